"""Tables before the game: making them, sitting down, getting up; and records that are put into the house."""

import secrets
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.engine.dice import SECRET_BYTES, fingerprint
from boomtown.engine.record import Record
from boomtown.web.house.changes import Change, note
from boomtown.web.house.models import Chair, Move, TableRow
from boomtown.web.house.tables import dealt
from boomtown.web.house.wishes import checked_bot, checked_game, clean_label, clean_title, one_of, seated
from boomtown.web.people.models import Person, now
from boomtown.web.people.refused import Refused

PACES = ("live", "turns")
DOORS = ("open", "invited")


def new_table(db: Session, owner: Person, wish: dict[str, Any]) -> TableRow:
    """A table as somebody wishes it; its maker sits in the first seat that is theirs."""
    game = checked_game(str(wish.get("game", "")))
    seats = game.checked_seats(int(wish.get("seats", game.players[0])))
    options = game.settings({k: v for k, v in dict(wish.get("options") or {}).items() if k != "content"})
    row = TableRow(
        id=secrets.token_hex(5),
        name=clean_title(str(wish.get("name", "")), game),
        game=game.id,
        rules=game.version,
        content=game.content_key(game.blank(seats, options)),
        seats=seats,
        options=options,
        pace=one_of(wish, "pace", PACES),
        door=one_of(wish, "door", DOORS),
        invite=secrets.token_urlsafe(12),
        open_hands=bool(wish.get("open_hands", False)),
        hints=bool(wish.get("hints", True)),
        bot_pause=min(max(int(wish.get("bot_pause", 800)), 0), 10_000),
        clock=min(max(int(wish["clock"]), 1), 24 * 30) if wish.get("clock") else None,
        state="lobby",
        owner_id=owner.id,
    )
    db.add(row)
    db.flush()
    chairs: list[Any] = list(wish.get("chairs") or ["me"])
    for seat in range(seats):
        who = str(chairs[seat]) if seat < len(chairs) else "open"
        db.add(Chair(table_id=row.id, seat=seat, **seated(who, owner)))
    start_if_full(db, row)
    return row


def take_in(db: Session, person: Person, record: Record) -> TableRow:
    """Put a record into the house: a finished game to look at it again, another to go on with, in all its seats."""
    over = record.table.over
    row = TableRow(
        id=secrets.token_hex(5),
        name=f"{record.game.title} (from a file)",
        game=record.game.id,
        rules=record.game.version,
        content=record.content,
        seed=str(record.seed),
        secret=record.secret.hex() or None,
        fingerprint=fingerprint(record.secret) if record.secret else None,
        seats=record.seats,
        options=record.options,
        pace="turns",
        door="invited",
        invite=secrets.token_urlsafe(12),
        state="playing",
        source="file",
        owner_id=person.id,
    )
    note(row, record.table)
    db.add(row)
    db.flush()
    for seat in range(record.seats):
        label = clean_label(record.names[seat]) if seat < len(record.names) else None
        db.add(Chair(table_id=row.id, seat=seat, label=label, person_id=None if over else person.id))
    db.add_all(rows_of(record, row.id))
    db.flush()
    return row


def rows_of(record: Record, table_id: str) -> list[Move]:
    """The rows that play a record again, with what was drawn anew."""
    redraws = dict(record.redraws)
    rows: list[Move] = []
    for count in range(len(record.actions) + 1):
        if count > 0:
            seat, action = record.actions[count - 1]
            rows.append(Move(kind="move", seat=seat, action=record.game.actions.spell(action)))
        if count in redraws:
            rows.append(Move(kind="anew", seat=0, action=str(redraws[count])))
    for seq, row in enumerate(rows, 1):
        row.table_id, row.seq = table_id, seq
    return rows


def join(c: Change, person: Person, invite: str, seat: int | None = None) -> int:
    """Sit down in a free seat of a table that has not begun, or again in one's own that a bot has taken meanwhile."""
    _may_enter(c.row, person, invite)
    chairs = c.house.chairs(c.db, c.row.id)
    if c.row.state == "playing":
        for chair in chairs:
            if chair.away_id == person.id and seat in (None, chair.seat):
                chair.person_id, chair.bot, chair.away_id = person.id, None, None
                c.row.since = now()
                return chair.seat
    if c.row.state != "lobby":
        raise Refused("This game has begun; you can watch it.", 409)
    for chair in chairs:
        if chair.person_id == person.id and seat in (None, chair.seat):
            return chair.seat
    mine = sum(chair.person_id == person.id for chair in chairs)
    if mine == 1 and c.row.door == "open":
        raise Refused(
            "You sit at this table already: one person, one seat, unless it was made for one device.", 409
        )
    for chair in chairs:
        if chair.person_id is None and chair.bot is None and seat in (None, chair.seat):
            chair.person_id = person.id
            start_if_full(c.db, c.row)
            return chair.seat
    raise Refused("No seat is free at this table.", 409)


def _may_enter(row: TableRow, person: Person | None, invite: str) -> None:
    """Refuse whoever was not invited to a table by invitation."""
    if row.door == "invited" and not secrets.compare_digest(invite.encode(), row.invite.encode()):
        if person is not None and person.id == row.owner_id:
            return
        raise Refused("This table is by invitation; ask its maker for the link.", 403)


def leave(c: Change, person: Person) -> None:
    """Get up from a table that has not begun."""
    if c.row.state != "lobby":
        raise Refused("The game has begun. Ask the table for a bot to take your seat.", 409)
    for chair in c.house.chairs(c.db, c.row.id):
        if chair.person_id == person.id:
            chair.person_id = None
    c.row.changed = now()


def seat_bot(c: Change, person: Person, seat: int, bot: str) -> None:
    """The maker of a table puts a bot in a free seat."""
    if c.row.owner_id != person.id or c.row.state != "lobby":
        raise Refused("Only the maker of a table seats bots, before the game begins.", 403)
    chair = c.db.get(Chair, (c.row.id, seat))
    if chair is None or chair.person_id is not None:
        raise Refused("That seat is not free.", 409)
    chair.bot = checked_bot(bot)
    start_if_full(c.db, c.row)


def start_if_full(db: Session, row: TableRow) -> None:
    """Let the game begin when every seat is taken: only now it is dealt."""
    db.flush()
    row.changed = now()
    chairs = db.scalars(select(Chair).where(Chair.table_id == row.id))
    if all(chair.person_id is not None or chair.bot is not None for chair in chairs):
        seal(row)
        row.state = "playing"
        row.since = now()
        note(row, dealt(row).record.table)
        db.flush()


def seal(row: TableRow) -> None:
    """Choose the secret that a game is dealt from, and what everybody may know of it."""
    secret = secrets.token_bytes(SECRET_BYTES)
    row.secret, row.fingerprint = secret.hex(), fingerprint(secret)
