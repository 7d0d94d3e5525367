"""Reading a pack: the arguments of each word that a card can use."""

from typing import Any

from boomtown.engine.content import Part, shown
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.actions import MOST_OPTIONS
from boomtown.games.urban_sprawl.board import DECK_IDS, KIND_IDS, NO_LIMIT, OFFICE_IDS, ZONE_IDS
from boomtown.games.urban_sprawl.pack_code import MOST, Compiler


def _money(self: Compiler, step: Part) -> list[int]:
    verb = step.data["do"]
    who = self.who(step, "from" if verb == "tribute" else "who")
    to = self.who(step, "to") if verb == "tribute" else -1
    amounts = [self.amount(step, key) for key in ("wealth", "prestige", "either")]
    if not any(amounts):
        raise step.fault("an amount is missing: wealth, prestige or either")
    if amounts[2] and (amounts[0] or amounts[1]):
        raise step.fault("'either' can't stand beside wealth or prestige")
    per = self.filter(step, "per", False)
    cap = step.whole("cap", 1, MOST) if step.has("cap") else NO_LIMIT
    less = self.filter(step, "less", False) if verb == "lose" else -1
    return [who, to, *amounts, per, cap, less]


def _offer(self: Compiler, step: Part) -> list[int]:
    pay = step.part("pay")
    wealth = -1 if pay.has("wealth") and pay.data["wealth"] == "value" else self.amount(pay, "wealth")
    price = [wealth, *(self.amount(pay, key) for key in ("prestige", "either", "card"))]
    if sum(1 for one in price if one) != 1:
        raise pay.fault("one price must stand there: wealth, prestige, either or card")
    to = self.who(pay, "to") if pay.has("to") else -1
    times = step.whole("times", 1, 9) if step.has("times") else 1
    head = [self.who(step, "who"), self.filter(step, "having", False), self.flag(step, "first"), times]
    return [*head, *price, to, self.steps(step, "then"), self.steps(step, "else", False)]


def _choose(self: Compiler, step: Part) -> list[int]:
    options = step.parts("options")
    if not 2 <= len(options) <= MOST_OPTIONS:
        raise step.fault(f"there must be 2 to {MOST_OPTIONS} options, not {len(options)}")
    programs = [self.block(option.parts("steps")) for option in options]
    return [self.who(step, "by"), self.filter(step, "having", False), len(programs), *programs]


def _if(self: Compiler, step: Part) -> list[int]:
    test = step.part("test")
    found = [kind for kind in c.TEST_IDS if test.has(kind)]
    if len(found) != 1:
        raise test.fault(f"one test must stand there: {', '.join(c.TEST_IDS)}")
    low = test.whole("min", 0, MOST) if test.has("min") else 0
    high = test.whole("max", 0, MOST) if test.has("max") else NO_LIMIT
    kind = found[0]
    arg = 0
    if kind == "holds":
        arg = OFFICE_IDS.index(test.choice("holds", OFFICE_IDS))
    elif kind == "vocation":
        names = ["any", *self.board.vocation_names]
        arg = names.index(test.choice("vocation", names)) - 1
    elif kind == "edge":
        arg = c.SIDE_IDS.index(test.choice("edge", c.SIDE_IDS))
    elif kind == "of":
        arg = self.filter(test, "of")
    else:
        test.choice("top", ["value"])
    if not self.contract and kind in ("edge", "top"):
        raise test.fault("an event has no building to look at")
    programs = [self.steps(step, "then"), self.steps(step, "else", False)]
    return [self.who(step, "who", "active"), c.TEST_IDS.index(kind), arg, low, high, *programs]


def _pick(self: Compiler, step: Part) -> list[int]:
    what = step.choice("what", c.PICK_IDS)
    arg = 0
    if what == "building":
        arg = self.filter(step, "of")
    elif what == "office":
        arg = c.FROM_IDS.index(step.choice("from", c.FROM_IDS))
    else:
        step.choice("from", ["these" if what == "row" else "owned"])
        if what == "row" and not self.contract:
            raise step.fault("an event has no building whose rows could be picked")
    return [self.who(step, "by"), c.PICK_IDS.index(what), arg, self.flag(step, "may")]


