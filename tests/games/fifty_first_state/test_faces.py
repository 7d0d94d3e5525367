"""Cards and icons: what lies on a card is seen, a growing State stays in its place, every icon is its own."""

import xml.etree.ElementTree as ET
from typing import cast

import pytest

from boomtown.games.fifty_first_state.pack.load import EXPANSIONS, our_content
from boomtown.games.fifty_first_state.picture.ability import ability_rows, lay_rows
from boomtown.games.fifty_first_state.picture.cards import face
from boomtown.games.fifty_first_state.picture.icons import (
    GOOD_WORDS,
    SIGNS,
    TYPE_WORDS,
    sign,
    token,
    type_tab,
)
from boomtown.games.fifty_first_state.picture.scene import Scene, design_words, faction_looks
from boomtown.games.fifty_first_state.picture.sight import ticket_words
from boomtown.games.fifty_first_state.picture.state import grid
from boomtown.games.fifty_first_state.picture.table import board_svg
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.content import Content, name_of
from boomtown.games.fifty_first_state.rules.table import StateTable
from tests.games.fifty_first_state.played import GAME, View
from tests.svg import tree, without_colour, words


def late_view() -> tuple[View, Content]:
    """A table to lay things out on by hand."""
    table = cast(StateTable, GAME.new(2, 1, {"expansion": "new_era", "factions": "random"}))
    view = table.view(0)
    view["round"], view["phase"] = [3], [3]
    return view, table.content


def drawn_card(view: View, content: Content, card: int) -> ET.Element:
    root = tree(board_svg(Scene(view, content)))
    return next(e for e in root.iter() if e.get("data-card") == str(card))


def card_of(content: Content, name: str) -> int:
    return content.design_first[content.design_ids.index(name)]


def test_a_used_card_shows_the_goods_on_it() -> None:
    view, book = late_view()
    card = card_of(book, "shipwreck")
    view["states"][0] = [card]
    fresh = ET.tostring(drawn_card(view, book, card))
    view["used"], view["laid"] = [card], [card * 16 + b.WORKER, card * 16 + b.IRON]
    once = drawn_card(view, book, card)
    assert "used 1 of 2 times, on it 1 iron and 1 worker" in words(once)
    assert "1/2" in [e.text for e in once.iter() if e.tag.endswith("}text")]
    view["used"] = [card, card]
    twice = drawn_card(view, book, card)
    assert ", used, on it" in words(twice)
    assert len({fresh, ET.tostring(once), ET.tostring(twice)}) == 3


def test_shields_stock_and_ruins_are_seen() -> None:
    view, book = late_view()
    card = card_of(book, "brick_storage")
    view["states"][1] = [card]
    plain = ET.tostring(drawn_card(view, book, card))
    view["shields"] = [card]
    guarded = drawn_card(view, book, card)
    assert "Defense 5 with a defense token" in words(guarded)
    view["shields"], view["stock"] = [], [[], [card * 16 + b.BRICK] * 2]
    stocked = drawn_card(view, book, card)
    assert "in stock 2 bricks" in words(stocked)
    view["stock"], view["ruins"] = [[], []], [card]
    fallen = drawn_card(view, book, card)
    assert words(fallen).startswith("Ruins of Brick Storage")
    assert fallen.get("data-show") == "ruins"
    assert "Brick" not in " ".join(e.text or "" for e in fallen.iter() if e.tag.endswith("}text"))
    assert len({plain, *(ET.tostring(one) for one in (guarded, stocked, fallen))}) == 4


def test_goods_deals_and_the_virtual_player_are_on_the_table() -> None:
    table = cast(StateTable, GAME.new(1, 3, {"factions": "random"}))
    view, book = table.view(0), table.content
    view["goods"][0][b.GUN], view["kept"][0] = 4, [b.WORKER]
    view["deals"][0], view["virtual"], view["attack"], view["solo"] = [3], [20, 21], [40], [1, 0]
    root = tree(board_svg(Scene(view, book)))
    titles = " | ".join(e.text or "" for e in root.iter() if e.tag.endswith("}title"))
    assert "4 guns" in titles
    assert "0 workers, 1 in store" in titles
    assert f"with {name_of(book, 3)}" in titles
    assert f"Attack card. {name_of(book, 40)}" in titles
    assert "1 of 3 attacks in this round" in titles
    assert {e.get("data-card") for e in root.iter()} >= {"3", "20", "21"}


