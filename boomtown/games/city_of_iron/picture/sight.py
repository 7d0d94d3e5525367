"""The parts of a page: board, pieces, players' table, cards and player boards, all drawn from one view."""

from functools import lru_cache
from typing import Any

from boomtown.draw.page import player_row
from boomtown.draw.svg import Part, document, group
from boomtown.engine.game import Sight
from boomtown.games.city_of_iron.picture.board import draw_map
from boomtown.games.city_of_iron.picture.buildings import building_art
from boomtown.games.city_of_iron.picture.cards import BANDS
from boomtown.games.city_of_iron.picture.experts import KINDS
from boomtown.games.city_of_iron.picture.marks import DECK_COLOURS
from boomtown.games.city_of_iron.picture.mat import mat_svg
from boomtown.games.city_of_iron.picture.people import expert_art
from boomtown.games.city_of_iron.picture.pieces import draw_pieces
from boomtown.games.city_of_iron.picture.places import HEIGHT, WIDTH
from boomtown.games.city_of_iron.picture.scene import USES, Scene, building_key, expert_key
from boomtown.games.city_of_iron.picture.signs import sign_svg
from boomtown.games.city_of_iron.picture.whole import board_words
from boomtown.games.city_of_iron.rules.content import GOODS, Content
from boomtown.games.city_of_iron.rules.table import HIRING
from boomtown.games.city_of_iron.words.text import DECKS, amount, expert_text, goods_words, skill_words

COLUMNS = ["influence", "coins", "income", "science", "hand"]
INK = "currentColor"


def sight(view: dict[str, Any], content: Content) -> Sight:
    """All that a page shows of a table, from a view of it."""
    scene = Scene(view, content)
    pieces = draw_pieces(scene)
    printed = draw_map(content, scene.count, scene.salad)
    whole = Part(printed + pieces + group(class_="options"), WIDTH, HEIGHT)
    return Sight(
        board=document(whole, board_words(scene)),
        pieces=pieces[pieces.index(">") + 1 : -len("</g>")],
        facts=facts(scene),
        columns=COLUMNS,
        rows=[row(scene, seat) for seat in scene.order()],
        cards=cards(scene),
        mats=[mat_svg(scene, seat) for seat in range(scene.count)],
    )


def facts(scene: Scene) -> list[str]:
    """Where the game stands."""
    view = scene.view
    season = scene.season()
    if season == "Summer":
        season += f", action {view['action'][0]}"
    decks = ", ".join(
        f"{name} {view[deck]['count']}" for name, deck in (("A", "deck_a"), ("B", "deck_b"), ("C", "deck_c"))
    )
    return [f"round {view['round'][0]} of 7", season, f"building decks {decks}"]


# --- players -------------------------------------------------------------------------------------------------


def row(scene: Scene, seat: int) -> dict[str, Any]:
    """A line of the players' table, and below it cities, towns, leads and decks."""
    view, look = scene.view, scene.looks[seat]
    cells = [
        str(view["influence"][seat]),
        str(view["coins"][seat]),
        f"+{view['income'][seat]}",
        str(view["science"][seat]),
        str(scene.hand_size(seat)),
    ]
    below = notes(scene, seat) if view["nation"][seat] >= 0 else []
    return player_row(seat, look, scene.nation_name(seat), cells, below)


def notes(scene: Scene, seat: int) -> list[dict[str, str]]:
    """Small figures below a player's line."""
    built = len(scene.view["built"][seat])
    room = sum(scene.population(land) for land in scene.cities(seat))
    lands, towns = len(scene.cities(seat)), len(scene.towns_of(seat))
    found = [
        _note(
            scene, "house", f"{built}/{room}", f"{amount(built, 'building', 'buildings')}, population {room}"
        ),
        _note(scene, "lands", str(lands), amount(lands, "city", "cities")),
        _note(scene, "tower", str(towns), amount(towns, "town", "towns")),
    ]
    if not scene.salad:
        leads = sum(seat in scene.places(good)[0] for good in range(GOODS))
        found.append(_note(scene, "crown", str(leads), f"most of {amount(leads, 'good', 'goods')}"))
    for deck, name in enumerate(("citizen_draw", "military_draw")):
        left, gone = scene.draw_size(seat, deck), scene.discard_size(seat, deck)
        found.append(
            _note(scene, name, f"{left}·{gone}", f"{DECKS[deck]} deck: {left} to draw, {gone} discarded")
        )
    stored = len(scene.view["stored"][seat])
    if stored:
        found.append(_note(scene, "chest", str(stored), f"{amount(stored, 'building', 'buildings')} stored"))
    if scene.view["bots_free"][seat]:
        free = scene.view["bots_free"][seat]
        found.append(_note(scene, "bot", str(free), f"{amount(free, 'Steambot', 'Steambots')} to place"))
    return found


def _note(scene: Scene, name: str, text: str, title: str) -> dict[str, str]:
    return {"svg": _sign(scene.content, name, INK), "text": text, "title": title}


@lru_cache(maxsize=128)
def _sign(content: Content, name: str, colour: str, ground: str = "") -> str:
    return sign_svg(name, content, colour, ground)


