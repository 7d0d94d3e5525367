"""The end of the game and the final scoring."""

import random

import pytest

from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.rules.scoring import FinalScoring
from tests.rules.age_of_industry.position import Position

COLOURS = ("red", "yellow", "green", "blue")


def score(p: Position) -> None:
    """The last round is over: the final scoring takes place."""
    p.t.agenda[:] = [FinalScoring()]
    p.t.advance()
    assert p.t.over


def points(p: Position) -> dict[str, int]:
    """Everybody's victory points."""
    return dict(zip(COLOURS, p.t.scores(), strict=True))


def hold_cards(p: Position) -> None:
    """One card in every hand."""
    for colour in COLOURS:
        p.hand(colour, "ship")


# --- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-231")
def test_the_game_ends_with_the_round_when_deck_and_a_hand_are_empty() -> None:
    """Red's hand and the deck are empty early in the round; everybody still has their turn, then it is over."""
    p = Position()
    hold_cards(p)
    p.hand("red", "grey")
    p.hand("yellow", "ship", "brown", "brown")
    p.deck()
    p.turn("red", actions=1, more=("yellow",))
    p.do("pass", "card grey")
    assert p.cards("red") == []
    assert p.who == "yellow"
    p.do("pass", "card brown", "pass", "card brown")
    assert p.t.over
    assert p.t.waiting == ()
    assert p.t.why_not(p.seat("yellow"), p.number("pass")) == ("AOI-231",)


@pytest.mark.rule("AOI-231")
def test_an_empty_hand_alone_does_not_end_the_game() -> None:
    """With one card left in the deck a new round begins although no hand holds a card."""
    p = Position()
    p.hand("red", "grey")
    p.deck("brown")
    p.turn("red", actions=1)
    p.do("pass", "card grey")
    assert not p.t.over
    assert p.t.round[0] == 3


@pytest.mark.rule("AOI-231")
def test_an_empty_deck_alone_does_not_end_the_game() -> None:
    """While everybody holds a card the rounds go on, until a round ends with an empty hand."""
    p = Position()
    hold_cards(p)
    p.hand("red", "grey", "ship")
    p.deck()
    p.turn("red", actions=1)
    p.do("pass", "card grey")
    assert not p.t.over
    assert p.t.round[0] == 3


@pytest.mark.rule("AOI-231")
def test_the_end_is_checked_at_the_end_of_the_round_only() -> None:
    """A hand that was empty in mid-round but has a card again when the round ends does not end the game."""
    p = Position()
    hold_cards(p)
    p.hand("red", "grey")
    p.offer("brown", "blue")
    p.deck()
    p.turn("red", actions=2)
    p.do("pass", "card grey")
    assert p.cards("red") == []
    p.do("take-cards", "offer 0", "offer 1")
    assert not p.t.over
    assert p.t.round[0] == 3


@pytest.mark.rule("AOI-231", "AOI-G20")
def test_interest_is_paid_in_the_last_round_too() -> None:
    """The end comes after the interest phase: $1 of $5 goes, so the point for $5 is lost."""
    p = Position()
    p.deck()
    p.money("red", 5, loans=1)
    p.turn("red", actions=1)
    p.do("pass")
    assert p.t.over
    assert "Red pays $1 interest." in p.log()
    assert (p.cash("red"), p.debt("red")) == (4, 1)
    assert points(p)["red"] == 0 - 5


@pytest.mark.rule("AOI-232")
def test_the_discards_never_become_a_deck() -> None:
    """With sixty cards in the discards and none in the deck nothing can be drawn and nothing is turned up."""
    p = Position()
    hold_cards(p)
    p.offer("brown", "grey")
    p.deck()
    pile = len(p.t.discard)
    assert pile == 66 - 2 - 4
    p.turn("red")
    p.do("take-cards")
    assert p.options() == ["offer 0", "offer 1"]
    p.do("offer 0", "offer 1")
    assert (p.t.offer[:], len(p.t.deck), len(p.t.discard)) == ([-1, -1], 0, pile)
    assert not p.can("take-cards")


@pytest.mark.rule("AOI-232")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_deck_only_shrinks(seats: int) -> None:
    """In random games the deck never grows and no card leaves the discards."""
    dice = random.Random(3)
    for seed in range(4):
        t = GAME.new(seats, seed)
        while not t.over:
            before = t.view(None)
            t.apply(t.waiting[0], dice.choice(t.options(t.waiting[0])))
            after = t.view(None)
            assert after["deck"]["count"] <= before["deck"]["count"]
            assert after["discard"][: len(before["discard"])] == before["discard"]


