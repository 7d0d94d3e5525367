"""Why something is refused, in clauses: what is so, and how much of what a seat has."""

from boomtown.engine.cards import card_now
from boomtown.engine.language import with_article
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import DONE, HIRE
from boomtown.games.city_of_iron.rules.amounts import (
    COINS,
    COINS_AND_HAMMERS,
    COINS_LEFT,
    DISTANCE_BESIDE,
    HAMMERS_BESIDE,
    IN_ATTACK,
    PICKED,
    SCIENCE,
    SCIENCE_LEFT,
    SCOUTING,
    STEAMBOTS,
)
from boomtown.games.city_of_iron.rules.build import ChooseCity, ChooseDemolish
from boomtown.games.city_of_iron.rules.pay import Pay
from boomtown.games.city_of_iron.rules.skills import skill_of
from boomtown.games.city_of_iron.rules.spend import card_of, skill_verb
from boomtown.games.city_of_iron.rules.table import EACH_PERK, HIRING, IronTable
from boomtown.games.city_of_iron.rules.table import SCOUTING as SCOUTING_PERK
from boomtown.games.city_of_iron.words.names import PILES, needed_words, paid_for, seat_name
from boomtown.games.city_of_iron.words.text import DECKS, SKILL_NAMES, VESSELS

NAMES = {
    COINS: ("coin", "coins"),
    SCIENCE: ("science", "science"),
    COINS_LEFT: ("coin beside the experts picked", "coins beside the experts picked"),
    SCIENCE_LEFT: ("science beside the experts picked", "science beside the experts picked"),
    COINS_AND_HAMMERS: ("coin or hammer", "coins or hammers"),
    SCOUTING: ("scouting sign", "scouting signs"),
    STEAMBOTS: ("unused Steambot", "unused Steambots"),
}


def amount_name(t: IronTable, what: int, count: int) -> str:
    """What a fact counts, as the noun after a number."""
    if what >= DISTANCE_BESIDE:
        return f"distance on cards other than the {t.content.expert_names[what - DISTANCE_BESIDE]}"
    if what >= HAMMERS_BESIDE:
        hammers = SKILL_NAMES[k.HAMMERS][count != 1]
        return f"{hammers} on cards other than the {t.content.expert_names[what - HAMMERS_BESIDE]}"
    if what >= IN_ATTACK:
        return f"{SKILL_NAMES[what - IN_ATTACK][count != 1]} for the attack"
    if what >= PICKED:
        return f"{SKILL_NAMES[what - PICKED][count != 1]} on the cards picked"
    return NAMES[what][count != 1]


def amount(t: IronTable, seat: int, what: int) -> int:
    """How much of it a seat has, counted from the table alone."""
    hand, picks = t.hands[seat], [pick for pick in t.picks[seat] if pick != DONE]
    if what >= DISTANCE_BESIDE:
        return printed(t, seat, k.DISTANCES, [card for card in hand if card != what - DISTANCE_BESIDE])
    if what >= HAMMERS_BESIDE:
        return printed(t, seat, k.HAMMERS, [card for card in hand if card != what - HAMMERS_BESIDE])
    if what >= IN_ATTACK:
        return sum(skill_of(t, seat, card, what - IN_ATTACK, k.ATTACKING) for card in hand)
    if what >= PICKED:
        top = t.agenda[-1]
        use = top.use if isinstance(top, Pay) else k.ABILITY
        cards = [card_of(pick) for pick in picks if skill_verb(pick) == what - PICKED]
        return sum(skill_of(t, seat, card, what - PICKED, use) for card in cards)
    if what == COINS_AND_HAMMERS:
        top = t.agenda[-1]
        drill = top.expert if isinstance(top, ChooseCity | ChooseDemolish) else card_now(t)
        return t.coins[seat] + printed(t, seat, k.HAMMERS, [*hand, drill])
    hired = [t.nation[seat] * t.content.experts + pick - HIRE for pick in picks if pick >= HIRE]
    cheaper = t.perks[seat * EACH_PERK + HIRING]
    return {
        COINS: t.coins[seat],
        SCIENCE: t.science[seat],
        COINS_LEFT: t.coins[seat] - sum(max(0, t.content.price[at] - cheaper) for at in hired),
        SCIENCE_LEFT: t.science[seat] - sum(t.content.price_science[at] for at in hired),
        SCOUTING: sum(t.content.card_perks[card][SCOUTING_PERK] for card in t.built[seat]),
        STEAMBOTS: t.bots_free[seat],
    }[what]


def printed(t: IronTable, seat: int, skill: int, cards: list[int]) -> int:
    """A skill as it is printed on cards of a seat's nation."""
    return sum(t.content.skill[skill][t.nation[seat] * t.content.experts + card] for card in cards)


def fact(t: IronTable, seat: int, kind: str, args: list[int]) -> str:
    """What is so where something is refused."""
    if kind in BUILDING_FACTS:
        return BUILDING_FACTS[kind].format(name=t.content.card_names[args[0]], land=land_type(t, args[0]))
    if kind in EXPERT_FACTS:
        return EXPERT_FACTS[kind].format(name=t.content.expert_names[args[0]])
    if kind in TOWN_FACTS:
        return town_fact(t, kind, args[0])
    return PLAIN_FACTS[kind] if kind in PLAIN_FACTS else other_fact(t, kind, args)


def land_type(t: IronTable, card: int) -> str:
    """The land type that a building asks for."""
    return str(t.content.data["buildings"]["building"][t.content.card_design[card]].get("land", ""))


