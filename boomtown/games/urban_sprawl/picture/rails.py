"""The cards on the rail lines: planning boxes, contract boxes, decks, the card that is carried out, discards."""

from boomtown.draw.svg import at, circle, group, path, rect, text, title
from boomtown.games.urban_sprawl.picture.cards import back, pile, small_card, width_of
from boomtown.games.urban_sprawl.picture.plan import (
    CARD_H,
    DISCARD_AT,
    NOW_AT,
    OFFER_W,
    PLAN_W,
    SIGN,
    SLOT,
    offer_at,
    plan_at,
)
from boomtown.games.urban_sprawl.picture.scene import DECKS, Scene, card_key, count

OPENS = ("", "", "opens after Airport", "opens after Sports Team")


def draw_rails(scene: Scene) -> str:
    """Every place of a card, with the card that lies there."""
    parts = [_plan(scene, place) for place in range(4)] + [_planning_deck(scene)]
    parts += [_offer(scene, place) for place in range(5)] + [_deck(scene, deck) for deck in (1, 2, 3)]
    return "".join([*parts, _barriers(scene), _now(scene), _discards(scene)])


def card_piece(scene: Scene, card: int, lying: str = "") -> str:
    """A card as a piece that keeps its name wherever it lies."""
    return group(lying, small_card(scene.content, card), id=f"usp-card-{card}")


def _plan(scene: Scene, place: int) -> str:
    card, price = scene.view["plan"][place], scene.content.plan_price[place]
    x, y = plan_at(place)
    if card < 0:
        return at(x, y, title(f"Planning box of {price} AP, empty"), _hit(PLAN_W), data_plan=place)
    words = title(f"For {price} AP: {scene.card_words(card)}")
    shown = card_piece(scene, card) + _hold(PLAN_W)
    return at(x, y, words, shown, data_plan=place, data_show=card_key(scene.content, card))


def _hit(w: float) -> str:
    """An empty place that can still be pointed at."""
    return rect(0, 0, w, CARD_H, rx=9, fill="#000000", opacity=0)


def _hold(w: float) -> str:
    """By what a card is taken hold of: a little smaller, so that prices can be read while it is lit."""
    return rect(5, 5, w - 10, CARD_H - 10, rx=7, fill_opacity=0)


def _planning_deck(scene: Scene) -> str:
    left, card = scene.deck_count(0), scene.view["tops"][0]
    x, y = plan_at(4)
    if card < 0:
        shown = back(0, PLAN_W, left)
        return at(
            x,
            y,
            title(f"Planning deck, {count(left, 'card')} face down"),
            pile(shown, PLAN_W, left),
            data_plan=4,
        )
    words = f"Top of the Planning deck, for {scene.content.plan_price[4]} AP: {scene.card_words(card)}"
    under = pile("", PLAN_W, left)
    return at(
        x,
        y,
        title(f"{words} {count(left, 'card')} below it."),
        under,
        card_piece(scene, card),
        _left(PLAN_W, left),
        _hold(PLAN_W),
        data_plan=4,
        data_show=card_key(scene.content, card),
    )


def _left(w: float, number: int) -> str:
    """How many cards lie face down below a face-up one, on the sign line."""
    return rect(
        w - 50, -SIGN + 1, 48, SIGN - 3, rx=5, fill="#d8cfb8", stroke="#6b6353", stroke_width=1
    ) + text(w - 26, -7, f"+{number}", 16.5, font_weight=700, fill="#2b2a28")


def _offer(scene: Scene, place: int) -> str:
    card, price = scene.view["offer"][place], scene.content.price[place]
    x, y = offer_at(place)
    if card < 0:
        return at(x, y, title(f"Contract box of {price} AP, empty"), _hit(OFFER_W), data_offer=place)
    words = title(f"For {price} AP: {scene.card_words(card)}")
    shown = card_piece(scene, card) + _hold(OFFER_W)
    return at(x, y, words, shown, data_offer=place, data_show=card_key(scene.content, card))


