"""Reading a pack: effects become words, or a sentence that says what is wrong with them."""

from typing import Any

from boomtown.engine.cards import Word, put_together
from boomtown.engine.content import Part
from boomtown.engine.language import Reader
from boomtown.games.city_of_iron.rules.actions import MOST_TIMES
from boomtown.games.city_of_iron.rules.cards import vocabulary
from boomtown.games.city_of_iron.rules.cards.buildings import Build
from boomtown.games.city_of_iron.rules.cards.counts import COUNTS, GoodsOf, Quantity
from boomtown.games.city_of_iron.rules.cards.districts import OnLand
from boomtown.games.city_of_iron.rules.cards.gains import GainCoins, GainInfluence, GainScience
from boomtown.games.city_of_iron.rules.cards.standing import DiscountBuild, Goal, Score, Standing
from boomtown.games.city_of_iron.rules.content import Content

DECKS = ["citizen", "military"]
SKILLS = ["hammer", "distance", "guns"]
USES = ["ability", "settle", "attack", "any"]
SOURCES = ["row", "discard"]
BY_COUNT = {count.name: count for count in COUNTS}


def some(part: Part, key: str, low: int, high: int, default: int = 0) -> int:
    """A whole number that may be left out."""
    return part.whole(key, low, high) if part.has(key) else default


def reader(content: Content, words: vocabulary.Words) -> Reader:
    """Reads some words of a content, whose goods and districts are known."""
    kinds = {
        "coins": lambda part, key: part.whole(key, 0, 20),
        "gain": lambda part, key: part.whole(key, 1, 20),
        "few": lambda part, key: part.whole(key, 1, 9),
        "deck": lambda part, key: DECKS.index(part.choice(key, DECKS)),
        "skill": lambda part, key: SKILLS.index(part.choice(key, SKILLS)),
        "times": lambda part, key: part.whole(key, 1, MOST_TIMES),
        "price": read_price,
        "fixed gains": lambda part, key: read_gains(content, part, key),
        "discount": lambda part, key: part.whole(key, 0, 20),
        "flag": lambda part, key: part.flag(key),
        "source": lambda part, key: part.choice(key, SOURCES) == "discard",
        "sides": lambda part, key: read_sides(content, part, key),
        "count": lambda part, key: read_wide_count(content, part, key),
        "counted": lambda part, key: read_count(content, part, key),
        "wanted": lambda part, key: read_count(content, part, key),
        "base": lambda part, key: part.whole(key, 0, 20),
        "per": lambda part, key: part.whole(key, 1, 20),
        "ceiling": lambda part, key: part.whole(key, 1, 99),
        "goal": read_goal,
        "bots": lambda part, key: part.whole(key, 0, 9),
        "uses": read_uses,
    }
    return Reader(words, kinds, "do")


def read_program(content: Content, words: vocabulary.Words, parts: list[Part]) -> int:
    """Steps as a program of the content; what a word needs beside it is put there too."""
    read = reader(content, words)
    made = [read.read(part) for part in parts]
    for word in made:
        if isinstance(word, Build):
            word.terms.number = len(content.terms)
            content.terms.append(word.terms)
        elif isinstance(word, OnLand):
            word.then = put_together(content.programs, [word.district])
    return put_together(content.programs, made)


def read_count(content: Content, part: Part, key: str) -> Quantity:
    """What is counted."""
    said = part.text(key)
    if said in BY_COUNT:
        return BY_COUNT[said]()
    word, _, names = said.partition(":")
    if word not in ("good", "goods"):
        raise part.fault(f"'{key}' must be good:<id>, goods:<id>+<id> or one of {', '.join(BY_COUNT)}")
    for name in names.split("+"):
        if name not in content.good_ids:
            known = ", ".join(content.good_ids)
            raise part.fault(f"'{key}' names '{name}', which is no good; goods are {known}")
    return GoodsOf(sorted({content.good_ids.index(name) for name in names.split("+")}))


def read_wide_count(content: Content, part: Part, key: str) -> Quantity:
    """What is counted by a card that stands in no city."""
    count = read_count(content, part, key)
    if count.here:
        raise part.fault(f"'{key}' can't be of a city here: this card stands in none")
    return count


def read_sides(content: Content, part: Part, key: str) -> int:
    """The sides that a district may show, as a mask."""
    mask = 0
    for side in part.words(key):
        if side not in content.side_ids:
            raise part.fault(f"'{key}' names '{side}'; sides are {', '.join(content.side_ids)}")
        number = content.side_ids.index(side)
        if number in (content.capital, content.imperial):
            raise part.fault(f"'{key}' can't name a side of the capital: it is never in reserve")
        mask |= 1 << number
    return mask


def read_price(part: Part, key: str) -> list[int]:
    """Coins and science that are paid."""
    pay = part.part(key)
    return [some(pay, "coins", 0, 20), some(pay, "science", 0, 9)]


def read_gains(content: Content, part: Part, key: str) -> list[int]:
    """Fixed gains: coins, science and influence."""
    gains = [0, 0, 0]
    read = reader(content, vocabulary.GAINS)
    for inner in part.parts(key):
        word = read.read(inner)
        if isinstance(word, GainCoins) and word.count is None:
            gains[0] += word.n
        elif isinstance(word, GainScience):
            gains[1] += word.n
        elif isinstance(word, GainInfluence):
            gains[2] += word.n
        else:
            raise inner.fault("only fixed gains can be repeated")
    return gains


def read_goal(part: Part, key: str) -> int:
    """How many a goal asks for, 0 for more than anyone else."""
    most = part.choice("test", ["most", "at_least"]) == "most"
    return 0 if most else part.whole(key, 1, 99)


def read_uses(part: Part, key: str) -> list[int]:
    """Settling, attacking or both."""
    for use in part.words(key):
        if use not in ("settle", "attack"):
            raise part.fault(f"'{key}' may name settle and attack, not '{use}'")
    return [USES.index(use) for use in part.words(key)]


def read_land_goal(content: Content, part: Part) -> Goal:
    """The goal of a land."""
    part.choice("when", ["game_end"])
    goal = reader(content, vocabulary.GOALS).read(part)
    assert isinstance(goal, Goal)
    return goal


def read_building_effects(content: Content, card: int, parts: list[Part]) -> None:
    """All effects of a building card, each by when it happens."""
    words = {
        "built": vocabulary.GAINS,
        "scoring": vocabulary.SCORES,
        "game_end": vocabulary.GOALS,
        "passive": vocabulary.PASSIVES,
    }
    when = [part.choice("when", list(words)) for part in parts]
    built = [part for part, moment in zip(parts, when) if moment == "built"]
    content.card_built.append(read_program(content, vocabulary.GAINS, built) if built else -1)
    for part, moment in zip(parts, when):
        if moment != "built":
            keep(content, card, part, reader(content, words[moment]).read(part))


def keep(content: Content, card: int, part: Part, word: Word[Any]) -> None:
    """What a building scores, its goal, or what it adds to its owner's perks."""
    if isinstance(word, Score):
        if content.card_score[card] is not None:
            raise part.fault("a building can have one 'score' only")
        if word.base == 0 and word.count is None:
            raise part.fault("'base' or 'count' must be there")
        content.card_score[card] = word
    elif isinstance(word, Goal):
        if content.card_goal[card] is not None:
            raise part.fault("a building can have one 'goal' only")
        content.card_goal[card] = word
    elif isinstance(word, Standing):
        for place in word.perks():
            content.card_perks[card][place] += word.n
        if isinstance(word, DiscountBuild):
            content.card_bot_discount[card] = word.each_bot
