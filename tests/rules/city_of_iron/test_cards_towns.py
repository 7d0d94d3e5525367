"""All fifteen towns: attacked unconquered and conquered, with just enough guns and distance and with too little."""

from typing import NamedTuple

import pytest

from tests.rules.city_of_iron.covered import covers_each
from tests.rules.city_of_iron.position import Position, fresh


class Town(NamedTuple):
    """A town as it is printed: stars, players, distance, defense of both sides, income, goods."""

    id: str
    stars: int
    players: int
    distance: int
    defense: int
    conquered: int
    income: int
    goods: dict[str, int]


TOWNS = [
    Town("lylark", 1, 3, 1, 3, 5, 1, {"turnip": 3}),
    Town("wick_hollow", 1, 2, 1, 3, 5, 1, {"srika": 3}),
    Town("mossgate", 1, 2, 1, 3, 5, 1, {"glow_moss": 2}),
    Town("orrins_ford", 1, 2, 1, 2, 4, 1, {"ore": 1, "turnip": 1}),
    Town("greywater", 1, 2, 2, 3, 5, 1, {"ore": 1, "glow_moss": 1}),
    Town("estra", 2, 4, 3, 4, 6, 1, {"salt": 2, "srika": 1}),
    Town("hook_harbor", 2, 2, 2, 5, 7, 1, {"tentacle": 3}),
    Town("saltmere", 2, 2, 2, 4, 6, 1, {"salt": 1, "tentacle": 1}),
    Town("cogwell", 2, 2, 3, 5, 7, 1, {"machine": 1, "ore": 2}),
    Town("emberdeep", 2, 2, 2, 6, 8, 1, {"demon": 2}),
    Town("rabren", 3, 4, 3, 7, 10, 1, {"silk": 1, "machine": 2}),
    Town("velvet_falls", 3, 2, 3, 8, 11, 1, {"silk": 2}),
    Town("highcairn", 3, 2, 4, 8, 11, 1, {"crystal": 1, "demon": 1}),
    Town("lantern_keep", 3, 2, 5, 8, 11, 0, {"crystal": 2}),
    Town("titans_grave", 3, 2, 4, 9, 12, 0, {"demon": 2, "machine": 2}),
]
GUNS = {
    1: "soldier",
    2: "sharp_shooter",
    3: "iron_soldier",
    4: "iron_soldier soldier",
    5: "iron_dragon",
    6: "iron_dragon soldier",
    7: "iron_dragon sharp_shooter",
    8: "iron_dragon iron_soldier",
    9: "iron_dragon iron_soldier soldier",
    10: "iron_dragon iron_soldier sharp_shooter",
    11: "iron_dragon iron_soldier sharp_shooter soldier",
    12: "iron_dragon iron_soldier sharp_shooter soldier captain",
}
DISTANCE = {
    0: "",
    1: "cartographer",
    2: "cargo_ship",
    3: "cloud_skimmer",
    4: "wyvern_ship",
    5: "wyvern_ship cartographer",
}


def armed(p: Position, who: str, guns: int, distance: int) -> None:
    """A nation's turn, with cards for exactly so many guns and so much distance."""
    p.hand(who, *GUNS[guns].split(), *DISTANCE[distance].split())
    p.turn(who)


def attack(p: Position, who: str, town: Town, guns: int) -> None:
    """Attack with all the cards in hand, up to the end of the turn."""
    armed(p, who, guns, town.distance)
    p.do(f"attack {town.id}")
    far = [f"distance {card}" for card in DISTANCE[town.distance].split()]
    p.pay(*[f"guns {card}" for card in GUNS[guns].split()], *far)
    p.end_turn()
    assert p.cards(who) == []


@covers_each("town", [town.id for town in TOWNS])
@pytest.mark.parametrize("town", TOWNS, ids=lambda town: town.id)
def test_a_town_is_conquered_and_conquered_again(town: Town) -> None:
    """Arc takes it from its pile, Om from Arc: goods and income go with it; one gun or one distance less is not enough."""
    p = Position("arc", "om", "cresaria", "hog")
    p.towns(town.stars, town.id)
    for guns, distance, why in (
        (town.defense - 1, town.distance, ("COI-124",)),
        (town.defense, town.distance - 1, ("COI-125",)),
    ):
        armed(p, "arc", guns, distance)
        assert p.why(f"attack {town.id}") == why
    attack(p, "arc", town, town.defense)
    assert (p.owner(town.id), p.town_pile(town.stars)) == ("arc", [])
    assert (p.goods("arc"), p.income("arc")) == (town.goods, 2 + town.income)
    for guns, distance, why in (
        (town.conquered - 1, town.distance, ("COI-124",)),
        (town.conquered, town.distance - 1, ("COI-125",)),
    ):
        armed(p, "om", guns, distance)
        assert p.why(f"attack {town.id}") == why
    attack(p, "om", town, town.conquered)
    assert p.owner(town.id) == "om"
    assert (p.goods("om"), p.income("om")) == (town.goods, 2 + town.income)
    assert (p.goods("arc"), p.income("arc")) == ({}, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_towns_of_each_pile_by_number_of_players(seats: int) -> None:
    """Three piles by stars; Lylark needs three players, Estra and Rabren four."""
    t = fresh(seats)
    ids = t.content.town_ids
    for stars in (1, 2, 3):
        pile = {ids[town] for town in t.town_pile(stars - 1)}
        assert pile == {town.id for town in TOWNS if town.stars == stars and town.players <= seats}
    assert {ids[town] for town in range(len(ids)) if t.town_owner[town] == -2} == {
        town.id for town in TOWNS if town.players > seats
    }
