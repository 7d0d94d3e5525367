"""The table: an old road with the score track, piles and the draft in the middle, the States on both sides of it."""

from functools import lru_cache

from boomtown.draw.pieces import badge
from boomtown.draw.svg import Part, Value, at, document, group, path, rect, text, title
from boomtown.games.fifty_first_state.picture.road import LIGHT, road
from boomtown.games.fifty_first_state.picture.scene import Scene
from boomtown.games.fifty_first_state.picture.state import state_part
from boomtown.games.fifty_first_state.rules.content import Content

BOARD_WORDS = "51st State: the States of all players, the draft, Connections and the score track"
WIDTH, HEIGHT = 1600, 866
SIDE = 354  # the height of a State
ROAD = SIDE + 4  # where the road begins
LANE = ROAD + 96  # where its score track begins
TRACK, CELL = 50, 31.8
MARKER_PLACES = {  # of so many on one space: each one's place and size
    1: ((0, 0, 25),),
    2: ((-8, -1, 18), (8, 1, 18)),
    3: ((-8, -6, 15), (8, -6, 15), (0, 8, 15)),
    4: ((-8, -7, 15), (8, -7, 15), (-8, 8, 15), (8, 8, 15)),
}


def board_part(scene: Scene) -> Part:
    """The table in its layers: what never changes, the pieces, and room for what can be chosen."""
    pieces = group(draw_pieces(scene), class_="pieces")
    return Part(draw_ground(scene.content) + pieces + group(class_="options"), WIDTH, HEIGHT)


def board_svg(scene: Scene) -> str:
    """The table as a document."""
    return document(board_part(scene), BOARD_WORDS)


@lru_cache(maxsize=8)
def draw_ground(content: Content) -> str:
    """What never changes: the ground, the road, the score track."""
    drawn = [rect(0, 0, WIDTH, HEIGHT, fill="@sunken")]
    drawn.append(rect(0, ROAD, WIDTH, 150, fill="#3d3934"))
    drawn.append(path(f"M0 {ROAD + 2}H{WIDTH}M0 {ROAD + 148}H{WIDTH}", stroke="#8d8271", stroke_width=3))
    cracks = "M300 {0}l14 16-6 14 18 12M820 {1}l-16-14 5-12-20-10M1290 {0}l-10 18 12 10M90 {1}l12-20-8-8"
    drawn.append(path(cracks.format(ROAD + 3, ROAD + 92), stroke="#26231f", stroke_width=2, fill="none"))
    for score in range(TRACK):
        drawn.append(_space(score, content.end_trigger))
    return group(*drawn, class_="map")


def _space(score: int, trigger: int) -> str:
    """One space of the score track."""
    x = 5 + score * CELL
    hot = score == trigger
    ground = "#a8301f" if hot else "#8a6a24" if score % 5 == 0 else "#57514a"
    look: dict[str, Value] = {"fill": "#ffffff" if hot or score % 5 == 0 else LIGHT, "font_weight": 700}
    words = title(f"{score} points: the end of the game is near") if hot else ""
    return group(
        words,
        rect(x, LANE, CELL - 3, 46, rx=5, fill=ground),
        text(x + CELL / 2 - 1.5, LANE + 15, str(score), 15, **look),
    )


# --- pieces --------------------------------------------------------------------------------------------------


def places(scene: Scene) -> list[tuple[int, float, float, float]]:
    """Where each player sits: number, x, y, width. The one who looks sits below; the others follow clockwise."""
    own, low, half = scene.own, HEIGHT - SIDE, WIDTH / 2
    if scene.players == 2:
        return [(1 - own, 0, 0, WIDTH), (own, 0, low, WIDTH)]
    order = [(own + i) % scene.seats for i in range(scene.seats)]
    if scene.players == 3:
        return [(order[1], 0, 0, half), (order[2], half, 0, half), (own, 0, low, WIDTH)]
    corners = ((0.0, low), (0.0, 0.0), (half, 0.0), (half, low))
    return [(player, x, y, half) for player, (x, y) in zip(order, corners, strict=True)]


def draw_pieces(scene: Scene) -> str:
    """Everything that changes during a game."""
    states = [
        at(x + 2, y, state_part(scene, who, wide - 4, SIDE).markup) for who, x, y, wide in places(scene)
    ]
    return "".join(states) + road(scene, ROAD + 6) + _markers(scene)


def _markers(scene: Scene) -> str:
    """The score markers; who has the same score stand a little apart."""
    drawn = []
    spaces = [int(score) % TRACK for score in scene.view["score"]]
    for player, space in enumerate(spaces):
        score = int(scene.view["score"][player])
        beside, number = spaces.count(space), spaces[:player].count(space)
        dx, dy, size = MARKER_PLACES[min(beside, 4)][number % 4]
        x, y = 5 + space * CELL + CELL / 2 - 1.5 + dx, LANE + 31 + dy
        piece = badge(scene.looks[player], x, y, size)
        if score >= TRACK:
            piece += text(
                x + 3,
                y + 15,
                f"+{score - space}",
                12,
                fill=LIGHT,
                font_weight=800,
                stroke="#241a14",
                stroke_width=2.5,
                paint_order="stroke",
            )
        drawn.append(
            group(title(f"{scene.called(player)}: {score} points"), group(piece, id=f"fss-marker-{player}"))
        )
    return "".join(drawn)
