"""What the pages show of the game itself: every card, board, token and sign, the player aid, a position."""

from pathlib import Path
from typing import Any, cast

from boomtown.games.fifty_first_state.pack.load import EXPANSIONS, our_content
from boomtown.games.fifty_first_state.picture.ability import Item, cost_items, program_items
from boomtown.games.fifty_first_state.picture.icons import GOOD_WORDS, TYPE_WORDS
from boomtown.games.fifty_first_state.picture.large import (
    card_svg,
    faction_svg,
    good_svg,
    item_svg,
    link_svg,
    ruins_svg,
    sign_svg,
    type_svg,
)
from boomtown.games.fifty_first_state.picture.scene import (
    CATEGORY_NAMES,
    bundle_words,
    card_key,
    count,
    faction_key,
    good_key,
    link_key,
    types_words,
)
from boomtown.games.fifty_first_state.picture.short import short_words
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.cards.goods import Gain, GainPerType, PlaceStock
from boomtown.games.fifty_first_state.rules.content import Content
from boomtown.games.fifty_first_state.words.text import counted

HERE = Path(__file__).parent.parent
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
        content = our_content(expansion)
        for category in range(len(CATEGORY_NAMES)):
            for design, first in enumerate(content.design_first):
                if content.design_sets[design] == expansion and content.card_category[first] == category:
                    shown.append(_card(content, design))
    content = our_content("base")
    shown += [_link(content, kind) for kind in range(len(content.kind_ids))]
    shown += [_faction(content, faction) for faction in range(len(content.faction_ids))]
    shown += [_good(content, good) for good in range(b.GOODS)]
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


def _card(content: Content, design: int) -> dict[str, Any]:
    card = content.design_first[design]
    category = content.card_category[card]
    known = content.design_aka[design]
    text = (
        f"{content.design_texts[design]} Distance {content.card_distance[card]}, Defense {content.defense[category]}, "
        f"{types_words(content, card)}. Spoils: {bundle_words(content, content.card_spoils[card])}. "
        f"Deal: {counted(1, b.GOOD_IDS[content.card_deal[card]])}."
    )
    text += f" Also known as {', '.join(known)}." if known else ""
    group = f"{SETS[content.design_sets[design]]}: {CATEGORY_NAMES[category]}"
    return _entry(
        group, content.design_names[design], text, card_svg(content, design), content.design_copies[design], card_rules(content, design), card_key(content, card)
    )  # fmt: skip


def card_rules(content: Content, design: int) -> list[str]:
    """The rules that a card touches: its own first, then those of its Category and of what it does."""
    card = content.design_first[design]
    category, cost = content.card_category[card], content.card_cost[card]
    found = list(content.design_rules[design])
    found += (["FSS-070", "FSS-098"], [], ["FSS-123", "FSS-125"])[category]
    words = content.programs[content.card_effect[card]] + content.programs[content.card_bonus[card]]
    also = {
        "FSS-132": content.card_open[card],
        "FSS-099": bool(content.card_bonus[card]),
        "FSS-102": any(isinstance(word, GainPerType) for word in words),
        "FSS-119": any(isinstance(word, PlaceStock) for word in words),
        "FSS-152": bool(content.card_store[card]),
        "FSS-126": content.card_uses[card] > 1,
        "FSS-030": any(cost.goods[: b.AMMO]) or cost.any_of == b.RESOURCES,
        ("FSS-053", "FSS-054", "FSS-055")[category]: True,
    }
    found += [rule for rule, touched in also.items() if touched]
    return list(dict.fromkeys(found))


def _link(content: Content, kind: int) -> dict[str, Any]:
    text = f"{content.kind_texts[kind]} Lies in the {b.PILE_IDS[content.kind_piles[kind]]} pile; taking it costs {count(content.taking_cost.tokens, 'worker')}."
    rules = [
        "FSS-140",
        "FSS-143",
        "FSS-144",
        *([] if content.link_cost[content.link_kind.index(kind)].is_free() else ["FSS-145"]),
    ]
    key = link_key(content, content.link_kind.index(kind))
    return _entry(
        "Connection cards",
        content.kind_names[kind],
        text,
        link_svg(content, kind),
        content.kind_copies[kind],
        rules,
        key,
    )


def _faction(content: Content, faction: int) -> dict[str, Any]:
    goods = [counted(n, b.GOOD_IDS[good]) for good, n in _made(content, faction)]
    text = f"{content.faction_hints[faction]} Produces {', '.join(goods)} each round. {' '.join(content.exchange_texts[faction])}"
    rules = ["FSS-037", "FSS-068", "FSS-128", "FSS-129", "FSS-130"]
    return _entry(
        "Faction boards",
        content.faction_names[faction],
        text,
        faction_svg(content, faction),
        1,
        rules,
        faction_key(content, faction),
    )


def _made(content: Content, faction: int) -> list[tuple[int, int]]:
    """What a faction board produces."""
    pairs = [
        number
        for word in content.programs[content.faction_production[faction]]
        for number in cast(Gain, word).goods
    ]
    return list(zip(pairs[::2], pairs[1::2], strict=True))


def _good(content: Content, good: int) -> dict[str, Any]:
    text, rules = GOOD_TEXTS[b.GOOD_IDS[good]]
    name = GOOD_WORDS[good]
    pieces = content.pieces[good] or 1
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


def aid_facts() -> dict[str, Any]:
    """The numbers of our content in the player aid."""
    content = our_content("base")
    return {
        "end": content.end_trigger,
        "production": content.defense[b.PRODUCTION],
        "feature": content.defense[b.FEATURE],
        "action": content.defense[b.ACTION],
        "shield": content.defense_token,
        "workers": content.taking_cost.tokens,
        "attempts": content.attempts,
        "claimed": content.points_claimed,
        "razed": content.points_razed,
        "visited": content.points_worker,
        "dealt": content.hand_dealt,
        "kept": content.hand_kept,
        "levels": ", ".join(
            f"{name} from {low}" for low, name in zip(content.level_from, content.level_names, strict=True)
        ),
    }


def aid_tables() -> list[dict[str, Any]]:
    """The tables of the player aid."""
    content = our_content("base")
    return [_boards(content)]


def _boards(content: Content) -> dict[str, Any]:
    """What each faction can do, side by side."""
    rows = []
    for faction, name in enumerate(content.faction_names):
        own = zip(content.exchange_costs[faction], content.exchange_effects[faction], strict=True)
        said = [
            short_words(((*cost_items(cost), Item("arrow"), *program_items(content, gain)),))
            for cost, gain in own
        ]
        rows.append([name, b.GOOD_IDS[content.faction_resources[faction]], *said[:3]])
    return {
        "title": "The faction boards",
        "note": "Each of these actions once a round; two workers for a resource or a card any number of times.",
        "columns": ["Faction", "Makes", "For grey", "For red", "For blue"],
        "rows": rows,
    }
