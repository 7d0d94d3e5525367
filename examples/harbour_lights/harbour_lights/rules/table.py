"""What lies on the table: coins, goods, prices, ships, and the patrons that nobody else knows."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import HIDDEN, IN_ORDER, PRIVATE, SECRET, Field, Layout
from boomtown.engine.kinds import ONE, SEAT, or_none, up_to
from boomtown.engine.table import Table
from harbour_lights.rules import kinds as of
from harbour_lights.rules.actions import GOODS, MOST_BID
from harbour_lights.rules.content import Content

FIELDS: Final = [
    Field("round", size=1, over=[ONE], holds=up_to(20)),
    Field("order", over=[of.PLACE], holds=SEAT),  # of play
    Field("bank", size=1, over=[ONE], holds=up_to(999)),
    Field("coins", over=[SEAT], holds=up_to(999)),
    Field("goods", over=[SEAT, of.GOOD], holds=up_to(99)),  # in the warehouses
    Field("prices", over=[of.GOOD], holds=up_to(9)),
    Field("berths", over=[of.BERTH], holds=or_none(of.SHIP)),
    Field("beside", over=[of.BERTH], holds=up_to(99)),  # coins beside the ships
    Field("bids", over=[SEAT], holds=up_to(MOST_BID)),  # those shown last
    Field("sailed", holds=of.SHIP),  # ships that were unloaded
    Field("shown", over=[SEAT], holds=of.PATRON),  # whom each served, once the game is over
    Field("deck", HIDDEN, over=IN_ORDER, holds=of.SHIP),  # the next ship is the last
    Field("spare", SECRET, holds=of.PATRON),  # patrons that were not dealt
    Field("patron", PRIVATE, True, 1, holds=of.PATRON),  # whom the seat serves
]


class HarbourTable(Table):
    """A table of Harbour Lights."""

    game_id: ClassVar[str] = "harbour_lights"
    layout: ClassVar[Layout] = Layout(FIELDS)

    def __init__(self, seats: int, settings: dict[str, str], content: Content) -> None:
        super().__init__(seats, settings)
        self.content = content
        self.programs = content.programs

    def blank(self) -> "HarbourTable":
        return HarbourTable(self.seats, self.settings, self.content)

    # --- written by `make bind` ---
    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.round = cells[n]
        self.order = cells[n + 1]
        self.bank = cells[n + 2]
        self.coins = cells[n + 3]
        self.goods = cells[n + 4]
        self.prices = cells[n + 5]
        self.berths = cells[n + 6]
        self.beside = cells[n + 7]
        self.bids = cells[n + 8]
        self.sailed = cells[n + 9]
        self.shown = cells[n + 10]
        self.deck = cells[n + 11]
        self.spare = cells[n + 12]
        self.patron = cells[n + 13 : 2 * n + 13]

    # --- until here ---
    @property
    def last_round(self) -> int:
        """After how many rounds the game ends."""
        return self.content.rounds[self.settings["length"]]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "last_round": self.last_round}


def stock(t: HarbourTable, seat: int) -> list[int]:
    """How many of each good a seat has."""
    return t.goods[seat * GOODS : (seat + 1) * GOODS]


def add_goods(t: HarbourTable, seat: int, good: int, count: int) -> None:
    """Put goods into a warehouse, or take them out."""
    t.goods[seat * GOODS + good] += count


def pay(t: HarbourTable, seat: int, coins: int) -> None:
    """Coins from a seat to the bank, or back if they are below zero."""
    t.coins[seat] -= coins
    t.bank[0] += coins


def redeal(t: HarbourTable, seat: int) -> None:
    """The ships to come and, until they are shown, the patrons of the others are made up anew."""
    t.deck.sort()
    t.shuffle(t.deck)
    others = [other for other in range(t.seats) if other != seat and not t.shown]
    for other in others:
        t.spare.append(t.patron[other].pop())
    t.spare.sort()
    t.shuffle(t.spare)
    for other in others:
        t.patron[other].append(t.spare.pop())
