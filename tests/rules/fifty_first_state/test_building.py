"""Building: construct, develop, production at once, Building Bonus."""

from pathlib import Path

import pytest

from boomtown.games.fifty_first_state.pack.load import our_content
from boomtown.games.fifty_first_state.rules.content import CATEGORY_IDS
from tests.rules.fifty_first_state.position import Position, pack


def ready(*hand: str, state: tuple[str, ...] = (), expansion: str = "base", **goods: int) -> Position:
    """Seat 0 with these cards in hand, this State and these goods has its turn."""
    p = Position(expansion=expansion)
    p.put(0, *state)
    p.hand(0, *hand)
    p.give(0, **goods)
    p.turn(0)
    p.watch()
    return p


def row(p: Position, card: str) -> str:
    """The row in which a Location of seat 0 is shown."""
    return next(CATEGORY_IDS[i] for i, cards in enumerate(p.rows(0)) if card in cards)


@pytest.mark.rule("FSS-082")
def test_a_location_is_constructed_or_developed_and_both_are_building() -> None:
    """Either way School enters the State, produces and gives its Building Bonus."""
    p = ready("school", grey=1)
    p.do("construct school")
    assert (p.state(0), p.gained(0)["worker"]) == (["school"], 2)
    p = ready("school", state=("archive",), brick=1)
    p.do("develop school")
    assert (p.state(0), p.gained(0)["worker"]) == (["school"], 2)


@pytest.mark.rule("FSS-082")
@pytest.mark.parametrize("verb", ["construct", "develop"])
def test_a_card_that_answers_to_building_answers_to_both_ways(tmp_path: Path, verb: str) -> None:
    """With a Church that pays a gun for each building (a pack of our own), both ways of building pay it."""
    p = Position(content=building_church(tmp_path))
    p.put(0, "church", "archive")
    p.hand(0, "school")
    p.give(0, grey=1, brick=1)
    p.turn(0)
    p.do(f"{verb} school")
    assert p.count(0, "gun") == 1


def building_church(folder: Path) -> str:
    """A pack in which each building of its owner makes the Church pay a gun."""
    effect = (
        'effect = [{ verb = "on_event", events = ["build"], do = [{ verb = "gain", goods = { gun = 1 } }] }]'
    )
    flavour = 'flavour = "The roof went years ago. The choir stayed."'
    return pack(folder, "cards_base.toml", (flavour, f"{effect}\n{flavour}"))


@pytest.mark.rule("FSS-083")
@pytest.mark.parametrize(("card", "distance"), [("docks", 1), ("oil_rig", 2), ("skyscraper", 3)])
def test_to_construct_costs_grey_contacts_equal_to_the_distance(card: str, distance: int) -> None:
    """One too few is refused; with more than enough just the Distance is spent."""
    p = ready(card, grey=distance - 1)
    assert p.why(f"construct {card}") == ("FSS-083",)
    p = ready(card, grey=distance + 1)
    p.do(f"construct {card}")
    assert p.count(0, "grey") == 1
    assert p.state(0) == [card]
    assert p.t.hands[0] == []


@pytest.mark.rule("FSS-083")
def test_only_a_card_from_ones_own_hand_is_constructed() -> None:
    """Neither a rival's hand card nor a deal nor a discarded card."""
    p = ready(grey=9)
    p.hand(1, "docks")
    p.deal(0, "quarry")
    p.discard("arena")
    p.turn(0)
    assert p.offered("construct") == []
    for card in (p.t.hands[1][0], p.t.deals[0][0], p.t.discard[0]):
        assert p.why(f"construct {card}") == ("FSS-083",)


@pytest.mark.rule("FSS-084")
@pytest.mark.parametrize(
    ("card", "category", "defense"),
    [("docks", "production", 3), ("church", "feature", 4), ("archive", "action", 5)],
)
def test_a_new_location_joins_the_row_of_its_category(card: str, category: str, defense: int) -> None:
    """It comes after those that stand there; its row says how hard it is to raze."""
    p = ready(card, state=("school", "museum", "motel"), grey=3)
    p.do(f"construct {card}")
    assert p.state(0) == ["school", "museum", "motel", card]
    rows = [["school"], ["museum"], ["motel"]]
    rows[CATEGORY_IDS.index(category)].append(card)
    assert p.rows(0) == rows
    assert p.defense(card) == defense
    assert p.t.view(1)["states"][0][-1] == p.standing(card)


