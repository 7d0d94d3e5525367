"""What is printed on the frame of every contract (zone, size, payout), and that every card has its test."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.rules.urban_sprawl.cards import TESTED
from tests.rules.urban_sprawl.position import Position, new

# zone, size and payout icon (0: none) of each contract, as the content files have them
FRAMES = {
    "T01": "CIV 1 0", "T02": "CIV 1 1", "T03": "CIV 2 2", "T04": "CIV 2 3", "T05": "CIV 2 0", "T06": "CIV 1 0",
    "T07": "CIV 1 0", "T08": "CIV 1 0", "T09": "COM 2 0", "T10": "COM 2 1", "T11": "COM 1 2", "T12": "COM 2 3",
    "T13": "COM 1 0", "T14": "COM 2 0", "T15": "COM 2 0", "T16": "COM 2 0", "T17": "COM 1 0", "T18": "COM 1 0",
    "T19": "COM 2 0", "T20": "IND 2 1", "T21": "IND 3 2", "T22": "IND 1 3", "T23": "IND 1 0", "T24": "RES 1 0",
    "T25": "RES 2 1", "T26": "RES 3 2", "T27": "RES 4 3", "T28": "RES 1 1", "T29": "RES 1 2", "T30": "RES 1 3",
    "T31": "RES 1 6", "T32": "RES 1 6", "T33": "RES 1 6", "T34": "RES 1 6", "T35": "RES 1 6", "T36": "RES 1 0",
    "C01": "CIV 4 4", "C02": "CIV 2 3", "C03": "CIV 2 2", "C04": "CIV 3 5", "C05": "CIV 3 4", "C06": "CIV 4 5",
    "C07": "CIV 3 6", "C08": "COM 3 3", "C09": "COM 1 4", "C10": "COM 2 3", "C11": "COM 2 2", "C12": "COM 2 1",
    "C13": "COM 3 0", "C14": "COM 2 6", "C15": "COM 4 5", "C16": "IND 2 0", "C17": "IND 1 2", "C18": "IND 2 4",
    "C19": "IND 2 1", "C20": "IND 3 5", "C21": "IND 3 3", "C22": "IND 3 0", "C23": "IND 4 4", "C24": "IND 3 1",
    "C25": "IND 2 0", "C26": "IND 4 5", "C27": "RES 2 3", "C28": "RES 2 2", "C29": "RES 3 6", "C30": "RES 1 5",
    "C31": "RES 1 4",
    "M01": "CIV 4 2", "M02": "CIV 4 6", "M03": "CIV 3 5", "M04": "CIV 3 6", "M05": "CIV 3 5", "M06": "CIV 4 4",
    "M07": "CIV 3 3", "M08": "CIV 2 3", "M09": "CIV 2 4", "M10": "CIV 4 6", "M11": "COM 4 5", "M12": "COM 4 0",
    "M13": "COM 3 6", "M14": "COM 4 4", "M15": "COM 2 5", "M16": "COM 2 6", "M17": "COM 3 4", "M18": "COM 2 3",
    "M19": "IND 4 4", "M20": "IND 4 6", "M21": "IND 3 5", "M22": "IND 3 6", "M23": "IND 4 5", "M24": "IND 3 3",
    "M25": "IND 2 2", "M26": "RES 2 1", "M27": "RES 1 6", "M28": "RES 3 5", "M29": "RES 3 4", "M30": "RES 2 5",
}  # fmt: skip
VOCATIONS = {
    "T01": "Public Service 1", "T02": "Public Service 1", "T03": "Education 2", "T04": "Education 3",
    "T06": "Public Service 1", "T07": "Public Service 1", "T08": "Public Service 1", "T13": "Energy 2",
    "T16": "Tourism 1", "T17": "Media 0", "T18": "Finance 2", "T19": "Finance 4", "T20": "Factory 2",
    "T21": "Factory 1", "T22": "Energy 1", "T23": "Factory 2", "T24": "Education 1",
    "C01": "Public Service 2", "C04": "Education 4", "C05": "Tourism 2", "C06": "Public Service 2",
    "C07": "Transportation 5", "C09": "Tourism 2", "C10": "Finance 4", "C11": "Media 0", "C12": "Tourism 3",
    "C17": "Factory 3", "C18": "Factory 2", "C20": "Energy 4", "C21": "Transportation 4", "C22": "Energy 3",
    "C23": "Factory 4", "C26": "Factory 3 Transportation 3",
    "M01": "Education 5", "M03": "Tourism 4", "M05": "Tourism 3", "M06": "Public Service 3",
    "M09": "Transportation 6", "M11": "Finance 6", "M15": "Media 0", "M16": "Finance 5", "M17": "Tourism 4",
    "M19": "Transportation 7", "M20": "Energy 5", "M21": "Energy 4", "M22": "Factory 5",
    "M23": "Factory 5 Education 3",
}  # fmt: skip
SITES = {1: "C1.TL", 2: "C1.TL+TR", 3: "C1.TL+TR+BL", 4: "C1"}
DECKS = {"T": "town", "C": "city", "M": "metropolis"}

# permits of other zones in plenty, and permits that add the zone (with COM for IND: no permit is for IND alone)
WITHOUT = {
    "CIV": ("P22", "P23", "P30", "P31", "P10", "P11", "P12", "P08"),
    "COM": ("P36", "P10", "P11", "P12", "P08"),
    "IND": ("P36", "P22", "P23", "P10", "P11", "P12", "P08"),
    "RES": ("P36", "P27", "P28", "P30", "P22", "P23"),
}
WITH = {"CIV": ("P36",), "COM": ("P22", "P23"), "IND": ("P30", "P31"), "RES": ("P10", "P11", "P12", "P08")}
PAGES = {0: (), 1: ("P01",), 2: ("P13",), 3: ("P25",), 4: ("P32",)}  # of all zones


def lacks_permits(id: str, *permits: str) -> bool:
    """Whether a contract is refused for want of permits to a seat that holds these."""
    p = Position(2)
    p.box(1, id)
    p.give(0, *permits)
    return "USP-104" in p.why("build 0")


@pytest.mark.parametrize("id", FRAMES)
def test_a_contract_needs_permits_of_its_zone_as_many_as_its_lots(id: str) -> None:
    """Enough pages of other zones don't do, nor one page too few."""
    zone, size, _ = FRAMES[id].split()
    assert lacks_permits(id, *WITHOUT[zone])
    assert not lacks_permits(id, *WITHOUT[zone], *[card for card in WITH[zone] if card not in WITHOUT[zone]])
    assert lacks_permits(id, *PAGES[int(size) - 1])
    assert not lacks_permits(id, *PAGES[int(size)])


