"""The bots that search: strong judges by the game's sense, expert by what it has learned."""

from boomtown.bots.chance import Chance
from boomtown.bots.judge import Judge
from boomtown.bots.search import Budget, Shape, Tree
from boomtown.engine.game import Game


class SearchBot:
    """Looks some actions ahead through many guesses and does what was worth most attention."""

    def __init__(self, judge: type[Judge], budget: Budget, shape: Shape | None = None) -> None:
        self.judge = judge
        self.budget = budget
        self.shape = shape or Shape()

    def plan(self, chance: Chance) -> list[int]:
        """The action that the search went to most often."""
        if len(chance.options) == 1:
            return chance.options[:1]
        return self.searched(chance).ranked()[0].actions

    def searched(self, chance: Chance) -> Tree:
        """The tree of a search that has used up its budget."""
        deadline = self.budget.deadline()
        tree = Tree(chance, self.judge_of(chance.game), self.shape, deadline)
        tree.think(self.budget.descents, deadline)
        return tree

    def judge_of(self, game: Game) -> Judge:
        """The judge of a game, the same for all its decisions."""
        return self.judge(game)
