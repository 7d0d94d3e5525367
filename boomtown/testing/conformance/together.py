"""Simultaneous choices: hidden until the last, and the order in which the seats make them doesn't matter."""

import random

from boomtown.engine.steps import Together
from boomtown.engine.table import Table
from boomtown.testing.play import Play, random_games
from boomtown.testing.seen import Snapshot, seen, viewers


def several(table: Table) -> bool:
    """Whether several seats decide at once; then the decision is a Together."""
    if len(table.waiting) < 2:
        return False
    assert isinstance(table.agenda[-1], Together)
    return True


def pick_all(table: Table, seat: int, seed: int) -> list[int]:
    """Let one seat pick by its own dice until it has finished; returns its picks."""
    rng = random.Random(seed)
    picks: list[int] = []
    while seat in table.waiting and isinstance(table.agenda[-1], Together):
        picks.append(rng.choice(table.options(seat)))
        table.apply(seat, picks[-1])
    return picks


@random_games(24)
def test_the_order_of_simultaneous_choices_does_not_matter(play: Play) -> None:
    """The same picks, made seat by seat or mixed in any order, lead to the same table."""
    for table in play.moments(dense=True):
        if not several(table):
            continue
        waiting = table.waiting
        straight = table.clone()
        picks: dict[int, list[int]] = {}
        for seat in waiting[:-1]:
            picks[seat] = pick_all(straight, seat, seat)
        last = waiting[-1]
        picks[last] = []
        moves = straight.moves
        while straight.moves == moves and not straight.over:
            picks[last].append(play.rng.choice(straight.options(last)))
            straight.apply(last, picks[last][-1])
        for _ in range(3):
            mixed = table.clone()
            left = {seat: picks[seat][:] for seat in waiting}
            while left:
                seat = play.rng.choice(sorted(left))
                mixed.apply(seat, left[seat].pop(0))
                if not left[seat]:
                    del left[seat]
            assert mixed.digest() == straight.digest()
            assert Snapshot(mixed) == Snapshot(straight)


@random_games(24)
def test_a_pick_shows_nothing_not_even_that_it_was_made(play: Play) -> None:
    """Whatever and however much a seat picks, the others see and read the same as before, until the last has."""
    for table in play.moments(dense=True):
        if not several(table):
            continue
        seat = play.rng.choice(table.waiting)
        tables = [table.clone() for _ in range(4)]
        for number, one in enumerate(tables):
            pick_all(one, seat, number)
        for viewer in viewers(table):
            if viewer != seat:
                before = seen(table, viewer)
                assert {seen(one, viewer) for one in tables} == {before}, f"viewer {viewer} of seat {seat}"


@random_games(24)
def test_half_a_choice_shows_nothing(play: Play) -> None:
    """As long as a seat has not finished, nobody else sees that it has begun."""
    for table in play.moments(dense=True):
        if not several(table):
            continue
        for seat in table.waiting:
            begun = table.clone()
            begun.apply(seat, play.rng.choice(table.options(seat)))
            if begun.moves == table.moves and seat in begun.waiting:
                for viewer in viewers(table):
                    if viewer != seat:
                        assert seen(begun, viewer) == seen(table, viewer)


@random_games(24)
def test_a_pick_can_be_taken_back_while_others_have_picked(play: Play) -> None:
    """Undo takes the seat's own last pick back and leaves the later picks of the others."""
    for table in play.moments(dense=True):
        if not several(table):
            continue
        first, second = play.rng.sample(table.waiting, 2)
        taken = play.again()
        taken.apply(first, play.rng.choice(table.options(first)))
        other = play.rng.choice(table.options(second))
        taken.apply(second, other)
        if taken.table.moves != table.moves:
            continue  # that was the last pick: all is revealed
        assert taken.may_undo(first)
        assert taken.may_undo(second)
        taken.undo(first)
        only = table.clone()
        only.apply(second, other)
        assert Snapshot(taken.table) == Snapshot(only)
