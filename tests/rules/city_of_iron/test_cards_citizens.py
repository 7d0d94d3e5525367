"""The fifteen citizens that every nation has, each used for what it does."""

import pytest

from tests.rules.city_of_iron.covered import after, covers
from tests.rules.city_of_iron.position import ALL_NATIONS, Position

UNPAID = ("COI-097",)  # coins or science
NO_HAMMER = ("COI-111",)
NO_ABILITY = ("COI-096",)


def holding(who: str, *cards: str, coins: int = 0, science: int = 0) -> Position:
    """A nation among all four, whose turn it will be, with these cards in hand."""
    p = Position(who, *[nation for nation in ALL_NATIONS if nation != who])
    p.hand(who, *cards)
    p.give(who, coins=coins, science=science)
    return p


@covers("ability", "scholar")
@pytest.mark.rule("COI-277")
def test_the_scholar_turns_a_coin_and_a_hammer_into_science() -> None:
    """An expert action: 1 coin, 1 hammer of another card, 1 science; not without the coin, not with its own hammer."""
    p = holding("arc", "scholar", "captain", coins=1)
    p.turn("arc")
    p.do("play scholar")
    assert p.clicks("hammer") == {"captain"}
    p.pay("hammer captain")
    assert (p.coins("arc"), p.science("arc"), p.who) == (0, 1, "cresaria")
    assert (p.pile("arc", "citizen_discard"), p.pile("arc", "military_discard")) == (["scholar"], ["captain"])
    for hand, coins, why in ((("scholar", "captain"), 0, UNPAID), (("scholar",), 5, NO_HAMMER)):
        q = holding("arc", *hand, coins=coins)
        q.turn("arc")
        assert q.why("play scholar") == why


@covers("ability", "cartographer")
@pytest.mark.rule("COI-263")
def test_the_cartographer_collects_a_coin_as_a_free_action() -> None:
    """One coin, and the action of the turn is still to come."""
    p = holding("arc", "cartographer")
    p.turn("arc")
    p.do("play cartographer")
    assert (p.coins("arc"), p.who, p.played()) == (1, "arc", ["cartographer"])
    assert p.offers("play") == set()  # once
    p.do("tax")
    assert (p.coins("arc"), p.who) == (2, "cresaria")
    assert p.pile("arc", "citizen_discard") == ["cartographer"]


@covers("ability", "arms_dealer")
@pytest.mark.rule("COI-260")
def test_the_arms_dealer_marks_a_town_with_a_cube() -> None:
    """For 1 coin and 1 hammer, as a free action, Lylark defends with 5 + 2 = 7; other towns of its owner do not."""
    p = holding("arc", "arms_dealer", "scholar", "mayor", coins=3)
    p.conquer("arc", "lylark", "mossgate")  # both 5 when conquered
    p.towns(1)
    p.hand("om", "iron_dragon", "sharp_shooter", "cartographer")
    p.turn("arc", "om", "arc")
    p.do("play arms_dealer")
    p.pay("hammer scholar")
    assert p.options() == ["town lylark", "town mossgate"]
    p.do("town lylark")
    assert (p.coins("arc"), p.who, p.step) == (2, "arc", "Turn")
    p.do("tax")
    p.end_turn()
    assert p.offers("attack") == {"lylark", "mossgate"}  # 7 guns
    p.hand("om", "iron_dragon", "soldier", "cartographer")  # 6 guns
    p.turn("om")
    assert p.offers("attack") == {"mossgate"}


@pytest.mark.rule("COI-260")
@pytest.mark.rule("COI-G39")
def test_the_arms_dealer_needs_coin_hammer_and_an_unmarked_town() -> None:
    """One coin, one hammer, a town of one's own that has no cube yet."""
    for hand, coins, cube, why in (
        (("arms_dealer", "scholar"), 0, 0, UNPAID),
        (("arms_dealer", "soldier"), 1, 0, NO_HAMMER),
        (("arms_dealer", "scholar"), 1, 2, ("COI-G39",)),
        (("arms_dealer", "scholar"), 1, 0, ()),
    ):
        p = holding("arc", *hand, coins=coins)
        p.conquer("arc", "lylark", cube=cube)
        p.turn("arc")
        assert p.why("play arms_dealer") == why
    p = holding("arc", "arms_dealer", "scholar", coins=1)
    p.conquer("hog", "lylark")
    p.turn("arc")
    assert p.why("play arms_dealer") == ("COI-260",)


