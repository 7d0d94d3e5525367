"""`boomtown play`: a game in the terminal, for one person, for several at one device, with bots."""

from pathlib import Path
from random import SystemRandom

import typer
from rich.console import Console

from boomtown.bots import Bot, chance
from boomtown.bots.advice import advise
from boomtown.bots.analysis import percent, reasons, spoken, steps
from boomtown.bots.match import choose
from boomtown.cli.app import app
from boomtown.cli.asked import chosen_options, found_game, is_person, seat_codes, seated_bots, usual_seats
from boomtown.cli.files import load_record
from boomtown.cli.words import COMMANDS, meant, print_end, print_options, show, show_rules
from boomtown.engine import record as records
from boomtown.engine.errors import BadOption, BoomtownError
from boomtown.engine.picks import Pick
from boomtown.engine.record import Record

REASONS = 3  # of a hint that are told
LINES = 40  # of the log that are shown at once


class Leave(Exception):
    """A person has had enough."""


@app.command()
def play(
    game: str | None = typer.Argument(None, help="The game's id; not needed with --load."),
    seats: str | None = typer.Option(
        None, "--seats", help="Who sits where: you (or you:Anna) and bots: beginner, steady, strong, expert."
    ),
    seed: int | None = typer.Option(None, "--seed", help="The same number deals the same cards."),
    option: list[str] = typer.Option([], "--option", metavar="NAME=VALUE", help="An option of the game."),
    content: str | None = typer.Option(None, "--content", metavar="DIR", help="A content pack of your own."),
    load: Path | None = typer.Option(None, "--load", metavar="FILE", help="Go on with a saved game."),
) -> None:
    """Play in the terminal, against bots or with others at the same device."""
    if load is not None:
        record = loaded(load, game, option, content)
    elif game is None:
        raise BadOption("Say which game: 'boomtown games' lists them.")
    else:
        chosen = found_game(game)
        codes = seat_codes(chosen, seats or usual_seats(chosen), people=True)
        number = SystemRandom().randrange(1_000_000) if seed is None else seed
        record = Record(chosen, len(codes), number, chosen_options(chosen, option, content), codes)
    if load is not None:
        asked = seats or ",".join(record.names) or usual_seats(record.game)
        record.names[:] = seat_codes(record.game, asked, people=True)
        if len(record.names) != record.seats:
            raise BadOption(
                f"The saved game has {record.seats} seats, but --seats names {len(record.names)}."
            )
    Sitting(record, Console(highlight=False)).run()


def loaded(file: Path, game: str | None, option: list[str], content: str | None) -> Record:
    """The saved game to go on with."""
    if option:
        raise BadOption("A saved game keeps its options; leave --option away.")
    record = load_record(file, content)
    if game is not None and found_game(game).id != record.game.id:
        raise BadOption(f"{file} is a game of {record.game.title}, not of {found_game(game).title}.")
    return record


