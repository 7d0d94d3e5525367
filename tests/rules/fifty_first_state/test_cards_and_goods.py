"""Cards, goods and tokens: what a card shows, what goods there are, what stands in for what."""

import pytest

from boomtown.games.fifty_first_state.pack.load import our_content
from boomtown.games.fifty_first_state.picture.large import card_svg
from boomtown.games.fifty_first_state.rules.cards.goods import GainPerType
from boomtown.games.fifty_first_state.rules.content import (
    ACTION,
    AMMO,
    CATEGORY_IDS,
    FEATURE,
    GOOD_IDS,
    PRODUCTION,
    TYPE_IDS,
    price,
)
from boomtown.games.fifty_first_state.rules.payment import affordable, purse, tokens_to_pick
from boomtown.games.fifty_first_state.words.describe import describe
from tests.rules.fifty_first_state.position import Position

EXPANSIONS = ("base", "new_era", "winter")


@pytest.mark.rule("FSS-022")
@pytest.mark.parametrize(("card", "distance"), [("school", 1), ("pub", 2), ("skyscraper", 3)])
def test_the_distance_is_the_number_of_contacts_for_each_use_of_a_card(card: str, distance: int) -> None:
    """With one contact less of each colour nothing is offered; with just enough, all three uses are."""
    p = Position()
    p.hand(0, card)
    p.give(0, grey=distance - 1, red=distance - 1, blue=distance - 1)
    p.turn(0)
    assert [p.can(f"{verb} {card}") for verb in ("construct", "deal", "raze-hand")] == [False] * 3
    p.give(0, grey=1, red=1, blue=1)
    p.turn(0)
    for verb, colour in (("construct", "grey"), ("deal", "blue"), ("raze-hand", "red")):
        one = Position()
        one.hand(0, card)
        one.give(0, grey=distance, red=distance, blue=distance)
        one.turn(0)
        one.do(f"{verb} {card}")
        left = {name: one.count(0, name) for name in ("grey", "red", "blue")}
        assert left == {name: 0 if name == colour else distance for name in left}


@pytest.mark.rule("FSS-022", "FSS-023", "FSS-027")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_card_shows_a_distance_spoils_and_one_deal_good(expansion: str) -> None:
    """Distance 1 to 3; at least two goods as Spoils; a Deal field."""
    content = our_content(expansion)
    for card in range(len(content.card_design)):
        assert 1 <= content.card_distance[card] <= 3
        spoils = content.bundles[content.card_spoils[card]]
        assert sum(spoils[1::2]) >= 2
        assert min(spoils[1::2]) >= 1
        assert 0 <= content.card_deal[card] < len(GOOD_IDS)


@pytest.mark.rule("FSS-023")
def test_whoever_razes_a_card_gains_its_spoils() -> None:
    """Shadow shows 1 red contact, 1 VP and 1 card, from a hand and from a rival's State alike."""
    p = Position()
    p.hand(0, "shadow")
    p.give(0, red=2)
    p.turn(0)
    p.watch()
    p.do("raze-hand shadow")
    assert p.gained(0) == {"red": -1, "vp": 1}  # a card out of hand, a card drawn
    p = Position()
    p.put(1, "shadow")
    p.give(0, red=5)
    p.turn(0)
    p.watch()
    p.do("raze shadow")
    assert p.gained(0) == {"red": -4, "vp": 1, "card": 1}


@pytest.mark.rule("FSS-024")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_card_has_a_type_but_those_that_say_they_have_none(expansion: str) -> None:
    """Foundation and the Radioactive Colony are the only typeless cards; nobody has more than two Types."""
    content = our_content(expansion)
    counts = [types.bit_count() for types in content.card_types]
    bare = {content.design_ids[content.card_design[card]] for card, n in enumerate(counts) if n == 0}
    assert bare == ({"foundation", "radioactive_colony"} if expansion == "new_era" else set())
    assert max(counts) == 2
    assert all((n == 0) == content.card_typeless[card] for card, n in enumerate(counts))


@pytest.mark.rule("FSS-024")
def test_types_decide_what_can_be_developed_from_what() -> None:
    """From Pub (card) only a card of the card Type: Motel, not Archive (worker, score)."""
    p = Position()
    p.put(0, "pub")
    p.hand(0, "motel", "archive")
    p.give(0, brick=1)
    p.turn(0)
    assert p.offered("develop") == ["motel"]


