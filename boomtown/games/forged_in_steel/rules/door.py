"""Forged in Steel as it is played: a chapter of the rulebook a file."""

from boomtown.games.forged_in_steel.rules.actions import ACTIONS
from boomtown.games.forged_in_steel.rules.redeal import redeal
from boomtown.games.forged_in_steel.rules.setup import conserved, set_up
from boomtown.games.forged_in_steel.rules.survey import rebuild
from boomtown.games.forged_in_steel.rules.table import ranking, scores

__all__ = ["ACTIONS", "conserved", "ranking", "rebuild", "redeal", "scores", "set_up"]
