"""What a building costs, where it may stand, what could be torn down for it."""

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import BUILD
from boomtown.games.city_of_iron.rules.amounts import COINS, COINS_AND_HAMMERS, SCIENCE
from boomtown.games.city_of_iron.rules.content import Terms
from boomtown.games.city_of_iron.rules.holdings import owns_name
from boomtown.games.city_of_iron.rules.skills import supply
from boomtown.games.city_of_iron.rules.table import DISCOUNT, EACH_PERK, IronTable


def coin_cost(t: IronTable, seat: int, card: int, discount: int, without: int) -> int:
    """The coins a building costs a seat, as if one of its buildings were gone already (-1: none)."""
    less = discount + t.perks[seat * EACH_PERK + DISCOUNT]
    if without >= 0:
        less -= t.content.card_perks[without][DISCOUNT]
        less -= t.bots[without] * t.content.card_bot_discount[without]
    cost = t.content.card_coins[card] - less
    return cost if cost > 0 else 0


def science_cost(t: IronTable, seat: int, card: int, without: int) -> int:
    """The science a building costs: none while another of its name stands in the seat's cities."""
    science = t.content.card_science[card]
    if science > 0 and owns_name(t, seat, t.content.card_name[card], without):
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
    needed = t.content.card_land[card]
    return needed == 0 or t.content.land_types[land] & needed != 0


def removable(t: IronTable, seat: int, card: int, land: int, terms: Terms, money: int) -> list[int]:
    """The buildings of a full city that could be torn down so that the new one has room and can be paid."""
    found: list[int] = []
    if t.standing[land] == t.room[land]:
        for old in t.built[seat]:
            if t.city[old] == land and affordable(t, seat, card, terms.discount, money, old):
                found.append(old)
    return found


def cities_for(t: IronTable, seat: int, card: int, terms: Terms, money: int) -> list[int]:
    """The own cities where a building can be built (over the population: only full ones, tearing nothing down)."""
    payable = affordable(t, seat, card, terms.discount, money, -1)
    found: list[int] = []
    for land in range(len(t.land_owner)):
        if t.land_owner[land] != seat or not fits_land(t, card, land):
            continue
        if not is_full(t, land) or terms.over:
            if payable and is_full(t, land) == terms.over:
                found.append(land)
        elif len(removable(t, seat, card, land, terms, money)) > 0:
            found.append(land)
    return found


def offered(t: IronTable, seat: int) -> list[int]:
    """The cards a seat may build: those of the row from left to right, then those in its buy pool."""
    found = [card for card in t.row if card >= 0]
    found.extend(t.stored[seat])
    return found


def buildable(t: IronTable, seat: int, terms: Terms, expert: int, enough: int = -1) -> list[int]:
    """The offered cards that can be paid and have a city; no more than are `enough`, if it is said."""
    content, science, owners = t.content, t.science[seat], t.land_owner
    money = money_for(t, seat, terms, expert)
    most = money + terms.discount + t.perks[seat * EACH_PERK + DISCOUNT]
    free = full = 0  # what may be built in cities with and without free population
    for land in range(len(owners)):
        if owners[land] == seat:
            if is_full(t, land):
                full |= content.land_sites[land]
            else:
                free |= content.land_sites[land]
    if terms.over:
        free = 0
    found: list[int] = []
    for cards in (t.row, t.stored[seat]):
        for card in cards:
            if card < 0 or content.card_coins[card] > most:  # tearing down makes nothing cheaper
                continue
            if content.card_science[card] > science and not owns_name(t, seat, content.card_name[card]):
                continue
            site = content.card_site[card]
            if site & free != 0 or (site & full != 0 and len(cities_for(t, seat, card, terms, money)) > 0):
                found.append(card)
                if len(found) == enough:
                    return found
    return found


def money_for(t: IronTable, seat: int, terms: Terms, expert: int) -> int:
    """Coins, and with hammers as coins those of the expert and of the other cards in hand."""
    if not terms.hammers:
        return t.coins[seat]
    own = t.content.skill[k.HAMMERS][t.nation[seat] * t.content.experts + expert]
    return t.coins[seat] + own + supply(t, seat, k.HAMMERS, k.ABILITY, expert)


def fitting_cities(t: IronTable, seat: int, card: int) -> list[int]:
    """The own cities whose land shows the type that a building asks for."""
    found: list[int] = []
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat and fits_land(t, card, land):
            found.append(land)
    return found


class Plan:
    """What a building that an expert (-1: the Build action) lets a seat build must keep to."""

    def __init__(self, terms: Terms, expert: int) -> None:
        self.terms = terms
        self.expert = expert

    def limits(self) -> list[Limit]:
        """One after the other: on offer, with a land, paid, with room."""
        return [
            Limit("COI-073", self.on_offer, self.not_offered),
            Limit("COI-076", self.fits, self.no_land),
            Limit("COI-074", self.coins_met, self.coins_lacking),
            Limit("COI-074", self.science_met, self.science_lacking),
            Limit("COI-196", self.has_room, self.no_room),
        ]

    def on_offer(self, t: IronTable, seat: int, action: int) -> bool:
        return action - BUILD in offered(t, seat)

    def not_offered(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-073", "not-offered", [action - BUILD])

    def fits(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.on_offer(t, seat, action) or len(fitting_cities(t, seat, action - BUILD)) > 0

    def no_land(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-076", "no-land", [action - BUILD])

    def price(self, t: IronTable, seat: int, action: int) -> int:
        """The coins it costs."""
        return coin_cost(t, seat, action - BUILD, self.terms.discount, -1)

    def coins_met(self, t: IronTable, seat: int, action: int) -> bool:
        if not self.on_offer(t, seat, action):
            return True
        return self.price(t, seat, action) <= money_for(t, seat, self.terms, self.expert)

    def coins_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        what = COINS_AND_HAMMERS if self.terms.hammers else COINS
        have = money_for(t, seat, self.terms, self.expert)
        return needs("COI-074", what, self.price(t, seat, action), have)

    def science_met(self, t: IronTable, seat: int, action: int) -> bool:
        if not self.on_offer(t, seat, action):
            return True
        return science_cost(t, seat, action - BUILD, -1) <= t.science[seat]

    def science_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-074", SCIENCE, science_cost(t, seat, action - BUILD, -1), t.science[seat])

    def has_room(self, t: IronTable, seat: int, action: int) -> bool:
        paid = self.coins_met(t, seat, action) and self.science_met(t, seat, action)
        if not self.on_offer(t, seat, action) or not self.fits(t, seat, action) or not paid:
            return True
        money = money_for(t, seat, self.terms, self.expert)
        return len(cities_for(t, seat, action - BUILD, self.terms, money)) > 0

    def no_room(self, t: IronTable, seat: int, action: int) -> Fact:
        if self.terms.over:
            return Fact("COI-262", "none-full", [action - BUILD])
        return Fact("COI-196", "no-room", [action - BUILD])
