"""Summer: expert actions, payments with skills, free actions, used cards."""

from itertools import permutations

import pytest

from tests.rules.city_of_iron.position import ALL_NATIONS, Position


def holding(who: str, *cards: str, coins: int = 0, science: int = 0) -> Position:
    """A seat's turn with these cards in hand."""
    p = Position(who, *[nation for nation in ALL_NATIONS if nation != who])
    p.hand(who, *cards)
    p.give(who, coins=coins, science=science)
    p.turn(who)
    return p


@pytest.mark.rule("COI-096")
def test_an_expert_action_plays_one_card_from_hand() -> None:
    """The card in hand does what it says; one in a pile or in the buy pool can't be played."""
    p = Position()
    p.hand("arc", "tax_collector")
    p.draw_pile("arc", "citizen", "scientist")
    p.discard_pile("arc", "citizen", "cartographer")
    p.give("arc", coins=2)
    p.turn("arc")
    assert p.offers("play") == {"tax_collector"}
    for card in ("scientist", "cartographer", "mayor"):
        assert p.why(f"play {card}") == ("COI-096",)
    p.do("play tax_collector")
    assert (p.coins("arc"), p.cards("arc"), p.who) == (6, [], "cresaria")


@pytest.mark.rule("COI-097")
def test_a_payment_box_is_paid_in_full() -> None:
    """The Scholar asks for a coin and a hammer; without one of them it can't be played."""
    assert holding("arc", "scholar", "cartographer", coins=0).why("play scholar") == ("COI-097",)
    assert holding("arc", "scholar", "soldier", coins=5).why("play scholar") == ("COI-111",)
    p = holding("arc", "scholar", "cartographer", "soldier", coins=1)
    p.do("play scholar")
    assert p.offers("hammer") == {"cartographer"}
    assert p.why("guns soldier") == ("COI-111",)
    p.pay("hammer cartographer")
    assert (p.coins("arc"), p.science("arc"), p.cards("arc")) == (0, 1, ["soldier"])


@pytest.mark.rule("COI-097")
def test_two_hammers_are_two_hammers() -> None:
    """The Regent asks for two: two cards with one each, or one card with two; a single one does not do."""
    assert holding("arc", "regent", "scholar").why("play regent") == ("COI-111",)
    p = holding("arc", "regent", "scholar", "captain")
    p.do("play regent")
    p.pay("hammer scholar", "hammer captain")
    assert p.districts("arc") == ["imperial"]
    q = holding("arc", "regent", "bridge_builder", "captain")
    q.do("play regent")
    q.pay("hammer bridge_builder")
    assert q.cards("arc") == ["captain"]


@pytest.mark.rule("COI-097")
def test_other_resources_are_paid_too_and_no_box_means_no_payment() -> None:
    """The Professor costs a science; the Tax Collector costs nothing, with nothing at all."""
    assert not holding("cresaria", "professor", coins=9).can("play professor")
    p = holding("cresaria", "professor", science=1)
    p.do("play professor")
    assert (p.coins("cresaria"), p.science("cresaria")) == (4, 0)
    q = holding("arc", "tax_collector")
    q.do("play tax_collector")
    assert q.coins("arc") == 4


@pytest.mark.rule("COI-098")
def test_used_cards_lie_before_the_player_until_the_turn_is_over() -> None:
    """For free actions, the action and payments alike, open to all; not one of them is discarded before the end."""
    p = Position()
    p.hand("arc", "cartographer", "engineer", "mayor", "captain")
    p.row("A17")
    p.turn("arc")
    p.do("play cartographer")
    assert p.played() == ["cartographer"]
    p.do("play engineer")  # there is one building to store
    assert p.played() == ["cartographer", "engineer"]
    p.do("play mayor")
    p.pay("hammer captain")
    assert p.step == "Choose lay_district"
    assert p.used() == ["play cartographer", "play engineer", "play mayor", "hammer captain"]
    view = p.t.view(2)
    assert view["played"] == p.t.played
    assert view["tops"][0] == [-1, -1]
    assert p.pile("arc", "citizen_discard") == p.pile("arc", "military_discard") == []
    p.do("side slum")
    p.end_turn()
    assert p.played() == []
    assert sorted(p.pile("arc", "citizen_discard")) == ["cartographer", "engineer", "mayor"]
    assert p.pile("arc", "military_discard") == ["captain"]


