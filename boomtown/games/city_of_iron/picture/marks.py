"""Lines of signs: what a card gives, in tokens, shields and coins, made from the numbers that the rules use."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from boomtown.draw.svg import circle, el, group, text
from boomtown.draw.words import measure
from boomtown.engine.cards import Word
from boomtown.games.city_of_iron.picture.signs import piece, sign
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.cards.counts import GoodsOf, Quantity
from boomtown.games.city_of_iron.rules.cards.gains import Draw, GainCoins, GainInfluence, GainScience
from boomtown.games.city_of_iron.rules.cards.standing import Goal, Score
from boomtown.games.city_of_iron.rules.content import Content
from boomtown.games.city_of_iron.rules.table import DEFENSE, DISCOUNT, DRAWS, HIRING, REACH, SCOUTING, YIELD

HAMMER, DISTANCE, GUNS = "#2c5fa3", "#2b7d45", "#ad3a26"
SKILL_COLOURS = (HAMMER, DISTANCE, GUNS)
SKILL_SIGNS = ("hammer", "distance", "guns")
SCIENCE, INFLUENCE = "#23808f", "#8e2f3e"
CITIZEN, MILITARY = "#2f8f86", "#c08a1e"
DECK_COLOURS = (CITIZEN, MILITARY)
DRAW_SIGNS = ("citizen_draw", "military_draw")
COUNT_SIGNS = {
    "good_types": "types",
    "largest_good": "chest",
    "towns": "tower",
    "city_distance": "distance",
    "land_types": "lands",
    "coins": "coin",
    "science": "science",
    "expert_cards": "cards",
    "buildings_here": "house",
    "academies_here": "book_star",
}
PRINT = "@print"


class Mark(NamedTuple):
    """One sign of a line: words, a sign, a good, a shield or a coin with a number."""

    kind: str  # 'text', 'sign', 'good', 'shield', 'coin'
    name: str = ""
    number: int = 0
    colour: str = PRINT


def words(said: str) -> Mark:
    return Mark("text", said)


def good_token(good: int, x: float, y: float, size: float) -> str:
    """A good: its sign on a disc of its colour."""
    return piece(f"g-{good}", x, y, size)


def shield(x: float, y: float, size: float, number: int | str, colour: str = INFLUENCE) -> str:
    """Influence: a shield with its number."""
    outer = piece("z-shield", x, y, size, colour)
    if number == "":
        return outer
    tall = size * (0.54 if len(str(number)) > 1 else 0.68)
    return outer + text(x, y + size * 0.21, str(number), tall, font_weight=800, fill="#ffffff")


def coin(x: float, y: float, size: float, number: int | str) -> str:
    """A coin with an amount."""
    drawn = piece("z-coin", x, y, size)
    tall = size * (0.6 if len(str(number)) > 1 else 0.7)
    return drawn + text(x, y + tall * 0.36, str(number), tall, font_weight=800, fill="@print")


def dots(x: float, y: float, count: int, size: float, colour: str) -> str:
    """Three or four dots: for how many players a card or a space is."""
    drawn = [circle(x + (i - (count - 1) / 2) * size * 1.35, y, size / 2, fill=colour) for i in range(count)]
    return group(*drawn) if count else ""


def science(x: float, y: float, size: float, number: int) -> str:
    """Science: so many flasks."""
    return "".join(
        sign("science", x + (i - (number - 1) / 2) * size * 0.82, y, size, SCIENCE) for i in range(number)
    )


def width_of(mark: Mark, size: float) -> float:
    """How wide a sign of a line is."""
    if mark.kind == "text":
        return measure(mark.name, size * 0.74, bold=True)
    return size


def row_width(marks: Sequence[Mark], size: float) -> float:
    return sum(width_of(mark, size) for mark in marks) + size * 0.14 * max(len(marks) - 1, 0)


def row(content: Content, marks: Sequence[Mark], x: float, y: float, size: float, ink: str = PRINT) -> str:
    """A line of signs from x to the right."""
    parts = []
    for mark in marks:
        wide = width_of(mark, size)
        parts.append(one(content, mark, x + wide / 2, y, size, ink))
        x += wide + size * 0.14
    return "".join(parts)


def one(content: Content, mark: Mark, x: float, y: float, size: float, ink: str) -> str:
    """One sign around a middle."""
    if mark.kind == "text":
        return text(x, y + size * 0.27, mark.name, size * 0.74, font_weight=700, fill=ink)
    if mark.kind == "good":
        return good_token(mark.number, x, y, size)
    if mark.kind == "shield":
        return shield(x, y, size, mark.number)
    if mark.kind == "coin":
        return coin(x, y, size, mark.name or mark.number)
    return sign(mark.name, x, y, size, mark.colour if mark.colour != PRINT else ink)


def centred(
    content: Content, marks: Sequence[Mark], x: float, y: float, size: float, width: float, ink: str = PRINT
) -> str:
    """A line of signs around a middle, smaller if it doesn't fit."""
    wide = row_width(marks, size)
    if wide > width:
        size *= width / wide
        wide = width
    return row(content, marks, x - wide / 2, y, size, ink)


