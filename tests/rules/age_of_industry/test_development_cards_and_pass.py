"""Development, taking cards and passing: what they cost and what they do."""

import random
import tomllib
from typing import cast

import pytest

from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.pack.load import OURS
from boomtown.games.age_of_industry.rules.table import AgeTable
from tests.rules.age_of_industry.position import Position

SIX_ACTIONS = {"build", "combine", "railway", "sell", "develop", "take-cards", "pass"}
NINE = ("cotton", "factory", "coal", "iron", "port", "brown", "mauve", "blue", "grey")


def printed_counters() -> dict[str, int]:
    """The counters of a display and how many there are of each, as the content lists them."""
    display = tomllib.loads((OURS / "display.toml").read_text("utf-8"))
    return {entry["id"]: entry["count"] for entry in display["counter"]}


def face_up(p: Position) -> list[str]:
    """The cards on the card display; '' for an empty place."""
    return [p.content.card_ids[card] if card >= 0 else "" for card in p.t.offer]


def discards(p: Position) -> list[str]:
    """The discard pile, sorted."""
    return sorted(p.content.card_ids[card] for card in p.t.discard)


# --- development ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-208", "AOI-G26")
def test_any_counter_of_the_display_can_be_developed_away() -> None:
    """Every type and level is offered, higher ones before lower ones, railways not."""
    p = Position()
    p.hand("red", "cotton", "cotton")
    p.turn("red")
    p.do("develop")
    assert p.offers("remove") == set(printed_counters())
    assert all(words.startswith("remove ") for words in p.options())
    p.do("remove factory_4", "card cotton")
    left = {counter: p.on_display("red", counter) for counter in printed_counters()}
    assert left == {**printed_counters(), "factory_4": 1}
    assert p.t.rails_left[p.seat("red")] == 12


@pytest.mark.rule("AOI-208")
def test_only_ones_own_display_is_developed() -> None:
    """A counter that is not on the player's own display can't be removed, and rivals lose nothing."""
    p = Position()
    p.hand("red", "cotton")
    p.left("red", port_1=0)
    p.turn("red")
    p.do("develop")
    assert p.offers("remove") == set(printed_counters()) - {"port_1"}
    assert p.why("remove port_1") == ("AOI-208",)
    p.do("remove coal_1", "card cotton")
    for colour in ("yellow", "green", "blue"):
        left = {counter: p.on_display(colour, counter) for counter in printed_counters()}
        assert left == printed_counters()


@pytest.mark.rule("AOI-209")
def test_development_costs_one_card_and_no_money() -> None:
    """Any one card of the hand is discarded; money, loans and the box stay as they were."""
    p = Position()
    p.hand("red", "cotton", "ship", "brown")
    p.money("red", 7)
    before = discards(p)
    p.turn("red")
    p.do("develop", "remove factory_0")
    assert p.offers("card") == {"cotton", "ship", "brown"}
    assert p.why("card grey") == ("AOI-209",)
    p.do("card ship")
    assert p.cards("red") == ["brown", "cotton"]
    assert discards(p) == sorted([*before, "ship"])
    assert (p.cash("red"), p.debt("red"), p.spent("red")) == (7, 0, 0)


@pytest.mark.rule("AOI-209", "AOI-G21")
def test_no_development_without_a_card() -> None:
    """An empty hand can't develop."""
    p = Position()
    p.turn("red")
    assert not p.can("develop")
    assert p.why("develop") == ("AOI-209",)


