"""The text a player reads on a card or a board, made from the same data that the rules use."""

from collections.abc import Mapping
from typing import Any, cast

from boomtown.engine.language import Count, Said, Speaker, Step, capital, listed
from boomtown.games.fifty_first_state.rules.cards.costs import CostWord
from boomtown.games.fifty_first_state.rules.cards.vocabulary import COSTS, EFFECTS, FEATURES
from boomtown.games.fifty_first_state.rules.content import GOOD_IDS

NOUNS = {
    "gun": ("gun", "guns"),
    "fuel": ("fuel", "fuel"),
    "iron": ("iron", "iron"),
    "brick": ("brick", "bricks"),
    "ammo": ("ammo", "ammo"),
    "worker": ("worker", "workers"),
    "card": ("card", "cards"),
    "vp": ("VP", "VP"),
    "grey": ("grey contact", "grey contacts"),
    "red": ("red contact", "red contacts"),
    "blue": ("blue contact", "blue contacts"),
    "universal": ("universal contact", "universal contacts"),
    "defense": ("defense token", "defense tokens"),
    "development": ("development token", "development tokens"),
}
RESOURCES = ["gun", "fuel", "iron", "brick"]
EVENTS = {
    "deal": "deal you make",
    "raze": "raze you carry out",
    "build": "Location you build",
    "develop": "Location you develop",
}
PLUS = " + "  # between the goods of a price, which are listed with what else is paid
TIMES = ["Any number of times.", "Once per round.", "Twice per round."]


def counted(n: int, good: str) -> str:
    """'2 guns'."""
    return f"{n} {NOUNS[good][n != 1]}"


def goods_text(goods: Mapping[str, int]) -> str:
    """'1 gun and 2 workers', in the order of the goods."""
    return listed([counted(goods[good], good) for good in GOOD_IDS if good in goods])


def kinds_text(goods: list[str], n: int) -> str:
    """'resources', or 'red contacts or blue contacts'."""
    if sorted(goods) == sorted(RESOURCES):
        return "resource" if n == 1 else "resources"
    return listed([NOUNS[good][n != 1] for good in goods], "or")


def either(options: list[Mapping[str, int]]) -> str:
    """'1 iron or 1 gun'; '1 gun, fuel, iron, brick or card' where there are many single goods."""
    if len(options) > 2 and all(list(option.values()) == [1] for option in options):
        return "1 " + listed([NOUNS[good][0] for option in options for good in option], "or")
    return " or ".join(goods_text(option) for option in options)


def taken(goods: Mapping[str, int]) -> str:
    """'score 2 VP', 'draw 1 card', 'take 1 gun'."""
    verb = "score" if set(goods) == {"vp"} else "draw" if set(goods) == {"card"} else "take"
    return f"{verb} {goods_text(goods)}"


def times(uses: int) -> str:
    """How often in a round."""
    return TIMES[uses] if uses < len(TIMES) else f"{uses} times per round."


def cost_text(steps: list[Step]) -> str:
    """'Pay 1 worker and any 2 resources and give up 1 of your deals'."""
    paid: list[str] = []
    rest: list[str] = []
    for step in steps:
        word, text = cast(type[CostWord], SPEAKER.words[step["verb"]]), SPEAKER.text(step)
        if word.tokens:
            paid += text.split(PLUS)
        else:
            rest.append(text)
    return capital(listed(([f"pay {listed(paid)}"] if paid else []) + rest))


def price_text(goods: Mapping[str, int]) -> str:
    """'1 worker + 1 gun': the worker first."""
    order = ["worker", *[good for good in GOOD_IDS if good != "worker"]]
    return PLUS.join(counted(goods[good], good) for good in order if good in goods)


def slot_text(slot: Mapping[str, Any]) -> str:
    """'up to 2 guns'."""
    if slot["max"] == 0:
        return f"any number of {kinds_text(slot['from'], 2)}"
    return f"up to {slot['max']} {kinds_text(slot['from'], slot['max'])}"


SPEAKER = Speaker(
    [*EFFECTS, *COSTS, *FEATURES],
    {
        "goods": lambda goods, step: Said(goods_text(goods), {"taken": taken(goods)}),
        "tokens": lambda goods, step: goods_text(goods),
        "bundles": lambda options, step: either(options),
        "price": lambda goods, step: price_text(goods),
        "kinds": lambda kinds, step: kinds_text(kinds, step["n"]),
        "produce": lambda kinds, step: kinds_text(kinds, step["at_least"]),
        "good": lambda good, step: NOUNS[good][0],
        "type": lambda kind, step: kind.replace("_", " "),
        "count": lambda count, step: Count(count),
        "events": lambda events, step: " and every ".join(EVENTS[event] for event in events),
        "reward": lambda steps, step: listed([gain_text(each, "trigger") for each in steps]),
        "slots": lambda slots, step: listed([slot_text(slot) for slot in slots]),
    },
    "verb",
)


def gain_text(step: Step, where: str) -> str:
    """One step of a gain as a phrase; `where` is production, action, bonus or trigger."""
    place = "bare" if where in ("production", "trigger") else ""
    return SPEAKER.text(step, where if where in SPEAKER.words[step["verb"]].texts else place)


def card_text(card: Mapping[str, Any]) -> str:
    """The ability of a Location, made from its data alone."""
    said: list[str] = []
    keywords = card.get("keywords", [])
    effect = card.get("effect", [])
    if "open_production" in keywords:
        said.append("Open Production.")
    if card["category"] == "production":
        said.append(f"Produces {listed([gain_text(step, 'production') for step in effect])}.")
    elif card["category"] == "action":
        said.append(action_text(card["cost"], effect, card["uses"]))
    else:
        said += [SPEAKER.text(step) for step in effect]
    if "shielded" in keywords:
        said.append("Always counts as carrying a defense token.")
    if "typeless" in keywords:
        said.append("No Type: develops from and into anything.")
    if card.get("bonus"):
        said.append(f"Building Bonus: {listed([gain_text(step, 'bonus') for step in card['bonus']])}.")
    return " ".join(said)


def action_text(cost: list[Step], effect: list[Step], uses: int) -> str:
    """An action of a Location or of a faction board."""
    return f"{cost_text(cost)}: {listed([gain_text(step, 'action') for step in effect])}. {times(uses)}"


def link_text(cost: list[Step], effect: list[Step]) -> str:
    """What a Connection card does when it is played."""
    gains = listed([gain_text(step, "action") for step in effect])
    return capital(f"{cost_text(cost)}: {gains}." if cost else f"{gains}.")
