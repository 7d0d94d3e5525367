"""Spring: the cubes slide down, then everyone bids once for turn order."""

import pytest

from boomtown.games.city_of_iron.rules.actions import ACTIONS
from tests.rules.city_of_iron.position import ALL_NATIONS, Position, do

PRICES = {"T1": 0, "T2": 0, "T3": 0, "T4": 1, "T5": 2, "T6": 3, "T7": 4}


def bidding(*order: str, coins: int = 7, round: int = 1) -> Position:
    """A Spring in which the nations bid in this order."""
    p = Position(*[nation for nation in ALL_NATIONS if nation in order], round=round)
    for nation in order:
        p.give(nation, coins=coins)
    p.bid_order(*order)
    p.spring()
    return p


def standing(p: Position) -> list[str]:
    """The nations on the turn order track from left to right."""
    return [p.nation(seat) for seat in p.t.track if seat >= 0]


@pytest.mark.rule("COI-060")
def test_cubes_slide_down_in_the_same_order() -> None:
    """From the turn order track, gaps and all, to the bid order track; the spaces above are open again."""
    p = Position(round=2)
    p.track("om", "", "arc", "hog", "", "", "cresaria")
    p.bid_order()
    p.spring()
    assert [p.nation(seat) for seat in p.t.bids] == ["om", "arc", "hog", "cresaria"]
    assert p.t.track == [-1] * 7
    assert p.who == "om"


@pytest.mark.rule("COI-060")
def test_nothing_slides_in_the_first_round() -> None:
    """No cube stands on the turn order track: the drawn bid order holds."""
    p = bidding("hog", "om", "arc")
    assert [p.nation(seat) for seat in p.t.bids] == ["hog", "om", "arc"]


@pytest.mark.rule("COI-061")
@pytest.mark.parametrize("order", [("hog", "om", "arc", "cresaria"), ("om", "arc", "cresaria", "hog")])
def test_bids_are_made_from_left_to_right(order: tuple[str, ...]) -> None:
    """Nobody else may bid before."""
    p = bidding(*order)
    for place, nation in enumerate(order):
        assert p.who == nation
        for other in order:
            if other != nation:
                assert p.why("bid T7", other) == ("COI-069",)
        p.do(f"bid T{place + 1}")
    assert p.step == "Turn"


@pytest.mark.rule("COI-062")
def test_a_cube_goes_to_any_open_space() -> None:
    """All spaces are open at first, in any order of price; a space with a cube is not open to others."""
    p = bidding("hog", "om", "arc", "cresaria")
    assert p.offers("bid") == {"T1", "T2", "T3", "T4", "T5", "T6", "T7"}
    p.do("bid T5")
    assert p.t.track == [-1, -1, -1, -1, p.seat("hog"), -1, -1]
    assert [p.nation(seat) for seat in p.t.bids] == ["om", "arc", "cresaria"]
    assert p.why("bid T5") == ("COI-062",)
    assert p.offers("bid") == {"T1", "T2", "T3", "T4", "T6", "T7"}
    p.do("bid T2")
    assert p.offers("bid") == {"T1", "T3", "T4", "T6", "T7"}


@pytest.mark.rule("COI-063")
@pytest.mark.rule("COI-G24")
def test_everybody_bids_once_and_nobody_is_overbid() -> None:
    """Four bids in a round: the first bidder can't come back, even when others stand to its right; nobody may pass."""
    p = bidding("hog", "om", "arc", "cresaria")
    p.do("bid T3")
    assert all(words.startswith("bid ") for words in p.options())
    p.do("bid T4")
    assert p.why("bid T7", "hog") == ("COI-069",)
    p.do("bid T5", "bid T6")
    assert p.step == "Turn"
    assert not p.can("bid T7", "hog")
    assert standing(p) == ["hog", "om", "arc", "cresaria"]
    assert p.t.coins == [5, 4, 7, 6]


@pytest.mark.rule("COI-064")
@pytest.mark.parametrize(("space", "price"), PRICES.items())
def test_the_price_of_a_space_is_paid_at_once(space: str, price: int) -> None:
    """The coins are gone before the next player bids."""
    p = bidding("hog", "om", "arc", "cresaria")
    p.do(f"bid {space}")
    assert p.who == "om"
    assert p.coins("hog") == 7 - price + (space == "T2")
    assert p.t.coins[p.seat("om")] == 7


@pytest.mark.rule("COI-064")
@pytest.mark.rule("COI-G23")
def test_a_space_that_can_not_be_paid_is_refused() -> None:
    """With 2 coins only spaces up to 2; if nothing open can be paid the cheapest takes all one has."""
    p = bidding("hog", "om", "arc", "cresaria", coins=2)
    assert p.offers("bid") == {"T1", "T2", "T3", "T4", "T5"}
    assert p.why("bid T6") == ("COI-064",)
    p.do("bid T1", "bid T2", "bid T3")
    p.give("cresaria", coins=0)
    p.t.offered_to = -1
    assert p.offers("bid") == {"T4"}
    p.do("bid T4")
    assert p.coins("cresaria") == 0
    assert standing(p) == ["hog", "om", "arc", "cresaria"]


@pytest.mark.rule("COI-065")
def test_the_gain_space_pays_one_coin() -> None:
    """One coin more at once, nothing paid; the same space gives nothing to those who stand elsewhere."""
    p = bidding("hog", "om", "arc", coins=0)
    p.do("bid T2")
    assert p.t.coins == [0, 1, 0]
    assert p.t.coins == [0, 1, 0]
    assert standing(p)[1] == "om"  # with no coin the free space is the only one


@pytest.mark.rule("COI-066")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("COI-G65")
def test_the_left_most_space_is_for_four_players_only(seats: int) -> None:
    """With two or three players it is closed in every round; with four it may be taken."""
    nations = ALL_NATIONS[:seats]
    p = bidding(*nations, round=3)
    assert ("T1" in p.offers("bid")) == (seats == 4)
    assert p.why("bid T1") == (() if seats == 4 else ("COI-066",))
    assert len(p.offers("bid")) == (7 if seats == 4 else 6)


@pytest.mark.rule("COI-067")
@pytest.mark.rule("COI-G65")
def test_turn_order_is_read_from_right_to_left() -> None:
    """The right-most cube goes first, whoever bid first and whatever it cost."""
    p = bidding("hog", "om", "arc", "cresaria")
    p.do("bid T3", "bid T7", "bid T2", "bid T6")
    acting = []
    for _ in range(4):
        acting.append(p.who)
        p.do("tax")
    assert acting == ["om", "cresaria", "hog", "arc"]
    assert p.who == "om"


@pytest.mark.rule("COI-068")
def test_who_acted_last_bids_first_in_the_next_round() -> None:
    """After a whole round the bid order is the turn order backwards."""
    p = bidding("hog", "om", "arc", "cresaria")
    p.do("bid T3", "bid T7", "bid T1", "bid T5")
    for _ in range(12):
        p.do("tax")
    while p.step == "Hire":
        do(p.t, p.t.waiting[0], "done")
    assert p.t.round == [2]
    assert [p.nation(seat) for seat in p.t.bids] == ["arc", "hog", "cresaria", "om"]
    assert p.who == "arc"
    assert ACTIONS.name(p.t.options(p.t.waiting[0])[0]) == "bid"
    p.do("bid T1", "bid T2", "bid T3", "bid T4")
    assert p.who == "om"
