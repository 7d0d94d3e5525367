"""What the rulebook leaves open, as we rule it: the board, the content, and cases that no other test sets up."""

from collections import Counter

import pytest

from boomtown.games.urban_sprawl.rules.content import EVENT, PERMIT, ZONE_IDS
from boomtown.games.urban_sprawl.rules.grid import BLOCK_LOTS, SITE_HOME, SITE_LOTS, lot_name, sites_in
from boomtown.games.urban_sprawl.rules.reveal import can_draw
from boomtown.games.urban_sprawl.rules.setup import Claim
from tests.rules.urban_sprawl.position import BLOCK_NAMES, Position, new, site_at

# --- the board -----------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-G01")
def test_the_grid_is_6_by_6_blocks_with_these_numbers() -> None:
    """Prestige 3, 1, 2 in pairs of lines from the top, wealth 1, 4, 5, 6, 3, 2 from the left."""
    p = Position()
    values = [[p.value(f"{column}{line}") for column in "ABCDEF"] for line in range(1, 7)]
    wealth = [1, 4, 5, 6, 3, 2]
    assert values == [[prestige + number for number in wealth] for prestige in (3, 3, 1, 1, 2, 2)]


@pytest.mark.rule("USP-G02")
def test_three_circles_serve_double_columns_and_six_serve_lines() -> None:
    """A marker counts in just the blocks of its row, and pays for buildings in these."""
    wide = {f"GT{n}": {b for b in BLOCK_NAMES if b[0] in "ABCDEF"[2 * n - 2 : 2 * n]} for n in (1, 2, 3)}
    lines = {f"GR{n}": {b for b in BLOCK_NAMES if b[1] == str(n)} for n in range(1, 7)}
    p = Position(2)
    assert set(p.content.circle_ids) == set(wide | lines)
    before = {block: p.value(block) for block in BLOCK_NAMES}
    for circle, row in (wide | lines).items():
        p.place_marker("w7", circle)
        assert {block for block in BLOCK_NAMES if p.value(block) == before[block] + 7} == row
        assert sum(p.value(block) for block in BLOCK_NAMES) == sum(before.values()) + 7 * len(row)
        paid = p.content.circles[p.content.circle_ids.index(circle)]
        assert {block for i, block in enumerate(BLOCK_NAMES) if BLOCK_LOTS[i] & paid} == row


@pytest.mark.rule("USP-G03")
def test_the_starting_buildings_stand_on_these_lots() -> None:
    """Their zones, lots and values; 66 wealth in all."""
    content = new().content
    found = {f"{ZONE_IDS[content.start_zone[i]]} {lot_name(SITE_HOME[content.starts[i]])}" for i in range(12)}
    assert found == {
        "RES A1.BR", "RES F1.BL", "RES A6.TR", "RES F6.TL", "IND B2.BR", "IND C3.BR",
        "COM E2.BL", "COM D3.BL", "COM C4.TR", "COM B5.TR", "CIV D4.TL", "CIV E5.TL",
    }  # fmt: skip
    p = Position()
    assert sum(p.value(name[4:6]) for name in found) == 66


@pytest.mark.rule("USP-G42")
def test_tiles_are_a_square_a_line_an_angle_and_a_block() -> None:
    """An empty block has 4, 4, 4 and 1 places for them; no 2-lot building lies across a corner."""
    for block in range(36):
        assert [len(sites_in(block, size)) for size in (1, 2, 3, 4)] == [4, 4, 4, 1]
    diagonal = SITE_LOTS[site_at("A1.TL")] | SITE_LOTS[site_at("A1.BR")]
    assert diagonal not in [SITE_LOTS[site] for site in sites_in(0, 2)]
    p = Position()
    p.fill("RES", 0, "C3.TL", "C3.BR")
    p.box(1, "Visitor's Center")
    p.box(2, "High School")
    p.give(0, "P13")
    p.do("build 1")
    assert "C3" not in p.offers("block")


# --- cards and pieces ----------------------------------------------------------------------------------------


@pytest.mark.rule("USP-G13")
def test_each_contract_deck_has_37_cards_with_its_special_event() -> None:
    """Contracts of one of four zones and 1 to 4 lots; the cards that the rulebook names are among them."""
    content = new().content
    for deck, special in ((1, "Airport"), (2, "Sports Team"), (3, "Olympic Games")):
        cards = [card for card in range(len(content.deck)) if content.deck[card] == deck]
        assert len(cards) == 37
        assert special in [content.names[card] for card in cards if content.kind[card] == EVENT]
        contracts = [card for card in cards if content.kind[card] != EVENT]
        assert all(0 <= content.zone[card] < 4 and 1 <= content.size[card] <= 4 for card in contracts)
    assert {"High School", "Warehouse", "Municipal Court", "Corporate HQ", "Marina"} <= set(content.names)


