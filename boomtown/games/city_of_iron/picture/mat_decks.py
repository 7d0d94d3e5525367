"""The two decks on a mat with the order of their discards, and the experts for hire."""

from boomtown.draw.svg import SERIF, Part, Value, at, group, path, rect, text, title
from boomtown.draw.words import fit
from boomtown.games.city_of_iron.picture.experts import skill_line
from boomtown.games.city_of_iron.picture.marks import DECK_COLOURS, DRAW_SIGNS, coin, science, slip
from boomtown.games.city_of_iron.picture.scene import Scene, expert_key
from boomtown.games.city_of_iron.picture.signs import sign
from boomtown.games.city_of_iron.words.text import expert_text

START: dict[str, Value] = {"text_anchor": "start"}
CLEAR: dict[str, Value] = {"fill": "#000", "fill_opacity": 0}
SLIP = 28
NAMES = ("Citizens", "Military")


def _line(scene: Scene, seat: int, card: int, y: float, wide: float, price: bool = False) -> str:
    """A card as a line: name, skills, perhaps its price."""
    kit, nation = scene.content, scene.view["nation"][seat]
    name = kit.expert_names[card]
    paid = nation * kit.experts + card
    right = wide - 4
    parts = [slip(0, y, wide, SLIP - 3, DECK_COLOURS[kit.expert_deck[card]])]
    if price:
        flasks = kit.price_science[paid]
        right -= 24 + flasks * 15
        parts.append(coin(right + 12, y + 12.5, 22, kit.price[paid]))
        parts.append(science(right + 26 + flasks * 7.5, y + 12.5, 19, flasks))
    skills = sum(1 for skill in range(3) if kit.skill[skill][paid])
    room = skills * 31 + (20 if kit.vessel[card] else 0)
    parts.append(skill_line(kit, nation, card, right - room, y + 12.5, 17))
    parts.append(text(13, y + 18, name, fit(name, 16.5, right - room - 16, 12), fill="@print", **START))
    words = title(f"{name}. {expert_text(kit, nation, card)}")
    hit = rect(0, y, wide, SLIP - 3, rx=5, **CLEAR)
    target = card if price else None
    return group(words, *parts, hit, data_expert=target, data_show=expert_key(kit, nation, card))


def draw_decks(scene: Scene, seat: int, inner: float) -> Part:
    """Both decks side by side: what is drawn next, what was discarded in which order."""
    half = inner / 2 - 6
    columns = [_deck(scene, seat, deck, half) for deck in (0, 1)]
    markup = "".join(at(deck * (half + 12), 0, part.markup) for deck, part in enumerate(columns))
    return Part(markup, inner, max(part.height for part in columns))


def _deck(scene: Scene, seat: int, deck: int, wide: float) -> Part:
    own = seat == scene.viewer
    left, gone = scene.draw_size(seat, deck), scene.discard_size(seat, deck)
    draw, discard = scene.draw_pile(seat, deck), scene.discard_pile(seat, deck)
    top = scene.view["tops"][seat][deck]
    head = rect(0, 0, wide, 30, rx=6, fill=DECK_COLOURS[deck]) + sign(DRAW_SIGNS[deck], 18, 15, 22, "#fff")
    head += text(36, 21, NAMES[deck], 18, font_weight=700, fill="#fff", font_family=SERIF, **START)
    head += text(wide - 8, 21, f"{left} to draw", 16, fill="#fff", text_anchor="end")
    hit = rect(0, 0, wide, 30, rx=6, **CLEAR)
    parts = [group(title(scene.deck_words(seat, deck)), head, hit, data_deck=deck if own else None)]
    y = 34.0
    if draw:
        parts.append(text(2, y + 14, "next first", 14.5, fill="@ink-2", **START))
        y += 20
        for card in reversed(draw):
            parts.append(_line(scene, seat, card, y, wide))
            y += SLIP
    said = f"{gone} discarded" + (
        ", top first" if discard and gone > 1 else "" if gone < 2 else ", the top one"
    )
    parts.append(path(f"M0 {y + 2}h{wide}", stroke="@line", stroke_width=1.2))
    parts.append(text(2, y + 18, said if gone else "nothing discarded", 14.5, fill="@ink-2", **START))
    y += 24
    shown = discard[::-1] if discard else [top] if top >= 0 else []
    for card in shown:
        parts.append(_line(scene, seat, card, y, wide))
        y += SLIP
    return Part("".join(parts), wide, y + 2)


def draw_hire(scene: Scene, seat: int, inner: float) -> Part:
    """The experts still for hire; other players' are only counted."""
    pool = scene.pool(seat)
    count = scene.pool_size(seat)
    line = path(f"M0 24h{inner}", stroke="@line", stroke_width=1.5)
    head = line + text(0, 18, "Experts for hire", 18, font_weight=700, font_family=SERIF, **START)
    head += text(inner, 17, f"{count} cards", 16, fill="@ink-2", text_anchor="end")
    if pool is None:
        return Part(head, inner, 28)
    half = inner / 2 - 6
    drawn, end = [head], 32.0
    for deck in (0, 1):
        y = 32.0
        cards = [card for card in pool if scene.content.expert_deck[card] == deck]
        lines = []
        for card in cards:
            lines.append(_line(scene, seat, card, y, half, True))
            y += SLIP
        drawn.append(at(deck * (half + 12), 0, *lines))
        end = max(end, y)
    return Part("".join(drawn), inner, end)
