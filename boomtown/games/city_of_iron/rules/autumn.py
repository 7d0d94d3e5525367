"""Autumn: old buildings go, new ones come, scoring, coins and science, cards; then Winter or the end."""

from typing import Final

from boomtown.engine.steps import Step
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.content import CITIZEN, MILITARY, ROUNDS, in_play
from boomtown.games.city_of_iron.rules.piles import draw_cards
from boomtown.games.city_of_iron.rules.scoring import majority_coins, score_goals, score_round
from boomtown.games.city_of_iron.rules.table import (
    BY_AUTUMN,
    DRAWS,
    EACH_PERK,
    YIELD,
    IronTable,
    add_coins,
    add_science,
)
from boomtown.games.city_of_iron.rules.winter import EndRound, Hire, send_guards_home

OLD: Final = 4  # buildings that leave the row every Autumn


class Autumn(Step[IronTable]):
    """The six steps of Autumn; in the last round the game ends after scoring."""

    def run(self, table: IronTable) -> None:
        number = table.round[0] - 1
        discard_old(table)
        draw_buildings(table)
        if number == ROUNDS - 1:
            send_guards_home(table)
        if table.content.round_score[number]:
            score_round(table)
        if number == ROUNDS - 1:
            score_goals(table)
            return
        if table.content.round_science[number]:
            for seat in range(table.seats):
                add_science(table, seat, 1)
            table.tell("round-science", -1, [])
        collect(table)
        draw_experts(table)
        table.round, table.action = table.renew(at.ROUND), table.renew(at.ACTION)
        table.round[0] += 1
        table.action[0] = 1
        table.agenda.append(EndRound())
        table.agenda.append(Hire())


def discard_old(t: IronTable) -> None:
    """The first four buildings on the row are discarded, the others close up to the left."""
    left = [card for card in t.row if card >= 0]
    gone = left[:OLD]
    t.row, t.scrap, t.bots = t.renew(at.ROW), t.renew(at.SCRAP), t.renew(at.BOTS)
    t.bots_left = t.renew(at.BOTS_LEFT)
    for card in gone:
        t.scrap.append(card)
        t.bots_left[0] += t.bots[card]
        t.bots[card] = 0
    t.row[:] = left[OLD:] + [-1] * (len(t.row) - len(left[OLD:]))
    if len(gone) > 0:
        t.tell("discard-old", -1, gone)


def draw_buildings(t: IronTable) -> None:
    """Fill the spaces in use from the deck of the round, then from the next ones, then from the discards."""
    new: list[int] = []
    shuffled = False
    t.row = t.renew(at.ROW)
    for place in range(len(t.row)):
        if t.row[place] >= 0 or not in_play(t.content.row_dots[place], t.seats):
            continue
        deck = t.content.round_deck[t.round[0] - 1]
        while deck < 3 and len(t.building_deck(deck)) == 0:
            deck += 1
        if deck < 3:
            t.row[place] = t.draw(t.own_building_deck(deck))
        elif len(t.scrap) > 0:
            t.scrap = t.renew(at.SCRAP)
            if not shuffled:
                t.scrap.sort()
                t.shuffle(t.scrap)
                shuffled = True
                t.tell("reshuffle", -1, [])
            t.row[place] = t.draw(t.scrap)
        else:
            break
        new.append(t.row[place])
    if len(new) > 0:
        t.tell("new-buildings", -1, new)
    if t.steambots and t.row[0] >= 0 and t.bots[t.row[0]] == 0 and t.bots_left[0] > 0:
        t.bots, t.bots_left = t.renew(at.BOTS), t.renew(at.BOTS_LEFT)
        t.bots[t.row[0]] = 1
        t.bots_left[0] -= 1
        t.tell("place-bot", -1, [t.row[0]])


def collect(t: IronTable) -> None:
    """Coins for income and majorities, science from Academies."""
    for seat in range(t.seats):
        bonus = majority_coins(t, seat)
        science = t.perks[seat * EACH_PERK + YIELD]
        add_coins(t, seat, t.income[seat] + bonus)
        add_science(t, seat, science)
        t.tell("collect", seat, [t.income[seat], bonus, science])


def draw_experts(t: IronTable) -> None:
    """Citizen and military cards for the draws on districts and buildings."""
    for seat in range(t.seats):
        for deck in (CITIZEN, MILITARY):
            draw_cards(t, seat, deck, t.perks[seat * EACH_PERK + DRAWS + deck], BY_AUTUMN)
