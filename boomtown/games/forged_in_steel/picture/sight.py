"""The parts of a page: board, pieces, players' table, cards and player boards, all drawn from one view."""

from functools import lru_cache
from typing import Any

from boomtown.draw.page import player_row, small
from boomtown.draw.svg import Part, document
from boomtown.engine.game import Sight
from boomtown.games.forged_in_steel.picture.map import draw_map
from boomtown.games.forged_in_steel.picture.pieces import draw_pieces
from boomtown.games.forged_in_steel.picture.plan import HEIGHT, WIDTH
from boomtown.games.forged_in_steel.picture.scene import PHASES, Scene, card_key, flags_of, plural
from boomtown.games.forged_in_steel.picture.signs import (
    ERA_FILL,
    FLAG_WORDS,
    ROLE_SIGNS,
    ink_on,
    muscle_disc,
    sign,
)
from boomtown.games.forged_in_steel.picture.whole import player_document
from boomtown.games.forged_in_steel.rules.cards.play import BOX, Play
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES, Content
from boomtown.games.forged_in_steel.rules.terms import COMMERCIAL, FACTORY, HOUSE, MANSION

COLUMNS = ["VP", "Houses", "works", "Mines", "hand"]
LEADER_FILL = "#6b4a2e"
TICKET = 58  # signs that a ticket has room for; pointing at it shows the whole card


def sight(view: dict[str, Any], content: Content) -> Sight:
    """All that a page shows of a table, from a view of it."""
    scene = Scene(view, content)
    pieces = draw_pieces(scene)
    whole = Part(draw_map(content) + pieces + '<g class="options"></g>', WIDTH, HEIGHT)
    return Sight(
        board=document(whole, "Pueblo, Colorado"),
        pieces=pieces[pieces.index(">") + 1 : -len("</g>")],
        facts=facts(scene),
        columns=COLUMNS,
        rows=[row(scene, seat) for seat in scene.order()],
        cards=cards(scene),
        mats=[player_document(scene, seat) for seat in range(scene.seats)],
    )


def facts(scene: Scene) -> list[str]:
    """Where the game stands."""
    view = scene.view
    if view["over"]:
        return ["the game is over"]
    found = [str(scene.content.years[view["era"][0]]), PHASES[view["phase"][0]]]
    if view["riot"]:
        found.append(f"Riot: {scene.riot_words()}")
    elif scene.turn() >= 0:
        found.append(f"{scene.looks[scene.turn()].colour.capitalize()}'s turn")
    found.append(f"Unrest {len(view['unrest'])} of {scene.content.riot_at}")
    top = view["agenda"][-1] if view["agenda"] else {}
    found.append(f"{top['muscle']} MM (Municipal Muscle) left" if "muscle" in top else "MM: Municipal Muscle")
    return found


# --- players -------------------------------------------------------------------------------------------------


def row(scene: Scene, seat: int) -> dict[str, Any]:
    """A line of the players' table, and below it Roles, Mansions, cubes, Unrest, the MM announced."""
    view, look = scene.view, scene.looks[seat]
    works = scene.count(FACTORY, seat) + scene.count(COMMERCIAL, seat)
    mines = sum(owner == seat for owner in view["mines"])
    hand, _ = scene.zone("hands", seat)
    cells = [str(scene.vp(seat)), str(scene.count(HOUSE, seat)), str(works), str(mines), str(hand)]
    notes = [_note("star", scene.place(seat), f"{scene.place(seat)} in Influence")]
    for role in scene.roles(seat):
        notes.append(_note(ROLE_SIGNS[role], "", ROLE_NAMES[role]))
    if scene.announced(seat):
        notes.append(_note("muscle", str(scene.announced(seat)), f"announced {scene.announced(seat)} MM"))
    mansions = scene.count(MANSION, seat)
    if mansions:
        notes.append(_note("mansion", str(mansions), plural(mansions, "Mansion")))
    cubes = sum(kind < 0 and owner == seat for kind, owner in zip(view["what"], view["owner"], strict=True))
    if cubes:
        notes.append(_note("cube", str(cubes), f"cubes on {plural(cubes, 'Lot')}"))
    if seat in view["unrest"]:
        number = view["unrest"].count(seat)
        notes.append(_note("unrest", str(number), f"{plural(number, 'cube')} on the Unrest track"))
    banked, _ = scene.zone("banks", seat)
    if banked:
        notes.append(_note("bank", str(banked), f"{plural(banked, 'card')} in the Bank"))
    if view["leaders"] and view["leaders"][seat] >= 0:
        name = scene.content.leader_names[view["leaders"][seat]]
        notes.append(_note("leader", name, f"Industry Leader: {name}"))
    return player_row(seat, look, look.colour.capitalize(), cells, notes)


