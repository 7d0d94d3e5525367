"""End of Turn: the nine steps, the rails, the decks that feed the boxes."""

import pytest

from boomtown.games.urban_sprawl.rules.table import deck_of
from tests.rules.urban_sprawl.position import Position

TELLING = ("refill", "flip", "event", "payout", "no-payout", "ballot", "elected", "turn")


def quiet(p: Position) -> Position:
    """The next planning and Town cards have nothing to say: their rows are not on the board, or they have none."""
    p.stack("planning", "P21", "P22", "P23", "P24")
    p.stack("town", "T05", "T06", "T07", "T08")
    return p


def rails(p: Position, boxes: list[str], tops: dict[str, str]) -> Position:
    """Contracts in the boxes of 1 to 5 AP, and face up on the decks named, which are active."""
    for deck, id in tops.items():
        p.t.opened[["planning", "town", "city", "metropolis"].index(deck)] = 1
        p.top(deck, id)
    for ap, id in enumerate(boxes, 1):
        p.box(ap, id)
    return p


# --- when a turn ends ----------------------------------------------------------------------------------------


@pytest.mark.rule("USP-144")
def test_a_turn_ends_when_all_aps_are_spent() -> None:
    """The last AP ends it without a word; while APs are left the same player goes on."""
    p = quiet(Position(2))
    p.turn(0, 3)
    p.do("take 1")
    assert (p.who, p.t.turn[0], p.t.turn[2]) == (0, 0, 1)
    p.do("take 0")
    assert (p.who, p.t.turn[0]) == (1, 1)


@pytest.mark.rule("USP-144")
def test_a_turn_ends_when_no_ap_can_be_used_or_none_is_wanted() -> None:
    """With 1 AP and no card for it the turn is over; with 6 APs the player may end it, too."""
    p = quiet(Position(2))
    p.plan(1, "")
    p.box(1, "")
    p.turn(0, 1)
    assert (p.who, p.told("end-turn")[-1]) == (1, [1])
    p.turn(1, 6)
    assert len(p.options()) > 10
    p.do("end-turn")
    assert p.who == 0


@pytest.mark.rule("USP-144")
def test_without_an_ap_a_favor_can_still_be_built() -> None:
    """It costs none, so that the turn is not over before its player says so."""
    p = quiet(Position(2))
    p.favor(0, "T31")
    p.give(0, "P01")
    p.turn(0, 1)
    p.do("take 0")
    assert (p.who, p.options()) == (0, ["end-turn", "build 8"])
    p.do("build 8", "block A3", "site A3.TL", "pay P01", "done")
    p.do("option 0")
    assert p.who == 1


# --- the order of all -----------------------------------------------------------------------------------------


@pytest.mark.rule("USP-145")
def test_the_nine_steps_follow_one_another() -> None:
    """Slide, refill, flip of planning cards; slide, refill of contracts; flips of Town, City, Metropolis; next player."""
    p = Position(2)
    rails(p, ["", "", "M04", "", ""], {"town": "T36", "city": "C05", "metropolis": "M05"})
    p.plan(1, "")
    p.plan(2, "")
    p.stack("planning", "P21", "P22")
    p.stack("town", "T05")
    p.stack("city", "C01")
    p.stack("metropolis", "M02", "M03")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.plan) == ["P18", "P19", "P20", "P21"]
    assert p.boxes(p.t.offer) == ["M04", "M05", "M02", "C05", "T36"]
    assert p.boxes(p.t.tops) == ["P22", "T05", "C01", "M03"]
    assert p.story("refill", "flip", "turn") == [
        "refill P21 4", "flip P22", "refill M02 3", "flip T05", "flip C01", "flip M03", "turn 1",
    ]  # fmt: skip


