"""The log: one sentence for each thing that happened, and the rules it stands on."""

from collections.abc import Callable

from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.frames import PAID
from boomtown.games.forged_in_steel.rules.table import CITY, SteelTable
from boomtown.games.forged_in_steel.rules.terms import R_BALLOTS
from boomtown.games.forged_in_steel.words.log_rules import RULES
from boomtown.games.forged_in_steel.words.names import (
    because,
    block_name,
    both,
    card,
    kind_name,
    lot_name,
    lots_name,
    names,
    seat_name,
    some,
    whose,
)


def sentence(
    t: SteelTable, kind: str, seat: int, args: list[int], secret: list[int] | None
) -> tuple[str, list[str]]:
    """A line of the log and the rules it stands on."""
    return told(t, kind, seat, args, secret), RULES[kind]


def told(t: SteelTable, kind: str, seat: int, a: list[int], secret: list[int] | None) -> str:
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
    nb, worth, most, *winners = a
    where, votes = t.content.city.nb_names[nb], some(worth, "vote")
    if not winners:
        return f"{where}: there are no ballots, so nobody gets its {votes}."
    each = "gets" if len(winners) == 1 else "tie, and each gets"
    return f"{where}: with {some(most, 'ballot')} {both(t, winners)} {each} {votes}."


