"""The Elections, Influence, and Clean Up."""

from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.bigwigs import UseToken, asks_now
from boomtown.games.forged_in_steel.rules.city import places_of
from boomtown.games.forged_in_steel.rules.content import MAYOR
from boomtown.games.forged_in_steel.rules.counting import ballots, pieces
from boomtown.games.forged_in_steel.rules.planning import DealCards, StartDraft
from boomtown.games.forged_in_steel.rules.roles import MoveMoguls, NextRole
from boomtown.games.forged_in_steel.rules.standing import end_lasting
from boomtown.games.forged_in_steel.rules.table import ELECTIONS, PLANNING, SteelTable

UNTIL_ELECTIONS = 0


def civic_buildings(t: SteelTable, nb: int) -> int:
    """How many Civic buildings stand in a Neighborhood."""
    return pieces(t, -1, s.CIVIC, places_of(t.content.city, 1 << nb))


def winners(counts: list[int]) -> list[int]:
    """Who has the most ballots; nobody if there are none."""
    most = 0
    found: list[int] = []
    for seat in range(len(counts)):
        count = counts[seat]
        if count > most:
            most = count
            found = [seat]
        elif count == most and count > 0:
            found.append(seat)
    return found


def votes(t: SteelTable) -> list[int]:
    """Count and tell the votes of all Neighborhoods; whoever ties for the most ballots gets all votes too."""
    found = [0] * t.seats
    for nb in range(len(t.content.city.nb_lots)):
        counts = [ballots(t, seat, nb) for seat in range(t.seats)]
        worth, won = 1 + civic_buildings(t, nb), winners(counts)
        for seat in won:
            found[seat] += worth
        t.tell("ballots", -1, [nb, worth, max(counts), *won])
    return found


class StartElections(Step[SteelTable]):
    """Tokens that look at the ballots, then the count."""

    def run(self, table: SteelTable) -> None:
        t = table
        t.phase = t.renew(field.PHASE)
        t.phase[0] = ELECTIONS
        t.agenda.append(CountVotes())
        for seat in reversed(t.influence):
            token = asks_now(t, seat, s.ON_ELECTIONS)
            if token >= 0:
                t.agenda.append(UseToken(seat, token, seat, -1, -1, 0))


class CountVotes(Step[SteelTable]):
    """The votes set the new Influence order; its first becomes Mayor; the other Roles are chosen anew."""

    def run(self, table: SteelTable) -> None:
        t = table
        count = votes(t)
        order: list[int] = []
        for seat in t.influence:
            at = len(order)
            while at > 0 and count[order[at - 1]] < count[seat]:
                at -= 1
            order.insert(at, seat)
        t.influence = t.renew(field.INFLUENCE)
        t.influence[:] = order
        t.tell("votes", -1, count)
        t.tell("influence", -1, order[:])
        end_lasting(t, UNTIL_ELECTIONS)
        t.roles = t.renew(field.ROLES)
        t.roles[:] = [-1] * len(t.roles)
        t.roles[MAYOR] = order[0]
        t.tell("role", order[0], [MAYOR])
        t.agenda.append(CleanUp())
        t.agenda.append(NextRole(1))


class CleanUp(Step[SteelTable]):
    """Discard pile and the next Era's deck are shuffled into the main deck; the Era marker moves; City Building follows."""

    def run(self, table: SteelTable) -> None:
        t = table
        t.era = t.renew(field.ERA)
        t.era[0] += 1
        t.phase = t.renew(field.PHASE)
        t.phase[0] = PLANNING
        t.mob = t.renew(field.MOB)
        t.mob[:] = [0, 0]
        t.wigs_used = t.renew(field.WIGS_USED)
        t.wigs_used[:] = [0] * t.seats
        t.deck = t.renew(field.DECK)
        t.deck.extend(t.discard + t.recurring)
        t.discard = t.renew(field.DISCARD)
        t.discard.clear()
        t.recurring = t.renew(field.RECURRING)
        t.later = t.renew(field.LATER)
        t.recurring.clear()
        for card in t.later[:]:
            if t.content.card_era[card] == t.era[0]:
                t.later.remove(card)
                t.deck.append(card)
        t.deck.sort()
        t.shuffle(t.deck)
        t.shown = t.renew(field.SHOWN)
        t.shown.clear()
        for seat in range(t.seats):
            t.known[seat] = t.renew_of(field.KNOWN, seat)
            t.known[seat].clear()
            t.used[seat] = t.renew_of(field.USED, seat)
            t.used[seat][:] = [card for card in t.used[seat] if card in t.banks[seat]]
        t.tell("era", -1, [t.content.years[t.era[0]]])
        t.agenda.append(StartDraft())
        t.agenda.append(DealCards())
        t.agenda.append(MoveMoguls())
