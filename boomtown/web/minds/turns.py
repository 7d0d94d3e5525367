"""A bot's turn: what it is to decide, on a made-up table; what it thinks in a worker, and what it means to do next."""

from dataclasses import dataclass

import boomtown
from boomtown.bots import bot, chance


def think(game_id: str, made_up: str, seat: int, code: str, seed: int) -> list[str]:
    """In a worker: what a bot plans at a made-up table that looks to its seat like the true one."""
    game = boomtown.game(game_id)
    table = game.from_json(made_up)
    return [game.actions.spell(action) for action in bot(code).plan(chance(table, seat, seed))]


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot has to make, or the house for a person who has no choice."""

    game: str
    made_up: str  # a table that looks to its seat like the true one
    seat: int
    code: str  # empty: a person sits there
    pause: int
    owner: int  # of the table: the person for whom the bot thinks
    seq: int  # that the seat knows of
    public: int  # that everybody knows of
    marks: int  # how often something became known at the table
    options: list[str]


@dataclass(frozen=True)
class Plan:
    """What a bot means to do next: good as long as nobody else acts and nothing becomes known."""

    seq: int
    marks: int
    actions: list[str]

    def fits(self, turn: BotTurn) -> bool:
        """Whether the plan goes on at a turn."""
        same = (self.seq, self.marks) == (turn.seq, turn.marks)
        return same and len(self.actions) > 0 and self.actions[0] in turn.options


@dataclass(frozen=True)
class Failure:
    """What went wrong at a table, how often since it last went well, and since when."""

    tries: int
    since: float
    error: str
