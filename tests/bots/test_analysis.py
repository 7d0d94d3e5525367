"""A game looked at again: chances that end with the result, turning points that are mistakes, nothing that a seat can't know."""

import json
from functools import cache

import pytest

import boomtown
from boomtown.bots import bot, chance
from boomtown.bots.advice import Advice, Line
from boomtown.bots.analysis import (
    EFFORTS,
    Better,
    Effort,
    analyse,
    better,
    course,
    percent,
    reasons,
    seen,
    settled,
    spoken,
    steps,
    turning,
)
from boomtown.bots.match import play_out
from boomtown.bots.thinker import SearchBot
from boomtown.engine.errors import BadOption
from boomtown.engine.record import Record
from tests.rules.age_of_industry.position import Position
from tools.regret import worths

GAME = "age_of_industry"
CHEAP = Effort(2, "strong:6")


@cache
def played(id: str, seats: int, code: str = "beginner") -> Record:
    """A finished game of simple bots."""
    game = boomtown.game(id)
    record = Record(game, seats, 7, game.settings({}), [code] * seats)
    play_out(record, [bot(code)] * seats, 7)
    return record


def begun(count: int) -> Record:
    """The first actions of a game."""
    whole = played(GAME, 3)
    return Record(whole.game, whole.seats, whole.seed, whole.options, whole.names, whole.actions[:count])


@pytest.mark.parametrize("id", boomtown.games())
def test_chances_run_from_the_first_action_to_the_result(id: str) -> None:
    game = boomtown.game(id)
    record = played(id, max(2, game.players[0]))
    found = course(record, deeds=5)
    assert [len(row) for row in found.chances] == [len(record.actions) + 1] * record.seats
    for moment in zip(*found.chances, strict=True):
        assert sum(moment) == pytest.approx(1.0, abs=0.001)
    first = record.table.ranking()[0]
    assert [row[-1] > 0 for row in found.chances] == [seat in first for seat in range(record.seats)]
    starts = [at for at, _ in found.chapters]
    assert starts == sorted(starts)
    assert all(words and not words.endswith((".", "begins")) for _, words in found.chapters)
    assert 0 < len(found.deeds) <= 5


def test_a_deed_is_a_whole_action_of_one_seat() -> None:
    record = played(GAME, 3)
    found = course(record, deeds=1000)
    assert any(len(deed.actions) > 2 for deed in found.deeds)
    taken: set[int] = set()
    for deed in found.deeds:
        table = record.replay(deed.moments[0])
        assert len(table.options(deed.seat)) > 1
        for moment, action in zip(deed.moments, deed.actions, strict=True):
            assert record.actions[moment] == (deed.seat, action)
            assert moment not in taken
            taken.add(moment)
        assert not record.game.halfway(record.replay(deed.moments[-1] + 1), deed.seat)
    real = [
        at
        for at, (seat, _) in enumerate(record.actions)
        if at not in taken and len(record.replay(at).options(seat)) > 1
    ]
    assert real == []


def test_deeds_come_by_how_far_the_chances_fell() -> None:
    record = played(GAME, 3)
    found = course(record, deeds=1000)
    falls = []
    for deed in found.deeds:
        row = found.chances[deed.seat]
        end = deed.moments[-1] + 1
        falls.append(row[deed.moments[0]] - row[end])
    assert falls[0] > 0.03
    assert falls == pytest.approx(sorted(falls, reverse=True), abs=0.05)


def mill_and_port() -> Position:
    """With the last action of the game red can sell a mill through an own port, and win; with any other yellow wins."""
    p = Position("germany", seats=3)
    p.put("red", "port_1", "hamburg_1", from_display=True)
    p.put("red", "cotton_1", "hamburg_3", from_display=True)
    p.hand("red", "ship")
    p.money("yellow", 15)
    p.offer("", "")
    p.deck()
    p.turn("red", actions=1)
    return p


def test_a_mistake_is_found_with_what_was_better_and_why() -> None:
    p = mill_and_port()
    game = boomtown.game(GAME)
    found = better(chance(p.t, 0, 1), [game.actions.parse("pass")], "strong:12")
    assert found is not None
    assert game.actions.spell(found.actions[0]) == "sell"
    assert found.chance > found.taken
    assert found.moved == sorted(found.moved, key=lambda one: -abs(one[1]))


def test_a_patient_search_says_what_a_choice_gives_away() -> None:
    p = mill_and_port()
    verbs = boomtown.game(GAME).actions
    found = worths(p.t, 0, 2)
    assert max(found, key=lambda action: found[action]) == verbs.parse("sell")
    assert found[verbs.parse("sell")] - found[verbs.parse("pass")] > 1


