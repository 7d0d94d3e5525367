"""Bots think in processes of their own; what reaches them is a made-up table, never the true one."""

import asyncio
import logging
import secrets
from dataclasses import dataclass

import boomtown
from boomtown.bots import bot, chance
from boomtown.web.house import House
from boomtown.web.minds import Minds
from boomtown.web.people import Refused

LOG = logging.getLogger("boomtown.bots")


def think(game_id: str, made_up: str, seat: int, code: str, seed: int) -> list[str]:
    """In a worker: what a bot plans at a made-up table that looks to its seat like the true one."""
    game = boomtown.game(game_id)
    table = game.from_json(made_up)
    return [game.actions.spell(action) for action in bot(code).plan(chance(table, seat, seed))]


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot has to make."""

    game: str
    made_up: str  # a table that looks to its seat like the true one
    seat: int
    code: str
    pause: int
    seq: int
    marks: int  # how often something became known at the table
    options: list[str]


@dataclass(frozen=True)
class Plan:
    """What a bot means to do next: good as long as nobody else acts and nothing becomes known."""

    seq: int
    marks: int
    actions: list[str]

    def fits(self, turn: BotTurn) -> bool:
        """Whether the plan goes on at a turn."""
        same = (self.seq, self.marks) == (turn.seq, turn.marks)
        return same and len(self.actions) > 0 and self.actions[0] in turn.options


class Butler:
    """Lets bots move wherever one has to decide."""

    def __init__(self, house: House, minds: Minds, instant: bool = False) -> None:
        self.house = house
        self.minds = minds
        self.instant = instant
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables that rang while they were served
        self._loop: asyncio.AbstractEventLoop | None = None
        self.stopping = False

    def start(self) -> None:
        """Begin to serve all tables, those from before the last stop first."""
        self._loop = asyncio.get_running_loop()
        with self.house.sessions() as db:
            tables = {table_id for table_id, *_ in self.house.bots_to_move(db)}
        for table_id in tables:
            self.look_at(table_id)

    async def stop(self) -> None:
        """Let nobody think any more."""
        self.stopping = True
        for task in list(self._tasks.values()):
            task.cancel()

    def look_at(self, table_id: str) -> None:
        """See whether a bot has to move at a table; may be called from any thread."""
        if self._loop is not None and not self.stopping:
            self._loop.call_soon_threadsafe(self._serve_soon, table_id)

    def _serve_soon(self, table_id: str) -> None:
        if table_id in self._tasks:
            self._again.add(table_id)  # it may have looked just before this happened
        elif not self.stopping:
            task = asyncio.ensure_future(self._serve(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id, None)
        if task is not None and not task.cancelled() and task.exception() is not None:
            LOG.error("bots at table %s: %r", table_id, task.exception())
        if table_id in self._again:
            self._again.discard(table_id)
            self._serve_soon(table_id)

    async def _serve(self, table_id: str) -> None:
        """Move for the bots of a table until a person has to decide."""
        plans: dict[int, Plan] = {}
        while not self.stopping:
            turn = await asyncio.to_thread(self._next, table_id)
            if turn is None:
                return
            started = asyncio.get_running_loop().time()
            words = await self._answer(table_id, turn, plans)
            rest = turn.pause / 1000 - (asyncio.get_running_loop().time() - started)
            if rest > 0 and not self.instant:
                await asyncio.sleep(rest)
            if await asyncio.to_thread(self._voting, table_id):
                return  # the vote rings when it ends
            try:
                await asyncio.to_thread(self.house.move, table_id, None, turn.seat, words, turn.seq, None)
            except Refused as refused:
                if refused.status != 409:  # 409: the table has moved on, so look again
                    raise

    async def _answer(self, table_id: str, turn: BotTurn, plans: dict[int, Plan]) -> str:
        """What the bot does: the next choice of its plan, or the first of a new one."""
        plan = plans.pop(turn.seat, None)
        if plan is not None and plan.fits(turn):
            actions = plan.actions
        elif len(turn.options) == 1:
            actions = turn.options
        else:
            actions = await self._planned(table_id, turn)
        plans[turn.seat] = Plan(turn.seq + 1, turn.marks, actions[1:])
        return actions[0]

    async def _planned(self, table_id: str, turn: BotTurn) -> list[str]:
        """What the bot plans; one that fails is reported and takes its first option, so that the game goes on."""
        try:
            seed = secrets.randbits(60)
            return await self.minds.ask(think, turn.game, turn.made_up, turn.seat, turn.code, seed)
        except Exception:
            LOG.exception("bot %s failed at table %s", turn.code, table_id)
        return turn.options[:1]

    def _voting(self, table_id: str) -> bool:
        """Whether the people at a table are voting: bots wait for the outcome."""
        with self.house.sessions() as db:
            question = self.house.open_question(db, table_id)
            return (
                question is not None and question.seq == self.house.play(db, self.house.row(db, table_id)).seq
            )

    def _next(self, table_id: str) -> BotTurn | None:
        """The next bot to decide at a table, with a made-up table for it."""
        with self.house.sessions() as db:
            row = self.house.row(db, table_id)
            if row.state != "playing":
                return None
            play = self.house.play(db, row)
            with play.lock:
                table = play.record.table
                for chair in self.house.chairs(db, table_id):
                    if chair.bot is not None and chair.seat in table.waiting:
                        made_up = table.guess(chair.seat, secrets.randbits(60))
                        made_up.news = None
                        spell = play.record.game.actions.spell
                        options = [spell(action) for action in table.options(chair.seat)]
                        return BotTurn(
                            row.game,
                            made_up.to_json(),
                            chair.seat,
                            chair.bot,
                            row.bot_pause,
                            play.seq,
                            table.marks,
                            options,
                        )
        return None