@pytest.mark.rule("COI-261")
@pytest.mark.rule("COI-G39")
def test_the_cube_goes_when_the_town_is_conquered() -> None:
    """Om takes the marked town with 7 guns; from Om it can be taken with 5."""
    p = holding("om", "iron_dragon", "sharp_shooter", "cartographer")
    p.conquer("arc", "lylark", cube=2)
    p.turn("om")
    p.do("attack lylark")
    p.pay("guns iron_dragon", "guns sharp_shooter", "distance cartographer")
    p.end_turn()
    assert (p.owner("lylark"), p.t.marked[p.town("lylark")]) == ("om", 0)
    p.hand("arc", "iron_dragon", "cartographer")  # 5 guns
    p.turn("arc")
    assert p.can("attack lylark")
    p.hand("arc", "iron_soldier", "soldier", "cartographer")  # 4 guns
    p.turn("arc")
    assert not p.can("attack lylark")


@covers("ability", "cargo_ship")
@pytest.mark.rule("COI-264")
def test_the_cargo_ship_builds_for_two_coins_less() -> None:
    """An Academy of 5 coins costs 3, a stored building too; nothing costs less than 0."""
    p = holding("arc", "cargo_ship", coins=3)
    p.row("A17", "A20", "A01")  # 5, 6, 2
    p.store("arc", "A18", "A07")  # 5, 1
    p.turn("arc")
    assert p.offers("build") == {"A01", "A07"}
    p.do("play cargo_ship")
    assert p.offers("build") == {"A17", "A01", "A18", "A07"}
    for card, coins in (("A17", 0), ("A18", 0), ("A01", 3), ("A07", 3)):
        q = after(p, f"build {card}")
        assert (q.coins("arc"), q.standing("arc"), q.who) == (coins, [card], "cresaria")
    q = holding("arc", "cargo_ship", coins=2)
    q.row("A17")
    q.turn("arc")
    assert q.why("play cargo_ship") == ("COI-108",)


@covers("ability", "cloud_skimmer")
@pytest.mark.rule("COI-265")
def test_the_cloud_skimmer_is_an_airship_without_ability() -> None:
    """It can't be played; its 3 distance and its airship settle Windspire with one distance more."""
    p = holding("arc", "cloud_skimmer", "explorer", "cartographer", coins=20, science=9)
    p.turn("arc")
    assert p.why("play cloud_skimmer") == NO_ABILITY
    p.do("play explorer", "land windspire", "side trade")
    p.pay("distance cloud_skimmer", "distance cartographer")
    assert p.settler("windspire") == "arc"
    q = holding("arc", "cloud_skimmer", "explorer")  # 3 of 4
    q.turn("arc")
    q.do("play explorer")
    assert not q.can("land windspire")


@covers("ability", "engineer")
@pytest.mark.rule("COI-266")
def test_the_engineer_stores_a_building_as_a_free_action() -> None:
    """One card of the row goes to the buy pool, nothing of the discard pile; it can be built in the same turn."""
    p = holding("arc", "engineer", coins=5)
    p.row("A05", "A17", "A26")
    p.scrap("A27")
    p.turn("arc")
    p.do("play engineer")
    assert p.options() == ["store A05", "store A17", "store A26"]
    p.do("store A17")
    assert (p.stored("arc"), p.on_row()[:3], p.coins("arc")) == (["A17"], ["A05", "", "A26"], 5)
    assert (p.who, p.step) == ("arc", "Turn")
    p.do("build A17")
    assert (p.standing("arc"), p.stored("arc"), p.coins("arc"), p.who) == (["A17"], [], 0, "cresaria")
    q = holding("arc", "engineer")
    q.scrap("A27")
    q.turn("arc")
    assert q.why("play engineer") == ("COI-085",)  # the row is empty


@covers("ability", "explorer")
@pytest.mark.rule("COI-267")
def test_the_explorer_founds_a_city_on_a_displayed_land() -> None:
    """Other cards supply the distance, its own does not count; the land leaves the display with a district on it."""
    p = holding("arc", "explorer", "cartographer", "merchant")
    p.turn("arc")
    p.do("play explorer")
    assert p.offers("land") == {"tentacle_coast", "balian_dunes"}  # 1 and 2
    p.do("land balian_dunes")
    assert p.options() == ["side trade", "side military"]
    p.do("side military")
    p.pay("distance cartographer", "distance merchant")
    assert (p.settler("balian_dunes"), p.districts("balian_dunes"), p.room("balian_dunes")) == (
        "arc",
        ["military"],
        2,
    )
    p.end_turn()
    assert (p.who, p.cards("arc")) == ("cresaria", [])
    assert set(p.pile("arc", "citizen_discard")) == {"explorer", "cartographer", "merchant"}
    q = holding("arc", "explorer")
    q.turn("arc")
    assert q.why("play explorer") == ("COI-204",)
    q.hand("cresaria", "explorer", "cartographer", "merchant")
    q.settle("arc", "balian_dunes", "trade")
    q.turn("cresaria")
    q.do("play explorer")
    assert q.offers("land") == {"tentacle_coast"}  # the other is not on display any more


