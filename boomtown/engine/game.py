"""What the rest of the house sees of a game: one object, and the door to it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from boomtown.engine import saved
from boomtown.engine.catalogue import Catalogue
from boomtown.engine.dice import Fair, seeded
from boomtown.engine.errors import BadOption
from boomtown.engine.fields import HIDDEN
from boomtown.engine.ledger import Ledger, Rule
from boomtown.engine.limits import ASKED, FULL, MORE, NEEDS, OTHERS, OVER, SHORT, UNFIT, Fact
from boomtown.engine.log import ANEW, Entry
from boomtown.engine.registry import GAMES
from boomtown.engine.steps import Step
from boomtown.engine.table import Table, places

CARDS = "boomtown.engine.cards"  # its steps serve every game
ANEW_WORDS = "Everybody agreed to go back past a draw: what comes now is drawn anew."
PLAIN = {  # facts without numbers that every game has
    OVER: "the game is over",
    OTHERS: "it is not your decision now",
    ASKED: "that is not what is asked now",
    SHORT: "what is picked is not enough",
    UNFIT: "that can't be added to what is picked",
}


@dataclass(frozen=True)
class Option:
    """A choice made before the game; without `choices` any text will do."""

    name: str
    words: str
    default: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Verdict:
    """How a game ended that is not played against other seats: won or lost, and that in a sentence."""

    won: bool
    words: str


@dataclass(frozen=True)
class Sight:
    """What a page shows of a table through somebody's eyes; all SVG is self-contained and without script or style."""

    board: str  # the board as one SVG with the layers `map` (never changes), `pieces` and `options`
    pieces: str  # the markup inside the layer `pieces`, to swap while playing
    facts: list[str]  # 'Round 5', '14 cards in the deck'
    columns: list[str]  # headings of the players' table, after the name
    rows: list[
        dict[str, Any]
    ]  # in order of play: seat, colour, letter, mark (SVG), cells, notes (svg, text, title)
    cards: list[
        dict[str, Any]
    ]  # hands and offers: target, group, title, text, band, sign, svg (large) or show (a gallery key), count, usable
    mats: list[str]  # each seat's own board as SVG


