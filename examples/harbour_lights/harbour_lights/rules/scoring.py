"""The end: coins, and what the patrons think of the goods that are left."""

from harbour_lights.rules.table import HarbourTable, stock


def parts(t: HarbourTable, seat: int) -> tuple[int, int, int]:
    """A seat's coins, its points for goods that its patron wants, and those for all others."""
    counts = stock(t, seat)
    wanted = counts[t.content.wants[t.patron[seat][0]]]
    return t.coins[seat], wanted * t.content.wanted, (sum(counts) - wanted) * t.content.other


def scores(t: HarbourTable) -> list[int]:
    """Each seat's points, as if the game were scored now."""
    return [sum(parts(t, seat)) for seat in range(t.seats)]


def ranking(t: HarbourTable) -> list[list[int]]:
    """By points, then by coins; who is equal in both shares a place."""
    standing = {seat: (points, t.coins[seat]) for seat, points in enumerate(scores(t))}
    best_first = sorted(set(standing.values()), reverse=True)
    return [[seat for seat in standing if standing[seat] == one] for one in best_first]
