"""Winter: the secret purchase of expert cards."""

import json

import pytest

from tests.rules.city_of_iron.position import PILES, Position


def hiring(coins: int = 0, science: int = 0) -> Position:
    """Winter with two nations, Arc with so many coins and science, the Hog Republic with ten coins."""
    p = Position("arc", "hog")
    p.give("arc", coins=coins, science=science)
    p.give("hog", coins=10)
    p.winter()
    return p


def seen(p: Position, viewer: int | None) -> str:
    """All that a seat can know: view, log, options and prompts, as text."""
    t = p.t
    lines = t.log(viewer)
    mine = [] if viewer is None else t.options(viewer)
    return json.dumps([t.view(viewer), lines, mine, t.moves], sort_keys=True)


@pytest.mark.rule("COI-168")
def test_winter_begins_when_all_have_collected() -> None:
    """The coins just collected can be spent; the one thing to do is to hire."""
    p = Position("arc", "hog", round=2)
    p.build("hog", "A01")
    p.draw_pile("hog", "citizen", "scholar")
    p.summer("hog", "arc")
    for _ in range(6):
        assert p.step == "Turn"
        p.do("tax")
    assert (p.step, p.t.waiting, p.cards("hog")) == ("Hire", (0, 1), ["scholar"])
    assert p.t.coins == [3 + 2, 3 + 3 + 1]
    for nation in p.nations:
        assert {words.split()[0] for words in p.options(nation)} == {"hire", "done"}
    assert p.can("hire tax_collector", "arc")  # 4 coins, of which 2 are from this Autumn
    p.by("arc", "done")
    p.by("hog", "done")
    assert p.step == "Bid"


@pytest.mark.rule("COI-169")
def test_experts_are_for_sale_in_winter_only() -> None:
    """Neither while bidding nor in Summer; in Winter they are."""
    p = Position("arc", "hog")
    p.give("arc", coins=30, science=9)
    p.bid_order("arc", "hog")
    p.spring()
    assert p.offers("hire") == set()
    assert p.why("hire mayor") != ()
    p.do("bid T4", "bid T3")
    while p.step == "Turn":
        assert p.offers("hire") == set()
        assert p.why("hire mayor") == ("COI-169",)
        p.do("tax")
    assert p.step == "Hire"
    assert p.why("hire mayor", "arc") == ()
    p.by("arc", "hire mayor", "done")
    p.by("hog", "done")
    assert (p.cards("arc"), p.offers("hire")) == (["mayor"], set())


@pytest.mark.rule("COI-170")
def test_stored_buildings_are_built_in_summer_not_in_winter() -> None:
    """The building in the buy pool waits; it is not among the cards to be bought."""
    p = Position("arc", "hog")
    p.store("arc", "A17", "A01")
    p.give("arc", coins=20)
    p.winter()
    assert {words.split()[0] for words in p.options("arc")} == {"hire", "done"}
    assert p.why("build A17", "arc") == ("COI-170",)
    p.by("arc", "done")
    p.by("hog", *["done"] * (p.step == "Hire"))
    assert p.stored("arc") == ["A17", "A01"]
    p.turn("arc")
    p.do("build A17")
    assert (p.stored("arc"), p.standing("arc")) == (["A01"], ["A17"])


@pytest.mark.rule("COI-171")
def test_the_hand_lies_aside_and_is_not_mixed_with_the_buy_pool() -> None:
    """Hand and buy pool are told apart, cards in hand are not for sale, and the hand is as it was afterwards."""
    p = Position("arc", "hog")
    p.hand("arc", "mayor", "scholar")
    p.give("arc", coins=9)
    p.winter()
    view = p.t.view(0)
    assert view["hands"][0] == sorted(p.expert(card) for card in ("mayor", "scholar"))
    assert not set(view["hands"][0]) & set(view["pools"][0])
    assert p.t.view(1)["hands"][0] == {"count": 2}  # face down
    assert not {"mayor", "scholar"} & p.offers("hire", "arc")
    for card in ("mayor", "scholar"):
        assert p.why(f"hire {card}", "arc") == ("COI-038",)
    p.by("arc", "hire regent")
    assert p.t.view(0)["hands"][0] == view["hands"][0]  # chosen cards are not in hand yet
    p.by("arc", "done")
    assert p.cards("arc") == ["mayor", "regent", "scholar"]


@pytest.mark.rule("COI-172")
@pytest.mark.parametrize(
    "cards",
    [
        (),
        ("engineer",),
        ("engineer", "junkbot"),
        ("engineer", "junkbot", "sharp_shooter"),
        ("engineer", "tax_collector"),
    ],
)
def test_any_number_of_cards_that_can_be_paid(cards: tuple[str, ...]) -> None:
    """With six coins none, one, two or three cards; each costs Arc what it shows."""
    cost = {"engineer": 2, "junkbot": 2, "sharp_shooter": 2, "tax_collector": 4}
    p = hiring(coins=6)
    p.by("arc", *[f"hire {card}" for card in cards], "done")
    p.by("hog", "done")
    assert p.cards("arc") == sorted(cards)
    assert p.coins("arc") == 6 - sum(cost[card] for card in cards)


