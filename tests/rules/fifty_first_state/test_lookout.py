"""Round and Lookout phase: four phases, Connection cards, two drafts."""

import pytest

from boomtown.games.fifty_first_state.rules.content import BLUE_PILE, RED_PILE
from boomtown.games.fifty_first_state.rules.table import ACTING, CLEANUP, LOOKOUT, PRODUCING
from tests.rules.fifty_first_state.position import Position

SHOWN = ("arena", "docks", "pub", "school", "church", "archive", "motel", "convoy", "shadow", "museum")


def drafting(seats: int = 3, first: int = 0) -> Position:
    """A Lookout with ten known cards on top of the Deck."""
    p = Position(seats)
    p.first(first)
    p.deck(*SHOWN)
    p.lookout()
    return p


@pytest.mark.rule("FSS-057")
def test_a_round_is_lookout_production_action_cleanup() -> None:
    """A choice in each phase shows them in order: draft, what the Fortress makes, turns, what the Library keeps."""
    p = Position(2, expansion="winter")
    p.put(0, "black_fortress", "ruined_library")
    p.new_round()
    found: list[tuple[int, str]] = []
    while p.t.round[0] == 3:
        if (p.t.phase[0], p.step) not in found:
            found.append((p.t.phase[0], p.step))
        if p.step == "Turn":
            p.give(0, gun=3, fuel=3)
            p.do("pass")
        else:
            p.t.apply(p.who, p.t.options(p.who)[0])
    assert found == [
        (LOOKOUT, "DraftCard"),
        (PRODUCING, "Choose gain_choice"),
        (ACTING, "Turn"),
        (CLEANUP, "KeepGoods"),
    ]
    assert (p.t.round, p.t.phase, p.step) == ([4], [LOOKOUT], "DraftCard")


@pytest.mark.rule("FSS-058")
def test_the_lookout_begins_by_turning_up_the_top_card_of_each_connection_pile() -> None:
    """Before the first pick both are face up, off the top, and everybody can see them."""
    p = Position()
    tops = [p.t.red_pile[-1], p.t.blue_pile[-1]]
    assert p.t.face_up == [-1, -1]
    p.lookout()
    assert p.step == "DraftCard"
    assert p.t.face_up == tops
    assert [p.content.link_pile[link] for link in tops] == [RED_PILE, BLUE_PILE]
    assert p.t.view(None)["face_up"] == tops
    assert (len(p.t.red_pile), len(p.t.blue_pile)) == (5, 5)


@pytest.mark.rule("FSS-059")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_draft_shows_one_card_more_than_players(seats: int) -> None:
    """They come off the top of the Deck and lie face up."""
    p = drafting(seats)
    assert p.names_of(p.t.display) == list(SHOWN[: seats + 1])
    assert p.t.view(None)["display"] == p.t.display
    assert p.offered("draft") == sorted(SHOWN[: seats + 1])


@pytest.mark.rule("FSS-060")
def test_three_players_see_four_cards_and_the_last_one_is_discarded() -> None:
    """The rulebook's numbers: 4 cards, 3 picks, 1 left over."""
    p = drafting(3)
    assert len(p.t.display) == 4
    p.do("draft arena", "draft docks", "draft pub")
    assert p.names_of(p.t.discard) == ["school"]
    assert [p.in_hand(seat) for seat in range(3)] == [["arena"], ["docks"], ["pub"]]


@pytest.mark.rule("FSS-061")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_picks_first_then_the_others_clockwise(first: int) -> None:
    """Each takes one card into hand, from what is left."""
    p = drafting(3, first)
    left = list(SHOWN[:4])
    for place, card in enumerate(("school", "arena", "pub")):
        assert p.who == (first + place) % 3
        assert p.offered("draft") == sorted(left)
        p.do(f"draft {card}")
        left.remove(card)
        assert p.in_hand((first + place) % 3) == [card]


@pytest.mark.rule("FSS-061")
def test_a_card_that_is_not_shown_can_not_be_picked() -> None:
    """Neither one in the Deck nor one that was picked."""
    p = drafting(3)
    assert p.why("draft church") == ("FSS-061",)
    p.do("draft pub")
    assert p.why(f"draft {p.t.hands[0][0]}") == ("FSS-061",)


@pytest.mark.rule("FSS-062")
def test_the_card_left_over_goes_face_up_to_the_discard_pile() -> None:
    """On top of what lies there, open to all; it is in no hand."""
    p = Position(2)
    p.discard("quarry")
    p.deck(*SHOWN)
    p.lookout()
    p.do("draft arena", "draft pub")
    assert p.names_of(p.t.discard) == ["quarry", "docks"]
    assert p.t.view(1)["discard"] == p.t.discard
    assert "docks" not in p.in_hand(0) + p.in_hand(1)


@pytest.mark.rule("FSS-063")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_draft_with_fresh_cards_follows_at_once(seats: int) -> None:
    """The next cards of the Deck, one more than players; no card of the first draft comes back."""
    p = drafting(seats)
    for card in SHOWN[:seats]:
        p.do(f"draft {card}")
    assert p.t.phase == [LOOKOUT]
    assert p.names_of(p.t.display) == list(SHOWN[seats + 1 : 2 * seats + 2])


@pytest.mark.rule("FSS-064")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_second_draft_the_last_player_picks_first_and_the_first_last(first: int) -> None:
    """Counter-clockwise, beginning with the player to the right of the first."""
    p = drafting(3, first)
    p.do("draft arena", "draft docks", "draft pub")
    order = []
    for card in ("church", "archive", "motel"):
        order.append(p.who)
        assert p.why("draft arena") == ("FSS-064",)
        p.do(f"draft {card}")
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert p.names_of(p.t.hands[(first + 2) % 3])[:2] == ["pub", "church"]


@pytest.mark.rule("FSS-065")
def test_the_card_left_after_the_second_draft_is_discarded_too() -> None:
    """Convoy is left; two cards lie on the discard pile, and the display is empty."""
    p = drafting(3)
    p.do("draft arena", "draft docks", "draft pub", "draft church", "draft archive", "draft motel")
    assert p.names_of(p.t.discard) == ["school", "convoy"]
    assert p.t.display == []
    assert p.t.phase == [ACTING]


@pytest.mark.rule("FSS-066")
def test_there_is_no_limit_to_a_hand() -> None:
    """Forty cards in hand: two more are drafted, one is produced, and Cleanup takes none away."""
    p = Position(2)
    names = [str(card) for card in range(40)]
    p.hand(0, *names)
    p.new_round()
    for _ in range(4):
        p.t.apply(p.who, p.t.options(p.who)[0])
    assert (p.step, len(p.t.hands[0])) == ("Turn", 40 + 2 + 1)
    p.pass_all()
    assert p.t.round == [4]
    assert len(p.t.hands[0]) == 43
