"""Nobody stalls anybody: limits of bots, fair turns, thoughts that end, faults that pass, and a house that says how it is."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from boomtown.bots import LEVELS
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.house.leases import Leases
from boomtown.web.minds import butler as service
from boomtown.web.minds.hours import HOUR, Hours
from boomtown.web.minds.keeper import Lane, Lost, Thought
from boomtown.web.minds.pool import ANALYSIS, HINT, MOVE, Minds
from boomtown.web.people.buckets import Buckets
from tests.processes import alive, slowly, wait_until
from tests.web.client import Visitor
from tests.web.conftest import ROOT, Server
from tests.web.test_secrets import Guest

GAME = "age_of_industry"


def wish(*chairs: str) -> dict[str, Any]:
    """A table of three."""
    return {"game": GAME, "seats": 3, "chairs": list(chairs), "bot_pause": 0}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Callable[..., FastAPI]]:
    """Houses as one sets them; plain workers, which are opened only when somebody thinks."""
    opened: list[TestClient] = []

    def make(**more: Any) -> FastAPI:
        folder = tmp_path / str(len(opened))
        folder.mkdir()
        settings = {"instant": True, "rate": 5000.0, **more}
        made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, **settings))
        opened.append(TestClient(made))
        opened[-1].__enter__()
        return made

    yield make
    for client in opened:
        client.__exit__(None, None, None)


@pytest.fixture
def minds() -> Iterator[Minds]:
    """One worker for moves, one for what people want to know; a thought may take three seconds."""
    found = Minds(1, lambda: None, limit=3.0)
    yield found
    found.close()


# --- bots from outside -----------------------------------------------------------------------------------------


def test_bots_at_tables_are_the_four_levels(house: Callable[..., FastAPI]) -> None:
    """Codes that think as long as one likes are for the lab: no table, lobby or vote takes them."""
    guest = Guest(house())
    for code in ("strong:999999", "strong:60s", "random", "greedy:99", "expert:1", "Strong", ""):
        answer = guest.post("/api/tables", wish("me", "open", code))
        assert answer.status_code == 422, code
        assert "beginner, steady, strong, expert" in answer.json()["error"]
    table = guest.post("/api/tables", wish("me", "open", "open")).json()["id"]
    assert guest.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "strong:60s"}).status_code == 422
    assert guest.get("/api/games").json()[0]["bots"] == [level.code for level in LEVELS]


# --- workers ---------------------------------------------------------------------------------------------------


def test_a_worker_that_is_stopped_stalls_nobody(minds: Minds) -> None:
    """It is ended when its time is over, and another one thinks."""
    first = minds.wait(MOVE, None, os.getpid)
    os.kill(first, signal.SIGSTOP)
    second = minds.wait(MOVE, None, os.getpid)
    assert second != first
    wait_until(lambda: not alive(first))


def test_a_thought_without_end_is_given_up(minds: Minds) -> None:
    """And the worker goes with it; the next thought is answered."""
    minds.limit = 0.2
    with pytest.raises(Lost):
        minds.wait(MOVE, None, slowly, 600.0)
    minds.limit = 20.0
    assert minds.wait(MOVE, None, slowly, 0.0)


def test_hints_and_analyses_delay_no_move(minds: Minds) -> None:
    """While both are being thought about, a move is answered; a hint goes before an analysis that waits."""
    minds.limit = 60.0
    hint = minds.given(HINT, 1, slowly, 600.0)
    analysis = minds.given(ANALYSIS, 2, slowly, 600.0)
    assert minds.wait(MOVE, 3, os.getpid)
    assert not hint.done()
    assert not analysis.running()


def thought(person: int, rank: int = 0) -> Thought:
    """Something to think about, for somebody."""
    return Thought(os.getpid, person, rank, 1.0)


def test_who_has_had_least_comes_first() -> None:
    """However many thoughts one person has, another's waits for one of them at most; an urgent one for none."""
    hours = Hours(most=1000)
    lane = Lane(0, hours, lambda: None)
    for person in (1, 1, 1, 2, 1, 2):
        lane.give(thought(person))
    order: list[int | None] = []
    for _ in range(6):
        due = lane.take()
        assert due is not None
        order.append(due.person)
        hours.note(due.person, 1.0)
    assert order == [1, 2, 1, 2, 1, 1]
    lane.give(thought(2, rank=1))
    lane.give(thought(1))
    due = lane.take()
    assert due is not None
    assert due.person == 1


