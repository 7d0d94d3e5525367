"""Fair dice in the house: dealt when all sit, sealed from the beginning, told at the end, checked by anybody."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from typer.testing import CliRunner

from boomtown.cli import app as cli
from boomtown.engine.dice import fingerprint
from boomtown.engine.record import Record
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.house import seating
from boomtown.web.house.models import Move, TableRow
from tests.web.test_secrets import Guest

GAME = "age_of_industry"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    """A house without a network, in which nobody serves the tables."""
    folder = tmp_path_factory.mktemp("house")
    return make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=5000))


def lobby(app: FastAPI, **wish: Any) -> tuple[str, Guest]:
    """A table of two people where one seat is free."""
    guest = Guest(app)
    body = {"game": GAME, "seats": 3, "chairs": ["me", "me", "open"], **wish}
    return guest.post("/api/tables", body).json()["id"], guest


def started(app: FastAPI) -> tuple[str, list[Guest]]:
    """A table of two people at which the game has begun; the first has two seats."""
    table, guest = lobby(app)
    friend = Guest(app)
    assert friend.post(f"/api/tables/{table}/join", {}).json() == {"seat": 2, "state": "playing"}
    return table, [guest, guest, friend]


def header(app: FastAPI, table: str) -> TableRow:
    """A table's row on disk."""
    with app.state.house.sessions() as db:
        row: TableRow = app.state.house.row(db, table)
        return row


def record_of(app: FastAPI, table: str) -> Record:
    """A table's record in memory."""
    house = app.state.house
    with house.sessions() as db:
        record: Record = house.play(db, house.row(db, table)).record
        return record


def finish(app: FastAPI, table: str) -> None:
    """Play a table by chance to its end, as one change."""
    rng = random.Random(4)
    with app.state.house.change(table) as c:
        while not c.play.record.table.over:
            seat = c.play.record.table.waiting[0]
            words = c.play.record.game.actions.spell(rng.choice(c.play.record.table.options(seat)))
            c.write(Move(kind="move", seat=seat, action=words))


def everything(app: FastAPI, table: str, guests: list[Guest]) -> str:
    """All that anybody can be sent of a table."""
    paths = [
        f"/t/{table}",
        f"/t/{table}/replay",
        f"/t/{table}/sight.json?want=mats,text",
        f"/t/{table}/lobby.json",
    ]
    paths += [f"/api/tables/{table}{more}" for more in ("", "/at/0", "/record", "/verify", "/chat")]
    paths += ["/api/tables", "/tables", "/", "/openapi.json"]
    answers = [guest.get(path) for guest in [*guests, Guest(app)] for path in paths]
    return "\n".join(f"{answer.headers} {answer.text}" for answer in answers)


def test_nothing_is_dealt_before_the_last_seat_is_taken(app: FastAPI) -> None:
    """A lobby has no secret and shows no deal; when the last sits down the fingerprint is there, and stays."""
    table, guest = lobby(app)
    row = header(app, table)
    assert (row.secret, row.fingerprint, row.waiting) == (None, None, [])
    seen = guest.get(f"/api/tables/{table}").json()
    assert (seen["view"], seen["log"], seen["fingerprint"]) == (None, [], None)
    assert guest.get(f"/api/tables/{table}/at/0").status_code == 404
    assert "<svg" not in guest.get(f"/t/{table}").text.split('class="thumb"')[1]
    friend = Guest(app)
    assert friend.post(f"/api/tables/{table}/join", {}).json()["state"] == "playing"
    row = header(app, table)
    assert row.secret is not None
    assert row.fingerprint == fingerprint(bytes.fromhex(row.secret))
    for visitor in (guest, friend, Guest(app)):
        assert visitor.get(f"/api/tables/{table}").json()["fingerprint"] == row.fingerprint
        assert row.fingerprint in visitor.get(f"/t/{table}").text


