"""Why an action is refused, in a clause: the fact first, and what it is about."""

from boomtown.engine.language import with_article
from boomtown.games.age_of_industry.rules.content import INDUSTRIES, SHIP, SYMBOL_OF, Content
from boomtown.games.age_of_industry.rules.facts import (
    CARD_KIND,
    CARDS,
    COUNTER_KIND,
    COUNTERS,
    DOLLARS,
    LOANS,
    RAILWAYS,
)
from boomtown.games.age_of_industry.rules.sites import NO_CARD_NEEDED
from boomtown.games.age_of_industry.rules.table import AgeTable
from boomtown.games.age_of_industry.words.words import (
    CUBE_NAMES,
    a_card,
    counter_name,
    link_name,
    market_name,
    seat_name,
    space_name,
)

PLAIN = {
    "no-port": "no ship space is beside a port counter",
    "no-link": "no free link touches a place where you have a counter or a railway",
    "no-link-served": "coal and iron can't both be brought to any link that you could use",
    "nothing-to-sell": "you have no counter with goods to sell",
    "no-buyers": "no unused port or market that wants your goods is connected to them",
    "no-sale-yet": "no sale has been made yet",
    "deck-empty": "the deck is used up",
    "offer-gone": "no card lies face up there",
    "no-cards": "neither deck nor card display has a card left",
    "no-card-builds": "none of your cards lets you build anything now",
    "nothing-builds": "nothing on your display can be built anywhere now",
}


def fact(t: AgeTable, seat: int, kind: str, args: list[int]) -> str:
    """What is so, where a limit forbids an action."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in ("one-action", "full-hand"):
        return turn_fact(kind, args)
    if kind in ("card-type", "no-place", "none-left", "level-0", "no-site", "card-closed", "region-closed"):
        return industry_fact(t.content, kind, args)
    if kind in ("no-source", "unjoined", "farther", "map-serves", "no-cube", "link-cube"):
        return cube_fact(t.content, kind, args)
    if kind in ("link-taken", "link-apart"):
        return link_fact(t, seat, kind, args)
    if kind in (
        "symbol",
        "space-closed",
        "place-full",
        "no-port-beside",
        "own-level",
        "rival",
        "rival-level",
        "cubes-left",
    ):
        return space_fact(t, kind, args)
    return sale_fact(t, kind, args)


def turn_fact(kind: str, args: list[int]) -> str:
    """Facts about the turn."""
    if kind == "one-action":
        return (
            "the first round has one action" if args[0] == 1 else "one action of this turn is taken already"
        )
    return f"your hand is full with {args[0]} cards"


def industry_fact(content: Content, kind: str, args: list[int]) -> str:
    """Facts about an industry, wherever it would stand."""
    if kind == "card-type":
        return f"{a_card(content, args[0])} builds nothing else"
    if kind == "no-place":
        return f"this map has no space for {with_article(content.industry_names[args[0]])}"
    if kind == "none-left":
        return f"no {content.industry_names[args[0]]} is left on your display"
    if kind == "level-0":
        return f"the {counter_name(content, args[0])} comes first on your display and can't be built"
    if kind == "no-site":
        return f"no space of the map can take {with_article(counter_name(content, args[0]))} of yours now"
    if kind == "region-closed":
        return f"nothing on your display can be built now with {a_card(content, args[0])}"
    card, name = args[0], counter_name(content, args[1])
    if card != NO_CARD_NEEDED and content.card_colour[card] >= 0:
        return f"no space of the {content.colour_names[content.card_colour[card]]} region can take {with_article(name)} of yours now"
    if content.counter_industry[args[1]] == SHIP:
        return f"you have no counter and no railway at a port beside a space for your {name}"
    return f"no space that could take your {name} is connected to you"


def cube_fact(content: Content, kind: str, args: list[int]) -> str:
    """Facts about where a cube could come from."""
    cube = CUBE_NAMES[args[0]]
    if kind == "map-serves":
        return f"a source on the map can give the {cube}"
    if kind == "link-cube":
        return f"no {cube} can be brought to either end of {link_name(content, args[1])}"
    place = content.place_names[args[1]]
    if kind == "no-source":
        return f"{place} has no {cube} to give"
    if kind == "unjoined":
        return f"{place} is not connected to where the {cube} is needed"
    if kind == "farther":
        return f"another source of {cube} is closer than {place}"
    return f"no {cube} can be brought to {place}"


def link_fact(t: AgeTable, seat: int, kind: str, args: list[int]) -> str:
    """Facts about a link."""
    name = link_name(t.content, args[0])
    if kind == "link-apart":
        return f"neither end of {name} has a counter or a railway of yours"
    return (
        f"{name} has {'your' if args[1] == seat else seat_name(t, args[1]) + chr(39) + 's'} railway already"
    )


def space_fact(t: AgeTable, kind: str, args: list[int]) -> str:
    """Facts about a space that is to be built in."""
    content = t.content
    if kind == "cubes-left":
        return f"a rival's {content.industry_names[args[0]]} is safe while cubes of its kind are left"
    if kind == "space-closed":
        return closed_space(content, args[0], args[2])
    name = space_name(content, args[0])
    if kind == "symbol":
        return f"{name} takes only {fitting(content, content.space_symbol[args[0]])}"
    if kind == "place-full":
        place = content.place_names[content.space_place[args[0]]]
        return f"you have {args[1]} counter{'s' if args[1] > 1 else ''} in {place} already"
    if kind == "no-port-beside":
        return f"no port counter is beside {name}"
    old = f"the {counter_name(content, t.counter[args[0]])} in {name}"
    if kind == "rival":
        return f"{old} belongs to {seat_name(t, t.owner[args[0]])}"
    return f"{old} is not of a lower level than your {counter_name(content, args[1])}"


def fitting(content: Content, symbol: int) -> str:
    """What a kind of space takes: 'a port', 'a cotton mill, a factory or an iron works'."""
    names = [with_article(content.industry_names[i]) for i in range(INDUSTRIES) if SYMBOL_OF[i] == symbol]
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]


def closed_space(content: Content, card: int, space: int) -> str:
    """Why a card doesn't open a space."""
    name = space_name(content, space)
    if card != NO_CARD_NEEDED and content.card_colour[card] >= 0:
        return f"{name} is not in the {content.colour_names[content.card_colour[card]]} region"
    if content.place_ship[content.space_place[space]] >= 0:
        return f"you have no counter and no railway at a port beside {name}"
    return f"no railway or counter of yours opens {name}"


