"""How each kind of field is written into an observation: counts, places, flags and numbers, with a name for every byte."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from boomtown.engine.fields import Field
from boomtown.engine.kinds import A_SEAT, AN_ACTION, COLUMNS, NUMBER, PAIR, SET, Kind
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table
from boomtown.observe.core.pieces import Count, Heap, Piece, Pile, Rows, Sets, Where

ONE_HOT = 32  # so many things or fewer get a flag each in every place
FEW_PLACES = 16  # of more things, lying in so few places, each says where it lies
WHOLE_PAIRS = 1024  # so many pairs or fewer are counted each, of more the two parts
FLAG, AMOUNT, HIGH = 1.0, 1 / 16, 16.0

Maker = Callable[[int, int, bool], Piece]  # cell, where it begins, whether the cell is frozen


@dataclass(frozen=True)
class Drawn:
    """The bytes of one list: their names and weights, and the piece that writes them."""

    words: list[str]
    weights: list[float]
    piece: Maker


@dataclass(frozen=True)
class Row:
    """The bytes of one number: their names, their weights, and the row of each number from the least on."""

    words: list[str]
    weights: list[float]
    rows: list[bytes]
    least: int


def drawn_field(field: Field, table: Table, viewer: int) -> Drawn:
    """How a viewer sees a list that they may see."""
    assert field.holds is not None
    if len(field.over) == 0:
        return heaped(field.holds, field.piled, table, viewer)
    places = [place_names(kind, table) for kind in field.over]
    words = [": " + ", ".join(filter(None, names)) for names in product(*places)]
    turn, seated = turned(field, table, viewer)
    if field.holds.sort == SET:
        return sets(field.holds, table, words, turn, seated)
    if is_far(field.holds, table, len(words)):
        names = field.holds.names(table)
        return Drawn(
            [f": where {name} is" for name in names],
            [AMOUNT] * len(names),
            lambda cell, at, frozen: Where(cell, at, len(names), frozen),
        )
    return in_rows(field.holds, table, viewer, words, turn, seated)


def place_names(kind: Kind, table: Table) -> list[str]:
    """What the places are called that a list is laid out over; seats begin with the viewer."""
    if kind.sort == A_SEAT:
        return seats_in_order(table) + [f"other {i}" for i in range(kind.count)]
    return kind.names(table)


def seats_in_order(table: Table) -> list[str]:
    """The seats as a viewer sees them."""
    return ["me", *[f"player +{step}" for step in range(1, table.seats)]]


def turned(field: Field, table: Table, viewer: int) -> tuple[int, int]:
    """How many numbers lie before the viewer's own and how many belong to seats, if it is laid out over seats first."""
    if field.over[0].sort != A_SEAT:
        return 0, 0
    each = 1
    for kind in field.over[1:]:
        each *= kind.size(table)
    return viewer * each, table.seats * each


def is_far(kind: Kind, table: Table, places: int) -> bool:
    """Whether things are too many for flags and lie in few places, so that each says where it lies."""
    plain = kind.sort not in (NUMBER, A_SEAT, COLUMNS)
    return plain and kind.size(table) > ONE_HOT and places <= FEW_PLACES


def in_rows(kind: Kind, table: Table, viewer: int, places: list[str], turn: int, seated: int) -> Drawn:
    """Numbers one after another."""
    columns = [row_of(part, table, viewer) for part in (kind.parts if kind.sort == COLUMNS else [kind])]
    words: list[str] = []
    weights: list[float] = []
    for i, place in enumerate(places):
        row = columns[i % len(columns)]
        words += [place + word for word in row.words]
        weights += row.weights

    def piece(cell: int, at: int, frozen: bool) -> Piece:
        rows, leasts = [row.rows for row in columns], [row.least for row in columns]
        made = Rows(cell, at, len(words), frozen, rows, leasts)
        made.turn, made.seated = turn, seated
        return made

    return Drawn(words, weights, piece)


def row_of(kind: Kind, table: Table, viewer: int) -> Row:
    """How one number is written: flags for seats and few things, one or two bytes for amounts and many things."""
    size = kind.size(table)
    if kind.sort == A_SEAT:
        names = seats_in_order(table) + [f"other {i}" for i in range(kind.count)]
        slots = [(seat - viewer) % table.seats for seat in range(table.seats)]
        slots += [-1] * (kind.others_from(table) - table.seats)
        slots += range(table.seats, table.seats + kind.count)
        return flags(names, slots, kind.least)
    if kind.sort != NUMBER and size <= ONE_HOT:
        return flags(kind.names(table), list(range(size)), kind.least)
    if size == 2 and kind.least == 0:
        return Row([""], [FLAG], [b"\0", b"\1"], 0)
    more = f" + {-kind.least}" if kind.least < 0 else ""
    if size - kind.least <= 256:
        return Row([more], [AMOUNT], one_byte(size - kind.least), kind.least)
    return Row([f"{more}, 256s", f"{more}, ones"], [HIGH, AMOUNT], two_bytes(size - kind.least), kind.least)


