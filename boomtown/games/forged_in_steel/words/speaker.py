"""How the operands of words are said in card texts."""

from collections.abc import Callable, Mapping
from typing import Any

from boomtown.engine.language import Count, Said, Speaker, Step
from boomtown.games.forged_in_steel.rules.cards.vocabulary import COMMON, VOCABULARY
from boomtown.games.forged_in_steel.rules.content import Content
from boomtown.games.forged_in_steel.words.actors import WHO, Actor, Many
from boomtown.games.forged_in_steel.words.phrases import (
    ONE,
    article,
    either,
    listed,
    places,
    plural,
    site,
    some,
    test,
)

USES = {
    "lot": "buying Lots",
    "house": "building Houses",
    "factory": "building Factories",
    "commercial": "building Commercial buildings",
    "mine": "buying Mines",
    "seize": "seizing",
}
HOW = {"event": "for its event", "either": "for its event or its MM", "both": "for both its event and its MM"}
ZONES = {"hand": "from your hand", "box": "from the cards out of the game"}
HEADLINES = {
    "front": "move a Headline to space #1 and put your cube on it",
    "remove": "remove a Headline from the game",
    "claim": "put your cube on it instead of theirs",
}
Steps = Callable[[Content, list[Any]], str]


def speaker(content: Content, steps: Steps) -> Speaker:
    """Says the words of one content; `steps` says a whole list of them."""
    return Speaker(
        VOCABULARY,
        {
            "players": lambda value, step: Actor(step),
            "amount": lambda value, step: Many(content, step),
            "only": lambda value, step: f" if {test(content, value)}" if value and "from" in step else "",
            "condition": lambda value, step: test(content, value),
            "site": lambda value, step: site_said(content, value, step),
            "where": lambda value, step: f" {places(content, value)}" if value else "",
            "owning": owning,
            "may": lambda value, step: "you may " if value else "",
            "up to": lambda value, step: "up to " if value else "",
            "grow": lambda value, step: (
                "" if value else f"; discard {some(step['keep'], 'card')} from your hand"
            ),
            "give": given,
            "raises": lambda value, step: (
                " without raising its Neighborhood's track" if value is False else ""
            ),
            "unrest": lambda value, step: " without Unrest" if value is False else "",
            "by owner": by_owner,
            "hospital": lambda value, step: " in Neighborhoods without a Hospital" if value else "",
            "bank": lambda value, step: "",
            "side": lambda value, step: "",
            "payers": lambda value, step: Payer(step) if value else Actor(step),
            "instigator": lambda value, step: f": {WHO[value]} are the Instigator" if value else "",
            "target": lambda value, step: f" and {WHO[value]} is the Target" if value else "",
            "owner": loser,
            "kinds": kinds,
            "pieces": pieces,
            "small": lambda value, step: named(value),
            "replaced": lambda value, step: (
                "of opponents on Lots" if value == "rival" else "of the City on Lots"
            ),
            "replacing": lambda value, step: "your own" if value == "me" else "City cubes",
            "whose": lambda value, step: "",
            "rolls": lambda value, step: (
                f", roll {value} times for it and use one of the results" if value else ""
            ),
            "each most": lambda value, step: f", at most {value} of one player" if value else "",
            "most": lambda value, step: f", up to {value} VP" if value else "",
            "keep": lambda value, step: f" and keep {value} of them" if value < step.get("n", 1) else "",
            "places": lambda value, step: Count(value),
            "scored": lambda value, step: plural(ONE[value]),
            "tracks": lambda value, step: tracks(content, value, step),
            "up or down": lambda value, step: "raise" if value > 0 else "lower",
            "zones": lambda value, step: zones(content, value, step),
            "how": lambda value, step: HOW[value],
            "cards": lambda value, step: "",
            "identifiers": lambda value, step: "",
            "roles": other_than,
            "headline": lambda value, step: HEADLINES[value],
            "purse": lambda value, step: purse(content, value, step),
            "lasting": lambda value, step: lasting(content, value[0]),
            "ways": lambda value, step: "; ".join(way(content, one, steps) for one in value),
        },
        "do",
        COMMON,
    )


class Payer:
    """Who pays: '{from:...}' with any verbs is 'each opponent pays you'."""

    def __init__(self, step: Step) -> None:
        self.who = WHO[step["from"]]

    def __format__(self, spec: str) -> str:
        return f"{self.who} {'pay' if self.who == 'they' else 'pays'} you"


