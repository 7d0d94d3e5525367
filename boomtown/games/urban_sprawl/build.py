"""Building a contract: block, lots, permits; payment, tile and cube, neighborhood bonus, then the card's program."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.actions import BLOCK, PAY, SITE
from boomtown.games.urban_sprawl.board import BOXES, DISTRICT_ATTORNEY, FAVORS, PERMIT, TOPS
from boomtown.games.urban_sprawl.city import put, take_away
from boomtown.games.urban_sprawl.filters import touching
from boomtown.games.urban_sprawl.grid import SHAPES, SITE_NEAR, bits, sites_in
from boomtown.games.urban_sprawl.program import Close, open_frame, start
from boomtown.games.urban_sprawl.sites import (
    building_sites,
    in_the_way,
    needs_renewal,
    price_of,
    renewal_of,
    site_refusal,
)
from boomtown.games.urban_sprawl.table import AP, BUILT, OF_ZONE, SprawlTable


def contract_at(t: SprawlTable, seat: int, place: int) -> int:
    """The face-up contract at a place (box, deck top or Favor), or -1."""
    if place < BOXES:
        return t.offer[place]
    if place < FAVORS:
        return t.tops[place - TOPS + 1]
    held = t.favors[seat]
    return held[place - FAVORS] if place - FAVORS < len(held) else -1


def clear_place(t: SprawlTable, seat: int, place: int) -> None:
    """The contract at a place is taken from it."""
    if place < BOXES:
        t.offer[place] = -1
    elif place < FAVORS:
        t.tops[place - TOPS + 1] = -1
    else:
        t.favors[seat].pop(place - FAVORS)


def discard(t: SprawlTable, seat: int, card: int) -> None:
    """A planning card goes from a player onto the discard pile."""
    t.hands[seat].remove(card)
    t.discard.append(card)


def start_build(t: SprawlTable, seat: int, place: int, free: int) -> None:
    """Begin a build; what leaves no choice is not asked. `free`: without APs."""
    sites = building_sites(t, seat, contract_at(t, seat, place), False)
    blocks = blocks_of(sites)
    if len(blocks) == 1:
        choose_in(t, seat, place, free, blocks[0])
    else:
        t.agenda.append(ChooseBlock(seat, place, free))


def blocks_of(sites: list[int]) -> list[int]:
    """The blocks of some sites, each once."""
    found: list[int] = []
    for site in sites:
        block = site // SHAPES
        if len(found) == 0 or found[-1] != block:
            found.append(block)
    return found


def choose_in(t: SprawlTable, seat: int, place: int, free: int, block: int) -> None:
    """The block is known: ask for the lots where there are several ways to lie, or where something would fall."""
    card = contract_at(t, seat, place)
    sites = building_sites(t, seat, card, False, block)
    if len(sites) == 1 and in_the_way(t, sites[0]) == 0:
        pay_permits(t, seat, place, free, sites[0], t.board.size[card], -1)
    else:
        t.agenda.append(ChooseSite(seat, place, free, block))


class ChooseBlock(Decision):
    """The block of a new building; its value is the price in wealth."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "free")
    rules: ClassVar[tuple[str, ...]] = ("USP-107", "USP-111", "USP-116")

    def __init__(self, seat: int, place: int, free: int) -> None:
        super().__init__(seat)
        self.place = place
        self.free = free

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        card = contract_at(table, seat, self.place)
        return [BLOCK + block for block in blocks_of(building_sites(table, seat, card, False))]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        choose_in(table, seat, self.place, self.free, action - BLOCK)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, SprawlTable)
        if not BLOCK <= action < BLOCK + 36:
            return ()
        card = contract_at(table, seat, self.place)
        found: list[str] = []
        for site in sites_in(action - BLOCK, table.board.size[card]):
            for rule in site_refusal(table, seat, card, site):
                if rule not in found:
                    found.append(rule)
        return tuple(found)


