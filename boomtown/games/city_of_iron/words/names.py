"""The names of things in words: seats, prices, buildings, what caused something."""

from boomtown.engine.language import listed, with_article
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.table import BY_ACTION, BY_AUTUMN, BY_BUILDING, BY_SETUP, IronTable
from boomtown.games.city_of_iron.words.text import (
    SKILL_NAMES,
    VESSELS,
    amount,
    building_text,
    coins,
    goods_words,
)

PILES = ("one-star", "two-star", "three-star")
CAUSES = {BY_ACTION: "", BY_AUTUMN: "Autumn", BY_SETUP: "the setup"}


def seat_name(t: IronTable, seat: int) -> str:
    """A seat by its nation, or by its number before it has one."""
    nation = t.nation[seat] if seat < len(t.nation) else -1
    return t.content.nation_names[nation] if nation >= 0 else f"Player {seat + 1}"


def cost_words(n: int, science: int) -> str:
    """'3 coins and 1 science', 'nothing'."""
    parts = ([coins(n)] if n else []) + ([f"{science} science"] if science else [])
    return listed(parts) or "nothing"


def building_words(t: IronTable, card: int) -> str:
    """A building by its name and what it gives: 'Turnip Farm (3 Turnips)'."""
    goods = t.content.card_goods[card]
    return (
        f"{t.content.card_names[card]} ({goods_words(t.content, goods)})"
        if goods
        else t.content.card_names[card]
    )


def whole_building(t: IronTable, card: int) -> str:
    """All that a building gives: 'Gives 1 Machine Part. At each scoring 1 influence. 1 income.'"""
    income = t.content.card_income[card]
    text = building_text(t.content, card, t.steambots)
    said = f"{income} income."
    return f"{text} {said}" if income and not text.endswith(said) else text


def cause_words(t: IronTable, cause: int) -> str:
    """What caused something, with its article: 'the Spy', 'the Ruins', 'Autumn'; nothing for an action itself."""
    if cause >= BY_BUILDING:
        return f"the {t.content.card_names[cause - BY_BUILDING]}"
    return f"the {t.content.expert_names[cause]}" if cause >= 0 else CAUSES[cause]


def needed_words(hammers: int, distance: int, guns: int, vessel: int) -> str:
    """'2 guns and 1 distance', '3 distance and a ship'."""
    parts = [amount(n, *SKILL_NAMES[skill]) for skill, n in enumerate((hammers, distance, guns)) if n > 0]
    if vessel:
        parts.append(with_article(VESSELS[vessel]))
    return listed(parts) or "nothing"


def paid_for(t: IronTable, use: int, target: int) -> str:
    """What a payment with skills is for."""
    if use == k.ATTACKING:
        return f"the attack on {t.content.town_names[target]}"
    return (
        f"settling {t.content.land_names[target]}"
        if use == k.SETTLING
        else f"the {t.content.expert_names[target]}"
    )
