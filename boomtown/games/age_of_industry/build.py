"""Build industry: which card, which industry, which space, and the order of a build."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import CARD, FROM_DISPLAY, FROM_IMPORT, INDUSTRY, SPACE
from boomtown.games.age_of_industry.board import COAL, INDUSTRIES, IRON, SHIP, bits
from boomtown.games.age_of_industry.cards import discard_card, kinds_in_hand
from boomtown.games.age_of_industry.cubes import cube_price, fill_demand, flip_if_used_up, take_cube
from boomtown.games.age_of_industry.loans import pay
from boomtown.games.age_of_industry.network import count_cubes, count_import, occupy, sources, vacate
from boomtown.games.age_of_industry.sites import (
    NO_CARD_NEEDED,
    can_build_with,
    industries_for,
    spaces_for,
    why_not_industry,
    why_not_space,
)
from boomtown.games.age_of_industry.table import (
    COUNTER,
    FLIPPED,
    LEFT,
    OWNER,
    AgeTable,
    next_counter,
)


def fresh_ship(t: AgeTable, industry: int, space: int) -> bool:
    """Whether a build puts a ship into an empty ship space, so that its import is filled."""
    return industry == SHIP and t.owner[space] < 0


def cube_sources(t: AgeTable, seat: int, industry: int, space: int, cube: int) -> list[int]:
    """The actions that fetch a cube for a build; empty if it needs none of that kind."""
    counter = next_counter(t, seat, industry)
    if t.board.needs[cube][counter] == 0:
        return []
    place = t.board.space_place[space]
    return sources(t, cube, place, industry, fresh_ship(t, industry, space))


def build_industry(
    t: AgeTable, seat: int, card: int, combined: int, industry: int, space: int, coal: int, iron: int
) -> None:
    """A build in its order: card, cubes, money, counter, new cubes, demand display, flips."""
    board = t.board
    counter = next_counter(t, seat, industry)
    fresh = fresh_ship(t, industry, space)
    discard_card(t, seat, card)
    price = board.cost[counter] + cube_price(t, 0, coal) + cube_price(t, 1, iron)
    t.tell("build", seat, [counter, space, card, price, coal, iron, t.owner[space], combined])
    emptied: list[int] = []
    own_import = fresh and coal == FROM_IMPORT + board.place_ship[board.space_place[space]]
    if not own_import:
        take_cube(t, 0, coal, emptied)
    take_cube(t, 1, iron, emptied)
    pay(t, seat, price)
    overbuilt = t.owner[space] >= 0
    if overbuilt:
        if space in emptied:  # a counter may give its last cube to the one that replaces it
            emptied.remove(space)
            flip_if_used_up(t, space)
        remove_counter(t, space)
    t.left = t.renew(LEFT)
    t.left[seat * len(board.level) + counter] -= 1
    t.owner = t.renew(OWNER)
    t.owner[space] = seat
    t.counter = t.renew(COUNTER)
    t.counter[space] = counter
    t.flipped = t.renew(FLIPPED)
    t.flipped[space] = 0
    if industry == SHIP and overbuilt and space not in t.barren:
        t.barren.append(space)
    t.cubes[space] = board.cubes[counter]
    occupy(t, space)
    if fresh:
        unload_ship(t, seat, space, own_import)
    elif industry == COAL or industry == IRON:
        at = fill_demand(t, seat, board.space_place[space], 0 if industry == COAL else 1, t.cubes[space])
        t.cubes[space] -= at
        count_cubes(t, board.space_place[space])
        emptied.append(space)
    for source in emptied:
        flip_if_used_up(t, source)


def remove_counter(t: AgeTable, space: int) -> None:
    """An overbuilt counter goes back to its owner for good; cubes left on it return to the stock."""
    t.gone.append(t.owner[space] * len(t.board.level) + t.counter[space])
    vacate(t, space)


def unload_ship(t: AgeTable, seat: int, space: int, used_one: bool) -> None:
    """A new ship's coal import is filled, its coal moves to the demand display where there is room."""
    place = t.board.space_place[space]
    ship = t.board.place_ship[place]
    at = len(t.board.space_ids) + ship
    t.cubes[at] = t.board.ship_coal[ship] - (1 if used_one else 0)
    t.cubes[at] -= fill_demand(t, seat, place, 0, t.cubes[at])
    count_import(t, ship)
    flip_if_used_up(t, space)


