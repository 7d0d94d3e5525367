"""Build a railway: which link, where its coal and iron come from."""

from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision
from boomtown.games.age_of_industry.rules.actions import FROM_DISPLAY, LINK
from boomtown.games.age_of_industry.rules.content import bits
from boomtown.games.age_of_industry.rules.cubes import cube_price, flip_if_used_up, take_cube
from boomtown.games.age_of_industry.rules.facts import RAILWAYS, enough, limit
from boomtown.games.age_of_industry.rules.loans import FOR_RAILWAY, borrow_for, pay
from boomtown.games.age_of_industry.rules.network import join, reach, sources, supplied
from boomtown.games.age_of_industry.rules.source_limits import source_limits
from boomtown.games.age_of_industry.rules.table import RAIL, RAILS_LEFT, AgeTable


def is_first(t: AgeTable, seat: int) -> bool:
    """Whether a seat has not built any railway yet."""
    return t.rails_left[seat] == t.content.railways


def needed(t: AgeTable, seat: int, cube: int) -> int:
    """How many cubes of a kind the seat's next railway needs: the first one needs none."""
    return t.content.first_railway_needs[cube] if is_first(t, seat) else t.content.railway_needs[cube]


def links_for(t: AgeTable, seat: int) -> list[int]:
    """The links on which a seat may place a railway, rising."""
    if t.rails_left[seat] == 0:
        return []
    content = t.content
    coal = supplied(t, 0) if needed(t, seat, 0) else -1
    iron = supplied(t, 1) if needed(t, seat, 1) else -1
    found: list[int] = []
    for place in bits(t.present[seat] | t.touch[seat]):
        for link in content.place_links[place]:
            if t.rail[link] < 0 and link not in found:
                ends = (1 << content.link_a[link]) | (1 << content.link_b[link])
                if coal & ends and iron & ends:
                    found.append(link)
    found.sort()
    return found


def can_build_railway(t: AgeTable, seat: int) -> bool:
    """Whether a seat may place a railway anywhere."""
    if t.rails_left[seat] == 0:
        return False
    content = t.content
    coal = supplied(t, 0) if needed(t, seat, 0) else -1
    iron = supplied(t, 1) if needed(t, seat, 1) else -1
    for place in bits(t.present[seat] | t.touch[seat]):
        for link in content.place_links[place]:
            if t.rail[link] < 0:
                ends = (1 << content.link_a[link]) | (1 << content.link_b[link])
                if coal & ends and iron & ends:
                    return True
    return False


def link_limits(t: AgeTable, seat: int, link: int) -> list[Limit]:
    """What keeps a seat from placing a railway on a link."""
    ends = (1 << t.content.link_a[link]) | (1 << t.content.link_b[link])
    found = [
        enough("AOI-184", RAILWAYS, 1),
        limit("AOI-175", t.rail[link] < 0, "link-taken", [link, t.rail[link]]),
        limit("AOI-177", (t.present[seat] | t.touch[seat]) & ends != 0, "link-apart", [link]),
    ]
    for cube in range(2):
        if needed(t, seat, cube):
            found.append(limit("AOI-180", supplied(t, cube) & ends != 0, "link-cube", [cube, link]))
    return found


def railway_limits(t: AgeTable, seat: int) -> list[Limit]:
    """What keeps a seat from building any railway; only the first thing in the way is told."""
    if t.rails_left[seat] == 0:
        return [enough("AOI-184", RAILWAYS, 1)]
    for place in bits(t.present[seat] | t.touch[seat]):
        for link in t.content.place_links[place]:
            if t.rail[link] < 0:
                return [limit("AOI-180", can_build_railway(t, seat), "no-link-served", [])]
    return [limit("AOI-177", False, "no-link", [])]


