"""City of Iron as it is played: a chapter of the rulebook a file."""

from boomtown.games.city_of_iron.rules.actions import ACTIONS
from boomtown.games.city_of_iron.rules.guess import redeal
from boomtown.games.city_of_iron.rules.holdings import rebuild
from boomtown.games.city_of_iron.rules.scoring import ranking, scores
from boomtown.games.city_of_iron.rules.setup import conserved, set_up

__all__ = ["ACTIONS", "conserved", "ranking", "rebuild", "redeal", "scores", "set_up"]
