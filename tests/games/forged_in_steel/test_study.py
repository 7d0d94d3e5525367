"""What bots and the lab look at in Forged in Steel: features, progress, traits, plays and the end."""

import math
from collections.abc import Callable
from typing import cast

import pytest

from boomtown.games.forged_in_steel import GAME
from boomtown.games.forged_in_steel.rules.assessment import assessed
from boomtown.games.forged_in_steel.rules.building import EndTurn, NextTurn
from boomtown.games.forged_in_steel.rules.muscle import SpendMore
from boomtown.games.forged_in_steel.rules.table import SteelTable
from boomtown.games.forged_in_steel.sense.features import FEATURES, all_features, features, sense
from boomtown.games.forged_in_steel.sense.outlook import AHEAD, MANSIONS, MINES, assessments_left, prospects
from tests.games.forged_in_steel.sample_tables import BOARD, played
from tests.rules.forged_in_steel.position import Position, new

VARIANTS = {"leaders": "chosen", "moguls": "bigwigs"}


def moved(p: Position, seat: int, change: Callable[[], None]) -> dict[str, float]:
    """The features of a seat that a change to the position moves, and how far."""
    before = features(p.t, seat)
    change()
    after = features(p.t, seat)
    steps = {name: b - a for name, a, b in zip(FEATURES, before, after, strict=True)}
    return {name: step for name, step in steps.items() if abs(step) > 1e-9}


def ready(moguls: str = "no") -> Position:
    """A quiet position in which seat 0 has MM to spend, some Houses and a rival with as many."""
    p = Position(4, moguls=moguls)
    p.put("house", 0, "NS1a", "NS1c")
    p.put("house", 1, "NS2a", "NS2b")
    p.cube(0, "NS5a")
    p.muscle(0, 4)
    return p


def plays(p: Position, words: str) -> list[str]:
    """What an option of the seat whose decision it is puts to use."""
    assert p.can(words)
    return GAME.plays(p.t, p.who, p.number(words))


# --- features ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_prospects_count_what_the_assessment_would(seats: int, seed: int) -> None:
    looks = 0
    for number, table in enumerate(played(seats, seed, VARIANTS)):
        t = cast(SteelTable, table)
        if number % 12 == 0 and not t.over:
            looks += 1
            ahead = AHEAD[assessments_left(t)]
            for seat, one in enumerate(prospects(t)):
                expected = [ahead * vp for vp in assessed(t, seat)]
                assert one[MINES : MANSIONS + 1] == pytest.approx(expected)
    assert looks > 10


@pytest.mark.parametrize("headline", ["gilded_age", "labor", "the_jungle", "city_beautiful", "trust_busting"])
def test_prospects_heed_the_headlines(headline: str) -> None:
    p = ready()
    p.era(1900)
    p.put("factory", 0, "GH9a+GH9b")
    p.put("hospital", None, "NS1b")
    p.put("mansion", 0, "NS4a+NS4c")
    p.put("house", 0, "NS4b", "GH9c")
    p.mine(0, *p.city.mine_ids[:5])
    p.tracks(mining=2, north_side=2, goat_hill=3)
    before = prospects(p.t)[0]
    p.headline(headline, 1)
    after = prospects(p.t)[0]
    assert after != before
    assert after[MINES : MANSIONS + 1] == pytest.approx([AHEAD[2] * vp for vp in assessed(p.t, 0)])


def test_the_features_of_all_seats_are_those_of_each() -> None:
    p = ready()
    p.hand(0, "labor", "opera_block")
    p.bank(2, "free_silver")
    every = all_features(p.t)
    assert every == [features(p.t, seat) for seat in range(4)]
    assert [sum(one) for one in every] == pytest.approx([sense(p.t, seat) for seat in range(4)])


def test_a_house_beside_a_park_is_worth_more_the_earlier_it_stands() -> None:
    p = ready()
    p.put("park_small", None, "NS1b")
    early = moved(p, 0, lambda: p.put("house", 0, "NS1d"))
    p.raze("NS1d")
    p.era(1910)
    late = moved(p, 0, lambda: p.put("house", 0, "NS1d"))
    assert set(early) == set(late) == {"Houses to be assessed"}
    assert early["Houses to be assessed"] > late["Houses to be assessed"] > 1.0


def test_a_factory_spoils_the_houses_beside_it() -> None:
    p = ready()
    p.put("house", 0, "GH9c")
    p.tracks(goat_hill=3)
    steps = moved(p, 0, lambda: p.put("factory", 1, "GH9a+GH9b"))
    assert steps["Houses to be assessed"] < 0
    assert steps["the rivals' Mines, Factories and Commercial buildings"] < 0