def _payout(self: Compiler, step: Part) -> list[int]:
    rows: Any = step.value("row")
    by = self.who(step, "by", "active")
    if rows == "these":
        if not self.contract:
            raise step.fault("an event has no building and no rows of its own")
        return [by, 0, 1, 0]
    kind = KIND_IDS.index(step.choice("kind", KIND_IDS))
    most = 12 if kind == 0 else 6
    if not isinstance(rows, list) or not rows or any(type(n) is not int or not 1 <= n <= most for n in rows):
        raise step.fault(f"'row' must be \"these\" or a list of numbers from 1 to {most}")
    return [by, kind, 0, len(rows), *rows]


def _marker_enter(self: Compiler, step: Part) -> list[int]:
    which = self.number(step, "which", c.WHICH_IDS)
    row = int(step.has("row"))
    if row:
        step.choice("row", ["these"])
        if not self.contract:
            raise step.fault("an event has no building and no rows of its own")
    otherwise = int(step.has("otherwise"))
    if otherwise:
        step.choice("otherwise", ["move"])
    kind = KIND_IDS.index(step.choice("kind", KIND_IDS))
    return [self.who(step, "by"), kind, which, row, otherwise]


def _marker_move(self: Compiler, step: Part) -> list[int]:
    return [self.who(step, "by"), self.number(step, "kind", KIND_IDS, -1), self.flag(step, "may")]


def _marker_swap(self: Compiler, step: Part) -> list[int]:
    return [self.who(step, "by"), self.flag(step, "may")]


def _marker_remove(self: Compiler, step: Part) -> list[int]:
    return [0, self.number(step, "kind", KIND_IDS), self.number(step, "which", c.WHICH_IDS[:2])]


def _vocation_take(self: Compiler, step: Part) -> list[int]:
    names = ["any", *self.board.vocation_names]
    return [self.who(step, "who"), names.index(step.choice("name", names)) - 1, self.flag(step, "new")]


def _vocation_score(self: Compiler, step: Part) -> list[int]:
    names = ["picked", *self.board.vocation_names]
    return [0, names.index(step.choice("name", names)) - 1, step.whole("number", 1, MOST), 0]


def _vocation_lose(self: Compiler, step: Part) -> list[int]:
    return [self.who(step, "who"), step.whole("count", 1, 9) if step.has("count") else 1]


def _election(self: Compiler, step: Part) -> list[int]:
    names = [*OFFICE_IDS, "next", "picked", "all"]
    winner = self.who(step, "winner") if step.has("winner") else -1
    return [0, names.index(step.choice("office", names)), winner]


def _vacate(self: Compiler, step: Part) -> list[int]:
    names = [*OFFICE_IDS, "next", "picked"]
    return [0, names.index(step.choice("office", [*OFFICE_IDS, "picked"]))]


def _place(self: Compiler, step: Part) -> list[int]:
    size: Any = step.value("size")
    sizes = size if isinstance(size, list) else [size]
    if not sizes or any(type(n) is not int or not 1 <= n <= 4 for n in sizes):
        raise step.fault(f"'size' must be a number of lots from 1 to 4 or a list of these, not {shown(size)}")
    where = self.number(step, "where", c.PLACE_IDS)
    if not self.contract and where in (c.BESIDE, c.IN_BLOCK):
        raise step.fault("an event has no building to place another beside")
    zone = ZONE_IDS.index(step.choice("zone", ZONE_IDS))
    mask = sum(1 << (n - 1) for n in set(sizes))
    return [self.who(step, "by"), zone, mask, self.who(step, "ctrl"), where]


def _target(self: Compiler, step: Part) -> list[int]:
    return [self.who(step, "by"), self.filter(step, "of"), self.flag(step, "may")]


def _take_control(self: Compiler, step: Part) -> list[int]:
    return [self.who(step, "who"), self.filter(step, "of"), 0]


def _rezone(self: Compiler, step: Part) -> list[int]:
    return [*_target(self, step), self.zones(step, "to")]


def _build(self: Compiler, step: Part) -> list[int]:
    step.choice("from", ["box"])
    return [self.who(step, "who"), step.whole("max_size", 1, 4) if step.has("max_size") else 4]


