"""Reading effects: costs, programs of words, and what Features do by themselves."""

from collections.abc import Callable
from typing import Any, cast

from boomtown.engine.cards import asks, put_together
from boomtown.engine.content import Part
from boomtown.engine.language import Reader
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.actions import MOST_CHOICES
from boomtown.games.fifty_first_state.rules.cards.costs import CostWord
from boomtown.games.fifty_first_state.rules.cards.features import FeatureWord
from boomtown.games.fifty_first_state.rules.cards.vocabulary import COSTS, EFFECTS, FEATURES
from boomtown.games.fifty_first_state.rules.content import Content, Cost

MOST = 99
NO_END = 1000  # room for any number of goods
NO_TOKENS = ("card", "vp")  # goods that can't lie on a card or be spent as tokens


def read_goods(part: Part, tokens: bool = False) -> list[int]:
    """A table of goods as good, count, good, count, ...; `tokens`: cards and points are none."""
    if not part.data:
        raise part.fault("name at least one good")
    found: list[int] = []
    for good in part.data:
        if good not in b.GOOD_IDS:
            raise part.fault(f"'{good}' is no good; known are {', '.join(b.GOOD_IDS)}")
        if tokens and good in NO_TOKENS:
            raise part.fault(f"'{good}' can't be spent or laid on a card as a token")
    for number, good in enumerate(b.GOOD_IDS):
        if good in part.data:
            found += [number, part.whole(good, 1, MOST)]
    return found


def read_kinds(part: Part, key: str, tokens: bool = True) -> int:
    """A list of goods as bits."""
    names = part.words(key)
    if not names:
        raise part.fault(f"'{key}' must name at least one good")
    found = 0
    for name in names:
        if name not in b.GOOD_IDS:
            raise part.fault(f"'{key}' names '{name}', which is no good; known are {', '.join(b.GOOD_IDS)}")
        if tokens and name in NO_TOKENS:
            raise part.fault(f"'{key}' names '{name}', which is no token")
        found |= 1 << b.GOOD_IDS.index(name)
    return found


def read_bundles(part: Part, key: str) -> list[list[int]]:
    """Several tables of goods, of which one is chosen."""
    options = part.parts(key)
    if not 2 <= len(options) <= MOST_CHOICES:
        raise part.fault(f"'{key}' must be 2 to {MOST_CHOICES} bundles, not {len(options)}")
    return [read_goods(option) for option in options]


def read_events(part: Part, key: str) -> int:
    """A list of events as bits."""
    events = part.words(key)
    for event in events:
        if event not in b.EVENT_IDS:
            raise part.fault(f"'{event}' is no event; known are {', '.join(b.EVENT_IDS)}")
    if not events:
        raise part.fault(f"'{key}' must name at least one event")
    return sum(1 << b.EVENT_IDS.index(event) for event in set(events))


def read_slots(part: Part, key: str) -> list[int]:
    """Room for goods: kinds (bits), at most, kinds, at most, ..."""
    slots = part.parts(key)
    if not slots:
        raise part.fault(f"'{key}' must have at least one entry")
    return [n for slot in slots for n in (read_kinds(slot, "from"), slot.whole("max", 0, MOST) or NO_END)]


KINDS: dict[str, Callable[[Part, str], Any]] = {
    "goods": lambda part, key: read_goods(part.part(key)),
    "tokens": lambda part, key: read_goods(part.part(key), True),
    "price": lambda part, key: read_goods(part.part(key), True),
    "bundles": read_bundles,
    "kinds": read_kinds,
    "produce": lambda part, key: read_kinds(part, key, False),
    "good": lambda part, key: b.GOOD_IDS.index(part.choice(key, b.GOOD_IDS)),
    "type": lambda part, key: b.TYPE_IDS.index(part.choice(key, b.TYPE_IDS)),
    "count": lambda part, key: part.whole(key, 1, MOST),
    "events": read_events,
    "slots": read_slots,
}
EFFECT_READER = Reader(EFFECTS, KINDS, "verb")
COST_READER = Reader(COSTS, KINDS, "verb")


def read_program(content: Content, parts: list[Part], reader: Reader = EFFECT_READER) -> int:
    """The number of a program in the content."""
    if not parts:
        return b.NO_PROGRAM
    words = [reader.read(part) for part in parts]
    content.program_asks.append(asks(words))
    return put_together(content.programs, words)


def read_cost(content: Content, parts: list[Part]) -> tuple[Cost, int]:
    """A cost as a whole, and the program of its words."""
    cost = Cost()
    program = read_program(content, parts, COST_READER)
    once_only(parts, "cost", ["pay_any"])
    for word in content.programs[program]:
        cast(CostWord, word).charge(cost)
    return cost, program


def read_features(content: Content, parts: list[Part]) -> list[FeatureWord]:
    """What a Feature does by itself; the programs that it answers with come before it."""

    def read_reward(part: Part, key: str) -> int:
        program = read_program(content, part.parts(key))
        if program == b.NO_PROGRAM:
            raise part.fault(f"'{key}' must have at least one step")
        return program

    reader = Reader(FEATURES, {**KINDS, "reward": read_reward}, "verb")
    words = [cast(FeatureWord, reader.read(part)) for part in parts]
    once_only(parts, "card", list(reader.words))
    return words


def once_only(parts: list[Part], what: str, verbs: list[str]) -> None:
    """Some words can't stand twice in a list."""
    seen: list[str] = []
    for part in parts:
        verb = part.text("verb")
        if verb in verbs and verb in seen:
            raise part.fault(f"a {what} can have '{verb}' once only")
        seen.append(verb)
