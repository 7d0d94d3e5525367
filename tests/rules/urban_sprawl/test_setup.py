"""Setup: the decks, the starting buildings, and what everybody begins with."""

import shutil
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from boomtown.engine.errors import BadOption, IllegalAction
from boomtown.games.urban_sprawl import GAME
from boomtown.games.urban_sprawl.pack.load import OURS
from boomtown.games.urban_sprawl.rules.content import CONTRACT, EVENT, PERMIT, RENEWAL
from boomtown.games.urban_sprawl.rules.grid import LOT_BLOCK, SITE_HOME, lot_name
from boomtown.games.urban_sprawl.rules.setup import deal
from boomtown.games.urban_sprawl.rules.table import SprawlTable, seats_from
from tests.rules.urban_sprawl.position import Position, do, lot, new

PLAYERS = (2, 3, 4)
STARTS = {
    "A1.BR": ("RES", 4),
    "F1.BL": ("RES", 5),
    "A6.TR": ("RES", 3),
    "F6.TL": ("RES", 4),
    "B2.BR": ("IND", 7),
    "C3.BR": ("IND", 6),
    "D4.TL": ("CIV", 7),
    "E5.TL": ("CIV", 5),
    "E2.BL": ("COM", 6),
    "D3.BL": ("COM", 7),
    "C4.TR": ("COM", 6),
    "B5.TR": ("COM", 6),
}
ZONES = ("CIV", "COM", "IND", "RES", "PARK")


def from_the_top(t: SprawlTable, deck: int) -> list[int]:
    """A contract deck as it was before any card was dealt, top card first (the five boxes in any order)."""
    dealt = t.offer + t.tops[1:2] if deck == 1 else []
    return dealt + (t.town, t.city, t.metropolis)[deck - 1][::-1]


def planning_from_the_top(t: SprawlTable) -> list[int]:
    """The Planning deck as it was before any card was dealt, top card first."""
    hands = [card for seat in seats_from(t, t.turn[4]) for card in t.hands[seat]]
    return hands + t.plan + t.tops[:1] + t.planning[::-1]


def claim(t: SprawlTable, *lots: str) -> None:
    """The seats claim starting buildings in turn."""
    for name in lots:
        if t.owner[lot(name)] < 0:  # the last one goes by itself
            do(t, t.waiting[0], f"building {lot(name)}")


