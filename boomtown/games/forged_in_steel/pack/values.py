"""Reading a pack: amounts, sites, conditions and players of the card language."""

from typing import Any

from boomtown.engine.content import Part, shown
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.cards.amounts import (
    ONE,
    Amount,
    AtLeast,
    ByRoll,
    Condition,
    Count,
    Done,
    Has,
    Headlined,
    InEra,
    IsFirst,
    IsLast,
    Richer,
    Rolled,
    UnrestAtLeast,
)
from boomtown.games.forged_in_steel.rules.cards.parts import GRID_SITE, Site
from boomtown.games.forged_in_steel.rules.cards.players import MYSELF, Players
from boomtown.games.forged_in_steel.rules.content import Content

WHERE = {
    "choose": s.IN_CHOOSE,
    "same": s.IN_SAME,
    "trigger": s.IN_TRIGGER,
    "mogul": s.IN_MOGUL,
    "best": s.IN_BEST,
}
COUNTABLE = ["house", "mansion", "factory", "commercial", "mine", "cube", "unrest", "holdings", "kind"]
CONDITIONS = [
    "headline", "no_headline", "have", "era", "strictly_last", "strictly_first", "unrest_min", "richer",
]  # fmt: skip


def words(part: Part, key: str) -> list[Any]:
    """A list, or one value as a list; nothing if it is left out."""
    value = part.value(key) if part.has(key) else []
    return value if isinstance(value, list) else [value]


def chosen(part: Part, key: str, value: Any, known: list[str]) -> int:
    """One of some words, by its number."""
    if not isinstance(value, str) or value not in known:
        raise part.fault(f"'{key}' must be one of {', '.join(known)}, not {shown(value)}")
    return known.index(value)


def bits(part: Part, key: str, known: list[str]) -> int:
    """A set of words; none if it is left out."""
    found = 0
    for word in words(part, key):
        found |= 1 << chosen(part, key, word, known)
    return found


def some_bits(part: Part, key: str, known: list[str]) -> int:
    """A set of words that must be there."""
    part.value(key)
    return bits(part, key, known)


def whole(part: Part, key: str, low: int, high: int, default: int) -> int:
    """A whole number that may be left out."""
    return part.whole(key, low, high) if part.has(key) else default


def is_true(part: Part, key: str) -> bool:
    """True, or left out."""
    if not part.has(key):
        return False
    if part.value(key) is not True:
        raise part.fault(f"'{key}' must be true or left out")
    return True


def unless(part: Part, key: str) -> bool:
    """False, or left out: then it is true."""
    if not part.has(key):
        return True
    if part.value(key) is not False:
        raise part.fault(f"'{key}' must be false or left out")
    return False


def is_said(part: Part, key: str, word: str) -> bool:
    """The only word that can stand there, or nothing."""
    return part.has(key) and part.choice(key, [word]) == word


def player(part: Part, key: str) -> Players:
    """Whom a card names."""
    value = part.value(key)
    if isinstance(value, str) and value.startswith("rival_most:"):
        thing = COUNTABLE[chosen(part, key, value.removeprefix("rival_most:"), COUNTABLE)]
        return Players(s.RIVAL_MOST, s.THING_IDS.index(thing))
    return Players(chosen(part, key, value, s.WHO_IDS))


def player_or(part: Part, key: str, default: Players) -> Players:
    """Whom a card names, if anybody."""
    return player(part, key) if part.has(key) else default