def named(kind: str) -> Said:
    """A kind of structure: '{from:many}', '{to:a}'."""
    return Said(ONE[kind], {"many": plural(ONE[kind]), "a": article(ONE[kind])})


def pieces(value: Any, step: Step) -> str:
    """The structures that are placed."""
    names = listed(value)
    if names == ["trigger"]:
        return "one of the same kind"
    if len(names) > 1:
        return either([article(ONE[name]) for name in names])
    return some(step.get("n", 1), ONE[names[0]])


def kinds(value: Any, step: Step) -> Said:
    """The structures that are moved, removed, seized or exchanged."""
    names, n = listed(value), step.get("n", 1)
    goes = some(n, ONE[names[0]]) if len(names) == 1 else f"one {either([ONE[name] for name in names])}"
    each = either([f"{n} {ONE[name]}" for name in names])
    word = ONE[names[0]]
    return Said(goes, {"some": goes, "each": each, "many": plural(word), "a": article(word)})


def site_said(content: Content, value: Any, step: Step) -> Said:
    """Where, as the end of a sentence; '{site:moved}' of what goes there."""
    words = site(content, value or {}, step.get("n", 1))
    return Said(words, {"moved": words.replace(", each", "") if value else " of the City Grid"})


def owning(value: Any, step: Step) -> str:
    """What somebody must have in a Neighborhood."""
    return f" in which you own at least {some(value['min'], ONE[value['count']])}" if value else ""


def loser(value: Any, step: Step) -> str:
    """Who loses something, or that anything is removed."""
    if value in (None, "any"):
        return "remove "
    return f"{WHO[value]} {'lose' if value == 'them' else 'loses'} "


def by_owner(value: Any, step: Step) -> str:
    """Who chooses what is lost."""
    if value:
        return ", their choice"
    return ", of your choice" if step.get("owner", "any") != "any" else ""


def tracks(content: Content, value: Any, step: Step) -> str:
    """Which tracks."""
    special = {
        "sector": f"{step.get('n', 1)} different tracks of Mining, Industrial and Commercial",
        "other_neighborhood": "the track of a different Neighborhood",
        "same": "its track",
        "neighborhood": "the track of one Neighborhood",
    }
    if isinstance(value, str) and value in special:
        return special[value]
    city = content.city
    return f"the {either([city.track_names[city.track_ids.index(id)] for id in listed(value)])} track"


def zones(content: Content, value: Any, step: Step) -> Said:
    """Which card is played, and from where."""
    if value == ["current"]:
        return Said("use the card you play", {"rest": ""})
    if value == ["draw"]:
        drawn = some(step.get("n", 1), "card")
        return Said(f"draw {drawn} and play 1 of them at once", {"rest": "; discard the others"})
    what = "an Immigrant card"
    if "cards" in step:
        what = either([content.card_titles[content.card_ids.index(id)] for id in step["cards"]])
    return Said(f"play {what} {either([ZONES[one] for one in value])}", {"rest": ""})


def other_than(value: Any, step: Step) -> str:
    """Role tokens that can't be taken."""
    return f" other than {either([id.replace('_', ' ').title() for id in value])}" if value else ""


def given(value: Any, step: Step) -> str:
    """A Role token for the one taken."""
    return (
        f", and give them one of yours{other_than(step.get('except'), step)} if you have one" if value else ""
    )


def purse(content: Content, value: Any, step: Step) -> str:
    """What MM may be used for."""
    words = f", only for {either([USES[name] for name in value], 'and')}" if value else ""
    where = step.get("site", {})
    if "in" in where:
        words += f", only {places(content, where['in'])}"
    if where.get("anywhere"):
        words += "; you may buy Lots off the City Grid"
    return words + ("; you may build on Lots bought this turn" if step.get("same_turn") else "")


def lasting(content: Content, rule: Mapping[str, Any]) -> str:
    """What lasts."""
    if rule["rule"] == "ballots":
        return f"you have {rule['add']} more ballots {places(content, rule['in'])} at the next Elections"
    return "for the rest of the game you score for City cubes that are built over, not the Mayor"


def way(content: Content, option: Mapping[str, Any], steps: Steps) -> str:
    """One of the ways that a card leaves open."""
    need = f"if {test(content, option['if'])}, " if "if" in option else ""
    return f"{option['label']} ({need}{lowered(steps(content, option['then'])).removesuffix('.')})"


def lowered(words: str) -> str:
    """To go on in the midst of a sentence."""
    return words[0].lower() + words[1:]
