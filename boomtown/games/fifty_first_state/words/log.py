"""The sentences of the log: what happened and why, in the words of the rulebook."""

from boomtown.engine.language import listed
from boomtown.games.fifty_first_state.rules.content import CARD, GOOD_IDS, GOODS, PRODUCTION, VP, name_of
from boomtown.games.fifty_first_state.rules.gains import COMPENSATED, DEALT, SPOILS
from boomtown.games.fifty_first_state.rules.table import StateTable
from boomtown.games.fifty_first_state.words import names as w
from boomtown.games.fifty_first_state.words.names import RULES
from boomtown.games.fifty_first_state.words.text import counted

BY_LINK = ("take", "play", "exchange", "discard-connection")


def sentence(
    t: StateTable, kind: str, seat: int, args: list[int], secret: list[int] | None
) -> tuple[str, list[str]]:
    """A line of the log and the rules it stands on."""
    return told(t, kind, seat, args, secret), RULES[kind]


def told(t: StateTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
    """One thing that happened, for a reader who may know `secret` only if it is not None."""
    who = w.seat_name(t, seat) if seat >= 0 else ""
    if kind.startswith("virtual"):
        return virtual_sentence(t, kind, args)
    for tell in (table_sentence, card_sentence, gain_sentence, effect_sentence):
        text = tell(t, kind, who, args)
        if text:
            return text
    if kind == "draw":
        count, card, cause = args
        drawn = names(t, secret) if secret else counted(count, "card")
        return f"{who} draws {drawn} ({cause_words(t, card, cause)})."
    if kind == "faction":
        return f"Seat {seat + 1} leads {t.content.faction_names[args[0]]}."
    return final_sentence(t, kind, seat, who, args)


def names(t: StateTable, cards: list[int]) -> str:
    """'School, Pub and Arena'."""
    return listed([name_of(t.content, card) for card in cards]) if cards else "nothing"


def whose(t: StateTable, owner: int) -> str:
    """An owner in the middle of a sentence."""
    return "the Virtual Player" if owner >= t.seats else w.seat_name(t, owner)


def cause_words(t: StateTable, card: int, cause: int) -> str:
    """Where goods come from: 'Building Bonus of School', 'Spoils of Pub', 'faction board'."""
    content = t.content
    if card < 0:
        return w.program_name(content, cause)
    name = name_of(content, card)
    if cause < 0:
        return {SPOILS: "Spoils of ", DEALT: "deal with ", COMPENSATED: "compensation for "}[cause] + name
    if cause == content.card_bonus[card]:
        return f"Building Bonus of {name}"
    made = cause == content.card_effect[card] and content.card_category[card] == PRODUCTION
    return f"production of {name}" if made else name


def takes(good: int, count: int) -> str:
    """'takes 2 guns', 'scores 1 VP'."""
    return f"{'scores' if good == VP else 'takes'} {counted(count, GOOD_IDS[good])}"


def table_sentence(t: StateTable, kind: str, who: str, args: list[int]) -> str:
    """What happens in the middle of the table."""
    if kind == "round":
        return f"Round {args[0]} begins; {w.seat_name(t, args[1])} plays first."
    if kind == "hands":
        return f"Everyone draws {counted(args[0], 'card')} and keeps {args[1]} of them."
    if kind == "opening":
        return f"{who} discards {names(t, args)} from the opening hand."
    if kind == "reveal":
        pile = w.PILES[t.content.link_pile[args[0]]]
        return f"Turned face up on the {pile} Connection pile: {w.link_name(t.content, args[0])}."
    if kind == "display":
        return f"Laid out for the draft: {names(t, args)}."
    if kind == "draft":
        return f"{who} takes {names(t, args)} from the draft."
    if kind == "leftover":
        return f"Left over and discarded: {names(t, args)}."
    if kind == "reshuffle":
        return "The discard pile is shuffled into a new Deck."
    if kind == "cleanup":
        token = "keeps" if t.seats == 1 else "takes"
        return f"Goods that are not stored go back to the supply; {w.seat_name(t, args[0])} {token} the first player token."
    return ""


def card_sentence(t: StateTable, kind: str, who: str, args: list[int]) -> str:
    """What a player does with a card."""
    content = t.content
    name = name_of(content, args[0]) if args and kind not in BY_LINK else ""
    if kind == "construct":
        return f"{who} constructs {name}{w.paid_for(t, args[1:])}."
    if kind == "develop":
        old = f"the Ruins of {name_of(content, args[1])}" if args[2] else name_of(content, args[1])
        points = counted(content.develop_points, "vp")
        return f"{who} develops {name} from {old}{w.paid_for(t, args[3:])} and scores {points}."
    if kind == "deal":
        gets = "" if args[1] == CARD else f" and {takes(args[1], 1)}"
        return f"{who} makes a deal with {name}{w.paid_for(t, args[2:])}{gets}."
    if kind == "raze-hand":
        return f"{who} razes {name} from hand{w.paid_for(t, args[1:])}."
    if kind == "raze":
        return f"{who} razes {name} of {whose(t, args[1])}{w.paid_for(t, args[2:])}."
    if kind == "compensate":
        gets = "" if args[1] == CARD else f"{takes(args[1], 1)} as compensation and "
        return f"{who} {gets}turns {name} face down: it lies in Ruins now."
    if kind == "use":
        return f"{who} uses {name}{w.paid_for(t, args[1:])}."
    if kind == "exchange":
        return f"{who} pays {w.tokens_words(t, args[1:])} on the faction board."
    if kind == "play":
        return f"{who} plays {w.link_name(content, args[0])}{w.paid_for(t, args[1:])}."
    if kind == "take":
        return f"{who} takes the Connection card {w.link_name(content, args[0])}{w.paid_for(t, args[1:])}."
    if kind == "visit":
        owner = args[1]
        gets = f"scores {counted(content.points_worker, 'vp')}" if owner >= t.seats else "takes 1 worker"
        paid = w.tokens_words(t, args[2:])
        return f"{who} sends {paid} to {name} of {whose(t, owner)}; {whose(t, owner)} {gets}."
    return f"{who} places a defense token on {name}." if kind == "shield" else ""


def gain_sentence(t: StateTable, kind: str, who: str, args: list[int]) -> str:
    """What a player gets."""
    content = t.content
    if kind == "gain":
        card, cause, times, *goods = args
        verb = "scores" if goods[::2] == [VP] else "takes"
        return f"{who} {verb} {w.goods_words(goods, times)} ({cause_words(t, card, cause)})."
    if kind == "stock":
        card, cause, *goods = args
        bonus = " (Building Bonus)" if cause == content.card_bonus[card] else ""
        return f"{who} lays {w.goods_words(goods)} in stock on {name_of(content, card)}{bonus}."
    if kind == "unstock":
        return f"{who} takes {w.counts_words(args[1:])} from {name_of(content, args[0])} into the supply."
    if kind == "produce":
        goods = [n for good in range(GOODS) if args[good] for n in (good, args[good])]
        return f"{who} produces {w.goods_words(goods)}."
    if kind == "unstore":
        return f"{who} takes {w.counts_words(args)} back from store."
    if kind == "store":
        return f"{who} keeps {w.counts_words(args)} in store."
    return f"{who} passes." if kind == "pass" else ""


def effect_sentence(t: StateTable, kind: str, who: str, args: list[int]) -> str:
    """What an action costs beside tokens, and what it does beside giving goods; the last number says whose it is."""
    content = t.content
    if kind == "discard":
        return f"{who} discards {name_of(content, args[0])} ({w.program_name(content, args[-1])})."
    if kind == "discard-connection":
        return f"{who} discards {w.link_name(content, args[0])} ({w.program_name(content, args[-1])})."
    if kind == "give-up":
        return (
            f"{who} gives up the deal with {name_of(content, args[0])} ({w.program_name(content, args[-1])})."
        )
    if kind == "steal":
        good = counted(1, GOOD_IDS[args[1]])
        return f"{who} takes {good} from {w.seat_name(t, args[0])} ({w.program_name(content, args[-1])})."
    if kind == "reset":
        return f"{who} clears {name_of(content, args[0])}, which can be used again ({w.program_name(content, args[-1])})."
    if kind == "rerun":
        return f"{who} takes the production of {name_of(content, args[0])} again ({w.program_name(content, args[-1])})."
    if kind == "copy":
        name = f"{name_of(content, args[0])} of {whose(t, args[1])}"
        return f"{who} copies the production of {name} ({w.program_name(content, args[-1])})."
    if kind == "taken":
        name = f"{name_of(content, args[0])} of {whose(t, args[1])}"
        return f"{who} will take the production of {name} in this phase ({name_of(content, args[2])})."
    if kind == "collect":
        good = "" if args[1] == CARD else f": {counted(1, GOOD_IDS[args[1]])}"
        return f"{who} collects the deal with {name_of(content, args[0])} ({w.program_name(content, args[-1])}){good}."
    return ""


def virtual_sentence(t: StateTable, kind: str, args: list[int]) -> str:
    """What the Virtual Player does."""
    if kind == "virtual-pass":
        return "The Virtual Player passes."
    if kind == "virtual-claim":
        points = counted(args[1], "vp")
        return f"The Virtual Player claims the Connection card {w.link_name(t.content, args[0])} and scores {points}."
    if args[0] < 0:
        return "The Virtual Player finds no card to attack with."
    name = name_of(t.content, args[0])
    if kind == "virtual-card":
        return f"Placed in front of the Virtual Player: {name}."
    if kind == "virtual-miss":
        return f"The Virtual Player attacks with {name}: none of your Locations shares a Type with it."
    if kind == "virtual-attack":
        return f"The Virtual Player attacks with {name} and finds a target."
    if kind == "virtual-stopped":
        return f"The defense token on {name} takes the blow and is discarded: nothing is razed."
    if kind == "virtual-warded":
        return f"{name} counts as carrying a defense token, which takes the blow: nothing is razed."
    return f"The Virtual Player razes {name} and scores {counted(args[1], 'vp')}."


def final_sentence(t: StateTable, kind: str, seat: int, who: str, args: list[int]) -> str:
    """The end of the game."""
    if kind == "trigger":
        return f"{who} has {args[0]} VP: the game ends after this round's Action phase."
    if kind == "final":
        track, standing, goods, total = args
        more = "" if seat >= t.seats else f" ({goods} good{'s' if goods != 1 else ''} for ties)"
        places = f"{standing} Location{'s' if standing != 1 else ''}"
        return f"{who} has {track} VP and {places}: {total} points{more}."
    own, other, won, level = args
    if not won:
        return f"{who} loses with {own} to {other} points; it takes more than the Virtual Player has."
    return f"{who} wins with {own} to {other} points: {t.content.level_names[level]}."