def cube_sources(t: AgeTable, seat: int, link: int, cube: int) -> list[int]:
    """The actions that fetch a cube to either end of a link: map sources, else the display; empty if none is needed."""
    if needed(t, seat, cube) == 0:
        return []
    found: list[int] = []
    display = False
    for place in (t.content.link_a[link], t.content.link_b[link]):
        for action in sources(t, cube, place, -1, False):
            if action == FROM_DISPLAY:
                display = True
            elif action not in found:
                found.append(action)
    if len(found) == 0:
        return [FROM_DISPLAY] if display else []
    found.sort()
    return found


def reach_of_link(t: AgeTable, link: int) -> int:
    """The places joined to either end of a link."""
    return reach(t, t.content.link_a[link]) | reach(t, t.content.link_b[link])


def link_price(t: AgeTable, seat: int, link: int) -> int:
    """What a railway costs, cubes bought from the display included."""
    price = t.content.first_railway_cost if is_first(t, seat) else t.content.railway_cost
    for cube in range(2):
        found = cube_sources(t, seat, link, cube)
        if len(found) > 0:
            price += cube_price(t, cube, found[0])
    return price


def fetch_coal(t: AgeTable, seat: int, link: int) -> None:
    """Find the coal for a railway; ask only where there is a choice of source or end."""
    found = cube_sources(t, seat, link, 0)
    if len(found) > 1:
        t.agenda.append(RailwayCoal(seat, link))
    else:
        fetch_iron(t, seat, link, found[0] if found else -1)


def fetch_iron(t: AgeTable, seat: int, link: int, coal: int) -> None:
    """Find the iron for a railway, then build it."""
    found = cube_sources(t, seat, link, 1)
    if len(found) > 1:
        t.agenda.append(RailwayIron(seat, link, coal))
    else:
        build_railway(t, seat, link, coal, found[0] if found else -1)


def build_railway(t: AgeTable, seat: int, link: int, coal: int, iron: int) -> None:
    """Take the cubes, pay, place the counter, flip emptied sources."""
    cost = t.content.first_railway_cost if is_first(t, seat) else t.content.railway_cost
    price = cost + cube_price(t, 0, coal) + cube_price(t, 1, iron)
    borrow_for(t, seat, price, FOR_RAILWAY, link)
    t.tell("railway", seat, [link, price, coal, iron])
    emptied: list[int] = []
    take_cube(t, 0, coal, emptied)
    take_cube(t, 1, iron, emptied)
    pay(t, seat, price)
    t.rails_left = t.renew(RAILS_LEFT)
    t.rails_left[seat] -= 1
    t.rail = t.renew(RAIL)
    t.rail[link] = seat
    join(t, seat, link)
    for space in emptied:
        flip_if_used_up(t, space)


class ChooseLink(Decision[AgeTable]):
    """Where the railway goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("AOI-174", "AOI-177")

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return [LINK + link for link in links_for(table, seat)]

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        fetch_coal(table, seat, action - LINK)

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if not LINK <= action < LINK + len(table.content.link_ids):
            return []
        return link_limits(table, seat, action - LINK)


class RailwayCoal(Decision[AgeTable]):
    """Which source gives the coal for a railway: the closest ones of either end."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "link")
    rules: ClassVar[tuple[str, ...]] = ("AOI-180", "AOI-181")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, link: int) -> None:
        super().__init__(seat)
        self.link = link

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return cube_sources(table, seat, self.link, 0)

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        fetch_iron(table, seat, self.link, action)

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        return source_limits(table, 0, action, self.options(table, seat), reach_of_link(table, self.link))


class RailwayIron(Decision[AgeTable]):
    """Which source gives the iron for a railway: the closest ones of either end."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "link", "coal")
    rules: ClassVar[tuple[str, ...]] = ("AOI-180", "AOI-181")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, link: int, coal: int) -> None:
        super().__init__(seat)
        self.link = link
        self.coal = coal

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return cube_sources(table, seat, self.link, 1)

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        build_railway(table, seat, self.link, self.coal, action)

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        return source_limits(table, 1, action, self.options(table, seat), reach_of_link(table, self.link))