@pytest.mark.parametrize("id", FRAMES)
def test_a_contract_that_is_turned_up_pays_its_prestige_row(id: str) -> None:
    """Seat 0 has a building or more on each of the prestige rows 1 to 6, and nobody else has."""
    payout = int(FRAMES[id].split()[2])
    p = Position(2)
    p.fill("RES", 0, "A1.TL", "A3.TL", "A5.TL")
    for marker, circle in (("p4", "GT1"), ("p5", "GR1"), ("p6", "GR3")):
        p.place_marker(marker, circle)
    boxes = [other for other in ("T05", "T06", "T07", "T08", "T13", "T14") if other != id]
    for ap, other in enumerate(boxes[:5], 1):
        p.box(ap, other)
    deck = DECKS[id[0]]
    p.activate(*{"town": (), "city": ("city",), "metropolis": ("city", "metropolis")}[deck])
    p.top(deck, "")
    p.stack(deck, id)
    p.end_turn()
    assert p.t.tops[list(DECKS.values()).index(deck) + 1] == p.card(id)
    assert p.gains() == [(0, payout), (0, 0)]


@pytest.mark.parametrize("id", FRAMES)
def test_a_contract_brings_its_vocations_and_they_score(id: str) -> None:
    """Each name once, in order, every marker of it for as much as the number says; Media does not score."""
    zone, size, _ = FRAMES[id].split()
    p = Position(2)
    p.put(zone, SITES[int(size)], 0)
    p.effect(id, "C1.TL", 0)
    names = [name for name in p.content.vocation_names if p.held(0, name)]
    wanted = re.findall(r"([A-Z][A-Za-z ]+) (\d)", VOCATIONS.get(id, ""))
    assert names == [name for name, _ in wanted[:1]]
    for name, number in wanted:
        assert p.held(0, name) == 1
        assert p.left(name) == p.content.vocation_count[p.vocation(name)] - 1
        if number != "0":
            assert (p.step, p.options()) == ("Choose vocation_score", ["split 0", "split 1"])
            before = p.t.prestige[0]
            p.do("split 1")
            told = p.told("score")[-1]
            assert told == [p.vocation(name), 0, int(number), 0]
            assert p.t.prestige[0] >= before + int(number)


def test_every_card_of_the_pack_has_its_test() -> None:
    """165 cards: each is played by a test that names it, and no test names a card that is not there."""
    here = Path(__file__).parent
    files = sorted(path.stem for path in here.glob("test_cards_*.py"))
    assert {"town", "city", "metropolis", "planning"} <= {name.split("_")[2] for name in files}
    for name in files:
        import_module(f"tests.rules.urban_sprawl.{name}")
    ids = new().content.ids
    assert len(ids) == len(set(ids)) == 165
    assert set(TESTED) == set(ids)


def test_every_contract_of_the_pack_has_its_frame_tested() -> None:
    """36 of Town, 31 of the City, 30 of the Metropolis."""
    content = new().content
    contracts = [id for id, kind in zip(content.ids, content.kind, strict=True) if kind == 3]
    assert list(FRAMES) == contracts
    assert len(contracts) == 97
