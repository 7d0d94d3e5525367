"""What the pages show of the game itself: every card, board, token and sign, the player aid, a position."""

import tomllib
from pathlib import Path
from typing import Any

from boomtown.engine.game import Game
from boomtown.engine.record import sampled
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.book import Book
from boomtown.games.fifty_first_state.pack import EXPANSIONS, our_book
from boomtown.games.fifty_first_state.pack_text import counted
from boomtown.games.fifty_first_state.picture_ability import Item, cost_items, program_items
from boomtown.games.fifty_first_state.picture_icons import GOOD_WORDS, TYPE_WORDS
from boomtown.games.fifty_first_state.picture_large import (
    card_svg,
    faction_svg,
    good_svg,
    item_svg,
    link_svg,
    ruins_svg,
    sign_svg,
    type_svg,
)
from boomtown.games.fifty_first_state.picture_scene import (
    CATEGORY_NAMES,
    bundle_words,
    card_key,
    count,
    faction_key,
    good_key,
    link_key,
    types_words,
)
from boomtown.games.fifty_first_state.picture_short import short_words

HERE = Path(__file__).parent
SETS = {"base": "Base set", "new_era": "New Era", "winter": "Winter"}
RESOURCE_TEXT = "One of the four resources."
GOOD_TEXTS: dict[str, tuple[str, list[str]]] = {
    "gun": (RESOURCE_TEXT, ["FSS-029"]),
    "fuel": (RESOURCE_TEXT, ["FSS-029"]),
    "iron": (RESOURCE_TEXT, ["FSS-029"]),
    "brick": (f"{RESOURCE_TEXT} It also pays for developing onto a Location that shares a Type.", ["FSS-029", "FSS-086"]),
    "ammo": ("Pays in place of any one resource. A resource never pays in place of ammo.", ["FSS-030", "FSS-031"]),
    "worker": ("Pays for actions, visits to Open Production, and two of them for a Connection card.", ["FSS-132", "FSS-140", "FSS-130"]),
    "card": ("A Location card drawn from the Deck into your hand.", ["FSS-072", "FSS-066"]),
    "vp": ("A victory point, scored on the track at once.", ["FSS-073", "FSS-160"]),
    "grey": ("Pays for building: as many as the Distance of the card.", ["FSS-050", "FSS-083"]),
    "red": ("Pays for razing: the Distance of a card in hand, or the Defense of a rival's Location.", ["FSS-051", "FSS-112", "FSS-113"]),
    "blue": ("Pays for a deal: as many as the Distance of the card.", ["FSS-049", "FSS-105"]),
    "universal": ("Pays in place of a grey, a red or a blue contact.", ["FSS-033"]),
    "defense": ("Placed on one of your Locations in your turn, it adds 1 to its Defense. One a Location; it stays until Cleanup.", ["FSS-120", "FSS-121", "FSS-146"]),
    "development": ("Pays for developing in place of a brick, and then the two cards need not share a Type.", ["FSS-091", "FSS-092"]),
}  # fmt: skip
SIGN_TEXTS: tuple[tuple[str, Item, str, list[str]], ...] = (
    ("Gives", Item("arrow"), "What stands before it is paid, what stands behind it is taken.", ["FSS-123"]),
    ("Production", Item("sign", "gear"), "Produces when it is built and in every Production phase.", ["FSS-070", "FSS-098"]),
    ("Open Production", Item("sign", "open"), "A Production that rivals may visit with a worker, once a round.", ["FSS-132", "FSS-135"]),
    ("Building Bonus", Item("sign", "hammer"), "Once, when the Location is built.", ["FSS-099", "FSS-100"]),
    ("Stock", Item("sign", "stock"), "The goods lie on this card; spend them in any round.", ["FSS-099", "FSS-119"]),
    ("Storage", Item("sign", "lock"), "Keeps goods through Cleanup.", ["FSS-152"]),
    ("Any resource", Item("any"), "A gun, a fuel, an iron or a brick; when it is paid, ammo will do.", ["FSS-029", "FSS-030"]),
    ("A rival's", Item("rival", "rival"), "From a player who has not passed.", ["FSS-079"]),
    ("Again", Item("sign", "again"), "Something of yours works once more in this round.", ["FSS-234"]),
    ("Copy", Item("sign", "copy"), "The same goods as another Location; its owner loses nothing.", ["FSS-181"]),
    ("A deal", Item("deal", -1), "A Deal field under a faction board.", ["FSS-069"]),
    ("Give up a card", Item("less-card"), "Discard a card from your hand.", ["FSS-123"]),
    ("Give up a deal", Item("less-deal"), "One of your deals goes to the discard pile.", ["FSS-123"]),
    ("Made this round", Item("made", b.IRON), "For each one that you took in this round's Production phase.", ["FSS-075"]),
    ("When you raze", Item("sign", "flame"), "Every time you raze; on a card's edge it marks the Spoils.", ["FSS-111", "FSS-023"]),
    ("When you deal", Item("sign", "swap"), "Every time you make a deal.", ["FSS-107"]),
)  # fmt: skip


