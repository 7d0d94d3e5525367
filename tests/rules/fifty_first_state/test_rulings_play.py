"""Rulings on what the rulebook leaves open in play: piles, Features, Ruins, storage, wild tokens, ties, secrets."""

from pathlib import Path

import pytest

from boomtown.engine.cards import word_now
from boomtown.games.fifty_first_state.rules.actions import ACTIONS
from boomtown.games.fifty_first_state.rules.cards.goods import GainChoice
from boomtown.games.fifty_first_state.rules.content import CARD, GOOD_IDS, VP
from boomtown.games.fifty_first_state.rules.lookout import StartDraft
from boomtown.games.fifty_first_state.rules.scoring import total_goods
from tests.rules.fifty_first_state.position import Position, pack

BOARD = {"iron": 1, "worker": 3, "card": 1, "grey": 1}  # New York

# --- piles and Deck ------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-G10")
def test_an_empty_connection_pile_is_made_anew_from_its_own_colour() -> None:
    """Both piles are spent: six red and six blue cards lie discarded, and each pile gets back its own six."""
    p = Position()
    p.t.link_discard[:] = [*p.t.red_pile, *p.t.blue_pile]
    p.t.red_pile.clear()
    p.t.blue_pile.clear()
    p.lookout()
    for pile, face in ((p.t.red_pile, p.t.face_up[0]), (p.t.blue_pile, p.t.face_up[1])):
        colours = {p.content.link_pile[link] for link in (*pile, face)}
        assert (len(pile), colours) == (5, {p.content.link_pile[face]})
    assert [p.content.link_pile[face] for face in p.t.face_up] == [0, 1]
    assert p.t.link_discard == []


@pytest.mark.rule("FSS-G10")
def test_red_cards_in_hands_leave_the_red_pile_empty_even_if_blue_ones_are_discarded() -> None:
    """All red cards are held: no red card is shown, and the discarded blue ones stay where they are."""
    p = Position()
    p.t.links[0][:] = p.t.red_pile
    p.t.red_pile.clear()
    blue = [p.t.blue_pile.pop(0)]
    p.t.link_discard[:] = blue
    p.lookout()
    assert (p.t.face_up[0], p.t.link_discard) == (-1, blue)
    assert p.t.face_up[1] >= 0


@pytest.mark.rule("FSS-G29")
def test_with_too_few_cards_the_display_is_short_and_the_last_get_none() -> None:
    """Two cards in all for three players: two are laid out, two pick, the third gets none, nothing is left over."""
    p = Position(3)
    p.discard("pub")
    p.deck("school", only=True)
    p.lookout()
    assert sorted(p.names_of(p.t.display)) == ["pub", "school"]
    p.do("draft pub")
    assert (p.in_hand(0), p.in_hand(1), p.in_hand(2)) == (["pub"], ["school"], [])
    assert (p.t.deck, p.t.discard, p.t.display) == ([], [], [])


@pytest.mark.rule("FSS-G29")
def test_what_is_being_played_is_not_shuffled_in_and_a_draw_from_nothing_gives_nothing() -> None:
    """Crossroads draws two cards: one is in the Deck, none on the discard pile, and Crossroads itself stays put."""
    p = Position()
    p.hand(0, "crossroads")
    p.deck("school", only=True)
    p.t.discard.clear()
    p.give(0, grey=1)
    p.turn(0)
    p.do("construct crossroads")
    assert (p.in_hand(0), p.state(0)) == (["school"], ["crossroads"])


