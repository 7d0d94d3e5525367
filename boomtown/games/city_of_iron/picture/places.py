"""Where everything lies on the common board: a plan of 1600 by 882."""

import math

WIDTH, HEIGHT = 1600, 882
PREFIX = "coi"

INFLUENCE_Y, INFLUENCE_X, INFLUENCE_STEP, INFLUENCE_END = 27, 138, 28.4, 50
GAUGE_Y, GAUGE_STEP, GAUGE_R, RING_R, SPACE_R = 115, 157.6, 67, 51, 12.5
PLATE_Y, PLATE_H = 184, 58
ROW_X, ROW_Y, ROW_STEP = 12, 247, 131.4
BAND_Y, BAND_H = 405, 190
TRACKS_X, TRACKS_W = 12, 374
LANDS_X, LANDS_W = 394, 484
TOWNS_X, TOWNS_W = 886, 444
DECKS_X, DECKS_W = 1338, 250
PANELS_Y, PANELS_H = 604, 270


def gauge_middle(good: int) -> tuple[float, float]:
    """The middle of a good's gauge."""
    return 91 + good * GAUGE_STEP, GAUGE_Y


def gauge_space(good: int, amount: int) -> tuple[float, float]:
    """Where an amount is shown on a gauge: ten spaces clockwise, beginning right of the top."""
    x, y = gauge_middle(good)
    turn = ((amount - 1) % 10 + 0.5) * math.tau / 10
    return x + RING_R * math.sin(turn), y - RING_R * math.cos(turn)


def influence_space(points: int) -> tuple[float, float]:
    """A space of the influence track; it begins again after its end."""
    at = points if points <= INFLUENCE_END else (points - 1) % INFLUENCE_END + 1
    return INFLUENCE_X + 14 + at * INFLUENCE_STEP, INFLUENCE_Y


def row_place(space: int) -> tuple[float, float]:
    """Where a card of the building row lies."""
    return ROW_X + space * ROW_STEP, ROW_Y


def bid_space(space: int, spaces: int) -> tuple[float, float]:
    """The middle of a space of the turn order track."""
    return TRACKS_X + 12 + (space + 0.5) * (TRACKS_W - 24) / spaces, BAND_Y + 117


def wait_space(place: int) -> tuple[float, float]:
    """The middle of a space of the bid order track."""
    return TRACKS_X + 118 + place * 48, BAND_Y + 163


def round_space(number: int) -> tuple[float, float]:
    """The middle of a space of the round track."""
    return TRACKS_X + 30 + (number - 1) * 36, BAND_Y + 43


def action_space(number: int) -> tuple[float, float]:
    """The middle of a space of the action track."""
    return TRACKS_X + 296 + (number - 1) * 30, BAND_Y + 43


def panel_box(seat: int, seats: int) -> tuple[float, float, float, float]:
    """The place of a seat's panel."""
    wide = (WIDTH - 24 - 8 * (seats - 1)) / seats
    return 12 + seat * (wide + 8), PANELS_Y, wide, PANELS_H
