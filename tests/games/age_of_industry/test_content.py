"""The content: what the published game states holds in ours, everything says where it comes from, packs can be played."""

import random
import shutil
import tomllib
from pathlib import Path
from typing import Any, cast

import pytest

import boomtown
from boomtown.engine.content import MARK_LISTS, SOURCES
from boomtown.engine.errors import BadContent, BadRecord
from boomtown.engine.game import Game
from boomtown.engine.playout import random_playout
from boomtown.engine.record import Record, from_json, load, save
from boomtown.games.age_of_industry.pack.load import MAPS, OURS, load_content, our_content
from boomtown.games.age_of_industry.rules.content import Content
from boomtown.games.age_of_industry.rules.table import AgeTable

FILES = sorted(path.name for path in OURS.glob("*.toml"))
GAME: Game = boomtown.game("age_of_industry")
Entry = dict[str, Any]


def said(file: str) -> Entry:
    """What one of our files says."""
    return tomllib.loads((OURS / file).read_text("utf-8"))


def entry(content: Content, id: str) -> Entry:
    """A location of a map."""
    found: Entry = next(one for one in content.drawing["location"] if one["id"] == id)
    return found


def symbols(content: Content, id: str) -> list[str]:
    """The symbols of a location's spaces."""
    return [space["symbol"] for space in entry(content, id)["spaces"]]


def neighbours(content: Content, id: str) -> set[str]:
    """The places that links join to a place."""
    ends = [(link["a"], link["b"]) for link in content.drawing["link"]]
    return {b if a == id else a for a, b in ends if id in (a, b)}


# --- the facts of the published game ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "facts"),
    [
        ("cotton_1", {"cost": 4, "coal": 0, "iron": 0, "income": 8}),
        ("cotton_2", {"cost": 6, "coal": 1, "iron": 0}),
        ("cotton_3", {"cost": 12, "coal": 1, "iron": 1}),
        ("factory_3", {"coal": 1, "iron": 1, "income": 16}),
        ("coal_1", {"cubes": 3, "income": 4}),
        ("coal_2", {"cubes": 4}),
        ("iron_1", {"cost": 2, "coal": 0, "iron": 0}),
        ("iron_2", {"cubes": 4}),
        ("port_1", {"income": 5, "accepts": ["cotton"]}),
    ],
)
def test_the_rulebooks_numbers_of_counters(id: str, facts: Entry) -> None:
    """The figures that the rulebook gives, and that they are marked as such."""
    counter = next(one for one in said("display.toml")["counter"] if one["id"] == id)
    assert {key: counter[key] for key in facts} == facts
    assert set(facts) - {"accepts"} <= set(counter["rulebook"])


def test_the_display_of_a_player() -> None:
    """35 counters, two of each level but one ship 0; factories and ships begin with level 0; points are levels."""
    content = our_content("germany")
    count = dict(zip(content.counter_ids, content.counter_count, strict=True))
    assert sum(count.values()) == 35
    assert count.pop("ship_0") == 1
    assert set(count.values()) == {2}
    assert len(count) == 17
    assert [[content.level[c] for c in row] for row in content.row[:2]] == [[1, 2, 3], [0, 3, 4]]
    assert [content.level[row[0]] for row in content.row] == [1, 0, 1, 1, 1, 0]
    assert content.points == content.level
    assert content.buildable == [level > 0 for level in content.level]
    assert sum(content.needs[0][c] + content.needs[1][c] for c in content.row[4]) > 0
    assert any(content.needs[0][c] for c in content.row[5])
    assert sorted(content.seat_colours) == ["blue", "green", "purple", "red", "yellow"]


def test_railways_loans_and_money() -> None:
    """12 railways for $1, then $1, a coal and an iron; loans of $10; a point for $5."""
    content = our_content("new_england")
    assert content.railways == 12
    assert (content.first_railway_cost, content.first_railway_needs) == (1, [0, 0])
    assert (content.railway_cost, content.railway_needs) == (1, [1, 1])
    assert (content.railway_income, content.railway_income_per_space) == (2, 1)
    assert (content.loan, content.interest, content.unpaid_points) == (10, 1, 5)
    assert content.money_per_point == 5
    assert sum(one["count"] for one in said("display.toml")["loan_counter"]) == 24


