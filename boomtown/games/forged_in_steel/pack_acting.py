"""Who does what, and how often, in card texts."""

from typing import Any

from boomtown.games.forged_in_steel.pack_values import Data

WHO = {
    "me": "you",
    "opponent": "one opponent of your choice",
    "opponents": "each opponent",
    "all": "each player",
    "them": "they",
    "holder": "the owner of this Headline",
    "actor": "that player",
    "rival_leader": "the opponent with the most VP",
    "rival_most:mine": "the opponent with the most Mines",
    "rival_most:factory": "the opponent with the most Factories",
    "rival_most:holdings": "the opponent with the most Mines, Factories and Commercial buildings together",
}


# --- the verbs -----------------------------------------------------------------------------------------------


def acting(d: Data, verb: str, verbs: str) -> str:
    """'place', 'you may place', 'each opponent places'."""
    who = d.get("who", "me")
    if who in ("me", "them"):
        start = "you may " if d.get("may") else ""
        return f"{'they ' if who == 'them' else start}{verb}"
    return f"{WHO[who]} {verbs}"


def number(d: Data) -> Any:
    """How many, as it is said."""
    return d.get("n", 1)


def up_to(d: Data) -> str:
    """'up to '."""
    return "up to " if d.get("up_to") else ""