def test_the_secret_is_told_when_the_game_is_over_and_never_before(app: FastAPI, tmp_path: Path) -> None:
    """No page, answer or export of a running game holds any part of it; afterwards anybody can verify the deal."""
    table, guests = started(app)
    row = header(app, table)
    secret = row.secret or ""
    parts = {secret[at : at + 12] for at in range(0, 64, 4)}
    sent = everything(app, table, guests)
    assert (row.fingerprint or "") in sent
    assert not [part for part in parts if part in sent]
    assert guests[0].get(f"/api/tables/{table}/verify").status_code == 403
    finish(app, table)
    found = Guest(app).get(f"/api/tables/{table}/verify").json()
    assert found["agrees"] is True
    assert len(found["checks"]) == 4
    file = tmp_path / "record.json"
    file.write_text(guests[0].get(f"/api/tables/{table}/record").text, "utf-8")
    assert json.loads(file.read_text("utf-8"))["secret"] == secret
    assert 'id="verify"' in guests[0].get(f"/t/{table}/replay").text
    done = CliRunner().invoke(cli, ["verify", str(file), "--fingerprint", str(row.fingerprint)])
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "Everything agrees.")
    lied = CliRunner().invoke(cli, ["verify", str(file), "--fingerprint", "00"])
    assert (lied.exit_code, "does NOT agree" in lied.stdout) == (2, True)


def test_a_finished_game_stays_finished(app: FastAPI) -> None:
    """No undo, no vote, no move, no second result."""
    table, guests = started(app)
    finish(app, table)
    result, seq = header(app, table).result, guests[2].get(f"/api/tables/{table}", seat="2").json()["seq"]
    back = {"seat": 2, "seq": seq, "action": "pass", "bot": "steady"}
    for path in ("undo", "restart", "ask-undo", "ask-bot", "moves"):
        assert guests[2].post(f"/api/tables/{table}/{path}", back).status_code == 409, path
    assert header(app, table).result == result
    assert header(app, table).state == "over"


def test_going_back_past_a_draw_draws_anew(app: FastAPI) -> None:
    """With everybody's consent; the log says so, and the game can still be verified at its end."""
    table, guests = started(app)
    seat = guests[0].get(f"/api/tables/{table}").json()["waiting"][0]
    for action in ("take-cards", "deck"):
        seen = guests[seat].get(f"/api/tables/{table}", seat=str(seat)).json()
        body = {"seat": seat, "action": action, "seq": seen["seq"]}
        assert guests[seat].post(f"/api/tables/{table}/moves", body).is_success
    deck = record_of(app, table).table.cells
    seen = guests[seat].get(f"/api/tables/{table}", seat=str(seat)).json()
    body = {"seat": seat, "seq": seen["seq"]}
    asked = guests[seat].post(f"/api/tables/{table}/ask-undo", body).json()
    other = guests[2] if seat < 2 else guests[0]
    assert other.post(f"/api/tables/{table}/questions/{asked['question']}", {"yes": True}).is_success
    assert record_of(app, table).redraws == [(1, 1)]
    log = Guest(app).get(f"/api/tables/{table}").json()["log"]
    assert "drawn anew" in log[-1]["text"]
    assert "drawn anew" in Guest(app).get(f"/t/{table}").text
    seen = guests[seat].get(f"/api/tables/{table}", seat=str(seat)).json()
    body = {"seat": seat, "action": "deck", "seq": seen["seq"]}
    assert guests[seat].post(f"/api/tables/{table}/moves", body).is_success
    assert record_of(app, table).table.cells != deck
    app.state.house._plays.clear()  # as after a restart
    finish(app, table)
    assert guests[0].get(f"/api/tables/{table}/verify").json()["agrees"] is True
    text = guests[0].get(f"/api/tables/{table}/record").text
    copy = guests[0].post("/api/records", json.loads(text)).json()
    assert copy["state"] == "over"
    assert guests[0].get(f"/api/tables/{copy['id']}/verify").json()["agrees"] is True


def test_an_old_table_with_a_seed_is_played_on(app: FastAPI) -> None:
    """Tables from before there were fair dice replay and go on; there is no fingerprint to show."""
    table, guests = started(app)
    with app.state.house.sessions() as db:
        row = app.state.house.row(db, table)
        row.seed, row.secret, row.fingerprint = "7", None, None
        db.commit()
    app.state.house._plays.clear()
    assert record_of(app, table).table.digest() == Record(record_of(app, table).game, 3, 7, {}).table.digest()
    assert guests[2].get(f"/t/{table}").is_success
    finish(app, table)
    assert guests[2].get(f"/api/tables/{table}/verify").status_code == 422
    assert json.loads(guests[2].get(f"/api/tables/{table}/record").text)["seed"] == 7


