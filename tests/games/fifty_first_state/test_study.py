"""What bots and the lab look at in 51st State: worths that move as a player would say, and names for what happens."""

import math
from collections.abc import Callable

import pytest

from boomtown.bots import bot
from boomtown.bots.match import choose
from boomtown.games.fifty_first_state import GAME
from boomtown.games.fifty_first_state.rules.scoring import FinalScoring, points
from boomtown.games.fifty_first_state.sense.features import (
    FEATURES,
    all_features,
    features,
    progress,
    rounds_left,
    sense,
)
from tests.games.fifty_first_state.played import moments
from tests.rules.fifty_first_state.position import Position

Setup = Callable[[Position], object]


def position(*setup: Setup, seats: int = 3) -> Position:
    """New York's turn in round 2, with so much done before."""
    p = Position(seats)
    for one in setup:
        one(p)
    p.turn(0)
    return p


def looked_at(p: Position) -> dict[str, float]:
    return dict(zip(FEATURES, features(p.t, 0), strict=True))


def changed(before: Position, after: Position) -> set[str]:
    """The features that differ between two positions."""
    old, new = looked_at(before), looked_at(after)
    return {name for name in FEATURES if not math.isclose(old[name], new[name], abs_tol=1e-12)}


@pytest.mark.parametrize(
    ("setup", "names"),
    [
        (lambda p: p.give(0, gun=1), {"resources and ammo"}),
        (lambda p: p.give(0, worker=1), {"workers"}),
        (lambda p: p.give(0, grey=1), {"contacts"}),
        (lambda p: p.give(0, development=1), {"defense and development tokens"}),
        (lambda p: p.links(0, "punks"), {"Connection cards in hand"}),
        (lambda p: p.deal(0, "school"), {"deals to come"}),
        (lambda p: p.hand(0, "school"), {"cards in hand"}),
        (lambda p: p.score(0, 4), {"points on the track"}),
        (
            lambda p: p.put(0, "quarry"),
            {"Locations standing", "production to come", "Locations and Ruins to develop from"},
        ),
        (
            lambda p: p.put(0, "archive"),
            {"Locations standing", "Actions to come", "Locations and Ruins to develop from"},
        ),
        (
            lambda p: p.put(0, "thieves_den"),
            {"Locations standing", "Features to come", "Locations and Ruins to develop from"},
        ),
        (lambda p: p.put(0, "quarry", ruin=True), {"Locations and Ruins to develop from"}),
    ],
)
def test_what_a_seat_gets_is_good_for_it_and_shows_under_its_name(setup: Setup, names: set[str]) -> None:
    def leader(p: Position) -> None:
        p.score(1, 5)  # so that points of the seat itself don't bring the end nearer

    before, after = position(leader), position(leader, setup)
    assert changed(before, after) == names
    assert sense(after.t, 0) > sense(before.t, 0)


@pytest.mark.parametrize(
    ("setup", "name"),
    [
        (lambda p: p.score(1, 4), "the rivals' points"),
        (lambda p: p.put(2, "church"), "the rivals' points"),
        (lambda p: p.put(1, "quarry"), "what the rivals' States will bring"),
        (lambda p: p.deal(2, "school"), "what the rivals' States will bring"),
    ],
)
def test_what_rivals_get_is_bad_for_a_seat(setup: Setup, name: str) -> None:
    before, after = position(), position(setup)
    assert looked_at(after)[name] < looked_at(before)[name]
    assert sense(after.t, 0) < sense(before.t, 0)


def test_contacts_show_the_best_card_that_they_reach() -> None:
    def hand(p: Position) -> None:
        p.hand(0, "skyscraper", "school")

    poor = position(hand)
    near = position(hand, lambda p: p.give(0, grey=1))
    far = position(hand, lambda p: p.give(0, grey=3))
    assert looked_at(poor)["a card to construct now"] == 0.0
    assert looked_at(near)["a card to construct now"] > 0.0
    assert looked_at(near)["a card to raze now"] == looked_at(near)["a card to deal with now"] == 0.0
    assert looked_at(position(hand, lambda p: p.give(0, red=3)))["a card to raze now"] > 0.0
    assert looked_at(position(hand, lambda p: p.give(0, blue=1)))["a card to deal with now"] > 0.0
    assert changed(near, far) >= {"contacts"}


def test_the_faction_board_brings_cards_within_reach() -> None:
    def hand(p: Position) -> None:
        p.hand(0, "gun_shop")  # Distance 3
        p.give(0, gun=1, red=1)

    with_board = position(hand)  # New York makes two red contacts of a gun
    used_up = position(hand)
    used_up.t.exchanged[0][with_board.content.exchange_ids[with_board.t.faction[0]].index("red")] = 1
    assert looked_at(with_board)["a card to raze now"] > 0.0
    assert looked_at(used_up)["a card to raze now"] == 0.0


def test_an_action_counts_when_it_can_be_paid_and_goods_are_lost_by_passing() -> None:
    idle = position(lambda p: p.put(0, "archive"))
    paid = position(lambda p: p.put(0, "archive"), lambda p: p.give(0, worker=1))
    assert looked_at(idle)["Actions that can be paid now"] == 0.0
    assert looked_at(paid)["Actions that can be paid now"] > 0.0
    paid.do("pass")
    assert looked_at(paid)["workers"] == looked_at(paid)["Actions that can be paid now"] == 0.0


def test_stores_keep_goods_beyond_passing() -> None:
    kept = position(lambda p: p.put(0, "thieves_den"), lambda p: p.give(0, worker=1))
    bare = position(lambda p: p.put(0, "thieves_den"))
    kept.do("pass")
    bare.do("pass")
    assert looked_at(kept)["goods on stockpiles and in store"] > 0.0
    assert looked_at(bare)["goods on stockpiles and in store"] == 0.0


