"""One window for all who may react, and choices whose order is the player's own."""

from itertools import permutations

import pytest

from tests.rules.city_of_iron.position import Position, fresh


def crystals() -> Position:
    """Arc can build a Crystal Tower with a Machine Part; the Hog Republic owns Magic Crystals and may hold the Forger."""
    p = Position("arc", "hog")
    p.settle("arc", "windspire", "trade")
    p.row("C06", "A01")
    p.conquer("hog", "lantern_keep")
    p.hand("arc", "iron_guard", "magician")
    p.hand("hog", "forger")
    p.give("arc", coins=9, science=3)
    p.turn("arc")
    p.do("build C06")
    return p


@pytest.mark.rule("COI-119")
@pytest.mark.rule("COI-G35")
def test_all_who_may_react_are_asked_at_once() -> None:
    """Gainer and Forger in one window; nothing happens, and nobody sees who has answered, before the last has."""
    p = crystals()
    assert (p.step, p.t.waiting) == ("React", (0, 1))
    assert p.options("hog") == ["react forger", "decline"]
    before = [p.t.view(viewer) for viewer in (0, None)]
    p.by("hog", "react forger")
    assert [p.t.view(viewer) for viewer in (0, None)] == before
    assert p.coins("hog") == 0
    p.by("arc", "decline")
    assert (p.coins("hog"), p.influence("arc"), p.step) == (1, 0, "Turn")


@pytest.mark.rule("COI-G37")
@pytest.mark.parametrize("order", list(permutations(("iron_guard", "magician"))))
def test_two_reactions_to_one_gain_in_any_order(order: tuple[str, str]) -> None:
    """Machine Part and Crystal at once: each card for its own good, once, whichever is played first."""
    p = crystals()
    p.by("hog", "decline")
    p.by("arc", f"react {order[0]}")
    assert p.why(f"react {order[0]}", "arc") == ("COI-G37",)
    p.by("arc", f"react {order[1]}")
    assert (p.influence("arc"), p.cards("arc")) == (2, [])
    assert p.pile("arc", "military_discard") == list(order)


@pytest.mark.rule("COI-119")
def test_who_could_hold_the_card_is_asked_too() -> None:
    """The Forger in the draw pile: the question comes all the same, with one answer, and the refusal says why."""
    p = Position("arc", "hog")
    p.build("hog", "A02")
    p.row("A01")
    p.hand("hog", "scholar")
    p.draw_pile("hog", "citizen", "forger")
    p.give("arc", coins=2)
    p.turn("arc")
    p.do("build A01")
    assert (p.who, p.options()) == ("hog", ["decline"])
    assert p.why("react forger") == ("COI-119",)
    assert "the Forger is not in your hand" in str(p.t.refusal(1, p.number("react forger")))


@pytest.mark.rule("COI-G50")
@pytest.mark.parametrize("order", list(permutations(("engineer", "mayor", "sharp_shooter"))))
def test_experts_are_picked_in_any_order_and_put_back(order: tuple[str, str, str]) -> None:
    """The Mayor before the Engineer or after, and one more that is put back; paid together when all are done."""
    p = Position("arc", "hog")
    p.give("arc", coins=9)
    p.winter()
    assert p.t.waiting == (0,)  # who can pay for nobody is not asked
    p.by("arc", "hire junkbot", f"hire {order[0]}", "hire junkbot", f"hire {order[1]}", f"hire {order[2]}")
    assert (p.coins("arc"), p.cards("arc")) == (9, [])
    p.by("arc", "done")
    assert (p.coins("arc"), p.cards("arc")) == (9 - 2 - 3 - 2, ["engineer", "mayor", "sharp_shooter"])


@pytest.mark.rule("COI-G50")
def test_an_expert_that_the_picks_leave_no_coins_for_is_refused_with_the_numbers() -> None:
    """Needed, and what is left beside the picks."""
    p = Position("arc", "hog")
    p.give("arc", coins=5)
    p.winter()
    p.by("arc", "hire mayor")
    said = str(p.t.refusal(0, p.number("hire scientist", 0)))
    assert "needs 3 coins beside the experts picked, you have 2" in said
    p.by("arc", "hire mayor", "hire scientist", "done")
    assert p.cards("arc") == ["scientist"]


@pytest.mark.rule("COI-100")
def test_the_discard_piles_may_be_laid_by_turns() -> None:
    """A military card first, then a citizen: each pile in the order of its own cards."""
    p = Position("cresaria", "arc")
    p.hand("cresaria", "genius", "scholar", "captain", "inventor")
    p.turn("cresaria")
    p.do("play genius")
    p.pay("hammer inventor")
    p.do("play scholar")
    p.pay("hammer captain")
    assert p.clicks("lay") == {"genius", "scholar", "captain", "inventor"}
    p.do("lay inventor", "lay scholar")
    assert p.pile("cresaria", "military_discard") == ["inventor", "captain"]
    assert p.pile("cresaria", "citizen_discard") == ["scholar", "genius"]


@pytest.mark.rule("COI-032")
def test_the_starting_decks_may_be_ordered_by_turns() -> None:
    """The military deck first, or between two citizens of the Toads."""
    t = fresh(2, nations="om,arc")
    p = Position("om", "arc")
    p.t = t
    p.by("om", "first fixer", "first captain", "first scholar")
    p.by("arc", "first soldier", "first cartographer")
    assert (p.cards("om"), p.pile("om", "citizen_draw")) == (["fixer"], ["scholar", "cartographer"])
    assert p.pile("om", "military_draw") == ["captain", "soldier"]
    assert (p.cards("arc"), p.pile("arc", "military_draw")) == (["cartographer"], ["soldier", "captain"])


@pytest.mark.rule("COI-G44")
def test_no_hammer_is_added_with_the_steam_drill_when_all_is_paid() -> None:
    """An Outpost of 3 after the Drill's own 2: one hammer is due; of two cards one is refused, coins may pay instead."""
    p = Position("om", "arc")
    p.hand("om", "steam_drill", "scholar", "captain")
    p.row("A26", "A25")
    p.give("om", coins=1)
    p.turn("om")
    p.do("play steam_drill", "build A26", "hammer captain")
    assert p.why("hammer scholar") == ("COI-G44",)
    p.do("hammer captain", "done")  # put back: the coin pays
    assert (p.coins("om"), p.cards("om"), p.standing("om")) == (0, ["captain", "scholar"], ["A26"])
