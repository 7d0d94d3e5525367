"""Building: choosing card and city, tearing down to make room, paying, the Steam Drill's hammers."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import BUILD, CITY, DEMOLISH, DISTANCE, DONE, HAMMER, LAND, STORE
from boomtown.games.city_of_iron.gains import apply_simple
from boomtown.games.city_of_iron.holdings import recount
from boomtown.games.city_of_iron.pay import ALL, AfterUse, spend, supply
from boomtown.games.city_of_iron.react import goods_gained
from boomtown.games.city_of_iron.sites import (
    buildable,
    cities_for,
    coin_cost,
    fits_land,
    is_full,
    money_for,
    removable,
    science_cost,
    why_not_build,
)
from boomtown.games.city_of_iron.table import IronTable


def start_build(t: IronTable, seat: int, card: int, discount: int, over: int, drill: int) -> None:
    """A building is chosen: ask for its city if there are several."""
    lands = cities_for(t, seat, card, discount, over, money_for(t, seat, drill))
    if len(lands) == 1 and drill < 0:  # with hammers the number of cities would tell of the hand
        build_at(t, seat, card, lands[0], discount, over, drill)
    else:
        t.agenda.append(ChooseCity(seat, card, discount, over, drill))


def build_at(t: IronTable, seat: int, card: int, land: int, discount: int, over: int, drill: int) -> None:
    """The city is chosen: make room first if it is full."""
    if is_full(t, land) and not over:
        t.agenda.append(ChooseDemolish(seat, card, land, discount, drill))
    else:
        pay_and_build(t, seat, card, land, discount, drill)


def pay_and_build(t: IronTable, seat: int, card: int, land: int, discount: int, drill: int) -> None:
    """Room is made: pay, with the Steam Drill's hammers if it was played."""
    due = coin_cost(t, seat, card, discount, -1)
    if drill >= 0:
        due -= t.kit.skill[k.HAMMERS][t.nation[seat] * t.kit.experts + drill]
        if due > 0 and len(t.hands[seat]) > 0:  # whatever the cards are, so that being asked tells nothing
            t.agenda.append(AfterUse(seat, k.ABILITY, len(t.played)))
            t.agenda.append(DrillPay(seat, card, land, due, ALL))
            return
    put_up(t, seat, card, land, due if due > 0 else 0)


def put_up(t: IronTable, seat: int, card: int, land: int, coins: int) -> None:
    """Pay coins and science and put a building into a city."""
    science = science_cost(t, seat, card, -1)
    t.coins[seat] -= coins
    t.science[seat] -= science
    take_card(t, seat, card)
    t.built[seat].append(card)
    t.city[card] = land
    t.standing[land] += 1
    recount(t, seat)
    t.tell("build", seat, [card, land, coins, science])
    for op in t.kit.card_built[card]:
        apply_simple(t, seat, op)
    goods_gained(t, seat, t.kit.card_goods[card], t.goods)


def take_card(t: IronTable, seat: int, card: int) -> None:
    """A building card leaves the row or the buy pool; a Steambot on it goes to the seat."""
    if card in t.stored[seat]:
        t.stored[seat].remove(card)
        return
    t.row[t.row.index(card)] = -1
    gain_bots(t, seat, card)


def gain_bots(t: IronTable, seat: int, card: int) -> None:
    """The Steambot on a card of the row goes to whoever took the card away."""
    if t.bots[card] > 0:
        t.bots_free[seat] += t.bots[card]
        t.bots[card] = 0
        t.tell("gain-bot", seat, [card])


def tear_down(t: IronTable, seat: int, card: int) -> None:
    """A building goes to the discard pile; its Steambots are destroyed."""
    t.built[seat].remove(card)
    t.standing[t.city[card]] -= 1
    t.city[card] = -1
    t.bots_left[0] += t.bots[card]
    t.bots[card] = 0
    t.scrap.append(card)
    recount(t, seat)


