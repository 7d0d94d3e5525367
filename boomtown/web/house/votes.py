"""What the people at a table decide together: going back past a reveal, a bot for somebody who is away."""

from datetime import timedelta

from boomtown.web.house.changes import MOVED_ON, Change
from boomtown.web.house.models import Chair, Move, Question, TableRow
from boomtown.web.house.wishes import checked_bot
from boomtown.web.people.models import Person, now
from boomtown.web.people.refused import Refused
from boomtown.web.words.site import USUAL

AWAY_LIVE = timedelta(minutes=5)  # at a live table


def patience(row: TableRow) -> timedelta | None:
    """How long a seat may take; None: as long as it likes."""
    if row.clock:
        return timedelta(hours=row.clock)
    return AWAY_LIVE if row.pace == "live" else None


def is_late(row: TableRow, seat: int) -> bool:
    """Whether a seat that must decide has taken longer than it may."""
    limit = patience(row)
    return limit is not None and seat in row.asked and now() - row.since >= limit


def needed(chairs: list[Chair], row: TableRow, question: Question) -> set[int]:
    """The people whose consent is needed; for a bot neither the absent nor who hasn't answered for as long as a turn."""
    people = {chair.person_id for chair in chairs if chair.person_id is not None}
    if question.kind != "bot":
        return people
    limit = patience(row)
    if limit is not None and now() - question.at >= limit:
        return people & set(question.agreed)
    return people - {chairs[question.seat].person_id}


def ask_undo(c: Change, person: Person, seat: int, seq: int) -> Question:
    """Ask to go back to before a seat's last action."""
    _must_play(c, person, seat)
    if seq != c.play.shown_seq(seat):
        raise Refused(MOVED_ON, 409)
    play = c.play
    mine = [i for i, (who, _) in enumerate(play.record.actions) if who == seat]
    if not mine:
        raise Refused("There is nothing to take back.", 409)
    if play.moves[mine[-1]] == play.moment_at(mine[-1]) == play.moment:
        raise Refused("Nobody has seen your picks yet: take them back yourself.", 409)
    count = play.count(play.moment_at(mine[-1]))  # all picks of one decision are taken back together
    return asked(c, person, Question(kind="undo", seat=seat, count=count))


def _must_play(c: Change, person: Person, seat: int | None = None) -> None:
    """Refuse whoever doesn't sit here (in that seat), and all when the game is not being played."""
    mine = c.house.seats_of(c.db, c.row.id, person)
    if seat is not None and seat not in mine:
        raise Refused("That is not your seat.", 403)
    if not mine:
        raise Refused("Only those who play here can ask for that.", 403)
    if c.row.state != "playing":
        raise Refused("This game is not being played: a finished game stays finished.", 409)


def ask_bot(c: Change, person: Person, seat: int | None, bot: str) -> Question:
    """Ask for a bot in the seat of somebody who has been away too long."""
    _must_play(c, person)
    chair = c.db.get(Chair, (c.row.id, seat if seat is not None else -1))
    if chair is None or chair.person_id is None or chair.person_id == person.id:
        raise Refused("A bot can only take the seat of somebody else who plays here.", 409)
    if any(seat in c.row.waiting for seat in c.house.seats_of(c.db, c.row.id, person)):
        raise Refused("Decide first: the others wait for you too.", 409)
    if patience(c.row) is None:
        raise Refused("This table has no clock: nobody is late here.", 409)
    if not is_late(c.row, chair.seat):
        raise Refused("That seat is not late: a bot can take it when its time is up.", 409)
    return asked(c, person, Question(kind="bot", seat=chair.seat, count=0, bot=checked_bot(bot or USUAL)))


def asked(c: Change, person: Person, question: Question) -> Question:
    """Put a question to the table; it is decided at once where nobody else has a say."""
    before = c.house.open_question(c.db, c.row.id)
    if before is not None and before.seq == c.play.public:
        settle(c, before)  # the time of those who don't answer may be up
        if before.state == "open":
            raise Refused("The table is voting already.", 409)
        return before
    if before is not None:
        before.state = "no"  # the game has gone on since
    question.table_id = c.row.id
    question.asked_by = person.id
    question.agreed = [person.id]
    question.seq = c.play.public
    question.state, question.at = "open", now()
    c.db.add(question)
    c.db.flush()
    settle(c, question)
    return question


def vote(c: Change, person: Person, question_id: int, yes: bool) -> Question:
    """Answer the table's question; one no is enough to end it."""
    question = c.db.get(Question, question_id)
    if question is None or question.table_id != c.row.id or question.state != "open":
        raise Refused("That question is not open any more.", 409)
    chairs = c.house.chairs(c.db, c.row.id)
    if person.id not in {chair.person_id for chair in chairs}:
        raise Refused("Only those who play here can vote.", 403)
    if question.kind == "bot" and chairs[question.seat].person_id == person.id:
        raise Refused("This is about your own seat: decide at the table, and the question is gone.", 409)
    if not yes:
        question.state = "no"
    elif person.id not in question.agreed:
        question.agreed = [*question.agreed, person.id]
        settle(c, question)
    return question


def settle(c: Change, question: Question) -> None:
    """Carry out what everybody has agreed to."""
    chairs = c.house.chairs(c.db, c.row.id)
    if not needed(chairs, c.row, question) <= set(question.agreed):
        return
    if question.seq != c.play.public or c.row.state != "playing":
        question.state = "no"
        return
    question.state = "yes"
    if question.kind == "undo":
        c.write(Move(kind="back", seat=question.seat, action=str(question.count), key=None))
    else:
        chair = chairs[question.seat]
        chair.away_id, chair.person_id, chair.bot = chair.person_id, None, question.bot or USUAL
    c.db.flush()
