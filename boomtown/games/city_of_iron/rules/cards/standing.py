"""Words of buildings and lands: what they score, their goals, and what they do as long as they stand."""

from typing import ClassVar

from boomtown.engine.cards import Operand, Word
from boomtown.games.city_of_iron.rules.cards.counts import Quantity
from boomtown.games.city_of_iron.rules.content import ATTACKING, SETTLING
from boomtown.games.city_of_iron.rules.table import DEFENSE, DISCOUNT, HIRING, REACH, IronTable


class Score(Word[IronTable]):
    """Influence at each scoring: so much, and one for every so many of what is counted, up to a most."""

    name: ClassVar[str] = "score"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("base", "base", 0),
        Operand("count", "counted", None),
        Operand("per", "per", 1),
        Operand("max", "ceiling", 99),
    )
    texts: ClassVar[dict[str, str]] = {
        "": "At each scoring {base} influence{max}.",
        "counted": "At each scoring{base:plus} 1 influence per {count}{max}.",
    }

    def __init__(self, base: int, count: Quantity | None, per: int, ceiling: int) -> None:
        super().__init__()
        self.base = base
        self.count = count
        self.per = per
        self.ceiling = ceiling

    def influence(self, t: IronTable, seat: int, land: int) -> int:
        """What it gives now to the building that stands on a land."""
        n = self.base
        if self.count is not None:
            n += self.count.of(t, seat, land) // self.per
        return n if n < self.ceiling else self.ceiling


class Goal(Word[IronTable]):
    """Influence at the end of the game for having the most, which a tie pays nobody, or so many."""

    name: ClassVar[str] = "goal"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("count", "wanted"),
        Operand("n", "goal"),
        Operand("influence", "gain"),
    )
    texts: ClassVar[dict[str, str]] = {"": "{influence} influence at the end of the game if {count}."}

    def __init__(self, count: Quantity, need: int, influence: int) -> None:
        super().__init__()
        self.count = count
        self.need = need  # 0: more than any other seat
        self.influence = influence

    def met(self, t: IronTable, seat: int, land: int) -> bool:
        """Whether a seat has completed it."""
        n = self.count.of(t, seat, land)
        if self.need > 0:
            return n >= self.need
        for other in range(t.seats):
            if other != seat and self.count.of(t, other, land) >= n:
                return False
        return True


class Standing(Word[IronTable]):
    """Something that a building does as long as it stands."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def perks(self) -> list[int]:
        """The places in a seat's perks to which it adds."""
        raise TypeError(type(self).name + " must say what it adds to")


class DiscountBuild(Standing):
    """Everything that is built costs less, with a Steambot here even less."""

    name: ClassVar[str] = "discount_build"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "few"), Operand("per_steambot", "bots", 0))
    texts: ClassVar[dict[str, str]] = {
        "": "Everything you build, in any of your cities, costs {n:#coin/coins} less.",
        "bots": "Everything you build, in any of your cities, costs {n:#coin/coins} less, "
        "with a Steambot here {per_steambot} more.",
    }

    def __init__(self, n: int, each_bot: int) -> None:
        super().__init__(n)
        self.each_bot = each_bot

    def perks(self) -> list[int]:
        return [DISCOUNT]


class DiscountHire(Standing):
    """Experts cost less."""

    name: ClassVar[str] = "discount_hire"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "few"),)
    texts: ClassVar[dict[str, str]] = {"": "Each expert you hire costs {n:#coin/coins} less."}

    def perks(self) -> list[int]:
        return [HIRING]


class RaiseDefense(Standing):
    """The own towns defend with more."""

    name: ClassVar[str] = "raise_defense"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "few"),)
    texts: ClassVar[dict[str, str]] = {"": "Each of your towns defends with {n} more."}

    def perks(self) -> list[int]:
        return [DEFENSE]


class ExtendReach(Standing):
    """Settling, attacking or both need less distance."""

    name: ClassVar[str] = "extend_reach"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "few"), Operand("uses", "uses"))
    texts: ClassVar[dict[str, str]] = {"": "{uses} {n} distance less from your cards."}

    def __init__(self, n: int, uses: list[int]) -> None:
        super().__init__(n)
        self.uses = uses

    def perks(self) -> list[int]:
        return [REACH + use for use in (SETTLING, ATTACKING) if use in self.uses]
