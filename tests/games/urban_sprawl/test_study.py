"""What the lab is told of Urban Sprawl: progress, traits, plays by name and manner, money, the ending."""

from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.rules.content import VOCATIONS
from tests.games.urban_sprawl.sample_tables import GAME, played
from tests.rules.urban_sprawl.cards import play
from tests.rules.urban_sprawl.position import Position, new


def test_progress_follows_the_decks() -> None:
    assert GAME.progress(new(4)) == 0
    for length in ("longer", "shorter"):
        assert GAME.progress(new(2, length=length)) == 0
    p = Position(2)
    p.activate("city")
    city = GAME.progress(p.t)
    p.activate("metropolis")
    metropolis = GAME.progress(p.t)
    del p.t.metropolis[16:]
    assert 0.2 < city < 0.4 < metropolis < 0.8 < GAME.progress(p.t) < 1


def plays(p: Position, words: str) -> list[str]:
    """What the lab notes for an option of the seat whose decision it is."""
    assert p.can(words), f"'{words}' is not an option"
    return GAME.plays(p.t, p.who, p.number(words))


def test_cards_are_told_by_name_and_manner() -> None:
    p = Position(2)
    p.box(2, "High School")
    p.give(0, "P13", "U01")
    p.favor(0, "T10")
    p.extra_favor(0)
    p.put("CIV", "A3.TL", 1)
    p.turn(0)
    assert plays(p, "build 1") == ["High School: built"]
    assert plays(p, "favor 1") == ["High School: taken as a Favor"]
    assert plays(p, "take 0") == ["2-permit CIV/COM/RES: taken"]
    assert plays(p, "take 4") == ["2-permit COM: taken"]
    assert plays(p, "build 8") == [f"{p.content.names[p.card('T10')]}: built from a Favor"]
    assert plays(p, "end-turn") == []
    p.do("build 1")
    assert plays(p, "block A3") == []
    p.do("block A3")
    assert plays(p, "site A3.BL+BR") == []
    assert plays(p, "site A3.TL+TR") == ["Urban Renewal: used"]


def test_permits_are_invested_or_merely_paid() -> None:
    p = Position(2)
    p.give(0, "P13", "P32", "P01", "P02")
    p.begin(0)
    assert plays(p, "invest P13") == ["2-permit CIV/COM/IND/RES: invested"]
    p.box(1, "High School")
    p.turn(0)
    p.do("build 0", "block A3", "site A3.TL+TR")
    assert plays(p, "pay P13") == []
    p = Position(2)
    p.give(0, "P08", "P10")
    play(p, "Pawn Shop", "A3.TL", "split 1")
    assert plays(p, "discard P10") == ["1-permit RES: invested"]


def test_what_cards_offer_is_told_too() -> None:
    p = Position(2)
    p.put("COM", "A3.TL", 1)
    play(p, "Department Store", "C3.TL+TR+BL", "building A3.TL")
    assert plays(p, "accept 0") == ["Department Store: accepted"]
    p = Position(2)
    p.place_marker("w7", "GT3")
    p.place_marker("p4", "GR1")
    play(p, "Union Station", "A3.TL+TR+BL", "split 0")
    assert plays(p, "option 1") == ["Union Station: option 2"]
    p.do("option 0")
    assert plays(p, "marker w7") == []
    p = Position(2)
    p.discard("P36")
    play(p, "Public Library", "A3.TL+TR")
    assert plays(p, "fetch P36") == ["4-permit CIV: taken from the discards"]


def test_contracts_that_are_removed() -> None:
    p = Position(2)
    p.put("RES", "A2.BL", 1)
    p.put("PARK", "A3.BL", 1)
    p.put("RES", "B3.TL", 0)
    play(p, "C25", "A3.TL+TR")
    assert plays(p, "remove 1") == [f"{p.content.names[p.card('T32')]}: removed"]


def test_a_seat_is_told_by_its_place_its_claims_and_media() -> None:
    t = new(4, seed=5)
    start = t.turn[4]
    assert GAME.traits(t, start) == {"place in the first round": "first"}
    assert GAME.traits(t, (start + 3) % 4) == {"place in the first round": "fourth"}
    claimed: list[list[str]] = [[] for _ in range(4)]
    while type(t.agenda[-1]).__name__ == "Claim":
        seat = t.waiting[0]
        option = t.options(seat)[-1]
        left = set(t.options(seat)) - {option}
        claimed[seat] += GAME.plays(t, seat, option)
        if len(left) == 1:  # the last building goes to the next seat by itself
            claimed[(seat + 1) % 4] += GAME.plays(t, seat, left.pop())
        t.apply(seat, option)
    for seat in range(4):
        found = GAME.traits(t, seat)
        assert found["Media at the start"] == ("yes" if t.held[seat * VOCATIONS] else "no")
        for zone in ("CIV", "COM", "IND", "RES"):
            count = sum(name.startswith(f"{zone} in ") for name in claimed[seat])
            assert found[f"{zone} at the start"] == str(count)
    assert all(name.endswith(": claimed") for names in claimed for name in names)


def test_a_finished_game_still_says_how_it_began_and_why_it_ended() -> None:
    begun: dict[str, str] = {}
    last: Table | None = None
    for t in played(3, 2):
        if t.moves == 12:
            begun = GAME.traits(t, 1)
        last = t
    assert last is not None
    assert last.over
    assert GAME.traits(last, 1) == begun
    assert len(begun) == 6
    assert GAME.ending(last) == "Olympic Games"
    assert GAME.progress(last) == 1


def test_money_is_wealth() -> None:
    p = Position(2)
    p.wealth(17, 4)
    assert [GAME.money(p.t, seat) for seat in (0, 1)] == [17, 4]
