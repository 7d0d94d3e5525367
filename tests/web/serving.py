"""A house in a process of its own, to be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


class Served:
    """A running server with its data folder."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Served":
        """Start it and wait until it answers."""
        code = (
            "import sys; from pathlib import Path; from boomtown.web.serve import serve; "
            f"serve('127.0.0.1', {self.port}, Path(sys.argv[1]))"
        )
        self.folder.mkdir(parents=True, exist_ok=True)
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(self.folder)],
            stdout=log,
            stderr=log,
            env={**os.environ, "BOOMTOWN_INSTANT": "1", "BOOMTOWN_RATE": "5000"},
            start_new_session=True,
        )
        log.close()
        self.wait()
        return self

    def wait(self, seconds: float = 60.0) -> None:
        """Wait until it answers."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "server.log").read_text()[-3000:]
            time.sleep(0.05)
        raise AssertionError("the house did not open: " + (self.folder / "server.log").read_text()[-3000:])

    def kill(self) -> None:
        """kill -9 of the server and of the workers in which its bots think."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to close and wait for it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
