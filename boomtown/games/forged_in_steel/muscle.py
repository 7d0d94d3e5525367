"""Municipal Muscle: buying, building and seizing."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import (
    A_MINE,
    BUILD_COMMERCIAL,
    BUILD_FACTORY,
    BUILD_HOUSE,
    BUY_LOT,
    BUY_MINE,
    LOT,
    MOB,
    PAIR,
    SEIZE,
    STOP,
)
from boomtown.games.forged_in_steel.city import lots_of
from boomtown.games.forged_in_steel.construct import lay, stake
from boomtown.games.forged_in_steel.frames import did
from boomtown.games.forged_in_steel.interpret import VERBS, how_many
from boomtown.games.forged_in_steel.mines import free_mines, gain_mine
from boomtown.games.forged_in_steel.mob import AFTER_ACTION, MobChance, can_raid, raid_by_role
from boomtown.games.forged_in_steel.places import (
    anchors,
    beside_full,
    can_supply,
    cubes_left,
    fresh_lots,
    grid,
    hand_over,
    pieces_left,
    vacant,
)
from boomtown.games.forged_in_steel.sites import named_places
from boomtown.games.forged_in_steel.standing import can_pay, cheapest, cost, mogul_rule, use_up
from boomtown.games.forged_in_steel.table import CITY, CUBES, KIND, OWNED, SteelTable
from boomtown.games.forged_in_steel.unrest import CheckUnrest, add_unrest

WAYS = (
    BUY_LOT,
    BUILD_HOUSE,
    BUILD_FACTORY,
    BUILD_COMMERCIAL,
    BUY_MINE,
    SEIZE,
)  # in the order of the cost rules


def usable_lots(t: SteelTable, seat: int, step: int) -> int:
    """The Lots on which the MM of a card (-1: any) may be used."""
    site = t.board.script.site[step] if step >= 0 else -1
    return named_places(t, seat, t.board.script.st_in[site]) if site >= 0 else t.board.city.all_lots


def zoned_lots(t: SteelTable, step: int) -> int:
    """Lots with a cube on which may be built: placed before this turn, or any if the card says so."""
    if step >= 0 and t.board.script.flags[step] & s.SAME_TURN:
        return t.masks[CUBES]
    return t.masks[CUBES] & ~fresh_lots(t)


def ways_to(t: SteelTable, seat: int, muscle: int, step: int, rule: int) -> list[int]:
    """Every object of one way to use MM that a seat can pay for."""
    if step >= 0 and not (t.board.script.a[step] >> rule) & 1:
        return []
    if rule == s.R_COST_LOT:
        return [LOT + lot for lot in lots_of(t.board.city, lots_to_buy(t, seat, muscle, step))]
    if rule == s.R_COST_HOUSE:
        if pieces_left(t, seat, s.HOUSE) <= 0:
            return []
        lots = zoned_lots(t, step) & cheapest(t, seat, rule, muscle) & usable_lots(t, seat, step)
        return [LOT + lot for lot in lots_of(t.board.city, lots)]
    if rule == s.R_COST_FACTORY:
        return factory_sites(t, seat, muscle, step)
    if rule == s.R_COST_COMMERCIAL:
        if not can_supply(t, seat, s.COMMERCIAL):
            return []
        lots = zoned_lots(t, step) & cheapest(t, seat, rule, muscle) & usable_lots(t, seat, step)
        return [LOT + lot for lot in lots_of(t.board.city, lots & beside_full(t))] if lots else []
    if rule == s.R_COST_MINE:
        if in_city_only(t, step) or not can_pay(t, seat, rule, muscle) or cubes_left(t, seat) == 0:
            return []
        return [A_MINE + mine for mine in free_mines(t)]
    return seizable(t, seat, muscle, step)


def in_city_only(t: SteelTable, step: int) -> bool:
    """Whether MM is bound to Neighborhoods: then it buys and seizes no Mines."""
    return step >= 0 and t.board.script.site[step] >= 0


def lots_to_buy(t: SteelTable, seat: int, muscle: int, step: int) -> int:
    """Vacant Lots on the City Grid, or off it where a card or a Mogul allows it."""
    if cubes_left(t, seat) == 0:
        return 0
    site = t.board.script.site[step] if step >= 0 else -1
    lots = vacant(t) & cheapest(t, seat, s.R_COST_LOT, muscle) & usable_lots(t, seat, step)
    if site >= 0 and t.board.script.st_flags[site] & s.ANYWHERE:
        return lots
    reach = grid(t)
    nb = t.moguls[seat]
    if nb >= 0 and mogul_rule(t, s.R_LOTS_OFF_GRID, seat, nb):
        reach |= t.board.city.nb_lots[nb]
    return lots & reach


def factory_sites(t: SteelTable, seat: int, muscle: int, step: int) -> list[int]:
    """Pairs of Factory Lots that both have cubes."""
    if not can_supply(t, seat, s.FACTORY):
        return []
    city = t.board.city
    lots = zoned_lots(t, step) & cheapest(t, seat, s.R_COST_FACTORY, muscle) & usable_lots(t, seat, step)
    lots &= city.factory_lots
    found: list[int] = []
    if lots:
        for pair in range(len(city.pair_lots)):
            if city.pair_factory[pair] and city.pair_lots[pair] & lots == city.pair_lots[pair]:
                found.append(PAIR + pair)
    return found


def seizable(t: SteelTable, seat: int, muscle: int, step: int) -> list[int]:
    """Other players' Houses, Factories, Commercial buildings and Mines, if there is a piece to replace theirs."""
    if not can_pay(t, seat, s.R_COST_SEIZE, muscle):
        return []
    kinds = (1 << s.HOUSE) | (1 << s.FACTORY) | (1 << s.COMMERCIAL)
    if t.board.seize_mines and not in_city_only(t, step):
        kinds |= 1 << s.A_MINE
    return rivals_property(t, seat, kinds, usable_lots(t, seat, step))


