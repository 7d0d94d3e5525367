"""What happened, as a chain of entries that copies share; who may read which part is in the entry."""

from typing import Final

EVERYONE: Final = -1
ANEW: Final = "drawn-anew"  # the kind of an entry that the engine itself writes


class Entry:
    """One thing that happened: open numbers for all, secret numbers for the audience (a mask of seats)."""

    def __init__(
        self,
        before: "Entry | None",
        kind: str,
        seat: int,
        args: list[int],
        secret: list[int],
        audience: int,
        move: int,
    ) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret
        self.audience = audience
        self.move = move

    def may_read(self, seat: int) -> bool:
        """Whether a seat belongs to the audience of the secret part (-1 is a spectator)."""
        if self.audience == EVERYONE:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


def entries(head: Entry | None, since: int = 0) -> list[Entry]:
    """The entries from number `since` on, oldest first."""
    found: list[Entry] = []
    at = head
    while at is not None and at.number >= since:
        found.append(at)
        at = at.before
    found.reverse()
    return found
