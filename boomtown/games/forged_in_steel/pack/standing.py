"""Reading a pack: what stands while a card or token is in force: rules, triggers, ends of Eras."""

from boomtown.engine.content import Part
from boomtown.games.forged_in_steel.pack.reader import SteelReader
from boomtown.games.forged_in_steel.pack.values import bits, chosen, is_said, words
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.cards.parts import Change, Standing
from boomtown.games.forged_in_steel.rules.triggers import When

KIND_GROUPS = {
    "park": s.PARKS,
    "sector": s.W_SECTOR,
    "neighborhood": s.W_NEIGHBORHOOD,
    "own_cube": s.W_OWN_CUBE,
    "city_cube": s.W_CITY_CUBE,
}


def read_standing(reader: SteelReader, part: Part, key: str) -> Standing:
    """A list of standing steps."""
    found = Standing()
    if not part.parts(key):
        raise part.fault(f"'{key}' must have at least one step")
    for one in part.parts(key):
        does = one.choice("do", ["rule", "when", "era_end"])
        if does == "rule":
            found.changes.append(read_rule(reader, one))
        elif does == "when":
            when = When(read_on(one), reader.instructions(one, "then"))
            read_trigger(reader, one, when)
            found.listeners.append(when)
        else:
            kind = one.choice("kind", ["vp", "effect"])
            program = reader.instructions(one, "then")
            (found.end_effect if kind == "effect" else found.end_vp).append(program)
    return found


def read_rule(reader: SteelReader, part: Part) -> Change:
    """A changed rule."""
    rule = chosen(part, "rule", part.value("rule"), s.RULE_IDS)
    number = reader.rule_value(part)
    found = Change(rule, number if part.has("add") else 0, number if part.has("value") else 0)
    found.holder_only = part.has("who") and part.choice("who", ["all", "holder", "me"]) != "all"
    if part.has("in"):
        found.nb = chosen(part, "in", part.value("in"), reader.content.city.nb_ids)
    found.once = is_said(part, "limit", "turn")
    return found


def read_on(part: Part) -> int:
    """What an ability answers to."""
    return chosen(part, "on", part.value("on"), s.ON_IDS)


def read_trigger(reader: SteelReader, part: Part, when: When) -> None:
    """What it looks at besides."""
    for kind in words(part, "what"):
        if isinstance(kind, str) and kind in KIND_GROUPS:
            when.looks_at |= KIND_GROUPS[kind]
        else:
            when.looks_at |= 1 << chosen(part, "what", kind, s.KIND_IDS[: s.KINDS])
    if part.has("actor"):
        when.actor = s.WHO_IDS.index(part.choice("actor", ["all", "opponents", "me"]))
    if part.has("in"):
        names = ["mogul", *reader.content.city.nb_ids]
        place = chosen(part, "in", part.value("in"), names)
        when.place = place - 1 if place else s.IN_MOGUL
    when.tags = bits(part, "tag", reader.content.tag_ids)
