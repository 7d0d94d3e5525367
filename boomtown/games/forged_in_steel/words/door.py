"""What people read while they play Forged in Steel."""

from boomtown.games.forged_in_steel.words.buttons import button
from boomtown.games.forged_in_steel.words.describe import describe
from boomtown.games.forged_in_steel.words.facts import amount, amount_name, fact
from boomtown.games.forged_in_steel.words.log import sentence
from boomtown.games.forged_in_steel.words.names import seat_name
from boomtown.games.forged_in_steel.words.prompts import prompt

__all__ = ["amount", "amount_name", "button", "describe", "fact", "prompt", "seat_name", "sentence"]
