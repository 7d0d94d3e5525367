"""The table in lines of text, as a seat may see it: the map, and who has what."""

from typing import Any

from boomtown.games.age_of_industry.rules.content import COTTON, FACTORY, INDUSTRIES, SYMBOL_IDS, Content
from boomtown.games.age_of_industry.rules.table import AgeTable
from boomtown.games.age_of_industry.words.words import CUBE_NAMES, card_name, counter_name


def describe(t: AgeTable, seat: int | None, whole: bool = True) -> str:
    """Lines of text, made from the seat's view alone: for the `whole` table the map, then who has what."""
    view = t.view(seat)
    lines = [*_map(view, t.content), ""] if whole else []
    return "\n".join(lines + _summary(view, t.content))


# --- who has what --------------------------------------------------------------------------------------------


def _summary(view: dict[str, Any], content: Content) -> list[str]:
    offer = [card_name(content, card) for card in view["offer"] if card >= 0]
    lines = [
        f"Round {view['round'][0]} on the map {content.drawing['map']['name']}. Order of play: "
        + ", ".join(_name(view, seat) for seat in view["order"])
        + ".",
        f"Deck: {view['deck']['count']} cards. Face up: {', '.join(offer) or 'nothing'}.",
        " ".join(_display(view, content, cube) for cube in range(2)),
        "",
        f"  {'':<14}{'money':>6}{'loans':>6}{'spent':>6}{'rails':>6}{'cards':>6}   next counters",
    ]
    lines.extend(_seat_line(view, content, seat) for seat in view["order"])
    if view["seat"] is not None and not view["over"]:
        lines.append(f"Your hand: {_hand(content, view['hands'][view['seat']])}.")
    return lines


def _name(view: dict[str, Any], seat: int) -> str:
    return str(view["colours"][seat]).capitalize()


def _display(view: dict[str, Any], content: Content, cube: int) -> str:
    filled, prices = view["demand"][cube], content.price[cube]
    price = prices[len(prices) - filled] if filled else content.empty_price[cube]
    return (
        f"{CUBE_NAMES[cube].capitalize()} display: {filled} of {len(prices)} cubes, the next costs ${price}."
    )


def _seat_line(view: dict[str, Any], content: Content, seat: int) -> str:
    hand = view["hands"][seat]
    cards = hand["count"] if isinstance(hand, dict) else len(hand)
    mark = ">" if seat in view["waiting"] else " "
    name = _name(view, seat) + (" (you)" if seat == view["seat"] else "")
    money, loans, spent = view["money"][seat], view["loans"][seat], view["spent"][seat]
    counters = ", ".join(_next(view, content, seat, i) for i in range(INDUSTRIES) if content.accepts[i])
    return (
        f"{mark} {name:<14}{f'${money}':>6}{loans:>6}{f'${spent}':>6}{view['rails_left'][seat]:>6}{cards:>6}"
        f"   {counters}"
    )


def _next(view: dict[str, Any], content: Content, seat: int, industry: int) -> str:
    start = seat * len(content.level)
    for counter in content.row[industry]:
        if view["left"][start + counter] > 0:
            return counter_name(content, counter)
    return f"{content.industry_names[industry]} -"


def _hand(content: Content, hand: list[int]) -> str:
    kinds = sorted(set(hand))
    return (
        ", ".join(card_name(content, k) + (f" x{hand.count(k)}" if hand.count(k) > 1 else "") for k in kinds)
        or "no cards"
    )


# --- the map -------------------------------------------------------------------------------------------------


def _map(view: dict[str, Any], content: Content) -> list[str]:
    lines = ["The map: [spaces with their counters, * for a used one], markets, railways with their owners."]
    order = sorted(
        range(len(content.place_ids)), key=lambda p: (content.place_colour[p] < 0, content.place_colour[p])
    )
    colour = -2
    for place in order:
        if content.place_colour[place] != colour:
            colour = content.place_colour[place]
            lines.append(
                f"{content.colour_names[colour].capitalize()} region:" if colour >= 0 else "Without a colour:"
            )
        lines.append(f"  {_place(view, content, place)}")
    return lines


def _place(view: dict[str, Any], content: Content, place: int) -> str:
    parts = [_space(view, content, space) for space in content.place_spaces[place]]
    kinds = []
    if (content.villages >> place) & 1:
        kinds.append("village")
    if (content.distant >> place) & 1:
        kinds.append("distant port")
    if place in content.no_through:
        kinds.append("no through traffic")
    if content.place_ship[place] >= 0:
        kinds.append("ship space")
    name = content.place_names[place] + (f" ({', '.join(kinds)})" if kinds else "")
    if content.place_market[place] >= 0:
        parts.append(_market(view, content, content.place_market[place]))
    ship = content.place_ship[place]
    if ship >= 0:
        parts.append(_import(view, content, ship))
        parts.append("lanes to " + ", ".join(content.place_names[port] for port in content.ship_ports[ship]))
    links = [_link(view, content, place, link) for link in content.place_links[place]]
    if links:
        parts.append("- " + ", ".join(links))
    return f"{name:<24} " + " ".join(parts)


def _space(view: dict[str, Any], content: Content, space: int) -> str:
    owner = view["owner"][space]
    if owner < 0:
        return f"[{SYMBOL_IDS[content.space_symbol[space]]}]"
    counter = view["counter"][space]
    used = "*" if view["flipped"][space] else ""
    cubes = view["cubes"][space]
    name = f"{_name(view, owner)} {counter_name(content, counter)}"
    load = f", {cubes} cube{'s' if cubes != 1 else ''}" if cubes else ""
    return f"[{name}{used}{load}]"


def _market(view: dict[str, Any], content: Content, market: int) -> str:
    if view["sold"][market]:
        return "market: used"
    kind = view["market"][market]
    takes = ((COTTON, content.takes_cotton[kind]), (FACTORY, content.takes_factory[kind]))
    sellers = [content.industry_names[industry] for industry, buys in takes if buys]
    return f"market: buys from {' or '.join(sellers)}" if sellers else "market: no demand"


def _import(view: dict[str, Any], content: Content, ship: int) -> str:
    built = view["owner"][content.ship_space[ship]] >= 0
    now = view["cubes"][len(content.space_ids) + ship] if built else content.ship_coal[ship]
    return f"import: {now} coal{'' if built else ' with a ship'}"


def _link(view: dict[str, Any], content: Content, place: int, link: int) -> str:
    other = content.link_b[link] if content.link_a[link] == place else content.link_a[link]
    owner = view["rail"][link]
    return content.place_names[other] + (f" ={_name(view, owner)}=" if owner >= 0 else "")