# --- Features and Ruins --------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-G19")
def test_a_feature_pays_by_itself_once_for_an_action_after_the_actions_own_gains(tmp_path: Path) -> None:
    """It is never used; it pays for its own building, for constructing and for developing, once each, and after the bonus."""
    feature = (
        'effect = [{ verb = "on_event", events = ["build"], do = [{ verb = "gain", goods = { gun = 1 } }] }]'
    )
    changed = pack(
        tmp_path,
        "cards_base.toml",
        (
            'bonus = [{ verb = "gain", goods = { card = 2 } }]',
            f"{feature}\nbonus = [{{ verb = 'gain', goods = {{ card = 2 }} }}]",
        ),
    )
    p = Position(content=changed)
    p.hand(0, "crossroads", "school", "boiler_room")
    p.give(0, grey=2, brick=1)
    p.turn(0)
    p.watch()
    p.do("construct crossroads")
    told = [line for line in p.log(0) if "Crossroads" in line]
    assert [line.partition(" ")[2].split()[1] for line in told] == ["constructs", "draws", "takes"]
    assert p.gained(0)["gun"] == 1
    p.turn(0)
    assert p.why("use crossroads") == ("FSS-G19",)
    p.do("construct school")
    p.turn(0)
    p.do("develop boiler_room", "location school")
    assert p.gained(0)["gun"] == 3


@pytest.mark.rule("FSS-G20")
def test_a_ruins_is_no_location_but_for_developing() -> None:
    """No point, no Type, no Defense: it can't be razed, visited, shielded, used or counted; anything goes onto it."""
    p = Position()
    p.put(0, "arena")
    p.put(0, "gun_shop", ruin=True)
    p.put(1, "quarry", "assassin", ruin=True)
    p.hand(0, "pub")
    p.give(0, red=9, worker=3, gun=3, defense=1, brick=1)
    p.turn(0)
    for words in ("raze quarry", "visit quarry", "shield gun_shop", "use gun_shop"):
        assert "FSS-G20" in p.why(words), words
    assert p.t.scores() == [1, 0]
    assert p.can("develop pub")  # Pub and Gun Shop share no Type
    assert not p.types("pub") & (p.types("gun_shop") | p.types("arena"))
    q = p.branch()
    q.watch()
    q.produce()
    assert q.gained(0)["gun"] == 1  # Arena counts itself alone
    p.do("develop pub")
    assert (p.state(0), p.ruins(0)) == (["arena", "pub"], [])


@pytest.mark.rule("FSS-G21")
def test_all_defense_tokens_go_in_cleanup_but_hidden_forge_stays_shielded() -> None:
    p = Position(expansion="new_era")
    p.put(0, "school", shield=True)
    p.put(0, "hidden_forge")
    p.give(0, defense=2)
    p.cleanup()
    assert (p.count(0, "defense"), p.t.shields) == (0, [])
    assert (p.defense("school"), p.defense("hidden_forge")) == (3, 4)


@pytest.mark.rule("FSS-G22")
def test_the_token_of_a_location_that_falls_or_is_developed_goes_to_the_supply() -> None:
    """Nobody gets it, and what comes into its place carries none."""
    p = Position()
    p.put(1, "school", shield=True)
    p.give(0, red=4)
    p.turn(0)
    p.do("raze school")
    assert (p.t.shields, p.count(0, "defense"), p.count(1, "defense")) == ([], 0, 0)
    p = Position()
    p.put(0, "school", shield=True)
    p.hand(0, "boiler_room")
    p.give(0, brick=1)
    p.turn(0)
    p.do("develop boiler_room")
    assert (p.t.shields, p.count(0, "defense"), p.defense("boiler_room")) == ([], 0, 3)


NO_ROOM = "there is no room for 1 {} more beside what is kept"

# --- goods on cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-G23")
def test_stored_goods_return_before_production_and_a_stockpile_stays() -> None:
    """Goods that return don't count as produced; Camp keeps its workers and is not refilled."""
    p = Position()
    p.put(0, "ruined_library", "camp")
    p.stock(0, "camp", worker=2)
    p.give(0, gun=3, fuel=3)
    p.cleanup()
    p.pick("keep fuel", "keep gun", "keep fuel")
    assert p.stocked(0, "camp") == {"worker": 2}
    p.produce()
    assert (p.count(0, "gun"), p.count(0, "fuel")) == (1, 2)
    assert p.t.produced[0][GOOD_IDS.index("fuel")] == 0
    p.give(0, worker=-3)
    p.turn(0)
    p.do("exchange workers", "choose gun")
    assert p.stocked(0, "camp") == {}


