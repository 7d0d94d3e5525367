"""The pictures: every choice lies on the page once, nothing hidden shows, nothing depends on colour alone."""

import itertools
import re

import pytest

from boomtown.games.forged_in_steel.picture.houses import structure
from boomtown.games.forged_in_steel.picture.plan import LOT, plan_of
from boomtown.games.forged_in_steel.picture.scene import Scene, card_key
from boomtown.games.forged_in_steel.picture.signs import (
    FLAG_SIGNS,
    ROLE_SIGNS,
    SIGNS,
    seat_looks,
    wooden_cube,
)
from boomtown.games.forged_in_steel.picture.whole import board_svg, picture, player_svg
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.table import CITY
from boomtown.games.forged_in_steel.rules.terms import R_BALLOTS
from boomtown.games.forged_in_steel.words.names import lot_name
from tests.games.forged_in_steel.sample_tables import BOARD, GAME, fresh, midway, played
from tests.rules.forged_in_steel.position import Position
from tests.svg import marked, tree, without_colour, words

VARIANTS = {"leaders": "chosen", "moguls": "bigwigs"}


# --- what can be chosen --------------------------------------------------------------------------------------


def test_pairs_of_a_block_never_lie_over_each_other() -> None:
    """So each of them can be clicked: the diamonds of one Block share no spot."""
    city, plan = BOARD.city, plan_of(BOARD)
    middles: dict[int, list[tuple[float, float]]] = {}
    for a, b in zip(city.pair_a, city.pair_b, strict=True):
        (ax, ay), (bx, by) = plan.points[a], plan.points[b]
        middles.setdefault(city.lot_block[a], []).append(((ax + bx) / 2, (ay + by) / 2))
    for spots in middles.values():
        for one, other in itertools.combinations(spots, 2):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) >= LOT


def test_everything_on_the_board_can_be_pointed_at() -> None:
    view = midway()
    root = tree(board_svg(view, BOARD))
    open_or_first = [lot for lot, at in enumerate(view["anchor"]) if view["what"][lot] < 0 or at == lot]
    open_pairs = [
        pair
        for pair, (a, b) in enumerate(zip(BOARD.city.pair_a, BOARD.city.pair_b, strict=True))
        if view["what"][a] < 0 and view["what"][b] < 0
    ]
    expected = {
        "data-lot": open_or_first,
        "data-pair": open_pairs,
        "data-block": range(55),
        "data-mine": range(12),
        "data-track": range(8),
        "data-neighborhood": range(5),
        "data-player": range(4),
        "data-role": range(5),
        "data-headline": range(len(view["headlines"])),
        "data-unrest": sorted(set(view["unrest"])),
    }
    for attribute, numbers in expected.items():
        found = marked(root, attribute)
        assert sorted(map(int, found)) == list(numbers), attribute
        assert all(len(words(element)) > 4 for element in found.values()), attribute


# --- words ---------------------------------------------------------------------------------------------------


def test_lots_and_structures_tell_what_they_are() -> None:
    view = fresh(GAME.new(4, 1).view(2))
    lot = BOARD.city.lot_ids.index("NS4a")
    view["owner"][lot] = CITY
    house = BOARD.city.lot_ids.index("NS5a")
    view["what"][house], view["owner"][house], view["anchor"][house] = 0, 2, house
    factory = BOARD.city.lot_ids.index("GH9a")
    other = BOARD.city.lot_ids.index("GH9b")
    for one in (factory, other):
        view["what"][one], view["owner"][one], view["anchor"][one] = 2, 1, factory
    found = marked(tree(board_svg(view, BOARD)), "data-lot")
    assert words(found[str(lot)]) == "North Side 4a, City cube"
    assert words(found[str(house)]) == "House of Green (you) on North Side 5a"
    assert words(found[str(factory)]) == "Factory of Blue on Goat Hill 9a and 9b"
    assert str(other) not in found
    hall = BOARD.city.pair_a[BOARD.city.city_hall]
    assert words(found[str(hall)]).startswith("City Hall, Civic building of the City")


def test_the_newspaper_prints_the_headlines() -> None:
    view = fresh(midway())
    view["headlines"], view["holders"] = [2, 3], [1, 0]
    root = tree(board_svg(view, BOARD))
    found = marked(root, "data-headline")
    assert words(found["0"]).startswith("Headline #1 by Blue: Gilded Age")
    assert found["1"].get("data-show") == card_key(BOARD, 3)
    assert "Gilded Age" in "".join(found["0"].itertext())
    assert sorted(found) == ["0", "1"]


def test_a_riot_shows_who_and_where() -> None:
    view = fresh(midway())
    view["riot"] = [1, 0, 3, 1, 20]
    svg = board_svg(view, BOARD)
    assert "RIOT: Blue against Red (you), 3 points left" in svg
    assert f"The Riot is at {lot_name(BOARD.city, 20)}" in svg


