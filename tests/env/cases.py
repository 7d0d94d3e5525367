"""Every game with every number of players; `make thorough` plays longer."""

import os

import boomtown

THOROUGH = os.environ.get("BOOMTOWN_THOROUGH") == "1"
CASES = [(id, seats) for id, game in boomtown.games().items() for seats in game.players]
CYCLES = 1000 if THOROUGH else 12
