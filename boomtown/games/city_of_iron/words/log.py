"""What a person reads in the log: one sentence for each thing that happened, with the rules it stands on."""

from boomtown.engine.language import listed, with_article
from boomtown.games.city_of_iron.rules.cards.reactions import OwnGain
from boomtown.games.city_of_iron.rules.content import ATTACKING, SETTLING, bits
from boomtown.games.city_of_iron.rules.table import BY_ACTION, BY_AUTUMN, BY_SETUP, IronTable
from boomtown.games.city_of_iron.words.names import (
    building_words,
    cause_words,
    cost_words,
    paid_for,
    seat_name,
)
from boomtown.games.city_of_iron.words.text import (
    DECKS,
    SKILL_NAMES,
    amount,
    coins,
    gain_words,
    good_words,
    goods_words,
)

RULES = {
    "nation": ["COI-022", "COI-023", "COI-024"],
    "decks": ["COI-032"],
    "round": ["COI-003"],
    "bid-order": ["COI-060", "COI-061"],
    "bid": ["COI-062", "COI-064", "COI-065"],
    "turn-order": ["COI-067"],
    "build": ["COI-073", "COI-074", "COI-077"],
    "demolish": ["COI-084", "COI-162"],
    "store": ["COI-085"],
    "salvage-store": ["COI-112", "COI-271"],
    "salvage": ["COI-259"],
    "draw": ["COI-089"],
    "no-draw": ["COI-166", "COI-G49"],
    "turn-over": ["COI-091", "COI-092"],
    "research": ["COI-094"],
    "tax": ["COI-095"],
    "play": ["COI-096", "COI-097"],
    "pay": ["COI-103", "COI-111"],
    "react": ["COI-119"],
    "gain-coins": ["COI-113"],
    "gain-science": ["COI-113"],
    "gain-influence": ["COI-113", "COI-153"],
    "repeat": ["COI-278"],
    "attack": ["COI-123", "COI-124", "COI-125"],
    "conquer": ["COI-129", "COI-132"],
    "burn": ["COI-133"],
    "settle": ["COI-207", "COI-208"],
    "district": ["COI-200"],
    "imperial": ["COI-197", "COI-275"],
    "mark": ["COI-260"],
    "guard": ["COI-287"],
    "guard-home": ["COI-288"],
    "bury": ["COI-293"],
    "bot": ["COI-296", "COI-298"],
    "gain-bot": ["COI-295"],
    "place-bot": ["COI-294"],
    "discard-old": ["COI-137", "COI-138"],
    "new-buildings": ["COI-140", "COI-141"],
    "reshuffle": ["COI-143"],
    "score": ["COI-146", "COI-147", "COI-148", "COI-152"],
    "round-science": ["COI-154"],
    "collect": ["COI-155", "COI-157", "COI-163"],
    "hire": ["COI-174", "COI-175"],
    "land-goal": ["COI-179"],
    "building-goal": ["COI-254"],
    "final": ["COI-178", "COI-191"],
}


DRAW_RULES = {BY_ACTION: ["COI-089"], BY_AUTUMN: ["COI-164"], BY_SETUP: ["COI-058"]}
PAY_RULES = {ATTACKING: ["COI-103", "COI-124", "COI-125"], SETTLING: ["COI-103", "COI-204", "COI-205"]}


def rules_of(kind: str, args: list[int]) -> list[str]:
    """The rules that a line stands on: of a draw by its cause, of a payment by what it is for."""
    if kind == "draw":
        return DRAW_RULES.get(args[2], ["COI-G49"])
    return PAY_RULES.get(args[0], RULES[kind]) if kind == "pay" else RULES[kind]


def sentence(
    t: IronTable, kind: str, seat: int, args: list[int], secret: list[int] | None
) -> tuple[str, list[str]]:
    """A line of the log and the rules it stands on."""
    return told(t, kind, seat, args, secret), rules_of(kind, args)


