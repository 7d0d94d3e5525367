"""Urban Sprawl drawn as a seat may see it: the whole table, the board alone, or a player's board."""

from typing import Any

from boomtown.draw.page import board_and_players
from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, Part, document, group, rect, sheet, text, title
from boomtown.games.urban_sprawl.picture.city import draw_city
from boomtown.games.urban_sprawl.picture.pieces import draw_pieces
from boomtown.games.urban_sprawl.picture.plan import HEIGHT, WIDTH
from boomtown.games.urban_sprawl.picture.player import player_part
from boomtown.games.urban_sprawl.picture.scene import Scene
from boomtown.games.urban_sprawl.rules.content import Content

PARTS = 8  # numbers of a seat's final score


def picture(view: dict[str, Any], content: Content) -> str:
    """The whole table as one document: the board, and the players' boards below it in order of play."""
    scene = Scene(view, content)
    first, seats = view["turn"][4], view["seats"]
    players = [player_part(scene, (first + i) % seats) for i in range(seats)]
    score = score_part(scene, WIDTH) if view["result"] else None
    return board_and_players(Part(board_markup(scene), WIDTH, HEIGHT), score, players, table_words(scene))


def board_markup(scene: Scene) -> str:
    """The board in its layers."""
    return draw_city(scene.content) + draw_pieces(scene) + group(class_="options")


def board_svg(view: dict[str, Any], content: Content) -> str:
    """The board with all that lies on it, in the layers map, pieces and options."""
    return document(Part(board_markup(Scene(view, content)), WIDTH, HEIGHT), "The city and its outskirts")


def player_svg(view: dict[str, Any], content: Content, seat: int) -> str:
    """The board of a seat."""
    scene = Scene(view, content)
    return document(player_part(scene, seat), f"Board of {scene.name(seat)}")


def table_words(scene: Scene) -> str:
    """What a screen reader says of the whole."""
    view = scene.view
    if view["over"]:
        return "Urban Sprawl: the game is over"
    waiting = " and ".join(scene.name(seat) for seat in view["waiting"])
    return f"Urban Sprawl, turn {view['turn'][1]}, {waiting} to play"


def score_part(scene: Scene, width: float) -> Part:
    """The final score, the winner first: prestige before, rows, wealth, offices, sum."""
    view = scene.view
    rows = {seat: view["result"][seat * PARTS : seat * PARTS + PARTS] for seat in range(view["seats"])}
    totals = {seat: sum(row) for seat, row in rows.items()}
    heads = ["prestige", "rows", "wealth", *scene.content.office_names, "in all"]
    step = (width - 190) / len(heads)
    height = 44 + 42 * len(rows) + 10
    parts = [
        sheet(0, 0, width, height),
        text(20, 29, "Final score", 22, text_anchor="start", font_weight=700, font_family=SERIF),
    ]
    parts += [text(190 + step * (i + 0.5), 29, head, 16, fill="@ink-2") for i, head in enumerate(heads)]
    order = sorted(rows, key=lambda seat: (-totals[seat], -view["wealth"][seat]))
    for n, seat in enumerate(order):
        y = 44 + n * 42
        figures = [*rows[seat], totals[seat]]
        name = text(
            66, y + 28, scene.looks[seat].colour.capitalize(), 19, text_anchor="start", font_weight=700
        )
        cells = [
            text(
                190 + step * (i + 0.5),
                y + 28,
                str(number),
                23 if i == PARTS else 19,
                font_weight=800 if i == PARTS else None,
            )
            for i, number in enumerate(figures)
        ]
        best = (totals[seat], view["wealth"][seat]) == (totals[order[0]], view["wealth"][order[0]])
        words = title(f"{scene.name(seat)}: {totals[seat]} prestige{', the winner' if best else ''}")
        back = rect(12, y + 1, width - 24, 39, rx=8, fill="@turn-soft" if best else "@well")
        parts.append(group(words, back, badge(scene.looks[seat], 42, y + 20, 30), name, *cells))
    return Part("".join(parts), width, height)
