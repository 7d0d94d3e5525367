"""The numbers of a report: games by seat, shares with their intervals, ratings. Nothing here draws."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce

from boomtown.lab.stats import Z, wilson
from boomtown.lab.tables_rows import Played

FEW: Final = 30  # games, below which a line of a table says that they are few
SMALL: Final = 200  # games, below which a report says that it is a small sample
BAND: Final = (0.15, 0.35)  # where a seat's share should lie at a table for four


@dataclass(frozen=True)
class Share:
    """What those with something in common won, and what would have been fair."""

    name: str
    games: int  # in which one of them had a seat
    seats: int
    wins: float
    fair_wins: float
    four: bool = False  # it should lie in the band: a seat or trait, and every game was for four

    @property
    def interval(self) -> tuple[float, float, float]:
        """The share of games won, and its 95 % interval (Wilson)."""
        return wilson(self.wins, self.games)

    @property
    def fair(self) -> float:
        """The share that would have been fair."""
        return self.fair_wins / self.games

    @property
    def mark(self) -> str:
        """'high' or 'low' when the interval leaves out the fair share; nothing where nobody else could win."""
        _, low, high = self.interval
        if self.fair > 1 - 1e-9:
            return ""
        if self.fair > high + 1e-9:
            return "low"
        return "high" if self.fair < low - 1e-9 else ""

    @property
    def outside(self) -> bool:
        """Whether a seat at an even table for four wins less than 15 % or more than 35 % of many games."""
        even = self.four and abs(self.fair_wins / self.seats - 0.25) < 0.01 and not self.few
        return even and not BAND[0] <= self.wins / self.seats <= BAND[1]

    @property
    def few(self) -> bool:
        """Whether there are too few games to say much."""
        return self.games < FEW


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, and how the numbers are spread."""

    count: int
    value: float
    low: float
    high: float
    spread: tuple[float, ...] = ()  # the numbers below which 5, 25, 50, 75 and 95 % of them lie


@dataclass(frozen=True)
class Rating:
    """A bot's rating (Plackett-Luce) with its 95 % interval; 25 is where everybody begins."""

    name: str
    value: float
    low: float
    high: float


def mean_of(values: Iterable[float]) -> Mean:
    """The mean of some numbers, by Student's distribution where they are few; one number has no interval."""
    known = sorted(values)
    count = len(known)
    if not known:
        return Mean(0, 0.0, 0.0, 0.0)
    value = math.fsum(known) / count
    spread = tuple(quantile(known, q) for q in (0.05, 0.25, 0.5, 0.75, 0.95))
    if count == 1:
        return Mean(1, value, -math.inf, math.inf, spread)
    error = math.sqrt(math.fsum((v - value) ** 2 for v in known) / (count - 1) / count)
    reach = student(count - 1) * error
    return Mean(count, value, value - reach, value + reach, spread)


def student(free: int) -> float:
    """The 97.5 % point of Student's distribution, close to one part in a hundred."""
    if free < 3:
        return (12.706, 4.303)[free - 1]
    return Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2) + 2.56 / free**3


def quantile(ordered: list[float], part: float) -> float:
    """The number below which a part of some ordered numbers lies."""
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (at - below) * (ordered[above] - ordered[below])


def bots_of(games: list[Played]) -> list[Share]:
    """What each bot won, against an equal part for every seat; the best first."""
    found = _shares(
        games, lambda game, seat: game.bots[seat], [[1 / len(g.bots)] * len(g.bots) for g in games]
    )
    return sorted(found, key=lambda share: -share.wins / share.fair_wins)


def matches_of(games: list[Played]) -> dict[str, list[Share]]:
    """What each bot won in each match, where a run has several."""
    names = list(dict.fromkeys(game.match for game in games))
    if len(names) < 2:
        return {}
    return {name: bots_of([game for game in games if game.match == name]) for name in names}


def chances(games: list[Played]) -> list[list[float]]:
    """Each seat's fair share of each game: what its bot wins in the whole run, against the bots it sat with.

    With the same bot in every seat that is an equal part.
    """
    rate = {share.name: share.wins / share.seats for share in bots_of(games)}
    found = []
    for game in games:
        known = [rate[bot] for bot in game.bots]
        total = sum(known)
        even = 1 / len(known)
        found.append([value / total if total and len(rate) > 1 else even for value in known])
    return found


def seats_of(games: list[Played], fair: list[list[float]]) -> list[Share]:
    """What each seat won, in order of the seats."""
    return _shares(games, lambda game, seat: f"Seat {seat + 1}", fair)


def trait_kinds(games: list[Played]) -> list[str]:
    """The traits that tell seats of a game apart, in the order in which the game names them."""
    kinds: dict[str, bool] = {}
    for game in games:
        for kind in {kind: None for traits in game.traits for kind in traits}:
            kinds[kind] = kinds.get(kind, False) or len({t.get(kind) for t in game.traits}) > 1
    return [kind for kind, apart in kinds.items() if apart]


def trait_of(games: list[Played], fair: list[list[float]], kind: str) -> list[Share]:
    """What the seats with each value of a trait won, the best first."""
    found = _shares(games, lambda game, seat: game.traits[seat].get(kind) if game.traits else None, fair)
    return sorted(found, key=lambda share: (-share.interval[0], share.name))


def _shares(
    games: list[Played], name_of: Callable[[Played, int], str | None], fair: list[list[float]]
) -> list[Share]:
    found: dict[str, dict[str, Any]] = {}
    for game, chance in zip(games, fair, strict=True):
        wins = game.wins
        here: set[str] = set()
        for seat in range(len(game.bots)):
            name = name_of(game, seat)
            if name is None:
                continue
            so_far = found.setdefault(
                name, {"games": 0, "seats": 0, "wins": 0.0, "fair_wins": 0.0, "four": True}
            )
            so_far["games"] += name not in here
            so_far["seats"] += 1
            so_far["wins"] += wins[seat]
            so_far["fair_wins"] += chance[seat]
            so_far["four"] &= len(game.bots) == 4
            here.add(name)
    return [Share(name, **numbers) for name, numbers in sorted(found.items())]


def ratings_of(games: list[Played]) -> list[Rating]:
    """Each bot's rating after all games in their order; a bot in several seats learns the mean of what they teach."""
    model = PlackettLuce(tau=0.0)  # bots don't change while a run lasts
    known = {bot: (model.mu, model.sigma) for game in games for bot in game.bots}
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        teams = [[model.rating(*known[bot])] for bot in game.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for bot in set(game.bots):
            own = [rating for rating, code in zip(after, game.bots, strict=True) if code == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            known[bot] = (mu, math.sqrt(sum(rating.sigma**2 for rating in own) / len(own)))
    found = [Rating(bot, mu, mu - Z * sigma, mu + Z * sigma) for bot, (mu, sigma) in known.items()]
    return sorted(found, key=lambda rating: (-rating.value, rating.name))
