"""The four nations: unique cards and differences."""

import pytest

from tests.rules.city_of_iron.position import ALL_NATIONS, Position

UNIQUE = {
    "arc": {"bridge_builder", "architect"},
    "cresaria": {"professor", "genius"},
    "hog": {"forger", "strategist"},
    "om": {"steam_drill", "fixer"},
}


def all_cards(p: Position, nation: str) -> set[str]:
    """All 28 cards of a nation."""
    mask = p.content.nation_cards[p.content.nation_ids.index(nation)]
    return {card for i, card in enumerate(p.content.expert_ids) if mask >> i & 1}


def alone(nation: str, *cards: str, coins: int = 0, science: int = 0) -> Position:
    """A nation's turn with these cards in hand."""
    p = Position(nation, *[other for other in ALL_NATIONS if other != nation])
    p.hand(nation, *cards)
    p.give(nation, coins=coins, science=science)
    p.turn(nation)
    return p


@pytest.mark.rule("COI-219")
def test_each_nation_has_two_unique_cards_and_one_difference() -> None:
    """Apart from two cards that nobody else has, just one thing differs from the other nations."""
    p = Position()
    kit, n = p.content, p.content.experts
    cards = {nation: all_cards(p, nation) for nation in ALL_NATIONS}
    common = set.intersection(*cards.values())
    assert len(common) == 25
    for nation in ALL_NATIONS:
        extra = cards[nation] - common
        assert extra - UNIQUE[nation] == ({"gunslinger"} if nation == "hog" else {"captain"})
        assert all(UNIQUE[nation].isdisjoint(cards[other]) for other in ALL_NATIONS if other != nation)
    differences = []
    values = [kit.price, kit.price_science, kit.pay_coins, kit.pay_science, kit.pay_hammers, *kit.skill]
    for i, value in enumerate(values):
        for card in common:
            per = [value[nation * n + p.expert(card)] for nation in range(4)]
            usual = max(set(per), key=per.count)
            differences += [(kit.nation_ids[j], card, i) for j, v in enumerate(per) if v != usual]
    assert sorted(differences) == [("arc", "engineer", 0), ("cresaria", "scholar", 2), ("om", "soldier", 5)]


@pytest.mark.rule("COI-220")
@pytest.mark.rule("COI-222")
@pytest.mark.rule("COI-224")
@pytest.mark.rule("COI-226")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_unique_cards_are_for_their_nation_alone(nation: str) -> None:
    """Arc has Bridge Builder and Architect, Cresaria Professor and Genius, Hog Forger and Strategist, Om Steam Drill and Fixer.

    Only their nation can hire them (the Fixer is in the Toads' starting deck), no other finds them in its buy pool.
    """
    p = Position()
    for who in ALL_NATIONS:
        p.give(who, coins=30, science=9)
    p.winter()
    for card in UNIQUE[nation] - {"fixer"}:
        assert p.can(f"hire {card}", nation)
        for other in ALL_NATIONS:
            if other != nation:
                assert p.why(f"hire {card}", other) == ("COI-038",)
    fixer = p.content.starting[0]
    assert [p.expert("fixer") in fixer[i] for i in range(4)] == [who == "om" for who in p.content.nation_ids]


@pytest.mark.rule("COI-220")
def test_arcs_bridge_builder_and_architect_at_work() -> None:
    """The one builds where no population is free, the other turns a building into its coins and builds anew."""
    p = alone("arc", "bridge_builder", coins=5)
    p.build("arc", "A01", "A02", "A05", "A06", "A17")
    p.row("A18")
    p.turn("arc")
    p.do("play bridge_builder")
    assert (len(p.standing("arc")), p.room("arc"), p.coins("arc")) == (6, 5, 0)
    q = alone("arc", "architect")
    q.build("arc", "A17")
    q.row("A05")
    q.turn("arc")
    q.do("play architect", "build A05")
    assert (q.standing("arc"), q.coins("arc"), q.scrapped()) == (["A05"], 3, ["A17"])


@pytest.mark.rule("COI-221")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_arcs_engineer_costs_two_coins(nation: str) -> None:
    """Three for all others: with two coins only Arc can hire it."""
    cost = 2 if nation == "arc" else 3
    p = Position(nation, "hog" if nation != "hog" else "om")
    p.give(nation, coins=cost - 1)
    p.give(1, coins=9)
    p.winter()
    assert not p.can("hire engineer", nation)
    p.give(nation, coins=5)
    p.winter()
    p.by(nation, "hire engineer", "done")
    p.by(1, "done")
    assert (p.coins(nation), p.cards(nation)) == (5 - cost, ["engineer"])


