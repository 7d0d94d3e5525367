"""Scoring: goods, buildings, goals of lands, ties."""

from boomtown.games.city_of_iron.rules.content import GOODS
from boomtown.games.city_of_iron.rules.table import (
    FROM_BUILDINGS,
    FROM_ENDS,
    FROM_LANDS,
    FROM_PLACES,
    FROM_SHIELDS,
    IronTable,
    gain_influence,
)


def places_of(t: IronTable, good: int) -> tuple[int, int]:
    """The most of a good that any seat has, and the next lower amount; 0 for none."""
    first = second = 0
    for seat in range(t.seats):
        n = t.goods[seat * GOODS + good]
        if n > first:
            second = first
            first = n
        elif second < n < first:
            second = n
    return first, second


def salad_row(t: IronTable, n: int) -> int:
    """The row of the Point Salad table for an amount, or -1."""
    row = -1
    for i in range(len(t.content.salad_least)):
        if n >= t.content.salad_least[i]:
            row = i
    return row


def goods_influence(t: IronTable, seat: int) -> list[int]:
    """What a seat's goods score now: for places (or by the table), for shields."""
    content = t.content
    placed = shields = 0
    for good in range(GOODS):
        n = t.goods[seat * GOODS + good]
        if n == 0:
            continue
        if t.salad:
            row = salad_row(t, n)
            if row >= 0:
                placed += content.salad_influence[row][good]
            continue
        first, second = places_of(t, good)
        if n == first:
            placed += content.first[good]
        elif n == second:
            placed += content.second[good]
        if n >= content.shield[good]:
            shields += 1
    return [placed, shields]


def card_influence(t: IronTable, seat: int, card: int) -> int:
    """What a building scores now."""
    score = t.content.card_score[card]
    return 0 if score is None else score.influence(t, seat, t.city[card])


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
                coins += t.content.salad_coins[row][good]
        elif n == places_of(t, good)[0]:
            coins += t.content.majority[good]
    return coins


def lands_met(t: IronTable, seat: int) -> list[int]:
    """The lands of a seat whose goals it meets now."""
    found: list[int] = []
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat and t.content.land_goal[land].met(t, seat, land):
            found.append(land)
    return found


def ends_met(t: IronTable, seat: int) -> list[int]:
    """The buildings of a seat whose goals it meets now."""
    found: list[int] = []
    for card in t.built[seat]:
        goal = t.content.card_goal[card]
        if goal is not None and goal.met(t, seat, t.city[card]):
            found.append(card)
    return found


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
        lands = lands_met(t, seat)
        ends = ends_met(t, seat)
        for land in lands:
            influence = t.content.land_goal[land].influence
            gain_influence(t, seat, influence, FROM_LANDS)
            t.tell("land-goal", seat, [land, influence])
        for card in ends:
            goal = t.content.card_goal[card]
            assert goal is not None
            gain_influence(t, seat, goal.influence, FROM_ENDS)
            t.tell("building-goal", seat, [card, goal.influence])
        t.tell("final", seat, [t.influence[seat]])


def scores(t: IronTable) -> list[int]:
    """Each seat's influence."""
    return t.influence[:]


def ranking(t: IronTable) -> list[list[int]]:
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