def test_what_lasts_is_told_and_counts_as_ballots() -> None:
    view, effects = fresh(midway()), BOARD.lasting
    number = next(i for i, one in effects.items() if (one.rule, one.amount) == (R_BALLOTS, 2))
    before = Scene(view, BOARD).ballots(0, 2)
    view["lasting"] = [number, 0, 2]
    scene = Scene(view, BOARD)
    assert scene.ballots(0, 2) == before + 2
    assert "Lasting: 2 more ballots in East Pueblo at the next Elections" in player_svg(view, BOARD, 0)
    assert "Lasting" not in player_svg(view, BOARD, 1)


def test_more_cubes_than_the_track_holds_lie_beside_it() -> None:
    view = fresh(midway())
    view["unrest"] = [0, 1, 2, 3] * 3
    ids = re.findall(r'id="(fis-unrest-[^"]*)"', board_svg(view, BOARD))
    assert len(ids) == len(set(ids)) == 12


def test_describe_names_all_that_lies_there() -> None:
    table = next(
        t for t in played(4, 3) if t.view(0)["era"] == [1] and t.view(0)["turn"] and t.view(0)["headlines"]
    )
    view, text = table.view(0), GAME.describe(table, 0)
    for card in [*view["headlines"], *view["hands"][0], *view["banks"][0]]:
        assert BOARD.card_titles[card] in text
    for name in [*ROLE_NAMES, *BOARD.city.nb_names, *BOARD.city.mine_names, *BOARD.city.track_names]:
        assert name in text
    for lot, owner in enumerate(view["owner"]):
        where = text.partition(f"{BOARD.city.nb_names[BOARD.city.lot_nb[lot]]}: track")[2].partition(
            " vacant."
        )[0]
        assert owner < 0 or BOARD.city.lot_labels[lot] in where
    for name in ("Red (you)", "Blue", "Green", "Purple"):
        assert name in text
    assert len(GAME.describe(table, 0, whole=False)) < len(text)


def test_the_end_names_the_winner_in_picture_and_text() -> None:
    *_, table = played(2, 1)
    assert table.over
    best = table.ranking()[0][0]
    svg = GAME.picture(table, None)
    assert f"{GAME.seat_name(table, best)}: {table.scores()[best]} VP, the winner" in svg
    assert "The game is over." in GAME.describe(table, None)


# --- form ----------------------------------------------------------------------------------------------------


def test_pieces_have_ids_of_their_own() -> None:
    for view in (midway(), GAME.new(2, 5).view(None)):
        root = tree(picture(view, BOARD))
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids))
        for lot, owner in enumerate(view["owner"]):
            own = owner >= 0 and (view["what"][lot] < 0 or view["anchor"][lot] == lot)
            assert (f"fis-lot-{lot}" in ids) == own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_seats_fits(seats: int) -> None:
    table = GAME.new(seats, 2)
    sight = GAME.sight(table, table.view(None))
    assert [row["seat"] for row in sight.rows] == table.view(None)["influence"]
    assert len(sight.mats) == seats
    assert all(len(row["cells"]) == len(sight.columns) for row in sight.rows)
    width, height = map(float, tree(sight.board).attrib["viewBox"].split()[2:])
    assert 1.7 < width / height < 1.95


# --- colour alone ----------------------------------------------------------------------------------------------


def test_seats_and_structures_differ_without_colour() -> None:
    looks = seat_looks(("red", "blue", "green", "purple"))
    assert len({without_colour(wooden_cube(look, 0, 0, 27)) for look in looks}) == 5
    one_lot = {without_colour(structure(kind, LOT, LOT, "#888888")) for kind in (0, 3, 5, 6)}
    two_lots = {without_colour(structure(kind, 2 * LOT, LOT, "#888888")) for kind in (1, 2, 4, 7)}
    assert len(one_lot) == len(two_lots) == 4
    assert len({SIGNS[name] for name in ROLE_SIGNS}) == 5
    assert len({SIGNS[name] for name in FLAG_SIGNS}) == 5


def test_every_lot_shows_what_it_is_called() -> None:
    """In the log a Lot is 'North Side 4a'; 4a is written on it, on top of what stands there."""
    t = midway()
    view = fresh(t)
    svg = board_svg(view, BOARD)
    ground, pieces = svg.split('class="pieces"')
    for lot, label in enumerate(BOARD.city.lot_labels):
        assert label[0].isdigit()
        assert f">{label}</text>" in (pieces if view["what"][lot] >= 0 else ground)
    names = [lot_name(BOARD.city, lot) for lot in range(len(BOARD.city.lot_ids))]
    assert len(set(names)) == len(names)


def test_the_page_says_what_mm_is() -> None:
    t = GAME.new(3, 1)
    assert "MM: Municipal Muscle" in GAME.sight(t, t.view(0)).facts
    p = Position()
    p.muscle(0, 3)
    assert "3 MM (Municipal Muscle) left" in GAME.sight(p.t, p.t.view(1)).facts
    assert "Municipal Muscle" in p.t.prompt(0)
    words = next(part for part in GAME.aid() if part["title"] == "Words")
    assert words["line"][0]["name"] == "MM, Municipal Muscle"