@pytest.mark.rule("AOI-210")
def test_a_developed_counter_never_comes_back() -> None:
    """With both level-1 mills developed away the next mill is level 2, also in later rounds."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.hand("red", "grey", "grey", "light_green")
    p.turn("red")
    p.do("develop", "remove cotton_1", "card grey", "develop", "remove cotton_1", "card grey")
    assert (p.t.round[0], p.who) == (3, "red")
    assert p.on_display("red", "cotton_1") == 0
    p.do("build", "card light_green", "industry cotton", "space hamburg_3")
    assert p.stands("hamburg_3") == "red cotton_2"
    assert p.on_display("red", "cotton_1") == 0


@pytest.mark.rule("AOI-210")
def test_a_type_developed_away_entirely_is_never_built() -> None:
    """Without port counters on the display no port can be built, not even with both actions."""
    p = Position()
    p.left("red", port_1=0, port_2=0, port_3=1)
    p.hand("red", "grey", "port", "light_green")
    p.turn("red")
    p.do("develop", "remove port_3", "card grey")
    p.turn("red")
    p.do("build")
    assert p.why("card port") == ("AOI-103",)
    p.do("card light_green")
    assert "port" not in p.offers("industry")
    p.turn("red")
    p.do("combine", "card port")
    assert p.why("industry port") == ("AOI-103",)


@pytest.mark.rule("AOI-211")
@pytest.mark.parametrize("map_id", ["germany", "new_england"])
def test_only_development_removes_level_0_counters(map_id: str) -> None:
    """In random games level-0 counters leave a display in developments only, and never stand on the map."""
    dice = random.Random(5)
    removed = 0
    for seed in range(6):
        t = cast(AgeTable, GAME.new(3, seed, {"map": map_id}))
        kinds = len(t.content.level)
        zeros = [
            seat * kinds + c
            for seat in range(3)
            for c in range(kinds)
            if t.content.counter_ids[c] in ("factory_0", "ship_0")
        ]
        while not t.over:
            before, step = [t.left[at] for at in zeros], type(t.agenda[-1]).__name__
            t.apply(t.waiting[0], dice.choice(t.options(t.waiting[0])))
            gone = sum(before) - sum(t.left[at] for at in zeros)
            assert gone in ((0, 1) if step == "DevelopWithCard" else (0,))
            removed += gone
            assert all(c < 0 or t.content.counter_ids[c] not in ("factory_0", "ship_0") for c in t.counter)
    assert removed > 0


@pytest.mark.rule("AOI-211")
def test_level_0_counters_stand_in_the_way_of_factories_and_ships() -> None:
    """While one is left neither a card nor both actions build the industry; without it they do."""
    p = Position("new_england")
    p.put("red", "port_1", "portland_1")
    p.put("red", "iron_1", "portland_2")
    p.hand("red", "factory", "ship", "brown", "brown", "brown")
    p.turn("red")
    p.do("combine", "card brown")
    assert p.why("industry factory") == ("AOI-108",)
    assert p.why("industry ship") == ("AOI-108",)
    p.turn("red")
    p.do("build")
    assert p.why("card ship") == ("AOI-108",)
    p.turn("red", actions=2)
    p.do("develop", "remove ship_0", "card brown", "build", "card ship", "space gulf_of_maine_1")
    assert p.stands("gulf_of_maine_1") == "red ship_2"


@pytest.mark.rule("AOI-212")
def test_example_two_developments_open_the_level_3_factory() -> None:
    """Two actions and two cards remove both level-0 factories; then a level-3 factory can be built."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.hand("red", "grey", "grey", "factory")
    p.money("red", 50)
    p.turn("red")
    p.do("develop", "remove factory_0", "card grey")
    assert p.on_display("red", "factory_0") == 1
    p.do("build")
    assert p.why("card factory") == ("AOI-108",)
    p.turn("red", actions=1)
    p.do("develop", "remove factory_0", "card grey")
    assert p.on_display("red", "factory_0") == 0
    assert p.cards("red") == ["factory"]
    assert p.on_display("red", "factory_3") == 2
    p.do("build", "card factory", "space hamburg_3")
    assert p.stands("hamburg_3") == "red factory_3"


# --- taking cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-213")
def test_hands_are_not_refilled() -> None:
    """Building, developing and passing shrink a hand, and neither turn nor round fills it up again."""
    p = Position()
    p.hand("red", "blue", "coal", "grey", "brown", "brown")
    p.hand("yellow", "cotton")
    p.turn("red", more=("yellow",))
    p.do("build", "card blue", "industry iron", "space koeln_1")
    assert len(p.cards("red")) == 4
    p.do("develop", "remove cotton_1", "card coal")
    assert len(p.cards("red")) == 3
    p.do("pass", "card cotton", "take-cards", "deck", "deck")
    assert p.t.round[0] == 3
    assert p.cards("red") == ["brown", "brown", "grey"]
    p.order("red", "yellow", "green", "blue")
    p.turn("red")
    p.do("pass", "card grey", "railway", "link koeln-ruhr")
    assert p.cards("red") == ["brown", "brown"]


@pytest.mark.rule("AOI-213")
@pytest.mark.parametrize("map_id", ["germany", "new_england"])
def test_a_hand_grows_only_by_taking_cards(map_id: str) -> None:
    """In random games no other decision ever adds a card to a hand."""
    dice = random.Random(8)
    for seed in range(4):
        t = GAME.new(4, seed, {"map": map_id})
        while not t.over:
            seat, since = t.waiting[0], len(t.log(None))
            before = [len(t.view(s)["hands"][s]) for s in range(4)]
            t.apply(seat, dice.choice(t.options(seat)))
            took = [line["seat"] for line in t.log(None, since) if line["rules"] == ["AOI-214"]]
            for s in range(4):
                grown = len(t.view(s)["hands"][s]) - before[s]
                assert grown <= took.count(s)


