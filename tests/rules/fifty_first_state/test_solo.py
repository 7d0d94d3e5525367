"""The solo game: setup, Lookout, Production, turns, dealing with the Virtual Player, end and achievements."""

import pytest

from boomtown.engine.dice import seeded
from boomtown.games.fifty_first_state import GAME
from boomtown.games.fifty_first_state.rules.rounds import EndRound
from boomtown.games.fifty_first_state.rules.scoring import solo_result
from boomtown.games.fifty_first_state.rules.table import ACTING, LOOKOUT, OVER
from tests.rules.fifty_first_state.position import Position, new

VIRTUAL = 1


def act(p: Position) -> None:
    """An action that touches nothing else: two workers for a gun."""
    p.do("exchange workers", "choose gun")
    if p.step == "UseAgain":
        p.do("done")


def ended(own: int, virtual: int) -> Position:
    """The last Action phase of a solo game is over with these points on the track."""
    p = Position(seats=1)
    p.score(0, own)
    p.score(VIRTUAL, virtual)
    p.t.ended[0] = 1
    return p


# --- goal and end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-182", "FSS-231", "FSS-232")
@pytest.mark.parametrize(("own", "virtual", "won"), [(30, 29, True), (30, 30, False), (29, 30, False)])
def test_a_higher_final_score_than_the_virtual_players_wins(own: int, virtual: int, won: bool) -> None:
    """One more point wins; the same number or fewer loses, whatever goods one has."""
    p = ended(own - 2, virtual - 1)
    p.put(0, "school", "church")
    p.put(VIRTUAL, "archive")
    p.give(0, gun=9)
    p.start(EndRound())
    assert solo_result(p.t)[:3] == [own, virtual, int(won)]
    verdict = GAME.verdict(p.t)
    assert verdict is not None
    assert verdict.won == won
    assert f" {own} points" in verdict.words
    assert f" {virtual}" in verdict.words


@pytest.mark.rule("FSS-183", "FSS-185")
def test_the_virtual_player_scores_by_claiming_razing_and_building() -> None:
    """A Connection card and a razed Location bring 2 points each at once, its Locations one each at the end."""
    p = Position(seats=1)
    p.put(0, "school", "docks")
    p.put(VIRTUAL, "church", "archive", "quarry")
    p.face_up("punks")
    p.deck("camp")  # a worker Location: hits School
    p.give(0, worker=2)
    p.turn(1)
    assert p.t.score == [0, 2]
    act(p)
    assert p.t.score == [0, 4]
    p.t.ended[0] = 1
    p.do("pass")
    assert p.t.over
    assert solo_result(p.t) == [1, 4 + 3, 0, -1]


@pytest.mark.rule("FSS-184", "FSS-G45")
@pytest.mark.parametrize(("own", "virtual", "ends"), [(22, 22, False), (24, 22, True), (22, 23, True)])
def test_25_points_of_either_side_end_the_game_after_the_action_phase(
    own: int, virtual: int, ends: bool
) -> None:
    """You score 1, the Virtual Player 2 for a Connection card; the Action phase goes on, then comes the end."""
    p = Position(seats=1)
    p.put(0, "archive")
    p.score(0, own)
    p.score(VIRTUAL, virtual)
    p.face_up("punks")
    p.give(0, worker=5)
    p.deck("docks", "docks")
    p.turn(0)
    p.do("use archive", "done")
    assert p.t.score == [own + 1, virtual + 2]
    assert p.t.ended == [int(ends)]
    assert (p.step, p.t.phase[0]) == ("Turn", ACTING)
    act(p)
    assert len(p.t.attack) == 1  # the Virtual Player goes on too
    p.do("use archive")
    p.do("pass")
    assert p.t.over == ends
    assert p.t.phase[0] == (OVER if ends else LOOKOUT)
    assert p.t.score[0] == own + 2


@pytest.mark.rule("FSS-185")
def test_both_sides_add_a_point_for_each_location() -> None:
    """Ruins and deals don't count; the Virtual Player's cards all do."""
    p = ended(25, 20)
    p.put(0, "school", "church")
    p.put(0, "docks", ruin=True)
    p.deal(0, "arena")
    p.put(VIRTUAL, "archive", "quarry", "motel", "camp")
    p.start(EndRound())
    assert solo_result(p.t)[:2] == [27, 24]
    assert p.t.scores() == [27]


