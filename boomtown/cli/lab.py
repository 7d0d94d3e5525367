"""`boomtown lab`: tournaments that can be stopped and gone on with, their reports, and what if the content changed."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid

import boomtown
from boomtown.bots import bot
from boomtown.cli.app import app
from boomtown.cli.asked import chosen_options, found_game, seat_codes
from boomtown.cli.bar import bar
from boomtown.cli.simulate import results
from boomtown.engine.errors import BadOption
from boomtown.lab import plan as plans
from boomtown.lab.cores import cores
from boomtown.lab.play import Job, Outcome, counted

if TYPE_CHECKING:
    from boomtown.lab.whatif import Answer, Moved

NEEDED = ("filelock", "matplotlib", "numpy", "openskill", "polars", "tomli_w")
RUNS = Path("runs")  # where runs lie unless one says where

lab = typer.Typer(help="Tournaments between bots, reports, and what if the content were different.")
app.add_typer(lab, name="lab")


@lab.callback()
def ready() -> None:
    """Tournaments between bots, reports, and what if the content were different."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption(
            f"The lab needs {', '.join(missing)}; install what it needs with: pip install 'boomtown[lab]'."
        )


@lab.command()
def run(
    plan: Path | None = typer.Argument(None, help="A plan (TOML), or the folder of a run to go on with."),
    game: list[str] = typer.Option([], "--game", help="A game's id; several may be named."),
    bots: str | None = typer.Option(
        None, "--bots", metavar="CODES", help="The bots, by code: strong,steady."
    ),
    seats: int | None = typer.Option(None, "--seats", help="How many sit at a table; usually 4."),
    kind: str | None = typer.Option(
        None, "--kind", help="mirror, rotation, round_robin, one_against_field or ladder."
    ),
    number: int | None = typer.Option(
        None, "-n", "--number", help="Games for each game, in a ladder for each pair."
    ),
    seed: int | None = typer.Option(None, "--seed", help="The first seed."),
    steps: int | None = typer.Option(
        None, "--steps", help="How often a ladder of one bot doubles its budget."
    ),
    option: list[str] = typer.Option([], "--option", metavar="NAME=VALUE", help="An option of the game."),
    decisions: bool = typer.Option(False, "--decisions", help="Keep a row for each decision too."),
    on: str = typer.Option("", "--on", help="ray, ray:HOST:PORT or ray://HOST:PORT: play on a Ray cluster."),
    jobs: int | None = typer.Option(
        None, "-j", "--jobs", min=1, help="How many processes; usually one a core."
    ),
    out: Path | None = typer.Option(None, "--out", metavar="DIR", help="The run's folder."),
) -> None:
    """Play a tournament into a folder; said again, it goes on where it stopped."""
    from boomtown.lab import on_ray, store
    from boomtown.lab.run import run as play

    folder = plan if plan is not None and plan.is_dir() else None
    said: dict[str, Any] = {} if plan is None else plans.read(plan / "plan.toml" if folder else plan)
    flags = {
        "kind": kind,
        "bots": None if bots is None else [code.strip() for code in bots.split(",")],
        "seats": seats,
        "number": number,
        "seed": seed,
        "steps": steps,
        "decisions": decisions or None,
        "games": [found_game(id).id for id in game] or None,
        "options": dict(named(text) for text in option) or None,
    }
    said.update({key: value for key, value in flags.items() if value is not None})
    if game:
        said.pop("game", None)
    checked = plans.checked(said)
    if on:
        on_ray.address_of(on)
    target = out or folder or RUNS / (plan.stem if plan else f"{checked.games[0]}-{checked.key()}")
    total = len(checked.jobs(""))
    try:
        with bar("Playing", total) as report:
            failures = play(checked, target, on, jobs or cores(), report)
    except KeyboardInterrupt:
        done = store.load(target)[1].height
        print(f"Stopped: {done} of {total} games are in {target}. Say it again to go on.", file=sys.stderr)
        raise typer.Exit(130) from None
    console = Console()
    for title, outcomes in by_match(store.load(target)[1].iter_rows(named=True)):
        console.print(results(title, counted(outcomes), len(outcomes)))
    for failure in failures:
        print(failure, file=sys.stderr)
    print(
        f"{total - len(failures)} games are in {target}; 'boomtown lab report {target}' shows what they say."
    )
    if failures:
        raise typer.Exit(1)


