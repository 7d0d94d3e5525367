"""The Elections, Influence, and Clean Up."""

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.amounts import ballots
from boomtown.games.forged_in_steel.board import MAYOR
from boomtown.games.forged_in_steel.places import anchors
from boomtown.games.forged_in_steel.planning import DealCards, StartDraft
from boomtown.games.forged_in_steel.roles import MoveMoguls, NextRole
from boomtown.games.forged_in_steel.standing import end_lasting
from boomtown.games.forged_in_steel.table import ELECTIONS, KIND, PLANNING, SteelTable
from boomtown.games.forged_in_steel.triggers import UseToken, asks_now

UNTIL_ELECTIONS = 0


def civic_buildings(t: SteelTable, nb: int) -> int:
    """How many Civic buildings stand in a Neighborhood."""
    return anchors(t, t.masks[KIND + s.CIVIC] & t.board.city.nb_lots[nb]).bit_count()


def winners(t: SteelTable, nb: int) -> list[int]:
    """Who has the most ballots in a Neighborhood; nobody if there are none."""
    most = 0
    found: list[int] = []
    for seat in range(t.seats):
        count = ballots(t, seat, nb)
        if count > most:
            most = count
            found = [seat]
        elif count == most and count > 0:
            found.append(seat)
    return found


def votes(t: SteelTable) -> list[int]:
    """Each seat's votes over all Neighborhoods; whoever ties for the most ballots gets all votes too."""
    found = [0] * t.seats
    for nb in range(len(t.board.city.nb_lots)):
        worth = 1 + civic_buildings(t, nb)
        for seat in winners(t, nb):
            found[seat] += worth
    return found


class StartElections(Step):
    """Tokens that look at the ballots, then the count."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        t.phase[0] = ELECTIONS
        t.agenda.append(CountVotes())
        for seat in reversed(t.influence):
            token = asks_now(t, seat, s.ON_ELECTIONS)
            if token >= 0:
                t.agenda.append(UseToken(seat, token, seat, -1, -1, 0))


class CountVotes(Step):
    """The votes set the new Influence order; its first becomes Mayor; the other Roles are chosen anew."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        for nb in range(len(t.board.city.nb_lots)):
            t.tell("ballots", -1, [nb, 1 + civic_buildings(t, nb), *winners(t, nb)])
        count = votes(t)
        order: list[int] = []
        for seat in t.influence:
            at = len(order)
            while at > 0 and count[order[at - 1]] < count[seat]:
                at -= 1
            order.insert(at, seat)
        t.influence[:] = order
        t.tell("votes", -1, count)
        t.tell("influence", -1, order[:])
        end_lasting(t, UNTIL_ELECTIONS)
        t.roles[:] = [-1] * len(t.roles)
        t.roles[MAYOR] = order[0]
        t.tell("role", order[0], [MAYOR])
        t.agenda.append(CleanUp())
        t.agenda.append(NextRole(1))


class CleanUp(Step):
    """Discard pile and the next Era's deck are shuffled into the main deck; the Era marker moves."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        from boomtown.games.forged_in_steel.building import StartBuilding

        t = table
        t.era[0] += 1
        t.phase[0] = PLANNING
        t.mob[:] = [0, 0]
        t.wigs_used[:] = [0] * t.seats
        t.deck.extend(t.discard + t.recurring)
        t.discard.clear()
        t.recurring.clear()
        for card in t.later[:]:
            if t.board.card_era[card] == t.era[0]:
                t.later.remove(card)
                t.deck.append(card)
        t.deck.sort()
        t.shuffle(t.deck)
        t.shown.clear()
        for seat in range(t.seats):
            t.known[seat].clear()
            t.used[seat][:] = [card for card in t.used[seat] if card in t.banks[seat]]
        t.tell("era", -1, [t.board.years[t.era[0]]])
        t.agenda.append(StartBuilding())
        t.agenda.append(StartDraft())
        t.agenda.append(DealCards())
        t.agenda.append(MoveMoguls())
