"""What people read while they play 51st State."""

from boomtown.games.fifty_first_state.rules.amounts import amount
from boomtown.games.fifty_first_state.words.buttons import button
from boomtown.games.fifty_first_state.words.describe import describe
from boomtown.games.fifty_first_state.words.facts import amount_name, fact
from boomtown.games.fifty_first_state.words.log import sentence
from boomtown.games.fifty_first_state.words.names import seat_name
from boomtown.games.fifty_first_state.words.prompts import prompt

__all__ = ["amount", "amount_name", "button", "describe", "fact", "prompt", "seat_name", "sentence"]
