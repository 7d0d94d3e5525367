"""A house in a process of its own, and a browser to visit it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
START = "import sys; from pathlib import Path; from boomtown.web.serve import serve; serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]))"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
Theme = Literal["light", "dark"]
PATIENCE = 60_000  # milliseconds; the machine may be busy with other tests


class Server:
    """The house: it can be stopped, killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Open the house and wait until it answers."""
        log = (self.folder / "log").open("ab")
        command = [sys.executable, "-c", START, str(self.port), str(self.folder / "data")]
        environment = {
            **os.environ,
            "BOOMTOWN_INSTANT": "1",
            "BOOMTOWN_RATE": "5000",
            "BOOMTOWN_HINT": "strong:6",
            "PYTHONPATH": str(ROOT),
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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine."""
    with sync_playwright() as play:
        names = ("chromium", "chromium-browser", "google-chrome")
        path = os.environ.get("BOOMTOWN_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
        chromium = play.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes pages, each a visitor of his own; a script error or a breach of the CSP fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(width: int = 1440, height: int = 900, theme: Theme = "light", **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce", **more
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if is_fault(said.type, said.text) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


def is_fault(kind: str, text: str) -> bool:
    """Whether the console tells of our own mistake (and not of a house that a test has closed)."""
    return kind == "error" and "net::ERR" not in text and "Failed to load resource" not in text


def shoot(page: Page, name: str) -> None:
    """Write a screenshot where anybody can look at it."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
