"""Where two things meet: discounts that add up or fall away, conquest and reaction, losing what is counted."""

import pytest

from tests.rules.city_of_iron.position import Position


@pytest.mark.rule("COI-084")
@pytest.mark.rule("COI-G28")
def test_a_steam_crane_that_is_torn_down_discounts_nothing() -> None:
    """It goes before the new building is paid: the full price is due, and who has less can't tear it down."""
    p = Position("arc", "hog")
    p.build("arc", "B20", "A01", "A02", "A03", "A04")  # the Steam Crane: 2 coins less
    p.row("A16")
    full = p.content.card_coins[p.building("A16")]
    p.give("arc", coins=full - 2)
    p.turn("arc")
    p.do("build A16")
    assert p.offers("demolish") == {"A01", "A02", "A03", "A04"}
    p.give("arc", coins=full)
    p.turn("arc")
    p.do("build A16", "demolish B20")
    assert p.coins("arc") == 0
    assert p.standing("arc") == ["A01", "A02", "A03", "A04", "A16"]


@pytest.mark.rule("COI-258")
@pytest.mark.rule("COI-264")
@pytest.mark.rule("COI-G17")
def test_cargo_ship_and_steam_crane_add_up() -> None:
    """2 coins less for the ship and 2 for the crane; together they never pay anything out."""
    p = Position("arc", "hog")
    p.build("arc", "B20")
    p.hand("arc", "cargo_ship")
    p.row("A20")  # 6 coins
    p.give("arc", coins=2)
    p.turn("arc")
    assert not p.can("build A20")  # the crane alone is not enough
    p.do("play cargo_ship")
    assert (p.coins("arc"), p.standing("arc")) == (0, ["B20", "A20"])
    q = Position("arc", "hog")
    q.build("arc", "B20")
    q.hand("arc", "cargo_ship")
    q.row("A01", "A02")
    q.turn("arc")
    q.do("play cargo_ship", "build A01")
    assert q.coins("arc") == 0  # it costs less than 4: nothing, and nothing comes back


@pytest.mark.rule("COI-122")
@pytest.mark.rule("COI-G34")
def test_the_town_is_taken_before_the_reactions() -> None:
    """The log tells the conquest, then what the cards that paid give."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")
    p.row("A17")
    p.hand("arc", "sharp_shooter", "inventor", "cartographer")
    p.turn("arc")
    p.do("attack mossgate")
    p.pay("guns sharp_shooter", "guns inventor", "distance cartographer")
    p.end_turn()
    told = p.log()
    taken = next(i for i, line in enumerate(told) if "takes Mossgate" in line)
    burnt = next(i for i, line in enumerate(told) if "off the row" in line)
    science = next(i for i, line in enumerate(told) if "1 science from the Inventor" in line)
    assert taken < burnt < science
    assert (p.owner("mossgate"), p.science("arc")) == ("arc", 1)


@pytest.mark.rule("COI-269")
@pytest.mark.rule("COI-G36")
def test_the_forger_looks_at_what_was_owned_before_the_town_was_lost() -> None:
    """Mossgate was the Hog Republic's only Glow Moss; its conqueror gains what the Hogs owned: a coin."""
    p = Position("arc", "hog")
    p.conquer("hog", "mossgate")
    p.hand("hog", "forger")
    p.hand("arc", "iron_soldier", "sharp_shooter", "cartographer")
    p.turn("arc")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "guns sharp_shooter", "distance cartographer")
    assert p.amount("hog", "glow_moss") == 0
    p.by("hog", "react forger")
    assert (p.coins("hog"), p.owner("mossgate")) == (1, "arc")
