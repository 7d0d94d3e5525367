"""What the terminal game says: options, rules that allow or forbid, the final scores."""

from textwrap import fill

from rich.console import Console
from rich.table import Table as Grid

from boomtown.cli.about import print_rule
from boomtown.engine.errors import BoomtownError
from boomtown.engine.game import Game
from boomtown.engine.picks import Pick
from boomtown.engine.record import Record
from boomtown.engine.table import Table

LONG = 12  # more options than these stand in columns

COMMANDS = """\
  3             take option 3 (or say it as it is recorded: 'space 12'); where several are picked, again puts it back
  ?             explain this decision: its rules in full
  ? AOI-063     one rule;  rules WORD: all rules with a word
  why 3         which rules let you choose option 3
  why not ...   what is missing and which rule forbids an action: 'why not sell', 'why not berlin', 'why not space 12'
  table         the whole table with the map;  options: the options again
  log           more of what happened;  log all: everything
  hint          what a strong bot would do in your place, and why
  undo          take your last choice back, until something became known or the turn passed
  save FILE     keep the game;  quit: leave the table"""


def meant(game: Game, options: list[int], said: str) -> int | None:
    """The option that a person means by its number here or by its recorded words; None if it is no option."""
    if said.isascii() and said.isdigit():
        if not 1 <= int(said) <= len(options):
            raise BoomtownError(f"There is no option {said}; say a number from 1 to {len(options)}.")
        return options[int(said) - 1]
    for option in options:
        if game.actions.spell(option) == " ".join(said.lower().split()):
            return option
    return None


def show(console: Console, text: str, style: str = "") -> None:
    """Lines of text; on a screen long ones go on further in, elsewhere they stay whole."""
    for line in text.splitlines():
        if console.is_terminal and len(line) > console.width:
            line = fill(line, console.width, subsequent_indent=" " * 8, break_on_hyphens=False)
        console.print(line, style=style, markup=False, soft_wrap=True)


def print_options(console: Console, record: Record, seat: int, options: list[int]) -> None:
    """The decision with its rules and its numbered options."""
    table = record.table
    rules = f" ({', '.join(table.rules())})" if table.rules() else ""
    console.print(f"{table.prompt(seat)}{rules}", style="bold", markup=False)
    if isinstance(table.agenda[-1], Pick):
        console.print("Pick in any order; a number again puts it back.", style="dim", markup=False)
    lines = [
        f"{number:>4}  {pick_mark(table, seat, option)}{record.game.text(option, table, seat)}"
        for number, option in enumerate(options, 1)
    ]
    wide = max(len(line) for line in lines) + 2
    columns = max(1, min(3, console.width // wide)) if len(lines) > LONG else 1
    height = -(-len(lines) // columns)
    for row in range(height):
        console.print("".join(line.ljust(wide) for line in lines[row::height]).rstrip(), markup=False)


def pick_mark(table: Table, seat: int, action: int) -> str:
    """Where several things are picked, whether an option is (or how often); nothing elsewhere, nor for the finish."""
    top = table.agenda[-1]
    if not isinstance(top, Pick) or action == top.done_with(table):
        return ""
    times = table.picks[seat].count(action)
    return "[ ] " if times == 0 else "[x] " if times == 1 else f"[{times}] "


def show_rules(console: Console, record: Record, seat: int, word: str, rest: str) -> None:
    """Answer `?`, `rules` and `why`."""
    game, table = record.game, record.table
    if word == "rules" or (word == "?" and rest):
        found = [rule for rule in game.ledger.rules if rule.id.lower() == rest.lower()] or game.ledger.find(
            rest
        )
        if not rest or not found:
            raise BoomtownError(f"No rule holds '{rest}'." if rest else "Say a word: 'rules loan'.")
        for rule in found:
            print_rule(console, rule)
    elif word == "?":
        console.print(table.prompt(seat), style="bold", markup=False)
        print_rules(console, game, table.rules())
    elif rest.startswith("not ") and rest[4:].strip():
        forbidden(console, game, table, seat, rest[4:].strip())
    else:
        allowed(console, game, table, seat, rest)


def print_rules(console: Console, game: Game, ids: tuple[str, ...]) -> None:
    """Some rules in full."""
    for id in ids:
        print_rule(console, game.rule(id))


def allowed(console: Console, game: Game, table: Table, seat: int, said: str) -> None:
    """Say on which rules an option stands; what is no option is explained as forbidden."""
    options = table.accepted(seat)
    if not said:
        raise BoomtownError("Say what: 'why 3' for an option, 'why not sell' for what is not offered.")
    if said.isascii() and said.isdigit() and int(said) > len(options):
        raise BoomtownError(
            f"There is no option {said} here; name the action: 'why not sell', 'why not berlin'."
        )
    option = meant(game, options, said)
    if option is None:
        forbidden(console, game, table, seat, said)
        return
    console.print(f"You may choose '{game.text(option, table, seat)}' by these rules.", markup=False)
    print_rules(console, game, table.rules())


def forbidden(console: Console, game: Game, table: Table, seat: int, said: str) -> None:
    """Say why an action that a person names is forbidden: what is so, then the rules."""
    options = table.accepted(seat)
    for action in named(game, table, seat, said)[:4]:
        words = label(game, table, seat, action)
        if action in options:
            console.print(f"'{words}' is possible: it is option {options.index(action) + 1}.", markup=False)
        else:
            facts = "; ".join(game.facts(table, seat, table.why(seat, action)))
            console.print(f"'{words}' is not possible{': ' + facts if facts else ''}.", markup=False)
            print_rules(console, game, table.why_not(seat, action))


def named(game: Game, table: Table, seat: int, said: str) -> list[int]:
    """The actions that a person may mean: spelled as recorded, or with these words on their button."""
    try:
        return [game.actions.parse(" ".join(said.lower().split()))]
    except BoomtownError:
        pass
    words = said.lower().split()
    verbs = {game.actions.name(option) for option in table.accepted(seat)}
    alike: list[int] = []
    others: list[int] = []
    for action in range(game.actions.size):
        text = f"{game.actions.spell(action)} {label(game, table, seat, action)}".lower()
        if all(word in text for word in words):
            (alike if game.actions.name(action) in verbs else others).append(action)
    if not alike and not others:
        raise BoomtownError(f"'{said}' names no action here; try words of a button, or 'why not space 12'.")
    return alike or others


def label(game: Game, table: Table, seat: int, action: int) -> str:
    """What a person reads on a button; buttons that make no sense now are spelled as they are recorded."""
    try:
        return game.text(action, table, seat)
    except (LookupError, ValueError):
        return game.actions.spell(action)


def print_end(console: Console, record: Record) -> None:
    """The final scores with where they come from."""
    table, game = record.table, record.game
    parts = [game.breakdown(table, seat) for seat in range(table.seats)]
    grid = Grid(title="Final scores")
    grid.add_column("place", justify="right")
    grid.add_column("seat")
    for name in parts[0]:
        grid.add_column(name, justify="right")
    grid.add_column("points", justify="right", style="bold")
    place = 1
    for group in table.ranking():
        for seat in group:
            name = f"{game.seat_name(table, seat)} ({record.names[seat]})"
            numbers = [str(value) for value in parts[seat].values()]
            grid.add_row(str(place), name, *numbers, str(table.scores()[seat]))
        place += len(group)
    console.print(grid)
    verdict = game.verdict(table)
    if verdict is not None:
        console.print(verdict.words)