class Sitting:
    """People and bots at one terminal."""

    def __init__(self, record: Record, console: Console) -> None:
        self.record = record
        self.game = record.game
        self.console = console
        self.bots: list[Bot | None] = seated_bots(record.names)
        self.people = [seat for seat, code in enumerate(record.names) if is_person(code)]
        self.read = [0] * record.seats  # how much of the log each seat has been shown
        self.watched = 0  # how much of it a spectator has been shown
        self.at_device = self.people[0] if len(self.people) == 1 else -1
        self.turn = -1  # the seat that decided last

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.welcome()
        try:
            while not self.record.table.over:
                seat = self.next_seat()
                player = self.bots[seat]
                if player is None and self.forced(seat):
                    continue
                if player is None:
                    self.ask(seat)
                else:
                    self.record.apply(seat, choose(player, self.record.table, seat, self.record.seed))
                    if not self.people:
                        self.tell_spectator()
                self.turn = seat
            self.finish()
        except Leave:
            self.console.print("You have left the table.")

    def next_seat(self) -> int:
        """Who decides now; people at the device go before bots where several may."""
        waiting = self.record.table.waiting
        here = [seat for seat in waiting if seat == self.at_device]
        return (here or [seat for seat in waiting if self.bots[seat] is None] or list(waiting))[0]

    def forced(self, seat: int) -> bool:
        """Where a person is asked only to keep a secret and has no choice, the terminal answers at once."""
        way = self.record.table.sole(seat)
        for action in way:
            self.record.apply(seat, action)
        return len(way) > 0

    # --- what people see -------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """How the game is set up, and how one plays here."""
        self.console.print(f"[bold]{self.game.title}[/bold], seed {self.record.seed}.")
        for seat, code in enumerate(self.record.names):
            self.console.print(f"  {self.game.seat_name(self.record.table, seat)}: {code}", markup=False)
        if self.people:
            self.console.print(
                "Answer with the number of an option. [bold]?[/bold] explains the decision, "
                "[bold]help[/bold] lists all commands."
            )

    def tell_spectator(self) -> None:
        """What has happened since the last time, for those who only watch."""
        for line in self.record.table.log(None, self.watched):
            show(self.console, line["text"])
            self.watched = line["number"] + 1

    def hand_over(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        if seat == self.at_device:
            return
        self.wipe()
        self.console.print(f"Pass the device to [bold]{self.person(seat)}[/bold]: nobody else may look.")
        self.answer("Press Enter when you have it. ")
        self.wipe()
        self.at_device = seat

    def wipe(self) -> None:
        """An empty screen, with nothing to scroll back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def person(self, seat: int) -> str:
        """A person by colour and name."""
        name = self.record.names[seat].partition(":")[2]
        colour = self.game.seat_name(self.record.table, seat)
        return f"{name} ({colour})" if name else colour

    def show_news(self, seat: int) -> None:
        """What has happened since this seat last looked, the latest lines of it."""
        table = self.record.table
        lines = table.log(seat, self.read[seat])
        if len(lines) > LINES:
            self.console.print(f"... ('log' shows {len(lines) - LINES} lines more)", style="dim")
        for line in lines[-LINES:]:
            show(self.console, line["text"], "dim")
        if lines:
            self.read[seat] = lines[-1]["number"] + 1

    def show_table(self, seat: int, whole: bool) -> None:
        """The table in text: all of it, or who has what."""
        show(self.console, self.game.describe(self.record.table, seat, whole))

    # --- what people say -------------------------------------------------------------------------------------

    def answer(self, prompt: str) -> str:
        """A line from the keyboard."""
        try:
            return self.console.input(prompt, markup=False).strip()
        except EOFError:
            raise Leave from None

    def ask(self, seat: int) -> None:
        """Let a person decide; commands in between change nothing."""
        self.hand_over(seat)
        table = self.record.table
        self.console.print()
        self.show_news(seat)
        if self.turn != seat:
            self.console.print()
            self.show_table(seat, whole=not self.record.actions or self.turn < 0)
            self.console.print()
        options = table.accepted(seat)
        print_options(self.console, self.record, seat, options)
        while True:
            said = self.answer(f"{self.game.seat_name(table, seat)}> ")
            try:
                action = meant(self.game, options, said)
                if action is not None:
                    self.record.apply(seat, action)
                    return
                if self.command(seat, said):
                    return
            except BoomtownError as error:
                self.console.print(str(error), style="yellow", markup=False)

    def command(self, seat: int, said: str) -> bool:
        """Do what a command says; True if the decision must be asked anew."""
        word, _, rest = said.partition(" ")
        word, rest = word.lower(), rest.strip()
        table, console = self.record.table, self.console
        if word in ("?", "why", "rules"):
            show_rules(console, self.record, seat, word, rest)
        elif word in ("table", "look", "map"):
            self.show_table(seat, whole=True)
        elif word == "options" or word == "":
            print_options(console, self.record, seat, table.accepted(seat))
        elif word == "log":
            self.read[seat] = 0 if rest == "all" else max(0, self.read[seat] - LINES)
            self.show_news(seat)
        elif word == "hint":
            self.show_hint(seat)
        elif word == "undo":
            self.record.undo(seat)
            written = len(self.record.table.log(seat))
            self.read = [min(lines, written) for lines in self.read]
            return True
        elif word == "save":
            self.save(rest)
        elif word in ("quit", "exit", "q"):
            raise Leave
        elif word in ("help", "h"):
            console.print(COMMANDS, markup=False)
        else:
            raise BoomtownError(f"'{said}' is no option and no command; say a number, '?' or 'help'.")
        return False

    def show_hint(self, seat: int) -> None:
        """What a strong bot would do in this seat, from what it may know, and what speaks for it."""
        table = self.record.table.clone()
        if isinstance(table.agenda[-1], Pick):
            table.own_picks(seat).clear()  # of a pick the whole set
            table.offered_to = -1
        best, *rest = advise(chance(table, seat, len(self.record.actions))).lines
        if not rest:
            raise BoomtownError("There is nothing else to choose.")
        words = steps(spoken(table.guess(seat, 0), seat, best.path))
        say = f"A strong bot would choose: {words} ({percent(best.value)} to win)."
        why = reasons(best.moved, REASONS)
        show(self.console, f"{say} In points: {why}." if why else say)

    def save(self, file: str) -> None:
        """Write the game to a file, to go on later."""
        if not file:
            raise BoomtownError("Say where: save FILE, such as 'save game.json'.")
        try:
            records.save(self.record, Path(file).expanduser())
        except OSError as error:
            raise BoomtownError(f"{file} can't be written: {error.strerror}.") from None
        self.console.print(f"Saved. 'boomtown play --load {file}' goes on from here.", markup=False)

    def finish(self) -> None:
        """The last news, the final scores, and a last chance to keep the game."""
        if self.people:
            self.show_news(self.people[0])
        print_end(self.console, self.record)
        while self.people:
            try:
                said = self.answer("save FILE keeps the game, Enter leaves> ")
                if not said.startswith("save"):
                    return
                self.save(said.removeprefix("save").strip())
            except BoomtownError as error:
                self.console.print(str(error), style="yellow", markup=False)
            except Leave:
                return
