"""Rounds and actions: phases, turns, the six actions and their card cost."""

import random
from typing import cast

import pytest

from boomtown.engine.playout import random_playout
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.rules.table import AgeTable
from tests.rules.age_of_industry.position import Position

COLOURS = ("red", "yellow", "green", "blue")


def busy() -> Position:
    """Red can do all there is to do."""
    p = Position()
    p.put("red", "cotton_1", "hamburg_3")
    p.put("yellow", "port_1", "hamburg_1")
    p.put("yellow", "port_1", "hamburg_2")
    p.hand("red", "cotton", "ship", "ship")
    p.turn("red", more=("yellow",))
    return p


@pytest.mark.rule("AOI-059")
def test_the_number_of_rounds_is_not_fixed() -> None:
    """Games end after different numbers of rounds, each with the deck used up."""
    rounds = set()
    for seed in range(8):
        t = cast(AgeTable, GAME.new(3, seed))
        random_playout(t, random.Random(seed))
        assert t.deck == []
        rounds.add(t.round[0])
    assert len(rounds) > 2


@pytest.mark.rule("AOI-059", "AOI-061")
@pytest.mark.parametrize(
    ("deck", "cards", "over"), [(["coal"], [], False), ([], ["ship"], False), ([], [], True)]
)
def test_rounds_follow_until_deck_and_a_hand_are_empty(deck: list[str], cards: list[str], over: bool) -> None:
    """After round 40 there is a round 41 as long as the deck has a card or every hand has one."""
    p = Position(round=40)
    for colour in COLOURS[1:]:
        p.hand(colour, "ship")
    p.hand("blue", "cotton")
    p.hand("red", *cards, "cotton")
    p.deck(*deck)
    p.turn("red", actions=1)
    p.do("pass", "card cotton")
    assert p.t.over == over
    assert p.t.round == [40 if over else 41]


@pytest.mark.rule("AOI-061")
def test_the_end_comes_at_the_end_of_a_round_only() -> None:
    """When the deck and a hand are empty the others still have their turns of this round."""
    p = Position()
    p.hand("red", "ship")
    p.hand("yellow", "ship", "cotton")
    p.deck()
    p.turn("red", actions=1, more=("yellow",))
    p.do("pass", "card ship")
    assert p.cards("red") == []
    assert not p.t.over
    assert p.who == "yellow"
    p.do("pass", "card ship")
    assert not p.t.over
    p.do("build", "card cotton", "space berlin_1")
    assert p.t.waiting == ()
    assert p.stands("berlin_1") == "yellow cotton_1"


@pytest.mark.rule("AOI-060")
def test_three_phases_in_their_order() -> None:
    """First the actions, then the new order of play, then interest, then the next round."""
    p = Position(seats=3)
    p.order("red", "yellow", "green")
    p.money("red", 4, loans=1)
    p.money("green", 5, loans=2)
    p.hand("red", "cotton", "brown")
    p.hand("yellow", "brown", "brown")
    p.hand("green", "brown", "brown", "brown")
    p.begin_round()
    since = len(p.log())
    p.do("build", "card cotton", "space berlin_1", "pass", "card brown")
    p.do("pass", "card brown", "pass", "card brown", "pass", "card brown")
    assert p.playing_order() == ["red", "yellow", "green"]
    assert (p.cash("red"), p.cash("green"), p.spent("red")) == (0, 5, 4)
    p.do("pass", "card brown")
    assert p.playing_order() == ["yellow", "green", "red"]
    assert (p.cash("red"), p.debt("red"), p.cash("green")) == (9, 2, 3)
    red, yellow, green = (p.seat(colour) for colour in ("red", "yellow", "green"))
    happened = [(line["seat"], line["rules"][0]) for line in p.t.log(None, since)]
    assert happened == [
        (red, "AOI-073"),  # builds
        (red, "AOI-220"),  # passes
        *[(yellow, "AOI-220")] * 2,
        *[(green, "AOI-220")] * 2,
        (-1, "AOI-224"),  # the new order of play
        (green, "AOI-228"),  # interest
        (red, "AOI-166"),  # a loan
        (red, "AOI-228"),  # that pays it
        (-1, "AOI-059"),  # the next round
    ]
    assert p.who == "yellow"


