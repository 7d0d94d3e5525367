"""What never changes during a game: the goods, the ships with their programs, the patrons, and some numbers."""

from typing import Any

from boomtown.engine.cards import Word


class Content:
    """One content pack as lists; `key` names it."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.goods: list[str] = []
        self.good_names: list[str] = []
        self.good_colours: list[str] = []
        self.ships: list[str] = []
        self.ship_names: list[str] = []
        self.ship_counts: list[int] = []
        self.cargos: list[list[dict[str, Any]]] = []  # as the file has them: words and pictures tell them
        self.programs: list[list[Word[Any]]] = []  # of each ship, what the rules carry out
        self.patrons: list[str] = []
        self.patron_names: list[str] = []
        self.wants: list[int] = []  # of each patron: a good
        self.coins = 0
        self.price = 0
        self.dearest = 0
        self.warehouse = 0
        self.wanted = 0
        self.other = 0
        self.rounds: dict[str, int] = {}  # of each length of the game
