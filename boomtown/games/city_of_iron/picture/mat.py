"""A player's own board, large: income, goods, cities with lands, districts and buildings, towns, decks, experts for hire."""

from typing import Any

from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, Part, Value, at, group, path, rect, sheet, text, title
from boomtown.draw.words import fit
from boomtown.games.city_of_iron.picture.marks import (
    DRAW_SIGNS,
    SCIENCE,
    good_token,
    shield,
)
from boomtown.games.city_of_iron.picture.mat_cities import (
    INNER,
    draw_city,
    draw_reserve,
    draw_stored,
    draw_towns,
)
from boomtown.games.city_of_iron.picture.mat_decks import draw_decks, draw_hire
from boomtown.games.city_of_iron.picture.panel import panel_words
from boomtown.games.city_of_iron.picture.scene import Scene
from boomtown.games.city_of_iron.picture.signs import finish, sign
from boomtown.games.city_of_iron.rules.content import GOODS
from boomtown.games.city_of_iron.rules.table import SCOUTING, YIELD
from boomtown.games.city_of_iron.words.text import good_words

WIDTH, EDGE = 560, 12
START: dict[str, Value] = {"text_anchor": "start"}
CLEAR: dict[str, Value] = {"fill": "#000", "fill_opacity": 0}
INCOME_END = 15
_MATS: dict[Any, str] = {}


def mat_svg(scene: Scene, seat: int) -> str:
    """The board of a seat as a document; made anew only when something on it has changed."""
    key = (scene.content.key, seat, _seen(scene, seat))
    found = _MATS.get(key)
    if found is None:
        if len(_MATS) >= 256:
            _MATS.clear()
        label = f"Board of {scene.owner(seat)}"
        found = _MATS[key] = finish(mat_part(scene, seat), label, scene.content, f"coi-m{seat}")
    return found


def _seen(scene: Scene, seat: int) -> str:
    """All that a mat shows, as text."""
    view = scene.view
    lands, built, towns = scene.cities(seat), view["built"][seat], scene.towns_of(seat)
    own = [
        view[name][seat]
        for name in (
            "nation",
            "coins",
            "science",
            "influence",
            "income",
            "hands",
            "citizen_draw",
            "citizen_discard",
        )
    ]
    own += [
        view[name][seat]
        for name in ("military_draw", "military_discard", "stored", "built", "pools", "tops", "bots_free")
    ]
    shared = [
        view["goods"],
        lands,
        [scene.districts_on(land) for land in lands],
        [view["city"][c] for c in built],
    ]
    more = [
        [view["bots"][c] for c in built],
        [(t, view["marked"][t], view["guard"][t]) for t in towns],
        scene.reserve(seat),
    ]
    return repr([own, shared, more, scene.viewer == seat, seat in view["waiting"], scene.count, scene.salad])


def mat_part(scene: Scene, seat: int) -> Part:
    """The board of a seat."""
    parts: list[str] = []
    y = 0.0
    if scene.view["nation"][seat] >= 0:
        blocks = [_income(scene, seat), _goods(scene, seat), _yearly(scene, seat)]
        blocks += [draw_city(scene, seat, land) for land in scene.cities(seat)]
        blocks += [
            draw_towns(scene, seat),
            draw_stored(scene, seat),
            draw_reserve(scene, seat),
            draw_decks(scene, seat, INNER),
        ]
        blocks += [draw_hire(scene, seat, INNER)]
        y = 74
        for block in blocks:
            if block.height:
                parts.append(at(EDGE, y, block.markup))
                y += block.height + 8
    height = max(y, 74) + 6
    now = seat in scene.view["waiting"]
    edge, wide = ("@turn", 5) if now else ("@line", 2)
    paper = sheet(2, 2, WIDTH - 4, height - 6, stroke=edge, stroke_width=wide)
    return Part(
        group(title(panel_words(scene, seat)), paper, _head(scene, seat), *parts, data_seat=seat),
        WIDTH,
        height,
    )


