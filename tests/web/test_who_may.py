"""Who may do what: tokens, names, passwords, seats, and what browsers are told behind https."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text

from boomtown.bots import LEVELS
from boomtown.engine.errors import BoomtownError
from boomtown.web.door.app import make_app
from boomtown.web.door.database import MIGRATIONS, open_database
from boomtown.web.door.guard import COOKIE
from boomtown.web.door.safety import check_safety, proxies
from boomtown.web.door.settings import Settings
from boomtown.web.people import accounts
from boomtown.web.people.models import Login, now
from boomtown.web.people.names import looks_of
from boomtown.web.people.refused import Refused
from tests.web.client import Visitor
from tests.web.conftest import Server
from tests.web.test_secrets import Guest

WISH = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "open", "open"]}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    """A house of its own."""
    made = make_app(Settings(tmp_path, f"sqlite:///{tmp_path / 'b.sqlite'}", b"s" * 32, rate=5000))
    with TestClient(made):
        yield made


def program(app: FastAPI, guest: Guest, **wish: Any) -> TestClient:
    """A program of somebody, with a token."""
    answer = guest.post("/api/tokens", {"name": "a program", **wish})
    assert answer.status_code == 201, answer.text
    return TestClient(app, headers={"Authorization": f"Bearer {answer.json()['token']}"})


# --- tokens ----------------------------------------------------------------------------------------------------


def test_a_token_plays_and_touches_no_account(app: FastAPI) -> None:
    """It may make a table and look; it can't make tokens, see them, revoke them, rename, register, log in or out."""
    guest = Guest(app)
    bot = program(app, guest)
    assert bot.post("/api/tables", json=WISH).status_code == 201
    assert bot.get("/api/me").json()["known"]
    asked = [
        bot.post("/api/tokens", json={"name": "another"}),
        bot.get("/api/tokens"),
        bot.delete(f"/api/tokens/{'0' * 16}"),
        bot.post("/api/me", json={"name": "Mallory"}),
        bot.post("/api/me/asked", json={"always": True}),
        bot.post("/api/account", json={"name": "Mallory", "password": "long enough"}),
        bot.post("/api/login", json={"name": "Mallory", "password": "long enough"}),
        bot.post("/api/logout"),
    ]
    for answer in asked:
        assert answer.status_code == 403, answer.text
        assert "A token can't do that" in answer.json()["error"]
    assert not guest.get("/api/me").json()["account"]


def test_a_token_that_reads_changes_nothing(app: FastAPI) -> None:
    """It sees what its maker sees."""
    guest = Guest(app)
    table = guest.post("/api/tables", {**WISH, "chairs": ["me"] * 3}).json()["id"]
    reader = program(app, guest, scope="read")
    assert reader.get(f"/api/tables/{table}").json()["mine"] == [0, 1, 2]
    for path, body in ((f"/api/tables/{table}/chat", {"text": "hi"}), ("/api/tables", WISH)):
        answer = reader.post(path, json=body)
        assert answer.status_code == 403
        assert "may only read" in answer.json()["error"]
    assert guest.post("/api/tokens", {"name": "odd", "scope": "everything"}).status_code == 422


def test_a_token_expires_and_tells_when_it_was_used(app: FastAPI) -> None:
    """In a year unless one says otherwise; it is listed with what it may do, and never shown again."""
    guest = Guest(app)
    bot = program(app, guest, days=3)
    before = guest.get("/api/tokens").json()[0]
    assert (before["scope"], before["used"]) == ("play", None)
    assert bot.get("/api/me").status_code == 200
    after = guest.get("/api/tokens").json()[0]
    assert after["used"] is not None
    assert set(after) == {"id", "name", "scope", "created", "expires", "used"}
    with app.state.house.sessions() as db:
        login = next(one for one in db.query(Login) if one.program)
        assert timedelta(days=2) < login.expires - now() <= timedelta(days=3)
        login.expires = now() - timedelta(seconds=1)
        db.commit()
    gone = bot.get("/api/me")
    assert gone.status_code == 401
    assert "expired" in gone.json()["error"]
    for days in (0, 100_000):
        assert guest.post("/api/tokens", {"name": "odd", "days": days}).status_code == 422


def test_a_cookie_is_no_token_and_a_token_no_cookie(app: FastAPI) -> None:
    """A program with a browser's secret, or a browser with a token, is nobody."""
    guest = Guest(app)
    guest.post("/api/me", {"name": "Mara"})
    cookie = guest.client.cookies.get(COOKIE)
    assert TestClient(app, headers={"Authorization": f"Bearer {cookie}"}).get("/api/me").status_code == 401
    token = guest.post("/api/tokens", {"name": "a program"}).json()["token"]
    assert TestClient(app, cookies={COOKIE: token}).get("/api/me").json() == {"known": False}


