"""Reading a pack: Neighborhoods, Blocks, Lots, bridges, Mines and tracks."""

from string import ascii_letters

from boomtown.engine.content import Part, unique_ids
from boomtown.games.forged_in_steel.rules.actions import MOST_BLOCKS, MOST_LOTS, MOST_MINES, MOST_PAIRS
from boomtown.games.forged_in_steel.rules.city import City, pair_of, spread, survey
from boomtown.games.forged_in_steel.rules.content import SECTORS, Content

SECTOR_IDS = ["mining", "industrial", "commercial"]
COLOURS = ("red", "blue", "green", "purple")
FAR = 60  # rows and columns of the lattice


def read_city(content: Content, file: Part) -> None:
    """The map with all that the rules ask of it."""
    city = content.city
    parts = file.parts("neighborhood")
    city.nb_ids = unique_ids(parts)
    if len(parts) != 5:
        raise file.fault(f"there must be 5 Neighborhoods, not {len(parts)}")
    for part in parts:
        city.nb_names.append(part.text("name", 24))
        city.nb_lots.append(0)
    read_blocks(city, file)
    read_lots(city, file)
    read_bridges(city, file)
    check_neighbours(city, file)
    read_features(city, file)
    mines = file.parts("mine")
    city.mine_ids = unique_ids(mines)
    if not 1 <= len(mines) <= MOST_MINES:
        raise file.fault(f"there must be 1 to {MOST_MINES} Mines, not {len(mines)}")
    city.mine_names = [part.text("name", 24) for part in mines]
    read_tracks(city, file)
    survey(city)
    colours = file.part("colors")
    content.seat_colours = list(COLOURS)
    content.seat_hex = [colours.colour(name) for name in COLOURS]


def label_of(id: str) -> str:
    """What is written on the board: 'NS8a' without the letters of its Neighborhood; an id of another form as it is."""
    rest = id.lstrip(ascii_letters)
    return rest if rest[:1].isdigit() else id


def read_blocks(city: City, file: Part) -> None:
    """The names of the Blocks and their Neighborhoods."""
    blocks = file.parts("block")
    city.block_ids = unique_ids(blocks)
    city.block_labels = [label_of(id) for id in city.block_ids]
    if len(blocks) > MOST_BLOCKS:
        raise file.fault(f"there are {len(blocks)} Blocks, at most {MOST_BLOCKS} are possible")
    for part in blocks:
        city.block_nb.append(city.nb_ids.index(part.choice("neighborhood", city.nb_ids)))
        city.block_lots.append(0)
        city.block_size.append(part.whole("size", 1, 4))


def read_lots(city: City, file: Part) -> None:
    """The Lots on their lattice."""
    by_nb = file.part("lots")
    parts: list[tuple[int, Part]] = []
    for nb, id in enumerate(city.nb_ids):
        parts.extend((nb, part) for part in by_nb.parts(id))
    city.lot_ids = unique_ids([part for _, part in parts])
    city.lot_labels = [label_of(id) for id in city.lot_ids]
    if not 20 <= len(parts) <= MOST_LOTS:
        raise file.fault(f"there must be 20 to {MOST_LOTS} Lots, not {len(parts)}")
    spots = [(part.whole("row", 0, FAR), part.whole("col", 0, FAR)) for _, part in parts]
    city.width = max(col for _, col in spots) + 2
    city.lot_at = [-1] * (city.width * (max(row for row, _ in spots) + 2))
    for lot, (nb, part) in enumerate(parts):
        row, col = spots[lot]
        at = row * city.width + col
        if city.lot_at[at] >= 0:
            raise part.fault(f"the Lot {city.lot_ids[city.lot_at[at]]} lies in the same row and column")
        city.lot_at[at] = lot
        bit = 1 << at
        block = city.block_ids.index(part.choice("block", city.block_ids))
        if city.block_nb[block] != nb:
            raise part.fault(f"its Block {city.block_ids[block]} lies in another Neighborhood")
        city.bit.append(bit)
        city.lot_block.append(block)
        city.lot_nb.append(nb)
        city.all_lots |= bit
        city.nb_lots[nb] |= bit
        city.block_lots[block] |= bit
        city.factory_lots |= bit if part.flag("factory", False) else 0
        city.river_lots |= bit if part.flag("river", False) else 0
    check_blocks(city, file)


