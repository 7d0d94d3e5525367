"""Paying: every cost goes through here. Ammo stands in for a resource, a universal contact for a coloured one, and
goods may come from the supply or from stockpiles. What must be paid in any case is paid; the rest is picked."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision
from boomtown.games.fifty_first_state.rules.actions import DONE, MOST_CARDS, MOST_STOCKED, PAY, PAY_FROM
from boomtown.games.fifty_first_state.rules.content import (
    AMMO,
    BLUE,
    CONTACTS,
    GOODS,
    GREY,
    RESOURCES,
    UNIVERSAL,
    Cost,
    cost_due,
)
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable


def purse(t: StateTable, seat: int) -> list[int]:
    """All goods that a seat can spend: its supply and its stockpiles."""
    have = t.goods[seat][:]
    for piece in t.stock[seat]:
        have[piece % ON_CARD] += 1
    return have


def affordable(have: list[int], cost: Cost) -> bool:
    """Whether so many goods cover the tokens of a cost, wild ones filling the gaps."""
    if cost.only >= 0:
        short = cost.tokens - have[cost.only]
        return short <= 0 or (cost.wild >= 0 and short <= have[cost.wild])
    ammo = have[AMMO]
    universal = have[UNIVERSAL]
    asked = cost.asked
    for i in range(0, len(asked), 2):
        good = asked[i]
        if good == AMMO:
            ammo -= asked[i + 1]
        elif good == UNIVERSAL:
            universal -= asked[i + 1]
        elif asked[i + 1] > have[good]:
            if good < AMMO:
                ammo -= asked[i + 1] - have[good]
            elif GREY <= good <= BLUE:
                universal -= asked[i + 1] - have[good]
            else:
                return False
    if ammo < 0 or universal < 0:
        return False
    return cost.any_count == 0 or spare(have, cost, ammo, universal) >= cost.any_count


def spare(have: list[int], cost: Cost, ammo: int, universal: int) -> int:
    """How many tokens are left for what is freely picked; so much ammo and so many universal contacts."""
    kinds = cost.any_of
    found = ammo if kinds & (RESOURCES | 1 << AMMO) else 0
    if kinds & (CONTACTS | 1 << UNIVERSAL):
        found += universal
    for good in range(GOODS):
        if kinds >> good & 1 and good != AMMO and good != UNIVERSAL and have[good] > cost.goods[good]:
            found += have[good] - cost.goods[good]
    return found


def is_of_use(tokens: list[int], cost: Cost) -> bool:
    """Whether none of these tokens is too many for a cost."""
    kinds = cost.any_of
    ammo = tokens[AMMO] - cost.goods[AMMO]
    universal = tokens[UNIVERSAL] - cost.goods[UNIVERSAL]
    extra = 0
    for good in range(GOODS):
        if good == AMMO or good == UNIVERSAL:
            continue
        more = tokens[good] - cost.goods[good]
        if more > 0:
            if not kinds >> good & 1:
                return False
            extra += more
        elif RESOURCES >> good & 1:
            ammo += more  # the gap takes ammo
        elif CONTACTS >> good & 1:
            universal += more
    if ammo > 0:
        if not kinds & (RESOURCES | 1 << AMMO):
            return False
        extra += ammo
    if universal > 0:
        if not kinds & (CONTACTS | 1 << UNIVERSAL):
            return False
        extra += universal
    return extra <= cost.any_count


def sources(t: StateTable, seat: int, cost: Cost) -> list[int]:
    """The different places a token for a cost can come from, rising: the supply's goods, then the stockpiles'."""
    found: list[int] = []
    goods, useful = t.goods[seat], cost.useful
    for good in range(GOODS):
        if useful >> good & 1 and goods[good] > 0:
            found.append(good)
    if len(t.stock[seat]) > 0:
        last = -1
        for piece in sorted(t.stock[seat]):
            if piece != last and useful >> piece % ON_CARD & 1:
                found.append(piece + ON_CARD)
            last = piece
    return found


def available(t: StateTable, seat: int, source: int) -> int:
    """How many tokens lie at a source."""
    if source < ON_CARD:
        return t.goods[seat][source]
    return t.stock[seat].count(source - ON_CARD)


def tokens_of(sources: list[int]) -> list[int]:
    """How many tokens of each good these are, wherever they come from."""
    tokens = [0] * GOODS
    for source in sources:
        tokens[source % ON_CARD] += 1
    return tokens


def due(t: StateTable) -> Cost:
    """The cost that is being paid."""
    return cost_due(t.due)


def still_due(t: StateTable) -> int:
    """How many tokens are to be paid yet."""
    return due(t).tokens - len(t.paid)


def pay(t: StateTable, seat: int, cost: Cost) -> None:
    """Pay a cost that can be paid: at once, or by asking; what was paid lies in `paid` for the step that follows."""
    t.paid.clear()
    if pays_exactly(t, seat, cost):
        return
    t.due[:] = cost.due()
    pay_the_certain(t, seat, cost)
    left = cost.tokens - len(t.paid)
    if left == 0:
        t.due.clear()
    elif left == 1:
        t.agenda.append(PayToken(seat))
    else:
        t.agenda.append(PayTokens(seat))


def pays_exactly(t: StateTable, seat: int, cost: Cost) -> bool:
    """Pay where there is nothing to choose: no stockpile, no free choice, no wild token."""
    goods, asked = t.goods[seat], cost.asked
    if cost.any_count > 0 or len(t.stock[seat]) > 0:
        return False
    for i in range(0, len(asked), 2):
        if asked[i + 1] > goods[asked[i]]:
            return False
        if RESOURCES >> asked[i] & 1 and goods[AMMO] > 0:
            return False
        if CONTACTS >> asked[i] & 1 and goods[UNIVERSAL] > 0:
            return False
    for i in range(0, len(asked), 2):
        goods[asked[i]] -= asked[i + 1]
        for _ in range(asked[i + 1]):
            t.paid.append(asked[i])
    return True


def pay_the_certain(t: StateTable, seat: int, cost: Cost) -> None:
    """Tokens without which the cost can't be paid are paid."""
    have = purse(t, seat)
    for source in sources(t, seat, cost):
        good = source % ON_CARD
        elsewhere = have[good] - available(t, seat, source)
        for _ in range(needed(have, cost, good) - elsewhere):
            spend(t, seat, source)


