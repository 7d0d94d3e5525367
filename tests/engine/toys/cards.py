"""Cards whose effects are data: a vocabulary of four verbs, one of which asks."""

from typing import ClassVar, cast

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.effects import Effect, Verb, Vocabulary, one_of, whole
from boomtown.engine.fields import HIDDEN, OWN, Field, Layout
from boomtown.engine.game import Option
from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable, deal, redeal_hands

ACTIONS = Catalogue()
PLAY = ACTIONS.verbs("play", 5)
DROP = ACTIONS.verbs("drop", 5)
VICTIM = ACTIONS.verbs("victim", 3)

CARDS: list[list[Effect]] = [
    [{"verb": "gain", "coins": 2}],
    [{"verb": "steal", "coins": 1}, {"verb": "draw", "cards": 1}],
    [{"verb": "draw", "cards": 2}],
    [{"verb": "gain", "coins": 1}, {"verb": "steal", "coins": 2}],
    [{"verb": "gamble", "on": "high"}],
]
DECKS = {"plain": [0, 1, 2, 3] * 3, "wild": [0, 1, 3, 4] * 3}


class CardsTable(ToyTable):
    game_id: ClassVar[str] = "toy_cards"
    layout: ClassVar[Layout] = Layout(
        [
            Field("bank", size=1),
            Field("coins"),
            Field("turn", size=1),
            Field("deck", HIDDEN),
            Field("discard"),
            Field("hands", OWN, True),
        ]
    )

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.bank, self.coins, self.turn, self.deck, self.discard = cells[n : n + 5]
        self.hands = cells[n + 5 : n + 5 + n]

    def redeal(self, seat: int) -> None:
        redeal_hands(self, seat, self.deck, self.hands)

    def scores(self) -> list[int]:
        return self.coins[:]


def gain(table: Table, seat: int, coins: int) -> None:
    t = cast(CardsTable, table)
    t.bank[0] -= coins
    t.coins[seat] += coins
    t.tell("gain", seat, [coins])


def can_gain(table: Table, seat: int, effect: Effect) -> bool:
    return bool(cast(CardsTable, table).bank[0] >= effect["coins"])


def victims(table: Table, seat: int, coins: int) -> list[int]:
    t = cast(CardsTable, table)
    return [s for s in range(t.seats) if s != seat and t.coins[s] >= coins]


def can_steal(table: Table, seat: int, effect: Effect) -> bool:
    return len(victims(table, seat, effect["coins"])) > 0


def steal(table: Table, seat: int, effect: Effect) -> None:
    if can_steal(table, seat, effect):
        table.agenda.append(Victim(seat, effect["coins"]))


def draw(table: Table, seat: int, effect: Effect) -> None:
    t = cast(CardsTable, table)
    for _ in range(min(effect["cards"], len(t.deck))):
        t.hands[seat].append(t.draw(t.deck))
        t.tell_secret("draw", seat, [], t.hands[seat][-1:], 1 << seat)


def gamble(table: Table, seat: int, effect: Effect) -> None:
    if (table.roll(6) >= 3) == (effect["on"] == "high"):
        gain(table, seat, 1)


VOCABULARY = Vocabulary(
    [
        Verb(
            "gain",
            can_gain,
            lambda t, s, e: gain(t, s, e["coins"]),
            lambda e: f"Gain {e['coins']}.",
            {"coins": whole(1, 9)},
        ),
        Verb("steal", can_steal, steal, lambda e: f"Steal {e['coins']}.", {"coins": whole(1, 9)}),
        Verb("draw", lambda t, s, e: True, draw, lambda e: f"Draw {e['cards']}.", {"cards": whole(1, 3)}),
        Verb(
            "gamble",
            lambda t, s, e: cast(CardsTable, t).bank[0] > 0,
            gamble,
            lambda e: f"Gain 1 if you roll {e['on']}.",
            {"on": one_of("high", "low")},
            ("on",),
        ),
    ]
)


class NextTurn(Step):
    """The next seat with cards; the game is over when all hands are empty."""

    def run(self, table: Table) -> None:
        t = cast(CardsTable, table)
        for _ in range(t.seats):
            seat = t.turn[0] % t.seats
            t.turn[0] += 1
            if t.hands[seat]:
                t.agenda += [NextTurn(), PlayCard(seat)]
                return


class PlayCard(Decision):
    """Play a card whose effects may all happen, or drop one."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def options(self, table: Table, seat: int) -> list[int]:
        kinds = sorted(set(cast(CardsTable, table).hands[seat]))
        playable = [card for card in kinds if VOCABULARY.can(table, seat, CARDS[card])]
        return [PLAY + card for card in playable] + [DROP + card for card in kinds]

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(CardsTable, table)
        card = ACTIONS.number(action)
        t.hands[seat].remove(card)
        t.discard.append(card)
        t.tell(ACTIONS.name(action), seat, [card])
        if action < DROP:
            t.agenda.append(Happen(seat, card, 0))

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("TOY-3",) if action >= VICTIM else ("TOY-4",)


class Happen(Step):
    """One effect of a card, then the next: an effect that asks is answered before the one after it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "place")

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def run(self, table: Table) -> None:
        effects = CARDS[self.card]
        if self.place + 1 < len(effects):
            table.agenda.append(Happen(self.seat, self.card, self.place + 1))
        VOCABULARY.apply(table, self.seat, [effects[self.place]])


class Victim(Decision):
    """From whom to steal."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "coins")
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins = coins

    def options(self, table: Table, seat: int) -> list[int]:
        return [VICTIM + s for s in victims(table, seat, self.coins)]

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(CardsTable, table)
        t.coins[action - VICTIM] -= self.coins
        t.coins[seat] += self.coins
        t.tell("steal", seat, [action - VICTIM, self.coins])


class Cards(ToyGame):
    id = "toy_cards"
    title = "Toy Cards"
    kind = CardsTable
    players = (2, 3)
    options = (Option("deck", "Which deck", "plain", ("plain", "wild")),)
    actions = ACTIONS
    steps = (NextTurn, PlayCard, Happen, Victim)

    def setup(self, table: Table) -> None:
        t = cast(CardsTable, table)
        t.deck.extend(DECKS[t.settings["deck"]])
        deal(t, t.deck, t.hands, 3)
        t.bank.append(6)
        t.coins.extend([1] * t.seats)
        t.turn.append(0)
        t.agenda.append(NextTurn())

    def text(self, action: int, table: Table, seat: int) -> str:
        words = self.actions.spell(action)
        return f"{words}: {VOCABULARY.describe(CARDS[action - PLAY])}" if action < DROP else words

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(CardsTable, table)
        return {
            "coins": t.bank[0] + sum(t.coins),
            "cards": sum(t.deck) + sum(t.discard) + sum(map(sum, t.hands)),
        }
