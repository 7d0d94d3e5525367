"""Paying, tried out in full: every set of tokens that pays a cost can be picked in just one way, and nobody is asked
where there is only one. What pays is found here by trying all sets against the rules FSS-030, FSS-031 and FSS-033."""

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from boomtown.games.fifty_first_state.rules.content import CARD, GOOD_IDS, GOODS, VP, Cost
from boomtown.games.fifty_first_state.rules.payment import affordable, pay, purse
from boomtown.games.fifty_first_state.rules.table import ON_CARD
from tests.rules.fifty_first_state.position import Position

Tokens = tuple[tuple[str, str], ...]  # where a token comes from ("" is the supply) and what it is

RESOURCES = {"gun", "fuel", "iron", "brick"}
COLOURS = {"grey", "red", "blue"}


def serves(good: str, asked: frozenset[str]) -> bool:
    """Whether a token may be spent where one of these goods is asked for."""
    if good in asked:
        return True
    if good == "ammo":
        return bool(asked & RESOURCES)
    return good == "universal" and bool(asked & COLOURS)


@cache
def pays(goods: tuple[str, ...], needs: tuple[frozenset[str], ...]) -> bool:
    """Whether these tokens, all of them and no other, pay for these needs, each token for one."""
    if len(goods) != len(needs):
        return False
    if not goods:
        return True
    for i, asked in enumerate(needs):
        if serves(goods[0], asked) and pays(goods[1:], (*needs[:i], *needs[i + 1 :])):
            return True
    return False


def needs_of(cost: Cost) -> tuple[frozenset[str], ...]:
    """A cost as one need for each token: exact goods, then free picks."""
    found = [frozenset([GOOD_IDS[good]]) for good in range(GOODS) for _ in range(cost.goods[good])]
    kinds = frozenset(GOOD_IDS[good] for good in range(GOODS) if cost.any_of >> good & 1)
    return (*found, *[kinds] * cost.any_count)


