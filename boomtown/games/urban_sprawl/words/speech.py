"""How the words of cards are said: what each kind of operand is called, in the voice of whoever reads."""

from collections.abc import Mapping
from typing import Any

from boomtown.engine.cards import Operand
from boomtown.engine.language import Speaker, Step
from boomtown.games.urban_sprawl.rules.cards.restrictions import RESTRICTIONS
from boomtown.games.urban_sprawl.rules.cards.tests import TESTS
from boomtown.games.urban_sprawl.rules.cards.vocabulary import VOCABULARY
from boomtown.games.urban_sprawl.words.operands import (
    Count,
    Counted,
    Flag,
    Named,
    Noun,
    Points,
    Who,
    asker,
    control_words,
    having,
    place_words,
    price,
    side_words,
    times_words,
    voice,
    winner_words,
    zones_words,
)
from boomtown.games.urban_sprawl.words.phrases import (
    ACTIVE,
    OFFICES,
    THEY,
    VOICE,
    YOU,
    Data,
    act,
    amount,
    article,
    both,
    inside,
    listed,
    named,
    receiver,
)


def sentences(steps: list[Data], me: str) -> str:
    """Steps as sentences, one after the other."""
    said = [clause(step, me) for step in steps]
    return " ".join(f"{one[0].upper()}{one[1:]}." for one in said if one)


def clauses(steps: list[Data], me: str) -> str:
    """Steps as one clause: 'takes a card and gains 2 wealth'."""
    return " and ".join(one for one in (clause(step, me) for step in steps) if one)


def clause(step: Step, me: str) -> str:
    """One step in words; `me` is what the player it looks at is called."""
    return said(SPEAKER, {**step, VOICE: me})


def restriction(rule: Data, zone: str) -> str:
    """A building restriction of a contract of a zone in words."""
    return said(LIMIT_SPEAKER, {**rule, "own": zone, VOICE: ACTIVE})


def said(speaker: Speaker, step: Data) -> str:
    """A step by the first text of its word that fits what it says."""
    texts = speaker.words[step[speaker.key]].texts
    fitting = (name for name in texts if name and all(holds(one, step) for one in name.split()))
    return speaker.text(step, next(fitting, ""))


def holds(condition: str, step: Data) -> bool:
    """Whether a step says something: 'first', '!then' (it doesn't), 'who=each', 'of.extreme'."""
    path, _, wanted = condition.lstrip("!").partition("=")
    found: Any = step
    for key in path.split("."):
        found = found.get(key) if isinstance(found, Mapping) else None
    there = found == wanted if wanted else found is not None and found is not False and found != []
    return there != condition.startswith("!")


class Clauses:
    """Inner steps in a voice; what stands behind the colon comes before them, if there are any."""

    def __init__(self, steps: list[Data], me: str) -> None:
        self.steps = steps
        self.me = me

    def __format__(self, spec: str) -> str:
        return spec + clauses(self.steps, self.me) if self.steps else ""


class Branch:
    """Inner steps, in the voices that the words around them need."""

    def __init__(self, steps: list[Data] | None, step: Step) -> None:
        who, me = asker(step), voice(step)
        self.named = Clauses(steps or [], named(me))
        self.inside = Clauses(steps or [], inside(who, me))
        self.after = self.inside if who == "you" else self.named
        self.bought = self.inside if who == "you" else Clauses(steps or [], YOU)


class Payer(Who):
    """Who is offered something: `{who:pays}` and `{who:may}` with the price."""

    def __format__(self, spec: str) -> str:
        verb, what = price(self.step["pay"], self.me)
        payer = having(self.who, self.step)
        return act(payer, verb, what, self.me) if spec == "pays" else f"{payer} may {verb} {what}"


class Office(Named):
    """An office; `{office:hold|there is}` by whether the reader, or nobody, acts."""

    def __init__(self, value: str, step: Step) -> None:
        super().__init__("it" if value == "picked" else OFFICES.get(value, ""))
        self.first = voice(step) in (ACTIVE, THEY)

    def __format__(self, spec: str) -> str:
        one, _, other = spec.partition("|")
        return (one if self.first else other) if spec else self.name


