"""What bots and the lab are told of City of Iron: features by name, progress, traits, money, plays, the end."""

import random
from collections.abc import Callable

import pytest

import boomtown
from boomtown.engine.table import Table
from boomtown.games.city_of_iron.rules.table import IronTable
from boomtown.games.city_of_iron.sense.features import FEATURES, features, sense
from tests.rules.city_of_iron.position import Position, fresh

GAME = boomtown.game("city_of_iron")


def position(lambs: str = "no") -> Position:
    """Arc's turn in round three, against Hog."""
    p = Position("arc", "hog", round=3, lambs=lambs)
    p.towns(1, "Lylark")
    p.give("arc", coins=5, science=1)
    p.hand("arc", "cartographer", "captain")
    p.turn("arc")
    return p


def looks(p: Position) -> dict[str, float]:
    """Arc's features by name."""
    return dict(zip(FEATURES, features(p.t, 0), strict=True))


def coins(p: Position) -> None:
    p.give("arc", coins=9)


def science(p: Position) -> None:
    p.give("arc", science=3)


def lead(p: Position) -> None:
    p.set_goods("arc", turnip=3)


def behind(p: Position) -> None:
    p.set_goods("arc", turnip=1)
    p.set_goods("hog", turnip=3)


def academy(p: Position) -> None:
    p.build("arc", "Academy")


def stored(p: Position) -> None:
    p.store("arc", "Academy")


def district(p: Position) -> None:
    p.expand("arc", "", p.content.side_ids[2])


def explorers(p: Position) -> None:
    p.hand("arc", "explorer", "cartographer", "captain", "cloud_skimmer")


def guns(p: Position) -> None:
    p.hand("arc", "captain", "iron_soldier", "iron_guard", "scout_ship", "cartographer")


def guarded(p: Position) -> None:
    p.conquer("arc", "Lylark", cube=2)


MOVES: dict[str, tuple[Callable[[Position], None], list[str], list[str]]] = {
    "coins": (coins, ["coins"], []),
    "science": (science, ["science"], []),
    "the most turnips": (lead, ["first places of goods", "shields of goods", "bonus coins to come"], []),
    "fewer turnips than a rival": (behind, ["second places of goods"], ["the rivals' goods"]),
    "an academy": (academy, ["science"], []),
    "a stored building": (stored, ["stored buildings"], []),
    "a district": (district, ["room to build"], []),
    "an explorer with an airship": (explorers, ["experts owned", "cards in hand", "lands in reach"], []),
    "an army": (guns, ["experts owned", "cards in hand", "towns in reach"], []),
    "a town with a cube": (guarded, ["draws, scouting and guarded towns"], []),
}


@pytest.mark.parametrize("name", MOVES)
def test_features_move_as_a_player_would_say(name: str) -> None:
    change, up, down = MOVES[name]
    p = position()
    before = looks(p)
    change(p)
    after = looks(p)
    for feature in up:
        assert after[feature] > before[feature] + 0.01, feature
    for feature in down:
        assert after[feature] < before[feature] - 0.01, feature


def test_nothing_is_felt_before_a_nation_is_chosen() -> None:
    t = fresh(3)
    assert features(t, 1) == [0.0] * len(FEATURES)
    assert sense(t, 1) == 0.0


def test_towns_with_cubes_matter_only_where_they_can_be_attacked() -> None:
    p = position(lambs="yes")
    before = looks(p)["draws, scouting and guarded towns"]
    guarded(p)
    assert looks(p)["draws, scouting and guarded towns"] == before


def played(seed: int, quiet: bool = False) -> list[Table]:
    """A random game of three: the table at every tenth decision and at the end."""
    rng = random.Random(seed)
    table = GAME.new(3, seed)
    table.quiet = quiet
    seen = [table.clone()]
    number = 0
    while not table.over:
        seat = rng.choice(table.waiting)
        table.apply(seat, rng.choice(table.options(seat)))
        number += 1
        if number % 10 == 0 or table.over:
            seen.append(table.clone())
    return seen


def test_progress_is_about_the_share_of_decisions() -> None:
    tables = played(3)
    shares = [GAME.progress(table) for table in tables]
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
    assert max(abs(share - i / (len(tables) - 1)) for i, share in enumerate(shares)) < 0.2


