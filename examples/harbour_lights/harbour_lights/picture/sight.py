"""The parts of a page, and the whole table as one drawing: all from a view alone."""

from typing import Any

from boomtown.draw.page import board_and_players, player_row, small
from boomtown.draw.palette import LOOKS
from boomtown.draw.svg import Part, document, group
from boomtown.engine.game import Sight
from harbour_lights.picture.board import HEIGHT, WIDTH, pieces, printed
from harbour_lights.picture.player import counts_of, patron_of, player_part
from harbour_lights.picture.signs import crate, patron_card
from harbour_lights.rules.content import Content

COLUMNS = ["coins", "goods", "last bid"]


def sight(view: dict[str, Any], content: Content) -> Sight:
    """All that a page shows of a table."""
    lying = pieces(view, content)
    board = Part(
        printed(view["seats"]) + group(lying, class_="pieces") + group(class_="options"), WIDTH, HEIGHT
    )
    return Sight(
        board=document(board, "The harbour"),
        pieces=lying,
        facts=[f"round {view['round'][0]} of {view['last_round']}", f"{view['deck']['count']} ships to come"],
        columns=COLUMNS,
        rows=[row(view, content, seat) for seat in view["order"]],
        cards=cards(view, content),
        mats=[document(player_part(view, content, seat), mat_words(seat)) for seat in range(view["seats"])],
    )


def mat_words(seat: int) -> str:
    """What a screen reader calls a player's board."""
    return f"Warehouse of {LOOKS[seat].colour}"


def row(view: dict[str, Any], content: Content, seat: int) -> dict[str, Any]:
    """A line of the players' table, and below it the goods of the seat."""
    counts = counts_of(view, seat)
    notes = [
        {"svg": good_sign(content, good), "text": str(count), "title": f"{count} {content.good_names[good]}"}
        for good, count in enumerate(counts)
        if count
    ]
    cells = [str(view["coins"][seat]), str(sum(counts)), str(view["bids"][seat])]
    return player_row(seat, LOOKS[seat], LOOKS[seat].colour.capitalize(), cells, notes)


def good_sign(content: Content, good: int) -> str:
    """A good as a small picture."""
    return small(crate(content, good, 13, 13, 24))


def cards(view: dict[str, Any], content: Content) -> list[dict[str, Any]]:
    """The own patron, as a ticket beside the board."""
    if view["seat"] is None:
        return []
    patron = patron_of(view, view["seat"])
    assert patron is not None
    good = content.wants[patron]
    return [
        {
            "target": "",
            "group": "Your patron",
            "title": content.patron_names[patron],
            "text": f"{content.wanted} points for each {content.good_names[good]} you keep",
            "band": content.good_colours[good],
            "sign": good_sign(content, good),
            "svg": document(patron_card(content, patron), content.patron_names[patron]),
            "count": 1,
            "usable": True,
        }
    ]


def picture(view: dict[str, Any], content: Content) -> str:
    """The whole table in one drawing."""
    harbour = printed(view["seats"]) + pieces(view, content)
    players = [player_part(view, content, seat) for seat in view["order"]]
    words = (
        "Harbour Lights: the game is over" if view["over"] else f"Harbour Lights, round {view['round'][0]}"
    )
    return board_and_players(Part(harbour, WIDTH, HEIGHT), None, players, words)