@pytest.mark.rule("FSS-G24")
def test_what_lies_on_a_developed_location() -> None:
    """Workers of its uses go to the general supply, its stockpile to its owner, who reads so in the log."""
    p = Position()
    p.put(0, "camp")
    p.stock(0, "camp", worker=3)
    p.mark_used("camp", worker=1)
    p.hand(0, "school")
    p.give(0, brick=1)
    p.turn(0)
    p.do("develop school")
    assert p.count(0, "worker") == 3 + 2  # School's production and Building Bonus
    assert (p.t.laid, p.t.stock[0]) == ([], [])
    assert "New York takes 3 workers from Camp into the supply." in p.log(1)


@pytest.mark.rule("FSS-G25")
def test_what_counts_as_goods_in_a_tie() -> None:
    """Tokens in supply and stockpiles, cards of both kinds; not points, goods on used cards or placed tokens."""
    p = Position()
    p.put(0, "camp", "archive")
    p.stock(0, "camp", worker=2)
    p.give(0, gun=1, ammo=1, universal=1, defense=1, development=1)
    p.hand(0, "school")
    p.links(0, "punks")
    assert total_goods(p.t, 0) == 2 + 5 + 1 + 1
    p.score(0, 20)
    p.mark_used("archive", worker=2)
    p.t.shields.append(p.standing("archive"))
    assert total_goods(p.t, 0) == 9


@pytest.mark.rule("FSS-G30")
def test_wild_tokens_stand_in_for_their_kind_and_nothing_else() -> None:
    """Ammo for iron and universal for red; never a resource for ammo, ammo for a worker, or a colour for universal."""
    p = Position()
    p.put(0, "shipwreck", "shadow")
    p.give(0, ammo=2, universal=1)
    p.turn(0)
    assert p.facts("use shipwreck") == ["needs 1 worker, you have 0"]
    assert p.can("use shadow")  # costs a red contact
    p.give(0, worker=1)
    p.turn(0)
    p.do("use shipwreck")
    assert p.on("shipwreck") == {"worker": 1, "ammo": 1}  # the ammo stays what it is


@pytest.mark.rule("FSS-G30")
def test_nothing_is_paid_beyond_the_cost_and_ammo_is_no_resource_to_choose() -> None:
    """Two grey are due: a third token is refused; the exchange of workers offers the four resources and a card."""
    p = Position()
    p.hand(0, "pub")
    p.give(0, grey=2, universal=2, worker=2)
    p.turn(0)
    q = p.branch()
    p.do("construct pub", "pay universal", "pay grey")
    assert p.why("pay universal") == ()  # a second click puts it back
    assert p.facts("pay worker") == ["nothing that is left to pay can be paid with workers"]
    p.do("pay universal")
    assert p.facts("done") == ["2 must be picked, you have picked 1"]
    q.do("exchange workers")
    word = word_now(q.t)
    assert isinstance(word, GainChoice)
    given = {GOOD_IDS[goods[0]] for goods in word.bundles}
    assert given == {"gun", "fuel", "iron", "brick", "card"}


# --- production ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-G28")
def test_production_goes_by_passes_and_turn_order() -> None:
    """Who takes from whom is asked before anything is produced; draws follow from the first player on."""
    p = Position(3, "winter")
    p.put(1, "suppliers")
    p.put(2, "docks", "quarry")
    p.first(2)
    p.t.kept[0].append(GOOD_IDS.index("gun"))
    p.watch()
    p.produce()
    assert (p.step, p.who) == ("Choose take_rival", 1)
    assert [p.gained(seat) for seat in range(3)] == [{}, {}, {}]
    p.do("location docks")
    drawn = [line.split(" draws")[0] for line in p.log() if "(production of the faction board)" in line]
    assert drawn == ["Mutants Union", "New York", "Appalachian Federation"]
    assert p.gained(0) == {**BOARD, "gun": 1}
    assert p.gained(1)["iron"] == 1


