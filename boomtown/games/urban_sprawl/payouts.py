"""Payouts: who has most buildings on a row, and what the places earn."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.board import NUMBERS, PRESTIGE
from boomtown.games.urban_sprawl.grid import BLOCK_LOTS
from boomtown.games.urban_sprawl.table import OF_SEAT, SprawlTable, row_lots


def shares(counts: list[int], amounts: list[int], places: int) -> list[int]:
    """What each player earns by his number of buildings: equal numbers share their places, fractions are dropped."""
    earned = [0] * len(counts)
    place = 0
    for value in sorted(set(counts), reverse=True):
        if value == 0:
            break
        tied = counts.count(value)
        total = 0
        for i in range(place, place + tied):
            if i < places and i < len(amounts):
                total += amounts[i]
        for seat in range(len(counts)):
            if counts[seat] == value:
                earned[seat] = total // tied
        place += tied
    return earned


def buildings_on(t: SprawlTable, lots: int) -> list[int]:
    """How many buildings each player has on some lots."""
    return [(t.masks[OF_SEAT + seat] & lots).bit_count() for seat in range(t.seats)]


def row_earnings(t: SprawlTable, kind: int, number: int) -> list[int]:
    """What each player would earn by a payout of a row; nothing if its number is not on the board."""
    lots = row_lots(t, kind, number)
    if lots == 0:
        return [0] * t.seats
    return shares(buildings_on(t, lots), t.board.pay[number], t.seats)


class Payout(Step):
    """A row pays out, if its number is on the board."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "number")

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        if row_lots(table, self.kind, self.number) == 0:
            table.tell("no-payout", -1, [self.kind, self.number])
            return
        earned = row_earnings(table, self.kind, self.number)
        purse = table.prestige if self.kind == PRESTIGE else table.wealth
        for seat in range(table.seats):
            purse[seat] += earned[seat]
        table.tell("payout", -1, [self.kind, self.number, *earned])


def rows_of_block(t: SprawlTable, block: int) -> list[int]:
    """All numbers whose rows run through a block, wealth before prestige, low before high."""
    found: list[int] = []
    for row in range(2 * NUMBERS):
        number = row % NUMBERS
        if number > 0 and row_lots(t, row // NUMBERS, number) & BLOCK_LOTS[block]:
            found.append(row)
    return found
