"""What people read while they play Urban Sprawl."""

from boomtown.games.urban_sprawl.words.buttons import button
from boomtown.games.urban_sprawl.words.describe import describe
from boomtown.games.urban_sprawl.words.facts import amount, amount_name, fact
from boomtown.games.urban_sprawl.words.log import sentence
from boomtown.games.urban_sprawl.words.names import seat_name
from boomtown.games.urban_sprawl.words.prompts import prompt

__all__ = ["amount", "amount_name", "button", "describe", "fact", "prompt", "seat_name", "sentence"]
