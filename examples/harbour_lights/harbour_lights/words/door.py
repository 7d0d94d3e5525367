"""What people read while they play Harbour Lights."""

from harbour_lights.words.asked import button, fact, prompt
from harbour_lights.words.describe import describe
from harbour_lights.words.log import sentence
from harbour_lights.words.names import amount, amount_name, seat_name

__all__ = ["amount", "amount_name", "button", "describe", "fact", "prompt", "seat_name", "sentence"]
