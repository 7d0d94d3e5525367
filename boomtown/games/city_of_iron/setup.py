"""Setup: board, towns, lands, nations, starting decks."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Together
from boomtown.engine.table import Table
from boomtown.games.city_of_iron.actions import FIRST, NATION, NATIONS
from boomtown.games.city_of_iron.cards import draw_cards
from boomtown.games.city_of_iron.holdings import measure, recount, recount_all
from boomtown.games.city_of_iron.kit import CITIZEN, MILITARY, in_play
from boomtown.games.city_of_iron.rounds import Spring
from boomtown.games.city_of_iron.table import IN_BOX, IN_DISPLAY, PARTS, IronTable

CHOOSE = "choose"
RANDOM = "random"


def set_up(t: IronTable) -> None:
    """Lay the whole game out, up to the choice of nations and of the order of the starting decks."""
    kit, n = t.kit, t.seats
    t.round[:] = [1]
    t.action[:] = [1]
    t.turn[:] = [-1]
    t.track[:] = [-1] * len(kit.bid_cost)
    t.city[:] = [-1] * len(kit.card_ids)
    t.bots[:] = [0] * len(kit.card_ids)
    t.bots_free[:] = [0] * n
    t.bots_left[:] = [kit.bot_tokens if t.steambots else 0]
    t.districts[:] = [0] * (len(kit.land_ids) * len(kit.side_ids))
    t.nation[:] = [-1] * n
    t.coins[:] = [0] * n
    t.science[:] = [0] * n
    t.influence[:] = [0] * n
    t.reserve[:] = kit.token_each * n
    t.owned[:] = [0] * n
    t.shown[:] = [0] * n
    t.tally[:] = [0] * (n * PARTS)
    lay_out_lands(t)
    lay_out_buildings(t)
    lay_out_towns(t)
    t.bids[:] = list(range(n))
    t.shuffle(t.bids)
    recount_all(t)
    t.agenda.append(OrderDecks())
    deal_nations(t)


def lay_out_lands(t: IronTable) -> None:
    """Lands to settle are displayed; starting lands wait for their nations."""
    for land in range(len(t.kit.land_ids)):
        played = t.kit.land_nation[land] < 0 and t.kit.land_players[land] <= t.seats
        t.land_owner.append(IN_DISPLAY if played else IN_BOX)


def lay_out_buildings(t: IronTable) -> None:
    """Cards with too many dots stay in the box; each deck is shuffled; the row is filled from deck A."""
    kit = t.kit
    for card in range(len(kit.card_ids)):
        if in_play(kit.card_dots[card], t.seats):
            t.building_deck(kit.card_deck[card]).append(card)
    for deck in range(3):
        t.shuffle(t.building_deck(deck))
    for dots in kit.row_dots:
        t.row.append(t.deck_a.pop() if in_play(dots, t.seats) else -1)


def lay_out_towns(t: IronTable) -> None:
    """Three piles by stars, Unconquered side up, each shuffled."""
    for town in range(len(t.kit.town_ids)):
        played = t.kit.town_players[town] <= t.seats
        t.town_owner.append(IN_DISPLAY if played else IN_BOX)
        t.marked.append(0)
        t.guard.append(-1)
        if played:
            t.town_pile(t.kit.town_stars[town]).append(town)
    for pile in range(3):
        t.shuffle(t.town_pile(pile))


def deal_nations(t: IronTable) -> None:
    """Nations are chosen in seat order, dealt at random, or given by name."""
    said = t.settings["nations"]
    if said == CHOOSE:
        t.agenda.append(ChooseNation(0))
        return
    dealt = list(range(NATIONS))
    if said == RANDOM:
        t.shuffle(dealt)
    else:
        dealt = [t.kit.nation_ids.index(name.strip()) for name in said.split(",")]
    for seat in range(t.seats):
        take_nation(t, seat, dealt[seat])


def take_nation(t: IronTable, seat: int, nation: int) -> None:
    """A seat leads a nation: starting land with its Capital, coins, starting decks."""
    kit = t.kit
    home = kit.home[nation]
    t.nation[seat] = nation
    t.coins[seat] = kit.nation_coins[nation]
    t.science[seat] = kit.nation_science[nation]
    t.land_owner[home] = seat
    t.districts[home * len(kit.side_ids) + kit.capital] = 1
    for deck in (CITIZEN, MILITARY):
        cards = kit.starting[deck][nation]
        t.draw_pile(seat, deck)[:] = cards[::-1]
        for card in cards:
            t.owned[seat] |= 1 << card
    measure(t, home)
    recount(t, seat)
    t.tell("nation", seat, [nation])


class ChooseNation(Decision):
    """A nation that nobody has taken, in seat order."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-022",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        return [NATION + nation for nation in range(NATIONS) if nation not in table.nation]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        take_nation(table, seat, action - NATION)
        if seat + 1 < table.seats:
            table.agenda.append(ChooseNation(seat + 1))


class OrderDecks(Together):
    """Everyone lays both starting decks in an order of his choice, top card first; the last card needs no pick."""

    rules: ClassVar[tuple[str, ...]] = ("COI-032",)

    def finished(self, table: Table, seat: int) -> bool:
        assert isinstance(table, IronTable)
        nation = table.nation[seat]
        start = table.kit.starting
        return len(table.picks[seat]) >= len(start[0][nation]) + len(start[1][nation]) - 2

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        nation = table.nation[seat]
        start = table.kit.starting
        picks = table.picks[seat]
        deck = CITIZEN if len(picks) < len(start[CITIZEN][nation]) - 1 else MILITARY
        return [FIRST + card for card in start[deck][nation] if FIRST + card not in picks]

    def resolve(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        for seat in range(table.seats):
            for deck in (CITIZEN, MILITARY):
                cards = table.kit.starting[deck][table.nation[seat]]
                order = [pick - FIRST for pick in table.picks[seat] if pick - FIRST in cards]
                for card in cards:
                    if card not in order:
                        order.append(card)
                table.draw_pile(seat, deck)[:] = order[::-1]
                table.tell_secret("decks", seat, [deck, len(order)], order, 1 << seat)
        for seat in range(table.seats):
            draw_cards(table, seat, CITIZEN, 1)
        table.agenda.append(Spring())
