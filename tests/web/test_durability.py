"""Every acknowledged move is on disk: killed at any moment under load, the house goes on as if nothing had been."""

import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from boomtown.engine.record import from_json
from tests.web.client import Visitor
from tests.web.conftest import Server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for all tests of this file that don't kill it."""
    house = Server(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.kill()


class Player(threading.Thread):
    """Somebody who plays at a table of their own as fast as they can and remembers what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(url).arrive()
        self.visitor.post(
            "/api/me/asked", {"always": True}
        )  # so that nobody acts in these seats but this thread
        self.table = self.visitor.new_table(["me", "me", "beginner"])
        self.rng = random.Random(number)
        self.acknowledged: list[tuple[str, int, str]] = []  # key, seat and action
        self.unsure: tuple[dict[str, object], str] | None = None
        self.stopped = threading.Event()

    def run(self) -> None:
        number = 0
        while not self.stopped.is_set():
            try:
                state = self.visitor.look(self.table)
                if not state["yours"]:
                    time.sleep(0.01)
                    continue
                action = self.rng.choice(state["options"])["action"]
                number += 1
                self.unsure = (state, action)
                answer = self.visitor.act(self.table, state, action, key=f"{self.table}-{number}")
                assert answer.status_code == 200, answer.text
                self.acknowledged.append((f"{self.table}-{number}", state["seat"], action))
                self.unsure = None
            except httpx.HTTPError:
                return  # the house was killed


def rows(folder: Path, table: str) -> list[tuple[int, str | None, int, str]]:
    """What is on disk of a table: seq, key, seat and action."""
    with sqlite3.connect(folder / "data" / "boomtown.sqlite") as db:
        found = db.execute(
            "select seq, key, seat, action from moves where table_id = ? order by seq", (table,)
        ).fetchall()
    return [tuple(row) for row in found]


def test_killed_under_load_and_started_again_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Three kills under load: every acknowledged move is there, once, and every table goes on with its bots."""
    served = Server(tmp_path)
    served.start()
    try:
        for turn in range(3):
            players = [Player(served.url, turn * 10 + n) for n in range(4)]
            for player in players:
                player.start()
            wait_for_load(players)
            time.sleep(0.037 * turn)
            served.kill()
            for player in players:
                player.join(20)
            for player in players:
                disk = rows(served.folder, player.table)
                assert [row[0] for row in disk] == list(range(1, len(disk) + 1)), "no gaps, nothing twice"
                for deed in player.acknowledged:
                    assert [row[1:] for row in disk].count(deed) == 1
            served.start()
            for player in players:
                go_on(player)
    finally:
        served.kill()


def wait_for_load(players: list[Player]) -> None:
    """Let everybody play until there is a load worth killing."""
    end = time.monotonic() + 60
    while sum(len(player.acknowledged) for player in players) < 40:
        assert time.monotonic() < end, "nobody got to play"
        time.sleep(0.01)


def go_on(player: Player) -> None:
    """The table stands where it stood; a request whose answer was lost can be sent again and is one move; bots resume."""
    visitor = player.visitor
    if player.unsure is not None:
        state, action = player.unsure
        number = len(player.acknowledged) + 1
        before = visitor.look(player.table)["seq"]
        first = visitor.act(player.table, state, action, key=f"{player.table}-{number}")
        second = visitor.act(player.table, state, action, key=f"{player.table}-{number}")
        assert first.status_code == 200, first.text
        assert second.json()["seq"] == first.json()["seq"]
        assert first.json()["seq"] <= before + 1
    rng = random.Random(1)
    seen = visitor.look(player.table)["seq"]
    end = time.monotonic() + 120
    moves = 0
    while moves < 6 and time.monotonic() < end:
        answer = visitor.any_act(player.table, rng)
        if answer is None:
            time.sleep(0.02)
        else:
            assert answer.status_code == 200, answer.text
            moves += 1
    assert moves == 6, "the bots did not resume"
    assert visitor.look(player.table)["seq"] > seen


def test_a_whole_game_can_be_taken_out_and_replayed(served: Server) -> None:
    """A game played over HTTP to the end gives a record that replays to the same position and comes in again."""
    visitor = Visitor(served.url).arrive()
    table = visitor.new_table(["me", "beginner", "beginner"])
    rng = random.Random(5)
    assert visitor.get(f"/api/tables/{table}/record").status_code == 403
    while visitor.look(table)["state"] != "over":
        if visitor.any_act(table, rng) is None:
            time.sleep(0.01)
    text = visitor.get(f"/api/tables/{table}/record").text
    record = from_json(text)
    assert record.table.over
    assert record.table.scores() == visitor.look(table)["result"]["scores"]
    again = visitor.http.post("/api/records", content=text, headers={"X-CSRF": visitor.csrf})
    assert again.status_code == 201, again.text
    assert visitor.get(f"/api/tables/{again.json()['id']}/record").json()["digest"] == record.table.digest()


def test_two_tabs_cannot_fork_a_game(served: Server) -> None:
    """Two requests from the same position: one move wins, the other is told to look again."""
    visitor = Visitor(served.url).arrive()
    table = visitor.new_table(["me", "me", "me"])
    state = visitor.look(table)
    answers: list[int] = []

    def click(action: str) -> None:
        with httpx.Client(base_url=served.url, cookies=visitor.http.cookies) as http:
            body = {"seat": state["seat"], "action": action, "seq": state["seq"]}
            answers.append(
                http.post(
                    f"/api/tables/{table}/moves", json=body, headers={"X-CSRF": visitor.csrf}
                ).status_code
            )

    for action in ("take-cards", "develop"):
        assert action in [option["action"] for option in state["options"]]
    clicks = [
        threading.Thread(target=click, args=(action,))
        for action in ("take-cards", "develop")
        for _ in range(4)
    ]
    for one in clicks:
        one.start()
    for one in clicks:
        one.join()
    assert sorted(answers) == [200] + [409] * 7
    assert visitor.look(table)["seq"] == state["seq"] + 1


def test_the_same_request_twice_is_one_move(served: Server) -> None:
    """A key makes a request safe to repeat; with another seat it is refused."""
    visitor = Visitor(served.url).arrive()
    table = visitor.new_table(["me", "me", "me"])
    state = visitor.look(table)
    answers = [visitor.act(table, state, "take-cards", key="once") for _ in range(3)]
    assert [a.status_code for a in answers] == [200, 200, 200]
    assert len({a.json()["seq"] for a in answers}) == 1
    assert visitor.look(table)["seq"] == 1
    other = (state["seat"] + 1) % 3
    body = {"seat": other, "action": "take-cards", "seq": 1, "key": "once"}
    assert visitor.post(f"/api/tables/{table}/moves", body).status_code == 409


def test_it_closes_gracefully(tmp_path: Path) -> None:
    """Asked to stop while a page listens to events, the house closes by itself and quickly."""
    served = Server(tmp_path)
    served.start()
    visitor = Visitor(served.url).arrive()
    table = visitor.new_table(["me", "me", "me"])
    with visitor.http.stream("GET", f"/api/tables/{table}/events") as stream:
        assert next(stream.iter_lines()).startswith("retry")
        started = time.monotonic()
        served.stop()
        assert time.monotonic() - started < 15, "it had to be killed"
