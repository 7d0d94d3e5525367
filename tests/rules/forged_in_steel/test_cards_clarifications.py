"""Card clarifications: what the rulebook says about single cards (FIS-286 to FIS-298)."""

import pytest

from boomtown.games.forged_in_steel import GAME
from tests.rules.forged_in_steel.cards import over, shows, town
from tests.rules.forged_in_steel.position import Position

IMMIGRANTS = [
    *("irish_section_hands", "cousin_jacks", "german_brewers", "italian_laborers"),
    *("slovenian_settlers", "greek_track_gangs", "japanese_crews", "volga_german_farmers"),
    *("croatian_steelworkers", "refugees_of_revolution", "syrian_peddlers", "montenegrin_miners"),
]


@shows("bryan_vs_mckinley")
@pytest.mark.rule("FIS-286")
def test_bryan_vs_mckinley_follows_the_headline() -> None:
    p = town("NS5a")
    p.headline("gilded_age", 2)
    p.event(0, "bryan_vs_mckinley", "lot NS5b")
    assert p.stands("NS5b") == "commercial 0"
    assert p.track("industrial") == 4
    assert p.gains() == [0, 0, 0, 0]
    over(p)
    p = town("NS5a")
    p.headline("labor", 2)
    p.rolls(4)
    p.event(0, "bryan_vs_mckinley", "mine leadville", "lot NS5b", "lot NS5c")
    assert p.mine_owner("leadville") == 0
    assert p.count("house", 0) == 2
    assert p.gains() == [4, 0, 0, 0]
    assert p.t.unrest == []
    assert p.track("industrial") == 3
    over(p)


@pytest.mark.rule("FIS-286")
def test_bryan_vs_mckinley_leaves_the_choice_if_both_are_headlined() -> None:
    for way, kind in (("option 0", "Choose place"), ("option 1", "Choose mine")):
        p = town("NS5a")
        p.headline("gilded_age", 1)
        p.headline("labor", 2)
        p.event(0, "bryan_vs_mckinley")
        assert p.options() == ["option 0", "option 1"]
        p.do(way)
        assert p.step == kind


@pytest.mark.rule("FIS-287", "FIS-288")
def test_fire_brigade_saves_a_house_but_the_riot_goes_on_from_it() -> None:
    p = town()
    p.put("house", 1, "NS5a", "NS5b", "NS6a")
    p.hand(2, "fire_brigade")
    p.rolls(2)
    p.riot(0, 1)
    p.do("lot NS5a")
    p.respond(2, "fire_brigade")  # it costs the Riot its point; NS5b beside it is next
    assert p.map() == {"house 1 NS5a", "house 1 NS6a"}
    over(p)
    p = town()
    p.put("house", 1, "NS5a", "NS5b", "NS6a")
    p.hand(2, "fire_brigade")
    p.rolls(2)
    p.riot(0, 1)
    p.do("lot NS5a")
    p.pass_all()
    assert p.map() == {"house 1 NS6a"}


@pytest.mark.rule("FIS-287")
def test_fire_brigade_cannot_save_a_park() -> None:
    p = town()
    p.put("house", 1, "NS5a")
    p.put("park_small", None, "NS5b")
    p.put("hospital", None, "NS6a")
    p.hand(2, "fire_brigade")
    p.rolls(3)
    p.riot(0, 1)
    p.do("lot NS5a")
    assert p.step == "Respond"
    assert p.can("respond fire_brigade", 2)
    p.pass_all()  # the House goes, then the Park without a question; the Hospital is a building again
    assert p.map() == set()
    assert len(p.told("burn")) == 3
    p = town()
    p.put("house", 1, "NS5a")
    p.put("park_small", None, "NS5b")
    p.hand(2, "fire_brigade")
    p.rolls(2)
    p.riot(0, 1)
    p.do("lot NS5a")
    p.by(2, "pass")
    assert p.stands("NS5b") == ""
    over(p)