def sale_fact(t: AgeTable, kind: str, args: list[int]) -> str:
    """Facts about sellers and buyers."""
    content = t.content
    if kind in ("unwanted", "market-used"):
        market = f"the market {market_name(content, args[0])}"
        if kind == "market-used":
            return f"{market} has bought already"
        return f"{market} doesn't want goods of {with_article(content.industry_names[args[1]])}"
    name = space_name(content, args[0])
    if kind == "apart":
        return f"{name} is not connected to {content.place_names[args[1]]}"
    return {
        "not-yours": f"the counter in {name} is not yours",
        "no-goods": f"no counter of yours in {name} has goods",
        "sold": f"the counter in {name} has sold its goods already",
        "no-buyer": f"no unused port or market that wants its goods is connected to {name}",
        "no-port-here": f"no port stands in {name}",
        "cotton-only": f"the port in {name} is of level 1 and takes cotton only",
        "port-used": f"the port in {name} is used already",
    }[kind]


# --- what facts count ----------------------------------------------------------------------------------------


def amount(t: AgeTable, seat: int, what: int) -> int:
    """How many a seat has of what facts count."""
    if what >= COUNTER_KIND:
        return t.left[seat * len(t.content.level) + what - COUNTER_KIND]
    if what >= CARD_KIND:
        return sum(card == what - CARD_KIND for card in t.hands[seat])
    own = range(seat * len(t.content.level), (seat + 1) * len(t.content.level))
    return {
        CARDS: len(t.hands[seat]),
        RAILWAYS: t.content.railways - sum(owner == seat for owner in t.rail),
        COUNTERS: sum(t.left[i] for i in own),
        LOANS: t.loans[seat],
        DOLLARS: t.money[seat],
    }[what]


def amount_name(t: AgeTable, what: int, count: int) -> str:
    """What facts count, as the noun after a number."""
    some = "" if count == 1 else "s"
    if what >= COUNTER_KIND:
        return f"{counter_name(t.content, what - COUNTER_KIND)} on your display"
    if what >= CARD_KIND:
        return f"{t.content.card_names[what - CARD_KIND]} card{some}"
    names = {
        CARDS: "card",
        RAILWAYS: "railway counter",
        COUNTERS: "counter",
        LOANS: "loan",
        DOLLARS: "dollar",
    }
    return names[what] + some
