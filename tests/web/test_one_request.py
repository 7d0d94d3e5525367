"""One click is one request: its answer is the new sight of the table, with nothing in it that a look would not show."""

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from playwright.sync_api import Page, Request, expect

import boomtown
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from tests.web.client import Visitor
from tests.web.conftest import Server
from tests.web.tables import ALWAYS, ask, choose, make_table, moved_on, offered, seq, sit, wait_for_turn
from tests.web.test_secrets import Guest

Pages = Callable[..., Page]
WHILE = 600  # milliseconds in which the event stream wakes a page


class Asked:
    """The requests that a page makes while something is done, without the files that never change."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.paths: list[str] = []
        page.on("request", self.note)

    def note(self, request: Request) -> None:
        """Write a request down."""
        parts = urlsplit(request.url)
        if not parts.path.startswith("/static/") and parts.scheme.startswith("http"):
            self.paths.append(f"{request.method} {parts.path}")

    def settle(self) -> None:
        """Wait until the page has asked for all that it wanted to know."""
        self.paths.append("")
        while self.paths:
            self.paths.clear()
            self.page.wait_for_timeout(WHILE)

    def during(self, work: Callable[[], None]) -> list[str]:
        """What is asked because of some work, until the event stream has had its say."""
        self.settle()
        work()
        self.page.wait_for_timeout(WHILE)
        return list(self.paths)


def select(page: Page) -> str:
    """Select the first option, where every step is asked for; returns its spelling."""
    action = offered(page)[0]
    page.locator(f'.play [data-action="{action}"]:visible').first.click()
    expect(page.locator("#confirm")).to_be_enabled()
    return action


def test_a_click_is_one_request(server: Server, new_page: Pages) -> None:
    """A move, taking it back, a word in the chat: one request each, and none when the event stream tells of it."""
    page = new_page()
    page.add_init_script(ALWAYS)
    table = make_table(page, server.url, ["me", "open", "open"])
    others = [Visitor(server.url).arrive() for _ in range(2)]
    for other in others:
        assert other.post(f"/api/tables/{table}/join", {}).is_success
    page.goto(f"{server.url}/t/{table}")
    asked = Asked(page)
    assert asked.during(lambda: None) == []  # a page that has just been opened knows everything
    while not ask(page, f"/api/tables/{table}")["yours"]:
        other = next(one for one in others if one.look(table)["yours"])
        state = other.look(table)
        assert other.act(table, state, state["options"][0]["action"]).is_success
    assert wait_for_turn(page)

    action = ""

    def choose() -> None:
        nonlocal action
        action = select(page)

    assert asked.during(choose) == [f"GET /api/tables/{table}/preview"]  # what would come of it
    before = seq(page)
    take = page.locator(f'.play [data-action="{action}"]:visible').first
    assert asked.during(take.click) == [f"POST /t/{table}/moves.json"]
    moved_on(page, before)
    before = seq(page)
    undo = page.locator("#undo")
    expect(undo).to_be_enabled()
    assert asked.during(undo.click) == [f"POST /t/{table}/undo.json"]
    moved_on(page, before)
    page.locator("#tab-chat").click()
    page.locator("#say input").fill("Good luck!")
    assert asked.during(lambda: page.keyboard.press("Enter")) == [f"POST /t/{table}/chat.json"]
    expect(page.locator("#chat")).to_contain_text("Good luck!")

    def hear() -> None:
        others[0].post(f"/api/tables/{table}/chat", {"text": "And to you."})
        expect(page.locator("#chat")).to_contain_text("And to you.")

    assert asked.during(hear) == [f"GET /t/{table}/sight.json"]  # what others do is fetched


def test_a_device_that_goes_round_is_one_request_a_click(server: Server, new_page: Pages) -> None:
    """When the turn passes to somebody else on the same device the answer shows no hand."""
    page = new_page()
    table = sit(page, server.url, ["me", "me", "me"])
    asked = Asked(page)
    dialog = page.locator("#pass")
    expect(dialog).to_be_visible()
    assert asked.during(page.locator("#pass-yes").click) == [f"GET /t/{table}/sight.json"]
    choose(page, "pass")
    last = next(action for action in offered(page) if action.startswith("card"))
    card = page.locator(f'.play [data-action="{last}"]:visible').first
    card.click()
    expect(page.locator("#confirm")).to_be_enabled()
    assert "Your hand" in page.content()
    assert asked.during(card.click) == [f"POST /t/{table}/moves.json"]
    expect(dialog).to_be_visible()
    assert "Your hand" not in page.content()


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A house without a network."""
    folder = tmp_path_factory.mktemp("house")
    made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=5000))
    with TestClient(made):
        yield made


@pytest.mark.parametrize("game", list(boomtown.games()))
def test_the_answer_to_a_click_is_what_a_look_shows(app: FastAPI, game: str) -> None:
    """To whoever clicks, the same as sight.json: no more, no less; nothing to anybody else."""
    seats = max(boomtown.game(game).players)
    guests = [Guest(app) for _ in range(seats)]
    wish = {"game": game, "seats": seats, "chairs": ["me"] + ["open"] * (seats - 1)}
    table = guests[0].post("/api/tables", wish).json()["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", {})
    places = {guest.get(f"/api/tables/{table}").json()["mine"][0]: guest for guest in guests}
    for _ in range(12):
        states = {seat: guest.get(f"/api/tables/{table}").json() for seat, guest in places.items()}
        seat, state = next((seat, state) for seat, state in states.items() if state["yours"])
        act = {"seat": seat, "seq": state["seq"], "action": state["options"][0]["action"]}
        rival = places[(seat + 1) % seats].post(f"/t/{table}/moves.json", act)
        assert (rival.status_code, set(rival.json())) == (403, {"error", "facts", "rules"})
        answer = places[seat].post(f"/t/{table}/moves.json?want=mats,text", act)
        assert answer.status_code == 200, answer.text
        sight = answer.json()
        assert sight.pop("answer").keys() == {"seq"}
        assert sight == places[seat].get(f"/t/{table}/sight.json", want="mats,text").json()
    last = places[seat].get(f"/api/tables/{table}").json()
    if last["may_undo"]:
        back = {"seat": seat, "seq": last["seq"]}
        sight = places[seat].post(f"/t/{table}/undo.json", back).json()
        assert sight.pop("answer")["seq"] == sight["facts"]["seq"]
        assert sight == places[seat].get(f"/t/{table}/sight.json").json()


def test_a_program_gets_a_small_answer(app: FastAPI) -> None:
    """The API answers a move with its number alone."""
    guest = Guest(app)
    wish = {"game": "age_of_industry", "seats": 3, "chairs": ["me"] * 3}
    table = guest.post("/api/tables", wish).json()["id"]
    state = guest.get(f"/api/tables/{table}").json()
    act = {"seat": state["seat"], "seq": state["seq"], "action": state["options"][0]["action"]}
    assert guest.post(f"/api/tables/{table}/moves", act).json() == {"seq": state["seq"] + 1}
