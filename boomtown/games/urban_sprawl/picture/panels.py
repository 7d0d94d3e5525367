"""The column of panels: players, City Hall with its offices, vocations, row markers, the supply of buildings."""

from boomtown.draw.icons import icon
from boomtown.draw.svg import SERIF, at, box, group, path, rect, sheet, text, title
from boomtown.games.urban_sprawl.picture.plan import HEIGHT, PANEL_W, PANEL_X, outline
from boomtown.games.urban_sprawl.picture.scene import KINDS, PENDING, Scene, count
from boomtown.games.urban_sprawl.picture.signs import (
    INK,
    OFFICE_SIGNS,
    PRESTIGE,
    VOCATION_SIGNS,
    WEALTH,
    amount,
    ink_on,
    shield,
    sign,
    zone_chip,
)
from boomtown.games.urban_sprawl.rules.content import VOCATIONS
from boomtown.games.urban_sprawl.words.names import zone_name

W = PANEL_W
OFFICE_ZONES = (-1, 0, 1, 3, 2)
PLATE, ROW, HEAD = 46, 30, 27


def draw_panels(scene: Scene) -> str:
    """All panels below each other."""
    parts, y = [], 4.0
    for drawn, height in (_players(scene), _hall(scene), _vocations(scene), _markers(scene), _supply(scene)):
        parts.append(at(PANEL_X, y, drawn))
        y += height + 7
    return "".join(parts) + (at(PANEL_X, y, _plaque(HEIGHT - y - 5)) if HEIGHT - y > 44 else "")


def _plaque(height: float) -> str:
    """The name of the game, where the panels leave room for it."""
    plate = rect(1, 1, W - 2, height - 2, rx=10, fill="#2c3a46", stroke="#c98f3c", stroke_width=2.5)
    name = text(
        W / 2,
        height / 2 + 3,
        "URBAN SPRAWL",
        21,
        font_weight=700,
        fill="#f4e3bd",
        font_family=SERIF,
        letter_spacing=1,
    )
    line = text(W / 2, height / 2 + 26, "town · city · metropolis", 16, fill="#d9a95c", font_family=SERIF)
    return plate + (name + line if height > 64 else at(0, 6, name))


def _head(words: str) -> str:
    return text(10, 20, words, 17, text_anchor="start", font_weight=700, font_family=SERIF)


# --- players -------------------------------------------------------------------------------------------------


def _players(scene: Scene) -> tuple[str, float]:
    """A plate for each seat: wealth, prestige, cards, APs of the one whose turn it is."""
    seats = scene.view["seats"]
    first = scene.view["turn"][4]
    order = [(first + i) % seats for i in range(seats)]
    plates = [at(0, i * (PLATE + 3), _plate(scene, seat), data_player=seat) for i, seat in enumerate(order)]
    return "".join(plates), seats * (PLATE + 3) - 3


def _plate(scene: Scene, seat: int) -> str:
    view, look = scene.view, scene.looks[seat]
    active, aps = view["turn"][0] == seat and view["turn"][1] > 0 and not view["over"], view["turn"][2]
    wealth, prestige = view["wealth"][seat], view["prestige"][seat]
    now = seat in view["waiting"]
    edge, wide = ("@turn", 4) if now else ("@line-strong", 1.5) if active else ("@line", 1.5)
    paper = rect(
        1,
        1,
        W - 2,
        PLATE - 2,
        rx=9,
        fill="@turn-soft" if active else "@surface",
        stroke=edge,
        stroke_width=wide,
    )
    words = f"{scene.name(seat)}: {wealth} wealth, {prestige} prestige, {count(len(view['hands'][seat]), 'planning card')}"
    words += f", {count(aps, 'AP')} left" if active else ""
    coin = box(66, 23, 26, 26, rx=13, fill=WEALTH, stroke=INK, stroke_width=1.4) + text(
        66, 29.5, "$", 18, font_weight=800, fill=INK
    )
    star = box(140, 23, 26, 26, rx=13, fill=PRESTIGE, stroke=INK, stroke_width=1.4) + sign(
        "star", 140, 22.5, 17, "#ffffff"
    )
    parts = [
        title(words),
        paper,
        shield(look, 28, 23, 34),
        coin,
        text(82, 30, str(wealth), 22 if wealth < 100 else 19, text_anchor="start", font_weight=800),
        star,
        text(157, 30, str(prestige), 22, text_anchor="start", font_weight=800),
    ]
    if active:
        plate = rect(W - 61, 9, 54, 28, rx=14, fill="#2c3a46") + text(
            W - 34, 29, f"{aps} AP", 17, font_weight=800, fill="#ffffff"
        )
        parts.append(plate)
    else:
        parts.append(icon("card", W - 46, 23, 18, "@ink-2"))
        parts.append(
            text(
                W - 32,
                29,
                str(len(view["hands"][seat])),
                18,
                text_anchor="start",
                font_weight=700,
                fill="@ink-2",
            )
        )
    return "".join(parts)