@pytest.mark.rule("USP-146")
def test_what_was_taken_leaves_a_gap_until_the_end_of_the_turn() -> None:
    """Neither boxes nor tops of decks are refilled while the turn goes on; what is gone can't be taken."""
    p = quiet(Position(2))
    p.extra_favor(0)
    p.turn(0, 20)
    p.do("take 0", "take 2", "take 4", "favor 1", "favor 5")
    assert p.boxes(p.t.plan) == ["", "P17", "", "P19"]
    assert p.boxes(p.t.offer) == ["T31", "", "T33", "T34", "T35"]
    assert p.boxes(p.t.tops) == ["", "", "", ""]
    for gap in ("take 0", "take 2", "take 4", "build 1", "build 5"):
        assert p.why(gap) == ("USP-146",)
    p.end_turn()
    assert p.boxes(p.t.plan) == ["P17", "P19", "P21", "P22"]
    assert p.boxes(p.t.offer) == ["T31", "T33", "T34", "T35", "T05"]
    assert p.boxes(p.t.tops)[:2] == ["P23", "T06"]


# --- planning cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-147")
@pytest.mark.parametrize(
    ("gaps", "boxes", "top"),
    [
        ((), ["P16", "P17", "P18", "P19"], "P20"),
        ((1,), ["P17", "P18", "P19", "P20"], "P21"),
        ((3,), ["P16", "P17", "P19", "P20"], "P21"),
        ((4,), ["P16", "P17", "P18", "P20"], "P21"),
        ((1, 3), ["P17", "P19", "P20", "P21"], "P22"),
        ((1, 2, 3, 4), ["P20", "P21", "P22", "P23"], "P24"),
    ],
)
def test_planning_cards_slide_toward_the_1_ap_box(gaps: tuple[int, ...], boxes: list[str], top: str) -> None:
    """Those in dearer boxes come first, then the one on the deck; where nothing was taken nothing moves."""
    p = quiet(Position(2))
    for ap in gaps:
        p.plan(ap, "")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.plan) == boxes
    assert p.boxes(p.t.tops)[0] == top


@pytest.mark.rule("USP-148")
def test_planning_boxes_are_refilled_one_at_a_time() -> None:
    """What the first card brings is done before the second is drawn; only boxes that sliding left empty are filled."""
    p = Position(2)
    for ap in (1, 2, 3):
        p.plan(ap, "")
    p.stack("planning", "P13", "P32", "P22")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.plan) == ["P19", "P20", "P13", "P32"]
    assert p.story(*TELLING)[:5] == [
        "refill P13 3", "payout w4 0 0", "refill P32 4", "payout w1 0 0", "flip P22",
    ]  # fmt: skip


@pytest.mark.rule("USP-149")
def test_an_event_drawn_for_a_planning_box_happens_and_the_box_gets_the_next_card() -> None:
    """Each lost 3 wealth, the card is discarded, and the permit below lies in the very box."""
    p = Position(2)
    p.plan(3, "")
    p.top("planning", "")
    p.stack("planning", "E01", "P21", "P22")
    p.turn(0)
    p.end_turn()
    assert p.story("refill", "event", "flip") == ["event E01", "refill P21 4", "flip P22"]
    assert p.gains() == [(-3, 0), (-3, 0)]
    assert p.discarded() == ["E01"]
    assert p.boxes(p.t.plan) == ["P16", "P17", "P19", "P21"]


@pytest.mark.rule("USP-150")
def test_a_drawn_permit_brings_its_election_and_payout_before_the_next_card() -> None:
    """While the new Mayor looks for a lot for the park, row 6 has not paid and no other card is drawn."""
    p = Position(2)
    p.pawn("union_boss")
    p.hold(1, "Media")
    p.put("COM", "D1.TL", 0)  # on wealth row 6
    p.plan(4, "")
    p.plan(3, "")
    p.stack("planning", "P30", "P21")
    p.turn(0)
    p.end_turn()
    assert (p.step, p.who) == ("ParkBlock", 1)
    assert p.boxes(p.t.plan) == ["P16", "P17", "P20", "P30"]
    assert p.boxes(p.t.tops)[0] == ""
    assert p.gained(0) == (0, 0)
    p.do("block A3", "site A3.TL")
    assert p.gained(0) == (6, 0)
    assert p.story(*TELLING)[:5] == [
        "refill P30 4", "ballot mayor", "elected mayor 1", "payout w6 6 0", "flip P21",
    ]  # fmt: skip


