"""The log: one sentence for each thing that happened, and the rules it stands on."""

from collections.abc import Callable

from boomtown.games.forged_in_steel.board import ROLE_NAMES
from boomtown.games.forged_in_steel.pack_names import (
    ability_name,
    card,
    kind_name,
    lot_name,
    lots_name,
    names,
    seat_name,
    some,
    whose,
)
from boomtown.games.forged_in_steel.script import R_BALLOTS
from boomtown.games.forged_in_steel.table import CITY, SteelTable

RULES: dict[str, list[str]] = {
    "ability": ["FIS-300", "FIS-306"],
    "announce": ["FIS-076", "FIS-077"],
    "assessed": ["FIS-232", "FIS-284"],
    "assessment": ["FIS-232"],
    "ballots": ["FIS-255", "FIS-257", "FIS-259"],
    "building": ["FIS-047", "FIS-081"],
    "burn": ["FIS-220", "FIS-223"],
    "buy-lot": ["FIS-114", "FIS-119"],
    "calm": ["FIS-153"],
    "cancelled": ["FIS-179", "FIS-180"],
    "city-cube": ["FIS-092", "FIS-093"],
    "claim": ["FIS-166"],
    "convert": ["FIS-153"],
    "cube": ["FIS-073"],
    "deal": ["FIS-036", "FIS-050", "FIS-052"],
    "discard": ["FIS-039"],
    "draft": ["FIS-042", "FIS-055"],
    "draw": ["FIS-153"],
    "era": ["FIS-279", "FIS-046"],
    "event": ["FIS-079", "FIS-153"],
    "final": ["FIS-281", "FIS-282", "FIS-283"],
    "front": ["FIS-163"],
    "gain-muscle": ["FIS-153"],
    "give-role": ["FIS-072"],
    "headline": ["FIS-161", "FIS-163", "FIS-166"],
    "headline-off": ["FIS-165"],
    "immigration": ["FIS-185", "FIS-186", "FIS-187"],
    "influence": ["FIS-024", "FIS-264"],
    "keep": ["FIS-056"],
    "kill": ["FIS-072"],
    "lasting": ["FIS-072"],
    "leader": ["FIS-299"],
    "lose-mine": ["FIS-153"],
    "lost": ["FIS-068"],
    "lot-vp": ["FIS-090", "FIS-094", "FIS-270"],
    "mine": ["FIS-135"],
    "mine-roll": ["FIS-137"],
    "mine-vp": ["FIS-137", "FIS-138", "FIS-140"],
    "mob": ["FIS-275", "FIS-276"],
    "mogul": ["FIS-305", "FIS-307"],
    "mogul-stays": ["FIS-307"],
    "move": ["FIS-153"],
    "muscle": ["FIS-066", "FIS-079"],
    "neighborhood": ["FIS-153"],
    "no-immigration": ["FIS-072"],
    "official": ["FIS-272"],
    "pays": ["FIS-153"],
    "peek": ["FIS-153"],
    "penalty": ["FIS-207"],
    "place": ["FIS-113", "FIS-153"],
    "planned": ["FIS-037", "FIS-051", "FIS-053"],
    "play": ["FIS-295", "FIS-297"],
    "recube": ["FIS-153"],
    "remove": ["FIS-153", "FIS-278"],
    "reshuffle": ["FIS-279"],
    "respond": ["FIS-176", "FIS-181", "FIS-182"],
    "riot": ["FIS-199", "FIS-208", "FIS-210"],
    "riot-nothing": ["FIS-215"],
    "riot-over": ["FIS-230", "FIS-231"],
    "riot-roll": ["FIS-215", "FIS-216", "FIS-217"],
    "role": ["FIS-041", "FIS-266", "FIS-267"],
    "roll": ["FIS-017"],
    "saved": ["FIS-287", "FIS-288"],
    "seize": ["FIS-148", "FIS-150"],
    "seize-mine": ["FIS-148", "FIS-150"],
    "stopped": ["FIS-312"],
    "swap": ["FIS-153"],
    "take-role": ["FIS-072"],
    "token": ["FIS-310", "FIS-311"],
    "tokens": ["FIS-309"],
    "track": ["FIS-171", "FIS-173", "FIS-174"],
    "trade": ["FIS-040"],
    "turn": ["FIS-077", "FIS-080"],
    "turn-die": ["FIS-312"],
    "unrest": ["FIS-197", "FIS-198"],
    "votes": ["FIS-261", "FIS-263", "FIS-264"],
    "vp": ["FIS-284"],
    "way": ["FIS-292"],
}


