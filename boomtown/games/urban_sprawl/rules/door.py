"""Urban Sprawl as it is played: a chapter of the rulebook a file."""

from boomtown.games.urban_sprawl.rules.actions import ACTIONS
from boomtown.games.urban_sprawl.rules.guess import redeal
from boomtown.games.urban_sprawl.rules.scoring import ranking, scores
from boomtown.games.urban_sprawl.rules.setup import conserved, set_up
from boomtown.games.urban_sprawl.rules.table import rebuild

__all__ = ["ACTIONS", "conserved", "ranking", "rebuild", "redeal", "scores", "set_up"]
