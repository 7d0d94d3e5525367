"""Positions of Urban Sprawl for tests, set up and played in the words of the content files.

p = Position(4)                        an empty city, seat 0 to act with 6 APs; 50 wealth and 0 prestige each
p.put("CIV", "D4.TL", 1)               a building by its lots ('D4' is the whole block) and the seat that controls it
p.give(0, "P13")                       a planning card by its id
p.box(3, "High School")                a contract, by id or name, in the box of 3 AP
p.turn(0, 6)                           seat 0 acts with so many APs
p.do("build 2", "block A3", "site A3.TL+TR")
assert p.stands("A3.TR") == "CIV 0"

The table is calm: all boxes hold cards without a say, so that an end of turn turns up nothing but what a test put there.
"""

from typing import Any, cast

from boomtown.engine.steps import Step
from boomtown.games.urban_sprawl import GAME
from boomtown.games.urban_sprawl.rules.actions import ACTIONS
from boomtown.games.urban_sprawl.rules.cards.flow import Close, open_frame, start
from boomtown.games.urban_sprawl.rules.city import put, take_away
from boomtown.games.urban_sprawl.rules.content import (
    CONTRACT,
    DECK_IDS,
    EVENT,
    MEDIA,
    OFFICE_IDS,
    PERMIT,
    PLANNING,
    VOCATIONS,
    ZONE_IDS,
)
from boomtown.games.urban_sprawl.rules.grid import (
    CORNERS,
    FOOTPRINTS,
    SHAPES,
    SITE_SIZE,
    block_name,
    lot_at,
    lot_name,
)
from boomtown.games.urban_sprawl.rules.reveal import happen
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    AP,
    BUILT,
    NOBODY,
    PENDING,
    SUPPLY,
    SprawlTable,
    deck_of,
)
from boomtown.games.urban_sprawl.rules.turn import Act, StartTurn
from tests.rules.position import BasePosition, laid_out

CALM_PLAN = ("P16", "P17", "P18", "P19")  # in the planning boxes of a calm table, from 1 AP on
CALM_OFFER = ("T31", "T32", "T33", "T34", "T35")  # in its contract boxes
EXACT = {1: "P01", 2: "P13", 3: "P25", 4: "P32"}  # permits of all four zones, by pages
BLOCK_NAMES = [block_name(block) for block in range(36)]


def new(seats: int = 4, seed: int = 1, length: str = "standard", **options: str) -> SprawlTable:
    """A table that was just set up: the start player claims the first starting building."""
    return cast(SprawlTable, laid_out(GAME, seats, seed, {"length": length, **options}))


def do(t: SprawlTable, seat: int, words: str) -> None:
    """A seat takes an action by its spelling with a number: do(t, 0, 'build 0')."""
    t.apply(seat, ACTIONS.parse(words))


def block_at(name: str) -> int:
    """The number of a block: 'A1' is 0, 'F6' is 35."""
    return BLOCK_NAMES.index(name)


def site_at(name: str) -> int:
    """The number of a site: 'A1.TL', 'A1.TL+TR', or 'A1' for the whole block."""
    block, _, corners = name.partition(".")
    wanted = sorted(CORNERS.index(corner) for corner in corners.split("+")) if corners else [0, 1, 2, 3]
    return block_at(block) * SHAPES + FOOTPRINTS.index(wanted)


