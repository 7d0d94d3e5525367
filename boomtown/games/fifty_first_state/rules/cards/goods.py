"""Words that give goods from the supply."""

from typing import ClassVar

from boomtown.engine.cards import Operand, Word
from boomtown.games.fifty_first_state.rules.actions import CHOOSE
from boomtown.games.fifty_first_state.rules.gains import gain_goods, place_stock
from boomtown.games.fifty_first_state.rules.table import LATE, PRODUCING, StateTable, count_type


class Gain(Word[StateTable]):
    """Goods, cards or points."""

    name: ClassVar[str] = "gain"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("goods", "goods"),)
    texts: ClassVar[dict[str, str]] = {"": "{goods:taken}", "bare": "{goods}"}

    def __init__(self, goods: list[int]) -> None:
        super().__init__()
        self.goods = goods

    def run(self, t: StateTable, me: int, them: int, card: int) -> None:
        gain_goods(t, me, self.goods, 1, card, self.program)


class GainChoice(Word[StateTable]):
    """One of several bundles of goods."""

    name: ClassVar[str] = "gain_choice"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("options", "bundles"),)
    texts: ClassVar[dict[str, str]] = {"": "take {options}", "bare": "{options}, your choice each time"}
    prompt: ClassVar[str] = "choose what you take."
    rules: ClassVar[tuple[str, ...]] = ("FSS-127",)
    asks: ClassVar[bool] = True

    def __init__(self, bundles: list[list[int]]) -> None:
        super().__init__()
        self.bundles = bundles

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        return [CHOOSE + i for i in range(len(self.bundles))]

    def most(self, t: StateTable, me: int, card: int) -> int:
        return 1

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        gain_goods(t, me, self.bundles[chosen[0] - CHOOSE], 1, card, self.program)


class GainPerType(Word[StateTable]):
    """Goods for each Location of a Type."""

    name: ClassVar[str] = "gain_per_type"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("goods", "goods"),
        Operand("type", "type"),
        Operand("max", "count"),
    )
    texts: ClassVar[dict[str, str]] = {
        "": "{goods:taken} for each {type} Location in your State, at most {max}",
        "bare": "{goods} for each {type} Location in your State, at most {max}",
    }

    def __init__(self, goods: list[int], kind: int, most: int) -> None:
        super().__init__()
        self.goods = goods
        self.kind = kind
        self.times = most

    def run(self, t: StateTable, me: int, them: int, card: int) -> None:
        gain_goods(t, me, self.goods, min(count_type(t, them, self.kind), self.times), card, self.program)


class GainPerProduced(Word[StateTable]):
    """Goods for each good that the owner took in this round's Production phase."""

    name: ClassVar[str] = "gain_per_produced"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("goods", "goods"),
        Operand("of", "good"),
        Operand("max", "count"),
    )
    texts: ClassVar[dict[str, str]] = {
        "": "{goods:taken} for each {of} you took in this round's Production phase, at most {max}",
        "bare": "{goods} for each {of} you took in this round's Production phase, at most {max}",
    }

    def __init__(self, goods: list[int], good: int, most: int) -> None:
        super().__init__()
        self.goods = goods
        self.good = good
        self.times = most

    def run(self, t: StateTable, me: int, them: int, card: int) -> None:
        if t.phase[0] == PRODUCING:
            t.late = t.renew(LATE)
            t.late.extend([me, them, card, self.program, self.at])
        else:
            self.pay(t, me, them, card)

    def pay(self, t: StateTable, me: int, them: int, card: int) -> None:
        """What it gives, once all that counts has been produced."""
        if them < t.seats:
            gain_goods(t, me, self.goods, min(t.produced[them][self.good], self.times), card, self.program)


class PlaceStock(Word[StateTable]):
    """Goods that lie on the Location, to be spent from there."""

    name: ClassVar[str] = "place_stock"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("goods", "tokens"),)
    texts: ClassVar[dict[str, str]] = {"": "put {goods} here, to spend in any round"}

    def __init__(self, goods: list[int]) -> None:
        super().__init__()
        self.goods = goods

    def run(self, t: StateTable, me: int, them: int, card: int) -> None:
        place_stock(t, me, self.goods, card, self.program)
