"""A player's board: VP and Roles, pieces, what stands where, cards, Leader, Mogul and Bigwigs, sources of VP."""

from boomtown.draw.svg import SERIF, Part, at, group, path, rect, sheet, text, title
from boomtown.draw.words import measure, wrap
from boomtown.games.forged_in_steel.picture.hand import PAD, WIDTH, caption, hand_lines
from boomtown.games.forged_in_steel.picture.panels import ROLE_FILL
from boomtown.games.forged_in_steel.picture.scene import Scene, plural
from boomtown.games.forged_in_steel.picture.signs import (
    ROLE_SIGNS,
    ink_on,
    muscle_disc,
    shield,
    sign,
)
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.table import CITY
from boomtown.games.forged_in_steel.rules.terms import COMMERCIAL, FACTORY, HOUSE, MANSION

HEAD = 78
SOURCE_WORDS = (
    "Lots",
    "dice",
    "events",
    "Mines",
    "Factories",
    "Commerce",
    "Houses",
    "Mansions",
    "Headlines",
    "Unrest",
    "variants",
)


def player_part(scene: Scene, seat: int) -> Part:
    """The board of a seat."""
    parts, y = [], HEAD + 8.0
    for drawn, height in (
        _roles(scene, seat),
        _pieces(scene, seat),
        _city(scene, seat),
        hand_lines(scene, seat),
        _extras(scene, seat),
        _sources(scene, seat),
    ):
        if drawn:
            parts.append(at(PAD, y, drawn))
            y += height + 12
    now = seat in scene.view["waiting"]
    paper = sheet(2, 2, WIDTH - 4, y, stroke="@turn" if now else "@line", stroke_width=5 if now else 2)
    markup = group(title(_words(scene, seat)), paper, _head(scene, seat, now), *parts, data_seat=seat)
    return Part(markup, WIDTH, y + 8)


def _words(scene: Scene, seat: int) -> str:
    held = ", ".join(ROLE_NAMES[role] for role in scene.roles(seat)) or "no Role"
    hand, _ = scene.zone("hands", seat)
    return f"{scene.name(seat)}: {scene.vp(seat)} VP, {scene.place(seat)} in Influence, {held}, {plural(hand, 'hand card')}"


def _head(scene: Scene, seat: int, now: bool) -> str:
    """Who it is, their Influence and VP, the MM announced."""
    look = scene.looks[seat]
    ground = path(
        f"M4 {HEAD}V16q0-12 12-12h{WIDTH - 32}q12 0 12 12v{HEAD - 16}z", fill=look.fill, opacity=0.2
    )
    told = [scene.place(seat) + " in Influence"]
    if seat == scene.me:
        told.insert(0, "you")
    if seat == scene.turn():
        told.append("taking a turn")
    muscle = scene.announced(seat)
    disc = muscle_disc(muscle, WIDTH - 180, 41, 23) if muscle else ""
    return (
        ground
        + shield(look, 44, 41, 52)
        + text(82, 37, look.colour.capitalize(), 26, text_anchor="start", font_weight=700, font_family=SERIF)
        + text(
            82,
            61,
            ", ".join(told),
            17.5,
            text_anchor="start",
            fill="@ink-2",
            font_weight=700 if now else None,
        )
        + disc
        + text(WIDTH - 60, 54, str(scene.vp(seat)), 42, text_anchor="end", font_weight=800)
        + text(WIDTH - 54, 54, "VP", 20, text_anchor="start", fill="@ink-2", font_weight=700)
    )


def _plates(plates: list[tuple[str, str, str, str]]) -> tuple[str, float]:
    """Plates side by side: words, sign, colour, key."""
    x, y, parts = 0.0, 0.0, []
    for words, mark, fill, show in plates:
        w = 48 + measure(words, 17, bold=True)
        if x + w > WIDTH - 2 * PAD and x:
            x, y = 0.0, y + 40
        ink = ink_on(fill)
        drawn = (
            title(words)
            + rect(0, 0, w, 34, rx=8, fill=fill, stroke="@outline", stroke_width=1.4)
            + sign(mark, 20, 17, 23, ink)
            + text(37, 23.5, words, 17, text_anchor="start", font_weight=700, fill=ink)
        )
        parts.append(at(x, y, drawn, data_show=show))
        x += w + 7
    return "".join(parts), y + 34


def _roles(scene: Scene, seat: int) -> tuple[str, float]:
    """Their Role tokens."""
    plates = []
    for role in scene.roles(seat):
        used = " (used)" if role == 4 and scene.view["mob"][0] else ""
        plates.append(
            (ROLE_NAMES[role] + used, ROLE_SIGNS[role], ROLE_FILL[role], f"role-{ROLE_SIGNS[role]}")
        )
    return _plates(plates) if plates else ("", 0)


