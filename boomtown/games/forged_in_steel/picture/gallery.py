"""What the pages show of the game itself: every card, token and piece, the player aid, a position."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.draw.svg import Part, at, document, rect
from boomtown.games.forged_in_steel.pack.load import our_content
from boomtown.games.forged_in_steel.picture.cards import large_card, plate
from boomtown.games.forged_in_steel.picture.houses import structure
from boomtown.games.forged_in_steel.picture.mine import mine_mouth
from boomtown.games.forged_in_steel.picture.panels import ROLE_FILL
from boomtown.games.forged_in_steel.picture.scene import flags_of, kind_word
from boomtown.games.forged_in_steel.picture.signs import CITY_LOOK, ROLE_SIGNS, seat_looks, wooden_cube
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES, Content
from boomtown.games.forged_in_steel.rules.terms import KIND_IDS, KINDS, LOTS_NEEDED

HERE = Path(__file__).parent.parent
FLAG_RULES = ("FIS-061", "FIS-062", "FIS-063", "FIS-064", "FIS-065")
ROLE_RULES = (
    ["FIS-094", "FIS-266", "FIS-270"],
    ["FIS-042", "FIS-055", "FIS-271"],
    ["FIS-234", "FIS-272", "FIS-273"],
    ["FIS-187", "FIS-188", "FIS-274"],
    ["FIS-275", "FIS-276", "FIS-277", "FIS-278"],
)
CARD_RULES: dict[str, list[str]] = {
    "bryan_vs_mckinley": ["FIS-286"],
    "fire_brigade": ["FIS-287", "FIS-288"],
    "speculation": ["FIS-289"],
    "womens_auxiliary": ["FIS-290"],
    "bessemer_boom": ["FIS-291"],
    "huddled_masses": ["FIS-293"],
    "temperance": ["FIS-294"],
    "vaudeville": ["FIS-295"],
    "suffrage": ["FIS-296", "FIS-297"],
}


@lru_cache(maxsize=4)
def _gallery(content: Content) -> tuple[dict[str, Any], ...]:
    with (HERE / "aid.toml").open("rb") as file:
        words = tomllib.load(file)
    shown = [_card(content, card) for card in range(1, content.cards + 1)]
    shown += [_role(role, words["role"][role]) for role in range(len(ROLE_NAMES))]
    shown += [_piece(content, kind, words["piece"][KIND_IDS[kind]]) for kind in range(KINDS)]
    shown += [_mine(content, words["piece"]["mine"]), *_cubes(content, words["piece"])]
    shown += [_neighborhood(content, nb) for nb in range(len(content.city.nb_ids))]
    shown += [_leader(content, leader) for leader in range(len(content.leader_ids))]
    shown += [_benefit(content, nb) for nb in range(len(content.benefit_names))]
    shown += [_bigwig(content, wig) for wig in range(len(content.bigwig_ids))]
    return tuple(shown)


def gallery() -> list[dict[str, Any]]:
    """Cards by Era, Roles, pieces, Neighborhoods, Leaders, Mogul benefits, Bigwigs."""
    return [dict(entry) for entry in _gallery(our_content())]


def _entry(
    group: str, name: str, text: str, svg: str, count: int, rules: list[str], key: str
) -> dict[str, Any]:
    return {
        "group": group,
        "title": name,
        "text": text,
        "svg": svg,
        "count": count,
        "rules": rules,
        "key": key,
    }


def _card(content: Content, card: int) -> dict[str, Any]:
    """A card with all it says."""
    parts = [f"{content.card_mm[card]} MM.", content.card_text[card]]
    parts += [f"Headline: {content.headline_text[card]}"] if content.headline_text[card] else []
    parts += [f"Response: {content.response_text[card]}"] if content.response_text[card] else []
    rules = [
        *CARD_RULES.get(content.card_ids[card], []),
        "FIS-066",
        *(FLAG_RULES[flag] for flag in flags_of(content, card)),
    ]
    rules += ["FIS-292"] if 2 in flags_of(content, card) else []
    group = f"Era cards {content.years[content.card_era[card]]}"
    return _entry(
        group,
        content.card_titles[card],
        " ".join(parts),
        large_card(content, card),
        1,
        rules,
        f"card-{content.card_ids[card]}",
    )


def _role(role: int, words: str) -> dict[str, Any]:
    name = ROLE_NAMES[role]
    drawn = plate(name, words, ROLE_SIGNS[role], ROLE_FILL[role], name)
    return _entry("Roles", name, words, drawn, 1, list(ROLE_RULES[role]), f"role-{ROLE_SIGNS[role]}")


# --- pieces --------------------------------------------------------------------------------------------------


def _piece(content: Content, kind: int, words: dict[str, Any]) -> dict[str, Any]:
    """A structure with how many there are."""
    red = "#ba3b18"
    sizes = {1: [(46, 46)], 2: [(92, 46), (46, 92)], 4: [(92, 92)]}[LOTS_NEEDED[kind]]
    x, parts = 8.0, []
    for w, h in sizes:
        parts.append(at(x, 8 + (92 - h) / 2, structure(kind, w, h, red)))
        x += w + 10
    ground = rect(0, 0, x - 2, 108, rx=8, fill="#e8dec9")
    name = kind_word(kind)
    drawn = document(Part(ground + "".join(parts), x - 2, 108), name)
    seats = len(content.seat_colours)
    total = content.pieces[kind] * (seats if kind < 2 else 1)
    return _entry(
        "Pieces",
        name[0].upper() + name[1:],
        str(words["text"]),
        drawn,
        total,
        list(words["rules"]),
        f"piece-{KIND_IDS[kind]}",
    )


def _mine(content: Content, words: dict[str, Any]) -> dict[str, Any]:
    drawn = document(Part(mine_mouth(54, 54, 48, "silver"), 108, 108), "Mine")
    return _entry(
        "Pieces",
        "Mine",
        str(words["text"]),
        drawn,
        len(content.city.mine_ids),
        list(words["rules"]),
        "piece-mine",
    )


def _cubes(content: Content, words: dict[str, Any]) -> list[dict[str, Any]]:
    looks = seat_looks(tuple(content.seat_colours))[:-1]
    ground = rect(0, 0, 54 * len(looks) + 8, 62, rx=8, fill="#e8dec9")
    own = ground + "".join(wooden_cube(look, 34 + i * 54, 32, 42) for i, look in enumerate(looks))
    city = rect(0, 0, 62, 62, rx=8, fill="#e8dec9") + wooden_cube(CITY_LOOK, 32, 32, 42)
    told, white = words["cube"], words["city_cube"]
    return [
        _entry(
            "Pieces",
            "Ownership cube",
            str(told["text"]),
            document(Part(own, 54 * len(looks) + 8, 62), "Ownership cubes"),
            content.cubes * len(looks),
            list(told["rules"]),
            "cube",
        ),
        _entry(
            "Pieces",
            "City cube",
            str(white["text"]),
            document(Part(city, 62, 62), "City cube"),
            content.city_cubes,
            list(white["rules"]),
            "city-cube",
        ),
    ]


def _neighborhood(content: Content, nb: int) -> dict[str, Any]:
    entry, city = content.pack.content["neighborhood"][nb], content.city
    blocks = [b for b in range(len(city.block_ids)) if city.block_nb[b] == nb]
    about = str(entry.get("about", ""))
    track = nb + 3
    text = f"{about} {city.nb_lots[nb].bit_count()} Lots in {len(blocks)} Blocks; its track runs from {city.track_min[track]} to {city.track_max[track]}. Each House not beside a Factory scores the track's value; each Park built here raises it by 1."
    drawn = plate(city.nb_names[nb], text, "city", str(entry["ink"]), city.nb_names[nb])
    return _entry(
        "Neighborhoods",
        city.nb_names[nb],
        text,
        drawn,
        1,
        ["FIS-102", "FIS-237", "FIS-257"],
        f"neighborhood-{city.nb_ids[nb]}",
    )


# --- variants ------------------------------------------------------------------------------------------------


def _leader(content: Content, leader: int) -> dict[str, Any]:
    name, words = content.leader_names[leader], content.leader_text[leader]
    rules = ["FIS-299", "FIS-300", "FIS-301"] + (
        ["FIS-302"] if content.leader_ids[leader] == "the_speculator" else []
    )
    drawn = plate(name, words, "leader", "#6b4a2e", name)
    return _entry("Industry Leaders", name, words, drawn, 1, rules, f"leader-{content.leader_ids[leader]}")


def _benefit(content: Content, nb: int) -> dict[str, Any]:
    name, words, where = content.benefit_names[nb], content.benefit_text[nb], content.city.nb_names[nb]
    ink = str(content.pack.content["neighborhood"][nb]["ink"])
    drawn = plate(name, f"{where}: {words}", "star", ink, f"{name}, {where}")
    return _entry(
        "Mogul benefits",
        f"{name} ({where})",
        words,
        drawn,
        1,
        ["FIS-305", "FIS-306", "FIS-307"],
        f"benefit-{content.city.nb_ids[nb]}",
    )


def _bigwig(content: Content, wig: int) -> dict[str, Any]:
    name, words = content.bigwig_names[wig], content.bigwig_text[wig]
    rules = ["FIS-309", "FIS-310", "FIS-311", "FIS-312"] + (
        ["FIS-313"] if content.bigwig_ids[wig] == "entrepreneur" else []
    )
    drawn = plate(name, words, "people", "#3f6274", name)
    return _entry("Bigwigs", name, words, drawn, 1, rules, f"bigwig-{content.bigwig_ids[wig]}")


# --- sample and aid ------------------------------------------------------------------------------------------


def aid_facts() -> dict[str, Any]:
    """The numbers of our content in the player aid."""
    content = our_content()
    return dict(zip(("lot", "house", "factory", "commercial", "mine", "seize"), content.price, strict=True))


def aid_tables() -> list[dict[str, Any]]:
    """The tables of the player aid."""
    content = our_content()
    return [_chart(content)]


def _chart(content: Content) -> dict[str, Any]:
    rows = [["0", "0"]]
    for i, least in enumerate(content.jobs):
        most = f" to {content.jobs[i + 1] - 1}" if i + 1 < len(content.jobs) else " or more"
        rows.append([f"{least}{most}", str(content.job_houses[i])])
    return {
        "title": "Immigration",
        "note": "Houses that everybody places, by the Factories and Commercial buildings on the board; the Immigration Official goes first and places one more.",
        "columns": ["Factories and Commercial", "Houses each"],
        "rows": rows,
    }
