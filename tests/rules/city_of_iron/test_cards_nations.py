"""The four nations: how each begins, what differs, and the cards that only one of them has."""

import pytest

from tests.rules.city_of_iron.covered import after, covers
from tests.rules.city_of_iron.position import ALL_NATIONS, Position, started
from tests.rules.city_of_iron.test_cards_citizens import NO_ABILITY, NO_HAMMER, UNPAID, holding


@covers("nation", "arc", "cresaria", "hog", "om")
@pytest.mark.parametrize(
    ("nation", "land", "citizens", "military", "unique"),
    [
        ("arc", "arc", {"scholar", "cartographer"}, {"soldier", "captain"}, {"architect", "bridge_builder"}),
        (
            "cresaria",
            "cresaria",
            {"scholar", "cartographer"},
            {"soldier", "captain"},
            {"genius", "professor"},
        ),
        (
            "hog",
            "hog_republic",
            {"scholar", "cartographer"},
            {"soldier", "gunslinger"},
            {"forger", "strategist"},
        ),
        (
            "om",
            "emerald_hills",
            {"scholar", "cartographer", "fixer"},
            {"soldier", "captain"},
            {"steam_drill"},
        ),
    ],
)
def test_a_nation_begins_with_its_land_coins_and_decks(
    nation: str, land: str, citizens: set[str], military: set[str], unique: set[str]
) -> None:
    """7 coins, no science, 2 income, a Capital on its land, its starting decks, and 28 cards of which it owns those."""
    t = started(4)
    seat = ALL_NATIONS.index(nation)
    ids, lands = t.content.expert_ids, t.content.land_ids
    assert (t.coins[seat], t.science[seat], t.income[seat], t.influence[seat]) == (7, 0, 2, 0)
    assert [lands[i] for i in range(len(lands)) if t.land_owner[i] == seat] == [land]
    assert t.room[lands.index(land)] == 5
    assert {ids[card] for card in t.hands[seat] + t.citizen_draw[seat]} == citizens
    assert {ids[card] for card in t.military_draw[seat]} == military
    pool = {ids[card] for card in t.view(seat)["pools"][seat]}
    assert len(pool) == 28 - len(citizens) - len(military)
    national = {"architect", "bridge_builder", "genius", "professor", "forger", "strategist", "steam_drill"}
    assert pool & (national | {"fixer", "captain", "gunslinger"}) == unique


@covers("nation", "arc")
def test_the_engineer_of_arc_costs_two_coins() -> None:
    """With 2 coins Arc can hire its Engineer; the others need 3."""
    p = Position()
    for nation in ALL_NATIONS:
        p.give(nation, coins=2)
    p.winter()
    assert p.can("hire engineer", "arc")
    for nation in ("cresaria", "hog", "om"):
        assert not p.can("hire engineer", nation)


@covers("nation", "cresaria")
def test_the_scholar_of_cresaria_needs_no_coin() -> None:
    """A hammer alone does; any other nation without a coin is refused."""
    p = holding("cresaria", "scholar", "captain", coins=1)
    p.turn("cresaria")
    p.do("play scholar")
    p.pay("hammer captain")
    assert (p.science("cresaria"), p.coins("cresaria")) == (1, 1)
    q = holding("cresaria", "scholar", "captain")
    q.turn("cresaria")
    assert q.why("play scholar") == ()
    for nation in ("arc", "hog", "om"):
        q = holding(nation, "scholar", "cartographer")
        q.turn(nation)
        assert q.why("play scholar") == UNPAID


@covers("nation", "om")
def test_the_soldier_of_om_has_a_hammer() -> None:
    """It pays for the Mayor; the Soldier of another nation does not."""
    p = holding("om", "mayor", "soldier")
    p.turn("om")
    p.do("play mayor")
    p.pay("hammer soldier")
    p.do("side slum")
    assert p.districts("emerald_hills") == ["capital", "slum"]
    for nation in ("arc", "cresaria", "hog"):
        q = holding(nation, "mayor", "soldier")
        q.turn(nation)
        assert q.why("play mayor") == NO_HAMMER


@covers("ability", "gunslinger")
@covers("nation", "hog")
def test_the_gunslinger_of_the_hogs_shoots_twice() -> None:
    """It takes Orrin's Ford (2 guns) with the Cartographer's distance; it has no ability, and the Captain is not theirs."""
    p = holding("hog", "gunslinger", "cartographer", coins=20)
    p.towns(1, "orrins_ford")
    p.turn("hog")
    assert p.why("play gunslinger") == NO_ABILITY
    assert p.why("play captain") == ("COI-096",)
    p.do("attack orrins_ford")
    p.pay("guns gunslinger", "distance cartographer")
    assert p.owner("orrins_ford") == "hog"
    assert (p.content.nation_cards[2] >> p.expert("captain")) & 1 == 0
    q = holding("arc", "captain", "cartographer")
    q.towns(1, "orrins_ford")
    q.turn("arc")
    assert not q.can("attack orrins_ford")


