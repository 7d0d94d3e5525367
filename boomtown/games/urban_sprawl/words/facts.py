"""Why something is refused: what is so, in a clause that says the fact first."""

from collections.abc import Callable

from boomtown.games.urban_sprawl.rules.actions import PAY
from boomtown.games.urban_sprawl.rules.counted import PAID, PERMITS, POINTS_LEFT, PRESTIGE, WEALTH
from boomtown.games.urban_sprawl.rules.grid import block_name
from boomtown.games.urban_sprawl.rules.table import AP, SprawlTable
from boomtown.games.urban_sprawl.words.names import (
    TILES,
    building,
    card_name,
    circle_name,
    lane_name,
    marker_name,
    row_name,
    running,
    seat_name,
    site_name,
    tile_name,
)
from boomtown.games.urban_sprawl.words.phrases import Data, article, noun, plural
from boomtown.games.urban_sprawl.words.question import asking, reader, with_names
from boomtown.games.urban_sprawl.words.speech import clauses

Says = Callable[[SprawlTable, int, list[int]], str]


def fact(t: SprawlTable, seat: int, kind: str, args: list[int]) -> str:
    """What is so where a limit forbids an action."""
    return FACTS[kind](t, seat, args)


def amount(t: SprawlTable, seat: int, what: int) -> int:
    """How many a seat has of what the facts count."""
    content = t.content
    if what == POINTS_LEFT:
        return t.turn[AP]
    if what == WEALTH:
        return t.wealth[seat]
    if what == PRESTIGE:
        return t.prestige[seat]
    if what == PAID:
        return sum(content.size[action - PAY] for action in t.picks[seat])
    return sum(content.size[card] for card in t.hands[seat] if (content.zones[card] >> (what - PERMITS)) & 1)


def amount_name(t: SprawlTable, what: int, count: int) -> str:
    """What the facts count, behind a number."""
    if what == WEALTH:
        return "wealth"
    if what == PRESTIGE:
        return "prestige"
    one = {POINTS_LEFT: "AP", PAID: "permit"}.get(what) or f"{TILES[what - PERMITS]} permit"
    return plural(count, one).partition(" ")[2] + (" on the cards picked" if what == PAID else "")


def lots_of(site: int) -> str:
    """A site in the middle of a sentence: 'lots TL and TR of C3'."""
    name = site_name(site)
    return name[0].lower() + name[1:]


def _taken(t: SprawlTable, seat: int, x: list[int]) -> str:
    card, block, site = x
    if site >= 0:
        words = f"a building stands on {lots_of(site)}"
    else:
        where = block_name(block) if block >= 0 else "no block"
        vacant = "a vacant place" if block < 0 else "no vacant place"
        words = f"{where} has {vacant} for a {t.content.size[card]}-lot building"
    return f"{words}, and you have no Urban Renewal card to make room"


def _larger(t: SprawlTable, seat: int, x: list[int]) -> str:
    card, block, site = x
    where = f"on {lots_of(site)}" if site >= 0 else f"in {block_name(block)}" if block >= 0 else "in its way"
    return f"{t.content.names[card]} would not wholly cover what stands {where}"


def _restricted(t: SprawlTable, seat: int, x: list[int]) -> str:
    card, block, site = x
    wanted = f"as {t.content.names[card]} wants them ({t.content.limits[card].rstrip('.')})"
    if site >= 0:
        return f"{lots_of(site)} {'is' if t.content.size[card] == 1 else 'are'} not {wanted}"
    where = f" in {block_name(block)}" if block >= 0 else ""
    return f"no lots{where} that it could have are {wanted}"


def _zoning(t: SprawlTable, seat: int, x: list[int]) -> str:
    card, block, site = x
    own = TILES[t.content.zone[card]]
    if site >= 0:
        return f"another zone is adjacent to {lots_of(site)}, and no {own}"
    where = f" in {block_name(block)}" if block >= 0 else ""
    return f"wherever {t.content.names[card]} could lie{where}, another zone is adjacent and no {own}"


def _where(block: int, site: int) -> str:
    """A block, or lots of it, in the middle of a sentence."""
    return f"on {lots_of(site)}" if site >= 0 else f"in {block_name(block)}"


def _occupied(t: SprawlTable, seat: int, x: list[int]) -> str:
    block, site, size = x
    if site >= 0:
        return f"a building stands on {lots_of(site)}"
    return f"{block_name(block)} has no vacant place for a {size}-lot tile"


def said_there(t: SprawlTable) -> Data:
    """What the file says where a card leaves the choice that is being made."""
    word = asking(t)
    return word.source if word is not None else {}


def asked_for(t: SprawlTable, seat: int) -> str:
    """The building that the card which is being carried out asks for: 'a 1-lot RES of yours'."""
    of = said_there(t)["of"]
    if "extreme" in of:
        return f"among the {of['extreme'].replace('_', ' ')} buildings"
    return with_names(t, article(noun(of, reader(t, seat), False)))


def _in_vain(t: SprawlTable, seat: int, x: list[int]) -> str:
    word = asking(t)
    return word.in_vain.format(building=building(t, x[0], seat)) if word is not None else ""


def _option(t: SprawlTable, seat: int, x: list[int]) -> str:
    steps = said_there(t)["options"][x[0]]["steps"]
    return f"now this can't be done in full: {with_names(t, clauses(steps, reader(t, seat)))}"


def _kind(kind: int) -> str:
    """'wealth' or 'prestige'."""
    return row_name(kind, 1).split()[0]


