"""The card language: words are checked when they are read, said from the same data, and carried out in order."""

from typing import Any, ClassVar, cast

import pytest

from boomtown.engine.cards import Choose, ChooseHidden, Operand, Word
from boomtown.engine.content import Part
from boomtown.engine.errors import BadContent
from boomtown.engine.language import Count, Reader, Said, Speaker, capital, listed, with_article
from tests.engine.toys.cards import CARDS, DROP, PLAY, READER, SPEAKER, VICTIM, Cards, CardsTable, Gain


def read_whole(part: Part) -> None:
    """Read a word, and see that nothing else stands there."""
    READER.read(part)
    part.done()


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ({"verb": "gain"}, "'coins' is missing"),
        ({"verb": "gain", "coins": 0}, "'coins' must be a whole number from 1 to 9"),
        ({"verb": "gain", "coins": True}, "'coins' must be a whole number"),
        ({"verb": "gain", "coins": 2, "x": 1}, "'x' is not known here"),
        ({"verb": "gamble", "on": "luck"}, "high, low"),
        ({"verb": "fly"}, "gain, steal, draw, gamble"),
        ({"coins": 2}, "'verb' is missing"),
    ],
)
def test_words_are_checked_when_they_are_read(step: dict[str, Any], complaint: str) -> None:
    """A slip is told with file, entry and what is wrong."""
    part = Part("cards.toml", "card 'x'", step)
    with pytest.raises(BadContent) as refused:
        read_whole(part)
    assert str(refused.value).startswith("cards.toml, card 'x': ")
    assert complaint in str(refused.value)


def test_a_word_gets_its_operands_by_name() -> None:
    """What stands in the file is what the word knows."""
    word = READER.read(Part("cards.toml", "card 'x'", {"verb": "gain", "coins": 2}))
    assert isinstance(word, Gain)
    assert word.coins == 2


def test_an_operand_of_an_unknown_kind_is_a_mistake_of_the_game() -> None:
    """It shows when the language is put together, not when somebody plays the card."""

    class Odd(Word[CardsTable]):
        name = "odd"
        operands: ClassVar[tuple[Operand, ...]] = (Operand("x", "colour"),)

    with pytest.raises(TypeError, match="'odd' has an operand of the unknown kind 'colour'"):
        Reader([Odd], {}, "verb")


def test_every_card_has_words_from_its_data() -> None:
    """The text is made of the words, in their order."""
    assert [SPEAKER.text(step) for step in CARDS[1]] == ["steal 1 coin", "draw 1 card"]
    assert SPEAKER.text(CARDS[0][0]) == "gain 2 coins"


def test_the_grammar_of_texts() -> None:
    """Numbers with their nouns, values said in several ways, lists, articles."""
    assert f"{Count(1):one} {Count(2):one} {Count(3)}" == "one 2 3"
    assert f"{Count(1):deal/deals} {Count(2):#deal/deals}" == "deal 2 deals"
    assert f"{Said('2 guns', {'taken': 'take 2 guns'}):taken} {Said('x')}" == "take 2 guns x"
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"], "or")] == ["", "a", "a, b or c"]
    assert [capital("take"), with_article("iron works"), with_article("port")] == [
        "Take",
        "an iron works",
        "a port",
    ]


def test_a_word_that_asks_is_answered_before_the_next() -> None:
    """Steal, then draw: nothing is drawn before the victim is named."""
    game = Cards()
    t = cast(CardsTable, game.new(3, 1))
    seat = t.waiting[0]
    t.hands[seat][:] = [1]
    t.offered_to = -1
    assert t.options(seat) == [PLAY + 1, DROP + 1]
    deck = len(t.deck)
    t.apply(seat, PLAY + 1)
    assert (t.waiting, len(t.deck), t.rules()) == ((seat,), deck, ("TOY-3",))
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


def test_a_table_is_saved_in_the_middle_of_a_card() -> None:
    """What is left of a program, and whose choice is open, is on the agenda as numbers."""
    game = Cards()
    t = cast(CardsTable, game.new(3, 1))
    seat = t.waiting[0]
    t.hands[seat][:] = [1]
    t.offered_to = -1
    t.apply(seat, PLAY + 1)
    assert [name for name, *_ in t.steps()][-2:] == ["Carry", "Choose"]
    again = cast(CardsTable, game.from_json(game.to_json(t)))
    assert again.digest() == t.digest()
    again.apply(seat, VICTIM + (seat + 1) % 3)
    t.apply(seat, VICTIM + (seat + 1) % 3)
    assert again.digest() == t.digest()


class Shout(Word[CardsTable]):
    """A word that says nothing of its own; `times` is what any step may say."""

    name = "shout"
    texts: ClassVar[dict[str, str]] = {"": "shout{times}"}

    def __init__(self) -> None:
        super().__init__()
        self.times = 0


def test_what_any_step_may_say_becomes_an_attribute_of_the_word() -> None:
    """It is read and said beside the operands of the word; what is left out is said as nothing."""
    common = (Operand("times", "count"),)
    reader = Reader(
        [Shout], {"count": lambda part, key: part.whole(key, 1, 9) if part.has(key) else 1}, "do", common
    )
    speaker = Speaker([Shout], {"count": lambda n, step: f" {n} times" if n else ""}, "do", common)
    for step, times, said in (
        ({"do": "shout"}, 1, "shout"),
        ({"do": "shout", "times": 3}, 3, "shout 3 times"),
    ):
        word = reader.read(Part("cards.toml", "card 'x'", step))
        assert isinstance(word, Shout)
        assert (word.times, speaker.text(step)) == (times, said)
    with pytest.raises(TypeError, match="unknown kind 'count'"):
        Reader([Shout], {}, "do", common)


@pytest.mark.parametrize(("hides", "kind"), [(False, Choose), (True, ChooseHidden)])
def test_a_word_may_hide_how_many_there_are_to_choose_from(hides: bool, kind: type) -> None:
    """A choice of which only the player knows how many there are is asked even where there is none."""

    class Take(Word[CardsTable]):
        name = "take"

        def things(self, t: CardsTable, me: int, card: int) -> list[int]:
            return [VICTIM]

    Take.hides = hides
    table = cast(CardsTable, Cards().new(2, 1, {}))
    table.agenda.clear()
    Take().offer(table, 0, -1, -1)
    assert type(table.agenda[0]) is kind
