"""The log: every thing that happened as a sentence, and the rules it stands on."""

from typing import Any

from boomtown.games.urban_sprawl.rules.cards.flow import word_at
from boomtown.games.urban_sprawl.rules.content import DECK_IDS, KIND_IDS, OFFICE_ZONE, PLANNING, RENEWAL
from boomtown.games.urban_sprawl.rules.grid import LOT_BLOCK, SITE_SIZE, block_name
from boomtown.games.urban_sprawl.rules.table import SprawlTable
from boomtown.games.urban_sprawl.words.names import (
    TILES,
    building_name,
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
    zone_name,
)
from boomtown.games.urban_sprawl.words.operands import price
from boomtown.games.urban_sprawl.words.phrases import THEY, article, both, plural
from boomtown.games.urban_sprawl.words.speech import clauses

Args = list[int]

RULES: dict[str, list[str]] = {
    "claim": ["USP-028", "USP-029"],
    "media": ["USP-031", "USP-032"],
    "turn": ["USP-058", "USP-162"],
    "treasurer": ["USP-190", "USP-191"],
    "invest": ["USP-061"],
    "take": ["USP-065", "USP-069"],
    "favor": ["USP-070"],
    "renewal": ["USP-229", "USP-082"],
    "demolish": ["USP-235"],
    "build": ["USP-102", "USP-104", "USP-113", "USP-114"],
    "neighborhood": ["USP-123", "USP-188"],
    "end-turn": ["USP-144", "USP-068"],
    "refill": ["USP-148", "USP-156"],
    "flip": ["USP-151", "USP-159"],
    "shuffle": ["USP-076"],
    "event": ["USP-218"],
    "ballot": ["USP-163", "USP-199"],
    "elected": ["USP-198"],
    "no-candidate": ["USP-198"],
    "park": ["USP-186"],
    "contractor": ["USP-215"],
    "payout": ["USP-168", "USP-172"],
    "no-payout": ["USP-170"],
    "gain": ["USP-136", "USP-220"],
    "lose": ["USP-250"],
    "tribute": ["USP-250", "USP-038"],
    "score": ["USP-130"],
    "vocation": ["USP-128"],
    "rob": ["USP-129"],
    "vocation-lose": ["USP-220"],
    "accept": ["USP-253"],
    "decline": ["USP-253"],
    "option": ["USP-136", "USP-220"],
    "pick-building": ["USP-136", "USP-220"],
    "pick-lane": ["USP-141"],
    "pick-office": ["USP-136", "USP-220"],
    "pick-vocation": ["USP-136"],
    "marker": ["USP-094", "USP-095"],
    "marker-swap": ["USP-098"],
    "marker-remove": ["USP-220"],
    "place": ["USP-119"],
    "move": ["USP-119"],
    "control": ["USP-043"],
    "uncontrol": ["USP-043"],
    "swap": ["USP-043"],
    "rezone": ["USP-136"],
    "enlarge": ["USP-136"],
    "fetch": ["USP-136"],
    "drop": ["USP-082"],
    "flush": ["USP-220"],
    "remove": ["USP-136"],
    "extra": ["USP-248"],
    "points": ["USP-136"],
    "points-later": ["USP-220"],
    "vacate": ["USP-220"],
    "activate": ["USP-154", "USP-155", "USP-184", "USP-214"],
    "final": ["USP-241", "USP-242", "USP-243"],
}


# lines that name their cause themselves, or that no card causes
NO_HEADING = ("event", "neighborhood", "park", "contractor", "refill", "flip", "shuffle", "turn", "end-turn")


def sentence(
    t: SprawlTable, kind: str, seat: int, args: Args, secret: list[int] | None
) -> tuple[str, list[str]]:
    """A line of the log and the rules it stands on; nothing in this game's log is secret."""
    return told(t, kind, seat, args), RULES[kind]


def told(t: SprawlTable, kind: str, seat: int, args: Args) -> str:
    """One thing that happened, with the card that caused it: 'Flood: Pink loses 6 wealth.'"""
    who = seat_name(t, seat) if seat >= 0 else ""
    text, cause = str(SENTENCES[kind](t, who, args[:-1])), args[-1]
    if cause < 0 or kind in NO_HEADING:
        return text[:1].upper() + text[1:]
    if text.startswith("The "):
        text = "t" + text[1:]
    return f"{t.content.names[cause]}: {text}"


