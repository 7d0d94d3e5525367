"""Summer: the basic actions Store, Draw, Research and Tax."""

import pytest

from tests.rules.city_of_iron.position import ALL_NATIONS, Position

# --- store ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-085")
@pytest.mark.rule("COI-087")
@pytest.mark.rule("COI-088")
def test_a_stored_card_costs_and_gives_nothing() -> None:
    """Any card of the row goes to the buy pool for free; no goods, income, draws, science or influence come from it."""
    p = Position("arc", "hog")
    p.row("C04", "A20", "A22", "A26", "A03")
    for name in ("C04", "A20", "A22", "A26", "A03"):
        p.turn("arc")
        assert p.can(f"store {name}")
        p.do(f"store {name}")
        assert p.who == "hog"
    assert p.stored("arc") == ["C04", "A20", "A22", "A26", "A03"]
    assert p.standing("arc") == []
    assert set(p.on_row()) == {""}
    assert (p.coins("arc"), p.science("arc"), p.income("arc"), p.goods("arc")) == (0, 0, 2, {})
    p.draw_pile("arc", "citizen", "scholar", "cartographer")
    p.towns(1, "lylark", "mossgate")
    p.hand("arc", "iron_soldier", "spy")
    p.turn("arc")
    assert p.offers("attack") == {"lylark"}  # a stored Academy does not scout
    p.autumn(3)
    assert p.influence("arc") == 0
    assert (p.coins("arc"), p.science("arc")) == (2, 1)  # base income; science of the round
    assert p.pile("arc", "citizen_draw") == ["cartographer"]  # one draw for the Capital only


@pytest.mark.rule("COI-085")
def test_only_cards_of_the_row_can_be_stored() -> None:
    """Not what lies in a deck, on the discard pile or in a buy pool already."""
    p = Position("arc", "hog")
    p.row("A17")
    p.scrap("A18")
    p.store("arc", "A19")
    p.turn("arc")
    assert p.offers("store") == {"A17"}
    for name in ("A18", "A19", "A20"):
        assert p.why(f"store {name}") == ("COI-085",)


@pytest.mark.rule("COI-086")
def test_a_buy_pool_holds_any_number_of_buildings() -> None:
    """All twelve of a row and then some."""
    p = Position("arc", "hog")
    names = [f"B{n:02}" for n in range(1, 13)]
    p.store("arc", "C01", "C02", "C03")
    p.row(*names)
    for name in names:
        p.turn("arc")
        p.do(f"store {name}")
    assert p.stored("arc") == ["C01", "C02", "C03", *names]


@pytest.mark.rule("COI-087")
def test_the_cost_is_due_when_a_stored_card_is_built() -> None:
    """Free to store with no coins; built later for its full price, and only if it can be paid."""
    p = Position("arc", "hog")
    p.row("A09")
    p.turn("arc")
    p.do("store A09")
    p.turn("arc")
    assert p.why("build A09") == ("COI-074",)
    p.give("arc", coins=4, science=1)
    p.turn("arc")
    p.do("build A09")
    assert (p.coins("arc"), p.science("arc"), p.stored("arc")) == (1, 0, [])
    assert p.goods("arc") == {"glow_moss": 2}


# --- draw ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-089")
@pytest.mark.parametrize("deck", ["citizen", "military"])
def test_draw_takes_the_top_card_of_the_chosen_deck(deck: str) -> None:
    """One card, the top one, of just that deck."""
    p = Position("arc", "hog")
    p.draw_pile("arc", "citizen", "mayor", "scholar")
    p.draw_pile("arc", "military", "spy", "soldier")
    p.turn("arc")
    assert p.offers("draw") == {"citizen", "military"}
    p.do(f"draw {deck}")
    assert p.cards("arc") == ["mayor" if deck == "citizen" else "spy"]
    assert p.pile("arc", "citizen_draw") == (["scholar"] if deck == "citizen" else ["mayor", "scholar"])
    assert p.pile("arc", "military_draw") == (["soldier"] if deck == "military" else ["spy", "soldier"])
    assert p.who == "hog"


@pytest.mark.rule("COI-090")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_there_is_no_hand_limit(nation: str) -> None:
    """A hand of 27 may draw the 28th, and nothing is ever discarded from it."""
    p = Position(nation, "om" if nation != "om" else "arc")
    cards = [p.content.expert_ids[i] for i in range(35) if (p.content.nation_cards[p.t.nation[0]] >> i) & 1]
    cards.remove("mayor")
    p.hand(nation, *cards)
    p.draw_pile(nation, "citizen", "mayor")
    p.turn(nation)
    p.do("draw citizen")
    assert p.cards(nation) == sorted([*cards, "mayor"])
    p.autumn(1)
    assert len(p.cards(nation)) == 28


