"""Whom a word of a card speaks of."""

from typing import Final

from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.counting import rival_leader, rival_most
from boomtown.games.forged_in_steel.rules.frames import F_ACTOR, F_HOLDER, F_ME, F_THEM, look
from boomtown.games.forged_in_steel.rules.table import SteelTable, opponents


class Players:
    """Some players, as a card names them."""

    def __init__(self, who: int, thing: int = -1) -> None:
        self.who = who
        self.thing = thing  # of which somebody has the most, for RIVAL_MOST

    def seats(self, t: SteelTable) -> list[int]:
        """Who they are now, in Influence order."""
        me = look(t, F_ME)
        if self.who == s.ME or self.who == s.OWNER:
            return [me]
        if self.who == s.OPPONENTS or self.who == s.OPPONENT:
            return opponents(t, me)
        if self.who == s.ALL or self.who == s.ANY:
            return t.influence[:]
        one = self.seat(t, me)
        return [one] if one >= 0 else []

    def seat(self, t: SteelTable, me: int) -> int:
        """The one player that is meant, or -1."""
        if self.who == s.THEM:
            return look(t, F_THEM)
        if self.who == s.HOLDER:
            return look(t, F_HOLDER)
        if self.who == s.ACTOR:
            return look(t, F_ACTOR)
        return rival_leader(t, me) if self.who == s.RIVAL_LEADER else rival_most(t, me, self.thing)


MYSELF: Final = Players(s.ME)
