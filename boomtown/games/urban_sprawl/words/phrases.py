"""Words and phrases that card texts are made of: players, buildings, counts, amounts."""

from collections.abc import Mapping
from typing import Any

Data = Mapping[str, Any]
VOICE = "voice"  # under which a step carries the voice in which it is said

# Voices: what a text calls the player whom it looks at (`me` in the files).
ACTIVE = "you"  # the reader, who is the active player
YOU = "you!"  # the reader, while somebody else is active
THEY = "they"  # somebody else; the active player is not the reader either
THEY_TO_YOU = "they!"  # somebody else; the reader is the active player
NAMED = ""  # somebody who was named just before: the clause goes on with the verb
NAMED_TO_YOU = "!"  # the same; the reader is the active player

PLAYERS = {
    "active": "the active player",
    "others": "each opponent",
    "each": "each player",
    "controllers": "each player",
    "owner": "its controller",
    "holder": "its holder",
    "media": "the Media owner",
    "mayor": "the Mayor",
    "district_attorney": "the District Attorney",
    "treasurer": "the Treasurer",
    "police_chief": "the Police Chief",
    "union_boss": "the Union Boss",
    "top_rival": "the opponent with most prestige",
}

OFFICES = {
    "mayor": "Mayor",
    "district_attorney": "District Attorney",
    "treasurer": "Treasurer",
    "police_chief": "Police Chief",
    "union_boss": "Union Boss",
}


def active_reads(me: str) -> bool:
    """Whether the active player is the one who reads."""
    return me in (ACTIVE, THEY_TO_YOU, NAMED_TO_YOU)


def pronoun(me: str) -> str:
    """'you', 'they', or nothing for somebody who was named just before."""
    return me.rstrip("!")


def inside(who: str, me: str) -> str:
    """The voice of words that look at `who`, within words of the voice `me`."""
    if who == "you":
        return me if me == YOU else ACTIVE
    return THEY_TO_YOU if active_reads(me) else THEY


def named(me: str) -> str:
    """The voice of words about a player who was named just before, within words of the voice `me`."""
    return NAMED_TO_YOU if active_reads(me) else NAMED


def player(who: str | list[str], me: str) -> str:
    """A player in words; where the active player reads it is 'you'."""
    if isinstance(who, list):
        return f"{player(who[0], me)} (if none, {player(who[1], me)})"
    if who == "me":
        return pronoun(me)
    if who == "active" and active_reads(me):
        return "you"
    return PLAYERS[who]


def receiver(who: str, me: str) -> str:
    """A player as the one who is paid: 'you', 'them', 'the Mayor'."""
    return "them" if player(who, me) == "they" else player(who, me)


def third(verb: str) -> str:
    """A verb of somebody else: 'gains', 'loses'."""
    first, _, rest = verb.partition(" ")
    ending = "es" if first.endswith("sh") else "s"
    return f"{first}{ending}{' ' + rest if rest else ''}"


