"""`boomtown replay`, `boomtown verify` and `boomtown picture`: what lies in a file."""

import json
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

import boomtown
from boomtown.cli.app import app
from boomtown.cli.asked import checked_seat
from boomtown.cli.words import show
from boomtown.engine import record as records
from boomtown.engine.errors import BadRecord, BoomtownError
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from boomtown.engine.verify import verify as verified

FONTS = Path(boomtown.__file__).parent / "fonts"


@app.command()
def replay(
    file: Path = typer.Argument(help="A game's record."),
    at: int | None = typer.Option(None, "--at", metavar="N", help="Stop after N actions."),
    seat: int | None = typer.Option(
        None, "--seat", metavar="S", help="Read it as the seat S (from 0), not as a spectator."
    ),
    content: str | None = typer.Option(
        None, "--content", metavar="DIR", help="The content pack it was played with."
    ),
) -> None:
    """Play a record again: print what happened and the last position, and check that it is the same."""
    game = load_record(file, content)
    viewer = checked_seat(game.seats, seat)
    table = table_at(game, at)
    console = Console(highlight=False)
    for line in table.log(viewer):
        show(console, line["text"])
    console.print()
    show(console, game.game.describe(table, viewer))
    console.print()
    if table.over:
        scores = ", ".join(f"seat {s} ({name(game, s)}) {points}" for s, points in enumerate(table.scores()))
        console.print(f"Final scores: {scores}.", markup=False, soft_wrap=True)
    else:
        who = ", ".join(f"seat {s} ({name(game, s)})" for s in table.waiting)
        console.print(f"The game is not over; waiting for {who}.", markup=False, soft_wrap=True)
    console.print(
        f"{len(game.actions)} actions replayed to the position it was saved in (digest {game.table.digest()}).",
        soft_wrap=True,
    )


@app.command()
def verify(
    file: Path = typer.Argument(help="The record of a finished game."),
    fingerprint: str = typer.Option(
        "", "--fingerprint", metavar="HEX", help="The fingerprint that was shown at the table."
    ),
    content: str | None = typer.Option(
        None, "--content", metavar="DIR", help="The content pack it was played with."
    ),
) -> None:
    """Deal a game again from its secret and say whether fingerprint, deal and every draw agree."""
    boomtown.games()
    read_json(file)
    checks = verified(file.read_text(encoding="utf-8"), fingerprint, content_option(content))
    for check in checks:
        print(check.words)
    if not all(check.agrees for check in checks):
        raise BoomtownError("This deal is NOT what it claims to be.")
    print("Everything agrees.")


def content_option(content: str | None) -> dict[str, str]:
    """What a content folder that was named overrides."""
    return {} if content is None else {"content": content}


@app.command()
def picture(
    file: Path = typer.Argument(help="A game's record or a saved table."),
    out: Path = typer.Option(..., "-o", "--out", metavar="FILE", help="The picture to write: .svg or .png."),
    seat: int | None = typer.Option(
        None, "--seat", metavar="S", help="What the seat S (from 0) sees; else a spectator."
    ),
    at: int | None = typer.Option(
        None, "--at", metavar="N", help="The position after N actions of a record."
    ),
    content: str | None = typer.Option(
        None, "--content", metavar="DIR", help="The content pack it was played with."
    ),
) -> None:
    """Draw a position."""
    if out.suffix not in (".svg", ".png"):
        raise BoomtownError(f"A picture's name ends in .svg or .png; '{out.name}' does not.")
    saved = read_json(file)
    if isinstance(saved, dict) and saved.get("boomtown") == "table":
        if at is not None:
            raise BoomtownError(f"{file} is a saved table, not a record, so there is no --at.")
        table = load_table(saved, content)
    else:
        table = table_at(load_record(file, content), at)
    drawn = boomtown.game(table.game_id).picture(table, checked_seat(table.seats, seat))
    try:
        if out.suffix == ".svg":
            out.write_text(drawn, encoding="utf-8")
        else:
            out.write_bytes(png(drawn))
    except OSError as error:
        raise BoomtownError(f"{out} can't be written: {error.strerror}.") from None
    print(f"{out} is drawn.")


def name(game: Record, seat: int) -> str:
    """Who sits in a seat of a record."""
    return game.names[seat] if seat < len(game.names) else "nobody named"


def read_json(file: Path) -> Any:
    """What a file holds."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{file} can't be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise BadRecord(f"{file} is not a Boomtown file: it is not JSON.") from None


def load_record(file: Path, content: str | None) -> Record:
    """The record in a file, checked to its last position."""
    boomtown.games()
    read_json(file)
    return records.load(file, content_option(content))


def load_table(saved: dict[str, Any], content: str | None) -> Table:
    """The table that was saved, perhaps with another place of its content."""
    if content is not None and isinstance(saved.get("options"), dict):
        saved["options"]["content"] = content
    return boomtown.game(str(saved.get("game"))).from_json(json.dumps(saved))


def table_at(game: Record, at: int | None) -> Table:
    """The table after so many actions of a record."""
    if at is not None and not 0 <= at <= len(game.actions):
        raise BoomtownError(f"The record has {len(game.actions)} actions; there is no position {at}.")
    return game.table if at is None else game.replay(at)


def png(svg: str) -> bytes:
    """The drawing as PNG."""
    try:
        import resvg_py
    except ImportError:
        raise BoomtownError("PNG needs the package resvg-py: pip install 'boomtown[png]'.") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_dirs=[str(FONTS)]))
