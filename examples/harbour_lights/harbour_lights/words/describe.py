"""The table in lines of text, as a seat may see it."""

from boomtown.engine.language import listed
from harbour_lights.rules.actions import GOODS
from harbour_lights.rules.table import HarbourTable, stock
from harbour_lights.words.asked import ship_button
from harbour_lights.words.names import coins_words, goods_words, patron_words, seat_name


def describe(t: HarbourTable, seat: int | None, whole: bool) -> str:
    """The round, the ships, the market, and what everybody has."""
    view = t.view(seat)
    lines = [f"Round {view['round'][0]} of {t.last_round}, {len(t.deck)} ships still to come."]
    lines += [f"Berth {b + 1}: {ship_button(t, b)}" for b, ship in enumerate(view["berths"]) if ship >= 0]
    prices = [f"{t.content.good_names[good]} {view['prices'][good]}" for good in range(GOODS)]
    lines.append(f"Market: {listed(prices)}.")
    for other in view["order"]:
        held = f"{coins_words(view['coins'][other])}, {goods_words(t.content, stock(t, other))}"
        lines.append(f"{seat_name(t, other)}: {held}{served(t, view['shown'], view['patron'], other)}.")
    return "\n".join(lines)


def served(t: HarbourTable, shown: list[int], patrons: list[list[int] | None], seat: int) -> str:
    """Whom a seat serves, as far as the view tells."""
    known = shown[seat : seat + 1] or patrons[seat]
    return f"; serves {patron_words(t.content, known[0])}" if known else ""
