"""What rules and cards call by number: structures, players, things, places, rules that can change, happenings."""

from typing import Final

# structures
HOUSE: Final = 0
MANSION: Final = 1
FACTORY: Final = 2
COMMERCIAL: Final = 3
CIVIC: Final = 4
HOSPITAL: Final = 5
PARK_SMALL: Final = 6
PARK_MEDIUM: Final = 7
PARK_LARGE: Final = 8
KINDS: Final = 9
A_MINE: Final = 9  # among kinds a card may name
A_TRIGGER: Final = 10  # the kind of the structure that set an ability off
KIND_IDS: Final = [
    "house", "mansion", "factory", "commercial", "civic", "hospital", "park_small", "park_medium", "park_large",
    "mine", "trigger",
]  # fmt: skip
LOTS_NEEDED: Final = [1, 2, 2, 1, 2, 1, 1, 2, 4]
ANY_KIND: Final = (1 << KINDS) - 1
PARKS: Final = 1 << PARK_SMALL | 1 << PARK_MEDIUM | 1 << PARK_LARGE

# players
ME: Final = 0
OPPONENT: Final = 1
OPPONENTS: Final = 2
ALL: Final = 3
THEM: Final = 4
OWNER: Final = 5
HOLDER: Final = 6
ACTOR: Final = 7
RIVAL_LEADER: Final = 8
ANY: Final = 9
RIVAL_MOST: Final = 10
WHO_IDS: Final = [
    "me", "opponent", "opponents", "all", "them", "owner", "holder", "actor", "rival_leader", "any",
]  # fmt: skip

# things that are counted, or that a place must be next to
THING_IDS: Final = [
    "house", "mansion", "factory", "commercial", "civic", "hospital", "park_small", "park_medium", "park_large",
    "own_house", "own_mansion", "own_factory", "own_commercial", "park", "amenity", "structure", "own_structure",
    "full_block", "last", "trigger", "mine", "free_mine", "cube", "city_cube", "unrest", "holdings", "kind",
    "neighborhood", "done", "trigger_sector", "most_ballots",
]  # fmt: skip
T_OWN_HOUSE: Final = 9  # and three more kinds behind it
T_PARK: Final = 13
T_AMENITY: Final = 14
T_STRUCTURE: Final = 15
T_OWN_STRUCTURE: Final = 16
T_FULL_BLOCK: Final = 17
T_LAST: Final = 18
T_TRIGGER: Final = 19
T_MINE: Final = 20
T_FREE_MINE: Final = 21
T_CUBE: Final = 22
T_CITY_CUBE: Final = 23
T_UNREST: Final = 24
T_HOLDINGS: Final = 25
T_KIND: Final = 26
T_NEIGHBORHOOD: Final = 27
T_DONE: Final = 28
T_TRIGGER_SECTOR: Final = 29
T_MOST_BALLOTS: Final = 30

# where: a set of Neighborhoods, or one of these
IN_ALL: Final = -1
IN_CHOOSE: Final = -2
IN_SAME: Final = -3
IN_TRIGGER: Final = -4
IN_MOGUL: Final = -5
IN_BEST: Final = -6

# which Lots a site means
OPEN_LOTS: Final = 0
OPEN_CUBE: Final = 1
OPEN_CITY_CUBE: Final = 2

PLENTY: Final = 99  # as many as there are

# rules that standing steps change
RULE_IDS: Final = [
    "cost.lot", "cost.house", "cost.factory", "cost.commercial", "cost.mine", "cost.seize", "card_mm", "mine_roll",
    "score.mansion", "score.mine", "score.house_hospital", "house_by_factory", "special_bonus", "sector_cap",
    "freeze", "lot_vp", "immigrant_both", "immigration", "turn_order", "no_event", "ballots", "city_vp_to",
    "lots_off_grid",
]  # fmt: skip
R_COST_LOT: Final = 0
R_COST_HOUSE: Final = 1
R_COST_FACTORY: Final = 2
R_COST_COMMERCIAL: Final = 3
R_COST_MINE: Final = 4
R_COST_SEIZE: Final = 5
R_CARD_MM: Final = 6
R_MINE_ROLL: Final = 7
R_SCORE_MANSION: Final = 8
R_SCORE_MINE: Final = 9
R_HOUSE_HOSPITAL: Final = 10
R_HOUSE_BY_FACTORY: Final = 11
R_SPECIAL_BONUS: Final = 12
R_SECTOR_CAP: Final = 13
R_FREEZE: Final = 14
R_LOT_VP: Final = 15
R_IMMIGRANT_BOTH: Final = 16
R_IMMIGRATION: Final = 17
R_TURN_ORDER: Final = 18
R_NO_EVENT: Final = 19
R_BALLOTS: Final = 20
R_CITY_VP_TO: Final = 21
R_LOTS_OFF_GRID: Final = 22

# triggers
ON_IDS: Final = [
    "event", "riot_start", "riot_destroy", "unrest_due", "placed", "placing", "track_up", "track_moved",
    "headline_placed", "built_over", "mine_roll", "unrest_full", "houses_in_turn", "lots_in_turn", "turn_start",
    "mm_turn", "elections",
]  # fmt: skip
ON_EVENT: Final = 0
ON_RIOT_START: Final = 1
ON_RIOT_DESTROY: Final = 2
ON_UNREST_DUE: Final = 3
ON_PLACED: Final = 4
ON_PLACING: Final = 5
ON_TRACK_UP: Final = 6
ON_TRACK_MOVED: Final = 7
ON_HEADLINE_PLACED: Final = 8
ON_BUILT_OVER: Final = 9
ON_MINE_ROLL: Final = 10
ON_UNREST_FULL: Final = 11
ON_HOUSES_IN_TURN: Final = 12
ON_LOTS_IN_TURN: Final = 13
ON_TURN_START: Final = 14
ON_MM_TURN: Final = 15
ON_ELECTIONS: Final = 16

# what a trigger looks at, beside sets of kinds of structures
W_SECTOR: Final = 1 << 16
W_NEIGHBORHOOD: Final = 1 << 17
W_OWN_CUBE: Final = 1 << 18
W_CITY_CUBE: Final = 1 << 19
