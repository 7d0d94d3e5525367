"""Playing cards: what is on them, the two ways to use them, selection, the order of turns."""

from html import unescape
from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent
from boomtown.engine.log import entries
from boomtown.games.forged_in_steel import GAME
from boomtown.games.forged_in_steel.rules.content import (
    IS_HEADLINE,
    IS_IMMIGRANT,
    IS_RECURRING,
    IS_RESPONDABLE,
    IS_RESPONSE,
)
from boomtown.games.forged_in_steel.rules.elections import CleanUp
from tests.rules.forged_in_steel.packs import pack
from tests.rules.forged_in_steel.position import Position


def cards_with(p: Position, flag: int) -> list[int]:
    """The numbers of the cards with an identifier."""
    return [card for card in range(1, p.content.cards + 1) if p.content.card_flags[card] & flag]


@pytest.mark.rule("FIS-059")
def test_a_card_has_title_mm_event_and_era() -> None:
    """Every card of the pack has all four; no two have one title."""
    p = Position(4)
    content = p.content
    assert len(set(content.card_titles[1:])) == 106
    for card in range(1, 107):
        assert content.card_titles[card]
        assert content.card_text[card]
        assert content.card_event[card] >= 0
        assert 0 <= content.card_era[card] <= 2
        assert content.card_mm[card] > 0
    p.turn(0, "opera_block")
    said = p.t.log(None)[-1]["text"]
    assert "Opera Block" in said


@pytest.mark.rule("FIS-059", "FIS-065")
def test_the_picture_of_a_card_says_what_is_on_it() -> None:
    """Title, MM, Era and event of all 106, and the Response symbol on just those that can be answered."""
    content = Position(4).content
    drawn = {str(item["key"]): str(item["svg"]) for item in GAME.gallery()}
    for card in range(1, 107):
        title = unescape(
            drawn[f"card-{content.card_ids[card]}"].partition("<title>")[2].partition("</title>")[0]
        )
        assert title.startswith(content.card_titles[card])
        assert f"{content.card_mm[card]} MM, {content.years[content.card_era[card]]}" in title
        assert content.card_text[card] in title
        answerable = bool(content.card_flags[card] & IS_RESPONDABLE)
        assert ("can be answered by a Response" in title) == answerable


@pytest.mark.rule("FIS-059", "FIS-060")
@pytest.mark.parametrize("wrong", ["mm = 2", "mm = 6", "mm = 3.5", ""])
def test_a_card_with_a_wrong_mm_is_refused(tmp_path: Path, wrong: str) -> None:
    """MM is a whole number from 3 to 5."""
    with pytest.raises(BadContent, match="mm"):
        Position(4, content=pack(tmp_path, "cards.toml", ("mm = 4", wrong)))


@pytest.mark.rule("FIS-060")
@pytest.mark.parametrize(("card", "muscle"), [("silver_crash", 3), ("opera_block", 4), ("gilded_age", 5)])
def test_mm_from_three_to_five(card: str, muscle: int) -> None:
    """A card played for MM gives what is printed on it; all three values occur and no other."""
    p = Position(4)
    assert set(p.content.card_mm[1:]) == {3, 4, 5}
    p.mm(0, card)
    assert p.left == muscle


@pytest.mark.rule("FIS-061")
def test_a_headline_card_becomes_a_headline_if_played_for_its_event() -> None:
    """It must be placed then; for MM it is not; a card without the identifier never is."""
    p = Position(4)
    assert len(cards_with(p, IS_HEADLINE)) > 10
    for card in range(1, 107):
        assert bool(p.content.headline_text[card]) == bool(p.content.card_flags[card] & IS_HEADLINE)
    p.event(1, "free_silver")
    p.skip_to("")
    assert (p.ids(p.t.headlines), p.t.holders) == (["free_silver"], [1])
    assert p.ids(p.t.box) == []
    p.mm(1, "labor")
    p.skip_to("")
    p.event(1, "kindergarten")
    assert p.step == ""
    assert p.ids(p.t.headlines) == ["free_silver"]


