"""Names of seats, Lots, structures and cards in sentences."""

from boomtown.games.forged_in_steel.rules.city import City
from boomtown.games.forged_in_steel.rules.frames import (
    AS_ABILITY,
    AS_HEADLINE,
    AS_RESPONSE,
    BY_IMMIGRATION,
    BY_MINE,
    BY_MOB,
    BY_NO_HOUSE,
    BY_NO_LOT,
    BY_PARK,
    BY_SEIZING,
    BY_SETUP,
    F_LAST,
    F_LOT,
    F_NBS,
    F_SAME,
    NO_CAUSE,
    PAID,
    look,
)
from boomtown.games.forged_in_steel.rules.table import CITY, SteelTable
from boomtown.games.forged_in_steel.rules.terms import KIND_IDS
from boomtown.games.forged_in_steel.words.phrases import ONE, either, place_name, plural


def seat_name(t: SteelTable, seat: int) -> str:
    """A seat by its colour; the city by its name."""
    return "the City" if seat == CITY else t.colours[seat].capitalize()


def whose(t: SteelTable, owner: int) -> str:
    """'Red's', 'the City's'."""
    return f"{seat_name(t, owner)}'s"


def lot_name(city: City, lot: int) -> str:
    """A Lot by its Neighborhood and what is written on it: 'North Side 8a'."""
    return f"{city.nb_names[city.lot_nb[lot]]} {city.lot_labels[lot]}"


def lots_name(city: City, lots: list[int]) -> str:
    """Lots of one Neighborhood: 'North Side 8a and 8b'."""
    labels = [city.lot_labels[lot] for lot in lots]
    row = labels[0] if len(labels) == 1 else f"{', '.join(labels[:-1])} and {labels[-1]}"
    return f"{city.nb_names[city.lot_nb[lots[0]]]} {row}"


def block_name(city: City, block: int) -> str:
    """'Block 8 in North Side'."""
    return f"Block {city.block_labels[block]} in {city.nb_names[city.block_nb[block]]}"


def kind_name(kind: int) -> str:
    """A kind of structure: 'Commercial building'."""
    return ONE[KIND_IDS[kind]]


def card(t: SteelTable, number: int) -> str:
    """A card by its title."""
    return t.content.card_titles[number]


def names(t: SteelTable, seats: list[int]) -> str:
    """Seats in a row."""
    return ", ".join(seat_name(t, seat) for seat in seats)


def both(t: SteelTable, seats: list[int]) -> str:
    """'Red', 'Red and Blue', 'Red, Blue and Green'."""
    return either([seat_name(t, seat) for seat in seats], "and")


def some(count: int, word: str) -> str:
    """'1 cube', '2 cubes'."""
    return f"{count} {word if count == 1 else plural(word)}"


def ability_name(t: SteelTable, program: int) -> str:
    """The Leader, Mogul or Bigwig whose ability a program is."""
    content = t.content
    named = [
        *zip(content.leader_names, content.leaders),
        *zip([f"the Mogul's benefit '{name}'" for name in content.benefit_names], content.benefits),
        *zip([f"Bigwig {name}" for name in content.bigwig_names], content.bigwigs),
    ]
    return next(name for name, ability in named if program in [one.program for one in ability.listeners])


def with_place(t: SteelTable, words: str) -> str:
    """What a card says, with the Neighborhood that was chosen for 'there', and what it calls 'it' by its name."""
    if len(t.frames) == 0:
        return words
    board, nb = t.content, look(t, F_SAME)
    if nb >= 0:
        words = words.replace(" there", f" in {place_name(board, board.city.nb_ids[nb])}")
    for slot in (F_LOT, F_LAST):
        lot = look(t, slot)
        if lot >= 0 and t.what[lot] >= 0:
            words = words.replace("adjacent to it", f"adjacent to {structure_name(t, lot)}")
    if look(t, F_NBS):
        nbs = [place_name(board, id) for i, id in enumerate(board.city.nb_ids) if (look(t, F_NBS) >> i) & 1]
        words = words.replace("in that Neighborhood", f"in {either(nbs)}")
    return words


CAUSES = {
    NO_CAUSE: "",
    BY_MOB: " (Mob Boss)",
    BY_PARK: " (the Park)",
    BY_IMMIGRATION: " (Immigration)",
    BY_MINE: " (the Mine's die)",
    BY_SEIZING: " (for seizing)",
    BY_SETUP: " (setup)",
    BY_NO_LOT: " (Immigration: no Lot with a cube is left)",
    BY_NO_HOUSE: " (Immigration: no House is left)",
}


def cause_name(t: SteelTable, why: int) -> str:
    """What is being carried out: a card, a Headline, a Response or an ability."""
    if why >= AS_ABILITY:
        return ability_name(t, why - AS_ABILITY)
    if why >= AS_RESPONSE:
        return f"Response {card(t, why - AS_RESPONSE)}"
    if why >= AS_HEADLINE:
        return f"Headline {card(t, why - AS_HEADLINE)}"
    return card(t, why)


def because(t: SteelTable, why: int) -> str:
    """Why something happens, as the end of a sentence: ' for 2 MM', ' (Labor)', ' (Headline Labor)'."""
    if why in CAUSES:
        return CAUSES[why]
    return f" for {PAID - why} MM" if why <= PAID else f" ({cause_name(t, why)})"


def structure_name(t: SteelTable, lot: int) -> str:
    """'Red's House on North Side 4a'."""
    return f"{whose(t, t.owner[lot])} {kind_name(t.what[lot])} on {lot_name(t.content.city, lot)}"
