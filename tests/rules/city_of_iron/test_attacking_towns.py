"""Summer: attacking towns."""

import pytest

from tests.rules.city_of_iron.position import Position


def armed(*cards: str, stars: int = 1, towns: tuple[str, ...] = ("mossgate",)) -> Position:
    """Arc's turn with these cards in hand and one pile of towns."""
    p = Position("arc", "hog", "om")
    for pile in (1, 2, 3):
        p.towns(pile, *(towns if pile == stars else ()))
    p.hand("arc", *cards)
    p.turn("arc")
    return p


STRONG = (
    "iron_dragon",
    "iron_soldier",
    "magician",
    "machinist",
    "iron_guard",
    "sharp_shooter",
    "cloud_skimmer",
    "wyvern_ship",
)


@pytest.mark.rule("COI-123")
def test_top_towns_and_towns_of_others_can_be_attacked() -> None:
    """The top of each pile and what others own; not what lies below, not one's own, not what is in the box."""
    p = Position("arc", "hog", "om")
    p.towns(1, "mossgate", "wick_hollow")
    p.towns(2, "saltmere", "cogwell")
    p.towns(3, "velvet_falls", "highcairn")
    p.conquer("hog", "greywater")
    p.conquer("om", "orrins_ford")
    p.conquer("arc", "lylark")
    p.hand("arc", *STRONG)
    p.turn("arc")
    assert p.offers("attack") == {"mossgate", "saltmere", "velvet_falls", "greywater", "orrins_ford"}
    assert p.why("attack lylark") == ("COI-123",)
    assert p.why("attack estra") == ("COI-123",)
    assert p.why("attack wick_hollow") == ("COI-213",)


@pytest.mark.rule("COI-124")
def test_guns_must_match_the_defense() -> None:
    """Mossgate defends with 3: 1 + 1 + 1 or 3 take it, 1 + 1 do not; more than needed is no harm."""
    two = armed("cartographer", "soldier", "captain")
    assert two.why("attack mossgate") == ("COI-124",)
    p = armed("cartographer", "soldier", "captain", "tax_collector")
    p.do("attack mossgate")
    p.pay("distance cartographer", "guns soldier", "guns captain", "guns tax_collector")
    assert p.owner("mossgate") == "arc"
    q = armed("cartographer", "iron_dragon")
    q.do("attack mossgate")
    q.pay("distance cartographer", "guns iron_dragon")
    assert q.owner("mossgate") == "arc"


@pytest.mark.rule("COI-124")
def test_the_player_chooses_which_cards_pay() -> None:
    """Soldier and Sharp Shooter, or Captain and Sharp Shooter, or the Iron Soldier; what is not named stays in hand."""
    hand = ("cartographer", "soldier", "captain", "sharp_shooter", "iron_soldier")
    for guns in (("soldier", "sharp_shooter"), ("captain", "sharp_shooter"), ("iron_soldier",)):
        p = armed(*hand)
        p.do("attack mossgate")
        p.pay("distance cartographer", *[f"guns {card}" for card in guns])
        assert set(p.cards("arc")) == set(hand) - set(guns) - {"cartographer"}


@pytest.mark.rule("COI-125")
def test_distance_must_match_too() -> None:
    """Greywater lies 2 away: 1 is too little, 1 + 1 and 3 do."""
    short = armed("iron_soldier", "cartographer", towns=("greywater",))
    assert short.why("attack greywater") == ("COI-125",)
    p = armed("iron_soldier", "cartographer", "explorer", towns=("greywater",))
    p.do("attack greywater")
    p.pay("guns iron_soldier", "distance cartographer", "distance explorer")
    assert (p.owner("greywater"), p.cards("arc")) == ("arc", [])
    q = armed("iron_soldier", "cloud_skimmer", "cartographer", towns=("greywater",))
    q.do("attack greywater")
    q.pay("guns iron_soldier", "distance cloud_skimmer")
    assert (q.owner("greywater"), q.cards("arc")) == ("arc", ["cartographer"])


@pytest.mark.rule("COI-126")
def test_a_card_counts_for_guns_or_for_distance() -> None:
    """The Warship has 3 guns and 2 distance, enough for Mossgate, but not both at once."""
    assert armed("warship").why("attack mossgate") == ("COI-126",)
    p = armed("warship", "iron_soldier", "spy")
    p.do("attack mossgate")
    assert p.offers("guns") | p.offers("distance") <= {"warship", "iron_soldier", "spy"}
    p.pay("distance warship", "guns iron_soldier")
    assert p.owner("mossgate") == "arc"
    assert p.cards("arc") == ["spy"]
    q = armed("warship", "iron_soldier", "spy")
    q.do("attack mossgate")
    q.pay("guns warship", "distance spy")
    assert q.cards("arc") == ["iron_soldier"]
    r = armed("warship", "cartographer")
    r.do("attack mossgate")
    r.pay("guns warship", "distance cartographer")
    assert r.owner("mossgate") == "arc"