# --- what a building gives -----------------------------------------------------------------------------------


def goods_marks(goods: list[int]) -> list[Mark]:
    """'3 turnip 1 srika'; up to four are shown one by one."""
    total = sum(goods[1::2])
    marks: list[Mark] = []
    for i in range(0, len(goods), 2):
        if total <= 4:
            marks += [Mark("good", number=goods[i])] * goods[i + 1]
        else:
            marks += [words(str(goods[i + 1])), Mark("good", number=goods[i])]
    return marks


def counted(count: Quantity) -> list[Mark]:
    """The sign of what is counted."""
    if isinstance(count, GoodsOf):
        return [Mark("good", number=good) for good in count.goods]
    return [Mark("sign", COUNT_SIGNS.get(count.name, "circle"))]


def score_marks(score: Score) -> list[Mark]:
    """A shield with the fixed part, then '+1 per 3 srika'."""
    marks = [Mark("shield", number=score.base or 1)]
    if score.count is None:
        return marks
    each = f"/{score.per}" if score.per > 1 else "/"
    more = [words(f"+1{each}")] if score.base else [words(each)]
    return marks + more + counted(score.count)


def goal_marks(goal: Goal) -> list[Mark]:
    """A shield at the end for the most, or for so many."""
    said = f"{goal.need}+" if goal.need else "most"
    return [Mark("shield", number=goal.influence), words(said), *counted(goal.count)]


def gain_marks(word: Word[Any]) -> list[Mark]:
    """What a word gives when a building is built."""
    if isinstance(word, GainScience):
        return [Mark("sign", "science", colour=SCIENCE)] * word.n
    if isinstance(word, GainInfluence):
        return [Mark("shield", number=word.n)]
    if isinstance(word, GainCoins):
        return [Mark("coin", number=word.n)]
    assert isinstance(word, Draw)
    return [Mark("sign", DRAW_SIGNS[word.deck], colour=DECK_COLOURS[word.deck])] * word.n


def passive_marks(perks: list[int]) -> list[list[Mark]]:
    """What a building does as long as it stands."""
    found: list[list[Mark]] = []
    if perks[DISCOUNT]:
        found.append([Mark("sign", "house"), Mark("coin", f"−{perks[DISCOUNT]}")])
    if perks[HIRING]:
        found.append([Mark("sign", "recruit"), Mark("coin", f"−{perks[HIRING]}")])
    reach = max(perks[REACH + k.SETTLING], perks[REACH + k.ATTACKING])
    if reach:
        found.append([words(f"−{reach}"), Mark("sign", "distance", colour=DISTANCE)])
    if perks[DEFENSE]:
        guns = Mark("sign", "guns", colour=GUNS)
        found.append([Mark("sign", "tower"), words(f"+{perks[DEFENSE]}"), guns])
    return found


def building_marks(content: Content, card: int) -> list[list[Mark]]:
    """All that a building gives beside income, in groups."""
    found = [goods_marks(content.card_goods[card])] if content.card_goods[card] else []
    perks, score, goal = content.card_perks[card], content.card_score[card], content.card_goal[card]
    if score is not None:
        found.append(score_marks(score))
    yearly = [Mark("sign", "science", colour=SCIENCE)] * perks[YIELD]
    for deck in (0, 1):
        yearly += [Mark("sign", DRAW_SIGNS[deck], colour=DECK_COLOURS[deck])] * perks[DRAWS + deck]
    yearly += [Mark("sign", "scouting")] * perks[SCOUTING]
    if yearly:
        found.append(yearly)
    if content.card_built[card] >= 0:
        gains = [gain_marks(word) for word in content.programs[content.card_built[card]]]
        found.append([words("now"), *[mark for marks in gains for mark in marks]])
    if goal is not None:
        found.append(goal_marks(goal))
    found += passive_marks(perks)
    if not found:
        found.append([Mark("coin", f"+{content.card_income[card]}")])
    return found


def joined(groups: list[list[Mark]]) -> list[Mark]:
    """All groups in one line."""
    line: list[Mark] = []
    for marks in groups:
        line += ([words(" ")] if line else []) + marks
    return line


def slip(x: float, y: float, width: float, height: float, band: str) -> str:
    """A slip of paper with a coloured edge, on which a name stands."""
    return el(
        "rect", x=x, y=y, width=width, height=height, rx=5, fill="@face", stroke="@outline", stroke_width=1
    ) + el("rect", x=x, y=y, width=7, height=height, rx=3, fill=band)
