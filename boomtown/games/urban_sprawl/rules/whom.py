"""Whom a card means, and what its running effect points at."""

from typing import Final

from boomtown.games.urban_sprawl.rules.content import MEDIA, OFFICES, VOCATIONS
from boomtown.games.urban_sprawl.rules.grid import LOTS
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    FRAMES,
    PICKED,
    PICKED_LANE,
    PICKED_OFFICE,
    PICKED_PLACE,
    PICKED_VOCATION,
    SprawlTable,
    vocation_owner,
)

WHO_IDS: Final = [
    "active",
    "others",
    "each",
    "me",
    "controllers",
    "owner",
    "holder",
    "media",
    "mayor",
    "district_attorney",
    "treasurer",
    "police_chief",
    "union_boss",
    "top_rival",
    "none",
]
ACTIVE_PLAYER: Final = 0
OTHERS: Final = 1
EACH: Final = 2
ME: Final = 3
CONTROLLERS: Final = 4
OWNER: Final = 5
HOLDER: Final = 6
MEDIA_OWNER: Final = 7
OFFICE_HOLDER: Final = 8  # the Mayor; the four other offices follow
TOP_RIVAL: Final = 13

# --- registers -----------------------------------------------------------------------------------------------


def register(t: SprawlTable, which: int) -> int:
    """A number of the frame of the effect that is running, or -1."""
    return FRAMES.look(t.frames, which) if len(t.frames) > 0 else -1


def keep(t: SprawlTable, picked: int) -> None:
    """Remember what an effect points at."""
    if len(t.frames) > 0:
        FRAMES.note(t.frames, PICKED, picked)


def picked_home(t: SprawlTable) -> int:
    """The picked building, or -1."""
    picked = register(t, PICKED)
    return picked if 0 <= picked < LOTS else -1


def picked_place(t: SprawlTable) -> int:
    """The first lot of the picked building, also when it was demolished since; or -1."""
    picked = register(t, PICKED)
    return picked - PICKED_PLACE if PICKED_PLACE <= picked < PICKED_PLACE + LOTS else picked_home(t)


def picked_office(t: SprawlTable) -> int:
    """The picked office, or -1."""
    picked = register(t, PICKED) - PICKED_OFFICE
    return picked if 0 <= picked < OFFICES else -1


def picked_vocation(t: SprawlTable) -> int:
    """The picked vocation, or -1."""
    picked = register(t, PICKED) - PICKED_VOCATION
    return picked if 0 <= picked < VOCATIONS else -1


def picked_lane(t: SprawlTable) -> int:
    """The picked lane, or -1."""
    picked = register(t, PICKED) - PICKED_LANE
    return picked if 0 <= picked < 12 else -1


# --- players -------------------------------------------------------------------------------------------------


class Whom:
    """The players that a card means: a word for them, and one for the case that the first names nobody (or -1)."""

    def __init__(self, first: int, second: int = -1) -> None:
        self.first = first
        self.second = second

    def mask(self, t: SprawlTable, me: int) -> int:
        """The seats, where the effect looks at `me`."""
        found = named(t, self.first, me)
        if found == 0 and self.second >= 0:
            found = named(t, self.second, me)
        return found

    def one(self, t: SprawlTable, me: int) -> int:
        """The one seat, or -1."""
        return self.mask(t, me).bit_length() - 1

    def is_top_rival(self) -> bool:
        """Whether one player is meant who may have to be chosen of several."""
        return self.first == TOP_RIVAL and self.second < 0


def named(t: SprawlTable, who: int, me: int) -> int:
    """The seats that one word for players means."""
    if who == ACTIVE_PLAYER:
        return 1 << t.turn[ACTIVE]
    if who == ME:
        return 1 << me if me >= 0 else 0
    everyone = (1 << t.seats) - 1
    if who == OTHERS:
        return everyone & ~(1 << t.turn[ACTIVE])
    if who == EACH or who == CONTROLLERS:
        return everyone
    if who == TOP_RIVAL:
        return top_rivals(t)
    seat = -1
    if who == OWNER:
        home = picked_home(t)
        seat = t.owner[home] if home >= 0 else -1
    elif who == HOLDER:
        office = picked_office(t)
        seat = t.offices[office] if office >= 0 else -1
    elif who == MEDIA_OWNER:
        seat = vocation_owner(t, MEDIA)
    elif OFFICE_HOLDER <= who < OFFICE_HOLDER + OFFICES:
        seat = t.offices[who - OFFICE_HOLDER]
    return 1 << seat if seat >= 0 else 0


def top_rivals(t: SprawlTable) -> int:
    """Of the players who are not active, those with most prestige."""
    most, found = -1, 0
    for seat in range(t.seats):
        if seat == t.turn[ACTIVE]:
            continue
        if t.prestige[seat] > most:
            most, found = t.prestige[seat], 0
        if t.prestige[seat] == most:
            found |= 1 << seat
    return found
