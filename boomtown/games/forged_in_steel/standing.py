"""What is in force: rules changed by Headlines, Moguls and lasting effects."""

from boomtown.games.forged_in_steel.script import R_CITY_VP_TO, R_COST_MINE, R_COST_SEIZE, R_LOT_VP
from boomtown.games.forged_in_steel.table import SteelTable, mayor

LASTING = 3  # numbers of one entry of `lasting`


def headline_rule(t: SteelTable, rule: int, seat: int) -> int:
    """What the Headlines add to a rule, or set it to, for a seat: only the newest that changes it counts."""
    for i in range(len(t.headlines)):
        changes = t.board.card_headline[t.headlines[i]]
        for j in range(len(changes.rule)):
            if changes.rule[j] == rule and (changes.holder_only[j] == 0 or t.holders[i] == seat):
                return changes.add[j] + changes.value[j]
    return 0


def mogul_rule(t: SteelTable, rule: int, seat: int, nb: int) -> int:
    """What a seat's Mogul adds to a rule in a Neighborhood."""
    if t.moguls[seat] < 0 or t.moguls[seat] != nb:
        return 0
    benefit = t.board.benefits[nb]
    for j in range(len(benefit.rule)):
        if benefit.rule[j] == rule and (benefit.once[j] == 0 or rule not in t.once):
            return benefit.add[j] + benefit.value[j]
    return 0


def use_up(t: SteelTable, rule: int, seat: int, nb: int) -> None:
    """Note that a benefit which holds once a turn has been used."""
    if t.moguls[seat] == nb and nb >= 0 and rule not in t.once:
        benefit = t.board.benefits[nb]
        for j in range(len(benefit.rule)):
            if benefit.rule[j] == rule and benefit.once[j] == 1:
                t.once.append(rule)


def cost(t: SteelTable, seat: int, rule: int, nb: int) -> int:
    """The MM a seat pays for something in a Neighborhood (-1: outside the map)."""
    price = t.board.price[rule] + headline_rule(t, rule, seat)
    if rule < R_COST_MINE and nb >= 0:
        price += mogul_rule(t, rule, seat, nb)
    return price if price > 0 else 0


def cheapest(t: SteelTable, seat: int, rule: int, muscle: int) -> int:
    """The Lots of all Neighborhoods where a seat can pay for something."""
    found = 0
    for nb in range(len(t.board.city.nb_lots)):
        if cost(t, seat, rule, nb) <= muscle:
            found |= t.board.city.nb_lots[nb]
    return found


def can_pay(t: SteelTable, seat: int, rule: int, muscle: int) -> bool:
    """Whether a seat can pay for a Mine or a seizure."""
    assert rule == R_COST_MINE or rule == R_COST_SEIZE
    return cost(t, seat, rule, -1) <= muscle


def lasting_rule(t: SteelTable, rule: int, seat: int, nb: int) -> int:
    """What lasting effects add to a rule for a seat in a Neighborhood."""
    script = t.board.script
    total = 0
    for i in range(0, len(t.lasting), LASTING):
        step = t.lasting[i]
        if script.a[step] == rule and t.lasting[i + 1] == seat and t.lasting[i + 2] in (-1, nb):
            total += script.b[step]
    return total


def end_lasting(t: SteelTable, until: int) -> None:
    """Effects that last until now are over."""
    kept: list[int] = []
    for i in range(0, len(t.lasting), LASTING):
        if t.board.script.d[t.lasting[i]] != until:
            kept.extend(t.lasting[i : i + LASTING])
    t.lasting[:] = kept


def city_scorer(t: SteelTable) -> int:
    """Who scores for City cubes that are built over: the Mayor, or whom a card has put in his place last."""
    script = t.board.script
    for i in range(len(t.lasting) - LASTING, -1, -LASTING):
        from_rule = script.a[t.lasting[i]]
        if from_rule == R_CITY_VP_TO:
            return t.lasting[i + 1]
    return mayor(t)


def lot_vp(t: SteelTable) -> int:
    """What a cube that is built over pays."""
    return headline_rule(t, R_LOT_VP, -1) or 1
