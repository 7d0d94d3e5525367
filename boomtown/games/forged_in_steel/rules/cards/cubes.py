"""Words that put cubes on Lots, and cubes for cubes."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import ChooseSeveral, Operand, word_now
from boomtown.engine.limits import Limit, LimitOn, allowed
from boomtown.games.forged_in_steel.rules.actions import BLOCK, LOT
from boomtown.games.forged_in_steel.rules.cards.parts import Site
from boomtown.games.forged_in_steel.rules.cards.word import Repeated, SteelWord, use_neighborhood
from boomtown.games.forged_in_steel.rules.city import add_options
from boomtown.games.forged_in_steel.rules.construct import stake
from boomtown.games.forged_in_steel.rules.frames import F_LAST, F_LEFT, cause, did, look, note
from boomtown.games.forged_in_steel.rules.may import (
    CARD_NAMES,
    IS_VACANT,
    grid_fact,
    is_block,
    is_lot,
)
from boomtown.games.forged_in_steel.rules.places import city_cubes_left, cubes_left, grid, lift_cube
from boomtown.games.forged_in_steel.rules.sites import cube_options, lots_of_option
from boomtown.games.forged_in_steel.rules.survey import has_lot, lots_in
from boomtown.games.forged_in_steel.rules.table import CITY, CUBE, CUBES, SteelTable


def supply(t: SteelTable, owner: int) -> int:
    """How many cubes an owner has left."""
    return city_cubes_left(t) if owner == CITY else cubes_left(t, owner)


class Cube(Repeated):
    """Cubes of one's own on vacant Lots, or on all Lots of a Block."""

    name: ClassVar[str] = "cube"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("site", "site"),)
    texts: ClassVar[dict[str, str]] = {"": "{may}place {n:own cubes}{site}"}
    prompt: ClassVar[str] = "place a cube on a vacant Lot{where:of the City Grid}{left}."
    block: ClassVar[str] = "choose a Block of 4 vacant Lots; {left:cube} of yours go on it."
    button: ClassVar[str] = "Place a cube on {lot}"
    button_block: ClassVar[str] = "Place cubes on all Lots of {block}"
    stop: ClassVar[str] = "Place no more cubes"
    rules: ClassVar[tuple[str, ...]] = ("FIS-073", "FIS-088", "FIS-154")

    def __init__(self, site: Site) -> None:
        super().__init__()
        self.site = site

    def place(self) -> int:
        return self.site.where

    def owner(self, seat: int) -> int:
        """Whose cubes they are."""
        return seat

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        return cube_options(t, seat, self.site)

    def works(self, t: SteelTable, seat: int) -> bool:
        return len(self.ways(t, seat)) > 0

    def more(self, t: SteelTable, seat: int) -> None:
        if supply(t, self.owner(seat)) > 0:
            super().more(t, seat)

    def choose_way(self, t: SteelTable, seat: int, ways: list[int]) -> None:
        if self.site.freed:  # it makes no difference which comes first
            ways = ways[:1]
        super().choose_way(t, seat, ways)

    def take(self, t: SteelTable, seat: int, action: int) -> None:
        owner = self.owner(seat)
        if action < BLOCK:
            put_one(t, seat, action - LOT, owner)
            return
        left = look(t, F_LEFT) + 1
        for lot in t.content.city.block_list[action - BLOCK]:
            if left > 0 and supply(t, owner) > 0:
                put_one(t, seat, lot, owner)
                left -= 1
        note(t, F_LEFT, 0)

    def question(self, t: SteelTable, seat: int) -> str:
        return type(self).block if self.site.block else type(self).prompt

    def label(self, t: SteelTable, seat: int, action: int) -> str:
        return type(self).button_block if action >= BLOCK else type(self).button

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return CUBE_LIMITS if is_lot(t, action) or is_block(t, action) else ()


class CityCube(Cube):
    """City cubes on vacant Lots."""

    name: ClassVar[str] = "city_cube"
    texts: ClassVar[dict[str, str]] = {"": "place {n:City cube}{site}"}
    prompt: ClassVar[str] = "place a City cube on a vacant Lot{where:of the City Grid}{left}."
    button: ClassVar[str] = "Place a City cube on {lot}"

    def owner(self, seat: int) -> int:
        return CITY


def put_one(t: SteelTable, seat: int, lot: int, owner: int) -> None:
    """One cube on one Lot."""
    stake(t, lot, owner)
    t.tell("city-cube" if owner == CITY else "cube", seat, [lot, cause(t)])
    did(t, 1)
    use_neighborhood(t, lot)
    note(t, F_LAST, lot)


def is_on_grid(t: SteelTable, seat: int, action: int) -> bool:
    """The Lot is on the City Grid, if it must be."""
    word = word_now(t)
    assert isinstance(word, Cube)
    return word.site.anywhere or action >= BLOCK or lots_of_option(t, action) & grid(t) != 0


def is_rest_allowed(t: SteelTable, seat: int, action: int) -> bool:
    """The card allows it, as far as no other limit forbids it already."""
    return t.accepts(seat, action) or not allowed(CUBE_BASICS, t, seat, action)


CUBE_BASICS: Final = (IS_VACANT, Limit("FIS-103", is_on_grid, grid_fact))
CUBE_LIMITS: Final = (*CUBE_BASICS, LimitOn("FIS-153", is_rest_allowed, "card"))


class Recube(SteelWord):
    """Other cubes for cubes on Lots, as many as there are cubes to replace them with."""

    name: ClassVar[str] = "recube"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("from", "replaced"), Operand("to", "replacing"))
    texts: ClassVar[dict[str, str]] = {"": "replace {up_to}{n:cube} {from} with {to}"}
    prompt_several: ClassVar[str] = (
        "pick {number} {most:cube/cubes} on Lots to replace with {new_cubes}{so_far}"
    )
    button: ClassVar[str] = "Replace {owner's} cube on {lot}"
    stop: ClassVar[str] = "replace {picked:cube}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-154",)

    def __init__(self, from_city: bool, to_city: bool) -> None:
        super().__init__()
        self.from_city = from_city
        self.to_city = to_city

    def do(self, t: SteelTable, seat: int) -> None:
        note(t, F_LEFT, self.how_many(t, seat))
        t.agenda.append(ChooseSeveral(seat, -1, -1, self.program, self.at))

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        found: list[int] = []
        for strip in range(t.content.city.strips):
            lots = lots_in(t, CUBE + CITY, strip)
            if not self.from_city:
                lots = lots_in(t, CUBES, strip) & ~lots_in(t, CUBE + me, strip) & ~lots
            add_options(t.content.city, strip, lots, found)
        return found

    def least(self, t: SteelTable, me: int, card: int) -> int:
        return 0 if self.is_optional() else self.most(t, me, card)

    def most(self, t: SteelTable, me: int, card: int) -> int:
        return min(look(t, F_LEFT), supply(t, CITY if self.to_city else me), len(self.things(t, me, card)))

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return REPLACED if is_lot(t, action) else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        owner = CITY if self.to_city else me
        for pick in chosen:
            before = lift_cube(t, pick - LOT)
            stake(t, pick - LOT, owner)
            t.tell("recube", me, [pick - LOT, before, owner, cause(t)])
            did(t, 1)


def has_cube(t: SteelTable, seat: int, action: int) -> bool:
    """A cube lies there."""
    return has_lot(t, CUBES, action - LOT)


REPLACED: Final = (LimitOn("FIS-153", has_cube, "no-cube", LOT), *CARD_NAMES)