# --- City Hall -----------------------------------------------------------------------------------------------


def _hall(scene: Scene) -> tuple[str, float]:
    """The five offices in the order of the pawn, and the Contractor."""
    view, names = scene.view, scene.content.office_names
    height = HEAD + 6 * ROW + 6
    parts = [sheet(1, 1, W - 2, height - 2, rx=10), _head("City Hall"), _pediment()]
    for office, name in enumerate(names):
        zone = OFFICE_ZONES[office]
        fill = scene.zone_colour(zone) if zone >= 0 else scene.colours["politician"]
        row = _office(scene, office, name, fill, view["offices"][office])
        parts.append(at(0, HEAD + office * ROW, row, data_office=office, data_show=f"office-{office}"))
    row = _office(scene, 5, "Contractor", scene.colours["contractor"], view["contractor"][0])
    parts.append(at(0, HEAD + 5 * ROW, row, data_show="contractor"))
    return "".join(parts), height


def _pediment() -> str:
    """A little of the hall itself, beside its name."""
    return at(
        W - 62,
        4,
        path(
            "M0 20h52v3H0zM26 0 50 10H2zM4 11h4v9H4zM14 11h4v9h-4zM24 11h4v9h-4zM34 11h4v9h-4zM44 11h4v9h-4z",
            fill="@faint",
        ),
    )


def _office(scene: Scene, office: int, name: str, fill: str, seat: int) -> str:
    pawn = scene.view["pawn"][0] == office
    pending = seat == PENDING
    words = f"{name}: {scene.holder(seat)}" + ("; the pawn stands here" if pawn else "")
    parts = [title(words), rect(4, 0, W - 8, ROW - 2, rx=7, fill="@well")]
    medal = box(22, 14, 25, 25, rx=12.5, fill=fill, stroke=INK, stroke_width=1.4) + sign(
        OFFICE_SIGNS[office], 22, 14, 17, ink_on(fill)
    )
    label = text(41, 20, name, 16, text_anchor="start", font_weight=700, fill="@ink-3" if pending else "@ink")
    parts.append(group(medal, label, opacity=0.5 if pending else None))
    if pawn:
        parts.append(sign("pawn", W - 56, 14, 25, "#e8842b", id="usp-pawn"))
    if seat >= 0:
        parts.append(shield(scene.looks[seat], W - 24, 14, 24))
    else:
        spot = box(
            W - 24, 14, 20, 20, rx=5, fill="none", stroke="@faint", stroke_width=1.6, stroke_dasharray="4 3"
        )
        parts.append(spot)
    return "".join(parts)


# --- vocations -----------------------------------------------------------------------------------------------


def _vocations(scene: Scene) -> tuple[str, float]:
    """All markers of every vocation: in the supply, or with the seat that has them."""
    step = 26
    height = HEAD + VOCATIONS * step + 5
    parts = [sheet(1, 1, W - 2, height - 2, rx=10), _head("Vocations")]
    for vocation, name in enumerate(scene.content.vocation_names):
        row = _vocation(scene, vocation, name)
        parts.append(
            at(0, HEAD + vocation * step, row, data_vocation=vocation, data_show=f"vocation-{vocation}")
        )
    return "".join(parts), height


