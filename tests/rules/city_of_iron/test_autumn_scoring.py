"""Autumn: influence for goods and buildings, science of the scoring rounds."""

import re

import pytest

from boomtown.games.city_of_iron import GAME
from tests.rules.city_of_iron.position import Position

SCORING = (3, 5, 7)
GOODS = ["turnip", "srika", "glow_moss", "ore", "tentacle", "salt", "machine", "demon", "silk", "crystal"]
FIRST = dict(zip(GOODS, (2, 2, 3, 3, 4, 4, 5, 5, 7, 7), strict=True))  # the shields on the board
SECOND = dict(zip(GOODS, (1, 1, 1, 1, 2, 2, 3, 3, 4, 4), strict=True))


def scored(good: str, *amounts: int, round: int = 3) -> tuple[list[int], list[int]]:
    """What seats with these amounts of a good score for places and for the small shield."""
    p = Position(round=round)
    for seat, n in enumerate(amounts):
        p.set_goods(seat, **{good: n})
    p.autumn()
    rows = [GAME.breakdown(p.t, seat) for seat in range(4)]
    places, shields = [row["places of goods"] for row in rows], [row["shields"] for row in rows]
    if round < 7:  # nothing else has scored
        assert p.t.influence == [a + b for a, b in zip(places, shields, strict=True)]
    return places, shields


@pytest.mark.rule("COI-146")
@pytest.mark.parametrize("round", range(1, 8))
def test_only_rounds_three_five_and_seven_score(round: int) -> None:
    """Goods (the most Turnips: 2) and buildings (an Outpost: 1) score in these rounds and in no other."""
    p = Position(round=round)
    p.build("arc", "A01", "A26")
    p.autumn()
    row = GAME.breakdown(p.t, 0)
    assert (row["places of goods"], row["buildings"]) == ((2, 1) if round in SCORING else (0, 0))
    assert p.influence("arc") == (3 if round in SCORING else 0)
    assert p.influence("om") == 0 or round == 7


@pytest.mark.rule("COI-146")
def test_influence_of_one_scoring_is_added_to_the_last() -> None:
    """Rounds 3 to 5 in a row: two scorings."""
    p = Position(round=3)
    p.build("arc", "A01")
    seen = []
    for _ in range(3):
        p.autumn()
        seen.append(p.influence("arc"))
    assert seen == [2, 2, 4]


@pytest.mark.rule("COI-147")
@pytest.mark.rule("COI-148")
@pytest.mark.parametrize("good", GOODS)
def test_most_and_second_most_score_the_numbers_of_the_good(good: str) -> None:
    """The higher and the lower number of that good's shield; third and fourth nothing; whoever it is."""
    assert scored(good, 4, 3, 2, 1)[0] == [FIRST[good], SECOND[good], 0, 0]
    assert scored(good, 1, 0, 2, 0)[0] == [SECOND[good], 0, FIRST[good], 0]
    assert scored(good, 0, 0, 0, 1, round=5)[0] == [0, 0, 0, FIRST[good]]


@pytest.mark.rule("COI-147")
@pytest.mark.rule("COI-148")
def test_every_good_is_scored_on_its_own() -> None:
    """One may be first in one good and second in another, and all are added up."""
    p = Position(round=3)
    p.set_goods("arc", turnip=3, ore=1, silk=1)
    p.set_goods("hog", turnip=2, ore=2, crystal=1)
    p.autumn()
    assert p.influence("arc") == 2 + 1 + 7
    assert p.influence("hog") == 1 + 3 + 7
    assert (p.influence("om"), p.influence("cresaria")) == (0, 0)


@pytest.mark.rule("COI-149")
@pytest.mark.parametrize("good", ["turnip", "salt", "crystal"])
@pytest.mark.rule("COI-G33")
def test_all_tied_for_the_most_score_the_higher_number(good: str) -> None:
    """Two, three or four; the next lower amount is second all the same; nobody scores for none."""
    high, low = FIRST[good], SECOND[good]
    assert scored(good, 2, 2, 1, 0)[0] == [high, high, low, 0]
    assert scored(good, 2, 1, 2, 2)[0] == [high, low, high, high]
    assert scored(good, 1, 1, 1, 1)[0] == [high] * 4
    assert scored(good, 0, 0, 0, 0)[0] == [0] * 4


@pytest.mark.rule("COI-150")
@pytest.mark.parametrize("good", ["srika", "machine", "silk"])
def test_all_tied_for_the_second_most_score_the_lower_number(good: str) -> None:
    """Two or three; those behind them nothing, and none of a good is no second place."""
    high, low = FIRST[good], SECOND[good]
    assert scored(good, 3, 2, 2, 1)[0] == [high, low, low, 0]
    assert scored(good, 1, 1, 2, 1)[0] == [low, low, high, low]
    assert scored(good, 0, 2, 0, 0)[0] == [0, high, 0, 0]


