"""The four decks: permits, Urban Renewal, contracts, and what nobody may know of their order."""

from collections import Counter

import pytest

from boomtown.games.urban_sprawl.rules.content import CONTRACT, DECK_IDS, EVENT, PERMIT, RENEWAL, ZONE_IDS
from boomtown.games.urban_sprawl.rules.sites import building_sites, permits_of
from tests.rules.urban_sprawl.position import Position, new

ZONES = ("CIV", "COM", "IND", "RES")
CONTRACTS = {  # one contract of each zone and one lot
    "CIV": "T08",
    "COM": "T11",
    "IND": "C17",
    "RES": "T31",
}


@pytest.mark.rule("USP-076", "USP-G26")
def test_urban_renewal_appears_only_after_the_first_reshuffle() -> None:
    """With the discards of setup below, the deck is drawn to its end without one; then they come."""
    t = new(2)
    assert all(t.content.kind[card] != RENEWAL for card in t.planning + t.plan + t.tops[:1])
    assert sum(t.content.kind[card] == RENEWAL for card in range(54)) == 4
    p = Position(2)
    p.discard("U01", "U02", "U03", "U04")
    p.plan(4, "")
    p.top("planning", "")
    p.empty("planning")
    p.t.discard[:] = [p.card(f"U0{i}") for i in range(1, 5)]
    p.stack("planning", "P20", "P21")
    p.end_turn()
    assert p.t.shuffles == [0]
    assert {p.content.ids[card] for card in p.t.plan} == {"P16", "P17", "P18", "P20"}
    assert p.content.ids[p.t.tops[0]] == "P21"
    p.plan(4, "")
    p.t.planning.clear()
    p.top("planning", "")
    p.t.planning.clear()
    p.turn(0)
    p.end_turn()
    assert p.t.shuffles == [1]
    assert p.content.kind[p.t.plan[3]] == RENEWAL
    assert p.content.kind[p.t.tops[0]] == RENEWAL


@pytest.mark.rule("USP-077")
def test_all_other_planning_cards_are_permits_with_one_to_four_zones() -> None:
    """36 of them; each shows a zone, and each zone is shown."""
    content = new().content
    permits = [card for card in range(54) if content.kind[card] not in (RENEWAL, EVENT)]
    assert len(permits) == 36
    assert all(content.kind[card] == PERMIT for card in permits)
    zones = Counter(content.zones[card].bit_count() for card in permits)
    assert set(zones) == {1, 2, 3, 4}
    shown = {ZONE_IDS[i]: sum((content.zones[card] >> i) & 1 for card in permits) for i in range(4)}
    assert shown == {"CIV": 24, "COM": 29, "IND": 17, "RES": 22}


@pytest.mark.rule("USP-078")
@pytest.mark.parametrize(("id", "pages"), [("P01", 1), ("P13", 2), ("P25", 3), ("P32", 4)])
def test_each_page_pays_for_one_lot(id: str, pages: int) -> None:
    """A permit of n pages and all zones builds contracts of up to n lots, of any zone, and no larger ones."""
    content = new().content
    pages_of = Counter(content.size[card] for card in range(36))
    assert pages_of == {1: 12, 2: 12, 3: 7, 4: 5}
    p = Position()
    p.wealth(500)
    p.give(0, id)
    assert [permits_of(p.t, 0, zone) for zone in range(4)] == [pages] * 4
    tried = set()
    for card in range(54, 165):
        if content.kind[card] == CONTRACT and building_sites(p.t, 0, card):
            p.box(1, content.ids[card])
            assert p.can("build 0") == (content.size[card] <= pages), content.names[card]
            tried.add((content.zone[card], content.size[card]))
    assert len(tried) == 16


@pytest.mark.rule("USP-079")
def test_a_permit_serves_only_the_zones_it_shows() -> None:
    """The 1-permit CIV/RES card builds CIV and RES contracts, never IND or COM."""
    p = Position()
    p.give(0, "P07")
    for zone, id in CONTRACTS.items():
        p.box(1, id)
        assert p.can("build 0") == (zone in ("CIV", "RES")), zone
        if zone in ("IND", "COM"):
            assert p.why("build 0") == ("USP-104",)


@pytest.mark.rule("USP-080")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_planning_cards_lie_open_in_front_of_their_owners(seats: int) -> None:
    """Every viewer sees every hand, the starting ones included, card by card."""
    t = new(seats)
    for viewer in (*range(seats), None):
        assert t.view(viewer)["hands"] == t.hands
    assert all(len(hand) > 0 for hand in t.hands)
    p = Position(seats)
    p.do("take 2")
    for viewer in (*range(seats), None):
        assert p.t.view(viewer)["hands"][0] == [p.card("P18")]