def test_a_seat_is_told_apart_by_its_nation_and_its_place_in_the_bidding() -> None:
    tables = played(4)
    start, end = tables[0], tables[-1]
    assert isinstance(start, IronTable)
    assert isinstance(end, IronTable)
    kind = "place in the first bidding"
    assert [GAME.traits(start, seat) for seat in start.bids] == [
        {kind: place} for place in ("first", "second", "third")
    ]
    for seat in range(3):
        traits = GAME.traits(end, seat)
        assert traits == {"nation": end.content.nation_names[end.nation[seat]]} | GAME.traits(start, seat)


def test_a_table_without_a_log_remembers_the_nation_only() -> None:
    end = played(4, quiet=True)[-1]
    assert list(GAME.traits(end, 0)) == ["nation"]


def test_money_is_coins() -> None:
    p = position()
    assert [GAME.money(p.t, seat) for seat in range(2)] == [5, 0]


def plays(p: Position, words: str) -> list[str]:
    """What an option of the seat whose decision it is puts to use."""
    assert p.can(words)
    return GAME.plays(p.t, p.t.waiting[0], p.number(words))


def test_buildings_are_named_with_what_is_done_with_them() -> None:
    p = position()
    p.row("Academy", "Turnip Farm")
    p.give("arc", coins=20, science=5)
    p.turn("arc")
    assert plays(p, "build Academy") == ["Academy: built"]
    assert plays(p, "store Turnip Farm") == ["Turnip Farm: stored"]
    assert plays(p, "tax") == []


def test_salvaging_and_taking_from_the_discards() -> None:
    p = position()
    p.build("arc", "Academy", "Orchard")
    p.scrap("Mine", "Ruins")
    p.give("arc", coins=20, science=5)
    p.hand("arc", "architect", "junkbot", "scholar", "cartographer", "captain")
    p.turn("arc")
    p.do("play architect")
    p.through("Pay")
    assert plays(p, "demolish Academy") == ["Academy: salvaged"]
    p.hand("arc", "junkbot", "scholar", "cartographer", "captain")
    p.turn("arc")
    p.do("play junkbot")
    p.through("Pay")
    assert plays(p, "store Mine") == ["Mine: taken from the discards"]


def test_tearing_down_makes_room() -> None:
    p = position()
    several = ("Academy", "Turnip Farm", "Srika Pasture", "Moss Garden", "Mine", "Quarry")
    p.build("arc", *several[: p.room("arc")])
    p.row("Barracks")
    p.give("arc", coins=20, science=5)
    p.turn("arc")
    p.do("build Barracks")
    assert p.step == "ChooseDemolish"
    assert plays(p, "demolish Academy") == ["Academy: torn down"]


def test_experts_are_named_with_what_they_do() -> None:
    p = position()
    p.hand("arc", "scholar", "cartographer", "soldier")
    p.turn("arc")
    assert plays(p, "play scholar") == ["Scholar: ability"]
    p.do("play scholar")
    assert plays(p, "hammer cartographer") == ["Cartographer: hammers"]


def test_towns_are_conquered_or_taken_from_a_rival() -> None:
    p = position()
    guns(p)
    p.turn("arc")
    assert plays(p, "attack Lylark") == ["Lylark: conquered"]
    p.conquer("hog", "Lylark")
    p.turn("arc")
    assert plays(p, "attack Lylark") == ["Lylark: taken from a rival"]


def test_lands_are_settled_and_districts_laid() -> None:
    p = position()
    explorers(p)
    p.turn("arc")
    p.do("play explorer")
    assert plays(p, "land tentacle_coast") == ["Tentacle Coast: settled"]
    p.do("land tentacle_coast")
    side = next(iter(p.offers("side")))
    name = p.content.side_names[p.side(side)]
    assert plays(p, f"side {side}") == [f"{name} district: founded a city"]


def test_the_game_ends_after_its_last_round() -> None:
    end = played(5)[-1]
    assert isinstance(end, IronTable)
    assert end.round[0] == 7
    assert GAME.ending(end) == "the seventh round was scored"
