"""Rulings on what the rulebook leaves open, FIS-G33 to FIS-G54, and a break or two that nothing else catches."""

from pathlib import Path

import pytest

from boomtown.games.forged_in_steel import GAME
from boomtown.games.forged_in_steel.pack.load import OURS
from boomtown.games.forged_in_steel.rules.places import city_cubes_left, cubes_left
from tests.rules.forged_in_steel.cards import assess
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, happened
from tests.rules.forged_in_steel.position import Position, new

FULL = (BLUE, BLUE, BLUE, GREEN, GREEN, PURPLE, PURPLE, RED)  # red instigates, blue is the Target


@pytest.mark.rule("FIS-G33")
def test_the_era_goes_on_when_all_cards_are_played() -> None:
    p = Position()
    p.put("commercial", RED, "BE3a")
    p.cube(BLUE, "NS1a", "NS1b")
    p.hand(RED, "labor")
    p.round()
    p.do("muscle", "stop")
    assert (p.step, p.t.era) == ("HouseImmigrant", [0])
    p.skip_to("ChooseRole")
    kinds = happened(p)
    assert kinds.index("immigration") < kinds.index("assessment") < kinds.index("votes")
    assert p.t.era == [0]


@pytest.mark.rule("FIS-G34")
@pytest.mark.parametrize("kind", ["house", "mansion", "civic", "hospital", "park_small", "commercial"])
def test_every_structure_extends_the_grid_and_fills_a_block(kind: str) -> None:
    two = kind in ("mansion", "civic")
    p = Position()
    p.put(kind, None if kind in ("civic", "hospital", "park_small") else BLUE, "NS5a+NS5b" if two else "NS5a")
    p.muscle(RED, 1)
    p.do("buy-lot")
    assert {"NS1c", "NS4b"} <= p.offers("lot")
    q = Position()
    q.put(kind, None if kind in ("civic", "hospital", "park_small") else BLUE, "NS5a+NS5b" if two else "NS5a")
    q.fill(BLUE, "NS5")
    q.cube(BLUE, "NS4b")
    q.muscle(RED, 3)
    assert q.can("build-commercial")
    r = Position()
    r.cube(BLUE, "NS5a", "NS4b")  # a cube fills nothing
    r.put("house", BLUE, "NS5b", "NS5c", "NS5d")
    r.muscle(RED, 3)
    assert not r.can("build-commercial")


@pytest.mark.rule("FIS-G35")
def test_an_owned_lot_is_on_the_grid_even_alone() -> None:
    p = Position()
    p.cube(BLUE, "EP5a")
    p.muscle(RED, 2)
    p.do("build-house", "lot EP5a")
    assert p.stands("EP5a") == "house 0"
    q = Position()
    q.cube(BLUE, "EP5a")
    q.put("house", GREEN, "NS1a")
    q.muscle(RED, 1)
    q.do("buy-lot")
    assert "EP5b" in q.offers("lot")


@pytest.mark.rule("FIS-G36")
def test_the_ends_of_a_bridge_are_adjacent_for_everything() -> None:
    p = Position()
    p.put("house", BLUE, "NS13c")
    p.muscle(RED, 1)
    p.do("buy-lot")
    assert "MJ3a" in p.offers("lot")  # City Grid
    q = Position()
    q.put("house", RED, "NS13c")
    q.put("park_small", None, "MJ3a")
    assert assess(q)[RED] == 1 + 1  # scoring
    shop = Position()
    shop.fill(BLUE, "MJ3")
    shop.cube(RED, "NS13c")
    shop.muscle(RED, 3)
    shop.do("build-commercial")
    assert "NS13c" in shop.offers("lot")


@pytest.mark.rule("FIS-G37")
def test_streets_part_buildings_but_not_neighbours() -> None:
    p = Position()
    p.put("house", BLUE, "NS5b")
    p.muscle(RED, 1)
    p.do("buy-lot")
    assert "NS6a" in p.offers("lot")  # across the street
    assert p.pair("NS5b+NS6a") == -1  # no two-Lot building there
    assert p.pair("NS5a+NS5b") >= 0


