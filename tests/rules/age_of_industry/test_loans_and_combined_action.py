"""Loans, and both actions combined into one build."""

import pytest

from tests.rules.age_of_industry.builds import NO_SUPPLY, builder, choose
from tests.rules.age_of_industry.position import Position

# --- loans ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-166", "AOI-167", "AOI-G19")
@pytest.mark.parametrize(
    ("money", "loans", "rest"),
    [(0, 2, 6), (3, 2, 9), (4, 1, 0), (13, 1, 9), (14, 0, 0), (20, 0, 6)],
)
def test_a_payment_is_met_with_as_many_loans_as_it_needs(money: int, loans: int, rest: int) -> None:
    """A level-3 mill for $14 with too little money: the fewest loans of $10 that cover it."""
    p = builder("germany", "brown", cotton_1=0, cotton_2=0)
    p.money("red", money)
    choose(p, "cotton")
    p.do("space bohemia_2")
    assert (p.debt("red"), p.cash("red"), p.spent("red")) == (loans, rest, 14)


@pytest.mark.rule("AOI-166")
def test_a_railway_and_interest_can_be_paid_with_loans_too() -> None:
    """A $1 railway and then $3 interest out of an empty purse."""
    p = Position()
    p.put("red", "cotton_1", "berlin_1")
    p.turn("red", actions=1, more=("yellow",))
    p.do("railway", "link berlin-poland")
    assert (p.debt("red"), p.cash("red")) == (1, 9)
    p.money("red", 0, loans=3)
    p.money("yellow", 0)
    p.hand("yellow", "ship")
    p.turn("yellow", actions=1)
    p.do("pass", "card ship")
    assert (p.debt("red"), p.cash("red")) == (4, 7)


@pytest.mark.rule("AOI-166", "AOI-G05")
def test_the_bank_never_runs_out_of_loans() -> None:
    """With thirty loans already a player still gets the next one: the tiles are no limit."""
    p = builder("germany", "brown")
    p.money("red", 0, loans=30)
    choose(p, "cotton")
    p.do("space bohemia_2")
    assert (p.debt("red"), p.cash("red")) == (31, 6)


@pytest.mark.rule("AOI-167")
@pytest.mark.parametrize("money", [0, 3])
def test_a_loan_brings_ten_dollars(money: int) -> None:
    """One loan for a $4 mill leaves $6 more than before, and the log says what was borrowed."""
    p = builder("germany", "brown")
    p.money("red", money)
    choose(p, "cotton")
    p.do("space bohemia_2")
    assert (p.debt("red"), p.cash("red")) == (1, money + 10 - 4)
    assert "Red takes 1 loan ($10) to pay $4 for a cotton mill 1." in p.log()


@pytest.mark.rule("AOI-168", "AOI-G19")
def test_loans_may_be_repaid_before_and_between_actions() -> None:
    """Repaying costs $10 a loan and no action, and doesn't count as spent."""
    p = builder("germany", "brown")
    p.money("red", 35, loans=4)
    p.turn("red", more=("yellow",))
    p.do("repay")
    assert (p.cash("red"), p.debt("red"), p.spent("red")) == (25, 3, 0)
    assert p.can("combine")  # both actions are still there
    p.do("build", "card brown", "industry cotton", "space bohemia_2", "repay")
    assert (p.cash("red"), p.debt("red"), p.spent("red")) == (25 - 4 - 10, 2, 4)
    assert p.who == "red"


@pytest.mark.rule("AOI-168", "AOI-G19")
def test_loans_are_repaid_after_the_last_action() -> None:
    """Money earned by the last action repays loans before the next player's turn, without a question."""
    p = Position()
    p.put("red", "factory_3", "danzig_2")
    p.put("red", "port_2", "danzig_1")
    p.money("red", 0, loans=3)
    p.turn("red", actions=1, more=("yellow",))
    p.do("sell", "seller danzig_2", "to-port danzig_1")
    assert p.who == "yellow"
    assert (p.cash("red"), p.debt("red"), p.spent("red")) == (5, 1, 0)
    assert p.log()[-1] == "Red repays 2 loans ($20) and has 1 loan left."


@pytest.mark.rule("AOI-168", "AOI-169", "AOI-G19")
def test_a_loan_is_repaid_just_before_interest() -> None:
    """Green is not on turn when the round ends, but repays what the money covers, and then pays no interest."""
    p = Position()
    p.hand("red", "ship")
    p.money("green", 10, loans=1)
    p.turn("red", actions=1)
    p.do("pass", "card ship")
    assert (p.cash("green"), p.debt("green")) == (0, 0)
    assert p.t.round == [3]