def check_blocks(city: City, file: Part) -> None:
    """Blocks list their Lots, and hang together; the pairs of Lots are noted."""
    for block, part in enumerate(file.parts("block")):
        lots = [lot for lot in range(len(city.bit)) if city.lot_block[lot] == block]
        if sorted(part.words("lots")) != sorted(city.lot_ids[lot] for lot in lots):
            raise part.fault("'lots' must name exactly the Lots that say they lie in this Block")
        if len(lots) != city.block_size[block]:
            raise part.fault(f"'size' is {city.block_size[block]}, but it has {len(lots)} Lots")
        for a in lots:
            near = spread(city, city.bit[a])
            if len(lots) > 1 and not near & city.block_lots[block]:
                raise part.fault(f"the Lot {city.lot_ids[a]} touches no other Lot of the Block")
            for b in lots:
                if a < b and near & city.bit[b]:
                    city.pair_a.append(a)
                    city.pair_b.append(b)
                    city.pair_lots.append(city.bit[a] | city.bit[b])
                    both = city.pair_lots[-1]
                    city.pair_factory.append(int(both & city.factory_lots == both))
        pairs = part.whole("factory_pairs", 0, 2)
        if (pairs > 0) != any(
            city.pair_factory[i] for i in range(len(city.pair_a)) if city.pair_a[i] in lots
        ):
            raise part.fault(f"'factory_pairs' is {pairs}, which its Factory Lots don't bear out")
    if len(city.pair_a) > MOST_PAIRS:
        raise file.fault(f"there are {len(city.pair_a)} pairs of Lots, at most {MOST_PAIRS} are possible")


def read_bridges(city: City, file: Part) -> None:
    """Bridges make the Lots at their ends adjacent."""
    parts = file.parts("bridge")
    unique_ids(parts)
    for part in parts:
        city.bridge_names.append(part.text("name", 40))
        ends = part.words("lots")
        if len(ends) != 2 or any(end not in city.lot_ids for end in ends):
            raise part.fault("'lots' must name the two Lots at its ends")
        a, b = (city.bit[city.lot_ids.index(end)] for end in ends)
        if spread(city, a) & b:
            raise part.fault("its two Lots are adjacent without a bridge")
        city.bridge_a.append(a)
        city.bridge_b.append(b)
    for a, b in zip(city.bridge_a, city.bridge_b):
        city.bridge_ends |= a | b
    city.block_ring = [spread(city, lots) & ~lots for lots in city.block_lots]


def check_neighbours(city: City, file: Part) -> None:
    """Each Lot spells out its neighbours: those of the lattice and those over a bridge."""
    for id in city.nb_ids:
        for part in file.part("lots").parts(id):
            lot = city.lot_ids.index(part.text("id"))
            near = spread(city, city.bit[lot])
            names = {city.lot_ids[i] for i in range(len(city.bit)) if near & city.bit[i]}
            if set(part.words("adj")) != names:
                raise part.fault(f"'adj' must name its neighbours {', '.join(sorted(names))}")
    for nb, part in enumerate(file.parts("neighborhood")):
        count = city.nb_lots[nb].bit_count()
        if part.whole("lots", 1, MOST_LOTS) != count:
            raise part.fault(f"'lots' must be {count}")


def read_features(city: City, file: Part) -> None:
    """City Hall, a pair of Lots, and El Pueblo, one Lot, both in the first Neighborhood."""
    parts = file.parts("feature")
    if unique_ids(parts) != ["city_hall", "el_pueblo"]:
        raise file.fault("the features must be city_hall and el_pueblo, in this order")
    hall, pueblo = parts
    for part in parts:
        part.text("name", 24)
        for id in part.words("lots"):
            if id not in city.lot_ids or city.lot_nb[city.lot_ids.index(id)] != 0:
                raise part.fault(f"'{id}' is no Lot of {city.nb_names[0]}")
    hall.choice("structure", ["civic"])
    lots = [city.lot_ids.index(id) for id in hall.words("lots")]
    city.city_hall = pair_of(city, lots[0], lots[1]) if len(lots) == 2 else -1
    if city.city_hall < 0:
        raise hall.fault("'lots' must be two adjacent Lots of one Block")
    if len(pueblo.words("lots")) != 1 or pueblo.words("lots")[0] in hall.words("lots"):
        raise pueblo.fault("'lots' must be one Lot that is not City Hall's")
    city.el_pueblo = city.lot_ids.index(pueblo.words("lots")[0])


def read_tracks(city: City, file: Part) -> None:
    """The Prosperity tracks: three sectors, then one for each Neighborhood."""
    tracks = file.parts("track")
    city.track_ids = unique_ids(tracks)
    if city.track_ids != SECTOR_IDS + city.nb_ids:
        raise file.fault(f"the tracks must be {', '.join(SECTOR_IDS + city.nb_ids)}, in this order")
    scores = ["mine", "factory", "commercial"] + ["house"] * 5
    for number, part in enumerate(tracks):
        city.track_names.append(part.text("name", 24))
        part.choice("kind", ["sector" if number < SECTORS else "neighborhood"])
        part.choice("scores", [scores[number]])
        low = part.whole("min", 0, 20)
        high = part.whole("max", low + 1, 21)
        city.track_min.append(low)
        city.track_max.append(high)
        city.track_start.append(part.whole("start", low, low))
        for key in ("flat_min", "flat_max"):
            if part.has(key):
                part.whole(key, 0, 21)
