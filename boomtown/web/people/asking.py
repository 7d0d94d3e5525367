"""Who is asking: somebody known by a browser's secret or a program's token, or a stranger."""

from fastapi import Request
from sqlalchemy.orm import Session

from boomtown.web.people.accounts import browser, fingerprint, new_guest, program
from boomtown.web.people.models import Login, Person
from boomtown.web.people.refused import Refused


def bearer(request: Request) -> str:
    """The token of a program, if the request carries one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def person_of(request: Request, db: Session) -> Person | None:
    """Who is asking, if they are known."""
    token: str = request.state.bearer
    if not token:
        login = browser(db, request.state.visitor)
    else:
        login = program(db, token)
        if login.scope == "read" and request.method not in ("GET", "HEAD"):
            raise Refused("This token may only read; make one that may play.", 403)
    return db.get(Person, login.person_id) if login is not None else None


def in_person(request: Request) -> None:
    """Refuse programs: what concerns the account itself is done by people, in a browser."""
    if request.state.bearer:
        raise Refused("A token can't do that; do it on your own page.", 403)


def somebody(request: Request, db: Session, name: str = "") -> Person:
    """Who is asking; a stranger becomes a guest."""
    person = person_of(request, db)
    if person is None:
        person = new_guest(db, name)
        db.add(Login(hash=fingerprint(request.state.visitor), person_id=person.id))
        db.flush()
    return person
