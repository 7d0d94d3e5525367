"""One card language for all games: words with operands, programs of words, and the steps that carry them out.

A pack makes each word of a card once; it never changes. A program is a list of words; a table shares all programs of its
content. The steps on the agenda name a word by its program and its place in it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step, T

if TYPE_CHECKING:
    from boomtown.engine.table import Table


REQUIRED: Final = object()


class Operand:
    """Something that stands behind a word in a content file: its key, the kind of thing that is read there, its default."""

    def __init__(self, key: str, kind: str, default: Any = REQUIRED) -> None:
        self.key = key
        self.kind = kind
        self.default = default  # the value where it is left out; REQUIRED: its kind says what then


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Generic[T]):
    """One word of a card. `me` carries it out, `them` is the other player (or thing) it speaks of, `card` where it stands.

    A word that doesn't ask says what it does in `run`. One that asks says what there is to pick (`things`), how many
    (`least`, `most`, or `enough` and `reaches`), and what a finished choice does (`finish`).
    """

    name: ClassVar[str] = ""  # in content files
    operands: ClassVar[tuple[Operand, ...]] = ()  # in the order of __init__
    texts: ClassVar[dict[str, str]] = {}  # on cards: by the place where it stands, '' elsewhere
    prompt: ClassVar[str] = ""  # where one thing is chosen
    prompt_several: ClassVar[str] = ""  # where several are
    rules: ClassVar[tuple[str, ...]] = ()  # the ledger rules its choice stands on
    asks: ClassVar[bool] = False
    hides: ClassVar[bool] = (
        False  # only the seat knows whether it has a choice: it is asked even if it has none
    )
    unique: ClassVar[bool] = False  # no two of its things are the same: nobody need compare them
    done: ClassVar[int] = -1  # the action that finishes a choice of several

    def __init__(self) -> None:
        self.program = -1
        self.at = -1
        self.then = -1  # the program that follows if it did something
        self.other = -1  # the one that follows if it did nothing

    # --- what it does ----------------------------------------------------------------------------------------

    def can(self, t: T, me: int, card: int) -> bool:
        """Whether it would do anything now."""
        return True

    def why(self, t: T, me: int, card: int) -> Fact:
        """Why it would do nothing now."""
        raise TypeError(type(self).name + " must say why it would do nothing")

    def run(self, t: T, me: int, them: int, card: int) -> None:
        """Carry it out at once."""
        raise TypeError(type(self).name + " must say what it does")

    def ask(self, t: T, me: int, them: int, card: int) -> None:
        """Put what it leaves open on the agenda, if there is anything."""
        self.offer(t, me, them, card)

    def offer(self, t: T, me: int, them: int, card: int) -> None:
        """Let somebody choose one thing or pick several, as many as there are."""
        most = self.most(t, me, card)
        if most > 0:
            self.put_question(t, me, them, card, most > 1)

    def put_question(self, t: T, me: int, them: int, card: int, several: bool) -> None:
        """Put the choice of one thing, or of several, on the agenda."""
        program, at = self.program, self.at
        step: Decision[T]
        if type(self).hides:
            step = (
                ChooseSeveralHidden(me, them, card, program, at)
                if several
                else ChooseHidden(me, them, card, program, at)
            )
        else:
            step = (
                ChooseSeveral(me, them, card, program, at) if several else Choose(me, them, card, program, at)
            )
        t.agenda.append(step)

    def act(self, t: T, me: int, them: int, card: int) -> None:
        """One player's part, where a word has several take part: `each` puts them on the agenda."""
        raise TypeError(type(self).name + " must say what one player's part is")

    def did(self, t: T, me: int, them: int, card: int) -> bool:
        """Whether it has done something: `then` or `other` follows."""
        raise TypeError(type(self).name + " must say whether it did something")

    # --- what it leaves open ---------------------------------------------------------------------------------

    def things(self, t: T, me: int, card: int) -> list[int]:
        """Every action that may be picked; one that can be picked twice stands there twice."""
        raise TypeError(type(self).name + " must say what can be picked")

    def same(self, t: T, action: int, several: bool) -> int:
        """What makes two things the same to every player: search looks at one of them only."""
        return action

    def offers(self, t: T, me: int, card: int) -> list[int]:
        """Of the things from which one is chosen, those that search looks at: of the same ones the first."""
        if type(self).unique:
            return self.things(t, me, card)
        found: list[int] = []
        kinds: list[int] = []
        for action in self.things(t, me, card):
            kind = self.same(t, action, False)
            if kind not in kinds:
                kinds.append(kind)
                found.append(action)
        return found

    def least(self, t: T, me: int, card: int) -> int:
        """How many must be picked."""
        return self.most(t, me, card)

    def most(self, t: T, me: int, card: int) -> int:
        """How many may be picked."""
        return len(self.things(t, me, card))

    def enough(self, t: T, me: int, card: int, chosen: list[int]) -> bool:
        """Whether one may finish with a set."""
        return self.least(t, me, card) <= len(chosen) <= self.most(t, me, card)

    def reaches(self, t: T, me: int, card: int, chosen: list[int], rest: list[int]) -> bool:
        """Whether a set, with some of the rest, can become one that is enough."""
        return len(chosen) <= self.most(t, me, card) and len(chosen) + len(rest) >= self.least(t, me, card)

    def standing_on(self, t: T) -> tuple[str, ...]:
        """The rules that its present choice stands on."""
        return type(self).rules

    def limits(self, t: T, action: int) -> Sequence[Limit]:
        """The limits that an action is under here; none if the word doesn't speak of such an action."""
        return ()

    def finish(self, t: T, me: int, them: int, card: int, chosen: list[int]) -> None:
        """What a choice does."""
        raise TypeError(type(self).name + " must say what a choice does")


