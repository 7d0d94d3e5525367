"""The player aid with the numbers of our content, and a position to show."""

from pathlib import Path
from typing import Any

from boomtown.games.city_of_iron.pack.load import our_content
from boomtown.games.city_of_iron.rules.cards.districts import FlipCapital, OnLand
from boomtown.games.city_of_iron.rules.content import GOODS, Content
from boomtown.games.city_of_iron.rules.summer import RESEARCH_COST

HERE = Path(__file__).parent.parent
Entry = dict[str, Any]


def aid_facts() -> dict[str, Any]:
    """The numbers of our content in the player aid."""
    content = our_content()
    return {
        "research": RESEARCH_COST,
        "coins": content.nation_coins[0],
        "income": content.nation_income[0],
        "population": content.side_population[content.capital],
        "least": content.salad_least[-1],
    }


def aid_tables() -> list[dict[str, Any]]:
    """The tables of the player aid."""
    content = our_content()
    return [_goods_table(content), _district_table(content), _salad_table(content)]


def _goods_table(content: Content) -> Entry:
    rows = [
        [
            content.good_names[g],
            str(content.first[g]),
            str(content.second[g]),
            f"from {content.shield[g]}",
            str(content.majority[g]),
        ]
        for g in range(GOODS)
    ]
    return {
        "title": "What goods are worth",
        "note": "Influence in rounds 3, 5 and 7; coins every Autumn for having the most.",
        "columns": ["Good", "First", "Second", "+1 shield", "Coins"],
        "rows": rows,
    }


def _salad_table(content: Content) -> Entry:
    """The other side of the player aid, which is for Point Salad only."""
    least = content.salad_least
    columns = [
        f"{n} to {least[i + 1] - 1}" if i + 1 < len(least) else f"{n} or more" for i, n in enumerate(least)
    ]
    rows = []
    for g in range(GOODS):
        cells = []
        for row in range(len(least)):
            coins = content.salad_coins[row][g]
            more = f", {coins} coin{'s' if coins > 1 else ''}" if coins else ""
            cells.append(f"{content.salad_influence[row][g]}{more}")
        rows.append([content.good_names[g], *cells])
    return {
        "title": "Point Salad",
        "note": "In this variant only: influence in rounds 3, 5 and 7, coins every Autumn, by your own amount of a good.",
        "columns": ["Good", *columns],
        "rows": rows,
    }


def _district_table(content: Content) -> Entry:
    rows = []
    for side in range(len(content.side_ids)):
        draws = [("citizen", "military")[deck] for deck in (0, 1) if content.side_draws[deck][side]]
        rows.append(
            [
                content.side_names[side],
                str(content.side_population[side]),
                " and ".join(draws),
                _by(content, side),
            ]
        )
    return {
        "title": "Districts",
        "note": "Population is room for buildings; every district draws a card each Autumn.",
        "columns": ["District", "Population", "Draws", "Laid by"],
        "rows": rows,
    }


def _by(content: Content, side: int) -> str:
    """Which expert lays a district."""
    for card in range(content.experts):
        for word in content.programs[content.effect[card]] if content.effect[card] >= 0 else []:
            if isinstance(word, OnLand) and (word.district.sides >> side) & 1:
                return content.expert_names[card]
            if isinstance(word, FlipCapital) and side == content.imperial:
                return content.expert_names[card]
    return "at the start"
