"""Each card's play rate and what it wins when it is played, with care for how many are compared."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from boomtown.lab.stats import wilson
from boomtown.lab.tables_rows import Played

LEAST: Final = 5.0  # wins expected with and without a card, below which it is not tested
FALSE_SHARE: Final = 0.05  # how many of the cards marked may be marked by chance alone


@dataclass(frozen=True)
class Card:
    """How a card fared: seats that played it, what they won, and whether that is beyond chance."""

    name: str
    seats: int  # of all games
    users: int  # seats that played it at least once
    times: int
    games: int  # all of them
    wins: float
    fair_wins: float
    surprise: float | None = (
        None  # the chance of a difference this large if the card made none; None: too few
    )
    mark: str = ""  # 'high' or 'low' when beyond chance among all cards compared

    @property
    def rate(self) -> tuple[float, float, float]:
        """The share of seats that played it, with its 95 % interval."""
        return wilson(self.users, self.seats)

    @property
    def won(self) -> tuple[float, float, float]:
        """What those who played it won, with its 95 % interval."""
        return wilson(self.wins, self.users)

    @property
    def fair(self) -> float:
        """What those who played it would have won if it made no difference."""
        return self.fair_wins / self.users if self.users else 0.0

    @property
    def use(self) -> str:
        """'always' or 'never' when every seat or no seat played it."""
        if self.users == 0:
            return "never"
        return "always" if self.users == self.seats else ""


def cards_of(games: list[Played], fair: list[list[float]]) -> list[Card]:
    """All cards that were played, by name; those out of line are marked (Benjamini and Hochberg, 5 %)."""
    seats = sum(len(game.plays) for game in games)
    sums: dict[str, list[float]] = {}  # users, times, wins, fair wins, variance of the wins
    for game, chance in zip(games, fair, strict=True):
        wins = game.wins
        here: dict[str, float] = {}
        for seat, plays in enumerate(game.plays):
            for name, times in plays.items():
                so_far = sums.setdefault(name, [0.0] * 5)
                so_far[0] += 1
                so_far[1] += times
                so_far[2] += wins[seat]
                so_far[3] += chance[seat]
                here[name] = here.get(name, 0.0) + chance[seat]
        for name, part in here.items():
            sums[name][4] += part * max(0.0, 1 - part)
    found = []
    for name in sorted(sums):
        users, total, won, expected, variance = sums[name]
        surprise = None
        if min(expected, users - expected) >= LEAST and variance > LEAST / 2:
            surprise = math.erfc(abs(won - expected) / math.sqrt(2 * variance))
        found.append(Card(name, seats, int(users), int(total), len(games), won, expected, surprise))
    return marked(found)


def marked(cards: list[Card]) -> list[Card]:
    """The same cards, marked where they are beyond chance: of the marked, at most 5 % in the long run wrongly so."""
    tested = sorted(card.surprise for card in cards if card.surprise is not None)
    limit = -1.0
    for rank, surprise in enumerate(tested, 1):
        if surprise <= FALSE_SHARE * rank / len(tested):
            limit = surprise
    found = []
    for card in cards:
        mark = ""
        if card.surprise is not None and card.surprise <= limit:
            mark = "high" if card.wins > card.fair_wins else "low"
        found.append(replace(card, mark=mark))
    return found


def never_played(cards: list[Card], gallery: Iterable[tuple[str, str]]) -> list[str]:
    """Cards of the gallery (group, title) that nobody played, from groups of which more than four fifths were played."""
    played = {card.name for card in cards} | {card.name.rsplit(":", 1)[0] for card in cards}
    groups: dict[str, set[str]] = {}
    for group, title in gallery:
        groups.setdefault(group, set()).add(title)
    missing = set()
    for titles in groups.values():
        unused = {title for title in titles if title not in played and title.split(" (")[0] not in played}
        if 5 * len(unused) < len(titles):
            missing |= unused
    return sorted(missing)
