"""Components: the pieces of the box, and that there are no more of them than that."""

from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent, BoomtownError
from boomtown.games.forged_in_steel import GAME
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.places import city_cubes_left, cubes_left
from boomtown.games.forged_in_steel.rules.table import mayor
from tests.rules.forged_in_steel.packs import pack
from tests.rules.forged_in_steel.position import Position, new

# twenty Lots of the North Side, in pairs of one Block side by side
PAIRS = (
    "NS1a+NS1b", "NS1c+NS1d", "NS2a+NS2b", "NS2c+NS2d", "NS4a+NS4b", "NS4c+NS4d", "NS5a+NS5b", "NS5c+NS5d",
    "NS6a+NS6b", "NS6c+NS6d", "NS8a+NS8b", "NS8c+NS8d", "NS9a+NS9b", "NS9c+NS9d", "NS10a+NS10b", "NS10c+NS10d",
)  # fmt: skip
LOTS = tuple(name for names in PAIRS for name in names.split("+"))


@pytest.mark.rule("FIS-001")
def test_two_to_four_players_in_four_colours() -> None:
    """2, 3 and 4 players can play, nobody else; the colours are Red, Blue, Green and Purple."""
    assert GAME.players == (2, 3, 4)
    for seats in (2, 3, 4):
        assert new(seats).view(None)["colours"] == ["red", "blue", "green", "purple"][:seats]
    for seats in (1, 5):
        with pytest.raises(BoomtownError):
            GAME.new(seats, 1, {})
    chosen = new(3, colours="purple,green,red").view(None)["colours"]
    assert chosen == ["purple", "green", "red"]
    with pytest.raises(BoomtownError):
        new(3, colours="red,blue,orange")


@pytest.mark.rule("FIS-002")
def test_the_board_has_its_neighborhoods_mines_tracks_and_headline_spaces() -> None:
    """Five Neighborhoods of Lots and Blocks, Mines, eight Prosperity tracks, Era, Influence, Unrest, Headlines."""
    p = Position(4)
    city, board = p.city, p.content.pack.content
    assert len(city.nb_ids) == 5
    assert all(lots > 0 for lots in city.nb_lots)
    assert {city.block_nb[block] for block in city.lot_block} == set(range(5))
    assert len(city.mine_ids) == 12
    assert max(mine["x"] for mine in board["mine"]) < min(lot["x"] for lot in board["lots"]["north_side"])
    assert city.track_ids == ["mining", "industrial", "commercial", *city.nb_ids]
    for track in ("influence", "unrest", "era_track", "headlines"):
        spaces = {"influence": 4, "unrest": 8, "era_track": 3, "headlines": 3}[track]
        assert len(board[track]["spaces"]) == spaces
    for number, name in enumerate(("gilded_age", "labor", "free_silver", "the_great_war")):
        p.event(number % 4, name)
        p.skip_to("")
    assert p.ids(p.t.headlines) == ["the_great_war", "free_silver", "labor"]  # three spaces, and no fourth


@pytest.mark.rule("FIS-003")
def test_there_are_106_era_cards_each_of_one_era() -> None:
    """Every card is in exactly one place and of one Era; 38, 36 and 32 of them."""
    t = new(4)
    cards = [*t.deck, *t.later, *t.removed]
    for zone in t.hands:
        cards += zone
    assert sorted(cards) == list(range(1, 107))
    assert [t.content.card_era[1:].count(era) for era in range(3)] == [38, 36, 32]
    assert t.content.years == [1890, 1900, 1910]


@pytest.mark.rule("FIS-003")
def test_a_card_of_no_known_era_is_refused(tmp_path: Path) -> None:
    """A pack whose card says 1895 does not load."""
    content = pack(tmp_path, "cards.toml", ("era = 1890\nmm", "era = 1895\nmm"))
    with pytest.raises(BadContent, match="1890, 1900, 1910"):
        new(4, content=content)


@pytest.mark.rule("FIS-004")
def test_six_industry_leaders_are_used_only_in_their_variant() -> None:
    """Nobody has a Leader in the ordinary game; in the variant each has another one of six."""
    assert len(new(4).content.leader_ids) == 6
    assert new(4).leaders == [-1] * 4
    for seed in range(5):
        dealt = new(4, seed, leaders="dealt").leaders
        assert len(set(dealt)) == 4
        assert set(dealt) <= set(range(6))


