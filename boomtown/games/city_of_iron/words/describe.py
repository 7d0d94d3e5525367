"""The table in lines of text, as a seat may see it: board, row, towns, lands, and who has what."""

from boomtown.games.city_of_iron.picture.scene import USES, Scene
from boomtown.games.city_of_iron.picture.sight import ticket_words
from boomtown.games.city_of_iron.rules.content import GOODS, ROUNDS
from boomtown.games.city_of_iron.rules.table import SCOUTING, YIELD, IronTable
from boomtown.games.city_of_iron.words.text import DECKS, amount, building_text, good_words, goods_words


def describe(t: IronTable, seat: int | None, whole: bool = True) -> str:
    """Lines of text, made from the seat's view alone: for the `whole` table the board, then who has what."""
    scene = Scene(t.view(seat), t.content)
    lines = [*_board(scene), ""] if whole else []
    lines += _summary(scene)
    if whole:
        for who in scene.order():
            lines += ["", *_player(scene, who)]
    if seat is not None:
        lines += ["", *_own(scene, seat, whole)]
    return "\n".join(lines)


def _name(scene: Scene, seat: int) -> str:
    return scene.nation_name(seat) + (" (you)" if seat == scene.viewer else "")


# --- the common board ----------------------------------------------------------------------------------------


def _board(scene: Scene) -> list[str]:
    view, kit = scene.view, scene.content
    lines = ["Building row:"]
    for space, card in enumerate(view["row"]):
        if card >= 0:
            lines.append(f"  {space + 1:>2}. {scene.building_words(card)}")
        elif kit.row_dots[space] > scene.count:
            lines.append(f"  {space + 1:>2}. closed")
        else:
            lines.append(f"  {space + 1:>2}. empty")
    decks = ", ".join(
        f"{name} {view[deck]['count']}" for name, deck in (("A", "deck_a"), ("B", "deck_b"), ("C", "deck_c"))
    )
    scrap = ", ".join(kit.card_names[card] for card in view["scrap"][::-1])
    lines.append(f"Building decks: {decks}. Discarded, top first: {scrap or 'none'}.")
    lines.append("Towns, top of each pile first:")
    for pile in range(3):
        towns = view[f"towns_{pile + 1}"][::-1]
        lines.append(
            f"  {amount(pile + 1, 'star', 'stars')}: "
            + (" / ".join(scene.town_words(town) for town in towns) or "none")
        )
    lines.append("Lands to settle:")
    free = [land for land, owner in enumerate(view["land_owner"]) if owner == -1]
    lines += [f"  {scene.land_words(land)}" for land in free] or ["  none"]
    lines += _goods(scene)
    return lines


def _goods(scene: Scene) -> list[str]:
    """Each good: what it is worth, and who has how much."""
    content = scene.content
    lines = ["Goods:"]
    for good in range(GOODS):
        have = [
            f"{scene.nation_name(seat)} {scene.goods(seat)[good]}"
            for seat in range(scene.count)
            if scene.goods(seat)[good]
        ]
        if scene.salad:
            steps = zip(content.salad_least, content.salad_influence, content.salad_coins)
            worth = ", ".join(
                f"from {n}: {points[good]} influence and {coins[good]} coins" for n, points, coins in steps
            )
        else:
            worth = (
                f"first {content.first[good]} influence and {amount(content.majority[good], 'coin', 'coins')}, "
                f"second {content.second[good]}, 1 more from {content.shield[good]} on"
            )
        lines.append(f"  {content.good_names[good]} ({worth}): {', '.join(have) or 'nobody'}")
    return lines


# --- who has what --------------------------------------------------------------------------------------------


