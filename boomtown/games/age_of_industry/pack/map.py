"""Reading a pack: the map's places, spaces, markets, links and sea lanes, and whether they make a map."""

from boomtown.engine.content import Part
from boomtown.games.age_of_industry.rules.actions import (
    MOST_LINKS,
    MOST_MARKETS,
    MOST_PLACES,
    MOST_SHIPS,
    MOST_SPACES,
)
from boomtown.games.age_of_industry.rules.content import (
    ANY,
    COAL,
    COTTON,
    PORT,
    SYMBOL_IDS,
    SYMBOL_OF,
    Content,
)

MOST_IMPORTED = 12


def read_map(content: Content, file: Part) -> None:
    """Places, spaces, markets, links and sea lanes."""
    file.part("map").choice("id", [content.map_id])
    file.part("map").text("name", 30)
    for part in file.parts("location"):
        read_location(content, part)
    for part in file.parts("village", need=False):
        content.villages |= 1 << new_place(content, part, ANY)
    for part in file.parts("ship_space", need=False):
        read_ship_space(content, part)
    for part in file.parts("link"):
        read_link(content, part)
    check_limits(content, file)
    check_playable(content, file)
    check_colours(content, file)
    check_joined(content, file)
    check_stated(content, file)


# --- places --------------------------------------------------------------------------------------------------


def new_place(content: Content, part: Part, colour: int) -> int:
    """A place with an id of its own."""
    return content.add_place(new_id(part, content.place_ids), part.text("name", 30), colour)


def new_id(part: Part, taken: list[str]) -> str:
    """The id of an entry, which nothing else of its kind may have."""
    id = part.id()
    if id in taken:
        raise part.fault(f"the id '{id}' is there twice")
    return id


def read_spaces(content: Content, part: Part, place: int, symbols: list[str]) -> None:
    """The building spaces of a place."""
    for space in part.parts("spaces"):
        symbol = SYMBOL_IDS.index(space.choice("symbol", symbols))
        content.add_space(new_id(space, content.space_ids), place, symbol)


def read_location(content: Content, part: Part) -> None:
    """A location with its spaces and perhaps a market."""
    colour = ANY
    if part.parts("spaces"):
        colour = read_colour(content, part)
    elif part.has("colour"):
        raise part.fault("a place without building spaces has no 'colour'")
    place = new_place(content, part, colour)
    read_spaces(content, part, place, ["clear", "coal", "port"])
    if part.has("market"):
        read_market(content, part.part("market"), place, content.place_names[place])
    if part.flag("distant_port", False):
        content.distant |= 1 << place
    if part.flag("no_through", False):
        content.no_through.append(place)


def read_colour(content: Content, part: Part) -> int:
    """The colour of a place; its symbol may be repeated, but not changed."""
    colour = content.colour_ids.index(part.choice("colour", content.colour_ids))
    if part.has("colour_symbol"):
        part.choice("colour_symbol", [content.pack.deck["colour"][colour]["symbol"]])
    return colour


def read_market(content: Content, part: Part, place: int, name: str) -> int:
    """The market space of a place."""
    return content.add_market(new_id(part, content.market_ids), name, place)


def read_ship_space(content: Content, part: Part) -> None:
    """A ship space with its coal import, its market and its lanes."""
    ship = len(content.ship_place)
    place = new_place(content, part, read_colour(content, part))
    read_spaces(content, part, place, ["ship"])
    if len(content.place_spaces[place]) != 1:
        raise part.fault(f"a ship space has exactly one space, not {len(content.place_spaces[place])}")
    content.place_ship[place] = ship
    content.ship_place.append(place)
    content.ship_space.append(content.place_spaces[place][0])
    import_ = part.part("import")
    import_.id()
    content.ship_coal.append(import_.whole("coal", 0, MOST_IMPORTED))
    content.ship_import_names.append(import_.text("name", 30))
    market = part.part("market")
    content.ship_market.append(read_market(content, market, place, market.text("name", 30)))
    content.ship_ports.append([])
    for lane in part.parts("lanes"):
        read_lane(content, lane, ship)
    if not content.ship_ports[ship]:
        raise part.fault("a ship space needs a sea lane to at least one location with a port space")


def read_lane(content: Content, lane: Part, ship: int) -> None:
    """A sea lane from a ship space to a location with a port."""
    port = find_place(content, lane, "to")
    if not any(content.space_symbol[s] == SYMBOL_OF[PORT] for s in content.place_spaces[port]):
        raise lane.fault(f"it ends in '{content.place_ids[port]}', which has no port space")
    if port in content.ship_ports[ship]:
        raise lane.fault(f"another lane leads to '{content.place_ids[port]}' already")
    content.ship_ports[ship].append(port)
    content.harbour[port].append(ship)


