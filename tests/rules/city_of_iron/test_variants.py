"""Variants: Steambots, City of Happy Flowers and Lambs, Point Salad with its table."""

import json

import pytest

from boomtown.games.city_of_iron.rules.actions import ACTIONS
from tests.rules.city_of_iron.position import Position, started, steps


def bots(*nations: str) -> Position:
    """A position with Steambots."""
    return Position(*(nations or ("arc", "hog", "om", "cresaria")), steambots="yes")


def on_cards(p: Position) -> dict[str, int]:
    """The building cards with Steambots on them."""
    return {p.content.card_ids[card]: n for card, n in enumerate(p.t.bots) if n}


def with_token(p: Position, card: str) -> None:
    """Put a Steambot of the supply on a card, on the row or in a city."""
    p.t.bots[p.building(card)] += 1
    p.t.bots_left[0] -= 1
    p.t.rebuild()


def unused(p: Position, who: str, count: int) -> None:
    """Give a seat unused Steambots of the supply."""
    p.t.bots_free[p.seat(who)] = count
    p.t.bots_left[0] -= count


# --- Steambots -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-294")
@pytest.mark.rule("COI-G54")
@pytest.mark.rule("COI-G66")
def test_each_autumn_puts_a_steambot_on_the_left_most_card() -> None:
    """None at setup, then one on the first space after the refill; the token of a discarded card goes back to the supply."""
    assert sum(started(4, steambots="yes").bots) == 0
    p = bots()
    p.row("A01", "A02", "A03", "A04", "A05", "A06")
    assert p.t.bots_left == [12]
    p.autumn(1)
    assert (p.on_row()[:2], on_cards(p), p.t.bots_left) == (["A05", "A06"], {"A05": 1}, [11])
    p.autumn(2)  # nobody took it
    assert "A05" in p.scrapped()
    assert (on_cards(p), p.t.bots_left) == ({p.on_row()[0]: 1}, [11])
    q = Position("arc", "hog", "om", "cresaria")
    q.autumn(1)
    assert (on_cards(q), q.t.bots_left) == ({}, [0])


@pytest.mark.rule("COI-294")
@pytest.mark.rule("COI-G54")
def test_a_card_has_at_most_one_steambot_on_the_row_and_the_supply_ends() -> None:
    """A token that is already there stays alone; without tokens in the supply none is placed."""
    p = bots("arc", "hog")
    p.row("A01", "A02", "A03", "A04", "A05")
    with_token(p, "A05")
    p.autumn(1)
    assert (p.on_row()[0], on_cards(p), p.t.bots_left) == ("A05", {"A05": 1}, [11])
    q = bots("arc", "hog")
    q.t.bots_left[0] = 0
    q.autumn(1)
    assert on_cards(q) == {}


@pytest.mark.rule("COI-295")
@pytest.mark.parametrize("way", ["build", "store", "engineer", "attack"])
def test_who_takes_the_card_away_gains_its_steambot(way: str) -> None:
    """By building it, storing it (also with an Engineer) or having it discarded by an attack; it comes to the nation board."""
    p = bots()
    p.row("A01", "A05")
    with_token(p, "A01")
    p.give("arc", coins=9)
    p.hand("arc", "engineer", "iron_soldier", "cartographer")
    p.towns(1, "mossgate")
    p.turn("arc")
    if way == "engineer":
        p.do("play engineer", "store A01")
    elif way == "attack":
        p.do("attack mossgate")
        p.pay("guns iron_soldier", "distance cartographer")
        p.end_turn()
        assert p.scrapped() == ["A01"]
    else:
        p.do(f"{way} A01")
    assert (p.t.bots_free, on_cards(p), p.t.bots_left) == ([1, 0, 0, 0], {}, [11])
    if way == "build":
        assert p.goods("arc") == {"turnip": 3}  # it is not on the building yet