@pytest.mark.rule("COI-098")
@pytest.mark.rule("COI-G34")
def test_cards_on_the_table_are_not_turned_over_with_the_discard_pile() -> None:
    """The Warship draws a citizen: the Cartographer used in the same turn is not there to be drawn."""
    p = holding("arc", "cartographer", "warship")
    p.towns(1, "lylark", "mossgate")
    p.turn("arc")
    p.do("play cartographer", "play warship", "pile 0")
    assert p.cards("arc") == []
    assert p.played() == ["cartographer", "warship"]
    p.do("tax")
    p.turn("arc")
    p.do("draw citizen")
    assert p.cards("arc") == ["cartographer"]


@pytest.mark.rule("COI-099")
def test_used_cards_go_to_the_discard_pile_of_their_type() -> None:
    """Face up: everyone sees the top card. Cards that were not used stay in hand."""
    p = holding("arc", "mayor", "captain", "scholar", "soldier")
    p.do("play mayor")
    p.pay("hammer captain")
    p.do("side slum")
    assert p.who == "cresaria"
    assert p.pile("arc", "citizen_discard") == ["mayor"]
    assert p.pile("arc", "military_discard") == ["captain"]
    assert p.cards("arc") == ["scholar", "soldier"]
    assert p.t.view(1)["tops"][0] == [p.expert("mayor"), p.expert("captain")]


@pytest.mark.rule("COI-100")
@pytest.mark.parametrize("order", list(permutations(["cartographer", "engineer", "scholar"])))
def test_the_player_chooses_the_order_on_each_discard_pile(order: tuple[str, str, str]) -> None:
    """Every order is possible; afterwards it stands: the next cards are laid on top and drawn after them."""
    p = Position("arc", "hog")
    p.hand("arc", "cartographer", "engineer", "scholar", "captain", "mayor")
    p.discard_pile("arc", "citizen", "regent")
    p.row("A17")
    p.give("arc", coins=1)
    p.turn("arc")
    p.do("play cartographer", "play engineer", "play scholar")
    p.pay("hammer captain")
    assert (p.step, p.offers("lay")) == ("LayDown", {"cartographer", "engineer", "scholar"})
    p.do(f"lay {order[0]}", f"lay {order[1]}")
    assert p.who == "hog"
    assert p.pile("arc", "citizen_discard") == ["regent", *order]
    assert p.pile("arc", "military_discard") == ["captain"]
    p.turn("arc", "arc", "arc")
    assert p.offers("lay") == set()
    p.do("draw citizen", "draw citizen")
    assert p.cards("arc") == sorted(["mayor", "regent", order[0]])
    assert p.pile("arc", "citizen_draw") == list(order[1:])


@pytest.mark.rule("COI-100")
def test_both_decks_are_ordered() -> None:
    """Two citizens and two military cards: each pile in the chosen order."""
    for citizens in permutations(["genius", "scholar"]):
        for military in permutations(["captain", "inventor"]):
            p = holding("cresaria", "genius", "scholar", "captain", "inventor")
            p.do("play genius")
            p.pay("hammer inventor")
            p.do("play scholar")
            p.pay("hammer captain")
            assert p.science("cresaria") == 2
            p.do(f"lay {citizens[0]}", f"lay {military[0]}")
            assert p.who == "arc"
            assert p.pile("cresaria", "citizen_discard") == list(citizens)
            assert p.pile("cresaria", "military_discard") == list(military)


