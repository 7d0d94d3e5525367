"""What a seat has to do now: what is chosen, and for which card or action."""

from collections.abc import Callable
from typing import Any

from boomtown.engine.language import capital
from boomtown.engine.steps import Step
from boomtown.games.urban_sprawl.rules import build, elections
from boomtown.games.urban_sprawl.rules.cards import flow
from boomtown.games.urban_sprawl.rules.content import MAYOR, MEDIA, UNION_BOSS
from boomtown.games.urban_sprawl.rules.faceup import contract_at
from boomtown.games.urban_sprawl.rules.grid import SITE_SIZE, bits, block_name
from boomtown.games.urban_sprawl.rules.setup import Claim
from boomtown.games.urban_sprawl.rules.sites import price_of
from boomtown.games.urban_sprawl.rules.table import AP, SprawlTable, markers_of, vocation_owner
from boomtown.games.urban_sprawl.rules.turn import Act, investments
from boomtown.games.urban_sprawl.words.names import (
    card_name,
    points,
    running,
    seat_name,
    tile_name,
    zone_name,
)
from boomtown.games.urban_sprawl.words.phrases import both, plural
from boomtown.games.urban_sprawl.words.question import Question, asking

Asks = Callable[[SprawlTable, int, Any], str]

THEN_DONE = "then press 'Done'"


def prompt(t: SprawlTable, seat: int) -> str:
    """What the seat has to do now; where a card asks, its name comes first."""
    top = t.agenda[-1]
    if asking(t) is not None:
        words = Question(t, seat).prompt()
    else:
        words = PROMPTS[type(top)](t, seat, top)
        if not isinstance(top, OF_A_CARD):
            return capital(words)
    return f"{running(t)}: {words}" if t.frames else capital(words)


def names(t: SprawlTable, mask: int, seat: int) -> str:
    """The seats of a mask in words."""
    return both(["you" if one == seat else seat_name(t, one) for one in bits(mask)], "and")


# --- what the rules ask --------------------------------------------------------------------------------------


def _act(t: SprawlTable, seat: int, top: Act) -> str:
    left = t.turn[AP]
    have = f"you have {plural(left, 'action point')} ({points(left)[len(str(left)) + 1 :]})"
    if top.opening and investments(t, seat):
        return f"{have}. First you may invest Build Permits for wealth; then take cards, build, take Favors, or end your turn."
    if left == 0:
        return "you have no action points (APs) left: build your Favor for 0 APs, or end your turn."
    return f"{have}: take a card, build, take a Favor, or end your turn."


def _contract(t: SprawlTable, seat: int, top: Any) -> str:
    card = contract_at(t, seat, top.place)
    return f"{card_name(t.content, card)} ({tile_name(t.content.size[card], t.content.zone[card])})"


def _permits(t: SprawlTable, seat: int, top: build.ChoosePermits) -> str:
    card = contract_at(t, seat, top.place)
    zone, need = zone_name(t.content.zone[card]), SITE_SIZE[top.site]
    picked = sum(build.pages(t, t.picks[seat]))
    so_far = f" ({picked} picked)" if picked else ""
    return (
        f"pick Build Permits with {need} {zone} permit{'' if need == 1 else 's'} or more in all{so_far} for your "
        f"{t.content.names[card]}, {THEN_DONE}; no change is given."
    )


def _site(t: SprawlTable, seat: int, top: build.ChooseSite) -> str:
    price = price_of(t, contract_at(t, seat, top.place), top.block)
    return f"choose the lots in {block_name(top.block)} for your {_contract(t, seat, top)}; it costs {price} wealth."


def _elect(t: SprawlTable, seat: int, top: elections.Elect) -> str:
    office = t.content.office_names[top.office]
    one = bits(top.mask)[0]
    if top.office == MAYOR:
        tie = f"{plural(markers_of(t, one), 'vocation marker')} each"
        by = "as owner of Media" if vocation_owner(t, MEDIA) == seat else "as active player"
    else:
        tie = f"buildings of value {elections.strength(t, top.office, one)}, and as many of them"
        before = top.office - 1
        by = f"as {t.content.office_names[before]}" if t.offices[before] == seat else "as active player"
    return f"{names(t, top.mask, seat)} tie for {office} ({tie}); {by} you say who is elected."


def _contractor(t: SprawlTable, seat: int, top: elections.GiveContractor) -> str:
    by = "as Union Boss" if t.offices[UNION_BOSS] == seat else "as active player"
    return f"{names(t, top.mask, seat)} have least prestige; {by} you say who gets the Contractor."


def _order(t: SprawlTable, seat: int, top: flow.ChooseOrder) -> str:
    return f"{names(t, top.mask, seat)} must decide; say who is next."


def _rival(t: SprawlTable, seat: int, top: flow.ChooseRival) -> str:
    return f"{names(t, top.mask, seat)} tie for most prestige; say whom the card means."


def fixed(words: str) -> Asks:
    """A prompt that is always the same."""
    return lambda t, seat, top: words


PROMPTS: dict[type[Step[SprawlTable]], Asks] = {
    Act: _act,
    Claim: fixed("claim a starting building: you control it and pay its value in wealth."),
    build.ChooseBlock: lambda t, seat, top: (
        f"choose the block for your {_contract(t, seat, top)}; its value is paid in wealth."
    ),
    build.ChooseSite: _site,
    build.ChoosePermits: _permits,
    elections.ParkBlock: fixed("you are elected Mayor: choose the block for your new park."),
    elections.ParkLot: lambda t, seat, top: (
        f"you are elected Mayor: choose the lot in {block_name(top.block)} for your new park."
    ),
    elections.Elect: _elect,
    elections.GiveContractor: _contractor,
    flow.ChooseOrder: _order,
    flow.ChooseRival: _rival,
}
OF_A_CARD = (elections.Elect, elections.GiveContractor, flow.ChooseOrder, flow.ChooseRival)
