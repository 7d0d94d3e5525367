"""Reading what cards do: every kind of operand has a function that reads it."""

from collections.abc import Callable, Mapping
from typing import Any

from boomtown.engine.cards import Word, put_together
from boomtown.engine.content import Part, shown
from boomtown.engine.language import Reader
from boomtown.games.urban_sprawl.pack.filters import FilterReader
from boomtown.games.urban_sprawl.rules.actions import MOST_OPTIONS
from boomtown.games.urban_sprawl.rules.cards.choices import Price
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord
from boomtown.games.urban_sprawl.rules.cards.markers import WHICH_IDS
from boomtown.games.urban_sprawl.rules.cards.offices import ELECTED_IDS
from boomtown.games.urban_sprawl.rules.cards.places import BESIDE, IN_BLOCK, PLACE_IDS
from boomtown.games.urban_sprawl.rules.cards.pointing import (
    AIM_IDS,
    Aim,
    AtBuilding,
    AtOffice,
    AtRow,
    AtVocation,
)
from boomtown.games.urban_sprawl.rules.cards.restrictions import RESTRICTIONS
from boomtown.games.urban_sprawl.rules.cards.tests import TESTS, Test
from boomtown.games.urban_sprawl.rules.cards.vocabulary import VOCABULARY
from boomtown.games.urban_sprawl.rules.content import (
    DECK_IDS,
    KIND_IDS,
    NO_LIMIT,
    NUMBERS,
    OFFICE_IDS,
    SIDE_IDS,
    ZONE_IDS,
    Content,
)
from boomtown.games.urban_sprawl.rules.whom import WHO_IDS, Whom

MOST = 99  # the largest amount on a card
Kind = Callable[[Part, str], Any]


def number(part: Part, key: str, words: list[str], default: int = 0) -> int:
    """Which of some words stands there; a default where none does."""
    return words.index(part.choice(key, words)) if part.has(key) else default


def which_of(words: list[str]) -> Kind:
    """A kind of operand: one of some words that must stand there."""
    return lambda part, key: words.index(part.choice(key, words))


def whole(low: int, high: int, default: int | None = None) -> Kind:
    """A kind of operand: a number in a range; it may be left out if there is a default."""
    return lambda part, key: (
        default if default is not None and not part.has(key) else part.whole(key, low, high)
    )


def only(*words: str) -> Kind:
    """A kind of operand: one of some words, if anything; whether it is there."""
    return lambda part, key: part.has(key) and bool(part.choice(key, list(words)))


def who(part: Part, key: str) -> Whom:
    """A player, or the first of two that names somebody."""
    value = part.value(key)
    names = value if isinstance(value, list) else [value]
    if not 1 <= len(names) <= 2 or any(name not in WHO_IDS for name in names):
        raise part.fault(f"'{key}' must be one of {', '.join(WHO_IDS)}, or a list of two of them")
    return Whom(*[WHO_IDS.index(name) for name in names])


def optional_who(part: Part, key: str) -> Whom | None:
    """A player, or nobody."""
    return who(part, key) if part.has(key) else None


def amount(part: Part, key: str) -> int:
    """An amount that may be left out."""
    return part.whole(key, 0, MOST) if part.has(key) else 0


def amounts(part: Part, key: str) -> list[int]:
    """Wealth, prestige, and what may be either."""
    found = [amount(part, one) for one in ("wealth", "prestige", "either")]
    if not any(found):
        raise part.fault("an amount is missing: wealth, prestige or either")
    if found[2] and (found[0] or found[1]):
        raise part.fault("'either' can't stand beside wealth or prestige")
    return found


def price(part: Part, key: str) -> Price:
    """What an offer asks for."""
    pay = part.part(key)
    of_value = pay.has("wealth") and pay.data["wealth"] == "value"
    wealth = 0 if of_value else amount(pay, "wealth")
    prestige, either, cards = (amount(pay, one) for one in ("prestige", "either", "card"))
    if sum(1 for one in (wealth, prestige, either, cards, of_value) if one) != 1:
        raise pay.fault("one price must stand there: wealth, prestige, either or card")
    return Price(wealth, prestige, either, cards, of_value, optional_who(pay, "to"))


