"""What fills the blanks in the questions and options of card words: '{lot}', '{left}', '{most:cube/cubes}'."""

from collections.abc import Callable
from typing import Any, cast

from boomtown.engine.cards import Choose, ChooseSeveral, word_now
from boomtown.engine.language import Count
from boomtown.games.forged_in_steel.rules import actions as a
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.cards.flow import ChooseWay
from boomtown.games.forged_in_steel.rules.cards.mines import Mine
from boomtown.games.forged_in_steel.rules.cards.place import Place
from boomtown.games.forged_in_steel.rules.cards.power import FRONT, Headline
from boomtown.games.forged_in_steel.rules.cards.score import Track
from boomtown.games.forged_in_steel.rules.cards.word import SteelWord
from boomtown.games.forged_in_steel.rules.city import lots_of
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.frames import F_LEFT, F_ME, F_PICKED, F_VICTIM, look
from boomtown.games.forged_in_steel.rules.sites import kind_of_size, lots_of_option, says_anywhere
from boomtown.games.forged_in_steel.rules.standing import city_scorer, lot_vp
from boomtown.games.forged_in_steel.rules.table import CITY, CUBES, SteelTable
from boomtown.games.forged_in_steel.words.names import (
    block_name,
    card,
    kind_name,
    lot_name,
    lots_name,
    seat_name,
    some,
    structure_name,
    whose,
    with_place,
)
from boomtown.games.forged_in_steel.words.phrases import ONE, article, either, plural, site
from boomtown.games.forged_in_steel.words.speaker import lowered
from boomtown.games.forged_in_steel.words.text import phrase, steps


class Blanks:
    """The blanks of one question, or of one option."""

    def __init__(self, t: SteelTable, seat: int, action: int = -1) -> None:
        self.t = t
        self.seat = seat
        self.action = action
        self.number = a.ACTIONS.number(action) if action >= 0 else -1
        self.word: Any = word_now(t)  # each blank belongs to words that have what it speaks of

    def __getitem__(self, key: str) -> Any:
        return BLANKS[key](self)

    def fill(self, words: str) -> str:
        """The words with their blanks filled."""
        return words.format_map(cast(dict[str, Any], self))

    @property
    def lots(self) -> int:
        """The Lots that the option means, as a set."""
        return lots_of_option(self.t, self.action)


class Phrase:
    """A blank that can be said in several ways: what stands behind the colon."""

    def __init__(self, say: Callable[[str], str]) -> None:
        self.say = say

    def __format__(self, spec: str) -> str:
        return self.say(spec)


def site_words(t: SteelTable, word: SteelWord) -> str:
    """Where a card lets one thing go, as the end of a sentence."""
    words = site(t.content, word.said.get("site", {}), 1)
    words = words.replace(", each in a different Neighborhood where", " in a Neighborhood where")
    words = words.replace(
        ", each in a different Neighborhood", " in a Neighborhood where it has put nothing yet"
    )
    return with_place(t, words)


def kinds_in(kinds: int) -> list[int]:
    """Kinds of structures, and Mines, of a set."""
    return [kind for kind in range(s.A_MINE + 1) if (kinds >> kind) & 1]


def kind_words(kinds: int) -> list[str]:
    """The names of some kinds of structures, and of Mines."""
    return [ONE[s.KIND_IDS[kind]] for kind in kinds_in(kinds)]


def over_words(t: SteelTable, seat: int, lots: int) -> str:
    """Whose cubes would be built over, and who scores for them."""
    words: list[str] = []
    for lot in lots_of(t.content.city, lots & t.masks[CUBES]):
        owner, vp = t.owner[lot], lot_vp(t)
        if owner == seat:
            words.append("over your own cube")
        elif owner == CITY:
            words.append(f"over a City cube ({seat_name(t, city_scorer(t))} scores {vp} VP)")
        else:
            words.append(f"over {whose(t, owner)} cube ({seat_name(t, owner)} scores {vp} VP)")
    return f" {' and '.join(words)}" if words else ""


def placed_on(t: SteelTable, seat: int, kind: int, lots: int) -> str:
    """'Place a House on North Side 4a over your own cube'."""
    where = lots_name(t.content.city, lots_of(t.content.city, lots))
    return f"Place a {kind_name(kind)} on {where}{over_words(t, seat, lots)}"


def pieces(blanks: Blanks) -> str:
    """The structures that can be placed."""
    word: Place = blanks.word
    return either([article(kind_name(kind)) for kind in kinds_in(word.kinds_now(blanks.t))])


def placed(blanks: Blanks) -> str:
    """A structure, and where it goes."""
    word: Place = blanks.word
    kind = kind_of_size(word.kinds_now(blanks.t), blanks.lots.bit_count())
    return placed_on(blanks.t, blanks.seat, kind, blanks.lots)


def spot(blanks: Blanks) -> str:
    """Where a structure may go."""
    word: Place = blanks.word
    kinds, where = kinds_in(word.kinds_now(blanks.t)), site_words(blanks.t, word)
    if kinds == [s.FACTORY] and not says_anywhere(word.site):
        return f" on two Factory Lots{where or ' of the City Grid'}"
    return where or (" anywhere on the board" if kinds == [s.MANSION] else " on the City Grid")


def left(blanks: Blanks) -> Phrase:
    """How many are still to come: ' (2 left)' if several, '{left:number}', '{left:cube}'."""
    count = look(blanks.t, F_LEFT)

    def say(spec: str) -> str:
        if spec:
            return str(count) if spec == "number" else some(count, spec)
        return f" ({count} left)" if count > 1 else ""

    return Phrase(say)


