"""What the lab groups and counts: factions and order of play, what cards are used for, why a game ended."""

from typing import Final

from boomtown.games.fifty_first_state import actions as a
from boomtown.games.fifty_first_state.book import name_of
from boomtown.games.fifty_first_state.build import ChooseOld
from boomtown.games.fifty_first_state.table import StateTable

ORDER: Final = ("first", "second", "third", "fourth")

CARD_MANNERS: Final = {
    "construct": "construct",
    "develop": "develop",
    "deal": "deal",
    "raze-hand": "raze from hand",
    "raze": "raze a rival's",
    "use": "use",
    "visit": "send a worker",
    "shield": "defend",
}
LINK_MANNERS: Final = {"take": "take", "play": "play"}


def traits(t: StateTable, seat: int) -> dict[str, str]:
    """A seat's faction, once it has one, and its place in the order of play of round one."""
    found: dict[str, str] = {}
    if t.faction[seat] >= 0:
        found["faction"] = t.book.faction_names[t.faction[seat]]
    if t.seats > 1:
        start = t.first[0] - max(0, t.round[0] - 1)  # the token moves on once a round
        found["order in round one"] = ORDER[(seat - start) % t.seats]
    return found


def plays(t: StateTable, seat: int, action: int) -> list[str]:
    """The Location, Connection card or faction board that an option puts to use, and in which manner."""
    verb, number = a.ACTIONS.name(action), a.ACTIONS.number(action)
    if verb in CARD_MANNERS:
        return [f"{name_of(t.book, number)}: {CARD_MANNERS[verb]}"]
    if verb in LINK_MANNERS:
        return [f"{t.book.kind_names[t.book.link_kind[number]]}: {LINK_MANNERS[verb]}"]
    if verb == "exchange":
        faction = t.faction[seat]
        return [f"{t.book.faction_names[faction]} board: {t.book.exchange_ids[faction][number]}"]
    if verb == "location" and isinstance(t.agenda[-1], ChooseOld):
        return [f"{name_of(t.book, number)}: replace"]
    return []


def ending(t: StateTable) -> str:
    """Who reached the points that end the game."""
    goal = f"reached {t.book.end_trigger} points"
    if t.seats > 1:
        return f"a player {goal}"
    if t.score[0] < t.book.end_trigger:
        return f"the Virtual Player {goal}"
    return f"the player {goal}" if t.score[1] < t.book.end_trigger else f"both {goal}"
