"""The rules of Harbour Lights, each in the position it speaks of."""

from typing import cast

import pytest
from harbour_lights.rules.actions import BID, DONE, GOODS, NAME, SELL, SHIP
from harbour_lights.rules.table import HarbourTable, stock

import boomtown
from boomtown.engine.errors import IllegalAction

TEA, SILK, SPICE, AMBER = range(GOODS)


def new(seats: int = 3, seed: int = 1, length: str = "short") -> HarbourTable:
    """A table before the first bids."""
    return cast(HarbourTable, boomtown.game("harbour_lights").new(seats, seed, {"length": length}))


def bid(t: HarbourTable, *bids: int) -> None:
    """All bid, seat by seat."""
    for seat, coins in enumerate(bids):
        t.apply(seat, BID + coins)


def ship(t: HarbourTable, id: str) -> int:
    """The number of a ship."""
    return t.content.ships.index(id)


@pytest.mark.rule("HAR-10", "HAR-12", "HAR-21")
def test_setup() -> None:
    t = new()
    assert t.coins == [8, 8, 8]
    assert t.goods == [0] * 12
    assert t.prices == [3, 3, 3, 3]
    assert len(t.berths) == 4
    assert min(t.berths) >= 0
    assert {tuple(new(seed=seed).order) for seed in range(20)} > {(0, 1, 2), (2, 1, 0)}


@pytest.mark.rule("HAR-11")
def test_only_the_seat_knows_its_patron() -> None:
    t = new()
    assert t.view(0)["patron"] == [t.patron[0], None, None]
    assert t.view(0)["spare"] is None
    assert "somebody" in t.log(0)[1]["text"]


@pytest.mark.rule("HAR-30", "HAR-31")
def test_bids_are_secret_bounded_and_paid_by_all() -> None:
    t = new()
    t.coins[0] = 2
    t.apply(1, BID + 5)
    assert t.view(0)["waiting"] == [0, 1, 2]
    with pytest.raises(IllegalAction, match="needs 3 coins, you have 2"):
        t.apply(0, BID + 3)
    t.apply(0, BID + 2)
    t.apply(2, BID)
    assert t.coins == [0, 3, 8]
    assert t.bids == [2, 5, 0]


@pytest.mark.rule("HAR-30")
def test_who_has_no_coins_bids_nothing() -> None:
    t = new()
    t.coins[0] = 0
    assert t.waiting == (1, 2)
    t.apply(1, BID)
    t.apply(2, BID)
    assert t.bids == [0, 0, 0]


@pytest.mark.rule("HAR-20", "HAR-22", "HAR-32")
def test_the_highest_bid_goes_first_and_of_equals_the_later() -> None:
    t = new()
    t.order[:] = [2, 0, 1]
    bid(t, 1, 1, 3)
    assert t.order == [2, 1, 0]
    assert t.waiting == (2,)
    with pytest.raises(IllegalAction, match="HAR-22"):
        t.apply(0, SHIP)


@pytest.mark.rule("HAR-40", "HAR-41")
def test_a_ship_brings_its_goods_and_the_coins_beside_it() -> None:
    t = new()
    t.berths[1], t.beside[1] = ship(t, "peony"), 2
    bid(t, 0, 0, 5)
    t.apply(2, SHIP + 1)
    assert stock(t, 2) == [1, 1, 1, 0]
    assert t.coins[2] == 8 - 5 + 2
    with pytest.raises(IllegalAction, match="that is not what is asked now"):
        t.apply(2, SHIP + 1)
    t.apply(2, DONE)
    with pytest.raises(IllegalAction, match="berth 2 is empty"):
        t.apply(t.waiting[0], SHIP + 1)


@pytest.mark.rule("HAR-42", "HAR-02")
def test_a_good_of_ones_choice() -> None:
    t = new()
    t.berths[0] = ship(t, "north_star")
    bid(t, 5, 0, 0)
    t.apply(0, SHIP)
    assert t.options(0) == [NAME + good for good in (TEA, SILK, SPICE, AMBER)]
    t.apply(0, NAME + AMBER)
    assert stock(t, 0) == [0, 0, 0, 2]


def play_round(t: HarbourTable, sell: bool = False) -> None:
    """Everybody takes the first ship there is."""
    now = t.round[0]
    while not t.over and t.round[0] == now:
        for seat in t.waiting:
            options = t.options(seat)
            t.apply(seat, options[0] if sell or DONE not in options else DONE)


@pytest.mark.rule("HAR-43", "HAR-52")
def test_a_ship_that_stays_gets_a_coin_and_prices_rise() -> None:
    t = new()
    t.prices[:] = [1, 3, 6, 5]
    t.berths[3] = left = ship(t, "brigand")
    play_round(t)
    assert t.berths[3] == left
    assert t.beside == [0, 0, 0, 1]
    assert t.prices == [2, 4, 6, 6]


@pytest.mark.rule("HAR-50", "HAR-51")
def test_every_sale_lowers_the_price() -> None:
    t = new()
    t.berths[0] = ship(t, "marigold")
    t.prices[TEA] = 2
    bid(t, 5, 0, 0)
    t.apply(0, SHIP)
    with pytest.raises(IllegalAction, match="needs 1 amber, you have 0"):
        t.apply(0, SELL + AMBER)
    for _ in range(3):
        t.apply(0, SELL + TEA)
    t.apply(0, DONE)
    assert t.coins[0] == 8 - 5 + 2 + 1 + 1
    assert t.prices[TEA] == 1
    assert stock(t, 0) == [0, 0, 0, 0]


@pytest.mark.rule("HAR-53")
def test_a_warehouse_holds_six() -> None:
    t = new()
    t.goods[SILK] = 5
    t.berths[0] = ship(t, "marigold")
    bid(t, 5, 0, 0)
    t.apply(0, SHIP)
    t.apply(0, SELL + SILK)
    with pytest.raises(IllegalAction, match="2 must be picked, you have picked 1"):
        t.apply(0, DONE)
    t.apply(0, SELL + SILK)
    t.apply(0, DONE)
    assert sum(stock(t, 0)) == 6


@pytest.mark.rule("HAR-60")
@pytest.mark.parametrize(("length", "rounds"), [("short", 4), ("long", 6)])
def test_the_end(length: str, rounds: int) -> None:
    t = new(length=length)
    for _ in range(rounds):
        assert not t.over
        play_round(t, sell=True)
    assert t.over
    assert t.round == [rounds]


@pytest.mark.rule("HAR-01", "HAR-61")
def test_points() -> None:
    t = new()
    t.patron[0][0] = t.content.patrons.index("baker")
    t.goods[TEA], t.goods[SPICE] = 3, 2
    assert t.scores()[0] == 8 + 3 + 2 * 4
    for _ in range(4):
        play_round(t)
    assert t.view(None)["shown"] == [patron[0] for patron in t.patron]


@pytest.mark.rule("HAR-62")
def test_ties() -> None:
    t = new()
    t.patron[1][0] = t.content.patrons.index("baker")
    t.coins[1], t.goods[GOODS + TEA] = 7, 1
    assert t.scores() == [8, 8, 8]
    assert t.ranking() == [[0, 2], [1]]
