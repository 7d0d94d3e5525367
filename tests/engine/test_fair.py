"""Fair dice: nobody can work out what comes, copies and files carry them, and afterwards everything can be checked."""

import hashlib
import json
import random
from collections.abc import Iterator

import pytest

import boomtown
from boomtown.engine.dice import Fair, fingerprint
from boomtown.engine.errors import BadRecord
from boomtown.engine.fields import HIDDEN
from boomtown.engine.game import Game
from boomtown.engine.log import ANEW, entries
from boomtown.engine.record import Record, from_json
from boomtown.engine.table import Table
from boomtown.engine.verify import verify

SECRET = bytes(range(32))
GAMES = list(boomtown.games().values())


def fair(game: Game, secret: bytes = SECRET) -> Record:
    """A game with fair dice, before its first action."""
    return Record(game, max(game.players), 0, {}, secret=secret)


def play(record: Record, count: int, seed: int = 1) -> None:
    """Some random actions."""
    rng = random.Random(seed)
    for _ in range(count):
        if record.table.over:
            return
        seat = rng.choice(record.table.waiting)
        record.apply(seat, rng.choice(record.table.options(seat)))


def hidden(table: Table) -> Iterator[list[int]]:
    """What lies where nobody sees it."""
    at = 0
    for field in table.layout.fields:
        if field.see == HIDDEN and not field.per_seat:
            yield table.cells[at]
        at += table.seats if field.per_seat else 1


def test_known_values_never_change() -> None:
    """Records stand on these numbers for ever: a keyed hash of branch and counter, that any tool can make again."""
    dice = Fair(SECRET, 2)
    bits = hashlib.blake2b(
        bytes(7) + b"\2" + bytes(7) + b"\5", digest_size=16, key=SECRET, person=b"boomtown draw"
    )
    assert dice.below(5, 1000) == int(bits.hexdigest(), 16) * 1000 >> 128 == 795
    assert [Fair(SECRET).below(count, 6) for count in range(1, 9)] == [5, 4, 2, 0, 5, 1, 2, 5]
    assert fingerprint(SECRET) == hashlib.sha256(SECRET).hexdigest()
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(b"short")


def test_rolls_are_roughly_uniform() -> None:
    """12,000 rolls of a die: every side within 8 % of its share."""
    dice, sides = Fair(SECRET), [0] * 6
    for count in range(12_000):
        sides[dice.below(count, 6)] += 1
    assert all(1_840 < count < 2_160 for count in sides)


