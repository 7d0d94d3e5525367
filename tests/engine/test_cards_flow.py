"""The card language: several players in order, then and else, frames, listeners, programs inside programs."""

from typing import Any, ClassVar, Final, cast

import pytest

from boomtown.engine.cards import Carry, Operand, Word, carry_out, each, follow, put_together, them_now
from boomtown.engine.content import Part
from boomtown.engine.errors import BadContent
from boomtown.engine.fields import Field, Layout
from boomtown.engine.frames import Frame
from boomtown.engine.language import Flag, Reader, Speaker
from boomtown.engine.listeners import Happening, Listener, listen, put
from boomtown.engine.steps import Step
from tests.engine.toys.base import ToyTable

PAID: Final = 0
FRAME: Final = Frame(2)


class FlowTable(ToyTable):
    game_id: ClassVar[str] = "toy_flow"
    layout: ClassVar[Layout] = Layout([Field("coins"), Field("told"), Field("frames")], together=False)

    def bind(self, cells: list[list[int]]) -> None:
        self.coins, self.told, self.frames = cells


class Tax(Word[FlowTable]):
    """Every other player who can pays a coin."""

    name = "tax"
    asks = True

    def ask(self, t: FlowTable, me: int, them: int, card: int) -> None:
        FRAME.note(t.frames, PAID, 0)
        follow(t, self, me, them, card)
        each(t, self, [(me + i) % t.seats for i in range(1, t.seats)], them, card)

    def act(self, t: FlowTable, me: int, them: int, card: int) -> None:
        if t.coins[me] > 0:
            t.coins[me] -= 1
            t.told.append(me)
            FRAME.add(t.frames, PAID, 1)

    def did(self, t: FlowTable, me: int, them: int, card: int) -> bool:
        return FRAME.look(t.frames, PAID) > 0


class Say(Word[FlowTable]):
    """Write a number down."""

    name = "say"
    operands = (Operand("number", "count"),)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, t: FlowTable, me: int, them: int, card: int) -> None:
        t.told.append(self.number)


