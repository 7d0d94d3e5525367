"""Every word that a person reads while playing: buttons and prompts; the log is in pack_log."""

from typing import Any

from boomtown.engine.steps import Step
from boomtown.games.urban_sprawl import actions as a
from boomtown.games.urban_sprawl import build, effects_choice, effects_city, elections, program
from boomtown.games.urban_sprawl.asking import offer_price
from boomtown.games.urban_sprawl.board import FAVORS, NUMBERS
from boomtown.games.urban_sprawl.codes import GAIN, VOCATION_SCORE
from boomtown.games.urban_sprawl.effects_money import scored_vocation, unit_size, units
from boomtown.games.urban_sprawl.grid import bits, block_name
from boomtown.games.urban_sprawl.pack_names import (
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
)
from boomtown.games.urban_sprawl.pack_phrases import YOU, both, plural
from boomtown.games.urban_sprawl.pack_say import clauses
from boomtown.games.urban_sprawl.sites import in_the_way, needs_renewal, price_of
from boomtown.games.urban_sprawl.table import ACTIVE, AP, CARD, FRAME, SprawlTable, value_of

PASSES = {
    "Invest": "Invest nothing more and begin your actions",
    "OfferChoice": "Decline",
    "RobVocation": "Take no marker",
    "PickBuilding": "Leave all buildings as they are",
    "PickThing": "Pick nothing",
    "PickMarker": "Leave the markers as they are",
    "TakeCards": "Take no more cards",
    "DropCards": "Keep your cards",
    "RemoveContract": "Remove no more contracts",
    "TakeFavor": "Take no Favor",
    "BuildMore": "Build nothing more",
}

PROMPTS = {
    "Claim": "Claim a starting building: you pay its value.",
    "Invest": "Invest Build Permits for wealth, or begin your actions.",
    "ChooseBlock": "Choose the block for your {contract}; its price is paid in wealth.",
    "ChooseSite": "Choose the lots for your {contract}.",
    "ChoosePermit": "Choose a Build Permit to pay with: {need} still to pay, no change is given.",
    "ParkBlock": "You are Mayor: choose the block for your new park.",
    "ParkLot": "You are Mayor: choose the lot for your new park.",
    "Elect": "The election is tied: say who becomes {office}.",
    "GiveContractor": "Several players have least prestige: say who gets the Contractor.",
    "ChooseOrder": "Several players must decide: say who is next.",
    "ChooseRival": "Several opponents tie: say which of them is meant.",
    "Split": "Choose wealth or prestige.",
    "OfferChoice": "Pay or decline.",
    "ChooseOption": "Choose one.",
    "PickThing": "Choose what the card speaks of.",
    "PayoutRow": "Choose the row that pays out.",
    "PickBuilding": "Choose a building.",
    "SwapWith": "Choose the building it exchanges control markers with.",
    "RezoneTo": "Choose the new zone.",
    "EnlargeTo": "Choose the lots of the enlarged building.",
    "PlaceLots": "Choose how large the new tile is.",
    "PlaceBlock": "Choose a block.",
    "PlaceSite": "Choose the lots.",
    "PickMarker": "Choose a marker.",
    "PickCircle": "Choose the gray circle for the {marker}.",
    "SwapMarker": "Choose the marker it changes places with.",
    "TakeVocation": "Choose a vocation marker to take from the supply.",
    "RobVocation": "The supply has no {vocation} marker left: you may take one from an opponent.",
    "LoseVocation": "Choose a vocation marker to return to the supply.",
    "TakeCards": "Take a planning card ({left} more), or stop.",
    "DropCards": "Choose a planning card to discard.",
    "RemoveContract": "Remove a face-up contract from the game ({left} more), or stop.",
    "TakeFavor": "You may take a face-up contract as a Favor for 0 APs.",
    "BuildMore": "You may build a face-up contract for 0 APs.",
}


def number_of(top: Step, name: str) -> int:
    """One of the numbers of a step."""
    return int(getattr(top, name))


def source_of(t: SprawlTable, top: Step) -> dict[str, Any]:
    """What the file says at the place in a card where a decision stands."""
    return t.board.sources.get(number_of(top, "at"), {})