@pytest.mark.rule("FIS-062")
def test_recurring_cards_come_back_at_the_end_of_the_era() -> None:
    """They are in the main deck after Clean Up, other played cards are out of the game."""
    p = Position(4)
    assert len(cards_with(p, IS_RECURRING)) > 5
    for card in ("yellow_journalism", "kindergarten"):
        p.mm(0, card)
        p.skip_to("")
    p.t.deck.clear()
    p.t.later.clear()
    p.t.later.extend(range(39, 75))  # the 1900 deck
    p.stack(*range(1, 15))
    p.next(CleanUp())
    seen = [*p.t.deck, *(card for hand in p.t.hands for card in hand)]
    assert p.card("yellow_journalism") in seen
    assert p.ids(p.t.box) == ["kindergarten"]
    assert p.card("kindergarten") not in seen


@pytest.mark.rule("FIS-063")
def test_card_events_refer_to_immigrant_cards() -> None:
    """Mutual Aid Lodge plays an Immigrant card from the hand, and only such a card."""
    p = Position(4)
    p.put("house", 0, "GH1a", "NS1a")
    immigrants = set(p.ids(cards_with(p, IS_IMMIGRANT)))
    assert len(immigrants) >= 10
    assert {"irish_section_hands", "montenegrin_miners"} <= immigrants
    assert "huddled_masses" not in immigrants
    p.hand(0, "irish_section_hands", "syrian_peddlers", "labor", "huddled_masses")
    p.event(0, "mutual_aid_lodge")
    assert p.offers("card") == {"irish_section_hands", "syrian_peddlers"}


@pytest.mark.rule("FIS-064")
def test_a_response_card_answers_its_happening() -> None:
    """Pinkertons cancels a Labor event; cards without a Response, or with another one, can't."""
    p = Position(4)
    assert len(cards_with(p, IS_RESPONSE)) == 10
    assert all(p.content.response_text[card] for card in cards_with(p, IS_RESPONSE))
    p.hand(1, "pinkertons", "fire_brigade", "first_national_bank", "labor")
    p.hand(2, "labor")
    p.event(0, "coxeys_army")
    assert p.step == "Respond"
    assert p.options(1) == ["pass", "respond pinkertons"]
    assert p.options(2) == ["pass"]
    p.respond(1, "pinkertons")
    assert p.step == "Spend"  # the event is cancelled, the MM are not
    assert p.left == 3


@pytest.mark.rule("FIS-065")
def test_the_response_symbol_is_on_cards_whose_event_can_be_answered() -> None:
    """A card shows it exactly if some Response cancels its event; only then others are asked."""
    p = Position(4)
    content = p.content
    answers = 0
    for card in cards_with(p, IS_RESPONSE):
        answers |= content.card_answers[card]
    for card in range(1, 107):
        shown = bool(content.card_flags[card] & IS_RESPONDABLE)
        assert shown == bool(content.card_tags[card] & answers), content.card_ids[card]
    for name, asked in (("coxeys_army", True), ("kindergarten", False)):
        p = Position(4)
        p.hand(1, "pinkertons")
        p.event(0, name)
        assert (p.step == "Respond") == asked


@pytest.mark.rule("FIS-066", "FIS-079")
def test_a_card_is_played_for_mm_or_for_its_event() -> None:
    """The choice is made when the turn begins; one excludes the other."""
    p = Position(4)
    p.put("house", 0, "NS1a", "NS1b")
    p.turn(0, "kindergarten")
    assert (p.step, p.options()) == ("Declare", ["muscle", "event"])
    assert p.ids(p.t.active) == ["kindergarten"]
    assert p.why("stop") == ("FIS-079", "FIS-066")
    p.do("event")
    assert p.step == ""  # no MM besides
    assert (p.track("north_side"), p.gained(0)) == (2, 2)
    p = Position(4)
    p.put("house", 0, "NS1a", "NS1b")
    p.mm(0, "kindergarten")
    assert p.left == 3
    p.do("stop")
    assert p.step == ""
    assert (p.track("north_side"), p.gained(0)) == (1, 0)  # no event besides


