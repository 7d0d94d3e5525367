"""What people see of every game: whatever can be chosen can be pointed at, documents are sound, and nothing hidden shows."""

import copy
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache

import boomtown
from boomtown.engine.game import Game
from boomtown.engine.table import Table
from boomtown.testing.cases import some_cases_of
from boomtown.testing.pages import check_choices, look
from boomtown.testing.play import Play, kept
from boomtown.testing.seen import guessed, viewers

HEAVY = 450_000  # signs of a board; a page with more is slow on a phone
FOREIGN = r"<script|<style|<image|@import| on\w+=|url\((?!#)|href=\"(?!#)"


@cache
def shown_large(id: str) -> set[str]:
    """The keys by which pictures name what stands in a gallery."""
    return {str(entry["key"]) for entry in boomtown.game(id).gallery() if "key" in entry}


def ids(svg: str) -> list[str]:
    """All ids of a document."""
    return [element.attrib["id"] for element in ET.fromstring(svg).iter() if "id" in element.attrib]


def test_every_choice_lies_on_the_page_once(real_game: Game) -> None:
    """One game of each case, looked at wherever something is offered that wasn't there before, and now and then."""
    pointed: set[str] = set()
    for case in some_cases_of(real_game):
        play, known = Play(case, 11), set[tuple[str, str]]()
        with kept(play, "test_every_choice_lies_on_the_page_once"):
            for number, table in enumerate(play.moments(dense=True)):
                for seat in table.waiting:
                    verbs = {real_game.actions.name(option) for option in table.options(seat)}
                    offered = {(type(table.agenda[-1]).__name__, verb) for verb in verbs}
                    if number % 40 == 0 or not offered <= known:
                        known |= offered
                        pointed |= verbs
                        check_choices(table, seat)
    assert len(set(real_game.targets) - pointed) <= 2, "so few verbs may be too rare for these games"


def documents(table: Table, viewer: int | None) -> Iterator[str]:
    """Every document that a page is made of, and the picture of the whole table."""
    sight = look(table, viewer)
    yield sight.board
    yield from sight.mats
    yield from (row["mark"] for row in sight.rows)
    yield boomtown.game(table.game_id).picture(table, viewer)


def test_documents_are_sound_and_bring_all_they_need(real_game: Game) -> None:
    seen = [str(entry["svg"]) for entry in real_game.gallery()]
    for case in some_cases_of(real_game):
        for number, table in enumerate(Play(case, 7).moments(150)):
            seen += documents(table, viewers(table)[number % (table.seats + 1)])
    for svg in set(seen):
        found = ids(svg)
        assert len(found) == len(set(found)), "an id is there twice"
        wanted = set(re.findall(r'href="#([^"]*)"', svg)) | set(re.findall(r"url\(#([^)]*)\)", svg))
        assert wanted <= set(found)
        assert not re.findall(FOREIGN, svg)
        assert set(re.findall(r"https?://[^\"]*", svg)) == {"http://www.w3.org/2000/svg"}


def test_a_page_is_whole(real_game: Game) -> None:
    """Layers, rows, mats and cards are what the page expects, and what is printed on a board never changes."""
    for case in some_cases_of(real_game):
        printed: set[bytes] = set()
        for number, table in enumerate(Play(case, 3).moments(120)):
            sight = look(table, viewers(table)[number % (table.seats + 1)])
            layers = [child for child in ET.fromstring(sight.board) if child.tag.endswith("}g")]
            assert [layer.get("class") for layer in layers] == ["map", "pieces", "options"]
            assert f'<g class="pieces">{sight.pieces}</g>' in sight.board
            printed.add(ET.tostring(layers[0]))
            assert sorted(row["seat"] for row in sight.rows) == list(range(case.seats))
            assert all(len(row["cells"]) == len(sight.columns) for row in sight.rows)
            assert len({row["letter"] for row in sight.rows}) == case.seats
            assert len(sight.mats) == case.seats
            together = [id for svg in (sight.board, *sight.mats) for id in ids(svg)]
            assert len(together) == len(set(together)), "board and mats stand on one page"
            drawn = "".join([sight.board, *sight.mats])
            shown = {
                *re.findall(r'data-show="([^"]*)"', drawn),
                *(card.get("show", "") for card in sight.cards),
            }
            assert shown - {""} <= shown_large(real_game.id)
            assert len(sight.board) < HEAVY
            assert all(len(mat) < HEAVY / 4 for mat in sight.mats)
        assert len(printed) == 1


def test_a_page_shows_what_its_view_holds_and_nothing_else(real_game: Game) -> None:
    """A guess gives the same page and the same words; equal views give equal bytes and are left alone."""
    for case in some_cases_of(real_game):
        play = Play(case, 5)
        with kept(play, "test_a_page_shows_what_its_view_holds_and_nothing_else"):
            for number, table in enumerate(play.moments(60)):
                viewer = viewers(table)[number % (table.seats + 1)]
                view = table.view(viewer)
                before = copy.deepcopy(view)
                sight = real_game.sight(table, view)
                assert view == before
                guess = guessed(table, viewer, 9)
                assert real_game.sight(guess, guess.view(viewer)) == sight
                assert real_game.describe(guess, viewer) == real_game.describe(table, viewer)


def test_gallery_aid_and_sample_say_something(real_game: Game) -> None:
    entries = real_game.gallery()
    assert len(shown_large(real_game.id)) == sum("key" in entry for entry in entries)
    for entry in entries:
        assert entry["title"]
        assert len(entry["text"]) > 3
        assert entry["count"] > 0
        assert all(real_game.rule(rule) for rule in entry["rules"])
    lines = [line for part in real_game.aid() for line in part.get("line", [])]
    assert lines
    assert all(real_game.rule(rule) for line in lines for rule in line["rules"])
    sample = real_game.sample()
    assert not sample.over
    assert len(sample.log(None)) > 20
