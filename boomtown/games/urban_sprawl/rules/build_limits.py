"""What limits a build: a contract, its permits, a tile, and a site that nothing stands against."""

from collections.abc import Sequence
from typing import Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.urban_sprawl.rules.actions import BLOCK, BUILD, SITE
from boomtown.games.urban_sprawl.rules.city import has_tile
from boomtown.games.urban_sprawl.rules.content import FAVORS
from boomtown.games.urban_sprawl.rules.counted import PERMITS, WEALTH
from boomtown.games.urban_sprawl.rules.faceup import contract_at
from boomtown.games.urban_sprawl.rules.grid import BY_SIZE, SHAPES, SITE_SIZE, bits, sites_in
from boomtown.games.urban_sprawl.rules.hurdles import (
    LARGER,
    NOTHING,
    RESTRICTED,
    SAFE,
    TAKEN,
    ZONING,
    cheapest,
    least_hurdle,
)
from boomtown.games.urban_sprawl.rules.sites import permits_of
from boomtown.games.urban_sprawl.rules.survey import in_the_way
from boomtown.games.urban_sprawl.rules.table import SprawlTable


def lies(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether a contract lies there."""
    return contract_at(t, seat, action - BUILD) >= 0


def no_contract(t: SprawlTable, seat: int, action: int) -> Fact:
    """No contract lies there."""
    return Fact("USP-072", "no-favor", []) if action - BUILD >= FAVORS else Fact("USP-146", "nothing", [])


def permits_suffice(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether the seat's Build Permits pay for a contract."""
    card = contract_at(t, seat, action - BUILD)
    return card < 0 or permits_of(t, seat, t.content.zone[card]) >= t.content.size[card]


def needs_permits(t: SprawlTable, seat: int, action: int) -> Fact:
    """How many permits a contract takes."""
    card = contract_at(t, seat, action - BUILD)
    zone = t.content.zone[card]
    return needs("USP-104", PERMITS + zone, t.content.size[card], permits_of(t, seat, zone))


def tile_is_left(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether the supply has a tile for a contract."""
    card = contract_at(t, seat, action - BUILD)
    return card < 0 or has_tile(t, t.content.zone[card], t.content.size[card])


def no_tile(t: SprawlTable, seat: int, action: int) -> Fact:
    """The supply has no such tile."""
    card = contract_at(t, seat, action - BUILD)
    return Fact("USP-G18", "no-tile", [t.content.size[card], t.content.zone[card]])


class Site:
    """What the site must be of the contract at a place (-1: the one that the action names)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def limits(self) -> Sequence[Limit]:
        """Of a site, or of one among those that an action leaves open."""
        return (Limit("USP-112", self.is_there, self.none),)

    def limits_of_lots(self) -> Sequence[Limit]:
        """Of lots that are named."""
        return (Limit("USP-110", self.has_its_size, self.other_size), *self.limits())

    def card(self, t: SprawlTable, seat: int, action: int) -> int:
        """The contract."""
        return contract_at(t, seat, self.place if self.place >= 0 else action - BUILD)

    def has_its_size(self, t: SprawlTable, seat: int, action: int) -> bool:
        return SITE_SIZE[action - SITE] == t.content.size[self.card(t, seat, action)]

    def other_size(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact("USP-110", "size", [self.card(t, seat, action)])

    def is_there(self, t: SprawlTable, seat: int, action: int) -> bool:
        return self.against(t, seat, action) in (-1, NOTHING)

    def against(self, t: SprawlTable, seat: int, action: int) -> int:
        """What stands against all sites of an action; -1 if there is no contract or no such size."""
        card = self.card(t, seat, action)
        if card < 0 or (action >= SITE and SITE_SIZE[action - SITE] != t.content.size[card]):
            return -1
        return least_hurdle(t, seat, card, sites_of(t, card, action))

    def none(self, t: SprawlTable, seat: int, action: int) -> Fact:
        """What stands against all sites: of what forbids each of them what is nearest to a legal one."""
        against, card, where = self.against(t, seat, action), self.card(t, seat, action), where_of(action)
        if against == TAKEN:
            return Fact("USP-112", "taken", [card, *where])
        if against == SAFE:
            return Fact("USP-234", "safe", [t.contractor[0]])
        if against == LARGER:
            return Fact("USP-232" if is_larger(t, card, action) else "USP-233", "larger", [card, *where])
        if against == RESTRICTED:
            return Fact("USP-115", "restricted", [card, *where])
        if against == ZONING:
            return Fact("USP-116", "zoning", [card, *where])
        return needs("USP-107", WEALTH, cheapest(t, seat, card, sites_of(t, card, action)), t.wealth[seat])


def sites_of(t: SprawlTable, card: int, action: int) -> list[int]:
    """The sites that an action leaves to choose from, legal or not."""
    size = t.content.size[card]
    if action >= SITE:
        return [action - SITE]
    return sites_in(action - BLOCK, size) if action >= BLOCK else BY_SIZE[size]


def where_of(action: int) -> list[int]:
    """The block and the site that an action speaks of, each -1 where it leaves that open."""
    if action >= SITE:
        return [(action - SITE) // SHAPES, action - SITE]
    return [action - BLOCK, -1] if action >= BLOCK else [-1, -1]


def is_larger(t: SprawlTable, card: int, action: int) -> bool:
    """Whether a building on the lots of an action is larger than the contract."""
    if action < SITE:
        return False
    sizes = [SITE_SIZE[t.site[home]] for home in bits(in_the_way(t, action - SITE))]
    return max(sizes) > t.content.size[card]


LIES: Final = Limit("USP-146", lies, no_contract)
BUILD_LIMITS: Final = (
    Limit("USP-104", permits_suffice, needs_permits),
    Limit("USP-G18", tile_is_left, no_tile),
    *Site(-1).limits(),
)
