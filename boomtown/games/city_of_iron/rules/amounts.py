"""What facts of refusals count: numbers for `Game.amount`."""

from typing import Final

COINS: Final = 0
SCIENCE: Final = 1
COINS_LEFT: Final = 2  # when the experts picked in Winter are paid
SCIENCE_LEFT: Final = 3
COINS_AND_HAMMERS: Final = 4  # with the Steam Drill
SCOUTING: Final = 5
STEAMBOTS: Final = 6
PICKED: Final = 10  # + skill: on the cards picked for a payment
IN_ATTACK: Final = 20  # + skill: on the cards in hand, used in an attack
HAMMERS_BESIDE: Final = 100  # + expert: hammers on the other cards in hand
DISTANCE_BESIDE: Final = 200  # + expert: distance on the other cards in hand
