"""What the lab asks of a table: what sets a seat apart, its money, which cards and counters an option puts to use."""

from boomtown.engine.log import entries
from boomtown.games.age_of_industry.rules import actions as a
from boomtown.games.age_of_industry.rules.build import ChooseCard, ChooseSpace
from boomtown.games.age_of_industry.rules.cards import PassWithCard
from boomtown.games.age_of_industry.rules.develop import DevelopWithCard
from boomtown.games.age_of_industry.rules.scoring import PARTS, final_result
from boomtown.games.age_of_industry.rules.sell import ChooseBuyer
from boomtown.games.age_of_industry.rules.table import AgeTable, next_counter
from boomtown.games.age_of_industry.words.words import counter_name, link_name

PLACES = ("first", "second", "third", "fourth", "fifth")
TURNS = ("build", "railway", "sell-port", "sell-market", "develop", "take", "draw", "pass", "pass-free")


def traits(t: AgeTable, seat: int) -> dict[str, str]:
    """A seat's place in the first round and the industry it began with, as far as the table or its log still tells."""
    found: dict[str, str] = {}
    order = first_order(t)
    if seat in order:
        found["place in the first round"] = PLACES[order.index(seat)]
    for entry in entries(t.news):
        if entry.kind == "build" and entry.seat == seat:
            found["first industry"] = t.content.industry_names[
                t.content.counter_industry[entry.args[0]]
            ].capitalize()
            break
    return found


def first_order(t: AgeTable) -> list[int]:
    """The seats as they took their turns in the first round; afterwards only the log remembers."""
    if t.round[0] == 1 and not t.over:
        return t.order
    found: list[int] = []
    for entry in entries(t.news):
        if entry.kind == "order":
            break
        if entry.kind in TURNS and entry.seat not in found:
            found.append(entry.seat)
    return found


def money(t: AgeTable, seat: int) -> int:
    """A seat's cash, less the loans it has to repay."""
    return t.money[seat] - t.content.loan * t.loans[seat]


def plays(t: AgeTable, seat: int, action: int) -> list[str]:
    """The counter, card, railway or market that an option puts to use, and how."""
    board, top = t.content, t.agenda[-1]
    if isinstance(top, ChooseSpace):
        counter = counter_name(board, next_counter(t, seat, top.industry)).capitalize()
        return [f"{counter}: built" if t.owner[action - a.SPACE] < 0 else f"{counter}: built over another"]
    if isinstance(top, ChooseCard):
        how = "both actions for a build" if top.combined else "build"
        return [f"{board.card_names[action - a.CARD]} card: {how}"]
    if isinstance(top, DevelopWithCard):
        counter = counter_name(board, top.counter).capitalize()
        return [f"{counter}: developed away", f"{board.card_names[action - a.CARD]} card: development"]
    if isinstance(top, PassWithCard):
        return [f"{board.card_names[action - a.CARD]} card: pass"]
    if a.LINK <= action < a.SELLER:
        return [f"{link_name(board, action - a.LINK)}: railway"]
    if isinstance(top, ChooseBuyer):
        return sale(t, top.space, action)
    return []


def sale(t: AgeTable, space: int, action: int) -> list[str]:
    """A counter that sells its goods, and the port or market that takes them."""
    goods = counter_name(t.content, t.counter[space]).capitalize()
    if action >= a.TO_MARKET:
        place = t.content.place_names[t.content.market_place[action - a.TO_MARKET]]
        return [f"{goods}: sold to a market", f"Market of {place}: sold to"]
    port = t.counter[action - a.TO_PORT]
    return [f"{goods}: sold through a port", f"{counter_name(t.content, port).capitalize()}: used for a sale"]


def ending(t: AgeTable) -> str:
    """The only end there is."""
    return "the deck and a hand ran out"


def breakdown(t: AgeTable, seat: int) -> dict[str, int]:
    """Where a seat's points come from."""
    result = t.result[seat * PARTS : (seat + 1) * PARTS] if t.result else final_result(t, seat)
    return {"money": result[2], "counters": result[3], "unpaid loans": -result[4]}
