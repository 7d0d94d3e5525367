"""What a person reads on the buttons; of what cards ask, the words say their own."""

from typing import Any

from boomtown.engine.language import capital
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Step
from boomtown.games.urban_sprawl.rules import actions as a
from boomtown.games.urban_sprawl.rules import build, elections
from boomtown.games.urban_sprawl.rules.cards import flow
from boomtown.games.urban_sprawl.rules.cards.choices import Offer
from boomtown.games.urban_sprawl.rules.cards.money import Money, Paid
from boomtown.games.urban_sprawl.rules.cards.planning import DropCard
from boomtown.games.urban_sprawl.rules.cards.vocations import VocationEarn
from boomtown.games.urban_sprawl.rules.content import FAVORS, NUMBERS, PERMIT
from boomtown.games.urban_sprawl.rules.faceup import contract_at
from boomtown.games.urban_sprawl.rules.grid import LOT_BLOCK, SHAPES, bits, block_name
from boomtown.games.urban_sprawl.rules.payouts import row_earnings
from boomtown.games.urban_sprawl.rules.setup import Claim
from boomtown.games.urban_sprawl.rules.sites import building_sites, price_of
from boomtown.games.urban_sprawl.rules.survey import in_the_way, needs_renewal
from boomtown.games.urban_sprawl.rules.table import AP, SprawlTable, seats_from, value_of
from boomtown.games.urban_sprawl.rules.turn import Act
from boomtown.games.urban_sprawl.words.names import (
    TILES,
    building,
    card_name,
    circle_name,
    lane_name,
    marker_name,
    points,
    purse,
    row_name,
    seat_name,
    site_name,
    tile_name,
    vocation_words,
    zone_name,
)
from boomtown.games.urban_sprawl.words.phrases import both, plural
from boomtown.games.urban_sprawl.words.question import Question, asking, reader, with_names
from boomtown.games.urban_sprawl.words.speech import clauses

# --- buttons -------------------------------------------------------------------------------------------------


