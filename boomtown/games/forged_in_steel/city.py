"""The map of Pueblo as numbers: Lots as bits of a lattice, so that neighbours are found by shifting."""

NO_INTS: list[int] = []


class City:
    """Lots, Blocks, Neighborhoods, bridges, Mines and tracks; filled when the content is read, then never changed.

    A set of Lots is one whole number: bit `row * width + col`. One column stays free, so nothing wraps around.
    """

    def __init__(self) -> None:
        self.width = 0
        self.lot_ids: list[str] = []
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
    """How many Lots a set has."""
    return lots.bit_count()


def pair_of(city: City, a: int, b: int) -> int:
    """The number of a pair of Lots, or -1."""
    both = city.bit[a] | city.bit[b]
    for pair in range(len(city.pair_lots)):
        if city.pair_lots[pair] == both:
            return pair
    return -1
