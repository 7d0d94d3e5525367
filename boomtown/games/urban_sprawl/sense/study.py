"""What the lab asks of a table: how a seat began, what its choices put to use, and why the game ended."""

from boomtown.engine.log import entries
from boomtown.games.urban_sprawl.rules.actions import ACTIONS
from boomtown.games.urban_sprawl.rules.build import ChooseSite
from boomtown.games.urban_sprawl.rules.cards.choices import ChooseOne, Offer
from boomtown.games.urban_sprawl.rules.cards.planning import DropCard
from boomtown.games.urban_sprawl.rules.content import FAVORS, PLAN_BOXES, PLANNING, ZONE_IDS
from boomtown.games.urban_sprawl.rules.faceup import contract_at
from boomtown.games.urban_sprawl.rules.grid import LOT_BLOCK, block_name
from boomtown.games.urban_sprawl.rules.scoring import PARTS, final_results
from boomtown.games.urban_sprawl.rules.setup import Claim
from boomtown.games.urban_sprawl.rules.survey import needs_renewal, renewal_of
from boomtown.games.urban_sprawl.rules.table import CARD, FIRST, FRAMES, SprawlTable
from boomtown.games.urban_sprawl.words.names import card_name
from boomtown.games.urban_sprawl.words.question import asking

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
            return [f"{card_name(t.content, renewal_of(t, seat))}: used"]
        return []
    word = asking(t)
    if isinstance(word, Offer | ChooseOne):
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
    elif verb == "invest" or (isinstance(word, DropCard) and word.invest and verb == "discard"):
        card, manner = number, "invested"
    elif verb == "remove":
        card, manner = t.offer[number], "removed"
    return [f"{card_name(t.content, card)}: {manner}"] if card >= 0 else []


def answered(t: SprawlTable, verb: str, number: int) -> list[str]:
    """What a player makes of the card that is being carried out: an offer that is taken, one of its options."""
    if verb == "pass":
        return []
    card = FRAMES.look(t.frames, CARD)
    manner = f"option {number + 1}" if verb == "option" else "accepted"
    return [f"{card_name(t.content, card)}: {manner}"]


def ending(t: SprawlTable) -> str:
    """The event that ended the game; it was the last card that went back to the box."""
    return t.content.names[t.gone[-1]]


def breakdown(t: SprawlTable, seat: int) -> dict[str, int]:
    """Where a seat's prestige comes from."""
    results = t.result or final_results(t)
    names = ["prestige", "prestige rows", "wealth", *t.content.office_names]
    return dict(zip(names, results[seat * PARTS : (seat + 1) * PARTS]))
