"""Paying with skills: one set of cards, each declared for one skill."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.picks import Pick
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import DISTANCE, DONE, GUNS
from boomtown.games.city_of_iron.rules.amounts import PICKED
from boomtown.games.city_of_iron.rules.next_cards import (
    Paid,
    next_for_distance,
    next_for_guns,
    next_for_skill,
)
from boomtown.games.city_of_iron.rules.skills import most_guns, skill_of
from boomtown.games.city_of_iron.rules.spend import VERBS, absent, card_of, is_extra, skill_verb, spend
from boomtown.games.city_of_iron.rules.table import IronTable


def start_payment(
    t: IronTable, seat: int, use: int, target: int, hammers: int, distance: int, guns: int, vessel: int
) -> None:
    """Ask for the cards that pay, if anything is to be paid."""
    if hammers > 0 or distance > 0 or guns > 0 or vessel != k.NO_VESSEL:
        t.agenda.append(Pay(seat, use, target, hammers, distance, guns, vessel))


class Pay(Pick[IronTable]):
    """The cards that pay, each for one skill: for each skill cards until its price is met, in an attack extra ones too."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "use", "target", "hammers", "distance", "guns", "vessel")
    rules: ClassVar[tuple[str, ...]] = ("COI-097", "COI-103", "COI-G26")
    hides: ClassVar[bool] = True
    done: ClassVar[int] = DONE

    def __init__(
        self, seat: int, use: int, target: int, hammers: int, distance: int, guns: int, vessel: int
    ) -> None:
        super().__init__(seat)
        self.use = use
        self.target = target  # the expert, land or town that is paid for
        self.hammers = hammers  # the price
        self.distance = distance
        self.guns = guns
        self.vessel = vessel

    def rule(self, skill: int) -> str:
        """The rule by which such a payment asks for a skill."""
        if self.use == k.ATTACKING:
            return "COI-125" if skill == k.DISTANCES else "COI-124"
        return "COI-204" if self.use == k.SETTLING else "COI-111"

    def price(self, skill: int) -> int:
        """How much of a skill is asked."""
        return self.hammers if skill == k.HAMMERS else self.guns if skill == k.GUNFIRE else self.distance

    def things(self, table: IronTable, seat: int) -> list[int]:
        found: list[int] = []
        for skill in range(3):
            asked = self.price(skill) > 0 or (skill == k.DISTANCES and self.vessel != k.NO_VESSEL)
            if not asked and self.use != k.ATTACKING:
                continue
            for card in table.hands[seat]:
                useful = asked or is_extra(table, self.use, card, skill)
                if useful and skill_of(table, seat, card, skill, self.use) > 0:
                    found.append(VERBS[skill] + card)
        return found

    def further(self, table: IronTable, seat: int, chosen: list[int]) -> list[int]:
        if self.use != k.ATTACKING:
            found = self.after_one_skill(table, seat, chosen)
        elif table.content.extras[k.HAMMERS] == 0 and self.guns > 0:
            found = self.after_attackers(table, seat, chosen)
        else:
            return super().further(table, seat, chosen)
        if len(found) == 0:  # a person has begun with the last cards
            found = self.additions(table, seat, self.things(table, seat), chosen)
        return found

    def after_one_skill(self, t: IronTable, seat: int, chosen: list[int]) -> list[int]:
        """What may follow where one skill is asked, and perhaps a vessel."""
        skill = k.DISTANCES if self.use == k.SETTLING else k.HAMMERS
        first, sailing = VERBS[skill], 0
        paid = Paid(t.content.supplies[self.use][skill][t.nation[seat]], self.price(skill), 0)
        for action in chosen:
            paid.add(action - first)
            if t.content.vessel[action - first] == self.vessel:
                sailing += 1
        cards = next_for_skill(t.hands[seat], paid, t.content.vessel, self.vessel, sailing)
        found = [first + card for card in cards]
        if paid.lacking <= 0 and (self.vessel == k.NO_VESSEL or sailing > 0):
            found.append(DONE)
        return found

    def after_attackers(self, t: IronTable, seat: int, chosen: list[int]) -> list[int]:
        """What may follow in an attack: cards for distance first, then those for guns."""
        skills, nation, extras = t.content.supplies[k.ATTACKING], t.nation[seat], t.content.extras
        far = Paid(skills[k.DISTANCES][nation], self.distance, extras[k.DISTANCES])
        guns = Paid(skills[k.GUNFIRE][nation], self.guns, extras[k.GUNFIRE])
        used = 0
        for action in chosen:
            card = action - GUNS if action >= GUNS else action - DISTANCE
            used |= 1 << card
            if action >= GUNS:
                guns.add(card)
            else:
                far.add(card)
        found: list[int] = []
        if guns.last < 0:
            for card in next_for_distance(t.hands[seat], used, far, guns, self.distance > 0):
                found.append(DISTANCE + card)
        if far.lacking <= 0:
            for card in next_for_guns(t.hands[seat], used, guns):
                found.append(GUNS + card)
            if guns.lacking <= 0:
                found.append(DONE)
        return found

    def enough(self, table: IronTable, seat: int, chosen: list[int]) -> bool:
        for skill in range(3):
            if not self.met(table, seat, chosen, skill):
                return False
        return True

    def met(self, t: IronTable, seat: int, chosen: list[int], skill: int) -> bool:
        """Whether a set pays what is asked of a skill."""
        each, first = t.content.supplies[self.use][skill][t.nation[seat]], VERBS[skill]
        lacking = self.price(skill)
        sails = self.vessel == k.NO_VESSEL or skill != k.DISTANCES
        for action in chosen:
            if skill_verb(action) == skill:
                lacking -= each[action - first]
                if t.content.vessel[action - first] == self.vessel:
                    sails = True
        return sails and lacking <= 0

    def padded(self, t: IronTable, seat: int, chosen: list[int], skill: int) -> bool:
        """Whether a skill is paid without any one of its cards: then one was added when nothing was lacking."""
        each, first = t.content.supplies[self.use][skill][t.nation[seat]], VERBS[skill]
        plain: list[int] = []  # extra cards don't count
        for action in chosen:
            if skill_verb(action) == skill and not is_extra(t, self.use, action - first, skill):
                plain.append(action - first)
        if len(plain) == 0:
            return False
        spare = -self.price(skill)
        vessels = 0
        for card in plain:
            spare += each[card]
            if t.content.vessel[card] == self.vessel:
                vessels += 1
        sails = self.vessel == k.NO_VESSEL or skill != k.DISTANCES or vessels > 1
        for card in plain:
            if spare < each[card] or not (sails or (vessels == 1 and t.content.vessel[card] != self.vessel)):
                return False
        return True

    def reaches(self, table: IronTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        used = 0
        for action in chosen:
            card = card_of(action)
            if (used >> card) & 1:
                return False  # a card is declared for one skill
            used |= 1 << card
        for skill in range(3):
            if self.padded(table, seat, chosen, skill):
                return False
        return self.within(table, seat, chosen, [a for a in rest if (used >> card_of(a)) & 1 == 0])

    def within(self, t: IronTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        """Whether the rest, each card for one skill, can supply what a set lacks."""
        if self.guns == 0:
            every = chosen + rest
            return self.met(t, seat, every, k.HAMMERS) and self.met(t, seat, every, k.DISTANCES)
        guns, far = self.guns, self.distance
        for action in chosen:
            skill = skill_verb(action)
            n = skill_of(t, seat, card_of(action), skill, self.use)
            if skill == k.GUNFIRE:
                guns -= n
            else:
                far -= n
        distances = [0] * t.content.experts
        gunfire = [0] * t.content.experts
        for action in rest:
            skill, card = skill_verb(action), card_of(action)
            n = skill_of(t, seat, card, skill, self.use)
            if skill == k.GUNFIRE:
                gunfire[card] = n
            else:
                distances[card] = n
        most = most_guns(t.hands[seat], distances, gunfire, far if far > 0 else 0)[-1]
        return most >= 0 and most >= guns

    def finish(self, table: IronTable, seat: int, chosen: list[int]) -> None:
        spend(table, seat, self.use, self.target, chosen)

    # --- why not ---------------------------------------------------------------------------------------------

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if action == DONE:
            return [
                Limit("COI-111", self.hammers_met, self.hammers_lacking),
                Limit(self.rule(k.DISTANCES), self.distance_met, self.distance_lacking),
                Limit("COI-205", self.vessel_met, self.vessel_lacking),
                Limit("COI-124", self.guns_met, self.guns_lacking),
            ]
        if skill_verb(action) < 0 or card_of(action) >= table.content.experts:
            return ()
        rule = self.rule(skill_verb(action))
        return [
            Limit(rule, self.in_hand, self.not_in_hand),
            Limit(rule, self.has_skill, self.without_skill),
            Limit("COI-103", self.undeclared, self.declared_else),
            Limit("COI-G26", self.lacking, self.paid),
            Limit("COI-128", self.leads_on, self.falls_short),
        ]

    def total(self, t: IronTable, seat: int, skill: int) -> int:
        """How much of a skill the cards picked supply."""
        found = 0
        for action in t.picks[seat]:
            if skill_verb(action) == skill:
                found += skill_of(t, seat, card_of(action), skill, self.use)
        return found

    def hammers_met(self, t: IronTable, seat: int, action: int) -> bool:
        return self.total(t, seat, k.HAMMERS) >= self.hammers

    def hammers_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-111", PICKED + k.HAMMERS, self.hammers, self.total(t, seat, k.HAMMERS))

    def distance_met(self, t: IronTable, seat: int, action: int) -> bool:
        return self.total(t, seat, k.DISTANCES) >= self.distance

    def distance_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs(
            self.rule(k.DISTANCES), PICKED + k.DISTANCES, self.distance, self.total(t, seat, k.DISTANCES)
        )

    def vessel_met(self, t: IronTable, seat: int, action: int) -> bool:
        return self.vessel == k.NO_VESSEL or any(
            t.content.vessel[card_of(a)] == self.vessel for a in t.picks[seat]
        )

    def vessel_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-205", "no-vessel-picked", [self.vessel])

    def guns_met(self, t: IronTable, seat: int, action: int) -> bool:
        return self.total(t, seat, k.GUNFIRE) >= self.guns

    def guns_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-124", PICKED + k.GUNFIRE, self.guns, self.total(t, seat, k.GUNFIRE))

    def in_hand(self, t: IronTable, seat: int, action: int) -> bool:
        return card_of(action) in t.hands[seat]

    def not_in_hand(self, t: IronTable, seat: int, action: int) -> Fact:
        return absent(t, card_of(action), self.rule(skill_verb(action)))

    def has_skill(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.in_hand(t, seat, action) or action in self.things(t, seat)

    def without_skill(self, t: IronTable, seat: int, action: int) -> Fact:
        skill, card = skill_verb(action), card_of(action)
        if skill_of(t, seat, card, skill, self.use) == 0:
            return Fact(self.rule(skill), "no-skill", [card, skill])
        return Fact(self.rule(skill), "not-asked-for", [skill, self.use, self.target])

    def undeclared(self, t: IronTable, seat: int, action: int) -> bool:
        if not self.has_skill(t, seat, action):
            return True
        for other in t.picks[seat]:
            if other != action and card_of(other) == card_of(action):
                return False
        return True

    def declared_else(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-103", "declared", [card_of(action)])

    def lacking(self, t: IronTable, seat: int, action: int) -> bool:
        picks = t.picks[seat]
        if action in picks or not self.has_skill(t, seat, action) or not self.in_hand(t, seat, action):
            return True
        return not self.padded(t, seat, [*picks, action], skill_verb(action))

    def paid(self, t: IronTable, seat: int, action: int) -> Fact:
        rule = "COI-135" if self.use == k.ATTACKING else "COI-G26"
        return Fact(rule, "paid", [card_of(action), skill_verb(action), self.use])

    def leads_on(self, t: IronTable, seat: int, action: int) -> bool:
        plain = self.in_hand(t, seat, action) and self.has_skill(t, seat, action)
        if not plain or not self.undeclared(t, seat, action) or not self.lacking(t, seat, action):
            return True
        return action in self.accepted(t, seat)

    def falls_short(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-128", "falls-short", [card_of(action), skill_verb(action)])
