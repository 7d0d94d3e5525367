"""Compiling beside the open house: bots, hints and analyses are plain at first, and quick as soon as it is done."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from boomtown.compiled import HOME, copy, is_checkout, is_compiled, is_unwanted

PATIENCE = 5.0  # seconds in which a compiler that is told to stop has stopped
INSTALLED = "This Boomtown was installed as plain Python."
UNWANTED = "BOOMTOWN_PURE=1 asks for plain Python."
UNMADE = "Nothing is compiled yet; 'make compile' does it."
CHANGED = "The source has changed since it was compiled; 'make compile' does it again."


class Workshop:
    """Says with which Boomtown the bots think, and on demand compiles the checkout that we run from."""

    def __init__(
        self,
        command: tuple[str, ...] = (sys.executable, "-P", str(HOME / "tools" / "beside.py")),
        log: Path = HOME / "build" / "beside.log",
    ) -> None:
        self._command = command  # it ends when its standard input does
        self._log = log
        self._work: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin to compile, if that is of use here."""
        if not is_checkout() or is_compiled() or is_unwanted() or copy():
            return
        with suppress(OSError):  # nothing can be written here: it stays plain
            self._log.parent.mkdir(exist_ok=True)
            self._begin()

    def _begin(self) -> None:
        with self._log.open("w") as said:
            self._work = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )

    def says(self) -> dict[str, str]:
        """How the bots think: compiled, compiling, or plain and why."""
        if is_compiled() or copy():
            return {"minds": "compiled"}
        if self._work is not None and self._work.poll() is None:
            return {"minds": "compiling"}
        return {"minds": "plain", "why": self._why()}

    def close(self) -> None:
        """Stop compiling; the next time it is begun again."""
        if self._work is not None and self._work.stdin is not None:
            with suppress(OSError, subprocess.TimeoutExpired):
                self._work.stdin.close()
                self._work.wait(PATIENCE)

    def _why(self) -> str:
        """Why nothing is compiled here; of a compiler that failed, its last words."""
        if is_unwanted():
            return UNWANTED
        if not is_checkout():
            return INSTALLED
        if self._work is None:
            return UNMADE
        said = self._log.read_text("utf-8", "replace").splitlines()
        lines = [line.strip() for line in said if line.strip() and not line.startswith("make")]
        return (lines[-1] if lines else UNMADE) if self._work.returncode else CHANGED
