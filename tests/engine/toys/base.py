"""What all toys share: words, a picture that is the view, a ledger of a few rules."""

import json
from html import escape
from typing import Any

from boomtown.engine.game import Game, Option
from boomtown.engine.ledger import Ledger, Rule
from boomtown.engine.table import Table


class ToyTable(Table):
    """A table whose kind makes its own copies."""

    def blank(self) -> "ToyTable":
        return type(self)(self.seats, self.settings)


class ToyGame(Game):
    """A game in plain words; a toy adds its table, its catalogue and its steps."""

    kind: type[ToyTable]
    summary = "A toy."
    version = 1
    options: tuple[Option, ...] = ()
    turn_rules = ("TOY-1",)
    end_rules = ("TOY-2",)
    ledger = Ledger(
        [
            Rule("TOY-1", "Turns", "rule", "Only a seat whose turn it is may act."),
            Rule("TOY-2", "End", "rule", "After the end nobody acts."),
            Rule("TOY-3", "Choices", "rule", "A seat chooses one of the things that the decision names."),
            Rule("TOY-4", "Cards", "rule", "A card must be in the hand to be used."),
        ]
    )

    def blank(self, seats: int, settings: dict[str, str]) -> Table:
        return self.kind(seats, settings)

    def content_key(self, table: Table) -> str:
        return "toy"

    def text(self, action: int, table: Table, seat: int) -> str:
        return self.actions.spell(action)

    def prompt(self, table: Table, seat: int) -> str:
        return f"{type(table.agenda[-1]).__name__}: seat {seat} chooses."

    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        return f"{kind} {seat} {args} {'?' if secret is None else secret}", ["TOY-3"]

    def picture(self, table: Table, seat: int | None) -> str:
        shown: dict[str, Any] = table.view(seat)
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{escape(json.dumps(shown))}</text></svg>'

    def sense(self, table: Table, seat: int) -> float:
        return float(table.scores()[seat])


def deal(table: Table, deck: list[int], hands: list[list[int]], each: int) -> None:
    """Shuffle a deck and deal so many cards to every hand."""
    table.shuffle(deck)
    for hand in hands:
        for _ in range(each):
            hand.append(deck.pop())


def redeal_hands(table: Table, seat: int, deck: list[int], hands: list[list[int]]) -> None:
    """Deal the deck and the hands of the other seats anew."""
    sizes = [len(hand) for hand in hands]
    for other in range(table.seats):
        if other != seat:
            deck.extend(hands[other])
            hands[other].clear()
    deck.sort()
    table.shuffle(deck)
    for other in range(table.seats):
        while len(hands[other]) < sizes[other]:
            hands[other].append(deck.pop())