@pytest.mark.parametrize(
    "counts", [[0, 0, 0], [3, 3, 3], [5, 5, 5], [8, 3, 6], [7, 7, 7], [9, 6, 9], [14, 0, 2], [12, 12, 12]]
)
def test_a_growing_state_stays_in_its_place(counts: list[int]) -> None:
    width, height = 574, 344
    lay = grid(counts, width, height)
    for count, high in zip(counts, lay.rows, strict=True):
        each = min(count, lay.each)
        lines = -(-count // lay.each) if count else 0
        assert not each or (each - 1) * lay.step + lay.width <= width + 0.01
        assert lines * (lay.height + 4) - 4 <= high + 0.01
        assert high >= 34
    assert sum(lay.rows) + 8 == pytest.approx(height)
    if sum(counts) <= 21 and max(counts) <= 9:
        assert lay.step >= lay.width, "cards lie over each other"
        assert lay.height >= 80


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_ability_fits_its_card(expansion: str) -> None:
    content = our_content(expansion)
    for first in content.design_first:
        size, lines = lay_rows(ability_rows(content, first), 112 - 35, 114 - 41 - 27, 30)
        assert size >= 15, f"{name_of(content, first)} can't be read"
        assert all(wide <= 112 - 35 for _, wide in lines)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_design_has_a_face_and_words_of_its_own(expansion: str) -> None:
    content = our_content(expansion)
    numbers = range(len(content.design_ids))
    for size in ((112, 114), (140, 84), (60, 112)):
        shown = [face(content, design, *size) for design in numbers]
        twins = [shown.count(one) for one in shown]
        assert max(twins) == 1 or all(
            content.design_names.count(content.design_names[d]) > 1 for d in numbers if twins[d] > 1
        )
    for design in numbers:
        card = content.design_first[design]
        said = design_words(content, design)
        for part in (
            content.design_names[design],
            content.design_texts[design],
            f"Distance {content.card_distance[card]}",
        ):
            assert part in said
        assert "Raze: " in ticket_words(content, design, True)
        assert len(ticket_words(content, design, True)) < 130


def test_tickets_are_told_apart() -> None:
    content = our_content("base")
    assert ticket_words(content, content.design_ids.index("shipwreck"), True) == (
        "Iron, score. Worker, iron → 2 VP ×2. Raze: 2 iron, VP. Deal: iron."
    )
    assert ticket_words(content, content.design_ids.index("thieves_den"), False).startswith(
        "Ammo, worker. Keeps 2 resource, 2 worker."
    )


# --- icons ---------------------------------------------------------------------------------------------------


def test_icons_differ_without_colour_and_have_words() -> None:
    goods = [without_colour(token(good, 0, 0, 16)) for good in range(b.GOODS)]
    kinds = [without_colour(type_tab(kind, 0, 0, 16)) for kind in range(-1, len(b.TYPE_IDS))]
    signs = [without_colour(sign(name, 0, 0, 16, "@ink")) for name in SIGNS]
    assert len({*goods, *kinds, *signs}) == len(goods) + len(kinds) + len(signs)
    titles = {str(entry["title"]).lower() for entry in GAME.gallery()}
    assert {word.lower() for word in GOOD_WORDS} <= titles
    assert {f"type {word}" for word in TYPE_WORDS} <= titles


def test_factions_are_known_by_shape_and_letter() -> None:
    looks = faction_looks(our_content("base"))
    assert [look.letter for look in looks] == ["N", "A", "M", "G"]
    assert len({look.path for look in looks}) == len(looks)