def test_what_a_rival_gains_counts_against_a_seat_and_most_for_the_best_rival() -> None:
    p = ready()
    p.vp(20, 20, 20, 30)
    last = moved(p, 0, lambda: p.vp(20, 20, 25, 30))
    best = moved(p, 0, lambda: p.vp(20, 20, 25, 35))
    assert set(last) == set(best) == {"the rivals' VP"}
    assert best["the rivals' VP"] < last["the rivals' VP"] < 0


def test_of_the_rivals_cards_only_their_number_counts() -> None:
    p = ready()
    p.hand(1, "labor")
    assert moved(p, 0, lambda: p.hand(1, "gilded_age")) == {}
    more = moved(p, 0, lambda: p.hand(1, "gilded_age", "labor"))
    assert set(more) == {"the rivals' cards"}
    assert more["the rivals' cards"] < 0
    p.era(1910)
    late = moved(p, 0, lambda: p.hand(1, "gilded_age"))
    assert 0 < late["the rivals' cards"] < -more["the rivals' cards"]


def test_ending_a_turn_early_does_not_look_good_because_a_rival_begins_his() -> None:
    p = ready()
    p.t.chosen[1][:] = [p.lift("labor")]
    p.t.announced[1] = 4
    p.t.queue[:] = [1]
    p.next(NextTurn(), EndTurn(0), SpendMore(0, 2, 0))
    steps = moved(p, 0, lambda: p.do("stop"))
    assert (p.step, p.who) == ("Declare", 1)
    assert set(steps) == {"MM and events under way"}
    assert steps["MM and events under way"] < 0


def test_unrest_weighs_more_the_fuller_the_track() -> None:
    p = ready()
    first = moved(p, 0, lambda: p.unrest(0))
    p.unrest(0, 1, 1, 2, 2)
    later = moved(p, 0, lambda: p.unrest(0, 1, 1, 2, 2, 0))
    name = "cubes on the Unrest track"
    assert later[name] < first[name] < 0


def test_cards_move_from_the_hand_to_the_bank_while_planning() -> None:
    t = new(4, 3)
    while type(t.agenda[-1]).__name__ != "PlanCards":
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    seat = t.waiting[0]
    before = dict(zip(FEATURES, features(t, seat), strict=True))
    t.apply(seat, t.options(seat)[0])
    after = dict(zip(FEATURES, features(t, seat), strict=True))
    assert after["cards in hand"] < before["cards in hand"]
    assert after["cards in the Bank"] > before["cards in the Bank"] == 0


def test_muscle_is_worth_something_until_it_is_lost() -> None:
    p = ready()
    steps = moved(p, 0, lambda: p.do("stop"))
    assert set(steps) == {"MM and events under way"}
    assert steps["MM and events under way"] < 0


def test_when_the_game_is_over_only_vp_count() -> None:
    t = next(table for table in played(3, 9) if table.over)
    assert t.scores() == cast(SteelTable, t).vp
    for seat in range(3):
        rivals = [vp for other, vp in enumerate(t.scores()) if other != seat]
        margin = t.scores()[seat] - 0.8 * (0.5 * max(rivals) + 0.5 * sum(rivals) / 2)
        assert math.isclose(GAME.sense(t, seat), margin)
    assert GAME.progress(t) == 1.0


def test_progress_goes_up_with_every_era_and_every_card() -> None:
    p = Position(2)
    p.hand(0, "labor", "opera_block", "rosemount")
    p.hand(1, "free_silver")
    p.round()
    seen = [GAME.progress(p.t)]
    p.select("labor", "free_silver")
    p.skip_to("SelectCards")
    seen.append(GAME.progress(p.t))
    p.era(1900)
    seen.append(GAME.progress(p.t))
    p.era(1910)
    seen.append(GAME.progress(p.t))
    assert seen == sorted(set(seen))
    assert 0.0 < seen[0] < 1 / 3 < seen[2] < 2 / 3 < seen[3] < 1.0


# --- what the lab asks ---------------------------------------------------------------------------------------