def _lot_vp(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    cube = "the City cube" if a[2] == CITY else "the cube"
    return f"{who} scores {a[0]} VP for {cube} on {lot_name(t.content.city, a[1])}, which is built over."


def _riot_roll(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    lot, die, bonus, less, points = a
    more = f" + {bonus} for the Era" if bonus else ""
    fewer = f" - {less} for the Response" if less else ""
    return f"{who} starts the Riot at {lot_name(t.content.city, lot)} and rolls {die}{more}{fewer}: {some(points, 'Riot point')}."


def _lasting(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    why = because(t, a[2])
    effect = t.content.lasting[a[0]]
    if effect.rule == R_BALLOTS:
        more = some(effect.amount, "more ballot")
        return f"{who} has {more} in {t.content.city.nb_names[a[1]]} at the next Elections{why}."
    return f"From now on {who} scores for City cubes that are built over{why}."


def _place(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    verb = "builds" if a[-1] <= PAID else "places"
    return f"{who} {verb} a {kind_name(a[0])} on {lots_name(t.content.city, a[1:-1])}{because(t, a[-1])}."


def _track(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    way = "rises" if a[2] > 0 else "falls"
    return f"The {t.content.city.track_names[a[0]]} track {way} to {a[1]}{because(t, a[3])}."


def _mine(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    verb = "buys" if a[1] <= PAID else "gains"
    return f"{who} {verb} the Mine {t.content.city.mine_names[a[0]]}{because(t, a[1])}."


def _mine_vp(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    changed = f" ({a[1]:+d}: Headline {card(t, a[2])})" if a[1] else ""
    return f"{who} scores {a[0]} VP for the Mine{changed}."


def upper(sentence: str) -> str:
    """A sentence that begins with a capital."""
    return sentence[:1].upper() + sentence[1:]


def _vp(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return f"{who} {'scores' if a[0] > 0 else 'loses'} {abs(a[0])} VP{because(t, a[1])}."


def _immigration(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    if a[1] == 0:
        return "Immigration: there are no Factories or Commercial buildings, so nobody comes."
    return (
        f"Immigration: {some(a[0], 'job')}, so everyone places {some(a[1], 'House')}, the Official one more."
    )


def _of(t: SteelTable, a: list[int]) -> str:
    return f"{whose(t, a[2])} {kind_name(a[0])} on {lot_name(t.content.city, a[1])}"


def _discard(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return f"{who} discards {card(t, secret[0]) if secret else 'a card'}{because(t, a[0])}."


def _trade(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    if not secret:
        return f"{who} exchanges a card with the Bank{because(t, a[0])}."
    return f"{who} puts {card(t, secret[0])} in the Bank and takes {card(t, secret[1])}{because(t, a[0])}."


def _peek(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    seen = f": {', '.join(card(t, one) for one in secret)}" if secret else ""
    return f"{who} looks at the hand of {seat_name(t, a[0])}{because(t, a[1])}{seen}."


def _planned(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    bank = f"puts {some(a[0], 'card')} in the Bank and " if a[0] else ""
    return f"Everyone {bank}discards {some(a[1], 'card')}."


def _recube(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    new = "a City cube" if a[2] == CITY else "a cube of their own"
    return f"{who} replaces {whose(t, a[1])} cube on {lot_name(t.content.city, a[0])} with {new}{because(t, a[3])}."


def _riot(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return f"A Riot{because(t, a[2])}! {some(a[1], 'cube')} of Unrest; {who} is the Instigator, {seat_name(t, a[0])} the Target."


def _riot_over(t: SteelTable, who: str, a: list[int], secret: list[int] | None) -> str:
    return "The Riot is over" + ("; all cubes leave the Unrest track." if a[0] else ".")


SENTENCES: dict[str, Maker] = {
    "announce": _announce,
    "assessed": _assessed,
    "assessment": lambda t, who, a, x: f"County Assessment of {a[0]}.",
    "ballots": _ballots,
    "building": lambda t, who, a, x: f"City Building of {a[0]} begins.",
    "burn": lambda t, who, a, x: f"The Riot destroys {_of(t, a)}.",
    "buy-lot": lambda t, who, a, x: f"{who} buys {lot_name(t.content.city, a[0])} for {a[1]} MM.",
    "calm": lambda t, who, a, x: (
        f"{who} takes {some(a[0], 'cube')} back from the Unrest track{because(t, a[2])}; it holds {a[1]} now."
    ),
    "cancelled": lambda t, who, a, x: f"The event {card(t, a[0])} is cancelled{because(t, a[1])}.",
    "city-cube": lambda t, who, a, x: (
        f"{who} places a City cube on {lot_name(t.content.city, a[0])}{because(t, a[1])}."
    ),
    "claim": lambda t, who, a, x: f"{who} claims the Headline {card(t, a[0])}{because(t, a[1])}.",
    "convert": lambda t, who, a, x: (
        f"{who} takes the {kind_name(a[0])} on {lot_name(t.content.city, a[1])} away for a {kind_name(a[2])}{because(t, a[3])}."
    ),
    "cube": lambda t, who, a, x: (
        f"{who} places a cube on {lot_name(t.content.city, a[0])}{because(t, a[1])}."
    ),
    "deal": lambda t, who, a, x: f"Everyone is dealt {some(a[0], 'card')}.",
    "discard": _discard,
    "draft": lambda t, who, a, x: f"{who}, the City Planner, draws {some(a[0], 'card')} for the draft.",
    "draw": lambda t, who, a, x: f"{who} draws {card(t, x[0]) if x else 'a card'}{because(t, a[0])}.",
    "era": lambda t, who, a, x: f"The Era {a[0]} begins: its deck is shuffled into the main deck.",
    "event": lambda t, who, a, x: f"{who} plays {card(t, a[0])} for its event.",
    "final": lambda t, who, a, x: f"{who} ends with {a[0]} VP.",
    "front": lambda t, who, a, x: (
        f"{who} brings the Headline {card(t, a[0])} to the front{because(t, a[1])}."
    ),
    "gain-muscle": lambda t, who, a, x: f"{who} gains {a[0]} MM{because(t, a[1])}.",
    "give-role": lambda t, who, a, x: (
        f"{who} gives {seat_name(t, a[1])} the token {ROLE_NAMES[a[0]]}{because(t, a[2])}."
    ),
    "headline": lambda t, who, a, x: f"{card(t, a[0])} is the newest Headline, with {who}'s cube.",
    "headline-off": lambda t, who, a, x: f"The Headline {card(t, a[0])} is pushed off the board.",
    "immigration": _immigration,
    "influence-up": lambda t, who, a, x: (
        f"{who} moves up in Influence{because(t, a[-1])}; the order is {names(t, a[:-1])}."
    ),
    "influence": lambda t, who, a, x: f"Influence order: {names(t, a)}.",
    "keep": lambda t, who, a, x: f"{who} keeps {card(t, x[0]) if x else 'a card'}.",
    "kill": lambda t, who, a, x: (
        f"{who} removes the Headline {card(t, a[0])} from the game{because(t, a[1])}."
    ),
    "lasting": _lasting,
    "left-out": lambda t, who, a, x: f"{who} leaves out {some(a[0], 'cube')} of Unrest{because(t, a[1])}.",
    "leader": lambda t, who, a, x: f"{who} has the Industry Leader {t.content.leader_names[a[0]]}.",
    "lose-mine": lambda t, who, a, x: (
        f"{who} loses the Mine {t.content.city.mine_names[a[0]]}{because(t, a[1])}."
    ),
    "lost": lambda t, who, a, x: f"{who} leaves {a[0]} MM unused.",
    "lot-vp": _lot_vp,
    "mine": _mine,
    "mine-roll": lambda t, who, a, x: f"{who} rolls {' and '.join(str(n) for n in a)} for the Mine.",
    "mine-vp": _mine_vp,
    "mob": lambda t, who, a, x: (
        f"{who} raids {block_name(t.content.city, a[0])}{because(t, a[2])} and rolls {a[1]}: up to {some(a[1], 'House')} may go."
    ),
    "mogul": lambda t, who, a, x: f"{who}'s Mogul goes to {t.content.city.nb_names[a[0]]}.",
    "mogul-stays": lambda t, who, a, x: f"{who}'s Mogul stays in {t.content.city.nb_names[a[0]]}.",
    "move": lambda t, who, a, x: (
        f"{who} moves the {kind_name(a[0])} on {lot_name(t.content.city, a[1])} to {lot_name(t.content.city, a[2])}{because(t, a[3])}."
    ),
    "muscle": lambda t, who, a, x: f"{who} plays {card(t, a[0])} for {a[1]} MM.",
    "neighborhood": lambda t, who, a, x: f"{who} chooses {t.content.city.nb_names[a[0]]}{because(t, a[1])}.",
    "no-immigration": lambda t, who, a, x: f"Immigration is left out (Headline {card(t, a[0])}).",
    "official": lambda t, who, a, x: f"{who}, the Mining Official, makes it {a[0]}.",
    "pick-roll": lambda t, who, a, x: f"{who} uses the {a[0]}.",
    "pays": lambda t, who, a, x: f"{who} pays {seat_name(t, a[0])} {a[1]} VP{because(t, a[2])}.",
    "peek": _peek,
    "penalty": lambda t, who, a, x: f"{who} loses {a[0]} VP for Unrest.",
    "place": _place,
    "planned": _planned,
    "play": lambda t, who, a, x: f"{who} plays {card(t, a[0])} at once{because(t, a[1])}.",
    "recube": _recube,
    "remove": lambda t, who, a, x: upper(f"{_of(t, a)} is removed{because(t, a[3])}."),
    "reshuffle": lambda t, who, a, x: "The discard pile is shuffled into the empty main deck.",
    "respond": lambda t, who, a, x: f"{who} shows {card(t, a[0])} as a Response.",
    "riot": _riot,
    "riot-nothing": lambda t, who, a, x: f"{who} has no structure that the Riot could begin with.",
    "riot-over": _riot_over,
    "riot-roll": _riot_roll,
    "riot-weak": lambda t, who, a, x: (
        f"That is too little for {_of(t, a)}, which takes {some(a[3], 'Riot point')}: nothing is destroyed."
    ),
    "role": lambda t, who, a, x: f"{who} takes the Role {ROLE_NAMES[a[0]]}.",
    "roll": lambda t, who, a, x: f"{who} rolls {a[0]}{because(t, a[1])}.",
    "saved": lambda t, who, a, x: upper(f"{_of(t, a)} is saved."),
    "seize": lambda t, who, a, x: f"{who} seizes {_of(t, a)}{because(t, a[3])}.",
    "seize-mine": lambda t, who, a, x: (
        f"{who} seizes {whose(t, a[1])} Mine {t.content.city.mine_names[a[0]]}{because(t, a[2])}."
    ),
    "spared": lambda t, who, a, x: (
        f"{who} removes no House from {block_name(t.content.city, a[0])}{because(t, a[1])}."
    ),
    "stopped": lambda t, who, a, x: f"{who} may not place the Civic building{because(t, a[0])}.",
    "swap": lambda t, who, a, x: (
        f"{who} exchanges the {kind_name(a[0])} on {lot_name(t.content.city, a[1])} with {whose(t, a[3])} on {lot_name(t.content.city, a[2])}{because(t, a[4])}."
    ),
    "take-role": lambda t, who, a, x: (
        f"{who} takes the token {ROLE_NAMES[a[0]]} from {seat_name(t, a[1])}{because(t, a[2])}."
    ),
    "token": lambda t, who, a, x: f"{who} uses the Bigwig token {t.content.bigwig_names[a[0]]}.",
    "tokens": lambda t, who, a, x: (
        f"{who} has the Bigwigs {', '.join(t.content.bigwig_names[one] for one in a)}."
    ),
    "track": _track,
    "trade": _trade,
    "turn": lambda t, who, a, x: f"{who}'s turn: the card is {card(t, a[0])}.",
    "turn-die": lambda t, who, a, x: f"{who} turns the die to {a[0]}.",
    "unrest": lambda t, who, a, x: (
        f"{who} adds {some(a[0], 'cube')} to the Unrest track{because(t, a[2])}; it holds {a[1]} now."
    ),
    "votes": lambda t, who, a, x: (
        f"Votes: {', '.join(f'{seat_name(t, one)} {n}' for one, n in enumerate(a))}."
    ),
    "vp": _vp,
    "way": lambda t, who, a, x: f"{who} chooses{because(t, a[1])}: {t.content.labels[a[0]]}.",
}
