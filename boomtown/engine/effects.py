"""Effects as data: a card is a list of verbs with arguments, and a game has one interpreter for each verb."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from boomtown.engine.errors import BadContent
from boomtown.engine.table import Table

Effect = Mapping[str, Any]


@dataclass(frozen=True)
class Verb:
    """One word of a game's card language: may it happen, make it happen, say it in words.

    `args` names each argument with the check it must pass (a function that returns a complaint, or '').
    """

    name: str
    can: Callable[[Table, int, Effect], bool]
    apply: Callable[[Table, int, Effect], None]
    describe: Callable[[Effect], str]
    args: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    optional: tuple[str, ...] = ()


class Vocabulary:
    """All verbs of a game's cards."""

    def __init__(self, verbs: list[Verb]) -> None:
        self._verbs = {verb.name: verb for verb in verbs}

    def check(self, effect: Any) -> str:
        """What is wrong with an effect read from a file; '' if nothing is."""
        if not isinstance(effect, dict) or "verb" not in effect:
            return "an effect must be a table with a 'verb'"
        verb = self._verbs.get(effect["verb"])
        if verb is None:
            return f"unknown verb '{effect['verb']}'; known are {', '.join(sorted(self._verbs))}"
        for name in effect:
            if name != "verb" and name not in verb.args:
                return f"'{verb.name}' has no argument '{name}'"
        for name, complaint in verb.args.items():
            if name not in effect:
                if name in verb.optional:
                    continue
                return f"'{verb.name}' needs the argument '{name}'"
            wrong = complaint(effect[name])
            if wrong:
                return f"'{verb.name}', argument '{name}': {wrong}"
        return ""

    def verb(self, effect: Effect) -> Verb:
        """The verb an effect uses."""
        found = self._verbs.get(effect["verb"])
        if found is None:
            raise BadContent(f"unknown verb '{effect['verb']}'")
        return found

    def can(self, table: Table, seat: int, effects: list[Effect]) -> bool:
        """Whether every effect of a list may happen now."""
        return all(self.verb(e).can(table, seat, e) for e in effects)

    def apply(self, table: Table, seat: int, effects: list[Effect]) -> None:
        """Let the effects happen at once, in order. Where a verb may ask, give each effect a step of its own instead."""
        for e in effects:
            self.verb(e).apply(table, seat, e)

    def describe(self, effects: list[Effect]) -> str:
        """The text a player reads, made from the same data that the rules use."""
        return " ".join(self.verb(e).describe(e) for e in effects)


def one_of(*allowed: str) -> Callable[[Any], str]:
    """A check that an argument is one of some words."""

    def complaint(value: Any) -> str:
        return "" if value in allowed else f"'{value}' is not one of {', '.join(allowed)}"

    return complaint


def whole(low: int, high: int) -> Callable[[Any], str]:
    """A check that an argument is a whole number in a range."""

    def complaint(value: Any) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return ""
        return f"{value!r} is not a whole number from {low} to {high}"

    return complaint
