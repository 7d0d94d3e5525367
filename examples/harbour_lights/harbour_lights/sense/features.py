"""What a good player looks at: named features in points at the end of the game, and their sum."""

from typing import Final

from boomtown.engine.cards import Choose
from harbour_lights.rules.market import Sell, worth
from harbour_lights.rules.rounds import Bid
from harbour_lights.rules.scoring import scores
from harbour_lights.rules.ships import TakeShip
from harbour_lights.rules.table import HarbourTable, stock

FEATURES: Final = ["coins", "goods for the patron", "goods to sell", "the best rival"]
LATER: Final = 0.8  # of today's price that a good is likely to bring later
RIVAL: Final = 0.5  # how much the best rival's wealth counts against one's own


def progress(t: HarbourTable) -> float:
    """About how much of the game is over."""
    return 1.0 if t.over else (t.round[0] - 1) / t.last_round


def own(t: HarbourTable, seat: int) -> list[float]:
    """Coins, and what the goods of a seat will come to: kept for the patron, or sold."""
    content, counts = t.content, stock(t, seat)
    good = content.wants[t.patron[seat][0]]
    kept = counts[good] * content.wanted
    counts[good] = 0
    sold_out = t.round[0] == t.last_round and not may_sell(t, seat)
    later = 0.0 if sold_out else LATER
    rest = later * worth(t, counts) + (1 - later) * content.other * sum(counts)
    return [float(t.coins[seat]), float(kept), rest]


def may_sell(t: HarbourTable, seat: int) -> bool:
    """Whether a seat has yet to sell in this round."""
    return any(
        isinstance(step, Bid) or (isinstance(step, TakeShip | Sell) and step.seat == seat)
        for step in t.agenda
    )


def all_features(t: HarbourTable) -> list[list[float]]:
    """The features of every seat."""
    found = [own(t, seat) for seat in range(t.seats)]
    wealth = [sum(one) for one in found]
    return [
        [*found[seat], -RIVAL * max(wealth[other] for other in range(t.seats) if other != seat)]
        for seat in range(t.seats)
    ]


def features(t: HarbourTable, seat: int) -> list[float]:
    """What `sense` is made of."""
    return all_features(t)[seat]


def sense(t: HarbourTable, seat: int) -> float:
    """How good a (guessed) table looks for a seat."""
    if not t.over:
        return sum(features(t, seat))
    points = scores(t)
    return points[seat] - RIVAL * max(points[other] for other in range(t.seats) if other != seat)


def halfway(t: HarbourTable, seat: int) -> bool:
    """Whether a seat is still unloading or selling."""
    return isinstance(t.agenda[-1], Choose | Sell)
