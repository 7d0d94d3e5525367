"""Harbour Lights as it is played."""

from harbour_lights.rules.actions import ACTIONS
from harbour_lights.rules.scoring import ranking, scores
from harbour_lights.rules.setup import conserved, rebuild, set_up
from harbour_lights.rules.table import redeal

__all__ = ["ACTIONS", "conserved", "ranking", "rebuild", "redeal", "scores", "set_up"]
