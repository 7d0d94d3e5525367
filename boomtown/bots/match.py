"""Bots at a table: whoever must decide does, until the game is over."""

from boomtown.bots import Bot
from boomtown.bots.chance import chance
from boomtown.engine.dice import mixed, seeded
from boomtown.engine.record import Record
from boomtown.engine.table import Table


def choose(bot: Bot, table: Table, seat: int, seed: int) -> int:
    """What a bot in a seat does now; `seed` belongs to the whole game and makes each of its decisions anew."""
    options = table.legal(seat)
    if len(options) == 1:
        return options[0]
    mine = mixed(seeded(seed) ^ mixed(table.moves * table.seats + seat + 1))
    return bot.decide(chance(table, seat, mine))


def play_out(record: Record, bots: list[Bot], seed: int) -> None:
    """Let bots play a game to its end."""
    while not record.table.over:
        seat = record.table.waiting[0]
        record.apply(seat, choose(bots[seat], record.table, seat, seed))