@pytest.mark.rule("AOI-233")
def test_face_up_cards_do_not_keep_the_game_going() -> None:
    """Deck and a hand are empty: it is over although two cards lie face up."""
    p = Position()
    p.hand("red", "grey")
    p.offer("brown", "blue")
    p.deck()
    p.turn("red", actions=1)
    p.do("pass", "card grey")
    assert p.t.over
    assert [p.content.card_ids[card] for card in p.t.offer] == ["brown", "blue"]


@pytest.mark.rule("AOI-234")
def test_cards_left_in_hand_are_discarded_and_score_nothing() -> None:
    """Eight cards in yellow's hand are as good as none."""
    p = Position()
    p.hand("yellow", "brown", "brown", "blue", "blue", "grey", "iron", "port", "coal")
    p.offer("mauve", "mauve")
    p.deck()
    pile = len(p.t.discard)
    p.turn("red", actions=1)
    p.do("pass")
    assert p.t.over
    assert p.cards("yellow") == []
    assert len(p.t.discard) == pile + 8
    assert points(p) == dict.fromkeys(COLOURS, 0)


# --- the order of scoring ------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-235")
def test_railways_pay_before_loans_are_repaid() -> None:
    """$7 and a railway worth $3 repay the loan; nothing is left, nothing is lost."""
    p = Position()
    p.rail("red", "schwerin-berlin")
    p.money("red", 7, loans=1)
    score(p)
    assert (p.cash("red"), p.debt("red")) == (0, 0)
    assert points(p)["red"] == 0


@pytest.mark.rule("AOI-235")
def test_loans_are_repaid_before_money_becomes_points() -> None:
    """$14 with one loan are $4, that is no point; converted first they would be two points less five."""
    p = Position()
    p.money("red", 14, loans=1)
    score(p)
    assert points(p)["red"] == 0


@pytest.mark.rule("AOI-235")
def test_counters_score_after_the_repayment_and_before_the_deduction() -> None:
    """Points for counters repay no loan: four points for counters, five lost for the loan that $9 could not repay."""
    p = Position()
    p.put("red", "factory_4", "koeln_1")
    p.money("red", 9, loans=1)
    score(p)
    assert p.debt("red") == 1
    assert points(p)["red"] == 1 + 4 - 5
    assert p.log()[-4:][0] == (
        "Red takes $0 for railways, scores 1 for money and 4 for counters, loses 5 for unpaid loans: 0 points."
    )


@pytest.mark.rule("AOI-235")
def test_railway_money_becomes_points_in_the_same_scoring() -> None:
    """$3 in hand and $7 for a railway are two points, not none and one."""
    p = Position()
    p.rail("red", "koeln-ruhr")
    for space in ("koeln_1", "koeln_2", "ruhr_1", "ruhr_2", "ruhr_3"):
        p.put("yellow", "coal_1" if space in ("ruhr_1", "ruhr_2") else "iron_1", space)
    p.money("red", 3)
    score(p)
    assert points(p)["red"] == 2


# --- railway profits -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-236")
@pytest.mark.parametrize("spaces", [0, 1, 2, 3, 4, 5])
def test_a_railway_earns_two_and_one_for_each_occupied_space(spaces: int) -> None:
    """Counters at both ends of Frankfurt-Kassel count, counters elsewhere do not, and only its owner is paid."""
    p = Position()
    p.rail("red", "frankfurt-kassel")
    p.put("red", "iron_1", "koeln_1")
    for space in ("kassel_1", "frankfurt_1", "frankfurt_2", "kassel_2", "frankfurt_3")[:spaces]:
        p.put("red", "cotton_1", space)
    score(p)
    assert p.cash("red") == 2 + spaces
    assert [p.cash(colour) for colour in ("yellow", "green", "blue")] == [0, 0, 0]


@pytest.mark.rule("AOI-236")
def test_every_railway_is_paid() -> None:
    """Two railways that meet in Köln both count its two counters; a link without a railway earns nothing."""
    p = Position()
    p.put("yellow", "cotton_1", "koeln_1")
    p.put("green", "cotton_1", "koeln_2")
    p.rail("red", "koeln-ruhr", "frankfurt-koeln")
    p.rail("blue", "trier-koeln")
    score(p)
    assert {colour: p.cash(colour) for colour in COLOURS} == {"red": 8, "yellow": 0, "green": 0, "blue": 5}


@pytest.mark.rule("AOI-236", "AOI-G24")
def test_nothing_at_sea_counts_for_a_railway() -> None:
    """Ship, import and overseas market beside Portland are not at the end of its railway."""
    p = Position("new_england")
    p.put("red", "port_1", "portland_1")
    p.put("red", "ship_2", "gulf_of_maine_1")
    p.imports("gulf_of_maine", 3)
    p.rail("red", "portland-portsmouth")
    score(p)
    assert p.cash("red") == 2 + 1


