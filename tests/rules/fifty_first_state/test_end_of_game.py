"""The end of the game: the trigger, the last Action phase, final scoring, the winner."""

import pytest

from boomtown.engine.errors import IllegalAction
from boomtown.games.fifty_first_state.rules.actions import PASS
from boomtown.games.fifty_first_state.rules.rounds import EndRound
from boomtown.games.fifty_first_state.rules.table import ACTING, LOOKOUT, OVER
from tests.rules.fifty_first_state.position import Position


def rated(*scores: int) -> Position:
    """The last Action phase is over; seats have these points on the track."""
    p = Position(seats=len(scores))
    for seat, points in enumerate(scores):
        p.score(seat, points)
    p.t.ended[0] = 1
    return p


def winners(p: Position) -> list[int]:
    """The seats that win when the game is scored now; the position is left alone."""
    twin = p.branch()
    twin.start(EndRound())
    assert twin.t.over
    return twin.t.ranking()[0]


# --- the trigger -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-160")
@pytest.mark.parametrize(("before", "ends"), [(23, False), (24, True), (25, True)])
def test_25_points_set_off_the_end(before: int, ends: bool) -> None:
    """A point is scored: with 24 another round follows, with 25 or more the game is scored."""
    p = Position()
    p.put(0, "archive")
    p.score(0, before)
    p.give(0, worker=1)
    p.turn(0)
    p.do("use archive")
    assert p.t.score[0] == before + 1
    p.pass_all()
    assert p.t.over == ends
    assert p.t.phase[0] == (OVER if ends else LOOKOUT)


@pytest.mark.rule("FSS-160")
def test_any_player_sets_it_off_even_in_anothers_turn() -> None:
    """Seat 1 reaches 25 with the point that it takes for its razed Church."""
    p = Position(seats=3)
    p.put(1, "church")
    p.score(1, 24)
    p.give(0, red=4)
    p.turn(0)
    p.do("raze church")
    assert p.t.score == [2, 25, 0]
    p.pass_all()
    assert p.t.over


@pytest.mark.rule("FSS-161")
def test_the_action_phase_is_played_to_its_end() -> None:
    """After seat 0 has reached 25 both go on as long as they like; what they score still counts."""
    p = Position()
    p.put(0, "archive", "weapon_trader")
    p.put(1, "shipwreck")
    p.score(0, 24)
    p.score(1, 23)
    p.give(0, worker=1, gun=1)
    p.give(1, worker=2, iron=2)
    p.turn(0)
    p.do("use archive")
    assert (p.who, p.t.phase[0], p.t.ended) == (1, ACTING, [1])
    p.do("use shipwreck", "done")
    assert p.who == 0
    p.do("use weapon_trader", "use shipwreck")
    p.do("pass")
    assert (p.who, p.t.phase[0]) == (1, ACTING)
    p.do("pass")
    assert p.t.over
    assert p.t.score == [26, 27]
    assert p.t.scores() == [28, 28]
    assert p.t.ranking() == [[0], [1]]  # two Locations against one


@pytest.mark.rule("FSS-162")
def test_25_points_in_the_production_phase_are_followed_by_an_action_phase() -> None:
    """Steel Eagle brings the 25th point; both produce, both act, then the game is scored without a new round."""
    p = Position(expansion="winter")
    p.put(0, "steel_eagle")
    p.put(1, "archive")
    p.score(0, 24)
    p.produce(on=True)
    assert p.t.score == [25, 0]
    assert p.count(1, "worker") == 3  # the phase is played to its end
    assert (p.who, p.step, p.t.phase[0]) == (0, "Turn", ACTING)
    p.do("exchange workers", "choose gun", "use archive", "done", "pass", "use archive")
    assert p.t.score == [25, 2]
    p.do("pass")
    assert p.t.over
    assert p.t.round[0] == 2


@pytest.mark.rule("FSS-163")
def test_cleanup_is_skipped_before_final_scoring() -> None:
    """Goods, used cards, defense tokens and face-up Connection cards stay, nothing is stored, the token stays put."""
    p = Position()
    p.put(0, "archive", shield=True)
    p.put(0, "ruined_library")
    p.face_up("punks", "merchants")
    p.score(0, 24)
    p.give(0, worker=1, gun=3, fuel=3)
    p.turn(0)
    p.do("use archive")
    face_up = p.t.face_up[:]
    p.pass_all()
    assert p.t.over
    assert (p.count(0, "gun"), p.count(0, "fuel"), p.t.kept[0]) == (3, 3, [])
    assert (p.on("archive"), p.names_of(p.t.shields)) == ({"worker": 1}, ["archive"])
    assert (p.t.face_up, p.t.link_discard) == (face_up, [])
    assert (p.t.first, p.t.round, p.t.phase) == ([0], [2], [OVER])
    with pytest.raises(IllegalAction) as refused:
        p.t.apply(0, PASS)
    assert refused.value.rules == ("FSS-163",)


