"""What a good player looks at: points, income to come, goods that can still be used, cards in hand, rivals."""

from typing import Final

from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.actions import DISCARD
from boomtown.games.fifty_first_state.cleanup import room_for, store_slots
from boomtown.games.fifty_first_state.payment import purse
from boomtown.games.fifty_first_state.scoring import points
from boomtown.games.fifty_first_state.table import (
    ON_CARD,
    SETUP,
    StateTable,
    count_type,
    locations,
    players,
)
from boomtown.games.fifty_first_state.use import usable_card

# what a good is worth in points to someone who can still use it this round
WORTH: Final[list[float]] = [0.55, 0.5, 0.5, 0.6, 0.75, 0.4, 0.4, 1.0, 0.5, 0.42, 0.42, 0.65, 0.12, 0.9]
PACE: Final = 6.5  # points that the leader makes in a round
USED: Final = 0.55  # how much of an Action's gain a player really gets in a round
PLAN: Final = 0.75  # how much of a hand card's worth counts once it can be paid
HOPE: Final = 0.16  # and before
RIVALS: Final = 0.3


def sense(t: StateTable, seat: int) -> float:
    """How many points a seat may expect at the end, compared with its best rival."""
    left = rounds_left(t)
    own = standing_worth(t, seat, left) + hand_worth(t, seat, left) + goods_worth(t, seat, left)
    best = 0.0
    total = 0.0
    for other in range(players(t)):
        if other != seat:
            worth = standing_worth(t, other, left)
            total += worth
            best = max(best, worth)
    if t.seats == 1:
        return own - best
    return own - RIVALS * (best + total / (t.seats - 1)) / 2.0


def rounds_left(t: StateTable) -> float:
    """How many rounds are to come after this one."""
    if t.ended[0]:
        return 0.0
    lead = float(max(t.score)) + 0.35 * t.round[0]
    return max(0.5, (t.book.end_trigger - lead) / PACE)


def standing_worth(t: StateTable, player: int, left: float) -> float:
    """Points now, and what State and deals still bring."""
    total = float(points(t, player))
    if player >= t.seats:
        return total
    for card in locations(t, player):
        total += ability_worth(t, player, card, left)
    for card in t.deals[player]:
        total += WORTH[t.book.card_deal[card]] * left
    for card in t.states[player]:
        if card in t.ruins:
            total += 0.3
    return total


def ability_worth(t: StateTable, player: int, card: int, left: float) -> float:
    """What the ability of a standing Location brings in the rounds to come."""
    book = t.book
    category = book.card_category[card]
    if category == b.PRODUCTION:
        each = program_worth(t, player, book.card_effect[card])
        return left * (each + (0.1 if book.card_open[card] else 0.0))
    if category == b.ACTION:
        net = program_worth(t, player, book.card_effect[card]) - cost_worth(book.card_cost[card])
        return left * max(0.1, net) * USED * book.card_uses[card]
    worth = 0.0
    if book.card_events[card]:
        worth += 0.9 * program_worth(t, player, book.card_answer[card])
    if book.card_counts[card]:
        worth += 0.6 * program_worth(t, player, book.card_reward[card])
    if len(book.card_store[card]) > 0:
        worth += 0.3
    return left * worth


def bundle_worth(book: b.Book, bundle: int) -> float:
    """The worth of a bundle of goods."""
    goods = book.bundles[bundle]
    total = 0.0
    for i in range(0, len(goods), 2):
        total += WORTH[goods[i]] * goods[i + 1]
    return total


