"""Playing one game of a plan: the bots in their seats, who won, and on demand a row of measurements."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import boomtown
from boomtown.bots import bot
from boomtown.bots.match import play_out
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from boomtown.lab.measure import Watch, game_row
from boomtown.lab.stats import wilson

NOTHING, A_GAME, ITS_DECISIONS = 0, 1, 2  # what is measured of a game


@dataclass(frozen=True)
class Job:
    """One game to play: the bots in their seats, the game's seed and that of the bots."""

    number: int
    game: str
    codes: list[str]
    seed: int
    bot_seed: int
    options: dict[str, str]
    out: str  # the folder for records
    keep: bool  # keep the record of a game that went well, too
    match: str = ""  # what is compared with what
    measure: int = NOTHING


@dataclass(frozen=True)
class Outcome:
    """How a game went: scores and places by seat with what was measured, or why it failed."""

    job: Job
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    decisions: int = 0
    failure: str = ""
    record: str = ""  # the text of a record that is to be kept
    row: dict[str, Any] = field(default_factory=dict)
    moves: list[dict[str, Any]] = field(default_factory=list)


class Clocked(Record):
    """A record that notes how many seconds of CPU went by before each of its actions."""

    def __post_init__(self) -> None:
        self.seconds: list[float] = []
        super().__post_init__()
        self.since = time.process_time()

    def apply(self, seat: int, action: int) -> None:
        """Take an action and write down how long it was thought about."""
        self.seconds.append(time.process_time() - self.since)
        super().apply(seat, action)
        self.since = time.process_time()


def run_job(job: Job) -> Outcome:
    """Play one game; if it fails, write down how far it came."""
    game = boomtown.game(job.game)
    record = Clocked(game, len(job.codes), job.seed, job.options, job.codes)
    record.table.quiet = True
    start = time.process_time()
    try:
        play_out(record, [bot(code) for code in job.codes], job.bot_seed)
        return outcome(job, record, time.process_time() - start)
    except Exception as error:
        played = Record(game, record.seats, record.seed, record.options, record.names, record.actions)
        return Outcome(job, failure=failure(job, error), record=played.to_json())


def failure(job: Job, error: Exception) -> str:
    """The sentence that says how a game failed."""
    what = f"{type(error).__name__}: {error}".strip(": ")
    return f"Game {job.number} (seed {job.seed}) failed with {what}. Its record is {record_path(job, True)}."


def record_path(job: Job, failed: bool) -> Path:
    """Where the record of a game is kept."""
    return Path(job.out) / f"{'failed-' if failed else ''}{job.game}-{job.seed}-{job.number}.json"


def keep_record(outcome: Outcome) -> None:
    """Write the record of a game that failed or is to be kept."""
    if outcome.record:
        path = record_path(outcome.job, bool(outcome.failure))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(outcome.record, encoding="utf-8")


def outcome(job: Job, record: Clocked, seconds: float) -> Outcome:
    """What is said of a finished game."""
    places = places_of(record.table)
    row: dict[str, Any] = {}
    moves: list[dict[str, Any]] = []
    if job.measure != NOTHING:
        watch = Watch(record, record.seconds, job.measure == ITS_DECISIONS)
        moves = watch.moves if job.measure == ITS_DECISIONS else []
        row = {
            "number": job.number,
            "game": job.game,
            "match": job.match,
            "bots": job.codes,
            "seed": job.seed,
            "bot_seed": job.bot_seed,
            "scores": record.table.scores(),
            "places": places,
            "seconds": seconds,
            **game_row(watch, [seat for seat, place in enumerate(places) if place == 1]),
        }
    text = record.to_json() if job.keep else ""
    return Outcome(job, record.table.scores(), places, len(record.actions), "", text, row, moves)


def places_of(table: Table) -> list[int]:
    """Each seat's place, 1 for the best; in a game that one loses alone nobody is first."""
    places = [0] * table.seats
    ahead = 0
    for group in table.ranking():
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    verdict = boomtown.game(table.game_id).verdict(table)
    return [2] * table.seats if verdict is not None and not verdict.won else places


@dataclass
class Tally:
    """What a bot code has reached so far, over all its seats."""

    games: int = 0  # in which it had a seat
    seats: int = 0
    wins: float = 0.0
    places: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    fair: float = 0.0  # the wins that chance would give it

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of games won, with its 95 % interval (Wilson)."""
        return wilson(self.wins, self.games)


def counted(outcomes: Iterable[Outcome]) -> dict[str, Tally]:
    """The outcomes by bot code; a first place that is shared counts in parts."""
    tallies: dict[str, Tally] = {}
    for one in outcomes:
        codes = one.job.codes
        first = [seat for seat, place in enumerate(one.places) if place == 1]
        for seat, code in enumerate(codes):
            tally = tallies.setdefault(code, Tally())
            tally.seats += 1
            tally.fair += 1 / len(codes)
            tally.places.append(one.places[seat])
            tally.scores.append(one.scores[seat])
            if seat in first:
                tally.wins += 1 / len(first)
        for code in set(codes):
            tallies[code].games += 1
    return tallies
