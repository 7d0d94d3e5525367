"""Writes anew what is kept of games: `python -m boomtown.testing perft tests`, `... fixtures tests urban_sprawl`.

Do so after a change in the rules that is meant, and say in the commit which decisions have changed.
"""

import argparse
from pathlib import Path

import boomtown
from boomtown.engine.game import Game
from boomtown.games import folders
from boomtown.testing import fixtures, perft


def write_perft(game: Game, kept: Path) -> None:
    """The counts of one game."""
    path = perft.path_of(game, kept)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(perft.written(game), "utf-8")
    print(f"{game.title}: {path}")


def write_fixtures(game: Game, kept: Path) -> None:
    """The recorded games of one game; files of other names stay."""
    texts = fixtures.recorded(game, kept)
    folder = fixtures.folder_of(game, kept)
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    others = [path.name for path in sorted(folder.glob("*.json")) if path not in texts]
    left = f"; left as they were: {', '.join(others)}" if others else ""
    print(f"{game.title}: {len(texts)} games in {folder}{left}")


KINDS = {"perft": write_perft, "fixtures": write_fixtures}


def main() -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m boomtown.testing", description=(__doc__ or "").split(":")[0]
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("kept", type=Path, help="the folder in which perft/ and fixtures/ lie")
    parser.add_argument("game", nargs="*", help="the ids of games; all that Boomtown brings if there is none")
    asked = parser.parse_args()
    for id in asked.game or folders():
        KINDS[asked.kind](boomtown.game(id), asked.kept)


if __name__ == "__main__":
    main()
