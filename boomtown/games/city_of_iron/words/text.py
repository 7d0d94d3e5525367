"""What cards, towns, lands and districts say, made from the same numbers that the rules use."""

from functools import lru_cache

from boomtown.engine.language import Count, Flag, Said, Speaker, Step, listed
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.cards.counts import COUNTS, GoodsOf
from boomtown.games.city_of_iron.rules.cards.vocabulary import VOCABULARY
from boomtown.games.city_of_iron.rules.content import Content
from boomtown.games.city_of_iron.rules.table import DRAWS, SCOUTING, YIELD

DECKS = ("citizen", "military")
SKILLS = ("hammer", "distance", "guns")
SKILL_NAMES = (("hammer", "hammers"), ("distance", "distance"), ("gun", "guns"))
VESSELS = ("", "ship", "airship")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TIMES = ("never", "once", "up to twice", "up to three times", "up to four times")
SOURCES = {"row": "the row", "discard": "the building discard pile"}
USES = {"ability": " for an ability", "settle": " in settling", "attack": " in an attack", "any": ""}
REACHES = {
    ("settle", "attack"): "Settling and attacking need",
    ("settle",): "Settling needs",
    ("attack",): "Attacking needs",
}
BY_COUNT = {count.name: count for count in COUNTS}
UNCOUNTED = ("Ore", "Salt", "Silk", "Glow Moss")  # goods whose names have no plural


