"""A State: the faction board and three rows of cards that make room for each other as the State grows."""

from typing import NamedTuple

from boomtown.draw.svg import Part, at, circle, group, path, rect, sheet, text, title
from boomtown.games.fifty_first_state.picture.cards import face, pieces_on, ruins_face, shield_on, squeezed
from boomtown.games.fifty_first_state.picture.faction import (
    deals,
    exchanges,
    head,
    head_words,
    passed,
    production,
    shelf,
    status,
)
from boomtown.games.fifty_first_state.picture.icons import CATEGORY_COLOURS, RAZE_COLOUR
from boomtown.games.fifty_first_state.picture.scene import CATEGORY_NAMES, Scene, card_key, design_words
from boomtown.games.fifty_first_state.rules.content import name_of

PANEL = 182  # the faction board at the left of a State
STRIP = 25  # the label of a row
GAP = 4
LEAST = 82  # the least height of a card
TALLEST = 116
BARE = 34  # the least height of a row without cards
MAT = 600  # the width of a player's own picture
MAT_CARD = (110, 114)


class Grid(NamedTuple):
    """How the cards of a State lie: their size, how far apart, how many a line, and how high each row is."""

    width: float
    height: float
    step: float
    each: int
    rows: tuple[float, ...]


def grid(counts: list[int], width: float, height: float) -> Grid:
    """The widest cards that leave them high enough; when nothing fits, cards overlap. Empty rows make room."""
    for wide in (158, 140, 112, 92, 78, 60):
        each = int((width + GAP) // (wide + GAP))
        lines = [-(-n // each) for n in counts]
        high, bare = _heights(lines, height)
        if high >= LEAST and (wide >= 88 or high >= 100):
            rows = tuple(n * (high + GAP) - GAP if n else bare for n in lines)
            return Grid(wide, min(high, TALLEST), wide + GAP, each, rows)
    most = max(counts)
    high, bare = _heights([min(n, 1) for n in counts], height)
    rows = tuple(high if n else bare for n in counts)
    return Grid(60, min(high, TALLEST), (width - 60) / max(most - 1, 1), most, rows)


def _heights(lines: list[int], height: float) -> tuple[float, float]:
    """How high a line of cards is, and how high an empty row: low only as far as the cards need the room."""
    total, empty = sum(lines), lines.count(0)
    if not total:
        return height, (height - GAP * (empty - 1)) / empty
    free = height - GAP * (total + empty - 1)
    bare = min(max(BARE, (free - total * TALLEST) / empty), free / (total + empty)) if empty else 0.0
    return (free - bare * empty) / total, bare


# --- on the table --------------------------------------------------------------------------------------------


def state_part(scene: Scene, player: int, width: float, height: float) -> Part:
    """The place of a player on the table: board to the left, cards to the right."""
    now = player in scene.view["waiting"]
    edge, wide = ("@turn", 5) if now else (scene.looks[player].fill, 2.5)
    paper = sheet(1, 1, width - 2, height - 2, rx=11, stroke=edge, stroke_width=wide)
    board = _virtual_board(scene, height) if player >= scene.seats else _board(scene, player)
    rows = _rows(scene, player, width - PANEL - 10, height - 10)
    markup = group(
        title(head_words(scene, player)), paper, at(4, 4, board), at(PANEL + 5, 5, rows), data_seat=player
    )
    return Part(markup, width, height)


def _board(scene: Scene, seat: int) -> str:
    """The faction board with goods, actions and deals; bare before there is a faction."""
    drawn = head(scene, seat, PANEL - 6) + at(0, 56, status(scene, seat, PANEL - 6))
    if scene.view["faction"][seat] < 0:
        return drawn
    return (
        drawn
        + at(0, 81, production(scene, seat))
        + at(2, 107, shelf(scene, seat, 3, (58.6, 29), True))
        + at(2, 225, exchanges(scene, seat, 2, (88, 30), True))
        + at(3, 287, deals(scene, seat, PANEL - 10, 2, True))
    )


def _virtual_board(scene: Scene, height: float) -> str:
    """The Virtual Player: its points, its attempts in this round, its attack pile."""
    view, book = scene.view, scene.content
    drawn = head(scene, scene.seats, PANEL - 6)
    if view["passed"][scene.seats]:
        drawn += passed(PANEL - 68, 69)
    tries = int(view["solo"][0])
    for i in range(book.attempts):
        drawn += circle(
            16 + i * 24, 69, 9, fill=RAZE_COLOUR if i < tries else "none", stroke=RAZE_COLOUR, stroke_width=2
        )
    words = f"{tries} of {book.attempts} attacks in this round" + (
        ", one was successful" if view["solo"][1] else ""
    )
    drawn = group(title(words), drawn)
    drawn += text(
        4,
        102,
        "Attack pile" if view["attack"] else "Attack pile: empty",
        16,
        text_anchor="start",
        fill="@ink-2",
    )
    room = height - 116
    step = min(78.0, (room - 84) / max(len(view["attack"]) - 1, 1))
    for i, card in enumerate(view["attack"]):
        name = f"Attack card. {design_words(book, book.card_design[card])}"
        drawn += at(
            2,
            108 + i * step,
            title(name),
            face(book, book.card_design[card], PANEL - 12, 82),
            data_show=card_key(book, card),
        )
    return drawn


def _rows(scene: Scene, player: int, width: float, height: float) -> str:
    """The three rows with their labels."""
    rows = scene.rows(player)
    lay = grid([len(row) for row in rows], width - STRIP - 5, height)
    drawn, y = [], 0.0
    for category, cards in enumerate(rows):
        high = lay.rows[category]
        drawn.append(_label(scene, category, y, high, width))
        lines = -(-len(cards) // lay.each) if cards else 0
        top = y + (high - lines * (lay.height + GAP) + GAP) / 2
        for place, card in enumerate(cards):
            x, line = STRIP + 5 + place % lay.each * lay.step, top + place // lay.each * (lay.height + GAP)
            shown = _card(scene, player, card, lay.width, lay.height, True)
            drawn.append(at(x, line, *shown, data_card=card, data_show=_key(scene, card)))
        y += high + GAP
    return "".join(drawn)


def _label(scene: Scene, category: int, y: float, high: float, width: float) -> str:
    """The strip at the left of a row: its Category and its Defense."""
    colour, defense = CATEGORY_COLOURS[category], scene.content.defense[category]
    name = CATEGORY_NAMES[category]
    words = title(f"{name} row, Defense {defense}")
    ground = rect(0, y, width, high, rx=7, fill=colour, fill_opacity=0.13)
    strip = path(f"M0 {y + 7:g}q0-7 7-7H{STRIP}v{high:g}H7q-7 0-7-7z", fill=colour)
    if high < 70:
        label = text(
            STRIP + 8, y + high / 2 + 5, f"no {name} Location yet", 15, text_anchor="start", fill="@ink-2"
        )
    else:
        turned = f"translate(18 {y + (high - 26) / 2:g})rotate(-90)"
        label = squeezed(0, 0, name, 15, high - 36, fill="#ffffff", transform=turned)
    shield = at(
        STRIP / 2,
        y + high - (15 if high >= 70 else high / 2),
        path("M0-11 9-8v7c0 6-4 9-9 11-5-2-9-5-9-11v-7z", fill="#fdf3da"),
        text(0, 5, str(defense), 15, font_weight=800, fill="#2a2119"),
    )
    return group(words, ground, strip, label, shield)


def _key(scene: Scene, card: int) -> str:
    """The gallery's key of what lies there."""
    return "ruins" if card in scene.view["ruins"] else card_key(scene.content, card)


def _card(scene: Scene, player: int, card: int, width: float, height: float, ids: bool) -> list[str]:
    """A card in a State with what lies on it: its words, itself, and the shape by which it is pointed at."""
    book, view = scene.content, scene.view
    if card in view["ruins"]:
        drawn = ruins_face(width, height)
    else:
        name = name_of(book, card)
        drawn = face(book, book.card_design[card], width, height)
        used, uses = view["used"].count(card), max(book.card_uses[card], 1)
        if used:
            half = f"{used}/{uses}" if used < uses else ""
            drawn += pieces_on(scene.laid.get(card, []), width, height, name, veil=True, half=half)
        stock = scene.stocks[player].get(card, []) if player < scene.seats else []
        if stock:
            drawn += pieces_on(stock, width, height, name, veil=False)
        if card in view["shields"]:
            drawn += shield_on(width)
    piece = group(drawn, id=f"fss-card-{card}" if ids else None)
    return [title(scene.state_words(card, player)), piece, rect(0, 0, width, height, rx=7, fill_opacity=0)]


# --- one player at a time ------------------------------------------------------------------------------------


def mat_part(scene: Scene, seat: int) -> Part:
    """A seat's State by itself, for a narrow column or a phone: the board above, the rows below, as high as need be."""
    now = seat in scene.view["waiting"]
    wide = MAT - 8
    drawn = [at(4, 4, head(scene, seat, wide)), at(4, 61, status(scene, seat, wide))]
    y = 88.0
    if scene.view["faction"][seat] >= 0:
        drawn.append(at(150, 61, production(scene, seat)))
        drawn.append(at(6, y, shelf(scene, seat, 6, (98, 40), False)))
        drawn.append(at(6, y + 84, exchanges(scene, seat, 4, (147, 38), False)))
        drawn.append(at(8, y + 128, deals(scene, seat, MAT - 20, 1, False)))
        y += 162
    for category, cards in enumerate(scene.rows(seat)):
        lines = max(1, -(-len(cards) // 5))
        high = lines * (MAT_CARD[1] + GAP) + 2 if cards else BARE + 2.0
        drawn.append(at(4, 0, _label(scene, category, y, high, wide)))
        for place, card in enumerate(cards):
            x, top = 34 + place % 5 * (MAT_CARD[0] + 2), y + 3 + place // 5 * (MAT_CARD[1] + GAP)
            drawn.append(at(x, top, *_card(scene, seat, card, *MAT_CARD, False), data_show=_key(scene, card)))
        y += high + 6
    paper = sheet(
        1,
        1,
        MAT - 2,
        y,
        rx=11,
        stroke="@turn" if now else scene.looks[seat].fill,
        stroke_width=5 if now else 2.5,
    )
    return Part(group(title(head_words(scene, seat)), paper, *drawn), MAT, y + 6)
