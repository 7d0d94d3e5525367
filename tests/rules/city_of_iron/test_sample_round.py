"""The printed Sample Round from start to end: Sam, Julia, Mark and Mary, with the numbers of the rulebook."""

import pytest

from tests.rules.city_of_iron.position import Position, started

SAM, JULIA, MARK, MARY = "arc", "hog", "om", "cresaria"  # any nations do, but Sam is not Cresaria
ROW = ("A17", "A05", "A01", "A07", "A18", "A02", "A09", "A13", "A25", "A26", "A27", "A21")
MOVES = (
    (SAM, "bid T3"),
    (JULIA, "bid T2"),
    (MARK, "bid T1"),
    (MARY, "bid T4"),
    (MARY, "build A17"),  # an Academy
    (SAM, "draw citizen"),
    (JULIA, "build A05"),  # a Srika Pasture with three Srikas
    (MARK, "build A01"),  # a Turnip Farm
    (MARY, "build A07"),  # a Srika Pasture with two Srikas and a Turnip
    (SAM, "play scholar"),
    (SAM, "hammer cartographer"),
    (SAM, "done"),
    (SAM, "lay scholar"),
    (JULIA, "build A18"),  # an Academy
    (MARK, "build A02"),  # a second Turnip Farm
    (MARY, "tax"),
    (SAM, "build A09"),  # a Moss Garden
    (JULIA, "draw military"),
    (MARK, "store A13"),  # a Mine; then it is Autumn
    (SAM, "hire sharp_shooter"),
    (SAM, "done"),
    (JULIA, "done"),
    (MARK, "done"),
    (MARY, "done"),
)
BIDS = 4
SUMMER = 19
ALL = len(MOVES)


def sample(moves: int) -> Position:
    """A game just set up, with these cards on the row and this bid order, after so many moves of the Sample Round."""
    nations = (SAM, JULIA, MARK, MARY)
    p = Position(*nations)
    p.t = started(nations=",".join(nations))
    p.row(*ROW)
    p.bid_order(*nations)
    p.spring()
    for who, words in MOVES[:moves]:
        assert p.t.seats == 4
        assert p.seat(who) in p.t.waiting, (who, words)
        p.by(who, words)
    return p


def before(who: str, words: str) -> tuple[Position, Position]:
    """The position before a move of the Sample Round, and the one after it."""
    at = MOVES.index((who, words))
    return sample(at), sample(at + 1)


@pytest.mark.rule("COI-G61")
def test_the_sample_round_runs_from_start_to_end_with_its_numbers() -> None:
    """Seven coins each at the start; Sam 8, Julia 5, Mark 8 and Mary 4 when all have collected."""
    p = sample(0)
    assert (p.t.coins, p.t.science, p.t.income) == ([7] * 4, [0] * 4, [2] * 4)
    assert [len(p.cards(nation)) for nation in p.nations] == [1, 1, 1, 1]
    summer = sample(BIDS)
    assert (summer.step, summer.who, summer.t.action) == ("Turn", MARY, [1])
    autumn = sample(SUMMER)
    assert (autumn.step, autumn.t.coins, autumn.t.science) == ("Hire", [8, 5, 8, 4], [0, 1, 0, 1])
    spring = sample(ALL)
    assert (spring.step, spring.t.round, spring.t.coins) == ("Bid", [2], [6, 5, 8, 4])
    assert spring.t.influence == [0] * 4


@pytest.mark.rule("COI-228")
def test_the_bid() -> None:
    """Sam pays 0, Julia gains 1, Mark pays 0, Mary pays 1; Mary, Sam, Julia and Mark play in this order."""
    assert sample(0).who == SAM
    coins = [sample(n).t.coins for n in range(1, BIDS + 1)]
    assert coins == [[7, 7, 7, 7], [7, 8, 7, 7], [7, 8, 7, 7], [7, 8, 7, 6]]
    p = sample(BIDS)
    seats = [p.seat(nation) for nation in (MARK, JULIA, SAM, MARY)]
    assert [seat for seat in p.t.track if seat >= 0] == seats  # from left to right
    order: list[str] = []
    while len(order) < 4:
        order.append(p.who)
        p.do("tax")
    assert order == [MARY, SAM, JULIA, MARK]


