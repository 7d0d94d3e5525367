"""A run on a real Ray cluster of two nodes, one of which is killed in the midst of it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from boomtown.engine.errors import BoomtownError
from boomtown.lab import on_ray, store
from boomtown.lab.plan import checked
from boomtown.lab.play import run_job
from boomtown.lab.run import run

SMALL = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
QUICK = {
    "health_check_initial_delay_ms": 500,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 3,
}
GAMES = 60


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes with one core each, on this machine."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_worker_niceness", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")]))
    from ray.cluster_utils import Cluster

    head = {**SMALL, "include_dashboard": False, "_system_config": QUICK}
    nodes: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        yield nodes
    finally:
        nodes.shutdown()


def test_a_node_dies_and_no_game_is_lost_or_counted_twice(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    doomed = cluster.add_node(**SMALL)
    plan = checked({"game": "age_of_industry", "bots": ["random"], "number": GAMES})
    monkeypatch.setattr("boomtown.lab.run.PATIENCE", 0.0)
    at_death: list[int] = []

    def kill(done: int) -> None:
        if done >= 10 and not at_death:
            at_death.append(done)
            cluster.remove_node(doomed, allow_graceful=False)

    assert run(plan, tmp_path, f"ray:{cluster.address}", 1, kill) == []
    assert 10 <= at_death[0] < GAMES
    assert len(cluster.list_all_nodes()) == 1
    games = store.load(tmp_path)[1]
    assert games["number"].to_list() == list(range(GAMES))
    assert sum(pl.read_parquet(part).height for part in tmp_path.glob("games/*.parquet")) == GAMES
    job = plan.jobs("")[7]
    assert games["scores"][7].to_list() == run_job(job).scores  # the same game as anywhere else


def test_where_to_play() -> None:
    assert on_ray.address_of("ray") is None
    assert on_ray.address_of("ray:auto") == "auto"
    assert on_ray.address_of("ray:10.0.0.1:6379") == "10.0.0.1:6379"
    assert on_ray.address_of("ray://10.0.0.1:10001") == "ray://10.0.0.1:10001"
    for on in ("moon", "ray:", "rayon"):
        with pytest.raises(BoomtownError, match="--on says where to play"):
            on_ray.address_of(on)


@pytest.mark.parametrize("on", ["ray:127.0.0.1:1", "ray://127.0.0.1:1", "ray:nowhere", "ray://[::"])
def test_a_cluster_that_is_not_there_is_refused_at_once(on: str, tmp_path: Path) -> None:
    plan = checked({"game": "age_of_industry", "bots": ["random"], "number": 1})
    with pytest.raises(BoomtownError, match="Nobody answers at"):
        run(plan, tmp_path, on, 1)
