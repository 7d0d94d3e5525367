"""The Virtual Player's attacks: how many, whom they hit, and what a defense token is good for."""

from pathlib import Path

import pytest

from tests.rules.fifty_first_state.position import Position, pack

VIRTUAL = 1
ALIKE = 'name = "Confessor"\ncopies = 1\ncategory = "action"\ntypes = ["gun"]\ndistance = 3\nspoils = '
OTHER = 'category = "action"\ntypes = ["ammo", "gun"]\ndistance = 3\nspoils = '


def act(p: Position) -> None:
    """An action that touches nothing else: two workers for a gun."""
    p.do("exchange workers", "choose gun")
    if p.step == "UseAgain":
        p.do("done")


def facing(*state: str, attacks: str, expansion: str = "base", workers: int = 10) -> Position:
    """You have this State; the attack cards lie on the Deck; it is the Virtual Player's turn, no Connection is left."""
    p = Position(seats=1, expansion=expansion)
    p.put(0, *state)
    p.deck(*attacks.split())
    p.give(0, worker=workers)
    p.watch()
    return p


def hit(*state: str, attack: str, expansion: str = "base", used: str = "") -> list[str]:
    """Which of your Locations an attack razes."""
    p = facing(*state, attacks=attack, expansion=expansion)
    if used:
        p.mark_used(used, 1)
    p.turn(1)
    assert p.step == "Turn"
    return p.ruins(0)


# --- how many --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-203", "FSS-205")
def test_after_a_successful_attack_it_passes_on_its_next_turn() -> None:
    """Not at once: until then its Locations can be touched. It razes no second Location, though one would match."""
    p = facing("school", "boiler_room", attacks="camp archive")
    p.put(VIRTUAL, "quarry")
    p.turn(1)
    assert (p.ruins(0), p.t.score, p.t.passed) == (["boiler_room"], [0, 2], [0, 0])
    assert p.can("visit quarry")
    act(p)
    assert (p.ruins(0), p.t.score, p.t.passed) == (["boiler_room"], [0, 2], [0, 1])
    assert p.t.attack == []
    assert p.names_of(p.t.deck[-1:]) == ["archive"]  # not drawn


@pytest.mark.rule("FSS-204", "FSS-205", "FSS-207")
def test_it_attacks_three_times_at_most() -> None:
    """Each failed attack adds a card to the pile; after the third it passes on its next turn, not before."""
    p = facing("church", attacks="docks quarry camp wrecked_tank")
    p.turn(1)
    seen = [(p.names_of(p.t.attack), p.t.passed[VIRTUAL])]
    for _ in range(3):
        act(p)
        seen.append((p.names_of(p.t.attack), p.t.passed[VIRTUAL]))
    assert seen == [
        (["docks"], 0),
        (["docks", "quarry"], 0),
        (["docks", "quarry", "camp"], 0),
        ([], 1),
    ]
    assert (p.state(0), p.t.score) == (["church"], [0, 0])
    act(p)  # it has no more turns in this round
    assert p.names_of(p.t.deck[-1:]) == ["wrecked_tank"]


@pytest.mark.rule("FSS-204")
def test_it_attacks_an_empty_state_too() -> None:
    """Which counts as an attempt; in the next round it may attack three times again."""
    p = facing(attacks="docks quarry camp")
    p.turn(1)
    for _ in range(2):
        act(p)
    assert p.t.solo == [3, 0]
    p.do("pass")
    assert p.t.solo == [0, 0]


@pytest.mark.rule("FSS-207", "FSS-208", "FSS-224", "FSS-G41")
@pytest.mark.parametrize("passing", [False, True])
def test_the_attack_pile_is_discarded_when_it_passes(passing: bool) -> None:
    """The cards come from the top of the Deck and lie on the pile until then; also if it passes because you did."""
    p = facing("church", attacks="docks camp")
    cards = [p.t.deck[-1], p.t.deck[-2]]
    if not passing:
        p.put(0, "boiler_room")  # the second attack hits
    p.turn(1)
    act(p)
    assert (p.t.attack, p.t.discard) == (cards, [])
    assert p.t.view(None)["attack"] == cards
    if passing:
        p.do("pass")
    else:
        assert p.ruins(0) == ["boiler_room"]
        act(p)
    assert (p.t.attack, p.t.discard) == ([], cards)


