"""Each event of the City deck; the Media owner gains 1 wealth and 1 prestige by all of them."""

import pytest

from tests.rules.urban_sprawl.cards import card, over
from tests.rules.urban_sprawl.position import Position


@card("C32")
def test_business_relocation() -> None:
    """The Treasurer removes the control marker from any COM."""
    p = Position(3)
    p.hold(2, "Media")
    p.office("treasurer", 1)
    p.put("COM", "A3.TL", 0)
    p.put("COM", "F3.TL", 1)
    p.put("RES", "F6.TL", 0)
    p.event("C32", 0)
    assert (p.who, p.options()) == (1, ["building A3.TL", "building F3.TL"])
    p.do("building A3.TL")
    assert p.city() == {"COM - A3.TL", "COM 1 F3.TL", "RES 0 F6.TL"}
    assert (p.gains(), over(p), "C32" in p.boxed()) == ([(0, 0), (0, 0), (1, 1)], True, True)
    p = Position(3)
    p.put("COM", "A3.TL", 0)
    p.event("C32", 0)
    assert (p.stands("A3.TL"), p.gains(), over(p)) == ("COM 0", [(0, 0)] * 3, True)  # no Treasurer, no Media


@card("C33")
def test_flood() -> None:
    """Who has a building on water pays 6 wealth or loses one such building of their choice."""
    p = Position(3)
    p.hold(1, "Media")
    p.wealth(6, 50, 5)
    p.put("RES", "F3.TR", 0)
    p.put("COM", "A1.TL", 0)
    p.put("CIV", "C3.TL", 0)
    p.put("RES", "C1.BL", 1)  # one lot off the water
    p.put("RES", "F6.TR", 2)
    start = p.t.clone()
    p.event("C33", 0)
    assert p.stands("F6.TR") == ""  # seat 2 can't pay
    assert (p.who, p.options()) == (0, ["accept 0", "pass"])
    p.do("accept 0")
    assert p.city() == {"RES 0 F3.TR", "COM 0 A1.TL", "CIV 0 C3.TL", "RES 1 C1.BL"}
    assert (p.gains(), over(p)) == ([(-6, 0), (1, 1), (0, 0)], True)
    p.t = start  # type: ignore[assignment]
    p.event("C33", 0)
    p.do("pass")
    assert (p.who, p.options()) == (0, ["building A1.TL", "building F3.TR"])
    p.do("building F3.TR")
    assert p.city() == {"COM 0 A1.TL", "CIV 0 C3.TL", "RES 1 C1.BL"}
    assert (p.gains(), over(p)) == ([(0, 0), (1, 1), (0, 0)], True)


def fire(marker: int, mine: dict[str, str]) -> Position:
    """Around a factory stand buildings of seat 0, who may own a Public Service marker, and of seat 1; then it burns."""
    p = Position(3)
    p.hold(2, "Media")
    p.hold(0, "Public Service", marker)
    p.prestige(5, 5, 5)
    p.put("IND", "C3.TR")
    p.put("COM", "D3.TL", 1)
    p.put("CIV", "F6.TL", 2)
    for where, zone in mine.items():
        p.put(zone, where, 0)
    p.event("C34", 0)
    return p


BURNING = {"C3.TL+BL": "RES", "C3.BR": "COM", "C2.TL+BL+BR": "CIV", "A1.TL": "COM"}


@card("C34")
@pytest.mark.parametrize(("marker", "price"), [(0, 4), (1, 1)])
def test_fire(marker: int, price: int) -> None:
    """Small buildings beside an IND: 4 prestige, or 1 with a Public Service marker, or one of them burns."""
    p = fire(marker, BURNING)
    assert (p.who, p.options()) == (0, ["player 0", "player 1"])
    p.by(0, "player 0", "accept 0")
    p.by(1, "accept 0")
    assert (len(p.city()), p.gains(), over(p)) == (7, [(0, -price), (0, -4), (1, 1)], True)
    p = fire(marker, BURNING)
    p.by(0, "player 0", "pass")
    assert p.offers("building") == {"C3.TL", "C3.BR"}  # neither the large one nor the one far off
    p.by(0, "building C3.TL")
    p.by(1, "pass")
    assert p.city() == {
        "IND - C3.TR",
        "CIV 2 F6.TL",
        "COM 0 C3.BR",
        "CIV 0 C2.TL+BL+BR",
        "COM 0 A1.TL",
    }
    assert (p.gains(), over(p)) == ([(0, 0), (0, 0), (1, 1)], True)