def rewards(part: Part, key: str) -> list[list[int]]:
    """Wealth and prestige of each place."""
    places = part.parts(key)
    if not 1 <= len(places) <= 4:
        raise part.fault(f"'{key}' must be a list of 1 to 4 amounts")
    return [[amount(place, "wealth"), amount(place, "prestige")] for place in places]


def tile_sizes(part: Part, key: str) -> int:
    """The sizes of a tile as a mask."""
    size: Any = part.value(key)
    sizes = size if isinstance(size, list) else [size]
    if not sizes or any(type(n) is not int or not 1 <= n <= 4 for n in sizes):
        raise part.fault(
            f"'{key}' must be a number of lots from 1 to 4 or a list of these, not {shown(size)}"
        )
    return sum(1 << (n - 1) for n in set(sizes))


def flushed(part: Part, key: str) -> int:
    """How many contracts leave the game; 0 where the planning boxes are emptied."""
    if number(part, "track", ["contracts", "planning"]) == 0:
        return part.whole(key, 1, 5)
    part.choice(key, ["all"])
    return 0


def invested(part: Part, key: str) -> bool:
    """Whether cards are invested; only Build Permits can be."""
    if part.flag(key, False) and not part.has("kind"):
        raise part.fault('only Build Permits can be invested; say kind = "permit"')
    return part.flag(key, False)


PLAIN: Mapping[str, Kind] = {
    "who": who,
    "payer": who,
    "chooser": who,
    "receiver": who,
    "control": who,
    "who_else": lambda part, key: who(part, key) if part.has(key) else Whom(0),
    "winner": optional_who,
    "amount": whole(1, MOST),
    "amounts": amounts,
    "cap": whole(1, MOST, NO_LIMIT),
    "price": price,
    "rewards": rewards,
    "times": whole(1, 9, 1),
    "several": whole(1, 9),
    "one_or_more": whole(1, 9, 1),
    "lots": whole(1, 4, 4),
    "least": whole(0, MOST, 0),
    "most": whole(0, MOST, NO_LIMIT),
    "points": whole(-9, 9),
    "flag": lambda part, key: part.flag(key, False),
    "held": which_of(OFFICE_IDS),
    "elected": which_of(ELECTED_IDS),
    "vacated": lambda part, key: ELECTED_IDS.index(part.choice(key, [*OFFICE_IDS, "picked"])),
    "deck": lambda part, key: DECK_IDS.index(part.choice(key, DECK_IDS[2:])),
    "zone": which_of(ZONE_IDS),
    "row_kind": which_of(KIND_IDS),
    "either_kind": lambda part, key: number(part, key, KIND_IDS, -1),
    "which": lambda part, key: number(part, key, WHICH_IDS),
    "end": lambda part, key: number(part, key, WHICH_IDS[:2]),
    "otherwise": only("move"),
    "side": which_of(SIDE_IDS),
    "value": lambda part, key: part.choice(key, ["value"]),
    "box": lambda part, key: part.choice(key, ["box"]),
    "pile": lambda part, key: part.has(key) and part.choice(key, ["box", "discard"]) == "discard",
    "planning_kind": lambda part, key: number(part, key, ["permit", "renewal"]),
    "permits_only": only("permit"),
    "invest": invested,
    "flushed": flushed,
    "turn": lambda part, key: part.has(key) and part.choice(key, ["now", "next"]) == "next",
    "sizes": tile_sizes,
    "cost": lambda part, key: 1 + ["half", "free"].index(part.choice(key, ["half", "free"])),
    "company": which_of(["alone", "shared"]),
}


