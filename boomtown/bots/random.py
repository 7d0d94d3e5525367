"""Bots that leave much to luck: one takes any of its options, one has a little sense."""

from boomtown.bots.chance import Chance
from boomtown.bots.judge import Judge
from boomtown.bots.ways import ways


class RandomBot:
    """Plays at random."""

    def plan(self, chance: Chance) -> list[int]:
        """Any option, each as likely as the others."""
        return [chance.options[chance.below(0, len(chance.options))]]


class BeginnerBot:
    """Thinks of a few things it could do, and does what looks best of them: no blunder is sure, no fine play either."""

    def __init__(self, ideas: int = 3) -> None:
        self.ideas = ideas

    def plan(self, chance: Chance) -> list[int]:
        """The best of a few random ways to finish the action, carried out as it was thought of."""
        if len(chance.options) == 1:
            return chance.options[:1]
        return ways(chance, Judge(chance.game), self.ideas, 1)[0].actions