@pytest.mark.rule("COI-101")
@pytest.mark.parametrize("nation", ALL_NATIONS)
def test_every_expert_shows_a_skill_that_can_be_used(nation: str) -> None:
    """All 28 cards of a nation: hammers pay for a Mayor or Junkbot, distance reaches a land, guns count in an attack."""
    content = Position().content
    number = content.nation_ids.index(nation)
    for card in range(content.experts):
        if not (content.nation_cards[number] >> card) & 1:
            continue
        name = content.expert_ids[card]
        hammer, distance, guns = (content.skill[skill][number * content.experts + card] for skill in range(3))
        assert hammer + distance + guns >= 1
        p = holding(nation, "mayor" if name != "mayor" else "junkbot", name)
        p.scrap("A17")
        p.turn(nation)
        payer = "mayor" if name != "mayor" else "junkbot"
        assert p.can(f"play {payer}") == (hammer >= 1)
        if name != "explorer":
            q = holding(nation, "explorer", name)
            assert q.can("play explorer") == (distance >= 1)
        far = [card for card in ("cargo_ship", "scout_ship") if card != name]
        two = "sharp_shooter" if name != "sharp_shooter" else "iron_guard"
        r = holding(nation, name, two, *far)
        r.towns(1, "mossgate")  # 3 guns, 2 of them are there
        r.turn(nation)
        assert r.can("attack mossgate") == (guns >= 1)


@pytest.mark.rule("COI-102")
def test_a_card_played_for_its_action_does_not_pay_for_itself() -> None:
    """Mayor and Scholar have hammers, but need another card's."""
    assert holding("arc", "mayor").why("play mayor") == ("COI-111",)
    p = holding("arc", "mayor", "scholar", coins=1)
    assert p.offers("play") == {"mayor", "scholar"}
    p.do("play mayor")
    assert p.offers("hammer") == {"scholar"}
    assert p.why("hammer mayor") == ("COI-102",)


@pytest.mark.rule("COI-103")
def test_a_card_supplies_one_type_of_skill_only() -> None:
    """The Captain pays a hammer and then has no gun in the same turn."""
    p = Position("cresaria", "hog")
    p.towns(1, "orrins_ford")  # 2 guns, distance 1
    p.hand("cresaria", "genius", "captain", "soldier", "cartographer")
    p.turn("cresaria")
    assert p.can("attack orrins_ford")
    p.do("play genius")
    p.pay("hammer captain")
    assert p.science("cresaria") == 1
    assert not p.can("attack orrins_ford")
    q = Position("cresaria", "hog")
    q.towns(1, "orrins_ford")
    q.hand("cresaria", "genius", "captain", "soldier", "cartographer", "scholar")
    q.turn("cresaria")
    q.do("play genius")
    q.pay("hammer scholar")
    assert q.can("attack orrins_ford")


@pytest.mark.rule("COI-104")
def test_an_expert_action_takes_the_turn_a_free_action_does_not() -> None:
    """After the Tax Collector the next player is on turn; after the Cartographer one still has an action."""
    p = holding("arc", "tax_collector", "cartographer")
    p.do("play cartographer")
    assert (p.who, p.step, p.coins("arc")) == ("arc", "Turn", 1)
    p.do("play tax_collector")
    assert p.step == "LayDown"
    p.end_turn()
    assert (p.who, p.coins("arc")) == ("cresaria", 5)


@pytest.mark.rule("COI-105")
def test_any_number_of_free_actions_before_the_action() -> None:
    """Five of them, then the action; also none."""
    p = Position("arc", "hog")
    p.hand("arc", "cartographer", "engineer", "junkbot", "merchant", "warship", "scholar", "captain")
    p.row("A17", "A18")
    p.scrap("A19")
    p.build("arc", "A01")
    p.turn("arc")
    p.do("play cartographer", "play engineer", "store A17", "play junkbot")
    p.pay("hammer scholar")
    p.do("play merchant")
    p.pay("hammer captain")
    p.do("play warship", "pile 1")
    assert (p.who, p.step) == ("arc", "Turn")
    assert (p.coins("arc"), p.stored("arc")) == (1 + 3, ["A17", "A19"])
    p.do("research")
    assert (p.coins("arc"), p.science("arc")) == (0, 1)
    p.end_turn()
    assert p.who == "hog"


@pytest.mark.rule("COI-106")
def test_no_free_action_after_the_action_or_in_another_turn() -> None:
    """With the Cartographer still in hand the turn is over at once; in another's turn it can't be played."""
    p = Position("arc", "hog")
    p.hand("arc", "cartographer")
    p.hand("hog", "cartographer")
    p.turn("arc")
    assert p.can("play cartographer")
    assert p.why("play cartographer", "hog") == ("COI-069",)
    p.do("tax")
    assert p.who == "hog"
    assert p.why("play cartographer", "arc") == ("COI-069",)
    assert p.cards("arc") == ["cartographer"]


