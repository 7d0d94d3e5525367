"""The end of the game, the final scoring, and who has won."""

import pytest

from boomtown.games.urban_sprawl.rules.scoring import PARTS
from tests.rules.urban_sprawl.position import Position


def finish(p: Position) -> None:
    """The Olympic Games are revealed."""
    p.event("Olympic Games")
    assert p.t.over


def parts(p: Position, seat: int) -> list[int]:
    """Prestige before, rows, wealth, and the five offices of a seat's result."""
    return p.t.result[seat * PARTS : seat * PARTS + PARTS]


def metropolis(*ids: str) -> Position:
    """All decks are active, and these are the next Metropolis cards."""
    p = Position(2)
    p.t.opened[2:] = [1, 1]
    p.top("city", "C01")
    for ap, id in enumerate(("M03", "M04", "M07"), 1):
        p.box(ap, id)
    p.top("metropolis", "")
    p.stack("metropolis", *ids)
    p.turn(0)
    return p


@pytest.mark.rule("USP-239")
def test_the_game_ends_with_the_olympic_games() -> None:
    """Not with any other event of the deck; the moment it shows the game is over."""
    p = metropolis("M32", "M02")
    p.end_turn()
    assert not p.t.over
    p = metropolis("M32", "M37", "M02")
    p.end_turn()
    assert p.t.over
    assert p.story("event") == ["event M32", "event M37"]
    assert p.t.waiting == ()


@pytest.mark.rule("USP-239")
@pytest.mark.parametrize("deck", ["planning", "town", "city"])
def test_the_game_goes_on_when_another_deck_runs_out(deck: str) -> None:
    """An empty deck ends nothing."""
    p = metropolis("M02")
    p.empty(deck)
    p.box(4, "")
    p.box(5, "")
    if deck == "planning":
        p.t.discard[:] = [p.card("P22")]
    p.end_turn()
    assert not p.t.over
    assert p.t.turn[0] == 1


@pytest.mark.rule("USP-240")
def test_on_the_reveal_play_stops_at_once() -> None:
    """Drawn for the 2 AP box in step 5: the boxes stay empty, no deck is turned up, nobody has another turn."""
    p = metropolis("M37", "M02", "M05")
    for ap in (2, 3, 4, 5):
        p.box(ap, "")
    p.top("town", "")
    p.top("city", "")
    p.turn(0)
    p.end_turn()
    assert p.t.over
    assert p.boxes(p.t.offer) == ["M03", "", "", "", ""]
    assert p.boxes(p.t.tops) == ["P20", "", "", ""]
    assert p.t.turn[0] == 0
    assert p.story("refill", "flip", "turn") == []
    assert p.t.agenda == []
    assert len(p.t.result) == 2 * PARTS


# --- final scoring -------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-241")
def test_every_prestige_row_pays_with_its_markers() -> None:
    """Rows 1, 2 and 3, and of 4, 5 and 6 those on the board; wealth rows pay nothing; ties share."""
    p = Position()
    p.wealth(0, 0, 0, 0)
    p.fill("RES", 0, "A1.TL", "B1.TL")  # row 3: 2 buildings
    p.put("RES", "C2.TL", 1)  # row 3: 1 building
    p.put("RES", "A3.TL", 1)  # row 1
    p.fill("RES", 2, "A5.TL", "A6.TL")  # row 2, tied with seat 3
    p.fill("RES", 3, "B5.TL", "B6.TL")
    p.place_marker("p6", "GR1")  # A1, B1
    p.place_marker("p4", "GT2")  # C2
    finish(p)
    assert [parts(p, seat)[1] for seat in range(4)] == [3 + 6, 1 + 1 + 4, 1, 1]
    assert p.t.wealth == [0, 0, 0, 0]
    assert p.t.prestige == [9, 6, 1, 1]


@pytest.mark.rule("USP-241", "USP-242", "USP-243")
def test_the_three_steps_come_in_their_order() -> None:
    """Rows, wealth, politicians: one after the other in the result, and all on top of what a player had."""
    p = Position(2)
    p.prestige(7, 5)
    p.wealth(25, 9)
    p.office("mayor", 0)
    p.office("police_chief", 0)
    p.office("union_boss", 1)
    p.put("RES", "A1.TL", 0)
    p.put("PARK", "A1.TR")
    p.fill("IND", 1, "F6.TL", "C4.TL")
    finish(p)
    assert parts(p, 0) == [7, 3, 2, 1, 0, 0, 1, 0]
    assert parts(p, 1) == [5, 2 + 1, 0, 0, 0, 0, 0, 2]
    assert p.t.prestige == [14, 10]
    assert p.t.scores() == [14, 10]


@pytest.mark.rule("USP-242")
@pytest.mark.parametrize(("wealth", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)])
def test_each_full_10_wealth_is_1_prestige(wealth: int, points: int) -> None:
    """The rest counts nothing, and no wealth is spent for it."""
    p = Position(2)
    p.wealth(wealth, 0)
    finish(p)
    assert p.gained(0) == (0, points)
    assert p.gained(1) == (0, 0)


@pytest.mark.rule("USP-243")
def test_only_who_holds_a_politician_gains_by_it() -> None:
    """One player holds them all: 1 beside a park, 2 CIV, 1 COM, 3 RES, 1 IND; an office without holder brings nothing."""
    p = Position(2)
    p.wealth(0, 0)
    p.all_offices(1)
    p.fill("CIV", 0, "A3.TL", "A4.TL")
    p.put("COM", "C3.TL", 1)
    p.put("PARK", "C3.TR", 0)
    p.fill("RES", None, "E3.TL", "E4.TL", "E4.BR")
    p.put("IND", "C6.TL", 0)
    finish(p)
    assert parts(p, 1)[3:] == [1, 2, 1, 3, 1]
    assert parts(p, 0)[3:] == [0] * 5
    p = Position(2)
    p.all_offices()
    p.put("CIV", "A3.TL", 0)
    finish(p)
    assert parts(p, 0)[3:] == parts(p, 1)[3:] == [0] * 5


# --- who has won ---------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-244")
def test_most_prestige_wins() -> None:
    """After the scoring, not before it: 10 wealth and a row can turn the order round."""
    p = Position(3)
    p.prestige(10, 9, 8)
    p.wealth(0, 15, 9)
    p.put("RES", "A1.TL", 2)  # 3 prestige
    finish(p)
    assert p.t.prestige == [10, 10, 11]
    assert p.t.ranking()[0] == [2]


@pytest.mark.rule("USP-245", "USP-G34")
def test_a_tie_in_prestige_is_broken_by_wealth() -> None:
    """Among those who tie at the top; a richer player with less prestige stays behind."""
    p = Position(3)
    p.prestige(10, 10, 5)
    p.wealth(14, 15, 19)
    finish(p)
    assert p.t.prestige == [11, 11, 6]
    assert p.t.ranking() == [[1], [0], [2]]


@pytest.mark.rule("USP-246")
def test_a_tie_in_prestige_and_wealth_is_a_shared_victory() -> None:
    """Two share the first place; the third, as rich, has less prestige."""
    p = Position(3)
    p.prestige(10, 5, 10)
    p.wealth(15, 15, 15)
    finish(p)
    assert p.t.ranking() == [[0, 2], [1]]
