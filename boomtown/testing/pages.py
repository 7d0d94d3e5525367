"""What a page shows of a table, and where on it the options lie."""

import re
from collections import Counter

import boomtown
from boomtown.engine.game import Sight
from boomtown.engine.table import Table


def look(table: Table, viewer: int | None) -> Sight:
    """What a page shows to somebody."""
    return boomtown.game(table.game_id).sight(table, table.view(viewer))


def things(sight: Sight, seat: int) -> Counter[str]:
    """On how many things of a page each target lies, as the page looks for them: cards, then the board, then the own mat."""
    found = Counter(str(card["target"]) for card in sight.cards if card["target"])
    for markup in (sight.pieces, sight.mats[seat]):
        here = Counter(f"{kind}-{number}" for kind, number in re.findall(r' data-(\w+)="(\d+)"', markup))
        found.update({target: n for target, n in here.items() if target not in found})
    return found


def check_choices(table: Table, seat: int) -> None:
    """Every option whose object lies on the page lies there exactly once."""
    game, there = boomtown.game(table.game_id), things(look(table, seat), seat)
    for option in table.options(seat):
        kind = game.targets.get(game.actions.name(option))
        if kind:
            target = f"{kind}-{game.actions.number(option)}"
            assert there[target] == 1, f"'{game.actions.spell(option)}' lies on {there[target]} things"
