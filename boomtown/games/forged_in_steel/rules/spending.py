"""What MM can be used for at all: what limits each way, what it costs, and whether there is a place for it."""

from typing import Final

from boomtown.engine.limits import Fact, Limit, LimitOn, needs
from boomtown.engine.steps import Decision
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import (
    BUILD_COMMERCIAL,
    BUILD_FACTORY,
    BUILD_HOUSE,
    BUY_LOT,
    BUY_MINE,
    SEIZE,
)
from boomtown.games.forged_in_steel.rules.cards.parts import Purse
from boomtown.games.forged_in_steel.rules.city import first_lot, places_of
from boomtown.games.forged_in_steel.rules.may import (
    MM,
    PIECES,
    no_cube_fact,
)
from boomtown.games.forged_in_steel.rules.places import (
    cubes_left,
    pieces_left,
)
from boomtown.games.forged_in_steel.rules.purchase import (
    BUILT_KINDS,
    usable_nbs,
    ways_to,
    zoned_lots,
)
from boomtown.games.forged_in_steel.rules.sites import common, lots_of_option, pairs_in
from boomtown.games.forged_in_steel.rules.standing import cost
from boomtown.games.forged_in_steel.rules.survey import lots_in
from boomtown.games.forged_in_steel.rules.table import BY_FULL, SteelTable

WAYS: Final = (
    BUY_LOT,
    BUILD_HOUSE,
    BUILD_FACTORY,
    BUILD_COMMERCIAL,
    BUY_MINE,
    SEIZE,
)  # in the order of the cost rules
PRICES: Final = ("FIS-114", "FIS-116", "FIS-117", "FIS-118", "FIS-115", "FIS-149")
PLACES: Final = ("FIS-119", "FIS-123", "FIS-125", "FIS-129", "FIS-135", "FIS-148")


class Spending(Decision[SteelTable]):
    """What uses MM: what for, or (with a cost rule) where."""

    def __init__(self, seat: int, muscle: int, purse: int, rule: int) -> None:
        super().__init__(seat)
        self.muscle = muscle
        self.purse = purse  # what it may be used for
        self.rule = rule

    def terms(self, table: SteelTable) -> Purse:
        """What the MM may be used for."""
        return table.content.purses[self.purse]


def spending(t: SteelTable) -> Spending:
    """The decision on top."""
    top = t.agenda[-1]
    assert isinstance(top, Spending)
    return top


# --- ways to use MM ------------------------------------------------------------------------------------------


def way_named(t: SteelTable, seat: int, action: int) -> bool:
    """The card that gives the MM lets it be used so."""
    return spending(t).terms(t).allows(WAYS.index(action))


def way_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it does not."""
    return Fact("FIS-153", "card", [])


def least_price(t: SteelTable, seat: int, rule: int) -> int:
    """What a way to use MM costs where it costs least."""
    least = cost(t, seat, rule, -1)
    for nb in range(len(t.content.city.nb_lots)):
        if rule <= s.R_COST_COMMERCIAL and cost(t, seat, rule, nb) < least:
            least = cost(t, seat, rule, nb)
    return least


def way_paid(t: SteelTable, seat: int, action: int) -> bool:
    """There is enough MM for it somewhere."""
    return least_price(t, seat, WAYS.index(action)) <= spending(t).muscle


def way_price_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """How much it takes."""
    rule = WAYS.index(action)
    return needs(PRICES[rule], MM, least_price(t, seat, rule), spending(t).muscle)


def way_supplied(t: SteelTable, seat: int, action: int) -> bool:
    """A piece is left for it."""
    kind = BUILT_KINDS[WAYS.index(action)]
    return kind < 0 or pieces_left(t, seat, kind) > 0


def way_supply_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which piece is missing."""
    return needs("FIS-018", PIECES + BUILT_KINDS[WAYS.index(action)], 1, 0)


def way_marked(t: SteelTable, seat: int, action: int) -> bool:
    """A cube is left for a Lot or a Mine."""
    return action not in (BUY_LOT, BUY_MINE) or cubes_left(t, seat) > 0


def way_placed(t: SteelTable, seat: int, action: int) -> bool:
    """There is a place for it; what other limits forbid is theirs to say."""
    top, rule = spending(t), WAYS.index(action)
    if len(ways_to(t, seat, top.muscle, top.terms(t), rule)) > 0:
        return True
    ready = way_named(t, seat, action) and way_paid(t, seat, action) and way_supplied(t, seat, action)
    return not ready or not way_marked(t, seat, action)


def price_at(t: SteelTable, seat: int, rule: int, action: int) -> int:
    """What a way to use MM costs with an object."""
    nb = -1
    if rule <= s.R_COST_COMMERCIAL:
        nb = t.content.city.lot_nb[first_lot(t.content.city, lots_of_option(t, action))]
    return cost(t, seat, rule, nb)


def has_site(t: SteelTable, seat: int, purse: Purse, rule: int) -> bool:
    """Whether there are Lots for a Factory or a Commercial building, if there were a cube to mark it with."""
    city, nbs = t.content.city, usable_nbs(t, seat, purse)
    lots = common(places_of(city, nbs), [zoned_lots(t, seat, purse, strip) for strip in range(city.strips)])
    if rule == s.R_COST_COMMERCIAL:
        return any(lots[strip] & lots_in(t, BY_FULL, strip) for strip in range(city.strips))
    if rule == s.R_COST_FACTORY:
        return len(pairs_in(city, city.factory_pairs_from, lots)) > 0
    return False


def no_place_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """What is missing: MM where there would be a place, a card that allows it, a cube to mark it; or any place."""
    top, rule = spending(t), WAYS.index(action)
    dear = ways_to(t, seat, s.PLENTY, top.terms(t), rule)
    if len(dear) > 0:
        return needs(PRICES[rule], MM, min([price_at(t, seat, rule, place) for place in dear]), top.muscle)
    if top.purse > 0 and len(ways_to(t, seat, s.PLENTY, t.content.purses[0], rule)) > 0:
        return way_fact(t, seat, action)
    if cubes_left(t, seat) == 0 and has_site(t, seat, top.terms(t), rule):
        return no_cube_fact(t, seat, action)
    return Fact(PLACES[WAYS.index(action)], "no-place", [WAYS.index(action)])


WAY_LIMITS: Final = [
    (
        LimitOn("FIS-153", way_named, "card"),
        Limit(PRICES[rule], way_paid, way_price_fact),
        Limit("FIS-018", way_supplied, way_supply_fact),
        Limit("FIS-G47", way_marked, no_cube_fact),
        Limit(PLACES[rule], way_placed, no_place_fact),
    )
    for rule in range(len(WAYS))
]
