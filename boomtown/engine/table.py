"""One game being played: plain lists of whole numbers, an agenda of steps, and one integer of randomness."""

import hashlib
import json
from typing import Any, ClassVar

from boomtown.engine import dice as dice_
from boomtown.engine.errors import IllegalAction
from boomtown.engine.fields import DERIVED, HIDDEN, OPEN, OWN, PRIVATE, Field, Layout
from boomtown.engine.log import EVERYONE, Entry, entries
from boomtown.engine.registry import GAMES
from boomtown.engine.steps import Decision, Step, Together

NOTHING: list[int] = []
NO_CELLS: list[list[int]] = []
NO_STEPS: list[Step] = []


class Table:
    """The state of one game. A game's own table adds names for its cells (`bind`) and how to make unknowns up."""

    game_id: ClassVar[str] = ""
    layout: ClassVar[Layout] = Layout([])

    def __init__(self, seats: int, settings: dict[str, str]) -> None:
        self.seats = seats
        self.settings = settings  # the options it was set up with; never changed, shared by copies
        self.dice = 0
        self.marks = 0  # how often something was drawn, rolled or revealed
        self.moves = 0  # how many actions were taken; all picks of one Together are one
        self.quiet = False  # a quiet table writes no log
        self.agenda: list[Step] = NO_STEPS  # these three get lists of their own when the table is filled
        self.cells: list[list[int]] = NO_CELLS
        self.loose: list[int] = NOTHING  # the cells that a copy needs for itself; shared by copies
        self.picks: list[list[int]] = NO_CELLS
        self.news: Entry | None = None
        self.offered: list[int] = NOTHING  # the options last asked for, until the next action
        self.offered_to = -1

    # --- what a game's own table says -------------------------------------------------------------------------

    def blank(self) -> "Table":
        """A new table of the same kind, seats, settings and content, with no cells yet."""
        return Table(self.seats, self.settings)

    def bind(self, cells: list[list[int]]) -> None:
        """Give the cells their names."""

    def rebuild(self) -> None:
        """Fill the derived cells from the others."""

    def redeal(self, seat: int) -> None:
        """Make up anew, with this table's dice, all that a seat can't know (and `rebuild` what follows from it)."""

    def scores(self) -> list[int]:
        """Each seat's points, as if the game were scored now."""
        return [0] * self.seats

    def ranking(self) -> list[list[int]]:
        """The seats by place, best first; seats that share a place stand together."""
        return places(self.scores())

    # --- copying ---------------------------------------------------------------------------------------------

    def fill(self, cells: list[list[int]]) -> None:
        """Take these lists as the table's cells."""
        self.cells = cells
        if self.loose is NOTHING:
            self.loose = self.layout.loose(self.seats)
            self.agenda = []
        if self.layout.together:
            self.picks = cells[: self.seats]
        self.bind(cells)

    def clone(self) -> "Table":
        """A copy that shares nothing that can change."""
        new = self.blank()
        new.dice = self.dice
        new.marks = self.marks
        new.moves = self.moves
        new.quiet = self.quiet
        new.agenda = self.agenda.copy()
        new.news = self.news
        new.offered = self.offered
        new.offered_to = self.offered_to
        new.loose = self.loose
        cells = self.cells.copy()
        for i in self.loose:
            cells[i] = cells[i].copy()
        new.fill(cells)
        return new

    def renew(self, number: int) -> list[int]:
        """Before a frozen list is changed: a copy of its own for this table, `t.owner = t.renew(OWNER)`."""
        fresh = self.cells[number].copy()
        self.cells[number] = fresh
        return fresh

    # --- deciding --------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.agenda) == 0

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""
        if len(self.agenda) == 0:
            return ()
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top.seats(self)

    def legal(self, seat: int) -> list[int]:
        """The options of a seat as the list that is kept until the next action: read it, don't change it."""
        if len(self.agenda) == 0 or seat < 0:
            return NOTHING
        if self.offered_to == seat:
            return self.offered
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        if seat != top.seat and seat not in top.seats(self):
            return NOTHING
        self.offered = top.options(self, seat)
        self.offered_to = seat
        return self.offered

    def options(self, seat: int) -> list[int]:
        """Every action the seat may take now, as numbers of the game's catalogue, in a stable order."""
        return self.legal(seat)[:]

    def apply(self, seat: int, action: int) -> None:
        """Take an option; anything else raises IllegalAction and changes nothing."""
        if action not in self.legal(seat):
            raise self.refusal(seat, action)
        top = self.agenda.pop()
        assert isinstance(top, Decision)
        self.offered_to = -1
        self.moves += 1
        top.take(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Run the automatic steps until a seat must decide or nothing is left to do."""
        self.offered_to = -1
        while len(self.agenda) > 0:
            top = self.agenda[-1]
            if isinstance(top, Decision):
                if not isinstance(top, Together) or len(top.seats(self)) > 0:
                    return
                self.agenda.pop()
                top.resolve(self)
                for picks in self.picks:
                    picks.clear()
            else:
                self.agenda.pop()
                top.run(self)

    def why_not(self, seat: int, action: int) -> tuple[str, ...]:
        """The ids of the rules that forbid an action; empty if the seat may take it."""
        if action in self.legal(seat):
            return ()
        game = GAMES[self.game_id]
        if len(self.agenda) == 0:
            return game.end_rules
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        if seat not in top.seats(self):
            return game.turn_rules
        return top.why_not(self, seat, action) or type(top).rules or game.turn_rules

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """The sentence that says why a seat may not take an action."""
        game = GAMES[self.game_id]
        if not 0 <= action < game.actions.size:
            return IllegalAction(f"There is no action {action} in {game.title}.")
        rules = self.why_not(seat, action)
        words = game.actions.spell(action)
        if len(self.agenda) == 0:
            start = f"'{words}' is not possible: the game is over."
        elif seat not in self.waiting:
            start = f"'{words}' is not possible: it is not seat {seat}'s decision now."
        else:
            start = f"'{words}' is not possible here."
        said = " ".join(f"{rule}: {game.rule(rule).text}" for rule in rules)
        return IllegalAction(f"{start} {said}".strip(), rules)

    # --- chance and secrets ----------------------------------------------------------------------------------

    def mark(self) -> None:
        """Note that somebody learned something: what came before can't be taken back freely any more."""
        self.marks += 1

    def roll(self, sides: int) -> int:
        """A random whole number from 0 to sides-1."""
        self.marks += 1
        self.dice = dice_.after(self.dice)
        return dice_.below(self.dice, sides)

    def shuffle(self, zone: list[int]) -> None:
        """Put a zone in random order."""
        for i in range(len(zone) - 1, 0, -1):
            j = self.roll(i + 1)
            zone[i], zone[j] = zone[j], zone[i]

    def draw(self, zone: list[int]) -> int:
        """Take the last card of a hidden zone: somebody learns it."""
        self.marks += 1
        return zone.pop()

    def guess(self, seat: int, dice: int) -> "Table":
        """A quiet full table that agrees with all that a seat knows (-1: a spectator), the unknown made up."""
        new = self.clone()
        new.quiet = True
        new.dice = dice_.seeded(dice)
        new.offered_to = -1
        new.agenda = [step.shown_to(seat) for step in self.agenda]
        done = self.picked(seat)
        new.redeal(seat)
        new.repick(seat, done)
        tries = 0
        while tries < 1000 and new.stuck(seat):  # that the others could choose this decision is known too
            tries += 1
            new.redeal(seat)
            new.repick(seat, done)
        new.offered_to = -1
        new.dice = dice_.after(new.dice)
        return new

    def stuck(self, seat: int) -> bool:
        """Whether another seat must decide here and has nothing to choose from."""
        if len(self.agenda) == 0:
            return False
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        if top.seat == seat:
            return False
        for other in top.seats(self):
            if other != seat and len(top.options(self, other)) == 0:
                return True
        return False

    def picked(self, seat: int) -> list[int]:
        """The other seats that have made their hidden picks; everyone can see that they have."""
        if len(self.agenda) == 0:
            return []
        top = self.agenda[-1]
        if not isinstance(top, Together):
            return []
        return [s for s in top.asked(self) if s != seat and len(self.picks[s]) > 0 and top.finished(self, s)]

    def repick(self, seat: int, done: list[int]) -> None:
        """Make up the hidden picks of the other seats: the same seats have finished as before."""
        if len(self.agenda) == 0:
            return
        top = self.agenda[-1]
        if not isinstance(top, Together):
            return
        for other in range(self.seats):
            if other != seat:
                self.picks[other].clear()
        for other in done:
            while not top.finished(self, other):
                choices = top.options(self, other)
                self.picks[other].append(choices[self.roll(len(choices))])

    # --- what happened ---------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, args: list[int]) -> None:
        """Write into the log what everyone may read."""
        if not self.quiet:
            self.news = Entry(self.news, kind, seat, args, NOTHING, EVERYONE, self.moves)

    def tell_secret(self, kind: str, seat: int, args: list[int], secret: list[int], audience: int) -> None:
        """Write into the log; the secret numbers are for the audience (a mask of seats) alone."""
        if not self.quiet:
            self.news = Entry(self.news, kind, seat, args, secret, audience, self.moves)

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) may read of what happened, in sentences."""
        reader = -1 if seat is None else seat
        game = GAMES[self.game_id]
        lines: list[dict[str, Any]] = []
        for e in entries(self.news, since):
            secret = e.secret if e.may_read(reader) else None
            text, rules = game.sentence(self, e.kind, e.seat, e.args, secret)
            lines.append({"number": e.number, "move": e.move, "seat": e.seat, "text": text, "rules": rules})
        return lines

    # --- leaving the engine ----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, ready for JSON."""
        viewer = -1 if seat is None else seat
        shown: dict[str, Any] = {
            "game": self.game_id,
            "options": dict(self.settings),
            "seats": self.seats,
            "seat": seat,
            "waiting": list(self.waiting),
            "over": self.over,
            "moves": self.moves,
            "agenda": [seen_step(step.shown_to(viewer), viewer) for step in self.agenda],
        }
        at = 0
        for f in self.layout.fields:
            count = self.seats if f.per_seat else 1
            cells = self.cells[at : at + count]
            at += count
            if f.see == DERIVED:
                continue
            if not f.per_seat:
                shown[f.name] = seen_cell(f, cells[0], False)
            else:
                shown[f.name] = [seen_cell(f, cells[i], i == viewer) for i in range(count)]
        return shown

    def digest(self) -> str:
        """A short text that is equal exactly when the position is (the log, and where content lies, don't count)."""
        game = GAMES[self.game_id]
        options = {name: value for name, value in self.settings.items() if name != "content"}
        position = [game.content_key(self), self.seats, options, self.dice, self.cells, self.steps()]
        text = json.dumps(position, separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def steps(self) -> list[list[Any]]:
        """The agenda as names and numbers."""
        return [[type(step).__name__, *step.args()] for step in self.agenda]

    def to_json(self) -> str:
        """The whole table, secrets included, as text that `game.from_json` reads."""
        return GAMES[self.game_id].to_json(self)

    def prompt(self, seat: int) -> str:
        """What the seat has to do now, in a sentence; empty if it has nothing to do."""
        if seat not in self.waiting:
            return ""
        return GAMES[self.game_id].prompt(self, seat)

    def rules(self) -> tuple[str, ...]:
        """The rules that the present decision stands on."""
        if len(self.agenda) == 0:
            return ()
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return type(top).rules

    def _repr_svg_(self) -> str:
        """The picture a notebook shows: what a spectator sees."""
        return GAMES[self.game_id].picture(self, None)


def seen_cell(field: Field, cell: list[int], own: bool) -> Any:
    """What a viewer may know of one list: its numbers, how many there are, or nothing."""
    if field.see == OPEN or (own and (field.see == OWN or field.see == PRIVATE)):
        return cell[:]
    if field.see == HIDDEN or field.see == OWN:
        return {"count": len(cell)}
    return None


def seen_step(step: Step, viewer: int) -> dict[str, Any]:
    """What a viewer may know of a step: its name and its numbers; those declared secret only if it is his own."""
    kind = type(step)
    own = isinstance(step, Decision) and step.seat == viewer
    shown: dict[str, Any] = {"step": kind.__name__}
    for name in kind.fields:
        if own or name not in kind.secret:
            shown[name] = getattr(step, name)
    return shown


def places(points: list[int]) -> list[list[int]]:
    """The seats grouped by equal points, most points first."""
    found: list[list[int]] = []
    for value in sorted(set(points), reverse=True):
        found.append([seat for seat in range(len(points)) if points[seat] == value])
    return found