def test_the_demand_displays() -> None:
    """$1, $1, $2 come first, so that three refilled spaces bring $4; an empty display sells at $4."""
    content = our_content("germany")
    assert content.price[0][:3] == [1, 1, 2]
    assert content.empty_price == [4, 4]
    assert [display["space_colour"] for display in said("demand.toml")["display"]] == ["black", "orange"]


def test_cards_and_market_counters() -> None:
    """66 cards of two kinds, brown and light green among the colours; 18 market counters of four kinds."""
    content = our_content("germany")
    assert sum(content.card_count) == 66
    assert {"cotton", "ship", "brown", "light_green"} <= set(content.card_ids)
    colours = content.pack.deck["colour"]
    assert len({colour["symbol"] for colour in colours}) == len(colours) == 6
    assert sum(content.market_count) == 18
    kinds = set(zip(content.takes_cotton, content.takes_factory, strict=True))
    assert kinds == {(True, False), (False, True), (True, True), (False, False)}
    for map_id in MAPS:
        assert len(our_content(map_id).market_ids) < 18


def test_counts_of_both_maps() -> None:
    """What the maps hold in all."""
    germany, england = our_content("germany"), our_content("new_england")
    assert [len(germany.drawing[key]) for key in ("location", "village", "link")] == [34, 8, 65]
    assert [len(england.drawing[key]) for key in ("location", "village", "link")] == [20, 9, 45]
    assert [germany.space_symbol.count(symbol) for symbol in range(4)] == [39, 9, 7, 0]
    assert [england.space_symbol.count(symbol) for symbol in range(4)] == [33, 2, 10, 6]
    assert (len(germany.market_ids), len(england.market_ids)) == (9, 8)
    assert all(1 <= len(spaces) <= 4 for spaces in germany.place_spaces + england.place_spaces if spaces)


def test_the_places_of_germany() -> None:
    """What the rulebook's examples say of fifteen places."""
    content = our_content("germany")
    assert symbols(content, "koeln") == ["clear", "clear"]
    assert set(symbols(content, "belgium")) == {"coal"}
    assert set(symbols(content, "kiel")) == {"port"}
    assert symbols(content, "kassel")
    assert "clear" in symbols(content, "magdeburg")
    assert "coal" in symbols(content, "poland")
    assert "market" in entry(content, "poland")
    assert entry(content, "regensburg")["colour"] == "brown"
    assert "clear" in symbols(content, "regensburg")
    assert "bohemia" in neighbours(content, "regensburg")
    assert "coal" in symbols(content, "bohemia")
    assert "coal" in symbols(content, "mannheim")
    assert entry(content, "muenchen")["colour"] == "brown"
    assert "clear" in symbols(content, "muenchen")
    assert len(symbols(content, "muenchen")) < 4
    assert "clear" in symbols(content, "augsburg")
    assert "port" in symbols(content, "danzig")
    assert "port" in symbols(content, "hamburg")
    assert "clear" in symbols(content, "frankfurt")
    assert entry(content, "bohemia")["distant_port"]
    assert entry(content, "france")["distant_port"]
    assert neighbours(content, "france")
    named = [one for one in content.drawing["location"] if one["source"].startswith("rulebook")]
    assert len(named) == len([one for one in content.drawing["location"] if "facts" in one]) == 15
    assert not content.ship_place


def test_the_places_of_new_england() -> None:
    """Ship spaces with sea lanes, imports and markets; Pennsylvania with the only coal; Boston with a mauve ship space."""
    content = our_content("new_england")
    assert entry(content, "pennsylvania")["no_through"]
    assert symbols(content, "pennsylvania").count("coal") == content.space_symbol.count(1) == 2
    assert "port" in symbols(content, "boston")
    ships = {ship["id"]: ship for ship in content.drawing["ship_space"]}
    beside_boston = {
        ship["colour"] for ship in ships.values() if "boston" in [lane["to"] for lane in ship["lanes"]]
    }
    assert "mauve" in beside_boston
    assert "light_green" in {ship["colour"] for ship in ships.values()}
    assert all(coal > 0 for coal in content.ship_coal)
    assert all(market >= 0 for market in content.ship_market)


