"""The table in lines of text, as a seat may see it: the city block by block, the cards, and who has what."""

from boomtown.games.urban_sprawl.picture.scene import DECKS, Scene, card_words, count
from boomtown.games.urban_sprawl.rules.content import KIND_IDS, NUMBERS, VOCATIONS, ZONE_IDS
from boomtown.games.urban_sprawl.rules.grid import BLOCKS, LOT_BLOCK, SITE_LOTS, bits, block_name, lot_name
from boomtown.games.urban_sprawl.rules.table import SprawlTable


def describe(t: SprawlTable, seat: int | None, whole: bool = True) -> str:
    """Lines of text, made from the seat's view alone: for the `whole` table the city too, then cards and players."""
    scene = Scene(t.view(seat), t.content)
    lines = [*_city(scene), ""] if whole else []
    return "\n".join([*lines, *_cards(scene), "", *_offices(scene), "", *_players(scene, whole)])


# --- the city ------------------------------------------------------------------------------------------------


def _city(scene: Scene) -> list[str]:
    """Every block with its value and its buildings; then the rows that pay."""
    lines = ["The city: blocks A1 (top left) to F6 (bottom right), each with its value and its buildings."]
    for block in range(BLOCKS):
        homes = [home for home in scene.homes if LOT_BLOCK[home] == block]
        built = "; ".join(_building(scene, home) for home in homes) or "vacant"
        lines.append(f"  {block_name(block)} {scene.view['value'][block]:>3}  {built}")
    return [*lines, "", *_rows(scene)]


def _building(scene: Scene, home: int) -> str:
    """'Bank COM 2 lots (TL, TR), White'."""
    view, board = scene.view, scene.content
    card, zone = view["origin"][home], view["zone"][home]
    lots = bits(SITE_LOTS[view["site"][home]])
    corners = ", ".join(lot_name(lot).split(".")[1] for lot in lots)
    name = f"{board.names[card]} {ZONE_IDS[zone]}" if card >= 0 else ZONE_IDS[zone]
    return f"{name} {count(len(lots), 'lot')} ({corners}), {scene.holder(view['owner'][home])}"


def _rows(scene: Scene) -> list[str]:
    """What every row pays, and how many buildings everybody has there."""
    content = scene.content
    lines = ["Rows that pay:"]
    for row, lots in enumerate(content.printed):
        if lots:
            lines.append(f"  {scene.row_words(row // NUMBERS, row % NUMBERS, lots)}")
    for circle, marker in enumerate(scene.view["circles"]):
        if marker >= 0:
            told = scene.row_words(
                content.marker_kind[marker], content.marker_number[marker], content.circles[circle]
            )
            lines.append(f"  {told} (marker on the circle of {_span(content.circles[circle])})")
    free = [
        _span(content.circles[circle]) for circle, marker in enumerate(scene.view["circles"]) if marker < 0
    ]
    lines.append(f"  Gray circles without a marker: {'; '.join(free) or 'none'}.")
    waiting = [
        f"{KIND_IDS[content.marker_kind[marker]]} {content.marker_number[marker]}"
        for marker in range(len(content.marker_kind))
        if marker not in scene.view["circles"]
    ]
    lines.append(f"  Markers not in play: {', '.join(waiting) or 'none'}.")
    return lines


def _span(lots: int) -> str:
    """'A1 to B6'."""
    blocks = [LOT_BLOCK[lot] for lot in bits(lots)]
    return f"{block_name(min(blocks))} to {block_name(max(blocks))}"


# --- cards ---------------------------------------------------------------------------------------------------


def _cards(scene: Scene) -> list[str]:
    """What lies on the rails, with prices."""
    view, board = scene.view, scene.content
    lines = [f"{_where(scene)}"]
    running = scene.running()
    if running >= 0:
        lines.append(f"Being carried out: {card_words(board, running)}")
    lines.append("Planning cards:")
    for place in range(4):
        lines.append(_place(scene, board.plan_price[place], view["plan"][place]))
    lines.append(_place(scene, board.plan_price[4], view["tops"][0], 0))
    lines.append("Contracts:")
    for place in range(5):
        lines.append(_place(scene, board.price[place], view["offer"][place]))
    for deck in (1, 2, 3):
        if view["opened"][deck]:
            lines.append(_place(scene, board.price[deck + 4], view["tops"][deck], deck))
        else:
            lines.append(f"  {DECKS[deck]} deck not open yet, {count(scene.deck_count(deck), 'card')}")
    thrown = ", ".join(sorted(card_words(board, card).split(".")[0] for card in view["discard"]))
    lines.append(f"Planning discard pile, {count(len(view['discard']), 'card')}: {thrown or 'empty'}.")
    return lines