def named(t: SprawlTable, args: Args) -> str:
    """The building of a log line: home, zone, contract."""
    return building_name(t.content, args[0], args[1], args[2])


def whose(t: SprawlTable, owner: int) -> str:
    """'Pink's ', or 'the uncontrolled '."""
    return f"{seat_name(t, owner)}'s " if owner >= 0 else "the uncontrolled "


def _demolish(t: SprawlTable, who: str, x: Args) -> str:
    name = building_name(t.content, x[0], x[1], x[4], SITE_SIZE[x[2]])
    cause = f" by {who} for {t.content.names[x[5]]}" if x[5] >= 0 else ""
    return f"{whose(t, x[3])}{name} is demolished{cause}."


def _build(t: SprawlTable, who: str, x: Args) -> str:
    card, site, price, place, free, *permits = x
    cost = 0 if free else t.content.price[place]
    tile = tile_name(t.content.size[card], t.content.zone[card])
    paid = both([points(cost), f"{price} wealth", *[card_name(t.content, one) for one in permits]], "and")
    return f"{who} builds {t.content.names[card]} ({tile}) on {site_name(site)} for {paid}."


def _payout(t: SprawlTable, who: str, x: Args) -> str:
    kind, number, *earned = x
    paid = [f"{seat_name(t, seat)} {n}" for seat, n in enumerate(earned) if n]
    return f"{row_name(kind, number).capitalize()} pays {', '.join(paid) if paid else 'nobody'}."


def _final(t: SprawlTable, who: str, x: Args) -> str:
    before, rows, wealth, *offices, total = x
    bonus = "".join(f" + {n} ({t.content.office_names[i]})" for i, n in enumerate(offices) if n)
    return f"{who}: {before} prestige + {rows} (prestige rows) + {wealth} (wealth){bonus} = {total}."


def _marker(t: SprawlTable, who: str, x: Args) -> str:
    where = circle_name(t.content, x[1])
    verb = "brings" if x[2] < 0 else "moves"
    return f"{who} {verb} {marker_name(t.content, x[0])} {'into play on' if x[2] < 0 else 'to'} {where}."


def _activate(t: SprawlTable, who: str, x: Args) -> str:
    text = f"The {DECK_IDS[x[0]].capitalize()} deck becomes active"
    text += "; the other four politicians enter play" if x[1] else ""
    return text + ("; the Contractor enters play." if x[2] else ".")


def _option(t: SprawlTable, who: str, x: Args) -> str:
    program, at, option, active = x
    steps = word_at(t, program, at).source["options"][option]["steps"]
    text = clauses(steps, THEY).replace("the active player", seat_name(t, active))
    return f"{who} chooses: {text}." if text else f"{who} leaves it."


def _elected(t: SprawlTable, who: str, x: Args) -> str:
    office, before, strength, breaker = x
    again = " again" if before >= 0 and seat_name(t, before) == who else ""
    how = ""
    if strength >= 0:
        zone = OFFICE_ZONE[office]
        best = (
            plural(strength, "vocation marker") if zone < 0 else f"{article(TILES[zone])} of value {strength}"
        )
        how = f", with {best}"
    if breaker >= 0:
        how += f", chosen by {seat_name(t, breaker)} in a tie"
    return f"{who} is elected {t.content.office_names[office]}{again}{how}."


def _swap(t: SprawlTable, who: str, x: Args) -> str:
    first = f"{whose(t, x[3])}{building_name(t.content, x[0], x[1], x[2])}"
    second = f"{whose(t, x[7])}{building_name(t.content, x[4], x[5], x[6])}"
    return f"{who} exchanges the control markers of {first} and {second}."


def _accept(t: SprawlTable, who: str, x: Args) -> str:
    to = f" {seat_name(t, x[2])}" if x[2] >= 0 else ""
    return f"{who} pays{to} {purse(x[0], x[1])}."


