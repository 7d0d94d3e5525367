"""What the pages show of the game itself: every ship, patron and good, and the numbers of the player aid."""

from typing import Any

from boomtown.draw.svg import Part, document
from harbour_lights.pack.load import load_content
from harbour_lights.picture.signs import crate, patron_card, ship_card
from harbour_lights.rules.actions import GOODS
from harbour_lights.rules.content import Content
from harbour_lights.words.names import cargo, patron_words


def gallery() -> list[dict[str, Any]]:
    """Every ship, patron and good."""
    content = load_content("")
    ships = [ship_entry(content, ship) for ship in range(len(content.ships))]
    patrons = [patron_entry(content, patron) for patron in range(len(content.wants))]
    return [*ships, *patrons, *(good_entry(content, good) for good in range(GOODS))]


def ship_entry(content: Content, ship: int) -> dict[str, Any]:
    """A ship, as a card."""
    name = content.ship_names[ship]
    return {
        "group": "Ships",
        "title": name,
        "text": f"Brings {cargo(content, ship)}.",
        "svg": document(ship_card(content, ship), name),
        "count": content.ship_counts[ship],
        "rules": ["HAR-40", "HAR-41"],
        "key": f"ship-{content.ships[ship]}",
    }


def patron_entry(content: Content, patron: int) -> dict[str, Any]:
    """A patron, as a card."""
    name = content.patron_names[patron]
    return {
        "group": "Patrons",
        "title": name,
        "text": f"{patron_words(content, patron)}.",
        "svg": document(patron_card(content, patron), name),
        "count": 1,
        "rules": ["HAR-11", "HAR-61"],
        "key": f"patron-{patron}",
    }


def good_entry(content: Content, good: int) -> dict[str, Any]:
    """A good, as a crate."""
    name = content.good_names[good].capitalize()
    return {
        "group": "Goods",
        "title": name,
        "text": f"Begins at {content.price} coins, sinks with every sale, and rises with every round.",
        "svg": document(Part(crate(content, good, 40, 40, 64), 80, 80), name),
        "count": sum(content.ship_counts),
        "rules": ["HAR-02", "HAR-51", "HAR-52"],
    }


def aid_facts() -> dict[str, Any]:
    """The numbers of our content in the player aid."""
    content = load_content("")
    return {
        "coins": content.coins,
        "price": content.price,
        "dearest": content.dearest,
        "warehouse": content.warehouse,
        "wanted": content.wanted,
        "other": content.other,
    }


def aid_tables() -> list[dict[str, Any]]:
    """What every ship brings."""
    content = load_content("")
    rows = [[content.ship_names[ship], cargo(content, ship)] for ship in range(len(content.ships))]
    return [
        {"title": "The ships", "note": "Each is there twice.", "columns": ["Ship", "Brings"], "rows": rows}
    ]