@pytest.mark.rule("COI-229")
def test_the_bid_order_of_round_two() -> None:
    """The cubes slide down: Mark bids first, then Julia, Sam and Mary."""
    p = sample(ALL)
    assert p.t.bids == [p.seat(nation) for nation in (MARK, JULIA, SAM, MARY)]
    bidders = []
    for space in ("T1", "T2", "T3", "T4"):
        bidders.append(p.who)
        p.do(f"bid {space}")
    assert bidders == [MARK, JULIA, SAM, MARY]


@pytest.mark.rule("COI-230")
def test_mary_builds_an_academy() -> None:
    """Five of six coins, no science, one of five populations, income still 2, action disc on 1."""
    p, q = before(MARY, "build A17")
    assert (p.coins(MARY), p.science(MARY), p.t.action) == (6, 0, [1])
    assert (q.coins(MARY), q.science(MARY), q.income(MARY)) == (1, 0, 2)
    assert (q.standing(MARY, "cresaria"), q.room("cresaria")) == (["A17"], 5)
    assert (p.on_row()[0], q.on_row()[0], q.t.action, q.who) == ("A17", "", [1], SAM)


@pytest.mark.rule("COI-231")
def test_sam_draws_his_second_citizen_card() -> None:
    """Scholar and Cartographer in hand, the citizen draw pile empty."""
    p, q = before(SAM, "draw citizen")
    assert (p.cards(SAM), p.pile(SAM, "citizen_draw")) == (["scholar"], ["cartographer"])
    assert (q.cards(SAM), q.pile(SAM, "citizen_draw")) == (["cartographer", "scholar"], [])
    assert (q.coins(SAM), q.who) == (7, JULIA)


@pytest.mark.rule("COI-232")
def test_julia_builds_a_srika_pasture() -> None:
    """Income from 2 to 3, the Srika cube on 3."""
    p, q = before(JULIA, "build A05")
    assert (p.coins(JULIA), p.income(JULIA), p.goods(JULIA)) == (8, 2, {})
    assert (q.coins(JULIA), q.income(JULIA), q.goods(JULIA)) == (6, 3, {"srika": 3})


@pytest.mark.rule("COI-233")
def test_mark_builds_a_turnip_farm() -> None:
    """Income from 2 to 3, the Turnip cube on 3."""
    p, q = before(MARK, "build A01")
    assert (p.coins(MARK), p.income(MARK), p.goods(MARK)) == (7, 2, {})
    assert (q.coins(MARK), q.income(MARK), q.goods(MARK)) == (5, 3, {"turnip": 3})


@pytest.mark.rule("COI-234")
def test_mary_builds_a_srika_pasture_with_mixed_goods() -> None:
    """The last coin pays for two Srikas and a Turnip; income 3, action disc on 2."""
    p, q = before(MARY, "build A07")
    assert (p.coins(MARY), p.income(MARY), p.t.action) == (1, 2, [2])
    assert (q.coins(MARY), q.income(MARY), q.goods(MARY)) == (0, 3, {"srika": 2, "turnip": 1})
    assert sample(MOVES.index((MARK, "build A01"))).t.action == [1]


@pytest.mark.rule("COI-235")
def test_sam_plays_the_scholar() -> None:
    """A coin and the Cartographer's hammer for a science; both cards lie face up on the citizen discard pile."""
    p = sample(MOVES.index((SAM, "play scholar")))
    assert (p.coins(SAM), p.science(SAM), p.pile(SAM, "citizen_discard")) == (7, 0, [])
    paid = sample(MOVES.index((SAM, "lay scholar")))
    assert paid.used() == ["play scholar", "hammer cartographer"]
    q = sample(MOVES.index((SAM, "lay scholar")) + 1)
    assert (q.coins(SAM), q.science(SAM), q.cards(SAM), q.played()) == (6, 1, [], [])
    assert q.pile(SAM, "citizen_discard") == ["scholar", "cartographer"]
    assert q.t.view(q.seat(MARY))["tops"][q.seat(SAM)] == [q.expert("cartographer"), -1]