def _decline(t: SprawlTable, who: str, x: Args) -> str:
    program, at, wealth = x
    pay = word_at(t, program, at).source["pay"]
    if pay.get("wealth") == "value":
        return f"{who} does not pay {wealth} wealth."
    verb, what = price({key: value for key, value in pay.items() if key != "to"}, THEY)
    return f"{who} does not {verb} {what}."


def _score(t: SprawlTable, who: str, x: Args) -> str:
    name, wealth, prestige, chief = x
    both_ = " (both, as Police Chief)" if chief else ""
    return f"{who} gains {purse(wealth, prestige)} for {t.content.vocation_names[name]}{both_}."


def _pick_building(t: SprawlTable, who: str, x: Args) -> str:
    step = word_at(t, x[4], x[5]).source
    name = f"{whose(t, x[3])}{building_name(t.content, x[0], x[1], x[2])}"
    if "extreme" in step.get("of", {}):
        return f"{name} is the {step['of']['extreme'].replace('_', ' ')} building."
    return f"{who} picks {name}."


def _icons(t: SprawlTable, card: int) -> str:
    """What a card that is turned up brings: ' (ballot box, wealth row 4)'."""
    found = ["ballot box"] if t.content.ballot[card] else []
    number = t.content.payout[card]
    if number > 0 and t.content.kind[card] != RENEWAL:
        found.append(row_name(0 if t.content.deck[card] == PLANNING else 1, number))
    return f" ({', '.join(found)})" if found else ""


def _tied(t: SprawlTable, who: str, x: Args) -> str:
    how = (
        "controls the residential building (RES) of value 3 (tie for most wealth)"
        if x[1]
        else f"has most wealth left ({x[0]})"
    )
    return f"{who} {how} and gets the Media vocation."


def _place(t: SprawlTable, who: str, x: Args) -> str:
    tile = tile_name(SITE_SIZE[x[1]], x[0])
    mark = (
        "" if x[2] < 0 else " and controls it" if seat_name(t, x[2]) == who else f" for {seat_name(t, x[2])}"
    )
    return f"{who} places a {tile} on {site_name(x[1])}{mark}."


def _move(t: SprawlTable, who: str, x: Args) -> str:
    return f"{who} moves {whose(t, x[4])}{named(t, x)} to {site_name(x[3])}."


def _enlarge(t: SprawlTable, who: str, x: Args) -> str:
    return f"{who} enlarges {whose(t, x[3])}{named(t, x)}: it covers {site_name(x[4])}."


def _contract(t: SprawlTable, card: int) -> str:
    return card_name(t.content, card)


