"""Reading a content pack: TOML files in a folder become a Board, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.engine.content import Part, content_digest, read_part, unique_ids
from boomtown.engine.errors import BadContent, BadOption
from boomtown.games.age_of_industry.actions import (
    MOST_CARDS,
    MOST_COUNTERS,
    MOST_LINKS,
    MOST_MARKETS,
    MOST_PLACES,
    MOST_SHIPS,
    MOST_SPACES,
)
from boomtown.games.age_of_industry.board import ANY, INDUSTRY_IDS, SYMBOL_IDS, SYMBOL_OF, Board
from boomtown.games.age_of_industry.effects import VOCABULARY

OURS = Path(__file__).parent / "content"
MAPS = ("germany", "new_england")


class Pack:
    """The checked files of a pack, as they were read, for the maps and for drawing."""

    def __init__(self, folder: Path) -> None:
        if not folder.is_dir():
            raise BadContent(f"There is no content folder {folder}.")
        self.folder = folder
        self.parts = {name: read_part(folder, f"{name}.toml") for name in ("display", "demand", "deck", "markets")}
        self.display = self.parts["display"].data
        self.demand = self.parts["demand"].data
        self.deck = self.parts["deck"].data
        self.markets = self.parts["markets"].data
        self.key = content_digest(folder)


def load_board(map_id: str, folder: str) -> Board:
    """The board of a map: from our own content, or from somebody's folder."""
    if not folder:
        return our_board(map_id)
    path = Path(folder).expanduser()
    if not path.is_dir():
        raise BadOption(f"There is no content folder '{folder}'.")
    return _loaded(map_id, path.resolve(), content_digest(path))


@lru_cache
def our_board(map_id: str) -> Board:
    """A board of the content that Boomtown brings along."""
    return _loaded(map_id, OURS, content_digest(OURS))


@lru_cache(maxsize=32)
def _loaded(map_id: str, path: Path, digest: str) -> Board:
    pack = Pack(path)
    drawing = read_part(path, f"map_{map_id}.toml")
    board = Board(pack, map_id, drawing.data, f"{map_id}-{digest}")
    read_display(board, pack.parts["display"])
    read_demand(board, pack.parts["demand"])
    read_deck(board, pack.parts["deck"])
    read_markets(board, pack.parts["markets"])
    read_map(board, drawing)
    return board


# --- the player display --------------------------------------------------------------------------------------


def read_display(board: Board, file: Part) -> None:
    """Counters in rising level, railways, loans and money."""
    industries = file.parts("industry")
    if sorted(unique_ids(industries)) != sorted(INDUSTRY_IDS):
        raise file.fault(f"the industries must be {', '.join(INDUSTRY_IDS)}, each once")
    for part in industries:
        symbol = SYMBOL_IDS[SYMBOL_OF[INDUSTRY_IDS.index(part.text("id"))]]
        part.choice("space", [symbol])
    counters = file.parts("counter")
    unique_ids(counters)
    if len(counters) > MOST_COUNTERS:
        raise file.fault(f"there are {len(counters)} counters, at most {MOST_COUNTERS} are possible")
    for part in counters:
        read_counter(board, part)
    for industry, row in enumerate(board.row):
        if not any(board.buildable[c] for c in row):
            raise file.fault(f"there is no counter to build for the industry '{INDUSTRY_IDS[industry]}'")
    set_ = file.part("set")
    board.seat_colours = set_.words("colours")
    if len(board.seat_colours) < 5 or len(set(board.seat_colours)) != len(board.seat_colours):
        raise set_.fault("'colours' must name at least five different colours")
    railway = file.part("railway")
    board.railways = railway.whole("count", 1, 99)
    board.railway_cost = railway.whole("cost", 0, 99)
    board.first_railway_cost = railway.whole("first_cost", 0, 99)
    board.railway_needs = [railway.whole("coal", 0, 1), railway.whole("iron", 0, 1)]
    board.first_railway_needs = [railway.whole("first_coal", 0, 1), railway.whole("first_iron", 0, 1)]
    board.railway_income = railway.whole("end_income_base", 0, 99)
    board.railway_income_per_space = railway.whole("end_income_per_occupied_space", 0, 99)
    loan = file.part("loan")
    board.loan = loan.whole("amount", 1, 999)
    board.interest = loan.whole("interest", 0, 99)
    board.unpaid_points = -loan.whole("unpaid_points", -99, 0)
    board.money_per_point = file.part("money").whole("money_per_point", 1, 999)