@pytest.mark.rule("USP-G14")
def test_the_36_permits() -> None:
    """Each wealth value three times, the higher ones on small cards; pages, zones and ballot boxes as ruled."""
    content = new().content
    permits = [card for card in range(54) if content.kind[card] == PERMIT]
    assert len(permits) == 36
    assert Counter(content.payout[card] for card in permits) == dict.fromkeys(range(1, 13), 3)
    assert [sum(content.size[card] == pages for card in permits) for pages in (1, 2, 3, 4)] == [12, 12, 7, 5]
    assert [sum((content.zones[card] >> zone) & 1 for card in permits) for zone in range(4)] == [
        24,
        29,
        17,
        22,
    ]
    assert sum(content.ballot[card] for card in permits) == 20
    average = [
        sum(content.payout[card] for card in permits if content.size[card] == pages)
        / sum(content.size[card] == pages for card in permits)
        for pages in (1, 2, 3, 4)
    ]
    assert average == sorted(average, reverse=True)


@pytest.mark.rule("USP-G15")
def test_the_fourteen_planning_events() -> None:
    """The four that the rulebook names are among them; Flood, Fire and Earthquake are not."""
    content = new().content
    events = {content.names[card] for card in range(54) if content.kind[card] == EVENT}
    assert len(events) == 14
    assert {"Luxury Taxes", "Estate Auction", "Urban Decay", "Local Headlines"} <= events
    assert not {"Flood", "Fire", "Earthquake"} & events
    assert {"Flood", "Fire", "Earthquake"} <= set(content.names)


@pytest.mark.rule("USP-G16")
def test_the_numbers_of_vocation_markers() -> None:
    """One of Media, the others 2, 2, 3, 3, 4, 4 and 5."""
    content = new().content
    assert (content.vocation_names[0], content.vocation_count[0]) == ("Media", 1)
    assert sorted(content.vocation_count[1:]) == [2, 2, 3, 3, 4, 4, 5]


@pytest.mark.rule("USP-G17")
def test_how_the_tiles_are_divided() -> None:
    """By zone and size; 128 in all."""
    tiles = new().content.tiles
    assert [tiles[zone * 4 : zone * 4 + 4] for zone in range(5)] == [
        [7, 7, 7, 6], [9, 14, 4, 4], [5, 6, 8, 5], [18, 6, 4, 1], [14, 2, 0, 1],
    ]  # fmt: skip
    assert sum(tiles) == 128


@pytest.mark.rule("USP-G18")
def test_an_effect_without_a_tile_is_skipped() -> None:
    """No 1-lot park is left: the Dam places none, and the turn goes on."""
    p = Position(2)
    p.tiles("PARK", 1, 0)
    p.build(0, "Dam", "C1.TL")
    p.do("split 0")
    assert (p.step, p.city()) == ("Act", {"IND 0 C1.TL"})


@pytest.mark.rule("USP-G26")
def test_where_only_events_are_left_no_planning_card_is_drawn() -> None:
    """All permits and renewals lie before players and on the rail: the deck of events is left alone."""
    p = Position(2)
    p.give(0, *[id for id in p.content.ids[:40] if p.card(id) not in (*p.t.plan, p.t.tops[0])])
    assert not can_draw(p.t, 0)
    p.plan(4, "")
    p.lift("P19")
    p.give(0, "P19")
    p.end_turn()
    assert p.story("event") == []
    assert p.boxes(p.t.plan) == ["P16", "P17", "P18", "P20"]


# --- the course of the game ----------------------------------------------------------------------------------


@pytest.mark.rule("USP-G05")
def test_the_prices_of_planning_cards() -> None:
    """1 to 4 APs in the boxes, 5 for the top of the deck."""
    for place, price in enumerate((1, 2, 3, 4, 5)):
        p = Position(2)
        p.turn(0, 6)
        p.do(f"take {place}")
        assert (p.who, p.t.turn[2]) == (0, 6 - price)
        if price > 1:
            p = Position(2)
            p.turn(0, price - 1)
            assert p.why(f"take {place}") == ("USP-069",)


@pytest.mark.rule("USP-G07")
def test_town_cards_stay_when_the_city_deck_opens() -> None:
    """Those in the boxes of 4 to 1 AP slide on; no further one leaves the 5 AP box."""
    p = Position(2)
    p.activate("city")
    p.box(1, "")
    p.stack("city", "C05", "C06")
    top = p.boxes(p.t.tops)[2]
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.offer) == ["T32", "T33", "T34", top, "T35"]


@pytest.mark.rule("USP-G10")
def test_nothing_is_paid_or_elected_at_setup() -> None:
    """Whatever icons the cards have that are turned up."""
    for seed in range(10):
        t = new(4, seed)
        assert (t.pawn, t.offices[0], set(t.wealth), set(t.prestige)) == ([0], -1, {21}, {0})


@pytest.mark.rule("USP-G11")
def test_who_has_too_little_for_a_starting_building_pays_what_there_is() -> None:
    """It can't happen on our board; a pack may have dearer ones."""
    p = Position(2, starts=True)
    p.wealth(3, 50)
    p.next(Claim(0, 12))
    p.do("building D3.BL")  # of value 7
    assert (p.t.wealth, p.stands("D3.BL")) == ([0, 50], "COM 0")