SENTENCES: dict[str, Any] = {
    "claim": lambda t, who, x: (
        f"{who} claims the {zone_name(x[1])} building in {block_name(LOT_BLOCK[x[0]])} for {x[2]} wealth."
    ),
    "media": _tied,
    "turn": lambda t, who, x: f"Turn {x[0]}: {who}.",
    "treasurer": lambda t, who, x: f"{who} collects {x[0]} wealth as Treasurer.",
    "invest": lambda t, who, x: f"{who} invests {_contract(t, x[0])} for {x[1]} wealth.",
    "take": lambda t, who, x: (
        f"{who} takes {_contract(t, x[0])} {f'for {points(x[1])}' if x[1] else 'from the planning boxes'}."
    ),
    "favor": lambda t, who, x: f"{who} takes {_contract(t, x[0])} as a Favor for {points(x[1])}.",
    "renewal": lambda t, who, x: f"{who} discards Urban Renewal to make room for {t.content.names[x[1]]}.",
    "demolish": _demolish,
    "build": _build,
    "neighborhood": lambda t, who, x: (
        f"{who} gains a neighborhood bonus of {x[0]} prestige for {t.content.names[x[2]]}"
        f"{' (doubled for the District Attorney)' if x[1] else ''}."
    ),
    "end-turn": lambda t, who, x: (
        f"{who}'s turn is over{f', {points(x[0])} unspent' if x[0] else ''}: End of Turn begins."
    ),
    "refill": lambda t, who, x: f"{_contract(t, x[0])} comes to the {x[1]} AP box{_icons(t, x[0])}.",
    "flip": lambda t, who, x: (
        f"{_contract(t, x[0])} is turned up on the {DECK_IDS[x[1]].capitalize()} deck{_icons(t, x[0])}."
    ),
    "shuffle": lambda t, who, x: (
        f"The discard pile is shuffled: a new Planning deck of {plural(x[0], 'card')}."
    ),
    "event": lambda t, who, x: f"Event: {t.content.names[x[0]]}. {t.content.texts[x[0]]}",
    "ballot": lambda t, who, x: (
        f"The pawn moves to {t.content.office_names[x[0]]}{', who is not in play yet: no election' if x[1] else ': election'}."
    ),
    "elected": _elected,
    "no-candidate": lambda t, who, x: f"There is no candidate for {t.content.office_names[x[0]]}.",
    "park": lambda t, who, x: f"{who} places a park in {block_name(LOT_BLOCK[x[0]])} as Mayor.",
    "contractor": lambda t, who, x: f"{who} has least prestige and gets the Contractor.",
    "payout": _payout,
    "no-payout": lambda t, who, x: (
        f"{KIND_IDS[x[0]].capitalize()} {x[1]} pays nothing: no row has that number, its marker is not in play."
    ),
    "gain": lambda t, who, x: f"{who} gains {purse(x[0], x[1])}.",
    "lose": lambda t, who, x: f"{who} loses {purse(x[0], x[1])}.",
    "tribute": lambda t, who, x: f"{who} pays {seat_name(t, x[0])} {purse(x[1], x[2])}.",
    "score": _score,
    "vocation": lambda t, who, x: f"{who} takes {article(t.content.vocation_names[x[0]])} marker.",
    "rob": lambda t, who, x: f"{who} takes {seat_name(t, x[1])}'s {t.content.vocation_names[x[0]]} marker.",
    "vocation-lose": lambda t, who, x: (
        f"{who} returns {article(t.content.vocation_names[x[0]])} marker to the supply."
    ),
    "accept": _accept,
    "decline": _decline,
    "option": _option,
    "pick-building": _pick_building,
    "pick-lane": lambda t, who, x: f"{who} chooses {lane_name(x[0])}.",
    "pick-office": lambda t, who, x: f"{who} names the office of {t.content.office_names[x[0]]}.",
    "pick-vocation": lambda t, who, x: f"{who} names {t.content.vocation_names[x[0]]}.",
    "marker": _marker,
    "marker-swap": lambda t, who, x: (
        f"{who} lets {marker_name(t.content, x[0])} and {marker_name(t.content, x[1])} change places."
    ),
    "marker-remove": lambda t, who, x: f"The {marker_name(t.content, x[0])} returns to its holding box.",
    "place": _place,
    "move": _move,
    "control": lambda t, who, x: f"{who} takes control of {whose(t, x[3])}{named(t, x)}.",
    "uncontrol": lambda t, who, x: f"{who} removes the control marker of {whose(t, x[3])}{named(t, x)}.",
    "swap": _swap,
    "rezone": lambda t, who, x: f"{who} changes {whose(t, x[3])}{named(t, x)} to {article(TILES[x[4]])}.",
    "enlarge": _enlarge,
    "fetch": lambda t, who, x: f"{who} takes {_contract(t, x[0])} from the discard pile.",
    "drop": lambda t, who, x: f"{who} discards {_contract(t, x[0])}.",
    "flush": lambda t, who, x: "The planning boxes are emptied.",
    "remove": lambda t, who, x: f"{who} removes {_contract(t, x[0])} from the game.",
    "extra": lambda t, who, x: f"{who} takes the Extra Favor tile.",
    "points": lambda t, who, x: f"{who} has {points(x[0])} more in this turn.",
    "points-later": lambda t, who, x: (
        f"{who} will have {points(abs(x[0]))} {'more' if x[0] > 0 else 'fewer'} in the next turn."
    ),
    "vacate": lambda t, who, x: f"{who} loses the office of {t.content.office_names[x[0]]}; it falls vacant.",
    "activate": _activate,
    "final": _final,
}