@pytest.mark.rule("AOI-168")
@pytest.mark.parametrize(("money", "loans"), [(9, 1), (30, 0)])
def test_no_repayment_without_a_loan_or_without_ten_dollars(money: int, loans: int) -> None:
    """It is refused before an action, and nothing is repaid after the turn."""
    p = builder("germany", "ship")
    p.money("red", money, loans)
    p.turn("red", actions=1, more=("yellow",))
    assert p.why("repay") == ("AOI-G19",)
    p.do("pass", "card ship")
    assert p.who == "yellow"
    assert (p.cash("red"), p.debt("red")) == (money, loans)


@pytest.mark.rule("AOI-169")
@pytest.mark.parametrize("sold", [True, False])
def test_a_loan_repaid_in_its_own_round_costs_nothing(sold: bool) -> None:
    """A loan builds a mill, the sale pays it back: no interest; without the sale it stays and costs $1."""
    p = builder("germany", "mauve")
    p.money("red", 0)
    p.put("red", "port_1", "danzig_1")
    p.put("yellow", "port_1", "koenigsberg_1")
    p.rail("red", "stettin-koeslin", "koeslin-danzig")
    p.turn("red")
    p.do("build", "card mauve", "industry cotton", "space stettin_2")
    assert p.debt("red") == 1
    p.do(*(("sell", "seller stettin_2", "to-port danzig_1") if sold else ("take-cards", "deck", "deck")))
    assert p.t.round == [3]
    assert (p.debt("red"), p.cash("red")) == ((0, 6 + 8 + 5 - 10) if sold else (1, 6 - 1))


@pytest.mark.rule("AOI-170")
def test_every_outstanding_loan_costs_a_dollar_at_the_end_of_a_round() -> None:
    """Three loans $3, one loan $1, no loan nothing; and the same again a round later; not money spent."""
    p = Position()
    p.order("red", "yellow", "green", "blue")
    p.money("red", 9, loans=3)
    p.money("yellow", 9, loans=1)
    p.money("green", 9)
    p.money("blue", 2, loans=1)
    p.hand("red", "ship")
    p.hand("blue", "brown")
    p.turn("blue", actions=1)
    p.do("pass", "card brown")
    assert [p.cash(c) for c in ("red", "yellow", "green", "blue")] == [6, 8, 9, 1]
    assert p.playing_order() == ["red", "yellow", "green", "blue"]
    assert p.t.spent == [0, 0, 0, 0]
    p.turn("red", actions=1)
    p.do("pass", "card ship")
    assert [p.cash(c) for c in ("red", "yellow", "green", "blue")] == [3, 7, 9, 0]
    assert [p.debt(c) for c in ("red", "yellow", "green", "blue")] == [3, 1, 0, 1]


# --- both actions in one -------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-171", "AOI-G13")
@pytest.mark.parametrize("card", ["ship", "brown", "cotton"])
def test_any_card_builds_anything_anywhere_for_both_actions(card: str) -> None:
    """A mine in the Ruhr with a card for something else, and no connection."""
    p = builder("germany", card)
    p.put("red", "cotton_1", "danzig_2")
    p.hand("yellow", "grey")
    p.turn("red", more=("yellow",))
    p.do("combine", f"card {card}", "industry coal", "space ruhr_1")
    assert p.stands("ruhr_1") == "red coal_1"
    assert p.cards("red") == []
    assert p.content.card_ids[p.t.discard[-1]] == card
    assert (p.who, p.step) == ("yellow", "ChooseAction")


@pytest.mark.rule("AOI-171")
def test_the_combined_action_chooses_industry_and_space_freely() -> None:
    """Every industry that can be built is on offer, in every fitting free space of the map."""
    p = builder("germany", "ship")
    p.put("red", "cotton_1", "danzig_2")
    p.turn("red")
    p.do("combine", "card ship")
    assert p.offers("industry") == {"cotton", "coal", "iron", "port"}  # factories and ships are at level 0
    p.do("industry coal")
    symbols = {
        part["id"]: part["symbol"] for place in p.content.drawing["location"] for part in place["spaces"]
    }
    assert p.offers("space") == {space for space, symbol in symbols.items() if symbol == "coal"}