def number(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def amount(n: int, one: str, many: str) -> str:
    """'1 coin', '3 coins'."""
    return f"{n} {one if n == 1 else many}"


def good_words(content: Content, good: int, n: int) -> str:
    """'1 Turnip', '3 Turnips', '2 Glow Moss'."""
    name = content.good_names[good]
    return f"{n} {name if n == 1 or name in UNCOUNTED else name + 's'}"


def goods_words(content: Content, goods: list[int]) -> str:
    """'2 Srikas and 1 Turnip'."""
    parts = [good_words(content, goods[i], goods[i + 1]) for i in range(0, len(goods), 2)]
    return listed(parts)


# --- the words of cards --------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def speaker(content: Content) -> Speaker:
    """Says the words of a content, with the names of its goods and districts."""
    return Speaker(
        VOCABULARY,
        {
            "coins": lambda n, step: Said(coins(n), {"and": f"{coins(n)} and " if n else ""}),
            "gain": lambda n, step: n,
            "few": lambda n, step: Count(n),
            "deck": lambda deck, step: deck,
            "skill": lambda skill, step: skill,
            "times": lambda n, step: TIMES[n],
            "price": lambda pay, step: gain_words(pay.get("coins", 0), pay.get("science", 0), 0),
            "fixed gains": lambda effects, step: fixed_words(effects),
            "discount": lambda n, step: f" for {coins(n)} less" if n else "",
            "flag": lambda flag, step: Flag(flag),
            "source": lambda source, step: SOURCES[source],
            "sides": lambda sides, step: listed([side_name(content, side) for side in sides], "or"),
            "count": lambda count, step: count_words(content, count, 1) if count else "",
            "counted": lambda count, step: count_words(content, count, step.get("per", 1)) if count else "",
            "wanted": lambda count, step: goal_words(content, count, step),
            "base": lambda n, step: Said(str(n), {"plus": f" {n} influence, plus" if n else ""}),
            "per": lambda n, step: n,
            "ceiling": lambda n, step: f", at most {n}" if n < 99 else "",
            "goal": lambda n, step: n,
            "bots": lambda n, step: n,
            "uses": lambda uses, step: REACHES[tuple(sorted(uses, reverse=True))],
        },
        "do",
        names={
            "capital": content.side_names[content.capital],
            "imperial": content.side_names[content.imperial],
        },
    )


def word_text(content: Content, step: Step, bots: bool = True) -> str:
    """One word of a card."""
    if bots and step.get("per_steambot"):
        return speaker(content).text(step, "bots")
    return speaker(content).text(step, "counted" if "count" in step else "")


def side_name(content: Content, side: str) -> str:
    """A side of a district by its id."""
    return content.side_names[content.side_ids.index(side)]


def goods_counted(content: Content, count: str, n: int) -> list[str]:
    """The goods that a count names: 'goods:salt+tentacle'."""
    names = count.partition(":")[2].split("+")
    numbers = sorted(content.good_ids.index(name) for name in names)
    return [good_words(content, good, n).partition(" ")[2] for good in numbers]


def count_words(content: Content, count: str, per: int) -> str:
    """What is counted, after 'per': 'town you own', 'three Srikas you own'."""
    if count in BY_COUNT:
        what = BY_COUNT[count].one if per == 1 else BY_COUNT[count].many
    else:
        goods = goods_counted(content, count, per)
        together = ", counted together" if len(goods) > 1 else ""
        what = (GoodsOf.one if per == 1 else GoodsOf.many).format(goods=listed(goods), together=together)
    return what if per == 1 else f"{number(per)} {what}"


def goal_words(content: Content, count: str, step: Step) -> str:
    """What a goal asks for: 'you have more towns than anyone else'."""
    n = step.get("n", 0)
    kind = BY_COUNT.get(count, GoodsOf)
    goods = listed(goods_counted(content, count, n or 2)) if kind is GoodsOf else ""
    said = kind.most if step["test"] == "most" else kind.least
    return said.format(n=Count(n), number=number(n), goods=goods)


def coins(n: int) -> str:
    """'1 coin', '3 coins'."""
    return amount(n, "coin", "coins")


def gain_words(n: int, science: int, influence: int) -> str:
    """'1 coin, 2 science and 1 influence'."""
    parts = [coins(n)] * (n > 0) + [f"{science} science"] * (science > 0)
    return listed(parts + [f"{influence} influence"] * (influence > 0))


def fixed_words(effects: list[Step]) -> str:
    """The gains of an effect that is repeated."""
    verbs = ("gain_coins", "gain_science", "gain_influence")
    return gain_words(*(sum(step.get("n", 0) for step in effects if step["do"] == verb) for verb in verbs))


# --- cards ---------------------------------------------------------------------------------------------------


def building_text(content: Content, card: int, bots: bool = True) -> str:
    """All that a building card says beside its icons for cost and income; `bots`: if Steambots are played with."""
    said: list[str] = []
    if content.card_goods[card]:
        said.append(f"Gives {goods_words(content, content.card_goods[card])}.")
    perks = content.card_perks[card]
    yearly = [f"{perks[YIELD]} science"] * (perks[YIELD] > 0)
    for deck in (0, 1):
        n = perks[DRAWS + deck]
        if n:
            yearly.append(f"draw {amount(n, DECKS[deck] + ' card', DECKS[deck] + ' cards')}")
    if yearly:
        said.append(f"Every Autumn: {listed(yearly)}.")
    if perks[SCOUTING]:
        n = perks[SCOUTING]
        said.append(f"{n} scouting: when you attack you may skip {amount(n, 'town', 'towns')} of a pile.")
    effects = content.data["buildings"]["building"][content.card_design[card]].get("effect", [])
    built = [word_text(content, step) for step in effects if step["when"] == "built"]
    if built:
        said.append(f"When built: {listed(built)}.")
    for moment in ("scoring", "game_end", "passive"):
        said += [word_text(content, step, bots) for step in effects if step["when"] == moment]
    if bots and content.card_bots[card] != (1 if content.card_goods[card] else 0):
        said.append(f"May hold {amount(content.card_bots[card], 'Steambot', 'Steambots')}.")
    if not said:
        said.append(f"Nothing but {content.card_income[card]} income.")
    return " ".join(said)


def pay_words(content: Content, at: int, card: int) -> str:
    """The payment box of a card for one nation: '1 coin and 1 hammer'."""
    paid = [coins(content.pay_coins[at])] * (content.pay_coins[at] > 0)
    paid += [f"{content.pay_science[at]} science"] * (content.pay_science[at] > 0)
    paid += [amount(content.pay_hammers[at], "hammer", "hammers")] * (content.pay_hammers[at] > 0)
    if "distance" in content.data["experts"]["expert"][card].get("pay", {}):
        paid.append("the distance (and the ship or airship) of the land with other cards")
    return listed(paid)


def expert_text(content: Content, nation: int, card: int) -> str:
    """What an expert card of a nation says."""
    kind = content.kind[card]
    if kind == k.SKILLS:
        return "No ability: used for its skills only."
    entry = content.data["experts"]["expert"][card]
    effects = ", then ".join(word_text(content, step) for step in entry["effect"])
    if kind == k.REACTION:
        return f"Reaction: {reaction_words(content, card, entry['trigger'])}{effects}."
    paid = pay_words(content, nation * content.experts + card, card)
    text = f"pay {paid}: {effects}" if paid else effects
    return ("Free action: " if kind == k.FREE else "Action: ") + text + "."


def reaction_words(content: Content, card: int, trigger: Step) -> str:
    """When a reaction applies, up to what it gives."""
    if "skills" in trigger:
        skills = listed([skill for skill in SKILLS if skill in trigger["skills"]], "or")
        return f"used for its {skills}{USES[trigger['during']]}, "
    if "good" in trigger:
        good = content.good_ids.index(trigger["good"])
        when = f"when you gain {good_words(content, good, 2)[2:]}"
    else:
        when = "for each good you own that another player gains"
    reaction = content.on_gain[card]
    keeps = reaction is not None and reaction.stays
    return f"{when}, you may {'show this card and keep it' if keeps else 'discard this card'} to "


def skill_words(content: Content, nation: int, card: int) -> str:
    """The skills of an expert card of a nation: '2 guns or 1 hammer, ship'."""
    at = nation * content.experts + card
    said = [amount(content.skill[i][at], *SKILL_NAMES[i]) for i in range(3) if content.skill[i][at]]
    vessel = VESSELS[content.vessel[card]]
    return " or ".join(said) + (f", {vessel}" if vessel else "")


def side_text(content: Content, side: int) -> str:
    """What a district token gives."""
    draws = [
        amount(content.side_draws[deck][side], f"{DECKS[deck]} card", f"{DECKS[deck]} cards")
        for deck in (0, 1)
        if content.side_draws[deck][side]
    ]
    return f"{content.side_population[side]} population. " + (
        f"Every Autumn draw {listed(draws)}." if draws else ""
    )


def town_text(content: Content, town: int) -> str:
    """What a town gives."""
    income = f", {content.town_income[town]} income" if content.town_income[town] else ", no income"
    return (
        f"Gives {goods_words(content, content.town_goods[town])}{income}."
        if content.town_goods[town]
        else "No goods."
    )


def write_texts(content: Content) -> None:
    """Put the text of everything beside its entry, as `text`."""
    for card in range(len(content.card_ids)):
        content.data["buildings"]["building"][content.card_design[card]]["text"] = building_text(
            content, card
        )
    for town, entry in enumerate(content.data["towns"]["town"]):
        entry["text"] = town_text(content, town)
    for entry in content.data["lands"]["land"]:
        entry["text"] = word_text(content, entry["effect"][0])
    for side, entry in enumerate(content.data["districts"]["side"]):
        entry["text"] = side_text(content, side)
    for card, entry in enumerate(content.data["experts"]["expert"]):
        usual = next(n for n in range(len(content.nation_ids)) if (content.nation_cards[n] >> card) & 1)
        for nation in range(len(content.nation_ids)):
            if content.nation_ids[nation] in entry["nations"] and content.nation_ids[nation] not in entry.get(
                "override", {}
            ):
                usual = nation
                break
        entry["text"] = expert_text(content, usual, card)
