"""Reading a pack: prices, pieces, charts and the numbers of the Eras."""

from itertools import pairwise
from typing import Any

from boomtown.engine.content import Part
from boomtown.games.forged_in_steel.rules.content import ERAS, Content
from boomtown.games.forged_in_steel.rules.terms import KIND_IDS, KINDS

PRICES = ("lot", "house", "factory", "commercial", "mine", "seize")  # in the order of the cost rules


def read_numbers(content: Content, file: Part) -> None:
    """The whole file numbers.toml."""
    prices = file.part("prices")
    content.price = [prices.whole(name, 0, 9) for name in PRICES]
    content.seize_mines = prices.flag("seize_mines")
    pieces = file.part("pieces")
    content.pieces = [pieces.whole(kind, 0, 60) for kind in KIND_IDS[:KINDS]]
    content.cubes = pieces.whole("cubes", 4, 99)
    content.cubes_on_tracks = pieces.whole("cubes_on_tracks", 0, 3)
    content.city_cubes = pieces.whole("city_cubes", 9, 99)
    start = file.part("setup")
    content.seed_houses = start.whole("houses", 1, 4)
    content.seed_cubes = start.whole("city_cubes", 1, 6)
    if content.pieces[0] <= content.seed_houses or content.pieces[1] < 1 or content.pieces[4] < 1:
        raise pieces.fault(
            f"setup needs more than {content.seed_houses} Houses and a Mansion for each player and a Civic building"
        )
    content.headline_spaces = file.part("headlines").whole("spaces", 1, 3)
    chart = file.part("immigration")
    content.jobs = rising(chart, "jobs")
    content.job_houses = rising(chart, "houses")
    if len(content.jobs) != len(content.job_houses):
        raise chart.fault("'jobs' and 'houses' must have as many numbers each")
    unrest = file.part("unrest")
    content.riot_at = unrest.whole("riot_at", 2, 40)
    content.die = unrest.whole("die", 4, 4)
    content.mine_unrest = unrest.whole("mine_unrest", 1, 9)
    scoring = file.part("scoring")
    content.mine_most = scoring.whole("mine_most", 1, 9)
    content.lot_vp = scoring.whole("lot_vp", 0, 9)
    content.house_bonus = scoring.whole("house_bonus", 0, 9)
    read_eras(content, file)


def rising(part: Part, key: str) -> list[int]:
    """A list of one to six whole numbers, each larger than the one before."""
    values: Any = part.value(key)
    good = isinstance(values, list) and 1 <= len(values) <= 6
    good = good and all(isinstance(v, int) and not isinstance(v, bool) and 0 < v < 100 for v in values)
    if not good or any(a >= b for a, b in pairwise(values)):
        raise part.fault(f"'{key}' must be a list of one to six rising whole numbers from 1 to 99")
    return list(values)


def read_eras(content: Content, file: Part) -> None:
    """What is dealt, banked and discarded in each of the three Eras."""
    eras = file.parts("era")
    if len(eras) != ERAS:
        raise file.fault(f"there must be {ERAS} entries 'era', not {len(eras)}")
    for number, part in enumerate(eras):
        content.years.append(part.whole("year", 1800, 2000))
        content.deal.append(part.whole("deal", 1, 12))
        content.bank.append(part.whole("bank", 0, 8))
        content.discard.append(part.whole("discard", 0, 8))
        content.riot_bonus.append(part.whole("riot", 0, 9))
        before = content.bank[number - 1] if number else 0
        if content.deal[number] + before - content.bank[number] - content.discard[number] < 1:
            raise part.fault("no card would be left in hand after banking and discarding")
    if content.bank[ERAS - 1] != 0:
        raise eras[-1].fault("nothing is banked in the last Era, so 'bank' must be 0")
