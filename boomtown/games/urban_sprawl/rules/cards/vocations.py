"""Words about vocation markers: earned by contracts, taken from the supply or from a rival, given back."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, limit_of
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import PASS, PLAYER, VOCATION
from boomtown.games.urban_sprawl.rules.cards.flow import PlayerWord
from boomtown.games.urban_sprawl.rules.cards.limits import only, text_rule
from boomtown.games.urban_sprawl.rules.content import MEDIA, VOCATIONS
from boomtown.games.urban_sprawl.rules.table import HELD, SprawlTable, seats_from
from boomtown.games.urban_sprawl.rules.whom import ACTIVE_PLAYER, Whom

WHO: Final = Operand("who", "who")


def take_marker(t: SprawlTable, seat: int, vocation: int) -> None:
    """A marker goes from the supply to a player."""
    t.vocations[vocation] -= 1
    t.held = t.renew(HELD)
    t.held[seat * VOCATIONS + vocation] += 1
    t.tell("vocation", seat, [vocation])


def not_owned(t: SprawlTable, seat: int, action: int) -> Fact:
    """The seat owns no such marker, or Media, which is never given back."""
    vocation = action - VOCATION
    owned = t.held[seat * VOCATIONS + vocation] > 0
    return Fact(text_rule(t), "vocation-media" if owned else "vocation-lacking", [vocation])


class OfVocations(PlayerWord):
    """A word that leaves the choice of vocations."""

    def names(self, t: SprawlTable, seat: int) -> list[int]:
        """The vocations that a player can choose from."""
        raise TypeError(type(self).name + " must say which vocations")

    def able(self, t: SprawlTable, seat: int) -> bool:
        return len(self.names(t, seat)) > 0

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return len(self.names(t, seat)) > 1


class VocationTake(OfVocations):
    """A player takes a marker from the supply; it does not score."""

    name: ClassVar[str] = "vocation_take"
    operands: ClassVar[tuple[Operand, ...]] = (WHO, Operand("name", "any_vocation"), Operand("new", "flag"))
    texts: ClassVar[dict[str, str]] = {
        "name=any": "{who:take} any vocation marker but Media from the supply"
        "{new:, of a name {who.they} do not own yet}",
        "": "{who:take} {name.a} marker from the supply{new:, of a name {who.they} do not own yet}",
    }
    prompt: ClassVar[str] = "{text}; choose which."
    doing: ClassVar[str] = "Take "
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def __init__(self, who: Whom, vocation: int, new: bool) -> None:
        super().__init__(who)
        self.vocation = vocation  # -1: any but Media
        self.new = new  # of which the player owns none

    def names(self, t: SprawlTable, seat: int) -> list[int]:
        found: list[int] = []
        for vocation in range(VOCATIONS):
            if t.vocations[vocation] == 0:
                continue
            if vocation != self.vocation and (self.vocation >= 0 or vocation == MEDIA):
                continue
            if not self.new or t.held[seat * VOCATIONS + vocation] == 0:
                found.append(vocation)
        return found

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.able(t, me):
            self.put_question(t, me, -1, -1, False)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [VOCATION + name for name in self.names(t, me)]

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        take_marker(t, me, chosen[0] - VOCATION)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_to_learn, action, VOCATION, VOCATIONS)

    def not_to_learn(self, t: SprawlTable, seat: int, action: int) -> Fact:
        vocation = action - VOCATION
        if t.vocations[vocation] == 0:
            return Fact(text_rule(t), "vocation-gone", [vocation])
        return Fact(text_rule(t), "vocation-media" if vocation == MEDIA else "vocation-owned", [vocation])


class VocationEarn(PlayerWord):
    """A vocation contract: a marker from the supply or, only when that is empty, perhaps from a rival."""

    name: ClassVar[str] = "vocation_earn"
    prompt: ClassVar[str] = "the supply has no {vocation} marker left; you may take one from an opponent."
    passing: ClassVar[str] = "Take no marker"
    rules: ClassVar[tuple[str, ...]] = ("USP-129",)

    def __init__(self, vocation: int) -> None:
        super().__init__(Whom(ACTIVE_PLAYER))
        self.vocation = vocation

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return False

    def rivals(self, t: SprawlTable, seat: int) -> list[int]:
        """The other players who own a marker."""
        return [s for s in seats_from(t, seat)[1:] if t.held[s * VOCATIONS + self.vocation] > 0]

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if t.vocations[self.vocation] > 0:
            take_marker(t, me, self.vocation)
        elif len(self.rivals(t, me)) > 0:
            self.put_question(t, me, -1, -1, False)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [*[PLAYER + other for other in self.rivals(t, me)], PASS]

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if chosen[0] == PASS:
            return
        other = chosen[0] - PLAYER
        t.held = t.renew(HELD)
        t.held[other * VOCATIONS + self.vocation] -= 1
        t.held[me * VOCATIONS + self.vocation] += 1
        t.tell("rob", me, [self.vocation, other])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return (limit_of("USP-129", self.without),) if PLAYER <= action < PLAYER + t.seats else ()

    def without(self, t: SprawlTable, seat: int, action: int) -> Fact:
        if action - PLAYER == seat:
            return Fact("USP-129", "yourself", [])
        return Fact("USP-129", "rival-lacking", [action - PLAYER, self.vocation])


class VocationLose(OfVocations):
    """A player gives markers of their choice back to the supply, as many as they have; never Media."""

    name: ClassVar[str] = "vocation_lose"
    operands: ClassVar[tuple[Operand, ...]] = (WHO, Operand("count", "one_or_more"))
    texts: ClassVar[dict[str, str]] = {
        "": "{who:return} {count:a vocation marker|{count} vocation markers} (not Media) to the supply"
    }
    prompt: ClassVar[str] = "return a vocation marker (not Media) to the supply; choose which."
    prompt_several: ClassVar[str] = (
        "pick {most:#vocation marker/vocation markers} (not Media) to return to the supply, then press 'Done'."
    )
    doing: ClassVar[str] = "Return "
    finishing: ClassVar[str] = "return {picked:#marker/markers}"
    rules: ClassVar[tuple[str, ...]] = ("USP-220",)

    def __init__(self, who: Whom, count: int) -> None:
        super().__init__(who)
        self.count = count

    def names(self, t: SprawlTable, seat: int) -> list[int]:
        return [v for v in range(VOCATIONS) if v != MEDIA and t.held[seat * VOCATIONS + v] > 0]

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.able(t, me):
            self.put_question(t, me, -1, -1, self.count > 1)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        found: list[int] = []
        for name in self.names(t, me):
            owned = t.held[me * VOCATIONS + name] if self.count > 1 else 1
            found.extend([VOCATION + name] * owned)
        return found

    def most(self, t: SprawlTable, me: int, card: int) -> int:
        return min(self.count, len(self.things(t, me, card)))

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        t.held = t.renew(HELD)
        for action in chosen:
            vocation = action - VOCATION
            t.held[me * VOCATIONS + vocation] -= 1
            t.vocations[vocation] += 1
            t.tell("vocation-lose", me, [vocation])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, not_owned, action, VOCATION, VOCATIONS)
