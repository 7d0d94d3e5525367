"""What cards and goals count: one class for each, with its words beside it."""

from typing import ClassVar, Final

from boomtown.games.city_of_iron.rules.content import GOODS
from boomtown.games.city_of_iron.rules.table import IronTable


class Quantity:
    """Something of a seat that is counted."""

    name: ClassVar[str] = ""  # in content files
    one: ClassVar[str] = ""  # 'per ...'
    many: ClassVar[str] = ""  # 'per three ...'
    most: ClassVar[str] = ""  # the goal to have the most
    least: ClassVar[str] = ""  # the goal to have so many
    here: ClassVar[bool] = False  # in the city of the card that counts

    def of(self, t: IronTable, seat: int, land: int) -> int:
        """How many a seat has; `land` is the city that a card or goal speaks of, or -1."""
        raise TypeError(type(self).name + " must say how it is counted")


class GoodsOf(Quantity):
    """Some goods, counted together; files name them: good:<id> or goods:<id>+<id>."""

    name: ClassVar[str] = "goods"
    one: ClassVar[str] = "{goods} you own"
    many: ClassVar[str] = "{goods} you own{together}"
    most: ClassVar[str] = "you have more {goods} than anyone else"
    least: ClassVar[str] = "you have at least {number} {goods}"

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods

    def of(self, t: IronTable, seat: int, land: int) -> int:
        total = 0
        for good in self.goods:
            total += t.goods[seat * GOODS + good]
        return total


class GoodTypes(Quantity):
    """Different goods."""

    name: ClassVar[str] = "good_types"
    one: ClassVar[str] = "different good you own"
    many: ClassVar[str] = "different goods you own"
    most: ClassVar[str] = "you have more different goods than anyone else"
    least: ClassVar[str] = "you have at least {number} different {n:good/goods}"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        found = 0
        for good in range(seat * GOODS, seat * GOODS + GOODS):
            if t.goods[good] > 0:
                found += 1
        return found


class LargestGood(Quantity):
    """The good of which a seat has most."""

    name: ClassVar[str] = "largest_good"
    one: ClassVar[str] = "unit of your most plentiful good"
    many: ClassVar[str] = "units of your most plentiful good"
    most: ClassVar[str] = "your largest amount of one good is greater than that of anyone else"
    least: ClassVar[str] = "you have at least {number} {n:unit/units} of your most plentiful good"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        found = 0
        for good in range(seat * GOODS, seat * GOODS + GOODS):
            if t.goods[good] > found:
                found = t.goods[good]
        return found


class Towns(Quantity):
    """Conquered towns."""

    name: ClassVar[str] = "towns"
    one: ClassVar[str] = "town you own"
    many: ClassVar[str] = "towns you own"
    most: ClassVar[str] = "you have more towns than anyone else"
    least: ClassVar[str] = "you have at least {number} {n:town/towns}"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        return t.town_owner.count(seat)


class CityDistance(Quantity):
    """The distance of all lands of a seat."""

    name: ClassVar[str] = "city_distance"
    one: ClassVar[str] = "distance on all your lands"
    many: ClassVar[str] = "distance on all your lands"
    most: ClassVar[str] = "you have more distance on all your lands together than anyone else"
    least: ClassVar[str] = "you have at least {number} distance on all your lands"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        distance = 0
        for own in range(len(t.land_owner)):
            if t.land_owner[own] == seat:
                distance += t.content.land_distance[own]
        return distance


class LandTypes(Quantity):
    """The land types that the lands of a seat show."""

    name: ClassVar[str] = "land_types"
    one: ClassVar[str] = "land type on your lands"
    many: ClassVar[str] = "land types on your lands"
    most: ClassVar[str] = "you have more land types on your lands than anyone else"
    least: ClassVar[str] = "your cities together show at least {number} land {n:type/types}"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        types = 0
        for own in range(len(t.land_owner)):
            if t.land_owner[own] == seat:
                types |= t.content.land_types[own]
        return types.bit_count()


class Coins(Quantity):
    """Coins."""

    name: ClassVar[str] = "coins"
    one: ClassVar[str] = "coin you hold"
    many: ClassVar[str] = "coins you hold"
    most: ClassVar[str] = "you have more coins than anyone else"
    least: ClassVar[str] = "you have at least {number} {n:coin/coins}"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        return t.coins[seat]


class Science(Quantity):
    """Science."""

    name: ClassVar[str] = "science"
    one: ClassVar[str] = "science you hold"
    many: ClassVar[str] = "science you hold"
    most: ClassVar[str] = "you have more science than anyone else"
    least: ClassVar[str] = "you have at least {number} science"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        return t.science[seat]


class ExpertCards(Quantity):
    """Experts that are not in the buy pool."""

    name: ClassVar[str] = "expert_cards"
    one: ClassVar[str] = "expert card you have"
    many: ClassVar[str] = "expert cards you have"
    most: ClassVar[str] = "you have more expert cards in hand and on your nation board than anyone else"
    least: ClassVar[str] = "you have at least {number} expert {n:card/cards}"

    def of(self, t: IronTable, seat: int, land: int) -> int:
        return t.owned[seat].bit_count()


class BuildingsHere(Quantity):
    """Buildings in the city of the card."""

    name: ClassVar[str] = "buildings_here"
    one: ClassVar[str] = "building in this city"
    many: ClassVar[str] = "buildings in this city"
    most: ClassVar[str] = "you have more buildings in this city than anyone else"
    least: ClassVar[str] = "at least {number} {n:building stands/buildings stand} on this land"
    here: ClassVar[bool] = True

    def of(self, t: IronTable, seat: int, land: int) -> int:
        return t.standing[land]


class AcademiesHere(Quantity):
    """Academies in the city of the card."""

    name: ClassVar[str] = "academies_here"
    one: ClassVar[str] = "Academy in this city"
    many: ClassVar[str] = "Academies in this city"
    most: ClassVar[str] = "you have more Academies in this city than anyone else"
    least: ClassVar[str] = "at least {number} {n:Academy stands/Academies stand} on this land"
    here: ClassVar[bool] = True

    def of(self, t: IronTable, seat: int, land: int) -> int:
        found = 0
        for card in t.built[seat]:
            if t.city[card] == land and t.content.card_name[card] == t.content.academy:
                found += 1
        return found


COUNTS: Final[list[type[Quantity]]] = [
    GoodTypes,
    LargestGood,
    Towns,
    CityDistance,
    LandTypes,
    Coins,
    Science,
    ExpertCards,
    BuildingsHere,
    AcademiesHere,
]
