"""What a good player looks at: features that move as a player would say, and the outlook behind them."""

from collections.abc import Callable
from typing import cast

import pytest

from boomtown.games.urban_sprawl.rules.content import MAYOR, NUMBERS, TOWN, VOCATIONS
from boomtown.games.urban_sprawl.rules.scoring import PARTS, final_results, office_bonus
from boomtown.games.urban_sprawl.rules.table import NUMBER, SprawlTable, deck_of
from boomtown.games.urban_sprawl.sense import outlook
from boomtown.games.urban_sprawl.sense.features import FEATURES, all_features, features, sense
from tests.games.urban_sprawl.sample_tables import played
from tests.rules.urban_sprawl.position import Position, new

Change = Callable[[Position], None]


def seen(p: Position, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(FEATURES, features(p.t, seat), strict=True))


def moved(change: Change, seat: int = 0, seats: int = 3) -> dict[str, float]:
    """What a change of an empty city does to the features of a seat; those that stay the same are left out."""
    p = Position(seats)
    before = seen(p, seat)
    change(p)
    after = seen(p, seat)
    return {name: after[name] - before[name] for name in FEATURES if abs(after[name] - before[name]) > 1e-9}


def tables(seats: int, every: int = 23) -> list[SprawlTable]:
    """Positions of a game of random choices, from its beginning to its end."""
    found: list[SprawlTable] = []
    for number, t in enumerate(played(seats, seats)):
        if number % every == 0 and not t.over:
            found.append(cast(SprawlTable, t.clone()))
    assert any(t.opened[3] for t in found)
    return found


# --- features ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "better", "worse"),
    [
        (lambda p: p.prestige(5), "prestige", "the rivals' prestige"),
        (lambda p: p.wealth(60), "wealth", "the rivals' wealth"),
        (lambda p: p.put("RES", "A1.TL", 0), "prestige rows at the end", "the rivals' prestige rows"),
        (lambda p: p.put("RES", "A1.TL", 0), "prestige rows to come", "the rivals' prestige rows"),
        (lambda p: p.put("RES", "D1.TL", 0), "wealth to come", "the rivals' wealth"),
        (lambda p: p.office("union_boss", 0), "powers of offices", "the rivals' offices"),
        (lambda p: p.hold(0, "Finance"), "vocation markers", "the rivals' vocation markers"),
        (lambda p: p.give(0, "P25"), "planning cards", "the rivals' cards"),
        (lambda p: p.give(0, "U01"), "planning cards", "the rivals' cards"),
        (lambda p: p.favor(0, "T10"), "Favors and the Contractor", "the rivals' cards"),
        (lambda p: p.contractor(0), "Favors and the Contractor", "the rivals' cards"),
        (lambda p: p.extra_favor(0), "Favors and the Contractor", "the rivals' cards"),
    ],
)
def test_what_is_good_for_one_is_bad_for_the_others(change: Change, better: str, worse: str) -> None:
    own, rival = moved(change), moved(change, seat=1)
    assert own[better] > 0
    assert rival[worse] < 0
    assert sum(own.values()) > 0 > sum(rival.values())
    assert sum(own.values()) > -sum(rival.values())


@pytest.mark.parametrize(
    ("office", "zone", "bonus"),
    [
        ("treasurer", "COM", True),
        ("treasurer", "RES", False),
        ("mayor", "PARK", True),
        ("mayor", "COM", False),
    ],
)
def test_offices_bring_their_buildings_at_the_end(office: str, zone: str, bonus: bool) -> None:
    """The Treasurer is paid for COM buildings, the Mayor for their own beside parks."""
    p = Position(2)
    p.put("RES", "F6.TL", 0)
    p.office(office, 0)
    before = seen(p)["bonuses of offices at the end"]
    p.put(zone, "F6.TR")
    assert (seen(p)["bonuses of offices at the end"] > before) == bonus


