"""Clarifications: the golden rule, counting, limits that don't exist, what is open, what may be razed."""

from pathlib import Path

import pytest

from boomtown.games.fifty_first_state.rules.content import CARD, GOOD_IDS, VP
from tests.rules.fifty_first_state.position import Position, pack

ARCHIVE = (
    'name = "Archive"\ncopies = 1\ncategory = "action"\ntypes = ["worker", "score"]\ndistance = 1\n'
    "spoils = { worker = 2 }\ndeal = { worker = 1 }\nuses = "
)
NEW_YORK_GREY = 'effect = [{ verb = "gain", goods = { grey = 1 } }]\nuses = '
TOKENS = [good for i, good in enumerate(GOOD_IDS) if i not in (CARD, VP)]


def uses_of(p: Position, words: str) -> int:
    """How often seat 0 can do something in its turns of a round; the others have passed."""
    p.passed(*range(1, p.t.seats))
    p.turn(0)
    count = 0
    while p.can(words):
        count += 1
        p.do(words)
        while p.step != "Turn":
            p.do(p.options()[0] if p.step == "Choose gain_choice" else "done")
    return count


# --- the golden rule -------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-169")
def test_what_a_card_says_goes_before_the_rulebook(tmp_path: Path) -> None:
    """Once per round is the rule; a card that says twice or three times is used so often, one without a word once."""
    for uses in (2, 3):
        folder = tmp_path / str(uses)
        changed = pack(folder, "cards_base.toml", (ARCHIVE + "2", ARCHIVE + str(uses)))
        p = Position(content=changed)
        p.put(0, "archive")
        p.give(0, worker=9)
        assert uses_of(p, "use archive") == uses
    p = Position()
    p.put(0, "bioweaponry")
    p.give(0, worker=9, gun=9)
    assert uses_of(p, "use bioweaponry") == 1
    p = Position(expansion="new_era")
    p.put(0, "hidden_forge")
    assert p.defense("hidden_forge") == 4  # without a token on it


@pytest.mark.rule("FSS-169")
def test_what_a_faction_board_says_goes_before_the_rulebook(tmp_path: Path) -> None:
    """A board action is used once per round; the worker exchange says any number of times; another board may say two."""
    p = Position()
    p.give(0, iron=5)
    assert uses_of(p, "exchange grey") == 1
    changed = pack(tmp_path, "factions.toml", (NEW_YORK_GREY + "1", NEW_YORK_GREY + "2"))
    p = Position(content=changed)
    p.give(0, iron=5)
    assert uses_of(p, "exchange grey") == 2
    p = Position()
    p.give(0, worker=11)
    assert uses_of(p, "exchange workers") == 5


@pytest.mark.rule("FSS-170")
def test_shipwreck_may_be_used_twice_in_a_round_but_not_a_third_time() -> None:
    """Used once, it is used again, in the same turn or a later one; then no more until the next round."""
    p = Position()
    p.put(0, "shipwreck")
    p.mark_used("shipwreck", 1, worker=1, iron=1)
    p.give(0, worker=3, iron=3)
    p.passed(1)
    p.turn(0)
    p.watch()
    p.do("use shipwreck")
    assert p.gained(0) == {"worker": -1, "iron": -1, "vp": 2}
    assert (p.who, p.step) == (0, "Turn")  # not asked for a third use
    assert p.why("use shipwreck") == ("FSS-125",)
    p = Position()
    p.put(0, "shipwreck")
    p.give(0, worker=3, iron=3)
    p.passed(1)
    p.turn(0)
    p.watch()
    p.do("use shipwreck")
    assert p.step == "UseAgain"
    p.do("use shipwreck")
    assert p.gained(0) == {"worker": -2, "iron": -2, "vp": 4}
    assert p.why("use shipwreck") == ("FSS-125",)


