"""The places of face-up cards: boxes, tops of decks, Favors."""

from boomtown.games.urban_sprawl.rules.content import BOXES, FAVORS, PLAN_BOXES, PLANNING, TOPS
from boomtown.games.urban_sprawl.rules.table import SprawlTable


def contract_at(t: SprawlTable, seat: int, place: int) -> int:
    """The face-up contract at a place (box, deck top or Favor), or -1."""
    if place < BOXES:
        return t.offer[place]
    if place < FAVORS:
        return t.tops[place - TOPS + 1]
    held = t.favors[seat]
    return held[place - FAVORS] if place - FAVORS < len(held) else -1


def clear_place(t: SprawlTable, seat: int, place: int) -> None:
    """The contract at a place is taken from it."""
    if place < BOXES:
        t.offer[place] = -1
    elif place < FAVORS:
        t.tops[place - TOPS + 1] = -1
    else:
        t.favors[seat].pop(place - FAVORS)


def planning_at(t: SprawlTable, place: int) -> int:
    """The face-up planning card at a place (box or deck top), or -1."""
    return t.plan[place] if place < PLAN_BOXES else t.tops[PLANNING]