@pytest.mark.rule("COI-295")
def test_other_cards_bring_no_steambot() -> None:
    """The card beside it, a stored card, and an attack on a town of another player, which discards nothing."""
    p = bots("arc", "hog", "om")
    p.row("A01", "A05")
    with_token(p, "A01")
    p.store("arc", "A06")
    p.give("arc", coins=9)
    p.conquer("om", "orrins_ford")
    p.hand("arc", "iron_soldier", "soldier", "cartographer")
    p.turn("arc", "arc", "arc", "hog")
    p.do("build A05", "build A06", "attack orrins_ford")
    p.pay("guns iron_soldier", "guns soldier", "distance cartographer")
    p.end_turn()
    assert (p.owner("orrins_ford"), p.t.bots_free, on_cards(p)) == ("arc", [0, 0, 0], {"A01": 1})
    p.do("store A01")  # the first who takes it gets it
    assert p.t.bots_free == [0, 1, 0]


@pytest.mark.rule("COI-296")
def test_one_steambot_at_the_start_of_a_turn() -> None:
    """Before anything else, one of the unused ones, on an own building; then the turn goes on as usual."""
    p = bots()
    p.build("arc", "A01", "A05")
    p.build("hog", "A02")
    unused(p, "arc", 2)
    p.hand("arc", "cartographer")
    p.turn("arc", "arc")
    assert p.offers("steambot") == {"A01", "A05"}
    assert p.why("steambot A02") == ("COI-296",)  # of another
    p.do("steambot A01")
    assert (p.t.bots_free[0], on_cards(p), p.who, p.step) == (1, {"A01": 1}, "arc", "Turn")
    assert p.offers("steambot") == set()  # only one a turn
    assert p.why("steambot A05") == ("COI-296",)
    p.do("play cartographer", "tax")
    assert p.coins("arc") == 2
    assert p.offers("steambot") == {"A05"}  # the next turn
    q = bots()
    q.build("arc", "A01")
    unused(q, "arc", 1)
    q.hand("arc", "cartographer")
    q.turn("arc")
    q.do("play cartographer")
    assert q.why("steambot A01") == ("COI-296",)  # too late: not the start of the turn any more
    r = bots()
    r.build("arc", "A01")
    r.turn("arc")
    assert r.why("steambot A01") == ("COI-296",)  # none left


@pytest.mark.rule("COI-296")
def test_a_steambot_need_not_be_placed() -> None:
    """The turn may begin with anything else; the token waits."""
    p = bots()
    p.build("arc", "A01")
    unused(p, "arc", 1)
    p.turn("arc")
    p.do("tax")
    assert (p.who, p.t.bots_free[0], p.amount("arc", "turnip")) == ("hog", 1, 3)


@pytest.mark.rule("COI-297")
@pytest.mark.rule("COI-G55")
def test_a_steambot_works_where_goods_are_made() -> None:
    """Not in an Academy or an Outpost; the Steam Crane says otherwise and saves a coin more with it."""
    p = bots()
    p.build("arc", "A17", "A26", "B20", "A01")
    unused(p, "arc", 1)
    p.row("A20")  # 6 coins
    p.give("arc", coins=3)
    p.turn("arc")
    assert p.offers("steambot") == {"B20", "A01"}
    assert p.why("steambot A17") == ("COI-297",)
    assert p.why("steambot A26") == ("COI-297",)
    assert not p.can("build A20")  # 6 - 2
    p.do("steambot B20")
    assert p.goods("arc") == {"turnip": 3}
    p.do("build A20")  # 6 - 3
    assert p.coins("arc") == 0


@pytest.mark.rule("COI-298")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("A01", {"turnip": 3}, {"turnip": 4}),
        ("A03", {"turnip": 2, "srika": 1}, {"turnip": 3, "srika": 1}),
        ("A07", {"srika": 2, "turnip": 1}, {"srika": 3, "turnip": 1}),
        ("B12", {"machine": 1, "ore": 2}, {"machine": 2, "ore": 2}),
    ],
)
def test_a_steambot_makes_one_more_of_the_main_good(
    card: str, before: dict[str, int], after: dict[str, int]
) -> None:
    """One more of the left-most good, marked at once, and no more income; the other good stays as it is."""
    p = bots()
    p.build("arc", card)
    unused(p, "arc", 1)
    p.turn("arc")
    assert p.goods("arc") == before
    p.do(f"steambot {card}")
    assert (p.goods("arc"), p.income("arc")) == (after, 3)
    p.t.rebuild()
    assert p.goods("arc") == after