# --- marks of provenance ---------------------------------------------------------------------------------------


def entries(value: Any, name: str) -> list[tuple[str, Entry]]:
    """Every [table] and [[entry]] of a file with its name, those inside others included."""
    if isinstance(value, list):
        return [found for i, one in enumerate(value) for found in entries(one, f"{name}.{i}")]
    return [(name, value)] if isinstance(value, dict) else []


@pytest.mark.parametrize("file", FILES)
def test_every_entry_says_where_it_comes_from(file: str) -> None:
    """`source` is there and known; which keys are whose adds up for a counter."""
    for key, value in said(file).items():
        if key == "counts":  # sums of what stands below them
            continue
        for name, one in entries(value, key):
            assert one.get("source") in set(SOURCES) - {"own"}, f"{file}: {name}"
            for row in one.get("row", []):
                assert row["source"] in SOURCES
            if file == "display.toml" and key == "counter":
                marked = one["rulebook"] + one["reconstruction"]
                assert len(set(marked)) == len(marked)
                assert {"count", "level", "cost", "coal", "iron", "income"} & set(one) <= set(marked)
                assert (one["source"] == "rulebook") == (one["reconstruction"] == [])


def test_the_readme_explains_every_mark() -> None:
    """The README beside the content names every file, every mark and the words it uses."""
    text = (OURS / "README.md").read_text("utf-8")
    for word in (*FILES, *SOURCES, *MARK_LISTS, "facts", "note"):
        assert f"`{word}`" in text or f'"{word}"' in text, word


def test_no_card_has_a_text_of_its_own() -> None:
    """What a player reads is made from the effect, so the two can't drift apart."""
    assert not [card["id"] for card in said("deck.toml")["card"] if "text" in card]


# --- packs of one's own ----------------------------------------------------------------------------------------


def dear_cotton(folder: Path) -> str:
    """A pack with nothing but a display.toml, in which the first cotton mill costs $5."""
    text = (OURS / "display.toml").read_text("utf-8")
    assert text.count("cost = 4\n") == 1
    (folder / "display.toml").write_text(text.replace("cost = 4\n", "cost = 5\n"), "utf-8")
    return str(folder)


def play_to_the_end(table: AgeTable) -> list[int]:
    """A random game; returns what was paid for first-level cotton mills that needed nothing else."""
    random_playout(table, random.Random(5))
    cotton = table.content.counter_ids.index("cotton_1")
    found: list[int] = []
    news = table.news
    while news is not None:
        if news.kind == "build" and news.args[0] == cotton:
            found.append(news.args[3])
        news = news.before
    return found


@pytest.mark.parametrize("map_id", MAPS)
def test_a_pack_with_one_file_is_played_to_the_end(tmp_path: Path, map_id: str) -> None:
    """Everything but the changed price is ours."""
    ours = cast(AgeTable, GAME.new(4, 3, {"map": map_id}))
    table = cast(AgeTable, GAME.new(4, 3, {"map": map_id, "content": dear_cotton(tmp_path)}))
    assert GAME.content_key(table) != GAME.content_key(ours)
    assert GAME.content_key(table).startswith(f"{map_id}-")
    for name in dir(ours.content):
        if name not in ("key", "pack", "drawing", "cost", "remembered") and not callable(
            getattr(ours.content, name)
        ):
            assert name.startswith("_") or getattr(table.content, name) == getattr(ours.content, name), name
    assert set(play_to_the_end(table)) == {5}
    assert set(play_to_the_end(ours)) == {4}
    assert table.over
    assert len(table.scores()) == 4


def started(folder: str) -> Record:
    """A game that has begun with a pack."""
    record = Record(GAME, 3, 7, {"content": folder}, ["a", "b", "c"])
    dice = random.Random(2)
    for _ in range(60):
        seat = record.table.waiting[0]
        record.apply(seat, dice.choice(record.table.options(seat)))
    return record


