"""Write the perft files of all games anew: `python -m tests.perft`."""

import boomtown
from tests.perft import FOLDER, written

if __name__ == "__main__":
    for game in boomtown.games().values():
        (FOLDER / f"{game.id}.toml").write_text(written(game), "utf-8")
        print(f"{game.title}: tests/perft/{game.id}.toml")
