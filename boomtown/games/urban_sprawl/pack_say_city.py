"""Card texts: vocations, offices, the city, cards and action points."""

from typing import Any

from boomtown.games.urban_sprawl.pack_phrases import (
    OFFICES,
    Data,
    act,
    amount,
    article,
    both,
    listed,
    may,
    noun,
    player,
    plural,
)

# --- vocations and offices -----------------------------------------------------------------------------------


def say_vocation_take(step: Data, me: str) -> str:
    who = player(step["who"], me)
    own = "you do" if who == "you" else "he does"
    name = "any vocation marker but Media" if step["name"] == "any" else f"{article(step['name'])} marker"
    new = f", of a name {own} not own yet" if step.get("new") else ""
    return act(who, "take", f"{name} from the supply{new}")


def say_vocation_score(step: Data, me: str) -> str:
    name = "all its markers" if step["name"] == "picked" else f"all {step['name']} markers"
    return f"{name} score {step['number']}"


def say_vocation_lose(step: Data, me: str) -> str:
    count = step.get("count", 1)
    marks = "a vocation marker (not Media)" if count == 1 else f"{count} vocation markers (not Media)"
    return act(player(step["who"], me), "return", f"{marks} to the supply")


def say_election(step: Data, me: str) -> str:
    office = step["office"]
    if office == "next":
        return "advance the pawn and hold that election"
    if office == "all":
        said = "hold elections for all offices in play, from Mayor to Union Boss"
    else:
        said = "hold an election for it" if office == "picked" else f"hold an election for {OFFICES[office]}"
    if "winner" in step:
        winner = player(step["winner"], "you")
        said += f", which {winner} {'win' if winner == 'you' else 'wins'}, whatever the usual rules say"
    return said


def say_vacate(step: Data, me: str) -> str:
    return (
        "the office falls vacant"
        if step["office"] == "picked"
        else f"the {OFFICES[step['office']]}'s office falls vacant"
    )


# --- the city ------------------------------------------------------------------------------------------------


def say_place(step: Data, me: str) -> str:
    who = player(step["by"], me)
    size = step["size"]
    sizes = f"{size}-lot" if isinstance(size, int) else f"{both([str(n) for n in size], 'or')}-lot"
    tile = "park" if step["zone"] == "PARK" else step["zone"]
    whose = {"none": " without control marker"}.get(
        step["ctrl"], " of yours" if who == "you" else " of his own"
    )
    where = {
        "adjacent": "vacant lots adjacent to this building",
        "block": "vacant lots of the same block",
        "water": "a vacant lot adjacent to water",
    }.get(step.get("where", ""), "any vacant lot" if size == 1 else "vacant lots of a block")
    if size == 1:
        where = where.replace("vacant lots", "a vacant lot")
    return act(who, "place", f"a {sizes} {tile}{whose} on {where}")


def say_target(verb: str, tail: str) -> Any:
    def say(step: Data, me: str) -> str:
        who = player(step["by"] if "by" in step else step["who"], me)
        picked = step["of"].get("where") == "picked"
        if picked and verb == "demolish" and who != "you":
            return "it is demolished"
        what = "it" if picked else article(noun(step["of"], "you" if who == "you" else "he", False))
        return may(who, verb, f"{what}{tail}", bool(step.get("may")))

    return say


def say_lose_control(step: Data, me: str) -> str:
    who = player(step["by"], me)
    if step["of"].get("where") == "picked":
        return act(who, "remove", "its control marker")
    what = noun(step["of"], "you" if who == "you" else "he", False)
    return act(who, "remove", f"the control marker of {article(what)}")


def say_swap_control(step: Data, me: str) -> str:
    what = noun(step["of"], "he", False, True)
    return may(
        player(step["by"], me), "exchange", f"the control markers of two {what}", bool(step.get("may"))
    )


def say_rezone(step: Data, me: str) -> str:
    zones = step["to"] if isinstance(step["to"], list) else [step["to"]]
    to = both(["a park" if zone == "PARK" else zone for zone in zones], "or")
    return str(say_target("change", f" to {to}")(step, me))


# --- cards and points ----------------------------------------------------------------------------------------


def say_build(step: Data, me: str) -> str:
    size = f" of at most {plural(step['max_size'], 'lot')}" if "max_size" in step else ""
    return f"{player(step['who'], me)} may at once build a face-up contract{size} from any box for 0 APs"


def say_take_card(step: Data, me: str) -> str:
    count = step["count"]
    name = "Build Permit" if step["kind"] == "permit" else "Urban Renewal card"
    what = article(name) if count == 1 else f"up to {count} {name}s"
    if "max_permits" in step:
        what += f" of at most {plural(step['max_permits'], 'permit')}"
    where = "the planning boxes" if step["from"] == "box" else "the planning discard pile"
    return act(player(step["who"], me), "take", f"{what} from {where} for 0 APs".replace(" for 0 APs", ""))


def say_drop_card(step: Data, me: str) -> str:
    name = "Build Permit" if step.get("kind") == "permit" else "planning card"
    what = article(name) if step["count"] == 1 else f"{step['count']} {name}s"
    verb = "invest" if step.get("invest") else "discard"
    return may(player(step["who"], me), verb, what, bool(step.get("may")))


def say_flush(step: Data, me: str) -> str:
    if step["track"] == "planning":
        return "discard what is left in the planning boxes; End of Turn begins again with its step 1"
    what = f"up to {step['count']} face-up contracts in the boxes from the game"
    return may(player(step.get("by", "active"), me), "remove", what, True)


def say_favor(step: Data, me: str) -> str:
    return f"{player(step['who'], me)} may take a face-up contract from any box as a Favor for 0 APs"


def say_extra_favor(step: Data, me: str) -> str:
    who = player(step["who"], me)
    return act(who, "take", "the Extra Favor tile: for the rest of the game two Favors may be held")


def say_ap(step: Data, me: str) -> str:
    who, n = player(step["who"], me), step["amount"]
    when = "for this turn" if step["when"] == "now" else "in the next turn"
    return act(who, "gain" if n > 0 else "lose", f"{plural(abs(n), 'AP')} {when}")


def say_activate(step: Data, me: str) -> str:
    said = f"the {step['deck'].capitalize()} deck becomes active"
    if step.get("politicians"):
        said += "; the District Attorney, Treasurer, Police Chief and Union Boss enter play"
    if step.get("contractor"):
        said += "; the Contractor enters play"
    return said


def say_end_game(step: Data, me: str) -> str:
    return "the game ends at once: final scoring"


def say_rank(step: Data, me: str) -> str:
    rewards = listed([amount(one) for one in step["rewards"]])
    return f"the players with the most {noun(step['of'], 'he', True, True)} gain {rewards}, from first place down"
