"""How good a table looks: the game's own sense."""

from boomtown.engine.game import Game
from boomtown.engine.table import Table


class Judge:
    """Judges made-up tables by the sense of their game."""

    unit = 1.0  # what a difference worth a second look is measured in

    def __init__(self, game: Game) -> None:
        self.game = game

    def worth(self, table: Table, seat: int) -> float:
        """How good a table looks to one seat; comparable for that seat only."""
        return self.game.sense(table, seat)

    def worths(self, table: Table) -> list[float]:
        """How good a table looks to every seat."""
        if table.over:
            return [self.game.sense(table, seat) for seat in range(table.seats)]
        return [sum(features) for features in self.game.all_features(table)]