def test_a_row_pays_who_has_most_on_it() -> None:
    """To be outnumbered costs, and a marker on the row of one's own pays."""
    p = Position(2)
    p.put("RES", "A1.TL", 0)
    alone = seen(p)
    p.fill("RES", 1, "B1.TL", "C1.TL")
    second = seen(p)
    assert second["prestige rows at the end"] < alone["prestige rows at the end"]
    p.place_marker("p6", "GT1")
    assert seen(p)["prestige rows at the end"] > second["prestige rows at the end"]


def test_a_majority_of_the_first_day_is_not_one_of_the_last() -> None:
    """Others will build too: of the first day the last payout counts for about a quarter, and rows pay for some time only."""
    p = Position(2)
    p.put("RES", "A1.TL", 0)
    early, far = seen(p), outlook.contracts_left(p.t)
    p.activate("city", "metropolis")
    del p.t.metropolis[6:]
    late, near = seen(p), outlook.contracts_left(p.t)
    ends = outlook.Outlook(p.t).city.last[0]
    assert (far > 30, near < 5) == (True, True)
    assert 0.25 * ends < early["prestige rows at the end"] < 0.35 * ends
    assert late["prestige rows at the end"] > 0.7 * ends
    assert early["prestige rows to come"] < far / near * late["prestige rows to come"] / 2


def test_a_marker_is_worth_more_while_its_contracts_are_to_come() -> None:
    p = Position(2)
    p.hold(0, "Factory")
    early = seen(p)["vocation markers"]
    p.activate("city", "metropolis")
    p.t.metropolis.clear()
    p.t.tops[1:] = [-1, -1, -1]
    assert 0 < seen(p)["vocation markers"] < early


def test_further_cards_of_a_large_hand_are_worth_less() -> None:
    p = Position(2)
    worth = [0.0]
    for id in ("P01", "P02", "P03", "P32"):
        p.give(0, id)
        worth.append(seen(p)["planning cards"])
    assert worth[2] - worth[1] > worth[3] - worth[2] > 0
    assert worth[4] - worth[3] > worth[1]  # four pages, not one


def test_wealth_is_worth_less_near_the_end() -> None:
    p = Position(2)
    early = seen(p)["wealth"]
    p.activate("city", "metropolis")
    del p.t.metropolis[16:]
    assert seen(p)["wealth"] < early / 2


def test_action_points_count_in_ones_own_turn() -> None:
    p = Position(3)
    p.turn(0, 6)
    six, other = seen(p)["action points"], seen(p, 1)["action points"]
    p.turn(0, 2)
    assert seen(p)["action points"] < six
    assert other == 0
    p.t.later[1] = 2
    assert seen(p, 1)["action points"] > 0
    assert seen(p)["the rivals' cards"] < 0


def test_the_points_of_the_turn_count_while_one_invests() -> None:
    """So that investing seems no loss of them; the Union Boss and cards make them more or fewer."""
    p = Position(3)
    for office, later in ((None, 0), (0, 0), (None, -2), (0, 1), (1, 0)):
        p.give(0, "P01")
        p.office("union_boss", office)
        p.t.later[0] = later
        p.begin(0)
        points = seen(p)["action points"]
        assert points == pytest.approx(0.9 * p.t.turn[2] + 0.6)
        p.do("invest P01")
        assert (p.step, seen(p)["action points"]) == ("Act", points)


def test_who_can_do_nothing_invests_their_many_permits() -> None:
    """A table where all hoard cards would never end: nobody can draw, and nobody builds."""
    for number, invested in ((20, False), (200, True)):
        p = Position(2)
        p.give(0, "P01", "P13", "P22", "P25", "P27", "P30")
        p.t.turn[NUMBER] = number
        p.begin(0)
        kept = sense(p.t, 0)
        p.do("invest P30")
        assert (sense(p.t, 0) > kept) == invested