@pytest.mark.rule("COI-107")
def test_a_card_played_for_its_free_action_has_no_skills_left() -> None:
    """The Cartographer's hammer pays for the Scholar only if its coin was not taken, and it reaches nothing."""
    p = Position("arc", "hog")
    p.towns(1, "orrins_ford")
    p.hand("arc", "cartographer", "scholar", "soldier", "inventor")
    p.give("arc", coins=1)
    p.turn("arc")
    assert p.can("attack orrins_ford")
    assert p.can("play scholar")
    p.do("play cartographer")
    assert not p.can("attack orrins_ford")
    p.do("play scholar")
    assert p.offers("hammer") == {"inventor"}
    assert p.why("hammer cartographer") == ("COI-102",)


@pytest.mark.rule("COI-108")
def test_a_build_symbol_builds_with_its_changes() -> None:
    """The Cargo Ship builds for 2 coins less, from row or buy pool, never for less than 0; science and room are due."""
    p = Position("arc", "hog")
    p.row("A17", "A09", "B05", "A03")
    p.store("arc", "A13")
    p.hand("arc", "cargo_ship")
    p.give("arc", coins=3)
    p.turn("arc")
    assert p.offers("build") == {"A03"}
    p.do("play cargo_ship")
    assert p.offers("build") == {"A17", "A03"}
    assert p.why("build A09") == ("COI-074",)  # a science short
    assert p.why("build B05") == ("COI-076",)
    p.do("build A17")
    assert (p.coins("arc"), p.standing("arc"), p.who) == (0, ["A17"], "hog")
    p.hand("arc", "cargo_ship")
    p.turn("arc")
    p.do("play cargo_ship")  # nothing else can be paid
    assert p.coins("arc") == 0
    p.hand("arc", "cargo_ship")
    p.give("arc", coins=2, science=1)
    p.turn("arc")
    p.do("play cargo_ship", "build A13")
    assert (p.coins("arc"), p.science("arc")) == (0, 0)


@pytest.mark.rule("COI-108")
def test_without_anything_to_build_the_card_is_not_played() -> None:
    """An action symbol that can't be carried out."""
    p = holding("arc", "cargo_ship", coins=2)
    p.row("A17")
    p.turn("arc")
    assert "COI-108" in p.why("play cargo_ship")
    p.give("arc", coins=3)
    p.turn("arc")
    assert p.can("play cargo_ship")


@pytest.mark.rule("COI-109")
def test_the_price_of_an_expert_is_not_paid_when_it_is_used() -> None:
    """The Cloud Skimmer (4 coins, 1 science) and the Tax Collector (4 coins) are used by a player without any."""
    p = Position("arc", "hog")
    p.hand("arc", "explorer", "cloud_skimmer")
    p.turn("arc")
    p.do("play explorer", "land salt_flats", "side trade")
    p.pay("distance cloud_skimmer")
    assert p.settler("salt_flats") == "arc"
    assert (p.coins("arc"), p.science("arc")) == (0, 0)
    assert "cloud_skimmer" not in p.pool("arc")
    p.hand("arc", "tax_collector")
    p.turn("arc")
    p.do("play tax_collector")
    assert p.coins("arc") == 4


@pytest.mark.rule("COI-111")
@pytest.mark.parametrize("payer", ["scholar", "cartographer", "captain", "inventor", "machinist"])
def test_a_hammer_is_paid_with_another_citizen_or_military_card(payer: str) -> None:
    """Cards with a blue banner only: ships and Sharp Shooters have none."""
    p = holding("arc", "mayor", payer, "sharp_shooter", "scout_ship", "tax_collector")
    p.do("play mayor")
    assert p.options() == [f"hammer {payer}"]
    p.pay(f"hammer {payer}")
    assert p.used() == ["play mayor", f"hammer {payer}"]
    assert not holding("arc", "mayor", "sharp_shooter", "scout_ship").can("play mayor")


