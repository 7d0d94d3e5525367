"""A turn: investments, action points, the nine steps of End of Turn."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.steps import Decision, Step
from boomtown.games.urban_sprawl.rules.actions import BUILD, END, FAVOR, INVEST, TAKE
from boomtown.games.urban_sprawl.rules.build import discard, start_build
from boomtown.games.urban_sprawl.rules.build_limits import BUILD_LIMITS, LIES
from boomtown.games.urban_sprawl.rules.content import (
    CITY,
    FAVORS,
    METROPOLIS,
    PERMIT,
    PLACES,
    PLAN_BOXES,
    PLANNING,
    PLANNING_CARDS,
    TOWN,
    TREASURER,
    UNION_BOSS,
)
from boomtown.games.urban_sprawl.rules.counted import POINTS_LEFT
from boomtown.games.urban_sprawl.rules.faceup import clear_place, contract_at, planning_at
from boomtown.games.urban_sprawl.rules.reveal import (
    Flip,
    RefillContracts,
    RefillPlanning,
    SlideContracts,
    SlidePlanning,
)
from boomtown.games.urban_sprawl.rules.sites import Means, can_build
from boomtown.games.urban_sprawl.rules.table import ACTIVE, AP, BUILT, FRESH, LATER, NUMBER, SprawlTable

POINTS = 6
BOSS_POINTS = 8
OPENING = 1  # of a turn in which nothing was done yet
INVESTED = 2  # of a turn in which nothing was done but to invest
TAX = 2  # that the Treasurer collects of each opponent


class StartTurn(Step[SprawlTable]):
    """The Treasurer collects; the active player gets 6 action points, the Union Boss 8, more or fewer by cards."""

    def run(self, table: SprawlTable) -> None:
        seat = table.turn[ACTIVE]
        table.turn[NUMBER] += 1
        table.turn[BUILT] = 0
        table.fresh = table.renew(FRESH)
        table.fresh.clear()
        table.tell("turn", seat, [table.turn[NUMBER]])
        if table.offices[TREASURER] == seat:
            collect(table, seat)
        points = BOSS_POINTS if table.offices[UNION_BOSS] == seat else POINTS
        table.turn[AP] = max(0, points + table.later[seat])
        table.later = table.renew(LATER)
        table.later[seat] = 0
        table.agenda.append(Act(seat, OPENING))


def collect(t: SprawlTable, seat: int) -> None:
    """The Treasurer takes 2 wealth of each opponent, or what there is."""
    total = 0
    for other in range(t.seats):
        if other != seat:
            paid = min(TAX, t.wealth[other])
            t.wealth[other] -= paid
            total += paid
    t.wealth[seat] += total
    t.tell("treasurer", seat, [total])


def investments(t: SprawlTable, seat: int) -> list[int]:
    """The actions that invest a Build Permit, in the order of the card list."""
    return [INVEST + card for card in sorted(t.hands[seat]) if t.content.kind[card] == PERMIT]


def face(t: SprawlTable, action: int) -> int:
    """What the planning card of an action looks like; cards in boxes are told apart by their boxes."""
    return t.content.like[(action - INVEST) % PLANNING_CARDS] if action >= INVEST else action


def one_of_each(t: SprawlTable, actions: list[int]) -> list[int]:
    """Of actions with planning cards that look alike the first."""
    faces: list[int] = []
    found: list[int] = []
    for action in actions:
        if face(t, action) not in faces:
            faces.append(face(t, action))
            found.append(action)
    return found


def invest(t: SprawlTable, seat: int, card: int) -> None:
    """Wealth for a Build Permit."""
    discard(t, seat, card)
    t.wealth[seat] += t.content.payout[card]
    t.tell("invest", seat, [card, t.content.payout[card]])


def favor_room(t: SprawlTable, seat: int) -> bool:
    """Whether a player has an empty Favor space."""
    return len(t.favors[seat]) < (2 if t.extra[0] == seat else 1)


class Act(Decision[SprawlTable]):
    """Acquire a planning card, build a contract, take one as a Favor, or end the turn.

    Before all that (`opening`: nothing was done yet, or Build Permits were invested) permits may be invested.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "opening")
    rules: ClassVar[tuple[str, ...]] = ("USP-060", "USP-065", "USP-066")

    def __init__(self, seat: int, opening: int) -> None:
        super().__init__(seat)
        self.opening = opening

    def options(self, table: SprawlTable, seat: int) -> list[int]:
        found = self.actions_of(table, seat)
        if self.opening:
            found += one_of_each(table, investments(table, seat))
        return found

    def accepted(self, table: SprawlTable, seat: int) -> list[int]:
        found = self.actions_of(table, seat)
        if self.opening:
            found += investments(table, seat)
        return found

    def actions_of(self, t: SprawlTable, seat: int) -> list[int]:
        """What action points buy now, and the end of the turn."""
        board, points = t.content, t.turn[AP]
        found = [END]
        for place in range(PLAN_BOXES + 1):
            if planning_at(t, place) >= 0 and board.plan_price[place] <= points:
                found.append(TAKE + place)
        means = Means(t, seat)
        for place in range(PLACES):
            card = contract_at(t, seat, place)
            if card < 0 or board.price[place] > points or (place >= FAVORS and card in t.fresh):
                continue
            if can_build(t, seat, card, means):
                found.append(BUILD + place)
        if favor_room(t, seat):
            for place in range(FAVORS):
                if contract_at(t, seat, place) >= 0 and board.price[place] <= points:
                    found.append(FAVOR + place)
        return found

    def take(self, table: SprawlTable, seat: int, action: int) -> None:
        if action == END:
            table.agenda.append(EndTurn())
            return
        if action >= INVEST:
            table.agenda.append(Act(seat, INVESTED))
            invest(table, seat, action - INVEST)
            return
        table.agenda.append(Act(seat, 0))
        if action >= FAVOR:
            take_favor(table, seat, action - FAVOR, table.content.price[action - FAVOR])
        elif action >= BUILD:
            start_build(table, seat, action - BUILD, 0)
        else:
            acquire(table, seat, action - TAKE)

    def limits(self, table: SprawlTable, seat: int, action: int) -> Sequence[Limit]:
        if TAKE <= action < TAKE + PLAN_BOXES + 1:
            return TAKE_LIMITS
        if BUILD <= action < BUILD + PLACES:
            return ACT_BUILD_LIMITS
        if FAVOR <= action < FAVOR + FAVORS:
            return FAVOR_LIMITS
        return INVEST_LIMITS if INVEST <= action < INVEST + PLANNING_CARDS else ()


