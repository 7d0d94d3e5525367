"""Reading a pack: prices, pieces, charts and the numbers of the Eras."""

from itertools import pairwise
from typing import Any

from boomtown.engine.content import Part
from boomtown.games.forged_in_steel.board import ERAS, Board
from boomtown.games.forged_in_steel.script import KIND_IDS, KINDS

PRICES = ("lot", "house", "factory", "commercial", "mine", "seize")  # in the order of the cost rules


def read_numbers(board: Board, file: Part) -> None:
    """The whole file numbers.toml."""
    prices = file.part("prices")
    board.price = [prices.whole(name, 0, 9) for name in PRICES]
    board.seize_mines = prices.flag("seize_mines")
    pieces = file.part("pieces")
    board.pieces = [pieces.whole(kind, 0, 60) for kind in KIND_IDS[:KINDS]]
    board.cubes = pieces.whole("cubes", 4, 99)
    board.city_cubes = pieces.whole("city_cubes", 9, 99)
    if board.pieces[0] < 3 or board.pieces[1] < 1 or board.pieces[4] < 1:
        raise pieces.fault("setup needs at least 3 Houses and a Mansion for each player and a Civic building")
    chart = file.part("immigration")
    board.jobs = rising(chart, "jobs")
    board.job_houses = rising(chart, "houses")
    if len(board.jobs) != len(board.job_houses):
        raise chart.fault("'jobs' and 'houses' must have as many numbers each")
    unrest = file.part("unrest")
    board.riot_at = unrest.whole("riot_at", 2, 40)
    board.die = unrest.whole("die", 4, 4)
    board.mine_unrest = unrest.whole("mine_unrest", 1, 9)
    read_eras(board, file)


def rising(part: Part, key: str) -> list[int]:
    """A list of one to six whole numbers, each larger than the one before."""
    values: Any = part.value(key)
    good = isinstance(values, list) and 1 <= len(values) <= 6
    good = good and all(isinstance(v, int) and not isinstance(v, bool) and 0 < v < 100 for v in values)
    if not good or any(a >= b for a, b in pairwise(values)):
        raise part.fault(f"'{key}' must be a list of one to six rising whole numbers from 1 to 99")
    return list(values)


def read_eras(board: Board, file: Part) -> None:
    """What is dealt, banked and discarded in each of the three Eras."""
    eras = file.parts("era")
    if len(eras) != ERAS:
        raise file.fault(f"there must be {ERAS} entries 'era', not {len(eras)}")
    for number, part in enumerate(eras):
        board.years.append(part.whole("year", 1800, 2000))
        board.deal.append(part.whole("deal", 1, 12))
        board.bank.append(part.whole("bank", 0, 8))
        board.discard.append(part.whole("discard", 0, 8))
        board.riot_bonus.append(part.whole("riot", 0, 9))
        before = board.bank[number - 1] if number else 0
        if board.deal[number] + before - board.bank[number] - board.discard[number] < 1:
            raise part.fault("no card would be left in hand after banking and discarding")
    if board.bank[ERAS - 1] != 0:
        raise eras[-1].fault("nothing is banked in the last Era, so 'bank' must be 0")
