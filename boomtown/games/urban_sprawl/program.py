"""How a card's program runs: word by word, for one player or for several, in the order the active player sets."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.actions import PLAYER
from boomtown.games.urban_sprawl.codes import STOP
from boomtown.games.urban_sprawl.grid import bits
from boomtown.games.urban_sprawl.table import ACTIVE, FRAME, SprawlTable, seats_from


class Run(Step):
    """Carry out the word at an address, then the words behind it, looking at one player."""

    fields: ClassVar[tuple[str, ...]] = ("at", "me")

    def __init__(self, at: int, me: int) -> None:
        self.at = at
        self.me = me

    def run(self, table: Table) -> None:
        from boomtown.games.urban_sprawl.verbs import execute

        assert isinstance(table, SprawlTable)
        code = table.board.code
        behind = self.at + code[self.at + 1]
        if code[behind] != STOP:
            table.agenda.append(Run(behind, self.me))
        execute(table, self.at, self.me)


def start(t: SprawlTable, at: int, me: int) -> None:
    """Put a program on the agenda, if there is one."""
    if at >= 0 and t.board.code[at] != STOP:
        t.agenda.append(Run(at, me))


def open_frame(t: SprawlTable, card: int, home: int) -> None:
    """New registers for the effect of a card."""
    t.frames.extend([card, home, -1, 0])


class Close(Step):
    """The effect of a contract is over: its registers are gone."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        del table.frames[-FRAME:]


class Everyone(Step):
    """A word that concerns several players: who has nothing to decide is served at once, the others one by one."""

    fields: ClassVar[tuple[str, ...]] = ("at", "mask")

    def __init__(self, at: int, mask: int) -> None:
        self.at = at
        self.mask = mask

    def run(self, table: Table) -> None:
        from boomtown.games.urban_sprawl.asking import asks
        from boomtown.games.urban_sprawl.verbs import one

        assert isinstance(table, SprawlTable)
        asked, idle = 0, 0
        for seat in bits(self.mask):
            if asks(table, self.at, seat):
                asked |= 1 << seat
            else:
                idle |= 1 << seat
        if idle:
            if asked:
                table.agenda.append(Everyone(self.at, asked))
            for seat in reversed(seats_from(table, table.turn[ACTIVE])):
                if (idle >> seat) & 1:
                    table.agenda.append(Alone(self.at, seat))
        elif asked.bit_count() == 1:
            one(table, self.at, asked.bit_length() - 1)
        elif asked:
            table.agenda.append(ChooseOrder(table.turn[ACTIVE], self.at, asked))


class Alone(Step):
    """A word for one of several players."""

    fields: ClassVar[tuple[str, ...]] = ("at", "who")

    def __init__(self, at: int, who: int) -> None:
        self.at = at
        self.who = who

    def run(self, table: Table) -> None:
        from boomtown.games.urban_sprawl.verbs import one

        assert isinstance(table, SprawlTable)
        one(table, self.at, self.who)


class ChooseOrder(Decision):
    """Several players must decide: the active player says who is next."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "mask")
    rules: ClassVar[tuple[str, ...]] = ("USP-258",)

    def __init__(self, seat: int, at: int, mask: int) -> None:
        super().__init__(seat)
        self.at = at
        self.mask = mask

    def options(self, table: Table, seat: int) -> list[int]:
        return [PLAYER + other for other in bits(self.mask) if other < table.seats]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        chosen = action - PLAYER
        table.agenda.append(Everyone(self.at, self.mask & ~(1 << chosen)))
        table.agenda.append(Alone(self.at, chosen))


class ChooseRival(Decision):
    """A card means one player and several tie: the active player says which."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "mask")
    rules: ClassVar[tuple[str, ...]] = ("USP-255",)

    def __init__(self, seat: int, at: int, mask: int) -> None:
        super().__init__(seat)
        self.at = at
        self.mask = mask

    def options(self, table: Table, seat: int) -> list[int]:
        return [PLAYER + other for other in bits(self.mask) if other < table.seats]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        table.agenda.append(Alone(self.at, action - PLAYER))
