"""Hints: for one's own decision only, from what the seat may know, said and lit on the page."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from playwright.sync_api import Page, expect

from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.minds import hints as module
from boomtown.web.minds.hints import Hints, Opinion, Riddle, next_click, ponder, sentences
from boomtown.web.minds.pool import Minds
from boomtown.web.people.models import Person
from boomtown.web.people.refused import Refused
from tests.web.conftest import Server, shoot
from tests.web.tables import choose_card, choose_first, offered, sit, wait_for_turn
from tests.web.test_secrets import Guest

COVERED = """() => {
  const box = document.querySelector("#tip").getBoundingClientRect();
  return [...document.querySelectorAll(".hinted")].some((thing) => {
    const b = thing.getBoundingClientRect();
    return box.left < b.right && b.left < box.right && box.top < b.bottom && b.top < box.bottom;
  });
}"""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A house without a network, whose hints cost little."""
    folder = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder / 'b.sqlite'}"
    made = make_app(Settings(folder, database, b"s" * 32, instant=True, hint="strong:5", rate=5000))
    with TestClient(made):
        yield made


def seated(app: FastAPI, **wish: Any) -> tuple[Guest, str, dict[str, Any]]:
    """Somebody alone at a table, in all its seats, and the table as the seat in turn sees it."""
    guest = Guest(app)
    body = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "me", "me"], **wish}
    table = guest.post("/api/tables", body).json()["id"]
    return guest, table, guest.get(f"/api/tables/{table}").json()


