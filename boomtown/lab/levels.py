"""Which level of bot beats which: the table of docs/bots.md, from the games of one or more runs."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import boomtown
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

    @property
    def fair(self) -> float:
        """What the first bot would win if both were alike."""
        return self.seats / self.crowd

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of games that the first bot won, with its 95 % interval."""
        return wilson(self.wins, self.games)

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
            found.append(Pair(str(game), better, worse, count, seats, plan.seats, wins, thought / count))
    return found


def table(found: list[Pair]) -> str:
    """The pairs as a table in Markdown."""
    lines = [
        "| game | one level up | against | games | won | 95 % interval | by chance | 1.5 times that? | CPU a seat |",
        "|---|---|---|---:|---:|---|---:|---|---:|",
    ]
    for pair in sorted(found, key=lambda pair: (pair.game, pair.fair)):
        share, low, high = pair.share
        others = pair.crowd - pair.seats
        lines.append(
            f"| {boomtown.game(pair.game).title} | `{pair.better}` | {others} `{pair.worse}` | {pair.games} "
            f"| {share:.1%} | {low:.1%} to {high:.1%} | {pair.fair:.0%} | {pair.verdict} | {pair.thought:.1f} s |"
        )
    return "\n".join(lines) + "\n"


def write(found: list[Pair], page: Path) -> None:
    """Put the table into a page, between its marks; the words around it stay."""
    text = page.read_text("utf-8") if page.exists() else f"# Bots\n\n{BEGIN}\n{END}\n"
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{table(found)}{END}{after}", "utf-8")