# --- whom ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-209", "FSS-G42")
def test_without_a_common_type_the_attack_fails() -> None:
    """No points, nothing razed. Ruins and deals have no Types to hit, a typeless Location and attack card neither."""
    p = facing("school", "church", attacks="oil_trader")
    p.turn(1)
    assert (p.ruins(0), p.t.score, p.t.solo) == ([], [0, 0], [1, 0])
    p = facing("church", attacks="quarry")
    p.put(0, "brick_supplier", ruin=True)
    p.deal(0, "brick_supplier#2")
    p.hand(0, "clay_pit")
    p.turn(1)
    assert (p.state(0), p.t.score, p.t.solo) == (["church"], [0, 0], [1, 0])
    assert hit("foundation", "radioactive_colony", attack="quarry", expansion="new_era") == []
    assert hit("school", "quarry", attack="foundation", expansion="new_era") == []


@pytest.mark.rule("FSS-210", "FSS-211", "FSS-212", "FSS-213", "FSS-227")
@pytest.mark.parametrize(
    ("card", "attack", "deal"),
    [
        ("school", "camp", {"worker": 1}),  # worker
        ("school", "quarry", {"worker": 1}),  # ammo
        ("church", "museum", {"vp": 1}),
        ("gun_shop", "confessor", {"gun": 1}),
        ("pub", "motel", {"card": 1}),
    ],
)
def test_a_location_that_shares_a_type_is_razed(card: str, attack: str, deal: dict[str, int]) -> None:
    """One Type is enough. It scores 2 and gets nothing else; you get the Deal good; the card is a Ruins in your State."""
    p = facing(card, attacks=attack, workers=0)
    p.turn(1)
    assert p.gained(VIRTUAL) == {"vp": 2}
    assert p.gained(0) == deal
    assert (p.state(0), p.ruins(0), p.t.discard) == ([], [card], [])
    assert p.state(VIRTUAL) == []
    assert p.t.solo == [1, 1]


@pytest.mark.rule("FSS-212", "FSS-213")
def test_goods_on_a_location_razed_by_it_are_treated_as_usual() -> None:
    """What was spent on it is gone, what is stored on it comes back; the Ruins can be developed like any other."""
    p = facing("camp", attacks="boiler_room", workers=0)
    p.stock(0, "camp", worker=2)
    p.turn(1)
    assert p.gained(0) == {"worker": 1 + 2}
    p = facing("shadow", attacks="confessor", workers=0)
    p.mark_used("shadow", 1, red=1)
    p.hand(0, "church")
    p.give(0, brick=1)
    p.watch()
    p.turn(1)
    assert (p.gained(0), p.t.laid, p.t.used) == ({"gun": 1}, [], [])
    p.do("develop church")
    assert (p.state(0), p.ruins(0)) == (["church"], [])


@pytest.mark.rule("FSS-214")
def test_the_location_with_most_matching_types_is_razed() -> None:
    """Two Types before one, whatever the Distance and Category."""
    assert hit("gun_shop", "assassin", attack="arena") == ["assassin"]  # gun and ammo; D1, Production
    assert hit("assassin", "gun_shop", attack="murderers_pub") == ["gun_shop"]  # gun and score


@pytest.mark.rule("FSS-215")
@pytest.mark.parametrize(
    ("state", "attack", "razed"),
    [
        (("assassin", "arena"), "ruined_library", "arena"),
        (("arena", "gunsmith"), "confessor", "arena"),  # a Production at 2 before an unused Action at 1
        (("shadow", "gun_shop", "assassin"), "city_guards", "gun_shop"),
        (("gun_shop", "shadow"), "murderers_pub", "gun_shop"),
    ],
)
def test_of_equal_matches_the_greater_distance_is_razed(
    state: tuple[str, ...], attack: str, razed: str
) -> None:
    """In whatever order they stand and whatever their Category."""
    assert hit(*state, attack=attack) == [razed]
    assert hit(*reversed(state), attack=attack) == [razed]


CHAIN = ["weapon_trader", "shadow", "murderers_pub", "arena"]  # all gun, all Distance 2


