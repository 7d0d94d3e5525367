"""What the pages of all games draw alike: small signs, a line of the players' table, a board with the players' own below it."""

from functools import lru_cache
from typing import Any

from boomtown.draw.palette import Look
from boomtown.draw.pieces import badge
from boomtown.draw.svg import Part, at, document, el, put, rect, window

GAP = 22


def small(drawn: str, ground: str = "") -> str:
    """A sign in a box of 26 as a small picture, on a ground of its own if it has one."""
    back = rect(0, 0, 26, 26, rx=5, fill=ground) if ground else ""
    return el("svg", back + drawn, viewBox="0 0 26 26", class_="boomtown sign", aria_hidden="true")


@lru_cache(maxsize=64)
def mark(look: Look, name: str) -> str:
    """A seat's shape with its letter, as a picture of its own."""
    return document(Part(badge(look, 23, 23, 42), 46, 46), f"{name}, {look.shape}")


def player_row(
    seat: int, look: Look, name: str, cells: list[str], notes: list[dict[str, str]]
) -> dict[str, Any]:
    """A line of the players' table, with small figures below it."""
    return {
        "seat": seat,
        "colour": look.colour,
        "letter": look.letter,
        "mark": mark(look, name),
        "cells": cells,
        "notes": notes,
    }


def board_and_players(board: Part, score: Part | None, players: list[Part], words: str) -> str:
    """A board as one document with the players' boards side by side below it, and between them the final score."""
    parts = [window(board, GAP, GAP)]
    y = board.height + 2 * GAP
    if score:
        parts.append(put(score, GAP, y))
        y += score.height + GAP
    column = max(player.width for player in players)
    seats = len(players)
    scale = min(1.0, (board.width - (seats - 1) * GAP) / (seats * column))
    step = column * scale + GAP
    start = GAP + (board.width - seats * step + GAP) / 2
    for i, player in enumerate(players):
        parts.append(at(start + i * step, y, player.markup, scale=scale))
    width = board.width + 2 * GAP
    height = y + max(player.height for player in players) * scale + GAP
    return document(Part(rect(0, 0, width, height, fill="@page") + "".join(parts), width, height), words)
