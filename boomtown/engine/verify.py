"""Checking a fair deal afterwards: the record of a finished game tells its secret, and everything is dealt again from it."""

from dataclasses import dataclass

from boomtown.engine.dice import fingerprint
from boomtown.engine.errors import BadRecord
from boomtown.engine.record import begun, opened, played


@dataclass(frozen=True)
class Check:
    """One thing that was checked, and what was found, in a sentence."""

    agrees: bool
    words: str


def verify(text: str, shown: str = "", options: dict[str, str] | None = None) -> list[Check]:
    """Whether fingerprint, deal and draws of a record agree; `shown` is the fingerprint that was shown at the table."""
    game, saved = opened(text)
    if "secret" not in saved:
        raise BadRecord(
            "This game was dealt from a seed, not from a sealed secret: there is nothing to verify."
        )
    record, spelled = begun(game, saved, options or {})
    own = fingerprint(record.secret)
    checks = [
        Check(
            own == saved.get("fingerprint"),
            f"The fingerprint of the secret is {own}: {{}} that of the record.",
        )
    ]
    if shown:
        checks.append(Check(own == shown.strip().lower(), "It {} the one that was shown at the table."))
    deal = game.new(record.seats, 0, record.options, record.secret).digest()
    checks.append(Check(deal == saved.get("deal"), "The deal, made again from the secret, {} the record."))
    try:
        played(record, saved, spelled)
        same, why = record.table.dice == saved.get("draws"), ""
    except BadRecord as error:
        same, why = False, f" {error}"
    drawn = f"Every draw was made again ({record.table.dice}, with {len(record.redraws)} drawn anew after going back)"
    checks.append(Check(same, f"{drawn}: {{}} the record.{why}"))
    return [Check(one.agrees, one.words.replace("{}", word(one))) for one in checks]


def word(check: Check) -> str:
    """The verb of a check."""
    return "agrees with" if check.agrees else "does NOT agree with"
