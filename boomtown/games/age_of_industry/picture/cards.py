"""Cards: the two on offer, the deck, the discard pile, and hands as far as the view shows them."""

from boomtown.draw.cards import HEIGHT, WIDTH, back, card, face, gap, pile
from boomtown.draw.icons import icon
from boomtown.draw.pieces import badge
from boomtown.draw.svg import Part, at, group, rect, text, title
from boomtown.games.age_of_industry.picture.atlas import Atlas, Entry
from boomtown.games.age_of_industry.picture.player import hand_size
from boomtown.games.age_of_industry.picture.scene import Scene, count

STEP, ROW = WIDTH + 10, HEIGHT + 44


def card_part(atlas: Atlas, kind: int) -> Part:
    """A card of a kind."""
    entry = atlas.pack.deck["card"][kind]
    return card(_face(atlas, entry), _words(entry))


def _words(entry: Entry) -> str:
    return f"{entry['name']} card. {entry['text']}"


def _face(atlas: Atlas, entry: Entry) -> str:
    """Industry cards show the industry, location cards their colour's sign and its places on this map."""
    if entry.get("colour"):
        colour = atlas.colours[entry["colour"]]
        sign, band, ink = atlas.colour_sign(entry["colour"]), colour["fill"], colour["ink"]
        places = [str(town["name"]) for town in atlas.towns if town.get("colour") == entry["colour"]]
        words = ", ".join(places)
        tint = 0.3
    else:
        industry = atlas.industries[entry["effect"][0]["industry"]]
        sign, band, ink, tint = atlas.sign(industry["id"]), "@back", "@face", 0.14
        fits = any(spot.entry["symbol"] == industry["space"] for spot in atlas.spaces)
        words = "Build where you are connected" if fits else "No place for it on this map: discard only"
    picture = (
        rect(5, 40, WIDTH - 10, 82, fill="@well")
        + rect(5, 40, WIDTH - 10, 82, fill=band, opacity=tint)
        + icon(sign, WIDTH / 2, 81, 58, band if entry.get("colour") else "@sign")
    )
    return face(band, ink, str(entry["name"]), picture, words)


def _caption(x: float, words: str) -> str:
    return text(x, 20, words, 17, text_anchor="start", font_weight=700, fill="@ink-2")


def display_part(scene: Scene) -> Part:
    """The card display, the deck and the discard pile."""
    view = scene.view
    cards = scene.atlas.pack.deck["card"]
    parts = [_caption(0, "On offer"), _caption(2 * STEP + 12, "Deck"), _caption(3 * STEP + 24, "Discarded")]
    for slot, kind in enumerate(view["offer"]):
        shown = _face(scene.atlas, cards[kind]) if kind >= 0 else gap("empty")
        words = f"On offer: {_words(cards[kind])}" if kind >= 0 else "On offer: nothing left here"
        kind_shown = kind if kind >= 0 else None
        parts.append(
            at(
                slot * STEP,
                34,
                title(words),
                shown,
                id=f"offer-{slot}",
                data_offer=slot,
                data_kind=kind_shown,
            )
        )
    left = int(view["deck"]["count"])
    deck = pile(back(left), left) if left else gap("empty")
    parts.append(
        at(2 * STEP + 12, 34, title(f"Deck: {count(left, 'card')}"), deck, id="deck", data_deck=left)
    )
    thrown = list(view["discard"])
    top = pile(_face(scene.atlas, cards[thrown[-1]]), len(thrown)) if thrown else gap("none yet")
    words = f"Discarded: {count(len(thrown), 'card')}"
    words += f", last {cards[thrown[-1]]['name']}" if thrown else ""
    parts.append(at(3 * STEP + 24, 34, title(words), top, id="discard", data_discard=len(thrown)))
    return Part("".join(parts), 4 * STEP + 24, ROW)


def hand_part(scene: Scene, seat: int, width: float) -> Part:
    """The hand of a seat within a width: its cards if the view shows them, else one back with their number."""
    hand, look = scene.view["hands"][seat], scene.seats[seat]
    own = seat == scene.view["seat"]
    head = badge(look, 12, 14, 26) + _caption(
        34, "Your hand" if own else f"{look.colour.capitalize()}’s hand"
    )
    held = hand_size(scene, seat)
    if isinstance(hand, dict):
        words = title(f"{look.colour.capitalize()} holds {count(held, 'card')}")
        return Part(head + at(0, 34, words, back(held), id=f"hand-{seat}"), STEP, ROW)
    step = min(float(STEP), (width - WIDTH - 4) / max(held - 1, 1))
    cards = [
        at(
            place * step,
            34,
            title(_words(scene.atlas.pack.deck["card"][kind])),
            _face(scene.atlas, scene.atlas.pack.deck["card"][kind]),
            id=f"hand-{seat}-{place}",
            data_card=kind,
            data_slot=place,
        )
        for place, kind in enumerate(hand)
    ]
    return Part(group(head, *cards, id=f"hand-{seat}"), max(step * (held - 1) + WIDTH + 4, 160.0), ROW)


def hands_part(scene: Scene, seat: int | None, width: float) -> Part:
    """The hand of the seat that looks in full size; then every other hand that is open; for a spectator all."""
    hands = scene.view["hands"]
    others = [i for i, hand in enumerate(hands) if i != seat and (seat is None or not isinstance(hand, dict))]
    parts: list[str] = []
    height = 0.0
    if seat is not None:
        parts.append(hand_part(scene, seat, width).markup)
        height = float(ROW)
    open_rows = any(not isinstance(hands[i], dict) for i in others)
    scale = 0.62 if open_rows else 1.0
    for n, i in enumerate(others):
        part = hand_part(scene, i, width / scale)
        x, y = (
            (0.0, height + n * ROW * scale)
            if open_rows
            else (n * min(STEP + 24.0, width / len(others)), height)
        )
        parts.append(at(x, y, part.markup, scale=scale))
    height += ROW * scale * (len(others) if open_rows else min(len(others), 1))
    return Part("".join(parts), width, height)


def cards_part(scene: Scene, seat: int | None, width: float) -> Part:
    """Display, deck, discard pile and hands side by side."""
    display = display_part(scene)
    start = display.width + 28
    hands = hands_part(scene, seat, width - start)
    return Part(display.markup + at(start, 0, hands.markup), width, max(display.height, hands.height))