@pytest.mark.rule("AOI-214")
@pytest.mark.parametrize(
    ("first", "second", "taken"),
    [
        ("offer 0", "offer 1", ["brown", "grey"]),
        ("offer 1", "deck", ["grey", "iron"]),
        ("deck", "offer 0", ["brown", "iron"]),
        ("deck", "deck", ["iron", "port"]),
    ],
)
def test_two_cards_come_from_display_and_deck_as_one_likes(first: str, second: str, taken: list[str]) -> None:
    """Both from the display, one from each in either order, or both from the deck; no card and no money is paid."""
    p = Position()
    p.offer("brown", "grey")
    p.deck("iron", "port", "coal", "coal")
    p.money("red", 5)
    p.turn("red")
    p.do("take-cards")
    assert p.options() == ["offer 0", "offer 1", "deck"]
    p.do(first, second)
    assert p.cards("red") == taken
    assert (p.cash("red"), p.spent("red")) == (5, 0)
    assert p.t.prompt(p.seat("red")) == "Choose your second action."


@pytest.mark.rule("AOI-214", "AOI-G22")
def test_as_many_cards_as_there_are() -> None:
    """With one card left the action brings one, with none it is not possible."""
    p = Position()
    p.offer("brown", "")
    p.deck()
    p.turn("red")
    p.stop_after("take-cards")
    assert p.options() == ["offer 0"]
    p.do("offer 0")
    assert p.cards("red") == ["brown"]
    assert p.step == "ChooseAction"
    assert not p.can("take-cards")
    assert p.why("take-cards") == ("AOI-G22",)


@pytest.mark.rule("AOI-215")
def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    """The drawn card is in the player's view while they still have display and deck to choose from."""
    p = Position()
    p.offer("brown", "grey")
    p.deck("iron", "port")
    red, yellow = p.seat("red"), p.seat("yellow")
    p.turn("red")
    p.do("take-cards", "deck")
    assert p.step == "TakeCard"
    assert p.t.view(red)["hands"][red] == [p.content.card_ids.index("iron")]
    assert p.t.view(yellow)["hands"][red] == {"count": 1}
    assert "iron" in p.t.log(red)[-1]["text"].lower()
    assert "iron" not in p.t.log(yellow)[-1]["text"].lower()
    assert p.options() == ["offer 0", "offer 1", "deck"]


@pytest.mark.rule("AOI-216")
def test_the_display_is_refilled_after_the_second_card_only() -> None:
    """A gap stays open for the second choice; then the deck fills the display to two cards."""
    p = Position()
    p.offer("brown", "grey")
    p.deck("iron", "port", "coal")
    p.turn("red")
    p.do("take-cards", "offer 0")
    assert face_up(p) == ["", "grey"]
    assert p.options() == ["offer 1", "deck"]
    assert p.why("offer 0") == ("AOI-216",)
    p.do("offer 1")
    assert face_up(p) == ["iron", "port"]
    assert len(p.t.deck) == 1


@pytest.mark.rule("AOI-216")
def test_drawing_from_the_deck_leaves_the_display_alone() -> None:
    """Two cards from the deck: the same two cards stay face up; a card from each: one is replaced."""
    p = Position()
    p.offer("brown", "grey")
    p.deck("iron", "port", "coal", "cotton", "blue")
    p.turn("red")
    p.do("take-cards", "deck", "deck")
    assert face_up(p) == ["brown", "grey"]
    p.do("take-cards", "offer 1", "deck")
    assert p.cards("red") == ["coal", "grey", "iron", "port"]
    assert face_up(p) == ["brown", "cotton"]


@pytest.mark.rule("AOI-216", "AOI-G22")
def test_a_used_up_deck_leaves_the_display_short() -> None:
    """What the deck can't replace stays empty."""
    p = Position()
    p.offer("brown", "grey")
    p.deck("iron")
    p.turn("red")
    p.do("take-cards", "offer 0", "offer 1")
    assert face_up(p) == ["iron", ""]


@pytest.mark.rule("AOI-217", "AOI-G22")
def test_nine_cards_are_the_limit() -> None:
    """With nine cards the action is refused; with seven it brings two, and then it is refused."""
    p = Position()
    p.hand("red", *NINE)
    p.turn("red")
    assert not p.can("take-cards")
    assert p.why("take-cards") == ("AOI-217",)
    p.hand("red", *NINE[:7])
    p.turn("red")
    p.do("take-cards", "deck", "deck")
    assert len(p.cards("red")) == 9
    assert p.step == "ChooseAction"
    assert p.why("take-cards") == ("AOI-217",)


