"""What is in force: rules changed by Headlines, Moguls and lasting effects."""

from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.table import SteelTable, mayor
from boomtown.games.forged_in_steel.rules.terms import R_CITY_VP_TO, R_COST_MINE, R_COST_SEIZE, R_LOT_VP

LASTING = 3  # numbers of one entry of `lasting`


def headline_rule(t: SteelTable, rule: int, seat: int) -> int:
    """What the Headlines add to a rule, or set it to, for a seat: only the newest that changes it counts."""
    for i in range(len(t.headlines)):
        for change in t.content.card_headline[t.headlines[i]].changes:
            if change.rule == rule and (not change.holder_only or t.holders[i] == seat):
                return change.amount()
    return 0


def headline_with(t: SteelTable, rule: int) -> int:
    """The newest Headline that changes a rule, by its card; 0 if there is none."""
    for card in t.headlines:
        for change in t.content.card_headline[card].changes:
            if change.rule == rule:
                return card
    return 0


def mogul_rule(t: SteelTable, rule: int, seat: int, nb: int) -> int:
    """What a seat's Mogul adds to a rule in a Neighborhood."""
    if t.moguls[seat] < 0 or t.moguls[seat] != nb:
        return 0
    for change in t.content.benefits[nb].changes:
        if change.rule == rule and (not change.once or rule not in t.once):
            return change.amount()
    return 0


def use_up(t: SteelTable, rule: int, seat: int, nb: int) -> None:
    """Note that a benefit which holds once a turn has been used."""
    if t.moguls[seat] == nb and nb >= 0 and rule not in t.once:
        for change in t.content.benefits[nb].changes:
            if change.rule == rule and change.once:
                t.once = t.renew(field.ONCE)
                t.once.append(rule)


def cost(t: SteelTable, seat: int, rule: int, nb: int) -> int:
    """The MM a seat pays for something in a Neighborhood (-1: outside the map)."""
    price = t.content.price[rule] + headline_rule(t, rule, seat)
    if rule < R_COST_MINE and nb >= 0:
        price += mogul_rule(t, rule, seat, nb)
    return price if price > 0 else 0


def affordable(t: SteelTable, seat: int, rule: int, muscle: int) -> int:
    """The Neighborhoods where a seat can pay for something, as a set; a Mogul changes the price in one of them."""
    found = t.content.city.all_nbs if cost(t, seat, rule, -1) <= muscle else 0
    nb = t.moguls[seat]
    if nb >= 0:
        found &= ~(1 << nb)
        if cost(t, seat, rule, nb) <= muscle:
            found |= 1 << nb
    return found


def can_pay(t: SteelTable, seat: int, rule: int, muscle: int) -> bool:
    """Whether a seat can pay for a Mine or a seizure."""
    assert rule == R_COST_MINE or rule == R_COST_SEIZE
    return cost(t, seat, rule, -1) <= muscle


def lasting_rule(t: SteelTable, rule: int, seat: int, nb: int) -> int:
    """What lasting effects add to a rule for a seat in a Neighborhood."""
    total = 0
    for i in range(0, len(t.lasting), LASTING):
        effect = t.content.lasting[t.lasting[i]]
        if effect.rule == rule and t.lasting[i + 1] == seat and t.lasting[i + 2] in (-1, nb):
            total += effect.amount
    return total


def end_lasting(t: SteelTable, until: int) -> None:
    """Effects that last until now are over."""
    kept: list[int] = []
    for i in range(0, len(t.lasting), LASTING):
        if t.content.lasting[t.lasting[i]].until != until:
            kept.extend(t.lasting[i : i + LASTING])
    if len(kept) < len(t.lasting):
        t.lasting = t.renew(field.LASTING)
        t.lasting[:] = kept


def city_scorer(t: SteelTable) -> int:
    """Who scores for City cubes that are built over: the Mayor, or whom a card has put in the Mayor's place last."""
    for i in range(len(t.lasting) - LASTING, -1, -LASTING):
        if t.content.lasting[t.lasting[i]].rule == R_CITY_VP_TO:
            return t.lasting[i + 1]
    return mayor(t)


def lot_vp(t: SteelTable) -> int:
    """What a cube that is built over pays."""
    return headline_rule(t, R_LOT_VP, -1) or t.content.lot_vp
