"""Buildings change places: put up, torn down, stored; a Steambot on a card of the row goes with it."""

from boomtown.engine.cards import carry_out
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.holdings import recount
from boomtown.games.city_of_iron.rules.react import goods_gained
from boomtown.games.city_of_iron.rules.sites import science_cost
from boomtown.games.city_of_iron.rules.table import BY_BUILDING, IronTable, add_coins, add_science


def put_up(t: IronTable, seat: int, card: int, land: int, expert: int, coins: int) -> None:
    """Pay coins and science and put a building into a city."""
    science = science_cost(t, seat, card, -1)
    add_coins(t, seat, -coins)
    add_science(t, seat, -science)
    t.tell("build", seat, [card, land, coins, science, expert])
    take_card(t, seat, card)
    t.built[seat] = t.renew_of(at.BUILT, seat)
    t.city, t.standing = t.renew(at.CITY), t.renew(at.STANDING)
    t.built[seat].append(card)
    t.city[card] = land
    t.standing[land] += 1
    recount(t, seat)
    if t.content.card_built[card] >= 0:
        carry_out(t, seat, -1, BY_BUILDING + card, t.content.card_built[card], 0)
    goods_gained(t, seat, t.content.card_goods[card], t.goods)


def take_card(t: IronTable, seat: int, card: int) -> None:
    """A building card leaves the row or the buy pool; a Steambot on it goes to the seat."""
    if card in t.stored[seat]:
        t.stored[seat] = t.renew_of(at.STORED, seat)
        t.stored[seat].remove(card)
        return
    t.row = t.renew(at.ROW)
    t.row[t.row.index(card)] = -1
    gain_bots(t, seat, card)


def store_card(t: IronTable, seat: int, card: int, cause: int) -> None:
    """A building of the row goes to a buy pool; its Steambot to the seat."""
    t.tell("store", seat, [card, cause])
    take_card(t, seat, card)
    t.stored[seat] = t.renew_of(at.STORED, seat)
    t.stored[seat].append(card)


def gain_bots(t: IronTable, seat: int, card: int) -> None:
    """The Steambot on a card of the row goes to whoever took the card away."""
    if t.bots[card] > 0:
        t.bots_free, t.bots = t.renew(at.BOTS_FREE), t.renew(at.BOTS)
        t.bots_free[seat] += t.bots[card]
        t.bots[card] = 0
        t.tell("gain-bot", seat, [card])


def tear_down(t: IronTable, seat: int, card: int) -> None:
    """A building goes to the discard pile; its Steambots are destroyed."""
    t.built[seat] = t.renew_of(at.BUILT, seat)
    t.city, t.standing, t.scrap = t.renew(at.CITY), t.renew(at.STANDING), t.renew(at.SCRAP)
    t.bots, t.bots_left = t.renew(at.BOTS), t.renew(at.BOTS_LEFT)
    t.built[seat].remove(card)
    t.standing[t.city[card]] -= 1
    t.city[card] = -1
    t.bots_left[0] += t.bots[card]
    t.bots[card] = 0
    t.scrap.append(card)
    recount(t, seat)
