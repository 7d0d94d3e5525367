"""Build industry: which card, which industry, which space, and the order of a build."""

from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.age_of_industry.rules.actions import CARD, FROM_IMPORT, INDUSTRY, SPACE
from boomtown.games.age_of_industry.rules.cards import discard_card, kinds_in_hand
from boomtown.games.age_of_industry.rules.content import COAL, INDUSTRIES, IRON, SHIP, bits
from boomtown.games.age_of_industry.rules.cubes import cube_price, fill_demand, flip_if_used_up, take_cube
from boomtown.games.age_of_industry.rules.facts import held_card, limit
from boomtown.games.age_of_industry.rules.loans import FOR_COUNTER, borrow_for, pay
from boomtown.games.age_of_industry.rules.network import (
    count_cubes,
    count_import,
    new_lanes,
    occupy,
    reach,
    reached_from,
    sources,
    vacate,
)
from boomtown.games.age_of_industry.rules.site_limits import industry_limits, space_limits
from boomtown.games.age_of_industry.rules.sites import (
    NO_CARD_NEEDED,
    can_build_with,
    industries_for,
    spaces_for,
)
from boomtown.games.age_of_industry.rules.source_limits import source_limits
from boomtown.games.age_of_industry.rules.table import (
    BARREN,
    COUNTER,
    CUBES,
    FLIPPED,
    GONE,
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
    if t.content.needs[cube][counter] == 0:
        return []
    place = t.content.space_place[space]
    return sources(t, cube, place, industry, fresh_ship(t, industry, space))


def reach_of_build(t: AgeTable, industry: int, space: int) -> int:
    """The places joined to a space, with the lanes that the counter being built opens for itself."""
    place = t.content.space_place[space]
    return reach(t, place) | reached_from(t, new_lanes(t, place, industry))


def build_price(t: AgeTable, seat: int, industry: int, space: int) -> int:
    """What a build costs, cubes bought from the display included: with cubes of the map it is the same for all sources."""
    price = t.content.cost[next_counter(t, seat, industry)]
    for cube in range(2):
        found = cube_sources(t, seat, industry, space, cube)
        if len(found) > 0:
            price += cube_price(t, cube, found[0])
    return price


def build_industry(
    t: AgeTable, seat: int, card: int, combined: int, industry: int, space: int, coal: int, iron: int
) -> None:
    """A build in its order: card, cubes, money, counter, new cubes, demand display, flips."""
    content = t.content
    counter = next_counter(t, seat, industry)
    fresh = fresh_ship(t, industry, space)
    discard_card(t, seat, card)
    price = content.cost[counter] + cube_price(t, 0, coal) + cube_price(t, 1, iron)
    borrow_for(t, seat, price, FOR_COUNTER, counter)
    before = [t.owner[space], t.counter[space]]
    t.tell("build", seat, [counter, space, card, price, coal, iron, combined, *before])
    emptied: list[int] = []
    own_import = fresh and coal == FROM_IMPORT + content.place_ship[content.space_place[space]]
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
    t.left[seat * len(content.level) + counter] -= 1
    t.owner = t.renew(OWNER)
    t.owner[space] = seat
    t.counter = t.renew(COUNTER)
    t.counter[space] = counter
    t.flipped = t.renew(FLIPPED)
    t.flipped[space] = 0
    if industry == SHIP and overbuilt and space not in t.barren:
        t.barren = t.renew(BARREN)
        t.barren.append(space)
    t.cubes = t.renew(CUBES)
    t.cubes[space] = content.cubes[counter]
    occupy(t, space)
    if fresh:
        unload_ship(t, seat, space, own_import)
    elif industry == COAL or industry == IRON:
        at = fill_demand(t, seat, space, 0 if industry == COAL else 1, t.cubes[space])
        t.cubes[space] -= at
        count_cubes(t, content.space_place[space])
        emptied.append(space)
    for source in emptied:
        flip_if_used_up(t, source)


def remove_counter(t: AgeTable, space: int) -> None:
    """An overbuilt counter goes back to its owner for good; cubes left on it return to the stock."""
    t.gone = t.renew(GONE)
    t.gone.append(t.owner[space] * len(t.content.level) + t.counter[space])
    vacate(t, space)


def unload_ship(t: AgeTable, seat: int, space: int, used_one: bool) -> None:
    """A new ship's coal import is filled, its coal moves to the demand display where there is room."""
    ship = t.content.place_ship[t.content.space_place[space]]
    at = len(t.content.space_ids) + ship
    t.cubes = t.renew(CUBES)
    t.cubes[at] = t.content.ship_coal[ship] - (1 if used_one else 0)
    t.cubes[at] -= fill_demand(t, seat, space, 0, t.cubes[at])
    count_import(t, ship)
    flip_if_used_up(t, space)


class ChooseCard(Decision[AgeTable]):
    """Which card to play for a build; with `combined` any card will do."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "combined")
    rules: ClassVar[tuple[str, ...]] = ("AOI-073", "AOI-075", "AOI-087")
    hides: ClassVar[bool] = True

    def __init__(self, seat: int, combined: int) -> None:
        super().__init__(seat)
        self.combined = combined

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return [
            CARD + card
            for card in kinds_in_hand(table, seat)
            if self.combined or can_build_with(table, seat, card)
        ]

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        start_build(table, seat, action - CARD, self.combined)

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if not CARD <= action < CARD + len(table.content.card_ids):
            return []
        card = action - CARD
        held = held_card("AOI-073", action)
        if self.combined or card not in table.hands[seat]:
            return [held]
        named = table.content.card_industry[card]
        if named >= 0:
            return [held, *industry_limits(table, seat, card, named)]
        return [held, limit("AOI-087", can_build_with(table, seat, card), "region-closed", [card])]


class ChooseIndustry(Decision[AgeTable]):
    """Which industry to build with a location card or in a combined action."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined")
    rules: ClassVar[tuple[str, ...]] = ("AOI-089", "AOI-104")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, combined: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined

    def shown_to(self, viewer: int) -> Step[AgeTable]:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: AgeTable, seat: int) -> list[int]:
        card = NO_CARD_NEEDED if self.combined else self.card
        return [INDUSTRY + industry for industry in industries_for(table, seat, card)]

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        table.agenda.append(ChooseSpace(seat, self.card, self.combined, action - INDUSTRY))

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if not INDUSTRY <= action < INDUSTRY + INDUSTRIES:
            return []
        card = NO_CARD_NEEDED if self.combined else self.card
        return industry_limits(table, seat, card, action - INDUSTRY)


