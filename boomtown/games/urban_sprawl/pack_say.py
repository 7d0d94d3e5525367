"""Card texts: money, offers, choices, rows and markers."""

from boomtown.games.urban_sprawl.pack_phrases import (
    OFFICES,
    Data,
    act,
    amount,
    article,
    both,
    may,
    noun,
    per,
    player,
    third,
)


def sentences(steps: list[Data], me: str) -> str:
    """Steps as sentences, one after the other."""
    said = [clause(step, me) for step in steps]
    return " ".join(f"{one[0].upper()}{one[1:]}." for one in said if one)


def clauses(steps: list[Data], me: str) -> str:
    """Steps as one clause: 'takes a card and gains 2 wealth'."""
    return " and ".join(one for one in (clause(step, me) for step in steps) if one)


def clause(step: Data, me: str) -> str:
    """One step in words; `me` is what the player it looks at is called."""
    from boomtown.games.urban_sprawl.pack_text import SAY

    return str(SAY[step["do"]](step, me))


# --- money ---------------------------------------------------------------------------------------------------


def say_money(step: Data, me: str) -> str:
    verb = step["do"]
    count = step.get("per")
    if step.get("who") == "controllers":
        cap = f" (at most {step['cap']} of each player)" if "cap" in step else ""
        return f"each {noun(count or {}, 'he')} {third(verb)} {amount(step)}{cap}"
    who = player(step["who"], me)
    other = "you" if who == "you" else "he"
    less = ""
    if "less" in step:
        less = f", 1 less {per(step['less'], other)}"
    return act(who, verb, f"{amount(step)}{times(step, other)}{less}")


def times(step: Data, other: str) -> str:
    """How often an amount is gained or paid."""
    if "per" not in step:
        return ""
    cap = f" (count at most {step['cap']})" if "cap" in step else ""
    return f" {per(step['per'], other)}{cap}"


def say_tribute(step: Data, me: str) -> str:
    who, to = player(step["from"], me), player(step["to"], "him" if me == "he" else me)
    return act(who, "pay", f"{to} {amount(step)}{times(step, 'he')}")


def say_offer(step: Data, me: str) -> str:
    pay = step["pay"]
    who = player(step["who"], me)
    inner = "you" if who == "you" else ""
    if "having" in step:
        who += f" who has {article(noun(step['having'], 'he', False))}"
    if "card" in pay:
        verb, price = "discard", "a planning card" if pay["card"] == 1 else f"{pay['card']} planning cards"
    elif pay.get("wealth") == "value":
        verb, price = "pay", "its controller its value" if "to" in pay else "its value"
    else:
        verb, price = "pay", f"{player(pay['to'], 'you') + ' ' if 'to' in pay else ''}{amount(pay)}"
    if "else" in step and not step["then"]:
        return f"{act(who, verb, price)}, or {clauses(step['else'], inner)}"
    often = {1: "", 2: "up to twice, "}.get(step.get("times", 1), f"up to {step.get('times')} times, ")
    if step.get("first"):
        return f"the first player willing to {verb} {price} {clauses(step['then'], '')}"
    return f"{often}{who} may {verb} {price} to {clauses(step['then'], 'you')}" + (
        f"; else {clauses(step['else'], inner)}" if step.get("else") else ""
    )


def say_choose(step: Data, me: str) -> str:
    who = player(step["by"], me)
    if "having" in step:
        who += f" who has {article(noun(step['having'], 'he', False))}"
    inner = who if who in ("you", "") else "he"
    options = [clauses(option["steps"], inner) or "leave it" for option in step["options"]]
    if who == "you" or who == "":
        return both(options, "or")
    return f"{who} chooses: {both(options, 'or')}"


def say_if(step: Data, me: str) -> str:
    test = step["test"]
    who = player(step.get("who", "active"), me)
    other = "you" if who == "you" else "he"
    if "holds" in test:
        said = f"if you are {OFFICES[test['holds']]}"
    elif "vocation" in test:
        name = "vocation" if test["vocation"] == "any" else test["vocation"]
        marks = f"{name} marker" if test.get("min", 1) == 1 else f"{test['min']} or more {name} markers"
        said = f"{who} with {article(marks)}"
        rest = f"; {who} without one {clauses(step['else'], '')}" if step.get("else") else ""
        return f"{said} {clauses(step['then'], '')}{rest}"
    elif "edge" in test:
        side = "water or wilderness" if test["edge"] == "any" else test["edge"]
        said = f"if adjacent to {side}"
    elif "top" in test:
        said = "if no building in the city has a higher value"
    else:
        low = test.get("min", 0)
        said = (
            "if it is controlled"
            if test["of"].get("where") == "picked"
            else f"if there are at least {low} {noun(test['of'], other)}"
        )
    rest = f"; if not, {clauses(step['else'], other)}" if step.get("else") else ""
    return f"{said}, {clauses(step['then'], other)}{rest}"


# --- pointing, rows and markers ------------------------------------------------------------------------------


def say_pick(step: Data, me: str) -> str:
    who = player(step["by"], me)
    what = step["what"]
    free = bool(step.get("may"))
    if what == "building":
        if "extreme" in step["of"]:
            return f"look at {noun(step['of'], 'he')}"
        return may(who, "pick", article(noun(step["of"], "you" if who == "you" else "he", False)), free)
    if what == "row":
        return may(who, "choose", "one of these rows", free)
    if what == "office":
        held = " that another player holds" if step.get("from") == "held_by_others" else ""
        return may(who, "name", f"an office{held}", free)
    return may(who, "name", f"a vocation {'you own' if who == 'you' else 'he owns'}", free)


def say_payout(step: Data, me: str) -> str:
    if step["row"] == "these":
        return "conduct a payout for every number whose row runs through this block"
    rows = both([str(n) for n in step["row"]], "or")
    return act(
        player(step.get("by", "active"), me), "choose", f"{step['kind']} row {rows} and conduct its payout"
    )


def say_marker_enter(step: Data, me: str) -> str:
    who, kind = player(step["by"], me), step["kind"]
    which = {
        "lowest": f"the lowest waiting {kind} marker",
        "highest": f"the highest waiting {kind} marker",
    }.get(step["which"], f"a waiting {kind} marker of {'your' if who == 'you' else 'his'} choice")
    beside = " beside a row of this block" if "row" in step else ""
    other = "you" if who == "you" else "he"
    move = f" (if none is waiting, {other} may move one)" if "otherwise" in step else ""
    return act(who, "bring", f"{which} into play{beside}{move}")


def say_marker_move(step: Data, me: str) -> str:
    kind = step.get("kind", "wealth or prestige")
    return may(
        player(step["by"], me), "move", f"a {kind} marker to another gray circle", bool(step.get("may"))
    )


def say_marker_swap(step: Data, me: str) -> str:
    return may(player(step["by"], me), "let", "two markers in play change places", bool(step.get("may")))


def say_marker_remove(step: Data, me: str) -> str:
    return f"the {step['which']} {step['kind']} marker in play returns to its holding box"