class Peek(Word[FlowTable]):
    """Somebody is looked at; then a thing of theirs."""

    name = "peek"
    operands = (Operand("thing", "count", 5), Operand("polite", "flag", False))
    texts: ClassVar[dict[str, str]] = {"": "{polite:please /}look at {thing}"}
    asks = True

    def __init__(self, thing: int, polite: bool) -> None:
        super().__init__()
        self.thing = thing

    def things(self, t: FlowTable, me: int, card: int) -> list[int]:
        return [self.thing, 9] if them_now(t) >= 0 else [1, 2]

    def most(self, t: FlowTable, me: int, card: int) -> int:
        return 1

    def finish(self, t: FlowTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        t.told.extend([them, card, chosen[0]])
        if them < 0:
            self.offer(t, me, chosen[0], card)


KINDS = {"count": lambda part, key: part.whole(key, 1, 99), "flag": lambda part, key: part.flag(key)}
SPOKEN = {"count": lambda count, step: count, "flag": lambda flag, step: Flag(flag)}
READER = Reader([Tax, Say, Peek], KINDS, "do")
TAX_CARD: dict[str, Any] = {
    "effect": [
        {"do": "tax", "then": [{"do": "say", "number": 10}, {"do": "say", "number": 11}], "else": [{"do": "say", "number": 20}]},
        {"do": "say", "number": 30},
    ]
}  # fmt: skip


def table(coins: list[int], card: dict[str, Any]) -> tuple[FlowTable, int]:
    """A table with one card, in the middle of an effect."""
    t = FlowTable(len(coins), {})
    t.fill([coins, [], []])
    FRAME.open(t.frames, [0, 0])
    t.programs = []
    return t, READER.program(t.programs, Part("toy", "card", card), "effect")


@pytest.mark.parametrize(("coins", "told"), [([0, 1, 1], [1, 2, 10, 11, 30]), ([1, 0, 0], [20, 30])])
def test_each_player_in_order_then_what_follows(coins: list[int], told: list[int]) -> None:
    """Then if somebody paid, else if nobody did; the next word comes after both."""
    t, program = table(coins, TAX_CARD)
    carry_out(t, 0, -1, -1, program, 0)
    t.advance()
    assert t.told == told


def test_the_order_begins_with_the_player() -> None:
    t, program = table([1, 1, 1], TAX_CARD)
    carry_out(t, 1, -1, -1, program, 0)
    t.advance()
    assert t.told[:2] == [2, 0]


def test_a_slip_in_an_inner_program_is_told() -> None:
    card = {"effect": [{"do": "tax", "then": [{"do": "say", "number": 10, "loud": True}]}]}
    with pytest.raises(BadContent, match="'loud' is not known here"):
        table([0, 0], card)


def test_no_program_is_none() -> None:
    assert table([0, 0], {})[1] == -1


def test_a_word_can_ask_again_about_what_was_chosen() -> None:
    t, program = table([0, 0], {"effect": [{"do": "peek"}]})
    carry_out(t, 0, -1, 3, program, 0)
    t.advance()
    t.apply(0, 1)
    assert t.options(0) == [5, 9]
    t.apply(0, 5)
    assert (t.told, t.over) == ([-1, 3, 1, 1, 3, 5], True)


def test_an_operand_may_be_left_out() -> None:
    """Then the word is made, and said, with its default; one without a default must be there."""
    t, program = table([0, 0], {"effect": [{"do": "peek"}, {"do": "peek", "thing": 2}]})
    assert [cast(Peek, word).thing for word in t.programs[program]] == [5, 2]
    speaker = Speaker([Peek], SPOKEN, "do")
    assert speaker.text({"do": "peek", "polite": True}) == "please look at 5"
    assert speaker.text({"do": "peek", "thing": 2}) == "look at 2"
    with pytest.raises(BadContent, match="'number' is missing"):
        table([0, 0], {"effect": [{"do": "say"}]})


def test_frames_nest() -> None:
    """The innermost is read; when it is over, the one around it."""
    cell: list[int] = []
    FRAME.open(cell, [1, 2])
    FRAME.open(cell, [3, 4])
    FRAME.add(cell, 1, 5)
    assert (FRAME.look(cell, 0), FRAME.look(cell, 1)) == (3, 9)
    FRAME.close(cell)
    assert cell == [1, 2]
    with pytest.raises(ValueError, match="every slot"):
        FRAME.open(cell, [1])


class Wary(Listener[FlowTable]):
    """Hears only what others do."""

    def hears(self, t: FlowTable, seat: int, card: int, what: Happening) -> bool:
        return seat != what.actor


def test_listeners_answer_in_order_to_what_concerns_them() -> None:
    """The kind must fit, the listener decides about the rest, the answers come in the order they were found."""
    t, _ = table([0, 0, 0], {})
    one = READER.program(t.programs, Part("toy", "card", {"on": [{"do": "say", "number": 1}]}), "on")
    two = READER.program(t.programs, Part("toy", "card", {"on": [{"do": "say", "number": 2}]}), "on")
    found: list[Step[Any]] = []
    for seat in range(3):
        listen(t, [Wary(7, one), Wary(8, two), Listener(7, two)], seat, seat, Happening(7, 1), found)
    assert all(isinstance(step, Carry) for step in found)
    put(t, found)
    t.advance()
    assert t.told == [1, 2, 2, 1, 2]


class Give(Word[FlowTable]):
    """Give a coin away: which one makes no difference to anybody."""

    asks = True

    def things(self, t: FlowTable, me: int, card: int) -> list[int]:
        return list(range(t.coins[me]))

    def same(self, t: FlowTable, action: int, several: bool) -> int:
        return 0

    def most(self, t: FlowTable, me: int, card: int) -> int:
        return min(1, t.coins[me])

    def finish(self, t: FlowTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        t.told.extend(chosen)


class GiveUnseen(Give):
    """The same, where nobody else can see whether there is a choice."""

    hides = True


@pytest.mark.parametrize(("word", "waits"), [(Give(), False), (GiveUnseen(), True)])
def test_what_only_the_seat_knows_is_asked_even_without_a_choice(word: Give, waits: bool) -> None:
    """Of equal things one is offered and all are accepted; the only one is taken unasked unless that tells a secret."""
    t, _ = table([3, 0, 0], {})
    carry_out(t, 0, -1, -1, put_together(t.programs, [word]), 0)
    assert t.accepted(0) == [0, 1, 2]
    t.advance()
    assert t.waiting == ((0,) if waits else ())
    assert t.told == ([] if waits else [0])
    if waits:
        assert t.options(0) == [0]
