"""Which level of bot beats which: the table of docs/bots.md, from the games of one or more runs."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import boomtown
from boomtown.bots import LEVELS
from boomtown.lab.stats import wilson
from boomtown.lab.store import load

TIMES = 1.5  # its fair share: what the better of two levels must win
BEGIN, END = "<!-- levels: written by `boomtown lab levels` -->", "<!-- end of levels -->"


@dataclass(frozen=True)
class Pair:
    """Two bots at the same tables of a game: how often the first one won, in parts where a win was shared."""

    game: str
    better: str
    worse: str
    games: int
    seats: int  # of the first bot at each table
    crowd: int  # all seats at each table
    wins: float
    thought: float  # CPU seconds of the first bot in a game, by each of its seats
    options: str = ""  # those that are not the usual ones

    @property
    def fair(self) -> float:
        """What the first bot would win if both were alike."""
        return self.seats / self.crowd

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of games that the first bot won, with its 95 % interval."""
        return wilson(self.wins, self.games)

    @property
    def cells(self) -> list[str]:
        """The pair as a row of the table; the first three cells say what was measured."""
        share, low, high = self.share
        title = boomtown.game(self.game).title
        return [
            f"{title}, {self.options}" if self.options else title,
            f"`{self.better}`",
            f"{self.crowd - self.seats} `{self.worse}`",
            str(self.games),
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{self.fair:.0%}",
            self.verdict,
            f"{self.thought:.1f} s",
        ]

    @property
    def verdict(self) -> str:
        """Whether the first bot won as often as a higher level must, surely, hardly or not."""
        share, low, _ = self.share
        need = min(0.7, TIMES * self.fair) if 2 * self.seats == self.crowd else TIMES * self.fair
        return "yes" if low >= need else "yes, within chance" if share >= need else "no"


def pairs(folders: Iterable[Path]) -> list[Pair]:
    """All pairs of bots that met in some runs, the one that is named first in the plan first."""
    found: list[Pair] = []
    for folder in folders:
        plan, games = load(folder)
        for (game, match), rows in games.group_by("game", "match", maintain_order=True):
            named = [code for code in plan.bots if code in set(rows["bots"].explode().to_list())]
            better, worse = (named[0], named[1]) if match.startswith(named[0]) else (named[1], named[0])
            wins = thought = 0.0
            seats = 0
            for row in rows.iter_rows(named=True):
                mine = [seat for seat, code in enumerate(row["bots"]) if code == better]
                first = [seat for seat, place in enumerate(row["places"]) if place == 1]
                wins += sum(1 / len(first) for seat in first if seat in mine)
                thought += sum(row["thought"][seat] for seat in mine) / len(mine)
                seats = len(mine)
            count = rows.height
            unusual = options_in_words(str(game), rows["options"][0])
            found.append(
                Pair(str(game), better, worse, count, seats, plan.seats, wins, thought / count, unusual)
            )
    return found


def options_in_words(game: str, options: str) -> str:
    """The options of a game that are not the usual ones."""
    chosen = json.loads(options)
    told = [o for o in boomtown.game(game).options if chosen.get(o.name, o.default) != o.default]
    return ", ".join(f"{option.name} {chosen[option.name]}" for option in told)


def table(found: Iterable[Pair], known: Iterable[list[str]] = ()) -> str:
    """The pairs as a table in Markdown, level by level, and the rows of a table from before that were not played again."""
    rows = {tuple(row[:3]): row for row in [*known, *(pair.cells for pair in found)]}
    lines = [
        "| game | one level up | against | games | won | 95 % interval | by chance | 1.5 times that? | CPU a seat |",
        "|---|---|---|---:|---:|---|---:|---|---:|",
    ]
    for row in sorted(rows.values(), key=place):
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines) + "\n"


def place(row: list[str]) -> tuple[int, int]:
    """Where a row stands in the table: by game, then by level."""
    titles = [game.title for game in boomtown.games().values()]
    levels = [level.code for level in LEVELS]
    level = row[1].strip("`").partition(":")[0]
    return (
        next((at for at, title in enumerate(titles) if row[0].startswith(title)), len(titles)),
        levels.index(level) if level in levels else -1,
    )


def rows_of(text: str) -> list[list[str]]:
    """The rows of a table in Markdown."""
    lines = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| game ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def write(found: list[Pair], page: Path) -> None:
    """Put the table into a page, between its marks; the words around it and what was not played again stay."""
    text = page.read_text("utf-8") if page.exists() else f"# Bots\n\n{BEGIN}\n{END}\n"
    before, _, rest = text.partition(BEGIN)
    old, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{table(found, rows_of(old))}{END}{after}", "utf-8")
