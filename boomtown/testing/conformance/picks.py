"""Several of several: any order and any change of mind leads to the same table, and search sees each set once."""

import random
from collections.abc import Iterator
from typing import Any

from boomtown.engine.picks import Pick
from boomtown.engine.table import Table
from boomtown.testing.play import Play, random_games
from boomtown.testing.seen import Snapshot

MOST_SETS = 400  # of one pick that are looked at


def picks(play: Play) -> Iterator[tuple[Table, Pick[Any], int]]:
    """Every pick of a random game that a seat is about to begin: the table, the pick, and one of its seats."""
    for table in play.moments(dense=True):
        top = table.agenda[-1] if table.agenda else None
        if isinstance(top, Pick):
            seat = play.rng.choice(table.waiting)
            if not table.picks[seat]:
                yield table, top, seat


def some_set(table: Table, top: Pick[Any], seat: int, rng: random.Random) -> list[int]:
    """A set of things that may be finished, found by the options alone."""
    trial = table.clone()
    while top.done_with(table) not in (options := trial.options(seat)) or (
        len(options) > 1 and rng.random() < 0.7
    ):
        trial.apply(seat, rng.choice([option for option in options if option != top.done_with(table)]))
    return trial.picks[seat][:]


def click(table: Table, seat: int, action: int) -> None:
    """A person clicks what the page lights."""
    assert table.accepts(seat, action)
    assert action in table.accepted(seat)
    assert table.why_not(seat, action) == ()
    table.apply(seat, action)


@random_games(60)
def test_things_are_picked_in_any_order_and_put_back(play: Play) -> None:
    """In whatever order a set is clicked, with things put back on the way, it ends in the same table and record."""
    for table, top, seat in picks(play):
        wanted = some_set(table, top, seat, play.rng)
        straight = table.clone()
        for action in [*wanted, top.done_with(table)]:
            straight.apply(seat, action)
        mixed = table.clone()
        left = wanted[:]
        play.rng.shuffle(left)
        changes = 4
        while left:
            if changes and mixed.picks[seat] and play.rng.random() < 0.4:
                changes -= 1
                thing = play.rng.choice(mixed.picks[seat])
                while thing in mixed.picks[seat]:  # one that can be picked twice is first added again
                    click(mixed, seat, thing)
                left += [thing] * (wanted.count(thing) - left.count(thing))
                continue
            click(mixed, seat, left.pop())
        assert mixed.picks[seat] == wanted
        click(mixed, seat, top.done_with(table))
        assert mixed.digest() == straight.digest()
        assert Snapshot(mixed) == Snapshot(straight)


@random_games(30)
def test_whatever_is_picked_first_a_set_can_be_finished(play: Play) -> None:
    """From every thing that is accepted, the options lead to a set that is enough; a pick tells nobody anything."""
    for table, top, seat in picks(play):
        others = [other for other in (*range(table.seats), None) if other != seat]
        before = [table.view(other) for other in others]
        for action in table.accepted(seat):
            begun = table.clone()
            begun.apply(seat, action)
            if action == top.done_with(table):
                continue
            assert [begun.view(other) for other in others] == before
            while begun.agenda and begun.agenda[-1] is top and seat in begun.waiting:
                begun.apply(seat, begun.options(seat)[-1])


@random_games(30)
def test_search_sees_every_set_once(play: Play) -> None:
    """No two ways through the options pick the same set, and none ends without one."""
    for table, top, seat in picks(play):
        sets: set[tuple[int, ...]] = set()
        ways = [table.clone()]
        while ways and len(sets) < MOST_SETS:
            here = ways.pop()
            assert here.picks[seat] == [] or top.further(here, seat, here.picks[seat])
            for option in here.options(seat):
                if option == top.done_with(table):
                    kinds = tuple(top.kind(here, thing) for thing in here.picks[seat])
                    assert kinds not in sets, [play.game.actions.spell(a) for a in here.picks[seat]]
                    sets.add(kinds)
                else:
                    there = here.clone()
                    there.apply(seat, option)
                    assert there.picks[seat] == [*here.picks[seat], option], (
                        "the options are not in rising order"
                    )
                    ways.append(there)
        assert sets
