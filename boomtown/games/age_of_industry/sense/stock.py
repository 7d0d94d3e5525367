"""What a seat can still use: the cards in its hand and the counters on its display."""

from typing import Final

from boomtown.games.age_of_industry.rules.table import OCCUPIED, AgeTable
from boomtown.games.age_of_industry.sense.outlook import Chart

HAND: Final[list[float]] = [1.0, 1.0, 1.0, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1]  # the worth of each further card


def hand_worth(t: AgeTable, seat: int, actions: float) -> float:
    """What the cards in a hand are worth: less when they are many, of no use now, or the end is near."""
    content = t.content
    free = ~t.masks[OCCUPIED] & ~t.full[seat]
    where = (content.every_space if t.built[seat] == 0 else t.near[seat]) & free
    good: list[float] = []  # the best first
    seen = 0
    for card in t.hands[seat]:
        worth = 3.0
        named = content.card_industry[card]
        if named >= 0:
            if where & content.accepts[named] == 0:
                worth = 1.2
        elif content.coloured[content.card_colour[card]] & free == 0:
            worth = 0.6
        if (seen >> card) & 1:
            worth *= 0.8
        seen |= 1 << card
        at = len(good)
        while at > 0 and good[at - 1] < worth:
            at -= 1
        good.insert(at, worth)
    total = 0.0
    for i in range(min(len(good), len(HAND))):
        total += good[i] * HAND[i] * min(1.0, max(0.0, (actions - i) / 4.0))
    return total


def display_worth(t: AgeTable, seat: int, map_: Chart, builds: float) -> float:
    """What the best builds to come would bring, taken from the display in its order; developing takes a turn too."""
    counters = len(t.content.level)
    rows = map_.stock(tuple(t.left[seat * counters : (seat + 1) * counters]))
    taken = [0] * len(rows)
    counts = [-1] * len(rows)  # how many counters the best next stretch of a row takes; -1: not looked at
    means = [0.0] * len(rows)  # what it brings a counter
    total = 0.0
    room = builds
    while room > 0.0:
        best = -1
        most = 0.0
        for i in range(len(rows)):
            if counts[i] < 0 or counts[i] - 1 >= room:
                means[i] = best_mean(rows[i], taken[i], room, i, counts)
            if means[i] > most:
                most = means[i]
                best = i
        if best < 0:
            return total
        count = counts[best]
        total += most * count * min(1.0, room / count)
        room -= count
        taken[best] += count
        counts[best] = -1
    return total


def best_mean(row: list[float], start: int, room: float, number: int, counts: list[int]) -> float:
    """The most that the next counters of a row bring on average; notes in `counts` how many that takes."""
    best = run = 0.0
    found = 0
    for k in range(start, len(row)):
        if k - start >= room:
            break
        size = k - start + 1
        run += row[k]
        if run > best * size:
            best = run / size
            found = size
    counts[number] = found
    return best
