"""What a player reads: buttons with price and gain, prompts that name card and purpose, a log that names causes."""

import random

import pytest

from boomtown.games.city_of_iron import GAME
from tests.rules.city_of_iron.position import Position


def button(p: Position, words: str, who: str | None = None) -> str:
    """What stands on the button of an action."""
    seat = p.asked(who)
    return GAME.text(p.number(words, seat), p.t, seat)


def test_a_building_shows_all_that_it_gives() -> None:
    """Clockworks: its good and its influence; a Turnip Farm: its goods and its income; price and place of both."""
    p = Position("arc", "hog")
    p.row("C12", "A01")
    p.give("arc", coins=9, science=1)
    p.turn("arc")
    clockworks = button(p, "build C12")
    assert "for 6 coins and 1 science" in clockworks
    assert "1 Machine Part" in clockworks
    assert "At each scoring 1 influence" in clockworks
    assert button(p, "build A01") == "Build Turnip Farm (row 2) for 2 coins. Gives 3 Turnips. 1 income."


def test_equal_cards_are_told_apart_by_where_they_lie() -> None:
    """Two Mines of the row and one that is stored."""
    p = Position("arc", "hog")
    p.row("A13", "A14")
    p.store("arc", "B16")
    p.give("arc", coins=9, science=1)
    p.turn("arc")
    said = [button(p, f"build {card}") for card in ("A13", "A14", "B16")]
    assert [words.split(")")[0].split("(")[1] for words in said] == ["row 1", "row 2", "stored"]


@pytest.mark.parametrize(
    ("coins", "words"),
    [
        (0, "Space 4 from the left: costs 1 coin, you pay nothing, as you have nothing"),
        (1, "Space 4 from the left: pay 1 coin"),
    ],
)
def test_a_bid_says_what_is_paid_by_who_has_too_little(coins: int, words: str) -> None:
    p = Position("arc", "hog")
    p.bid_order("arc", "hog")
    p.spring()
    p.give("arc", coins=coins)
    assert button(p, "bid 3") == words


def test_a_steam_crane_speaks_of_steambots_only_where_they_are() -> None:
    for steambots in ("yes", "no"):
        p = Position("arc", "hog", steambots=steambots)
        p.row("B20")
        p.give("arc", coins=9)
        p.turn("arc")
        assert ("Steambot" in button(p, "build B20")) == (steambots == "yes")
        assert ("Steambot here" in GAME.describe(p.t, 0)) == (steambots == "yes")


def test_a_reaction_is_asked_with_who_gained_what() -> None:
    """The Forger: Arc gained Turnips and Srikas, both of which the Hog Republic owns: 2 coins."""
    p = Position("arc", "hog")
    p.build("hog", "A07")
    p.row("A03")
    p.hand("hog", "forger")
    p.give("arc", coins=3)
    p.turn("arc")
    p.do("build A03")
    asked = p.t.prompt(p.seat("hog"))
    assert "City-State of Arc gained Turnips and Srikas, which you own too" in asked
    assert button(p, "react forger", "hog") == "Show Forger for 2 coins"
    p.do("react forger")
    assert any("shows the Forger: City-State of Arc gained Turnips and Srikas" in line for line in p.log())


def test_goods_lost_with_a_town_are_said_to_have_been_owned() -> None:
    """Mossgate was the Hog Republic's only Glow Moss: it owned that until the town was taken."""
    p = Position("arc", "hog")
    p.conquer("hog", "mossgate")
    p.hand("hog", "forger")
    p.hand("arc", "iron_soldier", "sharp_shooter", "cartographer")
    p.turn("arc")
    p.do("attack mossgate")
    p.pay("guns iron_soldier", "guns sharp_shooter", "distance cartographer")
    assert "City-State of Arc gained Glow Moss, which you owned until now" in p.t.prompt(p.seat("hog"))


def test_the_button_of_a_city_shows_the_price_that_it_commits_to() -> None:
    """With the Cargo Ship 2 coins less; a full city says that something must go first."""
    p = Position("arc", "hog")
    p.settle("arc", "tentacle_coast", "trade")
    p.row("A17")
    p.hand("arc", "cargo_ship")
    p.give("arc", coins=5)
    p.turn("arc")
    p.do("build A17")
    assert button(p, "city tentacle_coast") == (
        "Build Academy in Tentacle Coast for 5 coins (0 of 3 population used)"
    )
    p.turn("arc")
    p.do("play cargo_ship")
    assert button(p, "city arc") == "Build Academy in Arc for 3 coins (0 of 5 population used)"
    p.build("arc", "A01", "A02", "A03", "A04", "A05")
    assert button(p, "city arc") == "Build Academy in Arc (full: you will tear a building down)"


def test_an_attack_says_that_it_brings_the_steambot_of_the_row() -> None:
    """The first card of the row leaves it, and the token on it goes to the attacker."""
    p = Position("arc", "hog", steambots="yes")
    p.towns(1, "mossgate")
    p.row("A17", "A01")
    p.hand("arc", "iron_soldier", "cartographer")
    p.turn("arc")
    assert button(p, "attack mossgate").endswith("Academy leaves the row.")
    p.t.bots[p.t.row[0]] = 1
    assert button(p, "attack mossgate").endswith("Academy leaves the row, and its Steambot is yours.")


