"""What a page or a program is told of a table: made from a seat's view and nothing else."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.engine.game import Game
from boomtown.engine.picks import Pick
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from boomtown.web.house.models import Message, TableRow
from boomtown.web.house.plays import Play
from boomtown.web.house.tables import House
from boomtown.web.house.votes import needed
from boomtown.web.people.models import Person
from boomtown.web.people.refused import Refused
from boomtown.web.words.site import nth


@dataclass
class Eyes:
    """With whose eyes somebody looks at a table: a seat, a spectator (None), or all open."""

    seat: int | None
    mine: list[int]  # the seats that are theirs
    all_open: bool = False


def eyes(
    house: House, db: Session, row: TableRow, person: Person | None, wish: str | None, invite: str = ""
) -> Eyes:
    """The eyes somebody may look with; wishes for other people's eyes are refused while the game lasts."""
    mine = house.seats_of(db, row.id, person)
    if (
        row.door == "invited"
        and not mine
        and (person is None or person.id != row.owner_id)
        and invite != row.invite
    ):
        raise Refused("This table is by invitation; ask its maker for the link.", 403)
    if row.state == "lobby":
        return Eyes(None, mine)  # nobody looks at a hand before everybody sits
    free = row.state == "over" or row.open_hands
    if wish in (None, ""):
        waiting = [seat for seat in mine if seat in row.waiting]
        return Eyes(waiting[0] if waiting else mine[0] if mine else None, mine)
    if wish == "watch":
        return Eyes(None, mine)
    if wish == "all" and free:
        return Eyes(None, mine, all_open=True)
    if wish is not None and wish in map(str, range(row.seats)) and (int(wish) in mine or free):
        return Eyes(int(wish), mine)
    raise Refused("You can't look at the table from there while the game lasts.", 403)


def alone(house: House, db: Session, table_id: str, mine: list[int]) -> bool:
    """Whether nobody but bots sits at a table beside somebody in these seats."""
    return all(chair.bot is not None or chair.seat in mine for chair in house.chairs(db, table_id))


def seen(table: Table, look: Eyes) -> dict[str, Any]:
    """The view through somebody's eyes; with all open every seat's own part is shown."""
    view = table.view(look.seat)
    if look.all_open:
        for field in table.layout.fields:
            if field.per_seat and field.name in view:
                view[field.name] = [table.view(seat)[field.name][seat] for seat in range(table.seats)]
    return view


def awaited(table: Table, mine: list[int]) -> list[int]:
    """The seats that must decide, as far as somebody in these seats may know: of the others all that were asked."""
    waiting = table.waiting
    return [seat for seat in table.asked(-1) if seat not in mine or seat in waiting]


def picking(table: Table, seat: int) -> Pick[Any] | None:
    """The pick of several things that a seat is making, if it is."""
    top = table.agenda[-1] if table.agenda else None
    return top if isinstance(top, Pick) and seat in top.seats(table) else None


def choices(record: Record, seat: int) -> list[dict[str, Any]]:
    """What a seat may choose: how it is spelled, what the button says, what on the picture it belongs to.

    Where several things are picked, `picked` says how many of it are (choosing it again puts it back) and `finishes`
    marks the action that ends the pick; elsewhere `picked` is None. `thing` is the text of what is not yet picked.
    """
    game, table = record.game, record.table
    pick = picking(table, seat)
    before = table  # how things are called before they are picked
    if pick is not None and table.picks[seat]:
        before = table.clone()
        before.own_picks(seat).clear()
    found: list[dict[str, Any]] = []
    for action in table.accepted(seat):
        verb, number = game.actions.name(action), game.actions.number(action)
        target = game.targets.get(verb)
        found.append(
            {
                "action": game.actions.spell(action),
                "text": game.text(action, table, seat),
                "thing": game.text(action, before, seat),
                "target": f"{target}-{number}" if target else None,
                "picked": table.picks[seat].count(action) if pick is not None else None,
                "finishes": pick is not None and action == pick.done_with(table),
            }
        )
    return found


def messages(db: Session, table_id: str, since: int = 0) -> list[dict[str, Any]]:
    """What was said at a table."""
    rows = db.execute(
        select(Message, Person)
        .join(Person, Person.id == Message.person_id)
        .where(Message.table_id == table_id, Message.id > since)
        .order_by(Message.id.desc())
        .limit(200)
    )
    return [
        {"id": m.id, "name": p.name, "person": p.id, "text": m.text, "at": m.at.isoformat()}
        for m, p in reversed(rows.all())
    ]


