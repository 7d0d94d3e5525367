"""The pictures: every choice lies on the page once, nothing hidden shows, nothing depends on colour alone."""

import itertools
import re

import pytest

from boomtown.games.urban_sprawl.picture.houses import house
from boomtown.games.urban_sprawl.picture.plan import (
    GRID_X,
    GRID_Y,
    handle,
    lane_handle,
    lot_point,
    outline,
)
from boomtown.games.urban_sprawl.picture.signs import SIGNS, ZONES, seat_looks
from boomtown.games.urban_sprawl.picture.whole import board_svg, picture
from boomtown.games.urban_sprawl.rules.cards.planning import TakeCard
from boomtown.games.urban_sprawl.rules.content import NUMBERS
from boomtown.games.urban_sprawl.rules.grid import LOT_BLOCK, SHAPES, SITE_LOTS, SITE_SIZE, bits, block_name
from tests.games.urban_sprawl.sample_tables import BOARD, GAME, TEXT, fresh, midway, played
from tests.svg import marked, tree, without_colour, words

# --- what can be chosen --------------------------------------------------------------------------------------


def test_a_ticket_of_the_discard_pile_for_every_kind_that_may_be_fetched() -> None:
    view = fresh(midway())
    program, at = next(
        (word.program, word.at)
        for words in BOARD.programs
        for word in words
        if isinstance(word, TakeCard) and word.from_discards
    )
    step = {"step": "ChooseSeveral", "seat": 0, "them": -1, "card": -1, "program": program, "at": at}
    view["agenda"].append(step)
    view["discard"] = [0, 1, 2, 12, 36, 40]
    tickets = [card for card in GAME.sight(GAME.new(4, 1), view).cards if card["group"] == "Discard pile"]
    assert [card["target"] for card in tickets] == ["discard-0", "discard-12", "discard-36"]


def test_ways_of_one_size_never_lie_over_each_other() -> None:
    """So each of them can be clicked: their handles share no spot."""
    for start, end in ((0, 4), (4, 8), (8, 12)):
        for one, other in itertools.combinations(range(start, end), 2):
            assert not _squares(handle(one)) & _squares(handle(other)), (one, other)
    for shape in range(SHAPES):
        assert _squares(handle(shape)) <= _squares(outline(shape))


def _squares(data: str) -> set[tuple[int, int]]:
    """The unit squares that a path of straight lines covers."""
    points: list[tuple[float, float]] = []
    for step, first, second in re.findall(r"([MHVL])([\d.]+)(?: ([\d.]+))?", data):
        x, y = points[-1] if points else (0.0, 0.0)
        points.append(
            (float(first), y)
            if step == "H"
            else (x, float(first))
            if step == "V"
            else (float(first), float(second))
        )
    found = set()
    for column, line in itertools.product(range(106), range(106)):
        cx, cy, odd = column + 0.5, line + 0.5, False
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
            if (ay > cy) != (by > cy) and cx < ax + (cy - ay) * (bx - ax) / (by - ay):
                odd = not odd
        if odd:
            found.add((column, line))
    return found


def test_rows_are_taken_hold_of_where_they_do_not_cross() -> None:
    """A horizontal and a vertical row share a block: their arrows lie beside the city, each by itself."""
    arrows: list[tuple[float, float]] = []
    for lane in range(12):
        start = re.match(r"M([\d.]+) ([\d.]+)", lane_handle(lane))
        assert start
        arrows.append((float(start[1]), float(start[2])))
    for one, other in itertools.combinations(arrows, 2):
        assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 48
    assert all(x < GRID_X - 44 for x, _ in arrows[:6])
    assert all(y < GRID_Y - 44 for _, y in arrows[6:])


def test_everything_on_the_board_can_be_pointed_at() -> None:
    view = midway()
    root = tree(board_svg(view, BOARD))
    homes = [lot for lot, site in enumerate(view["site"]) if site >= 0]
    expected = {
        "data-block": range(36),
        "data-lane": range(12),
        "data-lot": homes,
        "data-circle": range(9),
        "data-marker": range(9),
        "data-office": range(5),
        "data-vocation": range(8),
        "data-zone": range(5),
        "data-player": range(4),
        "data-plan": range(5),
        "data-offer": range(8),
    }
    for attribute, numbers in expected.items():
        found = marked(root, attribute)
        assert sorted(map(int, found)) == list(numbers), attribute
        assert all(len(words(element)) > 4 for element in found.values()), attribute
    rows = {row for row in range(2 * NUMBERS) if BOARD.printed[row]}
    rows |= {BOARD.marker_kind[m] * NUMBERS + BOARD.marker_number[m] for m in view["circles"] if m >= 0}
    assert {int(row) for row in marked(root, "data-row")} == rows


def test_sites_are_drawn_for_the_block_in_question_only() -> None:
    view = fresh(midway())
    assert not marked(tree(board_svg(view, BOARD)), "data-site")
    view["agenda"].append({"step": "ChooseSite", "seat": 0, "place": 0, "free": 0, "block": 14})
    found = marked(tree(board_svg(view, BOARD)), "data-site")
    assert sorted(map(int, found)) == list(range(14 * SHAPES, 15 * SHAPES))
    assert words(found[str(14 * SHAPES + 4)]) == "C3, the two upper lots"


# --- words ---------------------------------------------------------------------------------------------------