def reader(t: SprawlTable, seat: int) -> str:
    """What card texts call the player who reads them."""
    return "you" if t.turn[ACTIVE] == seat else YOU


def capital(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


# --- buttons -------------------------------------------------------------------------------------------------


def button(t: SprawlTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    verb, number, top = a.ACTIONS.name(action), a.ACTIONS.number(action), t.agenda[-1]
    return capital(BUTTONS[verb](t, seat, number, top))


def _end(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    left = t.turn[AP]
    return f"End your turn ({points(left)} unspent)" if left else "End your turn"


def _pass(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    text = PASSES[type(top).__name__]
    if isinstance(top, effects_choice.OfferChoice):
        other = clauses(source_of(t, top).get("else", []), reader(t, seat))
        return f"{text}: {other}" if other else text
    return text


def _accept(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    source, code, at = source_of(t, top), t.board.code, number_of(top, "at")
    wealth, prestige = offer_price(t, at), code[at + 7]
    either = code[at + 8]
    price = purse(wealth + (either if n == 0 else 0), prestige + (either if n == 1 else 0))
    text = f"Pay {price}" if price != "nothing" else f"Discard {plural(code[at + 9], 'planning card')}"
    then = clauses(source.get("then", []), reader(t, seat))
    return f"{text} to {then}" if then else text


def _take(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    card = t.plan[n] if n < len(t.plan) else t.tops[0]
    price = t.board.plan_price[n] if type(top).__name__ == "Act" else 0
    return f"Take {card_name(t.board, card)} for {points(price)}"


def _build(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    card = build.contract_at(t, seat, n)
    price = t.board.price[n] if type(top).__name__ == "Act" else 0
    where = "your Favor " if n >= FAVORS else ""
    tile = tile_name(t.board.size[card], t.board.zone[card])
    return f"Build {where}{card_name(t.board, card)} ({tile}) for {points(price)}"


def _favor(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    price = t.board.price[n] if type(top).__name__ == "Act" else 0
    return f"Take {card_name(t.board, build.contract_at(t, seat, n))} as a Favor for {points(price)}"


def _card(verb: str) -> Any:
    def text(t: SprawlTable, seat: int, n: int, top: Step) -> str:
        name = card_name(t.board, n)
        if verb == "Invest":
            return f"Invest {name} for {t.board.payout[n]} wealth"
        if verb == "Pay":
            return f"Pay with {name}"
        if verb == "Discard":
            gain = f" for {t.board.payout[n]} wealth" if source_of(t, top).get("invest") else ""
            return f"{'Invest' if gain else 'Discard'} {name}{gain}"
        return f"Take {name} from the discard pile"

    return text


def _block(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    if isinstance(top, build.ChooseBlock):
        card = build.contract_at(t, seat, top.place)
        return f"Build in {block_name(n)} for {price_of(t, card, n)} wealth"
    return f"Block {block_name(n)} (value {t.value[n]})"


def _site(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    text = site_name(n)
    if isinstance(top, build.ChooseSite):
        gone = [building(t, home) for home in bits(in_the_way(t, n))]
        if gone:
            card = build.contract_at(t, seat, top.place)
            how = "with Urban Renewal" if needs_renewal(t, seat, card, n) else "without Urban Renewal"
            text += f", demolishing {both(gone, 'and')} ({how})"
    return text


def _lots(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    return f"{plural(n + 1, 'lot')}"


def _building(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    if type(top).__name__ == "Claim":
        return f"Claim the {TILES[t.zone[n]]} in {block_name(n // 24 * 6 + n % 12 // 2)} for {value_of(t, n)} wealth"
    verb = ""
    if isinstance(top, effects_city.PickBuilding):
        verb = {
            "demolish": "demolish ",
            "move": "move ",
            "take_control": "take control of ",
            "lose_control": "remove the control marker of ",
            "swap_control": "exchange the control marker of ",
            "rezone": "change the zone of ",
            "enlarge": "enlarge ",
        }.get(source_of(t, top).get("do", ""), "")
    return f"{verb}{building(t, n)} (value {value_of(t, n)})"


def _zone(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    return f"Change it to {TILES[n]}"


def _player(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    name = "you" if n == seat else seat_name(t, n)
    if isinstance(top, elections.Elect):
        return f"{name} {'become' if n == seat else 'becomes'} {t.board.office_names[top.office]}"
    if isinstance(top, elections.GiveContractor):
        return f"{name} {'get' if n == seat else 'gets'} the Contractor"
    if isinstance(top, program.ChooseOrder):
        return f"{name} {'decide' if n == seat else 'decides'} next"
    if type(top).__name__ == "RobVocation":
        return f"Take {seat_name(t, n)}'s {t.board.vocation_names[number_of(top, 'vocation')]} marker"
    return f"{name} (prestige {t.prestige[n]})"


def _split(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    at = number_of(top, "at")
    size, count = unit_size(t, at), units(t, at, seat)
    verb = "Gain" if t.board.code[at] in (GAIN, VOCATION_SCORE) else "Pay"
    wealth, prestige = (count - n) * size, n * size
    if verb == "Pay":
        wealth, prestige = min(wealth, t.wealth[seat]), min(prestige, t.prestige[seat])
    return f"{verb} {purse(wealth, prestige)}"


def _option(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    options = source_of(t, top).get("options", [])
    return clauses(options[n]["steps"], reader(t, seat)) or "Do none of this"


def _vocation(t: SprawlTable, seat: int, n: int, top: Step) -> str:
    verb = {"TakeVocation": "Take", "LoseVocation": "Return"}.get(type(top).__name__, "Name")
    return f"{verb} {t.board.vocation_names[n]}"


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
    "office": lambda t, seat, n, top: f"The office of {t.board.office_names[n]}",
    "vocation": _vocation,
    "marker": lambda t, seat, n, top: marker_name(t.board, n),
    "circle": lambda t, seat, n, top: circle_name(t.board, n),
    "row": lambda t, seat, n, top: row_name(n // NUMBERS, n % NUMBERS),
    "player": _player,
    "split": _split,
    "option": _option,
    "remove": lambda t, seat, n, top: f"Remove {card_name(t.board, t.offer[n])} from the game",
}


# --- prompts -------------------------------------------------------------------------------------------------


def prompt(t: SprawlTable, seat: int) -> str:
    """What the seat has to do now."""
    top = t.agenda[-1]
    name = type(top).__name__
    if name == "Act":
        return f"You have {points(t.turn[AP])}: take a card, build, take a Favor, or end your turn."
    words = PROMPTS[name]
    if "{contract}" in words:
        words = words.format(contract=card_name(t.board, build.contract_at(t, seat, number_of(top, "place"))))
    elif name == "ChoosePermit":
        words = words.format(need=plural(number_of(top, "need"), "permit"))
    elif name == "Elect":
        words = words.format(office=t.board.office_names[number_of(top, "office")])
    elif name == "PickCircle":
        words = words.format(marker=marker_name(t.board, number_of(top, "marker")))
    elif name == "RobVocation":
        words = words.format(vocation=t.board.vocation_names[number_of(top, "vocation")])
    elif "{left}" in words:
        words = words.format(left=number_of(top, "left"))
    elif name == "Split":
        words = split_prompt(t, seat, number_of(top, "at"))
    return heading(t, name) + words


def split_prompt(t: SprawlTable, seat: int, at: int) -> str:
    """What is gained or paid, in units."""
    n, size = units(t, at, seat), unit_size(t, at)
    if t.board.code[at] == VOCATION_SCORE:
        name = t.board.vocation_names[scored_vocation(t, at)]
        markers = f"{name} marker scores {size}" if n == 1 else f"{n} {name} markers score {size} each"
        return f"Your {markers}: choose wealth or prestige."
    verb = "You gain" if t.board.code[at] == GAIN else "You must pay"
    return f"{verb} {size} wealth or {size} prestige{f', {n} times' if n > 1 else ''}: choose."


def heading(t: SprawlTable, name: str) -> str:
    """The card whose effect is running: 'Flood: '."""
    if len(t.frames) < FRAME or name in ("ChooseBlock", "ChooseSite", "ChoosePermit", "ParkBlock", "ParkLot"):
        return ""
    return f"{t.board.names[t.frames[len(t.frames) - FRAME + CARD]]}: "
