"""Positions of Forged in Steel for tests, set up and played in the words of the content files.

p = Position(4)                          City Building of 1890 in an empty city, no hands, nobody's turn
p.put("house", 1, "NS1a", "NS1c")        structures by their Lots ('GH9a+GH9b' for two Lots) and their owner
p.put("civic", None, "NS9a+NS9b")        the city's structures have no owner
p.cube(2, "NS2a"); p.cube(None, "NS2b")  Ownership cubes of a seat, City cubes, both from earlier turns
p.hand(0, "labor", 15)                   cards by their id or the number on them
p.muscle(0, 4)                           seat 0 has 4 MM to spend;  p.turn(0, "labor") starts its turn with a card
p.do("build-house", "lot NS2a")          the seat whose decision it is takes options
assert p.stands("NS2a") == "house 0" and p.gained(2) == 1

The table is calm: Influence is the order of the seats, seat 0 is Mayor (1 City Planner, 2 Mining Official, 3 or 1
Immigration Official, 0 Mob Boss), the Mob Boss has used the power (`p.mob_boss(seat)` gives it back), hands and
Banks are empty, so no Response windows open. When what was put on the agenda is done the table rests (`step` is '').
A Position asks even where there is only one option, so that a test can see what is offered; the engine itself does not.
"""

from typing import Any, cast

from boomtown.engine import dice
from boomtown.engine.log import entries
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step, Together
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import GAME
from boomtown.games.forged_in_steel.rules.actions import ACTIONS
from boomtown.games.forged_in_steel.rules.building import EndBuilding, EndTurn, NextRound, NextTurn, Turn
from boomtown.games.forged_in_steel.rules.city import lots_of, pair_of
from boomtown.games.forged_in_steel.rules.content import ROLE_IDS
from boomtown.games.forged_in_steel.rules.frames import NO_CAUSE
from boomtown.games.forged_in_steel.rules.immigration import StartImmigration
from boomtown.games.forged_in_steel.rules.muscle import SpendMore
from boomtown.games.forged_in_steel.rules.places import lift_cube, lift_structure, put_cube, put_structure
from boomtown.games.forged_in_steel.rules.riot import CheckUnrest, begin_riot
from boomtown.games.forged_in_steel.rules.table import BUILDING, CITY, SteelTable
from boomtown.games.forged_in_steel.rules.terms import KIND_IDS, LOTS_NEEDED
from tests.rules.position import BasePosition, Who, laid_out

QUIET = ("pass", "wait-long", "wait", "stop")  # what `skip_to` takes where it can


def new(seats: int = 4, seed: int = 1, **options: str) -> SteelTable:
    """A table that was just set up: the second seat in Influence order seeds a House."""
    return cast(SteelTable, GAME.new(seats, seed, options))


def do(t: SteelTable, seat: int, words: str) -> None:
    """A seat takes an action by its spelling with a number: do(t, 0, 'lot 12')."""
    t.apply(seat, ACTIONS.parse(words))


def run_on(t: Table) -> None:
    """Run the automatic steps up to a decision, whether it leaves a choice or not; picks of one set are past."""
    t.offered_to = -1
    while t.agenda:
        top = t.agenda[-1]
        if isinstance(top, Decision) and top.seats(t) and not (isinstance(top, Pick) and t.settled(top)):
            return
        t.agenda.pop()
        if isinstance(top, Together):
            top.close(t)
        else:
            top.run(t)


