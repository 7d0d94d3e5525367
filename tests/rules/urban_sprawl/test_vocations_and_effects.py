"""Vocations that contracts bring and score, and the effects of buildings."""

import pytest

from boomtown.engine.log import entries
from boomtown.games.urban_sprawl.rules.content import CONTRACT, ZONE_IDS
from tests.rules.urban_sprawl.position import Position, new

WHOLE = {1: "C1.TL", 2: "C1.TL+TR", 3: "C1.TL+TR+BL", 4: "C1"}


def earn(p: Position, id: str, seat: int) -> None:
    """Run the vocations (and effects) of a contract whose building stands in block C1, built by a seat."""
    card = p.card(id)
    if p.stands("C1.TL"):
        p.raze("C1.TL")
    p.put(ZONE_IDS[p.content.zone[card]], WHOLE[p.content.size[card]], seat)
    p.effect(id, "C1.TL", seat)


def happened(p: Position, *kinds: str) -> list[str]:
    """The log entries of some kinds, in the order they were written."""
    return [entry.kind for entry in entries(p.t.news) if entry.kind in kinds]


# --- vocations -----------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-126")
def test_every_vocation_contract_brings_its_vocation_and_no_other_contract_does() -> None:
    """Of the 97 contracts those with a NAME and a NUMBER; two of them have two."""
    content = new().content
    names = []
    for card in range(54, 165):
        if content.kind[card] != CONTRACT:
            continue
        p = Position(2)
        earn(p, content.ids[card], 0)
        while p.step == "Choose vocation_score":
            p.do("split 0")
        pairs = content.vocations[card]
        taken = [args[0] for args in p.told("vocation")]
        assert taken == pairs[::2], content.names[card]
        scored = [args[:2] for args in p.told("score")]
        paid = [list(pairs[i : i + 2]) for i in range(0, len(pairs), 2) if pairs[i] != 0]
        if content.names[card] != "Retirement Home":  # its effect scores a vocation once more
            assert scored == paid, content.names[card]
        names += pairs[::2]
    assert (len(names), len(set(names))) == (sum(len(pairs) for pairs in content.vocations) // 2, 8)
    assert len(names) >= 40


@pytest.mark.rule("USP-127", "USP-G28")
def test_the_vocation_comes_after_the_payments_and_the_neighborhood_bonus() -> None:
    """When the builder is asked about the marker all is paid and the bonus is on the track."""
    p = Position(2)
    p.put("CIV", "A3.BL", 1)
    p.build(0, "High School", "A3.TL+TR")
    assert p.step == "Choose vocation_score"
    assert p.gains() == [(-2, 1), (0, 0)]
    assert (p.t.turn[2], p.hand(0), p.held(0, "Education")) == (5, [], 1)
    p.do("split 1")
    assert p.gained(0) == (-2, 4)
    assert happened(p, "build", "neighborhood", "vocation", "score") == [
        "build",
        "neighborhood",
        "vocation",
        "score",
    ]


@pytest.mark.rule("USP-128")
@pytest.mark.parametrize(
    ("id", "name", "number"), [("Gravel Pit", "Factory", 1), ("Steel Works", "Factory", 4)]
)
def test_the_builder_takes_one_marker_whatever_the_number(id: str, name: str, number: int) -> None:
    """One leaves the supply and lies in front of the builder, for all to see; nobody else gets one."""
    p = Position(3)
    earn(p, id, 1)
    assert (p.held(0, name), p.held(1, name), p.held(2, name), p.left(name)) == (0, 1, 0, 3)
    assert p.t.view(2)["held"][8 + p.vocation(name)] == 1
    p.do("split 0")
    assert p.told("score")[0] == [p.vocation(name), number, 0, 0]


@pytest.mark.rule("USP-129")
def test_while_the_supply_has_a_marker_it_comes_from_there() -> None:
    """With one left there is no choice, though rivals own such markers."""
    p = Position(3)
    p.hold(1, "Factory", 2)
    p.hold(2, "Factory", 1)
    assert p.left("Factory") == 1
    earn(p, "Steel Works", 0)
    assert p.step != "Choose vocation_earn"
    assert (p.held(0, "Factory"), p.held(1, "Factory"), p.held(2, "Factory"), p.left("Factory")) == (
        1,
        2,
        1,
        0,
    )


@pytest.mark.rule("USP-129")
def test_when_the_supply_is_empty_the_builder_may_take_a_marker_of_an_opponent() -> None:
    """Of any opponent who has one, or none at all; then all markers of the name score."""
    for choice, held in (("player 1", (1, 1, 2, 0)), ("player 2", (1, 2, 1, 0)), ("pass", (0, 2, 2, 0))):
        p = Position(4)
        p.hold(1, "Factory", 2)
        p.hold(2, "Factory", 2)
        p.hold(3, "Energy", 3)
        earn(p, "Steel Works", 0)
        assert (p.step, p.who) == ("Choose vocation_earn", 0)
        assert p.options() == ["player 1", "player 2", "pass"]
        p.do(choice)
        assert tuple(p.held(seat, "Factory") for seat in range(4)) == held
        p.note()
        while p.step in ("ChooseOrder", "Choose vocation_score"):
            p.do(p.options()[0])  # all in wealth
        assert [p.gained(seat)[0] for seat in range(4)] == [4 * count for count in held]


@pytest.mark.rule("USP-129")
def test_who_owns_all_markers_of_a_name_takes_none() -> None:
    """There is nobody to take one from; the own ones score."""
    p = Position(2)
    p.hold(0, "Finance", 2)
    earn(p, "Insurance Company", 0)
    assert p.step == "Choose vocation_score"
    p.do("split 2")
    assert p.gained(0) == (0, 8)
    assert p.held(0, "Finance") == 2


@pytest.mark.rule("USP-130")
def test_every_marker_of_the_name_scores_for_its_owner() -> None:
    """X wealth or X prestige a marker, for all owners; markers of other names give nothing."""
    p = Position(4)
    p.hold(1, "Factory", 1)
    p.hold(2, "Factory", 2)
    p.hold(3, "Energy", 3)
    p.hold(0, "Tourism", 2)
    earn(p, "Machine Shop", 0)  # FACTORY-3
    while p.step in ("ChooseOrder", "Choose vocation_score"):
        options = p.options()
        p.do(options[-1])  # all in prestige
    assert p.gains() == [(0, 3), (0, 3), (0, 6), (0, 0)]
    assert p.left("Factory") == 0


@pytest.mark.rule("USP-130", "USP-131")
def test_each_marker_gives_wealth_or_prestige_as_its_owner_likes() -> None:
    """With three markers there are four ways, and each is X a marker."""
    for k in range(4):
        p = Position(2)
        p.hold(0, "Factory", 2)
        earn(p, "Machine Shop", 0)
        assert (p.step, p.options()) == (
            "Choose vocation_score",
            ["split 0", "split 1", "split 2", "split 3"],
        )
        p.do(f"split {k}")
        assert p.gained(0) == (3 * (3 - k), 3 * k)


@pytest.mark.rule("USP-131")
def test_the_choice_is_new_at_every_scoring() -> None:
    """A marker that gave wealth gives prestige the next time."""
    p = Position(2)
    p.hold(1, "Factory", 1)
    for k in (0, 1, 0):
        p.note()
        earn(p, "Gravel Pit", 0)
        while p.step in ("ChooseOrder", "Choose vocation_score"):
            if p.step == "ChooseOrder":
                p.do("player 1")
            else:
                p.do(f"split {k}" if p.who == 1 else "split 0")
        assert p.gained(1) == ((0, 1) if k else (1, 0))


@pytest.mark.rule("USP-132", "USP-133", "USP-134")
@pytest.mark.parametrize(
    ("first", "second", "third"), [(0, (0, 0), (0, 0)), (1, (0, 1), (1, 1)), (0, (1, 0), (2, 0))]
)
def test_alex_and_sydney_and_the_factories(
    first: int, second: tuple[int, int], third: tuple[int, int]
) -> None:
    """FACTORY-2, FACTORY-1, FACTORY-4: 2 for Alex, then 1 each, then 8 (or 4 and 4) for Alex and 4 for Sydney."""
    alex, sydney = 0, 1
    p = Position(2)
    p.build(alex, "Textile Mill", "F1.TL+TR")
    assert (p.held(alex, "Factory"), p.held(sydney, "Factory")) == (1, 0)
    p.note()
    p.by(alex, f"split {first}")
    assert p.gains() == [((2, 0), (0, 2))[first], (0, 0)]
    p.skip_to("Act")
    p.build(sydney, "Gravel Pit", "A6.TL+TR+BL")
    assert (p.held(alex, "Factory"), p.held(sydney, "Factory")) == (1, 1)
    p.note()
    p.by(sydney, f"split {second[1]}")  # the active player begins
    p.by(alex, f"split {second[0]}")
    assert p.gained(alex) == ((1, 0), (0, 1))[second[0]]
    quarry = p.value("A6")  # the Gravel Pit's own effect pays its builder the value of its block
    assert p.gained(sydney) == ((1 + quarry, 0), (quarry, 1))[second[1]]
    p.build(alex, "Steel Works", "D4")
    assert (p.held(alex, "Factory"), p.held(sydney, "Factory")) == (2, 1)
    p.note()
    assert p.options() == ["split 0", "split 1", "split 2"]
    p.by(alex, f"split {third[0]}")
    p.by(sydney, f"split {third[1]}")
    large = 2  # the Steel Works' own effect: 1 prestige for each building of three lots or more
    assert p.gained(alex) == ((8, 0 + large), (4, 4 + large), (0, 8 + large))[third[0]]
    assert p.gained(sydney) == ((4, 0), (0, 4))[third[1]]


@pytest.mark.rule("USP-135")
def test_the_corporate_hq_is_finance_6() -> None:
    """Its builder takes one Finance marker, and every Finance marker scores 6."""
    p = Position(2)
    p.hold(1, "Finance", 1)
    earn(p, "Corporate HQ", 0)
    assert (p.held(0, "Finance"), p.held(1, "Finance"), p.left("Finance")) == (1, 1, 0)
    p.by(0, "split 1")
    p.by(1, "split 1")
    assert p.gained(1) == (0, 6)
    assert p.gained(0)[1] == 6


@pytest.mark.rule("USP-127", "USP-136", "USP-G28")
def test_a_contract_with_two_vocations_earns_and_scores_one_after_the_other() -> None:
    """The Auto Plant: Factory is taken and scored, then Transportation, then the effects."""
    p = Position(2)
    earn(p, "Auto Plant", 0)
    assert (p.step, p.held(0, "Factory"), p.held(0, "Transportation")) == ("Choose vocation_score", 1, 0)
    p.do("split 0")
    assert (p.step, p.held(0, "Transportation")) == ("Choose vocation_score", 1)
    p.do("split 1")
    assert p.gained(0) == (3, 3)
    assert p.step == "Choose to_circle"


# --- effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-136")
def test_effects_happen_when_the_contract_is_built_from_top_to_bottom() -> None:
    """The Art Museum first places a park, then counts the parks, the new one among them."""
    p = Position(2)
    p.put("PARK", "F6.TL", 1)
    p.build(0, "Art Museum", "A3.TL+TR+BL")
    p.do("split 0")
    p.note()
    assert p.step == "Choose place_block"
    p.do("block A3")
    assert p.stands("A3.BR") == "PARK 0"
    assert p.gains() == [(0, 2), (0, 0)]


@pytest.mark.rule("USP-136")
def test_a_favor_has_no_effect_until_it_is_built() -> None:
    """Taking the Barber Shop gives nothing; building it gives 2 wealth."""
    p = Position(2)
    p.box(1, "Barber Shop")
    p.give(0, "P01")
    p.do("favor 0")
    assert p.gained(0) == (0, 0)
    p.do("end-turn")
    p.skip_to("Act", 0)
    p.note()
    p.do("build 8", "block A3", "site A3.TL")
    assert p.gained(0) == (-2 + 2, 0)


@pytest.mark.rule("USP-137")
def test_a_buildings_effect_is_for_the_active_player_only() -> None:
    """The Mobile Home Park pays its builder for every small residence, those of the others too."""
    p = Position(3)
    p.fill("RES", 1, "F1.TL", "F2.TL")
    p.put("RES", "F3.TL", 2)
    p.put("RES", "F4.TL")
    p.build(0, "Mobile Home Park", "A3.TL+TR+BL")
    assert p.gains() == [(-2 + 4, 0), (0, 0), (0, 0)]


@pytest.mark.rule("USP-138")
def test_what_buildings_gain_or_lose_goes_to_their_controllers() -> None:
    """Residences on the rows of the Nightclub lose 1 prestige each; who controls them pays, the builder too."""
    p = Position(3)
    p.prestige(10, 10, 10)
    p.fill("RES", 1, "A1.TL", "A2.TL", "D3.TL")
    p.put("RES", "A6.TL", 0)
    p.put("RES", "E3.TL")  # nobody's
    p.put("RES", "F6.TL", 2)  # not on its rows
    p.put("COM", "B3.TL", 2)
    p.build(0, "Nightclub", "A3.TR+BR")
    assert p.gains() == [(-2 + 2 * 2, 1 - 1), (0, -3), (0, 0)]
    p = Position(3)
    p.put("CIV", "A3.TL+TR+BL", 0)
    p.put("COM", "B3.TR", 1)
    p.put("COM", "C3.TR", 0)
    p.put("COM", "D3.TR")
    p.effect("Convention Center", "A3.TL", 0)
    p.do("split 1")
    assert [gain[0] for gain in p.gains()] == [5, 5, 0]


def hq(p: Position) -> None:
    """Seat 0 builds the Corporate HQ in block A1 and takes its 6 in prestige."""
    p.build(0, "Corporate HQ", "A1")
    p.do("split 1")


@pytest.mark.rule("USP-139")
def test_the_first_effect_of_the_corporate_hq_pays_the_builder_alone() -> None:
    """4 wealth for each 4-lot COM, its own and those of others; its block costs 4."""
    p = Position(3)
    hq(p)
    assert p.gains() == [(-4 + 4, 6), (0, 0), (0, 0)]
    p = Position(3)
    p.put("COM", "F6", 1)
    p.put("COM", "F4")
    p.put("IND", "D4", 1)
    hq(p)
    assert p.gains() == [(-4 + 12, 6), (0, 0), (0, 0)]


@pytest.mark.rule("USP-140", "USP-136")
def test_the_second_effect_of_the_corporate_hq_pays_every_controller() -> None:
    """3 wealth for each 3-lot COM of one's own, after the first effect."""
    p = Position(3)
    p.fill("COM", 1, "F6.TL+TR+BL", "D6.TL+TR+BL")
    p.put("COM", "F4.TL+TR+BL", 0)
    p.put("COM", "D4.TL+TR+BL")
    p.put("COM", "B6.TL+TR", 2)
    hq(p)
    assert p.gains() == [(-4 + 4 + 3, 6), (6, 0), (0, 0)]
    assert p.told("gain")[0] == [4, 0]
    assert sorted(p.told("gain")[1:]) == [[3, 0], [6, 0]]


@pytest.mark.rule("USP-141", "USP-G29")
def test_these_rows_are_the_two_lines_through_the_buildings_block() -> None:
    """Six blocks across and six down; a neighbor on the same double-wide row but another line does not count."""
    for where, counts in (
        ("A3.TL", True),
        ("F3.TL", True),
        ("C1.TL", True),
        ("C6.BR", True),
        ("C3.BR", True),
        ("A4.TL", False),  # prestige row 1 has two lines
        ("D4.TL", False),
        ("D1.TL", False),
        ("B6.TL", False),
    ):
        p = Position(2)
        p.put("RES", where, 1)
        p.put("CIV", "C3.TL+TR+BL", 0)
        p.effect("General Hospital", "C3.TL", 0)
        p.do("split 0")
        assert p.gained(1) == (0, 2 if counts else 0), where
        assert p.gained(0) == (2 + (1 if counts else 0), 0), where


@pytest.mark.rule("USP-142")
def test_buildings_where_the_rows_cross_count_in_each_of_them() -> None:
    """The Hotel counts COM on one of its rows and CIV on the other: those of its own block count either way."""
    for lane, wealth, prestige in (("h3", 4, 2), ("v3", 3, 1)):
        p = Position(2)
        p.put("COM", "C3.TL+TR", 0)
        p.put("CIV", "C3.BL", 1)
        p.fill("COM", 1, "A3.TL", "B3.TL", "F3.TL")  # four COM across with its own
        p.fill("COM", 1, "C1.TL", "C6.TL")  # three down
        p.put("CIV", "C5.TL", 1)  # two CIV down with that of the block, one across
        p.effect("Hotel", "C3.TL", 0)
        p.do("split 0")
        p.note()
        assert p.offers("lane") == {"h3", "v3"}
        p.do(f"lane {lane}")
        assert p.gained(0) == (2 * wealth, prestige)


@pytest.mark.rule("USP-142")
def test_rows_that_pay_one_after_the_other_each_count_the_building() -> None:
    """The Subway Terminal pays the rows of its block: seat 0 is second on wealth row 6 and first on prestige row 1."""
    p = Position(2)
    p.put("CIV", "D3.TL+TR", 0)
    p.put("CIV", "D1.TL", 1)
    p.put("CIV", "D2.TL", 1)
    p.effect("Subway Terminal", "D3.TL", 0)
    p.do("split 0")  # 6 wealth for its vocation
    assert p.gains() == [(6 + 3, 1), (6, 0)]


@pytest.mark.rule("USP-143")
def test_a_new_building_counts_itself() -> None:
    """The Gas Works counts its own three lots, the Steel Works itself as a large building."""
    p = Position(2)
    p.build(0, "Gas Works", "A3.TL+TR+BL")
    p.do("split 1")
    assert p.gained(0) == (-2 + 3, 3)
    p = Position(2)
    p.build(0, "Steel Works", "A3")
    p.do("split 0")
    assert p.gained(0) == (-2 + 4, 1)
    p.put("COM", "F6.TL+TR+BL", 1)
    p.note()
    p.effect("Steel Works", "A3.TL", 0)
    p.do("split 0")
    assert p.gained(0)[1] == 2


@pytest.mark.rule("USP-143")
def test_an_effect_that_speaks_of_neighbors_does_not_count_the_building_itself() -> None:
    """It counts itself only where it qualifies: the Restaurant is not adjacent to itself."""
    p = Position(2)
    p.build(0, "Restaurant", "A3.TL+TR")
    assert p.gained(0) == (-2, 0)
