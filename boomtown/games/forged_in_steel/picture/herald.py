"""The newspaper with its Headlines, and the Unrest track."""

from boomtown.draw.svg import SERIF, group, rect, text, title
from boomtown.draw.words import fit, measure, wrap
from boomtown.games.forged_in_steel.picture.cards import scene_window, theme_of
from boomtown.games.forged_in_steel.picture.plan import (
    HERALD,
    SPACE,
    UNREST,
    headline_box,
    unrest_point,
)
from boomtown.games.forged_in_steel.picture.scene import Scene, card_key, card_words, plural
from boomtown.games.forged_in_steel.picture.signs import (
    EMBER,
    INK,
    mixed,
    muscle_disc,
    sign,
    wooden_cube,
)


def herald(scene: Scene) -> str:
    """The front page: three Headlines, the newest first."""
    x, y, w, h = HERALD
    name = str(scene.content.pack.content["headlines"]["newspaper"]["name"])
    parts = [
        rect(x + 4, y + 6, w, h, fill="@shade", opacity=0.3),
        rect(x, y, w, h, fill="@well", stroke="@ink", stroke_width=1.6),
        text(x + 14, y + 34, name, 29, text_anchor="start", font_family=SERIF, font_weight=700),
        rect(x + 10, y + 43, w - 20, 3, fill="@ink"),
        rect(x + 10, y + 48, w - 20, 1, fill="@ink"),
    ]
    parts.append(_extra(scene, x + w - 14, y))
    for space in range(3):
        parts.append(_headline(scene, space))
        if space:
            place = headline_box(space)
            parts.append(rect(place.x - 3, place.y + 8, 1, place.h - 12, fill="@line-strong"))
    return "".join(parts)


def _extra(scene: Scene, right: float, y: float) -> str:
    """The card that is being played now, or the date."""
    active = scene.view["active"]
    if not active:
        return text(
            right,
            y + 33,
            f"Pueblo, {scene.content.years[scene.view['era'][0]]}",
            17,
            text_anchor="end",
            font_family=SERIF,
            font_style="italic",
            fill="@ink-2",
        )
    card = active[-1]
    words = scene.content.card_titles[card]
    size = fit(words, 17.5, 250, 13)
    w = measure(words, size, bold=True) + 88
    plate = rect(right - w, y + 8, w, 31, rx=6, fill="#a83a26")
    return group(
        title(f"Being played: {card_words(scene.content, card)}"),
        plate,
        text(right - w + 10, y + 30, "NOW", 16, text_anchor="start", font_weight=800, fill="#ffd884"),
        muscle_disc(scene.content.card_mm[card], right - w + 67, y + 23.5, 11.5),
        text(right - 8, y + 30, words, size, text_anchor="end", font_weight=700, fill="#ffffff"),
        data_show=card_key(scene.content, card),
    )


def _headline(scene: Scene, space: int) -> str:
    """One Headline as an article: title, rule, picture, whose it is."""
    place, board, view = headline_box(space), scene.content, scene.view
    if space >= len(view["headlines"]):
        drawn = rect(
            place.x + 6,
            place.y + 10,
            place.w - 16,
            place.h - 16,
            fill="none",
            stroke="@faint",
            stroke_width=2,
            stroke_dasharray="7 6",
        )
        no = text(
            place.x + place.w / 2,
            place.y + place.h / 2 + 10,
            f"#{space + 1}",
            34,
            font_family=SERIF,
            fill="@faint",
            font_weight=700,
        )
        return group(title(f"Headline #{space + 1}: none"), drawn, no)
    card, holder = view["headlines"][space], view["holders"][space]
    head = board.card_titles[card]
    lines = wrap(head, 23, place.w - 36)
    size = 23.0 if len(lines) <= 2 else fit(head, 23, (place.w - 36) * 2, 15)
    lines = wrap(head, size, place.w - 36)[:2]
    y = place.y + 28
    parts = []
    for line in lines:
        parts.append(
            text(place.x + 6, y, line, size, text_anchor="start", font_family=SERIF, font_weight=700)
        )
        y += size + 2
    parts.append(rect(place.x + 6, y - 12, 60, 2, fill=EMBER))
    y += 10
    words = board.headline_text[card] or board.card_text[card]
    body = 17.5
    told = wrap(words, body, place.w - 16)
    room = int((place.y + place.h - 42 - y) / 21) + 1
    if len(told) > room:
        body = 15.5
        told = wrap(words, body, place.w - 16)
    for line in told[: room + 1]:
        parts.append(text(place.x + 6, y, line, body, text_anchor="start", font_family=SERIF))
        y += body + 3.5
    foot = place.y + place.h - 20
    left = foot - 28 - y + body
    if left > 50:
        high = min(left, 92)
        parts.append(
            scene_window(theme_of(board, card), place.x + 6, foot - 20 - high, place.w - 18, high, card)
        )
        parts.append(
            rect(
                place.x + 6,
                foot - 20 - high,
                place.w - 18,
                high,
                fill="none",
                stroke="@ink-3",
                stroke_width=1,
            )
        )
    parts.append(
        text(
            place.x + place.w - 10,
            foot + 7,
            f"#{space + 1}",
            22,
            text_anchor="end",
            font_family=SERIF,
            fill="@ink-3",
            font_weight=700,
        )
    )
    parts.append(group(wooden_cube(scene.look(holder), place.x + 21, foot, 30), id=f"fis-headline-{card}"))
    parts.append(
        text(
            place.x + 42,
            foot + 6,
            f"by {scene.name(holder)}",
            16,
            text_anchor="start",
            font_style="italic",
            fill="@ink-2",
        )
    )
    spot = rect(place.x + 1, place.y + 3, place.w - 5, place.h - 6, rx=4, fill_opacity=0)
    told_ = f"Headline #{space + 1} by {scene.name(holder)}: {card_words(board, card)}"
    return group(title(told_), *parts, spot, data_headline=space, data_show=card_key(board, card))


