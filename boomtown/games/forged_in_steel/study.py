"""What the lab looks at: what sets a seat apart, which cards and structures are put to use, where VP come from."""

from boomtown.engine.log import entries
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import (
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
from boomtown.games.forged_in_steel.board import MAYOR, ROLE_NAMES
from boomtown.games.forged_in_steel.building import Declare
from boomtown.games.forged_in_steel.events import may_play_event
from boomtown.games.forged_in_steel.immigration import HouseImmigrant
from boomtown.games.forged_in_steel.muscle import Site
from boomtown.games.forged_in_steel.pack_names import kind_name
from boomtown.games.forged_in_steel.respond import Respond
from boomtown.games.forged_in_steel.riot import RiotStart
from boomtown.games.forged_in_steel.roles import ChooseLeader, ChooseRole
from boomtown.games.forged_in_steel.sites import kind_of_size, kinds_of, lots_of_option
from boomtown.games.forged_in_steel.table import PARTS, SteelTable
from boomtown.games.forged_in_steel.triggers import UseToken
from boomtown.games.forged_in_steel.verbs_place import PlaceStructure
from boomtown.games.forged_in_steel.verbs_play import AS_BOTH, AS_EITHER, CURRENT, DeclarePlayed, PlayCard

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
ENDING = "the third County Assessment was held"  # the only end there is
BOUGHT = (
    "Lot: bought",
    "House: built",
    "Factory: built",
    "Commercial building: built",
    "Mine: bought",
)  # in the order of the cost rules


def breakdown(t: SteelTable, seat: int) -> dict[str, int]:
    """Where a seat's VP come from."""
    return dict(zip(SOURCES, t.tally[seat * PARTS : (seat + 1) * PARTS], strict=True))


def traits(t: SteelTable, seat: int) -> dict[str, str]:
    """A seat's Leader, and what the log tells of its setup: Influence, Role, Mansion, Mogul."""
    city = t.board.city
    found: dict[str, str] = {}
    if t.leaders[seat] >= 0:
        found["Industry Leader"] = t.board.leader_names[t.leaders[seat]]
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
        return [f"{t.board.card_titles[top.card]}: {'MM' if action == MUSCLE else 'event'}"]
    if action in (PASS, STOP):
        return []
    if isinstance(top, PlayCard):
        return through_another(t, top, action - CARD)
    if isinstance(top, Respond):
        return [f"{t.board.card_titles[action - RESPOND]}: Response"]
    if isinstance(top, RiotStart):
        return ["Riot: led"]
    if isinstance(top, UseToken):
        return [f"{t.board.bigwig_names[top.token]}: used", *with_token(t, top.token)]
    if isinstance(top, ChooseRole):
        return [f"{ROLE_NAMES[action - ROLE]}: chosen"]
    if isinstance(top, ChooseLeader):
        return [f"{t.board.leader_names[action - LEADER]}: chosen"]
    return structures(t, top, action)


def both(t: SteelTable, card: int) -> list[str]:
    """A card that is played for its event and for its MM."""
    title = t.board.card_titles[card]
    return [f"{title}: event", f"{title}: MM"] if may_play_event(t, card) else [f"{title}: MM"]


def through_another(t: SteelTable, top: PlayCard, card: int) -> list[str]:
    """A card that is played through another; how may still be open."""
    how = t.board.script.b[top.line]
    if how == AS_EITHER:
        return []
    return both(t, card) if how == AS_BOTH else [f"{t.board.card_titles[card]}: event"]


def with_token(t: SteelTable, token: int) -> list[str]:
    """The card of this turn, if a token has it played for its event and its MM."""
    script = t.board.script
    step = t.board.bigwigs[token].step[0]
    while step >= 0:
        if script.verb[step] == s.PLAY and script.a[step] & CURRENT:
            return both(t, t.active[0])
        step = script.then[step]
    return []


def structures(t: SteelTable, top: Step, action: int) -> list[str]:
    """What is bought, built, placed or seized."""
    if isinstance(top, Site):
        if top.rule != s.R_COST_SEIZE:
            return [BOUGHT[top.rule]]
        kind = s.A_MINE if action >= A_MINE else t.what[action - LOT]
        return [f"{kind_name(kind)}: seized"]
    if isinstance(top, PlaceStructure):
        kind = kind_of_size(kinds_of(t, top.line), lots_of_option(t, action).bit_count())
        return [f"{kind_name(kind)}: placed by an event"]
    if isinstance(top, HouseImmigrant):
        return ["House: for immigrants"]
    return []
