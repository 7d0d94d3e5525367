"""What cards say, made from the data that the rules use."""

from boomtown.games.urban_sprawl.rules.content import (
    CONTRACT,
    DECK_IDS,
    EVENT,
    PERMIT,
    RENEWAL,
    ZONE_IDS,
    Content,
)
from boomtown.games.urban_sprawl.words.phrases import ACTIVE, THEY, Data, both, plural
from boomtown.games.urban_sprawl.words.speech import restriction, sentences

RENEWAL_TEXT = (
    "Discard while building a contract: the new building may demolish buildings that are no larger and whose every lot "
    "it covers."
)


def card_text(content: Content, card: int) -> str:
    """What a card does, in sentences."""
    kind = content.kind[card]
    if kind == PERMIT:
        zones = [ZONE_IDS[zone] for zone in range(4) if (content.zones[card] >> zone) & 1]
        return f"{plural(content.size[card], 'permit')} for {both(zones, 'or')} contracts. Invest it for {content.payout[card]} wealth."
    if kind == RENEWAL:
        return RENEWAL_TEXT
    steps = entry_of(content, card)["effect"]
    if kind == EVENT:
        return sentences(steps, THEY)
    return sentences(steps, ACTIVE)


def entry_of(content: Content, card: int) -> Data:
    """The entry of a contract or an event in its file."""
    file = content.data[DECK_IDS[content.deck[card]]]
    entries = file["event"] if content.kind[card] == EVENT else file["contract"]
    return next(entry for entry in entries if entry["id"] == content.ids[card])


def limit_text(content: Content, card: int) -> str:
    """The building restriction of a contract, in sentences."""
    if content.kind[card] != CONTRACT:
        return ""
    zone = ZONE_IDS[content.zone[card]]
    return " ".join(restriction(rule, zone) for rule in entry_of(content, card)["restriction"])
