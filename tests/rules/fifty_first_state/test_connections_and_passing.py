"""Connection cards, defense tokens placed in one's turn, and passing."""

import pytest

from boomtown.games.fifty_first_state.rules.table import ACTING, LOOKOUT
from tests.rules.fifty_first_state.position import Position


def with_face_up(*kinds: str, **goods: int) -> Position:
    """Seat 0 has these goods and its turn; these Connection cards are face up."""
    p = Position()
    p.face_up(*kinds)
    p.give(0, **goods)
    p.turn(0)
    p.watch()
    return p


# --- taking a Connection card ----------------------------------------------------------------------------------


@pytest.mark.rule("FSS-140")
@pytest.mark.parametrize(("kind", "left"), [("punks", "merchants"), ("merchants", "punks")])
def test_two_workers_take_a_face_up_connection_card(kind: str, left: str) -> None:
    """With one worker it is refused; with three one is left; the card is in hand, the other stays; it was the action."""
    p = with_face_up("punks", "merchants", worker=1)
    assert p.offered("take") == []
    assert p.why(f"take {kind}") == ("FSS-140",)
    p = with_face_up("punks", "merchants", worker=3, gun=2)
    assert p.offered("take") == ["merchants", "punks"]
    p.do(f"take {kind}")
    assert p.gained(0) == {"worker": -2}
    assert p.t.links[0] == [p.link(kind)]
    assert [link for link in p.t.face_up if link >= 0] == [p.link(left)]
    assert (p.who, p.step) == (1, "Turn")


@pytest.mark.rule("FSS-141")
def test_without_a_face_up_card_none_can_be_taken() -> None:
    """Not from the top of a pile, not from a rival's hand; what one player took the next can't take any more."""
    p = with_face_up(worker=9)
    assert p.offered("take") == []
    p = Position()
    p.face_up("junk_train")
    p.links(1, "thugs")
    p.give(0, worker=2)
    p.give(1, worker=9)
    p.turn(0)
    p.do("take junk_train")
    assert p.who == 1
    assert p.offered("take") == []
    hidden = [p.t.red_pile[-1], p.t.blue_pile[-1], p.link("junk_train"), p.link("thugs")]
    for link in hidden:
        assert p.why(f"take {link}") == ("FSS-141",)


@pytest.mark.rule("FSS-142")
def test_no_connection_card_is_taken_from_the_discard_pile() -> None:
    """A played card and one left over from the round before lie there out of reach; only the face-up one is offered."""
    p = Position()
    p.links(0, "punks", "merchants#2")
    p.give(0, worker=9)
    p.t.link_discard.append(p.t.links[0].pop())
    p.face_up("junk_train")
    p.turn(0)
    p.do("play punks", "pass")
    assert p.who == 0
    assert sorted(p.t.link_discard) == sorted([p.link("punks"), p.link("merchants#2")])
    assert p.offered("take") == ["junk_train"]
    for link in p.t.link_discard:
        assert p.why(f"take {link}") == ("FSS-142",)


# --- playing a Connection card ---------------------------------------------------------------------------------


@pytest.mark.rule("FSS-143")
@pytest.mark.parametrize(
    ("kind", "goods"),
    [
        ("punks", {"red": 2}),
        ("thugs", {"gun": -1, "red": 3}),
        ("merchants", {"blue": 2}),
        ("junk_train", {"blue": 3}),
    ],
)
def test_playing_a_connection_card_is_an_action_that_gives_its_goods(
    kind: str, goods: dict[str, int]
) -> None:
    """The goods and nothing else, then it is the rival's turn; who has not got the card can't play it."""
    p = Position()
    p.links(0, kind)
    p.give(0, gun=1)
    p.give(1, gun=1)
    p.turn(0)
    p.watch()
    p.do(f"play {kind}")
    assert p.gained(0) == goods
    assert (p.who, p.step) == (1, "Turn")
    assert p.why(f"play {kind}") == ("FSS-143",)


@pytest.mark.rule("FSS-143")
def test_taking_and_playing_are_two_actions() -> None:
    """The card taken in this turn waits for a later one."""
    p = with_face_up("punks", worker=2)
    p.do("take punks")
    assert p.gained(0) == {"worker": -2}  # no contacts yet
    assert p.who == 1
    p.do("pass")
    assert p.offered("play") == ["punks"]
    p.do("play punks")
    assert p.gained(0) == {"worker": -2, "red": 2}


