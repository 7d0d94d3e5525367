"""What lies on the common board: cubes on tracks and gauges, discs; and everything else put together."""

from boomtown.draw.palette import Look
from boomtown.draw.pieces import badge
from boomtown.draw.svg import Value, at, circle, group, rect, text, title
from boomtown.games.city_of_iron.picture.middle import draw_decks, draw_lands, draw_piles, draw_row
from boomtown.games.city_of_iron.picture.panel import draw_panel
from boomtown.games.city_of_iron.picture.places import (
    PLATE_Y,
    PREFIX,
    action_space,
    bid_space,
    gauge_middle,
    gauge_space,
    influence_space,
    round_space,
    wait_space,
)
from boomtown.games.city_of_iron.picture.scene import Scene
from boomtown.games.city_of_iron.picture.signs import bound, thing
from boomtown.games.city_of_iron.rules.content import GOODS
from boomtown.games.city_of_iron.words.text import amount, good_words

START: dict[str, Value] = {"text_anchor": "start"}
CLEAR: dict[str, Value] = {"fill": "#000", "fill_opacity": 0}
SPREAD = {
    1: ((0, 0),),
    2: ((-7, -4), (7, 4)),
    3: ((-8, 5), (8, 5), (0, -8)),
    4: ((-8, -7), (8, -7), (-8, 8), (8, 8)),
}


def draw_pieces(scene: Scene) -> str:
    """The layer `pieces`: all that changes, each thing in a group that can be pointed at."""
    parts = [group(class_="glows"), *_influence(scene)]
    parts += [_gauge(scene, good) for good in range(GOODS)]
    parts += [*_tracks(scene), *draw_row(scene), *draw_lands(scene), *draw_piles(scene), draw_decks(scene)]
    parts += [draw_panel(scene, seat) for seat in range(scene.count)]
    return bound(group(*parts, class_="pieces"), PREFIX)


def token(look: Look, x: float, y: float, size: float, lap: int, id: str, words: str) -> str:
    """A seat's cube on a track; a small plus says that it goes round again."""
    again = circle(size / 2 - 1, -size / 2 + 1, 6.5, fill="@brass", stroke="@outline", stroke_width=1) + text(
        size / 2 - 1, -size / 2 + 5.5, "+", 13, font_weight=800, fill="@print"
    )
    return at(x, y, title(words), badge(look, 0, 0, size), again if lap else "", id=id)


def _influence(scene: Scene) -> list[str]:
    """Everybody's cube on the influence track."""
    points = [int(n) for n in scene.view["influence"]]
    parts = []
    for seat, n in enumerate(points):
        x, y = influence_space(n)
        same = [other for other in range(scene.count) if influence_space(points[other]) == (x, y)]
        dx, dy = SPREAD[len(same)][same.index(seat)]
        words = f"{scene.nation_name(seat)}: {n} influence"
        size = 26 if len(same) == 1 else 20
        parts.append(token(scene.looks[seat], x + dx, y + dy, size, n > 50, f"influence-{seat}", words))
    return parts


def _gauge(scene: Scene, good: int) -> str:
    """A good's gauge: the cubes on it, and who is first and second."""
    content = scene.content
    amounts = [scene.goods(seat)[good] for seat in range(scene.count)]
    parts = []
    for seat, n in enumerate(amounts):
        if n <= 0:
            continue
        x, y = gauge_space(good, n)
        same = [other for other in range(scene.count) if amounts[other] > 0 and amounts[other] % 10 == n % 10]
        dx, dy = SPREAD[len(same)][same.index(seat)]
        words = f"{scene.nation_name(seat)}: {good_words(content, good, n)}"
        size = 23 if len(same) == 1 else 20
        parts.append(token(scene.looks[seat], x + dx, y + dy, size, n > 10, f"good-{good}-{seat}", words))
    said = (
        ", ".join(f"{scene.nation_name(seat)} {n}" for seat, n in enumerate(amounts) if n) or "nobody has any"
    )
    head = title(f"{content.good_names[good]}: {said}")
    x, y = gauge_middle(good)
    dial = circle(x, y, 36, fill="#000", fill_opacity=0)
    places = "" if scene.salad else _places(scene, good, x)
    return group(group(head, dial, data_show=f"good-{content.good_ids[good]}"), *parts, places)


def _places(scene: Scene, good: int, x: float) -> str:
    """Who would score the higher and the lower number now."""
    first, second = scene.places(good)
    parts = [title(f"{scene.content.good_names[good]}: {_ranked(scene, first, second)}")]
    parts += [badge(scene.looks[seat], x - 16 + i * 21, PLATE_Y + 28, 18) for i, seat in enumerate(first)]
    parts += [badge(scene.looks[seat], x - 16 + i * 21, PLATE_Y + 48, 17) for i, seat in enumerate(second)]
    return group(*parts)


def _ranked(scene: Scene, first: list[int], second: list[int]) -> str:
    if not first:
        return "nobody leads"
    said = f"first {' and '.join(scene.nation_name(seat) for seat in first)}"
    return said + (f", second {' and '.join(scene.nation_name(seat) for seat in second)}" if second else "")


# --- tracks --------------------------------------------------------------------------------------------------


def _tracks(scene: Scene) -> list[str]:
    """Discs of round and action, cubes on the turn order and bid order tracks, spaces to bid on."""
    view, kit = scene.view, scene.content
    spaces = len(kit.bid_cost)
    parts = []
    for space in range(spaces):
        x, y = bid_space(space, spaces)
        gain, price = kit.bid_gain[space], kit.bid_cost[space]
        words = f"Turn order space {space + 1}: " + (
            f"gain {amount(gain, 'coin', 'coins')}" if gain else f"costs {amount(price, 'coin', 'coins')}"
        )
        seat = view["track"][space]
        words += f", {scene.nation_name(seat)}" if seat >= 0 else ""
        hit = rect(-23, -19, 46, 38, rx=7, **CLEAR)
        parts.append(thing(x, y, words, "", hit, f"bid-{space}", data_bid=space))
        if seat >= 0:
            parts.append(badge(scene.looks[seat], x, y, 34, id=f"turn-{seat}"))
    for place, seat in enumerate(view["bids"]):
        x, y = wait_space(place)
        parts.append(badge(scene.looks[seat], x, y, 32, id=f"turn-{seat}"))
    parts.append(
        _disc(
            *round_space(int(view["round"][0])),
            str(view["round"][0]),
            14.5,
            "round",
            f"Round {view['round'][0]}",
        )
    )
    if scene.turn >= 0:
        number = str(view["action"][0])
        parts.append(_disc(*action_space(int(number)), number, 12, "action", f"Action {number}"))
    return parts


def _disc(x: float, y: float, words: str, r: float, id: str, said: str) -> str:
    """A brown wooden disc."""
    return at(
        x,
        y,
        title(said),
        circle(0, 0, r, fill="#7a4a22", stroke="#f4d890", stroke_width=2.4),
        text(0, r * 0.38, words, r * 1.1, font_weight=800, fill="#fff3d6"),
        id=f"disc-{id}",
    )
