"""The action catalogue: every action of a game is a number, and a verb with a number where it is spelled."""

import re

from boomtown.engine.errors import BoomtownError


class Catalogue:
    """A game's verbs with their ranges; `verbs` hands out the first number of each."""

    def __init__(self) -> None:
        self.size = 0
        self.starts: list[int] = []
        self.names: list[str] = []
        self.ranges: dict[str, tuple[int, int]] = {}

    def verbs(self, name: str, count: int = 1) -> int:
        """Declare a verb with `count` objects (0..count-1) and return its first number."""
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name) or name in self.ranges or count < 1:
            raise ValueError(
                f"verb '{name}' must be new, in lower case letters, and have at least one object"
            )
        start = self.size
        self.starts.append(start)
        self.names.append(name)
        self.ranges[name] = (start, count)
        self.size += count
        return start

    def name(self, action: int) -> str:
        """The verb of an action."""
        return self.names[self._place(action)]

    def number(self, action: int) -> int:
        """Which of its verb's objects an action means."""
        return action - self.starts[self._place(action)]

    def spell(self, action: int) -> str:
        """The action as text: 'pass', or 'build 12' for verbs with several objects."""
        place = self._place(action)
        name = self.names[place]
        if self.ranges[name][1] == 1:
            return name
        return f"{name} {action - self.starts[place]}"

    def parse(self, text: str) -> int:
        """The action that a text spells."""
        words = text.split()
        start, count = self.ranges.get(words[0], (0, 0)) if words else (0, 0)
        if count == 1 and len(words) == 1:
            return start
        if (
            count > 1
            and len(words) == 2
            and words[1].isascii()
            and words[1].isdigit()
            and len(words[1]) < 10
            and int(words[1]) < count
        ):
            action = start + int(words[1])
            if self.spell(action) == " ".join(words):
                return action
        raise BoomtownError(
            f"'{text}' is not an action here; say a verb and its number, such as '{self.spell(0)}'."
        )

    def _place(self, action: int) -> int:
        if not 0 <= action < self.size:
            raise BoomtownError(f"there is no action {action}; they run from 0 to {self.size - 1}")
        low, high = 0, len(self.starts)
        while high - low > 1:
            middle = (low + high) // 2
            if self.starts[middle] <= action:
                low = middle
            else:
                high = middle
        return low
