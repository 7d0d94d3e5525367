"""What a person reads in the log: one sentence for each thing that happened, with the rules it stands on."""

from boomtown.games.city_of_iron.pack_text import DECKS, amount, goods_words, listed
from boomtown.games.city_of_iron.table import IronTable
from boomtown.games.city_of_iron.words import SKILL_NAMES, building_words, coins, cost_words, seat_name

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
    "turn-over": ["COI-091", "COI-092"],
    "research": ["COI-094"],
    "tax": ["COI-095"],
    "play": ["COI-096", "COI-097"],
    "pay": ["COI-103", "COI-111"],
    "reaction": ["COI-121", "COI-122"],
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
    "final": ["COI-179", "COI-191"],
}


def sentence(t: IronTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
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
CARD_LINES = ("decks", "draw", "turn-over", "play", "pay", "reaction", "react", "hire", "guard", "guard-home")


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
        return f"{who} scores {args[0]} for goods, {args[1]} for shields and {args[2]} for buildings: {args[3]} influence."
    if kind == "final":
        return f"{who} gains {args[0]} for lands and {args[1]} for goals of buildings: {args[2]} influence in the end."
    if kind in ("discard-old", "new-buildings"):
        names = listed([t.kit.card_names[card] for card in args])
        return f"{'Old buildings leave the row' if kind == 'discard-old' else 'New on the row'}: {names}."
    if kind == "repeat":
        gain = cost_words(args[3], args[4]) + (f" and {args[5]} influence" if args[5] else "")
        return f"{who} pays {cost_words(args[1], args[2])} for {gain}."
    return {
        "research": f"{who} researches: {coins(sum(args))} for 1 science.",
        "tax": f"{who} taxes and gains 1 coin.",
        "round-science": "Every player gains 1 science.",
        "reshuffle": "All building decks are used up: the discard pile is shuffled.",
        "place-bot": f"A Steambot is put on {building_words(t, args[0]) if args else ''}.",
        "gain-coins": f"{who} gains {coins(sum(args))}.",
        "gain-science": f"{who} gains {sum(args)} science.",
        "gain-influence": f"{who} gains {sum(args)} influence.",
    }[kind]


def card_sentence(t: IronTable, kind: str, who: str, args: list[int], secret: list[int] | None) -> str:
    """Expert cards: drawn, played, hired."""
    names = t.kit.expert_names
    if kind == "decks":
        order = f": {', '.join(names[card] for card in secret)}" if secret else ""
        return f"{who} lays out the {DECKS[args[0]]} deck ({args[1]} cards{order})."
    if kind == "draw":
        what = listed([names[card] for card in secret]) if secret else ""
        return f"{who} draws {amount(args[1], DECKS[args[0]] + ' card', DECKS[args[0]] + ' cards')}{': ' + what if what else ''}."
    if kind == "turn-over":
        return f"{who} turns the {DECKS[args[0]]} discard pile over."
    if kind == "play":
        price = f" and pays {cost_words(args[1], args[2])}" if args[1] or args[2] else ""
        return f"{who} plays {names[args[0]]}{price}."
    if kind == "pay":
        return f"{who} uses {names[args[0]]} for {amount(args[2], *SKILL_NAMES[args[1]])}."
    if kind == "hire":
        hired = listed([names[card] for card in args[2:]])
        return f"{who} hires {hired} for {cost_words(args[0], args[1])}."
    if kind == "guard":
        return f"{who} lays {names[args[1]]} on {t.kit.town_names[args[0]]}."
    if kind == "guard-home":
        return f"{names[args[0]]} leaves {t.kit.town_names[args[1]]} for {who}'s discard pile."
    if kind == "reaction":
        return f"{who} uses the reaction of {names[args[0]]}."
    return f"{who} {'shows' if t.kit.stays[args[0]] else 'discards'} {names[args[0]]} as a reaction."


def place_sentence(t: IronTable, kind: str, who: str, args: list[int]) -> str:
    """Buildings, lands, districts, towns, Steambots."""
    kit = t.kit
    if kind == "nation":
        return (
            f"{who} starts with {kit.land_names[kit.home[args[0]]]} and {coins(kit.nation_coins[args[0]])}."
        )
    if kind == "build":
        price = cost_words(args[2], args[3])
        return f"{who} builds {building_words(t, args[0])} in {kit.land_names[args[1]]} for {price}."
    if kind == "attack":
        return f"{who} attacks {kit.town_names[args[0]]} (defense {args[1]}, distance {args[2]})."
    if kind == "conquer":
        loser = f" from {seat_name(t, args[1])}" if args[1] >= 0 else ""
        return f"{who} takes {kit.town_names[args[0]]}{loser}: {goods_words(kit, kit.town_goods[args[0]])}."
    if kind == "settle":
        return (
            f"{who} settles {kit.land_names[args[0]]} with {with_article(kit.side_names[args[1]])} district."
        )
    if kind == "district":
        return f"{who} adds {with_article(kit.side_names[args[1]])} district to {kit.land_names[args[0]]}."
    if kind == "imperial":
        return f"{who}'s {kit.side_names[kit.capital]} becomes {kit.side_names[kit.imperial]}."
    if kind == "mark":
        return f"{who} puts a cube on {kit.town_names[args[0]]}: +{args[1]} defense."
    if kind == "bury":
        return f"{who} moves {kit.town_names[args[0]]} to the bottom of its pile; {kit.town_names[args[1]]} is on top."
    name = building_words(t, args[0])
    if kind == "demolish":
        return f"{who} tears down {name} in {kit.land_names[args[1]]}."
    if kind == "salvage":
        return f"{who} gives up {name} and gains {coins(args[1])}."
    return {
        "store": f"{who} stores {name}.",
        "salvage-store": f"{who} stores {name} from the discard pile.",
        "burn": f"{name} leaves the row after the attack.",
        "bot": f"{who} puts a Steambot on {name}.",
        "gain-bot": f"{who} gains the Steambot on {name}.",
    }[kind]


def with_article(words: str) -> str:
    """'a Slum', 'an Industry'."""
    return f"{'an' if words[0] in 'AEIOU' else 'a'} {words}"
