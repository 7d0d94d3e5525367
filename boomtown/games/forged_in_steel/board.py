"""The frozen content of a game: map, cards, numbers. Copies of a table share it."""

from typing import TYPE_CHECKING, Final

from boomtown.games.forged_in_steel.city import City
from boomtown.games.forged_in_steel.script import Script

if TYPE_CHECKING:
    from boomtown.games.forged_in_steel.pack import Pack

# identifiers of a card
IS_HEADLINE: Final = 1
IS_RECURRING: Final = 2
IS_IMMIGRANT: Final = 4
IS_RESPONSE: Final = 8
IS_RESPONDABLE: Final = 16
IDENTIFIERS: Final = ["headline", "recurring", "immigrant", "response", "respondable"]

# roles
MAYOR: Final = 0
PLANNER: Final = 1
MINING: Final = 2
IMMIGRATION: Final = 3
MOB_BOSS: Final = 4
ROLES: Final = 5
ROLE_IDS: Final = ["mayor", "city_planner", "mining_official", "immigration_official", "mob_boss"]
ROLE_NAMES: Final = ["Mayor", "City Planner", "Mining Official", "Immigration Official", "Mob Boss"]

ERAS: Final = 3
MINING_TRACK: Final = 0
INDUSTRIAL_TRACK: Final = 1
COMMERCIAL_TRACK: Final = 2
SECTORS: Final = 3  # the Neighborhood tracks follow


class Standing:
    """What holds while a Headline, Leader, Mogul benefit or lasting effect is in force."""

    def __init__(self) -> None:
        # rule changes, side by side
        self.rule: list[int] = []
        self.add: list[int] = []
        self.value: list[int] = []
        self.holder_only: list[int] = []
        self.where: list[int] = []  # one Neighborhood, -1 everywhere
        self.once: list[int] = []  # 1: once a turn
        # triggers, side by side
        self.on: list[int] = []
        self.what: list[int] = []  # a set, 0: anything
        self.actor: list[int] = []
        self.place: list[int] = []  # one Neighborhood, -1 everywhere, or IN_MOGUL
        self.tag: list[int] = []  # a set, 0: any
        self.step: list[int] = []
        # at the end of an Era
        self.end_vp: list[int] = []
        self.end_effect: list[int] = []


class Board:
    """All that the files say; lists about cards are numbered by the numbers on the cards, entry 0 is empty."""

    def __init__(self, pack: "Pack", key: str) -> None:
        self.pack = pack
        self.key = key
        self.city = City()
        self.script = Script()
        # numbers
        self.price: list[
            int
        ] = []  # lot, house, factory, commercial, mine, seize: in the order of the cost rules
        self.seize_mines = True
        self.pieces: list[int] = []  # by kind; Houses and Mansions are each player's
        self.cubes = 30
        self.city_cubes = 30
        self.jobs: list[int] = []
        self.job_houses: list[int] = []
        self.riot_at = 8
        self.die = 4
        self.mine_unrest = 3
        self.years: list[int] = []
        self.deal: list[int] = []
        self.bank: list[int] = []
        self.discard: list[int] = []
        self.riot_bonus: list[int] = []
        self.removed: list[int] = []  # cards of each Era's deck taken out for each missing player
        # cards
        self.cards = 0
        self.card_ids: list[str] = [""]
        self.card_titles: list[str] = [""]
        self.card_era: list[int] = [-1]
        self.card_mm: list[int] = [0]
        self.card_flags: list[int] = [0]
        self.card_tags: list[int] = [0]
        self.card_event: list[int] = [-1]  # its first step
        self.card_headline: list[Standing] = [Standing()]
        self.card_on: list[int] = [-1]  # what its Response answers
        self.card_answers: list[int] = [0]  # the tags that its Response cancels
        self.card_response: list[int] = [-1]
        self.card_worth: list[int] = [0]  # of the event, in tenths of an MM
        self.card_text: list[str] = [""]  # made from the data
        self.headline_text: list[str] = [""]
        self.response_text: list[str] = [""]
        self.tag_ids: list[str] = []
        self.tag_names: list[str] = []
        self.responses: list[list[int]] = []  # by trigger: the cards with such a Response
        # variants
        self.leader_ids: list[str] = []
        self.leader_names: list[str] = []
        self.leader_text: list[str] = []
        self.leaders: list[Standing] = []
        self.benefit_names: list[str] = []  # by Neighborhood
        self.benefit_text: list[str] = []
        self.benefits: list[Standing] = []
        self.bigwig_ids: list[str] = []
        self.bigwig_names: list[str] = []
        self.bigwig_text: list[str] = []
        self.bigwigs: list[Standing] = []  # one trigger each
        self.bigwigs_each = 3
        # colours of the seats
        self.seat_colours: list[str] = []
        self.seat_hex: list[str] = []