def program_worth(t: StateTable, player: int, program: int) -> float:
    """About what a program brings its taker."""
    total = 0.0
    for step in t.book.programs[program]:
        op = step[0]
        if op == b.GAIN or op == b.STOCK:
            total += bundle_worth(t.book, step[1])
        elif op == b.CHOICE:
            best = 0.0
            for i in range(1, len(step)):
                best = max(best, bundle_worth(t.book, step[i]))
            total += best + 0.05
        elif op == b.PER_TYPE:
            total += bundle_worth(t.book, step[1]) * min(step[3], count_type(t, player, step[2]))
        elif op == b.PER_PRODUCED:
            made = t.produced[player][step[2]] if player < t.seats else 0
            total += bundle_worth(t.book, step[1]) * min(step[3], max(1, made))
        else:
            total += 0.7
    return total


def cost_worth(cost: list[int]) -> float:
    """The worth of the goods that a cost asks for."""
    total = 0.5 * cost[b.ANY_COUNT] + 0.4 * cost[b.HAND_CARDS] + 0.9 * cost[b.OWN_DEALS]
    for good in range(b.GOODS):
        if cost[good] > 0:
            total += WORTH[good] * cost[good]
    return total


def build_worth(t: StateTable, seat: int, card: int, left: float) -> float:
    """What a card from hand is worth once it stands: a point, its ability, production and bonus at once."""
    worth = 1.0 + ability_worth(t, seat, card, left)
    if t.book.card_category[card] == b.PRODUCTION:
        worth += program_worth(t, seat, t.book.card_effect[card])
    return worth + program_worth(t, seat, t.book.card_bonus[card])


def hand_worth(t: StateTable, seat: int, left: float) -> float:
    """Cards in hand: the best use of each colour of contacts, and a little hope for the rest."""
    book = t.book
    active = t.passed[seat] == 0
    have = purse(t, seat)
    wild = have[b.UNIVERSAL]
    best = [0.0, 0.0, 0.0]
    total = 0.0
    for card in t.hands[seat]:
        if t.phase[0] == SETUP and DISCARD + card in t.picks[seat]:
            continue
        built = build_worth(t, seat, card, left) - 0.5 * book.card_distance[card]
        spoils = bundle_worth(book, book.card_spoils[card]) - 0.4 * book.card_distance[card]
        deal = WORTH[book.card_deal[card]] * (1.0 + left) - 0.4 * book.card_distance[card]
        total += HOPE * max(built, max(spoils, deal)) * min(1.0, left)
        total += 0.12 * min(1.0, left)
        if active:
            far = book.card_distance[card]
            if far <= have[b.GREY] + wild:
                best[0] = max(best[0], built)
            if far <= have[b.RED] + wild:
                best[1] = max(best[1], spoils)
            if far <= have[b.BLUE] + wild:
                best[2] = max(best[2], deal)
    total += PLAN * (best[0] + best[1] + best[2])
    total += len(t.links[seat]) * (1.0 if active else 0.9 * min(1.0, left))
    return total


def goods_worth(t: StateTable, seat: int, left: float) -> float:
    """Goods that can still be used this round; once a seat has passed only what survives Cleanup."""
    total = 0.0
    for piece in t.stock[seat]:
        total += 1.1 * WORTH[piece % ON_CARD] * (1.0 if t.passed[seat] == 0 else min(1.0, left))
    for good in t.kept[seat]:
        total += WORTH[good]
    goods = t.goods[seat]
    if t.passed[seat]:
        slots = store_slots(t, seat)
        if len(slots) > 0 and t.ended[0] == 0:
            total += 0.45 * room_for(slots, goods)
        return total
    for good in range(b.GOODS):
        if goods[good] > 0:
            total += WORTH[good] * goods[good]
    total += action_worth(t, seat)
    for card in t.shields:
        if card in t.states[seat]:
            total += 0.25
    return total


def action_worth(t: StateTable, seat: int) -> float:
    """Actions that can be paid right now."""
    total = 0.0
    have = purse(t, seat)
    for card in t.states[seat]:
        if usable_card(t, seat, card, have):
            net = program_worth(t, seat, t.book.card_effect[card]) - cost_worth(t.book.card_cost[card])
            if net > 0:
                total += 0.6 * net
    return total