@pytest.mark.parametrize(
    "first",
    [
        pytest.param(0, marks=pytest.mark.rule("FSS-216")),
        pytest.param(1, marks=pytest.mark.rule("FSS-217")),
        pytest.param(2, marks=pytest.mark.rule("FSS-218")),
        pytest.param(3, marks=pytest.mark.rule("FSS-219")),
    ],
)
def test_of_equal_distance_unused_actions_used_actions_features_and_productions_fall_in_this_order(
    first: int,
) -> None:
    """The first of the chain that stands falls, though later ones have the better Spoils."""
    standing = CHAIN[first:]
    used = "shadow" if "shadow" in standing else ""
    assert hit(*standing, attack="confessor", used=used) == [CHAIN[first]]
    assert hit(*reversed(standing), attack="confessor", used=used) == [CHAIN[first]]


@pytest.mark.rule("FSS-216", "FSS-217", "FSS-218", "FSS-219")
@pytest.mark.parametrize(
    ("falls", "stays", "used"),
    [
        ("weapon_trader", "shadow", "shadow"),
        ("shadow", "weapon_trader", ""),  # both unused: Spoils decide
        ("weapon_trader", "murderers_pub", "weapon_trader"),
        ("weapon_trader", "arena", "weapon_trader"),
        ("murderers_pub", "arena", ""),
    ],
)
def test_each_pair_of_the_chain(falls: str, stays: str, used: str) -> None:
    """Whichever was built first."""
    assert hit(falls, stays, attack="confessor", used=used) == [falls]
    assert hit(stays, falls, attack="confessor", used=used) == [falls]


PRIORITY = [
    "vp",
    "ammo",
    "universal",
    "development",
    "grey",
    "red",
    "blue",
    "card",
    "worker",
    "gun",
    "fuel",
    "iron",
    "brick",
]


@pytest.mark.rule("FSS-220", "FSS-G39")
@pytest.mark.parametrize("place", range(len(PRIORITY) - 1))
def test_each_good_of_the_order_counts_more_than_any_number_of_the_next(place: int, tmp_path: Path) -> None:
    """Two Actions at the same Distance, one with one of a good in its Spoils, one with three of the next good."""
    folder = pack(
        tmp_path,
        "cards_base.toml",
        (ALIKE + "{ gun = 3, vp = 1 }", ALIKE + f"{{ {PRIORITY[place]} = 1 }}"),
        (OTHER + "{ ammo = 3, card = 1 }", OTHER + f"{{ {PRIORITY[place + 1]} = 3 }}"),
    )
    for state in (("confessor", "thieves_caravan"), ("thieves_caravan", "confessor")):
        p = Position(seats=1, content=folder)
        p.put(0, *state)
        p.deck("city_guards")
        p.turn(1)
        assert p.ruins(0) == ["confessor"]


@pytest.mark.rule("FSS-220", "FSS-G39")
@pytest.mark.parametrize(
    ("falls", "stays", "attack", "expansion"),
    [
        ("church", "museum", "old_cinema", "base"),  # 2 VP before 1 VP and a card
        ("bioweaponry", "weapon_trader", "confessor", "base"),  # VP before card
        ("shadow", "bioweaponry", "confessor", "base"),  # VP alike, then red before gun
        ("black_fortress", "craftsmen_guild", "shipwreck", "winter"),  # gun before brick, iron alike
        ("storehouse", "black_fortress", "confessor", "winter"),  # fuel before iron, gun alike
        ("tanker_shipwreck", "craftsmen_guild", "rubble", "winter"),  # fuel before iron, brick alike
        ("storehouse", "tanker_shipwreck", "oil_trader", "winter"),  # gun before brick, fuel alike
        ("hangar", "oil_rig", "methane_storage", "new_era"),  # ammo before fuel
        ("the_bronx_gang", "secret_outpost", "confessor", "new_era"),  # red before worker
        ("training_camp", "the_bronx_gang", "confessor", "new_era"),  # red, card alike; worker before gun
        ("preacher_of_the_new_era", "ohio_cavalry", "oilfield", "new_era"),  # red before blue
        ("post_office", "ohio_cavalry", "oilfield", "new_era"),  # 2 blue before 1
    ],
)
def test_then_spoils_are_compared_good_by_good(falls: str, stays: str, attack: str, expansion: str) -> None:
    """More of the first good in the order; where they are equal, of the next."""
    assert hit(falls, stays, attack=attack, expansion=expansion) == [falls]
    assert hit(stays, falls, attack=attack, expansion=expansion) == [falls]


