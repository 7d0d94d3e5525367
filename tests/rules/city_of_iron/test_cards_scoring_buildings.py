"""The buildings that score by what their owner has, mostly of deck C."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest

from tests.rules.city_of_iron.covered import covers_each
from tests.rules.city_of_iron.position import Position


class Worth(NamedTuple):
    """What a building scores when its owner has this: goods, towns, lands, buildings beside it, coins."""

    design: str
    card: str
    influence: int
    goods: Mapping[str, int] = MappingProxyType({})
    towns: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    abroad: tuple[str, ...] = ()
    coins: int = 0


CASES = [
    Worth("c_tailors_guild", "C07", 1),
    Worth("c_tailors_guild", "C07", 1, {"srika": 2, "turnip": 9}),
    Worth("c_tailors_guild", "C07", 2, {"srika": 3}),
    Worth("c_tailors_guild", "C07", 3, {"srika": 7}),
    Worth("c_harvest_fair", "C08", 1, {"turnip": 2, "srika": 9}),
    Worth("c_harvest_fair", "C08", 2, {"turnip": 5}),
    Worth("c_harvest_fair", "C08", 3, {"turnip": 6}),
    Worth("c_lamplighters", "C09", 1, {"glow_moss": 1, "ore": 9}),
    Worth("c_lamplighters", "C09", 2, {"glow_moss": 2}),
    Worth("c_lamplighters", "C09", 3, {"glow_moss": 5}),
    Worth("c_foundry", "C10", 1, {"ore": 1, "glow_moss": 9}),
    Worth("c_foundry", "C10", 2, {"ore": 3}),
    Worth("c_foundry", "C10", 3, {"ore": 4}),
    Worth("c_chowder_house", "C11", 1, {"tentacle": 1, "silk": 9}),
    Worth("c_chowder_house", "C11", 2, {"tentacle": 1, "salt": 1}),
    Worth("c_chowder_house", "C11", 3, {"tentacle": 3, "salt": 2}),
    Worth("c_clockworks", "C12", 1, {"machine": 1, "ore": 9}),
    Worth("c_clockworks", "C12", 2, {"machine": 3}),
    Worth("c_clockworks", "C12", 3, {"machine": 4}),
    Worth("c_demon_furnace", "C13", 1, {"ore": 1, "machine": 1, "salt": 9}),
    Worth("c_demon_furnace", "C13", 2, {"ore": 1, "machine": 1, "demon": 1}),
    Worth("c_demon_furnace", "C13", 3, {"ore": 4, "machine": 2, "demon": 1}),
    Worth("c_court_jewelers", "C14", 0, {"demon": 9}),
    Worth("c_court_jewelers", "C14", 1, {"crystal": 1}),
    Worth("c_court_jewelers", "C14", 5, {"silk": 2, "crystal": 3}),
    Worth("c_grand_bazaar", "C15", 0, {"turnip": 9}),
    Worth("c_grand_bazaar", "C15", 1, {"turnip": 1, "ore": 1}),
    Worth("c_grand_bazaar", "C15", 2, {"turnip": 1, "ore": 1, "silk": 1, "salt": 1, "demon": 1}),
    Worth("c_triumphal_arch", "C16", 0),
    Worth("c_triumphal_arch", "C16", 1, towns=("lylark",)),
    Worth("c_triumphal_arch", "C16", 3, towns=("lylark", "cogwell", "rabren")),
    Worth("c_explorers_lodge", "C17", 1),
    Worth("c_explorers_lodge", "C17", 1, lands=("balian_dunes",)),  # 2
    Worth("c_explorers_lodge", "C17", 2, lands=("windspire",)),  # 4
    Worth("c_explorers_lodge", "C17", 4, lands=("windspire", "titans_crown")),  # 4 + 6
    Worth("c_senate", "C18", 1),  # itself: 1 // 2
    Worth("c_senate", "C18", 2, beside=("A17",)),
    Worth("c_senate", "C18", 3, beside=("A17", "A18", "A19", "A21")),  # five
    Worth("c_senate", "C18", 1, lands=("windspire",), abroad=("A17", "A18")),
    Worth("c_royal_mint", "C19", 0, coins=2),
    Worth("c_royal_mint", "C19", 1, coins=3),
    Worth("c_royal_mint", "C19", 5, coins=17),
    Worth("c_royal_mint", "C19", 5, coins=30),
    Worth("a_outpost", "A26", 1, {"srika": 9}, coins=30),
]


def scored(case: Worth, with_it: bool, number: int) -> int:
    """The influence that the owner gains in the Autumn of a round, with the building or without."""
    p = Position("hog", "cresaria", "om", "arc")
    for land in case.lands:
        p.settle("hog", land, "trade")
    if case.abroad:
        p.build("hog", *case.abroad, land=case.lands[0])
    p.build("hog", *([case.card] if with_it else []), *case.beside)
    p.conquer("hog", *case.towns)
    p.give("hog", coins=case.coins)
    if case.goods or case.card == "C12":
        p.set_goods("hog", **case.goods)
    p.autumn(number)
    return p.influence("hog")


@covers_each("special", sorted({case.design for case in CASES}))
@pytest.mark.rule("COI-251")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}-{case.influence}")
def test_a_building_scores_by_what_its_owner_has(case: Worth) -> None:
    """At every scoring, by just so much more than without the building, and in no other Autumn."""
    for number in (3, 5):
        assert scored(case, True, number) - scored(case, False, number) == case.influence
    assert scored(case, True, 4) == scored(case, False, 4) == 0
    assert scored(case, True, 7) - scored(case, False, 7) == case.influence


@pytest.mark.rule("COI-252")
@pytest.mark.rule("COI-253")
@pytest.mark.parametrize(("srikas", "influence"), [(7, 1 + 2), (2, 1), (0, 1), (3, 2)])
def test_the_tailors_guild_scores_one_and_one_for_every_three_srikas(srikas: int, influence: int) -> None:
    """7 Srikas give 3 influence, 2 give 1; the Srikas of others count for nothing."""
    p = Position("arc", "hog")
    p.build("arc", "C07")
    p.set_goods("arc", srika=srikas)
    p.set_goods("hog", srika=20)
    p.autumn(3)
    second = 1 if srikas else 0
    shield = 1 if srikas >= 6 else 0
    assert p.influence("arc") == influence + second + shield
    assert p.influence("hog") == 2 + 1


@pytest.mark.rule("COI-251")
def test_two_scoring_buildings_both_score() -> None:
    """Tailor's Guild and Harvest Fair beside a Manor Farm of 3 Turnips and 3 Srikas: 2 + 2, and 2 + 2 for first places."""
    p = Position("arc", "hog")
    p.build("arc", "C07", "C08", "B23")
    p.autumn(3)
    assert (p.influence("arc"), p.influence("hog")) == (2 + 2 + 2 + 2, 0)
