"""City of Iron drawn as a seat may see it: the whole table, the common board, a player's board, a card."""

from typing import Any

from boomtown.draw.svg import SANS, Part, at, document, el, group, num, put, rect, text, title, window
from boomtown.games.city_of_iron.picture.board import draw_map
from boomtown.games.city_of_iron.picture.experts import expert_face
from boomtown.games.city_of_iron.picture.mat import WIDTH as MAT_WIDTH
from boomtown.games.city_of_iron.picture.mat import mat_part, mat_svg
from boomtown.games.city_of_iron.picture.pieces import draw_pieces
from boomtown.games.city_of_iron.picture.places import HEIGHT, WIDTH
from boomtown.games.city_of_iron.picture.scene import Scene
from boomtown.games.city_of_iron.picture.signs import bound, definitions, used
from boomtown.games.city_of_iron.rules.content import Content

__all__ = ["board_svg", "mat_svg", "picture", "player_svg"]

GAP = 22


def board_part(scene: Scene) -> Part:
    """The common board in its layers."""
    printed = draw_map(scene.content, scene.count, scene.salad)
    return Part(printed + draw_pieces(scene) + group(class_="options"), WIDTH, HEIGHT)


def board_svg(scene: Scene) -> str:
    """The common board as a document."""
    return document(board_part(scene), board_words(scene))


def player_svg(view: dict[str, Any], content: Content, seat: int) -> str:
    """The board of a seat."""
    return mat_svg(Scene(view, content), seat)


def board_words(scene: Scene) -> str:
    """Where the game stands, in a line."""
    if scene.view["over"]:
        return "City of Iron: the game is over"
    waiting = " and ".join(scene.nation_name(seat) for seat in scene.view["waiting"])
    return f"City of Iron, round {scene.view['round'][0]}, {scene.season()}, {waiting} to decide"


def picture(view: dict[str, Any], content: Content) -> str:
    """The whole table as one document: the board, the hand of the one who looks, everybody's mat."""
    scene = Scene(view, content)
    parts = [window(board_part(scene), GAP, GAP)]
    y = float(HEIGHT + 2 * GAP)
    hand = _hand(scene)
    if hand.height:
        parts.append(put(hand, GAP, y))
        y += hand.height + GAP
    mats = [mat_part(scene, seat) for seat in range(scene.count)]
    columns = min(scene.count, 4)
    scale = min((WIDTH - (columns - 1) * 12) / columns / MAT_WIDTH, 1)
    for seat, mat in enumerate(mats):
        parts.append(at(GAP + seat * (MAT_WIDTH * scale + 12), y, mat.markup, scale=scale))
    height = y + max(mat.height for mat in mats) * scale + GAP
    markup = "".join(parts)
    width = WIDTH + 2 * GAP
    label = board_words(scene)
    return el(
        "svg",
        title(label),
        definitions(content, used(markup), "coi-p"),
        rect(0, 0, width, height, fill="@page"),
        bound(markup, "coi-p"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width)} {num(height)}",
        class_="boomtown",
        role="group",
        aria_label=label,
        font_family=SANS,
    )


def _hand(scene: Scene) -> Part:
    """The cards in the hand of the one who looks; of all whose hands are open."""
    shown = [(seat, hand) for seat in range(scene.count) if (hand := scene.hand(seat))]
    parts, x, y = [], 0.0, 0.0
    for seat, hand in shown:
        own = "Your hand" if seat == scene.viewer else f"Hand of {scene.nation_name(seat)}"
        parts.append(text(0, y + 18, own, 20, font_weight=700, text_anchor="start"))
        scale = min(0.62, WIDTH / max(len(hand), 1) / 236)
        x = 0.0
        for card in hand:
            face = expert_face(scene.content, scene.view["nation"][seat], card)
            parts.append(at(x, y + 28, face.markup, scale=scale, data_expert=card))
            x += 236 * scale
        y += 28 + 316 * scale + 14
    return Part("".join(parts), WIDTH, y)
