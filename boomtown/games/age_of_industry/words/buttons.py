"""What stands on the buttons: what is chosen, and what it costs, borrows and brings."""

from typing import cast

from boomtown.engine.language import with_article
from boomtown.engine.log import Entry, entries
from boomtown.engine.steps import Decision
from boomtown.games.age_of_industry.rules import actions as a
from boomtown.games.age_of_industry.rules.build import (
    BuildCoal,
    BuildIron,
    ChooseCard,
    ChooseSpace,
    build_price,
)
from boomtown.games.age_of_industry.rules.cards import HAND_LIMIT
from boomtown.games.age_of_industry.rules.content import COTTON, FACTORY
from boomtown.games.age_of_industry.rules.cubes import cube_price
from boomtown.games.age_of_industry.rules.loans import loans_for
from boomtown.games.age_of_industry.rules.railway import RailwayCoal, RailwayIron, link_price
from boomtown.games.age_of_industry.rules.scoring import railway_profit
from boomtown.games.age_of_industry.rules.sell import (
    ChooseBuyer,
    buyers,
    sell_to_market,
    sell_to_port,
    sellers,
)
from boomtown.games.age_of_industry.rules.table import AgeTable, next_counter
from boomtown.games.age_of_industry.words.words import (
    CUBE_NAMES,
    a_card,
    counted,
    counter_name,
    last_card,
    link_name,
    market_name,
    place_name,
    railway_price,
    seat_name,
    space_name,
)

PLAIN = {
    a.BUILD: "Build an industry (play a card)",
    a.COMBINE: "Both actions: build once, with any card",
    a.DEVELOP: "Develop (discard a card): remove a counter from your display",
    a.STOP: "Stop selling",
}


