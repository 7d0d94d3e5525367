"""Attacking towns: what can be reached, what it costs, what changes hands."""

from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.steps import Step
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import ATTACK
from boomtown.games.city_of_iron.rules.amounts import IN_ATTACK
from boomtown.games.city_of_iron.rules.amounts import SCOUTING as SCOUTING_SIGNS
from boomtown.games.city_of_iron.rules.holdings import recount
from boomtown.games.city_of_iron.rules.pay import start_payment
from boomtown.games.city_of_iron.rules.raising import gain_bots
from boomtown.games.city_of_iron.rules.react import goods_gained
from boomtown.games.city_of_iron.rules.skills import gun_reach, most_guns, supply
from boomtown.games.city_of_iron.rules.spend import AfterUse
from boomtown.games.city_of_iron.rules.table import DEFENSE, EACH_PERK, IN_DISPLAY, REACH, SCOUTING, IronTable


def defense_of(t: IronTable, town: int) -> int:
    """The guns needed: the side that is face up, and for an owned town its cube and its owner's buildings."""
    owner = t.town_owner[town]
    if owner < 0:
        return t.content.town_defense[town]
    return t.content.town_conquered[town] + t.marked[town] + t.perks[owner * EACH_PERK + DEFENSE]


def town_distance(t: IronTable, seat: int, town: int) -> int:
    """The distance a seat's cards must supply to attack a town."""
    far = t.content.town_distance[town] - t.perks[seat * EACH_PERK + REACH + k.ATTACKING]
    return far if far > 0 else 0


def targets(t: IronTable, seat: int) -> list[int]:
    """The towns that may be attacked if they can be paid: those on top of the piles, then those of others."""
    found: list[int] = []
    deep = 1 + t.perks[seat * EACH_PERK + SCOUTING]
    left = len(t.town_owner)  # towns that lie on no pile: only they can belong to somebody
    for pile in (t.towns_1, t.towns_2, t.towns_3):
        size = len(pile)
        left -= size
        for i in range(size - 1, size - 1 - deep if size > deep else -1, -1):
            found.append(pile[i])
    if left > 0 and not t.lambs:
        owners = t.town_owner
        for town in range(len(owners)):
            owner = owners[town]
            if owner >= 0 and owner != seat and t.guard[town] < 0:
                found.append(town)
    return found


def attackable(t: IronTable, seat: int) -> list[int]:
    """The towns whose guns and distance the hand can supply."""
    skills, nation = t.content.supplies[k.ATTACKING], t.nation[seat]
    gunfire, distances = skills[k.GUNFIRE][nation], skills[k.DISTANCES][nation]
    all_guns = furthest = 0
    for card in t.hands[seat]:
        all_guns += gunfire[card]
        furthest += distances[card]
    towns: list[int] = []
    if all_guns == 0:
        return towns
    most = 0
    for town in targets(t, seat):
        if defense_of(t, town) > all_guns:
            continue
        far = town_distance(t, seat, town)
        if far <= furthest:
            towns.append(town)
            if far > most:
                most = far
    if most == 0:  # guns are all it takes
        return towns
    guns = most_guns(t.hands[seat], distances, gunfire, most)
    return [town for town in towns if guns[town_distance(t, seat, town)] >= defense_of(t, town)]