@pytest.mark.rule("FSS-025")
def test_an_ability_works_only_while_its_card_stands_in_a_state() -> None:
    """Archive in hand, as a deal, discarded or in ruins can't be used; in the State it can."""
    for place in ("hand", "deal", "discard", "ruin", "state"):
        p = Position()
        p.give(0, worker=1)
        if place == "hand":
            p.hand(0, "archive")
        elif place == "deal":
            p.deal(0, "archive")
        elif place == "discard":
            p.discard("archive")
        else:
            p.put(0, "archive", ruin=place == "ruin")
        p.turn(0)
        assert p.can("use archive") == (place == "state"), place
        if place != "state":
            assert p.why("use archive") == ("FSS-G20" if place == "ruin" else "FSS-123",)


@pytest.mark.rule("FSS-025")
def test_a_production_card_outside_the_state_produces_nothing() -> None:
    """Seat 0 has a Docks in hand, one in ruins; seat 1 has none: both get just what their boards give."""
    p = Position()
    p.hand(0, "docks")
    p.put(0, "docks", ruin=True)
    p.produce()
    assert p.count(0, "iron") == 1  # New York's own
    q = Position()
    q.put(0, "docks")
    q.produce()
    assert q.count(0, "iron") == 2


@pytest.mark.rule("FSS-026")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_location_belongs_to_exactly_one_of_three_categories(expansion: str) -> None:
    """Only Actions cost something to use, only Productions produce, Features do neither."""
    content = our_content(expansion)
    assert CATEGORY_IDS == ["production", "feature", "action"]
    for card, category in enumerate(content.card_category):
        assert category in (PRODUCTION, FEATURE, ACTION)
        assert (content.card_uses[card] > 0) == (category == ACTION)
        assert (not content.card_cost[card].is_free()) == (category == ACTION)
        assert (content.card_effect[card] > 0) == (category != FEATURE)
    base = [content.card_category[card] for card in range(88)]
    assert [base.count(category) for category in (PRODUCTION, FEATURE, ACTION)] == [27, 20, 41]


@pytest.mark.rule("FSS-027")
@pytest.mark.parametrize(
    ("card", "good"), [("gasoline_cultist", "fuel"), ("convoy", "blue"), ("old_cinema", "vp")]
)
def test_a_deal_pays_what_the_deal_field_shows_not_the_spoils(card: str, good: str) -> None:
    """Gasoline Cultist's Spoils are a blue contact, a VP and a card, its deal is a fuel."""
    p = Position()
    p.hand(0, card)
    p.give(0, blue=2)
    p.turn(0)
    p.watch()
    p.do(f"deal {card}")
    got = p.gained(0)
    got["blue"] = got.get("blue", 0) + p.content.card_distance[p.card(card)]
    assert {name: count for name, count in got.items() if count} == {"card": -1, good: 1}


@pytest.mark.rule("FSS-028")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_card_tells_which_set_it_belongs_to(expansion: str) -> None:
    """School is a base card; Hidden Forge is of New Era, Generators of Winter."""
    content = our_content(expansion)
    assert len(content.design_sets) == len(content.design_ids)
    sets = dict(zip(content.design_ids, content.design_sets, strict=True))
    assert sets["school"] == "base"
    assert sets.get("hidden_forge") == ("new_era" if expansion == "new_era" else None)
    assert sets.get("generators") == ("winter" if expansion == "winter" else None)
    assert set(content.design_sets) == {"base", expansion}
    marks = {"base": "51", "new_era": "NE", "winter": "W"}
    for name, of in (("school", "base"), ("hidden_forge", "new_era"), ("generators", "winter")):
        if name in sets:
            drawn = card_svg(content, content.design_ids.index(name))
            assert [mark for mark in marks.values() if f">{mark}</text>" in drawn] == [marks[of]]


@pytest.mark.rule("FSS-029")
def test_a_resource_is_fuel_iron_gun_or_brick() -> None:
    """Corner Shop asks for any resource: each of the four will do, a worker or a contact won't."""
    for good in GOOD_IDS:
        if good in ("card", "vp"):
            continue
        p = Position()
        p.put(0, "corner_shop")
        p.give(0, worker=1)
        p.give(0, **{good: 1})
        p.turn(0)
        allowed = good in ("fuel", "iron", "gun", "brick", "ammo")  # ammo stands in for one
        assert p.can("use corner_shop") == allowed, good


