"""Forged in Steel in a real browser: two people at one device play a game with a riot in it and a Response.

What lies between is played without the page: that whole games can be clicked is tested by test_every_game.py."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import boomtown
from boomtown.engine.log import entries
from boomtown.engine.table import Table
from tests.web.conftest import Server, shoot
from tests.web.tables import (
    TAP,
    Hand,
    always_asked,
    ask,
    asks_again,
    make_table,
    offered,
    seq,
    wait_for,
    wait_for_turn,
)

SEED = 2466  # a short game in which both come
TOLD = {"riot", "riot-over", "respond", "cancelled"}


@pytest.fixture
def certain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house in which every table has the same seed."""
    house = Server(tmp_path_factory.mktemp("certain"), SEED)
    house.start()
    yield house
    house.stop()


def click(page: Page, table: str, seat: int, action: str, hand: Hand) -> None:
    """Choose an option where it lies, also behind a thing that stands for several."""
    if action not in offered(page):
        options = ask(page, f"/api/tables/{table}?seat={seat}")["options"]
        target = next(option["target"] for option in options if option["action"] == action)
        hand.open(page, f"several {target}")
    before = seq(page)
    place = page.locator(
        f'.play [data-action="{action}"]:visible, #confirm[data-finish="{action}"]:visible'
    ).first
    by_mouse = hand.by_mouse(action)
    for _ in range(2):
        if by_mouse:
            place.click()
        else:
            page.evaluate(TAP, action)
        if not asks_again(page, before):
            break
    wait_for(
        page, f'.play:not([data-seq="{before}"]):not(.busy), #pass[open]'
    )  # a secret choice shows nothing new


def wish(twin: Table, seat: int, rng: random.Random) -> int:
    """A Response where one can be shown, else anything."""
    options = twin.options(seat)
    spell = boomtown.game(twin.game_id).actions.spell
    answers = [action for action in options if spell(action).startswith("respond")]
    return answers[0] if answers else rng.choice(options)


def kinds(table: Table) -> list[str]:
    """What the log tells of, from the first line on."""
    return [entry.kind for entry in entries(table.news)]


def rehearsed() -> tuple[list[tuple[int, int]], set[int]]:
    """Who chooses what in a whole game, and which of these choices are clicked.

    Those are the first and the last ones, all around a Response and a riot, and a riot from its beginning to its end;
    they begin where one seat alone must choose, so that it is clear who holds the device.
    """
    twin, rng, seat = boomtown.game("forged_in_steel").new(2, SEED), random.Random(SEED), -1
    choices: list[tuple[int, int]] = []
    alone: list[bool] = []
    clicked: set[int] = set()
    while not twin.over:
        seat = seat if seat in twin.waiting else twin.waiting[0]
        alone.append(len(twin.waiting) == 1)
        before = kinds(twin)
        choices.append((seat, wish(twin, seat, rng)))
        twin.apply(*choices[-1])
        told = kinds(twin)
        if TOLD & set(told[len(before) :]) or told.count("riot") > told.count("riot-over"):
            clicked |= {len(choices) - 2, len(choices) - 1, len(choices)}
    clicked |= {0, 1, 2, 3, len(choices) - 4, len(choices) - 3, len(choices) - 2, len(choices) - 1}
    for number in range(len(choices) - 1, 0, -1):
        if number in clicked and not alone[number]:
            clicked.add(number - 1)
    return choices, clicked


def send(page: Page, table: str, seat: int, action: str) -> None:
    """Choose without the page that shows the table."""
    state = ask(page, f"/api/tables/{table}?seat={seat}")
    taken = ask(page, f"/api/tables/{table}/moves", {"seat": seat, "action": action, "seq": state["seq"]})
    assert "error" not in taken, taken


def test_a_game_with_a_riot_and_a_response(certain: Server, new_page: Callable[..., Page]) -> None:
    """Every click is taken, the device goes from hand to hand, and the log tells of both to the end."""
    game = boomtown.game("forged_in_steel")
    twin = game.new(2, SEED)
    choices, clicked = rehearsed()
    page = new_page()
    page.goto(f"{certain.url}/rules")
    ask(page, "/api/me/asked", {"always": True})  # the twin asks everybody too
    table = make_table(page, certain.url, ["me", "me"], game=game.id)
    address = f"{certain.url}/t/{table}"
    shown = -1
    shots = {"riot", "respond"}
    always_asked(page)
    hand = Hand()
    by_hand: set[str] = set()  # what was told of while somebody looked
    for number, (seat, action) in enumerate(choices):
        words, before = game.actions.spell(action), len(kinds(twin))
        twin.apply(seat, action)
        if number not in clicked:
            if page.url == address:
                page.goto(f"{certain.url}/rules")
            send(page, table, seat, words)
            continue
        if page.url != address:
            page.goto(address)
            shown = -1
        if seat != shown:
            page.locator("#pass-yes").click()
            expect(page.locator("#pass")).to_be_hidden()
        shown = seat
        assert wait_for_turn(page)
        for kind in sorted(shots & (by_hand | {words.split()[0]})):
            shoot(page, f"steel-{kind}")
            shots.discard(kind)
        click(page, table, seat, words, hand)
        by_hand |= set(kinds(twin)[before:])
    assert by_hand >= TOLD
    expect(page.locator("#say-what")).to_contain_text("The game is over")
    log = page.locator("#log").text_content() or ""
    for line in twin.log(shown):
        assert line["text"] in log
    assert ask(page, f"/api/tables/{table}")["result"]["scores"] == twin.scores()
