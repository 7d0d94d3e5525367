"""Non-interference: what a seat can't know makes no difference to anything that reaches it."""

from boomtown.engine.table import Table
from tests.conformance.cases import Case
from tests.conformance.play import Play, kept, random_games
from tests.conformance.seen import guessed, read, seen, unseen_cells, view, viewers

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
    """Truth and guess play the same action, with the same dice: while a bystander sees the same, he reads the same."""
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
                assert read(truth, viewer) == read(guess, viewer), f"viewer {viewer} after {action}"


@random_games(12)
def test_a_guess_is_a_sound_table(play: Play) -> None:
    """A guess conserves what the game conserves, has right derived cells, other dice, and leaves the truth alone."""
    for table in play.moments(11):
        before = table.to_json()
        for viewer in viewers(table):
            guess = guessed(table, viewer, play.rng.randrange(2**32))
            assert guess.quiet
            assert guess.dice != table.dice
            assert play.game.conserved(guess) == play.game.conserved(table)
            assert play.game.from_json(guess.to_json()).cells == guess.cells
        assert table.to_json() == before


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


def made_up(table: Table, viewer: int | None, name: str) -> bool:
    """Whether some guess has another list in an unseen field."""
    truth = unseen_cells(table, viewer)[name]
    return any(unseen_cells(guessed(table, viewer, dice), viewer).get(name) != truth for dice in range(40))
