"""Setup: board, towns, lands, nations, starting decks."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.errors import BadOption
from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision, Together
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import FIRST, NATION, NATIONS
from boomtown.games.city_of_iron.rules.content import CITIZEN, EACH_NATION, MILITARY, ROUNDS, in_play
from boomtown.games.city_of_iron.rules.holdings import measure, recount, recount_all
from boomtown.games.city_of_iron.rules.piles import draw_cards
from boomtown.games.city_of_iron.rules.rounds import Round
from boomtown.games.city_of_iron.rules.table import BY_SETUP, IN_BOX, IN_DISPLAY, PARTS, IronTable

CHOOSE = "choose"
RANDOM = "random"


def set_up(t: IronTable) -> None:
    """Lay the whole game out, up to the choice of nations and of the order of the starting decks."""
    kit, n = t.content, t.seats
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
    for land in range(len(t.content.land_ids)):
        played = t.content.land_nation[land] < 0 and t.content.land_players[land] <= t.seats
        t.land_owner.append(IN_DISPLAY if played else IN_BOX)


def lay_out_buildings(t: IronTable) -> None:
    """Cards with too many dots stay in the box; each deck is shuffled; the row is filled from deck A."""
    content = t.content
    for card in range(len(content.card_ids)):
        if in_play(content.card_dots[card], t.seats):
            t.building_deck(content.card_deck[card]).append(card)
    for deck in range(3):
        t.shuffle(t.building_deck(deck))
    for dots in content.row_dots:
        t.row.append(t.deck_a.pop() if in_play(dots, t.seats) else -1)


def lay_out_towns(t: IronTable) -> None:
    """Three piles by stars, Unconquered side up, each shuffled."""
    for town in range(len(t.content.town_ids)):
        played = t.content.town_players[town] <= t.seats
        t.town_owner.append(IN_DISPLAY if played else IN_BOX)
        t.marked.append(0)
        t.guard.append(-1)
        if played:
            t.town_pile(t.content.town_stars[town]).append(town)
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
        dealt = [t.content.nation_ids.index(name.strip()) for name in said.split(",")]
    for seat in range(t.seats):
        take_nation(t, seat, dealt[seat])


def take_nation(t: IronTable, seat: int, nation: int) -> None:
    """A seat leads a nation: starting land with its Capital, coins, starting decks."""
    content = t.content
    home = content.home[nation]
    t.nation, t.coins, t.science = t.renew(at.NATION), t.renew(at.COINS), t.renew(at.SCIENCE)
    t.land_owner, t.districts, t.owned = t.renew(at.LAND_OWNER), t.renew(at.DISTRICTS), t.renew(at.OWNED)
    t.nation[seat] = nation
    t.coins[seat] = content.nation_coins[nation]
    t.science[seat] = content.nation_science[nation]
    t.land_owner[home] = seat
    t.districts[home * len(content.side_ids) + content.capital] = 1
    for deck in (CITIZEN, MILITARY):
        cards = content.starting[deck][nation]
        t.own_draw_pile(seat, deck)[:] = cards[::-1]
        for card in cards:
            t.owned[seat] |= 1 << card
    measure(t, home)
    recount(t, seat)
    t.tell("nation", seat, [nation])


class ChooseNation(Decision[IronTable]):
    """A nation that nobody has taken, in seat order."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-022",)

    def options(self, table: IronTable, seat: int) -> list[int]:
        return [NATION + nation for nation in range(NATIONS) if nation not in table.nation]

    def take(self, table: IronTable, seat: int, action: int) -> None:
        take_nation(table, seat, action - NATION)
        if seat + 1 < table.seats:
            table.agenda.append(ChooseNation(seat + 1))

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        return [Limit("COI-022", self.is_free, self.is_taken)] if action < NATION + NATIONS else ()

    def is_free(self, t: IronTable, seat: int, action: int) -> bool:
        return action - NATION not in t.nation

    def is_taken(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-022", "nation-taken", [action - NATION])


class OrderDecks(Together[IronTable]):
    """Everyone lays both starting decks in an order of their choice, top card first; the last card needs no pick."""

    rules: ClassVar[tuple[str, ...]] = ("COI-032",)

    def finished(self, table: IronTable, seat: int) -> bool:
        decks, nation = table.content.starting, table.nation[seat]
        return len(table.picks[seat]) >= len(decks[CITIZEN][nation]) + len(decks[MILITARY][nation]) - 2

    def deck_to_order(self, table: IronTable, seat: int) -> int:
        """The first deck of a seat whose order is still open, or -1."""
        for deck in (CITIZEN, MILITARY):
            if len(self.cards_left(table, seat, deck)) > 1:
                return deck
        return -1

    def cards_left(self, table: IronTable, seat: int, deck: int) -> list[int]:
        """The starting cards of a deck that have no place yet."""
        cards = table.content.starting[deck][table.nation[seat]]
        return [card for card in cards if FIRST + card not in table.picks[seat]]

    def options(self, table: IronTable, seat: int) -> list[int]:
        deck = self.deck_to_order(table, seat)
        return [FIRST + card for card in self.cards_left(table, seat, deck)] if deck >= 0 else []

    def accepted(self, table: IronTable, seat: int) -> list[int]:
        """The decks may be ordered one after the other or by turns."""
        found: list[int] = []
        for deck in (CITIZEN, MILITARY):
            cards = self.cards_left(table, seat, deck)
            if len(cards) > 1:
                found.extend([FIRST + card for card in cards])
        return found

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if not FIRST <= action < FIRST + table.content.experts:
            return ()
        return [
            Limit("COI-032", self.is_starting, self.not_starting),
            Limit("COI-032", self.is_open, self.has_place),
        ]

    def is_starting(self, t: IronTable, seat: int, action: int) -> bool:
        card, nation = action - FIRST, t.nation[seat]
        return card in t.content.starting[CITIZEN][nation] or card in t.content.starting[MILITARY][nation]

    def not_starting(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-032", "not-starting", [action - FIRST])

    def is_open(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.is_starting(t, seat, action) or action in self.accepted(t, seat)

    def has_place(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-032", "has-place", [action - FIRST])

    def resolve(self, table: IronTable) -> None:
        for seat in range(table.seats):
            for deck in (CITIZEN, MILITARY):
                cards = table.content.starting[deck][table.nation[seat]]
                order = [pick - FIRST for pick in table.picks[seat] if pick - FIRST in cards]
                for card in cards:
                    if card not in order:
                        order.append(card)
                table.own_draw_pile(seat, deck)[:] = order[::-1]
                table.tell_secret("decks", seat, [deck, len(order)], order, 1 << seat)
        for seat in range(table.seats):
            draw_cards(table, seat, CITIZEN, 1, BY_SETUP)
        table.agenda.append(Round(ROUNDS - 1))


def conserved(t: IronTable) -> dict[str, int]:
    """Sums that never change: buildings, towns, lands, Steambots, each seat's experts and districts."""
    standing = sum(len(cards) for cards in (*t.built, *t.stored))
    decks = len(t.deck_a) + len(t.deck_b) + len(t.deck_c) + len(t.scrap)
    piles = len(t.towns_1) + len(t.towns_2) + len(t.towns_3)
    settled = sum(o >= 0 and t.content.land_nation[land] < 0 for land, o in enumerate(t.land_owner))
    sums = {
        "buildings": standing + decks + sum(card >= 0 for card in t.row),
        "towns": piles + sum(owner >= 0 for owner in t.town_owner),
        "lands to settle": t.land_owner.count(IN_DISPLAY) + settled,
        "steambots": t.bots_left[0] + sum(t.bots_free) + sum(t.bots),
    }
    for seat in range(t.seats):
        sums[f"experts of seat {seat}"] = EACH_NATION - t.owned[seat].bit_count() + cards_of(t, seat)
        sums[f"districts of seat {seat}"] = tokens_of(t, seat)
    return sums


def cards_of(t: IronTable, seat: int) -> int:
    """How many expert cards a seat has in hand, in its piles, on the table and on its towns."""
    count = len(t.hands[seat]) + len(t.citizen_draw[seat]) + len(t.citizen_discard[seat])
    count += len(t.military_draw[seat]) + len(t.military_discard[seat])
    count += sum(owner == seat and t.guard[town] >= 0 for town, owner in enumerate(t.town_owner))
    return count + (len(t.played) if t.turn[0] == seat else 0)


def tokens_of(t: IronTable, seat: int) -> int:
    """A seat's districts, in reserve and laid, the Capital left out."""
    content = t.content
    count, sides, tokens = 0, len(content.side_ids), len(content.token_each)
    for land, owner in enumerate(t.land_owner):
        if owner == seat:
            count += sum(
                t.districts[land * sides + side]
                for side in range(sides)
                if side not in (content.capital, content.imperial)
            )
    return count + sum(t.reserve[seat * tokens : (seat + 1) * tokens])


def check_nations(known: list[str], said: str, seats: int) -> None:
    """Refuse a list of nations that can't be dealt."""
    if said in (CHOOSE, RANDOM):
        return
    names = [name.strip() for name in said.split(",")]
    if len(set(names)) != len(names) or len(names) < seats or not set(names) <= set(known):
        raise BadOption(
            f"Option 'nations' is choose, random or at least {seats} different nations of "
            f"{', '.join(known)}, not '{said}'."
        )