NO_PROGRAMS: Final[list[list[Word[Any]]]] = []


def put_together(programs: list[list[Word[Any]]], words: list[Word[Any]]) -> int:
    """Add a program to those of a content; returns its number."""
    for at in range(len(words)):
        words[at].program = len(programs)
        words[at].at = at
    programs.append(words)
    return len(programs) - 1


def asks(words: list[Word[Any]]) -> bool:
    """Whether a program may stop for a choice."""
    for word in words:
        if type(word).asks:
            return True
    return False


def carry_out(t: "Table", me: int, them: int, card: int, program: int, at: int) -> None:
    """Carry out a program from a word on, until it is done or somebody has to choose."""
    words = t.programs[program]
    while at < len(words):
        word = words[at]
        at += 1
        if type(word).asks:
            if at < len(words):
                t.agenda.append(Carry(me, them, card, program, at))
            word.ask(t, me, them, card)
            return
        word.run(t, me, them, card)


class Carry(Step[T]):
    """What is left of a program."""

    fields: ClassVar[tuple[str, ...]] = ("me", "them", "card", "program", "at")

    def __init__(self, me: int, them: int, card: int, program: int, at: int) -> None:
        self.me = me
        self.them = them
        self.card = card
        self.program = program
        self.at = at

    def run(self, table: T) -> None:
        carry_out(table, self.me, self.them, self.card, self.program, self.at)


def each(t: "Table", word: Word[Any], seats: list[int], them: int, card: int) -> None:
    """Let several players act on a word, in this order."""
    for i in range(len(seats) - 1, -1, -1):
        t.agenda.append(TakePart(seats[i], them, card, word.program, word.at))


def follow(t: "Table", word: Word[Any], me: int, them: int, card: int) -> None:
    """Put `then` and `other` of a word on the agenda, to be judged when all it does has been done."""
    if word.then >= 0 or word.other >= 0:
        t.agenda.append(ThenOrElse(me, them, card, word.program, word.at))


class TakePart(Step[T]):
    """One player's part of a word."""

    fields: ClassVar[tuple[str, ...]] = ("me", "them", "card", "program", "at")

    def __init__(self, me: int, them: int, card: int, program: int, at: int) -> None:
        self.me = me
        self.them = them
        self.card = card
        self.program = program
        self.at = at

    def run(self, table: T) -> None:
        table.programs[self.program][self.at].act(table, self.me, self.them, self.card)


class ThenOrElse(Step[T]):
    """What follows if a word did something, and what if it did nothing."""

    fields: ClassVar[tuple[str, ...]] = ("me", "them", "card", "program", "at")

    def __init__(self, me: int, them: int, card: int, program: int, at: int) -> None:
        self.me = me
        self.them = them
        self.card = card
        self.program = program
        self.at = at

    def run(self, table: T) -> None:
        word = table.programs[self.program][self.at]
        branch = word.then if word.did(table, self.me, self.them, self.card) else word.other
        if branch >= 0:
            carry_out(table, self.me, self.them, self.card, branch, 0)


