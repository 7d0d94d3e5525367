"""What cards, towns, lands and districts say, made from the same numbers that the rules use."""

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.kit import Kit, bits

DECKS = ("citizen", "military")
SKILLS = ("hammer", "distance", "guns")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TIMES = ("never", "once", "up to twice", "up to three times", "up to four times")
COUNT_WORDS = {
    k.GOOD_TYPES: ("different good you own", "different goods you own"),
    k.LARGEST: ("unit of your most plentiful good", "units of your most plentiful good"),
    k.TOWNS: ("town you own", "towns you own"),
    k.CITY_DISTANCE: ("distance on all your lands", "distance on all your lands"),
    k.LAND_TYPES: ("land type on your lands", "land types on your lands"),
    k.COINS: ("coin you hold", "coins you hold"),
    k.SCIENCE: ("science you hold", "science you hold"),
    k.EXPERTS: ("expert card you have", "expert cards you have"),
    k.BUILDINGS_HERE: ("building in this city", "buildings in this city"),
    k.ACADEMIES_HERE: ("Academy in this city", "Academies in this city"),
}
GOALS = {
    k.LARGEST: "your largest amount of one good",
    k.EXPERTS: "expert cards in hand and on your nation board",
    k.CITY_DISTANCE: "distance on all your lands together",
}
UNCOUNTED = ("Ore", "Salt", "Silk", "Glow Moss")  # goods whose names have no plural


