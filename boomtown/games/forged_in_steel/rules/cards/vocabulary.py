"""Every word of the cards. A new one is added here, after its class has been written in a file of its family."""

from typing import Any, Final

from boomtown.engine.cards import Operand, Word
from boomtown.games.forged_in_steel.rules.cards.change import Convert, Move, Swap
from boomtown.games.forged_in_steel.rules.cards.cubes import CityCube, Cube, Recube
from boomtown.games.forged_in_steel.rules.cards.draw import Draw, Peek, TradeCard
from boomtown.games.forged_in_steel.rules.cards.flow import ChooseWay, If
from boomtown.games.forged_in_steel.rules.cards.mines import Mine, Muscle, SetDie
from boomtown.games.forged_in_steel.rules.cards.place import Place
from boomtown.games.forged_in_steel.rules.cards.play import Play
from boomtown.games.forged_in_steel.rules.cards.power import Headline, Influence, MakeLast, Role
from boomtown.games.forged_in_steel.rules.cards.remove import Mob, Remove, Seize
from boomtown.games.forged_in_steel.rules.cards.score import Roll, Score, Track, Vp
from boomtown.games.forged_in_steel.rules.cards.unrest import (
    Calm,
    Cancel,
    Immigrate,
    Quell,
    Riot,
    Save,
    Spare,
    Unrest,
)

COMMON: Final[tuple[Operand, ...]] = (
    Operand("who", "players"),
    Operand("n", "amount"),
    Operand("only", "only"),
    Operand("may", "may"),
    Operand("up_to", "up to"),
)
VOCABULARY: Final[list[type[Word[Any]]]] = [
    Place,
    Mine,
    Cube,
    CityCube,
    Recube,
    Move,
    Convert,
    Remove,
    Seize,
    Swap,
    Track,
    Vp,
    Score,
    Roll,
    Unrest,
    Calm,
    Riot,
    Immigrate,
    Mob,
    Muscle,
    Draw,
    TradeCard,
    Play,
    Peek,
    Influence,
    Role,
    Headline,
    MakeLast,
    ChooseWay,
    If,
    Cancel,
    Save,
    Quell,
    Spare,
    SetDie,
]
