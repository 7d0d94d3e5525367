"""Every word of the cards. A new one is added here, after its class has been written in a file of its family."""

from typing import Any, Final

from boomtown.engine.cards import Word
from boomtown.games.urban_sprawl.rules.cards import buildings as b
from boomtown.games.urban_sprawl.rules.cards import (
    choices,
    contracts,
    markers,
    money,
    offices,
    places,
    planning,
    pointing,
    vocations,
)

VOCABULARY: Final[list[type[Word[Any]]]] = [
    money.Gain,
    money.Lose,
    money.Tribute,
    money.VocationScore,
    money.Rank,
    choices.Offer,
    choices.ChooseOne,
    choices.If,
    pointing.Pick,
    pointing.PayRows,
    markers.MarkerEnter,
    markers.MarkerMove,
    markers.MarkerSwap,
    markers.MarkerRemove,
    vocations.VocationTake,
    vocations.VocationLose,
    offices.HoldElection,
    offices.Vacate,
    offices.Activate,
    offices.EndGame,
    places.Place,
    b.Move,
    b.Demolish,
    b.TakeControl,
    b.LoseControl,
    b.SwapControl,
    b.Rezone,
    b.Enlarge,
    planning.TakeCard,
    planning.DropCard,
    contracts.BuildMore,
    contracts.Flush,
    contracts.Favor,
    contracts.ExtraFavor,
    contracts.Points,
]
