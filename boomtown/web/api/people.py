"""The JSON API of people: names, accounts, logins, tokens, profiles."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.web.api.answers import AskedAlways, Called, Me, Nothing, Profile, TokenFact, TokenMade
from boomtown.web.api.asked import Db, Number, Text
from boomtown.web.house.models import Chair, TableRow
from boomtown.web.house.state import placed
from boomtown.web.people import accounts as people
from boomtown.web.people.asking import in_person, person_of, somebody
from boomtown.web.people.models import Person
from boomtown.web.people.names import looks_of
from boomtown.web.people.refused import Refused

people_api = APIRouter(prefix="/api")

InPerson = Depends(in_person)


class Name(BaseModel):
    """What somebody wants to be called."""

    name: Text = Field(max_length=60)


class TokenWish(Name):
    """What a program is called, what it may do, and for how long."""

    scope: Literal["play", "read"] = "play"
    days: int = Field(365, ge=1, le=3650, description="Days after which it expires")


class Asked(BaseModel):
    """Whether somebody wants to be asked always."""

    always: bool


class Account(Name):
    """A name and a password."""

    password: Text = Field(max_length=200)
    email: Text = Field("", max_length=200)


@people_api.get("/me", response_model=Me, response_model_exclude_unset=True)
def me(request: Request, db: Db) -> dict[str, Any]:
    """Who you are here."""
    person = person_of(request, db)
    if person is None:
        return {"known": False}
    return {
        "known": True,
        "id": person.id,
        "name": person.name,
        "account": person.key is not None,
        "ask_always": person.ask_always,
    }


@people_api.post("/me", response_model=Called, dependencies=[InPerson])
def call_me(wish: Name, request: Request, db: Db) -> dict[str, Any]:
    """Take a guest name."""
    person = somebody(request, db)
    people.rename(db, person, wish.name)
    return {"name": person.name}


@people_api.post("/me/asked", response_model=AskedAlways, dependencies=[InPerson])
def asked(wish: Asked, request: Request, db: Db) -> dict[str, Any]:
    """Whether you want to be asked also where you have no choice: nobody learns then by how fast you answer."""
    person = somebody(request, db)
    person.ask_always = wish.always
    db.flush()
    request.app.state.house.announce(db, *tables_at(db, person))
    return {"ask_always": person.ask_always}


def tables_at(db: Session, person: Person) -> list[str]:
    """The tables at which somebody is to decide and has no choice."""
    rows = db.execute(
        select(TableRow.id, TableRow.sole, Chair.seat)
        .join(Chair, Chair.table_id == TableRow.id)
        .where(Chair.person_id == person.id, TableRow.state == "playing")
    )
    return [id for id, sole, seat in rows if seat in sole]


@people_api.post("/account", status_code=201, response_model=Called, dependencies=[InPerson])
def account(wish: Account, request: Request, db: Db) -> dict[str, Any]:
    """Turn yourself into an account; your tables stay yours."""
    person = somebody(request, db)
    people.make_account(db, person, wish.name, wish.password, wish.email)
    request.state.new_visitor = change_secret(request, db, person)
    return {"name": person.name}


@people_api.post("/login", response_model=Called, dependencies=[InPerson])
def login(wish: Account, request: Request, db: Db) -> dict[str, Any]:
    """Log in with name and password."""
    request.app.state.guard.may_try_password(request, wish.name)
    person = people.check_password(db, wish.name, wish.password)
    request.app.state.guard.passwords_of.forget(looks_of(wish.name))
    request.state.new_visitor = change_secret(request, db, person)
    return {"name": person.name}


@people_api.post("/logout", response_model=Nothing, dependencies=[InPerson])
def logout(request: Request, db: Db) -> dict[str, Any]:
    """Log this browser out."""
    people.forget(db, request.state.visitor)
    return {}


@people_api.post("/tokens", status_code=201, response_model=TokenMade, dependencies=[InPerson])
def token(wish: TokenWish, request: Request, db: Db) -> dict[str, Any]:
    """A token for a program of yours; it is shown only now."""
    person = somebody(request, db)
    return {"token": people.new_token(db, person, wish.name, wish.scope, wish.days)}


@people_api.get("/tokens", response_model=list[TokenFact], dependencies=[InPerson])
def tokens(request: Request, db: Db) -> list[dict[str, Any]]:
    """The tokens of your programs: what they may do and until when, not the tokens themselves."""
    person = person_of(request, db)
    found = people.programs(db, person) if person is not None else []
    return [
        {
            "id": login.hash[:16],
            "name": login.program,
            "scope": login.scope,
            "created": login.created.isoformat(),
            "expires": login.expires.isoformat() if login.expires else None,
            "used": login.used.isoformat() if login.used else None,
        }
        for login in found
    ]


@people_api.delete("/tokens/{token_id}", response_model=Nothing, dependencies=[InPerson])
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


@people_api.get("/people/{person_id}", response_model=Profile)
def profile(person_id: Annotated[Number, Path()], db: Db) -> dict[str, Any]:
    """What everybody may know of somebody: name and finished games."""
    person = db.get(Person, person_id)
    if person is None:
        raise Refused("There is nobody with that number.", 404)
    games: list[dict[str, Any]] = []
    rows = db.execute(
        select(TableRow, Chair.seat)
        .join(Chair, Chair.table_id == TableRow.id)
        .where(Chair.person_id == person_id, TableRow.state == "over", TableRow.door == "open")
        .where(TableRow.source == "house")
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
