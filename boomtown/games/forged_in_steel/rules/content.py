"""The frozen content of a game: map, cards, numbers. Copies of a table share it."""

from typing import Any, Final

from boomtown.engine.cards import Word
from boomtown.games.forged_in_steel.rules.cards.parts import Lasting, Purse, Standing
from boomtown.games.forged_in_steel.rules.city import City

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


class Pack:
    """What the files of a pack say, for drawing and for texts."""

    def __init__(self, files: list[dict[str, Any]]) -> None:
        self.numbers = files[0]
        self.content = files[1]
        self.cards = files[2]
        self.variants = files[3]


class Content:
    """All that the files say; lists about cards are numbered by the numbers on the cards, entry 0 is empty."""

    def __init__(self, pack: Pack, key: str) -> None:
        self.pack = pack
        self.key = key
        self.city = City()
        # what cards and abilities do
        self.programs: list[list[Word[Any]]] = []
        self.purses = [Purse()]  # the first is that of a card played for its MM
        self.steps = 0  # of all files, as far as they are read
        self.lasting: dict[int, Lasting] = {}  # by the number of their step: finished records depend on it
        self.labels: list[str] = []  # of the ways that cards leave open
        # numbers
        self.price: list[
            int
        ] = []  # lot, house, factory, commercial, mine, seize: in the order of the cost rules
        self.seize_mines = True
        self.pieces: list[int] = []  # by kind; Houses and Mansions are each player's
        self.cubes = 30
        self.cubes_on_tracks = 2
        self.city_cubes = 30
        self.seed_houses = 2  # of each player, at setup
        self.seed_cubes = 3  # City cubes, at setup
        self.headline_spaces = 3
        self.jobs: list[int] = []
        self.job_houses: list[int] = []
        self.riot_at = 8
        self.die = 4
        self.mine_unrest = 3
        self.mine_most = 4  # VP for a Mine of the Mining Official
        self.lot_vp = 1  # for a cube that is built over
        self.house_bonus = 1  # beside special buildings and Parks
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
        self.card_event: list[int] = [-1]  # its program
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
