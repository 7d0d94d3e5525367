"""A toy in which all are asked at once and only some can do more than pass: who can is their secret."""

from typing import Any, ClassVar, cast

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.fields import HIDDEN, OWN, Field, Layout
from boomtown.engine.steps import Step, Together
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable, deal, redeal_hands

ACTIONS = Catalogue()
PASS = ACTIONS.verbs("pass")
SHOW = ACTIONS.verbs("show")
ROUNDS = 6


class WindowTable(ToyTable):
    game_id: ClassVar[str] = "toy_window"
    layout: ClassVar[Layout] = Layout(
        [Field("turn", size=1), Field("shown"), Field("deck", HIDDEN), Field("hands", OWN, True)]
    )

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.turn, self.shown, self.deck = cells[n : n + 3]
        self.hands = cells[n + 3 : n + 3 + n]

    def redeal(self, seat: int) -> None:
        redeal_hands(self, seat, self.deck, self.hands)

    def scores(self) -> list[int]:
        return self.shown[:]


class NextRound(Step[Any]):
    def run(self, table: Table) -> None:
        t = cast(WindowTable, table)
        if t.turn[0] < ROUNDS:
            t.turn[0] += 1
            t.agenda += [NextRound(), Respond()]


class Respond(Together[Any]):
    """Pass, or show the card 0 if it is in the hand."""

    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def options(self, table: Table, seat: int) -> list[int]:
        return [PASS, SHOW] if 0 in cast(WindowTable, table).hands[seat] else [PASS]

    def resolve(self, table: Table) -> None:
        t = cast(WindowTable, table)
        for seat in range(t.seats):
            if t.picks[seat] == [SHOW]:
                t.shown[seat] += 1
        t.tell("round", -1, t.turn[:])


class Window(ToyGame):
    id = "toy_window"
    title = "Toy Window"
    kind = WindowTable
    players = (3,)
    actions = ACTIONS
    dealt: ClassVar[list[int]] = []  # the card of each seat, if it is not left to chance

    def setup(self, table: Table) -> None:
        t = cast(WindowTable, table)
        t.turn.append(0)
        t.shown.extend([0] * t.seats)
        t.deck.extend([0, 1, 2, 3, 4, 5])
        deal(t, t.deck, t.hands, 1)
        for seat, card in enumerate(self.dealt):
            t.hands[seat][:] = [card]
        if self.dealt:
            t.deck[:] = [card for card in range(6) if card not in self.dealt]
        t.agenda.append(NextRound())

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(WindowTable, table)
        return {"cards": sum(t.deck) + sum(map(sum, t.hands))}
