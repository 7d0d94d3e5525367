"""The tool that counts questions without a choice."""

import pytest

import boomtown
from tests.engine.toys import TOYS, registered
from tests.web.toy_window import Window
from tools.choices import Asked, main, measured


def test_whom_the_house_answers_for_is_not_asked() -> None:
    """Six windows: only who holds the card is asked, everybody else is spared."""
    with registered(Window()):
        asked = measured(Window(), 12)
    assert set(asked.questions) <= {"Respond"}
    assert asked.without.total() == 0
    assert asked.questions.total() + asked.spared == 12 * 6 * 3
    assert 0 < asked.questions.total() < asked.spared


def test_a_pick_is_one_question() -> None:
    """Four lots and up to three seats that bid: not a question for every card."""
    auction = next(game for game in TOYS if game.id == "toy_auction")
    with registered(auction):
        asked = measured(auction, 9)
    assert asked.questions["Bids"] <= 9 * 4 * 4
    assert asked.without.total() == 0


def test_a_question_without_a_choice_is_counted_and_named() -> None:
    """A decision that says that it always has two options, and hasn't, is asked all the same."""
    march = next(game for game in TOYS if game.id == "toy_march")
    act = march.steps["Act"]
    options = act.options  # type: ignore[attr-defined]
    with registered(march), pytest.MonkeyPatch.context() as patch:
        patch.setattr(act, "never_sole", True)
        patch.setattr(act, "options", lambda self, table, seat: options(self, table, seat)[:1])
        asked = measured(march, 3)
    assert asked.without["Act"] == asked.questions["Act"] > 0
    assert asked.worst().startswith(f"Act {asked.without['Act']} of {asked.questions['Act']}")
    assert 0 < asked.share <= 1


def test_the_table_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1"]) == 0
    said = capsys.readouterr().out
    for game in boomtown.games().values():
        assert game.title in said
    assert Asked().worst() == "none"
    assert Asked().share == 0
