"""Scoring: goods, buildings, goals of lands, ties."""

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.gains import gain_influence
from boomtown.games.city_of_iron.holdings import counted
from boomtown.games.city_of_iron.kit import GOODS
from boomtown.games.city_of_iron.table import (
    FROM_BUILDINGS,
    FROM_ENDS,
    FROM_LANDS,
    FROM_PLACES,
    FROM_SHIELDS,
    IronTable,
)


def places_of(t: IronTable, good: int) -> list[int]:
    """The most of a good that any seat has, and the next lower amount; 0 for none."""
    first = second = 0
    for seat in range(t.seats):
        n = t.goods[seat * GOODS + good]
        if n > first:
            second = first
            first = n
        elif second < n < first:
            second = n
    return [first, second]


def salad_row(t: IronTable, n: int) -> int:
    """The row of the Point Salad table for an amount, or -1."""
    row = -1
    for i in range(len(t.kit.salad_least)):
        if n >= t.kit.salad_least[i]:
            row = i
    return row


def goods_influence(t: IronTable, seat: int) -> list[int]:
    """What a seat's goods score now: for places (or by the table), for shields."""
    kit = t.kit
    placed = shields = 0
    for good in range(GOODS):
        n = t.goods[seat * GOODS + good]
        if n == 0:
            continue
        if t.salad:
            row = salad_row(t, n)
            if row >= 0:
                placed += kit.salad_influence[row][good]
            continue
        best = places_of(t, good)
        if n == best[0]:
            placed += kit.first[good]
        elif n == best[1]:
            placed += kit.second[good]
        if n >= kit.shield[good]:
            shields += 1
    return [placed, shields]


def card_influence(t: IronTable, seat: int, card: int) -> int:
    """What a building scores now."""
    score = t.kit.card_score[card]
    if len(score) == 0:
        return 0
    n = score[0] + counted(t, seat, score[1], score[2], t.city[card]) // score[3]
    return n if n < score[4] else score[4]


def buildings_influence(t: IronTable, seat: int) -> int:
    """What all buildings of a seat score now."""
    total = 0
    for card in t.built[seat]:
        total += card_influence(t, seat, card)
    return total


def majority_coins(t: IronTable, seat: int) -> int:
    """The bonus coins of a seat at income."""
    coins = 0
    for good in range(GOODS):
        n = t.goods[seat * GOODS + good]
        if n == 0:
            continue
        if t.salad:
            row = salad_row(t, n)
            if row >= 0:
                coins += t.kit.salad_coins[row][good]
        elif n == places_of(t, good)[0]:
            coins += t.kit.majority[good]
    return coins


def goal_met(t: IronTable, seat: int, goal: list[int], land: int) -> bool:
    """Whether a seat has completed a goal; a tie for the most pays nobody."""
    n = counted(t, seat, goal[1], goal[2], land)
    if goal[0] == k.AT_LEAST:
        return n >= goal[3]
    for other in range(t.seats):
        if other != seat and counted(t, other, goal[1], goal[2], land) >= n:
            return False
    return True


def lands_influence(t: IronTable, seat: int) -> int:
    """What the goals of a seat's lands would pay now."""
    total = 0
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat and goal_met(t, seat, t.kit.land_goal[land], land):
            total += t.kit.land_goal[land][4]
    return total


def ends_influence(t: IronTable, seat: int) -> int:
    """What the goals of a seat's buildings would pay now."""
    total = 0
    for card in t.built[seat]:
        goal = t.kit.card_goal[card]
        if len(goal) > 0 and goal_met(t, seat, goal, t.city[card]):
            total += goal[4]
    return total


def score_round(t: IronTable) -> None:
    """All players gain influence for goods and buildings."""
    for seat in range(t.seats):
        both = goods_influence(t, seat)
        buildings = buildings_influence(t, seat)
        gain_influence(t, seat, both[0], FROM_PLACES)
        gain_influence(t, seat, both[1], FROM_SHIELDS)
        gain_influence(t, seat, buildings, FROM_BUILDINGS)
        t.tell("score", seat, [both[0], both[1], buildings, t.influence[seat]])


def score_goals(t: IronTable) -> None:
    """Final scoring: goals of lands, goals of buildings."""
    for seat in range(t.seats):
        lands = lands_influence(t, seat)
        ends = ends_influence(t, seat)
        gain_influence(t, seat, lands, FROM_LANDS)
        gain_influence(t, seat, ends, FROM_ENDS)
        t.tell("final", seat, [lands, ends, t.influence[seat]])


def ranked(t: IronTable) -> list[list[int]]:
    """The seats by influence, then coins, then goods in total; those still equal share a place."""
    order = list(range(t.seats))
    keys: list[list[int]] = []
    for seat in order:
        total = 0
        for good in range(GOODS):
            total += t.goods[seat * GOODS + good]
        keys.append([t.influence[seat], t.coins[seat], total])
    found: list[list[int]] = []
    while len(order) > 0:
        best = order[0]
        for seat in order:
            if keys[seat] > keys[best]:
                best = seat
        same = [seat for seat in order if keys[seat] == keys[best]]
        found.append(same)
        order = [seat for seat in order if seat not in same]
    return found
