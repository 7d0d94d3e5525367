"""One finished game as the report's tables look at it, made from a row of a run."""

from dataclasses import dataclass, field
from typing import Any

import polars


@dataclass(frozen=True)
class Played:
    """One finished game; lists are by seat."""

    number: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    match: str = ""  # what was compared with what
    traits: list[dict[str, str]] = field(default_factory=list)
    points: list[dict[str, int]] = field(default_factory=list)  # where they come from
    plays: list[dict[str, int]] = field(default_factory=list)  # how often by name
    moments: list[float] = field(default_factory=list)  # as parts of the game, from 0 to 1
    money: list[list[int]] = field(default_factory=list)  # by seat, then by moment
    ending: str = ""
    decisions: int = 0
    forced: int = 0
    branching: float = 0.0
    chapters: int = 0
    settled: float | None = None  # the part of the game after which the winner was ahead to the end
    changes: int = 0  # of the lead

    @property
    def wins(self) -> list[float]:
        """What each seat won: 1, a part of a shared first place, or 0."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]


def played_of(games: polars.DataFrame) -> list[Played]:
    """The rows of a run as games, in their order."""
    return [
        Played(
            number=row["number"],
            bots=row["bots"],
            scores=row["scores"],
            places=row["places"],
            match=row["match"],
            traits=_by_seat(row, "traits", "kind", "value"),
            points=_by_seat(row, "breakdown", "name", "points"),
            plays=_by_seat(row, "plays", "name", "count"),
            moments=row["moments"],
            money=row["money"],
            ending=row["ending"],
            decisions=row["decisions"],
            forced=row["forced"],
            branching=row["branching"],
            chapters=row["chapters"],
            settled=row["settled"],
            changes=row["lead_changes"],
        )
        for row in games.iter_rows(named=True)
    ]


def _by_seat(row: dict[str, Any], column: str, key: str, value: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{} for _ in row["bots"]]
    for item in row[column]:
        found[item["seat"]][item[key]] = item[value]
    return found