def button(t: AgeTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    board, verb, number = t.content, a.ACTIONS.name(action), a.ACTIONS.number(action)
    if action in PLAIN:
        return PLAIN[action]
    if verb in ("railway", "sell", "take-cards", "pass", "repay"):
        return action_button(t, seat, action)
    if verb == "card":
        return f"{'Play' if isinstance(t.agenda[-1], ChooseCard) else 'Discard'} {a_card(board, number)}"
    if verb == "industry":
        return industry_button(t, seat, number)
    if verb == "space":
        return space_button(t, seat, number)
    if verb in ("from", "from-import", "from-display"):
        return source_button(t, seat, action)
    if verb == "link":
        return link_button(t, seat, number)
    if verb == "seller":
        name = seller_button(t, seat, number)
        return f"{name[0].upper()}{name[1:]}"
    if verb in ("to-port", "to-market"):
        return buyer_button(t, seat, action)
    if verb == "remove":
        left = t.left[seat * len(board.level) + number]
        return f"Remove {with_article(counter_name(board, number))} ({left} left)"
    if action == a.DECK:
        return f"Take the top card of the deck ({len(t.deck)} left)"
    shown = t.offer[number]
    return (
        f"Take the face-up {board.card_names[shown]} card"
        if shown >= 0
        else "Take the face-up card that is gone"
    )


def action_button(t: AgeTable, seat: int, action: int) -> str:
    """One of the actions of a turn whose cost or gain depends on the table."""
    hand = len(t.hands[seat])
    if action == a.RAILWAY:
        return f"Build a railway ({railway_price(t, seat)})"
    if action == a.TAKE_CARDS:
        if hand == HAND_LIMIT - 1:
            return "Take one card: your hand is full then"
        return "Take one card, the last there is" if last_card(t) else "Take two cards"
    if action == a.PASS:
        return "Pass (discard a card)" if hand > 0 else "Pass"
    if action == a.REPAY:
        return f"Repay a loan of ${t.content.loan}"
    goods = sellers(t, seat)
    if len(goods) != 1:
        return "Sell goods"
    return f"Sell goods: {seller_button(t, seat, goods[0])}"


# --- what an option costs and brings -------------------------------------------------------------------------


def loan_words(t: AgeTable, seat: int, price: int) -> str:
    """' with 1 loan' where a payment needs one."""
    count = loans_for(t, seat, price)
    return f" with {counted(count, 'loan')}" if count else ""


def results(t: AgeTable, seat: int, action: int) -> list[Entry]:
    """What the log would say if an option were taken; nothing if something else has to be chosen after it."""
    if action not in t.legal(seat):
        return []
    copy = cast(AgeTable, t.clone())
    copy.quiet = False
    top = cast(Decision[AgeTable], copy.agenda.pop())
    top.take(copy, seat, action)
    return entries(copy.news, t.news.number + 1 if t.news else 0)


def gains(t: AgeTable, seat: int, said: list[Entry], but: int = -1) -> str:
    """Who earns what by an option at once: '; you take $8; Yellow's coal mine 1 in Poland earns $4'."""
    found = ""
    for entry in said:
        if entry.kind == "demand":
            found += f"; the display pays you ${entry.args[2]}"
        elif entry.kind == "flip" and entry.args[1] != but:
            counter, space, income = entry.args
            whose = owner_words(t, seat, entry.seat)
            found += f"; {whose} {counter_name(t.content, counter)} in {place_name(t.content, space)} earns ${income}"
    return found


def owner_words(t: AgeTable, seat: int, owner: int) -> str:
    """'your' for the one who reads, else 'Yellow's'."""
    return "your" if owner == seat else f"{seat_name(t, owner)}'s"


def industry_button(t: AgeTable, seat: int, industry: int) -> str:
    """An industry with the price and the needs of its next counter."""
    board, counter = t.content, next_counter(t, seat, industry)
    if counter < 0:
        return f"{board.industry_names[industry].capitalize()} (none left)"
    name = counter_name(board, counter).capitalize()
    if not board.buildable[counter]:
        return f"{name} (can't be built)"
    cubes = "".join(f" + {CUBE_NAMES[c]}" for c in range(2) if board.needs[c][counter])
    return f"{name} (${board.cost[counter]}{cubes}, earns ${board.income[counter]})"


def space_button(t: AgeTable, seat: int, space: int) -> str:
    """A space, what it would be built over, the price and what the build brings at once."""
    name, top = f"Build in {space_name(t.content, space)}", t.agenda[-1]
    if t.owner[space] >= 0:
        name += f" over {owner_words(t, seat, t.owner[space])} {counter_name(t.content, t.counter[space])}"
    if not isinstance(top, ChooseSpace) or a.SPACE + space not in t.legal(seat):
        return name
    price = build_price(t, seat, top.industry, space)
    said = results(t, seat, a.SPACE + space)
    return f"{name} for ${price}{loan_words(t, seat, price)}{gains(t, seat, said)}"


def link_button(t: AgeTable, seat: int, link: int) -> str:
    """A link, its price, and what the railway earns at the end, which can only grow."""
    name = link_name(t.content, link)
    if a.LINK + link not in t.legal(seat):
        return name
    price = link_price(t, seat, link)
    said = results(t, seat, a.LINK + link)
    worth = f" (earns ${railway_profit(t, link)} or more at the end)"
    return f"{name} for ${price}{loan_words(t, seat, price)}{worth}{gains(t, seat, said)}"


def source_button(t: AgeTable, seat: int, source: int) -> str:
    """A source of coal or iron with its owner, its cubes, and what the build comes to with it."""
    top, board = t.agenda[-1], t.content
    if source == a.FROM_DISPLAY:
        cube = 0 if isinstance(top, BuildCoal | RailwayCoal) else 1
        return f"The demand display for ${cube_price(t, cube, source)}"
    if source >= a.FROM_IMPORT:
        name = f"The import from {board.ship_import_names[source - a.FROM_IMPORT]}"
    else:
        space = source - a.FROM
        if t.owner[space] < 0:
            return space_name(board, space)
        whose = owner_words(t, seat, t.owner[space]).capitalize()
        name = f"{whose} {counter_name(board, t.counter[space])} in {space_name(board, space)}"
        name += f" ({counted(t.cubes[space], 'cube')} left)"
    said = results(t, seat, source)
    if len(said) == 0:
        return name
    if isinstance(top, BuildCoal | BuildIron):
        price = build_price(t, seat, top.industry, top.space)
    elif isinstance(top, RailwayCoal | RailwayIron):
        price = link_price(t, seat, top.link)
    return f"{name}, and build for ${price}{loan_words(t, seat, price)}{gains(t, seat, said)}"


def seller_button(t: AgeTable, seat: int, space: int) -> str:
    """A mill or factory, what it earns, and the buyer if there is only one."""
    board, counter = t.content, t.counter[space]
    if counter < 0:
        return space_name(board, space)
    name = f"{counter_name(board, counter)} in {space_name(board, space)}"
    if board.counter_industry[counter] not in (COTTON, FACTORY):
        return name
    found, earns = buyers(t, space), f" (earns ${board.income[counter]})"
    if len(found) != 1:
        return name + earns
    return f"{name} to {buyer_words(t, seat, found[0])}{earns}{sale_gains(t, seat, space, found[0])}"


def buyer_button(t: AgeTable, seat: int, action: int) -> str:
    """A port or market, and who earns what besides the seller."""
    top = t.agenda[-1]
    name = buyer_words(t, seat, action)
    more = sale_gains(t, seat, top.space, action) if isinstance(top, ChooseBuyer) else ""
    return f"{name[0].upper()}{name[1:]}{more}"


def sale_gains(t: AgeTable, seat: int, space: int, buyer: int) -> str:
    """Who else earns what by a sale: the owner of the port, or of a ship that is used up by it."""
    if buyer not in buyers(t, space):
        return ""
    copy = cast(AgeTable, t.clone())
    copy.quiet = False
    if buyer >= a.TO_MARKET:
        sell_to_market(copy, seat, space, buyer - a.TO_MARKET)
    else:
        sell_to_port(copy, seat, space, buyer - a.TO_PORT)
    return gains(t, seat, entries(copy.news, t.news.number + 1 if t.news else 0), space)


def buyer_words(t: AgeTable, seat: int, action: int) -> str:
    """Who buys: 'the market in Poland', 'your port 1 in Danzig 1'."""
    if action >= a.TO_MARKET:
        return f"the market {market_name(t.content, action - a.TO_MARKET)}"
    space = action - a.TO_PORT
    if t.owner[space] < 0:
        return space_name(t.content, space)
    whose = owner_words(t, seat, t.owner[space])
    return f"{whose} {counter_name(t.content, t.counter[space])} in {space_name(t.content, space)}"
