"""Rulings on content: what the rulebook shows in pictures only is ours, within the bounds that its text sets."""

from itertools import pairwise

import pytest

from boomtown.games.age_of_industry.pack.load import our_content
from boomtown.games.age_of_industry.rules.content import INDUSTRIES, SYMBOL_IDS, Content

FIXED = {  # cost, coal, iron, cubes, income: what the rulebook's text states of a counter
    "cotton_1": (4, 0, 0, None, 8),
    "cotton_2": (6, 1, 0, None, None),
    "cotton_3": (12, 1, 1, None, None),
    "factory_3": (None, 1, 1, None, 16),
    "coal_1": (None, None, None, 3, 4),
    "coal_2": (None, None, None, 4, None),
    "iron_1": (2, 0, 0, None, None),
    "iron_2": (None, None, None, 4, None),
    "port_1": (None, None, None, None, 5),
}


@pytest.mark.rule("AOI-G01")
@pytest.mark.parametrize("counter", FIXED)
def test_what_the_text_says_of_a_counter_is_so(counter: str) -> None:
    """Costs, needs, cubes and profits of the examples."""
    content = our_content("germany")
    c = content.counter_ids.index(counter)
    found = (content.cost[c], content.needs[0][c], content.needs[1][c], content.cubes[c], content.income[c])
    assert [have for have, said in zip(found, FIXED[counter], strict=True) if said is not None] == [
        said for said in FIXED[counter] if said is not None
    ]


@pytest.mark.rule("AOI-G01")
@pytest.mark.parametrize("industry", range(INDUSTRIES))
def test_higher_levels_cost_more_and_pay_more(industry: int) -> None:
    """Three display spaces each; no counter needs two cubes of a colour, none pays less than its price."""
    content = our_content("germany")
    assert len(content.row[industry]) == 3
    built = [counter for counter in content.row[industry] if content.buildable[counter]]
    for counter in built:
        assert content.income[counter] > content.cost[counter]
        assert content.needs[0][counter] <= 1
        assert content.needs[1][counter] <= 1
    for low, high in pairwise(built):
        assert content.cost[low] < content.cost[high]
        assert content.income[low] < content.income[high]


def symbols(content: Content, place: int) -> list[str]:
    """The kinds of spaces in a place."""
    return [SYMBOL_IDS[content.space_symbol[space]] for space in content.place_spaces[place]]


@pytest.mark.rule("AOI-G06")
def test_what_the_text_says_of_germany_is_so() -> None:
    """Spaces, markets, distant ports, colours and links that rules and examples name; no ship spaces."""
    content = our_content("germany")
    place = {name: number for number, name in enumerate(content.place_ids)}
    assert symbols(content, place["koeln"]) == ["clear", "clear"]
    assert (symbols(content, place["belgium"]), symbols(content, place["kiel"])) == (["coal"], ["port"])
    for name in ("magdeburg", "regensburg", "augsburg", "frankfurt"):
        assert "clear" in symbols(content, place[name])
    for name in ("poland", "bohemia", "mannheim"):
        assert "coal" in symbols(content, place[name])
    for name in ("danzig", "hamburg"):
        assert "port" in symbols(content, place[name])
    assert content.place_market[place["poland"]] >= 0
    assert all((content.distant >> place[name]) & 1 for name in ("bohemia", "france"))
    brown = content.colour_ids.index("brown")
    assert [content.place_colour[place[name]] for name in ("regensburg", "muenchen")] == [brown, brown]
    assert len(content.place_spaces[place["muenchen"]]) < 4
    assert "regensburg-bohemia" in content.link_ids
    assert content.large
    assert len(content.ship_space) == 0


@pytest.mark.rule("AOI-G07")
def test_what_the_ruling_says_of_new_england_is_so() -> None:
    """Six ship spaces with two ports, an import and a market each, one of them light green; coal in Pennsylvania only."""
    content = our_content("new_england")
    assert len(content.ship_space) == 6
    for ship, place in enumerate(content.ship_place):
        assert len(content.ship_ports[ship]) == 2
        assert all("port" in symbols(content, port) for port in content.ship_ports[ship])
        assert content.ship_coal[ship] > 0
        assert content.ship_market[ship] == content.place_market[place] >= 0
    assert content.colour_ids.index("light_green") in [
        content.place_colour[place] for place in content.ship_place
    ]
    mines = {content.place_ids[p] for p in range(len(content.place_ids)) if "coal" in symbols(content, p)}
    assert mines == {"pennsylvania"}
    assert [content.place_ids[place] for place in content.no_through] == ["pennsylvania"]
    assert len(content.place_links[content.no_through[0]]) > 1