def held(p: Position) -> list[tuple[str, str]]:
    """Every token of seat 0: in the supply and on its stockpiles."""
    supply = [("", GOOD_IDS[good]) for good in range(GOODS) for _ in range(p.t.goods[0][good])]
    stock = [(str(piece // ON_CARD), GOOD_IDS[piece % ON_CARD]) for piece in p.t.stock[0]]
    return supply + stock


def all_ways(p: Position, needs: tuple[frozenset[str], ...]) -> set[Tokens]:
    """Every different set of tokens that pays, found by trying all."""
    tokens = sorted(held(p))
    found = {tuple(some) for some in combinations(tokens, len(needs))}
    return {some for some in found if pays(tuple(sorted(good for _, good in some)), needs)}


def picked_ways(p: Position, before: Counter[tuple[str, str]]) -> list[Tokens]:
    """The tokens gone at the end of each way through the picks; where somebody is asked there are two options."""
    if p.step not in ("PayToken", "PayTokens"):
        gone = before - Counter(held(p))
        return [tuple(sorted(gone.elements()))]
    assert p.who == 0
    assert len(p.options()) == len(set(p.options()))
    assert len(p.options()) > 1 or p.t.picks[0]
    found: list[Tokens] = []
    for action in p.t.options(0):
        twin = p.branch()
        twin.t.apply(0, action)
        found.extend(picked_ways(twin, before))
    return found


def check(p: Position, words: str, *needs: str) -> int:
    """Compare the picks of an action with all sets that pay 'worker', 'gun/fuel/iron/brick', ...; how many there are."""
    asked = tuple(frozenset(need.split("/")) for need in needs)
    expected = all_ways(p, asked)
    assert p.can(words) == bool(expected)
    if not expected:
        return 0
    before = Counter(held(p))
    p.do(words)
    found = picked_ways(p, before)
    assert sorted(found) == sorted(expected)
    assert (p.step in ("PayToken", "PayTokens")) == (len(expected) > 1)
    return len(expected)


ANY = "gun/fuel/iron/brick"


# --- real costs ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-033")
@pytest.mark.parametrize(
    ("goods", "ways"),
    [
        ({"grey": 1}, 0),
        ({"grey": 2}, 1),
        ({"grey": 1, "universal": 1}, 1),
        ({"grey": 3, "red": 2}, 1),
        ({"grey": 2, "universal": 1}, 2),
        ({"grey": 2, "universal": 2}, 3),
        ({"universal": 5, "blue": 1}, 1),
    ],
)
def test_constructing_at_distance_two(goods: dict[str, int], ways: int) -> None:
    """Grey and universal contacts in every mixture."""
    p = Position()
    p.hand(0, "church")
    p.give(0, **goods)
    p.turn(0)
    assert check(p, "construct church", "grey", "grey") == ways


@pytest.mark.rule("FSS-033")
def test_razing_a_shielded_action() -> None:
    """Six red: four red, five universal and a stockpile with another red make nine sets."""
    p = Position(expansion="new_era")
    p.put(1, "archive", shield=True)
    p.put(0, "radioactive_colony")
    p.stock(0, "radioactive_colony", red=1, blue=1, worker=1, ammo=2)
    p.give(0, red=4, universal=5, grey=1)
    p.turn(0)
    assert check(p, "raze archive", *["red"] * 6) == 9


@pytest.mark.rule("FSS-030")
@pytest.mark.parametrize(
    ("fits", "ways"),
    [(True, 5), (False, 2)],
)
def test_developing_with_bricks_ammo_and_development_tokens_from_supply_and_stockpiles(
    fits: bool, ways: int
) -> None:
    """With a common Type all five tokens do; without one a development token must be paid, from one of two places."""
    p = Position(expansion="new_era")
    p.put(0, "brick_storage", "foundation", "church")
    p.stock(0, "brick_storage", brick=2)
    p.stock(0, "foundation", development=1)
    p.give(0, brick=1, ammo=1, development=1, gun=2)
    p.hand(0, "museum" if fits else "school")
    p.turn(0)
    card = "museum" if fits else "school"
    p.do(f"develop {card}")
    before = Counter(held(p))
    needs = (frozenset(["brick", "development"] if fits else ["development"]),)
    expected = all_ways(p, needs)
    p.do("location church")
    found = picked_ways(p, before)
    assert sorted(found) == sorted(expected)
    assert len(expected) == ways


@pytest.mark.rule("FSS-030")
@pytest.mark.parametrize(
    ("goods", "ways"),
    [
        ({"worker": 1, "gun": 1}, 0),
        ({"worker": 1, "gun": 1, "ammo": 1}, 1),
        ({"worker": 1, "gun": 2, "fuel": 1}, 2),
        ({"worker": 1, "gun": 2, "fuel": 2, "iron": 1, "ammo": 2}, 9),
        ({"worker": 2, "ammo": 4}, 1),
        ({"ammo": 4}, 0),
    ],
)
def test_a_worker_and_any_two_resources(goods: dict[str, int], ways: int) -> None:
    """Market Place takes every pair of resources and ammo."""
    p = Position(expansion="winter")
    p.put(0, "market_place")
    p.give(0, **goods)
    p.turn(0)
    assert check(p, "use market_place", "worker", ANY, ANY) == ways


@pytest.mark.rule("FSS-030")
def test_four_different_resources_with_ammo() -> None:
    """Solitary Trader: with all four resources and two ammo 1 + 4 + 6 sets; with three of them and one ammo one."""
    p = Position(expansion="winter")
    p.put(0, "solitary_trader")
    p.give(0, worker=1, gun=1, fuel=1, iron=1, brick=1, ammo=2)
    p.turn(0)
    assert check(p, "use solitary_trader", "worker", "gun", "fuel", "iron", "brick") == 11
    p = Position(expansion="winter")
    p.put(0, "solitary_trader")
    p.give(0, worker=1, gun=5, fuel=1, brick=1, ammo=1)
    p.turn(0)
    assert check(p, "use solitary_trader", "worker", "gun", "fuel", "iron", "brick") == 1


@pytest.mark.rule("FSS-030")
def test_two_kinds_twice_from_supply_stockpiles_and_ammo() -> None:
    """Material Depository: two fuel and two iron from two stockpiles, the supply and three ammo."""
    p = Position(expansion="winter")
    p.put(0, "material_depository", "methane_storage", "scrap_metal", "camp")
    p.stock(0, "methane_storage", fuel=2)
    p.stock(0, "scrap_metal", iron=1)
    p.stock(0, "camp", worker=1)
    p.give(0, worker=1, fuel=1, iron=2, ammo=3, brick=1)
    p.turn(0)
    assert check(p, "use material_depository", "worker", "fuel", "fuel", "iron", "iron") == 2 * (5 * 5 - 1)


@pytest.mark.rule("FSS-030", "FSS-033")
def test_a_stockpile_of_several_kinds() -> None:
    """Radioactive Colony: its blue contact or its worker, beside those in the supply; a kind is asked for only if two fit."""
    p = Position(expansion="new_era")
    p.put(0, "radioactive_colony", "gasoline_cultist", "corner_shop", "camp")
    p.stock(0, "radioactive_colony", ammo=2, worker=1, red=1, blue=1)
    p.stock(0, "camp", worker=2)
    p.give(0, blue=1, universal=1, gun=1, worker=1)
    p.passed(1)
    p.turn(0)
    assert check(p.branch(), "use gasoline_cultist", "blue") == 3
    assert check(p.branch(), "use corner_shop", "worker", ANY) == 6
    assert check(p.branch(), "exchange workers", "worker", "worker") == 4
    p.t.goods[0][:] = [0] * GOODS
    p.turn(0)
    assert check(p.branch(), "use corner_shop", "worker", ANY) == 2
    assert check(p.branch(), "use gasoline_cultist", "blue") == 1


def test_workers_for_a_connection_card_come_from_supply_and_stockpile() -> None:
    """Two of three in the supply and three on Camp: three sets; with two workers in all nobody is asked."""
    p = Position()
    p.face_up("punks")
    p.put(0, "camp")
    p.stock(0, "camp", worker=3)
    p.give(0, worker=3)
    p.turn(0)
    assert check(p, "take punks", "worker", "worker") == 3
    p = Position()
    p.face_up("punks")
    p.put(0, "camp")
    p.stock(0, "camp", worker=1)
    p.give(0, worker=1)
    p.turn(0)
    assert check(p, "take punks", "worker", "worker") == 1


def test_wild_tokens_keep_their_identity_on_a_card_and_stock_is_laid_as_what_it_is() -> None:
    """Ammo from the supply and a gun from a stockpile lie on Gun Shop as ammo and gun."""
    p = Position()
    p.put(0, "gun_shop", "city_guards")
    p.stock(0, "city_guards", gun=1)
    p.give(0, worker=1, ammo=1)
    p.turn(0)
    p.do("use gun_shop")
    assert p.on("gun_shop") == {"worker": 1, "ammo": 1, "gun": 1}
    assert (p.stocked(0, "city_guards"), p.t.due, p.t.paid) == ({}, [], [])


# --- costs made up ---------------------------------------------------------------------------------------------

SPENDABLE = [good for good in range(GOODS) if good not in (CARD, VP)]
FREE_PICKS = (
    ("gun", "fuel", "iron", "brick"),
    ("brick", "development"),
    ("red", "blue"),
    ("gun", "fuel"),
    ("worker", "ammo"),
    ("grey", "universal", "defense"),
)


def made_up(rng: random.Random) -> tuple[Position, Cost]:
    """Some goods in the supply and on two stockpiles, and a cost of exact goods and perhaps free picks."""
    p = Position(expansion="new_era")
    cards = p.put(0, "camp", "radioactive_colony", "city_guards", "methane_storage")
    for good in rng.sample(SPENDABLE, rng.randint(1, 5)):
        p.t.goods[0][good] = rng.randint(1, 2)
    for _ in range(rng.choice((0, 0, 1, 2, 4))):
        card = rng.choice(cards)
        p.t.stock[0].append(card * ON_CARD + rng.choice(p.content.card_stocks[card]))
    cost = Cost()
    for good in rng.sample([good for good in SPENDABLE if purse(p.t, 0)[good] or rng.random() < 0.2], k=1):
        cost.add(good, rng.randint(1, 2))
    if rng.random() < 0.3:
        cost.add(rng.choice(SPENDABLE), 1)
    if rng.random() < 0.5:
        count = rng.randint(1, 2)
        cost.add_any(count, sum(1 << GOOD_IDS.index(name) for name in rng.choice(FREE_PICKS)))
    return p, cost


@pytest.mark.rule("FSS-030", "FSS-031", "FSS-033")
@pytest.mark.parametrize("seed", range(8))
def test_any_cost_is_paid_by_every_set_of_tokens_once(seed: int) -> None:
    """60 costs a seed: affordable just if a set pays; the picks lead to each set once; one set is taken unasked."""
    rng = random.Random(seed)
    asked = 0
    for _ in range(60):
        p, cost = made_up(rng)
        expected = all_ways(p, needs_of(cost))
        assert affordable(purse(p.t, 0), cost) == bool(expected)
        if not expected:
            continue
        before = Counter(held(p))
        pay(p.t, 0, cost)
        p.t.advance()
        assert (p.step != "") == (len(expected) > 1)
        found = picked_ways(p, before)
        assert sorted(found) == sorted(expected)
        asked += len(expected) > 1
    assert asked > 2
