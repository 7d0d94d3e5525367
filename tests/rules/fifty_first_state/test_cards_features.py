"""Features, each card: Building Bonuses, stockpiles, storage, answers to deals and razing, production thresholds."""

import pytest

from boomtown.games.fifty_first_state.rules.content import GOOD_IDS
from tests.rules.fifty_first_state.card_rows import BOARD, deck_of, goods, plus, price
from tests.rules.fifty_first_state.position import Position


def building(card: str, *state: str) -> Position:
    """Seat 0 has a card in hand, a State, six grey contacts and its turn; seat 1 has passed."""
    p = Position(2, deck_of(card))
    p.hand(0, card)
    p.put(0, *state)
    p.give(0, grey=6)
    p.passed(1)
    p.turn(0)
    p.watch()
    return p


def owning(card: str, *state: str, **supply: int) -> Position:
    """Seat 0 has a Feature among these Locations, these goods and its turn; seat 1 has passed."""
    p = Position(2, deck_of(card))
    p.put(0, card, *state)
    p.give(0, **supply)
    p.passed(1)
    p.turn(0)
    p.watch()
    return p


# --- Building Bonuses ----------------------------------------------------------------------------------------

BONUSES = [
    ("church", "vp*2"),
    ("church_ne", "vp*2"),
    ("crossroads", "card*2"),
    ("old_cinema", "vp"),
    ("old_cinema_w", "vp"),
]


@pytest.mark.parametrize(("card", "bonus"), BONUSES)
def test_a_building_bonus_is_given_once_when_the_card_is_built(card: str, bonus: str) -> None:
    """Nothing in the Production phase; no action to use."""
    p = building(card)
    p.do(f"construct {card}")
    assert p.gained(0) == plus(price(card), goods(bonus))
    assert p.offered("use") == []
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == BOARD


# card, five other Locations that show the Type it counts and neither produce nor score now
BY_TYPE = [
    ("factory", ("scrap_metal", "shipwreck", "shelter", "huge_machinery", "assembly_plant")),
    ("murderers_pub", ("city_guards", "bioweaponry", "gunsmith", "gun_shop", "shadow")),
    ("museum", ("church#1", "church#2", "old_cinema", "wrecked_tank#1", "wrecked_tank#2")),
    ("refinery", ("methane_storage", "oil_trader", "hideout", "convoy", "negotiator")),
    ("rubble", ("brick_storage", "clay_pit", "skyscraper", "rubble_trader", "abandoned_suburbs")),
    ("wrecked_tank", ("church#1", "church#2", "old_cinema", "museum", "wrecked_tank#3")),
    ("wrecked_tank_w", ("church#1", "church#2", "old_cinema_w", "museum", "wrecked_tank#3")),
]


@pytest.mark.parametrize("others", range(6))
@pytest.mark.parametrize(("card", "kin"), BY_TYPE)
def test_a_building_bonus_scores_by_the_number_of_locations_of_a_type(
    card: str, kin: tuple[str, ...], others: int
) -> None:
    """A point for itself and one for each other, at most five; not for Ruins, a rival's or another Type."""
    p = building(card, *kin[:others], "camp")
    p.put(1, *kin[others:])
    p.put(0, "deserted_colony", "motel")
    p.do(f"construct {card}")
    assert p.gained(0) == plus(price(card), {"vp": (1, 2, 3, 4, 5, 5)[others]})
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == BOARD


@pytest.mark.parametrize(("card", "kin"), BY_TYPE)
def test_such_a_bonus_counts_no_ruins(card: str, kin: tuple[str, ...]) -> None:
    """Two Ruins and two Locations of the Type: three points with the card itself."""
    p = building(card, *kin[:2])
    p.put(0, *kin[2:4], ruin=True)
    p.do(f"construct {card}")
    assert p.gained(0)["vp"] == 3


# --- stockpiles ----------------------------------------------------------------------------------------------

STOCKPILES = [
    ("brick_storage", "brick*3"),
    ("camp", "worker*3"),
    ("city_guards", "gun*3"),
    ("foundation", "development"),
    ("methane_storage", "fuel*3"),
    ("radioactive_colony", "ammo*2+worker+red+blue"),
    ("scrap_metal", "iron*3"),
]


