"""Starting the house, and keeping a copy of it."""

import logging
import sqlite3
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

import uvicorn

from boomtown.engine.errors import BoomtownError
from boomtown.web.app import JsonLines, make_app
from boomtown.web.settings import read_settings


def serve(host: str, port: int, folder: Path | None) -> None:
    """Serve until told to stop; the address is said on standard output."""
    settings = read_settings(folder)
    keep_logs(settings.folder)
    app = make_app(settings)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    print(f"Boomtown is open at http://{shown}:{port}  (Ctrl+C closes it)", flush=True)
    uvicorn.run(app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=3)


def keep_logs(folder: Path) -> None:
    """Every request as a JSON line in the data folder; warnings on standard error too."""
    kept = RotatingFileHandler(folder / "boomtown.log", maxBytes=5_000_000, backupCount=3, encoding="utf-8")
    told = logging.StreamHandler(sys.stderr)
    told.setLevel(logging.WARNING)
    logger = logging.getLogger("boomtown")
    logger.setLevel(logging.INFO)
    for handler in (kept, told):
        handler.setFormatter(JsonLines())
        logger.addHandler(handler)


def backup(folder: Path | None, target: Path) -> None:
    """Copy the SQLite database safely while the house may be open."""
    address = read_settings(folder).database
    if not address.startswith("sqlite:///"):
        raise BoomtownError("Only the SQLite house is backed up here; use your database's own tools.")
    source = Path(address.removeprefix("sqlite:///"))
    if not source.exists():
        raise BoomtownError(f"There is no house at {source} yet.")
    if target.exists():
        raise BoomtownError(f"{target} is there already; name another file.")
    with sqlite3.connect(source) as live, sqlite3.connect(target) as copy:
        live.backup(copy)
    copy.close()
    live.close()
