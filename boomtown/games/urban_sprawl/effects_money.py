"""Effects: wealth and prestige that are gained, lost or paid to another player, and vocations that score."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.actions import MOST_UNITS, SPLIT
from boomtown.games.urban_sprawl.board import POLICE_CHIEF, VOCATIONS
from boomtown.games.urban_sprawl.filters import count
from boomtown.games.urban_sprawl.table import SprawlTable
from boomtown.games.urban_sprawl.whom import one_seat, picked_vocation


def units(t: SprawlTable, at: int, seat: int) -> int:
    """How often a player gets or pays the amount of a word."""
    code = t.board.code
    if code[at] == c.VOCATION_SCORE:
        name = scored_vocation(t, at)
        return t.held[seat * VOCATIONS + name] if name >= 0 else 0
    per = code[at + 7]
    if per < 0:
        return 1
    own = code[at + 2] % c.WHO_BASE == c.W_CONTROLLERS
    return min(count(t, per, seat, own), code[at + 8])


def scored_vocation(t: SprawlTable, at: int) -> int:
    """The vocation whose markers score, or -1."""
    name = t.board.code[at + 3]
    return name if name >= 0 else picked_vocation(t)


def unit_size(t: SprawlTable, at: int) -> int:
    """The amount, in wealth or prestige, of one unit of a word that leaves the choice."""
    code = t.board.code
    return code[at + 4] if code[at] == c.VOCATION_SCORE else code[at + 6]


def receiver(t: SprawlTable, at: int, seat: int) -> int:
    """Who is paid; -1 is the bank."""
    code = t.board.code
    return one_seat(t, code[at + 3], seat) if code[at] == c.TRIBUTE else -1


def split_range(t: SprawlTable, at: int, seat: int) -> tuple[int, int]:
    """The least and the most units a player may take or pay in prestige.

    Who pays must pay whole units from what he has; only units that neither wealth nor prestige covers are paid short.
    """
    n, size = min(units(t, at, seat), MOST_UNITS - 1), unit_size(t, at)
    op = t.board.code[at]
    if op != c.LOSE and op != c.TRIBUTE:
        return 0, n
    if t.wealth[seat] == 0 and t.prestige[seat] == 0:
        return 0, 0
    low = max(0, n - t.wealth[seat] // size)
    high = min(n, t.prestige[seat] // size)
    return (low, high) if low <= high else (high, low)


def money(t: SprawlTable, at: int, seat: int) -> None:
    """A player gains, loses or pays; he is asked where wealth or prestige is his choice."""
    code = t.board.code
    if code[at] == c.TRIBUTE and receiver(t, at, seat) in (-1, seat):
        return
    n = units(t, at, seat)
    if n == 0:
        return
    if code[at] == c.VOCATION_SCORE and is_chief(t, at, seat):
        settle(t, at, seat, n * unit_size(t, at), n * unit_size(t, at))
    elif unit_size(t, at) > 0:
        low, high = split_range(t, at, seat)
        if low == high:
            settle(t, at, seat, (n - low) * unit_size(t, at), low * unit_size(t, at))
        else:
            t.agenda.append(Split(seat, at))
    else:
        off = count(t, code[at + 9], seat, False) if code[at + 9] >= 0 else 0
        settle(t, at, seat, max(0, code[at + 4] * n - off), max(0, code[at + 5] * n - off))


def is_chief(t: SprawlTable, at: int, seat: int) -> bool:
    """Whether a player gains wealth and prestige: the Police Chief, when a vocation contract is built."""
    return t.board.code[at + 5] == 1 and t.offices[POLICE_CHIEF] == seat


def settle(t: SprawlTable, at: int, seat: int, wealth: int, prestige: int) -> None:
    """Move the amounts; who has too little pays what he has."""
    op = t.board.code[at]
    if op == c.GAIN or op == c.VOCATION_SCORE:
        t.wealth[seat] += wealth
        t.prestige[seat] += prestige
        if op == c.GAIN:
            t.tell("gain", seat, [wealth, prestige])
        else:
            t.tell("score", seat, [scored_vocation(t, at), wealth, prestige])
        return
    wealth = min(wealth, t.wealth[seat])
    prestige = min(prestige, t.prestige[seat])
    t.wealth[seat] -= wealth
    t.prestige[seat] -= prestige
    to = receiver(t, at, seat)
    if to >= 0:
        t.wealth[to] += wealth
        t.prestige[to] += prestige
        t.tell("tribute", seat, [to, wealth, prestige])
    else:
        t.tell("lose", seat, [wealth, prestige])


class Split(Decision):
    """So many units are gained or paid in wealth or in prestige, each as the player likes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")
    rules: ClassVar[tuple[str, ...]] = ("USP-130", "USP-131", "USP-250", "USP-259")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        low, high = split_range(table, self.at, seat)
        return list(range(SPLIT + low, SPLIT + high + 1))

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        k, size = action - SPLIT, unit_size(table, self.at)
        settle(table, self.at, seat, (units(table, self.at, seat) - k) * size, k * size)
