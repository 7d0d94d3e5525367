"""Setup: the board with lands, buildings, towns and tracks before the first bid."""

from collections import Counter

import pytest

from boomtown.games.city_of_iron import GAME
from boomtown.games.city_of_iron.rules.actions import ACTIONS
from boomtown.games.city_of_iron.rules.table import IN_BOX, IN_DISPLAY, IronTable
from tests.rules.city_of_iron.position import ALL_NATIONS, Position, fresh, started, steps

PLAYERS = (2, 3, 4)


def buildings_of(t: IronTable, deck: int) -> list[int]:
    """The cards of a deck and of the row that belong to it."""
    return sorted([*t.building_deck(deck), *[c for c in t.row if c >= 0 and t.content.card_deck[c] == deck]])


@pytest.mark.rule("COI-040")
@pytest.mark.parametrize("seats", PLAYERS)
def test_lands_to_settle_are_displayed_and_spare_starting_lands_are_in_the_box(seats: int) -> None:
    """Nobody's starting land is never on display."""
    t = started(seats)
    content = t.content
    for land in range(len(content.land_ids)):
        nation = content.land_nation[land]
        if nation < 0:
            assert t.land_owner[land] in (IN_DISPLAY, IN_BOX)
        else:
            assert t.land_owner[land] == (t.nation.index(nation) if nation in t.nation else IN_BOX)
    assert t.view(None)["land_owner"] == t.land_owner


@pytest.mark.rule("COI-041")
@pytest.mark.parametrize(("seats", "offered"), [(2, 6), (3, 8), (4, 8)])
def test_two_players_have_two_lands_less(seats: int, offered: int) -> None:
    """The Isle of Wyrms and the Balian Dunes lie in the box with two players and can't be settled."""
    p = Position(*ALL_NATIONS[:seats])
    assert p.t.land_owner.count(IN_DISPLAY) == offered
    p.hand("arc", "explorer", "wyvern_ship", "cargo_ship", "scout_ship", "cloud_skimmer")
    p.turn("arc")
    p.do("play explorer")
    rare = {"isle_of_wyrms", "balian_dunes"}
    assert len(p.offers("land")) == offered
    assert rare & p.offers("land") == (set() if seats == 2 else rare)


@pytest.mark.rule("COI-042")
@pytest.mark.rule("COI-045")
@pytest.mark.parametrize("seats", PLAYERS)
def test_three_building_decks_shuffled_apart(seats: int) -> None:
    """Each deck has the cards of its letter only, in an order that differs from game to game and that nobody sees."""
    orders: list[set[tuple[int, ...]]] = [set(), set(), set()]
    for seed in range(8):
        t = fresh(seats, seed)
        for deck in range(3):
            cards = t.building_deck(deck)
            assert {t.content.card_ids[card][0] for card in cards} == {"ABC"[deck]}
            orders[deck].add(tuple(cards))
        view = t.view(0)
        assert view["deck_b"] == {"count": len(t.deck_b)}
    assert [len(found) for found in orders] == [8, 8, 8]


@pytest.mark.rule("COI-043")
@pytest.mark.rule("COI-044")
@pytest.mark.parametrize(("seats", "sizes"), [(2, (18, 15, 13)), (3, (23, 19, 16)), (4, (27, 23, 19))])
def test_cards_with_too_many_dots_are_removed(seats: int, sizes: tuple[int, int, int]) -> None:
    """Three players: no card with four dots. Two players: none with three or four. All others are there."""
    t = fresh(seats)
    content = t.content
    gone = {2: {3, 4}, 3: {4}, 4: set()}[seats]
    for deck in range(3):
        expected = [c for c in range(69) if content.card_deck[c] == deck and content.card_dots[c] not in gone]
        assert buildings_of(t, deck) == expected
        assert len(expected) == sizes[deck]


@pytest.mark.rule("COI-046")
@pytest.mark.rule("COI-047")
@pytest.mark.rule("COI-048")
@pytest.mark.rule("COI-049")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 8), (3, 10), (4, 12)])
def test_the_row_is_filled_from_deck_a_and_dotted_spaces_stay_empty_all_game(seats: int, spaces: int) -> None:
    """8, 10 or 12 A cards from left to right; the dotted spaces at the right end never get a card."""
    t = started(seats)
    assert all(t.content.card_ids[card][0] == "A" for card in t.row[:spaces])
    assert len(t.deck_a) == {2: 18, 3: 23, 4: 27}[seats] - spaces
    assert t.content.row_dots == [0] * 8 + [3, 3, 4, 4]
    refills = 0
    for _ in steps(t):
        assert t.row[spaces:] == [-1] * (12 - spaces)
        seat = t.waiting[0]
        tax = ACTIONS.parse("tax")
        options = t.options(seat)
        before = t.row[:]
        t.apply(seat, tax if tax in options else options[-1])
        if t.row != before:
            refills += 1
            assert all(card >= 0 for card in t.row[:spaces])
    assert refills == 7