def told(t: IronTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
    """One thing that happened, for a reader who may know `secret` only if it is not None."""
    who = seat_name(t, seat) if seat >= 0 else ""
    if kind in ROUND_LINES:
        return round_sentence(t, kind, who, args, secret)
    if kind in CARD_LINES:
        return card_sentence(t, kind, who, args, secret)
    return place_sentence(t, kind, who, args)


ROUND_LINES = (
    "round",
    "bid-order",
    "bid",
    "turn-order",
    "research",
    "tax",
    "round-science",
    "collect",
    "score",
    "land-goal",
    "building-goal",
    "final",
    "reshuffle",
    "discard-old",
    "new-buildings",
    "place-bot",
    "gain-coins",
    "gain-science",
    "gain-influence",
    "repeat",
)
GAIN_LINES = ("gain-coins", "gain-science", "gain-influence")
CARD_LINES = ("decks", "draw", "no-draw", "turn-over", "play", "pay", "react", "hire", "guard", "guard-home")


def round_sentence(t: IronTable, kind: str, who: str, args: list[int], secret: list[int] | None) -> str:
    """Rounds, bids, coins, science and influence."""
    if kind == "round":
        return f"Round {args[0]} begins."
    if kind in ("bid-order", "turn-order"):
        order = ", ".join(seat_name(t, seat) for seat in args)
        return f"{'Bid order' if kind == 'bid-order' else 'Turn order'}: {order}."
    if kind == "bid":
        money = (
            f"gains {coins(args[2])}" if args[2] else f"pays {coins(args[1])}" if args[1] else "pays nothing"
        )
        return f"{who} bids on space {args[0] + 1} and {money}."
    if kind == "collect":
        parts = [f"{coins(args[0])} of income"]
        parts += [f"{coins(args[1])} for goods"] if args[1] else []
        parts += [f"{args[2]} science"] if args[2] else []
        return f"{who} collects {listed(parts)}."
    if kind == "score":
        return f"{who} scores {args[0]} influence for goods, {args[1]} for shields and {args[2]} for buildings, and has {args[3]}."
    if kind == "final":
        return f"{who} ends with {args[0]} influence."
    if kind in ("land-goal", "building-goal"):
        name = t.content.land_names[args[0]] if kind == "land-goal" else t.content.card_names[args[0]]
        return f"{who} gains {args[1]} influence for the goal of {name}."
    if kind in ("discard-old", "new-buildings"):
        names = listed([t.content.card_names[card] for card in args])
        return f"{'Old buildings leave the row' if kind == 'discard-old' else 'New on the row'}: {names}."
    if kind == "repeat":
        gain = gain_words(args[3], args[4], args[5])
        return f"{who} pays {cost_words(args[1], args[2])} for {gain} ({t.content.expert_names[args[0]]})."
    if kind in ("gain-coins", "gain-science", "gain-influence"):
        gained = gain_words(*[args[0] if kind == gain else 0 for gain in GAIN_LINES])
        return f"{who} gains {gained or 'nothing'} from {cause_words(t, args[1])}."
    return {
        "research": f"{who} researches: {coins(sum(args))} for 1 science.",
        "tax": f"{who} taxes and gains 1 coin.",
        "round-science": "Every player gains 1 science for this round of scoring.",
        "reshuffle": "All building decks are used up: the discard pile is shuffled.",
        "place-bot": f"A Steambot rides on the first card of the row: {building_words(t, args[0]) if args else ''}.",
    }[kind]


def card_sentence(t: IronTable, kind: str, who: str, args: list[int], secret: list[int] | None) -> str:
    """Expert cards: drawn, played, hired."""
    names = t.content.expert_names
    if kind == "decks":
        order = f": {', '.join(names[card] for card in secret)}" if secret else ""
        return f"{who} lays out the {DECKS[args[0]]} deck ({amount(args[1], 'card', 'cards')}{order})."
    if kind == "draw":
        what = f": {listed([names[card] for card in secret])}" if secret else ""
        drawn = amount(args[1], f"{DECKS[args[0]]} card", f"{DECKS[args[0]]} cards")
        cause = cause_words(t, args[2])
        return f"{who} draws {drawn}{' for ' + cause if cause else ''}{what}."
    if kind == "no-draw":
        further = "further " if args[1] else ""
        cause = cause_words(t, args[2])
        return f"{who} has no {further}{DECKS[args[0]]} card to draw for {cause}: draw and discard pile are empty."
    if kind == "turn-over":
        return f"{who}'s {DECKS[args[0]]} draw pile is empty: the discard pile is turned over."
    if kind == "play":
        price = f" and pays {cost_words(args[1], args[2])}" if args[1] or args[2] else ""
        return f"{who} plays {names[args[0]]}{price}."
    if kind == "pay":
        cards = [
            f"{names[args[i]]} ({amount(args[i + 2], *SKILL_NAMES[args[i + 1]])})"
            for i in range(2, len(args), 3)
        ]
        return f"{who} pays for {paid_for(t, args[0], args[1])} with {listed(cards)}."
    if kind == "hire":
        hired = listed([names[card] for card in args[2:]])
        return f"{who} hires {hired} for {cost_words(args[0], args[1])}."
    if kind == "guard":
        return f"{who} lays the {names[args[1]]} on {t.content.town_names[args[0]]}: nobody can attack it in this round."
    if kind == "guard-home":
        return f"The round ends: the {names[args[0]]} leaves {t.content.town_names[args[1]]} for {who}'s discard pile."
    reaction = t.content.on_gain[args[0]]
    does = "shows" if reaction is not None and reaction.stays else "discards"
    if not isinstance(reaction, OwnGain):
        goods = listed([good_words(t.content, good, 2)[2:] for good in bits(args[2])])
        return (
            f"{who} {does} the {names[args[0]]}: {seat_name(t, args[1])} gained {goods}, which {who} owned."
        )
    gained = good_words(t.content, reaction.good, 2)[2:]
    return f"{who} {does} the {names[args[0]]} for the {gained} gained."


def place_sentence(t: IronTable, kind: str, who: str, args: list[int]) -> str:
    """Buildings, lands, districts, towns, Steambots."""
    content = t.content
    if kind == "nation":
        return f"{who} starts with {content.land_names[content.home[args[0]]]} and {coins(content.nation_coins[args[0]])}."
    if kind == "build":
        price = cost_words(args[2], args[3])
        by = f" with the {content.expert_names[args[4]]}" if args[4] >= 0 else ""
        return f"{who} builds {building_words(t, args[0])} in {content.land_names[args[1]]}{by} for {price}."
    if kind == "attack":
        return f"{who} attacks {content.town_names[args[0]]} (defense {args[1]}, distance {args[2]})."
    if kind == "conquer":
        loser = f" from {seat_name(t, args[1])}" if args[1] >= 0 else ""
        return f"{who} takes {content.town_names[args[0]]}{loser}: {goods_words(content, content.town_goods[args[0]])}."
    if kind == "settle":
        district = f"{with_article(content.side_names[args[1]])} district"
        return f"{who} settles {content.land_names[args[0]]} by the {content.expert_names[args[2]]}, with {district}."
    if kind == "district":
        district = f"{with_article(content.side_names[args[1]])} district"
        return (
            f"{who} adds {district} to {content.land_names[args[0]]} by the {content.expert_names[args[2]]}."
        )
    if kind == "imperial":
        sides = f"{content.side_names[content.capital]} becomes {content.side_names[content.imperial]}"
        return f"{who}'s {sides} by the {content.expert_names[args[0]]}."
    if kind == "mark":
        return f"{who} puts a cube of the {content.expert_names[args[2]]} on {content.town_names[args[0]]}: +{args[1]} defense."
    if kind == "bury":
        moved = f"{content.town_names[args[0]]} goes to the bottom of its pile by {who}'s {content.expert_names[args[2]]}"
        return f"{moved}; {content.town_names[args[1]]} is on top."
    name = building_words(t, args[0])
    if kind == "demolish":
        return f"{who} tears down {name} in {content.land_names[args[1]]} to make room for {content.card_names[args[2]]}."
    if kind == "salvage":
        return f"{who} gives up {name} and gains {coins(args[1])} for it ({content.expert_names[args[2]]})."
    by = f" with the {content.expert_names[args[1]]}" if len(args) > 1 and args[1] >= 0 else ""
    return {
        "store": f"{who} stores {name}{by}.",
        "salvage-store": f"{who} stores {name} from the discard pile{by}.",
        "burn": f"The attack drives the first building off the row: {name}.",
        "bot": f"{who} puts a Steambot on {name}.",
        "gain-bot": f"{who} gains the Steambot on {name}.",
    }[kind]
