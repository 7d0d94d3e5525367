"""The report: numbers worked out by hand, and a page that stands by itself and is read at any width."""

import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from axe_playwright_python.sync_playwright import Axe
from openskill.models import PlackettLuce
from playwright.sync_api import Page, expect

from boomtown.engine.errors import BadOption
from boomtown.lab import report, store
from boomtown.lab.plan import checked
from boomtown.lab.play import Job, Outcome
from boomtown.lab.report_words import about_ratings
from boomtown.lab.tables import (
    Rating,
    Share,
    bots_of,
    chances,
    matches_of,
    mean_of,
    ratings_of,
    seats_of,
    trait_kinds,
    trait_of,
)
from boomtown.lab.tables_cards import Card, cards_of, marked, never_played
from boomtown.lab.tables_course import changes_of, endings_of, lengths_of, money_of, points_of, settled_of
from boomtown.lab.tables_rows import Played

NATIONS = ("Arc", "Om", "Hog", "Cresaria")


def one(number: int, places: list[int], bots: list[str] | None = None, **more: Any) -> Played:
    return Played(number, bots or ["random"] * len(places), [10 - place for place in places], places, **more)


def won_by(seat: int, seats: int = 4) -> list[int]:
    return [1 if here == seat else 2 for here in range(seats)]


# --- numbers ---------------------------------------------------------------------------------------------------


def test_a_shared_first_place_counts_in_parts() -> None:
    games = [one(0, [1, 1, 3, 4]), one(1, [1, 2, 3, 4]), one(2, [4, 1, 1, 1])]
    assert [share.wins for share in seats_of(games, chances(games))] == pytest.approx(
        [1.5, 5 / 6, 1 / 3, 1 / 3]
    )


def test_a_share_out_of_line_is_marked_by_its_interval_and_by_the_band() -> None:
    def seat(wins: float, games: int = 100) -> Share:
        return Share("Seat 1", games, games, wins, games / 4, four=True)

    assert seat(30).interval == pytest.approx((0.3, 0.2189, 0.3958), abs=1e-4)
    assert [(seat(wins).mark, seat(wins).outside) for wins in (14, 18, 30, 35, 36)] == [
        ("low", True),
        ("", False),
        ("", False),
        ("high", False),
        ("high", True),
    ]
    assert seat(10, 20).mark == "high"
    assert seat(10, 20).few
    assert not seat(10, 20).outside  # twenty games can't say so
    assert Share("alone", 50, 50, 3, 50).mark == ""


def test_the_fair_share_follows_the_strength_of_the_bots() -> None:
    codes = ["good", "bad", "bad", "bad"]
    games = [one(n, won_by(0 if n < 3 else 1), codes) for n in range(4)]
    good, bad = bots_of(games)
    assert (good.name, good.wins, good.fair_wins, good.mark) == ("good", 3, 1.0, "high")
    assert (bad.name, bad.wins, bad.seats, bad.games, bad.fair) == ("bad", 1, 12, 4, 0.75)
    assert chances(games)[0] == pytest.approx([3 / 4, 1 / 12, 1 / 12, 1 / 12])
    first = seats_of(games, chances(games))[0]
    assert (first.wins, first.mark) == (3, "")
    assert first.fair_wins == pytest.approx(3)


def test_traits_that_do_not_tell_seats_apart_are_left_out() -> None:
    traits = [{"nation": name, "map": "north"} for name in NATIONS]
    games = [one(n, won_by(n % 2), traits=traits) for n in range(10)]
    assert trait_kinds(games) == ["nation"]
    found = trait_of(games, chances(games), "nation")
    assert [(share.name, share.wins, share.games) for share in found[:2]] == [("Arc", 5, 10), ("Om", 5, 10)]


def test_matches_are_told_apart() -> None:
    games = [one(0, [1, 2], ["a", "b"], match="a against b"), one(1, [2, 1], ["b", "c"], match="b against c")]
    assert {name: [share.name for share in shares] for name, shares in matches_of(games).items()} == {
        "a against b": ["a", "b"],
        "b against c": ["c", "b"],
    }
    assert matches_of(games[:1]) == {}