class Aim:
    """What is picked: `{what.of}` the building; behind the colon what is said of an office that somebody holds."""

    def __init__(self, what: str, step: Step) -> None:
        self.of = Noun(step.get("of"), step)
        self.held = step.get("from") == "held_by_others"

    def __format__(self, spec: str) -> str:
        return spec if self.held else ""


def chooser(who: Any, step: Step) -> str:
    """Who chooses, if it is somebody else than the reader."""
    name = asker(step)
    return "" if name in ("you", "") else f"{having(name, step)} chooses: "


def options(options: list[Data], step: Step) -> str:
    """The options of a choice."""
    me, who = voice(step), asker(step)
    inner = me if who == "" else inside(who, me)
    return both([clauses(option["steps"], inner) or "leave it" for option in options], "or")


def test(test: Data, step: Step) -> str:
    """What is tested, as an if-clause; of vocations as what a player is with."""
    kind = next(name for name in TEST_SPEAKER.words if name in test)
    return said(TEST_SPEAKER, {**test, "test": kind, "who": step.get("who", "active"), VOICE: voice(step)})


def owned(name: str, step: Step) -> str:
    """'an Energy marker', '4 or more vocation markers'."""
    name = "vocation" if name == "any" else name
    least = step.get("min", 1)
    return article(f"{name} marker" if least == 1 else f"{least} or more {name} markers")


def sizes(size: Any, step: Step) -> str:
    """'2', '1 or 2'."""
    return str(size) if isinstance(size, int) else both([str(n) for n in size], "or")


def plain(value: Any, step: Step) -> Any:
    """As it stands in the file."""
    return value


def flag(value: Any, step: Step) -> Flag:
    """Said if it stands there."""
    return Flag(bool(value))


KINDS: Mapping[str, Any] = {
    "who": Who,
    "who_else": Who,
    "payer": Payer,
    "chooser": chooser,
    "receiver": lambda who, step: receiver(who, voice(step)),
    "control": control_words,
    "winner": winner_words,
    "amounts": lambda value, step: amount(step),
    "counted": Counted,
    "cap": Count,
    "price": lambda pay, step: " ".join(price(pay, voice(step))),
    "rewards": lambda rewards, step: listed([amount(one) for one in rewards]),
    "times": times_words,
    "several": Count,
    "one_or_more": lambda n, step: Count(n or 1, step),
    "lots": Count,
    "least": lambda n, step: Count(n or 0, step),
    "most": Count,
    "points": Points,
    "branch": Branch,
    "options": options,
    "test": test,
    "held": lambda office, step: OFFICES[office],
    "owned": owned,
    "elected": Office,
    "vacated": lambda office, step: OFFICES.get(office, ""),
    "deck": lambda deck, step: deck.capitalize(),
    "aim": Aim,
    "filter": Noun,
    "rows": lambda rows, step: (
        "" if rows == "these" else f"{step['kind']} row {both([str(n) for n in rows], 'or')}"
    ),
    "row_kind": plain,
    "either_kind": lambda kind, step: kind or "wealth or prestige",
    "which": plain,
    "end": plain,
    "these": flag,
    "otherwise": flag,
    "flag": flag,
    "invest": flag,
    "scoring": plain,
    "amount": plain,
    "any_vocation": lambda name, step: Named(name),
    "zone": lambda zone, step: "park" if zone == "PARK" else zone,
    "sizes": sizes,
    "place": place_words,
    "zones": zones_words,
    "zones_as": lambda zones, step: Named(both(zones, "and"), step["own"]),
    "planning_kind": lambda kind, step: Named("Build Permit" if kind == "permit" else "Urban Renewal card"),
    "permits_only": lambda kind, step: Named("Build Permit" if kind == "permit" else "planning card"),
    "pile": lambda pile, step: "the planning boxes" if pile == "box" else "the planning discard pile",
    "box": plain,
    "flushed": plain,
    "turn": lambda when, step: "for this turn" if when == "now" else "in the next turn",
    "side": side_words,
    "value": plain,
    "cost": plain,
    "company": plain,
}
SPEAKER = Speaker(VOCABULARY, KINDS, "do", (Operand("then", "branch"), Operand("else", "branch")))
TEST_SPEAKER = Speaker([*TESTS], KINDS, "test")
LIMIT_SPEAKER = Speaker([*RESTRICTIONS], KINDS, "rule")
