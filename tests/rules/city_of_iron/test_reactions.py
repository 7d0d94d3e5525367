"""Summer: reactions, those that go with a skill and those that are played when goods are gained."""

import pytest

from tests.rules.city_of_iron.position import Position

REACTIONS = ("scout_ship", "wyvern_ship", "inventor", "iron_guard", "machinist", "magician", "spy")


@pytest.mark.rule("COI-110")
@pytest.mark.parametrize("card", [*REACTIONS, "forger"])
def test_a_reaction_is_no_expert_action(card: str) -> None:
    """It can't be played as an action, not even with everything one could pay; its skills can be used."""
    p = Position("hog", "arc")
    p.hand("hog", card, "scholar", "soldier")
    p.give("hog", coins=20, science=9)
    p.turn("hog")
    assert p.why(f"play {card}") == ("COI-110",)
    assert p.offers("play") <= {"scholar"}


def scouting() -> Position:
    """Somebody with enough guns for anything and a Scout Ship as the only card with distance."""
    p = Position()
    p.hand("arc", "scout_ship", "explorer", "iron_dragon", "iron_soldier", "magician")
    p.towns(1, "greywater")
    p.towns(2, "cogwell")
    p.towns(3, "highcairn", "lantern_keep")
    return p


@pytest.mark.rule("COI-115")
def test_the_scout_ship_counts_four_in_an_attack() -> None:
    """Its 2 distance become 4 in an attack: distance 2, 3 and 4 are reached, 5 is not."""
    p = scouting()
    p.t.hands[0].remove(p.expert("explorer"))
    p.own(0)
    p.turn("arc")
    assert p.offers("attack") == {"greywater", "cogwell", "highcairn"}
    p.do("attack highcairn")
    p.pay("distance scout_ship", "guns iron_dragon", "guns iron_soldier")
    p.end_turn()
    assert p.owner("highcairn") == "arc"
    p.hand("arc", "scout_ship", "iron_dragon", "iron_soldier", "magician")
    p.turn("arc")
    assert p.town_pile(3) == ["lantern_keep"]  # distance 5
    assert "COI-125" in p.why("attack lantern_keep")


@pytest.mark.rule("COI-115")
def test_the_scout_ship_counts_two_in_settling() -> None:
    """Distance 1 and 2 are reached, with its ship nothing that lies 3 away."""
    p = Position()
    p.hand("arc", "scout_ship", "explorer")
    p.turn("arc")
    p.do("play explorer")
    assert p.offers("land") == {"tentacle_coast", "balian_dunes"}
    assert p.why("land drowned_reach") != ()  # 3 and a ship
    p.do("land balian_dunes", "side trade")
    p.pay("distance scout_ship")
    assert p.settler("balian_dunes") == "arc"


@pytest.mark.rule("COI-119")
@pytest.mark.rule("COI-G35")
def test_a_reaction_takes_no_action_and_is_played_only_in_its_situation() -> None:
    """The Iron Guard may be discarded when Machine Parts are gained, at no other time, and it takes no action."""
    p = Position("arc", "hog")
    p.hand("arc", "iron_guard", "cartographer")
    p.row("B09", "A01")
    p.give("arc", coins=20, science=2)
    p.turn("arc", "arc", "hog")
    assert not p.can("react iron_guard")
    p.do("build A01")  # Turnips: no question
    assert (p.who, p.step) == ("arc", "Turn")
    p.do("play cartographer", "build B09")  # Machine Parts
    assert p.options() == ["react iron_guard", "decline"]
    q = p.t.clone()
    p.do("react iron_guard")
    assert (p.influence("arc"), p.cards("arc"), p.standing("arc")) == (1, [], ["A01", "B09"])
    assert p.who == "hog"
    assert p.pile("arc", "military_discard") == ["iron_guard"]
    p.t = q  # type: ignore[assignment]
    p.do("decline")
    assert (p.influence("arc"), p.cards("arc"), p.who) == (0, ["iron_guard"], "hog")


@pytest.mark.rule("COI-119")
def test_without_the_situation_there_is_no_reaction() -> None:
    """The Magician asks for crystals: Machine Parts are nothing to it."""
    p = Position("arc", "hog")
    p.hand("arc", "magician", shown=True)
    p.row("B09")
    p.give("arc", coins=6, science=2)
    p.turn("arc")
    p.do("build B09")
    assert (p.who, p.influence("arc")) == ("hog", 0)
    p.settle("arc", "windspire", "trade")
    p.row("C04")
    p.give("arc", coins=7, science=2)
    p.turn("arc")
    p.do("build C04", "react magician")
    assert (p.influence("arc"), p.pile("arc", "military_discard")) == (1, ["magician"])


