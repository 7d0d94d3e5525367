"""Effects on the city: tiles placed, moved, changed and demolished, cubes taken and returned."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.actions import BUILDING, PASS, SITE, ZONE
from boomtown.games.urban_sprawl.board import F_EXTREME
from boomtown.games.urban_sprawl.city import control, has_tile, replace, take_away
from boomtown.games.urban_sprawl.effects_place import PlaceBlock, free_sites
from boomtown.games.urban_sprawl.filters import matching
from boomtown.games.urban_sprawl.grid import LOT_BLOCK, SITE_LOTS, SITE_SIZE, bits, sites_in
from boomtown.games.urban_sprawl.table import ACTIVE, NOBODY, SprawlTable, vacant
from boomtown.games.urban_sprawl.whom import keep

# --- which buildings -----------------------------------------------------------------------------------------


def targets(t: SprawlTable, at: int, seat: int) -> list[int]:
    """The buildings that a word can be carried out on."""
    found: list[int] = []
    homes = matching(t, t.board.code[at + 3], seat)
    for home in bits(homes):
        if suits(t, at, seat, home, homes):
            found.append(home)
    return found


def suits(t: SprawlTable, at: int, seat: int, home: int, homes: int) -> bool:
    """Whether a word can be carried out on one of the buildings that match."""
    op = t.board.code[at]
    if op == c.MOVE:
        return len(free_sites(t, SITE_SIZE[t.site[home]])) > 0
    if op == c.TAKE_CONTROL:
        return t.owner[home] != seat
    if op == c.SWAP_CONTROL:
        return len(partners(t, home, homes)) > 0
    if op == c.REZONE:
        return len(new_zones(t, at, home)) > 0
    if op == c.ENLARGE:
        return len(larger_sites(t, home)) > 0
    return True


def partners(t: SprawlTable, home: int, homes: int) -> list[int]:
    """The buildings of other players with which a building can exchange cubes."""
    if t.owner[home] < 0:
        return []
    return [other for other in bits(homes) if t.owner[other] >= 0 and t.owner[other] != t.owner[home]]


def new_zones(t: SprawlTable, at: int, home: int) -> list[int]:
    """The zones that a building can change to: those the card names, with a tile in the supply."""
    size = SITE_SIZE[t.site[home]]
    zones = bits(t.board.code[at + 5])
    return [zone for zone in zones if zone != t.zone[home] and has_tile(t, zone, size)]


def larger_sites(t: SprawlTable, home: int) -> list[int]:
    """The sites one lot larger that cover a building and one vacant lot of its block."""
    lots, size = SITE_LOTS[t.site[home]], SITE_SIZE[t.site[home]]
    if size == 4 or not has_tile(t, t.zone[home], size + 1):
        return []
    room = vacant(t) | lots
    sites = sites_in(LOT_BLOCK[home], size + 1)
    return [site for site in sites if lots & ~SITE_LOTS[site] == 0 and SITE_LOTS[site] & ~room == 0]


def on_building(t: SprawlTable, at: int, seat: int) -> None:
    """A word that is carried out on one building: ask which, where there is a choice."""
    code = t.board.code
    homes = targets(t, at, seat)
    may = code[at + 4] == 1
    if len(homes) == 0:
        return
    if len(homes) == 1 and not may:
        carry_out(t, at, seat, homes[0])
        return
    tied = t.board.filters[code[at + 3]][F_EXTREME] > 0
    t.agenda.append(PickBuilding(t.turn[ACTIVE] if tied else seat, at, seat))


class PickBuilding(Decision):
    """The building that an effect is carried out on, for the player `me` whom the effect concerns."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "me")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220", "USP-255")

    def __init__(self, seat: int, at: int, me: int) -> None:
        super().__init__(seat)
        self.at = at
        self.me = me

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        found = [BUILDING + home for home in targets(table, self.at, self.me)]
        if table.board.code[self.at + 4] == 1:
            found.append(PASS)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action != PASS:
            carry_out(table, self.at, self.me, action - BUILDING)


def carry_out(t: SprawlTable, at: int, seat: int, home: int) -> None:
    """Do to a building what the word says, or ask what is still open."""
    op = t.board.code[at]
    if op == c.DEMOLISH:
        t.tell("demolish", seat, [home, t.zone[home], t.site[home], t.owner[home], t.origin[home]])
        take_away(t, home)
    elif op == c.TAKE_CONTROL:
        t.tell("control", seat, [home, t.zone[home], t.origin[home], t.owner[home]])
        control(t, home, seat)
    elif op == c.LOSE_CONTROL:
        t.tell("uncontrol", seat, [home, t.zone[home], t.origin[home], t.owner[home]])
        control(t, home, NOBODY)
    elif op == c.SWAP_CONTROL:
        others = partners(t, home, matching(t, t.board.code[at + 3], seat))
        if len(others) == 1:
            swap(t, seat, home, others[0])
        else:
            t.agenda.append(SwapWith(seat, at, home))
    elif op == c.REZONE:
        zones = new_zones(t, at, home)
        if len(zones) == 1:
            rezone(t, seat, home, zones[0])
        else:
            t.agenda.append(RezoneTo(seat, at, home))
    elif op == c.ENLARGE:
        sites = larger_sites(t, home)
        if len(sites) == 1:
            enlarge(t, seat, home, sites[0])
        else:
            t.agenda.append(EnlargeTo(seat, home))
    else:
        t.agenda.append(PlaceBlock(seat, at, home, SITE_SIZE[t.site[home]]))


# --- the second half of a choice -----------------------------------------------------------------------------


def swap(t: SprawlTable, seat: int, home: int, other: int) -> None:
    """Two buildings exchange their cubes."""
    first, second = t.owner[home], t.owner[other]
    control(t, home, second)
    control(t, other, first)
    t.tell(
        "swap",
        seat,
        [home, t.zone[home], t.origin[home], first, other, t.zone[other], t.origin[other], second],
    )


class SwapWith(Decision):
    """The second of two buildings that exchange their cubes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "home")
    rules: ClassVar[tuple[str, ...]] = ("USP-220",)

    def __init__(self, seat: int, at: int, home: int) -> None:
        super().__init__(seat)
        self.at = at
        self.home = home

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        homes = matching(table, table.board.code[self.at + 3], seat)
        return [BUILDING + home for home in partners(table, self.home, homes)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        swap(table, seat, self.home, action - BUILDING)


def rezone(t: SprawlTable, seat: int, home: int, zone: int) -> None:
    """A building is replaced by a tile of another zone on the same lots."""
    t.tell("rezone", seat, [home, t.zone[home], t.origin[home], zone])
    keep(t, replace(t, home, t.site[home], zone))


class RezoneTo(Decision):
    """The zone that a building changes to."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "home")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220")

    def __init__(self, seat: int, at: int, home: int) -> None:
        super().__init__(seat)
        self.at = at
        self.home = home

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [ZONE + zone for zone in new_zones(table, self.at, self.home)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        rezone(table, seat, self.home, action - ZONE)


def enlarge(t: SprawlTable, seat: int, home: int, site: int) -> None:
    """A building is replaced by one that covers a lot more."""
    t.tell("enlarge", seat, [home, t.zone[home], t.origin[home], site])
    keep(t, replace(t, home, site, t.zone[home]))


class EnlargeTo(Decision):
    """The lots that an enlarged building covers."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "home")
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def __init__(self, seat: int, home: int) -> None:
        super().__init__(seat)
        self.home = home

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [SITE + site for site in larger_sites(table, self.home)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        enlarge(table, seat, self.home, action - SITE)
