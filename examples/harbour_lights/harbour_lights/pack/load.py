"""Reading the content: two TOML files become a Content, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import Part, content_digest, pack_texts, parsed, unique_ids
from boomtown.engine.language import Reader
from harbour_lights.rules.actions import GOODS, MOST_BERTHS
from harbour_lights.rules.content import Content
from harbour_lights.rules.kinds import MOST_PATRONS, MOST_SHIPS
from harbour_lights.rules.ships import VOCABULARY

OURS = Path(__file__).parent.parent / "content"
FILES = ("market.toml", "ships.toml")
GOOD_IDS = ["tea", "silk", "spice", "amber"]
LENGTHS = ("short", "long")
MOST = 99

READER = Reader(
    VOCABULARY,
    {
        "good": lambda part, key: GOOD_IDS.index(part.choice(key, GOOD_IDS)),
        "count": lambda part, key: part.whole(key, 1, 9),
    },
    "verb",
)


@lru_cache(maxsize=8)
def load_content(folder: str) -> Content:
    """Our content, or that of somebody's folder and ours for what it doesn't have."""
    parts = [parsed(name, raw) for name, raw in pack_texts(folder, OURS, FILES)]
    market, ships = parts
    content = Content(content_digest(parts))
    read_market(content, market)
    read_ships(content, ships)
    for part in parts:
        part.done()
    return content


def read_market(content: Content, file: Part) -> None:
    """Numbers, goods and patrons."""
    numbers = file.part("numbers")
    content.coins = numbers.whole("coins", 0, MOST)
    content.dearest = numbers.whole("dearest", 1, 9)
    content.price = numbers.whole("price", 1, content.dearest)
    content.warehouse = numbers.whole("warehouse", 0, MOST)
    content.wanted = numbers.whole("wanted", 0, 9)
    content.other = numbers.whole("other", 0, 9)
    content.rounds = {length: numbers.whole(length, 1, 20) for length in LENGTHS}
    goods = file.parts("good")
    content.goods = unique_ids(goods)
    if content.goods != GOOD_IDS:
        raise file.fault(f"the goods must be {', '.join(GOOD_IDS)}, in this order")
    content.good_names = [good.text("name", 12) for good in goods]
    content.good_colours = [good.colour("colour") for good in goods]
    patrons = file.parts("patron")
    content.patrons = unique_ids(patrons)
    if not MOST_BERTHS <= len(patrons) <= MOST_PATRONS:
        raise file.fault(f"there must be {MOST_BERTHS} to {MOST_PATRONS} patrons")
    content.patron_names = [patron.text("name", 24) for patron in patrons]
    content.wants = [GOOD_IDS.index(patron.choice("wants", GOOD_IDS)) for patron in patrons]


def read_ships(content: Content, file: Part) -> None:
    """The ships: their programs are numbered as they are."""
    ships = file.parts("ship")
    content.ships = unique_ids(ships)
    if len(ships) > MOST_SHIPS:
        raise file.fault(f"there may be {MOST_SHIPS} ships, not {len(ships)}")
    for ship in ships:
        content.ship_names.append(ship.text("name", 20))
        content.ship_counts.append(ship.whole("count", 1, 9))
        content.cargos.append(ship.value("cargo"))
        READER.program(content.programs, ship, "cargo")
    needed = (MOST_BERTHS - 1) * max(content.rounds.values()) + 1
    if sum(content.ship_counts) < needed:
        raise file.fault(
            f"{needed} ships are needed for the longest game, there are {sum(content.ship_counts)}"
        )


assert len(GOOD_IDS) == GOODS
