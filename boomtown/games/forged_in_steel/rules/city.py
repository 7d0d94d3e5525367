"""The map of Pueblo as numbers: Lots as bits, in one large number for a whole set or in strips of small numbers."""

from typing import Final

from boomtown.games.forged_in_steel.rules.actions import LOT

STRIP: Final = 60  # Lots of one strip: as many bits as compiled code counts without a heap object
PIECE: Final = 10  # bits of a strip that are listed at once
PIECES: Final = 1 << PIECE
COUNTS: Final = [some.bit_count() for some in range(PIECES)]


class City:
    """Lots, Blocks, Neighborhoods, bridges, Mines and tracks; filled when the content is read, then never changed.

    A set of Lots is one whole number: bit `row * width + col`. One column stays free, so nothing wraps around. What is
    asked for at every decision is split instead: the Lots in the same order, STRIP of them in each strip, a small number
    for each. What `survey` fills holds `number * strips + strip` for each number of a Lot, a Block or a set.
    """

    def __init__(self) -> None:
        self.width = 0
        self.lot_ids: list[str] = []
        self.lot_labels: list[str] = []  # what stands on the Lot: '8a'
        self.lot_block: list[int] = []
        self.lot_nb: list[int] = []
        self.bit: list[int] = []  # each Lot as a set of one
        self.lot_at: list[int] = []  # the Lot on each bit of the lattice, or -1
        self.all_lots = 0
        self.factory_lots = 0
        self.river_lots = 0
        self.bridge_names: list[str] = []
        self.bridge_a: list[int] = []  # the Lots at the two ends, as sets of one
        self.bridge_b: list[int] = []
        self.bridge_ends = 0
        self.nb_ids: list[str] = []
        self.nb_names: list[str] = []
        self.nb_lots: list[int] = []
        self.block_ids: list[str] = []
        self.block_labels: list[str] = []  # '8'
        self.block_nb: list[int] = []
        self.block_lots: list[int] = []
        self.block_ring: list[int] = []  # the Lots around a Block
        self.block_size: list[int] = []
        self.pair_a: list[int] = []  # two adjacent Lots of one Block, the lower number first
        self.pair_b: list[int] = []
        self.pair_lots: list[int] = []
        self.pair_factory: list[int] = []  # 1 if both show the Factory symbol
        self.city_hall = 0  # a pair
        self.el_pueblo = 0  # a Lot
        self.mine_ids: list[str] = []
        self.mine_names: list[str] = []
        self.track_ids: list[str] = []  # the three sectors, then the Neighborhoods in their order
        self.track_names: list[str] = []
        self.track_min: list[int] = []
        self.track_max: list[int] = []
        self.track_start: list[int] = []
        # what `survey` fills
        self.strips = 0
        self.all_nbs = 0  # all Neighborhoods, as a set
        self.strip: list[int] = []  # of each Lot
        self.flag: list[int] = []  # each Lot in its strip
        self.beside: list[list[int]] = []  # the Lots adjacent to each Lot
        self.near: list[int] = []  # the same in strips
        self.everywhere: list[int] = []
        self.factory: list[int] = []
        self.river: list[int] = []
        self.places: list[int] = []  # by sets of Neighborhoods
        self.ring: list[int] = []  # by Blocks
        self.block_list: list[list[int]] = []
        self.pair_list: list[list[int]] = []
        self.pairs: list[int] = []
        self.pairs_from: list[list[int]] = []  # by their first Lots
        self.factory_pairs_from: list[list[int]] = []
        self.options: list[list[int]] = []  # the options of each piece of a strip: `LOT + lot` in order


def spread(city: City, lots: int) -> int:
    """All Lots that share a side or a bridge with one of a set of Lots."""
    width = city.width
    found = (lots << 1 | lots >> 1 | lots << width | lots >> width) & city.all_lots
    if lots & city.bridge_ends:
        for i in range(len(city.bridge_a)):
            if lots & city.bridge_a[i]:
                found |= city.bridge_b[i]
            if lots & city.bridge_b[i]:
                found |= city.bridge_a[i]
    return found


