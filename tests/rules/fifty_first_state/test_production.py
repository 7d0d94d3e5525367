"""Production phase: faction board, deals, Production Locations."""

import pytest

from tests.rules.fifty_first_state.position import Position


@pytest.mark.rule("FSS-067")
def test_goods_come_from_board_deals_and_production_locations_and_nothing_else() -> None:
    """Features and Actions in the State produce nothing."""
    p = Position()
    p.deal(0, "fuel_tank")
    p.put(0, "quarry", "church", "archive")
    p.watch()
    p.produce()
    board = {"worker": 3, "iron": 1, "grey": 1, "card": 1}
    assert p.gained(0) == board | {"fuel": 1, "brick": 1}


@pytest.mark.rule("FSS-068")
@pytest.mark.parametrize(
    ("faction", "good"),
    [
        ("new_york", "iron"),
        ("appalachian_federation", "brick"),
        ("mutants_union", "gun"),
        ("merchants_guild", "fuel"),
    ],
)
def test_a_board_gives_its_basic_production_in_every_production_phase(faction: str, good: str) -> None:
    """Three workers, a grey contact, a card and a resource of its own; Mutants do guns, Merchants do fuel."""
    p = Position(1, factions=(faction,))
    for _ in range(3):
        p.watch()
        p.produce()
        assert p.gained(0) == {"worker": 3, "grey": 1, "card": 1, good: 1}


@pytest.mark.rule("FSS-069")
def test_each_deal_of_an_earlier_round_pays_in_every_production_phase() -> None:
    """Two equal deals pay twice, a third pays its own good, again and again; a rival's deal pays the rival."""
    p = Position(2)
    p.deal(0, "assassin", "assassin", "convoy")
    p.deal(1, "fuel_tank")
    for _ in range(2):
        p.watch()
        p.produce()
        assert p.gained(0) == {"worker": 3, "iron": 1, "grey": 1, "card": 1, "gun": 2, "blue": 1}
        assert p.gained(1) == {"worker": 3, "brick": 1, "grey": 1, "card": 1, "fuel": 1}


@pytest.mark.rule("FSS-069")
def test_a_deal_of_this_round_pays_only_once_before_the_next_production_phase() -> None:
    """A gun when it is made; the next one in the next round's Production phase."""
    p = Position(2)
    p.hand(0, "assassin")
    p.give(0, blue=1)
    p.turn(0)
    p.do("deal assassin")
    assert p.count(0, "gun") == 1
    p.pass_all()
    while p.step == "DraftCard":
        assert p.count(0, "gun") == 0
        p.t.apply(p.who, p.t.options(p.who)[0])
    assert p.count(0, "gun") == 1


@pytest.mark.rule("FSS-070")
def test_each_production_location_produces_in_every_production_phase() -> None:
    """Two Docks make two iron, Boiler Room two workers; Ruins make nothing."""
    p = Position()
    p.put(0, "docks", "docks", "boiler_room")
    p.put(0, "quarry", ruin=True)
    for _ in range(2):
        p.watch()
        p.produce()
        assert p.gained(0) == {"worker": 3 + 2, "iron": 1 + 2, "grey": 1, "card": 1}


@pytest.mark.rule("FSS-070")
def test_goods_for_each_location_of_a_type_go_up_to_three() -> None:
    """Oil Rig: one fuel for each fuel Location, at most three."""
    p = Position()
    p.put(0, "oil_rig", "refinery")
    p.produce()
    assert p.count(0, "fuel") == 2
    p = Position()
    p.put(0, "oil_rig", "refinery", "convoy", "hideout")
    p.produce()
    assert p.count(0, "fuel") == 3


@pytest.mark.rule("FSS-071")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_production_runs_clockwise_from_the_first_player(first: int) -> None:
    """The card that the board gives comes off the top of the Deck for the first player first."""
    p = Position(3)
    p.first(first)
    p.deck("arena", "docks", "pub")
    p.produce()
    order = [(first + place) % 3 for place in range(3)]
    assert [p.in_hand(seat) for seat in order] == [["arena"], ["docks"], ["pub"]]


@pytest.mark.rule("FSS-071")
def test_all_others_goods_do_not_depend_on_who_is_first() -> None:
    """The same goods and the same number of cards for everybody."""
    found = []
    for first in range(3):
        p = Position(3)
        p.first(first)
        p.put(1, "arena", "pub")
        p.deal(2, "old_cinema", "motel")
        p.watch()
        p.produce()
        found.append([p.gained(seat) for seat in range(3)])
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("FSS-072")
def test_a_card_gained_as_a_good_is_drawn_from_the_deck_into_the_hand() -> None:
    """One for the board, one for the Pub, one for the deal, off the top; only the owner learns which."""
    p = Position(1)
    p.put(0, "pub")
    p.deal(0, "crossroads")
    p.deck("arena", "docks", "quarry", "school")
    before = len(p.t.deck)
    p.produce()
    assert p.in_hand(0) == ["arena", "docks", "quarry"]
    assert len(p.t.deck) == before - 3
    assert p.name(p.t.deck[-1]) == "school"
    assert p.t.view(None)["hands"][0] == {"count": 3}


@pytest.mark.rule("FSS-073")
def test_points_gained_as_goods_are_marked_at_once() -> None:
    """Two deals that pay a VP each: 23 becomes 25 in the Production phase, and the end is set off."""
    p = Position(2)
    p.deal(0, "old_cinema", "church")
    p.score(0, 23)
    p.produce()
    assert p.t.score == [25, 0]
    assert p.t.ended == [1]
    assert p.count(0, "vp") == 0


@pytest.mark.rule("FSS-074")
def test_all_other_goods_go_into_the_players_own_supply() -> None:
    """Ammo, contacts, universal contacts, resources, workers: added to what is there."""
    p = Position(1)
    p.deal(0, "corner_shop", "gunsmith", "convoy", "sharrash", "assassin")
    p.give(0, ammo=1, gun=2)
    p.produce()
    assert p.has(0) == {
        "gun": 3,
        "iron": 1,
        "ammo": 2,
        "worker": 3,
        "card": 1,
        "grey": 1,
        "red": 1,
        "blue": 1,
        "universal": 1,
    }


@pytest.mark.rule("FSS-075")
def test_example_angelina_takes_ten_goods() -> None:
    """Mutants Union with School, Pub and deals for a gun and an iron: 2 guns, 4 workers, 2 cards, 1 grey, 1 iron."""
    p = Position(2, factions=("mutants_union", "new_york"))
    p.put(0, "school", "pub")
    p.deal(0, "assassin", "docks")
    p.watch()
    p.produce()
    goods = p.gained(0)
    assert goods == {"gun": 2, "worker": 4, "card": 2, "grey": 1, "iron": 1}
    assert sum(goods.values()) == 10
