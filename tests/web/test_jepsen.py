"""Three processes on one PostgreSQL, twelve tables, and everything that can go wrong with machines."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.database import open_database
from boomtown.web.house.live import Hub
from boomtown.web.house.models import Chair, Move
from boomtown.web.house.tables import House
from tests.web.checker import Deed, Disk, History, faults
from tests.web.conftest import Server
from tests.web.jepsen import Listener, Pair
from tests.web.postgres import Postgres, postgres

TABLES = 12


@pytest.fixture
def database() -> Iterator[Postgres]:
    with postgres() as made:
        yield made


def test_nothing_is_lost_whatever_happens_to_the_machines(database: Postgres, tmp_path: Path) -> None:
    """Killed, stopped, and the database gone for a while: nothing acknowledged is lost, nothing done twice, no fork."""
    address = database.new_database()
    servers = [Server(tmp_path / str(n), database=address) for n in range(3)]
    for server in servers:
        server.folder.mkdir()
    starts = [threading.Thread(target=server.start) for server in servers]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    end = threading.Event()
    try:
        pairs = [Pair(servers, number, end) for number in range(TABLES)]
        listeners = [Listener(pair, servers[n % 3]) for n, pair in enumerate(pairs)]
        for pair, listener in zip(pairs, listeners, strict=True):
            pair.thread.start()
            listener.start()
        trouble(database, servers, pairs)
        end.set()
        for pair in pairs:
            pair.thread.join(120)
        assert [pair.failed for pair in pairs if pair.failed is not None] == []
        history = told(address, servers, pairs, listeners)
    finally:
        end.set()
        for server in servers:
            server.kill()
    assert faults(history) == []
    done = [deed for deed in history.deeds if deed.told == "yes"]
    assert {deed.kind for deed in done} == {"move", "undo", "join"}
    assert sum(history.agreed.values()) > 0
    forged = replace(done[-1], key="never-sent", kind="move")
    assert faults(History([*history.deeds, forged], history.disks)) != [], "the judge would see a lost move"


def busy(pairs: list[Pair], more: int) -> None:
    """Let people do some more."""
    start, limit = sum(len(pair.deeds) for pair in pairs), time.monotonic() + 90
    while sum(len(pair.deeds) for pair in pairs) < start + more:
        assert time.monotonic() < limit, [pair.failed for pair in pairs]
        time.sleep(0.05)


def trouble(database: Postgres, servers: list[Server], pairs: list[Pair]) -> None:
    """One process is killed, one stands still for a while, the database crashes, and people go on meanwhile."""
    busy(pairs, 60)
    servers[0].kill()
    busy(pairs, 40)
    servers[1].send(signal.SIGSTOP)
    time.sleep(7)  # longer than a lease
    servers[1].send(signal.SIGCONT)
    servers[0].start()
    busy(pairs, 40)
    database.crash()
    busy(pairs, 40)


def told(address: str, servers: list[Server], pairs: list[Pair], listeners: list[Listener]) -> History:
    """All that can be known at the end, when every bot has moved and every stream has caught up."""
    sessions = open_database(address)
    house = House(sessions, Hub())
    limit = time.monotonic() + 90
    history = History()
    while time.monotonic() < limit:
        history = History()
        for pair, listener in zip(pairs, listeners, strict=True):
            record(history, house, servers, pair, listener)
        if not faults(history):
            break
        time.sleep(0.5)
    return history


def record(history: History, house: House, servers: list[Server], pair: Pair, listener: Listener) -> None:
    """What is on disk, what every process shows, and what the stream heard of one table."""
    history.deeds += pair.deeds
    history.agreed[pair.table] = pair.agreed
    with house.sessions() as db:
        moves = db.scalars(select(Move).where(Move.table_id == pair.table).order_by(Move.seq))
        rows = [(move.seq, move.kind, move.seat, move.action, move.key) for move in moves]
        chairs = db.scalars(select(Chair).where(Chair.table_id == pair.table))
        seated = {chair.seat: str(chair.person_id) for chair in chairs}
        row = house.row(db, pair.table)
        try:
            digest = house.play(db, row).record.table.digest()
        except BoomtownError:
            digest = ""
        history.waiting[pair.table] = row.state == "playing" and 2 in row.waiting
    history.disks[pair.table] = Disk(rows, seated, digest)
    sights = [pair.people[0].http.get(f"{server.url}/api/tables/{pair.table}").json() for server in servers]
    history.shown[pair.table] = [(s["seq"], s["actions"], s["view"], s["log"], s["players"]) for s in sights]
    public = public_seq(servers[0], pair)
    history.heard[pair.table] = [(listener.last, public)]


def public_seq(server: Server, pair: Pair) -> int:
    """The number that a stranger is told of a table."""
    return int(httpx.get(f"{server.url}/api/tables/{pair.table}", timeout=30).json()["seq"])


def good() -> History:
    """A small history in which all is well."""
    rows: list[tuple[int, str, int, str, str | None]] = [
        (1, "move", 0, "pass", "a"),
        (2, "move", 2, "pass", None),
        (3, "undo", 0, "", "b"),
    ]
    deeds = [
        Deed("t", "move", 0, "a", "pass", "yes"),
        Deed("t", "undo", 0, "b", "", "yes"),
        Deed("t", "move", 1, "c", "pass", "no"),
        Deed("t", "join", 1, "7", "", "yes"),
        Deed("t", "join", 1, "8", "", "no"),
    ]
    return History(
        deeds, {"t": Disk(rows, {0: "6", 1: "7"}, "d")}, {"t": [1, 1]}, {"t": [(3, 3)]}, {"t": False}
    )


def test_the_judge_sees_what_is_wrong() -> None:
    """A lost move, one that is there twice or though it was refused, a fork, a gap, a deaf stream, a bot that sleeps."""
    assert faults(good()) == []
    wrongs: list[Callable[[History], object]] = [
        lambda h: h.disks["t"].rows.pop(0),
        lambda h: h.disks["t"].rows.pop(),
        lambda h: h.disks["t"].rows.append((4, "move", 0, "pass", "a")),
        lambda h: h.disks["t"].rows.append((4, "move", 1, "pass", "c")),
        lambda h: h.disks["t"].rows.append((3, "move", 1, "pass", None)),
        lambda h: h.disks["t"].chairs.update({1: "8"}),
        lambda h: setattr(h.disks["t"], "digest", ""),
        lambda h: h.shown["t"].append(2),
        lambda h: h.heard["t"].append((2, 3)),
        lambda h: h.waiting.update({"t": True}),
        lambda h: h.agreed.update({"t": 1}),
    ]
    for wrong in wrongs:
        history = good()
        wrong(history)
        assert faults(history) != []
