"""Reading a pack: the 165 cards of the four decks."""

from boomtown.engine.content import Part
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.board import (
    CONTRACT,
    CONTRACT_CARDS,
    DECK_IDS,
    EVENT,
    MEDIA,
    PERMIT,
    PERMITS,
    PLANNING,
    PLANNING_CARDS,
    RENEWAL,
    RENEWALS,
    ZONE_IDS,
    Board,
)
from boomtown.games.urban_sprawl.pack_code import Compiler, restriction

LENGTHS = ("standard", "longer", "shorter")
EVENTS = PLANNING_CARDS - PERMITS - RENEWALS


def read_planning(board: Board, file: Part) -> None:
    """Build Permits, Urban Renewal, then the planning events."""
    deck = file.part("deck")
    deck.choice("id", ["planning"])
    deck.text("name", 20)
    deck.whole("cards", PLANNING_CARDS, PLANNING_CARDS)
    for part in file.parts("permit"):
        read_permits(board, part)
    check(file, "Build Permits", len(board.ids), PERMITS)
    for part in file.parts("renewal"):
        read_renewals(board, part)
    check(file, "Urban Renewal cards", len(board.ids) - PERMITS, RENEWALS)
    for part in file.parts("event"):
        read_event(board, part, PLANNING)
    check(file, "events", len(board.ids) - PERMITS - RENEWALS, EVENTS)


def read_permits(board: Board, part: Part) -> None:
    """One kind of Build Permit."""
    zones = part.words("zones")
    if not zones or any(zone not in ZONE_IDS[:4] for zone in zones):
        raise part.fault(f"'zones' must be a list of {', '.join(ZONE_IDS[:4])}")
    first = len(board.ids)
    for id in part.words("ids"):
        card = add(board, part, id, "Build Permit", PLANNING, PERMIT)
        board.like[card] = first
        board.size[card] = part.whole("permits", 1, 4)
        board.zones[card] = sum(1 << ZONE_IDS.index(zone) for zone in zones)
        board.payout[card] = part.whole("wealth", 1, 12)
        board.ballot[card] = int(part.flag("ballot"))


def read_renewals(board: Board, part: Part) -> None:
    """The Urban Renewal cards."""
    detail(part)
    first = len(board.ids)
    for id in part.words("ids"):
        card = add(board, part, id, part.text("name", 30), PLANNING, RENEWAL)
        board.like[card] = first
        board.payout[card] = part.whole("wealth", 0, 12)
        board.ballot[card] = int(part.flag("ballot"))


def read_deck(board: Board, file: Part, number: int) -> None:
    """A contract deck: its contracts, its events, how it is stacked."""
    deck = file.part("deck")
    deck.choice("id", [DECK_IDS[number]])
    deck.text("name", 20)
    deck.whole("cards", CONTRACT_CARDS, CONTRACT_CARDS)
    first = len(board.ids)
    for part in file.parts("contract"):
        read_contract(board, part, number)
    for part in file.parts("event"):
        read_event(board, part, number)
    check(file, "cards", len(board.ids) - first, CONTRACT_CARDS)
    special = deck.text("special")
    if special not in board.ids[first:] or board.kind[board.ids.index(special)] != EVENT:
        raise deck.fault(f"'special' names '{special}', which is no event of this deck")
    board.special[number] = board.ids.index(special)
    for length, name in enumerate(LENGTHS):
        packets = deck.numbers(f"stack_{name}", 3, 3)
        if any(n < 1 or n != int(n) for n in packets) or sum(packets) != CONTRACT_CARDS:
            raise deck.fault(f"'stack_{name}' must be three numbers of cards that add up to {CONTRACT_CARDS}")
        board.packets[length][number] = [int(n) for n in reversed(packets)]
    if number == 1 and min(board.packets[i][1][2] for i in range(3)) < 6:
        raise deck.fault("the first packet must have at least 6 cards, which are turned up at setup")


def read_contract(board: Board, part: Part, deck: int) -> None:
    """One building contract."""
    card = add(board, part, part.id(), part.text("name", 30), deck, CONTRACT)
    detail(part)
    if part.has("n"):
        part.whole("n", 1, 99)
    zone = ZONE_IDS.index(part.choice("zone", ZONE_IDS[:4]))
    board.zone[card] = zone
    board.zones[card] = 1 << zone
    board.size[card] = part.whole("size", 1, 4)
    board.payout[card] = part.whole("payout", 0, 6)
    maker = Compiler(board, part, True)
    words: list[int] = []
    for one in part.parts("vocation"):
        name = maker.vocation(one, "name")
        number = one.whole("number", 0, 99)
        if (name == MEDIA) != (number == 0):
            raise one.fault("Media has the number 0, and no other vocation has")
        board.vocations[card] += [name, number]
        words += [c.VOCATION_EARN, 4, c.W_ACTIVE, name]
        if number > 0:
            words += [c.VOCATION_SCORE, 6, c.W_ACTIVE, name, number, 1]
    for one in part.parts("restriction"):
        board.rules[card].append(restriction(maker, one))
    steps = part.parts("effect")
    if not words and not steps and not board.rules[card]:
        raise part.fault("a contract needs a restriction, a vocation or an effect")
    if words or steps:
        board.start[card] = maker.block(steps, words)


def read_event(board: Board, part: Part, deck: int) -> None:
    """One event."""
    card = add(board, part, part.id(), part.text("name", 30), deck, EVENT)
    detail(part)
    part.flag("special", False)
    if part.has("n"):
        part.whole("n", 1, 99)
    steps = part.parts("effect")
    if not steps:
        raise part.fault("an event needs an effect")
    board.start[card] = Compiler(board, part, False).block(steps)


def add(board: Board, part: Part, id: str, name: str, deck: int, kind: int) -> int:
    """A new card with nothing on it; returns its number."""
    if id in board.ids:
        raise part.fault(f"another card has the id '{id}'")
    card = len(board.ids)
    board.ids.append(id)
    board.names.append(name)
    board.texts.append("")
    board.limits.append("")
    board.deck.append(deck)
    board.kind.append(kind)
    board.like.append(card)
    board.zone.append(-1)
    for numbers in (board.size, board.zones, board.payout, board.ballot):
        numbers.append(0)
    board.vocations.append([])
    board.rules.append([])
    board.start.append(-1)
    return card


def detail(part: Part) -> None:
    """What an entry may say of where it comes from, beside the usual marks."""
    if part.has("source_detail"):
        part.text("source_detail", 400)
    if part.has("ours"):
        part.words("ours")


def check(file: Part, what: str, found: int, wanted: int) -> None:
    """The number of cards is the rulebook's."""
    if found != wanted:
        raise file.fault(f"there must be {wanted} {what}, not {found}")