@pytest.mark.parametrize(("card", "stock"), STOCKPILES)
def test_a_stockpile_is_filled_once_and_keeps_its_goods(card: str, stock: str) -> None:
    """They lie on the card, not in the supply; Cleanup leaves them, Production doesn't refill them."""
    p = building(card)
    p.do(f"construct {card}")
    assert p.gained(0) == price(card)
    assert p.stocked(0, card) == goods(stock)
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == BOARD
    assert p.stocked(0, card) == goods(stock)


@pytest.mark.parametrize(("card", "stock"), STOCKPILES)
def test_a_razed_stockpile_leaves_its_goods_to_the_owner(card: str, stock: str) -> None:
    """Beside the good of its Deal, to the owner's supply."""
    deal = {"foundation": "brick", "radioactive_colony": "ammo"}.get(card) or next(iter(goods(stock)))
    p = Position(2, deck_of(card))
    p.put(1, card)
    p.stock(1, card, **goods(stock))
    p.give(0, red=4)
    p.turn(0)
    p.watch()
    p.do(f"raze {card}")
    assert p.gained(1) == plus(goods(stock), {deal: 1})
    assert p.t.stock[1] == []


# card, what lies there, an Action that spends some of it, its price from elsewhere, its gain, what is left
SPENDING = [
    ("brick_storage", "brick*3", "use skyscraper", "worker", "vp*3", "brick"),
    ("camp", "worker*3", "use archive", "", "vp", "worker*2"),
    ("city_guards", "gun*3", "use confessor", "", "vp*2", "gun"),
    ("methane_storage", "fuel*3", "use oil_trader", "", "vp", "fuel*2"),
    ("scrap_metal", "iron*3", "use shipwreck", "worker", "vp*2", "iron*2"),
    ("radioactive_colony", "ammo*2+worker+red+blue", "use bioweaponry", "", "vp*2", "ammo+red+blue"),
    ("radioactive_colony", "ammo*2+worker+red+blue", "use shadow", "", "vp", "ammo*2+worker+blue"),
    ("radioactive_colony", "ammo*2+worker+red+blue", "use gasoline_cultist", "", "vp", "ammo*2+worker+red"),
]


@pytest.mark.parametrize(("card", "stock", "action", "price", "gain", "left"), SPENDING)
def test_the_goods_of_a_stockpile_are_spent_from_the_card(
    card: str, stock: str, action: str, price: str, gain: str, left: str
) -> None:
    """An Action is paid with them, in a later round too."""
    p = owning(card, action.removeprefix("use "))
    p.stock(0, card, **goods(stock))
    p.cleanup()
    p.give(0, **goods(price))
    p.passed(1)
    p.turn(0)
    p.watch()
    p.do(action)
    assert p.gained(0) == plus(goods(gain), {good: -count for good, count in goods(price).items()})
    assert p.stocked(0, card) == goods(left)


@pytest.mark.rule("FSS-235", "FSS-236", "FSS-237")
@pytest.mark.parametrize(("card", "stock"), [("foundation", ""), ("radioactive_colony", "worker+red")])
def test_a_card_without_a_type_is_developed_from_and_into_anything(card: str, stock: str) -> None:
    """For a brick, without a development token; it is counted by no Type; its goods go to the supply."""
    p = owning(card, brick=1)
    p.stock(0, card, **goods(stock))
    hand = ("pub", "church", "shadow", "docks", "convoy", "thieves_den", "rubble")
    p.hand(0, *hand)
    p.turn(0)
    assert p.types(card) == set()
    assert p.offered("develop") == sorted(hand)
    p.watch()
    p.do("develop rubble")
    assert p.gained(0) == plus(goods(stock), {"brick": -1, "card": -1, "vp": 1 + 1})
    assert p.state(0) == ["rubble"]
    q = Position(2, "new_era")
    q.put(0, "pub", "church", "shadow")
    q.hand(0, card)
    q.give(0, brick=1)
    q.turn(0)
    q.do(f"develop {card}")
    assert q.offered("location") == ["church", "pub", "shadow"]


