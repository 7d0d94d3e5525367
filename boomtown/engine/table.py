"""One game being played: plain lists of whole numbers, an agenda of steps, and one integer of randomness."""

import hashlib
import json
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from boomtown.engine import dice as dice_
from boomtown.engine.cards import NO_PROGRAMS
from boomtown.engine.errors import IllegalAction
from boomtown.engine.fields import DERIVED, HIDDEN, OPEN, OWN, PRIVATE, Field, Layout
from boomtown.engine.limits import ASKED, OTHERS, OVER, Fact
from boomtown.engine.log import ANEW, EVERYONE, Entry, entries
from boomtown.engine.picks import Pick
from boomtown.engine.registry import GAMES, restored
from boomtown.engine.steps import Decision, Step, Together

# Final, so that compiled code need not look them up by name
NOTHING: Final[list[int]] = []
NO_CELLS: Final[list[list[int]]] = []
NO_STEPS: Final[list[Step[Any]]] = []
NONE_OWN: Final[list[bool]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of one game. A game's own table adds names for its cells (`bind`) and how to make unknowns up."""

    game_id: ClassVar[str] = ""
    layout: ClassVar[Layout] = Layout([])

    def __init__(self, seats: int, settings: dict[str, str]) -> None:
        self.seats = seats
        self.settings = settings  # the options it was set up with; never changed, shared by copies
        self.dice = 0  # the state of quick dice, or how many numbers fair ones have given
        self.fair: dice_.Fair | None = (
            None  # the dice of a table that people play; never changed, shared by copies
        )
        self.marks = 0  # how often something was drawn, rolled or revealed
        self.moves = 0  # how many actions were taken; all picks of one Together are one
        self.quiet = False  # a quiet table writes no log
        self.agenda: list[Step[Any]] = NO_STEPS  # these three get lists of their own when the table is filled
        self.cells: list[list[int]] = NO_CELLS
        self.loose: list[int] = NOTHING  # the cells that a copy needs for itself; shared by copies
        self.own: list[bool] = NONE_OWN  # whether each frozen cell was renewed since the last copy was made
        self.starts: list[int] = NOTHING  # the first cell of each field; shared by copies
        self.picks: list[list[int]] = NO_CELLS
        self.programs = NO_PROGRAMS  # what the cards of its content do; never changed, shared by all tables
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
        GAMES[self.game_id].rebuild(self)

    def redeal(self, seat: int) -> None:
        """Make up anew, with this table's dice, all that a seat can't know (and `rebuild` what follows from it)."""
        GAMES[self.game_id].redeal(self, seat)

    def scores(self) -> list[int]:
        """Each seat's points, as if the game were scored now."""
        return GAMES[self.game_id].scores(self)

    def ranking(self) -> list[list[int]]:
        """The seats by place, best first; seats that share a place stand together."""
        return GAMES[self.game_id].ranking(self)

    # --- copying ---------------------------------------------------------------------------------------------

    def fill(self, cells: list[list[int]]) -> None:
        """Take these lists as the table's cells."""
        self.cells = cells
        self.own = NONE_OWN
        if self.starts is NOTHING:
            self.loose = self.layout.loose(self.seats)
            self.starts = self.layout.starts(self.seats)
            self.agenda = []
        if self.layout.together:
            self.picks = cells[: self.seats]
        self.bind(cells)

    def clone(self) -> "Table":
        """A copy that shares nothing that can change."""
        new = self.blank()
        new.dice = self.dice
        new.fair = self.fair
        new.marks = self.marks
        new.moves = self.moves
        new.quiet = self.quiet
        new.agenda = self.agenda.copy()
        new.news = self.news
        new.offered = self.offered
        new.offered_to = self.offered_to
        new.loose = self.loose
        new.starts = self.starts
        cells = self.cells.copy()
        for i in self.loose:
            cells[i] = cells[i].copy()
        for seat in range(len(self.picks)):
            if len(cells[seat]) > 0:
                cells[seat] = cells[seat].copy()
        self.own = NONE_OWN
        new.cells = cells
        if len(self.picks) > 0:
            new.picks = cells[: self.seats]
        new.bind(cells)
        return new

    def __copy__(self) -> "Table":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game_id, self.to_json())

    def keep(self) -> None:
        """From here on a frozen list that changes becomes another list: whoever has kept one sees that it has changed."""
        self.own = NONE_OWN

    def renew(self, field: int) -> list[int]:
        """Before a frozen list is changed: one of its own for this table, `t.owner = t.renew(OWNER)`."""
        cell = self.starts[field]
        return self.cells[cell] if self.own is not NONE_OWN and self.own[cell] else self.renewed(cell)

    def renew_of(self, field: int, seat: int) -> list[int]:
        """The same for one seat's list: `t.states[seat] = t.renew_of(STATES, seat)`."""
        cell = self.starts[field] + seat
        return self.cells[cell] if self.own is not NONE_OWN and self.own[cell] else self.renewed(cell)

    def own_picks(self, seat: int) -> list[int]:
        """The same for what a seat has picked."""
        self.picks[seat] = self.renewed(seat)
        return self.picks[seat]

    def renewed(self, cell: int) -> list[int]:
        """A cell that no copy shares: itself, or a copy that is put in its place."""
        if self.own is NONE_OWN:
            self.own = [False] * len(self.cells)
        if not self.own[cell]:
            self.own[cell] = True
            self.cells[cell] = self.cells[cell].copy()
        return self.cells[cell]

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
        if not top.asks(self, seat):
            return NOTHING
        self.offered = top.options(self, seat)
        self.offered_to = seat
        return self.offered

    def options(self, seat: int) -> list[int]:
        """Every action the seat may take now, as numbers of the game's catalogue, in a stable order."""
        return self.legal(seat)[:]

    def accepted(self, seat: int) -> list[int]:
        """Every action that a person in the seat may take now: the options, and other ways to say the same."""
        if len(self.agenda) == 0:
            return []
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        if not top.asks(self, seat):
            return []
        return top.accepted(self, seat)

    def accepts(self, seat: int, action: int) -> bool:
        """Whether the seat may take an action now; options always, and things picked in another order."""
        return action in self.legal(seat) or action in self.accepted(seat)

    def sole(self, seat: int) -> list[int]:
        """The actions that the seat has to take now, if it has no choice; nothing if it has one."""
        if len(self.agenda) == 0:
            return []
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top.sole(self, seat) if top.asks(self, seat) else []

    def apply(self, seat: int, action: int) -> None:
        """Take an action that is accepted; anything else raises IllegalAction and changes nothing."""
        if action not in self.legal(seat) and not self.accepts(seat, action):
            raise self.refusal(seat, action)
        self.carry_on(seat, action)

    def carry_on(self, seat: int, action: int) -> None:
        """Take one of the `legal` options, of which nobody need be told that it may be taken."""
        top = self.agenda.pop()
        assert isinstance(top, Decision)
        self.offered_to = -1
        self.moves += 1
        top.take(self, seat, action)
        self.advance()

    def advance(self) -> None:
        """Run the automatic steps, and decisions that leave no choice, until a seat must choose or nothing is left."""
        self.offered_to = -1
        while len(self.agenda) > 0:
            top = self.agenda[-1]
            if not isinstance(top, Decision):
                self.agenda.pop()
                top.run(self)
            elif isinstance(top, Together):
                if top.waits(self) and not self.settled(top):
                    return
                self.agenda.pop()
                top.close(self)
            elif type(top).hides or type(top).never_sole:
                return
            else:
                options = top.options(self, top.seat)
                if len(options) != 1:
                    self.offered = options
                    self.offered_to = top.seat
                    return
                self.agenda.pop()
                top.take(self, top.seat, options[0])

    def settled(self, top: Together[Any]) -> bool:
        """Whether one seat picks, in the open, and only one set is possible: then it is picked."""
        if not isinstance(top, Pick) or top.seat < 0 or type(top).hides:
            return False
        self.own_picks(top.seat).extend(top.sole(self, top.seat))
        return top.finished(self, top.seat)

    def why(self, seat: int, action: int) -> list[Fact]:
        """Why the seat may not take an action: the limits that forbid it, with their facts; nothing if it may."""
        if self.accepts(seat, action):
            return []
        game = GAMES[self.game_id]
        if len(self.agenda) == 0:
            return [Fact(rule, OVER, []) for rule in game.end_rules]
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        if not top.asks(self, seat):
            return [Fact(rule, OTHERS, []) for rule in game.turn_rules]
        facts = top.why(self, seat, action)
        if len(facts) > 0:
            return facts
        return [Fact(rule, ASKED, []) for rule in top.standing_on(self) or game.turn_rules]

    def why_not(self, seat: int, action: int) -> tuple[str, ...]:
        """The ids of the rules that forbid an action; empty if the seat may take it."""
        found: list[str] = []
        for fact in self.why(seat, action):
            if fact.rule not in found:
                found.append(fact.rule)
        return tuple(found)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """The sentence that says why a seat may not take an action."""
        game = GAMES[self.game_id]
        if not 0 <= action < game.actions.size:
            return IllegalAction(f"There is no action {action} in {game.title}.")
        facts = self.why(seat, action)
        return IllegalAction(
            game.refused(self, seat, action, facts), self.why_not(seat, action), game.facts(self, seat, facts)
        )

    # --- chance and secrets ----------------------------------------------------------------------------------

    def mark(self) -> None:
        """Note that somebody learned something: what came before can't be taken back freely any more."""
        self.marks += 1

    def roll(self, sides: int) -> int:
        """A random whole number from 0 to sides-1."""
        self.marks += 1
        if self.fair is not None:
            self.dice += 1
            return self.fair.below(self.dice, sides)
        self.dice = dice_.after(self.dice)
        return dice_.below(self.dice, sides)

    def shuffle(self, zone: list[int]) -> None:
        """Put a zone in random order."""
        if len(zone) > 1:
            self.marks += len(zone) - 1
            if self.fair is not None:
                self.dice = self.fair.shuffle(zone, self.dice)
            else:
                self.dice = dice_.shuffle(zone, self.dice)

    def draw(self, zone: list[int]) -> int:
        """Take the last card of a hidden zone: somebody learns it."""
        self.marks += 1
        return zone.pop()

    def draw_anew(self, branch: int) -> None:
        """Turn fair dice to another branch and mix with them what lies unseen: what was taken back won't come again."""
        assert self.fair is not None
        self.fair = dice_.Fair(self.fair.secret, branch)
        GAMES[self.game_id].mix_unseen(self)
        self.offered_to = -1
        self.tell(ANEW, -1, [])

    def guess(self, seat: int, dice: int) -> "Table":
        """A quiet full table that agrees with all that a seat knows (-1: a spectator), the unknown made up."""
        new = self.clone()
        new.quiet = True
        new.fair = None  # who guesses never learns the secret
        new.dice = dice_.seeded(dice)
        new.offered_to = -1
        new.agenda = [step.shown_to(seat) for step in self.agenda]
        new.unpick(seat)
        new.redeal(seat)
        tries = 0
        while tries < 1000 and new.stuck(seat):  # that the others could choose this decision is known too
            tries += 1
            new.redeal(seat)
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

    def unpick(self, seat: int) -> None:
        """Forget the hidden picks of the other seats: nobody knows whether they have picked."""
        for other in range(len(self.picks)):
            if other != seat and len(self.picks[other]) > 0:
                self.own_picks(other).clear()

    def asked(self, seat: int) -> list[int]:
        """The seats that, as far as a seat (-1: a spectator) knows, are still to decide."""
        if len(self.agenda) == 0:
            return []
        top = self.agenda[-1]
        if not isinstance(top, Together):
            return list(self.waiting)
        return [s for s in top.asked(self) if s != seat or not top.finished(self, s)]

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
            text, rules = game.told(self, e, secret)
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
            "waiting": self.asked(viewer),
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
        dice: Any = self.dice
        if self.fair is not None:
            dice = [dice_.fingerprint(self.fair.secret), self.fair.branch, self.dice]
        position = [game.content_key(self), self.seats, options, dice, self.cells, self.steps()]
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
        return top.standing_on(self)

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


def seen_step(step: Step[Any], viewer: int) -> dict[str, Any]:
    """What a viewer may know of a step: its name and its numbers; those declared secret only if it is its own."""
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