@pytest.mark.rule("FIS-005", "FIS-018")
def test_a_player_has_twenty_houses() -> None:
    """With 20 Houses on the map a player builds no more, the others do; one that comes back can be built."""
    p = Position(4)
    p.put("house", 0, *LOTS[:19])
    p.cube(1, "NS10d")
    p.cube(1, "NS13a")
    p.muscle(0, 3)
    p.do("build-house", "lot NS10d")
    assert p.count("house", 0) == 20
    assert "build-house" not in p.options()
    assert p.why("build-house") == ("FIS-018",)
    p.muscle(1, 1)
    assert p.can("build-house")
    p.raze("NS1a")
    p.muscle(0, 1)
    assert p.can("build-house")


@pytest.mark.rule("FIS-006", "FIS-018")
def test_a_player_has_three_mansions() -> None:
    """Gilded Age places a third Mansion, but no fourth; others still have theirs."""
    p = Position(4)
    p.put("mansion", 0, *PAIRS[:2])
    p.event(0, "gilded_age", "pair BE9a+BE9b")
    assert p.count("mansion", 0) == 3
    p.event(0, "country_club_set")
    assert p.step == ""
    assert p.count("mansion", 0) == 3
    p.event(1, "rosemount")
    assert p.step == "Choose place"


@pytest.mark.rule("FIS-007", "FIS-018")
def test_a_player_has_thirty_cubes() -> None:
    """Two lie on tracks; Lots, Mines, Factories, Commercial buildings, Headlines and Unrest use the others up."""
    p = Position(4)
    assert cubes_left(p.t, 0) == 28
    p.put("factory", 0, PAIRS[0])
    p.put("commercial", 0, "NS1c")
    p.mine(0, "rouse")
    p.headline("labor", 0)
    p.unrest(0, 0, 1)
    p.cube(0, *LOTS[4:25])
    assert cubes_left(p.t, 0) == 1
    p.put("house", 1, "NS10a")
    p.muscle(0, 5)
    p.do("buy-lot", "lot NS10b")
    assert cubes_left(p.t, 0) == 0
    assert "buy-lot" not in p.options()
    assert "buy-mine" not in p.options()
    assert p.offers("lot") == set()
    p.muscle(1, 5)
    assert p.can("buy-lot")
    assert p.can("buy-mine")


@pytest.mark.rule("FIS-008")
def test_victory_point_markers_change_nothing() -> None:
    """VP are plain numbers beyond the 100 spaces of the Scoring track, more laps than there are 7 markers."""
    p = Position(2)
    p.vp(799, -3)
    p.cube(0, "NS1a")
    p.cube(1, "NS1b")
    p.muscle(0, 1)
    p.do("build-house", "lot NS1b")
    p.muscle(1, 1)
    p.do("build-house", "lot NS1a")
    assert p.t.vp == [800, -2]
    assert p.t.scores() == [800, -2]


@pytest.mark.rule("FIS-009", "FIS-018")
def test_there_are_thirty_city_cubes() -> None:
    """Nine lie on tracks: at most 21 can lie on Lots."""
    p = Position(4)
    assert city_cubes_left(p.t) == 21
    p.cube(None, *LOTS[:18])
    p.event(0, "city_waterworks")
    for name in ("NS4a", "NS13a", "NS13b"):
        assert p.step == "Choose city_cube"
        p.do(f"lot {name if p.can(f'lot {name}') else sorted(p.offers('lot'))[0]}")
    assert p.count("cube", None) == 21
    assert p.step == "Choose place"  # the fourth is not there; the House follows


@pytest.mark.rule("FIS-010", "FIS-018")
@pytest.mark.parametrize("standing", [14, 15])
def test_there_are_fifteen_commercial_buildings(standing: int) -> None:
    """The 15th can be built, a 16th neither built nor placed by an event, whoever owns them."""
    p = Position(4)
    for number, name in enumerate(LOTS[:standing]):
        p.put("commercial", number % 4, name)
    p.put("house", 1, *LOTS[standing:16])
    p.cube(0, "NS8a", "NS8b")
    p.put("house", 1, "NS10a", "NS10b", "NS10c", "NS10d")
    p.cube(2, "NS9b", "NS9d")
    p.muscle(0, 3)
    assert p.can("build-commercial") == (standing == 14)
    p.event(0, "vail_hotel")
    assert p.step == ("Choose place" if standing == 14 else "")
    assert p.track("commercial") == (4 if standing == 14 else 5)


