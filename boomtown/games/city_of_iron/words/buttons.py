"""What a person reads on an option: what it does, what it costs and what it gives."""

from typing import cast

from boomtown.engine.cards import Choose, word_now
from boomtown.engine.language import listed
from boomtown.engine.steps import Step
from boomtown.games.city_of_iron.rules import actions as a
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.build import ChooseCity, ChooseDemolish
from boomtown.games.city_of_iron.rules.cards.buildings import Build
from boomtown.games.city_of_iron.rules.cards.gains import GainCoins, GainInfluence, GainScience, Repeat
from boomtown.games.city_of_iron.rules.cards.towns import MarkTown
from boomtown.games.city_of_iron.rules.content import Terms
from boomtown.games.city_of_iron.rules.drill import DrillPay
from boomtown.games.city_of_iron.rules.pay import Pay
from boomtown.games.city_of_iron.rules.react import React
from boomtown.games.city_of_iron.rules.settling import land_distance
from boomtown.games.city_of_iron.rules.sites import coin_cost, fits_land, is_full, science_cost
from boomtown.games.city_of_iron.rules.skills import skill_of
from boomtown.games.city_of_iron.rules.spend import is_extra
from boomtown.games.city_of_iron.rules.summer import RESEARCH_COST
from boomtown.games.city_of_iron.rules.table import IronTable
from boomtown.games.city_of_iron.rules.towns import defense_of, town_distance
from boomtown.games.city_of_iron.rules.winter import coins_left, hire_cost, hire_science, science_left
from boomtown.games.city_of_iron.words.names import (
    PILES,
    building_words,
    cost_words,
    needed_words,
    seat_name,
    whole_building,
)
from boomtown.games.city_of_iron.words.text import (
    DECKS,
    SKILL_NAMES,
    amount,
    coins,
    expert_text,
    gain_words,
    good_words,
    skill_words,
    town_text,
)


