"""The house starts quickly: what it needs seldom is not loaded, and what it skips would have done nothing."""

import resource
import subprocess
import sys
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from boomtown.web.door.database import MIGRATIONS, connect, newest, open_database, version_of
from tests.parts import ROOT

HEAVY = ("alembic", "matplotlib", "numpy", "openskill", "polars", "ray")
OPENED = """
import sys
from pathlib import Path
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import read_settings
make_app(read_settings(Path(sys.argv[1])))
print(*sys.modules)
"""


FIRST_PAGE = """
import sys
from pathlib import Path
from fastapi.testclient import TestClient
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import read_settings
with TestClient(make_app(read_settings(Path(sys.argv[1])))) as visitor:
    assert "Age of Industry" in visitor.get("/").text
"""
LIBRARIES = "import fastapi.testclient, jinja2, sqlalchemy.orm, uvicorn"
MOST = 3.2  # times what the libraries alone take; that is 2 s where they take 0.6


def spent(code: str, folder: Path) -> float:
    """Seconds of CPU, which other programs don't add to, that a fresh Python takes for some code."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-P", "-c", code, str(folder)]
    subprocess.run(command, env={"PYTHONPATH": str(ROOT)}, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_the_first_page_comes_soon(tmp_path: Path) -> None:
    """All games, the tables and the front page take little more than the libraries: measured beside them, the better of two."""
    spent(FIRST_PAGE, tmp_path)  # makes the tables
    house, libraries = (min(spent(code, tmp_path) for _ in range(2)) for code in (FIRST_PAGE, LIBRARIES))
    assert house < MOST * libraries, f"{house:.2f} s, the libraries alone {libraries:.2f} s"


def test_the_newest_version_is_that_of_the_last_migration(tmp_path: Path) -> None:
    """Files are named by their version, so the newest is known without reading them; tables tell theirs."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert newest() == ScriptDirectory.from_config(config).get_current_head()
    address = f"sqlite:///{tmp_path / 'house.sqlite'}"
    assert version_of(connect(address)) == ""
    open_database(address)
    assert version_of(connect(address)) == newest()


def test_a_house_that_is_up_to_date_loads_nothing_heavy(tmp_path: Path) -> None:
    """The second start finds its tables as they should be; only the first needs what brings them there."""
    command = [sys.executable, "-P", "-c", OPENED, str(tmp_path)]
    loaded: list[list[str]] = []
    for _ in range(2):
        said = subprocess.run(
            command, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
        )
        assert said.returncode == 0, said.stderr
        loaded.append([name for name in HEAVY if name in said.stdout.split()])
    assert loaded == [["alembic"], []]