def test_the_best_action_is_no_mistake() -> None:
    p = mill_and_port()
    given = chance(p.t, 0, 1)
    game = boomtown.game(GAME)
    best = better(given, [game.actions.parse("pass")], "strong:12")
    assert best is not None
    assert better(given, best.actions, "strong:12") is None


def test_what_the_search_gives_up_on_a_closer_look_is_no_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """However good the chances after it look."""
    p = mill_and_port()
    given = chance(p.t, 0, 1)
    passing = [boomtown.game(GAME).actions.parse("pass")]
    best = better(given, passing, "strong:12")
    assert best is not None
    idle = Advice(passing[0], [Line(passing[0], passing, 1.0, 0.9, [])])
    monkeypatch.setattr("boomtown.bots.analysis.advise", lambda given, code: idle)
    looks = iter((0.9, 0.1))
    monkeypatch.setattr("boomtown.bots.analysis.value_of", lambda given, tree, branch: next(looks))
    assert better(given, best.actions, "strong:12") is None


def test_what_is_better_depends_on_what_the_seat_knew_alone() -> None:
    table = played(GAME, 3).replay(60)
    seat = table.waiting[0]
    worst = table.options(seat)[-1:]
    for dice in range(2):
        other = table.guess(seat, 100 + dice)
        assert better(chance(other, seat, 5), worst, "strong:8") == better(
            chance(table, seat, 5), worst, "strong:8"
        )
        assert seen(other, seat) == seen(table, seat)


def test_a_running_game_is_looked_at_with_a_seats_own_knowledge_only() -> None:
    record = begun(70)
    with pytest.raises(BadOption, match="not over"):
        analyse(record, None, CHEAP)
    found = analyse(record, 1, CHEAP)
    assert not found.over
    assert found.seat == 1
    assert {deed.seat for deed in course(record, 1, 1000).deeds} == {1}
    assert {point.seat for point in found.turnings} <= {1}
    at = next(at for at in range(30, 70) if settled(record.game, record.replay(at)))
    known = [round(share, 4) for share in seen(record.replay(at), 1)]
    assert [row[at] for row in found.chances] == known


def test_the_same_game_is_judged_the_same_and_is_ready_for_json() -> None:
    record = played(GAME, 3)
    heard: list[float] = []
    found = analyse(record, None, CHEAP, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert found == analyse(record, None, CHEAP)
    assert [point.at for point in found.turnings] == sorted(point.at for point in found.turnings)
    body = json.loads(json.dumps(found.to_dict()))
    assert body["game"] == GAME
    assert body["chances"] == found.chances


def test_a_turning_point_begins_where_the_better_action_differs() -> None:
    record = played(GAME, 3)
    longer = (one for one in course(record, deeds=1000).deeds if len(one.actions) > 1)
    deed, other = next(
        (one, option)
        for one in longer
        for option in record.replay(one.moments[1]).options(one.seat)
        if option != one.actions[1]
    )
    best = Better([deed.actions[0], other], 0.5, 0.25, [("goods to sell", 3.14159)])
    point = turning(record, [(0, "Round 1"), (deed.moments[1], "Round 2")], deed, best)
    assert (point.at, point.seat, point.chapter) == (deed.moments[1], deed.seat, "Round 2")
    table = record.replay(point.at)
    assert point.taken[0] == record.game.text(deed.actions[1], table, deed.seat)
    assert point.better == [record.game.text(other, table, deed.seat)]
    assert (point.chance, point.better_chance, point.moved) == (0.25, 0.5, [("goods to sell", 3.14)])


def test_a_turning_point_where_one_action_begins_like_the_other() -> None:
    record = played(GAME, 3)
    deed = next(one for one in course(record, deeds=1000).deeds if len(one.actions) > 1)
    point = turning(record, [], deed, Better([*deed.actions, 0], 0.5, 0.25, []))
    assert point.at == deed.moments[-1]
    assert point.chapter == ""


def test_words_end_where_something_would_become_known() -> None:
    game = boomtown.game(GAME)
    table = game.new(3, 1)
    path = [game.actions.parse(words) for words in ("take-cards", "deck", "deck")]
    seat = table.waiting[0]
    words = spoken(table.clone(), seat, path)
    assert [text[:14] for text in words] == ["Take two cards", "Take the top c"]
    assert spoken(table.clone(), seat, path[1:]) == []


def test_numbers_in_words() -> None:
    assert percent(0.314) == "31\N{NO-BREAK SPACE}%"
    assert steps(["Build", "Kassel"]) == "Build › Kassel"
    assert reasons([("goods", 3.14), ("cash", -2.0), ("cards", 0.5)], 2) == "goods +3.1, cash −2.0"


def test_every_effort_names_a_bot_that_gives_advice() -> None:
    for effort in EFFORTS.values():
        assert isinstance(bot(effort.code), SearchBot)
