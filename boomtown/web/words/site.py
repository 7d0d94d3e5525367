"""The words of the pages that are not a game's own and are put together by Python code."""

from datetime import datetime
from typing import Any

from boomtown.bots import LEVELS
from boomtown.engine.game import Option
from boomtown.engine.ledger import Ledger
from boomtown.web.words import KINDS, TROUBLE

OLD_BOTS = {"greedy": "Steady", "random": "Carefree"}  # at tables from before there were levels
USUAL = "steady"
NOT_FOUND = TROUBLE["not_found"]
BROKEN = TROUBLE["broken"]


def ledger_count(ledger: Ledger) -> str:
    """'245 rules and 34 rulings'; of a game without rulings the rules alone."""
    rulings = sum(rule.kind == "ruling" for rule in ledger.rules)
    rules = count(len(ledger.rules) - rulings, "rule")
    return f"{rules} and {count(rulings, 'ruling')}" if rulings else rules


def kind_name(kind: str) -> str:
    """What rules of a kind are called: 'scoring', 'the flow of play'."""
    return KINDS.get(kind, kind)


def bot_levels() -> list[dict[str, str]]:
    """The bots one can choose, the weakest first, each with a few words about it."""
    return [
        {
            "code": level.code,
            "name": bot_name(level.code),
            "about": level.words[0].lower() + level.words[1:-1],
        }
        for level in LEVELS
    ]


def bot_name(code: str) -> str:
    """What a bot is called: 'Steady', 'Strong 2s' where it has a time of its own."""
    kind, _, more = code.partition(":")
    name = OLD_BOTS.get(kind, choice_name(kind))
    return f"{name} {more}" if more else name


def choice_name(value: str) -> str:
    """A choice of an option in words: 'new_england' is 'New England'."""
    return value.replace("_", " ").title()


def offered(options: list[dict[str, Any]]) -> list[str]:
    """What can be chosen before a game, in a few words: 'Germany or New England', 'Steambots'."""
    found: list[str] = []
    for option in options:
        names = [choice["name"] for choice in option["choices"]]
        if not names:
            continue
        short = str(option["words"]).split(":")[0]
        found.append(short if "No" in names else " or ".join([", ".join(names[:-1]), names[-1]]))
    return found


def chosen(option: Option, value: str) -> str:
    """A choice at a table in words; nothing where something was left out."""
    if value == "no":
        return ""
    return option.words.split(":")[0] if value == "yes" else choice_name(value)


def nth(place: int) -> str:
    """'1st', '2nd', '11th'."""
    if place % 100 in (11, 12, 13):
        return f"{place}th"
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th') }"


def players_words(players: tuple[int, ...]) -> str:
    """'3 to 5 players', '2 players'."""
    low, high = min(players), max(players)
    return f"{low} to {high} players" if low < high else f"{low} players"


def count(number: int, one: str, many: str = "") -> str:
    """'1 seat', '3 seats'."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def ago(then: datetime, now: datetime) -> str:
    """How long ago something was, roughly."""
    minutes = int((now - then).total_seconds() // 60)
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return f"{count(minutes, 'minute')} ago"
    if minutes < 48 * 60:
        return f"{count(minutes // 60, 'hour')} ago"
    if minutes < 14 * 24 * 60:
        return f"{count(minutes // (24 * 60), 'day')} ago"
    return day(then)


def day(then: datetime | str) -> str:
    """'15 November 2026'."""
    moment = datetime.fromisoformat(then) if isinstance(then, str) else then
    return f"{moment.day} {moment:%B %Y}"


def signed(number: int) -> str:
    """A number with a proper minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def points(number: int) -> str:
    """'1 point', '−3 points'."""
    return f"{signed(number)} {'point' if abs(number) == 1 else 'points'}"


def lasting(then: datetime, now: datetime) -> str:
    """Since when something lasts, roughly."""
    words = ago(then, now)
    if words == "just now":
        return words
    return f"for {words.removesuffix(' ago')}" if words.endswith(" ago") else f"since {words}"


def named(names: list[str]) -> str:
    """'Ada', 'Ada and Bram', 'Ada, Bram and Cleo'."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
