"""Summer: turns with free actions and one action, laying used cards down."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.steps import Decision, Step
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import (
    ACTIONS,
    ATTACK,
    BUILD,
    CITY,
    DRAW,
    LAY,
    PLAY,
    RESEARCH,
    STEAMBOT,
    STORE,
    TAX,
)
from boomtown.games.city_of_iron.rules.amounts import COINS
from boomtown.games.city_of_iron.rules.build import start_build
from boomtown.games.city_of_iron.rules.experts import PLAYING, can_play, play
from boomtown.games.city_of_iron.rules.piles import can_draw, draw_cards, lay_down, off_the_table
from boomtown.games.city_of_iron.rules.raising import store_card
from boomtown.games.city_of_iron.rules.sites import Plan, buildable
from boomtown.games.city_of_iron.rules.steambots import Placing, bot_places, place_bot
from boomtown.games.city_of_iron.rules.table import BY_ACTION, IronTable, add_coins, add_science
from boomtown.games.city_of_iron.rules.towns import Attack, attackable, start_attack

TURNS: Final = 3  # of each player in a Summer
RESEARCH_COST: Final = 4


def turn_order(t: IronTable) -> list[int]:
    """The seats in turn order: from right to left on the turn order track."""
    return [seat for seat in reversed(t.track) if seat >= 0]


class Summer(Step[IronTable]):
    """Three turns each, in turn order, one at a time."""

    def run(self, table: IronTable) -> None:
        order = turn_order(table)
        table.tell("turn-order", -1, order[:])
        for number in range(TURNS, 0, -1):
            for seat in reversed(order):
                table.agenda.append(BeginTurn(seat, number))


class BeginTurn(Step[IronTable]):
    """A turn begins; the first player moves the action disc."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: IronTable) -> None:
        if table.action[0] != self.number:
            table.action = table.renew(at.ACTION)
            table.action[0] = self.number
        table.turn = table.renew(at.TURN)
        table.turn[0] = self.seat
        table.agenda.append(EndTurn(self.seat))
        table.agenda.append(Turn(self.seat, 1))


