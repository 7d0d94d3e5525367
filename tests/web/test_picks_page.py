"""Picking several things in a real browser: cards of the hand, things on the picture and buttons, in any order."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
import uvicorn
from playwright.sync_api import Locator, Page, expect

from boomtown.engine.game import Sight
from boomtown.engine.table import Table
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from tests.engine.toys import TOYS, registered
from tests.engine.toys.auction import Auction, AuctionTable
from tests.web.conftest import shoot
from tests.web.tables import TAP, TURN, ask, offered, sit, wait_for, wait_for_turn
from tests.web.test_one_request import Asked
from tests.web.test_table_page import faults
from tests.web.toy_window import Window

Pages = Callable[..., Page]
BILLS = next(game for game in TOYS if game.id == "toy_bill")
SPACE = '<g data-space="{n}" transform="translate({x} 300)"><title>Card {n}</title><rect width="90" height="120" rx="8" fill="#7a5"/></g>'


class Laid(Auction):
    """The auction with its cards in the hand, on the picture and as buttons, by what three leaves of their number."""

    targets = {"bid": "space"}  # noqa: RUF012

    def setup(self, table: Table) -> None:
        super().setup(table)
        t = cast(AuctionTable, table)
        for seat in range(t.seats):
            t.hands[seat][:] = [0 + seat, 3 + seat, 6 + seat, 9 + seat]
        t.deck[:] = [card for card in range(12) for _ in range(2)]
        for hand in t.hands:
            for card in hand:
                t.deck.remove(card)

    def text(self, action: int, table: Table, seat: int) -> str:
        number = self.actions.number(action)
        return f"Bid the card {number}" if self.actions.name(action) == "bid" else "Bid these"

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        seat = view["seat"]
        hand = view["hands"][seat] if seat is not None else []
        laid = [n for n in hand if n // 3 in (1, 2)]
        cards = [
            {"target": f"space-{n}", "group": "Hand", "title": f"Card {n}", "text": f"worth {n}", "band": "#7a5",
             "sign": "", "svg": "", "count": 1, "usable": True}
            for n in hand if n // 3 == 0
        ]  # fmt: skip
        pieces = "".join(SPACE.format(n=n, x=100 + 120 * place) for place, n in enumerate(laid))
        board = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><g class="pieces">{pieces}</g></svg>'
        rows = [
            {"seat": s, "letter": str(s + 1), "mark": "", "cells": [], "notes": []}
            for s in range(table.seats)
        ]
        return Sight(board, pieces, [], [], rows, cards, [])


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house in which the toys are played."""
    folder = tmp_path_factory.mktemp("house")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with registered(Laid(), BILLS, Window()):
        app = make_app(
            Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=5000)
        )
        server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning"))
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
        server.should_exit = True
        thread.join(10)


def thing(page: Page, number: int) -> Locator:
    """Where a card can be clicked."""
    return page.locator(f'.play [data-action="bid {number}"]').first