class ChooseSite(Decision):
    """The lots of a new building in the chosen block."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "free", "block")
    rules: ClassVar[tuple[str, ...]] = ("USP-110", "USP-111", "USP-116")

    def __init__(self, seat: int, place: int, free: int, block: int) -> None:
        super().__init__(seat)
        self.place = place
        self.free = free
        self.block = block

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        card = contract_at(table, seat, self.place)
        return [SITE + site for site in building_sites(table, seat, card, False, self.block)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        size = table.board.size[contract_at(table, seat, self.place)]
        pay_permits(table, seat, self.place, self.free, action - SITE, size, -1)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, SprawlTable)
        if not SITE <= action < SITE + 468 or (action - SITE) // SHAPES != self.block:
            return ()
        return site_refusal(table, seat, contract_at(table, seat, self.place), action - SITE)


# --- permits -------------------------------------------------------------------------------------------------


def permit_options(t: SprawlTable, seat: int, zone: int, need: int, last: int) -> list[int]:
    """The next permit card to pay with: large before small, so that none of a set could be left out."""
    board = t.board
    fitting: list[int] = []
    for card in t.hands[seat]:
        if board.kind[card] != PERMIT or (board.zones[card] >> zone) & 1 == 0:
            continue
        if last < 0 or comes_after(t, card, last):
            fitting.append(card)
    found: list[int] = []
    kinds: list[int] = []
    for card in sorted(fitting):
        if board.like[card] in kinds:
            continue
        rest = 0
        for other in fitting:
            if comes_after(t, other, card):
                rest += board.size[other]
        if rest >= need:
            kinds.append(board.like[card])
            found.append(card)
    return found


def comes_after(t: SprawlTable, card: int, other: int) -> bool:
    """Whether a permit may be paid after another: it is smaller, or as large and not earlier in the list."""
    a, b = t.board.size[card], t.board.size[other]
    return a < b or (a == b and t.board.like[card] >= t.board.like[other])


def pay_permits(t: SprawlTable, seat: int, place: int, free: int, site: int, need: int, last: int) -> None:
    """Pay with permits until there are enough; where there is only one way it is taken."""
    zone = t.board.zone[contract_at(t, seat, place)]
    while need > 0:
        cards = permit_options(t, seat, zone, need, last)
        if len(cards) != 1:
            t.agenda.append(ChoosePermit(seat, place, free, site, need, last))
            return
        last = cards[0]
        need -= t.board.size[last]
        discard(t, seat, last)
        t.tell("permit", seat, [last])
    complete(t, seat, place, free, site)


class ChoosePermit(Decision):
    """A Build Permit to pay with; no change is given."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "free", "site", "need", "last")
    rules: ClassVar[tuple[str, ...]] = ("USP-104", "USP-105", "USP-106")

    def __init__(self, seat: int, place: int, free: int, site: int, need: int, last: int) -> None:
        super().__init__(seat)
        self.place = place
        self.free = free
        self.site = site
        self.need = need
        self.last = last

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        zone = table.board.zone[contract_at(table, seat, self.place)]
        return [PAY + card for card in permit_options(table, seat, zone, self.need, self.last)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        card = action - PAY
        discard(table, seat, card)
        table.tell("permit", seat, [card])
        need = self.need - table.board.size[card]
        pay_permits(table, seat, self.place, self.free, self.site, need, card)


# --- the building --------------------------------------------------------------------------------------------


def complete(t: SprawlTable, seat: int, place: int, free: int, site: int) -> None:
    """All is chosen and the permits are paid: pay the rest, build, score the neighborhood, run the card."""
    board, card = t.board, contract_at(t, seat, place)
    zone = board.zone[card]
    price = price_of(t, card, site // SHAPES)
    t.wealth[seat] -= price
    if not free:
        t.turn[AP] -= board.price[place]
    clear_place(t, seat, place)
    t.gone.append(card)
    clear_site(t, seat, card, site)
    home = put(t, site, zone, seat, card)
    t.tell("build", seat, [card, site, price, place, free])
    neighborhood(t, seat, home)
    t.turn[BUILT] += 1
    if board.start[card] >= 0:
        open_frame(t, card, home)
        t.agenda.append(Close())
        start(t, board.start[card], seat)


def clear_site(t: SprawlTable, seat: int, card: int, site: int) -> None:
    """Demolish what stands on a site, with an Urban Renewal card if one is needed."""
    if needs_renewal(t, seat, card, site):
        renewal = renewal_of(t, seat)
        discard(t, seat, renewal)
        t.tell("renewal", seat, [renewal])
    for home in bits(in_the_way(t, site)):
        t.tell("demolish", seat, [home, t.zone[home], t.site[home], t.owner[home], t.origin[home]])
        take_away(t, home)


def neighborhood(t: SprawlTable, seat: int, home: int) -> None:
    """1 prestige for each adjacent building of the same zone; doubled for the District Attorney's first contract."""
    near = touching(t, SITE_NEAR[t.site[home]]) & t.masks[OF_ZONE + t.zone[home]]
    bonus = near.bit_count()
    double = t.offices[DISTRICT_ATTORNEY] == seat and t.turn[BUILT] == 0
    if bonus > 0:
        bonus *= 2 if double else 1
        t.prestige[seat] += bonus
        t.tell("neighborhood", seat, [bonus, 1 if double else 0])
