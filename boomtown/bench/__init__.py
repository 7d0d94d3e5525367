"""Speed of every game, uncompiled and compiled, beside Catanatron: one run, one core, in turns."""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import boomtown

PACKAGE = Path(boomtown.__file__).resolve().parent
HOME = PACKAGE.parent
WORKER = PACKAGE / "bench" / "worker.py"
PEER = "catanatron"
COUNTS = ("decisions", "games", "clones")
PARTS = ("legal", "apply", "clone", "guess", "features", "view")


@dataclass
class Contestant:
    """A process that plays one game when it is told to."""

    name: str
    variant: str
    process: "subprocess.Popen[str]"
    rounds: list[dict[str, float]] = field(default_factory=list)

    def hear(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(
                f"{self.name} ({self.variant}) stopped in the middle of the benchmark; see above."
            )
        answer: dict[str, float] = json.loads(line)
        return answer

    def measure(self, what: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        print(json.dumps({"measure": what, "seconds": seconds}), file=self.process.stdin, flush=True)
        return self.hear()

    def play_round(self, seconds: float) -> dict[str, float]:
        counted = self.measure("games", seconds) | self.measure("clones", seconds / 2)
        return counted | self.measure("parts", seconds / 2)

    def median(self, count: str) -> float:
        return median(result[count] for result in self.rounds)

    def ratio(self, count: str, peer: "Contestant | None") -> float | None:
        """How many times the peer's speed, round by round, so that both had the same noise."""
        if peer is None:
            return None
        return median(mine[count] / its[count] for mine, its in zip(self.rounds, peer.rounds))


def start(name: str, variant: str, python: Path | str, path: Path | None) -> Contestant:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment["PYTHONHASHSEED"] = "0"
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [str(python), "-P", str(WORKER), name]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)
    contestant = Contestant(name, variant, process)
    contestant.hear()
    return contestant


def contestants(games: list[str], compiled: Path, peer: Path) -> list[Contestant]:
    """Everybody who can take part here; says who can't."""
    found = [start(game, "uncompiled", sys.executable, HOME) for game in games]
    if (compiled / "boomtown").is_dir():
        found += [start(game, "compiled", sys.executable, compiled) for game in games]
    else:
        print(f"No compiled copy in {compiled}: run 'make compile'.", file=sys.stderr)
    if peer.is_file():
        found.append(start(PEER, "", peer, None))
    else:
        print(f"No Catanatron at {peer}: run 'make bench'.", file=sys.stderr)
    return sorted(found, key=lambda one: (one.name != PEER, one.name, one.variant != "uncompiled"))


def stay_on_one_core() -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run(runners: list[Contestant], rounds: int, seconds: float, console: Console) -> None:
    """Everybody in turns, so that noise of the machine hits all alike; the first, short round doesn't count."""
    for number in range(rounds + 1):
        for runner in runners:
            with console.status(f"round {number} of {rounds}: {runner.name} {runner.variant}"):
                result = runner.play_round(seconds if number else min(seconds, 0.2))
            if number:
                runner.rounds.append(result)


def as_table(runners: list[Contestant], peer: Contestant | None) -> Table:
    table = Table(title="One core, 4 players, random legal play; x: times Catanatron", box=SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    for count in COUNTS:
        table.add_column(f"{count}/s", justify="right", no_wrap=True)
        table.add_column("x", justify="right", no_wrap=True)
    for runner in runners:
        row = [f"{runner.name} {runner.variant}"]
        for count in COUNTS:
            ratio = runner.ratio(count, peer)
            row += [speed(runner.median(count)), "" if ratio is None else f"{ratio:.1f}"]
        table.add_row(*row)
    return table


def parts_table(runners: list[Contestant]) -> Table:
    title = "Microseconds in the middle of a game; x: times a clone; features: of all seats"
    table = Table(title=title, box=SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    for part in PARTS:
        table.add_column(part, justify="right", no_wrap=True)
        table.add_column("x", justify="right", no_wrap=True)
    table.padding = (0, 1, 0, 0)
    for runner in runners:
        if runner.name != PEER:
            row = [f"{runner.name} {runner.variant}"]
            for part in PARTS:
                times = runner.median(part) / runner.median("clone")
                row += [f"{runner.median(part):.1f}", f"{times:.1f}"]
            table.add_row(*row)
    return table


def speed(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def as_json(runners: list[Contestant], peer: Contestant | None) -> str:
    return json.dumps(
        [
            {
                "game": runner.name,
                "variant": runner.variant,
                "medians": {count: round(runner.median(count), 2) for count in COUNTS},
                "microseconds": {
                    part: round(runner.median(part), 2) for part in PARTS if runner.name != PEER
                },
                "ratios": {count: runner.ratio(count, peer) for count in COUNTS},
                "rounds": runner.rounds,
            }
            for runner in runners
        ]
    )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="boomtown bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games (all of them when none is named)")
    parser.add_argument("--rounds", type=int, default=7, help="how often each contestant has its turn")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a turn lasts")
    parser.add_argument("--compiled", type=Path, default=HOME / "build" / "compiled", metavar="DIR")
    parser.add_argument(
        "--catanatron",
        type=Path,
        default=HOME / "build" / "catanatron-venv" / "bin" / "python",
        metavar="PYTHON",
    )
    parser.add_argument("--json", action="store_true", help="print one last line for machines")
    arguments = parser.parse_args(argv)
    for game in arguments.games:
        if game not in boomtown.games():
            parser.error(f"there is no game '{game}' here; there are {', '.join(sorted(boomtown.games()))}")
    console = Console(stderr=arguments.json)
    console.width = max(console.width, 120)
    stay_on_one_core()
    runners = contestants(
        arguments.games or sorted(boomtown.games()), arguments.compiled, arguments.catanatron
    )
    try:
        run(runners, max(1, arguments.rounds), arguments.seconds, console)
    finally:
        for runner in runners:
            runner.process.kill()
            runner.process.wait()
    peer = next((runner for runner in runners if runner.name == PEER), None)
    console.print(as_table(runners, peer))
    console.print(parts_table(runners))
    if arguments.json:
        print(as_json(runners, peer))
    return 0
