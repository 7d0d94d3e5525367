"""Eras and City Planning: three rounds of phases, what is dealt, banked and discarded, the City Planner's draft."""

import pytest

from boomtown.engine.log import entries
from boomtown.games.forged_in_steel.rules.elections import CleanUp
from boomtown.games.forged_in_steel.rules.planning import DealCards, StartDraft
from boomtown.games.forged_in_steel.rules.table import (
    BUILDING,
    ELECTIONS,
    IMMIGRATION_PHASE,
    PLANNING,
    SETUP,
    THE_END,
    SteelTable,
)
from tests.rules.forged_in_steel.position import Position, new

LAZY = ("muscle", "stop", "pass", "wait-long", "wait")


class Lazy:
    """A whole game in which everybody plays every card for MM and spends nothing."""

    def __init__(self, seats: int, seed: int = 1) -> None:
        self.p = p = Position(seats)
        p.t = t = new(seats, seed)
        self.phases: list[tuple[int, int]] = []
        self.selections: list[list[int]] = []  # Era, then the hands of all
        self.plans: list[list[int]] = []  # Era, the hands of all, the cards in the Banks
        self.drafts: list[list[int]] = []  # Era, the cards to choose from, the hands of all
        last = ""
        while not t.over:
            step = p.step
            if not self.phases or self.phases[-1] != (t.era[0], t.phase[0]):
                self.phases.append((t.era[0], t.phase[0]))
            hands = [len(hand) for hand in t.hands]
            if step == "SelectCards" and (last != step or not any(t.picks)):
                self.selections.append([t.era[0], *hands])
            if step == "PlanCards" and last != step:
                self.plans.append([t.era[0], *hands])
            if step == "DraftCard" and last != step:
                self.drafts.append([t.era[0], len(p.offers("card")), *hands])
            last = step
            options = [p.words(action) for action in t.options(p.who)]
            quiet = [words for words in LAZY if words in options]
            p.do(quiet[0] if quiet else options[0])
        self.phases.append((t.era[0], t.phase[0]))


@pytest.fixture(scope="module")
def game() -> Lazy:
    """One whole game of three."""
    return Lazy(3)


@pytest.mark.rule("FIS-046", "FIS-047", "FIS-048", "FIS-049")
def test_three_eras_run_through_their_phases(game: Lazy) -> None:
    """The first Era has no City Planning of its own, the third no Elections, Roles or Clean Up."""
    told = [
        (line.kind, line.args)
        for line in entries(game.p.t.news)
        if line.kind in ("building", "immigration", "assessment", "votes", "era", "deal", "final")
    ]
    names = [
        kind if kind not in ("building", "assessment", "era") else f"{kind} {args[0]}" for kind, args in told
    ]
    assert names == [
        "deal", "building 1890", "immigration", "assessment 1890", "votes",
        "era 1900", "deal", "building 1900", "immigration", "assessment 1900", "votes",
        "era 1910", "deal", "building 1910", "immigration", "assessment 1910", "final", "final", "final",
    ]  # fmt: skip
    assert game.phases[0] == (0, SETUP)
    assert (0, PLANNING) not in game.phases
    assert [phase for number, phase in game.phases if number == 1] == [
        *(PLANNING, BUILDING, IMMIGRATION_PHASE, ELECTIONS),
    ]
    assert [phase for number, phase in game.phases if number == 2] == [
        *(PLANNING, BUILDING, IMMIGRATION_PHASE, THE_END),
    ]
    assert game.p.t.over


@pytest.mark.rule("FIS-047")
def test_immigration_and_assessment_come_between_building_and_elections() -> None:
    """With a Factory on the map the phases after City Building are seen one by one."""
    p = Position(4)
    p.put("factory", 0, "GH9a+GH9b")
    p.cube(1, "NS1a", "NS1b")
    p.cube(1, "NS2")
    p.tracks(industrial=3)
    p.round()  # no cards left: City Building is over
    assert (p.step, p.t.phase[0]) == ("HouseImmigrant", IMMIGRATION_PHASE)
    assert p.gains()[0] == 0  # nothing assessed yet
    p.skip_to("ChooseRole")
    assert p.t.phase[0] == ELECTIONS
    assert p.gains()[0] >= 3
    assert p.t.era[0] == 0
    p.skip_to("PlanCards")
    assert (p.t.era[0], p.t.phase[0]) == (1, PLANNING)


@pytest.mark.rule("FIS-050", "FIS-052", "FIS-054", "FIS-057")
def test_hands_before_planning_before_the_draft_and_before_building(game: Lazy) -> None:
    """7, then 7 + 2, then 4 + 4 cards; always 4 before the draft and 5 when City Building begins."""
    assert game.plans == [[0, 7, 7, 7], [1, 9, 9, 9], [2, 8, 8, 8]]
    assert game.drafts == [[0, 3, 4, 4, 4], [1, 3, 4, 4, 4], [2, 3, 4, 4, 4]]
    first = [found for found in game.selections if max(found[1:]) == 5]
    assert first == [[0, 5, 5, 5], [1, 5, 5, 5], [2, 5, 5, 5]]


@pytest.mark.rule("FIS-081")
def test_selection_repeats_until_all_hands_are_empty(game: Lazy) -> None:
    """Five rounds an Era with a normal hand; the last card needs no choice."""
    for era in range(3):
        rounds = [found[1:] for found in game.selections if found[0] == era]
        assert rounds == [[left] * 3 for left in (5, 4, 3, 2)]