def test_a_hint_names_an_option_and_says_why(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thinking is done in another process: this one can't."""
    monkeypatch.setattr(module, "advise", None)
    guest, table, state = seated(app)
    answer = guest.post(f"/api/tables/{table}/hint", {"seat": state["seat"], "seq": state["seq"]})
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    option = next(one for one in state["options"] if one["action"] == hint["action"])
    assert (hint["text"], hint["target"], hint["seq"]) == (option["text"], option["target"], state["seq"])
    assert hint["says"][0].startswith(option["text"])
    assert "to win" in hint["says"][0]
    assert sum(line["share"] for line in hint["lines"]) == pytest.approx(1, abs=0.01)
    assert {line["action"] for line in hint["lines"]} <= {one["action"] for one in state["options"]}


def test_hints_are_refused_where_they_should_be(app: FastAPI) -> None:
    """Another seat's turn, an old position, a table without hints."""
    guest, table, state = seated(app)
    path = f"/api/tables/{table}/hint"
    idle = (state["seat"] + 1) % 3
    assert guest.post(path, {"seat": idle, "seq": state["seq"]}).status_code == 409
    assert guest.post(path, {"seat": state["seat"], "seq": state["seq"] + 1}).status_code == 409
    assert Guest(app).post(path, {"seat": state["seat"], "seq": state["seq"]}).status_code == 403
    guest, table, state = seated(app, hints=False)
    refused = guest.post(f"/api/tables/{table}/hint", {"seat": state["seat"], "seq": state["seq"]})
    assert refused.status_code == 403
    assert "no hints" in refused.json()["error"]
    assert state["hints"] is False


def test_what_reaches_the_bot_does_not_depend_on_the_truth(app: FastAPI) -> None:
    """The truth is replaced by another guess: to the byte the same riddle, and the same hint from the same seed."""
    guest, table_id, state = seated(app)
    for action in ("take-cards", "deck", "deck"):
        now = guest.get(f"/api/tables/{table_id}").json()
        act = {"seat": state["seat"], "action": action, "seq": now["seq"]}
        assert guest.post(f"/api/tables/{table_id}/moves", act).status_code == 200
    house, hints = app.state.house, app.state.hints
    with house.sessions() as db:
        play = house.play(db, house.row(db, table_id))
        person = db.get(Person, house.chairs(db, table_id)[0].person_id)
    truth = play.record.table
    seat = truth.waiting[0]
    found: list[Riddle] = []
    for dice in (None, 11, 12):
        other = truth if dice is None else truth.guess(seat, dice)
        assert dice is None or other.digest() != truth.digest()
        other.marks = truth.marks  # guessing shuffles, and every shuffle is counted
        play.record.table = other
        found.append(hints.riddle(table_id, person, seat, play.shown_seq(seat), 77))
    play.record.table = truth
    assert found[1] == found[0] == found[2]
    thoughts = [ponder(one.game, one.made_up, one.seat, "strong:5", 3) for one in found[:2]]
    assert thoughts[0] == thoughts[1]


def test_one_hint_at_a_time(app: FastAPI) -> None:
    """Who asks again while the bot thinks is told to wait; afterwards they may ask again."""
    riddle = Riddle("age_of_industry", "", 0, [option("a"), option("b")], 1)
    begun, thought = asyncio.Event(), asyncio.Event()

    class Slow(Minds):
        async def ask(self, aim: Any, person: Any, work: Any, *args: Any, **more: Any) -> Any:
            begun.set()
            await thought.wait()
            return [Opinion("b", ["b"], 1.0, 0.5, [])]

    async def hurry() -> None:
        nonlocal begun, thought
        begun, thought = asyncio.Event(), asyncio.Event()
        hints = Hints(app.state.house, Slow(1), "strong")
        person = Person(id=1, name="Ada")
        first = asyncio.create_task(hints.hint(riddle, person))
        await begun.wait()
        with pytest.raises(Refused, match="One hint at a time"):
            await hints.hint(riddle, person)
        thought.set()
        assert (await hints.hint(riddle, Person(id=2, name="Bram")))["action"] == "b"
        assert (await first)["action"] == "b"
        assert (await hints.hint(riddle, person))["action"] == "b"

    with ThreadPoolExecutor(1) as thread:  # the browser's tests keep a loop in this one
        thread.submit(asyncio.run, hurry()).result()


def option(action: str) -> dict[str, Any]:
    """An option as a page knows it."""
    return {"action": action, "text": action.upper(), "target": None}


def test_a_hint_in_the_midst_of_a_pick_says_the_next_click() -> None:
    """The bot thinks of the whole set: put back what is not in it, add what is missing, then finish."""
    best = Opinion("a", ["A", "C", "Done"], 1.0, 0.5, [], ["a", "c", "done", "later"])
    options = [{**option(one), "picked": 0, "finishes": one == "done"} for one in ("a", "b", "c", "done")]
    clicks = [
        next_click(Riddle("g", "", 0, options, 1, picks), best) for picks in ([], ["b"], ["a"], ["a", "c"])
    ]
    assert clicks == ["a", "b", "c", "done"]


def test_a_hint_in_words() -> None:
    best = Opinion("a", ["Build", "Kassel"], 0.6, 0.40, [("goods to sell", 3.1), ("cash", -2.0)])
    close = Opinion("b", ["Pass"], 0.2, 0.41, [])
    worse = Opinion("c", ["Sell"], 0.1, 0.2, [])
    again = Opinion("b", ["Pass"], 0.1, 0.1, [])
    nbsp = "\N{NO-BREAK SPACE}"
    assert sentences([best, close, worse, again]) == [
        f"Build › Kassel: a chance of 40{nbsp}% to win.",
        "About as good: Pass.",
        f"Not quite as good: Sell, 20{nbsp}%.",
        "What speaks for it, in points: goods to sell +3.1, cash −2.0.",
    ]
    assert sentences([worse]) == ["Sell: there is nothing else to choose."]


@pytest.mark.parametrize("width", [1440, 390])
def test_the_hint_on_the_page(server: Server, new_page: Callable[..., Page], width: int) -> None:
    """The button thinks, the box says what, the thing is lit and not covered; it can be selected and closed."""
    page = new_page(width, 900 if width > 500 else 844, has_touch=width < 500)
    sit(page, server.url, ["me", "me", "me"])
    page.locator("#pass-yes").click()
    assert wait_for_turn(page)
    choose_first(page, "build")
    choose_card(page)
    page.locator("#hint").click()
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#tip-says > b")).to_contain_text("to win")
    marked = page.locator(".hinted")
    expect(marked.first).to_be_visible()
    action = marked.first.get_attribute("data-action")
    assert action in offered(page)
    assert page.evaluate(COVERED) is False
    shoot(page, f"hint-{width}")
    page.locator("#tip-take").click()
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator("#confirm")).to_be_enabled()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    page.locator("#undo").click()
    expect(page.locator("#hint")).to_be_enabled()


def test_a_table_without_hints_has_no_button(server: Server, new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto(f"{server.url}/new")
    page.get_by_label("Players").select_option("3")
    page.get_by_text("Hints allowed").click()
    expect(page.locator("#sum")).to_contain_text("None")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".play[data-seq]").wait_for(state="attached")
    expect(page.locator("#undo")).to_be_visible()
    expect(page.locator("#hint")).to_be_hidden()
