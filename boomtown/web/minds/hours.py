"""How long bots have thought for each person within the last hour, and how long they may."""

import math
import threading
import time
from collections import deque

from boomtown.web.people.buckets import when
from boomtown.web.people.refused import Refused

HOUR = 3600.0


class Hours:
    """The seconds that workers have spent for each person within the last hour; the house itself is nobody."""

    def __init__(self, most: float) -> None:
        self.most = most  # seconds of an hour that one person may have
        self._lock = threading.Lock()
        self._spent: dict[int, deque[tuple[float, float]]] = {}  # when a thought ended, and how long it took

    def clock(self) -> float:
        """Seconds that have passed since some moment."""
        return time.monotonic()

    def note(self, person: int | None, seconds: float) -> None:
        """Write a thought down."""
        if person is not None:
            with self._lock:
                self._spent.setdefault(person, deque()).append((self.clock(), seconds))

    def spent(self, person: int | None) -> float:
        """What a person has had within the last hour."""
        with self._lock:
            return sum(seconds for _, seconds in self._recent(person))

    def wait(self, person: int | None) -> float:
        """Seconds until a person may have more; 0 if they may now."""
        with self._lock:
            recent = self._recent(person)
            over = sum(seconds for _, seconds in recent) - self.most
            for moment, seconds in recent:
                if over < 0:
                    break
                over -= seconds
                if over < 0:
                    return moment + HOUR - self.clock()
        return 0.0

    def check(self, person: int | None) -> None:
        """Refuse whoever has had their share of this hour, and say when to come back."""
        seconds = self.wait(person)
        if seconds > 0:
            sentence = "Bots have thought for you as long as they may within an hour; come back"
            raise Refused(f"{sentence} {when(seconds)}.", 429, wait=math.ceil(seconds))

    def _recent(self, person: int | None) -> deque[tuple[float, float]]:
        """What a person has had, without what is more than an hour ago; call with the lock held."""
        if person is None:
            return deque()
        recent = self._spent.get(person, deque())
        while recent and recent[0][0] <= self.clock() - HOUR:
            recent.popleft()
        if not recent:
            self._spent.pop(person, None)
        return recent
