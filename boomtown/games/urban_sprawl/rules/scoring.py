"""The end: a last payout of all prestige rows, wealth, the bonuses of the politicians, and who has won."""

from typing import Final

from boomtown.engine.steps import Step
from boomtown.games.urban_sprawl.rules.content import MAYOR, NUMBERS, OFFICE_ZONE, OFFICES, PARK, PRESTIGE
from boomtown.games.urban_sprawl.rules.filters import near_some
from boomtown.games.urban_sprawl.rules.payouts import row_earnings
from boomtown.games.urban_sprawl.rules.table import COVERED, OF_SEAT, OF_ZONE, RESULT, SprawlTable

PARTS: Final = 8  # of a seat's result: prestige before, rows, wealth, then each of the five offices
WEALTH_PER_POINT: Final = 10


def office_bonus(t: SprawlTable, office: int, seat: int) -> int:
    """What an office brings its holder at the end."""
    if office == MAYOR:
        own = t.masks[OF_SEAT + seat] & ~t.masks[OF_ZONE + PARK]
        return near_some(t, own, t.masks[COVERED + PARK]).bit_count()
    return t.masks[OF_ZONE + OFFICE_ZONE[office]].bit_count()


def final_results(t: SprawlTable) -> list[int]:
    """The eight numbers of every seat, as if the game were scored now."""
    rows = [0] * t.seats
    for number in range(1, NUMBERS):
        earned = row_earnings(t, PRESTIGE, number)
        for seat in range(t.seats):
            rows[seat] += earned[seat]
    found: list[int] = []
    for seat in range(t.seats):
        found.extend([t.prestige[seat], rows[seat], t.wealth[seat] // WEALTH_PER_POINT])
        for office in range(OFFICES):
            found.append(office_bonus(t, office, seat) if t.offices[office] == seat else 0)
    return found


def scores(t: SprawlTable) -> list[int]:
    """Each seat's prestige, as if the game were scored now."""
    results = t.result if len(t.result) > 0 else final_results(t)
    return [sum(results[seat * PARTS : seat * PARTS + PARTS]) for seat in range(t.seats)]


def ranking(t: SprawlTable) -> list[list[int]]:
    """The seats by place: most prestige, then most wealth; who is equal in both shares the place."""
    totals = scores(t)
    pairs = sorted({(totals[seat], t.wealth[seat]) for seat in range(t.seats)}, reverse=True)
    return [[seat for seat in range(t.seats) if (totals[seat], t.wealth[seat]) == pair] for pair in pairs]


class FinalScoring(Step[SprawlTable]):
    """A payout on every prestige row, 1 prestige for each full 10 wealth, then the politicians' bonuses."""

    def run(self, table: SprawlTable) -> None:
        table.mark()
        table.result = table.renew(RESULT)
        table.result[:] = final_results(table)
        totals = scores(table)
        for seat in range(table.seats):
            table.prestige[seat] = totals[seat]
            table.tell("final", seat, [*table.result[seat * PARTS : seat * PARTS + PARTS], totals[seat]])