@pytest.mark.rule("FIS-G38")
def test_a_house_has_one_bonus_however_many_special_buildings_are_beside_it() -> None:
    p = Position()
    p.put("house", GREEN, "NS5a")
    p.put("park_small", None, "NS5b")
    assert assess(p)[GREEN] == 2
    q = Position()
    q.put("house", GREEN, "NS5a")
    q.put("park_small", None, "NS5b")
    q.put("hospital", None, "NS5c")
    q.put("civic", None, "NS4b+NS4d")
    assert assess(q)[GREEN] == 2


@pytest.mark.rule("FIS-G40")
def test_speculation_takes_no_small_block() -> None:
    p = Position()
    p.era(1900)
    p.event(RED, "speculation")
    blocks = p.offers("block")
    assert len(blocks) == p.city.block_size.count(4)
    assert all(p.city.block_size[p.block(name)] == 4 for name in blocks)


@pytest.mark.rule("FIS-G41")
def test_a_mansion_counts_its_houses_beside_factories_and_suffers_from_none() -> None:
    p = Position()
    p.put("mansion", RED, "GH9a+GH9b")
    p.put("house", RED, "GH9c")
    alone = assess(p)[RED]
    p.put("factory", BLUE, "GH10a+GH10b")
    p.put("factory", BLUE, "NS13c+NS13d")
    q = Position()
    q.put("mansion", RED, "GH9a+GH9c")
    q.put("house", RED, "GH9b")
    q.put("factory", BLUE, "GH10a+GH10b")  # beside the House
    # the House scores 1 instead of 1 and a bonus of 1; the Mansion 1 and 1 for the House, as before
    assert (alone, assess(q)[RED]) == (4, 3)


@pytest.mark.rule("FIS-G42")
def test_a_hospital_stops_neither_riot_nor_mob_nor_seizing() -> None:
    p = Position()
    p.mob_boss(PURPLE)
    p.put("house", BLUE, "NS5a", "NS5b")
    p.put("hospital", None, "NS5c")
    p.turn(PURPLE, "labor")
    p.do("mob")
    assert p.offers("block") == {"NS5"}
    q = Position()
    q.put("house", BLUE, "NS5a")
    q.put("hospital", None, "NS5c")
    q.muscle(RED, 4)
    q.do("seize", "lot NS5a")
    assert q.stands("NS5a") == "house 0"
    r = Position()
    r.put("house", BLUE, "NS5a")
    r.put("hospital", None, "NS5c")
    r.riot(RED, BLUE)
    r.rolls(2)
    r.do("lot NS5a")
    assert r.map() == set()  # the Hospital itself is next in its path


@pytest.mark.rule("FIS-G43")
def test_a_park_raises_its_track_by_one_up_to_the_end() -> None:
    for before, after in ((1, 2), (4, 4)):
        p = Position()
        p.put("house", BLUE, "NS5a")
        p.tracks(north_side=before)
        p.event(RED, "columbian_exposition", "lot NS5b")
        assert (p.stands("NS5b"), p.track("north_side")) == ("park_small city", after)


@pytest.mark.rule("FIS-G44", "FIS-G45")
def test_votes_without_ballots_go_to_nobody_and_civic_buildings_give_no_ballots() -> None:
    p = Position()
    p.put("civic", None, "GH1a+GH1b")
    p.put("house", BLUE, "NS1a")
    p.round()
    p.skip_to("ChooseRole")
    assert p.told("votes") == [(-1, [0, 1, 0, 0])]
    assert p.told("ballots")[1] == (-1, [1, 2, 0])
    lines = [line["text"] for line in p.t.log(None)]
    assert "Goat Hill: there are no ballots, so nobody gets its 2 votes." in lines
    assert "North Side: with 1 ballot Blue gets 1 vote." in lines


