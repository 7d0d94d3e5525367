"""Setup: what every player has before the first bid."""

from itertools import permutations

import pytest

from boomtown.games.city_of_iron import GAME
from boomtown.games.city_of_iron.rules.actions import ACTIONS
from boomtown.games.city_of_iron.rules.table import IronTable, pool
from tests.rules.city_of_iron.position import ALL_NATIONS, Position, do, fresh, started

CITIZENS = [
    "scholar",
    "cartographer",
    "arms_dealer",
    "cargo_ship",
    "cloud_skimmer",
    "engineer",
    "explorer",
    "junkbot",
    "mayor",
    "merchant",
    "regent",
    "scientist",
    "scout_ship",
    "tax_collector",
    "wyvern_ship",
]
MILITARY = [
    "soldier",
    "captain",
    "inventor",
    "iron_dragon",
    "iron_guard",
    "iron_soldier",
    "machinist",
    "magician",
    "sharp_shooter",
    "spy",
    "warship",
]
OWN = {
    "arc": ["architect", "bridge_builder"],
    "cresaria": ["genius", "professor"],
    "hog": ["forger", "strategist"],
    "om": ["fixer", "steam_drill"],
}
PLAYERS = (2, 3, 4)
DEALS = [order[:2] for order in permutations(ALL_NATIONS, 2)]


def experts(t: IronTable, cards: list[int]) -> list[str]:
    """Cards by id."""
    return [t.content.expert_ids[card] for card in cards]


@pytest.mark.rule("COI-021")
def test_coins_and_science_come_from_and_go_to_the_supply() -> None:
    """What a player gains nobody loses, and what they pay nobody receives."""
    p = Position("arc", "hog", "om")
    for who in ("arc", "hog", "om"):
        p.give(who, coins=7, science=1)
    p.turn("arc")
    p.do("research", "tax")
    assert (p.t.coins, p.t.science) == ([3, 8, 7], [2, 1, 1])


@pytest.mark.rule("COI-022")
def test_everybody_picks_a_nation_that_nobody_has() -> None:
    """The choice shrinks from four to one, which is taken without a question; a nation that is taken is refused with the rule."""
    t = fresh(4, nations="choose")
    for seat, nation in enumerate((2, 0, 3)):
        assert t.waiting == (seat,)
        assert len(t.options(seat)) == 4 - seat
        if seat:
            assert t.why_not(seat, ACTIONS.parse("nation 2")) == ("COI-022",)
        do(t, seat, f"nation {nation}")
    assert t.nation == [2, 0, 3, 1]
    assert GAME.seat_name(t, 0) == "Hog Republic"


@pytest.mark.rule("COI-023")
@pytest.mark.parametrize("deal", DEALS)
def test_everybody_takes_the_starting_land_of_the_nation(deal: tuple[str, str]) -> None:
    """The land that belongs to the nation, and no other."""
    names = {"arc": "Arc", "cresaria": "Highlands of Cresaria", "hog": "Hog Republic", "om": "Emerald Hills"}
    t = fresh(2, nations=",".join(deal))
    for seat, nation in enumerate(deal):
        lands = [t.content.land_names[i] for i, owner in enumerate(t.land_owner) if owner == seat]
        assert lands == [names[nation]]


@pytest.mark.rule("COI-024")
def test_the_capital_side_shows_on_every_starting_land() -> None:
    """One token on each starting land, Capital up; no other land has a token."""
    p = Position()
    starting = {"arc", "cresaria", "hog_republic", "emerald_hills"}
    for land in p.content.land_ids:
        assert p.districts(land) == (["capital"] if land in starting else [])


@pytest.mark.rule("COI-025")
def test_a_land_is_a_city_once_it_carries_a_district() -> None:
    """A displayed land is no place to build; with its first district it is."""
    p = Position("arc", "hog")
    p.row("A01", "B01")
    p.give("arc", coins=9, science=1)
    p.hand("arc", "explorer", "cartographer")
    p.turn("arc")
    assert p.why("build B01") == ("COI-076",)  # coast
    p.do("play explorer", "land tentacle_coast", "side trade")
    p.pay("distance cartographer")
    p.end_turn()
    assert p.districts("tentacle_coast") == ["trade"]
    p.turn("arc")
    assert p.can("build B01")
    p.do("build A01")
    assert p.offers("city") == {"arc", "tentacle_coast"}
    p.do("city tentacle_coast")
    assert p.standing("arc", "tentacle_coast") == ["A01"]


@pytest.mark.rule("COI-026")
def test_the_starting_city_holds_five_buildings() -> None:
    """Five are built without trouble; for a sixth one of them has to go."""
    p = Position("arc", "hog")
    assert p.room("arc") == p.room("hog_republic") == 5
    p.give("arc", coins=30)
    p.row("A01", "A02", "A05", "A06", "A17", "A18")
    for name in ("A01", "A02", "A05", "A06", "A17"):
        p.turn("arc")
        p.do(f"build {name}")
        assert p.who == "hog"
    p.turn("arc")
    p.do("build A18")
    assert (p.who, p.step) == ("arc", "ChooseDemolish")
    p.do("demolish A01")
    assert p.standing("arc") == ["A02", "A05", "A06", "A17", "A18"]


