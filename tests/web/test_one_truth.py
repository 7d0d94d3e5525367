"""One truth: whatever changes a table is one transaction on its locked row, and memory follows what is committed."""

import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

import boomtown
from boomtown.engine.record import Record
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.house.models import Move
from boomtown.web.people.models import now
from tests.web.test_secrets import Guest

GAME = "age_of_industry"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    """A house without a network, in which nobody serves the tables."""
    folder = tmp_path_factory.mktemp("house")
    made = make_app(
        Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=50_000)
    )
    TestClient(made)
    return made


def at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """What comes of things that are done at the same time."""
    answers: list[Any] = [None] * len(deeds)
    ready = threading.Barrier(len(deeds))

    def do(number: int) -> None:
        ready.wait()
        answers[number] = deeds[number]()

    threads = [threading.Thread(target=do, args=(number,)) for number in range(len(deeds))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def new_table(guest: Guest, chairs: list[str], **wish: Any) -> str:
    """A table somebody makes."""
    body = {"game": GAME, "seats": len(chairs), "chairs": chairs, **wish}
    return str(guest.post("/api/tables", body).json()["id"])


def begun(app: FastAPI, count: int = 3, **wish: Any) -> tuple[str, list[Guest]]:
    """A game of so many people."""
    guests = [Guest(app) for _ in range(count)]
    table = new_table(guests[0], ["me", *["open"] * (count - 1)], **wish)
    for guest in guests[1:]:
        assert guest.post(f"/api/tables/{table}/join", {}).is_success
    return table, guests


def sent(guest: Guest, path: str, body: dict[str, Any]) -> int:
    """What a change of a table is answered."""
    return int(guest.post(f"/api/tables/{path}", body).status_code)


def look(guest: Guest, table: str, seat: int | None = None) -> dict[str, Any]:
    """The table as somebody sees it."""
    found: dict[str, Any] = guest.get(
        f"/api/tables/{table}", **({} if seat is None else {"seat": str(seat)})
    ).json()
    return found


def test_of_many_who_ask_for_one_seat_one_gets_it(app: FastAPI) -> None:
    """Exactly one is told yes, and sits there."""
    for _ in range(4):
        host, others = Guest(app), [Guest(app) for _ in range(5)]
        table = new_table(host, ["me", "open", "open"])
        answers = at_once(*[partial(sent, guest, f"{table}/join", {"seat": 1}) for guest in others])
        assert sorted(answers) == [200, 409, 409, 409, 409]
        winner = others[answers.index(200)]
        assert look(winner, table)["mine"] == [1]


def test_a_table_whose_last_seats_are_taken_at_once_begins(app: FastAPI) -> None:
    """Two people, or a person and a bot, take the last two seats at the same time."""
    for number in range(8):
        host, friends = Guest(app), [Guest(app), Guest(app)]
        table = new_table(host, ["me", "open", "open"])
        first, second = (partial(sent, friend, f"{table}/join", {}) for friend in friends)
        bot = partial(sent, host, f"{table}/bots", {"seat": 2, "bot": "beginner"})
        assert at_once(first, second if number % 2 else bot) == [200, 200]
        assert look(host, table)["state"] == "playing"


def drawn(table: str, guests: list[Guest]) -> int:
    """Somebody has drawn a card, which can't be taken back freely."""
    seat = int(look(guests[0], table)["waiting"][0])
    for action in ("take-cards", "deck"):
        body = {"seat": seat, "action": action, "seq": look(guests[seat], table)["seq"]}
        assert guests[seat].post(f"/api/tables/{table}/moves", body).is_success
    return seat


def test_votes_at_the_same_time_are_both_counted(app: FastAPI) -> None:
    """Three of four agree at once: the table goes back."""
    for _ in range(3):
        table, guests = begun(app, 4)
        seat = drawn(table, guests)
        back = {"seat": seat, "seq": look(guests[seat], table)["seq"]}
        asked = guests[seat].post(f"/api/tables/{table}/ask-undo", back).json()
        path = f"{table}/questions/{asked['question']}"
        others = [guest for number, guest in enumerate(guests) if number != seat]
        assert at_once(*[partial(sent, guest, path, {"yes": True}) for guest in others]) == [200] * 3
        assert look(guests[0], table)["actions"] == 1


@pytest.mark.parametrize("what", ["undo", "restart", "ask-undo"])
def test_an_old_seq_takes_nothing_back(app: FastAPI, what: str) -> None:
    """The same request thirty times acts once, where one plays alone and nobody else is asked too."""
    guest = Guest(app)
    table = new_table(guest, ["me", "me", "me"])
    seat = int(look(guest, table)["waiting"][0])
    actions = ["take-cards", "deck"] if what == "ask-undo" else ["take-cards"]
    for action in actions:
        body = {"seat": seat, "action": action, "seq": look(guest, table, seat)["seq"]}
        assert sent(guest, f"{table}/moves", body) == 200
    back = {"seat": seat, "seq": look(guest, table, seat)["seq"]}
    answers = at_once(*[partial(sent, guest, f"{table}/{what}", back)] * 30)
    assert sorted(answers) == [200] + [409] * 29
    assert look(guest, table)["actions"] == len(actions) - 1


@contextmanager
def failing_commits(app: FastAPI) -> Iterator[None]:
    """A disk that is full: whatever is committed is refused."""
    engine = app.state.house.sessions.kw["bind"]

    def full(_connection: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

    event.listen(engine, "commit", full)
    try:
        yield
    finally:
        event.remove(engine, "commit", full)


def test_a_commit_that_fails_leaves_no_trace(app: FastAPI) -> None:
    """Neither in memory nor for those who wait: the next writes on what is on disk, and the table opens again."""
    table, guests = begun(app)
    house = app.state.house
    seat = look(guests[0], table)["waiting"][0]
    seen = look(guests[seat], table)
    entered, waiting = threading.Event(), threading.Event()
    answers: list[int] = []

    def doomed() -> None:
        with failing_commits(app), suppress(OperationalError), house.change(table) as c:
            c.write(Move(kind="move", seat=seat, action="take-cards"))
            entered.set()
            waiting.wait(10)

    def patient() -> None:
        entered.wait(10)
        waiting.set()
        with suppress(OperationalError), house.change(table) as c:  # waits until the other has failed
            answers.append(c.play.seq)

    threads = [threading.Thread(target=one) for one in (doomed, patient)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert answers == [0]
    assert look(guests[seat], table) == seen
    body = {"seat": seat, "action": "take-cards", "seq": seen["seq"]}
    assert guests[seat].post(f"/api/tables/{table}/moves", body).json() == {"seq": 1}
    house._plays.clear()  # as after a restart
    assert look(guests[seat], table)["seq"] == 1


def test_a_start_that_fails_deals_nothing(app: FastAPI) -> None:
    """A deal that was never on disk is nowhere: the next who sits down starts the game, from another secret."""
    guest, friend = Guest(app), Guest(app)
    friend.post("/api/me", {"name": "Friend"})
    table = new_table(guest, ["me", "me", "open"])
    quiet = TestClient(app, raise_server_exceptions=False, cookies=friend.client.cookies)
    with failing_commits(app):
        answer = quiet.post(f"/api/tables/{table}/join", json={}, headers=friend.headers)
    assert answer.status_code == 500
    assert look(guest, table)["state"] == "lobby"
    assert table not in app.state.house._plays
    assert friend.post(f"/api/tables/{table}/join", {}).json()["state"] == "playing"


def test_other_content_and_other_rules_are_told(app: FastAPI) -> None:
    """A table that was played with something else is never replayed silently; lists still show it."""
    table, guests = begun(app)
    house = app.state.house
    for name, value, words in (
        ("content", "other", "other content (other)"),
        ("rules", 999, "rules version 999"),
    ):
        with house.sessions() as db:
            row = house.row(db, table)
            before = getattr(row, name)
            setattr(row, name, value)
            db.commit()
        house._plays.clear()
        answer = guests[0].get(f"/api/tables/{table}")
        assert answer.status_code == 409
        assert words in answer.json()["error"]
        assert guests[0].get("/tables").is_success
        with house.sessions() as db:
            setattr(house.row(db, table), name, before)
            db.commit()


# --- records from outside ------------------------------------------------------------------------------------


def recorded(count: int | None = None) -> dict[str, Any]:
    """A record of a game, of its first actions."""
    rng = random.Random(2)
    record = Record(boomtown.game(GAME), 3, 5, {}, ["Ada", "Bo", "Cy"])
    while not record.table.over and (count is None or len(record.actions) < count):
        seat = record.table.waiting[0]
        record.apply(seat, rng.choice(record.table.options(seat)))
    saved: dict[str, Any] = json.loads(record.to_json())
    return saved


def test_a_record_says_nothing_of_our_files(app: FastAPI, tmp_path: Path) -> None:
    """Whatever path a stranger writes into it, the answer is the same, and no path is kept."""
    guest = Guest(app)
    (tmp_path / "cards.toml").write_text("x = 1")
    answers = []
    for path in ("", str(tmp_path), str(tmp_path / "cards.toml"), "/nowhere", "/etc/passwd"):
        saved = recorded(5)
        saved["options"]["content"] = path
        answer = guest.post("/api/records", saved)
        answers.append((answer.status_code, answer.json().get("error")))
        with app.state.house.sessions() as db:
            assert app.state.house.row(db, answer.json()["id"]).options["content"] == ""
    assert set(answers) == {(201, None)}


def test_a_record_without_options_is_made_whole(app: FastAPI) -> None:
    """What it doesn't say is as usual; the lists of whoever brought it can be opened."""
    guest = Guest(app)
    saved = recorded(5)
    saved["options"] = {}
    assert guest.post("/api/records", saved).status_code == 201
    assert guest.get("/tables").is_success
    assert guest.get("/api/tables").json()["mine"][0]["options"]["map"] == "germany"


def test_an_unfinished_record_goes_on(app: FastAPI) -> None:
    """Whoever brings it plays all its seats; its result is nobody's."""
    guest = Guest(app)
    answer = guest.post("/api/records", recorded(20)).json()
    assert answer["state"] == "playing"
    seen = look(guest, answer["id"])
    assert seen["mine"] == [0, 1, 2]
    seat = seen["waiting"][0]
    seen = look(guest, answer["id"], seat)
    body = {"seat": seat, "action": seen["options"][0]["action"], "seq": seen["seq"]}
    assert guest.post(f"/api/tables/{answer['id']}/moves", body).is_success
    assert guest.get(f"/api/tables/{answer['id']}/record").status_code == 403
    assert guest.post("/api/records", recorded()).json()["state"] == "over"
    house = app.state.house
    with house.sessions() as db:
        row = house.row(db, answer["id"])
        row.state, row.door, row.result = "over", "open", {"scores": [1, 2, 3], "ranking": [[2], [1], [0]]}
        db.commit()
    me = guest.get("/api/me").json()["id"]
    assert guest.get(f"/api/people/{me}").json()["games"] == []


# --- who is late ---------------------------------------------------------------------------------------------


def make_late(app: FastAPI, table: str, **ago: float) -> None:
    """Let the present decision have begun long ago."""
    house = app.state.house
    with house.sessions() as db:
        house.row(db, table).since = now() - timedelta(**ago)
        db.commit()


def test_without_a_clock_nobody_is_late(app: FastAPI) -> None:
    """Turn by turn a person may take as long as they like."""
    table, guests = begun(app, pace="turns")
    seat = look(guests[0], table)["waiting"][0]
    make_late(app, table, days=400)
    other = guests[(seat + 1) % 3]
    answer = other.post(f"/api/tables/{table}/ask-bot", {"seat": seat})
    assert (answer.status_code, "no clock" in answer.json()["error"]) == (409, True)


def test_the_bot_that_was_asked_for_comes_and_the_person_may_come_back(app: FastAPI) -> None:
    """Who is late can't veto, a second who doesn't answer holds up nobody for ever, and the ousted may sit down again."""
    table, guests = begun(app, pace="turns", clock=24)
    seat = look(guests[0], table)["waiting"][0]
    make_late(app, table, hours=25)
    late, other = guests[seat], guests[(seat + 1) % 3]
    asked = other.post(f"/api/tables/{table}/ask-bot", {"seat": seat, "bot": "beginner"}).json()
    path = f"/api/tables/{table}/questions/{asked['question']}"
    assert late.post(path, {"yes": False}).status_code == 409
    assert other.post(f"/api/tables/{table}/ask-bot", {"seat": seat}).status_code == 409, "a vote is open"
    house = app.state.house
    with house.sessions() as db:
        house.open_question(db, table).at = now() - timedelta(hours=25)
        db.commit()
    again = other.post(f"/api/tables/{table}/ask-bot", {"seat": seat}).json()
    assert again == {"question": asked["question"], "state": "yes"}
    assert look(other, table)["players"][seat]["name"] == "beginner"
    assert guests[(seat + 2) % 3].post(f"/api/tables/{table}/join", {}).status_code == 409
    assert late.post(f"/api/tables/{table}/join", {}).json() == {"seat": seat, "state": "playing"}
    assert look(late, table)["mine"] == [seat]