@pytest.mark.rule("FSS-233")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (25, "Mutant"),
        (29, "Mutant"),
        (30, "Survivor"),
        (39, "Survivor"),
        (40, "Human"),
        (49, "Human"),
        (50, "Trader"),
        (59, "Trader"),
        (60, "Soldier"),
        (69, "Soldier"),
        (70, "Cyborg"),
        (79, "Cyborg"),
        (80, "Grand Master"),
        (99, "Grand Master"),
    ],
)
def test_a_win_is_rated_by_the_achievement_table(points: int, name: str) -> None:
    """By the final score, Locations included; a lost game has no rating."""
    p = ended(points - 1, points - 2)
    p.put(0, "school")
    p.start(EndRound())
    level = solo_result(p.t)[3]
    assert p.content.level_names[level] == name
    verdict = GAME.verdict(p.t)
    assert verdict is not None
    assert verdict.words.endswith(f": {name}.")
    p = ended(points - 1, points)
    p.put(0, "school")
    p.start(EndRound())
    assert solo_result(p.t)[2:] == [0, -1]
    verdict = GAME.verdict(p.t)
    assert verdict is not None
    assert name not in verdict.words


# --- setup -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-186", "FSS-187", "FSS-188")
@pytest.mark.parametrize("seed", range(4))
def test_setup_is_normal_but_for_the_virtual_player(seed: int) -> None:
    """A board and six cards of which four are kept, two piles of six Connection cards; it has neither board nor hand."""
    t = new(seats=1, seed=seed)
    assert len(t.faction) == len(t.hands) == len(t.goods) == 1
    assert t.faction[0] in range(4)
    assert (len(t.hands[0]), len(t.deck), t.virtual) == (6, 88 - 6, [])
    assert (len(t.red_pile), len(t.blue_pile)) == (6, 6)
    assert t.score == [0, 0]
    assert t.first == [0]
    for _ in range(3):
        t.apply(0, t.options(0)[0])
    assert (len(t.hands[0]), len(t.discard)) == (4, 2)
    assert (t.round, t.phase, t.waiting) == ([1], [LOOKOUT], (0,))


@pytest.mark.rule("FSS-188", "FSS-230")
def test_you_keep_the_first_player_token() -> None:
    """After Cleanup, which is otherwise as usual: goods go, the Virtual Player's turn count and pass are reset."""
    p = Position(seats=1)
    p.put(0, "ruined_library", "archive", shield=True)
    p.put(VIRTUAL, "quarry")
    p.mark_used("archive", 1, worker=1)
    p.mark_used("quarry", 1, worker=1)
    punks, merchants = p.face_up("punks", "merchants")
    p.give(0, gun=1, worker=2)
    p.turn(0)
    p.do("pass")
    assert (p.t.first, p.t.round, p.t.phase) == ([0], [3], [LOOKOUT])
    assert (p.t.kept[0], sum(p.t.goods[0]), p.t.shields) == ([0], 0, [])
    assert (p.t.used, p.t.laid, p.t.passed, p.t.solo) == ([], [], [0, 0], [0, 0])
    assert sorted(p.t.link_discard) == sorted([punks, merchants])
    while p.step == "SoloDraft":
        p.do(p.options()[0])
    assert (p.who, p.step, p.t.score[VIRTUAL]) == (0, "Turn", 0)  # you begin again


# --- Lookout and Production ------------------------------------------------------------------------------------

SHOWN = ["school", "docks", "church", "archive"]


def solo_lookout(dice: int = 1) -> Position:
    """The solo Lookout begins with four known cards on the Deck and a fifth below them."""
    p = Position(seats=1)
    p.hand(0, "motel")
    p.put(VIRTUAL, "camp")
    p.deck(*SHOWN, "quarry")
    p.t.dice = seeded(dice)
    return p


