"""What the people at a table decide together, and who may sit where."""

import sqlite3
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.app import make_app
from boomtown.web.door.copies import backup
from boomtown.web.door.settings import Settings, read_settings
from boomtown.web.people.models import now
from tests.web.test_secrets import Guest


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A house without a network."""
    folder = tmp_path_factory.mktemp("house")
    made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=5000))
    with TestClient(made):
        yield made


def table_of(app: FastAPI, people: int, **wish: Any) -> tuple[str, list[Guest]]:
    """A table where so many people sit."""
    guests = [Guest(app) for _ in range(people)]
    chairs = ["me"] + ["open"] * (people - 1)
    body = {"game": "age_of_industry", "seats": people, "chairs": chairs, **wish}
    table = guests[0].post("/api/tables", body).json()["id"]
    for guest in guests[1:]:
        assert guest.post(f"/api/tables/{table}/join", {}).is_success
    return table, guests


def state(guest: Guest, table: str) -> dict[str, Any]:
    """The table as somebody sees it."""
    found: dict[str, Any] = guest.get(f"/api/tables/{table}").json()
    return found


def draw_a_card(table: str, guests: list[Guest]) -> int:
    """Whoever's turn it is draws from the deck: that can't be taken back freely."""
    seat = int(state(guests[0], table)["waiting"][0])
    for action in ("take-cards", "deck"):
        body = {"seat": seat, "action": action, "seq": state(guests[seat], table)["seq"]}
        assert guests[seat].post(f"/api/tables/{table}/moves", body).is_success
    return seat


def test_going_back_needs_everybody(app: FastAPI) -> None:
    """Past a draw undo is refused; with all yeses the table stands before the action, with one no it stays."""
    table, guests = table_of(app, 3)
    seat = draw_a_card(table, guests)
    now_at = state(guests[seat], table)
    back = {"seat": seat, "seq": now_at["seq"]}
    assert now_at["may_undo"] is False
    assert guests[seat].post(f"/api/tables/{table}/undo", back).status_code == 422
    others = [guest for number, guest in enumerate(guests) if number != seat]
    question = guests[seat].post(f"/api/tables/{table}/ask-undo", back).json()["question"]
    assert others[0].post(f"/api/tables/{table}/questions/{question}", {"yes": False}).json()["state"] == "no"
    assert state(guests[0], table)["actions"] == 2
    question = guests[seat].post(f"/api/tables/{table}/ask-undo", back).json()["question"]
    stranger = Guest(app)
    assert stranger.post(f"/api/tables/{table}/questions/{question}", {"yes": True}).status_code == 403
    answers = [o.post(f"/api/tables/{table}/questions/{question}", {"yes": True}).json() for o in others]
    assert [a["state"] for a in answers] == ["open", "yes"]
    assert state(guests[0], table)["actions"] == 1


def test_a_question_dies_with_the_next_move(app: FastAPI) -> None:
    """Consent given to an older position moves nothing."""
    table, guests = table_of(app, 3)
    seat = draw_a_card(table, guests)
    seq = state(guests[seat], table)["seq"]
    question = (
        guests[seat].post(f"/api/tables/{table}/ask-undo", {"seat": seat, "seq": seq}).json()["question"]
    )
    assert (
        guests[seat]
        .post(f"/api/tables/{table}/moves", {"seat": seat, "action": "deck", "seq": seq})
        .is_success
    )
    for number, guest in enumerate(guests):
        if number != seat:
            guest.post(f"/api/tables/{table}/questions/{question}", {"yes": True})
    assert state(guests[0], table)["actions"] == 3


def test_alone_with_bots_going_back_needs_nobody(app: FastAPI) -> None:
    """Where no other person plays, asking is having."""
    guest = Guest(app)
    body = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "me", "me"]}
    table = guest.post("/api/tables", body).json()["id"]
    seat = draw_a_card(table, [guest] * 3)
    asked = guest.post(f"/api/tables/{table}/ask-undo", {"seat": seat, "seq": 2}).json()
    assert asked["state"] == "yes"
    assert state(guest, table)["actions"] == 1


def test_a_bot_takes_an_absent_seat_by_vote(app: FastAPI) -> None:
    """Not before its time is up; then the others decide, and the bot plays on."""
    table, guests = table_of(app, 3, pace="turns", clock=24)
    seat = int(state(guests[0], table)["waiting"][0])
    others = [guest for number, guest in enumerate(guests) if number != seat]
    wish = {"seat": seat, "bot": "steady"}
    assert others[0].post(f"/api/tables/{table}/ask-bot", wish).status_code == 409
    house = app.state.house
    with house.sessions() as db:
        house.row(db, table).since = now() - timedelta(hours=25)
        db.commit()
    assert Guest(app).post(f"/api/tables/{table}/ask-bot", wish).status_code == 403
    question = others[0].post(f"/api/tables/{table}/ask-bot", wish).json()
    assert question["state"] == "open"
    path = f"/api/tables/{table}/questions/{question['question']}"
    assert others[1].post(path, {"yes": True}).json()["state"] == "yes"
    players = state(others[0], table)["players"]
    assert players[seat]["kind"] == "bot"
    body = {"seat": seat, "action": "take-cards", "seq": 0}
    assert guests[seat].post(f"/api/tables/{table}/moves", body).status_code == 403


def test_seats_before_the_game(app: FastAPI) -> None:
    """Join, leave, join again, a bot for the rest; once it has begun nobody joins or leaves."""
    table, (host,) = "", [Guest(app)]
    body = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "open", "open"]}
    table = host.post("/api/tables", body).json()["id"]
    friend = Guest(app)
    assert friend.post(f"/api/tables/{table}/join", {}).json() == {"seat": 1, "state": "lobby"}
    assert friend.post(f"/api/tables/{table}/join", {}).json()["seat"] == 1
    assert friend.post(f"/api/tables/{table}/leave", {}).is_success
    assert friend.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "steady"}).status_code == 403
    assert friend.post(f"/api/tables/{table}/join", {"seat": 2}).json()["seat"] == 2
    assert host.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "nobody"}).status_code == 422
    assert host.post(f"/api/tables/{table}/bots", {"seat": 1, "bot": "beginner"}).json()["state"] == "playing"
    assert friend.post(f"/api/tables/{table}/leave", {}).status_code == 409
    assert Guest(app).post(f"/api/tables/{table}/join", {}).status_code == 409


def test_open_hands_are_open(app: FastAPI) -> None:
    """At a teaching table everybody may look with every seat's eyes."""
    table, guests = table_of(app, 3, open_hands=True)
    seen = Guest(app).get(f"/api/tables/{table}", seat="all").json()["view"]["hands"]
    assert [len(hand) for hand in seen] == [6, 6, 6]
    assert guests[0].get(f"/api/tables/{table}", seat="1").is_success


def test_health_and_backup(app: FastAPI, tmp_path: Path) -> None:
    """The house says how it is; a copy of it holds the same tables and is never written over another."""
    assert TestClient(app).get("/health").json()["well"] is True
    folder = tmp_path / "data"
    settings = read_settings(folder)
    with TestClient(make_app(settings)) as client:
        Guest(client.app).post("/api/tables", {"game": "age_of_industry", "seats": 3, "chairs": ["me"] * 3})  # type: ignore[arg-type]
        backup(folder, tmp_path / "copy.sqlite")
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        assert copy.execute("select count(*) from tables").fetchone() == (1,)
    with pytest.raises(BoomtownError, match="already"):
        backup(folder, tmp_path / "copy.sqlite")
    assert (folder / "secret").stat().st_mode & 0o077 == 0
    assert read_settings(folder).secret == settings.secret