def claim_for(seats: int, shares: list[list[str]]) -> SprawlTable:
    """A table on which the start player claims the first list, their left neighbor the second, and so on."""
    t = new(seats)
    claim(t, *[shares[i % seats][i // seats] for i in range(12)])
    return t


@pytest.mark.rule("USP-001")
def test_two_three_or_four_play() -> None:
    """One or five players are refused, and every other number gets a table."""
    assert GAME.players == PLAYERS
    for seats in PLAYERS:
        assert new(seats).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadOption):
            GAME.new(seats)


@pytest.mark.rule("USP-002", "USP-G36")
@pytest.mark.parametrize("seats", PLAYERS)
def test_every_player_has_a_favor_space_and_the_payouts_table(seats: int) -> None:
    """Each seat has one empty Favor space of its own, and the same table pays everybody."""
    assert new(seats).view(None)["favors"] == [[] for _ in range(seats)]
    for seat in range(seats):
        p = Position(seats)
        for other in range(seats):
            p.turn(other)
            p.do("favor 0")
            p.box(1, f"T0{other + 1}")
        assert [len(favors) for favors in p.t.favors] == [1] * seats
        p.put("RES", "D1.TL", seat)  # on wealth row 6
        p.note()
        p.plan(1, "")
        p.stack("planning", "P30")  # pays wealth row 6
        p.top("planning", "")
        p.turn(0)
        p.end_turn()
        assert p.gained(seat)[0] == 6


@pytest.mark.rule("USP-003")
def test_everybody_takes_another_colour() -> None:
    """Seats play the colours they chose; one that is taken, missing or unknown is refused."""
    assert new(3, colours="black,green,pink").view(None)["colours"] == ["black", "green", "pink"]
    assert new(4).view(None)["colours"] == ["white", "pink", "green", "black"]
    for colours in ("black,green,black", "black,green", "black,green,blue"):
        with pytest.raises(BadOption):
            new(3, colours=colours)


@pytest.mark.rule("USP-003")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_has_all_cubes_of_their_colour_and_one_cylinder(seats: int) -> None:
    """140 cubes in four colours; before anything is claimed none is on the board."""
    t = new(seats)
    wood = t.content.data["tiles"]["wood"]
    assert (t.content.cubes, wood["cubes"], wood["cylinders"]) == (35, 140, 4)
    assert set(t.owner) == {-1}
    assert len(t.prestige) == seats


@pytest.mark.rule("USP-004")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_random_player_is_start_player_and_gets_the_tile(seats: int) -> None:
    """Every seat begins about as often; the start player is active and claims first."""
    first: Counter[int] = Counter()
    for seed in range(120):
        t = new(seats, seed)
        first[t.turn[4]] += 1
        assert t.turn[0] == t.turn[4]
        assert t.waiting == (t.turn[4],)
    assert set(first) == set(range(seats))
    assert min(first.values()) >= 12


@pytest.mark.rule("USP-005")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_politicians_wait_with_the_mayor_on_top_and_the_contractor_below(seats: int) -> None:
    """Only the Mayor is in play at the start; then come the four others, and the Contractor last."""
    t = new(seats)
    assert t.offices == [-1, -2, -2, -2, -2]
    assert t.contractor == [-2]
    p = Position(seats)
    p.event("Airport")
    assert p.t.offices == [-1] * 5
    assert p.t.contractor == [-2]
    p.event("Sports Team")
    assert p.t.contractor[0] != -2


@pytest.mark.rule("USP-006")
def test_the_extra_favor_tile_is_put_aside() -> None:
    """Nobody has it, so nobody has room for a second Favor."""
    t = new()
    assert t.extra == [-1]
    p = Position()
    assert p.t.extra == [-1]
    for seat in range(4):
        p.turn(seat)
        p.do("favor 0")
        assert p.offers("favor") == set()
        p.box(1, f"T0{seat + 1}")


@pytest.mark.rule("USP-007")
def test_all_building_tiles_form_the_supply() -> None:
    """128 tiles by color and size lie beside the board but for the twelve small ones that start in the grid."""
    t = new()
    supply = [sum(t.supply[zone * 4 : zone * 4 + 4]) for zone in range(5)]
    assert dict(zip(ZONES, supply, strict=True)) == {"CIV": 25, "COM": 27, "IND": 22, "RES": 25, "PARK": 17}
    assert sum(t.supply) + 12 == 128
    assert t.view(None)["supply"] == t.supply


@pytest.mark.rule("USP-008")
@pytest.mark.parametrize("seats", PLAYERS)
def test_twelve_small_buildings_start_in_the_grid(seats: int) -> None:
    """4 RES, 4 COM, 2 IND and 2 CIV of one lot on their spaces, taken from the supply."""
    p = Position(seats, starts=True)
    assert p.city() == {f"{zone} - {name}" for name, (zone, _) in STARTS.items()}
    zones = Counter(building.split()[0] for building in p.city())
    assert zones == {"RES": 4, "COM": 4, "IND": 2, "CIV": 2}
    for zone in range(5):
        missing = p.content.tiles[zone * 4] - p.t.supply[zone * 4]
        assert missing == zones[ZONES[zone]]
    assert p.content.tiles[17:] == p.t.supply[17:]


@pytest.mark.rule("USP-009", "USP-010", "USP-013", "USP-015")
@pytest.mark.parametrize(("deck", "special"), [(1, "Airport"), (2, "Sports Team"), (3, "Olympic Games")])
def test_the_special_event_lies_from_the_16th_to_the_22nd_card(deck: int, special: str) -> None:
    """Each contract deck has 37 cards; its event is shuffled among seven between two stacks of fifteen."""
    places: Counter[int] = Counter()
    orders = set()
    for seed in range(150):
        t = new(2, seed)
        cards = from_the_top(t, deck)
        assert sorted(cards) == list(range(17 + 37 * deck, 54 + 37 * deck))
        places[[t.content.names[card] for card in cards].index(special) + 1] += 1
        orders.add(tuple(card for card in cards if t.content.names[card] != special))
    assert set(places) == set(range(16, 23))
    assert min(places.values()) >= 8
    assert len(orders) == 150
    tops = Counter(order[-1] for order in orders)  # the bottom card is any of the 36
    assert len(tops) > 25


def arranged(seats: int, first: int = 0) -> SprawlTable:
    """A table whose decks lie in a known order, with nothing dealt yet."""
    t = new(seats)
    for zone in (*t.hands, t.planning, t.town):
        zone.clear()
    t.turn[:] = [first, 0, 0, 0, first]
    t.planning.extend(range(35, -1, -1))  # P01 on top
    t.town.extend(range(90, 53, -1))  # T01 on top
    deal(t)
    return t


@pytest.mark.rule("USP-011", "USP-012")
def test_the_top_five_town_cards_are_dealt_and_the_sixth_is_turned_up() -> None:
    """T01 to T05 lie in the five boxes, T06 face up on the deck, the others below it."""
    t = arranged(4)
    assert sorted(t.content.ids[card] for card in t.offer) == ["T01", "T02", "T03", "T04", "T05"]
    assert t.content.ids[t.tops[1]] == "T06"
    assert len(t.town) == 31
    assert t.content.ids[t.town[-1]] == "T07"


@pytest.mark.rule("USP-011", "USP-012")
@pytest.mark.parametrize("seats", PLAYERS)
def test_five_town_contracts_are_for_sale_at_the_start(seats: int) -> None:
    """Every box and the deck top show a Town contract to everybody."""
    t = new(seats)
    view = t.view(None)
    assert all(t.content.deck[card] == 1 for card in view["offer"] + view["tops"][1:2])
    assert len(set(view["offer"] + view["tops"][1:2])) == 6
    assert view["town"] == {"count": 31}


@pytest.mark.rule("USP-010", "USP-011", "USP-012", "USP-G09")
def test_town_events_that_come_up_at_setup_wait_in_the_deck(tmp_path: Path) -> None:
    """With ten more events in the Town deck boxes and top still show contracts, and Airport keeps its band."""
    shutil.copytree(OURS, tmp_path / "pack")
    file = tmp_path / "pack" / "town.toml"
    parts = file.read_text("utf-8").split("[[contract]]")
    event = '[[event]]\nid = "X{}"\nname = "Fair"\neffect = [{{ do = "gain", who = "each", wealth = 1 }}]\n\n'
    airport = parts[-1].split("[[event]]")[1]
    more = "".join(event.format(n) for n in range(10)) + f"[[event]]{airport}"
    file.write_text("[[contract]]".join(parts[:27]) + more, "utf-8")
    turned = 0
    for seed in range(40):
        t = new(2, seed, content=str(tmp_path / "pack"))
        shown = t.offer + t.tops[1:2]
        assert all(t.content.kind[card] == CONTRACT for card in shown)
        cards = from_the_top(t, 1)
        assert sorted(cards) == list(range(54, 91))
        assert 16 <= [t.content.names[card] for card in cards].index("Airport") + 1 <= 22
        assert t.wealth == [39, 39]
        turned += sum(t.content.kind[card] == EVENT for card in cards[6:15])
    assert turned > 40  # they lie in the rest of the top packet


@pytest.mark.rule("USP-014", "USP-016")
def test_city_and_metropolis_sleep_at_the_start() -> None:
    """Neither deck shows a card, at setup or after a turn, and nothing can be built from them."""
    t = new()
    assert t.opened == [1, 1, 0, 0]
    assert (len(t.city), len(t.metropolis)) == (37, 37)
    assert t.tops[2:] == [-1, -1]
    p = Position()
    p.give(0, "P32", "P33")
    assert not p.can("build 6")
    assert not p.can("favor 6")
    assert not p.can("favor 7")
    p.do("favor 5", "end-turn")
    assert p.t.tops[1] >= 0
    assert p.t.tops[2:] == [-1, -1]
    assert (len(p.t.city), len(p.t.metropolis)) == (37, 37)
    p.t.opened[2] = 1  # the same end of turn with the City deck awake turns a card up
    p.turn(0)
    p.do("end-turn")
    assert p.t.tops[2] >= 0


@pytest.mark.rule("USP-017")
@pytest.mark.parametrize("seats", PLAYERS)
def test_urban_renewal_starts_on_the_discard_pile(seats: int) -> None:
    """The four cards lie there face up and nothing else does."""
    t = new(seats)
    assert [t.content.names[card] for card in t.discard] == ["Urban Renewal"] * 4
    assert t.view(None)["discard"] == t.discard
    assert all(t.content.kind[card] != RENEWAL for card in planning_from_the_top(t))


@pytest.mark.rule("USP-018", "USP-019")
def test_the_lower_28_planning_cards_mix_14_permits_with_all_events() -> None:
    """Of 50 cards the top 22 are permits; below lie 14 events among 14 permits, in every order."""
    places: Counter[int] = Counter()
    low_permits: Counter[int] = Counter()
    for seed in range(60):
        t = new(2, seed)
        cards = planning_from_the_top(t)
        kinds = [t.content.kind[card] for card in cards]
        assert len(cards) == 50
        assert kinds[:22] == [PERMIT] * 22
        assert Counter(kinds[22:]) == {PERMIT: 14, EVENT: 14}
        places.update(place for place in range(22, 50) if kinds[place] == EVENT)
        low_permits.update(card for card in cards[22:] if t.content.kind[card] == PERMIT)
    assert set(places) == set(range(22, 50))
    assert min(places.values()) >= 15
    assert len(low_permits) == 36


@pytest.mark.rule("USP-020")
def test_there_are_165_cards() -> None:
    """54 planning cards (36, 14, 4) and three decks of 37, all of them on the table at the start."""
    t = new(3)
    content = t.content
    planning = Counter(content.kind[card] for card in range(165) if content.deck[card] == 0)
    assert planning == {PERMIT: 36, EVENT: 14, RENEWAL: 4}
    assert Counter(content.deck) == {0: 54, 1: 37, 2: 37, 3: 37}
    cards = planning_from_the_top(t) + t.discard
    for deck in (1, 2, 3):
        cards += from_the_top(t, deck)
    assert sorted(cards) == list(range(165))


@pytest.mark.rule("USP-021", "USP-022", "USP-023")
@pytest.mark.parametrize("seats", PLAYERS)
def test_hands_boxes_and_top_come_off_the_planning_deck_in_this_order(seats: int) -> None:
    """1, 2, 3, 4 cards from the start player on clockwise, then four boxes, then the face-up top."""
    for first in range(seats):
        t = arranged(seats, first)
        dealt = 0
        for place in range(seats):
            assert t.hands[(first + place) % seats] == list(range(dealt, dealt + place + 1))
            dealt += place + 1
        assert sorted(t.plan) == list(range(dealt, dealt + 4))
        assert t.tops[0] == dealt + 4
        assert t.planning[-1] == dealt + 5


@pytest.mark.rule("USP-024")
@pytest.mark.parametrize(("seats", "seen", "rest"), [(2, 8, 43), (3, 11, 40), (4, 15, 36)])
def test_no_planning_event_turns_up_at_setup(seats: int, seen: int, rest: int) -> None:
    """8, 11 or 15 cards are seen, all of them permits; 43, 40 or 36 remain with the face-up top."""
    for seed in range(25):
        t = new(seats, seed)
        shown = [card for hand in t.hands for card in hand] + t.plan + t.tops[:1]
        assert len(shown) == seen < 22
        assert all(t.content.kind[card] == PERMIT for card in shown)
        assert len(t.planning) + 1 == rest


@pytest.mark.rule("USP-025", "USP-027")
@pytest.mark.parametrize(("seats", "wealth"), [(2, 39), (3, 27), (4, 21)])
def test_prestige_starts_at_0_and_wealth_by_the_number_of_players(seats: int, wealth: int) -> None:
    """21, 27 or 39 wealth each."""
    t = new(seats)
    assert t.prestige == [0] * seats
    assert t.wealth == [wealth] * seats


@pytest.mark.rule("USP-026", "USP-029")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_bank_gets_the_66_wealth_of_the_starting_buildings(seats: int) -> None:
    """What is paid leaves the players; nobody else gets it."""
    t = new(seats)
    total = sum(t.wealth)
    for name, (_, price) in STARTS.items():
        seat, before = t.waiting[0], t.wealth[:]
        if t.owner[lot(name)] < 0:
            do(t, seat, f"building {lot(name)}")
            before[seat] -= price
        if t.turn[1] == 0:
            assert t.wealth == before
    assert total - sum(t.wealth) == 66


@pytest.mark.rule("USP-026", "USP-G20")
def test_the_bank_never_runs_out() -> None:
    """However much the players hold, an investment is paid in full."""
    p = Position(2)
    p.wealth(5000, 5000)
    p.give(0, "P10")
    p.begin(0)
    p.do("invest P10")
    assert p.t.wealth == [5012, 5000]


@pytest.mark.rule("USP-028", "USP-029")
@pytest.mark.parametrize("name", list(STARTS))
def test_the_start_player_claims_any_starting_building_for_its_value(name: str) -> None:
    """Each of the twelve can be the first; it gets their cube, and they pay the sum of its two row numbers."""
    t = new(3)
    seat = t.turn[4]
    assert {lot_name(action) for action in offered_lots(t)} == set(STARTS)
    do(t, seat, f"building {lot(name)}")
    assert t.owner[lot(name)] == seat
    assert t.wealth[seat] == 27 - STARTS[name][1]
    assert sum(owner >= 0 for owner in t.owner) == 1


def offered_lots(t: SprawlTable) -> list[int]:
    """The lots of the buildings that can be claimed now."""
    from boomtown.games.urban_sprawl.rules.actions import BUILDING

    return [action - BUILDING for action in t.options(t.waiting[0])]


@pytest.mark.rule("USP-030")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_claims_go_round_until_all_twelve_are_controlled(seats: int, each: int) -> None:
    """Clockwise, one building a claim, none that has a cube already."""
    t = new(seats, 3)
    seat = t.turn[4]
    taken: list[str] = []
    for name in STARTS:
        assert t.waiting == (seat,)
        assert {lot_name(place) for place in offered_lots(t)} == set(STARTS) - set(taken)
        for gone in taken[-1:]:
            with pytest.raises(IllegalAction):
                do(t, seat, f"building {lot(gone)}")
        do(t, seat, f"building {lot(name)}")
        taken.append(name)
        seat = (seat + 1) % seats
        if len(taken) == 11:  # the last building leaves no choice
            break
    assert Counter(t.owner) == {-1: 132, **dict.fromkeys(range(seats), each)}


@pytest.mark.rule("USP-030", "USP-027", "USP-G11")
@pytest.mark.parametrize("seats", PLAYERS)
def test_whoever_takes_the_dearest_buildings_can_just_pay_them(seats: int) -> None:
    """The dearest 3, 4 or 6 cost exactly the starting wealth, so nobody ever falls short."""
    dear = sorted(STARTS, key=lambda name: -STARTS[name][1])
    each = 12 // seats
    rest = dear[each:]
    shares = [dear[:each], *[rest[i :: seats - 1] for i in range(seats - 1)]]
    t = claim_for(seats, shares)
    assert t.wealth[t.turn[4]] == 0
    assert sum(STARTS[name][1] for name in dear[:each]) == t.content.funds[seats]


RICH = [["A6.TR", "A1.BR", "F6.TL"], ["B2.BR", "D4.TL", "D3.BL"], ["C3.BR", "E2.BL", "C4.TR"]]
LAST = ["B5.TR", "E5.TL", "F1.BL"]


@pytest.mark.rule("USP-031")
def test_the_richest_player_gets_media() -> None:
    """Whoever has most wealth left, wherever they sit, and whatever they control."""
    for order in permutations(range(4)):
        shares = [[*RICH, LAST][i] for i in order]
        t = claim_for(4, shares)
        richest = (t.turn[4] + order.index(0)) % 4
        assert t.wealth[richest] == 10 == max(t.wealth)
        assert [t.held[seat * 8] for seat in range(4)] == [int(seat == richest) for seat in range(4)]


@pytest.mark.rule("USP-032", "USP-G12")
def test_a_tie_gives_media_to_the_owner_of_the_residence_of_value_3() -> None:
    """In any tie, even for a player who is not one of the tied."""
    tie = [["F1.BL", "E5.TL", "E2.BL"], ["A1.BR", "C3.BR", "C4.TR"], ["A6.TR", "D4.TL", "D3.BL"]]
    tie.append(["F6.TL", "B2.BR", "B5.TR"])
    assert [sum(STARTS[name][1] for name in share) for share in tie] == [16, 16, 17, 17]
    t = claim_for(4, tie)
    owner = t.owner[lot("A6.TR")]
    assert t.wealth[owner] < max(t.wealth)
    assert [t.held[seat * 8] for seat in range(4)] == [int(seat == owner) for seat in range(4)]
    apart = [tie[0], ["A1.BR", "F6.TL", "B2.BR"], tie[2], ["C3.BR", "C4.TR", "B5.TR"]]
    t = claim_for(4, apart)  # 16, 15, 17, 18: no tie, the residence of value 3 says nothing
    richest = t.wealth.index(max(t.wealth))
    assert t.owner[lot("A6.TR")] != richest
    assert t.held[richest * 8] == 1


@pytest.mark.rule("USP-033")
def test_all_other_vocations_start_in_the_holding_box() -> None:
    """23 markers of seven kinds are the supply; Media is the 24th and has its owner."""
    t = claim_for(2, [list(STARTS)[::2], list(STARTS)[1::2]])
    counts = dict(zip(t.content.vocation_names, t.vocations, strict=True))
    assert counts == {
        "Media": 0,
        "Finance": 2,
        "Transportation": 2,
        "Education": 3,
        "Energy": 3,
        "Tourism": 4,
        "Factory": 4,
        "Public Service": 5,
    }
    assert sum(t.held) == 1
    assert t.held[0] + t.held[8] == 1


@pytest.mark.rule("USP-034")
def test_all_row_markers_start_off_the_grid() -> None:
    """No gray circle is taken, so a block is worth its printed numbers only."""
    t = new()
    assert t.circles == [-1] * 9
    assert t.value == t.content.base


@pytest.mark.rule("USP-035", "USP-G10")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_pawn_starts_on_the_mayor_and_nobody_is_elected(seats: int) -> None:
    """When play starts nobody is Mayor and no park was placed."""
    t = new(seats)
    claim(t, *STARTS)
    assert t.pawn == [0]
    assert t.offices[0] == -1
    assert t.supply[16] == t.content.tiles[16]


@pytest.mark.rule("USP-036", "USP-G41")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_start_player_takes_the_first_turn(seats: int) -> None:
    """Once all buildings are claimed it is turn 1, and the start player's, though another claimed the last building."""
    for seed in range(6):
        t = new(seats, seed)
        first = t.turn[4]
        claim(t, *STARTS)
        assert t.turn[:2] == [first, 1]
        assert t.waiting == (first,)
        assert type(t.agenda[-1]).__name__ == "Act"


def test_the_map_of_starting_buildings_is_the_boards() -> None:
    """The names and values this file speaks of are those of the content pack."""
    t = new()
    found = {lot_name(SITE_HOME[site]): t.value[LOT_BLOCK[SITE_HOME[site]]] for site in t.content.starts}
    assert found == {name: value for name, (_, value) in STARTS.items()}