def _summary(scene: Scene) -> list[str]:
    view = scene.view
    action = f", action {view['action'][0]}" if scene.turn >= 0 else ""
    waiting = ("Still to bid", view["bids"]) if view["bids"] else ("Order of play", scene.order())
    order = f"{waiting[0]}: {', '.join(_name(scene, seat) for seat in waiting[1])}."
    lines = [f"Round {view['round'][0]} of {ROUNDS}, {scene.season()}{action}. {order}"]
    if scene.turn >= 0 and view["played"]:
        said = ", ".join(
            f"{scene.content.expert_names[card]} {USES[use]}"
            for card, use in zip(view["played"], view["uses"])
        )
        lines.append(f"Used this turn by {_name(scene, scene.turn)}: {said}.")
    heads = f"  {'':<26}{'influence':>10}{'coins':>7}{'income':>8}{'science':>9}{'hand':>6}{'cities':>8}{'built':>7}{'towns':>7}"
    lines += ["", heads]
    for seat in scene.order():
        mark = ">" if seat in view["waiting"] else " "
        figures = (
            f"{view['influence'][seat]:>10}{view['coins'][seat]:>7}{view['income'][seat]:>8}{view['science'][seat]:>9}"
            f"{scene.hand_size(seat):>6}{len(scene.cities(seat)):>8}{len(view['built'][seat]):>7}{len(scene.towns_of(seat)):>7}"
        )
        lines.append(f"{mark} {_name(scene, seat):<26}{figures}")
    return lines


def _player(scene: Scene, seat: int) -> list[str]:
    """A seat's goods, cities, towns, stored buildings, reserve and decks."""
    view, kit = scene.view, scene.content
    lines = [f"{_name(scene, seat)}:"]
    if view["nation"][seat] < 0:
        return [f"{_name(scene, seat)}: no nation yet."]
    goods = [good_words(kit, good, n) for good, n in enumerate(scene.goods(seat)) if n]
    lines.append(f"  Goods: {', '.join(goods) or 'none'}.")
    for land in scene.cities(seat):
        lines.append(f"  {scene.land_words(land)}")
        for card in scene.buildings_in(seat, land):
            bots = (
                f" with {amount(view['bots'][card], 'Steambot', 'Steambots')}" if view["bots"][card] else ""
            )
            made = goods_words(kit, kit.card_goods[card]) if kit.card_goods[card] else _text(scene, card)
            lines.append(f"    {kit.card_names[card]}{bots}: {made}")
    lines += [f"  Town: {scene.town_words(town)}" for town in scene.towns_of(seat)]
    if view["stored"][seat]:
        lines.append("  Stored: " + "; ".join(scene.building_words(card) for card in view["stored"][seat]))
    left = [f"{n} {kit.token_names[token]}" for token, n in enumerate(scene.reserve(seat)) if n]
    lines.append(f"  Districts in reserve: {', '.join(left) or 'none'}.")
    if view["bots_free"][seat]:
        lines.append(f"  {amount(view['bots_free'][seat], 'Steambot', 'Steambots')} to place.")
    draws = " and ".join(f"{scene.draws(seat, deck)} {DECKS[deck]}" for deck in (0, 1))
    science, eyes = scene.perk(seat, YIELD), scene.perk(seat, SCOUTING)
    lines.append(f"  Every Autumn: {draws} cards, {science} science; {eyes} scouting.")
    for deck in (0, 1):
        lines.append(f"  {scene.deck_words(seat, deck)}.")
        pile = scene.discard_pile(seat, deck)
        if pile and len(pile) > 1:
            lines.append(
                f"    Discarded, first to last: {', '.join(kit.expert_names[card] for card in pile)}."
            )
    lines.append(f"  {amount(scene.pool_size(seat), 'expert', 'experts')} for hire.")
    return lines


def _text(scene: Scene, card: int) -> str:
    return building_text(scene.content, card, scene.bots)


def _own(scene: Scene, seat: int, whole: bool) -> list[str]:
    """The hand of the one who looks, and the experts they can hire."""
    nation = scene.view["nation"][seat]
    hand = scene.hand(seat) or []
    lines = ["Your hand: " + ("" if hand else "no cards.")]
    lines += [f"  {ticket_words(scene.content, nation, card)}" for card in hand]
    pool = scene.pool(seat)
    if pool and (whole or scene.season() == "Winter"):
        lines.append("Experts you can hire in Winter:")
        for card in pool:
            at = nation * scene.content.experts + card
            science = scene.content.price_science[at]
            price = amount(scene.content.price[at], "coin", "coins") + (
                f" and {science} science" if science else ""
            )
            lines.append(f"  {price}: {ticket_words(scene.content, nation, card)}")
    return lines
