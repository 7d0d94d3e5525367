"""Spring and Summer: the bid for turn order, turns with free actions and one action, laying used cards down."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import (
    ATTACK,
    BID,
    BUILD,
    CITY,
    DONE,
    DRAW,
    HIRE,
    LAY,
    PLAY,
    RESEARCH,
    STEAMBOT,
    STORE,
    TAX,
)
from boomtown.games.city_of_iron.autumn import Autumn
from boomtown.games.city_of_iron.build import start_build
from boomtown.games.city_of_iron.cards import can_draw, draw_cards, lay_down
from boomtown.games.city_of_iron.choices import store_card
from boomtown.games.city_of_iron.experts import play, playable, why_not_play
from boomtown.games.city_of_iron.holdings import recount
from boomtown.games.city_of_iron.react import goods_gained
from boomtown.games.city_of_iron.sites import buildable, why_not_build
from boomtown.games.city_of_iron.table import IronTable
from boomtown.games.city_of_iron.towns import attackable, start_attack, why_not_attack

TURNS = 3  # of each player in a Summer
RESEARCH_COST = 4


class Spring(Step):
    """The cubes slide down to the bid order track; everyone bids once, then Summer begins."""

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        on_track = [seat for seat in table.track if seat >= 0]
        if len(on_track) > 0:
            table.bids[:] = on_track
        table.track[:] = [-1] * len(table.track)
        table.tell("round", -1, [table.round[0]])
        table.tell("bid-order", -1, table.bids[:])
        table.agenda.append(Summer())
        for seat in reversed(table.bids):
            table.agenda.append(Bid(seat))


def bid_spaces(t: IronTable) -> list[int]:
    """The open spaces of the turn order track."""
    return [
        space
        for space in range(len(t.track))
        if t.track[space] < 0 and k.in_play(t.kit.bid_dots[space], t.seats)
    ]


class Bid(Decision):
    """A space of the turn order track that can be paid; with too few coins the cheapest for all one has."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-062", "COI-064")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        spaces = bid_spaces(table)
        cost = table.kit.bid_cost
        found = [BID + space for space in spaces if cost[space] <= table.coins[seat]]
        if len(found) > 0:
            return found
        least = min([cost[space] for space in spaces])
        return [BID + space for space in spaces if cost[space] == least]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        space = action - BID
        paid = min(table.kit.bid_cost[space], table.coins[seat])
        table.bids.remove(seat)
        table.track[space] = seat
        table.coins[seat] += table.kit.bid_gain[space] - paid
        table.tell("bid", seat, [space, paid, table.kit.bid_gain[space]])

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        space = action - BID
        if not 0 <= space < len(table.track):
            return ()
        if table.track[space] >= 0:
            return ("COI-062",)
        return ("COI-064",) if space in bid_spaces(table) else ("COI-066",)


def turn_order(t: IronTable) -> list[int]:
    """The seats in turn order: from right to left on the turn order track."""
    return [seat for seat in reversed(t.track) if seat >= 0]


class Summer(Step):
    """Three turns each, in turn order, one at a time; then Autumn."""

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        order = turn_order(table)
        table.tell("turn-order", -1, order[:])
        table.agenda.append(Autumn())
        for number in range(TURNS, 0, -1):
            for seat in reversed(order):
                table.agenda.append(BeginTurn(seat, number))