def gallery() -> list[dict[str, Any]]:
    """Cards by set and Category, Connection cards, faction boards, goods, Types, signs."""
    shown: list[dict[str, Any]] = []
    for expansion in EXPANSIONS:
        book = our_book(expansion)
        for category in range(len(CATEGORY_NAMES)):
            for design, first in enumerate(book.design_first):
                if book.design_sets[design] == expansion and book.card_category[first] == category:
                    shown.append(_card(book, design))
    book = our_book("base")
    shown += [_link(book, kind) for kind in range(len(book.kind_ids))]
    shown += [_faction(book, faction) for faction in range(len(book.faction_ids))]
    shown += [_good(book, good) for good in range(b.GOODS)]
    shown += [_type(kind) for kind in range(len(TYPE_WORDS))]
    shown += [_sign(*entry) for entry in SIGN_TEXTS]
    shown.append(_ruins())
    return shown


def _entry(
    group: str, name: str, text: str, svg: str, number: int, rules: list[str], key: str
) -> dict[str, Any]:
    return {
        "group": group,
        "title": name,
        "text": text,
        "svg": svg,
        "count": number,
        "rules": rules,
        "key": key,
    }


def _card(book: Book, design: int) -> dict[str, Any]:
    card = book.design_first[design]
    category = book.card_category[card]
    known = book.design_aka[design]
    text = (
        f"{book.design_texts[design]} Distance {book.card_distance[card]}, Defense {book.defense[category]}, "
        f"{types_words(book, card)}. Spoils: {bundle_words(book, book.card_spoils[card])}. "
        f"Deal: {counted(1, b.GOOD_IDS[book.card_deal[card]])}."
    )
    text += f" Also known as {', '.join(known)}." if known else ""
    group = f"{SETS[book.design_sets[design]]}: {CATEGORY_NAMES[category]}"
    return _entry(
        group, book.design_names[design], text, card_svg(book, design), book.design_copies[design], card_rules(book, design), card_key(book, card)
    )  # fmt: skip


def card_rules(book: Book, design: int) -> list[str]:
    """The rules that a card touches: its own first, then those of its Category and of what it does."""
    card = book.design_first[design]
    category = book.card_category[card]
    found = list(book.design_rules[design])
    found += (["FSS-070", "FSS-098"], [], ["FSS-123", "FSS-125"])[category]
    steps = [
        step for program in (book.card_effect[card], book.card_bonus[card]) for step in book.programs[program]
    ]
    also = {
        "FSS-132": book.card_open[card],
        "FSS-099": bool(book.card_bonus[card]),
        "FSS-102": any(step[0] == b.PER_TYPE for step in steps),
        "FSS-119": any(step[0] == b.STOCK for step in steps),
        "FSS-152": bool(book.card_store[card]),
        "FSS-126": book.card_uses[card] > 1,
        "FSS-030": any(book.card_cost[card][: b.AMMO]) or book.card_cost[card][b.ANY_OF] == b.RESOURCES,
        ("FSS-053", "FSS-054", "FSS-055")[category]: True,
    }
    found += [rule for rule, touched in also.items() if touched]
    return list(dict.fromkeys(found))


def _link(book: Book, kind: int) -> dict[str, Any]:
    text = f"{book.kind_texts[kind]} Lies in the {b.PILE_IDS[book.kind_piles[kind]]} pile; taking it costs {count(book.link_price[b.WORKER], 'worker')}."
    rules = [
        "FSS-140",
        "FSS-143",
        "FSS-144",
        *(["FSS-145"] if any(book.link_cost[book.link_kind.index(kind)]) else []),
    ]
    key = link_key(book, book.link_kind.index(kind))
    return _entry(
        "Connection cards",
        book.kind_names[kind],
        text,
        link_svg(book, kind),
        book.kind_copies[kind],
        rules,
        key,
    )


