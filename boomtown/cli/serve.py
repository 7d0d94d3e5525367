"""`boomtown serve`, `boomtown backup` and `boomtown restore`: the house in the browser."""

import socket
from errno import EADDRINUSE
from pathlib import Path

import typer

from boomtown.cli.app import app
from boomtown.engine.errors import BadOption

NEXT_PORTS = 20  # tried after one that is taken

Folder = typer.Option(None, "--data", metavar="DIR", help="Where tables and people are kept; usually ./data.")


@app.command()
def serve(
    host: str = typer.Option("127.0.0.1", "--host", help="The address to listen on; 0.0.0.0 for everybody."),
    port: int = typer.Option(
        8000, "--port", min=1, max=65535, help="The port; if it is taken, the next free one."
    ),
    data: Path | None = Folder,
    compile: bool = typer.Option(
        False,
        "--compile",
        help="In a checkout: compile the rules meanwhile, so that bots think several times as fast.",
    ),
    processes: int = typer.Option(
        1, "--processes", min=1, max=64, help="So many processes on one port; they need PostgreSQL."
    ),
) -> None:
    """Open the house: play in the browser until you press Ctrl+C."""
    from boomtown.web.door.serve import serve as open_house

    open_house(host, free_port(host, port), data, compile, processes)


@app.command()
def backup(
    file: Path = typer.Argument(metavar="FILE", help="The file to write; it must not be there yet."),
    data: Path | None = Folder,
) -> None:
    """Copy all tables and people into one file, while the house may be open."""
    from boomtown.web.door.copies import backup as copy_house

    copy_house(data, file)
    print(f"Everything is in {file}.")


@app.command()
def restore(
    file: Path = typer.Argument(metavar="FILE", help="A copy that `boomtown backup` wrote."),
    data: Path | None = Folder,
) -> None:
    """Bring all tables and people of a copy back, into a house in which nothing is yet."""
    from boomtown.web.door.copies import restore as bring_back

    print(f"Everything is back: {bring_back(data, file)} moves.")


def free_port(host: str, port: int) -> int:
    """The port, or the next one that nobody uses."""
    for candidate in range(port, min(port + NEXT_PORTS, 65536)):
        if is_free(host, candidate):
            if candidate != port:
                print(f"Port {port} is taken; using {candidate}.")
            return candidate
    raise BadOption(f"Port {port} and the {NEXT_PORTS - 1} after it are taken; name another with --port.")


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == EADDRINUSE:
                return False
            raise BadOption(f"Boomtown can't listen on {host}: {error.strerror}.") from None
    return True