@pytest.mark.rule("FSS-085")
def test_to_develop_takes_a_built_location_with_a_type_in_common() -> None:
    """Motel (card) can take the place of Pub (card), not of Docks (iron, ammo)."""
    p = ready("motel", state=("docks", "pub"), brick=1)
    p.do("develop motel")
    assert p.state(0) == ["docks", "motel"]
    p = ready("motel", state=("docks",), brick=1)
    assert p.why("develop motel") == ("FSS-085",)


@pytest.mark.rule("FSS-085")
def test_of_several_fitting_locations_the_player_chooses_one() -> None:
    """School (ammo, worker) fits Docks (ammo) and Camp (worker), not Pub; only those are offered."""
    p = ready("school", state=("docks", "pub", "camp"), brick=1)
    p.do("develop school")
    assert p.step == "ChooseOld"
    assert p.offered("location") == ["camp", "docks"]
    assert p.why("location pub") == ("FSS-085",)
    p.do("location camp")
    assert p.state(0) == ["docks", "pub", "school"]


@pytest.mark.rule("FSS-085")
def test_only_ones_own_locations_and_hand_cards_can_be_developed() -> None:
    """A rival's Pub is no place for a Motel, nor is a card developed that is not in hand."""
    p = ready("motel", brick=1)
    p.put(1, "pub")
    p.turn(0)
    assert p.why("develop motel") == ("FSS-085",)
    p = ready(state=("pub",), brick=1)
    assert p.why("develop motel") == ("FSS-085",)


@pytest.mark.rule("FSS-086")
def test_to_develop_costs_one_brick() -> None:
    """Of two bricks one is left, and nothing else is taken; without a brick it is refused, whatever else one has."""
    p = ready("motel", state=("pub",), brick=2, gun=2, fuel=2, iron=2, worker=2, grey=2)
    p.do("develop motel")
    assert p.gained(0) == {"brick": -1, "card": -1, "vp": 1}
    p = ready("motel", state=("pub",), gun=3, fuel=3, iron=3, worker=3, grey=3, universal=3)
    assert p.why("develop motel") == ("FSS-086",)


@pytest.mark.rule("FSS-087")
def test_the_replaced_location_goes_to_the_discard_pile() -> None:
    """On top of it; it is nowhere else."""
    p = ready("motel", state=("pub",), brick=1)
    p.discard("quarry")
    pub = p.standing("pub")
    p.do("develop motel")
    assert p.names_of(p.t.discard) == ["quarry", "pub"]
    assert p.t.discard[-1] == pub
    assert p.state(0) == ["motel"]


@pytest.mark.rule("FSS-087")
def test_what_lies_on_a_replaced_location_does_not_stay_there() -> None:
    """Stocked goods go to the owner's supply; goods spent on it and its defense token to the general supply."""
    p = ready("archive", state=("camp",), brick=1)
    p.stock(0, "camp", worker=3)
    p.t.shields.append(p.standing("camp"))
    p.do("develop archive")
    assert p.gained(0) == {"brick": -1, "card": -1, "vp": 1, "worker": 3}
    assert (p.t.stock[0], p.t.shields, p.count(0, "defense")) == ([], [], 0)
    p = ready("pub", state=("motel",), brick=1)
    p.mark_used("motel", worker=1)
    p.do("develop pub")
    assert (p.t.laid, p.t.used, p.count(0, "worker")) == ([], [], 0)


