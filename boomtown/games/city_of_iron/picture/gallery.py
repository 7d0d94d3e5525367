"""What the pages show of the game itself: every card, land, town, district and good, the player aid, a position."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.draw.svg import SERIF, Part, circle, group, text, title
from boomtown.games.city_of_iron.pack.load import our_content
from boomtown.games.city_of_iron.picture.cards import LETTERS, building_face, flavour, paper, paragraph
from boomtown.games.city_of_iron.picture.experts import expert_face, nation_for
from boomtown.games.city_of_iron.picture.marks import SCIENCE, coin, good_token, shield
from boomtown.games.city_of_iron.picture.scene import building_key, expert_key
from boomtown.games.city_of_iron.picture.signs import finish, sign
from boomtown.games.city_of_iron.picture.tiles import district, land_face, town_face
from boomtown.games.city_of_iron.rules.content import GOODS, Content
from boomtown.games.city_of_iron.rules.table import DRAWS, SCOUTING, YIELD
from boomtown.games.city_of_iron.words.text import amount, expert_text, side_text

HERE = Path(__file__).parent.parent
Entry = dict[str, Any]


@lru_cache(maxsize=1)
def _shown() -> list[Entry]:
    content = our_content()
    with (HERE / "gallery.toml").open("rb") as file:
        rules: Entry = tomllib.load(file)
    shown = [_nation(content, nation, rules) for nation in range(len(content.nation_ids))]
    shown += [_good(content, good, rules) for good in range(GOODS)]
    for deck in range(3):
        shown += [_building(content, card, rules) for card in _designs(content, deck)]
    for deck in range(2):
        for card in range(content.experts):
            if content.expert_deck[card] == deck:
                shown += [_expert(content, nation, card, rules) for nation in _versions(content, card)]
    shown += [_town(content, town, rules) for town in range(len(content.town_ids))]
    shown += [_land(content, land, rules) for land in range(len(content.land_ids))]
    shown += [_side(content, side, rules) for side in range(len(content.side_ids))]
    return [*shown, _bot(content, rules)]


def gallery() -> list[Entry]:
    """Nations, goods, building cards, expert cards, towns, lands, districts, Steambots."""
    return [dict(entry) for entry in _shown()]


def _entry(
    content: Content, group: str, name: str, words: str, face: Part, count: int, rules: list[str], key: str
) -> Entry:
    svg = finish(face, name, content, f"coi-g-{key}")
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


def _designs(content: Content, deck: int) -> list[int]:
    """The first card of every design of a building deck."""
    first = {
        content.card_design[card]: card
        for card in reversed(range(len(content.card_ids)))
        if content.card_deck[card] == deck
    }
    return [first[design] for design in sorted(first)]


def _building(content: Content, card: int, rules: Entry) -> Entry:
    entry = content.data["buildings"]["building"][content.card_design[card]]
    deck = LETTERS[content.card_deck[card]]
    price = amount(content.card_coins[card], "coin", "coins")
    price += f" and {content.card_science[card]} science" if content.card_science[card] else ""
    land = f" Needs {entry['land']}." if entry.get("land") else ""
    income = (
        f" {content.card_income[card]} income."
        if content.card_income[card] and "income" not in str(entry["text"])
        else ""
    )
    words = f"Costs {price}.{land} {entry['text']}{income}"
    found = list(rules["building_by_name"].get(content.card_names[card], []))
    has = {
        "goods": bool(content.card_goods[card]),
        "science": bool(content.card_science[card]),
        "income": bool(content.card_income[card]),
        "yield": bool(content.card_perks[card][YIELD]),
        "draws": any(content.card_perks[card][DRAWS : DRAWS + 2]),
        "scouting": bool(content.card_perks[card][SCOUTING]),
        "score": content.card_score[card] is not None,
    }
    for part, there in has.items():
        found += [rule for rule in rules["building"][part] if there and rule not in found]
    face = building_face(content, card)
    return _entry(
        content,
        f"Buildings {deck}",
        content.card_names[card],
        words,
        face,
        len(entry["cards"]),
        found or ["COI-194"],
        building_key(content, card),
    )


def _versions(content: Content, card: int) -> list[int]:
    """The nations whose card looks different: the usual one, then those with a card of their own."""
    usual = nation_for(content, -1, card)
    over = content.data["experts"]["expert"][card].get("override", {})
    return [usual, *(content.nation_ids.index(name) for name in over)]


def _expert(content: Content, nation: int, card: int, rules: Entry) -> Entry:
    entry = content.data["experts"]["expert"][card]
    over = entry.get("override", {})
    name, own = content.expert_names[card], content.nation_ids[nation] in over
    having = [
        content.nation_names[n]
        for n in range(len(content.nation_ids))
        if (content.nation_cards[n] >> card) & 1
    ]
    count = 1 if own else len(having) - len(over)
    at = nation * content.experts + card
    price = amount(content.price[at], "coin", "coins") + (
        f" and {content.price_science[at]} science" if content.price_science[at] else ""
    )
    words = expert_text(content, nation, card)
    words += f" Hired for {price}." if content.price[at] or content.price_science[at] else " A starting card."
    if own:
        words += f" So only for {content.nation_names[nation]}."
    elif len(having) == 1:
        words += f" Only {having[0]} has it."
    title_ = f"{name} ({content.nation_names[nation]})" if own else name
    found = list(rules["expert"].get(entry["id"], ["COI-096", "COI-101"]))
    found += rules["expert_of"].get(f"{entry['id']}-{content.nation_ids[nation]}", []) if own else []
    deck = ("Citizens", "Military")[content.expert_deck[card]]
    return _entry(
        content,
        deck,
        title_,
        words,
        expert_face(content, nation, card),
        count,
        found,
        expert_key(content, nation, card),
    )


# --- towns, lands, districts ---------------------------------------------------------------------------------


def _town(content: Content, town: int, rules: Entry) -> Entry:
    words = (
        f"{amount(content.town_stars[town] + 1, 'star', 'stars')}, distance {content.town_distance[town]}, defense "
        f"{content.town_defense[town]}, once conquered {content.town_conquered[town]}. {content.data['towns']['town'][town]['text']}"
    )
    if content.town_players[town] > 2:
        words += f" Only with {'four' if content.town_players[town] > 3 else 'three or four'} players."
    found = list(rules["town"])
    found += ["COI-053"] if content.town_players[town] > 2 else []
    return _entry(
        content,
        "Towns",
        content.town_names[town],
        words,
        town_face(content, town),
        1,
        found,
        f"town-{content.town_ids[town]}",
    )


def _land(content: Content, land: int, rules: Entry) -> Entry:
    entry = content.data["lands"]["land"][land]
    vessel = (
        f" with {'an airship' if entry['vessel'] == 'airship' else 'a ship'}" if entry.get("vessel") else ""
    )
    home = content.land_nation[land] >= 0
    where = (
        f"Starting land of {content.nation_names[content.land_nation[land]]}"
        if home
        else f"Distance {content.land_distance[land]}{vessel}"
    )
    words = f"{where}. {', '.join(str(kind).capitalize() for kind in entry['types'])}. {entry['text']}"
    found = list(rules["land"]["home" if home else "settled"]) + list(
        rules["goal"].get(str(entry["goal"]), ["COI-179"])
    )
    found += ["COI-205"] if vessel else []
    return _entry(
        content,
        "Lands",
        content.land_names[land],
        words,
        land_face(content, land),
        1,
        found,
        f"land-{content.land_ids[land]}",
    )


def _side(content: Content, side: int, rules: Entry) -> Entry:
    name = content.side_names[side]
    token = content.side_token[side]
    count = int(content.data["districts"]["token"][token]["count"])
    face = Part(title(name) + group(district(content, side, 120), transform="translate(66 66)"), 132, 132)
    words = f"One side of a {content.token_names[token]} token. {side_text(content, side)}"
    found = list(rules["side"].get(content.side_ids[side], ["COI-198"]))
    return _entry(content, "Districts", name, words, face, count, found, f"side-{content.side_ids[side]}")


def _nation(content: Content, nation: int, rules: Entry) -> Entry:
    entry = content.data["experts"]["nation"][nation]
    name, colour = content.nation_names[nation], str(entry["colour"])
    own = [
        content.expert_names[c]
        for c in range(content.experts)
        if content.data["experts"]["expert"][c]["nations"] == [entry["id"]]
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
        content,
        "Nations",
        name,
        words,
        face,
        1,
        list(rules["nation"].get(entry["id"], ["COI-219"])),
        f"nation-{entry['id']}",
    )


def _good(content: Content, good: int, rules: Entry) -> Entry:
    name = content.good_names[good]
    drawn = (
        paper(220, 176, 12)
        + good_token(good, 110, 66, 96)
        + shield(40, 146, 34, content.first[good])
        + coin(80, 146, 30, content.majority[good])
        + shield(130, 146, 34, content.second[good], "#6d6a72")
        + text(162, 152, f"{content.shield[good]}+", 17, font_weight=700, fill="@print")
        + shield(196, 146, 24, "+1")
    )
    words = (
        f"Most: {content.first[good]} influence at each scoring and {amount(content.majority[good], 'coin', 'coins')} every Autumn. "
        f"Second: {content.second[good]} influence. From {content.shield[good]} on: 1 influence more, in any place."
    )
    face = Part(title(name) + drawn, 222, 180)
    return _entry(
        content, "Goods", name, words, face, 1, list(rules["good"]), f"good-{content.good_ids[good]}"
    )


def _bot(content: Content, rules: Entry) -> Entry:
    drawn = circle(66, 66, 58, fill="#ffe9b0", stroke="@outline", stroke_width=3) + sign(
        "bot", 66, 66, 76, SCIENCE
    )
    words = "Only with the variant Steambots. On a building it gives one more of the building's main good."
    return _entry(
        content,
        "Tokens",
        "Steambot",
        words,
        Part(title("Steambot") + drawn, 132, 132),
        content.bot_tokens,
        list(rules["bot"]),
        "bot",
    )
