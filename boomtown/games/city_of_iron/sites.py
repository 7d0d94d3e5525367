"""What a building costs, where it may stand, what could be torn down for it."""

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.holdings import owns_name
from boomtown.games.city_of_iron.pay import ALL, supply
from boomtown.games.city_of_iron.table import DISCOUNT, PERKS, IronTable


def coin_cost(t: IronTable, seat: int, card: int, discount: int, without: int) -> int:
    """The coins a building costs a seat, as if one of its buildings were gone already (-1: none)."""
    less = discount + t.perks[seat * PERKS + DISCOUNT]
    if without >= 0:
        less -= t.kit.card_discount[without] + t.bots[without] * t.kit.card_bot_discount[without]
    cost = t.kit.card_coins[card] - less
    return cost if cost > 0 else 0


def science_cost(t: IronTable, seat: int, card: int, without: int) -> int:
    """The science a building costs: none while another of its name stands in the seat's cities."""
    science = t.kit.card_science[card]
    if science > 0 and owns_name(t, seat, t.kit.card_name[card], without):
        return 0
    return science


def affordable(t: IronTable, seat: int, card: int, discount: int, money: int, without: int) -> bool:
    """Whether so many coins and the seat's science are enough."""
    if coin_cost(t, seat, card, discount, without) > money:
        return False
    return science_cost(t, seat, card, without) <= t.science[seat]


def is_full(t: IronTable, land: int) -> bool:
    """Whether a city has no free population."""
    return t.standing[land] >= t.room[land]


def fits_land(t: IronTable, card: int, land: int) -> bool:
    """Whether a land shows the type that a building asks for."""
    needed = t.kit.card_land[card]
    return needed == 0 or t.kit.land_types[land] & needed != 0


def removable(t: IronTable, seat: int, card: int, land: int, discount: int, money: int) -> list[int]:
    """The buildings of a full city that could be torn down so that the new one has room and can be paid."""
    found: list[int] = []
    if t.standing[land] == t.room[land]:
        for old in t.built[seat]:
            if t.city[old] == land and affordable(t, seat, card, discount, money, old):
                found.append(old)
    return found


def cities_for(t: IronTable, seat: int, card: int, discount: int, over: int, money: int) -> list[int]:
    """The own cities where a building can be built (`over`: only full ones, tearing nothing down)."""
    payable = affordable(t, seat, card, discount, money, -1)
    found: list[int] = []
    for land in range(len(t.land_owner)):
        if t.land_owner[land] != seat or not fits_land(t, card, land):
            continue
        if is_full(t, land):
            if over:
                if payable:
                    found.append(land)
            elif len(removable(t, seat, card, land, discount, money)) > 0:
                found.append(land)
        elif payable and not over:
            found.append(land)
    return found


def offered(t: IronTable, seat: int) -> list[int]:
    """The cards a seat may build: those of the row from left to right, then those in its buy pool."""
    found = [card for card in t.row if card >= 0]
    found.extend(t.stored[seat])
    return found


def buildable(t: IronTable, seat: int, discount: int, over: int, money: int) -> list[int]:
    """The buildings that have a city and can be paid."""
    free = full = 0  # land types of the cities with and without room
    any_free = any_full = False
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            if is_full(t, land):
                any_full = True
                full |= t.kit.land_types[land]
            else:
                any_free = True
                free |= t.kit.land_types[land]
    found: list[int] = []
    for card in offered(t, seat):
        needed = t.kit.card_land[card]
        easy = not over and any_free and (needed == 0 or needed & free != 0)
        if easy and affordable(t, seat, card, discount, money, -1):
            found.append(card)
            continue
        hard = any_full and (needed == 0 or needed & full != 0)
        if hard and len(cities_for(t, seat, card, discount, over, money)) > 0:
            found.append(card)
    return found


def money_for(t: IronTable, seat: int, drill: int) -> int:
    """Coins, and with a Steam Drill the hammers of this card and of the others in hand."""
    if drill < 0:
        return t.coins[seat]
    own = t.kit.skill[k.HAMMERS][t.nation[seat] * t.kit.experts + drill]
    return t.coins[seat] + own + supply(t, seat, k.HAMMERS, k.ABILITY, drill, ALL)


def why_not_build(
    t: IronTable, seat: int, card: int, discount: int, over: int, money: int
) -> tuple[str, ...]:
    """The rules that keep a seat from building a card."""
    if card not in offered(t, seat):
        return ("COI-073",)
    lands = [land for land in range(len(t.land_owner)) if t.land_owner[land] == seat]
    fitting = [land for land in lands if fits_land(t, card, land)]
    if len(fitting) == 0:
        return ("COI-076", "COI-210")
    if over and not any(is_full(t, land) for land in fitting):
        return ("COI-262",)
    if not affordable(t, seat, card, discount, money, -1):
        return ("COI-074",)
    return ("COI-075", "COI-196")
