"""What the tests from Events on need beside `position`: colours, phases, packs with a piece exchanged."""

import shutil
from pathlib import Path

from boomtown.engine.log import entries
from boomtown.games.forged_in_steel.pack.load import OURS
from boomtown.games.forged_in_steel.rules.assessment import StartAssessment
from boomtown.games.forged_in_steel.rules.building import StartBuilding
from boomtown.games.forged_in_steel.rules.city import lots_of, spread
from boomtown.games.forged_in_steel.rules.elections import StartElections
from boomtown.games.forged_in_steel.rules.table import PARTS
from tests.rules.forged_in_steel.position import Position

RED, BLUE, GREEN, PURPLE = 0, 1, 2, 3


def assess(p: Position) -> None:
    """County Assessment begins; what follows follows."""
    p.note()
    p.next(StartAssessment())


def elect(p: Position) -> None:
    """The Elections begin."""
    p.next(StartBuilding(), StartElections())


def part(p: Position, number: int) -> list[int]:
    """The VP of all players from one source, a P_... of the table."""
    return [p.t.tally[seat * PARTS + number] for seat in range(p.t.seats)]


def happened(p: Position) -> list[str]:
    """The kinds of all log entries, oldest first."""
    return [entry.kind for entry in entries(p.t.news)]


def beside(p: Position, names: str) -> set[str]:
    """The Lots adjacent to a Lot or structure: beside(p, 'NS9a+NS9b')."""
    lots = p.lots(names)
    return {p.city.lot_ids[lot] for lot in lots_of(p.city, spread(p.city, lots) & ~lots)}


def own_mines(p: Position, seat: int, count: int) -> None:
    """Give a seat some of the free Mines, long since rolled for."""
    for id in [id for id in p.city.mine_ids if p.mine_owner(id) is None][:count]:
        p.mine(seat, id)


def pack(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """A copy of our content with pieces of one file exchanged; the value of the option `content`."""
    copy = folder / "pack"
    shutil.copytree(OURS, copy)
    text = (copy / file).read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{file} has {text.count(old)} times {old!r}"
        text = text.replace(old, new)
    (copy / file).write_text(text, "utf-8")
    return str(copy)
