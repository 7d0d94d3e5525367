"""Words that take away: removing, raiding and seizing."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import ChooseSeveral, Operand, word_now
from boomtown.engine.limits import Limit, LimitOn
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import A_MINE, LOT
from boomtown.games.forged_in_steel.rules.cards.parts import Site
from boomtown.games.forged_in_steel.rules.cards.players import Players
from boomtown.games.forged_in_steel.rules.cards.word import Repeated, SteelWord, use_neighborhood
from boomtown.games.forged_in_steel.rules.city import places_of
from boomtown.games.forged_in_steel.rules.frames import F_LEFT, F_ME, F_VICTIM, cause, did, look, note
from boomtown.games.forged_in_steel.rules.may import (
    CARD_ALLOWS,
    CARD_ALLOWS_THERE,
    CARD_NAMES_THERE,
    FIRST_LOT,
    is_lot,
    is_mine,
    no_cube_fact,
)
from boomtown.games.forged_in_steel.rules.mob import ChooseBlock, raided
from boomtown.games.forged_in_steel.rules.muscle import take_over
from boomtown.games.forged_in_steel.rules.muscle_limits import (
    has_house,
    has_marker,
    house_fact,
    is_rivals,
    rivals_fact,
)
from boomtown.games.forged_in_steel.rules.places import lift_structure, structures_of
from boomtown.games.forged_in_steel.rules.purchase import rivals_property
from boomtown.games.forged_in_steel.rules.sites import allowed_lots, common
from boomtown.games.forged_in_steel.rules.survey import meets
from boomtown.games.forged_in_steel.rules.table import KIND, SteelTable

ANYBODY: Final = -1


class Remove(SteelWord):
    """Structures or Mines that go: of one owner, of each opponent, or of anybody."""

    name: ClassVar[str] = "remove"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("what", "kinds"),
        Operand("owner", "owner"),
        Operand("site", "site"),
        Operand("each_max", "each most"),
        Operand("spare", "hospital"),
        Operand("by", "by owner"),
    )
    texts: ClassVar[dict[str, str]] = {"": "{owner}{up_to}{what:some}{spare}{site}{each_max}{by}"}
    prompt: ClassVar[str] = "choose the {kinds} {goes}."
    prompt_several: ClassVar[str] = "pick {number} {kinds:most}{victim} to remove{so_far}"
    prompt_any: ClassVar[str] = "{text}{so_far}"
    button: ClassVar[str] = "Remove {structure}"
    stop: ClassVar[str] = "remove {picked:kinds}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(
        self, kinds: int, owner: Players, site: Site, each_most: int, spares: bool, by_owner: bool
    ) -> None:
        super().__init__()
        self.kinds = kinds
        self.owner = owner
        self.site = site
        self.each_most = each_most  # of one owner; 0: any number
        self.spares = spares  # Neighborhoods with a Hospital
        self.by_owner = by_owner  # the owner chooses what goes

    def do(self, t: SteelTable, seat: int) -> None:
        t.freed = t.renew(field.FREED)
        t.freed.clear()
        t.taken = t.renew(field.TAKEN)
        t.taken.clear()
        note(t, F_LEFT, self.how_many(t, seat))
        if self.owner.who == s.ANY:
            t.agenda.append(Lose(seat, ANYBODY, self.program, self.at))
            return
        for victim in reversed(self.owner.seats(t)):
            chooser = victim if self.by_owner else seat
            t.agenda.append(Lose(chooser, victim, self.program, self.at))

    def takes_one(self, t: SteelTable) -> bool:
        """Whether exactly one thing goes."""
        return look(t, F_LEFT) == 1 and not self.is_optional()

    def lose(self, t: SteelTable, chooser: int, victim: int) -> None:
        """Something goes of one owner, or of anybody."""
        note(t, F_VICTIM, victim)
        if not self.takes_one(t):
            t.agenda.append(ChooseSeveral(chooser, -1, -1, self.program, self.at))
            return
        ways = self.things(t, chooser, -1)
        if len(ways) == 1:
            take_away(t, chooser, ways[0])
        elif len(ways) > 1:
            self.put_question(t, chooser, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        victim, lots = look(t, F_VICTIM), self.lots(t)
        found: list[int] = []
        for owner in range(t.seats):
            if victim >= 0 and owner != victim:
                continue
            if self.each_most > 0 and t.taken.count(owner) >= self.each_most:
                continue
            found.extend(structures_of(t, 1 << owner, self.kinds, lots))
            if (self.kinds >> s.A_MINE) & 1:
                for mine in range(len(t.mines)):
                    if t.mines[mine] == owner:
                        found.append(A_MINE + mine)
        return found

    def lots(self, t: SteelTable) -> list[int]:
        """The Lots from which something may go, in strips."""
        city = t.content.city
        lots = allowed_lots(t, look(t, F_ME), self.site)
        if self.spares:
            for nb in range(len(city.nb_lots)):
                if meets(t, KIND + s.HOSPITAL, 1 << nb):
                    lots = common(lots, places_of(city, city.all_nbs ^ (1 << nb)))
        return lots

    def least(self, t: SteelTable, me: int, card: int) -> int:
        return 0

    def most(self, t: SteelTable, me: int, card: int) -> int:
        return min(look(t, F_LEFT), len(self.things(t, me, card)))

    def fair(self, t: SteelTable, chosen: list[int]) -> bool:
        """Whether the card lets all of these go: not too many, nor too many of one owner or Neighborhood."""
        losses = [0] * t.seats
        nbs = 0
        for pick in chosen:
            losses[t.mines[pick - A_MINE] if pick >= A_MINE else t.owner[pick - LOT]] += 1
            if self.site.spread and pick < A_MINE:
                nb = 1 << t.content.city.lot_nb[pick - LOT]
                if nbs & nb:
                    return False
                nbs |= nb
        return len(chosen) <= look(t, F_LEFT) and (self.each_most <= 0 or max(losses) <= self.each_most)

    def enough(self, t: SteelTable, me: int, card: int, chosen: list[int]) -> bool:
        if not self.fair(t, chosen):
            return False
        if self.is_optional():
            return True
        for thing in self.things(t, me, card):
            if thing not in chosen and self.fair(t, chosen + [thing]):
                return False
        return True

    def reaches(self, t: SteelTable, me: int, card: int, chosen: list[int], rest: list[int]) -> bool:
        if not self.fair(t, chosen):
            return False
        if self.is_optional():
            return True
        whole = chosen
        for thing in rest:
            if self.fair(t, whole + [thing]):
                whole = whole + [thing]
        return self.enough(t, me, card, whole)

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        if not is_lot(t, action) and not is_mine(t, action):
            return ()
        return CARD_ALLOWS_THERE if self.takes_one(t) else REMOVE_LIMITS

    def question_several(self, t: SteelTable) -> str:
        return type(self).prompt_any if look(t, F_VICTIM) == ANYBODY else type(self).prompt_several

    def label(self, t: SteelTable, seat: int, action: int) -> str:
        if action < A_MINE:
            return type(self).button
        return (
            "Give up your {mine}" if t.mines[action - A_MINE] == seat else "Take the {mine} away from {miner}"
        )

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for pick in chosen:
            take_away(t, me, pick)


class Lose(Step[SteelTable]):
    """Somebody chooses what goes of one owner, or of anybody."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "program", "at")

    def __init__(self, seat: int, victim: int, program: int, at: int) -> None:
        self.seat = seat
        self.victim = victim
        self.program = program
        self.at = at

    def run(self, table: SteelTable) -> None:
        word = table.programs[self.program][self.at]
        assert isinstance(word, Remove)
        word.lose(table, self.seat, self.victim)


