"""Payouts: what sets them off, which row pays, places, ties and dropped fractions."""

import pytest

from boomtown.games.urban_sprawl.rules.content import CONTRACT, EVENT, PERMIT, PRESTIGE, RENEWAL, WEALTH
from boomtown.games.urban_sprawl.rules.grid import bits
from boomtown.games.urban_sprawl.rules.payouts import Payout
from boomtown.games.urban_sprawl.rules.table import row_lots
from boomtown.games.urban_sprawl.rules.turn import Act
from tests.rules.urban_sprawl.position import LOT_NAMES, Position

WEALTH_CARDS = {  # one permit of each wealth value
    1: "P32", 2: "P35", 3: "P27", 4: "P13", 5: "P18", 6: "P30", 7: "P01", 8: "P04", 9: "P21", 10: "P22", 11: "P07", 12: "P10",
}  # fmt: skip
PRESTIGE_CARDS = {1: "T02", 2: "T03", 3: "T04", 4: "C01", 5: "C04", 6: "T31"}
TABLE = {  # the Payouts table
    1: [1, 0, 0, 0], 2: [2, 1, 0, 0], 3: [3, 1, 0, 0], 4: [4, 2, 1, 0], 5: [5, 2, 1, 0], 6: [6, 3, 1, 0],
    7: [7, 3, 1, 0], 8: [8, 4, 2, 1], 9: [9, 4, 2, 1], 10: [10, 5, 2, 1], 11: [11, 5, 2, 1], 12: [12, 6, 3, 1],
}  # fmt: skip


def show(p: Position, id: str) -> None:
    """Let a card be turned up on its deck at the end of seat 0's turn."""
    deck = {"P": "planning", "U": "planning", "T": "town", "C": "city", "M": "metropolis"}[id[0]]
    if deck == "city":
        p.t.opened[2] = 1
    p.top(deck, "")
    p.stack(deck, id)
    p.turn(0)
    p.note()
    p.end_turn()


def bring(p: Position, kind: int, number: int) -> None:
    """The row of a number is on the board: printed, or by a marker over the two columns at the left."""
    if row_lots(p.t, kind, number) == 0:
        p.place_marker(f"{'wp'[kind]}{number}", "GT1")


def settle(p: Position, kind: int, number: int, *counts: int) -> None:
    """On the row of a number the seats have so many 1-lot buildings."""
    bring(p, kind, number)
    lots = iter(bits(row_lots(p.t, kind, number)))
    for seat, count in enumerate(counts):
        for _ in range(count):
            p.put("PARK" if seat == 3 else "RES", LOT_NAMES[next(lots)], seat)


def paid(p: Position, kind: int, number: int, *counts: int) -> list[int]:
    """What the seats earn when a row pays on which they have so many buildings."""
    settle(p, kind, number, *counts)
    p.note()
    p.next(Act(p.t.turn[0], 0), Payout(kind, number))
    assert all(gain[1 - kind] == 0 for gain in p.gains())
    return [gain[kind] for gain in p.gains()]


# --- what sets them off --------------------------------------------------------------------------------------


@pytest.mark.rule("USP-163")
def test_a_ballot_box_moves_the_pawn_one_space_and_holds_that_election() -> None:
    """Round the track, space after space; the office it reaches, and only that, is elected."""
    p = Position(2)
    p.all_offices()
    p.hold(1, "Media")
    for zone, where in (("CIV", "A3.TL"), ("COM", "C3.TL"), ("RES", "E3.TL"), ("IND", "C6.TL")):
        p.put(zone, where, 1)
    offices = ["district_attorney", "treasurer", "police_chief", "union_boss", "mayor", "district_attorney"]
    elected: list[str] = []
    for card, office in zip(("P01", "P02", "P03", "P04", "P05", "P06"), offices, strict=True):
        show(p, card)
        elected.append(f"elected {office} 1")
        assert p.story("elected") == elected
        p.turn(0)
    assert p.story("ballot") == [f"ballot {office}" for office in offices]


