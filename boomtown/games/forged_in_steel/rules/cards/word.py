"""What all words of the cards share: whom they concern, how often, what may be left, and the questions before them."""

from collections.abc import Sequence
from typing import Any, ClassVar

from boomtown.engine.cards import TakePart, Word, each, follow
from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import NEIGHBORHOOD, PLAYER, STOP
from boomtown.games.forged_in_steel.rules.cards.amounts import ONE, Amount, Condition
from boomtown.games.forged_in_steel.rules.cards.players import MYSELF
from boomtown.games.forged_in_steel.rules.frames import (
    F_DID,
    F_DONE,
    F_LEFT,
    F_ME,
    F_PICKED,
    F_PREV,
    F_SAME,
    F_SOURCE,
    F_THEM,
    F_USED,
    FROM_CARD,
    cause,
    look,
    note,
)
from boomtown.games.forged_in_steel.rules.may import CARD_ALLOWS
from boomtown.games.forged_in_steel.rules.mob import AFTER_INSTRUCTION, MobChance
from boomtown.games.forged_in_steel.rules.riot import CheckUnrest
from boomtown.games.forged_in_steel.rules.table import SteelTable, opponents


class SteelWord(Word[SteelTable]):
    """A word of Forged in Steel: what it does to each player it concerns is in `do`."""

    asks: ClassVar[bool] = True
    unique: ClassVar[bool] = True
    done: ClassVar[int] = STOP
    # what is asked and offered, with blanks that `words/blanks.py` fills
    second: ClassVar[str] = ""  # the question of the second half of a choice
    rules_second: ClassVar[tuple[str, ...]] = ()  # and what it stands on
    button: ClassVar[str] = ""  # an option
    button_second: ClassVar[str] = ""  # one of the second half
    stop: ClassVar[str] = "Stop here"  # the option that ends a choice; of a pick what 'Done' does

    def __init__(self) -> None:
        super().__init__()
        self.who = MYSELF
        self.n: Amount = ONE
        self.only: Condition | None = None
        self.may = False
        self.up_to = False
        self.is_instruction = False  # of a card, not a part of one: the Mob Boss may step in after it
        self.said: dict[str, Any] = {}  # what the content file says

    # --- what a word says ------------------------------------------------------------------------------------

    def do(self, t: SteelTable, seat: int) -> None:
        """What it does to one player."""
        raise TypeError(type(self).name + " must say what it does")

    def more(self, t: SteelTable, seat: int) -> None:
        """What it does to one player after a question or what it set off: `More` puts it on the agenda."""
        raise TypeError(type(self).name + " must say how it goes on")

    def works(self, t: SteelTable, seat: int) -> bool:
        """Whether it could do something in the Neighborhood chosen."""
        return True

    def suits(self, t: SteelTable, seat: int) -> bool:
        """Whether it could do something to an opponent."""
        return True

    def concerns(self, t: SteelTable, me: int, seat: int) -> bool:
        """Whether it does something to one of the players it names."""
        return self.only is None or self.only.holds(t, me, seat)

    def question(self, t: SteelTable, seat: int) -> str:
        """What is asked now."""
        return type(self).second if look(t, F_PICKED) >= 0 and type(self).second else type(self).prompt

    def standing_on(self, t: SteelTable) -> tuple[str, ...]:
        if look(t, F_PICKED) >= 0 and len(type(self).rules_second) > 0:
            return type(self).rules_second
        return type(self).rules

    def question_several(self, t: SteelTable) -> str:
        """What is asked now where several are picked."""
        return type(self).prompt_several

    def ending(self, t: SteelTable) -> str:
        """What stands on the option that ends a choice, or what 'Done' does."""
        return type(self).stop

    def label(self, t: SteelTable, seat: int, action: int) -> str:
        """What stands on an option now."""
        if look(t, F_PICKED) >= 0 and type(self).button_second:
            return type(self).button_second
        return type(self).button

    # --- what follows from it --------------------------------------------------------------------------------

    def is_optional(self) -> bool:
        """Whether it may be ended early."""
        return self.up_to or self.may

    def how_many(self, t: SteelTable, seat: int) -> int:
        """How often or how much it does, for a player."""
        return self.n.of(t, look(t, F_ME), seat)

    def ask(self, t: SteelTable, me: int, them: int, card: int) -> None:
        if self.is_instruction and look(t, F_SOURCE) == FROM_CARD:
            if self.at + 1 < len(t.programs[self.program]):
                t.agenda.append(MobChance(me, AFTER_INSTRUCTION))
            t.agenda.append(CheckUnrest())
            note(t, F_DID, 0)
        note(t, F_PREV, look(t, F_DONE))
        note(t, F_DONE, 0)
        note(t, F_USED, 0)
        self.begin(t, me, card)

    def begin(self, t: SteelTable, me: int, card: int) -> None:
        """Let all whom it concerns act, in order; then what follows from it."""
        follow(t, self, me, -1, card)
        if self.who.who == s.OPPONENT:
            self.choose_opponent(t, me)
        else:
            seats = [seat for seat in self.who.seats(t) if self.concerns(t, me, seat)]
            each(t, self, seats, -1, card)

    def choose_opponent(self, t: SteelTable, me: int) -> None:
        """The player of a card names the opponent, if there is a choice."""
        found = [seat for seat in opponents(t, me) if self.suits(t, seat)]
        if len(found) == 1:
            each(t, self, found, -1, -1)
        elif len(found) > 1:
            t.agenda.append(PickOpponent(me, self.program, self.at))

    def act(self, t: SteelTable, me: int, them: int, card: int) -> None:
        if self.who.who != s.ME:
            note(t, F_THEM, me)
        note(t, F_PICKED, -1)
        self.do(t, me)

    def did(self, t: SteelTable, me: int, them: int, card: int) -> bool:
        return look(t, F_DONE) > 0

    def choose_place(self, t: SteelTable, seat: int, where: int) -> None:
        """Ask for the Neighborhood first, if the word needs one."""
        if where in (s.IN_CHOOSE, s.IN_SAME) and look(t, F_SAME) < 0:
            t.agenda.append(PickNeighborhood(seat, self.program, self.at))


