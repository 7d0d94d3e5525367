"""Response actions: FIS-175 to FIS-184."""

from pathlib import Path

import pytest

from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, own_mines, pack
from tests.rules.forged_in_steel.position import Position


def strike() -> Position:
    """Red's turn with Pullman Strike (a Labor event, 4 MM); blue has Pinkertons in hand, green another card."""
    p = Position()
    p.put("house", RED, "NS5d")
    p.put("factory", BLUE, "NS13c+NS13d")
    p.hand(BLUE, "pinkertons", "opera_block")
    p.hand(GREEN, "labor")
    p.turn(RED, "pullman_strike")
    return p


@pytest.mark.rule("FIS-175")
@pytest.mark.rule("FIS-G28")
def test_a_response_reacts_and_its_card_may_have_an_event_of_its_own(tmp_path: Path) -> None:
    p = strike()
    p.do("event")
    p.respond(BLUE, "pinkertons")
    assert p.t.unrest == []  # the Strike would have cost blue a cube
    q = Position()
    q.put("house", RED, "NS5d")
    q.turn(BLUE, "pinkertons")
    assert q.options() == ["muscle", "event"]
    start = q.content.pack.cards["card"][19]
    assert start["title"] == "Pinkertons"
    text = (Path(str(pack(tmp_path, "cards.toml"))) / "cards.toml").read_text("utf-8")
    at = text.index("number = 20\n")
    first = text.index("effect = [", at)
    last = text.index("\n]\n", first) + 3
    (tmp_path / "pack" / "cards.toml").write_text(text[:first] + text[last:], "utf-8")
    bare = Position(content=str(tmp_path / "pack"))
    bare.turn(BLUE, "pinkertons")
    assert bare.options() == ["muscle"]  # a Response instead of an event
    assert bare.why("event") == ("FIS-G28",)


@pytest.mark.rule("FIS-176")
def test_a_response_is_shown_at_once_when_its_condition_is_met() -> None:
    p = strike()
    p.do("event")
    assert (p.step, p.t.waiting) == ("Respond", (BLUE, GREEN))  # before anything happened
    assert p.t.unrest == []
    assert p.options(BLUE) == ["pass", "respond pinkertons"]
    assert p.options(GREEN) == ["pass"]
    q = Position()
    q.put("house", RED, "NS12a")
    q.hand(BLUE, "pinkertons", "first_national_bank")
    q.event(RED, "silver_crash")  # a Market event
    assert q.options(BLUE) == ["pass", "respond first_national_bank"]
    assert q.why("respond pinkertons", BLUE) == ("FIS-176",)
    own = Position()
    own.hand(RED, "pinkertons")
    own.event(RED, "pullman_strike")  # one's own event is no condition
    assert own.step != "Respond"


@pytest.mark.rule("FIS-177")
def test_neither_a_banked_nor_a_selected_card_can_respond() -> None:
    banked = Position()
    banked.put("house", RED, "NS5d")
    banked.hand(BLUE, "opera_block")
    banked.bank(BLUE, "pinkertons")
    banked.event(RED, "pullman_strike")
    assert banked.step == "Respond"
    assert banked.options(BLUE) == ["pass"]
    selected = Position()
    selected.put("house", RED, "NS5d")
    selected.hand(BLUE, "opera_block")
    selected.turns((RED, "pullman_strike"), (BLUE, "pinkertons"))
    selected.by(RED, "event")
    assert selected.options(BLUE) == ["pass"]
    assert selected.why("respond pinkertons", BLUE) == ("FIS-177",)


@pytest.mark.rule("FIS-178")
def test_a_response_may_be_left_unused() -> None:
    p = strike()
    p.do("event")
    p.pass_all()
    p.do("lot NS5b")
    assert p.t.unrest == [BLUE]
    assert p.gains() == [1, 0, 0, 0]
    assert p.ids(p.t.headlines) == ["pullman_strike"]
    assert p.t.used[BLUE] == []  # it can still be used later
    assert "pinkertons" in p.ids(p.t.hands[BLUE])


