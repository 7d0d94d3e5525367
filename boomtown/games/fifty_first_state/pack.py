"""The door to the content: TOML files become a Book, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import Part, content_digest, pack_texts, parsed
from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.book import Book
from boomtown.games.fifty_first_state.pack_cards import check_deck, read_cards, read_factions, read_links

OURS = Path(__file__).parent / "content"
EXPANSIONS = ("base", "new_era", "winter")
SHARED = ("game.toml", "connections.toml", "factions.toml", "solo.toml", "cards_base.toml")
PIECES = [good for good in b.GOOD_IDS if good not in ("card", "vp")]


def file_names(expansion: str) -> tuple[str, ...]:
    """The files that a game with an expansion is made of."""
    return SHARED if expansion == "base" else (*SHARED, f"cards_{expansion}.toml")


def load_book(expansion: str, folder: str) -> Book:
    """The book of an expansion: from our own content, or from somebody's folder and ours for what it doesn't have."""
    if not folder:
        return our_book(expansion)
    return _book(expansion, pack_texts(folder, OURS, file_names(expansion)))


@lru_cache
def our_book(expansion: str) -> Book:
    """The content that Boomtown brings along."""
    return _book(expansion, pack_texts("", OURS, file_names(expansion)))


@lru_cache(maxsize=32)
def _book(expansion: str, texts: tuple[tuple[str, bytes], ...]) -> Book:
    parts = [parsed(name, raw) for name, raw in texts]
    game, links, factions, solo, *decks = parts
    book = Book(f"{expansion}-{content_digest(parts)}")
    read_numbers(book, game)
    for name, deck in zip(("base", expansion), decks, strict=False):
        read_cards(book, deck, name)
    check_deck(book, decks[0])
    read_links(book, links)
    read_factions(book, factions)
    read_solo(book, solo)
    for part in parts:
        part.done()
    most = max(20, *book.card_distance, *[value + book.defense_token for value in book.defense])
    book.contact_costs = [[b.price(good, n) for n in range(most + 1)] for good in (b.GREY, b.RED, b.BLUE)]
    return book


def read_numbers(book: Book, file: Part) -> None:
    """The numbers of the rules and the pieces in the box."""
    part = file.part("numbers")
    book.defense = [part.whole(f"defense_{name}", 0, 20) for name in b.CATEGORY_IDS]
    book.defense_token = part.whole("defense_token", 0, 9)
    book.end_trigger = part.whole("end_trigger", 1, 999)
    book.location_points = part.whole("location_points", 0, 9)
    book.develop_points = part.whole("develop_points", 0, 9)
    book.link_price = b.price(b.WORKER, part.whole("connection_workers", 1, 20))
    book.draft_extra = part.whole("draft_extra", 0, 9)
    book.hand_dealt = part.whole("hand_dealt", 1, 10)
    book.hand_kept = part.whole("hand_kept", 0, book.hand_dealt - 1)
    pieces = file.part("pieces")
    for good in PIECES:
        book.pieces[b.GOOD_IDS.index(good)] = pieces.whole(good, 1, 9999)
    book.multipliers = pieces.whole("multiplier", 0, 99)


def read_solo(book: Book, file: Part) -> None:
    """The numbers of the Virtual Player."""
    book.attempts = file.whole("attempts", 1, 20)
    book.solo_shown = file.whole("shown", 3, 12)
    scores = file.part("scores")
    book.points_claimed = scores.whole("claimed_connection", 0, 20)
    book.points_razed = scores.whole("location_razed", 0, 20)
    book.points_worker = scores.whole("worker_received", 0, 20)
    attack = file.part("attack")
    for good in attack.words("spoils_priority"):
        if good not in b.GOOD_IDS:
            raise attack.fault(f"'{good}' is no good; known are {', '.join(b.GOOD_IDS)}")
        book.priority.append(b.GOOD_IDS.index(good))
    levels = file.parts("achievement")
    if not levels:
        raise file.fault("name at least one achievement")
    for part in levels:
        low = part.whole("from", 0, 9999)
        if book.level_from and low <= book.level_from[-1]:
            raise part.fault("achievements must stand in rising order")
        book.level_from.append(low)
        book.level_names.append(part.text("name", 40))