def number(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def amount(n: int, one: str, many: str) -> str:
    """'1 coin', '3 coins'."""
    return f"{n} {one if n == 1 else many}"


def good_words(kit: Kit, good: int, n: int) -> str:
    """'1 Turnip', '3 Turnips', '2 Glow Moss'."""
    name = kit.good_names[good]
    return f"{n} {name if n == 1 or name in UNCOUNTED else name + 's'}"


def goods_words(kit: Kit, goods: list[int]) -> str:
    """'2 Srikas and 1 Turnip'."""
    parts = [good_words(kit, goods[i], goods[i + 1]) for i in range(0, len(goods), 2)]
    return listed(parts)


def listed(parts: list[str], word: str = "and") -> str:
    """'a, b and c'."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {word} {parts[-1]}" if parts else ""


def counted(kit: Kit, count: int, mask: int, many: bool) -> str:
    """What a count counts, in words."""
    if count != k.SUM_OF:
        return COUNT_WORDS[count][int(many)]
    names = [good_words(kit, good, 2 if many else 1).split(" ", 1)[1] for good in bits(mask)]
    return f"{listed(names)} you own" + (", counted together" if len(names) > 1 and many else "")


def goal_words(kit: Kit, goal: list[int]) -> str:
    """A goal of the end of the game."""
    test, count, mask, n, influence = goal
    start = f"{influence} influence at the end of the game if"
    if test == k.MOST:
        what = GOALS.get(count) or counted(kit, count, mask, True)
        if count in GOALS and count == k.LARGEST:
            return f"{start} {what} is greater than that of anyone else."
        what = what.removesuffix(" you own").removesuffix(" you hold")
        return f"{start} you have more {what} than anyone else."
    what = counted(kit, count, mask, n > 1)
    if count in (k.BUILDINGS_HERE, k.ACADEMIES_HERE):
        return f"{start} at least {number(n)} {what.removesuffix(' in this city')} stand on this land."
    if count == k.LAND_TYPES:
        return f"{start} your cities together show at least {number(n)} land types."
    return f"{start} you have at least {number(n)} {what.removesuffix(' you own')}."


def score_words(kit: Kit, score: list[int]) -> str:
    """What a building gives at each scoring."""
    base, count, mask, per, most = score
    text = f"At each scoring {base} influence" if base else "At each scoring"
    if count != k.NOTHING:
        what = counted(kit, count, mask, per > 1)
        each = what if per == 1 else f"{number(per)} {what}"
        text += f"{', plus' if base else ''} 1 influence per {each}"
    return text + (f", at most {most}." if most < 99 else ".")


def op_words(kit: Kit, op: list[int]) -> str:
    """One verb of an effect, beginning in lower case and without a full stop."""
    verb = op[0]
    if verb == k.GAIN_COINS:
        if op[2] == k.NOTHING:
            return f"gain {amount(op[1], 'coin', 'coins')}"
        more = f"{amount(op[1], 'coin', 'coins')} and " if op[1] else ""
        return f"gain {more}1 coin per {counted(kit, op[2], op[3], False)}"
    if verb == k.GAIN_SCIENCE:
        return f"gain {op[1]} science"
    if verb == k.GAIN_INFLUENCE:
        return f"gain {op[1]} influence"
    if verb == k.DRAW_CARDS:
        return f"draw {amount(op[2], DECKS[op[1]] + ' card', DECKS[op[1]] + ' cards')}"
    if verb == k.BUILD_ONE:
        return build_words(op)
    if verb == k.REPEAT:
        pay = [amount(op[2], "coin", "coins")] * (op[2] > 0) + [f"{op[3]} science"] * (op[3] > 0)
        gain = [amount(op[4], "coin", "coins")] * (op[4] > 0)
        gain += [f"{op[5]} science"] * (op[5] > 0) + [f"{op[6]} influence"] * (op[6] > 0)
        return f"pay {listed(pay)} to gain {listed(gain)}, {TIMES[op[1]]}"
    return board_words(kit, op)


def build_words(op: list[int]) -> str:
    """A Build action with changes."""
    text = "you may build" if op[4] else "build"
    if op[2]:
        text += " in a city of yours that has no free population, tearing nothing down"
    if op[1]:
        text += f" for {amount(op[1], 'coin', 'coins')} less"
    if op[3]:
        text += "; hammers you play, this card's own included, pay for it like coins"
    return text


def board_words(kit: Kit, op: list[int]) -> str:
    """The verbs that move buildings, districts and towns."""
    verb = op[0]
    if verb == k.STORE_ONE:
        source = "the row" if op[1] == 0 else "the building discard pile"
        return f"store a building from {source}"
    if verb in (k.SETTLE, k.ADD_DISTRICT):
        sides = listed([kit.side_names[side] for side in bits(op[1])], "or")
        if verb == k.SETTLE:
            return f"take a displayed land and found a city there with a district: {sides}"
        return f"add a district to one of your cities: {sides}"
    if verb == k.MARK_TOWN:
        return f"put a cube on a town you own: +{op[1]} defense until it is conquered"
    return {
        k.SALVAGE: "give up one of your buildings and gain its coin cost",
        k.FLIP_CAPITAL: f"turn your {kit.side_names[kit.capital]} over to {kit.side_names[kit.imperial]}, once per game",
        k.GUARD_TOWN: "lay this card on a town you own: others can't attack it until the round ends",
        k.BURY_TOWN: "move the top town of one pile to its bottom",
    }[verb]


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + "."


def building_text(kit: Kit, card: int) -> str:
    """All that a building card says beside its icons for cost and income."""
    said: list[str] = []
    if kit.card_goods[card]:
        said.append(f"Gives {goods_words(kit, kit.card_goods[card])}.")
    yearly = [f"{kit.card_yield[card]} science"] * (kit.card_yield[card] > 0)
    for deck in (0, 1):
        n = kit.card_draws[deck][card]
        if n:
            yearly.append(f"draw {amount(n, DECKS[deck] + ' card', DECKS[deck] + ' cards')}")
    if yearly:
        said.append(f"Every Autumn: {listed(yearly)}.")
    if kit.card_scouting[card]:
        n = kit.card_scouting[card]
        said.append(f"{n} scouting: when you attack you may skip {amount(n, 'town', 'towns')} of a pile.")
    if kit.card_built[card]:
        said.append(f"When built: {listed([op_words(kit, op) for op in kit.card_built[card]])}.")
    if kit.card_score[card]:
        said.append(score_words(kit, kit.card_score[card]))
    if kit.card_goal[card]:
        said.append(goal_words(kit, kit.card_goal[card]))
    said += passive_words(kit, card)
    if kit.card_bots[card] != (1 if kit.card_goods[card] else 0):
        said.append(f"May hold {amount(kit.card_bots[card], 'Steambot', 'Steambots')}.")
    if not said:
        said.append(f"Nothing but {kit.card_income[card]} income.")
    return " ".join(said)


def passive_words(kit: Kit, card: int) -> list[str]:
    """What a building does as long as it stands."""
    said: list[str] = []
    if kit.card_discount[card]:
        n, more = kit.card_discount[card], kit.card_bot_discount[card]
        said.append(
            f"Everything you build, in any of your cities, costs {amount(n, 'coin', 'coins')} less"
            + (f", with a Steambot here {more} more." if more else ".")
        )
    if kit.card_hire[card]:
        said.append(f"Each expert you hire costs {amount(kit.card_hire[card], 'coin', 'coins')} less.")
    reach = [kit.card_reach[k.SETTLING][card], kit.card_reach[k.ATTACKING][card]]
    if reach[0] and reach[0] == reach[1]:
        said.append(f"Settling and attacking need {reach[0]} distance less from your cards.")
    else:
        for word, n in zip(("Settling needs", "Attacking needs"), reach, strict=True):
            if n:
                said.append(f"{word} {n} distance less from your cards.")
    if kit.card_defense[card]:
        said.append(f"Each of your towns defends with {kit.card_defense[card]} more.")
    return said


def pay_words(kit: Kit, at: int, card: int) -> str:
    """The payment box of a card for one nation: '1 coin and 1 hammer'."""
    paid = [amount(kit.pay_coins[at], "coin", "coins")] * (kit.pay_coins[at] > 0)
    paid += [f"{kit.pay_science[at]} science"] * (kit.pay_science[at] > 0)
    paid += [amount(kit.pay_hammers[at], "hammer", "hammers")] * (kit.pay_hammers[at] > 0)
    if any(op[0] == k.SETTLE for op in kit.effect[card]):
        paid.append("the distance (and the ship or airship) of the land with other cards")
    return listed(paid)


def expert_text(kit: Kit, nation: int, card: int) -> str:
    """What an expert card of a nation says."""
    kind = kit.kind[card]
    if kind == k.SKILLS:
        return "No ability: used for its skills only."
    effects = ", then ".join(op_words(kit, op) for op in kit.effect[card])
    if kind == k.REACTION:
        return "Reaction: " + reaction_words(kit, card, effects)
    paid = pay_words(kit, nation * kit.experts + card, card)
    text = f"pay {paid}: {effects}" if paid else effects
    return ("Free action: " if kind == k.FREE else "Action: ") + text + "."


def reaction_words(kit: Kit, card: int, effects: str) -> str:
    """When a reaction applies, and what it gives."""
    trigger = kit.trigger[card]
    if trigger in (k.COUNTED, k.USED):
        skills = listed([SKILLS[skill] for skill in bits(kit.trigger_skills[card])], "or")
        use = ("for an ability", "in settling", "in an attack", "")[kit.trigger_use[card]]
        when = f"used for its {skills}" + (f" {use}" if use else "")
        if trigger == k.COUNTED:
            return f"{when}, it counts {kit.boost[card]} more."
        return f"{when}, {effects}."
    if trigger == k.YOU_GAIN:
        when = f"when you gain {good_words(kit, kit.trigger_good[card], 2)[2:]}"
    else:
        when = "for each good you own that another player gains"
    cost = "show this card and keep it" if kit.stays[card] else "discard this card"
    return f"{when}, you may {cost} to {effects}."


def side_text(kit: Kit, side: int) -> str:
    """What a district token gives."""
    draws = [
        amount(kit.side_draws[deck][side], f"{DECKS[deck]} card", f"{DECKS[deck]} cards")
        for deck in (0, 1)
        if kit.side_draws[deck][side]
    ]
    return f"{kit.side_population[side]} population. " + (
        f"Every Autumn draw {listed(draws)}." if draws else ""
    )


def town_text(kit: Kit, town: int) -> str:
    """What a town gives."""
    income = f", {kit.town_income[town]} income" if kit.town_income[town] else ", no income"
    return f"Gives {goods_words(kit, kit.town_goods[town])}{income}." if kit.town_goods[town] else "No goods."


def write_texts(kit: Kit) -> None:
    """Put the text of everything beside its entry, as `text`."""
    for card in range(len(kit.card_ids)):
        kit.data["buildings"]["building"][kit.card_design[card]]["text"] = building_text(kit, card)
    for town, entry in enumerate(kit.data["towns"]["town"]):
        entry["text"] = town_text(kit, town)
    for land, entry in enumerate(kit.data["lands"]["land"]):
        entry["text"] = goal_words(kit, kit.land_goal[land])
    for side, entry in enumerate(kit.data["districts"]["side"]):
        entry["text"] = side_text(kit, side)
    for card, entry in enumerate(kit.data["experts"]["expert"]):
        usual = next(n for n in range(len(kit.nation_ids)) if (kit.nation_cards[n] >> card) & 1)
        for nation in range(len(kit.nation_ids)):
            if kit.nation_ids[nation] in entry["nations"] and kit.nation_ids[nation] not in entry.get(
                "override", {}
            ):
                usual = nation
                break
        entry["text"] = expert_text(kit, usual, card)