@pytest.mark.rule("COI-298")
@pytest.mark.rule("COI-G36")
@pytest.mark.rule("COI-G37")
def test_a_good_of_a_steambot_is_a_good_gained() -> None:
    """The Forger sees a further Turnip, the Iron Guard a further Machine Part; then the turn goes on."""
    p = bots("arc", "hog")
    p.build("hog", "A02")
    p.hand("hog", "forger")
    p.build("arc", "A01")
    unused(p, "arc", 1)
    p.turn("arc")
    p.do("steambot A01", "react forger")
    assert (p.coins("hog"), p.who, p.step) == (1, "arc", "Turn")
    q = bots("arc", "hog")
    q.build("arc", "B09")
    q.hand("arc", "iron_guard")
    unused(q, "arc", 1)
    q.turn("arc")
    q.do("steambot B09", "react iron_guard")
    assert (q.influence("arc"), q.amount("arc", "machine"), q.step) == (1, 3, "Turn")


@pytest.mark.rule("COI-299")
@pytest.mark.rule("COI-G55")
def test_a_building_holds_one_steambot_unless_it_says_otherwise() -> None:
    """A second one is refused on a Turnip Farm; the Clockworks hold two, not three."""
    p = bots()
    p.build("arc", "A01", "C12")
    unused(p, "arc", 4)
    p.turn("arc", "arc", "arc", "arc")
    p.do("steambot A01", "tax")
    assert p.why("steambot A01") == ("COI-299",)
    p.do("steambot C12", "tax")
    assert p.offers("steambot") == {"C12"}
    p.do("steambot C12", "tax")
    assert p.why("steambot C12") == ("COI-299",)
    assert (p.goods("arc"), p.t.bots_free[0]) == ({"turnip": 4, "machine": 3}, 1)


@pytest.mark.rule("COI-300")
def test_a_placed_steambot_stays() -> None:
    """No later turn can take it up or put it on another building; only buildings with unused tokens are offered."""
    p = bots()
    p.build("arc", "A01", "A05")
    unused(p, "arc", 1)
    p.turn("arc", "arc", "arc")
    p.do("steambot A01", "tax")
    assert p.offers("steambot") == set()
    assert p.why("steambot A05") == ("COI-296",)
    p.do("tax")
    p.row("A02", "A03", "A04", "A06", "A07")
    p.autumn(1)
    assert (p.t.bots[p.building("A01")], p.t.bots_free[0]) == (1, 0)
    verbs = [verb for verb in ACTIONS.ranges if "bot" in verb]
    assert verbs == ["steambot"]  # to place one is all that can be done


@pytest.mark.rule("COI-301")
def test_a_steambot_is_destroyed_with_its_building() -> None:
    """Torn down for room or by the Architect: the good is lost, the token does not come back to the player."""
    p = bots()
    p.build("arc", "A01", "A02", "A05", "A06", "A17")
    with_token(p, "A01")
    p.row("A24")
    p.give("arc", coins=4)
    p.turn("arc", "arc")
    assert p.amount("arc", "turnip") == 7
    p.do("build A24", "demolish A01")
    assert (p.amount("arc", "turnip"), p.t.bots_free[0], on_cards(p)) == (3, 0, {})
    assert (p.scrapped(), p.offers("steambot")) == (["A01"], set())
    q = bots()
    q.build("arc", "A01", "A17")
    with_token(q, "A01")
    q.hand("arc", "architect")
    q.turn("arc")
    q.do("play architect", "demolish A01")
    assert (q.coins("arc"), q.goods("arc"), q.t.bots_free[0], on_cards(q)) == (2, {}, 0, {})


