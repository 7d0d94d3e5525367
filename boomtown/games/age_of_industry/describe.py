"""The table in lines of text, as a seat may see it: the map, and who has what."""

from typing import Any

from boomtown.games.age_of_industry.board import INDUSTRIES, SYMBOL_IDS, Board
from boomtown.games.age_of_industry.table import AgeTable
from boomtown.games.age_of_industry.words import CUBE_NAMES, INDUSTRY_NAMES, card_name

SHORT = ("cotton", "factory", "coal", "iron", "port", "ship")


def describe(t: AgeTable, seat: int | None, whole: bool = True) -> str:
    """Lines of text, made from the seat's view alone: for the `whole` table the map, then who has what."""
    view = t.view(seat)
    lines = [*_map(view, t.board), ""] if whole else []
    return "\n".join(lines + _summary(view, t.board))


# --- who has what --------------------------------------------------------------------------------------------


def _summary(view: dict[str, Any], board: Board) -> list[str]:
    offer = [card_name(board, card) for card in view["offer"] if card >= 0]
    lines = [
        f"Round {view['round'][0]} on the map {board.drawing['map']['name']}. Order of play: "
        + ", ".join(_name(view, seat) for seat in view["order"])
        + ".",
        f"Deck: {view['deck']['count']} cards. Face up: {', '.join(offer) or 'nothing'}.",
        " ".join(_display(view, board, cube) for cube in range(2)),
        "",
        f"  {'':<14}{'money':>6}{'loans':>6}{'spent':>6}{'rails':>6}{'cards':>6}   next counters",
    ]
    lines.extend(_seat_line(view, board, seat) for seat in view["order"])
    if view["seat"] is not None and not view["over"]:
        lines.append(f"Your hand: {_hand(board, view['hands'][view['seat']])}.")
    return lines


def _name(view: dict[str, Any], seat: int) -> str:
    return str(view["colours"][seat]).capitalize()


def _display(view: dict[str, Any], board: Board, cube: int) -> str:
    filled, prices = view["demand"][cube], board.price[cube]
    price = prices[len(prices) - filled] if filled else board.empty_price[cube]
    return (
        f"{CUBE_NAMES[cube].capitalize()} display: {filled} of {len(prices)} cubes, the next costs ${price}."
    )


def _seat_line(view: dict[str, Any], board: Board, seat: int) -> str:
    hand = view["hands"][seat]
    cards = hand["count"] if isinstance(hand, dict) else len(hand)
    mark = ">" if seat in view["waiting"] else " "
    name = _name(view, seat) + (" (you)" if seat == view["seat"] else "")
    money, loans, spent = view["money"][seat], view["loans"][seat], view["spent"][seat]
    counters = ", ".join(_next(view, board, seat, i) for i in range(INDUSTRIES) if board.accepts[i])
    return (
        f"{mark} {name:<14}{f'${money}':>6}{loans:>6}{f'${spent}':>6}{view['rails_left'][seat]:>6}{cards:>6}"
        f"   {counters}"
    )


def _next(view: dict[str, Any], board: Board, seat: int, industry: int) -> str:
    start = seat * len(board.level)
    for counter in board.row[industry]:
        if view["left"][start + counter] > 0:
            return f"{SHORT[industry]} {board.level[counter]}"
    return f"{SHORT[industry]} -"


def _hand(board: Board, hand: list[int]) -> str:
    kinds = sorted(set(hand))
    return (
        ", ".join(card_name(board, k) + (f" x{hand.count(k)}" if hand.count(k) > 1 else "") for k in kinds)
        or "no cards"
    )


# --- the map -------------------------------------------------------------------------------------------------


def _map(view: dict[str, Any], board: Board) -> list[str]:
    lines = ["The map: [spaces with their counters, * for a used one], markets, railways with their owners."]
    order = sorted(
        range(len(board.place_ids)), key=lambda p: (board.place_colour[p] < 0, board.place_colour[p])
    )
    colour = -2
    for place in order:
        if board.place_colour[place] != colour:
            colour = board.place_colour[place]
            lines.append(
                f"{board.colour_names[colour].capitalize()}:" if colour >= 0 else "Without a colour:"
            )
        lines.append(f"  {_place(view, board, place)}")
    return lines


def _place(view: dict[str, Any], board: Board, place: int) -> str:
    parts = [_space(view, board, space) for space in board.place_spaces[place]]
    kinds = []
    if (board.villages >> place) & 1:
        kinds.append("village")
    if (board.distant >> place) & 1:
        kinds.append("distant port")
    if board.place_ship[place] >= 0:
        kinds.append("ship space")
    name = board.place_names[place] + (f" ({', '.join(kinds)})" if kinds else "")
    if board.place_market[place] >= 0:
        parts.append(_market(view, board, board.place_market[place]))
    ship = board.place_ship[place]
    if ship >= 0:
        parts.append(_import(view, board, ship))
        parts.append("lanes to " + ", ".join(board.place_names[port] for port in board.ship_ports[ship]))
    links = [_link(view, board, place, link) for link in board.place_links[place]]
    if links:
        parts.append("- " + ", ".join(links))
    return f"{name:<24} " + " ".join(parts)


def _space(view: dict[str, Any], board: Board, space: int) -> str:
    owner = view["owner"][space]
    if owner < 0:
        return f"[{SYMBOL_IDS[board.space_symbol[space]]}]"
    counter = view["counter"][space]
    used = "*" if view["flipped"][space] else ""
    cubes = view["cubes"][space]
    name = f"{_name(view, owner)} {SHORT[board.counter_industry[counter]]} {board.level[counter]}"
    load = f", {cubes} cube{'s' if cubes != 1 else ''}" if cubes else ""
    return f"[{name}{used}{load}]"


def _market(view: dict[str, Any], board: Board, market: int) -> str:
    if view["sold"][market]:
        return "market: used"
    kind = view["market"][market]
    goods = [
        name
        for name, takes in (
            (INDUSTRY_NAMES[0], board.takes_cotton[kind]),
            ("factory", board.takes_factory[kind]),
        )
        if takes
    ]
    return (
        f"market: buys {' or '.join(g.removesuffix(' mill') for g in goods)}"
        if goods
        else "market: no demand"
    )


def _import(view: dict[str, Any], board: Board, ship: int) -> str:
    built = view["owner"][board.ship_space[ship]] >= 0
    now = view["cubes"][len(board.space_ids) + ship] if built else board.ship_coal[ship]
    return f"import: {now} coal{'' if built else ' with a ship'}"


def _link(view: dict[str, Any], board: Board, place: int, link: int) -> str:
    other = board.link_b[link] if board.link_a[link] == place else board.link_a[link]
    owner = view["rail"][link]
    return board.place_names[other] + (f" ={_name(view, owner)}=" if owner >= 0 else "")
