"""One stream a browser: eight tabs play on six connections, and a browser without shared workers still hears its news."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.processes import wait_until
from tests.visitor import PATIENCE
from tests.web.client import Visitor
from tests.web.furnished import House, open_house
from tests.web.tables import ask, make_table
from tests.web.test_secrets import Guest

Pages = Callable[..., Page]
TABS = 8


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str]]:
    """A house on a home network: plain http, under a name that is not localhost."""
    with open_house(tmp_path_factory.mktemp("home")) as house:
        yield house, f"http://house.test:{urlsplit(house.url).port}"


def streams(house: House) -> int:
    """How many streams are open."""
    return int(house.app.state.house.hub.watching())


def test_eight_tabs_share_one_stream(home: tuple[House, str], new_page: Pages) -> None:
    """Each hears what is said at its own table, can still speak, and the last to close ends the stream."""
    house, url = home
    first = new_page()
    assert first.goto(f"{url}/rules") is not None
    assert first.evaluate("isSecureContext") is False
    tables = [make_table(first, url, ["me", "me", "me"], open_hands=True) for _ in range(TABS)]
    tabs = [first, *(first.context.new_page() for _ in range(TABS - 1))]
    for tab, table in zip(tabs, tables, strict=True):
        tab.goto(f"{url}/t/{table}")
        tab.locator(".play[data-seq]").wait_for(state="attached")
    wait_until(lambda: streams(house) == 1)
    other = Visitor(house.url).arrive()
    for number, table in enumerate(tables):
        said = other.post(f"/api/tables/{table}/chat", {"text": f"hello {number}"})
        assert said.is_success, said.text
    for number, tab in enumerate(tabs):
        expect(tab.locator("#chat")).to_contain_text(f"hello {number}")
        assert tab.evaluate("document.querySelector('#lost').hidden")
    assert ask(tabs[-1], f"/api/tables/{tables[-1]}")["id"] == tables[-1]
    assert streams(house) == 1
    for tab in tabs[:-1]:
        tab.close()
    assert other.post(f"/api/tables/{tables[-1]}/chat", {"text": "still here?"}).is_success
    expect(tabs[-1].locator("#chat")).to_contain_text("still here?")


def test_a_browser_without_shared_workers_listens_itself(home: tuple[House, str], new_page: Pages) -> None:
    house, url = home
    page = new_page()
    page.add_init_script("delete window.SharedWorker")
    page.goto(f"{url}/rules")
    table = make_table(page, url, ["me", "me", "me"], open_hands=True)
    page.goto(f"{url}/t/{table}")
    page.locator(".play[data-seq]").wait_for(state="attached")
    assert (
        Visitor(house.url).arrive().post(f"/api/tables/{table}/chat", {"text": "can you hear me"}).is_success
    )
    expect(page.locator("#chat")).to_contain_text("can you hear me")


def test_a_stream_tells_of_several_tables_what_one_may_know(home: tuple[House, str]) -> None:
    """News of those that are open to somebody, and why not of the others."""
    house, _ = home
    app = house.app
    host, stranger = Guest(app), Guest(app)
    wish: dict[str, Any] = {"game": "age_of_industry", "seats": 3, "chairs": ["me", "open", "open"]}
    free = host.post("/api/tables", wish).json()["id"]
    closed = host.post("/api/tables", {**wish, "door": "invited"}).json()
    hub = app.state.house.hub
    hub.closed = True  # a stream tells what there is, and ends
    try:
        asked = f"{free},{closed['id']},0123456789"
        said = stranger.get("/api/events", tables=asked).text
        assert f'event: news\ndata: {{"table": "{free}"' in said
        assert f'event: refused\ndata: {{"table": "{closed["id"]}"' in said
        assert 'event: refused\ndata: {"table": "0123456789"' in said
        assert f'event: news\ndata: {{"table": "{closed["id"]}"' not in said
        invited = stranger.get("/api/events", tables=f"{closed['id']}~{closed['invite']}").text
        assert f'event: news\ndata: {{"table": "{closed["id"]}"' in invited
        assert stranger.get("/api/events", tables="²").status_code == 422
        assert stranger.get("/api/events", tables=",".join([free] * 65)).status_code == 422
    finally:
        hub.closed = False


def test_a_script_that_fails_says_so_on_the_page(
    home: tuple[House, str], browser: Browser, tmp_path: Path
) -> None:
    """Whether it can't be loaded or breaks later; a page without trouble says nothing."""
    _, url = home
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{url}/rules")
    expect(page.locator("#script-failed")).to_have_count(0)
    page.evaluate("setTimeout(() => { throw new Error('broken'); })")
    expect(page.locator("#script-failed")).to_contain_text("has failed")
    page.route("**/static/js/site.js", lambda route: route.abort())
    page.goto(f"{url}/tables")
    expect(page.locator("#script-failed")).to_contain_text("Load the page again")
    context.close()


def test_words_are_copied_on_plain_http(home: tuple[House, str], new_page: Pages) -> None:
    """Browsers hold the clipboard back from plain http; the invitation is copied all the same."""
    _, url = home
    page = new_page()
    page.goto(f"{url}/rules")
    table = make_table(page, url, ["me", "open", "open"])
    page.goto(f"{url}/t/{table}")
    assert page.evaluate("navigator.clipboard === undefined")
    page.locator("#copy").click()
    expect(page.locator("#lobby-says")).to_have_text("Copied.")
