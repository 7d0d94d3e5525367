"""Reading a pack: effects become lists of numbers, or a sentence that says what is wrong with them."""

from boomtown.engine.content import Part
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import MOST_TIMES
from boomtown.games.city_of_iron.kit import Kit

DECKS = ["citizen", "military"]
SKILLS = ["hammer", "distance", "guns"]
USES = ["ability", "settle", "attack", "any"]
COUNTS = {
    "good_types": k.GOOD_TYPES,
    "largest_good": k.LARGEST,
    "towns": k.TOWNS,
    "city_distance": k.CITY_DISTANCE,
    "land_types": k.LAND_TYPES,
    "coins": k.COINS,
    "science": k.SCIENCE,
    "expert_cards": k.EXPERTS,
    "buildings_here": k.BUILDINGS_HERE,
    "academies_here": k.ACADEMIES_HERE,
}
SIMPLE = ["gain_coins", "gain_science", "gain_influence", "draw"]
EXPERT_VERBS = [
    *SIMPLE,
    "build",
    "store",
    "salvage",
    "settle",
    "add_district",
    "flip_capital",
    "mark_town",
    "guard_town",
    "bury_town",
    "repeat",
]


def some(part: Part, key: str, low: int, high: int, default: int = 0) -> int:
    """A whole number that may be left out."""
    return part.whole(key, low, high) if part.has(key) else default


def read_count(kit: Kit, part: Part) -> list[int]:
    """What is counted: its number and a mask of goods."""
    if not part.has("count"):
        return [k.NOTHING, 0]
    said = part.text("count")
    if said in COUNTS:
        return [COUNTS[said], 0]
    word, _, names = said.partition(":")
    if word not in ("good", "goods"):
        raise part.fault(f"'count' must be good:<id>, goods:<id>+<id> or one of {', '.join(COUNTS)}")
    mask = 0
    for name in names.split("+"):
        if name not in kit.good_ids:
            raise part.fault(f"'count' names '{name}', which is no good; goods are {', '.join(kit.good_ids)}")
        mask |= 1 << kit.good_ids.index(name)
    return [k.SUM_OF, mask]


def read_simple(kit: Kit, part: Part) -> list[int]:
    """A gain or a draw."""
    verb = part.choice("do", SIMPLE)
    if verb == "gain_coins":
        counted = read_count(kit, part)
        if counted[0] in (k.BUILDINGS_HERE, k.ACADEMIES_HERE):
            raise part.fault("'count' can't be of a city here: this card stands in none")
        return [k.GAIN_COINS, some(part, "n", 0, 20), *counted]
    if verb == "draw":
        return [k.DRAW_CARDS, DECKS.index(part.choice("deck", DECKS)), part.whole("n", 1, 9)]
    return [k.GAIN_SCIENCE if verb == "gain_science" else k.GAIN_INFLUENCE, part.whole("n", 1, 20)]


def read_sides(kit: Kit, part: Part) -> int:
    """The sides that a district may show, as a mask."""
    mask = 0
    for side in part.words("sides"):
        if side not in kit.side_ids:
            raise part.fault(f"'sides' names '{side}'; sides are {', '.join(kit.side_ids)}")
        number = kit.side_ids.index(side)
        if number in (kit.capital, kit.imperial):
            raise part.fault("'sides' can't name a side of the capital: it is never in reserve")
        mask |= 1 << number
    return mask


def read_repeat(kit: Kit, part: Part) -> list[int]:
    """Pay for a gain, several times."""
    pay = part.part("pay")
    gains = [0, 0, 0]
    for inner in part.parts("effect"):
        op = read_simple(kit, inner)
        if op[0] == k.DRAW_CARDS or (len(op) > 2 and op[2] != k.NOTHING):
            raise inner.fault("only fixed gains can be repeated")
        gains[op[0]] += op[1]
    times = part.whole("up_to", 1, MOST_TIMES)
    return [k.REPEAT, times, some(pay, "coins", 0, 20), some(pay, "science", 0, 9), *gains]


def read_expert_effect(kit: Kit, part: Part) -> list[int]:
    """One verb of an expert card that is played."""
    verb = part.choice("do", EXPERT_VERBS)
    if verb in SIMPLE:
        return read_simple(kit, part)
    if verb == "build":
        flags = [int(part.flag(name, False)) for name in ("over_population", "hammer_coins", "optional")]
        return [k.BUILD_ONE, some(part, "discount", 0, 20), *flags]
    if verb == "store":
        return [k.STORE_ONE, ["row", "discard"].index(part.choice("from", ["row", "discard"]))]
    if verb == "settle":
        return [k.SETTLE, read_sides(kit, part)]
    if verb == "add_district":
        return [k.ADD_DISTRICT, read_sides(kit, part)]
    if verb == "mark_town":
        return [k.MARK_TOWN, part.whole("defense", 1, 9)]
    if verb == "repeat":
        return read_repeat(kit, part)
    plain = {
        "salvage": k.SALVAGE,
        "flip_capital": k.FLIP_CAPITAL,
        "guard_town": k.GUARD_TOWN,
        "bury_town": k.BURY_TOWN,
    }
    return [plain[verb]]


def read_goal(kit: Kit, part: Part) -> list[int]:
    """A goal of the end of the game: test, count, goods, n, influence."""
    test = part.choice("test", ["most", "at_least"])
    counted = read_count(kit, part)
    if counted[0] == k.NOTHING:
        raise part.fault("'count' is missing")
    n = part.whole("n", 1, 99) if test == "at_least" else 0
    return [k.MOST if test == "most" else k.AT_LEAST, *counted, n, part.whole("influence", 1, 20)]


def read_score(kit: Kit, part: Part) -> list[int]:
    """What a building gives at each scoring: base, count, goods, per, max."""
    counted = read_count(kit, part)
    base = some(part, "base", 0, 20)
    if base == 0 and counted[0] == k.NOTHING:
        raise part.fault("'base' or 'count' must be there")
    return [base, *counted, some(part, "per", 1, 20, 1), some(part, "max", 1, 99, 99)]


def read_building_effect(kit: Kit, card: int, part: Part) -> None:
    """One effect of a building card."""
    when = part.choice("when", ["built", "scoring", "game_end", "passive"])
    if when == "built":
        kit.card_built[card].append(read_simple(kit, part))
    elif when == "scoring":
        part.choice("do", ["score"])
        if kit.card_score[card]:
            raise part.fault("a building can have one 'score' only")
        kit.card_score[card] = read_score(kit, part)
    elif when == "game_end":
        part.choice("do", ["goal"])
        if kit.card_goal[card]:
            raise part.fault("a building can have one 'goal' only")
        kit.card_goal[card] = read_goal(kit, part)
    else:
        read_passive(kit, card, part)


def read_passive(kit: Kit, card: int, part: Part) -> None:
    """What a building does as long as it stands."""
    verb = part.choice("do", ["discount_build", "discount_hire", "extend_reach", "raise_defense"])
    n = part.whole("n", 1, 9)
    if verb == "discount_build":
        kit.card_discount[card] = n
        kit.card_bot_discount[card] = some(part, "per_steambot", 0, 9)
    elif verb == "discount_hire":
        kit.card_hire[card] = n
    elif verb == "raise_defense":
        kit.card_defense[card] = n
    else:
        for use in part.words("uses"):
            if use not in ("settle", "attack"):
                raise part.fault(f"'uses' may name settle and attack, not '{use}'")
            kit.card_reach[USES.index(use)][card] = n
