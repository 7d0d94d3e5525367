"""Age of Industry as it is played: a chapter of the rulebook a file."""

from boomtown.games.age_of_industry.rules.actions import ACTIONS
from boomtown.games.age_of_industry.rules.network import rebuild
from boomtown.games.age_of_industry.rules.scoring import ranking, scores
from boomtown.games.age_of_industry.rules.setup import conserved, set_up
from boomtown.games.age_of_industry.rules.table import redeal

__all__ = ["ACTIONS", "conserved", "ranking", "rebuild", "redeal", "scores", "set_up"]