@pytest.mark.rule("COI-126")
def test_a_card_already_used_is_not_offered_for_its_other_skill() -> None:
    """The Spy declared for distance has no gun any more, until it is put back."""
    p = armed("spy", "soldier", "captain", "explorer", towns=("orrins_ford",))
    p.do("attack orrins_ford", "guns soldier", "guns captain", "distance spy")
    assert (p.why("guns spy"), p.can("distance spy")) == (("COI-103",), True)
    p.do("distance spy")
    assert p.can("guns spy")


@pytest.mark.rule("COI-127")
def test_citizens_and_military_cards_fight_together() -> None:
    """Guns of a Tax Collector and an Arms Dealer beside a Soldier's; distance of a Cartographer and of a Spy."""
    p = armed("tax_collector", "arms_dealer", "soldier", "cartographer", "spy", towns=("greywater",))
    p.do("attack greywater")
    p.pay("guns tax_collector", "guns arms_dealer", "guns soldier", "distance cartographer", "distance spy")
    p.through("LayDown")
    assert p.owner("greywater") == "arc"
    assert sorted(p.pile("arc", "citizen_discard")) == ["arms_dealer", "cartographer", "tax_collector"]
    assert sorted(p.pile("arc", "military_discard")) == ["soldier", "spy"]


@pytest.mark.rule("COI-128")
def test_there_is_no_attack_that_fails() -> None:
    """Guns without distance, distance without guns, one gun short: nothing can be started and nothing is lost."""
    short = ("soldier", "captain", "cartographer")
    lacking = {
        ("iron_dragon", "iron_soldier"): ("COI-125",),
        ("cloud_skimmer", "wyvern_ship"): ("COI-124",),
        short: ("COI-124",),
        ("warship",): ("COI-126",),
        (): ("COI-124", "COI-125"),
    }
    for cards, why in lacking.items():
        p = armed(*cards)
        assert p.offers("attack") == set()
        assert p.why("attack mossgate") == why
        assert p.cards("arc") == sorted(cards)


@pytest.mark.rule("COI-128")
def test_only_picks_that_can_be_completed_are_accepted() -> None:
    """Warship 3/2, Iron Soldier 3/0: with the Warship for guns nothing is left for the distance."""
    p = armed("warship", "iron_soldier")
    p.do("attack mossgate")
    assert (p.clicks("guns"), p.clicks("distance"), p.can("done")) == ({"iron_soldier"}, {"warship"}, False)
    assert p.why("guns warship") == ("COI-128",)
    p.do("guns iron_soldier")
    assert p.why("done") == ("COI-125",)
    p.do("distance warship", "done")
    assert p.owner("mossgate") == "arc"


@pytest.mark.rule("COI-129")
def test_the_attacker_takes_the_town_and_its_goods() -> None:
    """It leaves the pile, lies with its new owner for all to see, and both its goods are added to what was there."""
    p = armed("iron_soldier", "cloud_skimmer", towns=("greywater", "mossgate"))
    p.build("arc", "A13")  # 2 Ore
    p.do("attack greywater")
    p.pay("guns iron_soldier", "distance cloud_skimmer")
    assert p.goods("arc") == {"ore": 3, "glow_moss": 1}
    assert p.town_pile(1) == ["mossgate"]
    assert p.t.view(2)["town_owner"][p.town("greywater")] == 0
    assert p.who == "hog"


@pytest.mark.rule("COI-130")
def test_towns_use_no_population() -> None:
    """A full city takes no harm from a town, and a town takes no building."""
    p = armed("iron_soldier", "cartographer")
    p.build("arc", "A01", "A02", "A05", "A06", "A17")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "distance cartographer")
    assert p.owner("mossgate") == "arc"
    assert p.standing("arc") == ["A01", "A02", "A05", "A06", "A17"]
    assert (p.room("arc"), p.t.standing[p.land("arc")]) == (5, 5)
    p.t.built[0].clear()
    p.row("A18")
    p.give("arc", coins=5)
    p.turn("arc")
    p.do("build A18")
    assert p.standing("arc", "arc") == ["A18"]


@pytest.mark.rule("COI-131")
@pytest.mark.parametrize(
    ("stars", "town", "income"), [(1, "mossgate", 3), (3, "velvet_falls", 3), (3, "lantern_keep", 2)]
)
def test_a_town_with_income_raises_it_by_one(stars: int, town: str, income: int) -> None:
    """Mossgate and Velvet Falls give one, Lantern Keep none."""
    p = armed(*STRONG, stars=stars, towns=(town,))
    p.do(f"attack {town}")
    while p.step == "Pay":
        p.do(p.options()[0])
    p.end_turn()
    assert p.owner(town) == "arc"
    assert p.t.view(None)["income"] == [income, 2, 2]