@pytest.mark.rule("COI-151")
@pytest.mark.parametrize("good", GOODS)
def test_from_the_small_shield_on_everybody_scores_one_more(good: str) -> None:
    """In third place and last too; one good short of it nothing, however high the place."""
    p = Position()
    mark = p.content.shield[p.good(good)]
    high, low = FIRST[good], SECOND[good]
    assert scored(good, mark + 2, mark + 1, mark, mark - 1) == ([high, low, 0, 0], [1, 1, 1, 0])
    assert scored(good, mark - 1, mark - 2, 0, 0)[1] == [0, 0, 0, 0]
    assert scored(good, mark + 9, 0, 0, 0)[1] == [1, 0, 0, 0]


@pytest.mark.rule("COI-151")
def test_every_good_has_its_own_small_shield() -> None:
    """Enough of two goods is two more."""
    p = Position(round=3)
    p.build("arc", "A01", "A02", "A05", "A06")  # 6 Turnips, 6 Srikas: just enough
    p.build("hog", "B23")  # 3 of each
    p.autumn()
    assert (p.influence("arc"), p.influence("hog")) == (2 + 1 + 2 + 1, 1 + 1)


@pytest.mark.rule("COI-152")
def test_buildings_add_the_influence_printed_on_them() -> None:
    """Outposts one each, the Tailor's Guild one and one for every three Srikas; at every scoring, to their owner."""
    p = Position(round=3)
    p.settle("arc", "weaverwood", "trade")
    p.build("arc", "A26", "A05", "A06")
    p.build("arc", "C07", land="weaverwood")
    p.build("hog", "A17", "A01")
    for scorings in (1, 2):
        p.autumn(1 + 2 * scorings)
        rows = {nation: GAME.breakdown(p.t, p.seat(nation))["buildings"] for nation in p.nations}
        assert rows == {"arc": scorings * (1 + 3), "hog": 0, "om": 0, "cresaria": 0}
        assert p.influence("arc") == scorings * (1 + 3 + 2 + 1)  # with the most Srikas and their small shield


@pytest.mark.rule("COI-152")
@pytest.mark.parametrize(
    ("srikas", "points"), [((), 1), (("A05",), 2), (("A05", "A07"), 2), (("A05", "A06", "A08"), 3)]
)
def test_the_tailors_guild_counts_srikas_by_threes(srikas: tuple[str, ...], points: int) -> None:
    """0, 3, 5 and 8 Srikas: 1, 2, 2 and 3 influence; another's Srikas and a stored guild are worth nothing."""
    p = Position(round=5)
    p.build("arc", "C07", *srikas)
    p.store("hog", "A26")
    p.build("om", "A06" if "A06" not in srikas else "A07")
    p.autumn()
    assert GAME.breakdown(p.t, p.seat("arc"))["buildings"] == points
    assert GAME.breakdown(p.t, p.seat("hog"))["buildings"] == 0
    assert GAME.breakdown(p.t, p.seat("om"))["buildings"] == 0


@pytest.mark.rule("COI-153")
def test_influence_goes_on_beyond_the_end_of_the_track() -> None:
    """Fifty and two are fifty-two; the cube begins again at the start, with a mark that says so."""
    p = Position(round=3)
    p.build("arc", "A01")
    p.give("arc", influence=48)
    assert (p.t.view(None)["influence"][0], laps(p)) == (48, [False] * 4)
    p.autumn()
    assert (p.t.view(None)["influence"][0], laps(p)) == (50, [False] * 4)
    p.autumn(5)
    assert (p.t.view(None)["influence"][0], laps(p)) == (52, [True, False, False, False])
    assert GAME.breakdown(p.t, 0)["places of goods"] == 4


def laps(p: Position) -> list[bool]:
    """Whether each seat's cube on the drawn influence track has the mark of a second cube."""
    picture = GAME.picture(p.t, None)
    starts = [picture.index(f'id="influence-{seat}"') for seat in range(4)]
    parts = [picture[start : start + picture[start:].index("</title>") + 2500] for start in starts]
    cubes = [part.split('id="influence-')[1].split('id="good-')[0] for part in parts]
    return [re.search(r">\+<", cube) is not None for cube in cubes]


@pytest.mark.rule("COI-154")
@pytest.mark.parametrize("round", range(1, 8))
def test_everybody_gains_a_science_after_the_scoring_of_rounds_three_and_five(round: int) -> None:
    """Every player one, whoever scored; none in the other rounds, nor after the last scoring."""
    p = Position(round=round)
    p.build("arc", "A01")
    p.give("hog", science=2)
    p.autumn()
    gained = 1 if round in (3, 5) else 0
    assert p.t.science == [gained, gained, 2 + gained, gained]
