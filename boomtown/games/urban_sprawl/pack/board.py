"""Reading a pack: rows, gray circles, starting buildings, prices, payouts, and where all is drawn."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.urban_sprawl.rules.content import (
    KIND_IDS,
    MARKERS,
    NUMBERS,
    OFFICE_IDS,
    RES,
    STARTS,
    ZONE_IDS,
    Content,
)
from boomtown.games.urban_sprawl.rules.grid import (
    BLOCK_LOTS,
    BLOCKS,
    CORNERS,
    SHAPES,
    SIDE,
    block_name,
    lot_at,
)

PRINTED = [(kind, number) for kind, last in ((0, 6), (1, 3)) for number in range(1, last + 1)]
PLAN_IDS = ["planning_1", "planning_2", "planning_3", "planning_4", "planning_deck"]
CONTRACT_IDS = [
    "contract_1",
    "contract_2",
    "contract_3",
    "contract_4",
    "contract_5",
    "town_deck",
    "city_deck",
    "metropolis_deck",
    "favor",
]
AREAS = [
    "planning_discard",
    "pending_politicians",
    "marker_box",
    "vocation_box",
    "payout_table",
    "value_markers",
    "title",
    "tile_supply",
    "extra_favor",
    "active_player",
    "bank",
]
COLOURS = [
    "table",
    "ink",
    "street",
    "street_line",
    "lot",
    "lot_edge",
    "water",
    "water_dark",
    "wilderness",
    "wilderness_dark",
    "wealth",
    "prestige",
    "gray_circle",
    "CIV",
    "COM",
    "IND",
    "RES",
    "PARK",
    "rail",
    "card",
    "politician",
    "contractor",
    "pawn",
    "player_1",
    "player_2",
    "player_3",
    "player_4",
]


def read_board(content: Content, file: Part) -> None:
    """The whole board: what the rules use, then what only pictures use."""
    read_edges(content, file)
    read_rows(content, file)
    read_starts(content, file)
    read_counts(content, file)
    read_places(content, file)
    read_drawing(content, file)


def spot(part: Part, *keys: str) -> None:
    """Where something is drawn."""
    for key in ("x", "y", *keys):
        part.number(key, -2000, 5000)


def read_edges(content: Content, file: Part) -> None:
    """Water and wilderness along the four sides of the grid."""
    sides = {
        "top": range(SIDE),
        "bottom": range(SIDE * (SIDE - 1), SIDE * SIDE),
        "left": range(0, SIDE * SIDE, SIDE),
        "right": range(SIDE - 1, SIDE * SIDE, SIDE),
    }
    seen: list[str] = []
    for part in file.parts("edge"):
        side = part.choice("side", list(sides))
        seen.append(side)
        lots = sum(1 << lot for lot in sides[side])
        if part.choice("kind", ["water", "wilderness"]) == "water":
            content.water |= lots
        else:
            content.wilderness |= lots
        part.text("label", 30)
        spot(part, "w", "h")
    if sorted(seen) != sorted(sides):
        raise file.fault("each of the four edges must be there once")


def blocks_of(part: Part) -> int:
    """The blocks of a row as a mask of lots: 6 or 12 of them, between two parallel streets."""
    known = [block_name(block) for block in range(BLOCKS)]
    found = 0
    blocks = part.words("blocks")
    for name in blocks:
        if name not in known:
            raise part.fault(f"'blocks' names '{name}', which is no block from A1 to F6")
        found |= BLOCK_LOTS[known.index(name)]
    across = part.choice("direction", ["horizontal", "vertical"]) == "horizontal"
    lanes = sorted({name[1] if across else name[0] for name in blocks})
    if len(blocks) not in (6, 12) or len(blocks) != 6 * len(lanes) or ord(lanes[-1]) - ord(lanes[0]) > 1:
        raise part.fault("a row is one line of 6 blocks or two neighboring lines of 12")
    part.choice("edge", ["top", "bottom", "left", "right"])
    spot(part)
    return found


def read_rows(content: Content, file: Part) -> None:
    """Printed rows, gray circles, and the value that the printed numbers give each block."""
    rows = file.parts("row")
    unique_ids(rows)
    found: list[tuple[int, int]] = []
    for part in rows:
        kind = KIND_IDS.index(part.choice("kind", KIND_IDS))
        number = part.whole("number", 1, 12)
        found.append((kind, number))
        content.printed[kind * NUMBERS + number] = blocks_of(part)
    if sorted(found) != PRINTED:
        raise file.fault("the printed rows must be wealth 1 to 6 and prestige 1 to 3, each once")
    circles = file.parts("gray")
    content.circle_ids = unique_ids(circles)
    content.circles = [blocks_of(part) for part in circles]
    if len(circles) != MARKERS:
        raise file.fault(f"there must be {MARKERS} gray circles, not {len(circles)}")
    for block in range(BLOCKS):
        value = 0
        for row in range(2 * NUMBERS):
            if content.printed[row] & BLOCK_LOTS[block]:
                value += row % NUMBERS
        content.base.append(value)


def read_starts(content: Content, file: Part) -> None:
    """The twelve starting buildings; one of them, the RES of value 3, breaks the tie for Media."""
    starts = file.parts("start")
    unique_ids(starts)
    lots = {f"{block_name(b)}.{CORNERS[i]}": b * SHAPES + i for b in range(BLOCKS) for i in range(4)}
    for part in starts:
        content.starts.append(lots[part.choice("lot", list(lots))])
        content.start_zone.append(ZONE_IDS.index(part.choice("zone", ZONE_IDS[:4])))
        part.whole("size", 1, 1)
    zones = [content.start_zone.count(zone) for zone in range(4)]
    if len(set(content.starts)) != STARTS or zones != [2, 4, 2, 4]:
        raise file.fault("the starting buildings must be 2 CIV, 4 COM, 2 IND and 4 RES on different lots")
    low = [
        site
        for site, zone in zip(content.starts, content.start_zone, strict=True)
        if zone == RES and content.base[site // SHAPES] == 3
    ]
    if len(low) != 1:
        raise file.fault(f"one RES starting building must have value 3, not {len(low)} of them")
    content.media_home = lot_at(low[0] // SHAPES, low[0] % SHAPES)


def read_counts(content: Content, file: Part) -> None:
    """Wealth and cards at the start, and the Payouts table."""
    for part in file.parts("setup"):
        seats = part.whole("players", 2, 4)
        content.funds[seats] = part.whole("wealth", 0, 999)
        part.whole("starting_buildings", STARTS // seats, STARTS // seats)
        cards = part.numbers("planning_cards", seats, seats)
        if any(n < 0 or n != int(n) for n in cards) or sum(cards) > 17:
            raise part.fault("'planning_cards' must be whole numbers, at most 17 in all")
        content.hands[seats] = [int(n) for n in cards]
    if not all(content.hands[2:]):
        raise file.fault("'setup' must have entries for 2, 3 and 4 players")
    for value, part in enumerate(file.parts("payout"), 1):
        part.whole("value", value, value)
        amounts = part.numbers("amounts", 4, 4)
        if any(n < 0 or n != int(n) for n in amounts) or sorted(amounts, reverse=True) != amounts:
            raise part.fault("'amounts' must be four whole numbers, none higher than the one before")
        content.pay.append([int(n) for n in amounts])
    if len(content.pay) != NUMBERS:
        raise file.fault("the Payouts table must have a line for each value from 1 to 12")


def read_places(content: Content, file: Part) -> None:
    """The AP price of every place of a card."""
    parts = file.parts("place")
    known = dict(zip(unique_ids(parts), parts, strict=True))
    if sorted(known) != sorted(PLAN_IDS + CONTRACT_IDS):
        raise file.fault(f"the places must be {', '.join(PLAN_IDS + CONTRACT_IDS)}")
    for part in parts:
        part.choice("track", ["planning", "contract", "favor"])
        part.choice("deck", ["", "planning", "town", "city", "metropolis"])
        part.text("label", 40)
        spot(part, "w", "h")
    content.plan_price = [known[id].whole("ap", 0, 6) for id in PLAN_IDS]
    content.price = [known[id].whole("ap", 0, 6) for id in CONTRACT_IDS]
    content.price.append(content.price[-1])  # the Extra Favor costs what a Favor costs


def read_drawing(content: Content, file: Part) -> None:
    """What only pictures use: names, places, colours."""
    streets, blocks, areas = file.parts("street"), file.parts("block"), file.parts("area")
    unique_ids(streets)
    for part in [*streets, *areas]:
        part.text("name", 40)
        spot(part, "w", "h")
    for part in streets:
        part.choice("direction", ["horizontal", "vertical"])
    if unique_ids(blocks) != [block_name(block) for block in range(BLOCKS)]:
        raise file.fault("the blocks must run from A1 to F1, then A2 to F2, to F6")
    for block, part in enumerate(blocks):
        part.whole("row", block // 6 + 1, block // 6 + 1)
        part.whole("column", block % 6 + 1, block % 6 + 1)
        spot(part, "w", "h")
    if sorted(unique_ids(areas)) != sorted(AREAS):
        raise file.fault(f"the areas must be {', '.join(AREAS)}")
    for part in file.parts("rail"):
        part.choice("from", PLAN_IDS + CONTRACT_IDS)
        part.choice("to", PLAN_IDS + CONTRACT_IDS)
    read_tracks(file)
    canvas, grid = file.part("canvas"), file.part("grid")
    canvas.number("width", 100, 5000)
    canvas.number("height", 100, 5000)
    spot(grid, "width", "height", "street", "lot", "lot_gap", "block")
    colours = file.part("colors")
    for key in COLOURS:
        colours.colour(key)
    signs = file.part("zone_sign")
    for key in ZONE_IDS:
        signs.text(key, 2)


def read_tracks(file: Part) -> None:
    """Election Track, prestige track, and the slots of the holding boxes."""
    offices = file.parts("election")
    for order, part in enumerate(offices):
        part.whole("order", order + 1, order + 1)
        part.choice("office", OFFICE_IDS[order : order + 1] or OFFICE_IDS)
        part.text("name", 30)
        part.value("zone")
        spot(part, "r")
    if len(offices) != len(OFFICE_IDS):
        raise file.fault("the Election Track must have five spaces")
    for part in file.parts("marker_slot"):
        part.choice("kind", KIND_IDS)
        part.whole("number", 4, 12)
        spot(part)
    for part in file.parts("vocation_slot"):
        part.text("name", 20)
        part.whole("nr", 1, 24)
        spot(part)
    track = file.part("prestige_track")
    first, last = track.whole("first", 0, 0), track.whole("last", 9, 999)
    track.number("square", 1, 500)
    track.numbers("x", last - first + 1, last - first + 1)
    track.numbers("y", last - first + 1, last - first + 1)
    spot(track.part("plus_100"), "w", "h")
