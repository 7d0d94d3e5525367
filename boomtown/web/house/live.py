"""Live updates: whoever watches a table hears that something happened; what it was, they fetch with their own eyes."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

from sqlalchemy.orm import Session

Watcher = tuple[asyncio.AbstractEventLoop, asyncio.Event]


class Hub:
    """Wakes the watchers of a table. It carries numbers only, so there is nothing to leak."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._watchers: dict[str, set[Watcher]] = {}
        self._rung: dict[str, int] = {}  # how often each watched table rang
        self._told: dict[str, tuple[int, str]] = {}
        self.closed = False

    def told(self, table_id: str, make: Callable[[], str]) -> str:
        """What `make` says of a table, asked only once for each ring."""
        with self._lock:
            count = self._rung.get(table_id, 0)
            kept = self._told.get(table_id)
        if kept is not None and kept[0] == count:
            return kept[1]
        text = make()
        with self._lock:
            if table_id in self._watchers:
                self._told[table_id] = (count, text)
        return text

    def tell(self, db: Session, table_id: str) -> None:
        """Tell other processes, when a change is committed, that something happened; by default there are none."""

    def ring(self, table_id: str) -> None:
        """Something happened at a table; may be called from any thread."""
        with self._lock:
            watchers = list(self._watchers.get(table_id, ()))
            if watchers:
                self._rung[table_id] = self._rung.get(table_id, 0) + 1
        for loop, bell in watchers:
            loop.call_soon_threadsafe(bell.set)

    def watching(self) -> int:
        """How many streams are open."""
        with self._lock:
            return len(set().union(*self._watchers.values()))

    def close(self) -> None:
        """Wake everybody for the last time."""
        self.closed = True
        self.ring_all()

    def ring_all(self) -> None:
        """Something may have happened anywhere."""
        with self._lock:
            tables = list(self._watchers)
        for table_id in tables:
            self.ring(table_id)

    async def rings(self, *tables: str, every: float = 15.0) -> AsyncIterator[bool]:
        """True each time something happened at one of these tables, False now and then when nothing did; True at once."""
        entry = (asyncio.get_running_loop(), asyncio.Event())
        with self._lock:
            for table_id in tables:
                self._watchers.setdefault(table_id, set()).add(entry)
        try:
            yield True
            while not self.closed:
                try:
                    await asyncio.wait_for(entry[1].wait(), every)
                    entry[1].clear()
                    yield True
                except TimeoutError:
                    yield False
        finally:
            with self._lock:
                for table_id in tables:
                    self._gone(table_id, entry)

    def _gone(self, table_id: str, entry: Watcher) -> None:
        """Somebody watches a table no more; call with the lock held."""
        watchers = self._watchers[table_id]
        watchers.discard(entry)
        if not watchers:
            del self._watchers[table_id]
            self._told.pop(table_id, None)
            self._rung.pop(table_id, None)
