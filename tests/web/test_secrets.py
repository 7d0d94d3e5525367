"""Nobody can act for, see for or read the log of a seat that isn't theirs; nothing hidden reaches a page or an event."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from boomtown.web.door.app import make_app
from boomtown.web.door.guard import COOKIE
from boomtown.web.door.settings import Settings

OTHERS = ("no cookie", "stranger", "rival")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A house without a network."""
    folder = tmp_path_factory.mktemp("house")
    made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=5000))
    with TestClient(made):
        yield made


class Guest:
    """Somebody in a browser of their own."""

    def __init__(self, app: FastAPI, cookie: bool = True) -> None:
        self.app = app
        self.client = TestClient(app)
        if cookie:
            self.client.get("/")

    @property
    def headers(self) -> dict[str, str]:
        """The token of this visitor."""
        return {"X-CSRF": self.app.state.guard.csrf(self.client.cookies.get(COOKIE) or "")}

    def post(self, path: str, body: Any) -> Any:
        """Change something."""
        return self.client.post(path, json=body, headers=self.headers)

    def get(self, path: str, **params: str) -> Any:
        """Ask for something."""
        return self.client.get(path, params=params or None)


@pytest.fixture
def players(app: FastAPI) -> tuple[str, list[Guest]]:
    """A table of three people."""
    guests = [Guest(app) for _ in range(3)]
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "open", "open"]}
    table = guests[0].post("/api/tables", wish).json()["id"]
    for guest in guests[1:]:
        assert guest.post(f"/api/tables/{table}/join", {}).status_code == 200
    return table, guests


def acting(table: str, guests: list[Guest]) -> tuple[int, Guest, dict[str, Any]]:
    """Whose turn it is."""
    state = guests[0].get(f"/api/tables/{table}").json()
    seat = state["waiting"][0]
    return seat, guests[seat], guests[seat].get(f"/api/tables/{table}").json()


def other(app: FastAPI, kind: str, guests: list[Guest], seat: int) -> Guest:
    """Somebody who is not in the seat."""
    if kind == "rival":
        return guests[(seat + 1) % 3]
    return Guest(app, cookie=kind == "stranger")


@pytest.mark.parametrize("kind", OTHERS)
def test_nobody_acts_for_another_seat(app: FastAPI, players: tuple[str, list[Guest]], kind: str) -> None:
    """Moves, undo, restart, previews and questions of a seat are for the person in it alone."""
    table, guests = players
    seat, owner, state = acting(table, guests)
    stranger = other(app, kind, guests, seat)
    action = state["options"][0]["action"]
    body = {"seat": seat, "action": action, "seq": state["seq"]}
    assert stranger.post(f"/api/tables/{table}/moves", body).status_code == 403
    assert stranger.post(f"/api/tables/{table}/undo", body).status_code == 403
    assert stranger.post(f"/api/tables/{table}/ask-undo", body).status_code == 403
    assert stranger.post(f"/api/tables/{table}/hint", body).status_code == 403
    assert stranger.get(f"/api/tables/{table}/preview", seat=str(seat), action=action).status_code == 403
    assert stranger.get(f"/api/tables/{table}/why", seat=str(seat), action=action).status_code == 403
    assert guests[0].get(f"/api/tables/{table}").json()["seq"] == 0
    assert owner.post(f"/api/tables/{table}/moves", body).status_code == 200


@pytest.mark.parametrize("kind", OTHERS)
def test_nobody_sees_with_another_seats_eyes(
    app: FastAPI, players: tuple[str, list[Guest]], kind: str
) -> None:
    """API, pages, past moments and records of a running game refuse other people's eyes and 'all open'."""
    table, guests = players
    seat, owner, state = acting(table, guests)
    stranger = other(app, kind, guests, seat)
    for wish in (str(seat), "all"):
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/at/0", f"/t/{table}/sight.json"):
            assert stranger.get(path, seat=wish).status_code == 403, path
        for path in (f"/t/{table}", f"/t/{table}/replay"):
            assert stranger.get(path, seat=wish).status_code == 403, path
    assert stranger.get(f"/api/tables/{table}/record").status_code == 403
    assert owner.get(f"/api/tables/{table}/record").status_code == 403
    seen = stranger.get(f"/api/tables/{table}").json()["view"]["hands"]
    assert isinstance(seen[seat], dict), "a hand that is not theirs must be a count"
    assert isinstance(state["view"]["hands"][seat], list)


