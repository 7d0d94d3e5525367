"""What most words of experts share: they leave one thing to choose."""

from typing import ClassVar

from boomtown.engine.cards import Word
from boomtown.games.city_of_iron.rules.table import IronTable


class OneThing(Word[IronTable]):
    """A word that leaves one thing to choose; it can be played only if there is one."""

    asks: ClassVar[bool] = True
    unique: ClassVar[bool] = True

    def ask(self, t: IronTable, me: int, them: int, card: int) -> None:
        self.put_question(t, me, them, card, False)
