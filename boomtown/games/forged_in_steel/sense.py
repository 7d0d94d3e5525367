"""What a good player looks at: VP, what the coming Assessments will bring, cubes, Unrest, Roles, cards."""

from typing import Final

from boomtown.games.forged_in_steel.actions import BANK, CARD, DISCARD, PASS
from boomtown.games.forged_in_steel.assessment import assessed
from boomtown.games.forged_in_steel.board import IMMIGRATION, MINING, MOB_BOSS, PLANNER
from boomtown.games.forged_in_steel.building import Declare, SelectCards
from boomtown.games.forged_in_steel.events import ResolveEvent
from boomtown.games.forged_in_steel.muscle import Spend, SpendMore
from boomtown.games.forged_in_steel.planning import PlanCards
from boomtown.games.forged_in_steel.respond import Respond
from boomtown.games.forged_in_steel.riot import TARGET, Burn
from boomtown.games.forged_in_steel.script import ON_EVENT, ON_RIOT_DESTROY, ON_RIOT_START
from boomtown.games.forged_in_steel.standing import city_scorer, lot_vp
from boomtown.games.forged_in_steel.table import CITY, CUBE, IMMIGRATION_PHASE, SteelTable

AHEAD: Final[list[float]] = [0.0, 1.0, 1.9, 2.7]  # what an Assessment's VP are worth, by how many are to come
MUSCLE_WORTH: Final[list[float]] = [2.0, 1.4, 0.8]  # VP for an MM, by Era
RIVALS: Final = 0.8  # how much the VP of the others weigh, shared among them
OWN_CUBE: Final = 0.85
CITY_CUBE: Final = 0.5
UNREST: Final = 0.22  # for each cube, the more the fuller the track
RANK: Final = 0.4
EAGER: Final = 0.2  # a good card is rather played sooner, for each MM it is worth


def sense(t: SteelTable, seat: int) -> float:
    """How many VP a seat may expect to be ahead of the others at the end."""
    if len(t.agenda) == 0:
        return rivalry(t, seat, [float(vp) for vp in t.vp])
    worth = [outlook(t, one) for one in range(t.seats)]
    worth[seat] += cards_worth(t, seat) + waiting_worth(t, seat)
    return rivalry(t, seat, worth)


def rivalry(t: SteelTable, seat: int, worth: list[float]) -> float:
    """A seat's own worth, less a share of the others': the best of them weighs most."""
    others = [worth[one] for one in range(t.seats) if one != seat]
    best = max(others)
    return worth[seat] - RIVALS * (0.5 * best + 0.5 * sum(others) / len(others))


def assessments_left(t: SteelTable) -> int:
    """How many County Assessments are to come."""
    left = 3 - t.era[0]
    return left if t.phase[0] <= IMMIGRATION_PHASE else left - 1


def outlook(t: SteelTable, seat: int) -> float:
    """What a seat has and may expect from what lies open."""
    ahead = AHEAD[assessments_left(t)]
    total = float(t.vp[seat])
    total += ahead * sum(assessed(t, seat))
    pay = lot_vp(t)
    if ahead > 0:
        total += OWN_CUBE * pay * t.masks[CUBE + seat].bit_count()
        if city_scorer(t) == seat:
            total += CITY_CUBE * pay * t.masks[CUBE + CITY].bit_count()
        total -= UNREST * t.unrest.count(seat) * (1 + len(t.unrest)) * 0.5
        total += RANK * (t.seats - 1 - t.influence.index(seat))
        total += role_worth(t, seat, ahead)
        total += 1.2 * len(t.bigwigs[seat])
    return total


def role_worth(t: SteelTable, seat: int, ahead: float) -> float:
    """What the Roles of this Era bring beyond what the Assessment counts."""
    total = 0.0
    if t.roles[MINING] == seat:
        total += 1.0 + 0.5 * t.mines.count(seat)
    if t.roles[IMMIGRATION] == seat:
        total += 1.2 * ahead
    if t.roles[MOB_BOSS] == seat and t.mob[0] == 0:
        total += 1.6
    if t.roles[PLANNER] == seat:
        total += 0.7
    return total


def card_worth(t: SteelTable, card: int) -> float:
    """What a card brings, for MM or as an event, in MM."""
    event = t.board.card_worth[card] / 10.0
    muscle = float(t.board.card_mm[card])
    return (event if event > muscle else muscle) + 0.15 * (event + muscle)


def cards_worth(t: SteelTable, seat: int) -> float:
    """Hand and Bank, with picks under way taken into account."""
    era = t.era[0]
    each = MUSCLE_WORTH[era]
    later = MUSCLE_WORTH[era + 1] if era < 2 else 0.0
    total = 0.0
    for card in t.hands[seat]:
        total += each * card_worth(t, card)
    for card in t.banks[seat]:
        total += later * card_worth(t, card)
    for card in t.chosen[seat]:
        total += (each + EAGER) * card_worth(t, card)
    top = t.agenda[len(t.agenda) - 1]
    if isinstance(top, PlanCards):
        for pick in t.picks[seat]:
            card = pick - BANK if pick < DISCARD else pick - DISCARD
            total -= each * card_worth(t, card)
            if pick < DISCARD:
                total += later * card_worth(t, card)
    elif isinstance(top, SelectCards):
        for pick in t.picks[seat]:
            total += EAGER * card_worth(t, pick - CARD)
    elif isinstance(top, Respond) and len(t.picks[seat]) > 0 and t.picks[seat][0] != PASS:
        total += response_worth(t, seat, top)
    return total


def response_worth(t: SteelTable, seat: int, window: Respond) -> float:
    """What showing a Response is worth before the others have answered."""
    if window.on == ON_EVENT:
        return 0.3 * MUSCLE_WORTH[t.era[0]] * t.board.card_worth[t.active[len(t.active) - 1]] / 10.0 - 1.0
    if window.on == ON_RIOT_START:
        return 2.5 if t.riot[TARGET] == seat else -0.5
    if window.on == ON_RIOT_DESTROY:
        below = t.agenda[len(t.agenda) - 2]
        assert isinstance(below, Burn)
        return 2.5 if t.owner[below.lot] == seat else -1.0
    return 1.0


def waiting_worth(t: SteelTable, seat: int) -> float:
    """MM and events of the seat that are still to come in this turn."""
    each = MUSCLE_WORTH[t.era[0]]
    total = 0.0
    for step in t.agenda:
        if isinstance(step, Spend | SpendMore):
            if step.seat == seat:
                total += 0.9 * each * step.muscle
        elif isinstance(step, ResolveEvent):
            if step.seat == seat:
                total += each * t.board.card_worth[step.card] / 10.0
        elif isinstance(step, Declare) and step.seat == seat:
            total += (each + EAGER) * card_worth(t, step.card)
    return total