@covers("ability", "architect")
@pytest.mark.rule("COI-259")
@pytest.mark.rule("COI-G42")
def test_the_architect_gives_up_a_building_and_may_build() -> None:
    """The Academy's 5 coins come back, its science does not come any more, and an Outpost of 3 is built in the same action."""
    p = holding("arc", "architect")
    p.build("arc", "A17", "A01")
    p.row("A26", "A20")  # 3 and 6 coins
    p.turn("arc")
    p.do("play architect")
    assert p.options() == ["demolish A17", "demolish A01"]
    p.do("demolish A17")
    assert (p.coins("arc"), p.scrapped(), p.step) == (5, ["A17"], "ChooseHidden build")
    assert p.options() == ["build A26", "done"]
    without = after(p, "done")
    assert (without.coins("arc"), without.who) == (5, "cresaria")
    p.do("build A26")
    assert (p.coins("arc"), p.standing("arc"), p.who) == (2, ["A01", "A26"], "cresaria")


@pytest.mark.rule("COI-259")
@pytest.mark.rule("COI-G42")
def test_the_architect_pays_the_printed_coins_and_the_goods_are_lost() -> None:
    """A Moss Garden (3 coins, 1 science) bought cheaper by a Steam Crane gives 3 coins and no science."""
    p = holding("arc", "architect")
    p.build("arc", "B20", "A09")
    p.turn("arc")
    assert (p.goods("arc"), p.income("arc")) == ({"glow_moss": 2}, 3)
    p.do("play architect", "demolish A09")
    assert (p.coins("arc"), p.science("arc"), p.goods("arc"), p.income("arc")) == (3, 0, {}, 2)
    assert p.who == "cresaria"  # nothing to build: the turn is over
    q = holding("arc", "architect", coins=9)
    q.row("A26")
    q.turn("arc")
    assert q.why("play architect") == ("COI-259",)


@pytest.mark.rule("COI-259")
@pytest.mark.rule("COI-G42")
def test_the_architect_makes_room_in_a_full_city() -> None:
    """Five buildings in the Capital: one goes for its coins, the new one takes its place and nothing else goes."""
    p = holding("arc", "architect")
    p.build("arc", "A01", "A02", "A05", "A06", "A17")
    p.row("A21")  # 4 coins
    p.turn("arc")
    p.do("play architect", "demolish A17", "build A21")
    assert (p.standing("arc"), p.scrapped(), p.coins("arc")) == (
        ["A01", "A02", "A05", "A06", "A21"],
        ["A17"],
        1,
    )


@covers("ability", "bridge_builder")
@pytest.mark.rule("COI-262")
@pytest.mark.rule("COI-G43")
def test_the_bridge_builder_builds_in_a_full_city() -> None:
    """A sixth building in a city of population 5, and nothing is destroyed; price and land type count as always."""
    p = holding("arc", "bridge_builder", coins=4, science=3)
    p.build("arc", "A01", "A02", "A05", "A06", "A17")
    p.row("A21", "A18", "B05")  # 4 coins, 5 coins, desert
    p.turn("arc")
    p.do("play bridge_builder")  # it is the Barracks, as nothing else can be built
    assert p.standing("arc") == ["A01", "A02", "A05", "A06", "A17", "A21"]
    assert (p.coins("arc"), p.scrapped(), p.room("arc"), p.who) == (0, [], 5, "cresaria")
    p.give("arc", coins=20)
    p.turn("arc")
    assert p.why("build A18") == ("COI-196",)  # six in a city for five: one less makes no room


@pytest.mark.rule("COI-262")
@pytest.mark.rule("COI-G43")
def test_the_bridge_builder_is_for_full_cities_only() -> None:
    """Not with room left at home; with a full home and an empty colony only the home is built in."""
    p = holding("arc", "bridge_builder", coins=9)
    p.build("arc", "A01", "A02", "A05", "A06")
    p.row("A21")
    p.turn("arc")
    assert p.why("play bridge_builder") == ("COI-108",)
    p.build("arc", "A17")
    p.settle("arc", "tentacle_coast", "trade")
    p.turn("arc")
    p.do("play bridge_builder")
    assert p.standing("arc", "arc") == ["A01", "A02", "A05", "A06", "A17", "A21"]


