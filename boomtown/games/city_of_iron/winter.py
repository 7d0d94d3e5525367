"""Winter: everyone hires experts, in secret and at the same time; then the round is over."""

from typing import ClassVar

from boomtown.engine.steps import Step, Together
from boomtown.engine.table import Table
from boomtown.games.city_of_iron.actions import DONE, HIRE
from boomtown.games.city_of_iron.cards import insert, lay_down
from boomtown.games.city_of_iron.table import HIRING, PERKS, IronTable, pool


def hire_cost(t: IronTable, seat: int, card: int) -> int:
    """The coins an expert costs a seat."""
    cost = t.kit.price[t.nation[seat] * t.kit.experts + card] - t.perks[seat * PERKS + HIRING]
    return cost if cost > 0 else 0


def hire_science(t: IronTable, seat: int, card: int) -> int:
    """The science an expert costs a seat."""
    return t.kit.price_science[t.nation[seat] * t.kit.experts + card]


def for_hire(t: IronTable, seat: int) -> list[int]:
    """The experts a seat can still pay for, those after its last pick."""
    coins, science, last = t.coins[seat], t.science[seat], -1
    for pick in t.picks[seat]:
        if pick != DONE:
            last = pick - HIRE
            coins -= hire_cost(t, seat, last)
            science -= hire_science(t, seat, last)
    return [
        card
        for card in pool(t, seat)
        if card > last and hire_cost(t, seat, card) <= coins and hire_science(t, seat, card) <= science
    ]


class Hire(Together):
    """Any number of experts from the own buy pool that can be paid, picked in ascending order, then done."""

    rules: ClassVar[tuple[str, ...]] = ("COI-172", "COI-173")

    def asked(self, table: Table) -> list[int]:
        """Who can pay for any; coins and what was hired before are open."""
        assert isinstance(table, IronTable)
        found: list[int] = []
        for seat in range(table.seats):
            if len(table.picks[seat]) > 0 or len(for_hire(table, seat)) > 0:
                found.append(seat)
        return found

    def finished(self, table: Table, seat: int) -> bool:
        picks = table.picks[seat]
        return len(picks) > 0 and picks[-1] == DONE

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        return [*[HIRE + card for card in for_hire(table, seat)], DONE]

    def resolve(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        for seat in range(table.seats):
            cards = [pick - HIRE for pick in table.picks[seat] if pick != DONE]
            if len(cards) == 0:
                continue
            coins = science = 0
            for card in cards:
                coins += hire_cost(table, seat, card)
                science += hire_science(table, seat, card)
            table.tell("hire", seat, [coins, science, *cards])
            table.coins[seat] -= coins
            table.science[seat] -= science
            for card in cards:
                table.owned[seat] |= 1 << card
                table.shown[seat] |= 1 << card
                insert(table.hands[seat], card)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        if HIRE <= action < DONE:
            return ("COI-172",) if action - HIRE in pool(table, seat) else ("COI-038",)
        return ("COI-169", "COI-170")


class EndRound(Step):
    """The round ends: guards go home, and it is Spring again."""

    def run(self, table: Table) -> None:
        from boomtown.games.city_of_iron.rounds import Spring

        assert isinstance(table, IronTable)
        send_guards_home(table)
        table.agenda.append(Spring())


def send_guards_home(t: IronTable) -> None:
    """Cards that guard a town go on top of their owners' discard piles."""
    for town in range(len(t.guard)):
        if t.guard[town] >= 0:
            lay_down(t, t.town_owner[town], t.guard[town])
            t.tell("guard-home", t.town_owner[town], [t.guard[town], town])
            t.guard[town] = -1