@pytest.mark.rule("FIS-289")
def test_speculation_wants_a_block_of_exactly_4_vacant_lots() -> None:
    p = town("NS5a", era=1900)
    p.cube(1, "BE4a")
    p.cube(None, "EP4d")
    p.put("park_small", None, "GH2b")
    p.event(0, "speculation")
    offers = p.offers("block")
    assert len(offers) == 31  # 35 Blocks of 4 Lots, one with a House, two with cubes, one with a Park
    assert not offers & {"NS5", "BE4", "EP4", "GH2"}
    assert not offers & {"MJ1", "NS11", "GH10", "GH11", "MJ9"}  # Blocks of 3, 2 and 1 Lots
    assert {"NS1", "EP2", "BE12"} <= offers


@shows("womens_auxiliary")
@pytest.mark.rule("FIS-290")
def test_womens_auxiliary_raises_another_neighborhood_than_that_of_its_park() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "womens_auxiliary", "lot NS5b")
    assert p.stands("NS5b") == "park_small city"
    assert p.offers("track") == {"goat_hill", "east_pueblo", "mesa_junction", "bessemer"}
    assert not p.can("track north_side")
    p.do("track goat_hill")
    assert p.track("north_side") == 1
    assert p.track("goat_hill") == 2
    over(p)


@shows("bessemer_boom")
@pytest.mark.rule("FIS-291")
def test_bessemer_boom_builds_on_lots_bought_in_the_same_turn() -> None:
    p = town("NS5a", era=1900)
    p.event(
        0,
        "bessemer_boom",
        "buy-lot",
        "lot BE12a",
        "buy-lot",
        "lot BE12b",
        "build-factory",
        "pair BE12a+BE12b",
    )
    assert p.stands("BE12b") == "factory 0"
    assert p.left == 3
    p.do("buy-lot", "lot BE5b", "build-house", "lot BE5b")
    assert p.stands("BE5b") == "house 0"
    assert p.left == 1
    p.muscle(0, 3)
    p.do("buy-lot", "lot BE5a")
    assert not p.can("build-house")  # ordinary MM can't


def crowded(card: str, headlined: bool) -> Position:
    """A position in which both conditions of every Immigrant card can be used."""
    p = town("NS5a", era=1910)
    p.mine(0, "leadville")
    p.put("house", 0, "NS1a", "GH2b", "BE7a", "BE7c")
    p.put("factory", 1, "BE2a+BE2c")
    p.cube(1, "NS5b", "NS5c", "NS5d")
    if headlined:
        p.headline("huddled_masses", 3)
    p.event(0, card)
    p.pass_all()
    return p


def finish_condition(p: Position) -> None:
    """Take the first option until the other condition or nothing is left to decide."""
    while p.step not in ("", "Choose choose"):
        p.do(p.options()[0])


@shows(*IMMIGRANTS)
@pytest.mark.rule("FIS-292")
@pytest.mark.parametrize("card", IMMIGRANTS)
def test_an_immigrant_card_offers_2_conditions_and_only_one_is_used(card: str) -> None:
    for way in ("option 0", "option 1"):
        p = crowded(card, False)
        assert p.options() == ["option 0", "option 1"]  # one of them must be chosen
        p.do(way)
        finish_condition(p)
        over(p)
    assert len(IMMIGRANTS) == 12


@shows("huddled_masses")
@pytest.mark.rule("FIS-293")
@pytest.mark.parametrize("card", IMMIGRANTS)
def test_huddled_masses_headlined_allows_both_conditions_in_either_order(card: str) -> None:
    for first, second in (("option 0", "option 1"), ("option 1", "option 0")):
        p = crowded(card, True)  # seat 3 has the Headline, seat 0 plays
        p.do(first)
        finish_condition(p)
        assert p.step == "Choose choose"
        assert p.options() == [second, "stop"]
        p.do(second)
        finish_condition(p)
        over(p)
    p = crowded(card, True)
    p.do("option 0")
    finish_condition(p)
    p.do("stop")  # they may, they need not
    over(p)


@pytest.mark.rule("FIS-293")
def test_huddled_masses_adds_up_what_both_conditions_give() -> None:
    p = town("NS5a", era=1900)
    p.headline("huddled_masses", 3)
    p.event(0, "volga_german_farmers", "option 0", "lot EP5b", "lot EP2a", "option 1", "lot EP8a", "lot EP8b")
    assert p.count("house", 0) == 2
    assert p.count("cube", 0) == 2
    assert p.gains() == [1, 0, 0, 0]
    assert p.track("east_pueblo") == 2
    over(p)