def test_a_mean_has_student_s_interval() -> None:
    mean = mean_of([1, 2, 3, 4, 5])
    assert mean.value == 3
    assert mean.high - 3 == pytest.approx(2.776 * math.sqrt(2.5 / 5), abs=0.01)
    assert mean.spread == pytest.approx((1.2, 2, 3, 4, 4.8))
    assert mean_of([7]).high == math.inf
    assert mean_of([]).count == 0


def test_ratings_are_those_of_openskill() -> None:
    model = PlackettLuce(tau=0.0)
    [[best], [worst]] = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    found = ratings_of([one(0, [2, 1], ["worst", "best"])])
    assert [rating.name for rating in found] == ["best", "worst"]
    assert [rating.value for rating in found] == pytest.approx([best.mu, worst.mu])
    assert found[0].high - found[0].value == pytest.approx(1.96 * best.sigma, rel=1e-4)
    many = ratings_of(
        [one(n, won_by(n % 4), ["a" if s == n % 4 else "b" for s in range(4)]) for n in range(40)]
    )
    assert many[0].name == "a"
    assert many[0].low > many[1].high


def test_what_is_said_of_ratings_follows_their_intervals() -> None:
    best, near, far = Rating("a", 30, 28, 32), Rating("b", 27, 25, 29), Rating("c", 20, 18, 22)
    assert about_ratings([best, near, far]) == (
        "a is rated highest, 30.0 (28.0 to 32.0). Its interval lies clear above c. "
        "Its interval overlaps with b: ratings begin wide, and win shares are known sooner."
    )


def test_a_card_s_surprise_is_that_of_a_winner_drawn_by_chance() -> None:
    games = [one(n, won_by(0 if n < 20 else 1), plays=[{"Mine: built": 2}, {}, {}, {}]) for n in range(40)]
    both = [one(n, won_by(0), plays=[{"Mine: built": 1}, {"Mine: built": 1}, {}, {}]) for n in range(20)]
    (card,) = cards_of(games, chances(games))
    assert (card.users, card.seats, card.times, card.wins, card.fair_wins) == (40, 160, 80, 20, 10)
    assert card.surprise == pytest.approx(math.erfc(10 / math.sqrt(2 * 40 * 0.25 * 0.75)))
    assert card.mark == "high"
    (card,) = cards_of(both, chances(both))  # two of four: half of the games, not two tries of a quarter
    assert card.surprise == pytest.approx(math.erfc(10 / math.sqrt(2 * 20 * 0.5 * 0.5)))
    (card,) = cards_of(games[:3], chances(games[:3]))
    assert (card.surprise, card.mark) == (None, "")


def test_cards_are_marked_with_care_for_how_many_are_compared() -> None:
    cards = [Card(str(p), 100, 50, 50, 25, 30, 20, p) for p in (0.001, 0.02, 0.04, 0.2)]
    unsure = Card("few", 100, 2, 2, 25, 2, 0.5, None)
    assert [card.mark for card in marked([*cards, unsure])] == ["high", "high", "", "", ""]


def test_cards_nobody_played_are_found_where_the_others_of_their_kind_were() -> None:
    cards = [Card(f"Card {n}: built", 4, 1, 1, 1, 0, 0.25) for n in range(9)]
    gallery = [("Cards", f"Card {n}") for n in range(10)] + [
        ("Cards", "Card 3 (Arc)"),
        ("Tokens", "Steambot"),
    ]
    assert never_played(cards, gallery) == ["Card 9"]


def test_points_and_money_set_winners_beside_the_others() -> None:
    points = [{"goods": 6, "land": 1}, {"goods": 2, "land": 1}, {"goods": 4, "land": 1}]
    money = [[0, 9], [0, 3], [2, 5]]
    games = [one(n, won_by(0, 3), points=points, money=money, moments=[0.0, 0.5]) for n in range(2)]
    goods, land = points_of(games)
    assert (goods.name, goods.winners.value, goods.others.value, goods.ahead.value) == ("goods", 6, 3, 3)
    assert land.ahead.value == 0
    moments = money_of(games)
    assert [(m.at, m.winners.value, m.others.value) for m in (moments[9], moments[10], moments[20])] == [
        (0.45, 0, 1),
        (0.5, 9, 4),
        (1.0, 9, 4),
    ]
    assert money_of([one(0, [1, 2])]) == []


