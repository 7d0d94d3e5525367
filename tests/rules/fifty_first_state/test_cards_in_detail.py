"""The cards that the rulebook explains: Body Hunters, Foundation, Suppliers, Hidden Forge."""

import pytest

from tests.rules.fifty_first_state.position import Position

# --- Body Hunters ----------------------------------------------------------------------------------------------


def hunters(workers: int = 2) -> Position:
    """Seat 0 has Body Hunters and four other Locations that carry goods or workers, and its turn."""
    p = Position(expansion="winter")
    p.put(0, "body_hunters", "shipwreck", "archive", "bioweaponry", "generators", "motel")
    p.mark_used("shipwreck", 2, worker=2, iron=2)
    p.mark_used("archive", 1, worker=1)
    p.mark_used("bioweaponry", 1, worker=1, ammo=1)
    p.mark_used("generators", 1, worker=1)  # a visitor's
    p.give(0, worker=workers, iron=2, gun=1)
    p.passed(1)
    p.turn(0)
    p.watch()
    return p


@pytest.mark.rule("FSS-234")
def test_an_action_freed_by_body_hunters_may_be_used_again_in_the_same_round() -> None:
    """Shipwreck had both its uses; cleared, it has two more. What lay on it goes to the supply."""
    p = hunters()
    assert p.facts("use shipwreck") == ["Shipwreck is used up in this round"]
    p.do("use body_hunters", "location shipwreck", "done")
    assert p.gained(0) == {"worker": -1}
    assert p.on("shipwreck") == {}
    assert p.on("archive") == {"worker": 1}
    assert p.on("body_hunters") == {"worker": 1}
    p.give(0, worker=2)
    p.turn(0)
    p.watch()
    p.do("use shipwreck", "use shipwreck")
    assert p.gained(0) == {"worker": -2, "iron": -2, "vp": 4}
    assert p.facts("use shipwreck")[0] == "Shipwreck is used up in this round"
    assert p.why("use body_hunters") == ("FSS-125",)


@pytest.mark.rule("FSS-234")
def test_body_hunters_clear_up_to_three_other_locations_with_goods_or_workers() -> None:
    """Not itself, not an unused one, not a rival's; each set of one to three is offered once."""
    p = hunters()
    p.put(1, "weapon_trader")
    p.mark_used("weapon_trader", 1, gun=1)
    p.do("use body_hunters")
    assert p.offered("location") == ["archive", "bioweaponry", "generators", "shipwreck"]
    found: list[frozenset[str]] = []

    def walk(at: Position, cleared: frozenset[str]) -> None:
        if at.step != "ChooseSeveral reset_locations":
            found.append(cleared)
            return
        for words in at.options():
            twin = at.branch()
            twin.do(words)
            walk(twin, cleared | {words.partition(" ")[2]} if words != "done" else cleared)

    walk(p, frozenset())
    assert len(found) == len(set(found)) == 4 + 6 + 4
    assert {len(cleared) for cleared in found} == {1, 2, 3}


@pytest.mark.rule("FSS-234")
def test_what_body_hunters_leave_alone_stays_used() -> None:
    """Only what was cleared counts as unused; an Open Production without its worker can be visited again."""
    p = hunters()
    p.do("use body_hunters", "location generators", "location archive", "done")
    p.give(0, worker=3)
    p.give(1, worker=1)
    p.t.passed[1] = 0
    p.turn(0)
    assert p.can("use archive")
    assert p.why("use bioweaponry") == ("FSS-125",)
    p.do("pass")
    assert p.who == 1
    p.t.passed[0] = 0
    p.turn(1)
    assert p.can("visit generators")


@pytest.mark.rule("FSS-234")
def test_body_hunters_need_something_to_clear() -> None:
    """With no goods on any other Location they can't be used."""
    p = Position(expansion="winter")
    p.put(0, "body_hunters", "archive")
    p.give(0, worker=2)
    p.turn(0)
    assert p.offered("use") == ["archive"]
    p.mark_used("archive", 1, worker=1)
    p.turn(0)
    assert p.can("use body_hunters")


# --- Foundation ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-235")
def test_foundation_has_no_type() -> None:
    """It counts for nothing that counts Types, and says so; other cards have Types."""
    p = Position(expansion="new_era")
    assert p.types("foundation") == set()
    assert "No Type" in p.text("foundation")
    assert p.content.card_typeless[p.card("foundation")]
    typeless = [id for id in p.content.design_ids if p.types(id) == set()]
    assert typeless == ["foundation", "radioactive_colony"]
    p.put(0, "foundation", "radioactive_colony")
    for counter, good in (("arena", "gun"), ("brick_supplier", "brick"), ("wrecked_tank", "vp")):
        p.hand(0, counter)
        p.give(0, grey=2)
        p.passed(1)
        p.turn(0)
        p.watch()
        p.do(f"construct {counter}")
        assert p.gained(0)[good] == 1  # itself alone