@pytest.mark.rule("FSS-088", "FSS-094")
@pytest.mark.parametrize(
    ("old", "new", "rows"),
    [
        ("pub", "motel", ("production", "action")),
        ("ruined_library", "assassin", ("feature", "production")),
        ("weapon_trader", "city_guards", ("action", "feature")),
        ("docks", "arena", ("production", "production")),
    ],
)
def test_the_new_card_lies_in_the_row_of_its_own_category(old: str, new: str, rows: tuple[str, str]) -> None:
    """Whatever the Category of the card it replaces; the Defense is that of the new row."""
    p = ready(new, state=(old,), brick=1)
    assert row(p, old) == rows[0]
    p.do(f"develop {new}")
    assert row(p, new) == rows[1]
    assert p.defense(new) == 3 + CATEGORY_IDS.index(rows[1])


@pytest.mark.rule("FSS-089")
def test_every_development_scores_a_point() -> None:
    """Two developments in a round: two points; constructing scores none."""
    p = ready("motel", "archive", "docks", state=("pub", "camp"), brick=2, grey=1)
    p.passed(1)
    p.do("develop motel")
    assert p.t.score == [1, 0]
    p.do("develop archive")
    assert p.t.score == [2, 0]
    p.do("construct docks")
    assert p.t.score == [2, 0]


@pytest.mark.rule("FSS-090")
def test_the_old_location_is_gone_before_the_new_one_is_counted() -> None:
    """Museum from Church counts itself alone; Arena from Assassin makes one gun."""
    p = ready("museum", state=("church",), brick=1)
    p.do("develop museum")
    assert p.t.score[0] == 1 + 1
    p = ready("arena", state=("assassin",), brick=1)
    p.do("develop arena")
    assert p.count(0, "gun") == 1


@pytest.mark.rule("FSS-090")
def test_paying_removing_placing_and_scoring_come_before_what_the_new_card_gives() -> None:
    """While Suppliers still ask what to copy, the brick is paid, the old card discarded, the point scored."""
    p = ready("suppliers", state=("school",), expansion="winter", brick=1)
    p.put(1, "docks", "quarry")
    p.turn(0)
    p.do("develop suppliers")
    assert p.step == "Choose copy_rival"
    assert p.count(0, "brick") == 0
    assert p.names_of(p.t.discard) == ["school"]
    assert p.state(0) == ["suppliers"]
    assert p.t.score[0] == 1


@pytest.mark.rule("FSS-090")
def test_the_cost_is_paid_before_anything_moves() -> None:
    """While it is asked whether brick or ammo pays, Pub still stands."""
    p = ready("motel", state=("pub",), brick=1, ammo=1)
    p.do("develop motel")
    assert p.step == "PayToken"
    assert p.state(0) == ["pub"]
    assert (p.t.discard, p.t.score[0]) == ([], 0)
    p.pay("ammo")
    assert (p.state(0), p.count(0, "brick"), p.count(0, "ammo")) == (["motel"], 1, 0)


@pytest.mark.rule("FSS-091")
def test_a_development_token_pays_instead_of_the_brick() -> None:
    """Alone it pays without asking; beside a brick the player chooses."""
    p = ready("motel", state=("pub",), development=1)
    p.do("develop motel")
    assert p.gained(0) == {"development": -1, "card": -1, "vp": 1}
    for paid, left in (("brick", "development"), ("development", "brick")):
        p = ready("motel", state=("pub",), development=1, brick=1)
        p.do("develop motel")
        assert p.offered("pay") == ["brick", "development"]
        p.pay(paid)
        assert (p.count(0, paid), p.count(0, left)) == (0, 1)


@pytest.mark.rule("FSS-092")
def test_paid_with_a_development_token_the_cards_need_no_type_in_common() -> None:
    """Archive (worker, score) from Docks (iron, ammo): with a token yes, with bricks no."""
    p = ready("archive", state=("docks",), brick=3, ammo=3)
    assert not p.can("develop archive")
    p = ready("archive", state=("docks",), development=1, brick=3, ammo=3)
    p.do("develop archive")
    assert p.state(0) == ["archive"]
    assert p.gained(0) == {"development": -1, "card": -1, "vp": 1}


