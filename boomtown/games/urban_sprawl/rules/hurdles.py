"""What stands against a site, the nearer to a legal one the higher: for refusals."""

from collections.abc import Sequence
from typing import Final

from boomtown.games.urban_sprawl.rules.grid import SHAPES, SITE_BLOCK
from boomtown.games.urban_sprawl.rules.sites import price_of
from boomtown.games.urban_sprawl.rules.survey import Survey, immune, in_the_way
from boomtown.games.urban_sprawl.rules.table import SprawlTable

TAKEN: Final = 0  # a building stands there, and there is nothing to demolish it with
SAFE: Final = 1  # a building of the Contractor's holder stands there
LARGER: Final = 2  # a building there would not be covered wholly
RESTRICTED: Final = 3  # the card's own restriction
ZONING: Final = 4
DEAR: Final = 5  # the wealth does not suffice
NOTHING: Final = 6


def hurdle(t: SprawlTable, seat: int, card: int, site: int, survey: Survey) -> int:
    """What stands against a contract on a site."""
    homes = in_the_way(t, site)
    if homes & immune(t, seat):
        return SAFE
    if homes & ~survey.may:
        return TAKEN
    block, shape = SITE_BLOCK[site], 1 << site % SHAPES
    if survey.room(t, block) & shape == 0:
        return LARGER
    if survey.wanted(t, block) & shape == 0:
        return RESTRICTED
    if survey.zoning(block) & shape == 0:
        return ZONING
    return DEAR if price_of(t, card, site // SHAPES) > t.wealth[seat] else NOTHING


def least_hurdle(t: SprawlTable, seat: int, card: int, sites: Sequence[int]) -> int:
    """What stands against a contract on all of some sites: of what stands against each the nearest to a legal one."""
    survey = Survey(t, seat, card)
    found = TAKEN
    for site in sites:
        found = max(found, hurdle(t, seat, card, site, survey))
        if found == NOTHING:
            break
    return found


def cheapest(t: SprawlTable, seat: int, card: int, sites: Sequence[int]) -> int:
    """The lowest price of the sites against which nothing stands but the price."""
    survey = Survey(t, seat, card)
    prices = [
        price_of(t, card, site // SHAPES) for site in sites if hurdle(t, seat, card, site, survey) >= DEAR
    ]
    return min(prices)