def find_place(content: Content, part: Part, key: str) -> int:
    """The place that an entry names."""
    id = part.text(key)
    if id not in content.place_ids:
        raise part.fault(f"'{key}' names '{id}', which is no place of this map")
    return content.place_ids.index(id)


def read_link(content: Content, part: Part) -> None:
    """A potential rail connection between two places on land."""
    id = new_id(part, content.link_ids)
    a, b = find_place(content, part, "a"), find_place(content, part, "b")
    if a == b:
        raise part.fault("a link must join two different places")
    for place in (a, b):
        if content.place_ship[place] >= 0:
            raise part.fault(f"no railway leads to the ship space '{content.place_ids[place]}'")
    for link in content.place_links[a]:
        if b in (content.link_a[link], content.link_b[link]):
            raise part.fault(f"the link '{content.link_ids[link]}' joins the same two places")
    content.add_link(id, a, b)


# --- is it a map? --------------------------------------------------------------------------------------------


def check_limits(content: Content, file: Part) -> None:
    """A map must fit into the action catalogue, and the market counters must do for its markets."""
    for what, count, most in (
        ("places", len(content.place_ids), MOST_PLACES),
        ("building spaces", len(content.space_ids), MOST_SPACES),
        ("links", len(content.link_ids), MOST_LINKS),
        ("market spaces", len(content.market_ids), MOST_MARKETS),
        ("ship spaces", len(content.ship_place), MOST_SHIPS),
    ):
        if count > most:
            raise file.fault(f"there are {count} {what}, at most {most} are possible")
    counters = sum(content.market_count)
    if counters < len(content.market_ids):
        raise file.fault(f"there are {len(content.market_ids)} market spaces for {counters} market counters")


def check_playable(content: Content, file: Part) -> None:
    """Mills, coal and the demand displays must be possible at all."""
    if content.accepts[COTTON] == 0:
        raise file.fault("there is no clear space; mills, factories and iron works need one")
    if content.accepts[COAL] == 0 and sum(content.ship_coal) == 0:
        raise file.fault("there is no coal: add a coal space, or a ship space with an import")
    if content.accepts[PORT] == 0 and content.distant == 0:
        raise file.fault("nothing leads to the demand displays: add a port space or a distant port")


def check_colours(content: Content, file: Part) -> None:
    """Every location card must be good for something."""
    for card, colour in enumerate(content.card_colour):
        if colour >= 0 and content.coloured[colour] == 0:
            raise file.fault(
                f"no place has the colour '{content.colour_ids[colour]}' of the card '{content.card_ids[card]}'"
            )


def check_joined(content: Content, file: Part) -> None:
    """Every place on land must be reachable by links."""
    seen = {0}
    rest = [0]
    while rest:
        for link in content.place_links[rest.pop()]:
            for other in (content.link_a[link], content.link_b[link]):
                if other not in seen:
                    seen.add(other)
                    rest.append(other)
    for place, id in enumerate(content.place_ids):
        if place not in seen and content.place_ship[place] < 0:
            raise file.fault(f"no links lead from '{content.place_ids[0]}' to '{id}'")


def check_stated(content: Content, file: Part) -> None:
    """What a map states of itself may be left out, but must be true."""
    head = file.part("map")
    if head.has("ships") and head.flag("ships") != bool(content.ship_place):
        raise head.fault(f"'ships' must be {'true' if content.ship_place else 'false'}: see the ship spaces")
    if head.has("players") and head.numbers("players", 2, 2) != [3, 5]:
        raise head.fault("'players' must be [3, 5]")
    if not file.has("counts"):
        return
    stated = file.part("counts")
    for key, true in true_counts(content).items():
        if stated.has(key) and stated.whole(key, 0, 9999) != true:
            raise stated.fault(
                f"'{key}' says {stated.data[key]}, but there {'is' if true == 1 else 'are'} {true}"
            )


def true_counts(content: Content) -> dict[str, int]:
    """The counts that a map may state of itself."""
    on_land = len(content.place_ids) - len(content.ship_place)
    counts = {
        "locations": on_land - content.villages.bit_count(),
        "building_locations": sum(1 for s in content.place_spaces if s) - len(content.ship_place),
        "villages": content.villages.bit_count(),
        "links": len(content.link_ids),
        "building_spaces": len(content.space_ids),
        "market_spaces": len(content.market_ids),
        "distant_ports": content.distant.bit_count(),
        "ship_spaces": len(content.ship_place),
        "sea_lanes": sum(len(ports) + 2 for ports in content.ship_ports),  # and one each to import and market
        "import_cubes": sum(content.ship_coal),
    }
    for symbol, id in enumerate(SYMBOL_IDS):
        counts[id] = content.space_symbol.count(symbol)
    return counts
