"""A run on disk: a folder with its plan and Parquet parts, each written whole or not at all.

Polars reads and writes them: it brings its own Parquet and the data frames that reports need, in one wheel that is
smaller than pyarrow's, which would need pandas beside it.
"""

import os
import tomllib
import uuid
from pathlib import Path
from typing import Any

import filelock
import polars as pl
import tomli_w

import boomtown
from boomtown.bots import version
from boomtown.engine.errors import BadOption, BoomtownError
from boomtown.lab.plan import Plan, differences, planned
from boomtown.lab.play import Outcome

WHOLE, TEXT, REAL = pl.Int64(), pl.String(), pl.Float64()

GAMES = pl.Schema(
    {
        "run": TEXT,
        "number": WHOLE,
        "game": TEXT,
        "match": TEXT,
        "seats": WHOLE,
        "bots": pl.List(TEXT),
        "bot_versions": pl.List(TEXT),
        "seed": WHOLE,
        "bot_seed": WHOLE,
        "options": TEXT,
        "scores": pl.List(WHOLE),
        "places": pl.List(WHOLE),
        "traits": pl.List(pl.Struct({"seat": WHOLE, "kind": TEXT, "value": TEXT})),
        "breakdown": pl.List(pl.Struct({"seat": WHOLE, "name": TEXT, "points": WHOLE})),
        "plays": pl.List(pl.Struct({"seat": WHOLE, "name": TEXT, "count": WHOLE})),
        "ending": TEXT,
        "decisions": WHOLE,
        "forced": WHOLE,
        "branching": REAL,
        "chapters": WHOLE,
        "seconds": REAL,
        "thought": pl.List(REAL),
        "moments": pl.List(REAL),
        "money": pl.List(pl.List(WHOLE)),
        "points": pl.List(pl.List(WHOLE)),
        "standing": pl.List(pl.List(REAL)),
        "leader": pl.List(WHOLE),
        "lead_changes": WHOLE,
        "settled": REAL,
        "rules": WHOLE,
        "content": TEXT,
        "package": TEXT,
    }
)
DECISIONS = pl.Schema(
    {
        "run": TEXT,
        "number": WHOLE,
        "decision": WHOLE,
        "seat": WHOLE,
        "step": TEXT,
        "options": WHOLE,
        "action": TEXT,
        "sense": REAL,
        "seconds": REAL,
    }
)


class Run:
    """A run that is being played: nobody else may write into its folder until it is closed."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.key = plan.key()
        try:
            (folder / "games").mkdir(parents=True, exist_ok=True)
            (folder / "decisions").mkdir(exist_ok=True)
        except OSError as error:
            raise BadOption(f"The folder {folder} can't be made: {error.strerror}.") from None
        self.lock = filelock.FileLock(folder / "lock", timeout=0)
        try:
            self.lock.acquire()
        except filelock.Timeout:
            raise BadOption(
                f"The run in {folder} is being played by another process; let it finish."
            ) from None
        try:
            self.agree()
        except BoomtownError:
            self.close()
            raise

    def agree(self) -> None:
        """Write the plan down, or check that it is the one that lies there and that nothing it needs has changed."""
        file = self.folder / "plan.toml"
        for left in self.folder.glob("*/*.part"):
            left.unlink()
        if not file.exists():
            write_whole(file, tomli_w.dumps(self.plan.data()).encode())
            return
        other = ", ".join(differences(load_plan(self.folder), self.plan))
        if other:
            raise BadOption(
                f"The folder {self.folder} holds a run with another {other}; name a new one with --out."
            )
        games = load_parts(self.folder / "games", GAMES)
        for row in (
            games.select("game", "rules", "content", "bots", "bot_versions").unique().iter_rows(named=True)
        ):
            self.check_versions(row)

    def check_versions(self, row: dict[str, Any]) -> None:
        """Refuse to go on with a run whose games were played with other rules, content or bots."""
        game = boomtown.game(row["game"])
        table = game.new(self.plan.seats, self.plan.seed, self.plan.options[game.id])
        played = (row["rules"], row["content"], row["bot_versions"])
        if played != (
            game.version,
            game.content_key(table),
            [version(code, game.id) for code in row["bots"]],
        ):
            raise BadOption(
                f"The games of {game.title} in {self.folder} were played with other versions of its rules, its content "
                "or the bots; begin a new run with --out."
            )

    def done(self) -> set[int]:
        """The numbers of the games that are written down."""
        return set(load_parts(self.folder / "games", GAMES)["number"].to_list())

    def write(self, outcomes: list[Outcome]) -> None:
        """Write some games down, their decisions first: a game counts when its own row is there."""
        moves = [{"number": one.job.number, **move} for one in outcomes for move in one.moves]
        for name, schema, rows in (
            ("decisions", DECISIONS, moves),
            ("games", GAMES, [one.row for one in outcomes]),
        ):
            if rows:
                frame = pl.DataFrame([{"run": self.key, **row} for row in rows], schema=schema)
                path = self.folder / name / f"{outcomes[0].job.number:07}-{uuid.uuid4().hex[:8]}.parquet"
                part = path.with_suffix(".part")
                frame.write_parquet(part)
                os.replace(part, path)

    def close(self) -> None:
        """Let others write."""
        self.lock.release()


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there as a whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)


def load_plan(folder: Path) -> Plan:
    """The plan of a run."""
    try:
        return planned(tomllib.loads((folder / "plan.toml").read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise BadOption(f"There is no run in {folder}: it has no plan.toml.") from None
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadOption(f"The plan.toml in {folder} can't be read: {error}.") from None


def load_parts(folder: Path, schema: pl.Schema) -> pl.DataFrame:
    """All parts in a folder as one frame."""
    frames = [pl.DataFrame(schema=schema)]
    for path in sorted(folder.glob("*.parquet")):
        try:
            frames.append(pl.read_parquet(path).select(list(schema)))
        except (OSError, pl.exceptions.PolarsError) as error:
            raise BadOption(f"{path} is no part of a run that this Boomtown can read: {error}.") from None
    return pl.concat(frames)


def load(folder: Path) -> tuple[Plan, pl.DataFrame]:
    """A run's plan and its games by number, each once."""
    plan = load_plan(folder)
    games = load_parts(folder / "games", GAMES)
    return plan, games.unique("number", keep="first", maintain_order=True).sort("number")


def load_decisions(folder: Path) -> pl.DataFrame:
    """A run's decisions in order, those of finished games only, each once; empty if it keeps none."""
    done = load_parts(folder / "games", GAMES).select("number").unique()
    moves = load_parts(folder / "decisions", DECISIONS).join(done, on="number", how="semi")
    return moves.unique(["number", "decision"], keep="first", maintain_order=True).sort("number", "decision")
