"""The texts that players read on cards and tokens, made from the data that the rules use."""

from itertools import groupby

from boomtown.engine.language import Step
from boomtown.games.forged_in_steel.rules.cards.flow import If
from boomtown.games.forged_in_steel.rules.content import Content
from boomtown.games.forged_in_steel.words.phrases import Data, test
from boomtown.games.forged_in_steel.words.speaker import lowered, speaker
from boomtown.games.forged_in_steel.words.standing import standing, trigger

TIMES = {2: "twice", 3: "three times"}


def write_texts(content: Content) -> None:
    """Make every text of a board."""
    for data in content.pack.cards["card"]:
        content.card_text.append(steps(content, data.get("effect", [])))
        content.headline_text.append(standing(content, data.get("headline_effect", []), steps))
        response = ""
        if "response_on" in data:
            response = f"{trigger(content, data['response_on'])} {steps(content, data['response_effect'])}"
        content.response_text.append(response)
    for data in content.pack.variants["leader"]:
        content.leader_text.append(standing(content, data["effect"], steps))
    content.benefit_text = [""] * len(content.city.nb_ids)
    for data in content.pack.variants["mogul_benefit"]:
        nb = content.city.nb_ids.index(data["neighborhood"])
        content.benefit_text[nb] = standing(content, data["effect"], steps)
    for data in content.pack.variants["bigwig_token"]:
        content.bigwig_text.append(f"{trigger(content, data['on'])} {steps(content, data['effect'])}")


def steps(content: Content, data: list[Data]) -> str:
    """A list of steps as sentences; a step that comes again is said once."""
    words: list[str] = []
    for said, same in groupby(step(content, one) for one in data):
        times = len(list(same))
        words.append(said if times == 1 else f"{said} Do that {TIMES.get(times, f'{times} times')}.")
    return " ".join(words)


def phrase(content: Content, d: Step) -> str:
    """What one word does, without what follows from it: 'place 2 Houses in the North Side'."""
    return speaker(content, steps).text(d)


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return f"{words[0].upper()}{words[1:]}."


def step(content: Content, d: Data) -> str:
    """One step, with what follows from it."""
    if d["do"] == If.name:
        return conditional(content, d)
    words = ""
    if d.get("site", {}).get("in") == "choose" or d.get("in") == "choose":
        words = "Choose a Neighborhood. "
    words += sentence(phrase(content, d))
    if "then" in d:
        words += f" {steps(content, d['then'])}"
    if "else" in d:
        words += f" If that can't be done, {lowered(steps(content, d['else']))}"
    return words


def conditional(content: Content, d: Data) -> str:
    """If so, then; otherwise."""
    words = f"If {test(content, d['test'])}, {lowered(steps(content, d['then']))}"
    return words + (f" Otherwise {lowered(steps(content, d['else']))}" if "else" in d else "")
