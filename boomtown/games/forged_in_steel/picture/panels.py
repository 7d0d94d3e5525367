"""The panels round the city: Influence and VP, Roles, sector tracks, Era, Immigration, decks, the newspaper, Unrest."""

from boomtown.draw.svg import SERIF, circle, group, rect, text, title
from boomtown.draw.words import measure
from boomtown.games.forged_in_steel.picture.herald import herald, unrest
from boomtown.games.forged_in_steel.picture.plan import (
    POWER,
    PROSPERITY,
    ROLES,
    TITLE,
    power_box,
    role_box,
    sector_box,
)
from boomtown.games.forged_in_steel.picture.scene import PLACES, Scene, plural
from boomtown.games.forged_in_steel.picture.signs import (
    GOLD,
    INK,
    ROLE_SIGNS,
    STEEL,
    TRACK_SIGNS,
    muscle_disc,
    shield,
    sign,
    token,
)
from boomtown.games.forged_in_steel.picture.state import era_panel, jobs_panel, sheet_of, stacks_panel
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES

ROLE_FILL = ("#7a2f2a", "#3f6274", "#6b5b3a", "#55641f", "#3a3340")


def draw_panels(scene: Scene) -> str:
    """All panels."""
    return (
        _name()
        + _power(scene)
        + _roles(scene)
        + _sectors(scene)
        + era_panel(scene)
        + jobs_panel(scene)
        + stacks_panel(scene)
        + herald(scene)
        + unrest(scene)
    )


def _name() -> str:
    """The name of the game on a steel plate."""
    x, y, w, h = TITLE
    rivets = "".join(circle(cx, y + h / 2, 3, fill="@brass") for cx in (x + 14, x + w - 14))
    return (
        rect(x, y, w, h, rx=7, fill=STEEL, stroke="@outline", stroke_width=2)
        + rect(x + 5, y + 5, w - 10, h - 10, rx=4, fill="none", stroke="@brass", stroke_width=1.4)
        + rivets
        + text(
            x + w / 2,
            y + 31,
            "FORGED IN STEEL",
            25,
            font_family=SERIF,
            font_weight=700,
            fill="#f3e6c4",
            letter_spacing=3,
        )
    )


# --- people --------------------------------------------------------------------------------------------------


def _power(scene: Scene) -> str:
    """The Influence track; below each cube VP, and the MM announced or the cards in hand."""
    view = scene.view
    parts = [sheet_of(POWER, "Influence")]
    for rank, seat in enumerate(scene.order()):
        place, look = power_box(rank), scene.looks[seat]
        now = seat in view["waiting"]
        x = place.x + place.w / 2
        hand, _ = scene.zone("hands", seat)
        muscle = scene.announced(seat)
        told = f"{scene.name(seat)}: {PLACES[rank]} in Influence, {scene.vp(seat)} VP, {plural(hand, 'hand card')}"
        told += f", announced {muscle} MM" if muscle else ""
        foot = (
            muscle_disc(muscle, x - 22, place.y + 96, 13)
            + text(x - 4, place.y + 102, "MM", 16, text_anchor="start", font_weight=700)
            if muscle
            else sign("card", x - 16, place.y + 96, 20, "@ink-2")
            + text(x, place.y + 102, str(hand), 18, text_anchor="start", font_weight=700)
        )
        ring = "@turn" if now else look.fill if seat == scene.turn() else "@line-strong"
        drawn = [
            rect(
                *place,
                rx=8,
                fill="@turn-soft" if now else "@well",
                stroke=ring,
                stroke_width=3.4 if now or seat == scene.turn() else 1.2,
            ),
            text(
                place.x + 8,
                place.y + 22,
                PLACES[rank],
                15.5,
                text_anchor="start",
                fill="@ink-2",
                font_weight=700,
            ),
            group(shield(look, place.x + 65, place.y + 25, 38), id=f"fis-seat-{seat}"),
            text(x - 8, place.y + 76, f"{scene.vp(seat)}", 27, font_weight=800),
            text(
                x + measure(str(scene.vp(seat)), 27, bold=True) / 2 - 6,
                place.y + 76,
                "VP",
                13,
                text_anchor="start",
                fill="@ink-2",
            ),
            foot,
        ]
        if seat == scene.me:
            drawn.append(
                text(
                    place.x + 8, place.y + 40, "you", 15, text_anchor="start", fill="@brand", font_weight=700
                )
            )
        parts.append(group(title(told), *drawn, rect(*place, rx=8, fill_opacity=0), data_player=seat))
    return "".join(parts)


