"""The printed board, which never changes: plain and mountains, rivers, bridges, railways, streets and Lots."""

from functools import lru_cache
from typing import Any

from boomtown.draw.svg import SERIF, at, group, path, rect, text
from boomtown.games.forged_in_steel.picture.land import bridges, compass, plain, rails, rivers, steelworks
from boomtown.games.forged_in_steel.picture.plan import (
    HEIGHT,
    LABEL,
    LOT,
    UP,
    WIDTH,
    Plan,
    lot_label,
    plan_of,
)
from boomtown.games.forged_in_steel.picture.signs import sign
from boomtown.games.forged_in_steel.picture.sketch import box
from boomtown.games.forged_in_steel.rules.content import Content


@lru_cache(maxsize=4)
def draw_map(content: Content) -> str:
    """The layer `map`."""
    data, plan = content.pack.content, plan_of(content)
    return group(
        rect(0, 0, WIDTH, HEIGHT, fill="@land"),
        plain(data),
        rivers(data),
        rails(data),
        _quarters(content, plan),
        _streets(data),
        _lots(content, plan),
        bridges(data),
        _marks(content, plan),
        steelworks(data),
        compass(1185, 420),
        class_="map",
    )


# --- the city ------------------------------------------------------------------------------------------------


def _quarters(content: Content, plan: Plan) -> str:
    """Each Neighborhood as one piece of ground with a border in its colour."""
    data, city, parts = content.pack.content, content.city, []
    for grow, shade in ((15, True), (12, False), (8.5, False)):
        for nb, entry in enumerate(data["neighborhood"]):
            mine = [plan.blocks[b].grown(grow) for b in range(len(plan.blocks)) if city.block_nb[b] == nb]
            data_ = "".join(box(b.x, b.y, b.w, b.h) for b in mine)
            if shade:
                parts.append(at(2, 4, path(data_, fill="@shade", opacity=0.22)))
            else:
                parts.append(path(data_, fill=entry["block_color"] if grow == 12 else "@ballast"))
    return "".join(parts)


def _streets(data: dict[str, Any]) -> str:
    """The names of the streets, lettered small as on a map."""
    parts = []
    for entry in data["street"]:
        label = entry["label"]
        parts.append(
            at(
                label["x"],
                label["y"] - UP,
                text(0, 3.6, entry["name"].upper(), 9.5, letter_spacing=1, fill="@ink-3"),
                turn=label["angle"],
            )
        )
    return group(*parts, opacity=0.8, aria_hidden="true")


def _lots(content: Content, plan: Plan) -> str:
    """The Lots in their Neighborhood's tint, with Factory symbols, waves at the riverside and their names."""
    data, city = content.pack.content, content.city
    ground, tint, lines = "", [""] * len(city.nb_ids), ""
    names, works, waves = [], [], ""
    for lot, (x, y) in enumerate(plan.points):
        square = box(x - LOT / 2 + 1.5, y - LOT / 2 + 1.5, LOT - 3, LOT - 3)
        ground += square
        tint[city.lot_nb[lot]] += square
        if plan.factory[lot]:
            works.append(sign("factory", x, y + 2, 27, "@sign", 0.8))
        if plan.river[lot]:
            waves += f"M{x - 15:.1f} {y + 18:.1f}q5-4 10 0t10 0 10 0"
        names.append(lot_label(city.lot_labels[lot], x, y))
    parts = [path(ground, fill="@space", stroke="@line-strong", stroke_width=0.8)]
    for nb, entry in enumerate(data["neighborhood"]):
        parts.append(path(tint[nb], fill=entry["block_color"], opacity=0.34))
        parts.append(path(tint[nb], fill="none", stroke=entry["ink"], stroke_width=1.3, opacity=0.75))
    return (
        "".join(parts)
        + group(*works)
        + path(waves, fill="none", stroke="@lane", stroke_width=2, opacity=0.7)
        + group(*names, **LABEL, fill="@ink-2", aria_hidden="true")
        + lines
    )


def _marks(content: Content, plan: Plan) -> str:
    """City Hall and El Pueblo, as long as nothing hides them."""
    city = content.city
    hall = plan.around([city.pair_a[city.city_hall], city.pair_b[city.city_hall]])
    old = plan.lot(city.el_pueblo)
    parts = [
        rect(
            hall.x + 3,
            hall.y + 3,
            hall.w - 6,
            hall.h - 6,
            fill="none",
            stroke="@brass",
            stroke_width=2.4,
            rx=3,
        ),
        sign("civic", hall.x + hall.w / 2, hall.y + 20, 24, "@sign"),
        text(hall.x + hall.w / 2, hall.y + 40, "City Hall", 12, font_family=SERIF, font_weight=700),
        rect(old.x + 3, old.y + 3, old.w - 6, old.h - 6, fill="none", stroke="#c4552d", stroke_width=2, rx=3),
        text(old.x + old.w / 2, old.y + 23, "El", 12, font_family=SERIF, font_weight=700),
        text(old.x + old.w / 2, old.y + 36, "Pueblo", 12, font_family=SERIF, font_weight=700),
    ]
    return "".join(parts)