@pytest.mark.rule("USP-163")
def test_without_a_ballot_box_the_pawn_stays() -> None:
    """20 permits have one; a permit without, Urban Renewal, an event or a contract moves nothing."""
    p = Position(2)
    p.all_offices()
    p.hold(1, "Media")
    for card in ("P13", "U01", "P35", "T04"):
        show(p, card)
        assert p.t.pawn == [0]
        assert p.story("elected", "ballot") == []
    assert sum(p.content.ballot) == 20
    assert all(p.content.kind[card] == PERMIT for card in range(165) if p.content.ballot[card])


@pytest.mark.rule("USP-164", "USP-166")
def test_planning_cards_pay_wealth_and_contracts_prestige() -> None:
    """A permit of value 1 pays wealth row 1, a contract of value 1 prestige row 1; no value, no payout."""
    for id, expected in (("P32", [(1, 0), (0, 0)]), ("T02", [(0, 0), (0, 1)]), ("U01", []), ("T05", [])):
        p = Position(2)
        p.put("RES", "A1.TL", 0)  # wealth row 1
        p.put("RES", "F3.TL", 1)  # prestige row 1
        show(p, id)
        assert p.gains() == (expected or [(0, 0), (0, 0)])
        assert len(p.story("payout", "no-payout")) == (1 if expected else 0)


@pytest.mark.rule("USP-166")
def test_every_card_has_the_icons_of_its_kind() -> None:
    """Wealth 1 to 12 on permits, prestige 1 to 6 on contracts, neither on events and Urban Renewal."""
    content = Position().content
    for card in range(165):
        number, kind = content.payout[card], content.kind[card]
        if kind == PERMIT:
            assert 1 <= number <= 12
        elif kind == CONTRACT:
            assert 0 <= number <= 6
        else:
            assert kind in (EVENT, RENEWAL)
            assert number == 0
        assert kind == PERMIT or content.ballot[card] == 0


@pytest.mark.rule("USP-165")
def test_icons_work_once_when_the_card_is_turned_up() -> None:
    """Cards that are taken, slide or lie in a box with ballot boxes and values of rows on the board do nothing."""
    p = Position(2)
    p.all_offices()
    p.hold(1, "Media")
    for ap, id in enumerate(("P01", "P30", "P25", "P13"), 1):
        p.plan(ap, id)
    p.top("planning", "P36")
    p.place_marker("p6", "GT1")
    p.place_marker("w7", "GT2")
    p.stack("planning", "P22")
    p.stack("town", "T05")
    p.fill("RES", 0, "A1.TL", "B3.TL", "C5.TL", "D3.TL", "F5.TL")
    p.turn(0)
    p.note()
    p.do("take 0", "favor 0")
    p.end_turn()
    assert p.boxes(p.t.plan) == ["P30", "P25", "P13", "P36"]
    assert p.boxes(p.t.offer) == ["T32", "T33", "T34", "T35", "T36"]
    assert p.gains() == [(0, 0), (0, 0)]
    assert p.t.pawn == [0]
    assert p.story("payout", "ballot", "elected") == []
    p.turn(1)  # but turned up anew one of them does
    p.lift("P01")
    show(p, "P01")
    assert p.gained(0) == (7, 0)


@pytest.mark.rule("USP-167")
def test_the_election_comes_before_the_payout_of_the_same_card() -> None:
    """The Mayor's park, placed on row 7, counts already when the row pays."""
    p = Position(2)
    p.pawn("union_boss")
    p.hold(0, "Media")
    p.place_marker("w7", "GT2")
    p.put("RES", "C3.TL", 1)
    show(p, "P01")
    assert p.step == "ParkBlock"
    assert p.gains() == [(0, 0), (0, 0)]
    p.do("block D1", "site D1.TL")
    assert p.gains() == [(5, 0), (5, 0)]  # 7 + 3, shared