def _head(scene: Scene, seat: int) -> str:
    """Who it is, with influence, coins, science and cards in hand."""
    view, look = scene.view, scene.looks[seat]
    band = path(f"M4 68V16q0-12 12-12h{WIDTH - 32}q12 0 12 12v52z", fill=look.fill, opacity=0.18)
    name = scene.nation_name(seat)
    parts = [band, badge(look, 38, 36, 48)]
    parts.append(text(72, 34, name, fit(name, 23, 206, 16), font_weight=700, font_family=SERIF, **START))
    nation = view["nation"][seat]
    note = (
        str(scene.content.data["experts"]["nation"][nation]["people"]) if nation >= 0 else "chooses a nation"
    )
    own = "you, " if seat == scene.viewer else ""
    parts.append(text(72, 57, own + note, fit(own + note, 16, 206, 12), fill="@ink-2", **START))
    if nation >= 0:
        parts.append(shield(308, 36, 46, view["influence"][seat]))
        parts.append(_figure(356, "coin", view["coins"][seat], "#a87510"))
        parts.append(_figure(432, "science", view["science"][seat], SCIENCE))
        parts.append(_figure(494, "hand", scene.hand_size(seat), "@ink-2"))
    return "".join(parts)


def _figure(x: float, name: str, number: int, colour: str) -> str:
    return sign(name, x, 35, 28, colour) + text(x + 19, 45, str(number), 28, font_weight=800, **START)


def _income(scene: Scene, seat: int) -> Part:
    """The income track with its cube; above 15 it begins again."""
    income = int(scene.view["income"][seat])
    step = (INNER - 76) / (INCOME_END + 1)
    at_space = income if income <= INCOME_END else income - INCOME_END
    parts = [
        title(f"Income {income}"),
        text(0, 22, "Income", 17, font_weight=700, font_family=SERIF, **START),
    ]
    for n in range(INCOME_END + 1):
        x = 76 + n * step
        parts.append(rect(x, 2, step - 1.5, 28, rx=4, fill="@well", stroke="@line", stroke_width=1))
        parts.append(text(x + step / 2 - 1, 22, str(n), 15.5, fill="@ink-3"))
    parts.append(badge(scene.looks[seat], 76 + (at_space + 0.5) * step - 1, 16, 29))
    if income > INCOME_END:
        parts.append(text(76 + (at_space + 0.5) * step - 1, 42, f"+{INCOME_END}", 14, font_weight=700))
    return Part(group(*parts), INNER, 32)


def _goods(scene: Scene, seat: int) -> Part:
    """All goods with their amounts, and what the place would score now."""
    content = scene.content
    step = INNER / 5
    parts = []
    for good, n in enumerate(scene.goods(seat)):
        x, y = good % 5 * step, good // 5 * 44
        first, second = scene.places(good)
        bring = content.first[good] if seat in first else content.second[good] if seat in second else 0
        bring += 0 if scene.salad or n < content.shield[good] else 1
        drawn = rect(x, y, step - 5, 40, rx=8, fill="@well", stroke="@line", stroke_width=1.2)
        drawn += group(good_token(good, x + 22, y + 20, 32), opacity=None if n else 0.4)
        drawn += text(x + 44, y + 29, str(n), 25, font_weight=800, fill="@ink" if n else "@ink-3", **START)
        drawn += shield(x + step - 22, y + 20, 25, bring) if bring and not scene.salad else ""
        words = good_words(content, good, n) + (
            f", {bring} influence at a scoring now" if bring and not scene.salad else ""
        )
        parts.append(group(title(words), drawn, data_show=f"good-{content.good_ids[good]}"))
    return Part("".join(parts), INNER, 44 * (GOODS // 5) - 4)


def _yearly(scene: Scene, seat: int) -> Part:
    """What Autumn brings beside coins."""
    draws = [scene.draws(seat, deck) for deck in (0, 1)]
    brings = [
        (DRAW_SIGNS[0], f"{draws[0]} citizen", "#2f8f86"),
        (DRAW_SIGNS[1], f"{draws[1]} military", "#c08a1e"),
        ("science", f"{scene.perk(seat, YIELD)} science", SCIENCE),
    ]
    parts = [text(0, 20, "Every Autumn", 16, fill="@ink-2", **START)]
    for i, (name, words, colour) in enumerate(brings):
        x = 132 + i * 122
        parts.append(sign(name, x, 14, 22, colour) + text(x + 15, 20, words, 16.5, font_weight=700, **START))
    eyes = scene.perk(seat, SCOUTING)
    if eyes:
        parts.append(
            group(
                title(f"{eyes} scouting"),
                sign("scouting", 508, 14, 24, "@ink"),
                text(523, 20, str(eyes), 17, font_weight=700),
            )
        )
    return Part("".join(parts), INNER, 24)