class Choose(Decision[T]):
    """One of the things that a word leaves open."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "them", "card", "program", "at")

    def __init__(self, seat: int, them: int, card: int, program: int, at: int) -> None:
        super().__init__(seat)
        self.them = them
        self.card = card
        self.program = program
        self.at = at

    def standing_on(self, table: T) -> tuple[str, ...]:
        return table.programs[self.program][self.at].standing_on(table)

    def options(self, table: T, seat: int) -> list[int]:
        return table.programs[self.program][self.at].offers(table, seat, self.card)

    def accepted(self, table: T, seat: int) -> list[int]:
        found: list[int] = []
        for action in table.programs[self.program][self.at].things(table, seat, self.card):
            if action not in found:
                found.append(action)
        return found

    def take(self, table: T, seat: int, action: int) -> None:
        table.programs[self.program][self.at].finish(table, seat, self.them, self.card, [action])

    def limits(self, table: T, seat: int, action: int) -> Sequence[Limit]:
        return table.programs[self.program][self.at].limits(table, action)


class ChooseHidden(Choose[T]):
    """One of the things that only the seat knows."""

    hides: ClassVar[bool] = True


class ChooseSeveral(Pick[T]):
    """Several of the things that a word leaves open."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "them", "card", "program", "at")

    def __init__(self, seat: int, them: int, card: int, program: int, at: int) -> None:
        super().__init__(seat)
        self.them = them
        self.card = card
        self.program = program
        self.at = at

    def standing_on(self, table: T) -> tuple[str, ...]:
        return table.programs[self.program][self.at].standing_on(table)

    def done_with(self, table: T) -> int:
        return type(table.programs[self.program][self.at]).done

    def things(self, table: T, seat: int) -> list[int]:
        return sorted(table.programs[self.program][self.at].things(table, seat, self.card))

    def kind(self, table: T, action: int) -> int:
        return table.programs[self.program][self.at].same(table, action, True)

    def least(self, table: T, seat: int) -> int:
        return table.programs[self.program][self.at].least(table, seat, self.card)

    def most(self, table: T, seat: int) -> int:
        return table.programs[self.program][self.at].most(table, seat, self.card)

    def enough(self, table: T, seat: int, chosen: list[int]) -> bool:
        return table.programs[self.program][self.at].enough(table, seat, self.card, chosen)

    def reaches(self, table: T, seat: int, chosen: list[int], rest: list[int]) -> bool:
        return table.programs[self.program][self.at].reaches(table, seat, self.card, chosen, rest)

    def finish(self, table: T, seat: int, chosen: list[int]) -> None:
        table.programs[self.program][self.at].finish(table, seat, self.them, self.card, chosen)

    def limits(self, table: T, seat: int, action: int) -> Sequence[Limit]:
        return table.programs[self.program][self.at].limits(table, action)


class ChooseSeveralHidden(ChooseSeveral[T]):
    """Several of the things that only the seat knows."""

    hides: ClassVar[bool] = True


def choice_now(t: "Table") -> list[int]:
    """The choice that a word leaves open and that is being made: seat, them, card, program and place in it."""
    top = t.agenda[-1]
    if isinstance(top, Choose):
        return [top.seat, top.them, top.card, top.program, top.at]
    assert isinstance(top, ChooseSeveral)
    return [top.seat, top.them, top.card, top.program, top.at]


def word_now(t: "Table") -> Word[Any]:
    """The word whose choice is being made."""
    choice = choice_now(t)
    return t.programs[choice[3]][choice[4]]


def them_now(t: "Table") -> int:
    """The other player (or thing) of which the word speaks whose choice is being made, or -1."""
    return choice_now(t)[1]


def card_now(t: "Table") -> int:
    """The card on which the word stands whose choice is being made, or -1."""
    return choice_now(t)[2]


def may_pick(t: "Table", seat: int, action: int) -> bool:
    """Whether an action is among the things that the word leaves open: the test of most words' limit."""
    return action in word_now(t).things(t, seat, card_now(t))


def limit_of(rule: str, fact: Any) -> Limit:
    """The limit that only what a word leaves open can be picked; `fact` says why something else can't."""
    return Limit(rule, may_pick, fact)
