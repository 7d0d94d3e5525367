"""Reading a pack: amounts, sites, tests and players of the card language."""

from typing import Any

from boomtown.engine.content import Part, shown
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.board import Board

Data = dict[str, Any]


SITE = {
    "in",
    "anywhere",
    "open",
    "adj",
    "adj_min",
    "block",
    "river",
    "spread",
    "new",
    "without",
    "at",
    "just",
}

AMOUNT = {"count", "owner", "in", "adj", "having", "per", "times", "max"}

WHERE = {
    "choose": s.IN_CHOOSE,
    "same": s.IN_SAME,
    "trigger": s.IN_TRIGGER,
    "mogul": s.IN_MOGUL,
    "best": s.IN_BEST,
}

COUNTABLE = {"house", "mansion", "factory", "commercial", "mine", "cube", "unrest", "holdings", "kind"}


def listed(value: Any) -> list[Any]:
    """A list, or one value as a list."""
    return value if isinstance(value, list) else [value]


class Values:
    """Writes the steps of one entry into the script; `part` is the entry that faults name."""

    def __init__(self, board: Board, part: Part, card_ids: list[str]) -> None:
        self.board = board
        self.script = board.script
        self.part = part
        self.card_ids = card_ids

    def known(self, data: Any, keys: set[str], what: str) -> Data:
        """A table with known keys only."""
        if not isinstance(data, dict):
            raise self.part.fault(f"{what} must be a table, not {shown(data)}")
        for key in data:
            if key not in keys:
                raise self.part.fault(f"{what} has no '{key}'; known are {', '.join(sorted(keys))}")
        return data

    def number(self, value: Any, low: int, high: int, what: str) -> int:
        """A whole number in a range."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.part.fault(f"{what} must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def word(self, value: Any, words: list[str], what: str) -> int:
        """One of some words, by its number."""
        if not isinstance(value, str) or value not in words:
            raise self.part.fault(f"{what} must be one of {', '.join(words)}, not {shown(value)}")
        return words.index(value)

    def bits(self, value: Any, words: list[str], what: str) -> int:
        """A set of words."""
        found = 0
        for one in listed(value):
            found |= 1 << self.word(one, words, what)
        return found

    def where(self, value: Any, what: str) -> int:
        """A set of Neighborhoods, or one of the special places."""
        if isinstance(value, str) and value in WHERE:
            return WHERE[value]
        return self.bits(value, self.board.city.nb_ids, what)

    def player(self, value: Any, what: str) -> tuple[int, int]:
        """A code for players, and the thing of which somebody has the most."""
        if isinstance(value, str) and value.startswith("rival_most:"):
            things = [thing for thing in s.THING_IDS if thing in COUNTABLE]
            thing = things[self.word(value.removeprefix("rival_most:"), things, what)]
            return s.RIVAL_MOST, s.THING_IDS.index(thing)
        return self.word(value, s.WHO_IDS, what), -1

    # --- the parts of a step ---------------------------------------------------------------------------------

    def amount(self, value: Any, what: str) -> int:
        """A new amount of the script."""
        sc = self.script
        sc.am_kind.append(s.AM_CONST)
        sc.am_value.append(1)
        for cells in (sc.am_things, sc.am_owner, sc.am_adj, sc.am_having, sc.am_max):
            cells.append(0)
        sc.am_in.append(s.IN_ALL)
        sc.am_per.append(1)
        sc.am_times.append(1)
        sc.am_rolls.append([])
        at = len(sc.am_kind) - 1
        if isinstance(value, str):
            sc.am_kind[at] = s.AM_ROLL + self.word(value, ["roll", "done", "all"], what)
        elif isinstance(value, dict) and "by_roll" in value:
            sc.am_kind[at] = s.AM_BY_ROLL
            rolls = self.known(value, {"by_roll"}, what)["by_roll"]
            if not isinstance(rolls, list) or len(rolls) != self.board.die:
                raise self.part.fault(f"{what}, 'by_roll' must be a list of {self.board.die} numbers")
            sc.am_rolls[at] = [self.number(n, -99, 99, what) for n in rolls]
        elif isinstance(value, dict):
            self.count(at, self.known(value, AMOUNT, what), what)
        else:
            sc.am_value[at] = self.number(value, -99, 99, what)
        return at

    def count(self, at: int, value: Data, what: str) -> None:
        """An amount that is counted."""
        sc = self.script
        sc.am_kind[at] = s.AM_COUNT
        sc.am_things[at] = self.bits(value.get("count"), s.THING_IDS, f"{what}, 'count'")
        sc.am_owner[at] = self.word(value.get("owner", "any"), ["me", "them", "any"], f"{what}, 'owner'")
        if "in" in value:
            sc.am_in[at] = self.where(value["in"], f"{what}, 'in'")
        sc.am_adj[at] = self.bits(value.get("adj", []), s.THING_IDS[: s.T_MINE], f"{what}, 'adj'")
        sc.am_having[at] = self.bits(value.get("having", []), s.THING_IDS, f"{what}, 'having'")
        sc.am_per[at] = self.number(value.get("per", 1), 1, 99, f"{what}, 'per'")
        sc.am_times[at] = self.number(value.get("times", 1), -99, 99, f"{what}, 'times'")
        sc.am_max[at] = self.number(value.get("max", 0), 0, 99, f"{what}, 'max'")

    def site(self, value: Any, what: str) -> int:
        """A new site of the script."""
        sc, data = self.script, self.known(value, SITE, what)
        sc.st_in.append(self.where(data["in"], f"{what}, 'in'") if "in" in data else s.IN_ALL)
        flags = 0
        for flag, key in (
            (s.ANYWHERE, "anywhere"),
            (s.RIVER, "river"),
            (s.SPREAD, "spread"),
            (s.NEW, "new"),
            (s.JUST, "just"),
        ):
            if key in data:
                if data[key] is not True:
                    raise self.part.fault(f"{what}, '{key}' must be true or left out")
                flags |= flag
        if "block" in data:
            self.word(data["block"], ["vacant4"], f"{what}, 'block'")
            flags |= s.VACANT4
        if "at" in data:
            self.word(data["at"], ["freed"], f"{what}, 'at'")
            flags |= s.FREED
        sc.st_flags.append(flags)
        sc.st_open.append(self.word(data.get("open", "any"), ["any", "cube", "city_cube"], f"{what}, 'open'"))
        sc.st_adj.append(self.bits(data.get("adj", []), s.THING_IDS[: s.T_MINE], f"{what}, 'adj'"))
        sc.st_min.append(self.number(data.get("adj_min", 1), 1, 4, f"{what}, 'adj_min'"))
        without = -1
        if "without" in data:
            without = self.word(data["without"], s.KIND_IDS[: s.KINDS], f"{what}, 'without'")
        sc.st_without.append(without)
        return len(sc.st_in) - 1

    def test(self, value: Any, what: str) -> int:
        """A new test of the script."""
        sc = self.script
        words = [
            "headline",
            "no_headline",
            "have",
            "era",
            "strictly_last",
            "strictly_first",
            "unrest_min",
            "richer",
        ]
        data = self.known(value, {*words, "min", "max"}, what)
        names = [key for key in data if key in words]
        if len(names) != 1:
            raise self.part.fault(f"{what} must be one of {', '.join(words)}")
        kind, given = words.index(names[0]), data[names[0]]
        number = 0
        cards: list[int] = []
        if kind in (s.TE_HEADLINE, s.TE_NO_HEADLINE):
            cards = [self.word(id, self.card_ids, what) for id in listed(given)]
        elif kind == s.TE_HAVE:
            number = self.amount(given, what)
        elif kind == s.TE_ERA:
            number = self.word(str(given), [str(year) for year in self.board.years], what)
        elif kind == s.TE_UNREST:
            number = self.number(given, 1, 99, what)
        elif given is not True:
            raise self.part.fault(f"{what}, '{names[0]}' must be true")
        sc.te_kind.append(kind)
        sc.te_value.append(number)
        sc.te_min.append(self.number(data.get("min", -999), -999, 999, what))
        sc.te_max.append(self.number(data.get("max", 999), -999, 999, what))
        sc.te_cards.append(cards)
        return len(sc.te_kind) - 1
