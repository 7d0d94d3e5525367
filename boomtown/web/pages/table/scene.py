"""A table at a moment through somebody's eyes, and what the page's script needs to know of it."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from boomtown.engine.game import Sight
from boomtown.engine.table import Table
from boomtown.web.house.foretelling import foretold
from boomtown.web.house.models import TableRow
from boomtown.web.house.past import Past
from boomtown.web.house.plays import Play
from boomtown.web.house.state import Eyes, alone, awaited, choices, players, question_of, seen, verbs
from boomtown.web.house.tables import House
from boomtown.web.people.models import Person
from boomtown.web.words import table as w


@dataclass
class Scene:
    """A table at a moment, through somebody's eyes, with all that its fragments are made from."""

    house: House
    db: Session
    row: TableRow
    play: Play
    past: Past
    look: Eyes
    me: Person | None
    at: int | None = None  # a moment of the past, or now

    def __post_init__(self) -> None:
        self.game = self.play.record.game
        self.now: Table = self.play.record.table
        self.table = self.now if self.at is None else self.past.table(self.at)
        self.view = seen(self.table, self.look)
        self.sight: Sight = self.game.sight(self.table, self.view)
        self.players = players(self.house, self.db, self.row)
        self.rows = {row["seat"]: row for row in self.sight.rows}
        self.waiting = awaited(self.table, self.look.mine) if self.row.state == "playing" else []
        self.seat = self.look.seat
        self.acting = (
            self.at is None
            and self.row.state == "playing"
            and self.seat is not None
            and self.seat in self.look.mine
        )
        self.yours = self.acting and self.seat in self.waiting
        self.options = choices(self.play.record, self.seat) if self.acting and self.seat is not None else []
        self.question = question_of(self.house, self.db, self.row, self.play)

    def name(self, seat: int) -> str:
        """Who sits in a seat, in words."""
        player = self.players[seat]
        if player["kind"] == "bot":
            return w.bot_name(player["name"])
        return str(player["name"] or self.game.seat_name(self.now, seat))

    def called(self, seat: int) -> str:
        """A name with its seat, where the name alone may not say it."""
        return f"{self.name(seat)} ({self.game.seat_name(self.now, seat)})"

    @property
    def hot(self) -> bool:
        """Whether several seats are one person's, so that the device goes from hand to hand."""
        return len(self.look.mine) > 1 and not self.row.open_hands


def facts(s: Scene) -> dict[str, Any]:
    """What the page's script needs to know; all of it is open to these eyes."""
    record = s.play.record
    seat = s.seat if s.seat is not None else -1
    return {
        "id": s.row.id,
        "game": s.row.game,
        "name": s.row.name,
        "state": s.row.state,
        "seq": s.play.shown_seq(s.seat),
        "actions": s.play.moment,
        "at": s.at,
        "seat": s.seat,
        "mine": s.look.mine,
        "yours": s.yours,
        "waiting": awaited(s.now, s.look.mine) if s.row.state == "playing" else [],
        "options": s.options,
        "foretold": finish_foretold(s),
        "verbs": verbs(s.game),
        "may_undo": s.acting and record.may_undo(seat),
        "may_ask": s.acting and s.question is None and any(who == seat for who, _ in record.actions),
        "may_hint": s.yours and s.row.hints,
        "may_skip": s.acting and not s.yours and alone(s.house, s.db, s.row.id, s.look.mine),
        "again": again(s),
        "hot": s.hot,
        "players": [
            {
                "seat": p["seat"],
                "name": s.name(p["seat"]),
                "called": s.called(p["seat"]),
                "word": s.game.seat_name(s.now, p["seat"]),
                "kind": p["kind"],
            }
            for p in s.players
        ],
        "since": s.row.since.isoformat(),
        "clock": s.row.clock,
        "pace": s.row.pace,
        "me": s.me.id if s.me else None,
    }


def again(s: Scene) -> dict[str, Any] | None:
    """What a table for the next game is made from, for somebody who played this one: the same seats, turned by one."""
    if s.row.state != "over" or not s.look.mine:
        return None
    chairs = [
        "me" if p["seat"] in s.look.mine else p["name"] if p["kind"] == "bot" else "open" for p in s.players
    ]
    return {
        "game": s.row.game,
        "seats": s.row.seats,
        "options": s.row.options,
        "name": s.row.name,
        "pace": s.row.pace,
        "door": s.row.door,
        "open_hands": s.row.open_hands,
        "hints": s.row.hints,
        "bot_pause": s.row.bot_pause,
        "clock": s.row.clock,
        "chairs": [*chairs[1:], *chairs[:1]],
    }


def finish_foretold(s: Scene) -> dict[str, Any] | None:
    """What finishing a pick that has begun would do: the page says it beside what is picked."""
    finish = next((option["action"] for option in s.options if option["finishes"]), None)
    if finish is None or s.seat is None or not any(option["picked"] for option in s.options):
        return None
    return foretold(s.play.record, s.seat, s.game.actions.parse(finish))
