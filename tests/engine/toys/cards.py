"""Cards that are lists of words: four words, one of which asks, and nothing else a game needs for a card language."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, cast

from boomtown.engine.cards import Operand, Word, carry_out, put_together
from boomtown.engine.catalogue import Catalogue
from boomtown.engine.content import Part
from boomtown.engine.fields import HIDDEN, OWN, Field, Layout
from boomtown.engine.game import Option
from boomtown.engine.kinds import ONE, SEAT, things, up_to
from boomtown.engine.language import Count, Reader, Speaker
from boomtown.engine.limits import Fact, Limit, allowed
from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable, deal, redeal_hands

ACTIONS = Catalogue()
PLAY = ACTIONS.verbs("play", 5)
DROP = ACTIONS.verbs("drop", 5)
VICTIM = ACTIONS.verbs("victim", 3)
CARD = things("card", 5)

CARDS: list[list[dict[str, Any]]] = [
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
            Field("bank", size=1, over=[ONE], holds=up_to(99)),
            Field("coins", over=[SEAT], holds=up_to(99)),
            Field("turn", size=1, over=[ONE], holds=up_to(99)),
            Field("deck", HIDDEN, holds=CARD),
            Field("discard", holds=CARD),
            Field("hands", OWN, True, holds=CARD),
        ]
    )

    def __init__(self, seats: int, settings: dict[str, str]) -> None:
        super().__init__(seats, settings)
        self.programs = programs()

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.bank, self.coins, self.turn, self.deck, self.discard = cells[n : n + 5]
        self.hands = cells[n + 5 : n + 5 + n]

    def redeal(self, seat: int) -> None:
        redeal_hands(self, seat, self.deck, self.hands)

    def scores(self) -> list[int]:
        return self.coins[:]


# --- the words of the cards ----------------------------------------------------------------------------------


def gain(t: CardsTable, seat: int, coins: int) -> None:
    """Coins from the bank."""
    t.bank[0] -= coins
    t.coins[seat] += coins
    t.tell("gain", seat, [coins])


class Gain(Word[CardsTable]):
    """Coins from the bank."""

    name = "gain"
    operands = (Operand("coins", "count"),)
    texts: ClassVar[dict[str, str]] = {"": "gain {coins:#coin/coins}"}

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def can(self, t: CardsTable, me: int, card: int) -> bool:
        return t.bank[0] >= self.coins

    def run(self, t: CardsTable, me: int, them: int, card: int) -> None:
        gain(t, me, self.coins)


class Steal(Word[CardsTable]):
    """Coins of another seat, which the player names."""

    name = "steal"
    operands = (Operand("coins", "count"),)
    texts: ClassVar[dict[str, str]] = {"": "steal {coins:#coin/coins}"}
    prompt = "choose from whom you steal."
    rules = ("TOY-3",)
    asks = True

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def can(self, t: CardsTable, me: int, card: int) -> bool:
        return len(self.things(t, me, card)) > 0

    def things(self, t: CardsTable, me: int, card: int) -> list[int]:
        return [VICTIM + seat for seat in range(t.seats) if seat != me and t.coins[seat] >= self.coins]

    def most(self, t: CardsTable, me: int, card: int) -> int:
        return min(1, len(self.things(t, me, card)))

    def finish(self, t: CardsTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        victim = chosen[0] - VICTIM
        t.coins[victim] -= self.coins
        t.coins[me] += self.coins
        t.tell("steal", me, [victim, self.coins])


class Draw(Word[CardsTable]):
    """Cards from the deck, as many as there are."""

    name = "draw"
    operands = (Operand("cards", "count"),)
    texts: ClassVar[dict[str, str]] = {"": "draw {cards:#card/cards}"}

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def run(self, t: CardsTable, me: int, them: int, card: int) -> None:
        for _ in range(min(self.cards, len(t.deck))):
            t.hands[me].append(t.draw(t.deck))
            t.tell_secret("draw", me, [], t.hands[me][-1:], 1 << me)


class Gamble(Word[CardsTable]):
    """A coin if a die comes up high, or low."""

    name = "gamble"
    operands = (Operand("on", "side"),)
    texts: ClassVar[dict[str, str]] = {"": "gain 1 coin if you roll {on}"}

    def __init__(self, high: bool) -> None:
        super().__init__()
        self.high = high

    def can(self, t: CardsTable, me: int, card: int) -> bool:
        return t.bank[0] > 0

    def run(self, t: CardsTable, me: int, them: int, card: int) -> None:
        if (t.roll(6) >= 3) == self.high:
            gain(t, me, 1)


VOCABULARY: list[type[Word[Any]]] = [Gain, Steal, Draw, Gamble]
READER = Reader(
    VOCABULARY,
    {
        "count": lambda part, key: part.whole(key, 1, 9),
        "side": lambda part, key: part.choice(key, ["high", "low"]) == "high",
    },
    "verb",
)
SPEAKER = Speaker(
    VOCABULARY, {"count": lambda count, step: Count(count), "side": lambda side, step: side}, "verb"
)


@cache
def programs() -> list[list[Word[Any]]]:
    """What the cards do."""
    found: list[list[Word[Any]]] = []
    for number, steps in enumerate(CARDS):
        put_together(found, [READER.read(Part("toy", f"card {number}", step)) for step in steps])
    return found


# --- the game ------------------------------------------------------------------------------------------------


class NextTurn(Step[CardsTable]):
    """The next seat with cards; the game is over when all hands are empty."""

    def run(self, table: CardsTable) -> None:
        for _ in range(table.seats):
            seat = table.turn[0] % table.seats
            table.turn[0] += 1
            if table.hands[seat]:
                table.agenda += [NextTurn(), PlayCard(seat)]
                return


class PlayCard(Decision[CardsTable]):
    """Play a card whose words may all happen, or drop one; the others don't know whether it is the only way."""

    hides: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def options(self, table: CardsTable, seat: int) -> list[int]:
        kinds = sorted(set(table.hands[seat]))
        playable = [card for card in kinds if allowed((HELD, USABLE), table, seat, PLAY + card)]
        return [PLAY + card for card in playable] + [DROP + card for card in kinds]

    def take(self, table: CardsTable, seat: int, action: int) -> None:
        card = ACTIONS.number(action)
        table.hands[seat].remove(card)
        table.discard.append(card)
        table.tell(ACTIONS.name(action), seat, [card])
        if action < DROP:
            carry_out(table, seat, -1, card, card, 0)

    def limits(self, table: CardsTable, seat: int, action: int) -> Sequence[Limit]:
        return () if action >= VICTIM else (HELD, USABLE) if action < DROP else (HELD,)


