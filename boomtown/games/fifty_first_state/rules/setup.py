"""Setup: factions, first player, Deck, Connection piles, opening hands."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step
from boomtown.games.fifty_first_state.rules.actions import DISCARD, DONE, FACTION
from boomtown.games.fifty_first_state.rules.content import GOODS
from boomtown.games.fifty_first_state.rules.rounds import StartRound
from boomtown.games.fifty_first_state.rules.table import (
    DECK,
    EXCHANGED,
    SETUP,
    StateTable,
    leave_hand,
    players,
    turn_order,
)
from boomtown.games.fifty_first_state.rules.table import FACTION as FACTIONS


def set_up(t: StateTable) -> None:
    """Lay the whole game out; choosing factions and opening hands is still to come."""
    content = t.content
    t.round[:] = [0]
    t.phase[:] = [SETUP]
    t.ended[:] = [0]
    t.faction[:] = [-1] * t.seats
    t.score[:] = [0] * players(t)
    t.passed[:] = [0] * players(t)
    t.face_up[:] = [-1, -1]
    t.solo[:] = [0, 0]
    for seat in range(t.seats):
        t.goods[seat][:] = [0] * GOODS
        t.produced[seat][:] = [0] * GOODS
    t.deck[:] = list(range(len(content.card_design)))
    t.shuffle(t.deck)
    for link in range(len(content.link_kind)):
        (t.red_pile if content.link_pile[link] == 0 else t.blue_pile).append(link)
    t.shuffle(t.red_pile)
    t.shuffle(t.blue_pile)
    t.first[:] = [t.roll(t.seats) if t.seats > 1 else 0]
    t.agenda.append(StartRound())
    t.agenda.append(DealHands())
    hand_out_factions(t, t.settings["factions"])


def hand_out_factions(t: StateTable, how: str) -> None:
    """At random; or dealt at random and each seat may swap for a board left over; or chosen in turn."""
    if how != "chosen":
        boards = list(range(len(t.content.faction_ids)))
        t.shuffle(boards)
        for seat in range(t.seats):
            get_board(t, seat, boards[seat])
            if how == "random":
                t.tell("faction", seat, [boards[seat]])
    if how != "random":
        for seat in reversed(turn_order(t)):
            t.agenda.append(ChooseFaction(seat))


def get_board(t: StateTable, seat: int, faction: int) -> None:
    """A seat takes a faction board."""
    t.faction = t.renew(FACTIONS)
    t.faction[seat] = faction
    t.exchanged[seat] = t.renew_of(EXCHANGED, seat)
    t.exchanged[seat][:] = [0] * len(t.content.exchange_costs[faction])


def free_boards(t: StateTable, seat: int) -> list[int]:
    """The boards that nobody else has: the seat's own first."""
    found: list[int] = []
    if t.faction[seat] >= 0:
        found.append(t.faction[seat])
    for faction in range(len(t.content.faction_ids)):
        if faction not in t.faction:
            found.append(faction)
    return found


def is_free(t: StateTable, seat: int, action: int) -> bool:
    """Whether a board is one's own or nobody's."""
    return action - FACTION in free_boards(t, seat)


def has_leader(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-G03", "led", [action - FACTION, t.faction.index(action - FACTION)])


FREE: Final[Sequence[Limit]] = (Limit("FSS-G03", is_free, has_leader),)


class ChooseFaction(Decision[StateTable]):
    """Which faction to lead: one that nobody has, or the one dealt."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-037", "FSS-G03")

    def options(self, table: StateTable, seat: int) -> list[int]:
        return [FACTION + faction for faction in free_boards(table, seat)]

    def take(self, table: StateTable, seat: int, action: int) -> None:
        get_board(table, seat, action - FACTION)
        table.tell("faction", seat, [action - FACTION])

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return FREE if 0 <= action - FACTION < len(table.content.faction_ids) else ()


class DealHands(Step[StateTable]):
    """Six cards each, of which four are kept."""

    def run(self, table: StateTable) -> None:
        table.deck = table.renew(DECK)
        for _ in range(table.content.hand_dealt):
            for seat in turn_order(table):
                table.own_hand(seat).append(table.draw(table.deck))
        for seat in range(table.seats):
            table.own_hand(seat).sort()
        table.tell("hands", -1, [table.content.hand_dealt, table.content.hand_kept])
        table.agenda.append(KeepFour())


def was_dealt(t: StateTable, seat: int, action: int) -> bool:
    """Whether a card is in the opening hand."""
    return action - DISCARD in t.hands[seat]


def not_dealt(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-G03", "hand", [action - DISCARD])


OPENING: Final[Sequence[Limit]] = (Limit("FSS-G03", was_dealt, not_dealt),)


class KeepFour(Pick[StateTable]):
    """All choose at the same time which two cards of the opening hand to discard."""

    rules: ClassVar[tuple[str, ...]] = ("FSS-G03", "FSS-038")
    done: ClassVar[int] = DONE

    def __init__(self) -> None:
        super().__init__(-1)

    def things(self, table: StateTable, seat: int) -> list[int]:
        return [DISCARD + card for card in sorted(table.hands[seat])]

    def kind(self, table: StateTable, action: int) -> int:
        return table.content.card_design[action - DISCARD]

    def least(self, table: StateTable, seat: int) -> int:
        return table.content.hand_dealt - table.content.hand_kept

    def most(self, table: StateTable, seat: int) -> int:
        return self.least(table, seat)

    def resolve(self, table: StateTable) -> None:
        for seat in turn_order(table):
            cards = [action - DISCARD for action in self.chosen(table, seat)]
            for card in cards:
                leave_hand(table, seat, card)
                table.discard.append(card)
            table.tell("opening", seat, cards)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return OPENING if 0 <= action - DISCARD < len(table.content.card_design) else ()


def conserved(t: StateTable) -> dict[str, int]:
    """Sums that never change: Location cards and Connection cards."""
    zones = [t.deck, t.discard, t.display, t.played, t.virtual, t.attack, *t.hands, *t.states, *t.deals]
    links = [t.red_pile, t.blue_pile, t.link_discard, *t.links, [link for link in t.face_up if link >= 0]]
    cards = [card for zone in zones for card in zone]
    held = [link for zone in links for link in zone]
    return {
        "Location cards": len(cards),
        "different Location cards": len(set(cards)),
        "Connection cards": len(held),
        "different Connection cards": len(set(held)),
    }
