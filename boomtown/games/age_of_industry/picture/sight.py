"""The parts of a page: map, pieces, players' table, cards and player boards, all drawn from one view."""

from functools import lru_cache
from typing import Any

from boomtown.draw.icons import icon
from boomtown.draw.page import player_row, small
from boomtown.draw.svg import Part, document, group
from boomtown.engine.game import Sight
from boomtown.games.age_of_industry.picture.atlas import Atlas, Entry
from boomtown.games.age_of_industry.picture.cards import card_part
from boomtown.games.age_of_industry.picture.map import draw_map
from boomtown.games.age_of_industry.picture.pieces import draw_pieces
from boomtown.games.age_of_industry.picture.player import hand_size
from boomtown.games.age_of_industry.picture.scene import Scene, count
from boomtown.games.age_of_industry.picture.whole import player_svg
from boomtown.games.age_of_industry.rules.content import Content
from boomtown.games.age_of_industry.words.words import CUBE_NAMES

COLUMNS = ["money", "loans", "cards", "spent", "used"]
INK = "currentColor"
_MATS: dict[Any, str] = {}


def sight(view: dict[str, Any], content: Content) -> Sight:
    """All that a page shows of a table, from a view of it."""
    scene = Scene(view, content)
    pieces = draw_pieces(scene)
    width, height = scene.atlas.drawing["map"]["canvas"]
    whole = Part(draw_map(scene.atlas) + pieces + group(class_="options"), width, height)
    return Sight(
        board=document(whole, f"Map of {scene.atlas.drawing['map']['name']}"),
        pieces=pieces[pieces.index(">") + 1 : -len("</g>")],
        facts=facts(scene),
        columns=COLUMNS,
        rows=[row(scene, seat) for seat in view["order"]],
        cards=cards(scene),
        mats=[mat(view, content, seat) for seat in range(view["seats"])],
    )


def facts(scene: Scene) -> list[str]:
    """Where the game stands."""
    deck = int(scene.view["deck"]["count"])
    name = str(scene.atlas.drawing["map"]["name"])
    return [name, f"round {scene.view['round'][0]}", f"{count(deck, 'card')} in the deck"]


# --- players -------------------------------------------------------------------------------------------------


def row(scene: Scene, seat: int) -> dict[str, Any]:
    """A line of the players' table, and below it what is next on the seat's board."""
    view, look = scene.view, scene.seats[seat]
    mine = [space for space, owner in enumerate(view["owner"]) if owner == seat]
    used = sum(view["flipped"][space] for space in mine)
    cells = [
        f"${view['money'][seat]}",
        str(view["loans"][seat]),
        str(hand_size(scene, seat)),
        f"${view['spent'][seat]}",
        f"{used} / {len(mine)}",
    ]
    notes = [_next_note(scene, seat, industry) for industry in scene.atlas.industries]
    notes.append(
        _note("rail", str(view["rails_left"][seat]), f"{count(view['rails_left'][seat], 'railway')} left")
    )
    return player_row(seat, look, look.colour.capitalize(), cells, notes)


def _next_note(scene: Scene, seat: int, industry: str) -> dict[str, str]:
    """The level of an industry's next counter."""
    counter = _next_counter(scene, seat, industry)
    name = str(scene.atlas.industries[industry]["name"])
    sign = scene.atlas.sign(industry)
    if counter is None:
        return _note(sign, "–", f"{name}: none left")
    level = scene.atlas.counters[counter]["level"]
    return _note(sign, str(level), f"{name}: next is level {level}")


def _next_counter(scene: Scene, seat: int, industry: str) -> int | None:
    """The leftmost counter of an industry on a seat's display."""
    counters = scene.atlas.counters
    start = seat * len(counters)
    for counter, entry in enumerate(counters):
        if entry["industry"] == industry and scene.view["left"][start + counter] > 0:
            return counter
    return None


def _note(sign: str, text: str, title: str) -> dict[str, str]:
    return {"svg": _sign(sign, INK), "text": text, "title": title}


@lru_cache(maxsize=64)
def _sign(sign: str, colour: str, ground: str = "") -> str:
    """A sign as a small picture, on a ground of its own if it has one."""
    return small(icon(sign, 13, 13, 18 if ground else 24, colour), ground)