@pytest.mark.rule("FIS-179")
def test_a_cancelled_event_leaves_the_card_its_muscle() -> None:
    p = strike()
    p.do("event")
    p.respond(BLUE, "pinkertons")
    assert (p.who, p.step, p.left) == (RED, "Spend", 4)
    p.do("buy-lot", "lot NS5b", "buy-lot", "lot NS5c", "stop")
    assert p.stands("NS5b") == "cube 0"
    assert (p.t.unrest, p.t.headlines) == ([], [])  # no part of the event, no Headline
    assert p.ids(p.t.box) == ["pullman_strike"]


@pytest.mark.rule("FIS-180")
def test_a_response_never_touches_a_turn_or_its_muscle() -> None:
    p = strike()
    p.do("muscle")
    assert (p.who, p.step, p.left) == (RED, "Spend", 4)  # nobody is asked
    q = Position()
    q.put("house", RED, "NS5d")
    q.hand(BLUE, "pinkertons")
    q.turns((RED, "pullman_strike"), (GREEN, "opera_block"))
    q.by(RED, "event")
    q.respond(BLUE, "pinkertons")
    assert q.t.turn == [RED]
    assert (q.who, q.left) == (RED, 4)
    q.do("stop")
    assert (q.who, q.step, q.t.turn) == (GREEN, "Declare", [GREEN])


@pytest.mark.rule("FIS-181")
def test_a_response_goes_back_to_the_hand_and_is_played_later() -> None:
    p = strike()
    p.do("event")
    p.respond(BLUE, "pinkertons")
    assert p.ids(sorted(p.t.hands[BLUE])) == ["opera_block", "pinkertons"]
    p.do("stop")
    p.hand(GREEN)
    p.round()
    assert p.options(BLUE) == ["card opera_block", "card pinkertons"]
    p.by(BLUE, "card pinkertons")
    assert (p.who, p.step, p.options()) == (BLUE, "Declare", ["muscle", "event"])
    p.do("muscle")
    assert p.left == 3


@pytest.mark.rule("FIS-182")
def test_a_response_is_used_only_once() -> None:
    p = strike()
    p.do("event")
    p.respond(BLUE, "pinkertons")
    p.do("stop")
    p.event(PURPLE, "coxeys_army")  # the next Labor event
    assert p.step == "Choose place"  # nobody else could have Pinkertons: no window
    q = Position()
    q.era(1910)
    q.put("house", RED, "NS5d")
    q.hand(BLUE, "temperance", "court_injunction")
    q.event(RED, "black_hand")  # a Vice and Force event
    assert q.options(BLUE) == ["pass", "respond temperance", "respond court_injunction"]
    q.by(BLUE, "respond temperance")
    q.do("stop")
    q.event(PURPLE, "black_hand")
    assert q.options(BLUE) == ["pass", "respond court_injunction"]
    assert q.why("respond temperance", BLUE) == ("FIS-182",)


@pytest.mark.rule("FIS-183")
def test_after_a_response_the_active_player_goes_on() -> None:
    p = Position()
    p.put("house", RED, "NS5d")
    p.cube(RED, "NS5b")
    p.hand(BLUE, "pinkertons")
    p.turns((RED, "pullman_strike"), (PURPLE, "labor"))
    p.by(RED, "event")
    p.respond(BLUE, "pinkertons")
    assert (p.who, p.t.queue) == (RED, [PURPLE])
    p.do("build-house", "lot NS5b")
    assert (p.who, p.left) == (RED, 3)
    p.do("stop")
    assert (p.who, p.step) == (PURPLE, "Declare")


@pytest.mark.rule("FIS-184")
def test_a_riot_triggers_a_response_which_cancels_nobodys_event() -> None:
    p = Position()
    p.era(1910)
    own_mines(p, BLUE, 2)
    p.put("house", BLUE, "NS5a", "NS5b", "NS5c", "NS5d")
    p.hand(GREEN, "national_guard", "opera_block")
    p.event(RED, "ludlow_massacre")
    p.together("pass")  # the window for cancelling the event: green alone has cards
    assert p.options(GREEN) == ["pass", "respond national_guard"]
    p.together("respond national_guard")
    p.rolls(2)
    p.do("lot NS5a")
    assert p.step != "RiotNext"  # 2 + 2 - 3: one point
    p.pass_all()
    assert p.count("house", BLUE) == 3
    assert p.gains() == [3, 0, 0, 0]  # the event goes on
    assert p.ids(p.t.headlines) == ["ludlow_massacre"]
    assert "national_guard" in p.ids(p.t.hands[GREEN])
