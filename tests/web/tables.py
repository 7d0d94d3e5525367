"""What the tests of the table page do again and again: make a table, choose, wait for what comes of it."""

from collections import Counter
from typing import Any

from playwright.sync_api import Error, Page, expect

from tests.visitor import PATIENCE

ASK = """async ([path, body]) => {
  const csrf = document.querySelector("meta[name=csrf]").content;
  const headers = { "Content-Type": "application/json", "X-CSRF": csrf };
  const answer = await fetch(path, body === null ? {} : { method: "POST", headers, body: JSON.stringify(body) });
  return await answer.json();
}"""
TURN = ".play[data-seq]:not(.busy) .choices:not(.idle)"  # the page is ready, and waits for a choice
TAP = """action => document.querySelector(`.play [data-action="${action}"], #confirm[data-finish="${action}"]`)
  .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
CONFIRM = """() => document.querySelector("#confirm:enabled")?.click()"""
WAIT = """([selector, patience]) => new Promise((done, fail) => {
  const look = () => document.querySelector(selector) && (watch.disconnect(), done());
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  setTimeout(() => fail(new Error(`${selector} has not come`)), patience);
  look();
})"""
ALWAYS = (
    "localStorage.setItem('set-asking', 'always')"  # for a page of somebody who is asked before every step
)
ACTIONS = """() => {
  const found = [...document.querySelectorAll(".play [data-action]")];
  const finish = document.querySelector("#confirm[data-finish]");
  const left = found.filter(one => !finish || one.getAttribute("aria-pressed") !== "true");
  return [...new Set([...left.map(one => one.dataset.action), ...(finish ? [finish.dataset.finish] : [])])];
}"""


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


def wait_for(page: Page, selector: str) -> None:
    """Wait until something is on the page; the page itself tells, so that nobody looks again and again."""
    try:
        page.evaluate(WAIT, [selector, PATIENCE])
    except Error as lost:
        if "Execution context was destroyed" not in lost.message:
            raise
        page.locator(selector).first.wait_for(state="attached")  # the page has been opened anew meanwhile


def always_asked(page: Page) -> None:
    """Let the house answer nothing in this visitor's place, not even where there is no choice."""
    assert ask(page, "/api/me/asked", {"always": True})["ask_always"]


def seq(page: Page) -> str:
    """The last row of the table that the page has shown."""
    return page.locator(".play").get_attribute("data-seq") or ""


def wait_for_turn(page: Page) -> bool:
    """Wait until this page must decide; False when the game is over."""
    wait_for(page, f"{TURN}, .play[data-seq][data-state=over]")
    return page.locator(".play[data-state=over]").count() == 0


def offered(page: Page) -> list[str]:
    """All that can be chosen now by clicking somewhere; of a pick that can be finished nothing that is picked."""
    return list(page.evaluate(ACTIONS))


def at_once(page: Page) -> bool:
    """Whether one click is enough: several things are picked, or the pick is finished."""
    return page.locator(".play.picking").count() > 0


def choose(page: Page, action: str) -> None:
    """Click on what an option is about; once more if the page asks, as it does for what can't be taken back."""
    before = seq(page)
    place = page.locator(
        f'.play [data-action="{action}"]:visible, #confirm[data-finish="{action}"]:visible'
    ).first
    place.click()
    if asks_again(page, before):
        place.click()
    moved_on(page, before)


def asks_again(page: Page, before: str) -> bool:
    """Whether the page, once it has an answer, wants to be told a second time."""
    wait_for(page, ".play:not(.busy)")
    return seq(page) == before and not at_once(page) and page.locator("#confirm:enabled").count() > 0


def tap(page: Page, action: str) -> None:
    """Choose by script: quicker than a mouse, and it reaches what lies under another panel."""
    before = seq(page)
    page.evaluate(TAP, action)
    if asks_again(page, before):
        page.evaluate(CONFIRM)
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
    wait_for(page, f'.play:not([data-seq="{before}"]):not(.busy)')


def choose_card(page: Page) -> None:
    """Choose the first card to build with, unless the deal has left only one: then nobody is asked."""
    if offered(page)[0].split()[0] == "card":
        choose_first(page, "card")


def choose_first(page: Page, *verbs: str) -> str:
    """Choose the first option of the first of these verbs that is offered."""
    found = offered(page)
    for verb in verbs:
        for action in found:
            if action.split()[0] == verb:
                choose(page, action)
                return action
    raise AssertionError(f"none of {verbs} among {found}")
