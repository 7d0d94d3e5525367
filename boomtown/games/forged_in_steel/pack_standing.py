"""Reading a pack: what stands while a card or token is in force: rules, triggers, ends of Eras."""

from typing import Any

from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.board import Standing
from boomtown.games.forged_in_steel.pack_steps import Writer, rule_value
from boomtown.games.forged_in_steel.pack_values import Data, listed

KIND_GROUPS = {
    "park": s.PARKS,
    "sector": s.W_SECTOR,
    "neighborhood": s.W_NEIGHBORHOOD,
    "own_cube": s.W_OWN_CUBE,
    "city_cube": s.W_CITY_CUBE,
}


def read_standing(w: Writer, data: Any, what: str) -> Standing:
    """A list of standing steps."""
    found = Standing()
    if not isinstance(data, list) or not data:
        raise w.part.fault(f"{what} must be a list of steps")
    for one in data:
        if not isinstance(one, dict) or one.get("do") not in ("rule", "when", "era_end"):
            raise w.part.fault(f"{what}: a step here does 'rule', 'when' or 'era_end'")
        if one["do"] == "rule":
            read_rule(w, found, one, what)
        elif one["do"] == "when":
            w.known(one, {"do", "on", "what", "actor", "in", "tag", "then"}, f"{what}, 'when'")
            read_trigger(w, found, one, what)
            found.step.append(w.steps(one.get("then"), f"{what}, 'then'"))
        else:
            w.known(one, {"do", "kind", "then"}, f"{what}, 'era_end'")
            kind = w.word(one.get("kind"), ["vp", "effect"], f"{what}, 'kind'")
            step = w.steps(one.get("then"), f"{what}, 'then'")
            (found.end_effect if kind else found.end_vp).append(step)
    return found


def read_rule(w: Writer, found: Standing, data: Data, what: str) -> None:
    """A changed rule."""
    w.known(data, {"do", "rule", "add", "value", "in", "who", "limit"}, f"{what}, 'rule'")
    found.rule.append(w.word(data.get("rule"), s.RULE_IDS, f"{what}, 'rule'"))
    number = rule_value(w, data, what)
    found.add.append(number if "add" in data else 0)
    found.value.append(number if "value" in data else 0)
    who = w.word(data.get("who", "all"), ["all", "holder", "me"], f"{what}, 'who'")
    found.holder_only.append(int(who > 0))
    nb = -1
    if "in" in data:
        nb = w.word(data["in"], w.board.city.nb_ids, f"{what}, 'in'")
    found.where.append(nb)
    if "limit" in data:
        w.word(data["limit"], ["turn"], f"{what}, 'limit'")
    found.once.append(int("limit" in data))


def read_trigger(w: Writer, found: Standing, data: Data, what: str) -> None:
    """What sets an ability off."""
    found.on.append(w.word(data.get("on"), s.ON_IDS, f"{what}, 'on'"))
    looks = 0
    for kind in listed(data.get("what", [])):
        if isinstance(kind, str) and kind in KIND_GROUPS:
            looks |= KIND_GROUPS[kind]
        else:
            looks |= 1 << w.word(kind, s.KIND_IDS[: s.KINDS], f"{what}, 'what'")
    found.what.append(looks)
    actor, _ = w.player(data.get("actor", "all"), f"{what}, 'actor'")
    if actor not in (s.ALL, s.OPPONENTS, s.ME):
        raise w.part.fault(f"{what}, 'actor' must be all, opponents or me")
    found.actor.append(actor)
    place = -1
    if data.get("in") == "mogul":
        place = s.IN_MOGUL
    elif "in" in data:
        place = w.word(data["in"], w.board.city.nb_ids, f"{what}, 'in'")
    found.place.append(place)
    found.tag.append(w.bits(data["tag"], w.board.tag_ids, f"{what}, 'tag'") if "tag" in data else 0)
