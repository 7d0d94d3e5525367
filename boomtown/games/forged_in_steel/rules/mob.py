"""The Mob Boss: a Block, a die, and up to so many Houses gone."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, LimitOn
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import BLOCK, LOT, MOB, STOP, WAIT, WAIT_LONG, WAIT_TURN
from boomtown.games.forged_in_steel.rules.content import MOB_BOSS
from boomtown.games.forged_in_steel.rules.frames import BY_MOB, F_DID, look
from boomtown.games.forged_in_steel.rules.places import lift_structure
from boomtown.games.forged_in_steel.rules.table import CANCELLED, OF_KIND, SteelTable

# the numbers of `mob`
USED: Final = 0
WAITS: Final = 1

# how long the Mob Boss waits
EVERY_PAUSE: Final = 0
NEXT_TURN: Final = 1  # the next turn or round, the next player's immigrants
NEXT_PHASE: Final = 2

# pauses of the game at which the Mob Boss is asked
BEFORE_ROUND: Final = 0
BEFORE_TURN: Final = 1
DECLARED: Final = 2  # a card is declared for its MM or its event, nothing of it is done yet
AFTER_ACTION: Final = 3
AFTER_INSTRUCTION: Final = 4  # of a card, if another one follows
FIRST_IMMIGRANT: Final = 5  # of a player
NEXT_IMMIGRANT: Final = 6
BEFORE_ASSESSMENT: Final = 7
OPENS_A_TURN: Final = (BEFORE_ROUND, BEFORE_TURN, FIRST_IMMIGRANT)


def can_raid(t: SteelTable, seat: int) -> bool:
    """Whether a seat holds the unused power, and there is a House."""
    return is_boss(t, seat, MOB) and is_unused(t, seat, MOB) and has_victims(t, seat, MOB)


def is_boss(t: SteelTable, seat: int, action: int) -> bool:
    """The seat is the Mob Boss."""
    return t.roles[MOB_BOSS] == seat


def boss_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Who is."""
    return Fact("FIS-275", "boss", [t.roles[MOB_BOSS]])


def is_unused(t: SteelTable, seat: int, action: int) -> bool:
    """The power was not used in this Era."""
    return t.mob[USED] == 0


def has_victims(t: SteelTable, seat: int, action: int) -> bool:
    """There is a House."""
    return t.survey[OF_KIND + s.HOUSE] > 0


MOB_LIMITS: Final = (
    Limit("FIS-275", is_boss, boss_fact),
    LimitOn("FIS-275", is_unused, "power-used"),
    LimitOn("FIS-278", has_victims, "no-house"),
)


class MobChance(Step[SteelTable]):
    """A pause: the Mob Boss is asked, unless they wait for a later one or have the choice in their own turn anyway."""

    fields: ClassVar[tuple[str, ...]] = ("active", "moment")

    def __init__(self, active: int, moment: int) -> None:
        self.active = active  # whose turn it is, -1: nobody's
        self.moment = moment

    def run(self, table: SteelTable) -> None:
        t, moment = table, self.moment
        if moment == BEFORE_ASSESSMENT or (moment in OPENS_A_TURN and t.mob[WAITS] == NEXT_TURN):
            t.mob = t.renew(field.MOB)
            t.mob[WAITS] = EVERY_PAUSE
        boss = t.roles[MOB_BOSS]
        if boss < 0 or t.mob[WAITS] != EVERY_PAUSE or not can_raid(t, boss):
            return
        if moment == AFTER_INSTRUCTION:
            if look(t, F_DID) == 0:  # nothing has changed
                return
        elif boss == self.active:
            return
        if moment == DECLARED and t.pending[CANCELLED]:
            return
        t.agenda.append(MobWindow(boss, moment))


