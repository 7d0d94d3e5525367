"""Who meets whom, and in which seats: the kinds of tournament."""

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, count, pairwise, permutations, repeat
from math import factorial

from boomtown.engine.errors import BadOption

BUDGET = re.compile(r"(?P<name>\w+):(?P<budget>\d+(?:\.\d+)?)(?P<unit>[a-z]*)")


@dataclass(frozen=True)
class Match:
    """What is compared with what: a name, and the bots of each kind of table that decides it."""

    name: str
    lines: list[list[str]]  # the bots of a table, in no order
    fixed: bool = False  # keep the order in which they were named, and rotate it only


def seating(match: Match, number: int, seed: int) -> Iterator[tuple[int, list[str]]]:
    """Tables without end, as (how many seeds further, the bots by seat).

    All ways to seat the bots of all lines are played with one seed, then again with the next. If the games don't
    suffice for that, the lines and the bots of each come in a random order, different for each seed, and every line
    is rotated through all seats.
    """
    if not match.fixed and ways_to_seat(match) <= number:
        blocks: Iterable[list[list[str]]] = repeat(
            [seats for line in match.lines for seats in arrangements(line)]
        )
    else:
        blocks = (rotated(match, random.Random(f"{seed} {turn}")) for turn in count())
    for turn, block in enumerate(blocks):
        for seats in block:
            yield turn, seats[:]


def ways_to_seat(match: Match) -> int:
    """In how many ways all lines of a match can be seated."""
    total = 0
    for line in match.lines:
        ways = factorial(len(line))
        for code in set(line):
            ways //= factorial(line.count(code))
        total += ways
    return total


def arrangements(line: list[str]) -> list[list[str]]:
    """Every way to seat some bots that looks different."""
    return [list(seats) for seats in dict.fromkeys(permutations(line))]


def rotated(match: Match, dice: random.Random) -> list[list[str]]:
    """Every line moved on by one seat until everybody was everywhere."""
    lines = match.lines if match.fixed else dice.sample(match.lines, len(match.lines))
    found: list[list[str]] = []
    for line in lines:
        order = line if match.fixed else dice.sample(line, len(line))
        found += [order[turn:] + order[:turn] for turn in range(len(order))]
    return found


def lines_of(bots: list[str], seats: int) -> list[list[str]]:
    """Every table at which these bots sit as evenly as can be.

    >>> lines_of(["a", "b"], 3)
    [['a', 'b', 'a'], ['a', 'b', 'b']]
    >>> lines_of(["a", "b", "c"], 2)
    [['a', 'b'], ['a', 'c'], ['b', 'c']]
    """
    each, more = divmod(seats, len(bots))
    return [bots * each + list(extra) for extra in combinations(bots, more)]


# --- the kinds -----------------------------------------------------------------------------------------------


def mirror(bots: list[str], seats: int, steps: int) -> list[Match]:
    """Each bot in every seat of its own tables: what the game itself does to seats and strategies."""
    return [Match(f"{code} in every seat", [[code] * seats]) for code in bots]


def rotation(bots: list[str], seats: int, steps: int) -> list[Match]:
    """These bots at one table, in the order in which they are named, rotated through the seats."""
    if len(bots) != seats:
        raise BadOption(f"A rotation needs a bot for each of the {seats} seats; {len(bots)} are named.")
    return [Match("rotation", [bots], True)]


def round_robin(bots: list[str], seats: int, steps: int) -> list[Match]:
    """Everybody meets everybody."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption("A round robin needs at least two bots, each named once.")
    return [Match("round robin", lines_of(bots, seats))]


def one_against_field(bots: list[str], seats: int, steps: int) -> list[Match]:
    """The first bot alone against a table of the others."""
    if len(bots) < 2 or seats < 2 or len(set(bots)) < len(bots):
        raise BadOption(
            "One against the field needs the one first, then the bots of the field, each named once."
        )
    lines = [[bots[0], *line] for line in lines_of(bots[1:], seats - 1)]
    return [Match(f"{bots[0]} against the field", lines)]


def ladder(bots: list[str], seats: int, steps: int) -> list[Match]:
    """Each bot against the next one, sharing the table evenly; one bot alone meets itself with twice its budget."""
    rungs = bots if len(bots) > 1 else [doubled(bots[0], step) for step in range(steps + 1)]
    if seats < 2 or any(lower == upper for lower, upper in pairwise(rungs)):
        raise BadOption("A ladder needs two seats or more, and neighbours that differ.")
    return [
        Match(f"{upper} against {lower}", lines_of([upper, lower], seats)) for lower, upper in pairwise(rungs)
    ]


def doubled(code: str, times: int) -> str:
    """A bot with its budget doubled so many times.

    >>> doubled("strong:50", 2), doubled("strong:0.5s", 1)
    ('strong:200', 'strong:1s')
    """
    found = BUDGET.fullmatch(code)
    if found is None:
        raise BadOption(
            f"A ladder of one bot needs a budget to double, such as strong:50; '{code}' has none. "
            "Or name several bots, the weakest first."
        )
    return f"{found['name']}:{float(found['budget']) * 2**times:g}{found['unit']}"


KINDS: dict[str, Callable[[list[str], int, int], list[Match]]] = {
    "mirror": mirror,
    "rotation": rotation,
    "round_robin": round_robin,
    "one_against_field": one_against_field,
    "ladder": ladder,
}
