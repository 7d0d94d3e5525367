"""What people read while they play City of Iron."""

from boomtown.games.city_of_iron.words.buttons import button
from boomtown.games.city_of_iron.words.describe import describe
from boomtown.games.city_of_iron.words.facts import amount, amount_name, fact
from boomtown.games.city_of_iron.words.log import sentence
from boomtown.games.city_of_iron.words.names import seat_name
from boomtown.games.city_of_iron.words.prompts import prompt

__all__ = ["amount", "amount_name", "button", "describe", "fact", "prompt", "seat_name", "sentence"]