def test_no_worker_outlives_a_house_that_is_closed_or_killed(tmp_path: Path) -> None:
    """Not even one that is stopped, or in the midst of a thought, however the house ends."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        folder = tmp_path / sign.name
        folder.mkdir()
        served = Server(folder)
        served.start()
        process = served._process
        assert process is not None
        visitor = Visitor(served.url).arrive()
        table = visitor.new_table(["strong", "strong", "strong"])
        wait_until(lambda: visitor.look(table)["seq"] > 0)  # noqa: B023
        found = workers_of(process.pid)
        os.kill(found[0], signal.SIGSTOP)
        process.send_signal(sign)
        process.wait(60)
        wait_until(lambda: not any(map(alive, found)))  # noqa: B023


def workers_of(process: int) -> list[int]:
    """The processes that a house has opened to think."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == process and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def hold() -> None:
    """In a worker: think as compiled code does, which lets no other thread of its process run."""
    ctypes.PyDLL(None).sleep(600)


HOLD = """
import os, sys, time
from boomtown.processes import Pool
from tests.web.test_nobody_stalls import hold
if __name__ == "__main__":
    pool = Pool(1, None)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(hold)
    time.sleep(1)
    print("thinking", flush=True)
    sys.stdin.read()
"""


def test_a_worker_that_hears_nothing_ends_with_its_house() -> None:
    """Compiled code lets no thread look after the parent: the system ends the process all the same."""
    parent = subprocess.Popen(
        [sys.executable, "-c", HOLD],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.stdout.readline()
    parent.kill()
    parent.communicate()
    wait_until(lambda: not alive(child))


# --- an hour's thinking ----------------------------------------------------------------------------------------


def test_an_hour_of_thinking_is_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has had their share waits until what they had is an hour ago; others don't."""
    moment = 100.0
    monkeypatch.setattr(Hours, "clock", lambda hours: moment)
    hours = Hours(most=60)
    hours.note(1, 40)
    assert hours.wait(1) == 0
    moment += 600
    hours.note(1, 30)
    assert (hours.spent(1), hours.spent(2)) == (70, 0)
    assert hours.wait(1) == HOUR - 600
    assert hours.wait(2) == hours.wait(None) == 0
    moment += HOUR - 600
    assert (hours.wait(1), hours.spent(1)) == (0, 30)


def test_who_has_had_their_share_is_told_when_to_come_back(house: Callable[..., FastAPI]) -> None:
    """No new bots, hints or analyses for them; a table of people they may make, and others may have bots."""
    app = house()
    guest, other = Guest(app), Guest(app)
    table = guest.post("/api/tables", wish("me", "me", "me")).json()["id"]
    lobby = guest.post("/api/tables", wish("me", "open", "open")).json()["id"]
    app.state.minds.hours.note(guest.get("/api/me").json()["id"], 2400.0)
    state = guest.get(f"/api/tables/{table}").json()
    asked = [
        guest.post("/api/tables", wish("me", "strong", "strong")),
        guest.post(f"/api/tables/{lobby}/bots", {"seat": 1, "bot": "steady"}),
        guest.post(f"/api/tables/{table}/hint", {"seat": state["seat"], "seq": state["seq"]}),
    ]
    for answer in asked:
        assert answer.status_code == 429, answer.text
        assert "come back in 60 minutes" in answer.json()["error"]
        assert 3500 < int(answer.headers["Retry-After"]) <= 3600
    assert guest.post("/api/tables", wish("me", "open", "open")).status_code == 201
    assert other.post("/api/tables", wish("me", "open", "steady")).status_code == 201


# --- faults that pass ------------------------------------------------------------------------------------------


def test_a_bots_move_that_failed_is_tried_again(
    house: Callable[..., FastAPI], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With pauses that grow; meanwhile the house says that it isn't well, and why, and afterwards that it is."""
    pauses: list[float] = []
    monkeypatch.setattr(service, "FIRST_PAUSE", 0.01)
    app = house()
    true_move, broken = app.state.house.move, threading.Event()
    broken.set()

    def move(*asked: Any) -> int:
        if broken.is_set():
            pauses.append(time.monotonic())
            raise OperationalError("insert", {}, Exception("disk I/O error"))
        return int(true_move(*asked))

    monkeypatch.setattr(app.state.house, "move", move)
    guest = Guest(app)
    table = guest.post("/api/tables", wish("beginner", "beginner", "beginner")).json()["id"]
    wait_until(lambda: guest.get("/health").status_code == 503)
    assert "Bots can't move at 1 table" in guest.get("/health").json()["trouble"][0]
    wait_until(lambda: len(pauses) > 5)
    waits = [later - sooner for sooner, later in pairwise(pauses)]
    assert all(wait >= 0.01 * 2**n for n, wait in enumerate(waits))
    broken.clear()
    wait_until(lambda: guest.get(f"/api/tables/{table}").json()["seq"] > 3)
    wait_until(lambda: guest.get("/health").status_code == 200)


def test_a_table_that_nobody_rang_for_is_found(
    house: Callable[..., FastAPI], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that waits is served by the next sweep, whoever forgot to ring."""
    monkeypatch.setattr(Leases, "every", 0.05)
    monkeypatch.setattr(service.Butler, "look_at", lambda butler, table_id: None)
    guest = Guest(house())
    table = guest.post("/api/tables", wish("beginner", "beginner", "beginner")).json()["id"]
    wait_until(lambda: guest.get(f"/api/tables/{table}").json()["seq"] > 0)


def test_the_house_is_not_well_while_nothing_can_be_written(house: Callable[..., FastAPI]) -> None:
    """A probe that writes: reading alone would look well."""
    app = house()
    guest = Guest(app)
    assert guest.get("/health").json()["well"] is True

    def full(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        if not statement.lstrip().upper().startswith(("SELECT", "PRAGMA")):
            raise OperationalError(statement, {}, Exception("database or disk is full"))

    engine = app.state.house.sessions.kw["bind"]
    event.listen(engine, "before_cursor_execute", full)
    wait_until(lambda: guest.get("/health").status_code == 503)
    said = guest.get("/health").json()
    assert said["well"] is False
    assert said["trouble"] == ["Nothing can be written: database or disk is full."]
    event.remove(engine, "before_cursor_execute", full)
    assert guest.get("/health").json()["well"] is True


# --- tables and looks ------------------------------------------------------------------------------------------


def test_nobody_makes_hundreds_of_tables(house: Callable[..., FastAPI]) -> None:
    """So many a person and so many an address, then some an hour; the refusal says when."""
    app = house(rate=4.0)
    app.state.guard.writes = Buckets(1000, 1000)
    for made in (4, 4, 4, 0):
        guest = Guest(app)
        answers = [guest.post("/api/tables", wish("me", "open", "open")) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * made + [429] * (5 - made)
        assert "you can make another in" in answers[-1].json()["error"]
    record = guest.client.post("/api/records", content="{}", headers=guest.headers)
    assert record.status_code in (422, 429)


def test_looks_that_cost_are_limited(house: Callable[..., FastAPI]) -> None:
    """Five previews cost as much as twenty-five other looks; pictures and styles are free."""
    app = house(rate=1.0)
    app.state.guard.reads = Buckets(burst=30, per_second=0.001)
    guest = Guest(app)  # one look
    path = "/api/tables/0123456789/preview"
    codes = [guest.get(path, seat="0", action="pass").status_code for _ in range(7)]
    assert codes == [404] * 5 + [429] * 2
    assert guest.get("/static/table.css").status_code == 200
    assert guest.get("/health").status_code == 200
    assert [guest.get("/api/games").status_code for _ in range(5)] == [200] * 4 + [429]
