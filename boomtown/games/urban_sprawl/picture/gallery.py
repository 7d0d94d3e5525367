"""What the pages show of the game itself: every card, tile and marker, the player aid, a position."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.draw.svg import Part, at, document, rect
from boomtown.games.urban_sprawl.pack.load import our_content
from boomtown.games.urban_sprawl.picture.cards import colours
from boomtown.games.urban_sprawl.picture.houses import house
from boomtown.games.urban_sprawl.picture.large import large_card, medal
from boomtown.games.urban_sprawl.picture.panels import OFFICE_ZONES
from boomtown.games.urban_sprawl.picture.scene import DECKS, KINDS, card_title, count, designs
from boomtown.games.urban_sprawl.picture.signs import (
    OFFICE_SIGNS,
    VOCATION_SIGNS,
    ZONE_WORDS,
    ZONES,
    amount,
)
from boomtown.games.urban_sprawl.rules.content import CONTRACT, EVENT, PARK, PERMIT, PLANNING, Content
from boomtown.games.urban_sprawl.words.names import vocation_words, zone_name

HERE = Path(__file__).parent.parent
GROUPS = ("Planning cards", "Town contracts", "City contracts", "Metropolis contracts")
PERMIT_RULES = ["USP-078", "USP-104", "USP-106", "USP-061", "USP-168"]
BALLOT_RULES = ["USP-163"]
RENEWAL_RULES = ["USP-228", "USP-229", "USP-231", "USP-232", "USP-233"]
EVENT_RULES = ["USP-218", "USP-220", "USP-221"]
SPECIAL_RULES = {1: ["USP-184", "USP-154"], 2: ["USP-214", "USP-155"], 3: ["USP-239", "USP-240", "USP-241"]}
VOCATION_RULES = ["USP-127", "USP-128", "USP-129", "USP-130", "USP-131"]


@lru_cache(maxsize=4)
def _gallery(content: Content) -> tuple[dict[str, Any], ...]:
    shown = [_card(content, card) for card, first in enumerate(designs(content)) if first == card]
    shown += [_office(content, office) for office in range(5)] + [_contractor(content), _extra(content)]
    shown += [_vocation(content, vocation) for vocation in range(len(content.vocation_names))]
    shown += [_marker(content, marker) for marker in range(len(content.marker_kind))]
    shown += [_tile(content, zone) for zone in range(5)]
    return tuple(shown)


def gallery() -> list[dict[str, Any]]:
    """Cards by deck, offices, vocations, row markers, building tiles."""
    return [dict(entry) for entry in _gallery(our_content())]


# --- cards ---------------------------------------------------------------------------------------------------


def _card(content: Content, card: int) -> dict[str, Any]:
    """A card design with how often it is there."""
    kind, deck = content.kind[card], content.deck[card]
    group = GROUPS[deck] if kind != EVENT else f"{DECKS[deck]} events"
    return {
        "group": group,
        "title": card_title(content, card),
        "text": _card_text(content, card),
        "svg": large_card(content, card),
        "count": designs(content).count(card),
        "rules": _card_rules(content, card),
        "key": content.ids[card],
    }


def _card_text(content: Content, card: int) -> str:
    """All that a card says, in sentences."""
    kind, pays = content.kind[card], content.payout[card]
    parts = []
    if kind == PERMIT:
        zones = [zone_name(zone) for zone in range(4) if (content.zones[card] >> zone) & 1]
        parts.append(f"Pays for {count(content.size[card], 'lot')} of a {' or '.join(zones)} building.")
        parts.append(f"Invested it brings {pays} wealth; turned up, wealth row {pays} pays.")
        parts += ["Ballot box: first the pawn moves and an election is held."] if content.ballot[card] else []
    if kind == CONTRACT:
        zone = zone_name(content.zone[card])
        parts.append(f"{zone[:1].upper()}{zone[1:]}, {count(content.size[card], 'lot')}.")
        parts += [f"Vocation: {vocation_words(content, card)}."] if content.vocations[card] else []
        parts += [f"Turned up, prestige row {pays} pays."] if pays else []
    if kind != PERMIT:
        parts += [words for words in (content.limits[card], content.texts[card]) if words]
    return " ".join(parts)


def _card_rules(content: Content, card: int) -> list[str]:
    """The rules a card touches."""
    kind = content.kind[card]
    if kind == PERMIT:
        return PERMIT_RULES + (BALLOT_RULES if content.ballot[card] else [])
    if kind == EVENT:
        deck = content.deck[card]
        own = SPECIAL_RULES[deck] if card == content.special[deck] else []
        return [*own, *EVENT_RULES, "USP-222" if deck == PLANNING else "USP-223"]
    if kind != CONTRACT:
        return RENEWAL_RULES
    rules = ["USP-087"]
    rules += ["USP-115"] if content.limits[card] else []
    rules += ["USP-126", "USP-130"] if content.vocations[card] else []
    rules += ["USP-136", "USP-137"] if content.texts[card] else []
    return rules + (["USP-168"] if content.payout[card] else [])


# --- tiles and markers ---------------------------------------------------------------------------------------


def _office(content: Content, office: int) -> dict[str, Any]:
    """A politician: how the office is won, what it can do, what it brings at the end."""
    entry = content.data["tiles"]["politician"][office]
    zone = OFFICE_ZONES[office]
    fill = colours(content)[ZONES[zone]] if zone >= 0 else colours(content)["politician"]
    if zone < 0:
        elected = "Goes to the player with the most vocation markers; a tie is broken by the owner of Media."
    else:
        before = content.office_names[office - 1]
        elected = (
            f"Goes to the player with the most valuable {zone_name(zone)} building; a tie to the one with more {ZONES[zone]}, "
            f"then the {before} decides. In play from Airport on."
        )
    return {
        "group": "Offices and tiles",
        "title": str(entry["name"]),
        "text": f"{elected} {entry['ability']} At the end: {entry['bonus']}",
        "svg": medal(OFFICE_SIGNS[office], fill, str(entry["name"]), str(entry["name"])),
        "count": 1,
        "rules": [str(rule) for rule in entry["rules"]],
        "key": f"office-{office}",
    }


def _contractor(content: Content) -> dict[str, Any]:
    entry = content.data["tiles"]["contractor"]
    return {
        "group": "Offices and tiles",
        "title": str(entry["name"]),
        "text": f"In play from Sports Team on; at the end of every election it goes to the player with least prestige. {entry['ability']}",
        "svg": medal("Contractor", colours(content)["contractor"], str(entry["name"]), str(entry["name"])),
        "count": 1,
        "rules": [str(rule) for rule in entry["rules"]],
        "key": "contractor",
    }


def _extra(content: Content) -> dict[str, Any]:
    entry = next(one for one in content.data["tiles"]["other_tile"] if one["id"] == "extra_favor")
    return {
        "group": "Offices and tiles",
        "title": str(entry["name"]),
        "text": str(entry["text"]),
        "svg": medal("favor", "#d9b98a", str(entry["name"]), str(entry["name"])),
        "count": 1,
        "rules": ["USP-006", "USP-071", "USP-248"],
        "key": "extra-favor",
    }


def _vocation(content: Content, vocation: int) -> dict[str, Any]:
    name = content.vocation_names[vocation]
    fill = str(content.data["tiles"]["vocation"][vocation]["color"])
    text = "Whenever a contract with this vocation is built, each marker of it brings its owner that number in wealth or prestige."
    if vocation == 0:
        text += " Given out at setup to the player with the most wealth; its owner breaks a tie for Mayor."
    return {
        "group": "Vocation markers",
        "title": name,
        "text": text,
        "svg": medal(VOCATION_SIGNS[vocation], fill, name, f"{name}, vocation marker"),
        "count": content.vocation_count[vocation],
        "rules": [*VOCATION_RULES, *(["USP-031", "USP-201"] if vocation == 0 else [])],
        "key": f"vocation-{vocation}",
    }


def _marker(content: Content, marker: int) -> dict[str, Any]:
    kind, number = content.marker_kind[marker], content.marker_number[marker]
    pays = ", ".join(str(part) for part in content.pay[number] if part)
    return {
        "group": "Row markers",
        "title": f"{KINDS[kind].capitalize()} {number}",
        "text": f"On a gray circle it makes a row that pays {pays} {KINDS[kind]} and adds {number} to the value of its blocks.",
        "svg": document(Part(amount(kind, number, 40, 40, 36), 80, 80), f"{KINDS[kind]} marker {number}"),
        "count": 1,
        "rules": ["USP-093", "USP-094", "USP-095", "USP-097"],
        "key": f"marker-{marker}",
    }


def _tile(content: Content, zone: int) -> dict[str, Any]:
    """The tiles of a zone in their sizes."""
    fill = colours(content)[ZONES[zone]]
    numbers = content.tiles[zone * 4 : zone * 4 + 4]
    shown = [
        at(x, y, house(zone, shape, 7 + size, fill))
        for size, (shape, x, y) in enumerate(((0, 36, 32), (6, 142, 6), (8, 8, 122), (12, 122, 122)))
        if numbers[size]
    ]
    sizes = ", ".join(
        f"{number} of {count(size + 1, 'lot')}" for size, number in enumerate(numbers) if number
    )
    what = (
        "Parks belong to no zone and are left out of the zoning test."
        if zone == PARK
        else f"Buildings of the {ZONE_WORDS[zone]} zone, {ZONES[zone]} for short."
    )
    ground = rect(0, 0, 236, 236, rx=8, fill="#e8dec9")
    rules = (
        ["USP-042", "USP-046", "USP-118"] if zone == PARK else ["USP-045", "USP-110", "USP-111", "USP-116"]
    )
    return {
        "group": "Building tiles",
        "title": f"{ZONE_WORDS[zone].capitalize()}",
        "text": f"{what} {sizes}. A cube shows who controls a building.",
        "svg": document(Part(ground + "".join(shown), 236, 236), f"{ZONE_WORDS[zone]} tiles"),
        "count": sum(numbers),
        "rules": rules,
        "key": f"tile-{zone}",
    }


# --- sample and aid ------------------------------------------------------------------------------------------


def aid_facts() -> dict[str, Any]:
    """The numbers of our content in the player aid."""
    content = our_content()
    return {
        "plan": ", ".join(str(price) for price in content.plan_price[:4]),
        "plan_deck": content.plan_price[4],
        "boxes": ", ".join(str(price) for price in content.price[:5]),
        "town": content.price[5],
        "city": content.price[6],
        "metropolis": content.price[7],
    }


def aid_tables() -> list[dict[str, Any]]:
    """The tables of the player aid."""
    content = our_content()
    return [_payouts(content)]


def _payouts(content: Content) -> dict[str, Any]:
    rows = [
        [str(number), *(str(part or "–") for part in content.pay[number])]
        for number in range(1, len(content.pay))
    ]
    return {
        "title": "Payouts",
        "note": "Players are ranked by the number of buildings they control in the row; who ties shares the places, fractions are dropped. With three players nobody gets the 4th sum, with two nobody the 3rd.",
        "columns": ["Row", "1st", "2nd", "3rd", "4th"],
        "rows": rows,
    }