@pytest.mark.rule("USP-G21")
def test_prestige_has_no_end_and_no_less_than_nothing() -> None:
    """Far beyond a hundred it goes on; a loss of 4 takes the 1 there is."""
    p = Position(2)
    p.prestige(250, 1)
    p.event("Crime Wave")
    assert p.t.prestige[1] == 0
    p.prestige(250)
    p.put("RES", "D1.TL", 0)
    p.event("Local Headlines")
    assert p.t.prestige[0] == 253


@pytest.mark.rule("USP-G22")
def test_the_election_track_is_a_ring_of_five() -> None:
    """Five ballot boxes lead from the Mayor round to the Mayor, office by office."""
    from boomtown.games.urban_sprawl.rules.elections import Ballot
    from boomtown.games.urban_sprawl.rules.turn import Act

    p = Position(2)
    for _ in range(5):
        p.next(Act(0, 0), Ballot())
    assert p.story("ballot") == [
        "ballot district_attorney", "ballot treasurer", "ballot police_chief", "ballot union_boss", "ballot mayor",
    ]  # fmt: skip


@pytest.mark.rule("USP-G27")
def test_parks_count_in_payouts_and_uncontrolled_buildings_for_nobody() -> None:
    """Seat 0 has a park on row 6, seat 1 nothing; two buildings there are nobody's."""
    from boomtown.games.urban_sprawl.rules.payouts import Payout
    from boomtown.games.urban_sprawl.rules.turn import Act

    p = Position(2)
    p.put("PARK", "D1.TL", 0)
    p.fill("COM", None, "D2.TL", "D3.TL")
    p.next(Act(0, 0), Payout(0, 6))
    assert p.gains() == [(6, 0), (0, 0)]


@pytest.mark.rule("USP-G30")
def test_a_permit_that_could_be_left_out_is_not_paid() -> None:
    """Two pages are needed: with a 2-page card picked a 1-page card is refused, in either order of picking."""
    p = Position(2)
    p.box(1, "High School")
    p.give(0, "P04", "P07", "P13")
    p.do("build 0", "block A3", "site A3.TL+TR")
    p.do("pay P13")
    assert p.accepted() == ["pay P13", "done"]
    assert p.why("pay P04") == ("USP-G30",)
    p.do("pay P13", "pay P07")
    assert p.accepted() == ["pay P04", "pay P07"]
    assert p.why("pay P13") == ("USP-G30",)
    assert p.why("done") == ("USP-104",)
    p.do("pay P04", "done")
    assert (p.hand(0), p.stands("A3.TL")) == (["P13"], "CIV 0")


@pytest.mark.rule("USP-G38")
@pytest.mark.parametrize(
    ("id", "step"), [("New Highway", "Choose to_circle"), ("Zoning Variance", "Choose move")]
)
def test_without_the_one_a_card_names_the_active_player_decides(id: str, step: str) -> None:
    """Nobody is Mayor: whoever's turn it is places the marker, moves the building."""
    for seat in (0, 1):
        p = Position(2)
        p.fill("RES", 1, "A3.TL", "F3.TL")
        p.event(id, seat)
        assert (p.step, p.who) == (step, seat)


@pytest.mark.rule("USP-G43")
def test_vocations_are_scored_clockwise_from_the_active_player() -> None:
    """Seat 2 builds; seats 3 and 0 follow, nobody says who is next."""
    p = Position()
    for seat in (0, 3):
        p.hold(seat, "Education")
    p.build(2, "High School", "A3.TL+TR")
    asked = []
    while p.step == "Choose vocation_score":
        asked.append(p.who)
        p.do("split 1")
    assert (asked, p.step) == ([2, 3, 0], "Act")


@pytest.mark.rule("USP-258")
def test_the_active_player_may_let_the_others_decide_clockwise() -> None:
    """One word instead of three, where three or more have to decide; with two left there is no need for it."""
    p = Position()
    p.wealth(20, 20, 20, 20)
    p.event("Charity Ball", 2)
    assert (p.who, p.can("pass")) == (2, True)
    p.do("pass")
    asked = []
    while p.step == "Choose offer":
        asked.append(p.who)
        p.do("accept 0")
    assert (asked, p.step) == ([2, 3, 0, 1], "Act")
    p = Position(2)
    p.event("Charity Ball", 0)
    assert (p.step, p.can("pass")) == ("ChooseOrder", False)


@pytest.mark.rule("USP-258")
def test_whoever_pays_first_closes_the_auction_for_those_behind() -> None:
    """Clockwise too: seat 1 declines, seat 2 pays, seats 3 and 0 are not asked."""
    p = Position()
    p.wealth(20, 20, 20, 20)
    p.event("Estate Auction", 1)
    p.do("pass")
    p.by(1, "pass")
    p.by(2, "accept 0")
    assert p.who == 2
    p.skip_to("Act")
    assert p.gains()[3] == (0, 0)
    assert [args[0] for args in p.told("accept")] == [9]
