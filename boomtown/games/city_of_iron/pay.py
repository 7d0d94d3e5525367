"""Paying with skills: which cards, each for one skill, in ascending order; then the reactions of the cards used."""

from typing import ClassVar, Final

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import DISTANCE, DONE, GUNS, HAMMER, LAY
from boomtown.games.city_of_iron.cards import may_hold, use_card
from boomtown.games.city_of_iron.gains import apply_simple
from boomtown.games.city_of_iron.table import IronTable

VERBS: Final = [HAMMER, DISTANCE, GUNS]
ALL: Final = -1


def skill_of(t: IronTable, seat: int, card: int, skill: int, use: int) -> int:
    """How much of a skill a card supplies in a use, its own reaction counted."""
    kit = t.kit
    n = kit.skill[skill][t.nation[seat] * kit.experts + card]
    if n > 0 and kit.boost[card] > 0 and (kit.trigger_skills[card] >> skill) & 1 and applies(t, card, use):
        n += kit.boost[card]
    return n


def applies(t: IronTable, card: int, use: int) -> bool:
    """Whether a reaction speaks of this use."""
    return t.kit.trigger_use[card] == k.ANY_USE or t.kit.trigger_use[card] == use


def supply(t: IronTable, seat: int, skill: int, use: int, but: int, after: int) -> int:
    """How much of a skill the hand can supply, one card left out, only cards after a number."""
    total = 0
    for card in t.hands[seat]:
        if card > after and card != but:
            total += skill_of(t, seat, card, skill, use)
    return total


def has_vessel(t: IronTable, seat: int, vessel: int, but: int, after: int) -> bool:
    """Whether a ship or airship is in hand, one card left out, only cards after a number."""
    if vessel == k.NO_VESSEL:
        return True
    for card in t.hands[seat]:
        fits = card > after and card != but and t.kit.vessel[card] == vessel
        if fits and skill_of(t, seat, card, k.DISTANCES, k.SETTLING) > 0:
            return True
    return False


def gun_reach(t: IronTable, seat: int, most: int, after: int) -> list[int]:
    """For each distance from 0 to `most`: the most guns that cards after a number supply beside it, or -1."""
    best = [-1] * (most + 1)
    best[0] = 0
    for card in t.hands[seat]:
        if card <= after:
            continue
        guns = skill_of(t, seat, card, k.GUNFIRE, k.ATTACKING)
        far = skill_of(t, seat, card, k.DISTANCES, k.ATTACKING)
        if guns == 0 and far == 0:
            continue
        for d in range(most, -1, -1):
            before = best[d]
            if before < 0:
                continue
            if far > 0:
                there = d + far if d + far < most else most
                if there > d and best[there] < before:
                    best[there] = before
            best[d] = before + guns
    for d in range(most - 1, -1, -1):
        if best[d] < best[d + 1]:
            best[d] = best[d + 1]
    return best


def can_pay(
    t: IronTable,
    seat: int,
    use: int,
    hammers: int,
    distance: int,
    guns: int,
    vessel: int,
    but: int,
    after: int,
) -> bool:
    """Whether cards in hand (one left out, only those after a number) supply all that is asked."""
    if hammers > 0:
        return supply(t, seat, k.HAMMERS, use, but, after) >= hammers
    if guns > 0:
        return gun_reach(t, seat, distance if distance > 0 else 0, after)[-1] >= guns
    if not has_vessel(t, seat, vessel, but, after):
        return False
    return distance <= 0 or supply(t, seat, k.DISTANCES, use, but, after) >= distance


def start_payment(
    t: IronTable, seat: int, use: int, target: int, hammers: int, distance: int, guns: int, vessel: int
) -> None:
    """Ask for the cards that pay."""
    go_on(t, Pay(seat, use, target, hammers, distance, guns, vessel, ALL))


def go_on(t: IronTable, pay: "Pay") -> None:
    """The next pick of a payment; extra cards once all is paid."""
    if pay.hammers <= 0 and pay.distance <= 0 and pay.guns <= 0 and pay.vessel == k.NO_VESSEL:
        ask_for_extras(t, pay.seat, pay.use, pay.target, ALL)
    else:
        t.agenda.append(pay)


def spend(t: IronTable, seat: int, card: int, skill: int, use: int) -> int:
    """Lay a card on the table for a skill; returns how much it supplies."""
    n = skill_of(t, seat, card, skill, use)
    use_card(t, seat, card, 1 + skill)
    t.tell("pay", seat, [card, skill, n])
    return n


def skill_verb(action: int) -> int:
    """The skill that an action pays with, or -1."""
    if HAMMER <= action < DISTANCE:
        return k.HAMMERS
    if DISTANCE <= action < GUNS:
        return k.DISTANCES
    return k.GUNFIRE if GUNS <= action < LAY else -1


