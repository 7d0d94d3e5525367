"""Goal and components: what the game is about and what is in the box."""

import pytest

from boomtown.engine.errors import BadOption
from boomtown.games.fifty_first_state import GAME
from boomtown.games.fifty_first_state.pack.load import our_content
from boomtown.games.fifty_first_state.rules.content import BLUE_PILE, GOOD_IDS, RED_PILE
from tests.rules.fifty_first_state.position import Position, new


@pytest.mark.rule("FSS-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_leads_a_faction_of_their_own_and_begins_without_a_state(seats: int) -> None:
    """Factions are handed out without repeats; nothing stands in any State."""
    t = new(seats)
    assert len(t.faction) == seats
    assert len(set(t.faction)) == seats
    assert all(0 <= faction < 4 for faction in t.faction)
    assert [len(state) for state in t.states] == [0] * seats


@pytest.mark.rule("FSS-001")
def test_a_state_grows_card_by_card_and_its_cards_bring_points() -> None:
    """A constructed Archive joins the State; its action then scores a point for a worker."""
    p = Position()
    p.put(0, "school")
    p.hand(0, "archive")
    p.give(0, grey=1, worker=1)
    p.turn(0)
    p.do("construct archive")
    assert p.state(0) == ["school", "archive"]
    assert p.t.score == [0, 0]
    p.do("pass", "use archive")
    assert p.t.score == [1, 0]


def near_the_end(points: int) -> Position:
    """Seat 0 can score one point with the Archive; seat 1 can still act."""
    p = Position()
    p.score(0, points)
    p.put(0, "archive")
    p.put(1, "pub", "school", "camp")
    p.give(0, worker=1)
    p.give(1, worker=2)
    p.turn(0)
    p.do("use archive")
    assert p.t.score[0] == points + 1
    return p


@pytest.mark.rule("FSS-002")
def test_25_points_set_off_the_end_and_the_round_is_played_out() -> None:
    """Seat 1 still acts, and seat 0 too, until all have passed; then there is no other round."""
    p = near_the_end(24)
    assert p.who == 1
    p.do("exchange workers", "choose gun")
    assert (p.who, p.t.over) == (0, False)
    p.pass_all()
    assert p.t.over
    assert p.t.round == [2]


@pytest.mark.rule("FSS-002")
def test_24_points_do_not_set_off_the_end() -> None:
    """With 24 points on the track another round begins."""
    p = near_the_end(23)
    p.pass_all()
    assert not p.t.over
    assert (p.t.round, p.step) == ([3], "DraftCard")


@pytest.mark.rule("FSS-003")
def test_every_card_in_a_state_adds_a_point_at_the_end() -> None:
    """One card in seat 0's State, three in seat 1's; deals and hands add nothing."""
    p = near_the_end(24)
    p.deal(1, "docks")
    p.hand(1, "arena", "quarry")
    p.pass_all()
    assert p.t.over
    assert p.t.score == [25, 0]
    assert p.t.scores() == [26, 3]


@pytest.mark.rule("FSS-004")
def test_the_highest_final_score_wins_even_if_another_set_off_the_end() -> None:
    """Seat 0 reaches 25 and has 26 at the end; seat 1 has 24 on the track and three cards: 27."""
    p = near_the_end(24)
    p.score(1, 24)
    p.pass_all()
    assert p.t.scores() == [26, 27]
    assert p.t.ranking() == [[1], [0]]


@pytest.mark.rule("FSS-005")
def test_one_score_track_is_open_to_all_and_does_not_end() -> None:
    """Everybody reads the same scores; a point after 79 makes 80."""
    p = near_the_end(79)
    for viewer in (None, 0, 1):
        assert p.t.view(viewer)["score"] == [80, 0]


@pytest.mark.rule("FSS-006")
def test_there_are_four_markers_so_at_most_four_can_play() -> None:
    """Four players have a score each; a fifth can't take part."""
    assert new(4).score == [0, 0, 0, 0]
    with pytest.raises(BadOption, match="1, 2, 3, 4"):
        GAME.new(5, 1)


@pytest.mark.rule("FSS-007")
def test_exactly_one_player_holds_the_first_player_token() -> None:
    """One number names the holder; Cleanup hands the one token on."""
    p = Position(3)
    p.first(2)
    p.cleanup()
    assert p.t.first == [0]
    p.cleanup()
    assert p.t.first == [1]


def deck_of(expansion: str) -> list[str]:
    """The sets of all Location cards on a fresh table, card by card."""
    t = new(2, expansion=expansion)
    cards = [*t.deck, *t.hands[0], *t.hands[1]]
    assert len(set(cards)) == len(cards)
    return [t.content.design_sets[t.content.card_design[card]] for card in cards]


@pytest.mark.rule("FSS-008")
def test_there_are_200_cards_in_all() -> None:
    """188 Location cards in three sets and 12 Connection cards."""
    sizes = [deck_of("base").count("base"), deck_of("new_era").count("new_era")]
    sizes.append(deck_of("winter").count("winter"))
    t = new()
    assert (sum(sizes), len(t.red_pile) + len(t.blue_pile) + 2 - t.face_up.count(-1)) == (188, 12)


@pytest.mark.rule("FSS-009")
def test_the_base_set_has_88_locations_and_can_be_played_alone() -> None:
    """Without an expansion just the base cards are in the game."""
    assert deck_of("base") == ["base"] * 88


@pytest.mark.rule("FSS-010")
def test_new_era_adds_50_locations() -> None:
    """88 base cards and 50 of New Era, none of Winter."""
    sets = deck_of("new_era")
    assert (sets.count("base"), sets.count("new_era"), len(sets)) == (88, 50, 138)


@pytest.mark.rule("FSS-011")
def test_winter_adds_50_locations() -> None:
    """88 base cards and 50 of Winter, none of New Era."""
    sets = deck_of("winter")
    assert (sets.count("base"), sets.count("winter"), len(sets)) == (88, 50, 138)


@pytest.mark.rule("FSS-012")
def test_there_are_12_connection_cards() -> None:
    """Six red and six blue ones are in play in every game."""
    t = new(3, expansion="winter")
    assert (len(t.red_pile), len(t.blue_pile)) == (6, 6)
    assert sorted(t.red_pile + t.blue_pile) == list(range(12))
    assert {t.content.link_pile[link] for link in t.red_pile} == {RED_PILE}
    assert {t.content.link_pile[link] for link in t.blue_pile} == {BLUE_PILE}


@pytest.mark.rule("FSS-013")
def test_there_are_four_faction_boards_and_four_players_share_them_out() -> None:
    """At a table of four every board is somebody's."""
    t = new(4)
    assert sorted(t.faction) == [0, 1, 2, 3]
    assert t.content.faction_names == [
        "New York",
        "Appalachian Federation",
        "Mutants Union",
        "Merchants Guild",
    ]


PIECES = [
    pytest.param("gun", 30, "assassin", "base", marks=pytest.mark.rule("FSS-014")),
    pytest.param("fuel", 30, "fuel_tank", "base", marks=pytest.mark.rule("FSS-014")),
    pytest.param("iron", 30, "docks", "base", marks=pytest.mark.rule("FSS-014")),
    pytest.param("brick", 30, "quarry", "base", marks=pytest.mark.rule("FSS-014")),
    pytest.param("worker", 38, "school", "base", marks=pytest.mark.rule("FSS-015")),
]


@pytest.mark.rule("FSS-014", "FSS-015")
@pytest.mark.parametrize(("good", "count", "card", "expansion"), PIECES)
def test_printed_counts_of_wooden_pieces_are_no_limit(
    good: str, count: int, card: str, expansion: str
) -> None:
    """The box has so many; when one player holds them all, there is still one to take."""
    take_one_more(good, count, card, expansion)


TOKENS = [
    ("ammo", 13, "corner_shop", "base"),
    ("defense", 10, "wire_entanglement", "winter"),
    ("development", 9, "demolition_team", "winter"),
    ("red", 20, "gunsmith", "base"),
    ("blue", 20, "convoy", "base"),
    ("grey", 30, "crossing", "winter"),
    ("universal", 7, "sharrash", "base"),
]


@pytest.mark.rule("FSS-016", "FSS-017", "FSS-018", "FSS-019", "FSS-020")
@pytest.mark.parametrize(("good", "count", "card", "expansion"), TOKENS)
def test_the_box_has_so_many_tokens_and_the_supply_never_runs_dry(
    good: str, count: int, card: str, expansion: str
) -> None:
    """13 ammo, 10 defense, 9 development, 20 red, 20 blue, 30 grey, 7 universal; none of it is a limit."""
    take_one_more(good, count, card, expansion)


def take_one_more(good: str, count: int, card: str, expansion: str) -> None:
    """Seat 1 holds all pieces of a good; seat 0 makes a deal that pays one."""
    p = Position(expansion=expansion)
    assert p.content.pieces[GOOD_IDS.index(good)] == count
    p.give(1, **{good: count})
    p.hand(0, card)
    p.give(0, blue=2)
    before = p.count(0, good)
    p.turn(0)
    spent = p.content.card_distance[p.card(card)] if good == "blue" else 0
    p.do(f"deal {card}")
    assert p.count(0, good) == before - spent + 1
    assert p.count(1, good) == count


@pytest.mark.rule("FSS-021")
def test_multiplier_tokens_are_in_the_box_and_do_nothing() -> None:
    """There are four; they are no good that could be gained, spent or counted."""
    assert our_content("base").multipliers == 4
    assert [
        *("gun", "fuel", "iron", "brick", "ammo", "worker", "card", "vp"),
        *("grey", "red", "blue", "universal", "defense", "development"),
    ] == GOOD_IDS
    p = Position()
    assert len(p.t.goods[0]) == len(GOOD_IDS)
    assert not any("multiplier" in field.name for field in p.t.layout.fields)
