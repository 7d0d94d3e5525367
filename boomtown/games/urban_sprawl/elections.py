"""Elections: who is elected, ties, the Mayor's park, the Contractor."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.actions import BLOCK, PLAYER, SITE
from boomtown.games.urban_sprawl.board import MAYOR, MEDIA, OFFICE_ZONE, OFFICES, PARK, UNION_BOSS
from boomtown.games.urban_sprawl.city import has_tile, put
from boomtown.games.urban_sprawl.grid import BLOCK_LOTS, BLOCKS, SITE_LOTS, bits, sites_in
from boomtown.games.urban_sprawl.table import (
    ACTIVE,
    OF_SEAT,
    OF_ZONE,
    PENDING,
    SprawlTable,
    markers_of,
    vacant,
    value_of,
    vocation_owner,
)

DECIDER_RULES = (("USP-201",), ("USP-204",), ("USP-207",), ("USP-210",), ("USP-213",))


def best(values: list[int], mask: int) -> int:
    """Of the seats in a mask those with the highest value, if it is above 0."""
    most, found = 0, 0
    for seat in bits(mask):
        if values[seat] > most:
            most, found = values[seat], 0
        if values[seat] == most and most > 0:
            found |= 1 << seat
    return found


def candidates(t: SprawlTable, office: int) -> int:
    """Who may be elected: one seat, several that are tied to the last, or nobody."""
    everyone = (1 << t.seats) - 1
    if office == MAYOR:
        return best([markers_of(t, seat) for seat in range(t.seats)], everyone)
    zone = t.masks[OF_ZONE + OFFICE_ZONE[office]]
    values: list[int] = []
    counts: list[int] = []
    for seat in range(t.seats):
        homes = bits(t.masks[OF_SEAT + seat] & zone)
        counts.append(len(homes))
        most = 0
        for home in homes:
            most = max(most, value_of(t, home))
        values.append(most)
    return best(counts, best(values, everyone))


def decider(t: SprawlTable, office: int) -> int:
    """Who breaks the last tie: the Media owner, or the holder of the office before; if there is none, the active player."""
    seat = vocation_owner(t, MEDIA) if office == MAYOR else t.offices[office - 1]
    return seat if seat >= 0 else t.turn[ACTIVE]


class Election(Step):
    """An election for one office; a card may name the winner (else -1)."""

    fields: ClassVar[tuple[str, ...]] = ("office", "winner")

    def __init__(self, office: int, winner: int) -> None:
        self.office = office
        self.winner = winner

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        if table.offices[self.office] == PENDING:
            return
        table.agenda.append(AssignContractor())
        mask = candidates(table, self.office) if self.winner < 0 else 1 << self.winner
        if mask == 0:
            table.tell("no-candidate", -1, [self.office])
        elif mask.bit_count() == 1:
            elect(table, self.office, mask.bit_length() - 1)
        else:
            table.agenda.append(Elect(decider(table, self.office), self.office, mask))


def elect(t: SprawlTable, office: int, seat: int) -> None:
    """The tile goes to the winner; a Mayor places a park."""
    before = t.offices[office]
    t.offices[office] = seat
    t.tell("elected", seat, [office, before])
    if office == MAYOR and has_tile(t, PARK, 1) and vacant(t):
        t.agenda.append(ParkBlock(seat))


class Elect(Decision):
    """A tie in an election: one of the tied players is elected."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "office", "mask")
    rules: ClassVar[tuple[str, ...]] = ("USP-201", "USP-204", "USP-207", "USP-210", "USP-213")

    def __init__(self, seat: int, office: int, mask: int) -> None:
        super().__init__(seat)
        self.office = office
        self.mask = mask

    def options(self, table: Table, seat: int) -> list[int]:
        return [PLAYER + other for other in bits(self.mask) if other < table.seats]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        elect(table, self.office, action - PLAYER)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return DECIDER_RULES[self.office]


class ParkBlock(Decision):
    """The Mayor's park: the block."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("USP-186",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        free = vacant(table)
        return [BLOCK + block for block in range(BLOCKS) if BLOCK_LOTS[block] & free]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        lots = park_sites(table, action - BLOCK)
        if len(lots) == 1:
            place_park(table, seat, lots[0])
        else:
            table.agenda.append(ParkLot(seat, action - BLOCK))


class ParkLot(Decision):
    """The Mayor's park: the lot in the block."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "block")
    rules: ClassVar[tuple[str, ...]] = ("USP-186",)

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [SITE + site for site in park_sites(table, self.block)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        place_park(table, seat, action - SITE)


def park_sites(t: SprawlTable, block: int) -> list[int]:
    """The vacant lots of a block, as sites."""
    free = vacant(t)
    return [site for site in sites_in(block, 1) if SITE_LOTS[site] & free]


def place_park(t: SprawlTable, seat: int, site: int) -> None:
    """A new park that the Mayor controls."""
    home = put(t, site, PARK, seat, -1)
    t.tell("park", seat, [home])


class AssignContractor(Step):
    """At the end of every election the Contractor, once in play, goes to the player with least prestige."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        if table.contractor[0] == PENDING:
            return
        least = min(table.prestige)
        mask = 0
        for seat in range(table.seats):
            if table.prestige[seat] == least:
                mask |= 1 << seat
        if mask.bit_count() == 1:
            give_contractor(table, mask.bit_length() - 1)
        else:
            boss = table.offices[UNION_BOSS]
            table.agenda.append(GiveContractor(boss if boss >= 0 else table.turn[ACTIVE], mask))


class GiveContractor(Decision):
    """Several players have least prestige: the Union Boss says who gets the Contractor."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "mask")
    rules: ClassVar[tuple[str, ...]] = ("USP-216",)

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def options(self, table: Table, seat: int) -> list[int]:
        return [PLAYER + other for other in bits(self.mask) if other < table.seats]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        give_contractor(table, action - PLAYER)


def give_contractor(t: SprawlTable, seat: int) -> None:
    """The Contractor tile changes hands."""
    if t.contractor[0] != seat:
        t.contractor[0] = seat
        t.tell("contractor", seat, [])


class Ballot(Step):
    """A ballot box: the pawn moves one space, and that office is elected if it is in play."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        office = (table.pawn[0] + 1) % OFFICES
        table.pawn[0] = office
        blank = table.offices[office] == PENDING
        table.tell("ballot", -1, [office, 1 if blank else 0])
        if not blank:
            table.agenda.append(Election(office, -1))
