"""What a player reads: prompts say what is chosen and for which card, lines name their cause, buttons their price."""

import re

import pytest

from boomtown.games.urban_sprawl import GAME
from boomtown.games.urban_sprawl.rules.elections import ParkBlock
from boomtown.games.urban_sprawl.words.names import card_name
from tests.rules.urban_sprawl.position import Position


def lines(p: Position) -> list[str]:
    """The log, oldest first."""
    return [line["text"] for line in p.t.log(None)]


def buttons(p: Position) -> list[str]:
    """What the seat that decides reads on its options."""
    return [GAME.text(action, p.t, p.who) for action in p.t.options(p.who)]


def city(p: Position) -> None:
    """Buildings of three seats all over, offices and vocations, so that every card has something to speak of."""
    p.all_offices(2)
    p.office("mayor", 1)
    p.hold(1, "Media")
    p.hold(0, "Education")
    p.hold(0, "Energy")
    p.fill("COM", 1, "A3.BR", "F3.TL", "F6.TL")
    p.fill("CIV", 2, "B3.BL", "F5.TL")
    p.fill("RES", 0, "A4.TL", "A4.TR")
    p.fill("RES", 1, "D1.TL", "D1.TR")
    p.prestige(9, 9, 9)


PICKED = {
    "Municipal Court": "name an office. What follows: Hold an election for it, which you win",
    "Department Store": "you may pick a 1-lot COM in these rows that an opponent controls. What follows: You may pay",
    "Hotel": "choose one of these rows. What follows: Gain 2 wealth for each COM in that row",
    "Federal Courthouse": "name an office that another player holds. What follows: Its holder pays you 6 prestige",
    "Research Park": "name a vocation you own. What follows: All its markers score 5.",
    "Recycling Center": "you may pick a building other than this that is yours or uncontrolled. What follows: Gain",
    "Political Scandal": "name an office that another player holds. What follows: Its holder pays 5 prestige",
    "Eminent Domain": "pick a building of 1 or 2 lots other than a park that another player controls. What follows",
    "Earthquake": "several buildings tie as the most valuable; choose one of them. What follows: Each player",
    "Urban Decay": "several buildings tie as the least valuable; choose one of them. What follows: If it is",
    "Local Headlines": "several buildings tie as the most valuable; choose one of them. What follows: Its controller",
    "Special Election": "name an office. What follows: There is an election for it.",
}


@pytest.mark.parametrize("name", PICKED)
def test_a_pick_says_what_is_picked_for_which_card_and_what_follows(name: str) -> None:
    p = Position(3)
    city(p)
    if p.content.start[p.card(name)] >= 0 and p.content.zone[p.card(name)] >= 0:
        p.put("CIV", "A3.TL", 0)
        p.effect(name, "A3.TL", 0)
    else:
        p.event(name, 0)
    p.skip_to("Choose pick")
    assert p.t.prompt(p.who).startswith(f"{name}: {PICKED[name]}")


def test_every_card_that_picks_is_in_that_list() -> None:
    content = Position(2).content
    picking = set()
    for deck in ("planning", "town", "city", "metropolis"):
        for entry in [*content.data[deck].get("contract", []), *content.data[deck]["event"]]:
            if any(step["do"] == "pick" for step in entry["effect"]):
                picking.add(entry["name"])
    assert picking == set(PICKED)


def test_an_offer_names_what_falls() -> None:
    """Urban Decay speaks of one building; Flood lists those of which one would go."""
    p = Position(2)
    p.put("RES", "A3.TL", 1)
    p.prestige(9, 9)
    p.event("Urban Decay", 0)
    prompt = "Urban Decay: it is about your 1-lot RES in A3; pay 3 prestige, or it is demolished."
    assert (p.who, p.t.prompt(1)) == (1, prompt)
    assert buttons(p) == ["Pay 3 prestige", "Decline: it is demolished"]
    p = Position(2)
    p.fill("RES", 0, "C1.TL", "F3.TR")
    p.event("Flood", 0)
    assert p.t.prompt(0) == (
        "Flood: pay 6 wealth, or demolish a building of yours adjacent to water "
        "(one of these: your 1-lot RES in C1, your 1-lot RES in F3)."
    )


def test_who_must_pay_at_the_federal_courthouse_reads_that_the_builder_wins() -> None:
    p = Position(2)
    p.office("mayor", 1)
    p.prestige(0, 9)
    p.put("CIV", "A3.TL", 0)
    p.effect("Federal Courthouse", "A3.TL", 0)
    p.skip_to("Choose offer")
    assert p.who == 1
    assert "which White wins" in p.t.prompt(1)
    assert "which you win" not in p.t.prompt(1)
    assert buttons(p)[0] == "Pay 6 prestige"
    assert "which White wins" in buttons(p)[1]


