"""`boomtown simulate`: many games of bots on all cores, seats rotated, counted by bot."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from boomtown.cli.app import app
from boomtown.cli.asked import chosen_options, found_game, seat_codes
from boomtown.cli.bar import bar
from boomtown.engine.errors import BadOption
from boomtown.lab.cores import cores, played
from boomtown.lab.plan import Plan
from boomtown.lab.play import NOTHING, Job, Outcome, Tally, counted, keep_record


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
    plan = Plan(
        (chosen.id,), "rotation", tuple(codes), len(codes), number, seed, options={chosen.id: options}
    )
    games = [replace(job, keep=out is not None, measure=NOTHING) for job in plan.jobs(str(out or "."))]
    outcomes = sorted(run_all(games, jobs or cores()), key=lambda outcome: outcome.job.number)
    finished = [outcome for outcome in outcomes if not outcome.failure]
    failed = [outcome for outcome in outcomes if outcome.failure]
    tallies = counted(finished)
    if finished:
        Console().print(results(chosen.title, tallies, len(finished)))
    for outcome in failed:
        print(outcome.failure, file=sys.stderr)
    if as_json:
        print(json.dumps(summary(chosen.id, codes, seed, options, tallies, finished, failed)))
    if failed:
        raise typer.Exit(1)


def run_all(jobs: list[Job], processes: int) -> list[Outcome]:
    """All games, with a progress bar on stderr."""
    outcomes: list[Outcome] = []
    with bar("Playing", len(jobs)) as report:
        for outcome in played(jobs, processes):
            keep_record(outcome)
            outcomes.append(outcome)
            report(len(outcomes))
    return outcomes


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