@pytest.mark.rule("AOI-171", "AOI-G12")
def test_the_combined_action_takes_the_place_of_both_actions() -> None:
    """Not as the second action, not in the first round, not without a card."""
    p = builder("germany", "brown")
    p.hand("red", "brown", "ship")
    p.turn("red")
    assert p.can("combine")
    p.do("build", "card brown", "industry cotton", "space bohemia_2")
    assert p.why("combine") == ("AOI-G12",)
    p = Position(round=0)
    p.hand("red", "brown")
    p.begin_round()
    assert (p.who, p.t.round) == ("red", [1])
    assert p.why("combine") == ("AOI-064",)
    p = builder("germany", "brown")
    p.hand("red")
    p.turn("red")
    assert p.why("combine") == ("AOI-171",)


@pytest.mark.rule("AOI-172")
def test_the_combined_action_needs_coal_and_iron() -> None:
    """A level-3 mill can't go where no coal and iron get to; where they do, they are taken and paid."""
    p = builder("germany", "ship", cotton_1=0, cotton_2=0)
    p.put("yellow", "coal_1", "chemnitz_1", cubes=2)
    choose(p, "cotton", "combine")
    assert p.why("space berlin_1") == NO_SUPPLY
    assert p.why("space chemnitz_2") == NO_SUPPLY  # coal, but no iron
    assert p.offers("space") == {"bohemia_2"}
    p.rail("yellow", "dresden-bohemia", "leipzig-dresden", "leipzig-chemnitz")
    choose(p, "cotton", "combine")
    p.do("space dresden_1")
    assert (p.cubes("chemnitz_1"), p.t.demand, p.cash("red")) == (1, [6, 5], 20 - 12 - 1)


@pytest.mark.rule("AOI-172")
def test_the_combined_action_keeps_to_symbols_limits_and_levels() -> None:
    """Symbol, one counter in a small location, one in a space, lowest level first, no level 0, the price."""
    p = builder("germany", "ship")
    p.put("red", "cotton_1", "koeln_1")
    p.put("yellow", "cotton_1", "stettin_2")
    choose(p, "cotton", "combine")
    assert p.why("space kiel_1") == ("AOI-095",)
    assert p.why("space ruhr_1") == ("AOI-093",)
    assert p.why("space koeln_2") == ("AOI-100",)
    assert p.why("space stettin_2") == ("AOI-102", "AOI-158")
    p.turn("red")
    p.do("combine", "card ship")
    assert p.why("industry factory") == ("AOI-108",)
    p.left("red", port_1=0, port_2=0, port_3=0)
    p.turn("red", more=("yellow",))
    p.do("combine", "card ship")
    assert p.why("industry port") == ("AOI-103",)
    p.do("industry cotton", "space berlin_1")
    assert (p.stands("berlin_1"), p.spent("red")) == ("red cotton_1", 4)


@pytest.mark.rule("AOI-172")
def test_the_combined_action_needs_a_port_for_a_ship() -> None:
    """A ship space without a port counter at the end of a lane stays closed."""
    p = builder("new_england", "cotton", ship_0=0)
    p.put("yellow", "port_1", "boston_1")
    choose(p, "ship", "combine")
    assert p.offers("space") == {"massachusetts_bay_1", "nantucket_sound_1"}
    assert p.why("space gulf_of_maine_1") == ("AOI-098",)


@pytest.mark.rule("AOI-173")
def test_the_combined_action_may_overbuild() -> None:
    """An own mill with any card; a rival's mine while coal is sold out."""
    p = builder("germany", "ship", cotton_1=0)
    p.put("red", "cotton_1", "bohemia_2")
    choose(p, "cotton", "combine")
    p.do("space bohemia_2")
    assert p.stands("bohemia_2") == "red cotton_2"
    p = builder("germany", "ship", coal_1=0)
    p.put("yellow", "coal_1", "ruhr_1", cubes=0, flipped=True)
    p.demand(coal=0)
    choose(p, "coal", "combine")
    p.do("space ruhr_1")
    assert p.stands("ruhr_1") == "red coal_2"


@pytest.mark.rule("AOI-173")
def test_the_combined_action_overbuilds_under_the_usual_rules_only() -> None:
    """No equal level over an own counter, no rival's mine while there is coal, none of an equal level."""
    p = builder("germany", "ship")
    p.put("red", "cotton_1", "bohemia_2")
    p.put("yellow", "coal_1", "ruhr_1", cubes=0, flipped=True)
    choose(p, "cotton", "combine")
    assert p.why("space bohemia_2") == ("AOI-154",)
    choose(p, "coal", "combine")
    assert p.why("space ruhr_1") == ("AOI-159",)
    p.demand(coal=0)
    choose(p, "coal", "combine")
    assert p.why("space ruhr_1") == ("AOI-161",)