@pytest.mark.parametrize("card", ["foundation"])
def test_the_token_on_foundation_develops_any_card_from_any_location(card: str) -> None:
    """Church from Docks, without a brick: the token comes from the Foundation and is gone."""
    p = building(card, "docks")
    p.do(f"construct {card}")
    p.hand(0, "church")
    p.turn(0)
    p.watch()
    p.do("develop church", "location docks")
    assert p.gained(0) == {"card": -1, "vp": 1 + 2}
    assert (p.stocked(0, card), p.state(0)) == ({}, [card, "church"])


# --- storage -------------------------------------------------------------------------------------------------

# card, goods in the supply, what is chosen to be kept, what is kept
STORES = [
    ("black_market_contacts", "blue*4+red*2+grey*2+universal", (), "blue*3"),
    ("black_market_contacts", "blue*2+worker", (), "blue*2"),
    ("crossing", "grey*5+red+blue+universal", (), "grey*3"),
    ("gangers_dive", "red*5+blue*2+grey*2+universal", (), "red*3"),
    ("hibernators", "worker*9+gun+ammo+grey", (), "worker*9"),
    ("ruined_library", "brick*5+worker*2+ammo*2+grey", (), "brick*3"),
    ("ruined_library", "gun+fuel+iron+brick", ("fuel", "iron", "brick"), "fuel+iron+brick"),
    ("ruined_library", "gun*2+fuel*2", ("gun",), "gun*2+fuel"),
    ("thieves_den", "iron*5+worker*5+ammo+red", (), "iron*2+worker*2"),
    ("thieves_den", "gun+fuel+brick+worker", ("gun", "brick"), "gun+brick+worker"),
    ("thieves_den", "worker*5", (), "worker*2"),
    ("underground_warehouse", "iron*5+worker*2+ammo*2+blue", (), "iron*3"),
    ("underground_warehouse", "gun+fuel+iron+brick", ("gun", "fuel", "brick"), "gun+fuel+brick"),
]


@pytest.mark.parametrize(("card", "supply", "choices", "kept"), STORES)
def test_a_store_keeps_goods_of_its_kinds_through_cleanup(
    card: str, supply: str, choices: tuple[str, ...], kept: str
) -> None:
    """As many as it holds, in any mix; everything else is lost; they return in the next Production phase."""
    p = owning(card)
    p.give(0, **goods(supply))
    p.cleanup()
    several = p.step == "KeepGoods"
    p.do(*[f"keep {good}" for good in reversed(choices)])
    if several:
        p.do("done")
    assert p.step == ""
    assert p.has(0) == {}
    p.produce()
    assert p.has(0) == plus(BOARD, goods(kept))


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("black_market_contacts", "blue"),
        ("crossing", "grey"),
        ("gangers_dive", "red"),
        ("hibernators", "worker"),
        ("ruined_library", "gun+fuel+iron+brick"),
        ("thieves_den", "gun+fuel+iron+brick+worker"),
        ("underground_warehouse", "gun+fuel+iron+brick"),
    ],
)
def test_a_store_keeps_no_other_kind_of_goods(card: str, kinds: str) -> None:
    """Two of everything else are lost, ammo and universal contacts too."""
    tokens = [good for good in GOOD_IDS if good not in ("card", "vp")]
    p = owning(card, **{good: 2 for good in tokens if good not in goods(kinds)})
    p.cleanup()
    p.produce()
    assert p.has(0) == BOARD


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("black_market_contacts", "blue"),
        ("crossing", "grey*4"),
        ("gangers_dive", "red"),
        ("hibernators", "worker*4"),
        ("ruined_library", ""),
        ("thieves_den", ""),
        ("underground_warehouse", ""),
    ],
)
def test_a_store_gives_its_bonus_when_it_is_built(card: str, bonus: str) -> None:
    """To the supply, nothing is laid into the store before Cleanup; razed, it keeps nothing."""
    p = building(card)
    p.do(f"construct {card}")
    assert p.gained(0) == plus(price(card), goods(bonus))
    assert (p.t.kept[0], p.t.stock[0]) == ([], [])
    p.t.ruins.append(p.standing(card))
    p.give(0, gun=1, worker=1, grey=1, red=1, blue=1)
    p.cleanup()
    p.produce()
    assert p.has(0) == BOARD


