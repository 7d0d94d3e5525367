"""What the people at a table decide together: going back past a reveal, a bot for somebody who is away."""

from datetime import timedelta

from sqlalchemy.orm import Session

from boomtown.web.house import House
from boomtown.web.models import Chair, Person, Question, TableRow, now
from boomtown.web.people import Refused
from boomtown.web.wishes import checked_bot
from boomtown.web.words import USUAL

AWAY_LIVE = timedelta(minutes=5)  # at a live table, or where no clock is set


def voters(house: House, db: Session, row: TableRow, without: int | None) -> set[int]:
    """The people whose consent is needed."""
    seated = {chair.person_id for chair in house.chairs(db, row.id) if chair.person_id is not None}
    return seated - {without} if without is not None else seated


def ask_undo(house: House, db: Session, row: TableRow, person: Person, seat: int) -> Question:
    """Ask to go back to before a seat's last action."""
    if seat not in house.seats_of(db, row.id, person):
        raise Refused("That is not your seat.", 403)
    record = house.play(db, row).record
    mine = [i for i, (who, _) in enumerate(record.actions) if who == seat]
    if not mine:
        raise Refused("There is nothing to take back.", 409)
    return asked(house, db, row, person, Question(kind="undo", seat=seat, count=mine[-1]))


def ask_bot(house: House, db: Session, row: TableRow, person: Person, seat: int | None, bot: str) -> Question:
    """Ask for a bot in the seat of somebody who has been away too long."""
    if not house.seats_of(db, row.id, person):
        raise Refused("Only those who play here can ask for that.", 403)
    chair = db.get(Chair, (row.id, seat if seat is not None else -1))
    if row.state != "playing" or chair is None or chair.person_id is None or chair.person_id == person.id:
        raise Refused("A bot can only take the seat of somebody else who plays here.", 409)
    limit = timedelta(hours=row.clock) if row.clock else AWAY_LIVE
    if chair.seat not in row.waiting or now() - row.since < limit:
        raise Refused("That seat is not late: a bot can take it when its time is up.", 409)
    checked_bot(bot or USUAL)
    return asked(house, db, row, person, Question(kind="bot", seat=chair.seat, count=0))


def asked(house: House, db: Session, row: TableRow, person: Person, question: Question) -> Question:
    """Put a question to the table; it is decided at once where nobody else has a say."""
    before = house.open_question(db, row.id)
    if before is not None:
        if before.seq == house.play(db, row).seq:
            raise Refused("The table is voting already.", 409)
        before.state = "no"  # the game has gone on since
    question.table_id = row.id
    question.asked_by = person.id
    question.agreed = [person.id]
    question.seq = house.play(db, row).seq
    question.state = "open"
    db.add(question)
    db.flush()
    settle(house, db, row, question)
    return question


def vote(house: House, db: Session, row: TableRow, person: Person, question_id: int, yes: bool) -> Question:
    """Answer the table's question; one no is enough to end it."""
    question = db.get(Question, question_id)
    if question is None or question.table_id != row.id or question.state != "open":
        raise Refused("That question is not open any more.", 409)
    if person.id not in voters(house, db, row, without=None):
        raise Refused("Only those who play here can vote.", 403)
    if not yes:
        question.state = "no"
    elif person.id not in question.agreed:
        question.agreed = [*question.agreed, person.id]
        settle(house, db, row, question)
    return question


def settle(house: House, db: Session, row: TableRow, question: Question) -> None:
    """Carry out what everybody has agreed to."""
    chair = db.get(Chair, (row.id, question.seat))
    absent = chair.person_id if question.kind == "bot" and chair is not None else None
    if not voters(house, db, row, without=absent) <= set(question.agreed):
        return
    if question.seq != house.play(db, row).seq:
        question.state = "no"
        return
    question.state = "yes"
    if question.kind == "undo":
        house.go_back(db, row, question.seat, question.count)
    elif chair is not None:
        chair.person_id = None
        chair.bot = USUAL
    db.flush()
