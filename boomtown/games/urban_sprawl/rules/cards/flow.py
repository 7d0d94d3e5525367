"""How a word of a card concerns players: one of them, several in the order the active player sets, or all as one."""

from typing import Any, ClassVar

from boomtown.engine.cards import Carry, Word, each
from boomtown.engine.steps import Decision, Step
from boomtown.games.urban_sprawl.rules.actions import DONE, PASS, PLAYER
from boomtown.games.urban_sprawl.rules.grid import bits
from boomtown.games.urban_sprawl.rules.table import ACTIVE, FRAMES, SprawlTable, seats_from
from boomtown.games.urban_sprawl.rules.whom import Whom

# --- effects -------------------------------------------------------------------------------------------------


def open_frame(t: SprawlTable, card: int, home: int) -> None:
    """The effect of a card begins: it knows its card and its building, nothing is picked, nothing emptied."""
    FRAMES.open(t.frames, [card, home, -1, 0])


class Close(Step[SprawlTable]):
    """The effect of a contract is over."""

    def run(self, table: SprawlTable) -> None:
        FRAMES.close(table.frames)


def start(t: SprawlTable, program: int, me: int) -> None:
    """Put a program on the agenda, if there is one."""
    if program >= 0 and len(t.programs[program]) > 0:
        t.agenda.append(Carry(me, -1, -1, program, 0))


# --- words ---------------------------------------------------------------------------------------------------


class CardWord(Word[SprawlTable]):
    """A word of a contract or an event; by itself one that concerns no player in particular.

    The last number that a choice passes on (`card` in the engine) is here what the choice is about: a player, a building,
    a marker. Texts are named by what a step must say for them: 'first', '!then', 'who=each', 'of.extreme'.
    """

    asks: ClassVar[bool] = True
    unique: ClassVar[bool] = True
    done: ClassVar[int] = DONE
    branches: ClassVar[tuple[str, ...]] = ()  # the inner steps that must be there
    passing: ClassVar[str] = ""  # on the button that leaves it
    finishing: ClassVar[str] = ""  # on the button that finishes a choice of several
    doing: ClassVar[str] = ""  # on the buttons of the things, before each
    in_vain: ClassVar[str] = ""  # why it can't be done with a building that is meant

    def __init__(self) -> None:
        super().__init__()
        self.source: dict[str, Any] = {}  # what the file says
        self.stages: list[CardWord] = []  # the questions that may follow its own

    def looks_at(self, t: SprawlTable, me: int) -> int:
        """The seats to which it may put a question, where the effect looks at `me`."""
        return 1 << t.turn[ACTIVE]

    def block_of(self, about: int) -> int:
        """The block whose lots are to be chosen, where they are."""
        return -1

    def in_full(self, t: SprawlTable, me: int) -> bool:
        """Whether it can be carried out, payments in full."""
        return self.can(t, me, -1)

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        """Whether it puts a question to a seat, as things stand."""
        return self.can(t, seat, -1)


