"""What keeps a cube from coming from a source: it has none, is not joined, or another source is closer."""

from boomtown.engine.limits import Limit
from boomtown.games.age_of_industry.rules.actions import FROM, FROM_DISPLAY, FROM_IMPORT
from boomtown.games.age_of_industry.rules.facts import limit
from boomtown.games.age_of_industry.rules.table import AgeTable, is_source


def source_limits(t: AgeTable, cube: int, action: int, open_: list[int], reached: int) -> list[Limit]:
    """What keeps a cube from being taken as an action says, where `open_` are the sources that may be used.

    `reached` are the places joined to where the cube is needed.
    """
    content = t.content
    if action == FROM_DISPLAY:
        return [limit("AOI-133", action in open_, "map-serves", [cube])]
    if FROM <= action < FROM + len(content.space_ids):
        space = action - FROM
        place, full = content.space_place[space], is_source(t, space, cube)
    elif FROM_IMPORT <= action < FROM_IMPORT + len(content.ship_space):
        place = content.ship_place[action - FROM_IMPORT]
        full = cube == 0 and t.cubes[len(content.space_ids) + action - FROM_IMPORT] > 0
    else:
        return []
    if action in open_:
        return [limit("AOI-115", True, "farther", [cube, place])]
    if not full:
        return [limit("AOI-113", False, "no-source", [cube, place])]
    if (reached >> place) & 1 == 0:
        return [limit("AOI-114", False, "unjoined", [cube, place])]
    return [limit("AOI-115", False, "farther", [cube, place])]
