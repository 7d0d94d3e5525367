"""The texts of the verbs of cards."""

from collections.abc import Callable
from typing import Any

from boomtown.games.forged_in_steel.board import Board
from boomtown.games.forged_in_steel.pack_acting import WHO, acting, number, up_to
from boomtown.games.forged_in_steel.pack_phrases import (
    ONE,
    article,
    counted,
    either,
    plural,
    site,
    some,
    test,
)
from boomtown.games.forged_in_steel.pack_values import Data, listed
from boomtown.games.forged_in_steel.pack_verbs_more import (
    draw,
    headline,
    immigrate,
    lasting,
    mm,
    mob,
    play,
    riot,
    role,
)


def kinds(d: Data, n: Any) -> str:
    """The structures of a step."""
    names = listed(d["what"])
    if names == ["trigger"]:
        return "one of the same kind"
    if len(names) > 1:
        return either([article(ONE[name]) for name in names])
    return some(n, ONE[names[0]])


def place(board: Board, d: Data) -> str:
    """Structures."""
    n = number(d)
    words = f"{acting(d, 'place', 'places')} {up_to(d)}{kinds(d, n)}{site(board, d.get('site', {}), n)}"
    return words + (" without raising its Neighborhood's track" if d.get("raise") is False else "")


def mine(board: Board, d: Data) -> str:
    """Mines."""
    words = f"gain {some(number(d), 'Mine')}"
    if d.get("rolls"):
        words += f", roll {d['rolls']} times for it and use one of the results"
    return words + (" without Unrest" if d.get("unrest") is False else "")


def cube(board: Board, d: Data) -> str:
    """Cubes of one's own."""
    n = number(d)
    yours = "1 of your cubes" if n == 1 else f"{n} of your cubes"
    if d.get("site", {}).get("block"):
        yours = "one of your cubes each"
    return f"{'you may ' if d.get('may') else ''}place {yours}{site(board, d.get('site', {}), n)}"


def city_cube(board: Board, d: Data) -> str:
    """City cubes."""
    n = number(d)
    return f"place {some(n, 'City cube')}{site(board, d.get('site', {}), n)}"


def recube(board: Board, d: Data) -> str:
    """Other cubes for cubes."""
    whose = "of opponents on Lots" if d["from"] == "rival" else "of the City on Lots"
    with_ = "your own" if d["to"] == "me" else "City cubes"
    return f"replace {up_to(d)}{some(number(d), 'cube')} {whose} with {with_}"


def move(board: Board, d: Data) -> str:
    """Structures that go elsewhere."""
    n = number(d)
    where = site(board, d["site"], n).replace(", each", "") if "site" in d else " of the City Grid"
    return f"move {up_to(d)}{n} of your {plural(ONE[listed(d['what'])[0]])} to other open Lots{where}"


def convert(board: Board, d: Data) -> str:
    """One structure becomes another."""
    return f"replace {number(d)} of your {plural(ONE[d['from']])} with {article(ONE[d['to']])}"


def remove(board: Board, d: Data) -> str:
    """Structures that go."""
    n, owner, names = number(d), d.get("owner", "any"), listed(d["what"])
    what = some(n, ONE[names[0]]) if len(names) == 1 else f"one {either([ONE[name] for name in names])}"
    where = site(board, d.get("site", {}), n)
    if d.get("spare"):
        where += " in Neighborhoods without a Hospital"
    chooser = ", their choice" if d.get("by") else ", of your choice" if owner != "any" else ""
    if owner == "any":
        most = f", at most {d['each_max']} of one player" if "each_max" in d else ""
        return f"remove {up_to(d)}{what}{where}{most}"
    return f"{WHO[owner]} {'lose' if owner == 'them' else 'loses'} {what}{where}{chooser}"


def seize(board: Board, d: Data) -> str:
    """Structures taken over, without Unrest."""
    return f"seize {either([f'{number(d)} {ONE[name]}' for name in listed(d['what'])])} without Unrest"


def swap(board: Board, d: Data) -> str:
    """Owners exchanged."""
    word = ONE[listed(d["what"])[0]]
    return f"exchange one of your {plural(word)} with {article(word)} of an opponent"


def track(board: Board, d: Data) -> str:
    """Tracks up or down."""
    verb = "raise" if d["step"] > 0 else "lower"
    n, which = number(d), d["track"]
    if which == "sector":
        return f"{verb} {n} different tracks of Mining, Industrial and Commercial by 1 each"
    if which == "other_neighborhood":
        return f"{verb} the track of a different Neighborhood by 1"
    if which == "same":
        return f"{verb} its track by 1"
    if which == "neighborhood":
        where = ""
        if "where" in d:
            where = f" in which you own at least {some(d['where']['min'], ONE[d['where']['count']])}"
        return f"{verb} the track of one Neighborhood{where} by 1"
    names = board.city.track_names
    said = either([names[board.city.track_ids.index(id)] for id in listed(which)])
    return f"{verb} the {said} track by 1"


