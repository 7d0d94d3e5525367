"""A player's board: what they have, offices and vocations, planning cards, Favors, and how they stand in the rows."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, Part, at, box, group, path, rect, sheet, text, title
from boomtown.draw.words import measure, wrap
from boomtown.games.urban_sprawl.picture.cards import small_card
from boomtown.games.urban_sprawl.picture.panels import OFFICE_ZONES, vocation_colour
from boomtown.games.urban_sprawl.picture.plan import CARD_H, OFFER_W, PLAN_W
from boomtown.games.urban_sprawl.picture.scene import KINDS, Scene, card_key, count
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

WIDTH, HEAD, PAD = 560, 74, 14


def player_part(scene: Scene, seat: int) -> Part:
    """The board of a seat."""
    view = scene.view
    parts, y = [], HEAD + 8.0
    for drawn, height in (
        _tiles(scene, seat),
        _hand(scene, seat),
        _favors(scene, seat),
        _zones(scene, seat),
        _rows(scene, seat),
    ):
        if drawn:
            parts.append(at(PAD, y, drawn))
            y += height + 10
    now = seat in view["waiting"]
    paper = sheet(2, 2, WIDTH - 4, y, stroke="@turn" if now else "@line", stroke_width=5 if now else 2)
    markup = group(title(_words(scene, seat)), paper, _head(scene, seat, now), *parts, data_seat=seat)
    return Part(markup, WIDTH, y + 8)


def _words(scene: Scene, seat: int) -> str:
    view = scene.view
    return (
        f"{scene.name(seat)}: {view['wealth'][seat]} wealth, {view['prestige'][seat]} prestige, "
        f"{count(len(view['hands'][seat]), 'planning card')}, {count(len(view['favors'][seat]), 'Favor')}"
    )


def _caption(words: str) -> str:
    return text(0, 15, words, 16, text_anchor="start", font_weight=700, fill="@ink-2")


def _head(scene: Scene, seat: int, now: bool) -> str:
    """Who it is, and the two figures that count."""
    view, look = scene.view, scene.looks[seat]
    tint = look.deep if look.colour == "white" else look.fill
    ground = path(f"M4 {HEAD}V16q0-12 12-12h{WIDTH - 32}q12 0 12 12v{HEAD - 16}z", fill=tint, opacity=0.17)
    active, aps = view["turn"][0] == seat and view["turn"][1] > 0 and not view["over"], view["turn"][2]
    note = (
        f"active, {aps} AP"
        if active
        else f"next turn {view['later'][seat]:+d} AP"
        if view["later"][seat]
        else "waiting"
    )
    own = "you, " if seat == view["seat"] else ""
    first = ", starts" if view["turn"][4] == seat else ""
    name = text(76, 35, look.colour.capitalize(), 25, text_anchor="start", font_weight=700, font_family=SERIF)
    under = text(
        76, 58, own + note + first, 16.5, text_anchor="start", fill="@ink-2", font_weight=700 if now else None
    )
    coin = box(308, 38, 40, 40, rx=20, fill=WEALTH, stroke=INK, stroke_width=2) + text(
        308, 47, "$", 26, font_weight=800, fill=INK
    )
    star = box(440, 38, 40, 40, rx=20, fill=PRESTIGE, stroke=INK, stroke_width=2) + sign(
        "star", 440, 37, 26, "#ffffff"
    )
    figures = text(336, 49, str(view["wealth"][seat]), 31, text_anchor="start", font_weight=800)
    figures += text(468, 49, str(view["prestige"][seat]), 31, text_anchor="start", font_weight=800)
    return ground + shield(look, 42, 39, 50) + name + under + coin + star + figures


# --- tiles ---------------------------------------------------------------------------------------------------


def _tiles(scene: Scene, seat: int) -> tuple[str, float]:
    """Offices, the Contractor, the Extra Favor and vocation markers, as plates side by side."""
    view, plates = scene.view, []
    for office, name in enumerate(scene.content.office_names):
        if view["offices"][office] == seat:
            zone = OFFICE_ZONES[office]
            fill = scene.zone_colour(zone) if zone >= 0 else scene.colours["politician"]
            plates.append((name, OFFICE_SIGNS[office], fill, f"office-{office}", 0))
    if view["contractor"][0] == seat:
        plates.append(("Contractor", "Contractor", scene.colours["contractor"], "contractor", 0))
    if view["extra"][0] == seat:
        plates.append(("Extra Favor", "favor", "#e6d6b8", "extra-favor", 0))
    for vocation, name in enumerate(scene.content.vocation_names):
        held = view["held"][seat * VOCATIONS + vocation]
        if held:
            plates.append(
                (
                    name,
                    VOCATION_SIGNS[vocation],
                    vocation_colour(scene, vocation),
                    f"vocation-{vocation}",
                    held,
                )
            )
    if not plates:
        return "", 0
    x, y, parts = 0.0, 0.0, []
    for name, mark, fill, show, held in plates:
        words = name if held < 2 else f"{name} ×{held}"
        w = 46 + measure(words, 16.5, bold=True)
        if x + w > WIDTH - 2 * PAD:
            x, y = 0.0, y + 38
        parts.append(at(x, y, _plate(words, mark, fill, w), data_show=show))
        x += w + 6
    return "".join(parts), y + 32


def _plate(words: str, mark: str, fill: str, w: float) -> str:
    ink = ink_on(fill)
    return (
        title(words)
        + rect(0, 0, w, 32, rx=8, fill=fill, stroke=INK, stroke_width=1.4)
        + sign(mark, 19, 16, 22, ink)
        + text(36, 22, words, 16.5, text_anchor="start", font_weight=700, fill=ink)
    )


# --- cards ---------------------------------------------------------------------------------------------------


def _hand(scene: Scene, seat: int) -> tuple[str, float]:
    """All planning cards; the permits of every zone added up."""
    board, hand = scene.content, sorted(scene.view["hands"][seat])
    sums = [sum(board.size[card] for card in hand if (board.zones[card] >> zone) & 1) for zone in range(4)]
    head = [_caption(f"Planning cards: {len(hand)}")]
    for zone in range(4):
        x = 236 + zone * 78
        head.append(zone_chip(zone, scene.zone_colour(zone), x, 9, 24))
        head.append(
            sign("permit", x + 24, 9, 20, "@ink-2")
            + text(x + 36, 16, str(sums[zone]), 18, text_anchor="start", font_weight=700)
        )
    if not hand:
        return "".join(head), 22
    scale = 0.72
    w = PLAN_W * scale
    room = WIDTH - 2 * PAD - w
    step = min(w + 7, room / max(len(hand) - 1, 1))
    cards = [
        at(
            i * step,
            28,
            title(scene.card_words(card)),
            small_card(board, card),
            scale=scale,
            data_show=card_key(board, card),
        )
        for i, card in enumerate(hand)
    ]
    return "".join([*head, *cards]), 28 + CARD_H * scale + 4


def _favors(scene: Scene, seat: int) -> tuple[str, float]:
    """Favors with what they do in words."""
    favors = scene.view["favors"][seat]
    if not favors:
        return _caption("Favor: none"), 20
    scale, parts, y = 0.72, [_caption("Favor" if len(favors) == 1 else "Favors")], 24.0
    for place, card in enumerate(favors):
        words = " ".join(part for part in (scene.content.limits[card], scene.content.texts[card]) if part)
        size = 16.5
        lines = wrap(words, size, WIDTH - 2 * PAD - OFFER_W * scale - 16)
        told = [
            text(OFFER_W * scale + 14, y + 16 + i * 20, line, size, text_anchor="start")
            for i, line in enumerate(lines)
        ]
        if card in scene.view["fresh"]:
            told.append(
                text(
                    OFFER_W * scale + 14,
                    y + 20 + len(lines) * 20,
                    "Can be built from your next turn on.",
                    size,
                    text_anchor="start",
                    font_style="italic",
                    fill="@ink-2",
                )
            )
        drawn = at(0, y, small_card(scene.content, card), scale=scale)
        parts.append(
            group(
                title(scene.card_words(card)),
                drawn,
                *told,
                data_show=card_key(scene.content, card),
                data_favor=place,
            )
        )
        y += max(CARD_H * scale, len(lines) * 20 + 26) + 8
    return "".join(parts), y - 4


# --- the city ------------------------------------------------------------------------------------------------


def _zones(scene: Scene, seat: int) -> tuple[str, float]:
    """Buildings by zone, and cubes left."""
    view = scene.view
    own = [home for home in scene.homes if view["owner"][home] == seat]
    parts = [_caption(f"Buildings: {len(own)}")]
    for zone in range(5):
        number = sum(view["zone"][home] == zone for home in own)
        x = 150 + zone * 66
        parts.append(
            group(
                title(f"{number} {zone_name(zone)}"),
                zone_chip(zone, scene.zone_colour(zone), x, 9, 26),
                text(x + 20, 16, str(number), 19, text_anchor="start", font_weight=700),
            )
        )
    return "".join(parts), 24


def _rows(scene: Scene, seat: int) -> tuple[str, float]:
    """For every row that pays: how many buildings, and the place among the players."""
    rows = scene.rows_in_play()
    parts, columns = [_caption("Buildings in the rows that pay, and the place they give")], 8
    step = (WIDTH - 2 * PAD) / columns
    for i, (kind, number, lots) in enumerate(rows):
        held = scene.held_in(lots)
        place = 1 + sum(other > held[seat] for other in held)
        x, y = i % columns * step, 24 + i // columns * 42
        parts.append(at(x, y, _row(kind, number, held[seat], place if held[seat] else 0, step)))
    return "".join(parts), 24 + (len(rows) + columns - 1) // columns * 42


@lru_cache(maxsize=2048)
def _row(kind: int, number: int, held: int, place: int, step: float) -> str:
    """A row's number, the buildings in it, the place."""
    nth = ("–", "1st", "2nd", "3rd", "4th")[place]
    words = f"{KINDS[kind].capitalize()} row {number}: {count(held, 'building')}, {nth}"
    plate = rect(0, 0, step - 4, 38, rx=8, fill="@turn-soft" if place == 1 else "@well")
    told = text(47, 17, str(held), 17, font_weight=800) + text(47, 33, nth, 15, fill="@ink-2")
    return title(words) + plate + amount(kind, number, 17, 19, 14.5) + told
