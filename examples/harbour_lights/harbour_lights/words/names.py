"""What things are called."""

from boomtown.draw.palette import LOOKS
from boomtown.engine.language import Count, Speaker, capital, listed
from harbour_lights.rules.content import Content
from harbour_lights.rules.facts import COINS
from harbour_lights.rules.ships import VOCABULARY
from harbour_lights.rules.table import HarbourTable, stock

SPEAKER = Speaker(
    VOCABULARY, {"good": lambda good, step: good, "count": lambda count, step: Count(count)}, "verb"
)


def seat_name(t: HarbourTable, seat: int) -> str:
    """Seats are called by their colours."""
    return LOOKS[seat].colour.capitalize()


def cargo(content: Content, ship: int) -> str:
    """'1 amber and 1 of a good that you name': what stands on a ship's card, made from its words."""
    return listed([SPEAKER.text(step) for step in content.cargos[ship]])


def ship_words(content: Content, ship: int) -> str:
    """'Lantern: 1 amber and 1 of a good that you name'."""
    return f"{content.ship_names[ship]}: {cargo(content, ship)}"


def patron_words(content: Content, patron: int) -> str:
    """'The baker, who wants spice'."""
    return f"{content.patron_names[patron]}, who wants {content.good_names[content.wants[patron]]}"


def goods_words(content: Content, counts: list[int]) -> str:
    """'2 tea and 1 amber', 'nothing'."""
    held = [f"{count} {content.good_names[good]}" for good, count in enumerate(counts) if count]
    return listed(held) or "nothing"


def coins_words(count: int) -> str:
    """'1 coin', '3 coins'."""
    return f"{Count(count):#coin/coins}"


def amount(t: HarbourTable, seat: int, what: int) -> int:
    """How many a seat has of what facts count."""
    return t.coins[seat] if what == COINS else stock(t, seat)[what]


def amount_name(t: HarbourTable, what: int, count: int) -> str:
    """What facts count, as the noun after a number."""
    return f"{Count(count):coin/coins}" if what == COINS else t.content.good_names[what]


def sentence_of(words: str) -> str:
    """Words as a sentence."""
    return f"{capital(words)}."
