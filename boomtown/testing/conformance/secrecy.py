"""Non-interference: what a seat can't know makes no difference to anything that reaches it."""

import json
from collections import Counter
from typing import Any

from boomtown.engine.log import entries
from boomtown.engine.table import Table
from boomtown.testing.cases import Case
from boomtown.testing.play import Play, kept, random_games
from boomtown.testing.seen import Snapshot, guessed, read, rebuilt, seen, unseen_cells, view, viewers

DICE = (1, 22)


@random_games(12)
def test_nothing_unknown_reaches_a_seat(play: Play) -> None:
    """For several guesses, each seat's and a spectator's view, options, buttons, prompt and log are byte-equal."""
    for table in play.moments(14):
        for viewer in viewers(table):
            truth = seen(table, viewer)
            for dice in DICE:
                guess = guessed(table, viewer, dice)
                assert seen(guess, viewer) == truth, f"viewer {viewer}"
                assert seen(guessed(guess, viewer, dice + 1), viewer) == truth, "a guess of a guess"


def test_nothing_unknown_reaches_a_picture(case: Case) -> None:
    """Pictures are byte-equal between the truth and a guess, at the start, on the way and at the end."""
    play = Play(case, 5)
    with kept(play, "test_nothing_unknown_reaches_a_picture"):
        for number, table in enumerate(play.moments(110)):
            for viewer in viewers(table)[number % 2 :: 2]:
                picture = case.game.picture(table, viewer)
                assert "<svg" in picture
                assert case.game.picture(guessed(table, viewer, 9), viewer) == picture


@random_games(18)
def test_who_sees_the_same_reads_the_same(play: Play) -> None:
    """Truth and guess play the same action, with the same dice: while a bystander sees the same, they read the same."""
    for table in play.moments(3):
        if table.over or table.seats == 1:
            break
        seat = play.rng.choice(table.waiting)
        viewer = play.rng.choice([other for other in viewers(table) if other != seat])
        guess = guessed(table, viewer, play.rng.randrange(2**32))
        guess.quiet = False
        guess.dice = table.dice
        both = [action for action in table.options(seat) if action in guess.options(seat)]
        if both:
            truth, action = table.clone(), play.rng.choice(both)
            truth.apply(seat, action)
            guess.apply(seat, action)
            if view(truth, viewer) == view(guess, viewer):
                assert told(truth, viewer) == told(guess, viewer), f"viewer {viewer} after {action}"


def told(table: Table, viewer: int | None) -> list[Any]:
    """What a viewer reads, whatever the order in which open cards came up: that was seen by everybody."""
    said: list[Any] = json.loads(read(table, viewer))
    said[0] = sorted([line["text"], line["rules"]] for line in said[0])
    return said


@random_games(12)
def test_a_guess_is_a_sound_table(play: Play) -> None:
    """A guess conserves what the game conserves, has right derived cells, other dice, and leaves the truth alone."""
    for table in play.moments(11):
        before = Snapshot(table)
        saved = play.rng.choice(viewers(table))
        for viewer in viewers(table):
            guess = guessed(table, viewer, play.rng.randrange(2**32))
            assert guess.quiet
            assert guess.dice != table.dice
            assert play.game.conserved(guess) == play.game.conserved(table)
            assert rebuilt(guess).cells == guess.cells
            if viewer == saved:
                assert play.game.from_json(guess.to_json()).cells == guess.cells
        assert Snapshot(table) == before


@random_games(12)
def test_a_guess_plays_to_its_end(play: Play) -> None:
    """From any guess a random game ends, with options for every waiting seat."""
    for table in play.moments(60):
        for viewer in viewers(table):
            guess = guessed(table, viewer, play.rng.randrange(2**32))
            while not guess.over:
                seat = play.rng.choice(guess.waiting)
                options = guess.options(seat)
                assert options, f"a dead end in a guess for viewer {viewer}"
                guess.apply(seat, play.rng.choice(options))


@random_games(12)
def test_guesses_differ_with_the_dice(play: Play) -> None:
    """Where much is unknown, guesses differ from each other and from the truth; equal dice guess alike."""
    for table in play.moments(30):
        for viewer in viewers(table):
            unknown = unseen_cells(table, viewer)
            numbers = [n for cell in unknown.values() for n in cell]
            guesses = [guessed(table, viewer, dice) for dice in range(8)]
            assert guessed(table, viewer, 3).digest() == guesses[3].digest()
            if len(numbers) >= 12 and len(set(numbers)) >= 6 and not table.over:
                made = {str(unseen_cells(guess, viewer)) for guess in guesses}
                assert len(made) > 1, f"viewer {viewer} makes the same guess every time"
                assert made != {str(unknown)}, f"viewer {viewer} guesses the truth every time"


def test_every_hidden_field_is_made_up(case: Case) -> None:
    """What the seed decides and a viewer doesn't see is different in some guess of the first position."""
    starts = [case.game.new(case.seats, seed, case.options) for seed in range(12)]
    for viewer in viewers(starts[0]):
        hidden = [unseen_cells(start, viewer) for start in starts]
        for name, cell in hidden[0].items():
            if any(other.get(name, cell) != cell for other in hidden):
                assert made_up(starts[0], viewer, name), f"viewer {viewer}: '{name}' is never guessed anew"


def test_every_hidden_field_is_made_up_later_too(case: Case) -> None:
    """Whatever goes unseen and untold from one hidden field into another is different in some guess after such a step."""
    secret: set[tuple[bool, str]] = set()  # fields, for seats and for spectators
    anew: set[tuple[bool, str]] = set()
    for seed in (31, 32):
        play = Play(case, seed)
        with kept(play, "test_every_hidden_field_is_made_up_later_too"):
            for choice in play.choices():
                before = {viewer: unseen_cells(play.table, viewer) for viewer in viewers(play.table)}
                counts = {v: {n: Counter(cell) for n, cell in cells.items()} for v, cells in before.items()}
                lines = play.table.news.number + 1 if play.table.news is not None else 0
                play.take(*choice)
                for viewer in viewers(play.table):
                    for name in hidden_gains(play.table, viewer, counts[viewer], lines):
                        field = (viewer is None, name.split()[0])
                        secret.add(field)
                        if field not in anew and made_up(play.table, viewer, name):
                            anew.add(field)
    assert secret - anew == set(), "never guessed anew"


def hidden_gains(table: Table, viewer: int | None, before: dict[str, Counter[int]], lines: int) -> list[str]:
    """The unseen fields that got something out of other unseen ones, of which the viewer was not told."""
    told: set[int] = set()
    for entry in entries(table.news, lines):
        told |= set(entry.args)
        told |= set(entry.secret) if entry.may_read(-1 if viewer is None else viewer) else set()
    after = {name: Counter(cell) for name, cell in unseen_cells(table, viewer).items()}
    lost: Counter[int] = Counter()
    for name, cell in after.items():
        lost += before.get(name, Counter()) - cell
    moved = [name for name in after if not name.startswith("picks ") and after[name] != before.get(name)]
    return [
        name
        for name in moved
        if any(
            lost[number] > 0 and number not in told for number in after[name] - before.get(name, Counter())
        )
    ]


def made_up(table: Table, viewer: int | None, name: str) -> bool:
    """Whether some guess has another list in an unseen field."""
    truth = unseen_cells(table, viewer)[name]
    return any(unseen_cells(guessed(table, viewer, dice), viewer).get(name) != truth for dice in range(40))
