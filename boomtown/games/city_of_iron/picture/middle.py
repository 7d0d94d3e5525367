"""The middle of the common board: the building row, lands, town piles, decks and the cards in play."""

from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, Value, at, group, path, rect, text, title
from boomtown.draw.words import fit
from boomtown.games.city_of_iron.picture.cards import BANDS, LETTERS, ROW_H, ROW_W, art_key, bot_mark, in_row
from boomtown.games.city_of_iron.picture.marks import DECK_COLOURS, SKILL_COLOURS, SKILL_SIGNS, slip
from boomtown.games.city_of_iron.picture.places import (
    BAND_Y,
    DECKS_W,
    DECKS_X,
    LANDS_W,
    LANDS_X,
    TOWNS_W,
    TOWNS_X,
    row_place,
)
from boomtown.games.city_of_iron.picture.scene import USES, Scene, building_key, expert_key
from boomtown.games.city_of_iron.picture.signs import art, sign, thing
from boomtown.games.city_of_iron.picture.tiles import (
    LAND_H,
    LAND_W,
    STRIP_H,
    TOWN_H,
    TOWN_W,
    land_tile,
    stars,
    town_card,
    town_strip,
)
from boomtown.games.city_of_iron.words.text import amount

START: dict[str, Value] = {"text_anchor": "start"}
CLEAR: dict[str, Value] = {"fill": "#000", "fill_opacity": 0}


def draw_row(scene: Scene) -> list[str]:
    """The building cards on offer."""
    parts = []
    for space, card in enumerate(scene.view["row"]):
        if card < 0:
            continue
        x, y = row_place(space)
        hit = rect(0, 0, ROW_W, ROW_H, rx=7, **CLEAR)
        drawn = in_row(scene.content, card) + bot_mark(14, 50, scene.view["bots"][card])
        words = f"Space {space + 1}. {scene.building_words(card)}"
        show = building_key(scene.content, card)
        parts.append(thing(x, y, words, drawn, hit, f"card-{card}", data_building=card, data_show=show))
    return parts


def draw_lands(scene: Scene) -> list[str]:
    """The lands that nobody has settled."""
    content = scene.content
    lands = [land for land, owner in enumerate(scene.view["land_owner"]) if owner == -1]
    places = [land for land in range(len(content.land_ids)) if content.land_nation[land] < 0]
    parts = []
    for land in lands:
        place = places.index(land)
        x = LANDS_X + 8 + place % 4 * (LAND_W + 3.3)
        y = BAND_Y + 7 + place // 4 * (LAND_H + 2)
        hit = rect(0, 0, LAND_W, LAND_H, rx=8, **CLEAR)
        data: dict[str, Value] = {"data_land": land, "data_show": f"land-{content.land_ids[land]}"}
        parts.append(
            thing(x, y, scene.land_words(land), land_tile(content, land), hit, f"tile-{land}", **data)
        )
    if not lands:
        words = text(
            LANDS_X + LANDS_W / 2, BAND_Y + 100, "All lands are settled", 16, fill="@ink-2", font_family=SERIF
        )
        parts.append(words)
    return parts


def draw_piles(scene: Scene) -> list[str]:
    """The three town piles: the top town as a card, those below it as lines; their order is open."""
    content = scene.content
    parts = []
    for pile in range(3):
        towns = scene.view[f"towns_{pile + 1}"][::-1]
        x, y = TOWNS_X + 6 + pile * ((TOWNS_W - 8) / 3), BAND_Y + 5
        hit = rect(-1, -1, TOWN_W + 2, 182, rx=7, **CLEAR)
        words = f"Town pile of {amount(pile + 1, 'star', 'stars')}: {amount(len(towns), 'town', 'towns')}"
        parts.append(thing(x, y, words, "", hit, f"pile-{pile}", data_pile=pile))
        for place, town in enumerate(towns):
            top = place == 0
            dy = 0 if top else TOWN_H + (place - 1) * STRIP_H + 2
            drawn = town_card(content, town, False) if top else town_strip(content, town)
            cover = rect(0, 0, TOWN_W, TOWN_H if top else STRIP_H - 1, rx=6 if top else 4, **CLEAR)
            data: dict[str, Value] = {"data_town": town, "data_show": f"town-{content.town_ids[town]}"}
            parts.append(thing(x, y + dy, scene.town_words(town), drawn, cover, f"town-card-{town}", **data))
        if not towns:
            parts.append(
                at(
                    x,
                    y,
                    stars(TOWN_W / 2, 40, pile + 1, 18, "@faint"),
                    text(TOWN_W / 2, 72, "conquered", 15, fill="@ink-3"),
                )
            )
    return parts


