"""Attacking towns and settling lands: what can be reached, what it costs, what changes hands."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.build import gain_bots
from boomtown.games.city_of_iron.holdings import measure, recount
from boomtown.games.city_of_iron.pay import ALL, AfterUse, can_pay, gun_reach, start_payment
from boomtown.games.city_of_iron.react import goods_gained
from boomtown.games.city_of_iron.table import DEFENSE, IN_DISPLAY, PERKS, REACH, SCOUTING, IronTable


def defense_of(t: IronTable, town: int) -> int:
    """The guns needed: the side that is face up, and for an owned town its cube and its owner's buildings."""
    owner = t.town_owner[town]
    if owner < 0:
        return t.kit.town_defense[town]
    return t.kit.town_conquered[town] + t.marked[town] + t.perks[owner * PERKS + DEFENSE]


def town_distance(t: IronTable, seat: int, town: int) -> int:
    """The distance a seat's cards must supply to attack a town."""
    far = t.kit.town_distance[town] - t.perks[seat * PERKS + REACH + k.ATTACKING]
    return far if far > 0 else 0


def land_distance(t: IronTable, seat: int, land: int) -> int:
    """The distance a seat's cards must supply to settle a land."""
    far = t.kit.land_distance[land] - t.perks[seat * PERKS + REACH + k.SETTLING]
    return far if far > 0 else 0


def targets(t: IronTable, seat: int) -> list[int]:
    """The towns that may be attacked if they can be paid: those on top of the piles, then those of others."""
    found: list[int] = []
    deep = 1 + t.perks[seat * PERKS + SCOUTING]
    for number in range(3):
        pile = t.town_pile(number)
        for i in range(1, min(deep, len(pile)) + 1):
            found.append(pile[-i])
    if not t.lambs:
        for town in range(len(t.town_owner)):
            owner = t.town_owner[town]
            if owner >= 0 and owner != seat and t.guard[town] < 0:
                found.append(town)
    return found


def attackable(t: IronTable, seat: int) -> list[int]:
    """The towns whose guns and distance the hand can supply."""
    towns = targets(t, seat)
    most = 0
    for town in towns:
        far = town_distance(t, seat, town)
        if far > most:
            most = far
    guns = gun_reach(t, seat, most, ALL)
    if guns[0] == 0:
        return []
    return [town for town in towns if guns[town_distance(t, seat, town)] >= defense_of(t, town)]


def why_not_attack(t: IronTable, seat: int, town: int) -> tuple[str, ...]:
    """The rules that keep a seat from attacking a town."""
    if town >= len(t.town_owner) or t.town_owner[town] == seat or t.town_owner[town] < IN_DISPLAY:
        return ("COI-123",)
    if t.town_owner[town] >= 0:
        if t.lambs:
            return ("COI-303",)
        if t.guard[town] >= 0:
            return ("COI-287",)
    elif town not in targets(t, seat):
        return ("COI-213", "COI-249")
    return ("COI-124", "COI-125", "COI-128")


def start_attack(t: IronTable, seat: int, town: int) -> None:
    """Attack: pay guns and distance, take the town, then the reactions of the cards used."""
    t.tell("attack", seat, [town, defense_of(t, town), town_distance(t, seat, town)])
    t.agenda.append(AfterUse(seat, k.ATTACKING, len(t.played)))
    t.agenda.append(Conquer(seat, town))
    guns, far = defense_of(t, town), town_distance(t, seat, town)
    start_payment(t, seat, k.ATTACKING, town, 0, far, guns, k.NO_VESSEL)


class Conquer(Step):
    """The attacker takes the town; an unconquered one costs the row its first card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "town")

    def __init__(self, seat: int, town: int) -> None:
        self.seat = seat
        self.town = town

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        seat, town = self.seat, self.town
        loser = table.town_owner[town]
        before = table.goods[:]
        table.town_owner[town] = seat
        table.marked[town] = 0
        table.tell("conquer", seat, [town, loser])
        recount(table, seat)
        if loser >= 0:
            recount(table, loser)
        else:
            table.town_pile(table.kit.town_stars[town]).remove(town)
            discard_first(table, seat)
        goods_gained(table, seat, table.kit.town_goods[town], before)


def discard_first(t: IronTable, seat: int) -> None:
    """The first building still on the row goes to the discard pile; a Steambot on it to the attacker."""
    for place in range(len(t.row)):
        card = t.row[place]
        if card >= 0:
            t.row[place] = -1
            t.scrap.append(card)
            t.tell("burn", seat, [card])
            gain_bots(t, seat, card)
            return


def sides_left(t: IronTable, seat: int, mask: int) -> list[int]:
    """The district sides of a mask for which a token is in reserve."""
    found: list[int] = []
    tokens = len(t.kit.token_each)
    for side in range(len(t.kit.side_ids)):
        if (mask >> side) & 1 and t.reserve[seat * tokens + t.kit.side_token[side]] > 0:
            found.append(side)
    return found


def can_settle(t: IronTable, seat: int, land: int, expert: int) -> bool:
    """Whether the hand, the expert left out, supplies a displayed land's distance and vessel."""
    if t.land_owner[land] != IN_DISPLAY:
        return False
    far = land_distance(t, seat, land)
    return can_pay(t, seat, k.SETTLING, 0, far, 0, t.kit.land_vessel[land], expert, ALL)


def lands_to_settle(t: IronTable, seat: int, expert: int) -> list[int]:
    """The displayed lands that a seat can reach."""
    return [land for land in range(len(t.land_owner)) if can_settle(t, seat, land, expert)]


def place_district(t: IronTable, seat: int, land: int, side: int) -> None:
    """Lay a token from the reserve on a land, showing a side."""
    t.reserve[seat * len(t.kit.token_each) + t.kit.side_token[side]] -= 1
    t.districts[land * len(t.kit.side_ids) + side] += 1
    measure(t, land)
    recount(t, seat)


def start_settling(t: IronTable, seat: int, land: int, side: int) -> None:
    """Settle: pay distance and vessel, take the land, then the reactions of the cards used."""
    t.agenda.append(AfterUse(seat, k.SETTLING, len(t.played)))
    t.agenda.append(Settle(seat, land, side))
    far = land_distance(t, seat, land)
    start_payment(t, seat, k.SETTLING, land, 0, far, 0, t.kit.land_vessel[land])


class Settle(Step):
    """Take the land from the display and found a city with a district."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "land", "side")

    def __init__(self, seat: int, land: int, side: int) -> None:
        self.seat = seat
        self.land = land
        self.side = side

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        table.land_owner[self.land] = self.seat
        place_district(table, self.seat, self.land, self.side)
        table.tell("settle", self.seat, [self.land, self.side])