# --- what an attacker can do ---------------------------------------------------------------------------------


def test_secrets_are_256_bits_of_chance() -> None:
    """Of 64 secrets no two are alike, and every one of the 256 bits is set in some and not in others."""
    rows = [TableRow() for _ in range(64)]
    for row in rows:
        seating.seal(row)
    numbers = [int(row.secret or "", 16) for row in rows]
    assert len(set(numbers)) == 64
    every, some = (1 << 256) - 1, 0
    for number in numbers:
        every &= number
        some |= number
    assert (every, some) == (0, (1 << 256) - 1)


def attack(seen: dict[str, Any], row: TableRow) -> bytes | None:
    """Find the secret from all that is public and the whole source: whatever small or guessable number it came from."""
    moments = [int(row.created.timestamp()) + offset for offset in range(-300, 300)]
    words = [row.id, row.name, row.invite, row.game, str(seen["fingerprint"])]
    numbers: list[int] = [*range(1 << 16), *moments, *[int(word, 16) for word in (words[0], words[-1])]]
    for number in numbers:
        for guess in (number.to_bytes(32, "big"), number.to_bytes(32, "little")):
            if fingerprint(guess) == seen["fingerprint"]:
                return bytes(guess)
    for seed in [*range(2000), *moments, *words]:
        for guess in (random.Random(seed).randbytes(32), fingerprint(str(seed).encode()).encode()[:32]):
            if fingerprint(guess) == seen["fingerprint"]:
                return guess
    return None


WEAK = {
    "sixteen bits": lambda: random.SystemRandom().randrange(1 << 16).to_bytes(32, "big"),
    "a generator of a few states": lambda: random.Random(random.SystemRandom().randrange(2000)).randbytes(32),
}


@pytest.mark.parametrize("weak", [None, *WEAK])
def test_an_attacker_learns_nothing(app: FastAPI, monkeypatch: pytest.MonkeyPatch, weak: str | None) -> None:
    """The attack finds secrets that have few bits. It finds none of ours: nothing is left but to try all 2^256.

    What is public is the fingerprint (SHA-256 of the whole secret) and numbers that are each a hash of the whole secret:
    no part of it can be tried by itself (tests/engine/test_fair.py), so nothing that is seen cuts the secrets down to
    fewer than 2^100 that somebody could go through.
    """
    if weak is not None:

        def seal(row: TableRow) -> None:
            secret = WEAK[weak]()
            row.secret, row.fingerprint = secret.hex(), fingerprint(secret)

        monkeypatch.setattr(seating, "seal", seal)
    table, guests = started(app)
    row, seen = header(app, table), guests[2].get(f"/api/tables/{table}").json()
    found = attack(seen, row)
    assert found == (None if weak is None else bytes.fromhex(row.secret or ""))


def test_what_a_lobby_showed_is_forgotten_when_it_is_dealt(app: FastAPI) -> None:
    """Who looked at the lobby's page sees the true deal afterwards, and every click is answered with it."""
    host, friend = Guest(app), Guest(app)
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "me", "open"], "open_hands": True}
    for _ in range(6):  # the order of play is dealt too: one of them differs from what the lobby laid out
        table = host.post("/api/tables", wish).json()["id"]
        assert host.get(f"/t/{table}").status_code == 200
        assert friend.post(f"/api/tables/{table}/join", {}).is_success
        guests = {0: host, 1: host, 2: friend}
        for _ in range(3):
            seat = host.get(f"/api/tables/{table}").json()["waiting"][0]
            state = guests[seat].get(f"/api/tables/{table}", seat=str(seat)).json()
            act = {"seat": seat, "seq": state["seq"], "action": state["options"][-1]["action"]}
            answer = guests[seat].post(f"/t/{table}/moves.json?seat={seat}", act)
            assert answer.status_code == 200, answer.text
