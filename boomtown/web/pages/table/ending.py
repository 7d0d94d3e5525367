"""How a game ended: points by source, places, the course of points and money, and what a bot says of it."""

from typing import Any

from boomtown.web.house.past import log_lines
from boomtown.web.pages.chart import Line, Mark, chart
from boomtown.web.pages.table.scene import Scene
from boomtown.web.words import table as w


def result(s: Scene) -> dict[str, Any]:
    """The final table and the charts; only for games that are over."""
    scores = s.now.scores()
    places = {seat: place for place, group in ranked(s.now.ranking()) for seat in group}
    parts = {seat: s.game.breakdown(s.now, seat) for seat in range(s.row.seats)}
    order = sorted(range(s.row.seats), key=lambda seat: places[seat])
    sources = list(dict.fromkeys(name for part in parts.values() for name in part))
    lines = [
        {
            "row": s.rows[seat],
            "name": s.name(seat),
            "parts": [parts[seat].get(name, 0) for name in sources],
            "score": scores[seat],
            "place": w.nth(places[seat]),
        }
        for seat in order
    ]
    return {"lines": lines, "sources": sources, "charts": charts(s, order)}


def ranked(groups: list[list[int]]) -> list[tuple[int, list[int]]]:
    """Groups of seats with their places: two that share the first are followed by a third."""
    found: list[tuple[int, list[int]]] = []
    place = 1
    for group in groups:
        found.append((place, group))
        place += len(group)
    return found


def chapters(s: Scene) -> list[tuple[int, str]]:
    """The moments at which a chapter of the game began, numbered."""
    lines = log_lines(s.now, None, s.game)
    starts = [line.at for line in lines if line.chapter]
    return [(at, str(number)) for number, at in enumerate(starts, 1)]


def charts(s: Scene, order: list[int]) -> list[dict[str, str]]:
    """Points and money over time."""
    marks = chapters(s)
    drawn: list[dict[str, str]] = []
    for title, values in zip((w.POINTS, w.MONEY), s.past.courses(), strict=True):
        if not values:
            continue
        lines = [Line(s.name(seat), str(s.rows[seat]["letter"]), values[seat]) for seat in order]
        ends = w.named([f"{line.name} {line.values[-1]}" for line in lines])
        drawn.append({"title": title, "svg": chart(lines, marks, w.CHART.format(title=title, ends=ends))})
    return drawn


def study(s: Scene, state: dict[str, Any]) -> dict[str, Any]:
    """The analysis of a game: how far it is, the chart of chances, the turning points in words."""
    found = state["analysis"]
    if found is None:
        return {"s": s, "state": state["state"], "share": state["share"]}
    counts = [s.past.count(moment) for moment in range(s.play.moment + 1)]
    lines = [
        Line(
            s.name(seat),
            str(s.rows[seat]["letter"]),
            [round(100 * found["chances"][seat][count]) for count in counts],
        )
        for seat in range(s.row.seats)
    ]
    points = [
        {
            **point,
            "at": s.play.moment_at(point["at"]),
            "row": s.rows[point["seat"]],
            "name": s.name(point["seat"]),
            "played": w.TURNING_PLAYED.format(
                text=w.steps(point["taken"]), chance=w.percent(point["chance"])
            ),
            "rather": w.TURNING_BETTER.format(
                text=w.steps(point["better"]), chance=w.percent(point["better_chance"])
            ),
            "why": w.reasons(point["moved"], 3),
        }
        for point in found["turnings"]
    ]
    marks = [Mark(point["at"], point["seat"], str(number)) for number, point in enumerate(points, 1)]
    ends = w.named([f"{line.name} {line.values[-1]}" for line in lines])
    words = w.CHART.format(title=w.CHANCES, ends=ends)
    return {"s": s, "state": "ready", "points": points, "svg": chart(lines, chapters(s), words, marks)}