@pytest.mark.rule("FSS-189")
def test_the_solo_lookout_reveals_the_top_card_of_each_connection_pile() -> None:
    """One red and one blue card."""
    p = solo_lookout()
    tops = [p.t.red_pile[-1], p.t.blue_pile[-1]]
    p.lookout()
    assert p.t.face_up == tops
    assert (len(p.t.red_pile), len(p.t.blue_pile)) == (5, 5)


@pytest.mark.rule("FSS-190", "FSS-191", "FSS-G45")
@pytest.mark.parametrize("mine", SHOWN)
def test_you_take_one_of_four_cards_laid_out_face_up(mine: str) -> None:
    """Any of the four goes to the hand."""
    p = solo_lookout()
    p.lookout()
    assert (p.step, p.names_of(p.t.display)) == ("SoloDraft", SHOWN)
    assert p.t.view(None)["display"] == p.t.display
    assert p.offered("draft") == sorted(SHOWN)
    p.do(f"draft {mine}")
    assert p.in_hand(0) == sorted(["motel", mine])


@pytest.mark.rule("FSS-192")
def test_one_of_the_other_three_goes_at_random_to_the_virtual_player() -> None:
    """Any of the three, not always the same; two are left."""
    found = set()
    for dice in range(20):
        p = solo_lookout(dice)
        p.lookout()
        p.do("draft church")
        assert p.state(VIRTUAL)[:1] == ["camp"]
        (given,) = p.state(VIRTUAL)[1:]
        assert sorted([given, *p.names_of(p.t.display)]) == ["archive", "docks", "school"]
        found.add(given)
    assert found == {"archive", "docks", "school"}


@pytest.mark.rule("FSS-193", "FSS-194", "FSS-195")
@pytest.mark.parametrize("pick", [0, 1])
def test_you_take_one_of_the_last_two_and_the_virtual_player_the_rest(pick: int) -> None:
    """The other one and one more card from the Deck go to it: three Locations a round; nothing is discarded."""
    p = solo_lookout()
    p.lookout()
    p.do("draft school")
    first = p.state(VIRTUAL)[-1]
    left = p.names_of(p.t.display)
    assert len(left) == 2
    assert (p.step, p.offered("draft")) == ("SoloDraft", sorted(left))
    assert p.state(VIRTUAL) == ["camp", first]
    p.do(f"draft {left[pick]}")
    assert left[pick] in p.in_hand(0)
    assert p.state(VIRTUAL) == ["camp", first, left[1 - pick], "quarry"]
    assert (p.t.display, p.t.discard) == ([], [])
    assert len(p.in_hand(0)) == 1 + 2 + 1  # motel, two picks, the board's card


@pytest.mark.rule("FSS-196")
def test_only_you_receive_goods_in_production() -> None:
    """The Virtual Player's Locations give it nothing, not even points, and you nothing either."""
    p = Position(seats=1, expansion="winter")
    p.put(0, "quarry")
    p.put(VIRTUAL, "steel_eagle", "school", "docks", "arena")
    p.watch()
    p.produce()
    assert p.gained(0) == {"iron": 1, "worker": 3, "grey": 1, "card": 1, "brick": 1}
    assert p.gained(VIRTUAL) == {}


# --- turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-197", "FSS-G44")
def test_you_act_first_and_then_turns_alternate() -> None:
    """One turn of the Virtual Player after each action of yours."""
    p = Position(seats=1)
    p.face_up("punks", "merchants")
    p.give(0, worker=8)
    p.act()
    assert (p.who, p.t.score) == (0, [0, 0])
    seen = []
    for _ in range(4):
        act(p)
        seen.append((p.t.score[VIRTUAL], len(p.t.attack)))
    assert seen == [(2, 0), (4, 0), (4, 1), (4, 2)]


@pytest.mark.rule("FSS-198", "FSS-225", "FSS-G43")
@pytest.mark.parametrize(("card", "defense"), [("school", 3), ("church", 4), ("archive", 5)])
def test_a_razed_location_of_the_virtual_player_is_discarded(card: str, defense: int) -> None:
    """For its Defense as usual, with its Spoils; no Ruins, and nothing for the Virtual Player."""
    p = Position(seats=1)
    p.put(VIRTUAL, card, "quarry")
    p.face_up("punks")
    p.give(0, red=defense - 1)
    p.turn(0)
    assert p.why(f"raze {card}") == ("FSS-113",)
    p.give(0, red=1)
    p.turn(0)
    p.watch()
    p.do(f"raze {card}")
    assert p.gained(0) == {"red": -defense, **p.spoils(card)}
    assert p.gained(VIRTUAL) == {"vp": 2}  # for the Connection card in its turn
    assert (p.state(VIRTUAL), p.names_of(p.t.discard), p.t.ruins) == (["quarry"], [card], [])


