"""The parts of a page: the table, the players' table, the cards in hand and each State, all drawn from one view."""

from functools import lru_cache
from typing import Any

from boomtown.draw.page import player_row, small
from boomtown.draw.svg import Part, document, rect, text
from boomtown.engine.game import Sight
from boomtown.games.fifty_first_state.picture.ability import Item, ability_rows, bundle_items
from boomtown.games.fifty_first_state.picture.cards import PILE_COLOURS
from boomtown.games.fifty_first_state.picture.faction import SHELF
from boomtown.games.fifty_first_state.picture.icons import (
    CATEGORY_COLOURS,
    TYPE_WORDS,
    emblem,
    small_sign,
    small_token,
)
from boomtown.games.fifty_first_state.picture.scene import (
    PHASES,
    Scene,
    card_key,
    count,
    faction_key,
    faction_looks,
    link_key,
)
from boomtown.games.fifty_first_state.picture.short import short_words
from boomtown.games.fifty_first_state.picture.state import mat_part
from boomtown.games.fifty_first_state.picture.table import (
    BOARD_WORDS,
    HEIGHT,
    WIDTH,
    draw_ground,
    draw_pieces,
)
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.actions import ACTIONS, DISCARD
from boomtown.games.fifty_first_state.rules.content import Content, name_of
from boomtown.games.fifty_first_state.rules.table import ON_CARD
from boomtown.games.fifty_first_state.words.text import counted

COLUMNS = ["VP", "Locations", "deals", "hand"]
ROOMY = 5  # so many tickets have room for all their words
_MATS: dict[Any, str] = {}


def sight(view: dict[str, Any], content: Content) -> Sight:
    """All that a page shows of a table, from a view of it."""
    scene = Scene(view, content)
    pieces = draw_pieces(scene)
    layers = f'{draw_ground(content)}<g class="pieces">{pieces}</g><g class="options"></g>'
    return Sight(
        board=document(Part(layers, WIDTH, HEIGHT), BOARD_WORDS),
        pieces=pieces,
        facts=facts(scene),
        columns=COLUMNS,
        rows=[row(scene, seat) for seat in scene.turn_order()],
        cards=cards(scene),
        mats=[mat(scene, seat) for seat in range(scene.seats)],
    )


def facts(scene: Scene) -> list[str]:
    """Where the game stands."""
    view = scene.view
    phase = PHASES[view["phase"][0]]
    found = [f"round {view['round'][0]}" if view["round"][0] else "setup"]
    if view["round"][0] and not view["over"]:
        found.append(f"{phase} phase")
    found.append(f"{count(scene.size('deck'), 'card')} in the deck")
    if view["ended"][0] and not view["over"]:
        found.append("last round")
    if scene.solo:
        found.append(
            f"the Virtual Player has {view['score'][1]} VP and {count(scene.locations(1), 'Location')}"
        )
    return found


# --- players -------------------------------------------------------------------------------------------------


def row(scene: Scene, seat: int) -> dict[str, Any]:
    """A line of the players' table, and below it the goods of the seat."""
    view, look = scene.view, scene.looks[seat]
    held = scene.held("hands", seat) + scene.held("links", seat)
    notes = []
    for good in SHELF:
        have = int(view["goods"][seat][good])
        if have:
            notes.append(
                {"svg": small_token(good), "text": str(have), "title": counted(have, b.GOOD_IDS[good])}
            )
    if view["kept"][seat]:
        kept = len(view["kept"][seat])
        notes.append(
            {"svg": small_sign("lock"), "text": str(kept), "title": f"{count(kept, 'good')} in store"}
        )
    if view["passed"][seat]:
        notes.append({"svg": small_sign("no"), "text": "passed", "title": "Has passed"})
    cells = [str(view["score"][seat]), str(scene.locations(seat)), str(len(view["deals"][seat])), str(held)]
    return player_row(seat, look, look.colour, cells, notes)


# --- cards ---------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> list[dict[str, Any]]:
    """Faction boards while they are chosen; then the own hand, and others' hands as far as they are open."""
    view = scene.view
    found = factions(scene) if _choosing_faction(view) else []
    for seat in sorted(range(scene.seats), key=lambda one: (one != view["seat"], one)):
        own = seat == view["seat"]
        where = "Your hand" if own else f"The hand of {scene.name(seat)}"
        if isinstance(view["hands"][seat], list):
            found += _hand(scene, seat, where, own)
        if isinstance(view["links"][seat], list):
            found += _links(scene, seat, where, own)
    return found


def _choosing_faction(view: dict[str, Any]) -> bool:
    """Whether a seat is choosing its faction now."""
    return bool(view["agenda"]) and view["agenda"][-1]["step"] == "ChooseFaction"