@shows("temperance")
@pytest.mark.rule("FIS-294")
def test_temperance_responds_only_once() -> None:
    p = town("NS5a", era=1910)
    p.hand(2, "temperance")
    p.event(1, "german_brewers")
    p.respond(2, "temperance")
    p.do("stop")
    p.rolls(4)
    p.event(1, "pueblo_fireman")
    # nobody could respond any more
    assert p.step == ""
    assert p.gains() == [0, 7, 0, 0]
    p.note()
    p.event(2, "temperance", "track bessemer")  # its event is as good as ever
    assert p.gains() == [0, 0, 2, 0]


@shows("vaudeville")
@pytest.mark.rule("FIS-295")
@pytest.mark.rule("FIS-G50")
def test_vaudeville_plays_opera_block_or_movies_for_both_event_and_mm() -> None:
    p = town("NS5a", era=1910)
    p.put("civic", None, "NS9a+NS9b")
    p.hand(0, "opera_block", "vail_hotel", "labor")
    p.hand(1, "rosemount")
    p.t.box.append(p.lift("movies"))
    p.event(0, "vaudeville")
    p.pass_all()
    assert set(p.options()) == {"card opera_block", "card movies"}
    p.do("card opera_block", "lot NS5b")
    assert p.stands("NS5b") == "commercial 0"
    assert p.gains() == [1, 0, 0, 0]
    # its MM
    assert p.step == "Spend"
    assert p.left == 4
    p.do("stop")
    assert {"opera_block", "vaudeville"} <= set(p.ids(p.t.box))
    assert set(p.ids(p.t.hands[0])) == {"labor", "vail_hotel"}
    over(p)


@pytest.mark.rule("FIS-295")
def test_vaudeville_finds_no_card_in_a_bank_or_another_hand() -> None:
    p = town("NS5a", era=1910)
    p.bank(0, "movies")
    p.hand(1, "opera_block")
    p.event(0, "vaudeville")
    p.pass_all()
    assert p.gains() == [3, 0, 0, 0]
    over(p)


@shows("suffrage")
@pytest.mark.rule("FIS-296")
def test_suffrage_asks_for_being_strictly_last() -> None:
    for points, step in (
        ((1, 2, 5, 5), "ChooseHidden play"),
        ((1, 1, 5, 5), "Choose track"),
        ((2, 1, 5, 5), "Choose track"),
    ):
        p = town("NS5a", era=1910)
        p.vp(*points)
        p.event(0, "suffrage")
        assert p.step == step


@shows("suffrage")
@pytest.mark.rule("FIS-297")
def test_suffrage_draws_3_cards_and_one_is_played_in_the_same_turn() -> None:
    for way in ("muscle", "event"):
        p = town("NS5a", era=1910)
        p.vp(1, 5, 5, 5)
        p.stack("temperance", "labor", "movies", "city_park")
        p.event(0, "suffrage")
        assert set(p.options()) == {"card temperance", "card labor", "card movies"}  # it can't be declined
        p.do("card temperance")
        assert set(p.ids(p.t.discard)) == {"labor", "movies"}
        assert p.options() == ["muscle", "event"]
        p.do(way)
        if way == "muscle":
            assert p.t.turn == [0]
            assert p.left == 4
            p.do("stop")
        else:
            p.do("track goat_hill")
            assert p.gains() == [2, 0, 0, 0]
            assert p.track("goat_hill") == 2
        assert {"suffrage", "temperance"} <= set(p.ids(p.t.box))
        assert p.t.hands[0] == []
        over(p)


@pytest.mark.rule("FIS-298")
def test_the_companion_guide_is_no_part_of_the_game() -> None:
    assert [option.name for option in GAME.options] == ["leaders", "moguls", "colours", "content"]
    pack = town().content.pack
    known = {"rulebook", "rulebook-name", "public", "reconstruction"}
    for group in (
        pack.cards["card"],
        *(pack.variants[id] for id in ("leader", "mogul_benefit", "bigwig_token")),
    ):
        assert {entry["source"] for entry in group} <= known