@pytest.mark.rule("COI-112")
def test_the_junkbot_stores_from_the_discard_pile() -> None:
    """Any card of the pile, not one of the row; without discards it can't be played."""
    p = Position("arc", "hog")
    p.row("A17")
    p.hand("arc", "junkbot", "scholar")
    p.turn("arc")
    assert "COI-112" in p.why("play junkbot")
    p.scrap("A18", "A01", "B05")
    p.turn("arc")
    p.do("play junkbot")
    p.pay("hammer scholar")
    assert p.offers("store") == {"A18", "A01", "B05"}
    assert p.why("store A17") != ()
    p.do("store A01")
    assert (p.stored("arc"), p.scrapped(), p.on_row()[0]) == (["A01"], ["A18", "B05"], "A17")
    assert (p.who, p.step) == ("arc", "Turn")


@pytest.mark.rule("COI-113")
def test_gain_means_from_the_supply() -> None:
    """The Cartographer's coin comes from nobody."""
    p = holding("arc", "cartographer")
    p.give("hog", coins=3)
    p.do("play cartographer")
    assert p.t.coins == [1, 0, 3, 0]


@pytest.mark.rule("COI-114")
@pytest.mark.parametrize(("times", "coins", "science"), [(1, 3, 1), (2, 1, 2)])
def test_the_scientist_once_or_twice(times: int, coins: int, science: int) -> None:
    """With 5 coins: pay 2 for one science or 4 for two, in one action."""
    p = holding("arc", "scientist", coins=5)
    p.do("play scientist")
    assert p.options() == ["times 0", "times 1"]
    p.do(f"times {times - 1}")
    assert (p.coins("arc"), p.science("arc"), p.who) == (coins, science, "cresaria")


@pytest.mark.rule("COI-114")
def test_the_scientist_with_too_few_coins() -> None:
    """With 3 coins it is done once, with 1 not at all."""
    p = holding("arc", "scientist", coins=3)
    p.do("play scientist")
    p.through("Choose repeat")
    assert (p.coins("arc"), p.science("arc"), p.who) == (1, 1, "cresaria")
    assert holding("arc", "scientist", coins=1).why("play scientist") == ("COI-278",)


@pytest.mark.rule("COI-116")
def test_the_mayor_paid_with_the_captain() -> None:
    """Mary's example: a Slum beside the Capital of the only city, both cards face up on their piles."""
    p = holding("arc", "mayor", "captain")
    p.do("play mayor")
    p.pay("hammer captain")
    p.do("side slum")
    assert p.districts("arc") == ["capital", "slum"]
    assert p.room("arc") == 6
    assert p.t.reserve[:3] == [0, 2, 0]
    assert p.pile("arc", "citizen_discard") == ["mayor"]
    assert p.pile("arc", "military_discard") == ["captain"]
    assert p.t.view(None)["tops"][0] == [p.expert("mayor"), p.expert("captain")]


@pytest.mark.rule("COI-117")
@pytest.mark.rule("COI-G49")
def test_the_strategist_draws_what_there_is() -> None:
    """Sarah's example: an empty draw pile, one discarded card; it is drawn, a second is not to be had."""
    p = Position("hog", "arc")
    p.hand("hog", "strategist")
    p.discard_pile("hog", "military", "gunslinger")
    p.turn("hog")
    p.do("play strategist")
    assert p.cards("hog") == ["gunslinger"]
    assert p.pile("hog", "military_draw") == p.pile("hog", "military_discard") == []
    p.do("tax")
    assert p.pile("hog", "citizen_discard") == ["strategist"]
    assert p.t.view(1)["tops"][0] == [p.expert("strategist"), -1]
    assert p.coins("hog") == 1


@pytest.mark.rule("COI-118")
def test_income_above_fifteen_is_counted() -> None:
    """The track ends at 15, the income does not: 14 farms and more pay what they show."""
    p = Position("arc", "hog")
    cards = ["A01", "A02", "A03", "A05", "A06", "A07", "A09", "A10", "A13", "A14", "A21", "A22", "A24"]
    p.build("arc", *cards)
    p.conquer("arc", "wick_hollow", "mossgate")
    assert p.t.view(None)["income"] == [18, 2]
    p.set_goods("arc")
    p.autumn(1)
    assert p.t.coins == [18, 2]
