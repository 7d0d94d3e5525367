"""`boomtown serve` and `boomtown backup`: the house opens, says where, closes in good order, and can be copied."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx


def test_the_house_opens_beside_a_taken_port_and_closes(tmp_path: Path) -> None:
    """A port that is taken is no trouble: the next free one is used and said; Ctrl+C ends it well."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [
            sys.executable,
            "-m",
            "boomtown.cli",
            "serve",
            "--port",
            str(port),
            "--data",
            str(tmp_path),
        ]
        house = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert house.stdout is not None
        assert f"Port {port} is taken" in house.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", house.stdout.readline())
    assert found is not None
    url = f"http://127.0.0.1:{found[1]}/health"
    with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as client:
        assert client.get(url, timeout=60).json()["well"] is True
    house.send_signal(signal.SIGINT)
    house.communicate(timeout=30)
    target = tmp_path / "copy.sqlite"
    for expected, words in ((0, "Everything is in"), (2, "is there already")):
        copy = subprocess.run(
            [sys.executable, "-m", "boomtown.cli", "backup", str(target), "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert copy.returncode == expected
        assert words in copy.stdout + copy.stderr
    with sqlite3.connect(target) as saved:
        assert saved.execute("select count(*) from tables").fetchone() == (0,)


def test_an_address_that_is_not_ours_is_refused_in_words() -> None:
    """Listening where we can't is one sentence and exit code 2."""
    command = [sys.executable, "-m", "boomtown.cli", "serve", "--host", "192.0.2.1"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert "can't listen on 192.0.2.1" in answer.stderr