def needed(have: list[int], cost: Cost, good: int) -> int:
    """How many of a good must be paid in any case."""
    fewer = have[:]
    while fewer[good] > 0:
        fewer[good] -= 1
        if not affordable(fewer, cost):
            return fewer[good] + 1
    return 0


def spend(t: StateTable, seat: int, source: int) -> None:
    """A token leaves the supply or a stockpile."""
    if source < ON_CARD:
        t.goods[seat][source] -= 1
    else:
        t.own_stock(seat).remove(source - ON_CARD)
    t.paid.append(source)


def tokens_paid(t: StateTable) -> list[int]:
    """What was paid, handed over to the step that the payment was for."""
    tokens = t.paid[:]
    t.paid.clear()
    return tokens


# --- what may be paid with -----------------------------------------------------------------------------------


def paying_with(t: StateTable, source: int) -> int:
    """The action that pays with a token from a source."""
    if source < ON_CARD:
        return PAY + source
    card = source // ON_CARD - 1
    return PAY_FROM + t.content.card_stocks[card].index(source % ON_CARD) * MOST_CARDS + card


def source_of(t: StateTable, action: int) -> int:
    """Where the token of an action comes from; -1 if there is no such stockpile."""
    if PAY <= action < PAY + GOODS:
        return action - PAY
    card = (action - PAY_FROM) % MOST_CARDS
    place = (action - PAY_FROM) // MOST_CARDS
    if card >= len(t.content.card_stocks) or place >= len(t.content.card_stocks[card]):
        return -1
    return (card + 1) * ON_CARD + t.content.card_stocks[card][place]