def read_counter(board: Board, part: Part) -> None:
    """One space of the display with its counters."""
    industry = INDUSTRY_IDS.index(part.choice("industry", INDUSTRY_IDS))
    level = part.whole("level", 0, 9)
    row = board.row[industry]
    if row and board.level[row[-1]] >= level:
        raise part.fault("the counters of an industry must stand in rising level")
    if part.flag("buildable") != (level > 0):
        raise part.fault("'buildable' must be true exactly for levels above 0")
    if part.whole("points", 0, 9) != level:
        raise part.fault("'points' must equal 'level'")
    if level == 0:
        part.data = {"cost": 0, "coal": 0, "iron": 0, "cubes": 0, "income": 0, **part.data}
    cubes = part.whole("cubes", 0, 9)
    if (cubes > 0) != (INDUSTRY_IDS[industry] in ("coal", "iron") and level > 0):
        raise part.fault("'cubes' must be above 0 for coal mines and iron works and 0 for everything else")
    row.append(len(board.level))
    board.counter_ids.append(part.text("id"))
    board.counter_industry.append(industry)
    board.level.append(level)
    board.counter_count.append(part.whole("count", 1, 9))
    board.buildable.append(level > 0)
    board.cost.append(part.whole("cost", 0, 99))
    board.needs[0].append(part.whole("coal", 0, 1))
    board.needs[1].append(part.whole("iron", 0, 1))
    board.cubes.append(cubes)
    board.income.append(part.whole("income", 0, 99))
    board.points.append(level)


# --- demand displays, cards, market counters -----------------------------------------------------------------


def read_demand(board: Board, file: Part) -> None:
    """The prices of the coal and the iron display, cheapest first."""
    displays = file.parts("display")
    if unique_ids(displays) != ["coal", "iron"]:
        raise file.fault("there must be the displays 'coal' and 'iron', in this order")
    for cube, part in enumerate(displays):
        part.choice("take_from", ["cheapest"])
        part.choice("fill_from", ["dearest"])
        prices: list[int] = []
        for row in part.parts("row"):
            price = row.whole("price", 1, 99)
            if prices and price <= prices[-1]:
                raise part.fault("the rows must stand in rising price")
            prices.extend([price] * row.whole("spaces", 1, 20))
        if not prices:
            raise part.fault("there must be at least one row")
        board.price[cube] = prices
        board.empty_price[cube] = part.whole("empty_price", prices[-1], 99)


def read_deck(board: Board, file: Part) -> None:
    """Colours and cards; what a card does is its effect."""
    colours = file.parts("colour")
    board.colour_ids = unique_ids(colours)
    board.colour_names = [part.text("name") for part in colours]
    board.coloured = [0] * len(colours)
    cards = file.parts("card")
    unique_ids(cards)
    if len(cards) > MOST_CARDS:
        raise file.fault(f"there are {len(cards)} kinds of cards, at most {MOST_CARDS} are possible")
    for part in cards:
        effects = part.value("effect")
        if not isinstance(effects, list) or len(effects) != 1:
            raise part.fault("'effect' must be a list with one effect")
        wrong = VOCABULARY.check(effects[0])
        if wrong:
            raise part.fault(wrong)
        read_card(board, part, effects[0])
    if sum(board.card_count) < 32:
        raise file.fault(f"there are {sum(board.card_count)} cards; five players need at least 32")


def read_card(board: Board, part: Part, effect: dict[str, str]) -> None:
    """One kind of card: an industry where one is connected, or any industry in a colour."""
    industry = effect["industry"]
    where = effect["where"]
    if where != "connected" and where not in board.colour_ids:
        raise part.fault(f"'where' is '{where}', but must be connected or one of {', '.join(board.colour_ids)}")
    if (industry == "any") != (where != "connected"):
        raise part.fault("a card builds one industry where connected, or any industry in a colour")
    named = ANY if industry == "any" else INDUSTRY_IDS.index(industry)
    colour = ANY if where == "connected" else board.colour_ids.index(where)
    if (named, colour) in zip(board.card_industry, board.card_colour, strict=True):
        raise part.fault("another card has the same effect; raise its 'count' instead")
    board.card_ids.append(part.text("id"))
    board.card_names.append(part.text("name"))
    board.card_industry.append(named)
    board.card_colour.append(colour)
    board.card_count.append(part.whole("count", 1, 99))


