"""Reading a pack: the map's places, spaces, markets, links and sea lanes, and whether they make a map."""

from boomtown.engine.content import Part
from boomtown.games.age_of_industry.actions import (
    MOST_LINKS,
    MOST_MARKETS,
    MOST_PLACES,
    MOST_SHIPS,
    MOST_SPACES,
)
from boomtown.games.age_of_industry.board import ANY, COAL, COTTON, PORT, SYMBOL_IDS, SYMBOL_OF, Board

MOST_IMPORTED = 12


def read_map(board: Board, file: Part) -> None:
    """Places, spaces, markets, links and sea lanes."""
    file.part("map").choice("id", [board.map_id])
    file.part("map").text("name", 30)
    for part in file.parts("location"):
        read_location(board, part)
    for part in file.parts("village", need=False):
        board.villages |= 1 << new_place(board, part, ANY)
    for part in file.parts("ship_space", need=False):
        read_ship_space(board, part)
    for part in file.parts("link"):
        read_link(board, part)
    check_limits(board, file)
    check_playable(board, file)
    check_colours(board, file)
    check_joined(board, file)
    check_stated(board, file)


# --- places --------------------------------------------------------------------------------------------------


def new_place(board: Board, part: Part, colour: int) -> int:
    """A place with an id of its own."""
    return board.add_place(new_id(part, board.place_ids), part.text("name", 30), colour)


def new_id(part: Part, taken: list[str]) -> str:
    """The id of an entry, which nothing else of its kind may have."""
    id = part.id()
    if id in taken:
        raise part.fault(f"the id '{id}' is there twice")
    return id


def read_spaces(board: Board, part: Part, place: int, symbols: list[str]) -> None:
    """The building spaces of a place."""
    for space in part.parts("spaces"):
        symbol = SYMBOL_IDS.index(space.choice("symbol", symbols))
        board.add_space(new_id(space, board.space_ids), place, symbol)


def read_location(board: Board, part: Part) -> None:
    """A location with its spaces and perhaps a market."""
    colour = ANY
    if part.parts("spaces"):
        colour = read_colour(board, part)
    elif part.has("colour"):
        raise part.fault("a place without building spaces has no 'colour'")
    place = new_place(board, part, colour)
    read_spaces(board, part, place, ["clear", "coal", "port"])
    if part.has("market"):
        read_market(board, part.part("market"), place, board.place_names[place])
    if part.flag("distant_port", False):
        board.distant |= 1 << place
    if part.flag("no_through", False):
        board.no_through.append(place)


def read_colour(board: Board, part: Part) -> int:
    """The colour of a place; its symbol may be repeated, but not changed."""
    colour = board.colour_ids.index(part.choice("colour", board.colour_ids))
    if part.has("colour_symbol"):
        part.choice("colour_symbol", [board.pack.deck["colour"][colour]["symbol"]])
    return colour


def read_market(board: Board, part: Part, place: int, name: str) -> int:
    """The market space of a place."""
    return board.add_market(new_id(part, board.market_ids), name, place)


def read_ship_space(board: Board, part: Part) -> None:
    """A ship space with its coal import, its market and its lanes."""
    ship = len(board.ship_place)
    place = new_place(board, part, read_colour(board, part))
    read_spaces(board, part, place, ["ship"])
    if len(board.place_spaces[place]) != 1:
        raise part.fault(f"a ship space has exactly one space, not {len(board.place_spaces[place])}")
    board.place_ship[place] = ship
    board.ship_place.append(place)
    board.ship_space.append(board.place_spaces[place][0])
    import_ = part.part("import")
    import_.id()
    board.ship_coal.append(import_.whole("coal", 0, MOST_IMPORTED))
    board.ship_import_names.append(import_.text("name", 30))
    market = part.part("market")
    board.ship_market.append(read_market(board, market, place, market.text("name", 30)))
    board.ship_ports.append([])
    for lane in part.parts("lanes"):
        read_lane(board, lane, ship)
    if not board.ship_ports[ship]:
        raise part.fault("a ship space needs a sea lane to at least one location with a port space")


def read_lane(board: Board, lane: Part, ship: int) -> None:
    """A sea lane from a ship space to a location with a port."""
    port = find_place(board, lane, "to")
    if not any(board.space_symbol[s] == SYMBOL_OF[PORT] for s in board.place_spaces[port]):
        raise lane.fault(f"it ends in '{board.place_ids[port]}', which has no port space")
    if port in board.ship_ports[ship]:
        raise lane.fault(f"another lane leads to '{board.place_ids[port]}' already")
    board.ship_ports[ship].append(port)
    board.harbour[port].append(ship)


