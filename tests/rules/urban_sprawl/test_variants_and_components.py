"""Longer and shorter games, and what is in the box."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent, BadOption
from boomtown.games.urban_sprawl import GAME
from boomtown.games.urban_sprawl.pack.load import OURS, load_content
from boomtown.games.urban_sprawl.picture.whole import board_svg, player_svg
from boomtown.games.urban_sprawl.rules.table import deck_of
from tests.rules.urban_sprawl.position import Position, new

SEEDS = range(100)
PLAYERS = (2, 3, 4)


def places(length: str, deck: int) -> set[int]:
    """Where the removed event of a contract deck lies, counted from the top, in many games."""
    found = set()
    for seed in SEEDS:
        t = new(2 + seed % 3, seed, length)
        cards = deck_of(t, deck)
        shown = [*t.offer, t.tops[1]] if deck == 1 else []
        assert len(cards) + len(shown) == 37
        assert len({*cards, *shown}) == 37
        found.add(len(shown) + len(cards) - cards.index(t.content.special[deck]))
    return found


Rewrite = Callable[[str, str], str]


@pytest.fixture
def refusal(tmp_path: Path) -> Rewrite:
    """Change one place of tiles.toml in a pack of one's own; returns the sentence that refuses it."""

    def rewrite(old: str, new_text: str) -> str:
        text = (OURS / "tiles.toml").read_text(encoding="utf-8")
        assert text.count(old) == 1
        (tmp_path / "tiles.toml").write_text(text.replace(old, new_text), encoding="utf-8")
        with pytest.raises(BadContent) as refused:
            load_content(str(tmp_path))
        return str(refused.value)

    return rewrite


# --- longer and shorter games --------------------------------------------------------------------------------


@pytest.mark.rule("USP-265", "USP-266")
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_in_the_longer_game_the_event_is_the_19th_to_28th_card(deck: int) -> None:
    """Two piles of 9 lie above the one it was shuffled into, one pile below: all ten places, and no other."""
    assert places("longer", deck) == set(range(19, 29))


@pytest.mark.rule("USP-267", "USP-268")
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_in_the_shorter_game_the_event_is_the_10th_to_19th_card(deck: int) -> None:
    """One pile of 9 lies above, two piles below."""
    assert places("shorter", deck) == set(range(10, 20))


