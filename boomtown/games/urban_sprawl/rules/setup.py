"""Setup: the decks, the starting buildings and who controls them, the Media vocation."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.urban_sprawl.rules.actions import BUILDING
from boomtown.games.urban_sprawl.rules.cards.limits import offered
from boomtown.games.urban_sprawl.rules.city import control, put
from boomtown.games.urban_sprawl.rules.content import (
    EVENT,
    MARKERS,
    MEDIA,
    OFFICES,
    PERMIT,
    PLANNING_CARDS,
    RENEWAL,
    STARTS,
    TOWN,
    VOCATIONS,
)
from boomtown.games.urban_sprawl.rules.grid import LOTS
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    FIRST,
    HELD,
    NOBODY,
    PENDING,
    SprawlTable,
    deck_of,
    rebuild,
    seats_from,
    unclaimed_starts,
    value_of,
)
from boomtown.games.urban_sprawl.rules.turn import StartTurn

EVENT_FREE = 22  # Build Permits on top of the Planning deck


def set_up(t: SprawlTable) -> None:
    """Lay the whole game out; the players then claim the starting buildings."""
    board, n = t.content, t.seats
    first = t.roll(n)
    t.turn[:] = [first, 0, 0, 0, first]
    t.wealth[:] = [board.funds[n]] * n
    t.prestige[:] = [0] * n
    t.later[:] = [0] * n
    t.extra[:] = [NOBODY]
    t.offices[:] = [NOBODY] + [PENDING] * (OFFICES - 1)
    t.contractor[:] = [PENDING]
    t.pawn[:] = [0]
    t.circles[:] = [-1] * MARKERS
    t.held[:] = [0] * (n * VOCATIONS)
    t.vocations[:] = board.vocation_count
    t.supply[:] = board.tiles
    for numbers in (t.site, t.zone, t.owner, t.origin):
        numbers[:] = [-1] * LOTS
    t.shuffles[:] = [0]
    rebuild(t)
    for i in range(STARTS):
        put(t, board.starts[i], board.start_zone[i], NOBODY, -1)
    for number in range(1, 4):
        stack_contracts(t, number)
    stack_planning(t)
    deal(t)
    t.agenda.append(StartTurn())
    t.agenda.append(GiveMedia())
    t.agenda.append(Claim(first, STARTS))


def stack_contracts(t: SprawlTable, number: int) -> None:
    """A contract deck in three packets, its special event somewhere in the middle one."""
    special = t.content.special[number]
    cards = [c for c in range(len(t.content.deck)) if t.content.deck[c] == number and c != special]
    t.shuffle(cards)
    bottom, middle, _ = t.content.packets[t.length][number]
    packet = [*cards[bottom : bottom + middle - 1], special]
    t.shuffle(packet)
    deck_of(t, number)[:] = cards[:bottom] + packet + cards[bottom + middle - 1 :]


def stack_planning(t: SprawlTable) -> None:
    """Permits without events on top, the other permits and all events below, Urban Renewal discarded."""
    kind = t.content.kind
    permits = [c for c in range(PLANNING_CARDS) if kind[c] == PERMIT]
    events = [c for c in range(PLANNING_CARDS) if kind[c] == EVENT]
    t.discard[:] = [c for c in range(PLANNING_CARDS) if kind[c] == RENEWAL]
    t.shuffle(permits)
    low = permits[EVENT_FREE:] + events
    t.shuffle(low)
    t.planning[:] = low + permits[:EVENT_FREE]


def deal(t: SprawlTable) -> None:
    """Starting hands, the boxes, and the face-up tops; no icon counts and no event happens yet."""
    counts = t.content.hands[t.seats]
    for place, seat in enumerate(seats_from(t, t.turn[FIRST])):
        for _ in range(counts[place]):
            t.hands[seat].append(t.draw(t.planning))
    t.plan[:] = [t.draw(t.planning) for _ in range(4)]
    t.opened[:] = [1, 1, 0, 0]
    aside: list[int] = []
    t.offer[:] = [-1] * 5
    for box in range(5):
        while t.offer[box] < 0:
            card = t.draw(t.town)
            if t.content.kind[card] == EVENT:
                aside.append(card)
            else:
                t.offer[box] = card
    return_events(t, aside)
    t.tops[:] = [t.draw(t.planning), t.draw(t.town), -1, -1]


def return_events(t: SprawlTable, aside: list[int]) -> None:
    """Town events that came up at setup go back into the rest of the top packet, not on its top."""
    packets = t.content.packets[t.length][TOWN]
    low = packets[0] + packets[1]
    if len(aside) > 0:
        rest = t.town[low:] + aside
        t.shuffle(rest)
        t.town[low:] = rest
    at = len(t.town) - 1
    while at > low and t.content.kind[t.town[at]] == EVENT:
        at -= 1
    t.town[at], t.town[-1] = t.town[-1], t.town[at]


class Claim(Decision[SprawlTable]):
    """A starting building that nobody controls yet; its value is paid at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("USP-028", "USP-030")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        return [BUILDING + lot for lot in unclaimed_starts(table)]

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        home = action - BUILDING
        price = min(value_of(table, home), table.wealth[seat])
        table.wealth[seat] -= price
        control(table, home, seat)
        table.tell("claim", seat, [home, table.zone[home], price])
        if self.left > 1:
            table.agenda.append(Claim((seat + 1) % table.seats, self.left - 1))

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        return CLAIMS if BUILDING <= action < BUILDING + LOTS else ()


def not_to_claim(t: SprawlTable, seat: int, action: int) -> Fact:
    """Somebody controls that building already, or it is no starting building."""
    home = action - BUILDING
    return Fact("USP-030", "claimed", [home]) if t.owner[home] >= 0 else Fact("USP-028", "no-start", [])


CLAIMS = (Limit("USP-030", offered, not_to_claim),)


class GiveMedia(Step[SprawlTable]):
    """Media goes to the richest player; in a tie to whoever controls the residential building of value 3."""

    def run(self, table: SprawlTable) -> None:
        most = max(table.wealth)
        seat = table.wealth.index(most)
        tied = table.wealth.count(most) > 1
        if tied:
            seat = table.owner[table.content.media_home]
        table.vocations[MEDIA] -= 1
        table.held = table.renew(HELD)
        table.held[seat * VOCATIONS + MEDIA] += 1
        table.turn[ACTIVE] = table.turn[FIRST]
        table.tell("media", seat, [most, 1 if tied else 0])


def conserved(t: SprawlTable) -> dict[str, int]:
    """Sums that never change: cards, building tiles, vocation markers."""
    decks = [t.planning, t.town, t.city, t.metropolis, t.discard, t.gone, t.event, *t.hands, *t.favors]
    shown = len([card for card in t.plan + t.offer + t.tops if card >= 0])
    sums = {"cards": sum([len(deck) for deck in decks]) + shown}
    sums["building tiles"] = sum(t.supply) + len([site for site in t.site if site >= 0])
    for kind, name in enumerate(t.content.vocation_names):
        sums[f"{name} markers"] = t.vocations[kind] + sum(t.held[kind :: len(t.vocations)])
    return sums
