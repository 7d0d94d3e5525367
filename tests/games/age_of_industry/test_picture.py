"""The pictures: every thing can be pointed at, nothing hidden shows, nothing depends on colour alone."""

import copy
import itertools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import boomtown
import boomtown.draw
from boomtown.games.age_of_industry.pack.load import our_content
from boomtown.games.age_of_industry.picture.whole import card_svg, cards_svg, map_svg, picture, player_svg
from tests.games.age_of_industry.sample_views import COLOURS, SampleBoard, View, rich, start, symbols, towns
from tests.svg import marked, tree, without_colour, words


@pytest.fixture(params=["germany", "new_england"])
def board(request: pytest.FixtureRequest) -> SampleBoard:
    return SampleBoard(request.param)


@pytest.fixture
def germany() -> SampleBoard:
    return SampleBoard("germany")


def all_pictures(board: SampleBoard, view: View) -> Iterator[str]:
    yield picture(view, board)
    yield map_svg(view, board)
    for seat in range(view["seats"]):
        yield player_svg(view, board, seat)
        yield cards_svg(view, board, seat)
    yield cards_svg(view, board, None)


def test_every_space_link_market_and_import_can_be_pointed_at(board: SampleBoard) -> None:
    for view in (start(board), rich(board)):
        root = tree(map_svg(view, board))
        expected = {
            "data-space": len(view["owner"]),
            "data-link": len(view["rail"]),
            "data-market": len(view["market"]),
            "data-import": len(view["cubes"]) - len(view["owner"]),
        }
        for attribute, number in expected.items():
            found = marked(root, attribute)
            assert sorted(found, key=int) == [str(i) for i in range(number)]
            assert all(len(words(element)) > 8 for element in found.values())


def test_a_title_is_a_sentence_about_what_is_there(germany: SampleBoard) -> None:
    view = start(germany, seat=1)
    view["owner"][1], view["counter"][1] = 0, 12
    view["owner"][2], view["counter"][2], view["flipped"][2] = 1, 12, 1
    view["rail"][1] = 0
    root = tree(map_svg(view, germany))
    spaces = marked(root, "data-space")
    assert words(spaces["0"]) == "Kiel, port space, empty"
    assert words(spaces["1"]) == "Hamburg, port space, red port level 1, not yet used"
    assert words(spaces["2"]) == "Hamburg, port space, your blue port level 1, used"
    assert words(marked(root, "data-link")["1"]) == "Kiel to Hamburg, red railway"
    assert words(marked(root, "data-link")["0"]) == "Kiel to Denmark, no railway yet"
    markets = [words(market) for market in marked(root, "data-market").values()]
    assert "Poland, market for cotton" in markets
    assert any(sentence.endswith("no demand") for sentence in markets)


def test_pieces_have_ids_of_their_own(board: SampleBoard) -> None:
    view = rich(board)
    root = tree(picture(view, board))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    for link, seat in enumerate(view["rail"]):
        assert (f"rail-{link}" in ids) == (seat >= 0)
    for space, seat in enumerate(view["owner"]):
        assert (f"counter-space-{space}" in ids) == (seat >= 0)


def test_the_map_has_its_layers(board: SampleBoard) -> None:
    root = tree(map_svg(rich(board), board))
    layers = [child.get("class") for child in root if child.tag.endswith("}g")]
    assert layers == ["map", "pieces", "options"]
    empty = tree(map_svg(start(board), board))
    assert ET.tostring(empty[1]) == ET.tostring(root[1]), "what is printed must not change with the game"


def test_a_place_for_everything_in_the_whole_picture(board: SampleBoard) -> None:
    view = rich(board)
    root = tree(picture(view, board))
    assert {"0", "1", "2", "3", "4"} == set(marked(root, "data-seat"))
    counters = [e.attrib["data-counter"] for e in root.iter() if "data-counter" in e.attrib]
    assert len(counters) == 5 * 18
    assert set(marked(root, "data-offer")) == {"0", "1"}
    assert list(marked(root, "data-deck")) == ["40"]
    assert set(marked(root, "data-card")) == {"0", "1", "5", "6", "7", "11"}
    assert root.get("viewBox")


def piece(board: SampleBoard, seat: int) -> tuple[str, str]:
    """The markup of a counter and of a railway of a seat."""
    view = start(board, 5, None)
    view["owner"][0], view["counter"][0], view["rail"][0] = seat, 12, seat
    found = {e.attrib["id"]: e for e in tree(map_svg(view, board)).iter() if "id" in e.attrib}
    return ET.tostring(found["counter-space-0"], "unicode"), ET.tostring(found["rail-0"], "unicode")


