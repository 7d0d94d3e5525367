"""What the lab asks of a table: what sets a seat apart, its coins, which cards an option puts to use and how."""

from boomtown.engine.cards import word_now
from boomtown.engine.log import entries
from boomtown.games.city_of_iron.rules import actions as a
from boomtown.games.city_of_iron.rules.build import ChooseDemolish
from boomtown.games.city_of_iron.rules.cards.buildings import Store
from boomtown.games.city_of_iron.rules.cards.districts import FoundCity
from boomtown.games.city_of_iron.rules.summer import Turn
from boomtown.games.city_of_iron.rules.table import PARTS, IronTable

SOURCES = ("places of goods", "shields", "buildings", "cards and reactions", "lands", "goals of buildings")
PLACES = ("first", "second", "third", "fourth")
USES = {
    "play": "ability",
    "hammer": "hammers",
    "distance": "distance",
    "guns": "guns",
    "react": "reaction",
    "hire": "hired",
}


def traits(t: IronTable, seat: int) -> dict[str, str]:
    """A seat's nation, and its place in the first bidding as far as the table or its log still tells."""
    found: dict[str, str] = {}
    if t.nation[seat] >= 0:
        found["nation"] = t.content.nation_names[t.nation[seat]]
    order = first_bidders(t)
    if seat in order:
        found["place in the first bidding"] = PLACES[order.index(seat)]
    return found


def first_bidders(t: IronTable) -> list[int]:
    """The order of the first bidding, which was drawn by lot; once it has begun only the log remembers."""
    if t.round[0] == 1 and len(t.bids) == t.seats:
        return t.bids
    for entry in entries(t.news):
        if entry.kind == "bid-order":
            return entry.args
    return []


def plays(t: IronTable, seat: int, action: int) -> list[str]:
    """The building, expert, land, district or town that an option puts to use, and how."""
    kit, verb, n = t.content, a.ACTIONS.name(action), a.ACTIONS.number(action)
    if verb in USES:
        return [f"{kit.expert_names[n]}: {USES[verb]}"]
    if verb in ("build", "store", "demolish", "steambot"):
        return [f"{kit.card_names[n]}: {building_use(t, verb)}"]
    if verb == "attack":
        return [f"{kit.town_names[n]}: {'conquered' if t.town_owner[n] < 0 else 'taken from a rival'}"]
    if verb == "land":
        return [f"{kit.land_names[n]}: settled"]
    if verb == "side":
        how = "founded a city" if isinstance(word_now(t), FoundCity) else "added to a city"
        return [f"{kit.side_names[n]} district: {how}"]
    return []


def building_use(t: IronTable, verb: str) -> str:
    """What a verb does with a building."""
    top = t.agenda[-1]
    if verb == "build":
        return "built"
    if verb == "store":
        word = None if isinstance(top, Turn) else word_now(t)
        return "taken from the discards" if isinstance(word, Store) and word.discarded else "stored"
    if verb == "demolish":
        return "torn down" if isinstance(top, ChooseDemolish) else "salvaged"
    return "given a Steambot"


def ending(t: IronTable) -> str:
    """The only end there is."""
    return "the seventh round was scored"


def money(t: IronTable, seat: int) -> int:
    """A seat's coins."""
    return t.coins[seat]


def breakdown(t: IronTable, seat: int) -> dict[str, int]:
    """Where a seat's influence comes from."""
    return dict(zip(SOURCES, t.tally[seat * PARTS : seat * PARTS + PARTS]))
