"""Setup: tracks, Influence, decks, the first Houses, hands and banks, Roles, the draft, Mansions."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, LimitOn
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules.actions import LOT, PAIR
from boomtown.games.forged_in_steel.rules.building import StartBuilding
from boomtown.games.forged_in_steel.rules.city import add_options, spread_in_strips
from boomtown.games.forged_in_steel.rules.construct import lay
from boomtown.games.forged_in_steel.rules.content import ERAS, MAYOR
from boomtown.games.forged_in_steel.rules.counting import beside
from boomtown.games.forged_in_steel.rules.frames import BY_SETUP
from boomtown.games.forged_in_steel.rules.may import IS_VACANT, about_lot, is_lot, is_pair, unbuilt
from boomtown.games.forged_in_steel.rules.places import pieces_left, put_cube, put_structure
from boomtown.games.forged_in_steel.rules.planning import DealCards, StartDraft
from boomtown.games.forged_in_steel.rules.roles import ChooseLeader, MoveMoguls, NextRole
from boomtown.games.forged_in_steel.rules.sites import all_in
from boomtown.games.forged_in_steel.rules.survey import lots_in
from boomtown.games.forged_in_steel.rules.table import (
    BUILT,
    CITY,
    CUBE,
    PARTS,
    SETUP,
    VACANT,
    SteelTable,
    mayor,
)
from boomtown.games.forged_in_steel.rules.terms import CIVIC, HOUSE, KINDS, MANSION


def set_up(t: SteelTable) -> None:
    """Lay the game out up to the first choice."""
    lay_out(t)
    t.influence[:] = list(range(t.seats))
    t.shuffle(t.influence)
    t.roles[MAYOR] = t.influence[0]
    t.tell("influence", -1, t.influence[:])
    t.tell("role", t.influence[0], [MAYOR])
    sort_decks(t)
    city = t.content.city
    put_structure(t, city.pair_list[city.city_hall], CIVIC, CITY)
    t.agenda.append(StartBuilding())
    t.agenda.append(MoveMoguls())
    t.agenda.append(SetupMansions())
    t.agenda.append(StartDraft())
    t.agenda.append(NextRole(1))
    t.agenda.append(DealCards())
    t.agenda.append(SeedHouses())
    hand_out_variants(t)


def lay_out(t: SteelTable) -> None:
    """Every zone and track as it is before anything happens."""
    board, n = t.content, t.seats
    lots = len(board.city.lot_ids)
    t.era[:] = [0]
    t.phase[:] = [SETUP]
    t.roles[:] = [-1] * 5
    t.mob[:] = [0, 0]
    t.vp[:] = [0] * n
    t.tally[:] = [0] * (n * PARTS)
    t.tracks[:] = board.city.track_start[:]
    t.what[:] = [-1] * lots
    t.owner[:] = [-1] * lots
    t.anchor[:] = [-1] * lots
    t.mines[:] = [-1] * len(board.city.mine_ids)
    t.rolled[:] = [0] * len(board.city.mine_ids)
    t.announced[:] = [0] * n
    t.pending[:] = [0, 0, 0]
    t.counts[:] = [0] * 6
    t.leaders[:] = [-1] * n
    t.moguls[:] = [-1] * n
    t.wigs_used[:] = [0] * n
    t.rebuild()


def sort_decks(t: SteelTable) -> None:
    """Three decks by Era; with fewer than four players cards of the first two are removed unseen."""
    missing = 4 - t.seats
    for era in range(ERAS):
        deck = [card for card in range(1, t.content.cards + 1) if t.content.card_era[card] == era]
        t.shuffle(deck)
        for _ in range(missing * t.content.removed[era]):
            t.removed.append(deck.pop())
        if era == 0:
            t.deck.extend(deck)
        else:
            t.later.extend(deck)
    t.removed.sort()
    t.later.sort()


def hand_out_variants(t: SteelTable) -> None:
    """Industry Leaders, dealt or chosen; Bigwig tokens, dealt."""
    if t.settings["leaders"] == "dealt":
        leaders = list(range(len(t.content.leader_ids)))
        t.shuffle(leaders)
        for seat in range(t.seats):
            t.leaders[seat] = leaders[seat]
            t.tell("leader", seat, [leaders[seat]])
    elif t.settings["leaders"] == "chosen":
        for seat in t.influence:  # the lowest Influence chooses first
            t.agenda.append(ChooseLeader(seat))
    if t.settings["moguls"] == "bigwigs":
        tokens = list(range(len(t.content.bigwig_ids)))
        each = t.content.bigwigs_each
        t.shuffle(tokens)
        for seat in range(t.seats):
            t.bigwigs[seat].extend(sorted(tokens[seat * each : (seat + 1) * each]))
            t.tell("tokens", seat, t.bigwigs[seat][:])


class SeedHouses(Step[SteelTable]):
    """The Mayor's first House on El Pueblo, then everyone's in turn, then the Mayor's City cubes."""

    def run(self, table: SteelTable) -> None:
        t = table
        t.agenda.append(SeedCityCube(mayor(t), t.content.seed_cubes))
        for turn in range(t.content.seed_houses * t.seats - 1, 0, -1):
            t.agenda.append(SeedHouse(t.influence[turn % t.seats]))
        lay(t, t.influence[0], [t.content.city.el_pueblo], HOUSE, False, BY_SETUP)


