"""What a person reads on a button: what it does, what it costs, what it brings."""

from typing import cast

from boomtown.engine.cards import word_now
from boomtown.engine.language import listed
from boomtown.engine.picks import Pick
from boomtown.games.fifty_first_state.rules import actions as a
from boomtown.games.fifty_first_state.rules import build, cleanup, solo, turn, use
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.cards.costs import GiveUpDeals
from boomtown.games.fifty_first_state.rules.cards.goods import (
    Gain,
    GainChoice,
    GainPerProduced,
    GainPerType,
    PlaceStock,
)
from boomtown.games.fifty_first_state.rules.cards.locations import CopyRival, RerunOwn, ResetLocations
from boomtown.games.fifty_first_state.rules.content import GOOD_IDS, GOODS, name_of
from boomtown.games.fifty_first_state.rules.payment import is_payment, purse, source_of
from boomtown.games.fifty_first_state.rules.table import (
    ON_CARD,
    PRODUCING,
    StateTable,
    count_type,
    defense_of,
    owner_of,
)
from boomtown.games.fifty_first_state.words.names import (
    goods_words,
    link_name,
    old_name,
    owner_name,
    program_name,
    seat_name,
)
from boomtown.games.fifty_first_state.words.text import NOUNS, counted

ON_CARDS = ("construct", "develop", "deal", "raze-hand", "raze", "use", "visit", "shield")
PICKED = ("location", "from-deal", "discard", "draft")
ON_LINKS = ("take", "play", "discard-connection")
REPEATS = "it repeats"


def button(t: StateTable, seat: int, action: int) -> str:
    """What a person reads on an option; what is picked already is put back by it, unless one more can be added."""
    text, top = plain_button(t, seat, action), t.agenda[-1]
    if not isinstance(top, Pick) or action not in t.picks[seat]:
        return text
    count = t.picks[seat].count(action)
    if top.fits(t, seat, top.things(t, seat), t.picks[seat], action):
        return f"{text} ({count} picked)"
    back = f"Put back: {text[:1].lower()}{text[1:]}"
    return f"{back} ({count} picked)" if count > 1 else back


def plain_button(t: StateTable, seat: int, action: int) -> str:
    """What an option does."""
    verb, number = a.ACTIONS.name(action), a.ACTIONS.number(action)
    if verb in ON_CARDS:
        return card_button(t, seat, verb, number)
    if verb in PICKED:
        return pick_button(t, seat, verb, number)
    if is_payment(action):
        return pay_button(t, action)
    if verb == "exchange":
        cost = t.content.exchange_costs[t.faction[seat]][number]
        again = " again" if isinstance(t.agenda[-1], use.UseAgain) else ""
        return f"Use your faction board{again} {deed(t, seat, cost, t.content.exchange_texts[t.faction[seat]][number])}"
    if verb in ON_LINKS:
        return link_button(t, seat, verb, number)
    if verb == "pass":
        return "Pass: no more actions in this round, but nobody can touch your Locations"
    if verb == "done":
        return done_button(t, seat)
    if verb == "choose":
        return f"Take {goods_words(cast(GainChoice, word_now(t)).bundles[number])}"
    if verb == "steal":
        return f"Take {counted(1, GOOD_IDS[number % GOODS])} from {seat_name(t, number // GOODS)}"
    if verb == "faction":
        keep = "Keep" if t.faction[seat] == number else "Lead"
        return f"{keep} {t.content.faction_names[number]}"
    return f"Keep {counted(1, GOOD_IDS[number])} (you have {t.goods[seat][number]})"


# --- prices and gains ----------------------------------------------------------------------------------------


def contacts_price(t: StateTable, seat: int, colour: int, count: int) -> str:
    """'for 2 red contacts', with universal ones where the seat has such."""
    have = purse(t, seat)
    if have[b.UNIVERSAL] == 0:
        return f"for {counted(count, GOOD_IDS[colour])}"
    if have[colour] == 0:
        return f"for {counted(count, 'universal')}"
    noun = "contact" if count == 1 else "contacts"
    return f"for {count} {GOOD_IDS[colour]} or universal {noun}"


def develop_price(t: StateTable, seat: int, card: int, olds: list[int]) -> str:
    """'1 brick, ammo or development token': whatever the seat has and may pay with."""
    have = purse(t, seat)
    goods = [b.DEVELOPMENT]
    if any(build.fits(t, card, old) for old in olds):
        goods = [b.BRICK, b.AMMO, b.DEVELOPMENT]
    return "1 " + listed([NOUNS[GOOD_IDS[good]][0] for good in goods if have[good]], "or")


