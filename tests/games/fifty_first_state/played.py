"""Games played at random and looked at on the way, for tests of what people see."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import boomtown
from boomtown.engine.game import Game, Sight
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.rules.table import StateTable
from tests.svg import tree

GAME: Game = boomtown.game("fifty_first_state")
KINDS = sorted(set(GAME.targets.values()))
View = dict[str, Any]


def moments(
    seats: int, seed: int, expansion: str, every: int, factions: str = "dealt"
) -> Iterator[StateTable]:
    """A random game, looked at now and then, and at its end."""
    rng = random.Random(seed)
    table = cast(StateTable, GAME.new(seats, seed, {"expansion": expansion, "factions": factions}))
    for number in range(100_000):
        if table.over:
            break
        if number % every == 0:
            yield table
        seat = rng.choice(table.waiting)
        options = [o for o in table.options(seat) if GAME.actions.name(o) != "pass"] or table.options(seat)
        table.apply(seat, rng.choice(options))
    yield table


def seen(table: Table, seat: int | None) -> Sight:
    return GAME.sight(table, table.view(seat))


def things(found: Sight) -> Counter[str]:
    """What can be pointed at on a page: tickets, and things on the board."""
    counted = Counter(card["target"] for card in found.cards if card["target"])
    for element in tree(f"<g>{found.pieces}</g>").iter():
        for kind in KINDS:
            if f"data-{kind}" in element.attrib:
                counted[f"{kind}-{element.attrib[f'data-{kind}']}"] += 1
    return counted
