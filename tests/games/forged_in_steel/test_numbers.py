"""The numbers of the rules come from the pack: another pack plays with others."""

from pathlib import Path

from boomtown.games.forged_in_steel.rules.table import CITY
from boomtown.games.forged_in_steel.rules.terms import RULE_IDS
from tests.rules.forged_in_steel.cards import assess
from tests.rules.forged_in_steel.places_b import pack
from tests.rules.forged_in_steel.position import Position, new


def test_the_scoring_numbers_are_the_packs(tmp_path: Path) -> None:
    """VP for a cube that is built over, for a House beside a Park, and the most for a Mine of the Mining Official."""
    content = pack(
        tmp_path,
        "numbers.toml",
        ("mine_most = 4 ", "mine_most = 2 "),
        ("lot_vp = 1 ", "lot_vp = 3 "),
        ("house_bonus = 1 ", "house_bonus = 4 "),
    )
    p = Position(4, content=content)
    p.cube(1, "NS5a")
    p.muscle(0, 1)
    p.do("build-house", "lot NS5a")
    assert p.gained(1) == 3
    p.put("park_small", None, "NS5b")
    assert assess(p)[0] == 1 + 4
    q = Position(4, content=content)
    q.mine(2, "leadville")
    q.tracks(mining=2)
    assert assess(q)[2] == 2  # the Official's 1 VP more would be a third


def test_the_setup_and_the_headline_spaces_are_the_packs(tmp_path: Path) -> None:
    """One House each and one City cube; two Headlines, the third pushes one off."""
    content = pack(
        tmp_path,
        "numbers.toml",
        ("houses = 2 ", "houses = 1 "),
        ("city_cubes = 3 ", "city_cubes = 1 "),
        ("spaces = 3", "spaces = 2"),
    )
    t = new(2, content=content)
    second = t.influence[1]
    t.apply(second, t.options(second)[0])
    assert [t.owner.count(seat) for seat in range(2)] == [1, 1]
    mayor = t.influence[0]
    t.apply(mayor, t.options(mayor)[0])
    assert t.owner.count(CITY) == 2 + 1  # City Hall covers two Lots
    assert type(t.agenda[-1]).__name__ == "PlanCards"
    p = Position(4, content=content)
    p.headline("gilded_age", 1)
    p.headline("labor", 2)
    p.put("house", 3, "NS5a")
    p.event(0, "columbian_exposition", "lot NS5b")
    assert p.ids(p.t.headlines) == ["columbian_exposition", "labor"]


def test_effects_that_last_keep_their_numbers() -> None:
    """They lie on the table until the end, so a record that was finished long ago replays to them."""
    effects = Position(2).content.lasting
    assert {number: RULE_IDS[effect.rule] for number, effect in effects.items()} == {
        167: "ballots",
        258: "city_vp_to",
        320: "ballots",
    }
