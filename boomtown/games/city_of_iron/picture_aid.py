"""The player aid with the numbers of our content, and a position to show."""

import tomllib
from pathlib import Path
from typing import Any

from boomtown.engine.game import Game
from boomtown.engine.record import sampled
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.kit import GOODS, Kit
from boomtown.games.city_of_iron.pack import our_kit
from boomtown.games.city_of_iron.rounds import RESEARCH_COST

HERE = Path(__file__).parent
Entry = dict[str, Any]


def aid() -> list[Entry]:
    """The player aid with the numbers of our content, and tables of goods, of districts and of Point Salad."""
    kit = our_kit()
    facts = {
        "research": RESEARCH_COST,
        "coins": kit.nation_coins[0],
        "income": kit.nation_income[0],
        "population": kit.side_population[kit.capital],
        "least": kit.salad_least[-1],
    }
    with (HERE / "aid.toml").open("rb") as file:
        parts: list[Entry] = tomllib.load(file)["part"]
    for part in parts:
        for line in part["line"]:
            line["text"] = line["text"].format(**facts)
            line["cost"] = line.get("cost", "").format(**facts)
    return [*parts, _goods_table(kit), _district_table(kit), _salad_table(kit)]


def _goods_table(kit: Kit) -> Entry:
    rows = [
        [
            kit.good_names[g],
            str(kit.first[g]),
            str(kit.second[g]),
            f"from {kit.shield[g]}",
            str(kit.majority[g]),
        ]
        for g in range(GOODS)
    ]
    return {
        "title": "What goods are worth",
        "note": "Influence in rounds 3, 5 and 7; coins every Autumn for having the most.",
        "columns": ["Good", "First", "Second", "+1 shield", "Coins"],
        "rows": rows,
    }


def _salad_table(kit: Kit) -> Entry:
    """The other side of the player aid, which is for Point Salad only."""
    least = kit.salad_least
    columns = [
        f"{n} to {least[i + 1] - 1}" if i + 1 < len(least) else f"{n} or more" for i, n in enumerate(least)
    ]
    rows = []
    for g in range(GOODS):
        cells = []
        for row in range(len(least)):
            coins = kit.salad_coins[row][g]
            more = f", {coins} coin{'s' if coins > 1 else ''}" if coins else ""
            cells.append(f"{kit.salad_influence[row][g]}{more}")
        rows.append([kit.good_names[g], *cells])
    return {
        "title": "Point Salad",
        "note": "In this variant only: influence in rounds 3, 5 and 7, coins every Autumn, by your own amount of a good.",
        "columns": ["Good", *columns],
        "rows": rows,
    }


def _district_table(kit: Kit) -> Entry:
    rows = []
    for side in range(len(kit.side_ids)):
        draws = [("citizen", "military")[deck] for deck in (0, 1) if kit.side_draws[deck][side]]
        rows.append(
            [kit.side_names[side], str(kit.side_population[side]), " and ".join(draws), _by(kit, side)]
        )
    return {
        "title": "Districts",
        "note": "Population is room for buildings; every district draws a card each Autumn.",
        "columns": ["District", "Population", "Draws", "Laid by"],
        "rows": rows,
    }


def _by(kit: Kit, side: int) -> str:
    """Which expert lays a district."""
    for card in range(kit.experts):
        for op in kit.effect[card]:
            if op[0] in (k.SETTLE, k.ADD_DISTRICT) and (op[1] >> side) & 1:
                return kit.expert_names[card]
            if op[0] == k.FLIP_CAPITAL and side == kit.imperial:
                return kit.expert_names[card]
    return "at the start"


def sample(game: Game, settings: dict[str, str]) -> Table:
    """A table in the midst of a game, as far as its moves are still legal."""
    return sampled(game, HERE / "sample.toml", "game", settings)