def find_place(board: Board, part: Part, key: str) -> int:
    """The place that an entry names."""
    id = part.text(key)
    if id not in board.place_ids:
        raise part.fault(f"'{key}' names '{id}', which is no place of this map")
    return board.place_ids.index(id)


def read_link(board: Board, part: Part) -> None:
    """A potential rail connection between two places on land."""
    id = new_id(part, board.link_ids)
    a, b = find_place(board, part, "a"), find_place(board, part, "b")
    if a == b:
        raise part.fault("a link must join two different places")
    for place in (a, b):
        if board.place_ship[place] >= 0:
            raise part.fault(f"no railway leads to the ship space '{board.place_ids[place]}'")
    for link in board.place_links[a]:
        if b in (board.link_a[link], board.link_b[link]):
            raise part.fault(f"the link '{board.link_ids[link]}' joins the same two places")
    board.add_link(id, a, b)


# --- is it a map? --------------------------------------------------------------------------------------------


def check_limits(board: Board, file: Part) -> None:
    """A map must fit into the action catalogue, and the market counters must do for its markets."""
    for what, count, most in (
        ("places", len(board.place_ids), MOST_PLACES),
        ("building spaces", len(board.space_ids), MOST_SPACES),
        ("links", len(board.link_ids), MOST_LINKS),
        ("market spaces", len(board.market_ids), MOST_MARKETS),
        ("ship spaces", len(board.ship_place), MOST_SHIPS),
    ):
        if count > most:
            raise file.fault(f"there are {count} {what}, at most {most} are possible")
    counters = sum(board.market_count)
    if counters < len(board.market_ids):
        raise file.fault(f"there are {len(board.market_ids)} market spaces for {counters} market counters")


def check_playable(board: Board, file: Part) -> None:
    """Mills, coal and the demand displays must be possible at all."""
    if board.accepts[COTTON] == 0:
        raise file.fault("there is no clear space; mills, factories and iron works need one")
    if board.accepts[COAL] == 0 and sum(board.ship_coal) == 0:
        raise file.fault("there is no coal: add a coal space, or a ship space with an import")
    if board.accepts[PORT] == 0 and board.distant == 0:
        raise file.fault("nothing leads to the demand displays: add a port space or a distant port")


def check_colours(board: Board, file: Part) -> None:
    """Every location card must be good for something."""
    for card, colour in enumerate(board.card_colour):
        if colour >= 0 and board.coloured[colour] == 0:
            raise file.fault(
                f"no place has the colour '{board.colour_ids[colour]}' of the card '{board.card_ids[card]}'"
            )


def check_joined(board: Board, file: Part) -> None:
    """Every place on land must be reachable by links."""
    seen = {0}
    rest = [0]
    while rest:
        for link in board.place_links[rest.pop()]:
            for other in (board.link_a[link], board.link_b[link]):
                if other not in seen:
                    seen.add(other)
                    rest.append(other)
    for place, id in enumerate(board.place_ids):
        if place not in seen and board.place_ship[place] < 0:
            raise file.fault(f"no links lead from '{board.place_ids[0]}' to '{id}'")


def check_stated(board: Board, file: Part) -> None:
    """What a map states of itself may be left out, but must be true."""
    head = file.part("map")
    if head.has("ships") and head.flag("ships") != bool(board.ship_place):
        raise head.fault(f"'ships' must be {'true' if board.ship_place else 'false'}: see the ship spaces")
    if head.has("players") and head.numbers("players", 2, 2) != [3, 5]:
        raise head.fault("'players' must be [3, 5]")
    if not file.has("counts"):
        return
    stated = file.part("counts")
    for key, true in true_counts(board).items():
        if stated.has(key) and stated.whole(key, 0, 9999) != true:
            raise stated.fault(
                f"'{key}' says {stated.data[key]}, but there {'is' if true == 1 else 'are'} {true}"
            )


def true_counts(board: Board) -> dict[str, int]:
    """The counts that a map may state of itself."""
    on_land = len(board.place_ids) - len(board.ship_place)
    counts = {
        "locations": on_land - board.villages.bit_count(),
        "building_locations": sum(1 for s in board.place_spaces if s) - len(board.ship_place),
        "villages": board.villages.bit_count(),
        "links": len(board.link_ids),
        "building_spaces": len(board.space_ids),
        "market_spaces": len(board.market_ids),
        "distant_ports": board.distant.bit_count(),
        "ship_spaces": len(board.ship_place),
        "sea_lanes": sum(len(ports) + 2 for ports in board.ship_ports),  # and one each to import and market
        "import_cubes": sum(board.ship_coal),
    }
    for symbol, id in enumerate(SYMBOL_IDS):
        counts[id] = board.space_symbol.count(symbol)
    return counts
