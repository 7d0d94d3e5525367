"""General rules: cards before rules, short payments, ties and order of decisions, open and personal property, depleted decks."""

import pytest

from tests.rules.urban_sprawl.position import Position
from tests.rules.urban_sprawl.test_end_of_turn import rails
from tests.rules.urban_sprawl.test_politicians import elect

# --- the golden rule -----------------------------------------------------------------------------------------


@pytest.mark.rule("USP-247")
def test_a_card_wins_over_the_rules() -> None:
    """The Landfill ignores zoning and costs no wealth; a Blackout leaves 5 APs; a Car Dealership brings a build for 0 APs."""
    p = Position(2)
    p.put("RES", "A3.TL", 1)
    p.build(0, "Landfill", "A3.BL+BR")
    assert p.stands("A3.BL") == "IND 0"
    assert p.gained(0)[0] == 0
    p = Position(2)
    p.event("Blackout", 0)
    p.begin(0)
    assert p.t.turn[2] == 5
    p = Position(2)
    p.box(5, "T06")
    p.give(0, "P01")
    p.wealth(60)
    p.turn(0, 1)
    p.build(0, "Car Dealership", "A3.TL+TR+BL")
    assert p.can("build 4")
    p.do("build 4", "block F6", "site F6.TL")
    assert p.stands("F6.TL") == "CIV 0"


@pytest.mark.rule("USP-248", "USP-G33")
def test_the_warehouse_lets_a_player_hold_two_favors() -> None:
    """One Favor fills the space of everybody; who built the Warehouse has room for a second, and for no third."""
    p = Position(2)
    p.favor(0, "T01")
    p.turn(0, 20)
    assert p.why("favor 1") == ("USP-071",)
    p.build(0, "Warehouse", "A3.TL+TR")
    assert p.t.extra == [0]
    assert p.step == "Choose favor"  # one for 0 APs at once
    p.do("pass")
    assert p.why("favor 1") == ()
    p.do("favor 1")
    assert p.favors(0) == ["T01", "T32"]
    assert p.why("favor 2") == ("USP-071",)
    p.favor(1, "T02")
    p.turn(1)
    assert p.why("favor 2") == ("USP-071",)


@pytest.mark.rule("USP-249")
def test_the_municipal_court_wins_an_election_in_its_own_way() -> None:
    """Seat 1 has the only COM and would be Treasurer; the builder names the office and is elected."""
    p = Position(2)
    p.all_offices(1)
    p.put("COM", "D1.TL", 1)
    p.put("CIV", "A3.TL", 1)
    elect(p, "treasurer")
    assert p.holder("treasurer") == 1
    p.build(0, "Municipal Court", "A3.TR+BR")
    assert p.step == "Choose pick"
    p.do("office treasurer")
    assert p.holder("treasurer") == 0
    assert p.t.offices == [1, 1, 0, 1, 1]


# --- short payments ------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-250")
def test_who_must_lose_more_than_they_have_loses_what_there_is() -> None:
    """Wealth or prestige: nobody falls below 0, nothing is owed, and a receiver gets only what was paid."""
    p = Position()
    p.prestige(6, 4, 3, 0)
    p.event("Crime Wave", 0)
    assert p.t.prestige == [2, 0, 0, 0]
    p.event("Local Headlines", 0)
    assert p.t.prestige == [2, 0, 0, 0]
    p = Position(3)
    p.put("COM", "C3.TL+TR", 0)
    p.fill("RES", 1, "C1.TL", "C1.TR", "A3.TL")
    p.fill("RES", 2, "C6.TL", "C6.TR")
    p.wealth(10, 2, 9)
    p.effect("Grocery Store", "C3.TL", 0)  # 1 wealth for each RES in these rows, at most 3
    assert p.t.wealth == [10 + 2 + 2, 0, 7]


@pytest.mark.rule("USP-250")
def test_short_payments_in_wealth_or_prestige_take_both() -> None:
    """Two residences cost 4 each; with 5 wealth and 4 prestige one is paid in each; with 3 and 2 it is paid short; with nothing, nothing."""
    p = Position(2)
    p.put("RES", "A3.TL+TR", 0)
    p.fill("RES", 1, "C3.TL", "C3.TR")
    p.wealth(0, 5)
    p.prestige(0, 4)
    p.effect("Temple", "A3.TL", 0)
    assert (p.t.wealth, p.t.prestige) == ([4, 1], [4, 0])
    p.wealth(0, 3)
    p.prestige(0, 2)
    p.effect("Temple", "A3.TL", 0)
    p.by(1, "split 0")
    assert (p.t.wealth, p.t.prestige) == ([3, 0], [0, 2])
    p.wealth(0, 0)
    p.prestige(0, 0)
    p.effect("Temple", "A3.TL", 0)
    assert (p.t.wealth, p.t.prestige) == ([0, 0], [0, 0])


