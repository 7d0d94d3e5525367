"""Judges a history: what people were told, against what is on disk and what every process shows at the end."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Deed:
    """Something that somebody asked for, and the last thing they were told: yes, no, or nothing."""

    table: str
    kind: str  # move, undo, join
    seat: int
    key: str  # of the request; of a join who asked
    action: str
    told: str  # yes, no, nothing


@dataclass
class Disk:
    """What is on disk of a table at the end."""

    rows: list[tuple[int, str, int, str, str | None]]  # seq, kind, seat, action, key
    chairs: dict[int, str]  # who sits where
    digest: str  # of the position that the rows lead to; empty if they lead nowhere


@dataclass
class History:
    """All that happened."""

    deeds: list[Deed] = field(default_factory=list)
    disks: dict[str, Disk] = field(default_factory=dict)
    shown: dict[str, list[Any]] = field(default_factory=dict)  # what each process shows of a table
    heard: dict[str, list[tuple[int, int]]] = field(
        default_factory=dict
    )  # of streams: last heard, last there was
    waiting: dict[str, bool] = field(
        default_factory=dict
    )  # whether a table waits for a bot that doesn't come
    agreed: Counter[str] = field(default_factory=Counter)  # how often a table agreed to go back


def faults(history: History) -> list[str]:
    """What can't be, in sentences; nothing if all is well."""
    found: list[str] = []
    for table, disk in history.disks.items():
        deeds = [deed for deed in history.deeds if deed.table == table]
        found += [f"{table}: {fault}" for fault in rows_at_fault(disk) + deeds_at_fault(disk, deeds)]
        if sum(row[1] == "back" for row in disk.rows) < history.agreed[table]:
            found.append(f"{table}: everybody agreed to go back, and nobody went")
    for table, sights in history.shown.items():
        if any(sight != sights[0] for sight in sights):
            found.append(f"{table}: processes show different tables")
    for table, streams in history.heard.items():
        found += [f"{table}: a stream heard {last} of {there}" for last, there in streams if last != there]
    found += [f"{table}: waits for a bot" for table, waits in history.waiting.items() if waits]
    return found


def rows_at_fault(disk: Disk) -> list[str]:
    """Gaps, forks, requests done twice, and rows that can't be played."""
    found: list[str] = []
    if [row[0] for row in disk.rows] != list(range(1, len(disk.rows) + 1)):
        found.append("the rows are not one line")
    keys = Counter(row[4] for row in disk.rows if row[4] is not None)
    found += [f"request {key} was done {times} times" for key, times in keys.items() if times > 1]
    if not disk.digest:
        found.append("the rows can't be played")
    return found


def deeds_at_fault(disk: Disk, deeds: list[Deed]) -> list[str]:
    """What was acknowledged and is not there, and what was refused and is."""
    found: list[str] = []
    rows = {row[4]: row[1:4] for row in disk.rows if row[4] is not None}
    for deed in deeds:
        if deed.kind == "join":
            sits = disk.chairs.get(deed.seat) == deed.key
            if sits != (deed.told == "yes") and deed.told != "nothing":
                found.append(f"{deed.key} was told {deed.told} for seat {deed.seat}")
        elif deed.told == "yes" and rows.get(deed.key) != (deed.kind, deed.seat, deed.action):
            found.append(f"{deed.kind} {deed.key} was acknowledged and is lost")
        elif deed.told == "no" and deed.key in rows:
            found.append(f"{deed.kind} {deed.key} was refused and is there")
    return found
