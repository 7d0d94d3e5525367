"""What the lab looks at: what sets a seat apart, which cards and structures are put to use, where VP come from."""

from boomtown.engine.cards import Choose, word_now
from boomtown.engine.log import entries
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import (
    A_MINE,
    CARD,
    LEADER,
    LOT,
    MOB,
    MUSCLE,
    PASS,
    RESPOND,
    ROLE,
    STOP,
)
from boomtown.games.forged_in_steel.rules.bigwigs import UseToken
from boomtown.games.forged_in_steel.rules.building import Declare
from boomtown.games.forged_in_steel.rules.cards.place import Place
from boomtown.games.forged_in_steel.rules.cards.play import AS_BOTH, AS_EITHER, CURRENT, DeclarePlayed, Play
from boomtown.games.forged_in_steel.rules.content import MAYOR, ROLE_NAMES
from boomtown.games.forged_in_steel.rules.events import may_play_event
from boomtown.games.forged_in_steel.rules.immigration import HouseImmigrant
from boomtown.games.forged_in_steel.rules.muscle import Site
from boomtown.games.forged_in_steel.rules.respond import Respond
from boomtown.games.forged_in_steel.rules.riot import RiotStart
from boomtown.games.forged_in_steel.rules.roles import ChooseLeader, ChooseRole
from boomtown.games.forged_in_steel.rules.sites import kind_of_size, lots_of_option
from boomtown.games.forged_in_steel.rules.table import PARTS, SteelTable
from boomtown.games.forged_in_steel.words.names import kind_name

SOURCES = (
    "Lots built over",
    "dice for Mines",
    "events",
    "Mines",
    "Factories",
    "Commercial buildings",
    "Houses",
    "Mansions",
    "Headlines",
    "Unrest",
    "Leaders, Moguls and Bigwigs",
)
PLACES = ("first, the Mayor", "second", "third", "fourth")
BOUGHT = (
    "Lot: bought",
    "House: built",
    "Factory: built",
    "Commercial building: built",
    "Mine: bought",
)  # in the order of the cost rules


def breakdown(t: SteelTable, seat: int) -> dict[str, int]:
    """Where a seat's VP come from."""
    return dict(zip(SOURCES, t.tally[seat * PARTS : (seat + 1) * PARTS]))


def traits(t: SteelTable, seat: int) -> dict[str, str]:
    """A seat's Leader, and what the log tells of its setup: Influence, Role, Mansion, Mogul."""
    city = t.content.city
    found: dict[str, str] = {}
    if t.leaders[seat] >= 0:
        found["Industry Leader"] = t.content.leader_names[t.leaders[seat]]
    for entry in entries(t.news):
        if entry.kind == "building":  # setup is over
            break
        if entry.kind == "influence":
            found["first Influence"] = PLACES[entry.args.index(seat)]
        if entry.seat != seat:
            continue
        if entry.kind == "role" and entry.args[0] != MAYOR:
            found.setdefault("first Role", ROLE_NAMES[entry.args[0]])
        elif entry.kind == "place" and entry.args[0] == s.MANSION:
            found["first Mansion"] = city.nb_names[city.lot_nb[entry.args[1]]]
        elif entry.kind == "mogul":
            found["first Mogul"] = city.nb_names[entry.args[0]]
    return found


def plays(t: SteelTable, seat: int, action: int) -> list[str]:
    """The card, token, Role or structure that an option puts to use, and how."""
    top = t.agenda[-1]
    if action == MOB:
        return ["Mob Boss: raid"]
    if isinstance(top, Declare | DeclarePlayed):
        return [f"{t.content.card_titles[top.card]}: {'MM' if action == MUSCLE else 'event'}"]
    if action in (PASS, STOP):
        return []
    if isinstance(top, Choose):
        return by_word(t, action)
    if isinstance(top, Respond):
        return [f"{t.content.card_titles[action - RESPOND]}: Response"]
    if isinstance(top, RiotStart):
        return ["Riot: led"]
    if isinstance(top, UseToken):
        return [f"{t.content.bigwig_names[top.token]}: used", *with_token(t, top.token)]
    if isinstance(top, ChooseRole):
        return [f"{ROLE_NAMES[action - ROLE]}: chosen"]
    if isinstance(top, ChooseLeader):
        return [f"{t.content.leader_names[action - LEADER]}: chosen"]
    return structures(t, top, action)


def both(t: SteelTable, card: int) -> list[str]:
    """A card that is played for its event and for its MM."""
    title = t.content.card_titles[card]
    return [f"{title}: event", f"{title}: MM"] if may_play_event(t, card) else [f"{title}: MM"]


def by_word(t: SteelTable, action: int) -> list[str]:
    """What a word of a card puts to use: another card, or a structure; how a card is used may still be open."""
    word = word_now(t)
    if isinstance(word, Place):
        kind = kind_of_size(word.kinds_now(t), lots_of_option(t, action).bit_count())
        return [f"{kind_name(kind)}: placed by an event"]
    if not isinstance(word, Play) or word.how == AS_EITHER:
        return []
    card = action - CARD
    return both(t, card) if word.how == AS_BOTH else [f"{t.content.card_titles[card]}: event"]


def with_token(t: SteelTable, token: int) -> list[str]:
    """The card of this turn, if a token has it played for its event and its MM."""
    program = t.content.bigwigs[token].listeners[0].program
    while program >= 0:
        word = t.programs[program][0]
        if isinstance(word, Play) and word.zones & CURRENT:
            return both(t, t.active[0])
        program = word.then
    return []


def structures(t: SteelTable, top: Step[SteelTable], action: int) -> list[str]:
    """What is bought, built, placed or seized."""
    if isinstance(top, Site):
        if top.rule != s.R_COST_SEIZE:
            return [BOUGHT[top.rule]]
        kind = s.A_MINE if action >= A_MINE else t.what[action - LOT]
        return [f"{kind_name(kind)}: seized"]
    if isinstance(top, HouseImmigrant):
        return ["House: for immigrants"]
    return []


def ending(t: SteelTable) -> str:
    """The only end there is."""
    return "the third County Assessment was held"


def money(t: SteelTable, seat: int) -> int | None:
    """There is no money in this game: MM don't last."""
    return None