@pytest.mark.rule("COI-222")
def test_cresarias_professor_and_genius_at_work() -> None:
    """Free actions both: a science into four coins, a hammer into a science."""
    p = alone("cresaria", "professor", "genius", "scholar", science=1)
    p.do("play professor")
    assert (p.coins("cresaria"), p.science("cresaria"), p.step) == (4, 0, "Turn")
    p.do("play genius", "hammer scholar", "done")
    assert (p.coins("cresaria"), p.science("cresaria"), p.step) == (4, 1, "Turn")


@pytest.mark.rule("COI-223")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_cresarias_scholar_asks_for_no_coin(nation: str) -> None:
    """Without a coin only Cresaria can play it; with one only Cresaria keeps it; the hammer is due everywhere."""
    assert alone(nation, "scholar", "cartographer").can("play scholar") == (nation == "cresaria")
    assert not alone(nation, "scholar", coins=5).can("play scholar")
    p = alone(nation, "scholar", "cartographer", coins=1)
    p.do("play scholar")
    p.pay("hammer cartographer")
    p.end_turn()
    assert (p.coins(nation), p.science(nation)) == (1 if nation == "cresaria" else 0, 1)
    assert set(p.pile(nation, "citizen_discard")) == {"scholar", "cartographer"}


@pytest.mark.rule("COI-224")
def test_the_hog_republics_forger_and_strategist_at_work() -> None:
    """A coin when another gains a good one has; two military cards as a free action."""
    p = Position("hog", "arc")
    p.hand("hog", "forger")
    p.build("hog", "A01")
    p.row("A02")
    p.give("arc", coins=2)
    p.turn("arc")
    p.do("build A02", "react forger")
    assert (p.coins("hog"), p.cards("hog")) == (1, ["forger"])
    q = alone("hog", "strategist")
    q.draw_pile("hog", "military", "gunslinger", "spy", "soldier")
    q.turn("hog")
    q.do("play strategist")
    assert (q.cards("hog"), q.step) == (["gunslinger", "spy"], "Turn")


@pytest.mark.rule("COI-225")
def test_the_hog_republic_has_the_gunslinger_in_the_captains_place() -> None:
    """In its starting deck and nowhere else; no Captain is for sale. Two guns take what a Captain's one does not."""
    p = Position()
    for nation in ALL_NATIONS:
        start = {
            p.content.expert_ids[card] for card in p.content.starting[1][p.content.nation_ids.index(nation)]
        }
        assert start == ({"soldier", "gunslinger"} if nation == "hog" else {"soldier", "captain"})
        assert ("captain" in all_cards(p, nation)) == (nation != "hog")
        assert ("gunslinger" in all_cards(p, nation)) == (nation == "hog")
    for nation, third in (("hog", "gunslinger"), ("arc", "captain")):
        q = alone(nation, "soldier", third, "cartographer")
        q.towns(1, "mossgate")  # 3 guns, distance 1
        q.turn(nation)
        assert q.can("attack mossgate") == (nation == "hog")


@pytest.mark.rule("COI-226")
def test_the_toads_steam_drill_and_fixer_at_work() -> None:
    """The drill's own two hammers and the Fixer's two are worth four coins of an Academy's five."""
    p = alone("om", "steam_drill", "fixer", coins=1)
    p.row("A17")
    p.turn("om")
    assert not p.can("build A17")
    p.do("play steam_drill", "build A17")
    p.through("ChooseCity")
    p.do("hammer fixer")
    p.through("DrillPay")
    assert (p.standing("om"), p.coins("om")) == (["A17"], 0)
    q = alone("om", "regent", "fixer")
    q.do("play regent")
    q.pay("hammer fixer")  # two hammers on one card
    assert q.districts("emerald_hills") == ["imperial"]
    assert not alone("om", "fixer").offers("play")


@pytest.mark.rule("COI-227")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_the_toads_soldier_has_a_hammer(nation: str) -> None:
    """It can pay for the Mayor with the Toads alone; its gun it has with all."""
    p = alone(nation, "mayor", "soldier")
    assert p.can("play mayor") == (nation == "om")
    if nation == "om":
        p.do("play mayor")
        assert p.offers("hammer") == {"soldier"}
        p.pay("hammer soldier")
        p.do("side slum")
        assert p.districts("emerald_hills") == ["capital", "slum"]
    q = alone(nation, "soldier", "tax_collector", "cartographer")
    q.towns(1, "orrins_ford")  # 2 guns, distance 1
    q.turn(nation)
    q.do("attack orrins_ford")
    q.pay("guns soldier", "guns tax_collector", "distance cartographer")
    assert q.owner("orrins_ford") == nation
