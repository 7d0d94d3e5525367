"""Reading a pack: the steps of cards become words; what is wrong with one is a sentence with file and entry."""

from boomtown.engine.content import Part
from boomtown.engine.language import Reader
from boomtown.games.forged_in_steel.pack.numbers import PRICES
from boomtown.games.forged_in_steel.pack.values import (
    Values,
    bits,
    chosen,
    is_said,
    is_true,
    player,
    player_or,
    some_bits,
    unless,
    whole,
    words,
)
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.cards.flow import Way
from boomtown.games.forged_in_steel.rules.cards.parts import Lasting, Purse
from boomtown.games.forged_in_steel.rules.cards.players import Players
from boomtown.games.forged_in_steel.rules.cards.vocabulary import COMMON, VOCABULARY
from boomtown.games.forged_in_steel.rules.cards.word import SteelWord
from boomtown.games.forged_in_steel.rules.content import IDENTIFIERS, ROLE_IDS, SECTORS, Content

ANYBODY = Players(s.ANY)
SCORED = {
    "house": s.HOUSE,
    "mansion": s.MANSION,
    "factory": s.FACTORY,
    "commercial": s.COMMERCIAL,
    "mine": s.A_MINE,
}


class SteelReader(Reader):
    """Reads the steps of cards, Headlines, Responses, Leaders, Moguls and tokens of one content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.values = values = Values(content)
        super().__init__(
            VOCABULARY,
            {
                "players": values.who,
                "amount": values.amount,
                "only": values.only,
                "condition": values.condition,
                "site": values.site,
                "where": values.where,
                "owning": values.owning,
                "may": is_true,
                "up to": is_true,
                "grow": is_true,
                "give": is_true,
                "raises": unless,
                "unrest": unless,
                "by owner": lambda part, key: is_said(part, key, "owner"),
                "hospital": lambda part, key: is_said(part, key, "hospital"),
                "bank": lambda part, key: part.choice(key, ["bank"]),
                "side": lambda part, key: part.choice(key, ["choose"]),
                "payers": lambda part, key: player(part, key) if part.has(key) else None,
                "instigator": lambda part, key: player(part, key) if part.has(key) else None,
                "target": lambda part, key: player(part, key) if part.has(key) else None,
                "owner": lambda part, key: player_or(part, key, ANYBODY),
                "kinds": lambda part, key: some_bits(part, key, s.KIND_IDS),
                "pieces": pieces,
                "small": small,
                "replaced": lambda part, key: part.choice(key, ["rival", "city"]) == "city",
                "replacing": lambda part, key: part.choice(key, ["me", "city"]) == "city",
                "whose": lambda part, key: part.choice(key, ["me", "any"]) == "any",
                "rolls": lambda part, key: whole(part, key, 1, 2, 1),
                "each most": lambda part, key: whole(part, key, 0, 20, 0),
                "most": lambda part, key: whole(part, key, 0, 99, 0),
                "keep": lambda part, key: part.whole(key, 1, 9),
                "places": lambda part, key: part.whole(key, 1, 3),
                "scored": lambda part, key: SCORED[part.choice(key, list(SCORED))],
                "tracks": self.tracks,
                "up or down": up_or_down,
                "zones": lambda part, key: some_bits(part, key, ["hand", "box", "draw", "current"]),
                "how": lambda part, key: chosen(part, key, part.value(key), ["event", "either", "both"]),
                "cards": self.cards,
                "identifiers": lambda part, key: bits(part, key, IDENTIFIERS),
                "roles": lambda part, key: bits(part, key, ROLE_IDS),
                "headline": lambda part, key: chosen(
                    part, key, part.value(key), ["front", "remove", "claim"]
                ),
                "purse": self.purse,
                "lasting": self.lasting,
                "ways": self.ways,
            },
            "do",
            COMMON,
        )

    def read(self, part: Part) -> SteelWord:
        """One step with what it says; steps are counted as they begin."""
        self.content.steps += 1
        word = super().read(part)
        assert isinstance(word, SteelWord)
        word.said = part.data
        return word

    def instructions(self, part: Part, key: str) -> int:
        """A list of steps that are instructions of their own."""
        program = self.must(part, key)
        for word in self.content.programs[program]:
            assert isinstance(word, SteelWord)
            word.is_instruction = True
        return program

    def must(self, part: Part, key: str) -> int:
        """A list of steps that must be there."""
        if not part.parts(key):
            raise part.fault(f"'{key}' must have at least one step")
        return self.program(self.content.programs, part, key)

    # --- operands --------------------------------------------------------------------------------------------

    def tracks(self, part: Part, key: str) -> int:
        """Which tracks: a set, or one of the special words."""
        names = self.content.city.track_ids
        special = {
            "sector": (1 << SECTORS) - 1,
            "neighborhood": (1 << len(names)) - (1 << SECTORS),
            "same": s.IN_SAME,
            "other_neighborhood": s.IN_TRIGGER,
        }
        value = part.value(key)
        return special[value] if isinstance(value, str) and value in special else bits(part, key, names)

    def cards(self, part: Part, key: str) -> list[int]:
        """Cards by their ids."""
        return [chosen(part, key, id, self.content.card_ids) for id in words(part, key)]

    def purse(self, part: Part, key: str) -> int:
        """What MM may be used for, as a number of the content."""
        found = Purse()
        if part.has(key):
            found.uses = bits(part, key, list(PRICES))
        found.is_bound = part.has("site")
        found.site = self.values.site(part, "site")
        found.same_turn = is_true(part, "same_turn")
        found.said = part.data
        self.content.purses.append(found)
        return len(self.content.purses) - 1

    def lasting(self, part: Part, key: str) -> int:
        """A rule that is changed for a player, by the number of its step."""
        until = chosen(part, "until", part.value("until"), ["elections", "game_end"])
        effects = part.parts(key)
        if len(effects) != 1:
            raise part.fault(f"'{key}' must be one 'rule'")
        rule = effects[0]
        rule.choice("do", ["rule"])
        number = chosen(rule, "rule", rule.value("rule"), s.RULE_IDS)
        where = self.values.where(rule, "in")
        step = self.content.steps - 1
        self.content.lasting[step] = Lasting(number, self.rule_value(rule), where, until)
        return step

    def rule_value(self, part: Part) -> int:
        """What a rule is changed by, or to."""
        part.has("who")
        if part.has("add") == part.has("value"):
            raise part.fault("there must be 'add' or 'value'")
        if part.has("add"):
            return part.whole("add", -9, 9)
        value = part.value("value")
        if isinstance(value, str) and value in self.content.tag_ids:
            return 1 << self.content.tag_ids.index(value)
        if value is True or value in ("normal", "sector", "skip", "highest_first", "me"):
            return 1
        return part.whole("value", 0, 99)

    def ways(self, part: Part, key: str) -> list[Way]:
        """The ways that a card leaves open."""
        options = part.parts(key)
        if not 2 <= len(options) <= 4:
            raise part.fault(f"'{key}' must be a list of two to four options")
        return [self.way(one) for one in options]

    def way(self, part: Part) -> Way:
        """One of them."""
        self.content.labels.append(part.text("label", 40))
        label = self.content.labels.index(self.content.labels[-1])
        return Way(label, self.values.only(part, "if"), self.must(part, "then"))


def up_or_down(part: Part, key: str) -> int:
    """1 or -1."""
    step = part.whole(key, -1, 1)
    if step == 0:
        raise part.fault(f"'{key}' must be 1 or -1")
    return step


def pieces(part: Part, key: str) -> int:
    """Kinds of structures to place: of different sizes, so that a place says which."""
    kinds = some_bits(part, key, s.KIND_IDS)
    sizes = [s.LOTS_NEEDED[kind] for kind in range(s.KINDS) if (kinds >> kind) & 1]
    if len(set(sizes)) < len(sizes) or kinds >> s.A_MINE & 1:
        raise part.fault(f"'{key}' must name structures of different sizes, and no Mine")
    return kinds


def small(part: Part, key: str) -> int:
    """A kind of structure that covers one Lot."""
    kind = chosen(part, key, part.value(key), s.KIND_IDS[: s.KINDS])
    if s.LOTS_NEEDED[kind] != 1:
        raise part.fault(f"'{key}' must be a structure of one Lot")
    return kind
