"""What a person is asked, what stands on the buttons, and why something is refused."""

from boomtown.engine.cards import Choose, word_now
from harbour_lights.rules.actions import BID, DONE, NAME, SELL, SHIP
from harbour_lights.rules.facts import EMPTY, NO_BERTH
from harbour_lights.rules.market import Sell, worth
from harbour_lights.rules.rounds import Bid
from harbour_lights.rules.table import HarbourTable, stock
from harbour_lights.words.names import coins_words, goods_words, ship_words


def prompt(t: HarbourTable, seat: int) -> str:
    """What a seat has to do now."""
    top = t.agenda[-1]
    if isinstance(top, Bid):
        return "Bid for the right to choose a ship early. All bids are paid."
    if isinstance(top, Choose):
        return type(word_now(t)).prompt
    if isinstance(top, Sell):
        must = top.least(t, seat)
        start = f"Sell at least {must}, for your warehouse is too full" if must else "Sell what you like"
        return f"{start}; every piece lowers its price. Then done."
    return "Take a ship."


def button(t: HarbourTable, seat: int, action: int) -> str:
    """What stands on the button of an action."""
    if action < SHIP:
        return f"Bid {coins_words(action - BID)}"
    if action < NAME:
        return ship_button(t, action - SHIP)
    if action < SELL:
        return t.content.good_names[action - NAME].capitalize()
    if action < DONE:
        good = action - SELL
        return f"{t.content.good_names[good].capitalize()}, {coins_words(next_price(t, seat, good))}"
    counts = [t.picks[seat].count(SELL + good) for good in range(len(t.content.goods))]
    if not sum(counts):
        return "Sell nothing"
    return f"Sell {goods_words(t.content, counts)} for {coins_words(worth(t, counts))}"


def ship_button(t: HarbourTable, berth: int) -> str:
    """'Lantern: 1 amber and 1 of a good that you name, and 1 coin'."""
    coins = f", and {coins_words(t.beside[berth])}" if t.beside[berth] else ""
    return f"{ship_words(t.content, t.berths[berth])}{coins}"


def next_price(t: HarbourTable, seat: int, good: int) -> int:
    """What one more piece would bring, after those that are picked."""
    picked = t.picks[seat].count(SELL + good)
    left = min(picked, stock(t, seat)[good] - 1)
    return max(1, t.prices[good] - left)


def fact(t: HarbourTable, seat: int, kind: str, args: list[int]) -> str:
    """What is so, in a clause, where a limit forbids an action."""
    berth = args[0] + 1
    return {EMPTY: f"berth {berth} is empty", NO_BERTH: f"there is no berth {berth} with so few players"}[
        kind
    ]
