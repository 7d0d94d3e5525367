"""Setup: coins, ships, prices, patrons; and what is never lost or made."""

from harbour_lights.rules.actions import GOODS
from harbour_lights.rules.rounds import NextRound
from harbour_lights.rules.table import HarbourTable

BANK = 400  # more than anybody can take


def set_up(t: HarbourTable) -> None:
    """Lay the game out, and let the first round begin."""
    content = t.content
    t.round.append(0)
    t.order.extend(range(t.seats))
    t.shuffle(t.order)
    t.bank.append(BANK)
    t.coins.extend([content.coins] * t.seats)
    t.goods.extend([0] * (t.seats * GOODS))
    t.prices.extend([content.price] * GOODS)
    t.berths.extend([-1] * (t.seats + 1))
    t.beside.extend([0] * (t.seats + 1))
    t.bids.extend([0] * t.seats)
    for ship, count in enumerate(content.ship_counts):
        t.deck.extend([ship] * count)
    t.shuffle(t.deck)
    t.spare.extend(range(len(content.wants)))
    t.shuffle(t.spare)
    for seat in range(t.seats):
        t.patron[seat].append(t.spare.pop())
        t.tell_secret("patron", seat, [], t.patron[seat][:], 1 << seat)
    t.agenda.append(NextRound())


def rebuild(t: HarbourTable) -> None:
    """Nothing here follows from anything else."""


def conserved(t: HarbourTable) -> dict[str, int]:
    """No coin, ship or patron is ever lost."""
    at_sea = t.deck + t.sailed + [ship for ship in t.berths if ship >= 0]
    return {
        "coins": t.bank[0] + sum(t.coins) + sum(t.beside),
        "ships": len(at_sea),
        "cargo": sum(at_sea),
        "patrons": sum(t.spare) + sum(patron[0] for patron in t.patron),
    }
