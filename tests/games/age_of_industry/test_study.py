"""What bots and the lab are told of Age of Industry: features by name, progress, traits, money, plays, the end."""

import random
from collections.abc import Callable

import pytest

import boomtown
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.rules.table import AgeTable
from boomtown.games.age_of_industry.sense.features import FEATURES, all_features, features
from tests.rules.age_of_industry.position import Position

GAME = boomtown.game("age_of_industry")


def position() -> Position:
    """Red's turn; a mill in Hannover is joined to yellow's port in Hamburg."""
    p = Position("germany", seats=3)
    p.markets("none")
    p.put("red", "cotton_1", "hannover_1", from_display=True)
    p.put("yellow", "port_1", "hamburg_1", from_display=True)
    p.rail("red", "hamburg-hannover")
    for colour in ("red", "yellow", "green"):
        p.hand(colour, "brown", "cotton", "coal")
    p.turn("red")
    return p


def looks(p: Position) -> dict[str, float]:
    """Red's features by name."""
    return dict(zip(FEATURES, features(p.t, 0), strict=True))


def sold(p: Position) -> None:
    p.t.flipped[p.space("hannover_1")] = 1


def borrowed(p: Position) -> None:
    p.money("red", 0, loans=4)


def second_port(p: Position) -> None:
    p.put("red", "port_1", "koenigsberg_1")


def mine(p: Position) -> None:
    p.put("red", "coal_2", "ruhr_1")


def third_railway(p: Position) -> None:
    p.rail("red", "berlin-dresden")


def no_cards(p: Position) -> None:
    p.hand("red")


def rich_yellow(p: Position) -> None:
    p.money("yellow", 40)
    p.money("green", 10)


MOVES: dict[str, tuple[Callable[[Position], None], list[str], list[str]]] = {
    "goods that are sold": (sold, [], ["cotton to sell"]),
    "loans without income": (
        borrowed,
        [],
        ["loans to repay", "interest to come", "loans that may stay unpaid"],
    ),
    "a port": (second_port, ["points of ports and ships", "ports to be used"], []),
    "a mine": (mine, ["points of mines and works", "coal mines to be emptied"], []),
    "a railway": (third_railway, ["railway profits"], []),
    "an empty hand": (no_cards, [], ["cards in hand"]),
    "rivals with money": (rich_yellow, [], ["the richest rival's money", "the other rivals' money"]),
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


def test_features_are_in_points() -> None:
    p = position()
    before = looks(p)
    p.money("red", 15)
    assert looks(p)["cash"] - before["cash"] == pytest.approx(3.0)
    p.put("red", "cotton_2", "berlin_1")
    assert looks(p)["points of mills and factories"] == pytest.approx(3.0)  # levels 1 and 2


def played(seed: int, quiet: bool = False) -> list[Table]:
    """A random game of four: the table at every tenth decision and at the end."""
    rng = random.Random(seed)
    table = GAME.new(4, seed)
    table.quiet = quiet
    seen = [table.clone()]
    while not table.over:
        seat = table.waiting[0]
        table.apply(seat, rng.choice(table.options(seat)))
        if table.moves % 10 == 0 or table.over:
            seen.append(table.clone())
    return seen


def test_all_seats_at_once_are_the_same_as_one_by_one() -> None:
    for table in played(2):
        assert isinstance(table, AgeTable)
        assert all_features(table) == [features(table, seat) for seat in range(table.seats)]


def test_progress_is_about_the_share_of_decisions() -> None:
    tables = played(3)
    shares = [GAME.progress(table) for table in tables]
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert max(abs(share - i / (len(tables) - 1)) for i, share in enumerate(shares)) < 0.25


def test_a_seat_is_told_apart_by_its_place_and_its_first_industry() -> None:
    tables = played(4)
    start, end = tables[0], tables[-1]
    assert isinstance(start, AgeTable)
    kind = "place in the first round"
    assert [GAME.traits(start, seat) for seat in start.order] == [
        {kind: place} for place in ("first", "second", "third", "fourth")
    ]
    for seat in range(4):
        traits = GAME.traits(end, seat)
        assert traits[kind] == GAME.traits(start, seat)[kind]
        builds = [
            line["text"] for line in end.log(None) if line["seat"] == seat and " builds " in line["text"]
        ]
        industries = [text for text in builds if "builds the railway" not in text]
        assert traits["first industry"].lower() in industries[0]


def test_a_table_without_a_log_says_nothing_wrong() -> None:
    tables = played(4, quiet=True)
    assert "place in the first round" in GAME.traits(tables[0], 2)
    assert GAME.traits(tables[-1], 2) == {}


def test_money_is_cash_less_loans() -> None:
    p = position()
    p.money("red", 7, loans=2)
    p.money("green", 12)
    assert [GAME.money(p.t, seat) for seat in range(3)] == [-13, 0, 12]


def plays(p: Position, words: str) -> list[str]:
    """What an option of the seat whose decision it is puts to use."""
    assert p.can(words)
    return GAME.plays(p.t, p.t.waiting[0], p.number(words))


def test_a_build_uses_a_card_and_a_counter() -> None:
    p = position()
    assert plays(p, "build") == []
    p.do("build")
    assert plays(p, "card cotton") == ["Cotton mill card: build"]
    p.do("card cotton")
    assert plays(p, "space hamburg_3") == ["Cotton mill 1: built"]


def test_building_over_a_counter_is_told_apart() -> None:
    p = position()
    p.left("red", cotton_1=0)
    p.turn("red")
    p.do("build", "card cotton")
    assert plays(p, "space hannover_1") == ["Cotton mill 2: built over another"]
    assert plays(p, "space hamburg_3") == ["Cotton mill 2: built"]


def test_a_combined_build_a_development_and_a_pass_use_cards() -> None:
    p = position()
    p.do("combine")
    assert plays(p, "card brown") == ["Brown region card: both actions for a build"]
    p.turn("red")
    p.do("develop")
    assert plays(p, "remove factory_0") == []
    p.do("remove factory_0")
    assert plays(p, "card coal") == ["Factory 0: developed away", "Coal mine card: development"]
    p.turn("red")
    p.do("pass")
    assert plays(p, "card brown") == ["Brown region card: pass"]


def test_sales_and_railways_are_named() -> None:
    p = position()
    p.rail("red", "muenchen-italy")
    p.put("red", "cotton_2", "muenchen_2")
    p.market("italy_market", "cotton")
    p.turn("red")
    p.stop_after("sell", "seller hannover_1")
    assert plays(p, "to-port hamburg_1") == ["Cotton mill 1: sold through a port", "Port 1: used for a sale"]
    p.turn("red")
    p.stop_after("sell", "seller muenchen_2")
    assert plays(p, "to-market italy_market") == [
        "Cotton mill 2: sold to a market",
        "Market of Italy: sold to",
    ]
    p.turn("red")
    p.do("railway")
    assert plays(p, "link kiel-hamburg") == ["Kiel-Hamburg: railway"]


def test_taking_cards_puts_nothing_to_use() -> None:
    p = position()
    p.do("take-cards")
    assert plays(p, "deck") == []
    assert plays(p, "offer 0") == []


def test_the_game_ends_when_the_cards_are_used_up() -> None:
    end = played(5)[-1]
    assert isinstance(end, AgeTable)
    assert end.deck == []
    assert GAME.ending(end) == "the deck and a hand ran out"
