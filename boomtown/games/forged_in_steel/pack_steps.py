"""Reading a pack: the steps of cards become numbers of a Script; what is wrong with one is a sentence."""

from itertools import pairwise
from typing import Any

from boomtown.engine.content import shown
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.board import IDENTIFIERS, ROLE_IDS, SECTORS
from boomtown.games.forged_in_steel.pack_numbers import PRICES
from boomtown.games.forged_in_steel.pack_values import Data, Values, listed

COMMON = {"do", "who", "n", "up_to", "may", "by", "only", "then", "else"}

ARGS: dict[str, set[str]] = {
    "place": {"what", "site", "raise"},
    "mine": {"rolls", "unrest"},
    "cube": {"site"},
    "city_cube": {"site"},
    "recube": {"from", "to"},
    "move": {"what", "site"},
    "convert": {"from", "to"},
    "remove": {"what", "owner", "site", "each_max", "spare"},
    "seize": {"what"},
    "swap": {"what"},
    "track": {"track", "step", "where"},
    "vp": {"from"},
    "score": {"what", "in", "max"},
    "calm": {"whose"},
    "riot": {"instigator", "target"},
    "mob": {"in"},
    "mm": {"allow", "site", "same_turn"},
    "draw": {"keep", "grow"},
    "trade_card": {"with"},
    "play": {"from", "cards", "identifier", "as"},
    "influence": {"step"},
    "role": {"except", "give"},
    "headline": {"op"},
    "lasting": {"until", "effect"},
    "choose": {"options"},
    "if": {"test"},
    "set_die": {"value"},
}


class Writer(Values):
    """Writes the steps of one entry into the script."""

    def steps(self, data: Any, what: str, top: bool = True) -> int:
        """A list of steps; returns the number of the first."""
        if not isinstance(data, list) or not data:
            raise self.part.fault(f"{what} must be a list of steps, not {shown(data)}")
        numbers = [self.step(one, what, top) for one in data]
        for a, b in pairwise(numbers):
            self.script.next[a] = b
        return numbers[0]

    def step(self, data: Any, what: str, top: bool) -> int:
        """One step with all that hangs on it."""
        if not isinstance(data, dict) or "do" not in data:
            raise self.part.fault(f"{what}: a step must be a table with 'do'")
        verb = self.word(data["do"], s.VERBS[: s.RULE], f"{what}, 'do'")
        what = f"{what}, '{data['do']}'"
        self.known(data, COMMON | ARGS.get(data["do"], set()), what)
        sc = self.script
        at = len(sc.verb)
        sc.verb.append(verb)
        for cells in (sc.next, sc.then, sc.other, sc.n, sc.only, sc.site, sc.thing):
            cells.append(-1)
        for cells in (sc.a, sc.b, sc.c, sc.d, sc.who):
            cells.append(0)
        sc.flags.append(s.TOP if top else 0)
        sc.options.append([])
        self.common(at, data, what)
        write_arguments(self, at, data, what)
        return at

    def common(self, at: int, data: Data, what: str) -> None:
        """What any step may say."""
        sc = self.script
        sc.who[at], sc.thing[at] = self.player(data.get("who", "me"), f"{what}, 'who'")
        for flag, key in (
            (s.UP_TO, "up_to"),
            (s.MAY, "may"),
            (s.GROW, "grow"),
            (s.GIVE, "give"),
            (s.SAME_TURN, "same_turn"),
        ):
            if key in data:
                if data[key] is not True:
                    raise self.part.fault(f"{what}, '{key}' must be true or left out")
                sc.flags[at] |= flag
        for flag, key in ((s.NO_RAISE, "raise"), (s.NO_UNREST, "unrest")):
            if key in data:
                if data[key] is not False:
                    raise self.part.fault(f"{what}, '{key}' must be false or left out")
                sc.flags[at] |= flag
        if "by" in data:
            self.word(data["by"], ["owner"], f"{what}, 'by'")
            sc.flags[at] |= s.BY_OWNER
        if "n" in data:
            sc.n[at] = self.amount(data["n"], f"{what}, 'n'")
        if "only" in data:
            sc.only[at] = self.test(data["only"], f"{what}, 'only'")
        if "site" in data:
            sc.site[at] = self.site(data["site"], f"{what}, 'site'")
        if "then" in data:
            sc.then[at] = self.steps(data["then"], f"{what}, 'then'", False)
        if "else" in data:
            sc.other[at] = self.steps(data["else"], f"{what}, 'else'", False)


