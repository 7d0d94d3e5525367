"""Why something is refused, in clauses, and what the facts count."""

from collections.abc import Callable
from typing import cast

from boomtown.engine.cards import word_now
from boomtown.games.forged_in_steel.rules.cards.change import changing
from boomtown.games.forged_in_steel.rules.cards.word import Aiming, SteelWord
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.frames import cause
from boomtown.games.forged_in_steel.rules.may import CUBES_LEFT, MM, PIECES, RIOT_POINTS
from boomtown.games.forged_in_steel.rules.riot import POINTS
from boomtown.games.forged_in_steel.rules.spending import Spending
from boomtown.games.forged_in_steel.rules.table import SteelTable
from boomtown.games.forged_in_steel.rules.terms import (
    COMMERCIAL,
    FACTORY,
    HOUSE,
    LOTS_NEEDED,
    MANSION,
)
from boomtown.games.forged_in_steel.words.blanks import kind_words
from boomtown.games.forged_in_steel.words.names import (
    block_name,
    card,
    cause_name,
    kind_name,
    lot_name,
    seat_name,
    some,
    structure_name,
    whose,
    with_place,
)
from boomtown.games.forged_in_steel.words.phrases import Data, either, plural
from boomtown.games.forged_in_steel.words.text import phrase

NO_PLACE = (
    "there is no vacant Lot on the City Grid",
    "there is no Lot with a cube from before this turn",
    "there are no two Factory Lots of a Block with cubes from before this turn",
    "there is no Lot with a cube from before this turn beside a fully built Block",
    "there is no Mine without an owner",
    "there is nothing of another player that you could seize",
)


def fact(t: SteelTable, seat: int, kind: str, args: list[int]) -> str:
    """What is so, where a limit forbids an action."""
    return FACTS[kind](t, seat, args)


def _on_lot(t: SteelTable, seat: int, a: list[int]) -> str:
    lot = a[0]
    if t.what[lot] >= 0:
        return f"{structure_name(t, lot)} is there"
    return f"{whose(t, t.owner[lot])} cube lies on {lot_name(t.content.city, lot)}"


def _lot(words: str) -> Callable[[SteelTable, int, list[int]], str]:
    return lambda t, seat, a: words.format(lot_name(t.content.city, a[0]))


def _card(words: str) -> Callable[[SteelTable, int, list[int]], str]:
    return lambda t, seat, a: words.format(card(t, a[0]))


def _doing(t: SteelTable, seat: int, a: list[int]) -> str:
    """What the card or ability says, if it has a step of its own for the choice."""
    name, top = cause_name(t, cause(t)), t.agenda[-1]
    said = top.terms(t).said if isinstance(top, Spending) else said_by(top, t)
    return f"{name} says: {with_place(t, phrase(t.content, said))}"


def said_by(top: object, t: SteelTable) -> Data:
    """What the word says whose choice is on top."""
    return top.word(t).said if isinstance(top, Aiming) else cast(SteelWord, word_now(t)).said


def _not_rivals(t: SteelTable, seat: int, a: list[int]) -> str:
    lot, owner = a
    if lot < 0:
        name = f"the Mine {t.content.city.mine_names[-1 - lot]}"
        return f"nobody owns {name}" if owner < 0 else f"{name} is your own"
    if owner < 0:
        return f"no structure stands on {lot_name(t.content.city, lot)}"
    return f"{structure_name(t, lot)} is {'your own' if owner == seat else 'not of a player'}"


def _missing(t: SteelTable, seat: int, a: list[int]) -> str:
    bank, discard = a
    parts = [f"{some(bank, 'card')} for the Bank"] if bank else []
    parts += [f"{some(discard, 'card')} to discard"] if discard else []
    return f"{' and '.join(parts)} {'is' if bank + discard == 1 else 'are'} still to be picked"


def _full(purpose: str) -> Callable[[SteelTable, int, list[int]], str]:
    def words(t: SteelTable, seat: int, a: list[int]) -> str:
        if a[0] == 0:
            return f"in this Era there is no card {purpose}"
        return f"{some(a[0], 'card')} {purpose} {'is' if a[0] == 1 else 'are'} picked already"

    return words


def _kind(t: SteelTable) -> str:
    """The kind of structure that a step changes."""
    return either(kind_words(changing(t).kinds))