def test_empty_boxes_are_good_for_who_owns_the_rows() -> None:
    """What is taken is refilled, and new cards pay out."""
    name = "cards about to be turned up"
    for owner, sign in ((0, 1), (1, -1)):
        p = Position(2)
        p.fill("RES", owner, "A1.TL", "D1.TL")
        assert seen(p)[name] == 0
        p.box(1, "")
        p.plan(1, "")
        assert sign * seen(p)[name] > 0


def test_a_game_that_drags_on_is_bad_for_all() -> None:
    def late(p: Position) -> None:
        p.t.turn[NUMBER] = 50

    assert set(moved(late)) == {"turns beyond the usual"}
    assert moved(late) == moved(late, seat=1)


def test_one_strong_rival_is_worse_than_two_middling_ones() -> None:
    even, uneven = moved(lambda p: p.prestige(0, 10, 10)), moved(lambda p: p.prestige(0, 0, 20))
    assert even["the rivals' prestige"] == pytest.approx(uneven["the rivals' prestige"])
    assert uneven["the best rival's lead over the others"] < 0
    assert "the best rival's lead over the others" not in even


def test_all_seats_at_once_are_the_same_as_one_by_one() -> None:
    for seats in (2, 3, 4):
        for t in tables(seats, every=60):
            assert all_features(t) == [features(t, seat) for seat in range(seats)]


def test_a_finished_game_is_judged_by_its_result() -> None:
    p = Position(2)
    p.prestige(30, 10)
    p.event("Olympic Games")
    assert sense(p.t, 0) == 30 + 5 - 0.5 * (10 + 5)


# --- the outlook behind them ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_outlook_knows_payouts_and_vocations_as_the_rules_do(seats: int) -> None:
    for t in tables(seats):
        ahead = outlook.Outlook(t)
        results = final_results(t)
        for seat in range(seats):
            assert ahead.city.last[seat] == results[seat * PARTS + 1]
            assert ahead.city.mayor[seat] == office_bonus(t, MAYOR, seat)
        assert ahead.vocation == pytest.approx(counted(t))


def counted(t: SprawlTable) -> list[float]:
    """What the contracts to come let each vocation score, card by card."""
    found = [0.0] * VOCATIONS
    weighted = [(card, 0.7) for card in t.offer] + [(card, 0.5) for card in t.tops[TOWN:]]
    for deck in (1, 2, 3):
        if deck == 3 or not t.opened[deck + 1]:
            chance = (1.0 if t.opened[3] else 0.6) * (0.45 if t.opened[deck] else 0.25) * outlook.BUILT
            weighted += [(card, chance) for card in deck_of(t, deck)]
    for card, chance in weighted:
        pairs = t.content.vocations[card] if card >= 0 else []
        for name, number in zip(pairs[::2], pairs[1::2], strict=True):
            found[name] += chance * number
    return found


def test_a_city_that_changes_is_looked_at_anew() -> None:
    """What is remembered of cities never speaks of another one: forgetting it changes nothing."""
    found = tables(2, every=3)
    remembered = [features(t, 0) for t in found]
    for i, t in enumerate(found):
        outlook.CHARTS.clear()
        assert features(t, 0) == remembered[i]


def test_only_so_many_cities_are_remembered() -> None:
    t = new(4)
    chart = outlook.chart(t.content)
    city = outlook.city_of(t, chart)
    for number in range(outlook.REMEMBERED):
        chart.cities[0, number, (), ()] = city
    t.circles[0] = 0
    before = features(t, 0)
    assert len(chart.cities) == 1
    assert features(t, 0) == before


def test_every_place_on_a_row_is_charted() -> None:
    chart = outlook.chart(new(4).content)
    assert len(chart.earned) == 5 * NUMBERS * 16
    first = (4 * NUMBERS + 12) * 16
    assert chart.earned[first : first + 4] == [12, 9, 7, 5]  # alone, shared by two, by three, by four
    assert chart.earned[first + 4] == 6
    assert chart.earned[first + 12] == 1
