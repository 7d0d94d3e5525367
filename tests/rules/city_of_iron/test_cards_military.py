"""The military cards that all nations share, each used for what it does."""

import pytest

from tests.rules.city_of_iron.covered import after, covers
from tests.rules.city_of_iron.position import Position
from tests.rules.city_of_iron.test_cards_citizens import NO_ABILITY, holding


@covers("ability", "soldier", "captain", "iron_soldier", "sharp_shooter")
@pytest.mark.rule("COI-285")
@pytest.mark.parametrize(
    ("card", "guns", "town"),
    [
        ("soldier", 1, "orrins_ford"),
        ("captain", 1, "orrins_ford"),
        ("iron_soldier", 3, "saltmere"),
        ("sharp_shooter", 2, "mossgate"),
    ],
)
def test_plain_soldiers_have_guns_and_no_ability(card: str, guns: int, town: str) -> None:
    """Beside the Tax Collector's gun they take a town that defends with one gun more than their own; they can't be played."""
    p = holding("arc", card, "tax_collector", "cargo_ship", coins=20, science=9)  # distance 2
    p.towns(1, "mossgate", "orrins_ford")
    p.towns(2, "saltmere", "emberdeep")
    p.t.town_pile(p.content.town_stars[p.town(town)]).remove(p.town(town))
    p.t.town_pile(p.content.town_stars[p.town(town)]).append(p.town(town))  # on top
    p.turn("arc")
    assert p.why(f"play {card}") == NO_ABILITY
    p.do(f"attack {town}")
    p.pay("guns tax_collector", f"guns {card}", "distance cargo_ship")
    p.end_turn()
    assert (p.owner(town), p.content.town_defense[p.town(town)]) == ("arc", 1 + guns)
    assert (p.coins("arc"), p.science("arc"), p.influence("arc"), p.cards("arc")) == (20, 9, 0, [])
    assert p.pile("arc", "military_discard") == [card]


def attacking(*hand: str, town: str = "mossgate", stars: int = 1) -> Position:
    """Arc attacks a town (Mossgate: 3 guns, distance 1) with these cards in hand."""
    p = holding("arc", *hand)
    p.towns(stars, town)
    p.draw_pile("arc", "citizen", "mayor", "regent")
    p.draw_pile("arc", "military", "warship", "iron_dragon")
    p.turn("arc")
    p.do(f"attack {town}")
    return p


@covers("ability", "inventor")
@pytest.mark.rule("COI-286")
def test_the_inventor_gives_science_for_its_gun() -> None:
    """1 science when its gun is used in an attack, needed or not; none for its hammer."""
    p = attacking("inventor", "sharp_shooter", "cartographer")
    p.pay("guns inventor", "guns sharp_shooter", "distance cartographer")
    p.end_turn()
    assert (p.owner("mossgate"), p.science("arc")) == ("arc", 1)
    p = attacking("inventor", "iron_soldier", "cartographer")
    p.do("guns iron_soldier", "distance cartographer")
    assert p.can("guns inventor")
    unused = after(p, "done")
    p.do("guns inventor", "done")
    assert (p.science("arc"), unused.science("arc"), unused.cards("arc")) == (1, 0, ["inventor"])
    q = holding("arc", "inventor", "mayor")
    q.turn("arc")
    q.do("play mayor")
    q.pay("hammer inventor")
    q.do("side slum")
    q.end_turn()
    assert q.science("arc") == 0


@covers("ability", "iron_dragon")
@pytest.mark.rule("COI-287")
@pytest.mark.rule("COI-G38")
def test_the_iron_dragon_guards_a_town() -> None:
    """It lies on a town of its owner, for an action; nobody can attack that town, other towns they can."""
    p = holding("arc", "iron_dragon")
    p.conquer("arc", "lylark", "mossgate")
    p.hand("om", "warship", "magician", "cartographer")
    p.turn("arc", "om")
    assert p.income("arc") == 2 + 2
    p.do("play iron_dragon")
    assert p.options() == ["town lylark", "town mossgate"]
    p.do("town lylark")
    assert (p.who, p.cards("arc"), p.pile("arc", "military_discard")) == ("om", [], [])
    assert p.t.guard[p.town("lylark")] == p.expert("iron_dragon")
    assert (p.goods("arc"), p.income("arc")) == ({"turnip": 3, "glow_moss": 2}, 4)
    assert p.why("attack lylark") == ("COI-287",)
    assert p.can("attack mossgate")
    q = holding("arc", "iron_dragon", coins=9)
    q.conquer("hog", "lylark")
    q.turn("arc")
    assert q.why("play iron_dragon") == ("COI-287",)  # no town of one's own


