"""The JSON API of people: names, accounts, logins, tokens, profiles."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.web import people
from boomtown.web.api import Db
from boomtown.web.guard import person_of, somebody
from boomtown.web.models import Chair, Person, TableRow
from boomtown.web.people import Refused
from boomtown.web.state import placed

api_people = APIRouter(prefix="/api")


class Name(BaseModel):
    """What somebody wants to be called."""

    name: str = Field(max_length=60)


class Account(Name):
    """A name and a password."""

    password: str = Field(max_length=200)
    email: str = Field("", max_length=200)


@api_people.get("/me")
def me(request: Request, db: Db) -> dict[str, Any]:
    """Who you are here."""
    person = person_of(request, db)
    if person is None:
        return {"known": False}
    return {"known": True, "id": person.id, "name": person.name, "account": person.key is not None}


@api_people.post("/me")
def call_me(wish: Name, request: Request, db: Db) -> dict[str, Any]:
    """Take a guest name."""
    person = somebody(request, db)
    people.rename(person, wish.name)
    return {"name": person.name}


@api_people.post("/account", status_code=201)
def account(wish: Account, request: Request, db: Db) -> dict[str, Any]:
    """Turn yourself into an account; your tables stay yours."""
    person = somebody(request, db)
    people.make_account(db, person, wish.name, wish.password, wish.email)
    request.state.new_visitor = change_secret(request, db, person)
    return {"name": person.name}


@api_people.post("/login")
def login(wish: Account, request: Request, db: Db) -> dict[str, Any]:
    """Log in with name and password."""
    caller = request.client.host if request.client else "?"
    if not request.app.state.guard.passwords.take(caller):
        raise Refused("Too many tries; wait a minute.", 429)
    person = people.check_password(db, wish.name, wish.password)
    request.state.new_visitor = change_secret(request, db, person)
    return {"name": person.name}


@api_people.post("/logout")
def logout(request: Request, db: Db) -> dict[str, Any]:
    """Log this browser out."""
    people.forget(db, request.state.visitor)
    return {}


@api_people.post("/tokens", status_code=201)
def token(wish: Name, request: Request, db: Db) -> dict[str, Any]:
    """A token for a program of yours; it is shown only now."""
    person = somebody(request, db)
    if len(people.programs(db, person)) >= people.MOST_PROGRAMS:
        raise Refused(f"You have {people.MOST_PROGRAMS} tokens; revoke one first.", 409)
    return {"token": people.new_login(db, person, program=people.clean_name(wish.name))}


@api_people.get("/tokens")
def tokens(request: Request, db: Db) -> list[dict[str, Any]]:
    """The tokens of your programs: their names, not the tokens themselves."""
    person = person_of(request, db)
    found = people.programs(db, person) if person is not None else []
    return [
        {"id": login.hash[:16], "name": login.program, "created": login.created.isoformat()}
        for login in found
    ]


@api_people.delete("/tokens/{token_id}")
def revoke(
    token_id: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], request: Request, db: Db
) -> dict[str, Any]:
    """Revoke a token; the program is not known here any more."""
    person = person_of(request, db)
    for login in people.programs(db, person) if person is not None else []:
        if login.hash.startswith(token_id):
            db.delete(login)
            return {}
    raise Refused("You have no such token.", 404)


def change_secret(request: Request, db: Session, person: Person) -> str:
    """A new secret for this browser after a change of who it is."""
    people.forget(db, request.state.visitor)
    return people.new_login(db, person)


@api_people.get("/people/{person_id}")
def profile(person_id: int, db: Db) -> dict[str, Any]:
    """What everybody may know of somebody: name and finished games."""
    person = db.get(Person, person_id)
    if person is None:
        raise Refused("There is nobody with that number.", 404)
    games: list[dict[str, Any]] = []
    rows = db.execute(
        select(TableRow, Chair.seat)
        .join(Chair, Chair.table_id == TableRow.id)
        .where(Chair.person_id == person_id, TableRow.state == "over", TableRow.door == "open")
        .order_by(TableRow.changed.desc())
        .limit(200)
    )
    for row, seat in rows:
        result = placed(row.result, seat) if row.result else {"place": None, "score": None, "words": ""}
        games.append(
            {
                "id": row.id,
                "name": row.name,
                "game": row.game,
                "seats": row.seats,
                "ended": row.changed.isoformat(),
                **result,
            }
        )
    return {
        "id": person.id,
        "name": person.name,
        "account": person.key is not None,
        "since": person.created.isoformat(),
        "games": games,
    }
