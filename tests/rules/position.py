"""What the positions of all games share: fresh tables at little cost, and playing in words.

A game's own Position says how to set a table up (`self.t`), what its numbers are called (`names`), and how its seats are.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Generic, TypeVar

import pytest

from boomtown.engine.cards import Choose, ChooseSeveral, word_now
from boomtown.engine.catalogue import Catalogue
from boomtown.engine.errors import IllegalAction
from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES
from boomtown.engine.steps import Decision
from boomtown.engine.table import Table

T = TypeVar("T", bound=Table)
Who = str | int  # a seat by its number, or by what the game calls it


@lru_cache(maxsize=64)
def _laid_out(game: Game, seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> Table:
    return game.new(seats, seed, dict(options))


def laid_out(game: Game, seats: int, seed: int, options: dict[str, str]) -> Table:
    """A table just set up; the same asked for again costs a copy."""
    if options.get("content"):  # a pack in a test's own folder
        return game.new(seats, seed, options)
    table = _laid_out(game, seats, seed, tuple(sorted(options.items()))).clone()
    table.fill([cell[:] for cell in table.cells])  # a test changes frozen lists too
    return table


class BasePosition(Generic[T]):
    """A table that a test arranges, and the words to play on it."""

    t: T

    @property
    def actions(self) -> Catalogue:
        """The game's catalogue."""
        return GAMES[self.t.game_id].actions

    # --- what a game says ------------------------------------------------------------------------------------

    def names(self, verb: str) -> Sequence[str]:
        """The words that a verb's numbers can be said with; empty where only numbers do."""
        return []

    def seat(self, who: Who) -> int:
        """The seat that a test means by a colour, a nation or a number."""
        assert isinstance(who, int)
        return who

    # --- playing ---------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The name of the decision to be made, with the word of the card that leaves it open; '' when there is none."""
        if self.t.over:
            return ""
        top = self.t.agenda[-1]
        assert isinstance(top, Decision)
        if isinstance(top, Choose | ChooseSeveral):
            return f"{type(top).__name__} {word_now(self.t).name}"
        return type(top).__name__

    def asked(self, who: Who | None) -> int:
        """The seat meant, or else the first that must decide. A test may have changed the table: look at it anew."""
        self.t.offered_to = -1
        return self.t.waiting[0] if who is None else self.seat(who)

    def number(self, words: str, who: Who | None = None) -> int:
        """The action that words mean: a verb alone, a verb with a name, or a verb with a number."""
        verb, _, name = words.partition(" ")
        start, count = self.actions.ranges[verb]
        if count == 1:
            assert name == "", f"'{verb}' takes no '{name}'"
            return start
        known = self.names(verb)
        return start + (known.index(name) if name in known else int(name))

    def words(self, action: int) -> str:
        """An action in words."""
        verb, number = self.actions.name(action), self.actions.number(action)
        if self.actions.ranges[verb][1] == 1:
            return verb
        known = self.names(verb)
        return f"{verb} {known[number] if known else number}"

    def options(self, who: Who | None = None) -> list[str]:
        """What a seat (else the one whose decision it is) may do, in words; nothing when there is no decision."""
        return [] if self.t.over else [self.words(action) for action in self.t.options(self.asked(who))]

    def offered(self, verb: str, who: Who | None = None) -> list[str]:
        """The objects that are offered with a verb, in the order of the options."""
        found = (words.partition(" ") for words in self.options(who))
        return [name for one, _, name in found if one == verb]

    def offers(self, verb: str, who: Who | None = None) -> set[str]:
        """The objects that are offered with a verb, as a set."""
        return set(self.offered(verb, who))

    def can(self, words: str, who: Who | None = None) -> bool:
        """Whether a seat (else the one whose decision it is) may take an action now."""
        return not self.t.over and self.t.accepts(self.asked(who), self.number(words, who))

    def do(self, *actions: str) -> None:
        """Take actions in words, each by the seat whose decision it is."""
        for words in actions:
            self.t.apply(self.asked(None), self.number(words))

    def by(self, who: Who, *actions: str) -> None:
        """Take actions that must be this seat's to take; where several decide together it is one of them."""
        for words in actions:
            seat = self.asked(who)
            assert seat in self.t.waiting, f"{self.step} asks {self.t.waiting}, not {who}"
            self.t.apply(seat, self.number(words, who))

    def why(self, words: str, who: Who | None = None) -> tuple[str, ...]:
        """The rules that forbid an action: it is refused with just these and changes nothing. Empty if it is allowed."""
        seat = self.asked(who)
        action, before = self.number(words, who), self.t.digest()
        rules = self.t.why_not(seat, action)
        if rules:
            with pytest.raises(IllegalAction) as refusal:
                self.t.apply(seat, action)
            assert refusal.value.rules == rules
        else:
            self.t.clone().apply(seat, action)
        assert self.t.digest() == before
        return rules

    def facts(self, words: str, who: Who | None = None) -> list[str]:
        """What a refusal tells: ['needs 3 coins, you have 1']."""
        with pytest.raises(IllegalAction) as refusal:
            self.t.apply(self.asked(who), self.number(words, who))
        return refusal.value.facts