def site_name(site: int) -> str:
    """A site in words, as `site_at` reads them."""
    if SITE_SIZE[site] == 4:
        return block_name(site // SHAPES)
    return f"{block_name(site // SHAPES)}." + "+".join(CORNERS[i] for i in FOOTPRINTS[site % SHAPES])


SITE_NAMES = [site_name(site) for site in range(468)]
LOT_NAMES = [lot_name(number) for number in range(144)]


def lot(name: str) -> int:
    """The number of a lot: 'A1.TL' is 0."""
    block, _, corner = name.partition(".")
    return lot_at(block_at(block), CORNERS.index(corner))


class Position(BasePosition[SprawlTable]):
    """A table that a test arranges, and the words to play on it."""

    def __init__(self, seats: int = 4, length: str = "standard", starts: bool = False, seed: int = 1) -> None:
        self.t = t = new(seats, seed, length)
        self.content = t.content
        t.turn[:] = [0, 1, 0, 0, 0]
        for home in [home for home in range(144) if t.site[home] >= 0]:
            if not starts:
                take_away(t, home)
        t.wealth[:] = [50] * seats
        for zone in (*t.hands, t.planning, t.town, t.city, t.metropolis, t.discard):
            zone.clear()
        for card in reversed(range(len(t.content.ids))):
            deck_of(t, t.content.deck[card]).append(card)
        t.plan[:] = [-1] * 4
        t.offer[:] = [-1] * 5
        t.tops[:] = [-1] * 4
        for ap, id in enumerate(CALM_PLAN, 1):
            self.plan(ap, id)
        for ap, id in enumerate(CALM_OFFER, 1):
            self.box(ap, id)
        self.top("planning", "P20")
        self.top("town", "T36")
        self.note()
        self.turn(0)

    # --- names -----------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The number of a card by its id or its (first) name."""
        content = self.content
        return content.ids.index(name) if name in content.ids else content.names.index(name)

    def vocation(self, name: str) -> int:
        """The number of a vocation."""
        return self.content.vocation_names.index(name)

    def marker(self, name: str) -> int:
        """The number of a row marker: 'p4' to 'p6', 'w7' to 'w12'."""
        return [*("p4", "p5", "p6"), *(f"w{n}" for n in range(7, 13))].index(name)

    def names(self, verb: str) -> list[str]:
        """The words that a verb's numbers can be said with; empty where only numbers do."""
        content = self.content
        rows = [f"{kind}{number}" for kind in "wp" for number in range(13)]
        return {
            **dict.fromkeys(("invest", "pay", "discard", "fetch"), content.ids[:54]),
            "block": BLOCK_NAMES,
            "site": SITE_NAMES,
            "building": LOT_NAMES,
            "zone": ZONE_IDS,
            "lane": [f"h{i}" for i in range(1, 7)] + [f"v{i}" for i in range(1, 7)],
            "office": OFFICE_IDS,
            "vocation": content.vocation_names,
            "marker": ["p4", "p5", "p6", *(f"w{n}" for n in range(7, 13))],
            "circle": content.circle_ids,
            "row": rows,
        }.get(verb, [])

    # --- setting up: the city --------------------------------------------------------------------------------

    def put(self, zone: str, where: str, owner: int | None = None, origin: str = "") -> int:
        """Put a building on lots; returns its home, by which the table names it."""
        card = self.card(origin) if origin else -1
        site = site_at(where)
        return put(self.t, site, ZONE_IDS.index(zone), NOBODY if owner is None else owner, card)

    def fill(self, zone: str, owner: int | None, *where: str) -> None:
        """Put several buildings of one zone and owner."""
        for one in where:
            self.put(zone, one, owner)

    def raze(self, where: str) -> None:
        """Take the building on a lot off the board."""
        take_away(self.t, self.t.home[lot(where)])

    def place_marker(self, name: str, circle: str) -> None:
        """Put a row marker on a gray circle, off the one where it lies."""
        number = self.marker(name)
        circles = self.t.circles
        circles[:] = [-1 if there == number else there for there in circles]
        circles[self.content.circle_ids.index(circle)] = number
        self.t.rebuild()

    def tiles(self, zone: str, size: int, count: int) -> None:
        """Set how many tiles of a zone and size the general supply has."""
        self.t.supply = self.t.renew(SUPPLY)
        self.t.supply[ZONE_IDS.index(zone) * 4 + size - 1] = count

    # --- setting up: the players -----------------------------------------------------------------------------

    def wealth(self, *amounts: int) -> None:
        """Set the wealth of the seats, from seat 0 on."""
        self.t.wealth[: len(amounts)] = amounts
        self.note()

    def prestige(self, *amounts: int) -> None:
        """Set the prestige of the seats, from seat 0 on."""
        self.t.prestige[: len(amounts)] = amounts
        self.note()

    def give(self, seat: int, *ids: str) -> None:
        """Planning cards lie before a seat."""
        for id in ids:
            self.t.hands[seat].append(self.lift(id))

    def favor(self, seat: int, id: str, fresh: bool = False) -> None:
        """A contract lies in a seat's Favor space; `fresh`: acquired in this turn."""
        card = self.lift(id)
        self.t.favors[seat].append(card)
        if fresh:
            self.t.fresh.append(card)

    def extra_favor(self, seat: int | None) -> None:
        """Who has the Extra Favor tile."""
        self.t.extra[0] = NOBODY if seat is None else seat

    def hold(self, seat: int, name: str, count: int = 1) -> None:
        """Set how many markers of a vocation a seat owns; the supply gives or takes them."""
        vocation = self.vocation(name)
        at = seat * VOCATIONS + vocation
        if vocation == MEDIA:
            for other in range(self.t.seats):
                self.t.vocations[MEDIA] += self.t.held[other * VOCATIONS + MEDIA]
                self.t.held[other * VOCATIONS + MEDIA] = 0
        self.t.vocations[vocation] -= count - self.t.held[at]
        self.t.held[at] = count

    def office(self, office: str, seat: int | None) -> None:
        """An office is in play; a seat holds it, or nobody."""
        self.t.offices[OFFICE_IDS.index(office)] = NOBODY if seat is None else seat

    def all_offices(self, seat: int | None = None) -> None:
        """All five politicians are in play, in the hands of one seat or of nobody."""
        self.t.offices[:] = [NOBODY if seat is None else seat] * 5

    def contractor(self, seat: int | None) -> None:
        """The Contractor is in play; a seat holds it, or nobody."""
        self.t.contractor[0] = NOBODY if seat is None else seat

    def pawn(self, office: str) -> None:
        """Where the orange pawn stands."""
        self.t.pawn[0] = OFFICE_IDS.index(office)

    # --- setting up: the cards -------------------------------------------------------------------------------

    def lift(self, id: str) -> int:
        """Take a card from wherever it lies; returns its number."""
        card, t = self.card(id), self.t
        for zone in (t.planning, t.town, t.city, t.metropolis, t.discard, t.gone, *t.hands, *t.favors):
            if card in zone:
                zone.remove(card)
        for places in (t.plan, t.offer, t.tops):
            if card in places:
                places[places.index(card)] = -1
        return card

    def under(self, card: int) -> None:
        """Put a card that had to give way (or -1) at the bottom of its deck."""
        if card >= 0:
            deck_of(self.t, self.content.deck[card]).insert(0, card)

    def plan(self, ap: int, id: str) -> None:
        """A planning card lies in the box of 1 to 4 AP; '' for none."""
        self._lay(self.t.plan, ap - 1, id)

    def box(self, ap: int, id: str) -> None:
        """A contract lies in the box of 1 to 5 AP; '' for none."""
        self._lay(self.t.offer, ap - 1, id)

    def top(self, deck: str, id: str) -> None:
        """A card lies face up on a deck; '' for none."""
        self._lay(self.t.tops, DECK_IDS.index(deck), id)

    def _lay(self, places: list[int], at: int, id: str) -> None:
        card = self.lift(id) if id else -1
        self.under(places[at])
        places[at] = card

    def stack(self, deck: str, *ids: str) -> None:
        """Put cards face down on a deck, so that the first is turned up first."""
        cards = [self.lift(id) for id in ids]
        deck_of(self.t, DECK_IDS.index(deck)).extend(reversed(cards))

    def empty(self, deck: str, top: bool = True) -> None:
        """A deck has no card left, not even a face-up one unless `top` is False."""
        number = DECK_IDS.index(deck)
        cards, pile = deck_of(self.t, number), self.t.discard if number == PLANNING else self.t.gone
        pile.extend(cards)
        cards.clear()
        if top and self.t.tops[number] >= 0:
            pile.append(self.t.tops[number])
            self.t.tops[number] = -1

    def discard(self, *ids: str) -> None:
        """Planning cards lie on the discard pile."""
        for id in ids:
            self.t.discard.append(self.lift(id))

    def activate(self, *decks: str) -> None:
        """City or Metropolis deck are active; their tops are turned up as they lie, skipping events."""
        for deck in decks:
            number = DECK_IDS.index(deck)
            self.t.opened[number] = 1
            if self.t.tops[number] < 0:
                cards = deck_of(self.t, number)
                card = next(card for card in reversed(cards) if self.content.kind[card] == CONTRACT)
                cards.remove(card)
                self.t.tops[number] = card

    # --- setting up: what happens now ------------------------------------------------------------------------

    def turn(self, seat: int, ap: int = 6) -> None:
        """Let it be the part of a seat's turn in which it spends APs."""
        self.t.turn[ACTIVE] = seat
        self.t.turn[AP] = ap
        self.t.turn[BUILT] = 0
        self.next(Act(seat, 0))

    def begin(self, seat: int) -> None:
        """Begin a seat's turn: the Treasurer's income, investments, then APs."""
        self.t.turn[ACTIVE] = seat
        self.t.turn[AP] = 0
        self.next(StartTurn())

    def next(self, *steps: Step[Any]) -> None:
        """Make these steps all that is to come, the last one first."""
        self.t.agenda[:] = steps
        self.t.frames.clear()
        self.t.advance()

    def event(self, id: str, seat: int | None = None) -> None:
        """Let an event happen in a seat's turn (the active player's); then that seat acts."""
        if seat is not None:
            self.t.turn[ACTIVE] = seat
        card = self.lift(id)
        assert self.content.kind[card] == EVENT
        self.t.agenda[:] = [Act(self.t.turn[ACTIVE], 0)]
        self.t.frames.clear()
        happen(self.t, card)
        self.t.advance()

    def effect(self, id: str, where: str, seat: int | None = None) -> None:
        """Run the vocations and effects of a contract whose building stands on a lot already."""
        if seat is not None:
            self.t.turn[ACTIVE] = seat
        card = self.lift(id)
        assert self.content.kind[card] == CONTRACT
        self.t.gone.append(card)
        self.t.agenda[:] = [Act(self.t.turn[ACTIVE], 0), Close()]
        self.t.frames.clear()
        open_frame(self.t, card, self.t.home[lot(where if "." in where else f"{where}.TL")])
        start(self.t, self.content.start[card], self.t.turn[ACTIVE])
        self.t.advance()

    def build(self, seat: int, id: str, where: str) -> None:
        """Let a seat build a contract from the 1 AP box on a site, with permits it holds or gets for it."""
        card = self.card(id)
        zone, size = self.content.zone[card], self.content.size[card]
        self.box(1, id)
        hand = self.t.hands[seat]
        fitting = [c for c in hand if self.content.kind[c] == PERMIT and (self.content.zones[c] >> zone) & 1]
        if sum(self.content.size[c] for c in fitting) < size:
            self.give(seat, EXACT[size])
        if self.t.turn[ACTIVE] != seat or self.step != "Act" or self.t.turn[AP] < 1:
            self.turn(seat)
        self.t.offered_to = -1
        self.do("build 0")
        if self.step == "ChooseBlock":
            self.do(f"block {where.partition('.')[0]}")
        if self.step == "ChooseSite":
            self.do(f"site {where}")
        while self.step == "ChoosePermits":
            self.t.apply(seat, self.t.options(seat)[-1])

    # --- playing ---------------------------------------------------------------------------------------------

    @property
    def who(self) -> int:
        """The seat that must decide now."""
        return self.t.waiting[0]

    def accepted(self) -> list[str]:
        """What a person in that seat may click, in words: the options, and things picked in another order."""
        return [self.words(action) for action in self.t.accepted(self.who)]

    def end_turn(self) -> None:
        """The active player ends their turn; End of Turn runs until somebody must decide."""
        assert self.step == "Act"
        self.do("end-turn")

    def skip_to(self, step: str, seat: int | None = None, limit: int = 200) -> None:
        """Take pass, end-turn or the first option until a decision (of a seat) is to be made."""
        for _ in range(limit):
            if self.step == step and (seat is None or self.who == seat):
                return
            options = self.options()
            quiet = [words for words in ("pass", "done", "end-turn") if words in options]
            self.do(quiet[0] if quiet else options[0])
        raise AssertionError(f"no {step} came up")

    # --- looking ---------------------------------------------------------------------------------------------

    def note(self) -> None:
        """Remember what everybody has, for `gained`."""
        self.before = list(self.t.wealth), list(self.t.prestige)

    def gained(self, seat: int) -> tuple[int, int]:
        """Wealth and prestige that a seat has won (or lost) since the last `note`."""
        wealth, prestige = self.before
        return self.t.wealth[seat] - wealth[seat], self.t.prestige[seat] - prestige[seat]

    def gains(self) -> list[tuple[int, int]]:
        """What every seat has won since the last `note`."""
        return [self.gained(seat) for seat in range(self.t.seats)]

    def stands(self, where: str) -> str:
        """The building on a lot and the seat that controls it: 'CIV 0', 'PARK -', or ''."""
        home = self.t.home[lot(where)]
        if home < 0:
            return ""
        owner = self.t.owner[home]
        return f"{ZONE_IDS[self.t.zone[home]]} {owner if owner >= 0 else '-'}"

    def size(self, where: str) -> int:
        """The size of the building on a lot; 0 for none."""
        home = self.t.home[lot(where)]
        return SITE_SIZE[self.t.site[home]] if home >= 0 else 0

    def city(self) -> set[str]:
        """Every building: {'CIV 0 A3.TL+TR', 'PARK - B1.TL'}."""
        found = set()
        for home in range(144):
            if self.t.site[home] >= 0:
                found.add(f"{self.stands(lot_name(home))} {site_name(self.t.site[home])}")
        return found

    def value(self, block: str) -> int:
        """The value of a block."""
        return self.t.value[block_at(block)]

    def held(self, seat: int, name: str) -> int:
        """How many markers of a vocation a seat owns."""
        return self.t.held[seat * VOCATIONS + self.vocation(name)]

    def left(self, name: str) -> int:
        """How many markers of a vocation are in the supply."""
        return self.t.vocations[self.vocation(name)]

    def hand(self, seat: int) -> list[str]:
        """The planning cards of a seat, sorted."""
        return sorted(self.content.ids[card] for card in self.t.hands[seat])

    def favors(self, seat: int) -> list[str]:
        """The Favors of a seat."""
        return [self.content.ids[card] for card in self.t.favors[seat]]

    def discarded(self) -> list[str]:
        """The planning discard pile, from the bottom."""
        return [self.content.ids[card] for card in self.t.discard]

    def boxed(self) -> set[str]:
        """The cards that went back to the box."""
        return {self.content.ids[card] for card in self.t.gone}

    def holder(self, office: str) -> int | None:
        """The seat that holds an office; None if nobody does (or it is not in play)."""
        seat = self.t.offices[OFFICE_IDS.index(office)]
        return seat if seat >= 0 else None

    def pending(self, office: str) -> bool:
        """Whether an office is not in play yet."""
        return self.t.offices[OFFICE_IDS.index(office)] == PENDING

    def circle_of(self, name: str) -> str:
        """The gray circle on which a row marker lies, or ''."""
        number = self.marker(name)
        return self.content.circle_ids[self.t.circles.index(number)] if number in self.t.circles else ""

    def told(self, kind: str) -> list[list[int]]:
        """The numbers of all log entries of a kind, oldest first, without the card that caused them."""
        from boomtown.engine.log import entries

        return [list(entry.args[:-1]) for entry in entries(self.t.news) if entry.kind == kind]

    def story(self, *kinds: str) -> list[str]:
        """What was told of some kinds, oldest first: 'refill P21 3', 'flip T04', 'event E06', 'payout w4 6 3 1 0', 'elected mayor 2'."""
        from boomtown.engine.log import entries

        found = []
        for entry in entries(self.t.news):
            if entry.kind not in kinds:
                continue
            said, args = [entry.kind], list(entry.args[:-1])
            if entry.kind in ("event", "refill", "flip"):
                said.append(self.content.ids[args[0]])
                args = args[1:] if entry.kind == "refill" else []
            elif entry.kind in ("payout", "no-payout"):
                said.append(f"{'wp'[args[0]]}{args[1]}")
                args = args[2:]
            elif entry.kind in ("ballot", "elected"):
                said.append(OFFICE_IDS[args[0]])
                args = [entry.seat] if entry.kind == "elected" else []
            elif entry.kind == "turn":
                args = [entry.seat]
            found.append(" ".join([*said, *map(str, args)]))
        return found

    def boxes(self, places: list[int]) -> list[str]:
        """The ids of the cards in planning boxes, contract boxes or on deck tops; '' where there is none."""
        return [self.content.ids[card] if card >= 0 else "" for card in places]
