"""What expert cards react to: a skill of theirs that is used, goods that somebody gains."""

from typing import Final

from boomtown.engine.listeners import Happening, Listener
from boomtown.games.city_of_iron.rules.content import ANY_USE, GOODS
from boomtown.games.city_of_iron.rules.table import IronTable

COUNTED: Final = 0  # while a payment is made
USED: Final = 1  # when it has done its work
GAINED: Final = 2

EVERY_GOOD: Final = (1 << GOODS) - 1


class SkillUsed(Happening):
    """A card is used for a skill."""

    def __init__(self, actor: int, skill: int, use: int) -> None:
        super().__init__(USED, actor)
        self.skill = skill
        self.use = use


class SkillReaction(Listener[IronTable]):
    """Answers when the card is used for certain skills in a certain use, or in any."""

    def __init__(self, on: int, program: int, skills: list[int], use: int) -> None:
        super().__init__(on, program)
        self.skills = skills
        self.use = use

    def speaks_of(self, skill: int, use: int) -> bool:
        """Whether it reacts to this skill in this use."""
        return skill in self.skills and (self.use == ANY_USE or self.use == use)

    def hears(self, t: IronTable, seat: int, card: int, what: Happening) -> bool:
        assert isinstance(what, SkillUsed)
        return self.speaks_of(what.skill, what.use)


class GoodsGained(Happening):
    """A seat has gained goods."""

    def __init__(self, actor: int, gained: int, owned: int) -> None:
        super().__init__(GAINED, actor)
        self.gained = gained  # mask of the goods
        self.owned = owned  # mask, seat * GOODS + good: who had which goods before

    def shared(self, seat: int) -> int:
        """Mask of the gained goods that a seat had."""
        return self.gained & (self.owned >> (seat * GOODS)) & EVERY_GOOD


class GainReaction(Listener[IronTable]):
    """May be played when goods are gained."""

    def __init__(self, program: int, stays: bool) -> None:
        super().__init__(GAINED, program)
        self.stays = stays  # the card is shown and kept; else it is discarded

    def times(self, seat: int, what: GoodsGained) -> int:
        """How often it answers to this gain."""
        raise TypeError("a reaction must say how often it answers")


class OwnGain(GainReaction):
    """When the seat itself gains a good."""

    def __init__(self, program: int, stays: bool, good: int) -> None:
        super().__init__(program, stays)
        self.good = good

    def times(self, seat: int, what: GoodsGained) -> int:
        return 1 if seat == what.actor and (what.gained >> self.good) & 1 else 0


class OthersGain(GainReaction):
    """For each good that another seat gains and this one has."""

    def times(self, seat: int, what: GoodsGained) -> int:
        return 0 if seat == what.actor else what.shared(seat).bit_count()