@pytest.mark.rule("FSS-144")
def test_a_played_connection_card_goes_to_the_connection_discard_pile() -> None:
    """Not to that of the Location cards, and no longer in hand; others in hand stay."""
    p = Position()
    played, kept = p.links(0, "merchants", "punks")
    p.turn(0)
    p.do("play merchants")
    assert p.t.link_discard == [played]
    assert (p.t.links[0], p.t.discard) == ([kept], [])


@pytest.mark.rule("FSS-145")
def test_the_cost_of_a_connection_card_is_paid_when_it_is_played() -> None:
    """Thugs are taken without a gun and with no gun spent; played only with one, which is spent then."""
    p = with_face_up("thugs", worker=2)
    p.do("take thugs", "pass")
    assert p.gained(0) == {"worker": -2}
    assert p.offered("play") == []
    assert p.why("play thugs") == ("FSS-145",)
    p = with_face_up("thugs", worker=2, gun=2)
    p.do("take thugs")
    assert p.gained(0) == {"worker": -2}
    p.do("pass", "play thugs")
    assert p.gained(0) == {"worker": -2, "gun": -1, "red": 3}


# --- defense tokens --------------------------------------------------------------------------------------------


def fortified(tokens: int = 2, **goods: int) -> Position:
    """Seat 0 has three Locations, a Ruins and defense tokens and has its turn; seat 1 has a Location and a token."""
    p = Position()
    p.put(0, "school", "church", "archive")
    p.put(0, "docks", ruin=True)
    p.put(1, "quarry")
    p.give(0, defense=tokens, **goods)
    p.give(1, defense=1)
    p.turn(0)
    return p


@pytest.mark.rule("FSS-146")
def test_a_defense_token_may_be_placed_on_one_of_ones_locations() -> None:
    """One token for one more Defense; not on a Ruins, not on a rival's Location, not without a token."""
    p = fortified(1)
    assert p.offered("shield") == ["archive", "church", "school"]
    assert p.why("shield docks") == ("FSS-G20",)
    assert p.why("shield quarry") == ("FSS-146",)
    assert [p.defense(name) for name in ("school", "church", "archive")] == [3, 4, 5]
    p.do("shield church")
    assert [p.defense(name) for name in ("school", "church", "archive")] == [3, 5, 5]
    assert p.count(0, "defense") == 0
    assert p.offered("shield") == []
    assert p.why("shield school") == ("FSS-146",)


@pytest.mark.rule("FSS-146", "FSS-G35")
def test_tokens_are_placed_before_the_action_and_after_it_where_there_is_something_new_but_not_in_anothers_turn() -> (
    None
):
    """Several in one turn; after an action that brought nothing to shield nobody is asked, after a new Location they are."""
    p = fortified(3, worker=1)
    p.do("shield school", "shield archive", "use archive")
    assert p.who == 1  # the token that is left could have been placed before
    p = fortified(3, grey=1)
    p.hand(0, "docks#2")
    p.turn(0)
    p.do("shield school", "construct docks#2")
    assert (p.who, p.step) == (0, "PlaceShields")
    assert p.why("shield school") == ("FSS-121",)
    p.do("shield archive", "shield docks#2")
    assert p.facts("shield church") == ["you have 2 defense tokens, and all are picked"]
    p.do("shield docks#2", "done")  # put back
    assert p.who == 1
    assert p.offered("shield") == ["quarry"]
    assert p.t.options(0) == []
    assert sorted(p.names_of(p.t.shields)) == ["archive", "school"]
    assert p.count(0, "defense") == 1


@pytest.mark.rule("FSS-146")
def test_a_token_gained_by_the_action_itself_may_be_placed_in_the_same_turn() -> None:
    """Combat Vehicle gives a token after which the turn is not over yet."""
    p = Position(expansion="winter")
    p.put(0, "combat_vehicle")
    p.give(0, worker=1)
    p.turn(0)
    assert p.offered("shield") == []
    p.do("use combat_vehicle")
    assert (p.who, p.step) == (0, "PlaceShields")
    p.pick("shield combat_vehicle")
    assert p.who == 1
    assert p.defense("combat_vehicle") == 6


