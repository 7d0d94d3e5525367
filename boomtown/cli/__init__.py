"""One command, `boomtown`: open the house, play, simulate, study, replay, draw, read the rules."""

from boomtown.cli import about, analyse, env, files, lab, play, serve, simulate
from boomtown.cli.app import app

__all__ = ["about", "analyse", "app", "env", "files", "lab", "main", "play", "serve", "simulate"]


def main() -> None:
    """Run the command that the command line asks for."""
    app()