class BeginTurn(Step):
    """A turn begins; the first player moves the action disc."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        table.action[0] = self.number
        table.turn[0] = self.seat
        table.agenda.append(EndTurn(self.seat))
        table.agenda.append(Turn(self.seat, 1))


def bot_places(t: IronTable, seat: int) -> list[int]:
    """The own buildings that can take a Steambot."""
    if t.bots_free[seat] == 0:
        return []
    return [card for card in t.built[seat] if t.bots[card] < t.kit.card_bots[card]]


class Turn(Decision):
    """Free actions as many as one likes, then one action; a Steambot may be placed first."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "fresh")
    rules: ClassVar[tuple[str, ...]] = ("COI-069", "COI-072", "COI-105")

    def __init__(self, seat: int, fresh: int) -> None:
        super().__init__(seat)
        self.fresh = fresh  # 1 as long as nothing was done in this turn

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        found: list[int] = []
        if self.fresh:
            found.extend([STEAMBOT + card for card in bot_places(table, seat)])
        found.extend([PLAY + card for card in playable(table, seat, k.FREE)])
        found.extend([BUILD + card for card in buildable(table, seat, 0, 0, table.coins[seat])])
        found.extend([STORE + card for card in table.row if card >= 0])
        for deck in range(2):
            if can_draw(table, seat, deck):
                found.append(DRAW + deck)
        if table.coins[seat] >= RESEARCH_COST:
            found.append(RESEARCH)
        found.extend([PLAY + card for card in playable(table, seat, k.ACTION)])
        found.append(TAX)
        found.extend([ATTACK + town for town in attackable(table, seat)])
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        if PLAY <= action < ATTACK:
            if table.kit.kind[action - PLAY] == k.FREE:
                table.agenda.append(Turn(seat, 0))
            play(table, seat, action - PLAY)
        elif STEAMBOT <= action < CITY:
            table.agenda.append(Turn(seat, 0))
            place_bot(table, seat, action - STEAMBOT)
        elif BUILD <= action < STORE:
            start_build(table, seat, action - BUILD, 0, 0, -1)
        elif STORE <= action < DRAW:
            store_card(table, seat, action - STORE)
        elif DRAW <= action < RESEARCH:
            draw_cards(table, seat, action - DRAW, 1)
        elif action == RESEARCH:
            table.coins[seat] -= RESEARCH_COST
            table.science[seat] += 1
            table.tell("research", seat, [RESEARCH_COST])
        elif action == TAX:
            table.coins[seat] += 1
            table.tell("tax", seat, [])
        else:
            start_attack(table, seat, action - ATTACK)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        if BUILD <= action < STORE:
            return why_not_build(table, seat, action - BUILD, 0, 0, table.coins[seat])
        if STORE <= action < DRAW:
            return ("COI-085",)
        if DRAW <= action < RESEARCH:
            return ("COI-093",)
        if action == RESEARCH:
            return ("COI-094",)
        if PLAY <= action < ATTACK:
            return why_not_play(table, seat, action - PLAY)
        if ATTACK <= action < STEAMBOT:
            return why_not_attack(table, seat, action - ATTACK)
        if STEAMBOT <= action < CITY:
            return self.why_no_bot(table, seat, action - STEAMBOT)
        return ("COI-169",) if HIRE <= action < DONE else ()

    def why_no_bot(self, t: IronTable, seat: int, card: int) -> tuple[str, ...]:
        """The rules that keep a Steambot from a building."""
        if not t.steambots:
            return ("COI-059",)
        if not self.fresh or t.bots_free[seat] == 0 or card not in t.built[seat]:
            return ("COI-296",)
        return ("COI-297",) if t.kit.card_bots[card] == 0 else ("COI-299",)


def place_bot(t: IronTable, seat: int, card: int) -> None:
    """An unused Steambot goes on a building, which gives one more of its main good."""
    t.bots_free[seat] -= 1
    t.bots[card] += 1
    recount(t, seat)
    t.tell("bot", seat, [card])
    made = t.kit.card_goods[card]
    if len(made) > 0:
        goods_gained(t, seat, [made[0], 1], t.goods)


class EndTurn(Step):
    """The turn is over: the cards used in it go to their discard piles, in an order the player chooses."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        if len(table.played) > 0:
            order = LayDown(self.seat)
            if len(order.options(table, self.seat)) > 1:
                table.agenda.append(order)
                return
            lay_rest(table, self.seat)
        table.turn[0] = -1


def to_order(t: IronTable) -> list[int]:
    """The used cards of the first deck that has several left."""
    for deck in (k.CITIZEN, k.MILITARY):
        found = [card for card in t.played if t.kit.expert_deck[card] == deck]
        if len(found) > 1:
            return found
    return []


def lay_rest(t: IronTable, seat: int) -> None:
    """The used cards that are left go to their piles: not more than one of each deck."""
    for card in t.played:
        lay_down(t, seat, card)
    t.played.clear()
    t.uses.clear()


class LayDown(Decision):
    """The next used card for its discard pile; what is laid first will be drawn first."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-099", "COI-100")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        return [LAY + card for card in sorted(to_order(table))]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        card = action - LAY
        at = table.played.index(card)
        table.played.pop(at)
        table.uses.pop(at)
        lay_down(table, seat, card)
        table.agenda.append(EndTurn(seat))
