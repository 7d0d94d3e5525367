"""What the table page is made of: numbers for its script, and fragments of HTML that are swapped when they change."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy.orm import Session

from boomtown.engine.game import Sight
from boomtown.engine.table import Table
from boomtown.web import words_table as w
from boomtown.web.house import House, Play
from boomtown.web.models import Person, TableRow
from boomtown.web.pages import templates
from boomtown.web.past import LogLine, Past, log_lines, sections
from boomtown.web.state import Eyes, choices, messages, players, question_of, seen, verbs


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
        self.waiting = list(self.table.waiting) if self.row.state == "playing" else []
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
        "actions": s.play.shown_actions(),
        "at": s.at,
        "seat": s.seat,
        "mine": s.look.mine,
        "yours": s.yours,
        "waiting": list(s.now.waiting) if s.row.state == "playing" else [],
        "options": s.options,
        "verbs": verbs(s.game),
        "may_undo": s.acting and record.may_undo(seat),
        "may_ask": s.acting and s.question is None and any(who == seat for who, _ in record.actions),
        "may_hint": s.yours and s.row.hints,
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


# --- fragments -----------------------------------------------------------------------------------------------


def fragment(name: str, **what: Any) -> str:
    """A fragment of HTML."""
    return templates.env.get_template(f"table_{name}.html").render(w=w, **what).strip()


def parts(s: Scene, want: set[str]) -> dict[str, str]:
    """All fragments by name; what costs more is made only for those who want it."""
    found = {
        "pieces": s.sight.pieces,
        "crumb": fragment("crumb", s=s),
        "order": fragment("order", s=s),
        "prompt": fragment("prompt", s=s, trail=trail(s), **headline(s)),
        "choices": fragment("choices", s=s, options=[o for o in s.options if not o["target"]]),
        "hand": fragment("hand", s=s, groups=hands(s.sight.cards)),
        "players": fragment("players", s=s, lines=player_lines(s)),
        "question": fragment("question", s=s, **asked(s)),
        "banner": fragment("banner", s=s),
    }
    if s.row.state == "over":
        from boomtown.web.table_end import result

        found["result"] = fragment("result", s=s, **result(s))
    mats = s.sight.mats
    for seat, mat in enumerate(mats):
        if seat == s.seat or "mats" in want:
            found[f"mat-{seat}"] = mat
    if "text" in want:
        found["text"] = fragment("text", s=s, text=s.game.describe(s.table, s.seat))
    return found


def log_parts(s: Scene) -> list[str]:
    """The log, part by part; it is always the whole log up to now, so that the past can be pointed at."""
    marks = tuple((str(s.rows[seat]["mark"]), str(s.rows[seat]["letter"])) for seat in range(s.row.seats))
    lines = log_lines(s.past, s.now, s.seat, s.game, s.look.all_open)
    return [log_part(s.row.game, marks, part) for part in sections(lines)]


@lru_cache(maxsize=500)
def log_part(game: str, marks: tuple[tuple[str, str], ...], lines: tuple[LogLine, ...]) -> str:
    """A part of the log; the parts before the last don't change any more."""
    rows = [{"mark": mark, "letter": letter} for mark, letter in marks]
    return fragment("log", game=game, rows=rows, lines=lines)


def tag(name: str, html: str) -> str:
    """A short text that changes with a fragment."""
    return hashlib.blake2b(f"{name}:{html}".encode(), digest_size=6).hexdigest()


def packed(found: dict[str, str], have: set[str]) -> dict[str, dict[str, str]]:
    """Fragments with their tags, without those that the page has already."""
    packs: dict[str, dict[str, str]] = {}
    for name, html in found.items():
        mark = tag(name, html)
        packs[name] = {"tag": mark} if mark in have else {"tag": mark, "html": html}
    return packs


def told(s: Scene, want: set[str], have: set[str], chat: int) -> dict[str, Any]:
    """All that a page needs to show the table, without what it has."""
    found = parts(s, want)
    log = {f"log-{number}": html for number, html in enumerate(log_parts(s))}
    said = messages(s.db, s.row.id, chat)
    return {
        "facts": facts(s),
        "parts": packed(found, have),
        "log": packed(log, have),
        "chat": fragment("chat", s=s, said=said) if said else "",
        "said": said[-1]["id"] if said else chat,
        "new": len(said),
    }