@pytest.mark.rule("USP-251")
def test_example_one_wealth_left_for_luxury_taxes() -> None:
    """1 is lost and nothing owed: what is gained afterwards stays."""
    p = Position(2)
    p.wealth(1, 8)
    p.give(0, "P07")
    p.event("Luxury Taxes", 1)
    assert p.t.wealth == [0, 5]
    p.begin(0)
    p.do("invest P07")
    assert p.t.wealth == [11, 5]


@pytest.mark.rule("USP-252")
def test_example_one_wealth_left_for_the_treasurer() -> None:
    """1 is paid, the Treasurer receives 1."""
    p = Position(2)
    p.office("treasurer", 0)
    p.wealth(5, 1)
    p.begin(0)
    assert p.t.wealth == [6, 0]


@pytest.mark.rule("USP-253")
def test_an_optional_payment_needs_the_full_amount() -> None:
    """Of four players those with 7 wealth are asked to the Charity Ball; who has 6 is not, and keeps it."""
    p = Position()
    p.wealth(7, 6, 8, 0)
    p.event("Charity Ball", 1)
    assert (p.step, p.who) == ("ChooseOrder", 1)
    assert p.offers("player") == {"0", "2"}
    p.do("player 0")
    p.by(0, "accept 0")
    p.by(2, "pass")
    assert p.t.wealth == [0, 6, 8, 0]
    assert p.t.prestige == [3, 0, 0, 0]
    assert p.step == "Act"


@pytest.mark.rule("USP-253")
@pytest.mark.parametrize(("wealth", "times"), [(8, 0), (9, 1), (17, 1), (18, 2), (40, 2)])
def test_an_offer_is_made_as_often_as_it_can_be_paid_in_full(wealth: int, times: int) -> None:
    """The Stock Exchange: 9 wealth for 6 prestige, up to twice."""
    p = Position(2)
    p.put("COM", "D1.TL+TR", 0)
    p.office("police_chief", 0)
    p.wealth(wealth - 5)  # its FINANCE-5 brings 5 wealth
    p.effect("Stock Exchange", "D1.TL", 0)
    p.note()
    asked = 0
    while p.step == "Choose offer":
        asked += 1
        p.do("accept 0")
    assert asked == times
    assert p.gained(0) == (-9 * times, 6 * times)


@pytest.mark.rule("USP-254")
def test_example_8_wealth_are_too_few_for_the_estate_auction() -> None:
    """Nobody with 8 wealth is asked; with 9 they are."""
    p = Position(2)
    p.put("RES", "A3.TL")
    p.wealth(8, 8)
    p.event("Estate Auction", 0)
    assert (p.step, p.t.wealth) == ("Act", [8, 8])
    p.wealth(8, 9)
    p.event("Estate Auction", 0)
    assert (p.step, p.who) == ("Choose offer", 1)
    p.do("accept 0")
    assert p.t.wealth == [8, 0]


@pytest.mark.rule("USP-254")
def test_example_2_prestige_are_too_few_for_urban_decay() -> None:
    """With 2 the building falls without a question; with 3 its controller may save it."""
    p = Position(2)
    p.put("RES", "A3.TL", 1)
    p.prestige(9, 2)
    p.event("Urban Decay", 0)
    assert (p.step, p.city(), p.t.prestige) == ("Act", set(), [9, 2])
    for answer, left in (("accept 0", {"RES 1 A3.TL"}), ("pass", set())):
        p = Position(2)
        p.put("RES", "A3.TL", 1)
        p.prestige(9, 3)
        p.event("Urban Decay", 0)
        p.by(1, answer)
        assert p.city() == left
        assert p.t.prestige == [9, 0 if left else 3]


# --- the active player is in control -------------------------------------------------------------------------


@pytest.mark.rule("USP-255")
@pytest.mark.parametrize("chosen", [0, 2])
def test_the_active_player_breaks_ties_without_a_tie_breaker(chosen: int) -> None:
    """Two opponents lead in prestige: the builder of the Television Network says which of them pays."""
    p = Position()
    p.put("COM", "A3.TL+TR", 1)
    p.prestige(9, 20, 9, 8)
    p.effect("Television Network", "A3.TL", 1)
    assert (p.step, p.who) == ("ChooseRival", 1)
    assert p.offers("player") == {"0", "2"}
    p.do(f"player {chosen}")
    assert p.gained(chosen) == (0, -5)
    assert p.gained(1) == (0, 5)


