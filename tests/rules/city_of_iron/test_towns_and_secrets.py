"""Towns one owns and attacks; what everybody may see and what is secret."""

import json
from typing import cast

import pytest

from boomtown.games.city_of_iron import GAME
from boomtown.games.city_of_iron.rules.settling import can_settle
from boomtown.games.city_of_iron.rules.table import IronTable
from tests.rules.city_of_iron.position import PILES, Position

STRONG = (
    "iron_dragon",
    "iron_soldier",
    "magician",
    "machinist",
    "cloud_skimmer",
    "wyvern_ship",
    "cartographer",
)


def told(p: Position, viewer: int | None) -> str:
    """All that a viewer gets: view, log, text and picture."""
    t = p.t
    return json.dumps([t.view(viewer), t.log(viewer), GAME.describe(t, viewer), GAME.picture(t, viewer)])


# --- towns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-212")
def test_a_player_may_own_any_number_of_towns() -> None:
    """Fourteen are no obstacle to the fifteenth, and all of them give goods and income; no population is needed."""
    p = Position()
    towns = [town for town in p.content.town_ids if town != "mossgate"]
    p.conquer("arc", *towns)
    p.build("arc", "A17", "A18", "A19", "A20", "A26")  # a full city
    p.hand("arc", *STRONG)
    income = sum(p.content.town_income)
    p.turn("arc")
    p.do("attack mossgate", "distance cartographer", "guns iron_dragon", "done")
    p.end_turn()
    assert all(p.owner(town) == "arc" for town in p.content.town_ids)
    assert p.income("arc") == 2 + income
    everything: dict[str, int] = {}
    for goods in p.content.town_goods:
        for good, n in zip(goods[::2], goods[1::2], strict=True):
            everything[p.content.good_ids[good]] = everything.get(p.content.good_ids[good], 0) + n
    assert p.goods("arc") == everything


@pytest.mark.rule("COI-213")
def test_only_the_top_town_of_each_pile_can_be_conquered() -> None:
    """The towns below it come up one by one as the top is taken."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate", "wick_hollow", "orrins_ford")
    p.towns(2, "saltmere", "cogwell")
    p.towns(3)
    p.hand("arc", *STRONG)
    p.turn("arc")
    assert p.offers("attack") == {"mossgate", "saltmere"}
    for below in ("wick_hollow", "orrins_ford", "cogwell"):
        assert p.why(f"attack {below}") == ("COI-213",)
    p.do("attack mossgate")
    p.pay("distance cartographer", "guns iron_soldier")
    p.end_turn()
    p.turn("arc")
    assert p.offers("attack") == {"wick_hollow", "saltmere"}
    assert p.town_pile(1) == ["wick_hollow", "orrins_ford"]


@pytest.mark.rule("COI-213")
@pytest.mark.rule("COI-G40")
def test_scouting_looks_below_the_top() -> None:
    """One eye: the town under the top of any pile too, but not the one under that."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate", "wick_hollow", "orrins_ford")
    p.towns(2, "saltmere", "cogwell", "emberdeep")
    p.towns(3)
    p.build("arc", "A20")
    p.hand("arc", *STRONG)
    p.turn("arc")
    assert p.offers("attack") == {"mossgate", "wick_hollow", "saltmere", "cogwell"}
    p.do("attack wick_hollow")
    p.pay("distance cartographer", "guns iron_soldier")
    assert p.town_pile(1) == ["mossgate", "orrins_ford"]


@pytest.mark.rule("COI-214")
def test_goods_and_income_go_over_to_the_new_owner() -> None:
    """What the loser loses the winner gains, at once; nothing else of theirs changes, and no building is discarded."""
    p = Position("arc", "hog", "om")
    p.conquer("hog", "greywater", "lylark")  # Ore, Glow Moss; 3 Turnips
    p.build("hog", "A13")
    p.build("arc", "A09")
    p.row("A17")
    p.hand("arc", *STRONG)
    assert (p.goods("hog"), p.income("hog")) == ({"turnip": 3, "glow_moss": 1, "ore": 3}, 5)
    p.turn("arc")
    p.do("attack greywater")
    p.pay("distance wyvern_ship", "guns iron_dragon")
    assert (p.goods("hog"), p.income("hog")) == ({"turnip": 3, "ore": 2}, 4)
    assert (p.goods("arc"), p.income("arc")) == ({"glow_moss": 3, "ore": 1}, 4)
    assert (p.owner("greywater"), p.owner("lylark"), p.scrapped()) == ("arc", "hog", [])
    assert (p.goods("om"), p.income("om")) == ({}, 2)


