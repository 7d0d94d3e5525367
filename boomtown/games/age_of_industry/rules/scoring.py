"""End and scoring: railway profits, loans, money, counters, ties."""

from boomtown.engine.steps import Step
from boomtown.engine.table import places
from boomtown.games.age_of_industry.rules import table as at
from boomtown.games.age_of_industry.rules.table import AgeTable

PARTS = 5  # of a seat's result: railway money, loans repaid, points for money, for counters, lost for loans


def occupied_spaces(t: AgeTable, place: int) -> int:
    """Counters and market space of a place; a village counts as one."""
    if (t.content.villages >> place) & 1:
        return 1
    count = 0 if t.content.place_market[place] < 0 else 1
    for space in t.content.place_spaces[place]:
        if t.owner[space] >= 0:
            count += 1
    return count


def railway_profit(t: AgeTable, link: int) -> int:
    """What a railway earns at the end."""
    both = occupied_spaces(t, t.content.link_a[link]) + occupied_spaces(t, t.content.link_b[link])
    return t.content.railway_income + both * t.content.railway_income_per_space


def railway_money(t: AgeTable, seat: int) -> int:
    """What all railways of a seat earn at the end."""
    money = 0
    for link in range(len(t.rail)):
        if t.rail[link] == seat:
            money += railway_profit(t, link)
    return money


def counter_points(t: AgeTable, seat: int) -> int:
    """The levels of a seat's counters on the board, flipped or not."""
    points_ = 0
    for space in range(len(t.owner)):
        if t.owner[space] == seat:
            points_ += t.content.points[t.counter[space]]
    return points_


def final_result(t: AgeTable, seat: int) -> list[int]:
    """A seat's five numbers: railway money, loans repaid, points for money, for counters, lost for loans."""
    railways = railway_money(t, seat)
    money = t.money[seat] + railways
    repaid = min(t.loans[seat], money // t.content.loan)
    money -= repaid * t.content.loan
    unpaid = t.loans[seat] - repaid
    return [
        railways,
        repaid,
        money // t.content.money_per_point,
        counter_points(t, seat),
        unpaid * t.content.unpaid_points,
    ]


def points(t: AgeTable, seat: int) -> int:
    """A seat's victory points, as if the game were scored now."""
    parts = t.result[seat * PARTS : seat * PARTS + PARTS] if t.result else final_result(t, seat)
    return parts[2] + parts[3] - parts[4]


def scores(t: AgeTable) -> list[int]:
    """Each seat's victory points, as if the game were scored now."""
    return [points(t, seat) for seat in range(t.seats)]


def ranking(t: AgeTable) -> list[list[int]]:
    """The seats by place; among those tied for the highest total the first in order of play wins."""
    found = places(t.scores())
    if len(found[0]) > 1:
        winner = min(found[0], key=t.order.index)
        rest = [seat for seat in found[0] if seat != winner]
        found[0:1] = [[winner], rest]
    return found


class FinalScoring(Step[AgeTable]):
    """Hands are discarded, railways pay, loans are repaid, money and counters become points."""

    def run(self, table: AgeTable) -> None:
        table.mark()
        table.discard, table.shown = table.renew(at.DISCARD), table.renew(at.SHOWN)
        table.result = table.renew(at.RESULT)
        for seat in range(table.seats):
            table.discard.extend(table.hands[seat])
            table.own_hand(seat).clear()
        table.shown.clear()
        results = [final_result(table, seat) for seat in range(table.seats)]
        for seat in range(table.seats):
            repaid = results[seat][1]
            at.add_money(table, seat, results[seat][0] - repaid * table.content.loan)
            at.add_loans(table, seat, -repaid)
            table.result.extend(results[seat])
        for seat in range(table.seats):
            table.tell("final", seat, [*results[seat], points(table, seat)])
