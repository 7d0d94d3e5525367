"""How many: amounts of the card language, and the conditions that it sets."""

from typing import Final

from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.city import places_of
from boomtown.games.forged_in_steel.rules.counting import beside, neighborhoods, owns, pieces
from boomtown.games.forged_in_steel.rules.frames import F_PREV, F_ROLL, F_SAME, look
from boomtown.games.forged_in_steel.rules.points import is_first, is_last
from boomtown.games.forged_in_steel.rules.table import SteelTable

# whose things are counted
MINE: Final = 0
THEIRS: Final = 1
ANYBODYS: Final = 2


class Amount:
    """A number that a card says; this one is fixed."""

    def __init__(self, value: int = 1) -> None:
        self.value = value

    def of(self, t: SteelTable, me: int, them: int) -> int:
        """What it is now; `me` carries the card out, `them` is the player it speaks of."""
        return self.value


ONE: Final = Amount()


class Rolled(Amount):
    """What the die of the card shows."""

    def of(self, t: SteelTable, me: int, them: int) -> int:
        return look(t, F_ROLL)


class Done(Amount):
    """How much the word before did."""

    def of(self, t: SteelTable, me: int, them: int) -> int:
        return look(t, F_PREV)


class ByRoll(Amount):
    """A number for each side of the die."""

    def __init__(self, values: list[int]) -> None:
        super().__init__()
        self.values = values

    def of(self, t: SteelTable, me: int, them: int) -> int:
        return self.values[look(t, F_ROLL) - 1]


class Count(Amount):
    """So many for each of some things: `times` for every `per` of them begun, at most `most`."""

    def __init__(self) -> None:
        super().__init__()
        self.things = 0  # a set
        self.owner = ANYBODYS
        self.where = s.IN_ALL
        self.adjacent = 0  # to one of a set of things
        self.having = 0  # Neighborhoods that hold all of a set of things
        self.per = 1
        self.times = 1
        self.most = 0

    def of(self, t: SteelTable, me: int, them: int) -> int:
        count = self.best_of(t, me, them) if self.where == s.IN_BEST else self.count(t, me, them, -1)
        found = (count + self.per - 1) // self.per * self.times
        if self.most > 0 and found > self.most:
            return self.most
        return -self.most if self.most > 0 and found < -self.most else found

    def best_of(self, t: SteelTable, me: int, them: int) -> int:
        """The count of the Neighborhood where it is largest."""
        best = 0
        for nb in range(len(t.content.city.nb_lots)):
            here = self.count(t, me, them, nb)
            best = here if here > best else best
        return best

    def count(self, t: SteelTable, me: int, them: int, nb: int) -> int:
        """How many things there are; nb >= 0 looks at this Neighborhood only."""
        seat = me if self.owner == MINE else them if self.owner == THEIRS else -1
        lots = self.places(t, me, nb)
        total = 0
        for thing in range(len(s.THING_IDS)):
            if (self.things >> thing) & 1:
                if thing == s.T_DONE:
                    total += look(t, F_PREV)
                elif thing == s.T_NEIGHBORHOOD:
                    total += neighborhoods(t, seat, self.having)
                elif thing < s.T_FULL_BLOCK:
                    total += pieces(t, seat, thing, lots)
                else:
                    total += owns(t, seat, thing)
        return total

    def places(self, t: SteelTable, me: int, nb: int) -> list[int]:
        """The Lots that are looked at, in strips."""
        city = t.content.city
        if nb < 0 and self.where == s.IN_SAME:
            nb = look(t, F_SAME)
        nbs = 1 << nb if nb >= 0 else self.where & city.all_nbs if self.where >= 0 else city.all_nbs
        lots = places_of(city, nbs)
        if self.adjacent == 0:
            return lots
        near = beside(t, me, self.adjacent)
        return [lots[strip] & near[strip] for strip in range(city.strips)]


# --- conditions -----------------------------------------------------------------------------------------------


class Condition:
    """What a card may ask before it does something."""

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        """Whether it is so; `them` is the player it speaks of."""
        raise TypeError("a condition must say whether it holds")


class Headlined(Condition):
    """One of some cards is a Headline; or none of them."""

    def __init__(self, cards: list[int], so: bool) -> None:
        self.cards = cards
        self.so = so

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        for card in self.cards:
            if card in t.headlines:
                return self.so
        return not self.so


class Has(Condition):
    """An amount lies within bounds."""

    def __init__(self, amount: Amount, least: int, most: int) -> None:
        self.amount = amount
        self.least = least
        self.most = most

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        return self.least <= self.amount.of(t, me, them) <= self.most


class InEra(Condition):
    """It is this Era."""

    def __init__(self, era: int) -> None:
        self.era = era

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        return t.era[0] == self.era


class IsLast(Condition):
    """The player alone has the fewest VP."""

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        return is_last(t, them)


class IsFirst(Condition):
    """The player alone has the most VP."""

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        return is_first(t, them)


class UnrestAtLeast(Condition):
    """So many cubes are on the Unrest track."""

    def __init__(self, cubes: int) -> None:
        self.cubes = cubes

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        return len(t.unrest) >= self.cubes


class Richer(Condition):
    """The other player has more VP."""

    def holds(self, t: SteelTable, me: int, them: int) -> bool:
        return t.vp[them] > t.vp[me]


class AtLeast:
    """What somebody must have in a Neighborhood."""

    def __init__(self, what: Count, least: int) -> None:
        self.what = what
        self.least = least

    def holds_in(self, t: SteelTable, seat: int, nb: int) -> bool:
        """Whether a seat has it there."""
        return self.what.count(t, seat, seat, nb) >= self.least
