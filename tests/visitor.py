"""The browser of this machine and pages in it, for every test that looks at a page."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--host-resolver-rules=MAP house.test 127.0.0.1",  # a name that is not localhost, as on a home network
]
Theme = Literal["light", "dark"]
PATIENCE = 60_000  # milliseconds; the machine may be busy with other tests


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine."""
    with sync_playwright() as play:
        names = ("chromium", "chromium-browser", "google-chrome")
        path = os.environ.get("BOOMTOWN_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
        chromium = play.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes pages, each a visitor of its own; a script error or a breach of the CSP fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(width: int = 1440, height: int = 900, theme: Theme = "light", **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce", **more
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said.type, said.text) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


HARMLESS = (  # a house that a test has closed; a header that browsers heed on https and localhost only
    "net::ERR",
    "Failed to load resource",
    "The Cross-Origin-Opener-Policy header has been ignored",
)


def is_fault(kind: str, text: str) -> bool:
    """Whether the console tells of our own mistake."""
    return kind == "error" and not any(words in text for words in HARMLESS)
