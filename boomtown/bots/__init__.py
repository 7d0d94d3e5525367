"""Players that decide from what a seat may know, by short code: `random`, `greedy`, `greedy:5`."""

from collections.abc import Callable
from typing import Protocol

from boomtown.bots.chance import Chance, chance
from boomtown.bots.greedy import GreedyBot
from boomtown.bots.random import RandomBot
from boomtown.engine.errors import BadOption

__all__ = ["BOTS", "Bot", "Chance", "bot", "chance"]


class Bot(Protocol):
    """Anything that can choose one of its options."""

    def decide(self, chance: Chance) -> int:
        """The option it takes: always the same one for the same view, options and seed."""


def _random(parameter: str) -> Bot:
    if parameter:
        raise BadOption(f"The bot 'random' takes no parameter, so 'random:{parameter}' can't be.")
    return RandomBot()


def _greedy(parameter: str) -> Bot:
    if not parameter:
        return GreedyBot()
    if not parameter.isascii() or not parameter.isdigit() or not 1 <= int(parameter) <= 99:
        raise BadOption(
            f"The bot 'greedy' takes a number of guesses from 1 to 99, such as 'greedy:5', not '{parameter}'."
        )
    return GreedyBot(int(parameter))


BOTS: dict[str, Callable[[str], Bot]] = {"random": _random, "greedy": _greedy}


def bot(code: str) -> Bot:
    """The bot with a short code, its parameter after a colon."""
    name, _, parameter = code.partition(":")
    if name not in BOTS:
        raise BadOption(f"There is no bot '{code}'; there are {', '.join(BOTS)}.")
    return BOTS[name](parameter)
