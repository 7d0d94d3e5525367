"""Makes the sample positions of Age of Industry anew, for pictures: `python -m tools.sample`."""

from pathlib import Path

import boomtown
from boomtown.bots import bot
from boomtown.bots.match import choose
from boomtown.engine.record import Record

FILE = Path(__file__).parent.parent / "boomtown" / "games" / "age_of_industry" / "sample.toml"
HEAD = "# Positions for pictures of the game, played by bots. Made by tools/sample.py.\n"
SEEDS = {"germany": 9, "new_england": 4}
MOVES, SEATS = 290, 4


def main() -> None:
    """Play a game on every map and write what was done."""
    text = HEAD
    for map_id, seed in SEEDS.items():
        record = Record(boomtown.game("age_of_industry"), SEATS, seed, {"map": map_id})
        while not record.table.over and len(record.actions) < MOVES:
            seat = record.table.waiting[0]
            record.apply(seat, choose(bot("greedy:1"), record.table, seat, len(record.actions)))
        words = [record.game.actions.spell(action) for _, action in record.actions]
        lines = [", ".join(f'"{word}"' for word in words[i : i + 12]) for i in range(0, len(words), 12)]
        body = ",\n    ".join(lines)
        text += f"\n[{map_id}]\nseats = {SEATS}\nseed = {seed}\nactions = [\n    {body},\n]\n"
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
