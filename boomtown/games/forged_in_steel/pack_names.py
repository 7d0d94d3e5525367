"""Names of seats, Lots, structures and cards in sentences."""

from boomtown.games.forged_in_steel.pack_phrases import ONE, plural
from boomtown.games.forged_in_steel.script import KIND_IDS
from boomtown.games.forged_in_steel.table import CITY, SteelTable


def seat_name(t: SteelTable, seat: int) -> str:
    """A seat by its colour; the city by its name."""
    return "the City" if seat == CITY else t.colours[seat].capitalize()


def whose(t: SteelTable, owner: int) -> str:
    """'Red's', 'the City's'."""
    return f"{seat_name(t, owner)}'s"


def lot_name(t: SteelTable, lot: int) -> str:
    """A Lot by its name and Neighborhood."""
    city = t.board.city
    return f"{city.lot_ids[lot]} ({city.nb_names[city.lot_nb[lot]]})"


def lots_name(t: SteelTable, lots: list[int]) -> str:
    """Several Lots of one Block."""
    city = t.board.city
    return f"{', '.join(city.lot_ids[lot] for lot in lots)} ({city.nb_names[city.lot_nb[lots[0]]]})"


def kind_name(kind: int) -> str:
    """A kind of structure: 'Commercial building'."""
    return ONE[KIND_IDS[kind]]


def card(t: SteelTable, number: int) -> str:
    """A card by its title."""
    return t.board.card_titles[number]


def names(t: SteelTable, seats: list[int]) -> str:
    """Seats in a row."""
    return ", ".join(seat_name(t, seat) for seat in seats)


def some(count: int, word: str) -> str:
    """'1 cube', '2 cubes'."""
    return f"{count} {word if count == 1 else plural(word)}"


def ability_name(t: SteelTable, step: int) -> str:
    """The Leader or Mogul whose ability begins with a step."""
    board = t.board
    for name, standing in zip(board.leader_names, board.leaders):
        if step in standing.step:
            return name
    for nb, standing in enumerate(board.benefits):
        if step in standing.step:
            return f"the Mogul's benefit '{board.benefit_names[nb]}'"
    return "an ability"