@pytest.mark.rule("AOI-062", "AOI-063")
@pytest.mark.parametrize("order", [("green", "red", "blue", "yellow"), ("yellow", "blue", "red", "green")])
def test_turns_go_by_the_order_display(order: tuple[str, ...]) -> None:
    """Everybody has their turn of two actions in the order shown, and then the phase is over."""
    p = Position()
    p.order(*order)
    for colour in COLOURS:
        p.hand(colour, "cotton", "brown", "coal")
    p.begin_round()
    turns = []
    for _ in range(8):
        assert p.t.round == [3]
        turns.append(p.who)
        p.do("pass", p.passing())
    assert turns == [colour for colour in order for _ in range(2)]
    assert p.t.round == [4]
    assert p.who == order[0]


@pytest.mark.rule("AOI-063")
def test_two_actions_before_the_next_player() -> None:
    """After their first action red must take a second one; yellow may do nothing before."""
    p = busy()
    yellow = p.seat("yellow")
    p.hand("yellow", "ship")
    p.do("pass", "card ship")
    assert p.who == "red"
    assert p.t.options(yellow) == []
    assert p.t.why_not(yellow, p.number("pass")) == ("AOI-062", "AOI-063")
    assert set(p.options()) == {"build", "railway", "sell", "develop", "take-cards", "pass"}
    p.do("take-cards", "deck")
    assert p.t.options(yellow) == []
    p.do("deck")
    assert p.who == "yellow"


@pytest.mark.rule("AOI-064")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_action_each_in_the_first_round(seats: int) -> None:
    """In round one everybody acts once, in round two twice."""
    p = Position(seats=seats)
    p.t = cast(AgeTable, GAME.new(seats, 2))
    order = p.t.order[:]
    turns = []
    while p.t.round[0] < 3:
        turns.append(p.t.waiting[0])
        assert p.can("combine") == (p.t.round[0] == 2 and turns.count(turns[-1]) == 2)
        p.do("pass", p.passing())
    assert turns == order + [seat for seat in order for _ in range(2)]


@pytest.mark.rule("AOI-065")
def test_both_actions_for_one_build() -> None:
    """With any card red builds in a place they aren't connected to; that ends their turn."""
    p = busy()
    p.do("combine", "card ship", "industry coal", "space poland_1")
    assert p.stands("poland_1") == "red coal_1"
    assert p.who == "yellow"


@pytest.mark.rule("AOI-065", "AOI-G12")
def test_no_combined_build_with_one_action_left() -> None:
    """After one action, and in the first round, there are no two actions to give up."""
    p = busy()
    p.do("pass", "card ship")
    assert not p.can("combine")
    assert p.why("combine") == ("AOI-G12",)
    first = Position(round=1)
    first.hand("red", "cotton")
    first.turn("red", actions=1)
    assert first.can("build")
    assert first.why("combine") == ("AOI-064",)


@pytest.mark.rule("AOI-066")
def test_there_are_six_actions() -> None:
    """All six are offered, in the rulebook's order, beside the combined build and nothing else."""
    p = busy()
    assert p.options() == ["build", "combine", "railway", "sell", "develop", "take-cards", "pass"]
    steps = {}
    for action in p.options():
        p = busy()
        p.stop_after(action)
        steps[action] = p.step
    assert steps == {
        "build": "ChooseCard",
        "combine": "ChooseCard",
        "railway": "ChooseLink",
        "sell": "ChooseSeller",
        "develop": "ChooseCounter",
        "take-cards": "TakeCard",
        "pass": "PassWithCard",
    }


@pytest.mark.rule("AOI-067")
def test_the_same_action_twice() -> None:
    """Every action may be taken twice in a turn."""
    for twice in (
        ("build", "card cotton", "space berlin_1", "build", "card cotton", "space berlin_2"),
        ("railway", "link kiel-hamburg", "railway", "link kiel-denmark"),
        ("develop", "remove factory_0", "card ship", "develop", "remove factory_0", "card ship"),
        ("take-cards", "deck", "deck", "take-cards", "deck", "deck"),
        ("pass", "card ship", "pass", "card ship"),
        (
            "sell",
            "seller hamburg_3",
            "to-port hamburg_1",
            "stop",
            "sell",
            "seller hannover_1",
            "to-port hamburg_2",
        ),
    ):
        p = Position()
        if twice[0] not in ("build", "develop"):
            p.put("red", "cotton_1", "hamburg_3")
            p.put("red", "cotton_1", "hannover_1")
            p.put("yellow", "port_1", "hamburg_1")
            p.put("yellow", "port_1", "hamburg_2")
            p.rail("yellow", "hamburg-hannover")
        p.hand("red", "cotton", "cotton", "ship", "ship")
        p.turn("red", more=("yellow",))
        p.do(*twice)
        assert p.who == "yellow"