@pytest.mark.rule("COI-301")
def test_a_demolished_building_comes_back_without_its_steambot() -> None:
    """Taken from the discard pile by a Junkbot and built again it makes what is printed."""
    p = bots()
    p.build("arc", "A01")
    with_token(p, "A01")
    p.hand("arc", "architect", "junkbot", "captain")
    p.turn("arc", "arc")
    p.do("play architect")
    p.do("play junkbot")
    p.pay("hammer captain")
    p.do("build A01")
    p.end_turn()
    assert (p.goods("arc"), p.t.bots_free[0]) == ({"turnip": 3}, 0)


@pytest.mark.rule("COI-302")
def test_action_tokens_are_not_used() -> None:
    """No verb, no cell of the table, no entry of the pack speaks of them, and nobody has more than three turns a round."""
    known = "nation first bid build store draw research tax play attack steambot city demolish land side town pile times"
    known += " hammer distance guns lay react decline hire done"
    assert set(ACTIONS.ranges) == set(known.split())
    t = started(2, steambots="yes", salad="yes", lambs="yes")
    assert [field for field in t.view(0) if "token" in field] == []
    packs = json.dumps(
        {name: t.content.data[name] for name in ("board", "buildings", "experts", "towns", "variants")}
    )
    assert "action token" not in packs.lower()
    turns = [0, 0]
    for _ in steps(t):
        if t.round[0] > 1 or t.steps()[-1][0] == "Hire":
            break
        seat = t.waiting[0]
        if t.steps()[-1][0] == "Turn":
            turns[seat] += 1
            t.apply(seat, ACTIONS.parse("tax"))
        else:
            t.apply(seat, t.options(seat)[0])
    assert turns == [3, 3]


# --- City of Happy Flowers and Lambs -------------------------------------------------------------------------------


@pytest.mark.rule("COI-303")
def test_happy_lambs_leave_towns_of_players_alone() -> None:
    """With the variant only unconquered towns can be attacked; without it the others as well."""
    for lambs in ("yes", "no"):
        p = Position("arc", "hog", "om", lambs=lambs)
        p.conquer("hog", "wick_hollow", "greywater")
        p.towns(1, "mossgate")
        p.towns(2, "saltmere")
        p.hand("arc", "iron_dragon", "iron_soldier", "cargo_ship")
        p.turn("arc")
        free = {"mossgate", "saltmere"}
        assert p.offers("attack") == (free if lambs == "yes" else free | {"wick_hollow", "greywater"})
        assert p.why("attack wick_hollow") == (("COI-303",) if lambs == "yes" else ())
        p.do("attack mossgate")
        p.pay("guns iron_dragon", "distance cargo_ship")
        p.end_turn()
        assert p.owner("mossgate") == "arc"


# --- Point Salad ---------------------------------------------------------------------------------------------------

GOODS = ["turnip", "srika", "glow_moss", "ore", "tentacle", "salt", "machine", "demon", "silk", "crystal"]
FEW = (1, 1, 1, 1, 2, 2, 3, 3, 4, 4)  # 1 to 3 of a good
SOME = (2, 2, 2, 2, 3, 3, 4, 4, 6, 6)  # 4 to 6
MANY = (2, 2, 3, 3, 4, 4, 5, 5, 7, 7)  # 7 and more
COINS = (1, 1, 2, 2, 2, 2, 1, 1, 1, 1)  # for 4 and more; nothing for 1 to 3


def salad(good: str, *amounts: int) -> Position:
    """Point Salad, with amounts of a good for the seats."""
    p = Position("arc", "hog", "om", "cresaria", salad="yes")
    p.hand("arc", "mayor")  # as many experts as Om: no goal of a land is made
    for seat, amount in enumerate(amounts):
        p.set_goods(seat, **{good: amount})
    return p