def write_arguments(w: Writer, at: int, data: Data, what: str) -> None:
    """What belongs to one verb."""
    sc, verb = w.script, w.script.verb[at]
    if verb in (s.PLACE, s.MOVE, s.REMOVE, s.SEIZE, s.SWAP):
        sc.a[at] = w.bits(data.get("what"), s.KIND_IDS, f"{what}, 'what'")
        sizes = [s.LOTS_NEEDED[kind] for kind in range(s.KINDS) if (sc.a[at] >> kind) & 1]
        if verb == s.PLACE and (len(set(sizes)) < len(sizes) or sc.a[at] >> s.A_MINE & 1):
            raise w.part.fault(f"{what}, 'what' must name structures of different sizes, and no Mine")
    if verb == s.MINE:
        sc.a[at] = w.number(data.get("rolls", 1), 1, 2, f"{what}, 'rolls'")
    elif verb == s.RECUBE:
        sc.a[at] = w.word(data.get("from"), ["rival", "city"], f"{what}, 'from'")
        sc.b[at] = w.word(data.get("to"), ["me", "city"], f"{what}, 'to'")
    elif verb == s.CONVERT:
        sc.a[at] = w.word(data.get("from"), s.KIND_IDS[: s.KINDS], f"{what}, 'from'")
        sc.b[at] = w.word(data.get("to"), s.KIND_IDS[: s.KINDS], f"{what}, 'to'")
        if s.LOTS_NEEDED[sc.a[at]] != 1 or s.LOTS_NEEDED[sc.b[at]] != 1:
            raise w.part.fault(f"{what} must be from and to a structure of one Lot")
    elif verb == s.REMOVE:
        sc.b[at], thing = w.player(data.get("owner", "any"), f"{what}, 'owner'")
        sc.thing[at] = thing
        sc.c[at] = w.number(data.get("each_max", 0), 0, 20, f"{what}, 'each_max'")
        if "spare" in data:
            w.word(data["spare"], ["hospital"], f"{what}, 'spare'")
            sc.flags[at] |= s.SPARE_HOSPITAL
    elif verb == s.TRACK:
        write_track(w, at, data, what)
    elif verb == s.VP:
        sc.a[at], thing = w.player(data["from"], f"{what}, 'from'") if "from" in data else (-1, -1)
        sc.thing[at] = max(sc.thing[at], thing)
    elif verb == s.SCORE:
        sc.a[at] = w.word(
            data.get("what"), ["house", "mansion", "factory", "commercial", "mine"], f"{what}, 'what'"
        )
        sc.b[at] = w.where(data["in"], f"{what}, 'in'") if "in" in data else s.IN_ALL
        sc.c[at] = w.number(data.get("max", 0), 0, 99, f"{what}, 'max'")
    elif verb == s.CALM:
        sc.a[at] = w.word(data.get("whose"), ["me", "any"], f"{what}, 'whose'")
    elif verb == s.RIOT:
        sc.a[at] = w.player(data["instigator"], what)[0] if "instigator" in data else -1
        sc.b[at], sc.thing[at] = w.player(data["target"], what) if "target" in data else (-1, -1)
    elif verb == s.MOB:
        sc.a[at] = w.where(data["in"], f"{what}, 'in'") if "in" in data else s.IN_ALL
    elif verb == s.MM:
        sc.a[at] = w.bits(data.get("allow", list(PRICES)), list(PRICES), f"{what}, 'allow'")
    else:
        write_more(w, at, data, what)