def goes(blanks: Blanks) -> str:
    """Whose loss it is."""
    victim = look(blanks.t, F_VICTIM)
    if victim < 0:
        return "goes"
    return "you lose" if victim == blanks.seat else f"{seat_name(blanks.t, victim)} loses"


def of_victim(blanks: Blanks) -> str:
    """Whose structures are meant, as the end of 'structure'."""
    victim = look(blanks.t, F_VICTIM)
    if victim < 0:
        return ""
    return " of your own" if victim == blanks.seat else f" of {seat_name(blanks.t, victim)}"


def most(blanks: Blanks) -> int:
    """How many may be picked."""
    t, seat, word = blanks.t, blanks.seat, blanks.word
    return min(int(word.most(t, seat, -1)), len(word.things(t, seat, -1)))


def number(blanks: Blanks) -> str:
    """How many are picked: so many, or up to so many."""
    may_be_none = blanks.word.enough(blanks.t, blanks.seat, -1, [])
    return f"{'up to ' if may_be_none else ''}{most(blanks)}"


def kinds(blanks: Blanks) -> Phrase:
    """The kinds of structures that a word is about; '{kinds:most}' of as many as may be picked."""
    names = kind_words(blanks.word.kinds)
    return Phrase(lambda spec: either([plural(n) if spec and most(blanks) != 1 else n for n in names]))


def picked(blanks: Blanks, each: int = 1) -> Phrase:
    """What is picked so far: 'nothing', '2 cubes'."""
    count = len(blanks.t.picks[blanks.seat]) // each

    def say(spec: str) -> str:
        word = either(kind_words(blanks.word.kinds)) if spec == "kinds" else spec
        return some(count, word) if count else "nothing"

    return Phrase(say)


def die_words(blanks: Blanks) -> str:
    """What the die of a Mine brings that a card gives."""
    word: Mine = blanks.word
    if blanks.t.rolled[blanks.number]:
        return " (its die was rolled before)"
    roll = "; roll for its VP" if word.rolls == 1 else "; roll twice for its VP, one roll counts"
    if not word.unrest:
        return f"{roll}, without Unrest"
    return f"{roll}, {blanks.t.content.mine_unrest} or more adds 1 of your cubes to Unrest"


def way(blanks: Blanks) -> str:
    """One of the ways that a card leaves open; to its own player with what it does."""
    word: ChooseWay = blanks.word
    label = blanks.t.content.labels[word.options[blanks.number].label]
    if word.who.who != s.ME:
        return label
    does = steps(blanks.t.content, word.said["options"][blanks.number]["then"])
    return f"{label}: {lowered(does).removesuffix('.')}"


def headline(blanks: Blanks) -> Phrase:
    """What happens to a Headline: '{headline:in front/removed}'."""
    word: Headline = blanks.word
    return Phrase(lambda spec: spec.split("/")[0 if word.op == FRONT else 1])


def track(blanks: Blanks) -> str:
    """A track, and where it goes."""
    word: Track = blanks.word
    now = blanks.t.tracks[blanks.number]
    name = blanks.t.content.city.track_names[blanks.number]
    return f"{'Raise' if word.step > 0 else 'Lower'} {name} from {now} to {now + word.step}"


BLANKS: dict[str, Callable[[Blanks], Any]] = {
    "actor": lambda b: seat_name(b.t, look(b.t, F_ME)),
    "block": lambda b: block_name(b.t.content.city, b.number),
    "card": lambda b: f"{card(b.t, b.number)} ({b.t.content.card_mm[b.number]} MM)",
    "die": die_words,
    "first": lambda b: lot_name(b.t.content.city, look(b.t, F_PICKED)),
    "goes": goes,
    "headline": headline,
    "headline_card": lambda b: f"{card(b.t, b.t.headlines[b.number])} (#{b.number + 1})",
    "holder": lambda b: seat_name(b.t, b.t.roles[b.number]),
    "kinds": kinds,
    "left": left,
    "lot": lambda b: lot_name(b.t.content.city, b.number),
    "mine": lambda b: f"Mine {b.t.content.city.mine_names[b.number]}",
    "miner": lambda b: seat_name(b.t, b.t.mines[b.number]),
    "miner's": lambda b: whose(b.t, b.t.mines[b.number]),
    "most": lambda b: Count(most(b)),
    "new_cubes": lambda b: "City cubes" if b.word.to_city else "cubes of yours",
    "number": number,
    "over": lambda b: over_words(b.t, b.seat, b.lots),
    "owner's": lambda b: whose(b.t, b.t.owner[b.number]),
    "pairs": lambda b: picked(b, 2),
    "picked": picked,
    "pieces": pieces,
    "placed": placed,
    "player": lambda b: seat_name(b.t, b.number),
    "rises": lambda b: "rises" if b.word.step > 0 else "falls",
    "role": lambda b: ROLE_NAMES[b.number],
    "side": lambda b: str(b.number),
    "so_far": lambda b: f" ({len(b.t.picks[b.seat])} picked), then done.",
    "spot": spot,
    "structure": lambda b: structure_name(b.t, b.number),
    "text": lambda b: phrase(b.t.content, b.word.said),
    "track": track,
    "victim": of_victim,
    "way": way,
    "where": lambda b: Phrase(lambda spec: site_words(b.t, b.word) or (spec and f" {spec}")),
}


def word_on_top(t: SteelTable) -> SteelWord | None:
    """The word whose choice is being made, if it is one."""
    if not isinstance(t.agenda[-1], Choose | ChooseSeveral):
        return None
    return cast(SteelWord, word_now(t))