def is_fair(t: SteelTable, seat: int, action: int) -> bool:
    """The card lets it go beside what is picked; that enough is picked is another matter."""
    word = word_now(t)
    assert isinstance(word, Remove)
    picks = t.picks[seat]
    if action not in word.things(t, seat, -1) or len(picks) >= look(t, F_LEFT):
        return True
    return word.fair(t, [*picks, action])


REMOVE_LIMITS: Final = (*CARD_NAMES_THERE, LimitOn("FIS-153", is_fair, "card"))


def take_away(t: SteelTable, seat: int, action: int) -> None:
    """A structure goes back to its supply, or a Mine loses its owner."""
    t.taken = t.renew(field.TAKEN)
    did(t, 1)
    if action >= A_MINE:
        mine = action - A_MINE
        t.tell("lose-mine", t.mines[mine], [mine, cause(t)])
        t.taken.append(t.mines[mine])
        t.mines = t.renew(field.MINES)
        t.mines[mine] = -1
    else:
        lot = action - LOT
        t.tell("remove", seat, [t.what[lot], lot, t.owner[lot], cause(t)])
        t.taken.append(t.owner[lot])
        use_neighborhood(t, lot)
        t.freed = t.renew(field.FREED)
        t.freed.extend(lift_structure(t, lot))


class Mob(SteelWord):
    """A raid like the Mob Boss's, without using the Role."""

    name: ClassVar[str] = "mob"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("in", "where"),)
    texts: ClassVar[dict[str, str]] = {
        "": "choose a Block{in}, roll the D4 and remove up to that many Houses from it, like the Mob Boss"
    }

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def do(self, t: SteelTable, seat: int) -> None:
        where = self.where
        if where == s.IN_MOGUL:
            where = 1 << t.moguls[seat] if t.moguls[seat] >= 0 else s.IN_ALL
        if len(raided(t, where)) > 0:
            did(t, 1)
            t.agenda.append(ChooseBlock(seat, where, cause(t)))


class Seize(Repeated):
    """Structures or Mines taken over: no MM, no Unrest, no die."""

    name: ClassVar[str] = "seize"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("what", "kinds"),)
    texts: ClassVar[dict[str, str]] = {"": "seize {what:each} without Unrest"}
    prompt: ClassVar[str] = "choose what you seize, without MM and without Unrest."
    button: ClassVar[str] = "Seize {structure}"
    stop: ClassVar[str] = "Seize nothing more"
    rules: ClassVar[tuple[str, ...]] = ("FIS-148", "FIS-152")

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        return rivals_property(t, seat, self.kinds, t.content.city.all_nbs)

    def take(self, t: SteelTable, seat: int, action: int) -> None:
        take_over(t, seat, action, cause(t))
        did(t, 1)

    def label(self, t: SteelTable, seat: int, action: int) -> str:
        return "Seize {miner's} {mine}" if action >= A_MINE else type(self).button

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return SEIZE_LIMITS if is_lot(t, action) or is_mine(t, action) else ()


SEIZE_LIMITS: Final = (
    Limit("FIS-148", is_rivals, rivals_fact),
    FIRST_LOT,
    Limit("FIS-018", has_house, house_fact),
    Limit("FIS-G47", has_marker, no_cube_fact),
    *CARD_ALLOWS,
)
