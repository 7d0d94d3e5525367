"""Setup: display, cards, demand displays, market counters, first order of play."""

from boomtown.games.age_of_industry.rules.cards import refill_offer
from boomtown.games.age_of_industry.rules.network import lay_out
from boomtown.games.age_of_industry.rules.rounds import StartRound
from boomtown.games.age_of_industry.rules.table import AgeTable

FIRST_HAND = 6


def set_up(t: AgeTable) -> None:
    """Lay the whole game out for the first round."""
    board, n = t.content, t.seats
    spaces = len(board.space_ids)
    t.round[:] = [0]
    t.money[:] = [0] * n
    t.loans[:] = [0] * n
    t.spent[:] = [0] * n
    t.owner[:] = [-1] * spaces
    t.counter[:] = [-1] * spaces
    t.cubes[:] = [0] * (spaces + len(board.ship_space))
    t.flipped[:] = [0] * spaces
    t.rail[:] = [-1] * len(board.link_ids)
    t.rails_left[:] = [board.railways] * n
    t.left[:] = board.counter_count * n
    t.demand[:] = [len(board.price[0]), len(board.price[1])]
    lay_out(t)
    choose_first_player(t)
    place_market_counters(t)
    deal(t)
    t.agenda.append(StartRound())


def choose_first_player(t: AgeTable) -> None:
    """A random seat begins; the others follow clockwise."""
    first = t.roll(t.seats)
    t.order[:] = [(first + i) % t.seats for i in range(t.seats)]


def place_market_counters(t: AgeTable) -> None:
    """A random market counter goes on every market space; the rest stay in the box."""
    box: list[int] = []
    for kind in range(len(t.content.market_count)):
        box.extend([kind] * t.content.market_count[kind])
    t.shuffle(box)
    t.market[:] = box[: len(t.content.market_ids)]
    t.sold[:] = [0] * len(t.market)


def deal(t: AgeTable) -> None:
    """Six cards each, two face up beside the deck."""
    for kind in range(len(t.content.card_count)):
        t.deck.extend([kind] * t.content.card_count[kind])
    t.shuffle(t.deck)
    for _ in range(FIRST_HAND):
        for seat in t.order:
            t.hands[seat].append(t.deck.pop())
    t.offer[:] = [-1, -1]
    refill_offer(t)


def conserved(t: AgeTable) -> dict[str, int]:
    """Sums that never change: cards, each seat's counters and railways."""
    hands = sum([len(hand) for hand in t.hands])
    offered = sum([1 for card in t.offer if card >= 0])
    sums = {"cards": len(t.deck) + len(t.discard) + hands + offered}
    kinds = len(t.content.level)
    for seat in range(t.seats):
        gone = sum([1 for counter in t.gone if counter // kinds == seat])
        left = sum(t.left[seat * kinds : (seat + 1) * kinds])
        sums[f"counters of seat {seat}"] = t.owner.count(seat) + left + gone
        sums[f"railways of seat {seat}"] = t.rails_left[seat] + t.rail.count(seat)
    return sums