class ChooseCard(Decision):
    """Which card to play for a build; with `combined` any card will do."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "combined")
    rules: ClassVar[tuple[str, ...]] = ("AOI-073", "AOI-075", "AOI-087")

    def __init__(self, seat: int, combined: int) -> None:
        super().__init__(seat)
        self.combined = combined

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return [
            CARD + card
            for card in kinds_in_hand(table, seat)
            if self.combined or can_build_with(table, seat, card)
        ]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        start_build(table, seat, action - CARD, self.combined)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, AgeTable)
        card = action - CARD
        if not 0 <= card < len(table.board.card_ids):
            return ()
        if card not in table.hands[seat]:
            return ("AOI-073",)
        named = table.board.card_industry[card]
        return why_not_industry(table, seat, card, named) if named >= 0 else ("AOI-087",)


class ChooseIndustry(Decision):
    """Which industry to build with a location card or in a combined action."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined")
    rules: ClassVar[tuple[str, ...]] = ("AOI-089", "AOI-104")

    def __init__(self, seat: int, card: int, combined: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined

    def shown_to(self, viewer: int) -> Step:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        card = NO_CARD_NEEDED if self.combined else self.card
        return [INDUSTRY + industry for industry in industries_for(table, seat, card)]

    def take(self, table: Table, seat: int, action: int) -> None:
        table.agenda.append(ChooseSpace(seat, self.card, self.combined, action - INDUSTRY))

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, AgeTable)
        industry = action - INDUSTRY
        if not 0 <= industry < INDUSTRIES:
            return ()
        return why_not_industry(table, seat, NO_CARD_NEEDED if self.combined else self.card, industry)


class ChooseSpace(Decision):
    """Where to build."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined", "industry")
    rules: ClassVar[tuple[str, ...]] = ("AOI-074",)

    def __init__(self, seat: int, card: int, combined: int, industry: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined
        self.industry = industry

    def shown_to(self, viewer: int) -> Step:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        card = NO_CARD_NEEDED if self.combined else self.card
        return [SPACE + space for space in bits(spaces_for(table, seat, card, self.industry))]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        fetch_coal(table, seat, self.card, self.combined, self.industry, action - SPACE)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, AgeTable)
        space = action - SPACE
        if not 0 <= space < len(table.board.space_ids):
            return ()
        return why_not_space(
            table, seat, NO_CARD_NEEDED if self.combined else self.card, self.industry, space
        )


def start_build(t: AgeTable, seat: int, card: int, combined: int) -> None:
    """A card was chosen: ask what to build with it (if it leaves that open) and where."""
    industries = industries_for(t, seat, NO_CARD_NEEDED if combined else card)
    if len(industries) == 1:
        t.agenda.append(ChooseSpace(seat, card, combined, industries[0]))
    else:
        t.agenda.append(ChooseIndustry(seat, card, combined))


class BuildCoal(Decision):
    """Which of the equally close sources gives the coal for a build."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined", "industry", "space")
    rules: ClassVar[tuple[str, ...]] = ("AOI-115", "AOI-118")

    def __init__(self, seat: int, card: int, combined: int, industry: int, space: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined
        self.industry = industry
        self.space = space

    def shown_to(self, viewer: int) -> Step:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return cube_sources(table, seat, self.industry, self.space, 0)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        fetch_iron(table, seat, self.card, self.combined, self.industry, self.space, action)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("AOI-133",) if action == FROM_DISPLAY else ()


class BuildIron(Decision):
    """Which of the equally close iron works gives the iron for a build."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined", "industry", "space", "coal")
    rules: ClassVar[tuple[str, ...]] = ("AOI-115", "AOI-118")

    def __init__(self, seat: int, card: int, combined: int, industry: int, space: int, coal: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined
        self.industry = industry
        self.space = space
        self.coal = coal

    def shown_to(self, viewer: int) -> Step:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return cube_sources(table, seat, self.industry, self.space, 1)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        build_industry(table, seat, self.card, self.combined, self.industry, self.space, self.coal, action)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("AOI-133",) if action == FROM_DISPLAY else ()


def fetch_coal(t: AgeTable, seat: int, card: int, combined: int, industry: int, space: int) -> None:
    """Find the coal for a build; ask only where several sources are equally close."""
    found = cube_sources(t, seat, industry, space, 0)
    if len(found) > 1:
        t.agenda.append(BuildCoal(seat, card, combined, industry, space))
    else:
        fetch_iron(t, seat, card, combined, industry, space, found[0] if found else -1)


def fetch_iron(
    t: AgeTable, seat: int, card: int, combined: int, industry: int, space: int, coal: int
) -> None:
    """Find the iron for a build, then build."""
    found = cube_sources(t, seat, industry, space, 1)
    if len(found) > 1:
        t.agenda.append(BuildIron(seat, card, combined, industry, space, coal))
    else:
        build_industry(t, seat, card, combined, industry, space, coal, found[0] if found else -1)
