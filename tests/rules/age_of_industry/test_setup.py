"""Setup: what lies where before the first round."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from boomtown.engine.errors import BadContent, BadOption
from boomtown.engine.playout import random_playout
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.picture.whole import player_svg
from boomtown.games.age_of_industry.rules.table import AgeTable
from tests.rules.age_of_industry.packs import caption, drawn, pack
from tests.rules.age_of_industry.position import Position

MAPS = ("germany", "new_england")
PLAYERS = (3, 4, 5)


def new(seats: int = 4, seed: int = 1, map_id: str = "germany", content: str = "") -> AgeTable:
    """A table that was just set up."""
    return cast(AgeTable, GAME.new(seats, seed, {"map": map_id, "content": content}))


@pytest.mark.rule("AOI-040")
@pytest.mark.parametrize(("map_id", "place"), [("germany", "berlin"), ("new_england", "boston")])
def test_the_map_is_chosen_before_the_game(map_id: str, place: str) -> None:
    """The map that was asked for lies on the table and is told to everybody."""
    t = new(map_id=map_id)
    assert place in t.content.place_ids
    assert t.view(None)["options"]["map"] == map_id
    name = {"germany": "Germany", "new_england": "New England"}[map_id]
    assert f"Age of Industry, {name}, round 1" in GAME.picture(t, None)


@pytest.mark.rule("AOI-041")
def test_everybody_chooses_a_colour() -> None:
    """Seats play the colours they chose: counters, token and display are of that colour."""
    t = GAME.new(3, 1, {"colours": "purple,green,red"})
    view = t.view(None)
    assert view["colours"] == ["purple", "green", "red"]
    svg = GAME.picture(t, None)
    for seat, colour in enumerate(view["colours"]):
        assert caption(player_svg(view, cast(AgeTable, t).content, seat), f"player-{seat}").startswith(
            colour.capitalize()
        )
        assert f"{colour} plays {view['order'].index(seat) + 1} of 3" in svg
        assert drawn(svg, f"order-{seat}") is not None
    assert "blue plays" not in svg


@pytest.mark.rule("AOI-041")
@pytest.mark.parametrize("colours", ["red,blue,red", "red,blue", "red,blue,black"])
def test_no_two_seats_have_one_colour(colours: str) -> None:
    """A colour that is taken, missing or not in the box is refused."""
    with pytest.raises(BadOption):
        GAME.new(3, 1, {"colours": colours})


@pytest.mark.rule("AOI-042")
@pytest.mark.parametrize("seats", PLAYERS)
def test_all_counters_start_on_the_display_at_their_level(seats: int) -> None:
    """Each display space holds all counters of its level; nothing is on the map and nothing has gone."""
    t = new(seats)
    board = t.content
    kinds = len(board.counter_ids)
    for seat in range(seats):
        assert t.left[seat * kinds : (seat + 1) * kinds] == board.counter_count
    assert set(t.view(None)["gone"]) == {0}
    assert set(t.owner) == {-1}
    assert set(t.rail) == {-1}
    for entry in board.pack.display["counter"]:
        at = board.counter_ids.index(entry["id"])
        words = caption(player_svg(t.view(0), board, 0), f"display-0-{at}")
        assert f"level {entry['level']}: {entry['count']} left" in words


@pytest.mark.rule("AOI-043")
def test_the_number_under_a_space_says_how_many_start_there(tmp_path: Path) -> None:
    """Three where the display says three, one where it says one."""
    assert new().left[0] == 2
    content = pack(
        tmp_path,
        "display.toml",
        (
            "level = 1\ncount = 2\nbuildable = true\ncost = 4",
            "level = 1\ncount = 3\nbuildable = true\ncost = 4",
        ),
        ("industry_counters = 35\n", ""),
    )
    p = Position(content=content)
    assert (p.on_display("red", "cotton_1"), p.on_display("blue", "cotton_1")) == (3, 3)
    assert (p.on_display("red", "cotton_2"), p.on_display("red", "ship_0")) == (2, 1)


@pytest.mark.rule("AOI-044")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_random_seat_begins_and_the_others_follow_clockwise(seats: int) -> None:
    """Over many games every seat begins about as often, and the order is always a rotation of the seats."""
    first = Counter(new(seats, seed).order[0] for seed in range(120))
    assert set(first) == set(range(seats))
    assert min(first.values()) >= 12
    for seed in range(20):
        order = new(seats, seed).order
        assert all(order[i + 1] == (order[i] + 1) % seats for i in range(seats - 1))


@pytest.mark.rule("AOI-045")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_first_order_is_shown_and_played(seats: int) -> None:
    """The tokens stand in the order in which the seats then take their turns of the first round."""
    t = next(t for t in (new(seats, seed) for seed in range(20)) if t.order[0] != 0)
    order = list(t.view(None)["order"])
    svg = GAME.picture(t, None)
    for place, seat in enumerate(order, 1):
        assert f"{t.colours[seat]} plays {place} of {seats}" in svg
    turns = []
    for _ in range(seats):
        turns.append(t.waiting[0])
        pass_once(t)
    assert turns == order


def random_playout_for(t: AgeTable, moves: int) -> None:
    """Play so many random moves."""
    rng = random.Random(moves)
    for _ in range(moves):
        t.apply(t.waiting[0], rng.choice(t.options(t.waiting[0])))


def pass_once(t: AgeTable) -> None:
    """The seat to play passes with the first card it may discard."""
    seat = t.waiting[0]
    t.apply(seat, GAME.actions.parse("pass"))
    t.apply(seat, t.options(seat)[0])


@pytest.mark.rule("AOI-046")
def test_money_comes_from_the_bank_and_goes_there() -> None:
    """Silver is $1 and gold $5; amounts are paid to the dollar, and nobody pays for another's income."""
    p = Position()
    coins = p.content.pack.display["money"]
    assert (coins["silver_value"], coins["gold_value"]) == (1, 5)
    for colour in ("red", "yellow", "green", "blue"):
        p.money(colour, 11)
    p.put("yellow", "coal_1", "ruhr_1", cubes=1)
    p.left("red", cotton_1=0)
    p.hand("red", "cotton", "ship")
    p.turn("red")
    p.do("build", "card cotton", "space ruhr_3")
    assert [p.cash(colour) for colour in ("red", "yellow", "green", "blue")] == [5, 15, 11, 11]
    p.do("pass", "card ship")
    assert [p.cash(colour) for colour in ("red", "yellow", "green", "blue")] == [5, 15, 11, 11]
    assert p.t.spent == [0, 0, 0, 0]


