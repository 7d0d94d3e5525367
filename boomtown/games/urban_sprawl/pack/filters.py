"""Reading which buildings a card means, and what it counts."""

from boomtown.engine.content import Part, shown
from boomtown.games.urban_sprawl.rules.content import KIND_IDS, ZONE_IDS, Content
from boomtown.games.urban_sprawl.rules.filters import (
    COUNT_IDS,
    CTRL_IDS,
    EVERY_ZONE,
    EXTREME_IDS,
    WHERE_IDS,
    Filter,
)

MOST = 99
NEAR_THIS = ("these_rows", "other_row", "adjacent", "block")


class FilterReader:
    """Reads the filters of contracts, or of events, of one pack."""

    def __init__(self, content: Content, contract: bool) -> None:
        self.content = content
        self.contract = contract

    def optional(self, part: Part, key: str) -> Filter | None:
        """A filter that may be left out."""
        return self.read(part, key) if part.has(key) else None

    def read(self, part: Part, key: str) -> Filter:
        """A filter under a key."""
        inner, found = part.part(key), Filter()
        self.read_place(inner, found)
        if inner.has("zone"):
            found.zones = self.zones(inner, "zone")
        found.sizes = sizes(inner)
        if inner.has("ctrl"):
            found.control = CTRL_IDS.index(inner.choice("ctrl", CTRL_IDS))
        found.touching = self.optional(inner, "touching")
        if inner.has("value_min"):
            found.low = inner.whole("value_min", 0, MOST)
        if inner.has("value_max"):
            found.high = inner.whole("value_max", 0, MOST)
        if inner.has("extreme"):
            found.extreme = EXTREME_IDS.index(inner.choice("extreme", EXTREME_IDS[1:]))
        found.with_this = inner.flag("self", True)
        self.read_count(inner, found)
        return found

    def read_place(self, part: Part, found: Filter) -> None:
        """Where a building stands."""
        where = part.choice("where", WHERE_IDS) if part.has("where") else "city"
        found.where = WHERE_IDS.index(where)
        found.at_picked = part.has("at") and part.choice("at", ["this", "picked"]) == "picked"
        if not self.contract and not found.at_picked and where in NEAR_THIS:
            raise part.fault(f"'where' is '{where}', but an event has no building; say at = \"picked\"")

    def read_count(self, part: Part, found: Filter) -> None:
        """What is counted."""
        if part.has("count"):
            found.counts = COUNT_IDS.index(part.choice("count", COUNT_IDS))
        if part.has("name"):
            names = self.content.vocation_names
            found.vocation = names.index(part.choice("name", names))
        if part.has("whose"):
            found.of_all = part.choice("whose", ["me", "all"]) == "all"
        if part.has("kind"):
            kinds = ["any", *KIND_IDS]
            found.kind = kinds.index(part.choice("kind", kinds)) - 1
        if part.has("div"):
            found.div = part.whole("div", 1, MOST)

    def zones(self, part: Part, key: str) -> int:
        """A zone, a list of them, or ZONED, as a mask."""
        value = part.value(key)
        if value == "ZONED":
            return EVERY_ZONE & ~(1 << ZONE_IDS.index("PARK"))
        names = value if isinstance(value, list) else [value]
        if not names or any(name not in ZONE_IDS for name in names):
            raise part.fault(
                f"'{key}' must be ZONED, one of {', '.join(ZONE_IDS)} or a list of these, not {shown(value)}"
            )
        return sum(1 << ZONE_IDS.index(name) for name in set(names))


def sizes(part: Part) -> int:
    """Sizes as a mask of four."""
    low = part.whole("size_min", 1, 4) if part.has("size_min") else 1
    high = part.whole("size_max", 1, 4) if part.has("size_max") else 4
    if part.has("size"):
        low = high = part.whole("size", 1, 4)
    if low > high:
        raise part.fault("no building has such a size")
    return sum(1 << (size - 1) for size in range(low, high + 1))