# --- counting --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-171")
@pytest.mark.parametrize(
    ("card", "others", "gain"),
    [
        ("arena", [], {"gun": 1}),
        ("arena", ["assassin"], {"gun": 2}),
        ("parking_lot", ["docks", "shipwreck", "scrap_metal"], {"iron": 3}),
        ("murderers_pub", [], {"vp": 1}),
        ("murderers_pub", ["assassin", "shadow"], {"vp": 3}),
        ("wrecked_tank", ["church"], {"vp": 2}),
        ("wrecked_tank", ["school"], {"vp": 1}),
    ],
)
def test_a_card_that_counts_a_type_counts_itself_when_it_is_built(
    card: str, others: list[str], gain: dict[str, int]
) -> None:
    """As a Production and as a Feature; alone it counts one, with others of the Type one more than they are."""
    p = Position()
    p.put(0, *others)
    p.hand(0, card)
    p.give(0, grey=2)
    p.turn(0)
    p.watch()
    p.do(f"construct {card}")
    assert p.gained(0) == {"grey": -2, "card": -1, **gain}


@pytest.mark.rule("FSS-171")
def test_a_developed_card_counts_itself_and_not_the_one_it_replaces() -> None:
    """Brick Supplier from Quarry: one brick Location before, one after: the brick spent comes back."""
    p = Position()
    p.put(0, "quarry")
    p.hand(0, "brick_supplier")
    p.give(0, brick=1)
    p.turn(0)
    p.watch()
    p.do("develop brick_supplier")
    assert p.gained(0) == {"card": -1, "vp": 1}  # brick -1 and +1


# --- no limits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-172")
@pytest.mark.parametrize(
    ("action", "good"),
    [
        ("brick_village", "brick"),
        ("combat_zone", "gun"),
        ("oilfield", "fuel"),
        ("disassembly_workshop", "iron"),
        ("labor_camp", "worker"),
        ("deserted_colony", "ammo"),
        ("training_camp", "red"),
        ("post_office", "blue"),
    ],
)
def test_goods_are_gained_even_if_all_pieces_are_in_use(action: str, good: str) -> None:
    """A rival holds every piece of the box; the gain is not cut."""
    p = Position(expansion="new_era")
    number = GOOD_IDS.index(good)
    assert p.content.pieces[number] > 0
    p.give(1, **{good: p.content.pieces[number]})
    p.put(0, action)
    p.give(0, worker=1)
    p.turn(0)
    p.watch()
    p.do(f"use {action}")
    amount = 1 if action in ("deserted_colony", "training_camp", "post_office") else 2
    expected = {"worker": -1, good: amount} if good != "worker" else {"worker": 1}
    assert p.gained(0) == expected
    assert p.count(0, good) + p.count(1, good) > p.content.pieces[number]


@pytest.mark.rule("FSS-172")
def test_production_and_spoils_are_never_reduced() -> None:
    """With 40 iron and 50 workers about, board and Spoils still pay in full."""
    p = Position()
    p.give(1, iron=40, worker=50)
    p.hand(0, "parking_lot")
    p.give(0, red=2)
    p.turn(0)
    p.do("raze-hand parking_lot")
    assert p.count(0, "iron") == 3
    p.produce()
    assert (p.count(0, "iron"), p.count(0, "worker")) == (3 + 1, 3)


@pytest.mark.rule("FSS-173")
def test_how_much_a_player_has_is_open_to_everybody() -> None:
    """Rival and spectator read tokens, points, deals, stored goods and the number of cards, not which cards."""
    p = Position()
    p.hand(0, "school", "pub", "arena")
    p.links(0, "punks", "thugs")
    p.put(0, "camp")
    p.stock(0, "camp", worker=2)
    p.deal(0, "docks")
    p.give(0, **{good: i + 1 for i, good in enumerate(TOKENS)})
    p.score(0, 17)
    p.turn(1)
    for reader in (1, None):
        view = p.t.view(reader)
        assert view["hands"][0] == {"count": 3}
        assert view["links"][0] == {"count": 2}
        assert view["goods"][0] == p.t.goods[0]
        assert sum(view["goods"][0]) == 78
        assert (view["score"], view["stock"][0], view["deals"][0]) == ([17, 0], p.t.stock[0], p.t.deals[0])
        assert view["deck"] == {"count": len(p.t.deck)}