@pytest.mark.rule("COI-287")
def test_the_iron_dragon_shoots_instead() -> None:
    """Used for its five guns it guards nothing and is laid down at the end of the turn."""
    p = holding("arc", "iron_dragon", "cargo_ship")
    p.towns(2, "hook_harbor")  # 5 guns, distance 2
    p.turn("arc")
    p.do("attack hook_harbor")
    p.pay("guns iron_dragon", "distance cargo_ship")
    p.end_turn()
    assert (p.owner("hook_harbor"), p.pile("arc", "military_discard")) == ("arc", ["iron_dragon"])
    assert p.t.guard[p.town("hook_harbor")] == -1


@pytest.mark.rule("COI-288")
@pytest.mark.rule("COI-G38")
def test_the_iron_dragon_is_discarded_when_the_round_ends() -> None:
    """Through Autumn and Winter it lies on its town; then it lies on top of the military discards, and the town is open."""
    p = Position("arc", "om")
    p.conquer("arc", "lylark", guard="iron_dragon")
    p.discard_pile("arc", "military", "soldier")
    p.give("arc", coins=3)
    p.autumn(1)
    assert p.step == "Hire"
    assert (p.t.guard[p.town("lylark")], p.pile("arc", "military_discard")) == (
        p.expert("iron_dragon"),
        ["soldier"],
    )
    p.by("arc", "done")
    if p.step == "Hire":
        p.by("om", "done")
    assert (p.step, p.t.guard[p.town("lylark")]) == ("Bid", -1)
    assert p.pile("arc", "military_discard") == ["soldier", "iron_dragon"]
    p.hand("om", "warship", "magician", "cartographer")
    p.turn("om")
    assert p.can("attack lylark")


@pytest.mark.rule("COI-288")
@pytest.mark.rule("COI-G38")
def test_the_iron_dragon_comes_home_before_the_last_scoring() -> None:
    """In round 7 it is discarded too: it lies on no town when the game is over."""
    p = Position("arc", "om")
    p.conquer("arc", "lylark", guard="iron_dragon")
    p.autumn(7)
    assert p.t.over
    assert (p.t.guard[p.town("lylark")], p.pile("arc", "military_discard")) == (-1, ["iron_dragon"])


@covers("ability", "iron_guard", "magician")
@pytest.mark.rule("COI-289")
@pytest.mark.rule("COI-291")
@pytest.mark.parametrize(
    ("card", "building", "other"), [("iron_guard", "B09", "C04"), ("magician", "C04", "B09")]
)
def test_iron_guard_and_magician_are_thrown_away_for_influence(card: str, building: str, other: str) -> None:
    """A Factory for the one, a Crystal Tower for the other: at once 1 influence, the card discarded; or it is kept."""
    p = holding("arc", card, coins=30, science=9)
    p.settle("arc", "windspire", "trade")
    p.row(building, other)
    p.turn("arc")
    elsewhere = after(p, f"build {other}")
    p.do(f"build {building}")
    if p.step == "ChooseCity":
        p.do("city windspire")
    assert p.options() == [f"react {card}", "decline"]
    declined = after(p, "decline")
    assert (declined.influence("arc"), declined.cards("arc"), declined.who) == (0, [card], "cresaria")
    p.do(f"react {card}")
    assert (p.influence("arc"), p.cards("arc"), p.pile("arc", "military_discard"), p.who) == (
        1,
        [],
        [card],
        "cresaria",
    )
    if elsewhere.step == "ChooseCity":
        elsewhere.do("city windspire")
    assert (elsewhere.step, elsewhere.who) == ("Turn", "cresaria")
    assert (elsewhere.cards("arc"), elsewhere.influence("arc")) == ([card], 0)