def button(t: IronTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    kit, verb, n = t.content, a.ACTIONS.name(action), a.ACTIONS.number(action)
    if verb in ("build", "store", "demolish", "steambot", "city"):
        return building_button(t, seat, verb, n)
    if verb in ("play", "first", "hammer", "distance", "guns", "lay", "react", "hire"):
        return card_button(t, seat, verb, n)
    if verb in ("attack", "land", "town", "pile"):
        return place_button(t, seat, verb, n)
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
    if verb == "side":
        return f"{kit.side_names[n]} district: {kit.data['districts']['side'][n]['text']}"
    if verb == "times":
        return times_button(t, n)
    if verb == "decline":
        return "No further reaction" if t.picks[seat] else "No reaction"
    return done_button(t, seat)


def done_button(t: IronTable, seat: int) -> str:
    """What being done means here."""
    top = t.agenda[-1]
    if isinstance(top, Choose):
        return "Build nothing"
    if isinstance(top, Pay):
        return "Pay with the cards picked"
    if isinstance(top, DrillPay):
        left = max(0, top.left(t, seat, t.picks[seat]))
        with_cards = " with the cards picked" if t.picks[seat] else ""
        return f"Build {t.content.card_names[top.card]}{with_cards}, and pay {coins(left) if left else 'no coins'}"
    price = cost_words(
        t.coins[seat] - coins_left(t, seat, t.picks[seat]),
        t.science[seat] - science_left(t, seat, t.picks[seat]),
    )
    return f"Done: hire the experts picked for {price}" if t.picks[seat] else "Done: hire nobody"


def times_button(t: IronTable, n: int) -> str:
    """How often, and what it costs and gives."""
    word = cast(Repeat, word_now(t))
    often = ("Once", "Twice", "Three times", "Four times")[n]
    times = n + 1
    gain = gain_words(times * word.gain_coins, times * word.gain_science, times * word.influence)
    return f"{often}: pay {cost_words(times * word.coins, times * word.science)} for {gain}"


def bid_button(t: IronTable, seat: int, space: int) -> str:
    """A space of the turn order track with its price, and what is paid by somebody who can't pay it."""
    price, gain, have = t.content.bid_cost[space], t.content.bid_gain[space], t.coins[seat]
    what = f"gain {coins(gain)}" if gain else f"pay {coins(price)}" if price else "free"
    if price > have:
        what = f"costs {coins(price)}, you pay " + (
            f"the {coins(have)} you have" if have else "nothing, as you have nothing"
        )
    return f"Space {space + 1} from the left: {what}"


# --- towns and lands -----------------------------------------------------------------------------------------


def place_button(t: IronTable, seat: int, verb: str, n: int) -> str:
    """The options that name a town, a pile of towns or a land."""
    kit = t.content
    if verb == "attack":
        return attack_button(t, seat, n)
    if verb == "land":
        entry = kit.data["lands"]["land"][n]
        need = needed_words(0, land_distance(t, seat, n), 0, kit.land_vessel[n])
        return f"Settle {kit.land_names[n]} for {need}: {listed(entry['types'])}. {entry['text']}"
    if verb == "town":
        word = word_now(t)
        if isinstance(word, MarkTown):
            return f"Put the cube on {kit.town_names[n]} (+{word.defense} defense)"
        return f"Guard {kit.town_names[n]}"
    pile = t.town_pile(n)
    after = f"; {kit.town_names[pile[-2]]} is then on top" if len(pile) > 1 else " (nothing changes)"
    return f"Move {kit.town_names[pile[-1]]} to the bottom of the {PILES[n]} pile{after}"


def attack_button(t: IronTable, seat: int, town: int) -> str:
    """A town with its owner, what it needs and gives, and what the row loses."""
    owner = t.town_owner[town]
    whose = f" of {seat_name(t, owner)}" if owner >= 0 else ""
    need = needed_words(0, town_distance(t, seat, town), defense_of(t, town), k.NO_VESSEL)
    first = next((card for card in t.row if card >= 0), -1)
    rides = ", and its Steambot is yours" if t.bots[first] else ""
    row = f" {t.content.card_names[first]} leaves the row{rides}." if owner < 0 <= first else ""
    return f"Attack {t.content.town_names[town]}{whose} for {need}. {town_text(t.content, town)}{row}"


# --- buildings -----------------------------------------------------------------------------------------------


def source_words(t: IronTable, seat: int, card: int) -> str:
    """Where a building card lies: 'row 3', 'stored', 'discarded'."""
    if card in t.row:
        rides = " with a Steambot" if t.bots[card] else ""
        return f"row {t.row.index(card) + 1}{rides}"
    return "stored" if card in t.stored[seat] else "discarded"


def building_button(t: IronTable, seat: int, verb: str, n: int) -> str:
    """The options that name a building or the city for one."""
    top, name = t.agenda[-1], t.content.card_names[n] if n < len(t.content.card_names) else ""
    if verb == "build":
        return build_button(t, seat, n, top)
    if verb == "store":
        cost = cost_words(coin_cost(t, seat, n, 0, -1), science_cost(t, seat, n, -1))
        return (
            f"Store {name} ({source_words(t, seat, n)}); building it costs {cost} now. {whole_building(t, n)}"
        )
    if verb == "steambot":
        return f"Put a Steambot on {name} in {t.content.land_names[t.city[n]]}: {bot_gain(t, n)}"
    if verb == "demolish":
        return demolish_button(t, seat, n, top)
    if isinstance(top, Choose):
        return f"Add a district to {t.content.land_names[n]} ({t.standing[n]} of {t.room[n]} population used)"
    assert isinstance(top, ChooseCity)
    where = f"Build {t.content.card_names[top.card]} in {t.content.land_names[n]}"
    terms = t.content.terms[top.terms]
    if is_full(t, n) and not terms.over:
        return f"{where} (full: you will tear a building down)"
    price = price_words(t, seat, top.card, terms)
    return f"{where} for {price} ({t.standing[n]} of {t.room[n]} population used)"


def price_words(t: IronTable, seat: int, card: int, terms: Terms) -> str:
    """What a building costs a seat, and whether hammers pay for it."""
    price = coin_cost(t, seat, card, terms.discount, -1)
    hammers = ", hammers count as coins" if terms.hammers and price else ""
    return cost_words(price, science_cost(t, seat, card, -1)) + hammers


def build_button(t: IronTable, seat: int, card: int, top: Step[IronTable]) -> str:
    """A building with its price for this seat, where it lies, and all that it gives."""
    word = word_now(t) if isinstance(top, Choose) else None
    terms = word.terms if isinstance(word, Build) else t.content.terms[0]
    price, where = price_words(t, seat, card, terms), source_words(t, seat, card)
    room = room_words(t, seat, card, terms)
    return f"Build {t.content.card_names[card]} ({where}) for {price}. {whole_building(t, card)}{room}"


def demolish_button(t: IronTable, seat: int, card: int, top: Step[IronTable]) -> str:
    """A building that is lost, and what that pays or makes room for."""
    where = f"{building_words(t, card)} in {t.content.land_names[t.city[card]]}"
    where += f" and {amount(t.bots[card], 'Steambot', 'Steambots')} on it" if t.bots[card] else ""
    if isinstance(top, Choose):
        return f"Give up {where} for {coins(t.content.card_coins[card])}"
    assert isinstance(top, ChooseDemolish)
    due = cost_words(top.price(t, seat, a.DEMOLISH + card), science_cost(t, seat, top.card, card))
    return f"Tear down {where}; the {t.content.card_names[top.card]} then costs {due}"


def bot_gain(t: IronTable, card: int) -> str:
    """What a Steambot on a building gives."""
    made = t.content.card_goods[card]
    gain = [f"{good_words(t.content, made[0], 1)} more"] if made else []
    if t.content.card_bot_discount[card]:
        gain.append(f"buildings cost {coins(t.content.card_bot_discount[card])} less")
    return listed(gain)


def room_words(t: IronTable, seat: int, card: int, terms: Terms) -> str:
    """A warning if the building fits into full cities only."""
    if terms.over:
        return ""
    for land, owner in enumerate(t.land_owner):
        if owner == seat and fits_land(t, card, land) and not is_full(t, land):
            return ""
    return " No room: you will tear another building down."


# --- experts -------------------------------------------------------------------------------------------------


def card_button(t: IronTable, seat: int, verb: str, card: int) -> str:
    """The options that name an expert card."""
    kit, name, top = t.content, t.content.expert_names[card], t.agenda[-1]
    if verb == "play":
        return f"Play {name}. {expert_text(kit, t.nation[seat], card)}"
    if verb == "first":
        return f"{name} goes on the {DECKS[kit.expert_deck[card]]} deck next, from the top"
    if verb == "lay":
        return f"Lay {name} on the {DECKS[kit.expert_deck[card]]} discard pile next"
    if verb == "react":
        return react_button(t, seat, card)
    if verb == "hire":
        price = cost_words(hire_cost(t, seat, card), hire_science(t, seat, card))
        if a.HIRE + card in t.picks[seat]:
            return f"Put {name} back ({price})"
        text = expert_text(kit, t.nation[seat], card)
        return f"Hire {name} for {price}: {skill_words(kit, t.nation[seat], card)}. {text}"
    skill = ("hammer", "distance", "guns").index(verb)
    use = top.use if isinstance(top, Pay) else k.ABILITY
    gives = amount(skill_of(t, seat, card, skill, use), *SKILL_NAMES[skill])
    if a.ACTIONS.ranges[verb][0] + card in t.picks[seat]:
        return f"Put {name} back ({gives})"
    extra = ", with its reaction" if isinstance(top, Pay) and is_extra(t, use, card, skill) else ""
    return f"Use {name} for {gives}{extra}"


def react_button(t: IronTable, seat: int, card: int) -> str:
    """What becomes of a card that reacts, and what it brings."""
    top, reaction = cast(React, t.agenda[-1]), t.content.on_gain[card]
    assert reaction is not None
    gains = [0, 0, 0]
    for word in t.programs[reaction.program]:
        if isinstance(word, GainCoins | GainScience | GainInfluence):
            gains[(GainCoins, GainScience, GainInfluence).index(type(word))] += word.n
    gain = gain_words(*(top.times(t, seat, card) * n for n in gains))
    does = "Show" if reaction.stays else "Discard"
    return f"{does} {t.content.expert_names[card]}" + (f" for {gain}" if gain else "")
