"""What a person is asked: what is chosen, how many, and for which card or action."""

from typing import cast

from boomtown.engine.cards import Choose, ChooseSeveral
from boomtown.engine.language import listed
from boomtown.engine.steps import Decision
from boomtown.games.fifty_first_state.rules import (
    build,
    cleanup,
    payment,
    raze,
    setup,
    solo,
    turn,
    use,
    workers,
)
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.cards.locations import OnLocations
from boomtown.games.fifty_first_state.rules.cards.plunder import StealResource
from boomtown.games.fifty_first_state.rules.content import GOOD_IDS, Cost, name_of
from boomtown.games.fifty_first_state.rules.lookout import DraftCard, SoloDraft
from boomtown.games.fifty_first_state.rules.payment import due, still_due
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable
from boomtown.games.fifty_first_state.words.names import (
    counts_words,
    goods_words,
    link_name,
    old_name,
    owner_name,
    program_name,
)
from boomtown.games.fifty_first_state.words.text import counted, kinds_text


def prompt(t: StateTable, seat: int) -> str:
    """What the seat has to do now."""
    top = cast(Decision[StateTable], t.agenda[-1])
    if isinstance(top, payment.PayToken | payment.PayTokens):
        return pay_prompt(t, seat)
    for ask in (phase_prompt, turn_prompt, effect_prompt):
        text = ask(t, seat, top)
        if text:
            return text
    shields = t.goods[seat][b.DEFENSE]
    if shields:
        return f"Take one action, or pass. Before it you may place defense tokens ({counted(shields, 'defense')} left)."
    return "Take one action, or pass."


def phase_prompt(t: StateTable, seat: int, top: Decision[StateTable]) -> str:
    """Setup, Lookout, Cleanup, the Virtual Player, and the end of a turn."""
    if isinstance(top, setup.ChooseFaction):
        return "Choose the faction you lead."
    if isinstance(top, setup.KeepFour):
        count = t.content.hand_dealt - t.content.hand_kept
        return f"Opening hand: pick {counted(count, 'card')} to discard{picked(t, seat)}, then done."
    if isinstance(top, DraftCard):
        return f"{'First' if top.draft == 1 else 'Second'} draft: take one of the cards laid out."
    if isinstance(top, SoloDraft):
        return "Lookout: take one of the cards laid out."
    if isinstance(top, solo.ChooseVictim):
        name = name_of(t.content, top.card)
        return (
            f"The attack with {name} hits several of your Locations alike: choose which one takes the blow."
        )
    if isinstance(top, cleanup.KeepGood):
        return f"Cleanup: your storage has room for {room_words(t, seat, 1)}. Choose what you keep."
    if isinstance(top, cleanup.KeepGoods):
        room = room_words(t, seat, top.fit)
        return f"Cleanup: your storage has room for {room}. Pick what you keep{picked(t, seat)}, then done."
    if isinstance(top, turn.PlaceShields):
        count = top.most(t, seat)
        what = "a defense token on 1" if count == 1 else f"defense tokens on up to {count}"
        return f"Before your turn ends: you may place {what} of your Locations{picked(t, seat)}, then done."
    return ""


def turn_prompt(t: StateTable, seat: int, top: Decision[StateTable]) -> str:
    """The Location that is developed, and another use."""
    if isinstance(top, build.ChooseOld):
        return f"Develop {name_of(t.content, t.played[0])}: choose the Location or Ruins it replaces."
    if isinstance(top, use.UseAgain):
        name = action_name(t, use.effect_of(t, seat, top.kind, top.number))
        return f"{name}: you may use it again in the same turn."
    return ""