class ChooseBuilding(Decision):
    """What to build with an expert's help."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "expert", "discount", "over", "drill", "optional")
    rules: ClassVar[tuple[str, ...]] = ("COI-108", "COI-073")

    def __init__(self, seat: int, expert: int, discount: int, over: int, drill: int, optional: int) -> None:
        super().__init__(seat)
        self.expert = expert
        self.discount = discount
        self.over = over
        self.drill = drill
        self.optional = optional

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        money = money_for(table, seat, self.drill)
        found = [BUILD + card for card in buildable(table, seat, self.discount, self.over, money)]
        if self.optional:
            found.append(DONE)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        if action != DONE:
            start_build(table, seat, action - BUILD, self.discount, self.over, self.drill)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        if BUILD <= action < STORE:
            money = money_for(table, seat, self.drill)
            return why_not_build(table, seat, action - BUILD, self.discount, self.over, money)
        return ()


class ChooseCity(Decision):
    """Which city the building goes to."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "discount", "over", "drill")
    rules: ClassVar[tuple[str, ...]] = ("COI-075", "COI-077")

    def __init__(self, seat: int, card: int, discount: int, over: int, drill: int) -> None:
        super().__init__(seat)
        self.card = card
        self.discount = discount
        self.over = over
        self.drill = drill

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        money = money_for(table, seat, self.drill)
        lands = cities_for(table, seat, self.card, self.discount, self.over, money)
        return [CITY + land for land in lands]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        build_at(table, seat, self.card, action - CITY, self.discount, self.over, self.drill)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        if not CITY <= action < DEMOLISH:
            return ()
        land = action - CITY
        if land >= len(table.land_owner) or table.land_owner[land] != seat:
            return ("COI-075",)
        if not fits_land(table, self.card, land):
            return ("COI-076", "COI-210")
        return ("COI-262",) if self.over else ("COI-196",)


class ChooseDemolish(Decision):
    """Which building of a full city makes room."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "land", "discount", "drill")
    rules: ClassVar[tuple[str, ...]] = ("COI-084", "COI-196")

    def __init__(self, seat: int, card: int, land: int, discount: int, drill: int) -> None:
        super().__init__(seat)
        self.card = card
        self.land = land
        self.discount = discount
        self.drill = drill

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        money = money_for(table, seat, self.drill)
        found = removable(table, seat, self.card, self.land, self.discount, money)
        return [DEMOLISH + card for card in found]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        tear_down(table, seat, action - DEMOLISH)
        table.tell("demolish", seat, [action - DEMOLISH, self.land])
        pay_and_build(table, seat, self.card, self.land, self.discount, self.drill)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        if not DEMOLISH <= action < LAND:
            return ()
        card = action - DEMOLISH
        if card in table.built[seat] and table.city[card] == self.land:
            return ("COI-074", "COI-082")
        return ("COI-196",)


class DrillPay(Decision):
    """Hammers that take the place of coins; `due` coins are still to be paid."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "land", "due", "last")
    rules: ClassVar[tuple[str, ...]] = ("COI-280", "COI-281")

    def __init__(self, seat: int, card: int, land: int, due: int, last: int) -> None:
        super().__init__(seat)
        self.card = card
        self.land = land
        self.due = due
        self.last = last

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        found: list[int] = []
        experts = table.nation[seat] * table.kit.experts
        for card in table.hands[seat]:
            n = table.kit.skill[k.HAMMERS][experts + card]
            if card > self.last and n > 0:
                rest = supply(table, seat, k.HAMMERS, k.ABILITY, -1, card)
                if self.due - n - rest <= table.coins[seat]:
                    found.append(HAMMER + card)
        if self.due <= table.coins[seat]:
            found.append(DONE)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        due = self.due
        if action != DONE:
            card = action - HAMMER
            due -= spend(table, seat, card, k.HAMMERS, k.ABILITY)
            if due > 0 and len(table.hands[seat]) > 0:
                table.agenda.append(DrillPay(seat, self.card, self.land, due, card))
                return
        put_up(table, seat, self.card, self.land, due if due > 0 else 0)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        if action == DONE:
            return ("COI-074",)
        return ("COI-280",) if HAMMER <= action < DISTANCE else ()