def both(words: list[str], last: str) -> str:
    """'a, b and c'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def listed(words: list[str]) -> str:
    """'4, 2 and 1 prestige' for amounts of one kind."""
    kinds = {word.split()[-1] for word in words}
    if len(kinds) > 1:
        return both(words, "and")
    return f"{both([word.split()[0] for word in words], 'and')} {kinds.pop()}"


def article(words: str) -> str:
    """'a RES', 'an IND', 'the single most valuable building'."""
    if words.startswith(("the ", "your ", "their ", "another ", "2 ", "3 ", "4 ")) and words[1] != "-":
        return words
    return f"{'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"


def plural(n: int, word: str) -> str:
    """'1 lot', '2 lots'."""
    return f"{n} {word}{'' if n == 1 else 's'}"


def amount(data: Data) -> str:
    """'2 wealth', '1 wealth and 1 prestige', '4 wealth or 4 prestige'."""
    if "either" in data:
        return f"{data['either']} wealth or {data['either']} prestige"
    parts = [f"{data[key]} {key}" for key in ("wealth", "prestige") if key in data]
    return both(parts, "and")


def kinds(f: Data, many: bool) -> str:
    """What kind of building a filter means."""
    zone = f.get("zone")
    if zone is None:
        return "buildings" if many else "building"
    if zone == "ZONED":
        return "buildings" if many else "building"
    names = zone if isinstance(zone, list) else [zone]
    words = [("parks" if many else "park") if name == "PARK" else name for name in names]
    return both(words, "and" if many else "or")


def noun(f: Data, me: str, here: bool = True, many: bool = False) -> str:
    """The buildings of a filter in words: '1-lot RES in these rows'; `here` False in '... of yours'."""
    if "extreme" in f:
        return f"the single {f['extreme'].replace('_', ' ')} building"
    words = kinds(f, many)
    if "size" in f:
        words = f"{f['size']}-lot {words}"
    if "size_min" in f:
        words += f" of {f['size_min']} or more lots"
    if "size_max" in f:
        words += f" of {'1 or 2' if f['size_max'] == 2 else f'at most {f_size(f)}'} lots"
    if "value_min" in f:
        words += f" of value {f['value_min']} or more"
    if "value_max" in f:
        words += f" of value {f['value_max']} or less"
    if f.get("ctrl") == "me":
        words += " of yours" if pronoun(me) == "you" else " of theirs"
    if f.get("zone") == "ZONED":
        words += " other than parks" if many else " other than a park"
    words = placed(words, f)
    if "touching" in f:
        words += f" adjacent to {article(noun(f['touching'], me, False))}"
    if f.get("self") is False:
        words = f"other {words}" if many else f"{words} other than this"
    return words + controller(f.get("ctrl", "any"), me)


def f_size(f: Data) -> str:
    """The largest size of a filter."""
    return str(f["size_max"])


def placed(words: str, f: Data) -> str:
    """A kind of building with the place where it stands."""
    where, picked = f.get("where", "city"), f.get("at") == "picked"
    if where == "adjacent":
        return f"{words} adjacent to it" if picked else f"adjacent {words}"
    places = {
        "these_rows": "in its rows" if picked else "in these rows",
        "row": "in that row",
        "other_row": "in the other row",
        "block": "in its block",
        "water": "adjacent to water",
        "wilderness": "adjacent to wilderness",
        "edge": "adjacent to water or wilderness",
        "picked": "that was picked",
    }
    return f"{words} {places[where]}" if where in places else words


def controller(ctrl: str, me: str) -> str:
    """Who controls a building, in words behind it."""
    reads = active_reads(me)
    other = "an opponent controls" if reads else "another player controls"
    return {
        "active": " of yours" if reads else " of the active player",
        "others": f" that {other}",
        "someone": " that somebody controls",
        "none": " that nobody controls",
        "free": " that is yours or uncontrolled" if reads else " of the active player or of nobody",
    }.get(ctrl, "")


def per(f: Data, me: str) -> str:
    """What an amount is multiplied by: 'for each RES in these rows'."""
    what = f.get("count", "buildings")
    they = pronoun(me) or "they"
    own = f"{they} own"
    anybody = f.get("whose") == "all"
    if what == "buildings":
        return f"for each {noun(f, me)}"
    if what == "lots":
        return f"for each lot covered by {noun(f, me, True, True)}"
    if what == "zones":
        if f.get("ctrl") == "me":
            return f"for each zone in which {they} control a building"
        return f"for each different zone among {noun({k: v for k, v in f.items() if k != 'self'}, me, True, True)}"
    if what == "value":
        of = "its value" if f.get("at") == "picked" else "the value of its block"
        return f"for each {'full ' + str(f['div']) + ' of' if 'div' in f else 'point of'} {of}"
    if what == "vacant_lots":
        return f"for each vacant lot in {'its block' if f.get('where') == 'block' else 'these rows'}"
    if what in ("vocations", "politicians"):
        name = "politician" if what == "politicians" else f"{f.get('name', 'vocation')} marker"
        mine = own if what == "vocations" else own.replace("own", "control")
        held = "in any player's hands" if anybody else mine
        return f"for each {name} {held}"
    if what == "vocation_kinds":
        return f"for each different vocation {own}"
    if what == "markers":
        kind = f.get("kind", "any")
        return f"for each {'' if kind == 'any' else kind + ' '}marker in play"
    if what == "cards":
        return f"for each planning card {own}"
    return f"for each full {f.get('div', 1)} wealth {they} have"


def act(who: str, verb: str, rest: str, me: str) -> str:
    """'gain 2 wealth' for the reader the text looks at, 'you gain', 'they gain', 'the Mayor gains 2 wealth' else."""
    if who == "you" and pronoun(me) == "you":
        return f"{verb} {rest}"
    if who in ("you", "they"):
        return f"{who} {verb} {rest}"
    return f"{who} {third(verb)} {rest}".strip()


def may(who: str, verb: str, rest: str, allowed: bool, me: str) -> str:
    """The same, perhaps as something one may do."""
    return f"{who} may {verb} {rest}" if allowed else act(who, verb, rest, me)
