"""Reading a pack: the 165 cards of the four decks."""

from boomtown.engine.cards import put_together
from boomtown.engine.content import Part
from boomtown.games.urban_sprawl.pack.words import CardReader
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord
from boomtown.games.urban_sprawl.rules.cards.money import VocationScore
from boomtown.games.urban_sprawl.rules.cards.restrictions import Restriction
from boomtown.games.urban_sprawl.rules.cards.vocations import VocationEarn
from boomtown.games.urban_sprawl.rules.content import (
    CONTRACT,
    CONTRACT_CARDS,
    DECK_IDS,
    EVENT,
    MEDIA,
    PERMIT,
    PERMIT_BITS,
    PERMITS,
    PLANNING,
    PLANNING_CARDS,
    RENEWAL,
    RENEWALS,
    ZONE_IDS,
    Content,
)

LENGTHS = ("standard", "longer", "shorter")
EVENTS = PLANNING_CARDS - PERMITS - RENEWALS


def read_planning(content: Content, file: Part) -> None:
    """Build Permits, Urban Renewal, then the planning events."""
    deck = file.part("deck")
    deck.choice("id", ["planning"])
    deck.text("name", 20)
    deck.whole("cards", PLANNING_CARDS, PLANNING_CARDS)
    for part in file.parts("permit"):
        read_permits(content, part)
    check(file, "Build Permits", len(content.ids), PERMITS)
    for part in file.parts("renewal"):
        read_renewals(content, part)
    check(file, "Urban Renewal cards", len(content.ids) - PERMITS, RENEWALS)
    for part in file.parts("event"):
        read_event(content, part, PLANNING)
    check(file, "events", len(content.ids) - PERMITS - RENEWALS, EVENTS)


def read_permits(content: Content, part: Part) -> None:
    """One kind of Build Permit."""
    zones = part.words("zones")
    if not zones or any(zone not in ZONE_IDS[:4] for zone in zones):
        raise part.fault(f"'zones' must be a list of {', '.join(ZONE_IDS[:4])}")
    first = len(content.ids)
    for id in part.words("ids"):
        card = add(content, part, id, "Build Permit", PLANNING, PERMIT)
        content.like[card] = first
        content.size[card] = part.whole("permits", 1, 4)
        content.zones[card] = sum(1 << ZONE_IDS.index(zone) for zone in zones)
        content.permits[card] = sum(
            content.size[card] << ZONE_IDS.index(zone) * PERMIT_BITS for zone in set(zones)
        )
        content.payout[card] = part.whole("wealth", 1, 12)
        content.ballot[card] = int(part.flag("ballot"))


def read_renewals(content: Content, part: Part) -> None:
    """The Urban Renewal cards."""
    detail(part)
    first = len(content.ids)
    for id in part.words("ids"):
        card = add(content, part, id, part.text("name", 30), PLANNING, RENEWAL)
        content.like[card] = first
        content.payout[card] = part.whole("wealth", 0, 12)
        content.ballot[card] = int(part.flag("ballot"))


def read_deck(content: Content, file: Part, number: int) -> None:
    """A contract deck: its contracts, its events, how it is stacked."""
    deck = file.part("deck")
    deck.choice("id", [DECK_IDS[number]])
    deck.text("name", 20)
    deck.whole("cards", CONTRACT_CARDS, CONTRACT_CARDS)
    first = len(content.ids)
    for part in file.parts("contract"):
        read_contract(content, part, number)
    for part in file.parts("event"):
        read_event(content, part, number)
    check(file, "cards", len(content.ids) - first, CONTRACT_CARDS)
    special = deck.text("special")
    if special not in content.ids[first:] or content.kind[content.ids.index(special)] != EVENT:
        raise deck.fault(f"'special' names '{special}', which is no event of this deck")
    content.special[number] = content.ids.index(special)
    for length, name in enumerate(LENGTHS):
        packets = deck.numbers(f"stack_{name}", 3, 3)
        if any(n < 1 or n != int(n) for n in packets) or sum(packets) != CONTRACT_CARDS:
            raise deck.fault(f"'stack_{name}' must be three numbers of cards that add up to {CONTRACT_CARDS}")
        content.packets[length][number] = [int(n) for n in reversed(packets)]
    if number == 1 and min(content.packets[i][1][2] for i in range(3)) < 6:
        raise deck.fault("the first packet must have at least 6 cards, which are turned up at setup")


def read_contract(content: Content, part: Part, deck: int) -> None:
    """One building contract."""
    card = add(content, part, part.id(), part.text("name", 30), deck, CONTRACT)
    detail(part)
    if part.has("n"):
        part.whole("n", 1, 99)
    zone = ZONE_IDS.index(part.choice("zone", ZONE_IDS[:4]))
    content.zone[card] = zone
    content.zones[card] = 1 << zone
    content.size[card] = part.whole("size", 1, 4)
    content.payout[card] = part.whole("payout", 0, 6)
    reader = CardReader(content, True)
    words = [word for one in part.parts("vocation") for word in read_vocation(content, one, card)]
    for one in part.parts("restriction"):
        rule = reader.restrictions.read(one)
        assert isinstance(rule, Restriction)
        rule.enter(content, card)
        content.rules[card].append(rule)
    part.parts("effect")
    reader.program(content.programs, part, "effect")
    effect = content.programs.pop()
    if not words and not effect and not content.rules[card]:
        raise part.fault("a contract needs a restriction, a vocation or an effect")
    if words or effect:
        content.start[card] = put_together(content.programs, [*words, *effect])


def read_vocation(content: Content, part: Part, card: int) -> list[CardWord]:
    """What a vocation on a contract does: its owner earns a marker, then all of its name score."""
    name = content.vocation_names.index(part.choice("name", content.vocation_names))
    number = part.whole("number", 0, 99)
    if (name == MEDIA) != (number == 0):
        raise part.fault("Media has the number 0, and no other vocation has")
    content.vocations[card] += [name, number]
    earn = VocationEarn(name)
    return [earn, VocationScore(name, number, True)] if number > 0 else [earn]


def read_event(content: Content, part: Part, deck: int) -> None:
    """One event."""
    card = add(content, part, part.id(), part.text("name", 30), deck, EVENT)
    detail(part)
    part.flag("special", False)
    if part.has("n"):
        part.whole("n", 1, 99)
    if not part.parts("effect"):
        raise part.fault("an event needs an effect")
    content.start[card] = CardReader(content, False).program(content.programs, part, "effect")


def add(content: Content, part: Part, id: str, name: str, deck: int, kind: int) -> int:
    """A new card with nothing on it; returns its number."""
    if id in content.ids:
        raise part.fault(f"another card has the id '{id}'")
    card = len(content.ids)
    content.ids.append(id)
    content.names.append(name)
    content.texts.append("")
    content.limits.append("")
    content.deck.append(deck)
    content.kind.append(kind)
    content.like.append(card)
    content.zone.append(-1)
    for numbers in (
        content.size,
        content.zones,
        content.permits,
        content.payout,
        content.ballot,
        content.cost,
    ):
        numbers.append(0)
    content.vocations.append([])
    content.rules.append([])
    content.razes.append([])
    content.start.append(-1)
    return card


def detail(part: Part) -> None:
    """What an entry may say of where it comes from, beside the usual marks."""
    if part.has("source_detail"):
        part.text("source_detail", 400)
    if part.has("ours"):
        part.words("ours")


def check(file: Part, what: str, found: int, wanted: int) -> None:
    """The number of cards is the rulebook's."""
    if found != wanted:
        raise file.fault(f"there must be {wanted} {what}, not {found}")
