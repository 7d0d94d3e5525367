"""What the lab asks of a table."""

from harbour_lights.rules.actions import NAME, SHIP
from harbour_lights.rules.scoring import parts
from harbour_lights.rules.table import HarbourTable


def breakdown(t: HarbourTable, seat: int) -> dict[str, int]:
    """Where a seat's points come from."""
    return dict(zip(("coins", "goods for the patron", "other goods"), parts(t, seat)))


def traits(t: HarbourTable, seat: int) -> dict[str, str]:
    """Whom a seat serves."""
    return {"patron": t.content.patron_names[t.patron[seat][0]]}


def money(t: HarbourTable, seat: int) -> int:
    """A seat's coins."""
    return t.coins[seat]


def plays(t: HarbourTable, seat: int, action: int) -> list[str]:
    """The ship that an option takes."""
    if SHIP <= action < NAME:
        return [f"{t.content.ship_names[t.berths[action - SHIP]]}: taken"]
    return []


def ending(t: HarbourTable) -> str:
    """The only end there is."""
    return "the last round was played"