def test_every_bit_of_the_secret_matters() -> None:
    """A secret that differs in one bit is as far from the true one as any other: nobody gets nearer by and by."""
    true = [Fair(SECRET).below(count, 1000) for count in range(1, 41)]
    same = 0
    for bit in range(256):
        near = bytearray(SECRET)
        near[bit // 8] ^= 1 << bit % 8
        dice = Fair(bytes(near))
        same += sum(dice.below(count, 1000) == number for count, number in enumerate(true, 1))
    assert same < 40, "10 of these 10,240 numbers are the same by chance"


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_copies_files_and_replays_carry_the_dice(game: Game) -> None:
    """A copy, a saved table and a replay draw the same numbers; a guess knows nothing of the secret."""
    record = fair(game)
    play(record, 60)
    table = record.table
    again = [
        table.clone(),
        game.from_json(table.to_json()),
        record.replay(),
        from_json(record.to_json()).table,
    ]
    assert {one.digest() for one in again} == {table.digest()}
    assert len({tuple(one.roll(1000) for _ in range(9)) for one in [table, *again]}) == 1
    guess = record.table.guess(0, 5)
    assert guess.fair is None
    assert SECRET.hex() not in guess.to_json()
    assert SECRET.hex() not in json.dumps(
        [record.table.view(0), record.table.view(None), record.table.log(0)]
    )


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_was_drawn_and_taken_back_is_drawn_anew(game: Game) -> None:
    """Going back past a draw mixes what lies unseen, says so, keeps all hands, and can still be replayed and verified."""
    record = fair(game)
    while record.table.marks == record.replay(0).marks:
        play(record, 5, len(record.actions))
    before = record.replay(0)
    record.undo_agreed(0)
    assert record.redraws == [(0, 1)]
    assert [one[:] for one in hidden(record.table)] != [one[:] for one in hidden(before)]
    assert [sorted(one) for one in hidden(record.table)] == [sorted(one) for one in hidden(before)]
    for seat in range(record.seats):
        view, seen = record.table.view(seat), before.view(seat)
        assert view == seen, "what anybody has seen stays"
    assert [entry.kind for entry in entries(record.table.news)].count(ANEW) == 1
    assert "drawn anew" in record.table.log(None)[-1]["text"]
    play(record, 50)
    record.undo_agreed(max(0, len(record.actions) - 40))
    play(record, 50)
    loaded = from_json(record.to_json())
    assert (loaded.table.digest(), loaded.redraws) == (record.table.digest(), record.redraws)
    assert all(check.agrees for check in verify(record.to_json()))


def test_a_free_undo_never_brings_the_old_order_back() -> None:
    """After a draw was taken back by consent, taking more back freely doesn't lead round the new draw."""
    record = fair(boomtown.game("age_of_industry"))
    seat = record.table.waiting[0]
    for words in ("take-cards", "deck"):
        record.apply(seat, record.game.actions.parse(words))
    drawn = record.table.cells
    record.undo_agreed(1)
    assert record.redraws == [(1, 1)]
    record.undo(seat)
    assert record.redraws == [(0, 1)]
    for words in ("take-cards", "deck"):
        record.apply(seat, record.game.actions.parse(words))
    assert record.table.cells != drawn
    record.undo_agreed(0)
    assert record.redraws == [(0, 2)], "no branch is used twice"


def test_a_quick_game_goes_back_as_it_always_did() -> None:
    """Old tables were dealt from a seed: their records hold no redraws, and must replay for ever."""
    record = Record(boomtown.game("age_of_industry"), 3, 7, {})
    play(record, 60)
    record.undo_agreed(10)
    assert record.redraws == []
    assert record.table.digest() == record.replay(10).digest()
    with pytest.raises(BadRecord, match="nothing to verify"):
        verify(record.to_json())


@pytest.mark.parametrize("lie", ["secret", "fingerprint", "deal", "draws", "redraws", "actions"])
def test_a_lie_in_a_record_is_found(lie: str) -> None:
    """Whatever is changed in a record, one of the checks says that it doesn't agree."""
    record = fair(boomtown.game("age_of_industry"))
    play(record, 30)
    saved = json.loads(record.to_json())
    assert all(check.agrees for check in verify(json.dumps(saved), fingerprint(SECRET).upper()))
    assert not all(check.agrees for check in verify(json.dumps(saved), "0" * 64))
    lies = {"secret": "00" * 32, "fingerprint": "00", "deal": "00", "draws": 1, "redraws": [[3, 1]]}
    saved[lie] = lies.get(lie, saved["actions"][:-1])
    assert not all(check.agrees for check in verify(json.dumps(saved)))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("secret", "00"),
        ("secret", "zz"),
        ("secret", 5),
        ("redraws", [[5, 1], [3, 2]]),
        ("redraws", [[-1, 1]]),
        ("redraws", [[0, 1 << 70]]),
        ("redraws", 3),
        ("redraws", [["0", 1]]),
    ],
)
def test_a_damaged_record_says_so(name: str, value: object) -> None:
    """No secret of another length, no redraws that can't have been."""
    record = fair(boomtown.game("age_of_industry"))
    play(record, 10)
    with pytest.raises(BadRecord, match="damaged"):
        from_json(json.dumps({**json.loads(record.to_json()), name: value}))
