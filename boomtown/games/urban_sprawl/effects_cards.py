"""Effects on cards: permits taken and discarded, contracts removed, Favors, a further build."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.actions import BUILD, DISCARD, FAVOR, FETCH, PASS, REMOVE, TAKE
from boomtown.games.urban_sprawl.board import BOXES, PERMIT, PLAN_BOXES
from boomtown.games.urban_sprawl.build import discard, start_build
from boomtown.games.urban_sprawl.sites import can_build
from boomtown.games.urban_sprawl.table import FLUSHED, FRAME, SprawlTable
from boomtown.games.urban_sprawl.turn import favor_room, invest, take_favor

# --- planning cards ------------------------------------------------------------------------------------------


def cards_to_take(t: SprawlTable, at: int) -> list[int]:
    """The actions that take a planning card: from a box, or one of each kind from the discard pile."""
    code = t.board.code
    found: list[int] = []
    if code[at + 4] == c.FROM_BOX:
        for box in range(PLAN_BOXES):
            if t.plan[box] >= 0 and wanted(t, at, t.plan[box]):
                found.append(TAKE + box)
        return found
    kinds: list[int] = []
    for card in sorted(t.discard):
        if wanted(t, at, card) and t.board.like[card] not in kinds:
            kinds.append(t.board.like[card])
            found.append(FETCH + card)
    return found


def wanted(t: SprawlTable, at: int, card: int) -> bool:
    """Whether a planning card is of the kind that an effect takes."""
    code, board = t.board.code, t.board
    return board.kind[card] == code[at + 3] and board.size[card] <= code[at + 6]


def take_cards(t: SprawlTable, at: int, seat: int, left: int) -> None:
    """A player may take up to so many planning cards for no APs."""
    if left > 0 and len(cards_to_take(t, at)) > 0:
        t.agenda.append(TakeCards(seat, at, left))


class TakeCards(Decision):
    """A planning card to take, or none."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "left")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220")

    def __init__(self, seat: int, at: int, left: int) -> None:
        super().__init__(seat)
        self.at = at
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [*cards_to_take(table, self.at), PASS]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action == PASS:
            return
        if action >= FETCH:
            card = action - FETCH
            table.discard.remove(card)
            table.tell("fetch", seat, [card])
        else:
            card = table.plan[action - TAKE]
            table.plan[action - TAKE] = -1
            table.tell("take", seat, [card, 0])
        table.hands[seat].append(card)
        take_cards(table, self.at, seat, self.left - 1)


def cards_to_drop(t: SprawlTable, at: int, seat: int) -> list[int]:
    """One of each kind of planning card that a player may discard for a word."""
    permits = t.board.code[at] == c.DROP_CARD and t.board.code[at + 4] == 1
    found: list[int] = []
    kinds: list[int] = []
    for card in sorted(t.hands[seat]):
        if permits and t.board.kind[card] != PERMIT:
            continue
        if t.board.like[card] not in kinds:
            kinds.append(t.board.like[card])
            found.append(card)
    return found


def drop_cards(t: SprawlTable, at: int, seat: int, left: int) -> None:
    """A player discards so many planning cards, or as many as he has; he is asked where there is a choice."""
    while left > 0:
        cards = cards_to_drop(t, at, seat)
        if len(cards) == 0:
            return
        if len(cards) > 1 or may_keep(t, at):
            t.agenda.append(DropCards(seat, at, left))
            return
        drop(t, at, seat, cards[0])
        left -= 1


def may_keep(t: SprawlTable, at: int) -> bool:
    """Whether discarding is left to the player."""
    return t.board.code[at] == c.DROP_CARD and t.board.code[at + 5] == 1


def drop(t: SprawlTable, at: int, seat: int, card: int) -> None:
    """A planning card is discarded, or invested."""
    if t.board.code[at] == c.DROP_CARD and t.board.code[at + 6] == 1:
        invest(t, seat, card)
        return
    discard(t, seat, card)
    t.tell("drop", seat, [card])


class DropCards(Decision):
    """A planning card to discard."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "left")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220")

    def __init__(self, seat: int, at: int, left: int) -> None:
        super().__init__(seat)
        self.at = at
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        found = [DISCARD + card for card in cards_to_drop(table, self.at, seat)]
        if may_keep(table, self.at):
            found.append(PASS)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action == PASS:
            return
        drop(table, self.at, seat, action - DISCARD)
        drop_cards(table, self.at, seat, self.left - 1)


# --- contracts -----------------------------------------------------------------------------------------------


def flush(t: SprawlTable, at: int, seat: int) -> None:
    """Contracts of a player's choice leave the game, or all planning boxes are emptied."""
    code = t.board.code
    if code[at + 3] == 0:
        remove_contracts(t, seat, code[at + 4])
        return
    for box in range(PLAN_BOXES):
        if t.plan[box] >= 0:
            t.discard.append(t.plan[box])
            t.plan[box] = -1
    t.frames[len(t.frames) - FRAME + FLUSHED] = 1
    t.tell("flush", -1, [])


def remove_contracts(t: SprawlTable, seat: int, left: int) -> None:
    """A player may remove up to so many contracts from the boxes."""
    if left > 0 and max(t.offer) >= 0:
        t.agenda.append(RemoveContract(seat, left))


class RemoveContract(Decision):
    """A contract to remove from the game, or none."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [*[REMOVE + box for box in range(BOXES) if table.offer[box] >= 0], PASS]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action == PASS:
            return
        card = table.offer[action - REMOVE]
        table.offer[action - REMOVE] = -1
        table.gone.append(card)
        table.tell("remove", seat, [card])
        remove_contracts(table, seat, self.left - 1)


def offer_favor(t: SprawlTable, seat: int) -> None:
    """A player with a free Favor space may take a contract from a box."""
    if favor_room(t, seat) and max(t.offer) >= 0:
        t.agenda.append(TakeFavor(seat))


class TakeFavor(Decision):
    """A contract to take as a Favor for no APs, or none."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-071")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [*[FAVOR + box for box in range(BOXES) if table.offer[box] >= 0], PASS]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action != PASS:
            take_favor(table, seat, action - FAVOR, 0)


def boxes_to_build(t: SprawlTable, seat: int, most: int) -> list[int]:
    """The boxes with a contract of at most so many lots that a player can build."""
    found: list[int] = []
    for box in range(BOXES):
        card = t.offer[box]
        if card >= 0 and t.board.size[card] <= most and can_build(t, seat, card):
            found.append(box)
    return found


def build_more(t: SprawlTable, at: int, seat: int) -> None:
    """A player may build one more contract for no APs."""
    most = t.board.code[at + 3]
    if len(boxes_to_build(t, seat, most)) > 0:
        t.agenda.append(BuildMore(seat, most))


class BuildMore(Decision):
    """A contract in a box to build at once for no APs, or none."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "most")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-102")

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [*[BUILD + box for box in boxes_to_build(table, seat, self.most)], PASS]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action != PASS:
            start_build(table, seat, action - BUILD, 1)
