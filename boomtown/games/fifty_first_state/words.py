"""Every word that a person reads while playing: buttons, prompts, log sentences."""

from typing import cast

from boomtown.engine.steps import Decision
from boomtown.games.fifty_first_state import actions as a
from boomtown.games.fifty_first_state import build, choices, cleanup, raze, setup, turn, use, workers
from boomtown.games.fifty_first_state.book import COPY, DEFENSE, GOOD_IDS, GOODS, RESET, WORKER, Book, name_of
from boomtown.games.fifty_first_state.lookout import DraftCard
from boomtown.games.fifty_first_state.pack_text import counted, joined
from boomtown.games.fifty_first_state.payment import purse
from boomtown.games.fifty_first_state.scoring import solo_result
from boomtown.games.fifty_first_state.table import ON_CARD, StateTable, defense_of, owner_of

VIRTUAL = "The Virtual Player"
PILES = ("red", "blue")

PROMPTS = {
    "ChooseFaction": "Choose the faction you lead.",
    "KeepFour": "Choose the cards of your opening hand that you discard.",
    "SoloDraft": "Take one of the cards shown.",
    "ChooseTaken": "{card}: choose the rival Location that produces for you in this phase.",
    "Turn": "Take one action, or pass.",
    "PlaceShields": "You may place defense tokens before your turn ends.",
    "ChooseGoods": "{card}: choose what you take.",
    "PickDeal": "{card}: choose the deal that pays you.",
    "Steal": "{card}: choose what you take from whom.",
    "UseAgain": "You may use this action again in the same turn.",
    "DiscardCard": "Choose the card to discard from your hand.",
    "GiveUpDeal": "Choose the deal to give up.",
    "KeepGood": "Not all your goods fit into storage: choose what you keep.",
    "ChooseVictim": "The attack could hit several of your Locations: choose which one.",
}

RULES = {
    "faction": ["FSS-037"],
    "hands": ["FSS-038"],
    "opening": ["FSS-038"],
    "round": ["FSS-057"],
    "reveal": ["FSS-058"],
    "display": ["FSS-059", "FSS-063"],
    "draft": ["FSS-061", "FSS-064"],
    "leftover": ["FSS-062", "FSS-065"],
    "taken": ["FSS-181", "FSS-238"],
    "produce": ["FSS-067"],
    "draw": ["FSS-072"],
    "reshuffle": ["FSS-174"],
    "construct": ["FSS-083"],
    "develop": ["FSS-085", "FSS-089"],
    "deal": ["FSS-105", "FSS-107"],
    "raze-hand": ["FSS-112", "FSS-111"],
    "raze": ["FSS-113", "FSS-111"],
    "compensate": ["FSS-114", "FSS-115"],
    "use": ["FSS-123", "FSS-124"],
    "exchange": ["FSS-128"],
    "play": ["FSS-143", "FSS-144"],
    "take": ["FSS-140"],
    "visit": ["FSS-132", "FSS-134"],
    "shield": ["FSS-146"],
    "pass": ["FSS-149"],
    "gain": ["FSS-074"],
    "stock": ["FSS-099"],
    "discard": ["FSS-123"],
    "discard-connection": ["FSS-123"],
    "give-up": ["FSS-123"],
    "steal": ["FSS-123"],
    "reset": ["FSS-234"],
    "rerun": ["FSS-070"],
    "copy": ["FSS-181"],
    "collect": ["FSS-069"],
    "store": ["FSS-152"],
    "cleanup": ["FSS-153", "FSS-156"],
    "trigger": ["FSS-160"],
    "final": ["FSS-164"],
    "virtual-card": ["FSS-192", "FSS-194", "FSS-195"],
    "virtual-claim": ["FSS-199", "FSS-200"],
    "virtual-miss": ["FSS-209"],
    "virtual-attack": ["FSS-207", "FSS-210"],
    "virtual-stopped": ["FSS-222", "FSS-223"],
    "virtual-raze": ["FSS-211", "FSS-213"],
    "virtual-pass": ["FSS-205", "FSS-208"],
    "solo": ["FSS-231", "FSS-232", "FSS-233"],
}


def seat_name(t: StateTable, seat: int) -> str:
    """A seat by its faction, once it has one; the Virtual Player by its name."""
    if seat >= t.seats:
        return VIRTUAL
    return t.book.faction_names[t.faction[seat]] if t.faction[seat] >= 0 else f"Seat {seat + 1}"


def owner_name(t: StateTable, card: int) -> str:
    """Whose Location a card is, in the middle of a sentence."""
    owner = owner_of(t, card)
    return "nobody" if owner < 0 else "the Virtual Player" if owner >= t.seats else seat_name(t, owner)


def link_name(book: Book, link: int) -> str:
    """What a Connection card is called."""
    return book.kind_names[book.link_kind[link]]


def goods_words(pairs: list[int], times: int = 1) -> str:
    """Good, count, good, count, ... as '2 guns and 1 worker'."""
    parts = [counted(pairs[i + 1] * times, GOOD_IDS[pairs[i]]) for i in range(0, len(pairs), 2)]
    return joined(parts) if parts else "nothing"