def lots_of(city: City, lots: int) -> list[int]:
    """The numbers of a set of Lots."""
    found: list[int] = []
    while lots:
        low = lots & -lots
        found.append(city.lot_at[low.bit_length() - 1])
        lots ^= low
    return found


def first_lot(city: City, lots: int) -> int:
    """One Lot of a set."""
    return city.lot_at[(lots & -lots).bit_length() - 1]


def size(lots: int) -> int:
    """How many Lots a part of a strip has."""
    found = 0
    while lots:
        found += COUNTS[lots & (PIECES - 1)]
        lots >>= PIECE
    return found


def survey(city: City) -> None:
    """Split the map into strips, when all else is read."""
    order = lots_of(city, city.all_lots)
    city.all_nbs = (1 << len(city.nb_lots)) - 1
    city.strips = (len(order) + STRIP - 1) // STRIP
    city.strip = [0] * len(order)
    city.flag = [0] * len(order)
    for at in range(len(order)):
        city.strip[order[at]] = at // STRIP
        city.flag[order[at]] = 1 << at % STRIP
    city.beside = [lots_of(city, spread(city, bit)) for bit in city.bit]
    for lots in city.beside:
        city.near += in_strips(city, lots)
    city.everywhere = in_strips(city, order)
    city.factory = in_strips(city, lots_of(city, city.factory_lots))
    city.river = in_strips(city, lots_of(city, city.river_lots))
    for nbs in range(1 << len(city.nb_lots)):
        city.places += in_strips(city, [lot for lot in order if (nbs >> city.lot_nb[lot]) & 1])
    for ring in city.block_ring:
        city.ring += in_strips(city, lots_of(city, ring))
    city.block_list = [lots_of(city, lots) for lots in city.block_lots]
    city.pair_list = [lots_of(city, lots) for lots in city.pair_lots]
    city.pairs = list(range(len(city.pair_a)))
    city.pairs_from = [[pair for pair in city.pairs if city.pair_a[pair] == lot] for lot in range(len(order))]
    city.factory_pairs_from = [[pair for pair in some if city.pair_factory[pair]] for some in city.pairs_from]
    for start in range(0, city.strips * STRIP, PIECE):
        lists: list[list[int]] = [[]]
        for some in range(1, PIECES):
            at = start + (some & -some).bit_length() - 1
            lists.append(([LOT + order[at]] if at < len(order) else []) + lists[some & (some - 1)])
        city.options += lists


def in_strips(city: City, lots: list[int]) -> list[int]:
    """A set of Lots, split."""
    found = [0] * city.strips
    for lot in lots:
        found[city.strip[lot]] |= city.flag[lot]
    return found


def places_of(city: City, nbs: int) -> list[int]:
    """The Lots of a set of Neighborhoods, in strips."""
    return city.places[nbs * city.strips : (nbs + 1) * city.strips]


def spread_in_strips(city: City, lots: list[int]) -> list[int]:
    """All Lots that share a side or a bridge with one of a set of Lots in strips."""
    found = [0] * city.strips
    some: list[int] = []
    for strip in range(city.strips):
        add_options(city, strip, lots[strip], some)
    for action in some:
        for strip in range(city.strips):
            found[strip] |= city.near[(action - LOT) * city.strips + strip]
    return found


def add_options(city: City, strip: int, lots: int, found: list[int]) -> None:
    """Add the options of some Lots of a strip to others."""
    at = strip * (STRIP // PIECE) * PIECES
    while lots:
        some = lots & (PIECES - 1)
        if some:
            found.extend(city.options[at + some])
        lots >>= PIECE
        at += PIECES


def pair_of(city: City, a: int, b: int) -> int:
    """The number of a pair of Lots, or -1."""
    both = city.bit[a] | city.bit[b]
    for pair in range(len(city.pair_lots)):
        if city.pair_lots[pair] == both:
            return pair
    return -1
