"""A bot that looks to the end of its present action and takes what its game's sense likes best."""

from boomtown.bots.chance import Chance
from boomtown.bots.judge import Judge
from boomtown.bots.ways import ways

LEAVES = 80  # how many ways to finish the action are judged at most


class GreedyBot:
    """Plays what looks best when the action is done; `guesses` tables stand for what it can't know."""

    def __init__(self, guesses: int = 3, leaves: int = LEAVES) -> None:
        self.guesses = guesses
        self.leaves = leaves

    def plan(self, chance: Chance) -> list[int]:
        """The option that leads to the best end of the action; how to go on is looked at anew."""
        if len(chance.options) == 1:
            return chance.options[:1]
        return ways(chance, Judge(chance.game), self.leaves, self.guesses)[0].actions[:1]