@pytest.mark.rule("FSS-225", "FSS-226", "FSS-G43")
def test_a_worker_sent_to_the_virtual_players_open_production_gives_it_a_point() -> None:
    """You get the goods, counted with its State; it gets 1 VP and no worker; once a round."""
    p = Position(seats=1)
    p.put(VIRTUAL, "quarry", "school")
    p.put(0, "church")
    p.give(0, worker=2)
    p.deck("docks", "docks")
    p.turn(0)
    assert p.offered("visit") == ["quarry"]  # School is not open
    p.watch()
    p.do("visit quarry")
    assert p.gained(0) == {"worker": -1, "brick": 1}
    assert p.gained(VIRTUAL) == {"vp": 1}
    assert p.on("quarry") == {"worker": 1}
    assert p.why("visit quarry") == ("FSS-135",)


@pytest.mark.rule("FSS-225")
def test_suppliers_take_from_the_virtual_player_under_the_normal_rules() -> None:
    """Arena counts the Virtual Player's gun Locations; it loses nothing, for it gets no goods."""
    p = Position(seats=1, expansion="winter")
    p.put(0, "suppliers")
    p.put(VIRTUAL, "arena", "confessor")
    p.watch()
    p.produce()
    assert p.gained(0) == {"iron": 1, "worker": 3, "grey": 1, "card": 1, "gun": 2}
    assert p.gained(VIRTUAL) == {}


@pytest.mark.rule("FSS-199", "FSS-200")
def test_the_virtual_player_claims_a_face_up_connection_card() -> None:
    """For nothing; it scores 2 and the card is discarded; it makes no attack in that turn."""
    p = Position(seats=1)
    (thugs,) = p.face_up("thugs")
    p.watch()
    p.turn(1)
    assert p.gained(VIRTUAL) == {"vp": 2}
    assert p.gained(0) == {}
    assert (p.t.face_up, p.t.link_discard, p.t.attack) == ([-1, -1], [thugs], [])
    assert (p.t.links, p.t.passed) == ([[]], [0, 0])


@pytest.mark.rule("FSS-201")
def test_of_two_connection_cards_it_claims_one_at_random() -> None:
    """The other stays face up on its pile."""
    claimed = set()
    for dice in range(12):
        p = Position(seats=1)
        both = p.face_up("punks", "merchants")
        p.t.dice = seeded(dice)
        p.turn(1)
        (gone,) = p.t.link_discard
        claimed.add(gone)
        assert p.t.face_up == [link if link != gone else -1 for link in both]
        assert p.t.score == [0, 2]
    assert claimed == set(both)


@pytest.mark.rule("FSS-202", "FSS-G44")
def test_when_no_connection_card_is_left_it_attacks() -> None:
    """With one face up it claims it first, even if you have a Location to raze; then it attacks."""
    p = Position(seats=1)
    p.put(0, "school")
    p.face_up("merchants")
    p.deck("camp")
    p.give(0, worker=2)
    p.turn(1)
    assert (p.t.attack, p.t.score, p.state(0)) == ([], [0, 2], ["school"])
    act(p)
    assert (p.names_of(p.t.attack), p.t.score, p.ruins(0)) == (["camp"], [0, 4], ["school"])


@pytest.mark.rule("FSS-206", "FSS-G44")
def test_once_you_have_passed_the_virtual_player_passes_too() -> None:
    """It neither attacks nor claims the Connection card that is left; the round is over."""
    p = Position(seats=1)
    p.put(0, "school")
    p.face_up("punks")
    p.deck("camp")
    p.turn(0)
    p.do("pass")
    assert (p.t.score, p.state(0), p.t.round) == ([0, 0], ["school"], [3])
    p = Position(seats=1)
    p.put(0, "school")
    p.deck("camp")
    p.turn(0)
    p.do("pass")
    assert (p.t.score, p.state(0), p.t.round, p.t.attack) == ([0, 0], ["school"], [3], [])