class CardReader(Reader):
    """Reads the words of contracts, or of events, of one pack into its programs."""

    def __init__(self, content: Content, contract: bool) -> None:
        self.content = content
        self.contract = contract  # only a contract has a building
        self.filters = FilterReader(content, contract)
        kinds = {
            **PLAIN,
            "filter": self.filters.read,
            "counted": self.filters.optional,
            "zones": self.filters.zones,
            "zones_as": self.filters.zones,
            "any_vocation": self.vocation("any"),
            "owned": self.vocation("any"),
            "scoring": self.vocation("picked"),
            "options": self.options,
            "test": self.test,
            "aim": self.aim,
            "rows": self.rows,
            "these": self.these,
            "place": self.place,
        }
        super().__init__(VOCABULARY, kinds, "do")
        self.tests = Reader([*TESTS], kinds, "test")
        self.restrictions = Reader([*RESTRICTIONS], kinds, "rule")

    def read(self, part: Part) -> Word[Any]:
        word = super().read(part)
        assert isinstance(word, CardWord)
        word.source = part.data
        for key in word.branches:
            part.value(key)
        self.add_stages(word)
        return word

    def add_stages(self, word: CardWord) -> None:
        """Give the questions that may follow a word their places among the programs."""
        for stage in word.stages:
            stage.source = word.source
            put_together(self.content.programs, [stage])
            self.add_stages(stage)

    def with_building(self, part: Part, what: str) -> None:
        """Refuse what only a contract can say."""
        if not self.contract:
            raise part.fault(f"an event has no building {what}")

    # --- kinds of operands that look at the pack or at the card ----------------------------------------------

    def vocation(self, other: str) -> Kind:
        """A kind of operand: a vocation, or -1 for another word."""
        return lambda part, key: (
            [other, *self.content.vocation_names].index(
                part.choice(key, [other, *self.content.vocation_names])
            )
            - 1
        )

    def options(self, part: Part, key: str) -> list[int]:
        """The programs of a choice."""
        options = part.parts(key)
        if not 2 <= len(options) <= MOST_OPTIONS:
            raise part.fault(f"there must be 2 to {MOST_OPTIONS} options, not {len(options)}")
        for option in options:
            option.parts("steps")
        return [self.program(self.content.programs, option, "steps") for option in options]

    def test(self, part: Part, key: str) -> Test:
        """What an `if` tests."""
        test = part.part(key)
        found = [name for name in self.tests.words if test.has(name)]
        if len(found) != 1:
            raise test.fault(f"one test must stand there: {', '.join(self.tests.words)}")
        kind: Any = self.tests.words[found[0]]
        if kind.of_building:
            self.with_building(test, "to look at")
        made: Test = kind(*[self.kinds[one.kind](test, one.key) for one in kind.operands])
        return made

    def aim(self, part: Part, key: str) -> Aim:
        """What is pointed at."""
        what = part.choice(key, AIM_IDS)
        if what == "building":
            return AtBuilding(self.filters.read(part, "of"))
        if what == "office":
            return AtOffice(part.choice("from", ["in_play", "held_by_others"]) == "held_by_others")
        if what == "row":
            part.choice("from", ["these"])
            self.with_building(part, "whose rows could be picked")
            return AtRow()
        part.choice("from", ["owned"])
        return AtVocation()

    def rows(self, part: Part, key: str) -> list[int]:
        """The rows of a payout; none for those of this block."""
        rows: Any = part.value(key)
        if rows == "these":
            self.with_building(part, "and no rows of its own")
            return []
        kind = KIND_IDS.index(part.choice("kind", KIND_IDS))
        most = 12 if kind == 0 else 6
        if (
            not isinstance(rows, list)
            or not rows
            or any(type(n) is not int or not 1 <= n <= most for n in rows)
        ):
            raise part.fault(f"'{key}' must be \"these\" or a list of numbers from 1 to {most}")
        return [kind * NUMBERS + n for n in rows]

    def these(self, part: Part, key: str) -> bool:
        """Whether the rows of this building are meant."""
        if not part.has(key):
            return False
        part.choice(key, ["these"])
        self.with_building(part, "and no rows of its own")
        return True

    def place(self, part: Part, key: str) -> int:
        """Where a tile is placed."""
        where = number(part, key, PLACE_IDS)
        if where in (BESIDE, IN_BLOCK):
            self.with_building(part, "to place another beside")
        return where