def _where(scene: Scene) -> str:
    view = scene.view
    if view["over"]:
        return "The game is over."
    if view["turn"][1] == 0:
        return "Setup: the starting buildings are being claimed."
    return f"Turn {view['turn'][1]}: {scene.name(view['turn'][0])} is active with {count(view['turn'][2], 'AP')} left."


def _place(scene: Scene, price: int, card: int, deck: int = -1) -> str:
    """'  3 AP: Clinic, ...'."""
    where = f" on the {DECKS[deck]} deck ({count(scene.deck_count(deck), 'card')} below)" if deck >= 0 else ""
    return f"  {price} AP{where}: {card_words(scene.content, card) if card >= 0 else 'nothing'}"


# --- offices and players -------------------------------------------------------------------------------------


def _offices(scene: Scene) -> list[str]:
    """Offices, vocations in the supply, building tiles left."""
    view, board = scene.view, scene.content
    held = [
        f"{name} {scene.holder(view['offices'][office])}" for office, name in enumerate(board.office_names)
    ]
    held.append(f"Contractor {scene.holder(view['contractor'][0])}")
    trades = [f"{name} {view['vocations'][i]}" for i, name in enumerate(board.vocation_names)]
    tiles = [
        f"{ZONE_IDS[zone]} {'/'.join(str(n) for n in view['supply'][zone * 4 : zone * 4 + 4])}"
        for zone in range(5)
    ]
    return [
        f"Offices: {', '.join(held)}. The pawn stands on {board.office_names[view['pawn'][0]]}.",
        f"Vocation markers in the supply: {', '.join(trades)}.",
        f"Building tiles left, by 1/2/3/4 lots: {', '.join(tiles)}.",
    ]


def _players(scene: Scene, whole: bool) -> list[str]:
    """A line for everybody's figures; what they hold below it."""
    view, board = scene.view, scene.content
    lines = [f"  {'':<14}{'wealth':>7}{'prestige':>10}{'cards':>7}{'buildings':>11}"]
    first = view["turn"][4]
    for i in range(view["seats"]):
        seat = (first + i) % view["seats"]
        mark = ">" if seat in view["waiting"] else " "
        mine = sum(view["owner"][home] == seat for home in scene.homes)
        hand = view["hands"][seat]
        lines.append(
            f"{mark} {scene.name(seat):<14}{view['wealth'][seat]:>7}{view['prestige'][seat]:>10}{len(hand):>7}{mine:>11}"
        )
        trades = [
            f"{name} {view['held'][seat * VOCATIONS + vocation]}"
            for vocation, name in enumerate(board.vocation_names)
            if view["held"][seat * VOCATIONS + vocation]
        ]
        lines.append(f"    Vocations: {', '.join(trades) or 'none'}.{_next_turn(scene, seat)}")
        cards = "; ".join(card_words(board, card).removesuffix(".") for card in sorted(hand)) or "none"
        lines.append(f"    Planning cards: {cards}.")
        for card in view["favors"][seat]:
            late = " (from the next turn on)" if card in view["fresh"] else ""
            lines.append(f"    Favor{late}: {card_words(board, card)}")
    if view["extra"][0] >= 0:
        lines.append(f"{scene.name(view['extra'][0])} has the Extra Favor tile.")
    if view["result"]:
        lines.extend(_result(scene))
    return lines


def _next_turn(scene: Scene, seat: int) -> str:
    change = scene.view["later"][seat]
    return f" Next turn {change:+d} AP." if change else ""


def _result(scene: Scene) -> list[str]:
    """Where everybody's points come from."""
    lines = ["Final score:"]
    names = ["prestige", "rows", "wealth", *scene.content.office_names]
    for seat in range(scene.view["seats"]):
        parts = scene.view["result"][seat * 8 : seat * 8 + 8]
        told = ", ".join(f"{name} {part}" for name, part in zip(names, parts, strict=True))
        lines.append(f"  {scene.name(seat)}: {sum(parts)} ({told})")
    return lines