@pytest.mark.rule("FIS-G46")
def test_the_mayor_scores_at_once_for_city_cubes() -> None:
    p = Position()
    p.cube(None, "NS5a", "NS5b")
    p.muscle(BLUE, 2)
    p.do("build-house", "lot NS5a")
    assert p.gains() == [1, 0, 0, 0]
    p.role("mayor", GREEN)
    p.do("build-house", "lot NS5b")
    assert p.gains() == [1, 0, 1, 0]


# --- cubes ---------------------------------------------------------------------------------------------------


def without_cubes(p: Position, *kept: str) -> Position:
    """All of red's cubes lie on Lots of Bessemer, and on those named."""
    p.cube(RED, *kept)
    for name in sorted(p.in_neighborhood("bessemer")):
        if cubes_left(p.t, RED) > 0:
            p.cube(RED, name)
    assert cubes_left(p.t, RED) == 0
    return p


@pytest.mark.rule("FIS-G47", "FIS-126")
def test_without_cubes_one_builds_over_ones_own() -> None:
    p = Position()
    p.fill(BLUE, "NS5")
    without_cubes(p, "GH9a", "NS4b")
    p.cube(BLUE, "GH9b", "GH9c", "GH9d", "NS1c")
    p.muscle(RED, 9)
    assert p.options() == ["build-house", "build-factory", "build-commercial", "seize", "stop"]
    assert p.why("buy-lot") == p.why("buy-mine") == ("FIS-G47",)
    p.do("build-factory")
    assert {name for name in p.offers("pair") if name.startswith("GH")} == {"GH9a+GH9b", "GH9a+GH9c"}
    assert p.why("pair GH9c+GH9d") == ("FIS-G47",)
    p.do("pair GH9a+GH9b")
    assert (p.stands("GH9a"), cubes_left(p.t, RED), p.gains()) == ("factory 0", 0, [0, 1, 0, 0])
    p.do("build-commercial")
    assert p.offers("lot") == {"NS4b"}  # not NS1c, where blue's cube lies
    assert p.why("lot NS1c") == ("FIS-G47",)
    p.do("lot NS4b")
    assert (p.stands("NS4b"), cubes_left(p.t, RED)) == ("commercial 0", 0)
    p.do("seize")
    assert p.why("lot NS5a") == ()  # a House for a House


@pytest.mark.rule("FIS-G47")
def test_without_cubes_an_event_places_over_ones_own() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a")
    without_cubes(p, "NS5b")
    p.cube(BLUE, "NS5c")
    p.event(RED, "opera_block")  # a Commercial building in the North Side: there is one Lot for it
    assert (p.stands("NS5b"), cubes_left(p.t, RED)) == ("commercial 0", 0)


@pytest.mark.rule("FIS-G47", "FIS-009")
def test_unrest_and_headlines_never_run_out_of_cubes_and_city_cubes_do() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a")
    without_cubes(p)
    p.muscle(RED, 4)
    p.do("seize", "lot NS5a")
    assert p.t.unrest == [RED]
    p.event(RED, "labor")
    p.skip_to("")
    assert p.t.holders == [RED]
    q = Position()
    assert city_cubes_left(q.t) == 21
    q.cube(None, *sorted(q.in_neighborhood("north_side"))[:21])
    assert city_cubes_left(q.t) == 0


# --- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIS-G48")
def test_what_is_open_and_what_is_hidden() -> None:
    p = Position()
    p.hand(BLUE, "labor")
    p.t.discard.append(p.lift("rosemount"))
    p.t.draft[BLUE].append(p.lift("gilded_age"))
    p.headline("free_silver", RED)
    p.mm(RED, "opera_block")
    for viewer in (RED, None):
        seen = p.t.view(viewer)
        assert seen["discard"] == {"count": 1}
        assert seen["draft"][BLUE] == seen["hands"][BLUE] == {"count": 1}
        assert seen["active"] == [p.card("opera_block")]
        assert seen["headlines"] == [p.card("free_silver")]
    assert p.t.view(BLUE)["draft"][BLUE] == [p.card("gilded_age")]
    p.do("stop")
    assert p.t.view(None)["box"] == [p.card("opera_block")]


