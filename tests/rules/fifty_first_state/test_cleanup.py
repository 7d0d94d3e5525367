"""Cleanup: what may be kept, what goes, and what is ready for the next round."""

import pytest

from boomtown.games.fifty_first_state.rules.content import CARD, GOOD_IDS, VP
from tests.rules.fifty_first_state.position import Position

TOKENS = [good for i, good in enumerate(GOOD_IDS) if i not in (CARD, VP)]


def kept(p: Position, seat: int) -> dict[str, int]:
    """What lies in a seat's storage."""
    names = [GOOD_IDS[good] for good in p.t.kept[seat]]
    return {good: names.count(good) for good in names}


def ending(*state: str, expansion: str = "base", ruin: bool = False, **goods: int) -> Position:
    """Seat 0 comes into Cleanup with these Locations and goods."""
    p = Position(expansion=expansion)
    p.put(0, *state, ruin=ruin)
    p.give(0, **goods)
    p.cleanup()
    return p


def ways(p: Position) -> list[dict[str, int]]:
    """All that can be kept, once for each way of choosing it; asserts that nobody is asked without a choice."""
    if p.step == "":
        return [kept(p, 0)]
    assert p.step in ("KeepGood", "KeepGoods")
    assert p.who == 0
    assert len(p.options()) > 1 or p.t.picks[0]
    found: list[dict[str, int]] = []
    for words in p.options():
        twin = p.branch()
        twin.do(words)
        found.extend(ways(twin))
    return found


@pytest.mark.rule("FSS-152")
@pytest.mark.parametrize(
    ("state", "goods", "stored"),
    [
        ((), {"gun": 2}, {}),
        (("ruined_library",), {"gun": 2, "fuel": 1}, {"gun": 2, "fuel": 1}),
        (("ruined_library",), {"worker": 2, "ammo": 2, "grey": 1, "iron": 1}, {"iron": 1}),
        (("ruined_library", "underground_warehouse"), {"brick": 7}, {"brick": 6}),
        (("thieves_den",), {"gun": 3, "worker": 3, "red": 1}, {"gun": 2, "worker": 2}),
        (("black_market_contacts",), {"blue": 4, "red": 1, "universal": 1}, {"blue": 3}),
        (("gangers_dive",), {"red": 2, "blue": 2}, {"red": 2}),
    ],
)
def test_goods_are_kept_within_what_the_card_describes(
    state: tuple[str, ...], goods: dict[str, int], stored: dict[str, int]
) -> None:
    """As many as fit, of the kinds named; they are there again in the next Production phase."""
    p = ending(*state, expansion="new_era", ruin=False, **goods)
    assert p.step == ""  # nothing to choose
    assert kept(p, 0) == stored
    assert sum(p.t.goods[0]) == 0
    p.produce()
    board = {"iron": 1, "worker": 3, "grey": 1}
    expected = {good: board.get(good, 0) + stored.get(good, 0) for good in TOKENS}
    assert {good: p.count(0, good) for good in TOKENS} == expected
    assert kept(p, 0) == {}


@pytest.mark.rule("FSS-152")
def test_where_more_is_left_than_fits_the_owner_chooses() -> None:
    """Three of two guns, a fuel and an iron: every choice is offered, each once; with another store it is not needed."""
    found = ways(ending("ruined_library", gun=2, fuel=1, iron=1, worker=5))
    expected = [{"gun": 2, "fuel": 1}, {"gun": 2, "iron": 1}, {"gun": 1, "fuel": 1, "iron": 1}]
    assert sorted(map(str, found)) == sorted(map(str, expected))
    assert ways(ending("ruined_library", "thieves_den", gun=2, fuel=1, iron=1)) == [
        {"gun": 2, "fuel": 1, "iron": 1}
    ]


@pytest.mark.rule("FSS-152")
def test_a_ruins_stores_nothing_and_a_stockpile_keeps_its_goods() -> None:
    """Ruined Library as a Ruins keeps no gun; three workers on Camp stay there and don't count as stored."""
    assert kept(ending("ruined_library", ruin=True, gun=2), 0) == {}
    p = Position()
    p.put(0, "camp")
    p.stock(0, "camp", worker=3)
    p.give(0, worker=2)
    p.cleanup()
    assert (p.stocked(0, "camp"), kept(p, 0), p.count(0, "worker")) == ({"worker": 3}, {}, 0)


@pytest.mark.rule("FSS-152")
def test_each_player_chooses_in_turn_order() -> None:
    """The first player first; nothing of the others is touched before."""
    p = Position()
    p.put(0, "ruined_library")
    p.put(1, "underground_warehouse")
    p.give(0, gun=3, fuel=3)
    p.give(1, gun=3, iron=3)
    p.first(1)
    p.cleanup()
    assert p.who == 1
    p.pick("keep iron", "keep gun", "keep iron")
    assert p.who == 0
    p.pick("keep fuel", "keep fuel", "keep fuel")
    assert (kept(p, 0), kept(p, 1)) == ({"fuel": 3}, {"gun": 1, "iron": 2})