@pytest.mark.rule("AOI-218")
@pytest.mark.parametrize("source", ["offer 0", "deck"])
def test_example_with_eight_cards_only_one_is_taken(source: str) -> None:
    """The action ends at nine cards; nothing is taken beyond and discarded again."""
    p = Position()
    p.hand("red", *NINE[:8])
    before = discards(p)
    p.offer("light_green", "ship")
    p.turn("red")
    p.do("take-cards", source)
    assert len(p.cards("red")) == 9
    assert discards(p) == before
    assert p.step == "ChooseAction"
    assert len([card for card in face_up(p) if card]) == 2


# --- passing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-219")
def test_doing_nothing_means_passing() -> None:
    """An action can be used in six ways (and both for one build) and can't be skipped; a pass uses it up."""
    p = Position()
    p.put("red", "cotton_1", "hamburg_3")
    p.put("red", "port_1", "hamburg_1")
    p.hand("red", "cotton", "grey", "grey")
    p.turn("red", more=("yellow",))
    assert set(p.options()) == SIX_ACTIONS
    assert p.why("stop") == ("AOI-063", "AOI-066")
    p.do("pass", "card grey")
    assert p.who == "red"
    assert set(p.options()) == SIX_ACTIONS - {"combine"}
    p.do("pass", "card grey")
    assert p.who == "yellow"


@pytest.mark.rule("AOI-220")
def test_a_pass_costs_one_card_and_does_nothing_else() -> None:
    """Any card of the hand goes to the discards; all else on the table stays as it was."""
    p = Position()
    p.hand("red", "cotton", "grey", "grey")
    p.money("red", 4, loans=1)
    before = discards(p)
    p.turn("red")
    seen = p.t.view(None)
    p.do("pass")
    assert p.offers("card") == {"cotton", "grey"}
    p.do("card grey")
    assert p.cards("red") == ["cotton", "grey"]
    assert discards(p) == sorted([*before, "grey"])
    now = p.t.view(None)
    changed = {name for name in seen if seen[name] != now[name]}
    assert changed == {"discard", "hands", "moves", "agenda"}


@pytest.mark.rule("AOI-220")
def test_a_pass_is_not_free_while_cards_are_there() -> None:
    """A player with cards discards one even when the deck is empty; one without cards can't pass before."""
    p = Position()
    p.hand("red", "cotton")
    p.deck()
    p.turn("red")
    p.do("pass")
    assert p.options() == ["card cotton"]
    p = Position()
    p.turn("red")
    assert p.options() == ["take-cards"]
    assert not p.can("pass")


@pytest.mark.rule("AOI-221")
def test_who_passed_acts_again() -> None:
    """After a pass the second action of the turn and both of the next round are open as ever."""
    p = Position()
    p.hand("red", "grey", "cotton", "blue")
    p.turn("red")
    p.do("pass", "card grey")
    p.do("build", "card blue", "industry iron", "space koeln_1")
    assert p.stands("koeln_1") == "red iron_1"
    p = Position()
    p.hand("red", "grey", "grey", "cotton")
    p.turn("red")
    p.do("pass", "card grey", "pass", "card grey")
    assert (p.t.round[0], p.who) == (3, "red")
    assert set(p.options()) == {"build", "combine", "develop", "take-cards", "pass"}
    p.do("build", "card cotton", "space koeln_1")
    assert p.stands("koeln_1") == "red cotton_1"


@pytest.mark.rule("AOI-222", "AOI-G21")
def test_a_pass_is_free_without_cards_and_deck() -> None:
    """Hand and deck empty: pass costs nothing, though face-up cards could still be taken."""
    p = Position()
    p.offer("brown", "grey")
    p.deck()
    before = discards(p)
    p.turn("red", more=("yellow",))
    assert set(p.options()) == {"take-cards", "pass"}
    p.do("pass", "pass")
    assert p.who == "yellow"
    assert discards(p) == before
    assert p.cards("red") == []


@pytest.mark.rule("AOI-222")
def test_no_free_pass_while_the_deck_lasts() -> None:
    """With an empty hand and a card in the deck passing is refused."""
    p = Position()
    p.offer("", "")
    p.deck("brown")
    p.turn("red")
    assert not p.can("pass")
    assert p.why("pass") == ("AOI-220",)