@pytest.mark.rule("COI-289")
@pytest.mark.rule("COI-291")
@pytest.mark.parametrize(
    ("card", "town", "stars", "far"),
    [("iron_guard", "cogwell", 2, "cloud_skimmer"), ("magician", "highcairn", 3, "wyvern_ship")],
)
@pytest.mark.rule("COI-G37")
def test_a_conquest_counts_but_not_with_the_card_that_fought(
    card: str, town: str, stars: int, far: str
) -> None:
    """Conquering the goods counts as well; a card whose guns were used in the attack is not in hand any more."""
    p = holding("arc", "iron_dragon", "iron_soldier", card, far)
    p.towns(stars, town)
    p.turn("arc")
    p.do(f"attack {town}")
    if town == "cogwell":  # 5 guns
        p.pay("guns iron_dragon", f"distance {far}")
    else:  # 8 guns
        p.pay("guns iron_dragon", "guns iron_soldier", f"distance {far}")
    assert p.options() == [f"react {card}", "decline"]
    p.do(f"react {card}")
    assert p.pile("arc", "military_discard")[0] == card  # at once, before the cards used
    p.end_turn()
    assert (p.owner(town), p.influence("arc")) == ("arc", 1)
    q = holding("arc", "iron_dragon", "iron_soldier", card, far)
    q.towns(stars, town)
    q.turn("arc")
    q.do(f"attack {town}")
    other = "iron_soldier" if town == "cogwell" else "iron_dragon"
    q.pay(f"guns {other}", f"guns {card}", f"distance {far}")
    assert q.step == "LayDown"
    q.end_turn()
    assert (q.owner(town), q.influence("arc")) == ("arc", 0)


@covers("ability", "machinist")
@pytest.mark.rule("COI-290")
def test_the_machinist_draws_a_military_card_for_its_guns() -> None:
    """Its two guns in an attack: the top military card; its hammer draws nothing."""
    p = attacking("machinist", "soldier", "cartographer")
    p.pay("guns machinist", "guns soldier", "distance cartographer")
    p.end_turn()
    assert (p.owner("mossgate"), p.cards("arc")) == ("arc", ["warship"])
    assert p.pile("arc", "military_draw") == ["iron_dragon"]
    q = holding("arc", "machinist", "mayor")
    q.draw_pile("arc", "military", "warship")
    q.turn("arc")
    q.do("play mayor")
    q.pay("hammer machinist")
    q.do("side slum")
    q.end_turn()
    assert q.pile("arc", "military_draw") == ["warship"]


@covers("ability", "spy")
@pytest.mark.rule("COI-292")
def test_the_spy_draws_a_citizen_for_its_gun_or_its_distance() -> None:
    """One card in either case, in an attack or in settling."""
    for cards in (
        ("guns spy", "guns sharp_shooter", "distance cartographer"),
        ("guns iron_soldier", "distance spy"),
    ):
        p = attacking("spy", "sharp_shooter", "iron_soldier", "cartographer")
        p.pay(*cards)
        p.end_turn()
        assert p.owner("mossgate") == "arc"
        assert ("mayor" in p.cards("arc"), p.pile("arc", "citizen_draw")) == (True, ["regent"])
    q = holding("arc", "spy", "explorer")
    q.draw_pile("arc", "citizen", "mayor", "regent")
    q.turn("arc")
    q.do("play explorer", "land tentacle_coast", "side trade")
    q.pay("distance spy")
    q.end_turn()
    assert (q.settler("tentacle_coast"), q.cards("arc")) == ("arc", ["mayor"])
    q = holding("arc", "spy", "iron_soldier", "cartographer")
    q.draw_pile("arc", "citizen", "mayor", "regent")
    q.towns(1, "mossgate")
    q.turn("arc")
    q.do("attack mossgate")
    q.pay("guns iron_soldier", "distance cartographer")
    q.end_turn()
    assert q.cards("arc") == ["spy"]  # unused, it draws nothing


@covers("ability", "warship")
@pytest.mark.rule("COI-293")
@pytest.mark.rule("COI-G48")
def test_the_warship_buries_a_town_and_draws_a_citizen() -> None:
    """A free action: the top town of a pile goes to its bottom, then one citizen card is drawn."""
    p = holding("arc", "warship")
    p.towns(1, "mossgate", "lylark", "greywater")
    p.towns(2, "estra")
    p.towns(3)
    p.draw_pile("arc", "citizen", "mayor", "regent")
    p.turn("arc")
    p.do("play warship")
    assert p.options() == ["pile 0", "pile 1"]  # an empty pile can't be chosen
    alone = after(p, "pile 1")
    assert (alone.town_pile(2), alone.cards("arc")) == (["estra"], ["mayor"])
    p.do("pile 0")
    assert (p.town_pile(1), p.town_pile(2)) == (["lylark", "greywater", "mossgate"], ["estra"])
    assert (p.cards("arc"), p.pile("arc", "citizen_draw"), p.who) == (["mayor"], ["regent"], "arc")
    assert p.step == "Turn"
    q = holding("arc", "warship")
    for stars in (1, 2, 3):
        q.towns(stars)
    q.draw_pile("arc", "citizen", "mayor")
    q.turn("arc")
    q.do("play warship")
    assert (q.step, q.cards("arc")) == ("Turn", ["mayor"])  # no town left: only the draw