@pytest.mark.rule("USP-081")
def test_a_player_may_hold_any_number_of_planning_cards() -> None:
    """With 31 permits in hand a player still may take another."""
    p = Position(2)
    boxes = {"P16", "P17", "P18", "P19", "P20"}
    p.give(0, *[f"P{n:02}" for n in range(1, 37) if f"P{n:02}" not in boxes])
    p.begin(0)
    assert len(p.hand(0)) == 31
    p.do("take 3")
    assert len(p.hand(0)) == 32
    assert "P19" in p.hand(0)


@pytest.mark.rule("USP-082")
def test_used_planning_cards_go_to_the_discard_pile() -> None:
    """An invested permit, the permits that pay for a contract, and the card that allows a demolition."""
    p = Position(2)
    p.put("RES", "A3.TL", 1)
    p.put("CIV", "A3.BL", 1)
    p.give(0, "P07", "P13", "U01")
    p.begin(0)
    p.do("invest P07")
    assert p.discarded() == ["P07"]
    p.box(1, "High School")
    p.do("build 0", "block A3", "site A3.TL+TR", "split 0")
    assert sorted(p.discarded()) == ["P07", "P13", "U01"]
    assert p.hand(0) == []


@pytest.mark.rule("USP-083")
def test_there_are_three_contract_decks() -> None:
    """Town, City and Metropolis, and every contract belongs to one of them."""
    content = new().content
    assert DECK_IDS == ["planning", "town", "city", "metropolis"]
    assert [content.data[name]["deck"]["name"] for name in DECK_IDS[1:]] == ["Town", "City", "Metropolis"]
    decks = Counter(content.deck[card] for card in range(165) if content.kind[card] == CONTRACT)
    assert set(decks) == {1, 2, 3}


@pytest.mark.rule("USP-084")
@pytest.mark.parametrize(("deck", "events"), [(1, 1), (2, 6), (3, 7)])
def test_each_contract_deck_has_events(deck: int, events: int) -> None:
    """They lie among its cards and happen when they are turned up."""
    t = new()
    content = t.content
    cards = [card for card in range(165) if content.deck[card] == deck and content.kind[card] == EVENT]
    assert len(cards) == events
    assert set(cards) <= set((t.town, t.city, t.metropolis)[deck - 1])
    p = Position(2)
    p.put("COM", "F6.BR", 1)
    p.activate("city", "metropolis")
    event = {1: "Airport", 2: "Business Relocation", 3: "Market Crash"}[deck]
    p.hold(1, "Media")
    p.top(DECK_IDS[deck], "")
    p.stack(DECK_IDS[deck], event)
    p.note()
    p.end_turn()
    assert content.ids[p.card(event)] in p.boxed()
    assert p.told("event") == [[p.card(event)]]
    assert p.t.tops[deck] >= 0


@pytest.mark.rule("USP-085")
def test_every_other_card_of_those_decks_is_a_contract_of_one_zone() -> None:
    """None of them builds a park."""
    content = new().content
    for card in range(54, 165):
        assert content.kind[card] in (CONTRACT, EVENT)
        if content.kind[card] == CONTRACT:
            assert ZONE_IDS[content.zone[card]] in ZONES
            assert content.zones[card] == 1 << content.zone[card]
            assert content.start[card] >= 0 or content.rules[card]
        else:
            assert content.zone[card] == -1
    zones = Counter(ZONE_IDS[content.zone[card]] for card in range(165) if content.kind[card] == CONTRACT)
    assert zones == {"CIV": 25, "COM": 27, "IND": 22, "RES": 23}


@pytest.mark.rule("USP-086")
def test_contracts_come_in_four_sizes() -> None:
    """1 to 4 lots; and what is built covers just so many."""
    content = new().content
    sizes = Counter(content.size[card] for card in range(165) if content.kind[card] == CONTRACT)
    assert set(sizes) == {1, 2, 3, 4}
    for id, where, size in (
        ("T08", "A3.TL", 1),
        ("T04", "A3.TL+TR", 2),
        ("C04", "A3.TL+TR+BL", 3),
        ("C06", "A3", 4),
    ):
        assert content.size[content.ids.index(id)] == size
        p = Position()
        p.build(0, id, where)
        assert p.size("A3.TL") == size


@pytest.mark.rule("USP-087")
@pytest.mark.parametrize(("id", "size"), [("T08", 1), ("T04", 2), ("C04", 3), ("C06", 4)])
def test_a_contract_needs_as_many_permits_as_its_size(id: str, size: int) -> None:
    """One permit too few, and it can't be built; permits of other zones don't count."""
    p = Position()
    p.box(1, id)
    permits = ["P01", "P02", "P03", "P04"]
    p.give(0, "P10", "P20", "P30")  # RES, COM, COM and IND
    p.give(0, *permits[: size - 1])
    assert p.why("build 0") == ("USP-104",)
    p.give(0, permits[size - 1])
    assert p.why("build 0") == ()