class Game(ABC):
    """One game. Its folder fills in the names and the handful of functions below."""

    id: str
    title: str
    summary: str
    players: tuple[int, ...]
    version: int  # of the rules: a record played under another version says so
    options: tuple[Option, ...]
    actions: Catalogue
    ledger: Ledger
    turn_rules: tuple[str, ...]  # why a seat may not act now
    end_rules: tuple[str, ...]  # why nobody may act any more
    chapters: tuple[str, ...] = ()  # kinds of log lines that begin a new part of the game, such as a round
    targets: Mapping[str, str] = MappingProxyType(
        {}
    )  # verbs whose objects lie on the picture: 'build' -> 'space'
    looks_at: tuple[str, ...] = ("the position",)  # what each of `features` is called
    judgement: int = 1  # of `sense`: raised when it judges otherwise, because bots decide otherwise then

    # --- what a game fills in --------------------------------------------------------------------------------

    @abstractmethod
    def blank(self, seats: int, settings: dict[str, str]) -> Table:
        """A table with nothing on it."""

    @abstractmethod
    def setup(self, table: Table) -> None:
        """Lay the game out: fill the cells, shuffle, deal, and put the first steps on the agenda."""

    def rebuild(self, table: Table) -> None:
        """Fill the derived cells from the others; nothing by default."""
        return

    def redeal(self, table: Table, seat: int) -> None:
        """Make up anew, with the table's dice, all that a seat can't know; nothing by default."""
        return

    def mix_unseen(self, table: Table) -> None:
        """Put in another order, with the table's dice, what lies where nobody sees it: by default each hidden list."""
        at = 0
        for f in table.layout.fields:
            if f.see == HIDDEN and not f.per_seat:
                table.shuffle(table.renewed(at))
            at += table.seats if f.per_seat else 1
        table.bind(table.cells)
        table.rebuild()

    def scores(self, table: Table) -> list[int]:
        """Each seat's points, as if the game were scored now."""
        return [0] * table.seats

    def ranking(self, table: Table) -> list[list[int]]:
        """The seats by place, best first; seats that share a place stand together."""
        return places(table.scores())

    @abstractmethod
    def content_key(self, table: Table) -> str:
        """A short text that names the content a table is played with."""

    @abstractmethod
    def text(self, action: int, table: Table, seat: int) -> str:
        """What a person reads on the button."""

    @abstractmethod
    def prompt(self, table: Table, seat: int) -> str:
        """What a person has to do now."""

    @abstractmethod
    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        """A log line and the rules it stands on; `secret` is None for those who may not know."""

    def told(self, table: Table, entry: Entry, secret: list[int] | None) -> tuple[str, list[str]]:
        """A log line of this game, or of the engine itself."""
        if entry.kind == ANEW:
            return ANEW_WORDS, []
        return self.sentence(table, entry.kind, entry.seat, entry.args, secret)

    @abstractmethod
    def picture(self, table: Table, seat: int | None) -> str:
        """The table as a seat sees it, as SVG."""

    @abstractmethod
    def conserved(self, table: Table) -> dict[str, int]:
        """Sums that never change during a game: cards, counters, money."""

    @abstractmethod
    def sense(self, table: Table, seat: int) -> float:
        """How good a (guessed) table looks for a seat: what a one-step-ahead bot maximises."""

    def features(self, table: Table, seat: int) -> list[float]:
        """What `sense` is made of, one number for each name in `looks_at`: until the game is over they add up to it."""
        return [self.sense(table, seat)]

    def all_features(self, table: Table) -> list[list[float]]:
        """The features of every seat; a game that finds them faster together says so here."""
        return [self.features(table, seat) for seat in range(table.seats)]

    def progress(self, table: Table) -> float:
        """About how much of the game is over: 0 at the start, 1 at the end, the same for every seat."""
        return 1.0 if table.over else 0.0

    def halfway(self, table: Table, seat: int) -> bool:
        """Whether a seat is in the midst of an action, so that judging the table here would mislead."""
        return False

    def describe(self, table: Table, seat: int | None, whole: bool = True) -> str:
        """The table as a seat sees it, in lines of text; not `whole`: what a player looks at in every turn."""
        return "\n".join(f"{name}: {value}" for name, value in table.view(seat).items())

    def seat_name(self, table: Table, seat: int) -> str:
        """What people call a seat: a colour, a nation, a role."""
        return f"Seat {seat}"

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        """The parts of a page, drawn from a view of this table; by default the picture and nothing else."""
        whole = self.picture(table, view["seat"])
        rows = [
            {"seat": seat, "letter": str(seat + 1), "mark": "", "cells": [], "notes": []}
            for seat in range(table.seats)
        ]
        return Sight(whole, whole, [], [], rows, [], [])

    def sample(self, options: dict[str, str] | None = None) -> Table:
        """A position to show where the game is presented; by default a table just laid out."""
        return self.new(self.players[0], 1, options)

    def gallery(self) -> list[dict[str, Any]]:
        """Every kind of card and counter: group, title, text, svg, count (how many there are), rules, and a key if
        pictures name it (`data-show`), so that pointing at it shows it large."""
        return []

    def goal(self) -> str:
        """How the game ends and is won, in one line; empty where nothing is said."""
        return ""

    def aid(self) -> list[dict[str, Any]]:
        """The player aid, part by part: title, note, lines (name, cost, text, rules), and perhaps columns and rows."""
        return []

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        """Where a seat's points come from; they add up to its score."""
        return {"points": table.scores()[seat]}

    def verdict(self, table: Table) -> Verdict | None:
        """How a finished game ended that one plays alone; None where the seats' ranking says it all."""
        return None

    # --- why something is refused ------------------------------------------------------------------------------

    def fact(self, table: Table, seat: int, kind: str, args: list[int]) -> str:
        """What is so, in a clause, where a limit of this game forbids an action: 'the Mine is used already'."""
        return ""

    def amount(self, table: Table, seat: int, what: int) -> int:
        """How many a seat has of what the game's facts count: coins, contacts, cards."""
        raise TypeError(f"{self.title} must say how many of {what} a seat has")

    def amount_name(self, table: Table, what: int, count: int) -> str:
        """What the game's facts count, as the noun after a number: 'coins', 'grey contact'."""
        raise TypeError(f"{self.title} must say what {what} is called")

    def facts(self, table: Table, seat: int, facts: list[Fact]) -> list[str]:
        """What is so, a clause for each fact that has one, none twice."""
        found: list[str] = []
        for fact in facts:
            words = self._clause(table, seat, fact)
            if words and words not in found:
                found.append(words)
        return found

    def _clause(self, table: Table, seat: int, fact: Fact) -> str:
        if fact.kind == NEEDS:
            what, need, have = fact.args
            return f"needs {need} {self.amount_name(table, what, need)}, you have {have}"
        if fact.kind == MORE:
            return f"{fact.args[0]} must be picked, you have picked {fact.args[1]}"
        if fact.kind == FULL:
            return f"no more than {fact.args[0]} can be picked; put one back first"
        if fact.kind in PLAIN:
            return PLAIN[fact.kind]
        return self.fact(table, seat, fact.kind, fact.args) if fact.kind else ""

    def refused(self, table: Table, seat: int, action: int, facts: list[Fact]) -> str:
        """The sentence that refuses an action: what is so, then the rules."""
        clauses = "; ".join(self.facts(table, seat, facts))
        start = f"'{self.actions.spell(action)}' is not possible" + (f": {clauses}." if clauses else " here.")
        ids = list(dict.fromkeys(fact.rule for fact in facts))
        return " ".join([start, *[f"{id}: {self.rule(id).text}" for id in ids]])

    # --- what the lab looks at ----------------------------------------------------------------------------------

    def traits(self, table: Table, seat: int) -> dict[str, str]:
        """What sets a seat apart from the start, by kind: faction, nation, first role, start card."""
        return {}

    def money(self, table: Table, seat: int) -> int | None:
        """What a seat could spend, less its debts; None where a game has no money."""
        return None

    def plays(self, table: Table, seat: int, action: int) -> list[str]:
        """The cards (or counters, buildings) that an option would put to use, by name and manner: 'Mine: built'."""
        return []

    def ending(self, table: Table) -> str:
        """Why a finished game ended, in a few words that are the same whenever the reason is."""
        return "the game ran its course"

    # --- the door --------------------------------------------------------------------------------------------

    @cached_property
    def steps(self) -> dict[str, type[Step[Any]]]:
        """Every step that can stand on the agenda, by name: whatever the game's own modules define."""
        home = type(self).__module__
        found: dict[str, type[Step[Any]]] = {}
        for kind in kinds_of(Step):
            if kind.__module__ == CARDS or f"{kind.__module__}.".startswith(f"{home}."):
                if kind.__name__ in found:
                    raise TypeError(f"{self.title} has two steps called {kind.__name__}")
                found[kind.__name__] = kind
        return found

    def new(
        self, seats: int, seed: int = 0, options: dict[str, Any] | None = None, secret: bytes = b""
    ) -> Table:
        """A table set up and waiting for its first decision: dealt from a seed, or with fair dice from a secret."""
        table = self.blank(self.checked_seats(seats), self.settings(options))
        table.fill([[] for _ in range(table.layout.cells(seats))])
        table.dice = 0 if secret else seeded(seed)
        table.fair = Fair(secret) if secret else None
        self.setup(table)
        table.advance()
        return table

    def checked_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played with so many."""
        if seats not in self.players:
            allowed = ", ".join(str(n) for n in self.players)
            raise BadOption(f"{self.title} is for {allowed} players, not {seats}.")
        return seats

    def settings(self, options: dict[str, Any] | None) -> dict[str, str]:
        """All options with their values, the default where nothing was said."""
        given = dict(options or {})
        found: dict[str, str] = {}
        for option in self.options:
            value = str(given.pop(option.name, option.default))
            if option.choices and value not in option.choices:
                raise BadOption(
                    f"{self.title}: option '{option.name}' is one of {', '.join(option.choices)}, not '{value}'."
                )
            found[option.name] = value
        if given:
            known = ", ".join(o.name for o in self.options)
            raise BadOption(f"{self.title} has no option '{next(iter(given))}'; its options are {known}.")
        return found

    def rule(self, id: str) -> Rule:
        """The rule with this id."""
        return self.ledger.rule(id)

    def to_json(self, table: Table) -> str:
        """The whole table, secrets included, as text."""
        return saved.to_json(self, table)

    def from_json(self, text: str) -> Table:
        """The table that `to_json` wrote; a text that is not one is refused in a sentence."""
        return saved.from_json(self, text)


def kinds_of(kind: type[Step[Any]]) -> list[type[Step[Any]]]:
    """All kinds that stand below a kind of step, in the order they were defined."""
    found: list[type[Step[Any]]] = []
    for below in kind.__subclasses__():
        found += [below, *kinds_of(below)]
    return list(dict.fromkeys(found))


def register(game: Game) -> Game:
    """Put a game into the house."""
    GAMES[game.id] = game
    return game
