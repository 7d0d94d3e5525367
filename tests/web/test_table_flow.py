"""The table flows: a board that holds still, one click a choice, a log that follows, cards that can be read and reached."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import boomtown
from tests.web.conftest import Server
from tests.web.tables import (
    TAP,
    ask,
    asks_again,
    choose,
    make_table,
    moved_on,
    offered,
    seq,
    sit,
    tap,
    wait_for,
    wait_for_turn,
)

Pages = Callable[..., Page]
SIZES = [(1440, 900), (1180, 760), (820, 1180), (390, 844)]
GAMES = sorted(boomtown.games())
BOARD = """() => {
  const box = document.querySelector("section.board").getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round);
}"""
BROKEN = r"""() => {
  const found = [];
  for (const one of document.querySelectorAll(".hand .c b, .hand .c small, .choice, .players .nm")) {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      for (const word of walker.currentNode.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(walker.currentNode, word.index);
        range.setEnd(walker.currentNode, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
  }
  return found;
}"""
PLAY = """async table => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  const headers = { "Content-Type": "application/json", "X-CSRF": csrf };
  for (;;) {
    const state = await (await fetch(`/api/tables/${table}?seat=0`)).json();
    if (state.state === "over") return;
    const option = state.options.at(-1);
    const body = JSON.stringify({ seat: 0, action: option?.action, seq: state.seq });
    if (option) await fetch(`/api/tables/${table}/moves`, { method: "POST", headers, body });
    else await new Promise(done => setTimeout(done, 20));
  }
}"""
UNSEEN = """() => {
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const found = [];
  for (const card of document.querySelectorAll(".hand .c.lit")) {
    const box = card.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const hand = document.querySelector(".hand").getBoundingClientRect();
    if (x < page.left || x > hand.right || box.top < page.top || box.bottom > page.bottom) found.push(card.ariaLabel);
  }
  return found;
}"""


def until(page: Page, true: str) -> None:
    """Wait until something is so on the page; its policy allows no script that waits by itself."""
    for _ in range(600):
        if page.evaluate(true):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"it was never so: {true}")


def seats_of(game_id: str) -> list[str]:
    """One person and as many bots as the game needs."""
    return ["me"] + ["beginner"] * (max(boomtown.game(game_id).players[0], 2) - 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_board_holds_still_and_no_word_breaks(server: Server, new_page: Pages, game_id: str) -> None:
    """Whatever is asked, offered or held, the board keeps its place and size; words stay whole, lit cards in sight."""
    page = new_page(1440, 900)
    sit(page, server.url, seats_of(game_id), game=game_id)
    assert wait_for_turn(page)
    place = page.evaluate(BOARD)
    for _ in range(12):
        assert page.evaluate(BOARD) == place
        assert page.evaluate(BROKEN) == []
        assert page.evaluate(UNSEEN) == []
        if simple(page):
            tap(page, offered(page)[-1])
        else:
            go_deeper(page)
        if not wait_for_turn(page):
            break


def simple(page: Page) -> bool:
    """Whether the last thing that is offered is an option, not a thing that opens."""
    return not offered(page)[-1].startswith("several ")


def go_deeper(page: Page) -> None:
    """Open a thing that stands for several options, and take the first of them."""
    page.evaluate(TAP, offered(page)[-1])
    first = page.locator(".choice.of-thing").first
    first.wait_for()
    tap(page, first.get_attribute("data-action") or "")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_has_its_size_at_any_width(
    server: Server, new_page: Pages, width: int, height: int
) -> None:
    """On a desktop all beside one column, on a standing tablet the whole width; nothing sticks out of the page."""
    page = new_page(width, height)
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    _, _, wide, high = page.evaluate(BOARD)
    least = {1440: (1090, 630), 1180: (870, 480), 820: (820, 560), 390: (390, 300)}[width]
    assert (wide, high) >= least, f"{wide} x {high}"
    assert high >= least[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_one_click_takes_what_can_be_taken_back(server: Server, new_page: Pages) -> None:
    """The first click is the choice; Undo takes it back."""
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    before, asked = seq(page), page.locator("#say-what").inner_text()
    page.locator('.choice[data-action="build"]').click()
    moved_on(page, before)
    expect(page.locator("#say-what")).not_to_have_text(asked)
    expect(page.locator("#undo")).to_be_enabled()


def test_what_ends_free_undo_asks_first(server: Server, new_page: Pages) -> None:
    """It changes nothing, is marked, says so, and a second click takes it; Escape leaves it."""
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    choose(page, "pass")
    card = page.locator(".hand .c.lit").first
    before = seq(page)
    card.click()
    assert asks_again(page, before)
    expect(page.locator("#preview")).to_contain_text("can't be taken back")
    expect(page.locator(".hand .c.sel")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .c.sel")).to_have_count(0)
    assert seq(page) == before
    card.click()
    assert asks_again(page, before)
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_one_is_asked_always_or_never_as_one_likes(server: Server, new_page: Pages) -> None:
    """The setting stands at the table and is kept."""
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    page.locator("#notices").click()
    page.get_by_label("Ask me again before").select_option("always")
    page.keyboard.press("Escape")
    page.locator('.choice[data-action="build"]').click()
    expect(page.locator("#confirm")).to_be_enabled()
    page.reload()
    assert wait_for_turn(page)
    page.locator('.choice[data-action="pass"]').click()
    expect(page.locator("#confirm")).to_be_enabled()
    page.locator("#notices").click()
    page.get_by_label("Ask me again before").select_option("never")
    page.keyboard.press("Escape")
    before = seq(page)
    page.locator('.choice[data-action="pass"]').click()
    moved_on(page, before)
    before = seq(page)
    page.locator(".hand .c.lit").first.click()
    moved_on(page, before)


def test_pointing_at_a_choice_says_what_it_does(server: Server, new_page: Pages) -> None:
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    choose(page, "pass")
    page.locator(".hand .c.lit").first.hover()
    expect(page.locator("#preview")).to_contain_text(re.compile("discards|passes"))


def test_the_log_follows_unless_one_scrolls_up(server: Server, new_page: Pages) -> None:
    """Also when the players' panel grows; who has scrolled up is left there."""
    page = new_page(1440, 760)
    sit(page, server.url, ["me", "beginner", "beginner"])
    far = "() => { const s = document.querySelector('#panel-log'); return s.scrollHeight - s.scrollTop - s.clientHeight; }"
    for _ in range(6):
        assert wait_for_turn(page)
        tap(page, "pass") if "pass" in offered(page) else tap(page, offered(page)[0])
    assert wait_for_turn(page)
    assert page.evaluate("(s => s.scrollHeight > s.clientHeight)(document.querySelector('#panel-log'))")
    page.evaluate("document.querySelector('.players').style.paddingBottom = '70px'")
    until(page, f"({far})() < 8")
    page.locator("#panel-log").hover()
    page.mouse.wheel(0, -200)
    until(page, f"({far})() > 60")
    tap(page, "pass") if "pass" in offered(page) else tap(page, offered(page)[0])
    assert wait_for_turn(page)
    assert page.evaluate(f"({far})()") > 60


def test_a_refusal_goes_with_its_decision(server: Server, new_page: Pages) -> None:
    """The cross on the board and the message are gone as soon as something else is to be chosen."""
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    page.locator("#view g.pieces [data-space]").first.click(force=True)
    expect(page.locator("#view .refused")).to_have_count(1)
    expect(page.locator("#toast")).to_be_visible()
    tap(page, "pass")
    expect(page.locator("#view .refused")).to_have_count(0)
    expect(page.locator("#toast")).to_be_hidden()


def test_a_long_option_makes_no_tower_on_a_phone(server: Server, new_page: Pages) -> None:
    page = new_page(390, 844)
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    words = (
        "Build a Cotton mill of the third level in Frankfurt with the coal of Kassel and the iron of Essen "
        * 3
    )
    # In one go: a look that arrives meanwhile would hide the button again.
    confirm, tabs = page.evaluate(
        """words => {
          const button = document.querySelector("#confirm");
          button.hidden = false;
          button.querySelector(".what").textContent = words;
          return [button.getBoundingClientRect(), document.querySelector(".tabs").getBoundingClientRect()];
        }""",
        words,
    )
    assert 0 < confirm["height"] <= 60
    assert 0 < tabs["bottom"] <= 845


def test_open_hands_are_open(server: Server, new_page: Pages) -> None:
    """At a table with open hands one looks into the others' hands, and back; elsewhere there is no such button."""
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"], open_hands=True)
    assert wait_for_turn(page)
    own = page.locator(".hand").inner_text()
    page.locator(".players [data-eyes]").first.click()
    wait_for(page, ".past [data-eyes]")
    assert page.locator(".hand .c").count() > 0
    assert page.locator(".hand").inner_text() != own
    assert offered(page) == []
    page.locator(".past [data-eyes]").click()
    assert wait_for_turn(page)
    assert page.locator(".hand").inner_text() == own
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    assert page.locator(".players [data-eyes]").count() == 0


def test_lists_show_no_sign_that_is_not_the_seats_own(server: Server, new_page: Pages) -> None:
    """Only a table of Age of Industry says by its options which colours sit at it."""
    page = new_page()
    sit(page, server.url, ["me", "beginner"], game="urban_sprawl", name="Signs of sprawl")
    page.goto(f"{server.url}/tables")
    line = page.locator("li, article, tr").filter(has_text="Signs of sprawl").first
    expect(line.locator(".seat.plain").first).to_be_visible()
    assert line.locator(".seat.r, .seat.b, .seat.y, .seat.g, .seat.p").count() == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_goal_and_player_aid_are_at_hand(server: Server, new_page: Pages, game_id: str) -> None:
    """One line says how the game is won; the aid opens beside the board, by button and by key."""
    page = new_page()
    sit(page, server.url, seats_of(game_id), game=game_id)
    expect(page.locator(".goal")).to_contain_text(boomtown.game(game_id).goal())
    before = page.evaluate(BOARD)
    page.locator("#aid").click()
    part = str(boomtown.game(game_id).aid()[0]["title"])
    expect(page.locator("#drawer h2").first).to_have_text(part)
    assert page.evaluate(BOARD) == before
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    page.locator("body").press("a")
    expect(page.locator("#drawer")).to_be_visible()


def test_the_next_game_is_one_click_away(server: Server, new_page: Pages) -> None:
    """After the end the same people and bots sit down again, the seats turned by one."""
    page = new_page()
    table = make_table(page, server.url, ["me", "beginner"], game="city_of_iron")
    page.evaluate(PLAY, table)
    page.goto(f"{server.url}/t/{table}")
    page.locator("#again").click()
    page.wait_for_url(re.compile(f"/t/(?!{table})"))
    wait_for(page, ".play[data-seq]")
    seats = [one["kind"] for one in ask(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["players"]]
    assert seats == ["bot", "person"]
