"""The table of levels: who beats whom, with intervals, from the games of runs."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from boomtown.cli.app import app
from boomtown.lab.levels import BEGIN, END, Pair, options_in_words, pairs, table, write


def pair(wins: float, games: int, seats: int = 1) -> Pair:
    return Pair("city_of_iron", "strong:48", "steady", games, seats, 4, wins, 2.0)


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        (pair(120, 200), "yes"),  # 60 % alone against three
        (pair(80, 200), "yes, within chance"),  # 40 %, and 37.5 % are needed
        (pair(70, 200), "no"),  # 35 %
        (pair(160, 200, 2), "yes"),  # 80 % two against two, and 70 % are needed
        (pair(142, 200, 2), "yes, within chance"),
        (pair(138, 200, 2), "no"),
    ],
)
def test_a_level_must_win_one_and_a_half_times_its_share(found: Pair, verdict: str) -> None:
    assert found.verdict == verdict


def test_the_table_says_shares_and_intervals() -> None:
    text = table([pair(100, 200)])
    assert (
        "| City of Iron | `strong:48` | 3 `steady` | 200 | 50.0% | 43.1% to 56.9% | 25% | yes | 2.0 s |"
        in text
    )


def test_the_words_around_the_table_stay(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    write([pair(100, 200)], page)
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert "City of Iron" in text


def test_what_was_not_played_again_stays_in_the_table(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    other = Pair("age_of_industry", "expert:96", "strong:12", 200, 1, 4, 90.0, 3.0)
    write([other, pair(100, 200)], page)
    write([pair(80, 200), Pair("city_of_iron", "steady", "beginner", 400, 1, 4, 300.0, 1.0)], page)
    rows = [line.split(" | ")[:5] for line in page.read_text().splitlines() if line.startswith("| ")][1:]
    assert [(row[0], row[1], row[4]) for row in rows] == [
        ("| Age of Industry", "`expert:96`", "45.0%"),
        ("| City of Iron", "`steady`", "75.0%"),
        ("| City of Iron", "`strong:48`", "40.0%"),
    ]


def test_unusual_options_are_told() -> None:
    assert options_in_words("urban_sprawl", '{"length": "shorter", "content": ""}') == "length shorter"
    assert options_in_words("urban_sprawl", '{"length": "standard", "content": ""}') == ""


def test_wins_are_counted_from_the_games_of_a_run(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    wish = ["lab", "run", "--game", "fifty", "--kind", "one_against_field", "--bots", "beginner,random"]
    run = CliRunner().invoke(app, [*wish, "-n", "4", "-j", "1", "--out", str(folder)])
    assert run.exit_code == 0, run.output
    (found,) = pairs([folder])
    assert (found.better, found.worse, found.games, found.seats, found.crowd) == (
        "beginner",
        "random",
        4,
        1,
        4,
    )
    assert found.wins >= 3, "three ideas are much better than none"
    said = CliRunner().invoke(app, ["lab", "levels", str(folder)])
    assert "`beginner` | 3 `random` | 4 |" in said.output