@pytest.mark.rule("FIS-067", "FIS-113")
def test_mm_is_spent_in_any_mix_and_order() -> None:
    """5 MM: a Lot, a Mine, a House and another Lot, each carried out at once."""
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.cube(1, "NS1b")
    p.rolls(1)
    p.mm(0, "gilded_age")
    p.do("buy-lot", "lot NS1c")
    assert (p.left, p.stands("NS1c")) == (4, "cube 0")
    p.do("buy-mine", "mine orient")
    assert (p.left, p.mine_owner("orient"), p.gained(0)) == (2, 0, 1)
    p.do("build-house", "lot NS1b")
    assert (p.left, p.stands("NS1b"), p.gained(1)) == (1, "house 0", 1)
    p.do("buy-lot", "lot NS2a")
    assert p.step == ""
    assert p.stands("NS2a") == "cube 0"
    assert p.t.headlines == []
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.mm(0, "gilded_age")
    p.do("seize", "lot NS1a", "buy-lot", "lot NS1b")  # 4 + 1
    assert p.step == ""
    assert (p.stands("NS1a"), p.stands("NS1b")) == ("house 0", "cube 0")


@pytest.mark.rule("FIS-068", "FIS-083")
def test_unspent_mm_is_lost() -> None:
    """A player may stop with MM left though there is something to buy; nobody has it afterwards."""
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.turns((0, "gilded_age"), (1, "silver_crash"))
    p.do("muscle", "buy-lot", "lot NS1b")
    assert p.left == 4
    assert p.can("buy-lot")
    assert p.can("stop")
    p.do("stop")
    assert p.told("lost") == [(0, [4])]
    assert (p.step, p.who) == ("Declare", 1)
    p.do("muscle")
    assert p.left == 3
    p.do("stop")
    p.mm(0, "opera_block")
    assert p.left == 4


@pytest.mark.rule("FIS-069")
def test_a_headline_never_changes_its_own_cards_event() -> None:
    """The Park of the Columbian Exposition gives nobody VP; the next Park does."""
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.event(0, "columbian_exposition", "lot NS1b")
    assert p.gains() == [0, 0, 0, 0]
    assert p.ids(p.t.headlines) == ["columbian_exposition"]
    p.event(1, "womens_auxiliary", "lot NS1c", "track goat_hill")
    assert p.gains() == [1, 1, 0, 0]
    p = Position(4)
    p.event(0, "the_great_war")  # one MM more from cards played for MM
    assert p.track("mining") == 2
    p.event(0, "panic_of_1893")  # its Headline stops tracks
    p.event(0, "free_silver")
    p.skip_to("")
    assert p.track("mining") == 2


@pytest.mark.rule("FIS-070", "FIS-071")
@pytest.mark.parametrize("way", ["muscle", "event"])
@pytest.mark.parametrize(
    ("card", "recurring", "headline"),
    [("brick_yards", True, False), ("kindergarten", False, False), ("labor", False, True)],
)
def test_where_a_played_card_goes(way: str, card: str, recurring: bool, headline: bool) -> None:
    """Recurring ones to the discard pile, others to the box, a Headline that was placed stays."""
    p = Position(4)
    p.turn(0, card)
    p.do(way)
    assert p.ids(p.t.active) == [card] or p.step == ""
    p.skip_to("")
    assert p.t.active == []
    placed = headline and way == "event"
    assert p.ids(p.t.recurring) == ([card] if recurring else [])
    assert p.ids(p.t.headlines) == ([card] if placed else [])
    assert p.ids(p.t.box) == ([card] if not recurring and not placed else [])


