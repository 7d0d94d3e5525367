"""A player on the common board, compact: what they have, their cities with districts and buildings, towns, decks."""

from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, Value, at, circle, group, path, rect, text, title
from boomtown.draw.words import fit
from boomtown.games.city_of_iron.picture.cards import CHIP_H, CHIP_W, bot_mark, free_slot, name_lines, small
from boomtown.games.city_of_iron.picture.marks import (
    DECK_COLOURS,
    DRAW_SIGNS,
    GUNS,
    SCIENCE,
    good_token,
    shield,
    slip,
)
from boomtown.games.city_of_iron.picture.places import panel_box
from boomtown.games.city_of_iron.picture.scene import Scene, building_key, expert_key
from boomtown.games.city_of_iron.picture.signs import art, sign, thing
from boomtown.games.city_of_iron.picture.tiles import district, district_draws, figure, town_gives, types
from boomtown.games.city_of_iron.rules.content import GOODS
from boomtown.games.city_of_iron.words.text import amount

START: dict[str, Value] = {"text_anchor": "start"}
CLEAR: dict[str, Value] = {"fill": "#000", "fill_opacity": 0}
HEAD, GOODS_H, DECKS_H = 42, 27, 50
LAND, SLOT, GAP, LINE = 64, 24, 6, 52
TOWN = 108
SCALES = (1.36, 1.16, 1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44)
Item = tuple[float, str]  # how wide, what


def draw_panel(scene: Scene, seat: int) -> str:
    """The panel of a seat."""
    x, y, wide, high = panel_box(seat, scene.count)
    now = seat in scene.view["waiting"]
    edge = rect(0, 0, wide, high, rx=9, fill="none", stroke="@turn", stroke_width=5) if now else ""
    parts = [title(panel_words(scene, seat)), edge, _head(scene, seat, wide)]
    if scene.view["nation"][seat] >= 0:
        parts.append(at(8, HEAD, _goods(scene, seat, wide - 16)))
        parts.append(
            at(8, HEAD + GOODS_H + 2, _holdings(scene, seat, wide - 16, high - HEAD - GOODS_H - DECKS_H - 6))
        )
        parts.append(at(8, high - DECKS_H, _decks(scene, seat, wide - 16)))
    else:
        parts.append(text(wide / 2, high / 2, "chooses a nation", 17, fill="@ink-2", font_family=SERIF))
    return at(x, y, *parts, data_seat=seat)


def panel_words(scene: Scene, seat: int) -> str:
    """'Your Hog Republic: 12 influence, 5 coins, 1 science, income 4, 3 cards in hand'."""
    view = scene.view
    words = scene.owner(seat)
    return (
        f"{words[:1].upper()}{words[1:]}: {view['influence'][seat]} influence, "
        f"{amount(view['coins'][seat], 'coin', 'coins')}, {view['science'][seat]} science, "
        f"income {view['income'][seat]}, {amount(scene.hand_size(seat), 'card', 'cards')} in hand"
    )


def _head(scene: Scene, seat: int, wide: float) -> str:
    """Who it is, with influence, coins, income, science and cards in hand."""
    view, look = scene.view, scene.looks[seat]
    band = path(f"M2 {HEAD - 2}V9q0-7 7-7h{wide - 18}q7 0 7 7v{HEAD - 11}z", fill=look.fill, opacity=0.2)
    you = seat == scene.viewer
    name = scene.nation_name(seat)
    figures = wide - 226
    parts = [band, badge(look, 25, HEAD / 2, 33), _name(name, 46, figures - 50)]
    if you:
        parts.append(rect(12, -10, 40, 19, rx=9, fill="@brass", stroke="@brass-2", stroke_width=1.5))
        parts.append(text(32, 4.5, "you", 14.5, font_weight=700, fill="@print"))
    if view["nation"][seat] < 0:
        return "".join(parts)
    parts.append(shield(figures + 14, 21, 31, view["influence"][seat]))
    parts.append(_number(figures + 43, "coin", view["coins"][seat], "#a87510"))
    parts.append(
        text(figures + 85, 27, f"+{view['income'][seat]}", 16, font_weight=700, fill="@good", **START)
    )
    parts.append(_number(figures + 133, "science", view["science"][seat], SCIENCE))
    parts.append(_number(figures + 180, "hand", scene.hand_size(seat), "@ink-2"))
    return "".join(parts)


def _name(name: str, x: float, wide: float) -> str:
    """A nation's name on one line, or on two where it is long."""
    lines = name_lines(name, wide, 16)
    size = min(fit(line, 16, wide, 12.5) for line in lines)
    first = HEAD / 2 + size * 0.36 - (len(lines) - 1) * size * 0.53
    return "".join(
        text(x, first + i * size * 1.06, line, size, font_weight=700, **START) for i, line in enumerate(lines)
    )


def _number(x: float, name: str, number: int, colour: str) -> str:
    return sign(name, x, 21, 21, colour) + text(x + 13, 27.5, str(number), 19, font_weight=800, **START)


