"""What the lab groups and counts: factions and order of play, what cards are used for, why a game ended."""

from typing import Final

from boomtown.games.fifty_first_state.rules import actions as a
from boomtown.games.fifty_first_state.rules.build import ChooseOld
from boomtown.games.fifty_first_state.rules.content import name_of
from boomtown.games.fifty_first_state.rules.scoring import result_of
from boomtown.games.fifty_first_state.rules.table import StateTable
from boomtown.games.fifty_first_state.words.names import solo_line

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
        found["faction"] = t.content.faction_names[t.faction[seat]]
    if t.seats > 1:
        start = t.first[0] - max(0, t.round[0] - 1)  # the token moves on once a round
        found["order in round one"] = ORDER[(seat - start) % t.seats]
    return found


def plays(t: StateTable, seat: int, action: int) -> list[str]:
    """The Location, Connection card or faction board that an option puts to use, and in which manner."""
    verb, number = a.ACTIONS.name(action), a.ACTIONS.number(action)
    if verb in CARD_MANNERS:
        return [f"{name_of(t.content, number)}: {CARD_MANNERS[verb]}"]
    if verb in LINK_MANNERS:
        return [f"{t.content.kind_names[t.content.link_kind[number]]}: {LINK_MANNERS[verb]}"]
    if verb == "exchange":
        faction = t.faction[seat]
        return [f"{t.content.faction_names[faction]} board: {t.content.exchange_ids[faction][number]}"]
    if verb == "location" and isinstance(t.agenda[-1], ChooseOld):
        return [f"{name_of(t.content, number)}: replace"]
    return []


def ending(t: StateTable) -> str:
    """Who reached the points that end the game."""
    goal = f"reached {t.content.end_trigger} points"
    if t.seats > 1:
        return f"a player {goal}"
    if t.score[0] < t.content.end_trigger:
        return f"the Virtual Player {goal}"
    return f"the player {goal}" if t.score[1] < t.content.end_trigger else f"both {goal}"


def money(t: StateTable, seat: int) -> int | None:
    """There is no money in this game."""
    return None


def breakdown(t: StateTable, seat: int) -> dict[str, int]:
    """Where a seat's points come from."""
    track, standing, _ = result_of(t, seat)
    found = {"points on the track": track, "Locations": standing * t.content.location_points}
    if t.seats == 1:
        found[solo_line(t)] = 0
    return found
