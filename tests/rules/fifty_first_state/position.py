"""Positions of 51st State for tests, set up and played in the words of the content files.

p = Position(seats=3, factions=("mutants_union", "new_york", "merchants_guild"))
p.hand(0, "school", "pub")          # cards by design id; "school#2" is the second copy
p.put(1, "quarry")                  # Locations in a State
p.give(0, grey=1, worker=2)         # goods
p.turn(0)                           # seat 0 has its turn in the Action phase; then the others, Cleanup, a new round
p.watch()
p.do("construct school")            # by the seat whose decision it is; numbers work too: "construct 23"
assert p.gained(0) == {"grey": -1, "worker": 2, "card": -1}
"""

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from boomtown.engine.cards import word_now
from boomtown.engine.steps import Step
from boomtown.games.fifty_first_state import GAME
from boomtown.games.fifty_first_state.pack.load import OURS
from boomtown.games.fifty_first_state.picture.scene import Scene
from boomtown.games.fifty_first_state.rules.actions import ACTIONS
from boomtown.games.fifty_first_state.rules.cards.goods import GainChoice
from boomtown.games.fifty_first_state.rules.cleanup import CleanupPhase
from boomtown.games.fifty_first_state.rules.content import CARD, GOOD_IDS, GOODS, TYPE_IDS, VP
from boomtown.games.fifty_first_state.rules.lookout import Lookout
from boomtown.games.fifty_first_state.rules.production import ProductionPhase
from boomtown.games.fifty_first_state.rules.rounds import EndRound, StartRound
from boomtown.games.fifty_first_state.rules.setup import get_board
from boomtown.games.fifty_first_state.rules.table import (
    ACTING,
    ON_CARD,
    StateTable,
    defense_of,
    locations,
    owner_of,
    players,
)
from boomtown.games.fifty_first_state.rules.turn import ActionPhase, NextTurn
from tests.rules.position import BasePosition, Who, laid_out

FROM_HAND = ("construct", "develop", "deal", "raze-hand", "discard")
STOCKS = ("pay-from", "pay-second-from", "pay-third-from", "pay-fourth-from")
IN_STATES = ("raze", "use", "visit", "shield", *STOCKS, "location")
LINKS = ("take", "play", "discard-connection")
GOOD_VERBS = ("pay", "keep")


def new(
    seats: int = 2, seed: int = 1, expansion: str = "base", factions: str = "random", content: str = ""
) -> StateTable:
    """A table as the game sets it up, at its first decision."""
    options = {"expansion": expansion, "factions": factions, "content": content}
    return cast(StateTable, laid_out(GAME, seats, seed, options))


