"""Sealed bids: several seats pick at once, several cards each, hidden until the last has stopped."""

from typing import Any, ClassVar, cast

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.fields import HIDDEN, OWN, SECRET, Field, Layout
from boomtown.engine.game import Option
from boomtown.engine.kinds import ONE, SEAT, things, up_to
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable, deal, redeal_hands

ACTIONS = Catalogue()
BID = ACTIONS.verbs("bid", 12)
STOP = ACTIONS.verbs("stop")
CARD = things("card", 12)


class AuctionTable(ToyTable):
    game_id: ClassVar[str] = "toy_auction"
    layout: ClassVar[Layout] = Layout(
        [
            Field("lots", HIDDEN, holds=up_to(99)),
            Field("lot", over=[ONE], holds=up_to(99)),
            Field("won", over=[SEAT], holds=up_to(999)),
            Field("deck", HIDDEN, holds=CARD),
            Field("discard", holds=CARD),
            Field("reserve", SECRET, holds=up_to(7)),
            Field("hands", OWN, True, holds=CARD),
        ]
    )

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.lots, self.lot, self.won, self.deck, self.discard, self.reserve = cells[n : n + 6]
        self.hands = cells[n + 6 : n + 6 + n]

    def redeal(self, seat: int) -> None:
        redeal_hands(self, seat, self.deck, self.hands)
        self.shuffle(self.lots)
        self.reserve[:] = [self.roll(8) for _ in self.reserve]

    def scores(self) -> list[int]:
        return self.won[:]


class NextLot(Step[Any]):
    def run(self, table: Table) -> None:
        t = cast(AuctionTable, table)
        if t.lots:
            t.lot[:] = [t.draw(t.lots)]
            t.tell("lot", -1, t.lot[:])
            t.agenda += [NextLot(), Bids()]


class Bids(Pick[Any]):
    """Up to two cards from the hand, in any order."""

    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)
    done: ClassVar[int] = STOP

    def asked(self, table: Table) -> list[int]:
        t = cast(AuctionTable, table)
        return [seat for seat in range(t.seats) if t.hands[seat]]

    def things(self, table: Table, seat: int) -> list[int]:
        return [BID + card for card in sorted(cast(AuctionTable, table).hands[seat])]

    def most(self, table: Table, seat: int) -> int:
        return 2

    def resolve(self, table: Table) -> None:
        t = cast(AuctionTable, table)
        bids = [0] * t.seats
        for seat in range(t.seats):
            for pick in self.chosen(table, seat):
                bids[seat] += pick - BID
                t.hands[seat].remove(pick - BID)
                t.discard.append(pick - BID)
        t.tell("bids", -1, bids)
        best = max(bids)
        winners = [seat for seat in range(t.seats) if bids[seat] == best]
        if best < t.reserve.pop() or (len(winners) > 1 and t.settings["ties"] == "nobody"):
            t.tell("unsold", -1, [])
        else:
            t.won[winners[0]] += t.lot[0]
            t.tell("sold", winners[0], t.lot[:])


class Auction(ToyGame):
    id = "toy_auction"
    title = "Toy Auction"
    kind = AuctionTable
    players = (2, 3, 4)
    options = (Option("ties", "Who wins a tie", "first", ("first", "nobody")),)
    actions = ACTIONS

    def setup(self, table: Table) -> None:
        t = cast(AuctionTable, table)
        t.deck.extend(list(range(12)) * 2)
        deal(t, t.deck, t.hands, 4)
        t.lots.extend(range(1, 5))
        t.shuffle(t.lots)
        t.reserve.extend(t.roll(8) for _ in t.lots)
        t.won.extend([0] * t.seats)
        t.agenda.append(NextLot())

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(AuctionTable, table)
        return {"cards": sum(t.deck) + sum(t.discard) + sum(map(sum, t.hands))}
