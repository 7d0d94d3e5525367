"""Building a contract: block, lots, permits; payment, tile and cube, neighborhood bonus, then the card's program."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision
from boomtown.games.urban_sprawl.rules.actions import BLOCK, DONE, PAY, SITE
from boomtown.games.urban_sprawl.rules.build_limits import Site
from boomtown.games.urban_sprawl.rules.cards.flow import Close, open_frame, start
from boomtown.games.urban_sprawl.rules.city import put, take_away
from boomtown.games.urban_sprawl.rules.content import (
    DISTRICT_ATTORNEY,
    PERMIT,
    PLANNING_CARDS,
)
from boomtown.games.urban_sprawl.rules.counted import PAID
from boomtown.games.urban_sprawl.rules.faceup import clear_place, contract_at
from boomtown.games.urban_sprawl.rules.grid import (
    BLOCKS,
    LOTS_BY,
    SHAPES,
    SITE_SIZE,
    SITES,
    bits,
)
from boomtown.games.urban_sprawl.rules.sites import building_blocks, building_sites, price_of
from boomtown.games.urban_sprawl.rules.survey import in_the_way, needs_renewal, renewal_of
from boomtown.games.urban_sprawl.rules.table import AP, BUILT, GONE, SprawlTable


def discard(t: SprawlTable, seat: int, card: int) -> None:
    """A planning card goes from a player onto the discard pile."""
    t.hands[seat].remove(card)
    t.discard.append(card)


def start_build(t: SprawlTable, seat: int, place: int, free: int) -> None:
    """Begin a build; `free`: without APs."""
    t.agenda.append(ChooseBlock(seat, place, free))


class ChooseBlock(Decision[SprawlTable]):
    """The block of a new building; its value is the price in wealth."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "free")
    rules: ClassVar[tuple[str, ...]] = ("USP-107", "USP-111", "USP-116")

    def __init__(self, seat: int, place: int, free: int) -> None:
        super().__init__(seat)
        self.place = place
        self.free = free

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        card = contract_at(table, seat, self.place)
        return [BLOCK + block for block in building_blocks(table, seat, card)]

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        table.agenda.append(ChooseSite(seat, self.place, self.free, action - BLOCK))

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        return Site(self.place).limits() if BLOCK <= action < BLOCK + BLOCKS else ()


