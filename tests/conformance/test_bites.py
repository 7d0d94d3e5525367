"""The conformance tests can fail: each catches a toy with the one fault it is there to catch."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from boomtown.engine.errors import BoomtownError
from boomtown.engine.fields import HIDDEN, OPEN, SECRET, Field, Layout
from boomtown.engine.game import Game
from boomtown.engine.limits import Limit
from boomtown.engine.table import Table
from boomtown.testing import play as play_module
from boomtown.testing.cases import Case
from boomtown.testing.conformance import copies, legality, no_choice, picks, play, secrecy, together, undo
from tests.engine.toys import registered
from tests.engine.toys.auction import Auction, AuctionTable, Bids
from tests.engine.toys.bill import PASS, Bill, Bills, Buy
from tests.engine.toys.cards import Cards, PlayCard
from tests.engine.toys.march import Act, March, MarchTable, Window
from tests.engine.toys.solo import Solo, SoloTable


class NoRedeal(MarchTable):
    def redeal(self, seat: int) -> None:
        """Guesses are the truth."""


class FixedGuess(AuctionTable):
    def redeal(self, seat: int) -> None:
        """Guesses are the truth."""


class LosesCard(MarchTable):
    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        self.deck[:] = self.deck[1:]


class SharedCell(MarchTable):
    layout: ClassVar[Layout] = Layout(
        [Field(f.name, f.see, f.per_seat, f.size, f.name == "where") for f in MarchTable.layout.fields[1:]]
    )


class OpenDeck(MarchTable):
    layout: ClassVar[Layout] = Layout(
        [
            Field(f.name, OPEN if f.see == HIDDEN else f.see, f.per_seat, f.size)
            for f in MarchTable.layout.fields[1:]
        ]
    )


class CountedReserve(AuctionTable):
    layout: ClassVar[Layout] = Layout(
        [
            Field(f.name, OPEN if f.see == SECRET else f.see, f.per_seat, f.size)
            for f in AuctionTable.layout.fields[1:]
        ]
    )


class StaleFree(SoloTable):
    def rebuild(self) -> None:
        self.free[:] = list(range(9))


class SilentDraw(MarchTable):
    def draw(self, zone: list[int]) -> int:
        return zone.pop()


class LoudLog(MarchTable):
    def tell_secret(self, kind: str, seat: int, args: list[int], secret: list[int], audience: int) -> None:
        self.tell(kind, seat, args + secret)


class CountsPicks(AuctionTable):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "picked": [len(picks) for picks in self.picks]}


class WrongRanking(MarchTable):
    def ranking(self) -> list[list[int]]:
        return super().ranking()[::-1] if len(set(self.scores())) > 1 else [[0]]


def made(base: type[Game], kind: type[Table]) -> Game:
    """A toy with another table."""
    return cast(Game, type("Broken", (base,), {"kind": kind})())


class Leaks(March):
    def conserved(self, table: Table) -> dict[str, int]:
        return {"spaces": sum(cast(MarchTable, table).where)}


class WrongSum(Solo):
    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        return {"huts": table.scores()[seat] + 1}


class TellingButton(March):
    def text(self, action: int, table: Table, seat: int) -> str:
        return f"{action} {cast(MarchTable, table).deck}"


BROKEN: list[tuple[Game, int, Callable[[Case], None]]] = [
    (made(Auction, FixedGuess), 2, secrecy.test_guesses_differ_with_the_dice),
    (made(March, NoRedeal), 2, secrecy.test_every_hidden_field_is_made_up),
    (made(March, LosesCard), 2, secrecy.test_a_guess_is_a_sound_table),
    (made(March, LosesCard), 2, secrecy.test_nothing_unknown_reaches_a_seat),
    (made(March, OpenDeck), 2, secrecy.test_nothing_unknown_reaches_a_seat),
    (made(March, OpenDeck), 2, secrecy.test_nothing_unknown_reaches_a_picture),
    (made(Auction, CountedReserve), 2, secrecy.test_nothing_unknown_reaches_a_seat),
    (TellingButton(), 2, secrecy.test_nothing_unknown_reaches_a_seat),
    (made(March, LoudLog), 3, secrecy.test_who_sees_the_same_reads_the_same),
    (made(March, SharedCell), 2, copies.test_a_clone_is_equal_and_independent),
    (made(Solo, StaleFree), 1, copies.test_a_saved_table_is_the_same_table),
    (made(Solo, StaleFree), 1, copies.test_derived_cells_are_what_rebuilding_makes),
    (made(March, SilentDraw), 2, undo.test_undo_is_never_offered_once_something_was_learned),
    (made(Auction, CountsPicks), 3, together.test_a_pick_shows_nothing_not_even_that_it_was_made),
    (made(Auction, CountsPicks), 3, together.test_half_a_choice_shows_nothing),
    (made(March, WrongRanking), 2, play.test_the_ranking_agrees_with_the_scores),
    (WrongSum(), 1, play.test_the_ranking_agrees_with_the_scores),
    (Leaks(), 2, play.test_conserved_sums_never_change),
]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of games that fail on purpose don't stay."""
    monkeypatch.setattr(play_module, "FAILURES", tmp_path)


