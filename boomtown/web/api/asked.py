"""What requests say, and what answering them takes: the house, the database, a table's id, whose eyes."""

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from pydantic import AfterValidator, Field
from sqlalchemy.orm import Session

from boomtown.web.house.tables import House

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{10}$", description="The table's id, as in its address")]

Look = Annotated[
    str | None,
    Query(
        alias="seat", max_length=6, description="A seat's number, 'watch' or (when the game is over) 'all'"
    ),
]

MOST = 2**31 - 1  # what a database holds in a column of numbers

Number = Annotated[int, Field(ge=0, le=MOST)]

SeatNumber = Annotated[int, Query(ge=0, le=9)]


def readable(text: str) -> str:
    """A text that can be kept and shown: no halves of characters, no zero."""
    if "\0" in text or text.encode("utf-8", "replace").decode() != text:
        raise ValueError("it holds a character that nobody can read")
    return text


Text = Annotated[str, AfterValidator(readable)]

Invite = Annotated[str, Query(max_length=40, description="The secret of an invitation link")]


def get_house(request: Request) -> House:
    """The house this request came to."""
    house: House = request.app.state.house
    return house


def get_db(request: Request) -> Any:
    """A session with the database, committed when all went well."""
    with get_house(request).sessions() as db:
        yield db
        db.commit()


InHouse = Annotated[House, Depends(get_house)]

Db = Annotated[Session, Depends(get_db, scope="function")]  # on disk before the answer