@pytest.mark.rule("COI-215")
def test_everyone_may_look_through_the_town_piles() -> None:
    """All towns in their order, for every player and at any time, the one who is not asked too."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate", "wick_hollow", "orrins_ford")
    p.towns(2, "saltmere", "cogwell")
    p.turn("arc")
    for viewer in (None, 0, 1):
        view = p.t.view(viewer)
        assert view["towns_1"][::-1] == [p.town(name) for name in ("mossgate", "wick_hollow", "orrins_ford")]
        assert view["towns_2"][::-1] == [p.town(name) for name in ("saltmere", "cogwell")]
        text = GAME.describe(p.t, viewer)
        assert text.index("Mossgate") < text.index("Wick Hollow") < text.index("Orrin's Ford")


@pytest.mark.rule("COI-215")
def test_the_order_of_the_towns_changes_only_by_a_special_ability() -> None:
    """Through a whole round nothing moves; the Warship puts a top town under its pile."""
    p = Position("arc", "hog")
    p.row("A17", "A01")
    p.give("arc", coins=9)
    before = [p.town_pile(stars) for stars in (1, 2, 3)]
    p.summer("hog", "arc")
    p.do("tax", "build A17", "store A01", "research", "tax", "tax")
    p.by("arc", "done")
    p.by("hog", "done")
    assert (p.step, [p.town_pile(stars) for stars in (1, 2, 3)]) == ("Bid", before)
    p.hand("arc", "warship")
    p.turn("arc")
    p.do("play warship", "pile 1")
    assert p.town_pile(2) == [*before[1][1:], before[1][0]]
    assert (p.town_pile(1), p.town_pile(3)) == (before[0], before[2])
    changes = [
        e["id"] for e in p.content.data["experts"]["expert"] if "bury_town" in str(e.get("effect", ""))
    ]
    assert changes == ["warship"]


# --- hidden information --------------------------------------------------------------------------------------


def dealt() -> Position:
    """Arc with cards in hand and in all four piles, and a card before it; it is the Hog Republic's turn."""
    p = Position("arc", "hog")
    p.hand("arc", "regent", "machinist", "explorer")
    p.draw_pile("arc", "citizen", "mayor", "engineer", "junkbot")
    p.discard_pile("arc", "citizen", "scholar", "merchant", "cartographer")
    p.draw_pile("arc", "military", "spy", "soldier")
    p.discard_pile("arc", "military", "captain", "inventor", "warship")
    p.draw_pile("hog", "citizen", "forger")
    p.turn("hog")
    return p


@pytest.mark.rule("COI-216")
def test_players_may_look_through_their_own_piles() -> None:
    """All four in their order, also while another is at work."""
    p = dealt()
    view = p.t.view(0)
    for name in PILES:
        cards = [p.content.expert_ids[card] for card in view[name][0]]
        assert cards == (p.pile("arc", name)[::-1] if name.endswith("draw") else p.pile("arc", name))
    assert p.pile("arc", "citizen_discard") == ["scholar", "merchant", "cartographer"]


@pytest.mark.rule("COI-216")
def test_nobody_reorders_a_pile() -> None:
    """A round of draws, purchases and plays takes cards only from the top, puts them only on top."""
    p = dealt()
    p.give("arc", coins=9)
    p.turn("arc", "arc", "arc", "hog")
    p.do("draw citizen")
    assert p.pile("arc", "citizen_draw") == ["engineer", "junkbot"]
    p.do("play mayor", "hammer regent", "done", "side slum")
    p.through("LayDown")
    discard = p.pile("arc", "citizen_discard")
    assert discard[:3] == ["scholar", "merchant", "cartographer"]
    assert set(discard[3:]) == {"mayor", "regent"}
    p.do("draw military")
    assert p.pile("arc", "military_draw") == ["soldier"]
    p.autumn()
    assert p.pile("arc", "citizen_draw") == ["junkbot"]
    assert p.pile("arc", "military_draw") == []  # the Slum's draw
    assert p.pile("arc", "citizen_discard") == discard
    assert p.pile("arc", "military_discard") == ["captain", "inventor", "warship"]
    p.by("arc", "hire sharp_shooter", "done")
    assert p.pile("arc", "citizen_draw") == ["junkbot"]