def flags(names: list[str], slots: list[int], least: int) -> Row:
    """A flag for each thing; none is no flag, and what lies below none has flags of its own."""
    below = [f"none {number}" for number in range(least, -1)]
    width = len(names) + len(below)
    rows = [flag(width, len(names) + i) for i in range(len(below))]
    if least < 0:
        rows.append(bytes(width))
    rows += [flag(width, slot) for slot in slots]
    return Row([f" is {name}" for name in names + below], [FLAG] * width, rows, least)


@lru_cache(4096)
def flag(width: int, place: int) -> bytes:
    """So many zeros with a one in a place; -1: none."""
    return bytes([int(i == place) for i in range(width)])


@lru_cache(64)
def one_byte(count: int) -> list[bytes]:
    """Each number as a byte."""
    return [bytes([number]) for number in range(count)]


@lru_cache(64)
def two_bytes(count: int) -> list[bytes]:
    """Each number as two bytes, the high one first."""
    return [number.to_bytes(2, "big") for number in range(count)]


def sets(kind: Kind, table: Table, places: list[str], turn: int, seated: int) -> Drawn:
    """A flag for each thing that may belong to a set."""
    names = kind.parts[0].names(table)
    words = [f"{place} has {name}" for place in places for name in names]
    return Drawn(
        words,
        [FLAG] * len(words),
        lambda cell, at, frozen: Sets(cell, at, len(words), frozen, len(names), turn, seated),
    )


def heaped(kind: Kind, piled: bool, table: Table, viewer: int) -> Drawn:
    """What lies in a heap or a pile: a byte for each thing, or how many there are of what has no names."""
    if kind.sort == NUMBER:
        return Drawn([": how many"], [AMOUNT], lambda cell, at, frozen: Count(cell, at, 1, frozen))
    if piled and kind.sort not in (A_SEAT, PAIR, AN_ACTION):
        names = kind.names(table)
        words = [f": depth of {name}" for name in names]
        return Drawn(
            words, [AMOUNT] * len(words), lambda cell, at, frozen: Pile(cell, at, len(words), frozen)
        )
    names, slots, second = slots_of(kind, table, viewer)
    return Drawn(
        [f": {name}" for name in names],
        [FLAG] * len(names),
        lambda cell, at, frozen: Heap(cell, at, len(names), frozen, slots, second),
    )


def slots_of(kind: Kind, table: Table, viewer: int) -> tuple[list[str], list[int], list[int]]:
    """The names of what is counted, the place of each number among them, and its second place if it has two."""
    if kind.sort == AN_ACTION:
        return action_slots(table)
    if kind.sort == A_SEAT:
        names = place_names(kind, table)
        slots = [(seat - viewer) % table.seats for seat in range(table.seats)]
        slots += [0] * (kind.others_from(table) - table.seats)
        return names, slots + list(range(table.seats, table.seats + kind.count)), []
    if kind.sort != PAIR:
        names = kind.names(table)
        return names, list(range(len(names))), []
    (a, first, _), (b, second, _) = (slots_of(part, table, viewer) for part in kind.parts)
    step = kind.step(table)
    numbers = [divmod(number, step) for number in range(len(first) * step)]
    gap = [(i, j if j < len(second) else 0) for i, j in numbers]  # numbers that stand for nothing never come
    if len(a) * len(b) <= WHOLE_PAIRS:
        return [f"{x}, {y}" for x in a for y in b], [first[i] * len(b) + second[j] for i, j in gap], []
    return [*a, *b], [first[i] for i, _ in gap], [len(a) + second[j] for _, j in gap]


def action_slots(table: Table) -> tuple[list[str], list[int], list[int]]:
    """Actions are counted by their verb, and by its object."""
    actions = GAMES[table.game_id].actions
    most = max(count for _, count in actions.ranges.values())
    slots = [actions.names.index(actions.name(action)) for action in range(actions.size)]
    second = [len(actions.names) + actions.number(action) for action in range(actions.size)]
    return [*actions.names, *[f"object {i}" for i in range(most)]], slots, second
