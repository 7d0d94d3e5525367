"""What is on disk. A table's truth is its header and its moves; everything else can be made again from them."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from boomtown.web.people.models import Base, now


class TableRow(Base):
    """A table: how it is set up and how it stands."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    content: Mapped[str] = mapped_column(String(80))
    seed: Mapped[str] = mapped_column(String(24), default="")  # of tables from before there were fair dice
    secret: Mapped[str | None] = mapped_column(String(64))  # of the dice, from the start of the game on
    fingerprint: Mapped[str | None] = mapped_column(String(64))  # of the secret; everybody may know it
    seats: Mapped[int]
    options: Mapped[dict[str, Any]]
    pace: Mapped[str] = mapped_column(String(8))  # live, turns
    door: Mapped[str] = mapped_column(String(8))  # open, invited
    invite: Mapped[str] = mapped_column(String(24))
    open_hands: Mapped[bool] = mapped_column(default=False)
    hints: Mapped[bool] = mapped_column(default=True)  # a player may ask what a strong bot would do
    bot_pause: Mapped[int] = mapped_column(default=800)  # milliseconds
    clock: Mapped[int | None]  # hours a seat may think at a turn-by-turn table
    state: Mapped[str] = mapped_column(String(8), default="lobby")  # lobby, playing, over
    source: Mapped[str] = mapped_column(String(8), default="house")  # house, file: whose results don't count
    served_by: Mapped[str | None] = mapped_column(String(40))  # the process that serves its bots,
    served_until: Mapped[datetime | None]  # unless it is late
    owner_id: Mapped[int] = mapped_column(ForeignKey("people.id"))
    waiting: Mapped[list[Any]] = mapped_column(
        default=list
    )  # seats that must decide now; not for others to know
    asked: Mapped[list[Any]] = mapped_column(
        default=list
    )  # seats that must decide as far as anybody may know
    sole: Mapped[list[Any]] = mapped_column(default=list)  # seats that wait although they have no choice
    since: Mapped[datetime] = mapped_column(default=now)  # when the present decision began
    result: Mapped[dict[str, Any] | None]
    created: Mapped[datetime] = mapped_column(default=now)
    changed: Mapped[datetime] = mapped_column(default=now)
    __table_args__ = (Index("tables_by_state", "state", "changed"),)


class Chair(Base):
    """Who sits in a seat: a person, a bot, or nobody yet."""

    __tablename__ = "chairs"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    away_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"))  # for whom the bot plays meanwhile
    label: Mapped[str | None] = mapped_column(String(40))  # the name in an imported record


class Move(Base):
    """One thing done at a table: an action, or taking actions back. Rows are only ever added."""

    __tablename__ = "moves"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # move, undo, back; anew (in records that came from a file)
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(
        String(40)
    )  # spelled; 'back': the actions that remain; 'anew': the branch
    key: Mapped[str | None] = mapped_column(String(40))  # the request that made it
    at: Mapped[datetime] = mapped_column(default=now)
    __table_args__ = (UniqueConstraint("table_id", "key", name="one_move_a_request"),)


class Message(Base):
    """Something said at a table."""

    __tablename__ = "messages"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("people.id"))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(default=now)


class Question(Base):
    """Something the people at a table vote on: going back, or a bot for an absent seat."""

    __tablename__ = "questions"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))  # undo, bot
    seat: Mapped[int]  # who asks to go back, or the seat that a bot shall take
    count: Mapped[int]  # actions that would remain
    bot: Mapped[str | None] = mapped_column(String(40))  # that shall take the seat
    seq: Mapped[int]  # asked at this point; a later move closes the question
    asked_by: Mapped[int] = mapped_column(ForeignKey("people.id"))
    agreed: Mapped[list[Any]] = mapped_column(default=list)  # ids of people
    state: Mapped[str] = mapped_column(String(8), default="open")  # open, yes, no
    at: Mapped[datetime] = mapped_column(default=now)


class Kept(Base):
    """What all processes of a house share: its secret."""

    __tablename__ = "kept"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class AnalysisRow(Base):
    """What was found out about a finished game."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int]  # the last move that it knows of: a game that goes on is looked at anew
    body: Mapped[dict[str, Any]]
    at: Mapped[datetime] = mapped_column(default=now)