class Turn(Decision[IronTable]):
    """Free actions as many as one likes, then one action; a Steambot may be placed first."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "fresh")
    rules: ClassVar[tuple[str, ...]] = ("COI-069", "COI-072", "COI-105")
    hides: ClassVar[bool] = True

    def __init__(self, seat: int, fresh: int) -> None:
        super().__init__(seat)
        self.fresh = fresh  # 1 as long as nothing was done in this turn

    def options(self, table: IronTable, seat: int) -> list[int]:
        found: list[int] = []
        if self.fresh and table.bots_free[seat] > 0:
            found.extend([STEAMBOT + card for card in bot_places(table, seat)])
        actions: list[int] = []
        content, row = table.content, table.row
        for card in table.hands[seat]:
            kind = content.kind[card]
            if kind == k.FREE:
                if can_play(table, seat, card):
                    found.append(PLAY + card)
            elif kind == k.ACTION and can_play(table, seat, card):
                actions.append(PLAY + card)
        for card in buildable(table, seat, content.terms[0], BY_ACTION):
            found.append(BUILD + card)
        for card in row:
            if card >= 0:
                found.append(STORE + card)
        if can_draw(table, seat, k.CITIZEN):
            found.append(DRAW + k.CITIZEN)
        if can_draw(table, seat, k.MILITARY):
            found.append(DRAW + k.MILITARY)
        if table.coins[seat] >= RESEARCH_COST:
            found.append(RESEARCH)
        found.extend(actions)
        found.append(TAX)
        for town in attackable(table, seat):
            found.append(ATTACK + town)
        return found

    def take(self, table: IronTable, seat: int, action: int) -> None:
        if PLAY <= action < ATTACK:
            if table.content.kind[action - PLAY] == k.FREE:
                table.agenda.append(Turn(seat, 0))
            play(table, seat, action - PLAY)
        elif STEAMBOT <= action < CITY:
            table.agenda.append(Turn(seat, 0))
            place_bot(table, seat, action - STEAMBOT)
        elif BUILD <= action < STORE:
            start_build(table, seat, action - BUILD, BY_ACTION, table.content.terms[0])
        elif STORE <= action < DRAW:
            store_card(table, seat, action - STORE, BY_ACTION)
        elif DRAW <= action < RESEARCH:
            draw_cards(table, seat, action - DRAW, 1, BY_ACTION)
        elif action == RESEARCH:
            add_coins(table, seat, -RESEARCH_COST)
            add_science(table, seat, 1)
            table.tell("research", seat, [RESEARCH_COST])
        elif action == TAX:
            add_coins(table, seat, 1)
            table.tell("tax", seat, [])
        else:
            start_attack(table, seat, action - ATTACK)

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        cards, verb = len(table.content.card_ids), ACTIONS.name(action)
        number = ACTIONS.number(action)
        if verb == "build" and number < cards:
            return Plan(table.content.terms[0], BY_ACTION).limits()
        if verb == "play" and number < table.content.experts:
            return PLAYING
        if verb == "attack" and number < len(table.town_owner):
            return Attack().limits()
        if verb == "store" and number < cards:
            return [Limit("COI-085", self.is_on_row, self.not_on_row)]
        if verb == "draw":
            return [Limit("COI-093", self.has_cards, self.no_cards)]
        if verb == "research":
            return [Limit("COI-094", self.can_research, self.coins_lacking)]
        if verb == "steambot" and number < cards:
            return Placing(self.fresh).limits()
        return [Limit("COI-169", self.is_winter, self.not_winter)] if verb == "hire" else ()

    def is_on_row(self, t: IronTable, seat: int, action: int) -> bool:
        return action - STORE in t.row

    def not_on_row(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-085", "not-on-row", [action - STORE])

    def has_cards(self, t: IronTable, seat: int, action: int) -> bool:
        return can_draw(t, seat, action - DRAW)

    def no_cards(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-093", "no-cards", [action - DRAW])

    def can_research(self, t: IronTable, seat: int, action: int) -> bool:
        return t.coins[seat] >= RESEARCH_COST

    def coins_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-094", COINS, RESEARCH_COST, t.coins[seat])

    def is_winter(self, t: IronTable, seat: int, action: int) -> bool:
        return False

    def not_winter(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-169", "not-winter", [])


class EndTurn(Step[IronTable]):
    """The turn is over: the cards used in it go to their discard piles, in an order the player chooses."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: IronTable) -> None:
        if len(to_order(table)) > 0:
            table.agenda.append(LayDown(self.seat))
            return
        lay_rest(table, self.seat)
        table.turn = table.renew(at.TURN)
        table.turn[0] = -1


def to_order(t: IronTable) -> list[int]:
    """The used cards of the first deck that has several left."""
    if len(t.played) < 2:
        return []
    found: list[list[int]] = [[], []]
    for card in t.played:
        found[t.content.expert_deck[card]].append(card)
    for cards in found:
        if len(cards) > 1:
            return cards
    return []


def lay_rest(t: IronTable, seat: int) -> None:
    """The used cards that are left go to their piles: not more than one of each deck."""
    if len(t.played) == 0:
        return
    for card in t.played:
        lay_down(t, seat, card)
    t.played, t.uses = t.renew(at.PLAYED), t.renew(at.USES)
    t.played.clear()
    t.uses.clear()


class LayDown(Decision[IronTable]):
    """The next used card for its discard pile; what is laid first will be drawn first."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-099", "COI-100")

    def options(self, table: IronTable, seat: int) -> list[int]:
        return [LAY + card for card in sorted(to_order(table))]

    def accepted(self, table: IronTable, seat: int) -> list[int]:
        """The piles may be laid in any order, or by turns."""
        return [LAY + card for card in sorted(table.played)]

    def take(self, table: IronTable, seat: int, action: int) -> None:
        card = action - LAY
        off_the_table(table, card)
        lay_down(table, seat, card)
        table.agenda.append(EndTurn(seat))

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if not LAY <= action < LAY + table.content.experts:
            return ()
        return [Limit("COI-099", self.was_used, self.not_used)]

    def was_used(self, t: IronTable, seat: int, action: int) -> bool:
        return action - LAY in t.played

    def not_used(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-099", "not-used", [action - LAY])
