"""Settling lands and laying districts: what can be reached, what it costs, what changes hands."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.holdings import measure, recount
from boomtown.games.city_of_iron.rules.pay import start_payment
from boomtown.games.city_of_iron.rules.skills import has_vessel, supply
from boomtown.games.city_of_iron.rules.spend import AfterUse
from boomtown.games.city_of_iron.rules.table import EACH_PERK, IN_DISPLAY, REACH, IronTable


def land_distance(t: IronTable, seat: int, land: int) -> int:
    """The distance a seat's cards must supply to settle a land."""
    far = t.content.land_distance[land] - t.perks[seat * EACH_PERK + REACH + k.SETTLING]
    return far if far > 0 else 0


def sides_left(t: IronTable, seat: int, mask: int) -> list[int]:
    """The district sides of a mask for which a token is in reserve."""
    found: list[int] = []
    tokens = len(t.content.token_each)
    for side in range(len(t.content.side_ids)):
        if (mask >> side) & 1 and t.reserve[seat * tokens + t.content.side_token[side]] > 0:
            found.append(side)
    return found


def can_settle(t: IronTable, seat: int, land: int, expert: int) -> bool:
    """Whether the hand, the expert left out, supplies a displayed land's distance and vessel."""
    if t.land_owner[land] != IN_DISPLAY:
        return False
    if not has_vessel(t, seat, t.content.land_vessel[land], expert):
        return False
    return supply(t, seat, k.DISTANCES, k.SETTLING, expert) >= land_distance(t, seat, land)


def lands_to_settle(t: IronTable, seat: int, expert: int) -> list[int]:
    """The displayed lands that a seat can reach."""
    furthest = supply(t, seat, k.DISTANCES, k.SETTLING, expert)
    found: list[int] = []
    for land in range(len(t.land_owner)):
        near = t.land_owner[land] == IN_DISPLAY and land_distance(t, seat, land) <= furthest
        if near and has_vessel(t, seat, t.content.land_vessel[land], expert):
            found.append(land)
    return found


def place_district(t: IronTable, seat: int, land: int, side: int) -> None:
    """Lay a token from the reserve on a land, showing a side."""
    t.reserve, t.districts = t.renew(at.RESERVE), t.renew(at.DISTRICTS)
    t.reserve[seat * len(t.content.token_each) + t.content.side_token[side]] -= 1
    t.districts[land * len(t.content.side_ids) + side] += 1
    measure(t, land)
    recount(t, seat)


def start_settling(t: IronTable, seat: int, card: int, land: int, side: int) -> None:
    """Settle: pay distance and vessel, take the land, then the reactions of the cards used."""
    t.agenda.append(AfterUse(seat, k.SETTLING, len(t.played)))
    t.agenda.append(Settle(seat, card, land, side))
    far = land_distance(t, seat, land)
    start_payment(t, seat, k.SETTLING, land, 0, far, 0, t.content.land_vessel[land])


class Settle(Step[IronTable]):
    """Take the land from the display and found a city with a district."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "land", "side")

    def __init__(self, seat: int, card: int, land: int, side: int) -> None:
        self.seat = seat
        self.card = card
        self.land = land
        self.side = side

    def run(self, table: IronTable) -> None:
        table.land_owner = table.renew(at.LAND_OWNER)
        table.land_owner[self.land] = self.seat
        place_district(table, self.seat, self.land, self.side)
        table.tell("settle", self.seat, [self.land, self.side, self.card])
