"""Views to draw: the start of a game and the middle of one, on a board that a test may spoil."""

import copy
from typing import Any

from boomtown.games.age_of_industry.pack.load import our_content

COLOURS = ["red", "blue", "yellow", "green", "purple"]
View = dict[str, Any]


class SamplePack:
    """The game's content, in copies."""

    def __init__(self, map_id: str) -> None:
        pack = our_content(map_id).pack
        self.display, self.demand = copy.deepcopy(pack.display), copy.deepcopy(pack.demand)
        self.deck, self.markets = copy.deepcopy(pack.deck), copy.deepcopy(pack.markets)


class SampleBoard:
    """As much of a board as pictures need."""

    def __init__(self, map_id: str) -> None:
        self.pack = SamplePack(map_id)
        self.drawing = copy.deepcopy(our_content(map_id).drawing)


def towns(board: SampleBoard) -> list[dict[str, Any]]:
    return [*board.drawing["location"], *board.drawing.get("ship_space", [])]


def symbols(board: SampleBoard) -> list[str]:
    return [space["symbol"] for town in towns(board) for space in town.get("spaces", [])]


def start(board: SampleBoard, seats: int = 4, seat: int | None = 0) -> View:
    """A view of a game that has just begun."""
    spaces = len(symbols(board))
    counters = board.pack.display["counter"]
    imports = [ship["import"]["coal"] for ship in board.drawing.get("ship_space", [])]
    hands: list[Any] = [{"count": 6} for _ in range(seats)]
    if seat is not None:
        hands[seat] = [0, 1, 5, 6, 7, 11]
    return {
        "game": "age_of_industry",
        "options": {"map": board.drawing["map"]["id"]},
        "seats": seats,
        "seat": seat,
        "waiting": [1],
        "over": False,
        "colours": COLOURS[:seats],
        "round": [1],
        "order": list(range(seats))[::-1],
        "money": [5] * seats,
        "loans": [0] * seats,
        "spent": [0] * seats,
        "owner": [-1] * spaces,
        "counter": [-1] * spaces,
        "cubes": [0] * spaces + imports,
        "flipped": [0] * spaces,
        "barren": [0] * spaces,
        "market": [i % 4 for i, _ in enumerate(town for town in towns(board) if "market" in town)],
        "sold": [0] * sum("market" in town for town in towns(board)),
        "rail": [-1] * len(board.drawing["link"]),
        "left": [counter["count"] for counter in counters] * seats,
        "gone": [0] * len(counters) * seats,
        "rails_left": [12] * seats,
        "demand": [6, 6],
        "offer": [2, 8],
        "discard": [],
        "deck": {"count": 40},
        "hands": hands,
        "result": [],
    }


def rich(board: SampleBoard, seats: int = 5, seat: int | None = 1) -> View:
    """A view of the middle of a game: a counter on nearly every space, railways on every other link."""
    view = start(board, seats, seat)
    industries = {industry["id"]: industry for industry in board.pack.display["industry"]}
    counters = board.pack.display["counter"]
    for space, symbol in enumerate(symbols(board)):
        fitting = [
            i
            for i, c in enumerate(counters)
            if c["buildable"] and industries[c["industry"]]["space"] == symbol
        ]
        if space % 7 == 3:
            continue
        counter = fitting[space % len(fitting)]
        view["owner"][space], view["counter"][space] = space % seats, counter
        view["flipped"][space] = space % 3 == 0
        view["cubes"][space] = 0 if space % 3 == 0 else counters[counter]["cubes"]
    view["rail"] = [link % seats if link % 2 else -1 for link in range(len(view["rail"]))]
    view["sold"][0], view["demand"], view["discard"] = 1, [3, 0], [4, 9]
    return view
