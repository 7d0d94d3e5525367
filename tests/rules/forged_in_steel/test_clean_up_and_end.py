"""Clean Up, the end of the game, and the rules that are easily overlooked: FIS-279 to FIS-285."""

import pytest

from boomtown.games.forged_in_steel import GAME
from boomtown.games.forged_in_steel.rules.elections import CleanUp, votes
from boomtown.games.forged_in_steel.rules.places import grid
from boomtown.games.forged_in_steel.rules.table import THE_END
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, assess, happened
from tests.rules.forged_in_steel.position import Position


def clean_up(p: Position) -> set[int]:
    """Clean Up; all cards that are then in the main deck or were just dealt from it."""
    p.next(CleanUp())
    return {*p.t.deck, *(card for hand in p.t.hands for card in hand)}


@pytest.mark.rule("FIS-279")
@pytest.mark.parametrize("era", [0, 1])
def test_clean_up_adds_the_discards_and_the_next_deck_to_the_main_deck(era: int) -> None:
    p = Position()
    if era:
        p.era(1900)
    undealt = set(p.t.deck) - {20, 21, 22}
    p.t.deck[:] = sorted(undealt)
    p.t.discard[:] = [20, 21]
    p.t.box[:] = [22]
    cards = clean_up(p)
    coming = {card for card in range(1, 107) if p.content.card_era[card] == era + 1}
    assert cards == undealt | {20, 21} | coming
    assert (p.t.discard, p.t.recurring, p.t.box) == ([], [], [22])
    assert all(p.content.card_era[card] > era + 1 for card in p.t.later)
    assert len(p.t.later) == (32 if era == 0 else 0)
    assert p.t.era[0] == era + 1
    assert p.t.deck != sorted(p.t.deck)  # shuffled together


@pytest.mark.rule("FIS-280")
def test_unplayed_discards_come_back_and_played_cards_only_if_recurring() -> None:
    p = Position()
    p.put("house", BLUE, "NS5d")
    p.t.discard.append(p.lift("gilded_age"))  # discarded unplayed: not Recurring, and yet it comes back
    for card in ("brick_yards", "opera_block"):  # one Recurring, one not
        p.mm(RED, card)
        p.do("stop")
    assert p.ids(p.t.recurring) == ["brick_yards"]
    assert p.ids(p.t.box) == ["opera_block"]
    cards = p.ids(sorted(clean_up(p)))
    assert {"gilded_age", "brick_yards"} <= set(cards)
    assert "opera_block" not in cards
    assert p.ids(p.t.box) == ["opera_block"]


@pytest.mark.rule("FIS-281")
def test_the_game_ends_after_the_third_assessment() -> None:
    for year, over in ((1890, False), (1900, False), (1910, True)):
        p = Position()
        p.era(year)
        p.put("house", BLUE, "NS1a")
        assess(p)
        assert p.gained(BLUE) == 1  # it was scored
        assert p.t.over == over
        assert (p.t.phase[0] == THE_END) == over
    assert p.t.why_not(BLUE, 0) == ("FIS-281",)
    assert "votes" not in happened(p)


@pytest.mark.rule("FIS-282")
def test_the_most_vp_win() -> None:
    p = Position()
    p.era(1910)
    p.vp(3, 9, 20, 11)
    p.put("house", PURPLE, *(f"NS{block}{lot}" for block in (1, 2, 4) for lot in "abcd"))
    assess(p)
    assert p.t.vp == [3, 9, 20, 23]
    assert p.t.ranking() == [[PURPLE], [GREEN], [BLUE], [RED]]


@pytest.mark.rule("FIS-283")
def test_a_tie_is_won_by_the_higher_influence() -> None:
    for order, ranking in (
        ((RED, BLUE, GREEN, PURPLE), [[BLUE], [PURPLE], [RED], [GREEN]]),
        ((PURPLE, GREEN, RED, BLUE), [[PURPLE], [BLUE], [GREEN], [RED]]),
    ):
        p = Position()
        p.era(1910)
        p.influence(*order)
        p.vp(5, 12, 5, 12)
        assess(p)
        assert p.t.ranking() == ranking
        assert [seat for seat, _ in p.told("final")] == [group[0] for group in ranking]


@pytest.mark.rule("FIS-284")
def test_every_players_vp_are_recorded_as_they_come_and_go() -> None:
    p = Position()
    p.cube(BLUE, "NS1a")
    p.muscle(RED, 1)
    p.do("build-house", "lot NS1a")
    assert p.t.vp == [0, 1, 0, 0]
    p.unrest(*[BLUE] * 4, *[GREEN] * 4)
    p.check_unrest()
    assert p.t.vp == [0, -3, -4, 0]  # totals may fall below nothing
    assert p.t.scores() == [0, -3, -4, 0]
    for viewer in (None, RED, PURPLE):
        assert p.t.view(viewer)["vp"] == [0, -3, -4, 0]  # open to everybody


@pytest.mark.rule("FIS-285")
def test_the_nine_rules_that_are_easily_overlooked() -> None:
    help = GAME.rule("FIS-285")
    assert help.text.count(";") == 8  # the nine stand together
    fresh = Position()  # no building on a Lot gained in the same turn
    fresh.put("house", BLUE, "NS1a")
    fresh.muscle(RED, 3)
    fresh.do("buy-lot", "lot NS1b")
    assert not fresh.can("build-house")
    park = Position()  # Parks raise their track
    park.put("house", BLUE, "NS1a")
    park.event(RED, "columbian_exposition", "lot NS1b")
    assert park.track("north_side") == 2
    for year in (1890, 1900):  # Elections after the first two scorings
        poll = Position()
        poll.era(year)
        assess(poll)
        assert poll.step == "ChooseRole"
    ballots = Position()  # a Mansion 2 ballots, a Commercial building 1
    ballots.put("mansion", RED, "NS1a+NS1b")
    ballots.put("commercial", BLUE, "NS2a")
    assert votes(ballots.t) == [1, 0, 0, 0]
    ballots.put("commercial", BLUE, "NS2b")
    assert votes(ballots.t) == [1, 1, 0, 0]
    far = Position()  # a Mansion off the grid extends it
    far.put("house", BLUE, "NS1a")
    far.event(RED, "gilded_age", "pair EP5a+EP5b")
    assert {"EP5c", "EP5d", "EP4b"} <= far.names_in(grid(far.t))
    mine = Position()  # the die for every Mine, bought or placed
    mine.rolls(2, 1)
    mine.muscle(RED, 2)
    mine.do("buy-mine", "mine orient")
    assert mine.gains() == [2, 0, 0, 0]
    mine.event(BLUE, "silver_crash", "mine rouse")
    assert mine.gained(BLUE) == 1
    seized = Position()  # seizing with MM causes Unrest
    seized.put("house", BLUE, "NS1a")
    seized.muscle(RED, 4)
    seized.do("seize", "lot NS1a")
    assert seized.t.unrest == [RED]
    own = Position()  # one's own Lots never score
    own.cube(RED, "NS1a")
    own.muscle(RED, 1)
    own.do("build-house", "lot NS1a")
    assert own.gains() == [0, 0, 0, 0]
    riot = Position()  # Riots are immediate at 8
    riot.put("house", BLUE, "NS1a", "NS1b")
    riot.unrest(*[GREEN] * 7)
    riot.put("house", GREEN, "EP5a")
    riot.muscle(RED, 8)
    riot.do("seize", "lot NS1a")
    assert riot.step == "RiotStart"