@pytest.mark.rule("AOI-237")
@pytest.mark.parametrize("owner", ["red", "yellow"])
@pytest.mark.parametrize("flipped", [False, True])
def test_a_counter_occupies_its_space_whosever_and_whichever_side(owner: str, flipped: bool) -> None:
    """Own or rival's, used or unused: each counter is worth a dollar to the railway."""
    p = Position()
    p.put(owner, "cotton_1", "kassel_1", flipped=flipped)
    p.put(owner, "iron_1", "frankfurt_2", flipped=flipped)
    p.rail("red", "frankfurt-kassel")
    score(p)
    assert p.cash("red") == 4


@pytest.mark.rule("AOI-238", "AOI-G24")
@pytest.mark.parametrize("counter", ["cotton", "factory", "both", "none"])
@pytest.mark.parametrize("sold", [False, True])
def test_a_market_space_is_occupied(counter: str, sold: bool) -> None:
    """Poland's and Russia's markets count one each, used or not and even with 'No demand'."""
    p = Position()
    p.market("poland_market", counter, sold)
    p.market("russia_market", counter, sold)
    p.rail("red", "russia-poland")
    p.put("yellow", "coal_1", "poland_1")
    score(p)
    assert p.cash("red") == 2 + 1 + 1 + 1


@pytest.mark.rule("AOI-239", "AOI-G24")
def test_a_village_counts_as_one() -> None:
    """Trier-Köln: the village is one, empty Köln none; between two villages it is two."""
    p = Position()
    p.rail("red", "trier-koeln")
    p.rail("yellow", "erfurt-wuerzburg")
    p.rail("green", "koeln-ruhr")
    score(p)
    assert [p.cash(colour) for colour in ("red", "yellow", "green")] == [3, 4, 2]


# --- loans, money, counters ----------------------------------------------------------------------------------


@pytest.mark.rule("AOI-240", "AOI-G23")
def test_loans_must_be_repaid_as_far_as_the_money_goes() -> None:
    """Nobody is asked: every whole loan that railway money and cash cover is repaid."""
    p = Position()
    p.rail("red", "schwerin-berlin")
    p.money("red", 22, loans=4)
    p.money("yellow", 48, loans=3)
    score(p)
    assert (p.cash("red"), p.debt("red")) == (22 + 3 - 20, 2)
    assert (p.cash("yellow"), p.debt("yellow")) == (18, 0)
    assert points(p)["red"] == 1 - 10
    assert points(p)["yellow"] == 3


@pytest.mark.rule("AOI-241")
@pytest.mark.parametrize(("money", "worth"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (27, 5)])
def test_every_full_five_dollars_is_a_point(money: int, worth: int) -> None:
    """What is left over scores nothing."""
    p = Position()
    p.money("red", money)
    score(p)
    assert points(p)["red"] == worth


@pytest.mark.rule("AOI-242")
def test_points_for_money_and_counters_are_counted_in_one_unit() -> None:
    """Money is handed in once for points; counters then add to these points one for one, and nothing is counted twice."""
    p = Position()
    p.money("red", 23)
    p.put("red", "cotton_3", "koeln_1")
    p.put("red", "factory_4", "frankfurt_1")
    p.rail("red", "frankfurt-koeln")
    before = p.t.scores()
    score(p)
    assert GAME.breakdown(p.t, p.seat("red")) == {"money": 5, "counters": 7, "unpaid loans": 0}
    assert points(p)["red"] == 12
    assert p.t.scores() == before
    assert "scores 5 for money and 7 for counters: 12 points." in p.log()[-4]


@pytest.mark.rule("AOI-243")
@pytest.mark.parametrize(
    ("counter", "space", "level"),
    [
        ("cotton_1", "boston_3", 1),
        ("cotton_2", "boston_3", 2),
        ("cotton_3", "boston_3", 3),
        ("factory_3", "boston_3", 3),
        ("factory_4", "boston_3", 4),
        ("iron_1", "boston_3", 1),
        ("iron_2", "boston_3", 2),
        ("iron_3", "boston_3", 3),
        ("coal_1", "pennsylvania_1", 1),
        ("coal_2", "pennsylvania_1", 2),
        ("coal_3", "pennsylvania_1", 3),
        ("port_1", "boston_1", 1),
        ("port_2", "boston_1", 2),
        ("port_3", "boston_1", 3),
        ("ship_2", "massachusetts_bay_1", 2),
        ("ship_3", "massachusetts_bay_1", 3),
    ],
)
def test_a_counter_scores_its_level(counter: str, space: str, level: int) -> None:
    """Each counter on the board is worth its technology level to its owner and nothing to others."""
    p = Position("new_england")
    p.put("red", counter, space)
    score(p)
    assert points(p) == {"red": level, "yellow": 0, "green": 0, "blue": 0}


