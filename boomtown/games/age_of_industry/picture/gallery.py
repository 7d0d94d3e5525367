"""What the pages show of the game itself: every card and counter, the player aid, a position."""

from pathlib import Path
from typing import Any

from boomtown.draw.palette import LOOKS
from boomtown.draw.pieces import disc, tile
from boomtown.draw.svg import Part, at, document
from boomtown.games.age_of_industry.pack.load import load_content
from boomtown.games.age_of_industry.picture.atlas import Atlas, Entry, atlas_of
from boomtown.games.age_of_industry.picture.pieces import market_face
from boomtown.games.age_of_industry.picture.whole import card_svg
from boomtown.games.age_of_industry.rules.content import Content

HERE = Path(__file__).parent.parent
INDUSTRY_RULES = {
    "cotton": ["AOI-075", "AOI-077", "AOI-091"],
    "factory": ["AOI-075", "AOI-077", "AOI-091", "AOI-108"],
    "coal": ["AOI-075", "AOI-077", "AOI-093"],
    "iron": ["AOI-075", "AOI-077", "AOI-091"],
    "port": ["AOI-075", "AOI-077", "AOI-095"],
    "ship": ["AOI-075", "AOI-081", "AOI-097", "AOI-098", "AOI-024"],
}
LOCATION_RULES = ["AOI-087", "AOI-088", "AOI-089"]
PAYS_WHEN = {
    "sold": ("when its goods are sold", ["AOI-194", "AOI-200"]),
    "emptied": ("when its last cube is taken", ["AOI-142", "AOI-151"]),
    "sold_through": ("when something is sold through it", ["AOI-194", "AOI-201"]),
    "import_emptied_and_market_flipped": (
        "when its coal is used up and its market has bought",
        ["AOI-122", "AOI-203"],
    ),
}


def gallery() -> list[dict[str, Any]]:
    """Cards of both maps, counters of the display, market counters."""
    germany, england = load_content("germany", ""), load_content("new_england", "")
    shown = [_card(england, kind, "Industry cards") for kind in _kinds(england, "industry")]
    for board in (germany, england):
        group = f"Location cards, {board.drawing['map']['name']}"
        shown += [_card(board, kind, group) for kind in _kinds(board, "location")]
    atlas = atlas_of(germany)
    shown += [_counter(atlas, number) for number in range(len(atlas.counters))]
    shown += [_market(atlas, entry) for entry in atlas.pack.markets["counter"]]
    return shown


def _kinds(content: Content, kind: str) -> list[int]:
    return [number for number, entry in enumerate(content.pack.deck["card"]) if entry["kind"] == kind]


def _card(content: Content, kind: int, group: str) -> dict[str, Any]:
    entry = content.pack.deck["card"][kind]
    rules = LOCATION_RULES if entry.get("colour") else INDUSTRY_RULES[entry["effect"][0]["industry"]]
    text = str(entry["text"])
    if not entry.get("colour") and entry["effect"][0]["industry"] == "ship":
        text += " On the map of Germany it can only be discarded, or played for a build with both actions."
    return {
        "group": group,
        "title": str(entry["name"]),
        "text": text,
        "svg": card_svg(content, kind),
        "count": int(entry["count"]),
        "rules": rules,
    }


def _counter(atlas: Atlas, number: int) -> dict[str, Any]:
    entry = atlas.counters[number]
    sign, cube = atlas.sign(entry["industry"]), atlas.industries[entry["industry"]].get("cube")
    load = (cube, int(entry["cubes"])) if cube and entry["buildable"] else None
    look = LOOKS[number % len(LOOKS)]
    front = tile(look, sign, entry["level"], load=load, barred=not entry["buildable"])
    back = at(86, 28, tile(look, sign, entry["level"], used=True)) if entry["buildable"] else ""
    name = atlas.counter_name(number).capitalize()
    words, rules = _counter_words(atlas, entry)
    return {
        "group": "Counters of a player",
        "title": name,
        "text": words,
        "svg": document(Part(at(28, 28, front) + back, 114, 58), name),
        "count": int(entry["count"]),
        "rules": rules,
    }


def _counter_words(atlas: Atlas, entry: Entry) -> tuple[str, list[str]]:
    """'Costs $6 and 1 coal; pays $13 when its goods are sold. 2 points at the end.'"""
    if not entry["buildable"]:
        return "Can't be built: develop it away to reach the levels behind it.", ["AOI-108", "AOI-211"]
    when, rules = PAYS_WHEN[str(atlas.industries[entry["industry"]]["flips_when"])]
    brings = f" Brings {entry['cubes']} {entry['industry']}." if entry["cubes"] else ""
    points = "1 point" if entry["points"] == 1 else f"{entry['points']} points"
    text = f"Costs {_price(entry)}; pays ${entry['income']} {when}.{brings} {points} at the end."
    if entry["industry"] == "port":
        takes = "Takes cotton only." if entry["level"] == 1 else "Takes cotton or factory goods."
        return f"{text} {takes}", [*rules, "AOI-192" if entry["level"] == 1 else "AOI-193"]
    return text, [*rules, "AOI-243"]


def _price(entry: Entry) -> str:
    needs = [f"1 {kind}" for kind in ("coal", "iron") if entry[kind]]
    return " and ".join([", ".join([f"${entry['cost']}", *needs[:-1]]), *needs[-1:]])


def _market(atlas: Atlas, entry: Entry) -> dict[str, Any]:
    goods = [atlas.sign(good) for good in entry["accepts"]]
    faces = at(28, 28, disc(market_face(goods, False)))
    faces += at(86, 28, disc(market_face(goods, True), back=True)) if goods else ""
    bought = "Buys once, then it is turned over." if goods else "Buys nothing."
    return {
        "group": "Market counters",
        "title": str(entry["name"]),
        "text": f"{bought} It counts as an occupied space for railways at the end.",
        "svg": document(Part(faces, 114, 58), f"{entry['name']}, market counter"),
        "count": int(entry["count"]),
        "rules": ["AOI-196", "AOI-195", "AOI-238"] if goods else ["AOI-196", "AOI-238"],
    }


def aid_facts() -> dict[str, Any]:
    """The numbers of our content in the player aid."""
    content = load_content("germany", "")
    return {
        "loan": content.loan,
        "interest": content.interest,
        "unpaid": content.unpaid_points,
        "railway": content.railway_cost,
        "first_railway": content.first_railway_cost,
        "rail_base": content.railway_income,
        "rail_space": content.railway_income_per_space,
        "empty": content.empty_price[0],
        "point": content.money_per_point,
    }


def aid_tables() -> list[dict[str, Any]]:
    """The tables of the player aid."""
    content = load_content("germany", "")
    return [_price_list(atlas_of(content))]


def _price_list(atlas: Atlas) -> dict[str, Any]:
    rows: list[list[str]] = []
    for number, entry in enumerate(atlas.counters):
        if entry["buildable"]:
            needs = " + ".join(kind for kind in ("coal", "iron") if entry[kind])
            figures = [f"${entry['cost']}", needs or "–", str(entry["cubes"] or "–"), f"${entry['income']}"]
            rows.append([atlas.counter_name(number).capitalize(), *figures, str(entry["points"])])
    return {
        "title": "What counters cost and bring",
        "note": "You have two of each. They pay once, when they are turned over.",
        "columns": ["Counter", "Cost", "Needs", "Cubes", "Pays", "Points"],
        "rows": rows,
    }
