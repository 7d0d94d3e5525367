"""Reading effects: verbs with arguments are checked and compiled to costs and programs of whole numbers."""

from boomtown.engine.content import Part
from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.actions import MOST_CHOICES
from boomtown.games.fifty_first_state.book import Book

MOST = 99
GAIN_VERBS = [
    "gain",
    "gain_choice",
    "gain_per_type",
    "gain_per_produced",
    "place_stock",
    "steal_resource",
    "reset_locations",
    "rerun_own",
    "copy_rival",
    "take_rival",
    "collect_own_deals",
    "collect_rival_deals",
]
COST_VERBS = ["pay", "pay_any", "discard_card", "discard_deal"]
PASSIVE_VERBS = ["on_event", "on_produced", "store"]
COUNTED = {
    "rerun_own": (b.RERUN, "n"),
    "copy_rival": (b.COPY, "n"),
    "take_rival": (b.TAKE, "n"),
    "reset_locations": (b.RESET, "max"),
    "collect_own_deals": (b.COLLECT_OWN, "max"),
    "collect_rival_deals": (b.COLLECT_RIVAL, "n"),
}
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


def bundle(book: Book, part: Part, tokens: bool = False) -> int:
    """The number of a bundle of goods in the book."""
    goods = read_goods(part, tokens)
    if goods not in book.bundles:
        book.bundles.append(goods)
    return book.bundles.index(goods)


def read_cost(parts: list[Part]) -> list[int]:
    """All steps of a cost together."""
    cost = b.free()
    for part in parts:
        verb = part.choice("verb", COST_VERBS)
        if verb == "pay":
            goods = read_goods(part.part("goods"), True)
            for i in range(0, len(goods), 2):
                cost[goods[i]] += goods[i + 1]
        elif verb == "pay_any":
            if cost[b.ANY_COUNT]:
                raise part.fault("a cost can have 'pay_any' once only")
            cost[b.ANY_COUNT] = part.whole("n", 1, MOST)
            cost[b.ANY_OF] = read_kinds(part, "from")
        else:
            cost[b.HAND_CARDS if verb == "discard_card" else b.OWN_DEALS] += part.whole("n", 1, MOST)
    return cost


def read_program(book: Book, parts: list[Part]) -> int:
    """The number of a program in the book."""
    if not parts:
        return b.NO_PROGRAM
    book.programs.append([read_gain(book, part) for part in parts])
    book.program_asks.append(any((b.ASKING >> step[0]) & 1 for step in book.programs[-1]))
    return len(book.programs) - 1


def read_gain(book: Book, part: Part) -> list[int]:
    """One step of a gain as an instruction."""
    verb = part.choice("verb", GAIN_VERBS)
    if verb == "gain":
        return [b.GAIN, bundle(book, part.part("goods"))]
    if verb == "gain_choice":
        options = part.parts("options")
        if not 2 <= len(options) <= MOST_CHOICES:
            raise part.fault(f"'options' must be 2 to {MOST_CHOICES} bundles, not {len(options)}")
        return [b.CHOICE, *[bundle(book, option) for option in options]]
    if verb == "gain_per_type":
        kind = b.TYPE_IDS.index(part.choice("type", b.TYPE_IDS))
        return [b.PER_TYPE, bundle(book, part.part("goods")), kind, part.whole("max", 1, MOST)]
    if verb == "gain_per_produced":
        good = b.GOOD_IDS.index(part.choice("of", b.GOOD_IDS))
        return [b.PER_PRODUCED, bundle(book, part.part("goods")), good, part.whole("max", 1, MOST)]
    if verb == "place_stock":
        return [b.STOCK, bundle(book, part.part("goods"), True)]
    if verb == "steal_resource":
        return [b.STEAL, part.whole("n", 1, MOST), read_kinds(part, "from")]
    op, key = COUNTED[verb]
    return [op, part.whole(key, 1, MOST)]


def read_reward(book: Book, part: Part) -> int:
    """The program that a Feature carries out."""
    program = read_program(book, part.parts("do"))
    if program == b.NO_PROGRAM:
        raise part.fault("'do' must have at least one step")
    return program


def read_passives(book: Book, parts: list[Part]) -> tuple[list[int], list[int], list[int]]:
    """What a Feature does: events and program; goods, threshold and program; storage slots."""
    answer, reward, store = [0, b.NO_PROGRAM], [0, 0, b.NO_PROGRAM], list[int]()
    seen: list[str] = []
    for part in parts:
        verb = part.choice("verb", PASSIVE_VERBS)
        if verb in seen:
            raise part.fault(f"a card can have '{verb}' once only")
        seen.append(verb)
        if verb == "on_event":
            events = part.words("events")
            for event in events:
                if event not in b.EVENT_IDS:
                    raise part.fault(f"'{event}' is no event; known are {', '.join(b.EVENT_IDS)}")
            if not events:
                raise part.fault("'events' must name at least one event")
            bits = sum(1 << b.EVENT_IDS.index(event) for event in events)
            answer = [bits, read_reward(book, part)]
        elif verb == "on_produced":
            least = part.whole("at_least", 1, MOST)
            reward = [read_kinds(part, "of", False), least, read_reward(book, part)]
        else:
            if not part.parts("slots"):
                raise part.fault("'slots' must have at least one entry")
            for slot in part.parts("slots"):
                store += [read_kinds(slot, "from"), slot.whole("max", 0, MOST) or 1000]
    return answer, reward, store
