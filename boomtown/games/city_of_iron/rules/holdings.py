"""What follows from what a seat owns: goods, income, draws, discounts, population."""

from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.content import GOODS, bits, mask_of
from boomtown.games.city_of_iron.rules.table import DISCOUNT, DRAWS, EACH_PERK, IronTable


def recount_all(t: IronTable) -> None:
    """Fill all derived cells."""
    lands = len(t.content.land_ids)
    t.goods, t.income, t.perks = t.renew(at.GOODS), t.renew(at.INCOME), t.renew(at.PERKS)
    t.standing, t.room = t.renew(at.STANDING), t.renew(at.ROOM)
    t.goods[:] = [0] * (t.seats * GOODS)
    t.income[:] = [0] * t.seats
    t.perks[:] = [0] * (t.seats * EACH_PERK)
    t.standing[:] = [0] * lands
    t.room[:] = [0] * lands
    for land in range(lands):
        measure(t, land)
    for seat in range(t.seats):
        for card in t.built[seat]:
            t.standing[t.city[card]] += 1
        recount(t, seat)


def measure(t: IronTable, land: int) -> None:
    """The population of a city: the sum of its districts."""
    sides = len(t.content.side_ids)
    people = 0
    for side in range(sides):
        people += t.districts[land * sides + side] * t.content.side_population[side]
    t.room = t.renew(at.ROOM)
    t.room[land] = people


def recount(t: IronTable, seat: int) -> None:
    """A seat's goods, income and perks, from its buildings, towns and districts."""
    content = t.content
    first = seat * GOODS
    perk = seat * EACH_PERK
    t.goods, t.income, t.perks = t.renew(at.GOODS), t.renew(at.INCOME), t.renew(at.PERKS)
    goods = t.goods
    perks = t.perks
    for good in range(GOODS):
        goods[first + good] = 0
    for i in range(EACH_PERK):
        perks[perk + i] = 0
    income = content.nation_income[t.nation[seat]] if t.nation[seat] >= 0 else 0
    for card in t.built[seat]:
        made = content.card_goods[card]
        for i in range(0, len(made), 2):
            goods[first + made[i]] += made[i + 1]
        bots = t.bots[card]
        if bots and len(made) > 0:
            goods[first + made[0]] += bots
        income += content.card_income[card]
        adds = content.card_adds[card]
        for i in range(0, len(adds), 2):
            perks[perk + adds[i]] += adds[i + 1]
        if bots:
            perks[perk + DISCOUNT] += bots * content.card_bot_discount[card]
    for town in range(len(t.town_owner)):
        if t.town_owner[town] == seat:
            made = content.town_goods[town]
            for i in range(0, len(made), 2):
                goods[first + made[i]] += made[i + 1]
            income += content.town_income[town]
    t.income[seat] = income
    sides = len(content.side_ids)
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            for side in range(sides):
                there = t.districts[land * sides + side]
                if there:
                    perks[perk + DRAWS] += there * content.side_draws[0][side]
                    perks[perk + DRAWS + 1] += there * content.side_draws[1][side]


def owns_name(t: IronTable, seat: int, name: int, but: int = -1) -> bool:
    """Whether a building of a name stands in a seat's cities, one card not counted."""
    for card in t.built[seat]:
        if card != but and t.content.card_name[card] == name:
            return True
    return False


def rebuild(t: IronTable) -> None:
    """Derived cells; hands that were written by hand (to set a position up) are kept, and decide what is unseen."""
    written = len(t.goods) > 0
    for seat in range(t.seats):
        hand = t.own_hand(seat)
        if written:
            hand.sort()
            t.shown = t.renew(at.SHOWN)
            t.shown[seat] &= mask_of(hand)
            t.own_unseen(seat)[:] = [card for card in hand if (t.shown[seat] >> card) & 1 == 0]
        else:
            hand[:] = sorted(t.unseen[seat] + bits(t.shown[seat]))
    recount_all(t)
