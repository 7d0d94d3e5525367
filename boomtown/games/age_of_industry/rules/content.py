"""What never changes during a game: the map's graph, the player display, the cards and the prices, as lists."""

from typing import Any, Final

COTTON: Final = 0
FACTORY: Final = 1
COAL: Final = 2
IRON: Final = 3
PORT: Final = 4
SHIP: Final = 5
INDUSTRIES: Final = 6
INDUSTRY_IDS: Final = ["cotton", "factory", "coal", "iron", "port", "ship"]
SYMBOL_IDS: Final = ["clear", "coal", "port", "ship"]
SYMBOL_OF: Final = [0, 0, 1, 0, 2, 3]  # the space symbol that each industry needs
ANY: Final = -1  # a card that leaves the industry, or the colour, open


class Pack:
    """What the files of a pack say, for drawing."""

    def __init__(self, files: list[dict[str, Any]]) -> None:
        self.display = files[0]
        self.demand = files[1]
        self.deck = files[2]
        self.markets = files[3]


class Content:
    """One map with one set of counters, cards and prices."""

    def __init__(self, pack: Pack, map_id: str, drawing: dict[str, Any], key: str) -> None:
        self.pack = pack
        self.map_id = map_id
        self.drawing = drawing
        self.key = key
        # places: locations, then villages, then ship spaces
        self.place_ids: list[str] = []
        self.place_names: list[str] = []
        self.place_spaces: list[list[int]] = []
        self.remembered: dict[int, int] = {}  # see `spaces_at`
        self.place_mask: list[int] = []  # its spaces as bits
        self.place_links: list[list[int]] = []
        self.place_market: list[int] = []
        self.place_ship: list[int] = []  # which ship space it is, or -1
        self.place_colour: list[int] = []
        self.harbour: list[list[int]] = []  # the ship spaces that a sea lane joins to it
        self.villages = 0  # these four are bits of places
        self.distant = 0
        self.large = 0  # four spaces or more
        self.no_through: list[int] = []
        # spaces
        self.space_ids: list[str] = []
        self.space_place: list[int] = []
        self.space_symbol: list[int] = []
        self.every_space = 0
        self.accepts: list[int] = [0] * INDUSTRIES  # the spaces that take an industry
        self.coloured: list[int] = []  # the spaces of a colour
        # links, markets, ship spaces
        self.link_ids: list[str] = []
        self.link_a: list[int] = []
        self.link_b: list[int] = []
        self.market_ids: list[str] = []
        self.market_names: list[str] = []
        self.market_place: list[int] = []
        self.ship_place: list[int] = []
        self.ship_space: list[int] = []
        self.ship_market: list[int] = []
        self.ship_coal: list[int] = []
        self.ship_import_names: list[str] = []
        self.ship_ports: list[list[int]] = []
        # counters of one player's display, each industry's in rising level
        self.counter_ids: list[str] = []
        self.counter_industry: list[int] = []
        self.level: list[int] = []
        self.counter_count: list[int] = []
        self.buildable: list[bool] = []
        self.cost: list[int] = []
        self.needs: list[list[int]] = [[], []]  # coal, iron
        self.cubes: list[int] = []
        self.income: list[int] = []
        self.points: list[int] = []
        self.row: list[list[int]] = [[] for _ in range(INDUSTRIES)]
        # cards, market counters, prices
        self.card_ids: list[str] = []
        self.card_names: list[str] = []
        self.card_industry: list[int] = []
        self.card_colour: list[int] = []
        self.card_count: list[int] = []
        self.colour_ids: list[str] = []
        self.colour_names: list[str] = []
        self.demand_ids: list[str] = []
        self.takes_cotton: list[bool] = []
        self.takes_factory: list[bool] = []
        self.market_count: list[int] = []
        self.price: list[list[int]] = [[], []]  # of the display's spaces, cheapest first
        self.empty_price: list[int] = [0, 0]
        self.seat_colours: list[str] = []
        self.industry_names: list[str] = [""] * INDUSTRIES  # as they stand in a sentence
        self.railways = 0
        self.railway_cost = 0
        self.first_railway_cost = 0
        self.railway_needs: list[int] = [0, 0]
        self.first_railway_needs: list[int] = [0, 0]
        self.railway_income = 0
        self.railway_income_per_space = 0
        self.loan = 0
        self.interest = 0
        self.unpaid_points = 0
        self.money_per_point = 0

    def add_place(self, id: str, name: str, colour: int) -> int:
        """A new location, village or ship space."""
        self.place_ids.append(id)
        self.place_names.append(name)
        self.place_spaces.append([])
        self.place_mask.append(0)
        self.place_links.append([])
        self.place_market.append(-1)
        self.place_ship.append(-1)
        self.place_colour.append(colour)
        self.harbour.append([])
        return len(self.place_ids) - 1

    def add_space(self, id: str, place: int, symbol: int) -> int:
        """A new building space in a place."""
        space = len(self.space_ids)
        bit = 1 << space
        self.space_ids.append(id)
        self.space_place.append(place)
        self.space_symbol.append(symbol)
        self.place_spaces[place].append(space)
        self.place_mask[place] |= bit
        self.every_space |= bit
        if len(self.place_spaces[place]) >= 4:
            self.large |= 1 << place
        for industry in range(INDUSTRIES):
            if SYMBOL_OF[industry] == symbol:
                self.accepts[industry] |= bit
        if self.place_colour[place] >= 0:
            self.coloured[self.place_colour[place]] |= bit
        return space

    def spaces_at(self, places: int) -> int:
        """The spaces of some places, both as bits; the same places come again and again."""
        found = self.remembered.get(places, -1)
        if found < 0:
            found = 0
            for place in bits(places):
                found |= self.place_mask[place]
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[places] = found
        return found

    def add_market(self, id: str, name: str, place: int) -> int:
        """A new market space in a place."""
        self.market_ids.append(id)
        self.market_names.append(name)
        self.market_place.append(place)
        self.place_market[place] = len(self.market_ids) - 1
        return len(self.market_ids) - 1

    def add_link(self, id: str, a: int, b: int) -> None:
        """A new potential rail connection."""
        self.place_links[a].append(len(self.link_ids))
        self.place_links[b].append(len(self.link_ids))
        self.link_ids.append(id)
        self.link_a.append(a)
        self.link_b.append(b)


MOST_REMEMBERED: Final = 50_000
REMEMBERED: Final[dict[int, list[int]]] = {}


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, rising: read the list, don't change it; the same masks come again and again."""
    found = REMEMBERED.get(mask)
    if found is not None:
        return found
    found = []
    rest = mask
    while rest:
        low = rest & -rest
        found.append(low.bit_length() - 1)
        rest ^= low
    if len(REMEMBERED) >= MOST_REMEMBERED:
        REMEMBERED.clear()
    REMEMBERED[mask] = found
    return found
