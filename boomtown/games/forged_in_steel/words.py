"""Every word that a person reads while playing: buttons and prompts; the log's sentences are in pack_log."""

from collections.abc import Callable
from typing import cast

from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel import actions as a
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.board import ROLE_NAMES
from boomtown.games.forged_in_steel.building import Declare
from boomtown.games.forged_in_steel.city import lots_of
from boomtown.games.forged_in_steel.frames import F_ME, look
from boomtown.games.forged_in_steel.immigration import HouseImmigrant
from boomtown.games.forged_in_steel.mines import OfficialRoll, PickRoll, TurnDie
from boomtown.games.forged_in_steel.mob import END_OF_BUILDING, ChooseBlock, MobWindow, Raid
from boomtown.games.forged_in_steel.muscle import Site, Spend
from boomtown.games.forged_in_steel.pack_log import RULES, sentence
from boomtown.games.forged_in_steel.pack_names import (
    card,
    kind_name,
    lot_name,
    lots_name,
    seat_name,
    some,
    whose,
)
from boomtown.games.forged_in_steel.planning import PlanCards
from boomtown.games.forged_in_steel.respond import Respond
from boomtown.games.forged_in_steel.riot import POINTS, Burn, RiotNext, RiotStart, cost_of
from boomtown.games.forged_in_steel.script import R_CARD_MM, R_COST_COMMERCIAL
from boomtown.games.forged_in_steel.sites import kind_of_size, kinds_of, lots_of_option
from boomtown.games.forged_in_steel.standing import city_scorer, cost, headline_rule, lot_vp
from boomtown.games.forged_in_steel.table import CITY, CUBES, KIND, SETUP, SteelTable
from boomtown.games.forged_in_steel.triggers import UseToken
from boomtown.games.forged_in_steel.verbs_change import MoveTo
from boomtown.games.forged_in_steel.verbs_place import PlaceCube, PlaceStructure
from boomtown.games.forged_in_steel.verbs_play import DeclarePlayed
from boomtown.games.forged_in_steel.verbs_power import ChooseWay, PickHeadline
from boomtown.games.forged_in_steel.verbs_score import PickTrack

__all__ = ["RULES", "button", "prompt", "seat_name", "sentence"]

WAYS = ("Buy a Lot", "Build a House", "Build a Factory", "Build a Commercial building", "Buy a Mine", "Seize")
MOMENTS = ("before this turn", "after this action", "at the end of City Building", "before these immigrants")

PROMPTS = {
    "ChooseLeader": "Choose your Industry Leader.",
    "SeedHouse": "Seed a House on a North Side Lot beside a House or City Hall.",
    "SeedCityCube": "Mayor: place a City cube beside a House, a City cube or City Hall.",
    "ChooseRole": "Choose a Role for this Era.",
    "DraftCard": "Keep one of these cards; the others are passed on.",
    "SetupMansion": "Build your Mansion on two Lots of one Block, anywhere.",
    "MoveMogul": "Choose the Neighborhood of your Mogul.",
    "SelectCards": "Select the card you will play in this round.",
    "PickRoll": "Choose which roll counts.",
    "OfficialRoll": "Mining Official: change the die by 1, or leave it.",
    "TurnDie": "Turn the die to the side you like.",
    "GainMine": "Choose the Mine you gain.",
    "ChooseBlock": "Choose the Block to raid; then the die is rolled.",
    "HouseImmigrant": "Immigration: place a House on a Lot with a cube.",
    "RiotStart": "You are the Instigator: choose where the Riot begins.",
    "PickOpponent": "Choose an opponent.",
    "PickNeighborhood": "Choose a Neighborhood for this event.",
    "ReplaceCube": "Choose a cube to replace.",
    "MoveFrom": "Choose the House that moves.",
    "MoveTo": "Choose where it goes.",
    "Convert": "Choose the House that is replaced.",
    "Remove": "Choose what is removed.",
    "Seize": "Choose what you seize.",
    "SwapOwn": "Choose the House you give.",
    "SwapTheirs": "Choose the House you get.",
    "PickTrack": "Choose a track.",
    "Calm": "Choose a cube to take back from the Unrest track.",
    "KeepCard": "Choose a card to keep.",
    "DiscardCard": "Choose a card to discard.",
    "TradeFromHand": "Choose a hand card for your Bank, or stop.",
    "TradeFromBank": "Choose the card you take from your Bank.",
    "PlayCard": "Choose the card that is played at once.",
    "TakeToken": "Choose the Role token you take.",
    "GiveToken": "Choose the Role token you give for it.",
    "PickHeadline": "Choose a Headline.",
    "ChooseWay": "Choose how this card is carried out.",
}

