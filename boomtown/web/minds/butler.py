"""Bots think in processes of their own; what reaches them is a made-up table, never the true one."""

import asyncio
import logging
import secrets
import time

from boomtown.web.house.changes import forced
from boomtown.web.house.plays import Play
from boomtown.web.house.tables import House
from boomtown.web.minds.pool import MOVE, Minds
from boomtown.web.minds.turns import BotTurn, Failure, Plan, think
from boomtown.web.people.refused import Refused

LOG = logging.getLogger("boomtown.bots")
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before what failed is tried again; each time twice as long
LOOK_AGAIN = 20.0  # seconds after which it is looked whether somebody has some of their hour again
STEPS = 4  # a bot rests before its turn; before each further step only one part of so many
STILL = 60.0  # seconds for which no bot should have to wait


class Butler:
    """Lets bots move wherever one has to decide."""

    def __init__(self, house: House, minds: Minds, instant: bool = False, pause: int = 0) -> None:
        self.house = house
        self.minds = minds
        self.instant = instant
        self.pause = pause  # milliseconds before the house answers for a person who has no choice
        self.hurried: set[str] = set()  # tables at which somebody alone with bots wants to be asked soon
        self.failing: dict[str, Failure] = {}  # tables where it goes wrong, until it goes well again
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables that rang while they were served
        self._unplayable: set[str] = set()  # tables of other rules than this house plays
        self._later: dict[str, asyncio.TimerHandle] = {}  # when what failed is tried again
        self._sweeper: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.stopping = False

    def start(self) -> None:
        """Begin to serve all tables, those from before the last stop first."""
        self._loop = asyncio.get_running_loop()
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def stop(self) -> None:
        """Let nobody think any more."""
        self.stopping = True
        for task in [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]:
            task.cancel()

    def hurry(self, table_id: str) -> None:
        """Let the bots of a table take no time of their own until a person has to decide."""
        self.hurried.add(table_id)
        self.look_at(table_id)

    def look_at(self, table_id: str) -> None:
        """See whether a bot has to move at a table; may be called from any thread."""
        if self._loop is not None and not self.stopping:
            self._loop.call_soon_threadsafe(self._serve_soon, table_id)

    async def _sweep(self) -> None:
        """Again and again: serve the tables that wait for a bot, whoever may have forgotten to ring."""
        while not self.stopping:
            try:
                for table_id in await asyncio.to_thread(self._waiting_tables):
                    if table_id not in self._tasks and table_id not in self.failing:
                        self._serve_soon(table_id)
            except Exception as error:
                LOG.error("looking for tables that wait for bots: %r", error)
            await asyncio.sleep(self.house.leases.every)

    def _waiting_tables(self) -> list[str]:
        with self.house.sessions() as db:
            return [id for id in self.house.to_serve(db) if id not in self._unplayable]

    def _serve_soon(self, table_id: str) -> None:
        if table_id in self._tasks:
            self._again.add(table_id)  # it may have looked just before this happened
        elif not self.stopping:
            task = asyncio.ensure_future(self._serve(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id, None)
        self.house.leases.drop(table_id)
        if task is None or task.cancelled() or self.stopping:
            return
        error = task.exception()
        if error is not None:
            self._try_again(table_id, error)
        else:
            self.failing.pop(table_id, None)
            self._later.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self._serve_soon(table_id)

    def _try_again(self, table_id: str, error: BaseException) -> None:
        """What failed is tried again, after a pause that grows."""
        before = self.failing.get(table_id, Failure(0, self.clock(), ""))
        self.failing[table_id] = Failure(before.tries + 1, before.since, repr(error))
        LOG.error("bots at table %s: %r", table_id, error)
        if table_id in self._later:
            self._later.pop(table_id).cancel()
        if self._loop is not None:
            pause = min(FIRST_PAUSE * 2 ** min(before.tries, 10), LONGEST_PAUSE)
            self._later[table_id] = self._loop.call_later(pause, self._serve_soon, table_id)

    def trouble(self) -> list[str]:
        """Why bots stand still, in sentences; nothing while all is well."""
        found: list[str] = []
        failing = sum(failure.tries > 1 for failure in list(self.failing.values()))
        if failing:
            found.append(
                f"Bots can't move at {failing} table{'s' if failing > 1 else ''}; it is tried again."
            )
        waits = self.minds.moves.oldest()
        if waits > STILL:
            found.append(f"A bot has waited for {waits:.0f} seconds to think about its move.")
        if self._sweeper is None or self._sweeper.done():
            found.append("Nobody looks for tables that wait for bots.")
        return found

    async def _serve(self, table_id: str) -> None:
        """Move for the bots of a table, and for whoever has no choice, until a person has to decide."""
        plans: dict[int, Plan] = {}
        public, began, before = -1, self.clock(), -1
        while not self.stopping:
            turn = await asyncio.to_thread(self._next, table_id)
            if turn is None or not await asyncio.to_thread(self.house.leases.take, table_id):
                self.hurried.discard(table_id)
                return  # nobody to serve, or another process does
            if turn.public != public:  # what is picked in secret takes no time of its own
                public, began = turn.public, self.clock()
            if turn.code and (tired := self.minds.hours.wait(turn.owner)) > 0:
                await asyncio.sleep(min(tired, LOOK_AGAIN))  # its maker has had their share of this hour
                continue
            words = await self._answer(table_id, turn, plans) if turn.code else ""
            pause = turn.pause // STEPS if turn.code and turn.seat == before else turn.pause
            left = pause / 1000 - (self.clock() - began)
            if left > 0 and not self.instant and not (turn.code and table_id in self.hurried):
                await self.rest(left)
            before = turn.seat
            if await asyncio.to_thread(self._voting, table_id):
                return  # the vote rings when it ends
            try:
                if turn.code:
                    await asyncio.to_thread(self.house.move, table_id, None, turn.seat, words, turn.seq, None)
                else:
                    await asyncio.to_thread(self.house.answer, table_id, turn.seat, turn.seq)
            except Refused as refused:
                if refused.status != 409:  # 409: the table has moved on, so look again
                    raise

    def clock(self) -> float:
        """Seconds that have passed since some moment."""
        return time.monotonic()

    async def rest(self, seconds: float) -> None:
        """Let some time pass, so that people can follow, or nobody learns who had a choice."""
        await asyncio.sleep(seconds)

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
        asked = turn.game, turn.made_up, turn.seat, turn.code, secrets.randbits(60)
        try:
            return await self.minds.ask(MOVE, turn.owner, think, *asked)
        except Exception:
            if self.minds.closed:
                raise
            LOG.exception("bot %s failed at table %s", turn.code, table_id)
        return turn.options[:1]

    def _voting(self, table_id: str) -> bool:
        """Whether the people at a table are voting: bots wait for the outcome."""
        with self.house.sessions() as db:
            question = self.house.open_question(db, table_id)
            play = self.house.play(db, self.house.row(db, table_id))
            return question is not None and question.seq == play.public

    def _next(self, table_id: str) -> BotTurn | None:
        """The next decision that is not a person's to make: a bot's, or one that leaves a person no choice."""
        with self.house.sessions() as db:
            try:
                row = self.house.row(db, table_id)
                if row.state != "playing":
                    return None
                play = self.house.play(db, row)
            except Refused as refused:
                self._unplayable.add(table_id)
                LOG.warning("table %s can't be served: %s", table_id, refused)
                return None
            with play.lock:
                waiting = play.record.table.waiting
                for chair in self.house.chairs(db, table_id):
                    if chair.bot is not None and chair.seat in waiting:
                        return self._turn(play, chair.seat, chair.bot, row.bot_pause, row.owner_id)
                for seat in forced(play.record.table):
                    if self.house.spares(db, table_id, seat):
                        return self._turn(play, seat, "", self.pause, row.owner_id)
        return None

    def _turn(self, play: Play, seat: int, code: str, pause: int, owner: int) -> BotTurn:
        """A decision, with a made-up table for a bot."""
        table, game = play.record.table, play.record.game
        made_up = ""
        if code:
            guess = table.guess(seat, secrets.randbits(60))
            guess.news = None
            made_up = guess.to_json()
        options = [game.actions.spell(action) for action in table.options(seat)]
        shown = play.shown_seq(seat), play.public
        return BotTurn(game.id, made_up, seat, code, pause, owner, *shown, table.marks, options)