class Position(BasePosition[SteelTable]):
    """A table that a test arranges, and the words to play on it."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: str) -> None:
        self.t = t = cast(SteelTable, laid_out(GAME, seats, seed, options))
        self.content, self.city = t.content, t.content.city
        t.agenda.clear()
        self.raze()
        t.phase[0] = BUILDING
        t.influence[:] = list(range(seats))
        t.roles[:] = [0, 1, 2 % seats, 3 % seats if seats != 3 else 1, 0]
        t.mob[:] = [1, 0]
        for zone in (*t.hands, *t.banks, *t.chosen, *t.draft, t.deck, t.later, t.removed, t.discard):
            zone.clear()
        for card in range(1, t.content.cards + 1):
            (t.deck if t.content.card_era[card] == 0 else t.later).append(card)
        t.offered_to = -1
        self.note()

    # --- names -----------------------------------------------------------------------------------------------

    def card(self, name: str | int) -> int:
        """The number of a card by its id, its title or its number."""
        if isinstance(name, int):
            return name
        content = self.content
        return content.card_ids.index(name) if name in content.card_ids else content.card_titles.index(name)

    def lot(self, name: str) -> int:
        """The number of a Lot."""
        return self.city.lot_ids.index(name)

    def lots(self, names: str) -> int:
        """A set of Lots: 'NS1a+NS1b', or a Block's name for all of its Lots."""
        if names in self.city.block_ids:
            return self.city.block_lots[self.block(names)]
        found = 0
        for name in names.split("+"):
            found |= self.city.bit[self.lot(name)]
        return found

    def pair(self, names: str) -> int:
        """The number of a pair of Lots, 'NS9a+NS9b'; -1 if they don't make one."""
        a, _, b = names.partition("+")
        return pair_of(self.city, self.lot(a), self.lot(b))

    def block(self, name: str) -> int:
        """The number of a Block."""
        return self.city.block_ids.index(name)

    def names_in(self, lots: int) -> set[str]:
        """The names of a set of Lots."""
        return {self.city.lot_ids[lot] for lot in lots_of(self.city, lots)}

    def in_neighborhood(self, name: str) -> set[str]:
        """The names of all Lots of a Neighborhood."""
        return self.names_in(self.city.nb_lots[self.city.nb_ids.index(name)])

    def names(self, verb: str) -> list[str]:
        """The words that a verb's numbers can be said with; empty where only numbers do."""
        city, board = self.city, self.content
        if verb == "pair":
            ends = zip(city.pair_a, city.pair_b, strict=True)
            return [f"{city.lot_ids[a]}+{city.lot_ids[b]}" for a, b in ends]
        return {
            **dict.fromkeys(("card", "bank", "discard", "respond"), board.card_ids),
            "lot": city.lot_ids,
            "block": city.block_ids,
            "mine": city.mine_ids,
            "track": city.track_ids,
            "neighborhood": city.nb_ids,
            "role": ROLE_IDS,
            "leader": board.leader_ids,
            "use": board.bigwig_ids,
        }.get(verb, [])

    # --- setting up: the city --------------------------------------------------------------------------------

    def put(self, kind: str, owner: int | None, *where: str) -> None:
        """Put structures on Lots, cubes there go back unpaid; a Park of four Lots is named by its Block."""
        number = KIND_IDS.index(kind)
        for names in where:
            lots = self.lots(names)
            assert lots.bit_count() == LOTS_NEEDED[number], f"{kind} on {names}"
            for lot in lots_of(self.city, lots):
                assert self.t.what[lot] < 0, f"{self.city.lot_ids[lot]} is built"
                if self.t.owner[lot] >= 0:
                    lift_cube(self.t, lot)
            put_structure(self.t, lots_of(self.city, lots), number, CITY if owner is None else owner)

    def cube(self, owner: int | None, *where: str) -> None:
        """Put Ownership cubes of a seat, or City cubes, on vacant Lots: they lie there from an earlier turn."""
        for names in where:
            for lot in lots_of(self.city, self.lots(names)):
                assert self.t.owner[lot] < 0, f"{self.city.lot_ids[lot]} is not vacant"
                put_cube(self.t, lot, CITY if owner is None else owner)

    def fill(self, owner: int, *blocks: str) -> None:
        """Cover all open Lots of Blocks with Houses of a seat."""
        for block in blocks:
            for name in sorted(self.names_in(self.lots(block))):
                if self.t.what[self.lot(name)] < 0:
                    self.put("house", owner, name)

    def raze(self, *where: str) -> None:
        """Take up what is on Lots; on all Lots if none is named."""
        lots = [self.lot(name) for name in where] or range(len(self.city.lot_ids))
        for lot in lots:
            if self.t.what[lot] >= 0:
                lift_structure(self.t, lot)
            elif self.t.owner[lot] >= 0:
                lift_cube(self.t, lot)

    def mine(self, seat: int | None, *ids: str) -> None:
        """Mines with their owner (None: nobody); their dice were rolled if they have one."""
        for id in ids:
            number = self.city.mine_ids.index(id)
            self.t.mines[number] = -1 if seat is None else seat
            self.t.rolled[number] = 0 if seat is None else 1

    def tracks(self, **values: int) -> None:
        """Set tracks: tracks(mining=2, goat_hill=3)."""
        for id, value in values.items():
            self.t.tracks[self.city.track_ids.index(id)] = value

    def unrest(self, *seats: int) -> None:
        """Whose cubes lie on the Unrest track, from the left."""
        self.t.unrest[:] = seats

    # --- setting up: the players -----------------------------------------------------------------------------

    def era(self, year: int) -> None:
        """The Era, by its year; its cards and those before it are in the deck."""
        t = self.t
        t.era[0] = self.content.years.index(year)
        for card in [card for card in t.later if self.content.card_era[card] <= t.era[0]]:
            t.later.remove(card)
            t.deck.append(card)

    def influence(self, *seats: int) -> None:
        """The Influence order, the highest first; it makes nobody Mayor."""
        self.t.influence[:] = seats

    def role(self, id: str, seat: int) -> None:
        """Who holds a Role token."""
        self.t.roles[ROLE_IDS.index(id)] = seat

    def mob_boss(self, seat: int, used: bool = False) -> None:
        """Who is Mob Boss, the power unused in this Era."""
        self.role("mob_boss", seat)
        self.t.mob[:] = [int(used), 0]

    def vp(self, *points: int) -> None:
        """Set the VP of the seats, from seat 0 on."""
        self.t.vp[: len(points)] = points
        self.note()

    def leader(self, seat: int, id: str) -> None:
        """A seat has an Industry Leader."""
        self.t.leaders[seat] = self.content.leader_ids.index(id)

    def mogul(self, seat: int, neighborhood: str) -> None:
        """Where a seat's Mogul is."""
        self.t.moguls[seat] = self.city.nb_ids.index(neighborhood)

    def bigwigs(self, seat: int, *ids: str) -> None:
        """The Bigwig tokens of a seat, none used in this Era."""
        self.t.bigwigs[seat][:] = [self.content.bigwig_ids.index(id) for id in ids]
        self.t.wigs_used[seat] = 0

    # --- setting up: the cards -------------------------------------------------------------------------------

    def lift(self, name: str | int) -> int:
        """Take a card from wherever it lies; returns its number."""
        card, t = self.card(name), self.t
        zones = (*t.hands, *t.banks, *t.chosen, *t.draft, t.deck, t.later, t.removed, t.discard, t.box)
        for zone in (*zones, t.recurring, t.active):
            if card in zone:
                zone.remove(card)
        if card in t.headlines:
            t.holders.pop(t.headlines.index(card))
            t.headlines.remove(card)
        return card

    def hand(self, seat: int, *cards: str | int) -> None:
        """The cards in a seat's hand."""
        self._hold(self.t.hands[seat], cards)

    def bank(self, seat: int, *cards: str | int) -> None:
        """The cards in a seat's Bank."""
        self._hold(self.t.banks[seat], cards)

    def _hold(self, zone: list[int], cards: tuple[str | int, ...]) -> None:
        self.t.deck[:0] = zone
        zone.clear()
        zone.extend(sorted([self.lift(card) for card in cards]))

    def stack(self, *cards: str | int) -> None:
        """Cards on top of the main deck, the first is drawn first."""
        found = [self.lift(card) for card in cards]
        self.t.deck.extend(reversed(found))

    def headline(self, name: str | int, seat: int) -> None:
        """A Headline on space #1 with a seat's cube; the others move on."""
        card = self.lift(name)
        self.t.headlines.insert(0, card)
        self.t.holders.insert(0, seat)
        assert len(self.t.headlines) <= 3

    def rolls(self, *values: int) -> None:
        """What the D4 will show next."""
        for state in range(1, 1_000_000):
            at = dice.seeded(state)
            start = at
            for value in values:
                at = dice.after(at)
                if dice.below(at, 4) != value - 1:
                    break
            else:
                self.t.dice = start
                return
        raise AssertionError(f"no dice for {values}")

    # --- setting up: what happens now ------------------------------------------------------------------------

    def next(self, *steps: Step[Any]) -> None:
        """Make these steps all that is to come, the last one first."""
        self.t.agenda[:] = steps
        run_on(self.t)

    def muscle(self, seat: int, muscle: int) -> None:
        """A turn of a seat with so many MM to spend."""
        self.t.turn[:] = [seat]
        self.t.fresh.clear()
        self.t.once.clear()
        self.t.counts[:] = [0] * 6
        self.next(EndTurn(seat), SpendMore(seat, muscle, 0))

    def turn(self, seat: int, name: str | int) -> None:
        """A seat's turn begins: it declares how it plays this card."""
        self.t.chosen[seat][:] = [self.lift(name)]
        self.next(EndTurn(seat), Turn(seat))

    def mm(self, seat: int, name: str | int) -> None:
        """A seat plays a card for its MM: it decides what to spend it on."""
        self.turn(seat, name)
        self.by(seat, "muscle")

    def event(self, seat: int, name: str | int, *actions: str) -> None:
        """A seat plays a card for its event, then takes these actions."""
        self.turn(seat, name)
        self.by(seat, "event")
        self.do(*actions)

    def turns(self, *cards: tuple[int, str | int]) -> None:
        """Seats that have selected these cards play them in this order: turns((2, 'labor'), (0, 15))."""
        for seat, name in cards:
            card = self.lift(name)
            self.t.chosen[seat][:] = [card]
            self.t.announced[seat] = self.content.card_mm[card]
        self.t.queue[:] = [seat for seat, _ in cards]
        self.next(NextTurn())

    def round(self) -> None:
        """City Building goes on: all who have cards select one; with no cards the Era goes on to its end."""
        self.next(EndBuilding(), NextRound())

    def select(self, *cards: str | int) -> None:
        """Everybody selects one of these cards; an only card has been selected by itself."""
        for name in cards:
            card = self.card(name)
            seats = [seat for seat in range(self.t.seats) if card in self.t.hands[seat]]
            if seats and self.step == "SelectCards" and seats[0] in self.t.waiting:
                self.by(seats[0], f"card {self.content.card_ids[card]}")
            else:
                assert [card] in (*self.t.chosen, *self.t.hands, self.t.active), name

    def check_unrest(self) -> None:
        """A Riot begins if the Unrest track is full; otherwise the table rests."""
        self.next(CheckUnrest())

    def riot(self, instigator: int = -1, target: int = -1, full: bool = False) -> None:
        """A Riot begins; without names the Unrest track says who; `full`: with the penalty for a full track."""
        self.t.agenda.clear()
        begin_riot(self.t, instigator, target, int(full), NO_CAUSE)
        run_on(self.t)

    def immigration(self) -> None:
        """The Immigration phase begins; County Assessment and Elections follow by themselves."""
        self.next(StartImmigration())

    # --- playing ---------------------------------------------------------------------------------------------

    @property
    def who(self) -> int:
        """The (first) seat that must decide now."""
        return self.t.waiting[0]

    @property
    def left(self) -> int:
        """The MM that the seat on turn has left to spend."""
        top = self.t.agenda[-1]
        return int(getattr(top, "muscle"))  # noqa: B009

    def options(self, who: Who | None = None) -> list[str]:
        """What a seat (else the one whose decision it is) may click, in words; nothing when the table rests."""
        return [] if self.t.over else [self.words(action) for action in self.t.accepted(self.asked(who))]

    def take(self, seat: int, action: int) -> None:
        """Take one action, if it is legal, and go on to the next decision."""
        t = self.t
        t.offered_to = -1
        if not t.accepts(seat, action):
            raise t.refusal(seat, action)
        top = t.agenda.pop()
        assert isinstance(top, Decision)
        t.offered_to = -1
        t.moves += 1
        top.take(t, seat, action)
        run_on(t)

    def do(self, *actions: str) -> None:
        """Take actions in words, each by the seat whose decision it is."""
        for words in actions:
            self.take(self.who, self.number(words))

    def by(self, who: Who, *actions: str) -> None:
        """Take actions that must be this seat's to take; where all decide together it is one of those asked."""
        for words in actions:
            assert who in self.t.waiting, f"{self.step} asks {self.t.waiting}, not {who}"
            self.take(self.seat(who), self.number(words))

    def together(self, *actions: str) -> None:
        """All seats that are asked at the same time answer, from the lowest seat on."""
        seats = self.t.waiting
        assert isinstance(self.t.agenda[-1], Together), f"{self.step} is one seat's"
        assert len(seats) == len(actions), f"{self.step} asks {seats}"
        for seat, words in zip(seats, actions, strict=True):
            self.by(seat, words)

    def pass_all(self) -> None:
        """Nobody responds, in this window and those that follow at once."""
        while self.step == "Respond":
            self.by(self.who, "pass")

    def respond(self, seat: int, name: str | int) -> None:
        """A seat shows a Response in an open window, all others pass."""
        assert self.step == "Respond", self.step
        for other in self.t.waiting:
            card = self.content.card_ids[self.card(name)]
            self.by(other, f"respond {card}" if other == seat else "pass")

    def skip_to(self, step: str, seat: int | None = None, limit: int = 500) -> None:
        """Take pass, wait, stop or the first option until a decision (of a seat) is to be made."""
        for _ in range(limit):
            if self.step == step and (seat is None or seat in self.t.waiting):
                return
            options = [self.words(action) for action in self.t.options(self.who)]
            quiet = [words for words in QUIET if words in options]
            self.do(quiet[0] if quiet else options[0])
        raise AssertionError(f"no {step} came up")

    # --- looking ---------------------------------------------------------------------------------------------

    def note(self) -> None:
        """Remember the VP of all, for `gained`."""
        self.before = list(self.t.vp)

    def gained(self, seat: int) -> int:
        """VP that a seat has won (or lost) since the last `note`."""
        return self.t.vp[seat] - self.before[seat]

    def gains(self) -> list[int]:
        """What every seat has won since the last `note`."""
        return [self.gained(seat) for seat in range(self.t.seats)]

    def stands(self, where: str) -> str:
        """What is on a Lot and whose it is: 'house 1', 'park_small city', 'cube 0', 'cube city', or ''."""
        lot = self.lot(where)
        owner = self.t.owner[lot]
        if owner < 0:
            return ""
        kind = KIND_IDS[self.t.what[lot]] if self.t.what[lot] >= 0 else "cube"
        return f"{kind} {'city' if owner == CITY else owner}"

    def map(self) -> set[str]:
        """All that stands on Lots: {'house 1 NS1a', 'civic city NS9a+NS9b', 'cube 0 NS2a'}."""
        found = set()
        for lot, name in enumerate(self.city.lot_ids):
            if self.t.anchor[lot] in (-1, lot) and self.stands(name):
                covered = [i for i in range(len(self.t.anchor)) if i == lot or self.t.anchor[i] == lot]
                found.add(f"{self.stands(name)} {'+'.join(self.city.lot_ids[i] for i in covered)}")
        return found

    def count(self, kind: str, owner: int | None) -> int:
        """How many structures of a kind (or 'cube') an owner has on the map."""
        said = f"{kind} {'city' if owner is None else owner} "
        return sum(words.startswith(said) for words in self.map())

    def track(self, id: str) -> int:
        """The value of a Prosperity track."""
        return self.t.tracks[self.city.track_ids.index(id)]

    def mine_owner(self, id: str) -> int | None:
        """Who owns a Mine."""
        owner = self.t.mines[self.city.mine_ids.index(id)]
        return owner if owner >= 0 else None

    def ids(self, cards: list[int]) -> list[str]:
        """Cards by their ids: p.ids(p.t.headlines)."""
        return [self.content.card_ids[card] for card in cards]

    def told(self, kind: str) -> list[tuple[int, list[int]]]:
        """Seat and numbers of all log entries of a kind, oldest first."""
        return [(entry.seat, list(entry.args)) for entry in entries(self.t.news) if entry.kind == kind]
