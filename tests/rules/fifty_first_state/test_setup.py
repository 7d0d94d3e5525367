"""Setup: boards, Deck, Connection piles, supply, first player, opening hands."""

import pytest

from boomtown.games.fifty_first_state.rules.actions import DISCARD, DONE, FACTION
from boomtown.games.fifty_first_state.rules.content import BLUE_PILE, GOODS, RED_PILE
from boomtown.games.fifty_first_state.rules.setup import KeepFour
from tests.rules.fifty_first_state.position import Position, new

BOARDS = {
    "new_york": ({"worker": 3, "iron": 1, "grey": 1, "card": 1}, ["grey", "red", "blue", "workers"]),
    "appalachian_federation": (
        {"worker": 3, "brick": 1, "grey": 1, "card": 1},
        ["grey", "red", "blue", "workers"],
    ),
    "mutants_union": ({"worker": 3, "gun": 1, "grey": 1, "card": 1}, ["grey", "red", "blue", "workers"]),
    "merchants_guild": ({"worker": 3, "fuel": 1, "grey": 1, "card": 1}, ["grey", "red", "blue", "workers"]),
}


@pytest.mark.rule("FSS-037")
@pytest.mark.parametrize("faction", BOARDS)
def test_each_board_shows_production_and_actions_and_holds_the_goods(faction: str) -> None:
    """The board produces its goods into its owner's supply; its actions are offered when they can be paid."""
    production, actions = BOARDS[faction]
    p = Position(1, factions=(faction,))
    p.watch()
    p.produce()
    assert p.gained(0) == production
    p.give(0, gun=1, fuel=2, iron=2, brick=1)
    p.turn(0)
    assert p.offered("exchange") == sorted(actions)


@pytest.mark.rule("FSS-037")
def test_dealt_boards_may_be_swapped_for_one_that_is_left_over() -> None:
    """Clockwise from the first player: the own board or a free one, never that of another seat."""
    t = new(3, seed=3, factions="dealt")
    dealt = t.faction[:]
    assert len(set(dealt)) == 3
    (spare,) = {0, 1, 2, 3} - set(dealt)
    seat = t.first[0]
    assert t.waiting == (seat,)
    assert t.options(seat) == [FACTION + dealt[seat], FACTION + spare]
    t.apply(seat, FACTION + spare)
    second = (seat + 1) % 3
    assert t.waiting == (second,)
    assert t.options(second) == [FACTION + dealt[second], FACTION + dealt[seat]]
    t.apply(second, FACTION + dealt[second])
    assert t.faction[seat] == spare
    assert t.faction[second] == dealt[second]


@pytest.mark.rule("FSS-037")
def test_a_board_that_another_seat_has_is_refused() -> None:
    """Seat by seat, the boards already taken are no choice."""
    t = new(2, seed=1, factions="chosen")
    first = t.first[0]
    t.apply(first, FACTION + 2)
    assert t.waiting == (1 - first,)
    assert t.options(1 - first) == [FACTION + 0, FACTION + 1, FACTION + 3]
    assert t.why_not(1 - first, FACTION + 2) == ("FSS-G03",)
    t.apply(1 - first, FACTION + 3)
    assert t.faction[first] == 2
    assert t.faction[1 - first] == 3


@pytest.mark.rule("FSS-038")
@pytest.mark.parametrize(
    ("seats", "expansion", "cards"), [(1, "base", 88), (2, "base", 88), (4, "winter", 138)]
)
def test_all_share_one_shuffled_deck_and_each_is_dealt_six_cards(
    seats: int, expansion: str, cards: int
) -> None:
    """Six cards each from the one Deck, whose order nobody sees."""
    t = new(seats, seed=1, expansion=expansion)
    assert [len(hand) for hand in t.hands] == [6] * seats
    assert len(t.deck) == cards - 6 * seats
    assert sorted([*t.deck, *[card for hand in t.hands for card in hand]]) == list(range(cards))
    assert t.deck != sorted(t.deck)
    assert t.deck != new(seats, seed=2, expansion=expansion).deck
    assert t.view(0)["deck"] == {"count": len(t.deck)}


@pytest.mark.rule("FSS-038")
def test_two_cards_of_the_opening_hand_go_face_up_to_the_common_discard_pile() -> None:
    """All choose in secret; when all have chosen, the discards lie open and four cards are left in each hand."""
    t = new(2, seed=1)
    assert isinstance(t.agenda[-1], KeepFour)
    gone: list[int] = []
    for seat in range(2):
        assert t.discard == []
        for _ in range(2):
            action = t.options(seat)[0]
            gone.append(action - DISCARD)
            t.apply(seat, action)
        t.apply(seat, DONE)
        if seat == 0:
            assert t.view(1)["picks"][0] is None
    assert sorted(t.discard) == sorted(gone)
    assert t.view(None)["discard"] == t.discard
    assert [len(hand) for hand in t.hands] == [4, 4]


@pytest.mark.rule("FSS-039")
def test_connection_cards_form_a_red_and_a_blue_pile_with_hidden_tops() -> None:
    """Six each, apart by colour, shuffled, face down; nothing is face up before the first Lookout."""
    t = new(2, seed=1)
    assert {t.content.link_pile[link] for link in t.red_pile} == {RED_PILE}
    assert {t.content.link_pile[link] for link in t.blue_pile} == {BLUE_PILE}
    view = t.view(0)
    assert (view["red_pile"], view["blue_pile"]) == ({"count": 6}, {"count": 6})
    assert (view["face_up"], view["link_discard"]) == ([-1, -1], [])
    orders = {tuple(new(2, seed=seed).red_pile) for seed in range(1, 9)}
    assert len(orders) > 1


@pytest.mark.rule("FSS-039")
def test_connection_cards_have_a_discard_pile_of_their_own() -> None:
    """A played Connection card doesn't mix with Location cards."""
    p = Position()
    (link,) = p.links(0, "punks")
    p.turn(0)
    p.do("play punks")
    assert p.t.link_discard == [link]
    assert p.t.discard == []


@pytest.mark.rule("FSS-040")
@pytest.mark.parametrize("seats", [1, 4])
def test_nobody_starts_with_goods(seats: int) -> None:
    """All pieces are in the general supply before the first Production."""
    t = new(seats)
    assert t.goods == [[0] * GOODS for _ in range(seats)]
    assert [len(t.stock[seat]) + len(t.kept[seat]) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("FSS-040")
def test_what_a_player_gains_goes_to_their_own_supply_and_nobody_elses() -> None:
    """Seat 1 produces for itself; the goods of seat 0 and 2 are as their own boards say."""
    p = Position(3)
    p.put(1, "quarry", "docks")
    p.produce()
    assert [p.count(seat, "brick") for seat in range(3)] == [0, 2, 0]
    assert [p.count(seat, "iron") for seat in range(3)] == [1, 1, 0]
    assert [p.count(seat, "gun") for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("FSS-041")
def test_a_player_drawn_by_lot_starts_with_the_first_player_token() -> None:
    """Over some games each of four seats is first; the first player picks first in the first draft."""
    firsts = [new(4, seed=seed).first for seed in range(1, 30)]
    assert {len(first) for first in firsts} == {1}
    assert {first[0] for first in firsts} == {0, 1, 2, 3}
    p = Position(4)
    p.first(2)
    p.lookout()
    assert p.who == 2


@pytest.mark.rule("FSS-042")
@pytest.mark.parametrize(("seats", "markers"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_scores_start_at_nothing(seats: int, markers: int) -> None:
    """A 0 for everybody, in solo for the Virtual Player too."""
    assert new(seats).score == [0] * markers
