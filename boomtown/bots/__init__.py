"""Players that decide from what a seat may know, by short code: `steady`, `strong`, `strong:1s`, `strong:200`."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import boomtown
from boomtown.bots.chance import Chance, chance
from boomtown.bots.greedy import GreedyBot
from boomtown.bots.judge import Judge
from boomtown.bots.learned import Learned
from boomtown.bots.policy import PolicyBot
from boomtown.bots.policy import key as policy_key
from boomtown.bots.random import BeginnerBot, RandomBot
from boomtown.bots.search import Budget, Shape
from boomtown.bots.thinker import SearchBot
from boomtown.engine.errors import BadOption

__all__ = ["BOTS", "LEVELS", "Bot", "Chance", "Level", "bot", "chance", "version"]


class Bot(Protocol):
    """Anything that can choose among its options."""

    def plan(self, chance: Chance) -> list[int]:
        """The option it takes, and perhaps what it means to do next as long as nothing new becomes known.

        The plan is always the same for the same view, options and seed (unless the bot thinks by the clock).
        """


@dataclass(frozen=True)
class Level:
    """How well a bot plays, in one word, and that word explained."""

    code: str
    words: str


LEVELS = (
    Level("beginner", "Does the first sensible thing that comes to mind."),
    Level("steady", "Looks to the end of its action and takes what is best there."),
    Level("strong", "Looks some turns ahead, through many guesses of what it can't see."),
    Level("expert", "Looks ahead like strong, and has learned from thousands of games what wins."),
)

THINKING = re.compile(r"(?:(?P<seconds>\d{1,2}(?:\.\d{1,3})?)s|(?P<milli>\d{1,5})ms|(?P<descents>\d{1,6}))")


def _no_parameter(name: str, make: Callable[[], Bot]) -> Callable[[str], Bot]:
    def made(parameter: str) -> Bot:
        if parameter:
            raise BadOption(f"The bot '{name}' takes no parameter, so '{name}:{parameter}' can't be.")
        return make()

    return made


def _greedy(parameter: str) -> Bot:
    if not parameter:
        return GreedyBot()
    if not parameter.isascii() or not parameter.isdigit() or not 1 <= int(parameter) <= 99:
        raise BadOption(
            f"The bot 'greedy' takes a number of guesses from 1 to 99, such as 'greedy:5', not '{parameter}'."
        )
    return GreedyBot(int(parameter))


def _thinker(name: str, judge: type[Judge], usual: Budget, shape: Shape) -> Callable[[str], Bot]:
    def made(parameter: str) -> Bot:
        return SearchBot(judge, budget(name, parameter) if parameter else usual, shape)

    return made


def budget(name: str, parameter: str) -> Budget:
    """How much a bot may think: `2s`, `500ms`, or `200` descents of its search."""
    found = THINKING.fullmatch(parameter)
    if found is not None:
        seconds = float(found["seconds"] or 0) + float(found["milli"] or 0) / 1000
        descents = int(found["descents"] or 0)
        if descents > 0 or 0.01 <= seconds <= 60:
            return Budget(descents, seconds)
    raise BadOption(
        f"The bot '{name}' takes a time from 10ms to 60s or a number of descents, "
        f"such as '{name}:1s', '{name}:500ms' or '{name}:200', not '{parameter}'."
    )


BROAD = Shape(width=24, trust=4.0, alike=True)  # more to choose from, and less faith in the first look

BOTS: dict[str, Callable[[str], Bot]] = {
    "beginner": _no_parameter("beginner", BeginnerBot),
    "steady": _no_parameter("steady", GreedyBot),
    "strong": _thinker("strong", Judge, Budget(descents=150, seconds=1.2), Shape()),
    "expert": _thinker("expert", Learned, Budget(descents=1200, seconds=3.6), BROAD),
    "random": _no_parameter("random", RandomBot),
    "greedy": _greedy,
    "policy": PolicyBot,
}


def bot(code: str) -> Bot:
    """The bot with a short code, its parameter after a colon."""
    name, _, parameter = code.partition(":")
    if name not in BOTS:
        raise BadOption(f"There is no bot '{code}'; there are {', '.join(BOTS)}.")
    return BOTS[name](parameter)


VERSION = 4  # of how the bots think; it changes when they would decide otherwise
VERSIONS = {"strong": 5, "expert": 5}  # of those that changed alone (strong in how long it thinks)


def version(code: str, game: str) -> str:
    """What a bot is at this moment: its code, how it thinks, how it judges a game and what it has learned of it."""
    name = code.partition(":")[0]
    judgement = boomtown.game(game).judgement
    judges = f".{judgement}" if judgement > 1 and name != "random" else ""
    learned = f"+{Learned.key(game)}" if name == "expert" else ""
    if name == "policy":
        learned = f"+{policy_key(code.partition(':')[2])}"
    return f"{code}@{VERSIONS.get(name, VERSION)}{judges}{learned}"