@pytest.mark.rule("USP-150")
def test_urban_renewal_brings_neither_election_nor_payout() -> None:
    """It has no icon: it is laid in its box, and the next card follows."""
    p = Position(2)
    p.all_offices()
    p.hold(0, "Media")
    p.plan(4, "")
    p.top("planning", "")
    p.stack("planning", "U01", "P22")
    p.turn(0)
    p.end_turn()
    assert p.story(*TELLING)[:3] == ["refill U01 4", "flip P22", "no-payout w10"]
    assert p.boxes(p.t.plan)[3] == "U01"


@pytest.mark.rule("USP-151")
def test_the_planning_top_is_turned_up_through_events_until_a_permit_shows() -> None:
    """Two events happen; then a 3-permit card shows, moves the pawn and pays row 2."""
    p = Position(2)
    p.put("RES", "F3.TL", 1)  # on wealth row 2
    p.top("planning", "")
    p.stack("planning", "E01", "E06", "P25", "P21")
    p.turn(0)
    p.end_turn()
    assert p.story(*TELLING)[:5] == [
        "event E01", "event E06", "flip P25", "ballot district_attorney", "payout w2 0 2",
    ]  # fmt: skip
    assert p.boxes(p.t.tops)[0] == "P25"
    assert p.gains() == [(-3, 0), (-3 + 2, 4)]  # the Census finds one building
    assert p.discarded() == ["E01", "E06"]


@pytest.mark.rule("USP-151")
def test_a_planning_top_that_is_face_up_stays() -> None:
    """Nothing is turned up, and the card below is not touched."""
    p = Position(2)
    p.stack("planning", "E01")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.tops)[0] == "P20"
    assert p.story(*TELLING) == ["turn 1"]


# --- contracts slide -----------------------------------------------------------------------------------------


@pytest.mark.rule("USP-152", "USP-153")
@pytest.mark.parametrize(
    ("gaps", "boxes", "top"),
    [
        ((), ["T31", "T32", "T33", "T34", "T35"], "T36"),
        ((1,), ["T32", "T33", "T34", "T35", "T36"], "T05"),
        ((3,), ["T31", "T32", "T34", "T35", "T36"], "T05"),
        ((5,), ["T31", "T32", "T33", "T34", "T36"], "T05"),
        ((2, 4), ["T31", "T33", "T35", "T36", "T05"], "T06"),
    ],
)
def test_town_cards_slide_along_all_five_boxes_at_first(
    gaps: tuple[int, ...], boxes: list[str], top: str
) -> None:
    """While Town alone is active its cards fill every gap toward the 1 AP box, the face-up one on the deck included."""
    p = quiet(Position(2))
    for ap in gaps:
        p.box(ap, "")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.offer) == boxes
    assert p.boxes(p.t.tops)[1] == top


@pytest.mark.rule("USP-152", "USP-154")
@pytest.mark.parametrize(
    ("before", "after", "tops"),
    [
        (["C03", "", "C05", "C09", "T31"], ["C03", "C05", "C09", "C10", "T31"], ["T36", "C01"]),
        (["C03", "C05", "C09", "", "T31"], ["C03", "C05", "C09", "C10", "T31"], ["T36", "C01"]),
        (["C03", "C05", "C09", "C11", ""], ["C03", "C05", "C09", "C11", "T36"], ["T05", "C10"]),
        (["", "T32", "T33", "T34", "T31"], ["T32", "T33", "T34", "C10", "T31"], ["T36", "C01"]),
        (["C03", "C05", "", "", "T31"], ["C03", "C05", "C10", "C01", "T31"], ["T36", "C15"]),
    ],
)
def test_with_the_city_deck_active_town_keeps_the_5_ap_box_only(
    before: list[str], after: list[str], tops: list[str]
) -> None:
    """City cards go from the 4 AP box on; Town cards that lie further along already slide on."""
    p = quiet(Position(2))
    rails(p, before, {"town": "T36", "city": "C10"})
    p.stack("city", "C01", "C15")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.offer) == after
    assert p.boxes(p.t.tops)[1:3] == tops


