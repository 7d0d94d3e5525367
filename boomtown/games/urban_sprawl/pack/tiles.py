"""Reading a pack: building tiles, vocations, politicians, markers and the other pieces."""

from boomtown.engine.content import Part
from boomtown.games.urban_sprawl.pack.cards import detail
from boomtown.games.urban_sprawl.rules.content import (
    KIND_IDS,
    MARKERS,
    OFFICE_IDS,
    OFFICE_ZONE,
    VOCATIONS,
    ZONE_IDS,
    Content,
)

TILES = 128
TILE_IDS = ["active_player", "extra_favor", "block_value"]


def read_tiles(content: Content, file: Part) -> None:
    """All that comes on sheets and in wood."""
    read_buildings(content, file)
    read_vocations(content, file)
    read_markers(content, file)
    read_politicians(content, file)
    read_pieces(content, file)


def read_buildings(content: Content, file: Part) -> None:
    """How many tiles there are of each zone and size."""
    for part in file.parts("building"):
        zone = ZONE_IDS.index(part.choice("zone", ZONE_IDS))
        kind = zone * 4 + part.whole("size", 1, 4) - 1
        if content.tiles[kind]:
            raise part.fault("this zone and size is there twice")
        content.tiles[kind] = part.whole("count", 1, TILES)
        if part.has("need"):
            part.whole("need", 0, TILES)
    if sum(content.tiles) != TILES:
        raise file.fault(f"the building tiles must be {TILES}, not {sum(content.tiles)}")


def read_vocations(content: Content, file: Part) -> None:
    """Media first, of which there is one; 24 markers in all."""
    for part in file.parts("vocation"):
        content.vocation_names.append(part.text("name", 20))
        content.vocation_count.append(part.whole("count", 1, 24))
        part.text("letter", 2)
        part.colour("color")
        part.flag("box")
    names = content.vocation_names
    if len(set(names)) != VOCATIONS or len(names) != VOCATIONS or names[0] != "Media":
        raise file.fault(f"there must be {VOCATIONS} different vocations, Media first")
    if content.vocation_count[0] != 1 or sum(content.vocation_count) != 24:
        raise file.fault("there must be 24 vocation markers, one of them Media")


def read_markers(content: Content, file: Part) -> None:
    """Three prestige and six wealth markers."""
    for part in file.parts("marker"):
        kind = KIND_IDS.index(part.choice("kind", KIND_IDS))
        content.marker_kind.append(kind)
        content.marker_number.append(part.whole("number", 7 if kind == 0 else 4, 12 if kind == 0 else 6))
    pairs = set(zip(content.marker_kind, content.marker_number, strict=True))
    if len(content.marker_kind) != MARKERS or len(pairs) != MARKERS:
        raise file.fault("the markers must be prestige 4, 5, 6 and wealth 7 to 12, each once")


def read_politicians(content: Content, file: Part) -> None:
    """The five politicians in the order of the Election Track, and the Contractor."""
    parts = file.parts("politician")
    if [part.id() for part in parts] != OFFICE_IDS:
        raise file.fault(f"the politicians must be {', '.join(OFFICE_IDS)}, in this order")
    for office, part in enumerate(parts):
        content.office_names.append(part.text("name", 30))
        zone = OFFICE_ZONE[office]
        if part.value("zone") != ("" if zone < 0 else ZONE_IDS[zone]):
            raise part.fault("'zone' is not the zone of this office")
        person(part)
        part.text("bonus", 200)
    contractor = file.part("contractor")
    contractor.text("name", 30)
    contractor.value("bonus")
    person(contractor)


def person(part: Part) -> None:
    """What is printed on a large tile."""
    part.text("ability", 200)
    part.words("rules")


def read_pieces(content: Content, file: Part) -> None:
    """Colours, other tiles, wood and money; nothing of it runs out but cubes, which are counted only."""
    colours = file.part("colors")
    content.seat_colours = colours.words("names")
    if len(content.seat_colours) != 4:
        raise colours.fault("there must be four colours")
    detail(colours)
    for part in file.parts("other_tile"):
        part.choice("id", TILE_IDS)
        part.text("name", 40)
        part.whole("count", 1, 9)
        part.text("text", 200)
        detail(part)
    wood = file.part("wood")
    content.cubes = wood.whole("cubes_per_color", 1, 999)
    if wood.whole("cubes", 1, 4000) != 4 * content.cubes:
        raise wood.fault("'cubes' must be four times 'cubes_per_color'")
    wood.whole("cylinders", 4, 4)
    wood.whole("pawns", 1, 1)
    money = file.part("money")
    bills = [part.whole("count", 1, 999) for part in money.parts("bills") if part.whole("value", 1, 1000)]
    if sum(bills) != money.whole("total_bills", 1, 9999):
        raise money.fault("'total_bills' is not the sum of the bills")
