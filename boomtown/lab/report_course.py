"""The figures on how games run: points, money, length, the lead, the end."""

from typing import Final

from boomtown.lab import plots
from boomtown.lab import report_words as words
from boomtown.lab.report_figure import Cell, Figure, interval_cells, mean_cells
from boomtown.lab.report_words import number, percent
from boomtown.lab.tables import Mean, mean_of
from boomtown.lab.tables_course import (
    Part,
    changes_of,
    contested,
    endings_of,
    lengths_of,
    money_of,
    points_of,
    scores_of,
    settled_of,
)
from boomtown.lab.tables_rows import Played

LEGEND: Final = ("winners", "the others")
PARTS: Final = ["games", "share", "95 % interval"]
SPREAD: Final = ["mean", "95 % interval", "5 %", "25 %", "median", "75 %", "95 %"]
MOST: Final = 14  # kinds of points in the plot; the table has all
FORCED: Final = "forced decisions"


def points_and_money(games: list[Played], prefix: str) -> list[Figure]:
    """Scores, where they come from, and money, of winners and others."""
    if not contested(games):
        return []
    return [
        _scores(games, f"{prefix}scores"),
        *_points(games, f"{prefix}points"),
        *_money(games, f"{prefix}money"),
    ]


def course(games: list[Played], prefix: str) -> list[Figure]:
    """How long games are, how much there is to choose, when they are settled, and how they end."""
    found = [_length(games, f"{prefix}length"), *_settled(games, f"{prefix}settled")]
    changes = changes_of(games)
    if changes:
        says = words.about_changes(changes, mean_of(game.changes for game in contested(games)))
        found.append(_parts(f"{prefix}changes", "Changes of the lead", says, changes, "changes"))
    endings = endings_of(games)
    if endings:
        says = words.about_endings(endings)
        found.append(_parts(f"{prefix}endings", "How games end", says, endings, "ending"))
    return found


def _scores(games: list[Played], key: str) -> Figure:
    winners, others = scores_of(contested(games))
    rows = list(zip(LEGEND, (mean_of(winners), mean_of(others)), strict=True))
    says = f"Winners score {words.numbers(rows[0][1])}, the others {words.numbers(rows[1][1])}."
    svg = plots.two_histograms(key, f"Scores. {says}", winners, others, "score", LEGEND)
    by_bot: dict[str, list[float]] = {}
    for game in games:
        for bot, score in zip(game.bots, game.scores, strict=True):
            by_bot.setdefault(bot, []).append(score)
    rows += [(f"bot {bot}", mean_of(scores)) for bot, scores in sorted(by_bot.items())]
    cells = [
        [Cell(name), *mean_cells(mean), *(Cell(number(q), q) for q in mean.spread)] for name, mean in rows
    ]
    return Figure(key, "Scores", says, svg, ["seats of", *SPREAD], cells)


def _points(games: list[Played], key: str) -> list[Figure]:
    kinds = points_of(games)
    if len(kinds) < 2:
        return []
    first = [plots.Dot(kind.name, kind.winners.value, *_ends(kind.winners)) for kind in kinds[:MOST]]
    second = [plots.Dot(kind.name, kind.others.value, *_ends(kind.others)) for kind in kinds[:MOST]]
    says = words.about_points(kinds)
    if len(kinds) > MOST:
        says += (
            f" The plot has the {MOST} kinds that most speak for the winners; the table has all {len(kinds)}."
        )
    svg = plots.pairs(key, f"Where points come from. {says}", first, second, "points a seat", LEGEND)
    rows = [
        [Cell(kind.name), *mean_cells(kind.winners), *mean_cells(kind.others), *mean_cells(kind.ahead)]
        for kind in kinds
    ]
    head = ["points from", "winners", "95 % interval", "others", "95 % interval", "ahead by", "95 % interval"]
    return [Figure(key, "Where the points come from", says, svg, head, rows)]


def _money(games: list[Played], key: str) -> list[Figure]:
    moments = money_of(games)
    if not moments:
        return []
    lines = []
    for name, means in zip(LEGEND, ([m.winners for m in moments], [m.others for m in moments]), strict=True):
        ends = [_ends(mean) for mean in means]
        at = [moment.at for moment in moments]
        values = [mean.value for mean in means]
        lines.append(plots.Curve(name, at, values, [low for low, _ in ends], [high for _, high in ends]))
    says = words.about_money(moments)
    svg = plots.curves(key, f"Money over the game. {says}", lines, ("part of the game", "money"))
    rows = [[Cell(percent(m.at), m.at), *mean_cells(m.winners), *mean_cells(m.others)] for m in moments]
    head = ["part of the game", "winners", "95 % interval", "others", "95 % interval"]
    return [Figure(key, "Money over the game", says, svg, head, rows)]


def _length(games: list[Played], key: str) -> Figure:
    lengths = lengths_of(games)
    means = {name: mean_of(values) for name, values in lengths.items()}
    says = words.about_length(means, FORCED)
    parts = [(name, values, name == FORCED) for name, values in lengths.items() if len(set(values)) > 1]
    svg = plots.histograms(key, f"Length and choice. {says}", parts) if parts else ""
    rows = []
    for name, mean in means.items():
        show = percent if name == FORCED else number
        between = f"{show(mean.low)} to {show(mean.high)}" if mean.count > 1 else ""
        spread = [Cell(show(q), q) for q in mean.spread]
        rows.append([Cell(name), Cell(show(mean.value), mean.value), Cell(between, mean.low), *spread])
    return Figure(key, "Length and choice", says, svg, ["a game", *SPREAD], rows)


def _settled(games: list[Played], key: str) -> list[Figure]:
    parts = settled_of(games)
    if not parts:
        return []
    at = [float(part.name) for part in parts]
    shares, lows, highs = [p.share for p in parts], [p.low for p in parts], [p.high for p in parts]
    says = words.about_settled(parts)
    line = plots.Curve("settled", at, shares, lows, highs)
    axes = ("part of the game", "games settled")
    svg = plots.curves(key, f"When the winner was settled. {says}", [line], axes, percent=True)
    rows = [
        [Cell(percent(part), part), *_part_cells(numbers)] for part, numbers in zip(at, parts, strict=True)
    ]
    return [Figure(key, "When the winner was settled", says, svg, ["after", *PARTS], rows)]


def _ends(mean: Mean) -> tuple[float, float]:
    return (mean.low, mean.high) if mean.count > 1 else (mean.value, mean.value)


def _part_cells(part: Part) -> list[Cell]:
    return [Cell(str(part.count), part.count), *interval_cells((part.share, part.low, part.high))]


def _parts(key: str, title: str, says: str, parts: list[Part], kind: str) -> Figure:
    dots = [plots.Dot(part.name, part.share, part.low, part.high) for part in parts]
    svg = plots.dots(key, f"{title}. {says}", dots, "share of games") if len(parts) > 1 else ""
    return Figure(
        key, title, says, svg, [kind, *PARTS], [[Cell(part.name), *_part_cells(part)] for part in parts]
    )
