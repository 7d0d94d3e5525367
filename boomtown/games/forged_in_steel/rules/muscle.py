"""Municipal Muscle: buying, building and seizing."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import A_MINE, LOT, MOB, PAIR, STOP
from boomtown.games.forged_in_steel.rules.construct import lay, stake
from boomtown.games.forged_in_steel.rules.frames import BY_SEIZING, PAID
from boomtown.games.forged_in_steel.rules.mines import gain_mine
from boomtown.games.forged_in_steel.rules.mob import (
    AFTER_ACTION,
    MOB_LIMITS,
    MobChance,
    can_raid,
    raid_by_role,
)
from boomtown.games.forged_in_steel.rules.muscle_limits import SITE_LIMITS, is_object
from boomtown.games.forged_in_steel.rules.places import hand_over
from boomtown.games.forged_in_steel.rules.purchase import open_ways, ways_to
from boomtown.games.forged_in_steel.rules.riot import CheckUnrest
from boomtown.games.forged_in_steel.rules.spending import WAY_LIMITS, WAYS, Spending
from boomtown.games.forged_in_steel.rules.standing import cost, use_up
from boomtown.games.forged_in_steel.rules.table import SteelTable
from boomtown.games.forged_in_steel.rules.unrest import add_unrest


def take_over(t: SteelTable, seat: int, action: int, why: int) -> None:
    """A structure or Mine gets a new owner; the old one gets the piece back."""
    if action >= A_MINE:
        mine = action - A_MINE
        t.tell("seize-mine", seat, [mine, t.mines[mine], why])
        t.mines = t.renew(field.MINES)
        t.mines[mine] = seat
    else:
        lot = action - LOT
        t.tell("seize", seat, [t.what[lot], lot, t.owner[lot], why])
        hand_over(t, lot, seat)


class SpendMore(Step[SteelTable]):
    """MM is left: the player is asked as long as there is something to use it for."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "muscle", "purse")

    def __init__(self, seat: int, muscle: int, purse: int) -> None:
        self.seat = seat
        self.muscle = muscle
        self.purse = purse

    def run(self, table: SteelTable) -> None:
        ways = open_ways(table, self.seat, self.muscle, table.content.purses[self.purse])
        if ways:
            table.agenda.append(Spend(self.seat, self.muscle, self.purse, ways))
        elif self.muscle > 0:
            table.tell("lost", self.seat, [self.muscle])


class Spend(Spending):
    """What to use MM for next; what is left at the end is lost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "muscle", "purse", "ways")
    rules: ClassVar[tuple[str, ...]] = ("FIS-067", "FIS-068", "FIS-083")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, muscle: int, purse: int, ways: int) -> None:
        super().__init__(seat, muscle, purse, -1)
        self.ways = ways  # that are open, as a set of cost rules

    def options(self, table: SteelTable, seat: int) -> list[int]:
        found: list[int] = []
        for rule in range(len(WAYS)):
            if (self.ways >> rule) & 1:
                found.append(WAYS[rule])
        if can_raid(table, seat):
            found.append(MOB)
        found.append(STOP)
        return found

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        if action == STOP:
            if self.muscle > 0:
                table.tell("lost", seat, [self.muscle])
        elif action == MOB:
            table.agenda.append(SpendMore(seat, self.muscle, self.purse))
            raid_by_role(table, seat)
        else:
            table.agenda.append(Site(seat, self.muscle, self.purse, WAYS.index(action)))

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        if action == MOB:
            return MOB_LIMITS
        return WAY_LIMITS[WAYS.index(action)] if action in WAYS else ()


class Site(Spending):
    """Which Lot, pair of Lots, Mine or structure."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "muscle", "purse", "rule")
    rules: ClassVar[tuple[str, ...]] = ("FIS-113",)

    def __init__(self, seat: int, muscle: int, purse: int, rule: int) -> None:
        super().__init__(seat, muscle, purse, rule)

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return ways_to(table, seat, self.muscle, self.terms(table), self.rule)

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        t, city, rule = table, table.content.city, self.rule
        nb = -1
        if rule <= s.R_COST_COMMERCIAL:
            nb = city.lot_nb[city.pair_a[action - PAIR] if action >= PAIR else action - LOT]
        price = cost(t, seat, rule, nb)
        use_up(t, rule, seat, nb)
        t.agenda.append(SpendMore(seat, self.muscle - price, self.purse))
        t.agenda.append(MobChance(seat, AFTER_ACTION))
        t.agenda.append(CheckUnrest())
        if rule == s.R_COST_LOT:
            stake(t, action - LOT, seat)
            t.counts[0] += 1
            t.tell("buy-lot", seat, [action - LOT, price])
        elif rule == s.R_COST_HOUSE:
            lay(t, seat, [action - LOT], s.HOUSE, True, PAID - price)
        elif rule == s.R_COST_FACTORY:
            lay(t, seat, city.pair_list[action - PAIR], s.FACTORY, True, PAID - price)
        elif rule == s.R_COST_COMMERCIAL:
            lay(t, seat, [action - LOT], s.COMMERCIAL, True, PAID - price)
        elif rule == s.R_COST_MINE:
            gain_mine(t, seat, action - A_MINE, 1, 1, PAID - price)
        else:
            take_over(t, seat, action, PAID - price)
            add_unrest(t, seat, 1, BY_SEIZING)

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return SITE_LIMITS[self.rule] if is_object(table, self.rule, action) else ()
