"""Where the house keeps its data and how it is reached; secrets are made on the first start."""

import os
import secrets
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, sessionmaker

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.database import is_shared
from boomtown.web.house.models import Kept

SECRET_BYTES = 32


@dataclass(frozen=True)
class Settings:
    """All that can be set from outside."""

    folder: Path
    database: str
    secret: bytes
    secure: bool = False  # cookies only over https
    workers: int = 1  # processes in which bots think
    instant: bool = False  # nobody pauses, neither bots nor the house, whatever the table says
    pause: int = 1500  # milliseconds after which the house answers for somebody who has no choice
    hint: str = "strong"  # the bot that gives hints
    effort: str = "usual"  # how closely finished games are looked at
    compile: bool = False  # in a checkout: compile the rules while the house is open
    thought: float = 30.0  # seconds after which a bot's thought is ended, with the worker that thinks it
    hour: float = 2400.0  # seconds of an hour that bots may think for one person
    rate: float = 20.0  # changes a second that one address may make for long; six times as many at once


def read_settings(folder: Path | None = None) -> Settings:
    """Settings from the environment (BOOMTOWN_DATA, BOOMTOWN_DATABASE, BOOMTOWN_SECRET, BOOMTOWN_SECURE,
    BOOMTOWN_WORKERS, BOOMTOWN_INSTANT, BOOMTOWN_PAUSE, BOOMTOWN_HINT, BOOMTOWN_EFFORT,
    BOOMTOWN_THOUGHT, BOOMTOWN_HOUR, BOOMTOWN_RATE; BOOMTOWN_PROXIES is read by safety.py)."""
    where = folder or Path(os.environ.get("BOOMTOWN_DATA", "data"))
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BoomtownError(f"The data folder {where} can't be made: {error.strerror}.") from None
    database = os.environ.get("BOOMTOWN_DATABASE", f"sqlite:///{where / 'boomtown.sqlite'}")
    return Settings(
        folder=where,
        database=database,
        secret=chosen_secret(where, database),
        secure=os.environ.get("BOOMTOWN_SECURE", "") == "1",
        workers=int(number("BOOMTOWN_WORKERS", 1, 1, 256)),
        instant=os.environ.get("BOOMTOWN_INSTANT", "") == "1",
        pause=int(number("BOOMTOWN_PAUSE", 1500, 0, 60_000)),
        hint=os.environ.get("BOOMTOWN_HINT", "strong"),
        effort=os.environ.get("BOOMTOWN_EFFORT", "usual"),
        thought=number("BOOMTOWN_THOUGHT", 30, 1, 3600),
        hour=number("BOOMTOWN_HOUR", 2400, 1, 1_000_000),
        rate=number("BOOMTOWN_RATE", 20, 0.01, 1_000_000),
    )


def number(name: str, usual: float, least: float, most: float) -> float:
    """A number that is set from outside."""
    said = os.environ.get(name, "")
    try:
        value = float(said) if said else usual
    except ValueError:
        raise BoomtownError(f"{name} is '{said}', which is no number.") from None
    if not least <= value <= most:
        raise BoomtownError(f"{name} is {said}; it lies from {least:g} to {most:g}.")
    return value


def chosen_secret(folder: Path, database: str) -> bytes:
    """The secret that was set, or the one in the data folder; none where the database keeps it for all processes."""
    said = os.environ.get("BOOMTOWN_SECRET", "")
    if said:
        return checked_secret(said, "BOOMTOWN_SECRET")
    return b"" if is_shared(database) else own_secret(folder / "secret")


def checked_secret(text: str, where: str) -> bytes:
    """A secret as it is written; one that is too short or damaged is refused."""
    try:
        secret = bytes.fromhex(text.strip())
    except ValueError:
        secret = b""
    if len(secret) < SECRET_BYTES:
        raise BoomtownError(
            f"{where} must hold at least {2 * SECRET_BYTES} hexadecimal digits, and doesn't. Put the old one back, or "
            "remove it: a new one is made, and open pages have to be loaded again."
        )
    return secret


def own_secret(path: Path) -> bytes:
    """The secret of this house; made once, readable by its owner alone."""
    try:
        if not path.exists():
            with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False) as file:
                file.write(secrets.token_hex(SECRET_BYTES))
                file.flush()
                os.fsync(file.fileno())
            try:
                os.link(file.name, path)  # whole, or not at all; of two who make one the first wins
            except FileExistsError:
                pass
            finally:
                os.unlink(file.name)
        text = path.read_text(encoding="ascii", errors="replace")
    except OSError as error:
        raise BoomtownError(f"The secret {path} can't be read or made: {error.strerror}.") from None
    return checked_secret(text, str(path))


def common_secret(sessions: sessionmaker[Session]) -> bytes:
    """The secret that all processes of a house share, in the database; made by the first of them."""
    with sessions() as db:
        kept = db.get(Kept, "secret")
        if kept is None:
            db.add(Kept(name="secret", value=secrets.token_hex(SECRET_BYTES)))
            with suppress(IntegrityError):  # another process was quicker
                db.commit()
    with sessions() as db:
        kept = db.get(Kept, "secret")
        return checked_secret(kept.value if kept is not None else "", "The row 'secret' of the table 'kept'")
