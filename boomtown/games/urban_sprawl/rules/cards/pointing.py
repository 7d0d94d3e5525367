"""Words that point at something for the words after them: a building, a row, an office, a vocation; rows that pay."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import BUILDING, LANE, OFFICE, PASS, ROW, VOCATION
from boomtown.games.urban_sprawl.rules.cards.flow import PlayerWord
from boomtown.games.urban_sprawl.rules.cards.limits import Meant, only, text_rule
from boomtown.games.urban_sprawl.rules.cards.vocations import not_owned
from boomtown.games.urban_sprawl.rules.content import NUMBERS, OFFICES, VOCATIONS
from boomtown.games.urban_sprawl.rules.filters import ALL_OF_THEM, Filter
from boomtown.games.urban_sprawl.rules.grid import LANES, LOT_BLOCK, bits
from boomtown.games.urban_sprawl.rules.payouts import Payout, rows_of_block
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    PENDING,
    PICKED_LANE,
    PICKED_OFFICE,
    PICKED_VOCATION,
    THIS,
    SprawlTable,
    row_lots,
)
from boomtown.games.urban_sprawl.rules.whom import Whom, keep, register

# --- what can be pointed at ----------------------------------------------------------------------------------


class Aim:
    """A kind of thing that a card points at: each is named by `what` in the file."""

    def things(self, t: SprawlTable, seat: int) -> list[int]:
        """The actions that point at something a player may pick."""
        raise TypeError("an aim must say what there is")

    def keep(self, t: SprawlTable, seat: int, action: int, word: "Pick") -> None:
        """Remember what was picked."""
        raise TypeError("an aim must say what is remembered")

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        """What limits it."""
        return ()

    def may_tie(self) -> bool:
        """Whether several things mean that they tie: the active player picks then."""
        return False


class AtBuilding(Aim):
    """A building that matches."""

    def __init__(self, of: Filter) -> None:
        self.of = of

    def things(self, t: SprawlTable, seat: int) -> list[int]:
        return [BUILDING + home for home in bits(self.of.homes(t, seat))]

    def keep(self, t: SprawlTable, seat: int, action: int, word: "Pick") -> None:
        home = action - BUILDING
        keep(t, home)
        told = [home, t.zone[home], t.origin[home], t.owner[home], word.program, word.at]
        t.tell("pick-building", seat, told)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return Meant(self.of).limits(t, action)

    def may_tie(self) -> bool:
        return self.of.extreme != ALL_OF_THEM


class AtRow(Aim):
    """One of the two rows of blocks through this building."""

    def things(self, t: SprawlTable, seat: int) -> list[int]:
        home = register(t, THIS)
        if home < 0:
            return []
        block = LOT_BLOCK[home]
        return [LANE + block // 6, LANE + 6 + block % 6]

    def keep(self, t: SprawlTable, seat: int, action: int, word: "Pick") -> None:
        keep(t, action - LANE + PICKED_LANE)
        t.tell("pick-lane", seat, [action - LANE])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_this, action, LANE, LANES)

    def not_this(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact("USP-141", "lane-away", [action - LANE])


class AtOffice(Aim):
    """An office in play, perhaps one that another player holds."""

    def __init__(self, held_by_others: bool) -> None:
        self.held_by_others = held_by_others

    def things(self, t: SprawlTable, seat: int) -> list[int]:
        found: list[int] = []
        for office in range(OFFICES):
            holder = t.offices[office]
            if holder != PENDING and (not self.held_by_others or (holder >= 0 and holder != seat)):
                found.append(OFFICE + office)
        return found

    def keep(self, t: SprawlTable, seat: int, action: int, word: "Pick") -> None:
        keep(t, action - OFFICE + PICKED_OFFICE)
        t.tell("pick-office", seat, [action - OFFICE])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_this, action, OFFICE, OFFICES)

    def not_this(self, t: SprawlTable, seat: int, action: int) -> Fact:
        office = action - OFFICE
        if t.offices[office] == PENDING:
            return Fact(text_rule(t), "office-pending", [office])
        return Fact(text_rule(t), "office-own" if t.offices[office] == seat else "office-vacant", [office])


class AtVocation(Aim):
    """A vocation that the player owns."""

    def things(self, t: SprawlTable, seat: int) -> list[int]:
        return [VOCATION + name for name in range(VOCATIONS) if t.held[seat * VOCATIONS + name] > 0]

    def keep(self, t: SprawlTable, seat: int, action: int, word: "Pick") -> None:
        keep(t, action - VOCATION + PICKED_VOCATION)
        t.tell("pick-vocation", seat, [action - VOCATION])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, not_owned, action, VOCATION, VOCATIONS)


# --- the words -----------------------------------------------------------------------------------------------


class Pick(PlayerWord):
    """Point at something; the active player is asked where buildings tie.

    What a choice of it is about is the player whom the word concerns.
    """

    name: ClassVar[str] = "pick"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("by", "who"),
        Operand("what", "aim"),
        Operand("may", "flag"),
    )
    texts: ClassVar[dict[str, str]] = {
        "of.extreme": "look at {what.of:any}",
        "what=building": "{by:?pick} {what.of:a}",
        "what=row": "{by:?choose} one of these rows",
        "what=office": "{by:?name} an office{what: that another player holds}",
        "": "{by:?name} a vocation {by.they} own",
    }
    prompt: ClassVar[str] = "{aim}{follows}"
    passing: ClassVar[str] = "Pick nothing"
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-141", "USP-220", "USP-255")

    def __init__(self, who: Whom, aim: Aim, may: bool) -> None:
        super().__init__(who)
        self.aim = aim
        self.may = may

    def able(self, t: SprawlTable, seat: int) -> bool:
        return self.may or len(self.aim.things(t, seat)) > 0

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        keep(t, -1)
        found = self.aim.things(t, me)
        if len(found) == 1 and not self.may:
            self.aim.keep(t, me, found[0], self)
        elif len(found) > 0:
            self.put_question(t, t.turn[ACTIVE] if self.aim.may_tie() else me, -1, me, False)

    def things(self, t: SprawlTable, me: int, concerned: int) -> list[int]:
        found = self.aim.things(t, concerned)
        if self.may:
            found.append(PASS)
        return found

    def finish(self, t: SprawlTable, me: int, them: int, concerned: int, chosen: list[int]) -> None:
        if chosen[0] != PASS:
            self.aim.keep(t, me, chosen[0], self)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return self.aim.limits(t, action)


class PayRows(PlayerWord):
    """A payout of a row of the player's choice, or (where none is named) of all rows of this block."""

    name: ClassVar[str] = "payout"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("by", "who_else"), Operand("row", "rows"))
    texts: ClassVar[dict[str, str]] = {
        "row=these": "conduct a payout for every number whose row runs through this block",
        "": "{by:choose} {row} and conduct its payout",
    }
    prompt: ClassVar[str] = "{text}."
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-168")

    def __init__(self, who: Whom, rows: list[int]) -> None:
        super().__init__(who)
        self.rows = rows

    def on_board(self, t: SprawlTable) -> list[int]:
        """The named rows that are on the board."""
        return [row for row in self.rows if row_lots(t, row // NUMBERS, row % NUMBERS)]

    def able(self, t: SprawlTable, seat: int) -> bool:
        return len(self.rows) == 0 or len(self.on_board(t)) > 0

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if len(self.rows) > 0:
            if len(self.on_board(t)) > 0:
                self.put_question(t, me, -1, -1, False)
            return
        home = register(t, THIS)
        if home >= 0:
            for row in reversed(rows_of_block(t, LOT_BLOCK[home])):
                t.agenda.append(Payout(row // NUMBERS, row % NUMBERS))

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [ROW + row for row in self.on_board(t)]

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        row = chosen[0] - ROW
        t.agenda.append(Payout(row // NUMBERS, row % NUMBERS))

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_to_pay, action, ROW, 2 * NUMBERS)

    def not_to_pay(self, t: SprawlTable, seat: int, action: int) -> Fact:
        kind, number = (action - ROW) // NUMBERS, (action - ROW) % NUMBERS
        gone = "row-away" if row_lots(t, kind, number) == 0 else "row-unnamed"
        return Fact(text_rule(t), gone, [kind, number])


AIM_IDS: Final = ["building", "row", "office", "vocation"]
