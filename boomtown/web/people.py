"""People: guests by name, accounts with passwords, browsers and programs that are known by a secret."""

import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from boomtown.engine.errors import BoomtownError
from boomtown.web.models import Login, Person

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODY = HASHER.hash("nobody has this password")
MOST_PROGRAMS = 20
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


class Refused(BoomtownError):
    """Something a person may not do, with the HTTP status that says so."""

    def __init__(self, sentence: str, status: int = 400, rules: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.status = status
        self.rules = rules


def clean_name(name: str) -> str:
    """A name that can be shown: 2 to 24 characters, no control characters, single spaces."""
    tidy = " ".join(name.split())
    if not 2 <= len(tidy) <= 24 or not tidy.isprintable():
        raise Refused("A name has 2 to 24 letters, digits or signs.")
    return tidy


def fingerprint(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_guest(db: Session, name: str = "") -> Person:
    """Somebody without an account; without a name he gets one."""
    person = Person(
        name=clean_name(name) if name else f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(90) + 10}"
    )
    db.add(person)
    db.flush()
    return person


def new_login(db: Session, person: Person, program: str | None = None) -> str:
    """A secret by which a browser or a program is known from now on."""
    secret = secrets.token_urlsafe(32)
    db.add(Login(hash=fingerprint(secret), person_id=person.id, program=program))
    db.flush()
    return secret


def known(db: Session, secret: str) -> Person | None:
    """The person a secret belongs to."""
    login = db.get(Login, fingerprint(secret)) if secret else None
    return db.get(Person, login.person_id) if login else None


def programs(db: Session, person: Person) -> list[Login]:
    """The tokens of somebody's programs, oldest first."""
    own = select(Login).where(Login.person_id == person.id, Login.program.is_not(None))
    return list(db.scalars(own.order_by(Login.created)))


def forget(db: Session, secret: str) -> None:
    """Log a browser out."""
    db.execute(delete(Login).where(Login.hash == fingerprint(secret)))


def make_account(db: Session, person: Person, name: str, password: str, email: str = "") -> None:
    """Turn a guest into an account; his tables stay his."""
    if person.key is not None:
        raise Refused("You have an account already.")
    if not 8 <= len(password) <= 200:
        raise Refused("A password has 8 to 200 characters.")
    if email and (len(email) > 200 or email.count("@") != 1 or not email.isprintable()):
        raise Refused("That doesn't look like an e-mail address; you can leave it empty.")
    person.name = clean_name(name)
    person.key = person.name.casefold()
    person.password = HASHER.hash(password)
    person.email = email or None
    try:
        db.flush()
    except IntegrityError:
        db.rollback()
        raise Refused("That name is taken. Choose another.", 409) from None


def check_password(db: Session, name: str, password: str) -> Person:
    """The account with this name and password; takes as long for a wrong name as for a wrong password."""
    found = db.scalar(select(Person).where(Person.key == " ".join(name.split()).casefold()))
    try:
        HASHER.verify(found.password if found and found.password else NOBODY, password[:200])
    except VerificationError:
        found = None
    if found is None:
        raise Refused("Name or password is wrong.", 403)
    return found


def rename(person: Person, name: str) -> None:
    """A guest takes another name; an account keeps its own."""
    if person.key is not None:
        raise Refused("An account keeps its name.")
    person.name = clean_name(name)
