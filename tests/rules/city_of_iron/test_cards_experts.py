"""All 35 experts: what they cost in Winter, which skills they supply, which vessel they are."""

from typing import NamedTuple

import pytest

from tests.rules.city_of_iron.covered import covers_each
from tests.rules.city_of_iron.position import ALL_NATIONS, DECKS, Position


class Expert(NamedTuple):
    """A card as it is printed for one nation; distance is what it supplies in an attack."""

    id: str
    nation: str
    deck: str
    coins: int
    science: int
    hammers: int
    distance: int
    guns: int
    vessel: str = ""
    start: bool = False


EXPERTS = [
    Expert("scholar", "om", "citizen", 0, 0, 1, 0, 0, start=True),
    Expert("cartographer", "om", "citizen", 0, 0, 1, 1, 0, start=True),
    Expert("arms_dealer", "om", "citizen", 3, 0, 1, 0, 1),
    Expert("cargo_ship", "om", "citizen", 5, 0, 0, 2, 0, "ship"),
    Expert("cloud_skimmer", "om", "citizen", 4, 1, 0, 3, 0, "airship"),
    Expert("engineer", "om", "citizen", 3, 0, 1, 0, 0),
    Expert("engineer", "cresaria", "citizen", 3, 0, 1, 0, 0),
    Expert("engineer", "hog", "citizen", 3, 0, 1, 0, 0),
    Expert("engineer", "arc", "citizen", 2, 0, 1, 0, 0),
    Expert("explorer", "om", "citizen", 4, 0, 0, 1, 0),
    Expert("junkbot", "om", "citizen", 2, 0, 1, 0, 0),
    Expert("mayor", "om", "citizen", 3, 0, 1, 0, 0),
    Expert("merchant", "om", "citizen", 5, 1, 0, 1, 0),
    Expert("regent", "om", "citizen", 3, 0, 2, 0, 0),
    Expert("scientist", "om", "citizen", 3, 0, 1, 0, 0),
    Expert("scout_ship", "om", "citizen", 4, 0, 0, 4, 0, "ship"),  # 2, and 2 more in an attack
    Expert("tax_collector", "om", "citizen", 4, 0, 0, 0, 1),
    Expert("wyvern_ship", "om", "citizen", 6, 2, 0, 4, 0, "airship"),
    Expert("soldier", "arc", "military", 0, 0, 0, 0, 1, start=True),
    Expert("soldier", "om", "military", 0, 0, 1, 0, 1, start=True),
    Expert("captain", "om", "military", 0, 0, 1, 0, 1, start=True),
    Expert("inventor", "om", "military", 3, 0, 1, 0, 1),
    Expert("iron_dragon", "om", "military", 6, 2, 0, 0, 5),
    Expert("iron_guard", "om", "military", 3, 0, 0, 0, 2),
    Expert("iron_soldier", "om", "military", 3, 1, 0, 0, 3),
    Expert("machinist", "om", "military", 3, 0, 1, 0, 2),
    Expert("magician", "om", "military", 4, 1, 0, 0, 3),
    Expert("sharp_shooter", "om", "military", 2, 0, 0, 0, 2),
    Expert("spy", "om", "military", 3, 0, 0, 1, 1),
    Expert("warship", "om", "military", 4, 1, 0, 2, 3, "ship"),
    Expert("architect", "arc", "citizen", 3, 0, 1, 0, 0),
    Expert("bridge_builder", "arc", "citizen", 3, 0, 2, 0, 0),
    Expert("genius", "cresaria", "citizen", 3, 0, 2, 0, 0),
    Expert("professor", "cresaria", "citizen", 2, 0, 1, 1, 0),
    Expert("forger", "hog", "citizen", 4, 1, 1, 0, 0),
    Expert("strategist", "hog", "citizen", 4, 0, 1, 0, 0),
    Expert("gunslinger", "hog", "military", 0, 0, 0, 0, 2, start=True),
    Expert("fixer", "om", "citizen", 0, 0, 2, 1, 0, start=True),
    Expert("steam_drill", "om", "citizen", 4, 0, 2, 0, 0),
]
each_expert = pytest.mark.parametrize("card", EXPERTS, ids=lambda card: f"{card.id}-{card.nation}")


def at_table(nation: str) -> Position:
    """A nation among all four, with the first seat."""
    return Position(nation, *[other for other in ALL_NATIONS if other != nation])


def winter(card: Expert, coins: int, science: int) -> Position:
    """Winter, with so many coins and science for the card's nation and none for the others."""
    p = at_table(card.nation)
    p.give(card.nation, coins=coins, science=science)
    p.winter()
    return p


