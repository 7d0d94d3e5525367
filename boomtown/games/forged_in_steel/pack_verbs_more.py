"""The texts of the verbs of Unrest, cards and power."""

from boomtown.games.forged_in_steel.board import Board
from boomtown.games.forged_in_steel.pack_acting import WHO, acting, number
from boomtown.games.forged_in_steel.pack_phrases import (
    either,
    places,
    some,
)
from boomtown.games.forged_in_steel.pack_values import Data

ACTIONS = {
    "lot": "buying Lots",
    "house": "building Houses",
    "factory": "building Factories",
    "commercial": "building Commercial buildings",
    "mine": "buying Mines",
    "seize": "seizing",
}


def riot(board: Board, d: Data) -> str:
    """A Riot."""
    words = "a Riot begins at once"
    if "instigator" in d:
        words += f": {WHO[d['instigator']]} are the Instigator and {WHO[d['target']]} is the Target"
    return words


def immigrate(board: Board, d: Data) -> str:
    """Houses as in Immigration."""
    return f"{acting(d, 'place', 'places')} {some(number(d), 'House')} as in Immigration"


def mob(board: Board, d: Data) -> str:
    """A raid."""
    where = f" {places(board, d['in'])}" if "in" in d else ""
    return f"choose a Block{where}, roll the D4 and remove up to that many Houses from it, like the Mob Boss"


def mm(board: Board, d: Data) -> str:
    """MM to spend at once."""
    words = f"gain {number(d)} MM to spend at once"
    if "allow" in d:
        words += f", only for {either([ACTIONS[name] for name in d['allow']], 'and')}"
    where = d.get("site", {})
    if "in" in where:
        words += f", only {places(board, where['in'])}"
    if where.get("anywhere"):
        words += "; you may buy Lots off the City Grid"
    return words + ("; you may build on Lots bought this turn" if d.get("same_turn") else "")


def draw(board: Board, d: Data) -> str:
    """Cards from the main deck."""
    n, keep = number(d), d["keep"]
    words = f"draw {some(n, 'card')}"
    if keep < n:
        words += f" and keep {keep} of them"
    return words + ("" if d.get("grow") else f"; discard {some(keep, 'card')} from your hand")


def play(board: Board, d: Data) -> str:
    """Another card, or this one twice."""
    how = {
        "event": "for its event",
        "either": "for its event or its MM",
        "both": "for both its event and its MM",
    }[d["as"]]
    source = d["from"]
    if source == ["current"]:
        return f"use the card you play {how}"
    if source == ["draw"]:
        return f"draw {some(number(d), 'card')} and play 1 of them at once {how}; discard the others"
    where = either(
        [{"hand": "from your hand", "box": "from the cards out of the game"}[one] for one in source]
    )
    what = "an Immigrant card"
    if "cards" in d:
        what = either([board.card_titles[board.card_ids.index(id)] for id in d["cards"]])
    return f"play {what} {where} {how}"


def role(board: Board, d: Data) -> str:
    """A Role token taken."""
    other = (
        f" other than {either([id.replace('_', ' ').title() for id in d['except']])}"
        if d.get("except")
        else ""
    )
    words = f"take a Role token{other} from another player"
    return words + (f", and give them one of yours{other} if you have one" if d.get("give") else "")


def headline(board: Board, d: Data) -> str:
    """Headlines moved."""
    words = {
        "front": "move a Headline to space #1 and put your cube on it",
        "remove": "remove a Headline from the game",
        "claim": "put your cube on it instead of theirs",
    }[d["op"]]
    return f"{'you may ' if d.get('may') else ''}{words}"


def lasting(board: Board, d: Data) -> str:
    """What lasts."""
    rule = d["effect"][0]
    if rule["rule"] == "ballots":
        return f"you have {rule['add']} more ballots {places(board, rule['in'])} at the next Elections"
    return "for the rest of the game you score for City cubes that are built over, not the Mayor"