@pytest.mark.rule("AOI-047", "AOI-048")
@pytest.mark.parametrize("seats", PLAYERS)
def test_nobody_starts_with_money_or_a_loan(seats: int) -> None:
    """All start with $0 and no loan, so the first mill for $4 takes a loan of $10."""
    t = new(seats)
    assert t.view(None)["money"] == [0] * seats
    assert t.view(None)["loans"] == [0] * seats
    p = Position(seats=seats)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space berlin_1")
    assert (p.cash("red"), p.debt("red")) == (6, 1)


@pytest.mark.rule("AOI-049")
@pytest.mark.parametrize("seats", PLAYERS)
def test_six_cards_are_dealt_to_each(seats: int) -> None:
    """Everybody gets six cards, whatever the number of players."""
    assert [len(hand) for hand in new(seats).hands] == [6] * seats


@pytest.mark.rule("AOI-049")
def test_the_cards_are_shuffled() -> None:
    """Other games deal other hands, and over many games a seat is dealt every kind of card."""
    hands = [tuple(sorted(new(4, seed).hands[0])) for seed in range(60)]
    assert len(set(hands)) > 50
    assert {card for hand in hands for card in hand} == set(range(len(new().content.card_ids)))


@pytest.mark.rule("AOI-050", "AOI-G03")
@pytest.mark.parametrize(("seats", "left"), [(3, 46), (4, 40), (5, 34)])
def test_the_rest_is_a_face_down_draw_pile(seats: int, left: int) -> None:
    """All see how many cards are left to draw, nobody sees which."""
    t = new(seats)
    assert len(t.deck) == left
    for seat in (None, *range(seats)):
        assert t.view(seat)["deck"] == {"count": left}
    assert caption(GAME.picture(t, None), "deck") == f"Deck: {left} cards"
    shown = {seat: GAME.picture(t, seat) for seat in range(seats)}
    t.deck.reverse()
    assert {seat: GAME.picture(t, seat) for seat in range(seats)} == shown