@pytest.mark.rule("COI-236")
def test_julia_builds_an_academy() -> None:
    """Five coins, income still 3, two of five populations used."""
    p, q = before(JULIA, "build A18")
    assert (p.coins(JULIA), q.coins(JULIA), q.income(JULIA)) == (6, 1, 3)
    assert (len(q.standing(JULIA, "hog_republic")), q.room("hog_republic")) == (2, 5)


@pytest.mark.rule("COI-237")
def test_mark_builds_a_second_turnip_farm() -> None:
    """Income 4, six Turnips, two of five populations used, on the same grassland."""
    p, q = before(MARK, "build A02")
    assert (p.income(MARK), p.amount(MARK, "turnip")) == (3, 3)
    assert (q.coins(MARK), q.income(MARK), q.goods(MARK)) == (3, 4, {"turnip": 6})
    assert (q.standing(MARK, "emerald_hills"), q.room("emerald_hills")) == (["A01", "A02"], 5)


@pytest.mark.rule("COI-238")
def test_mary_taxes() -> None:
    """One coin; the action disc is on 3."""
    p, q = before(MARY, "tax")
    assert (p.coins(MARY), q.coins(MARY), q.t.action) == (0, 1, [3])
    assert sample(MOVES.index((MARK, "build A02"))).t.action == [2]


@pytest.mark.rule("COI-239")
def test_sam_builds_a_moss_garden() -> None:
    """Impossible before there was a science; now it costs coins and the science: two Glow Moss, income 3."""
    p, q = before(SAM, "build A09")
    assert (p.coins(SAM), p.science(SAM), p.can("build A09")) == (6, 1, True)
    assert (q.coins(SAM), q.science(SAM)) == (3, 0)
    assert (q.goods(SAM), q.income(SAM)) == ({"glow_moss": 2}, 3)
    early = sample(MOVES.index((SAM, "draw citizen")))
    assert (early.coins(SAM), early.why("build A09")) == (7, ("COI-074",))


@pytest.mark.rule("COI-240")
def test_julia_draws_a_military_card() -> None:
    """The top card of the military deck comes to hand; nothing is paid."""
    p, q = before(JULIA, "draw military")
    top = p.pile(JULIA, "military_draw")[0]
    assert q.cards(JULIA) == sorted([*p.cards(JULIA), top])
    assert q.pile(JULIA, "military_draw") == p.pile(JULIA, "military_draw")[1:]
    assert (p.coins(JULIA), q.coins(JULIA), q.science(JULIA)) == (1, 1, 0)


@pytest.mark.rule("COI-241")
def test_mark_stores_a_mine() -> None:
    """They can't pay for it; it moves to their buy pool for nothing, without goods or income."""
    p, q = before(MARK, "store A13")
    assert (p.coins(MARK), p.why("build A13"), p.can("store A13")) == (3, ("COI-074",), True)
    assert (q.stored(MARK), "A13" in p.on_row(), "A13" in q.on_row()) == (["A13"], True, False)
    assert (q.goods(MARK), q.income(MARK)) == ({"turnip": 6}, 4)
    assert q.coins(MARK) == 3 + 5  # nothing was paid; Autumn followed


@pytest.mark.rule("COI-242")
@pytest.mark.rule("COI-G67")
def test_the_row_in_autumn() -> None:
    """Eight cards were taken, the four left are discarded, twelve come from deck A, and three are left of it."""
    p, q = before(MARK, "store A13")
    assert [card for card in p.on_row() if card] == ["A13", "A25", "A26", "A27", "A21"]
    assert len(p.t.deck_a) == 15
    assert q.scrapped() == ["A25", "A26", "A27", "A21"]
    assert (len(q.t.deck_a), len(q.t.deck_b), len(q.t.deck_c)) == (3, 23, 19)
    assert all(card.startswith("A") for card in q.on_row())
    assert not set(q.on_row()) & {*ROW}


