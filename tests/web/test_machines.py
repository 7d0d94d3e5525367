"""Trouble with machines: settings, secret, folder and database at fault, a full disk, a power cut, clocks that jump."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.app import make_app
from boomtown.web.door.database import open_database
from boomtown.web.door.settings import Settings, read_settings
from boomtown.web.house import changes, seating, votes
from boomtown.web.people.models import now
from tests.web.conftest import ROOT
from tests.web.test_one_truth import begun, look, new_table, sent
from tests.web.test_secrets import Guest


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """A house without a network, in which nobody serves the tables."""
    made = make_app(Settings(tmp_path, f"sqlite:///{tmp_path / 'b.sqlite'}", b"s" * 32, rate=50_000))
    TestClient(made)
    return made


# --- what is wrong is said -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOOMTOWN_WORKERS", "abc"),
        ("BOOMTOWN_WORKERS", "-1"),
        ("BOOMTOWN_PAUSE", "nan"),
        ("BOOMTOWN_RATE", "inf"),
        ("BOOMTOWN_SECRET", "00ff"),
        ("BOOMTOWN_SECRET", "none of your business"),
    ],
)
def test_a_setting_that_is_wrong_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BoomtownError, match=name):
        read_settings(tmp_path)


@pytest.mark.parametrize("damaged", ["", "\n", "zz" * 32, "00" * 31, "\x00" * 64])
def test_a_damaged_secret_is_refused_and_left_alone(tmp_path: Path, damaged: str) -> None:
    """An empty file is no key that everybody could guess."""
    (tmp_path / "secret").write_text(damaged)
    with pytest.raises(BoomtownError, match="hexadecimal digits"):
        read_settings(tmp_path)
    assert (tmp_path / "secret").read_text() == damaged


def test_a_secret_is_made_once(tmp_path: Path) -> None:
    first = read_settings(tmp_path).secret
    assert (len(first), read_settings(tmp_path).secret) == (32, first)
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_damaged_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "b.sqlite"
    file.write_bytes(content)
    with pytest.raises(BoomtownError, match="database can't be opened"):
        open_database(f"sqlite:///{file}")
    assert file.read_bytes() == content


def test_a_database_of_a_newer_boomtown_is_refused(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'b.sqlite'}"
    open_database(address)
    with sqlite3.connect(tmp_path / "b.sqlite") as db:
        db.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BoomtownError, match="newer Boomtown"):
        open_database(address)


def test_a_folder_that_cannot_be_written_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    """For the operator at the command line; root may write anywhere but where there can be no folder."""
    (tmp_path / "file").write_text("")
    command = [sys.executable, "-m", "boomtown.cli", "serve", "--data", str(tmp_path / "file" / "data")]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert (answer.returncode, answer.stderr.count("\n")) == (2, 1)
    assert "can't be made" in answer.stderr


# --- a full disk ---------------------------------------------------------------------------------------------


def test_a_full_disk_loses_nothing(app: FastAPI) -> None:
    """What can't be kept is not acknowledged; when there is room again the game goes on from what was."""
    engine = app.state.house.sessions.kw["bind"]
    guest = Guest(app)
    table = new_table(guest, ["me", "me", "me"])
    quiet = TestClient(app, raise_server_exceptions=False, cookies=guest.client.cookies)

    def limit(connection: Any, _record: Any, _proxy: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    def no_limit(connection: Any, _record: Any, _proxy: Any) -> None:
        connection.execute("PRAGMA max_page_count=1000000")

    event.listen(engine, "checkout", limit)
    acknowledged, refused = 0, 0
    for _ in range(400):
        seat = look(guest, table)["waiting"][0]
        state = look(guest, table, seat)
        body = {"seat": seat, "action": state["options"][-1]["action"], "seq": state["seq"]}
        answer = quiet.post(f"/api/tables/{table}/moves", json=body, headers=guest.headers)
        acknowledged += answer.is_success
        refused += answer.status_code >= 500
        if refused == 3:
            break
    assert refused == 3, "the disk was never full"
    assert acknowledged == len(rows(engine, table)), "acknowledged is what is on disk"
    event.remove(engine, "checkout", limit)
    event.listen(engine, "checkout", no_limit)
    assert sent(guest, f"{table}/moves", body) == 200
    app.state.house._plays.clear()  # as after a restart
    assert len(rows(engine, table)) == acknowledged + 1
    assert look(guest, table)["state"] == "playing"


def rows(engine: Any, table: str) -> list[int]:
    """The numbers of a table's rows on disk."""
    with engine.connect() as db:
        found = db.exec_driver_sql("select seq from moves where table_id = ? order by seq", (table,))
        numbers = [int(row[0]) for row in found]
    assert numbers == list(range(1, len(numbers) + 1))
    return numbers


# --- a power cut ---------------------------------------------------------------------------------------------

SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static void keep(int fd) {
  char link[64], path[4096], to[4400], part[65536];
  const char *disk = getenv("DISK");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (!disk || n <= 0) return;
  path[n] = 0;
  if (!strstr(path, ".sqlite")) return;
  snprintf(to, sizeof to, "%s/%s.new", disk, strrchr(path, '/') + 1);
  int from = open(path, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  while ((n = read(from, part, sizeof part)) > 0) if (write(out, part, n) != n) abort();
  close(from); close(out);
  char final[4400];
  snprintf(final, sizeof final, "%s/%s", disk, strrchr(path, '/') + 1);
  rename(to, final);
}
int unlink(const char *path) {
  char gone[4400];
  if (getenv("DISK") && strstr(path, ".sqlite")) {
    snprintf(gone, sizeof gone, "%s/%s", getenv("DISK"), strrchr(path, '/') + 1);
    remove(gone);
  }
  return ((int (*)(const char *))dlsym(RTLD_NEXT, "unlink"))(path);
}
int fsync(int fd) { keep(fd); return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd); }
int fdatasync(int fd) { keep(fd); return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd); }
"""

PLAYER = """
import sys
from pathlib import Path
from fastapi.testclient import TestClient
from sqlalchemy import event
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from tests.web.test_one_truth import look, new_table, sent
from tests.web.test_secrets import Guest
folder = Path(sys.argv[1])
app = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, rate=50_000))
if sys.argv[2] == "careless":
    engine = app.state.house.sessions.kw["bind"]
    event.listen(engine, "checkout", lambda connection, *_: connection.execute("PRAGMA synchronous=OFF"))