def players(house: House, db: Session, row: TableRow) -> list[dict[str, Any]]:
    """Who sits where."""
    found: list[dict[str, Any]] = []
    for chair in house.chairs(db, row.id):
        person = db.get(Person, chair.person_id) if chair.person_id is not None else None
        name = person.name if person else chair.bot or chair.label or ""
        kind = "bot" if chair.bot else "person" if person else "free"
        found.append({"seat": chair.seat, "kind": kind, "name": name, "person": chair.person_id})
    return found


def table_state(
    house: House, db: Session, row: TableRow, play: Play, look: Eyes, log_since: int = 0
) -> dict[str, Any]:
    """All that a page needs to show a table through somebody's eyes."""
    record, table = play.record, play.record.table
    state: dict[str, Any] = {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "state": row.state,
        "seq": play.shown_seq(look.seat),
        "actions": play.moment,
        "seat": look.seat,
        "mine": look.mine,
        "waiting": awaited(table, look.mine) if row.state == "playing" else [],
        "since": row.since.isoformat(),
        "clock": row.clock,
        "pace": row.pace,
        "open_hands": row.open_hands,
        "hints": row.hints,
        "players": players(house, db, row),
        "fingerprint": row.fingerprint,
        "view": seen(table, look) if row.state != "lobby" else None,
        "log": table.log(look.seat, log_since) if row.state != "lobby" else [],
        "result": row.result,
        "question": question_of(house, db, row, play),
        "verbs": verbs(record.game),
    }
    acting = look.seat is not None and look.seat in look.mine and row.state == "playing"
    state["yours"] = acting and look.seat in table.waiting
    if acting and look.seat is not None:
        state["options"] = choices(record, look.seat)
        state["prompt"] = table.prompt(look.seat)
        state["rules"] = list(table.rules()) if look.seat in table.waiting else []
        state["may_undo"] = record.may_undo(look.seat)
    return state


def verbs(game: Game) -> dict[str, list[str]]:
    """What pointing at a kind of thing on the picture can mean: actions as they are spelled, * for its number."""
    found: dict[str, list[str]] = {}
    for verb, kind in game.targets.items():
        several = game.actions.ranges[verb][1] > 1
        found.setdefault(kind, []).append(f"{verb} *" if several else verb)
    return found


def question_of(house: House, db: Session, row: TableRow, play: Play) -> dict[str, Any] | None:
    """What the table is voting on now; a question that the game has overtaken is none."""
    question = house.open_question(db, row.id)
    if question is None or question.seq != play.public:
        return None
    return {
        "id": question.id,
        "kind": question.kind,
        "seat": question.seat,
        "count": play.moment_at(question.count),
        "asked_by": question.asked_by,
        "agreed": question.agreed,
        "needed": sorted(needed(house.chairs(db, row.id), row, question)),
    }


def past_state(play: Play, row: TableRow, look: Eyes, count: int) -> dict[str, Any]:
    """The table after its first `count` actions, through somebody's eyes; all picks of one decision are one action."""
    known = play.moment
    if row.state == "lobby":
        raise Refused("This game has not begun; nothing is dealt yet.", 404)
    if not 0 <= count <= known:
        raise Refused(f"This game has {known} actions; there is no moment {count}.", 404)
    table = play.record.replay(play.count(count))
    return {
        "id": row.id,
        "at": count,
        "actions": known,
        "seat": look.seat,
        "view": seen(table, look),
        "log": table.log(look.seat),
        "scores": table.scores() if row.state == "over" else None,
    }


def placed(result: dict[str, Any], seat: int) -> dict[str, Any]:
    """The place and the points of a seat in a game that is over; equals share a place. Alone one wins or is second."""
    if "won" in result:
        place, words = (1, "won") if result["won"] else (2, "lost")
        return {"place": place, "score": int(result["scores"][seat]), "words": words}
    better = 0
    for group in result["ranking"]:
        if seat in group:
            break
        better += len(group)
    words = f"{nth(better + 1)} of {len(result['scores'])}"
    return {"place": better + 1, "score": int(result["scores"][seat]), "words": words}