@pytest.mark.rule("USP-256")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_example_the_active_player_picks_the_most_valuable_building(seat: int) -> None:
    """Local Headlines, three buildings in blocks of 9: whoever's turn it is chooses, and its controller gains."""
    p = Position(3)
    p.fill("RES", 0, "D1.TL", "C1.TL")
    p.put("CIV", "D1.BL+BR", 1)
    p.put("RES", "D2.TL")
    p.event("Local Headlines", seat)
    assert (p.step, p.who) == ("Choose pick", seat)
    assert p.offers("building") == {"D1.TL", "D1.BL", "D2.TL"}
    p.do("building D1.BL")
    assert p.gains() == [(0, 0), (0, 3), (0, 0)]


@pytest.mark.rule("USP-257")
@pytest.mark.parametrize("seat", [0, 1])
def test_example_the_active_player_picks_the_least_valuable_building(seat: int) -> None:
    """Urban Decay, two buildings in blocks of 2: whoever's turn it is chooses which one decays."""
    p = Position(2)
    p.put("RES", "A3.TL", 0)
    p.put("RES", "A4.TL", 1)
    p.put("RES", "F3.TL", 1)
    p.event("Urban Decay", seat)
    assert (p.step, p.who) == ("Choose pick", seat)
    assert p.offers("building") == {"A3.TL", "A4.TL"}
    p.do("building A4.TL")
    assert p.city() == {"RES 0 A3.TL", "RES 1 F3.TL"}


@pytest.mark.rule("USP-258")
@pytest.mark.parametrize("order", [(0, 2, 3), (3, 0, 2), (2, 3, 0)])
def test_the_active_player_chooses_the_order_of_decisions(order: tuple[int, ...]) -> None:
    """One after the other the active player names who is next; the last needs no naming. The active player may come anywhere."""
    p = Position()
    p.wealth(20, 0, 20, 20)
    p.event("Charity Ball", 2)
    asked = []
    for i, seat in enumerate(order):
        if i < 2:
            assert (p.step, p.who) == ("ChooseOrder", 2)
            assert p.offers("player") == {str(one) for one in order[i:]}
            p.do(f"player {seat}")
        asked.append(p.who)
        p.do("pass")
    assert tuple(asked) == order
    assert (p.step, p.who) == ("Act", 2)


@pytest.mark.rule("USP-259")
@pytest.mark.parametrize("card", ["Marina", "Flood", "Fire", "Earthquake"])
def test_example_the_order_of_decisions_at_marina_flood_fire_and_earthquake(card: str) -> None:
    """Seat 0 is active; seats 1 and 3 are hit and must decide, seat 2 is not. Seat 0 names who begins."""
    for first, second in ((1, 3), (3, 1)):
        p = Position()
        p.prestige(20, 20, 20, 20)
        p.put("RES", "A1.TL", 1)
        p.put("RES", "F1.TR", 3)
        p.fill("IND", None, "A1.BR", "F1.BL", "D1.TL")
        p.put("CIV", "C4", 2)
        if card == "Marina":
            p.put("COM", "C6", 0)
            p.effect(card, "C6.TL", 0)
        else:
            p.event(card, 0)
        assert (p.step, p.who) == ("ChooseOrder", 0)
        assert p.offers("player") == {"1", "3"}
        p.do(f"player {first}")
        assert p.who == first
        p.do(p.options()[0])
        assert p.who == second
        p.do(p.options()[0])
        assert (p.step, p.who) == ("Act", 0)


# --- property ------------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-260")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_players_own_is_open_to_everybody(viewer: int | None) -> None:
    """Planning cards, Favors, politicians, the Contractor, vocations, wealth and prestige, to players and onlookers."""
    p = Position(3)
    p.give(1, "P07", "U01")
    p.favor(2, "T04")
    p.all_offices(1)
    p.contractor(2)
    p.hold(0, "Energy", 2)
    p.wealth(3, 14, 15)
    p.prestige(9, 2, 6)
    view = p.t.view(viewer)
    assert view["hands"] == [[], [p.card("P07"), p.card("U01")], []]
    assert view["favors"] == [[], [], [p.card("T04")]]
    assert (view["offices"], view["contractor"]) == ([1] * 5, [2])
    assert view["held"] == p.t.held
    assert view["held"][p.vocation("Energy")] == 2
    assert (view["wealth"], view["prestige"]) == ([3, 14, 15], [9, 2, 6])