def read_markets(board: Board, file: Part) -> None:
    """The kinds of market counters and what they accept."""
    kinds = file.parts("counter")
    board.demand_ids = unique_ids(kinds)
    for part in kinds:
        accepts = part.words("accepts")
        for goods in accepts:
            if goods not in ("cotton", "factory"):
                raise part.fault(f"'accepts' names '{goods}', but goods are cotton and factory")
        part.text("name")
        board.takes_cotton.append("cotton" in accepts)
        board.takes_factory.append("factory" in accepts)
        board.market_count.append(part.whole("count", 1, 99))


# --- the map -------------------------------------------------------------------------------------------------


def read_map(board: Board, file: Part) -> None:
    """Places, spaces, markets, links and sea lanes."""
    file.part("map").choice("id", [board.map_id])
    for part in file.parts("location"):
        read_location(board, part)
    for part in file.parts("village", need=False):
        place = new_place(board, part, ANY)
        board.villages |= 1 << place
        board.place_names[place] = part.text("name")
    for part in file.parts("ship_space", need=False):
        read_ship_space(board, part)
    for part in file.parts("link"):
        read_link(board, part)
    check_limits(board, file)
    check_counts(board, file)
    if sum(board.market_count) < len(board.market_ids):
        raise file.fault("there are more market spaces than market counters")
    check_joined(board, file)


def new_place(board: Board, part: Part, colour: int) -> int:
    """A place with an id of its own and a point to draw it at."""
    id = part.text("id")
    if id in board.place_ids:
        raise part.fault(f"the id '{id}' is there twice")
    part.number("x")
    part.number("y")
    return board.add_place(id, part.text("name"), colour)


def read_spaces(board: Board, part: Part, place: int, symbols: list[str]) -> None:
    """The building spaces of a place."""
    for space in part.parts("spaces"):
        id = space.text("id")
        if id in board.space_ids:
            raise space.fault(f"the id '{id}' is there twice")
        space.number("x")
        space.number("y")
        board.add_space(id, place, SYMBOL_IDS.index(space.choice("symbol", symbols)))


def read_location(board: Board, part: Part) -> None:
    """A location with its spaces and perhaps a market."""
    colour = ANY
    if part.parts("spaces"):
        colour = board.colour_ids.index(part.choice("colour", board.colour_ids))
    place = new_place(board, part, colour)
    read_spaces(board, part, place, ["clear", "coal", "port"])
    if "market" in part.data:
        add_market(board, part, part.text("name"), place)
    if part.flag("distant_port"):
        board.distant |= 1 << place
    if part.flag("no_through", False):
        board.no_through.append(place)


def add_market(board: Board, part: Part, name: str, place: int) -> int:
    """The market space of a place."""
    market = part.part("market")
    id = market.text("id")
    if id in board.market_ids:
        raise market.fault(f"the id '{id}' is there twice")
    market.number("x")
    market.number("y")
    return board.add_market(id, name, place)


def read_ship_space(board: Board, part: Part) -> None:
    """A ship space with its lanes, its coal import and its market."""
    ship = len(board.ship_place)
    place = new_place(board, part, board.colour_ids.index(part.choice("colour", board.colour_ids)))
    read_spaces(board, part, place, ["ship"])
    if len(board.place_spaces[place]) != 1:
        raise part.fault("a ship space has exactly one space")
    board.place_ship[place] = ship
    board.ship_place.append(place)
    board.ship_space.append(board.place_spaces[place][0])
    coal = 0
    name = ""
    if "import" in part.data:
        coal = part.part("import").whole("coal", 0, 20)
        name = part.part("import").text("name")
    board.ship_coal.append(coal)
    board.ship_import_names.append(name)
    overseas = part.part("market").text("name") if "market" in part.data else ""
    board.ship_market.append(add_market(board, part, overseas, place) if overseas else -1)
    ports: list[int] = []
    for lane in part.parts("lanes"):
        port = find_place(board, lane, "to")
        if not any(board.space_symbol[s] == 2 for s in board.place_spaces[port]):
            raise part.fault(f"its sea lane ends in '{lane.text('to')}', which has no port space")
        ports.append(port)
        board.harbour[port].append(ship)
    if not ports or len(set(ports)) != len(ports):
        raise part.fault("a ship space needs a sea lane to at least one port location, and one lane to each")
    board.ship_ports.append(ports)


