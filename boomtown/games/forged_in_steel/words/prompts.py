"""What a seat is asked: for which card or action, what to choose, how many."""

from typing import Any, cast

from boomtown.engine.cards import ChooseSeveral
from boomtown.engine.steps import Decision
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import DISCARD
from boomtown.games.forged_in_steel.rules.bigwigs import UseToken
from boomtown.games.forged_in_steel.rules.building import Declare, SelectCards, Turn
from boomtown.games.forged_in_steel.rules.cards.play import DeclarePlayed
from boomtown.games.forged_in_steel.rules.cards.unrest import AddUnrest, unrest_due
from boomtown.games.forged_in_steel.rules.cards.word import PickNeighborhood, PickOpponent
from boomtown.games.forged_in_steel.rules.frames import BY_MOB, cause
from boomtown.games.forged_in_steel.rules.immigration import HouseImmigrant, HouseImmigrants
from boomtown.games.forged_in_steel.rules.mines import OfficialRoll, PickRoll
from boomtown.games.forged_in_steel.rules.mob import (
    AFTER_INSTRUCTION,
    BEFORE_ASSESSMENT,
    BEFORE_ROUND,
    BEFORE_TURN,
    DECLARED,
    FIRST_IMMIGRANT,
    NEXT_IMMIGRANT,
    ChooseBlock,
    MobWindow,
    Raid,
)
from boomtown.games.forged_in_steel.rules.muscle import Site, Spend
from boomtown.games.forged_in_steel.rules.planning import DraftCard, PlanCards, to_bank, to_discard
from boomtown.games.forged_in_steel.rules.respond import Respond
from boomtown.games.forged_in_steel.rules.riot import POINTS, TARGET, Burn, RiotNext, RiotStart
from boomtown.games.forged_in_steel.rules.roles import ChooseLeader, ChooseRole, MoveMogul
from boomtown.games.forged_in_steel.rules.setup import SeedCityCube, SeedHouse, SetupMansion
from boomtown.games.forged_in_steel.rules.table import IMMIGRATION_PHASE, SteelTable
from boomtown.games.forged_in_steel.words.blanks import Blanks, word_on_top
from boomtown.games.forged_in_steel.words.names import (
    block_name,
    card,
    cause_name,
    seat_name,
    some,
    structure_name,
    whose,
)

WAYS = (
    "Buy a Lot: choose a vacant Lot on the City Grid",
    "Build a House: choose a Lot with a cube",
    "Build a Factory: choose two Factory Lots with cubes",
    "Build a Commercial building: choose a Lot with a cube beside a fully built Block",
    "Buy a Mine: choose one without an owner",
    "Seize: choose another player's House, Factory, Commercial building or Mine",
)

PROMPTS: dict[type[Decision[Any]], str] = {
    ChooseLeader: "Choose your Industry Leader for the whole game.",
    SeedHouse: "Setup: place a House on a vacant North Side Lot beside a House or City Hall.",
    ChooseRole: "Choose a Role for this Era.",
    DraftCard: "Draft: keep one of these cards for your hand; the others are passed on.",
    SetupMansion: "Setup: place your Mansion on two Lots of one Block, anywhere on the board.",
    MoveMogul: "Choose the Neighborhood of your Mogul for this Era.",
    SelectCards: "Select the card you play in this round; its MM (Municipal Muscle) is announced, the lowest plays first.",
    OfficialRoll: "You are the Mining Official: change the Mine's die by 1, or leave it.",
}
CARD_PROMPTS: dict[type[Decision[Any]], str] = {
    PickRoll: "choose which of the two rolls for the Mine counts.",
    PickOpponent: "choose the opponent it is aimed at.",
    PickNeighborhood: "choose the Neighborhood it works in.",
}


def prompt(t: SteelTable, seat: int) -> str:
    """What the seat has to do now."""
    top, word = cast(Decision[SteelTable], t.agenda[-1]), word_on_top(t)
    if word is not None:
        asked = word.question_several(t) if isinstance(top, ChooseSeveral) else word.question(t, seat)
        return f"{cause_name(t, cause(t))}: {Blanks(t, seat).fill(asked)}"
    if type(top) in CARD_PROMPTS:
        return f"{cause_name(t, cause(t))}: {CARD_PROMPTS[type(top)]}"
    return PROMPTS.get(type(top)) or chapter_prompt(t, seat, top)