def _goods(scene: Scene, seat: int, wide: float) -> str:
    """How much of every good they have."""
    step = wide / GOODS
    parts = []
    for good, n in enumerate(scene.goods(seat)):
        x = good * step
        dim = 1 if n else 0.35
        token = group(good_token(good, x + 11, 13, 20), opacity=dim if dim < 1 else None)
        look: dict[str, Value] = {"font_weight": 800 if n else 400, "fill": "@ink" if n else "@ink-3"}
        parts.append(token + text(x + 23, 19, str(n), 16, **look, **START))
    return "".join(parts)


# --- cities, towns, reserve ----------------------------------------------------------------------------------


def _holdings(scene: Scene, seat: int, wide: float, high: float) -> str:
    """Cities, towns, stored buildings and districts in reserve, in lines; smaller if they would not fit."""
    units = [_city(scene, seat, land) for land in scene.cities(seat)]
    units += [[(TOWN, _town(scene, town))] for town in scene.towns_of(seat)]
    units += [[(CHIP_W + 3, _stored(scene, card))] for card in scene.view["stored"][seat]]
    units += [[item] for item in _reserve(scene, seat)]
    scale, lines = SCALES[-1], _lines(units, wide / SCALES[-1])
    for tried in SCALES:
        found = _lines(units, wide / tried)
        if len(found) * LINE * tried <= high + 2:
            scale, lines = tried, found
            break
    drawn = []
    for row, line in enumerate(lines):
        x = 0.0
        for width, markup in line:
            drawn.append(at(x, row * LINE, markup))
            x += width
    return at(0, 0, *drawn, scale=scale)


def _lines(units: list[list[Item]], wide: float) -> list[list[Item]]:
    """Things in lines that are no wider than that; a city is broken only if it is wider than a line."""
    lines: list[list[Item]] = [[]]
    used = 0.0
    for unit in units:
        whole = sum(item[0] for item in unit)
        if lines[-1] and used + whole > wide + GAP and whole <= wide + GAP:
            lines.append([])
            used = 0
        for item in unit:
            if lines[-1] and used + item[0] > wide + GAP:
                lines.append([(LAND + 4, "")] if len(unit) > 1 else [])
                used = LAND + 4 if len(unit) > 1 else 0
            lines[-1].append(item)
            used += item[0]
    return lines


def _city(scene: Scene, seat: int, land: int) -> list[Item]:
    """A city: its land with districts, its buildings, room for more."""
    content = scene.content
    sides, cards = scene.districts_on(land), scene.buildings_in(seat, land)
    size = 23 if len(sides) < 3 else 19
    tokens = [
        at(LAND - 13 - i * (size - 2), 34, district(content, side, size)) for i, side in enumerate(sides)
    ]
    frame: dict[str, Value] = {"fill": "none", "stroke": "@outline", "stroke_width": 1.6}
    tile = art(f"l-{land}", 0, 1, LAND, 44) + rect(0, 1, LAND, 44, rx=5, **frame)
    tile += types(content, land, LAND - 2, 12, 17) + "".join(tokens)
    hit = rect(0, 0, LAND, 46, rx=5, **CLEAR)
    show = f"land-{content.land_ids[land]}"
    whole = thing(0, 0, scene.land_words(land), tile, hit, f"tile-{land}", data_land=land, data_show=show)
    items: list[Item] = [(LAND + 4, whole), *((CHIP_W + 1, _chip(scene, card)) for card in cards)]
    room = scene.population(land) - len(cards)
    items += [(SLOT + 1, at(0, 1, free_slot(SLOT, CHIP_H))) for _ in range(room)]
    items[-1] = (items[-1][0] + GAP, items[-1][1])
    return items


def _chip(scene: Scene, card: int) -> str:
    """A building in a city."""
    drawn = small(scene.content, card) + bot_mark(CHIP_W - 8, 6, scene.view["bots"][card])
    return _card(scene, card, scene.building_words(card), drawn)


def _stored(scene: Scene, card: int) -> str:
    """A building in the buy pool, with a chest on it."""
    mark = circle(CHIP_W - 9, 6, 10, fill="#ffe9b0", stroke="@outline", stroke_width=1)
    mark += sign("chest", CHIP_W - 9, 6, 14, "#6b4a1f")
    words = f"Stored: {scene.building_words(card)}"
    return _card(scene, card, words, group(small(scene.content, card), opacity=0.8) + mark)


def _card(scene: Scene, card: int, words: str, drawn: str) -> str:
    hit = rect(0, 0, CHIP_W - 1, CHIP_H - 2, rx=5, **CLEAR)
    show = building_key(scene.content, card)
    return thing(0, 1, words, drawn, hit, f"card-{card}", data_building=card, data_show=show)


