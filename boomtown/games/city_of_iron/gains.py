"""Taking coins, science and influence; the effects that need no choice."""

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.cards import draw_cards
from boomtown.games.city_of_iron.holdings import counted
from boomtown.games.city_of_iron.table import FROM_CARDS, PARTS, IronTable


def gain_influence(t: IronTable, seat: int, n: int, part: int) -> None:
    """Mark influence, and remember where it came from."""
    t.influence[seat] += n
    t.tally[seat * PARTS + part] += n


def apply_simple(t: IronTable, seat: int, op: list[int]) -> None:
    """A gain or a draw, at once."""
    verb = op[0]
    if verb == k.GAIN_COINS:
        n = op[1] + counted(t, seat, op[2], op[3], -1)
        t.coins[seat] += n
        t.tell("gain-coins", seat, [n])
    elif verb == k.GAIN_SCIENCE:
        t.science[seat] += op[1]
        t.tell("gain-science", seat, [op[1]])
    elif verb == k.GAIN_INFLUENCE:
        gain_influence(t, seat, op[1], FROM_CARDS)
        t.tell("gain-influence", seat, [op[1]])
    else:
        draw_cards(t, seat, op[1], op[2])
