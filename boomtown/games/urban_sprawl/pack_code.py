"""Reading a pack: what cards do. The words of a card become a program of whole numbers."""

from boomtown.engine.content import Part, shown
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.board import (
    COUNT_IDS,
    CTRL_IDS,
    KIND_IDS,
    NO_LIMIT,
    RULE_IDS,
    WHERE_IDS,
    ZONE_IDS,
    Board,
)

MOST = 99  # the largest amount on a card
EXTREMES = ["", "most_valuable", "least_valuable"]
ANY_ZONE = (1 << 5) - 1


class Compiler:
    """Turns the steps of one card into numbers at the end of the board's code."""

    def __init__(self, board: Board, card: Part, contract: bool) -> None:
        self.board = board
        self.card = card
        self.contract = contract  # only a contract has 'this' building

    def block(self, steps: list[Part], before: list[int] | None = None) -> int:
        """The program of a list of steps, perhaps with words before them; returns where it begins."""
        words = [self.word(step) for step in steps]
        start = len(self.board.code)
        self.board.code.extend(before or [])
        for step, word in zip(steps, words, strict=True):
            self.board.sources[len(self.board.code)] = step.data
            self.board.code.extend(word)
        self.board.code.append(c.STOP)
        return start

    def word(self, step: Part) -> list[int]:
        """One step as its number, its length and its arguments."""
        from boomtown.games.urban_sprawl.pack_verbs import VERBS

        verb = step.choice("do", list(VERBS))
        code, reader = VERBS[verb]
        args = reader(self, step)
        return [code, len(args) + 2, *args]

    # --- arguments -------------------------------------------------------------------------------------------

    def who(self, step: Part, key: str, default: str = "") -> int:
        """A player, or the first of two that names somebody."""
        if default and not step.has(key):
            return c.WHO_IDS.index(default)
        value = step.value(key)
        names = value if isinstance(value, list) else [value]
        if not 1 <= len(names) <= 2 or any(name not in c.WHO_IDS for name in names):
            raise step.fault(f"'{key}' must be one of {', '.join(c.WHO_IDS)}, or a list of two of them")
        found = int(c.WHO_IDS.index(names[0]))
        if len(names) == 2:
            found += c.WHO_BASE * (c.WHO_IDS.index(names[1]) + 1)
        return found

    def amount(self, step: Part, key: str) -> int:
        """An amount that may be left out."""
        return step.whole(key, 0, MOST) if step.has(key) else 0

    def filter(self, step: Part, key: str, need: bool = True) -> int:
        """Which buildings, or what is counted of them: the number of a filter, or -1."""
        if not need and not step.has(key):
            return -1
        return self.filters(step.part(key))

    def filters(self, part: Part) -> int:
        """A filter of the board with these numbers."""
        where = "city" if not part.has("where") else part.choice("where", WHERE_IDS)
        at = 0 if not part.has("at") else ["this", "picked"].index(part.choice("at", ["this", "picked"]))
        count = "buildings" if not part.has("count") else part.choice("count", COUNT_IDS)
        if not self.contract and at == 0 and where in ("these_rows", "other_row", "adjacent", "block"):
            raise part.fault(f"'where' is '{where}', but an event has no building; say at = \"picked\"")
        kinds = ["any", *KIND_IDS]
        numbers = [
            self.zones(part, "zone") if part.has("zone") else ANY_ZONE,
            self.sizes(part),
            WHERE_IDS.index(where),
            at,
            CTRL_IDS.index(part.choice("ctrl", CTRL_IDS)) if part.has("ctrl") else 0,
            self.filter(part, "touching", False),
            self.amount(part, "value_min"),
            part.whole("value_max", 0, MOST) if part.has("value_max") else NO_LIMIT,
            EXTREMES.index(part.choice("extreme", EXTREMES[1:])) if part.has("extreme") else 0,
            int(part.flag("self", True)),
            COUNT_IDS.index(count),
            self.vocation(part, "name") if part.has("name") else -1,
            ["me", "all"].index(part.choice("whose", ["me", "all"])) if part.has("whose") else 0,
            kinds.index(part.choice("kind", kinds)) - 1 if part.has("kind") else -1,
            part.whole("div", 1, MOST) if part.has("div") else 1,
        ]
        if numbers in self.board.filters:
            return self.board.filters.index(numbers)
        self.board.filters.append(numbers)
        return len(self.board.filters) - 1

    def zones(self, part: Part, key: str) -> int:
        """A zone, a list of them, or ZONED, as a mask."""
        value = part.value(key)
        if value == "ZONED":
            return ANY_ZONE & ~(1 << ZONE_IDS.index("PARK"))
        names = value if isinstance(value, list) else [value]
        if not names or any(name not in ZONE_IDS for name in names):
            raise part.fault(
                f"'{key}' must be ZONED, one of {', '.join(ZONE_IDS)} or a list of these, not {shown(value)}"
            )
        return sum(1 << ZONE_IDS.index(name) for name in set(names))

    def sizes(self, part: Part) -> int:
        """Sizes as a mask of four."""
        low = part.whole("size_min", 1, 4) if part.has("size_min") else 1
        high = part.whole("size_max", 1, 4) if part.has("size_max") else 4
        if part.has("size"):
            low = high = part.whole("size", 1, 4)
        if low > high:
            raise part.fault("no building has such a size")
        return sum(1 << (size - 1) for size in range(low, high + 1))

    def vocation(self, part: Part, key: str) -> int:
        """A vocation by its name."""
        return self.board.vocation_names.index(part.choice(key, self.board.vocation_names))

    def number(self, part: Part, key: str, words: list[str], default: int = 0) -> int:
        """Which of some words stands there."""
        return words.index(part.choice(key, words)) if part.has(key) else default

    def steps(self, step: Part, key: str, need: bool = True) -> int:
        """The program of inner steps, or -1 if there are none."""
        inner = step.parts(key, need)
        return self.block(inner) if inner else -1

    def flag(self, step: Part, key: str) -> int:
        """0 or 1."""
        return int(step.flag(key, False))


def restriction(maker: Compiler, part: Part) -> list[int]:
    """A building restriction: its word and three arguments."""
    word = part.choice("rule", RULE_IDS)
    args = [0, 0, NO_LIMIT]
    if word == "zone_as":
        args[0] = maker.zones(part, "zones")
    elif word in ("raze", "adjacent", "not_adjacent"):
        args[0] = maker.filter(part, "of")
    elif word == "cost":
        args[0] = ["half", "free"].index(part.choice("wealth", ["half", "free"]))
    elif word == "edge":
        args[0] = c.SIDE_IDS.index(part.choice("side", c.SIDE_IDS))
    elif word == "block":
        args[0] = ["alone", "shared"].index(part.choice("state", ["alone", "shared"]))
    if word in ("value", "row"):
        if word == "row":
            args[0] = maker.filter(part, "of")
        args[1] = part.whole("min", 0, MOST) if part.has("min") else 0
        args[2] = part.whole("max", 0, MOST) if part.has("max") else NO_LIMIT
    return [RULE_IDS.index(word), *args]