@pytest.mark.rule("USP-261")
def test_nobody_can_use_or_be_given_what_is_another_players() -> None:
    """Permits, Urban Renewal, Favors, wealth, politicians: seat 0 has no action that touches what seat 1 owns."""
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    p.give(1, "P13", "U01", "P07")
    p.favor(1, "T03")
    p.office("union_boss", 1)
    p.office("district_attorney", 1)
    p.contractor(1)
    p.hold(1, "Energy", 2)
    p.box(1, "High School")
    p.stack("planning", "P21", "P22")
    p.stack("town", "T05", "T06")
    p.wealth(1, 99)
    p.begin(0)
    assert (p.step, p.t.turn[2]) == ("Act", 6)
    assert {words.split()[0] for words in p.options()} == {"end-turn", "take", "favor"}
    assert p.why("build 0") == ("USP-104", "USP-107")
    assert p.why("invest P07") == ("USP-061",)
    mine = (p.t.hands[1][:], p.t.favors[1][:], p.t.offices[:], p.t.contractor[:], p.t.held[:], p.t.wealth[1])
    p.do("take 1", "favor 2")
    p.end_turn()
    assert (p.t.turn[0], p.step) == (1, "Act")
    assert mine == (p.t.hands[1], p.t.favors[1], p.t.offices, p.t.contractor, p.t.held, p.t.wealth[1])
    assert p.offers("player") == set()


# --- depleted decks ------------------------------------------------------------------------------------------

METROPOLIS = {"town": "T36", "city": "C10", "metropolis": "M05"}


def late(boxes: list[str], *depleted: str) -> Position:
    """All decks are active, some have no card left; after seat 0's turn with these boxes."""
    p = rails(Position(2), boxes, METROPOLIS)
    p.stack("town", "T05", "T06", "T07")
    p.stack("city", "C01", "C05")
    p.stack("metropolis", "M02")
    for deck in depleted:
        p.empty(deck)
    p.turn(0)
    p.end_turn()
    assert (p.t.over, p.t.turn[0]) == (False, 1)
    return p


@pytest.mark.rule("USP-262")
def test_a_depleted_town_deck_leaves_the_5_ap_box_empty() -> None:
    """No City card comes there; the 4 AP box is the City's as before. With one Town card left it is refilled."""
    p = late(["M03", "M04", "M07", "", ""], "town")
    assert p.boxes(p.t.offer) == ["M03", "M04", "M07", "C10", ""]
    assert p.boxes(p.t.tops)[1:] == ["", "C01", "M05"]
    p = late(["M03", "M04", "M07", "", ""])
    assert p.boxes(p.t.offer) == ["M03", "M04", "M07", "C10", "T36"]


@pytest.mark.rule("USP-263", "USP-G40")
def test_a_depleted_city_deck_opens_the_4_ap_box_to_town_cards_again() -> None:
    """The Town card of the 5 AP box slides down, and the 5 AP box is refilled; 3 AP and below stay Metropolis'."""
    p = late(["M03", "M04", "M07", "", "T31"], "city")
    assert p.boxes(p.t.offer) == ["M03", "M04", "M07", "T31", "T36"]
    assert p.boxes(p.t.tops)[1:] == ["T05", "", "M05"]
    p = late(["M03", "M04", "M07", "", ""], "city")
    assert p.boxes(p.t.offer) == ["M03", "M04", "M07", "T36", "T05"]
    p = late(["M03", "M04", "", "C09", "T31"], "city")
    assert p.boxes(p.t.offer) == ["M03", "M04", "M05", "C09", "T31"]


@pytest.mark.rule("USP-263")
def test_a_city_deck_whose_last_card_is_an_event_opens_the_box_in_the_same_step() -> None:
    """It is drawn for the 4 AP box, happens, and a Town card takes the place."""
    p = rails(Position(2), ["M03", "M04", "M07", "", ""], {"town": "", "city": "", "metropolis": "M05"})
    p.empty("city")
    p.stack("city", "C36")
    p.stack("town", "T05", "T06", "T07")
    p.turn(0)
    p.end_turn()
    assert p.story("event") == ["event C36"]
    assert p.boxes(p.t.offer) == ["M03", "M04", "M07", "T05", "T06"]
    assert p.boxes(p.t.tops)[1:3] == ["T07", ""]


@pytest.mark.rule("USP-264")
def test_with_town_and_city_depleted_neither_the_5_nor_the_4_ap_box_is_refilled() -> None:
    """Metropolis still serves 3 AP and below; the game goes on."""
    p = late(["", "M04", "M07", "", ""], "town", "city")
    assert p.boxes(p.t.offer) == ["M04", "M07", "M05", "", ""]
    assert p.boxes(p.t.tops)[1:] == ["", "", "M02"]