def test_the_course_of_games_is_counted() -> None:
    games = [
        one(
            0,
            [1, 2],
            settled=0.0,
            changes=0,
            ending="the deck ran out",
            decisions=10,
            forced=4,
            branching=3.0,
        ),
        one(
            1,
            [2, 1],
            settled=0.5,
            changes=2,
            ending="the deck ran out",
            decisions=30,
            forced=3,
            branching=5.0,
        ),
        one(2, [2, 2], ending="a player reached 25", decisions=20, forced=0, branching=4.0),
    ]
    settled = settled_of(games)
    assert [settled[step].count for step in (0, 9, 10, 20)] == [1, 1, 2, 2]
    assert [(part.name, part.count) for part in changes_of(games)] == [("0", 1), ("1", 0), ("2", 1)]
    assert [(part.name, part.count) for part in endings_of(games)] == [
        ("the deck ran out", 2),
        ("a player reached 25", 1),
    ]
    assert lengths_of(games)["forced decisions"] == [0.4, 0.1, 0.0]
    assert "chapters" not in lengths_of(games)


# --- the page --------------------------------------------------------------------------------------------------


def row(number: int, seats: int, bots: list[str]) -> dict[str, Any]:
    """A game in which the nation Om wins more often than it should."""
    winner = 1 if number % 2 else number // 2 % seats
    lead = [[step + 3 * (seat == winner) for step in range(21)] for seat in range(seats)]
    return {
        "number": number,
        "game": "city_of_iron" if seats > 1 else "fifty_first_state",
        "match": "one & all",
        "seats": seats,
        "bots": bots,
        "bot_versions": ["1"] * seats,
        "seed": number,
        "bot_seed": number,
        "options": '{"steambots": "no"}',
        "scores": [20 + number % 7 - 2 * (seat != winner) for seat in range(seats)],
        "places": won_by(winner, seats),
        "traits": [{"seat": seat, "kind": "nation", "value": NATIONS[seat]} for seat in range(seats)],
        "breakdown": [
            {"seat": seat, "name": name, "points": 9 + (seat == winner)}
            for seat in range(seats)
            for name in "ab"
        ],
        "plays": [{"seat": seat, "name": f"Mine <{seat}>: built", "count": 1} for seat in range(seats)],
        "ending": "the seventh round was scored" if number % 3 else "somebody gave up",
        "decisions": 200 + number % 11,
        "forced": 20 + number % 5,
        "branching": 6.5 + number % 3,
        "chapters": 7,
        "seconds": 0.5,
        "thought": [0.1] * seats,
        "moments": [step / 20 for step in range(21)],
        "money": lead,
        "points": lead,
        "standing": [[float(value) for value in line] for line in lead],
        "leader": [winner] * 21,
        "lead_changes": number % 4,
        "settled": number % 20 / 20,
        "rules": 1,
        "content": "published",
        "package": "0.1.0",
    }


def run_of(folder: Path, games: int, bots: list[str], seats: int = 4) -> Path:
    """A run on disk, its games made up."""
    game = "city_of_iron" if seats > 1 else "fifty_first_state"
    kind = "mirror" if len(bots) == 1 else "one_against_field"
    run = store.Run(
        folder, checked({"game": game, "kind": kind, "bots": bots, "seats": seats, "number": 500})
    )
    seated = [bots[0], *[bots[-1]] * (seats - 1)]
    rows = [row(n, seats, seated[n % seats :] + seated[: n % seats]) for n in range(games)]
    if rows:
        jobs = [Job(n, game, seated, n, n, {}, "", False) for n in range(games)]
        run.write([Outcome(job, row=line) for job, line in zip(jobs, rows, strict=True)])
    run.close()
    return folder


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return run_of(tmp_path_factory.mktemp("lab") / "run", 240, ["random"])


@pytest.fixture(scope="module")
def page_file(run: Path) -> Path:
    report.write(run, run / "report.html")
    return run / "report.html"


def test_the_page_is_one_file_that_asks_for_nothing_else(page_file: Path) -> None:
    text = page_file.read_text()
    assert not re.findall(r"(?:https?:)?//[\w.]+\.\w+|\bsrc=|@import|url\((?!#)", text)
    assert not re.findall(r'<(?:link|a)\b[^>]*href="(?!#|data:,)[^"]*"', text)
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) <= set(ids)
    assert text.count('role="img" aria-label="') >= 9
    assert "Mine &lt;1&gt;: built" in text
    assert "Mine <1>" not in text


