"""Setup: tracks, Influence, decks, the first Houses, hands and banks, Roles, the draft, Mansions."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel.actions import LOT, PAIR
from boomtown.games.forged_in_steel.board import ERAS, MAYOR
from boomtown.games.forged_in_steel.building import StartBuilding
from boomtown.games.forged_in_steel.city import lots_of, spread
from boomtown.games.forged_in_steel.construct import lay
from boomtown.games.forged_in_steel.places import put_cube, put_structure, vacant
from boomtown.games.forged_in_steel.planning import DealCards, StartDraft
from boomtown.games.forged_in_steel.roles import ChooseLeader, MoveMoguls, NextRole
from boomtown.games.forged_in_steel.script import CIVIC, HOUSE, MANSION
from boomtown.games.forged_in_steel.table import (
    BUILT,
    CITY,
    CUBE,
    KIND,
    PARTS,
    SETUP,
    SteelTable,
    mayor,
)

SEEDED = 2  # Houses of each player
SETUP_CITY_CUBES = 3


def set_up(t: SteelTable) -> None:
    """Lay the game out up to the first choice."""
    lay_out(t)
    t.influence[:] = list(range(t.seats))
    t.shuffle(t.influence)
    t.roles[MAYOR] = t.influence[0]
    t.tell("influence", -1, t.influence[:])
    t.tell("role", t.influence[0], [MAYOR])
    sort_decks(t)
    city = t.board.city
    put_structure(t, city.pair_lots[city.city_hall], CIVIC, CITY)
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
    board, n = t.board, t.seats
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
    t.pending[:] = [0, 0, 0, 0]
    t.counts[:] = [0] * 6
    t.leaders[:] = [-1] * n
    t.moguls[:] = [-1] * n
    t.wigs_used[:] = [0] * n
    t.rebuild()


def sort_decks(t: SteelTable) -> None:
    """Three decks by Era; with fewer than four players cards of the first two are removed unseen."""
    missing = 4 - t.seats
    for era in range(ERAS):
        deck = [card for card in range(1, t.board.cards + 1) if t.board.card_era[card] == era]
        t.shuffle(deck)
        for _ in range(missing * t.board.removed[era]):
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
        leaders = list(range(len(t.board.leader_ids)))
        t.shuffle(leaders)
        for seat in range(t.seats):
            t.leaders[seat] = leaders[seat]
            t.tell("leader", seat, [leaders[seat]])
    elif t.settings["leaders"] == "chosen":
        for seat in t.influence:  # the lowest Influence chooses first
            t.agenda.append(ChooseLeader(seat))
    if t.settings["moguls"] == "bigwigs":
        tokens = list(range(len(t.board.bigwig_ids)))
        t.shuffle(tokens)
        for seat in range(t.seats):
            t.bigwigs[seat].extend(sorted(tokens[seat * 3 : seat * 3 + t.board.bigwigs_each]))
            t.tell("tokens", seat, t.bigwigs[seat][:])


class SeedHouses(Step):
    """The Mayor's first House on El Pueblo, then everyone's in turn, then the Mayor's City cubes."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        t.agenda.append(SeedCityCube(mayor(t), SETUP_CITY_CUBES))
        for turn in range(SEEDED * t.seats - 1, 0, -1):
            t.agenda.append(SeedHouse(t.influence[turn % t.seats]))
        lay(t, t.influence[0], t.board.city.bit[t.board.city.el_pueblo], HOUSE, False)


class SeedHouse(Decision):
    """A House on a vacant North Side Lot beside a House or City Hall."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-030", "FIS-032")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        city = table.board.city
        near = spread(city, table.masks[KIND + HOUSE] | table.masks[KIND + CIVIC])
        return [LOT + lot for lot in lots_of(city, near & vacant(table) & city.nb_lots[0])]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        lay(table, seat, table.board.city.bit[action - LOT], HOUSE, False)


class SeedCityCube(Decision):
    """The Mayor's City cubes: beside a House, another City cube or City Hall, in any Neighborhood."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-033",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        masks = table.masks
        near = spread(table.board.city, masks[KIND + HOUSE] | masks[KIND + CIVIC] | masks[CUBE + CITY])
        return [LOT + lot for lot in lots_of(table.board.city, near & vacant(table))]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        put_cube(table, action - LOT, CITY)
        table.tell("city-cube", seat, [action - LOT])
        if self.left > 1:
            table.agenda.append(SeedCityCube(seat, self.left - 1))


class SetupMansions(Step):
    """Everyone's first Mansion, in Influence order."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        for seat in reversed(table.influence):
            table.agenda.append(SetupMansion(seat))


class SetupMansion(Decision):
    """Two adjacent Lots of one Block without buildings, anywhere on the board."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-044", "FIS-095")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        pairs, built = table.board.city.pair_lots, table.masks[BUILT]
        return [PAIR + pair for pair in range(len(pairs)) if not pairs[pair] & built]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        lay(table, seat, table.board.city.pair_lots[action - PAIR], MANSION, False)
