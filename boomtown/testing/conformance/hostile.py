"""Damaged and hostile files: read, or refused in a sentence, and never anything else."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown.engine import record as records
from boomtown.engine.errors import BadRecord, BoomtownError
from boomtown.engine.game import Game
from boomtown.testing.cases import cases_of
from boomtown.testing.play import STEADY, Play

HOSTILE: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    99,
    10**30,
    1.5,
    float("inf"),
    float("nan"),
    "",
    "x",
    "\0",
    "\ud800",
    [],
    {},
]
HOSTILE += [[[]], [1, 2, 3], {"a": 1}, "build 99999999999999999999"]


def halfway(game: Game, seed: int) -> Play:
    """A game in its middle."""
    play = Play(cases_of(game)[seed % len(cases_of(game))], seed)
    for choice in play.choices():
        if len(play.record.actions) >= 4 + seed % 30:
            break
        play.take(*choice)
    return play


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, one in inside for place in places(one, (*path, key)))]


def damaged(text: str, rng: random.Random) -> str:
    """The text with one value replaced, removed, doubled or cut, or with its bytes disturbed."""
    how = rng.randrange(6)
    if how == 0:
        return text[: rng.randrange(len(text))]
    if how == 1:
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.randrange(1, 300)) + text[at + 1 :]
    saved = json.loads(text)
    *way, last = rng.choice(places(saved)[1:])
    inside = saved
    for key in way:
        inside = inside[key]
    if how == 2:
        del inside[last]
    elif how == 3 and isinstance(inside, list):
        inside.insert(last, inside[last])
    else:
        inside[last] = rng.choice(HOSTILE)
    return json.dumps(saved)


def test_a_damaged_table_is_read_or_refused(game: Game) -> None:
    """Whatever is done to a saved table, it either opens with something to decide or raises BoomtownError."""

    @settings(STEADY, max_examples=250)
    @given(st.integers(0, 2**32 - 1))
    def check(seed: int) -> None:
        text = damaged(texts[seed % len(texts)], random.Random(seed))
        try:
            table = game.from_json(text)
        except BoomtownError:
            return
        assert all(table.options(seat) for seat in table.waiting)
        assert game.from_json(table.to_json()).digest() == table.digest()

    texts = [halfway(game, seed).table.to_json() for seed in range(8)]
    check()


def test_a_damaged_record_is_read_or_refused(game: Game) -> None:
    """Whatever is done to a record, it either replays or raises BoomtownError."""

    @settings(STEADY, max_examples=250)
    @given(st.integers(0, 2**32 - 1))
    def check(seed: int) -> None:
        text = damaged(texts[seed % len(texts)], random.Random(seed))
        with suppress(BoomtownError):
            assert records.from_json(text).replay().digest()

    texts = [halfway(game, seed).record.to_json() for seed in range(8)]
    check()


@pytest.mark.parametrize("text", ["", "[" * 100_000, "null", "[]", '"x"', "{}", "NaN", "9" * 5000])
def test_what_is_no_file_of_ours_is_refused(game: Game, text: str) -> None:
    """Texts that are not JSON, or not ours, are refused as tables and as records."""
    with pytest.raises(BadRecord):
        game.from_json(text)
    with pytest.raises(BadRecord):
        records.from_json(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [("game", "chess"), ("rules", 0), ("content", "other"), ("seats", 99), ("boomtown", "?")],
)
def test_a_file_of_another_game_version_or_content_is_refused(game: Game, key: str, value: object) -> None:
    """Another game, rules version, content or number of seats is named in the refusal."""
    play = halfway(game, 3)
    table, record = json.loads(play.table.to_json()), json.loads(play.record.to_json())
    table[key] = record[key] = value
    with pytest.raises(BoomtownError):
        game.from_json(json.dumps(table))
    with pytest.raises(BoomtownError):
        records.from_json(json.dumps(record))


def test_wrong_steps_and_lengths_are_refused(game: Game) -> None:
    """Unknown steps, steps with wrong numbers, and a field with too few lists."""
    good = json.loads(halfway(game, 0).table.to_json())
    name, *args = good["agenda"][-1]
    for step in (["NoSuchStep"], [name, *args, 1], [name, *args[:-1], "x"], [], name):
        with pytest.raises(BadRecord):
            game.from_json(json.dumps({**good, "agenda": [*good["agenda"][:-1], step]}))
    for field in good["fields"]:
        less = {key: value for key, value in good["fields"].items() if key != field}
        with pytest.raises(BadRecord):
            game.from_json(json.dumps({**good, "fields": less}))


def test_an_illegal_action_in_a_record_is_named(game: Game) -> None:
    """The refusal says which action can't be played; a wrong last digest is refused too."""
    saved = json.loads(halfway(game, 0).record.to_json())
    table = records.from_json(json.dumps(saved)).replay(3)
    wrong = next(a for a in range(game.actions.size) if not table.accepts(table.waiting[0], a))
    bad = [*saved["actions"][:3], [table.waiting[0], game.actions.spell(wrong)], *saved["actions"][4:]]
    with pytest.raises(BadRecord, match="Action 4"):
        records.from_json(json.dumps({**saved, "actions": bad}))
    with pytest.raises(BadRecord, match="another position"):
        records.from_json(json.dumps({**saved, "actions": saved["actions"][:-1]}))
