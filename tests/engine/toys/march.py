"""A march that others may ambush or tax on its way, and that a riot may end: steps put on top of steps."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.fields import HIDDEN, OWN, Field, Layout
from boomtown.engine.kinds import ONE, SEAT, things, up_to
from boomtown.engine.limits import Fact, Limit, allowed, needs
from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable, deal, redeal_hands

ACTIONS = Catalogue()
MARCH = ACTIONS.verbs("march", 3)
REST = ACTIONS.verbs("rest")
LET = ACTIONS.verbs("let")
AMBUSH = ACTIONS.verbs("ambush")
TOLL = ACTIONS.verbs("toll")
REACTIONS = (AMBUSH, TOLL)  # in the order of the cards 0 and 1; other cards are blank
ROUNDS = 4
CARD = things("card", 12)


class MarchTable(ToyTable):
    game_id: ClassVar[str] = "toy_march"
    layout: ClassVar[Layout] = Layout(
        [
            Field("turn", size=1, over=[ONE], holds=up_to(99)),
            Field("where", over=[SEAT], holds=up_to(99)),
            Field("coins", over=[SEAT], holds=up_to(99, -99)),
            Field("deck", HIDDEN, holds=CARD),
            Field("discard", holds=CARD),
            Field("hands", OWN, True, holds=CARD),
        ]
    )

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.turn, self.where, self.coins, self.deck, self.discard = cells[n : n + 5]
        self.hands = cells[n + 5 : n + 5 + n]

    def redeal(self, seat: int) -> None:
        redeal_hands(self, seat, self.deck, self.hands)

    def scores(self) -> list[int]:
        return [self.where[seat] + self.coins[seat] for seat in range(self.seats)]


class NextTurn(Step[Any]):
    def run(self, table: Table) -> None:
        t = cast(MarchTable, table)
        if t.turn[0] < ROUNDS * t.seats:
            seat = t.turn[0] % t.seats
            t.turn[0] += 1
            t.agenda += [NextTurn(), EndTurn(), Act(seat, 2)]


class EndTurn(Step[Any]):
    """Where an ended turn is cut back to."""

    def run(self, table: Table) -> None:
        table.tell("turn ends", -1, [])


class Act(Decision[Any]):
    """March one to three spaces, or rest and draw a card; two such actions a turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        t = cast(MarchTable, table)
        return [MARCH, MARCH + 1, MARCH + 2] + ([REST] if t.deck else [])

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(MarchTable, table)
        if self.left > 1:
            t.agenda.append(Act(seat, self.left - 1))
        if action == REST:
            card = t.draw(t.deck)
            t.hands[seat].append(card)
            t.tell_secret("rest", seat, [], [card], 1 << seat)
        else:
            t.agenda.append(OneSpace(seat, action - MARCH + 1))


class OneSpace(Step[Any]):
    """One space of a march; what is left of it waits below whatever this space sets off."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: Table) -> None:
        t = cast(MarchTable, table)
        t.where[self.seat] += 1
        t.tell("space", self.seat, [t.where[self.seat]])
        if self.left > 1:
            t.agenda.append(OneSpace(self.seat, self.left - 1))
        if t.where[self.seat] % 3 == 0:
            for other in reversed(range(t.seats)):
                if other != self.seat:
                    t.agenda.append(Window(other, self.seat))
        elif t.where[self.seat] % 5 == 0:
            t.agenda.append(Riot())


class Riot(Step[Any]):
    """It may end the whole turn: the march under way and the action that was left."""

    def run(self, table: Table) -> None:
        if table.roll(6) < 3:
            while not isinstance(table.agenda[-1], EndTurn):
                table.agenda.pop()
            table.tell("riot", -1, [])


class Window(Decision[Any]):
    """Out of turn: everyone is asked, whatever they hold, so that being asked tells nothing."""

    hides: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "marcher")
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def __init__(self, seat: int, marcher: int) -> None:
        super().__init__(seat)
        self.marcher = marcher

    def options(self, table: Table, seat: int) -> list[int]:
        return [LET] + [reaction for reaction in REACTIONS if allowed(HELD, table, seat, reaction)]

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(MarchTable, table)
        if action == LET:
            return
        card = REACTIONS.index(action)
        t.hands[seat].remove(card)
        t.discard.append(card)
        t.tell("react", seat, [card])
        if action == TOLL:
            t.coins[self.marcher] -= 1
            t.coins[seat] += 1
        else:
            while isinstance(t.agenda[-1], Window | OneSpace):
                t.agenda.pop()

    def limits(self, table: Table, seat: int, action: int) -> Sequence[Limit]:
        return HELD if action in REACTIONS else ()


def holds_reaction(t: MarchTable, seat: int, action: int) -> bool:
    """Whether the card of a reaction is in the hand."""
    return REACTIONS.index(action) in t.hands[seat]


def no_such_card(t: MarchTable, seat: int, action: int) -> Fact:
    """How many cards of a reaction a seat has: none."""
    return needs("TOY-4", REACTIONS.index(action), 1, 0)


HELD = (Limit("TOY-4", holds_reaction, no_such_card),)


class March(ToyGame):
    id = "toy_march"
    title = "Toy March"
    kind = MarchTable
    players = (2, 3)
    actions = ACTIONS

    def setup(self, table: Table) -> None:
        t = cast(MarchTable, table)
        t.deck.extend([0, 1, 2, 3] * 4)
        deal(t, t.deck, t.hands, 2)
        t.turn.append(0)
        t.where.extend([0] * t.seats)
        t.coins.extend([3] * t.seats)
        t.agenda.append(NextTurn())

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(MarchTable, table)
        return {"coins": sum(t.coins), "cards": sum(t.deck) + sum(t.discard) + sum(map(sum, t.hands))}

    def amount(self, table: Table, seat: int, what: int) -> int:
        return cast(MarchTable, table).hands[seat].count(what)

    def amount_name(self, table: Table, what: int, count: int) -> str:
        return self.actions.spell(REACTIONS[what])
