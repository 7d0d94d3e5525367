"""The table in lines of text, as a seat may see it: States card by card, goods, deals, piles, hands."""

from boomtown.engine.language import listed
from boomtown.games.fifty_first_state.picture.scene import (
    CATEGORY_NAMES,
    PHASES,
    Scene,
    bundle_words,
    count,
    design_words,
    goods_words,
    link_words,
    types_words,
)
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.content import cost_due, name_of
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable
from boomtown.games.fifty_first_state.words.prompts import due_words
from boomtown.games.fifty_first_state.words.text import counted


def describe(t: StateTable, seat: int | None, whole: bool = True) -> str:
    """Lines of text, made from the seat's view alone: for the `whole` table every State, then who has what."""
    scene = Scene(t.view(seat), t.content)
    lines = _round(scene)
    lines += _middle(scene)
    if whole:
        for player in _in_order(scene):
            lines += ["", *_state(scene, player)]
    lines += ["", *_summary(scene)]
    for player in range(scene.seats):
        lines += _hand(scene, player)
    return "\n".join(lines)


def _in_order(scene: Scene) -> list[int]:
    """The players in turn order; the Virtual Player comes last."""
    return scene.turn_order() + ([1] if scene.solo else [])


def _round(scene: Scene) -> list[str]:
    view = scene.view
    if view["over"]:
        lines = ["The game is over."]
        for player, result in enumerate(scene.results()):
            points, built, goods = result
            lines.append(
                f"{scene.called(player)}: {scene.total(result)} points, {points} on the track and {count(built, 'Location')}"
                f"; {count(goods, 'good')} left."
            )
        return lines
    where = f"Round {view['round'][0]}, {PHASES[view['phase'][0]]} phase." if view["round"][0] else "Setup."
    order = ", ".join(scene.called(seat) for seat in scene.turn_order())
    last = (
        f" Somebody has reached {scene.content.end_trigger} points: this is the last round."
        if view["ended"][0]
        else ""
    )
    waiting = listed([scene.called(seat) for seat in view["waiting"]]) if view["waiting"] else "nobody"
    return [f"{where} Turn order: {order}.{last}", f"To decide now: {waiting}."]


def _middle(scene: Scene) -> list[str]:
    """Draft, payment, Connections, piles."""
    view, book = scene.view, scene.content
    lines = []
    if view["display"]:
        lines.append("To draft:")
        lines += [f"  {design_words(book, book.card_design[card])}" for card in view["display"]]
    for card in view["played"]:
        lines.append(f"Being played: {name_of(book, card)}.")
    if view["due"]:
        paid = [piece % ON_CARD for piece in view["paid"]]
        lines.append(
            f"To pay: {due_words(cost_due(view['due']))}. Paid so far: {goods_words(paid) if paid else 'nothing'}."
        )
    for pile, field in enumerate(("red_pile", "blue_pile")):
        link = view["face_up"][pile]
        shown = f"face up {link_words(book, link)}" if link >= 0 else "no card face up."
        lines.append(
            f"{b.PILE_IDS[pile].capitalize()} Connections: {shown} {count(scene.size(field), 'card')} in the pile."
        )
    spent = [book.kind_names[book.link_kind[link]] for link in view["link_discard"]]
    if spent:
        lines.append(f"Connection discard pile: {', '.join(spent)}.")
    names = [name_of(book, card) for card in view["discard"]]
    lines.append(f"Deck: {count(scene.size('deck'), 'card')}. Discard pile: {', '.join(names) or 'empty'}.")
    if scene.solo:
        done = ", one was successful" if view["solo"][1] else ""
        cards = "; ".join(f"{name_of(book, card)} ({types_words(book, card)})" for card in view["attack"])
        lines.append(
            f"Attacks in this round: {view['solo'][0]} of {book.attempts}{done}. Attack pile: {cards or 'empty'}."
        )
    return lines


# --- States --------------------------------------------------------------------------------------------------


