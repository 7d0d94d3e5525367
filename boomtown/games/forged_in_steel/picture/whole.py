"""Forged in Steel drawn as a seat may see it: the whole table, the board alone, or a player's board."""

from typing import Any

from boomtown.draw.page import board_and_players
from boomtown.draw.svg import SERIF, Part, document, group, rect, sheet, text, title
from boomtown.games.forged_in_steel.picture.map import draw_map
from boomtown.games.forged_in_steel.picture.pieces import draw_pieces
from boomtown.games.forged_in_steel.picture.plan import HEIGHT, WIDTH
from boomtown.games.forged_in_steel.picture.player import SOURCE_WORDS, player_part
from boomtown.games.forged_in_steel.picture.scene import PHASES, Scene
from boomtown.games.forged_in_steel.picture.signs import shield
from boomtown.games.forged_in_steel.rules.content import Content


def picture(view: dict[str, Any], content: Content) -> str:
    """The whole table as one document: the board, and the players' boards below it by Influence."""
    scene = Scene(view, content)
    players = [player_part(scene, seat) for seat in scene.order()]
    score = score_part(scene, WIDTH) if view["over"] else None
    return board_and_players(Part(board_markup(scene), WIDTH, HEIGHT), score, players, table_words(scene))


def board_markup(scene: Scene) -> str:
    """The board in its layers."""
    return draw_map(scene.content) + draw_pieces(scene) + group(class_="options")


def board_svg(view: dict[str, Any], content: Content) -> str:
    """The board with all that lies on it, in the layers map, pieces and options."""
    return document(Part(board_markup(Scene(view, content)), WIDTH, HEIGHT), "Pueblo, Colorado")


def player_svg(view: dict[str, Any], content: Content, seat: int) -> str:
    """The board of a seat."""
    return player_document(Scene(view, content), seat)


def player_document(scene: Scene, seat: int) -> str:
    """The board of a seat, of a scene already laid out."""
    return document(player_part(scene, seat), f"Board of {scene.name(seat)}")


def table_words(scene: Scene) -> str:
    """What a screen reader says of the whole."""
    view = scene.view
    if view["over"]:
        return "Forged in Steel: the game is over"
    waiting = " and ".join(scene.name(seat) for seat in view["waiting"])
    year, phase = scene.content.years[view["era"][0]], PHASES[view["phase"][0]]
    return f"Forged in Steel, {year}, {phase}, {waiting} to play"


def score_part(scene: Scene, width: float) -> Part:
    """The final score, the winner first, with where the VP come from."""
    order = sorted(scene.order(), key=lambda seat: -scene.vp(seat))
    step = (width - 190) / (len(SOURCE_WORDS) + 1)
    height = 54 + 42 * len(order)
    parts = [
        sheet(0, 0, width, height),
        text(20, 29, "Final score", 22, text_anchor="start", font_weight=700, font_family=SERIF),
    ]
    heads = [*SOURCE_WORDS, "in all"]
    parts += [text(190 + step * (i + 0.5), 29, head, 15, fill="@ink-2") for i, head in enumerate(heads)]
    for n, seat in enumerate(order):
        y, figures = 44 + n * 42, [*scene.vp_parts(seat), scene.vp(seat)]
        cells = [
            text(
                190 + step * (i + 0.5),
                y + 28,
                str(number),
                23 if i == len(SOURCE_WORDS) else 19,
                font_weight=800 if i == len(SOURCE_WORDS) else None,
            )
            for i, number in enumerate(figures)
        ]
        name = text(
            66, y + 28, scene.looks[seat].colour.capitalize(), 19, text_anchor="start", font_weight=700
        )
        words = title(f"{scene.name(seat)}: {scene.vp(seat)} VP{', the winner' if n == 0 else ''}")
        back = rect(12, y + 1, width - 24, 39, rx=8, fill="@turn-soft" if n == 0 else "@well")
        parts.append(group(words, back, shield(scene.looks[seat], 42, y + 20, 30), name, *cells))
    return Part("".join(parts), width, height)