def test_the_pawn_shop_speaks_of_investing() -> None:
    p = Position(2)
    p.give(0, "P08", "P10")
    p.build(0, "Pawn Shop", "A3.TL")
    p.do("split 1")
    assert p.t.prompt(0) == "Pawn Shop: you may invest a Build Permit."
    assert [text.split()[0] for text in buttons(p)] == ["Invest", "Invest", "Keep"]
    p.do("discard P10")
    assert lines(p)[-1].startswith("Pawn Shop: White invests 1-permit")


def test_lines_of_effects_begin_with_the_card_that_causes_them() -> None:
    p = Position(2)
    p.hold(1, "Media")
    p.event("Crime Wave", 0)
    assert lines(p)[-2:] == ["Crime Wave: White loses nothing.", "Crime Wave: Pink loses 1 prestige."]
    p.event("Business Relocation", 0)
    assert lines(p)[-1] == "Business Relocation: Pink gains 1 wealth and 1 prestige."


def test_a_build_is_told_before_what_it_brings_down_and_brings_in() -> None:
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    p.put("CIV", "A3.BL", 1)
    p.give(0, "U01")
    p.build(0, "High School", "A3.TL+TR")
    assert lines(p)[-5:] == [
        "White builds High School (2-lot CIV) on lots TL and TR of A3 for 1 AP, 2 wealth and 2-permit CIV/COM/IND/RES.",
        "White discards Urban Renewal to make room for High School.",
        "Pink's 1-lot CIV in A3 is demolished by White for High School.",
        "White gains a neighborhood bonus of 1 prestige for High School.",
        "High School: White takes an Education marker.",
    ]


def test_the_end_of_a_turn_and_rows_without_a_number_are_told() -> None:
    """The turn that ends by itself says so too; a row whose marker is not there says why it pays nothing."""
    p = Position(2)
    p.stack("planning", "P10")
    p.turn(0, 1)
    p.do("take 0")
    said = lines(p)
    assert "White's turn is over: End of Turn begins." in said
    assert "Wealth 12 pays nothing: no row has that number, its marker is not in play." in said
    p.end_turn()
    assert "Pink's turn is over, 6 APs unspent: End of Turn begins." in lines(p)


def test_buttons_of_a_build_show_price_gain_and_loss() -> None:
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    p.put("CIV", "A3.BL", 1)
    p.give(0, "U01", "P13")
    p.box(1, "High School")
    p.turn(0)
    assert "Build High School (2-lot CIV) for 1 AP and 2 to 9 wealth. Vocation: Education 3." in buttons(p)
    p.do("build 0")
    assert "Build in A3 for 2 wealth, neighborhood bonus up to 2 prestige" in buttons(p)
    p.do("block A3")
    found = dict(zip(p.options(), buttons(p), strict=True))
    assert found["site A3.TL+TR"] == (
        "Lots TL and TR of A3 for 2 wealth, neighborhood bonus 1 prestige, "
        "demolishing Pink's 1-lot CIV in A3 (with Urban Renewal)"
    )
    assert found["site A3.TR+BR"] == "Lots TR and BR of A3 for 2 wealth, neighborhood bonus 2 prestige"


def test_picked_permits_can_be_put_back() -> None:
    p = Position(2)
    p.give(0, "P04", "P07", "P13")
    p.box(1, "High School")
    p.turn(0)
    p.do("build 0", "block A3", "site A3.TL+TR")
    assert p.t.prompt(0).startswith(
        "Pick Build Permits with 2 civic (CIV) permits or more in all for your High School"
    )
    p.do("pay P07")
    assert "(1 picked)" in p.t.prompt(0)
    assert GAME.text(p.number("pay P07"), p.t, 0) == "Put back 1-permit CIV/RES"
    p.do("pay P07", "pay P13")
    assert buttons(p) == ["Done: pay with these and build High School for 2 wealth"]


def test_a_turn_asks_for_investments_and_actions_at_once() -> None:
    p = Position(2)
    p.give(0, "P10")
    p.begin(0)
    assert p.t.prompt(0).startswith("You have 6 action points (APs). First you may invest Build Permits")
    p.do("take 0")
    assert (
        p.t.prompt(0) == "You have 5 action points (APs): take a card, build, take a Favor, or end your turn."
    )


