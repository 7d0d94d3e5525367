"""Setup: tracks, Influence, decks, the first Houses, hands, Banks, Roles, the draft, Mansions."""

import pytest

from boomtown.engine.steps import Decision
from boomtown.games.forged_in_steel.rules.actions import WAIT_LONG
from boomtown.games.forged_in_steel.rules.places import cubes_left, vacant
from boomtown.games.forged_in_steel.rules.setup import SeedCityCube, SeedHouse
from boomtown.games.forged_in_steel.rules.table import SETUP, SteelTable
from tests.rules.forged_in_steel.position import Position, new

FIRST = {"NS9c", "NS11b", "NS12b", "NS5c", "NS5d", "NS8b", "NS10a", "NS9d"}  # beside City Hall or El Pueblo


def step_of(t: SteelTable) -> str:
    """The name of the decision to be made."""
    top = t.agenda[-1]
    assert isinstance(top, Decision)
    return type(top).__name__


def play_to(t: SteelTable, step: str) -> SteelTable:
    """Take first options until a decision of this kind is to be made."""
    while step_of(t) != step:
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    return t


def seen(t: SteelTable) -> Position:
    """A Position that looks at a table as it is."""
    p = Position(t.seats)
    p.t = t
    p.note()
    return p


@pytest.mark.rule("FIS-019")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_runs_in_its_nine_steps(seats: int) -> None:
    """Tracks, Influence, Mayor and decks come by themselves; then the choices follow in the rulebook's order."""
    t = new(seats)
    assert t.tracks == t.content.city.track_start
    assert t.roles == [t.influence[0], -1, -1, -1, -1]
    assert sum(map(len, t.hands)) == 0  # seeded before the deal
    found: list[str] = []
    while t.phase[0] == SETUP:
        if not found or found[-1] != step_of(t):
            found.append(step_of(t))
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    assert found == ["SeedHouse", "SeedCityCube", "PlanCards", "ChooseRole", "DraftCard", "SetupMansion"]
    assert step_of(t) == "MobWindow"  # City Building has begun
    t.apply(t.waiting[0], WAIT_LONG)
    assert step_of(t) == "SelectCards"


@pytest.mark.rule("FIS-020", "FIS-021", "FIS-022", "FIS-023")
def test_all_tracks_start_at_their_lowest() -> None:
    """Sector and Neighborhood tracks on their lowest value, the Era 1890, all scores 0, with cubes on all of them."""
    t = new(4)
    city = t.content.city
    assert city.track_ids[:3] == ["mining", "industrial", "commercial"]
    assert t.tracks[:3] == city.track_min[:3] == [1, 3, 4]
    assert city.track_names[3:] == ["North Side", "Goat Hill", "East Pueblo", "Mesa Junction", "Bessemer"]
    assert t.tracks[3:] == city.track_min[3:] == [1, 1, 1, 1, 1]
    assert t.content.years[t.era[0]] == 1890
    assert t.vp == [0, 0, 0, 0]
    assert [cubes_left(t, seat) for seat in range(4)] == [28] * 4  # of 30: Scoring and Influence track
    assert t.unrest == []


@pytest.mark.rule("FIS-024", "FIS-025")
def test_influence_is_random_and_its_first_is_mayor() -> None:
    """Many orders come up; whoever is first holds the Mayor token before anything else is decided."""
    orders = set()
    for seed in range(40):
        t = new(4, seed)
        assert sorted(t.influence) == [0, 1, 2, 3]
        assert t.roles[0] == t.influence[0]
        orders.add(tuple(t.influence))
    assert {order[0] for order in orders} == {0, 1, 2, 3}
    assert len(orders) > 12


@pytest.mark.rule("FIS-026", "FIS-027", "FIS-028")
@pytest.mark.parametrize(("seats", "out"), [(2, 20), (3, 10), (4, 0)])
def test_the_decks_are_sorted_by_era_and_thinned_for_fewer_players(seats: int, out: int) -> None:
    """10 random cards leave each of the first two decks for every missing player; 1910 stays complete."""
    t = new(seats)
    era = t.content.card_era
    assert all(era[card] == 0 for card in t.deck)
    assert len(t.deck) == 38 - out
    assert [sum(era[card] == e for card in t.later) for e in range(3)] == [0, 36 - out, 32]
    assert [sum(era[card] == e for card in t.removed) for e in range(3)] == [out, out, 0]
    if out:
        assert len({tuple(new(seats, seed).removed) for seed in range(6)}) == 6
    assert len({tuple(new(seats, seed).deck) for seed in range(6)}) == 6


