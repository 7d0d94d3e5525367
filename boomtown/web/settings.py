"""Where the house keeps its data and how it is reached; secrets are made on the first start."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """All that can be set from outside."""

    folder: Path
    database: str
    secret: bytes
    secure: bool = False  # cookies only over https
    workers: int = 1  # processes in which bots think
    instant: bool = False  # bots never pause, whatever the table says
    hint: str = "strong"  # the bot that gives hints
    effort: str = "usual"  # how closely finished games are looked at
    rate: float = 20.0  # changes a second that one address may make for long; six times as many at once


def read_settings(folder: Path | None = None) -> Settings:
    """Settings from the environment (BOOMTOWN_DATA, BOOMTOWN_DATABASE, BOOMTOWN_SECURE, BOOMTOWN_WORKERS,
    BOOMTOWN_HINT, BOOMTOWN_EFFORT, BOOMTOWN_RATE)."""
    where = folder or Path(os.environ.get("BOOMTOWN_DATA", "data"))
    where.mkdir(parents=True, exist_ok=True)
    return Settings(
        folder=where,
        database=os.environ.get("BOOMTOWN_DATABASE", f"sqlite:///{where / 'boomtown.sqlite'}"),
        secret=own_secret(where / "secret"),
        secure=os.environ.get("BOOMTOWN_SECURE", "") == "1",
        workers=max(1, int(os.environ.get("BOOMTOWN_WORKERS", "1"))),
        instant=os.environ.get("BOOMTOWN_INSTANT", "") == "1",
        hint=os.environ.get("BOOMTOWN_HINT", "strong"),
        effort=os.environ.get("BOOMTOWN_EFFORT", "usual"),
        rate=float(os.environ.get("BOOMTOWN_RATE", "20")),
    )


def own_secret(path: Path) -> bytes:
    """The secret of this house; made once, readable by its owner alone."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        pass
    return bytes.fromhex(path.read_text().strip())
