"""A saved table: whatever number can't stand where it stands is refused when it is read, not when it trips later."""

import json

import pytest

import boomtown
from boomtown.engine.errors import BadRecord
from boomtown.engine.fields import DERIVED
from boomtown.engine.game import Game

GAMES = list(boomtown.games().values())


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_number_out_of_its_fields_range_is_refused(game: Game) -> None:
    """In every field that says what it holds."""
    table = game.new(max(game.players), 3)
    tried = 0
    for field in table.layout.fields:
        if field.see == DERIVED or field.holds is None:
            continue
        saved = json.loads(table.to_json())
        numbers = saved["fields"][field.name][0] if field.per_seat else saved["fields"][field.name]
        if not numbers:
            continue
        numbers[-1] = 1 << 62 if field.holds.at(len(numbers) - 1).least < 0 else -(1 << 62)
        with pytest.raises(BadRecord, match=f"'{field.name}'"):
            game.from_json(json.dumps(saved))
        tried += 1
    assert tried >= 5


@pytest.mark.parametrize(("name", "value"), [("dice", -1), ("marks", -5), ("moves", -1), ("fair", [1, 2])])
def test_counters_are_never_negative(name: str, value: object) -> None:
    game = GAMES[0]
    saved = json.loads(game.new(max(game.players), 3).to_json())
    with pytest.raises(BadRecord, match="damaged"):
        game.from_json(json.dumps({**saved, name: value}))


def test_steps_name_seats_that_are_there_and_log_lines_can_be_read() -> None:
    """Others are refused."""
    game = boomtown.game("age_of_industry")
    saved = json.loads(game.new(3, 3).to_json())
    for step in saved["agenda"]:
        if "seat" in game.steps[step[0]].fields:
            broken = [step[0], *[9] * len(step[1:])]
            with pytest.raises(BadRecord, match="seat"):
                game.from_json(json.dumps({**saved, "agenda": [broken]}))
            break
    else:
        raise AssertionError("no step with a seat")
    with pytest.raises(BadRecord, match="damaged"):
        game.from_json(json.dumps({**saved, "log": [["nothing-of-ours", 0, [], [], -1, 0]]}))
