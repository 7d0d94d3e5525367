"""The parts of a page: board, pieces, players' table, cards and player boards, all drawn from one view."""

from functools import lru_cache
from typing import Any

from boomtown.draw.page import player_row, small
from boomtown.draw.svg import Part, document
from boomtown.engine.game import Sight
from boomtown.games.urban_sprawl.picture.city import draw_city
from boomtown.games.urban_sprawl.picture.pieces import draw_pieces
from boomtown.games.urban_sprawl.picture.plan import HEIGHT, WIDTH
from boomtown.games.urban_sprawl.picture.scene import (
    Scene,
    card_key,
    card_title,
    count,
    zone_list,
)
from boomtown.games.urban_sprawl.picture.signs import (
    DECK_FILL,
    OFFICE_SIGNS,
    VOCATION_SIGNS,
    ZONES,
    ink_on,
    sign,
)
from boomtown.games.urban_sprawl.picture.whole import player_svg
from boomtown.games.urban_sprawl.rules.cards.planning import TakeCard
from boomtown.games.urban_sprawl.rules.content import CONTRACT, EVENT, FAVORS, PERMIT, VOCATIONS, Content
from boomtown.games.urban_sprawl.words.names import vocation_words, zone_name

COLUMNS = ["wealth", "prestige", "cards", "buildings"]


def sight(view: dict[str, Any], content: Content) -> Sight:
    """All that a page shows of a table, from a view of it."""
    scene = Scene(view, content)
    pieces = draw_pieces(scene)
    whole = Part(draw_city(content) + pieces + '<g class="options"></g>', WIDTH, HEIGHT)
    return Sight(
        board=document(whole, "The city and its outskirts"),
        pieces=pieces[pieces.index(">") + 1 : -len("</g>")],
        facts=facts(scene),
        columns=COLUMNS,
        rows=[row(scene, seat) for seat in order(view)],
        cards=cards(scene),
        mats=[player_svg(view, content, seat) for seat in range(view["seats"])],
    )


def order(view: dict[str, Any]) -> list[int]:
    """The seats in order of play, the start player first."""
    return [(view["turn"][4] + i) % view["seats"] for i in range(view["seats"])]


def facts(scene: Scene) -> list[str]:
    """Where the game stands."""
    view = scene.view
    if view["over"]:
        return ["the game is over"]
    if view["turn"][1] == 0:
        return ["setup", "starting buildings"]
    decks = [
        name
        for name, opened in zip(("Town", "City", "Metropolis"), view["opened"][1:], strict=True)
        if opened
    ]
    active = scene.looks[view["turn"][0]].colour.capitalize()
    return [
        f"turn {view['turn'][1]}",
        f"{active} is active, {view['turn'][2]} AP left",
        f"{decks[-1]} deck open",
    ]


# --- players -------------------------------------------------------------------------------------------------


def row(scene: Scene, seat: int) -> dict[str, Any]:
    """A line of the players' table, and below it offices, vocations, permits and Favors."""
    view, look, board = scene.view, scene.looks[seat], scene.content
    mine = sum(view["owner"][home] == seat for home in scene.homes)
    cells = [str(view["wealth"][seat]), str(view["prestige"][seat]), str(len(view["hands"][seat])), str(mine)]
    notes = []
    for office, name in enumerate(board.office_names):
        if view["offices"][office] == seat:
            notes.append(_note(OFFICE_SIGNS[office], "", name))
    if view["contractor"][0] == seat:
        notes.append(_note("Contractor", "", "Contractor"))
    for vocation, name in enumerate(board.vocation_names):
        held = view["held"][seat * VOCATIONS + vocation]
        if held:
            notes.append(_note(VOCATION_SIGNS[vocation], str(held), f"{name}: {count(held, 'marker')}"))
    for zone in range(4):
        total = sum(board.size[card] for card in view["hands"][seat] if (board.zones[card] >> zone) & 1)
        if total:
            notes.append(
                _note(
                    "permit",
                    f"{total} {ZONES[zone]}",
                    f"{count(total, 'permit')} for {zone_name(zone)} contracts",
                )
            )
    for card in view["favors"][seat]:
        notes.append(_note("favor", board.names[card], f"Favor: {board.names[card]}"))
    return player_row(seat, look, look.colour.capitalize(), cells, notes)


def _note(name: str, text: str, title: str) -> dict[str, str]:
    return {"svg": _sign(name, "currentColor"), "text": text, "title": title}


@lru_cache(maxsize=128)
def _sign(name: str, colour: str, ground: str = "") -> str:
    """A sign as a small picture, on a ground of its own if it has one."""
    return small(sign(name, 13, 13, 19 if ground else 24, colour), ground)


# --- cards ---------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> list[dict[str, Any]]:
    """The own planning cards and Favors; for a spectator everybody's; the discards while one may be fetched."""
    view = scene.view
    found: list[dict[str, Any]] = []
    seats = order(view) if view["seat"] is None else [view["seat"]]
    for seat in seats:
        own = seat == view["seat"]
        whose = "Your" if own else f"{scene.looks[seat].colour.capitalize()}'s"
        for card in sorted(view["hands"][seat]):
            found.append(_ticket(scene, card, f"{whose} cards", f"card-{card}" if own else ""))
        for place, card in enumerate(view["favors"][seat]):
            target = f"offer-{FAVORS + place}" if own else ""
            found.append(_ticket(scene, card, f"{whose} Favor", target, usable=card not in view["fresh"]))
    if _may_fetch(scene):
        kinds: list[int] = []
        for card in sorted(view["discard"]):
            if scene.content.kind[card] != EVENT and scene.content.like[card] not in kinds:
                kinds.append(scene.content.like[card])
                found.append(_ticket(scene, card, "Discard pile", f"discard-{card}"))
    return found


def _may_fetch(scene: Scene) -> bool:
    """Whether somebody is choosing a card out of the discard pile."""
    word = scene.asking()
    return isinstance(word, TakeCard) and word.from_discards


def _ticket(scene: Scene, card: int, group: str, target: str, usable: bool = True) -> dict[str, Any]:
    """A card as a short wide ticket."""
    board, kind = scene.content, scene.content.kind[card]
    if kind == PERMIT:
        zones = zone_list(board, card)
        fill = scene.zone_colour(zones[0]) if len(zones) == 1 else DECK_FILL[0]
        words = f"worth {board.payout[card]} wealth" + (", ballot box" if board.ballot[card] else "")
        name = "permit"
    elif kind == CONTRACT:
        fill, name = scene.zone_colour(board.zone[card]), ZONES[board.zone[card]]
        trades = vocation_words(board, card)
        words = f"{zone_name(board.zone[card])}, {count(board.size[card], 'lot')}" + (
            f", {trades}" if trades else ""
        )
        words += "" if usable else ", from your next turn on"
    else:
        fill, name, words = "#6e5340", "renewal", "demolish while building"
    return {
        "target": target,
        "group": group,
        "title": card_title(board, card),
        "text": words,
        "band": fill,
        "sign": _sign(name, ink_on(fill), fill),
        "show": card_key(board, card),
        "count": 1,
        "usable": usable,
    }