class Attack:
    """What an attack on a town must keep to."""

    def limits(self) -> list[Limit]:
        """One after the other: the town, who owns it, how deep it lies, and what the hand supplies."""
        return [
            Limit("COI-123", self.is_foreign, self.own_town),
            Limit("COI-303", self.is_neutral, self.lambs),
            Limit("COI-287", self.is_unguarded, self.guarded),
            Limit("COI-213", self.is_in_sight, self.buried),
            Limit("COI-124", self.guns_met, self.guns_lacking),
            Limit("COI-125", self.distance_met, self.distance_lacking),
            Limit("COI-126", self.both_met, self.both_lacking),
        ]

    def is_foreign(self, t: IronTable, seat: int, action: int) -> bool:
        owner = t.town_owner[action - ATTACK]
        return owner != seat and owner >= IN_DISPLAY

    def own_town(self, t: IronTable, seat: int, action: int) -> Fact:
        kind = "your-town" if t.town_owner[action - ATTACK] == seat else "no-town"
        return Fact("COI-123", kind, [action - ATTACK])

    def is_neutral(self, t: IronTable, seat: int, action: int) -> bool:
        owner = t.town_owner[action - ATTACK]
        return not t.lambs or owner < 0 or owner == seat

    def lambs(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-303", "lambs", [action - ATTACK])

    def is_unguarded(self, t: IronTable, seat: int, action: int) -> bool:
        return t.guard[action - ATTACK] < 0 or t.town_owner[action - ATTACK] == seat

    def guarded(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-287", "guarded", [action - ATTACK])

    def is_in_sight(self, t: IronTable, seat: int, action: int) -> bool:
        return t.town_owner[action - ATTACK] != IN_DISPLAY or action - ATTACK in targets(t, seat)

    def buried(self, t: IronTable, seat: int, action: int) -> Fact:
        town = action - ATTACK
        pile = t.town_pile(t.content.town_stars[town])
        above = len(pile) - 1 - pile.index(town)
        return needs("COI-213", SCOUTING_SIGNS, above, t.perks[seat * EACH_PERK + SCOUTING])

    def guns_met(self, t: IronTable, seat: int, action: int) -> bool:
        if not self.is_foreign(t, seat, action):
            return True
        return supply(t, seat, k.GUNFIRE, k.ATTACKING, -1) >= defense_of(t, action - ATTACK)

    def guns_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        have = supply(t, seat, k.GUNFIRE, k.ATTACKING, -1)
        return needs("COI-124", IN_ATTACK + k.GUNFIRE, defense_of(t, action - ATTACK), have)

    def distance_met(self, t: IronTable, seat: int, action: int) -> bool:
        if not self.is_foreign(t, seat, action):
            return True
        return supply(t, seat, k.DISTANCES, k.ATTACKING, -1) >= town_distance(t, seat, action - ATTACK)

    def distance_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        have = supply(t, seat, k.DISTANCES, k.ATTACKING, -1)
        return needs("COI-125", IN_ATTACK + k.DISTANCES, town_distance(t, seat, action - ATTACK), have)

    def both_met(self, t: IronTable, seat: int, action: int) -> bool:
        each = self.guns_met(t, seat, action) and self.distance_met(t, seat, action)
        if not each or not self.is_foreign(t, seat, action):
            return True
        town = action - ATTACK
        return gun_reach(t, seat, town_distance(t, seat, town))[-1] >= defense_of(t, town)

    def both_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        town = action - ATTACK
        return Fact("COI-126", "not-both", [defense_of(t, town), town_distance(t, seat, town)])


def start_attack(t: IronTable, seat: int, town: int) -> None:
    """Attack: pay guns and distance, take the town, then the reactions of the cards used."""
    t.tell("attack", seat, [town, defense_of(t, town), town_distance(t, seat, town)])
    t.agenda.append(AfterUse(seat, k.ATTACKING, len(t.played)))
    t.agenda.append(Conquer(seat, town))
    guns, far = defense_of(t, town), town_distance(t, seat, town)
    start_payment(t, seat, k.ATTACKING, town, 0, far, guns, k.NO_VESSEL)


class Conquer(Step[IronTable]):
    """The attacker takes the town; an unconquered one costs the row its first card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "town")

    def __init__(self, seat: int, town: int) -> None:
        self.seat = seat
        self.town = town

    def run(self, table: IronTable) -> None:
        seat, town = self.seat, self.town
        loser = table.town_owner[town]
        before = table.goods[:]
        table.town_owner, table.marked = table.renew(at.TOWN_OWNER), table.renew(at.MARKED)
        table.town_owner[town] = seat
        table.marked[town] = 0
        table.tell("conquer", seat, [town, loser])
        recount(table, seat)
        if loser >= 0:
            recount(table, loser)
        else:
            table.own_town_pile(table.content.town_stars[town]).remove(town)
            discard_first(table, seat)
        goods_gained(table, seat, table.content.town_goods[town], before)


def discard_first(t: IronTable, seat: int) -> None:
    """The first building still on the row goes to the discard pile; a Steambot on it to the attacker."""
    for place in range(len(t.row)):
        card = t.row[place]
        if card >= 0:
            t.row, t.scrap = t.renew(at.ROW), t.renew(at.SCRAP)
            t.row[place] = -1
            t.scrap.append(card)
            t.tell("burn", seat, [card])
            gain_bots(t, seat, card)
            return