def _deck(scene: Scene, deck: int) -> str:
    """A contract deck: closed, face down, or with its top card turned up."""
    left, card, place = scene.deck_count(deck), scene.view["tops"][deck], deck + 4
    x, y = offer_at(place)
    name = f"{DECKS[deck]} deck"
    if not scene.view["opened"][deck]:
        shown = group(pile(back(deck, OFFER_W, left, OPENS[deck]), OFFER_W, left), opacity=0.72)
        return at(x, y, title(f"{name}, {OPENS[deck]}, {count(left, 'card')}"), shown, data_offer=place)
    if card < 0:
        shown = pile(back(deck, OFFER_W, left), OFFER_W, left) if left else _spent(deck)
        return at(x, y, title(f"{name}, {count(left, 'card')} face down"), shown, data_offer=place)
    words = f"Top of the {name}, for {scene.content.price[place]} AP: {scene.card_words(card)}"
    return at(
        x,
        y,
        title(f"{words} {count(left, 'card')} below it."),
        pile("", OFFER_W, left),
        card_piece(scene, card),
        _left(OFFER_W, left),
        _hold(OFFER_W),
        data_offer=place,
        data_show=card_key(scene.content, card),
    )


def _spent(deck: int) -> str:
    """A deck without cards."""
    return _hit(OFFER_W) + text(OFFER_W / 2, CARD_H / 2 + 28, f"{DECKS[deck]} used up", 16, fill="@ink-3")


def _barriers(scene: Scene) -> str:
    """A closed barrier where a route between two boxes carries no cards any more."""
    view = scene.view
    city_spent = view["tops"][2] < 0 and scene.deck_count(2) == 0
    parts = []
    for place, shut, words in (
        (4, bool(view["opened"][2]) and not city_spent, "Closed: Town cards stop in the 5 AP box"),
        (3, bool(view["opened"][3]), "Closed: City cards stop in the 4 AP box"),
    ):
        if shut:
            x, y = offer_at(place)
            cx, cy = x + OFFER_W * 0.74, y + CARD_H + (SLOT - CARD_H) / 2
            bar = rect(cx - 22, cy - 4, 44, 8, rx=3, fill="#fdf7ea", stroke="#2b2a28", stroke_width=1.2)
            stripes = path(
                "".join(f"M{cx + d:g} {cy + 4:g}l5-8h6l-5 8z" for d in (-20, -8, 4)), fill="#b8322a"
            )
            parts.append(group(title(words), bar, stripes, circle(cx + 24, cy, 4, fill="#b8322a")))
    return "".join(parts)


def _now(scene: Scene) -> str:
    """The card that is being carried out; without one, a quiet place."""
    x, y = NOW_AT
    card = scene.running()
    label = text(2, -7, "In effect", 16, text_anchor="start", font_weight=700, fill="@ink-2")
    if card < 0:
        frame = rect(
            0, 0, OFFER_W, CARD_H, rx=9, fill="none", stroke="@faint", stroke_width=2, stroke_dasharray="7 5"
        )
        return at(x, y, title("No card is being carried out"), label, frame)
    w = width_of(scene.content, card)
    glow = rect((OFFER_W - w) / 2 - 5, -5, w + 10, CARD_H + 10, rx=13, fill="@turn")
    inner = at((OFFER_W - w) / 2, 0, card_piece(scene, card))
    words = title(f"Being carried out: {scene.card_words(card)}")
    return at(x, y, words, label, glow, inner, data_show=card_key(scene.content, card))


def _discards(scene: Scene) -> str:
    """The planning discard pile with its uppermost card."""
    x, y = DISCARD_AT
    pile_, board = scene.view["discard"], scene.content
    label = text(2, -7, f"Discards: {len(pile_)}", 16, text_anchor="start", font_weight=700, fill="@ink-2")
    dx = (OFFER_W - PLAN_W) / 2
    if not pile_:
        frame = rect(
            dx, 0, PLAN_W, CARD_H, rx=9, fill="none", stroke="@faint", stroke_width=2, stroke_dasharray="7 5"
        )
        return at(x, y, title("Planning discard pile, empty"), label, frame)
    kinds = dict.fromkeys(map(board.like.__getitem__, pile_), 0)
    for card in pile_:
        kinds[board.like[card]] += 1
    top = pile_[-1]
    words = f"Planning discard pile, {count(len(pile_), 'card')}; uppermost {scene.card_words(top)}"
    shown = at(dx, 0, pile("", PLAN_W, len(pile_) - 1), card_piece(scene, top))
    return at(x, y, title(words), label, shown, data_show=card_key(board, top))
