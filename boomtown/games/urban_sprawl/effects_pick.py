"""Effects that point at something for the next words: a building, a row, an office, a vocation; and payouts by choice."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.actions import BUILDING, LANE, OFFICE, PASS, ROW, VOCATION
from boomtown.games.urban_sprawl.board import F_EXTREME, NUMBERS, OFFICES, VOCATIONS
from boomtown.games.urban_sprawl.filters import matching
from boomtown.games.urban_sprawl.grid import LOT_BLOCK, bits
from boomtown.games.urban_sprawl.payouts import Payout, rows_of_block
from boomtown.games.urban_sprawl.table import (
    ACTIVE,
    PENDING,
    PICKED_LANE,
    PICKED_OFFICE,
    PICKED_VOCATION,
    THIS,
    SprawlTable,
    row_lots,
)
from boomtown.games.urban_sprawl.whom import keep, register


def candidates(t: SprawlTable, at: int, seat: int) -> list[int]:
    """The actions that point at something a player may pick."""
    code = t.board.code
    what, arg = code[at + 3], code[at + 4]
    if what == c.P_BUILDING:
        return [BUILDING + home for home in bits(matching(t, arg, seat))]
    if what == c.P_ROW:
        home = register(t, THIS)
        if home < 0:
            return []
        block = LOT_BLOCK[home]
        return [LANE + block // 6, LANE + 6 + block % 6]
    found: list[int] = []
    if what == c.P_OFFICE:
        for office in range(OFFICES):
            holder = t.offices[office]
            if holder != PENDING and (arg == 0 or (holder >= 0 and holder != seat)):
                found.append(OFFICE + office)
        return found
    for name in range(VOCATIONS):
        if t.held[seat * VOCATIONS + name] > 0:
            found.append(VOCATION + name)
    return found


def pick(t: SprawlTable, at: int, seat: int) -> None:
    """Point at something; a player is asked where there is a choice, the active one where buildings tie."""
    code = t.board.code
    keep(t, -1)
    found = candidates(t, at, seat)
    if len(found) == 0:
        return
    if len(found) == 1 and code[at + 5] == 0:
        point(t, seat, found[0])
        return
    tied = code[at + 3] == c.P_BUILDING and t.board.filters[code[at + 4]][F_EXTREME] > 0
    t.agenda.append(PickThing(t.turn[ACTIVE] if tied else seat, at, seat))


def point(t: SprawlTable, seat: int, action: int) -> None:
    """Remember what was picked."""
    if action >= VOCATION:
        keep(t, action - VOCATION + PICKED_VOCATION)
        t.tell("pick-vocation", seat, [action - VOCATION])
    elif action >= OFFICE:
        keep(t, action - OFFICE + PICKED_OFFICE)
        t.tell("pick-office", seat, [action - OFFICE])
    elif action >= LANE:
        keep(t, action - LANE + PICKED_LANE)
        t.tell("pick-lane", seat, [action - LANE])
    else:
        home = action - BUILDING
        keep(t, home)
        t.tell("pick-building", seat, [home, t.zone[home], t.origin[home], t.owner[home]])


class PickThing(Decision):
    """What an effect points at, for the player `me` whom it concerns."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "me")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-141", "USP-220", "USP-255")

    def __init__(self, seat: int, at: int, me: int) -> None:
        super().__init__(seat)
        self.at = at
        self.me = me

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        found = candidates(table, self.at, self.me)
        if table.board.code[self.at + 5] == 1:
            found.append(PASS)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action != PASS:
            point(table, seat, action)


# --- payouts by choice ---------------------------------------------------------------------------------------


def rows_to_pay(t: SprawlTable, at: int) -> list[int]:
    """The rows on the board that a word lets a player choose from."""
    code = t.board.code
    kind = code[at + 3]
    numbers = code[at + 6 : at + 6 + code[at + 5]]
    return [kind * NUMBERS + number for number in numbers if row_lots(t, kind, number)]


def pay_rows(t: SprawlTable, at: int, seat: int) -> None:
    """A payout of a row of the player's choice, or of all rows of this block."""
    if t.board.code[at + 4] == 1:
        home = register(t, THIS)
        if home >= 0:
            for row in reversed(rows_of_block(t, LOT_BLOCK[home])):
                t.agenda.append(Payout(row // NUMBERS, row % NUMBERS))
        return
    rows = rows_to_pay(t, at)
    if len(rows) == 1:
        t.agenda.append(Payout(rows[0] // NUMBERS, rows[0] % NUMBERS))
    elif len(rows) > 1:
        t.agenda.append(PayoutRow(seat, at))


class PayoutRow(Decision):
    """The row that pays out."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-168")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [ROW + row for row in rows_to_pay(table, self.at)]

    def take(self, table: Table, seat: int, action: int) -> None:
        row = action - ROW
        table.agenda.append(Payout(row // NUMBERS, row % NUMBERS))