def _note(name: str, text: str, title: str) -> dict[str, str]:
    return {"svg": _sign(name, "currentColor"), "text": text, "title": title}


@lru_cache(maxsize=128)
def _sign(name: str, colour: str, ground: str = "") -> str:
    """A sign as a small picture, on a ground of its own if it has one."""
    return small(sign(name, 13, 13, 19 if ground else 24, colour), ground)


@lru_cache(maxsize=16)
def _muscle(value: int) -> str:
    """A card's MM as a small picture."""
    return small(muscle_disc(value, 13, 13, 12))


# --- cards ---------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> list[dict[str, Any]]:
    """Own cards to choose from, hand, selected card and Bank; Leaders while one is chosen; cards that are seen."""
    view = scene.view
    found = _leaders(scene)
    if scene.me is None:
        return found
    for zone, group in (
        ("draft", "To choose from"),
        ("hands", "Your hand"),
        ("chosen", "Selected"),
        ("banks", "Your Bank"),
    ):
        _, held = scene.zone(zone, scene.me)
        found += [_ticket(scene, card, group) for card in sorted(held or [])]
    found += [_ticket(scene, card, "Out of play") for card in _playable(scene)]
    for seat in scene.order():
        if seat != scene.me:
            name = view["colours"][seat].capitalize()
            found += [_ticket(scene, card, f"Seen: {name}", "") for card in scene.seen_in_hand(seat)]
    return found


def _playable(scene: Scene) -> list[int]:
    """Cards out of the game that somebody may be about to play through another card."""
    agenda = scene.view["agenda"]
    if not agenda or agenda[-1]["step"] != "ChooseHidden":
        return []
    word = scene.content.programs[agenda[-1]["program"]][agenda[-1]["at"]]
    if not isinstance(word, Play) or not word.zones & BOX:
        return []
    return sorted(card for card in scene.view["box"] if not word.cards or card in word.cards)


def _leaders(scene: Scene) -> list[dict[str, Any]]:
    """Industry Leaders to choose from."""
    agenda, board = scene.view["agenda"], scene.content
    if not agenda or agenda[-1]["step"] != "ChooseLeader":
        return []
    free = [i for i in range(len(board.leader_names)) if i not in scene.view["leaders"]]
    return [
        {
            "target": f"leader-{leader}",
            "group": "Industry Leaders",
            "title": board.leader_names[leader],
            "text": _short(board.leader_text[leader]),
            "band": LEADER_FILL,
            "sign": _sign("leader", ink_on(LEADER_FILL), LEADER_FILL),
            "show": f"leader-{board.leader_ids[leader]}",
            "count": 1,
            "usable": True,
        }
        for leader in free
    ]


def _ticket(scene: Scene, card: int, group: str, target: str | None = None) -> dict[str, Any]:
    """A card as a short wide ticket."""
    content = scene.content
    marks = [FLAG_WORDS[flag] for flag in flags_of(content, card) if flag < 4]
    words = (f"{', '.join(marks)}. " if marks else "") + content.card_text[card]
    return {
        "target": f"card-{card}" if target is None else target,
        "group": group,
        "title": content.card_titles[card],
        "text": _short(words),
        "band": ERA_FILL[content.card_era[card]],
        "sign": _muscle(content.card_mm[card]),
        "show": card_key(content, card),
        "count": 1,
        "usable": True,
    }


def _short(words: str) -> str:
    """The beginning of what a card says."""
    if len(words) <= TICKET:
        return words
    return words[:TICKET].rsplit(" ", 1)[0].rstrip(".,;:") + " …"