class ChooseSpace(Decision[AgeTable]):
    """Where to build."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined", "industry")
    rules: ClassVar[tuple[str, ...]] = ("AOI-074",)
    hides: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, combined: int, industry: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined
        self.industry = industry

    def shown_to(self, viewer: int) -> Step[AgeTable]:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: AgeTable, seat: int) -> list[int]:
        card = NO_CARD_NEEDED if self.combined else self.card
        return [SPACE + space for space in bits(spaces_for(table, seat, card, self.industry))]

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        fetch_coal(table, seat, self.card, self.combined, self.industry, action - SPACE)

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if not SPACE <= action < SPACE + len(table.content.space_ids):
            return []
        card = NO_CARD_NEEDED if self.combined else self.card
        return space_limits(table, seat, card, self.industry, action - SPACE)


def start_build(t: AgeTable, seat: int, card: int, combined: int) -> None:
    """A card was chosen: ask what to build with it (if it leaves that open) and where."""
    industries = industries_for(t, seat, NO_CARD_NEEDED if combined else card)
    if len(industries) == 1:
        t.agenda.append(ChooseSpace(seat, card, combined, industries[0]))
    else:
        t.agenda.append(ChooseIndustry(seat, card, combined))


class BuildCoal(Decision[AgeTable]):
    """Which of the equally close sources gives the coal for a build."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined", "industry", "space")
    rules: ClassVar[tuple[str, ...]] = ("AOI-115", "AOI-118")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, combined: int, industry: int, space: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined
        self.industry = industry
        self.space = space

    def shown_to(self, viewer: int) -> Step[AgeTable]:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return cube_sources(table, seat, self.industry, self.space, 0)

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        fetch_iron(table, seat, self.card, self.combined, self.industry, self.space, action)

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        return source_limits(
            table, 0, action, self.options(table, seat), reach_of_build(table, self.industry, self.space)
        )


class BuildIron(Decision[AgeTable]):
    """Which of the equally close iron works gives the iron for a build."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "combined", "industry", "space", "coal")
    rules: ClassVar[tuple[str, ...]] = ("AOI-115", "AOI-118")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, combined: int, industry: int, space: int, coal: int) -> None:
        super().__init__(seat)
        self.card = card
        self.combined = combined
        self.industry = industry
        self.space = space
        self.coal = coal

    def shown_to(self, viewer: int) -> Step[AgeTable]:
        return self if viewer == self.seat else ChooseCard(self.seat, self.combined)

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return cube_sources(table, seat, self.industry, self.space, 1)

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        build_industry(table, seat, self.card, self.combined, self.industry, self.space, self.coal, action)

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        return source_limits(
            table, 1, action, self.options(table, seat), reach_of_build(table, self.industry, self.space)
        )


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
