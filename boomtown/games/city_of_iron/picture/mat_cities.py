"""The cities on a mat with lands, districts and buildings; towns, stored buildings, districts in reserve."""

from boomtown.draw.svg import SERIF, Part, Value, at, circle, group, path, rect, text, title
from boomtown.draw.words import wrap
from boomtown.games.city_of_iron.picture.cards import MAT_H, MAT_W, bot_mark, cost, mat_card, needs_land
from boomtown.games.city_of_iron.picture.marks import (
    GUNS,
    shield,
)
from boomtown.games.city_of_iron.picture.scene import Scene, building_key
from boomtown.games.city_of_iron.picture.signs import art, sign
from boomtown.games.city_of_iron.picture.tiles import (
    TOWN_H,
    TOWN_W,
    district,
    district_draws,
    reach,
    town_card,
    types,
)
from boomtown.games.city_of_iron.rules.content import Content
from boomtown.games.city_of_iron.words.text import amount

INNER = 536
START: dict[str, Value] = {"text_anchor": "start"}
CLEAR: dict[str, Value] = {"fill": "#000", "fill_opacity": 0}


def heading(words: str, note: str = "") -> str:
    """The name of a part of the mat."""
    line = path(f"M0 24h{INNER}", stroke="@line", stroke_width=1.5)
    said = text(INNER, 17, note, 16, fill="@ink-2", text_anchor="end") if note else ""
    return line + text(0, 18, words, 18, font_weight=700, font_family=SERIF, **START) + said


def _grid(cells: list[str], top: float, width: float, height: float, across: int) -> tuple[str, float]:
    """Things in rows, and where they end."""
    gap = (INNER - across * width) / max(across - 1, 1)
    drawn = [
        at(i % across * (width + gap), top + i // across * (height + 7), cell) for i, cell in enumerate(cells)
    ]
    return "".join(drawn), top + -(-len(cells) // across) * (height + 7)


def draw_city(scene: Scene, seat: int, land: int) -> Part:
    """A city: its land with goal and districts, then its buildings and the room that is left."""
    content = scene.content
    cards, sides = scene.buildings_in(seat, land), scene.districts_on(land)
    room = scene.population(land)
    entry = content.data["lands"]["land"][land]
    parts = [
        title(scene.land_words(land)),
        art(f"l-{land}", 0, 0, 178, 92),
        rect(0, 0, 178, 92, rx=8, fill="none", stroke="@outline", stroke_width=2),
        reach(content, land, 5, 5, 27) if content.land_distance[land] else "",
        types(content, land, 174, 76, 27),
        text(190, 20, content.land_names[land], 19, font_weight=700, font_family=SERIF, **START),
        text(INNER, 20, f"{len(cards)} of {room}", 18, font_weight=700, text_anchor="end"),
        sign("house", INNER - 72, 14, 20, "@ink-2"),
        shield(205, 45, 31, content.land_goal[land].influence),
    ]
    said = str(entry["text"]).split(" if ", 1)[-1]
    for i, line in enumerate(wrap(said[:1].upper() + said[1:], 15.5, INNER - 232)[:3]):
        parts.append(text(228, 41 + i * 18, line, 15.5, fill="@ink-2", **START))
    parts += [
        at(
            204 + i * 42,
            80,
            title(district_draws(content, side)),
            district(content, side, 36),
            data_show=f"side-{content.side_ids[side]}",
        )
        for i, side in enumerate(sides)
    ]
    tile = group(
        *parts, rect(0, 0, 178, 92, rx=8, **CLEAR), data_land=land, data_show=f"land-{content.land_ids[land]}"
    )
    cells = [_card(scene, card) for card in cards]
    cells += [_room() for _ in range(min(room - len(cards), -len(cards) % 4))]
    drawn, end = _grid(cells, 104, MAT_W, MAT_H, 4) if cards else (_rooms(room), 130)
    return Part(tile + drawn, INNER, end)


def _rooms(room: int) -> str:
    """A city without buildings: so much room."""
    return text(0, 122, f"No buildings yet, room for {room}.", 16, fill="@ink-2", **START)


def _room() -> str:
    return rect(
        1, 1, MAT_W - 2, MAT_H - 2, rx=7, fill="none", stroke="@faint", stroke_width=2, stroke_dasharray="7 6"
    )


def _card(scene: Scene, card: int, price: bool = False) -> str:
    """A building with the Steambots on it, or with its price while it is only stored."""
    content = scene.content
    drawn = mat_card(content, card) + bot_mark(15, 40, scene.view["bots"][card])
    hit = rect(0, 0, MAT_W, MAT_H, rx=7, **CLEAR)
    more = at(0, 0, cost(content, card, needs_land(content, card), 4, MAT_H + 15, 23)) if price else ""
    words = title(scene.building_words(card))
    return group(words, drawn, hit, more, data_building=card, data_show=building_key(content, card))


def draw_towns(scene: Scene, seat: int) -> Part:
    """The towns that the player has conquered."""
    towns = scene.towns_of(seat)
    if not towns:
        return Part("", INNER, 0)
    cells = []
    for town in towns:
        extra = ""
        if scene.view["marked"][town]:
            extra += circle(16, 40, 10, fill=GUNS, stroke="#fff", stroke_width=2) + text(
                16, 45, f"+{scene.view['marked'][town]}", 12, font_weight=800, fill="#fff"
            )
        if scene.view["guard"][town] >= 0:
            extra += rect(28, 28, 92, 22, rx=5, fill="@face", stroke="@outline", stroke_width=1) + text(
                74, 44, scene.content.expert_names[scene.view["guard"][town]], 13.5, fill="@print"
            )
        drawn = town_card(scene.content, town, True) + extra
        cells.append(
            group(
                title(scene.town_words(town)),
                drawn,
                data_town=town,
                data_show=f"town-{scene.content.town_ids[town]}",
            )
        )
    drawn_all, end = _grid(cells, 32, TOWN_W, TOWN_H, 3)
    return Part(heading("Towns", amount(len(towns), "town", "towns")) + drawn_all, INNER, end)


def draw_stored(scene: Scene, seat: int) -> Part:
    """Buildings in the buy pool."""
    cards = scene.view["stored"][seat]
    if not cards:
        return Part("", INNER, 0)
    drawn, end = _grid([_card(scene, card, True) for card in cards], 32, MAT_W, MAT_H + 28, 4)
    return Part(heading("Stored buildings", "to build later") + drawn, INNER, end)


def draw_reserve(scene: Scene, seat: int) -> Part:
    """Districts not yet laid, and unused Steambots."""
    kit: Content = scene.content
    parts: list[str] = []
    x = 0.0
    for token, left in enumerate(scene.reserve(seat)):
        sides = [side for side in range(len(kit.side_ids)) if kit.side_token[side] == token]
        if not left:
            continue
        for side in sides:
            parts.append(
                at(
                    x + 20,
                    52,
                    title(district_draws(kit, side)),
                    district(kit, side, 38),
                    data_show=f"side-{kit.side_ids[side]}",
                )
            )
            parts.append(text(x + 43, 58, kit.side_names[side], 16, **START))
            x += 114
        parts.append(text(x, 58, f"×{left}", 18, font_weight=700, fill="@ink-2", **START))
        x += 38
    free = scene.view["bots_free"][seat]
    note = amount(free, "Steambot", "Steambots") + " to place" if free else ""
    if not parts and not note:
        return Part("", INNER, 0)
    return Part(heading("Districts in reserve", note) + "".join(parts), INNER, 76 if parts else 30)