@pytest.mark.rule("FSS-029")
def test_a_resource_of_ones_choice_is_never_ammo() -> None:
    """Two workers bring a gun, fuel, iron, brick or a card."""
    p = Position()
    p.give(0, worker=2)
    p.turn(0)
    p.do("exchange workers")
    found = []
    for option in p.options():
        q = p.branch()
        q.watch()
        q.do(option)
        found.append(q.gained(0))
    assert found == [{"gun": 1}, {"fuel": 1}, {"iron": 1}, {"brick": 1}, {"card": 1}]


@pytest.mark.rule("FSS-030", "FSS-G30")
@pytest.mark.parametrize(
    ("card", "good"),
    [("weapon_trader", "gun"), ("oil_trader", "fuel"), ("scrap_trader", "iron"), ("rubble_trader", "brick")],
)
def test_an_ammo_may_be_spent_for_any_resource(card: str, good: str) -> None:
    """With an ammo alone each trader sells; with both the player chooses, and the token keeps its identity."""
    p = Position()
    p.put(0, card)
    p.give(0, ammo=1)
    p.turn(0)
    p.watch()
    p.do(f"use {card}")
    assert p.gained(0) == {"ammo": -1, "vp": 1}
    assert p.on(card) == {"ammo": 1}
    for paid, left in ((good, "ammo"), ("ammo", good)):
        p = Position()
        p.put(0, card)
        p.give(0, **{good: 1, "ammo": 1})
        p.turn(0)
        p.do(f"use {card}")
        assert p.offered("pay") == sorted(["ammo", good])
        p.pay(paid)
        assert p.on(card) == {paid: 1}
        assert p.count(0, left) == 1
        assert p.count(0, paid) == 0


@pytest.mark.rule("FSS-030")
def test_ammo_pays_for_developing_faction_actions_and_connection_cards_too() -> None:
    """It stands in for the brick, for the gun of the board and for the gun of the Thugs."""
    p = Position()
    p.put(0, "quarry")
    p.hand(0, "rubble")
    p.links(0, "thugs")
    p.give(0, ammo=3)
    p.turn(0)
    p.do("develop rubble", "pass")
    assert p.state(0) == ["rubble"]
    p.do("exchange red")
    assert (p.count(0, "red"), p.count(0, "ammo")) == (2, 1)
    p.do("play thugs")
    assert (p.count(0, "red"), p.count(0, "ammo")) == (5, 0)


@pytest.mark.rule("FSS-030")
def test_ammo_stands_in_for_resources_only() -> None:
    """Not for a worker: Archive can't be used with ammo, and 2 ammo buy nothing from the worker exchange."""
    p = Position()
    p.put(0, "archive")
    p.give(0, ammo=2)
    p.turn(0)
    assert not p.can("use archive")
    assert not p.can("exchange workers")


@pytest.mark.rule("FSS-031")
def test_a_resource_never_stands_in_for_ammo() -> None:
    """Where ammo is due, guns don't help; ammo does (no printed cost asks for ammo, so the cost is made up)."""
    p = Position()
    p.give(0, gun=2, fuel=2, iron=2, brick=2)
    assert not affordable(purse(p.t, 0), price(AMMO, 1))
    p.give(0, ammo=1)
    assert affordable(purse(p.t, 0), price(AMMO, 1))
    assert not affordable(purse(p.t, 0), price(AMMO, 2))
    p.t.due[:] = price(AMMO, 1).due()
    assert [p.words(action) for action in tokens_to_pick(p.t, 0)] == ["pay ammo"]


@pytest.mark.rule("FSS-032")
def test_these_are_the_goods() -> None:
    """Four resources, ammo, workers, defense tokens, cards, points, four contacts, development tokens."""
    resources = {"fuel", "iron", "gun", "brick"}
    others = {"ammo", "worker", "defense", "card", "vp", "red", "grey", "blue", "universal", "development"}
    assert set(GOOD_IDS) == resources | others
    given = set()
    for expansion in EXPANSIONS:
        content = our_content(expansion)
        given |= {GOOD_IDS[good] for bundle in content.bundles for good in bundle[::2]}
    assert given == set(GOOD_IDS)  # each of them can be gained


@pytest.mark.rule("FSS-033")
@pytest.mark.parametrize(
    ("verb", "colour"), [("construct", "grey"), ("deal", "blue"), ("raze-hand", "red"), ("raze", "red")]
)
def test_a_universal_contact_may_be_spent_as_any_colour(verb: str, colour: str) -> None:
    """One contact of the colour and universal ones for the rest; with other colours instead it is not offered."""
    card = "pub" if verb != "raze" else "quarry"
    need = 2 if verb != "raze" else 3
    others = {name: 9 for name in ("grey", "red", "blue") if name != colour}
    p = Position()
    if verb == "raze":
        p.put(1, card)
    else:
        p.hand(0, card)
    p.give(0, **{colour: 1}, **others)
    p.turn(0)
    assert not p.can(f"{verb} {card}")
    p.give(0, universal=need - 1)
    p.turn(0)
    p.do(f"{verb} {card}")
    assert {name: p.count(0, name) for name in ("grey", "red", "blue", "universal")} == {
        colour: 0,
        "universal": 0,
        **others,
    }


