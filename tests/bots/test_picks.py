"""Bots that pick several things: a set is one action, whole games end, and people's clicks are read as sets."""

from collections.abc import Iterator

import pytest

from boomtown.bots import bot, chance
from boomtown.bots.analysis import course
from boomtown.bots.judge import Judge
from boomtown.bots.match import play_out
from boomtown.bots.ways import midway, ways
from boomtown.engine.game import Game
from boomtown.engine.picks import Pick
from boomtown.engine.record import Record
from tests.engine.toys import TOYS, registered
from tests.engine.toys.auction import BID, STOP

PICKING = [game for game in TOYS if game.id in ("toy_auction", "toy_bill")]
AUCTION = PICKING[0]


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with registered(*TOYS):
        yield


@pytest.mark.parametrize("game", PICKING, ids=lambda game: game.id)
@pytest.mark.parametrize("code", ["random", "beginner", "steady", "strong:4", "expert:4"])
def test_every_bot_picks_its_way_to_the_end(game: Game, code: str) -> None:
    record = Record(game, 3 if game.id == "toy_auction" else 2, 5, game.settings(None))
    play_out(record, [bot(code)] * record.seats, 7)
    assert record.table.over


def test_a_set_is_one_action_from_its_first_thing_to_the_finish() -> None:
    """Every way that a bot looks at ends with the finish, whatever the game says of being halfway."""
    table = AUCTION.new(3, 5)
    found = ways(chance(table, 1, 3), Judge(AUCTION), 80, 1)
    assert {way.actions[-1] for way in found} == {STOP}
    assert {len(way.actions) for way in found} == {1, 2, 3}
    table.apply(1, table.options(1)[0])
    assert midway(AUCTION, table, 1)
    table.apply(1, STOP)
    assert not midway(AUCTION, table, 1)


def test_a_guess_knows_nothing_of_what_others_have_picked() -> None:
    """A bot decides the same whether the others have finished or not begun."""
    table = AUCTION.new(3, 5)
    before = bot("strong:6").plan(chance(table, 0, 9))
    for seat in (1, 2):
        for action in [*table.options(seat)[:2], STOP]:
            table.apply(seat, action)
    assert chance(table, 0, 9).guess(4).picks == [[], [], []]
    assert bot("strong:6").plan(chance(table, 0, 9)) == before


def test_what_a_person_clicked_is_read_as_the_set_it_became() -> None:
    """The highest card first, another put back: the deed is the set in the order of the options, from its beginning."""
    record = Record(AUCTION, 2, 5, AUCTION.settings(None))
    hand = [action for action in record.table.options(0) if action != STOP]
    for action in (hand[3], hand[1], hand[2], hand[3], hand[0]):
        if record.table.accepts(0, action):
            record.apply(0, action)
    chosen = record.table.picks[0][:]
    assert len(chosen) == 2
    assert [action for seat, action in record.actions] != chosen
    record.apply(0, STOP)
    record.apply(1, STOP)
    while not record.table.over:
        seat = record.table.waiting[0]
        record.apply(seat, record.table.options(seat)[-1])
    deeds = course(record, None, 99).deeds
    first = next(deed for deed in deeds if deed.seat == 0 and deed.moments[0] == 0)
    assert first.actions == [*chosen, STOP]
    assert first.moments == [0, 0, 0]
    for deed in deeds:
        table = record.replay(deed.moments[0])
        assert isinstance(table.agenda[-1], Pick)
        for action in deed.actions:
            assert action in table.options(deed.seat)
            table.apply(deed.seat, action)
    assert all(BID <= action <= STOP for deed in deeds for action in deed.actions)