@pytest.mark.rule("COI-091")
@pytest.mark.rule("COI-092")
@pytest.mark.parametrize("deck", ["citizen", "military"])
def test_an_empty_draw_pile_is_the_discard_pile_turned_over(deck: str) -> None:
    """Its order unchanged: what was discarded first is drawn first; nothing is shuffled, the other deck stays as it is."""
    cards = {
        "citizen": ["mayor", "scholar", "regent", "junkbot"],
        "military": ["spy", "captain", "warship", "soldier"],
    }
    other = "military" if deck == "citizen" else "citizen"
    for seed in range(4):
        p = Position("arc", "hog", seed=seed)
        p.discard_pile("arc", deck, *cards[deck])
        p.discard_pile("arc", other, *cards[other])
        p.turn("arc")
        p.do(f"draw {deck}")
        assert p.cards("arc") == [cards[deck][0]]
        assert p.pile("arc", f"{deck}_draw") == cards[deck][1:]
        assert p.pile("arc", f"{deck}_discard") == []
        assert p.pile("arc", f"{other}_discard") == cards[other]


@pytest.mark.rule("COI-091")
def test_a_draw_pile_with_cards_is_used_up_first() -> None:
    """The discard pile waits until the draw pile is empty and something is drawn from it."""
    p = Position("arc", "hog")
    p.draw_pile("arc", "citizen", "mayor")
    p.discard_pile("arc", "citizen", "scholar", "regent")
    p.turn("arc", "arc", "arc")
    p.do("draw citizen")
    assert (p.cards("arc"), p.pile("arc", "citizen_discard")) == (["mayor"], ["scholar", "regent"])
    p.do("draw citizen")
    assert (p.cards("arc"), p.pile("arc", "citizen_draw")) == (["mayor", "scholar"], ["regent"])


@pytest.mark.rule("COI-091")
def test_piles_are_turned_over_in_autumn_and_in_the_middle_of_drawing() -> None:
    """Two citizen draws with one card left: it, then the card that was discarded first."""
    p = Position("arc", "hog")
    p.build("arc", "A22")  # Town Hall: a second citizen draw
    p.draw_pile("arc", "citizen", "mayor")
    p.discard_pile("arc", "citizen", "scholar", "regent")
    p.autumn(1)
    assert p.cards("arc") == ["mayor", "scholar"]
    assert (p.pile("arc", "citizen_draw"), p.pile("arc", "citizen_discard")) == (["regent"], [])
    q = Position("arc", "hog")
    q.hand("hog", "strategist")
    q.draw_pile("hog", "military", "spy")
    q.discard_pile("hog", "military", "soldier", "gunslinger")
    q.turn("hog")
    q.do("play strategist")
    assert q.cards("hog") == ["soldier", "spy"]
    assert (q.pile("hog", "military_draw"), q.pile("hog", "military_discard")) == (["gunslinger"], [])


@pytest.mark.rule("COI-092")
def test_cards_come_back_in_the_order_in_which_they_were_discarded_turn_by_turn() -> None:
    """Over several turns: first in, first out."""
    p = Position("arc", "hog")
    for card in ("tax_collector", "scientist", "cargo_ship"):
        p.hand("arc", card)
        p.row("A17")
        p.give("arc", coins=3)
        p.turn("arc")
        p.do(f"play {card}")
        p.through("ChooseHidden build", "Choose repeat")
    assert p.pile("arc", "citizen_discard") == ["tax_collector", "scientist", "cargo_ship"]
    drawn = []
    for _ in range(3):
        p.turn("arc")
        p.do("draw citizen")
        drawn.append(next(card for card in p.cards("arc") if card not in drawn))
    assert drawn == ["tax_collector", "scientist", "cargo_ship"]


@pytest.mark.rule("COI-093")
def test_a_deck_without_cards_can_not_be_drawn_from() -> None:
    """Both piles empty: refused; one card in either pile is enough."""
    p = Position("arc", "hog")
    p.draw_pile("arc", "military", "soldier")
    p.turn("arc")
    assert p.offers("draw") == {"military"}
    assert p.why("draw citizen") == ("COI-093",)
    p.draw_pile("arc", "military")
    p.discard_pile("arc", "citizen", "scholar")
    p.turn("arc")
    assert p.offers("draw") == {"citizen"}
    assert p.why("draw military") == ("COI-093",)


# --- research and tax ----------------------------------------------------------------------------------------


@pytest.mark.rule("COI-094")
def test_research_turns_four_coins_into_one_science() -> None:
    """Not three coins; one science an action."""
    p = Position("arc", "hog")
    p.give("arc", coins=9)
    p.turn("arc")
    p.do("research")
    assert (p.coins("arc"), p.science("arc"), p.who) == (5, 1, "hog")
    p.give("arc", coins=3)
    p.turn("arc")
    assert p.why("research") == ("COI-094",)
    p.give("arc", coins=4)
    p.turn("arc")
    p.do("research")
    assert (p.coins("arc"), p.science("arc")) == (0, 2)


@pytest.mark.rule("COI-095")
def test_tax_gains_one_coin() -> None:
    """One coin, and the turn is over."""
    p = Position("arc", "hog")
    p.turn("arc")
    p.do("tax")
    assert (p.t.coins, p.t.science, p.who) == ([1, 0], [0, 0], "hog")