def write_track(w: Writer, at: int, data: Data, what: str) -> None:
    """Which tracks move, and which way."""
    sc, names = w.script, w.board.city.track_ids
    special = {
        "sector": (1 << SECTORS) - 1,
        "neighborhood": (1 << len(names)) - (1 << SECTORS),
        "same": s.IN_SAME,
        "other_neighborhood": s.IN_TRIGGER,
    }
    track = data.get("track")
    known = isinstance(track, str) and track in special
    sc.a[at] = special[str(track)] if known else w.bits(track, names, f"{what}, 'track'")
    sc.b[at] = w.number(data.get("step"), -1, 1, f"{what}, 'step'")
    if sc.b[at] == 0:
        raise w.part.fault(f"{what}, 'step' must be 1 or -1")
    sc.c[at] = -1
    if "where" in data:
        where = w.known(data["where"], {"count", "owner", "min"}, f"{what}, 'where'")
        sc.d[at] = w.number(where.get("min"), 1, 99, f"{what}, 'where', 'min'")
        sc.c[at] = w.amount({k: v for k, v in where.items() if k != "min"}, f"{what}, 'where'")


def write_more(w: Writer, at: int, data: Data, what: str) -> None:
    """Cards, power, control and responses."""
    sc, verb = w.script, w.script.verb[at]
    if verb == s.DRAW:
        sc.a[at] = w.number(data.get("keep"), 1, 9, f"{what}, 'keep'")
    elif verb == s.TRADE_CARD:
        w.word(data.get("with"), ["bank"], f"{what}, 'with'")
    elif verb == s.PLAY:
        sc.a[at] = w.bits(data.get("from"), ["hand", "box", "draw", "current"], f"{what}, 'from'")
        sc.b[at] = w.word(data.get("as"), ["event", "either", "both"], f"{what}, 'as'")
        sc.d[at] = w.bits(data.get("identifier", []), IDENTIFIERS, f"{what}, 'identifier'")
        sc.options[at] = [w.word(id, w.card_ids, f"{what}, 'cards'") for id in listed(data.get("cards", []))]
    elif verb == s.INFLUENCE:
        sc.a[at] = w.number(data.get("step"), 1, 3, f"{what}, 'step'")
    elif verb == s.ROLE:
        sc.a[at] = w.bits(data.get("except", []), ROLE_IDS, f"{what}, 'except'")
    elif verb == s.HEADLINE:
        sc.a[at] = w.word(data.get("op"), ["front", "remove", "claim"], f"{what}, 'op'")
    elif verb == s.LASTING:
        sc.d[at] = w.word(data.get("until"), ["elections", "game_end"], f"{what}, 'until'")
        rules = listed(data.get("effect"))
        if len(rules) != 1:
            raise w.part.fault(f"{what}, 'effect' must be one 'rule'")
        rule = w.known(rules[0], {"do", "rule", "add", "value", "in", "who"}, what)
        sc.a[at] = w.word(rule.get("rule"), s.RULE_IDS, f"{what}, 'rule'")
        sc.b[at] = rule_value(w, rule, what)
        sc.c[at] = w.where(rule["in"], f"{what}, 'in'") if "in" in rule else s.IN_ALL
    elif verb == s.CHOOSE:
        options = data.get("options")
        if not isinstance(options, list) or not 2 <= len(options) <= 4:
            raise w.part.fault(f"{what}, 'options' must be a list of two to four options")
        for option in options:
            one = w.known(option, {"label", "if", "then"}, f"{what}, an option")
            label = one.get("label")
            if not isinstance(label, str) or not 0 < len(label) <= 40:
                raise w.part.fault(f"{what}: an option needs a 'label' of at most 40 signs")
            test = w.test(one["if"], f"{what}, 'if'") if "if" in one else -1
            sc.labels.append(label)
            steps = w.steps(one.get("then"), f"{what}, 'then'", False)
            sc.options[at].extend([test, steps, sc.labels.index(label)])
    elif verb == s.IF:
        sc.only[at] = w.test(data.get("test"), f"{what}, 'test'")
    elif verb == s.SET_DIE:
        sc.a[at] = w.word(data.get("value"), ["choose"], f"{what}, 'value'")


def rule_value(w: Writer, data: Data, what: str) -> int:
    """What a rule is changed by, or to."""
    if ("add" in data) == ("value" in data):
        raise w.part.fault(f"{what} must have 'add' or 'value'")
    if "add" in data:
        return w.number(data["add"], -9, 9, f"{what}, 'add'")
    value = data["value"]
    if isinstance(value, str) and value in w.board.tag_ids:
        return 1 << w.board.tag_ids.index(value)
    if value is True or value in ("normal", "sector", "skip", "highest_first", "me"):
        return 1
    return w.number(value, 0, 99, f"{what}, 'value'")
