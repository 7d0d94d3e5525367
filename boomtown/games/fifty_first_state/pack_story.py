"""The sentences of the log: what happened, in the words of the rulebook."""

from boomtown.games.fifty_first_state import words as w
from boomtown.games.fifty_first_state.book import CARD, GOOD_IDS, GOODS, VP, name_of
from boomtown.games.fifty_first_state.pack_text import counted, joined
from boomtown.games.fifty_first_state.table import StateTable


def told(t: StateTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
    """One thing that happened, for a reader who may know `secret` only if it is not None."""
    who = w.seat_name(t, seat) if seat >= 0 else ""
    if kind.startswith("virtual"):
        return virtual_sentence(t, kind, args)
    for tell in (table_sentence, card_sentence, gain_sentence):
        text = tell(t, kind, who, args)
        if text:
            return text
    if kind == "draw":
        if secret:
            return f"{who} draws {names(t, secret)}."
        return f"{who} draws {counted(args[0], 'card')}."
    if kind == "faction":
        return f"Seat {seat + 1} leads {t.book.faction_names[args[0]]}."
    return final_sentence(t, kind, seat, who, args)


def names(t: StateTable, cards: list[int]) -> str:
    """'School, Pub and Arena'."""
    return joined([name_of(t.book, card) for card in cards]) if cards else "nothing"


def whose(t: StateTable, owner: int) -> str:
    """An owner in the middle of a sentence."""
    return "the Virtual Player" if owner >= t.seats else w.seat_name(t, owner)


def table_sentence(t: StateTable, kind: str, who: str, args: list[int]) -> str:
    """What happens in the middle of the table."""
    if kind == "round":
        return f"Round {args[0]} begins; {w.seat_name(t, args[1])} plays first."
    if kind == "hands":
        return f"Everyone draws {counted(args[0], 'card')} and keeps {args[1]} of them."
    if kind == "opening":
        return f"{who} discards {names(t, args)} from the opening hand."
    if kind == "reveal":
        pile = w.PILES[t.book.link_pile[args[0]]]
        return f"{w.link_name(t.book, args[0])} is turned face up on the {pile} Connection pile."
    if kind == "display":
        return f"Shown for the draft: {names(t, args)}."
    if kind == "draft":
        return f"{who} takes {names(t, args)}."
    if kind == "leftover":
        return f"{names(t, args)} {'is' if len(args) == 1 else 'are'} left over and discarded."
    if kind == "reshuffle":
        return "The discard pile is shuffled into a new Deck."
    if kind == "cleanup":
        token = "keeps" if t.seats == 1 else "takes"
        return f"Goods that are not stored go back to the supply; {w.seat_name(t, args[0])} {token} the first player token."
    return ""


def card_sentence(t: StateTable, kind: str, who: str, args: list[int]) -> str:
    """What a player does with a card."""
    book = t.book
    name = name_of(book, args[0]) if args and kind not in ("take", "play", "exchange") else ""
    if kind == "construct":
        return f"{who} constructs {name}{w.paid_for(t, args[1:])}."
    if kind == "develop":
        old = f"the Ruins of {name_of(book, args[1])}" if args[2] else name_of(book, args[1])
        points = counted(book.develop_points, "vp")
        return f"{who} develops {name} from {old}{w.paid_for(t, args[3:])} and scores {points}."
    if kind == "deal":
        good = counted(1, GOOD_IDS[args[1]])
        return f"{who} makes a deal with {name}{w.paid_for(t, args[2:])} and takes {good}."
    if kind == "raze-hand":
        return f"{who} razes {name} from hand{w.paid_for(t, args[1:])}."
    if kind == "raze":
        return f"{who} razes {name} of {whose(t, args[1])}{w.paid_for(t, args[2:])}."
    if kind == "compensate":
        return f"{who} takes {counted(1, GOOD_IDS[args[1]])} and turns {name} face down: it is a Ruins now."
    if kind == "use":
        return f"{who} uses {name}{w.paid_for(t, args[1:])}."
    if kind == "exchange":
        return f"{who} pays {w.tokens_words(t, args[1:])} on the faction board."
    if kind == "play":
        return f"{who} plays {w.link_name(book, args[0])}{w.paid_for(t, args[1:])}."
    if kind == "take":
        return f"{who} takes the Connection card {w.link_name(book, args[0])}{w.paid_for(t, args[1:])}."
    if kind == "visit":
        owner = args[1]
        gets = counted(book.points_worker, "vp") if owner >= t.seats else counted(1, "worker")
        paid = w.tokens_words(t, args[2:])
        verb = "scores" if owner >= t.seats else "takes"
        return f"{who} sends {paid} to {name} of {whose(t, owner)}, which {verb} {gets}."
    if kind == "shield":
        return f"{who} places a defense token on {name}."
    if kind == "discard":
        return f"{who} discards {name}."
    if kind == "discard-connection":
        return f"{who} discards {w.link_name(book, args[0])}."
    return f"{who} gives up the deal with {name}." if kind == "give-up" else ""


def gain_sentence(t: StateTable, kind: str, who: str, args: list[int]) -> str:
    """What a player gets."""
    book = t.book
    if kind == "gain":
        card, times, *goods = args
        source = f" ({name_of(book, card)})" if card >= 0 else ""
        verb = "scores" if goods[::2] == [VP] else "draws" if goods[::2] == [CARD] else "takes"
        return f"{who} {verb} {w.goods_words(goods, times)}{source}."
    if kind == "stock":
        return f"{who} lays {w.goods_words(args[2:])} on {name_of(book, args[0])}."
    if kind == "produce":
        goods = [n for good in range(GOODS) if args[good] for n in (good, args[good])]
        return f"{who} produces {w.goods_words(goods)}."
    if kind == "store":
        return f"{who} keeps {w.counts_words(args)} in store."
    if kind == "steal":
        return f"{who} takes {counted(1, GOOD_IDS[args[1]])} from {w.seat_name(t, args[0])}."
    if kind == "reset":
        return f"{who} clears {name_of(book, args[0])}: it can be used again."
    if kind == "rerun":
        return f"{name_of(book, args[0])} produces again for {who}."
    if kind == "copy":
        return f"{who} copies {name_of(book, args[0])} of {whose(t, args[2])}."
    if kind == "taken":
        return f"{name_of(book, args[0])} of {whose(t, args[2])} will produce for {who} in this phase."
    if kind == "collect":
        return f"{who} takes {counted(1, GOOD_IDS[args[2]])} from the deal with {name_of(book, args[0])}."
    return f"{who} passes." if kind == "pass" else ""


def virtual_sentence(t: StateTable, kind: str, args: list[int]) -> str:
    """What the Virtual Player does."""
    if kind == "virtual-pass":
        return "The Virtual Player passes."
    if kind == "virtual-claim":
        points = counted(args[1], "vp")
        return f"The Virtual Player claims {w.link_name(t.book, args[0])} and scores {points}."
    if args[0] < 0:
        return "The Virtual Player finds no card to attack with."
    name = name_of(t.book, args[0])
    if kind == "virtual-card":
        return f"{name} is placed in front of the Virtual Player."
    if kind == "virtual-miss":
        return f"The Virtual Player attacks with {name}: none of your Locations shares a Type with it."
    if kind == "virtual-attack":
        return f"The Virtual Player attacks with {name} and finds a target."
    if kind == "virtual-stopped":
        return f"The defense token of {name} stops the attack."
    return f"The Virtual Player razes {name} and scores {counted(args[1], 'vp')}."


def final_sentence(t: StateTable, kind: str, seat: int, who: str, args: list[int]) -> str:
    """The end of the game."""
    if kind == "trigger":
        return f"{who} reaches {args[0]} VP: the game ends after this round's Action phase."
    if kind == "final":
        track, standing, goods, total = args
        more = "" if seat >= t.seats else f" ({goods} goods for ties)"
        places = f"{standing} Location{'s' if standing != 1 else ''}"
        return f"{who} has {track} VP and {places}: {total} points{more}."
    own, other, won, level = args
    if not won:
        return f"{who} loses with {own} to {other} points; it takes more than the Virtual Player has."
    return f"{who} wins with {own} to {other} points: {t.book.level_names[level]}."