@pytest.mark.rule("COI-120")
def test_the_forger_is_shown_in_another_turn() -> None:
    """The Hog Republic gains a coin while Arc builds Turnips it owns too; then Arc's turn goes on to its end."""
    p = Position("arc", "hog", "om")
    p.build("hog", "A02")
    p.hand("hog", "forger")
    p.row("A01", "A05")
    p.give("arc", coins=2)
    p.turn("arc", "om", "hog")
    p.do("build A01")
    assert (p.who, p.t.turn[0]) == ("hog", p.seat("arc"))
    assert p.options() == ["react forger", "decline"]
    p.do("react forger")
    assert (p.coins("hog"), p.cards("hog"), p.who) == (1, ["forger"], "om")
    p.give("om", coins=2)
    p.turn("om", "arc", "hog")
    p.do("build A05")  # Srikas, of which the Hog Republic has none
    assert (p.who, p.coins("hog")) == ("arc", 1)


@pytest.mark.rule("COI-120")
def test_other_reactions_are_not_for_another_turn() -> None:
    """When somebody else gains Machine Parts or Crystals the Iron Guard and the Magician stay where they are."""
    p = Position("arc", "hog")
    p.build("hog", "B10")
    p.hand("hog", "iron_guard", "magician", shown=True)
    p.row("B09")
    p.give("arc", coins=6, science=2)
    p.turn("arc")
    p.do("build B09")
    assert (p.step, p.who, p.influence("hog")) == ("Turn", "hog", 0)


@pytest.mark.rule("COI-121")
@pytest.mark.rule("COI-122")
@pytest.mark.parametrize("card", ["inventor", "machinist", "spy"])
@pytest.mark.rule("COI-G35")
def test_a_gun_and_its_reaction_go_together(card: str) -> None:
    """The gun counts in the attack and the reaction happens as well: science, a military card, a citizen card."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")  # 3 guns, distance 1
    p.hand("arc", "sharp_shooter", "soldier", card, "cartographer")
    p.draw_pile("arc", "citizen", "mayor", "regent")
    p.draw_pile("arc", "military", "captain", "warship")
    p.turn("arc")
    p.do("attack mossgate")
    others = ("guns soldier",) if card == "machinist" else ("guns sharp_shooter",)
    p.pay(f"guns {card}", *others, "distance cartographer")
    assert p.owner("mossgate") == "arc"
    left = {"sharp_shooter", "soldier"} - {others[0].split()[1]}
    drawn = {"inventor": set(), "machinist": {"captain"}, "spy": {"mayor"}}[card]
    assert set(p.cards("arc")) == left | drawn
    assert p.science("arc") == (1 if card == "inventor" else 0)


@pytest.mark.rule("COI-122")
def test_the_skill_named_is_the_one_that_counts() -> None:
    """Hammers of Inventor and Machinist give nothing; the Spy's distance draws like its gun."""
    p = Position("cresaria", "hog")
    p.hand("cresaria", "mayor", "genius", "inventor", "machinist")
    p.draw_pile("cresaria", "military", "captain")
    p.turn("cresaria")
    p.do("play genius")
    p.pay("hammer inventor")
    assert p.science("cresaria") == 1
    p.do("play mayor")
    p.pay("hammer machinist")
    p.do("side slum")
    assert p.pile("cresaria", "military_draw") == ["captain"]
    p.end_turn()
    q = Position("arc", "hog")
    q.towns(1, "mossgate")
    q.hand("arc", "iron_soldier", "spy")
    q.draw_pile("arc", "citizen", "mayor")
    q.turn("arc")
    q.do("attack mossgate")
    q.pay("guns iron_soldier", "distance spy")
    assert q.cards("arc") == ["mayor"]


@pytest.mark.rule("COI-121")
@pytest.mark.rule("COI-122")
def test_the_wyvern_ship_in_settling_and_in_an_attack() -> None:
    """Its distance settles, and then it gives an influence and a citizen card; in an attack just its distance."""
    p = Position("arc", "hog")
    p.hand("arc", "explorer", "wyvern_ship")
    p.draw_pile("arc", "citizen", "mayor", "regent")
    p.turn("arc")
    p.do("play explorer", "land windspire", "side trade")  # 4 and an airship
    p.pay("distance wyvern_ship")
    p.end_turn()
    assert p.settler("windspire") == "arc"
    assert (p.influence("arc"), p.cards("arc")) == (1, ["mayor"])
    p.towns(1, "mossgate")
    p.hand("arc", "iron_soldier", "wyvern_ship")
    p.turn("arc")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "distance wyvern_ship")
    p.end_turn()
    assert (p.owner("mossgate"), p.influence("arc"), p.cards("arc")) == ("arc", 1, [])


@pytest.mark.rule("COI-122")
@pytest.mark.rule("COI-G34")
def test_drawn_cards_come_too_late_for_the_same_payment() -> None:
    """The Spy's citizen is drawn after the attack: its hammer, gun or distance was not there to pay."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")
    p.hand("arc", "sharp_shooter", "spy")
    p.draw_pile("arc", "citizen", "cartographer")
    p.turn("arc")
    assert p.why("attack mossgate") == ("COI-126",)