FACTS: dict[str, Callable[[SteelTable, int, list[int]], str]] = {
    "alone": _lot("neither a House nor City Hall is beside {}"),
    "alone-in-city": _lot("no House, no City cube and not City Hall is beside {}"),
    "bank-full": _full("for the Bank"),
    "boss": lambda t, seat, a: f"{seat_name(t, a[0]) if a[0] >= 0 else 'nobody'} is the Mob Boss",
    "built": _on_lot,
    "card": _doing,
    "cards-missing": _missing,
    "die": lambda t, seat, a: f"the die shows {' and '.join(str(n) for n in a)}",
    "bound": lambda t, seat, a: f"this raid is bound to {either([t.content.city.nb_names[nb] for nb in a])}",
    "discards-full": _full("to discard"),
    "first-lot": lambda t, seat, a: (
        f"what stands on {lot_name(t.content.city, a[0])} is chosen by {lot_name(t.content.city, a[1])}"
    ),
    "fresh": _lot("the cube on {} was placed in this turn"),
    "headline-forbids": _card("the Headline {} forbids it"),
    "leader-taken": lambda t, seat, a: f"{seat_name(t, t.leaders.index(a[0]))} has that Leader",
    "mine-owned": lambda t, seat, a: (
        f"the Mine {t.content.city.mine_names[a[0]]} is {whose(t, t.mines[a[0]])}"
    ),
    "no-cube": _lot("no cube lies on {}"),
    "no-event": _card("{} has no event"),
    "no-full-block": _lot("no fully built Block is beside {}"),
    "no-headline": lambda t, seat, a: f"no Headline lies on space #{a[0]}",
    "no-house": lambda t, seat, a: "there is no House on the board",
    "no-house-there": lambda t, seat, a: f"there is no House in {block_name(t.content.city, a[0])}",
    "no-place": lambda t, seat, a: NO_PLACE[a[0]],
    "no-response": _card("{} has no Response to this"),
    "no-structure": _lot("nothing stands on {}"),
    "no-symbol": _lot("{} does not show the Factory symbol"),
    "not-first-neighborhood": lambda t, seat, a: (
        f"{lot_name(t.content.city, a[0])} is not in the {t.content.city.nb_names[0]}"
    ),
    "not-house": _lot("no House stands on {}"),
    "not-in-bank": _card("{} is not in your Bank"),
    "not-in-hand": _card("{} is not in your hand"),
    "not-next": _lot("{} is not beside what was destroyed last"),
    "not-own-house": lambda t, seat, a: f"you have no {_kind(t)} on {lot_name(t.content.city, a[0])}",
    "not-rivals": _not_rivals,
    "not-seized": lambda t, seat, a: f"{'Mines' if a[0] < 0 else plural(kind_name(a[0]))} can't be seized",
    "not-targets": lambda t, seat, a: (
        f"{seat_name(t, a[1])}, the Target, has nothing on {lot_name(t.content.city, a[0])}"
    ),
    "not-their-house": lambda t, seat, a: f"no opponent has a {_kind(t)} on {lot_name(t.content.city, a[0])}",
    "not-there": _card("{} is not among these cards"),
    "off-grid": _lot("{} is not on the City Grid"),
    "other-block": lambda t, seat, a: f"{block_name(t.content.city, a[0])} is raided",
    "picked-otherwise": _card("{} is picked for the other purpose"),
    "power-used": lambda t, seat, a: "the power of the Mob Boss was used in this Era",
    "response-used": _card("the Response of {} was used already"),
    "role-taken": lambda t, seat, a: f"{seat_name(t, t.roles[a[0]])} is {ROLE_NAMES[a[0]]}",
    "rolled": lambda t, seat, a: f"the roll lets {some(a[0], 'House')} go",
    "saved": _lot("what stands on {} was saved from this Riot"),
    "size": lambda t, seat, a: (
        f"nothing that is to be placed covers {some(a[0], 'Lot') if a[0] else 'a whole Block'}"
    ),
    "stuck": _lot("the structure on {} can go nowhere else"),
    "taken": _on_lot,
    "way-unmet": lambda t, seat, a: "the condition of that option is not met",
    "way-used": lambda t, seat, a: "that condition was used already",
    "track-end": lambda t, seat, a: (
        f"the {t.content.city.track_names[a[0]]} track is at its end, {t.tracks[a[0]]}"
    ),
}


# --- amounts -------------------------------------------------------------------------------------------------


def amount(t: SteelTable, seat: int, what: int) -> int:
    """How many a seat has of what facts count, counted on the table itself."""
    if what == MM:
        top = t.agenda[-1]
        assert isinstance(top, Spending)
        return top.muscle
    if what == RIOT_POINTS:
        return t.riot[POINTS]
    if what == CUBES_LEFT:
        return _cubes(t, seat)
    kind = what - PIECES
    own = kind in (HOUSE, MANSION)
    lots = [lot for lot, here in enumerate(t.what) if here == kind and (not own or t.owner[lot] == seat)]
    return t.content.pieces[kind] - len(lots) // LOTS_NEEDED[kind]


def _cubes(t: SteelTable, seat: int) -> int:
    marked = sum(
        t.owner[lot] == seat
        and (t.what[lot] < 0 or (t.what[lot] in (FACTORY, COMMERCIAL) and t.anchor[lot] == lot))
        for lot in range(len(t.owner))
    )
    used = marked + t.mines.count(seat) + t.unrest.count(seat) + t.holders.count(seat)
    return max(0, t.content.cubes - t.content.cubes_on_tracks - used)


def amount_name(t: SteelTable, what: int, count: int) -> str:
    """What facts count, after a number."""
    if what == MM:
        return "MM"
    word = "Riot point" if what == RIOT_POINTS else "Ownership cube" if what == CUBES_LEFT else ""
    word = word or kind_name(what - PIECES)
    left = "" if what == RIOT_POINTS else " left"
    return (word if count == 1 else plural(word)) + left