@pytest.mark.rule("USP-152", "USP-155")
@pytest.mark.parametrize(
    ("before", "after", "tops"),
    [
        (["", "M03", "M04", "C09", "T31"], ["M03", "M04", "M05", "C09", "T31"], ["T36", "C10", "M02"]),
        (["M03", "M04", "", "C09", "T31"], ["M03", "M04", "M05", "C09", "T31"], ["T36", "C10", "M02"]),
        (["M03", "M04", "M07", "", "T31"], ["M03", "M04", "M07", "C10", "T31"], ["T36", "C01", "M05"]),
        (["M03", "M04", "M07", "C09", ""], ["M03", "M04", "M07", "C09", "T36"], ["T05", "C10", "M05"]),
        (["", "T33", "C03", "C09", "T31"], ["T33", "C03", "M05", "C09", "T31"], ["T36", "C10", "M02"]),
    ],
)
def test_with_the_metropolis_deck_active_each_older_deck_has_one_box(
    before: list[str], after: list[str], tops: list[str]
) -> None:
    """Town the 5 AP box, City the 4 AP box; Metropolis cards slide along 3, 2 and 1 AP."""
    p = quiet(Position(2))
    rails(p, before, {"town": "T36", "city": "C10", "metropolis": "M05"})
    p.stack("city", "C01")
    p.stack("metropolis", "M02")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.offer) == after
    assert p.boxes(p.t.tops)[1:] == tops


# --- contracts are refilled ----------------------------------------------------------------------------------


@pytest.mark.rule("USP-156")
@pytest.mark.parametrize(
    ("active", "decks"), [((), "TTTTT"), (("city",), "CCCCT"), (("city", "metropolis"), "MMMCT")]
)
def test_empty_boxes_are_refilled_from_the_nearest_active_deck(active: tuple[str, ...], decks: str) -> None:
    """One at a time from the 1 AP box on; a deck that is not active gives no card."""
    p = Position(2)
    rails(p, [""] * 5, dict.fromkeys(("town", *active), ""))
    p.stack("town", "T05", "T06", "T07", "T08", "T09", "T13")
    p.stack("city", "C01", "C05", "C09", "C15", "C17")
    p.stack("metropolis", "M02", "M03", "M04", "M05")
    left = [len(deck_of(p.t, deck)) for deck in (1, 2, 3)]
    p.turn(0)
    p.end_turn()
    boxes = p.boxes(p.t.offer)
    assert "".join(id[0] for id in boxes) == decks
    assert p.story("refill") == [f"refill {id} {ap}" for ap, id in enumerate(boxes, 1)]
    drawn = [left[deck - 1] - len(deck_of(p.t, deck)) for deck in (1, 2, 3)]
    flips = [1, int("city" in active), int("metropolis" in active)]
    assert drawn == [decks.count(letter) + flip for letter, flip in zip("TCM", flips, strict=True)]


@pytest.mark.rule("USP-156", "USP-160", "USP-G06", "USP-G08")
def test_airport_drawn_for_a_box_hands_the_cheaper_boxes_to_the_city_deck_at_once() -> None:
    """The box of 3 AP waits for a card, Airport comes: City serves 3 and 4 AP, Town 5 AP, and City's top is turned up."""
    p = Position(2)
    rails(p, ["T31", "T32", "", "", ""], {"town": ""})
    p.stack("town", "T37", "T05", "T06")
    p.stack("city", "C01", "C05", "C09")
    p.turn(0)
    p.end_turn()
    assert p.boxes(p.t.offer) == ["T31", "T32", "C01", "C05", "T05"]
    assert p.story("event", "refill", "flip") == [
        "event T37", "refill C01 3", "refill C05 4", "refill T05 5", "flip T06", "flip C09",
    ]  # fmt: skip


@pytest.mark.rule("USP-157")
def test_an_event_drawn_for_a_contract_box_happens_and_the_box_gets_the_next_card() -> None:
    """A Crime Wave costs everybody 4 prestige; then a contract lies in the same box."""
    p = Position(2)
    p.prestige(9, 2)
    rails(p, ["C03", "C05", "C09", "", "T31"], {"town": "T36", "city": ""})
    p.stack("city", "C36", "C01", "C15")
    p.turn(0)
    p.end_turn()
    assert p.story("event", "refill", "flip") == ["event C36", "refill C01 4", "flip C15"]
    assert p.gains() == [(0, -4), (0, -2)]
    assert p.boxes(p.t.offer)[3] == "C01"
    assert "C36" in p.boxed()