# --- names -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["Mara", "mara", "MARA", "Ｍara", "Маrа", "Mаra", "M a r a", "Mära", "M.a.r.a", "мara"],
)
def test_an_account_reserves_its_name_and_what_looks_like_it(app: FastAPI, name: str) -> None:
    """Neither a guest nor another account can be taken for it."""
    owner, other = Guest(app), Guest(app)
    assert owner.post("/api/account", {"name": "Mara", "password": "long enough"}).status_code == 201
    refused = [
        other.post("/api/me", {"name": name}),
        other.post("/api/account", {"name": name, "password": "long enough"}),
    ]
    assert [answer.status_code for answer in refused] == [409, 409]
    assert "taken" in refused[0].json()["error"]


@pytest.mark.parametrize("pair", [("Ida", "lda"), ("Bram 10", "Bram lO"), ("Arno", "Amo"), ("Οtto", "Otto")])
def test_names_that_look_alike_are_one(pair: tuple[str, str]) -> None:
    assert looks_of(pair[0]) == looks_of(pair[1])


def test_names_that_differ_are_two() -> None:
    names = ["Mara", "Maria", "Otto", "Ada 12", "Ada 13", "Лев", "Лена", "小明", "小红", "🦄a", "Zoë B"]
    assert len({looks_of(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    "name",
    [
        *(level.code for level in LEVELS),
        "Steady",
        "STRONG 2",
        "Ехpert",
        "Carefree",
        "the house",
        "Boomtown",
        "B0t",
    ],
)
def test_nobody_is_called_like_a_bot(app: FastAPI, name: str) -> None:
    guest = Guest(app)
    assert guest.post("/api/me", {"name": name}).status_code == 409
    assert guest.post("/api/account", {"name": name, "password": "long enough"}).status_code == 409


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a",
        "\u3164\u3164",
        "\u2800\u2800",
        "\u115f\u115f",
        "a\u200db",
        "ab\u202ecd",
        "..",
        "\u00ad\u00ad",
        "x" * 25,
        "a\nb\tc\x7f",
    ],
)
def test_blanks_in_disguise_are_no_names(app: FastAPI, name: str) -> None:
    answer = Guest(app).post("/api/me", {"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]


def test_a_guest_whose_name_becomes_an_accounts_is_marked(app: FastAPI) -> None:
    """They keep their tables, but nobody takes them for the account."""
    first, owner = Guest(app), Guest(app)
    assert first.post("/api/me", {"name": "Mara"}).json() == {"name": "Mara"}
    assert owner.post("/api/account", {"name": "mara", "password": "long enough"}).status_code == 201
    assert first.get("/api/me").json()["name"] == "Mara (guest)"
    assert owner.get("/api/me").json()["name"] == "mara"


def test_accounts_from_before_can_still_log_in(tmp_path: Path) -> None:
    """Of two that look alike the older has the name; both are let in with their own password."""
    address = f"sqlite:///{tmp_path / 'old.sqlite'}"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", address)
    command.upgrade(config, "0004")
    rows = [("Lda", "lda", "first one"), ("Ida", "ida", "other one"), ("Ada", None, "")]
    with create_engine(address).begin() as db:
        for number, (name, key, password) in enumerate(rows, 1):
            hashed = accounts.HASHER.hash(password) if key else None
            values = {"id": number, "name": name, "key": key, "password": hashed}
            db.execute(
                text(
                    "insert into people (id, name, key, password, created, ask_always) values (:id, :name, :key, :password, '2026-01-01', 0)"
                ),
                values,
            )
        db.execute(
            text(
                "insert into logins (hash, person_id, program, created) values ('h', 1, 'old bot', '2026-01-01')"
            )
        )
    with open_database(address)() as db:
        assert accounts.check_password(db, "lda", "first one").id == 1
        assert accounts.check_password(db, "IDA", "other one").id == 2
        with pytest.raises(Refused):
            accounts.check_password(db, "Ida", "wrong")
        login = db.get(Login, "h")
        assert login is not None
        assert (login.scope, login.expires is not None) == ("play", True)


# --- passwords, seats, https -----------------------------------------------------------------------------------


def test_passwords_of_an_account_are_tried_slowly_from_wherever(app: FastAPI) -> None:
    """Ten wrong ones from ten addresses: the next is refused, however the name is written; others are let in."""
    owner, other = Guest(app), Guest(app)
    owner.post("/api/account", {"name": "Mara", "password": "long enough"})
    other.post("/api/account", {"name": "Otto", "password": "long enough"})
    codes: list[int] = []
    for number in range(12):
        thief = Guest(app)
        thief.client._transport.client = (f"10.0.0.{number}", 1)
        wrong = {"name": "mara" if number % 2 else "MARA", "password": "wrong"}
        codes.append(thief.post("/api/login", wrong).status_code)
    assert codes == [403] * 10 + [429] * 2
    assert other.post("/api/login", {"name": "Otto", "password": "long enough"}).status_code == 200


def test_only_a_proxy_that_is_named_says_who_is_calling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another address in a header with every try: the tries are still from one caller, unless the proxy is known."""
    for named, expected in (("", 429), ("127.0.0.1", 403)):
        monkeypatch.setenv("BOOMTOWN_PROXIES", named)
        folder = tmp_path / (named or "none")
        folder.mkdir()
        served = Server(folder)
        served.start()
        try:
            visitor = Visitor(served.url).arrive()
            for number in range(12):
                headers = {"X-CSRF": visitor.csrf, "X-Forwarded-For": f"10.0.0.{number}"}
                body = {"name": f"nobody {number}", "password": "wrong"}
                answer = visitor.http.post("/api/login", json=body, headers=headers)
            assert answer.status_code == expected, named
        finally:
            served.stop()


def test_what_is_unsafe_is_said_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain http for others is warned of; a house that shall be secure isn't opened while anything is unsafe."""
    settings = Settings(tmp_path, "sqlite://", b"s" * 32)
    assert check_safety(settings, "127.0.0.1") == check_safety(settings, "localhost") == []
    assert "plain http" in check_safety(settings, "0.0.0.0")[0]
    behind = replace(settings, secure=True)
    with pytest.raises(BoomtownError, match="BOOMTOWN_PROXIES"):
        check_safety(behind, "127.0.0.1")
    monkeypatch.setenv("BOOMTOWN_PROXIES", "127.0.0.1, 10.0.0.0/8")
    assert check_safety(behind, "0.0.0.0") == []
    (tmp_path / "secret").write_text("x")
    (tmp_path / "secret").chmod(0o644)
    with pytest.raises(BoomtownError, match="chmod 600"):
        check_safety(behind, "0.0.0.0")
    monkeypatch.setenv("BOOMTOWN_PROXIES", "everybody")
    with pytest.raises(BoomtownError, match="no address"):
        proxies()


def test_one_person_has_one_seat_at_an_open_table(app: FastAPI) -> None:
    """Unless the table was made for several people at one device; by invitation friends do as they like."""
    host, friend = Guest(app), Guest(app)
    table = host.post("/api/tables", WISH).json()["id"]
    assert friend.post(f"/api/tables/{table}/join", {"seat": 1}).json()["seat"] == 1
    again = friend.post(f"/api/tables/{table}/join", {"seat": 2})
    assert again.status_code == 409
    assert "one person, one seat" in again.json()["error"]
    assert host.post(f"/api/tables/{table}/join", {"seat": 2}).status_code == 409
    assert friend.post(f"/api/tables/{table}/join", {}).json()["seat"] == 1
    shared = host.post("/api/tables", {**WISH, "chairs": ["me", "me", "open"]}).json()["id"]
    assert host.post(f"/api/tables/{shared}/join", {"seat": 2}).status_code == 200


def test_a_seat_is_checked_before_anything_is_told(app: FastAPI) -> None:
    """Whoever doesn't sit there gets the same refusal from restart, undo and move, whatever the table's state."""
    host, stranger = Guest(app), Guest(app)
    lobby = host.post("/api/tables", WISH).json()["id"]
    playing = host.post("/api/tables", {**WISH, "chairs": ["me"] * 3, "door": "invited"}).json()["id"]
    for table in (lobby, playing):
        for what in ("restart", "undo", "moves"):
            body = {"seat": 1, "seq": 0, "action": "pass", "key": "k"}
            answer = stranger.post(f"/api/tables/{table}/{what}", body)
            assert (answer.status_code, answer.json()["error"]) == (403, "That is not your seat.")


def test_behind_https_cookies_are_secure_and_browsers_stay_there(tmp_path: Path) -> None:
    for secure in (False, True):
        folder = tmp_path / str(secure)
        folder.mkdir()
        made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, secure=secure))
        answer = TestClient(made).get("/rules")
        assert ("Secure" in answer.headers["set-cookie"]) is secure
        assert ("strict-transport-security" in answer.headers) is secure


def test_a_game_that_waits_for_somebody_is_always_listed(app: FastAPI) -> None:
    """However many newer tables they have made."""
    guest = Guest(app)
    old = guest.post("/api/tables", {**WISH, "chairs": ["me"] * 3}).json()["id"]
    for _ in range(101):
        guest.post("/api/tables", WISH)
    listed = guest.get("/api/tables").json()["mine"]
    assert listed[0]["id"] == old
    assert listed[0]["your_turn"]