def test_forged_fields_change_nothing(players: tuple[str, list[Guest]]) -> None:
    """A body with a seat, a person or a seq of one's own choosing does not help."""
    table, guests = players
    seat, _, state = acting(table, guests)
    rival = guests[(seat + 1) % 3]
    action = state["options"][0]["action"]
    bodies: list[Any] = [
        {"seat": seat, "action": action, "seq": 0, "person_id": 1, "person": 1},
        {"seat": (seat + 1) % 3, "action": action, "seq": 0},
        {"seat": seat, "action": action, "seq": 99},
        {"seat": 9, "action": action, "seq": 0},
        {"seat": -1, "action": action, "seq": 0},
        {"seat": str(seat) + " or 1=1", "action": action, "seq": 0},
        {"seat": seat, "action": "build 99999", "seq": 0},
        {"seat": seat, "action": "", "seq": 0},
        {},
        [],
    ]
    for body in bodies:
        answer = rival.post(f"/api/tables/{table}/moves", body)
        assert answer.status_code in (403, 409, 422), answer.text
        assert answer.json()["error"]
    assert guests[0].get(f"/api/tables/{table}").json()["seq"] == 0


def test_changes_need_the_pages_token(players: tuple[str, list[Guest]]) -> None:
    """A cookie alone, or another visitor's token, changes nothing."""
    table, guests = players
    seat, owner, state = acting(table, guests)
    body = {"seat": seat, "action": state["options"][0]["action"], "seq": 0}
    assert owner.client.post(f"/api/tables/{table}/moves", json=body).status_code == 403
    wrong = guests[(seat + 1) % 3].headers
    assert owner.client.post(f"/api/tables/{table}/moves", json=body, headers=wrong).status_code == 403
    assert owner.get(f"/api/tables/{table}").json()["seq"] == 0


def test_tables_by_invitation_are_closed_to_others(app: FastAPI) -> None:
    """Without the link nobody looks, listens, talks or joins."""
    host, stranger = Guest(app), Guest(app)
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "open", "open"], "door": "invited"}
    made = host.post("/api/tables", wish).json()
    table = made["id"]
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/chat",
        f"/api/tables/{table}/events",
        f"/t/{table}",
    ):
        assert stranger.get(path).status_code == 403, path
        assert stranger.get(path, invite="guess").status_code == 403, path
    assert stranger.post(f"/api/tables/{table}/join", {}).status_code == 403
    assert stranger.post(f"/api/tables/{table}/chat", {"text": "hello"}).status_code == 403
    assert table not in json.dumps(stranger.get("/api/tables").json())
    assert stranger.client.post(
        f"/api/tables/{table}/join", params={"invite": made["invite"]}, json={}, headers=stranger.headers
    ).is_success


def test_the_invitation_is_told_to_the_maker_alone(app: FastAPI) -> None:
    """The secret of the link stands in no page or answer for others."""
    host, stranger = Guest(app), Guest(app)
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "open", "open"]}
    made = host.post("/api/tables", wish).json()
    for path in (f"/api/tables/{made['id']}", f"/t/{made['id']}", "/api/tables", "/tables", "/"):
        assert made["invite"] not in stranger.get(path).text, path


def tidy(text: str) -> str:
    """A page without the visitor's token."""
    return re.sub(r'name="csrf" content="[0-9a-f]+"', "", text)


