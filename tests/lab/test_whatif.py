"""What if: paths into every game's content, and what is called beyond chance."""

import json
import shutil
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from typer.testing import CliRunner

import boomtown
from boomtown.cli import app
from boomtown.cli.lab import comparison
from boomtown.engine.errors import BadOption
from boomtown.lab.change import changed, own_folder, published, try_pack, write_pack
from boomtown.lab.stats import bootstrap, flipped, holm, wilson
from boomtown.lab.whatif import Moved, compared, what_if

PATHS = [
    ("age_of_industry", "display.cotton.1.cost=5", "display.counter.cotton_1.cost", 4, 5),
    ("age_of_industry", "display.counter.1.cost=5", "display.counter.cotton_1.cost", 4, 5),
    ("age_of_industry", "display.loan.amount=12", "display.loan.amount", 10, 12),
    ("age_of_industry", "demand.display.coal.empty_price=5", "demand.display.coal.empty_price", 4, 5),
    ("city_of_iron", "buildings.a_turnip_farm.income=2", "buildings.building.a_turnip_farm.income", 1, 2),
    ("city_of_iron", "board.good.Turnip.shield_at=5", "board.good.turnip.shield_at", 6, 5),
    ("city_of_iron", "experts.scholar.pay.coins=2", "experts.expert.scholar.pay.coins", 1, 2),
    ("fifty_first_state", "game.numbers.end_trigger=20", "game.numbers.end_trigger", 25, 20),
    ("fifty_first_state", "cards_base.arena.distance=1", "cards_base.card.arena.distance", 2, 1),
    ("forged_in_steel", "cards.opera_block.mm=5", "cards.card.opera_block.mm", 4, 5),
    ("forged_in_steel", "numbers.era.year:1890.deal=6", "numbers.era.1.deal", 7, 6),
    ("urban_sprawl", "planning.P01.wealth=6", "planning.permit.P01.wealth", 7, 6),
    ("urban_sprawl", "board.setup.players:2.wealth=40", "board.setup.1.wealth", 39, 40),
    ("urban_sprawl", "city.city_hall.payout=3", "city.contract.C01.payout", 4, 3),
]


@pytest.mark.parametrize(("id", "said", "path", "before", "after"), PATHS)
def test_a_path_leads_to_one_value_of_a_pack_that_can_be_played(
    id: str, said: str, path: str, before: int, after: int, tmp_path: Path
) -> None:
    game = boomtown.game(id)
    files = published(game, "")
    change = changed(files, said)
    assert (change.path, change.before, change.after) == (path, before, after)
    assert changed(files, f"{path}={after}").keys == change.keys  # in full it means the same
    write_pack(files, [change], tmp_path / "pack")
    try_pack(game, tmp_path / "pack", game.players[0], game.settings({}))
    again = changed(published(game, str(tmp_path / "pack")), f"{path}={before}")
    assert (again.before, again.after) == (after, before)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("display.cotton.1.price=4", "'display.counter.cotton_1' has no 'price'; it has id, industry"),
        ("display.coton.1.cost=4", "'display' has no 'coton'; it has set, industry, counter"),
        ("shop.x=1", "no file 'shop'; a path begins with one of deck, demand, display"),
        ("display.counter=3", "not a single value; go on with cotton_1, cotton_2"),
        ("display.loan.amount.x=3", "'display.loan.amount' is a single value"),
        ("display.level:3.cost=3", "can mean display.counter.cotton_3.cost or"),
        ("display", "written path=value"),
        ("=3", "written path=value"),
    ],
)
def test_a_path_that_leads_nowhere_is_told_what_is_there(said: str, words: str) -> None:
    with pytest.raises(BadOption) as refusal:
        changed(published(boomtown.game("age_of_industry"), ""), said)
    assert words in str(refusal.value)


def test_a_value_that_others_have_can_be_added(tmp_path: Path) -> None:
    files = published(boomtown.game("city_of_iron"), "")
    bare = next(entry["id"] for entry in files["buildings"]["building"] if "income" not in entry)
    change = changed(files, f"buildings.{bare}.income=1")
    assert (change.before, change.after) == (None, 1)
    write_pack(files, [change], tmp_path / "pack")
    assert (
        changed(published(boomtown.game("city_of_iron"), str(tmp_path / "pack")), f"{change.path}=2").before
        == 1
    )


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("display.cotton.1.cost=cheap", "can't be played. display.toml, counter 'cotton_1': 'cost' must be"),
        ("display.cotton.1.cost=4", "takes no notice"),
    ],
)
def test_content_that_cannot_be_played_or_is_the_same_is_refused(said: str, words: str) -> None:
    game = boomtown.game("age_of_industry")
    with pytest.raises(BadOption, match=words):
        what_if(game, [said], ["random"] * 3, 2, 0, game.settings({}), 1)


