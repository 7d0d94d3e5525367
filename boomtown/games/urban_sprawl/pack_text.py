"""What cards say, made from the data that the rules use."""

from typing import Any

from boomtown.games.urban_sprawl import pack_say as say
from boomtown.games.urban_sprawl import pack_say_city as city
from boomtown.games.urban_sprawl.board import CONTRACT, DECK_IDS, EVENT, PERMIT, RENEWAL, ZONE_IDS, Board
from boomtown.games.urban_sprawl.pack_phrases import Data, article, both, noun, plural
from boomtown.games.urban_sprawl.pack_say import sentences

RENEWAL_TEXT = (
    "Discard while building a contract: the new building may demolish buildings that are no larger and whose every lot "
    "it covers."
)

SAY: dict[str, Any] = {
    "gain": say.say_money,
    "lose": say.say_money,
    "tribute": say.say_tribute,
    "offer": say.say_offer,
    "choose": say.say_choose,
    "if": say.say_if,
    "pick": say.say_pick,
    "payout": say.say_payout,
    "marker_enter": say.say_marker_enter,
    "marker_move": say.say_marker_move,
    "marker_swap": say.say_marker_swap,
    "marker_remove": say.say_marker_remove,
    "vocation_take": city.say_vocation_take,
    "vocation_score": city.say_vocation_score,
    "vocation_lose": city.say_vocation_lose,
    "election": city.say_election,
    "vacate": city.say_vacate,
    "place": city.say_place,
    "move": city.say_target("move", " to other vacant lots of one block"),
    "demolish": city.say_target("demolish", ""),
    "take_control": city.say_target("take control of", ""),
    "lose_control": city.say_lose_control,
    "swap_control": city.say_swap_control,
    "rezone": city.say_rezone,
    "enlarge": city.say_target("enlarge", " by a vacant lot of its block"),
    "build": city.say_build,
    "take_card": city.say_take_card,
    "drop_card": city.say_drop_card,
    "flush": city.say_flush,
    "favor": city.say_favor,
    "extra_favor": city.say_extra_favor,
    "ap": city.say_ap,
    "activate": city.say_activate,
    "end_game": city.say_end_game,
    "rank": city.say_rank,
}


def card_text(board: Board, card: int) -> str:
    """What a card does, in sentences."""
    kind = board.kind[card]
    if kind == PERMIT:
        zones = [ZONE_IDS[zone] for zone in range(4) if (board.zones[card] >> zone) & 1]
        return f"{plural(board.size[card], 'permit')} for {both(zones, 'or')} contracts. Invest it for {board.payout[card]} wealth."
    if kind == RENEWAL:
        return RENEWAL_TEXT
    steps = entry_of(board, card)["effect"]
    if kind == EVENT:
        return sentences(steps, "he")
    return sentences(steps, "you").replace("the active player", "the builder")


def entry_of(board: Board, card: int) -> Data:
    """The entry of a contract or an event in its file."""
    file = board.data[DECK_IDS[board.deck[card]]]
    entries = file["event"] if board.kind[card] == EVENT else file["contract"]
    return next(entry for entry in entries if entry["id"] == board.ids[card])


# --- restrictions --------------------------------------------------------------------------------------------


def limit_text(board: Board, card: int) -> str:
    """The building restriction of a contract, in sentences."""
    if board.kind[card] != CONTRACT:
        return ""
    zone = ZONE_IDS[board.zone[card]]
    return " ".join(limit(rule, zone) for rule in entry_of(board, card)["restriction"])


def limit(rule: Data, zone: str) -> str:
    """One restriction in words."""
    word = rule["rule"]
    if word == "ignore_zoning":
        return "Ignore zoning."
    if word == "zone_as":
        return f"{both(rule['zones'], 'and')} counts as {zone} for zoning."
    if word == "raze":
        return f"May demolish {noun(rule['of'], 'you', False, True)}."
    if word == "cost":
        return "Pay half the block's value, rounded up." if rule["wealth"] == "half" else "Costs no wealth."
    if word == "edge":
        side = "water or wilderness" if rule["side"] == "any" else rule["side"]
        return f"Must be adjacent to {side}."
    if word in ("adjacent", "not_adjacent"):
        start = "Must be" if word == "adjacent" else "Must not be"
        return f"{start} adjacent to {article(noun(rule['of'], 'you', False))}."
    if word == "block":
        return (
            "Must be the only building in its block." if rule["state"] == "alone" else "Must share its block."
        )
    bound = f"{rule['min']} or more" if "min" in rule else f"{rule['max']} or less"
    if word == "value":
        return f"The block's value must be {bound}."
    bound = f"Needs {rule['min']} or more" if "min" in rule else f"No more than {rule['max']}"
    return f"{bound} {noun(rule['of'], 'you', True, True)} in these rows."
