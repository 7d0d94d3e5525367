"""The four faction boards with each of their exchanges, and the four kinds of Connection cards."""

import pytest

from tests.rules.fifty_first_state.card_rows import goods, minus, plus
from tests.rules.fifty_first_state.position import Position

BOARDS = [
    ("new_york", "iron+worker*3+card+grey"),
    ("appalachian_federation", "brick+worker*3+card+grey"),
    ("mutants_union", "gun+worker*3+card+grey"),
    ("merchants_guild", "fuel+worker*3+card+grey"),
]

# board, exchange, what is paid, cards from hand, what is taken
EXCHANGES = [
    ("new_york", "grey", "iron", 0, "grey"),
    ("new_york", "red", "gun", 0, "red*2"),
    ("new_york", "blue", "fuel*2", 0, "blue*2"),
    ("appalachian_federation", "grey", "brick", 1, "grey*2"),
    ("appalachian_federation", "red", "gun", 0, "red*2"),
    ("appalachian_federation", "blue", "fuel", 0, "blue*2"),
    ("mutants_union", "grey", "iron*2", 0, "grey*2"),
    ("mutants_union", "red", "gun", 0, "red*3"),
    ("mutants_union", "blue", "fuel", 0, "blue"),
    ("merchants_guild", "grey", "iron*2", 0, "grey*2"),
    ("merchants_guild", "red", "gun", 0, "red*2"),
    ("merchants_guild", "blue", "fuel", 0, "blue*3"),
]

WORKERS = [(board, "workers", "worker*2") for board, _ in BOARDS]

# kind, pile, how many there are, what is paid, what is taken
CONNECTIONS = [
    ("junk_train", "blue", 2, "", "blue*3"),
    ("merchants", "blue", 4, "", "blue*2"),
    ("punks", "red", 4, "", "red*2"),
    ("thugs", "red", 2, "gun", "red*3"),
]


def board_of(faction: str, **supply: int) -> Position:
    """Seat 0 has this board, these goods and its turn; the rival has passed."""
    rival = "mutants_union" if faction == "new_york" else "new_york"
    p = Position(2, factions=(faction, rival))
    p.give(0, **supply)
    p.passed(1)
    p.turn(0)
    p.watch()
    return p


@pytest.mark.parametrize(("faction", "made"), BOARDS)
def test_a_board_produces_its_goods_each_production_phase(faction: str, made: str) -> None:
    """Its own resource, three workers, a card and a grey contact."""
    p = board_of(faction)
    for _ in range(2):
        p.watch()
        p.produce()
        assert p.gained(0) == goods(made)
    assert p.content.faction_ids == [id for id, _ in BOARDS]


@pytest.mark.parametrize(("faction", "exchange", "paid", "cards", "taken"), EXCHANGES)
def test_a_board_exchanges_goods_once_a_round(
    faction: str, exchange: str, paid: str, cards: int, taken: str
) -> None:
    """With one good less it is refused; a second time in a round too; in the next round it is open again."""
    (good,) = goods(paid)
    p = board_of(faction, **plus(goods(paid), {good: -1}), worker=1, grey=5, red=5, blue=5)
    p.hand(0, *["docks"] * cards)
    p.turn(0)
    assert p.why(f"exchange {exchange}") == ("FSS-128",)
    p = board_of(faction, **plus(goods(paid), goods(paid)))
    if cards:
        assert p.why(f"exchange {exchange}") == ("FSS-128",)
    p.hand(0, *["docks"] * (cards + 1))
    p.turn(0)
    p.watch()
    p.do(f"exchange {exchange}", *["discard docks"] * cards)
    assert p.gained(0) == plus(goods(taken), minus(goods(paid)), {"card": -cards})
    assert (p.step, p.why(f"exchange {exchange}")) == ("Turn", ("FSS-129",))
    p.cleanup()
    p.give(0, **goods(paid))
    p.turn(0)
    assert p.can(f"exchange {exchange}")


@pytest.mark.parametrize(("faction", "exchange", "paid"), WORKERS)
def test_every_board_exchanges_two_workers_for_a_good_of_choice(
    faction: str, exchange: str, paid: str
) -> None:
    """A gun, fuel, iron, brick or card, again and again; a single worker is not enough."""
    p = board_of(faction, worker=11)
    for good in ("gun", "fuel", "iron", "brick", "card"):
        p.do(f"exchange {exchange}")
        assert len(p.offered("choose")) == 5
        p.do(f"choose {good}")
    assert p.gained(0) == {"worker": -10, "gun": 1, "fuel": 1, "iron": 1, "brick": 1, "card": 1}
    assert (p.step, p.why(f"exchange {exchange}")) == ("Turn", ("FSS-128",))
    assert board_of(faction, **goods(paid)).can(f"exchange {exchange}")


@pytest.mark.parametrize(("kind", "pile", "copies", "paid", "taken"), CONNECTIONS)
def test_a_connection_card_is_taken_for_two_workers_and_played_for_its_cost(
    kind: str, pile: str, copies: int, paid: str, taken: str
) -> None:
    """It lies on the pile of its colour; played, it gives its contacts once and is discarded."""
    p = Position()
    of = p.content.kind_ids.index(kind)
    piles = {"red": p.t.red_pile, "blue": p.t.blue_pile}
    found = [[p.content.link_kind[link] for link in piles[colour]].count(of) for colour in ("red", "blue")]
    assert found == [copies if pile == colour else 0 for colour in ("red", "blue")]
    (link,) = p.face_up(kind)
    assert p.t.face_up == ([link, -1] if pile == "red" else [-1, link])
    p.passed(1)
    p.give(0, worker=1)
    p.turn(0)
    assert not p.can(f"take {kind}")
    p.give(0, worker=1)
    p.turn(0)
    p.watch()
    p.do(f"take {kind}")
    assert (p.gained(0), p.t.links[0]) == ({"worker": -2}, [link])
    assert p.can(f"play {kind}") == (paid == "")
    p.give(0, **goods(paid))
    p.turn(0)
    p.watch()
    p.do(f"play {kind}")
    assert p.gained(0) == plus(goods(taken), minus(goods(paid)))
    assert (p.t.links[0], p.t.link_discard) == ([], [link])