@pytest.mark.rule("COI-132")
def test_an_owned_town_defends_with_its_conquered_side() -> None:
    """Mossgate: 3 guns from the pile, 5 once somebody owns it, and 5 again for the next."""
    p = armed("iron_soldier", "cartographer")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "distance cartographer")
    for attacker in ("hog", "om"):
        p.hand(attacker, "iron_soldier", "soldier", "cartographer")  # 4 guns
        p.turn(attacker)
        assert "COI-124" in p.why("attack mossgate")
        p.hand(attacker, "iron_soldier", "sharp_shooter", "cartographer")  # 5 guns
        p.turn(attacker)
        p.do("attack mossgate")
        p.pay("guns iron_soldier", "guns sharp_shooter", "distance cartographer")
        assert p.owner("mossgate") == attacker
    content = p.content
    assert all(content.town_conquered[town] > content.town_defense[town] for town in range(15))


@pytest.mark.rule("COI-133")
@pytest.mark.rule("COI-G30")
def test_an_unconquered_town_costs_the_row_its_first_card() -> None:
    """The first card still there from the left goes to the discard pile; gaps stay, nothing slides."""
    p = armed("iron_soldier", "cartographer", towns=("mossgate", "wick_hollow"))
    p.row("", "", "A17", "", "A18", "A19")
    p.scrap("A01")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "distance cartographer")
    assert p.on_row()[:6] == ["", "", "", "", "A18", "A19"]
    assert p.scrapped() == ["A01", "A17"]


@pytest.mark.rule("COI-133")
@pytest.mark.rule("COI-G30")
def test_with_an_empty_row_nothing_is_discarded() -> None:
    """The attack succeeds all the same."""
    p = armed("iron_soldier", "cartographer")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "distance cartographer")
    assert (p.owner("mossgate"), p.scrapped()) == ("arc", [])


@pytest.mark.rule("COI-134")
def test_a_conquered_town_costs_the_row_nothing() -> None:
    """Taken from another player: the row and the discard pile stay as they are."""
    p = armed("iron_soldier", "sharp_shooter", "cartographer", towns=())
    p.conquer("hog", "mossgate")
    p.row("A17", "A18")
    p.turn("arc")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "guns sharp_shooter", "distance cartographer")
    assert p.owner("mossgate") == "arc"
    assert p.on_row()[:2] == ["A17", "A18"]
    assert p.scrapped() == []


@pytest.mark.rule("COI-135")
def test_further_cards_may_be_added_for_their_reactions() -> None:
    """All is paid; Inventor, Machinist and Spy may come too, each with a declared skill, for science and cards."""
    p = armed("iron_soldier", "cartographer", "inventor", "machinist", "spy", "magician")
    p.draw_pile("arc", "citizen", "mayor")
    p.draw_pile("arc", "military", "captain")
    p.do("attack mossgate", "guns iron_soldier", "distance cartographer")
    assert p.can("done")
    assert p.clicks("guns") == {"iron_soldier", "inventor", "machinist", "spy"}
    assert p.clicks("distance") == {"cartographer", "spy"}
    assert p.why("guns magician") == ("COI-135",)  # it doesn't react to an attack
    p.do("guns machinist", "distance spy", "guns inventor", "done")
    assert "distance spy" in p.used()
    assert p.owner("mossgate") == "arc"
    assert (p.science("arc"), p.cards("arc")) == (1, ["captain", "magician", "mayor"])
    p.end_turn()
    assert sorted(p.pile("arc", "military_discard")) == ["inventor", "iron_soldier", "machinist", "spy"]


@pytest.mark.rule("COI-135")
def test_a_scout_ship_may_be_added_as_its_distance_reacts_to_an_attack() -> None:
    """The Cartographer pays the distance; the Scout Ship, which counts more in attacks, may come too, the Cargo Ship not."""
    p = armed("iron_soldier", "cartographer", "scout_ship", "cargo_ship")
    p.do("attack mossgate", "guns iron_soldier", "distance cartographer")
    assert p.clicks("distance") == {"cartographer", "scout_ship"}
    assert p.why("distance cargo_ship") == ("COI-135",)
    p.do("distance scout_ship", "done")
    assert (p.owner("mossgate"), p.cards("arc")) == ("arc", ["cargo_ship"])


@pytest.mark.rule("COI-135")
def test_no_further_card_has_to_be_added() -> None:
    """Done at once: the cards stay in hand and nothing is gained for them."""
    p = armed("iron_soldier", "cartographer", "inventor")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "distance cartographer")
    assert (p.owner("mossgate"), p.science("arc"), p.cards("arc")) == ("arc", 0, ["inventor"])


@pytest.mark.rule("COI-135")
def test_an_added_card_that_the_others_have_made_needless_counts_as_used_once() -> None:
    """One reaction a card: the Inventor gives one science, whether it was needed or not."""
    for guns in ("sharp_shooter", "iron_soldier"):
        p = armed(guns, "inventor", "cartographer")
        p.do("attack mossgate")
        p.pay(f"guns {guns}", "guns inventor", "distance cartographer")
        assert (p.science("arc"), p.cards("arc")) == (1, [])