def pack(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """A copy of our content with pieces of one file exchanged; the value of the option `content`."""
    copy = folder / "pack"
    shutil.copytree(OURS, copy)
    text = (copy / file).read_text("utf-8")
    for old, instead in changes:
        assert text.count(old) == 1, f"{file} has {text.count(old)} times {old!r}"
        text = text.replace(old, instead)
    (copy / file).write_text(text, "utf-8")
    return str(copy)


class Position(BasePosition[StateTable]):
    """A table in round 2: no cards in hands, States and deals, no goods, nobody has passed, seat 0 is first player."""

    def __init__(
        self,
        seats: int = 2,
        expansion: str = "base",
        factions: Iterable[str] = ("new_york", "appalachian_federation", "mutants_union", "merchants_guild"),
        seed: int = 1,
        content: str = "",
    ) -> None:
        self.t = new(seats, seed, expansion, content=content)
        self.content = self.t.content
        t = self.t
        boards = [self.content.faction_ids.index(id) for id in factions][:seats]
        assert len(set(boards)) == seats
        for seat in range(seats):
            get_board(t, seat, boards[seat])
            t.deck.extend(t.hands[seat])
            t.hands[seat].clear()
        t.first[0] = 0
        t.round[0] = 2
        t.agenda.clear()
        self.seen: list[dict[str, int]] = []

    def branch(self) -> "Position":
        """A copy of this position that can be played on without changing this one."""
        twin = Position.__new__(Position)
        twin.t, twin.content = cast(StateTable, self.t.clone()), self.content
        twin.t.fill(
            [cell[:] for cell in twin.t.cells]
        )  # positions change any list, also those that copies share
        twin.seen = self.seen[:]
        return twin

    # --- naming ----------------------------------------------------------------------------------------------

    def copies(self, name: str) -> list[int]:
        """The cards of a design: 'school' all of them, 'school#2' the second; a number is that card."""
        if name.isdigit():
            return [int(name)]
        id, _, copy = name.partition("#")
        design = self.content.design_ids.index(id)
        first, count = self.content.design_first[design], self.content.design_copies[design]
        found = list(range(first, first + count))
        assert [self.content.card_design[card] for card in found] == [design] * count
        return [found[int(copy) - 1]] if copy else found

    def card(self, name: str) -> int:
        """The first card of a design (or the copy named)."""
        return self.copies(name)[0]

    def name(self, card: int) -> str:
        """The design id of a card."""
        return self.content.design_ids[self.content.card_design[card]]

    def names_of(self, cards: Iterable[int]) -> list[str]:
        """The design ids of cards, in their order."""
        return [self.name(card) for card in cards]

    def standing(self, name: str) -> int:
        """The card of a design that stands in a State (Ruins too)."""
        return next(card for card in self.copies(name) if owner_of(self.t, card) >= 0)

    def link(self, kind: str) -> int:
        """The first Connection card of a kind ('punks', 'punks#2'; a number is that card)."""
        if kind.isdigit():
            return int(kind)
        id, _, copy = kind.partition("#")
        number = self.content.kind_ids.index(id)
        found = [link for link, of in enumerate(self.content.link_kind) if of == number]
        return found[int(copy or 1) - 1]

    # --- setting up ------------------------------------------------------------------------------------------

    def fetch(self, name: str) -> int:
        """Take a card of a design out of the Deck (or else off the discard pile)."""
        for pile in (self.t.deck, self.t.discard):
            for card in self.copies(name):
                if card in pile:
                    pile.remove(card)
                    return card
        raise AssertionError(f"no {name} is left in the Deck")

    def put(self, owner: int, *names: str, ruin: bool = False, shield: bool = False) -> list[int]:
        """Stand cards in a State, in this order; in solo, owner 1 is the Virtual Player."""
        cards = [self.fetch(name) for name in names]
        (self.t.virtual if owner >= self.t.seats else self.t.states[owner]).extend(cards)
        if ruin:
            self.t.ruins.extend(cards)
        if shield:
            self.t.shields.extend(cards)
        return cards

    def hand(self, seat: int, *names: str) -> list[int]:
        """Put cards into a hand."""
        cards = [self.fetch(name) for name in names]
        self.t.hands[seat].extend(cards)
        return cards

    def deal(self, seat: int, *names: str) -> list[int]:
        """Lay cards under a faction board as deals of an earlier round."""
        cards = [self.fetch(name) for name in names]
        self.t.deals[seat].extend(cards)
        return cards

    def deck(self, *names: str, only: bool = False) -> list[int]:
        """Put cards on top of the Deck, the first named topmost; `only` takes all the others out of the game."""
        cards = [self.fetch(name) for name in names]
        if only:
            self.t.deck.clear()
        self.t.deck.extend(reversed(cards))
        return cards

    def discard(self, *names: str) -> list[int]:
        """Make the discard pile just these cards, the last named on top; what lay there is out of the game."""
        cards = [self.fetch(name) for name in names]
        self.t.discard[:] = cards
        return cards

    def give(self, seat: int, **goods: int) -> None:
        """Add goods to a seat's supply: give(0, gun=2, grey=1)."""
        for good, count in goods.items():
            assert good not in ("card", "vp")
            self.t.goods[seat][GOOD_IDS.index(good)] += count

    def stock(self, seat: int, name: str, **goods: int) -> None:
        """Lay goods on a stockpile in a seat's State."""
        card = self.standing(name)
        assert card in self.t.states[seat]
        for good, count in goods.items():
            self.t.stock[seat].extend([card * ON_CARD + GOOD_IDS.index(good)] * count)

    def mark_used(self, name: str, times: int = 1, **goods: int) -> None:
        """A card in a State has been used so often; these goods lie on it."""
        card = self.standing(name)
        self.t.used.extend([card] * times)
        for good, count in goods.items():
            self.t.laid.extend([card * ON_CARD + GOOD_IDS.index(good)] * count)

    def links(self, seat: int, *kinds: str) -> list[int]:
        """Put Connection cards into a hand."""
        found = [self.link(kind) for kind in kinds]
        for link in found:
            self._leave_pile(link)
            self.t.links[seat].append(link)
        return found

    def face_up(self, *kinds: str) -> list[int]:
        """Turn Connection cards face up, each on the pile of its colour."""
        found = [self.link(kind) for kind in kinds]
        for link in found:
            self._leave_pile(link)
            self.t.face_up[self.content.link_pile[link]] = link
        return found

    def _leave_pile(self, link: int) -> None:
        for pile in (self.t.red_pile, self.t.blue_pile, self.t.link_discard):
            if link in pile:
                pile.remove(link)
        for colour in range(2):
            if self.t.face_up[colour] == link:
                self.t.face_up[colour] = -1

    def score(self, player: int, points: int) -> None:
        """Set a player's points on the track."""
        self.t.score[player] = points

    def first(self, seat: int) -> None:
        """Give a seat the first player token."""
        self.t.first[0] = seat

    def passed(self, *who: int) -> None:
        """These players have passed."""
        for player in who:
            self.t.passed[player] = 1

    # --- starting --------------------------------------------------------------------------------------------

    def start(self, *steps: Step[Any]) -> None:
        """Carry out steps, the first named first, until somebody has to decide."""
        self.t.agenda[:] = list(reversed(steps))
        self.t.advance()

    def turn(self, player: int) -> None:
        """It is a player's turn in the Action phase; the others follow, then Cleanup and the next round."""
        self.t.phase[0] = ACTING
        self.start(NextTurn((player - 1) % players(self.t)), EndRound())

    def new_round(self) -> None:
        """Begin a round with its Lookout."""
        self.start(StartRound())

    def lookout(self) -> None:
        """Begin the Lookout phase; the rest of the round follows."""
        self.start(Lookout(), ProductionPhase(), ActionPhase(), EndRound())

    def produce(self, on: bool = False) -> None:
        """The Production phase alone (nothing follows), or with the rest of the round."""
        if on:
            self.start(ProductionPhase(), ActionPhase(), EndRound())
        else:
            self.start(ProductionPhase())

    def act(self) -> None:
        """Begin the Action phase with the first player; Cleanup and the next round follow."""
        self.start(ActionPhase(), EndRound())

    def cleanup(self, on: bool = False) -> None:
        """The Cleanup phase alone (nothing follows), or with the next round."""
        if on:
            self.start(CleanupPhase(), StartRound())
        else:
            self.start(CleanupPhase())

    # --- playing ---------------------------------------------------------------------------------------------

    @property
    def who(self) -> int:
        """The seat that must decide now."""
        return self.t.waiting[0]

    def number(self, words: str, who: Who | None = None) -> int:
        """The action that words mean: 'construct school', 'pay gun', 'exchange red', 'steal 1 gun', 'take punks'."""
        verb, _, what = words.partition(" ")
        start, count = ACTIONS.ranges[verb]
        if count == 1:
            assert what == ""
            return start
        if what.isdigit():
            return start + int(what)
        return start + self._object(verb, what)

    def _object(self, verb: str, what: str) -> int:
        if verb in GOOD_VERBS:
            return GOOD_IDS.index(what)
        if verb in LINKS:
            return self._link_of(verb, what)
        if verb == "exchange":
            return self.content.exchange_ids[self.t.faction[self.who]].index(what)
        if verb == "faction":
            return self.content.faction_ids.index(what)
        if verb == "steal":
            seat, good = what.split()
            return int(seat) * GOODS + GOOD_IDS.index(good)
        if verb == "choose":
            return self._choice_of(what)
        zone = self._zone(verb)
        found = [card for card in self.copies(what) if card in zone]
        return found[0] if found else self.card(what)

    def _zone(self, verb: str) -> list[int]:
        """The cards that a verb's names are looked for in first."""
        t = self.t
        if verb in FROM_HAND:
            return t.hands[self.who]
        if verb == "draft":
            return t.display
        if verb == "from-deal":
            return [card for deals in t.deals for card in deals]
        assert verb in IN_STATES
        return [card for state in (*t.states, t.virtual) for card in state]

    def _link_of(self, verb: str, kind: str) -> int:
        zone = self.t.face_up if verb == "take" else self.t.links[self.who]
        number = self.content.kind_ids.index(kind.partition("#")[0])
        found = [link for link in zone if link >= 0 and self.content.link_kind[link] == number]
        return found[0] if found and "#" not in kind else self.link(kind)

    def _choice_of(self, good: str) -> int:
        """Which choice of the decision at hand gives a good."""
        word = word_now(self.t)
        assert isinstance(word, GainChoice)
        for i, goods in enumerate(word.bundles):
            if GOOD_IDS.index(good) in goods[::2]:
                return i
        raise AssertionError(f"no choice gives {good}")

    def words(self, action: int) -> str:
        """An action in words, cards and Connections by design and kind."""
        verb, number = ACTIONS.name(action), ACTIONS.number(action)
        if ACTIONS.ranges[verb][1] == 1:
            return verb
        if verb in GOOD_VERBS:
            return f"{verb} {GOOD_IDS[number]}"
        if verb in LINKS:
            return f"{verb} {self.content.kind_ids[self.content.link_kind[number]]}"
        if verb == "exchange":
            return f"{verb} {self.content.exchange_ids[self.t.faction[self.who]][number]}"
        if verb == "faction":
            return f"{verb} {self.content.faction_ids[number]}"
        if verb == "steal":
            return f"{verb} {number // GOODS} {GOOD_IDS[number % GOODS]}"
        return f"{verb} {number}" if verb == "choose" else f"{verb} {self.name(number)}"

    def offered(self, verb: str, who: Who | None = None) -> list[str]:
        """What is offered with a verb, sorted: offered('construct') == ['pub', 'school']."""
        return sorted(super().offered(verb, who))

    def pick(self, *things: str) -> None:
        """Pick these things, in this order, and finish."""
        self.do(*things, "done")

    def pay(self, *goods: str) -> None:
        """Pay with these goods (or 'gun from camp'), as asked; asserts that nothing else is asked for."""
        several = self.step == "PayTokens"
        assert several or self.step == "PayToken"
        for good in goods:
            self.do(self.token(good))
        if several:
            self.do("done")
        assert self.step not in ("PayToken", "PayTokens")

    def token(self, what: str) -> str:
        """The action that pays with a good, 'gun' from the supply or 'gun from city_guards' from a stockpile."""
        good, _, place = what.partition(" from ")
        if not place:
            return f"pay {good}"
        return f"{STOCKS[self.content.card_stocks[self.card(place)].index(GOOD_IDS.index(good))]} {place}"

    def paying(self) -> list[str]:
        """What may be paid with now: 'gun', 'gun from city_guards'; sorted."""
        found: list[str] = []
        for action in self.t.accepted(self.who):
            verb, number = ACTIONS.name(action), ACTIONS.number(action)
            if verb == "pay":
                found.append(GOOD_IDS[number])
            elif verb in STOCKS:
                good = self.content.card_stocks[number][STOCKS.index(verb)]
                found.append(f"{GOOD_IDS[good]} from {self.name(number)}")
        return sorted(found)

    def pass_all(self) -> None:
        """Everybody who can still act passes; what comes after that is up to the caller."""
        assert self.step == "Turn"
        while self.step == "Turn":
            if self.t.passed.count(0) == 1:
                self.do("pass")
                return
            self.do("pass")

    # --- looking ---------------------------------------------------------------------------------------------

    def has(self, player: int) -> dict[str, int]:
        """All goods of a player that are not 0: tokens in the supply, cards in hand, points."""
        t = self.t
        if player >= t.seats:
            return {"vp": t.score[player]} if t.score[player] else {}
        counts = t.goods[player][:]
        counts[CARD] += len(t.hands[player])
        counts[VP] += t.score[player]
        return {GOOD_IDS[good]: count for good, count in enumerate(counts) if count}

    def watch(self) -> None:
        """Note what everybody has, for `gained`."""
        self.seen = [self.has(player) for player in range(players(self.t))]

    def gained(self, player: int) -> dict[str, int]:
        """What a player has more (or, below 0, less) than at the last `watch`; only what has changed."""
        before, now = self.seen[player], self.has(player)
        changes = {good: now.get(good, 0) - before.get(good, 0) for good in GOOD_IDS}
        return {good: change for good, change in changes.items() if change}

    def count(self, seat: int, good: str) -> int:
        """How many of a good are in a seat's supply."""
        return self.t.goods[seat][GOOD_IDS.index(good)]

    def stocked(self, seat: int, name: str) -> dict[str, int]:
        """The goods on a stockpile in a seat's State."""
        return self._pieces(self.t.stock[seat], self.standing(name))

    def on(self, name: str) -> dict[str, int]:
        """The goods and workers that lie on a card in a State because it was used."""
        return self._pieces(self.t.laid, self.standing(name))

    def _pieces(self, pieces: list[int], card: int) -> dict[str, int]:
        goods = [GOOD_IDS[piece % ON_CARD] for piece in pieces if piece // ON_CARD == card]
        return {good: goods.count(good) for good in goods}

    def state(self, owner: int) -> list[str]:
        """The Locations of a State (no Ruins), in the order they were built."""
        return self.names_of(locations(self.t, owner))

    def rows(self, player: int) -> list[list[str]]:
        """The three rows of a State as they are shown (Production, Feature, Action), Ruins where they fell."""
        return [self.names_of(row) for row in Scene(self.t.view(None), self.content).rows(player)]

    def ruins(self, seat: int) -> list[str]:
        """The Ruins in a State."""
        return self.names_of(card for card in self.t.states[seat] if card in self.t.ruins)

    def in_hand(self, seat: int) -> list[str]:
        """The Location cards in a hand, sorted."""
        return sorted(self.names_of(self.t.hands[seat]))

    def defense(self, name: str) -> int:
        """The Defense of a Location in a State."""
        return defense_of(self.t, self.standing(name))

    def types(self, name: str) -> set[str]:
        """The Types of a design."""
        types = self.content.card_types[self.card(name)]
        return {type for i, type in enumerate(TYPE_IDS) if types >> i & 1}

    def spoils(self, name: str) -> dict[str, int]:
        """The goods in a design's Spoils field."""
        goods = self.content.bundles[self.content.card_spoils[self.card(name)]]
        return {GOOD_IDS[goods[i]]: goods[i + 1] for i in range(0, len(goods), 2)}

    def deal_good(self, name: str) -> str:
        """The good in a design's Deal field."""
        return GOOD_IDS[self.content.card_deal[self.card(name)]]

    def text(self, name: str) -> str:
        """What a design's ability says."""
        return self.content.design_texts[self.content.card_design[self.card(name)]]

    def log(self, seat: int | None = None) -> list[str]:
        """The log as a seat (or a spectator) reads it."""
        return [line["text"] for line in self.t.log(seat)]
