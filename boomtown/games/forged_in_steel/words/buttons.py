"""Every word that a person reads while playing: the buttons are here, prompts, facts and log beside them."""

from collections.abc import Callable
from typing import cast

from boomtown.engine.picks import Pick
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import actions as a
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.building import Declare, SelectCards
from boomtown.games.forged_in_steel.rules.cards.play import DeclarePlayed
from boomtown.games.forged_in_steel.rules.cards.score import Score
from boomtown.games.forged_in_steel.rules.cards.word import PickNeighborhood, SteelWord
from boomtown.games.forged_in_steel.rules.city import lots_of
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.mines import OfficialRoll
from boomtown.games.forged_in_steel.rules.mob import (
    BEFORE_ASSESSMENT,
    BEFORE_TURN,
    FIRST_IMMIGRANT,
    NEXT_IMMIGRANT,
    MobWindow,
    Raid,
)
from boomtown.games.forged_in_steel.rules.muscle import Site, Spend
from boomtown.games.forged_in_steel.rules.planning import PlanCards
from boomtown.games.forged_in_steel.rules.respond import Respond
from boomtown.games.forged_in_steel.rules.riot import RiotNext, RiotStart, cost_of
from boomtown.games.forged_in_steel.rules.setup import SeedCityCube
from boomtown.games.forged_in_steel.rules.standing import cost, headline_rule
from boomtown.games.forged_in_steel.rules.table import KIND, SteelTable
from boomtown.games.forged_in_steel.rules.terms import R_CARD_MM, R_COST_COMMERCIAL
from boomtown.games.forged_in_steel.words.blanks import Blanks, over_words, placed_on, word_on_top
from boomtown.games.forged_in_steel.words.names import (
    block_name,
    card,
    lot_name,
    lots_name,
    seat_name,
    some,
    structure_name,
    whose,
)

WAYS = ("Buy a Lot", "Build a House", "Build a Factory", "Build a Commercial building", "Buy a Mine", "Seize")


# --- buttons -------------------------------------------------------------------------------------------------