@covers_each("expert", [card.id for card in EXPERTS])
@each_expert
def test_an_expert_is_hired_for_its_price(card: Expert) -> None:
    """Exactly its coins and science do, one less does not; starting cards are never for sale."""
    if card.start:
        p = winter(card, 50, 50)
        assert DECKS[p.content.expert_deck[p.expert(card.id)]] == card.deck
        assert card.id not in p.pool(card.nation)
        assert p.why(f"hire {card.id}", card.nation) == ("COI-038",)
        return
    p = winter(card, card.coins, card.science)
    assert DECKS[p.content.expert_deck[p.expert(card.id)]] == card.deck
    p.by(card.nation, f"hire {card.id}")
    if p.step == "Hire":
        p.by(card.nation, "done")
    assert (p.coins(card.nation), p.science(card.nation), p.cards(card.nation)) == (0, 0, [card.id])
    few = winter(card, card.coins - 1, 50)
    assert card.id not in (few.offers("hire", card.nation) if few.step == "Hire" else set())
    assert card.id in winter(card, card.coins, 50).offers("hire", card.nation)
    if card.science:
        q = winter(card, 50, card.science - 1)
        assert card.id not in q.offers("hire", card.nation)


@each_expert
def test_an_expert_has_its_hammers(card: Expert) -> None:
    """The Steam Drill's two hammers and those of the card pay for buildings of 2, 3 or 4 coins; others pay payment boxes."""
    p = at_table(card.nation)
    p.row("A01", "A26", "A21", "A17")  # 2, 3, 4, 5 coins
    p.scrap("A27")
    if card.nation == "om":
        p.hand("om", *{"steam_drill", card.id})
        p.turn("om")
        p.do("play steam_drill")
        hammers = 0 if card.id == "steam_drill" else card.hammers  # its own two are counted anyway
        assert p.offers("build") == set(("A01", "A26", "A21")[: 1 + hammers])
        return
    one = "mayor" if card.id == "junkbot" else "junkbot"
    p.hand(card.nation, one, card.id)
    p.turn(card.nation)
    assert p.can(f"play {one}") == (card.hammers >= 1)
    p.hand(card.nation, "regent", card.id)
    p.turn(card.nation)
    assert p.can("play regent") == (card.hammers >= 2)


@each_expert
def test_an_expert_has_its_distance(card: Expert) -> None:
    """With guns enough for any of these towns the one card with distance says how far an attack reaches."""
    p = at_table(card.nation)
    p.build(card.nation, "A26")  # an eye: the top two towns of each pile
    p.towns(1, "greywater", "orrins_ford")  # 2, 1
    p.towns(2, "cogwell")  # 3
    p.towns(3, "lantern_keep", "highcairn")  # 5, 4
    p.hand(card.nation, *{"iron_dragon", "iron_soldier", "magician", card.id})
    p.turn(card.nation)
    by_distance = ("orrins_ford", "greywater", "cogwell", "highcairn", "lantern_keep")
    assert p.offers("attack") == set(by_distance[: card.distance])


@each_expert
def test_an_expert_has_its_guns(card: Expert) -> None:
    """Beside three other guns it takes a town that defends with three and its own guns, not one that defends with one more."""
    other = "magician" if card.id == "iron_soldier" else "iron_soldier"
    foe = "arc" if card.nation != "arc" else "om"

    def attackable(cube: int) -> bool:
        """Whether Orrin's Ford (4 when conquered) with a cube of so much can be attacked; a Lighthouse covers its distance."""
        p = at_table(card.nation)
        p.build(card.nation, "A23")
        for stars in (1, 2, 3):
            p.towns(stars)
        p.conquer(foe, "orrins_ford", cube=cube)
        p.hand(card.nation, other, card.id)
        p.turn(card.nation)
        return p.can("attack orrins_ford")

    assert not attackable(card.guns)
    if card.guns:
        assert attackable(card.guns - 1)


@each_expert
def test_an_expert_is_a_ship_an_airship_or_neither(card: Expert) -> None:
    """With three distance of other cards it reaches the lands that ask for its vessel, as far as its distance goes."""
    p = at_table(card.nation)
    p.hand(card.nation, *{"explorer", "cartographer", "merchant", "spy", card.id})
    p.turn(card.nation)
    p.do("play explorer")
    reached: dict[str, set[str]] = {"": set(), "ship": {"drowned_reach", "isle_of_wyrms"}}
    reached["airship"] = {"windspire", "titans_crown"}
    far = {"drowned_reach", "isle_of_wyrms", "windspire", "titans_crown"}
    assert p.offers("land") & far == reached[card.vessel]