def test_names_and_chat_are_shown_as_text(app: FastAPI, players: tuple[str, list[Guest]]) -> None:
    """Markup in a name or a message is never markup on a page."""
    table, guests = players
    evil = '<img src=x onerror="x()">'
    assert guests[0].post("/api/me", {"name": evil[:24]}).is_success
    assert guests[0].post(f"/api/tables/{table}/chat", {"text": evil}).is_success
    for path in (f"/t/{table}", "/tables", "/me"):
        page = guests[0].get(path).text
        assert "<img src=x" not in page, path
    assert guests[1].get(f"/api/tables/{table}/chat").json()[-1]["text"] == evil


def test_browsers_are_told_to_be_careful(app: FastAPI) -> None:
    """No script or style but our own, no frames; the cookie is out of reach of scripts and other sites."""
    answer = TestClient(app).get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_no_page_needs_inline_script_or_style(app: FastAPI, players: tuple[str, list[Guest]]) -> None:
    """The policy would break a page that had any."""
    table, guests = players
    for path in ("/", "/new", "/tables", "/rules", "/rules/age_of_industry", "/me", f"/t/{table}"):
        page = guests[0].get(path).text
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page), path
        page = re.sub(r"<script type=\"application/json\"[^>]*>[^<]*</script>", "", page)  # data, never run
        assert not re.search(r"<script(?![^>]*\ssrc=)", page), path


def test_too_much_and_too_quick_is_refused(tmp_path: Path) -> None:
    """Sizes and rates are limited, with a sentence."""
    made = make_app(Settings(tmp_path, f"sqlite:///{tmp_path / 'b.sqlite'}", b"s" * 32, rate=2))
    with TestClient(made):
        guest = Guest(made)
        big = guest.client.post("/api/me", content=b"x" * 70_000, headers=guest.headers)
        assert big.status_code == 413
        codes = [guest.post("/api/me", {"name": f"name {i}"}).status_code for i in range(20)]
        assert 200 in codes
        assert 429 in codes


def test_passwords_are_tried_ten_times_and_then_slowly(app: FastAPI) -> None:
    """Ten wrong passwords are answered, the eleventh try has to wait, whatever the name."""
    app.state.guard.passwords = type(app.state.guard.passwords)(burst=10, per_second=0.2)
    guest = Guest(app)
    tries = [guest.post("/api/login", {"name": f"a{n}", "password": "b"}) for n in range(14)]
    codes = [answer.status_code for answer in tries]
    assert codes[:10] == [403] * 10
    assert 429 in codes[10:13]
    assert "Too many tries" in next(answer for answer in tries if answer.status_code == 429).json()["error"]


def test_a_record_has_a_largest_size(app: FastAPI) -> None:
    """More than two megabytes are refused before anybody reads them; a little less is read."""
    guest = Guest(app)
    sizes = {2 * 1024 * 1024: 422, 2 * 1024 * 1024 + 1: 413, 40 * 1024 * 1024: 413}
    for size, code in sizes.items():
        answer = guest.client.post("/api/records", content=b" " * size, headers=guest.headers)
        assert answer.status_code == code, size


def test_every_commit_is_on_disk(app: FastAPI) -> None:
    """SQLite is told to wait for the disk, to keep its journal beside, and to hold foreign keys."""
    with app.state.house.sessions.kw["bind"].connect() as db:
        found = {
            name: db.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("synchronous", "journal_mode", "foreign_keys")
        }
    assert found == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}


def test_passwords_are_kept_as_argon2(app: FastAPI) -> None:
    """Nothing in the database shows a password or a cookie."""
    guest = Guest(app)
    assert guest.post("/api/account", {"name": "Keeper", "password": "correct horse"}).status_code == 201
    cookie = guest.client.cookies.get(COOKIE)
    engine = app.state.house.sessions.kw["bind"]
    with engine.connect() as db:
        people = db.exec_driver_sql("select password from people where name = 'Keeper'").scalar()
        logins = [row[0] for row in db.exec_driver_sql("select hash from logins")]
    assert people.startswith("$argon2id$")
    assert cookie not in logins
    assert guest.get("/api/me").json()["account"] is True