@covers("ability", "genius")
@pytest.mark.rule("COI-270")
def test_the_genius_turns_a_hammer_into_science() -> None:
    """A free action: 1 hammer of another card, 1 science, no coin."""
    p = holding("cresaria", "genius", "captain")
    p.turn("cresaria")
    p.do("play genius")
    p.pay("hammer captain")
    assert (p.science("cresaria"), p.coins("cresaria"), p.who, p.step) == (1, 0, "cresaria", "Turn")
    p.do("tax")
    assert p.who == "arc"
    q = holding("cresaria", "genius", "soldier", coins=9)
    q.turn("cresaria")
    assert q.why("play genius") == NO_HAMMER


@covers("ability", "professor")
@pytest.mark.rule("COI-274")
def test_the_professor_turns_science_into_four_coins() -> None:
    """A free action: 1 science for 4 coins; without science it can't be played."""
    p = holding("cresaria", "professor", science=2)
    p.turn("cresaria")
    p.do("play professor")
    assert (p.science("cresaria"), p.coins("cresaria"), p.who, p.step) == (1, 4, "cresaria", "Turn")
    q = holding("cresaria", "professor", coins=9)
    q.turn("cresaria")
    assert q.why("play professor") == UNPAID


def forging(*own: str) -> Position:
    """The Hog Republic with the Forger in hand and these buildings; Arc has coins and is to move."""
    p = Position("arc", "hog", "om")
    p.build("hog", *own)
    p.hand("hog", "forger")
    p.give("arc", coins=30, science=9)
    return p


@covers("ability", "forger")
@pytest.mark.rule("COI-269")
@pytest.mark.rule("COI-G36")
def test_the_forger_earns_a_coin_for_each_kind_of_good_that_is_owned() -> None:
    """A Manor Farm gives Turnips and Srikas: 1 coin if the Hogs have one of them, 2 if both, no question if none."""
    for own, coins in ((("A02",), 1), (("A07",), 2)):
        p = forging(*own)
        p.row("B23")
        p.turn("arc")
        p.do("build B23")
        assert (p.who, p.options()) == ("hog", ["react forger", "decline"])
        p.do("react forger")
        assert (p.coins("hog"), p.cards("hog"), p.coins("arc")) == (coins, ["forger"], 24)
    p = forging("A13")  # Ore
    p.row("B23")
    p.turn("arc")
    p.do("build B23")
    assert (p.who, p.step) == ("hog", "Turn")


@pytest.mark.rule("COI-269")
@pytest.mark.rule("COI-G35")
def test_the_forger_is_shown_every_time_or_not_at_all() -> None:
    """It stays in hand: for the next gain it is there again, also for a conquest; it may be kept hidden, too."""
    p = forging("A02")
    p.row("A01", "A03", "A05")
    p.hand("om", "iron_soldier", "cartographer")
    p.towns(1, "lylark")
    p.turn("arc", "arc", "om", "hog")
    p.do("build A01", "react forger")
    assert (p.coins("hog"), p.cards("hog"), p.who) == (1, ["forger"], "arc")
    p.do("build A03", "decline")
    assert (p.coins("hog"), p.cards("hog"), p.who) == (1, ["forger"], "om")
    p.do("attack lylark")
    p.pay("guns iron_soldier", "distance cartographer")
    p.do("react forger")
    assert (p.owner("lylark"), p.coins("hog"), p.cards("hog")) == ("om", 2, ["forger"])


@pytest.mark.rule("COI-269")
@pytest.mark.rule("COI-G36")
def test_the_forger_needs_to_be_in_hand_and_looks_at_others_only() -> None:
    """What the Hogs gain themselves pays nothing; a Forger in the draw pile can't be shown."""
    p = forging("A02")
    p.give("hog", coins=9)
    p.row("A01")
    p.turn("hog")
    p.do("build A01")
    assert (p.coins("hog"), p.step, p.who) == (7, "Turn", "om")
    q = forging("A02")
    q.hand("hog", "mayor")
    q.draw_pile("hog", "citizen", "forger")
    q.row("A01")
    q.turn("arc")
    q.do("build A01")
    assert (q.who, q.options()) == ("hog", ["decline"])
    q.do("decline")
    assert (q.coins("hog"), q.who) == (0, "hog")


