"""What is on disk about people, and what every row on disk is made of."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, String
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


def now() -> datetime:
    """This moment, in universal time."""
    return datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """A moment in universal time, whatever the database makes of time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.astimezone(UTC) if value is not None else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """All tables of the database."""

    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON, datetime: Moment}  # noqa: RUF012


class Person(Base):
    """Somebody who plays: a guest by name, or an account with a password."""

    __tablename__ = "people"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    looks: Mapped[str | None] = mapped_column(
        String(200), index=True
    )  # the name as it can be taken for others
    key: Mapped[str | None] = mapped_column(String(200), unique=True)  # the same, of accounts only
    password: Mapped[str | None] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(default=now)
    ask_always: Mapped[bool] = mapped_column(default=False)  # also where there is nothing to choose


class Login(Base):
    """A browser that is known, or a program with a token; only the hash of its secret is kept."""

    __tablename__ = "logins"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    program: Mapped[str | None] = mapped_column(String(60))  # what an API token is called
    scope: Mapped[str] = mapped_column(String(8), default="all")  # all (a browser), play, read
    expires: Mapped[datetime | None]
    used: Mapped[datetime | None]  # about when a token was last used
    created: Mapped[datetime] = mapped_column(default=now)
