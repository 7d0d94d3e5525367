"""What goes wrong, in sentences for the person who can do something about it."""


class BoomtownError(Exception):
    """Anything that Boomtown refuses, with a sentence that says what to do."""


class IllegalAction(BoomtownError):
    """An action that is not accepted; `rules` are the ids of the ledger rules that forbid it, `facts` what is so."""

    def __init__(self, sentence: str, rules: tuple[str, ...] = (), facts: list[str] | None = None) -> None:
        super().__init__(sentence)
        self.rules = rules
        self.facts = facts or []


class BadContent(BoomtownError):
    """A content pack that can't be played; the sentence names file, entry and fault."""


class BadRecord(BoomtownError):
    """A file that is not a Boomtown game, or one that this version can't replay."""


class BadOption(BoomtownError):
    """A table that can't be set up as asked: unknown option, wrong value or wrong number of seats."""