# --- cards ---------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> list[dict[str, Any]]:
    """The strip below the board: what must be chosen from first, then hand, cards in use, stored buildings."""
    seat = scene.viewer
    if seat is None:
        return [card for other in range(scene.count) for card in _open_hand(scene, other)]
    found: list[dict[str, Any]] = []
    if scene.view["nation"][seat] < 0:
        return _nations(scene)
    if scene.step == "OrderDecks":
        return _starting(scene, seat)
    if scene.takes_discards():
        found += [_building(scene, card, "Discarded buildings") for card in scene.view["scrap"]]
    if scene.season() == "Winter":
        hirelings = [_hireling(scene, seat, card) for card in scene.pool(seat) or []]
        found += sorted(hirelings, key=lambda ticket: not ticket["usable"])
    found += [_expert(scene, seat, card, "Your hand", f"expert-{card}") for card in scene.hand(seat) or []]
    if scene.turn == seat:
        for card, use in zip(scene.view["played"], scene.view["uses"]):
            ticket = _expert(scene, seat, card, "On the table", f"expert-{card}")
            found.append({**ticket, "text": f"Used {USES[use]}"})
    found += [_building(scene, card, "Stored") for card in scene.view["stored"][seat]]
    for other in range(scene.count):
        if other != seat:
            found += _open_hand(scene, other)
    return found


def _open_hand(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """Somebody's hand, where all hands are open."""
    name = f"Hand of {scene.nation_name(seat)}"
    return [_expert(scene, seat, card, name, "") for card in scene.hand(seat) or []]


def _nations(scene: Scene) -> list[dict[str, Any]]:
    """The nations that nobody has taken."""
    found = []
    for nation, entry in enumerate(scene.content.data["experts"]["nation"]):
        if nation in scene.view["nation"]:
            continue
        colour, ink = str(entry["colour"]), str(entry["ink"])
        found.append(
            {
                "target": f"nation-{nation}",
                "group": "Nations",
                "title": str(entry["name"]),
                "text": str(entry["difference"]),
                "band": colour,
                "sign": _sign(scene.content, str(entry["symbol"]), ink, colour),
                "show": f"nation-{entry['id']}",
                "count": 1,
                "usable": True,
            }
        )
    return found


def _starting(scene: Scene, seat: int) -> list[dict[str, Any]]:
    """The starting decks, to be put in order."""
    nation = scene.view["nation"][seat]
    found = []
    for deck, name in enumerate(("Citizens", "Military")):
        for card in scene.content.starting[deck][nation]:
            found.append(_expert(scene, seat, card, name, f"expert-{card}"))
    return found


def _expert(scene: Scene, seat: int, card: int, where: str, target: str) -> dict[str, Any]:
    """An expert card as a ticket: its skills, and whether it has an action."""
    kit, nation = scene.content, scene.view["nation"][seat]
    kind = KINDS[kit.kind[card]]
    words = skill_words(kit, nation, card)
    return {
        "target": target,
        "group": where,
        "title": kit.expert_names[card],
        "text": words if kit.kind[card] == 3 else f"{words}; {kind.lower()}",
        "band": DECK_COLOURS[kit.expert_deck[card]],
        "sign": _portrait(kit, card),
        "show": expert_key(kit, nation, card),
        "count": 1,
        "usable": True,
    }


def _hireling(scene: Scene, seat: int, card: int) -> dict[str, Any]:
    """An expert for hire, with its price."""
    content = scene.content
    at = scene.view["nation"][seat] * content.experts + card
    price = max(0, content.price[at] - scene.perk(seat, HIRING))
    science = content.price_science[at]
    said = amount(price, "coin", "coins") + (f", {science} science" if science else "")
    words = skill_words(content, scene.view["nation"][seat], card)
    can = price <= scene.view["coins"][seat] and science <= scene.view["science"][seat]
    where = "For hire" if can else "Too dear now"
    ticket = _expert(scene, seat, card, where, f"expert-{card}")
    return {**ticket, "text": f"{said}: {words}", "usable": can}


def _building(scene: Scene, card: int, where: str) -> dict[str, Any]:
    """A building card as a ticket: its price and what it gives."""
    content = scene.content
    science = f", {content.card_science[card]} science" if content.card_science[card] else ""
    price = amount(content.card_coins[card], "coin", "coins") + science
    goods = f": {goods_words(content, content.card_goods[card])}" if content.card_goods[card] else ""
    return {
        "target": f"building-{card}",
        "group": where,
        "title": content.card_names[card],
        "text": price + goods,
        "band": BANDS[content.card_deck[card]],
        "sign": _view(content, card),
        "show": building_key(content, card),
        "count": 1,
        "usable": True,
    }


@lru_cache(maxsize=64)
def _portrait(content: Content, card: int) -> str:
    """An expert's picture, as small as a sign."""
    drawn = expert_art(content.expert_ids[card], content.expert_deck[card])
    return f'<svg viewBox="27 4 66 66" class="boomtown sign" aria-hidden="true">{drawn}</svg>'


@lru_cache(maxsize=128)
def _view(content: Content, card: int) -> str:
    """A building's picture, as small as a sign."""
    entry = content.data["buildings"]["building"][content.card_design[card]]
    drawn = building_art(str(entry["name"]), str(entry.get("land", "")))
    return f'<svg viewBox="27 4 66 66" class="boomtown sign" aria-hidden="true">{drawn}</svg>'


def ticket_words(content: Content, nation: int, card: int) -> str:
    """All that an expert card says, for those who can't see its picture."""
    return f"{content.expert_names[card]}: {skill_words(content, nation, card)}. {expert_text(content, nation, card)}"