@pytest.mark.rule("FSS-092")
def test_with_a_token_any_location_can_be_chosen_and_the_brick_pays_only_where_a_type_fits() -> None:
    """Motel from Pub asks brick or token, Motel from Docks takes the token."""
    for old, asked in (("pub", True), ("docks", False)):
        p = ready("motel", state=("pub", "docks"), development=1, brick=1)
        p.do("develop motel")
        assert p.offered("location") == ["docks", "pub"]
        p.do(f"location {old}")
        assert (p.step == "PayToken") == asked
        if not asked:
            assert (p.count(0, "development"), p.count(0, "brick")) == (0, 1)


@pytest.mark.rule("FSS-093")
def test_most_cards_have_two_types_and_one_in_common_is_enough() -> None:
    """66 of 88 base cards have two; Archive (worker, score) and School (worker, ammo) share one."""
    content = our_content("base")
    counts = [types.bit_count() for types in content.card_types]
    assert (counts.count(2), counts.count(1)) == (66, 22)
    p = ready("archive", state=("school",), brick=1)
    assert p.types("archive") & p.types("school") == {"worker"}
    p.do("develop archive")
    assert p.state(0) == ["archive"]


@pytest.mark.rule("FSS-095")
def test_any_card_can_be_developed_onto_ruins() -> None:
    """The Ruins of Docks (iron, ammo) take a Motel (card) or a Church (culture) for a brick."""
    for card in ("motel", "church", "archive"):
        p = ready(card, brick=1)
        p.put(0, "docks")
        p.turn(0)
        assert not p.can(f"develop {card}")
        p.t.ruins.append(p.standing("docks"))
        p.turn(0)
        p.do(f"develop {card}")
        assert p.state(0) == [card]
        assert p.count(0, "brick") == 0


@pytest.mark.rule("FSS-096")
def test_developed_ruins_go_to_the_discard_pile_for_the_usual_point() -> None:
    """The card lies on the discard pile face up; it is no Ruins any more."""
    p = ready("motel", brick=1)
    (ruin,) = p.put(0, "docks", ruin=True)
    p.turn(0)
    p.do("develop motel")
    assert p.t.discard == [ruin]
    assert (p.t.ruins, p.ruins(0), p.state(0)) == ([], [], ["motel"])
    assert p.t.score[0] == 1


@pytest.mark.rule("FSS-097")
def test_example_ruined_library_becomes_murderers_pub() -> None:
    """They share the gun Type: a brick, the Library discarded, a point (and the Pub's own bonus: one for itself)."""
    p = ready("murderers_pub", state=("ruined_library",), brick=1)
    assert p.types("murderers_pub") & p.types("ruined_library") == {"gun"}
    p.do("develop murderers_pub")
    assert p.gained(0) == {"brick": -1, "card": -1, "vp": 1 + 1}
    assert p.names_of(p.t.discard) == ["ruined_library"]
    assert row(p, "murderers_pub") == "feature"


@pytest.mark.rule("FSS-098")
def test_a_production_location_produces_at_once_when_built() -> None:
    """Docks make an iron as soon as they are constructed; Parking Lot counts itself and Docks."""
    p = ready("docks", grey=1)
    p.do("construct docks")
    assert p.gained(0) == {"grey": -1, "card": -1, "iron": 1}
    p = ready("parking_lot", state=("docks",), grey=2)
    p.do("construct parking_lot")
    assert p.gained(0) == {"grey": -2, "card": -1, "iron": 2}
    p = ready("archive", state=("docks",), grey=1)
    p.do("construct archive")
    assert p.gained(0) == {"grey": -1, "card": -1}  # Docks don't produce again


@pytest.mark.rule("FSS-099")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [("crossroads", {"card": 2}), ("church", {"vp": 2}), ("old_cinema", {"vp": 1})],
)
def test_a_building_bonus_is_gained_on_building(card: str, bonus: dict[str, int]) -> None:
    """The goods shown, from the supply, the Deck or the track."""
    p = ready(card, grey=2)
    p.do(f"construct {card}")
    assert {good: p.gained(0).get(good, 0) + (good == "card") for good in bonus} == bonus