def is_payment(action: int) -> bool:
    """Whether an action pays with a token."""
    return PAY <= action < PAY + GOODS or PAY_FROM <= action < PAY_FROM + MOST_STOCKED * MOST_CARDS


def tokens_to_pick(t: StateTable, seat: int) -> list[int]:
    """The actions that pay with a token of use, one for each token that could be needed, rising."""
    cost = due(t)
    left = cost.tokens - len(t.paid)
    tokens = tokens_of(t.paid)
    found: list[int] = []
    for source in sources(t, seat, cost):
        tokens[source % ON_CARD] += 1
        wanted = is_of_use(tokens, cost)
        tokens[source % ON_CARD] -= 1
        if wanted:
            for _ in range(min(left, available(t, seat, source))):
                found.append(paying_with(t, source))
    found.sort()
    return found


def pays_all(t: StateTable, chosen: list[int]) -> bool:
    """Whether these tokens, with those paid already, are exactly what is due."""
    cost = due(t)
    if len(t.paid) + len(chosen) != cost.tokens:
        return False
    return affordable(tokens_of(t.paid + [source_of(t, action) for action in chosen]), cost)


def can_pay_all(t: StateTable, chosen: list[int], rest: list[int]) -> bool:
    """Whether none of the chosen tokens is too many, and some of the rest complete them."""
    cost = due(t)
    tokens = tokens_of(t.paid + [source_of(t, action) for action in chosen])
    if not is_of_use(tokens, cost):
        return False
    for action in rest:
        tokens[source_of(t, action) % ON_CARD] += 1
    return affordable(tokens, cost)


def settle(t: StateTable, seat: int, chosen: list[int]) -> None:
    """The chosen tokens are spent: the cost is paid."""
    for source in [source_of(t, action) for action in chosen]:
        spend(t, seat, source)
    t.due.clear()


# --- the questions -------------------------------------------------------------------------------------------


def is_there(t: StateTable, seat: int, action: int) -> bool:
    """Whether the token that an action pays with is there."""
    source = source_of(t, action)
    return source >= 0 and available(t, seat, source) > 0


def missing_token(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-080", "no-token", [action])


def is_wanted(t: StateTable, seat: int, action: int) -> bool:
    """Whether the token that an action pays with is of use."""
    source = source_of(t, action)
    if source < 0:
        return True
    picked = [source_of(t, pick) for pick in t.picks[seat]]
    return is_of_use(tokens_of([*t.paid, *picked, source]), due(t))


def useless_token(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-G30", "useless", [action])


TOKEN: Final[Sequence[Limit]] = (
    Limit("FSS-080", is_there, missing_token),
    Limit("FSS-G30", is_wanted, useless_token),
)


class PayToken(Decision[StateTable]):
    """Which token to spend, where one is due and different ones would do."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-080", "FSS-030", "FSS-031", "FSS-033", "FSS-G30")

    def options(self, table: StateTable, seat: int) -> list[int]:
        return tokens_to_pick(table, seat)

    def take(self, table: StateTable, seat: int, action: int) -> None:
        settle(table, seat, [action])

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return TOKEN if is_payment(action) else ()


class PayTokens(Pick[StateTable]):
    """Which tokens to spend, where several are due and different ones would do."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-080", "FSS-030", "FSS-031", "FSS-033", "FSS-G30")
    done: ClassVar[int] = DONE

    def things(self, table: StateTable, seat: int) -> list[int]:
        return tokens_to_pick(table, seat)

    def least(self, table: StateTable, seat: int) -> int:
        return still_due(table)

    def enough(self, table: StateTable, seat: int, chosen: list[int]) -> bool:
        return pays_all(table, chosen)

    def reaches(self, table: StateTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        return can_pay_all(table, chosen, rest)

    def finish(self, table: StateTable, seat: int, chosen: list[int]) -> None:
        settle(table, seat, chosen)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return TOKEN if is_payment(action) else ()
