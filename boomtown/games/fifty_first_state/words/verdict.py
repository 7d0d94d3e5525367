"""How a solo game ended."""

from boomtown.engine.game import Verdict
from boomtown.games.fifty_first_state.rules.scoring import solo_result
from boomtown.games.fifty_first_state.rules.table import StateTable


def verdict(t: StateTable) -> Verdict | None:
    """Won or lost against the Virtual Player; nothing while it is played, or with other seats."""
    if t.seats > 1 or not t.over:
        return None
    own, other, won, level = solo_result(t)
    if not won:
        return Verdict(False, f"You lose with {own} points against the Virtual Player's {other}.")
    name = t.content.level_names[level]
    return Verdict(True, f"You win with {own} points against the Virtual Player's {other}: {name}.")