def chapter_prompt(t: SteelTable, seat: int, top: Decision[SteelTable]) -> str:
    """A question of the rulebook that names what is at stake."""
    if isinstance(top, Declare | DeclarePlayed):
        return f"Play {card(t, top.card)} for its MM (Municipal Muscle), or for its event."
    if isinstance(top, Spend):
        return f"You have {top.muscle} MM (Municipal Muscle) to buy, build and seize with; what you leave is lost."
    if isinstance(top, Site):
        return f"{WAYS[top.rule]} ({top.muscle} MM left)."
    if isinstance(top, Respond):
        return respond_prompt(t, seat, top)
    if isinstance(top, UseToken):
        return f"Use your Bigwig {t.content.bigwig_names[top.token]} now? Each player may use one in an Era."
    if isinstance(top, MobWindow):
        return f"Mob Boss: use your power {pause(t, top)}, or wait."
    if isinstance(top, SeedCityCube):
        left = f" ({top.left} left)" if top.left > 1 else ""
        return f"Setup, as Mayor: place a City cube beside a House, a City cube or City Hall{left}."
    if isinstance(top, ChooseBlock):
        why = "Mob Boss" if top.cause == BY_MOB else cause_name(t, top.cause)
        return f"{why}: choose the Block to raid; then the die says how many of its Houses may go."
    if isinstance(top, RiotStart):
        target = seat_name(t, t.riot[TARGET])
        return f"Riot: you are the Instigator, {target} the Target. Choose the structure of {target} it begins with; then the die is rolled."
    if isinstance(top, RiotNext):
        return f"Riot: choose what it destroys next; {some(t.riot[POINTS], 'Riot point')} left."
    if isinstance(top, Raid):
        return raid_prompt(t, seat, top)
    if isinstance(top, PlanCards):
        return planning_prompt(t, seat, top)
    assert isinstance(top, HouseImmigrant)
    return immigrant_prompt(t, top)


def immigrant_prompt(t: SteelTable, top: HouseImmigrant) -> str:
    """Where an immigrant lives."""
    why = "Immigration" if t.phase[0] == IMMIGRATION_PHASE else cause_name(t, cause(t))
    more = f" ({top.left} left)" if top.left > 1 else ""
    return f"{why}: place a House for immigrants on a Lot with a cube{more}."


def pause(t: SteelTable, top: MobWindow) -> str:
    """Where the game has paused for the Mob Boss."""
    below = t.agenda[-2] if len(t.agenda) > 1 else None
    if top.moment == BEFORE_ROUND:
        return "before the cards of this round are selected"
    if top.moment == BEFORE_TURN and isinstance(below, Turn):
        return f"before {whose(t, below.seat)} turn"
    if top.moment == DECLARED:
        return f"before {seat_name(t, t.turn[0])} makes use of {card(t, t.active[-1])}"
    if top.moment == AFTER_INSTRUCTION:
        return f"before {card(t, t.active[-1])} goes on"
    if top.moment in (FIRST_IMMIGRANT, NEXT_IMMIGRANT) and isinstance(below, HouseImmigrants):
        nth = "immigrants" if top.moment == FIRST_IMMIGRANT else "next immigrant"
        return f"before {whose(t, below.seat)} {nth}"
    if top.moment == BEFORE_ASSESSMENT:
        return "now, the last time before County Assessment"
    return f"after this action of {seat_name(t, t.turn[0])}" if t.turn else "now"


def respond_prompt(t: SteelTable, seat: int, top: Respond) -> str:
    """What could be answered."""
    if top.on == s.ON_EVENT:
        return f"{seat_name(t, t.turn[0])} plays {card(t, t.active[-1])} for its event. Show a Response?"
    below = t.agenda[-2]
    if isinstance(below, Burn):
        return f"The Riot is about to destroy {structure_name(t, below.lot)}. Show a Response?"
    if top.on == s.ON_RIOT_START:
        target = "you are" if t.riot[TARGET] == seat else f"{seat_name(t, t.riot[TARGET])} is"
        return f"A Riot begins; {target} the Target. Show a Response?"
    cubes = some(cast(AddUnrest, t.agenda[unrest_due(t, seat)]).count, "cube")
    return f"{cause_name(t, cause(t))} makes you add {cubes} to the Unrest track. Show a Response?"


def planning_prompt(t: SteelTable, seat: int, top: PlanCards) -> str:
    """How many cards are put in the Bank, and how many discarded."""
    picks = top.chosen(t, seat)
    banked = len([pick for pick in picks if pick < DISCARD])
    bank, discard = to_bank(t, seat), to_discard(t, seat)
    parts = [f"{some(bank, 'card')} for your Bank ({banked} picked)"] if bank else []
    parts.append(f"{some(discard, 'card')} to discard ({len(picks) - banked} picked)")
    return f"City Planning: pick {' and '.join(parts)}, then done."


def raid_prompt(t: SteelTable, seat: int, top: Raid) -> str:
    """How many Houses may go."""
    where = block_name(t.content.city, top.block)
    most = some(min(top.roll, len(top.things(t, seat))), "House")
    picks = len(top.chosen(t, seat))
    return f"Raid of {where}, roll {top.roll}: pick up to {most} to remove ({picks} picked), then done."