def test_the_page_says_what_was_run_and_what_is_out_of_line(page_file: Path) -> None:
    text = page_file.read_text().replace("\N{NO-BREAK SPACE}", " ")
    for words in (
        "240 of 500 planned",
        "boomtown lab run plan.toml",
        'kind = "mirror"',
        "random 1",
        "published",
    ):
        assert words.replace('"', "&#34;") in text
    assert "Om wins 62 % (56 to 68 %), more than its fair share of 25 %, and lies outside 15 to 35 %." in text
    assert "Arc wins 12 % (9 to 17 %), less than its fair share of 25 %" in text
    assert "Small sample" not in text


def test_the_same_run_gives_the_same_page(run: Path, page_file: Path) -> None:
    report.write(run, run / "again.html")
    assert (run / "again.html").read_bytes() == page_file.read_bytes()


def test_a_run_with_no_game_says_so(tmp_path: Path) -> None:
    report.write(run_of(tmp_path / "run", 0, ["random"]), tmp_path / "page.html")
    assert "No game of this run is finished yet" in (tmp_path / "page.html").read_text()


def test_a_run_with_one_game_says_that_it_is_a_small_sample(tmp_path: Path) -> None:
    report.write(run_of(tmp_path / "run", 1, ["random"]), tmp_path / "page.html")
    text = (tmp_path / "page.html").read_text()
    assert "A small sample: 1 game." in text
    assert "one game, no interval" in text
    assert "too few games to judge a single card" in text
    assert "inf" not in re.sub(
        r"information|infer", "", re.sub(r"<style>.*?</style>|<script>.*?</script>", "", text, flags=re.S)
    )


def test_bots_of_different_strength_are_rated(tmp_path: Path) -> None:
    page = report.page_of(run_of(tmp_path / "run", 12, ["greedy", "random"]))
    titles = [figure.title for section in page.chapters[0].sections for figure in section.figures]
    assert titles[:3] == ["Ratings", "Win share by bot", "Win share by seat"]


def test_a_game_played_alone_has_no_seats_to_compare(tmp_path: Path) -> None:
    page = report.page_of(run_of(tmp_path / "run", 6, ["random"], seats=1))
    titles = [figure.title for section in page.chapters[0].sections for figure in section.figures]
    assert "Games won alone" in titles
    assert "Win share by seat" not in titles
    assert "Scores" not in titles


def test_a_place_that_can_not_be_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="can't be written to"):
        report.write(run_of(tmp_path / "run", 0, ["random"]), tmp_path / "file" / "page.html")


def test_the_key_charts_stand_alone_beside_a_page_that_shows_them(run: Path, tmp_path: Path) -> None:
    (text_file,) = report.key_charts(run, tmp_path)
    text = text_file.read_text()
    assert text_file.name == "city_of_iron.md"
    shown = re.findall(r"\]\(([\w-]+\.svg)\)", text)
    assert sorted(shown) == sorted(path.name for path in tmp_path.glob("*.svg"))
    assert "city_of_iron-trait-nation.svg" in shown
    for name in shown:
        assert (tmp_path / name).stat().st_size < 60_000
        assert ElementTree.parse(tmp_path / name).getroot().get("role") == "img"
    assert "[options.city_of_iron]" in text


@pytest.mark.parametrize("width", [1440, 390])
def test_the_page_is_read_without_scrolling_sideways(
    page_file: Path,
    new_page: Callable[..., Page],
    width: int,
) -> None:
    page = new_page(width=width, theme="light" if width > 390 else "dark")
    page.goto(page_file.as_uri())
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    found = Axe().run(page).response["violations"]
    assert not [v["id"] for v in found if v["impact"] in ("serious", "critical")]


def test_the_card_table_is_sorted_and_searched(page_file: Path, new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto(page_file.as_uri())
    rows = page.locator("table.sort tbody tr:visible th")
    page.get_by_role("button", name="they win").click()
    expect(rows.first).to_have_text("Mine <1>: built")
    page.get_by_role("button", name="they win").click()
    expect(rows.last).to_have_text("Mine <1>: built")
    page.get_by_label("Find").fill("<2>")
    expect(rows).to_have_text(["Mine <2>: built"])
