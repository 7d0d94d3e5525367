"""What a good player looks at: named, finite, and better where a person would say so."""

import math
from collections.abc import Callable

import pytest

import boomtown
from boomtown.bots import bot
from boomtown.bots.match import choose
from boomtown.games.age_of_industry.rules.rounds import ChooseAction, Turn
from boomtown.games.age_of_industry.rules.table import AgeTable
from boomtown.games.age_of_industry.sense.features import ACTIONS, FEATURES, WEIGHTS, features, sense
from boomtown.games.age_of_industry.sense.outlook import rounds_left
from tests.rules.age_of_industry.position import Position

Setup = Callable[[Position], None]
ACTION = 4.0 / 5  # points: four dollars


def value(*setup: Setup, map_: str = "germany") -> float:
    """What red's sense says of a position."""
    p = Position(map_, seats=3)
    p.markets("none")
    for colour in ("red", "yellow", "green"):
        p.hand(colour, "brown", "cotton", "coal")
    for one in setup:
        one(p)
    p.turn("red")
    return sense(p.t, 0)


def mill(p: Position) -> None:
    p.put("red", "cotton_1", "hamburg_3")


def money(amount: int) -> Setup:
    def give(p: Position) -> None:
        p.t.money[0] = amount

    return give


def loans(count: int) -> Setup:
    def owe(p: Position) -> None:
        p.t.loans[0] = count

    return owe


def put(*args: str, **more: bool | int) -> Setup:
    return lambda p: p.put(*args, **more)  # type: ignore[arg-type]


def rail(owner: str, *links: str) -> Setup:
    return lambda p: p.rail(owner, *links)


def hand(*cards: str) -> Setup:
    return lambda p: p.hand("red", *cards)


BETTER: dict[str, tuple[list[Setup], list[Setup]]] = {
    "money": ([money(20)], [money(0)]),
    "the same money without a loan": ([money(0)], [money(5), loans(1)]),
    "a loan that can be repaid at once": ([money(10), loans(1)], [money(8), loans(1)]),
    "a counter on the board": ([mill], []),
    "a used counter": ([put("red", "cotton_1", "hamburg_3", flipped=True), money(8)], [mill]),
    "a higher level": ([put("red", "cotton_3", "hamburg_3")], [mill]),
    "a mill beside an own port": (
        [mill, put("red", "port_1", "hamburg_1")],
        [mill, put("red", "port_1", "koenigsberg_1")],
    ),
    "a mill joined to a port": (
        [
            put("red", "cotton_1", "hannover_1"),
            put("yellow", "port_1", "hamburg_1"),
            rail("yellow", "hamburg-hannover"),
        ],
        [
            put("red", "cotton_1", "hannover_1"),
            put("yellow", "port_1", "hamburg_1"),
            rail("yellow", "berlin-dresden"),
        ],
    ),
    "a mill joined to a market that buys": (
        [
            put("red", "cotton_1", "muenchen_2"),
            rail("red", "muenchen-italy"),
            lambda p: p.market("italy_market", "cotton"),
        ],
        [
            put("red", "cotton_1", "muenchen_2"),
            rail("red", "muenchen-italy"),
            lambda p: p.market("italy_market", "factory"),
        ],
    ),
    "a mine with one cube left": (
        [put("red", "coal_1", "ruhr_1", cubes=1)],
        [put("red", "coal_1", "ruhr_1", cubes=3)],
    ),
    "a railway": ([mill, rail("red", "hamburg-hannover")], [mill]),
    "a railway between larger places": (
        [mill, rail("red", "hamburg-hannover")],
        [mill, rail("red", "kiel-hamburg")],
    ),
    "cards in hand": ([hand("brown", "cotton", "coal", "mauve")], [hand("brown")]),
    "cards that can be used": ([mill, hand("orange", "blue")], [mill, hand("ship", "ship")]),
    "a rival without money": ([], [lambda p: p.t.money.__setitem__(1, 60)]),
    "factories that can be built": ([lambda p: develop(p, "factory_0", 2)], []),
}


def develop(p: Position, counter: str, count: int) -> None:
    at = p.counter(counter)
    p.t.left[at] -= count
    p.t.gone.extend([at] * count)


@pytest.mark.parametrize("name", BETTER)
def test_better_positions_look_better(name: str) -> None:
    better, worse = BETTER[name]
    assert value(*better) > value(*worse)


@pytest.mark.parametrize(("round_", "left"), [(1, 1), (2, 2)])
def test_an_action_that_is_left_is_worth_something(round_: int, left: int) -> None:
    """Both actions for one build cost what the second could have done; a rival's turn to come is theirs alone."""
    p = Position("germany", seats=3)
    p.t.round[0] = round_
    p.t.agenda[:] = [Turn(1), ChooseAction(0, left)]
    with_all = [features(p.t, seat)[ACTIONS] for seat in range(3)]
    assert with_all == [pytest.approx(left * ACTION), pytest.approx(left * ACTION), 0.0]
    p.t.agenda.pop()
    assert features(p.t, 0)[ACTIONS] == 0.0


def table_after(seed: int, moves: int, seats: int, map_: str) -> AgeTable:
    table = boomtown.game("age_of_industry").new(seats, seed, {"map": map_})
    player = bot("random")
    while table.moves < moves and not table.over:
        seat = table.waiting[0]
        table.apply(seat, choose(player, table, seat, seed))
    assert isinstance(table, AgeTable)
    return table


@pytest.mark.parametrize("map_", ["germany", "new_england"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_features_are_named_and_finite(map_: str, seats: int) -> None:
    assert len(FEATURES) == len(WEIGHTS) == len(set(FEATURES))
    for moves in (0, 40, 120, 200, 10_000):
        table = table_after(seats, moves, seats, map_)
        for seat in range(seats):
            found = features(table, seat)
            assert len(found) == len(FEATURES)
            assert all(math.isfinite(one) for one in found)
            assert math.isfinite(sense(table, seat))


def test_at_the_end_sense_is_the_score() -> None:
    table = table_after(3, 10_000, 4, "germany")
    assert table.over
    assert [sense(table, seat) for seat in range(4)] == table.scores()


def test_sense_changes_nothing_and_looks_at_no_other_hand() -> None:
    table = table_after(5, 100, 4, "germany")
    before = table.digest()
    for seat in range(4):
        seen = sense(table, seat)
        for dice in range(4):
            assert sense(table.guess(seat, dice), seat) == seen  # type: ignore[arg-type]
    assert table.digest() == before


def test_fewer_cards_mean_fewer_rounds() -> None:
    early, late = table_after(6, 10, 4, "germany"), table_after(6, 150, 4, "germany")
    assert 14 < rounds_left(early) < 22
    assert rounds_left(late) < rounds_left(early)
