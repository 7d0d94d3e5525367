"""How much of something each caller may have: so much at once, and so much a second for long."""

import math
import threading
import time
from collections import OrderedDict

from boomtown.web.people.refused import Refused


class Buckets:
    """A bucket for each caller, which fills again by and by; whoever finds it empty must wait."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most = most
        self._lock = threading.Lock()
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def clock(self) -> float:
        """Seconds that have passed since some moment."""
        return time.monotonic()

    def take(self, caller: str, cost: float = 1.0) -> float:
        """Let the caller have some more: 0, or the seconds after which they may."""
        with self._lock:
            moment = self.clock()
            level, since = self._levels.pop(caller, (self.burst, moment))
            level = min(self.burst, level + (moment - since) * self.per_second)
            granted = level >= min(cost, self.burst)
            self._levels[caller] = (level - cost if granted else level, moment)
            while len(self._levels) > self.most:
                self._levels.popitem(last=False)
            return 0.0 if granted else (min(cost, self.burst) - level) / self.per_second

    def forget(self, caller: str) -> None:
        """Let a caller begin anew, with a full bucket."""
        with self._lock:
            self._levels.pop(caller, None)

    def check(self, caller: str, sentence: str, cost: float = 1.0) -> None:
        """Refuse a caller who finds the bucket empty; `{when}` in the sentence says when to come back."""
        seconds = self.take(caller, cost)
        if seconds > 0:
            raise Refused(sentence.format(when=when(seconds)), 429, wait=math.ceil(seconds))


def when(seconds: float) -> str:
    """'in 5 seconds', 'in 12 minutes': when to come back."""
    count, unit = (math.ceil(seconds), "second") if seconds <= 90 else (math.ceil(seconds / 60), "minute")
    return f"in {count} {unit}{'s' if count != 1 else ''}"