@pytest.mark.rule("FSS-G28")
def test_25_points_in_production_are_told_after_what_brought_them() -> None:
    """The end is set off, the Action phase follows, and the log says what was produced first."""
    p = Position()
    p.deal(0, "church")
    p.score(0, 24)
    p.produce(on=True)
    assert (p.t.ended[0], p.step) == (1, "Turn")
    lines = p.log()
    produced = next(
        i for i, line in enumerate(lines) if line.startswith("New York produces") and "1 VP" in line
    )
    ending = "New York has 25 VP: the game ends after this round's Action phase."
    assert (lines[produced + 2], lines.count(ending)) == (ending, 1)


@pytest.mark.rule("FSS-G16")
def test_a_location_is_taken_from_once_and_suppliers_is_no_target() -> None:
    """Two takers: the second can't choose what the first has taken, nor the other taker."""
    p = Position(3, "winter")
    p.put(0, "suppliers")
    p.put(1, "docks", "quarry")
    p.put(2, "fuel_tank")
    p.produce()
    assert p.offered("location") == ["docks", "fuel_tank", "quarry"]
    p.do("location docks")
    assert p.count(0, "iron") == 1 + 1
    assert p.count(1, "iron") == 0


@pytest.mark.rule("FSS-G16", "FSS-181")
def test_what_is_taken_from_a_location_does_not_produce_again_for_its_owner() -> None:
    """Seat 1's Power Station would repeat Docks, which Suppliers has taken: it repeats Quarry instead, unasked."""
    p = Position(2, "winter")
    p.put(0, "suppliers")
    p.put(1, "docks", "quarry", "power_station")
    p.watch()
    p.produce()
    p.do("location docks")
    assert p.step == ""
    gained = p.gained(1)
    assert (gained.get("iron", 0), gained["brick"]) == (0, 1 + 2)  # its own board makes a brick too
    assert p.gained(0)["iron"] == 1 + 1


@pytest.mark.rule("FSS-G17")
def test_body_hunters_clear_one_to_three_in_any_order() -> None:
    """What lay there goes to the general supply; a click again leaves a Location as it was; none is not enough."""
    p = Position(expansion="winter")
    p.put(0, "body_hunters", "archive", "gunsmith", "bioweaponry")
    p.mark_used("archive", worker=1)
    p.mark_used("gunsmith", gun=1)
    p.mark_used("bioweaponry", worker=1, gun=1)
    p.give(0, worker=1)
    p.turn(0)
    p.do("use body_hunters")
    assert p.why("done") == ("FSS-123",)
    p.pick("location gunsmith", "location bioweaponry", "location archive", "location bioweaponry")
    assert (p.on("archive"), p.on("gunsmith"), p.on("bioweaponry")) == ({}, {}, {"worker": 1, "gun": 1})
    assert (p.count(0, "worker"), p.count(0, "gun")) == (0, 0)


# --- visits, passing, secrets --------------------------------------------------------------------------------


@pytest.mark.rule("FSS-G36", "FSS-G46")
@pytest.mark.parametrize(("own", "theirs", "gained"), [(2, 1, 1), (0, 3, 3)])
def test_a_visitor_takes_what_the_owners_state_makes(
    own: int, theirs: int, gained: int, tmp_path: Path
) -> None:
    """An Open Production that pays by Type counts its owner's Locations, however many the visitor has."""
    changed = pack(
        tmp_path,
        "cards_base.toml",
        ('id = "arena"\nname = "Arena"', 'id = "arena"\nkeywords = ["open_production"]\nname = "Arena"'),
    )
    p = Position(content=changed)
    guns = ["gun_shop", "assassin#1", "assassin#2", "bioweaponry"]
    p.put(1, "arena", *guns[: theirs - 1])
    p.put(0, *guns[theirs - 1 :][:own])
    p.give(0, worker=1)
    p.turn(0)
    p.watch()
    p.do("visit arena")
    assert p.gained(0) == {"worker": -1, "gun": gained}
    assert p.gained(1) == {"worker": 1}