def test_what_sets_seats_apart_is_known_from_setup_to_the_end() -> None:
    told: list[list[dict[str, str]]] = []
    for number, table in enumerate(played(4, 12, VARIANTS)):
        t = cast(SteelTable, table)
        if number == 0:
            influence = t.influence[:]
        if t.phase[0] == 2 and not told:
            told.append([GAME.traits(t, seat) for seat in range(4)])
            leaders = [t.content.leader_names[leader] for leader in t.leaders]
            moguls = [t.content.city.nb_names[nb] for nb in t.moguls]
        if t.over:
            told.append([GAME.traits(t, seat) for seat in range(4)])
    at_start, at_end = told
    assert at_start == at_end
    assert at_start[influence[0]]["first Influence"] == "first, the Mayor"
    assert at_start[influence[3]]["first Influence"] == "fourth"
    assert [one["Industry Leader"] for one in at_start] == leaders
    assert [one["first Mogul"] for one in at_start] == moguls
    roles = {one["first Role"] for one in at_start}
    assert roles == {"City Planner", "Mining Official", "Immigration Official", "Mob Boss"}
    assert {one["first Mansion"] for one in at_start} <= set(BOARD.city.nb_names)


def test_a_table_without_variants_names_no_leader_and_no_mogul() -> None:
    t = next(table for table in played(2, 4) if cast(SteelTable, table).phase[0] == 2)
    assert set(GAME.traits(t, 0)) == {"first Influence", "first Role", "first Mansion"}


def test_a_card_is_played_for_its_muscle_or_its_event() -> None:
    p = ready()
    p.turn(0, "goat_hill_homesteads")
    assert plays(p, "muscle") == ["Goat Hill Homesteads: MM"]
    assert plays(p, "event") == ["Goat Hill Homesteads: event"]


def test_what_is_bought_built_placed_and_seized() -> None:
    p = ready()
    assert plays(p, "buy-lot") == []
    assert plays(p, "stop") == []
    p.do("buy-lot")
    assert plays(p, "lot NS1b") == ["Lot: bought"]
    p.muscle(0, 4)
    p.do("build-house")
    assert plays(p, "lot NS5a") == ["House: built"]
    p.muscle(0, 4)
    p.do("buy-mine")
    assert plays(p, f"mine {p.city.mine_ids[0]}") == ["Mine: bought"]
    p.mine(1, p.city.mine_ids[0])
    p.muscle(0, 4)
    p.do("seize")
    assert plays(p, "lot NS2a") == ["House: seized"]
    assert plays(p, f"mine {p.city.mine_ids[0]}") == ["Mine: seized"]
    p.event(0, "columbian_exposition")
    assert plays(p, p.options()[0]) == ["small Park: placed by an event"]


def test_responses_roles_and_the_mob_boss_are_named() -> None:
    p = ready()
    p.mob_boss(0)
    assert plays(p, "mob") == ["Mob Boss: raid"]
    p.hand(1, "fire_brigade")
    p.unrest(1, 1, 1, 1, 1, 2, 2, 2)
    p.riot(full=True)
    p.skip_to("RiotStart")
    p.do(p.options()[0])
    assert p.step == "Respond"
    assert plays(p, "respond fire_brigade") == ["Fire Brigade: Response"]
    assert plays(p, "pass") == []
    t = new(4, 2)
    while type(t.agenda[-1]).__name__ != "ChooseRole":
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    chosen = [GAME.plays(t, t.waiting[0], action) for action in t.options(t.waiting[0])]
    assert ["Mob Boss: chosen"] in chosen


def test_a_token_and_the_card_that_it_has_played_twice() -> None:
    p = ready(moguls="bigwigs")
    p.vp(0, 5, 5, 5)
    p.mogul(0, "bessemer")
    p.bigwigs(0, "suffragist")
    p.turn(0, "goat_hill_homesteads")
    assert plays(p, "use suffragist") == [
        "Suffragist: used",
        "Goat Hill Homesteads: event",
        "Goat Hill Homesteads: MM",
    ]


def test_a_card_played_through_another() -> None:
    p = ready()
    p.era(1910)
    p.hand(0, "movies")
    p.event(0, "vaudeville")
    assert plays(p, "card movies") == ["Movies: event", "Movies: MM"]


def test_there_is_no_money_and_one_way_to_end() -> None:
    t = next(table for table in played(2, 8) if table.over)
    assert GAME.money(t, 0) is None
    assert GAME.ending(t) == "the third County Assessment was held"
    assert cast(SteelTable, t).era == [2]


def test_a_riot_that_someone_leads_is_put_to_use() -> None:
    p = Position(4)
    p.put("house", 0, "NS8a", "NS1a")
    p.put("house", 1, "NS2a")
    p.unrest(0, 0, 0, 1, 1, 2, 2)
    p.muscle(3, 5)
    p.do("seize", "lot NS2a")
    assert (p.step, p.who) == ("RiotStart", 3)
    assert plays(p, "lot NS8a") == ["Riot: led"]
