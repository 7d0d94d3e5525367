"""The Responses of the ten Response cards: what each of them answers to, and what it does."""

import pytest

from tests.rules.forged_in_steel.cards import over, shows, town, unrest
from tests.rules.forged_in_steel.position import Position

# a Response; a card it cancels, by its tag; a card with other tags that it does not cancel; the MM of the first
CANCELS = [
    ("pinkertons", "western_federation", "cfi_merger", 3),
    ("muckrakers", "cfi_merger", "typhoid_summer", 5),
    ("temperance", "german_brewers", "ward_heelers", 4),
    ("good_government_league", "ward_heelers", "german_brewers", 3),
    ("board_of_health", "typhoid_summer", "silver_crash", 3),
    ("first_national_bank", "silver_crash", "trust_busting", 3),
    ("court_injunction", "trust_busting", "western_federation", 4),
]


def set_up() -> Position:
    """The third Era: all Responses could be in somebody's hand."""
    p = town("NS5a", "GH6c", era=1910)
    p.put("house", 0, "EP5b", "EP5a")
    p.mine(0, "leadville", "orient")
    return p


@shows("pinkertons", "muckrakers", "temperance", "good_government_league")
@shows("board_of_health", "first_national_bank", "court_injunction")
@pytest.mark.parametrize(("response", "event", "other", "mm"), CANCELS)
def test_a_response_cancels_events_of_its_tag_and_leaves_the_mm(
    response: str, event: str, other: str, mm: int
) -> None:
    p = set_up()
    p.hand(0, response)
    p.hand(2, "labor")
    before = p.map()
    p.event(1, event)
    assert p.step == "Respond"
    assert list(p.t.waiting) == [0, 2]
    assert p.options(0) == ["pass", f"respond {response}"]
    assert p.options(2) == ["pass"]
    p.respond(0, response)
    assert p.who == 1
    assert p.left == mm
    assert p.map() == before
    assert p.gains() == [0, 0, 0, 0]
    assert p.t.unrest == []
    assert p.ids(p.t.headlines) == []
    assert p.ids(p.t.hands[0]) == [response]


@pytest.mark.parametrize(("response", "event", "other", "mm"), CANCELS)
def test_a_response_does_not_answer_to_other_tags_or_to_your_own_event(
    response: str, event: str, other: str, mm: int
) -> None:
    p = set_up()
    p.hand(0, response)
    p.hand(2, "labor")
    p.event(1, other)
    while p.step == "Respond":  # somebody else might have the Response to this tag
        assert p.options(0) == ["pass"]
        p.by(0, "pass")
        p.by(2, "pass")
    assert not p.told("cancelled")
    p = set_up()
    p.hand(1, response)
    p.event(1, event)
    assert p.step != "Respond"


@pytest.mark.parametrize(
    ("response", "event"), [("muckrakers", 42), ("court_injunction", 42), ("temperance", 56)]
)
def test_an_event_with_two_tags_can_be_cancelled_by_either(response: str, event: int) -> None:
    p = set_up()
    p.hand(2, response)
    p.event(1, event)
    p.respond(2, response)
    assert p.step == "Spend"
    assert p.who == 1
    assert p.ids(p.t.headlines) == []


@shows("fire_brigade")
def test_fire_brigade_saves_a_building_of_anybody_from_a_riot() -> None:
    p = town()
    p.put("house", 1, "NS5a")
    p.hand(2, "fire_brigade")
    p.riot(0, 1)
    p.do("lot NS5a")
    p.respond(2, "fire_brigade")
    assert p.stands("NS5a") == "house 1"
    assert p.ids(p.t.hands[2]) == ["fire_brigade"]
    over(p)


@shows("national_guard")
def test_national_guard_takes_3_points_from_a_riot() -> None:
    for roll, left in ((4, 0), (1, 3)):  # 4 + 2 - 3 points burn all three, 1 + 2 - 3 points nothing
        p = town(era=1910)
        p.put("house", 1, "NS5a", "NS5b", "NS6a")
        p.unrest(1, 1, 1, 1, 2, 2, 3, 3)
        p.hand(2, "national_guard")
        p.rolls(roll)
        p.check_unrest()
        p.respond(2, "national_guard")
        p.by(0, "lot NS5a")
        p.pass_all()
        assert p.count("house", 1) == left
        # penalty and clearing all the same
        assert p.t.unrest == []
        assert p.gains() == [0, -4, -2, -2]
        over(p)


@shows("mutual_aid_lodge")
def test_mutual_aid_lodge_spares_up_to_3_cubes() -> None:
    p = town("NS5a", era=1910)
    p.mine(1, "leadville", "orient", "rouse")
    p.mine(2, "calumet")
    p.hand(1, "mutual_aid_lodge")
    p.event(0, "western_federation")
    p.pass_all()  # to Pinkertons
    p.do("lot NS5b")
    assert p.step == "Respond"
    assert list(p.t.waiting) == [1]
    p.respond(1, "mutual_aid_lodge")
    assert unrest(p) == [2]
    over(p)
    p = town("NS5a", era=1910)
    p.put("factory", 1, "BE1a+BE1b", "BE1c+BE1d")
    p.hand(1, "mutual_aid_lodge")
    p.event(0, "great_steel_strike")
    p.pass_all()
    assert unrest(p) == [1, 1]  # not shown: both cubes


@pytest.mark.rule("FIS-176", "FIS-G29")
def test_all_whom_an_event_makes_add_unrest_are_asked_in_one_window() -> None:
    p = town("NS5a", era=1910)
    p.unrest(0, 0, 0)
    for seat in (1, 2, 3):
        p.hand(seat, ("labor", "mutual_aid_lodge", "gilded_age")[seat - 1])
    p.event(0, "socialism")
    for seat in p.t.waiting:  # to Pinkertons
        p.by(seat, "pass")
    assert (p.step, p.t.waiting) == ("Respond", (1, 2, 3))
    assert [p.options(seat) for seat in (1, 2, 3)] == [
        ["pass"],
        ["pass", "respond mutual_aid_lodge"],
        ["pass"],
    ]
    assert "Socialism makes you add 1 cube to the Unrest track" in p.t.prompt(2)
    p.respond(2, "mutual_aid_lodge")
    assert p.t.unrest == [0, 0, 0, 1, 3]  # only the one who showed it is spared
    assert p.told("left-out") == [(2, [1, 2000 + p.card("mutual_aid_lodge")])]
    assert p.step == "Spend"  # at once: nobody is asked again


@pytest.mark.rule("FIS-176")
def test_who_has_nothing_to_add_is_not_asked() -> None:
    p = town("NS5a", era=1910)
    p.mine(1, "leadville")
    for seat in (1, 2):
        p.hand(seat, ("labor", "gilded_age")[seat - 1])
    p.event(0, "western_federation")
    p.pass_all()
    p.do("lot NS5b")
    assert (p.step, p.t.waiting) == ("Respond", (1,))
