"""Starting the house."""

import logging
import os
import sys
from dataclasses import replace
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from boomtown.engine.errors import BoomtownError
from boomtown.processes import obey_parent
from boomtown.web.door.app import JsonLines, make_app
from boomtown.web.door.database import is_shared, open_database
from boomtown.web.door.safety import check_safety, proxies
from boomtown.web.door.settings import read_settings


def serve(host: str, port: int, folder: Path | None, compile: bool = False, processes: int = 1) -> None:
    """Serve until told to stop, in so many processes on one port; the address is said on standard output."""
    settings = replace(read_settings(folder), compile=compile)
    if processes > 1 and not is_shared(settings.database):
        raise BoomtownError(
            "Several processes need a database that they share: set BOOMTOWN_DATABASE=postgresql://…"
        )
    if processes > 1 and compile:
        raise BoomtownError(
            "Several processes don't compile: run `make compile` first, and they use what it made."
        )
    keep_logs(settings.folder)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    said = f"Boomtown is open at http://{shown}:{port}  (Ctrl+C closes it)"
    more: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_level": "warning",
        "timeout_graceful_shutdown": 3,
        "proxy_headers": bool(proxies()),
        "forwarded_allow_ips": proxies(),
    }
    for warning in check_safety(settings, host):
        print(warning, file=sys.stderr, flush=True)
    if processes == 1:
        app = make_app(settings)
        print(said, flush=True)
        uvicorn.run(app, **more)
        return
    open_database(settings.database)  # whatever is wrong with it shows here, once
    os.environ["BOOMTOWN_DATA"] = str(settings.folder)
    print(said, flush=True)
    uvicorn.run("boomtown.web.door.serve:one_of_several", factory=True, workers=processes, **more)


def one_of_several() -> FastAPI:
    """The application in one of several processes, which ends with the first; each keeps a log of its own."""
    obey_parent(deaf=False, calm=False)
    settings = read_settings()
    keep_logs(settings.folder, f"boomtown-{os.getpid()}.log")
    return make_app(settings)


def keep_logs(folder: Path, name: str = "boomtown.log") -> None:
    """Every request as a JSON line in the data folder; warnings on standard error too."""
    try:
        kept = RotatingFileHandler(folder / name, maxBytes=5_000_000, backupCount=3, encoding="utf-8")
    except OSError as error:
        raise BoomtownError(f"The data folder {folder} can't be written to: {error.strerror}.") from None
    told = logging.StreamHandler(sys.stderr)
    told.setLevel(logging.WARNING)
    logger = logging.getLogger("boomtown")
    logger.setLevel(logging.INFO)
    for handler in (kept, told):
        handler.setFormatter(JsonLines())
        logger.addHandler(handler)