def is_held(t: CardsTable, seat: int, action: int) -> bool:
    """Whether a card is in the hand."""
    return ACTIONS.number(action) in t.hands[seat]


def is_usable(t: CardsTable, seat: int, action: int) -> bool:
    """Whether all words of a card may happen."""
    card = action - PLAY
    return all(word.can(t, seat, card) for word in programs()[card])


def not_usable(t: CardsTable, seat: int, action: int) -> Fact:
    """Which card can't happen."""
    return Fact("TOY-4", "unusable", [action - PLAY])


HELD = Limit("TOY-4", is_held)
USABLE = Limit("TOY-4", is_usable, not_usable)


class Cards(ToyGame):
    id = "toy_cards"
    title = "Toy Cards"
    kind = CardsTable
    players = (2, 3)
    options = (Option("deck", "Which deck", "plain", ("plain", "wild")),)
    actions = ACTIONS

    def setup(self, table: Table) -> None:
        t = cast(CardsTable, table)
        t.deck.extend(DECKS[t.settings["deck"]])
        deal(t, t.deck, t.hands, 3)
        t.bank.append(6)
        t.coins.extend([1] * t.seats)
        t.turn.append(0)
        t.agenda.append(NextTurn())

    def fact(self, table: Table, seat: int, kind: str, args: list[int]) -> str:
        return f"the words of card {args[0]} can't all happen"

    def text(self, action: int, table: Table, seat: int) -> str:
        words = self.actions.spell(action)
        if action >= DROP:
            return words
        return f"{words}: {', '.join(SPEAKER.text(step) for step in CARDS[action - PLAY])}"

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(CardsTable, table)
        return {
            "coins": t.bank[0] + sum(t.coins),
            "cards": sum(t.deck) + sum(t.discard) + sum(map(sum, t.hands)),
        }