def _pieces(scene: Scene, seat: int) -> tuple[str, float]:
    """What they have on the board, and what is left of their own pieces."""
    view, board = scene.view, scene.content
    cubes = sum(kind < 0 and owner == seat for kind, owner in zip(view["what"], view["owner"], strict=True))
    mines = sum(owner == seat for owner in view["mines"])
    rows = [
        ("house", scene.count(HOUSE, seat), board.pieces[HOUSE], "Houses"),
        ("mansion", scene.count(MANSION, seat), board.pieces[MANSION], "Mansions"),
        ("factory", scene.count(FACTORY, seat), 0, "Factories"),
        ("commercial", scene.count(COMMERCIAL, seat), 0, "Commerce"),
        ("mine", mines, 0, "Mines"),
        ("cube", cubes, 0, "Lots"),
        ("unrest", view["unrest"].count(seat), 0, "Unrest"),
    ]
    step = (WIDTH - 2 * PAD) / len(rows)
    parts = []
    for i, (mark, number, most, words) in enumerate(rows):
        x = i * step
        told = f"{words}: {number}" + (f" of {most}" if most else "")
        tail = text(x + step - 5, 28, f"/{most}", 13, fill="@ink-2", text_anchor="end") if most else ""
        parts.append(
            group(
                title(told),
                rect(x + 2, 0, step - 4, 56, rx=8, fill="@well"),
                sign(mark, x + 16, 20, 24, "@sign"),
                text(
                    x + (41 if most else 52),
                    28,
                    str(number),
                    17 if most and number > 9 else 22,
                    font_weight=800,
                ),
                tail,
                text(x + step / 2, 49, words, 14, fill="@ink-2"),
            )
        )
    return "".join(parts), 56


def _city(scene: Scene, seat: int) -> tuple[str, float]:
    """Ballots in each Neighborhood, and who leads there."""
    city = scene.city
    parts = [caption("Ballots by Neighborhood (votes)")]
    step = (WIDTH - 2 * PAD) / len(city.nb_ids)
    for nb, name in enumerate(city.nb_names):
        own = [scene.ballots(other, nb) for other in range(scene.seats)]
        mine, best, votes = own[seat], max(own), 1 + scene.count(4, CITY, nb)
        x, leads = nb * step, own[seat] == best and best > 0
        entry = scene.content.pack.content["neighborhood"][nb]
        told = f"{name}: {plural(mine, 'ballot')}, most {best}, {plural(votes, 'vote')}"
        parts.append(
            group(
                title(told),
                rect(
                    x + 2,
                    25,
                    step - 4,
                    50,
                    rx=8,
                    fill="@turn-soft" if leads else "@well",
                    stroke=entry["block_color"],
                    stroke_width=2.5,
                ),
                text(x + step / 2, 42, name, 13.2, fill="@ink-2"),
                text(x + step / 2 - 14, 67, str(mine), 23, font_weight=800),
                text(x + step / 2 + 20, 66, f"({votes})", 16, fill="@ink-2"),
            )
        )
    return "".join(parts), 75


# --- variants and sources --------------------------------------------------------------------------------------


def _extras(scene: Scene, seat: int) -> tuple[str, float]:
    """Industry Leader, Mogul and Bigwig tokens with what they do."""
    view, board, city = scene.view, scene.content, scene.city
    told: list[tuple[str, str, str]] = []
    if view["leaders"] and view["leaders"][seat] >= 0:
        leader = view["leaders"][seat]
        told.append(
            (board.leader_names[leader], board.leader_text[leader], f"leader-{board.leader_ids[leader]}")
        )
    if view["moguls"] and view["moguls"][seat] >= 0:
        nb = view["moguls"][seat]
        told.append((f"Mogul in {city.nb_names[nb]}", board.benefit_text[nb], f"benefit-{city.nb_ids[nb]}"))
    spent = " (one used this Era)" if view["wigs_used"] and view["wigs_used"][seat] else ""
    for wig in view["bigwigs"][seat]:
        told.append(
            (
                f"Bigwig: {board.bigwig_names[wig]}{spent}",
                board.bigwig_text[wig],
                f"bigwig-{board.bigwig_ids[wig]}",
            )
        )
    parts, y = [], 0.0
    for line in scene.lasting_words(seat):
        parts.append(at(0, y, text(0, 16, f"Lasting: {line}", 15.5, text_anchor="start", fill="@ink-2")))
        y += 24
    for head, words, show in told:
        lines = wrap(words, 16, WIDTH - 2 * PAD - 16)
        drawn = [
            rect(0, 0, WIDTH - 2 * PAD, 30 + len(lines) * 20, rx=8, fill="@well"),
            text(10, 21, head, 17, text_anchor="start", font_weight=700),
        ]
        drawn += [
            text(10, 42 + i * 20, line, 16, text_anchor="start", fill="@ink-2")
            for i, line in enumerate(lines)
        ]
        parts.append(at(0, y, title(f"{head}. {words}"), *drawn, data_show=show))
        y += 38 + len(lines) * 20
    return "".join(parts), y


def _sources(scene: Scene, seat: int) -> tuple[str, float]:
    """Where the VP came from so far."""
    found = [(word, n) for word, n in zip(SOURCE_WORDS, scene.vp_parts(seat), strict=True) if n]
    if not found:
        return "", 0
    parts, x, y = [caption("VP so far")], 0.0, 26.0
    for word, number in found:
        words = f"{word} {number:+d}"
        w = measure(words, 16) + 18
        if x + w > WIDTH - 2 * PAD and x:
            x, y = 0.0, y + 32
        parts.append(rect(x, y, w, 27, rx=13, fill="@well") + text(x + w / 2, y + 19, words, 16))
        x += w + 6
    return "".join(parts), y + 27