def rivals_property(t: SteelTable, seat: int, kinds: int, where: int) -> list[int]:
    """What a seat could take over from others, by first Lots and Mines."""
    masks = t.masks
    has_cube = cubes_left(t, seat) > 0
    lots = 0
    if (kinds >> s.HOUSE) & 1 and pieces_left(t, seat, s.HOUSE) > 0:
        lots |= masks[KIND + s.HOUSE]
    for kind in (s.FACTORY, s.COMMERCIAL):
        if (kinds >> kind) & 1 and has_cube:
            lots |= anchors(t, masks[KIND + kind])
    lots &= where & ~masks[OWNED + seat] & ~masks[OWNED + CITY]
    found = [LOT + lot for lot in lots_of(t.board.city, lots)]
    if (kinds >> s.A_MINE) & 1 and has_cube:
        for mine in range(len(t.mines)):
            if t.mines[mine] >= 0 and t.mines[mine] != seat:
                found.append(A_MINE + mine)
    return found


def take_over(t: SteelTable, seat: int, action: int) -> None:
    """A structure or Mine gets a new owner; the old one gets the piece back."""
    if action >= A_MINE:
        mine = action - A_MINE
        t.tell("seize-mine", seat, [mine, t.mines[mine]])
        t.mines[mine] = seat
    else:
        lot = action - LOT
        t.tell("seize", seat, [t.what[lot], lot, t.owner[lot]])
        hand_over(t, lot, seat)


class SpendMore(Step):
    """MM is left: the player is asked as long as there is something to use it for."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "muscle", "line")

    def __init__(self, seat: int, muscle: int, step: int) -> None:
        self.seat = seat
        self.muscle = muscle
        self.line = step

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        for rule in range(len(WAYS)):
            if len(ways_to(table, self.seat, self.muscle, self.line, rule)) > 0:
                table.agenda.append(Spend(self.seat, self.muscle, self.line))
                return
        if self.muscle > 0:
            table.tell("lost", self.seat, [self.muscle])


class Spend(Decision):
    """What to use MM for next; what is left at the end is lost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "muscle", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-067", "FIS-068", "FIS-083")

    def __init__(self, seat: int, muscle: int, step: int) -> None:
        super().__init__(seat)
        self.muscle = muscle
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found: list[int] = []
        for rule in range(len(WAYS)):
            if len(ways_to(table, seat, self.muscle, self.line, rule)) > 0:
                found.append(WAYS[rule])
        if can_raid(table, seat):
            found.append(MOB)
        found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == STOP:
            if self.muscle > 0:
                table.tell("lost", seat, [self.muscle])
        elif action == MOB:
            table.agenda.append(SpendMore(seat, self.muscle, self.line))
            raid_by_role(table, seat)
        else:
            table.agenda.append(Site(seat, self.muscle, self.line, WAYS.index(action)))

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        if action == MOB:
            return ("FIS-275",)
        return REASONS[WAYS.index(action)] if action in WAYS else ()


REASONS = (
    ("FIS-114", "FIS-119", "FIS-103"),
    ("FIS-116", "FIS-121", "FIS-123", "FIS-018"),
    ("FIS-117", "FIS-125", "FIS-018"),
    ("FIS-118", "FIS-129", "FIS-018"),
    ("FIS-115", "FIS-135"),
    ("FIS-148", "FIS-149"),
)


class Site(Decision):
    """Which Lot, pair of Lots, Mine or structure."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "muscle", "line", "rule")
    rules: ClassVar[tuple[str, ...]] = ("FIS-113",)

    def __init__(self, seat: int, muscle: int, step: int, rule: int) -> None:
        super().__init__(seat)
        self.muscle = muscle
        self.line = step
        self.rule = rule

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return ways_to(table, seat, self.muscle, self.line, self.rule)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        t, city, rule = table, table.board.city, self.rule
        nb = -1
        if rule <= s.R_COST_COMMERCIAL:
            nb = city.lot_nb[city.pair_a[action - PAIR] if action >= PAIR else action - LOT]
        price = cost(t, seat, rule, nb)
        use_up(t, rule, seat, nb)
        t.agenda.append(SpendMore(seat, self.muscle - price, self.line))
        t.agenda.append(MobChance(seat, AFTER_ACTION))
        t.agenda.append(CheckUnrest())
        if rule == s.R_COST_LOT:
            stake(t, action - LOT, seat)
            t.counts[0] += 1
            t.tell("buy-lot", seat, [action - LOT, price])
        elif rule == s.R_COST_HOUSE:
            lay(t, seat, city.bit[action - LOT], s.HOUSE, True)
        elif rule == s.R_COST_FACTORY:
            lay(t, seat, city.pair_lots[action - PAIR], s.FACTORY, True)
        elif rule == s.R_COST_COMMERCIAL:
            lay(t, seat, city.bit[action - LOT], s.COMMERCIAL, True)
        elif rule == s.R_COST_MINE:
            gain_mine(t, seat, action - A_MINE, 1, 1)
        else:
            take_over(t, seat, action)
            add_unrest(t, seat, 1)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return REASONS[self.rule]


def event_muscle(t: SteelTable, step: int, seat: int) -> None:
    """The verb `mm`: MM to spend at once."""
    did(t, 1)
    amount = how_many(t, step, seat)
    t.tell("gain-muscle", seat, [amount])
    t.agenda.append(SpendMore(seat, amount, step))


VERBS[s.MM] = event_muscle
