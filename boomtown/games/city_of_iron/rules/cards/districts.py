"""Words that settle lands, lay districts and turn the Capital over."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import Operand, Word, card_now, carry_out, them_now
from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import CITY, LAND, SIDE
from boomtown.games.city_of_iron.rules.amounts import DISTANCE_BESIDE
from boomtown.games.city_of_iron.rules.cards.one import OneThing
from boomtown.games.city_of_iron.rules.holdings import measure, recount
from boomtown.games.city_of_iron.rules.settling import (
    can_settle,
    land_distance,
    lands_to_settle,
    place_district,
    sides_left,
    start_settling,
)
from boomtown.games.city_of_iron.rules.skills import has_vessel, supply
from boomtown.games.city_of_iron.rules.table import IN_DISPLAY, IronTable


class LaySide(OneThing):
    """Which side a district shows: a side that the card names, of a token in reserve. `them` is its land."""

    rule: ClassVar[str] = ""  # that says which sides may be laid

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = sides  # a mask

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [SIDE + side for side in sides_left(t, me, self.sides)]

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        if not SIDE <= action < SIDE + len(t.content.side_ids):
            return ()
        return (
            Limit(type(self).rule, self.is_named, self.not_named),
            Limit("COI-G47", self.is_left, self.none_left),
        )

    def is_named(self, t: IronTable, seat: int, action: int) -> bool:
        return (self.sides >> (action - SIDE)) & 1 == 1

    def not_named(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact(type(self).rule, "side-not-named", [action - SIDE])

    def is_left(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.is_named(t, seat, action) or action - SIDE in sides_left(t, seat, self.sides)

    def none_left(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-G47", "no-token", [action - SIDE])


class FoundCity(LaySide):
    """The district that founds the new city."""

    name: ClassVar[str] = "found_city"
    prompt: ClassVar[str] = "choose the district that founds your city on {land}."
    rules: ClassVar[tuple[str, ...]] = ("COI-208",)
    rule: ClassVar[str] = "COI-208"

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        if not can_settle(t, me, them_now(t), card):
            return []  # only in a guess: then the hand is made up anew
        return super().things(t, me, card)

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        start_settling(t, me, card, them, chosen[0] - SIDE)


class LayDistrict(LaySide):
    """The new district of a city."""

    name: ClassVar[str] = "lay_district"
    prompt: ClassVar[str] = "choose the new district of {land}."
    rules: ClassVar[tuple[str, ...]] = ("COI-200", "COI-272")
    rule: ClassVar[str] = "COI-200"

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        place_district(t, me, them, chosen[0] - SIDE)
        t.tell("district", me, [them, chosen[0] - SIDE, card])


class OnLand(OneThing):
    """A land is chosen, then the side of the district that is laid there."""

    def __init__(self, district: LaySide) -> None:
        super().__init__()
        self.district = district  # the pack makes it the program that follows

    def can(self, t: IronTable, me: int, card: int) -> bool:
        return len(sides_left(t, me, self.district.sides)) > 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        return Fact("COI-G47", "no-district", [card])


class Settle(OnLand):
    """A displayed land is taken, for its distance and vessel, and a city founded there."""

    name: ClassVar[str] = "settle"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("sides", "sides"),)
    texts: ClassVar[dict[str, str]] = {
        "": "take a displayed land and found a city there with a district: {sides}"
    }
    prompt: ClassVar[str] = "choose the land you settle."
    rules: ClassVar[tuple[str, ...]] = ("COI-204", "COI-205", "COI-267")
    hides: ClassVar[bool] = True

    def __init__(self, sides: int) -> None:
        super().__init__(FoundCity(sides))

    def can(self, t: IronTable, me: int, card: int) -> bool:
        return super().can(t, me, card) and len(lands_to_settle(t, me, card)) > 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        if super().can(t, me, card):
            return Fact("COI-204", "no-land-in-reach", [card])
        return super().why(t, me, card)

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [LAND + land for land in lands_to_settle(t, me, card)]

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        carry_out(t, me, chosen[0] - LAND, card, self.then, 0)

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        return REACH if LAND <= action < LAND + len(t.land_owner) else ()


def is_free(t: IronTable, seat: int, action: int) -> bool:
    return t.land_owner[action - LAND] == IN_DISPLAY


def not_free(t: IronTable, seat: int, action: int) -> Fact:
    return Fact("COI-204", "not-displayed", [action - LAND])


def distance_met(t: IronTable, seat: int, action: int) -> bool:
    far = land_distance(t, seat, action - LAND)
    return not is_free(t, seat, action) or supply(t, seat, k.DISTANCES, k.SETTLING, card_now(t)) >= far


def distance_lacking(t: IronTable, seat: int, action: int) -> Fact:
    far, card = land_distance(t, seat, action - LAND), card_now(t)
    return needs("COI-204", DISTANCE_BESIDE + card, far, supply(t, seat, k.DISTANCES, k.SETTLING, card))


def vessel_met(t: IronTable, seat: int, action: int) -> bool:
    vessel = t.content.land_vessel[action - LAND]
    return not is_free(t, seat, action) or has_vessel(t, seat, vessel, card_now(t))


def vessel_lacking(t: IronTable, seat: int, action: int) -> Fact:
    return Fact("COI-205", "no-vessel", [t.content.land_vessel[action - LAND]])


REACH: Sequence[Limit] = (
    Limit("COI-204", is_free, not_free),
    Limit("COI-204", distance_met, distance_lacking),
    Limit("COI-205", vessel_met, vessel_lacking),
)


class AddDistrict(OnLand):
    """A city receives a district."""

    name: ClassVar[str] = "add_district"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("sides", "sides"),)
    texts: ClassVar[dict[str, str]] = {"": "add a district to one of your cities: {sides}"}
    prompt: ClassVar[str] = "choose the city that gets a district."
    rules: ClassVar[tuple[str, ...]] = ("COI-200", "COI-272")

    def __init__(self, sides: int) -> None:
        super().__init__(LayDistrict(sides))

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [CITY + land for land in range(len(t.land_owner)) if t.land_owner[land] == me]

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        carry_out(t, me, chosen[0] - CITY, card, self.then, 0)

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        if not CITY <= action < CITY + len(t.land_owner):
            return ()
        return (Limit("COI-200", self.is_own, self.not_own),)

    def is_own(self, t: IronTable, seat: int, action: int) -> bool:
        return t.land_owner[action - CITY] == seat

    def not_own(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-200", "not-your-city", [action - CITY])


class FlipCapital(Word[IronTable]):
    """The Capital becomes an Imperial district."""

    name: ClassVar[str] = "flip_capital"
    texts: ClassVar[dict[str, str]] = {"": "turn your {capital} over to {imperial}, once per game"}

    def place(self, t: IronTable, me: int) -> int:
        """Where the number of Capital tokens on a seat's starting land stands in `districts`."""
        return t.content.home[t.nation[me]] * len(t.content.side_ids) + t.content.capital

    def can(self, t: IronTable, me: int, card: int) -> bool:
        return t.districts[self.place(t, me)] > 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        return Fact("COI-G46", "imperial", [card])

    def run(self, t: IronTable, me: int, them: int, card: int) -> None:
        place = self.place(t, me)
        t.districts = t.renew(at.DISTRICTS)
        t.districts[place] -= 1
        t.districts[place - t.content.capital + t.content.imperial] += 1
        measure(t, t.content.home[t.nation[me]])
        recount(t, me)
        t.tell("imperial", me, [card])