def named(text: str) -> tuple[str, str]:
    """An option `name=value`."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise BadOption(f"An option is written name=value, not '{text}'.")
    return name, value


def by_match(rows: Iterator[dict[str, Any]]) -> list[tuple[str, list[Outcome]]]:
    """The games of a run by what they compare."""
    found: dict[str, list[Outcome]] = {}
    for row in rows:
        title = f"{boomtown.game(row['game']).title}, {row['match']}"
        job = Job(row["number"], row["game"], row["bots"], row["seed"], row["bot_seed"], {}, "", False)
        found.setdefault(title, []).append(Outcome(job, row["scores"], row["places"]))
    return list(found.items())


@lab.command()
def report(
    folder: Path = typer.Argument(help="The folder of a run."),
    out: Path | None = typer.Option(None, "-o", "--out", metavar="FILE", help="The page to write."),
    docs: Path | None = typer.Option(
        None, "--docs", metavar="DIR", help="Write the key charts and a summary into this folder instead."
    ),
) -> None:
    """Write what a run says as one page (HTML) with plots."""
    from boomtown.lab import report as reports

    if docs is not None:
        reports.key_charts(folder, docs)
        print(f"The key charts are in {docs}.")
        return
    page = out or folder / "report.html"
    reports.write(folder, page)
    print(f"{page} is written.")


@lab.command()
def levels(
    folders: list[Path] = typer.Argument(help="The folders of runs in which two bots met."),
    page: Path | None = typer.Option(
        None, "-o", "--out", metavar="FILE", help="Write the table into this page, between its marks."
    ),
) -> None:
    """Say which bot beats which, game by game, with intervals."""
    from boomtown.lab import levels as tables

    found = tables.pairs(folders)
    if page is None:
        print(tables.table(found), end="")
    else:
        tables.write(found, page)
        print(f"The table of {len(found)} pairs is in {page}.")


@lab.command()
def learn(
    game: str = typer.Argument(help="The game's id."),
    number: int = typer.Option(1000, "-n", "--number", min=16, help="How many games to learn from."),
    seed: int = typer.Option(1, "--seed", help="The seed of the first game."),
    teacher: str = typer.Option(
        "", "--teacher", help="A bot that plays half of the games; the rest are light."
    ),
    hidden: int = typer.Option(24, "--hidden", min=1, max=256, help="The size of the network."),
    jobs: int | None = typer.Option(None, "-j", "--jobs", min=1, help="How many processes."),
    out: Path | None = typer.Option(
        None, "-o", "--out", metavar="FILE", help="Where the weights go; usually into the game's folder."
    ),
) -> None:
    """Learn from self-play what wins a game: the weights of the expert."""
    from boomtown.bots.learned import place_of
    from boomtown.lab import learn as school

    chosen = found_game(game)
    if teacher:
        bot(teacher)
    seen = []
    with bar("Playing", number) as report:
        for one in school.gather(school.lessons(chosen, number, seed, teacher), jobs or cores()):
            seen.append(one)
            report(len(seen))
    net, notes = school.train(seen, hidden)
    target = out or place_of(chosen.id)
    point = net.point(seen, len(chosen.looks_at))
    target.write_text(net.to_json(chosen, notes | {"seed": seed, "teacher": teacher}, point), "utf-8")
    print(
        f"{chosen.title}: learned from {notes['moments']} moments of {notes['games']} games. On games it was not "
        f"shown its surprise is {notes['loss']:.3f}; when every seat is as likely, {notes['even']:.3f}. "
        f"The weights are in {target}."
    )


@lab.command()
def whatif(
    game: str = typer.Argument(help="The game's id."),
    sets: list[str] = typer.Option(..., "--set", metavar="PATH=VALUE", help="display.cotton.1.cost=5"),
    seats: str = typer.Option("greedy,greedy,greedy,greedy", "--seats", help="The bots, by code."),
    number: int = typer.Option(200, "-n", "--number", min=2, help="How many games with each content."),
    seed: int = typer.Option(0, "--seed", help="The first seed."),
    option: list[str] = typer.Option([], "--option", metavar="NAME=VALUE", help="An option of the game."),
    content: str | None = typer.Option(None, "--content", metavar="DIR", help="Begin with this pack."),
    jobs: int | None = typer.Option(
        None, "-j", "--jobs", min=1, help="How many processes; usually one a core."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the answer as one last line of JSON."),
) -> None:
    """Play the published and the changed content on the same seeds and say what moved, beyond chance or not."""
    from boomtown.lab.whatif import what_if

    chosen = found_game(game)
    codes = seat_codes(chosen, seats, people=False)
    options = chosen_options(chosen, option, content)
    with bar("Playing", 2 * number) as told:
        answer = what_if(chosen, sets, codes, number, seed, options, jobs or cores(), told)
    console = Console()
    for line in sentences(chosen.title, answer):
        console.print(line, markup=False, soft_wrap=True)
    shown = [moved for moved in answer.moved if moved.main or moved.sure]
    console.print(comparison(shown))
    if as_json:
        print(json.dumps(asdict(answer), default=str))


def sentences(title: str, answer: "Answer") -> Iterator[str]:
    """What was changed, and what that did."""
    from boomtown.lab.whatif import METHOD

    for change in answer.changes:
        yield f"{title}: {change.path} is {change.after!r} instead of {change.before!r}."
    sure = [moved for moved in answer.moved if moved.sure]
    if sure:
        yield f"In {answer.games} games with each content these moved beyond chance: {', '.join(m.name for m in sure)}."
    else:
        yield f"In {answer.games} games with each content nothing moved beyond chance."
    others = sum(1 for moved in answer.moved if not moved.main and not moved.sure)
    if others:
        yield f"{others} other plays and traits did not move beyond chance and are not shown."
    yield METHOD


def comparison(shown: list["Moved"]) -> Grid:
    """The things compared as a table."""
    grid = Grid(box=box.SIMPLE)
    grid.add_column("a game has", overflow="fold")  # names give way, numbers don't
    for heading in ("published", "changed", "moved", "95 % interval", "chance"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("sure", no_wrap=True)
    for moved in shown:
        grid.add_row(
            moved.name,
            f"{moved.before:.3g}",
            f"{moved.after:.3g}",
            f"{moved.difference:+.3g}",
            f"{moved.low:+.3g} to {moved.high:+.3g}",
            f"{moved.chance:.3f}",
            "yes" if moved.sure else "no",
        )
    return grid
