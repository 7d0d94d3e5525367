"""The road through the middle of the table: round and phase, piles, Connections, the draft, a payment, the final score."""

from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, Value, at, el, group, path, rect, text, title
from boomtown.games.fifty_first_state.picture.ability import Item, row_drawn, token_items
from boomtown.games.fifty_first_state.picture.cards import (
    PILE_COLOURS,
    back_face,
    face,
    gap_face,
    link_face,
    squeezed,
    two_lines,
)
from boomtown.games.fifty_first_state.picture.icons import sign
from boomtown.games.fifty_first_state.picture.scene import (
    PHASES,
    Scene,
    card_key,
    count,
    design_words,
    goods_words,
    link_key,
    link_words,
)
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.content import name_of
from boomtown.games.fifty_first_state.rules.table import ON_CARD

LIGHT, DIM = "#fdf3da", "#cbb994"
PHASE_SIGNS = ("house", "eye", "gear", "bolt", "broom", "crown")


def road(scene: Scene, y: float) -> str:
    """Round and phase, piles, Connections, and in the middle the draft, a payment or the final score."""
    drawn = at(6, y, _clock(scene)) + at(196, y, _piles(scene)) + at(418, y, _connections(scene))
    if scene.view["over"]:
        return drawn + at(852, y, _score(scene))
    if scene.view["display"]:
        return drawn + at(852, y, _display(scene))
    return drawn + at(852, y, _payment(scene) if scene.view["played"] or scene.view["due"] else _motto(scene))


def _clock(scene: Scene) -> str:
    """The round, and the phase among the phases."""
    view = scene.view
    phase = int(view["phase"][0])
    head = f"Round {view['round'][0]}" if view["round"][0] else "Setup"
    head = "The end" if view["over"] else head
    drawn = text(4, 22, head, 20, fill=LIGHT, font_weight=700, text_anchor="start", font_family=SERIF)
    drawn += text(
        4,
        43,
        "" if view["over"] or phase == 0 else f"{PHASES[phase]} phase",
        16,
        fill=DIM,
        text_anchor="start",
    )
    for i in range(1, 5):
        on = i == phase
        ground = rect((i - 1) * 43, 50, 40, 32, rx=7, fill="#f0a91b" if on else "#57514a")
        icon = sign(PHASE_SIGNS[i], (i - 1) * 43 + 20, 66, 22, "#241a08" if on else DIM)
        drawn += group(title(f"{PHASES[i]} phase{', now' if on else ''}"), ground, icon)
    if view["ended"][0] and not view["over"]:
        plate = rect(102, 5, 80, 22, rx=11, fill="#a8301f") + squeezed(
            142, 21, "last round", 14, 70, fill="#ffffff"
        )
        drawn += group(
            title(f"{scene.content.end_trigger} points are reached: this is the last round"), plate
        )
    return drawn


def _piles(scene: Scene) -> str:
    """The deck and the discard pile."""
    deck, view, book = scene.size("deck"), scene.view, scene.content
    pile = back_face(62, 84, words=str(deck)) if deck else gap_face(62, 84, "deck|empty", DIM)
    drawn = group(title(f"Deck: {count(deck, 'card')}"), pile, id="fss-deck")
    thrown = view["discard"]
    words = f"Discard pile: {count(len(thrown), 'card')}"
    if not thrown:
        return drawn + at(74, 0, title(words), gap_face(136, 84, "no discards", DIM))
    top = thrown[-1]
    note = rect(96, -4, 42, 22, rx=11, fill="#fdf9ed", stroke="#241a14") + text(
        117, 12.5, str(len(thrown)), 16, font_weight=800, fill="#3b2f20"
    )
    shown = face(book, book.card_design[top], 136, 84)
    return drawn + at(
        74, 0, title(f"{words}; on top {name_of(book, top)}"), shown, note, data_show=card_key(book, top)
    )


def _connections(scene: Scene) -> str:
    """Both Connection piles with their face-up cards, and how many are discarded."""
    drawn = []
    for pile, field in enumerate(("red_pile", "blue_pile")):
        left, link = scene.size(field), scene.view["face_up"][pile]
        x = pile * 190
        name = b.PILE_IDS[pile]
        back = (
            back_face(58, 84, PILE_COLOURS[pile], str(left), ("flame", "swap")[pile])
            if left
            else gap_face(58, 84, "empty", DIM)
        )
        drawn.append(at(x, 0, title(f"{name.capitalize()} Connection pile: {count(left, 'card')}"), back))
        if link < 0:
            drawn.append(
                at(
                    x + 66,
                    0,
                    title(f"No {name} Connection card is face up"),
                    gap_face(112, 84, f"no {name}|Connection", DIM),
                )
            )
            continue
        price = scene.content.taking_cost.tokens
        tag = (
            rect(68, 60, 42, 22, rx=11, fill="#fff4cf", stroke="#8a5f10")
            + row_drawn([Item("good", b.WORKER, price)], 73, 71, 17, "#3b2900")[0]
        )
        inner = group(
            link_face(scene.content, scene.content.link_kind[link], 112, 84), tag, id=f"fss-connection-{link}"
        )
        hit = rect(0, 0, 112, 84, rx=7, fill_opacity=0)
        words = f"Face up, for {count(price, 'worker')}: {link_words(scene.content, link)}"
        drawn.append(
            at(
                x + 66,
                0,
                title(words),
                inner,
                hit,
                data_connection=link,
                data_show=link_key(scene.content, link),
            )
        )
    gone = len(scene.view["link_discard"])
    names = ", ".join(
        scene.content.kind_names[scene.content.link_kind[link]] for link in scene.view["link_discard"]
    )
    note = text(404, 40, str(gone), 20, fill=LIGHT, font_weight=700) + text(404, 60, "spent", 15, fill=DIM)
    drawn.append(group(title(f"Connection discard pile: {names or 'empty'}"), note))
    return "".join(drawn)


