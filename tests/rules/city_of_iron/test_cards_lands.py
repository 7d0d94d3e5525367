"""All twelve lands: how they are reached, what can be built on them, when their goals pay; and the six districts."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from boomtown.games.city_of_iron.rules.table import FROM_LANDS, PARTS
from tests.rules.city_of_iron.covered import covers, covers_each
from tests.rules.city_of_iron.position import Position, fresh

# a building that asks for each land type
ASKS = {
    "grassland": "A01",
    "forest": "A12",
    "mountain": "A16",
    "desert": "B05",
    "coast": "B01",
    "jungle": "B08",
    "sky": "B22",
}
HOME = ("grassland", "forest", "mountain")


class Land(NamedTuple):
    """A land to settle: players, types, cards that just reach it, cards one distance short, cards without its vessel."""

    id: str
    players: int
    types: tuple[str, str]
    enough: str
    short: str
    wrong: str = ""


LANDS = [
    Land("balian_dunes", 3, ("desert", "mountain"), "cartographer merchant", "cartographer"),
    Land(
        "isle_of_wyrms",
        3,
        ("jungle", "sky"),
        "cargo_ship cloud_skimmer",
        "cargo_ship scout_ship",
        "cloud_skimmer wyvern_ship",
    ),
    Land("tentacle_coast", 2, ("coast", "grassland"), "merchant", "mayor"),
    Land("salt_flats", 2, ("desert", "coast"), "cartographer merchant spy", "cartographer merchant"),
    Land("weaverwood", 2, ("jungle", "forest"), "cloud_skimmer", "cargo_ship"),
    Land("drowned_reach", 2, ("coast", "desert"), "cargo_ship cartographer", "scout_ship", "wyvern_ship"),
    Land(
        "windspire",
        2,
        ("sky", "mountain"),
        "cloud_skimmer cartographer",
        "cloud_skimmer",
        "warship scout_ship",
    ),
    Land(
        "titans_crown",
        2,
        ("sky", "jungle"),
        "wyvern_ship cargo_ship",
        "wyvern_ship cartographer",
        "warship scout_ship cargo_ship",
    ),
]
HOMES = {"arc": "arc", "cresaria": "cresaria", "hog_republic": "hog", "emerald_hills": "om"}


def exploring(cards: str, owner: str = "arc") -> Position:
    """A turn with the Explorer and these cards in hand."""
    p = Position()
    p.hand(owner, "explorer", *cards.split())
    p.turn(owner)
    return p


def reaches(cards: str, land: str) -> bool:
    """Whether the Explorer reaches a land with these cards."""
    p = exploring(cards)
    if not p.can("play explorer"):
        return False
    p.do("play explorer")
    return p.can(f"land {land}")


@covers_each("land", [land.id for land in LANDS])
@pytest.mark.parametrize("land", LANDS, ids=lambda land: land.id)
def test_a_land_is_settled_with_its_distance_and_vessel(land: Land) -> None:
    """Just enough distance, and a ship or airship if it asks for one; a step less or another vessel does not do."""
    assert not reaches(land.short, land.id)
    if land.wrong:
        assert not reaches(land.wrong, land.id)
    p = exploring(land.enough)
    p.do("play explorer", f"land {land.id}", "side trade")
    p.pay(*[f"distance {card}" for card in land.enough.split()])
    assert (p.settler(land.id), p.districts(land.id)) == ("arc", ["trade"])


@pytest.mark.parametrize("land", LANDS, ids=lambda land: land.id)
def test_a_land_takes_the_buildings_of_its_two_types(land: Land) -> None:
    """With a city there and nowhere else only buildings for its types can be built."""
    p = Position()
    p.t.land_owner[p.home("arc")] = -2
    p.settle("arc", land.id, "trade")
    p.row(*ASKS.values())
    p.give("arc", coins=30, science=9)
    p.turn("arc")
    assert p.offers("build") == {ASKS[kind] for kind in land.types}


@covers_each("land", HOMES)
@pytest.mark.parametrize("land", HOMES)
def test_a_home_is_grassland_forest_and_mountain(land: str) -> None:
    """It belongs to its nation from the start, lies at distance 0 and takes buildings of three types."""
    who = HOMES[land]
    p = Position()
    p.row(*ASKS.values())
    p.give(who, coins=30, science=9)
    p.turn(who)
    assert (p.settler(land), p.districts(land)) == (who, ["capital"])
    assert p.offers("build") == {ASKS[kind] for kind in HOME}
    p.build(who, "C17")  # Explorers' Lodge: 1, and 1 for every 3 distance
    p.autumn(3)
    assert p.influence(who) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_display_of_lands_by_number_of_players(seats: int) -> None:
    """Balian Dunes and the Isle of Wyrms are in the box with two players."""
    t = fresh(seats)
    shown = {t.content.land_ids[land] for land in range(12) if t.land_owner[land] == -1}
    assert shown == {land.id for land in LANDS if land.players <= seats}


# --- goals ---------------------------------------------------------------------------------------------------------

SEVEN = {"turnip": 1, "srika": 1, "glow_moss": 1, "ore": 1, "salt": 1, "silk": 1, "demon": 1}
SIX = dict.fromkeys(list(SEVEN)[:6], 1)


def types(who: str, goods: dict[str, int]) -> Callable[[Position], None]:
    """A nation with these goods."""
    return lambda p: p.set_goods(who, **goods)


def science(own: int, other: int) -> Callable[[Position], None]:
    """Cresaria and Arc with so much science."""

    def prepare(p: Position) -> None:
        p.give("cresaria", science=own)
        p.give("arc", science=other)

    return prepare


def coins(own: int, other: int) -> Callable[[Position], None]:
    """The Hogs and Arc with so many coins."""

    def prepare(p: Position) -> None:
        p.give("hog", coins=own)
        p.give("arc", coins=other)

    return prepare


def towns(*others: str) -> Callable[[Position], None]:
    """The Hogs with two towns, Arc with these."""

    def prepare(p: Position) -> None:
        p.conquer("hog", "lylark", "mossgate")
        p.conquer("arc", *others)

    return prepare


def experts(*others: str) -> Callable[[Position], None]:
    """Om with its five starting cards and one in each of hand and pile, Arc with four and these."""

    def prepare(p: Position) -> None:
        p.hand("om", "mayor")
        p.discard_pile("om", "military", "spy")
        p.hand("arc", *others)

    return prepare


def at_home(*cards: str) -> Callable[[Position], None]:
    """Arc with buildings in its capital."""

    def prepare(p: Position) -> None:
        p.build("arc", *cards)

    return prepare


def buildings(land: str, here: tuple[str, ...], home: tuple[str, ...] = ()) -> Callable[[Position], None]:
    """The Hogs with buildings on a land and at home."""

    def prepare(p: Position) -> None:
        p.build("hog", *here, land=land)
        p.build("hog", *home)

    return prepare


def largest(own: int, other: int) -> Callable[[Position], None]:
    """The Hogs with so much Ore, Arc with so many Turnips, both with a little of other goods."""

    def prepare(p: Position) -> None:
        p.set_goods("hog", ore=own, turnip=1)
        p.set_goods("arc", turnip=other, ore=1, srika=1)

    return prepare


def settled(who: str, *lands: str) -> Callable[[Position], None]:
    """A nation with further lands."""

    def prepare(p: Position) -> None:
        for land in lands:
            p.settle(who, land, "industry")

    return prepare


FOUR = ("A17", "A21", "A22", "A24")
# land, what makes its goal, what just misses it, influence
GOALS: list[tuple[str, Callable[[Position], None], Callable[[Position], None], int]] = [
    ("arc", at_home(*FOUR), at_home(*FOUR[:3]), 4),
    ("cresaria", science(3, 2), science(3, 3), 6),
    ("hog_republic", towns("greywater"), towns("greywater", "saltmere"), 2),
    ("emerald_hills", experts("mayor", "spy"), experts("mayor", "spy", "regent"), 5),  # 7 to 6, 7 to 7
    ("balian_dunes", coins(3, 2), coins(3, 3), 3),
    ("isle_of_wyrms", buildings("isle_of_wyrms", FOUR), buildings("isle_of_wyrms", FOUR[:3], FOUR[3:]), 5),
    ("tentacle_coast", largest(4, 3), largest(4, 4), 3),
    (
        "salt_flats",
        buildings("salt_flats", ("A17", "A20")),  # an eye makes no difference
        buildings("salt_flats", ("A17", "A21"), ("A18",)),
        5,
    ),
    ("weaverwood", buildings("weaverwood", FOUR), buildings("weaverwood", FOUR[:3], FOUR[3:]), 4),
    ("drowned_reach", settled("hog", "titans_crown"), settled("hog", "weaverwood"), 4),  # no sky
    (
        "windspire",
        settled("arc", "weaverwood"),
        settled("arc", "weaverwood", "tentacle_coast"),
        4,
    ),  # 4 to 3, 4 to 4
    ("titans_crown", types("hog", SEVEN), types("hog", SIX), 4),
]


@covers_each("goal", [goal[0] for goal in GOALS])
@pytest.mark.parametrize(("land", "made", "missed", "influence"), GOALS, ids=[goal[0] for goal in GOALS])
def test_a_goal_pays_at_the_end_when_it_is_made(
    land: str, made: Callable[[Position], None], missed: Callable[[Position], None], influence: int
) -> None:
    """Its influence goes to the owner of the land if the goal is made, nothing if it is just missed or tied."""
    who = HOMES.get(land, "hog")
    for prepare, pays in ((made, influence), (missed, 0)):
        p = Position()
        if land not in HOMES:
            p.settle("hog", land, "trade")
        prepare(p)
        p.autumn(7)
        assert p.t.over
        assert p.t.tally[p.seat(who) * PARTS + FROM_LANDS] == pays
        assert p.influence(who) == sum(p.t.tally[p.seat(who) * PARTS : (p.seat(who) + 1) * PARTS])
    p = Position()
    if land not in HOMES:
        p.settle("hog", land, "trade")
    made(p)
    p.autumn(5)
    assert p.t.tally[p.seat(who) * PARTS + FROM_LANDS] == 0  # at the end only


# --- districts -----------------------------------------------------------------------------------------------------


@covers("district", "capital", "imperial", "trade", "industry", "military", "slum")
@pytest.mark.parametrize(
    ("side", "people", "citizens", "military"),
    [
        ("capital", 5, 1, 0),
        ("imperial", 8, 1, 1),
        ("trade", 3, 1, 0),
        ("industry", 2, 1, 0),
        ("military", 2, 0, 1),
        ("slum", 1, 0, 1),
    ],
)
def test_a_district_gives_population_and_draws(side: str, people: int, citizens: int, military: int) -> None:
    """As many buildings as its population have room; in Autumn it draws its cards, beside the Capital's citizen."""
    p = Position("arc", "om")
    base = 1
    land = "tentacle_coast"
    if side in ("capital", "imperial"):
        base, land = 0, "arc"
        if side == "imperial":
            p.hand("arc", "regent", "bridge_builder")
            p.turn("arc")
            p.do("play regent")
            p.pay("hammer bridge_builder")
            p.end_turn()
    else:
        p.settle("arc", land, side)
        p.build("arc", "A25", "A26", "A27", "A13", "A14")  # the home is full
    p.draw_pile("arc", "citizen", "mayor", "engineer", "merchant")
    p.draw_pile("arc", "military", "spy", "inventor")
    cards = ["A01", "A02", "A05", "A06", "A03", "A07", "A17", "A18", "A20"]
    p.row(*cards[: people + 1])
    p.give("arc", coins=50)
    assert (p.districts(land), p.room(land)) == ([side], people)
    for card in cards[:people]:
        p.turn("arc")
        p.do(f"build {card}")
        if p.step == "ChooseCity":
            p.do(f"city {land}")
        assert p.step == "Turn"  # nothing was torn down
    assert len(p.standing("arc", land)) == people
    p.turn("arc")
    p.do(f"build {cards[people]}")
    if p.step == "ChooseCity":
        p.do(f"city {land}")
    assert p.step == "ChooseDemolish" or people == 1 == len(p.standing("arc", land)) == len(p.scrapped())
    p.turn("arc")
    p.autumn(1)
    drawn = ["mayor", "engineer"][: base + citizens] + ["spy"][:military]
    assert p.cards("arc") == sorted(drawn)