@covers("ability", "junkbot")
@pytest.mark.rule("COI-271")
def test_the_junkbot_stores_a_building_of_the_discard_pile() -> None:
    """For 1 hammer, as a free action, any card of the pile, not just the top one, and none of the row."""
    p = holding("arc", "junkbot", "scholar")
    p.row("A05")
    p.scrap("A27", "A17", "B09")
    p.turn("arc")
    p.do("play junkbot")
    p.pay("hammer scholar")
    assert p.options() == ["store A27", "store A17", "store B09"]
    p.do("store A17")
    assert (p.stored("arc"), p.scrapped(), p.on_row()[0]) == (["A17"], ["A27", "B09"], "A05")
    assert (p.who, p.step, p.cards("arc")) == ("arc", "Turn", [])
    q = holding("arc", "junkbot", "scholar")
    q.row("A05")
    q.turn("arc")
    assert q.why("play junkbot") == ("COI-112",)
    q = holding("arc", "junkbot", "soldier")
    q.scrap("A27")
    q.turn("arc")
    assert q.why("play junkbot") == NO_HAMMER


@covers("ability", "mayor")
@pytest.mark.rule("COI-272")
def test_the_mayor_adds_a_district_to_a_city() -> None:
    """For 1 hammer, an expert action: Industry or Slum in any own city, as long as the token is in reserve."""
    p = holding("arc", "mayor", "scholar")
    p.settle("arc", "tentacle_coast", "military")  # the only Military / Slum token
    p.settle("hog", "balian_dunes", "trade")
    p.turn("arc")
    p.do("play mayor")
    p.pay("hammer scholar")
    assert p.options() == ["city arc", "city tentacle_coast"]
    p.do("city tentacle_coast")
    p.end_turn()  # the Slum is used up, so it is Industry
    assert (p.districts("tentacle_coast"), p.room("tentacle_coast")) == (["industry", "military"], 2 + 2)
    assert (p.districts("arc"), p.who) == (["capital"], "cresaria")
    q = holding("arc", "mayor", "scholar")
    q.turn("arc")
    q.do("play mayor")
    q.pay("hammer scholar")
    assert q.options() == ["side industry", "side slum"]
    q.do("side slum")
    assert (q.districts("arc"), q.room("arc")) == (["capital", "slum"], 5 + 1)
    q = holding("arc", "mayor", "soldier")
    q.turn("arc")
    assert q.why("play mayor") == NO_HAMMER


@covers("ability", "merchant")
@pytest.mark.rule("COI-273")
@pytest.mark.rule("COI-G45")
def test_the_merchant_sells_the_most_plentiful_good() -> None:
    """4 Turnips, 2 Ore: 4 coins for 1 hammer, as a free action; 3 Turnips of a town make it 7; without goods nothing."""
    p = holding("arc", "merchant", "scholar")
    p.build("arc", "A04", "A13")
    p.turn("arc")
    p.do("play merchant")
    p.pay("hammer scholar")
    assert (p.coins("arc"), p.who, p.step) == (4, "arc", "Turn")
    q = holding("arc", "merchant", "scholar")
    q.build("arc", "A04", "A13")
    q.conquer("arc", "lylark")
    q.turn("arc")
    q.do("play merchant")
    q.pay("hammer scholar")
    assert q.coins("arc") == 7
    q = holding("arc", "merchant", "scholar")
    q.build("hog", "A04")
    q.turn("arc")
    assert q.why("play merchant") == ("COI-G45",)
    q = holding("arc", "merchant", "soldier")
    q.build("arc", "A04")
    q.turn("arc")
    assert q.why("play merchant") == NO_HAMMER