@pytest.mark.rule("FSS-G44")
def test_it_attacks_an_empty_state_too() -> None:
    """Nothing can be hit, but the attempt counts."""
    p = Position(seats=1)
    p.turn(1)
    assert (p.t.solo[0], len(p.t.attack), p.step) == (1, 1, "Turn")


@pytest.mark.rule("FSS-228")
def test_after_the_virtual_player_has_passed_you_go_on_alone() -> None:
    """Any number of actions in a row, but its Locations are out of reach."""
    p = Position(seats=1, expansion="winter")
    p.put(VIRTUAL, "quarry", "school")
    p.hand(0, "suppliers")
    p.give(0, worker=9, red=9, grey=2)
    p.turn(0)
    assert (p.offered("visit"), p.offered("raze")) == (["quarry"], ["quarry", "school"])
    p.passed(VIRTUAL)
    p.turn(0)
    assert (p.offered("visit"), p.offered("raze")) == ([], [])
    assert p.why("visit quarry") == p.why("raze school") == ("FSS-228",)
    p.watch()
    p.do("construct suppliers")
    assert p.gained(0) == {"card": -1, "grey": -2}  # nothing to copy
    for _ in range(4):
        act(p)
        assert (p.who, p.step) == (0, "Turn")
    assert (p.t.attack, p.t.score) == ([], [0, 0])


# --- the example -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-229")
def test_monica_plays_a_full_solo_round() -> None:
    """Lookout, Production and all turns of the rulebook's example, with its numbers."""
    p = Position(seats=1)
    p.hand(0, "motel")
    p.put(VIRTUAL, "camp")
    p.deck(*SHOWN, "quarry", "docks#2", "church#2", "scrap_metal")
    p.watch()
    p.new_round()
    p.do("draft docks")  # one of four
    assert p.step == "SoloDraft"
    p.do(p.options()[0])  # one of the two that are left
    assert len(p.in_hand(0)) == 1 + 2 + 1  # and the card from her board
    assert len(p.state(VIRTUAL)) == 1 + 3
    assert p.state(VIRTUAL)[-1] == "quarry"
    assert p.gained(0) == {"iron": 1, "worker": 3, "grey": 1, "card": 3}
    assert p.gained(VIRTUAL) == {}
    red, blue = p.t.face_up
    p.do(f"take {red}")  # two workers for a Connection card
    assert (p.t.links[0], p.t.link_discard) == ([red], [blue])  # the Virtual Player claims the last one
    assert (p.count(0, "worker"), p.t.score) == (1, [0, 2])
    p.do("construct docks")  # a Production Location, which gives an iron
    assert (p.count(0, "iron"), p.count(0, "grey")) == (2, 0)
    assert (p.names_of(p.t.attack), p.t.score, p.state(0)) == (["church"], [0, 2], ["docks"])  # no match
    p.do("exchange grey")  # an action of her board
    assert (p.names_of(p.t.attack), p.t.score) == (["church", "scrap_metal"], [0, 4])
    assert (p.state(0), p.ruins(0)) == ([], ["docks"])
    assert p.count(0, "iron") == 2 - 1 + 1  # the compensation
    assert p.t.passed == [0, 0]
    p.do("visit quarry")  # a worker to an Open Production of the Virtual Player
    assert p.t.score == [0, 5]
    assert (p.count(0, "worker"), p.count(0, "brick")) == (0, 1)
    assert p.t.passed == [0, 1]  # one successful attack: it passes
    assert (p.t.attack, sorted(p.names_of(p.t.discard))) == ([], ["church", "scrap_metal"])
    p.give(0, red=9, worker=5)
    p.turn(0)
    assert (p.offered("raze"), p.offered("visit")) == ([], [])
    for _ in range(2):  # she may go on alone
        act(p)
        assert p.step == "Turn"
    assert p.t.score == [0, 5]
    p.do("pass")
    assert (p.t.first, p.t.round, p.who) == ([0], [4], 0)
    assert p.ruins(0) == ["docks"]