@pytest.mark.rule("FIS-011", "FIS-018")
@pytest.mark.parametrize("standing", [14, 15])
def test_there_are_fifteen_factories(standing: int) -> None:
    """The 15th can be built, a 16th neither built nor placed by an event."""
    p = Position(4)
    for number, names in enumerate(PAIRS[:standing]):
        p.put("factory", number % 4, names)
    p.cube(0, "GH9a", "GH9b")
    p.muscle(0, 2)
    assert p.can("build-factory") == (standing == 14)
    p.event(0, "cfi_merger")
    assert p.step == ("Choose place" if standing == 14 else "")


@pytest.mark.rule("FIS-012", "FIS-018")
@pytest.mark.parametrize("standing", [7, 8])
def test_there_are_eight_civic_buildings(standing: int) -> None:
    """The eighth can be placed, no ninth."""
    p = Position(4)
    p.put("civic", None, *PAIRS[:standing])
    p.event(0, "county_courthouse")
    assert p.step == ("Choose place" if standing == 7 else "")


@pytest.mark.rule("FIS-013", "FIS-018")
@pytest.mark.parametrize("standing", [2, 3])
def test_there_are_three_hospitals(standing: int) -> None:
    """The third can be placed, no fourth."""
    p = Position(4)
    p.put("hospital", None, *LOTS[:standing])
    p.event(0, "the_jungle")
    assert p.step == ("Choose place" if standing == 2 else "")


@pytest.mark.rule("FIS-014", "FIS-018")
def test_there_are_nine_parks_of_three_sizes() -> None:
    """Four small, four medium and one large; each size runs out for itself."""
    p = Position(4)
    p.put("park_small", None, "NS1a", "NS1b", "NS1c")
    p.event(0, "columbian_exposition", "lot NS1d")
    assert p.count("park_small", None) == 4
    p.event(0, "womens_auxiliary")  # small or medium
    assert p.offers("lot") == set()
    assert len(p.offers("pair")) > 0
    p = Position(4)
    p.put("park_medium", None, *PAIRS[:4])
    p.event(0, "mountain_park")
    assert p.step == ""
    p.event(0, "womens_auxiliary")
    assert len(p.offers("lot")) > 0
    assert p.offers("pair") == set()
    p = Position(4)
    p.put("park_small", None, "NS5a")
    p.event(0, "city_park")
    assert p.offers("block") == {"NS1", "NS4"}
    p.raze()
    p.put("park_large", None, "NS1")
    p.event(0, "city_park")  # a medium Park instead
    assert p.offers("block") == set()
    assert len(p.offers("pair")) > 0


@pytest.mark.rule("FIS-015")
def test_every_player_has_an_aid_and_a_bank_beneath_it() -> None:
    """The aid says the flow of an Era, prices and what scores; four Banks lie apart, each seat is told of its own."""
    parts = {part["title"]: part for part in GAME.aid()}
    flow = parts["An Era"]["line"]
    phases = ["City Planning", "City Building", "Immigration", "County Assessment", "Elections"]
    assert [line["name"].split(". ")[1] for line in flow] == phases
    for scored in ("Mines", "Factories", "Commercial buildings", "Houses", "Mansions", "Headlines"):
        assert scored in flow[3]["text"]
    costs = [line["cost"] for line in parts["A card for its MM"]["line"]]
    assert costs == ["1 MM", "1 MM", "2 MM", "3 MM", "2 MM", "4 MM"]
    t = new(4)
    while t.waiting != (0, 1, 2, 3):
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    for seat in range(4):
        assert "Bank" in t.prompt(seat)
        for _ in range(4):
            t.apply(seat, t.options(seat)[0])
    assert [len(bank) for bank in t.banks] == [2, 2, 2, 2]


@pytest.mark.rule("FIS-016")
def test_there_are_five_role_tokens() -> None:
    """Mayor, City Planner, Mining Official, Immigration Official and Mob Boss, each with one holder."""
    assert ROLE_NAMES == ["Mayor", "City Planner", "Mining Official", "Immigration Official", "Mob Boss"]
    t = new(4)
    while t.rules() != ("FIS-041", "FIS-267"):
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    assert len(t.options(t.waiting[0])) == 4  # the Mayor is taken
    for _ in range(3):
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    assert len(t.roles) == 5
    assert sorted(t.roles[1:]) == [0, 1, 2, 3]
    assert t.roles[0] == mayor(t) == t.influence[0]


@pytest.mark.rule("FIS-017")
def test_the_die_has_four_sides() -> None:
    """A Mine gives 1, 2, 3 or 4 VP and nothing else."""
    seen = set()
    for state in range(60):
        p = Position(4)
        p.t.dice = state * 7919
        p.muscle(0, 2)
        p.do("buy-mine", "mine rouse")
        seen.add(p.gained(0))
    assert seen == {1, 2, 3, 4}
