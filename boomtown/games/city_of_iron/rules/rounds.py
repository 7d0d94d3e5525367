"""A round: Spring, Summer and Autumn, after which Autumn lets it be Winter or ends the game."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.games.city_of_iron.rules.autumn import Autumn
from boomtown.games.city_of_iron.rules.spring import Spring
from boomtown.games.city_of_iron.rules.summer import Summer
from boomtown.games.city_of_iron.rules.table import IronTable


class Round(Step[IronTable]):
    """The seasons of a round, then the rounds that are left."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left  # rounds to come after this one

    def run(self, table: IronTable) -> None:
        if self.left > 0:
            table.agenda.append(Round(self.left - 1))
        table.agenda.append(Autumn())
        table.agenda.append(Summer())
        table.agenda.append(Spring())
