"""What people read while they play Age of Industry."""

from boomtown.games.age_of_industry.words.buttons import button
from boomtown.games.age_of_industry.words.describe import describe
from boomtown.games.age_of_industry.words.facts import amount, amount_name, fact
from boomtown.games.age_of_industry.words.words import prompt, seat_name, sentence

__all__ = ["amount", "amount_name", "button", "describe", "fact", "prompt", "seat_name", "sentence"]