def planning(era: int, bank: int) -> Position:
    """The deal of an Era in a game of four, with so many cards in every Bank."""
    p = Position(4)
    p.era(p.content.years[era])
    for seat in range(4):
        p.bank(seat, *range(1 + seat * bank, 1 + seat * bank + bank))
    p.next(StartDraft(), DealCards())
    return p


@pytest.mark.rule("FIS-050", "FIS-051")
def test_the_second_eras_nine_cards() -> None:
    """7 are dealt and the 2 of the Bank taken up; 4 are banked, 1 discarded, 4 kept, in any combination."""
    p = planning(1, 2)
    t = p.t
    assert all(len(hand) == 9 for hand in t.hands)
    assert {1, 2} <= set(t.hands[0])
    assert t.banks == [[], [], [], []]
    assert len(t.deck) == 38 + 36 - 8 - 28
    nine = p.ids(sorted(t.hands[0]))
    p.by(0, f"discard {nine[1]}", *(f"bank {nine[i]}" for i in (8, 3, 0)))
    assert p.why("stop", 0) == ("FIS-051",)  # a card for the Bank is missing
    assert p.why(f"discard {nine[2]}", 0) == ("FIS-051",)  # one is discarded
    assert p.why(f"bank {nine[1]}", 0) == ("FIS-051",)  # and not banked too
    p.by(0, f"bank {nine[4]}")
    assert p.why(f"bank {nine[5]}", 0) == ("FIS-051",)  # four are banked
    p.by(0, "stop")
    assert 0 not in t.waiting
    for seat in (1, 2, 3):
        while seat in t.waiting:
            p.take(seat, t.options(seat)[0])
    assert sorted(p.ids(t.banks[0])) == sorted([nine[0], nine[3], nine[4], nine[8]])
    assert p.card(nine[1]) in t.discard
    assert all(len(hand) == 4 for hand in t.hands)
    assert len(t.discard) == 4
    assert p.step == "DraftCard"


@pytest.mark.rule("FIS-051")
def test_the_second_era_has_630_ways_to_plan() -> None:
    """126 sets of four for the Bank, times 5 cards to discard."""
    p = planning(1, 2)
    assert ways(p.t, 0) == 630


@pytest.mark.rule("FIS-052", "FIS-053")
def test_the_third_eras_eight_cards() -> None:
    """4 are dealt and the 4 of the Bank taken up; 4 are discarded (70 ways), 4 kept, nothing is banked."""
    p = planning(2, 4)
    t = p.t
    assert all(len(hand) == 8 for hand in t.hands)
    assert {1, 2, 3, 4} <= set(t.hands[0])
    assert ways(t, 0) == 70
    assert p.why(f"bank {p.ids(t.hands[0])[0]}", 0) == ("FIS-053",)
    for seat in range(4):
        while seat in t.waiting:
            assert p.offers("bank", seat) == set()
            p.take(seat, t.options(seat)[0])
    assert all(len(hand) == 4 for hand in t.hands)
    assert t.banks == [[], [], [], []]
    assert len(t.discard) == 16


def ways(t: SteelTable, seat: int) -> int:
    """In how many ways a seat can plan."""
    if seat not in t.waiting:
        return 1
    total = 0
    for action in t.options(seat):
        then = t.clone()
        then.apply(seat, action)
        assert isinstance(then, SteelTable)
        total += ways(then, seat)
    return total


@pytest.mark.rule("FIS-055", "FIS-056", "FIS-058")
@pytest.mark.parametrize("planner", [0, 1, 2])
def test_the_draft_of_a_three_player_game(planner: int) -> None:
    """3 cards; the City Planner keeps one whatever their Influence, then the lowest, then upwards; none is left."""
    p = Position(3)
    p.influence(2, 0, 1)
    p.role("city_planner", planner)
    p.stack("opera_block", "labor", "free_silver")
    size = len(p.t.deck)
    p.next(StartDraft())
    assert p.offers("card") == {"opera_block", "labor", "free_silver"}
    order = [p.who]
    p.do("card labor")
    assert p.offers("card") == {"opera_block", "free_silver"}
    order.append(p.who)
    p.do("card free_silver")
    last = next(seat for seat in range(3) if seat not in order)
    assert order == {0: [0, 1], 1: [1, 0], 2: [2, 1]}[planner]  # Influence is 2, 0, 1
    assert last == {0: 2, 1: 2, 2: 0}[planner]
    assert [p.ids(p.t.hands[seat]) for seat in (*order, last)] == [
        ["labor"],
        ["free_silver"],
        ["opera_block"],
    ]
    assert p.t.draft == [[], [], []]
    assert len(p.t.deck) == size - 3


@pytest.mark.rule("FIS-055")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_has_as_many_cards_as_players(seats: int) -> None:
    """Others don't see the cards, only how many there are."""
    p = Position(seats)
    p.next(StartDraft())
    assert len(p.offers("card")) == seats
    assert p.t.view(0)["draft"][1] == {"count": seats}
    assert len(p.t.view(1)["draft"][1]) == seats


@pytest.mark.rule("FIS-049", "FIS-050")
def test_city_planning_begins_again_with_the_second_era() -> None:
    """After Clean Up cards are dealt from the main deck with the new Era's cards in it."""
    p = Position(4)
    for seat in range(4):
        p.bank(seat, 1 + 2 * seat, 2 + 2 * seat)
    p.next(CleanUp())
    assert p.step == "PlanCards"
    assert p.t.content.years[p.t.era[0]] == 1900
    assert len(p.t.deck) == 38 - 8 + 36 - 28