def draw_decks(scene: Scene) -> str:
    """Building decks and discard pile; below them the cards that lie before the active player."""
    view, kit = scene.view, scene.content
    parts = []
    for deck, name in enumerate(("deck_a", "deck_b", "deck_c")):
        x, y, left = DECKS_X + 10 + deck * 42, BAND_Y + 10, int(view[name]["count"])
        parts.append(
            group(
                title(f"Building deck {LETTERS[deck]}: {amount(left, 'card', 'cards')}"),
                _back(x, y, deck, left),
            )
        )
    scrap = view["scrap"]
    x, y = DECKS_X + 142, BAND_Y + 10
    words = title(
        f"Building discard pile: {amount(len(scrap), 'card', 'cards')}"
        + (f", {kit.card_names[scrap[-1]]} on top" if scrap else "")
    )
    pile = rect(x, y, 98, 52, rx=6, fill="@well", stroke="@line-strong", stroke_width=1.2)
    if scrap:
        pile += art(art_key(kit, scrap[-1]), x + 1, y + 1, 96, 30)
        pile += text(x + 49, y + 47, f"{len(scrap)} discarded", 15, fill="@ink")
    else:
        pile += text(x + 49, y + 32, "discard pile", 15, fill="@ink-3")
    parts.append(group(words, pile, data_show=building_key(kit, scrap[-1]) if scrap else None))
    parts.append(_in_play(scene))
    return group(*parts)


def _back(x: float, y: float, deck: int, left: int) -> str:
    """The back of a building deck with its letter and how many cards it holds."""
    look: dict[str, Value] = {"fill": BANDS[deck], "stroke": "#f4d890", "stroke_width": 1.6}
    return (
        rect(x, y, 38, 52, rx=5, opacity=1 if left else 0.35, **look)
        + text(x + 19, y + 24, LETTERS[deck], 21, font_weight=800, fill="#f4d890", font_family=SERIF)
        + text(x + 19, y + 45, str(left), 17, font_weight=700, fill="#fff")
    )


def _in_play(scene: Scene) -> str:
    """The cards that the active player has used this turn, and for what."""
    view, kit = scene.view, scene.content
    x, y = DECKS_X + 10, BAND_Y + 68
    wide = DECKS_W - 20
    if scene.turn < 0:
        return _season(scene, x, y, wide)
    look, played = scene.looks[scene.turn], list(zip(view["played"], view["uses"]))
    name = scene.nation_name(scene.turn)
    head = f"{name} plays" if played else f"{name}'s turn"
    parts = [
        badge(look, x + 13, y + 11, 24),
        text(x + 31, y + 17, head, fit(head, 15.5, wide - 34, 12), font_weight=700, **START),
    ]
    step = min(24, 92 / max(len(played), 1))
    for i, (card, use) in enumerate(played):
        parts.append(_slip(scene, card, use, x, y + 27 + i * step, wide, min(step - 1, 23)))
    if not played:
        parts.append(text(x, y + 50, "No card in play", 15, fill="@ink-3", **START))
    said = ", ".join(f"{kit.expert_names[card]} {USES[use]}" for card, use in played) or "no card in play"
    return group(title(f"{name}: {said}"), *parts)


def _slip(scene: Scene, card: int, use: int, x: float, y: float, width: float, height: float) -> str:
    """A card in play: its name, and what it is used for."""
    kit, deck = scene.content, scene.content.expert_deck[card]
    nation = scene.view["nation"][scene.turn]
    size = min(15.5, height * 0.72)
    mark = (
        sign("hand", x + width - 14, y + height / 2, size + 2, "#8a5a20")
        if use == 0
        else (
            rect(x + width - 42, y + 2, 38, height - 4, rx=3, fill=SKILL_COLOURS[use - 1])
            + sign(SKILL_SIGNS[use - 1], x + width - 31, y + height / 2, size, "#fff")
            + text(
                x + width - 14,
                y + height / 2 + size * 0.36,
                str(kit.skill[use - 1][nation * kit.experts + card]),
                size,
                font_weight=800,
                fill="#fff",
            )
        )
    )
    name = text(x + 14, y + height / 2 + size * 0.36, kit.expert_names[card], size, fill="@print", **START)
    words = title(f"{kit.expert_names[card]}, used {USES[use]}")
    return group(
        words,
        slip(x, y, width, height, DECK_COLOURS[deck]),
        name,
        mark,
        id=f"played-{card}",
        data_show=expert_key(kit, nation, card),
    )


SEASON_SIGNS = {
    "Setup": "crown",
    "Spring": "bid",
    "Autumn": "coin",
    "Winter": "recruit",
    "The end": "influence",
}
SEASON_WORDS = {
    "Setup": "Nations and decks",
    "Spring": "Bids for turn order",
    "Autumn": "Scores and income",
    "Winter": "New experts are hired",
    "The end": "Seven rounds are over",
}


def _season(scene: Scene, x: float, y: float, wide: float) -> str:
    """Which season it is, while nobody has a turn."""
    name = scene.season()
    return (
        rect(x, y, wide, 110, rx=8, fill="@well", stroke="@line", stroke_width=1.2)
        + sign(SEASON_SIGNS.get(name, "crown"), x + wide / 2, y + 34, 38, "#8a5a20")
        + text(x + wide / 2, y + 76, name, 22, font_weight=700, font_family=SERIF)
        + text(x + wide / 2, y + 98, SEASON_WORDS.get(name, ""), 15.5, fill="@ink-2")
        + path(f"M{x + 20} {y + 58}h{wide - 40}", stroke="@brass", stroke_width=1)
    )