@pytest.mark.rule("AOI-051")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_two_top_cards_are_turned_face_up(seed: int) -> None:
    """Of the same shuffled deck the cards after the dealt ones lie open: after 18 for three, after 24 for four."""
    three, four = new(3, seed), new(4, seed)
    pile = [*three.offer, *reversed(three.deck)]  # the draw pile of three players, before two were turned
    assert four.offer == pile[6:8]
    assert [*reversed(four.deck)] == pile[8:]
    for seat in (None, 0, 1, 2):
        assert three.view(seat)["offer"] == three.offer
        assert min(three.offer) >= 0


@pytest.mark.rule("AOI-052")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_hand_is_seen_by_its_owner_only(seats: int) -> None:
    """At any time of the game a seat sees its own cards and of the others only how many they are."""
    t = new(seats, 4)
    rng = random.Random(4)
    for _ in range(80):
        if t.over:
            break
        for viewer in (None, *range(seats)):
            hands = t.view(viewer)["hands"]
            for seat in range(seats):
                own = seat == viewer
                assert hands[seat] == (t.hands[seat] if own else {"count": len(t.hands[seat])})
        seat = t.waiting[0]
        t.apply(seat, rng.choice(t.options(seat)))


@pytest.mark.rule("AOI-052")
def test_a_card_drawn_from_the_deck_is_told_to_its_owner_only() -> None:
    """The log and the picture of the others don't say which card was drawn."""
    p = Position()
    p.hand("red", "brown")
    p.deck("ship", "coal", "coal")
    p.turn("red")
    p.do("take-cards", "deck")
    assert "Ship" in p.t.log(0)[-1]["text"]
    seen = []
    for other in (None, 1, 2, 3):
        assert p.t.log(other)[-1]["rules"] == p.t.log(0)[-1]["rules"]
        assert not any(name in p.t.log(other)[-1]["text"] for name in p.content.card_names)
        seen.append(GAME.picture(p.t, other))
    assert caption(seen[0], "hand-0") == "Red holds 2 cards"
    p.t.hands[0][1], p.t.deck[0] = p.t.deck[0], p.t.hands[0][1]  # a coal card in place of the ship
    assert p.cards("red") == ["brown", "coal"]
    assert [GAME.picture(p.t, other) for other in (None, 1, 2, 3)] == seen