def test_a_change_that_nobody_feels_moves_nothing_at_all() -> None:
    game = boomtown.game("fifty_first_state")
    answer = what_if(
        game, ["cards_base.arena.flavour=A new rhyme."], ["random"] * 2, 3, 5, game.settings({}), 1
    )
    assert {moved.difference for moved in answer.moved} == {0.0}
    assert {moved.chance for moved in answer.moved} == {1.0}
    assert answer.games == 3


def test_a_change_that_shortens_the_game_is_seen_beyond_chance(tmp_path: Path) -> None:
    pack = tmp_path / "longer"
    shutil.copytree(own_folder(boomtown.game("fifty_first_state")), pack)
    text = (pack / "game.toml").read_text()
    (pack / "game.toml").write_text(text.replace("end_trigger = 25", "end_trigger = 26"))
    said = ["lab", "whatif", "fifty", "--set", "game.numbers.end_trigger=3", "--seats", "random,random"]
    result = CliRunner().invoke(app, [*said, "-n", "14", "-j", "1", "--content", str(pack), "--json"])
    assert result.exit_code == 0, result.stderr
    assert "game.numbers.end_trigger is 3 instead of 26." in result.stdout
    answer = json.loads(result.stdout.splitlines()[-1])
    moved = {one["name"]: one for one in answer["moved"]}
    length = moved["length: decisions"]
    assert length["high"] < 0
    assert length["chance"] < 0.05
    assert length["after"] < length["before"]
    assert moved["wins: seat 1"]["chance"] > 0.05
    assert "beyond chance: length" in result.stdout


def test_games_of_one_seed_count_as_one_witness() -> None:
    def row(seed: int, score: int) -> dict[str, object]:
        return {
            "seed": seed,
            "seats": 2,
            "bots": ["a", "b"],
            "scores": [score, 0],
            "places": [1, 2],
            "decisions": 5,
            "chapters": 1,
            "traits": [],
            "plays": [{"seat": 0, "name": "Cotton mill 1: built", "count": score}],
        }

    before = [row(seed, 0) for seed in (1, 1, 1, 2, 2, 2)]
    after = [row(seed, 4) for seed in (1, 1, 1, 2, 2, 2)]
    found = {moved.name: moved for moved in compared(before, after, [{"cotton", "1"}])}
    assert found["score: best"].difference == 4
    assert flipped(np.full((6, 1), 4.0))[0] == 2 / 64  # six witnesses would have been sure
    assert found["score: best"].chance > 0.05
    assert found["plays: Cotton mill 1: built"].main
    assert not {moved.name: moved for moved in compared(before, after, [{"coal"}])}[
        "plays: Cotton mill 1: built"
    ].main


def test_statistics_by_hand() -> None:
    assert flipped(np.array([[1.0], [1.0], [1.0]]))[0] == 0.25  # all heads or all tails of three coins
    assert flipped(np.array([[1.0], [-1.0]]))[0] == 1.0
    many = np.array([[1.0, 1.0], [1.0, -1.0]] * 20)
    assert flipped(many)[0] < 0.001
    assert flipped(many)[1] == 1.0
    low, high = bootstrap(many)
    assert (low[0], high[0]) == pytest.approx((1.0, 1.0))
    assert -0.4 < low[1] < -0.2
    assert 0.2 < high[1] < 0.4
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert wilson(5, 10)[1:] == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_numbers_are_never_cut_where_there_is_little_room() -> None:
    moved = Moved("plays: Greywater: taken from a rival", True, 0.433, 0.1, -0.446, -0.229, 0.0008)
    page = StringIO()
    Console(width=80, file=page).print(comparison([moved]))
    said = page.getvalue()
    for number in ("0.433", "0.1", "-0.333", "-0.446 to -0.229", "0.001", "yes"):
        assert number in said
    assert "…" not in said
