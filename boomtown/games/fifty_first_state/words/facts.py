"""Why something is refused, in a clause: what is so, before the rule that says so."""

from boomtown.games.fifty_first_state.rules.amounts import (
    DEALS,
    DEVELOPING,
    HAND,
    OTHER_HAND,
    RESOURCE,
    SUPPLY,
    WILD,
    stand_in,
)
from boomtown.games.fifty_first_state.rules.content import GOOD_IDS, GOODS, cost_due, name_of
from boomtown.games.fifty_first_state.rules.payment import source_of
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable
from boomtown.games.fifty_first_state.words.names import link_name, owner_name, seat_name
from boomtown.games.fifty_first_state.words.prompts import due_words
from boomtown.games.fifty_first_state.words.text import NOUNS, counted

# of a card; {card} is its name, {owner} whose State it stands in
OF_CARD = {
    "hand": "{card} is not in your hand",
    "nowhere": "{card} stands in no State",
    "own": "{card} is your own Location",
    "not-own": "{card} doesn't stand in your State",
    "ruins": "{card} lies in Ruins",
    "passed": "{owner} has passed",
    "closed": "{card} has no Open Production",
    "visited": "a worker lies on {card} already in this round",
    "barren": "{card} would produce nothing for you now",
    "itself": "{card} works on other Locations, not on itself",
    "no-production": "{card} is no Production Location",
    "borrows": "{card} itself takes or repeats production",
    "taken": "somebody takes the production of {card} already",
    "bare": "no goods or workers lie on {card}",
    "used": "{card} is used up in this round",
    "no-action": "{card} has no Action to use",
    "no-common-type": "{card} shares no Type with a Location of yours, and you have no development token",
    "shielded": "{card} carries a defense token already",
    "no-own-deal": "you have no deal with {card}",
    "no-rival-deal": "no rival has a deal with {card}",
    "display": "{card} is not laid out for the draft",
    "no-target": "{card} is no Location of yours",
}
PLAIN = {
    "no-ground": "you have no Location or Ruins to develop from",
    "in-action": "you are in the middle of your action",
    "one-action": "you have taken your action of this turn",
    "used-board": "this action of your faction board is used up in this round",
    "idle": "it would do nothing now",
    "idle-rivals": "there is nothing to take from a rival who has not passed",
    "own-goods": "these are your own goods",
}


def fact(t: StateTable, seat: int, kind: str, args: list[int]) -> str:
    """What is so where a limit forbids an action."""
    content = t.content
    if kind in OF_CARD:
        owner = owner_name(t, args[0])
        return OF_CARD[kind].format(card=name_of(content, args[0]), owner=owner)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == "types":
        return f"{name_of(content, args[0])} shares no Type with {name_of(content, args[1])}, and you have no development token"
    if kind == "no-type":
        return f"{name_of(content, args[0])} shares no Type with {name_of(content, args[1])}"
    if kind == "other-first":
        return f"{name_of(content, args[1])} is hit before {name_of(content, args[0])}"
    if kind == "no-link":
        return f"{link_name(content, args[0])} is not in your hand"
    if kind == "face-down":
        where = "lies on the discard pile" if args[1] else "doesn't lie face up"
        return f"the Connection card {link_name(content, args[0])} {where}"
    if kind == "led":
        return f"{content.faction_names[args[0]]} is led by seat {args[1] + 1}"
    return goods_fact(t, kind, args)


def goods_fact(t: StateTable, kind: str, args: list[int]) -> str:
    """Facts of goods and cards that are paid, kept or taken."""
    if kind == "no-token":
        source = source_of(t, args[0])
        if source < 0:
            return "no such good is in stock there"
        place = f"on {name_of(t.content, source // ON_CARD - 1)}" if source >= ON_CARD else "in your supply"
        return f"there is no {NOUNS[GOOD_IDS[source % ON_CARD]][0]} {place}"
    if kind == "useless":
        good = NOUNS[GOOD_IDS[source_of(t, args[0]) % ON_CARD]][1]
        return f"nothing that is left to pay can be paid with {good}"
    if kind == "price":
        return f"you can't pay {due_words(cost_due(args))} with what you have"
    if kind == "no-more-tokens":
        return f"you have {counted(args[0], 'defense')}, and all are picked"
    if kind == "no-store":
        return f"no storage of yours is for {NOUNS[GOOD_IDS[args[0]]][1]}"
    if kind == "store-full":
        return f"there is no room for {counted(1, GOOD_IDS[args[0]])} more beside what is kept"
    if kind == "other-goods":
        return f"it doesn't take {NOUNS[GOOD_IDS[args[0]]][1]}"
    if kind == "rival-lacks":
        return f"{seat_name(t, args[0])} has no {NOUNS[GOOD_IDS[args[1]]][0]}"
    return f"{seat_name(t, args[0])} has passed"


def amount_name(t: StateTable, what: int, count: int) -> str:
    """What is counted, as the noun after a number."""
    s = "" if count == 1 else "s"
    if what >= RESOURCE:
        return {
            RESOURCE: f"resource{s} or ammo",
            DEVELOPING: "brick, ammo or development token",
            HAND: f"card{s} in hand",
            OTHER_HAND: f"other card{s} in hand",
            DEALS: f"deal{s}",
        }[what]
    noun = NOUNS[GOOD_IDS[what % GOODS]][count != 1]
    if what >= WILD:
        wild = stand_in(what % GOODS)
        return (
            f"{GOOD_IDS[what % GOODS]} or universal contact{s}"
            if "contact" in noun
            else f"{noun} or {NOUNS[GOOD_IDS[wild]][0]}"
        )
    return f"{noun} in your supply" if what >= SUPPLY else noun