@pytest.mark.rule("FSS-G36")
def test_a_visitor_gets_no_building_bonus_and_nothing_can_be_visited_for_nothing(tmp_path: Path) -> None:
    """Pub gives its card without the bonus; a Location that pays for fuel produced gives nothing and is refused."""
    p = Position()
    p.put(1, "pub")
    p.give(0, worker=1)
    p.turn(0)
    p.watch()
    p.do("visit pub")
    assert p.gained(0) == {"worker": -1, "card": 1}
    changed = pack(
        tmp_path,
        "cards_base.toml",
        (
            'effect = [{ verb = "gain", goods = { fuel = 1 } }]',
            'effect = [{ verb = "gain_per_produced", goods = { fuel = 1 }, of = "fuel", max = 3 }]',
        ),
    )
    p = Position(content=changed)
    p.put(1, "fuel_tank")
    p.give(0, worker=1)
    p.turn(0)
    assert p.facts("visit fuel_tank") == ["Fuel Tank would produce nothing for you now"]


@pytest.mark.rule("FSS-G37")
def test_the_goods_and_deals_of_those_who_have_passed_are_safe() -> None:
    """Thieves Caravan finds nobody to take from, Camino Real no deal to collect."""
    p = Position(3, "winter")
    p.put(0, "thieves_caravan", "camino_real")
    p.give(0, worker=4)
    p.give(1, gun=3)
    p.deal(1, "docks")
    p.passed(1)
    p.turn(0)
    for words in ("use thieves_caravan", "use camino_real"):
        assert p.why(words) == ("FSS-G37",)
        assert p.facts(words) == ["there is nothing to take from a rival who has not passed"]
    p.give(2, fuel=1)
    p.turn(0)
    p.do("use thieves_caravan")
    assert (p.count(0, "fuel"), p.count(1, "gun")) == (1, 3)


@pytest.mark.rule("FSS-G38")
def test_compensation_in_anothers_turn_sets_off_the_end() -> None:
    """Seat 1 has 24 points and loses Church, whose Deal is a point; the flag stays, the phase goes on."""
    p = Position()
    p.put(1, "church")
    p.score(1, 24)
    p.give(0, red=4)
    p.turn(0)
    p.do("raze church")
    assert (p.t.score[1], p.t.ended[0], p.who) == (25, 1, 1)
    p.pass_all()
    assert p.t.over


@pytest.mark.rule("FSS-G31")
def test_hands_and_piles_are_hidden_and_everything_else_is_open() -> None:
    """Another seat sees how many cards there are, which ones came from a draft, and all goods and piles of discards."""
    p = Position()
    p.hand(1, "school", "pub")
    p.links(1, "punks")
    p.give(1, gun=2)
    p.deal(1, "docks")
    p.discard("church")
    p.turn(0)
    view = p.t.view(0)
    assert (view["hands"][1], view["links"][1]) == ({"count": 2}, {"count": 1})
    assert (view["deck"], view["red_pile"]) == ({"count": len(p.t.deck)}, {"count": len(p.t.red_pile)})
    assert (view["goods"][1], view["deals"][1]) == (p.t.goods[1], p.t.deals[1])
    assert p.names_of(view["discard"]) == ["church"]
    assert view["goods"][1][CARD] == view["goods"][1][VP] == 0


@pytest.mark.rule("FSS-G31")
@pytest.mark.parametrize("copy", [0, 1])
@pytest.mark.parametrize("verb", ["construct", "develop", "deal", "raze-hand"])
def test_of_equal_cards_in_hand_any_may_be_played(verb: str, copy: int) -> None:
    """Two Schools, the second from a draft: that one is offered, but either may be played; the other stays."""
    p = Position()
    cards = p.hand(0, "school#1", "school#2")
    p.t.shown.append(cards[1])
    p.put(0, "boiler_room")
    p.give(0, grey=1, brick=1, blue=1, red=1)
    p.turn(0)
    assert ACTIONS.parse(f"{verb} {cards[1]}") in p.t.options(0)
    assert ACTIONS.parse(f"{verb} {cards[0]}") not in p.t.options(0)
    p.do(f"{verb} {cards[copy]}")
    assert p.t.hands[0] == [cards[1 - copy]]
    assert p.t.shown == ([cards[1]] if copy == 0 else [])