@pytest.mark.rule("COI-217")
@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.rule("COI-G59")
def test_others_may_not_look_through_a_players_piles(viewer: int | None) -> None:
    """They see how many cards there are and which lies on top of a discard pile, nothing else."""
    p = dealt()
    view = p.t.view(viewer)
    assert [view[name][0] for name in PILES] == [{"count": n} for n in (3, 3, 2, 3)]
    assert view["tops"][0] == [p.expert("cartographer"), p.expert("warship")]
    before = told(p, viewer)
    p.draw_pile("arc", "citizen", "junkbot", "mayor", "engineer")  # the same cards in another order
    p.discard_pile("arc", "citizen", "merchant", "scholar", "cartographer")
    p.draw_pile("arc", "military", "soldier", "spy")
    p.discard_pile("arc", "military", "inventor", "captain", "warship")
    assert told(p, viewer) == before
    p.discard_pile("arc", "citizen", "merchant", "cartographer", "scholar")  # another top card is seen
    assert told(p, viewer) != before


@pytest.mark.rule("COI-218")
@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.rule("COI-G59")
def test_hands_and_buy_pools_are_secret(viewer: int | None) -> None:
    """Others see how many cards are in a hand and in a buy pool; which card is in hand and which in the pile they can't tell."""
    p = dealt()
    view = p.t.view(viewer)
    assert (view["hands"][0], view["unseen"][0], view["pools"][0]) == (
        {"count": 3},
        {"count": 3},
        {"count": 14},
    )
    mine = p.t.view(0)
    assert mine["hands"][0] == sorted(p.expert(card) for card in ("regent", "machinist", "explorer"))
    assert {p.content.expert_ids[card] for card in mine["pools"][0]} == p.pool("arc")
    before = told(p, viewer)
    p.hand("arc", "mayor", "spy", "engineer")
    p.draw_pile("arc", "citizen", "regent", "explorer", "junkbot")
    p.draw_pile("arc", "military", "machinist", "soldier")
    assert told(p, viewer) == before
    assert told(p, 0) != before


@pytest.mark.rule("COI-218")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    """The log names it to the one who drew; a guess of another seat may put it anywhere."""
    p = dealt()
    p.turn("arc")
    p.do("draw citizen")
    line = [p.t.log(viewer)[-1]["text"] for viewer in (0, 1, None)]
    assert "Mayor" in line[0]
    assert "Mayor" not in line[1] + line[2]
    guesses = {tuple(p.t.guess(1, dice).hands[0]) for dice in range(1, 30)}  # type: ignore[attr-defined]
    assert len(guesses) > 3
    own = {tuple(p.t.guess(0, dice).hands[0]) for dice in range(1, 10)}  # type: ignore[attr-defined]
    assert own == {tuple(p.t.hands[0])}


@pytest.mark.rule("COI-204")
def test_whoever_names_a_land_can_pay_for_it_in_every_guess() -> None:
    """Others can tell that much of a hand while the district is chosen; which cards supply it they can't."""
    p = Position("arc", "hog")
    p.hand("arc", "explorer", "cartographer", "scholar")
    p.draw_pile("arc", "citizen", "engineer", "mayor", "arms_dealer", "cloud_skimmer")
    p.turn("arc")
    p.do("play explorer", "land tentacle_coast")
    assert p.step == "Choose found_city"
    hands = []
    for dice in range(1, 30):
        guess = cast(IronTable, p.t.guess(1, dice))
        assert can_settle(guess, 0, p.land("tentacle_coast"), p.expert("explorer"))
        hands.append(tuple(guess.hands[0]))
    assert len(set(hands)) > 1
