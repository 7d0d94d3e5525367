"""What the table page is made of: numbers for its script, and fragments of HTML that are swapped when they change."""

import hashlib
from functools import lru_cache
from typing import Any

from boomtown.web.house.past import LogLine, log_lines, sections
from boomtown.web.house.state import messages
from boomtown.web.house.tidings import tidings, told_to
from boomtown.web.pages.page import templates
from boomtown.web.pages.table.ending import result
from boomtown.web.pages.table.scene import Scene, facts
from boomtown.web.words import table as w

LONGEST = 6  # choices of an action that are told again above its next one


# --- fragments -----------------------------------------------------------------------------------------------


def fragment(name: str, **what: Any) -> str:
    """A fragment of HTML."""
    return templates.env.get_template(f"table/{name}.html").render(w=w, **what).strip()


def parts(s: Scene, want: set[str]) -> dict[str, str]:
    """All fragments by name; what costs more is made only for those who want it."""
    way = trail(s)
    found = {
        "pieces": s.sight.pieces,
        "crumb": fragment("crumb", s=s),
        "order": fragment("order", s=s),
        "prompt": fragment("prompt", s=s, trail=way, just="" if way else just_done(s), **headline(s)),
        "choices": fragment(
            "choices", s=s, options=[o for o in s.options if not o["target"] and not o["finishes"]]
        ),
        "hand": fragment("hand", s=s, groups=hands(s.sight.cards)),
        "players": fragment("players", s=s, lines=player_lines(s)),
        "question": fragment("question", s=s, **asked(s)),
        "banner": fragment("banner", s=s),
    }
    if s.row.state == "over":
        found["result"] = fragment("result", s=s, **result(s))
    everybody = "mats" in want or chooses_on_mat(s)
    for seat, mat in enumerate(s.sight.mats):
        if seat == s.seat or everybody:
            found[f"mat-{seat}"] = mat
    if "text" in want:
        found["text"] = fragment("text", s=s, text=s.game.describe(s.table, s.seat))
    return found


def chooses_on_mat(s: Scene) -> bool:
    """Whether something is to be chosen on the seat's own board: the page opens the player boards then."""
    if s.seat is None or s.seat >= len(s.sight.mats):
        return False
    for option in s.options:
        kind, _, number = (option["target"] or "").rpartition("-")
        thing = f'data-{kind}="{number}"'
        if kind and thing in s.sight.mats[s.seat] and thing not in s.sight.pieces:
            return True
    return False


def log_parts(s: Scene) -> list[str]:
    """The log, part by part; it is always the whole log up to now, so that the past can be pointed at."""
    marks = tuple((str(s.rows[seat]["mark"]), str(s.rows[seat]["letter"])) for seat in range(s.row.seats))
    lines = log_lines(s.now, s.seat, s.game, s.look.all_open)
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
        "news": told_to(tidings(s.house, s.db, s.row.id), s.me.id if s.me else None),
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
            "sentence": w.MOMENT.format(at=s.at, all=s.play.moment),
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


def just_done(s: Scene) -> str:
    """What somebody else did last, in words; nothing where oneself did, or nothing was told."""
    if s.at is not None or s.row.state != "playing":
        return ""
    lines = log_lines(s.now, s.seat, s.game, s.look.all_open, last=1)
    return lines[-1].text if lines and lines[-1].seat not in (-1, s.seat) else ""


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
    start = s.now.news.move if s.now.news is not None else 0
    if not s.yours or not start < s.play.moment <= start + LONGEST:
        return []
    table = s.past.table(start)
    words: list[str] = []
    for seat, action in s.play.record.actions[s.play.count(start) : s.play.count(s.play.moment)]:
        if seat != s.seat:
            return []
        text, before = s.game.text(action, table, seat), table.moves
        table.apply(seat, action)
        if table.moves != before:  # of a pick only how it was finished
            words.append(text)
    return words


def hands(cards: list[dict[str, Any]]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Cards by the group they lie in."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for card in cards:
        groups.setdefault(str(card.get("group", "")), []).append(card)
    return list(groups.items())


def player_lines(s: Scene) -> list[dict[str, Any]]:
    """The players' table: who, what they have, whether they are waited for."""
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