@covers("ability", "regent")
@pytest.mark.rule("COI-275")
@pytest.mark.rule("COI-276")
@pytest.mark.rule("COI-G46")
def test_the_regent_flips_the_capital_once() -> None:
    """Two hammers: population 5 becomes 8; a second time is refused, though another player may still do it."""
    p = holding("arc", "regent", "scholar", "captain")
    p.turn("arc")
    assert (p.districts("arc"), p.room("arc")) == (["capital"], 5)
    p.do("play regent")
    p.pay("hammer scholar", "hammer captain")
    p.end_turn()
    assert (p.districts("arc"), p.room("arc"), p.who) == (["imperial"], 8, "cresaria")
    p.hand("arc", "regent", "scholar", "captain")
    p.turn("arc")
    assert p.why("play regent") == ("COI-G46",)
    p.hand("cresaria", "regent", "scholar")
    p.turn("cresaria")
    assert p.why("play regent") == NO_HAMMER  # one hammer is not enough
    p.hand("cresaria", "regent", "genius")
    p.turn("cresaria")
    p.do("play regent")
    p.pay("hammer genius")
    assert p.districts("cresaria") == ["imperial"]


@covers("ability", "scientist")
@pytest.mark.rule("COI-278")
def test_the_scientist_buys_science_up_to_twice() -> None:
    """2 coins for 1 science, once or twice in the one action, never three times."""
    p = holding("arc", "scientist", coins=7)
    p.turn("arc")
    p.do("play scientist")
    assert p.options() == ["times 0", "times 1"]
    once = after(p, "times 0")
    assert (once.coins("arc"), once.science("arc"), once.who) == (5, 1, "cresaria")
    p.do("times 1")
    assert (p.coins("arc"), p.science("arc"), p.who) == (3, 2, "cresaria")
    q = holding("arc", "scientist", coins=3)
    q.turn("arc")
    q.do("play scientist")  # twice can't be paid
    assert (q.coins("arc"), q.science("arc"), q.who) == (1, 1, "cresaria")
    q = holding("arc", "scientist", coins=1)
    q.turn("arc")
    assert q.why("play scientist") == ("COI-278",)


@covers("ability", "scout_ship")
@pytest.mark.rule("COI-279")
def test_the_scout_ship_reaches_four_in_an_attack_and_two_otherwise() -> None:
    """Highcairn lies 4 away and is attacked with it alone; Drowned Reach lies 3 away and is not settled with it alone."""
    p = holding("arc", "scout_ship", "iron_dragon", "iron_soldier")
    p.towns(3, "highcairn")
    p.turn("arc")
    p.do("attack highcairn")
    p.pay("distance scout_ship", "guns iron_dragon", "guns iron_soldier")
    p.end_turn()
    assert p.owner("highcairn") == "arc"
    p.hand("arc", "scout_ship", "iron_dragon", "iron_soldier")
    p.towns(3, "lantern_keep")  # 5 away
    p.turn("arc")
    assert not p.can("attack lantern_keep")
    p.hand("arc", "scout_ship", "explorer")
    p.turn("arc")
    p.do("play explorer")
    assert p.offers("land") == {"tentacle_coast", "balian_dunes"}
    p.hand("arc", "scout_ship", "explorer", "cartographer")
    p.turn("arc")
    p.do("play explorer", "land drowned_reach", "side trade")
    p.pay("distance scout_ship", "distance cartographer")
    assert p.settler("drowned_reach") == "arc"


@covers("ability", "tax_collector")
@pytest.mark.rule("COI-283")
def test_the_tax_collector_gains_four_coins() -> None:
    """An expert action without payment."""
    p = holding("arc", "tax_collector", coins=1)
    p.turn("arc")
    p.do("play tax_collector")
    assert (p.coins("arc"), p.who, p.pile("arc", "citizen_discard")) == (5, "cresaria", ["tax_collector"])


@covers("ability", "wyvern_ship")
@pytest.mark.rule("COI-284")
def test_the_wyvern_ship_gives_influence_and_a_card_when_settling() -> None:
    """Once the land is taken: 1 influence and the top citizen; in an attack only its distance."""
    p = holding("arc", "wyvern_ship", "explorer")
    p.draw_pile("arc", "citizen", "mayor", "regent")
    p.turn("arc")
    p.do("play explorer", "land windspire", "side trade")
    assert p.influence("arc") == 0
    p.pay("distance wyvern_ship")
    p.end_turn()
    assert (p.influence("arc"), p.cards("arc")) == (1, ["mayor"])
    p.hand("arc", "wyvern_ship", "iron_soldier")
    p.towns(1, "mossgate")
    p.turn("arc")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "distance wyvern_ship")
    p.end_turn()
    assert (p.owner("mossgate"), p.influence("arc"), p.cards("arc")) == ("arc", 1, [])