def test_colour_is_never_the_only_sign(germany: SampleBoard) -> None:
    for one, other in itertools.combinations(range(5), 2):
        for mine, yours in zip(piece(germany, one), piece(germany, other)):
            assert set(re.findall(r">([A-Z])<", mine)).isdisjoint(re.findall(r">([A-Z])<", yours))
            shapes = [re.findall(r' d="([^"]*)"', without_colour(markup)) for markup in (mine, yours)]
            assert shapes[0] != shapes[1]


def counter_words(board: SampleBoard, **fields: int) -> list[str]:
    view = start(board)
    space = symbols(board).index("coal")
    view["owner"][space] = 0
    for name, value in fields.items():
        view[name][space] = value
    found = marked(tree(map_svg(view, board)), "data-space")[str(space)]
    return [e.text or "" for e in found.iter() if e.tag.endswith("}text")]


def test_level_and_number_of_cubes_are_written_on_a_counter(germany: SampleBoard) -> None:
    assert counter_words(germany, counter=7, cubes=4) == ["R", "2", "4"]
    assert counter_words(germany, counter=8, flipped=1) == ["R", "3"]


def test_used_and_fresh_differ_without_colour(germany: SampleBoard) -> None:
    view = start(germany)
    view["owner"][0], view["counter"][0] = 0, 12
    fresh = map_svg(view, germany)
    view["flipped"][0] = 1
    assert without_colour(fresh) != without_colour(map_svg(view, germany))
    view["flipped"][0], view["barren"][0] = 0, 1
    assert without_colour(fresh) != without_colour(map_svg(view, germany))


def test_a_market_shows_its_kind_and_its_back(germany: SampleBoard) -> None:
    faces = set()
    for kind, sold in itertools.product(range(4), (0, 1)):
        view = start(germany)
        view["market"][0], view["sold"][0] = kind, sold
        market = marked(tree(map_svg(view, germany)), "data-market")["0"]
        drawn = next(e for e in market.iter() if e.get("id") == "market-counter-0")
        faces.add(without_colour(ET.tostring(drawn, "unicode")))
    assert len(faces) == 8


@pytest.mark.parametrize(("left", "prices"), [(6, "$1"), (4, "$2"), (1, "$3"), (0, "$4")])
def test_the_next_cube_of_a_demand_display(germany: SampleBoard, left: int, prices: str) -> None:
    view = start(germany)
    view["demand"] = [left, 6]
    display = marked(tree(map_svg(view, germany)), "data-demand")["coal"]
    assert words(display).endswith(f"the next costs {prices}")
    cubes = [e.attrib["id"] for e in display.iter() if e.get("id", "").startswith("cube-")]
    assert cubes == [f"cube-coal-{i}" for i in range(6 - left, 6)], "the dearest cubes are left"


def test_imports_hold_the_cubes_the_view_says() -> None:
    board = SampleBoard("new_england")
    view = start(board)
    spaces = len(view["owner"])
    view["cubes"][spaces] = 1
    rack = marked(tree(map_svg(view, board)), "data-import")["0"]
    assert words(rack) == "Pictou, coal import of Gulf of Maine, 1 of 4 cubes left"
    assert sum(e.get("id", "").startswith("import-0-") for e in rack.iter()) == 1


def test_a_spectator_sees_numbers_of_cards_and_no_kinds(board: SampleBoard) -> None:
    view = rich(board, seat=None)
    view["hands"] = [{"count": count} for count in (3, 4, 5, 6, 7)]
    view["offer"], view["discard"] = [-1, -1], []
    names = {card["name"] for card in board.pack.deck["card"] if card["kind"] == "location"} - {"Blue"}
    for svg in (picture(view, board), cards_svg(view, board, None)):
        root = tree(svg)
        assert not marked(root, "data-card")
        held = [e for e in root.iter() if re.fullmatch(r"hand-\d", e.get("id", ""))]
        assert [words(hand).split("holds ")[1] for hand in held] == [f"{n} cards" for n in (3, 4, 5, 6, 7)]
        shown = [e.text for e in root.iter() if e.tag.endswith("}text")]
        assert not names & set(shown)


def test_a_hand_shows_in_the_cards_and_nowhere_else(board: SampleBoard) -> None:
    view = rich(board, seat=1)
    changed = copy.deepcopy(view)
    changed["hands"][1] = [3, 3, 3, 3, 3, 3]
    assert picture(view, board) != picture(changed, board)
    assert cards_svg(view, board, 1) != cards_svg(changed, board, 1)
    assert map_svg(view, board) == map_svg(changed, board)
    assert player_svg(view, board, 1) == player_svg(changed, board, 1)


def test_open_hands_are_drawn_for_a_spectator(germany: SampleBoard) -> None:
    view = start(germany, 3, None)
    view["hands"] = [[0, 1], [2], []]
    root = tree(picture(view, germany))
    cards = [e.attrib["data-card"] for e in root.iter() if "data-card" in e.attrib]
    assert cards == ["0", "1", "2"]


