"""Bots think in processes of their own; what reaches them is a made-up table, never the true one."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

import boomtown
from boomtown.bots import bot, chance
from boomtown.web.house import House
from boomtown.web.people import Refused

LOG = logging.getLogger("boomtown.bots")


def think(game_id: str, made_up: str, seat: int, code: str, seed: int) -> str:
    """In a worker: what a bot does at a made-up table that looks to its seat like the true one."""
    game = boomtown.game(game_id)
    table = game.from_json(made_up)
    return game.actions.spell(bot(code).plan(chance(table, seat, seed))[0])


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot has to make."""

    game: str
    made_up: str  # a table that looks to its seat like the true one
    seat: int
    code: str
    pause: int
    seq: int
    first: str  # its first option


class Butler:
    """Lets bots move wherever one has to decide."""

    def __init__(self, house: House, workers: int, instant: bool = False) -> None:
        self.house = house
        self.instant = instant
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
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
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

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
        while not self.stopping:
            turn = await asyncio.to_thread(self._next, table_id)
            if turn is None:
                return
            started = asyncio.get_running_loop().time()
            words = await self._answer(table_id, turn)
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

    async def _answer(self, table_id: str, turn: "BotTurn") -> str:
        """What the bot does; a bot that fails is reported and takes its first option, so that the game goes on."""
        for _ in range(3):
            try:
                return await self._thought(turn)
            except BrokenProcessPool:
                LOG.warning("the worker of a bot at table %s died; it is started again", table_id)
                self._pool = None
            except Exception:
                LOG.exception("bot %s failed at table %s", turn.code, table_id)
                break
        return turn.first

    async def _thought(self, turn: "BotTurn") -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, think, turn.game, turn.made_up, turn.seat, turn.code, secrets.randbits(60)
        )

    def _voting(self, table_id: str) -> bool:
        """Whether the people at a table are voting: bots wait for the outcome."""
        with self.house.sessions() as db:
            question = self.house.open_question(db, table_id)
            return (
                question is not None and question.seq == self.house.play(db, self.house.row(db, table_id)).seq
            )

    def _next(self, table_id: str) -> "BotTurn | None":
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
                        first = play.record.game.actions.spell(table.options(chair.seat)[0])
                        return BotTurn(
                            row.game, made_up.to_json(), chair.seat, chair.bot, row.bot_pause, play.seq, first
                        )
        return None