class Pay(Decision):
    """The next card that pays, and for which skill; every card offered can be completed with later ones."""

    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "use",
        "target",
        "hammers",
        "distance",
        "guns",
        "vessel",
        "last",
    )
    rules: ClassVar[tuple[str, ...]] = ("COI-097", "COI-103")

    def __init__(
        self, seat: int, use: int, target: int, hammers: int, distance: int, guns: int, vessel: int, last: int
    ) -> None:
        super().__init__(seat)
        self.use = use
        self.target = target  # the expert, land or town that is paid for
        self.hammers = hammers  # what is still needed
        self.distance = distance
        self.guns = guns
        self.vessel = vessel
        self.last = last

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        found: list[int] = []
        for card in table.hands[seat]:
            if card > self.last:
                for skill in range(3):
                    if self.helps(table, seat, card, skill):
                        found.append(VERBS[skill] + card)
        return found

    def helps(self, t: IronTable, seat: int, card: int, skill: int) -> bool:
        """Whether a card's skill is of use, and later cards can supply the rest."""
        n = skill_of(t, seat, card, skill, self.use)
        if n == 0:
            return False
        hammers, distance, guns, vessel = self.hammers, self.distance, self.guns, self.vessel
        if skill == k.HAMMERS:
            if hammers <= 0:
                return False
            hammers -= n
        elif skill == k.GUNFIRE:
            if guns <= 0:
                return False
            guns -= n
        else:
            sails = vessel != k.NO_VESSEL and t.kit.vessel[card] == vessel
            if distance <= 0 and not sails:
                return False
            distance -= n
            if sails:
                vessel = k.NO_VESSEL
        return can_pay(t, seat, self.use, hammers, distance, guns, vessel, -1, card)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        skill = skill_verb(action)
        card = action - VERBS[skill]
        sails = skill == k.DISTANCES and table.kit.vessel[card] == self.vessel
        n = spend(table, seat, card, skill, self.use)
        go_on(
            table,
            Pay(
                seat,
                self.use,
                self.target,
                self.hammers - (n if skill == k.HAMMERS else 0),
                self.distance - (n if skill == k.DISTANCES else 0),
                self.guns - (n if skill == k.GUNFIRE else 0),
                k.NO_VESSEL if sails else self.vessel,
                card,
            ),
        )

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        skill = skill_verb(action)
        if skill < 0:
            return ()
        card = action - VERBS[skill]
        if card in table.played:
            return ("COI-102", "COI-103")
        if self.use == k.ATTACKING:
            return ("COI-124", "COI-125", "COI-128")
        if self.use == k.SETTLING:
            return ("COI-204", "COI-205")
        return ("COI-097", "COI-111")


def extras(t: IronTable, seat: int, use: int, last: int) -> list[int]:
    """Further cards whose reaction would apply in this use, with the skill that each is declared for."""
    found: list[int] = []
    for card in t.hands[seat]:
        if card > last and t.kit.trigger[card] == k.USED and applies(t, card, use):
            for skill in (k.DISTANCES, k.GUNFIRE):
                fits = skill == k.DISTANCES or use == k.ATTACKING
                if fits and (t.kit.trigger_skills[card] >> skill) & 1 and skill_of(t, seat, card, skill, use):
                    found.append(VERBS[skill] + card)
    return found


def ask_for_extras(t: IronTable, seat: int, use: int, target: int, last: int) -> None:
    """Ask for extra cards if, as far as everyone can tell, the seat could hold one: so the question tells nothing."""
    if use == k.ABILITY:
        return
    for card in range(last + 1, t.kit.experts):
        if t.kit.trigger[card] == k.USED and applies(t, card, use) and may_hold(t, seat, card):
            t.agenda.append(Extra(seat, use, target, last))
            return


class Extra(Decision):
    """Add a card that is not needed, for the sake of its reaction, or be done."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "use", "target", "last")
    rules: ClassVar[tuple[str, ...]] = ("COI-135",)

    def __init__(self, seat: int, use: int, target: int, last: int) -> None:
        super().__init__(seat)
        self.use = use
        self.target = target
        self.last = last

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        return [*extras(table, seat, self.use, self.last), DONE]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        if action == DONE:
            return
        skill = skill_verb(action)
        card = action - VERBS[skill]
        spend(table, seat, card, skill, self.use)
        ask_for_extras(table, seat, self.use, self.target, card)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("COI-122", "COI-135")


class AfterUse(Step):
    """When a payment has done its work: the reactions of the cards that paid, from one place in `played` on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "use", "start")

    def __init__(self, seat: int, use: int, start: int) -> None:
        self.seat = seat
        self.use = use
        self.start = start

    def run(self, table: Table) -> None:
        assert isinstance(table, IronTable)
        kit = table.kit
        for i in range(self.start, len(table.played)):
            card = table.played[i]
            skill = table.uses[i] - 1
            if skill < 0 or kit.trigger[card] != k.USED or not applies(table, card, self.use):
                continue
            if (kit.trigger_skills[card] >> skill) & 1:
                table.tell("reaction", self.seat, [card])
                for op in kit.effect[card]:
                    apply_simple(table, self.seat, op)