def stand_ins(t: StateTable, seat: int, cost: b.Cost) -> str:
    """', with 1 ammo in place of 1 gun', where the goods themselves don't suffice."""
    have = purse(t, seat)
    for wild, goods in ((b.AMMO, range(b.AMMO)), (b.UNIVERSAL, range(b.GREY, b.UNIVERSAL))):
        short = [(good, cost.goods[good] - have[good]) for good in goods if cost.goods[good] > have[good]]
        if short:
            total = sum(count for _, count in short)
            gaps = listed([counted(count, GOOD_IDS[good]) for good, count in short])
            return f", with {counted(total, GOOD_IDS[wild])} in place of {gaps}"
    return ""


def deed(t: StateTable, seat: int, cost: b.Cost, text: str) -> str:
    """'(pay 1 worker and 1 gun): score 2 VP' from the words of an action."""
    price, _, gain = text.split(". ")[0].removesuffix(".").partition(": ")
    return f"({price[:1].lower()}{price[1:]}{stand_ins(t, seat, cost)}): {gain}"


def program_words(t: StateTable, owner: int, program: int, new: int = -1, old: int = -1) -> str:
    """What a program gives now, counted in a State in which `new` stands and `old` no longer does; '' for nothing."""
    parts: list[str] = []
    for word in t.programs[program]:
        if isinstance(word, Gain):
            parts.append(goods_words(word.goods))
        elif isinstance(word, PlaceStock):
            parts.append(f"{goods_words(word.goods)} in stock")
        elif isinstance(word, GainChoice):
            parts.append(" or ".join(goods_words(goods) for goods in word.bundles))
        elif isinstance(word, GainPerType):
            count = count_type(t, owner, word.kind)
            count += new >= 0 and t.content.card_types[new] >> word.kind & 1
            count -= old >= 0 and old not in t.ruins and t.content.card_types[old] >> word.kind & 1
            parts += [goods_words(word.goods, min(count, word.times))] if count else []
        elif isinstance(word, GainPerProduced) and t.phase[0] == PRODUCING:
            parts.append(f"{goods_words(word.goods)} for each {NOUNS[GOOD_IDS[word.good]][0]} produced")
        elif isinstance(word, GainPerProduced) and owner < t.seats:
            count = min(t.produced[owner][word.good], word.times)
            parts += [goods_words(word.goods, count)] if count else []
        elif isinstance(word, RerunOwn):
            parts.append(f"{REPEATS} the production of another Location of yours")
        elif isinstance(word, CopyRival):
            parts.append("the production of a rival's Location")
    return listed(parts) if parts else ""


def build_gains(t: StateTable, seat: int, card: int, old: int = -1) -> list[str]:
    """What building a card brings at once: its production and its Building Bonus."""
    found: list[str] = []
    if t.content.card_category[card] == b.PRODUCTION:
        made = program_words(t, seat, t.content.card_effect[card], card, old)
        found += [made if made.startswith(REPEATS) else f"it produces {made}"] if made else []
    bonus = program_words(t, seat, t.content.card_bonus[card], card, old)
    return found + ([f"Building Bonus {bonus}"] if bonus else [])


def after(parts: list[str]) -> str:
    """': 1 VP, it produces 1 gun', or nothing."""
    return f": {', '.join(parts)}" if parts else ""


# --- the actions of a turn -----------------------------------------------------------------------------------


def card_button(t: StateTable, seat: int, verb: str, card: int) -> str:
    """An action with a card: what it does, what it costs, what it brings."""
    book, name = t.content, name_of(t.content, card)
    if verb == "construct":
        price = contacts_price(t, seat, b.GREY, book.card_distance[card])
        return f"Construct {name} {price}{after(build_gains(t, seat, card))}"
    if verb == "develop":
        return develop_button(t, seat, card)
    if verb == "deal":
        price = contacts_price(t, seat, b.BLUE, book.card_distance[card])
        good = counted(1, GOOD_IDS[book.card_deal[card]])
        return f"Make a deal with {name} {price}: {good} now and in every Production phase"
    if verb == "raze-hand":
        price = contacts_price(t, seat, b.RED, book.card_distance[card])
        return f"Raze {name} from your hand {price}: {goods_words(book.bundles[book.card_spoils[card]])}"
    if verb == "raze":
        return raze_button(t, seat, card)
    if verb == "use":
        left = book.card_uses[card] - t.used.count(card)
        more = f" ({left} uses left)" if left > 1 else ""
        again = " again" if isinstance(t.agenda[-1], use.UseAgain) else ""
        text = book.design_texts[book.card_design[card]]
        return f"Use {name}{again} {deed(t, seat, book.card_cost[card], text)}{more}"
    if verb == "visit":
        owner = owner_of(t, card)
        gives = program_words(t, owner, book.card_effect[card])
        who = owner_name(t, card)
        gets = f"scores {counted(book.points_worker, 'vp')}" if owner >= t.seats else "takes 1 worker"
        return f"Send a worker to {name} of {who}: {gives}; {who} {gets}"
    return f"Place a defense token on {name}: Defense {defense_of(t, card) + book.defense_token}"