FACTS: dict[str, Says] = {
    "nothing": lambda t, seat, x: "no card lies face up there",
    "no-favor": lambda t, seat, x: "you have no such Favor",
    "fresh": lambda t, seat, x: f"{t.content.names[x[0]]} was taken as a Favor in this turn",
    "favors-full": lambda t, seat, x: f"you have {plural(x[0], 'Favor')} already",
    "too-late": lambda t, seat, x: "you have taken an action already in this turn",
    "not-held": lambda t, seat, x: f"{card_name(t.content, x[0])} does not lie before you",
    "no-permit": lambda t, seat, x: f"{card_name(t.content, x[0])} is no Build Permit",
    "no-tile": lambda t, seat, x: f"the supply has no {tile_name(x[0], x[1])} left",
    "taken": _taken,
    "safe": lambda t, seat, x: f"{seat_name(t, x[0])} holds the Contractor: no building of theirs can go",
    "larger": _larger,
    "restricted": _restricted,
    "zoning": _zoning,
    "size": lambda t, seat, x: f"{t.content.names[x[0]]} covers {plural(t.content.size[x[0]], 'lot')}",
    "other-zone": lambda t, seat, x: (
        f"{card_name(t.content, x[0])} has no {TILES[t.content.zone[x[1]]]} permit"
    ),
    "superfluous": lambda t, seat, x: (
        f"{card_name(t.content, x[0])} and what is picked would pay with a card too many"
    ),
    "too-large": lambda t, seat, x: f"{t.content.names[x[0]]} has more than {plural(x[1], 'lot')}",
    "not-tied": lambda t, seat, x: f"{seat_name(t, x[0])} is not tied for {t.content.office_names[x[1]]}",
    "not-least": lambda t, seat, x: f"{seat_name(t, x[0])} has {x[1]} prestige, the least is {x[2]}",
    "decided": lambda t, seat, x: f"{seat_name(t, x[0])} has nothing to decide now",
    "claimed": lambda t, seat, x: f"{building(t, x[0])} is claimed already",
    "no-start": lambda t, seat, x: "no starting building stands there",
    "no-building": lambda t, seat, x: "no building begins on that lot",
    "not-meant": lambda t, seat, x: f"{building(t, x[0], seat)} is not {asked_for(t, seat)}",
    "in-vain": _in_vain,
    "same-player": lambda t, seat, x: (
        f"one player controls both {building(t, x[0], seat)} and {building(t, x[1], seat)}"
    ),
    "occupied": _occupied,
    "tile-size": lambda t, seat, x: f"the tile covers {plural(x[0], 'lot')}",
    "tile-away": lambda t, seat, x: f"{running(t)} does not place its tile {_where(x[0], x[1])}",
    "not-larger": lambda t, seat, x: (
        f"enlarged, {building(t, x[1], seat)} covers its own lots and one vacant lot more, not {lots_of(x[0])}"
    ),
    "no-place": lambda t, seat, x: (
        f"there is no vacant place for a {x[0]}-lot tile where {running(t)} puts it"
    ),
    "size-unnamed": lambda t, seat, x: f"{running(t)} places no tile of {plural(x[0], 'lot')}",
    "option": _option,
    "not-discarded": lambda t, seat, x: f"{card_name(t.content, x[0])} is not in the planning discard pile",
    "not-wanted": lambda t, seat, x: (
        f"{card_name(t.content, x[0])} is not the kind of card that {running(t)} lets you take"
    ),
    "marker-kind": lambda t, seat, x: f"{marker_name(t.content, x[0])} is no {_kind(x[1])} marker",
    "marker-rank": lambda t, seat, x: f"{marker_name(t.content, x[0])} is waiting, but not the one meant",
    "marker-waits": lambda t, seat, x: f"{marker_name(t.content, x[0])} is not in play",
    "marker-in-play": lambda t, seat, x: f"{marker_name(t.content, x[0])} is in play already",
    "row-away": lambda t, seat, x: f"no {_kind(x[0])} row has the number {x[1]} now",
    "row-unnamed": lambda t, seat, x: f"{running(t)} does not name {row_name(x[0], x[1])}",
    "lane-away": lambda t, seat, x: f"{lane_name(x[0])} is not a row of this building's block",
    "office-pending": lambda t, seat, x: f"the {t.content.office_names[x[0]]} is not in play yet",
    "office-own": lambda t, seat, x: f"you are {t.content.office_names[x[0]]} yourself",
    "office-vacant": lambda t, seat, x: f"nobody is {t.content.office_names[x[0]]}",
    "vocation-gone": lambda t, seat, x: f"the supply has no {t.content.vocation_names[x[0]]} marker left",
    "vocation-owned": lambda t, seat, x: f"you own {article(t.content.vocation_names[x[0]])} marker already",
    "vocation-lacking": lambda t, seat, x: f"you own no {t.content.vocation_names[x[0]]} marker",
    "vocation-media": lambda t, seat, x: f"{running(t)} does not mean Media",
    "rival-lacking": lambda t, seat, x: (
        f"{seat_name(t, x[0])} owns no {t.content.vocation_names[x[1]]} marker"
    ),
    "yourself": lambda t, seat, x: "the marker is taken from an opponent",
    "circle": lambda t, seat, x: f"a marker lies on {circle_name(t.content, x[0])}",
    "circle-away": lambda t, seat, x: f"{circle_name(t.content, x[0])} is not beside a row of this block",
    "split": lambda t, seat, x: f"{x[0]} to {x[1]} of {x[2]} parts can be in prestige",
}
