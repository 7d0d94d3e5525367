"""`boomtown env`: learn to play, games of bots as data, and what a machine sees."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer

from boomtown.bots import bot
from boomtown.cli.app import app
from boomtown.cli.asked import found_game
from boomtown.cli.bar import bar
from boomtown.compiled import copy
from boomtown.engine.errors import BadOption

env = typer.Typer(help="The games for machines: learning, data, and what a machine sees.")
app.add_typer(env, name="env")
GAME = typer.Argument(..., help="A game's id: age_of_industry.")
SEATS = typer.Option(0, "--seats", help="How many sit at a table; the most the game takes if it isn't said.")


def need(extra: str, *modules: str) -> None:
    """See that what an extra brings is installed."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise BadOption(f"This needs {', '.join(missing)}: pip install 'boomtown[{extra}]'.")


def run_compiled() -> None:
    """Go on in the compiled copy of this checkout, if there is one."""
    made = copy()
    if made is not None:
        environment = {**os.environ, "PYTHONPATH": str(made.folder)}
        os.execve(sys.executable, [sys.executable, "-P", "-m", "boomtown.cli", *sys.argv[1:]], environment)


@env.command()
def learn(
    game: str = GAME,
    seats: int = SEATS,
    minutes: float = typer.Option(
        60.0, "--minutes", min=0.0, help="How long it learns; measuring comes on top."
    ),
    seed: int = typer.Option(1, "--seed", help="Decides everything but the time."),
    name: str = typer.Option("", "--name", help="The policy's name; the game's id if it isn't said."),
    reward: str = typer.Option("rank", "--reward", help="rank, win, score or shaped."),
    against: str = typer.Option("random,beginner", "--against", help="The bots it is measured against."),
    games: int = typer.Option(40, "--games", min=1, help="Games against each at every measurement."),
    every: float = typer.Option(5.0, "--every", help="Minutes between measurements."),
    tables: int = typer.Option(64, "--tables", min=1, help="Tables that are played at once."),
) -> None:
    """Learn a game by playing against oneself (PPO); the policy then sits down as the bot `policy:NAME`."""
    need("torch", "torch", "gymnasium")
    found = found_game(game)
    codes = tuple(against.split(","))
    for code in codes:
        bot(code)
    run_compiled()
    from boomtown.bots.policy import FOLDER
    from boomtown.env.ppo import Recipe, learn

    folder = Path(os.environ.get(FOLDER, "policies"))
    folder.mkdir(parents=True, exist_ok=True)
    recipe = Recipe(
        found.id,
        seats or max(found.players),
        minutes,
        seed,
        reward,
        tables,
        against=codes,
        games=games,
        every=every,
    )
    path = folder / f"{name or found.id}.npz"
    learn(recipe, path, tell)
    print(f"The policy is in {path}: seat it as policy:{path.stem}.")


def tell(point: dict[str, Any]) -> None:
    """One point of a learning curve as a line."""
    shown = [
        f"{one['bot']}: rank {one['rank']:+.2f} ± {one['rank_interval']:.2f}, wins {one['wins']:.0%}"
        for one in point["against"]
    ]
    print(f"{point['minutes']:6.1f} min {point['steps']:>10,} decisions   {'   '.join(shown)}", flush=True)


@env.command()
def dataset(
    game: str = GAME,
    bots: str = typer.Option("steady", "--bots", metavar="CODES", help="The bots, by code: steady,strong."),
    number: int = typer.Option(1000, "-n", "--number", min=1, help="How many games."),
    seats: int = SEATS,
    folder: Path = typer.Option(
        Path("dataset"), "--folder", help="Where the files go; made files are not made again."
    ),
    seed: int = typer.Option(1, "--seed", help="Equal seeds give equal games."),
    workers: int = typer.Option(0, "--workers", help="Cores to use; all of them if it isn't said."),
) -> None:
    """Write games of bots as data: what every seat saw, could do, did and got."""
    found = found_game(game)
    run_compiled()
    from boomtown.env.dataset import Wish, made

    wish = Wish(
        found.id, found.checked_seats(seats or max(found.players)), tuple(bots.split(",")), number, seed=seed
    )
    with bar("Games", number) as show:
        for done in made(wish, folder, workers or None):
            show(done)
    print(f"{number} games are in {folder}.")


@env.command()
def explain(
    game: str = GAME, seats: int = SEATS, seed: int = typer.Option(1, "--seed", help="Of the table.")
) -> None:
    """What the first seat sees at the start of a game, element by element; nothing is said of zeros."""
    found = found_game(game)
    from boomtown.observe.forms import explained, forms_of, observed

    table = found.new(seats or max(found.players), seed)
    forms = forms_of(table)
    print("\n".join(explained(forms, observed(table, 0))))
    print(f"{forms.size} numbers, {found.actions.size} actions.")