@pytest.mark.rule("USP-158")
def test_a_drawn_contract_pays_its_prestige_row_before_the_next_card() -> None:
    """Prestige 3 and 1 pay, card by card; a contract without a number pays nothing."""
    p = Position(2)
    p.put("RES", "A1.TL", 1)  # prestige 3
    p.put("RES", "A3.TL", 0)  # prestige 1
    rails(p, ["T31", "T32", "", "", ""], {"town": ""})
    p.stack("town", "T04", "T05", "T02", "T06")
    p.turn(0)
    p.end_turn()
    assert p.story(*TELLING)[:6] == [
        "refill T04 3", "payout p3 0 3", "refill T05 4", "refill T02 5", "payout p1 1 0", "flip T06",
    ]  # fmt: skip
    assert p.gains() == [(0, 1), (0, 3)]


# --- tops of the contract decks ------------------------------------------------------------------------------


@pytest.mark.rule("USP-159")
def test_the_town_top_is_turned_up_through_events_until_a_contract_shows() -> None:
    """Airport happens; then the High School shows, and prestige row 3 pays. A card that is face up stays."""
    p = Position(2)
    p.put("RES", "A1.TL", 1)
    p.top("town", "")
    p.stack("town", "T37", "T04", "T12")
    p.stack("city", "C01")
    p.turn(0)
    p.end_turn()
    assert p.story(*TELLING)[:3] == ["event T37", "flip T04", "payout p3 0 3"]
    assert p.boxes(p.t.tops)[1] == "T04"
    assert p.gained(1) == (0, 3)
    p.skip_to("Act", 1)
    p.end_turn()
    assert p.boxes(p.t.tops)[1] == "T04"
    assert p.gained(1) == (0, 3)


@pytest.mark.rule("USP-160")
def test_the_city_top_is_turned_up_only_when_the_deck_is_active() -> None:
    """An active deck goes through its events to a contract, which pays; a sleeping one is not touched."""
    for active in (False, True):
        p = Position(2)
        p.prestige(9, 9)
        p.put("RES", "A5.TL", 1)  # prestige 2
        p.t.opened[2] = int(active)
        p.stack("city", "C36", "C35", "C03", "C01")
        p.turn(0)
        p.end_turn()
        told = ["event C36", "event C35", "flip C03", "payout p2 0 2"] if active else []
        assert p.story(*TELLING) == [*told, "turn 1"]
        assert p.boxes(p.t.tops)[2] == ("C03" if active else "")
        assert p.gained(1) == ((0, -4 + 2) if active else (0, 0))


@pytest.mark.rule("USP-161")
def test_the_metropolis_top_is_turned_up_only_when_the_deck_is_active() -> None:
    """As for the City deck, one step later."""
    for active in (False, True):
        p = Position(2)
        p.prestige(9, 9)
        p.put("RES", "A1.TL", 0)  # prestige 3
        p.t.opened[2:] = [1, int(active)]
        p.stack("city", "C01")
        p.stack("metropolis", "M32", "M07", "M02")
        p.turn(0)
        p.end_turn()
        told = ["event M32", "flip M07", "payout p3 3 0"] if active else []
        assert p.story(*TELLING) == ["flip C01", "no-payout p4", *told, "turn 1"]
        assert p.boxes(p.t.tops)[2:] == ["C01", "M07" if active else ""]


@pytest.mark.rule("USP-160", "USP-161", "USP-G06", "USP-G08")
def test_sports_team_on_the_city_deck_has_the_metropolis_turned_up_in_the_same_end_of_turn() -> None:
    """Step 7 activates the deck that step 8 turns up."""
    p = Position(2)
    p.prestige(0, 1)
    p.t.opened[2] = 1
    p.stack("city", "C37", "C01")
    p.stack("metropolis", "M02")
    p.turn(0)
    p.end_turn()
    assert p.story("event", "flip") == ["event C37", "flip C01", "flip M02"]


@pytest.mark.rule("USP-162")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_active_player_tile_goes_clockwise(seats: int) -> None:
    """Each seat hands it to the next, the last to the first, whose turn begins with fresh APs."""
    for seat in range(seats):
        p = Position(seats)
        p.turn(seat, 2)
        p.end_turn()
        following = (seat + 1) % seats
        assert (p.t.turn[0], p.who, p.step, p.t.turn[2]) == (following, following, "Act", 6)