@pytest.mark.rule("FSS-174")
def test_an_empty_deck_is_made_anew_from_the_shuffled_discard_pile() -> None:
    """Only when a card must be drawn: the last card leaves the pile alone, the next draw shuffles it in."""
    p = Position()
    p.put(0, "motel")
    discarded = p.discard("docks", "quarry", "assassin", "fuel_tank")
    last = p.deck("school", only=True)
    p.give(0, worker=3)
    p.passed(1)
    p.turn(0)
    p.do("use motel")
    assert (p.t.hands[0], p.t.deck, p.t.discard) == (last, [], discarded)
    p.do("use motel")
    assert p.t.discard == []
    assert p.t.hands[0][0] == last[0]
    assert sorted([*p.t.hands[0][1:], *p.t.deck]) == sorted(discarded)
    assert len(p.t.deck) == 3
    orders = set()
    for seed in range(12):
        q = Position(seed=seed)
        q.discard("docks", "quarry", "assassin", "fuel_tank")
        q.deck(only=True)
        q.give(0, worker=2)
        q.turn(0)
        q.do("exchange workers", "choose card")
        orders.add((*q.t.hands[0], *q.t.deck))
    assert len(orders) > 3  # in random order


@pytest.mark.rule("FSS-174")
def test_a_draft_goes_on_with_the_shuffled_discard_pile() -> None:
    """One card is left in the Deck for a display of three; the discard pile makes up the rest."""
    p = Position()
    p.discard("docks", "quarry", "assassin", "fuel_tank", "arena", "motel")
    top = p.deck("school", only=True)
    p.lookout()
    assert p.t.display[0] == top[0]
    assert len(p.t.display) == 3
    assert (len(p.t.deck), p.t.discard) == (4, [])


@pytest.mark.rule("FSS-175")
def test_the_worker_on_an_open_production_stays_until_the_round_is_over() -> None:
    """Through all other turns, so that nobody else can use it, and until Cleanup."""
    p = Position(seats=3)
    p.put(1, "quarry")
    p.give(0, worker=3)
    p.give(2, worker=2)
    p.turn(0)
    p.do("visit quarry")
    assert (p.who, p.on("quarry")) == (1, {"worker": 1})
    p.do("pass")
    assert (p.who, p.on("quarry")) == (2, {"worker": 1})
    p.t.passed[1] = 0  # its owner is still in the round
    p.turn(2)
    assert p.why("visit quarry") == ("FSS-135",)
    p.do("exchange workers", "choose gun")
    assert (p.who, p.on("quarry")) == (0, {"worker": 1})
    assert p.why("visit quarry") == ("FSS-135",)
    p.pass_all()
    assert (p.on("quarry"), p.t.round[0]) == ({}, 3)


@pytest.mark.rule("FSS-176")
def test_only_hand_cards_and_rivals_locations_can_be_razed() -> None:
    """Not a Location of one's own, whatever one pays; a card in the State is no hand card either."""
    p = Position()
    p.put(0, "school")
    p.put(1, "quarry")
    p.hand(0, "docks")
    p.hand(1, "assassin")
    p.give(0, red=9)
    p.turn(0)
    assert (p.offered("raze"), p.offered("raze-hand")) == (["quarry"], ["docks"])
    assert p.why("raze school") == ("FSS-176",)
    assert p.why("raze-hand school") == ("FSS-110",)
    assert p.why("raze docks") == ("FSS-110",)
    assert p.why(f"raze-hand {p.t.hands[1][0]}") == ("FSS-110",)


def many(p: Position, count: int) -> list[str]:
    """Cards that are left in the Deck, without School."""
    found = [card for card in p.t.deck if p.name(card) != "school"][:count]
    assert len(found) == count
    return [str(card) for card in found]


