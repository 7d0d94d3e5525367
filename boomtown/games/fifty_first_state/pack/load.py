"""The door to the content: TOML files become a Book, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import Part, content_digest, pack_texts, parsed
from boomtown.games.fifty_first_state.pack.cards import check_deck, read_cards, read_factions, read_links
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.content import Content

OURS = Path(__file__).parent.parent / "content"
EXPANSIONS = ("base", "new_era", "winter")
SHARED = ("game.toml", "connections.toml", "factions.toml", "solo.toml", "cards_base.toml")
PIECES = [good for good in b.GOOD_IDS if good not in ("card", "vp")]


def file_names(expansion: str) -> tuple[str, ...]:
    """The files that a game with an expansion is made of."""
    return SHARED if expansion == "base" else (*SHARED, f"cards_{expansion}.toml")


def load_content(expansion: str, folder: str) -> Content:
    """The book of an expansion: from our own content, or from somebody's folder and ours for what it doesn't have."""
    if not folder:
        return our_content(expansion)
    return _content(expansion, pack_texts(folder, OURS, file_names(expansion)))


@lru_cache
def our_content(expansion: str) -> Content:
    """The content that Boomtown brings along."""
    return _content(expansion, pack_texts("", OURS, file_names(expansion)))


@lru_cache(maxsize=32)
def _content(expansion: str, texts: tuple[tuple[str, bytes], ...]) -> Content:
    parts = [parsed(name, raw) for name, raw in texts]
    game, links, factions, solo, *decks = parts
    content = Content(f"{expansion}-{content_digest(parts)}")
    read_numbers(content, game)
    for name, deck in zip(("base", expansion), decks, strict=False):
        read_cards(content, deck, name)
    check_deck(content, decks[0])
    read_links(content, links)
    read_factions(content, factions)
    read_solo(content, solo)
    for part in parts:
        part.done()
    most = max(20, *content.card_distance, *[value + content.defense_token for value in content.defense])
    content.contact_costs = [[b.price(good, n) for n in range(most + 1)] for good in (b.GREY, b.RED, b.BLUE)]
    return content


def read_numbers(content: Content, file: Part) -> None:
    """The numbers of the rules and the pieces in the box."""
    part = file.part("numbers")
    content.defense = [part.whole(f"defense_{name}", 0, 20) for name in b.CATEGORY_IDS]
    content.least_defense = min(content.defense)
    content.defense_token = part.whole("defense_token", 0, 9)
    content.end_trigger = part.whole("end_trigger", 1, 999)
    content.location_points = part.whole("location_points", 0, 9)
    content.develop_points = part.whole("develop_points", 0, 9)
    content.taking_cost = b.price(b.WORKER, part.whole("connection_workers", 1, 20))
    content.draft_extra = part.whole("draft_extra", 0, 9)
    content.hand_dealt = part.whole("hand_dealt", 1, 10)
    content.hand_kept = part.whole("hand_kept", 0, content.hand_dealt - 1)
    pieces = file.part("pieces")
    for good in PIECES:
        content.pieces[b.GOOD_IDS.index(good)] = pieces.whole(good, 1, 9999)
    content.multipliers = pieces.whole("multiplier", 0, 99)


def read_solo(content: Content, file: Part) -> None:
    """The numbers of the Virtual Player."""
    content.attempts = file.whole("attempts", 1, 20)
    content.solo_shown = file.whole("shown", 3, 12)
    scores = file.part("scores")
    content.points_claimed = scores.whole("claimed_connection", 0, 20)
    content.points_razed = scores.whole("location_razed", 0, 20)
    content.points_worker = scores.whole("worker_received", 0, 20)
    attack = file.part("attack")
    for good in attack.words("spoils_priority"):
        if good not in b.GOOD_IDS:
            raise attack.fault(f"'{good}' is no good; known are {', '.join(b.GOOD_IDS)}")
        content.priority.append(b.GOOD_IDS.index(good))
    levels = file.parts("achievement")
    if not levels:
        raise file.fault("name at least one achievement")
    for part in levels:
        low = part.whole("from", 0, 9999)
        if content.level_from and low <= content.level_from[-1]:
            raise part.fault("achievements must stand in rising order")
        content.level_from.append(low)
        content.level_names.append(part.text("name", 40))
