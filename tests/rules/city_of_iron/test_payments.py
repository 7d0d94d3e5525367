"""Payments with skills: one set of cards in any order, at or above the price, each card for one skill."""

import random
from itertools import permutations

import pytest

from boomtown.engine.picks import Pick
from boomtown.games.city_of_iron.rules.actions import ACTIONS
from boomtown.games.city_of_iron.rules.content import ABILITY, ATTACKING, SETTLING
from boomtown.games.city_of_iron.rules.pay import Pay
from tests.rules.city_of_iron.position import Position, fresh, steps


def settling(*cards: str, land: str) -> Position:
    """Arc has played the Explorer for a land and is to pay with these cards."""
    p = Position("arc", "hog", "om")
    p.hand("arc", "explorer", *cards)
    p.turn("arc")
    p.do("play explorer", f"land {land}", "side trade")
    assert p.step == "Pay"
    return p


@pytest.mark.rule("COI-G26")
@pytest.mark.parametrize("order", list(permutations(("cartographer", "cargo_ship", "merchant"))))
def test_a_payment_is_picked_in_any_order(order: tuple[str, ...]) -> None:
    """1 + 2 + 1 for a distance of 4, whichever card is named first."""
    p = Position("arc", "hog")
    p.towns(3, "highcairn")  # 8 guns, distance 4
    p.hand("arc", *order, "iron_dragon", "iron_soldier")
    p.turn("arc")
    p.do("attack highcairn")
    p.pay(*[f"distance {card}" for card in order], "guns iron_soldier", "guns iron_dragon")
    assert (p.owner("highcairn"), p.cards("arc")) == ("arc", [])


@pytest.mark.rule("COI-G26")
@pytest.mark.parametrize(("small", "large"), [("cartographer", "cargo_ship"), ("merchant", "cloud_skimmer")])
def test_more_than_the_price_is_legal_whatever_the_cards_are(small: str, large: str) -> None:
    """Balian Dunes lie 2 away: 1 and then 2 or 3 pay for them, in either order of clicks, and the excess is lost."""
    for cards in ((small, large), (large, small)):
        p = settling(small, large, land="balian_dunes")
        for card in cards:
            assert p.can(f"distance {card}")
            p.do(f"distance {card}")
        p.do("done")
        assert (p.settler("balian_dunes"), p.cards("arc")) == ("arc", [])


@pytest.mark.rule("COI-G26")
def test_no_card_is_added_to_a_settling_that_is_paid() -> None:
    """Tentacle Coast lies 1 away: one card pays for it, and a second is refused, the Wyvern Ship too."""
    p = settling("cartographer", "merchant", "wyvern_ship", land="tentacle_coast")
    p.draw_pile("arc", "citizen", "mayor")
    assert p.clicks("distance") == {"cartographer", "merchant", "wyvern_ship"}
    p.do("distance cartographer")
    assert p.clicks("distance") == {"cartographer"}  # to put it back
    assert p.why("distance wyvern_ship") == ("COI-G26",)
    p.do("done")
    p.end_turn()
    assert (p.settler("tentacle_coast"), p.influence("arc")) == ("arc", 0)
    assert p.cards("arc") == ["merchant", "wyvern_ship"]


@pytest.mark.rule("COI-G26")
def test_no_hammer_is_added_to_a_price_that_is_paid() -> None:
    """The Mayor asks for one hammer: one card, also one with two; not two cards."""
    p = Position("arc", "hog")
    p.hand("arc", "mayor", "scholar", "bridge_builder")
    p.turn("arc")
    p.do("play mayor", "hammer bridge_builder")
    assert p.why("hammer scholar") == ("COI-G26",)
    p.do("hammer bridge_builder", "hammer scholar")  # put back, and another
    assert p.why("hammer bridge_builder") == ("COI-G26",)
    p.do("done", "side slum")
    assert p.cards("arc") == ["bridge_builder"]