@pytest.mark.rule("FSS-147")
def test_placing_a_defense_token_is_not_the_action_of_the_turn() -> None:
    """After it the action is still to come; after the action there is none, only tokens; passing is still possible."""
    p = fortified(3, worker=2)
    p.do("shield school")
    assert (p.who, p.step) == (0, "Turn")
    assert p.can("use archive")
    p.do("shield church")
    assert (p.who, p.step) == (0, "Turn")
    p.do("use archive", "done")  # the second use is left alone
    assert p.who == 1
    p = fortified(1, grey=1, worker=2)
    p.hand(0, "docks#2")
    p.turn(0)
    p.do("construct docks#2")
    assert sorted(p.options()) == ["done", "shield archive", "shield church", "shield docks", "shield school"]
    assert p.why("use archive") == ("FSS-076",)  # only tokens may be placed now
    p = fortified(1)
    p.do("shield school", "pass")
    assert p.t.passed == [1, 0]
    assert p.who == 1


@pytest.mark.rule("FSS-148")
def test_a_placed_defense_token_stays_where_it_is() -> None:
    """In later turns nothing takes it off or moves it; a second token goes elsewhere and leaves the first alone."""
    p = fortified(1)
    p.passed(1)
    p.do("shield school")
    assert [words for words in p.options() if "school" in words or words.startswith("shield")] == []
    p.give(0, defense=1, worker=2)
    p.turn(0)
    assert p.offered("shield") == ["archive", "church"]
    p.do("shield church", "exchange workers", "choose gun")
    assert p.names_of(p.t.shields) == ["school", "church"]
    assert p.count(0, "defense") == 0


# --- passing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-149")
def test_whoever_passes_is_out_for_the_round() -> None:
    """Passing is always possible, with nothing else to do the only option; afterwards only the others have turns."""
    p = Position(seats=3)
    p.give(0, worker=4)
    p.give(1, worker=20)
    p.turn(0)
    assert p.can("pass")
    assert p.can("exchange workers")  # they could act
    p.do("pass")
    for _ in range(2):
        assert p.who == 1
        p.do("exchange workers", "choose gun", "done")
        if p.who == 2:
            assert p.options() == ["pass"]  # they can't do anything else
            p.do("pass")
        assert p.t.options(0) == []
    assert p.who == 1
    assert p.t.passed == [1, 0, 1]
    assert (p.t.round[0], p.t.phase[0]) == (2, ACTING)


def besieged(*passed: int) -> Position:
    """Seat 0 could raze, visit or copy what seats 1 and 2 have; some have passed."""
    p = Position(seats=3, expansion="winter")
    p.put(1, "assassin", "church")
    p.put(2, "quarry", "docks#2")
    p.hand(0, "suppliers")
    p.give(0, red=4, worker=1, grey=2)
    p.passed(*passed)
    p.turn(0)
    p.watch()
    return p


@pytest.mark.rule("FSS-150")
def test_the_locations_of_whoever_has_passed_are_safe() -> None:
    """From razing, from workers and from actions that target Locations; those of the others are not."""
    p = besieged()
    assert p.offered("raze") == ["assassin", "church", "docks", "quarry"]
    assert p.offered("visit") == ["assassin", "docks", "quarry"]
    p.do("construct suppliers")
    assert p.offered("location") == ["assassin", "docks", "quarry"]
    p = besieged(1)
    assert p.offered("raze") == ["docks", "quarry"]
    assert p.offered("visit") == ["docks", "quarry"]
    assert p.why("raze assassin") == p.why("raze church") == ("FSS-117",)
    assert p.why("visit assassin") == ("FSS-138",)
    p.do("construct suppliers")
    assert p.offered("location") == ["docks", "quarry"]
    p = besieged(1, 2)
    assert (p.offered("raze"), p.offered("visit")) == ([], [])
    p.do("construct suppliers")
    assert p.gained(0) == {"card": -1, "grey": -2}  # nothing to copy


@pytest.mark.rule("FSS-151")
def test_the_action_phase_ends_when_the_last_player_has_passed() -> None:
    """Until then goods lie where they are and the others go on; then Cleanup takes them and a new round begins."""
    p = Position(seats=3)
    p.put(0, "school", shield=True)
    for seat in range(3):
        p.give(seat, iron=1, worker=2)
    p.turn(0)
    p.do("pass", "pass")
    assert (p.who, p.t.phase[0], p.t.round[0]) == (2, ACTING, 2)
    p.do("exchange workers", "choose fuel")
    assert p.who == 2
    assert [p.count(seat, "iron") for seat in range(3)] == [1, 1, 1]
    p.do("pass")
    assert (p.step, p.t.phase[0], p.t.round[0]) == ("DraftCard", LOOKOUT, 3)
    assert [sum(goods) for goods in p.t.goods] == [0, 0, 0]
    assert (p.t.passed, p.t.shields, p.t.first) == ([0, 0, 0], [], [1])