@pytest.mark.rule("COI-027")
@pytest.mark.rule("COI-028")
@pytest.mark.parametrize("seats", PLAYERS)
def test_seven_coins_and_no_science(seats: int) -> None:
    """Everybody has 7 coins and 0 science before the first bid, whatever the nation."""
    for seed in range(6):
        t = started(seats, seed, nations="random")
        assert t.coins == [7] * seats
        assert t.science == [0] * seats


@pytest.mark.rule("COI-029")
@pytest.mark.rule("COI-G19")
def test_three_extra_districts_for_the_whole_game() -> None:
    """Two Trade/Industry and one Military/Slum: after three there are none, for Mayor and Explorer alike."""
    p = Position("arc", "hog")
    tokens = len(p.content.token_each)
    assert p.t.reserve[:tokens] == p.t.reserve[tokens:] == [0, 2, 1]
    for side, left in (("industry", [0, 1, 1]), ("industry", [0, 0, 1]), ("slum", [0, 0, 0])):
        p.hand("arc", "mayor", "scholar")
        p.turn("arc")
        p.do("play mayor")
        p.pay("hammer scholar")
        if p.step == "Choose lay_district":
            p.do(f"side {side}")
        p.end_turn()
        assert p.t.reserve[:tokens] == left
    p.hand("arc", "mayor", "explorer", "scholar", "cartographer")
    p.turn("arc")
    assert p.why("play mayor") == p.why("play explorer") == ("COI-G47",)
    assert p.room("arc") == 5 + 2 + 2 + 1
    assert p.t.reserve[tokens:] == [0, 2, 1]


@pytest.mark.rule("COI-030")
@pytest.mark.rule("COI-031")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_the_starting_decks_of_every_nation(nation: str) -> None:
    """Scholar and Cartographer (Om: and Fixer); Soldier and Captain (Hog: Gunslinger instead)."""
    t = fresh(2, nations=f"{nation},{'om' if nation != 'om' else 'arc'}")
    citizens = ["scholar", "cartographer"] + ["fixer"] * (nation == "om")
    military = ["soldier", "gunslinger" if nation == "hog" else "captain"]
    assert sorted(experts(t, t.citizen_draw[0])) == sorted(citizens)
    assert sorted(experts(t, t.military_draw[0])) == sorted(military)
    assert t.hands[0] == t.citizen_discard[0] == t.military_discard[0] == []


@pytest.mark.rule("COI-032")
@pytest.mark.parametrize("order", list(permutations(["scholar", "cartographer", "fixer"])))
def test_owners_order_their_starting_decks(order: tuple[str, str, str]) -> None:
    """Any order of both decks, in secret; the cards are drawn in just that order."""
    p = Position("om", "hog")
    t = p.t = fresh(2, nations="om,hog")
    p.by("hog", "first cartographer", "first soldier")
    p.by("om", f"first {order[0]}", f"first {order[1]}", "first captain")
    assert p.cards("om") == [order[0]]
    assert p.pile("om", "citizen_draw") == [order[1], order[2]]
    assert p.pile("om", "military_draw") == ["captain", "soldier"]
    assert p.cards("hog") == ["cartographer"]
    assert p.pile("hog", "military_draw") == ["soldier", "gunslinger"]
    assert t.view(1)["citizen_draw"][0] == {"count": 2}
    assert t.view(1)["military_draw"][0] == {"count": 2}
    assert t.view(0)["citizen_draw"][0] == [p.expert(order[2]), p.expert(order[1])]
    told = [line["text"] for line in t.log(1)]
    assert not any("Fixer" in line for line in told)


@pytest.mark.rule("COI-033")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_every_card_is_a_citizen_or_a_military_card(nation: str) -> None:
    """Used cards find the pile of their type: citizens theirs, military cards theirs."""
    p = Position(nation, "om" if nation != "om" else "arc")
    military = [card if (nation, card) != ("hog", "captain") else "gunslinger" for card in MILITARY]
    for card in CITIZENS + OWN[nation] + military:
        p.hand(nation, card)
        p.turn(nation)
        n = p.expert(card)
        p.t.hands[0].remove(n)
        p.t.played.append(n)
        p.t.uses.append(1)
        p.do("tax")
        kind = "military" if card in military else "citizen"
        other = "citizen" if card in military else "military"
        assert p.pile(nation, f"{kind}_discard") == [card]
        assert p.pile(nation, f"{other}_discard") == []
        p.discard_pile(nation, kind)


