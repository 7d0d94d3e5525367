"""What the house says no to."""

from boomtown.engine.errors import BoomtownError


class Refused(BoomtownError):
    """Something a person may not do, with the HTTP status that says so."""

    def __init__(
        self,
        sentence: str,
        status: int = 400,
        rules: tuple[str, ...] = (),
        facts: list[str] | None = None,
        wait: int = 0,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.rules = rules
        self.facts = facts or []
        self.wait = wait  # seconds after which it is worth trying again