# --- final scoring ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-164")
def test_each_location_in_a_state_scores_a_point() -> None:
    """Of every Category; not a Ruins, not a deal, not a card in hand. Deals and States of others don't count."""
    p = rated(25, 10, 3)
    p.put(0, "school", "church", "archive")
    p.put(0, "docks", "quarry", ruin=True)
    p.deal(0, "arena")
    p.hand(0, "pub", "motel")
    p.put(1, "school", "school")
    p.start(EndRound())
    assert p.t.scores() == [28, 12, 3]
    assert p.t.score == [25, 10, 3]  # the track is what it was


@pytest.mark.rule("FSS-165")
def test_the_highest_total_wins() -> None:
    """Whoever set off the end; Locations are part of the total, goods are not."""
    p = rated(25, 24, 26)
    p.put(1, "school", "church", "archive")
    p.give(0, gun=9)
    p.start(EndRound())
    assert p.t.scores() == [25, 27, 26]
    assert p.t.ranking() == [[1], [2], [0]]


@pytest.mark.rule("FSS-166")
@pytest.mark.parametrize(
    "good",
    [
        "gun",
        "fuel",
        "iron",
        "brick",
        "ammo",
        "worker",
        "grey",
        "red",
        "blue",
        "universal",
        "defense",
        "development",
        "card",
        "link",
        "stock",
    ],
)
def test_of_tied_players_the_one_with_most_goods_wins(good: str) -> None:
    """Any good tips the scale: tokens of every kind, cards of both kinds in hand, goods on a stockpile."""
    p = rated(25, 25)
    p.put(0, "camp")
    p.put(1, "city_guards")
    p.give(0, iron=2)
    p.give(1, worker=1, red=1)
    assert winners(p) == [0, 1]
    if good == "card":
        p.hand(1, "school")
    elif good == "link":
        p.links(1, "punks")
    elif good == "stock":
        p.stock(1, "city_guards", gun=1)
    else:
        p.give(1, **{good: 1})
    assert winners(p) == [1]
    p.give(0, fuel=2)
    assert winners(p) == [0]


@pytest.mark.rule("FSS-166")
def test_what_is_spent_or_placed_is_no_good_any_more() -> None:
    """Goods on used cards, placed defense tokens, deals and Ruins don't count."""
    p = rated(25, 25)
    p.put(0, "archive")
    p.put(1, "shipwreck")
    p.mark_used("shipwreck", 2, worker=2, iron=2)
    p.t.shields.append(p.standing("shipwreck"))
    p.deal(1, "docks", "quarry")
    p.put(1, "school", ruin=True)
    assert winners(p) == [0, 1]


@pytest.mark.rule("FSS-166")
def test_goods_count_among_the_tied_only() -> None:
    """Seat 2 has most goods and fewest points; seats 0 and 1 tie for the highest score."""
    p = rated(26, 26, 25)
    p.give(0, gun=1)
    p.give(1, gun=2)
    p.give(2, gun=9)
    p.start(EndRound())
    assert p.t.ranking() == [[1], [0], [2]]


@pytest.mark.rule("FSS-167")
def test_with_equal_goods_the_tied_player_with_most_locations_wins() -> None:
    """24 points and two Locations beat 25 and one; a Ruins doesn't help; one more good counts before Locations."""
    p = rated(25, 24)
    p.put(0, "school")
    p.put(0, "docks", "quarry", ruin=True)
    p.put(1, "church", "archive")
    p.give(0, gun=1)
    p.give(1, worker=1)
    assert winners(p) == [1]
    p.give(0, gun=1)
    assert winners(p) == [0]


@pytest.mark.rule("FSS-168")
def test_a_tie_that_still_stands_is_a_shared_victory() -> None:
    """Same points, goods and Locations: both win, the third doesn't."""
    p = rated(25, 20, 25)
    p.put(0, "school", "church")
    p.put(2, "archive", "quarry")
    p.give(0, gun=2)
    p.give(2, universal=1, worker=1)
    p.start(EndRound())
    assert p.t.scores() == [27, 20, 27]
    assert p.t.ranking() == [[0, 2], [1]]