def _display(scene: Scene) -> str:
    """The cards of the draft."""
    cards, book = scene.view["display"], scene.content
    step = min(149.0, (744 - 145) / max(len(cards) - 1, 1))
    drawn = []
    for place, card in enumerate(cards):
        inner = group(face(book, book.card_design[card], 145, 86), id=f"fss-card-{card}")
        words = f"To draft. {design_words(book, book.card_design[card])}"
        drawn.append(
            at(
                place * step,
                -1,
                title(words),
                inner,
                rect(0, 0, 145, 86, rx=7, fill_opacity=0),
                data_card=card,
                data_show=card_key(book, card),
            )
        )
    return "".join(drawn)


def _payment(scene: Scene) -> str:
    """The card that is being played, what is due for it and what has been paid."""
    view, book = scene.view, scene.content
    drawn, x = "", 0.0
    for card in view["played"]:
        inner = group(face(book, book.card_design[card], 145, 86), id=f"fss-card-{card}")
        drawn += at(
            x,
            -1,
            title(f"Being played. {design_words(book, book.card_design[card])}"),
            inner,
            data_card=card,
            data_show=card_key(book, card),
        )
        x += 160
    if view["due"]:
        row, _ = row_drawn(token_items(b.cost_due(view["due"])), x + 96, 22, 28, LIGHT)
        drawn += text(x, 28, "To pay", 18, fill=LIGHT, text_anchor="start", font_weight=700) + row
    if view["due"] or view["paid"]:
        paid = [token % ON_CARD for token in view["paid"]]
        kinds = [Item("good", good, paid.count(good)) for good in sorted(set(paid))]
        row, _ = row_drawn(kinds, x + 96, 62, 28, LIGHT)
        word = text(x, 68, "Paid", 18, fill=DIM, text_anchor="start")
        drawn += group(title(f"Paid so far: {goods_words(paid)}"), word, row)
    return drawn


def _motto(scene: Scene) -> str:
    """Whose turn it is, where nothing else lies on the road."""
    waiting = scene.view["waiting"]
    if not waiting:
        return ""
    words = (
        " and ".join(scene.called(seat) for seat in waiting)
        if len(waiting) < 3
        else f"{len(waiting)} players"
    )
    drawn = path("M0 44H720", stroke="#d9a534", stroke_width=4, stroke_dasharray="34 22", opacity=0.35)
    wide = 40 + len(words) * 13 + 110
    drawn += rect(360 - wide / 2, 22, wide, 44, rx=22, fill="#3d3934", stroke="#d9a534", stroke_width=2)
    return drawn + squeezed(360, 51, f"To play: {words}", 20, wide - 24, fill=LIGHT, font_family=SERIF)


def _two(x: float, name: str, width: float) -> list[str]:
    """A name on one line or two."""
    lines = two_lines(name, 16, width)
    top = 33 - 9 * (len(lines) - 1)
    return [
        squeezed(x, top + 18 * i, line, 16, width, text_anchor="start", fill=LIGHT)
        for i, line in enumerate(lines)
    ]


def _score(scene: Scene) -> str:
    """The final score: track and Locations, the winner first."""
    rows = scene.results()
    order = sorted(
        range(len(rows)), key=lambda who: (-scene.total(rows[who]), -rows[who][2], -rows[who][1], who)
    )
    drawn = []
    wide = 740 / max(len(order), 1)
    for place, who in enumerate(order):
        points, built, goods = rows[who]
        best = rows[order[0]]
        first = scene.total(rows[who]) == scene.total(best) and (
            (scene.solo and place == 0) or rows[who][1:] == best[1:]
        )
        x = place * wide
        ground = rect(
            x, 0, wide - 8, 84, rx=9, fill="#57514a", stroke=LIGHT if first else "#57514a", stroke_width=3
        )
        words = f"{scene.called(who)}: {scene.total(rows[who])} points{', the winner' if first else ''}"
        text_look: dict[str, Value] = {"text_anchor": "start", "fill": LIGHT}
        parts = [
            badge(scene.looks[who], x + 24, 26, 34),
            *_two(x + 46, scene.name(who), wide - 112),
            text(x + wide - 36, 36, str(scene.total(rows[who])), 28, font_weight=800, fill=LIGHT),
            squeezed(
                x + 12,
                70,
                f"{points} on the track + {count(built, 'Location')}",
                15,
                wide - 60,
                font_weight=400,
                **text_look,
            ),
            sign("crown", x + wide - 34, 64, 24, "#f0bd32") if first else "",
        ]
        drawn.append(el("g", title(f"{words}; {count(goods, 'good')} left"), ground, *parts))
    return "".join(drawn)
