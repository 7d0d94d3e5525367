"""Era and phase, the Immigration chart, decks and dice."""

from boomtown.draw.svg import SERIF, group, rect, text, title
from boomtown.games.forged_in_steel.picture.plan import (
    ERA,
    JOBS,
    STACKS,
    Box,
)
from boomtown.games.forged_in_steel.picture.scene import PHASES, Scene, plural
from boomtown.games.forged_in_steel.picture.signs import (
    EMBER,
    ERA_FILL,
    GOLD,
    sign,
)


def era_panel(scene: Scene) -> str:
    """The three Eras and the phase."""
    era, phase = scene.view["era"][0], PHASES[scene.view["phase"][0]]
    parts = [sheet_of(ERA, phase[0].upper() + phase[1:])]
    for i, year in enumerate(scene.content.years):
        x = ERA.x + 6 + i * 57
        on = i == era
        parts.append(
            rect(
                x,
                ERA.y + 33,
                55,
                38,
                rx=6,
                fill=ERA_FILL[i] if on else "@well",
                stroke="@brass" if on else "@line",
                stroke_width=2.6 if on else 1.2,
            )
        )
        parts.append(
            text(
                x + 27.5,
                ERA.y + 59,
                str(year),
                19,
                font_weight=800 if on else 500,
                fill="#ffffff" if on else "@ink-3",
            )
        )
    return group(title(f"Era {scene.content.years[era]}, {phase}"), *parts)


def jobs_panel(scene: Scene) -> str:
    """The Immigration chart, with the column that holds now."""
    board, jobs = scene.content, scene.jobs()
    column = sum(jobs >= least for least in board.jobs)
    parts = [sheet_of(JOBS, "Immigration")]
    heads = [_span(board.jobs, i) for i in range(len(board.jobs) + 1)]
    step = (JOBS.w - 12) / len(heads)
    for i, head in enumerate(heads):
        x, on = JOBS.x + 6 + i * step, i == column
        fill, ink = (GOLD, "@print") if on else ("@well", "@ink-2")
        parts.append(rect(x + 1, JOBS.y + 50, step - 2, 48, rx=5, fill=fill))
        parts.append(text(x + step / 2, JOBS.y + 68, head, 14.5, fill=ink))
        parts.append(sign("house", x + step / 2 - 9, JOBS.y + 84, 17, ink))
        parts.append(
            text(
                x + step / 2 + 9, JOBS.y + 91, str(([0, *board.job_houses])[i]), 19, font_weight=800, fill=ink
            )
        )
    parts.append(sign("factory", JOBS.x + 18, JOBS.y + 38, 17, "@ink-2"))
    parts.append(sign("commercial", JOBS.x + 38, JOBS.y + 38, 17, "@ink-2"))
    parts.append(
        text(JOBS.x + 52, JOBS.y + 44, f"{plural(jobs, 'job')} now", 16, text_anchor="start", font_weight=700)
    )
    parts.append(text(JOBS.x + JOBS.w / 2, JOBS.y + 116, "Official: first, +1", 15.5, fill="@ink-2"))
    words = f"Immigration: {jobs} Factories and Commercial buildings, so {([0, *board.job_houses])[column]} Houses each, the Immigration Official one more"
    return group(title(words), *parts)


def _span(limits: list[int], i: int) -> str:
    """'0', '1-5', '11+'."""
    if i == 0:
        return "0" if limits[0] == 1 else f"0-{limits[0] - 1}"
    return f"{limits[i - 1]}+" if i == len(limits) else f"{limits[i - 1]}-{limits[i] - 1}"


def stacks_panel(scene: Scene) -> str:
    """Decks, the discard pile, cards out of the game; what a Riot adds to its die; the last roll."""
    view, era = scene.view, scene.view["era"][0]
    lines = [
        ("Main deck", scene.pile("deck")),
        ("Discards", scene.pile("discard")),
        ("Out of play", len(view["box"])),
    ]
    parts = [rect(*STACKS, rx=10, fill="@panel", stroke="@line-strong", stroke_width=1.8)]
    for i, (name, number) in enumerate(lines):
        y = STACKS.y + 26 + i * 26
        parts.append(text(STACKS.x + 12, y, name, 16.5, text_anchor="start"))
        parts.append(text(STACKS.x + STACKS.w - 12, y, str(number), 18, text_anchor="end", font_weight=800))
    bonus = scene.content.riot_bonus[era]
    y = STACKS.y + 98
    parts.append(sign("die", STACKS.x + 22, y, 24, EMBER))
    parts.append(
        text(
            STACKS.x + 40,
            y + 6,
            f"Riot D{scene.content.die}" + (f"+{bonus}" if bonus else ""),
            17,
            text_anchor="start",
            font_weight=700,
        )
    )
    if view["die"]:
        parts.append(
            text(
                STACKS.x + 40, y + 30, f"last roll {view['die'][-1]}", 16, text_anchor="start", fill="@ink-2"
            )
        )
    told = ", ".join(f"{name} {number}" for name, number in lines)
    return group(title(told), *parts)


def sheet_of(place: Box, head: str) -> str:
    """A sheet with a heading."""
    return (
        rect(place.x + 2, place.y + 4, place.w, place.h, rx=10, fill="@shade", opacity=0.28)
        + rect(*place, rx=10, fill="@panel", stroke="@line-strong", stroke_width=1.8)
        + text(
            place.x + 12, place.y + 23, head, 18.5, text_anchor="start", font_family=SERIF, font_weight=700
        )
    )