def test_refusals_say_what_is_missing() -> None:
    p = Position(2)
    p.box(1, "High School")
    p.box(5, "Bank")
    p.wealth(1)
    p.turn(0, 2)
    facts = GAME.facts(p.t, 0, p.t.why(0, p.number("build 0")))
    assert facts == ["needs 2 CIV permits, you have 0", "needs 2 wealth, you have 1"]
    assert GAME.facts(p.t, 0, p.t.why(0, p.number("build 4")))[0] == "needs 5 APs, you have 2"
    assert GAME.facts(p.t, 0, p.t.why(0, p.number("take 3"))) == ["needs 4 APs, you have 2"]


def facts_of(p: Position, words: str) -> list[str]:
    """What a refusal tells the seat that decides."""
    return GAME.facts(p.t, p.who, p.t.why(p.who, p.number(words)))


def test_a_refused_permit_is_not_yours_shows_another_zone_or_is_too_many() -> None:
    p = Position(2)
    p.give(0, "P04", "P07", "P10", "P13")
    p.give(1, "P05")
    p.box(1, "High School")
    p.turn(0)
    p.do("build 0", "block A3", "site A3.TL+TR")
    assert facts_of(p, "pay P05") == [f"{card_name(p.content, p.card('P05'))} does not lie before you"]
    assert facts_of(p, "pay P10") == [f"{card_name(p.content, p.card('P10'))} has no CIV permit"]
    p.do("pay P07")
    assert facts_of(p, "pay P13") == [
        f"{card_name(p.content, p.card('P13'))} and what is picked would pay with a card too many"
    ]


def test_a_refused_place_says_what_is_so_there_and_nowhere_else() -> None:
    """Two vacant lots across from each other are no place for 2 lots, and a lot is judged by itself."""
    p = Position(2)
    p.fill("RES", 1, "A3.TL", "A3.BR")
    p.put("RES", "A4.TL", 1)
    p.give(0, "P13")
    p.box(1, "High School")
    p.turn(0)
    p.do("build 0")
    room = "and you have no Urban Renewal card to make room"
    assert facts_of(p, "block A3") == [f"A3 has no vacant place for a 2-lot building, {room}"]
    assert facts_of(p, "block A4") == [
        "wherever High School could lie in A4, another zone is adjacent and no CIV"
    ]
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    p.give(0, "P13")
    p.box(1, "High School")
    p.turn(0)
    p.do("build 0", "block A3")
    assert facts_of(p, "site A3.TL+TR") == [f"a building stands on lots TL and TR of A3, {room}"]


def test_a_park_in_a_block_that_is_asked_for_is_not_refused_by_its_lots() -> None:
    """While the block is asked for, lots are not what is asked; then a lot that is taken is named."""
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    p.next(ParkBlock(0))
    assert facts_of(p, "site A3.TR") == ["that is not what is asked now"]
    p.do("block A3")
    assert facts_of(p, "site A3.TL") == ["a building stands on lot TL of A3"]
    assert facts_of(p, "site A3.TR+BR") == ["the tile covers 1 lot"]
    assert p.t.why_not(0, p.number("site A3.TR+BR")) == ("USP-186",)


def test_permits_that_are_not_picked_yet_are_not_said_to_be_missing() -> None:
    """The cards lie before the seat: what is short is what was picked."""
    p = Position(2)
    p.give(0, "P04", "P07", "P13")
    p.box(1, "High School")
    p.turn(0)
    p.do("build 0", "block A3", "site A3.TL+TR", "pay P07")
    assert facts_of(p, "done") == ["needs 2 permits on the cards picked, you have 1"]


def test_without_action_points_a_turn_asks_for_what_is_left() -> None:
    p = Position(2)
    p.favor(0, "House")
    p.give(0, "P10")
    p.turn(0, 1)
    p.do("take 0")
    assert (
        p.t.prompt(0) == "You have no action points (APs) left: build your Favor for 0 APs, or end your turn."
    )


def test_a_building_that_a_card_does_not_mean_is_refused_with_what_it_means() -> None:
    """A contract by its own rule, an event by that of events; one that fits and can't grow says that."""
    p = Position(2)
    p.put("CIV", "A3.TL", 0)
    p.put("COM", "C3.TL", 0)
    p.put("IND", "D3.TL", 1)
    p.fill("RES", 0, "B3.TL", "B3.TR", "B3.BL", "B3.BR")
    p.effect("Hardware Store", "A3.TL", 0)
    assert facts_of(p, "building D3.TL") == [
        "Pink's 1-lot IND in D3 is not a 1-lot building of yours other than a park"
    ]
    assert p.t.why_not(0, p.number("building D3.TL")) == ("USP-136",)
    assert facts_of(p, "building B3.TL") == [
        "there is no vacant lot by which your 1-lot RES in B3 could be enlarged, or no tile for it in the supply"
    ]
    assert facts_of(p, "building F6.TL") == ["no building begins on that lot"]
    p.do("building C3.TL")
    assert facts_of(p, "site C3.TR+BR") == [
        "enlarged, your 1-lot COM in C3 covers its own lots and one vacant lot more, not lots TR and BR of C3"
    ]
    p = Position(3)
    city(p)
    p.put("IND", "C5.TL", 1)
    p.event("Eminent Domain", 0)
    assert p.step == "Choose pick"
    own = next(home for home in range(len(p.t.site)) if p.t.site[home] >= 0 and p.t.owner[home] == p.who)
    assert p.t.why_not(p.who, p.number(f"building {own}")) == ("USP-220",)
    assert "that another player controls" in facts_of(p, f"building {own}")[0]


