"""51st State drawn as a seat may see it: the whole table, or the board, or one player's State."""

from typing import Any

from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, Part, at, document, group, rect, text, title
from boomtown.games.fifty_first_state.picture.cards import face, link_face
from boomtown.games.fifty_first_state.picture.scene import (
    PHASES,
    Scene,
    card_key,
    design_words,
    link_key,
    link_words,
)
from boomtown.games.fifty_first_state.picture.state import mat_part
from boomtown.games.fifty_first_state.picture.table import HEIGHT, WIDTH, board_part
from boomtown.games.fifty_first_state.rules.content import Content

HAND_W, HAND_H = 150, 128


def picture(view: dict[str, Any], content: Content) -> str:
    """The whole table as one document: the board, and below it the hands that the view shows."""
    scene = Scene(view, content)
    y = HEIGHT + 6.0
    parts = [board_part(scene).markup]
    for seat in sorted(range(scene.seats), key=lambda one: one != scene.own):
        if isinstance(view["hands"][seat], list) and (view["hands"][seat] or view["links"][seat]):
            parts.append(at(0, y, _hand(scene, seat)))
            y += HAND_H + 40
    ground = rect(0, 0, WIDTH, y, fill="@page")
    return document(Part(ground + "".join(parts), WIDTH, y), _words(scene))


def player_svg(view: dict[str, Any], content: Content, seat: int) -> str:
    """The State of a seat, with its faction board."""
    scene = Scene(view, content)
    return document(mat_part(scene, seat), f"State of {scene.called(seat)}")


def _hand(scene: Scene, seat: int) -> str:
    """The cards in an open hand, side by side; they overlap when there are many."""
    book, own = scene.content, seat == scene.view["seat"]
    cards = list(scene.view["hands"][seat])
    links = list(scene.view["links"][seat])
    step = min(HAND_W + 8.0, (WIDTH - 20 - HAND_W) / max(len(cards) + len(links) - 1, 1))
    name = "Your hand" if own else f"The hand of {scene.name(seat)}"
    drawn = [
        badge(scene.looks[seat], 22, 16, 26),
        text(44, 23, name, 19, text_anchor="start", font_weight=700, font_family=SERIF),
    ]
    for place, card in enumerate(cards):
        words = title(design_words(book, book.card_design[card]))
        shown = face(book, book.card_design[card], HAND_W, HAND_H)
        mark = card if own else None
        drawn.append(at(10 + place * step, 32, words, shown, data_card=mark, data_show=card_key(book, card)))
    for place, link in enumerate(links, len(cards)):
        words, shown = title(link_words(book, link)), link_face(book, book.link_kind[link], HAND_W, HAND_H)
        mark = link if own else None
        drawn.append(
            at(10 + place * step, 32, words, shown, data_connection=mark, data_show=link_key(book, link))
        )
    return group(*drawn, class_="hand")


def _words(scene: Scene) -> str:
    view = scene.view
    if view["over"]:
        return "51st State: the game is over"
    waiting = " and ".join(scene.called(seat) for seat in view["waiting"])
    return f"51st State, round {view['round'][0]}, {PHASES[view['phase'][0]]}, {waiting} to play"
