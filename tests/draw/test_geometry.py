"""Lines that stop at the edge of what they lead to, and country parted between places."""

from boomtown.draw.geometry import clear_runs, curve, inside, line, nearer, oval, pairs, smooth


def test_a_line_is_cut_where_something_covers_it() -> None:
    runs = clear_runs(curve((0, 0), (100, 0)), [(-5, -5, 20, 5), (100, 0, 10), (45, -1, 55, 1)])
    assert len(runs) == 2
    first, second = runs
    assert 20 <= first[0][0] < 22
    assert 44 < first[-1][0] <= 45
    assert 55 <= second[0][0] < 57
    assert 88 < second[-1][0] <= 90


def test_a_straight_run_keeps_only_its_ends_and_a_bent_one_its_bend() -> None:
    assert clear_runs(curve((0, 0), (10, 10)), []) == [[(0, 0), (10, 10)]]
    (bent,) = clear_runs(curve((0, 0), (100, 0), (50, 80)), [])
    assert max(y for _, y in bent) > 35
    assert bent[-1] == (100, 0)


def test_country_ends_halfway_to_a_place_of_another_colour() -> None:
    shape = nearer(oval((0, 0), 50, 50), (0, 0), (60, 0), gap=10)
    assert max(x for x, _ in shape) <= 25 + 1e-9
    assert min(x for x, _ in shape) == -50
    assert nearer(oval((0, 0), 20, 20), (0, 0), (500, 0), gap=0) == oval((0, 0), 20, 20)


def test_boxes_and_discs() -> None:
    assert inside((1, 1), (0, 0, 2, 2))
    assert not inside((3, 1), (0, 0, 2, 2))
    assert inside((1, 0), (0, 0, 2))
    assert not inside((2, 2), (0, 0, 2))


def test_path_data() -> None:
    assert pairs([1, 2, 3, 4]) == [(1, 2), (3, 4)]
    assert line([[(0, 0), (1.5, 2)]], close=True) == "M0 0 1.5 2z"
    assert smooth([(0, 0), (10, 0), (10, 10)]) == "M0 0Q10 0 10 5L10 10"