def test_a_tile_that_a_card_places_elsewhere_is_refused_by_the_card() -> None:
    """The Dam's park goes beside it: a vacant block far away is no matter of vacant lots."""
    p = Position(2)
    p.put("IND", "A3.TL", 0)
    p.effect("Dam", "A3.TL", 0)
    p.skip_to("Choose place_block")
    far = next(b for b in ("D4", "C4", "E5") if not p.can(f"block {b}"))
    assert facts_of(p, f"block {far}") == [f"Dam does not place its tile in {far}"]
    assert p.t.why_not(0, p.number(f"block {far}")) == ("USP-136",)


def test_two_that_change_places_are_two_and_of_two_players() -> None:
    """Redistricting: one is too few, a third too many, and both of one player are refused by name."""
    p = Position(2)
    p.fill("RES", 0, "A3.TL", "B3.TL")
    p.fill("COM", 1, "C3.TL")
    p.office("district_attorney", 0)
    p.event("Redistricting", 0)
    assert p.step == "ChooseSeveral swap_control"
    p.do("building A3.TL")
    assert facts_of(p, "building B3.TL") == [
        "one player controls both your 1-lot RES in B3 and your 1-lot RES in A3"
    ]
    assert facts_of(p, "done") == ["2 must be picked, you have picked 1"]
    p.do("building C3.TL")
    assert "no more than 2" in facts_of(p, "building B3.TL")[0]


def test_smaller_choices_of_cards_are_refused_with_the_fact() -> None:
    """Markers, rows, offices and vocations: what is so of the one that was named."""
    p = Position(3)
    city(p)
    p.put("CIV", "A3.TL", 0)
    p.effect("Research Park", "A3.TL", 0)
    assert facts_of(p, "vocation Finance") == ["you own no Finance marker"]
    p = Position(3)
    p.office("mayor", 0)
    p.office("treasurer", 1)
    p.office("union_boss", 1)
    p.put("CIV", "A3.TL", 0)
    p.effect("Federal Courthouse", "A3.TL", 0)
    assert facts_of(p, "office mayor") == ["you are Mayor yourself"]
    p = Position(2)
    p.put("COM", "A3.TL", 0)
    p.effect("Movie Palace", "A3.TL", 0)
    p.skip_to("Choose payout")
    assert "does not name wealth row 2" in " ".join(
        GAME.facts(p.t, p.who, p.t.why(p.who, GAME.actions.parse("row 2")))
    )


def test_what_an_event_tears_down_falls_by_the_event() -> None:
    """Nobody is named as the one who tears down: the event does."""
    p = Position(2)
    p.put("RES", "A3.TL", 1)
    p.prestige(0, 0)
    p.event("Urban Decay", 0)
    assert "Urban Decay: Pink's 1-lot RES in A3 is demolished." in lines(p)


def test_the_zones_are_spelled_out_where_one_meets_them() -> None:
    """In the first question, on the aid, in tooltips and on every card of the gallery."""
    p = Position(4, starts=True)
    from boomtown.games.urban_sprawl.rules.setup import Claim

    p.next(Claim(0, 12))
    assert "Claim the residential (RES) building in A1 for 4 wealth" in buttons(p)
    zones = next(part for part in GAME.aid() if part["title"] == "The zones")
    assert [(line["name"], line["text"].split(":")[0]) for line in zones["line"][:4]] == [
        ("CIV", "Civic"), ("COM", "Commercial"), ("IND", "Industrial"), ("RES", "Residential"),
    ]  # fmt: skip
    texts = {entry["title"]: entry["text"] for entry in GAME.gallery()}
    assert texts["High School"].startswith("Civic (CIV), 2 lots.")
    assert "commercial (COM) building" in texts["Treasurer"]


def test_no_card_and_no_rule_calls_a_player_he() -> None:
    he = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
    content = Position(2).content
    for text in (*content.texts, *content.limits, *(rule.text for rule in GAME.ledger.rules)):
        assert not he.search(text), text
    for part in GAME.aid():
        for line in part.get("line", []):
            assert not he.search(line["text"]), line["text"]
