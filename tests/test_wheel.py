"""What people install: the wheel holds the whole package, from a checkout or from an sdist, and plays the same games."""

import os
import shutil
import subprocess
import sys
import tarfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import setup
from boomtown.compiled import source_of
from tests.parts import BUILT, ROOT, fault_of_build
from tests.plays import RECORDED

NEEDED = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
SDIST = "from setuptools.build_meta import build_sdist; build_sdist('made')"
REPLAY = """
import sys
from pathlib import Path
import boomtown, boomtown.compiled
from boomtown.cli.app import which
for path in sys.argv[1:]:
    boomtown.record.load(path)  # checks the digest of its last position
print(which(), Path(boomtown.__file__).parent.parent)
"""


def said(*command: str, folder: Path, **environment: str) -> str:
    """What a command prints; it must go well."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("commands", "environment", "native"),
    [
        (["bdist_wheel"], {}, "may"),
        (["install"], {}, "may"),
        (["bdist_wheel"], {"BOOMTOWN_PURE": "1"}, "no"),
        (["editable_wheel"], {}, "no"),
        (["develop"], {}, "no"),
        (["sdist"], {}, "no"),
        (["egg_info"], {}, "no"),
        (["build_py", "build_ext"], {"BOOMTOWN_COMPILE": "1"}, "must"),
        (["bdist_wheel"], {"BOOMTOWN_COMPILE": "1", "BOOMTOWN_PURE": "1"}, "must"),
    ],
)
def test_what_is_compiled(commands: list[str], environment: dict[str, str], native: str) -> None:
    """Wheels, if they can be; editable installs never; `make compile` always."""
    assert setup.wanted(["setup.py", *commands], environment) == native


def test_without_a_compiler_a_wheel_is_plain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line says what is missing; with one that works nothing is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BOOMTOWN_PURE")
    assert setup.missing() == ""
    monkeypatch.setenv("CC", "no-such-compiler")
    assert setup.plan(["setup.py", "bdist_wheel"])["ext_modules"] == []
    assert "plain Python: a C compiler with Python.h is not here" in capsys.readouterr().err


def test_a_wheel_from_an_sdist_is_whole_and_plays_the_same_games(tmp_path: Path) -> None:
    """Every file of the package is in it, nothing else; a recorded game of each kind comes to the same end."""
    tree, made, site = tmp_path / "tree", tmp_path / "tree" / "made", tmp_path / "site"
    shutil.copytree(
        ROOT / "boomtown", tree / "boomtown", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    for name in NEEDED:
        shutil.copy(ROOT / name, tree)
    said(sys.executable, "-c", SDIST, folder=tree)
    [sdist] = made.iterdir()
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    [source] = (tmp_path / "unpacked").iterdir()
    assert not (source / "tests").exists()
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-cache-dir")
    build = ("wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(made))
    said(*pip, *build, str(source), folder=tmp_path, BOOMTOWN_PURE="1")
    [wheel] = made.glob("*.whl")
    assert wheel.name == "boomtown-0.1.0-py3-none-any.whl"
    said(*pip, "install", "--no-deps", "--no-index", "--target", str(site), str(wheel), folder=tmp_path)
    assert files_in(site) == files_in(ROOT)
    records = [
        str(sorted(folder.glob("*.json"))[0]) for folder in RECORDED.iterdir() if list(folder.glob("*.json"))
    ]
    ran = said(sys.executable, "-P", "-c", REPLAY, *records, folder=tmp_path, PYTHONPATH=str(site))
    assert ran == f"plain Python {site}"


def test_a_compiled_wheel_would_hold_what_the_tests_run() -> None:
    """build/tested is made by the same `setup.py`: every file, a library for each module and one for each group."""
    if fault := fault_of_build():
        pytest.fail(fault)
    suffix = EXTENSION_SUFFIXES[0]
    libraries = set()
    for paths, group in setup.compiled_modules():
        libraries.add(f"{group}__mypyc{suffix}")
        libraries |= {f"{path.removesuffix('.py')}{suffix}" for path in paths}
    native = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob(f"*{suffix}")}
    assert native == libraries
    assert files_in(BUILT) == files_in(ROOT)


def test_what_builds_is_what_is_tested() -> None:
    """The mypyc that compiles a wheel is the mypy of the extra `dev`."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    built = text.partition('requires = ["mypy[mypyc]==')[2].partition('"')[0]
    assert built
    assert f'"mypy=={built}"' in text


def files_in(folder: Path) -> list[str]:
    """The files of the package below a folder, without what was compiled."""
    package = folder / "boomtown"
    found = (path for path in source_of(folder) if path.is_relative_to(package))
    return [path.relative_to(folder).as_posix() for path in found if path.suffix != ".so"]