def find_place(board: Board, part: Part, key: str) -> int:
    """The place that an entry names."""
    id = part.text(key)
    if id not in board.place_ids:
        raise part.fault(f"'{key}' names '{id}', which is no place of this map")
    return board.place_ids.index(id)


def read_link(board: Board, part: Part) -> None:
    """A potential rail connection between two places on land."""
    id = part.text("id")
    a, b = find_place(board, part, "a"), find_place(board, part, "b")
    if id in board.link_ids:
        raise part.fault(f"the id '{id}' is there twice")
    if a == b:
        raise part.fault("a link must join two different places")
    for place in (a, b):
        if board.place_ship[place] >= 0:
            raise part.fault(f"no railway leads to the ship space '{board.place_ids[place]}'")
    slot = part.part("slot")
    slot.number("x")
    slot.number("y")
    board.add_link(id, a, b)


def check_limits(board: Board, file: Part) -> None:
    """A map must fit into the action catalogue."""
    for what, count, most in (
        ("places", len(board.place_ids), MOST_PLACES),
        ("building spaces", len(board.space_ids), MOST_SPACES),
        ("links", len(board.link_ids), MOST_LINKS),
        ("market spaces", len(board.market_ids), MOST_MARKETS),
        ("ship spaces", len(board.ship_place), MOST_SHIPS),
    ):
        if count > most:
            raise file.fault(f"there are {count} {what}, at most {most} are possible")


def check_counts(board: Board, file: Part) -> None:
    """The counts that a map states of itself must be true."""
    if "counts" not in file.data:
        return
    stated = file.part("counts")
    symbols = [sum(1 for s in board.space_symbol if s == i) for i in range(4)]
    locations = file.parts("location")
    true: dict[str, int] = {
        "locations": len(locations),
        "building_locations": sum(1 for part in locations if part.data["spaces"]),
        "villages": board.villages.bit_count(),
        "links": len(board.link_ids),
        "building_spaces": len(board.space_ids),
        "clear": symbols[0],
        "coal": symbols[1],
        "port": symbols[2],
        "ship": symbols[3],
        "market_spaces": len(board.market_ids),
        "distant_ports": board.distant.bit_count(),
        "ship_spaces": len(board.ship_place),
        "sea_lanes": sum(len(p) for p in board.ship_ports) + sea_ends(file),
        "import_cubes": sum(board.ship_coal),
    }
    for name, value in true.items():
        if name in stated.data and stated.data[name] != value:
            raise stated.fault(f"'{name}' says {stated.data[name]}, but there are {value}")


def sea_ends(file: Part) -> int:
    """The lanes from ship spaces to their imports and markets."""
    return sum(("import" in part.data) + ("market" in part.data) for part in file.parts("ship_space", need=False))


def check_joined(board: Board, file: Part) -> None:
    """Every place on land must be reachable by links."""
    land = [p for p in range(len(board.place_ids)) if board.place_ship[p] < 0]
    seen = {land[0]}
    rest = [land[0]]
    while rest:
        place = rest.pop()
        for link in board.place_links[place]:
            for other in (board.link_a[link], board.link_b[link]):
                if other not in seen:
                    seen.add(other)
                    rest.append(other)
    for place in land:
        if place not in seen:
            raise file.fault(f"no links lead from '{board.place_ids[land[0]]}' to '{board.place_ids[place]}'")


def card_text(board: Board, kind: int) -> str:
    """What a card says, made from the data that the rules use."""
    effects: list[dict[str, Any]] = board.pack.deck["card"][kind]["effect"]
    return VOCABULARY.describe(list(effects))