@pytest.mark.rule("FSS-033")
def test_where_both_would_do_the_player_chooses_between_universal_and_coloured() -> None:
    """Two grey and two universal contacts for a Distance of 2: 2 and 0, 1 and 1, or 0 and 2."""
    for tokens in (["grey", "grey"], ["universal", "grey"], ["universal", "universal"]):
        p = Position()
        p.hand(0, "pub")
        p.give(0, grey=2, universal=2)
        p.turn(0)
        p.do("construct pub")
        p.pay(*tokens)
        universal = tokens.count("universal")
        assert (p.count(0, "grey"), p.count(0, "universal")) == (universal, 2 - universal)
        assert p.state(0) == ["pub"]


@pytest.mark.rule("FSS-033")
def test_a_universal_contact_pays_where_an_action_asks_for_a_colour_but_not_the_other_way_round() -> None:
    """Shadow asks for a red contact: universal will do, grey won't."""
    p = Position()
    p.put(0, "shadow")
    p.give(0, grey=3, blue=3)
    p.turn(0)
    assert not p.can("use shadow")
    p.give(0, universal=1)
    p.turn(0)
    p.watch()
    p.do("use shadow")
    assert p.gained(0) == {"universal": -1, "vp": 1}


@pytest.mark.rule("FSS-034")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_card_text_names_the_type_of_the_locations_it_counts(expansion: str) -> None:
    """Every ability that counts Locations says of which Type; all Types have a name of their own."""
    content = our_content(expansion)
    assert len(set(TYPE_IDS)) == 11
    counted = 0
    for design, first in enumerate(content.design_first):
        for program in (content.card_effect[first], content.card_bonus[first]):
            for word in content.programs[program]:
                if isinstance(word, GainPerType):
                    counted += 1
                    name = TYPE_IDS[word.kind].replace("_", " ")
                    assert f"for each {name} Location in your State" in content.design_texts[design]
    assert counted >= 10


@pytest.mark.rule("FSS-034")
def test_what_counts_a_type_counts_only_locations_of_that_type() -> None:
    """Arena makes a gun for each gun Location: itself and Assassin, not Docks."""
    p = Position()
    p.put(0, "arena", "docks", "assassin")
    p.put(1, "confessor", "shadow")
    p.produce()
    assert p.count(0, "gun") == 2 + 1  # two by the Arena, one by the Assassin


@pytest.mark.rule("FSS-035")
def test_locations_lie_in_three_rows_by_category() -> None:
    """Production on top, Features in the middle, Actions at the bottom, whatever the order they were built in."""
    p = Position()
    p.put(0, "archive", "church", "school", "motel", "docks")
    assert p.rows(0) == [["school", "docks"], ["church"], ["archive", "motel"]]
    lines = [line.strip() for line in describe(p.t, None).splitlines()]
    found = [
        lines.index(f"{name}:")
        for name in ("Production, Defense 3", "Feature, Defense 4", "Action, Defense 5")
    ]
    names = ("School ", "Docks ", "Church ", "Archive ", "Motel ")
    where = [next(i for i, line in enumerate(lines) if line.startswith(name)) for name in names]
    assert [found[0], *where[:2], found[1], where[2], found[2], *where[3:]] == list(
        range(found[0], found[0] + 8)
    )


@pytest.mark.rule("FSS-036")
def test_a_deal_lies_under_the_board_with_its_deal_field_showing() -> None:
    """The card is out of the hand, not in the State, and everybody reads what it pays."""
    p = Position()
    p.hand(0, "school")
    p.give(0, blue=1)
    p.turn(0)
    assert p.t.view(1)["hands"][0] == {"count": 1}
    assert "School" not in describe(p.t, 1)
    p.do("deal school")
    for viewer in (None, 0, 1):
        view = p.t.view(viewer)
        assert view["deals"] == [[p.card("school")], []]
        assert view["states"] == [[], []]
        assert "Deals: School (1 worker)." in describe(p.t, viewer)
    assert p.t.hands[0] == []
