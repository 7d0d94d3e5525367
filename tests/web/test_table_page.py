"""The table page and the replay page, in a real browser."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.conftest import Server, shoot
from tests.web.tables import (
    ALWAYS,
    TURN,
    Hand,
    always_asked,
    ask,
    asks_again,
    choose,
    choose_card,
    choose_first,
    make_table,
    moved_on,
    offered,
    seq,
    sit,
    wait_for_turn,
)

Pages = Callable[..., Page]
LAST = ("pass", "keep", "combine", "deck", "develop", "take-cards", "stop")  # what a game is not won with


def worth(action: str) -> int:
    """Build and sell rather than pass, so that every kind of decision comes up."""
    verb = action.split()[0]
    return LAST.index(verb) if verb in LAST else -1


def test_a_whole_game_clicked_to_the_end(server: Server, new_page: Pages) -> None:
    page = new_page()
    table = sit(page, server.url, ["me", "beginner", "beginner"])
    always_asked(page)
    hand = Hand()
    shot = False
    for step in range(600):
        if not wait_for_turn(page):
            break
        actions = offered(page)
        assert actions, "a decision with nothing to click"
        actions.sort(key=worth)
        hand.choose(page, actions[step % max(1, sum(worth(a) < 0 for a in actions))])
        if not shot and page.locator("#view .legal").count() > 3:
            shoot(page, "table-desktop")
            shot = True
    else:
        raise AssertionError("the game didn't end within 600 decisions")
    assert {"build", "card", "space"} <= set(hand.done)
    expect(page.locator("#say-what")).to_contain_text("The game is over")
    expect(page.locator(".final .res tbody tr")).to_have_count(3)
    assert page.locator(".final .chart polyline").count() == 6
    state = ask(page, f"/api/tables/{table}")
    points = [int(text.replace("−", "-")) for text in page.locator(".res tbody b").all_inner_texts()]
    assert sorted(points) == sorted(state["result"]["scores"])
    shoot(page, "table-over")
    replay(page, server.url, table, state["actions"])


def replay(page: Page, url: str, table: str, last: int) -> None:
    """The replay of the game just played: scrubber, keys, eyes, links to a moment, export."""
    page.goto(f"{url}/t/{table}/replay")
    where = page.locator("#where b")
    expect(where).to_have_text("Before the first move")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"Move 1 of {last}")
    page.keyboard.press("End")
    expect(where).to_have_text(f"Move {last} of {last}")
    expect(page).to_have_url(re.compile(f"#{last}$"))
    page.goto(f"{url}/t/{table}/replay#40")
    expect(where).to_have_text(f"Move 40 of {last}")
    page.reload()
    expect(where).to_have_text(f"Move 40 of {last}")
    hands = page.locator(".hand .group h2")
    assert sum("hand" in name for name in hands.all_inner_texts()) == 3
    page.locator("[data-eyes='1']").click()
    expect(hands.first).to_have_text("Your hand")
    assert sum("hand" in name for name in hands.all_inner_texts()) == 1
    shoot(page, "replay-desktop")
    page.locator("#play").click()
    expect(where).not_to_have_text(f"Move 40 of {last}")
    page.locator("#play").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save record").click()
    assert saved.value.suggested_filename.startswith("boomtown-age_of_industry-")
    at = page.goto(f"{url}/t/{table}/replay?at=7")
    assert at is not None
    assert at.status == 200
    expect(where).to_have_text(f"Move 7 of {last}")


def two_at_one_table(server: Server, new_page: Pages) -> tuple[Page, Page, str]:
    """Ada makes a table with one bot, Bram comes by the invitation."""
    ada, bram = new_page(), new_page()
    table = sit(ada, server.url, ["me", "open", "beginner"], door="invited")
    expect(ada.locator(".seats li")).to_have_count(3)
    shoot(ada, "lobby")
    link = ada.locator("#invite").input_value()
    bram.goto(link.replace("localhost", "127.0.0.1"))
    bram.locator("#my-name").fill("Bram")
    bram.locator("[data-sit='1']").click()
    for page in (ada, bram):
        page.locator(".play").wait_for()
    return ada, bram, table


def whose_turn(*pages: Page) -> Page:
    """The page that must decide now."""
    for _ in range(240):
        for page in pages:
            if page.locator(TURN).count():
                return page
        pages[0].wait_for_timeout(250)
    raise AssertionError("nobody has to decide")


def test_two_browsers_see_each_other(server: Server, new_page: Pages) -> None:
    ada, bram, _ = two_at_one_table(server, new_page)
    here = whose_turn(ada, bram)
    there = bram if here is ada else ada
    expect(there.locator("#say-what")).to_contain_text("Waiting for")
    expect(here).to_have_title(re.compile(r"^\(Your turn\) Coal and kindness"))
    assert there.locator("[data-action]").count() == 0
    choose_first(here, "take-cards")
    drawn = choose_first(here, "deck")
    assert drawn == "deck"
    choose_first(here, "deck")
    expect(there.locator("#log")).to_contain_text("draws a card from the deck")
    drawn_here = here.locator("#log li[data-line]", has_text="draws").all_inner_texts()
    drawn_there = there.locator("#log li[data-line]", has_text="draws").all_inner_texts()
    own = [line for line in drawn_here if "draws a card" not in line]
    assert own, "whoever draws reads which card it was"
    assert not set(own) & set(drawn_there)
    there.locator("#tab-chat").click()
    there.locator("#say input").fill("Hello <b>there</b>")
    there.locator("#say button").click()
    expect(here.locator("#chat li")).to_contain_text("Hello <b>there</b>")
    expect(here.locator("#tab-chat .dot")).to_have_text("1")


def test_an_undo_that_others_agree_to(server: Server, new_page: Pages) -> None:
    ada, bram, _ = two_at_one_table(server, new_page)
    here = whose_turn(ada, bram)
    there = bram if here is ada else ada
    choose_first(here, "take-cards")
    choose_first(here, "deck")
    expect(here.locator("#undo")).to_have_attribute("aria-label", "Ask to undo")
    here.keyboard.press("u")
    expect(there.locator(".asks")).to_contain_text("asks to take back")
    shoot(there, "undo-asked")
    there.locator("[data-vote=yes]").click()
    expect(here.locator(".asks")).to_have_count(0)
    expect(here.locator("#log li[data-line]").last).to_contain_text("drawn anew")


def test_the_page_catches_up_after_the_house_was_killed(server: Server, new_page: Pages) -> None:
    page, other = new_page(), new_page()
    table = sit(page, server.url, ["me", "beginner", "beginner"])
    other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    other.goto(f"{server.url}/t/{table}")
    assert wait_for_turn(page)
    server.kill()
    expect(page.locator("#lost")).to_be_visible()
    server.start()
    assert wait_for_turn(other)
    choose(other, "pass")
    newest = choose_first(other, "card")
    assert newest.startswith("card")
    expect(page.locator("#lost")).to_be_hidden()
    assert wait_for_turn(other)
    expect(page.locator(".play")).to_have_attribute("data-seq", seq(other))
    assert page.locator("#log").inner_text() == other.locator("#log").inner_text()


def test_steps_can_be_taken_back(server: Server, new_page: Pages) -> None:
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    first = page.locator("#say-what").inner_text()
    options = offered(page)
    choose(page, "build")
    second = page.locator("#say-what").inner_text()
    choose(page, offered(page)[0])
    before = seq(page)
    page.keyboard.press("u")
    moved_on(page, before)
    expect(page.locator("#say-what")).to_have_text(second)
    choose(page, offered(page)[0])
    before = seq(page)
    page.locator("#restart").click()
    moved_on(page, before)
    expect(page.locator("#say-what")).to_have_text(first)
    assert offered(page) == options
    expect(page.locator("#restart")).to_be_disabled()


def test_a_refused_click_says_which_rule(server: Server, new_page: Pages) -> None:
    """What is so stands first, then the rule."""
    page = new_page()
    table = sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    choose(page, "build")
    choose_card(page)
    if offered(page)[0].startswith("industry"):
        choose_first(page, "industry")
    page.locator("#view .legal").first.wait_for()
    legal = {action.split()[1] for action in offered(page)}
    other = next(n for n in range(40) if str(n) not in legal)
    page.locator(f"#view [data-space='{other}']").click(force=True)
    toast = page.locator("#toast")
    expect(toast).to_be_visible()
    why = ask(page, f"/api/tables/{table}/why?seat=0&action=space%20{other}")
    assert why["facts"]
    expect(toast.locator("b")).to_contain_text(f": {'; '.join(why['facts'])}.")
    expect(toast.locator(".rule").first).to_have_text(re.compile(r"AOI-\d+"))
    assert len(toast.locator("p").first.inner_text()) > 20
    expect(page.locator("#view .refused")).to_have_count(1)
    shoot(page, "table-refused")
    page.keyboard.press("Escape")
    expect(toast).to_be_hidden()


def test_hot_seat_hides_the_hand_between_two_people(server: Server, new_page: Pages) -> None:
    page = new_page(390, 844, has_touch=True)
    sit(page, server.url, ["me", "me", "beginner"])
    dialog = page.locator("#pass")
    for _ in range(2):
        expect(dialog).to_be_visible()
        assert "Your hand" not in page.content()
        shoot(page, "pass-the-device")
        word = page.locator("#pass-title").inner_text().split()[-1]
        page.locator("#pass-yes").click()
        expect(dialog).to_be_hidden()
        expect(page.locator(".hand h2").first).to_have_text("Your hand")
        expect(page.locator(".prompt .where")).to_contain_text(word)
        choose(page, "pass")
        choose_first(page, "card")


def test_spectators_see_no_hand_and_may_talk(server: Server, new_page: Pages) -> None:
    page, watcher = new_page(), new_page()
    table = sit(page, server.url, ["me", "beginner", "beginner"])
    watcher.goto(f"{server.url}/t/{table}")
    expect(watcher.locator(".prompt .tag")).to_have_text("Watching")
    assert "Your hand" not in watcher.content()
    assert watcher.locator("[data-action]").count() == 0
    watcher.locator("#say input").fill("Good luck!")
    watcher.locator("#say button").click()
    expect(page.locator("#chat")).to_contain_text("Good luck!")
    refused = watcher.goto(f"{server.url}/t/{table}/sight.json?seat=0")
    assert refused is not None
    assert refused.status == 403


def test_keyboard_alone(server: Server, new_page: Pages) -> None:
    """A whole action by keys, for somebody who is asked before every step."""
    page = new_page()
    page.add_init_script(ALWAYS)
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    before = seq(page)
    page.keyboard.press("1")
    expect(page.locator(".choice.sel")).to_have_attribute("data-action", "build")
    page.keyboard.press("Escape")
    expect(page.locator(".choice.sel")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    moved_on(page, before)
    before = seq(page)
    if page.locator(".c.lit").count():  # else the deal has left one card to build with
        page.locator(".c.lit").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".c.lit.sel")).to_have_count(1)
        page.keyboard.press("Enter")
        moved_on(page, before)
    if page.locator("#view .legal").count() == 0:
        before = seq(page)
        page.keyboard.press("1")
        page.keyboard.press("1")
        moved_on(page, before)
    lit = page.locator("#view .legal")
    lit.first.focus()
    page.keyboard.press("ArrowRight")
    expect(lit.nth(1 % lit.count())).to_be_focused()
    before = seq(page)
    page.keyboard.press(" ")
    expect(page.locator("#view .picked")).to_have_count(1)
    shoot(page, "table-focus")
    page.keyboard.press("Enter")
    moved_on(page, before)
    page.locator("body").press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    wide = page.locator("#view svg").first.bounding_box()
    page.keyboard.press("+")
    wider = page.locator("#view svg").first.bounding_box()
    assert wide is not None
    assert wider is not None
    assert wider["width"] > wide["width"] * 1.2


def test_the_board_as_text(server: Server, new_page: Pages) -> None:
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    options = offered(page)
    page.keyboard.press("t")
    text = page.locator("#text pre")
    expect(text).to_contain_text("Round 1")
    expect(text).to_contain_text("Hamburg")
    assert page.locator("#text .choice").count() == len(options)
    shoot(page, "table-text")
    choose(page, "build")
    expect(page.locator("#text .choice").first).to_have_attribute("data-action", re.compile("^card"))
    page.keyboard.press("t")
    expect(page.locator("#view")).to_be_visible()


def test_a_moment_of_the_past_and_back(server: Server, new_page: Pages) -> None:
    page = new_page()
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    choose(page, "pass")
    choose_first(page, "card")
    assert wait_for_turn(page)
    page.locator("#log [data-moment]").first.click()
    expect(page.locator(".past")).to_contain_text("after move 0")
    assert page.locator("[data-action]").count() == 0
    page.locator(".past [data-moment=now]").click()
    expect(page.locator(".past")).to_have_count(0)
    assert offered(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_phone_width(server: Server, new_page: Pages, theme: str) -> None:
    page = new_page(390, 844, theme, has_touch=True)
    sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    choose(page, "build")
    choose_card(page)
    if offered(page)[0].startswith("industry"):
        choose_first(page, "industry")
    lit = page.locator("#view .legal").first
    lit.wait_for()
    shoot(page, f"table-phone-{theme}")
    before = seq(page)
    lit.tap()
    if asks_again(page, before):
        page.locator("#confirm").tap()
    moved_on(page, before)
    for tab in ("players", "mat", "log", "chat", "hand"):
        tap_open(page.locator(f".tabs [data-tab={tab}]"))
        bar = page.locator(".tabs").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= 845, f"the tabs are pushed out of the page by {tab}"
        shoot(page, f"table-phone-{theme}-{tab}")
    for button in page.locator(".tabs button:visible, #confirm:visible, #undo").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def tap_open(tab: Locator) -> None:
    """Tap a tab until it is pressed: a touch is lost when the page is laid out anew under the finger."""
    for _ in range(5):
        tab.tap()
        try:
            expect(tab).to_have_attribute("aria-pressed", "true", timeout=4000)
        except AssertionError:
            continue
        return
    expect(tab).to_have_attribute("aria-pressed", "true")


def test_the_lobby_takes_bots_and_lets_people_go(server: Server, new_page: Pages) -> None:
    page = new_page()
    table = make_table(page, server.url, ["me", "open", "open"])
    page.goto(f"{server.url}/t/{table}")
    page.locator("[data-leave]").click()
    expect(page.locator("[data-sit]")).to_have_count(3)
    page.locator("[data-sit='2']").click()
    expect(page.locator("[data-leave]")).to_be_visible()
    assert "Your hand" not in page.content()
    assert ask(page, f"/api/tables/{table}")["seat"] is None
    page.locator("[data-seat-bot='0']").click()
    expect(page.locator("[data-seat-bot]")).to_have_count(1)
    page.locator("[data-seat-bot='1']").click()
    page.locator(".play").wait_for()


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "dark"), (390, 844, "light")])
def test_axe_finds_no_serious_fault(
    server: Server, new_page: Pages, width: int, height: int, theme: str
) -> None:
    page = new_page(width, height, theme, bypass_csp=True)  # axe brings styles of its own
    lobby = make_table(page, server.url, ["me", "open", "open"])
    page.goto(f"{server.url}/t/{lobby}")
    assert faults(page) == []
    table = sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    assert faults(page) == []
    choose(page, "build")
    choose_card(page)
    page.locator("#hint").click()
    expect(page.locator("#tip")).to_be_visible()
    assert faults(page) == []
    page.locator("#tip-close").click()
    page.locator("#tab-mat, .tabs [data-tab=mat]").locator("visible=true").first.click()
    page.locator(".matbox svg").first.wait_for()
    assert faults(page) == []
    page.goto(f"{server.url}/t/{table}/replay")
    assert faults(page) == []


def faults(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse."""
    found = Axe().run(page).response["violations"]
    return [
        f"{v['id']}: {v['help']} at {[n['html'][:160] for n in v['nodes'][:3]]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def test_a_move_whose_answer_was_lost_is_made_once(server: Server, new_page: Pages) -> None:
    """The connection breaks after the house has taken the move: the page asks again, and it is one move."""
    page = new_page()
    table = sit(page, server.url, ["me", "beginner", "beginner"])
    assert wait_for_turn(page)
    before = int(seq(page))
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if not lost:
            lost.append(route.request.post_data or "")
            route.fetch()
            route.abort("connectionreset")
        else:
            lost.append(route.request.post_data or "")
            route.continue_()

    page.route(f"**/t/{table}/moves.json*", lose_the_first)
    choose(page, "take-cards")
    assert len(lost) == 2
    assert lost[0] == lost[1]
    assert int(seq(page)) == before + 1