# --- what limits it ------------------------------------------------------------------------------------------


def planning_lies(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether a planning card lies face up there."""
    return planning_at(t, action - TAKE) >= 0


def points_for_card(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether the action points suffice for a planning card, if one is there."""
    return planning_at(t, action - TAKE) < 0 or t.content.plan_price[action - TAKE] <= t.turn[AP]


def card_needs_points(t: SprawlTable, seat: int, action: int) -> Fact:
    """How many action points a planning card takes."""
    return needs("USP-069", POINTS_LEFT, t.content.plan_price[action - TAKE], t.turn[AP])


def points_for_contract(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether the action points suffice for a contract that is to be built, if one is there."""
    return contract_at(t, seat, action - BUILD) < 0 or t.content.price[action - BUILD] <= t.turn[AP]


def contract_needs_points(t: SprawlTable, seat: int, action: int) -> Fact:
    """How many action points a contract takes."""
    return needs("USP-103", POINTS_LEFT, t.content.price[action - BUILD], t.turn[AP])


def held_since_before(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether a contract is no Favor that was acquired in this turn."""
    place = action - BUILD
    return place < FAVORS or contract_at(t, seat, place) not in t.fresh


def just_acquired(t: SprawlTable, seat: int, action: int) -> Fact:
    """The Favor was acquired in this turn."""
    return Fact("USP-073", "fresh", [contract_at(t, seat, action - BUILD)])


def contract_lies(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether a contract lies face up where a Favor is to be taken from."""
    return contract_at(t, seat, action - FAVOR) >= 0


def has_favor_room(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether a Favor space is empty."""
    return favor_room(t, seat)


def favors_full(t: SprawlTable, seat: int, action: int) -> Fact:
    """All Favor spaces are taken."""
    return Fact("USP-071", "favors-full", [len(t.favors[seat])])


def points_for_favor(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether the action points suffice for a Favor, if a contract is there."""
    return contract_at(t, seat, action - FAVOR) < 0 or t.content.price[action - FAVOR] <= t.turn[AP]


def favor_needs_points(t: SprawlTable, seat: int, action: int) -> Fact:
    """How many action points a Favor takes."""
    return needs("USP-070", POINTS_LEFT, t.content.price[action - FAVOR], t.turn[AP])


def nothing_there(t: SprawlTable, seat: int, action: int) -> Fact:
    """No card lies face up there."""
    return Fact("USP-146", "nothing", [])


def may_still_invest(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether no action was taken in this turn."""
    top = t.agenda[-1]
    return isinstance(top, Act) and top.opening > 0


def too_late(t: SprawlTable, seat: int, action: int) -> Fact:
    """An action was taken already."""
    return Fact("USP-060", "too-late", [])


def is_held(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether the seat holds a planning card."""
    return action - INVEST in t.hands[seat]


def not_held(t: SprawlTable, seat: int, action: int) -> Fact:
    """The card lies before somebody else, or nobody."""
    return Fact("USP-061", "not-held", [action - INVEST])


def is_permit(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether a planning card is a Build Permit."""
    return t.content.kind[action - INVEST] == PERMIT


def no_permit(t: SprawlTable, seat: int, action: int) -> Fact:
    """The card is no Build Permit."""
    return Fact("USP-062", "no-permit", [action - INVEST])


TAKE_LIMITS = (
    Limit("USP-146", planning_lies, nothing_there),
    Limit("USP-069", points_for_card, card_needs_points),
)
ACT_BUILD_LIMITS = (
    LIES,
    Limit("USP-073", held_since_before, just_acquired),
    Limit("USP-103", points_for_contract, contract_needs_points),
    *BUILD_LIMITS,
)
FAVOR_LIMITS = (
    Limit("USP-146", contract_lies, nothing_there),
    Limit("USP-071", has_favor_room, favors_full),
    Limit("USP-070", points_for_favor, favor_needs_points),
)
INVEST_LIMITS = (
    Limit("USP-060", may_still_invest, too_late),
    Limit("USP-062", is_permit, no_permit),
    Limit("USP-061", is_held, not_held),
)


# --- what it does --------------------------------------------------------------------------------------------


def acquire(t: SprawlTable, seat: int, place: int) -> None:
    """Take a face-up planning card for its price in action points."""
    card = planning_at(t, place)
    if place < PLAN_BOXES:
        t.plan[place] = -1
    else:
        t.tops[PLANNING] = -1
    t.turn[AP] -= t.content.plan_price[place]
    t.hands[seat].append(card)
    t.tell("take", seat, [card, t.content.plan_price[place]])


def take_favor(t: SprawlTable, seat: int, place: int, points: int) -> None:
    """A contract is laid in a player's Favor space; it can be built from the next turn of that player on."""
    card = contract_at(t, seat, place)
    clear_place(t, seat, place)
    t.turn[AP] -= points
    t.favors[seat].append(card)
    t.fresh = t.renew(FRESH)
    t.fresh.append(card)
    t.tell("favor", seat, [card, points])


class EndTurn(Step[SprawlTable]):
    """The nine steps that end every turn, in their order."""

    def run(self, table: SprawlTable) -> None:
        table.tell("end-turn", table.turn[ACTIVE], [table.turn[AP]])
        table.agenda.extend(END_OF_TURN)


class NextTurn(Step[SprawlTable]):
    """Step 9: the Active Player tile goes clockwise."""

    def run(self, table: SprawlTable) -> None:
        table.turn[ACTIVE] = (table.turn[ACTIVE] + 1) % table.seats
        table.turn[AP] = 0
        table.agenda.append(StartTurn())


# the first to happen is the last; steps never change, so all tables share them
END_OF_TURN: Final[list[Step[SprawlTable]]] = [
    NextTurn(),
    Flip(METROPOLIS),
    Flip(CITY),
    Flip(TOWN),
    RefillContracts(),
    SlideContracts(),
    Flip(PLANNING),
    RefillPlanning(),
    SlidePlanning(),
]
