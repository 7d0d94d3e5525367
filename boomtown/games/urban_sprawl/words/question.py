"""What a word of a card asks, with the values that its prompt and its buttons name."""

from typing import Any, cast

from boomtown.engine.cards import Choose, ChooseSeveral, card_now, word_now
from boomtown.engine.language import Count
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord, word_at
from boomtown.games.urban_sprawl.rules.cards.places import PlaceBlock, PlaceSite
from boomtown.games.urban_sprawl.rules.content import ZONE_IDS
from boomtown.games.urban_sprawl.rules.grid import SITE_BLOCK, SITE_SIZE, block_name
from boomtown.games.urban_sprawl.rules.table import ACTIVE, SprawlTable
from boomtown.games.urban_sprawl.rules.whom import picked_home, picked_office
from boomtown.games.urban_sprawl.words.names import TILES, building, marker_name, seat_name, tile_name
from boomtown.games.urban_sprawl.words.phrases import ACTIVE as AT_TURN
from boomtown.games.urban_sprawl.words.phrases import YOU, Data
from boomtown.games.urban_sprawl.words.speech import clause, sentences


def reader(t: SprawlTable, seat: int) -> str:
    """The voice of card texts for the player who reads them."""
    return AT_TURN if t.turn[ACTIVE] == seat else YOU


def with_names(t: SprawlTable, text: str) -> str:
    """A card text with the name of the active player, where it is not the reader."""
    return text.replace("the active player", seat_name(t, t.turn[ACTIVE]))


def asking(t: SprawlTable) -> CardWord | None:
    """The word of a card whose choice is being made, if it is one."""
    top = t.agenda[-1]
    return cast(CardWord, word_now(t)) if isinstance(top, Choose | ChooseSeveral) else None


def own_words(t: SprawlTable, seat: int, word: CardWord, step: Data) -> str:
    """What a word of a card asks of the seat that reads it."""
    asker = word.operands[0].key
    mine = {key: "me" if key == asker else value for key, value in step.items()}
    return with_names(t, clause(mine, reader(t, seat)))


class Question:
    """A choice that a word leaves to a seat: the values that its templates may name."""

    def __init__(self, t: SprawlTable, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.top: Any = t.agenda[-1]
        self.word: Any = word_now(t)
        self.about = card_now(t)

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)()

    def prompt(self) -> str:
        """What is asked."""
        several = isinstance(self.top, ChooseSeveral)
        return str((self.word.prompt_several if several else self.word.prompt).format_map(self))

    # --- any word --------------------------------------------------------------------------------------------

    def text(self) -> str:
        """What the card says, to the reader."""
        step = {key: value for key, value in self.word.source.items() if key != "first"}
        return own_words(self.t, self.seat, self.word, step)

    def picked(self) -> Count:
        return Count(len(self.t.picks[self.seat]))

    def most(self) -> Count:
        return Count(self.top.most(self.t, self.seat))

    def count(self) -> Count:
        return Count(self.word.count)

    def largest(self) -> Count:
        return Count(self.word.largest)

    def drops(self) -> str:
        return "invest" if self.word.invest else "discard"

    # --- money -----------------------------------------------------------------------------------------------

    def part(self) -> int:
        return int(self.word.part)

    def times(self) -> str:
        n = self.word.units(self.t, self.seat)
        return f", {n} times" if n > 1 else ""

    def to(self) -> str:
        return seat_name(self.t, self.word.to.one(self.t, self.seat))

    def markers(self) -> str:
        """'Energy marker scores 2', '3 Energy markers score 2 each'."""
        n, part = self.word.units(self.t, self.seat), self.word.part
        name = self.t.content.vocation_names[self.word.scored(self.t)]
        return f"{name} marker scores {part}" if n == 1 else f"{n} {name} markers score {part} each"

    # --- offers ----------------------------------------------------------------------------------------------

    def meant(self) -> str:
        """The building or office that an offer speaks of as 'it'."""
        if not any(word in str(self.word.source) for word in ("'picked'", "'value'", "'owner'")):
            return ""
        home, office = picked_home(self.t), picked_office(self.t)
        if home >= 0:
            return f"it is about {building(self.t, home, self.seat)}; "
        names = self.t.content.office_names
        return f"it is about the office of {names[office]}; " if office >= 0 else ""

    def closes(self) -> str:
        return "; whoever pays first closes the offer" if self.word.first else ""

    def losses(self) -> str:
        """The buildings of which one falls if an offer is declined: ' (one of these: ...)'."""
        steps = self.word.source.get("else")
        if not steps or steps[0]["do"] not in ("demolish", "lose_control"):
            return ""
        if steps[0]["of"].get("where") == "picked":
            return ""
        loss: Any = word_at(self.t, self.word.other, 0)
        homes = loss.targets(self.t, self.seat)
        told = [building(self.t, home, self.seat) for home in homes[:4]]
        if len(homes) > 4:
            told.append(f"{len(homes) - 4} more")
        return f" ({told[0]})" if len(told) == 1 else f" (one of these: {', '.join(told)})"

    # --- buildings and tiles ---------------------------------------------------------------------------------

    def aim(self) -> str:
        """What is picked."""
        of = self.word.source.get("of", {})
        if "extreme" in of:
            return f"several buildings tie as the {of['extreme'].replace('_', ' ')}; choose one of them."
        return f"{self.text()}."

    def follows(self) -> str:
        """What the card does with what is picked."""
        words: Any = self.t.programs[self.word.program][self.word.at + 1 :]
        then = sentences([word.source for word in words if word.source], reader(self.t, self.seat))
        return f" What follows: {with_names(self.t, then)}" if then else ""

    def target(self) -> str:
        """What is done to a building, by whom."""
        if self.about == self.seat:
            return self.text()
        return (
            f"several buildings tie; choose the one with which {seat_name(self.t, self.about)} must do this"
        )

    def building(self) -> str:
        return building(self.t, self.about, self.seat)

    def block(self) -> str:
        return block_name(SITE_BLOCK[self.about])

    def goes(self) -> str:
        return "moves" if self.top.them >= 0 else "goes"

    def tile(self) -> str:
        """The tile that is placed, or the building that moves."""
        if self.top.them >= 0:
            return building(self.t, self.top.them, self.seat)
        step, size = self.word.source, 0
        if isinstance(self.word, PlaceBlock):
            size = self.about
        elif isinstance(self.word, PlaceSite):
            size = SITE_SIZE[self.about]
        zone = ZONE_IDS.index(step["zone"])
        whose = "new uncontrolled" if step["ctrl"] == "none" else "new"
        return f"the {whose} {tile_name(size, zone) if size else TILES[zone]}"

    def marker(self) -> str:
        return marker_name(self.t.content, self.about)

    def vocation(self) -> str:
        return str(self.t.content.vocation_names[self.word.vocation])
