"""Bots think in processes of their own; what reaches them is a made-up table, never the true one."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import boomtown
from boomtown.bots import bot, chance
from boomtown.web.house import House
from boomtown.web.people import Refused

LOG = logging.getLogger("boomtown.bots")


def think(game_id: str, made_up: str, seat: int, code: str, seed: int) -> str:
    """In a worker: what a bot does at a made-up table that looks to its seat like the true one."""
    game = boomtown.game(game_id)
    table = game.from_json(made_up)
    return game.actions.spell(bot(code).decide(chance(table, seat, seed)))


class Butler:
    """Lets bots move wherever one has to decide."""

    def __init__(self, house: House, workers: int, instant: bool = False) -> None:
        self.house = house
        self.instant = instant
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
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
        if table_id not in self._tasks and not self.stopping:
            task = asyncio.ensure_future(self._serve(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id, None)
        if task is not None and not task.cancelled() and task.exception() is not None:
            LOG.error("bots at table %s: %r", table_id, task.exception())

    async def _serve(self, table_id: str) -> None:
        """Move for the bots of a table until a person has to decide."""
        failures = 0
        while not self.stopping and failures < 5:
            found = await asyncio.to_thread(self._next, table_id)
            if found is None:
                return
            game_id, made_up, seat, code, pause, seq = found
            started = asyncio.get_running_loop().time()
            try:
                words = await self._thought(game_id, made_up, seat, code)
                rest = pause / 1000 - (asyncio.get_running_loop().time() - started)
                if rest > 0 and not self.instant:
                    await asyncio.sleep(rest)
                if await asyncio.to_thread(self._voting, table_id):
                    return  # the vote rings when it ends
                await asyncio.to_thread(self.house.move, table_id, None, seat, words, seq, None)
                failures = 0
            except Refused as refused:
                if refused.status != 409:
                    raise
                failures += 1
            except BrokenProcessPool:
                self._pool = None
                failures += 1

    async def _thought(self, game_id: str, made_up: str, seat: int, code: str) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, think, game_id, made_up, seat, code, secrets.randbits(60)
        )

    def _voting(self, table_id: str) -> bool:
        """Whether the people at a table are voting: bots wait for the outcome."""
        with self.house.sessions() as db:
            question = self.house.open_question(db, table_id)
            return (
                question is not None and question.seq == self.house.play(db, self.house.row(db, table_id)).seq
            )

    def _next(self, table_id: str) -> tuple[str, str, int, str, int, int] | None:
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
                        return row.game, made_up.to_json(), chair.seat, chair.bot, row.bot_pause, play.seq
        return None
