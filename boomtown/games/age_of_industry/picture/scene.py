"""A view with its atlas, and the words for what is seen in it."""

from boomtown.draw.palette import Look, looks
from boomtown.games.age_of_industry.picture.atlas import Content, Entry, Spot, atlas_of


class Scene:
    """A view with the atlas it is drawn in."""

    def __init__(self, view: Entry, content: Content) -> None:
        self.view = view
        self.atlas = atlas_of(content)
        self.seats: list[Look] = looks(list(view["colours"]))

    def owner_word(self, seat: int) -> str:
        """'red', or 'your red' for the one who looks."""
        own = "your " if seat == self.view["seat"] else ""
        return own + self.seats[seat].colour

    def cube_kind(self, counter: int) -> str | None:
        """The cubes a counter holds: coal, iron or none."""
        kind = self.atlas.industries[self.atlas.counters[counter]["industry"]].get("cube")
        return str(kind) if kind else None

    def only_goods(self, counter: int) -> str:
        """The sign of the goods on a port that takes one kind only: cotton on level 1 (AOI-017)."""
        entry = self.atlas.counters[counter]
        return self.atlas.sign("cotton") if entry["industry"] == "port" and entry["level"] == 1 else ""

    def space_words(self, spot: Spot) -> str:
        """'Hamburg, port space, red port level 1, not yet used'."""
        view, i = self.view, spot.number
        start = f"{spot.name}, {spot.entry['symbol']} space"
        if view["owner"][i] < 0:
            return f"{start}, empty"
        words = f"{start}, {self.owner_word(view['owner'][i])} {self.atlas.counter_name(view['counter'][i])}"
        kind = self.cube_kind(view["counter"][i])
        if view["flipped"][i]:
            return f"{words}, used"
        if view["barren"][i]:
            return f"{words}, built over a ship, can never be used"
        if kind:
            return f"{words}, {count(view['cubes'][i], f'{kind} cube')} left"
        return f"{words}, not yet used"

    def link_words(self, index: int) -> str:
        """'Kiel to Hamburg, red railway'."""
        link = self.atlas.drawing["link"][index]
        ends = " to ".join(str(self.atlas.nodes[link[end]]["name"]) for end in ("a", "b"))
        seat = self.view["rail"][index]
        return f"{ends}, {self.owner_word(seat)} railway" if seat >= 0 else f"{ends}, no railway yet"

    def market_words(self, spot: Spot) -> str:
        """'Denmark, market for cotton, already sold to'."""
        kind = self.view["market"][spot.number]
        if kind < 0:
            return f"{spot.name}, market, no counter"
        counter = self.atlas.pack.markets["counter"][kind]
        goods = str(counter["name"]).lower()
        words = f"{spot.name}, market for {goods}" if counter["accepts"] else f"{spot.name}, market, {goods}"
        return f"{words}, already sold to" if self.view["sold"][spot.number] else words

    def results(self) -> list[list[int]]:
        """Each seat's numbers of the final score, or nothing before it."""
        flat = [
            number
            for entry in self.view["result"]
            for number in (entry if isinstance(entry, list) else [entry])
        ]
        return [flat[i : i + 5] for i in range(0, len(flat), 5)]

    def import_words(self, spot: Spot) -> str:
        """'Pictou, coal import of Gulf of Maine, 3 of 4 cubes left'."""
        left = self.import_cubes(spot)
        return f"{spot.name}, coal import of {spot.place['name']}, {left} of {spot.entry['coal']} cubes left"

    def import_cubes(self, spot: Spot) -> int:
        """Cubes left in an import: the view lists them after those on the spaces."""
        return int(self.view["cubes"][len(self.atlas.spaces) + spot.number])


def count(number: int, thing: str) -> str:
    """'1 coal cube', '3 coal cubes'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
