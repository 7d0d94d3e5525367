"""Bots by code, honest and repeatable; greedy is much better than random."""

import gc
from types import ModuleType
from typing import Any

import pytest

import boomtown
from boomtown.bots import BOTS, bot, chance, version
from boomtown.bots.greedy import GreedyBot
from boomtown.bots.match import choose, play_out
from boomtown.engine.errors import BadOption
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from tests.rules.age_of_industry.position import Position


def middle(seed: int, moves: int, seats: int = 4, map_: str = "germany") -> Table:
    """A table after some random moves."""
    table = boomtown.game("age_of_industry").new(seats, seed, {"map": map_})
    player = bot("random")
    while table.moves < moves and not table.over:
        seat = table.waiting[0]
        table.apply(seat, choose(player, table, seat, seed))
    return table


POSITIONS = [
    (seed, moves, map_) for seed, map_ in ((1, "germany"), (2, "new_england")) for moves in (0, 25, 90, 150)
]


def test_bots_are_found_by_code() -> None:
    for code in BOTS.keys() - {"policy"}:  # which needs a name: tests/bots/test_policy.py
        assert bot(code)
    player = bot("greedy:5")
    assert isinstance(player, GreedyBot)
    assert player.guesses == 5


@pytest.mark.parametrize(
    "code", ["", "wizard", "greedy:0", "greedy:x", "random:2", "greedy:100", "Greedy", "policy"]
)
def test_an_unknown_code_is_refused_in_a_sentence(code: str) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        bot(code)


@pytest.mark.parametrize("code", ["random", "greedy", "greedy:1"])
@pytest.mark.parametrize(("seed", "moves", "map_"), POSITIONS)
def test_the_truth_behind_the_view_does_not_matter(code: str, seed: int, moves: int, map_: str) -> None:
    table = middle(seed, moves, map_=map_)
    assert not table.over
    seat = table.waiting[0]
    decided = bot(code).plan(chance(table, seat, 77))
    assert decided[0] in table.options(seat)
    for dice in range(3):
        other = table.guess(seat, 1000 + dice)
        assert other.view(seat) == table.view(seat)
        assert bot(code).plan(chance(other, seat, 77)) == decided


@pytest.mark.parametrize("code", ["random", "greedy"])
def test_the_same_seed_decides_the_same_and_changes_nothing(code: str) -> None:
    table = middle(3, 60)
    seat = table.waiting[0]
    before = table.digest()
    assert bot(code).plan(chance(table, seat, 5)) == bot(code).plan(chance(table, seat, 5))
    assert table.digest() == before


def test_random_takes_every_option_now_and_then() -> None:
    table = middle(3, 60)
    seat = table.waiting[0]
    taken = {bot("random").plan(chance(table, seat, seed))[0] for seed in range(300)}
    assert taken == set(table.options(seat))


def reachable(start: Any) -> dict[int, Any]:
    """All objects that can be reached from one, without going through modules and classes."""
    found: dict[int, Any] = {}
    rest = [start]
    while rest:
        one = rest.pop()
        if id(one) in found or isinstance(one, ModuleType | type):
            continue
        if callable(one) and getattr(one, "__module__", None) and not getattr(one, "__closure__", None):
            continue  # a plain function leads to its module only
        found[id(one)] = one
        refs = list(one.__closure__ or ()) if hasattr(one, "__closure__") else gc.get_referents(one)
        rest.extend(refs)
    return found


def test_a_bot_is_given_no_handle_to_the_true_table() -> None:
    table = middle(4, 80)
    seat = table.waiting[0]
    given = reachable(chance(table, seat, 9))
    assert id(table) not in given
    other_hands = [hand for s, hand in enumerate(table.hands) if s != seat]  # type: ignore[attr-defined]
    for hidden in [table.deck, *other_hands]:  # type: ignore[attr-defined]
        assert id(hidden) not in given


def test_a_guess_brings_no_log_of_drawn_cards() -> None:
    table = middle(4, 80)
    assert any(line["text"].endswith("from the deck.") for line in table.log(None))
    assert chance(table, table.waiting[0], 9).guess(1).news is None


def test_a_single_option_is_taken_without_thinking() -> None:
    table = middle(1, 0)
    given = chance(table, table.waiting[0], 3)
    lonely = type(given)(given.game, given.seat, given.view, given.options[:1], given.guess, 3)
    assert bot("greedy").plan(lonely) == given.options[:1]


def test_greedy_looks_to_the_end_of_its_action() -> None:
    """With the last action of the game a mill can be sold through an own port: to see that takes three decisions."""
    p = Position("germany", seats=3)
    p.put("red", "port_1", "hamburg_1", from_display=True)
    p.put("red", "cotton_1", "hamburg_3", from_display=True)
    p.hand("red", "ship")
    p.offer("", "")
    p.deck()
    p.turn("red", actions=1)
    game = boomtown.game("age_of_industry")
    decided = bot("greedy").plan(chance(p.t, 0, 1))
    assert game.actions.spell(decided[0]) == "sell"


@pytest.mark.parametrize("map_", ["germany", "new_england"])
def test_greedy_beats_random(map_: str) -> None:
    game = boomtown.game("age_of_industry")
    wins = 0
    scores: list[int] = []
    for seat in range(4):
        codes = ["random"] * 4
        codes[seat] = "greedy"
        record = Record(game, 4, 40 + seat, game.settings({"map": map_}), codes)
        record.table.quiet = True
        play_out(record, [bot(code) for code in codes], seat)
        wins += record.table.ranking()[0] == [seat]
        scores.append(record.table.scores()[seat])
    assert wins == 4, scores
    assert sum(scores) / 4 > 10, scores


def test_a_version_says_how_a_bot_thinks_judges_and_what_it_has_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = boomtown.games()["age_of_industry"]
    monkeypatch.setattr(type(game), "judgement", 1)
    plain = {code: version(code, game.id) for code in ("random", "steady", "strong:48", "expert:96")}
    assert plain["steady"].startswith("steady@")
    assert plain["expert:96"].partition("+")[2] != ""
    monkeypatch.setattr(type(game), "judgement", 7)
    assert version("steady", game.id) == plain["steady"] + ".7"
    assert version("expert:96", game.id) == plain["expert:96"].replace("+", ".7+")
    assert version("random", game.id) == plain["random"], "it judges nothing"
