"""The door to the database: SQLite by default, anything SQLAlchemy speaks by address."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.orm import Session, sessionmaker


def open_database(address: str) -> sessionmaker[Session]:
    """Connect, bring the tables up to date, and return the maker of sessions."""
    engine = connect(address)
    upgrade(address)
    return sessionmaker(engine, expire_on_commit=False)


def connect(address: str) -> Engine:
    """An engine; with SQLite every commit is on disk before it returns."""
    if not address.startswith("sqlite"):
        return create_engine(address, pool_pre_ping=True)
    engine = create_engine(address, connect_args={"timeout": 30, "check_same_thread": False}, pool_size=8)

    @event.listens_for(engine, "connect")
    def careful(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def upgrade(address: str) -> None:
    """Run the migrations that are still missing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", address.replace("%", "%%"))
    command.upgrade(config, "head")
