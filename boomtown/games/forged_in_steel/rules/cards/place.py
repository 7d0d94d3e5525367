"""The word that puts structures on the map."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, word_now
from boomtown.engine.limits import Fact, Limit, LimitOn, allowed, needs
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import BLOCK
from boomtown.games.forged_in_steel.rules.cards.parts import Site
from boomtown.games.forged_in_steel.rules.cards.word import More, Repeated, use_neighborhood
from boomtown.games.forged_in_steel.rules.construct import lay
from boomtown.games.forged_in_steel.rules.frames import (
    F_KIND,
    F_LAST,
    F_LEFT,
    F_NBS,
    F_PICKED,
    F_SOURCE,
    FROM_CARD,
    cause,
    did,
    look,
    note,
)
from boomtown.games.forged_in_steel.rules.may import (
    PIECES,
    UNBUILT,
    about_lot,
    fresh_fact,
    is_block,
    is_lot,
    is_pair,
    no_cube_fact,
)
from boomtown.games.forged_in_steel.rules.places import can_mark, fresh_lots, grid, is_marked, pieces_left
from boomtown.games.forged_in_steel.rules.sites import (
    kind_of_size,
    lots_named,
    lots_of_option,
    place_options,
    says_anywhere,
)
from boomtown.games.forged_in_steel.rules.table import CANCELLED, SteelTable
from boomtown.games.forged_in_steel.rules.triggers import Occurrence, fire


class Place(Repeated):
    """Structures on the map, by the rules for events."""

    name: ClassVar[str] = "place"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("what", "pieces"),
        Operand("site", "site"),
        Operand("raise", "raises"),
    )
    texts: ClassVar[dict[str, str]] = {"": "{who:place/places} {up_to}{what}{site}{raise}"}
    prompt: ClassVar[str] = "place {pieces}{spot}{left}."
    button: ClassVar[str] = "{placed}"
    stop: ClassVar[str] = "Place no more"
    rules: ClassVar[tuple[str, ...]] = ("FIS-154", "FIS-155", "FIS-095")

    def __init__(self, kinds: int, site: Site, raises: bool) -> None:
        super().__init__()
        self.kinds = kinds
        self.site = site
        self.raises = raises  # Parks raise the track of their Neighborhood

    def place(self) -> int:
        return self.site.where

    def kinds_now(self, t: SteelTable) -> int:
        """The kinds of structures that can be placed, as a set."""
        return 1 << look(t, F_KIND) if self.kinds == 1 << s.A_TRIGGER else self.kinds

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        return place_options(t, seat, self.kinds_now(t), self.site)

    def works(self, t: SteelTable, seat: int) -> bool:
        return len(self.ways(t, seat)) > 0

    def more(self, t: SteelTable, seat: int) -> None:
        """Against a Civic building of a card tokens have their say first."""
        asked = look(t, F_PICKED) >= 0
        note(t, F_PICKED, -1)
        if asked and t.pending[CANCELLED]:
            t.pending[CANCELLED] = 0
        elif asked or not (self.kinds_now(t) >> s.CIVIC) & 1 or look(t, F_SOURCE) != FROM_CARD:
            super().more(t, seat)
        elif look(t, F_LEFT) > 0 and self.works(t, seat):
            t.pending[CANCELLED] = 0
            note(t, F_PICKED, 0)
            t.agenda.append(More(seat, self.program, self.at))
            fire(t, Occurrence(s.ON_PLACING, seat, -1, s.CIVIC, 0, 1 << s.CIVIC, 0))

    def take(self, t: SteelTable, seat: int, action: int) -> None:
        lots = lots_named(t, action)
        did(t, 1)
        use_neighborhood(t, lots[0])
        if self.site.where == s.IN_TRIGGER:
            note(t, F_NBS, 1 << t.content.city.lot_nb[lots[0]])
        note(t, F_LAST, lots[0])
        lay(t, seat, lots, kind_of_size(self.kinds_now(t), len(lots)), self.raises, cause(t))

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return PLACE_LIMITS if is_lot(t, action) or is_pair(t, action) or is_block(t, action) else ()


# --- limits --------------------------------------------------------------------------------------------------


def placing(t: SteelTable) -> Place:
    """The word whose choice is on top."""
    word = word_now(t)
    assert isinstance(word, Place)
    return word


def kind_there(t: SteelTable, action: int) -> int:
    """The kind of structure that would go there, by the number of Lots; -1 if none of those on offer fits."""
    size = lots_of_option(t, action).bit_count()
    if action >= BLOCK and size < s.LOTS_NEEDED[s.PARK_LARGE]:
        return -1  # by Blocks only a large Park is placed
    return kind_of_size(placing(t).kinds_now(t), size)


def is_of_size(t: SteelTable, seat: int, action: int) -> bool:
    """A structure on offer covers so many Lots."""
    return kind_there(t, action) >= 0


def size_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That none does."""
    return Fact("FIS-095", "size", [0 if action >= BLOCK else lots_of_option(t, action).bit_count()])


def is_supplied(t: SteelTable, seat: int, action: int) -> bool:
    """A piece of what would go there is left."""
    kind = kind_there(t, action)
    return kind < 0 or pieces_left(t, seat, kind) > 0


def supply_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which piece is missing."""
    return needs("FIS-018", PIECES + kind_there(t, action), 1, 0)


def is_markable(t: SteelTable, seat: int, action: int) -> bool:
    """A cube is left for it, or one of the seat's own comes off the board there."""
    kind = kind_there(t, action)
    return kind < 0 or not is_marked(kind) or can_mark(t, seat, lots_named(t, action))


def is_open(t: SteelTable, seat: int, action: int) -> bool:
    """No cube there has to wait, unless the card says that it need not."""
    return placing(t).site.just or not lots_of_option(t, action) & fresh_lots(t, seat)


def has_symbols(t: SteelTable, seat: int, action: int) -> bool:
    """A Factory has its symbols, unless the card says anywhere."""
    if kind_there(t, action) != s.FACTORY or says_anywhere(placing(t).site):
        return True
    return not lots_of_option(t, action) & ~t.content.city.factory_lots


def symbol_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which Lot has none."""
    return about_lot(t, "FIS-157", "no-symbol", lots_of_option(t, action) & ~t.content.city.factory_lots)


def is_on_grid(t: SteelTable, seat: int, action: int) -> bool:
    """It touches the City Grid, if it must."""
    if kind_there(t, action) == s.MANSION or placing(t).site.anywhere:
        return True
    return lots_of_option(t, action) & grid(t) != 0


def off_grid_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it does not."""
    return about_lot(t, "FIS-155", "off-grid", lots_of_option(t, action))


def is_rest_allowed(t: SteelTable, seat: int, action: int) -> bool:
    """The card allows it, as far as no other limit forbids it already."""
    return t.accepts(seat, action) or not allowed(BASIC_LIMITS, t, seat, action)


BASIC_LIMITS: Final = (
    Limit("FIS-095", is_of_size, size_fact),
    UNBUILT,
    Limit("FIS-121", is_open, fresh_fact),
    Limit("FIS-157", has_symbols, symbol_fact),
    Limit("FIS-155", is_on_grid, off_grid_fact),
    Limit("FIS-018", is_supplied, supply_fact),
    Limit("FIS-G47", is_markable, no_cube_fact),
)
PLACE_LIMITS: Final = (*BASIC_LIMITS, LimitOn("FIS-153", is_rest_allowed, "card"))