@pytest.mark.rule("FIS-029", "FIS-031")
def test_city_hall_and_the_mayors_house_on_el_pueblo_stand_first() -> None:
    """A Civic building on City Hall's two Lots; the Mayor's House on El Pueblo without a choice."""
    p = seen(new(4, 3))
    t = p.t
    assert p.map() == {"civic city NS9a+NS9b", f"house {t.roles[0]} NS12a"}
    assert p.city.lot_ids[p.city.el_pueblo] == "NS12a"
    assert (step_of(t), t.waiting) == ("SeedHouse", (t.influence[1],))


@pytest.mark.rule("FIS-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_houses_each_are_seeded_one_at_a_time_in_influence_order(seats: int) -> None:
    """The second player seeds first, as the Mayor's first House lies; after two rounds each has two in the North Side."""
    p = seen(new(seats, 5))
    t, order = p.t, []
    while step_of(t) == "SeedHouse":
        order.append(t.waiting[0])
        t.apply(t.waiting[0], t.options(t.waiting[0])[-1])
    assert order == t.influence[1:] + t.influence
    assert [p.count("house", seat) for seat in range(seats)] == [2] * seats
    assert all(p.city.lot_nb[lot] == 0 for lot in range(179) if t.what[lot] == 0)


@pytest.mark.rule("FIS-032")
def test_seeded_houses_go_beside_a_house_or_city_hall_in_the_north_side() -> None:
    """No cube is needed; diagonal, occupied and other Neighborhoods' Lots are not offered."""
    p = seen(new(4))
    assert p.offers("lot") == FIRST
    p.do("lot NS10a")
    assert p.offers("lot") == FIRST - {"NS10a"} | {"NS6c", "NS10b", "NS10c"}
    p = Position(4)
    p.put("house", 1, "NS10b")
    p.cube(1, "NS10a")
    p.next(SeedHouse(0))  # GH6a is adjacent too, but in Goat Hill; NS10a is not vacant
    assert p.offers("lot") == {"NS6d", "NS10d"}
    assert p.why("lot GH6a") == ("FIS-030",)
    p.do("lot NS6d")
    assert p.stands("NS6d") == "house 0"
    assert p.gains() == [0, 0, 0, 0]


@pytest.mark.rule("FIS-033")
def test_the_mayor_places_three_city_cubes_beside_houses_city_cubes_or_city_hall() -> None:
    """Each on a vacant Lot, a later one beside an earlier one; Lots of other Neighborhoods are allowed."""
    p = seen(play_to(new(4), "SeedCityCube"))
    mayor = p.t.roles[0]
    for _ in range(3):
        assert (p.step, p.who) == ("SeedCityCube", mayor)
        p.do(f"lot {sorted(p.offers('lot'))[0]}")
    assert p.step == "PlanCards"
    assert p.count("cube", None) == 3
    p = Position(4)
    p.put("house", 1, "NS10b")
    p.cube(2, "BE4a")  # a player's cube doesn't count
    p.next(SeedCityCube(0, 3))
    assert p.offers("lot") == {"NS6d", "NS10a", "NS10d", "GH6a"}
    p.do("lot GH6a")
    assert p.offers("lot") == {"NS6d", "NS10a", "NS10d", "GH3c", "GH6b", "GH6c"}
    p.do("lot GH6b")
    assert p.can("lot GH7a")
    p.raze()
    p.put("civic", None, "NS9a+NS9b")
    assert p.offers("lot") == {"NS5c", "NS5d", "NS8b", "NS10a", "NS9c", "NS9d"}


@pytest.mark.rule("FIS-034")
def test_a_block_may_mix_vacant_and_owned_lots() -> None:
    """A Block of four with two cubes has 2 vacant Lots to buy and 2 owned ones to build on."""
    p = Position(4)
    p.cube(0, "NS5a")
    p.cube(1, "NS5d")
    lots = p.lots("NS5")
    assert lots.bit_count() == 4
    assert p.names_in(vacant(p.t) & lots) == {"NS5b", "NS5c"}
    p.muscle(2, 3)
    p.do("buy-lot")
    assert p.offers("lot") & p.names_in(lots) == {"NS5b", "NS5c"}
    p.do("lot NS5b", "build-house")
    assert p.offers("lot") == {"NS5a", "NS5d"}


@pytest.mark.rule("FIS-035")
def test_el_pueblo_is_an_ordinary_lot_afterwards() -> None:
    """It is seized, burnt down, bought and built on like any Lot, for the usual price and points."""
    p = Position(4)
    p.put("house", 0, "NS12a")
    p.muscle(1, 4)
    p.do("seize", "lot NS12a")
    assert p.stands("NS12a") == "house 1"
    p.raze("NS12a")
    p.put("house", 0, "NS12b")
    p.muscle(2, 2)
    p.do("buy-lot", "lot NS12a")
    assert p.left == 1
    p.muscle(1, 1)
    p.do("build-house", "lot NS12a")
    assert p.gains() == [0, 0, 1, 0]
    p.next(SeedHouse(0))
    assert "NS12a" not in p.offers("lot")


@pytest.mark.rule("FIS-036")
@pytest.mark.parametrize(("seats", "rest"), [(2, 4), (3, 7), (4, 10)])
def test_seven_cards_of_1890_are_dealt(seats: int, rest: int) -> None:
    """What is left of the deck is the main deck."""
    t = play_to(new(seats), "PlanCards")
    assert [len(hand) for hand in t.hands] == [7] * seats
    assert all(t.content.card_era[card] == 0 for hand in t.hands for card in hand)
    assert len(t.deck) == rest


@pytest.mark.rule("FIS-037", "FIS-038")
def test_two_cards_are_banked_and_one_discarded() -> None:
    """Any 2 of 7 for the Bank and any 1 of the other 5: 105 ways; hands are 4 then."""
    t = play_to(new(3), "PlanCards")
    seat, ways, dealt = 0, set(), set(t.hands[0])

    def explore(at: SteelTable, words: tuple[str, ...]) -> None:
        if seat not in at.waiting:
            ways.add(words)
            return
        for option in at.options(seat):
            then = at.clone()
            assert isinstance(then, SteelTable)
            then.apply(seat, option)
            explore(then, (*words, p.words(option)))

    p = Position(3)
    explore(t, ())
    assert len(ways) == 105
    assert {tuple(word.split()[0] for word in way) for way in ways} == {("bank", "bank", "discard", "stop")}
    picks: list[list[str]] = []
    p.t = t
    for other in range(3):
        picks.append([])
        hand = p.ids(sorted(t.hands[other]))
        for option in (f"discard {hand[3]}", f"bank {hand[5]}", f"bank {hand[other]}", "stop"):
            picks[other].append(option)
            p.by(other, option)
    assert [len(hand) for hand in t.hands] == [4, 4, 4]
    assert len(t.discard) == 3
    for other in range(3):
        thrown, *banked = [p.card(words.split()[1]) for words in picks[other][:3]]
        assert t.banks[other] == sorted(banked)
        assert thrown in t.discard
        assert thrown not in t.hands[other]
    assert dealt == {*t.hands[0], *t.banks[0], *t.discard[:1]}


@pytest.mark.rule("FIS-039")
def test_discards_lie_face_down() -> None:
    """Nobody is shown what was discarded, neither on the table nor in the log."""
    t = play_to(new(4), "ChooseRole")
    assert len(t.discard) == 4
    titles = [t.content.card_titles[card] for card in t.discard]
    for seat in (0, 1, 2, 3, None):
        assert t.view(seat)["discard"] == {"count": 4}
        log = " ".join(line["text"] for line in t.log(seat))
        assert not [title for title in titles if title in log]


@pytest.mark.rule("FIS-040")
def test_the_bank_is_seen_by_its_owner_only_and_rests_until_a_later_era() -> None:
    """The owner sees the two cards, others their number; they can't be selected in City Building."""
    t = play_to(new(4), "SelectCards")
    for seat in range(4):
        assert len(t.banks[seat]) == 2
        assert t.view(seat)["banks"][seat] == t.banks[seat]
        for other in (*range(seat), None):
            assert t.view(other)["banks"][seat] == {"count": 2}
        p = seen(t)
        assert p.offers("card", seat) == set(p.ids(t.hands[seat]))
        assert not p.offers("card", seat) & set(p.ids(t.banks[seat]))


@pytest.mark.rule("FIS-041")
@pytest.mark.parametrize(
    ("seats", "asked", "last"), [(2, [1, 0, 1], 0), (3, [1, 2, 0], 1), (4, [1, 2, 3], 0)]
)
def test_roles_go_round_from_the_second_player_on(seats: int, asked: list[int], last: int) -> None:
    """One token at a time in Influence order until all five are taken; the last token needs no choice."""
    p = seen(play_to(new(seats, 2), "ChooseRole"))
    t, order = p.t, []
    free = {"city_planner", "mining_official", "immigration_official", "mob_boss"}
    for role in ("mob_boss", "mining_official", "city_planner"):
        assert p.offers("role") == free
        order.append(t.influence.index(p.who))
        p.do(f"role {role}")
        free.remove(role)
    assert order == asked
    assert t.roles[3] == t.influence[last]
    assert t.roles[4] == t.influence[asked[0]]


@pytest.mark.rule("FIS-042", "FIS-043", "FIS-045")
def test_the_city_planners_draft_in_setup() -> None:
    """The City Planner keeps one of four; the rest go to the lowest Influence and upwards; all have 5 and 2 then."""
    p = seen(play_to(new(4, 4), "ChooseRole"))
    t = p.t
    top = t.deck[-4:]
    second, third, fourth = t.influence[1], t.influence[2], t.influence[3]
    first = t.influence[0]
    p.do("role mob_boss", "role city_planner", "role mining_official")  # the third is City Planner
    drafted, left = [], set(p.ids(top))
    for _ in range(3):
        assert p.step == "DraftCard"
        assert p.offers("card") == left
        drafted.append(p.who)
        kept = sorted(left)[0]
        p.do(f"card {kept}")
        left.remove(kept)
        assert p.card(kept) in t.hands[drafted[-1]]
    assert drafted == [third, fourth, second]
    assert p.card(left.pop()) in t.hands[first]
    assert len(t.deck) == 6
    assert p.step == "SetupMansion"
    for seat in range(4):
        assert (len(t.hands[seat]), len(t.banks[seat])) == (5, 2)
        assert len(t.view(seat)["hands"][seat]) == 5  # seen before the Mansion is placed


@pytest.mark.rule("FIS-044")
@pytest.mark.rule("FIS-G09")
def test_setup_ends_with_a_mansion_each_anywhere() -> None:
    """Going down the Influence order, on any free pair of Lots, off the City Grid too; cubes there pay the Mayor."""
    p = seen(play_to(new(4, 4), "SetupMansion"))
    t = p.t
    p.raze()
    p.put("house", 1, "NS5a")
    p.put("civic", None, "NS9a+NS9b")
    p.cube(None, "GH1a")
    pairs = {name for name in p.names("pair") if not {"NS5a", "NS9a", "NS9b"} & set(name.split("+"))}
    assert len(p.names("pair")) == 159
    assert p.offers("pair") == pairs
    order = []
    for pair in ("BE12a+BE12b", "EP5b+EP5d", "GH1a+GH1b", "MJ4a+MJ4c"):
        order.append(p.who)
        p.do(f"pair {pair}")
        assert p.step == "MobWindow" or pair not in p.offers("pair")
    assert order == t.influence
    assert p.step == "MobWindow"  # City Building has begun
    assert p.stands("GH1a") == f"mansion {order[2]}"
    assert [p.gained(seat) for seat in t.influence] == [1, 0, 0, 0]
