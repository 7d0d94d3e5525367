"""`boomtown lab report`: a run as one HTML page that needs nothing else, or as key charts for the documentation."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import boomtown
from boomtown.engine.errors import BadOption
from boomtown.lab import report_words as words
from boomtown.lab import store
from boomtown.lab.plan import Plan
from boomtown.lab.plots_svg import COLOURS, colours_css, standing_alone
from boomtown.lab.report_figure import Figure, Section
from boomtown.lab.report_parts import sections_of
from boomtown.lab.tables import SMALL
from boomtown.lab.tables_rows import played_of

PAGE_COLOURS: Final = (*COLOURS, "page", "raised", "ink-3", "turn", "turn-soft", "good")
KEY: Final = (
    "ratings",
    "bots",
    "seats",
    "trait",
    "scores",
    "points",
    "settled",
    "endings",
    "cards",
)  # for the docs


@dataclass(frozen=True)
class Chapter:
    """All there is to say about one game of a run."""

    id: str
    title: str
    facts: list[tuple[str, str]]
    sample: str
    small: bool
    marks: list[str]  # what is out of line, in sentences
    sections: list[Section]


@dataclass(frozen=True)
class Page:
    """A whole report."""

    title: str
    sample: str
    facts: list[tuple[str, str]]
    plan: str  # the plan's file
    chapters: list[Chapter]


def write(run: Path, out: Path) -> None:
    """Write the report of a run as one page that opens anywhere, without a network."""
    house = Environment(
        loader=PackageLoader("boomtown.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    house.filters["drawn"] = Markup
    text = house.get_template("report.html").render(
        page=page_of(run), colours=Markup(colours_css(PAGE_COLOURS))
    )
    _save(out, text)


def key_charts(run: Path, out_dir: Path) -> list[Path]:
    """Write, for each game of a run, its key charts as SVG and a Markdown page that shows them; returns the pages."""
    page = page_of(run)
    written = []
    for chapter in page.chapters:
        figures = [
            f for section in chapter.sections for f in section.figures if f.svg and _is_key(chapter, f)
        ]
        for figure in figures:
            _save(out_dir / f"{figure.key}.svg", standing_alone(figure.svg))
        written.append(out_dir / f"{chapter.id}.md")
        _save(written[-1], _markdown(page, chapter, figures))
    return written


def page_of(run: Path) -> Page:
    """What a report says about a run."""
    plan, games = store.load(run)
    ids = [id for id in plan.games if id in set(games["game"])]
    chapters = [_chapter(id, games.filter(polars.col("game") == id)) for id in ids]
    names = [boomtown.game(id).title for id in plan.games]
    broken = len(list((run / "failed").glob("*.json")))
    planned = len(plan.jobs(str(run)))
    facts = [
        ("Games", f"{len(games)} of {planned} planned" + (f", {broken} broke off" if broken else "")),
        ("Kind", _kind(plan)),
        ("Seats", str(plan.seats)),
        ("Bots", ", ".join(plan.bots)),
    ]
    if len(games):
        facts.append(("Seeds", f"{min(games['seed'])} to {max(games['seed'])}"))
        facts.append(("Processor time", f"{float(games['seconds'].sum()) / 3600:.2f} hours"))
        facts.append(("Boomtown", ", ".join(sorted(set(games["package"])))))
    text = (run / "plan.toml").read_text(encoding="utf-8").strip()
    return Page(plan.name or words.listed(names, 5), words.about_sample(len(games)), facts, text, chapters)


def _kind(plan: Plan) -> str:
    return plan.kind.replace("_", " ")


def _chapter(id: str, rows: polars.DataFrame) -> Chapter:
    game = boomtown.game(id)
    games = played_of(rows)
    sections = sections_of(game, games, f"{id}-")
    options = json.loads(rows["options"][0])
    versions = {
        f"{bot} {v}" for bots, vs in zip(rows["bots"], rows["bot_versions"]) for bot, v in zip(bots, vs)
    }
    facts = [
        ("Games", str(len(rows))),
        ("Options", ", ".join(f"{name} {value}" for name, value in options.items() if value) or "none"),
        ("Bots, with version", ", ".join(sorted(versions))),
        ("Rules version", ", ".join(str(v) for v in sorted(set(rows["rules"])))),
        ("Content", ", ".join(sorted(set(rows["content"])))),
    ]
    marks = [
        f"{figure.title}: {figure.says}"
        for section in sections
        if section.key in ("balance", "cards")
        for figure in section.figures
        if figure.marked
    ]
    return Chapter(id, game.title, facts, words.about_sample(len(rows)), len(rows) < SMALL, marks, sections)


def _is_key(chapter: Chapter, figure: Figure) -> bool:
    return figure.key.removeprefix(f"{chapter.id}-").startswith(KEY)


def _markdown(page: Page, chapter: Chapter, figures: list[Figure]) -> str:
    lines = [f"# {chapter.title}: what the lab found", "", chapter.sample, "", "| | |", "|---|---|"]
    lines += [f"| {name} | {_cell(value)} |" for name, value in chapter.facts]
    lines += ["", "| question | answer |", "|---|---|"]
    lines += [
        f"| {figure.title} | {_cell(figure.says)} |"
        for section in chapter.sections
        for figure in section.figures
        if not figure.wide
    ]
    lines.append("")
    lines += [f"![{figure.title}. {_cell(figure.says)}]({figure.key}.svg)" for figure in figures]
    lines += [
        "",
        "Bars and bands are 95 % intervals. To repeat it, save this as `plan.toml` and say",
        "`boomtown lab run plan.toml --out RUN`, then `boomtown lab report RUN --docs docs/balance`:",
        "",
        "```toml",
        page.plan,
        "```",
    ]
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ").replace("[", "\\[").replace("]", "\\]")


def _save(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"The report can't be written to {path}: {error.strerror}.") from None