# --- what stands in them -------------------------------------------------------------------------------------


def headline(s: Scene) -> dict[str, Any]:
    """The sentence over the board: what to do, who is waited for, or who has won."""
    if s.at is not None:
        return {
            "kind": "past",
            "tag": "",
            "sentence": w.MOMENT.format(at=s.at, all=s.play.shown_actions()),
            "rules": [],
        }
    if s.row.state == "over":
        return {"kind": "over", "tag": w.OVER, "sentence": winner(s), "rules": []}
    others = [s.called(seat) for seat in s.waiting if seat != s.seat]
    if s.yours and s.seat is not None:
        return {
            "kind": "yours",
            "tag": w.YOUR_TURN,
            "sentence": s.now.prompt(s.seat),
            "rules": list(s.now.rules()),
            "also": w.ALSO.format(names=w.named(others)) if others else "",
        }
    mine = [s.called(seat) for seat in s.waiting if seat in s.look.mine and s.seat is None]
    watching = not s.look.mine
    sentence = w.YOUR_OTHER.format(names=mine[0]) if mine else w.WAIT_FOR.format(names=w.named(others))
    return {"kind": "idle", "tag": w.WATCHING if watching else w.WAITING, "sentence": sentence, "rules": []}


def winner(s: Scene) -> str:
    """Who has won, with how many points; alone: whether you did."""
    if (s.row.result or {}).get("verdict"):
        return str((s.row.result or {})["verdict"])
    ranking = (s.row.result or {}).get("ranking") or [[]]
    scores = (s.row.result or {}).get("scores") or []
    if not ranking[0]:
        return w.END
    names = w.named([s.called(seat) for seat in ranking[0]])
    words = w.SHARED if len(ranking[0]) > 1 else w.WINS
    return words.format(names=names, points=scores[ranking[0][0]])


def trail(s: Scene) -> list[str]:
    """What the seat has chosen so far within the action that it is in the midst of."""
    actions, news = s.play.record.actions, s.now.news
    if not s.yours or s.now.moves != len(actions):
        return []
    start = news.move if news is not None else 0
    steps = actions[start:]
    if not steps or len(steps) > 6 or any(seat != s.seat for seat, _ in steps):
        return []
    table = s.past.table(start)
    words: list[str] = []
    for seat, action in steps:
        words.append(s.game.text(action, table, seat))
        table.apply(seat, action)
    return words


def hands(cards: list[dict[str, Any]]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Cards by the group they lie in."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for card in cards:
        groups.setdefault(str(card.get("group", "")), []).append(card)
    return list(groups.items())


def player_lines(s: Scene) -> list[dict[str, Any]]:
    """The players' table: who, what he has, whether he is waited for."""
    lines: list[dict[str, Any]] = []
    for row in s.sight.rows:
        seat = row["seat"]
        player = s.players[seat]
        mine = seat in s.look.mine
        lines.append(
            {
                **row,
                "name": w.YOU.format(name=s.name(seat)) if mine else s.name(seat),
                "kind": player["kind"],
                "mine": mine,
                "waiting": seat in s.waiting,
                "called": s.game.seat_name(s.now, seat),
            }
        )
    return lines


def asked(s: Scene) -> dict[str, Any]:
    """The table's question in words, and whether you have answered."""
    question = s.question
    if question is None:
        return {"question": None}
    names = {p["person"]: s.name(p["seat"]) for p in s.players if p["person"] is not None}
    words = w.ASKS_UNDO if question["kind"] == "undo" else w.ASKS_BOT
    me = s.me.id if s.me else -1
    missing = [person for person in question["needed"] if person not in question["agreed"]]
    return {
        "question": question,
        "sentence": words.format(
            name=names.get(question["asked_by"], w.GUEST),
            seat=s.called(question["seat"]),
            count=question["count"],
        ),
        "still": w.STILL.format(names=w.named([names.get(person, w.GUEST) for person in missing])),
        "answer": me in missing,
        "withdraw": me == question["asked_by"],
    }