# --- which row -----------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-168", "USP-169")
@pytest.mark.parametrize(
    ("id", "kind", "number"),
    [(id, WEALTH, n) for n, id in WEALTH_CARDS.items()]
    + [(id, PRESTIGE, n) for n, id in PRESTIGE_CARDS.items()],
)
def test_number_and_colour_of_the_card_name_the_row(id: str, kind: int, number: int) -> None:
    """A building on the row earns its number, printed or by a marker; one on every other block earns nothing."""
    p = Position(2)
    bring(p, kind, number)
    row = row_lots(p.t, kind, number)
    p.put("PARK", LOT_NAMES[bits(row)[0]], 0)
    for lot in range(144):
        if lot // 12 % 2 == lot % 2 == 0 and not (row >> lot) & 1:
            p.put("PARK", LOT_NAMES[lot], 1)
    show(p, id)
    assert p.gained(0)[kind] == number
    assert p.gained(0)[1 - kind] == 0
    assert p.gained(1) == (0, 0)


@pytest.mark.rule("USP-169", "USP-170")
@pytest.mark.parametrize(("id", "marker"), [("P22", "w10"), ("P21", "w9"), ("C01", "p4"), ("T31", "p6")])
def test_a_marker_pays_where_it_lies_and_nowhere_before_it_came(id: str, marker: str) -> None:
    """No payout while it waits in its holding box; then on the row beside which it lies, and after a move on the new one."""
    kind, number = "wp".index(marker[0]), int(marker[1:])
    for circle, earned in (("", (0, 0)), ("GR1", (number, 0)), ("GR6", (0, number))):
        p = Position(2)
        p.put("RES", "C1.TL", 0)
        p.put("RES", "C6.TL", 1)
        if circle:
            p.place_marker(marker, "GR3")
            p.place_marker(marker, circle)
        show(p, id)
        assert (p.gained(0)[kind], p.gained(1)[kind]) == earned
        assert len(p.story("no-payout")) == (0 if circle else 1)


# --- places --------------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-171")
def test_players_are_ranked_by_buildings_not_by_lots() -> None:
    """Two small ones beat one that covers a whole block; buildings without a cube count for nobody, parks count."""
    p = Position()
    p.put("CIV", "D1", 0)
    p.put("RES", "D3.TL", 1)
    p.put("PARK", "D3.BR", 1)
    p.fill("RES", None, "D5.TL", "D5.TR", "D5.BL")
    p.note()
    p.next(Act(p.t.turn[0], 0), Payout(WEALTH, 6))
    assert p.gains() == [(3, 0), (6, 0), (0, 0), (0, 0)]