class ChooseSite(Decision[SprawlTable]):
    """The lots of a new building in the chosen block."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "free", "block")
    rules: ClassVar[tuple[str, ...]] = ("USP-110", "USP-111", "USP-116")

    def __init__(self, seat: int, place: int, free: int, block: int) -> None:
        super().__init__(seat)
        self.place = place
        self.free = free
        self.block = block

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        card = contract_at(table, seat, self.place)
        return [SITE + site for site in building_sites(table, seat, card, self.block)]

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        table.agenda.append(ChoosePermits(seat, self.place, self.free, action - SITE))

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        if not SITE <= action < SITE + SITES or (action - SITE) // SHAPES != self.block:
            return ()
        return Site(self.place).limits_of_lots()


# --- permits -------------------------------------------------------------------------------------------------


class ChoosePermits(Pick[SprawlTable]):
    """The Build Permits that pay for a contract; no change is given, and none may be left out of the set."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "free", "site")
    rules: ClassVar[tuple[str, ...]] = ("USP-104", "USP-105", "USP-106", "USP-G30")
    done: ClassVar[int] = DONE

    def __init__(self, seat: int, place: int, free: int, site: int) -> None:
        super().__init__(seat)
        self.place = place
        self.free = free
        self.site = site

    def things(self, table: SprawlTable, seat: int) -> list[int]:
        zone = table.content.zone[contract_at(table, seat, self.place)]
        return [PAY + card for card in sorted(table.hands[seat]) if serves(table, card, zone)]

    def kind(self, table: SprawlTable, action: int) -> int:
        return table.content.like[action - PAY]

    def enough(self, table: SprawlTable, seat: int, chosen: list[int]) -> bool:
        left = missing(table, chosen, SITE_SIZE[self.site])
        return left <= 0 and left + fewest(table, chosen) > 0

    def reaches(self, table: SprawlTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        """Whether cards of some least size can make up what is missing so that none could be left out."""
        left, smallest = missing(table, chosen, SITE_SIZE[self.site]), fewest(table, chosen)
        if left <= 0:
            return left + smallest > 0
        size = table.content.size
        for least in range(1, smallest + 1):
            sums = 1
            for action in rest:
                if size[action - PAY] >= least:
                    sums |= sums << size[action - PAY]
            if (sums >> left) & ((1 << least) - 1):
                return True
        return False

    def sole(self, table: SprawlTable, seat: int) -> list[int]:
        things = self.things(table, seat)
        if len(things) == 1 and len(table.picks[seat]) == 0:
            return [things[0], DONE]
        if self.several_pay_alone(table, things):
            return []
        return super().sole(table, seat)

    def several_pay_alone(self, t: SprawlTable, things: list[int]) -> bool:
        """Whether one of several different cards is enough."""
        first, size, like = -1, t.content.size, t.content.like
        for action in things:
            if size[action - PAY] >= SITE_SIZE[self.site]:
                if first >= 0 and like[action - PAY] != first:
                    return True
                first = like[action - PAY]
        return False

    def finish(self, table: SprawlTable, seat: int, chosen: list[int]) -> None:
        complete(table, seat, self.place, self.free, self.site, [action - PAY for action in chosen])

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        if action == DONE:
            return [Limit("USP-104", self.is_paid, self.not_paid)]
        if not PAY <= action < PAY + PLANNING_CARDS:
            return ()
        return [
            Limit("USP-104", self.is_yours, self.not_yours),
            Limit("USP-104", self.shows_the_zone, self.other_zone),
            Limit("USP-G30", self.is_needed, self.superfluous),
        ]

    def is_yours(self, t: SprawlTable, seat: int, action: int) -> bool:
        return action - PAY in t.hands[seat]

    def not_yours(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact("USP-104", "not-held", [action - PAY])

    def shows_the_zone(self, t: SprawlTable, seat: int, action: int) -> bool:
        return action - PAY not in t.hands[seat] or action in self.things(t, seat)

    def other_zone(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact("USP-104", "other-zone", [action - PAY, contract_at(t, seat, self.place)])

    def is_needed(self, t: SprawlTable, seat: int, action: int) -> bool:
        return action not in self.things(t, seat) or action in self.accepted(t, seat)

    def superfluous(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact("USP-G30", "superfluous", [action - PAY])

    def is_paid(self, t: SprawlTable, seat: int, action: int) -> bool:
        return self.enough(t, seat, t.picks[seat])

    def not_paid(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return needs("USP-104", PAID, SITE_SIZE[self.site], sum(pages(t, t.picks[seat])))


def serves(t: SprawlTable, card: int, zone: int) -> bool:
    """Whether a planning card is a Build Permit of a zone."""
    return t.content.kind[card] == PERMIT and (t.content.zones[card] >> zone) & 1 == 1


def missing(t: SprawlTable, actions: list[int], need: int) -> int:
    """How many permits some cards leave to pay; below 0 if they have more."""
    for action in actions:
        need -= t.content.size[action - PAY]
    return need


def fewest(t: SprawlTable, actions: list[int]) -> int:
    """The fewest permits that one of some cards has."""
    found = 4
    for action in actions:
        found = min(found, t.content.size[action - PAY])
    return found


def pages(t: SprawlTable, actions: list[int]) -> list[int]:
    """How many permits each of some cards to pay with has."""
    return [t.content.size[action - PAY] for action in actions]


# --- the building --------------------------------------------------------------------------------------------


def complete(t: SprawlTable, seat: int, place: int, free: int, site: int, permits: list[int]) -> None:
    """All is chosen: pay, build, score the neighborhood, run the card."""
    board, card = t.content, contract_at(t, seat, place)
    zone = board.zone[card]
    price = price_of(t, card, site // SHAPES)
    t.wealth[seat] -= price
    for permit in permits:
        discard(t, seat, permit)
    if not free:
        t.turn[AP] -= board.price[place]
    clear_place(t, seat, place)
    t.gone = t.renew(GONE)
    t.gone.append(card)
    t.tell("build", seat, [card, site, price, place, free, *permits])
    clear_site(t, seat, card, site)
    home = put(t, site, zone, seat, card)
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
        t.tell("renewal", seat, [renewal, card])
    for home in bits(in_the_way(t, site)):
        t.tell("demolish", seat, [home, t.zone[home], t.site[home], t.owner[home], t.origin[home], card])
        take_away(t, home)


def neighborhood(t: SprawlTable, seat: int, home: int) -> None:
    """1 prestige for each adjacent building of the same zone; doubled for the District Attorney's first contract."""
    bonus = neighbors(t, t.site[home], t.zone[home])
    double = doubles(t, seat)
    if bonus > 0:
        bonus *= 2 if double else 1
        t.prestige[seat] += bonus
        t.tell("neighborhood", seat, [bonus, 1 if double else 0, t.origin[home]])


def neighbors(t: SprawlTable, site: int, zone: int) -> int:
    """How many buildings of a zone are adjacent to a site; what would be demolished on it does not count."""
    found: list[int] = []
    for lot in LOTS_BY[site]:
        home = t.home[lot]
        if home >= 0 and t.zone[home] == zone and home not in found:
            found.append(home)
    return len(found)


def doubles(t: SprawlTable, seat: int) -> bool:
    """Whether a contract brings twice its neighborhood bonus: the District Attorney's first of the turn."""
    return t.offices[DISTRICT_ATTORNEY] == seat and t.turn[BUILT] == 0