@pytest.mark.rule("FSS-099")
def test_a_building_bonus_may_lie_on_the_card() -> None:
    """Brick Storage gets three bricks, which then can be spent."""
    p = ready("brick_storage", "motel", state=("pub",), grey=1)
    p.passed(1)
    p.do("construct brick_storage")
    assert p.stocked(0, "brick_storage") == {"brick": 3}
    assert p.count(0, "brick") == 0
    p.do("develop motel")
    assert p.stocked(0, "brick_storage") == {"brick": 2}
    assert p.state(0) == ["brick_storage", "motel"]


@pytest.mark.rule("FSS-100")
def test_a_building_bonus_is_paid_only_once() -> None:
    """School brings two workers when built, one in later rounds; Church scores once; stocks aren't refilled."""
    p = ready("school", "church", grey=3)
    p.put(0, "camp")
    p.stock(0, "camp", worker=1)
    p.passed(1)
    p.do("construct school", "construct church")
    assert (p.count(0, "worker"), p.t.score[0]) == (2, 2)
    for _ in range(2):
        p.cleanup()
        p.produce()
        assert (p.count(0, "worker"), p.t.score[0]) == (3 + 1, 2)
        assert p.stocked(0, "camp") == {"worker": 1}


@pytest.mark.rule("FSS-101")
@pytest.mark.parametrize(
    ("card", "good", "count"),
    [("boiler_room", "worker", 3), ("sharrash", "universal", 2), ("construction_vehicles", "grey", 2)],
)
def test_production_and_building_bonus_are_both_gained_when_built(card: str, good: str, count: int) -> None:
    """Boiler Room: two workers and one more; Sharrash and the Vehicles one and one."""
    p = ready(card, grey=2)
    p.do(f"construct {card}")
    spent = p.content.card_distance[p.card(card)] if good == "grey" else 0
    assert p.gained(0)[good] == count - spent


@pytest.mark.rule("FSS-102")
@pytest.mark.parametrize("verb", ["construct", "develop"])
def test_what_pays_for_locations_of_a_type_counts_itself(verb: str) -> None:
    """Refinery beside Convoy and Oil Rig (both fuel): three points when constructed."""
    p = ready("refinery", state=("convoy", "oil_rig", "docks"), grey=2, brick=1)
    p.do(f"{verb} refinery")
    if verb == "develop":
        p.do("location convoy")
    assert p.t.score[0] == (3 if verb == "construct" else 1 + 2)


@pytest.mark.rule("FSS-102")
def test_what_pays_for_building_pays_for_its_own_building(tmp_path: Path) -> None:
    """A Church that pays a gun for each building (a pack of our own) pays one when it is built itself."""
    p = Position(content=building_church(tmp_path))
    p.hand(0, "church")
    p.give(0, grey=2)
    p.turn(0)
    p.do("construct church")
    assert p.count(0, "gun") == 1


@pytest.mark.rule("FSS-103")
def test_to_develop_needs_no_contacts() -> None:
    """Skyscraper (Distance 3) from Quarry: one brick, the contacts stay, and none are needed."""
    p = ready("skyscraper", state=("quarry",), brick=1)
    p.do("develop skyscraper")
    assert p.state(0) == ["skyscraper"]
    p = ready("skyscraper", state=("quarry",), brick=1, grey=5, universal=5)
    p.do("develop skyscraper")
    assert p.gained(0) == {"brick": -1, "card": -1, "vp": 1}


@pytest.mark.rule("FSS-104")
def test_example_scarlett_builds_a_school_on_ruins() -> None:
    """One brick, no contacts; the Ruins are discarded; School in the top row, one point, two workers."""
    p = ready("school", brick=1)
    p.put(0, "archive", ruin=True)
    p.turn(0)
    p.do("develop school")
    assert p.gained(0) == {"brick": -1, "card": -1, "vp": 1, "worker": 2}
    assert p.names_of(p.t.discard) == ["archive"]
    assert row(p, "school") == "production"
