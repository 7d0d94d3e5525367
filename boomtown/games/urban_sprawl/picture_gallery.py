"""What the pages show of the game itself: every card, tile and marker, the player aid, a position."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.draw.svg import Part, at, document, rect
from boomtown.engine.game import Game
from boomtown.engine.record import sampled
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.board import CONTRACT, EVENT, PARK, PERMIT, PLANNING, Board
from boomtown.games.urban_sprawl.pack import our_board
from boomtown.games.urban_sprawl.picture_cards import colours
from boomtown.games.urban_sprawl.picture_houses import house
from boomtown.games.urban_sprawl.picture_large import large_card, medal
from boomtown.games.urban_sprawl.picture_panels import OFFICE_ZONES
from boomtown.games.urban_sprawl.picture_scene import DECKS, KINDS, card_title, count, designs, vocation_words
from boomtown.games.urban_sprawl.picture_signs import (
    OFFICE_SIGNS,
    VOCATION_SIGNS,
    ZONE_WORDS,
    ZONES,
    amount,
)

HERE = Path(__file__).parent
GROUPS = ("Planning cards", "Town contracts", "City contracts", "Metropolis contracts")
PERMIT_RULES = ["USP-078", "USP-104", "USP-106", "USP-061", "USP-168"]
BALLOT_RULES = ["USP-163"]
RENEWAL_RULES = ["USP-228", "USP-229", "USP-231", "USP-232", "USP-233"]
EVENT_RULES = ["USP-218", "USP-220", "USP-221"]
SPECIAL_RULES = {1: ["USP-184", "USP-154"], 2: ["USP-214", "USP-155"], 3: ["USP-239", "USP-240", "USP-241"]}
VOCATION_RULES = ["USP-127", "USP-128", "USP-129", "USP-130", "USP-131"]


@lru_cache(maxsize=4)
def _gallery(board: Board) -> tuple[dict[str, Any], ...]:
    shown = [_card(board, card) for card, first in enumerate(designs(board)) if first == card]
    shown += [_office(board, office) for office in range(5)] + [_contractor(board), _extra(board)]
    shown += [_vocation(board, vocation) for vocation in range(len(board.vocation_names))]
    shown += [_marker(board, marker) for marker in range(len(board.marker_kind))]
    shown += [_tile(board, zone) for zone in range(5)]
    return tuple(shown)


def gallery() -> list[dict[str, Any]]:
    """Cards by deck, offices, vocations, row markers, building tiles."""
    return [dict(entry) for entry in _gallery(our_board())]


# --- cards ---------------------------------------------------------------------------------------------------


def _card(board: Board, card: int) -> dict[str, Any]:
    """A card design with how often it is there."""
    kind, deck = board.kind[card], board.deck[card]
    group = GROUPS[deck] if kind != EVENT else f"{DECKS[deck]} events"
    return {
        "group": group,
        "title": card_title(board, card),
        "text": _card_text(board, card),
        "svg": large_card(board, card),
        "count": designs(board).count(card),
        "rules": _card_rules(board, card),
        "key": board.ids[card],
    }


def _card_text(board: Board, card: int) -> str:
    """All that a card says, in sentences."""
    kind, pays = board.kind[card], board.payout[card]
    parts = []
    if kind == PERMIT:
        zones = [ZONES[zone] for zone in range(4) if (board.zones[card] >> zone) & 1]
        parts.append(f"Pays for {count(board.size[card], 'lot')} of a building of {' or '.join(zones)}.")
        parts.append(f"Invested it brings {pays} wealth; turned up, wealth row {pays} pays.")
        parts += ["Ballot box: first the pawn moves and an election is held."] if board.ballot[card] else []
    if kind == CONTRACT:
        parts.append(f"{ZONES[board.zone[card]]}, {count(board.size[card], 'lot')}.")
        parts += [f"Vocation: {vocation_words(board, card)}."] if board.vocations[card] else []
        parts += [f"Turned up, prestige row {pays} pays."] if pays else []
    if kind != PERMIT:
        parts += [words for words in (board.limits[card], board.texts[card]) if words]
    return " ".join(parts)


def _card_rules(board: Board, card: int) -> list[str]:
    """The rules a card touches."""
    kind = board.kind[card]
    if kind == PERMIT:
        return PERMIT_RULES + (BALLOT_RULES if board.ballot[card] else [])
    if kind == EVENT:
        deck = board.deck[card]
        own = SPECIAL_RULES[deck] if card == board.special[deck] else []
        return [*own, *EVENT_RULES, "USP-222" if deck == PLANNING else "USP-223"]
    if kind != CONTRACT:
        return RENEWAL_RULES
    rules = ["USP-087"]
    rules += ["USP-115"] if board.limits[card] else []
    rules += ["USP-126", "USP-130"] if board.vocations[card] else []
    rules += ["USP-136", "USP-137"] if board.texts[card] else []
    return rules + (["USP-168"] if board.payout[card] else [])


# --- tiles and markers ---------------------------------------------------------------------------------------


def _office(board: Board, office: int) -> dict[str, Any]:
    """A politician: how he is elected, what he can do, what he brings at the end."""
    entry = board.data["tiles"]["politician"][office]
    zone = OFFICE_ZONES[office]
    fill = colours(board)[ZONES[zone]] if zone >= 0 else colours(board)["politician"]
    if zone < 0:
        elected = "Goes to the player with the most vocation markers; a tie is broken by the owner of Media."
    else:
        before = board.office_names[office - 1]
        elected = (
            f"Goes to the player with the most valuable {ZONES[zone]}; a tie to the one with more {ZONES[zone]}, "
            f"then the {before} decides. In play from Airport on."
        )
    return {
        "group": "Offices and tiles",
        "title": str(entry["name"]),
        "text": f"{elected} {entry['ability']} At the end: {entry['bonus']}",
        "svg": medal(OFFICE_SIGNS[office], fill, str(entry["name"]), str(entry["name"])),
        "count": 1,
        "rules": [str(rule) for rule in entry["rules"]],
        "key": f"office-{office}",
    }


def _contractor(board: Board) -> dict[str, Any]:
    entry = board.data["tiles"]["contractor"]
    return {
        "group": "Offices and tiles",
        "title": str(entry["name"]),
        "text": f"In play from Sports Team on; at the end of every election it goes to the player with least prestige. {entry['ability']}",
        "svg": medal("Contractor", colours(board)["contractor"], str(entry["name"]), str(entry["name"])),
        "count": 1,
        "rules": [str(rule) for rule in entry["rules"]],
        "key": "contractor",
    }


def _extra(board: Board) -> dict[str, Any]:
    entry = next(one for one in board.data["tiles"]["other_tile"] if one["id"] == "extra_favor")
    return {
        "group": "Offices and tiles",
        "title": str(entry["name"]),
        "text": str(entry["text"]),
        "svg": medal("favor", "#d9b98a", str(entry["name"]), str(entry["name"])),
        "count": 1,
        "rules": ["USP-006", "USP-071", "USP-248"],
        "key": "extra-favor",
    }


def _vocation(board: Board, vocation: int) -> dict[str, Any]:
    name = board.vocation_names[vocation]
    fill = str(board.data["tiles"]["vocation"][vocation]["color"])
    text = "Whenever a contract with this vocation is built, each marker of it brings its owner that number in wealth or prestige."
    if vocation == 0:
        text += " Given out at setup to the player with the most wealth; its owner breaks a tie for Mayor."
    return {
        "group": "Vocation markers",
        "title": name,
        "text": text,
        "svg": medal(VOCATION_SIGNS[vocation], fill, name, f"{name}, vocation marker"),
        "count": board.vocation_count[vocation],
        "rules": [*VOCATION_RULES, *(["USP-031", "USP-201"] if vocation == 0 else [])],
        "key": f"vocation-{vocation}",
    }


def _marker(board: Board, marker: int) -> dict[str, Any]:
    kind, number = board.marker_kind[marker], board.marker_number[marker]
    pays = ", ".join(str(part) for part in board.pay[number] if part)
    return {
        "group": "Row markers",
        "title": f"{KINDS[kind].capitalize()} {number}",
        "text": f"On a gray circle it makes a row that pays {pays} {KINDS[kind]} and adds {number} to the value of its blocks.",
        "svg": document(Part(amount(kind, number, 40, 40, 36), 80, 80), f"{KINDS[kind]} marker {number}"),
        "count": 1,
        "rules": ["USP-093", "USP-094", "USP-095", "USP-097"],
        "key": f"marker-{marker}",
    }


def _tile(board: Board, zone: int) -> dict[str, Any]:
    """The tiles of a zone in their sizes."""
    fill = colours(board)[ZONES[zone]]
    numbers = board.tiles[zone * 4 : zone * 4 + 4]
    shown = [
        at(x, y, house(zone, shape, 7 + size, fill))
        for size, (shape, x, y) in enumerate(((0, 36, 32), (6, 142, 6), (8, 8, 122), (12, 122, 122)))
        if numbers[size]
    ]
    sizes = ", ".join(
        f"{number} of {count(size + 1, 'lot')}" for size, number in enumerate(numbers) if number
    )
    what = (
        "Parks belong to no zone and are left out of the zoning test."
        if zone == PARK
        else f"Buildings of {ZONES[zone]}."
    )
    ground = rect(0, 0, 236, 236, rx=8, fill="#e8dec9")
    rules = (
        ["USP-042", "USP-046", "USP-118"] if zone == PARK else ["USP-045", "USP-110", "USP-111", "USP-116"]
    )
    return {
        "group": "Building tiles",
        "title": f"{ZONE_WORDS[zone].capitalize()}",
        "text": f"{what} {sizes}. A cube shows who controls a building.",
        "svg": document(Part(ground + "".join(shown), 236, 236), f"{ZONE_WORDS[zone]} tiles"),
        "count": sum(numbers),
        "rules": rules,
        "key": f"tile-{zone}",
    }


# --- sample and aid ------------------------------------------------------------------------------------------


def sample(game: Game, settings: dict[str, str]) -> Table:
    """A table in the midst of a game, as far as its stored moves are still legal."""
    return sampled(game, HERE / "sample.toml", "game", settings)


def aid() -> list[dict[str, Any]]:
    """The player aid with the prices of our content, and the Payouts table."""
    board = our_board()
    facts = {
        "plan": ", ".join(str(price) for price in board.plan_price[:4]),
        "plan_deck": board.plan_price[4],
        "boxes": ", ".join(str(price) for price in board.price[:5]),
        "town": board.price[5],
        "city": board.price[6],
        "metropolis": board.price[7],
    }
    with (HERE / "aid.toml").open("rb") as file:
        parts: list[dict[str, Any]] = tomllib.load(file)["part"]
    for part in parts:
        for line in part["line"]:
            line["text"] = line["text"].format(**facts)
            line["cost"] = line.get("cost", "").format(**facts)
    return [*parts, _payouts(board)]


def _payouts(board: Board) -> dict[str, Any]:
    rows = [
        [str(number), *(str(part or "–") for part in board.pay[number])]
        for number in range(1, len(board.pay))
    ]
    return {
        "title": "Payouts",
        "note": "Players are ranked by the number of buildings they control in the row; who ties shares the places, fractions are dropped. With three players nobody gets the 4th sum, with two nobody the 3rd.",
        "columns": ["Row", "1st", "2nd", "3rd", "4th"],
        "rows": rows,
    }
