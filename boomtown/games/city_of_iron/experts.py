"""Playing expert cards: which may be played, their payment, and their effects one after the other."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.build import ChooseBuilding
from boomtown.games.city_of_iron.cards import use_card
from boomtown.games.city_of_iron.choices import (
    ChooseDistrict,
    ChooseLand,
    ChoosePile,
    ChooseSalvage,
    ChooseStore,
    ChooseTimes,
    ChooseTown,
    repeat_times,
    times_possible,
    towns_to_guard,
    towns_to_mark,
)
from boomtown.games.city_of_iron.gains import apply_simple
from boomtown.games.city_of_iron.holdings import counted, measure, recount
from boomtown.games.city_of_iron.pay import ALL, AfterUse, start_payment, supply
from boomtown.games.city_of_iron.sites import buildable, money_for
from boomtown.games.city_of_iron.table import IronTable
from boomtown.games.city_of_iron.towns import lands_to_settle, sides_left


def playable(t: IronTable, seat: int, kind: int) -> list[int]:
    """The cards of a kind in hand that can be paid and carried out."""
    return [card for card in t.hands[seat] if t.kit.kind[card] == kind and can_play(t, seat, card)]


def can_play(t: IronTable, seat: int, card: int) -> bool:
    """Whether a card's payment can be made in full and everything it does can be done."""
    return payment_met(t, seat, card) and all_possible(t, seat, card)


def payment_met(t: IronTable, seat: int, card: int) -> bool:
    """Whether the coins, science and hammers of a payment box are at hand."""
    kit = t.kit
    at = t.nation[seat] * kit.experts + card
    if t.coins[seat] < kit.pay_coins[at] or t.science[seat] < kit.pay_science[at]:
        return False
    hammers = kit.pay_hammers[at]
    return hammers == 0 or supply(t, seat, k.HAMMERS, k.ABILITY, card, ALL) >= hammers


def all_possible(t: IronTable, seat: int, card: int) -> bool:
    """Whether every effect of a card can happen."""
    for op in t.kit.effect[card]:
        if not possible(t, seat, card, op):
            return False
    return True


def possible(t: IronTable, seat: int, card: int, op: list[int]) -> bool:
    """Whether one effect of a card can happen."""
    verb = op[0]
    if verb == k.GAIN_COINS:
        return op[1] + counted(t, seat, op[2], op[3], -1) > 0
    if verb == k.BUILD_ONE:
        if op[4]:
            return True
        money = money_for(t, seat, card if op[3] else -1)
        return len(buildable(t, seat, op[1], op[2], money)) > 0
    if verb == k.STORE_ONE:
        return len(t.scrap) > 0 if op[1] else max(t.row) >= 0
    if verb == k.SALVAGE:
        return len(t.built[seat]) > 0
    if verb == k.SETTLE:
        return len(sides_left(t, seat, op[1])) > 0 and len(lands_to_settle(t, seat, card)) > 0
    if verb == k.ADD_DISTRICT:
        return len(sides_left(t, seat, op[1])) > 0
    if verb == k.FLIP_CAPITAL:
        return t.districts[capital_at(t, seat)] > 0
    if verb == k.MARK_TOWN:
        return len(towns_to_mark(t, seat)) > 0
    if verb == k.GUARD_TOWN:
        return len(towns_to_guard(t, seat)) > 0
    if verb == k.REPEAT:
        at = t.nation[seat] * t.kit.experts + card
        return times_possible(t, seat, op, t.kit.pay_coins[at], t.kit.pay_science[at]) > 0
    return True


def capital_at(t: IronTable, seat: int) -> int:
    """Where the number of Capital tokens on a seat's starting land stands in `districts`."""
    return t.kit.home[t.nation[seat]] * len(t.kit.side_ids) + t.kit.capital


