"""Rulings on what the rulebook leaves open: the content that was made anew, and what no other chapter holds."""

from collections import Counter

import pytest

from boomtown.games.city_of_iron import GAME
from boomtown.games.city_of_iron.rules.cards.districts import OnLand
from tests.rules.city_of_iron.position import ALL_NATIONS, Position, fresh, started

KIT = started().content
NONE, SHIP, AIRSHIP = 0, 1, 2


@pytest.mark.rule("COI-G01")
def test_the_numbers_of_the_goods_tracks() -> None:
    """First, second, shield and coins in the order of the goods, first and second as in the Point Salad table."""
    assert KIT.first == KIT.salad_influence[-1] == [2, 2, 3, 3, 4, 4, 5, 5, 7, 7]
    assert KIT.second == KIT.salad_influence[0] == [1, 1, 1, 1, 2, 2, 3, 3, 4, 4]
    assert KIT.shield == [6, 6, 5, 5, 4, 4, 4, 4, 3, 3]
    assert KIT.majority == [1, 1, 2, 2, 2, 2, 1, 1, 1, 1]


@pytest.mark.rule("COI-G02")
def test_the_spaces_of_the_turn_order_track() -> None:
    """Free for four players, gain 1, free, then 1 to 4 coins."""
    assert KIT.bid_cost == [0, 0, 0, 1, 2, 3, 4]
    assert KIT.bid_gain == [0, 1, 0, 0, 0, 0, 0]
    assert KIT.bid_dots == [4, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("COI-G03")
def test_lands_have_one_goal_and_all_types_can_be_reached_by_two() -> None:
    """Equal homes; abroad distances of 1 to 6, a vessel only from 3 on, and all seven types without the two that leave."""
    home = {KIT.land_types[land] for land in KIT.home}
    assert len(home) == 1
    abroad = [land for land in range(12) if KIT.land_nation[land] < 0]
    assert len(abroad) == 8
    assert {KIT.land_distance[land] for land in abroad} <= set(range(1, 7))
    assert all(KIT.land_distance[land] >= 3 for land in abroad if KIT.land_vessel[land])
    assert {KIT.land_vessel[land] for land in abroad} == {NONE, SHIP, AIRSHIP}
    types = home.pop()
    for land in abroad:
        if KIT.land_players[land] == 2:
            types |= KIT.land_types[land]
    assert types.bit_count() == len(KIT.type_ids) == 7
    assert all(goal.influence > 0 for goal in KIT.land_goal)


@pytest.mark.rule("COI-G04")
def test_what_each_side_of_a_district_gives() -> None:
    """Population, citizen and military draws; the Explorer has Trade and Military, the Mayor Industry and Slum."""
    sides = {
        name: (KIT.side_population[i], KIT.side_draws[0][i], KIT.side_draws[1][i])
        for i, name in enumerate(KIT.side_ids)
    }
    assert sides == {
        "capital": (5, 1, 0),
        "imperial": (8, 1, 1),
        "trade": (3, 1, 0),
        "industry": (2, 1, 0),
        "military": (2, 0, 1),
        "slum": (1, 0, 1),
    }
    p = Position()
    for card, named in (("explorer", {"trade", "military"}), ("mayor", {"industry", "slum"})):
        word = KIT.programs[KIT.effect[p.expert(card)]][0]
        assert isinstance(word, OnLand)
        mask = word.district.sides
        assert {side for i, side in enumerate(KIT.side_ids) if (mask >> i) & 1} == named


@pytest.mark.rule("COI-G05")
def test_the_row_has_8_10_or_12_spaces() -> None:
    """Dots lie at the right end."""
    assert KIT.row_dots == [0] * 8 + [3, 3, 4, 4]
    for seats, cards in ((2, 8), (3, 10), (4, 12)):
        row = started(seats).row
        assert [card >= 0 for card in row] == [True] * cards + [False] * (12 - cards)


@pytest.mark.rule("COI-G06")
def test_five_towns_a_level_and_one_of_each_leaves() -> None:
    """Piles of 5, 5, 5 with four players, 5, 4, 4 with three, 4, 4, 4 with two; values in their bounds."""
    assert Counter(KIT.town_stars) == {0: 5, 1: 5, 2: 5}
    for seats, piles in ((4, [5, 5, 5]), (3, [5, 4, 4]), (2, [4, 4, 4])):
        t = started(seats)
        assert [len(t.town_pile(pile)) for pile in range(3)] == piles
    leaving = {KIT.town_names[i]: KIT.town_stars[i] for i in range(15) if KIT.town_players[i] > 2}
    assert leaving == {"Lylark": 0, "Estra": 1, "Rabren": 2}
    for town in range(15):
        assert 2 <= KIT.town_defense[town] <= 9
        assert KIT.town_conquered[town] - KIT.town_defense[town] in (2, 3)
        assert 1 <= KIT.town_distance[town] <= 5
    assert Counter(KIT.town_income) == {1: 13, 0: 2}


@pytest.mark.parametrize(
    ("deck", "dots", "goods"),
    [
        pytest.param(0, {0: 18, 3: 5, 4: 4}, {0, 1, 2, 3}, marks=pytest.mark.rule("COI-G07")),
        pytest.param(1, {0: 15, 3: 4, 4: 4}, {4, 5, 6, 7}, marks=pytest.mark.rule("COI-G08")),
        pytest.param(2, {0: 13, 3: 3, 4: 3}, {8, 9}, marks=pytest.mark.rule("COI-G09")),
    ],
)
def test_the_cards_of_a_building_deck(deck: int, dots: dict[int, int], goods: set[int]) -> None:
    """So many with dots and without, and most of what makes goods makes those of the deck."""
    cards = [card for card in range(len(KIT.card_ids)) if KIT.card_deck[card] == deck]
    assert Counter(KIT.card_dots[card] for card in cards) == dots
    makers = [card for card in cards if KIT.card_goods[card]]
    own = [card for card in makers if KIT.card_goods[card][0] in goods]
    assert 2 * len(own) > len(makers)
    assert all(KIT.card_land[card] for card in makers)
    assert all(1 <= KIT.card_coins[card] <= 8 and KIT.card_science[card] <= 2 for card in cards)


@pytest.mark.rule("COI-G09")
def test_the_last_deck_scores_by_what_its_owner_has() -> None:
    """Of its cards without Silk and Crystals nearly all give influence at each scoring."""
    rest = [
        c
        for c in range(len(KIT.card_ids))
        if KIT.card_deck[c] == 2 and KIT.card_goods[c][:1] not in ([8], [9])
    ]
    assert len(rest) == 13
    assert sum(KIT.card_score[card] is not None for card in rest) >= 12


@pytest.mark.parametrize(
    ("deck", "count", "starting"),
    [
        pytest.param(0, 15, {"scholar", "cartographer"}, marks=pytest.mark.rule("COI-G10")),
        pytest.param(1, 10, {"soldier"}, marks=pytest.mark.rule("COI-G11")),
    ],
)
def test_the_experts_that_all_nations_have(deck: int, count: int, starting: set[str]) -> None:
    """One copy each in every nation; starting cards have no price, the others one in its bounds, all have a skill."""
    common = [
        card
        for card in range(KIT.experts)
        if KIT.expert_deck[card] == deck and all((KIT.nation_cards[n] >> card) & 1 for n in range(4))
    ]
    assert len(common) == count  # the Captain is not in the Hog Republic
    for card in common:
        for nation in range(4):
            at = nation * KIT.experts + card
            assert any(KIT.skill[skill][at] for skill in range(3))
            if KIT.expert_ids[card] in starting:
                assert KIT.price[at] == KIT.price_science[at] == 0
            else:
                assert 2 <= KIT.price[at] <= 6
                assert 0 <= KIT.price_science[at] <= 2


@pytest.mark.rule("COI-G11")
def test_the_captain_is_the_gunslinger_in_the_hog_republic() -> None:
    """Eleven military cards in every nation."""
    p = Position()
    for seat, nation in enumerate(ALL_NATIONS):
        military = [
            c for c in range(KIT.experts) if KIT.expert_deck[c] == 1 and (KIT.nation_cards[seat] >> c) & 1
        ]
        names = {KIT.expert_ids[card] for card in military}
        assert (len(military), "captain" in names, "gunslinger" in names) == (
            11,
            nation != "hog",
            nation == "hog",
        )
    assert p.nations == ALL_NATIONS


def card_of(nation: str, card: str) -> tuple[int, ...]:
    """Coins, science, hammers, distance and guns of a nation's card."""
    p = Position()
    at = p.content.nation_ids.index(nation) * KIT.experts + p.expert(card)
    return (KIT.price[at], KIT.price_science[at], *[KIT.skill[skill][at] for skill in range(3)])


@pytest.mark.parametrize(
    ("nation", "cards"),
    [
        pytest.param(
            "arc",
            {"architect": (3, 0, 1, 0, 0), "bridge_builder": (3, 0, 2, 0, 0)},
            marks=pytest.mark.rule("COI-G12"),
        ),
        pytest.param(
            "cresaria",
            {"genius": (3, 0, 2, 0, 0), "professor": (2, 0, 1, 1, 0)},
            marks=pytest.mark.rule("COI-G13"),
        ),
        pytest.param(
            "hog",
            {"forger": (4, 1, 1, 0, 0), "strategist": (4, 0, 1, 0, 0), "gunslinger": (0, 0, 0, 0, 2)},
            marks=pytest.mark.rule("COI-G14"),
        ),
        pytest.param(
            "om",
            {"fixer": (0, 0, 2, 1, 0), "steam_drill": (4, 0, 2, 0, 0)},
            marks=pytest.mark.rule("COI-G15"),
        ),
    ],
)
def test_the_cards_of_one_nation(nation: str, cards: dict[str, tuple[int, ...]]) -> None:
    """Price and skills, and nobody else has them."""
    number = KIT.nation_ids.index(nation)
    own = KIT.nation_cards[number]
    for other in range(4):
        if other != number:
            own &= ~KIT.nation_cards[other]
    assert {KIT.expert_ids[c] for c in range(KIT.experts) if (own >> c) & 1} == set(cards)
    for card, values in cards.items():
        assert card_of(nation, card) == values


@pytest.mark.rule("COI-G16")
def test_ships_and_airships() -> None:
    """Three ships, two airships; one kind does not serve for the other."""
    kinds = {KIT.expert_ids[card]: KIT.vessel[card] for card in range(KIT.experts) if KIT.vessel[card]}
    ships = dict.fromkeys(("cargo_ship", "scout_ship", "warship"), SHIP)
    assert kinds == ships | {"cloud_skimmer": AIRSHIP, "wyvern_ship": AIRSHIP}
    p = Position()
    p.hand("arc", "explorer", "cloud_skimmer", "wyvern_ship")
    p.turn("arc")
    p.do("play explorer")
    assert p.why("land isle_of_wyrms") == ("COI-205",)  # a ship
    p.hand("arc", "explorer", "cargo_ship", "scout_ship", "merchant")
    p.turn("arc")
    p.do("play explorer")
    assert p.why("land windspire") == ("COI-205",)  # an airship


@pytest.mark.rule("COI-G22")
def test_nations_are_chosen_in_seat_order_dealt_or_named() -> None:
    """The first seat chooses first; dealt at random they are all different, and not always the same."""
    assert fresh(4, nations="choose").waiting == (0,)
    deals = {tuple(fresh(4, seed, nations="random").nation) for seed in range(1, 9)}
    assert all(sorted(deal) == [0, 1, 2, 3] for deal in deals)
    assert len(deals) > 1
    assert fresh(2, nations="om,hog").nation == [3, 2]


@pytest.mark.rule("COI-G29")
def test_stored_buildings_are_open_to_all() -> None:
    """Another player and a spectator see which cards they are."""
    p = Position("arc", "hog")
    p.store("arc", "A17", "B09")
    for viewer in (0, 1, None):
        assert p.t.view(viewer)["stored"][0] == [p.building("A17"), p.building("B09")]


@pytest.mark.rule("COI-G53")
def test_the_last_scoring_comes_before_the_goals_on_the_same_position() -> None:
    """Goods and buildings are told first, then the goals of lands, then those of buildings; coins are those held."""
    p = Position("hog", "arc", round=7)
    p.conquer("hog", "lylark")
    p.build("hog", "A26", "A27")  # Outpost, Orchard
    p.give("hog", coins=3)
    p.give("arc", coins=2)
    p.autumn(7)
    assert p.t.over
    told = [line["text"] for line in p.t.log(None) if line["seat"] == 0]
    found = [
        next(i for i, line in enumerate(told) if words in line)
        for words in ("scores", "Hog Republic.", "Orchard")
    ]
    assert found == sorted(found)
    parts = GAME.breakdown(p.t, 0)
    assert (parts["buildings"], parts["lands"], parts["goals of buildings"]) == (1, 2, 2)


@pytest.mark.rule("COI-G58")
def test_guards_can_be_played_among_happy_lambs() -> None:
    """Arms Dealer and Iron Dragon protect a town that nobody could attack anyway."""
    p = Position("arc", "hog", lambs="yes")
    p.conquer("arc", "lylark")
    p.hand("arc", "arms_dealer", "scholar", "iron_dragon")
    p.give("arc", coins=1)
    p.turn("arc")
    p.do("play arms_dealer")
    p.pay("hammer scholar")
    p.do("play iron_dragon")
    town = p.town("lylark")
    assert (p.t.marked[town], p.t.guard[town]) == (2, p.expert("iron_dragon"))


@pytest.mark.rule("COI-G63")
def test_one_thing_has_one_name() -> None:
    """In goods, nations, buildings and all that is said of them."""
    assert "Magic Crystal" in KIT.good_names
    assert {"Cresaria", "Toads of Om"} <= set(KIT.nation_names)
    assert "Srika Pasture" in KIT.card_names
    assert "Srika Farm" not in KIT.card_names
    said = " ".join(str(entry["text"]) for file in ("buildings", "experts") for entry in texts(file))
    for other in ("expert deck", "player board", "bid track", "Arziium"):
        assert other not in said
    assert not any("expert deck" in rule.text for rule in GAME.ledger.rules if rule.kind == "ruling")


def texts(file: str) -> list[dict[str, object]]:
    """The entries of a content file that say something."""
    found: list[dict[str, object]] = KIT.data[file]["building" if file == "buildings" else "expert"]
    return found
