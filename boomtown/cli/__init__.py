"""One command, `boomtown`: play, simulate, replay, draw, read the rules."""

from boomtown.cli import about, files, play, simulate
from boomtown.cli.app import app

__all__ = ["about", "app", "files", "main", "play", "simulate"]


def main() -> None:
    """Run the command that the command line asks for."""
    app()