guest = Guest(app)
table = new_table(guest, ["me", "me", "me"])
for _ in range(100):
    seat = look(guest, table)["waiting"][0]
    state = look(guest, table, seat)
    body = {"seat": seat, "action": state["options"][0]["action"], "seq": state["seq"]}
    assert sent(guest, f"{table}/moves", body) == 200
    print(table, flush=True)
"""


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What stands between a program and its disk, and keeps of each file what was synced last."""
    folder = tmp_path_factory.mktemp("shim")
    (folder / "shim.c").write_text(SHIM)
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", "shim.so", "shim.c", "-ldl"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "shim.so"


@pytest.mark.parametrize(("care", "safe"), [("careful", True), ("careless", False)])
def test_what_is_acknowledged_survives_a_power_cut(shim: Path, tmp_path: Path, care: str, safe: bool) -> None:
    """All that was never synced is lost, and nothing of it was acknowledged; without syncing it would be."""
    disk, data = tmp_path / "disk", tmp_path / "data"
    disk.mkdir()
    data.mkdir()
    environment = {**os.environ, "LD_PRELOAD": str(shim), "DISK": str(disk), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", PLAYER, str(data), care]
    player = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
    assert player.stdout is not None
    lines = [player.stdout.readline().strip() for _ in range(12)]
    player.send_signal(signal.SIGKILL)
    lines += player.stdout.read().split()
    player.wait()
    assert lines[11], "nobody played"
    kept = tmp_path / "kept"
    shutil.copytree(disk, kept)
    try:
        with sqlite3.connect(kept / "b.sqlite") as db:
            found = db.execute("select count(*) from moves where table_id = ?", (lines[0],)).fetchone()[0]
    except sqlite3.DatabaseError:
        found = 0
    assert (found >= len(lines)) is safe


# --- clocks that jump ----------------------------------------------------------------------------------------


def test_clocks_that_jump_change_nothing_at_the_table(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows are in order by their numbers, whatever the time; back in the past nobody is late."""
    table, guests = begun(app, pace="turns", clock=24)
    for hours in (0, -1000, 9000, -3):
        for module in (changes, seating, votes):
            monkeypatch.setattr(module, "now", lambda hours=hours: now() + timedelta(hours=hours))
        seat = look(guests[0], table)["waiting"][0]
        state = look(guests[seat], table)
        body = {"seat": seat, "action": state["options"][0]["action"], "seq": state["seq"]}
        assert sent(guests[seat], f"{table}/moves", body) == 200
    engine = app.state.house.sessions.kw["bind"]
    assert len(rows(engine, table)) == 4
    seat = look(guests[0], table)["waiting"][0]
    monkeypatch.setattr(votes, "now", lambda: now() - timedelta(hours=5000))
    assert sent(guests[(seat + 1) % 3], f"{table}/ask-bot", {"seat": seat}) == 409
    app.state.house._plays.clear()
    assert look(guests[0], table)["seq"] == 4


def test_a_failed_move_says_so(app: FastAPI) -> None:
    """A database that can't be written to is an answer of the 5xx kind, not a silence."""
    table, guests = begun(app)
    seat = look(guests[0], table)["waiting"][0]
    engine = app.state.house.sessions.kw["bind"]

    def broken(*_: Any) -> None:
        raise OperationalError("BEGIN IMMEDIATE", {}, Exception("disk I/O error"))

    quiet = TestClient(app, raise_server_exceptions=False, cookies=guests[seat].client.cookies)
    event.listen(engine, "before_cursor_execute", broken)
    try:
        body = {"seat": seat, "action": "take-cards", "seq": 0}
        answer = quiet.post(f"/api/tables/{table}/moves", json=body, headers=guests[seat].headers)
    finally:
        event.remove(engine, "before_cursor_execute", broken)
    assert answer.status_code >= 500
    assert look(guests[seat], table)["seq"] == 0
