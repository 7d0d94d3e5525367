"""End and scoring: a point for each Location, ties by goods and Locations, the solo result."""

from typing import Final

from boomtown.engine.steps import Step
from boomtown.engine.table import places
from boomtown.games.fifty_first_state.rules.content import GOODS
from boomtown.games.fifty_first_state.rules.table import OVER, RESULT, StateTable, is_solo, locations, players

PARTS: Final = 3  # of a player's result: points on the track, Locations, goods


def final_result(t: StateTable, player: int) -> list[int]:
    """Points on the track, Locations in the State, and goods for ties."""
    goods = total_goods(t, player) if player < t.seats else 0
    return [t.score[player], len(locations(t, player)), goods]


def total_goods(t: StateTable, seat: int) -> int:
    """Every token in the supply or stored on a Location, and the cards in hand."""
    total = len(t.stock[seat]) + len(t.kept[seat]) + len(t.hands[seat]) + len(t.links[seat])
    for good in range(GOODS):
        total += t.goods[seat][good]
    return total


def result_of(t: StateTable, player: int) -> list[int]:
    """The result of a scored game, or as if it were scored now."""
    if len(t.result) > 0:
        return t.result[player * PARTS : player * PARTS + PARTS]
    return final_result(t, player)


def points(t: StateTable, player: int) -> int:
    """The points of a seat or of the Virtual Player, as if the game were scored now."""
    parts = result_of(t, player)
    return parts[0] + parts[1] * t.content.location_points


def scores(t: StateTable) -> list[int]:
    """Each seat's points, as if the game were scored now."""
    return [points(t, seat) for seat in range(t.seats)]


def ranking(t: StateTable) -> list[list[int]]:
    """The seats by place; a tie for the highest score is broken by goods, then by Locations, or shared."""
    found = places(t.scores())
    tied = found[0]
    if len(tied) > 1:
        keys = [result_of(t, seat)[2] * 1000 + result_of(t, seat)[1] for seat in tied]
        best = max(keys)
        winners = [tied[i] for i in range(len(tied)) if keys[i] == best]
        rest = [seat for seat in tied if seat not in winners]
        found[0:1] = [winners, rest] if len(rest) > 0 else [winners]
    return found


def solo_result(t: StateTable) -> list[int]:
    """Of a solo game as if it were scored now: the seat's points, the Virtual Player's, 1 if won, the achievement.

    The achievement is the number of a level in the book, or -1 for a game that is not won.
    """
    own, other = points(t, 0), points(t, t.seats)
    if own <= other:
        return [own, other, 0, -1]
    level = 0
    for i in range(len(t.content.level_from)):
        if own >= t.content.level_from[i]:
            level = i
    return [own, other, 1, level]


class FinalScoring(Step[StateTable]):
    """Cleanup is skipped; everyone scores a point for each Location in their State."""

    def run(self, table: StateTable) -> None:
        table.enter(OVER)
        results: list[int] = []
        for player in range(players(table)):
            results.extend(final_result(table, player))
        table.result = table.renew(RESULT)
        table.result[:] = results
        for player in range(players(table)):
            table.tell("final", player, [*result_of(table, player), points(table, player)])
        if is_solo(table):
            table.tell("solo", 0, solo_result(table))