def vocation_colour(scene: Scene, vocation: int) -> str:
    """The colour of a vocation's markers."""
    return str(scene.content.data["tiles"]["vocation"][vocation]["color"])


def _vocation(scene: Scene, vocation: int, name: str) -> str:
    view, fill = scene.view, vocation_colour(scene, vocation)
    free = view["vocations"][vocation]
    held = [(seat, view["held"][seat * VOCATIONS + vocation]) for seat in range(view["seats"])]
    owners = [seat for seat, number in held for _ in range(number)]
    told = ", ".join(f"{scene.name(seat)} {number}" for seat, number in held if number)
    words = f"{name}: {free} in the supply" + (f"; {told}" if told else "")
    parts = [title(words), rect(4, 0, W - 8, 24, rx=6, fill="@well")]
    parts.append(sign(VOCATION_SIGNS[vocation], 19, 12, 20, "@sign"))
    parts.append(text(34, 17.5, name, 16, text_anchor="start", fill="@ink"))
    for i, seat in enumerate([*owners, *[-1] * free]):
        x = W - 17 - (scene.content.vocation_count[vocation] - 1 - i) * 22.5
        if seat >= 0:
            parts.append(shield(scene.looks[seat], x, 12, 20))
        else:
            parts.append(
                box(x, 12, 20, 20, rx=4, fill=fill, stroke=INK, stroke_width=1.2)
                + sign(VOCATION_SIGNS[vocation], x, 12, 14, "#ffffff")
            )
    return "".join(parts)


# --- row markers and supply ----------------------------------------------------------------------------------


def _markers(scene: Scene) -> tuple[str, float]:
    """The markers that are not on the board."""
    height = HEAD + 38
    parts = [sheet(1, 1, W - 2, height - 2, rx=10), _head("Row markers")]
    for marker, (kind, number) in enumerate(
        zip(scene.content.marker_kind, scene.content.marker_number, strict=True)
    ):
        x = 18 + marker * (W - 36) / 8
        if marker in scene.view["circles"]:
            spot = box(
                x,
                HEAD + 14,
                22,
                22,
                rx=11,
                fill="none",
                stroke="@faint",
                stroke_width=1.6,
                stroke_dasharray="4 3",
            )
            parts.append(spot)
            continue
        words = title(f"{KINDS[kind].capitalize()} marker {number}, not in play")
        piece = group(amount(kind, number, x, HEAD + 14, 13.8), id=f"usp-marker-{marker}")
        parts.append(group(words, piece, data_marker=marker, data_show=f"marker-{marker}"))
    return "".join(parts), height


def _supply(scene: Scene) -> tuple[str, float]:
    """The tiles left of every zone and size."""
    step = 27
    height = HEAD + 5 * step + 5
    parts = [sheet(1, 1, W - 2, height - 2, rx=10), _head("Building supply")]
    for zone in range(5):
        parts.append(at(0, HEAD + zone * step, _zone_row(scene, zone), data_zone=zone))
    return "".join(parts), height


def _zone_row(scene: Scene, zone: int) -> str:
    fill = scene.zone_colour(zone)
    left = scene.view["supply"][zone * 4 : zone * 4 + 4]
    told = ", ".join(f"{number} of {count(size + 1, 'lot')}" for size, number in enumerate(left))
    parts = [
        title(f"{zone_name(zone)[:1].upper()}{zone_name(zone)[1:]} tiles left: {told}"),
        rect(4, 0, W - 8, 25, rx=6, fill="@well"),
    ]
    parts.append(zone_chip(zone, fill, 19, 12.5, 21))
    step = (W - 44) / 4
    for size, number in enumerate(left):
        x = 42 + size * step
        if scene.content.tiles[zone * 4 + size] == 0:
            continue
        shape = path(outline((2, 5, 10, 12)[size]), fill=fill, stroke=INK, stroke_width=5)
        parts.append(at(x, 2, shape, scale=0.195, opacity=None if number else 0.35))
        parts.append(
            text(
                x + 26,
                18.5,
                str(number),
                17,
                text_anchor="start",
                font_weight=700,
                fill="@ink" if number else "@ink-3",
            )
        )
    return "".join(parts)