BUILDING_FACTS = {
    "not-offered": "that {name} card is neither on the row nor in your buy pool",
    "not-on-row": "that {name} card is not on the row",
    "not-discarded": "that {name} card is not in the building discard pile",
    "not-your-building": "that {name} card does not stand in your cities",
    "no-land": "none of your cities has {land} for the {name}",
    "no-room": "no city of yours that fits the {name} has free population, or a building that can go for it",
    "none-full": "none of your cities that fit the {name} is full",
    "takes-no-steambot": "no Steambot can be put on the {name}",
    "has-steambot": "no further Steambot fits on the {name}",
}
EXPERT_FACTS = {
    "not-in-hand": "the {name} is not in your hand",
    "used": "the {name} was played for its ability or another skill in this turn",
    "only-a-reaction": "the {name} has a reaction, no action",
    "only-skills": "the {name} has no ability, only skills",
    "declared": "the {name} is picked for another skill",
    "no-reaction": "the {name} doesn't react to this",
    "picked": "the {name} is picked already",
    "no-goods": "you have no goods for the {name}",
    "nothing-to-build": "there is nothing that you could build with the {name}",
    "no-building": "you have no building for the {name} to give up",
    "no-district": "you have no district left that the {name} may lay",
    "imperial": "your Capital is turned over already",
    "no-town-to-mark": "you have no town without a cube",
    "no-town-to-guard": "you have no town without a guard",
    "no-land-in-reach": "no displayed land is in reach of the cards you would use with the {name}",
    "empty-row": "the row is empty",
    "no-discards": "the building discard pile is empty",
    "not-used": "the {name} is not among the used cards on the table",
    "not-starting": "the {name} is not one of your starting cards",
    "has-place": "the {name} has its place already",
    "not-in-pool": "the {name} is not in your buy pool",
}
PLAIN_FACTS = {
    "not-summer": "buildings are built in Summer",
    "not-winter": "experts are hired in Winter",
    "no-steambots": "this game is played without Steambots",
    "turn-begun": "a Steambot is placed at the start of a turn, before anything else",
}
TOWN_FACTS = {
    "your-town": "{name} is yours",
    "no-town": "{name} is not in this game",
    "lambs": "{name} belongs to {owner}, and in this game nobody attacks the towns of others",
    "guarded": "{name} is guarded by the {guard} in this round",
    "not-your-town": "{name} is not yours",
    "marked": "{name} has a cube already",
}


def town_fact(t: IronTable, kind: str, town: int) -> str:
    """What is so of a town."""
    owner, guard = t.town_owner[town], t.guard[town]
    return TOWN_FACTS[kind].format(
        name=t.content.town_names[town],
        owner=seat_name(t, owner) if owner >= 0 else "nobody",
        guard=t.content.expert_names[guard] if guard >= 0 else "",
    )


def other_fact(t: IronTable, kind: str, args: list[int]) -> str:
    """What is so of lands, cities, districts, spaces and payments."""
    content = t.content
    if kind in ("not-your-city", "not-displayed", "not-full"):
        words = {
            "not-your-city": "not a city of yours",
            "not-displayed": "not displayed",
            "not-full": "not full",
        }
        return f"{content.land_names[args[0]]} is {words[kind]}"
    if kind == "wrong-land":
        return f"{content.land_names[args[0]]} has no {land_type(t, args[1])} for the {content.card_names[args[1]]}"
    if kind == "full":
        return f"{content.land_names[args[0]]} is full, and no building there can go for the {content.card_names[args[1]]}"
    if kind == "elsewhere":
        return f"that {content.card_names[args[0]]} card does not stand in {content.land_names[args[1]]}"
    if kind in ("side-not-named", "no-token"):
        rest = "not named on the card" if kind == "side-not-named" else "not left in your reserve"
        return f"the {content.side_names[args[0]]} district is {rest}"
    if kind == "empty-pile":
        return f"the {PILES[args[0]]} pile is empty"
    if kind == "too-often":
        return f"the {content.expert_names[args[0]]} pays at most {('never', 'once', 'twice', 'three times', 'four times')[args[1]]}"
    if kind == "no-cards":
        return f"your {DECKS[args[0]]} deck has no card in its draw or discard pile"
    if kind == "nation-taken":
        return f"{content.nation_names[args[0]]} is taken"
    if kind == "space-taken":
        return f"space {args[0] + 1} is taken by {seat_name(t, t.track[args[0]])}"
    if kind == "space-not-in-play":
        return f"space {args[0] + 1} is for {content.bid_dots[args[0]]} players"
    return pay_fact(t, kind, args)


def pay_fact(t: IronTable, kind: str, args: list[int]) -> str:
    """What is so of a payment with skills."""
    if kind in ("no-vessel", "no-vessel-picked"):
        where = "you have none to use" if kind == "no-vessel" else "none is picked"
        return f"needs {with_article(VESSELS[args[0]])}, {where}"
    if kind == "no-skill":
        return f"the {t.content.expert_names[args[0]]} has no {SKILL_NAMES[args[1]][1]}"
    if kind == "not-asked-for":
        return f"{paid_for(t, args[1], args[2])} asks for no {SKILL_NAMES[args[0]][1]}"
    if kind == "not-both":
        need = needed_words(0, args[1], args[0], k.NO_VESSEL)
        return f"needs {need}, and each of your cards counts for one of them only"
    if kind == "falls-short":
        skill = SKILL_NAMES[args[1]][1]
        return f"with the {t.content.expert_names[args[0]]} for {skill} your other cards can't pay the rest"
    name, skill = t.content.expert_names[args[0]], SKILL_NAMES[args[1]][1]
    if args[2] == k.ATTACKING:
        return f"the attack has its {skill} without the {name}, which doesn't react to being used in it"
    return f"the price is paid without the {name}"