@pytest.mark.rule("FSS-236")
@pytest.mark.parametrize("card", ["church", "motel", "school", "gun_shop", "quarry", "radioactive_colony"])
def test_foundation_is_developed_into_a_card_of_any_type(card: str) -> None:
    """For a brick, no development token; from a Location of another Type the same card can't be developed."""
    p = Position(expansion="new_era")
    p.put(0, "foundation")
    p.hand(0, card)
    p.give(0, brick=1)
    p.turn(0)
    p.watch()
    p.do(f"develop {card}")
    assert p.gained(0).get("brick", 0) == (-1 if card != "quarry" else 0)
    assert (p.state(0), p.names_of(p.t.discard)) == ([card], ["foundation"])
    if card != "radioactive_colony":
        p = Position(expansion="new_era")
        p.put(0, "construction_vehicles")
        p.hand(0, card)
        p.give(0, brick=1)
        p.turn(0)
        assert p.why(f"develop {card}") == ("FSS-085",)


@pytest.mark.rule("FSS-237")
@pytest.mark.parametrize("old", ["church", "motel", "school", "gun_shop", "quarry", "radioactive_colony"])
def test_any_location_is_developed_into_foundation(old: str) -> None:
    """For a brick; its bonus lays a development token on it. Into another card of no common Type it can't be."""
    p = Position(expansion="new_era")
    p.put(0, old)
    p.hand(0, "foundation", "construction_vehicles")
    p.give(0, brick=1)
    p.turn(0)
    p.watch()
    if old != "radioactive_colony":
        assert p.offered("develop") == ["foundation"]
    p.do("develop foundation")
    assert p.gained(0) == {"brick": -1, "card": -1, "vp": 1}
    assert (p.state(0), p.names_of(p.t.discard)) == (["foundation"], [old])
    assert p.stocked(0, "foundation") == {"development": 1}


# --- Suppliers -------------------------------------------------------------------------------------------------


def building_suppliers(*theirs: str) -> Position:
    """Seat 0 constructs Suppliers; seat 1 has this State."""
    p = Position(expansion="winter")
    p.hand(0, "suppliers")
    p.put(1, *theirs)
    p.give(0, grey=2)
    p.turn(0)
    p.watch()
    p.do("construct suppliers")
    return p


@pytest.mark.rule("FSS-238")
def test_suppliers_do_not_produce_when_they_are_built() -> None:
    """Nothing is taken from a rival: one good comes from the bonus, not a second one; later they do produce."""
    p = building_suppliers("school")
    assert p.gained(0) == {"card": -1, "grey": -2, "worker": 1}
    assert p.t.taken == []
    p.cleanup()
    p.produce()
    assert (p.count(0, "worker"), p.count(1, "worker")) == (3 + 1, 3)  # School works for seat 0


@pytest.mark.rule("FSS-239")
def test_building_suppliers_gives_their_building_bonus_only() -> None:
    """A copy of one rival Production Location, chosen where there are several; its owner loses nothing."""
    p = building_suppliers("school", "quarry", "church")
    assert p.step == "Choose copy_rival"
    assert p.offered("location") == ["quarry", "school"]
    p.do("location quarry")
    assert p.gained(0) == {"card": -1, "grey": -2, "brick": 1}
    assert p.gained(1) == {}
    assert (p.who, p.step) == (1, "Turn")
    p = building_suppliers("church")
    assert p.gained(0) == {"card": -1, "grey": -2}  # nothing to copy
    assert (p.who, p.step) == (1, "Turn")


# --- Hidden Forge ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-240")
def test_hidden_forge_always_counts_as_carrying_a_defense_token() -> None:
    """Defense 4 instead of 3, and no token can be placed on it; Cleanup takes nothing off."""
    p = Position(expansion="new_era")
    p.put(0, "hidden_forge", "school")
    p.give(0, defense=2)
    p.turn(0)
    assert (p.defense("hidden_forge"), p.defense("school")) == (4, 3)
    assert p.offered("shield") == ["school"]
    assert p.why("shield hidden_forge") == ("FSS-240",)
    p.do("shield school")
    p.cleanup()
    assert (p.defense("hidden_forge"), p.defense("school")) == (4, 3)


@pytest.mark.rule("FSS-240")
def test_razing_hidden_forge_costs_four_red_contacts() -> None:
    """Three are not enough; its owner gets the compensation, no defense token comes from it."""
    p = Position(expansion="new_era")
    p.put(1, "hidden_forge")
    p.give(0, red=3)
    p.turn(0)
    assert p.why("raze hidden_forge") == ("FSS-240",)
    p.give(0, red=1)
    p.turn(0)
    p.watch()
    p.do("raze hidden_forge")
    assert p.gained(0) == {"red": -4, "worker": 2}
    assert p.gained(1) == {"red": 1}
    assert p.ruins(1) == ["hidden_forge"]