@covers("ability", "strategist")
@pytest.mark.rule("COI-282")
@pytest.mark.rule("COI-G62")
def test_the_strategist_draws_two_military_cards() -> None:
    """A free action; the pile is turned over if it must be; with the cards drawn the Hogs attack in the same turn."""
    p = holding("hog", "strategist", "cartographer")
    p.draw_pile("hog", "military", "gunslinger", "soldier", "spy")
    p.towns(1, "mossgate")  # 3 guns, distance 1
    p.turn("hog")
    assert not p.can("attack mossgate")
    p.do("play strategist")
    assert (p.cards("hog"), p.pile("hog", "military_draw")) == (
        ["cartographer", "gunslinger", "soldier"],
        ["spy"],
    )
    assert (p.who, p.step) == ("hog", "Turn")
    p.do("attack mossgate")
    p.pay("guns gunslinger", "guns soldier", "distance cartographer")
    assert p.owner("mossgate") == "hog"
    q = holding("hog", "strategist")
    q.draw_pile("hog", "military", "spy")
    q.discard_pile("hog", "military", "soldier", "gunslinger")
    q.turn("hog")
    q.do("play strategist")
    assert (q.cards("hog"), q.pile("hog", "military_draw")) == (["soldier", "spy"], ["gunslinger"])


@covers("ability", "fixer")
@pytest.mark.rule("COI-268")
def test_the_fixer_has_skills_and_no_ability() -> None:
    """It can't be played; its two hammers pay the Regent alone, or its distance reaches Tentacle Coast."""
    p = holding("om", "fixer", "regent", coins=20, science=9)
    p.turn("om")
    assert p.why("play fixer") == NO_ABILITY
    p.do("play regent")
    p.pay("hammer fixer")
    assert p.districts("emerald_hills") == ["imperial"]
    q = holding("om", "fixer", "explorer")
    q.turn("om")
    q.do("play explorer")
    assert q.offers("land") == {"tentacle_coast"}


@covers("ability", "steam_drill")
@pytest.mark.rule("COI-280")
@pytest.mark.rule("COI-281")
@pytest.mark.rule("COI-G44")
def test_the_steam_drill_builds_with_hammers_for_coins() -> None:
    """An Academy of 5: the Drill's own 2, the Fixer's 2, the Scholar's 1, and no coin; or fewer hammers and coins."""
    p = holding("om", "steam_drill", "fixer", "scholar", coins=2)
    p.row("A17", "A20")
    p.turn("om")
    assert p.offers("build") == set()
    p.do("play steam_drill")
    assert p.offers("build") == {"A17", "A20"}  # 2 coins + 2 + 2 + 1 hammers
    p.do("build A17")
    assert (p.clicks("hammer"), p.can("done")) == ({"scholar", "fixer"}, False)  # 3 due, 2 coins
    q = after(p, "hammer scholar")
    p.pay("hammer fixer", "hammer scholar")
    p.end_turn()
    assert (p.standing("om"), p.coins("om"), p.cards("om")) == (["A17"], 2, [])
    assert set(p.pile("om", "citizen_discard")) == {"steam_drill", "scholar", "fixer"}
    assert (q.options(), q.clicks("hammer")) == (["hammer fixer", "done"], {"scholar", "fixer"})
    q.do("done")
    assert (q.coins("om"), q.cards("om"), q.standing("om")) == (0, ["fixer"], ["A17"])


@pytest.mark.rule("COI-280")
@pytest.mark.rule("COI-G44")
def test_the_steam_drill_needs_the_rest_in_coins_and_all_the_science() -> None:
    """Hammers are no science; guns are no hammers; what is too much is lost."""
    p = holding("om", "steam_drill", "sharp_shooter", coins=2)
    p.row("A17")
    p.turn("om")
    assert p.why("play steam_drill") == ("COI-108",)  # 4 of 5
    p = holding("om", "steam_drill", "fixer", "scholar", coins=5)
    p.row("A09", "A26")  # 3 coins and 1 science; 3 coins
    p.turn("om")
    p.do("play steam_drill")
    assert p.offers("build") == {"A26"}
    p.do("build A26", "hammer fixer", "done")  # 2 hammers for the last coin
    assert (p.coins("om"), p.cards("om"), p.standing("om")) == (5, ["scholar"], ["A26"])
    q = holding("om", "steam_drill", "fixer", coins=5, science=1)
    q.row("A09")
    q.turn("om")
    q.do("play steam_drill", "build A09", "done")
    assert (q.coins("om"), q.science("om"), q.cards("om")) == (4, 0, ["fixer"])


@pytest.mark.rule("COI-281")
def test_the_steam_drills_own_hammers_count() -> None:
    """A Turnip Farm of 2 coins is paid by the Drill alone; a card played for its ability gives no hammer otherwise."""
    p = holding("om", "steam_drill")
    p.row("A01", "A26")
    p.turn("om")
    p.do("play steam_drill")
    assert p.options() == ["build A01"]
    p.do("build A01")
    assert (p.standing("om"), p.coins("om"), p.who) == (["A01"], 0, "arc")
    q = holding("om", "regent")  # two hammers of its own, two to pay
    q.turn("om")
    assert q.why("play regent") == NO_HAMMER
