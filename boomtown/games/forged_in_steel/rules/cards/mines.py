"""Words of Mines and MM."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import Operand
from boomtown.engine.limits import Limit
from boomtown.games.forged_in_steel.rules.actions import A_MINE, DIE, MOST_DIE
from boomtown.games.forged_in_steel.rules.cards.word import Repeated, SteelWord
from boomtown.games.forged_in_steel.rules.frames import cause, did
from boomtown.games.forged_in_steel.rules.may import is_mine
from boomtown.games.forged_in_steel.rules.mines import DIE_LIMITS, MINE_LIMITS, free_mines, gain_mine
from boomtown.games.forged_in_steel.rules.muscle import SpendMore
from boomtown.games.forged_in_steel.rules.places import cubes_left
from boomtown.games.forged_in_steel.rules.table import SteelTable


class Mine(Repeated):
    """Mines without an owner, and their dice."""

    name: ClassVar[str] = "mine"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("rolls", "rolls"), Operand("unrest", "unrest"))
    texts: ClassVar[dict[str, str]] = {"": "gain {n:Mine}{rolls}{unrest}"}
    prompt: ClassVar[str] = "choose the Mine you gain{left}."
    button: ClassVar[str] = "Gain the {mine}{die}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-135", "FIS-141")

    def __init__(self, rolls: int, unrest: bool) -> None:
        super().__init__()
        self.rolls = rolls
        self.unrest = unrest  # a high roll adds some

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        if cubes_left(t, seat) == 0:
            return []
        return [A_MINE + mine for mine in free_mines(t)]

    def take(self, t: SteelTable, seat: int, action: int) -> None:
        did(t, 1)
        gain_mine(t, seat, action - A_MINE, self.rolls, 1 if self.unrest else 0, cause(t))

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return MINE_LIMITS if is_mine(t, action) else ()


class SetDie(SteelWord):
    """A die that was rolled for a Mine is turned."""

    name: ClassVar[str] = "set_die"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("value", "side"),)
    texts: ClassVar[dict[str, str]] = {"": "turn the die to the side you like"}
    prompt: ClassVar[str] = "turn the Mine's die to the side you like."
    button: ClassVar[str] = "Turn it to {side}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-312",)

    def __init__(self, value: str) -> None:
        super().__init__()

    def do(self, t: SteelTable, seat: int) -> None:
        self.put_question(t, seat, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        return [DIE + value for value in range(1, t.content.die + 1)]

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return DIE_LIMITS if DIE <= action < DIE + MOST_DIE else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        t.die[:] = [chosen[0] - DIE]
        t.tell("turn-die", me, [chosen[0] - DIE])


class Muscle(SteelWord):
    """MM to spend at once."""

    name: ClassVar[str] = "mm"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("allow", "purse"),)
    texts: ClassVar[dict[str, str]] = {"": "gain {n} MM to spend at once{allow}"}

    def __init__(self, purse: int) -> None:
        super().__init__()
        self.purse = purse

    def do(self, t: SteelTable, seat: int) -> None:
        did(t, 1)
        amount = self.how_many(t, seat)
        t.tell("gain-muscle", seat, [amount, cause(t)])
        t.agenda.append(SpendMore(seat, amount, self.purse))