def _roles(scene: Scene) -> str:
    """The five Roles and who holds them."""
    parts = [sheet_of(ROLES, "Roles")]
    for role, holder in enumerate(scene.view["roles"]):
        place = role_box(role)
        y = place.y + place.h / 2
        drawn = [
            rect(*place, rx=7, fill="@well"),
            token(ROLE_SIGNS[role], place.x + 19, y, 14, ROLE_FILL[role]),
            text(place.x + 42, y + 6.5, ROLE_NAMES[role], 18.5, text_anchor="start", font_weight=600),
        ]
        if holder >= 0:
            drawn.append(
                group(shield(scene.looks[holder], place.x + place.w - 20, y, 26), id=f"fis-role-{role}")
            )
        else:
            drawn.append(
                circle(
                    place.x + place.w - 20,
                    y,
                    11,
                    fill="none",
                    stroke="@faint",
                    stroke_width=2,
                    stroke_dasharray="4 3",
                )
            )
        if role == 4 and scene.view["mob"][0]:
            drawn.append(
                text(
                    place.x + place.w - 42,
                    y + 6,
                    "used",
                    16,
                    text_anchor="end",
                    font_style="italic",
                    fill="@ink-2",
                )
            )
        spot = rect(*place, rx=7, fill_opacity=0)
        parts.append(
            group(
                title(scene.role_words(role)),
                *drawn,
                spot,
                data_role=role,
                data_show=f"role-{ROLE_SIGNS[role]}",
            )
        )
    return "".join(parts)


# --- tracks --------------------------------------------------------------------------------------------------


def track_steps(scene: Scene, track: int, x: float, y: float, w: float, h: float) -> str:
    """A Prosperity track as boxes side by side, the present value under a white cube."""
    city, now = scene.city, scene.view["tracks"][track]
    low, high = city.track_min[track], city.track_max[track]
    step = w / (high - low + 1)
    parts = []
    for i, value in enumerate(range(low, high + 1)):
        left, on = x + i * step, value == now
        fill = GOLD if on else "@well"
        parts.append(
            rect(left + 1, y, step - 2, h, rx=4, fill=fill, stroke=INK, stroke_width=2.2 if on else 0.8)
        )
        parts.append(
            text(
                left + step / 2,
                y + h / 2 + 7.5,
                str(value),
                23 if on else 18,
                font_weight=800 if on else 600,
                fill="@print" if on else "@ink-3",
            )
        )
    spot = rect(x, y, w, h, rx=4, fill_opacity=0)
    return group(title(scene.track_words(track)), *parts, spot, data_track=track)


def _sectors(scene: Scene) -> str:
    """Mining, Industrial and Commercial."""
    parts = [
        sheet_of(PROSPERITY, "Prosperity"),
        text(
            PROSPERITY.x + PROSPERITY.w - 12,
            PROSPERITY.y + 22,
            "VP for each",
            15.5,
            text_anchor="end",
            fill="@ink-2",
        ),
    ]
    for track in range(3):
        place = sector_box(track)
        y = place.y + place.h / 2
        parts.append(sign(TRACK_SIGNS[track], place.x + 18, y, 25, "@sign"))
        parts.append(
            text(
                place.x + 38,
                y + 6.5,
                scene.city.track_names[track],
                17.5,
                text_anchor="start",
                font_weight=600,
            )
        )
        parts.append(track_steps(scene, track, place.x + 160, place.y + 1, place.w - 162, place.h - 3))
    return "".join(parts)
