"""Several seats deciding at the same time over the web, with a toy auction: any order, hidden until the last."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from boomtown.web.app import make_app
from boomtown.web.settings import Settings
from tests.engine.toys import TOYS, registered
from tests.web.test_secrets import Guest, news

AUCTION = next(game for game in TOYS if game.id == "toy_auction")


@pytest.fixture
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A house in which the toy is played."""
    folder = tmp_path_factory.mktemp("house")
    with registered(AUCTION):
        made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, rate=5000))
        with TestClient(made):
            yield made


@pytest.fixture
def bidders(app: FastAPI) -> tuple[str, list[Guest]]:
    """Three people at a table where all bid at once."""
    guests = [Guest(app) for _ in range(3)]
    wish = {"game": AUCTION.id, "seats": 3, "chairs": ["me", "open", "open"]}
    table = guests[0].post("/api/tables", wish).json()["id"]
    for guest in guests[1:]:
        assert guest.post(f"/api/tables/{table}/join", {}).is_success
    return table, guests


def look(guest: Guest, table: str) -> dict[str, Any]:
    """The table as somebody sees it."""
    state: dict[str, Any] = guest.get(f"/api/tables/{table}").json()
    return state


def pick(guest: Guest, table: str, state: dict[str, Any], number: int = 0) -> Any:
    """Take one of the options of a state, which may be older than the others' picks."""
    body = {"seat": state["seat"], "action": state["options"][number]["action"], "seq": state["seq"]}
    return guest.post(f"/api/tables/{table}/moves", body)


def test_all_decide_at_once_whatever_the_others_do(bidders: tuple[str, list[Guest]]) -> None:
    """Everybody acts on the state he saw first; nobody is told that the table has moved on."""
    table, guests = bidders
    states = [look(guest, table) for guest in guests]
    assert states[0]["waiting"] == [0, 1, 2]
    assert all(state["yours"] for state in states)
    for number in (2, 0, 1):
        assert pick(guests[number], table, states[number]).is_success
    for number in (1, 2, 0):
        assert pick(guests[number], table, look(guests[number], table), -1).is_success
    assert look(guests[0], table)["view"]["discard"], "the bids were revealed"


def test_a_pick_is_seen_by_nobody_else(bidders: tuple[str, list[Guest]]) -> None:
    """While one picks card after card, the pages, answers and tidings of the others stay as they are."""
    table, guests = bidders

    def seen() -> list[str]:
        others = [guests[1], guests[2]]
        found = [other.get(f"/api/tables/{table}").text for other in others]
        return [*found, news(guests[1].app, table)]

    before = seen()
    assert pick(guests[0], table, look(guests[0], table)).is_success
    assert seen() == before, "a first pick must not show"
    assert guests[1].get(f"/api/tables/{table}/at/1").status_code == 404
    assert pick(guests[0], table, look(guests[0], table)).is_success
    assert look(guests[1], table)["waiting"] == [1, 2], "that somebody has finished is open"
    assert look(guests[1], table)["seq"] == json.loads(before[0])["seq"]
    assert look(guests[0], table)["seq"] == json.loads(before[0])["seq"] + 2


def test_a_pick_is_taken_back_while_others_have_picked(bidders: tuple[str, list[Guest]]) -> None:
    """Undo of a hidden pick is free until the last has picked, and leaves the others' picks alone."""
    table, guests = bidders
    first = look(guests[0], table)
    assert pick(guests[0], table, first).is_success
    assert pick(guests[1], table, look(guests[1], table)).is_success
    mine = look(guests[0], table)
    assert mine["may_undo"]
    assert guests[0].post(f"/api/tables/{table}/undo", {"seat": 0, "seq": mine["seq"]}).is_success
    assert look(guests[0], table)["options"] == first["options"]
    assert len(look(guests[1], table)["view"]["picks"][1]) == 1