@pytest.mark.rule("FSS-177")
def test_any_number_of_locations_may_be_built() -> None:
    """The 61st is constructed like the first, and all count in the end."""
    p = Position()
    p.put(0, *many(p, 60))
    p.hand(0, "school", "school#2")
    p.give(0, grey=2)
    p.passed(1)
    p.turn(0)
    p.do("construct school", "construct school")
    assert len(p.state(0)) == 62
    assert p.t.scores()[0] == 62 + p.t.score[0]


@pytest.mark.rule("FSS-178")
def test_any_number_of_deals_may_be_made() -> None:
    """The 41st is made like the first, and all pay in the Production phase."""
    p = Position()
    p.deal(0, *many(p, 40))
    p.hand(0, "school")
    p.give(0, blue=1)
    p.turn(0)
    p.do("deal school")
    assert len(p.t.deals[0]) == 41
    p.produce()
    board = 3 + 1 + 1 + 1
    assert sum(p.t.produced[0]) == 41 + board


@pytest.mark.rule("FSS-179")
def test_a_state_may_hold_several_locations_of_the_same_name() -> None:
    """Three Schools are constructed, and each produces and can be razed on its own."""
    p = Position()
    p.hand(0, "school", "school", "school")
    p.give(0, grey=3)
    p.passed(1)
    p.turn(0)
    p.do("construct school", "construct school", "construct school")
    assert p.state(0) == ["school"] * 3
    assert p.count(0, "worker") == 3 * 2
    p.cleanup()
    p.produce()
    assert p.count(0, "worker") == 3 + 3
    p.give(1, red=3)
    p.turn(1)
    assert p.offered("raze") == ["school"] * 3
    p.do(f"raze {p.t.states[0][1]}")
    assert (p.state(0), p.ruins(0)) == (["school"] * 2, ["school"])


@pytest.mark.rule("FSS-180")
def test_there_is_no_hand_limit() -> None:
    """With 40 cards in hand one still draws and drafts, and Cleanup takes none."""
    p = Position()
    p.hand(0, *many(p, 40))
    p.give(0, worker=2)
    p.turn(0)
    p.do("exchange workers", "choose card")
    assert len(p.t.hands[0]) == 41
    p.pass_all()
    assert len(p.t.hands[0]) == 41
    while p.step == "DraftCard":
        p.do(p.options()[0])
    assert p.step == "Turn"
    assert len(p.t.hands[0]) == 41 + 2 + 1  # two drafts and the board's card


# --- taking a rival's production -------------------------------------------------------------------------------


@pytest.mark.rule("FSS-181")
@pytest.mark.parametrize(("theirs", "mine", "guns"), [(2, 0, 3), (0, 2, 1), (1, 2, 2)])
def test_a_rivals_location_counts_its_owners_state(theirs: int, mine: int, guns: int) -> None:
    """Suppliers take Arena: a gun for each gun Location of its owner, whatever the taker has."""
    names = ["assassin", "shadow"], ["confessor", "weapon_trader"]
    p = Position(expansion="winter")
    p.put(0, "suppliers", *names[0][:mine])
    p.put(1, "arena", *names[1][:theirs])
    p.produce()
    own = 1 if mine else 0  # what the taker's Assassin makes
    assert p.count(0, "gun") == guns + own
    assert p.count(1, "gun") == 0


@pytest.mark.rule("FSS-181")
def test_a_copied_production_counts_its_owners_state_too() -> None:
    """The bonus of Suppliers copies Arena of a rival with two more gun Locations."""
    p = Position(expansion="winter")
    p.hand(0, "suppliers")
    p.put(1, "arena", "shadow", "confessor")
    p.give(0, grey=2)
    p.turn(0)
    p.watch()
    p.do("construct suppliers")
    assert p.gained(0) == {"card": -1, "grey": -2, "gun": 3}
