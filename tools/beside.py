"""Runs `make compile` beside a house that is open: gently, and no longer than whoever started it holds our standard input."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENTLE = 19  # the lowest priority there is
OURS = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # of the `make` that started the house


def main() -> int:
    """Compile; returns what `make` does."""
    os.nice(GENTLE)
    threading.Thread(target=end_with_starter, daemon=True).start()
    environment = {name: value for name, value in os.environ.items() if name not in OURS}
    command = ["make", "--silent", "--no-print-directory", "compile"]
    try:
        return subprocess.run(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False
        ).returncode
    except FileNotFoundError:
        print("make is not here.", file=sys.stderr)
        return 1


def end_with_starter() -> None:
    """When the starter closes our input, or dies, however suddenly, end with all that we have started."""
    sys.stdin.read()
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