@pytest.mark.rule("COI-034")
def test_even_face_down_cards_show_whose_they_are() -> None:
    """Everyone sees how many cards each nation holds and has in its piles; the cards themselves are of that nation."""
    t = started()
    for _ in range(400):
        if t.over:
            break
        seat = t.waiting[0]
        options = t.options(seat)
        t.apply(seat, options[t.moves * 7 % len(options)])
        for other in range(4):
            zones = (t.hands, t.citizen_draw, t.citizen_discard, t.military_draw, t.military_discard)
            for zone in zones:
                for card in zone[other]:
                    assert (t.content.nation_cards[t.nation[other]] >> card) & 1
    view = t.view(None)
    for name in ("hands", "citizen_draw", "citizen_discard", "military_draw", "military_discard"):
        cells = getattr(t, name)
        assert [cell["count"] for cell in view[name]] == [len(cards) for cards in cells]


@pytest.mark.rule("COI-033")
def test_citizens_and_military_cards_look_different() -> None:
    """All citizens of a hand have one colour of the sky, all military cards another."""
    p = Position("om", "arc")
    p.hand("om", *CITIZENS, *OWN["om"], *MILITARY)
    p.turn("om")
    bands: dict[str, set[str]] = {"citizen": set(), "military": set()}
    for card in GAME.sight(p.t, p.t.view(0)).cards:
        if card["group"] == "Your hand":
            name = p.content.expert_ids[int(card["target"].removeprefix("expert-"))]
            bands["military" if name in MILITARY else "citizen"].add(card["band"])
    assert len(bands["citizen"]) == len(bands["military"]) == 1
    assert bands["citizen"] != bands["military"]


@pytest.mark.rule("COI-035")
@pytest.mark.parametrize("nations", [ALL_NATIONS, ALL_NATIONS[::-1]])
def test_every_nation_has_cubes_of_its_own_colour(nations: tuple[str, ...]) -> None:
    """The colour goes with the nation, wherever it sits; every seat has one cube on the bid order track."""
    t = started(nations=",".join(nations))
    colours = {nations[row["seat"]]: row["colour"] for row in GAME.sight(t, t.view(None)).rows}
    assert colours == {"arc": "blue", "cresaria": "purple", "hog": "red", "om": "green"}
    assert sorted(t.bids) == [0, 1, 2, 3]


@pytest.mark.rule("COI-036")
@pytest.mark.rule("COI-037")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_the_other_cards_are_for_sale(nation: str) -> None:
    """28 cards without the starting ones: 24, for Om 23, and just those that it does not start with."""
    p = Position(nation, "om" if nation != "om" else "arc")
    p.t = fresh(2, nations=",".join(p.nations))
    started_with = {"scholar", "cartographer", "soldier", "gunslinger" if nation == "hog" else "captain"}
    started_with |= {"fixer"} if nation == "om" else set()
    gunslinger = {"gunslinger"} if nation == "hog" else {"captain"}
    whole = set(CITIZENS) | set(OWN[nation]) | (set(MILITARY) - {"captain"}) | gunslinger
    assert len(whole) == 28
    assert p.pool(nation) == whole - started_with
    assert len(p.pool(nation)) == (23 if nation == "om" else 24)


@pytest.mark.rule("COI-038")
def test_nobody_buys_from_another_buy_pool() -> None:
    """The Forger is for sale to the Hog Republic only, the Genius to Cresaria only; a common card is bought once each."""
    p = Position("cresaria", "hog", round=2)
    for who in ("cresaria", "hog"):
        p.give(who, coins=20, science=5)
    p.winter()
    assert [p.can("hire forger", who) for who in ("cresaria", "hog")] == [False, True]
    assert [p.can("hire genius", who) for who in ("cresaria", "hog")] == [True, False]
    assert p.why("hire forger", "cresaria") == ("COI-038",)
    p.by("cresaria", "hire mayor", "done")
    assert p.can("hire mayor", "hog")
    p.by("hog", "hire mayor", "done")
    assert p.cards("cresaria") == p.cards("hog") == ["mayor"]
    assert p.why("hire mayor", "hog") != ()


@pytest.mark.rule("COI-039")
def test_the_own_buy_pool_can_be_searched_at_any_time() -> None:
    """In Spring, in one's own turn and in another's the owner sees the cards, without order; the others how many."""
    t = started(2, nations="arc,om")
    for _ in range(4):  # two bids, two turns
        for seat in range(2):
            pools = t.view(seat)["pools"]
            assert pools[seat] == sorted(pool(t, seat))
            assert len(pools[seat]) == (24, 23)[seat]
            assert pools[1 - seat] == {"count": (23, 24)[seat]}
        assert t.view(None)["pools"] == [{"count": 24}, {"count": 23}]
        seat = t.waiting[0]
        do(t, seat, "tax" if ACTIONS.parse("tax") in t.options(seat) else ACTIONS.spell(t.options(seat)[0]))


@pytest.mark.rule("COI-058")
def test_the_opening_hand_is_the_top_citizen_card() -> None:
    """One citizen card each and no military card; the military decks are whole."""
    t = started()
    assert [experts(t, hand) for hand in t.hands] == [["scholar"]] * 4
    assert [len(pile) for pile in t.citizen_draw] == [1, 1, 1, 2]
    assert [len(pile) for pile in t.military_draw] == [2, 2, 2, 2]
