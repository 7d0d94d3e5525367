"""One command, `boomtown`: open the house, play, simulate, replay, draw, read the rules."""

from boomtown.cli import about, files, play, serve, simulate
from boomtown.cli.app import app

__all__ = ["about", "app", "files", "main", "play", "serve", "simulate"]


def main() -> None:
    """Run the command that the command line asks for."""
    app()
