"""What the lab asks of a table: how a seat began, what its choices put to use, and why the game ended."""

from boomtown.engine.log import entries
from boomtown.games.urban_sprawl.actions import ACTIONS
from boomtown.games.urban_sprawl.board import FAVORS, PLAN_BOXES, PLANNING, ZONE_IDS
from boomtown.games.urban_sprawl.build import ChooseSite, contract_at
from boomtown.games.urban_sprawl.effects_cards import DropCards
from boomtown.games.urban_sprawl.effects_choice import ChooseOption, OfferChoice
from boomtown.games.urban_sprawl.grid import LOT_BLOCK, block_name
from boomtown.games.urban_sprawl.pack_names import card_name
from boomtown.games.urban_sprawl.setup import Claim
from boomtown.games.urban_sprawl.sites import needs_renewal, renewal_of
from boomtown.games.urban_sprawl.table import CARD, FIRST, FRAME, SprawlTable

PLACES = ("first", "second", "third", "fourth")


def traits(t: SprawlTable, seat: int) -> dict[str, str]:
    """The seat's place in the order of turns; where the table has kept its log, Media and the buildings claimed too."""
    found = {"place in the first round": PLACES[(seat - t.turn[FIRST]) % t.seats]}
    claimed = [0] * len(ZONE_IDS)
    for entry in entries(t.news):
        if entry.kind == "claim" and entry.seat == seat:
            claimed[entry.args[1]] += 1
        elif entry.kind == "media":  # it comes when everything is claimed
            found["Media at the start"] = "yes" if entry.seat == seat else "no"
            for zone, name in enumerate(ZONE_IDS[:4]):
                found[f"{name} at the start"] = str(claimed[zone])
    return found


def money(t: SprawlTable, seat: int) -> int:
    """A seat's wealth; there are no debts."""
    return t.wealth[seat]


def plays(t: SprawlTable, seat: int, action: int) -> list[str]:
    """The card or starting building that an option puts to use, and how; asked before the option is taken."""
    verb, number, top = ACTIONS.name(action), ACTIONS.number(action), t.agenda[-1]
    if verb == "building" and isinstance(top, Claim):
        return [f"{ZONE_IDS[t.zone[number]]} in {block_name(LOT_BLOCK[number])}: claimed"]
    if verb == "site" and isinstance(top, ChooseSite):
        if needs_renewal(t, seat, contract_at(t, seat, top.place), number):
            return [f"{card_name(t.board, renewal_of(t, seat))}: used"]
        return []
    if isinstance(top, OfferChoice | ChooseOption):
        return answered(t, verb, number)
    card, manner = -1, ""
    if verb == "build":
        card = contract_at(t, seat, number)
        manner = "built from a Favor" if number >= FAVORS else "built"
    elif verb == "favor":
        card, manner = contract_at(t, seat, number), "taken as a Favor"
    elif verb == "take":
        card, manner = t.plan[number] if number < PLAN_BOXES else t.tops[PLANNING], "taken"
    elif verb == "fetch":
        card, manner = number, "taken from the discards"
    elif verb == "invest" or (verb == "discard" and isinstance(top, DropCards) and invests(t, top)):
        card, manner = number, "invested"
    elif verb == "remove":
        card, manner = t.offer[number], "removed"
    return [f"{card_name(t.board, card)}: {manner}"] if card >= 0 else []


def invests(t: SprawlTable, top: DropCards) -> bool:
    """Whether the cards that a player discards here bring their wealth."""
    return bool(t.board.sources.get(top.at, {}).get("invest"))


def answered(t: SprawlTable, verb: str, number: int) -> list[str]:
    """What a player makes of the card that is being carried out: an offer he takes, one of its options."""
    if verb == "pass":
        return []
    card = t.frames[len(t.frames) - FRAME + CARD]
    manner = f"option {number + 1}" if verb == "option" else "accepted"
    return [f"{card_name(t.board, card)}: {manner}"]


def ending(t: SprawlTable) -> str:
    """The event that ended the game; it was the last card that went back to the box."""
    return t.board.names[t.gone[-1]]
