"""Gallery, player aid and sample: every card and tile is shown once, with all its words and its rules."""

import copy
import itertools
import re

from boomtown.games.urban_sprawl.picture.large import large_card
from boomtown.games.urban_sprawl.picture.scene import card_key
from boomtown.games.urban_sprawl.picture.whole import board_svg, picture
from boomtown.games.urban_sprawl.rules.content import CONTRACT
from tests.games.urban_sprawl.sample_tables import BOARD, GAME, TEXT, midway, played
from tests.svg import tree, without_colour


def test_every_card_is_in_the_gallery_once() -> None:
    shown = GAME.gallery()
    keys = [entry["key"] for entry in shown]
    assert len(keys) == len(set(keys))
    cards = {card_key(BOARD, card) for card in range(165)}
    assert cards <= set(keys)
    assert len(cards) == 139, (
        "17 permits, Urban Renewal, 14 events, 37 + 37 + 37 cards with five Houses alike"
    )
    assert sum(entry["count"] for entry in shown if entry["key"] in cards) == 165
    assert next(entry["count"] for entry in shown if entry["title"] == "House") == 5
    assert sum(entry["count"] for entry in shown if entry["key"].startswith("tile-")) == 128
    assert sum(entry["count"] for entry in shown if entry["key"].startswith("vocation-")) == 24
    for entry in shown:
        tree(entry["svg"])
        assert entry["text"]
        assert entry["rules"]
        for rule in entry["rules"]:
            assert GAME.rule(rule)


def test_large_cards_say_all_that_the_card_says() -> None:
    faces = set()
    for card in range(165):
        if card_key(BOARD, card) != BOARD.ids[card]:
            continue
        root = tree(large_card(BOARD, card))
        shown = " ".join(e.text or "" for e in root.iter(TEXT))
        if BOARD.kind[card] == CONTRACT:
            assert BOARD.names[card] in shown
            assert BOARD.limits[card] in shown
            assert BOARD.texts[card] in shown
        faces.add(without_colour(large_card(BOARD, card)))
    assert len(faces) == len({card_key(BOARD, card) for card in range(165)})


def test_words_stay_on_their_card() -> None:
    for card in range(165):
        for element in tree(large_card(BOARD, card)).iter(TEXT):
            assert 0 < float(element.attrib["y"]) < 338, BOARD.names[card]


def test_whatever_is_shown_is_in_the_gallery() -> None:
    keys = {entry["key"] for entry in GAME.gallery()}
    for table in itertools.islice(played(4, 5), 0, 300, 25):
        sight = GAME.sight(table, table.view(0))
        shown = set(re.findall(r'data-show="([^"]*)"', sight.board + "".join(sight.mats)))
        assert shown | {card["show"] for card in sight.cards} <= keys


def test_the_aid_cites_rules_and_fills_in_its_prices() -> None:
    parts = GAME.aid()
    assert len(parts) > 6
    for part in parts:
        for line in part.get("line", []):
            assert "{" not in line["text"] + line["cost"]
            assert line["rules"]
            for rule in line["rules"]:
                assert GAME.rule(rule)
    assert parts[-1]["rows"][5] == ["6", "6", "3", "1", "–"]


def test_the_sample_is_the_midst_of_a_game() -> None:
    table = GAME.sample()
    view = table.view(None)
    assert not table.over
    assert view["turn"][1] > 20
    assert sum(site >= 0 for site in view["site"]) > 30
    assert all(view["opened"])


def test_names_from_content_stay_names() -> None:
    hostile = "<script>&\"'</title>"
    board = copy.copy(BOARD)
    board.names = [hostile] * len(BOARD.names)
    board.office_names = [hostile] * 5
    board.vocation_names = [hostile] * 8
    for svg in (board_svg(midway(), board), picture(midway(), board), large_card(board, 60)):
        assert not [e for e in tree(svg).iter() if e.tag.endswith("script")]