def factions(scene: Scene) -> list[dict[str, Any]]:
    """The faction boards that the one who is choosing may take."""
    book, view = scene.content, scene.view
    chooser = view["waiting"][0]
    found = []
    for faction, name in enumerate(book.faction_names):
        if faction in view["faction"] and view["faction"][chooser] != faction:
            continue
        look = faction_looks(book)[faction]
        drawn = rect(0, 0, 26, 26, rx=5, fill=look.fill) + emblem(
            book.faction_emblems[faction], 13, 13, 20, look.ink
        )
        found.append(
            {
                "target": f"faction-{faction}",
                "group": "Faction boards",
                "title": name,
                "text": book.faction_hints[faction],
                "band": look.fill,
                "sign": small(drawn),
                "show": faction_key(book, faction),
                "count": 1,
                "usable": True,
            }
        )
    return found


def _hand(scene: Scene, seat: int, where: str, own: bool) -> list[dict[str, Any]]:
    """The cards of an open hand, each by itself; those picked to be discarded last."""
    view, book = scene.view, scene.content
    picked = [action - DISCARD for action in (view["picks"][seat] or []) if ACTIONS.name(action) == "discard"]
    few = len(view["hands"][seat]) + len(view["links"][seat]) <= ROOMY
    found = [_ticket(book, card, where, own, few) for card in view["hands"][seat] if card not in picked]
    for card in picked:
        found.append({**_ticket(book, card, where, own, few), "text": "To be discarded"})
    return found


def _ticket(content: Content, card: int, where: str, own: bool, few: bool) -> dict[str, Any]:
    """A Location card as a ticket; where there are few, with all that can be had for it."""
    colour = CATEGORY_COLOURS[content.card_category[card]]
    number = text(13, 20, str(content.card_distance[card]), 19, font_weight=800, fill="#ffffff")
    return {
        "target": f"card-{card}" if own else "",
        "group": where,
        "title": name_of(content, card),
        "text": ticket_words(content, content.card_design[card], few),
        "band": colour,
        "sign": small(rect(0, 0, 26, 26, rx=13, fill=colour) + number),
        "show": card_key(content, card),
        "count": 1,
        "usable": True,
    }


@lru_cache(maxsize=1024)
def ticket_words(content: Content, design: int, few: bool) -> str:
    """A card in a few words: 'Gun, score. Worker, gun → 2 VP. Raze: 2 gun, VP. Deal: gun.', or less of it."""
    card = content.design_first[design]
    kinds = [TYPE_WORDS[kind] for kind in range(len(TYPE_WORDS)) if content.card_types[card] >> kind & 1]
    ways = ability_rows(content, card)
    said = short_words(tuple(ways[-2 if content.card_category[card] == b.ACTION else -1]))
    lead = f"{', '.join(kinds).capitalize()}. " if kinds else ""
    words = f"{lead}{said[:1].upper()}{said[1:]}."
    if not few:
        return words
    spoils = short_words((tuple(bundle_items(content, content.card_spoils[card])),))
    deal = short_words(((Item("good", content.card_deal[card]),),))
    return f"{words} Raze: {spoils}. Deal: {deal}."


def _links(scene: Scene, seat: int, where: str, own: bool) -> list[dict[str, Any]]:
    """The Connection cards of an open hand."""
    content = scene.content
    found = []
    for link in scene.view["links"][seat]:
        kind = content.link_kind[link]
        colour = PILE_COLOURS[content.kind_piles[kind]]
        found.append(
            {
                "target": f"connection-{link}" if own else "",
                "group": where,
                "title": content.kind_names[kind],
                "text": f"Connection. {content.kind_texts[kind]}",
                "band": colour,
                "sign": small_token(b.RED if content.kind_piles[kind] == b.RED_PILE else b.BLUE),
                "show": link_key(content, link),
                "count": 1,
                "usable": True,
            }
        )
    return found


# --- each State by itself ------------------------------------------------------------------------------------


def mat(scene: Scene, seat: int) -> str:
    """A seat's State; drawn again only when something on it changed."""
    view = scene.view
    fields = ("states", "deals", "goods", "stock", "kept", "exchanged")
    cards = view["states"][seat]
    seen = (
        scene.content.key, seat, view["seat"], view["faction"][seat], view["score"][seat], view["passed"][seat],
        view["first"][0] == seat, seat in view["waiting"], scene.held("hands", seat), scene.held("links", seat),
        *(tuple(view[field][seat]) for field in fields),
        *(tuple(card for card in view[field] if card in cards) for field in ("used", "shields", "ruins")),
        tuple(piece for piece in view["laid"] if piece // ON_CARD in cards),
    )  # fmt: skip
    found = _MATS.get(seen)
    if found is None:
        if len(_MATS) >= 256:
            _MATS.clear()
        found = _MATS[seen] = document(mat_part(scene, seat), f"State of {scene.called(seat)}")
    return found