def sentence(t: SteelTable, kind: str, seat: int, a: list[int], secret: list[int] | None) -> str:
    """One thing that happened, for a reader who may know `secret` only if it is not None."""
    who = seat_name(t, seat) if seat >= 0 else ""
    return SENTENCES[kind](t, who, a, secret)


Maker = Callable[[SteelTable, str, list[int], list[int] | None], str]


def _announce(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    said = [f"{seat_name(t, seat)} {mm}" for seat, mm in enumerate(a) if mm]
    return f"All have selected a card. MM announced: {', '.join(said)}."


def _assessed(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    parts = ("Mines", "Factories", "Commercial buildings", "Houses", "Mansions")
    said = [f"{vp} for {name}" for name, vp in zip(parts, a) if vp]
    return f"{who} scores {sum(a)} VP" + (f": {', '.join(said)}." if said else ".")


def _ballots(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    nb, worth, *winners = a
    won = names(t, winners) or "Nobody"
    return f"{t.board.city.nb_names[nb]}: {won} get{'s' if len(winners) < 2 else ''} {some(worth, 'vote')}."


def _lot_vp(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    cube = "the City cube" if a[2] == CITY else "the cube"
    return f"{who} scores {a[0]} VP for {cube} on {lot_name(t, a[1])}, which is built over."


def _riot_roll(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    lot, die, bonus, less, points = a
    more = f" + {bonus} for the Era" if bonus else ""
    fewer = f" - {less} for the Response" if less else ""
    return f"{who} starts the Riot at {lot_name(t, lot)} and rolls {die}{more}{fewer}: {some(points, 'Riot point')}."


def _lasting(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    if t.board.script.a[a[0]] == R_BALLOTS:
        more = t.board.script.b[a[0]]
        return (
            f"{who} has {some(more, 'more ballot')} in {t.board.city.nb_names[a[1]]} at the next Elections."
        )
    return f"From now on {who} scores for City cubes that are built over."


def _place(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return f"{who} puts a {kind_name(a[0])} on {lots_name(t, a[1:])}."


def _track(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    way = "rises" if a[2] > 0 else "falls"
    return f"The {t.board.city.track_names[a[0]]} track {way} to {a[1]}."


def _vp(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return f"{who} {'scores' if a[0] > 0 else 'loses'} {abs(a[0])} VP."


def _immigration(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    if a[1] == 0:
        return "Immigration: there are no Factories or Commercial buildings, so nobody comes."
    return (
        f"Immigration: {some(a[0], 'job')}, so everyone places {some(a[1], 'House')}, the Official one more."
    )


def _of(t: SteelTable, a: list[int]) -> str:
    return f"{whose(t, a[2])} {kind_name(a[0])} on {lot_name(t, a[1])}"


def _discard(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return f"{who} discards {card(t, secret[0]) if secret else 'a card'}."


def _trade(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    if not secret:
        return f"{who} exchanges a card with the Bank."
    return f"{who} puts {card(t, secret[0])} in the Bank and takes {card(t, secret[1])}."


def _peek(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    seen = f": {', '.join(card(t, one) for one in secret)}" if secret else ""
    return f"{who} looks at the hand of {seat_name(t, a[0])}{seen}."


def _planned(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    bank = f"puts {some(a[0], 'card')} in the Bank and " if a[0] else ""
    return f"Everyone {bank}discards {some(a[1], 'card')}."


def _recube(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    new = "a City cube" if a[2] == CITY else "a cube of their own"
    return f"{who} replaces {whose(t, a[1])} cube on {lot_name(t, a[0])} with {new}."


def _riot(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return (
        f"A Riot! {some(a[1], 'cube')} of Unrest; {who} is the Instigator, {seat_name(t, a[0])} the Target."
    )


def _riot_over(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return "The Riot is over" + ("; all cubes leave the Unrest track." if a[0] else ".")


SENTENCES: dict[str, Maker] = {
    "ability": lambda t, who, a, x: f"{who} uses {ability_name(t, a[0])}.",
    "announce": _announce,
    "assessed": _assessed,
    "assessment": lambda t, who, a, x: f"County Assessment of {a[0]}.",
    "ballots": _ballots,
    "building": lambda t, who, a, x: f"City Building of {a[0]} begins.",
    "burn": lambda t, who, a, x: f"The Riot destroys {_of(t, a)}.",
    "buy-lot": lambda t, who, a, x: f"{who} buys {lot_name(t, a[0])} for {a[1]} MM.",
    "calm": lambda t, who, a, x: (
        f"{who} takes {some(a[0], 'cube')} back from the Unrest track; {a[1]} are left."
    ),
    "cancelled": lambda t, who, a, x: f"The event {card(t, a[0])} is cancelled.",
    "city-cube": lambda t, who, a, x: f"{who} places a City cube on {lot_name(t, a[0])}.",
    "claim": lambda t, who, a, x: f"{who} claims the Headline {card(t, a[0])}.",
    "convert": lambda t, who, a, x: f"{who} replaces the {kind_name(a[0])} on {lot_name(t, a[1])}.",
    "cube": lambda t, who, a, x: f"{who} places a cube on {lot_name(t, a[0])}.",
    "deal": lambda t, who, a, x: f"Everyone is dealt {some(a[0], 'card')}.",
    "discard": _discard,
    "draft": lambda t, who, a, x: f"{who}, the City Planner, draws {some(a[0], 'card')} for the draft.",
    "draw": lambda t, who, a, x: f"{who} draws {card(t, x[0]) if x else 'a card'}.",
    "era": lambda t, who, a, x: f"The Era {a[0]} begins: its deck is shuffled into the main deck.",
    "event": lambda t, who, a, x: f"{who} plays {card(t, a[0])} for its event.",
    "final": lambda t, who, a, x: f"{who} ends with {a[0]} VP.",
    "front": lambda t, who, a, x: f"{who} brings the Headline {card(t, a[0])} to the front.",
    "gain-muscle": lambda t, who, a, x: f"{who} gains {a[0]} MM.",
    "give-role": lambda t, who, a, x: f"{who} gives {seat_name(t, a[1])} the token {ROLE_NAMES[a[0]]}.",
    "headline": lambda t, who, a, x: f"{card(t, a[0])} is the newest Headline, with {who}'s cube.",
    "headline-off": lambda t, who, a, x: f"The Headline {card(t, a[0])} is pushed off the board.",
    "immigration": _immigration,
    "influence": lambda t, who, a, x: f"Influence order: {names(t, a)}.",
    "keep": lambda t, who, a, x: f"{who} keeps {card(t, x[0]) if x else 'a card'}.",
    "kill": lambda t, who, a, x: f"{who} removes the Headline {card(t, a[0])} from the game.",
    "lasting": _lasting,
    "leader": lambda t, who, a, x: f"{who} has the Industry Leader {t.board.leader_names[a[0]]}.",
    "lose-mine": lambda t, who, a, x: f"{who} loses the Mine {t.board.city.mine_names[a[0]]}.",
    "lost": lambda t, who, a, x: f"{who} leaves {a[0]} MM unused.",
    "lot-vp": _lot_vp,
    "mine": lambda t, who, a, x: f"{who} gains the Mine {t.board.city.mine_names[a[0]]}.",
    "mine-roll": lambda t, who, a, x: f"{who} rolls {' and '.join(str(n) for n in a)} for the Mine.",
    "mine-vp": lambda t, who, a, x: f"{who} scores {a[0]} VP for the Mine.",
    "mob": lambda t, who, a, x: f"{who} raids Block {t.board.city.block_ids[a[0]]} and rolls {a[1]}.",
    "mogul": lambda t, who, a, x: f"{who}'s Mogul goes to {t.board.city.nb_names[a[0]]}.",
    "mogul-stays": lambda t, who, a, x: f"{who}'s Mogul stays in {t.board.city.nb_names[a[0]]}.",
    "move": lambda t, who, a, x: (
        f"{who} moves the {kind_name(a[0])} on {lot_name(t, a[1])} to {lot_name(t, a[2])}."
    ),
    "muscle": lambda t, who, a, x: f"{who} plays {card(t, a[0])} for {a[1]} MM.",
    "neighborhood": lambda t, who, a, x: f"{who} chooses {t.board.city.nb_names[a[0]]}.",
    "no-immigration": lambda t, who, a, x: "A Headline skips Immigration.",
    "official": lambda t, who, a, x: f"{who}, the Mining Official, makes it {a[0]}.",
    "pays": lambda t, who, a, x: f"{who} pays {seat_name(t, a[0])} {a[1]} VP.",
    "peek": _peek,
    "penalty": lambda t, who, a, x: f"{who} loses {a[0]} VP for Unrest.",
    "place": _place,
    "planned": _planned,
    "play": lambda t, who, a, x: f"{who} plays {card(t, a[0])} at once.",
    "recube": _recube,
    "remove": lambda t, who, a, x: f"{_of(t, a)} is removed.".replace("the City's", "The City's"),
    "reshuffle": lambda t, who, a, x: "The discard pile is shuffled into the empty main deck.",
    "respond": lambda t, who, a, x: f"{who} shows {card(t, a[0])} as a Response.",
    "riot": _riot,
    "riot-nothing": lambda t, who, a, x: f"{who} has no structure that the Riot could begin with.",
    "riot-over": _riot_over,
    "riot-roll": _riot_roll,
    "role": lambda t, who, a, x: f"{who} takes the Role {ROLE_NAMES[a[0]]}.",
    "roll": lambda t, who, a, x: f"{who} rolls {a[0]}.",
    "saved": lambda t, who, a, x: f"{_of(t, a)} is saved.",
    "seize": lambda t, who, a, x: f"{who} seizes {_of(t, a)}.",
    "seize-mine": lambda t, who, a, x: f"{who} seizes {whose(t, a[1])} Mine {t.board.city.mine_names[a[0]]}.",
    "stopped": lambda t, who, a, x: f"{who} can't place it.",
    "swap": lambda t, who, a, x: (
        f"{who} exchanges the {kind_name(a[0])} on {lot_name(t, a[1])} with {whose(t, a[3])} on {lot_name(t, a[2])}."
    ),
    "take-role": lambda t, who, a, x: f"{who} takes the token {ROLE_NAMES[a[0]]} from {seat_name(t, a[1])}.",
    "token": lambda t, who, a, x: f"{who} uses the Bigwig token {t.board.bigwig_names[a[0]]}.",
    "tokens": lambda t, who, a, x: (
        f"{who} has the Bigwigs {', '.join(t.board.bigwig_names[one] for one in a)}."
    ),
    "track": _track,
    "trade": _trade,
    "turn": lambda t, who, a, x: f"{who}'s turn: the card is {card(t, a[0])}.",
    "turn-die": lambda t, who, a, x: f"{who} turns the die to {a[0]}.",
    "unrest": lambda t, who, a, x: f"{who} adds {some(a[0], 'cube')} to the Unrest track, now {a[1]}.",
    "votes": lambda t, who, a, x: (
        f"Votes: {', '.join(f'{seat_name(t, one)} {n}' for one, n in enumerate(a))}."
    ),
    "vp": _vp,
    "way": lambda t, who, a, x: f"{who} chooses: {t.board.script.labels[a[0]]}.",
}