@pytest.mark.rule("FIS-070")
def test_a_recurring_card_is_drawn_again_when_the_deck_runs_out() -> None:
    """It lies on the discard pile: the empty deck takes it in."""
    p = Position(4)
    p.mm(0, "brick_yards")
    p.skip_to("")
    p.t.deck.clear()
    p.hand(1, "labor")
    p.era(1910)
    p.t.deck.clear()
    p.event(1, "telephone_exchange")
    assert p.card("brick_yards") in p.t.hands[1]


@pytest.mark.rule("FIS-072")
def test_a_card_wins_over_a_basic_rule() -> None:
    """Bessemer Boom buys off the City Grid and builds on the same turn's Lots, for as long as its MM last."""
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.event(0, "bessemer_boom", "buy-lot", "lot BE4a", "build-house", "lot BE4a")
    assert p.stands("BE4a") == "house 0"
    p.do("stop")
    p.muscle(0, 3)
    p.do("buy-lot")
    assert not p.can("lot BE9a")
    p.do("lot NS1b")
    assert not p.can("build-house")
    p.headline("the_great_war", 3)
    p.mm(0, "opera_block")
    assert p.left == 5  # 4 and one more while the Headline lasts
    p.lift("the_great_war")
    p.mm(0, "opera_block")
    assert p.left == 4


@pytest.mark.rule("FIS-073", "FIS-074", "FIS-092")
def test_a_cards_cube_is_the_players_unless_it_says_city_cube() -> None:
    """Bessemer Ditch places its player's cubes; City Waterworks says City cubes; nothing else brings them."""
    p = Position(4)
    p.event(2, "bessemer_ditch", "lot NS1a", "lot GH1a", "lot EP3a", "lot BE4a")
    assert p.map() == {"cube 2 NS1a", "cube 2 GH1a", "cube 2 EP3a", "cube 2 BE4a"}
    p.event(1, "city_waterworks", "lot NS1b", "lot NS1c", "lot NS1d", "lot GH1b", "lot GH1b")
    assert {p.stands(name) for name in ("NS1b", "NS1c", "NS1d")} == {"cube city"}
    assert p.stands("GH1b") == "house 1"
    assert p.count("cube", 1) == 0
    says = [card for card in range(1, 107) if "City cube" in p.content.card_text[card]]
    names = {"city_waterworks", "arkansas_flood", "bessemer_annexation", "eminent_domain", "sewer_works"}
    assert {*names, "paving_contracts", "commission_government"} == set(p.ids(says))
    p.muscle(1, 5)  # nothing that MM can do places one
    p.do("buy-lot", "lot NS2a")
    assert p.stands("NS2a") == "cube 1"
    assert p.options() == ["buy-lot", "build-house", "buy-mine", "stop"]


@pytest.mark.rule("FIS-075", "FIS-076")
def test_all_select_a_card_in_secret_and_announce_its_mm() -> None:
    """The cards lie face down; when all have chosen, the MM are known to all and the cards still to nobody."""
    p = Position(4)
    for seat, cards in enumerate(
        (("labor", 6), ("silver_crash", 11), ("gilded_age", 8), ("opera_block", 12))
    ):
        p.hand(seat, *cards)
    p.round()
    assert (p.step, p.t.waiting) == ("SelectCards", (0, 1, 2, 3))
    p.by(2, "card gilded_age")
    assert p.t.waiting == (0, 1, 3)
    assert p.t.announced == [0, 0, 0, 0]
    assert [len(hand) for hand in p.t.hands] == [2, 2, 2, 2]  # nothing happens before all have chosen
    p.by(0, "card labor")
    p.by(1, "card silver_crash")
    p.by(3, "card opera_block")
    assert p.told("announce") == [(-1, [4, 3, 5, 4])]
    assert p.step == "Declare"  # seat 1 has shown its card
    view = p.t.view(3)
    assert view["announced"] == [4, 0, 5, 4]
    assert view["chosen"][0] == {"count": 1}
    assert view["chosen"][3] == [p.card("opera_block")]
    assert view["active"] == [p.card("silver_crash")]