@card("C34")
@pytest.mark.parametrize("marker", [0, 1])
@pytest.mark.parametrize(
    ("where", "zone", "burns"),
    [
        ("C3.TL+BL", "RES", True),
        ("C3.BR", "COM", True),
        ("C2.TL+BL+BR", "CIV", False),
        ("A1.TL", "COM", False),
        ("", "", False),
    ],
)
def test_whom_the_fire_reaches(marker: int, where: str, zone: str, burns: bool) -> None:
    """Who has a building of 1 or 2 lots beside an IND is asked, nobody else; who can't pay loses it."""
    p = fire(marker, {where: zone} if where else {})
    assert p.who == (0 if burns else 1)
    if burns:
        p.by(0, "player 1")
    p.by(1, "pass")
    if burns:
        p.by(0, "pass")
    assert (p.gains(), over(p)) == ([(0, 0), (0, 0), (1, 1)], True)
    assert len(p.city()) == (2 if burns or not where else 3)
    for purse in (0, 1, 3, 4):
        p = Position(2)
        p.prestige(purse)
        p.hold(0, "Public Service", marker)
        p.put("IND", "C3.TR")
        p.put("RES", "C3.TL", 0)
        p.event("C34", 0)
        asked = purse >= (1 if marker else 4)
        assert (p.step == "Choose offer", p.stands("C3.TL") == "RES 0") == (asked, asked)


@card("C35")
@pytest.mark.parametrize("attorney", [1, None])
def test_redistricting(attorney: int | None) -> None:
    """The District Attorney, or the active player, may exchange the markers of two 1-lot buildings."""
    p = Position(3)
    p.hold(1, "Media")
    p.office("district_attorney", attorney)
    p.put("RES", "A3.TL", 0)
    p.put("COM", "F3.TL", 2)
    p.put("CIV", "F6.TL", 2)
    p.put("PARK", "D4.TL", 1)
    p.put("IND", "D6.TL+TR", 1)
    p.put("RES", "B1.TL")
    start = p.t.clone()
    p.event("C35", 0)
    decider = 0 if attorney is None else attorney
    assert (p.who, p.options()) == (decider, ["building A3.TL", "done"])
    assert p.accepted() == ["building A3.TL", "building F3.TL", "building F6.TL", "done"]
    p.by(decider, "building F3.TL")
    assert p.accepted() == ["building A3.TL", "building F3.TL"]  # F6 has the same owner
    p.by(decider, "building A3.TL", "done")
    assert (p.stands("A3.TL"), p.stands("F3.TL"), p.stands("F6.TL")) == ("RES 2", "COM 0", "CIV 2")
    assert (p.gains(), over(p)) == ([(0, 0), (1, 1), (0, 0)], True)
    p.t = start  # type: ignore[assignment]
    p.event("C35", 0)
    p.by(decider, "done")
    assert (p.stands("A3.TL"), p.stands("F3.TL"), over(p)) == ("RES 0", "COM 2", True)


@card("C36")
def test_crime_wave() -> None:
    """4 prestige each, 1 less for each Public Service marker; the Police Chief gains 2."""
    p = Position(4)
    p.hold(1, "Media")
    p.prestige(10, 10, 3, 10)
    p.hold(0, "Public Service", 2)
    p.hold(1, "Public Service", 1)
    p.office("police_chief", 2)
    p.event("C36", 0)
    assert (p.gains(), over(p)) == ([(0, -2), (1, 1 - 3), (0, -3 + 2), (0, -4)], True)
    p = Position(2)
    p.prestige(10, 10)
    p.hold(0, "Public Service", 5)
    p.event("C36", 0)
    assert p.gains() == [(0, 0), (0, -4)]


@card("C37")
def test_sports_team() -> None:
    """Metropolis becomes active, Tourism scores 2, a Mayor is elected and the Contractor assigned."""
    p = Position(3)
    p.hold(2, "Media")
    p.hold(1, "Tourism", 2)
    assert (p.t.opened[3], p.t.contractor) == (0, [-2])
    p.event("C37", 0)
    assert p.t.opened[3] == 1
    p.by(1, "split 1", "block F6", "site F6.TL")
    assert (p.holder("mayor"), p.stands("F6.TL")) == (1, "PARK 1")
    assert p.gains() == [(0, 0), (2, 2), (1, 1)]
    assert (p.t.contractor, over(p), "C37" in p.boxed()) == ([0], True, True)  # seat 0 has least prestige