def test_a_block_tells_its_value_and_where_it_comes_from() -> None:
    view = fresh(GAME.new(4, 1).view(0))
    view["circles"][4] = 3  # wealth 7 on line 2
    view["value"] = [value + (7 if block // 6 == 1 else 0) for block, value in enumerate(view["value"])]
    root = tree(board_svg(view, BOARD))
    assert (
        words(marked(root, "data-block")["7"])
        == "Block B2, value 14 (wealth 4, prestige 3, wealth 7); 3 lots vacant"
    )
    assert words(marked(root, "data-block")["0"]) == "Block A1, value 4 (wealth 1, prestige 3); 3 lots vacant"
    shown = [e.text for e in next(e for e in root.iter() if e.get("class") == "values").iter(TEXT)]
    assert shown == [str(value) for value in view["value"]]


def test_a_building_tells_its_name_its_value_and_who_controls_it() -> None:
    view = fresh(GAME.new(4, 1).view(2))
    school = next(card for card in range(165) if BOARD.names[card] == "High School")
    home, site = 28, 7 + 7 * SHAPES  # the two right lots of B2
    assert bits(SITE_LOTS[site])[0] == 27
    home = 27
    view["site"][home], view["zone"][home], view["owner"][home], view["origin"][home] = site, 0, 2, school
    root = tree(board_svg(view, BOARD))
    assert words(marked(root, "data-lot")["27"]) == (
        "High School, civic (CIV), 2 lots in B2, value 7, controlled by Green (you)"
    )
    assert marked(root, "data-lot")["27"].get("data-show") == BOARD.ids[school]
    start = bits(SITE_LOTS[BOARD.starts[0]])[0]
    assert words(marked(root, "data-lot")[str(start)]).endswith("controlled by nobody")


def test_a_row_tells_what_it_pays_and_who_leads() -> None:
    view = fresh(GAME.new(3, 1).view(0))
    homes = [lot for lot, site in enumerate(view["site"]) if site >= 0]
    for home in homes:
        view["owner"][home] = 1 if LOT_BLOCK[home] % 6 == 3 else 0
    root = tree(board_svg(view, BOARD))
    assert words(marked(root, "data-row")["6"]) == "Wealth row 6: pays 6, 3, 1; buildings in it: Pink 2"
    assert words(marked(root, "data-row")[str(NUMBERS + 1)]).endswith(
        "buildings in it: White (you) 2, Pink 2"
    )


def test_describe_names_all_that_lies_there() -> None:
    view, table = (
        midway(),
        next(t for t in played(4, 3) if t.view(0)["turn"][1] >= 40 and t.view(0)["waiting"] == [0]),
    )
    text = GAME.describe(table, 0)
    for home, site in enumerate(view["site"]):
        if site >= 0 and view["origin"][home] >= 0:
            assert BOARD.names[view["origin"][home]] in text
    for card in [*view["offer"], *(card for hand in view["favors"] for card in hand)]:
        if card >= 0:
            assert BOARD.names[card] in text
    for name in [
        *BOARD.office_names,
        *BOARD.vocation_names,
        "Contractor",
        "White (you)",
        "Pink",
        "Green",
        "Black",
    ]:
        assert name in text
    for block in range(36):
        assert f"  {block_name(block)} {view['value'][block]:>3}  " in text
    assert len(GAME.describe(table, 0, whole=False)) < len(text) / 1.3


def test_the_end_names_the_winner_in_picture_and_text() -> None:
    *_, table = played(2, 1)
    assert table.over
    best = table.ranking()[0][0]
    name = GAME.seat_name(table, best)
    svg = GAME.picture(table, None)
    assert f"{name}: {table.scores()[best]} prestige, the winner" in svg
    assert f"{name}: {table.scores()[best]} (" in GAME.describe(table, None)


# --- form ----------------------------------------------------------------------------------------------------


def test_pieces_have_ids_of_their_own() -> None:
    for view in (midway(), GAME.new(2, 5).view(None)):
        root = tree(picture(view, BOARD))
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids))
        for home, site in enumerate(view["site"]):
            assert (f"usp-b-{home}" in ids) == (site >= 0)
        for card in [*view["plan"], *view["offer"], *view["tops"]]:
            assert card < 0 or f"usp-card-{card}" in ids
        assert {f"usp-marker-{marker}" for marker in range(9)} <= set(ids)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_seats_fits(seats: int) -> None:
    table = GAME.new(seats, 2)
    sight = GAME.sight(table, table.view(None))
    assert [row["seat"] for row in sight.rows] == [
        (table.view(None)["turn"][4] + i) % seats for i in range(seats)
    ]
    assert len(sight.mats) == seats
    assert all(len(row["cells"]) == len(sight.columns) for row in sight.rows)
    assert sum(card["group"].endswith("'s cards") for card in sight.cards) == sum(range(1, seats + 1))
    width, height = map(float, tree(sight.board).attrib["viewBox"].split()[2:])
    assert 1.7 < width / height < 1.95


# --- colour alone ----------------------------------------------------------------------------------------------


def test_seats_and_zones_differ_without_colour() -> None:
    looks = seat_looks(["white", "pink", "green", "black"])
    assert len({look.letter for look in looks}) == len({look.path for look in looks}) == 4
    for shape in (0, 4, 6, 12):
        drawn = {without_colour(house(zone, shape, 3, "#888888")) for zone in range(5)}
        assert len(drawn) == 5
    assert len({SIGNS[zone] for zone in ZONES}) == 5


def test_wealth_and_prestige_differ_without_colour() -> None:
    from boomtown.games.urban_sprawl.picture.signs import amount

    assert without_colour(amount(0, 5, 0, 0, 20)) != without_colour(amount(1, 5, 0, 0, 20))


def test_lots_lie_side_by_side() -> None:
    spots = [lot_point(lot) for lot in range(144)]
    assert len(set(spots)) == 144
    for lot in range(143):
        if lot % 12 != 11:
            gap = spots[lot + 1][0] - spots[lot][0]
            assert gap == (54 if lot % 2 == 0 else 67)
    assert {SITE_SIZE[site] for site in range(SHAPES)} == {1, 2, 3, 4}
