"""What operands of cards are called in texts: each can be said in the ways that the texts of words name."""

import re
from typing import Any

from boomtown.engine.language import Step
from boomtown.games.urban_sprawl.words.phrases import (
    ACTIVE,
    THEY,
    VOICE,
    Data,
    act,
    amount,
    article,
    both,
    inside,
    may,
    noun,
    per,
    player,
    plural,
    pronoun,
    receiver,
)


def voice(step: Step) -> str:
    """The voice in which a step is said."""
    return str(step[VOICE])


def asker(step: Step) -> str:
    """The player whom a step concerns, in words."""
    for key in ("who", "by", "from"):
        if key in step:
            return player(step[key], voice(step))
    return player("active", voice(step))


class Who:
    """A player: `{who}`, `{who:gain}` with a verb, `{who:?move}` with one that is perhaps left to them."""

    def __init__(self, value: Any, step: Step) -> None:
        self.step = step
        self.me = voice(step)
        self.who = player(value or "active", self.me)
        self.they = pronoun(inside(self.who, self.me))
        self.your = "your" if self.who == "you" else "their"

    def __format__(self, spec: str) -> str:
        if spec.startswith("?"):
            return may(self.who, spec[1:], "", bool(self.step.get("may")), self.me).rstrip()
        return act(self.who, spec, "", self.me).rstrip() if spec else self.who


class Counted:
    """What an amount is multiplied by: `{per}`; `{per:noun}` the buildings alone; what comes first behind the colon."""

    def __init__(self, value: Data | None, step: Step) -> None:
        self.value = value
        self.step = step

    def __format__(self, spec: str) -> str:
        if spec == "noun":
            return noun(self.value or {}, THEY)
        if self.value is None:
            return ""
        capped = "cap" in self.step and self.value is self.step.get("per")
        cap = f" (count at most {self.step['cap']})" if capped else ""
        return f"{spec} {per(self.value, inside(asker(self.step), voice(self.step)))}{cap}"


# ways to say the buildings of a filter: in which voice, whether they are here, whether they are several
NOUNS = {
    "any": (THEY, True, False),
    "two": (THEY, False, True),
    "ranked": (THEY, True, True),
    "yours": (ACTIVE, False, True),
    "rows": (ACTIVE, True, True),
}


class Noun:
    """Buildings of a filter, in the number and voice that a text needs."""

    def __init__(self, value: Data | None, step: Step) -> None:
        self.value = value or {}
        self.inner = inside(asker(step), voice(step))

    def __format__(self, spec: str) -> str:
        of = self.value
        if spec in ("a", "it"):
            return "it" if spec == "it" and of.get("where") == "picked" else self.one()
        if spec == "there":
            return noun(of, self.inner)
        if spec == "two":
            of = {key: value for key, value in of.items() if key != "ctrl"}
        voice, here, many = NOUNS[spec]
        return noun(of, voice, here, many)

    def one(self) -> str:
        """'a RES of yours'."""
        return article(noun(self.value, self.inner, False))


class Count:
    """A number: `{n}`; `{n:one|several}`; `{n: of at most # lot/lots}`, which is nothing if it is left out."""

    def __init__(self, value: int | None, step: Step) -> None:
        self.value = value

    def __format__(self, spec: str) -> str:
        if "|" in spec:
            return spec.split("|")[0 if self.value == 1 else 1]
        if not spec:
            return str(self.value)
        if self.value is None:
            return ""
        noun = re.sub(r"(\w+)/(\w+)", r"\1" if self.value == 1 else r"\2", spec)
        return noun.replace("#", str(self.value))


class Flag:
    """Something that stands there or not: what is said of it stands behind the colon."""

    def __init__(self, value: bool) -> None:
        self.value = value

    def __format__(self, spec: str) -> str:
        return spec if self.value else ""


class Named:
    """A name: `{kind}`, and with its article `{kind.a}`."""

    def __init__(self, name: str, own: str = "") -> None:
        self.name = name
        self.own = own

    @property
    def a(self) -> str:
        """'a Build Permit'."""
        return article(self.name)

    def __format__(self, spec: str) -> str:
        return self.name


class Points:
    """Action points: `{amount}`, and `{amount.verb}` gain or lose."""

    def __init__(self, value: int, step: Step) -> None:
        self.value = value
        self.verb = "gain" if value > 0 else "lose"

    def __format__(self, spec: str) -> str:
        return plural(abs(self.value), "AP")


# --- offers --------------------------------------------------------------------------------------------------


def price(pay: Data, me: str) -> tuple[str, str]:
    """What an offer asks for: a verb, and what is paid or discarded."""
    if "card" in pay:
        return "discard", "a planning card" if pay["card"] == 1 else f"{pay['card']} planning cards"
    to = f"{receiver(pay['to'], me)} " if "to" in pay else ""
    return "pay", to + ("its value" if pay.get("wealth") == "value" else amount(pay))


def having(who: str, step: Step) -> str:
    """A player, with the building that a card asks for."""
    if "having" not in step or who == "you":
        return who
    kind = {key: value for key, value in step["having"].items() if key != "ctrl"}
    return f"{who} who has {article(noun(kind, inside(who, voice(step)), False))}"


def times_words(times: int | None, step: Step) -> str:
    """How often an offer stands."""
    return {1: "", 2: "up to twice, "}.get(times or 1, f"up to {times} times, ")


# --- other operands ------------------------------------------------------------------------------------------


def winner_words(who: Any, step: Step) -> str:
    """Who wins an election by a card."""
    if who is None:
        return ""
    winner = player(who, voice(step))
    verb = "win" if winner in ("you", "they") else "wins"
    return f", which {winner} {verb}, whatever the usual rules say"


def control_words(control: Any, step: Step) -> str:
    """Whose a new tile is."""
    if control == "none":
        return " without control marker"
    return " of yours" if asker(step) == "you" else " of their own"


def place_words(where: str | None, step: Step) -> str:
    """Where a new tile is placed."""
    single = step["size"] == 1
    lots = "a vacant lot" if single else "vacant lots"
    return {
        "adjacent": f"{lots} adjacent to this building",
        "block": f"{lots} of the same block",
        "water": "a vacant lot adjacent to water",
    }.get(where or "", "any vacant lot" if single else "vacant lots of a block")


def zones_words(zones: Any, step: Step) -> str:
    """'a park or RES'."""
    names = zones if isinstance(zones, list) else [zones]
    return both(["a park" if zone == "PARK" else zone for zone in names], "or")


def side_words(side: str, step: Step) -> str:
    """'water or wilderness'."""
    return "water or wilderness" if side == "any" else side
