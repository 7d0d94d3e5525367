"""What happened, in sentences with the rules they stand on."""

from boomtown.engine.language import listed
from harbour_lights.rules.table import HarbourTable
from harbour_lights.words.names import coins_words, patron_words, seat_name, ship_words

RULES = {
    "round": ["HAR-20"],
    "arrives": ["HAR-21"],
    "bid": ["HAR-30", "HAR-31"],
    "takes": ["HAR-40"],
    "loads": ["HAR-41"],
    "sells": ["HAR-50", "HAR-51"],
    "stays": ["HAR-43"],
    "prices": ["HAR-52"],
    "patron": ["HAR-11"],
    "serves": ["HAR-61"],
}


def sentence(
    t: HarbourTable, kind: str, seat: int, args: list[int], secret: list[int] | None
) -> tuple[str, list[str]]:
    """A log line and its rules; `secret` is None for those who may not know."""
    return (general(t, kind, args) if seat < 0 else of_seat(t, kind, seat, args, secret)), RULES[kind]


def general(t: HarbourTable, kind: str, args: list[int]) -> str:
    """What happens to all."""
    content = t.content
    if kind == "round":
        return f"Round {args[0]} of {t.last_round}."
    if kind == "arrives":
        return f"A ship comes in. {ship_words(content, args[0])}."
    if kind == "stays":
        return f"The {content.ship_names[args[0]]} stays, with {coins_words(args[1])} beside it."
    prices = [f"{content.good_names[good]} {price}" for good, price in enumerate(args)]
    return f"Prices rise: {listed(prices)}."


def of_seat(t: HarbourTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
    """What a seat does."""
    content, who = t.content, seat_name(t, seat)
    if kind == "patron":
        return f"{who} serves {'somebody' if secret is None else patron_words(content, secret[0])}."
    if kind == "serves":
        return f"{who} served {patron_words(content, args[0])}: {args[1]} points."
    if kind == "bid":
        return f"{who} bids {coins_words(args[0])}."
    if kind == "takes":
        coins = f" with {coins_words(args[1])}" if args[1] else ""
        return f"{who} takes the {content.ship_names[args[0]]}{coins}."
    if kind == "loads":
        return f"{who} unloads {args[1]} {content.good_names[args[0]]}."
    return f"{who} sells {content.good_names[args[0]]} for {coins_words(args[1])}."