def effect_prompt(t: StateTable, seat: int, top: Decision[StateTable]) -> str:
    """What a word of a card leaves open."""
    if not isinstance(top, Choose | ChooseSeveral):
        return ""
    word = t.programs[top.program][top.at]
    values = {"picked": picked(t, seat)}
    if isinstance(word, OnLocations):
        values["whose"] = "Location of yours" if word.own else "rival Location"
        values["whose_several"] = values["whose"].replace("Location", "Locations")
        values["one"], values["many"] = word.each
    if isinstance(top, Choose):
        return f"{action_name(t, top.program)}: {word.prompt.format(**values)}"
    least, most = top.least(t, seat), top.most(t, seat)
    values["amount"] = str(most) if least == most else f"1 to {most}"
    if isinstance(word, StealResource):
        values["n"] = str(word.n)
    return f"{action_name(t, top.program)}: {word.prompt_several.format(**values)}"


def room_words(t: StateTable, seat: int, count: int) -> str:
    """'2 goods', or '2 more goods (kept already: 1 gun)' where some are kept in any case."""
    noun = "good" if count == 1 else "goods"
    if not t.kept[seat]:
        return f"{count} {noun}"
    return f"{count} more {noun} (kept already: {counts_words(t.kept[seat])})"


def picked(t: StateTable, seat: int) -> str:
    """' (1 picked)'."""
    return f" ({len(t.picks[seat])} picked)" if t.picks[seat] else ""


def action_name(t: StateTable, program: int) -> str:
    """The card or the action of the faction board that a program belongs to: 'Faction board (take 3 red contacts)'."""
    for faction, texts in enumerate(t.content.exchange_texts):
        for programs in (t.content.exchange_effects[faction], t.content.exchange_prices[faction]):
            if program in programs:
                return f"Faction board ({gain_of(texts[programs.index(program)])})"
    name = program_name(t.content, program)
    return name[:1].upper() + name[1:]


def gain_of(text: str) -> str:
    """What an action brings, from its words."""
    return text.split(". ")[0].removesuffix(".").partition(": ")[2]


# --- paying --------------------------------------------------------------------------------------------------


def pay_prompt(t: StateTable, seat: int) -> str:
    """What is being paid for, how much is left, and how it can be paid."""
    left = still_due(t)
    done = f" (already paid: {counts_words([token % ON_CARD for token in t.paid])})" if t.paid else ""
    asked = f"{purpose(t)}: pay {due_words(due(t))}{done}."
    if left == 1:
        return f"{asked} Choose what you pay with."
    return f"{asked} Pick {left} tokens to pay with{picked(t, seat)}, then done."


def due_words(cost: Cost) -> str:
    """The tokens of a cost in words: '1 worker and any 2 resources'."""
    parts = [goods_words(cost.asked)] if cost.asked else []
    count = cost.any_count
    if count:
        kinds = [GOOD_IDS[good] for good in range(b.GOODS) if cost.any_of >> good & 1]
        words = kinds_text(kinds, count)
        parts.append(f"{count} {words}" if " or " in words else f"any {count} {words}")
    return listed(parts) if parts else "nothing"


def purpose(t: StateTable) -> str:
    """What a payment is for: the step that waits below it."""
    step = next(s for s in reversed(t.agenda) if not isinstance(s, Decision))
    if isinstance(step, build.Construct):
        return f"Construct {name_of(t.content, t.played[0])}"
    if isinstance(step, build.Develop):
        return f"Develop {name_of(t.content, t.played[0])} from {old_name(t, step.old)}"
    if isinstance(step, raze.MakeDeal):
        return f"Deal with {name_of(t.content, t.played[0])}"
    if isinstance(step, raze.RazeFromHand):
        return f"Raze {name_of(t.content, t.played[0])} from your hand"
    if isinstance(step, raze.RazeRival):
        return f"Raze {name_of(t.content, step.card)} of {owner_name(t, step.card)}"
    if isinstance(step, workers.Visit):
        return f"Send a worker to {name_of(t.content, step.card)} of {owner_name(t, step.card)}"
    if isinstance(step, workers.TakeConnection):
        return f"Take the Connection card {link_name(t.content, step.link)}"
    step = cast(use.CarryOut, step)
    return action_name(t, use.effect_of(t, step.seat, step.kind, step.number))