class PlayerWord(CardWord):
    """A word that concerns players: `act` is the part of one."""

    around: ClassVar[bool] = False  # several decide clockwise, and nobody says who is next

    def __init__(self, who: Whom) -> None:
        super().__init__()
        self.who = who

    def looks_at(self, t: SprawlTable, me: int) -> int:
        return self.who.mask(t, me)

    def concerns(self, t: SprawlTable, me: int) -> int:
        """The seats that it concerns."""
        return self.who.mask(t, me)

    def able(self, t: SprawlTable, seat: int) -> bool:
        """Whether a seat can carry it out."""
        return True

    def never_asks(self) -> bool:
        """Whether it puts no question to anybody, and nothing on the agenda."""
        return False

    def can(self, t: SprawlTable, me: int, card: int) -> bool:
        seat = self.who.one(t, me)
        return seat >= 0 and self.able(t, seat)

    def ask(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        mask = self.concerns(t, me)
        if mask == 0:
            return
        if mask & (mask - 1) == 0:
            self.act(t, mask.bit_length() - 1, -1, -1)
        elif self.who.is_top_rival():
            t.agenda.append(ChooseRival(t.turn[ACTIVE], self.program, self.at, mask))
        elif self.never_asks():
            for seat in clockwise(t, mask):
                self.act(t, seat, -1, -1)
        else:
            t.agenda.append(Everyone(self.program, self.at, mask, 1 if type(self).around else 0))


def word_at(t: SprawlTable, program: int, at: int) -> CardWord:
    """The word at a place of a program."""
    word = t.programs[program][at]
    assert isinstance(word, CardWord)
    return word


def possible(t: SprawlTable, program: int, seat: int, full: bool) -> bool:
    """Whether every word of a program can be carried out by a player; `full`: payments must be met in full."""
    if program >= 0:
        for at in range(len(t.programs[program])):
            word = word_at(t, program, at)
            if not (word.in_full(t, seat) if full else word.can(t, seat, -1)):
                return False
    return True


def puts_question(t: SprawlTable, program: int, me: int) -> bool:
    """Whether a program puts a question to a player, as things stand before it begins."""
    if program >= 0:
        for at in range(len(t.programs[program])):
            word = word_at(t, program, at)
            if word.looks_at(t, me) == 1 << me and word.leaves_choice(t, me):
                return True
    return False


# --- several players -----------------------------------------------------------------------------------------


def clockwise(t: SprawlTable, mask: int) -> list[int]:
    """Some seats, from the active player on."""
    return [seat for seat in seats_from(t, t.turn[ACTIVE]) if (mask >> seat) & 1]


class Everyone(Step[SprawlTable]):
    """A word that concerns several players: who has nothing to decide is served at once, the others one by one.

    `around`: clockwise from the active player, without asking who is next.
    """

    fields: ClassVar[tuple[str, ...]] = ("program", "at", "mask", "around")

    def __init__(self, program: int, at: int, mask: int, around: int) -> None:
        self.program = program
        self.at = at
        self.mask = mask
        self.around = around

    def run(self, table: SprawlTable) -> None:
        word = word_at(table, self.program, self.at)
        asked, idle = 0, 0
        for seat in bits(self.mask):
            if word.leaves_choice(table, seat):
                asked |= 1 << seat
            else:
                idle |= 1 << seat
        if idle:
            if asked:
                table.agenda.append(Everyone(self.program, self.at, asked, self.around))
            each(table, word, clockwise(table, idle), -1, -1)
        elif asked > 0 and asked & (asked - 1) == 0:
            word.act(table, asked.bit_length() - 1, -1, -1)
        elif asked and self.around:
            self.next_is(table, clockwise(table, asked)[0], 1)
        elif asked:
            table.agenda.append(ChooseOrder(table.turn[ACTIVE], self.program, self.at, asked))

    def next_is(self, t: SprawlTable, seat: int, around: int) -> None:
        """One seat decides, then the others."""
        t.agenda.append(Everyone(self.program, self.at, self.mask & ~(1 << seat), around))
        each(t, word_at(t, self.program, self.at), [seat], -1, -1)


class AmongPlayers(Decision[SprawlTable]):
    """The active player says which of some players a word looks at."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "program", "at", "mask")

    def __init__(self, seat: int, program: int, at: int, mask: int) -> None:
        super().__init__(seat)
        self.program = program
        self.at = at
        self.mask = mask

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        return [PLAYER + other for other in bits(self.mask) if other < table.seats]


class ChooseOrder(AmongPlayers):
    """Several players must decide: the active player says who is next, or lets them decide clockwise."""

    rules: ClassVar[tuple[str, ...]] = ("USP-258",)
    never_sole: ClassVar[bool] = True

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        found = super().options(table, seat)
        if len(found) > 2:
            found.append(PASS)
        return found

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        if action == PASS:
            table.agenda.append(Everyone(self.program, self.at, self.mask, 1))
        else:
            Everyone(self.program, self.at, self.mask, 0).next_is(table, action - PLAYER, 0)


class ChooseRival(AmongPlayers):
    """A card means one player and several tie: the active player says which."""

    rules: ClassVar[tuple[str, ...]] = ("USP-255",)

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        each(table, word_at(table, self.program, self.at), [action - PLAYER], -1, -1)