@pytest.mark.rule("USP-171", "USP-172")
@pytest.mark.parametrize("number", range(1, 13))
def test_the_table_of_wealth(number: int) -> None:
    """First, second, third and fourth by each line; the number, its half, quarter and eighth."""
    assert paid(Position(), WEALTH, number, 4, 3, 2, 1) == TABLE[number]
    assert paid(Position(), WEALTH, number, 1, 3, 2, 4) == [TABLE[number][i] for i in (3, 1, 2, 0)]
    assert TABLE[number] == [number, number // 2, number // 4, number // 8]


@pytest.mark.rule("USP-172")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_table_of_prestige(number: int) -> None:
    """A prestige value pays the same amounts in prestige."""
    assert paid(Position(), PRESTIGE, number, 4, 3, 2, 1) == TABLE[number]


@pytest.mark.rule("USP-171", "USP-G27")
def test_who_has_no_building_on_the_row_has_no_place() -> None:
    """One player alone earns the first amount; the others, who have none, share nothing."""
    assert paid(Position(), WEALTH, 12, 0, 1) == [0, 12, 0, 0]
    assert paid(Position(), WEALTH, 12, 0, 1, 1) == [0, 9, 9, 0]


@pytest.mark.rule("USP-173")
def test_three_players_do_without_the_fourth_column() -> None:
    """Three who tie share 8 + 4 + 2 = 14, not 15: 4 each."""
    assert paid(Position(3), WEALTH, 8, 3, 2, 1) == [8, 4, 2]
    assert paid(Position(3), WEALTH, 8, 1, 1, 1) == [4, 4, 4]
    assert paid(Position(3), WEALTH, 8, 2, 1, 1) == [8, 3, 3]


@pytest.mark.rule("USP-174")
def test_two_players_do_without_third_and_fourth_column() -> None:
    """Two who tie share 8 + 4 = 12, not 14 or 15: 6 each."""
    assert paid(Position(2), WEALTH, 8, 3, 2) == [8, 4]
    assert paid(Position(2), WEALTH, 8, 2, 2) == [6, 6]


@pytest.mark.rule("USP-175", "USP-178")
def test_two_who_tie_share_their_place_and_the_next() -> None:
    """For first place, for second, for third; fractions are dropped."""
    assert paid(Position(), WEALTH, 12, 3, 3, 2, 1) == [9, 9, 3, 1]
    assert paid(Position(), WEALTH, 12, 4, 3, 3, 1) == [12, 4, 4, 1]  # 6 + 3 = 9
    assert paid(Position(), WEALTH, 12, 4, 3, 2, 2) == [12, 6, 2, 2]  # 3 + 1
    assert paid(Position(), WEALTH, 12, 2, 2, 1, 1) == [9, 9, 2, 2]


@pytest.mark.rule("USP-176", "USP-178")
def test_three_who_tie_share_their_place_and_the_next_two() -> None:
    """For first place 11 + 5 + 2 = 18, for second 5 + 2 + 1 = 8."""
    assert paid(Position(), WEALTH, 11, 3, 3, 3, 1) == [6, 6, 6, 1]
    assert paid(Position(), WEALTH, 11, 4, 2, 2, 2) == [11, 2, 2, 2]


@pytest.mark.rule("USP-177", "USP-178")
@pytest.mark.parametrize("number", range(1, 13))
def test_four_who_tie_share_all_columns(number: int) -> None:
    """All four amounts, divided by four."""
    assert paid(Position(), WEALTH, number, 2, 2, 2, 2) == [sum(TABLE[number]) // 4] * 4


# --- the rulebook's example ----------------------------------------------------------------------------------


@pytest.mark.rule("USP-179")
def test_line_6_of_the_table() -> None:
    """No ties on wealth row 6: 6, 3, 1 and 0 wealth from the bank."""
    p = Position()
    settle(p, WEALTH, 6, 4, 3, 2, 1)
    show(p, "P30")
    assert p.gains() == [(6, 0), (3, 0), (1, 0), (0, 0)]


@pytest.mark.rule("USP-180")
def test_example_a_a_tie_for_first_place() -> None:
    """White and pink share 6 + 3 = 9, 4 each; green earns 1, black nothing."""
    p = Position()
    settle(p, WEALTH, 6, 3, 3, 2, 1)
    show(p, "P30")
    assert p.gains() == [(4, 0), (4, 0), (1, 0), (0, 0)]


@pytest.mark.rule("USP-181")
def test_example_b_all_four_tie() -> None:
    """They share 6 + 3 + 1 + 0 = 10, 2 each."""
    p = Position()
    settle(p, WEALTH, 6, 2, 2, 2, 2)
    show(p, "P30")
    assert p.gains() == [(2, 0)] * 4


@pytest.mark.rule("USP-182")
def test_example_c_a_tie_for_third_place() -> None:
    """With 4, 3, 1 and 1 buildings: 6 for white, 3 for pink, and 0 for each of the two who share 1."""
    p = Position()
    settle(p, WEALTH, 6, 4, 3, 1, 1)
    show(p, "P30")
    assert p.gains() == [(6, 0), (3, 0), (0, 0), (0, 0)]
