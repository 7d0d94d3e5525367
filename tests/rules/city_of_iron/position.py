"""Positions of City of Iron for tests, set up and played in the words of the content files.

p = Position("arc", "hog")
p.give("arc", coins=7)
p.row("A17", "", "Srika Pasture")
p.hand("arc", "scholar", "cartographer")
p.turn("arc")
p.do("play scholar")
p.pay("hammer cartographer")
assert p.used() == ["play scholar", "hammer cartographer"]

Seats are named by their nation ('arc', 'cresaria', 'hog', 'om') or by number. Buildings are named by card ('A17'), design
('a_academy') or name ('Academy': the first card of that name that lies where it is looked for); experts, towns, lands, goods
and sides of districts by id or by name. What a helper lays somewhere is taken from wherever it was.
"""

from collections.abc import Iterator
from typing import Any, cast

from boomtown.engine.steps import Step
from boomtown.games.city_of_iron import GAME
from boomtown.games.city_of_iron.rules.actions import ACTIONS
from boomtown.games.city_of_iron.rules.autumn import Autumn
from boomtown.games.city_of_iron.rules.content import GOODS, ROUNDS, Content
from boomtown.games.city_of_iron.rules.rounds import Round
from boomtown.games.city_of_iron.rules.summer import BeginTurn, Summer
from boomtown.games.city_of_iron.rules.table import IN_DISPLAY, IronTable, pool
from boomtown.games.city_of_iron.rules.winter import EndRound, Hire
from tests.rules.position import BasePosition, Who, laid_out

ALL_NATIONS = ("arc", "cresaria", "hog", "om")
DECKS = ["citizen", "military"]
PILES = ("citizen_draw", "citizen_discard", "military_draw", "military_discard")
EXPERT_VERBS = ("first", "play", "hammer", "distance", "guns", "lay", "react", "hire")
BUILDING_VERBS = ("build", "store", "demolish", "steambot")


def fresh(seats: int = 4, seed: int = 1, **options: str) -> IronTable:
    """A table just set up: the nations are to be chosen, or if they were named the starting decks to be ordered."""
    return cast(IronTable, laid_out(GAME, seats, seed, options))


def started(seats: int = 4, seed: int = 1, **options: str) -> IronTable:
    """A table at the first bid of the first round, with nations in the usual order and decks as the cards are listed."""
    options.setdefault("nations", ",".join(ALL_NATIONS))
    t = fresh(seats, seed, **options)
    while t.steps()[-1][0] in ("ChooseNation", "OrderDecks"):
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    return t


def do(t: IronTable, seat: int, *actions: str) -> None:
    """Let a seat take actions as the catalogue spells them: do(t, 0, 'build 3', 'city 0')."""
    for spelling in actions:
        t.apply(seat, ACTIONS.parse(spelling))


def steps(t: IronTable, most: int = 2000) -> Iterator[int]:
    """Count a game's decisions while it goes on: `for _ in steps(t)`; a game that doesn't end fails."""
    for number in range(most):
        if t.over:
            return
        yield number
    raise AssertionError("this game does not end")


def can(t: IronTable, seat: int, spelling: str) -> bool:
    """Whether an action, as the catalogue spells it, is offered to a seat."""
    return ACTIONS.parse(spelling) in t.options(seat)


