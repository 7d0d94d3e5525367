"""Positions of Age of Industry for tests, set up and played in the words of the content files.

p = Position("germany")
p.put("yellow", "coal_1", "poland_1", cubes=3)
p.rail("red", "magdeburg-berlin")
p.hand("red", "cotton")
p.turn("red")
p.do("build", "card cotton", "space magdeburg_1")
"""

from typing import Any, cast

from boomtown.engine.steps import Decision, Step
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.rules.content import INDUSTRY_IDS
from boomtown.games.age_of_industry.rules.rounds import ChooseAction, EndRound, NewOrder, Turn
from boomtown.games.age_of_industry.rules.table import AgeTable
from tests.rules.position import BasePosition, Who, laid_out


class Position(BasePosition[AgeTable]):
    """A table in the middle of a round, with nothing on the map, full displays, no cards in hands, no money."""

    def __init__(self, map_id: str = "germany", seats: int = 4, content: str = "", round: int = 2) -> None:
        options = {"map": map_id, "colours": "red,yellow,green,blue,purple", "content": content}
        self.t = cast(AgeTable, laid_out(GAME, seats, 1, options))
        self.content = self.t.content
        t = self.t
        t.round[0] = round
        t.order[:] = list(range(seats))
        for hand in t.hands:
            t.deck.extend(hand)
            hand.clear()
        t.agenda.clear()
        t.rebuild()
        self.answered: list[int] = []  # what the last action left no choice about, so that nobody was asked

    # --- setting up ------------------------------------------------------------------------------------------

    def seat(self, who: Who) -> int:
        """The seat of a colour."""
        return who if isinstance(who, int) else self.t.colours.index(who)

    def space(self, id: str) -> int:
        """The number of a space."""
        return self.content.space_ids.index(id)

    def counter(self, id: str) -> int:
        """The number of a counter on the display."""
        return self.content.counter_ids.index(id)

    def put(
        self,
        owner: str,
        counter: str,
        space: str,
        cubes: int | None = None,
        flipped: bool = False,
        from_display: bool = False,
    ) -> None:
        """Stand a counter in a space: full of cubes unless said otherwise. `from_display` takes it off the display."""
        t, s, c, seat = self.t, self.space(space), self.counter(counter), self.seat(owner)
        assert t.owner[s] < 0, f"{space} is taken"
        t.owner[s] = seat
        t.counter[s] = c
        t.flipped[s] = int(flipped)
        t.cubes[s] = (0 if flipped else self.content.cubes[c]) if cubes is None else cubes
        if from_display:
            t.left[seat * len(self.content.level) + c] -= 1
        t.rebuild()

    def rail(self, owner: str, *links: str) -> None:
        """Lay railways."""
        for link in links:
            self.t.rail[self.content.link_ids.index(link)] = self.seat(owner)
            self.t.rails_left[self.seat(owner)] -= 1
        self.t.rebuild()

    def hand(self, owner: str, *cards: str) -> None:
        """Give a seat exactly these cards; they come out of the deck."""
        t, hand = self.t, self.t.hands[self.seat(owner)]
        t.deck.extend(hand)
        hand.clear()
        for card in cards:
            kind = self.content.card_ids.index(card)
            t.deck.remove(kind)
            hand.append(kind)

    def deck(self, *cards: str) -> None:
        """Make the deck just these cards, the first named on top; the rest goes to the discards."""
        t = self.t
        kinds = [self.content.card_ids.index(card) for card in cards]
        t.discard.extend(t.deck)
        for kind in kinds:
            t.discard.remove(kind)
        t.deck[:] = kinds[::-1]

    def offer(self, *cards: str) -> None:
        """Lay these cards (or '' for an empty place) face up on the card display."""
        t = self.t
        t.deck.extend(card for card in t.offer if card >= 0)
        t.offer[:] = [-1, -1]
        for slot, card in enumerate(cards):
            if card:
                kind = self.content.card_ids.index(card)
                t.deck.remove(kind)
                t.offer[slot] = kind

    def demand(self, coal: int | None = None, iron: int | None = None) -> None:
        """Set the cubes on the demand displays."""
        if coal is not None:
            self.t.demand[0] = coal
        if iron is not None:
            self.t.demand[1] = iron

    def market(self, market: str, counter: str, sold: bool = False) -> None:
        """Lay a market counter in a market space."""
        at = self.content.market_ids.index(market)
        self.t.market[at] = self.content.demand_ids.index(counter)
        self.t.sold[at] = int(sold)

    def markets(self, counter: str) -> None:
        """Lay the same kind of market counter in every market space."""
        for market in self.content.market_ids:
            self.market(market, counter)

    def imports(self, ship_space: str, cubes: int) -> None:
        """Set the cubes at a ship space's coal import."""
        at = self.content.ship_place.index(self.content.place_ids.index(ship_space))
        self.t.cubes[len(self.content.space_ids) + at] = cubes
        self.t.rebuild()

    def left(self, owner: str, **counters: int) -> None:
        """Set how many counters of a kind are left on a seat's display: left('red', factory_0=0)."""
        for id, count in counters.items():
            self.t.left[self.seat(owner) * len(self.content.level) + self.counter(id)] = count

    def money(self, owner: str, money: int, loans: int = 0) -> None:
        """Set a seat's money and loans."""
        self.t.money[self.seat(owner)] = money
        self.t.loans[self.seat(owner)] = loans

    def order(self, *colours: str) -> None:
        """Set the order of play."""
        self.t.order[:] = [self.seat(colour) for colour in colours]

    def turn(self, colour: str, actions: int = 2, more: tuple[str, ...] = ()) -> None:
        """Let a seat's turn begin; `more` are the seats whose turns follow, then the round ends.

        With `actions=1` the turn's first action (in the first round there is none) is behind the seat. The seat is asked
        for its action even if there is only one that it can take.
        """
        seat = self.seat(colour)
        steps: list[Step[Any]] = [EndRound(), NewOrder()]
        steps.extend(Turn(self.seat(other)) for other in reversed(more))
        self.t.agenda[:] = steps
        Turn(seat).run(self.t)
        top = self.t.agenda[-1]
        assert isinstance(top, ChooseAction)
        assert top.left >= actions
        self.t.agenda[-1] = ChooseAction(seat, actions)
        self.t.offered_to = -1
        self.answered = []

    # --- playing ---------------------------------------------------------------------------------------------

    @property
    def who(self) -> str:
        """The colour of the seat that must decide now."""
        return self.t.colours[self.t.waiting[0]]

    def names(self, verb: str) -> list[str]:
        """The ids that a verb's numbers stand for."""
        board = self.content
        if verb == "from-import":
            return [board.place_ids[place] for place in board.ship_place]
        return {
            "card": board.card_ids,
            "industry": INDUSTRY_IDS,
            "space": board.space_ids,
            "from": board.space_ids,
            "link": board.link_ids,
            "seller": board.space_ids,
            "to-port": board.space_ids,
            "to-market": board.market_ids,
            "remove": board.counter_ids,
        }.get(verb, [])

    def do(self, *actions: str) -> None:
        """Take actions in words, each by the seat whose decision it is; one that was the only option is done already."""
        for words in actions:
            action = self.number(words)
            if self.answered[:1] == [action]:
                self.answered.pop(0)
                continue
            seat, trial = self.t.waiting[0], cast(AgeTable, self.t.clone())
            self.t.apply(seat, action)
            top = trial.agenda.pop()
            assert isinstance(top, Decision)
            top.take(trial, seat, action)
            self.answered = unasked(trial)

    def stop_after(self, *actions: str) -> None:
        """Take actions; the table then stands at the next decision even if that leaves no choice."""
        for words in actions:
            seat, action = self.t.waiting[0], self.number(words)
            assert self.t.accepts(seat, action), words
            top = self.t.agenda.pop()
            assert isinstance(top, Decision)
            self.t.offered_to = -1
            self.t.moves += 1
            top.take(self.t, seat, action)
            while not isinstance(self.t.agenda[-1], Decision):
                self.t.agenda.pop().run(self.t)
        self.answered = []

    # --- looking ---------------------------------------------------------------------------------------------

    def cash(self, colour: str) -> int:
        """A seat's money."""
        return self.t.money[self.seat(colour)]

    def debt(self, colour: str) -> int:
        """A seat's loans."""
        return self.t.loans[self.seat(colour)]

    def spent(self, colour: str) -> int:
        """What a seat has in its box on the order display."""
        return self.t.spent[self.seat(colour)]

    def stands(self, space: str) -> str:
        """The counter in a space with its owner: 'red cotton_2', or ''."""
        s = self.space(space)
        if self.t.owner[s] < 0:
            return ""
        return f"{self.t.colours[self.t.owner[s]]} {self.content.counter_ids[self.t.counter[s]]}"

    def flipped(self, space: str) -> bool:
        """Whether the counter in a space has been used."""
        return self.t.flipped[self.space(space)] == 1

    def sold(self, market: str) -> bool:
        """Whether a market counter has been used."""
        return self.t.sold[self.content.market_ids.index(market)] == 1

    def cubes(self, space: str) -> int:
        """The cubes on a space's counter."""
        return self.t.cubes[self.space(space)]

    def import_cubes(self, ship_space: str) -> int:
        """The cubes at a ship space's coal import."""
        at = self.content.ship_place.index(self.content.place_ids.index(ship_space))
        return self.t.cubes[len(self.content.space_ids) + at]

    def railway(self, link: str) -> str:
        """The colour of the railway on a link, or ''."""
        owner = self.t.rail[self.content.link_ids.index(link)]
        return self.t.colours[owner] if owner >= 0 else ""

    def cards(self, colour: str) -> list[str]:
        """The cards in a seat's hand, sorted."""
        return sorted(self.content.card_ids[card] for card in self.t.hands[self.seat(colour)])

    def on_display(self, colour: str, counter: str) -> int:
        """How many counters of a kind are left on a seat's display."""
        return self.t.left[self.seat(colour) * len(self.content.level) + self.counter(counter)]

    def playing_order(self) -> list[str]:
        """The order of play in colours."""
        return [self.t.colours[seat] for seat in self.t.order]

    def log(self) -> list[str]:
        """The log as a spectator reads it."""
        return [line["text"] for line in self.t.log(None)]

    @classmethod
    def example(cls, id: str) -> "Position":
        """The position of one of the rulebook's worked examples, as examples.toml sets it up."""
        import tomllib
        from pathlib import Path

        examples = tomllib.loads(Path(__file__).with_name("examples.toml").read_text("utf-8"))["example"]
        found = next(example for example in examples if example["id"] == id)
        p = cls(found["map"])
        for piece in found.get("industries", []):
            p.put(
                piece["owner"],
                piece["counter"],
                piece["space"],
                piece.get("cubes"),
                piece.get("flipped", False),
            )
        for track in found.get("railways", []):
            p.rail(track["owner"], track["link"])
        for owner, counters in found.get("display_left", {}).items():
            p.left(owner, **counters)
        for ship_space, cubes in found.get("imports", {}).items():
            p.imports(ship_space, cubes)
        for lying in found.get("markets", []):
            p.market(lying["market"], lying["counter"])
        p.demand(**found.get("display", {}))
        return p

    def join_all(self, owner: str) -> None:
        """Lay a railway of a seat on every link, so that everything on land hangs together."""
        self.t.rail[:] = [self.seat(owner)] * len(self.content.link_ids)
        self.t.rebuild()

    def begin_round(self) -> None:
        """Begin the next round, with everybody's turn in order of play."""
        from boomtown.games.age_of_industry.rules.rounds import StartRound

        self.t.agenda[:] = [StartRound()]
        self.t.advance()

    def end_game(self) -> None:
        """Let the first in order of play end the last round: no cards in any hand, none in the deck."""
        for colour in self.t.colours[: self.t.seats]:
            self.hand(colour)
        self.deck()
        self.turn(self.playing_order()[0], actions=1)
        self.do("pass")

    def open_displays(self, owner: str) -> None:
        """Take the level-0 counters off a seat's display, as two developments each would."""
        self.left(owner, factory_0=0, ship_0=0)

    def fitting(self, card: str) -> dict[str, set[str]]:
        """For the combined build with a card, the spaces on offer for each industry."""
        before, found = self.t, {}
        self.t = cast(AgeTable, before.clone())
        self.do("combine", f"card {card}")
        asked = self.t
        for industry in sorted(self.offers("industry")):
            self.t = cast(AgeTable, asked.clone())
            self.do(f"industry {industry}")
            found[industry] = self.offers("space")
        self.t = before
        return found

    def passing(self) -> str:
        """A card that the seat whose decision it is can discard, in words."""
        return f"card {self.cards(self.who)[0]}"


def unasked(t: AgeTable) -> list[int]:
    """The decisions that a table comes to without a choice, each with the one action that could be taken."""
    trial, found = cast(AgeTable, t.clone()), []
    while trial.agenda:
        top = trial.agenda[-1]
        if isinstance(top, Decision):
            options = [] if type(top).hides else top.options(trial, top.seat)
            if len(options) != 1:
                break
            found.append(options[0])
            trial.agenda.pop()
            top.take(trial, top.seat, options[0])
        else:
            trial.agenda.pop()
            top.run(trial)
    return found