# --- answers to deals and razing -----------------------------------------------------------------------------

# card, what each deal brings, what each raze brings
ANSWERS = [
    ("bus_station", "worker", ""),
    ("espionage_center", "card", ""),
    ("guilds_garage", "card", ""),
    ("human_trafficker", "worker", ""),
    ("hunters", "", "worker"),
    ("mesmerizers_dwelling", "", "vp"),
    ("petes_office", "vp", ""),
    ("rifle", "", "card"),
    ("truck", "ammo", "ammo"),
]


@pytest.mark.parametrize(("card", "deal", "raze"), ANSWERS)
def test_a_feature_answers_to_every_deal_or_raze_of_its_owner(card: str, deal: str, raze: str) -> None:
    """Two deals, a raze from hand and a raze of a rival's Location, all in one round."""
    p = owning(card, blue=2, red=4)
    p.hand(0, "docks#1", "docks#2", "quarry#1")
    p.put(1, "quarry#2")
    for docks in p.copies("docks"):
        p.watch()
        p.do(f"deal {docks}")
        assert p.gained(0) == plus({"blue": -1, "card": -1, "iron": 1}, goods(deal))
    p.watch()
    p.do("raze-hand quarry")
    assert p.gained(0) == plus({"red": -1, "card": -1, "brick": 2}, goods(raze))
    p.t.passed[1] = 0
    p.turn(0)
    p.watch()
    p.do("raze quarry")
    assert p.gained(0) == plus({"red": -3, "brick": 2}, goods(raze))
    assert p.gained(1) == {"brick": 1}


@pytest.mark.parametrize(("card", "deal", "raze"), ANSWERS)
def test_a_feature_answers_to_nothing_else(card: str, deal: str, raze: str) -> None:
    """Not to being built, to building or developing, to a rival's deals and razing; not as a Ruins."""
    p = building(card)
    p.hand(0, "pub", "motel", "fuel_tank#1", "fuel_tank#2")
    p.hand(1, "docks", "quarry")
    p.watch()
    p.do(f"construct {card}")
    assert p.gained(0) == price(card)
    p.give(0, brick=1)
    p.watch()
    p.do("construct pub", "develop motel")
    if p.step == "ChooseOld":
        p.do("location pub")
    assert p.gained(0) == {"grey": -2, "brick": -1, "vp": 1}  # two cards played, two drawn from the Pub
    p.t.passed[:] = [1, 0]
    p.give(1, blue=1, red=1)
    p.turn(1)
    p.watch()
    p.do("deal docks", "raze-hand quarry")
    assert p.gained(0) == {}
    assert p.gained(1) == {"blue": -1, "red": -1, "card": -2, "iron": 1, "brick": 2}
    p.t.passed[:] = [0, 1]
    p.t.ruins.append(p.standing(card))
    p.give(0, blue=1, red=1)
    p.turn(0)
    p.watch()
    p.do("deal fuel_tank", "raze-hand fuel_tank")
    assert p.gained(0) == {"blue": -1, "red": -1, "card": -2, "fuel": 1 + 2}


@pytest.mark.parametrize(
    ("card", "deal", "raze"),
    [row for row in ANSWERS if row[0] in ("hunters", "mesmerizers_dwelling", "rifle")],
)
def test_two_copies_of_a_feature_answer_each(card: str, deal: str, raze: str) -> None:
    """A raze from hand brings two of what the card gives."""
    p = owning(card, f"{card}#2", red=1)
    p.hand(0, "quarry")
    p.watch()
    p.do("raze-hand quarry")
    assert p.gained(0) == plus({"red": -1, "card": -1, "brick": 2}, goods(raze), goods(raze))


# --- thresholds of production --------------------------------------------------------------------------------