def develop_button(t: StateTable, seat: int, card: int) -> str:
    """Developing a card: from which, if there is one only, and for what."""
    olds = build.replaceable(t, seat, card, purse(t, seat))
    onto = f" from {old_name(t, olds[0])}" if len(olds) == 1 else ""
    price = develop_price(t, seat, card, olds) if olds else "1 brick"
    gains = [counted(t.content.develop_points, "vp")]
    gains += build_gains(t, seat, card, olds[0]) if len(olds) == 1 else []
    return f"Develop {name_of(t.content, card)}{onto} for {price}{after(gains)}"


def raze_button(t: StateTable, seat: int, card: int) -> str:
    """Razing a rival's Location: Spoils, and what its owner gets."""
    spoils = goods_words(t.content.bundles[t.content.card_spoils[card]])
    price = contacts_price(t, seat, b.RED, defense_of(t, card))
    who, owner = owner_name(t, card), owner_of(t, card)
    good = t.content.card_deal[card]
    verb = "scores" if good == b.VP else "takes"
    gets = "" if owner < 0 or owner >= t.seats else f"; {who} {verb} {counted(1, GOOD_IDS[good])}"
    return f"Raze {name_of(t.content, card)} of {who} {price}: {spoils}{gets}"


def link_button(t: StateTable, seat: int, verb: str, link: int) -> str:
    """A Connection card that is taken, played or discarded."""
    name, text = link_name(t.content, link), t.content.kind_texts[t.content.link_kind[link]].removesuffix(".")
    text = f"{text[:1].lower()}{text[1:]}"
    if verb == "take":
        price = goods_words([b.WORKER, t.content.taking_cost.tokens])
        return f"Take the Connection card {name} for {price} (when played: {text})"
    if verb == "play":
        if t.content.link_cost[link].is_free():
            return f"Play {name}: {text}"
        return f"Play {name} {deed(t, seat, t.content.link_cost[link], text)}"
    return f"Discard the Connection card {name}"


# --- what an action leaves open ------------------------------------------------------------------------------


def pay_button(t: StateTable, action: int) -> str:
    """A token that is spent, with the stockpile it comes from."""
    source = source_of(t, action)
    good = counted(1, GOOD_IDS[source % ON_CARD])
    return (
        f"Pay {good} from {name_of(t.content, source // ON_CARD - 1)}" if source >= ON_CARD else f"Pay {good}"
    )


def pick_button(t: StateTable, seat: int, verb: str, card: int) -> str:
    """A card that is picked for something that has begun already."""
    top, name = t.agenda[-1], name_of(t.content, card)
    if verb == "draft":
        return f"Take {name}"
    if verb == "discard":
        return f"Discard {name}"
    if verb == "from-deal":
        good = counted(1, GOOD_IDS[t.content.card_deal[card]])
        if isinstance(word_now(t), GiveUpDeals):
            return f"Give up the deal with {name} ({good})"
        return f"Take {good} from the deal with {name}"
    if isinstance(top, build.ChooseOld):
        price = develop_price(t, seat, t.played[0], [card])
        return f"Replace {old_name(t, card)} for {price}{after(build_gains(t, seat, t.played[0], card))}"
    if isinstance(top, solo.ChooseVictim):
        return victim_button(t, card)
    word = word_now(t)
    if isinstance(word, ResetLocations):
        return f"Clear {name}"
    made = program_words(t, owner_of(t, card), t.content.card_effect[card]) or "nothing now"
    if isinstance(word, RerunOwn):
        return f"{name} produces again: {made}"
    return f"Take what {name} of {owner_name(t, card)} produces: {made}"


def victim_button(t: StateTable, card: int) -> str:
    """A Location that an attack may hit: what its loss brings, or that a defense token saves it."""
    name, good = name_of(t.content, card), t.content.card_deal[card]
    if card in t.shields or t.content.card_shielded[card]:
        return f"{name}: its defense token takes the blow"
    gets = f"{'score' if good == b.VP else 'take'} {counted(1, GOOD_IDS[good])}"
    return f"Lose {name}: {gets}; the Virtual Player scores {counted(t.content.points_razed, 'vp')}"


def done_button(t: StateTable, seat: int) -> str:
    """The end of something that could go on."""
    top = t.agenda[-1]
    picked = len(t.picks[seat])
    if isinstance(top, turn.PlaceShields):
        return "Done: end your turn" if picked else "Place none and end your turn"
    if isinstance(top, use.UseAgain):
        name = program_name(t.content, use.effect_of(t, seat, top.kind, top.number))
        return (
            f"Leave it: the {name} can be used in a later turn"
            if name == "faction board"
            else f"Leave {name} for now"
        )
    if isinstance(top, cleanup.KeepGood):
        return "Keep none of them"
    if isinstance(top, cleanup.KeepGoods) and picked < top.fit:
        return f"Done: {picked} picked, {top.fit - picked} more would fit"
    return f"Done: {picked} picked"