def bites(broken: Game, seats: int, test: Callable[[Case], None]) -> None:
    """The test fails on this game, by its own assertion or because the engine refuses the table."""
    options = {option.name: option.default for option in broken.options if option.choices}
    with registered(broken), pytest.raises((AssertionError, BoomtownError)):
        test(Case(broken, seats, options, 1))


@pytest.mark.parametrize(
    ("broken", "seats", "test"), BROKEN, ids=[f"{i}-{b[2].__name__}" for i, b in enumerate(BROKEN)]
)
def test_a_broken_game_is_caught(broken: Game, seats: int, test: Callable[[Case], None]) -> None:
    """A table or game with one fault fails the test of that fault."""
    bites(broken, seats, test)


def test_broken_picks_and_needless_questions_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set with two spellings, a thing refused after another, a question that tells, one without a choice."""
    with monkeypatch.context() as patch:
        patch.setattr(Bill, "reaches", lambda self, table, seat, chosen, rest: True)
        bites(Bills(), 2, picks.test_search_sees_every_set_once)
    with monkeypatch.context() as patch:
        fits = Bill.fits
        patch.setattr(
            Bill,
            "fits",
            lambda self, t, seat, things, chosen, thing: (
                thing >= max(chosen, default=0) and fits(self, t, seat, things, chosen, thing)
            ),
        )
        bites(Bills(), 2, picks.test_things_are_picked_in_any_order_and_put_back)
    with monkeypatch.context() as patch:
        patch.setattr(PlayCard, "hides", False)
        bites(Cards(), 2, no_choice.test_everybody_knows_that_there_was_no_choice)
    with monkeypatch.context() as patch:
        patch.setattr(Buy, "never_sole", True)
        patch.setattr(Buy, "options", lambda self, table, seat: [PASS])
        bites(Bills(), 2, no_choice.test_a_question_has_an_answer_to_choose)


def test_false_facts_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong number, a limit that forbids what is offered, a fact without words."""
    with monkeypatch.context() as patch:
        patch.setattr(Bills, "amount", lambda self, table, seat, what: 99)
        bites(Bills(), 2, legality.test_facts_are_true)
    with monkeypatch.context() as patch:
        patch.setattr(
            Buy, "limits", lambda self, table, seat, action: (Limit("TOY-3", lambda t, s, a: False),)
        )
        bites(Bills(), 2, legality.test_limits_forbid_exactly_what_is_not_accepted)
    with monkeypatch.context() as patch:
        patch.setattr(Cards, "fact", lambda self, table, seat, kind, args: "")
        bites(Cards(), 2, legality.test_facts_are_true)


def test_broken_decisions_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dead end, an answer without a rule, a refusal that names no rule of the ledger, order that matters."""
    with monkeypatch.context() as patch:
        patch.setattr(Window, "options", lambda self, table, seat: [])
        bites(March(), 2, play.test_random_play_ends)
    with monkeypatch.context() as patch:
        patch.setattr(Act, "rules", ("NO-1",))
        bites(March(), 2, legality.test_why_not_is_empty_exactly_for_what_is_accepted)
        bites(March(), 2, legality.test_what_is_not_offered_is_refused_and_changes_nothing)
    with monkeypatch.context() as patch:
        take = Bids.take

        def first_wins(self: Bids, table: Table, seat: int, action: int) -> None:
            cast(AuctionTable, table).won[seat] += sum(map(len, table.picks))
            take(self, table, seat, action)

        patch.setattr(Bids, "take", first_wins)
        bites(Auction(), 3, together.test_the_order_of_simultaneous_choices_does_not_matter)