@pytest.mark.rule("COI-G27")
def test_a_card_pays_for_one_price_only() -> None:
    """The Bridge Builder's second hammer is lost with the Junkbot and does not pay for the Mayor."""
    p = Position("arc", "hog")
    p.hand("arc", "junkbot", "mayor", "bridge_builder")
    p.scrap("A01")
    p.turn("arc")
    p.do("play junkbot")
    p.pay("hammer bridge_builder")
    assert p.stored("arc") == ["A01"]
    assert p.why("play mayor") == ("COI-111",)


@pytest.mark.rule("COI-G26")
def test_a_ship_counts_while_it_is_lacking_though_the_distance_is_paid() -> None:
    """Drowned Reach asks for 3 and a ship: the Cloud Skimmer pays the distance, the Cargo Ship brings the ship."""
    p = settling("cloud_skimmer", "cargo_ship", "merchant", land="drowned_reach")
    p.do("distance cloud_skimmer")
    assert (p.why("done"), p.clicks("distance")) == (
        ("COI-205",),
        {"cloud_skimmer", "cargo_ship", "merchant"},
    )
    p.do("distance cargo_ship", "done")
    assert (p.settler("drowned_reach"), p.cards("arc")) == ("arc", ["merchant"])


@pytest.mark.rule("COI-G27")
@pytest.mark.rule("COI-103")
def test_a_card_that_is_picked_can_be_put_back() -> None:
    """Nothing happens before the payment is finished: cards stay in hand and can be exchanged."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")
    p.hand("arc", "iron_soldier", "magician", "cartographer")
    p.turn("arc")
    p.do("attack mossgate", "guns iron_soldier")
    assert (p.used(), p.cards("arc")) == ([], ["cartographer", "iron_soldier", "magician"])
    p.do("guns iron_soldier", "guns magician", "distance cartographer", "done")
    assert (p.owner("mossgate"), p.cards("arc")) == ("arc", ["iron_soldier"])


@pytest.mark.rule("COI-G26")
def test_a_payment_short_of_the_price_is_refused_with_what_is_lacking() -> None:
    """The refusal says how many guns are needed and how many are picked."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")
    p.hand("arc", "sharp_shooter", "soldier", "cartographer")
    p.turn("arc")
    p.do("attack mossgate", "guns sharp_shooter", "distance cartographer")
    seat = p.seat("arc")
    said = str(p.t.refusal(seat, p.number("done")))
    assert "needs 3 guns on the cards picked, you have 2" in said
    assert p.why("done") == ("COI-124",)


@pytest.mark.rule("COI-128")
def test_a_card_that_the_distance_needs_is_not_spent_on_guns() -> None:
    """The Iron Dragon has guns enough; of the two cards with distance none is left over for a gun more."""
    p = Position("arc", "hog")
    p.towns(1, "greywater")  # 3 guns, distance 2
    p.hand("arc", "iron_dragon", "spy", "cartographer")
    p.turn("arc")
    p.do("attack greywater", "guns iron_dragon")
    assert p.why("guns spy") == ("COI-128",)
    p.do("distance cartographer", "distance spy", "done")
    assert (p.owner("greywater"), p.cards("arc")) == ("arc", [])


@pytest.mark.rule("COI-G26")
def test_what_may_follow_in_a_payment_is_what_trying_every_set_finds() -> None:
    """Cards are found in one pass over the hand: the same as asking of each set whether it can be completed."""
    seen = dict.fromkeys((ABILITY, SETTLING, ATTACKING), 0)
    for seed in range(8):
        t, rng = fresh(2 + seed % 3, seed), random.Random(seed)
        for _ in steps(t):
            seat, top = rng.choice(t.waiting), t.agenda[-1]
            options = t.options(seat)
            if isinstance(top, Pay):
                seen[top.use] += 1
                assert options == Pick.further(top, t, seat, t.picks[seat])
                if rng.random() < 0.4:
                    options = t.accepted(seat)  # in any order, and put back
            eager = [a for a in options if ACTIONS.name(a) in ("play", "hire", "attack", "land", "guns")]
            t.apply(seat, rng.choice(eager if eager and rng.random() < 0.7 else options))
    assert all(seen.values()), seen
