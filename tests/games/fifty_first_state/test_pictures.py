"""The pictures: every option has its thing, nothing hidden shows, every card is in the gallery, icons have words."""

import copy
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import cast

import pytest

from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.picture import picture, player_svg
from boomtown.games.fifty_first_state.picture_scene import Scene
from boomtown.games.fifty_first_state.picture_table import board_svg
from boomtown.games.fifty_first_state.table import StateTable
from tests.games.fifty_first_state.played import GAME, moments, seen, things, tree


@pytest.mark.parametrize(
    ("seats", "expansion", "factions"),
    [
        (1, "base", "dealt"),
        (2, "winter", "chosen"),
        (3, "new_era", "random"),
        (4, "winter", "dealt"),
        (1, "winter", "chosen"),
    ],
)
def test_every_option_has_exactly_one_thing(seats: int, expansion: str, factions: str) -> None:
    verbs: set[str] = set()
    for table in moments(seats, 11 + seats, expansion, 3, factions):
        for seat in table.waiting:
            there = things(seen(table, seat))
            for option in table.options(seat):
                verb, number = GAME.actions.name(option), GAME.actions.number(option)
                kind = GAME.targets.get(verb)
                if kind is not None:
                    assert there[f"{kind}-{number}"] == 1, (
                        f"{GAME.actions.spell(option)} of {type(table.agenda[-1])}"
                    )
                    verbs.add(verb)
    assert len(verbs) > 8


def test_every_token_of_the_own_supply_can_be_pointed_at() -> None:
    """Whatever is paid, kept or taken from a stockpile has its place, even where none lies there."""
    tokens = [good for good in range(b.GOODS) if good not in (b.CARD, b.VP)]
    for table in moments(2, 5, "base", 60):
        for seat in range(2):
            there = things(seen(table, seat))
            assert sorted(name for name in there if name.startswith("good-")) == sorted(
                f"good-{good}" for good in tokens
            )
            rivals = [f"steal-{(1 - seat) * b.GOODS + good}" for good in tokens]
            assert all(there[name] == 1 for name in rivals)


def test_what_is_not_offered_to_a_spectator_is_no_target_of_his() -> None:
    for table in moments(2, 3, "base", 40):
        there = things(seen(table, None))
        assert not [
            name for name in there if name.startswith(("exchange-", "good-", "faction-")) and table.round[0]
        ]


def all_documents(table: StateTable, seat: int | None) -> Iterator[str]:
    found = seen(table, seat)
    yield found.board
    yield from found.mats
    yield from (row["mark"] for row in found.rows)
    yield GAME.picture(table, seat)


@pytest.mark.parametrize(("seats", "expansion"), [(1, "new_era"), (4, "winter")])
def test_pictures_are_sound_documents(seats: int, expansion: str) -> None:
    for table in moments(seats, 5, expansion, 60):
        for seat in (0, None):
            for svg in all_documents(table, seat):
                root = tree(svg)
                ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
                assert len(ids) == len(set(ids))
                assert not re.findall(r"href|@import|<script|<style|<image| on\w+=", svg)
            board = tree(seen(table, seat).board)
            assert [child.get("class") for child in board if child.tag.endswith("}g")] == [
                "map",
                "pieces",
                "options",
            ]


def test_ids_of_board_and_mats_never_meet() -> None:
    for table in moments(4, 8, "base", 90):
        found = seen(table, 1)
        ids = [
            e.attrib["id"] for svg in (found.board, *found.mats) for e in tree(svg).iter() if "id" in e.attrib
        ]
        assert len(ids) == len(set(ids))


def test_the_ground_never_changes() -> None:
    grounds = {
        ET.tostring(tree(seen(table, seat).board)[1])
        for table in moments(3, 2, "base", 60)
        for seat in (0, 2, None)
    }
    assert len(grounds) == 1


def test_pieces_are_what_the_board_holds() -> None:
    for table in moments(2, 4, "winter", 80):
        found = seen(table, 0)
        assert f'<g class="pieces">{found.pieces}</g>' in found.board
        assert board_svg(Scene(table.view(0), table.book)) == found.board


def test_a_view_is_all_that_is_drawn() -> None:
    """What a seat can't know makes no difference, and drawing leaves the view alone."""
    for table in moments(3, 9, "new_era", 45):
        for seat in (0, 1, None):
            view = table.view(seat)
            before = copy.deepcopy(view)
            found = GAME.sight(table, view)
            assert view == before
            guess = table.guess(-1 if seat is None else seat, 77)
            assert GAME.sight(guess, guess.view(seat)) == found
            assert GAME.describe(guess, seat) == GAME.describe(table, seat)


def test_hands_stay_hidden_unless_all_is_open() -> None:
    for table in moments(2, 6, "base", 25):
        closed = {card["group"] for card in seen(table, 0).cards}
        assert closed <= {"Your hand", "Faction boards"}
        view = table.view(None)
        for field in ("hands", "links", "picks"):
            view[field] = [table.view(seat)[field][seat] for seat in range(2)]
        cards = GAME.sight(table, view).cards
        hands = [card for card in cards if card["group"] != "Faction boards"]
        assert sum(card["count"] for card in hands) == sum(len(one) for one in (*table.hands, *table.links))
        assert not any(card["target"] for card in hands)


def test_hostile_names_stay_names() -> None:
    table = cast(StateTable, GAME.new(2, 1, {"factions": "random"}))
    hostile = "<script>&\"'</title>\x07"
    book = copy.deepcopy(table.book)
    book.key = "hostile"
    book.design_names = [hostile] * len(book.design_names)
    book.faction_names = [f"{hostile} {i}" for i in range(4)]
    book.kind_names = [hostile] * len(book.kind_names)
    view = table.view(0)
    view["states"][0], view["face_up"] = [1, 30, 60], [0, 11]
    for svg in (picture(view, book), player_svg(view, book, 0)):
        assert not [e for e in tree(svg).iter() if e.tag.endswith("script")]


def test_a_full_table_is_light_enough() -> None:
    for table in moments(4, 1, "winter", 10_000):
        assert len(seen(table, 0).board) < 400_000
