"""What the interpreter remembers while it carries out a card or an ability: one frame for each under way."""

from typing import Final

from boomtown.games.forged_in_steel.table import SteelTable

F_ME: Final = 0  # who carries it out
F_THEM: Final = 1  # the player a step is just dealing with
F_DONE: Final = 2  # how much the present step has done
F_PREV: Final = 3  # how much the step before did
F_LAST: Final = 4  # a Lot of the structure or cube placed last, -1 none
F_SAME: Final = 5  # the Neighborhood chosen, -1 none
F_ROLL: Final = 6
F_USED: Final = 7  # Neighborhoods or tracks that the present step has used, as a set
F_SOURCE: Final = 8  # FROM_CARD and so on
F_ACTOR: Final = 9  # who set the ability off
F_LOT: Final = 10  # the Lot of the trigger, -1 none
F_KIND: Final = 11  # its kind of structure, or the track of the trigger
F_HOLDER: Final = 12  # whose cube lies on the Headline: who carries it out
F_CARD: Final = 13  # the card, or -1
F_NBS: Final = 14  # the Neighborhoods of the trigger, as a set
FRAME: Final = 15

FROM_CARD: Final = 0
FROM_HEADLINE: Final = 1
FROM_ABILITY: Final = 2  # a Leader, Mogul or Bigwig
FROM_RESPONSE: Final = 3


def push_frame(
    t: SteelTable, seat: int, source: int, actor: int, lot: int, kind: int, card: int, nbs: int
) -> None:
    """Begin a new program."""
    t.frames.extend([seat, -1, 0, 0, -1, -1, 0, 0, source, actor, lot, kind, seat, card, nbs])


def pop_frame(t: SteelTable) -> None:
    """The innermost program is over."""
    del t.frames[len(t.frames) - FRAME :]


def look(t: SteelTable, slot: int) -> int:
    """What the present program remembers."""
    return t.frames[len(t.frames) - FRAME + slot]


def note(t: SteelTable, slot: int, value: int) -> None:
    """Remember something for the present program."""
    t.frames[len(t.frames) - FRAME + slot] = value


def did(t: SteelTable, count: int) -> None:
    """The present step did something."""
    t.frames[len(t.frames) - FRAME + F_DONE] += count
