"""Every word that a person reads while playing: buttons and prompts."""

from typing import cast

from boomtown.engine.steps import Decision, Step
from boomtown.games.city_of_iron import actions as a
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.build import (
    ChooseBuilding,
    ChooseCity,
    ChooseDemolish,
    DrillPay,
)
from boomtown.games.city_of_iron.choices import ChooseDistrict, ChooseSalvage, ChooseTimes, ChooseTown
from boomtown.games.city_of_iron.pack_text import (
    DECKS,
    amount,
    building_text,
    expert_text,
    good_words,
    goods_words,
    listed,
)
from boomtown.games.city_of_iron.pay import Extra, Pay, skill_of
from boomtown.games.city_of_iron.react import React
from boomtown.games.city_of_iron.rounds import RESEARCH_COST, Turn
from boomtown.games.city_of_iron.setup import OrderDecks
from boomtown.games.city_of_iron.sites import coin_cost, fits_land, is_full, science_cost
from boomtown.games.city_of_iron.table import IronTable
from boomtown.games.city_of_iron.towns import defense_of, land_distance, town_distance
from boomtown.games.city_of_iron.winter import hire_cost, hire_science

SKILL_NAMES = (("hammer", "hammers"), ("distance", "distance"), ("gun", "guns"))
VESSEL_NAMES = ("", "ship", "airship")
PILES = ("one-star", "two-star", "three-star")


def seat_name(t: IronTable, seat: int) -> str:
    """A seat by its nation, or by its number before it has one."""
    nation = t.nation[seat] if seat < len(t.nation) else -1
    return t.kit.nation_names[nation] if nation >= 0 else f"Player {seat + 1}"


def coins(n: int) -> str:
    """'1 coin', '3 coins'."""
    return amount(n, "coin", "coins")


def cost_words(n: int, science: int) -> str:
    """'3 coins and 1 science', 'nothing'."""
    parts = ([coins(n)] if n else []) + ([f"{science} science"] if science else [])
    return listed(parts) or "nothing"


def building_words(t: IronTable, card: int) -> str:
    """A building by its name and what it gives: 'Turnip Farm (3 Turnips)'."""
    goods = t.kit.card_goods[card]
    return f"{t.kit.card_names[card]} ({goods_words(t.kit, goods)})" if goods else t.kit.card_names[card]


def expert_words(t: IronTable, card: int) -> str:
    """An expert by name."""
    return t.kit.expert_names[card]


# --- buttons -------------------------------------------------------------------------------------------------


