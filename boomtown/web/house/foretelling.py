"""What an option would do, as far as its seat can know: made on a table that looks to the seat like the true one."""

from typing import Any

import boomtown
from boomtown.engine.record import Record, taken
from boomtown.engine.table import Table


def foretold(record: Record, seat: int, action: int) -> dict[str, Any]:
    """What an action of a seat would do, as log lines; nothing where something would become known."""
    table = record.table
    if not table.accepts(seat, action):
        return {"lines": []}
    lines = len(table.log(seat))
    before = table.guess(seat, 1)
    after = before.clone()
    after.quiet = False
    after.apply(seat, action)
    if after.marks != before.marks:
        return {"lines": []}
    return {"lines": after.log(seat, lines), "money": purse(before, after, seat)}


def is_final(record: Record, seat: int, action: int) -> bool:
    """Whether an action can't be taken back freely afterwards, as far as its seat can know."""
    table = record.table
    if not table.accepts(seat, action):
        return False
    return not taken(table.guess(seat, 1), seat, action)


def purse(before: Table, after: Table, seat: int) -> list[int] | None:
    """A seat's money before and after, where the game has money and it changes."""
    game = boomtown.game(before.game_id)
    money = [one for one in (game.money(before, seat), game.money(after, seat)) if one is not None]
    return money if len(money) == 2 and money[0] != money[1] else None
