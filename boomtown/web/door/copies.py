"""Copies of the house: all people and tables in one SQLite file, whatever database they come from or go to."""

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select, text

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.database import connect, newest, open_database, version_of
from boomtown.web.door.settings import read_settings
from boomtown.web.house.models import Move, TableRow
from boomtown.web.people.models import Base, Person

AT_ONCE = 500  # rows


def backup(folder: Path | None, target: Path) -> None:
    """Copy everything as it is at one moment, while the house may be open."""
    address = read_settings(folder).database
    if address.startswith("sqlite:///") and not Path(address.removeprefix("sqlite:///")).exists():
        raise BoomtownError(f"There is no house at {address.removeprefix('sqlite:///')} yet.")
    if target.exists():
        raise BoomtownError(f"{target} is there already; name another file.")
    source: Engine = open_database(address).kw["bind"]
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        made: Engine = open_database(f"sqlite:///{unfinished}").kw["bind"]
        with source.connect() as live, made.begin() as copy:
            snapshot(live)
            copy_rows(live, copy)
        with made.connect() as copy:
            copy.execute(text("PRAGMA journal_mode=DELETE"))  # one file
        made.dispose()
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
        source.dispose()


def restore(folder: Path | None, file: Path) -> int:
    """Bring a copy back into a house in which nothing is yet; returns the number of moves."""
    if not file.is_file():
        raise BoomtownError(f"There is no file {file}.")
    copy = connect(f"sqlite:///{file}")
    if version_of(copy) != newest():
        raise BoomtownError(f"{file} is a copy of another version of Boomtown: restore it with that one.")
    target: Engine = open_database(read_settings(folder).database).kw["bind"]
    with copy.connect() as source, target.begin() as db:
        for model in (Person, TableRow):
            if db.execute(select(func.count()).select_from(model)).scalar():
                raise BoomtownError("This house has people or tables already; restore into an empty one.")
        for table in reversed(Base.metadata.sorted_tables):
            db.execute(table.delete())
        copy_rows(source, db)
        if db.dialect.name == "postgresql":
            count_on(db)
        return int(db.execute(select(func.count()).select_from(Move)).scalar() or 0)


def snapshot(db: Connection) -> None:
    """Let all that is read be of one moment."""
    if db.dialect.name == "postgresql":
        db.execute(text("set transaction isolation level repeatable read, read only"))
    else:
        db.exec_driver_sql("BEGIN")


def copy_rows(source: Connection, target: Connection) -> None:
    """Every row of every table, those first that others point to."""
    for table in Base.metadata.sorted_tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for part in rows.mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in part])


def count_on(db: Connection) -> None:
    """Let PostgreSQL number new rows after the last."""
    for table in Base.metadata.sorted_tables:
        if "id" in table.c and table.c.id.autoincrement and str(table.c.id.type) == "INTEGER":
            largest = f"coalesce((select max(id) from {table.name}), 0) + 1"
            db.execute(text(f"select setval(pg_get_serial_sequence('{table.name}', 'id'), {largest}, false)"))
