"""`boomtown analyse`: each seat's chances along a game, its turning points, and what was better there."""

import json
from html import escape
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from boomtown.bots.analysis import EFFORTS, Analysis, Effort, Turning, analyse, percent, reasons, steps
from boomtown.cli.app import app
from boomtown.cli.asked import checked_seat
from boomtown.cli.files import load_record, name
from boomtown.cli.words import show
from boomtown.draw.palette import LOOKS, PAINT
from boomtown.engine.errors import BadOption, BoomtownError
from boomtown.engine.record import Record
from boomtown.web.pages.chart import Line, Mark, chart

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # of a line of bars
REASONS = 3  # features that are told of a turning point
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#2b2420;background:#fffdf8}"
    "svg{width:100%;height:auto;font-family:system-ui,sans-serif}li{margin:.6rem 0}"
)
LINES = (
    "text{font-size:12px;fill:#5a4d42}.lab{font-weight:700;fill:#2b2420}.grid,.lead{fill:none;stroke:#ddd2c2}"
    "polyline{fill:none;stroke-width:2.5;stroke-linejoin:round;stroke:#5a4d42}.here{display:none}"
    ".turning circle{fill:#fff;stroke:#2b2420;stroke-width:1.5}.turning text{font-size:10.5px;font-weight:700;fill:#2b2420}"
) + "".join(f".line-{look.letter.lower()}{{stroke:{PAINT[look.deep[1:]].light}}}" for look in LOOKS)


@app.command(name="analyse")
def analyse_command(
    file: Path = typer.Argument(help="A game's record."),
    seat: int | None = typer.Option(
        None,
        "--seat",
        metavar="S",
        help="Look with what the seat S (from 0) knew, and at its decisions only.",
    ),
    effort: str = typer.Option("usual", "--effort", help="How closely to look: quick, usual or deep."),
    as_json: bool = typer.Option(False, "--json", help="Print what was found as one line of JSON."),
    out: Path | None = typer.Option(
        None, "-o", "--out", metavar="FILE", help="Write a page (.html) or the chart (.svg)."
    ),
    content: str | None = typer.Option(
        None, "--content", metavar="DIR", help="The content pack it was played with."
    ),
) -> None:
    """Look at a game again: everybody's chances after every action, and where more was possible."""
    if effort not in EFFORTS:
        raise BadOption(f"--effort is one of {', '.join(EFFORTS)}, not '{effort}'.")
    if out is not None and out.suffix not in (".html", ".svg"):
        raise BadOption(f"What is written ends in .html or .svg; '{out.name}' does not.")
    record = load_record(file, content)
    viewer = checked_seat(record.seats, seat)
    if viewer is None and not record.table.over:
        raise BadOption("This game is not over: say with whose knowledge to look at it, such as --seat 0.")
    found = watched(record, viewer, EFFORTS[effort])
    if as_json:
        print(json.dumps(found.to_dict(), ensure_ascii=False))
    else:
        tell(Console(highlight=False), record, found)
    if out is not None:
        written(out, record, found)


def watched(record: Record, seat: int | None, effort: Effort) -> Analysis:
    """The analysis, with a progress bar on stderr while it is worked out."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Looking at the game", total=1.0)
        return analyse(record, seat, effort, lambda share: bar.update(task, completed=share))


# --- in the terminal -----------------------------------------------------------------------------------------


def tell(console: Console, record: Record, found: Analysis) -> None:
    """Each seat's chances as a line of bars, then the turning points as sentences."""
    whose = "" if found.seat is None else f", as {called(record, found.seat)} could see it"
    console.print(f"[bold]{record.game.title}[/bold], {len(record.actions)} decisions{whose}.")
    grid = Grid(title="Chance of winning", title_justify="left")
    grid.add_column("seat")
    grid.add_column("from the first decision to the last", no_wrap=True)
    for heading in ("start", "middle", "end"):
        grid.add_column(heading, justify="right")
    for seat in range(record.seats):
        row = found.chances[seat]
        numbers = [percent(row[at]) for at in (0, len(row) // 2, -1)]
        grid.add_row(called(record, seat), bars(row), *numbers)
    console.print(grid)
    if not found.turnings:
        console.print("No decision was found at which much more was possible.")
    for point in found.turnings:
        console.print()
        for line in sentences(record, point):
            show(console, line)


def bars(row: list[float]) -> str:
    """Chances as bars, at most so many side by side."""
    count = min(WIDTH, len(row))
    shown = [row[at * (len(row) - 1) // max(1, count - 1)] for at in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def sentences(record: Record, point: Turning) -> list[str]:
    """A turning point: when and who, what was done, what was better and why."""
    when = f"Decision {point.at + 1}, {point.chapter}" if point.chapter else f"Decision {point.at + 1}"
    why = reasons(point.moved, REASONS)
    return [
        f"{when}, {called(record, point.seat)}: {steps(point.taken)} ({percent(point.chance)} to win).",
        f"  Better: {steps(point.better)} ({percent(point.better_chance)})"
        + (f": in points {why}." if why else "."),
    ]


def called(record: Record, seat: int) -> str:
    """A seat by what people call it, with who sat there."""
    return f"{record.game.seat_name(record.table, seat)} ({name(record, seat)})"


# --- in a file -----------------------------------------------------------------------------------------------


def written(out: Path, record: Record, found: Analysis) -> None:
    """The chart, or a page with it and the turning points."""
    try:
        out.write_text(drawn(record, found) if out.suffix == ".svg" else paged(record, found), "utf-8")
    except OSError as error:
        raise BoomtownError(f"{out} can't be written: {error.strerror}.") from None


def drawn(record: Record, found: Analysis) -> str:
    """The chart of chances as a picture of its own, the turning points numbered."""
    letters = {row["seat"]: str(row["letter"]) for row in sighted(record)}
    lines = [
        Line(record.game.seat_name(record.table, seat), letters[seat], [round(100 * c) for c in chances])
        for seat, chances in enumerate(found.chances)
    ]
    starts = [(at, str(number)) for number, (at, _) in enumerate(found.chapters, 1)]
    marks = [Mark(point.at, point.seat, str(number)) for number, point in enumerate(found.turnings, 1)]
    svg = chart(lines, starts, "Chance of winning in %, decision by decision", marks)
    return svg.replace('class="chart"', 'class="chart" xmlns="http://www.w3.org/2000/svg"', 1).replace(
        ">", f"><style>{LINES}</style>", 1
    )


def sighted(record: Record) -> list[dict[str, object]]:
    """The rows of the players' table, for the seats' letters."""
    return record.game.sight(record.table, record.table.view(None)).rows


def paged(record: Record, found: Analysis) -> str:
    """A page that needs nothing else."""
    items = "".join(
        f"<li>{'<br>'.join(escape(line.strip()) for line in sentences(record, point))}</li>"
        for point in found.turnings
    )
    title = escape(f"{record.game.title}: the chances of {len(record.actions)} decisions")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style></head>'
        f"<body><h1>{title}</h1>{drawn(record, found)}<h2>Turning points</h2><ol>{items}</ol></body></html>\n"
    )
