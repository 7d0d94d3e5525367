"""Overview and components: what the game is about and what is in the box."""

from collections import Counter

import pytest

from boomtown.engine.errors import BadOption
from boomtown.engine.log import entries
from boomtown.games.city_of_iron import GAME
from boomtown.games.city_of_iron.rules.table import IronTable, pool
from tests.rules.city_of_iron.position import ALL_NATIONS, Position, fresh, started, steps

SEASONS = {
    "round": "Spring",
    "bid-order": "Spring",
    "bid": "Spring",
    "turn-order": "Summer",
    "tax": "Summer",
    "discard-old": "Autumn",
    "new-buildings": "Autumn",
    "collect": "Autumn",
    "score": "Autumn",
    "final": "Autumn",
    "hire": "Winter",
}


def lazy_step(t: IronTable) -> None:
    """One decision of a table on which everyone bids what is left-most, taxes, and hires the first expert it can pay."""
    seat = t.waiting[0]
    options = t.options(seat)
    tax = GAME.actions.parse("tax")
    t.apply(seat, tax if tax in options else options[0])


def lazy_game(t: IronTable) -> None:
    """Play on like that to the end."""
    for _ in steps(t):
        lazy_step(t)


# --- overview ------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_lead_different_nations(seats: int) -> None:
    """Every number of players from two to four gets a table of different nations, however they are dealt."""
    for seed in range(12):
        dealt = fresh(seats, seed, nations="random").nation
        assert len(set(dealt)) == seats
        assert set(dealt) <= {0, 1, 2, 3}
    assert GAME.players == (2, 3, 4)


