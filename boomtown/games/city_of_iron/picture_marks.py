"""Lines of signs: what a card gives, in tokens, shields and coins, made from the numbers that the rules use."""

from collections.abc import Sequence
from typing import NamedTuple

from boomtown.draw.svg import circle, el, group, text
from boomtown.draw.words import measure
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.kit import Kit, bits
from boomtown.games.city_of_iron.picture_signs import piece, sign

HAMMER, DISTANCE, GUNS = "#2c5fa3", "#2b7d45", "#ad3a26"
SKILL_COLOURS = (HAMMER, DISTANCE, GUNS)
SKILL_SIGNS = ("hammer", "distance", "guns")
SCIENCE, INFLUENCE = "#23808f", "#8e2f3e"
CITIZEN, MILITARY = "#2f8f86", "#c08a1e"
DECK_COLOURS = (CITIZEN, MILITARY)
DRAW_SIGNS = ("citizen_draw", "military_draw")
COUNT_SIGNS = {
    k.GOOD_TYPES: "types",
    k.LARGEST: "chest",
    k.TOWNS: "tower",
    k.CITY_DISTANCE: "distance",
    k.LAND_TYPES: "lands",
    k.COINS: "coin",
    k.SCIENCE: "science",
    k.EXPERTS: "cards",
    k.BUILDINGS_HERE: "house",
    k.ACADEMIES_HERE: "book_star",
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


def row(kit: Kit, marks: Sequence[Mark], x: float, y: float, size: float, ink: str = PRINT) -> str:
    """A line of signs from x to the right."""
    parts = []
    for mark in marks:
        wide = width_of(mark, size)
        parts.append(one(kit, mark, x + wide / 2, y, size, ink))
        x += wide + size * 0.14
    return "".join(parts)


def one(kit: Kit, mark: Mark, x: float, y: float, size: float, ink: str) -> str:
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
    kit: Kit, marks: Sequence[Mark], x: float, y: float, size: float, width: float, ink: str = PRINT
) -> str:
    """A line of signs around a middle, smaller if it doesn't fit."""
    wide = row_width(marks, size)
    if wide > width:
        size *= width / wide
        wide = width
    return row(kit, marks, x - wide / 2, y, size, ink)


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


def counted(kit: Kit, count: int, mask: int) -> list[Mark]:
    """The sign of what is counted."""
    if count == k.SUM_OF:
        return [Mark("good", number=good) for good in bits(mask)]
    return [Mark("sign", COUNT_SIGNS.get(count, "circle"))]


def score_marks(kit: Kit, score: list[int]) -> list[Mark]:
    """A shield with the fixed part, then '+1 per 3 srika'."""
    base, count, mask, per, _ = score
    marks = [Mark("shield", number=base or 1)]
    if count == k.NOTHING:
        return marks
    each = f"/{per}" if per > 1 else "/"
    more = [words(f"+1{each}")] if base else [words(each)]
    return marks + more + counted(kit, count, mask)


def goal_marks(kit: Kit, goal: list[int]) -> list[Mark]:
    """A shield at the end for the most, or for so many."""
    test, count, mask, n, influence = goal
    said = "most" if test == k.MOST else f"{n}+"
    return [Mark("shield", number=influence), words(said), *counted(kit, count, mask)]


def built_marks(ops: list[list[int]]) -> list[Mark]:
    """What happens when it is built."""
    marks = [words("now")]
    for op in ops:
        if op[0] == k.GAIN_SCIENCE:
            marks += [Mark("sign", "science", colour=SCIENCE)] * op[1]
        elif op[0] == k.GAIN_INFLUENCE:
            marks.append(Mark("shield", number=op[1]))
        elif op[0] == k.GAIN_COINS:
            marks.append(Mark("coin", number=op[1]))
        elif op[0] == k.DRAW_CARDS:
            marks += [Mark("sign", DRAW_SIGNS[op[1]], colour=DECK_COLOURS[op[1]])] * op[2]
    return marks


def passive_marks(kit: Kit, card: int) -> list[list[Mark]]:
    """What a building does as long as it stands."""
    found: list[list[Mark]] = []
    if kit.card_discount[card]:
        found.append([Mark("sign", "house"), Mark("coin", f"−{kit.card_discount[card]}")])
    if kit.card_hire[card]:
        found.append([Mark("sign", "recruit"), Mark("coin", f"−{kit.card_hire[card]}")])
    reach = max(kit.card_reach[k.SETTLING][card], kit.card_reach[k.ATTACKING][card])
    if reach:
        found.append([words(f"−{reach}"), Mark("sign", "distance", colour=DISTANCE)])
    if kit.card_defense[card]:
        found.append(
            [Mark("sign", "tower"), words(f"+{kit.card_defense[card]}"), Mark("sign", "guns", colour=GUNS)]
        )
    return found


def building_marks(kit: Kit, card: int) -> list[list[Mark]]:
    """All that a building gives beside income, in groups."""
    found = [goods_marks(kit.card_goods[card])] if kit.card_goods[card] else []
    if kit.card_score[card]:
        found.append(score_marks(kit, kit.card_score[card]))
    yearly = [Mark("sign", "science", colour=SCIENCE)] * kit.card_yield[card]
    for deck in (0, 1):
        yearly += [Mark("sign", DRAW_SIGNS[deck], colour=DECK_COLOURS[deck])] * kit.card_draws[deck][card]
    yearly += [Mark("sign", "scouting")] * kit.card_scouting[card]
    if yearly:
        found.append(yearly)
    if kit.card_built[card]:
        found.append(built_marks(kit.card_built[card]))
    if kit.card_goal[card]:
        found.append(goal_marks(kit, kit.card_goal[card]))
    found += passive_marks(kit, card)
    if not found:
        found.append([Mark("coin", f"+{kit.card_income[card]}")])
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
