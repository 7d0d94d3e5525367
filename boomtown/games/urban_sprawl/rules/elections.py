"""Elections: who is elected, ties, the Mayor's park, the Contractor."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.urban_sprawl.rules.actions import BLOCK, PLAYER, SITE
from boomtown.games.urban_sprawl.rules.cards.limits import block_limits, lot_limits, offered
from boomtown.games.urban_sprawl.rules.city import has_tile, put
from boomtown.games.urban_sprawl.rules.content import MAYOR, MEDIA, OFFICE_ZONE, OFFICES, PARK, UNION_BOSS
from boomtown.games.urban_sprawl.rules.grid import BLOCKS, SHAPES, bits
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    CONTRACTOR,
    OF_SEAT,
    OF_ZONE,
    PAWN,
    PENDING,
    SprawlTable,
    land_of,
    markers_of,
    vacant,
    value_of,
    vocation_owner,
)

DECIDER_RULES = ("USP-201", "USP-204", "USP-207", "USP-210", "USP-213")


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
    everybody = (1 << t.seats) - 1
    if office == MAYOR:
        return best([markers_of(t, seat) for seat in range(t.seats)], everybody)
    values, counts = [0, 0, 0, 0], [0, 0, 0, 0]
    for home in bits(t.masks[OF_ZONE + OFFICE_ZONE[office]]):
        seat = t.owner[home]
        if seat >= 0:
            counts[seat] = counts[seat] + 1
            value = value_of(t, home)
            if value > values[seat]:
                values[seat] = value
    return best(counts, best(values, everybody))


def strength(t: SprawlTable, office: int, seat: int) -> int:
    """What counts first in an election: vocation markers for Mayor, else the value of the best building of the zone."""
    if office == MAYOR:
        return markers_of(t, seat)
    most = 0
    for home in bits(t.masks[OF_SEAT + seat] & t.masks[OF_ZONE + OFFICE_ZONE[office]]):
        most = max(most, value_of(t, home))
    return most


def decider(t: SprawlTable, office: int) -> int:
    """Who breaks the last tie: the Media owner, or the holder of the office before; if there is none, the active player."""
    seat = vocation_owner(t, MEDIA) if office == MAYOR else t.offices[office - 1]
    return seat if seat >= 0 else t.turn[ACTIVE]


class Election(Step[SprawlTable]):
    """An election for one office; a card may name the winner (else -1)."""

    fields: ClassVar[tuple[str, ...]] = ("office", "winner")

    def __init__(self, office: int, winner: int) -> None:
        self.office = office
        self.winner = winner

    def run(self, table: SprawlTable) -> None:
        if table.offices[self.office] == PENDING:
            return
        table.agenda.append(AssignContractor())
        mask = candidates(table, self.office) if self.winner < 0 else 1 << self.winner
        if mask == 0:
            table.tell("no-candidate", -1, [self.office])
        elif mask & (mask - 1) == 0:
            elect(table, self.office, mask.bit_length() - 1, -1, 1 if self.winner >= 0 else 0)
        else:
            table.agenda.append(Elect(decider(table, self.office), self.office, mask))


def elect(t: SprawlTable, office: int, seat: int, breaker: int, by_card: int) -> None:
    """The tile goes to the winner, perhaps by the choice of who broke a tie (else -1); a Mayor places a park."""
    before = t.offices[office]
    t.offices[office] = seat
    t.tell("elected", seat, [office, before, -1 if by_card else strength(t, office, seat), breaker])
    if office == MAYOR and has_tile(t, PARK, 1) and vacant(t):
        t.agenda.append(ParkBlock(seat))


class Elect(Decision[SprawlTable]):
    """A tie in an election: one of the tied players is elected."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "office", "mask")
    rules: ClassVar[tuple[str, ...]] = ("USP-201", "USP-204", "USP-207", "USP-210", "USP-213")

    def __init__(self, seat: int, office: int, mask: int) -> None:
        super().__init__(seat)
        self.office = office
        self.mask = mask

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        return [PLAYER + other for other in bits(self.mask) if other < table.seats]

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        elect(table, self.office, action - PLAYER, seat, 0)

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        return TIED if PLAYER <= action < PLAYER + table.seats else ()


def not_tied(t: SprawlTable, seat: int, action: int) -> Fact:
    """Somebody is not among those who are tied."""
    top = t.agenda[-1]
    assert isinstance(top, Elect)
    return Fact(DECIDER_RULES[top.office], "not-tied", [action - PLAYER, top.office])


TIED = (Limit("USP-201", offered, not_tied),)


class ParkBlock(Decision[SprawlTable]):
    """The Mayor's park: the block."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("USP-186",)

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        full = land_of(table).full
        return [BLOCK + block for block in range(BLOCKS) if full[block] != 15]

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        lots = park_sites(table, action - BLOCK)
        if len(lots) == 1:
            place_park(table, seat, lots[0])
        else:
            table.agenda.append(ParkLot(seat, action - BLOCK))

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        return block_limits(table, action, 1, "USP-186")


class ParkLot(Decision[SprawlTable]):
    """The Mayor's park: the lot in the block."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "block")
    rules: ClassVar[tuple[str, ...]] = ("USP-186",)

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        return [SITE + site for site in park_sites(table, self.block)]

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        place_park(table, seat, action - SITE)

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        return lot_limits(table, action, self.block, 1, "USP-186")


def park_sites(t: SprawlTable, block: int) -> list[int]:
    """The vacant lots of a block, as sites."""
    return [block * SHAPES + i for i in bits(land_of(t).vacant[block] & 15)]


def place_park(t: SprawlTable, seat: int, site: int) -> None:
    """A new park that the Mayor controls."""
    home = put(t, site, PARK, seat, -1)
    t.tell("park", seat, [home])


class AssignContractor(Step[SprawlTable]):
    """At the end of every election the Contractor, once in play, goes to the player with least prestige."""

    def run(self, table: SprawlTable) -> None:
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


class GiveContractor(Decision[SprawlTable]):
    """Several players have least prestige: the Union Boss says who gets the Contractor."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "mask")
    rules: ClassVar[tuple[str, ...]] = ("USP-216",)

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        return [PLAYER + other for other in bits(self.mask) if other < table.seats]

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        give_contractor(table, action - PLAYER)

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        return LEAST if PLAYER <= action < PLAYER + table.seats else ()


def not_least(t: SprawlTable, seat: int, action: int) -> Fact:
    """Somebody has more prestige than another."""
    other = action - PLAYER
    return Fact("USP-215", "not-least", [other, t.prestige[other], min(t.prestige)])


LEAST = (Limit("USP-215", offered, not_least),)


def give_contractor(t: SprawlTable, seat: int) -> None:
    """The Contractor tile changes hands."""
    if t.contractor[0] != seat:
        t.contractor = t.renew(CONTRACTOR)
        t.contractor[0] = seat
        t.tell("contractor", seat, [])


class Ballot(Step[SprawlTable]):
    """A ballot box: the pawn moves one space, and that office is elected if it is in play."""

    def run(self, table: SprawlTable) -> None:
        office = (table.pawn[0] + 1) % OFFICES
        table.pawn = table.renew(PAWN)
        table.pawn[0] = office
        blank = table.offices[office] == PENDING
        table.tell("ballot", -1, [office, 1 if blank else 0])
        if not blank:
            table.agenda.append(Election(office, -1))