@pytest.mark.rule("COI-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_are_refused(seats: int) -> None:
    """There is no table for other numbers, nor for two players with one nation."""
    with pytest.raises(BadOption):
        GAME.new(seats, 1)
    with pytest.raises(BadOption):
        GAME.new(2, 1, {"nations": "arc,arc"})


@pytest.mark.rule("COI-002")
def test_the_most_influence_after_seven_rounds_wins() -> None:
    """Influence decides, not coins or science, and only once the seventh round is over."""
    p = Position("arc", "hog", "cresaria", round=7)
    p.give("arc", coins=50, science=9, influence=19)
    p.give("hog", influence=20)
    p.give("cresaria", influence=18)
    p.summer("arc", "hog", "cresaria")
    for _ in range(9):
        assert not p.t.over
        p.do("tax")
    assert p.t.over
    assert p.t.scores() == [19, 20, 18]
    assert p.t.ranking() == [[1], [0], [2]]


@pytest.mark.rule("COI-003")
@pytest.mark.parametrize("seats", [2, 4])
def test_seven_rounds_of_four_seasons(seats: int) -> None:
    """Spring, Summer, Autumn, Winter, seven times; the last Winter does not come."""
    t = started(seats)
    lazy_game(t)
    seasons: list[str] = []
    for entry in entries(t.news):
        season = SEASONS.get(entry.kind, "")
        if season and (not seasons or seasons[-1] != season):
            seasons.append(season)
    assert seasons == ["Spring", "Summer", "Autumn", "Winter"] * 6 + ["Spring", "Summer", "Autumn"]
    assert [entry.args for entry in entries(t.news) if entry.kind == "round"] == [[n] for n in range(1, 8)]


@pytest.mark.rule("COI-004")
def test_ten_goods_in_their_order() -> None:
    """The goods tracks stand in the rulebook's order."""
    p = Position()
    assert p.content.good_names == [
        "Turnip",
        "Srika",
        "Glow Moss",
        "Ore",
        "Lecker Tentacle",
        "Salt",
        "Machine Part",
        "Bottled Demon",
        "Silk",
        "Magic Crystal",
    ]
    p.build("arc", "B01")
    assert p.t.view(None)["goods"][0] == [0, 0, 0, 0, 2, 0, 0, 0, 0, 0]


@pytest.mark.rule("COI-005")
def test_a_good_is_the_sum_of_own_buildings_and_towns() -> None:
    """Buildings in all cities and towns count; stored cards, cards on the row and what others have do not."""
    p = Position()
    p.settle("arc", "tentacle_coast", "trade")
    p.build("arc", "A01")  # 3 Turnips
    p.build("arc", "A03", land="tentacle_coast")  # 2 Turnips, 1 Srika
    p.conquer("arc", "orrins_ford")  # 1 Ore, 1 Turnip
    p.store("arc", "A02")
    p.row("A04")
    p.build("hog", "A05")
    assert p.goods("arc") == {"turnip": 6, "srika": 1, "ore": 1}
    assert p.goods("hog") == {"srika": 3}
    assert p.goods("om") == {}
    assert p.t.view(2)["goods"][0][:4] == [6, 1, 0, 1]


@pytest.mark.rule("COI-006")
def test_buildings_come_from_one_pool_for_all() -> None:
    """The card that one player builds is no longer there for the next; it stands in the builder's own city."""
    p = Position("arc", "hog")
    p.row("A17", "A05")
    p.give("arc", coins=9)
    p.give("hog", coins=9)
    p.turn("arc")
    assert p.offers("build") == {"A17", "A05"}
    p.do("build A17")
    assert (p.who, p.offers("build")) == ("hog", {"A05"})
    assert p.why("build A17") == ("COI-073",)
    assert p.standing("arc", "arc") == ["A17"]
    assert p.standing("hog") == []


@pytest.mark.rule("COI-007")
def test_a_hired_expert_joins_its_deck_and_keeps_cycling() -> None:
    """Citizen and military cards never mix, and a card that was bought comes back again and again without being paid."""
    p = Position("arc", "hog", round=2)
    p.give("arc", coins=4)
    p.draw_pile("arc", "military", "soldier")
    p.winter()
    p.by("arc", "hire tax_collector", "done")
    assert (p.coins("arc"), p.cards("arc"), "tax_collector" in p.pool("arc")) == (0, ["tax_collector"], False)
    for n in (1, 2):
        p.turn("arc")
        p.do("play tax_collector")
        assert p.pile("arc", "citizen_discard") == ["tax_collector"]
        assert p.pile("arc", "military_discard") == []
        assert p.coins("arc") == 4 * n
        p.turn("arc")
        p.do("draw citizen")
        assert (p.cards("arc"), p.pile("arc", "military_draw")) == (["tax_collector"], ["soldier"])
    p.turn("arc")
    p.do("draw military")
    assert p.cards("arc") == ["soldier", "tax_collector"]


# --- components ----------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-008")
@pytest.mark.rule("COI-G21")
def test_the_board_has_its_tracks_and_spaces() -> None:
    """Influence, ten goods tracks with two values, shield and coins, seven rounds, three actions, two order tracks, 12 spaces."""
    t = started()
    content = t.content
    assert len(content.good_ids) == 10
    for good in range(10):
        assert content.first[good] > content.second[good] >= 1
        assert content.shield[good] > 1
        assert content.majority[good] in (1, 2)
    assert len(content.round_deck) == len(content.round_score) == 7
    view = t.view(None)
    assert (len(view["row"]), len(view["track"]), len(view["bids"])) == (12, 7, 4)
    assert view["influence"] == [0, 0, 0, 0]
    discs = set()
    for _ in steps(t):
        discs.add((t.round[0], t.action[0]))
        lazy_step(t)
    assert discs == {(number, action) for number in range(1, 8) for action in (1, 2, 3)}


@pytest.mark.rule("COI-009")
def test_every_nation_board_has_an_income_track_and_four_card_areas() -> None:
    """All four nations have income and own draw and discard areas for citizens and military."""
    p = Position()
    for who in ALL_NATIONS:
        p.draw_pile(who, "citizen", "scholar")
        p.discard_pile(who, "citizen", "cartographer")
        p.draw_pile(who, "military", "soldier")
        p.discard_pile(who, "military", "spy", "inventor")
    p.build("hog", "A24")
    view = p.t.view(None)
    assert view["income"] == [2, 2, 4, 2]
    for seat in range(4):
        areas = ("citizen_draw", "citizen_discard", "military_draw", "military_discard")
        assert [view[area][seat]["count"] for area in areas] == [1, 1, 1, 2]
    p.turn("om")
    p.do("draw military")
    assert p.pile("om", "military_draw") == []
    assert all(p.pile(who, "military_draw") == ["soldier"] for who in ALL_NATIONS[:3])


@pytest.mark.rule("COI-010")
@pytest.mark.rule("COI-G20")
def test_coins_never_run_out() -> None:
    """The box has coins worth 90, but a player who has them all can still gain one: the supply has no end."""
    p = Position("arc", "hog")
    p.give("arc", coins=90)
    p.give("hog", coins=90)
    p.turn("arc")
    p.do("tax", "tax")
    assert (p.coins("arc"), p.coins("hog")) == (91, 91)


@pytest.mark.rule("COI-011")
@pytest.mark.rule("COI-G20")
def test_science_never_runs_out() -> None:
    """With all 15 tokens taken a sixteenth can be had."""
    p = Position("arc", "hog")
    p.give("arc", coins=4, science=15)
    p.turn("arc")
    p.do("research")
    assert (p.coins("arc"), p.science("arc")) == (0, 16)


@pytest.mark.rule("COI-012")
def test_two_discs_mark_round_and_action() -> None:
    """One disc counts rounds, the other actions; they move apart from each other."""
    p = Position("arc", "hog")
    p.summer("arc", "hog")
    seen = []
    for _ in range(6):
        seen.append((p.t.view(None)["round"], p.t.view(None)["action"]))
        p.do("tax")
    assert seen == [([1], [n]) for n in (1, 1, 2, 2, 3, 3)]
    assert (p.t.round, p.t.action) == ([2], [1])


@pytest.mark.rule("COI-013")
@pytest.mark.rule("COI-G18")
def test_cubes_never_run_out() -> None:
    """One nation can stand on all ten goods tracks, mark three towns, have two cubes on its income track, and still bid."""
    p = Position("arc", "hog")
    for name in ("A01", "A05", "A09", "A13", "B01", "B05", "B09", "B13", "C01", "C04"):
        p.build("arc", name)
    p.build("arc", "A02", "A06", "A10", "A14", "B02", "B06", "B10", "B14", "C02", "C05")
    p.conquer("arc", "mossgate", "greywater", "saltmere", cube=2)
    assert len(p.goods("arc")) == 10
    assert p.income("arc") == 2 + 20 + 3
    p.hand("arc", "arms_dealer", "scholar")
    p.conquer("arc", "wick_hollow")
    p.give("arc", coins=1)
    p.turn("arc")
    p.do("play arms_dealer")
    p.pay("hammer scholar")  # one town has no cube yet
    assert p.t.marked.count(2) == 4
    colours = {entry["colour"] for entry in p.content.data["experts"]["nation"]}
    assert len(colours) == 4


@pytest.mark.rule("COI-014")
def test_eighteen_district_tokens_with_two_sides() -> None:
    """4 Capital/Imperial, 8 Trade/Industry, 6 Military/Slum; a token laid with one side up is gone for the other."""
    p = Position()
    tokens = p.content.data["districts"]["token"]
    assert [(token["sides"], token["count"]) for token in tokens] == [
        (["capital", "imperial"], 4),
        (["trade", "industry"], 8),
        (["military", "slum"], 6),
    ]
    assert p.t.reserve == [0, 2, 1] * 4
    p.hand("arc", "mayor", "explorer", "scholar", "cartographer")
    p.turn("arc")
    p.do("play mayor")
    p.pay("hammer scholar")
    p.do("side slum")
    assert p.t.reserve[:3] == [0, 2, 0]
    p.turn("arc")
    p.do("play explorer", "land tentacle_coast")
    assert "military" not in p.offers("side")


@pytest.mark.rule("COI-015")
def test_twelve_lands_four_of_them_to_start() -> None:
    """Four lands have distance zero, one for each nation; the eight others have none's picture and lie farther away."""
    content = Position().content
    assert len(content.land_ids) == 12
    assert sorted(n for n in content.land_nation if n >= 0) == [0, 1, 2, 3]
    for land in range(12):
        assert (content.land_distance[land] == 0) == (content.land_nation[land] >= 0)


@pytest.mark.rule("COI-016")
def test_fifteen_towns_in_three_groups_with_two_sides() -> None:
    """Five towns of each star; the side that is up says how many guns are needed."""
    p = Position()
    assert Counter(p.content.town_stars) == {0: 5, 1: 5, 2: 5}
    p.hand("arc", "sharp_shooter", "soldier", "captain", "cartographer")
    p.towns(1, "mossgate")
    p.turn("arc")
    assert p.can("attack mossgate")  # Unconquered 3, Conquered 5
    p.conquer("hog", "mossgate")
    p.turn("arc")
    assert not p.can("attack mossgate")


@pytest.mark.rule("COI-017")
def test_sixty_nine_buildings_of_three_types() -> None:
    """27 A, 23 B and 19 C cards are all in a game of four."""
    t = fresh()
    content = t.content
    assert Counter(content.card_deck) == {0: 27, 1: 23, 2: 19}
    assert len(set(content.card_ids)) == 69
    assert sum(card >= 0 for card in t.row) + len(t.deck_a) == 27
    assert (len(t.deck_b), len(t.deck_c)) == (23, 19)


@pytest.mark.rule("COI-018")
def test_every_nation_has_28_experts() -> None:
    """112 cards in all: at the first bid each seat has 28 in hand, piles and buy pool together."""
    t = started()
    assert [mask.bit_count() for mask in t.content.nation_cards] == [28, 28, 28, 28]
    for seat in range(4):
        zones = (t.hands, t.citizen_draw, t.citizen_discard, t.military_draw, t.military_discard)
        assert sum(len(zone[seat]) for zone in zones) + len(pool(t, seat)) == 28


@pytest.mark.rule("COI-019")
def test_four_buy_pools_and_the_point_salad_side_of_the_player_aid() -> None:
    """Each of four seats has its own buy pool; the table on the back of the aid counts only in its variant."""
    p = Position()
    p.store("arc", "A17")
    p.store("om", "A18", "A19")
    assert [p.stored(who) for who in ALL_NATIONS] == [["A17"], [], [], ["A18", "A19"]]
    for salad, influence in (("no", 2), ("yes", 1)):  # 3 Turnips: first place 2, by the table 1
        q = Position("arc", "hog", salad=salad)
        q.build("arc", "A01")
        q.autumn(3)
        assert q.influence("arc") == influence
    back = next(part for part in GAME.aid() if part["title"] == "Point Salad")
    assert back["columns"] == ["Good", "1 to 3", "4 to 6", "7 or more"]
    assert back["rows"][0] == ["Turnip", "1", "2, 1 coin", "2, 1 coin"]
    assert back["rows"][2] == ["Glow Moss", "1", "2, 2 coins", "3, 2 coins"]


@pytest.mark.rule("COI-020")
def test_twelve_steambots_that_the_base_game_does_not_use() -> None:
    """There are 12 Steambots with the variant and none without it; nothing ever asks for an Action token."""
    assert fresh(steambots="yes").bots_left == [12]
    t = started()
    lazy_game(t)
    assert t.bots_left == [0]
    assert set(t.bots) == set(t.bots_free) == {0}
    assert not any("token" in verb for verb in GAME.actions.ranges)
