"""Every page for everybody: axe-core, keyboard, narrow screens, night; and a picture of each page on every run."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.visitor import is_fault
from tests.web.conftest import SHOTS
from tests.web.furnished import GAME, House, open_house, visit

PAGES = {
    "front": "/",
    "new": "/new",
    "tables": "/tables",
    "rules-list": "/rules",
    "rules": f"/rules/{GAME}",
    "cards": f"/rules/{GAME}/cards",
    "aid": f"/rules/{GAME}/aid",
    "me": "/me",
    "person": "/people/1",
    "api": "/api-docs",
    "nothing-here": "/nowhere",
}
FOCUSABLE = """() => [...document.querySelectorAll(
  'a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((e) =>
    e.checkVisibility({visibilityProperty: true}) && !e.disabled && !(e.type === 'radio' && !e.checked)).length"""
FOCUSED = """() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  window.stops ??= new Map();
  if (!window.stops.has(e)) window.stops.set(e, window.stops.size);
  const ringed = [e, e.parentElement].some((x) => {
    const style = getComputedStyle(x);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  return {stop: window.stops.get(e), ringed, what: e.outerHTML.slice(0, 120)};
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def faults(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse."""
    found = Axe().run(page).response["violations"]
    return [
        f"{v['id']}: {v['help']} at {[n['html'][:160] for n in v['nodes'][:3]]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def mistakes(page: Page) -> list[str]:
    """A list that fills with script errors and breaches of the content policy."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda said: found.append(said.text) if is_fault(said.type, said.text) else None)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_no_serious_fault_on_any_screen(name: str, house: House, browser: Browser) -> None:
    """Axe finds nothing serious by day on a desk or by night on a phone, and nothing sticks out at the side."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for device, width, theme in (("desktop", 1440, "light"), ("phone", 390, "dark")):
        with visit(browser, house, width=width, theme=theme) as context:
            page = context.new_page()
            errors = mistakes(page)
            page.goto(PAGES[name], wait_until="networkidle")
            assert errors == []  # axe and screenshots bring styles of their own, so this comes first
            page.screenshot(path=SHOTS / f"{name}-{device}-{theme}.png")
            assert faults(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 720])
def test_nothing_sticks_out_when_zoomed(width: int, house: House, browser: Browser) -> None:
    """At 200 and 400 % zoom of a 1440 and a 1280 px window every page still fits its width."""
    with visit(browser, house, width=width) as context:
        page = context.new_page()
        for path in PAGES.values():
            page.goto(path)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path


@pytest.mark.parametrize("name", [name for name in PAGES if name not in ("rules", "cards")])
def test_the_tab_key_reaches_everything_and_shows_where_it_is(
    name: str, house: House, browser: Browser
) -> None:
    """Tab goes to everything that can be used, once, and the focus is always to be seen."""
    with visit(browser, house) as context:
        page = context.new_page()
        page.goto(PAGES[name], wait_until="networkidle")
        many = page.evaluate(FOCUSABLE)
        stops: set[int] = set()
        for _ in range(many):
            page.keyboard.press("Tab")
            focused = page.evaluate(FOCUSED)
            assert focused is not None, f"after {len(stops)} of {many} stops"
            assert focused["ringed"], focused["what"]
            stops.add(focused["stop"])
        assert len(stops) == many


def test_the_way_to_the_main_part(house: House, browser: Browser) -> None:
    """The first Tab on a page offers to skip the navigation."""
    with visit(browser, house) as context:
        page = context.new_page()
        page.goto("/tables")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "main"


def test_the_theme_is_kept(house: House, browser: Browser) -> None:
    """Day or night can be chosen, and the choice lasts; without one the system decides."""
    with visit(browser, house, theme="dark") as context:
        page = context.new_page()
        page.goto("/")
        assert page.locator("html").get_attribute("data-theme") == "dark"
        page.get_by_role("button", name="Light or dark").click()
        page.goto("/rules")
        assert page.locator("html").get_attribute("data-theme") == "light"