def why_not_play(t: IronTable, seat: int, card: int) -> tuple[str, ...]:
    """The rules that keep a seat from playing a card for its ability."""
    kit = t.kit
    if card not in t.hands[seat]:
        return ("COI-096",)
    if kit.kind[card] == k.REACTION:
        return ("COI-110", "COI-119")
    if kit.kind[card] == k.SKILLS:
        return ("COI-265", "COI-268", "COI-285")
    if not payment_met(t, seat, card):
        return ("COI-097", "COI-111")
    for op in kit.effect[card]:
        if not possible(t, seat, card, op):
            return WHY_NOT[op[0]]
    return ()


WHY_NOT: list[tuple[str, ...]] = [
    ("COI-273",),
    ("COI-113",),
    ("COI-113",),
    ("COI-093",),
    ("COI-074", "COI-075", "COI-108"),
    ("COI-085", "COI-112"),
    ("COI-259",),
    ("COI-204", "COI-205", "COI-208"),
    ("COI-029", "COI-200"),
    ("COI-276",),
    ("COI-260",),
    ("COI-287",),
    ("COI-293",),
    ("COI-278",),
    ("COI-122",),
]


def play(t: IronTable, seat: int, card: int) -> None:
    """Play a card for its ability: pay, then its effects in order."""
    kit = t.kit
    at = t.nation[seat] * kit.experts + card
    use_card(t, seat, card, 0)
    t.coins[seat] -= kit.pay_coins[at]
    t.science[seat] -= kit.pay_science[at]
    t.tell("play", seat, [card, kit.pay_coins[at], kit.pay_science[at]])
    if kit.effect[card][0][0] == k.SETTLE:
        t.agenda.append(ChooseLand(seat, card))
        return
    hammers = kit.pay_hammers[at]
    if hammers > 0:
        t.agenda.append(AfterUse(seat, k.ABILITY, len(t.played)))
    t.agenda.append(Do(seat, card, 0))
    if hammers > 0:
        start_payment(t, seat, k.ABILITY, card, hammers, 0, 0, k.NO_VESSEL)


class Do(Step):
    """One effect of a card, then the next: an effect that asks is answered before the one after it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "place")

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        effects = table.kit.effect[self.card]
        if self.place + 1 < len(effects):
            table.agenda.append(Do(self.seat, self.card, self.place + 1))
        carry_out(table, self.seat, self.card, effects[self.place], self.place)


def carry_out(t: IronTable, seat: int, card: int, op: list[int], place: int) -> None:
    """Let an effect happen, or ask what it leaves open."""
    verb = op[0]
    if verb <= k.DRAW_CARDS:
        apply_simple(t, seat, op)
    elif verb == k.BUILD_ONE:
        drill = card if op[3] else -1
        if not op[4] or len(buildable(t, seat, op[1], op[2], money_for(t, seat, drill))) > 0:
            t.agenda.append(ChooseBuilding(seat, card, op[1], op[2], drill, op[4]))
    elif verb == k.STORE_ONE:
        t.agenda.append(ChooseStore(seat, op[1]))
    elif verb == k.SALVAGE:
        t.agenda.append(ChooseSalvage(seat))
    elif verb == k.ADD_DISTRICT:
        t.agenda.append(ChooseDistrict(seat, op[1], -1))
    elif verb == k.FLIP_CAPITAL:
        flip_capital(t, seat)
    elif verb == k.MARK_TOWN:
        t.agenda.append(ChooseTown(seat, card, op[1]))
    elif verb == k.GUARD_TOWN:
        t.agenda.append(ChooseTown(seat, card, 0))
    elif verb == k.BURY_TOWN:
        if len(t.towns_1) + len(t.towns_2) + len(t.towns_3) > 0:
            t.agenda.append(ChoosePile(seat))
    elif times_possible(t, seat, op, 0, 0) == 1:
        repeat_times(t, seat, op, 1)
    else:
        t.agenda.append(ChooseTimes(seat, card, place))


def flip_capital(t: IronTable, seat: int) -> None:
    """The Capital becomes an Imperial district."""
    at = capital_at(t, seat)
    t.districts[at] -= 1
    t.districts[at - t.kit.capital + t.kit.imperial] += 1
    measure(t, t.kit.home[t.nation[seat]])
    recount(t, seat)
    t.tell("imperial", seat, [])
