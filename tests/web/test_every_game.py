"""Every game in a real browser: a whole game clicked to its end, and the page on a phone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import boomtown
from tests.web.conftest import Server, shoot
from tests.web.tables import TAP, Hand, always_asked, ask, offered, sit, tap, wait_for_turn

Pages = Callable[..., Page]
ENOUGH = 2000  # decisions; a game of random clicks that takes more doesn't end
GAMES = sorted(boomtown.games())
ELSEWHERE = {"age_of_industry"}  # a whole game: test_table_page.py
SHORT = {"urban_sprawl": {"length": "shorter"}}
OUTSIDE = """() => [...document.querySelectorAll('.shown > svg')].flatMap((svg) => {
  const card = svg.getBoundingClientRect();
  const beyond = (box) => Math.max(card.left - box.left, card.top - box.top, box.right - card.right, box.bottom - card.bottom);
  const words = [...svg.querySelectorAll('text')].filter((e) => {
    const box = e.getBoundingClientRect();
    return beyond(box) > box.height / 4;
  });
  const art = [...svg.querySelectorAll('svg')].filter((e) => getComputedStyle(e).overflow !== 'hidden');
  return [...words, ...art].map((e) => e.outerHTML.slice(0, 160));
})"""  # a quarter of a line's box is air


def click_one(page: Page, rng: random.Random, hand: Hand) -> None:
    """Choose something at random by clicking; a thing with several options is opened first."""
    actions = offered(page)
    assert actions, "a decision with nothing to click"
    action = rng.choice(actions)
    if action.startswith("several "):
        hand.open(page, action)
        inside = page.locator(".choice.of-thing")
        assert inside.count() > 1, f"{action} opens a single option"
        action = str(rng.choice(inside.all()).get_attribute("data-action"))
    hand.choose(page, action)


def click_to_the_end(page: Page, seed: int, name: str, shots: tuple[int, ...]) -> set[str]:
    """Click until the game is over; returns the verbs that were chosen."""
    rng = random.Random(seed)
    hand = Hand()
    always_asked(page)
    for step in range(ENOUGH):
        if not wait_for_turn(page):
            return set(hand.done) - {"several"}
        if step in shots:
            shoot(page, f"{name}-{step}")
        click_one(page, rng, hand)
    raise AssertionError(f"the game didn't end within {ENOUGH} decisions")


@pytest.mark.parametrize("id", [id for id in GAMES if id not in ELSEWHERE])
def test_a_whole_game_is_clicked_to_its_end(id: str, server: Server, new_page: Pages) -> None:
    """Whatever is lit can be clicked, whatever is clicked is taken, and the end shows everybody's points."""
    game = boomtown.game(id)
    seats = min(n for n in game.players if n > 1)
    page = new_page()
    table = sit(page, server.url, ["me", *["beginner"] * (seats - 1)], game=id, options=SHORT.get(id, {}))
    verbs = click_to_the_end(page, 11, f"game-{id}", (0, 12, 40))
    assert len(verbs) > 3
    expect(page.locator("#say-what")).to_contain_text("The game is over")
    expect(page.locator(".final .res tbody tr")).to_have_count(seats)
    state = ask(page, f"/api/tables/{table}")
    points = [int(text.replace("−", "-")) for text in page.locator(".res tbody b").all_inner_texts()]
    assert sorted(points) == sorted(state["result"]["scores"])
    shoot(page, f"game-{id}-over")


@pytest.mark.parametrize("id", [id for id in GAMES if 1 in boomtown.game(id).players])
def test_a_game_for_one_is_clicked_to_its_verdict(id: str, server: Server, new_page: Pages) -> None:
    """Alone against the game: at the end the page says whether one has won, and so does the list of tables."""
    page = new_page()
    table = sit(page, server.url, ["me"], game=id)
    click_to_the_end(page, 5, f"alone-{id}", (15,))
    result = ask(page, f"/api/tables/{table}")["result"]
    expect(page.locator("#say-what")).to_contain_text(result["verdict"])
    page.goto(f"{server.url}/tables")
    expect(page.locator(".done")).to_contain_text("won" if result["won"] else "lost")


@pytest.mark.parametrize("id", GAMES)
def test_no_words_or_art_of_a_card_stick_out(id: str, server: Server, new_page: Pages) -> None:
    page = new_page()
    page.goto(f"{server.url}/rules/{id}/cards")
    assert page.locator(".shown > svg").count() > 10
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("id", GAMES)
def test_on_a_phone_one_plays_a_few_turns(id: str, server: Server, new_page: Pages) -> None:
    """At 390 px all that can be chosen can be reached, and nothing sticks out sideways."""
    game = boomtown.game(id)
    page = new_page(390, 844)
    sit(page, server.url, ["me", *["beginner"] * (max(game.players) - 1)], game=id)
    rng = random.Random(3)
    for step in range(12):
        assert wait_for_turn(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"the page is {wide} px wide"
        if step in (0, 11):
            shoot(page, f"phone-{id}-{step}")
        take(page, rng.choice(offered(page)))


def take(page: Page, action: str) -> None:
    """Choose by script where a thing lies under another panel: what is tested here is the page, not the finger."""
    if action.startswith("several "):
        page.evaluate(TAP, action)
        action = str(page.locator(".choice.of-thing").first.get_attribute("data-action"))
    tap(page, action)