# card, board, deals that are too few, deals that are enough, deals that are far more, the reward
THRESHOLDS = [
    (
        "armed_merchants",
        "new_york",
        ("docks", "docks", "quarry", "corner_shop", "school", "church"),  # four resources, one ammo
        ("docks", "quarry", "assassin", "fuel_tank"),
        ("docks", "docks", "quarry", "quarry", "assassin", "assassin", "fuel_tank", "fuel_tank", "arena"),
        "vp*2",
    ),
    (
        "dark_visions_gang",
        "new_york",
        ("docks", "corner_shop"),
        ("assassin",),
        ("assassin", "assassin"),
        "red",
    ),
    (
        "demolition_team",
        "new_york",
        ("docks", "corner_shop"),
        ("quarry",),
        ("quarry", "quarry"),
        "development",
    ),
    (
        "dream_city",
        "new_york",
        ("church", "corner_shop", "school"),
        ("church", "church"),
        ("church", "church", "museum", "old_cinema"),
        "worker",
    ),
    ("oilmen", "new_york", ("docks", "corner_shop"), ("fuel_tank",), ("fuel_tank", "fuel_tank"), "blue"),
    (
        "patriot_tower",
        "new_york",
        ("school", "docks", "corner_shop"),
        ("school", "school"),
        ("school", "school", "school", "camp", "archive", "boiler_room", "merc_outpost"),
        "vp*2",
    ),
    ("wrecker", "mutants_union", ("quarry", "corner_shop"), ("docks",), ("docks", "docks"), "grey"),
]


@pytest.mark.parametrize(("card", "board", "few", "enough", "many", "reward"), THRESHOLDS)
def test_a_feature_rewards_a_production_phase_once(
    card: str, board: str, few: tuple[str, ...], enough: tuple[str, ...], many: tuple[str, ...], reward: str
) -> None:
    """Nothing below its number, its reward from there on, not more for much more; each phase anew."""
    for deals, pays in ((few, False), (enough, True), (many, True)):
        plain = Position(2, deck_of(card), (board, "appalachian_federation"))
        plain.deal(0, *deals)
        plain.watch()
        rewarded = plain.branch()
        rewarded.put(0, card)
        plain.produce()
        for _ in range(2):
            rewarded.watch()
            rewarded.produce()
            assert rewarded.gained(0) == plus(plain.gained(0), goods(reward) if pays else {})
            assert rewarded.gained(1) == plain.gained(1)


@pytest.mark.parametrize(("card", "board", "few", "enough", "many", "reward"), THRESHOLDS)
def test_such_a_feature_gives_nothing_when_it_is_built_or_in_ruins(
    card: str, board: str, few: tuple[str, ...], enough: tuple[str, ...], many: tuple[str, ...], reward: str
) -> None:
    """Though the Production phase of this round was good enough."""
    p = Position(2, deck_of(card), (board, "appalachian_federation"))
    p.deal(0, *enough)
    p.hand(0, card)
    p.watch()
    p.produce()
    plain = p.gained(0)
    p.give(0, grey=2)
    p.turn(0)
    p.watch()
    p.do(f"construct {card}")
    assert p.gained(0) == price(card)
    p.t.ruins.append(p.standing(card))
    p.watch()
    p.produce()
    assert p.gained(0) == plain


@pytest.mark.parametrize(
    ("card", "store", "good", "few", "reward"),
    [
        ("armed_merchants", "ruined_library", "iron", ("docks", "docks", "quarry"), "vp"),
        ("dark_visions_gang", "ruined_library", "gun", (), "red"),
        ("demolition_team", "ruined_library", "brick", (), "development"),
        ("oilmen", "ruined_library", "fuel", (), "blue"),
        ("patriot_tower", "hibernators", "worker", ("school",), "vp"),
    ],
)
def test_goods_from_a_store_dont_count_for_such_a_feature(
    card: str, store: str, good: str, few: tuple[str, ...], reward: str
) -> None:
    """Three goods return from the store; the phase is still one good short."""
    p = owning(card, store, **{good: 3})
    p.deal(0, *few)
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0)[good] >= 3
    assert p.gained(0).get(reward, 0) == 0