def test_types_in_the_state_raise_what_counts_them() -> None:
    alone = position(lambda p: p.put(0, "arena"))
    together = position(lambda p: p.put(0, "arena", "assassin", "city_guards"))
    single = position(lambda p: p.put(0, "assassin", "city_guards"))
    gain = looked_at(together)["production to come"] - looked_at(single)["production to come"]
    assert gain > looked_at(alone)["production to come"]


def test_the_end_comes_nearer_with_the_leader() -> None:
    far, near = position(), position(lambda p: p.score(2, 20))
    assert rounds_left(far.t) > rounds_left(near.t) > 0.0
    assert 0.0 < progress(far.t) < progress(near.t) < 1.0
    near.t.ended[0] = 1
    assert rounds_left(near.t) == 0.0
    late = progress(near.t)
    near.t.passed[:] = [1, 1, 1]
    assert progress(position(lambda p: p.score(2, 24)).t) < late < progress(near.t) < 1.0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_finished_game_is_judged_by_its_result(seats: int) -> None:
    p = position(lambda p: p.put(0, "church", "quarry"), lambda p: p.give(0, gun=5), seats=seats)
    p.score(0, 25)
    p.start(FinalScoring())
    assert p.t.over
    assert progress(p.t) == 1.0
    assert sense(p.t, 0) == points(p.t, 0) == 27


def test_a_solo_game_is_a_race_with_the_virtual_player() -> None:
    level = position(seats=1)
    behind = position(lambda p: p.score(1, 6), lambda p: p.put(1, "church", "church"), seats=1)
    assert looked_at(behind)["the rivals' points"] == looked_at(level)["the rivals' points"] - 8


@pytest.mark.parametrize("seats", [1, 3])
def test_the_features_of_all_seats_are_those_of_each(seats: int) -> None:
    for table in moments(seats, 3, "winter", 40):
        assert all_features(table) == [features(table, seat) for seat in range(seats)]


def test_a_greedy_bot_builds_before_it_passes() -> None:
    p = position(lambda p: p.hand(0, "school"), lambda p: p.give(0, grey=1))
    action = choose(bot("greedy"), p.t, 0, 7)
    assert p.words(action) == "construct school"


# --- the lab -------------------------------------------------------------------------------------------------


def test_traits_are_the_same_from_the_first_round_to_the_end() -> None:
    seen: list[list[dict[str, str]]] = []
    for table in moments(3, 11, "base", 25, factions="random"):
        seen.append([GAME.traits(table, seat) for seat in range(3)])
    assert table.over
    assert table.round[0] > 3
    assert all(traits == seen[0] for traits in seen)
    assert {traits["order in round one"] for traits in seen[0]} == {"first", "second", "third"}
    assert [traits["faction"] for traits in seen[0]] == [GAME.seat_name(table, seat) for seat in range(3)]


def test_a_seat_without_a_board_has_no_faction_and_solo_no_order() -> None:
    assert "faction" not in GAME.traits(GAME.new(2, 1, {"factions": "chosen"}), 0)
    assert GAME.traits(Position(1).t, 0) == {"faction": "New York"}


def test_plays_name_the_card_and_the_manner() -> None:
    p = position(
        lambda p: p.hand(0, "school", "quarry", "pub"),
        lambda p: p.put(0, "archive", "docks", "brick_storage", "old_cinema"),
        lambda p: p.put(1, "assassin"),
        lambda p: p.give(0, grey=2, red=5, blue=2, worker=4, iron=1, brick=1, defense=1),
        lambda p: p.links(0, "punks"),
        lambda p: p.face_up("merchants"),
    )
    said = {
        "construct school": "School: construct",
        "develop quarry": "Quarry: develop",
        "deal pub": "Pub: deal",
        "raze-hand school": "School: raze from hand",
        "raze assassin": "Assassin: raze a rival's",
        "use archive": "Archive: use",
        "visit assassin": "Assassin: send a worker",
        "shield docks": "Docks: defend",
        "take merchants": "Merchants: take",
        "play punks": "Punks: play",
        "exchange grey": "New York board: grey",
        "exchange workers": "New York board: workers",
    }
    for words, name in said.items():
        assert p.can(words), words
        assert GAME.plays(p.t, 0, p.number(words)) == [name]
    assert GAME.plays(p.t, 0, p.number("pass")) == []


def test_the_location_that_a_development_replaces_is_a_play_and_a_payment_is_none() -> None:
    p = position(
        lambda p: p.hand(0, "quarry"),
        lambda p: p.put(0, "brick_storage", "city_guards", "thieves_den"),
        lambda p: p.give(0, brick=1, ammo=1),
    )
    p.do("develop quarry")
    assert p.step == "ChooseOld"
    assert GAME.plays(p.t, 0, p.number("location thieves_den")) == ["Thieves Den: replace"]
    p.do("location thieves_den")
    assert p.step == "PayToken"
    assert all(GAME.plays(p.t, 0, action) == [] for action in p.t.options(0))


def test_there_is_no_money() -> None:
    assert GAME.money(position(lambda p: p.give(0, gun=3)).t, 0) is None


@pytest.mark.parametrize(
    ("seats", "scores", "reason"),
    [
        (2, (25, 12), "a player reached 25 points"),
        (1, (26, 12), "the player reached 25 points"),
        (1, (12, 25), "the Virtual Player reached 25 points"),
        (1, (27, 25), "both reached 25 points"),
    ],
)
def test_the_ending_says_who_set_it_off(seats: int, scores: tuple[int, int], reason: str) -> None:
    p = Position(seats)
    for player, score in enumerate(scores):
        p.score(player, score)
    p.start(FinalScoring())
    assert GAME.ending(p.t) == reason
