"""`boomtown simulate`: many games of bots on all cores, seats rotated, counted by bot."""

import json
import math
import multiprocessing
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import boomtown
from boomtown.bots import bot
from boomtown.bots.match import play_out
from boomtown.cli.app import app
from boomtown.cli.asked import chosen_options, found_game, seat_codes
from boomtown.engine import record as records
from boomtown.engine.errors import BadOption
from boomtown.engine.record import Record


@dataclass(frozen=True)
class Job:
    """One game to play: the bots in their seats, the game's seed and that of the bots."""

    number: int
    game: str
    codes: list[str]
    seed: int
    bot_seed: int
    options: dict[str, str]
    out: str
    keep: bool


@dataclass(frozen=True)
class Outcome:
    """How a game went: scores and places by seat, or why it failed."""

    job: Job
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    decisions: int = 0
    failure: str = ""


def run_job(job: Job) -> Outcome:
    """Play one game; if it fails, write down how far it came."""
    game = boomtown.game(job.game)
    record = Record(game, len(job.codes), job.seed, job.options, job.codes)
    record.table.quiet = True
    try:
        play_out(record, [bot(code) for code in job.codes], job.bot_seed)
    except Exception as error:
        played = Record(game, record.seats, record.seed, record.options, record.names, record.actions)
        path = Path(job.out) / f"failed-{job.game}-{job.seed}-{job.number}.json"
        records.save(played, path)
        what = f"{type(error).__name__}: {error}".strip(": ")
        return Outcome(
            job, failure=f"Game {job.number} (seed {job.seed}) failed with {what}. Its record is {path}."
        )
    if job.keep:
        records.save(record, Path(job.out) / f"{job.game}-{job.seed}-{job.number}.json")
    places = [0] * len(job.codes)
    ahead = 0
    for group in record.table.ranking():
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    verdict = record.game.verdict(record.table)
    if verdict is not None and not verdict.won:
        places = [2] * len(places)
    return Outcome(job, record.table.scores(), places, len(record.actions))


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


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """A share with the ends of its 95 % interval."""
    if games == 0:
        return 0.0, 0.0, 1.0
    z, share = 1.959964, wins / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return share, max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def counted(outcomes: list[Outcome]) -> dict[str, Tally]:
    """The outcomes by bot code; a first place that is shared counts in parts."""
    tallies: dict[str, Tally] = {}
    for outcome in outcomes:
        codes = outcome.job.codes
        first = [seat for seat, place in enumerate(outcome.places) if place == 1]
        for seat, code in enumerate(codes):
            tally = tallies.setdefault(code, Tally())
            tally.seats += 1
            tally.fair += 1 / len(codes)
            tally.places.append(outcome.places[seat])
            tally.scores.append(outcome.scores[seat])
            if seat in first:
                tally.wins += 1 / len(first)
        for code in set(codes):
            tallies[code].games += 1
    return tallies


@app.command()
def simulate(
    game: str = typer.Argument(help="The game's id."),
    seats: str = typer.Option("greedy,random,random,random", "--seats", help="The bots, by code."),
    number: int = typer.Option(100, "-n", "--number", min=1, help="How many games."),
    seed: int = typer.Option(
        0, "--seed", help="The seed of the first game; each full rotation has the next one."
    ),
    option: list[str] = typer.Option([], "--option", metavar="NAME=VALUE", help="An option of the game."),
    content: str | None = typer.Option(None, "--content", metavar="DIR", help="A content pack of your own."),
    jobs: int | None = typer.Option(
        None, "-j", "--jobs", min=1, help="How many processes; usually one a core."
    ),
    out: Path | None = typer.Option(
        None, "--out", metavar="DIR", help="Keep the record of every game in this folder."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the result as one last line of JSON."),
) -> None:
    """Let bots play many games, every bot in every seat in turn, and count who wins."""
    chosen = found_game(game)
    codes = seat_codes(chosen, seats, people=False)
    options = chosen_options(chosen, option, content)
    chosen.new(len(codes), seed, options)  # whatever is wrong shows now, not in every process
    if out is not None:
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"The folder {out} can't be made: {error.strerror}.") from None
    plan = planned(chosen.id, codes, number, seed, options, out)
    outcomes = sorted(run_all(plan, jobs or cores()), key=lambda outcome: outcome.job.number)
    played = [outcome for outcome in outcomes if not outcome.failure]
    failed = [outcome for outcome in outcomes if outcome.failure]
    tallies = counted(played)
    if played:
        Console().print(results(chosen.title, tallies, len(played)))
    for outcome in failed:
        print(outcome.failure, file=sys.stderr)
    if as_json:
        print(json.dumps(summary(chosen.id, codes, seed, options, tallies, played, failed)))
    if failed:
        raise typer.Exit(1)


def planned(
    game: str, codes: list[str], number: int, seed: int, options: dict[str, str], out: Path | None
) -> list[Job]:
    """The games: every seating of the rotation with the same seed, then the next seed."""
    plan: list[Job] = []
    for i in range(number):
        turn, rotation = divmod(i, len(codes))
        seating = codes[rotation:] + codes[:rotation]
        plan.append(
            Job(
                i, game, seating, seed + turn, seed * 1_000_003 + i, options, str(out or "."), out is not None
            )
        )
    return plan


def cores() -> int:
    """How many cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_all(plan: list[Job], jobs: int) -> list[Outcome]:
    """All games, with a progress bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    outcomes: list[Outcome] = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Playing", total=len(plan))
        for outcome in played_in(plan, min(jobs, len(plan))):
            outcomes.append(outcome)
            progress.advance(task)
    return outcomes


def played_in(plan: list[Job], jobs: int) -> Iterator[Outcome]:
    """The outcomes as they come, from this process or from several."""
    if jobs == 1:
        yield from map(run_job, plan)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(run_job, plan)


def results(title: str, tallies: dict[str, Tally], games: int) -> Grid:
    """The result as a table."""
    grid = Grid(title=f"{title}: {games} games")
    grid.add_column("bot", no_wrap=True)
    for heading in ("games", "wins", "win share", "95 % interval", "chance", "place", "score"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for code, tally in sorted(tallies.items(), key=lambda item: -item[1].wins / item[1].fair):
        share, low, high = tally.share
        grid.add_row(
            code,
            str(tally.games),
            f"{tally.wins:g}",
            f"{share:.1%}",
            f"{low:.1%}-{high:.1%}",
            f"{tally.fair / tally.games:.0%}",
            f"{mean(tally.places):.2f}",
            f"{mean(tally.scores):.1f}",
        )
    return grid


def mean(values: list[int]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values)


def summary(
    game: str,
    codes: list[str],
    seed: int,
    options: dict[str, str],
    tallies: dict[str, Tally],
    played: list[Outcome],
    failed: list[Outcome],
) -> dict[str, Any]:
    """The result for machines: by bot code the wins, the mean place and the mean score."""
    return {
        "game": game,
        "seats": codes,
        "seed": seed,
        "options": options,
        "games": len(played),
        "failed": len(failed),
        "wins": {code: round(tally.wins, 4) for code, tally in tallies.items()},
        "win_share": {code: [round(x, 4) for x in tally.share] for code, tally in tallies.items()},
        "places": {code: round(mean(tally.places), 4) for code, tally in tallies.items()},
        "scores": {code: round(mean(tally.scores), 4) for code, tally in tallies.items()},
        "score_range": {code: [min(tally.scores), max(tally.scores)] for code, tally in tallies.items()},
        "decisions": sum(outcome.decisions for outcome in played),
    }