def pressed(page: Page) -> list[str]:
    """What the page shows as picked."""
    shown = page.locator('.play [data-action][aria-pressed="true"]')
    return sorted(shown.evaluate_all("all => all.map(one => one.getAttribute('data-action'))"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_several_things_are_picked_put_back_and_finished(
    url: str, new_page: Pages, width: int, height: int
) -> None:
    """One click picks, the next puts back, one button set apart finishes; every picked thing has a tick."""
    page = new_page(width, height, has_touch=width < 500, bypass_csp=True)  # axe brings styles of its own
    table = sit(page, url, ["me", "beginner"], game="toy_auction")
    assert wait_for_turn(page)
    finish = page.locator("#confirm")
    expect(finish.locator(".what")).to_have_text("Bid these")
    expect(page.locator('.choices [data-action="stop"]')).to_have_count(0)
    thing(page, 9).click()
    expect(thing(page, 9)).to_have_attribute("aria-pressed", "true")
    thing(page, 0).click()
    expect(page.locator("#preview")).to_contain_text("Picked: Bid the card 0; Bid the card 9")
    assert pressed(page) == ["bid 0", "bid 9"]
    expect(page.locator('[data-action="bid 3"]')).to_have_count(0)  # two at most
    shoot(page, f"picks-two-{width}")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert faults(page) == []
    thing(page, 9).click()
    expect(page.locator("#preview")).to_contain_text("Picked: Bid the card 0.")
    thing(page, 6).click()
    expect(thing(page, 6)).to_have_attribute("aria-pressed", "true")
    expect(page.locator('g.options > [data-action="bid 6"] .tick')).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.c.sel'), '::after').content") == '"✓"'
    shoot(page, f"picks-board-{width}")
    finish.click()
    expect(page.locator("#log")).to_contain_text("bids")
    state = ask(page, f"/api/tables/{table}?seat=0")
    assert state["view"]["hands"][0] == [3, 9]


def test_quick_clicks_are_all_taken(url: str, new_page: Pages) -> None:
    """Three clicks and the finish without waiting for the house: none is lost."""
    page = new_page()
    table = sit(page, url, ["me", "beginner"], game="toy_auction")
    assert wait_for_turn(page)
    page.evaluate(
        """() => {
          for (const action of ["bid 3", "bid 9", "bid 3", "bid 6"])
            document.querySelector(`.play [data-action="${action}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
          document.querySelector("#confirm").click();
        }"""
    )
    expect(page.locator("#log")).to_contain_text("bids")
    assert ask(page, f"/api/tables/{table}?seat=0")["view"]["hands"][0] == [0, 3]


def test_picks_by_keyboard_alone(url: str, new_page: Pages) -> None:
    """Numbers pick and put back, space on a focused thing does, the focus stays, Enter finishes."""
    page = new_page()
    table = sit(page, url, ["me", "beginner"], game="toy_auction")
    assert wait_for_turn(page)
    page.keyboard.press("4")
    expect(thing(page, 9)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(thing(page, 0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("4")
    expect(thing(page, 9)).to_have_attribute("aria-pressed", "false")  # nine has kept its number
    page.keyboard.press("1")
    expect(thing(page, 0)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("4")
    page.locator('g.options > [data-action="bid 3"]').focus()
    page.keyboard.press(" ")
    expect(thing(page, 3)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.activeElement.getAttribute('data-action')") == "bid 3"
    page.keyboard.press(" ")
    expect(thing(page, 3)).to_have_attribute("aria-pressed", "false")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("bids")
    assert ask(page, f"/api/tables/{table}?seat=0")["view"]["hands"][0] == [0, 3, 6]


def test_a_page_beside_it_shows_nothing(url: str, new_page: Pages) -> None:
    """While one picks, the other's page asks the house for nothing and stays as it is, until both have finished."""
    mine, theirs = new_page(), new_page()
    table = sit(mine, url, ["me", "open"], game="toy_auction")
    theirs.goto(f"{url}/t/{table}")
    theirs.locator("[data-sit]").first.click()
    assert wait_for_turn(theirs)
    mine.goto(f"{url}/t/{table}")
    assert wait_for_turn(mine)
    asked = Asked(theirs)
    asked.settle()
    before = theirs.locator(".play").inner_html()
    for number in (9, 0, 9):
        thing(mine, number).click()
        mine.locator(".play:not(.busy)").wait_for(state="attached")
    mine.locator("#confirm").click()
    expect(mine.locator("#say-what")).to_contain_text("Waiting for")
    theirs.wait_for_timeout(500)
    assert asked.paths == []
    assert theirs.locator(".play").inner_html() == before
    thing(theirs, 10).click()
    theirs.locator("#confirm").click()
    expect(mine.locator("#log")).to_contain_text("bids")


def test_at_one_device_only_who_has_a_choice_is_handed_it(url: str, new_page: Pages) -> None:
    """The house answers for the others: the game goes on to its end, and no question is left standing."""
    page = new_page()
    sit(page, url, ["me", "me", "me"], game="toy_window")
    over, handed = page.locator(".play[data-state=over]"), page.locator("#pass[open]")
    while not over.count():  # each time round waits for something to do; when nothing comes, that fails
        wait_for(page, f"{TURN}, #pass[open], .play[data-state=over]")
        if handed.count():
            page.evaluate("document.querySelector('#pass-yes').click()")
        elif "pass" in offered(page):
            page.evaluate(TAP, "pass")
    expect(handed).to_have_count(0)


def test_a_device_goes_on_when_the_house_answers_for_who_takes_it(url: str, new_page: Pages) -> None:
    """Somebody says that they are there while the house answers for them: it is handed to who comes next, and stays so."""
    page = new_page()
    sit(page, url, ["me", "me", "me"], game="toy_window", open_hands=True)
    said = page.evaluate(
        """async () => {
          const { Pass } = await import("/static/js/pass.js");
          const facts = { hot: true, state: "playing", at: null, mine: [0, 1, 2], players: ["A", "B", "C"].map((word) => ({ word })) };
          const pass = new Pass(async (eyes) => {
            const seat = eyes === "watch" ? null : Number(eyes);
            pass.check({ ...facts, seat, waiting: [2] }); // the house has answered for 0 and 1
          });
          await pass.check({ ...facts, seat: null, waiting: [0, 1, 2] });
          await pass.yes();
          return [pass.dialog.open, document.querySelector("#pass-yes span").textContent];
        }"""
    )
    assert said[0], "nobody is handed the device"
    assert "C" in said[1]


def test_always_ask_me_is_kept(url: str, new_page: Pages) -> None:
    page = new_page()
    table = sit(page, url, ["me", "beginner"], game="toy_auction")
    page.locator("#notices").click()
    box = page.get_by_label("Always ask me")
    expect(box).not_to_be_checked()
    with page.expect_response("**/api/me/asked"):
        box.check()
    page.goto(f"{url}/t/{table}")
    page.locator("#notices").click()
    expect(page.get_by_label("Always ask me")).to_be_checked()


def test_how_often_something_is_picked_is_shown(url: str, new_page: Pages) -> None:
    """Two coins of one kind: the button says ×2, and what is picked is said."""
    page = new_page()
    sit(page, url, ["me", "beginner"], game="toy_bill")
    assert wait_for_turn(page)
    buy = page.locator('.choice[data-action="buy 1"]')
    buy.click()
    coin = page.locator('.choice[data-action="pay 0"]')
    coin.click()
    expect(page.locator("#confirm")).to_be_disabled()
    expect(page.locator("#confirm")).to_contain_text("Pick more")
    coin.click()
    expect(coin).to_have_attribute("data-times", "×2")
    expect(page.locator("#preview")).to_contain_text("(2 times)")
    shoot(page, "picks-coins")


def test_a_pick_is_one_request(url: str, new_page: Pages) -> None:
    """Also where the page says beside what is picked what finishing would do."""
    page = new_page()
    table = sit(page, url, ["me", "beginner"], game="toy_auction")
    assert wait_for_turn(page)
    asked = Asked(page)
    for number in (9, 3):
        assert asked.during(thing(page, number).click) == [f"POST /t/{table}/moves.json"]
        expect(thing(page, number)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#preview")).to_contain_text("Picked: Bid the card 3; Bid the card 9.")