@pytest.mark.rule("COI-172")
@pytest.mark.rule("COI-G50")
def test_all_chosen_cards_must_be_paid_together() -> None:
    """What was chosen before leaves fewer coins and less science for the next; nobody buys from another's buy pool."""
    p = hiring(coins=9, science=1)
    assert {"cloud_skimmer", "iron_soldier", "magician", "wyvern_ship"} & p.offers("hire", "arc") == {
        "cloud_skimmer",  # 4 coins, 1 science
        "iron_soldier",  # 3 coins, 1 science
        "magician",  # 4 coins, 1 science
    }
    assert p.why("hire wyvern_ship", "arc") == ("COI-172",)  # 6 coins, 2 science
    assert p.why("hire forger", "arc") == ("COI-038",)
    p.by("arc", "hire cloud_skimmer")
    assert p.why("hire iron_soldier", "arc") == ("COI-172",)  # the one science is spoken for
    assert p.can("hire regent", "arc")
    p.by("arc", "hire regent")  # 2 coins are left
    assert p.offers("hire", "arc") == {"sharp_shooter"}
    p.by("arc", "hire sharp_shooter", "done")
    p.by("hog", "done")
    assert (p.coins("arc"), p.science("arc")) == (0, 0)


@pytest.mark.rule("COI-172")
def test_whoever_can_pay_nothing_is_not_kept_waiting() -> None:
    """Without coins there is nothing to choose; the other still chooses."""
    p = hiring(coins=1)
    assert p.t.waiting == (1,)


@pytest.mark.rule("COI-173")
def test_choices_are_made_at_the_same_time_and_in_secret() -> None:
    """While one chooses the others see nothing of it; they choose in any order, knowing no more than before."""
    p = hiring(coins=9)
    assert list(p.t.waiting) == [0, 1]
    before = [seen(p, viewer) for viewer in (1, None)]
    p.by("arc", "hire engineer", "hire mayor")
    assert [seen(p, viewer) for viewer in (1, None)] == before
    assert (p.t.coins, p.cards("arc")) == ([9, 10], [])
    p.by("arc", "done")
    q = hiring(coins=9)
    q.by("arc", "hire tax_collector", "done")
    assert list(p.t.waiting) == list(q.t.waiting) == [1]
    assert [seen(p, viewer) for viewer in (1, None)] == [seen(q, viewer) for viewer in (1, None)]
    assert "Engineer" not in json.dumps(p.t.log(1)[-3:])
    p.by("hog", "hire mayor", "done")
    r = hiring(coins=9)
    r.by("hog", "hire mayor", "done")
    r.by("arc", "hire engineer", "hire mayor", "done")
    assert p.t.view(None) == r.t.view(None)
    assert (p.cards("arc"), p.cards("hog")) == (["engineer", "mayor"], ["mayor"])


@pytest.mark.rule("COI-174")
def test_when_all_are_done_everybody_reveals_and_pays_the_total() -> None:
    """Before that nobody pays; then everyone reads what was bought and for how much."""
    p = hiring(coins=9, science=2)
    p.by("hog", "hire spy")
    p.by("arc", "hire cloud_skimmer", "hire spy", "done")
    assert (p.t.coins, p.t.science) == ([9, 10], [2, 0])
    p.by("hog", "done")
    assert (p.t.coins, p.t.science) == ([9 - 4 - 3, 10 - 3], [2 - 1, 0])
    for reader in (None, 0, 1):
        told = [line["text"] for line in p.t.log(reader) if "COI-174" in line["rules"]]
        assert len(told) == 2
        assert "Cloud Skimmer" in told[0]
        assert "Spy" in told[0]
        assert "7 coins" in told[0]
        assert "Spy" in told[1]
        assert "3 coins" in told[1]


@pytest.mark.rule("COI-175")
def test_bought_cards_go_into_the_hand() -> None:
    """Citizens and military alike, beside what is there; no pile changes, and everyone can tell the new cards."""
    p = Position("arc", "hog")
    p.hand("arc", "scholar")
    p.draw_pile("arc", "citizen", "cartographer")
    p.discard_pile("arc", "military", "captain", "soldier")
    p.give("arc", coins=9)
    p.winter()
    piles = [p.pile("arc", name) for name in PILES]
    p.by("arc", "hire mayor", "hire spy", "done")
    assert p.cards("arc") == ["mayor", "scholar", "spy"]
    assert [p.pile("arc", name) for name in PILES] == piles
    assert p.t.view(1)["shown"][0] == 1 << p.expert("mayor") | 1 << p.expert("spy")
    p.turn("arc")
    assert p.can("play mayor")


@pytest.mark.rule("COI-176")
def test_what_was_not_bought_is_in_the_buy_pool_again() -> None:
    """The pool lacks just the cards bought; next Winter the others are for sale at the same price."""
    p = hiring(coins=5)
    before = p.pool("arc")
    p.by("arc", "hire spy", "done")
    p.by("hog", "done")
    assert p.pool("arc") == before - {"spy"}
    assert p.t.view(1)["pools"][0] == {"count": len(before) - 1}
    p.give("arc", coins=4)
    p.winter()
    assert not p.can("hire spy", "arc")
    p.by("arc", "hire tax_collector", "done")
    p.by("hog", "done")
    assert p.coins("arc") == 0
    assert p.pool("arc") == before - {"spy", "tax_collector"}
    assert len(p.pool("hog")) == 24


@pytest.mark.rule("COI-177")
def test_after_winter_comes_the_spring_of_the_next_round() -> None:
    """The cubes are on the bid order track again and the first of them bids."""
    p = Position("arc", "hog", round=4)
    p.summer("hog", "arc")
    for _ in range(6):
        p.do("tax")
    assert (p.step, p.t.bids, p.t.round) == ("Hire", [], [5])
    p.by("hog", "done")
    p.by("arc", "hire spy", "done")
    assert (p.step, p.who, p.t.round) == ("Bid", "arc", [5])
    assert p.t.bids == [p.seat("arc"), p.seat("hog")]
    assert set(p.t.track) == {-1}
