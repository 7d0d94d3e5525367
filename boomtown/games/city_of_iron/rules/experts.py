"""Playing expert cards for their ability: which may be played, and their payment."""

from collections.abc import Sequence
from typing import Any, Final

from boomtown.engine.cards import Carry, Word, carry_out
from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import PLAY
from boomtown.games.city_of_iron.rules.amounts import COINS, HAMMERS_BESIDE, SCIENCE
from boomtown.games.city_of_iron.rules.pay import start_payment
from boomtown.games.city_of_iron.rules.piles import use_card
from boomtown.games.city_of_iron.rules.skills import supply
from boomtown.games.city_of_iron.rules.spend import AfterUse
from boomtown.games.city_of_iron.rules.table import IronTable, add_coins, add_science


def can_play(t: IronTable, seat: int, card: int) -> bool:
    """Whether a card's payment can be made in full and everything it does can be done."""
    return payment_met(t, seat, card) and word_in_vain(t, seat, card) is None


def payment_met(t: IronTable, seat: int, card: int) -> bool:
    """Whether the coins, science and hammers of a payment box are at hand."""
    content, nation = t.content, t.nation[seat]
    if (content.unpaid[nation] >> card) & 1:
        return True
    at = nation * content.experts + card
    if t.coins[seat] < content.pay_coins[at] or t.science[seat] < content.pay_science[at]:
        return False
    hammers = content.pay_hammers[at]
    return hammers == 0 or supply(t, seat, k.HAMMERS, k.ABILITY, card) >= hammers


def word_in_vain(t: IronTable, seat: int, card: int) -> Word[Any] | None:
    """The first word of a card that could not happen now."""
    for word in t.programs[t.content.effect[card]]:
        if not word.can(t, seat, card):
            return word
    return None


def in_hand(t: IronTable, seat: int, action: int) -> bool:
    return action - PLAY in t.hands[seat]


def not_in_hand(t: IronTable, seat: int, action: int) -> Fact:
    return Fact("COI-096", "not-in-hand", [action - PLAY])


def has_ability(t: IronTable, seat: int, action: int) -> bool:
    kind = t.content.kind[action - PLAY]
    return not in_hand(t, seat, action) or kind == k.FREE or kind == k.ACTION


def no_ability(t: IronTable, seat: int, action: int) -> Fact:
    if t.content.kind[action - PLAY] == k.REACTION:
        return Fact("COI-110", "only-a-reaction", [action - PLAY])
    return Fact("COI-096", "only-skills", [action - PLAY])


def can_be_played(t: IronTable, seat: int, action: int) -> bool:
    """Whether it is a card in hand with an ability, so that its payment matters."""
    return in_hand(t, seat, action) and has_ability(t, seat, action)


def coins_met(t: IronTable, seat: int, action: int) -> bool:
    price = t.content.pay_coins[t.nation[seat] * t.content.experts + action - PLAY]
    return not can_be_played(t, seat, action) or t.coins[seat] >= price


def coins_lacking(t: IronTable, seat: int, action: int) -> Fact:
    price = t.content.pay_coins[t.nation[seat] * t.content.experts + action - PLAY]
    return needs("COI-097", COINS, price, t.coins[seat])


def science_met(t: IronTable, seat: int, action: int) -> bool:
    price = t.content.pay_science[t.nation[seat] * t.content.experts + action - PLAY]
    return not can_be_played(t, seat, action) or t.science[seat] >= price


def science_lacking(t: IronTable, seat: int, action: int) -> Fact:
    price = t.content.pay_science[t.nation[seat] * t.content.experts + action - PLAY]
    return needs("COI-097", SCIENCE, price, t.science[seat])


def hammers_met(t: IronTable, seat: int, action: int) -> bool:
    card = action - PLAY
    price = t.content.pay_hammers[t.nation[seat] * t.content.experts + card]
    return not can_be_played(t, seat, action) or supply(t, seat, k.HAMMERS, k.ABILITY, card) >= price


def hammers_lacking(t: IronTable, seat: int, action: int) -> Fact:
    card = action - PLAY
    price = t.content.pay_hammers[t.nation[seat] * t.content.experts + card]
    return needs("COI-111", HAMMERS_BESIDE + card, price, supply(t, seat, k.HAMMERS, k.ABILITY, card))


def does_all(t: IronTable, seat: int, action: int) -> bool:
    card = action - PLAY
    weighed = can_be_played(t, seat, action) and payment_met(t, seat, card)
    return not weighed or word_in_vain(t, seat, card) is None


def in_vain(t: IronTable, seat: int, action: int) -> Fact:
    word = word_in_vain(t, seat, action - PLAY)
    assert word is not None
    return word.why(t, seat, action - PLAY)


# what a card played for its ability must keep to: the card, its payment box, what it does
PLAYING: Final[Sequence[Limit]] = (
    Limit("COI-096", in_hand, not_in_hand),
    Limit("COI-096", has_ability, no_ability),
    Limit("COI-097", coins_met, coins_lacking),
    Limit("COI-097", science_met, science_lacking),
    Limit("COI-111", hammers_met, hammers_lacking),
    Limit("COI-096", does_all, in_vain),
)


def play(t: IronTable, seat: int, card: int) -> None:
    """Play a card for its ability: pay, then its effects in order."""
    content = t.content
    at = t.nation[seat] * content.experts + card
    use_card(t, seat, card, 0)
    add_coins(t, seat, -content.pay_coins[at])
    add_science(t, seat, -content.pay_science[at])
    t.tell("play", seat, [card, content.pay_coins[at], content.pay_science[at]])
    hammers, program = content.pay_hammers[at], content.effect[card]
    if hammers == 0:
        carry_out(t, seat, -1, card, program, 0)
        return
    t.agenda.append(AfterUse(seat, k.ABILITY, len(t.played)))
    t.agenda.append(Carry(seat, -1, card, program, 0))
    start_payment(t, seat, k.ABILITY, card, hammers, 0, 0, k.NO_VESSEL)
