"""The figures on bots, balance and cards, and the whole report on one game."""

import re
from typing import Final

from boomtown.engine.game import Game
from boomtown.lab import plots
from boomtown.lab import report_words as words
from boomtown.lab.report_course import course, points_and_money
from boomtown.lab.report_figure import Cell, Figure, Section, interval_cells
from boomtown.lab.report_words import number, percent
from boomtown.lab.tables import (
    BAND,
    Share,
    bots_of,
    chances,
    matches_of,
    ratings_of,
    seats_of,
    trait_kinds,
    trait_of,
)
from boomtown.lab.tables_cards import Card, cards_of, never_played
from boomtown.lab.tables_rows import Played

MOST: Final = 24  # rows of a plot; a table has all
CARE: Final = (
    "How many seats put each card to use, and what those seats won. A card is marked when its users won more or less than their "
    "fair share by more than chance, judged over all cards together: of the marked, at most one in twenty is marked by luck in the "
    "long run (Benjamini and Hochberg). Whoever is ahead anyway can also play more: a mark is a question, not a verdict. Intervals "
    "in the table are for one card by itself."
)


def sections_of(game: Game, games: list[Played], prefix: str) -> list[Section]:
    """The whole report on one game; what a run can't tell is left out."""
    fair = chances(games)
    several = len({bot for one in games for bot in one.bots}) > 1
    even = (
        "Where bots of different strength met, the fair share is what those bots win in this run."
        if several
        else "The fair share is an equal part for every seat."
    )
    found = [
        Section("bots", "The bots", "", _bots(games, prefix, several)),
        Section(
            "balance",
            "Balance",
            f"Who wins by what they were dealt or where they sat. {even}",
            _balance(games, fair, prefix),
        ),
        Section(
            "points",
            "Points and money",
            "Winners beside the others at the same table.",
            points_and_money(games, prefix),
        ),
        Section("course", "How games run", "", course(games, prefix)),
        Section("cards", "Cards", CARE, _cards(game, games, fair, prefix)),
    ]
    return [section for section in found if section.figures]


def _shares(key: str, title: str, kind: str, shares: list[Share]) -> Figure:
    shown = shares
    said = words.about_shares(kind, shares)
    if len(shares) > MOST:
        half = MOST // 2
        shown = shares[:half] + shares[-half:]
        said += f" The plot has the {half} highest and the {half} lowest of {len(shares)}."
    dots = [plots.Dot(s.name, *s.interval, s.fair if s.fair < 1 else None, s.mark) for s in shown]
    band = BAND if all(share.four and share.seats == share.games for share in shares) else None
    axis = "games won (dashed: fair share" + ("; shaded: 15 to 35 %)" if band else ")")
    told = "; ".join(f"{s.name} {words.percents(s.interval)}" for s in shown)
    svg = plots.dots(key, f"{title}: {told}.", dots, axis, band)
    rows = [
        [
            Cell(s.name),
            Cell(str(s.games), s.games),
            Cell(number(s.wins), s.wins),
            *interval_cells(s.interval),
            Cell(percent(s.fair), s.fair),
            Cell(
                " ".join(
                    filter(
                        None,
                        (s.mark, "outside 15 to 35 %" if s.outside else "", "few games" if s.few else ""),
                    )
                ),
                s.mark,
                s.mark,
            ),
        ]
        for s in shares
    ]
    head = [kind, "games", "won", "share", "95 % interval", "fair", "note"]
    return Figure(key, title, said, svg, head, rows, marked=any(s.mark or s.outside for s in shares))


def _bots(games: list[Played], prefix: str, several: bool) -> list[Figure]:
    shares = bots_of(games)
    if not several:
        if len(games[0].bots) == 1:
            return [_shares(f"{prefix}bots", "Games won alone", "bot", shares)]
        return []
    found = []
    ratings = ratings_of(games)
    told = "; ".join(f"{r.name} {r.value:.1f} ({r.low:.1f} to {r.high:.1f})" for r in ratings)
    dots = [plots.Dot(r.name, r.value, r.low, r.high) for r in ratings]
    svg = plots.dots(
        f"{prefix}ratings", f"Ratings: {told}.", dots, "rating (25: where everybody begins)", percent=False
    )
    rows = [
        [Cell(r.name), Cell(f"{r.value:.2f}", r.value), Cell(f"{r.low:.2f} to {r.high:.2f}", r.low)]
        for r in ratings
    ]
    says = words.about_ratings(ratings)
    found.append(Figure(f"{prefix}ratings", "Ratings", says, svg, ["bot", "rating", "95 % interval"], rows))
    found.append(_shares(f"{prefix}bots", "Win share by bot", "bot", shares))
    for i, (match, matched) in enumerate(matches_of(games).items()):
        found.append(_shares(f"{prefix}match-{i}", f"Match: {match}", "bot", matched))
    return found


def _balance(games: list[Played], fair: list[list[float]], prefix: str) -> list[Figure]:
    if all(len(game.bots) == 1 for game in games):
        return []
    found = [_shares(f"{prefix}seats", "Win share by seat", "seat", seats_of(games, fair))]
    for kind in trait_kinds(games):
        key = f"{prefix}trait-{re.sub('[^a-z0-9]+', '-', kind.lower())}"
        found.append(_shares(key, f"Win share by {kind}", kind, trait_of(games, fair, kind)))
    return found


def _cards(game: Game, games: list[Played], fair: list[list[float]], prefix: str) -> list[Figure]:
    cards = cards_of(games, fair)
    if not cards:
        return []
    never = never_played(cards, [(card["group"], card["title"]) for card in game.gallery()])
    points = [
        plots.Point(card.name, card.rate[0], card.won[0], card.mark)
        for card in cards
        if card.surprise is not None
    ]
    says = words.about_cards(cards, never)
    level = 1 / len(games[0].bots) if len(games[0].bots) > 1 else None
    svg = (
        plots.scatter(
            f"{prefix}cards", f"Cards. {says}", points, level, ("seats that play it", "wins of those who do")
        )
        if points
        else ""
    )
    order = sorted(
        cards, key=lambda card: (not card.mark, 1.0 if card.surprise is None else card.surprise, card.name)
    )
    rows = [_card_row(card) for card in order]
    rows += [
        [
            Cell(name),
            Cell("0 %", 0.0),
            Cell("", 0.0),
            Cell("0", 0.0),
            *[Cell("", -1.0)] * 3,
            Cell("never played", "never"),
        ]
        for name in never
    ]
    head = [
        "card",
        "seats that play it",
        "95 % interval",
        "times a game",
        "they win",
        "95 % interval",
        "fair",
        "note",
    ]
    seats = cards[0].seats
    count = f"{words.counted(len(cards), 'card')} and uses, {words.counted(seats, 'seat')}. Click a heading to sort."
    return [
        Figure(f"{prefix}cards", "Cards in use", says, svg, marked=any(card.mark for card in cards)),
        Figure(f"{prefix}card-table", "Every card", count, "", head, rows, wide=True),
    ]


def _card_row(card: Card) -> list[Cell]:
    per_game = card.times / card.games
    notes = [
        card.mark,
        f"{card.use} played" if card.use else "",
        "too few to judge" if card.surprise is None and not card.use else "",
    ]
    return [
        Cell(card.name),
        *interval_cells(card.rate),
        Cell(f"{per_game:.1f}", per_game),
        *interval_cells(card.won),
        Cell(percent(card.fair), card.fair),
        Cell(" ".join(filter(None, notes)), card.mark or card.use, card.mark),
    ]
