"""The bots that search: strong judges by the game's sense, expert by what it has learned."""

import math

from boomtown.bots.chance import Chance
from boomtown.bots.judge import Judge
from boomtown.bots.search import Budget, Shape, Tree
from boomtown.bots.ways import midway

HALFWAY = 0.4  # of the usual thinking goes into how to finish an action


class SearchBot:
    """Looks some actions ahead through many guesses and does what was worth most attention."""

    def __init__(self, judge: type[Judge], budget: Budget, shape: Shape | None = None) -> None:
        self.judge = judge
        self.budget = budget
        self.shape = shape or Shape()

    def plan(self, chance: Chance) -> list[int]:
        """The option that the search went to most often; how to go on is looked at anew."""
        if len(chance.options) == 1:
            return chance.options[:1]
        return self.searched(chance).ranked()[0].actions[:1]

    def searched(self, chance: Chance) -> Tree:
        """The tree of a search that has used up its budget: a part of it only, if the action is halfway done."""
        part = HALFWAY if midway(chance.game, chance.guess(0), chance.seat) else 1.0
        deadline = self.budget.deadline(part)
        tree = Tree(chance, self.judge(chance.game), self.shape, deadline)
        tree.think(math.ceil(self.budget.descents * part), deadline)
        return tree
