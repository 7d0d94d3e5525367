"""What the rest of the house sees of a game: one object, and the door to it."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.errors import BadOption, BadRecord, BoomtownError
from boomtown.engine.fields import DERIVED
from boomtown.engine.ledger import Ledger, Rule
from boomtown.engine.log import Entry, entries
from boomtown.engine.registry import GAMES
from boomtown.engine.steps import Step
from boomtown.engine.table import Table

LARGEST = (1 << 64) - 1  # no number in a saved table is larger


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
    steps: tuple[type[Step], ...]  # every step that can stand on the agenda
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

    def aid(self) -> list[dict[str, Any]]:
        """The player aid, part by part: title, note, lines (name, cost, text, rules), and perhaps columns and rows."""
        return []

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        """Where a seat's points come from; they add up to its score."""
        return {"points": table.scores()[seat]}

    def verdict(self, table: Table) -> Verdict | None:
        """How a finished game ended that one plays alone; None where the seats' ranking says it all."""
        return None

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

    def new(self, seats: int, seed: int = 0, options: dict[str, Any] | None = None) -> Table:
        """A table set up and waiting for its first decision."""
        from boomtown.engine.dice import seeded

        table = self.blank(self.checked_seats(seats), self.settings(options))
        table.fill([[] for _ in range(table.layout.cells(seats))])
        table.dice = seeded(seed)
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
        fields: dict[str, Any] = {}
        at = 0
        for f in table.layout.fields:
            count = table.seats if f.per_seat else 1
            cells = table.cells[at : at + count]
            at += count
            if f.see != DERIVED:
                fields[f.name] = cells if f.per_seat else cells[0]
        saved = {
            "boomtown": "table",
            "game": self.id,
            "rules": self.version,
            "content": self.content_key(table),
            "seats": table.seats,
            "options": table.settings,
            "dice": table.dice,
            "marks": table.marks,
            "moves": table.moves,
            "quiet": table.quiet,
            "fields": fields,
            "agenda": table.steps(),
            "log": [[e.kind, e.seat, e.args, e.secret, e.audience, e.move] for e in entries(table.news)],
        }
        return json.dumps(saved, separators=(",", ":"))

    def from_json(self, text: str) -> Table:
        """The table that `to_json` wrote; a text that is not one is refused in a sentence."""
        try:
            saved = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"This is not a saved table: it is not JSON ({error}).") from None
        if not isinstance(saved, dict) or saved.get("boomtown") != "table":
            raise BadRecord("This is not a saved Boomtown table.")
        if saved.get("game") != self.id:
            raise BadRecord(f"This is a table of '{saved.get('game')}', not of {self.title}.")
        if saved.get("rules") != self.version:
            raise BadRecord(
                f"This table was saved under rules version {saved.get('rules')} of {self.title}; "
                f"this Boomtown plays version {self.version} and can't go on from it."
            )
        try:
            return self._restored(saved)
        except BoomtownError:
            raise
        except Exception as error:  # wrong numbers can trip a game's own code in any way
            raise BadRecord(f"This saved table is damaged: {type(error).__name__} {error}.") from None

    def _restored(self, saved: dict[str, Any]) -> Table:
        seats = self.checked_seats(_whole(saved["seats"], "seats"))
        table = self.blank(seats, self.settings(saved["options"]))
        if saved["content"] != self.content_key(table):
            raise BadRecord(
                f"This table was played with other content ({saved['content']}) than the one at hand "
                f"({self.content_key(table)}); name the right folder with the option 'content'."
            )
        cells: list[list[int]] = []
        for f in table.layout.fields:
            if f.see == DERIVED:
                cells.extend([] for _ in range(seats if f.per_seat else 1))
                continue
            lists = saved["fields"][f.name] if f.per_seat else [saved["fields"][f.name]]
            if len(lists) != (seats if f.per_seat else 1):
                raise ValueError(f"field '{f.name}' has {len(lists)} lists")
            for one in lists:
                if f.size >= 0 and len(one) != f.size:
                    raise ValueError(f"field '{f.name}' holds {len(one)} numbers, not {f.size}")
                cells.append([_whole(n, f.name) for n in one])
        table.fill(cells)
        table.dice = _whole(saved["dice"], "dice")
        table.marks = _whole(saved["marks"], "marks")
        table.moves = _whole(saved["moves"], "moves")
        table.quiet = bool(saved["quiet"])
        kinds = {kind.__name__: kind for kind in self.steps}
        table.agenda = [kinds[name](*[_whole(n, name) for n in args]) for name, *args in saved["agenda"]]
        for kind, seat, args, secret, audience, move in saved["log"]:
            heard = [_whole(n, "log") for n in args], [_whole(n, "log") for n in secret]
            numbers = _whole(audience, "log"), _whole(move, "log")
            table.news = Entry(table.news, str(kind), _whole(seat, "log"), *heard, *numbers)
        table.rebuild()
        for seat in table.waiting:
            if not 0 <= seat < seats or not table.legal(seat):
                raise ValueError(f"seat {seat} should decide now, but has nothing to choose from")
        return table


def _whole(value: Any, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not -LARGEST <= value <= LARGEST:
        raise ValueError(f"'{name}' holds {value!r} where a whole number belongs")
    return value


def register(game: Game) -> Game:
    """Put a game into the house."""
    GAMES[game.id] = game
    return game