def _faction(book: Book, faction: int) -> dict[str, Any]:
    goods = [counted(n, b.GOOD_IDS[good]) for good, n in _made(book, faction)]
    text = f"{book.faction_hints[faction]} Produces {', '.join(goods)} each round. {' '.join(book.exchange_texts[faction])}"
    rules = ["FSS-037", "FSS-068", "FSS-128", "FSS-129", "FSS-130"]
    return _entry(
        "Faction boards",
        book.faction_names[faction],
        text,
        faction_svg(book, faction),
        1,
        rules,
        faction_key(book, faction),
    )


def _made(book: Book, faction: int) -> list[tuple[int, int]]:
    """What a faction board produces."""
    pairs = [
        number for step in book.programs[book.faction_production[faction]] for number in book.bundles[step[1]]
    ]
    return list(zip(pairs[::2], pairs[1::2], strict=True))


def _good(book: Book, good: int) -> dict[str, Any]:
    text, rules = GOOD_TEXTS[b.GOOD_IDS[good]]
    name = GOOD_WORDS[good]
    pieces = book.pieces[good] or 1
    return _entry(
        "Goods and tokens",
        name[:1].upper() + name[1:],
        text,
        good_svg(good, name),
        pieces,
        rules,
        good_key(good),
    )


def _type(kind: int) -> dict[str, Any]:
    name = TYPE_WORDS[kind]
    text = (
        f"Type {name}: counts for developing and for cards that count Locations of this Type; it is no good."
    )
    return _entry(
        "Types",
        f"Type {name}",
        text,
        type_svg(kind, f"Type {name}"),
        1,
        ["FSS-024", "FSS-085", "FSS-093"],
        f"type-{b.TYPE_IDS[kind]}",
    )


def _sign(name: str, item: Item, text: str, rules: list[str]) -> dict[str, Any]:
    svg = sign_svg(str(item.what), name) if item.kind == "sign" else item_svg(item, name)
    key = f"sign-{name.lower().replace(' ', '-').replace(chr(39), '')}"
    return _entry("Signs on cards", name, text, svg, 1, rules, key)


def _ruins() -> dict[str, Any]:
    text = "A razed Location, face down: no Location any more, but any card may be developed onto it."
    return _entry("Signs on cards", "Ruins", text, ruins_svg(), 1, ["FSS-115", "FSS-095", "FSS-096"], "ruins")


# --- a position and the player aid ---------------------------------------------------------------------------


def sample(game: Game, settings: dict[str, str]) -> Table:
    """A table in the midst of a game with the cards that the settings name, as far as its moves are still legal."""
    return sampled(game, HERE / "sample.toml", settings["expansion"], settings | {"factions": "dealt"})


def aid() -> list[dict[str, Any]]:
    """The player aid, with the numbers of our content."""
    book = our_book("base")
    facts = {
        "end": book.end_trigger,
        "production": book.defense[b.PRODUCTION],
        "feature": book.defense[b.FEATURE],
        "action": book.defense[b.ACTION],
        "shield": book.defense_token,
        "workers": book.link_price[b.WORKER],
        "attempts": book.attempts,
        "claimed": book.points_claimed,
        "razed": book.points_razed,
        "visited": book.points_worker,
        "dealt": book.hand_dealt,
        "kept": book.hand_kept,
        "levels": ", ".join(
            f"{name} from {low}" for low, name in zip(book.level_from, book.level_names, strict=True)
        ),
    }
    with (HERE / "aid.toml").open("rb") as file:
        parts: list[dict[str, Any]] = tomllib.load(file)["part"]
    for part in parts:
        part["note"] = part.get("note", "").format(**facts)
        for line in part["line"]:
            line["text"] = line["text"].format(**facts)
            line["cost"] = line.get("cost", "").format(**facts)
    return [*parts, _boards(book)]


def _boards(book: Book) -> dict[str, Any]:
    """What each faction can do, side by side."""
    rows = []
    for faction, name in enumerate(book.faction_names):
        own = zip(book.exchange_costs[faction], book.exchange_effects[faction], strict=True)
        said = [
            short_words(((*cost_items(cost), Item("arrow"), *program_items(book, gain)),))
            for cost, gain in own
        ]
        rows.append([name, b.GOOD_IDS[book.faction_resources[faction]], *said[:3]])
    return {
        "title": "The faction boards",
        "note": "Each of these actions once a round; two workers for a resource or a card any number of times.",
        "columns": ["Faction", "Makes", "For grey", "For red", "For blue"],
        "rows": rows,
    }
