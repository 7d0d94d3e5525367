"""What stands beside the table: the key to the signs, and the final score."""

from boomtown.draw.icons import icon
from boomtown.draw.palette import LOOKS
from boomtown.draw.pieces import badge, cube, disc, tile, track
from boomtown.draw.svg import SERIF, Part, at, group, rect, sheet, text, title
from boomtown.games.age_of_industry.picture.pieces import market_face
from boomtown.games.age_of_industry.picture.player import WIDTH
from boomtown.games.age_of_industry.picture.scene import Scene

SECTION = 114


def key_part(scene: Scene, height: float) -> Part | None:
    """As many sections of the key as fit a height, or none."""
    sections = [_pieces(scene), _industries(scene), _markets(scene), _colours(scene)][
        : int((height - 30) // SECTION)
    ]
    if not sections:
        return None
    tall = len(sections) * SECTION + 16
    drawn = [at(22, 14 + i * SECTION, section) for i, section in enumerate(sections)]
    return Part(group(sheet(2, 2, WIDTH - 4, tall - 6), *drawn, class_="key"), WIDTH, tall)


def _row(head: str, entries: list[tuple[str, str]], columns: int) -> str:
    """A heading, and signs with their words below it."""
    step = (WIDTH - 44) / columns
    parts = [text(0, 20, head, 17, text_anchor="start", font_weight=700, font_family=SERIF)]
    for i, (sign, words) in enumerate(entries):
        x = step * (i + 0.5)
        parts.append(at(x, 56, sign))
        lines = words.split("|")
        parts += [text(x, 98 + 16 * n, line, 15, fill="@ink-2") for n, line in enumerate(lines)]
    return "".join(parts)


def _pieces(scene: Scene) -> str:
    look = scene.seats[0] if scene.seats else LOOKS[0]
    return _row(
        "Pieces",
        [
            (tile(look, "spool", 1), "built"),
            (tile(look, "spool", 1, used=True), "used"),
            (tile(look, "coal", 1, load=("coal", 3)), "3 coal left"),
            (track(look, -12), "railway"),
            (cube("coal", -15, 0, 28) + cube("iron", 15, 0, 28), "coal, iron"),
        ],
        5,
    )


def _industries(scene: Scene) -> str:
    entries = [
        (icon(scene.atlas.sign(i), 0, 0, 34, "@sign"), str(e["name"]))
        for i, e in scene.atlas.industries.items()
    ]
    return _row("Industries", entries, len(entries))


def _markets(scene: Scene) -> str:
    entries = []
    for counter in scene.atlas.pack.markets["counter"]:
        goods = [scene.atlas.sign(good) for good in counter["accepts"]]
        words = "either" if len(goods) > 1 else str(counter["name"]).lower()
        entries.append((disc(market_face(goods, False)), words))
    return _row(
        "Markets", [*entries, (disc(market_face(["spool"], True), back=True), "sold to")], len(entries) + 1
    )


def _colours(scene: Scene) -> str:
    entries = []
    for key, colour in scene.atlas.colours.items():
        sign = icon(scene.atlas.colour_sign(key), 0, 0, 22, colour["ink"])
        plate = rect(-22, -20, 44, 40, rx=7, fill=colour["fill"], stroke="@outline", stroke_width=1.6)
        entries.append((plate + sign, str(colour["name"])))
    return _row("Location colours", entries, len(entries))


def score_part(scene: Scene, width: float) -> Part:
    """The final score, seat by seat, the winner first; a tie goes to the earlier in order of play."""
    rows = dict(enumerate(scene.results()))
    totals = {seat: row[2] + row[3] - abs(row[4]) for seat, row in rows.items()}
    heads = ["railway money", "loans repaid", "for money", "for counters", "unpaid loans", "points"]
    step = (width - 190) / len(heads)
    parts = [text(0, 22, "Final score", 22, text_anchor="start", font_weight=700, font_family=SERIF)]
    parts += [text(190 + step * (i + 0.5), 22, head, 15, fill="@ink-2") for i, head in enumerate(heads)]
    order = sorted(totals, key=lambda one: (-totals[one], scene.view["order"].index(one)))
    for n, seat in enumerate(order):
        shown = [
            f"${rows[seat][0]}",
            str(rows[seat][1]),
            *map(str, rows[seat][2:4]),
            _signed(-abs(rows[seat][4])),
        ]
        parts.append(
            at(0, 34 + n * 42, _score_row(scene, seat, [*shown, _signed(totals[seat])], width, n == 0))
        )
    return Part("".join(parts), width, 34 + 42 * len(totals) + 4)


def _signed(points: int) -> str:
    """A number with a minus sign as wide as a digit."""
    return f"−{-points}" if points < 0 else str(points)


def _score_row(scene: Scene, seat: int, shown: list[str], width: float, first: bool) -> str:
    """A seat's line: its badge and name, its figures, its points."""
    look, step = scene.seats[seat], (width - 190) / len(shown)
    ground = rect(
        0,
        1,
        width,
        39,
        rx=8,
        fill="@turn-soft" if first else "@surface",
        stroke="@turn" if first else "@line",
        stroke_width=2,
    )
    name = text(48, 28, look.colour.capitalize(), 19, text_anchor="start", font_weight=700)
    crown = icon("star", 160, 20, 20, "@turn") if first else ""
    figures = [text(190 + step * (i + 0.5), 28, words, 19) for i, words in enumerate(shown[:-1])]
    total = text(190 + step * (len(shown) - 0.5), 30, shown[-1], 25, font_weight=800)
    words = title(
        f"{scene.owner_word(seat).capitalize()}: {shown[-1]} points{', the winner' if first else ''}"
    )
    return group(words, ground, badge(look, 26, 20, 28), name, crown, *figures, total, data_seat=seat)
