"""A house on a home network: plain http, under a name that is not localhost, where browsers hold some calls back."""

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.web.conftest import Server
from tests.web.tables import ask, choose, offered, sit, wait_for_turn


def test_a_move_is_made_by_clicking(server: Server, new_page: Callable[..., Page]) -> None:
    """The page is no secure one, no script fails, and what is clicked is played."""
    page = new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    table = sit(page, f"http://house.test:{urlsplit(server.url).port}", ["me", "steady", "steady"])
    assert page.evaluate("isSecureContext") is False
    assert wait_for_turn(page)
    before = ask(page, f"/api/tables/{table}")["actions"]
    choose(page, offered(page)[0])
    page.wait_for_function(
        "async ([path, before]) => (await (await fetch(path)).json()).actions > before",
        arg=[f"/api/tables/{table}", before],
    )
    assert faults == []