@pytest.mark.rule("AOI-052", "AOI-G31")
def test_nothing_else_is_hidden() -> None:
    """But for the cards in their hand a player sees just what a spectator sees: all money, loans, displays, discards."""
    t = new(4, 4)
    random_playout_for(t, 60)
    views = [t.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        view.pop("hands")
        view.pop("seat")
    assert all(view == views[0] for view in views)
    for name, known in (
        ("money", t.money),
        ("loans", t.loans),
        ("left", t.left),
        ("discard", t.discard),
        ("owner", t.owner),
        ("cubes", t.cubes),
    ):
        assert views[0][name] == known
    assert views[0]["deck"] == {"count": len(t.deck)}


@pytest.mark.rule("AOI-053")
@pytest.mark.parametrize("map_id", MAPS)
def test_cubes_start_in_a_common_stock(map_id: str) -> None:
    """No cube is on the map at the start; a used cube belongs to nobody, and new counters get fresh ones."""
    assert sum(new(map_id=map_id).cubes) == 0
    p = Position()
    p.put("yellow", "coal_1", "ruhr_1")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton", "iron")
    p.turn("red", more=("yellow",))
    p.do("build", "card cotton", "space ruhr_3")
    assert (sum(p.t.cubes), p.t.demand) == (2, [6, 6])
    p.do("build", "card iron", "space ruhr_4")
    assert (sum(p.t.cubes), p.cubes("ruhr_4"), p.t.demand) == (5, 3, [6, 6])


@pytest.mark.rule("AOI-054", "AOI-G02")
@pytest.mark.parametrize("map_id", MAPS)
def test_the_coal_display_starts_full(map_id: str) -> None:
    """Every black space has its cube: two in each of the rows of $1, $2 and $3."""
    assert cubes_at_the_start(map_id, "coal") == (6, [1, 1, 2, 2, 3, 3])


@pytest.mark.rule("AOI-055", "AOI-G02")
@pytest.mark.parametrize("map_id", MAPS)
def test_the_iron_display_starts_full(map_id: str) -> None:
    """Every orange space has its cube: two in each of the rows of $1, $2 and $3."""
    assert cubes_at_the_start(map_id, "iron") == (6, [1, 1, 2, 2, 3, 3])


def cubes_at_the_start(map_id: str, cube: str) -> tuple[int, list[int]]:
    """The cubes on a demand display at the start, which everybody sees, and the prices of its spaces."""
    t = new(map_id=map_id)
    index = ("coal", "iron").index(cube)
    svg = GAME.picture(t, None)
    assert len(re.findall(rf'id="cube-{cube}-\d+"', svg)) == t.view(None)["demand"][index]
    return t.demand[index], t.content.price[index]


@pytest.mark.rule("AOI-056")
@pytest.mark.parametrize("map_id", MAPS)
def test_shuffled_market_counters_lie_face_up_on_the_market_spaces(map_id: str) -> None:
    """Every market space has a random counter that everybody sees; over many games each kind comes to each space."""
    games = [new(4, seed, map_id) for seed in range(60)]
    for t in games:
        assert len(t.market) == len(t.content.market_ids)
        assert set(t.sold) == {0}
        counts = Counter(t.market)
        assert all(counts[kind] <= t.content.market_count[kind] for kind in counts)
        for seat in (None, 0, 1):
            assert t.view(seat)["market"] == t.market
    for market in range(len(games[0].market)):
        assert {t.market[market] for t in games} == {0, 1, 2, 3}


@pytest.mark.rule("AOI-057", "AOI-058")
@pytest.mark.parametrize("map_id", MAPS)
def test_the_market_counters_stay_where_they_were_placed(map_id: str) -> None:
    """'No demand' is not drawn again, and what was left in the box never comes into play."""
    none = new(map_id=map_id).content.demand_ids.index("none")
    placed = [new(3, seed, map_id).market.count(none) for seed in range(40)]
    assert sum(placed) > 60  # 80 or 71 on average; drawing again would have made them rare
    for seed in range(4):
        t = new(3, seed, map_id)
        before = t.market[:]
        random_playout(t, random.Random(seed))
        assert t.market == before


@pytest.mark.rule("AOI-058", "AOI-G04")
@pytest.mark.parametrize(("map_id", "left"), [("germany", 9), ("new_england", 10)])
def test_more_market_counters_than_spaces(map_id: str, left: int) -> None:
    """Of the 18 market counters 9 stay in the box on Germany and 10 on New England."""
    t = new(map_id=map_id)
    assert sum(t.content.market_count) - len(t.market) == left


@pytest.mark.rule("AOI-058")
def test_too_few_market_counters_are_refused(tmp_path: Path) -> None:
    """A content pack whose counters don't do for the market spaces can't be played."""
    content = pack(
        tmp_path,
        "markets.toml",
        ('name = "Cotton"\ncount = 5', 'name = "Cotton"\ncount = 1'),
        ('name = "Factory goods"\ncount = 5', 'name = "Factory goods"\ncount = 1'),
        ('name = "Cotton or factory goods"\ncount = 4', 'name = "Cotton or factory goods"\ncount = 1'),
    )
    with pytest.raises(BadContent, match="market counters"):
        new(content=content)