@pytest.mark.rule("USP-265", "USP-267")
@pytest.mark.parametrize("length", ["longer", "shorter"])
def test_the_other_36_cards_are_shuffled_into_all_four_piles(length: str) -> None:
    """The first card of the City deck can lie in any pile; every game is another order."""
    piles: Counter[int] = Counter()
    for seed in SEEDS:
        t = new(2, seed, length)
        rest = [card for card in reversed(t.city) if card != t.content.special[2]]
        piles[rest.index(91) // 9] += 1
    assert set(piles) == {0, 1, 2, 3}
    assert min(piles.values()) >= 10


@pytest.mark.rule("USP-265", "USP-267")
def test_the_standard_game_lies_between_and_other_lengths_are_refused() -> None:
    """16th to 22nd without an option."""
    assert places("standard", 2) == set(range(16, 23))
    with pytest.raises(BadOption):
        new(2, 1, "endless")


# --- in the box ----------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-269", "USP-G36")
def test_one_board_and_an_aid_for_each_of_four_players() -> None:
    """All play on one grid of 36 blocks; up to four have a panel of their own; the aid has the whole Payouts table."""
    for seats in PLAYERS:
        t = new(seats)
        view = t.view(None)
        assert len(view["value"]) == 36
        panels = {player_svg(view, t.content, seat) for seat in range(seats)}
        assert len(panels) == seats
    with pytest.raises(BadOption):
        new(5)
    table = GAME.aid()[-1]
    assert [row[0] for row in table["rows"]] == [str(number) for number in range(1, 13)]
    assert table["rows"][11] == ["12", "12", "6", "3", "1"]


@pytest.mark.rule("USP-270")
def test_a_hundred_bills_of_four_denominations_and_a_bank_without_end(refusal: Rewrite) -> None:
    """1, 5, 10 and 20; though they sum up to 680, the bank pays who holds more than that."""
    money = new().content.data["tiles"]["money"]
    assert [bill["value"] for bill in money["bills"]] == [1, 5, 10, 20]
    assert sum(bill["count"] for bill in money["bills"]) == money["total_bills"] == 100
    p = Position(2)
    p.wealth(700, 700)
    p.give(0, "P10")
    p.begin(0)
    p.do("invest P10")
    assert p.t.wealth == [712, 700]
    assert "bills" in refusal("total_bills = 100", "total_bills = 99")


@pytest.mark.rule("USP-271", "USP-G19")
def test_35_cubes_in_each_of_four_colours(refusal: Rewrite) -> None:
    """140 in all; control is not bounded by them: the 36th building gets a cube, too."""
    content = new().content
    assert (content.cubes, content.data["tiles"]["wood"]["cubes"], len(content.seat_colours)) == (35, 140, 4)
    p = Position(2)
    p.fill("PARK", 0, *(f"{column}{line}.TL" for column in "BCDEF" for line in range(1, 7)))
    p.fill("PARK", 0, *(f"{column}1.BR" for column in "BCDEF"))
    assert sum(owner == 0 for owner in p.t.owner) == 35
    p.build(0, "High School", "A3.TL+TR")
    assert sum(owner == 0 for owner in p.t.owner) == 36
    assert "cubes" in refusal("cubes = 140", "cubes = 139")


@pytest.mark.rule("USP-272")
def test_a_cylinder_for_each_player_and_one_pawn(refusal: Rewrite) -> None:
    """Each player has one place on the prestige track, and there is one place of the pawn."""
    for seats in PLAYERS:
        t = new(seats)
        assert t.prestige == [0] * seats
        assert t.pawn == [0]
    wood = new().content.data["tiles"]["wood"]
    assert (wood["cylinders"], wood["pawns"]) == (4, 1)
    assert "pawns" in refusal("pawns = 1", "pawns = 2")


@pytest.mark.rule("USP-273")
@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize("length", ["standard", "longer", "shorter"])
def test_165_cards_in_four_decks(seats: int, length: str) -> None:
    """54 + 37 + 37 + 37, each of them once somewhere on the table."""
    t = new(seats, 3, length)
    assert Counter(t.content.deck) == {0: 54, 1: 37, 2: 37, 3: 37}
    lying = [*t.planning, *t.town, *t.city, *t.metropolis, *t.discard, *t.gone]
    lying += [card for card in (*t.plan, *t.offer, *t.tops) if card >= 0]
    for cards in (*t.hands, *t.favors):
        lying += cards
    assert sorted(lying) == list(range(165))


@pytest.mark.rule("USP-274")
def test_128_building_tiles(refusal: Rewrite) -> None:
    """12 on the board, the rest in the supply; when the 14 small parks are used up a Mayor places none."""
    content = new().content
    assert sum(content.tiles) == 128
    for seats in PLAYERS:
        t = new(seats)
        on_board = sum(site >= 0 for site in t.site)
        assert (on_board, sum(t.supply)) == (12, 116)
    p = Position(2)
    p.hold(1, "Media")
    for count in range(15):
        p.event("E05", 0)
        assert p.step == ("ParkBlock" if count < 14 else "Act")
        while p.step in ("ParkBlock", "ParkLot"):
            p.do(p.options()[0])
    assert sum(zone == 4 for zone in p.t.zone) == 14
    assert "128" in refusal('zone = "CIV", size = 1, count = 7', 'zone = "CIV", size = 1, count = 8')


@pytest.mark.rule("USP-275", "USP-G16")
def test_24_vocation_markers(refusal: Rewrite) -> None:
    """Of eight names; both Finance markers gone, a third contract takes one from a rival or none."""
    t = new()
    assert len(t.content.vocation_names) == 8
    assert sum(t.vocations) + sum(t.held) == sum(t.content.vocation_count) == 24
    p = Position(3)
    p.hold(1, "Finance")
    p.hold(2, "Finance")
    assert p.left("Finance") == 0
    p.build(0, "Pawn Shop", "A3.TL")
    assert (p.step, p.offers("player")) == ("Choose vocation_earn", {"1", "2"})
    p.do("pass")
    assert p.held(0, "Finance") == 0
    old = 'name = "Finance", count = 2'
    assert "24" in refusal(old, 'name = "Finance", count = 3')


@pytest.mark.rule("USP-276")
def test_one_contractor_five_politicians_one_active_player_and_one_extra_favor_tile() -> None:
    """Each of them is in one hand at a time."""
    t = new()
    tiles = t.content.data["tiles"]
    assert [office["name"] for office in tiles["politician"]] == [
        "Mayor", "District Attorney", "Treasurer", "Police Chief", "Union Boss",
    ]  # fmt: skip
    assert tiles["contractor"]["name"] == "Contractor"
    counts = {tile["id"]: tile["count"] for tile in tiles["other_tile"]}
    assert (counts["active_player"], counts["extra_favor"]) == (1, 1)
    assert (len(t.offices), len(t.contractor), len(t.extra)) == (5, 1, 1)
    p = Position(2)
    p.extra_favor(1)
    p.build(0, "Warehouse", "A3.TL+TR")
    p.skip_to("Act", 0)
    assert p.t.extra == [0]
    p.favor(1, "T01")
    p.turn(1)
    assert p.why("favor 1") == ("USP-071",)


@pytest.mark.rule("USP-277")
def test_six_wealth_and_three_prestige_markers(refusal: Rewrite) -> None:
    """7 to 12 and 4 to 6, each once; when the three prestige markers are in play no fourth comes."""
    content = new().content
    markers = [("wp"[kind], n) for kind, n in zip(content.marker_kind, content.marker_number, strict=True)]
    assert sorted(markers) == [*(("p", n) for n in (4, 5, 6)), *(("w", n) for n in range(7, 13))]
    p = Position(2)
    p.put("CIV", "A1.TL", 0)
    for marker, circle in (("p4", "GT1"), ("p5", "GT2"), ("p6", "GT3")):
        p.effect("Visitor's Center", "A1.TL", 0)  # brings the lowest waiting prestige marker into play
        p.do("split 0", f"circle {circle}")
        assert p.circle_of(marker) == circle
    p.effect("Visitor's Center", "A1.TL", 0)
    p.do("split 0")
    assert p.step == "Act"
    assert sum(there >= 0 for there in p.t.circles) == 3
    assert "markers" in refusal('{ kind = "wealth", number = 12 },', "")


@pytest.mark.rule("USP-278", "USP-G32")
def test_three_markers_for_the_highest_and_lowest_block_values() -> None:
    """Reminders only: the picture lets just the highest and the lowest blocks stand out, as markers change them."""
    content = new().content
    counts = {tile["id"]: tile["count"] for tile in content.data["tiles"]["other_tile"]}
    assert counts["block_value"] == 3
    p = Position(2)
    assert shown(p) == {"9": 2, "2": 2}
    p.place_marker("p6", "GR3")
    assert shown(p) == {"13": 1, "2": 1}


def shown(p: Position) -> dict[str, int]:
    """The block values that stand out in the picture of the board, and how often."""
    svg = board_svg(p.t.view(None), p.content)
    group = svg[svg.index('class="values"') :]
    discs = re.findall(r'<circle[^>]*fill="(#[0-9a-f]+|@\w+)"[^>]*/><text[^>]*>(\d+)</text>', group)[:36]
    assert len(discs) == 36
    common = Counter(fill for fill, _ in discs).most_common(1)[0][0]
    return dict(Counter(value for fill, value in discs if fill != common))
