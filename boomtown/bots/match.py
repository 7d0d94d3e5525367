"""Bots at a table: whoever must decide does, until the game is over."""

from boomtown.bots import Bot
from boomtown.bots.chance import chance
from boomtown.engine.dice import mixed, seeded
from boomtown.engine.record import Record
from boomtown.engine.table import Table


class Player:
    """A bot in a seat: it carries out what it has planned until something new becomes known."""

    def __init__(self, bot: Bot, seat: int, seed: int) -> None:
        self.bot = bot
        self.seat = seat
        self.seed = seed  # belongs to the whole game and makes each decision anew
        self.planned: list[int] = []
        self.marks = -1

    def choose(self, table: Table) -> int:
        """What the bot does now."""
        options = table.legal(self.seat)
        if self.marks != table.marks or not self.planned or self.planned[0] not in options:
            self.planned = options[:1] if len(options) == 1 else self.thought(table)
            self.marks = table.marks
        return self.planned.pop(0)

    def thought(self, table: Table) -> list[int]:
        """What the bot would do from here."""
        mine = mixed(seeded(self.seed) ^ mixed(table.moves * table.seats + self.seat + 1))
        return self.bot.plan(chance(table, self.seat, mine))[:]


def choose(bot: Bot, table: Table, seat: int, seed: int) -> int:
    """What a bot in a seat does now, without a plan from before."""
    return Player(bot, seat, seed).choose(table)


def play_out(record: Record, bots: list[Bot], seed: int) -> None:
    """Let bots play a game to its end."""
    players = [Player(bot, seat, seed) for seat, bot in enumerate(bots)]
    while not record.table.over:
        seat = record.table.waiting[0]
        record.apply(seat, players[seat].choose(record.table))