@pytest.mark.rule("USP-088")
def test_the_high_school_is_a_civ_of_two_lots() -> None:
    """Two CIV permits put a 2-lot CIV building in the grid."""
    p = Position()
    p.box(1, "High School")
    p.give(0, "P16")
    supply = p.t.supply[1]
    p.do("build 0", "block B3", "site B3.TL+BL")
    assert p.city() == {"CIV 0 B3.TL+BL"}
    assert p.hand(0) == []
    assert p.t.supply[1] == supply - 1


@pytest.mark.rule("USP-089", "USP-G13")
def test_each_contract_has_a_restriction_a_vocation_or_an_effect() -> None:
    """Every one of the 97, and each of the three kinds occurs."""
    content = new().content
    contracts = [card for card in range(165) if content.kind[card] == CONTRACT]
    assert len(contracts) == 97
    raw = {entry["id"]: entry for name in DECK_IDS[1:] for entry in content.data[name]["contract"]}
    for card in contracts:
        entry = raw[content.ids[card]]
        assert entry["restriction"] or entry["vocation"] or entry["effect"]
        assert len(content.rules[card]) == len(entry["restriction"])
        assert len(content.vocations[card]) == 2 * len(entry["vocation"])
        assert (content.start[card] >= 0) == bool(entry["vocation"] or entry["effect"])


@pytest.mark.rule("USP-090", "USP-091")
def test_a_built_contract_leaves_the_game() -> None:
    """It goes back into the box: no box, hand, Favor space, deck or discard pile has it."""
    p = Position(2)
    p.build(0, "High School", "A3.TL+TR")
    p.do("split 0")
    card = p.card("High School")
    assert card in p.t.gone
    for zone in (p.t.offer, p.t.tops, p.t.town, p.t.discard, *p.t.hands, *p.t.favors):
        assert card not in zone
    assert p.t.offer[0] == -1


@pytest.mark.rule("USP-090")
def test_players_hold_contracts_only_as_favors() -> None:
    """A contract that is taken lies in the Favor space, one that is built nowhere; no hand ever has one."""
    p = Position(2)
    p.do("favor 0")
    assert (p.hand(0), p.favors(0)) == ([], ["T31"])
    p.build(0, "Barber Shop", "A3.TL")
    assert all(p.content.kind[card] in (PERMIT, RENEWAL) for hand in p.t.hands for card in hand)
    assert p.favors(0) == ["T31"]


@pytest.mark.rule("USP-091")
def test_a_contract_that_lasts_leaves_the_game_before_its_effect() -> None:
    """While a builder still decides about the effect the card is in the box already."""
    p = Position(2)
    p.build(0, "House", "A3.TL")
    assert p.step == "Choose choose"
    assert "T31" in p.boxed()
    assert p.stands("A3.TL") == "RES 0"


@pytest.mark.rule("USP-092")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_more_than_the_top_of_an_active_deck(seats: int) -> None:
    """A view counts the face-down cards and shows one card of Planning and Town, none of City and Metropolis."""
    t = new(seats)
    for viewer in (*range(seats), None):
        view = t.view(viewer)
        for name, deck in (
            ("planning", t.planning),
            ("town", t.town),
            ("city", t.city),
            ("metropolis", t.metropolis),
        ):
            assert view[name] == {"count": len(deck)}
        assert view["tops"][0] >= 0
        assert t.content.deck[view["tops"][1]] == 1
        assert view["tops"][2:] == [-1, -1]


@pytest.mark.rule("USP-092")
def test_a_guess_mixes_the_decks_as_they_were_stacked() -> None:
    """What is made up for a seat keeps every card in its deck and the special events in their packets."""
    t = new(3, 4)
    orders = set()
    for dice in range(20):
        guess = t.guess(0, dice)
        assert (guess.tops, guess.offer, guess.plan) == (t.tops, t.offer, t.plan)  # type: ignore[attr-defined]
        cards = guess.view(0)
        assert cards == t.view(0)
        at = t.starts[[f.name for f in t.layout.fields].index("planning")]
        decks = guess.cells[at : at + 4]
        for mine, real in zip(decks, t.cells[at : at + 4], strict=True):
            assert sorted(mine) == sorted(real)
        assert 15 <= decks[2].index(t.content.special[2]) <= 21
        assert 15 <= decks[3].index(t.content.special[3]) <= 21
        assert 15 <= decks[1].index(t.content.special[1]) <= 21
        assert all(t.content.kind[card] == PERMIT for card in decks[0][28:])
        orders.add(tuple(decks[0]) + tuple(decks[1]))
    assert len(orders) == 20
