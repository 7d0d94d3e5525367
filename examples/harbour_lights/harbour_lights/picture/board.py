"""The harbour: what is printed (sea, quay, lamps, berths), and what lies there (ships, coins, the market)."""

from typing import Any

from boomtown.draw.cards import back
from boomtown.draw.land import sea
from boomtown.draw.pieces import coin
from boomtown.draw.svg import SERIF, at, circle, group, path, rect, text, title
from harbour_lights.picture.signs import crate, ship_drawing
from harbour_lights.rules.actions import GOODS
from harbour_lights.rules.content import Content
from harbour_lights.words.names import coins_words, ship_words

WIDTH, HEIGHT = 1000, 478
QUAY = 252
STALL = 222
DECK = 900  # where the ships to come are counted


def berth_x(berths: int, berth: int) -> float:
    """The middle of a berth."""
    return 440 + (berth - (berths - 1) / 2) * 168


def printed(seats: int) -> str:
    """What never changes during a game."""
    berths = seats + 1
    lamps = [lamp(berth_x(berths, i) - 84) for i in range(berths + 1)]
    numbers = [
        text(
            berth_x(berths, i),
            QUAY + 30,
            f"berth {i + 1}",
            14,
            fill="#efe6d2",
            font_style="italic",
            font_family=SERIF,
        )
        for i in range(berths)
    ]
    return group(
        sea(WIDTH, HEIGHT, "harbour"),
        circle(870, 96, 230, fill="#ffd97a", opacity=0.12),
        circle(870, 96, 130, fill="#ffd97a", opacity=0.16),
        rect(0, QUAY, WIDTH, HEIGHT - QUAY, fill="#6d6153"),
        path(f"M0 {QUAY}h{WIDTH}", stroke="#3d352c", stroke_width=8),
        path("".join(f"M{x} {QUAY + 4}v40" for x in range(60, WIDTH, 120)), stroke="#564b3f", stroke_width=2),
        rect(0, QUAY + 44, WIDTH, HEIGHT - QUAY - 44, fill="#8b7d6a"),
        *lamps,
        *numbers,
        text(30, 42, "Harbour Lights", 30, text_anchor="start", font_family=SERIF, font_weight=700),
        class_="map",
    )


def lamp(x: float) -> str:
    """A lamp on the quay."""
    return at(
        x,
        QUAY,
        circle(0, -78, 34, fill="#ffd97a", opacity=0.25),
        path("M0 0V-70M-8 0h16", stroke="#2c2620", stroke_width=5, stroke_linecap="round"),
        path("M-9-70h18l-4-18h-10z", fill="#ffd97a", stroke="#2c2620", stroke_width=2.5),
    )


def pieces(view: dict[str, Any], content: Content) -> str:
    """What lies in the harbour now."""
    berths = len(view["berths"])
    ships = [berth(view, content, i, berth_x(berths, i)) for i in range(berths)]
    stalls = [stall(content, good, view["prices"][good]) for good in range(GOODS)]
    return "".join([*ships, *stalls, to_come(int(view["deck"]["count"]))])


def berth(view: dict[str, Any], content: Content, number: int, x: float) -> str:
    """The ship in a berth with the coins beside it; nothing where none lies."""
    ship, coins = view["berths"][number], view["beside"][number]
    if ship < 0:
        return ""
    more = f", {coins_words(coins)} beside it" if coins else ""
    return at(
        x - 75,
        QUAY - 176,
        title(f"{ship_words(content, ship)}{more}"),
        rect(0, 0, 150, 172, fill="transparent"),
        ship_drawing(content, ship),
        coin(134, 36, 17, str(coins)) if coins else "",
        id=f"berth-{number}",
        data_berth=number,
        data_show=f"ship-{content.ships[ship]}",
    )


def stall(content: Content, good: int, price: int) -> str:
    """A stall of the market: an awning in the colour of its good, the good, and what it brings."""
    colour, name = content.good_colours[good], content.good_names[good]
    stripes = "".join(f"M{20 + 40 * i} 0h20l3 30h-22z" for i in range(4))
    return at(
        66 + good * (STALL + 8),
        QUAY + 76,
        title(f"{name.capitalize()} brings {coins_words(price)}"),
        rect(4, 20, 158, 116, rx=4, fill="#f4ecd7", stroke="#3d352c", stroke_width=2.5),
        path("M0 0h166l8 30H-8z", fill=colour, stroke="#3d352c", stroke_width=2.5),
        path(stripes, fill="#ffffff", opacity=0.35),
        crate(content, good, 44, 84, 52),
        coin(122, 80, 30, str(price)),
        text(83, 128, name, 15, fill="#2a2119", font_weight=700),
        id=f"good-{good}",
        data_good=good,
    )


def to_come(count: int) -> str:
    """The ships that are still at sea."""
    words = "1 ship to come" if count == 1 else f"{count} ships to come"
    return at(DECK, 24, title(words), at(0, 0, back(count), scale=0.52), text(38, 128, "to come", 13))
