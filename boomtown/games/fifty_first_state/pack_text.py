"""The text a player reads on a card or a board, made from the same data that the rules use."""

from collections.abc import Mapping
from typing import Any

from boomtown.games.fifty_first_state.book import GOOD_IDS

Step = Mapping[str, Any]

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
TIMES = ["Any number of times.", "Once per round.", "Twice per round."]


def joined(parts: list[str], last: str = "and") -> str:
    """'a, b and c'."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def counted(n: int, good: str) -> str:
    """'2 guns'."""
    return f"{n} {NOUNS[good][n != 1]}"


def goods_text(goods: Mapping[str, int]) -> str:
    """'1 gun and 2 workers', in the order of the goods."""
    return joined([counted(goods[good], good) for good in GOOD_IDS if good in goods])


def kinds_text(goods: list[str], n: int) -> str:
    """'resources', or 'red contacts or blue contacts'."""
    if sorted(goods) == sorted(RESOURCES):
        return "resource" if n == 1 else "resources"
    return joined([NOUNS[good][n != 1] for good in goods], "or")


def either(options: list[Mapping[str, int]]) -> str:
    """'1 iron or 1 gun'; '1 gun, fuel, iron, brick or card' where there are many single goods."""
    if len(options) > 2 and all(list(option.values()) == [1] for option in options):
        return "1 " + joined([NOUNS[good][0] for option in options for good in option], "or")
    return " or ".join(goods_text(option) for option in options)


def taken(goods: Mapping[str, int]) -> str:
    """'score 2 VP', 'draw 1 card', 'take 1 gun'."""
    verb = "score" if set(goods) == {"vp"} else "draw" if set(goods) == {"card"} else "take"
    return f"{verb} {goods_text(goods)}"


def times(uses: int) -> str:
    """How often in a round."""
    return TIMES[uses] if uses < len(TIMES) else f"{uses} times per round."


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def cost_text(steps: list[Step]) -> str:
    """'Pay 1 worker and any 2 resources and give up 1 of your deals'."""
    paid: list[str] = []
    rest: list[str] = []
    for step in steps:
        if step["verb"] == "pay":
            order = ["worker", *[good for good in GOOD_IDS if good != "worker"]]
            paid += [counted(step["goods"][good], good) for good in order if good in step["goods"]]
        elif step["verb"] == "pay_any":
            paid.append(f"any {step['n']} {kinds_text(step['from'], step['n'])}")
        elif step["verb"] == "discard_card":
            rest.append(f"discard {counted(step['n'], 'card')} from your hand")
        else:
            rest.append(f"give up {step['n']} of your deals")
    return capital(joined(([f"pay {joined(paid)}"] if paid else []) + rest))


def gain_text(step: Step, where: str) -> str:
    """One step of a gain as a phrase; `where` is production, action, bonus or trigger."""
    verb = step["verb"]
    bare = where in ("production", "trigger")
    if verb == "gain":
        return goods_text(step["goods"]) if bare else taken(step["goods"])
    if verb == "gain_choice":
        choice = either(step["options"])
        return f"{choice}, your choice each time" if bare else f"take {choice}"
    if verb == "gain_per_type":
        lead = goods_text(step["goods"]) if bare else taken(step["goods"])
        kind = step["type"].replace("_", " ")
        return f"{lead} for each {kind} Location in your State, at most {step['max']}"
    if verb == "gain_per_produced":
        lead = goods_text(step["goods"]) if bare else taken(step["goods"])
        good = NOUNS[step["of"]][0]
        return f"{lead} for each {good} you took in this round's Production phase, at most {step['max']}"
    if verb == "place_stock":
        return f"put {goods_text(step['goods'])} here, to spend in any round"
    return bending_text(step, where)


def bending_text(step: Step, where: str) -> str:
    """The steps that bend the rules."""
    verb, n = step["verb"], step.get("n", 0)
    several = f"{n} " if n != 1 else "one "
    s = "s" if n != 1 else ""
    if verb == "steal_resource":
        return f"take {n} {kinds_text(step['from'], n)} from a rival who has not passed"
    if verb == "reset_locations":
        return f"clear goods and workers from up to {step['max']} of your other Locations; they count as unused again"
    if verb == "rerun_own":
        if where == "production":
            pays = "which thus pays twice" if n == 1 else "which thus pay twice"
            return f"the goods of {several}more of your Production Locations, {pays}"
        return f"{several}of your Production Locations produce{'' if s else 's'} again at once"
    if verb == "copy_rival":
        return f"copy {several}rival Production Location{s}"
    if verb == "take_rival":
        return (
            f"the goods of {several}rival Production Location{s} in {'their' if s else 'its'} owner's place"
        )
    if verb == "collect_own_deals":
        return f"up to {step['max']} of your deals pay you again"
    return f"collect what {n} rival deal{s} pay{'' if s else 's'}; the owner keeps {'them' if s else 'it'}"


def passive_text(step: Step) -> str:
    """What a Feature does by itself."""
    verb = step["verb"]
    if verb == "on_event":
        who = " and every ".join(EVENTS[event] for event in step["events"])
        return f"Every {who} also brings you {joined([gain_text(s, 'trigger') for s in step['do']])}."
    if verb == "on_produced":
        n = step["at_least"]
        prize = joined([gain_text(s, "trigger") for s in step["do"]])
        return f"A Production phase that gives you at least {n} {kinds_text(step['of'], n)} also gives you {prize}."
    parts = [
        f"any number of {kinds_text(slot['from'], 2)}"
        if slot["max"] == 0
        else f"up to {slot['max']} {kinds_text(slot['from'], slot['max'])}"
        for slot in step["slots"]
    ]
    return f"Cleanup: you may keep {joined(parts)} here."


def card_text(card: Mapping[str, Any]) -> str:
    """The ability of a Location, made from its data alone."""
    said: list[str] = []
    keywords = card.get("keywords", [])
    effect = card.get("effect", [])
    if "open_production" in keywords:
        said.append("Open Production.")
    if card["category"] == "production":
        said.append(f"Produces {joined([gain_text(step, 'production') for step in effect])}.")
    elif card["category"] == "action":
        said.append(action_text(card["cost"], effect, card["uses"]))
    else:
        said += [passive_text(step) for step in effect]
    if "shielded" in keywords:
        said.append("Always counts as carrying a defense token.")
    if "typeless" in keywords:
        said.append("No Type: develops from and into anything.")
    if card.get("bonus"):
        said.append(f"Building Bonus: {joined([gain_text(step, 'bonus') for step in card['bonus']])}.")
    return " ".join(said)


def action_text(cost: list[Step], effect: list[Step], uses: int) -> str:
    """An action of a Location or of a faction board."""
    return f"{cost_text(cost)}: {joined([gain_text(step, 'action') for step in effect])}. {times(uses)}"


def link_text(cost: list[Step], effect: list[Step]) -> str:
    """What a Connection card does when it is played."""
    gains = joined([gain_text(step, "action") for step in effect])
    return capital(f"{cost_text(cost)}: {gains}." if cost else f"{gains}.")