@pytest.mark.rule("FSS-153")
def test_all_other_goods_go_back_to_the_supply() -> None:
    """One of each kind of token, and a defense token on a Location: nothing is left."""
    p = Position(seats=3)
    p.put(1, "church", shield=True)
    for seat in range(3):
        p.give(seat, **dict.fromkeys(TOKENS, 1 + seat))
    assert sum(p.t.goods[2]) == 3 * len(TOKENS) == 36
    assert p.defense("church") == 5
    p.cleanup()
    assert [sum(goods) for goods in p.t.goods] == [0, 0, 0]
    assert p.defense("church") == 4
    assert p.t.shields == []


@pytest.mark.rule("FSS-154")
def test_the_cards_in_hand_are_carried_over() -> None:
    """Location and Connection cards; tokens are not. What is built and dealt stays too."""
    p = Position()
    hand = p.hand(0, "school", "pub", "arena")
    links = p.links(0, "punks", "junk_train")
    p.put(0, "church")
    p.deal(0, "docks")
    p.give(0, gun=1, worker=1)
    p.cleanup()
    assert (p.t.hands[0], p.t.links[0]) == (hand, links)
    assert (p.state(0), p.names_of(p.t.deals[0])) == (["church"], ["docks"])
    assert sum(p.t.goods[0]) == 0


@pytest.mark.rule("FSS-155")
def test_connection_cards_left_face_up_are_discarded() -> None:
    """The one nobody took; the one taken stays in its hand. The next Lookout turns up others."""
    p = Position()
    punks, merchants = p.face_up("punks", "merchants")
    p.give(0, worker=2)
    p.turn(0)
    p.do("take punks")
    assert p.t.link_discard == []
    tops = [p.t.red_pile[-1], p.t.blue_pile[-1]]
    p.pass_all()
    assert p.t.link_discard == [merchants]
    assert p.t.links[0] == [punks]
    assert p.t.face_up == tops
    p = Position()
    both = p.face_up("thugs", "junk_train")
    p.cleanup()
    assert (sorted(p.t.link_discard), p.t.face_up) == (sorted(both), [-1, -1])


@pytest.mark.rule("FSS-156")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_token_passes_to_the_left_and_a_new_round_begins(before: int, after: int) -> None:
    """The left neighbour drafts first in the next round, and acts first."""
    p = Position(seats=3)
    p.first(before)
    p.cleanup(on=True)
    assert (p.t.first[0], p.t.round[0]) == (after, 3)
    assert (p.who, p.step) == (after, "DraftCard")
    while p.step == "DraftCard":
        p.do(p.options()[0])
    assert (p.who, p.step) == (after, "Turn")


@pytest.mark.rule("FSS-157")
def test_goods_leave_used_action_locations_which_can_be_used_again() -> None:
    """Nobody gets them and no store keeps them; in the next round the Location and the board action are ready."""
    p = Position(expansion="winter")
    p.put(0, "bioweaponry", "ruined_library", "hibernators")
    p.give(0, gun=2, worker=1)
    p.turn(0)
    p.do("use bioweaponry", "pass", "exchange red")
    assert p.on("bioweaponry") == {"gun": 1, "worker": 1}
    p.give(0, gun=1, worker=1)
    p.turn(0)
    assert p.why("use bioweaponry") == ("FSS-125",)
    assert p.why("exchange red") == ("FSS-129",)
    p.t.goods[0][:] = [0] * len(GOOD_IDS)
    p.cleanup()
    assert (p.on("bioweaponry"), p.t.used, kept(p, 0)) == ({}, [], {})
    p.give(0, gun=2, worker=1)
    p.turn(0)
    assert p.can("use bioweaponry")
    assert p.can("exchange red")


@pytest.mark.rule("FSS-158")
def test_workers_of_others_leave_open_production_locations() -> None:
    """Neither its owner nor the visitor gets the worker back; in the next round it is open again."""
    p = Position(expansion="winter")
    p.put(1, "quarry", "hibernators")
    p.give(0, worker=2)
    p.turn(0)
    p.do("visit quarry")
    assert p.on("quarry") == {"worker": 1}
    assert p.count(1, "worker") == 1  # from the supply
    p.turn(0)
    assert p.why("visit quarry") == ("FSS-135",)
    p.cleanup()
    assert (p.on("quarry"), kept(p, 0), kept(p, 1)) == ({}, {}, {"worker": 1})
    p.give(0, worker=1)
    p.turn(0)
    assert p.can("visit quarry")


@pytest.mark.rule("FSS-159")
def test_megan_keeps_her_workers_on_hibernators() -> None:
    """Three workers, a fuel and a gun, goods on two used Actions, Eva's worker on an Open Production of hers."""
    p = Position(expansion="winter")
    megan, eva = 0, 1
    p.put(megan, "hibernators", "shipwreck", "archive", "generators")
    p.give(megan, worker=3, fuel=1, gun=1)
    p.mark_used("shipwreck", 2, worker=2, iron=2)
    p.mark_used("archive", 1, worker=1)
    p.mark_used("generators", 1, worker=1)  # Eva's
    p.give(eva, brick=1, worker=2)
    p.cleanup()
    assert p.step == ""
    assert kept(p, megan) == {"worker": 3}
    assert sum(p.t.goods[megan]) == 0
    assert (p.t.laid, p.t.used) == ([], [])
    assert (kept(p, eva), sum(p.t.goods[eva])) == ({}, 0)
    p.produce()
    assert p.count(megan, "worker") == 3 + 3 + 2  # stored, board, Generators
    assert p.count(megan, "fuel") == p.count(megan, "gun") == 0