STOPS = {
    "Raid": "Stop the raid",
    "Calm": "Take no more cubes back",
    "MoveFrom": "Move no more",
    "ReplaceCube": "Replace no more cubes",
    "TradeFromHand": "Exchange no more cards",
    "PickHeadline": "Leave the Headlines as they are",
    "ChooseWay": "Leave the other condition unused",
    "Remove": "Remove no more",
}

PLAIN = {
    a.MOB: "Use the power of the Mob Boss now",
    a.WAIT: "Wait; ask me again after the next action",
    a.WAIT_TURN: "Wait until the next turn",
    a.WAIT_LONG: "Wait until this phase ends",
}


# --- buttons -------------------------------------------------------------------------------------------------


def button(t: SteelTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    verb, number = a.ACTIONS.name(action), a.ACTIONS.number(action)
    top = t.agenda[-1]
    if action in PLAIN:
        if action == a.WAIT and isinstance(top, MobWindow) and top.moment >= END_OF_BUILDING:
            return "Wait"
        return PLAIN[action]
    return BUTTONS[verb](t, seat, number, top)


def over_words(t: SteelTable, seat: int, lots: int) -> str:
    """Whose cubes would be built over, and who scores for them."""
    words: list[str] = []
    for lot in lots_of(t.board.city, lots & t.masks[CUBES]):
        owner, vp = t.owner[lot], lot_vp(t)
        if owner == seat:
            words.append("over your own cube")
        elif owner == CITY:
            words.append(f"over a City cube ({seat_name(t, city_scorer(t))} scores {vp} VP)")
        else:
            words.append(f"over {whose(t, owner)} cube ({seat_name(t, owner)} scores {vp} VP)")
    return f" {' and '.join(words)}" if words else ""


def structure(t: SteelTable, lot: int) -> str:
    """'Red's House on NS4a (North Side)'."""
    return f"{whose(t, t.owner[lot])} {kind_name(t.what[lot])} on {lot_name(t, lot)}"


def price(t: SteelTable, seat: int, rule: int, lot: int) -> str:
    """' for 2 MM'."""
    nb = t.board.city.lot_nb[lot] if lot >= 0 and rule <= R_COST_COMMERCIAL else -1
    return f" for {cost(t, seat, rule, nb)} MM"


def lot_button(t: SteelTable, seat: int, lot: int, top: Step) -> str:
    """A Lot, or what stands on it."""
    name, bit = lot_name(t, lot), t.board.city.bit[lot]
    kind = type(top).__name__
    if isinstance(top, Site):
        if top.rule == s.R_COST_LOT:
            return f"Buy {name}{price(t, seat, top.rule, lot)}"
        if top.rule == s.R_COST_SEIZE:
            return (
                f"Seize {structure(t, lot)}{price(t, seat, top.rule, lot)}, adding 1 of your cubes to Unrest"
            )
        what = "House" if top.rule == s.R_COST_HOUSE else "Commercial building"
        return f"Build a {what} on {name}{over_words(t, seat, bit)}{price(t, seat, top.rule, lot)}"
    if isinstance(top, RiotStart | RiotNext):
        verb = "Begin with" if isinstance(top, RiotStart) else "Destroy"
        return f"{verb} {structure(t, lot)} (costs {some(cost_of(t, lot), 'Riot point')})"
    if isinstance(top, Raid):
        return f"Remove {structure(t, lot)}"
    if isinstance(top, HouseImmigrant) or kind == "SeedHouse":
        return f"House on {name}{over_words(t, seat, bit)}"
    if isinstance(top, PlaceCube):
        return f"{'City cube' if top.owner == CITY else 'Cube'} on {name}"
    if kind == "SeedCityCube":
        return f"City cube on {name}"
    if kind == "ReplaceCube":
        return f"Replace {whose(t, t.owner[lot])} cube on {name}"
    if isinstance(top, PlaceStructure):
        return placed(t, seat, a.LOT + lot, top)
    if isinstance(top, MoveTo):
        return f"Move it to {name}{over_words(t, seat, bit)}"
    verbs = {
        "MoveFrom": "Move",
        "Convert": "Replace",
        "Remove": "Remove",
        "Seize": "Seize",
        "SwapOwn": "Give",
        "SwapTheirs": "Get",
    }
    return f"{verbs[kind]} {structure(t, lot)}"


def placed(t: SteelTable, seat: int, action: int, top: Step) -> str:
    """A structure of an event, and where it goes."""
    lots = lots_of_option(t, action)
    kind = s.MANSION
    if t.phase[0] != SETUP:
        kind = kind_of_size(kinds_of(t, cast(PlaceStructure, top).line), lots.bit_count())
    where = lots_name(t, lots_of(t.board.city, lots))
    return f"Place a {kind_name(kind)} on {where}{over_words(t, seat, lots)}"


def pair_button(t: SteelTable, seat: int, pair: int, top: Step) -> str:
    """Two Lots of one Block."""
    if isinstance(top, Site):
        city = t.board.city
        lots = city.pair_lots[pair]
        where = lots_name(t, lots_of(city, lots))
        return f"Build a Factory on {where}{over_words(t, seat, lots)}{price(t, seat, top.rule, city.pair_a[pair])}"
    return placed(t, seat, a.PAIR + pair, top)


def block_button(t: SteelTable, seat: int, block: int, top: Step) -> str:
    """A Block."""
    city = t.board.city
    if isinstance(top, ChooseBlock):
        houses = (t.masks[KIND + s.HOUSE] & city.block_lots[block]).bit_count()
        return f"Raid Block {city.block_ids[block]} ({city.nb_names[city.block_nb[block]]}, {some(houses, 'House')})"
    if isinstance(top, PlaceCube):
        return f"Cubes on all Lots of Block {city.block_ids[block]} ({city.nb_names[city.block_nb[block]]})"
    return placed(t, seat, a.BLOCK + block, top)


def mine_button(t: SteelTable, seat: int, mine: int, top: Step) -> str:
    """A Mine."""
    name = t.board.city.mine_names[mine]
    die = "" if t.rolled[mine] == 0 else " (its die was rolled before)"
    if isinstance(top, Site) and top.rule == s.R_COST_MINE:
        return f"Buy the Mine {name}{price(t, seat, top.rule, -1)}{die}"
    if isinstance(top, Site):
        return f"Seize {whose(t, t.mines[mine])} Mine {name}{price(t, seat, top.rule, -1)}, adding 1 of your cubes to Unrest"
    if t.mines[mine] < 0:
        return f"Gain the Mine {name}{die}"
    return f"{'Seize' if type(top).__name__ == 'Seize' else 'Remove'} {whose(t, t.mines[mine])} Mine {name}"


def card_button(t: SteelTable, seat: int, number: int, top: Step) -> str:
    """A card that is selected, kept or played."""
    verbs = {"SelectCards": "Select", "DraftCard": "Keep", "KeepCard": "Keep", "PlayCard": "Play"}
    verb = verbs.get(type(top).__name__, "Take")
    return f"{verb} {card(t, number)} ({t.board.card_mm[number]} MM)"


def track_button(t: SteelTable, seat: int, track: int, top: Step) -> str:
    """A track, and where it goes."""
    step = t.board.script.b[cast(PickTrack, top).line]
    verb = "Raise" if step > 0 else "Lower"
    return f"{verb} {t.board.city.track_names[track]} from {t.tracks[track]} to {t.tracks[track] + step}"


def stop_button(t: SteelTable, seat: int, number: int, top: Step) -> str:
    """The end of something that may be ended."""
    if isinstance(top, Spend):
        lost = f"{top.muscle} MM {'is' if top.muscle == 1 else 'are'} lost"
        return f"Stop here; {lost}" if top.muscle else "Stop here"
    return STOPS.get(type(top).__name__, "Stop here")


def way_button(t: SteelTable, seat: int, rule: int) -> str:
    """A way to use MM, with its price."""
    least = cost(t, seat, rule, -1)
    nbs = range(len(t.board.city.nb_ids))
    cheap = min([cost(t, seat, rule, nb) for nb in nbs]) if rule <= R_COST_COMMERCIAL else least
    words = f"{cheap} to {least}" if cheap < least else f"{least}"
    return f"{WAYS[rule]} ({words} MM{', adds 1 Unrest' if rule == s.R_COST_SEIZE else ''})"


def option_button(t: SteelTable, seat: int, number: int, top: Step) -> str:
    """One of the ways of a card."""
    sc = t.board.script
    return sc.labels[sc.options[cast(ChooseWay, top).line][3 * number + 2]]


def die_button(t: SteelTable, seat: int, value: int, top: Step) -> str:
    """A result of a die."""
    if isinstance(top, OfficialRoll):
        now = t.die[0]
        words = "Leave it at" if value == now else "Add 1:" if value > now else "Subtract 1:"
        return f"{words} {value}"
    return f"Use the {value}" if isinstance(top, PickRoll) else f"Turn it to {value}"


def headline_button(t: SteelTable, seat: int, space: int, top: Step) -> str:
    """A Headline in its space."""
    op = t.board.script.a[cast(PickHeadline, top).line]
    verb = "Bring to the front" if op == 0 else "Remove"
    return f"{verb}: {card(t, t.headlines[space])} (#{space + 1})"


def role_button(t: SteelTable, seat: int, role: int, top: Step) -> str:
    """A Role token."""
    kind = type(top).__name__
    if kind == "TakeToken":
        return f"Take {ROLE_NAMES[role]} from {seat_name(t, t.roles[role])}"
    return f"{'Give' if kind == 'GiveToken' else 'Take'} {ROLE_NAMES[role]}"


def muscle_button(t: SteelTable, seat: int, number: int, top: Step) -> str:
    """A card for its MM."""
    played = cast(Declare | DeclarePlayed, top).card
    muscle = max(0, t.board.card_mm[played] + headline_rule(t, R_CARD_MM, seat))
    return f"Play {card(t, played)} for {muscle} MM"


def event_button(t: SteelTable, seat: int, number: int, top: Step) -> str:
    """A card for its event."""
    played = cast(Declare | DeclarePlayed, top).card
    also = f" Headline: {t.board.headline_text[played]}" if t.board.headline_text[played] else ""
    return f"Play {card(t, played)} for its event: {t.board.card_text[played]}{also}"


def neighborhood_button(t: SteelTable, seat: int, nb: int, top: Step) -> str:
    """A Neighborhood, for a Mogul with its benefit."""
    name = t.board.city.nb_names[nb]
    if type(top).__name__ != "MoveMogul":
        return name
    stay = " (stay)" if t.moguls[seat] == nb else ""
    return f"{name}{stay}: {t.board.benefit_text[nb]}"


BUTTONS: dict[str, Callable[[SteelTable, int, int, Step], str]] = {
    "muscle": muscle_button,
    "event": event_button,
    "buy-lot": lambda t, seat, n, top: way_button(t, seat, s.R_COST_LOT),
    "build-house": lambda t, seat, n, top: way_button(t, seat, s.R_COST_HOUSE),
    "build-factory": lambda t, seat, n, top: way_button(t, seat, s.R_COST_FACTORY),
    "build-commercial": lambda t, seat, n, top: way_button(t, seat, s.R_COST_COMMERCIAL),
    "buy-mine": lambda t, seat, n, top: way_button(t, seat, s.R_COST_MINE),
    "seize": lambda t, seat, n, top: way_button(t, seat, s.R_COST_SEIZE),
    "stop": stop_button,
    "pass": lambda t, seat, n, top: "No Response" if isinstance(top, Respond) else "Don't use the token",
    "respond": lambda t, seat, n, top: f"Show {card(t, n)}: {t.board.response_text[n]}",
    "use": lambda t, seat, n, top: f"Use {t.board.bigwig_names[n]}: {t.board.bigwig_text[n]}",
    "lot": lot_button,
    "pair": pair_button,
    "block": block_button,
    "mine": mine_button,
    "card": card_button,
    "bank": lambda t, seat, n, top: f"Put {card(t, n)} ({t.board.card_mm[n]} MM) in the Bank",
    "discard": lambda t, seat, n, top: f"Discard {card(t, n)} ({t.board.card_mm[n]} MM)",
    "track": track_button,
    "neighborhood": neighborhood_button,
    "player": lambda t, seat, n, top: seat_name(t, n),
    "option": option_button,
    "die": die_button,
    "role": role_button,
    "headline": headline_button,
    "unrest-cube": lambda t, seat, n, top: f"Take back a cube of {seat_name(t, n)}",
    "leader": lambda t, seat, n, top: f"{t.board.leader_names[n]}: {t.board.leader_text[n]}",
}


# --- prompts -------------------------------------------------------------------------------------------------


def prompt(t: SteelTable, seat: int) -> str:
    """What the seat has to do now."""
    top = cast(Decision, t.agenda[-1])
    if isinstance(top, Declare | DeclarePlayed):
        return f"Play {card(t, top.card)} for its MM or for its event."
    if isinstance(top, Spend):
        return f"You have {top.muscle} MM to use."
    if isinstance(top, Site):
        return f"{WAYS[top.rule]}: choose {'what' if top.rule == s.R_COST_SEIZE else 'where'}."
    if isinstance(top, PlanCards):
        return plan_prompt(t, seat)
    if isinstance(top, Respond):
        return respond_prompt(t, top)
    if isinstance(top, UseToken):
        return f"{t.board.bigwig_names[top.token]}: use the token now?"
    if isinstance(top, MobWindow):
        return f"Mob Boss: use your power {MOMENTS[top.moment]}, or wait."
    if isinstance(top, Raid):
        return f"Remove up to {some(top.left, 'House')} from Block {t.board.city.block_ids[top.block]}."
    if isinstance(top, RiotNext):
        return f"Choose what the Riot destroys next; {some(t.riot[POINTS], 'Riot point')} left."
    if isinstance(top, TurnDie):
        return PROMPTS["TurnDie"]
    if isinstance(top, PlaceCube):
        return f"Place {'City cubes' if top.owner == CITY else 'your cubes'}: {top.left} left."
    if isinstance(top, PlaceStructure):
        kinds = kinds_of(t, top.line)
        named = " or ".join(kind_name(kind) for kind in range(s.KINDS) if (kinds >> kind) & 1)
        return f"Place a {named}" + (f" ({top.left} left)." if top.left > 1 else ".")
    if isinstance(top, ChooseWay) and look(t, F_ME) != seat:
        return f"An event of {seat_name(t, look(t, F_ME))} hits you: choose what happens."
    return PROMPTS[type(top).__name__]


def plan_prompt(t: SteelTable, seat: int) -> str:
    """How many cards are still to be banked or discarded."""
    era, picked = t.era[0], len(t.picks[seat])
    banked, discarded = t.board.bank[era], t.board.discard[era]
    if picked < banked:
        return f"Choose a card for your Bank ({picked + 1} of {banked})."
    return f"Choose a card to discard ({picked - banked + 1} of {discarded})."


def respond_prompt(t: SteelTable, top: Respond) -> str:
    """What could be answered."""
    if top.on == s.ON_EVENT:
        return f"{seat_name(t, t.turn[0])} plays {card(t, t.active[-1])} for its event. A Response?"
    below = t.agenda[-2]
    if isinstance(below, Burn):
        return f"The Riot is about to destroy {structure(t, below.lot)}. A Response?"
    words = {
        s.ON_RIOT_START: "A Riot begins. A Response?",
        s.ON_UNREST_DUE: "An event makes you add cubes to the Unrest track. A Response?",
    }
    return words[top.on]