def test_a_record_needs_the_content_it_was_played_with(tmp_path: Path) -> None:
    """Without the folder, or with other content, the record says what is missing; with the folder it replays."""
    (tmp_path / "mine").mkdir()
    folder = dear_cotton(tmp_path / "mine")
    record = started(folder)
    save(record, tmp_path / "game.json")
    shutil.move(folder, tmp_path / "moved")
    with pytest.raises(BadContent, match=f"There is no content folder {folder}"):
        load(tmp_path / "game.json")
    with pytest.raises(BadRecord, match=rf"other content \({record.content}\) than the one at hand"):
        load(tmp_path / "game.json", {"content": ""})
    shutil.move(tmp_path / "moved", folder)
    again = load(tmp_path / "game.json", {"content": folder})
    assert again.table.digest() == again.replay().digest() == record.table.digest()


def test_a_record_replays_with_the_same_content_in_another_place(tmp_path: Path) -> None:
    """On another machine the folder has another name."""
    (tmp_path / "mine").mkdir()
    record = started(dear_cotton(tmp_path / "mine"))
    shutil.move(tmp_path / "mine", tmp_path / "moved")
    again = from_json(record.to_json(), {"content": str(tmp_path / "moved")})
    assert again.actions == record.actions
    assert again.table.digest() == again.replay().digest() == record.table.digest()


def test_a_whole_copy_of_our_content_is_our_content(tmp_path: Path) -> None:
    """Comments, line ends and a byte order mark don't matter; symbolic links are followed."""
    for file in FILES:
        text = (OURS / file).read_text("utf-8")
        (tmp_path / file).write_bytes(b"\xef\xbb\xbf" + ("# mine\n" + text).replace("\n", "\r\n").encode())
    link = tmp_path / "link"
    link.mkdir()
    (link / "deck.toml").symlink_to(tmp_path / "deck.toml")
    for map_id in MAPS:
        assert load_content(map_id, str(tmp_path)).key == our_content(map_id).key
        assert load_content(map_id, str(link)).key == our_content(map_id).key


def test_only_the_map_that_is_played_counts(tmp_path: Path) -> None:
    """A broken Germany is no hindrance in New England, and doesn't change its key."""
    (tmp_path / "map_germany.toml").write_text("[map]", "utf-8")
    assert load_content("new_england", str(tmp_path)).key == our_content("new_england").key
    with pytest.raises(BadContent, match=r"^map_germany.toml, \[map\]: 'id' is missing"):
        load_content("germany", str(tmp_path))


def test_an_edited_pack_is_read_again(tmp_path: Path) -> None:
    """The next game is played with what stands in the folder by then."""
    folder = dear_cotton(tmp_path)
    first = load_content("germany", folder)
    assert load_content("germany", folder) is first
    path = tmp_path / "display.toml"
    path.write_text(
        path.read_text("utf-8").replace(
            "cost = 5\ncoal = 0\niron = 0\ncubes = 0", "cost = 9\ncoal = 0\niron = 0\ncubes = 0"
        ),
        "utf-8",
    )
    assert load_content("germany", folder).cost[0] == 9
    assert first.cost[0] == 5


def test_changed_displays_are_laid_out_on_our_maps(tmp_path: Path) -> None:
    """A pack may change the demand displays alone: the picture follows."""
    text = (OURS / "demand.toml").read_text("utf-8")
    row = "\n[[display.row]]\nprice = 4\nspaces = 3\n"
    text = text.replace("empty_price = 4", "empty_price = 6").replace(
        '\n[[display]]\nid = "iron"', row + '\n[[display]]\nid = "iron"'
    )
    (tmp_path / "demand.toml").write_text(text, "utf-8")
    for map_id in MAPS:
        table = GAME.new(3, 1, {"map": map_id, "content": str(tmp_path)})
        content = cast(AgeTable, table).content
        assert content.price == [[1, 1, 2, 2, 3, 3, 4, 4, 4], [1, 1, 2, 2, 3, 3]]
        picture = GAME.picture(table, None)
        assert picture.count('id="cube-coal-') == 9
        assert "then $6 each" in picture
        assert content.drawing["furniture"]["iron"] == our_content(map_id).drawing["furniture"]["iron"]
