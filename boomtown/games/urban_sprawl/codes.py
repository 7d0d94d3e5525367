"""The language of the cards as numbers: what each word of a card's program is, and what stands behind it.

A program is a run of words, ended by STOP. A word is: its number, its length, who it concerns, then its arguments.
"""

from typing import Final

STOP: Final = 0
GAIN: Final = 1  # who, to, wealth, prestige, either, per, cap, less
LOSE: Final = 2
TRIBUTE: Final = 3
OFFER: Final = 4  # who, having, first, times, wealth (-1: value), prestige, either, cards, to, then, else
CHOOSE: Final = 5  # by, having, number of options, their programs
IF: Final = 6  # who, kind of test, argument, min, max, then, else
PICK: Final = 7  # by, what, filter or from, may
PAYOUT: Final = 8  # by, kind, 1 for these rows, how many numbers, the numbers
MARKER_ENTER: Final = 9  # by, kind, which, row, otherwise
MARKER_MOVE: Final = 10  # by, kind or -1, may
MARKER_SWAP: Final = 11  # by, may
MARKER_REMOVE: Final = 12  # -, kind, which
VOCATION_TAKE: Final = 13  # who, name or -1, new
VOCATION_SCORE: Final = 14  # -, name or -1 for the picked one, number, 1 on a vocation contract
VOCATION_LOSE: Final = 15  # who, count
VOCATION_EARN: Final = 16  # who, name: the acquisition of a vocation contract
ELECTION: Final = 17  # -, office, winner or -1
VACATE: Final = 18  # -, office
PLACE: Final = 19  # by, zone, mask of sizes, who controls it, where
MOVE: Final = 20  # by, filter, may
DEMOLISH: Final = 21  # by, filter, may
TAKE_CONTROL: Final = 22  # who, filter
LOSE_CONTROL: Final = 23  # by, filter
SWAP_CONTROL: Final = 24  # by, filter, may
REZONE: Final = 25  # by, filter, may, mask of zones
ENLARGE: Final = 26  # by, filter, may
BUILD: Final = 27  # who, largest size
TAKE_CARD: Final = 28  # who, kind, from, count, largest permit
DROP_CARD: Final = 29  # who, count, 1 for permits only, may, invest
FLUSH: Final = 30  # by, track, count
FAVOR: Final = 31  # who
EXTRA_FAVOR: Final = 32  # who
AP_CHANGE: Final = 33  # who, amount, 1 for the next turn
ACTIVATE: Final = 34  # -, deck, politicians, contractor
END_GAME: Final = 35
RANK: Final = 36  # -, filter, how many places, wealth and prestige of each

# who a word concerns
WHO_IDS: Final = [
    "active",
    "others",
    "each",
    "me",
    "controllers",
    "owner",
    "holder",
    "media",
    "mayor",
    "district_attorney",
    "treasurer",
    "police_chief",
    "union_boss",
    "top_rival",
    "none",
]
W_ACTIVE: Final = 0
W_OTHERS: Final = 1
W_EACH: Final = 2
W_ME: Final = 3
W_CONTROLLERS: Final = 4
W_OWNER: Final = 5
W_HOLDER: Final = 6
W_MEDIA: Final = 7
W_MAYOR: Final = 8  # and the four other offices
W_TOP_RIVAL: Final = 13
W_NONE: Final = 14
WHO_BASE: Final = 16  # a second choice is put behind the first one times this

# tests of `if`
TEST_IDS: Final = ["holds", "vocation", "edge", "of", "top"]
T_HOLDS: Final = 0
T_VOCATION: Final = 1
T_EDGE: Final = 2
T_OF: Final = 3
T_TOP: Final = 4

# what `pick` points at
PICK_IDS: Final = ["building", "row", "office", "vocation"]
P_BUILDING: Final = 0
P_ROW: Final = 1
P_OFFICE: Final = 2
P_VOCATION: Final = 3
FROM_IDS: Final = ["in_play", "held_by_others"]

# sides of the city
SIDE_IDS: Final = ["water", "wilderness", "any"]
WATER: Final = 0
WILDERNESS: Final = 1

# offices that are named otherwise
OFFICE_NEXT: Final = 5
OFFICE_PICKED: Final = 6
OFFICE_ALL: Final = 7

# which marker
WHICH_IDS: Final = ["lowest", "highest", "any"]
LOWEST: Final = 0
HIGHEST: Final = 1
ANY: Final = 2

# where a tile is placed
PLACE_IDS: Final = ["city", "adjacent", "block", "water"]
IN_CITY: Final = 0
BESIDE: Final = 1
IN_BLOCK: Final = 2
BY_WATER: Final = 3

# where planning cards come from, and which
FROM_BOX: Final = 0
FROM_DISCARD: Final = 1
