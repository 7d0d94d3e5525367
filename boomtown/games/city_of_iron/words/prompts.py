"""What a seat is asked: what is chosen, for which card or action, and how many."""

from typing import cast

from boomtown.engine.cards import Choose, word_now
from boomtown.engine.language import listed
from boomtown.engine.steps import Decision
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.build import ChooseCity, ChooseDemolish
from boomtown.games.city_of_iron.rules.cards.buildings import Build, Store
from boomtown.games.city_of_iron.rules.cards.reactions import OwnGain
from boomtown.games.city_of_iron.rules.content import GOODS, bits
from boomtown.games.city_of_iron.rules.drill import DrillPay
from boomtown.games.city_of_iron.rules.pay import Pay
from boomtown.games.city_of_iron.rules.react import React
from boomtown.games.city_of_iron.rules.setup import OrderDecks
from boomtown.games.city_of_iron.rules.spring import Bid
from boomtown.games.city_of_iron.rules.summer import LayDown, Turn
from boomtown.games.city_of_iron.rules.table import IronTable
from boomtown.games.city_of_iron.rules.winter import Hire, coins_left, science_left
from boomtown.games.city_of_iron.words.names import cost_words, needed_words, paid_for, seat_name
from boomtown.games.city_of_iron.words.text import DECKS, coins, good_words


def prompt(t: IronTable, seat: int) -> str:
    """What the seat has to do now."""
    top = cast(Decision[IronTable], t.agenda[-1])
    if isinstance(top, Turn):
        return f"Action {t.action[0]} of 3: free actions first if you like, then one action."
    if isinstance(top, OrderDecks):
        decks = [DECKS[deck] for deck in (0, 1) if len(top.cards_left(t, seat, deck)) > 1]
        noun = "deck" if len(decks) == 1 else "decks"
        return f"Order your starting {listed(decks)} {noun}: which card comes next from the top?"
    if isinstance(top, LayDown):
        return "Choose the used card you lay on its discard pile next: of each pile, what you lay first you will draw first."
    if isinstance(top, Pay | DrillPay):
        return pay_prompt(t, seat, top)
    if isinstance(top, Hire):
        left = cost_words(coins_left(t, seat, t.picks[seat]), science_left(t, seat, t.picks[seat]))
        return f"Winter: pick any number of experts to hire from your buy pool ({left} left), then say done."
    if isinstance(top, React):
        return react_prompt(t, seat, top)
    if isinstance(top, ChooseCity | ChooseDemolish):
        return build_prompt(t, top)
    if isinstance(top, Choose):
        return word_prompt(t, top)
    if isinstance(top, Bid):
        return "Bid for turn order: choose a space of the track. The right-most cube goes first."
    return "Choose the nation you lead."


def build_prompt(t: IronTable, top: ChooseCity | ChooseDemolish) -> str:
    """Where to build, and what makes room for it."""
    who = f"{t.content.expert_names[top.expert]}: " if top.expert >= 0 else ""
    name = t.content.card_names[top.card]
    if isinstance(top, ChooseCity):
        start, full = "choose" if who else "Choose", "full " if t.content.terms[top.terms].over else ""
        return f"{who}{start} the {full}city for the {name}."
    return (
        f"{who}{t.content.land_names[top.land]} is full: choose the building that makes room for the {name}."
    )


def word_prompt(t: IronTable, top: Choose[IronTable]) -> str:
    """What a word of an expert leaves open."""
    word = word_now(t)
    said = word.prompt.format(
        land=t.content.land_names[top.them] if top.them >= 0 else "",
        source="discarded building" if isinstance(word, Store) and word.discarded else "building of the row",
        or_nothing=", or nothing" if isinstance(word, Build) and word.optional else "",
    )
    return f"{t.content.expert_names[top.card]}: {said}"


def pay_prompt(t: IronTable, seat: int, top: Pay | DrillPay) -> str:
    """What the cards pay for, what is asked and what is picked."""
    if isinstance(top, DrillPay):
        name, left = t.content.card_names[top.card], max(0, top.left(t, seat, t.picks[seat]))
        start = f"{t.content.expert_names[top.drill]}: pick cards whose hammers pay for the {name} in place of coins"
        return f"{start} ({coins(left)} to go, you have {coins(t.coins[seat])}), then build."
    need = needed_words(top.hammers, top.distance, top.guns, top.vessel)
    hammers, far, guns = (top.total(t, seat, skill) for skill in range(3))
    picked = needed_words(hammers, far, guns, k.NO_VESSEL)
    so_far = f", {picked} picked" if t.picks[seat] else ""
    return f"Pick the cards that pay for {paid_for(t, top.use, top.target)} ({need}{so_far}), then pay."


def react_prompt(t: IronTable, seat: int, top: React) -> str:
    """Who gained what, and what could be played."""
    if seat == top.gainer:
        goods = [good for good in bits(top.gained) if good in reacting_goods(t)]
        return f"You gained {goods_named(t, goods)}: discard a card that reacts to it?"
    goods = [good for good in bits(top.gained) if (top.owned >> (seat * GOODS + good)) & 1]
    lost = [good for good in goods if t.goods[seat * GOODS + good] == 0]  # with the town
    own = f"which you own too{f' ({goods_named(t, lost)} until now)' if lost else ''}"
    if lost == goods:
        own = "which you owned until now"
    return f"{seat_name(t, top.gainer)} gained {goods_named(t, goods)}, {own}: show a card that reacts to it?"


def reacting_goods(t: IronTable) -> set[int]:
    """The goods to whose gain a card of one's own reacts."""
    return {reaction.good for reaction in t.content.on_gain if isinstance(reaction, OwnGain)}


def goods_named(t: IronTable, goods: list[int]) -> str:
    """'Turnips and Glow Moss'."""
    return listed([good_words(t.content, good, 2)[2:] for good in goods])