@pytest.mark.rule("FIS-077", "FIS-078", "FIS-080")
def test_the_lowest_mm_acts_first_and_ties_go_by_influence() -> None:
    """3, then the two 4s in Influence order (the Mayor first), then 5; each finishes before the next."""
    p = Position(4)
    p.influence(3, 1, 2, 0)
    p.role("mayor", 3)
    for seat, card in enumerate(("opera_block", "gilded_age", "silver_crash", "labor")):
        p.hand(seat, card)
    p.round()
    p.select("opera_block", "gilded_age", "silver_crash", "labor")
    order = []
    while p.step in ("Declare", "Spend"):
        if p.step == "Declare":
            order.append(p.who)
            assert p.t.turn == [p.who]
        p.do("muscle" if p.step == "Declare" else "stop")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("FIS-078")
def test_all_ties_follow_the_influence_track() -> None:
    """Four cards of 3 MM are played from the highest Influence down."""
    p = Position(4)
    p.influence(2, 0, 3, 1)
    names = ("silver_crash", "kindergarten", "populist_governor", "columbian_exposition")
    for seat, card in enumerate(names):
        p.hand(seat, card)
    p.round()
    p.select(*names)
    assert [p.who, *p.t.queue] == [2, 0, 3, 1]


@pytest.mark.rule("FIS-080")
def test_a_turn_runs_from_declaring_to_putting_the_card_away() -> None:
    """Card shown, event, Headline, card away; only then the next player's card is shown."""
    p = Position(4)
    p.put("house", 1, "GH1a")
    p.turns((1, "labor"), (0, "kindergarten"))
    p.do("event")
    assert p.ids(p.t.active) == ["labor"]
    assert p.ids(p.t.headlines) == []  # not before the event is carried out
    p.do("lot GH1b", "lot GH1c")
    assert p.ids(p.t.headlines) == ["labor"]
    assert (p.step, p.who, p.ids(p.t.active)) == ("Declare", 0, ["kindergarten"])
    p.do("event")
    assert p.ids(p.t.box) == ["kindergarten"]
    told = [entry.kind for entry in entries(p.t.news)]
    known = ("turn", "event", "place", "headline", "vp")
    assert [kind for kind in told[told.index("turn") :] if kind in known] == [
        "turn", "event", "place", "place", "headline", "turn", "event", "vp",
    ]  # fmt: skip
    assert p.t.turn == []


@pytest.mark.rule("FIS-082")
def test_a_selected_card_is_no_card_in_hand() -> None:
    """Pinkertons answers from the hand, but not once it is selected; nor does it count for the next selection."""
    for selected, offered in (("pinkertons", False), ("coxeys_army", True)):
        q = Position(4)
        q.hand(0, "western_federation", "labor")
        q.hand(1, "pinkertons", "coxeys_army")
        q.hand(2, "opera_block")
        q.hand(3, "gilded_age")
        q.round()
        q.select("western_federation", selected, "opera_block", "gilded_age")
        assert q.card(selected) not in q.t.hands[1]
        assert q.t.view(1)["hands"][1] == q.t.hands[1]
        assert len(q.t.hands[1]) == 1
        q.by(0, "event")
        assert q.step == "Respond"
        assert q.can("respond pinkertons", 1) == offered
        if not offered:
            assert q.why("respond pinkertons", 1) == ("FIS-177",)


@pytest.mark.rule("FIS-081")
@pytest.mark.rule("FIS-G50")
def test_who_has_no_cards_left_sits_out() -> None:
    """The others go on until all hands are empty; then City Building is over."""
    p = Position(4)
    p.hand(0, "silver_crash", "labor")
    p.hand(2, "kindergarten")
    p.round()
    assert p.t.waiting == (0,)  # seat 2 has no choice, seats 1 and 3 have no card
    p.select("silver_crash", "kindergarten")
    p.do("muscle", "stop", "muscle", "stop")
    assert (p.who, p.ids(p.t.active)) == (0, ["labor"])  # the others sit out
    p.do("muscle", "stop")
    assert p.step == "ChooseRole"  # Immigration, Assessment and Elections followed
