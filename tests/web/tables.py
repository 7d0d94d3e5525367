"""What the tests of the table page do again and again: make a table, choose, wait for what comes of it."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

ASK = """async ([path, body]) => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  const headers = { "Content-Type": "application/json", "X-CSRF": csrf };
  const answer = await fetch(path, body === null ? {} : { method: "POST", headers, body: JSON.stringify(body) });
  return await answer.json();
}"""
TURN = ".play[data-seq]:not(.busy) .choices:not(.idle)"  # the page is ready, and waits for a choice
TAP = """action => document.querySelector(`.play [data-action="${action}"]`)
  .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
ACTIONS = "all => [...new Set(all.map(one => one.getAttribute('data-action')))]"


def ask(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the house as the page does."""
    return page.evaluate(ASK, [path, body])


def make_table(page: Page, url: str, chairs: list[str], **more: Any) -> str:
    """A table of Age of Industry; returns its id."""
    if not page.url.startswith(url):
        page.goto(f"{url}/rules")
    wish = {"game": "age_of_industry", "seats": len(chairs), "chairs": chairs, "bot_pause": 0}
    return str(ask(page, "/api/tables", {**wish, "name": "Coal and kindness", **more})["id"])


def sit(page: Page, url: str, chairs: list[str], **more: Any) -> str:
    """Make a table and open its page."""
    table = make_table(page, url, chairs, **more)
    page.goto(f"{url}/t/{table}")
    return table


def seq(page: Page) -> str:
    """The last row of the table that the page has shown."""
    return page.locator(".play").get_attribute("data-seq") or ""


def wait_for_turn(page: Page) -> bool:
    """Wait until this page must decide; False when the game is over."""
    page.locator(f"{TURN}, .play[data-seq][data-state=over]").first.wait_for(state="attached")
    return page.locator(".play[data-state=over]").count() == 0


def offered(page: Page) -> list[str]:
    """All that can be chosen now by clicking somewhere."""
    return list(page.locator(".play [data-action]").evaluate_all(ACTIONS))


def choose(page: Page, action: str) -> None:
    """Click on what an option is about: once to select it, once more to take it."""
    before = seq(page)
    place = page.locator(f'.play [data-action="{action}"]:visible').first
    place.click()
    expect(page.locator("#confirm")).to_be_enabled()
    place.click()
    moved_on(page, before)


def tap(page: Page, action: str) -> None:
    """Choose by script: quicker than a mouse, and it reaches what lies under another panel."""
    before = seq(page)
    for _ in range(2):
        page.evaluate(TAP, action)
    moved_on(page, before)


class Hand:
    """A hand that plays a whole game: it uses the mouse the first times that it does a thing, and then a script."""

    def __init__(self, times: int = 3) -> None:
        self.times = times
        self.done: Counter[str] = Counter()

    def by_mouse(self, action: str) -> bool:
        """Whether it does this by mouse; it counts what it does."""
        verb = action.split()[0]
        self.done[verb] += 1
        return self.done[verb] <= self.times

    def choose(self, page: Page, action: str) -> None:
        """Choose what an option is about."""
        if self.by_mouse(action):
            choose(page, action)
        else:
            tap(page, action)

    def open(self, page: Page, thing: str) -> None:
        """Open a thing that stands for several options."""
        if self.by_mouse(thing):
            page.locator(f'.play [data-action="{thing}"]:visible').first.click()
        else:
            page.evaluate(TAP, thing)
        expect(page.locator(".choice.of-thing").first).to_be_visible()


def moved_on(page: Page, before: str) -> None:
    """Wait until the page has shown something newer."""
    page.locator(f'.play:not([data-seq="{before}"]):not(.busy)').wait_for(state="attached")


def choose_first(page: Page, *verbs: str) -> str:
    """Choose the first option of the first of these verbs that is offered."""
    found = offered(page)
    for verb in verbs:
        for action in found:
            if action.split()[0] == verb:
                choose(page, action)
                return action
    raise AssertionError(f"none of {verbs} among {found}")