@pytest.mark.rule("COI-243")
def test_nothing_is_scored_in_round_one() -> None:
    """No influence, and no science but that of the two Academies."""
    p = sample(SUMMER)
    assert (p.t.influence, p.t.tally) == ([0] * 4, [0] * 24)
    assert (p.science(SAM), p.science(MARK)) == (0, 0)
    assert not any("COI-146" in line["rules"] or "COI-154" in line["rules"] for line in p.t.log(None))


@pytest.mark.rule("COI-244")
def test_everyone_collects_coins() -> None:
    """Mary 3, Sam 5, Julia 4, Mark 5."""
    p, q = before(MARK, "store A13")
    gained = [b - a for a, b in zip(p.t.coins, q.t.coins, strict=True)]
    assert dict(zip(p.nations, gained, strict=True)) == {SAM: 5, JULIA: 4, MARK: 5, MARY: 3}
    assert dict(zip(q.nations, q.t.income, strict=True)) == {SAM: 3, JULIA: 3, MARK: 4, MARY: 3}


@pytest.mark.rule("COI-245")
def test_academies_bring_science() -> None:
    """One each for Mary and Julia, none for Sam and Mark."""
    p, q = before(MARK, "store A13")
    gained = [b - a for a, b in zip(p.t.science, q.t.science, strict=True)]
    assert dict(zip(p.nations, gained, strict=True)) == {SAM: 0, JULIA: 1, MARK: 0, MARY: 1}


@pytest.mark.rule("COI-246")
def test_everyone_draws_one_citizen_card() -> None:
    """No military card; Sam first turns two discards over and draws the one that was laid down first."""
    p, q = before(MARK, "store A13")
    for nation in q.nations:
        new = [card for card in q.cards(nation) if card not in p.cards(nation)]
        assert len(new) == 1, nation
        assert q.content.expert_deck[q.expert(new[0])] == 0
        assert q.pile(nation, "military_draw") == p.pile(nation, "military_draw")
    assert (p.pile(SAM, "citizen_draw"), p.pile(SAM, "citizen_discard")) == ([], ["scholar", "cartographer"])
    assert (q.cards(SAM), q.pile(SAM, "citizen_draw")) == (["scholar"], ["cartographer"])
    assert q.pile(SAM, "citizen_discard") == []


@pytest.mark.rule("COI-247")
def test_the_discs_move_on() -> None:
    """Round 2, action 1."""
    p, q = before(MARK, "store A13")
    assert (p.t.round, p.t.action, q.t.round, q.t.action) == ([1], [3], [2], [1])


@pytest.mark.rule("COI-248")
def test_sam_hires_a_military_card() -> None:
    """Chosen in secret, revealed and paid when all are done, straight into hand; the rest is in the buy pools."""
    p = sample(SUMMER)
    pools = {nation: p.pool(nation) for nation in p.nations}
    chosen = sample(ALL - 1)
    assert (chosen.coins(SAM), chosen.cards(SAM)) == (8, ["scholar"])
    assert not any("Sharp Shooter" in line["text"] for line in chosen.t.log(chosen.seat(MARY)))
    q = sample(ALL)
    assert (q.coins(SAM), q.science(SAM), q.cards(SAM)) == (8 - 2, 0, ["scholar", "sharp_shooter"])
    assert q.pile(SAM, "military_draw") == p.pile(SAM, "military_draw")
    assert any("Sharp Shooter" in line["text"] for line in q.t.log(q.seat(MARY)))
    assert q.pool(SAM) == pools[SAM] - {"sharp_shooter"}
    for nation in (JULIA, MARK, MARY):
        assert (q.pool(nation), q.coins(nation)) == (pools[nation], p.coins(nation))
    assert (q.step, q.t.round) == ("Bid", [2])
