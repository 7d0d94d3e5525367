"""Words of tracks, VP and dice."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, word_now
from boomtown.engine.limits import Limit, LimitOn
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import TRACK
from boomtown.games.forged_in_steel.rules.assessment import points_for
from boomtown.games.forged_in_steel.rules.cards.amounts import AtLeast
from boomtown.games.forged_in_steel.rules.cards.players import Players
from boomtown.games.forged_in_steel.rules.cards.word import More, Repeated, SteelWord
from boomtown.games.forged_in_steel.rules.construct import can_move_track, move_track
from boomtown.games.forged_in_steel.rules.content import SECTORS
from boomtown.games.forged_in_steel.rules.frames import (
    F_LAST,
    F_ME,
    F_ROLL,
    F_SAME,
    F_SOURCE,
    F_USED,
    FROM_CARD,
    FROM_HEADLINE,
    cause,
    did,
    look,
    note,
)
from boomtown.games.forged_in_steel.rules.points import gain
from boomtown.games.forged_in_steel.rules.table import P_EVENTS, P_HEADLINES, P_VARIANTS, SteelTable


class Track(Repeated):
    """Tracks that rise or fall by one, each once."""

    name: ClassVar[str] = "track"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("track", "tracks"),
        Operand("step", "up or down"),
        Operand("where", "owning"),
    )
    texts: ClassVar[dict[str, str]] = {"": "{step} {track}{where} by 1{n:each}"}
    prompt: ClassVar[str] = "choose the track that {rises}{left}."
    button: ClassVar[str] = "{track}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-173", "FIS-174")

    def __init__(self, tracks: int, step: int, where: AtLeast | None) -> None:
        super().__init__()
        self.tracks = (
            tracks  # a set, IN_SAME, or IN_TRIGGER: a Neighborhood other than that of the last placement
        )
        self.step = step
        self.where = where  # what the player must own in the Neighborhood

    def place(self) -> int:
        return self.tracks

    def named(self, t: SteelTable) -> int:
        """The tracks that the card speaks of now, as a set."""
        if self.tracks == s.IN_SAME:
            return 1 << SECTORS + look(t, F_SAME)
        if self.tracks != s.IN_TRIGGER:
            return self.tracks
        found = (1 << len(t.tracks)) - (1 << SECTORS)
        if look(t, F_LAST) >= 0:
            found ^= 1 << SECTORS + t.content.city.lot_nb[look(t, F_LAST)]
        return found

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        named = self.named(t) & ~look(t, F_USED)
        found: list[int] = []
        for number in range(len(t.tracks)):
            if not (named >> number) & 1 or not can_move_track(t, number, self.step):
                continue
            if self.where is None or self.where.holds_in(t, seat, number - SECTORS):
                found.append(TRACK + number)
        return found

    def take(self, t: SteelTable, seat: int, action: int) -> None:
        did(t, 1)
        note(t, F_USED, look(t, F_USED) | 1 << action - TRACK)
        move_track(t, seat, action - TRACK, self.step, cause(t))

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return TRACK_LIMITS if TRACK <= action < TRACK + len(t.tracks) else ()


def has_room(t: SteelTable, seat: int, action: int) -> bool:
    """The track is not at its end."""
    word = word_now(t)
    assert isinstance(word, Track)
    return can_move_track(t, action - TRACK, word.step)


def is_named(t: SteelTable, seat: int, action: int) -> bool:
    """The card lets it move, if it can."""
    return t.accepts(seat, action) or not has_room(t, seat, action)


TRACK_LIMITS: Final = (LimitOn("FIS-174", has_room, "track-end", TRACK), LimitOn("FIS-153", is_named, "card"))


# --- points --------------------------------------------------------------------------------------------------


def part_of(t: SteelTable) -> int:
    """Where VP of the present program are counted."""
    source = look(t, F_SOURCE)
    return P_EVENTS if source == FROM_CARD else P_HEADLINES if source == FROM_HEADLINE else P_VARIANTS


def score_for(t: SteelTable, seat: int, amount: int) -> None:
    """VP for the present program."""
    gain(t, seat, amount, part_of(t))
    did(t, amount if amount > 0 else -amount)
    t.tell("vp", seat, [amount, cause(t)])


class Vp(SteelWord):
    """VP gained or lost, or paid by others."""

    name: ClassVar[str] = "vp"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("from", "payers"),)
    texts: ClassVar[dict[str, str]] = {"": "{from:score/scores/lose/loses} {n:points}{only}"}

    def __init__(self, payers: Players | None) -> None:
        super().__init__()
        self.payers = payers

    def concerns(self, t: SteelTable, me: int, seat: int) -> bool:
        return self.payers is not None or super().concerns(t, me, seat)

    def do(self, t: SteelTable, seat: int) -> None:
        payers = self.payers
        if payers is not None:
            self.let_pay(t, payers, seat)
            return
        amount = self.how_many(t, seat)
        if amount != 0:
            score_for(t, seat, amount)

    def let_pay(self, t: SteelTable, named: Players, seat: int) -> None:
        """Others pay; all are found before anybody does."""
        me = look(t, F_ME)
        for payer in [one for one in named.seats(t) if SteelWord.concerns(self, t, me, one)]:
            amount = self.how_many(t, payer)
            gain(t, payer, -amount, part_of(t))
            gain(t, seat, amount, part_of(t))
            did(t, amount)
            t.tell("pays", payer, [seat, amount, cause(t)])


class Score(SteelWord):
    """Structures that score as in County Assessment, at once."""

    name: ClassVar[str] = "score"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("what", "scored"),
        Operand("in", "where"),
        Operand("max", "most"),
    )
    texts: ClassVar[dict[str, str]] = {"": "score your {what}{in} at once as in County Assessment{max}"}

    def __init__(self, kind: int, where: int, most: int) -> None:
        super().__init__()
        self.kind = kind
        self.where = where
        self.most_vp = most  # 0: any number

    def do(self, t: SteelTable, seat: int) -> None:
        t.agenda.append(More(seat, self.program, self.at))
        self.choose_place(t, seat, self.where)

    def more(self, t: SteelTable, seat: int) -> None:
        amount = self.worth(t, seat, -1 if self.where == s.IN_ALL else look(t, F_SAME))
        if amount > 0:
            score_for(t, seat, amount)

    def worth(self, t: SteelTable, seat: int, nb: int) -> int:
        """What it gives, in a Neighborhood (-1: everywhere)."""
        found = points_for(t, seat, self.kind, nb)
        return self.most_vp if 0 < self.most_vp < found else found


class Roll(SteelWord):
    """The die of a card."""

    name: ClassVar[str] = "roll"
    texts: ClassVar[dict[str, str]] = {"": "roll the D4"}

    def do(self, t: SteelTable, seat: int) -> None:
        t.die[:] = [1 + t.roll(t.content.die)]
        note(t, F_ROLL, t.die[0])
        did(t, 1)
        t.tell("roll", seat, [t.die[0], cause(t)])
