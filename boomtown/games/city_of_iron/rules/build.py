"""Building: choosing card and city, tearing down to make room, paying, the Steam Drill's hammers."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.steps import Decision
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import CITY, DEMOLISH
from boomtown.games.city_of_iron.rules.amounts import COINS, COINS_AND_HAMMERS, SCIENCE
from boomtown.games.city_of_iron.rules.content import Terms
from boomtown.games.city_of_iron.rules.drill import DrillPay
from boomtown.games.city_of_iron.rules.raising import put_up, tear_down
from boomtown.games.city_of_iron.rules.sites import (
    cities_for,
    coin_cost,
    fits_land,
    fitting_cities,
    is_full,
    money_for,
    removable,
    science_cost,
)
from boomtown.games.city_of_iron.rules.spend import AfterUse
from boomtown.games.city_of_iron.rules.table import IronTable


def start_build(t: IronTable, seat: int, card: int, expert: int, terms: Terms) -> None:
    """A building is chosen: ask for its city if there are several."""
    lands = cities_for(t, seat, card, terms, money_for(t, seat, terms, expert))
    open_to_all = fitting_cities(t, seat, card) if terms.hammers else lands  # hammers in hand are a secret
    if len(open_to_all) == 1:
        build_at(t, seat, card, lands[0], expert, terms)
    else:
        t.agenda.append(ChooseCity(seat, card, expert, terms.number))


def build_at(t: IronTable, seat: int, card: int, land: int, expert: int, terms: Terms) -> None:
    """The city is chosen: make room first if it is full."""
    if not is_full(t, land) or terms.over:
        pay_and_build(t, seat, card, land, expert, terms)
        return
    old = removable(t, seat, card, land, terms, money_for(t, seat, terms, expert))
    if t.standing[land] == 1 or (not terms.hammers and len(old) == 1):
        make_room(t, seat, old[0], card, land, expert, terms)
    else:
        t.agenda.append(ChooseDemolish(seat, card, land, expert, terms.number))


def make_room(t: IronTable, seat: int, old: int, card: int, land: int, expert: int, terms: Terms) -> None:
    """A building is torn down for the new one."""
    t.tell("demolish", seat, [old, land, card])
    tear_down(t, seat, old)
    pay_and_build(t, seat, card, land, expert, terms)


def pay_and_build(t: IronTable, seat: int, card: int, land: int, expert: int, terms: Terms) -> None:
    """Room is made: pay, with the Steam Drill's hammers if it was played."""
    due = coin_cost(t, seat, card, terms.discount, -1)
    if terms.hammers:
        due -= t.content.skill[k.HAMMERS][t.nation[seat] * t.content.experts + expert]
        if due > 0 and len(t.hands[seat]) > 0:  # whatever the cards are, so that being asked tells nothing
            t.agenda.append(AfterUse(seat, k.ABILITY, len(t.played)))
            t.agenda.append(DrillPay(seat, card, land, expert, due))
            return
    put_up(t, seat, card, land, expert, due if due > 0 else 0)


class ChooseCity(Decision[IronTable]):
    """Which city the building goes to."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "expert", "terms")
    rules: ClassVar[tuple[str, ...]] = ("COI-075", "COI-077")
    hides: ClassVar[bool] = True  # with hammers for coins

    def __init__(self, seat: int, card: int, expert: int, terms: int) -> None:
        super().__init__(seat)
        self.card = card
        self.expert = expert  # -1: the Build action
        self.terms = terms

    def options(self, table: IronTable, seat: int) -> list[int]:
        terms = table.content.terms[self.terms]
        money = money_for(table, seat, terms, self.expert)
        return [CITY + land for land in cities_for(table, seat, self.card, terms, money)]

    def take(self, table: IronTable, seat: int, action: int) -> None:
        terms = table.content.terms[self.terms]
        build_at(table, seat, self.card, action - CITY, self.expert, terms)

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if not CITY <= action < CITY + len(table.land_owner):
            return ()
        return [
            Limit("COI-075", self.is_own, self.not_own),
            Limit("COI-076", self.fits, self.wrong_land),
            Limit("COI-196", self.has_room, self.no_room),
        ]

    def is_own(self, t: IronTable, seat: int, action: int) -> bool:
        return t.land_owner[action - CITY] == seat

    def not_own(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-075", "not-your-city", [action - CITY])

    def fits(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.is_own(t, seat, action) or fits_land(t, self.card, action - CITY)

    def wrong_land(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-076", "wrong-land", [action - CITY, self.card])

    def has_room(self, t: IronTable, seat: int, action: int) -> bool:
        if not self.is_own(t, seat, action) or not self.fits(t, seat, action):
            return True
        return action in self.options(t, seat)

    def no_room(self, t: IronTable, seat: int, action: int) -> Fact:
        if t.content.terms[self.terms].over:
            return Fact("COI-262", "not-full", [action - CITY])
        return Fact("COI-196", "full", [action - CITY, self.card])


class ChooseDemolish(Decision[IronTable]):
    """Which building of a full city makes room."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "land", "expert", "terms")
    rules: ClassVar[tuple[str, ...]] = ("COI-084", "COI-196")
    hides: ClassVar[bool] = True  # with hammers for coins

    def __init__(self, seat: int, card: int, land: int, expert: int, terms: int) -> None:
        super().__init__(seat)
        self.card = card
        self.land = land
        self.expert = expert
        self.terms = terms

    def money(self, t: IronTable, seat: int) -> int:
        """What a seat can pay with."""
        return money_for(t, seat, t.content.terms[self.terms], self.expert)

    def options(self, table: IronTable, seat: int) -> list[int]:
        terms, money = table.content.terms[self.terms], self.money(table, seat)
        return [DEMOLISH + card for card in removable(table, seat, self.card, self.land, terms, money)]

    def take(self, table: IronTable, seat: int, action: int) -> None:
        old, terms = action - DEMOLISH, table.content.terms[self.terms]
        make_room(table, seat, old, self.card, self.land, self.expert, terms)

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if not DEMOLISH <= action < DEMOLISH + len(table.content.card_ids):
            return ()
        return [
            Limit("COI-196", self.stands_here, self.elsewhere),
            Limit("COI-G28", self.coins_met, self.coins_lacking),
            Limit("COI-G28", self.science_met, self.science_lacking),
        ]

    def stands_here(self, t: IronTable, seat: int, action: int) -> bool:
        return t.city[action - DEMOLISH] == self.land

    def elsewhere(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-196", "elsewhere", [action - DEMOLISH, self.land])

    def price(self, t: IronTable, seat: int, action: int) -> int:
        """The coins that the new building costs when this one is gone."""
        return coin_cost(t, seat, self.card, t.content.terms[self.terms].discount, action - DEMOLISH)

    def coins_met(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.stands_here(t, seat, action) or self.price(t, seat, action) <= self.money(t, seat)

    def coins_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        what = COINS_AND_HAMMERS if t.content.terms[self.terms].hammers else COINS
        return needs("COI-G28", what, self.price(t, seat, action), self.money(t, seat))

    def science_met(self, t: IronTable, seat: int, action: int) -> bool:
        if not self.stands_here(t, seat, action):
            return True
        return science_cost(t, seat, self.card, action - DEMOLISH) <= t.science[seat]

    def science_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        price = science_cost(t, seat, self.card, action - DEMOLISH)
        return needs("COI-G28", SCIENCE, price, t.science[seat])
