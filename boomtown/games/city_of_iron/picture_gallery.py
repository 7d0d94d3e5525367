"""What the pages show of the game itself: every card, land, town, district and good, the player aid, a position."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.draw.svg import SERIF, Part, circle, group, text, title
from boomtown.games.city_of_iron.kit import GOODS, Kit
from boomtown.games.city_of_iron.pack import our_kit
from boomtown.games.city_of_iron.pack_text import amount, expert_text, side_text
from boomtown.games.city_of_iron.picture_cards import LETTERS, building_face, flavour, paper, paragraph
from boomtown.games.city_of_iron.picture_experts import expert_face, nation_for
from boomtown.games.city_of_iron.picture_marks import SCIENCE, coin, good_token, shield
from boomtown.games.city_of_iron.picture_scene import building_key, expert_key
from boomtown.games.city_of_iron.picture_signs import finish, sign
from boomtown.games.city_of_iron.picture_tiles import district, land_face, town_face

HERE = Path(__file__).parent
Entry = dict[str, Any]


@lru_cache(maxsize=1)
def _shown() -> list[Entry]:
    kit = our_kit()
    with (HERE / "gallery.toml").open("rb") as file:
        rules: Entry = tomllib.load(file)
    shown = [_nation(kit, nation, rules) for nation in range(len(kit.nation_ids))]
    shown += [_good(kit, good, rules) for good in range(GOODS)]
    for deck in range(3):
        shown += [_building(kit, card, rules) for card in _designs(kit, deck)]
    for deck in range(2):
        for card in range(kit.experts):
            if kit.expert_deck[card] == deck:
                shown += [_expert(kit, nation, card, rules) for nation in _versions(kit, card)]
    shown += [_town(kit, town, rules) for town in range(len(kit.town_ids))]
    shown += [_land(kit, land, rules) for land in range(len(kit.land_ids))]
    shown += [_side(kit, side, rules) for side in range(len(kit.side_ids))]
    return [*shown, _bot(kit, rules)]


def gallery() -> list[Entry]:
    """Nations, goods, building cards, expert cards, towns, lands, districts, Steambots."""
    return [dict(entry) for entry in _shown()]


def _entry(
    kit: Kit, group: str, name: str, words: str, face: Part, count: int, rules: list[str], key: str
) -> Entry:
    svg = finish(face, name, kit, f"coi-g-{key}")
    return {
        "group": group,
        "title": name,
        "text": words,
        "svg": svg,
        "count": count,
        "rules": rules,
        "key": key,
    }


# --- cards ---------------------------------------------------------------------------------------------------


def _designs(kit: Kit, deck: int) -> list[int]:
    """The first card of every design of a building deck."""
    first = {
        kit.card_design[card]: card
        for card in reversed(range(len(kit.card_ids)))
        if kit.card_deck[card] == deck
    }
    return [first[design] for design in sorted(first)]


def _building(kit: Kit, card: int, rules: Entry) -> Entry:
    entry = kit.data["buildings"]["building"][kit.card_design[card]]
    deck = LETTERS[kit.card_deck[card]]
    price = amount(kit.card_coins[card], "coin", "coins")
    price += f" and {kit.card_science[card]} science" if kit.card_science[card] else ""
    land = f" Needs {entry['land']}." if entry.get("land") else ""
    income = (
        f" {kit.card_income[card]} income."
        if kit.card_income[card] and "income" not in str(entry["text"])
        else ""
    )
    words = f"Costs {price}.{land} {entry['text']}{income}"
    found = list(rules["building_by_name"].get(kit.card_names[card], []))
    has = {
        "goods": bool(kit.card_goods[card]),
        "science": bool(kit.card_science[card]),
        "income": bool(kit.card_income[card]),
        "yield": bool(kit.card_yield[card]),
        "draws": bool(kit.card_draws[0][card] or kit.card_draws[1][card]),
        "scouting": bool(kit.card_scouting[card]),
        "score": bool(kit.card_score[card]),
    }
    for part, there in has.items():
        found += [rule for rule in rules["building"][part] if there and rule not in found]
    face = building_face(kit, card)
    return _entry(
        kit,
        f"Buildings {deck}",
        kit.card_names[card],
        words,
        face,
        len(entry["cards"]),
        found or ["COI-194"],
        building_key(kit, card),
    )


def _versions(kit: Kit, card: int) -> list[int]:
    """The nations whose card looks different: the usual one, then those with a card of their own."""
    usual = nation_for(kit, -1, card)
    over = kit.data["experts"]["expert"][card].get("override", {})
    return [usual, *(kit.nation_ids.index(name) for name in over)]


def _expert(kit: Kit, nation: int, card: int, rules: Entry) -> Entry:
    entry = kit.data["experts"]["expert"][card]
    over = entry.get("override", {})
    name, own = kit.expert_names[card], kit.nation_ids[nation] in over
    having = [kit.nation_names[n] for n in range(len(kit.nation_ids)) if (kit.nation_cards[n] >> card) & 1]
    count = 1 if own else len(having) - len(over)
    at = nation * kit.experts + card
    price = amount(kit.price[at], "coin", "coins") + (
        f" and {kit.price_science[at]} science" if kit.price_science[at] else ""
    )
    words = expert_text(kit, nation, card)
    words += f" Hired for {price}." if kit.price[at] or kit.price_science[at] else " A starting card."
    if own:
        words += f" So only for {kit.nation_names[nation]}."
    elif len(having) == 1:
        words += f" Only {having[0]} has it."
    title_ = f"{name} ({kit.nation_names[nation]})" if own else name
    found = list(rules["expert"].get(entry["id"], ["COI-096", "COI-101"]))
    found += rules["expert_of"].get(f"{entry['id']}-{kit.nation_ids[nation]}", []) if own else []
    deck = ("Citizens", "Military")[kit.expert_deck[card]]
    return _entry(
        kit, deck, title_, words, expert_face(kit, nation, card), count, found, expert_key(kit, nation, card)
    )


# --- towns, lands, districts ---------------------------------------------------------------------------------


def _town(kit: Kit, town: int, rules: Entry) -> Entry:
    words = (
        f"{amount(kit.town_stars[town] + 1, 'star', 'stars')}, distance {kit.town_distance[town]}, defense "
        f"{kit.town_defense[town]}, once conquered {kit.town_conquered[town]}. {kit.data['towns']['town'][town]['text']}"
    )
    if kit.town_players[town] > 2:
        words += f" Only with {'four' if kit.town_players[town] > 3 else 'three or four'} players."
    found = list(rules["town"])
    found += ["COI-053"] if kit.town_players[town] > 2 else []
    return _entry(
        kit,
        "Towns",
        kit.town_names[town],
        words,
        town_face(kit, town),
        1,
        found,
        f"town-{kit.town_ids[town]}",
    )


def _land(kit: Kit, land: int, rules: Entry) -> Entry:
    entry = kit.data["lands"]["land"][land]
    vessel = (
        f" with {'an airship' if entry['vessel'] == 'airship' else 'a ship'}" if entry.get("vessel") else ""
    )
    home = kit.land_nation[land] >= 0
    where = (
        f"Starting land of {kit.nation_names[kit.land_nation[land]]}"
        if home
        else f"Distance {kit.land_distance[land]}{vessel}"
    )
    words = f"{where}. {', '.join(str(kind).capitalize() for kind in entry['types'])}. {entry['text']}"
    found = list(rules["land"]["home" if home else "settled"]) + list(
        rules["goal"].get(str(entry["goal"]), ["COI-179"])
    )
    found += ["COI-205"] if vessel else []
    return _entry(
        kit,
        "Lands",
        kit.land_names[land],
        words,
        land_face(kit, land),
        1,
        found,
        f"land-{kit.land_ids[land]}",
    )


def _side(kit: Kit, side: int, rules: Entry) -> Entry:
    name = kit.side_names[side]
    token = kit.side_token[side]
    count = int(kit.data["districts"]["token"][token]["count"])
    face = Part(title(name) + group(district(kit, side, 120), transform="translate(66 66)"), 132, 132)
    words = f"One side of a {kit.token_names[token]} token. {side_text(kit, side)}"
    found = list(rules["side"].get(kit.side_ids[side], ["COI-198"]))
    return _entry(kit, "Districts", name, words, face, count, found, f"side-{kit.side_ids[side]}")


def _nation(kit: Kit, nation: int, rules: Entry) -> Entry:
    entry = kit.data["experts"]["nation"][nation]
    name, colour = kit.nation_names[nation], str(entry["colour"])
    own = [
        kit.expert_names[c]
        for c in range(kit.experts)
        if kit.data["experts"]["expert"][c]["nations"] == [entry["id"]]
    ]
    drawn = (
        paper(220, 262, 12)
        + circle(110, 76, 62, fill=colour, stroke="@brass", stroke_width=5)
        + sign(str(entry["symbol"]), 110, 76, 80, str(entry["ink"]))
        + text(110, 164, name, 19, font_weight=700, fill="@print", font_family=SERIF)
        + paragraph(str(entry["difference"]), 110, 172, 200, 34, 12)
        + flavour(str(entry["blurb"]), 110, 222, 204)
    )
    words = f"{entry['blurb']} {entry['difference']} Cards of its own: {', '.join(own)}."
    face = Part(title(name) + drawn, 222, 266)
    return _entry(
        kit,
        "Nations",
        name,
        words,
        face,
        1,
        list(rules["nation"].get(entry["id"], ["COI-219"])),
        f"nation-{entry['id']}",
    )


def _good(kit: Kit, good: int, rules: Entry) -> Entry:
    name = kit.good_names[good]
    drawn = (
        paper(220, 176, 12)
        + good_token(good, 110, 66, 96)
        + shield(40, 146, 34, kit.first[good])
        + coin(80, 146, 30, kit.majority[good])
        + shield(130, 146, 34, kit.second[good], "#6d6a72")
        + text(162, 152, f"{kit.shield[good]}+", 17, font_weight=700, fill="@print")
        + shield(196, 146, 24, "+1")
    )
    words = (
        f"Most: {kit.first[good]} influence at each scoring and {amount(kit.majority[good], 'coin', 'coins')} every Autumn. "
        f"Second: {kit.second[good]} influence. From {kit.shield[good]} on: 1 influence more, in any place."
    )
    face = Part(title(name) + drawn, 222, 180)
    return _entry(kit, "Goods", name, words, face, 1, list(rules["good"]), f"good-{kit.good_ids[good]}")


def _bot(kit: Kit, rules: Entry) -> Entry:
    drawn = circle(66, 66, 58, fill="#ffe9b0", stroke="@outline", stroke_width=3) + sign(
        "bot", 66, 66, 76, SCIENCE
    )
    words = "Only with the variant Steambots. On a building it gives one more of the building's main good."
    return _entry(
        kit,
        "Tokens",
        "Steambot",
        words,
        Part(title("Steambot") + drawn, 132, 132),
        kit.bot_tokens,
        list(rules["bot"]),
        "bot",
    )
