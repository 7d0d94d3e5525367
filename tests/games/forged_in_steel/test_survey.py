"""What is kept beside the cells, or counted instead of tried, is what the long way round gives."""

from typing import cast

import pytest

from boomtown.engine.picks import Pick
from boomtown.games.forged_in_steel.rules.actions import LOT
from boomtown.games.forged_in_steel.rules.cards.change import Move
from boomtown.games.forged_in_steel.rules.cards.parts import GRID_SITE, Site
from boomtown.games.forged_in_steel.rules.frames import FRAME
from boomtown.games.forged_in_steel.rules.muscle import Spend
from boomtown.games.forged_in_steel.rules.planning import PlanCards
from boomtown.games.forged_in_steel.rules.purchase import open_ways, ways_to
from boomtown.games.forged_in_steel.rules.table import SteelTable
from boomtown.games.forged_in_steel.rules.terms import HOUSE, T_OWN_HOUSE, T_PARK
from boomtown.testing.seen import rebuilt
from tests.games.forged_in_steel.sample_tables import played
from tests.rules.forged_in_steel.position import Position

GAMES = [(4, 1, {}), (3, 2, {"moguls": "bigwigs"}), (2, 3, {"leaders": "dealt", "moguls": "alone"})]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_survey_is_what_is_on_the_lots(seats: int, seed: int, options: dict[str, str]) -> None:
    """After every action the survey is the one that is made anew; copies keep theirs."""
    for one in played(seats, seed, options):
        t = cast(SteelTable, one)
        assert cast(SteelTable, rebuilt(t)).survey == t.survey
        before = t.survey[:]
        copy = cast(SteelTable, t.clone())
        if not t.over:
            seat = t.waiting[0]
            copy.apply(seat, t.options(seat)[-1])
        assert t.survey == before


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_ways_and_cards_are_counted_as_they_are_tried(seats: int, seed: int, options: dict[str, str]) -> None:
    """There is a way to use MM exactly if one is listed; cards to plan with are those that lead to a whole plan."""
    for one in played(seats, seed, options):
        t = cast(SteelTable, one)
        top = t.agenda[-1] if t.agenda else None
        if isinstance(top, Spend):
            purse = top.terms(t)
            found = open_ways(t, top.seat, top.muscle, purse)
            assert top.ways == found
            for rule in range(6):
                listed = ways_to(t, top.seat, top.muscle, purse, rule)
                assert (found >> rule) & 1 == (len(listed) > 0)
        elif isinstance(top, PlanCards):
            for seat in t.waiting:
                picks = t.picks[seat]
                assert top.further(t, seat, picks) == Pick.further(top, t, seat, picks)


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_houses_that_can_move_are_found_as_they_are_tried(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """A House can move exactly if it can go somewhere once it is lifted, wherever the card lets it go."""
    beside_parks, new = Site(), Site()
    beside_parks.adjacent = 1 << T_PARK | 1 << T_OWN_HOUSE
    new.new = True
    found = 0
    for one in list(played(seats, seed, options))[40::25]:
        t = cast(SteelTable, one.clone())
        FRAME.open(t.frames, [-1] * FRAME.size)
        for site in (GRID_SITE, beside_parks, new):
            word = Move(1 << HOUSE, site)
            for seat in range(t.seats):
                tried = [house for house in word.own(t, seat) if word.destinations(t, seat, house - LOT)]
                assert word.ways(t, seat) == tried
                found += len(tried)
    assert found > 0


def test_a_house_that_is_the_whole_city_grid_can_not_move() -> None:
    """The Lots beside it are on the City Grid through it alone; with a second House elsewhere both can go there."""
    p = Position(2)
    p.put("house", 0, "NS5a")
    word = Move(1 << HOUSE, GRID_SITE)
    FRAME.open(p.t.frames, [-1] * FRAME.size)
    assert word.ways(p.t, 0) == []
    p.put("house", 0, "BE7c")
    assert len(word.ways(p.t, 0)) == 2