@pytest.mark.rule("COI-050")
@pytest.mark.parametrize("place", [0, 5, 11])
def test_where_a_card_lies_on_the_row_has_no_effect(place: int) -> None:
    """The same card costs and gives the same on every space, and no option speaks of where the row lies."""
    p = Position()
    p.row(*[""] * place, "A09")
    p.give("arc", coins=3, science=1)
    p.turn("arc")
    p.do("build A09")
    assert (p.coins("arc"), p.science("arc"), p.income("arc"), p.goods("arc")) == (0, 0, 3, {"glow_moss": 2})
    assert {option.name for option in GAME.options} == {"nations", "steambots", "lambs", "salad", "content"}


@pytest.mark.rule("COI-051")
@pytest.mark.rule("COI-052")
@pytest.mark.rule("COI-053")
@pytest.mark.parametrize(
    ("seats", "sizes", "gone"),
    [
        (2, [4, 4, 4], {"Lylark", "Estra", "Rabren"}),
        (3, [5, 4, 4], {"Estra", "Rabren"}),
        (4, [5, 5, 5], set()),
    ],
)
def test_towns_lie_in_three_piles_by_stars(seats: int, sizes: list[int], gone: set[str]) -> None:
    """15, 13 or 12 towns; those removed can't be attacked by anyone."""
    t = fresh(seats)
    content = t.content
    piles = (t.towns_1, t.towns_2, t.towns_3)
    assert [len(pile) for pile in piles] == sizes
    for stars, pile in enumerate(piles):
        assert {content.town_stars[town] for town in pile} == {stars}
    lying = {content.town_names[town] for pile in piles for town in pile}
    assert set(content.town_names) - lying == gone


@pytest.mark.rule("COI-054")
def test_towns_are_shuffled_with_their_unconquered_side_up() -> None:
    """Piles differ from game to game; the guns needed at first are those of the Unconquered side; nobody owns a town."""
    for pile in range(3):
        tops = Counter(fresh(4, seed).town_pile(pile)[-1] for seed in range(60))
        assert len(tops) == 5
        assert max(tops.values()) < 30
    assert len({tuple(fresh(4, seed).towns_1) for seed in range(20)}) > 10
    p = Position("arc", "hog")
    assert set(p.t.town_owner) == {IN_DISPLAY, IN_BOX}
    p.towns(1, "mossgate")  # 3 guns unconquered
    p.hand("arc", "iron_soldier", "cartographer")
    p.turn("arc")
    assert p.can("attack mossgate")
    p.hand("arc", "sharp_shooter", "cartographer")
    p.turn("arc")
    assert not p.can("attack mossgate")


@pytest.mark.rule("COI-055")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_base_income_is_two_for_everybody(nation: str) -> None:
    """Income 2 at the start, and 2 coins in any Autumn without buildings or towns."""
    other = "om" if nation != "om" else "arc"
    assert started(2, nations=f"{nation},{other}").income == [2, 2]
    p = Position(nation, other)
    for round in range(1, 7):
        p.autumn(round)
        assert p.coins(nation) == 2 * round


@pytest.mark.rule("COI-056")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_discs_start_on_round_one_and_action_one(seats: int) -> None:
    """Round 1 (deck A) and action 1."""
    t = started(seats)
    assert (t.round, t.action) == ([1], [1])
    assert t.content.round_deck[0] == 0


@pytest.mark.rule("COI-057")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_first_bid_order_is_random(seats: int) -> None:
    """Every seat has one cube on the bid order track; over many games each is first about equally often."""
    firsts: Counter[int] = Counter()
    orders = set()
    for seed in range(150):
        t = fresh(seats, seed)
        assert sorted(t.bids) == list(range(seats))
        firsts[t.bids[0]] += 1
        orders.add(tuple(t.bids))
    assert min(firsts.values()) >= 150 / seats * 0.6
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats]


@pytest.mark.rule("COI-057")
def test_the_first_bids_are_made_in_that_order() -> None:
    """From left to right."""
    t = next(t for t in (started(4, seed) for seed in range(20)) if t.bids != [0, 1, 2, 3])
    order = t.bids[:]
    bidders = []
    while t.steps()[-1][0] == "Bid":
        bidders.append(t.waiting[0])
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    assert bidders == order


@pytest.mark.rule("COI-059")
def test_steambots_stay_in_the_box_without_their_variant() -> None:
    """No Steambot comes with a new row, and none can be placed."""
    for steambots, there in (("no", 0), ("yes", 1)):
        p = Position("arc", "hog", steambots=steambots)
        p.autumn(1)
        assert sum(p.t.bots) == there
        p.build("arc", "A01")
        p.turn("arc")
        assert p.offers("steambot") == set()
        assert p.why("steambot A01") == (("COI-296",) if steambots == "yes" else ("COI-059",))
