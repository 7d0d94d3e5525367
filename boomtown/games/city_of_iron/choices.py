"""What an expert's effect leaves open: building, land, district, town, pile, how often."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.city_of_iron.actions import CITY, DEMOLISH, LAND, PILE, SIDE, STORE, TIMES, TOWN
from boomtown.games.city_of_iron.build import take_card, tear_down
from boomtown.games.city_of_iron.gains import gain_influence
from boomtown.games.city_of_iron.table import FROM_CARDS, IronTable
from boomtown.games.city_of_iron.towns import (
    can_settle,
    lands_to_settle,
    place_district,
    sides_left,
    start_settling,
)


def store_card(t: IronTable, seat: int, card: int) -> None:
    """A building of the row goes to a buy pool."""
    take_card(t, seat, card)
    t.stored[seat].append(card)
    t.tell("store", seat, [card])


class ChooseStore(Decision):
    """A building of the row or of the discard pile for the buy pool."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "source")
    rules: ClassVar[tuple[str, ...]] = ("COI-085", "COI-112")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source  # 0 the row, 1 the discard pile

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        cards = table.scrap if self.source else table.row
        return [STORE + card for card in cards if card >= 0]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        card = action - STORE
        if self.source:
            table.scrap.remove(card)
            table.stored[seat].append(card)
            table.tell("salvage-store", seat, [card])
        else:
            store_card(table, seat, card)


class ChooseSalvage(Decision):
    """Which own building is given up for its coin cost."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-259",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        return [DEMOLISH + card for card in table.built[seat]]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        card = action - DEMOLISH
        coins = table.kit.card_coins[card]
        table.tell("salvage", seat, [card, coins])
        tear_down(table, seat, card)
        table.coins[seat] += coins


class ChooseLand(Decision):
    """Which displayed land to settle."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("COI-204", "COI-205", "COI-267")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        return [LAND + land for land in lands_to_settle(table, seat, self.card)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        land = action - LAND
        sides = sides_left(table, seat, table.kit.effect[self.card][0][1])
        if len(sides) == 1:
            start_settling(table, seat, land, sides[0])
        else:
            table.agenda.append(ChooseLandSide(seat, self.card, land))


class ChooseLandSide(Decision):
    """Which district founds the new city."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "land")
    rules: ClassVar[tuple[str, ...]] = ("COI-208",)

    def __init__(self, seat: int, card: int, land: int) -> None:
        super().__init__(seat)
        self.card = card
        self.land = land

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        if not can_settle(table, seat, self.land, self.card):
            return []  # only in a guess: then the hand is made up anew
        return [SIDE + side for side in sides_left(table, seat, table.kit.effect[self.card][0][1])]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        start_settling(table, seat, self.land, action - SIDE)


class ChooseDistrict(Decision):
    """Which own city receives a district, then which side it shows."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sides", "land")
    rules: ClassVar[tuple[str, ...]] = ("COI-200", "COI-272")

    def __init__(self, seat: int, sides: int, land: int) -> None:
        super().__init__(seat)
        self.sides = sides
        self.land = land  # -1 while the city is not chosen

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        if self.land >= 0:
            return [SIDE + side for side in sides_left(table, seat, self.sides)]
        return [CITY + land for land in range(len(table.land_owner)) if table.land_owner[land] == seat]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        if self.land < 0:
            table.agenda.append(ChooseDistrict(seat, self.sides, action - CITY))
            return
        place_district(table, seat, self.land, action - SIDE)
        table.tell("district", seat, [self.land, action - SIDE])


def towns_to_mark(t: IronTable, seat: int) -> list[int]:
    """The own towns without a cube."""
    return [town for town in range(len(t.town_owner)) if t.town_owner[town] == seat and t.marked[town] == 0]


def towns_to_guard(t: IronTable, seat: int) -> list[int]:
    """The own towns on which no card lies."""
    return [town for town in range(len(t.town_owner)) if t.town_owner[town] == seat and t.guard[town] < 0]


class ChooseTown(Decision):
    """Which own town receives a cube, or is guarded by the card itself."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "defense")
    rules: ClassVar[tuple[str, ...]] = ("COI-260", "COI-287")

    def __init__(self, seat: int, card: int, defense: int) -> None:
        super().__init__(seat)
        self.card = card
        self.defense = defense  # of the cube; 0: the card itself guards

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        towns = towns_to_mark(table, seat) if self.defense else towns_to_guard(table, seat)
        return [TOWN + town for town in towns]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        town = action - TOWN
        if self.defense:
            table.marked[town] = self.defense
            table.tell("mark", seat, [town, self.defense])
            return
        at = table.played.index(self.card)
        table.played.pop(at)
        table.uses.pop(at)
        table.guard[town] = self.card
        table.tell("guard", seat, [town, self.card])


class ChoosePile(Decision):
    """Which town pile is turned: its top town goes to the bottom."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-293",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        return [PILE + pile for pile in range(3) if len(table.town_pile(pile)) > 0]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        pile = table.town_pile(action - PILE)
        town = pile.pop()
        pile.insert(0, town)
        table.tell("bury", seat, [town, pile[-1]])


def times_possible(t: IronTable, seat: int, op: list[int], coins: int, science: int) -> int:
    """How often a payment can be made after so many coins and science are gone."""
    times = op[1]
    if op[2] > 0:
        times = min(times, (t.coins[seat] - coins) // op[2])
    if op[3] > 0:
        times = min(times, (t.science[seat] - science) // op[3])
    return times


def repeat_times(t: IronTable, seat: int, op: list[int], times: int) -> None:
    """Pay and gain so often."""
    t.coins[seat] += times * (op[4] - op[2])
    t.science[seat] += times * (op[5] - op[3])
    if op[6] > 0:
        gain_influence(t, seat, times * op[6], FROM_CARDS)
    t.tell("repeat", seat, [times, times * op[2], times * op[3], times * op[4], times * op[5], times * op[6]])


class ChooseTimes(Decision):
    """How often the payment is made."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "place")
    rules: ClassVar[tuple[str, ...]] = ("COI-278",)

    def __init__(self, seat: int, card: int, place: int) -> None:
        super().__init__(seat)
        self.card = card
        self.place = place

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        op = table.kit.effect[self.card][self.place]
        return [TIMES + i for i in range(times_possible(table, seat, op, 0, 0))]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        op = table.kit.effect[self.card][self.place]
        repeat_times(table, seat, op, action - TIMES + 1)