def counts_words(goods: list[int]) -> str:
    """A list of single goods as '2 guns and 1 worker'."""
    return goods_words([n for good in range(GOODS) if good in goods for n in (good, goods.count(good))])


def tokens_words(t: StateTable, tokens: list[int]) -> str:
    """What was paid, with the stockpiles it came from."""
    parts: list[str] = []
    for place in sorted({token // ON_CARD for token in tokens}):
        goods = [token % ON_CARD for token in tokens if token // ON_CARD == place]
        parts.append(counts_words(goods) + (f" from {name_of(t.book, place - 1)}" if place else ""))
    return joined(parts) if parts else "nothing"


def paid_for(t: StateTable, tokens: list[int]) -> str:
    """' for 2 grey contacts', or nothing where nothing was paid."""
    return f" for {tokens_words(t, tokens)}" if tokens else ""


def contacts_words(count: int, colour: str) -> str:
    """'for 2 red contacts'."""
    return f"for {counted(count, colour)}"


# --- buttons -------------------------------------------------------------------------------------------------


def button(t: StateTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    verb, number = a.ACTIONS.name(action), a.ACTIONS.number(action)
    if verb in ("construct", "develop", "deal", "raze-hand", "raze", "use", "visit", "shield"):
        return card_button(t, seat, verb, number)
    if verb in ("location", "from-deal", "discard", "draft", "pay-from"):
        return pick_button(t, verb, number)
    if verb == "exchange":
        text = t.book.exchange_texts[t.faction[seat]][number].split(". ")[0].removesuffix(".")
        return f"{text} (faction board)"
    if verb in ("take", "play", "discard-connection"):
        return link_button(t, verb, number)
    if verb == "pass":
        return "Pass: no more actions in this round, but nobody can touch your Locations"
    if verb == "done":
        return done_button(t)
    if verb in ("pay", "kind"):
        return f"Pay {counted(1, GOOD_IDS[number])}"
    if verb == "choose":
        top = cast(choices.ChooseGoods, t.agenda[-1])
        step = t.book.programs[top.program][top.at]
        return f"Take {goods_words(t.book.bundles[step[1 + number]])}"
    if verb == "steal":
        rival = seat_name(t, number // GOODS)
        return f"Take {counted(1, GOOD_IDS[number % GOODS])} from {rival}"
    if verb == "faction":
        keep = "Keep" if t.faction[seat] == number else "Lead"
        return f"{keep} {t.book.faction_names[number]}"
    return f"Keep {counted(1, GOOD_IDS[number])} ({t.goods[seat][number]} left)"


def card_button(t: StateTable, seat: int, verb: str, card: int) -> str:
    """An action with a card: what it does and what it costs."""
    book, name = t.book, name_of(t.book, card)
    far = book.card_distance[card]
    if verb == "construct":
        return f"Construct {name} {contacts_words(far, 'grey')}"
    if verb == "develop":
        found = build.replaceable(t, seat, card, purse(t, seat))
        onto = f" from {old_name(t, found[0])}" if len(found) == 1 else ""
        price = "1 brick or development token" if found and all_fit(t, card, found) else "1 development token"
        return f"Develop {name}{onto} for {price if len(found) == 1 else '1 brick or development token'}"
    if verb == "deal":
        return f"Make a deal with {name} {contacts_words(far, 'blue')}: {counted(1, GOOD_IDS[book.card_deal[card]])}"
    if verb == "raze-hand":
        spoils = goods_words(book.bundles[book.card_spoils[card]])
        return f"Raze {name} from your hand {contacts_words(far, 'red')}: {spoils}"
    if verb == "raze":
        spoils = goods_words(book.bundles[book.card_spoils[card]])
        price = contacts_words(defense_of(t, card), "red")
        return f"Raze {name} of {owner_name(t, card)} {price}: {spoils}"
    if verb == "use":
        text = book.design_texts[book.card_design[card]].split(". ")[0].removesuffix(".")
        left = book.card_uses[card] - t.used.count(card)
        more = f" ({left} uses left)" if left > 1 else ""
        again = " again" if isinstance(t.agenda[-1], use.UseAgain) else ""
        return f"Use {name}{again}: {text}{more}"
    if verb == "visit":
        text = book.design_texts[book.card_design[card]].removeprefix("Open Production. ").split(". ")[0]
        return f"Send a worker to {name} of {owner_name(t, card)}: {text.removesuffix('.')}"
    return f"Place a defense token on {name}"


def all_fit(t: StateTable, card: int, found: list[int]) -> bool:
    """Whether a brick pays for developing a card from any of these."""
    return all(build.fits(t, card, old) for old in found)


def old_name(t: StateTable, card: int) -> str:
    """A card in a State: its name, or Ruins."""
    name = name_of(t.book, card)
    return f"the Ruins of {name}" if card in t.ruins else name


def pick_button(t: StateTable, verb: str, card: int) -> str:
    """A card that is picked for something that has begun already."""
    top, name = t.agenda[-1], name_of(t.book, card)
    if verb == "pay-from":
        return f"Pay from {name}"
    if verb == "draft":
        return f"Take {name}"
    if verb == "discard":
        return f"Discard {name}"
    if verb == "from-deal":
        good = counted(1, GOOD_IDS[t.book.card_deal[card]])
        if isinstance(top, use.GiveUpDeal):
            return f"Give up the deal with {name} ({good})"
        return f"Take {good} from the deal with {name}"
    if isinstance(top, build.ChooseOld):
        price = "" if build.fits(t, t.played[0], card) else " for 1 development token"
        return f"Replace {old_name(t, card)}{price}"
    if isinstance(top, choices.PickLocation) and top.op == RESET:
        return f"Clear {name}"
    if isinstance(top, choices.PickLocation) and top.op != COPY:
        return f"{name} produces again"
    if type(top).__name__ == "ChooseVictim":
        return f"Lose {name}{' (its defense token takes the blow)' if card in t.shields else ''}"
    return f"Take what {name} of {owner_name(t, card)} produces"


def link_button(t: StateTable, verb: str, link: int) -> str:
    """A Connection card that is taken, played or discarded."""
    name, text = link_name(t.book, link), t.book.kind_texts[t.book.link_kind[link]].removesuffix(".")
    if verb == "take":
        price = goods_words([WORKER, t.book.link_price[WORKER]])
        return f"Take the Connection card {name} for {price} ({text[:1].lower()}{text[1:]})"
    if verb == "play":
        return f"Play {name}: {text}"
    return f"Discard the Connection card {name}"


def done_button(t: StateTable) -> str:
    """The end of something that could go on."""
    top = t.agenda[-1]
    if isinstance(top, turn.PlaceShields):
        return "End your turn"
    return "Leave it at that" if isinstance(top, use.UseAgain) else "That is all"


# --- prompts -------------------------------------------------------------------------------------------------


def prompt(t: StateTable, seat: int) -> str:
    """What the seat has to do now."""
    top = cast(Decision, t.agenda[-1])
    kind = type(top).__name__
    if kind in ("Pay", "PayKind"):
        return f"{purpose(t)}: choose what you pay with."
    if isinstance(top, DraftCard):
        return f"{'First' if top.draft == 1 else 'Second'} draft: take one of the cards shown."
    if isinstance(top, build.ChooseOld):
        return f"Choose what you develop {name_of(t.book, t.played[0])} from."
    if isinstance(top, choices.PickLocation):
        what = {RESET: "is cleared", COPY: "you copy"}.get(top.op, "produces again")
        return f"{source_name(t, top.card)}: choose the Location that {what}."
    if isinstance(top, setup.KeepFour):
        left = t.book.hand_dealt - t.book.hand_kept - len(t.picks[seat])
        return f"Choose {counted(left, 'card')} of your opening hand to discard."
    if isinstance(top, cleanup.KeepGood):
        return f"{PROMPTS[kind][:-1]} ({len(t.kept[seat])} of {top.most} so far)."
    if isinstance(top, turn.Turn) and t.goods[seat][DEFENSE] > 0:
        return "Take one action, or pass. Defense tokens may be placed at any time."
    return PROMPTS[kind].format(card=source_name(t, getattr(top, "card", -1)))


def source_name(t: StateTable, card: int) -> str:
    """The card that an effect belongs to, or the faction board."""
    return name_of(t.book, card) if card >= 0 else "Your action"


def purpose(t: StateTable) -> str:
    """What a payment is for: the step that waits below it."""
    step = next(s for s in reversed(t.agenda) if not isinstance(s, Decision))
    if isinstance(step, build.Construct):
        return f"Construct {name_of(t.book, t.played[0])}"
    if isinstance(step, build.Develop):
        return f"Develop {name_of(t.book, t.played[0])} from {old_name(t, step.old)}"
    if isinstance(step, raze.MakeDeal):
        return f"Deal with {name_of(t.book, t.played[0])}"
    if isinstance(step, raze.RazeFromHand):
        return f"Raze {name_of(t.book, t.played[0])} from your hand"
    if isinstance(step, raze.RazeRival):
        return f"Raze {name_of(t.book, step.card)} of {owner_name(t, step.card)}"
    if isinstance(step, workers.Visit):
        return f"Send a worker to {name_of(t.book, step.card)}"
    if isinstance(step, workers.TakeConnection):
        return f"Take {link_name(t.book, step.link)}"
    if isinstance(step, use.CarryOut):
        if step.kind == use.BY_CARD:
            return f"Use {name_of(t.book, step.number)}"
        return f"Play {link_name(t.book, step.number)}" if step.kind == use.BY_LINK else "Faction board"
    return "Pay"


# --- the log -------------------------------------------------------------------------------------------------


def sentence(t: StateTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
    """One thing that happened, for a reader who may know `secret` only if it is not None."""
    from boomtown.games.fifty_first_state.pack_story import told

    return told(t, kind, seat, args, secret)


def solo_line(t: StateTable) -> str:
    """How a solo game stands or ended, in a few words."""
    _, other, won, level = solo_result(t)
    if not t.over:
        return f"against the Virtual Player's {other}"
    if not won:
        return f"lost against the Virtual Player's {other}"
    return f"won against the Virtual Player's {other}: {t.book.level_names[level]}"