@pytest.mark.rule("FSS-221")
@pytest.mark.parametrize("lost", ["church", "wrecked_tank"])
def test_with_identical_spoils_you_decide(lost: str) -> None:
    """Church and Wrecked Tank are alike in every check; Museum has the poorer Spoils and is not offered."""
    p = facing("church", "wrecked_tank", "museum", attacks="old_cinema", workers=0)
    p.turn(1)
    assert (p.step, p.who) == ("ChooseVictim", 0)
    assert p.offered("location") == ["church", "wrecked_tank"]
    assert p.why("location museum") == ("FSS-220",)
    p.do(f"location {lost}")
    assert p.ruins(0) == [lost]
    assert (p.gained(0), p.gained(VIRTUAL)) == ({"vp": 1}, {"vp": 2})
    assert p.step == "Turn"


@pytest.mark.rule("FSS-221")
def test_between_copies_without_a_difference_nobody_is_asked() -> None:
    """One of two equal Schools falls; if one of them carries a defense token you decide."""
    p = facing("school", "school", attacks="camp")
    p.turn(1)
    assert (p.step, p.ruins(0), p.state(0)) == ("Turn", ["school"], ["school"])
    p = facing("school", "school", attacks="camp")
    p.t.shields.append(p.t.states[0][1])
    p.turn(1)
    assert (p.step, p.offered("location")) == ("ChooseVictim", ["school", "school"])
    p.do(f"location {p.t.states[0][1]}")
    assert (p.ruins(0), p.t.shields, p.t.score) == ([], [], [0, 0])


# --- defense tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-222", "FSS-223", "FSS-G40")
def test_a_defense_token_is_discarded_instead_of_the_location() -> None:
    """The Location survives, nobody gets anything; but the attack has succeeded, and it passes on its next turn."""
    p = facing("boiler_room", "school", attacks="camp archive")
    p.t.shields.extend(p.t.states[0])
    p.turn(1)
    assert (p.state(0), p.ruins(0)) == (["boiler_room", "school"], [])
    assert p.names_of(p.t.shields) == ["school"]  # the one about to be razed lost its token
    assert (
        p.log()[-1] == "The defense token on Boiler Room takes the blow and is discarded: nothing is razed."
    )
    assert (p.gained(0), p.gained(VIRTUAL)) == ({}, {})
    assert p.count(0, "defense") == 0
    assert p.t.passed == [0, 0]
    p.watch()
    act(p)
    assert p.t.passed == [0, 1]
    assert p.names_of(p.t.deck[-1:]) == ["archive"]
    assert p.names_of(p.t.discard) == ["camp"]
    assert p.gained(VIRTUAL) == {}


@pytest.mark.rule("FSS-222")
def test_a_defense_token_does_not_turn_the_attack_elsewhere() -> None:
    """The target is found without regard to tokens; one on another Location doesn't help."""
    p = facing("boiler_room", "school", attacks="camp")
    p.t.shields.append(p.standing("school"))
    p.turn(1)
    assert (p.ruins(0), p.names_of(p.t.shields)) == (["boiler_room"], ["school"])


@pytest.mark.rule("FSS-222", "FSS-223", "FSS-240", "FSS-G40")
def test_hidden_forge_stops_an_attack_like_a_token() -> None:
    """It survives, the Virtual Player scores nothing and passes on its next turn; in the next round again."""
    p = facing("hidden_forge", attacks="confessor", expansion="new_era")
    p.turn(1)
    assert (p.state(0), p.gained(0), p.gained(VIRTUAL), p.t.solo) == (["hidden_forge"], {}, {}, [1, 1])
    blow = "Hidden Forge counts as carrying a defense token, which takes the blow: nothing is razed."
    assert p.log()[-1] == blow
    act(p)
    assert p.t.passed == [0, 1]
    p.t.passed[:] = [0, 0]
    p.t.solo[:] = [0, 0]
    p.deck("gunsmith")
    p.turn(1)
    assert (p.state(0), p.t.score, p.t.solo) == (["hidden_forge"], [0, 0], [1, 1])
