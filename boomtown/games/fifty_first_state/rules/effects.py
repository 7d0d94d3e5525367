"""Effects: whether a program of words would do anything, and Locations that answer to what their owner does."""

from boomtown.engine.listeners import Happening, listen, put
from boomtown.engine.steps import Step
from boomtown.games.fifty_first_state.rules.table import StateTable, locations


def can_happen(t: StateTable, seat: int, card: int, program: int) -> bool:
    """Whether a program would do anything at all."""
    if not t.content.program_asks[program]:
        return True
    for word in t.programs[program]:
        if word.can(t, seat, card):
            return True
    return False


def answers(t: StateTable, card: int, what: Happening) -> list[Step[StateTable]]:
    """How a Location answers to what its owner has done."""
    found: list[Step[StateTable]] = []
    listen(t, t.content.card_listeners[card], what.actor, card, what, found)
    return found


def answer_all(t: StateTable, what: Happening) -> None:
    """Locations answer to what their owner has done, in the order they were built."""
    found: list[Step[StateTable]] = []
    for card in locations(t, what.actor):
        if len(t.content.card_listeners[card]) > 0:
            found.extend(answers(t, card, what))
    put(t, found)
