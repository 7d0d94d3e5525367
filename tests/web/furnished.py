"""A house with people, tables and finished games in it, open in a thread of this process."""

import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, BrowserContext, expect

import boomtown
from boomtown.engine.record import Record
from boomtown.web.door.app import make_app
from boomtown.web.door.guard import COOKIE
from boomtown.web.door.settings import Settings
from boomtown.web.house import seating
from boomtown.web.people.accounts import new_guest, new_login, new_token
from boomtown.web.people.models import Person

GAME = "age_of_industry"
PATIENCE = 60_000  # milliseconds; the machine may be busy with other tests
expect.set_options(timeout=PATIENCE)


@dataclass
class House:
    """A house that is open: its address, and the secret by which Mara's browser is known."""

    url: str
    app: FastAPI
    mara: str
    mara_id: int
    finished: str  # the id of a table that is over


def furnished(folder: Path) -> House:
    """A house in which Mara plays, waits and has played, and Otto looks for players."""
    database = f"sqlite:///{folder / 'b.sqlite'}"
    settings = Settings(folder, database, b"s" * 32, instant=True, effort="quick", rate=100_000)
    app = make_app(settings)
    house = app.state.house
    with house.sessions() as db:
        mara, otto = new_guest(db, "Mara"), new_guest(db, "Otto")
        secret = new_login(db, mara)
        tables: list[tuple[Person, str, list[str]]] = [
            (mara, "Coal and kindness", ["me", "me", "me"]),
            (mara, "Waiting room", ["me", "open", "open"]),
            (otto, "Coal before <breakfast>", ["me", "open", "open"]),
        ]
        for owner, name, chairs in tables:
            seating.new_table(db, owner, {"game": GAME, "seats": 3, "name": name, "chairs": chairs})
        row = seating.take_in(db, mara, finished_game())
        row.name, row.door, row.source = "The long winter", "open", "house"
        house.chairs(db, row.id)[0].person_id = mara.id
        new_token(db, mara, "A bot of mine")
        db.commit()
        return House("", app, secret, mara.id, row.id)


def finished_game(seed: int = 5) -> Record:
    """A game of three that was played to its end, by chance."""
    rng = random.Random(seed)
    record = Record(boomtown.game(GAME), 3, seed, {"map": "germany"}, ["Mara", "Otto", "Lina"])
    while not record.table.over:
        seat = record.table.waiting[0]
        record.apply(seat, rng.choice(record.table.options(seat)))
    return record


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """A furnished house, open as long as the context lasts."""
    house = furnished(folder)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = uvicorn.Server(uvicorn.Config(house.app, port=port, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    house.url = f"http://127.0.0.1:{port}"
    try:
        yield house
    finally:
        server.should_exit = True
        thread.join(10)


def visit(
    browser: Browser, house: House, *, known: bool = True, width: int = 1440, theme: str = "light"
) -> BrowserContext:
    """A browser window, Mara's or a stranger's, on a desk or a phone, by day or by night."""
    height = 900 if width > 500 else 844
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": height},
        has_touch=width <= 500,
        color_scheme="dark" if theme == "dark" else "light",
    )
    context.set_default_timeout(PATIENCE)
    if known:
        context.add_cookies([{"name": COOKIE, "value": house.mara, "url": house.url}])
    return context
