"""What is clicked on the table page. One click is one request: its answer is the new sight of the table."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from boomtown.web.api import moves, talk
from boomtown.web.api.asked import Db, InHouse, Number, TableId
from boomtown.web.api.tables import SeatWish
from boomtown.web.house.foretelling import is_final
from boomtown.web.house.state import alone
from boomtown.web.pages.table.looking import Glance, looked
from boomtown.web.people.asking import person_of
from boomtown.web.people.refused import Refused

table_clicks = APIRouter(prefix="/t/{table_id}", include_in_schema=False)


class Clicked:
    """A click on a table page: who it came from, and how the page looks at the table."""

    def __init__(
        self,
        table_id: TableId,
        request: Request,
        house: InHouse,
        db: Db,
        glance: Annotated[Glance, Depends()],
    ) -> None:
        self.place = (table_id, request, house, db)
        self.glance = glance

    def sight(self, answer: dict[str, Any]) -> dict[str, Any]:
        """What the API answers to the click, and the table as it is then."""
        return {"answer": answer, **looked(*self.place, self.glance, clicked=True)}


Click = Annotated[Clicked, Depends()]


class Careful(moves.Act):
    """An action, perhaps only if it can be taken back: else the page asks first."""

    careful: bool = False


@table_clicks.post("/moves.json")
def move(act: Careful, click: Click) -> dict[str, Any]:
    """Take an action; a careful click on what can't be taken back changes nothing, and the answer says so."""
    table_id, request, house, db = click.place
    if act.careful:
        play = moves.own_play(table_id, request, house, db, act.seat)
        with play.lock:
            final = is_final(play.record, act.seat, play.record.game.actions.parse(act.action))
        if final:
            return click.sight({"asks": True})
    return click.sight(moves.move(table_id, act, request, house, db))


@table_clicks.post("/skip.json")
def skip(click: Click) -> dict[str, Any]:
    """Go on to one's own turn: bots take no time until then. For somebody who is alone with bots."""
    table_id, request, house, db = click.place
    mine = house.seats_of(db, table_id, person_of(request, db))
    if not mine or not alone(house, db, table_id, mine):
        raise Refused("Only somebody who plays with bots alone can skip their pauses.", 403)
    request.app.state.butler.hurry(table_id)
    return click.sight({})


@table_clicks.post("/undo.json")
def undo(back: moves.Back, click: Click) -> dict[str, Any]:
    """Take the last action back."""
    table_id, request, house, db = click.place
    return click.sight(moves.undo(table_id, back, request, house, db))


@table_clicks.post("/restart.json")
def restart(back: moves.Back, click: Click) -> dict[str, Any]:
    """Take back all that may be taken back of this turn."""
    table_id, request, house, db = click.place
    return click.sight(moves.restart(table_id, back, request, house, db))


@table_clicks.post("/ask-undo.json")
def ask_undo(back: moves.Back, click: Click) -> dict[str, Any]:
    """Ask the others to go back."""
    table_id, request, house, db = click.place
    return click.sight(talk.ask_undo(table_id, back, request, house, db))


@table_clicks.post("/ask-bot.json")
def ask_bot(wish: SeatWish, click: Click) -> dict[str, Any]:
    """Ask the others to let a bot take an absent seat."""
    table_id, request, house, db = click.place
    return click.sight(talk.ask_bot(table_id, wish, request, house, db))


@table_clicks.post("/questions/{question_id}.json")
def vote(question_id: Annotated[Number, Path()], answer: talk.Vote, click: Click) -> dict[str, Any]:
    """Say yes or no to what the table is asked."""
    table_id, request, house, db = click.place
    return click.sight(talk.vote(table_id, question_id, answer, request, house, db))


@table_clicks.post("/chat.json")
def say(words: talk.Words, click: Click) -> dict[str, Any]:
    """Say something at the table."""
    table_id, request, house, db = click.place
    return click.sight(talk.say(table_id, words, request, house, db, click.glance.invite))
