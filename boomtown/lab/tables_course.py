"""How games of a run went: points, money, length, choice, the lead, the end. Nothing here draws."""

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from typing import Final

from boomtown.lab.stats import wilson
from boomtown.lab.tables import Mean, mean_of
from boomtown.lab.tables_rows import Played

STEPS: Final = 20  # of a game, at which something is looked at


@dataclass(frozen=True)
class Contrast:
    """Something of the winners beside the same of the others, and by how much the winner is ahead in a game."""

    name: str
    winners: Mean
    others: Mean
    ahead: Mean


@dataclass(frozen=True)
class Moment:
    """A moment of the games, as a part of the whole, and what winners and others have then."""

    at: float
    winners: Mean
    others: Mean


@dataclass(frozen=True)
class Part:
    """How often something was so, with the 95 % interval."""

    name: str
    count: int
    share: float
    low: float
    high: float


def split(game: Played) -> tuple[list[int], list[int]]:
    """The seats that won a game, and the others."""
    won = [seat for seat, place in enumerate(game.places) if place == 1]
    return won, [seat for seat in range(len(game.places)) if seat not in won]


def contested(games: list[Played]) -> list[Played]:
    """The games that somebody won and somebody lost."""
    return [game for game in games if all(split(game))]


def scores_of(games: list[Played]) -> tuple[list[float], list[float]]:
    """The scores of winners and of the others, each game's in turn."""
    winners: list[float] = []
    others: list[float] = []
    for game in games:
        won, lost = split(game)
        winners += [game.scores[seat] for seat in won]
        others += [game.scores[seat] for seat in lost]
    return winners, others


def points_of(games: list[Played]) -> list[Contrast]:
    """Where the points come from: each kind for winners and others, the one that most sets them apart first."""
    known = [game for game in contested(games) if game.points]
    found = []
    for kind in dict.fromkeys(kind for game in known for points in game.points for kind in points):
        pairs = []
        for game in known:
            winners, others = (
                _mean([game.points[seat].get(kind, 0) for seat in seats]) for seats in split(game)
            )
            pairs.append((winners, others))
        if any(winners or others for winners, others in pairs):
            found.append(_contrast(kind, pairs))
    return sorted(found, key=lambda row: -row.ahead.value)


def money_of(games: list[Played]) -> list[Moment]:
    """Money at each twentieth of the games, as last seen: the winners' mean beside that of the others."""
    known = [game for game in contested(games) if game.money and all(game.money)]
    found = []
    for step in range(STEPS + 1 if known else 0):
        pairs = []
        for game in known:
            at = max(0, bisect_right(game.moments, step / STEPS + 1e-9) - 1)
            winners, others = (_mean([game.money[seat][at] for seat in seats]) for seats in split(game))
            pairs.append((winners, others))
        row = _contrast("", pairs)
        found.append(Moment(step / STEPS, row.winners, row.others))
    return found


def endings_of(games: list[Played]) -> list[Part]:
    """Why games ended, the commonest first."""
    return _parts(Counter(game.ending for game in games if game.ending), len(games))


def changes_of(games: list[Played]) -> list[Part]:
    """How many games had no change of the lead, one, two…; from ten on together."""
    known = [game.changes for game in contested(games)]
    counts = Counter(min(changes, 10) for changes in known)
    last = max(counts, default=-1)
    return [_part(f"{n}" if n < 10 else "10 or more", counts[n], len(known)) for n in range(last + 1)]


def settled_of(games: list[Played]) -> list[Part]:
    """At each twentieth of a game: the share of games whose winner was ahead from there to the end."""
    known = [game.settled for game in contested(games) if game.settled is not None]
    if not known:
        return []
    return [
        _part(f"{step / STEPS:.2f}", sum(settled <= step / STEPS + 1e-9 for settled in known), len(known))
        for step in range(STEPS + 1)
    ]


def lengths_of(games: list[Played]) -> dict[str, list[float]]:
    """How long games were and how much there was to choose, game by game."""
    found = {
        "decisions": [float(game.decisions) for game in games],
        "chapters": [float(game.chapters) for game in games],
        "options a decision": [game.branching for game in games],
        "forced decisions": [game.forced / game.decisions for game in games if game.decisions],
    }
    return {name: values for name, values in found.items() if any(values)}


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def _contrast(name: str, pairs: list[tuple[float, float]]) -> Contrast:
    winners, others = mean_of(a for a, _ in pairs), mean_of(b for _, b in pairs)
    return Contrast(name, winners, others, mean_of(a - b for a, b in pairs))


def _part(name: str, count: int, total: int) -> Part:
    return Part(name, count, *wilson(count, total))


def _parts(counts: Counter[str], total: int) -> list[Part]:
    order = sorted(counts, key=lambda name: (-counts[name], name))
    return [_part(name, counts[name], total) for name in order]
