"""Makes the positions that pictures show anew: `python -m tools.sample`, or only some: `... urban_sprawl`."""

import sys
from dataclasses import dataclass
from pathlib import Path

import boomtown
from boomtown.bots import bot
from boomtown.bots.match import choose
from boomtown.engine.record import Record

GAMES = Path(__file__).parent.parent / "boomtown" / "games"
HEAD = "# Positions for pictures of the game, played by bots: a seat and its action, move by move. Made by tools/sample.py.\n"
SEATS = 4
WIDE = 10  # moves on a line


@dataclass(frozen=True)
class Plan:
    """A game to play: so many moves of greedy bots from a seed on."""

    game: str
    part: str
    seed: int
    moves: int
    options: dict[str, str]


PLANS = (
    Plan("age_of_industry", "germany", 9, 290, {"map": "germany"}),
    Plan("age_of_industry", "new_england", 4, 290, {"map": "new_england"}),
    Plan("city_of_iron", "game", 5, 196, {}),
    Plan("fifty_first_state", "base", 6, 285, {"expansion": "base"}),
    Plan("fifty_first_state", "new_era", 4, 272, {"expansion": "new_era"}),
    Plan("fifty_first_state", "winter", 7, 360, {"expansion": "winter"}),
    Plan("forged_in_steel", "game", 7, 237, {}),
    Plan("urban_sprawl", "game", 11, 445, {}),
)


def played(plan: Plan) -> str:
    """The part of a game's file that a plan makes."""
    record = Record(boomtown.game(plan.game), SEATS, plan.seed, plan.options)
    while not record.table.over and len(record.actions) < plan.moves:
        seat = record.table.waiting[0]
        record.apply(seat, choose(bot("greedy:1"), record.table, seat, len(record.actions)))
    words = [f'"{seat} {record.game.actions.spell(action)}"' for seat, action in record.actions]
    lines = [", ".join(words[i : i + WIDE]) for i in range(0, len(words), WIDE)]
    body = ",\n    ".join(lines)
    return f"\n[{plan.part}]\nseats = {SEATS}\nseed = {plan.seed}\nmoves = [\n    {body},\n]\n"


def main() -> None:
    """Play the games that were named, or all, and write down what was done."""
    for game in sys.argv[1:] or sorted({plan.game for plan in PLANS}):
        text = HEAD + "".join(played(plan) for plan in PLANS if plan.game == game)
        (GAMES / game / "sample.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