@pytest.mark.rule("COI-305")
@pytest.mark.rule("COI-306")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.rule("COI-G56")
def test_the_table_of_the_point_salad(good: str) -> None:
    """Every column: 1 and 3 give the first row, 4 and 6 the second, 7 and 20 the third, 0 nothing; at each scoring."""
    at = GOODS.index(good)
    for number in (3, 5, 7):
        p = salad(good, 1, 3, 4, 6)
        p.autumn(number)
        assert p.t.influence == [FEW[at], FEW[at], SOME[at], SOME[at]]
    p = salad(good, 7, 20, 0, 1)
    p.autumn(3)
    assert p.t.influence == [MANY[at], MANY[at], 0, FEW[at]]
    p = salad(good, 7, 4, 1, 0)
    p.autumn(2)
    assert p.t.influence == [0, 0, 0, 0]  # no scoring in round 2


@pytest.mark.rule("COI-305")
def test_every_good_scores_by_its_own_amount() -> None:
    """2 Turnips, 5 Srikas and 7 Silk: 1 + 2 + 7, whatever the others have."""
    p = Position("arc", "hog", salad="yes")
    p.set_goods("arc", turnip=2, srika=5, silk=7)
    p.set_goods("hog", turnip=9, srika=9, silk=9, crystal=4)
    p.autumn(3)
    assert p.t.influence == [1 + 2 + 7, 2 + 2 + 7 + 6]


@pytest.mark.rule("COI-304")
def test_the_goods_tracks_give_nothing_in_a_point_salad() -> None:
    """3 Silk alone on the track: by places 7 and a shield and 1 coin, by the table 4 and no coin; the base game beside it."""
    for variant, influence, coins in (("no", 7 + 1, 2 + 1), ("yes", 4, 2)):
        p = Position("arc", "hog", salad=variant)
        p.set_goods("arc", silk=3)
        p.autumn(3)
        assert (p.influence("arc"), p.coins("arc")) == (influence, coins)
    for variant, scores in (("no", [3, 1]), ("yes", [1, 1])):  # first and second of Ore
        p = Position("arc", "hog", salad=variant)
        p.set_goods("arc", ore=3)
        p.set_goods("hog", ore=2)
        p.autumn(3)
        assert p.t.influence == scores


@pytest.mark.rule("COI-304")
@pytest.mark.rule("COI-G57")
def test_cards_still_count_goods_in_a_point_salad() -> None:
    """Scoring buildings, the Merchant and the goals of lands count what the buildings make."""
    p = Position("arc", "hog", salad="yes")
    p.build("arc", "A04", "C08")  # 4 Turnips; Harvest Fair: 1 + 4 // 3
    p.hand("arc", "merchant", "scholar")
    p.turn("arc")
    p.do("play merchant")
    p.pay("hammer scholar")
    assert p.coins("arc") == 4
    p.do("tax")
    p.end_turn()
    p.autumn(3)
    assert p.influence("arc") == 2 + 2


@pytest.mark.rule("COI-307")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.rule("COI-G56")
def test_bonus_coins_of_the_point_salad(good: str) -> None:
    """From four of a good on, for everyone who has them, first or not; 2 coins are the income."""
    at = GOODS.index(good)
    p = salad(good, 3, 4, 7, 12)
    p.autumn(1)
    assert p.t.coins == [2, 2 + COINS[at], 2 + COINS[at], 2 + COINS[at]]


@pytest.mark.rule("COI-308")
def test_three_turnips_score_one_and_four_score_two() -> None:
    """The rulebook's example."""
    p = salad("turnip", 3, 4)
    p.autumn(3)
    assert p.t.influence == [1, 2, 0, 0]


@pytest.mark.rule("COI-309")
def test_four_glow_moss_pay_two_bonus_coins() -> None:
    """The rulebook's example: 2 coins beside the income of 2, though another has more; three pay none."""
    p = salad("glow_moss", 4, 5, 3)
    p.autumn(1)
    assert p.t.coins == [2 + 2, 2 + 2, 2, 2]