def test_a_line_cites_the_rule_of_its_cause() -> None:
    """A draw by the action or in Autumn, a payment for an attack or for an expert."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")
    p.hand("arc", "iron_soldier", "cartographer", "mayor", "scholar")
    p.draw_pile("arc", "citizen", "engineer", "explorer")
    p.turn("arc", "arc", "arc")
    p.do("attack mossgate", "guns iron_soldier", "distance cartographer", "done")
    p.do("play mayor")
    p.pay("hammer scholar")
    p.do("side slum")
    p.end_turn()
    p.do("draw citizen")
    p.autumn()
    rules = {line["text"]: line["rules"] for line in p.t.log(None)}
    assert next(r for text, r in rules.items() if "pays for the attack" in text)[1:] == ["COI-124", "COI-125"]
    assert next(r for text, r in rules.items() if "pays for the Mayor" in text)[1:] == ["COI-111"]
    assert rules["City-State of Arc draws 1 citizen card."] == ["COI-089"]
    assert rules["City-State of Arc draws 1 citizen card for Autumn."] == ["COI-164"]


def test_a_card_that_is_picked_says_that_it_can_be_put_back() -> None:
    p = Position("arc", "hog")
    p.hand("arc", "mayor", "scholar", "captain")
    p.turn("arc")
    p.do("play mayor")
    assert button(p, "hammer scholar") == "Use Scholar for 1 hammer"
    p.do("hammer scholar")
    assert button(p, "hammer scholar") == "Put Scholar back (1 hammer)"
    assert p.t.prompt(0) == "Pick the cards that pay for the Mayor (1 hammer, 1 hammer picked), then pay."


def test_a_hire_shows_its_price_and_what_is_left() -> None:
    p = Position("arc", "hog")
    p.give("arc", coins=5)
    p.winter()
    assert button(p, "hire mayor").startswith("Hire Mayor for 3 coins: 1 hammer. Action: pay 1 hammer")
    assert button(p, "done") == "Done: hire nobody"
    p.do("hire mayor")
    assert "(2 coins left)" in p.t.prompt(0)
    assert button(p, "done") == "Done: hire the experts picked for 3 coins"


def test_effects_name_their_cause() -> None:
    """Cartographer, Spy and Ruins stand beside what they bring; the building before what comes of it."""
    p = Position("arc", "hog")
    p.row("A25", "A01")
    p.hand("arc", "cartographer", "engineer")
    p.give("arc", coins=2)
    p.turn("arc")
    p.do("play cartographer", "play engineer", "store A01", "build A25")
    told = p.log()
    wanted = [
        "gains 1 coin from the Cartographer",
        "with the Engineer",
        "builds Ruins",
        "1 science from the Ruins",
    ]
    found = [next(i for i, line in enumerate(told) if words in line) for words in wanted]
    assert found == sorted(found)


def test_every_question_and_every_line_of_random_games_reads_well() -> None:
    """No empty words, no doubled spaces or stops, no braces, a capital letter first; prompts end with a stop."""
    for seed in range(4):
        dice = random.Random(seed)
        table = GAME.new(2 + seed % 3, seed, {"steambots": "yes"})
        while not table.over:
            seat = dice.choice(table.waiting)
            asked = table.prompt(seat)
            assert asked[-1] in ".?", asked
            for action in table.accepted(seat):
                reads_well(GAME.text(action, table, seat))
            reads_well(asked)
            table.apply(seat, dice.choice(table.options(seat)))
        for line in table.log(None):
            reads_well(line["text"])


def reads_well(words: str) -> None:
    """Fail on words that nobody would write."""
    assert words
    assert words[0].isupper(), words
    for wrong in ("  ", "..", " ,", " .", "{", "None", "()", "0 hammers", "0 guns"):
        assert wrong not in words, words


def refusal(p: Position, words: str) -> str:
    """Why an action is refused, in words."""
    return str(p.t.refusal(p.asked(None), p.number(words)))


def test_a_card_that_is_not_needed_is_refused_with_what_is_so() -> None:
    """In an attack: a second card with guns, one without guns that is picked already, and one for hammers."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")
    p.hand("arc", "iron_soldier", "magician", "cartographer", "captain")
    p.turn("arc")
    p.do("attack mossgate", "guns iron_soldier")
    assert (
        "the attack has its guns without the Magician, which doesn't react to being used in it. COI-135"
        in refusal(p, "guns magician")
    )
    assert "not possible: the Iron Soldier has no distance. COI-125" in refusal(p, "distance iron_soldier")
    assert "the attack on Mossgate asks for no hammers. COI-124" in refusal(p, "hammer captain")


def test_a_used_card_that_is_laid_down_is_not_said_to_be_unused() -> None:
    """Of three used cards one lies on its pile: it can't be laid again, and the prompt speaks of both piles."""
    p = Position("arc", "hog")
    p.towns(1, "mossgate")
    p.hand("arc", "iron_soldier", "cartographer", "spy", "inventor")
    p.turn("arc")
    p.do("attack mossgate", "guns iron_soldier", "distance cartographer", "distance spy", "guns inventor")
    p.do("done", "lay spy")
    assert p.step == "LayDown"
    assert "discard pile next" in GAME.prompt(p.t, p.asked(None))
    assert "the Spy is not among the used cards on the table" in refusal(p, "lay spy")


def test_a_refusal_speaks_of_the_card_that_was_named_not_of_its_name() -> None:
    """One Mine lies on the row and another is stored: the stored one can't be stored again."""
    p = Position("arc", "hog")
    p.row("A13")
    p.store("arc", "A14")
    p.turn("arc")
    assert "that Mine card is not on the row. COI-085" in refusal(p, "store A14")


def test_the_steam_drill_has_counted_its_own_hammers() -> None:
    """It lies on the table: it is refused as used, not as a card that is not in hand."""
    p = Position("om", "hog")
    p.hand("om", "steam_drill", "fixer", "soldier")
    p.row("A17")
    p.give("om", coins=5)
    p.turn("om")
    p.do("play steam_drill", "build A17")
    assert p.step == "DrillPay"
    assert "the Steam Drill was played for its ability" in refusal(p, "hammer steam_drill")
