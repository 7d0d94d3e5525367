"""Effects as data: checked when read, described from the same data, in order."""

from typing import Any, cast

import pytest

from boomtown.engine.errors import BadContent
from tests.engine.toys.cards import CARDS, DROP, PLAY, VICTIM, VOCABULARY, Cards, CardsTable


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ({"verb": "gain", "coins": 2}, ""),
        ({"verb": "gamble"}, ""),
        ({"verb": "gain"}, "needs the argument 'coins'"),
        ({"verb": "gain", "coins": 0}, "argument 'coins'"),
        ({"verb": "gain", "coins": True}, "argument 'coins'"),
        ({"verb": "gain", "coins": 2, "x": 1}, "no argument 'x'"),
        ({"verb": "gamble", "on": "luck"}, "high, low"),
        ({"verb": "fly"}, "unknown verb 'fly'"),
        ({"coins": 2}, "with a 'verb'"),
        ("gain", "with a 'verb'"),
    ],
)
def test_effects_are_checked(effect: Any, complaint: str) -> None:
    """A complaint says what is wrong; a good effect has none."""
    found = VOCABULARY.check(effect)
    assert complaint in found
    assert bool(found) == bool(complaint)


def test_an_unknown_verb_is_never_applied() -> None:
    """Data that was not checked is refused when it is used."""
    with pytest.raises(BadContent):
        VOCABULARY.describe([{"verb": "fly"}])


def test_every_card_has_words_from_its_data() -> None:
    """The text is made of the effects, in their order."""
    assert VOCABULARY.describe(CARDS[1]) == "Steal 1. Draw 1."
    assert all(VOCABULARY.check(effect) == "" for card in CARDS for effect in card)


def test_an_effect_that_asks_is_answered_before_the_next() -> None:
    """Steal, then draw: nothing is drawn before the victim is named."""
    game = Cards()
    t = cast(CardsTable, game.new(3, 1))
    seat = t.waiting[0]
    t.hands[seat][:] = [1]
    t.offered_to = -1
    assert t.options(seat) == [PLAY + 1, DROP + 1]
    deck = len(t.deck)
    t.apply(seat, PLAY + 1)
    assert (t.waiting, len(t.deck)) == ((seat,), deck)
    t.apply(seat, VICTIM + (seat + 1) % 3)
    assert len(t.deck) == deck - 1


def test_a_card_that_can_not_happen_is_not_offered() -> None:
    """No coins in the bank: gain is not playable, but may be dropped."""
    t = cast(CardsTable, Cards().new(2, 1))
    seat = t.waiting[0]
    t.hands[seat][:] = [0]
    t.bank[0] = 0
    t.offered_to = -1
    assert t.options(seat) == [DROP]
    assert t.why_not(seat, PLAY) == ("TOY-4",)