@pytest.mark.rule("AOI-243")
def test_only_counters_on_the_board_score() -> None:
    """Displays, counters developed away and overbuilt counters score nothing; railways have no level."""
    p = Position()
    p.put("red", "coal_1", "ruhr_1")
    p.left("red", coal_1=0)
    p.hand("red", "coal", "grey")
    p.rail("red", "koeln-ruhr")
    p.money("red", 5)
    p.turn("red")
    p.do("build", "card coal", "space ruhr_1", "develop", "remove factory_4", "card grey")
    assert p.stands("ruhr_1") == "red coal_2"
    p.money("red", 0)
    score(p)
    assert GAME.breakdown(p.t, p.seat("red"))["counters"] == 2


@pytest.mark.rule("AOI-244")
@pytest.mark.parametrize("flipped", [False, True])
def test_used_and_unused_counters_score_alike(flipped: bool) -> None:
    """A level-3 mill, a level-2 mine with or without cubes and a level-1 port: six points on either side."""
    p = Position()
    p.put("red", "cotton_3", "koeln_1", flipped=flipped)
    p.put("red", "coal_2", "ruhr_1", flipped=flipped)
    p.put("red", "port_1", "kiel_1", flipped=flipped)
    score(p)
    assert points(p)["red"] == 6


@pytest.mark.rule("AOI-245", "AOI-G23")
@pytest.mark.parametrize(("loans", "money"), [(1, 9), (2, 12), (3, 0)])
def test_each_unpaid_loan_costs_five_points(loans: int, money: int) -> None:
    """Five points for each loan that could not be repaid, below zero if need be."""
    p = Position()
    p.put("red", "cotton_2", "koeln_1")
    p.money("red", money, loans)
    score(p)
    unpaid = loans - money // 10
    assert p.debt("red") == unpaid
    assert points(p)["red"] == money % 10 // 5 + 2 - 5 * unpaid
    assert points(p)["yellow"] == 0


# --- the winner ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-246")
def test_the_highest_total_wins() -> None:
    """Points decide, not money: counters put yellow ahead of the rich, a debt puts blue last."""
    p = Position()
    p.money("red", 29)
    p.put("yellow", "factory_4", "frankfurt_1")
    p.put("yellow", "cotton_3", "koeln_1")
    p.money("green", 14)
    p.money("blue", 9, loans=1)
    score(p)
    assert points(p) == {"red": 5, "yellow": 7, "green": 2, "blue": -4}
    assert p.t.ranking() == [[p.seat(colour)] for colour in ("yellow", "red", "green", "blue")]


@pytest.mark.rule("AOI-247")
def test_the_tied_player_higher_in_the_order_wins() -> None:
    """Of three with the highest total the first in the order of play wins, whoever is first of all."""
    for order in (
        ("blue", "green", "red", "yellow"),
        ("yellow", "blue", "green", "red"),
        ("blue", "red", "yellow", "green"),
    ):
        p = Position()
        p.order(*order)
        for colour in ("red", "yellow", "green"):
            p.money(colour, 10)
        score(p)
        winner = next(colour for colour in order if colour != "blue")
        assert p.t.ranking()[0] == [p.seat(winner)]


@pytest.mark.rule("AOI-247", "AOI-G20")
def test_the_order_after_the_last_round_breaks_the_tie() -> None:
    """Red was first but spent most in the last round: yellow wins the tie."""
    p = Position()
    p.money("red", 14)
    p.money("yellow", 15)
    p.hand("red", "blue")
    p.deck()
    p.turn("red", actions=1)
    p.do("build", "card blue", "industry cotton", "space koeln_1")
    assert p.t.over
    assert (points(p)["red"], points(p)["yellow"]) == (2 + 1, 3)
    assert p.playing_order() == ["yellow", "green", "blue", "red"]
    assert p.t.ranking()[0] == [p.seat("yellow")]


@pytest.mark.rule("AOI-248", "AOI-G32")
def test_example_final_profits() -> None:
    """Red $22 from railways and nine points from counters, yellow $25 and five."""
    p = Position.example("AOI-248")
    assert not p.flipped("frankfurt_1")
    assert not p.flipped("mannheim_1")
    score(p)
    assert (p.cash("red"), p.cash("yellow")) == (22, 25)
    assert GAME.breakdown(p.t, p.seat("red"))["counters"] == 9
    assert GAME.breakdown(p.t, p.seat("yellow"))["counters"] == 5
    assert points(p)["red"] == 22 // 5 + 9
    assert points(p)["yellow"] == 25 // 5 + 5