class SeedHouse(Decision[SteelTable]):
    """A House on a vacant North Side Lot beside a House or City Hall."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-030", "FIS-032")

    def options(self, table: SteelTable, seat: int) -> list[int]:
        found: list[int] = []
        city, near = table.content.city, beside_town(table)
        for strip in range(city.strips):
            lots = near[strip] & lots_in(table, VACANT, strip) & city.places[city.strips + strip]
            add_options(city, strip, lots, found)
        return found

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return SEED_LIMITS if is_lot(table, action) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        lay(table, seat, [action - LOT], HOUSE, False, BY_SETUP)


def beside_town(t: SteelTable) -> list[int]:
    """The Lots adjacent to a House or City Hall, in strips."""
    return beside(t, CITY, (1 << HOUSE) | (1 << CIVIC))


def beside_city(t: SteelTable) -> list[int]:
    """The Lots adjacent to a House, a City cube or City Hall, in strips."""
    city = t.content.city
    cubes = spread_in_strips(city, [lots_in(t, CUBE + CITY, strip) for strip in range(city.strips)])
    town = beside_town(t)
    return [town[strip] | cubes[strip] for strip in range(city.strips)]


def in_north_side(t: SteelTable, seat: int, action: int) -> bool:
    """The Lot lies in the first Neighborhood."""
    return t.content.city.lot_nb[action - LOT] == 0


def is_beside_town(t: SteelTable, seat: int, action: int) -> bool:
    """A House or City Hall is adjacent."""
    return all_in(t.content.city, [action - LOT], beside_town(t))


def is_beside_city(t: SteelTable, seat: int, action: int) -> bool:
    """A House, a City cube or City Hall is adjacent."""
    return all_in(t.content.city, [action - LOT], beside_city(t))


def mansion_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """What stands there."""
    return about_lot(t, "FIS-G09", "built", t.content.city.pair_lots[action - PAIR] & t.masks[BUILT])


SEED_LIMITS: Final = (
    IS_VACANT,
    LimitOn("FIS-030", in_north_side, "not-first-neighborhood", LOT),
    LimitOn("FIS-032", is_beside_town, "alone", LOT),
)
CITY_CUBE_LIMITS: Final = (IS_VACANT, LimitOn("FIS-033", is_beside_city, "alone-in-city", LOT))
MANSION_LIMITS: Final = (Limit("FIS-G09", unbuilt, mansion_fact),)


class SeedCityCube(Decision[SteelTable]):
    """The Mayor's City cubes: beside a House, another City cube or City Hall, in any Neighborhood."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-033",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: SteelTable, seat: int) -> list[int]:
        found: list[int] = []
        near = beside_city(table)
        for strip in range(len(near)):
            add_options(table.content.city, strip, near[strip] & lots_in(table, VACANT, strip), found)
        return found

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return CITY_CUBE_LIMITS if is_lot(table, action) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        put_cube(table, action - LOT, CITY)
        table.tell("city-cube", seat, [action - LOT, BY_SETUP])
        if self.left > 1:
            table.agenda.append(SeedCityCube(seat, self.left - 1))


class SetupMansions(Step[SteelTable]):
    """Everyone's first Mansion, in Influence order."""

    def run(self, table: SteelTable) -> None:
        for seat in reversed(table.influence):
            table.agenda.append(SetupMansion(seat))


class SetupMansion(Decision[SteelTable]):
    """Two adjacent Lots of one Block without buildings, anywhere on the board."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-044", "FIS-095")

    def options(self, table: SteelTable, seat: int) -> list[int]:
        city, what = table.content.city, table.what
        return [
            PAIR + pair for pair in city.pairs if what[city.pair_a[pair]] < 0 and what[city.pair_b[pair]] < 0
        ]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return MANSION_LIMITS if is_pair(table, action) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        lay(table, seat, table.content.city.pair_list[action - PAIR], MANSION, False, BY_SETUP)


def conserved(t: SteelTable) -> dict[str, int]:
    """Sums that never change: cards; no VP without a source, no pieces too many."""
    zones = [t.deck, t.discard, t.later, t.removed, t.box, t.recurring, t.active, t.headlines]
    for zone in (t.hands, t.banks, t.chosen, t.draft):
        zones += zone
    cards = [card for zone in zones for card in zone]
    sums = {"cards": len(cards), "different cards": len(set(cards))}
    for seat in range(t.seats):
        counted = sum(t.tally[seat * PARTS : (seat + 1) * PARTS])
        sums[f"VP of seat {seat} without a source"] = t.vp[seat] - counted
        sums[f"pieces of seat {seat} too many"] = sum(
            [max(0, -pieces_left(t, seat, kind)) for kind in range(KINDS)]
        )
    return sums
