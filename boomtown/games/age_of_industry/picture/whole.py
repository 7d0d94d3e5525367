"""Age of Industry drawn as a seat may see it: the whole table, or the map, a player's board, the cards."""

from typing import Any

from boomtown.draw.svg import Part, at, document, group, put, rect, window
from boomtown.games.age_of_industry.picture.aid import key_part, score_part
from boomtown.games.age_of_industry.picture.atlas import Content, atlas_of
from boomtown.games.age_of_industry.picture.cards import card_part, cards_part, display_part
from boomtown.games.age_of_industry.picture.map import draw_map
from boomtown.games.age_of_industry.picture.pieces import draw_pieces
from boomtown.games.age_of_industry.picture.player import WIDTH as COLUMN
from boomtown.games.age_of_industry.picture.player import player_part
from boomtown.games.age_of_industry.picture.scene import Scene

__all__ = ["Content", "card_svg", "cards_svg", "map_svg", "picture", "player_svg"]

GAP = 22


def picture(view: dict[str, Any], content: Content) -> str:
    """The whole table as one document."""
    scene = Scene(view, content)
    map_part = _map_part(scene)
    cards = _lower_part(scene, map_part.width)
    x, y = map_part.width + 2 * GAP, float(GAP)
    parts = [window(map_part, GAP, GAP), put(cards, GAP, map_part.height + 2 * GAP)]
    height = map_part.height + cards.height + 3 * GAP
    for seat in view["order"]:
        player = player_part(scene, seat)
        parts.append(put(player, x, y))
        y += player.height + 10
    height = max(height, y + GAP)
    key = key_part(scene, height - y - GAP)
    if key:
        parts.append(put(key, x, y))
    width = map_part.width + COLUMN + 3 * GAP
    table = rect(0, 0, width, height, fill="@page")
    return document(Part(table + "".join(parts), width, height), _words(scene))


def map_svg(view: dict[str, Any], content: Content) -> str:
    """The map with all that lies on it, in the layers map, pieces and options."""
    scene = Scene(view, content)
    return document(_map_part(scene), f"Map of {scene.atlas.drawing['map']['name']}")


def player_svg(view: dict[str, Any], content: Content, seat: int) -> str:
    """The board of a seat."""
    scene = Scene(view, content)
    return document(player_part(scene, seat), f"Board of {scene.owner_word(seat)}")


def cards_svg(view: dict[str, Any], content: Content, seat: int | None) -> str:
    """Cards on offer, deck, discard pile and the hand of a seat, open or hidden as the view has it."""
    return document(cards_part(Scene(view, content), seat, 1600), "Cards")


def card_svg(content: Content, kind: int) -> str:
    """A card of a kind."""
    atlas = atlas_of(content)
    return document(card_part(atlas, kind), f"{atlas.pack.deck['card'][kind]['name']} card")


def _map_part(scene: Scene) -> Part:
    width, height = scene.atlas.drawing["map"]["canvas"]
    return Part(draw_map(scene.atlas) + draw_pieces(scene) + group(class_="options"), width, height)


def _lower_part(scene: Scene, width: float) -> Part:
    """Below the map: the cards; when the game is over, the final score in place of the hands."""
    if not scene.view["result"]:
        return cards_part(scene, scene.view["seat"], width)
    display = display_part(scene)
    start = display.width + 40
    score = score_part(scene, width - start)
    return Part(display.markup + at(start, 0, score.markup), width, max(display.height, score.height))


def _words(scene: Scene) -> str:
    view = scene.view
    name = scene.atlas.drawing["map"]["name"]
    if view["over"]:
        return f"Age of Industry, {name}: the game is over"
    waiting = " and ".join(scene.owner_word(seat) for seat in view["waiting"])
    return f"Age of Industry, {name}, round {view['round'][0]}, {waiting} to play"