@pytest.mark.rule("FSS-G31")
@pytest.mark.parametrize("copy", [0, 1])
def test_of_equal_cards_any_may_be_discarded_drafted_and_any_connection_played(copy: int) -> None:
    """Two Schools in hand and in the display, two Punks: whichever copy is named is the one that goes."""
    p = Position(2)
    schools, punks = p.hand(1, "school#1", "school#2"), p.links(1, "punks", "punks")
    p.give(1, brick=1)
    p.turn(1)  # the Appalachian Federation, which pays with a card too
    q = p.branch()
    p.do("exchange grey", f"discard {schools[copy]}")
    assert (p.t.hands[1], p.t.discard[-1]) == ([schools[1 - copy]], schools[copy])
    q.do(f"play {punks[copy]}")
    assert q.t.links[1] == [punks[1 - copy]]
    r = Position(2)
    shown = r.deck("school#1", "school#2", "pub")
    r.start(StartDraft(1))
    assert len(r.t.options(r.who)) == 2
    r.do(f"draft {shown[copy]}")
    assert r.t.display == [shown[1 - copy], shown[2]]


@pytest.mark.rule("FSS-G23", "FSS-152")
def test_fewer_goods_may_be_kept_than_fit() -> None:
    """Room for three of six: two are enough, none too, a fourth is refused; and one of two need not be kept either."""
    p = Position()
    p.put(0, "ruined_library")
    p.give(0, gun=3, fuel=3, worker=1)
    p.cleanup()
    none, full = p.branch(), p.branch()
    assert "done" not in p.options()  # who plays by the options keeps all that fits
    p.pick("keep fuel", "keep gun")
    assert (p.t.over, sorted(p.t.kept[0])) == (True, [GOOD_IDS.index("gun"), GOOD_IDS.index("fuel")])
    none.pick()
    assert none.t.kept[0] == []
    full.do("keep gun", "keep fuel", "keep fuel")
    assert full.facts("keep iron") == ["needs 1 iron in your supply, you have 0", NO_ROOM.format("iron")]
    assert full.why("keep worker")[0] == "FSS-152"
    full.t.goods[0][GOOD_IDS.index("iron")] = 1
    assert full.facts("keep iron") == [NO_ROOM.format("iron")]
    one = Position()
    one.put(0, "ruined_library")
    one.give(0, gun=4, fuel=1)
    one.cleanup()
    assert (one.step, one.options()) == (
        "KeepGood",
        ["keep gun", "keep fuel"],
    )  # two guns are kept in any case
    one.do("done")
    assert one.t.kept[0] == [GOOD_IDS.index("gun")] * 2


@pytest.mark.rule("FSS-G37", "FSS-G17")
def test_up_to_so_many_is_one_at_least() -> None:
    """Caravanner may collect one to three of four deals, Body Hunters clear one to two of two Locations; never none."""
    p = Position(2, "winter")
    p.put(0, "caravanner", "body_hunters", "archive", "gunsmith")
    p.mark_used("archive", worker=1)
    p.mark_used("gunsmith", gun=1)
    p.deal(0, "assassin", "docks", "quarry", "sharrash")
    p.give(0, worker=2)
    p.turn(0)
    q = p.branch()
    p.do("use caravanner")
    assert p.facts("done") == ["1 must be picked, you have picked 0"]
    p.pick("from-deal docks")
    assert p.count(0, "iron") == 1
    q.do("use body_hunters")
    assert q.facts("done") == ["1 must be picked, you have picked 0"]
    q.pick("location gunsmith")
    assert (q.on("gunsmith"), q.on("archive")) == ({}, {"worker": 1})
