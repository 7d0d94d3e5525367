"""Cards and abilities under way: what is remembered of each, one frame for each, and how one begins and ends."""

from typing import ClassVar, Final

from boomtown.engine.cards import carry_out
from boomtown.engine.frames import Frame
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules.table import SteelTable

F_ME: Final = 0  # who carries it out
F_THEM: Final = 1  # the player a word is just dealing with
F_DONE: Final = 2  # how much the present word has done
F_PREV: Final = 3  # how much the word before did
F_LAST: Final = 4  # a Lot of the structure or cube placed last, -1 none
F_SAME: Final = 5  # the Neighborhood chosen, -1 none
F_ROLL: Final = 6
F_USED: Final = 7  # Neighborhoods or tracks that the present word has used, as a set
F_SOURCE: Final = 8  # FROM_CARD and so on
F_ACTOR: Final = 9  # who set the ability off
F_LOT: Final = 10  # the Lot of the trigger, -1 none
F_KIND: Final = 11  # its kind of structure, or the track of the trigger
F_HOLDER: Final = 12  # whose cube lies on the Headline: who carries it out
F_CARD: Final = 13  # the card, or -1
F_NBS: Final = 14  # the Neighborhoods of the trigger, as a set
F_PROGRAM: Final = 15  # what it carries out
F_DID: Final = 16  # how much the present instruction of a card has done, with all that followed from it
F_LEFT: Final = 17  # how often the present word is still to be done
F_PICKED: Final = 18  # what the first half of a choice has picked, -1 nothing
F_VICTIM: Final = 19  # whose things are picked, -1 anybody's
F_WAYS: Final = 20  # the ways of an Immigrant card that were used, as a set
FRAME: Final = Frame(21)

FROM_CARD: Final = 0
FROM_HEADLINE: Final = 1
FROM_ABILITY: Final = 2  # a Leader, Mogul or Bigwig
FROM_RESPONSE: Final = 3


# what a log line names as its cause; a card is named by its number
NO_CAUSE: Final = 0
BY_MOB: Final = -1
BY_PARK: Final = -2
BY_IMMIGRATION: Final = -3
BY_MINE: Final = -4
BY_SEIZING: Final = -5
BY_SETUP: Final = -6
BY_NO_LOT: Final = -7  # for an immigrant
BY_NO_HOUSE: Final = -8
PAID: Final = -100  # less so many MM
AS_HEADLINE: Final = 1000  # more than the number of the card
AS_RESPONSE: Final = 2000
AS_ABILITY: Final = 10000  # more than the program of a Leader, Mogul or Bigwig


class Start(Step[SteelTable]):
    """A card or ability begins: its frame is laid down."""

    fields: ClassVar[tuple[str, ...]] = ("program", "seat", "source", "actor", "lot", "kind", "card", "nbs")

    def __init__(
        self, program: int, seat: int, source: int, actor: int, lot: int, kind: int, card: int, nbs: int
    ) -> None:
        self.program = program
        self.seat = seat
        self.source = source
        self.actor = actor
        self.lot = lot
        self.kind = kind
        self.card = card
        self.nbs = nbs

    def run(self, table: SteelTable) -> None:
        me, card = self.seat, self.card
        frame = [me, -1, 0, 0, -1, -1, 0, 0, self.source, self.actor, self.lot, self.kind, me, card, self.nbs]
        FRAME.open(table.frames, [*frame, self.program, 0, 0, -1, -1, 0])
        table.agenda.append(Finish())
        carry_out(table, me, -1, card, self.program, 0)


class Finish(Step[SteelTable]):
    """A card or ability is over: its frame is taken away."""

    def run(self, table: SteelTable) -> None:
        FRAME.close(table.frames)


def start(t: SteelTable, program: int, seat: int, source: int, card: int) -> None:
    """Carry out a program."""
    t.agenda.append(Start(program, seat, source, seat, -1, -1, card, 0))


def look(t: SteelTable, slot: int) -> int:
    """What the present program remembers."""
    return FRAME.look(t.frames, slot)


def note(t: SteelTable, slot: int, value: int) -> None:
    """Remember something for the present program."""
    FRAME.note(t.frames, slot, value)


def cause(t: SteelTable) -> int:
    """What is being carried out, for the log."""
    if len(t.frames) == 0:
        return NO_CAUSE
    source, card = look(t, F_SOURCE), look(t, F_CARD)
    if source == FROM_ABILITY:
        return AS_ABILITY + look(t, F_PROGRAM)
    return card + (AS_HEADLINE if source == FROM_HEADLINE else AS_RESPONSE if source == FROM_RESPONSE else 0)


def did(t: SteelTable, count: int) -> None:
    """The present word did something."""
    FRAME.add(t.frames, F_DONE, count)
    FRAME.add(t.frames, F_DID, count)