def unrest(scene: Scene) -> str:
    """The Unrest track; the spaces grow hotter towards the Riot."""
    cubes, riot = scene.view["unrest"], scene.view["riot"]
    x, y, w, h = UNREST
    parts = [
        rect(x + 2, y + 4, w, h, rx=10, fill="@shade", opacity=0.28),
        rect(
            x,
            y,
            w,
            h,
            rx=10,
            fill="#4a2a20" if riot else "@panel",
            stroke=EMBER,
            stroke_width=4 if riot else 2,
        ),
        sign("unrest", x + 32, y + 50, 42, EMBER),
        text(
            x + 58,
            y + 44,
            "Unrest",
            20,
            text_anchor="start",
            font_family=SERIF,
            font_weight=700,
            fill="#ffffff" if riot else "@ink",
        ),
        text(
            x + 58,
            y + 68,
            f"{len(cubes)} of {scene.content.riot_at}",
            18,
            text_anchor="start",
            font_weight=700,
            fill="#ffffff" if riot else "@ink-2",
        ),
    ]
    if riot:
        words = f"RIOT: {scene.riot_words()}"
        parts.append(text(x + 152, y + 22, words, 18, text_anchor="start", font_weight=800, fill="#ffd884"))
    else:
        parts.append(
            text(
                x + 152,
                y + 21,
                "Each cube costs 1 VP when a Riot breaks out at 8",
                16,
                text_anchor="start",
                fill="@ink-2",
            )
        )
    for i in range(8):
        px, py = unrest_point(i)
        fill = mixed("#f3dcc0", "#d8451f", i / 7)
        parts.append(rect(px - SPACE / 2, py - 28, SPACE, 56, rx=7, fill=fill, stroke=INK, stroke_width=1.4))
        parts.append(text(px, py + 9, str(i + 1), 25, font_weight=800, fill=INK, opacity=0.45))
    told = ", ".join(
        f"{scene.name(seat)} {cubes.count(seat)}" for seat in range(scene.seats) if seat in cubes
    )
    base = group(title(f"Unrest track: {plural(len(cubes), 'cube')}{': ' if told else ''}{told}"), *parts)
    seen: dict[int, int] = {}
    lying = []
    for i, seat in enumerate(cubes[:16]):
        px, py = unrest_point(i)
        nth = seen.get(seat, 0)
        seen[seat] = nth + 1
        piece = group(
            wooden_cube(scene.look(seat), px, py, 42 if i < 8 else 27), id=f"fis-unrest-{seat}-{nth}"
        )
        lying.append(
            group(title(f"Unrest cube of {scene.name(seat)}"), piece, data_unrest=seat if nth == 0 else None)
        )
    if len(cubes) > 16:
        lying.append(text(x + w - 8, y + 24, f"+{len(cubes) - 16}", 18, text_anchor="end", font_weight=800))
    return base + "".join(lying)