def test_equal_views_give_equal_bytes(board: SampleBoard) -> None:
    view = rich(board)
    other = SampleBoard(board.drawing["map"]["id"])
    again = copy.deepcopy(view)
    assert list(all_pictures(board, view)) == list(all_pictures(other, again))
    assert view == again, "drawing must not touch the view"


def test_nothing_comes_from_outside(board: SampleBoard) -> None:
    for svg in all_pictures(board, rich(board)):
        root = tree(svg)
        assert not re.findall(r"href|@import|<script|<style|<image| on\w+=", svg)
        assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
        inner = {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
        assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= inner


def test_hostile_names_stay_names() -> None:
    hostile = "<script>&\"'</title>\x07"
    board = SampleBoard("new_england")
    for entry in [*towns(board), *board.drawing["village"], *board.pack.deck["card"], board.drawing["map"]]:
        entry["name"] = hostile
    board.drawing["map"]["id"] = hostile
    for colour in board.pack.deck["colour"]:
        colour["name"] = hostile
    board.drawing["text"][0]["text"] = hostile
    view = rich(board)
    view["colours"] = [hostile, *COLOURS[:4]]
    for svg in [*all_pictures(board, view), card_svg(board, 0)]:
        root = tree(svg)
        assert not [e for e in root.iter() if e.tag.endswith("script")]
    assert "<script>&" in words(marked(tree(map_svg(view, board)), "data-space")["0"])


def test_the_final_score_names_the_winner(germany: SampleBoard) -> None:
    view = start(germany, 3, 0)
    view |= {"over": True, "waiting": [], "order": [2, 0, 1], "hands": [[], {"count": 0}, {"count": 0}]}
    rows = [[60, 2, 10, 20, 0], [50, 0, 1, 2, 5], [40, 1, 12, 18, 0]]
    view["result"] = rows
    svg = picture(view, germany)
    titles = [e.text or "" for e in tree(svg).iter() if e.tag.endswith("}title")]
    scores = [one for one in titles if "points" in one]
    assert scores == ["Yellow: 30 points, the winner", "Your red: 30 points", "Blue: −2 points"]
    view["result"] = [number for row in rows for number in row]
    assert picture(view, germany) == svg


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_number_of_seats_fits_the_picture(board: SampleBoard, seats: int) -> None:
    root = tree(picture(rich(board, seats, 0), board))
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    assert 1.2 < width / height < 1.8
    assert (
        sum("data-seat" in e.attrib and e.get("id", "").startswith("player-") for e in root.iter()) == seats
    )


def test_every_kind_of_card_has_a_face_of_its_own(board: SampleBoard) -> None:
    faces = [card_svg(board, kind) for kind in range(len(board.pack.deck["card"]))]
    assert len(set(map(without_colour, faces))) == len(faces)
    for svg, card in zip(faces, board.pack.deck["card"]):
        assert any(card["text"] in (e.text or "") for e in tree(svg).iter() if e.tag.endswith("}title"))


def test_location_cards_name_all_their_places(board: SampleBoard) -> None:
    for kind, card in enumerate(board.pack.deck["card"]):
        if card["kind"] == "location":
            shown = " ".join(
                e.text or "" for e in tree(card_svg(board, kind)).iter() if e.tag.endswith("}text")
            )
            for town in towns(board):
                if town.get("colour") == card["colour"]:
                    assert town["name"] in shown


def test_the_shared_look_knows_no_game() -> None:
    for file in Path(boomtown.draw.__file__).parent.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "boomtown.games" not in text
        assert "age_of_industry" not in text.lower()


def test_demand_spaces_never_overlap(germany: SampleBoard) -> None:
    spots = [[1160 + 20 * i, 923] for i in range(5)]
    germany.drawing["furniture"]["coal"]["rows"] = [{"price": 1, "label": [1130, 923], "spaces": spots}]
    display = marked(tree(map_svg(start(germany) | {"demand": [2, 6]}, germany)), "data-demand")["coal"]
    sides = [float(e.attrib["width"]) for e in display.iter("{http://www.w3.org/2000/svg}rect")]
    assert max(side for side in sides if side < 40) < 20


@pytest.mark.parametrize(("map_id", "seats"), [("germany", 3), ("new_england", 5)])
def test_a_played_game_can_be_drawn_at_every_turn(map_id: str, seats: int) -> None:
    game = boomtown.game("age_of_industry")
    table = game.new(seats=seats, seed=5, options={"map": map_id})
    decisions = 0
    while not table.over:
        seat = table.waiting[0]
        if decisions % 40 == 0:
            tree(picture(table.view(seat), our_content(map_id)))
        options = table.options(seat)
        table.apply(seat, options[decisions * 7 % len(options)])
        decisions += 1
    svg = picture(table.view(None), our_content(map_id))
    best = max(table.scores())
    assert f"{'−' if best < 0 else ''}{abs(best)} points, the winner" in svg