class Values:
    """Reads the parts of steps for one content."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def where(self, part: Part, key: str) -> int:
        """A set of Neighborhoods, or one of the special places; all if it is left out."""
        value = part.value(key) if part.has(key) else s.IN_ALL
        if isinstance(value, str) and value in WHERE:
            return WHERE[value]
        return bits(part, key, self.content.city.nb_ids) if part.has(key) else s.IN_ALL

    def who(self, part: Part, key: str) -> Players:
        """Whom a step concerns; its player if nobody is named."""
        return player_or(part, key, MYSELF)

    # --- amounts ---------------------------------------------------------------------------------------------

    def amount(self, part: Part, key: str) -> Amount:
        """How many; one if it is left out."""
        if not part.has(key):
            return ONE
        value = part.value(key)
        if isinstance(value, str):
            number = chosen(part, key, value, ["roll", "done", "all"])
            return Amount(s.PLENTY) if number == 2 else Done() if number else Rolled()
        if isinstance(value, dict) and "by_roll" in value:
            return self.by_roll(part.part(key))
        if isinstance(value, dict):
            return self.count(part.part(key))
        return Amount(part.whole(key, -99, 99))

    def by_roll(self, part: Part) -> Amount:
        """A number for each side of the die."""
        values, sides = part.value("by_roll"), self.content.die
        good = isinstance(values, list) and len(values) == sides
        if not good or not all(isinstance(n, int) and -99 <= n <= 99 for n in values):
            raise part.fault(f"'by_roll' must be a list of {sides} numbers from -99 to 99")
        return ByRoll(list(values))

    def count(self, part: Part) -> Count:
        """An amount that is counted."""
        found = Count()
        found.things = some_bits(part, "count", s.THING_IDS)
        if part.has("owner"):
            found.owner = chosen(part, "owner", part.value("owner"), ["me", "them", "any"])
        found.where = self.where(part, "in")
        found.adjacent = bits(part, "adj", s.THING_IDS[: s.T_MINE])
        found.having = bits(part, "having", s.THING_IDS)
        found.per = whole(part, "per", 1, 99, 1)
        found.times = whole(part, "times", -99, 99, 1)
        found.most = whole(part, "max", 0, 99, 0)
        return found

    def owning(self, part: Part, key: str) -> AtLeast | None:
        """What somebody must have in a Neighborhood, if anything."""
        if not part.has(key):
            return None
        there = part.part(key)
        return AtLeast(self.count(there), there.whole("min", 1, 99))

    # --- sites -----------------------------------------------------------------------------------------------

    def site(self, part: Part, key: str) -> Site:
        """Where something may be placed; the City Grid if it is left out."""
        if not part.has(key):
            return GRID_SITE
        data, found = part.part(key), Site()
        found.where = self.where(data, "in")
        found.anywhere = is_true(data, "anywhere")
        found.river = is_true(data, "river")
        found.spread = is_true(data, "spread")
        found.new = is_true(data, "new")
        found.just = is_true(data, "just")
        found.block = is_said(data, "block", "vacant4")
        found.freed = is_said(data, "at", "freed")
        if data.has("open"):
            found.open = chosen(data, "open", data.value("open"), ["any", "cube", "city_cube"])
        found.adjacent = bits(data, "adj", s.THING_IDS[: s.T_MINE])
        found.at_least = whole(data, "adj_min", 1, 4, 1)
        if data.has("without"):
            found.without = chosen(data, "without", data.value("without"), s.KIND_IDS[: s.KINDS])
        return found

    # --- conditions ------------------------------------------------------------------------------------------

    def only(self, part: Part, key: str) -> Condition | None:
        """A condition that may be left out."""
        return self.condition(part, key) if part.has(key) else None

    def condition(self, part: Part, key: str) -> Condition:
        """What must be so."""
        data = part.part(key)
        names = [name for name in data.data if name in CONDITIONS]
        if len(names) != 1:
            raise data.fault(f"there must be one of {', '.join(CONDITIONS)}")
        name = names[0]
        if name in ("headline", "no_headline"):
            cards = [chosen(data, name, id, self.content.card_ids) for id in words(data, name)]
            return Headlined(cards, name == "headline")
        if name == "have":
            least, most = whole(data, "min", -999, 999, -999), whole(data, "max", -999, 999, 999)
            return Has(self.amount(data, name), least, most)
        if name == "era":
            years = [str(year) for year in self.content.years]
            return InEra(chosen(data, name, str(data.value(name)), years))
        if name == "unrest_min":
            return UnrestAtLeast(data.whole(name, 1, 99))
        if data.value(name) is not True:
            raise data.fault(f"'{name}' must be true")
        return IsLast() if name == "strictly_last" else IsFirst() if name == "strictly_first" else Richer()