class Position(BasePosition[IronTable]):
    """A table in Summer on which nobody has coins, cards, buildings or towns, and no building lies on the row.

    The starting cards of every seat are out of play until a helper lays them somewhere; they are never for sale.
    """

    def __init__(self, *nations: str, round: int = 1, seed: int = 1, **options: str) -> None:
        self.nations = nations or ALL_NATIONS
        self.t = fresh(len(self.nations), seed, nations=",".join(self.nations), **options)
        self.content: Content = self.t.content
        t = self.t
        t.round[0] = round
        for seat in range(t.seats):
            for zone in self.zones(seat):
                zone.clear()
            self.own(seat)
            t.coins[seat] = t.science[seat] = 0
        for card in reversed(t.row):
            if card >= 0:
                t.deck_a.append(card)
        t.row[:] = [-1] * len(t.row)
        t.agenda.clear()
        t.rebuild()

    # --- finding ---------------------------------------------------------------------------------------------

    def seat(self, who: Who) -> int:
        """The seat of a nation."""
        return who if isinstance(who, int) else self.nations.index(who)

    def nation(self, seat: int) -> str:
        """The nation of a seat."""
        return self.nations[seat]

    def expert(self, name: str) -> int:
        """The number of an expert card."""
        return found(name, self.content.expert_ids, self.content.expert_names)

    def land(self, name: str) -> int:
        """The number of a land."""
        return found(name, self.content.land_ids, self.content.land_names)

    def town(self, name: str) -> int:
        """The number of a town."""
        return found(name, self.content.town_ids, self.content.town_names)

    def good(self, name: str) -> int:
        """The number of a good."""
        return found(name, self.content.good_ids, self.content.good_names)

    def side(self, name: str) -> int:
        """The number of a side of a district."""
        return found(name, self.content.side_ids, self.content.side_names)

    def cards_called(self, name: str) -> list[int]:
        """All building cards that a card id, design id or name means."""
        content = self.content
        designs = [entry["id"] for entry in content.data["buildings"]["building"]]
        same = [
            card
            for card in range(len(content.card_ids))
            if name in (content.card_ids[card], content.card_names[card], designs[content.card_design[card]])
        ]
        assert same, f"there is no building '{name}'"
        return same

    def building(self, name: str, among: list[int] | None = None) -> int:
        """The number of a building card, the first of its name in a list of cards if one is given."""
        same = self.cards_called(name)
        for card in same if among is None else among:
            if card in same:
                return card
        return same[0]

    def entry(self, file: str, kind: str, name: str) -> dict[str, Any]:
        """What a content file says of something: entry('experts', 'expert', 'mayor')."""
        entries: list[dict[str, Any]] = self.content.data[file][kind]
        return next(entry for entry in entries if name in (entry["id"], entry.get("name")))

    def zones(self, who: Who) -> list[list[int]]:
        """A seat's hand and its four piles."""
        t, seat = self.t, self.seat(who)
        piles = (t.citizen_draw, t.citizen_discard, t.military_draw, t.military_discard)
        return [t.hands[seat], *[pile[seat] for pile in piles]]

    # --- setting up: experts ---------------------------------------------------------------------------------

    def hand(self, who: Who, *names: str, shown: bool = False) -> None:
        """Give a seat exactly these cards in hand; `shown`: everyone knows them."""
        seat = self.seat(who)
        cards = sorted(self.expert(name) for name in names)
        self.fill(seat, self.t.hands[seat], cards)
        self.t.shown[seat] = sum(1 << card for card in cards) if shown else 0
        self.t.rebuild()

    def draw_pile(self, who: Who, deck: str, *names: str) -> None:
        """Make a draw pile just these cards; the first named is on top and is drawn first."""
        seat = self.seat(who)
        cards = [self.expert(name) for name in reversed(names)]
        self.fill(seat, self.t.draw_pile(seat, DECKS.index(deck)), cards)

    def discard_pile(self, who: Who, deck: str, *names: str) -> None:
        """Make a discard pile just these cards; the first named was discarded first, the last lies on top."""
        seat = self.seat(who)
        self.fill(seat, self.t.discard_pile(seat, DECKS.index(deck)), [self.expert(name) for name in names])

    def fill(self, seat: int, zone: list[int], cards: list[int]) -> None:
        """Put cards into a zone of a seat and take them from its other zones; what was there goes to the buy pool."""
        t = self.t
        for card in cards:
            assert (self.content.nation_cards[t.nation[seat]] >> card) & 1, (
                f"{self.content.expert_ids[card]} is not a card of {self.nation(seat)}"
            )
        for other in self.zones(seat):
            other[:] = [card for card in other if card not in cards]
        zone[:] = cards
        self.own(seat)
        t.rebuild()

    def own(self, seat: int) -> None:
        """Let a seat own its starting cards, wherever they are, and the experts in hand, piles, before it, on its towns."""
        t = self.t
        cards = [card for zone in self.zones(seat) for card in zone]
        cards += [t.guard[town] for town in range(len(t.guard)) if t.town_owner[town] == seat]
        cards += t.played if t.turn[0] == seat else []
        for deck in self.content.starting:
            cards += deck[t.nation[seat]]
        t.owned[seat] = sum(1 << card for card in set(cards) if card >= 0)

    # --- setting up: buildings, cities, towns ----------------------------------------------------------------

    def loosen(self, card: int) -> int:
        """Take a building card from wherever it lies."""
        t = self.t
        for zone in (t.deck_a, t.deck_b, t.deck_c, t.scrap, *t.stored, *t.built):
            if card in zone:
                zone.remove(card)
        if card in t.row:
            t.row[t.row.index(card)] = -1
        t.city[card] = -1
        return card

    def free(self, name: str) -> int:
        """Take a building out of the decks (or the box), one that lies nowhere else if there are several of its name."""
        t = self.t
        used = [*t.row, *t.scrap, *[card for zone in (*t.stored, *t.built) for card in zone]]
        same = self.cards_called(name)
        return self.loosen(next((card for card in same if card not in used), same[0]))

    def row(self, *names: str) -> None:
        """Lay these cards on the building row from left to right, '' for an empty space; what lay there goes to its deck."""
        t = self.t
        for card in t.row:
            if card >= 0:
                t.building_deck(self.content.card_deck[card]).insert(0, card)
        t.row[:] = [-1] * len(t.row)
        for place, name in enumerate(names):
            if name:
                t.row[place] = self.free(name)
        t.rebuild()

    def deck(self, letter: str, *names: str) -> None:
        """Put these cards on top of building deck A, B or C; the first named is drawn first."""
        pile = self.t.building_deck("ABC".index(letter))
        pile.extend([self.free(name) for name in names][::-1])

    def empty_decks(self, letters: str = "ABC") -> None:
        """Take building decks out of the game."""
        for letter in letters:
            self.t.building_deck("ABC".index(letter)).clear()

    def scrap(self, *names: str) -> None:
        """Lay these cards on the building discard pile, the last named on top."""
        for name in names:
            self.t.scrap.append(self.free(name))

    def store(self, who: Who, *names: str) -> None:
        """Put building cards into a seat's buy pool."""
        for name in names:
            self.t.stored[self.seat(who)].append(self.free(name))

    def build(self, who: Who, *names: str, land: str = "") -> None:
        """Stand buildings in a city of a seat, in its starting city if none is named, whether there is room or not."""
        seat = self.seat(who)
        where = self.land(land) if land else self.home(seat)
        assert self.t.land_owner[where] == seat, f"{land} is not a city of {who}"
        for name in names:
            card = self.free(name)
            self.t.built[seat].append(card)
            self.t.city[card] = where
        self.t.rebuild()

    def home(self, who: Who) -> int:
        """A seat's starting land."""
        return self.content.home[self.t.nation[self.seat(who)]]

    def settle(self, who: Who, land: str, *sides: str) -> None:
        """Give a seat a land with these districts."""
        self.t.land_owner[self.land(land)] = self.seat(who)
        self.expand(who, land, *sides)

    def expand(self, who: Who, land: str, *sides: str) -> None:
        """Put districts of a seat's reserve on a land of its own ('' is its starting land)."""
        where = self.land(land) if land else self.home(who)
        tokens = len(self.content.token_each)
        for name in sides:
            side = self.side(name)
            self.t.reserve[self.seat(who) * tokens + self.content.side_token[side]] -= 1
            self.t.districts[where * len(self.content.side_ids) + side] += 1
        self.t.rebuild()

    def conquer(self, who: Who, *names: str, cube: int = 0, guard: str = "") -> None:
        """Give a seat towns, perhaps with a cube of so much extra defense or guarded by an expert."""
        t = self.t
        for name in names:
            town = self.town(name)
            for pile in (t.towns_1, t.towns_2, t.towns_3):
                if town in pile:
                    pile.remove(town)
            t.town_owner[town] = self.seat(who)
            t.marked[town] = cube
            if guard:
                for zone in self.zones(who):
                    zone[:] = [card for card in zone if card != self.expert(guard)]
                t.guard[town] = self.expert(guard)
        self.own(self.seat(who))
        t.rebuild()

    def towns(self, stars: int, *names: str) -> None:
        """Lay a pile of unconquered towns: these from the top down and nothing else (the others leave the game)."""
        pile = self.t.town_pile(stars - 1)
        for town in pile:
            self.t.town_owner[town] = -2
        pile[:] = [self.town(name) for name in reversed(names)]
        for town in pile:
            self.t.town_owner[town] = IN_DISPLAY

    # --- setting up: coins, science, goods, tracks -----------------------------------------------------------

    def give(self, who: Who, coins: int = -1, science: int = -1, influence: int = -1) -> None:
        """Set what a seat has, as far as it is named."""
        seat = self.seat(who)
        for cell, n in ((self.t.coins, coins), (self.t.science, science), (self.t.influence, influence)):
            if n >= 0:
                cell[seat] = n

    def set_goods(self, who: Who, **amounts: int) -> None:
        """Write a seat's goods tracks by hand (others 0), after everything else: the seat's next gain counts them anew."""
        first = self.seat(who) * GOODS
        self.t.goods[first : first + GOODS] = [amounts.get(id, 0) for id in self.content.good_ids]

    def track(self, *who: Who) -> None:
        """Stand cubes on the turn order track, from its left-most open space on; '' leaves a space empty."""
        open_spaces = [i for i, dots in enumerate(self.content.bid_dots) if dots < 3 or dots <= self.t.seats]
        self.t.track[:] = [-1] * len(self.t.track)
        for space, one in zip(open_spaces, who, strict=False):
            if one != "":
                self.t.track[space] = self.seat(one)

    def bid_order(self, *who: Who) -> None:
        """Stand cubes on the bid order track from left to right."""
        self.t.bids[:] = [self.seat(one) for one in who]

    # --- starting --------------------------------------------------------------------------------------------

    def begin(self, *steps: Step[Any]) -> None:
        """Let these steps happen, the first named first, up to the next decision. Who wrote fields calls `t.rebuild()` before."""
        self.t.agenda[:] = list(reversed(steps))
        for picks in self.t.picks:
            picks.clear()
        self.t.advance()

    def turn(self, who: Who, *then: Who, number: int = 1) -> None:
        """Begin a seat's turn of Summer; then come the turns of `then`, or of all other seats in seat order."""
        t, seat = self.t, self.seat(who)
        t.played.clear()
        t.uses.clear()
        others = [self.seat(one) for one in then] or [(seat + i) % t.seats for i in range(1, t.seats)]
        self.begin(*[BeginTurn(one, number) for one in (seat, *others)])

    def rounds_from(self, round: int) -> list[Round]:
        """A round and those that follow it."""
        return [Round(ROUNDS - round)] if round <= ROUNDS else []

    def spring(self) -> None:
        """Begin a round with Spring: cubes on the turn order track slide down, then everyone bids."""
        self.begin(*self.rounds_from(self.t.round[0]))

    def summer(self, *order: Who) -> None:
        """Begin Summer with this turn order (the first named goes first); Autumn and Winter follow."""
        self.track(*reversed(order))
        self.t.bids.clear()
        self.begin(Summer(), Autumn(), *self.rounds_from(self.t.round[0] + 1))

    def autumn(self, round: int = 0) -> None:
        """Let Autumn happen, in a round if one is named, up to the hiring of Winter or the next bid."""
        self.t.round[0] = round or self.t.round[0]
        self.t.turn[0] = -1
        self.begin(Autumn(), *self.rounds_from(self.t.round[0] + 1))

    def winter(self) -> None:
        """Begin Winter; when all have hired the next round begins."""
        self.t.turn[0] = -1
        self.begin(Hire(), EndRound(), *self.rounds_from(self.t.round[0]))

    # --- playing ---------------------------------------------------------------------------------------------

    @property
    def who(self) -> str:
        """The nation of the seat that must decide now (the first, if several decide at the same time)."""
        return self.nation(self.t.waiting[0])

    def names(self, verb: str) -> list[str]:
        """The ids that a verb's numbers stand for."""
        content = self.content
        if verb in EXPERT_VERBS:
            return content.expert_ids
        if verb in BUILDING_VERBS:
            return content.card_ids
        names = {
            "nation": content.nation_ids,
            "draw": DECKS,
            "attack": content.town_ids,
            "town": content.town_ids,
        }
        names |= {"city": content.land_ids, "land": content.land_ids, "side": content.side_ids}
        names["bid"] = [space["id"] for space in content.data["board"]["bid_space"]]
        return names.get(verb, [])

    def number(self, words: str, who: Who | None = None) -> int:
        """The action that words mean: 'tax', 'build Academy', 'hammer captain', 'draw military', 'bid T4', 'pile 0'."""
        verb, _, name = words.partition(" ")
        start, count = ACTIONS.ranges[verb]
        if count == 1:
            return start
        if name.isdigit():
            return start + int(name)
        if verb in BUILDING_VERBS:
            offered = [action - start for action in self.t.options(self.asked(who))]
            return start + self.building(name, [card for card in offered if 0 <= card < count])
        if verb in EXPERT_VERBS:
            return start + self.expert(name)
        if verb in ("attack", "town"):
            return start + self.town(name)
        return start + (self.land(name) if verb in ("city", "land") else self.names(verb).index(name))

    def clicks(self, verb: str, who: Who | None = None) -> set[str]:
        """The ids that a person may click with a verb, in whatever order and to put something back."""
        split = (self.words(action).partition(" ") for action in self.t.accepted(self.asked(who)))
        return {id for name, _, id in split if name == verb}

    def pay(self, *cards: str) -> None:
        """Pick these cards, in this order, and pay: pay('guns soldier', 'distance cartographer')."""
        assert self.step in ("Pay", "DrillPay"), f"nothing is paid with skills, but {self.step} is asked"
        self.do(*cards, "done")

    def through(self, *steps: str) -> None:
        """Go on through decisions of these kinds with their last option: no reaction, no more hammers, any order of laying."""
        while self.step in steps:
            seat = self.t.waiting[0]
            self.t.apply(seat, self.t.options(seat)[-1])

    def end_turn(self) -> None:
        """Go on to the next seat's turn: no reactions, used cards laid in any order."""
        self.through("React", "LayDown")

    # --- looking ---------------------------------------------------------------------------------------------

    def coins(self, who: Who) -> int:
        """A seat's coins."""
        return self.t.coins[self.seat(who)]

    def science(self, who: Who) -> int:
        """A seat's science."""
        return self.t.science[self.seat(who)]

    def influence(self, who: Who) -> int:
        """A seat's influence."""
        return self.t.influence[self.seat(who)]

    def income(self, who: Who) -> int:
        """A seat's income."""
        return self.t.income[self.seat(who)]

    def amount(self, who: Who, good: str) -> int:
        """How much of a good a seat has."""
        return self.t.goods[self.seat(who) * GOODS + self.good(good)]

    def goods(self, who: Who) -> dict[str, int]:
        """All goods of a seat, those it has none of left out."""
        amounts = {id: self.amount(who, id) for id in self.content.good_ids}
        return {id: n for id, n in amounts.items() if n}

    def cards(self, who: Who) -> list[str]:
        """The cards in a seat's hand, by id, sorted."""
        return sorted(self.content.expert_ids[card] for card in self.t.hands[self.seat(who)])

    def pile(self, who: Who, name: str) -> list[str]:
        """A pile: 'citizen_draw' from the top down, 'citizen_discard' in the order in which the cards were laid."""
        assert name in PILES
        cards: list[int] = getattr(self.t, name)[self.seat(who)]
        order = [self.content.expert_ids[card] for card in cards]
        return order[::-1] if name.endswith("draw") else order

    def pool(self, who: Who) -> set[str]:
        """The experts in a seat's buy pool."""
        return {self.content.expert_ids[card] for card in pool(self.t, self.seat(who))}

    def played(self) -> list[str]:
        """The cards that lie before the active player, in the order in which they were played."""
        return [self.content.expert_ids[card] for card in self.t.played]

    def used(self) -> list[str]:
        """The same cards with what each was used for: 'play mayor', 'hammer captain'."""
        verbs = ("play", "hammer", "distance", "guns")
        uses = zip(self.t.uses, self.t.played, strict=True)
        return [f"{verbs[use]} {self.content.expert_ids[card]}" for use, card in uses]

    def on_row(self) -> list[str]:
        """The building row from left to right, '' for an empty space."""
        return [self.content.card_ids[card] if card >= 0 else "" for card in self.t.row]

    def scrapped(self) -> list[str]:
        """The building discard pile, top last."""
        return [self.content.card_ids[card] for card in self.t.scrap]

    def stored(self, who: Who) -> list[str]:
        """The buildings in a seat's buy pool."""
        return [self.content.card_ids[card] for card in self.t.stored[self.seat(who)]]

    def standing(self, who: Who, land: str = "") -> list[str]:
        """The buildings in a seat's cities, or in one of them, oldest first."""
        cards = self.t.built[self.seat(who)]
        return [
            self.content.card_ids[card]
            for card in cards
            if land in ("", self.content.land_ids[self.t.city[card]])
        ]

    def room(self, land: str) -> int:
        """The population of a city."""
        return self.t.room[self.land(land)]

    def districts(self, land: str) -> list[str]:
        """The districts on a land, by side, in the order of the content file."""
        sides = self.content.side_ids
        first = self.land(land) * len(sides)
        return [side for i, side in enumerate(sides) for _ in range(self.t.districts[first + i])]

    def owner(self, town: str) -> str:
        """The nation that owns a town, '' if none does."""
        seat = self.t.town_owner[self.town(town)]
        return self.nation(seat) if seat >= 0 else ""

    def settler(self, land: str) -> str:
        """The nation that has a city on a land, '' if none has."""
        seat = self.t.land_owner[self.land(land)]
        return self.nation(seat) if seat >= 0 else ""

    def town_pile(self, stars: int) -> list[str]:
        """The unconquered towns of a pile from the top down."""
        return [self.content.town_ids[town] for town in reversed(self.t.town_pile(stars - 1))]

    def log(self, who: int | None = None) -> list[str]:
        """The log as a spectator or a seat reads it."""
        return [line["text"] for line in self.t.log(who)]


def found(name: str, ids: list[str], names: list[str]) -> int:
    """The place of an id or a name."""
    assert name in ids or name in names, f"there is no '{name}' among {', '.join(ids)}"
    return ids.index(name) if name in ids else names.index(name)
