"""People: guests by name, accounts with passwords, browsers and programs that are known by a secret."""

import hashlib
import secrets
from datetime import timedelta
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from boomtown.web.people.models import Login, Person, now
from boomtown.web.people.names import check_ours, clean_name, looks_of
from boomtown.web.people.refused import Refused

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
MOST_PROGRAMS = 20
NOTED = timedelta(minutes=1)  # how closely it is known when a token was last used
GUEST_NAMES = (
    "Ada",
    "Bram",
    "Cleo",
    "Dorn",
    "Edda",
    "Finn",
    "Greta",
    "Hugo",
    "Ines",
    "Jost",
    "Kaja",
    "Lenz",
    "Mila",
)


def fingerprint(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def free_name(db: Session, name: str, person: Person | None = None) -> str:
    """A name that somebody may have: no bot's, and none that can be taken for an account's."""
    tidy = clean_name(name)
    check_ours(tidy)
    owner = db.scalar(select(Person).where(Person.key == looks_of(tidy)))
    if owner is not None and owner is not person:
        raise Refused("That name is taken, or looks like one that is. Choose another.", 409)
    return tidy


def called(person: Person, name: str) -> None:
    """Give somebody a name that is free."""
    person.name, person.looks = name, looks_of(name)


def new_guest(db: Session, name: str = "") -> Person:
    """Somebody without an account; without a name they get one."""
    person = Person()
    called(person, free_name(db, name) if name else any_name(db))
    db.add(person)
    db.flush()
    return person


def any_name(db: Session) -> str:
    """A name for somebody who has given none."""
    while True:
        name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(90) + 10}"
        if db.scalar(select(Person.id).where(Person.key == looks_of(name))) is None:
            return name


def new_login(db: Session, person: Person) -> str:
    """A secret by which a browser is known from now on."""
    secret = secrets.token_urlsafe(32)
    db.add(Login(hash=fingerprint(secret), person_id=person.id))
    db.flush()
    return secret


def new_token(db: Session, person: Person, name: str, scope: str = "play", days: int = 365) -> str:
    """A secret by which a program is known: it may play or only read, until it expires."""
    if len(programs(db, person)) >= MOST_PROGRAMS:
        raise Refused(f"You have {MOST_PROGRAMS} tokens; revoke one first.", 409)
    secret = secrets.token_urlsafe(32)
    until = now() + timedelta(days=days)
    hidden = fingerprint(secret)
    db.add(Login(hash=hidden, person_id=person.id, program=clean_name(name), scope=scope, expires=until))
    db.flush()
    return secret


def browser(db: Session, secret: str) -> Login | None:
    """The browser that is known by a secret; a program's token is none."""
    login = db.get(Login, fingerprint(secret)) if secret else None
    return login if login is not None and login.program is None else None


def program(db: Session, secret: str) -> Login:
    """The program that is known by a token which has not expired; it is noted when it was last used."""
    login = db.get(Login, fingerprint(secret))
    if login is None or login.program is None:
        raise Refused("This token is not known here.", 401)
    if login.expires is not None and login.expires <= now():
        raise Refused("This token has expired; make another on your own page.", 401)
    if login.used is None or now() - login.used > NOTED:
        login.used = now()
        db.commit()
    return login


def programs(db: Session, person: Person) -> list[Login]:
    """The tokens of somebody's programs, oldest first."""
    own = select(Login).where(Login.person_id == person.id, Login.program.is_not(None))
    return list(db.scalars(own.order_by(Login.created)))


def forget(db: Session, secret: str) -> None:
    """Log a browser out."""
    db.execute(delete(Login).where(Login.hash == fingerprint(secret)))


def make_account(db: Session, person: Person, name: str, password: str, email: str = "") -> None:
    """Turn a guest into an account; their tables stay theirs."""
    if person.key is not None:
        raise Refused("You have an account already.")
    if not 8 <= len(password) <= 200:
        raise Refused("A password has 8 to 200 characters.")
    if email and (len(email) > 200 or email.count("@") != 1 or not email.isprintable()):
        raise Refused("That doesn't look like an e-mail address; you can leave it empty.")
    called(person, free_name(db, name, person))
    person.key = person.looks
    person.password = HASHER.hash(password)
    person.email = email or None
    try:
        db.flush()
    except IntegrityError:
        db.rollback()
        raise Refused("That name is taken. Choose another.", 409) from None
    for other in db.scalars(select(Person).where(Person.looks == person.looks, Person.key.is_(None))):
        called(other, f"{other.name[:16]} (guest)")  # the name is the account's from now on


@cache
def nobodys_password() -> str:
    """What a password is compared with where there is no account."""
    return HASHER.hash("nobody has this password")


def check_password(db: Session, name: str, password: str) -> Person:
    """The account with this name and password; takes as long for a wrong name as for a wrong password."""
    keys = (
        looks_of(name),
        " ".join(name.split()).casefold(),
    )  # the second: of two that look alike, from before
    accounts: list[Person | None] = [*db.scalars(select(Person).where(Person.key.in_(keys)))]
    nobody = nobodys_password()  # made whoever it is, so that the first time takes as long for all
    for found in accounts or [None]:
        try:
            HASHER.verify(found.password if found and found.password else nobody, password[:200])
        except VerificationError:
            continue
        if found is not None:
            return found
    raise Refused("Name or password is wrong.", 403)


def rename(db: Session, person: Person, name: str) -> None:
    """A guest takes another name; an account keeps its own."""
    if person.key is not None:
        raise Refused("An account keeps its name.")
    called(person, free_name(db, name))
