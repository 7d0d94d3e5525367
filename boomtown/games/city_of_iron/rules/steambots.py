"""Steambots: an unused one goes on a building at the start of a turn."""

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import STEAMBOT
from boomtown.games.city_of_iron.rules.amounts import STEAMBOTS
from boomtown.games.city_of_iron.rules.holdings import recount
from boomtown.games.city_of_iron.rules.react import goods_gained
from boomtown.games.city_of_iron.rules.table import IronTable


def bot_places(t: IronTable, seat: int) -> list[int]:
    """The own buildings that can take a Steambot."""
    if t.bots_free[seat] == 0:
        return []
    return [card for card in t.built[seat] if t.bots[card] < t.content.card_bots[card]]


def place_bot(t: IronTable, seat: int, card: int) -> None:
    """An unused Steambot goes on a building, which gives one more of its main good."""
    t.bots_free, t.bots = t.renew(at.BOTS_FREE), t.renew(at.BOTS)
    t.bots_free[seat] -= 1
    t.bots[card] += 1
    recount(t, seat)
    t.tell("bot", seat, [card])
    made = t.content.card_goods[card]
    if len(made) > 0:
        goods_gained(t, seat, [made[0], 1], t.goods)


class Placing:
    """What a Steambot that is placed must keep to."""

    def __init__(self, fresh: int) -> None:
        self.fresh = fresh  # 1 as long as nothing was done in this turn

    def limits(self) -> list[Limit]:
        """One after the other: the game, the building, the turn, the Steambot, its place."""
        return [
            Limit("COI-059", self.bots_are_played, self.no_bots),
            Limit("COI-296", self.is_own, self.not_own),
            Limit("COI-296", self.is_fresh, self.too_late),
            Limit("COI-296", self.has_bot, self.bots_lacking),
            Limit("COI-297", self.takes_bots, self.takes_none),
            Limit("COI-299", self.has_place, self.is_taken),
        ]

    def bots_are_played(self, t: IronTable, seat: int, action: int) -> bool:
        return t.steambots

    def no_bots(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-059", "no-steambots", [])

    def is_own(self, t: IronTable, seat: int, action: int) -> bool:
        return not t.steambots or action - STEAMBOT in t.built[seat]

    def not_own(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-296", "not-your-building", [action - STEAMBOT])

    def is_fresh(self, t: IronTable, seat: int, action: int) -> bool:
        return not t.steambots or self.fresh == 1

    def too_late(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-296", "turn-begun", [])

    def has_bot(self, t: IronTable, seat: int, action: int) -> bool:
        return not t.steambots or t.bots_free[seat] > 0

    def bots_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-296", STEAMBOTS, 1, t.bots_free[seat])

    def takes_bots(self, t: IronTable, seat: int, action: int) -> bool:
        return (
            not t.steambots or not self.is_own(t, seat, action) or t.content.card_bots[action - STEAMBOT] > 0
        )

    def takes_none(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-297", "takes-no-steambot", [action - STEAMBOT])

    def has_place(self, t: IronTable, seat: int, action: int) -> bool:
        card = action - STEAMBOT
        if not t.steambots or not self.is_own(t, seat, action) or t.content.card_bots[card] == 0:
            return True
        return t.bots[card] < t.content.card_bots[card]

    def is_taken(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-299", "has-steambot", [action - STEAMBOT])