def button(t: SprawlTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    verb, number, top = a.ACTIONS.name(action), a.ACTIONS.number(action), t.agenda[-1]
    if isinstance(top, Pick) and action in t.picks[seat]:
        things = top.things(t, seat)
        if not top.fits(t, seat, things, t.picks[seat], action):
            return f"Put back {picked_name(t, seat, action)}"
    return capital(str(BUTTONS[verb](t, seat, number, top)))


def picked_name(t: SprawlTable, seat: int, action: int) -> str:
    """What a picked action stands for, without what would be done with it."""
    verb, n = a.ACTIONS.name(action), a.ACTIONS.number(action)
    if verb in ("pay", "discard", "fetch"):
        return card_name(t.content, n)
    if verb == "take":
        return card_name(t.content, t.plan[n])
    if verb == "remove":
        return card_name(t.content, t.offer[n])
    if verb == "building":
        return building(t, n, seat)
    return marker_name(t.content, n) if verb == "marker" else f"{t.content.vocation_names[n]} marker"


def _done(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    if isinstance(top, build.ChoosePermits):
        card = contract_at(t, seat, top.place)
        price = price_of(t, card, top.site // SHAPES)
        return f"Done: pay with these and build {t.content.names[card]} for {price} wealth"
    question = Question(t, seat)
    return f"Done: {question.word.finishing.format_map(question)}" if t.picks[seat] else "Done: nothing"


def _end(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    left = t.turn[AP]
    return f"End your turn ({points(left)} unspent)" if left else "End your turn"


def _pass(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    if isinstance(top, flow.ChooseOrder):
        first = next(one for one in seats_from(t, seat) if (top.mask >> one) & 1)
        return f"Let them decide clockwise, beginning with {'you' if first == seat else seat_name(t, first)}"
    word = asking(t)
    assert word is not None
    other = clauses(word.source.get("else", []), reader(t, seat))
    return f"{word.passing}: {with_names(t, other)}" if other else word.passing


def _accept(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    word = asking(t)
    assert isinstance(word, Offer)
    ask = word.price
    wealth, prestige = ask.in_wealth(t), ask.prestige
    price = purse(wealth + (ask.either if n == 0 else 0), prestige + (ask.either if n == 1 else 0))
    text = f"Pay {price}" if price != "nothing" else f"Discard {plural(ask.cards, 'planning card')}"
    then = clauses(word.source["then"], reader(t, seat))
    return f"{text} to {with_names(t, then)}" if then else text


def _take(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    card = t.plan[n] if n < len(t.plan) else t.tops[0]
    price = t.content.plan_price[n] if isinstance(top, Act) else 0
    return f"Take {card_name(t.content, card)} for {points(price)}"


def _build(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    card = contract_at(t, seat, n)
    price = t.content.price[n] if isinstance(top, Act) else 0
    where = "your Favor " if n >= FAVORS else ""
    tile = tile_name(t.content.size[card], t.content.zone[card])
    sites = building_sites(t, seat, card)
    prices = [price_of(t, card, site // SHAPES) for site in sites] or [0]
    low, high = min(prices), max(prices)
    wealth = f"{low} wealth" if low == high else f"{low} to {high} wealth"
    return f"Build {where}{card_name(t.content, card)} ({tile}) for {points(price)} and {wealth}{brings(t, card)}"


def brings(t: SprawlTable, card: int) -> str:
    """What a contract brings when it is built: '. Vocation: Education 3. Gain 2 wealth.'"""
    content = t.content
    parts = [f"Vocation: {vocation_words(content, card)}."] if content.vocations[card] else []
    parts += [content.texts[card]] if content.texts[card] else []
    return f". {' '.join(parts)}" if parts else ""


def _favor(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    price = t.content.price[n] if isinstance(top, Act) else 0
    return f"Take {card_name(t.content, contract_at(t, seat, n))} as a Favor for {points(price)}"


def _card(verb: str) -> Any:
    def text(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
        name = card_name(t.content, n)
        if verb == "Invest":
            return f"Invest {name} for {t.content.payout[n]} wealth"
        worth = f"worth {t.content.payout[n]} wealth"
        if verb == "Pay":
            return f"Pay with {name} ({worth})"
        if verb == "Discard":
            word = asking(t)
            if isinstance(word, DropCard) and word.invest:
                return f"Invest {name} for {t.content.payout[n]} wealth"
            return f"Discard {name}" + (f" ({worth})" if t.content.kind[n] == PERMIT else "")
        return f"Take {name} from the discard pile" + (f" ({worth})" if t.content.kind[n] == PERMIT else "")

    return text


def _block(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    if not isinstance(top, build.ChooseBlock):
        return f"Block {block_name(n)} (value {t.value[n]})"
    card = contract_at(t, seat, top.place)
    text = f"Build in {block_name(n)} for {price_of(t, card, n)} wealth"
    sites = building_sites(t, seat, card, n)
    bonus = [neighborhood_bonus(t, seat, card, site) for site in sites] or [0]
    if max(bonus):
        some = "" if min(bonus) == max(bonus) else "up to "
        text += f", neighborhood bonus {some}{max(bonus)} prestige"
    return text + (falls(t, seat, card, sites[0]) if len(sites) == 1 else "")


def neighborhood_bonus(t: SprawlTable, seat: int, card: int, site: int) -> int:
    """The prestige that a contract on a site brings at once."""
    return build.neighbors(t, site, t.content.zone[card]) * (2 if build.doubles(t, seat) else 1)


def falls(t: SprawlTable, seat: int, card: int, site: int) -> str:
    """What a contract on a site demolishes, and how: ', demolishing ...'."""
    gone = [building(t, home, seat) for home in bits(in_the_way(t, site))]
    if not gone:
        return ""
    how = "with Urban Renewal" if needs_renewal(t, seat, card, site) else "without Urban Renewal"
    return f", demolishing {both(gone, 'and')} ({how})"


def _site(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    if not isinstance(top, build.ChooseSite):
        return site_name(n)
    card = contract_at(t, seat, top.place)
    bonus = neighborhood_bonus(t, seat, card, n)
    text = f"{site_name(n)} for {price_of(t, card, n // SHAPES)} wealth"
    return text + (f", neighborhood bonus {bonus} prestige" if bonus else "") + falls(t, seat, card, n)


def _lots(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    return f"{plural(n + 1, 'lot')}"


def _building(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    if isinstance(top, Claim):
        what, where = zone_name(t.zone[n]), block_name(LOT_BLOCK[n])
        return f"Claim the {what} building in {where} for {value_of(t, n)} wealth"
    word = asking(t)
    verb = word.doing if word is not None else ""
    return f"{verb}{building(t, n, seat)} (value {value_of(t, n)})"


def _zone(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    return f"Change it to {TILES[n]}"


def _player(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    name = "you" if n == seat else seat_name(t, n)
    if isinstance(top, elections.Elect):
        return f"{name} {'become' if n == seat else 'becomes'} {t.content.office_names[top.office]}"
    if isinstance(top, elections.GiveContractor):
        return f"{name} {'get' if n == seat else 'gets'} the Contractor"
    if isinstance(top, flow.ChooseOrder):
        return f"{name} {'decide' if n == seat else 'decides'} next"
    word = asking(t)
    if isinstance(word, VocationEarn):
        return f"Take {seat_name(t, n)}'s {t.content.vocation_names[word.vocation]} marker"
    return f"{name} ({t.prestige[n]} prestige)"


def _split(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    word = asking(t)
    assert isinstance(word, Money)
    wealth, prestige = (word.units(t, seat) - n) * word.part, n * word.part
    if isinstance(word, Paid):
        wealth, prestige = min(wealth, t.wealth[seat]), min(prestige, t.prestige[seat])
    return f"{word.verb} {purse(wealth, prestige)}"


def _option(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    word = asking(t)
    assert word is not None
    steps = word.source["options"][n]["steps"]
    return with_names(t, clauses(steps, reader(t, seat))) or "Do none of this"


def _vocation(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    word = asking(t)
    assert word is not None
    return f"{word.doing or 'Name '}{t.content.vocation_names[n]}"


def _row(t: SprawlTable, seat: int, n: int, top: Step[SprawlTable]) -> str:
    kind, number = n // NUMBERS, n % NUMBERS
    paid = [f"{seat_name(t, one)} {sum_}" for one, sum_ in enumerate(row_earnings(t, kind, number)) if sum_]
    return f"{row_name(kind, number)} pays {', '.join(paid) or 'nobody'}"


BUTTONS: dict[str, Any] = {
    "end-turn": _end,
    "pass": _pass,
    "accept": _accept,
    "take": _take,
    "build": _build,
    "favor": _favor,
    "invest": _card("Invest"),
    "pay": _card("Pay"),
    "discard": _card("Discard"),
    "fetch": _card("Fetch"),
    "block": _block,
    "site": _site,
    "lots": _lots,
    "building": _building,
    "zone": _zone,
    "lane": lambda t, seat, n, top: lane_name(n),
    "office": lambda t, seat, n, top: f"The office of {t.content.office_names[n]}",
    "vocation": _vocation,
    "marker": lambda t, seat, n, top: marker_name(t.content, n),
    "circle": lambda t, seat, n, top: circle_name(t.content, n),
    "row": _row,
    "player": _player,
    "split": _split,
    "option": _option,
    "done": _done,
    "remove": lambda t, seat, n, top: f"Remove {card_name(t.content, t.offer[n])} from the game",
}
