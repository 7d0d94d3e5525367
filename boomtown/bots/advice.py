"""What a strong bot would do in a seat, and why: for people who ask for a hint."""

from dataclasses import dataclass

from boomtown.bots import bot
from boomtown.bots.chance import Chance
from boomtown.bots.chances import chances
from boomtown.bots.search import Branch, Tree
from boomtown.bots.thinker import SearchBot
from boomtown.bots.ways import follow
from boomtown.engine.errors import BadOption

GUESSES = 3  # through which the features after an action are looked at


@dataclass(frozen=True)
class Line:
    """One action that was looked at."""

    action: int  # the option to take now
    path: list[int]  # and how to finish the action
    share: float  # of the search's attention
    value: float  # the seat's chance of winning after it
    moved: list[tuple[str, float]]  # what it moves compared with the other lines, in points, largest first


@dataclass(frozen=True)
class Advice:
    """What to do, and the other actions that were looked at, best first."""

    best: int
    lines: list[Line]


def advise(chance: Chance, code: str = "strong") -> Advice:
    """What a searching bot would do with a chance; nothing in it goes beyond what the seat may know."""
    if len(chance.options) == 1:
        return Advice(chance.options[0], [Line(chance.options[0], chance.options[:], 1.0, 0.0, [])])
    adviser = bot(code)
    if not isinstance(adviser, SearchBot):
        raise BadOption(f"The bot '{code}' doesn't search, so it gives no hints; ask 'strong' or 'expert'.")
    tree = adviser.searched(chance)
    branches = tree.ranked()
    total = sum(branch.visits for branch in branches) or 1
    after = [features_after(chance, tree, branch) for branch in branches]
    values = [value_of(chance, tree, branch) for branch in branches]
    lines = [
        Line(
            branch.actions[0],
            branch.actions,
            branch.visits / total if total > 1 else 1.0 / len(branches),
            min(values[number], values[0]),  # what the search gave up is not shown as better
            moved(chance, after, number),
        )
        for number, branch in enumerate(branches)
    ]
    return Advice(lines[0].action, lines)


def value_of(chance: Chance, tree: Tree, branch: Branch) -> float:
    """The seat's chance of winning after an action, as the chart of a game's chances would show it: the mean over some guesses."""
    total = 0.0
    for number in range(GUESSES):
        table = tree.table(number).clone()
        follow(table, chance.seat, branch.actions)
        total += chances(table)[chance.seat]
    return total / GUESSES


def features_after(chance: Chance, tree: Tree, branch: Branch) -> list[float]:
    """What the seat would look at after an action: the mean over some guesses."""
    sums = [0.0] * len(chance.game.looks_at)
    for number in range(GUESSES):
        table = tree.table(number).clone()
        follow(table, chance.seat, branch.actions)
        if table.over:
            continue
        for i, feature in enumerate(chance.game.features(table, chance.seat)):
            sums[i] += feature / GUESSES
    return sums


def moved(chance: Chance, after: list[list[float]], number: int) -> list[tuple[str, float]]:
    """How the features after one action differ from those after the others, on average."""
    others = [features for other, features in enumerate(after) if other != number]
    if not others:
        return []
    found: list[tuple[str, float]] = []
    for i, name in enumerate(chance.game.looks_at):
        change = after[number][i] - sum(features[i] for features in others) / len(others)
        if abs(change) >= 0.05:
            found.append((name, change))
    return sorted(found, key=lambda one: -abs(one[1]))