class Repeated(SteelWord):
    """A word that does the same several times, a choice each time."""

    def place(self) -> int:
        """Where it works."""
        return s.IN_ALL

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        """The options, but for the end."""
        raise TypeError(type(self).name + " must say what can be chosen")

    def take(self, t: SteelTable, seat: int, action: int) -> None:
        """What a choice does."""
        raise TypeError(type(self).name + " must say what a choice does")

    def do(self, t: SteelTable, seat: int) -> None:
        note(t, F_LEFT, self.how_many(t, seat))
        t.agenda.append(More(seat, self.program, self.at))
        self.choose_place(t, seat, self.place())

    def more(self, t: SteelTable, seat: int) -> None:
        if look(t, F_LEFT) > 0:
            self.choose_way(t, seat, self.ways(t, seat))

    def choose_way(self, t: SteelTable, seat: int, ways: list[int]) -> None:
        """One of some ways; where there is one only it is taken at once."""
        if len(ways) == 1 and not self.is_optional():
            self.once(t, seat, ways[0])
        elif len(ways) > 0:
            self.put_question(t, seat, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        found = self.ways(t, me)
        if self.is_optional():
            found.append(STOP)
        return found

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if chosen[0] != STOP:
            self.once(t, me, chosen[0])

    def once(self, t: SteelTable, seat: int, action: int) -> None:
        """A choice is carried out; the next one comes after all that it sets off."""
        note(t, F_LEFT, look(t, F_LEFT) - 1)
        t.agenda.append(More(seat, self.program, self.at))
        self.take(t, seat, action)


class More(Step[SteelTable]):
    """A word goes on with one player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "program", "at")

    def __init__(self, seat: int, program: int, at: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at

    def run(self, table: SteelTable) -> None:
        word = table.programs[self.program][self.at]
        assert isinstance(word, SteelWord)
        word.more(table, self.seat)


# --- an opponent, a Neighborhood ------------------------------------------------------------------------------


class Aiming(Decision[SteelTable]):
    """Whom or where a word is aimed at."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "program", "at")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153",)

    def __init__(self, seat: int, program: int, at: int) -> None:
        super().__init__(seat)
        self.program = program
        self.at = at

    def word(self, table: SteelTable) -> SteelWord:
        """The word."""
        found = table.programs[self.program][self.at]
        assert isinstance(found, SteelWord)
        return found


class PickOpponent(Aiming):
    """Which opponent a card is aimed at."""

    def options(self, table: SteelTable, seat: int) -> list[int]:
        word = self.word(table)
        return [PLAYER + other for other in opponents(table, seat) if word.suits(table, other)]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return CARD_ALLOWS if PLAYER <= action < PLAYER + table.seats else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        table.agenda.append(TakePart(action - PLAYER, -1, -1, self.program, self.at))


class PickNeighborhood(Aiming):
    """The Neighborhood of an event; one where its first word works, if there is any."""

    def options(self, table: SteelTable, seat: int) -> list[int]:
        nbs = range(len(table.content.city.nb_lots))
        found = [NEIGHBORHOOD + nb for nb in nbs if self.works_in(table, seat, nb)]
        return found if len(found) > 0 else [NEIGHBORHOOD + nb for nb in nbs]

    def works_in(self, table: SteelTable, seat: int, nb: int) -> bool:
        """Whether the word could do something in a Neighborhood."""
        note(table, F_SAME, nb)
        found = self.word(table).works(table, seat)
        note(table, F_SAME, -1)
        return found

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return CARD_ALLOWS if NEIGHBORHOOD <= action < NEIGHBORHOOD + len(table.content.city.nb_lots) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        note(table, F_SAME, action - NEIGHBORHOOD)
        table.tell("neighborhood", seat, [action - NEIGHBORHOOD, cause(table)])


def use_neighborhood(t: SteelTable, lot: int) -> None:
    """Note where the present word has put or taken something."""
    note(t, F_USED, look(t, F_USED) | 1 << t.content.city.lot_nb[lot])
