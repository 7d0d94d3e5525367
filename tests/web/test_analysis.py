"""The analysis of a finished game: worked out once, kept, shown beside the replay to whoever may see that."""

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from playwright.sync_api import Browser, expect

from boomtown.bots import analysis
from boomtown.bots.analysis import Effort
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.house.models import AnalysisRow
from boomtown.web.minds.analyst import MOST
from boomtown.web.pages.chart import HEIGHT, TOP, Line, Mark, chart, labels
from tests.web.conftest import SHOTS
from tests.web.furnished import House, finished_game, open_house, visit
from tests.web.test_accessibility import faults, mistakes
from tests.web.test_secrets import Guest


@pytest.fixture(scope="module", autouse=True)
def little_effort() -> Iterator[None]:
    """The tests need no deep thoughts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(analysis.EFFORTS, "quick", Effort(5, "strong:6"))
        yield


def settings(folder: Path) -> Settings:
    database = f"sqlite:///{folder / 'b.sqlite'}"
    return Settings(folder, database, b"s" * 32, instant=True, effort="quick", rate=5000)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def app(folder: Path) -> Iterator[FastAPI]:
    """A house without a network."""
    made = make_app(settings(folder))
    with TestClient(made):
        yield made


def brought(app: FastAPI) -> tuple[Guest, str]:
    """Somebody with a game from a file; nobody else may see it without an invitation."""
    guest = Guest(app)
    record = finished_game().to_json()
    answer = guest.client.post("/api/records", content=record, headers=guest.headers)
    assert answer.status_code == 201, answer.text
    return guest, str(answer.json()["id"])


def waited(guest: Guest, table: str) -> Any:
    """The analysis when it is done."""
    for _ in range(1200):
        found = guest.get(f"/api/tables/{table}/analysis").json()
        if found["state"] != "working":
            return found
        time.sleep(0.05)
    raise AssertionError("The analysis took more than a minute.")


def test_an_analysis_is_worked_out_once_and_kept(app: FastAPI, folder: Path) -> None:
    guest, table = brought(app)
    path = f"/api/tables/{table}/analysis"
    assert guest.get(path).json() == {"state": "none", "share": 0.0, "analysis": None}
    assert "Analyse this game" in guest.get(f"/t/{table}/replay").text
    assert guest.post(path, {}).json()["state"] == "working"
    assert guest.post(path, {}).json()["state"] in ("working", "ready")
    found = waited(guest, table)
    assert found["state"] == "ready"
    body = found["analysis"]
    actions = len(finished_game().actions)
    assert [len(row) for row in body["chances"]] == [actions + 1] * 3
    assert body["turnings"]
    assert guest.post(path, {}).json() == found, "it is not worked out again"
    page = guest.get(f"/t/{table}/replay").text
    assert page.count('class="turning"') == len(body["turnings"])
    assert "Analyse this game" not in page
    with TestClient(make_app(settings(folder))) as later:
        later.cookies = guest.client.cookies
        assert later.get(path).json() == found, "the next visitor sees it at once"


def test_only_those_who_may_see_the_replay(app: FastAPI) -> None:
    guest, table = brought(app)
    house = app.state.house
    with house.sessions() as db:
        invite = house.row(db, table).invite
    stranger = Guest(app)
    for path in (f"/api/tables/{table}/analysis", f"/t/{table}/analysis.json"):
        assert stranger.get(path).status_code == 403
        assert stranger.get(path, invite=invite).status_code == 200
    assert stranger.post(f"/api/tables/{table}/analysis", {}).status_code == 403
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "me", "me"]}
    running = guest.post("/api/tables", wish).json()["id"]
    for answer in (
        guest.get(f"/api/tables/{running}/analysis"),
        guest.post(f"/api/tables/{running}/analysis", {}),
        guest.get(f"/t/{running}/analysis.json"),
    ):
        assert answer.status_code == 403
        assert "when it is over" in answer.json()["error"]
    assert "Analyse this game" not in guest.get(f"/t/{running}/replay").text


def test_a_game_that_went_on_is_looked_at_anew(app: FastAPI) -> None:
    guest, table = brought(app)
    with app.state.house.sessions() as db:
        db.add(AnalysisRow(table_id=table, seq=3, body={}))
        db.commit()
    assert guest.get(f"/api/tables/{table}/analysis").json()["state"] == "none"


def test_a_failure_is_said_and_can_be_tried_again(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, table = brought(app)

    def broken(*args: Any) -> Any:
        raise ValueError("a worker that fails")

    with monkeypatch.context() as patch:
        patch.setattr(app.state.analyst.minds, "wait", broken)
        guest.post(f"/api/tables/{table}/analysis", {})
        assert waited(guest, table)["state"] == "failed"
    assert "could not finish" in guest.get(f"/t/{table}/replay").text
    guest.post(f"/api/tables/{table}/analysis", {})
    assert waited(guest, table)["state"] == "ready"


def test_the_desk_is_not_endless(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, table = brought(app)
    monkeypatch.setattr(app.state.analyst, "_shares", {f"{n:010x}": 0.0 for n in range(MOST)})
    assert guest.post(f"/api/tables/{table}/analysis", {}).status_code == 429


def test_names_beside_a_chart_stay_in_it_and_apart() -> None:
    """One has won everything, the others nothing: all names can be read."""
    placed = labels([float(TOP)] + [float(TOP + HEIGHT)] * 3)
    assert placed[0] == TOP
    assert max(placed) == TOP + HEIGHT
    apart = sorted(placed)
    assert all(below - above >= 14 for above, below in pairwise(apart))


def test_marks_lie_on_their_lines() -> None:
    lines = [Line("Ada", "R", [0, 50, 100]), Line("Bram", "B", [100, 50, 0])]
    svg = chart(lines, [], "words", [Mark(2, 0, "1"), Mark(0, 1, "2")])
    assert f'data-moment="2"><circle cx="334.0" cy="{TOP:.1f}"' in svg
    assert f'data-moment="0"><circle cx="34.0" cy="{TOP:.1f}"' in svg


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("open")) as opened:
        yield opened


def test_the_analysis_on_the_page(house: House, browser: Browser) -> None:
    """Asked for, waited for, shown; a turning point leads to its moment; the next visitor finds it done."""
    address = f"/t/{house.finished}/replay"
    with visit(browser, house) as context:
        page = context.new_page()
        errors = mistakes(page)
        page.goto(address)
        page.get_by_role("button", name="Analyse this game").click()
        expect(page.locator("#study progress").or_(page.locator(".study")).first).to_be_visible()
        expect(page.locator(".study svg")).to_be_visible()
        first = page.locator(".turnings button").first
        moment = first.get_attribute("data-moment") or ""
        first.click()
        expect(page.locator("#where b")).to_contain_text(f"Move {moment} of")
        expect(page.locator("#log .tag.turning").first).to_have_text("turning point 1")
        assert errors == []
        page.screenshot(path=SHOTS / "analysis-desktop.png", full_page=True)
        assert faults(page) == []
    with visit(browser, house, known=False, width=390, theme="dark") as context:
        page = context.new_page()
        page.goto(address)
        expect(page.locator(".study svg")).to_be_visible()
        page.screenshot(path=SHOTS / "analysis-phone.png", full_page=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert faults(page) == []