def button(t: SteelTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    verb, number = a.ACTIONS.name(action), a.ACTIONS.number(action)
    top = t.agenda[-1]
    if action in (a.MOB, a.WAIT, a.WAIT_TURN, a.WAIT_LONG):
        return mob_button(t, action, top)
    word = word_on_top(t)
    words = BUTTONS[verb](t, seat, number, top) if word is None else word_button(t, seat, action, word)
    if isinstance(top, Pick) and action in t.picks[seat]:
        return again_button(t, seat, action, top, words)
    return words


def word_button(t: SteelTable, seat: int, action: int, word: SteelWord) -> str:
    """An option that a word of a card offers."""
    if action == a.STOP:
        words = Blanks(t, seat).fill(word.ending(t))
        return f"Done: {words}" if isinstance(t.agenda[-1], Pick) else words
    if action >= a.BANK and action < a.BANK + a.MOST_CARDS:
        return BUTTONS["bank"](t, seat, action - a.BANK, t.agenda[-1])
    return Blanks(t, seat, action).fill(word.label(t, seat, action))


def again_button(t: SteelTable, seat: int, action: int, top: Pick[SteelTable], words: str) -> str:
    """Something that is picked already: it is put back, unless one more of it can be picked."""
    if top.fits(t, seat, top.things(t, seat), t.picks[seat], action):
        return f"{words} ({t.picks[seat].count(action)} picked)"
    return f"Put back: {words[0].lower()}{words[1:]}"


def mob_button(t: SteelTable, action: int, top: Step[SteelTable]) -> str:
    """The power of the Mob Boss, now or later."""
    if action == a.MOB:
        return (
            "Use the power of the Mob Boss now: choose a Block, roll the die, remove up to that many Houses"
        )
    moment = top.moment if isinstance(top, MobWindow) else BEFORE_TURN
    if moment == BEFORE_ASSESSMENT:
        return "Leave the power unused in this Era"
    housing = moment in (FIRST_IMMIGRANT, NEXT_IMMIGRANT)
    if action == a.WAIT:
        return (
            "Wait; ask me again before the next immigrant"
            if housing
            else "Wait; ask me again at the next pause"
        )
    if action == a.WAIT_TURN:
        return "Wait until the next player's immigrants" if housing else "Wait until the next turn or round"
    return "Wait until just before County Assessment" if housing else "Wait until Immigration"


def price(t: SteelTable, seat: int, rule: int, lot: int) -> str:
    """' for 2 MM'."""
    nb = t.content.city.lot_nb[lot] if lot >= 0 and rule <= R_COST_COMMERCIAL else -1
    return f" for {cost(t, seat, rule, nb)} MM"


def lot_button(t: SteelTable, seat: int, lot: int, top: Step[SteelTable]) -> str:
    """A Lot, or what stands on it."""
    name, bit = lot_name(t.content.city, lot), t.content.city.bit[lot]
    if isinstance(top, Site):
        if top.rule == s.R_COST_LOT:
            return f"Buy {name}{price(t, seat, top.rule, lot)}"
        if top.rule == s.R_COST_SEIZE:
            return f"Seize {structure_name(t, lot)}{price(t, seat, top.rule, lot)}, adding 1 of your cubes to Unrest"
        what = "House" if top.rule == s.R_COST_HOUSE else "Commercial building"
        return f"Build a {what} on {name}{over_words(t, seat, bit)}{price(t, seat, top.rule, lot)}"
    if isinstance(top, RiotStart | RiotNext):
        verb = "Begin with" if isinstance(top, RiotStart) else "Destroy"
        return f"{verb} {structure_name(t, lot)} (costs {some(cost_of(t, lot), 'Riot point')})"
    if isinstance(top, SeedCityCube):
        return f"Place a City cube on {name}"
    if isinstance(top, Raid):
        return f"Remove {structure_name(t, lot)}"
    return f"Place a House on {name}{over_words(t, seat, bit)}"


def pair_button(t: SteelTable, seat: int, pair: int, top: Step[SteelTable]) -> str:
    """Two Lots of one Block."""
    city = t.content.city
    lots = city.pair_lots[pair]
    if not isinstance(top, Site):
        return placed_on(t, seat, s.MANSION, lots)
    where = lots_name(t.content.city, lots_of(city, lots))
    return (
        f"Build a Factory on {where}{over_words(t, seat, lots)}{price(t, seat, top.rule, city.pair_a[pair])}"
    )


def block_button(t: SteelTable, seat: int, block: int, top: Step[SteelTable]) -> str:
    """A Block to raid."""
    city = t.content.city
    houses = (t.masks[KIND + s.HOUSE] & city.block_lots[block]).bit_count()
    return f"Raid {block_name(city, block)} ({some(houses, 'House')})"


def mine_button(t: SteelTable, seat: int, mine: int, top: Step[SteelTable]) -> str:
    """A Mine to buy or to seize."""
    name, rule = t.content.city.mine_names[mine], cast(Site, top).rule
    cost_words = price(t, seat, rule, -1)
    if rule != s.R_COST_MINE:
        return f"Seize {whose(t, t.mines[mine])} Mine {name}{cost_words}, adding 1 of your cubes to Unrest"
    roll = f"; roll for its VP, {t.content.mine_unrest} or more adds 1 of your cubes to Unrest"
    return f"Buy the Mine {name}{cost_words}{' (its die was rolled before)' if t.rolled[mine] else roll}"


def card_button(t: SteelTable, seat: int, number: int, top: Step[SteelTable]) -> str:
    """A card that is selected or kept."""
    verb = "Select" if isinstance(top, SelectCards) else "Keep"
    return f"{verb} {card(t, number)} ({t.content.card_mm[number]} MM)"


def stop_button(t: SteelTable, seat: int, number: int, top: Step[SteelTable]) -> str:
    """The end of something that may be ended."""
    if isinstance(top, PlanCards):
        return "Done with Bank and discards"
    if isinstance(top, Raid):
        count = len(t.picks[seat])
        return f"Done: remove {some(count, 'House')}" if count else "Done: remove no House"
    muscle = cast(Spend, top).muscle
    return f"Stop here; {muscle} MM {'is' if muscle == 1 else 'are'} lost" if muscle else "Stop here"


def way_button(t: SteelTable, seat: int, rule: int) -> str:
    """A way to use MM, with its price."""
    least = cost(t, seat, rule, -1)
    nbs = range(len(t.content.city.nb_ids))
    cheap = min([cost(t, seat, rule, nb) for nb in nbs]) if rule <= R_COST_COMMERCIAL else least
    words = f"{cheap} to {least}" if cheap < least else f"{least}"
    return f"{WAYS[rule]} ({words} MM{', adds 1 cube to Unrest' if rule == s.R_COST_SEIZE else ''})"


def die_button(t: SteelTable, seat: int, value: int, top: Step[SteelTable]) -> str:
    """A result of a die."""
    if isinstance(top, OfficialRoll):
        now = t.die[0]
        words = "Leave it at" if value == now else "Add 1:" if value > now else "Subtract 1:"
        total = max(0, value + headline_rule(t, s.R_MINE_ROLL, seat))
        unrest = ", adds 1 of your cubes to Unrest" if total >= t.content.mine_unrest else ""
        return f"{words} {value} ({total} VP{unrest})"
    return f"Use the {value}"


def muscle_button(t: SteelTable, seat: int, number: int, top: Step[SteelTable]) -> str:
    """A card for its MM."""
    played = cast(Declare | DeclarePlayed, top).card
    muscle = max(0, t.content.card_mm[played] + headline_rule(t, R_CARD_MM, seat))
    return f"Play {card(t, played)} for {muscle} MM"


def event_button(t: SteelTable, seat: int, number: int, top: Step[SteelTable]) -> str:
    """A card for its event."""
    played = cast(Declare | DeclarePlayed, top).card
    also = f" Headline: {t.content.headline_text[played]}" if t.content.headline_text[played] else ""
    return f"Play {card(t, played)} for its event: {t.content.card_text[played]}{also}"


def neighborhood_button(t: SteelTable, seat: int, nb: int, top: Step[SteelTable]) -> str:
    """A Neighborhood, for a Mogul with its benefit."""
    name = t.content.city.nb_names[nb]
    if isinstance(top, PickNeighborhood):
        return f"{name}{score_words(t, seat, top.word(t), nb)}"
    stay = " (stay)" if t.moguls[seat] == nb else ""
    return f"{name}{stay}: {t.content.benefit_text[nb]}"


def score_words(t: SteelTable, seat: int, word: SteelWord, nb: int) -> str:
    """What a card that scores the Houses of a Neighborhood gives there."""
    if not isinstance(word, Score) or word.kind != s.HOUSE:
        return ""
    return f": score {word.worth(t, seat, nb)} VP"


BUTTONS: dict[str, Callable[[SteelTable, int, int, Step[SteelTable]], str]] = {
    "muscle": muscle_button,
    "event": event_button,
    "buy-lot": lambda t, seat, n, top: way_button(t, seat, s.R_COST_LOT),
    "build-house": lambda t, seat, n, top: way_button(t, seat, s.R_COST_HOUSE),
    "build-factory": lambda t, seat, n, top: way_button(t, seat, s.R_COST_FACTORY),
    "build-commercial": lambda t, seat, n, top: way_button(t, seat, s.R_COST_COMMERCIAL),
    "buy-mine": lambda t, seat, n, top: way_button(t, seat, s.R_COST_MINE),
    "seize": lambda t, seat, n, top: way_button(t, seat, s.R_COST_SEIZE),
    "stop": stop_button,
    "pass": lambda t, seat, n, top: "Show no Response" if isinstance(top, Respond) else "Keep the token",
    "respond": lambda t, seat, n, top: f"Show {card(t, n)}: {t.content.response_text[n]}",
    "use": lambda t, seat, n, top: f"Use {t.content.bigwig_names[n]}: {t.content.bigwig_text[n]}",
    "lot": lot_button,
    "pair": pair_button,
    "block": block_button,
    "mine": mine_button,
    "card": card_button,
    "bank": lambda t, seat, n, top: f"Put {card(t, n)} ({t.content.card_mm[n]} MM) in the Bank",
    "discard": lambda t, seat, n, top: f"Discard {card(t, n)} ({t.content.card_mm[n]} MM)",
    "neighborhood": neighborhood_button,
    "player": lambda t, seat, n, top: f"Choose {seat_name(t, n)}",
    "die": die_button,
    "role": lambda t, seat, n, top: f"Take {ROLE_NAMES[n]}",
    "leader": lambda t, seat, n, top: f"{t.content.leader_names[n]}: {t.content.leader_text[n]}",
}