def button(t: IronTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    kit, verb, n = t.kit, a.ACTIONS.name(action), a.ACTIONS.number(action)
    top = t.agenda[-1]
    if verb in ("build", "store", "demolish", "steambot", "city"):
        return building_button(t, seat, verb, n)
    if verb in ("play", "first", "hammer", "distance", "guns", "lay", "react", "hire"):
        return card_button(t, seat, verb, n)
    if verb == "nation":
        return f"Lead {kit.nation_names[n]}. {kit.data['experts']['nation'][n]['difference']}"
    if verb == "bid":
        return bid_button(t, seat, n)
    if verb == "draw":
        return f"Draw a {DECKS[n]} card"
    if verb == "research":
        return f"Research: pay {RESEARCH_COST} coins for 1 science"
    if verb == "tax":
        return "Tax: gain 1 coin"
    if verb == "attack":
        return attack_button(t, seat, n)
    if verb == "land":
        vessel = kit.land_vessel[n]
        ship = f" and {VESSEL_NAMES[vessel]}" if vessel else ""
        return f"Settle {kit.land_names[n]} (distance {land_distance(t, seat, n)}{ship})"
    if verb == "side":
        return f"{kit.side_names[n]} district: {kit.data['districts']['side'][n]['text']}"
    if verb == "town":
        if isinstance(top, ChooseTown) and top.defense:
            return f"Put the cube on {kit.town_names[n]} (+{top.defense} defense)"
        return f"Guard {kit.town_names[n]}"
    if verb == "pile":
        return f"Move {kit.town_names[t.town_pile(n)[-1]]} to the bottom of the {PILES[n]} pile"
    if verb == "times":
        return times_button(t, n)
    if verb == "decline":
        return "No reaction"
    return done_button(t)


def done_button(t: IronTable) -> str:
    """What being done means here."""
    top = t.agenda[-1]
    if isinstance(top, ChooseBuilding):
        return "Build nothing"
    if isinstance(top, Extra):
        return "No more cards"
    if isinstance(top, DrillPay):
        return f"Pay the remaining {coins(top.due)}"
    return "Done hiring"


def times_button(t: IronTable, n: int) -> str:
    """How often, and what it costs and gives."""
    top = cast(ChooseTimes, t.agenda[-1])
    op = t.kit.effect[top.card][top.place]
    times = n + 1
    gain = cost_words(times * op[4], times * op[5])
    if op[6]:
        gain = f"{gain if gain != 'nothing' else ''} {times * op[6]} influence".strip()
    return f"Pay {cost_words(times * op[2], times * op[3])} for {gain}"


def bid_button(t: IronTable, seat: int, space: int) -> str:
    """A space of the turn order track with its price."""
    price, gain = t.kit.bid_cost[space], t.kit.bid_gain[space]
    price = min(price, t.coins[seat])
    what = f"gain {coins(gain)}" if gain else f"pay {coins(price)}" if price else "free"
    return f"Space {space + 1} from the left: {what}"


def attack_button(t: IronTable, seat: int, town: int) -> str:
    """A town with its owner, what it needs and gives."""
    owner = t.town_owner[town]
    whose = f" of {seat_name(t, owner)}" if owner >= 0 else ""
    need = f"{amount(defense_of(t, town), 'gun', 'guns')}, distance {town_distance(t, seat, town)}"
    return f"Attack {t.kit.town_names[town]}{whose} ({need}): {goods_words(t.kit, t.kit.town_goods[town])}"


def building_button(t: IronTable, seat: int, verb: str, n: int) -> str:
    """The options that name a building or the city for one."""
    top = t.agenda[-1]
    if verb == "build":
        discount = top.discount if isinstance(top, ChooseBuilding) else 0
        cost = cost_words(coin_cost(t, seat, n, discount, -1), science_cost(t, seat, n, -1))
        gives = "" if t.kit.card_goods[n] else f": {building_text(t.kit, n)}"
        return f"Build {building_words(t, n)} for {cost}{gives}{room_words(t, seat, n, top)}"
    if verb == "store":
        cost = cost_words(coin_cost(t, seat, n, 0, -1), science_cost(t, seat, n, -1))
        return f"Store {building_words(t, n)} ({cost} to build) in your buy pool"
    if verb == "steambot":
        return f"Put a Steambot on {building_words(t, n)}"
    if verb == "demolish":
        where = t.kit.land_names[t.city[n]]
        if isinstance(top, ChooseSalvage):
            return f"Give up {building_words(t, n)} in {where} for {coins(t.kit.card_coins[n])}"
        assert isinstance(top, ChooseDemolish)
        due = coin_cost(t, seat, top.card, top.discount, n), science_cost(t, seat, top.card, n)
        new = t.kit.card_names[top.card]
        return f"Tear down {building_words(t, n)} for the {new} ({cost_words(*due)})"
    if isinstance(top, ChooseDistrict):
        return f"Add a district to {t.kit.land_names[n]}"
    assert isinstance(top, ChooseCity)
    room = f"{t.standing[n]} of {t.room[n]} population used"
    if is_full(t, n) and not top.over:
        room = "full: you will tear a building down"
    return f"Build {t.kit.card_names[top.card]} in {t.kit.land_names[n]} ({room})"


def room_words(t: IronTable, seat: int, card: int, top: Step) -> str:
    """A warning if the building fits into full cities only."""
    if isinstance(top, ChooseBuilding) and top.over:
        return ""
    for land, owner in enumerate(t.land_owner):
        if owner == seat and fits_land(t, card, land) and not is_full(t, land):
            return ""
    return " (your city is full: another building makes room)"


def card_button(t: IronTable, seat: int, verb: str, card: int) -> str:
    """The options that name an expert card."""
    kit, name, top = t.kit, t.kit.expert_names[card], t.agenda[-1]
    if verb == "play":
        return f"Play {name}. {expert_text(kit, t.nation[seat], card)}"
    if verb == "first":
        return f"{name} goes on the {DECKS[kit.expert_deck[card]]} deck next, from the top"
    if verb == "lay":
        return f"Lay {name} on the {DECKS[kit.expert_deck[card]]} discard pile next"
    if verb == "react":
        assert isinstance(top, React)
        gain = listed([amount(top.times * op[1], *GAINS[op[0]]) for op in kit.effect[card] if op[0] in GAINS])
        does = "Show" if kit.stays[card] else "Discard"
        return f"{does} {name}" + (f" for {gain}" if gain else "")
    if verb == "hire":
        return f"Hire {name} for {cost_words(hire_cost(t, seat, card), hire_science(t, seat, card))}"
    skill = ("hammer", "distance", "guns").index(verb)
    use = top.use if isinstance(top, Pay | Extra) else k.ABILITY
    return f"Use {name} for {amount(skill_of(t, seat, card, skill, use), *SKILL_NAMES[skill])}"


GAINS = {
    k.GAIN_COINS: ("coin", "coins"),
    k.GAIN_SCIENCE: ("science", "science"),
    k.GAIN_INFLUENCE: ("influence", "influence"),
}


# --- prompts -------------------------------------------------------------------------------------------------

PROMPTS = {
    "ChooseNation": "Choose the nation you lead.",
    "Bid": "Choose a space of the turn order track: the right-most cube goes first.",
    "LayDown": "Choose the next used card for its discard pile: the first you lay is the first you will draw.",
    "ChooseStore": "Choose the building for your buy pool.",
    "ChooseSalvage": "Choose the building you give up for its coin cost.",
    "ChooseLand": "Choose the land you settle.",
    "ChooseLandSide": "Choose the district that founds your new city.",
    "ChoosePile": "Choose the town pile whose top town goes to the bottom.",
    "ChooseTimes": "Choose how often you pay.",
    "Hire": "Hire experts from your buy pool, from the top of the list down, then say that you are done.",
}


def prompt(t: IronTable, seat: int) -> str:
    """What the seat has to do now."""
    kit, top = t.kit, cast(Decision, t.agenda[-1])
    if isinstance(top, Turn):
        return f"Action {t.action[0]} of 3: free actions first if you like, then one action."
    if isinstance(top, OrderDecks):
        picks, nation = len(t.picks[seat]), t.nation[seat]
        deck = 0 if picks < len(kit.starting[0][nation]) - 1 else 1
        return f"Order your starting {DECKS[deck]} deck: which card comes next from the top?"
    if isinstance(top, Pay):
        return f"Choose the next card that pays for {paid_for(t, top.use, top.target)}: {needs(top)} to go."
    if isinstance(top, Extra):
        return f"All is paid for {paid_for(t, top.use, top.target)}. Add cards for their reactions, or stop."
    if isinstance(top, DrillPay):
        name = kit.card_names[top.card]
        return f"{coins(top.due)} to go for the {name}: play hammers in place of coins, or pay."
    if isinstance(top, React):
        return react_prompt(t, top)
    if isinstance(top, ChooseBuilding):
        return f"{kit.expert_names[top.expert]}: choose what to build."
    if isinstance(top, ChooseCity):
        return f"Choose the city for the {kit.card_names[top.card]}."
    if isinstance(top, ChooseDemolish):
        return f"{kit.land_names[top.land]} is full: choose the building that makes room."
    if isinstance(top, ChooseDistrict):
        return "Choose the city that grows." if top.land < 0 else "Choose the new district."
    if isinstance(top, ChooseTown):
        return "Choose the town that gets the cube." if top.defense else "Choose the town to guard."
    return PROMPTS[type(top).__name__]


def paid_for(t: IronTable, use: int, target: int) -> str:
    """What a payment with skills is for."""
    if use == k.ATTACKING:
        return f"the attack on {t.kit.town_names[target]}"
    return (
        f"settling {t.kit.land_names[target]}" if use == k.SETTLING else f"the {t.kit.expert_names[target]}"
    )


def needs(top: Pay) -> str:
    """What is still to be paid."""
    parts = [
        amount(n, *SKILL_NAMES[skill])
        for skill, n in enumerate((top.hammers, top.distance, top.guns))
        if n > 0
    ]
    if top.vessel:
        parts.append(f"{'an' if top.vessel == k.AIRSHIP else 'a'} {VESSEL_NAMES[top.vessel]}")
    return listed(parts)


def react_prompt(t: IronTable, top: React) -> str:
    """What happened, and what could be played."""
    name = t.kit.expert_names[top.card]
    if t.kit.trigger[top.card] == k.OTHER_GAINS:
        return f"Another player gained {amount(top.times, 'good', 'goods')} that you own: show the {name}?"
    return f"You gained {good_words(t.kit, t.kit.trigger_good[top.card], 2)[2:]}: discard the {name}?"