class MobWindow(Decision[SteelTable]):
    """Use the power now, or wait: for the next pause, the next turn, or the next phase."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "moment")
    rules: ClassVar[tuple[str, ...]] = ("FIS-275", "FIS-G23")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [MOB, WAIT] if self.moment == BEFORE_ASSESSMENT else [MOB, WAIT, WAIT_TURN, WAIT_LONG]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return MOB_LIMITS if action == MOB else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        if action == MOB:
            raid_by_role(table, seat)
        elif action == WAIT_TURN:
            table.mob = table.renew(field.MOB)
            table.mob[WAITS] = NEXT_TURN
        elif action == WAIT_LONG:
            table.mob = table.renew(field.MOB)
            table.mob[WAITS] = NEXT_PHASE


def raid_by_role(t: SteelTable, seat: int) -> None:
    """The power of the Role, once in an Era."""
    t.mob = t.renew(field.MOB)
    t.mob[USED] = 1
    t.agenda.append(ChooseBlock(seat, s.IN_ALL, BY_MOB))


def raided(t: SteelTable, where: int) -> list[int]:
    """The Blocks with Houses in a set of Neighborhoods."""
    city = t.content.city
    found: list[int] = []
    for block in range(len(city.block_list)):
        if where < 0 or (where >> city.block_nb[block]) & 1:
            for lot in city.block_list[block]:
                if t.what[lot] == s.HOUSE:
                    found.append(block)
                    break
    return found


class ChooseBlock(Decision[SteelTable]):
    """The Block is chosen before the die is rolled."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "where", "cause")
    rules: ClassVar[tuple[str, ...]] = ("FIS-275", "FIS-276")

    def __init__(self, seat: int, where: int, cause: int) -> None:
        super().__init__(seat)
        self.where = where
        self.cause = cause  # for the log: the Role, or a card

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [BLOCK + block for block in raided(table, self.where)]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        if not BLOCK <= action < BLOCK + len(table.content.city.block_lots):
            return ()
        return (HAS_HOUSE, IN_PLACE)

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        block = action - BLOCK
        roll = 1 + table.roll(table.content.die)
        table.die[:] = [roll]
        table.tell("mob", seat, [block, roll, self.cause])
        table.agenda.append(Raid(seat, block, roll, self.cause))


def has_house(t: SteelTable, seat: int, action: int) -> bool:
    """A House stands in the Block."""
    return action - BLOCK in raided(t, s.IN_ALL)


def in_place(t: SteelTable, seat: int, action: int) -> bool:
    """The card lets the mob go there."""
    top = t.agenda[-1]
    assert isinstance(top, ChooseBlock)
    return top.where < 0 or (top.where >> t.content.city.block_nb[action - BLOCK]) & 1 == 1


def place_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it does not."""
    top = t.agenda[-1]
    assert isinstance(top, ChooseBlock)
    return Fact(
        "FIS-153", "bound", [nb for nb in range(len(t.content.city.nb_lots)) if (top.where >> nb) & 1]
    )


HAS_HOUSE: Final = LimitOn("FIS-278", has_house, "no-house-there", BLOCK)
IN_PLACE: Final = Limit("FIS-153", in_place, place_fact)


class Raid(Pick[SteelTable]):
    """Which Houses of the Block go: any number up to the roll."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "block", "roll", "cause")
    rules: ClassVar[tuple[str, ...]] = ("FIS-275", "FIS-277", "FIS-278")
    done: ClassVar[int] = STOP

    def __init__(self, seat: int, block: int, roll: int, cause: int) -> None:
        super().__init__(seat)
        self.block = block
        self.roll = roll
        self.cause = cause

    def things(self, table: SteelTable, seat: int) -> list[int]:
        lots = table.content.city.block_list[self.block]
        return sorted([LOT + lot for lot in lots if table.what[lot] == s.HOUSE])

    def most(self, table: SteelTable, seat: int) -> int:
        return self.roll

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return RAID_LIMITS if LOT <= action < LOT + len(table.what) else ()

    def finish(self, table: SteelTable, seat: int, chosen: list[int]) -> None:
        if len(chosen) == 0:
            table.tell("spared", seat, [self.block, self.cause])
        for pick in chosen:
            lot = pick - LOT
            table.tell("remove", seat, [s.HOUSE, lot, table.owner[lot], self.cause])
            lift_structure(table, lot)


def raid_of(t: SteelTable) -> Raid:
    """The raid on top."""
    top = t.agenda[-1]
    assert isinstance(top, Raid)
    return top


def in_block(t: SteelTable, seat: int, action: int) -> bool:
    """The Lot lies in the Block that is raided."""
    return t.content.city.lot_block[action - LOT] == raid_of(t).block


def block_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which Block is raided."""
    return Fact("FIS-276", "other-block", [raid_of(t).block])


def is_house(t: SteelTable, seat: int, action: int) -> bool:
    """A House stands there."""
    return t.what[action - LOT] == s.HOUSE


def is_within_roll(t: SteelTable, seat: int, action: int) -> bool:
    """The roll lets one more go."""
    return len(t.picks[seat]) < raid_of(t).roll


def roll_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """What was rolled."""
    return Fact("FIS-275", "rolled", [raid_of(t).roll])


RAID_LIMITS: Final = (
    Limit("FIS-276", in_block, block_fact),
    LimitOn("FIS-278", is_house, "not-house", LOT),
    Limit("FIS-275", is_within_roll, roll_fact),
)