@pytest.mark.rule("FIS-G49")
def test_an_empty_deck_takes_the_discards_in_and_gives_what_there_is() -> None:
    p = Position()
    p.era(1900)
    p.hand(RED, "labor")
    p.t.deck.clear()
    p.t.discard[:] = [p.card("rosemount")]
    p.put("house", BLUE, "NS5a")
    p.event(RED, "carnegie_library", "pair NS5b+NS5d", "lot NS6a")  # draws 2, keeps 1
    assert len(p.told("draw")) == 1
    assert "rosemount" in p.ids(p.t.hands[RED])
    assert (p.t.deck, p.t.discard) == ([], [])


@pytest.mark.rule("FIS-G54")
def test_nothing_of_the_companion_guide_is_played() -> None:
    assert [option.name for option in GAME.options] == ["leaders", "moguls", "colours", "content"]


# --- what nothing else caught --------------------------------------------------------------------------------


@pytest.mark.rule("FIS-288")
def test_a_saved_building_is_not_attacked_again_in_the_same_riot() -> None:
    p = Position()
    p.era(1910)
    p.put("house", BLUE, "NS5a", "NS5b")
    p.hand(GREEN, "fire_brigade")
    p.riot(RED, BLUE)
    p.rolls(4)
    p.pass_all()
    p.do("lot NS5a")
    p.respond(GREEN, "fire_brigade")
    p.pass_all()
    assert [args[1] for _, args in p.told("burn")] == [p.lot("NS5b")]  # on to NS5b, never back to NS5a
    assert p.stands("NS5a") == "house 1"
    assert p.t.saved == []  # and forgotten with the Riot
    again = Position()
    again.era(1910)
    again.put("house", BLUE, "NS5a", "NS5b", "NS6a", "NS1d")
    again.hand(GREEN, "fire_brigade")
    again.riot(RED, BLUE)
    again.rolls(4)
    again.pass_all()
    again.do("lot NS5a")
    again.respond(GREEN, "fire_brigade")
    again.pass_all()
    assert again.offers("lot") == {"NS6a", "NS1d"}  # beside NS5b; NS5a was saved
    assert again.why("lot NS5a") == ("FIS-288",)


@pytest.mark.rule("FIS-309", "FIS-G53")
def test_a_pack_that_deals_four_tokens_deals_none_twice(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    text = (OURS / "variants.toml").read_text("utf-8")
    start = text.index('[[bigwig_token]]\nid = "surveyor"')
    token = text[start : text.index("[[bigwig_token]]", start + 5)].replace("surveyor", "second_surveyor")
    text = text.replace("tokens = 15\nper_player = 3", "tokens = 16\nper_player = 4") + "\n" + token
    (folder / "variants.toml").write_text(text, "utf-8")
    t = new(4, content=str(folder), moguls="bigwigs")
    dealt = [token for tokens in t.bigwigs for token in tokens]
    assert sorted(dealt) == list(range(16))


@pytest.mark.rule("FIS-177", "FIS-182")
def test_who_can_have_no_unused_response_for_all_to_see_is_not_asked() -> None:
    p = Position()
    p.era(1910)
    p.put("house", RED, "NS5d")
    p.hand(BLUE, "temperance")
    p.hand(GREEN, "labor")
    p.event(RED, "black_hand")
    assert p.t.waiting == (BLUE, GREEN)  # purple has no card
    p.respond(BLUE, "temperance")
    p.do("stop")
    p.event(PURPLE, "black_hand")
    assert list(p.t.waiting) == [GREEN]  # everybody has seen blue's only card
    p.pass_all()
    bank = Position()
    bank.era(1910)
    bank.put("house", RED, "NS5d")
    bank.hand(BLUE, "temperance")
    bank.hand(GREEN, "labor")
    bank.bank(BLUE, "rosemount")
    bank.event(RED, "black_hand")
    bank.respond(BLUE, "temperance")
    bank.do("stop")
    bank.event(PURPLE, "black_hand")
    assert bank.t.waiting == (BLUE, GREEN)  # it might have been exchanged with the Bank
