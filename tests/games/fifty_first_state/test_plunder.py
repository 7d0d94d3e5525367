"""A word that no card of ours uses in full: goods taken several at a time, as a content pack may ask for it."""

from boomtown.engine.cards import put_together
from boomtown.games.fifty_first_state.rules.actions import DONE, STEAL
from boomtown.games.fifty_first_state.rules.cards.plunder import StealResource
from boomtown.games.fifty_first_state.rules.content import FUEL, GOODS, GUN
from tests.rules.fifty_first_state.position import Position


def robbing(n: int) -> Position:
    """Seat 0 takes so many goods; seat 1 has two guns and a fuel, seat 2 one fuel."""
    p = Position(3)
    p.turn(0)
    for seat in (1, 2):
        p.t.goods[seat][:] = [0] * GOODS
    p.t.goods[1][GUN], p.t.goods[1][FUEL], p.t.goods[2][FUEL] = 2, 1, 1
    p.t.programs = [*p.t.programs]
    word = StealResource(n, 1 << GUN | 1 << FUEL)
    put_together(p.t.programs, [word])
    word.ask(p.t, 0, 0, -1)
    p.t.advance()
    return p


def test_several_goods_are_taken_from_one_rival_only() -> None:
    """After a good of seat 1 none of seat 2 can be added; two must be taken where there are two."""
    t = robbing(2).t
    gun, fuel = STEAL + GOODS + GUN, STEAL + GOODS + FUEL
    other = STEAL + 2 * GOODS + FUEL
    assert t.accepted(0) == [gun, fuel, other]
    t.apply(0, fuel)
    assert (t.accepts(0, other), t.accepts(0, DONE)) == (False, False)
    t.apply(0, gun)
    before = t.goods[0][:]
    t.apply(0, DONE)
    assert (t.goods[0][GUN] - before[GUN], t.goods[0][FUEL] - before[FUEL]) == (1, 1)
    assert (t.goods[1][GUN], t.goods[1][FUEL], t.goods[2][FUEL]) == (1, 0, 1)


def test_who_has_fewer_gives_all() -> None:
    """Seat 2 has one good only: that is enough."""
    t = robbing(2).t
    t.apply(0, STEAL + 2 * GOODS + FUEL)
    assert t.accepted(0) == [STEAL + 2 * GOODS + FUEL, DONE]
    t.apply(0, DONE)
    assert t.goods[2][FUEL] == 0