def _town(scene: Scene, town: int) -> str:
    """A conquered town: name, defense, goods, a cube or a guard."""
    kit, view = scene.content, scene.view
    name = kit.town_names[town]
    extra = sign("military_draw", 48, 32, 16, "#c08a1e") if view["guard"][town] >= 0 else ""
    extra += circle(48, 32, 7, fill=GUNS, stroke="@outline", stroke_width=1) if view["marked"][town] else ""
    width = TOWN - 4
    drawn = (
        rect(1, 2, width, 44, rx=5, fill="@shade", opacity=0.35)
        + rect(0, 0, width, 44, rx=5, fill="@face", stroke="#7a3b2e", stroke_width=2)
        + text(width / 2, 17, name, fit(name, 15.5, width - 6, 12), font_weight=700, fill="@print")
        + figure("guns", scene.defense(town), 13, 32, 18, GUNS)
        + extra
        + town_gives(kit, town, width - 3, 32, 20, 50)
    )
    hit = rect(0, 0, width, 44, rx=5, **CLEAR)
    show = f"town-{kit.town_ids[town]}"
    return thing(
        0, 1, scene.town_words(town), drawn, hit, f"town-card-{town}", data_town=town, data_show=show
    )


def _reserve(scene: Scene, seat: int) -> list[Item]:
    """Districts not yet laid, both sides of each; and Steambots not yet used."""
    kit, own = scene.content, seat == scene.viewer
    items: list[Item] = []
    for token, left in enumerate(scene.reserve(seat)):
        sides = [side for side in range(len(kit.side_ids)) if kit.side_token[side] == token]
        if not left:
            continue
        parts = []
        for i, side in enumerate(sides):
            words = f"In reserve: {amount(left, 'token', 'tokens')} {kit.token_names[token]}. {district_draws(kit, side)}"
            hit = rect(-14, -14, 28, 28, rx=6, **CLEAR)
            data: dict[str, Value] = {
                "data_side": side if own else None,
                "data_show": f"side-{kit.side_ids[side]}",
            }
            parts.append(
                thing(15 + i * 30, 24, words, district(kit, side, 26), hit, f"reserve-{seat}-{side}", **data)
            )
        frame = rect(
            0, 7, 60, 34, rx=7, fill="none", stroke="@faint", stroke_width=1.4, stroke_dasharray="4 3"
        )
        count = text(63, 30, f"×{left}", 15, fill="@ink-2", **START)
        items.append((88, group(frame, *parts, count)))
    free = scene.view["bots_free"][seat]
    if free:
        words = title(f"{amount(free, 'Steambot', 'Steambots')} to place")
        items.append((54, group(words, at(0, 24, figure("bot", free, 14, 0, 22, SCIENCE, "@ink")))))
    return items


# --- decks ---------------------------------------------------------------------------------------------------


def _decks(scene: Scene, seat: int, wide: float) -> str:
    """Citizen and military decks: how many to draw, how many discarded, the top of the discards."""
    half = min(wide / 2, 260)
    return "".join(at(deck * half, 0, _deck(scene, seat, deck, half - 4)) for deck in (0, 1))


def _deck(scene: Scene, seat: int, deck: int, wide: float) -> str:
    kit, own = scene.content, seat == scene.viewer
    left, gone = scene.draw_size(seat, deck), scene.discard_size(seat, deck)
    top = scene.view["tops"][seat][deck]
    colour = DECK_COLOURS[deck]
    back = (
        rect(
            0, 2, 40, 42, rx=5, fill=colour, stroke="@outline", stroke_width=1.4, opacity=1 if left else 0.55
        )
        + sign(DRAW_SIGNS[deck], 13, 23, 20, "#fff")
        + text(30, 30, str(left), 19, font_weight=800, fill="#fff")
    )
    hit = rect(0, 2, 40, 42, rx=5, **CLEAR)
    data: dict[str, Value] = {"data_deck": deck if own else None}
    pile = thing(0, 0, scene.deck_words(seat, deck), back, hit, f"deck-{seat}-{deck}", **data)
    x = 44
    yearly = scene.draws(seat, deck)
    drawn = f"{gone} discarded" if gone else "none discarded"
    note = text(x, 41, drawn, 14, fill="@ink-2", **START) + (
        text(wide, 41, f"+{yearly}", 15, font_weight=700, fill="@good", text_anchor="end") if yearly else ""
    )
    if top < 0:
        return (
            pile
            + rect(
                x,
                3,
                wide - x,
                23,
                rx=5,
                fill="none",
                stroke="@faint",
                stroke_width=1.3,
                stroke_dasharray="4 4",
            )
            + note
        )
    name = kit.expert_names[top]
    card = slip(x, 3, wide - x, 23, colour) + text(
        x + 12, 20, name, fit(name, 15.5, wide - x - 16, 12), fill="@print", **START
    )
    nation = scene.view["nation"][seat]
    words = title(f"Top of the discards: {name}")
    return pile + group(words, card, data_show=expert_key(kit, nation, top)) + note
