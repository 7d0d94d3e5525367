"""The door to the database: SQLite by default, PostgreSQL by address for many processes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from boomtown.engine.errors import BoomtownError

MIGRATIONS = Path(__file__).parent / "migrations"
LIMITS = {  # milliseconds; a process that stands still must not hold a table for ever
    "idle_in_transaction_session_timeout": 15_000,
    "lock_timeout": 30_000,
}
ONE_AT_A_TIME = 0x626F6F6D  # the lock of PostgreSQL under which migrations run


def open_database(address: str) -> sessionmaker[Session]:
    """Connect, bring the tables up to date, and return the maker of sessions."""
    try:
        engine = connect(address)
        with alone(engine):
            found = version_of(engine)
            if found > newest():
                raise BoomtownError(
                    f"The database is of a newer Boomtown ({found}); this one knows {newest()}."
                )
            if found != newest():
                upgrade(engine)
    except SQLAlchemyError as error:
        raise BoomtownError(f"The database can't be opened: {reason(error)}.") from None
    return sessionmaker(engine, class_=CarefulSession, expire_on_commit=False)


def reason(error: SQLAlchemyError) -> str:
    """What the database says is wrong, in a line."""
    said = " ".join(str(getattr(error, "orig", None) or error).split())
    return said.rstrip(".")


class CarefulSession(Session):
    """A session that never leaves a transaction open behind it: a connection whose commit failed is thrown away."""

    def commit(self) -> None:
        try:
            super().commit()
        except BaseException:
            self.invalidate()
            raise


def is_shared(address: str) -> bool:
    """Whether a database can be used by several processes at once."""
    return address.startswith(("postgres://", "postgresql://", "postgresql+"))


def with_driver(address: str) -> str:
    """The address with the driver that Boomtown brings."""
    if not is_shared(address) or address.startswith("postgresql+"):
        return address
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise BoomtownError("PostgreSQL needs psycopg: pip install 'boomtown[postgres]'.") from None
    return "postgresql+psycopg://" + address.partition("://")[2]


def connect(address: str) -> Engine:
    """An engine; with SQLite every commit is on disk before it returns."""
    if not address.startswith("sqlite"):
        careful_too = {"options": " ".join(f"-c {name}={ms}" for name, ms in LIMITS.items())}
        more: dict[str, Any] = {"connect_args": careful_too, "pool_size": 10, "max_overflow": 20}
        return create_engine(with_driver(address), pool_pre_ping=True, **more)
    alike = {"timeout": 30, "check_same_thread": False}
    engine = create_engine(
        address, connect_args=alike, pool_size=10, max_overflow=50
    )  # more than threads that ask

    @event.listens_for(engine, "connect")
    def careful(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


@contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """While this lasts no other process brings the tables up to date."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
        db.execute(text("select pg_advisory_lock(:key)"), {"key": ONE_AT_A_TIME})
        try:
            yield
        finally:
            db.execute(text("select pg_advisory_unlock(:key)"), {"key": ONE_AT_A_TIME})


def newest() -> str:
    """The version that the last migration brings the tables to: files are named by it."""
    return max(path.name for path in MIGRATIONS.glob("versions/[0-9]*.py")).partition("_")[0]


def version_of(engine: Engine) -> str:
    """The version that the tables have now; empty if there are none."""
    with engine.connect() as db:
        if not inspect(db).has_table("alembic_version"):
            return ""
        return str(db.execute(text("select version_num from alembic_version")).scalar())


def upgrade(engine: Engine) -> None:
    """Run the migrations that are still missing; what does so takes long to import, and is needed seldom."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    address = engine.url.render_as_string(hide_password=False)
    config.set_main_option("sqlalchemy.url", address.replace("%", "%%"))
    command.upgrade(config, "head")
