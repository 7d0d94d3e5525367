"""Forged in Steel in a real browser: two people at one device play a game with a riot in it and a Response."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import boomtown
from boomtown.engine.log import entries
from boomtown.engine.table import Table
from tests.web.conftest import Server, shoot
from tests.web.tables import TAP, Hand, ask, offered, seq, sit, wait_for_turn

SEED = 1729  # a short game in which both come


@pytest.fixture
def certain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house in which every table has the same seed."""
    house = Server(tmp_path_factory.mktemp("certain"), SEED)
    house.start()
    yield house
    house.stop()


def click(page: Page, table: str, action: str, hand: Hand) -> None:
    """Choose an option where it lies, also behind a thing that stands for several."""
    if action not in offered(page):
        options = ask(page, f"/api/tables/{table}")["options"]
        target = next(option["target"] for option in options if option["action"] == action)
        hand.open(page, f"several {target}")
    before = seq(page)
    if hand.by_mouse(action):
        place = page.locator(f'.play [data-action="{action}"]:visible').first
        place.click()
        expect(page.locator("#confirm")).to_be_enabled()
        place.click()
    else:
        for _ in range(2):
            page.evaluate(TAP, action)
    taken = f'.play:not([data-seq="{before}"]):not(.busy), #pass[open]'  # a secret choice shows nothing new
    page.locator(taken).first.wait_for(state="attached")


def wish(twin: Table, seat: int, rng: random.Random) -> int:
    """A Response where one can be shown, else anything."""
    options = twin.options(seat)
    spell = boomtown.game(twin.game_id).actions.spell
    answers = [action for action in options if spell(action).startswith("respond")]
    return answers[0] if answers else rng.choice(options)


def test_a_game_with_a_riot_and_a_response(certain: Server, new_page: Callable[..., Page]) -> None:
    """Every click is taken, the device goes from hand to hand, and the log tells of both to the end."""
    game = boomtown.game("forged_in_steel")
    twin = game.new(2, SEED)
    rng = random.Random(SEED)
    page = new_page()
    table = sit(page, certain.url, ["me", "me"], game=game.id)
    shown = -1
    shots = {"riot", "respond"}
    hand = Hand()
    while not twin.over:
        seat = shown if shown in twin.waiting else twin.waiting[0]
        if seat != shown:
            page.locator("#pass-yes").click()
            expect(page.locator("#pass")).to_be_hidden()
        shown = seat
        assert wait_for_turn(page)
        action = wish(twin, seat, rng)
        words = game.actions.spell(action)
        told = {entry.kind for entry in entries(twin.news)}
        for kind in sorted(shots & (told | {words.split()[0]})):
            shoot(page, f"steel-{kind}")
            shots.discard(kind)
        click(page, table, words, hand)
        twin.apply(seat, action)
    kinds = {entry.kind for entry in entries(twin.news)}
    assert {"riot", "riot-over", "respond", "cancelled"} <= kinds
    expect(page.locator("#say-what")).to_contain_text("The game is over")
    log = page.locator("#log").text_content() or ""
    for line in twin.log(shown):
        assert line["text"] in log
    assert ask(page, f"/api/tables/{table}")["result"]["scores"] == twin.scores()
