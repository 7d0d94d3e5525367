"""A house in a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
START = "import sys; from pathlib import Path; from boomtown.web.door.serve import serve; serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]))"


class Server:
    """The house: it can be stopped, killed and started again on the same data."""

    def __init__(
        self, folder: Path, seed: int | None = None, path: tuple[Path, ...] = (ROOT,), database: str = ""
    ) -> None:
        self.folder = folder
        self.path = path  # where Boomtown and its plugins lie
        self.begin = START if seed is None else f"from tests.web.deals import fixed; fixed({seed}); {START}"
        self.settings = {"BOOMTOWN_DATABASE": database} if database else {}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Open the house and wait until it answers."""
        log = (self.folder / "log").open("ab")
        command = [sys.executable, "-P", "-c", self.begin, str(self.port), str(self.folder / "data")]
        environment = {
            **os.environ,
            "BOOMTOWN_INSTANT": "1",
            "BOOMTOWN_RATE": "5000",
            "BOOMTOWN_HINT": "strong:6",
            **self.settings,
            "PYTHONPATH": os.pathsep.join(map(str, self.path)),
        }
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=log, stderr=log, start_new_session=True
        )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=5).close()
                return
            except OSError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.1)
        raise AssertionError("The house didn't open within a minute.")

    def stop(self) -> None:
        """Close the house in good order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def send(self, sign: signal.Signals) -> None:
        """Let it and its workers stand still, or go on."""
        assert self._process is not None
        os.killpg(self._process.pid, sign)

    def _end(self, sign: signal.Signals) -> None:
        if self._process is None:
            return
        if sign == signal.SIGTERM:
            self._process.send_signal(sign)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                sign = signal.SIGKILL
        if sign == signal.SIGKILL:
            os.killpg(self._process.pid, sign)
            self._process.wait()
        self._process = None


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with instant bots, for all tests of a worker."""
    house = Server(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


def shoot(page: Page, name: str) -> None:
    """Write a screenshot where anybody can look at it."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
