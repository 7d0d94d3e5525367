"""What if the content were different: the published and the changed content on the same seeds, side by side."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from boomtown.engine.errors import BoomtownError
from boomtown.engine.game import Game
from boomtown.lab import cores
from boomtown.lab.change import Change, changed, published, slug, try_pack, write_pack
from boomtown.lab.plan import Plan
from boomtown.lab.stats import bootstrap, flipped, holm

Row = dict[str, Any]
SURE = 0.05
METHOD = (
    "Each game of the one content is paired with the game of the other that has the same seed, seats and bots. "
    "Intervals: 95 %, by bootstrap over seeds. Chance: a sign-flip test over seeds (for a share of wins: McNemar's), "
    "raised by Holm for the number of things compared, apart for the main things and for the plays and traits."
)


@dataclass(frozen=True)
class Moved:
    """One thing that was compared: its mean with both contents, and whether the difference is beyond chance."""

    name: str
    main: bool
    before: float
    after: float
    low: float
    high: float
    chance: float

    @property
    def difference(self) -> float:
        """By how much it moved."""
        return self.after - self.before

    @property
    def sure(self) -> bool:
        """Whether it moved beyond chance."""
        return self.chance < SURE


@dataclass(frozen=True)
class Answer:
    """What moved, and by which changes."""

    changes: list[Change]
    games: int  # with each content
    moved: list[Moved]


def what_if(
    game: Game,
    sets: list[str],
    codes: list[str],
    number: int,
    seed: int,
    options: dict[str, str],
    processes: int,
    report: Callable[[int], None] = lambda done: None,
) -> Answer:
    """Play both contents with the same bots on the same seeds and compare."""
    files = published(game, options["content"])
    changes = [changed(files, said) for said in sets]
    with TemporaryDirectory(prefix="boomtown-whatif-") as folder:
        pack = Path(folder) / "content"
        write_pack(files, changes, pack)
        try_pack(game, pack, len(codes), options)
        kind = "rotation" if len(set(codes)) > 1 else "mirror"
        bots = tuple(codes) if kind == "rotation" else (codes[0],)
        plan = Plan((game.id,), kind, bots, len(codes), number, seed, options={game.id: options})
        jobs = plan.jobs(folder)
        others = [
            replace(job, number=job.number + number, options={**options, "content": str(pack)})
            for job in jobs
        ]
        mixed = [job for pair in zip(jobs, others) for job in pair]
        rows: dict[int, Row] = {}
        for outcome in cores.played(mixed, processes):
            if outcome.failure:
                raise BoomtownError(outcome.failure.partition(" Its record")[0])
            rows[outcome.job.number] = outcome.row
            report(len(rows))
    before = [rows[i] for i in range(number)]
    after = [rows[i + number] for i in range(number)]
    things = [set(slug(change.thing).split("_")) for change in changes]
    return Answer(changes, number, compared(before, after, things))


def compared(before: list[Row], after: list[Row], things: list[set[str]]) -> list[Moved]:
    """Everything that is compared, first the main things, those that moved most surely first among the others."""
    names = dict(
        sorted({name: main for row in before + after for name, main, _ in seen(row, things)}.items())
    )
    table = [{name: value for name, _, value in seen(row, things)} for row in before + after]
    seeds = sorted({row["seed"] for row in before})
    found: list[Moved] = []
    for main in (True, False):
        family = [name for name, is_main in names.items() if is_main == main]
        if not family:
            continue
        values = np.array([[row.get(name, 0.0) for name in family] for row in table])
        means = values[: len(before)].mean(axis=0), values[len(before) :].mean(axis=0)
        differences = values[len(before) :] - values[: len(before)]
        places = np.array([seeds.index(row["seed"]) for row in before])
        by_seed = np.zeros((len(seeds), len(family)))
        np.add.at(by_seed, places, differences)
        by_seed *= len(seeds) / len(before)  # so that the mean over seeds is the mean over games
        low, high = bootstrap(by_seed)
        chances = holm([float(chance) for chance in flipped(by_seed)])
        found += [
            Moved(
                name, main, float(means[0][i]), float(means[1][i]), float(low[i]), float(high[i]), chances[i]
            )
            for i, name in enumerate(family)
        ]
    return sorted(found, key=lambda moved: (not moved.main, moved.chance if not moved.main else 0.0))


def seen(row: Row, things: list[set[str]]) -> Iterator[tuple[str, bool, float]]:
    """What is compared of a game: names, whether it is a main thing, and numbers."""
    first = [seat for seat, place in enumerate(row["places"]) if place == 1]
    won = [1 / len(first) if seat in first else 0.0 for seat in range(row["seats"])]
    yield "score: mean of all seats", True, sum(row["scores"]) / row["seats"]
    yield "score: best", True, max(row["scores"])
    yield "length: decisions", True, row["decisions"]
    yield "length: chapters", True, row["chapters"]
    for seat in range(row["seats"]):
        yield f"wins: seat {seat + 1}", True, won[seat]
    for code in sorted(set(row["bots"])):
        if len(set(row["bots"])) > 1:
            yield f"wins: {code}", True, sum(won[seat] for seat, c in enumerate(row["bots"]) if c == code)
    shares: dict[str, float] = {}
    for trait in row["traits"]:
        name = f"wins: {trait['kind']} {trait['value']}"
        shares[name] = shares.get(name, 0.0) + won[trait["seat"]]
    for name, share in shares.items():
        yield name, False, share
    plays: Counter[str] = Counter()
    for play in row["plays"]:
        plays[f"plays: {play['name']}"] += play["count"]
    for name, count in plays.items():
        words = set(slug(name.split(": ")[1]).split("_"))
        yield name, any(thing <= words for thing in things), count