@pytest.mark.rule("AOI-067")
def test_the_first_action_is_done_before_the_second() -> None:
    """A railway laid with the first action opens a place for the build of the second."""
    p = Position()
    p.put("red", "cotton_1", "magdeburg_1")
    p.hand("red", "iron")
    p.turn("red", more=("yellow",))
    assert not p.can("build")
    p.do("railway")
    assert p.step == "ChooseLink"
    assert not p.can("build")
    p.do("link magdeburg-leipzig", "build", "card iron", "space leipzig_1")
    assert p.stands("leipzig_1") == "red iron_1"


@pytest.mark.rule("AOI-068")
def test_building_an_industry_takes_a_card() -> None:
    """One card of the hand goes; with an empty hand there is no building, though it is the only thing missing."""
    p = busy()
    p.do("build", "card cotton", "space hamburg_4")
    assert p.cards("red") == ["ship", "ship"]
    p = busy()
    p.hand("red")
    assert p.t.deck
    p.turn("red")
    assert p.why("build") == ("AOI-068",)
    assert p.why("combine") == ("AOI-171",)


@pytest.mark.rule("AOI-069", "AOI-G21")
def test_development_and_pass_take_a_card() -> None:
    """Each discards one card; with an empty hand and cards left in the deck neither is possible."""
    p = busy()
    p.do("develop", "remove factory_0", "card ship")
    assert p.cards("red") == ["cotton", "ship"]
    p.do("pass", "card cotton")
    assert p.cards("red") == ["ship"]
    assert [p.content.card_ids[card] for card in p.t.discard] == ["ship", "cotton"]
    p = busy()
    p.hand("red")
    p.turn("red")
    assert p.why("develop") == ("AOI-209",)
    assert p.why("pass") == ("AOI-220",)


@pytest.mark.rule("AOI-070", "AOI-G21")
def test_railway_sale_and_taking_cards_need_no_card() -> None:
    """With an empty hand these three are what one may do, and none discards anything."""
    p = busy()
    p.hand("red")
    p.turn("red", more=("yellow",))
    assert p.options() == ["railway", "sell", "take-cards"]
    p = busy()
    p.do("railway", "link kiel-hamburg", "sell", "seller hamburg_3", "to-port hamburg_1")
    assert p.cards("red") == ["cotton", "ship", "ship"]
    p = busy()
    p.do("take-cards", "deck", "deck")
    assert len(p.cards("red")) == 5
    assert p.t.discard == []


@pytest.mark.rule("AOI-071")
def test_money_spent_lies_in_the_box() -> None:
    """The $4 of a mill and the $1 of a railway lie there for all to see; income, loans and repaying don't count."""
    p = busy()
    p.hand("red", "cotton")
    p.do("build", "card cotton", "space hamburg_4", "railway", "link kiel-hamburg")
    assert p.who == "yellow"
    for seat in (None, 1):
        assert p.t.view(seat)["spent"] == [5, 0, 0, 0]
    assert "red plays 1 of 4, has spent $5" in GAME.picture(p.t, None)
    p = busy()
    p.money("red", 12, loans=1)
    p.do("repay", "sell", "seller hamburg_3", "to-port hamburg_1", "take-cards", "deck", "deck")
    assert p.who == "yellow"
    assert p.t.view(None)["spent"] == [0, 0, 0, 0]


@pytest.mark.rule("AOI-071")
def test_cubes_bought_from_the_display_count_as_spent() -> None:
    """A level-2 mill with coal for $1 puts $7 into the box."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space hamburg_3")
    assert p.spent("red") == 7


@pytest.mark.rule("AOI-072")
def test_example_the_cheaper_build_goes_first() -> None:
    """First round: yellow's $4 mill and red's $2 iron works put red ahead of yellow in round two."""
    p = Position.example("AOI-072")
    p.t.round[0] = 1
    p.order("yellow", "red", "green", "blue")
    p.hand("yellow", "orange")
    p.hand("red", "blue")
    p.hand("green", "ship")
    p.turn("yellow", actions=1, more=("red", "green"))
    p.do("build", "card orange", "industry cotton", "space berlin_1")
    assert p.who == "red"
    p.do("build", "card blue", "industry iron", "space ruhr_3")
    assert p.who == "green"
    assert (p.spent("yellow"), p.spent("red")) == (4, 2)
    p.do("pass", "card ship")
    assert p.t.round == [2]
    assert p.playing_order() == ["green", "blue", "red", "yellow"]
