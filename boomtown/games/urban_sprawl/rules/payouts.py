"""Payouts: who has most buildings on a row, and what the places earn."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.games.urban_sprawl.rules.content import NUMBERS, PRESTIGE
from boomtown.games.urban_sprawl.rules.grid import BLOCK_LOTS
from boomtown.games.urban_sprawl.rules.table import OF_SEAT, SprawlTable, row_lots


def shares(counts: list[int], amounts: list[int], places: int) -> list[int]:
    """What each player earns by their number of buildings: equal numbers share their places, fractions are dropped."""
    earned: list[int] = []
    paid = places if places < len(amounts) else len(amounts)
    for value in counts:
        place = tied = total = 0
        for other in counts:
            if other > value:
                place += 1
            elif other == value:
                tied += 1
        if value > 0:
            for i in range(place, place + tied if place + tied < paid else paid):
                total += amounts[i]
        earned.append(total // tied)
    return earned


def buildings_on(t: SprawlTable, lots: int) -> list[int]:
    """How many buildings each player has on some lots."""
    return [(t.masks[OF_SEAT + seat] & lots).bit_count() for seat in range(t.seats)]


def row_earnings(t: SprawlTable, kind: int, number: int) -> list[int]:
    """What each player would earn by a payout of a row; nothing if its number is not on the board."""
    lots = row_lots(t, kind, number)
    return lots_earnings(t, lots, number) if lots else [0] * t.seats


def lots_earnings(t: SprawlTable, lots: int, number: int) -> list[int]:
    """What each player would earn by a payout of a number on some lots."""
    return shares(buildings_on(t, lots), t.content.pay[number], t.seats)


class Payout(Step[SprawlTable]):
    """A row pays out, if its number is on the board."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "number")

    def __init__(self, kind: int, number: int) -> None:
        self.kind = kind
        self.number = number

    def run(self, table: SprawlTable) -> None:
        lots = row_lots(table, self.kind, self.number)
        if lots == 0:
            table.tell("no-payout", -1, [self.kind, self.number])
            return
        earned = lots_earnings(table, lots, self.number)
        purse = table.prestige if self.kind == PRESTIGE else table.wealth
        for seat in range(table.seats):
            purse[seat] = purse[seat] + earned[seat]
        table.tell("payout", -1, [self.kind, self.number, *earned])


def rows_of_block(t: SprawlTable, block: int) -> list[int]:
    """All numbers whose rows run through a block, wealth before prestige, low before high."""
    found: list[int] = []
    for row in range(2 * NUMBERS):
        number = row % NUMBERS
        if number > 0 and row_lots(t, row // NUMBERS, number) & BLOCK_LOTS[block]:
            found.append(row)
    return found
