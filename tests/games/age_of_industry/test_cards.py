"""One test a kind of card: its text says what the rule does, and playing it does what it says."""

from typing import Any

import pytest

from boomtown.games.age_of_industry.pack.load import MAPS, our_content
from boomtown.games.age_of_industry.rules.content import INDUSTRY_IDS
from boomtown.games.age_of_industry.words.cards import card_text
from tests.rules.age_of_industry.position import Position

FITS = {
    "cotton": "clear",
    "factory": "clear",
    "coal": "coal",
    "iron": "clear",
    "port": "port",
    "ship": "ship",
}
ALONE = "while you have no industry on the map"
TEXTS = {
    "cotton": f"Build a cotton mill in a location you are connected to, or in any location {ALONE}.",
    "factory": f"Build a factory in a location you are connected to, or in any location {ALONE}.",
    "coal": f"Build a coal mine in a location you are connected to, or in any location {ALONE}.",
    "iron": f"Build an iron works in a location you are connected to, or in any location {ALONE}.",
    "port": f"Build a port in a location you are connected to, or in any location {ALONE}.",
    "ship": "Build a ship beside a port in a location where you have a counter or a railway, "
    f"or beside any port {ALONE}.",
    "brown": "Build any industry in a brown (square) location. You need no connection.",
    "light_green": "Build any industry in a light green (triangle) location. You need no connection.",
    "mauve": "Build any industry in a mauve (diamond) location. You need no connection.",
    "blue": "Build any industry in a blue (circle) location. You need no connection.",
    "orange": "Build any industry in an orange (star) location. You need no connection.",
    "grey": "Build any industry in a grey (cross) location. You need no connection.",
}
Offers = dict[str, set[str]]


def open_map() -> Position:
    """New England with yellow ports and green railways everywhere: every counter can be supplied."""
    p = Position("new_england")
    p.join_all("green")
    for town in (
        "portland",
        "portsmouth",
        "boston",
        "providence",
        "new_bedford",
        "new_haven",
        "new_london",
        "new_york",
    ):
        p.put("yellow", "port_1", f"{town}_1")
    p.left("red", factory_0=0, ship_0=0)
    return p


def played(p: Position, card: str) -> Offers:
    """What red may build and where when they play a card, found by playing it."""
    p.hand("red", card)
    p.turn("red")
    if not p.can("build"):
        return {}
    p.do("build", f"card {card}")
    if p.step == "ChooseSpace":
        return {card: p.offers("space")}
    found: Offers = {}
    for industry in p.offers("industry"):
        before = p.t
        p.t = p.t.clone()  # type: ignore[assignment]
        p.do(f"industry {industry}")
        found[industry] = p.offers("space")
        p.t = before
    return found


def fitting(p: Position, industry: str, places: set[str] | None = None) -> set[str]:
    """The empty spaces that take an industry, in some places or in all."""
    found: list[dict[str, Any]] = [*p.content.drawing["location"], *p.content.drawing["ship_space"]]
    return {
        space["id"]
        for place in found
        for space in place["spaces"]
        if space["symbol"] == FITS[industry]
        and not p.stands(space["id"])
        and (places is None or place["id"] in places)
    }


def coloured(p: Position, colour: str) -> set[str]:
    """The places of a colour."""
    places: list[dict[str, Any]] = [*p.content.drawing["location"], *p.content.drawing["ship_space"]]
    return {place["id"] for place in places if place.get("colour") == colour}


@pytest.mark.parametrize("card", INDUSTRY_IDS)
def test_an_industry_card(card: str) -> None:
    """It builds its industry, anywhere at first, then only where an own railway leads."""
    p = open_map()
    kind = p.content.card_ids.index(card)
    assert card_text(p.content, kind) == p.content.pack.deck["card"][kind]["text"] == TEXTS[card]
    assert played(p, card) == {card: fitting(p, card)}
    p.put("red", "factory_4", "manchester_1")
    assert played(p, card) == {}
    for link in ("manchester-lowell", "new_york-pennsylvania"):
        p.rail("red", link)
    near = {"lowell", "new_york", "pennsylvania", "new_york_bay"}
    assert played(p, card) == {card: fitting(p, card, near)}


@pytest.mark.parametrize("card", [id for id in TEXTS if id not in INDUSTRY_IDS])
def test_a_location_card(card: str) -> None:
    """It builds every industry that has a place in its colour, connected or not, and nothing elsewhere."""
    p = open_map()
    kind = p.content.card_ids.index(card)
    assert card_text(p.content, kind) == p.content.pack.deck["card"][kind]["text"] == TEXTS[card]
    for there in (False, True):
        if there:
            p.put("red", "factory_4", "manchester_1")
        places = coloured(p, card) - ({"manchester"} if there else set())
        expected = {industry: fitting(p, industry, places) for industry in INDUSTRY_IDS}
        assert played(p, card) == {industry: spaces for industry, spaces in expected.items() if spaces}


def test_the_twelve_kinds_are_all_there_are() -> None:
    """Every kind of card of both maps is tested above."""
    for map_id in MAPS:
        assert our_content(map_id).card_ids == list(TEXTS)


def test_a_card_says_when_the_map_has_no_place_for_it() -> None:
    """Only the ship card of Germany does."""
    for map_id in MAPS:
        content = our_content(map_id)
        for kind, id in enumerate(content.card_ids):
            idle = map_id == "germany" and id == "ship"
            ending = (
                " This map has no place for it: discard it, or play it for a build with both actions."
                if idle
                else ""
            )
            assert card_text(content, kind) == TEXTS[id] + ending