def vp(board: Board, d: Data) -> str:
    """Points gained, lost or paid."""
    n = number(d)
    if "from" in d:
        only = f" if {test(board, d['only'])}" if "only" in d else ""
        payer = WHO[d["from"]]
        return f"{payer} {'pay' if payer == 'they' else 'pays'} you {n} VP{only}"
    loses = (isinstance(n, int) and n < 0) or (isinstance(n, dict) and n.get("times", 1) < 0)
    verb = acting(d, "lose" if loses else "score", "loses" if loses else "scores")
    if "only" in d and d.get("who") == "all":
        verb = f"a player alone in having the {'most' if 'strictly_first' in d['only'] else 'fewest'} VP "
        verb += "loses" if loses else "scores"
    return f"{verb} {points(board, n)}"


def points(board: Board, n: Any) -> str:
    """How many VP."""
    if isinstance(n, int):
        return f"{abs(n)} VP"
    if n == "roll":
        return "VP equal to the die"
    if n == "done":
        return "1 VP for each"
    if "by_roll" in n:
        return f"{either([str(v) for v in n['by_roll']])} VP for a roll of 1, 2, 3 or 4"
    each, things = abs(n.get("times", 1)), counted(board, n)
    if n.get("max") == each and things.startswith("each "):
        return f"{each} VP if there is {article(things.removeprefix('each '))}"
    return f"{each} VP for {things}" + (f", up to {n['max']} VP" if "max" in n else "")


def score(board: Board, d: Data) -> str:
    """Structures scored out of turn."""
    where = " there" if d.get("in") == "choose" else ""
    most = f", up to {d['max']} VP" if "max" in d else ""
    return f"score your {plural(ONE[d['what']])}{where} at once as in County Assessment{most}"


def unrest(board: Board, d: Data) -> str:
    """Cubes onto the Unrest track."""
    n, who = number(d), d.get("who", "me")
    verb = acting(d, "add", "adds")
    if "only" in d:
        verb = f"{WHO[who]} with no cube on the Unrest track adds"
    if isinstance(n, dict):
        if n.get("max") == 1 and n.get("per", 1) == 1:
            named = either([ONE[thing] for thing in listed(n["count"])])
            return f"{WHO[who]} who owns {article(named)} adds 1 cube to the Unrest track"
        things = counted(board, n)
        if n.get("per", 1) > 1:
            things = f"every {some(n['per'], ONE[n['count']])} they own, rounded up"
        return f"{verb} 1 cube to the Unrest track for {things}" + (
            f", up to {n['max']}" if "max" in n else ""
        )
    if n == "done":
        return f"{verb} as many cubes to the Unrest track"
    own = f"{n} of your cubes" if who == "me" else some(n, "cube")
    return f"{verb} {own} to the Unrest track"


def calm(board: Board, d: Data) -> str:
    """Cubes off the Unrest track."""
    n = number(d)
    if n == "all":
        return f"remove all {'of your ' if d['whose'] == 'me' else ''}cubes from the Unrest track"
    whose = "of your cubes" if d["whose"] == "me" else "cubes of any players"
    return f"remove {up_to(d)}{n} {whose} from the Unrest track"


WORDS: dict[str, Callable[[Board, Data], str]] = {
    "place": place, "mine": mine, "cube": cube, "city_cube": city_cube, "recube": recube, "move": move,
    "convert": convert, "remove": remove, "seize": seize, "swap": swap, "track": track, "vp": vp, "score": score,
    "roll": lambda board, d: "roll the D4", "unrest": unrest, "calm": calm, "riot": riot, "immigrate": immigrate,
    "mob": mob, "mm": mm, "draw": draw, "play": play, "role": role, "headline": headline, "lasting": lasting,
    "trade_card": lambda board, d: f"exchange {up_to(d)}{some(number(d), 'card')} of your hand with cards of your Bank",
    "peek": lambda board, d: "look at the hand of an opponent",
    "influence": lambda board, d: f"move up {some(d['step'], 'place')} in Influence order, but not past the Mayor",
    "cancel": lambda board, d: "cancel it",
    "save": lambda board, d: "that building stays; the Riot spends the points all the same and moves on from it",
    "quell": lambda board, d: f"it has {number(d)} Riot points fewer",
    "spare": lambda board, d: f"leave out up to {number(d)} of them",
    "set_die": lambda board, d: "turn the die to the side you like",
}  # fmt: skip
