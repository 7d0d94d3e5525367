"""Words that are carried out on a building: moved, changed, enlarged and demolished, cubes taken and returned."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, card_now, limit_of
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import BUILDING, PASS, SITE, ZONE
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord, PlayerWord
from boomtown.games.urban_sprawl.rules.cards.limits import Meant, text_rule
from boomtown.games.urban_sprawl.rules.cards.places import IN_CITY, PlaceBlock, Tile, has_room
from boomtown.games.urban_sprawl.rules.city import control, has_tile, replace, take_away
from boomtown.games.urban_sprawl.rules.filters import ALL_OF_THEM, Filter
from boomtown.games.urban_sprawl.rules.grid import (
    LOT_BLOCK,
    SHAPES,
    SITE_LOTS,
    SITE_SIZE,
    SITES,
    bits,
    sites_in,
)
from boomtown.games.urban_sprawl.rules.table import ACTIVE, NOBODY, OF_SEAT, SprawlTable, controlled, vacant
from boomtown.games.urban_sprawl.rules.whom import Whom, keep

BY: Final = Operand("by", "who")
OF: Final = Operand("of", "filter")
MAY: Final = Operand("may", "flag")


class OnBuilding(PlayerWord):
    """A word that is carried out on one building; the active player says on which if several tie for an extreme.

    What a choice of it is about is the player whom the word concerns.
    """

    operands: ClassVar[tuple[Operand, ...]] = (BY, OF, MAY)
    prompt: ClassVar[str] = "{target}."
    passing: ClassVar[str] = "Leave all buildings as they are"
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220", "USP-255")

    def __init__(self, who: Whom, of: Filter, may: bool) -> None:
        super().__init__(who)
        self.of = of
        self.may = may

    def suits(self, t: SprawlTable, seat: int, home: int, homes: int) -> bool:
        """Whether it can be carried out on one of the buildings that match."""
        return True

    def carry(self, t: SprawlTable, seat: int, home: int) -> None:
        """Do it to a building, or ask what is still open."""
        raise TypeError(type(self).name + " must say what happens to a building")

    def targets(self, t: SprawlTable, seat: int) -> list[int]:
        """The buildings that it can be carried out on."""
        homes = self.of.homes(t, seat)
        return [home for home in bits(homes) if self.suits(t, seat, home, homes)]

    def able(self, t: SprawlTable, seat: int) -> bool:
        return len(self.targets(t, seat)) > 0

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return len(self.targets(t, seat)) > (0 if self.may else 1)

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.able(t, me):
            tied = self.of.extreme != ALL_OF_THEM
            self.put_question(t, t.turn[ACTIVE] if tied else me, -1, me, False)

    def things(self, t: SprawlTable, me: int, concerned: int) -> list[int]:
        found = [BUILDING + home for home in self.targets(t, concerned)]
        if self.may:
            found.append(PASS)
        return found

    def finish(self, t: SprawlTable, me: int, them: int, concerned: int, chosen: list[int]) -> None:
        if chosen[0] != PASS:
            self.carry(t, concerned, chosen[0] - BUILDING)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return Meant(self.of).limits(t, action)


class Move(OnBuilding):
    """A building moves to other vacant lots."""

    name: ClassVar[str] = "move"
    texts: ClassVar[dict[str, str]] = {"": "{by:?move} {of:it} to other vacant lots of one block"}
    doing: ClassVar[str] = "move "
    in_vain: ClassVar[str] = "there are no vacant lots to which {building} could move"

    def __init__(self, who: Whom, of: Filter, may: bool) -> None:
        super().__init__(who, of, may)
        self.blocks = PlaceBlock(Tile(IN_CITY))
        self.stages = [self.blocks]

    def suits(self, t: SprawlTable, seat: int, home: int, homes: int) -> bool:
        return has_room(t, SITE_SIZE[t.site[home]])

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return len(self.targets(t, seat)) > 0

    def carry(self, t: SprawlTable, seat: int, home: int) -> None:
        self.blocks.put_question(t, seat, home, SITE_SIZE[t.site[home]], False)


class Demolish(OnBuilding):
    """A building is demolished."""

    name: ClassVar[str] = "demolish"
    texts: ClassVar[dict[str, str]] = {"of.where=picked": "it is demolished", "": "{by:?demolish} {of:it}"}
    doing: ClassVar[str] = "demolish "

    def carry(self, t: SprawlTable, seat: int, home: int) -> None:
        t.tell("demolish", seat, [home, t.zone[home], t.site[home], t.owner[home], t.origin[home], -1])
        take_away(t, home)


class TakeControl(OnBuilding):
    """A player puts a control marker on a building."""

    name: ClassVar[str] = "take_control"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("who", "who"), OF)
    texts: ClassVar[dict[str, str]] = {"": "{who:take control of} {of:it}"}
    doing: ClassVar[str] = "take control of "
    in_vain: ClassVar[str] = "you control {building} already"

    def __init__(self, who: Whom, of: Filter) -> None:
        super().__init__(who, of, False)

    def suits(self, t: SprawlTable, seat: int, home: int, homes: int) -> bool:
        return t.owner[home] != seat

    def carry(self, t: SprawlTable, seat: int, home: int) -> None:
        t.tell("control", seat, [home, t.zone[home], t.origin[home], t.owner[home]])
        control(t, home, seat)


class LoseControl(OnBuilding):
    """The control marker of a building is removed."""

    name: ClassVar[str] = "lose_control"
    texts: ClassVar[dict[str, str]] = {
        "of.where=picked": "{by:remove} its control marker",
        "": "{by:remove} the control marker of {of:a}",
    }
    doing: ClassVar[str] = "remove the control marker of "

    def carry(self, t: SprawlTable, seat: int, home: int) -> None:
        t.tell("uncontrol", seat, [home, t.zone[home], t.origin[home], t.owner[home]])
        control(t, home, NOBODY)


class SwapControl(OnBuilding):
    """Two buildings of different players exchange their cubes, or none where the card leaves it open."""

    name: ClassVar[str] = "swap_control"
    texts: ClassVar[dict[str, str]] = {
        "": "{by:?exchange} the control markers of two {of:two}, of different players"
    }
    prompt_several: ClassVar[str] = "{text}; pick both, then press 'Done'."
    finishing: ClassVar[str] = "exchange the control markers of these {picked:#building/buildings}"
    in_vain: ClassVar[str] = (
        "no other player controls a building with which {building} could change its control marker"
    )
    rules: ClassVar[tuple[str, ...]] = ("USP-220", "USP-136")

    def suits(self, t: SprawlTable, seat: int, home: int, homes: int) -> bool:
        return t.owner[home] >= 0 and homes & controlled(t) & ~t.masks[OF_SEAT + t.owner[home]] != 0

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.able(t, me):
            self.put_question(t, me, -1, me, True)

    def things(self, t: SprawlTable, me: int, concerned: int) -> list[int]:
        return [BUILDING + home for home in self.targets(t, me)]

    def enough(self, t: SprawlTable, me: int, card: int, chosen: list[int]) -> bool:
        if len(chosen) == 0:
            return self.may
        return len(chosen) == 2 and len(owners(t, chosen)) == 2

    def reaches(self, t: SprawlTable, me: int, card: int, chosen: list[int], rest: list[int]) -> bool:
        if len(chosen) == 2:
            return self.enough(t, me, card, chosen)
        return len(chosen) < 2 and len(owners(t, chosen + rest)) > 1

    def most(self, t: SprawlTable, me: int, card: int) -> int:
        return 2

    def finish(self, t: SprawlTable, me: int, them: int, concerned: int, chosen: list[int]) -> None:
        if len(chosen) == 2:
            swap(t, me, chosen[0] - BUILDING, chosen[1] - BUILDING)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        found = super().limits(t, action)
        return [*found, Limit(text_rule(t), self.of_others, self.same_player)] if len(found) > 0 else ()

    def of_others(self, t: SprawlTable, seat: int, action: int) -> bool:
        """Whether a building beside the only one that is picked belongs to another player."""
        picks = t.picks[seat]
        if len(picks) != 1 or action in picks or action not in self.things(t, seat, seat):
            return True
        return len(owners(t, [*picks, action])) == 2

    def same_player(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact(text_rule(t), "same-player", [action - BUILDING, t.picks[seat][0] - BUILDING])


def owners(t: SprawlTable, actions: list[int]) -> set[int]:
    """The players who control some buildings."""
    return {t.owner[action - BUILDING] for action in actions}


def swap(t: SprawlTable, seat: int, home: int, other: int) -> None:
    """Two buildings exchange their cubes."""
    told: list[int] = []
    for one in (home, other):
        told += [one, t.zone[one], t.origin[one], t.owner[one]]
    t.tell("swap", seat, told)
    first, second = t.owner[home], t.owner[other]
    control(t, home, second)
    control(t, other, first)


class Rezone(OnBuilding):
    """A building is replaced by a tile of another zone on the same lots."""

    name: ClassVar[str] = "rezone"
    operands: ClassVar[tuple[Operand, ...]] = (BY, OF, MAY, Operand("to", "zones"))
    texts: ClassVar[dict[str, str]] = {"": "{by:?change} {of:it} to {to}"}
    doing: ClassVar[str] = "change the zone of "
    in_vain: ClassVar[str] = "the supply has no tile to which {building} could change"

    def __init__(self, who: Whom, of: Filter, may: bool, zones: int) -> None:
        super().__init__(who, of, may)
        self.second = NewZone(zones)
        self.stages = [self.second]

    def suits(self, t: SprawlTable, seat: int, home: int, homes: int) -> bool:
        return len(self.second.things(t, seat, home)) > 0

    def carry(self, t: SprawlTable, seat: int, home: int) -> None:
        self.second.put_question(t, seat, -1, home, False)


class NewZone(CardWord):
    """The zone that a building changes to: of those the card names, with a tile in the supply."""

    name: ClassVar[str] = "new_zone"
    prompt: ClassVar[str] = "choose the new zone of {building}."
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220")

    def __init__(self, zones: int) -> None:
        super().__init__()
        self.zones = zones  # a mask

    def things(self, t: SprawlTable, me: int, home: int) -> list[int]:
        size = SITE_SIZE[t.site[home]]
        return [ZONE + zone for zone in bits(self.zones) if zone != t.zone[home] and has_tile(t, zone, size)]

    def finish(self, t: SprawlTable, me: int, them: int, home: int, chosen: list[int]) -> None:
        zone = chosen[0] - ZONE
        t.tell("rezone", me, [home, t.zone[home], t.origin[home], t.owner[home], zone])
        keep(t, replace(t, home, t.site[home], zone))


class Enlarge(OnBuilding):
    """A building is replaced by one that covers a lot more."""

    name: ClassVar[str] = "enlarge"
    texts: ClassVar[dict[str, str]] = {"": "{by:?enlarge} {of:it} by a vacant lot of its block"}
    doing: ClassVar[str] = "enlarge "
    in_vain: ClassVar[str] = (
        "there is no vacant lot by which {building} could be enlarged, or no tile for it in the supply"
    )

    def __init__(self, who: Whom, of: Filter, may: bool) -> None:
        super().__init__(who, of, may)
        self.second = LargerSite()
        self.stages = [self.second]

    def suits(self, t: SprawlTable, seat: int, home: int, homes: int) -> bool:
        return len(self.second.things(t, seat, home)) > 0

    def carry(self, t: SprawlTable, seat: int, home: int) -> None:
        self.second.put_question(t, seat, -1, home, False)


class LargerSite(CardWord):
    """The lots that an enlarged building covers: its own and one vacant lot of its block."""

    name: ClassVar[str] = "larger_site"
    prompt: ClassVar[str] = "choose the lots that {building} covers when it is enlarged."
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def things(self, t: SprawlTable, me: int, home: int) -> list[int]:
        lots, size = SITE_LOTS[t.site[home]], SITE_SIZE[t.site[home]]
        if size == 4 or not has_tile(t, t.zone[home], size + 1):
            return []
        room = vacant(t) | lots
        sites = sites_in(LOT_BLOCK[home], size + 1)
        return [
            SITE + site for site in sites if lots & ~SITE_LOTS[site] == 0 and SITE_LOTS[site] & ~room == 0
        ]

    def block_of(self, about: int) -> int:
        return LOT_BLOCK[about]

    def finish(self, t: SprawlTable, me: int, them: int, home: int, chosen: list[int]) -> None:
        site = chosen[0] - SITE
        t.tell("enlarge", me, [home, t.zone[home], t.origin[home], t.owner[home], site])
        keep(t, replace(t, home, site, t.zone[home]))

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        here = SITE <= action < SITE + SITES and (action - SITE) // SHAPES == LOT_BLOCK[card_now(t)]
        return [limit_of(text_rule(t), self.not_larger)] if here else ()

    def not_larger(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact(text_rule(t), "not-larger", [action - SITE, card_now(t)])