def _state(scene: Scene, player: int) -> list[str]:
    view, book = scene.view, scene.content
    lines = [f"State of {scene.called(player)}: {count(scene.locations(player), 'Location')}."]
    for category, cards in enumerate(scene.rows(player)):
        lines.append(
            f"  {CATEGORY_NAMES[category]}, Defense {book.defense[category]}:{'' if cards else ' none.'}"
        )
        lines += [f"    {_card(scene, player, card)}" for card in cards]
    if player >= scene.seats:
        return lines
    deals = [
        f"{name_of(book, card)} ({counted(1, b.GOOD_IDS[book.card_deal[card]])})"
        for card in view["deals"][player]
    ]
    lines.append(f"  Deals: {', '.join(deals) or 'none'}.")
    made = [good for good in range(b.GOODS) for _ in range(view["produced"][player][good])]
    if made:
        lines.append(f"  Taken in this round's Production phase: {goods_words(made)}.")
    faction = view["faction"][player]
    if faction >= 0:
        lines.append("  Board actions:")
        for number, words in enumerate(book.exchange_texts[faction]):
            times = view["exchanged"][player][number]
            used = f" Used {count(times, 'time')}." if times else ""
            lines.append(f"    {words}{used}")
    return lines


def _card(scene: Scene, player: int, card: int) -> str:
    """A card in a State, and what lies on it."""
    view, book = scene.view, scene.content
    name = name_of(book, card)
    if card in view["ruins"]:
        return f"Ruins (of {name})"
    words = f"{name} ({types_words(book, card)}): {book.design_texts[book.card_design[card]]}"
    words += f" Spoils: {bundle_words(book, book.card_spoils[card])}."
    notes = []
    used, uses = view["used"].count(card), max(book.card_uses[card], 1)
    if used:
        notes.append("used" if used >= uses else f"used {used} of {uses} times")
    if card in scene.laid:
        notes.append(f"on it {goods_words(scene.laid[card])}")
    if player < scene.seats and card in scene.stocks[player]:
        notes.append(f"in stock {goods_words(scene.stocks[player][card])}")
    if card in view["shields"]:
        notes.append(f"shielded, Defense {scene.defense(card)}")
    return f"{words} [{'; '.join(notes)}]" if notes else words


# --- who has what --------------------------------------------------------------------------------------------


def _summary(scene: Scene) -> list[str]:
    view = scene.view
    lines = [f"  {'':<30}{'VP':>4}{'Locations':>11}{'deals':>7}{'hand':>6}   goods"]
    for player in _in_order(scene):
        seat = player < scene.seats
        mark = ">" if player in view["waiting"] else " "
        deals = len(view["deals"][player]) if seat else "-"
        hand = scene.held("hands", player) + scene.held("links", player) if seat else "-"
        goods = [good for good in range(b.GOODS) for _ in range(view["goods"][player][good])] if seat else []
        said = goods_words(goods) if seat else "-"
        if seat and view["kept"][player]:
            said += f"; in store {goods_words(view['kept'][player])}"
        said += "; has passed" if view["passed"][player] else ""
        lines.append(
            f"{mark} {scene.called(player):<30}{view['score'][player]:>4}{scene.locations(player):>11}{deals:>7}{hand:>6}   {said}"
        )
    return lines


def _hand(scene: Scene, seat: int) -> list[str]:
    """A hand that the view shows."""
    view, book = scene.view, scene.content
    cards, links = view["hands"][seat], view["links"][seat]
    if not isinstance(cards, list) or not isinstance(links, list):
        known = [name_of(book, card) for card in view["shown"] if card not in _open_cards(scene)]
        return (
            [f"Known to be in others' hands: {', '.join(known)}."]
            if known and seat == _first_closed(scene)
            else []
        )
    name = "Your hand" if seat == view["seat"] else f"Hand of {scene.called(seat)}"
    lines = [f"{name}:{'' if cards or links else ' no cards.'}"]
    lines += [f"  {design_words(book, book.card_design[card])}" for card in cards]
    return lines + [f"  {link_words(book, link)}" for link in links]


def _open_cards(scene: Scene) -> list[int]:
    """The cards of all hands that the view shows."""
    return [card for hand in scene.view["hands"] if isinstance(hand, list) for card in hand]


def _first_closed(scene: Scene) -> int:
    """The first seat whose hand is not shown."""
    hands = scene.view["hands"]
    return next((seat for seat in range(scene.seats) if not isinstance(hands[seat], list)), -1)
