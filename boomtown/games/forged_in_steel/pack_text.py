"""The texts that players read on cards and tokens, made from the data that the rules use."""

from itertools import groupby

from boomtown.games.forged_in_steel.board import Board
from boomtown.games.forged_in_steel.pack_acting import WHO
from boomtown.games.forged_in_steel.pack_phrases import (
    ONE,
    article,
    place_name,
    test,
)
from boomtown.games.forged_in_steel.pack_standing_text import standing, trigger
from boomtown.games.forged_in_steel.pack_values import Data
from boomtown.games.forged_in_steel.pack_verbs import WORDS

TIMES = {2: "twice", 3: "three times"}


def write_texts(board: Board) -> None:
    """Make every text of a board."""
    for data in board.pack.cards["card"]:
        board.card_text.append(steps(board, data.get("effect", [])))
        board.headline_text.append(standing(board, data.get("headline_effect", []), steps))
        response = ""
        if "response_on" in data:
            response = f"{trigger(board, data['response_on'])} {steps(board, data['response_effect'])}"
        board.response_text.append(response)
    for data in board.pack.variants["leader"]:
        board.leader_text.append(standing(board, data["effect"], steps))
    board.benefit_text = [""] * len(board.city.nb_ids)
    for data in board.pack.variants["mogul_benefit"]:
        nb = board.city.nb_ids.index(data["neighborhood"])
        board.benefit_text[nb] = standing(board, data["effect"], steps)
    for data in board.pack.variants["bigwig_token"]:
        board.bigwig_text.append(f"{trigger(board, data['on'])} {steps(board, data['effect'])}")


def steps(board: Board, data: list[Data]) -> str:
    """A list of steps as sentences; a step that comes again is said once."""
    words: list[str] = []
    for said, same in groupby(step(board, one) for one in data):
        times = len(list(same))
        words.append(said if times == 1 else f"{said} Do that {TIMES.get(times, f'{times} times')}.")
    return " ".join(words)


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return f"{words[0].upper()}{words[1:]}." if words else ""


def step(board: Board, d: Data) -> str:
    """One step, with what follows from it."""
    if d["do"] == "if":
        return conditional(board, d)
    if d["do"] == "choose":
        return choice(board, d)
    words = ""
    if d.get("site", {}).get("in") == "choose" or d.get("in") == "choose":
        words = "Choose a Neighborhood. "
    words += sentence(WORDS[d["do"]](board, d))
    if "then" in d:
        words += f" {steps(board, d['then'])}"
    if "else" in d:
        words += f" If that can't be done, {lowered(steps(board, d['else']))}"
    return words


def lowered(words: str) -> str:
    """To go on in the midst of a sentence."""
    return words[0].lower() + words[1:]


def conditional(board: Board, d: Data) -> str:
    """If so, then; otherwise."""
    words = f"If {test(board, d['test'])}, {lowered(steps(board, d['then']))}"
    return words + (f" Otherwise {lowered(steps(board, d['else']))}" if "else" in d else "")


def choice(board: Board, d: Data) -> str:
    """One of several ways."""
    who = d.get("who", "me")
    if who == "me":
        start = "Choose one:"
    else:
        only = ""
        if "only" in d:
            only = " who owns " + article(ONE[d["only"]["have"]["count"]])
        start = sentence(f"{WHO[who]}{only} chooses one")[:-1] + ":"
    ways: list[str] = []
    for option in d["options"]:
        need = f"if {test(board, option['if'])}, " if "if" in option else ""
        ways.append(f"{option['label']} ({need}{lowered(steps(board, option['then'])).removesuffix('.')})")
    return f"{start} {'; '.join(ways)}."


__all__ = ["place_name", "steps", "write_texts"]