# --- cards ---------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> list[dict[str, Any]]:
    """Hands as far as they are open, the own one first; then the cards on offer and the deck."""
    view = scene.view
    hands = sorted(range(view["seats"]), key=lambda seat: (seat != view["seat"], view["order"].index(seat)))
    found: list[dict[str, Any]] = []
    for seat in hands:
        hand = view["hands"][seat]
        if isinstance(hand, list):
            own = seat == view["seat"]
            name = "Your hand" if own else f"{scene.seats[seat].colour.capitalize()}'s hand"
            for kind in sorted(set(hand)):
                found.append(_card(scene, seat, kind, name, hand.count(kind), "card" if own else ""))
    viewer = view["seat"] if view["seat"] is not None else view["order"][0]
    for slot, kind in enumerate(view["offer"]):
        if kind >= 0:
            found.append({**_card(scene, viewer, kind, "On offer", 1, ""), "target": f"offer-{slot}"})
    deck = int(view["deck"]["count"])
    found.append(
        {
            "target": "deck-0",
            "group": "On offer",
            "title": "Deck",
            "text": f"{count(deck, 'card')} left" if deck else "No cards left",
            "band": "#4b4036",
            "sign": _sign("card", "#fdf9ed", "#4b4036"),
            "svg": "",
            "count": 1,
            "usable": deck > 0,
        }
    )
    return found


def _card(scene: Scene, seat: int, kind: int, where: str, held: int, target: str) -> dict[str, Any]:
    """A card as a ticket: what it is, what it would bring now, and the whole card to look at."""
    entry = scene.atlas.pack.deck["card"][kind]
    if entry.get("colour"):
        colour = scene.atlas.colours[entry["colour"]]
        band, ink, sign = colour["fill"], colour["ink"], scene.atlas.colour_sign(entry["colour"])
        text, usable = _places(scene.atlas, entry), True
    else:
        band, ink, sign = "#6b4a1f", "#fdf9ed", scene.atlas.sign(entry["effect"][0]["industry"])
        text, usable = _price(scene, seat, entry["effect"][0]["industry"])
    return {
        "target": f"{target}-{kind}" if target else "",
        "group": where,
        "title": str(entry["name"]),
        "text": text,
        "band": band,
        "sign": _sign(sign, ink, band),
        "svg": _card_svg(scene.atlas, kind),
        "count": held,
        "usable": usable,
    }


def _places(atlas: Atlas, entry: Entry) -> str:
    """'Kiel, Hamburg, +2'."""
    names = [str(town["name"]) for town in atlas.towns if town.get("colour") == entry["colour"]]
    return ", ".join(names[:2] + ([f"+{len(names) - 2}"] if len(names) > 2 else []))


def _price(scene: Scene, seat: int, industry: str) -> tuple[str, bool]:
    """What the next counter of an industry costs and needs; whether there is a place for it on this map."""
    symbol = scene.atlas.industries[industry]["space"]
    if not any(spot.entry["symbol"] == symbol for spot in scene.atlas.spaces):
        return "Here a discard only", False
    counter = _next_counter(scene, seat, industry)
    if counter is None:
        return "None left", False
    return next_words(scene.atlas.counters[counter])


def next_words(entry: Entry) -> tuple[str, bool]:
    """'Level 2: $6, coal'."""
    if not entry["buildable"]:
        return f"Level {entry['level']}: develop it first", True
    needs = [name for name in CUBE_NAMES if entry[name]]
    return ", ".join([f"Level {entry['level']}: ${entry['cost']}", *needs]), True


@lru_cache(maxsize=64)
def _card_svg(atlas: Atlas, kind: int) -> str:
    return document(card_part(atlas, kind), f"{atlas.pack.deck['card'][kind]['name']} card")


# --- player boards -------------------------------------------------------------------------------------------


def mat(view: dict[str, Any], content: Content, seat: int) -> str:
    """A seat's board; drawn again only when something on it has changed."""
    kinds = len(content.level)
    part = slice(seat * kinds, (seat + 1) * kinds)
    hand = view["hands"][seat]
    seen = (
        *(tuple(view[name][part]) for name in ("left", "gone")),
        *(view[name][seat] for name in ("money", "loans", "rails_left")),
        hand["count"] if isinstance(hand, dict) else len(hand),
        view["order"].index(seat),
        seat in view["waiting"],
        seat == view["seat"],
        tuple(view["colours"]),
    )
    found = _MATS.get((content.key, seat, seen))
    if found is None:
        if len(_MATS) >= 256:
            _MATS.clear()
        found = _MATS[(content.key, seat, seen)] = player_svg(view, content, seat)
    return found
