"""Build a railway: which link, where its coal and iron come from."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import FROM_DISPLAY, LINK
from boomtown.games.age_of_industry.board import bits
from boomtown.games.age_of_industry.cubes import cube_price, flip_if_used_up, take_cube
from boomtown.games.age_of_industry.loans import pay
from boomtown.games.age_of_industry.network import join, sources, supplied
from boomtown.games.age_of_industry.table import RAIL, AgeTable


def is_first(t: AgeTable, seat: int) -> bool:
    """Whether a seat has not built any railway yet."""
    return t.rails_left[seat] == t.board.railways


def needed(t: AgeTable, seat: int, cube: int) -> int:
    """How many cubes of a kind the seat's next railway needs: the first one needs none."""
    return t.board.first_railway_needs[cube] if is_first(t, seat) else t.board.railway_needs[cube]


def links_for(t: AgeTable, seat: int) -> list[int]:
    """The links on which a seat may place a railway, rising."""
    if t.rails_left[seat] == 0:
        return []
    board = t.board
    coal = supplied(t, 0) if needed(t, seat, 0) else -1
    iron = supplied(t, 1) if needed(t, seat, 1) else -1
    found: list[int] = []
    for place in bits(t.present[seat] | t.touch[seat]):
        for link in board.place_links[place]:
            if t.rail[link] < 0 and link not in found:
                ends = (1 << board.link_a[link]) | (1 << board.link_b[link])
                if coal & ends and iron & ends:
                    found.append(link)
    found.sort()
    return found


def can_build_railway(t: AgeTable, seat: int) -> bool:
    """Whether a seat may place a railway anywhere."""
    if t.rails_left[seat] == 0:
        return False
    board = t.board
    coal = supplied(t, 0) if needed(t, seat, 0) else -1
    iron = supplied(t, 1) if needed(t, seat, 1) else -1
    for place in bits(t.present[seat] | t.touch[seat]):
        for link in board.place_links[place]:
            if t.rail[link] < 0:
                ends = (1 << board.link_a[link]) | (1 << board.link_b[link])
                if coal & ends and iron & ends:
                    return True
    return False


def why_not_link(t: AgeTable, seat: int, link: int) -> tuple[str, ...]:
    """The rules that keep a seat from placing a railway on a link, if any do."""
    if link in links_for(t, seat):
        return ()
    found: list[str] = []
    ends = (1 << t.board.link_a[link]) | (1 << t.board.link_b[link])
    if t.rails_left[seat] == 0:
        found.append("AOI-184")
    if t.rail[link] >= 0:
        found.append("AOI-175")
    if not (t.present[seat] | t.touch[seat]) & ends:
        found.append("AOI-177")
    for cube in range(2):
        if needed(t, seat, cube) and not supplied(t, cube) & ends and "AOI-180" not in found:
            found.append("AOI-180")
    return tuple(found)


def cube_sources(t: AgeTable, seat: int, link: int, cube: int) -> list[int]:
    """The actions that fetch a cube to either end of a link; empty if the railway needs none."""
    if needed(t, seat, cube) == 0:
        return []
    found: list[int] = []
    for place in (t.board.link_a[link], t.board.link_b[link]):
        for action in sources(t, cube, place, -1, False):
            if action not in found:
                found.append(action)
    found.sort()
    return found


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
    cost = t.board.first_railway_cost if is_first(t, seat) else t.board.railway_cost
    price = cost + cube_price(t, 0, coal) + cube_price(t, 1, iron)
    t.tell("railway", seat, [link, price, coal, iron])
    emptied: list[int] = []
    take_cube(t, 0, coal, emptied)
    take_cube(t, 1, iron, emptied)
    pay(t, seat, price)
    t.rails_left[seat] -= 1
    t.rail = t.renew(RAIL)
    t.rail[link] = seat
    join(t, seat, link)
    for space in emptied:
        flip_if_used_up(t, space)


class ChooseLink(Decision):
    """Where the railway goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("AOI-174", "AOI-177")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return [LINK + link for link in links_for(table, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        fetch_coal(table, seat, action - LINK)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, AgeTable)
        link = action - LINK
        if not 0 <= link < len(table.board.link_ids):
            return ()
        return why_not_link(table, seat, link)


class RailwayCoal(Decision):
    """Which source gives the coal for a railway: the closest ones of either end."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "link")
    rules: ClassVar[tuple[str, ...]] = ("AOI-180", "AOI-181")

    def __init__(self, seat: int, link: int) -> None:
        super().__init__(seat)
        self.link = link

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return cube_sources(table, seat, self.link, 0)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        fetch_iron(table, seat, self.link, action)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("AOI-133",) if action == FROM_DISPLAY else ("AOI-115",)


class RailwayIron(Decision):
    """Which source gives the iron for a railway: the closest ones of either end."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "link", "coal")
    rules: ClassVar[tuple[str, ...]] = ("AOI-180", "AOI-181")

    def __init__(self, seat: int, link: int, coal: int) -> None:
        super().__init__(seat)
        self.link = link
        self.coal = coal

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return cube_sources(table, seat, self.link, 1)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        build_railway(table, seat, self.link, self.coal, action)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("AOI-133",) if action == FROM_DISPLAY else ("AOI-115",)
