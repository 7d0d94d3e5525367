"""What the lab measures of a finished game, by playing its record again and looking on."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import boomtown
from boomtown import bots
from boomtown.engine.log import entries
from boomtown.engine.record import Record
from boomtown.engine.table import Table

MOMENTS = 20  # after the set-up, evenly over the game


class Watch:
    """A game watched from its set-up to its end: each decision, and at some moments how the seats stand."""

    def __init__(self, record: Record, times: list[float], senses: bool) -> None:
        self.record = record
        self.game = record.game
        self.times = times  # the seconds that each action was thought about
        self.senses = senses  # whether to judge the position before every decision
        self.moves: list[dict[str, Any]] = []
        self.plays: Counter[tuple[int, str]] = Counter()
        self.due = 0.0
        self.moments: list[float] = []
        self.money: list[list[int]] = [[] for _ in range(record.seats)]
        self.points: list[list[int]] = [[] for _ in range(record.seats)]
        self.standing: list[list[float]] = [[] for _ in range(record.seats)]
        self.end = self.played()

    def played(self) -> Table:
        """The table after the whole game, its decisions and moments noted."""
        record = self.record
        table = record.dealt()
        self.look(table, 0)
        for number, (seat, action) in enumerate(record.actions):
            self.note(table, number, seat, action)
            record.go_on(table, number, number + 1)
            self.look(table, number + 1)
        return table

    def note(self, table: Table, number: int, seat: int, action: int) -> None:
        """Write a decision down."""
        for name in self.game.plays(table, seat, action):
            self.plays[seat, name] += 1
        self.moves.append(
            {
                "decision": number,
                "seat": seat,
                "step": type(table.agenda[-1]).__name__,
                "options": len(table.legal(seat)),
                "action": self.game.actions.spell(action),
                "sense": float(self.game.sense(table, seat)) if self.senses else 0.0,
                "seconds": self.times[number],
            }
        )

    def look(self, table: Table, number: int) -> None:
        """Note how the seats stand after so many decisions, if it is time and nobody is in the midst of an action."""
        length = len(self.record.actions)
        busy = any(self.game.halfway(table, seat) for seat in table.waiting)
        if 0 < number < length and (number < self.due or busy):
            return
        self.due = (number * MOMENTS // length + 1) * length / MOMENTS
        self.moments.append(number / length)
        for seat, score in enumerate(table.scores()):
            self.points[seat].append(score)
            self.standing[seat].append(float(self.game.sense(table, seat)))
            money = self.game.money(table, seat)
            if money is not None:
                self.money[seat].append(money)

    def leaders(self, winners: list[int]) -> list[int]:
        """The seat with the best standing at each moment, -1 while nobody leads alone; at the end a winner."""
        found: list[int] = []
        leader = -1
        for moment in range(len(self.moments) - 1):
            standing = [values[moment] for values in self.standing]
            best = [seat for seat, value in enumerate(standing) if value == max(standing)]
            if leader not in best:
                leader = best[0] if len(best) == 1 else -1
            found.append(leader)
        if leader not in winners:
            leader = winners[0] if winners else -1
        return [*found, leader]

    def thought(self) -> list[float]:
        """The seconds that each seat's bot has thought."""
        found = [0.0] * self.record.seats
        for move in self.moves:
            found[move["seat"]] += move["seconds"]
        return found


def game_row(watch: Watch, winners: list[int]) -> dict[str, Any]:
    """The measurements of a whole game: how it was set up, how it ended, and under which versions."""
    game, record, moves = watch.game, watch.record, watch.moves
    seats = range(record.seats)
    return {
        "seats": record.seats,
        "bot_versions": [bots.version(code, game.id) for code in record.names],
        "options": json.dumps(record.options, sort_keys=True),
        "traits": [
            {"seat": seat, "kind": kind, "value": value}
            for seat in seats
            for kind, value in game.traits(watch.end, seat).items()
        ],
        "breakdown": [
            {"seat": seat, "name": name, "points": points}
            for seat in seats
            for name, points in game.breakdown(watch.end, seat).items()
        ],
        "ending": game.ending(watch.end),
        "decisions": len(moves),
        "forced": sum(1 for move in moves if move["options"] == 1),
        "branching": sum(move["options"] for move in moves) / len(moves),
        "rules": game.version,
        "content": record.content,
        "package": boomtown.__version__,
        **course(watch, winners),
    }


def course(watch: Watch, winners: list[int]) -> dict[str, Any]:
    """How a game went on: plays, chapters, thinking, and at some moments money, points, standing and who led."""
    told = [entry.kind for entry in entries(watch.end.news)]
    leaders = watch.leaders(winners)
    real = [seat for seat in leaders if seat >= 0]
    return {
        "plays": [
            {"seat": seat, "name": name, "count": count}
            for (seat, name), count in sorted(watch.plays.items())
        ],
        "chapters": sum(1 for kind in told if kind in watch.game.chapters),
        "thought": watch.thought(),
        "moments": watch.moments,
        "money": watch.money if all(watch.money) else [],
        "points": watch.points,
        "standing": watch.standing,
        "leader": leaders,
        "lead_changes": sum(1 for before, after in pairwise(real) if before != after),
        "settled": settled(leaders, watch.moments) if winners else None,
    }


def settled(leaders: list[int], moments: list[float]) -> float:
    """The share of the game after which the last leader led without a break.

    >>> settled([-1, 0, 1, 1, 1], [0.0, 0.25, 0.5, 0.75, 1.0])
    0.5
    """
    at = len(leaders) - 1
    while at > 0 and leaders[at - 1] == leaders[-1]:
        at -= 1
    return moments[at]