def _take_card(self: Compiler, step: Part) -> list[int]:
    kind = self.number(step, "kind", ["permit", "renewal"])
    source = self.number(step, "from", ["box", "discard"])
    most = step.whole("max_permits", 1, 4) if step.has("max_permits") else 4
    return [self.who(step, "who"), kind, source, step.whole("count", 1, 9), most]


def _drop_card(self: Compiler, step: Part) -> list[int]:
    permits = int(step.has("kind"))
    if permits:
        step.choice("kind", ["permit"])
    invest = self.flag(step, "invest")
    if invest and not permits:
        raise step.fault('only Build Permits can be invested; say kind = "permit"')
    count = step.whole("count", 1, 9)
    return [self.who(step, "who"), count, permits, self.flag(step, "may"), invest]


def _flush(self: Compiler, step: Part) -> list[int]:
    track = self.number(step, "track", ["contracts", "planning"])
    if track == 1:
        step.choice("count", ["all"])
        return [0, track, 0]
    return [self.who(step, "by", "active"), track, step.whole("count", 1, 5)]


def _who_only(self: Compiler, step: Part) -> list[int]:
    return [self.who(step, "who")]


def _ap(self: Compiler, step: Part) -> list[int]:
    return [self.who(step, "who"), step.whole("amount", -9, 9), self.number(step, "when", ["now", "next"])]


def _activate(self: Compiler, step: Part) -> list[int]:
    deck = DECK_IDS.index(step.choice("deck", DECK_IDS[2:]))
    return [0, deck, self.flag(step, "politicians"), self.flag(step, "contractor")]


def _end_game(self: Compiler, step: Part) -> list[int]:
    return [0]


def _rank(self: Compiler, step: Part) -> list[int]:
    rewards = step.parts("rewards")
    if not 1 <= len(rewards) <= 4:
        raise step.fault("'rewards' must be a list of 1 to 4 amounts")
    amounts: list[int] = []
    for part in rewards:
        amounts += [self.amount(part, "wealth"), self.amount(part, "prestige")]
    return [0, self.filter(step, "of"), len(rewards), *amounts]


VERBS: dict[str, tuple[int, Any]] = {
    "gain": (c.GAIN, _money),
    "lose": (c.LOSE, _money),
    "tribute": (c.TRIBUTE, _money),
    "offer": (c.OFFER, _offer),
    "choose": (c.CHOOSE, _choose),
    "if": (c.IF, _if),
    "pick": (c.PICK, _pick),
    "payout": (c.PAYOUT, _payout),
    "marker_enter": (c.MARKER_ENTER, _marker_enter),
    "marker_move": (c.MARKER_MOVE, _marker_move),
    "marker_swap": (c.MARKER_SWAP, _marker_swap),
    "marker_remove": (c.MARKER_REMOVE, _marker_remove),
    "vocation_take": (c.VOCATION_TAKE, _vocation_take),
    "vocation_score": (c.VOCATION_SCORE, _vocation_score),
    "vocation_lose": (c.VOCATION_LOSE, _vocation_lose),
    "election": (c.ELECTION, _election),
    "vacate": (c.VACATE, _vacate),
    "place": (c.PLACE, _place),
    "move": (c.MOVE, _target),
    "demolish": (c.DEMOLISH, _target),
    "take_control": (c.TAKE_CONTROL, _take_control),
    "lose_control": (c.LOSE_CONTROL, _target),
    "swap_control": (c.SWAP_CONTROL, _target),
    "rezone": (c.REZONE, _rezone),
    "enlarge": (c.ENLARGE, _target),
    "build": (c.BUILD, _build),
    "take_card": (c.TAKE_CARD, _take_card),
    "drop_card": (c.DROP_CARD, _drop_card),
    "flush": (c.FLUSH, _flush),
    "favor": (c.FAVOR, _who_only),
    "extra_favor": (c.EXTRA_FAVOR, _who_only),
    "ap": (c.AP_CHANGE, _ap),
    "activate": (c.ACTIVATE, _activate),
    "end_game": (c.END_GAME, _end_game),
    "rank": (c.RANK, _rank),
}
