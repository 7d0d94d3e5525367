"""Runs on disk: nothing counts twice, nothing is half there, and other people's runs are left alone."""

from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from boomtown.engine.errors import BadOption
from boomtown.lab import store
from boomtown.lab.plan import Plan, checked
from boomtown.lab.play import Outcome, run_job


@pytest.fixture(scope="module")
def plan() -> Plan:
    """Four random games of which every decision is kept."""
    said = {"game": "city_of_iron", "bots": ["random"], "seats": 2, "number": 4, "decisions": True}
    return checked(said)


@pytest.fixture(scope="module")
def outcomes(plan: Plan) -> list[Outcome]:
    """How they went."""
    return [run_job(job) for job in plan.jobs("out")]


def test_a_game_counts_once_however_often_it_was_written(
    plan: Plan, outcomes: list[Outcome], tmp_path: Path
) -> None:
    run = store.Run(tmp_path, plan)
    run.write(outcomes[:3])
    run.write(outcomes[2:])
    assert run.done() == {0, 1, 2, 3}
    run.close()
    loaded, games = store.load(tmp_path)
    assert loaded == plan
    assert games["number"].to_list() == [0, 1, 2, 3]
    assert games.schema == store.GAMES
    moves = store.load_decisions(tmp_path)
    assert moves.schema == store.DECISIONS
    assert moves.group_by("number").len().sort("number")["len"].to_list() == games["decisions"].to_list()


def test_what_a_crash_left_half_written_is_swept_away(
    plan: Plan, outcomes: list[Outcome], tmp_path: Path
) -> None:
    run = store.Run(tmp_path, plan)
    run.write(outcomes[:2])
    run.close()
    whole = next((tmp_path / "games").glob("*.parquet"))
    (tmp_path / "games" / "0000002-half.part").write_bytes(whole.read_bytes()[:100])
    orphan = pl.DataFrame([{"run": run.key, "number": 3, **outcomes[3].moves[0]}], schema=store.DECISIONS)
    orphan.write_parquet(tmp_path / "decisions" / "0000003-lost.parquet")  # its game was never written
    run = store.Run(tmp_path, plan)
    assert run.done() == {0, 1}
    assert not list(tmp_path.glob("*/*.part"))
    run.write(outcomes[2:])
    run.close()
    assert store.load(tmp_path)[1]["number"].to_list() == [0, 1, 2, 3]
    moves = store.load_decisions(tmp_path)
    assert moves.height == sum(len(one.moves) for one in outcomes)


def test_two_processes_never_play_one_run(plan: Plan, tmp_path: Path) -> None:
    run = store.Run(tmp_path, plan)
    with pytest.raises(BadOption, match="another process"):
        store.Run(tmp_path, plan)
    run.close()
    store.Run(tmp_path, plan).close()


def test_another_plan_or_other_versions_are_refused(
    plan: Plan, outcomes: list[Outcome], tmp_path: Path
) -> None:
    run = store.Run(tmp_path, plan)
    run.write([replace(outcomes[0], row={**outcomes[0].row, "content": "older"})])
    run.close()
    with pytest.raises(BadOption, match="another number, seed;"):
        store.Run(tmp_path, replace(plan, number=5, seed=2))
    with pytest.raises(BadOption, match="other versions"):
        store.Run(tmp_path, plan)


def test_a_folder_without_a_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"no plan\.toml"):
        store.load(tmp_path)
    with pytest.raises(BadOption, match="can't be made"):
        store.Run(Path("/dev/null/x"), checked({"game": "city_of_iron", "bots": ["random"], "number": 1}))
