"""51st State as it is played: a chapter of the rulebook a file."""

from boomtown.games.fifty_first_state.rules.actions import ACTIONS
from boomtown.games.fifty_first_state.rules.scoring import ranking, scores
from boomtown.games.fifty_first_state.rules.setup import conserved, set_up
from boomtown.games.fifty_first_state.rules.table import rebuild, redeal

__all__ = ["ACTIONS", "conserved", "ranking", "rebuild", "redeal", "scores", "set_up"]
