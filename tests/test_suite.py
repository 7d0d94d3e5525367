"""The runner of all tests counts both parts as one, and is not content with less than all."""

from pathlib import Path

import pytest

from tests.parts import ROOT, part_of
from tools import suite

GOOD = '<testsuites><testsuite><testcase classname="tests.a" name="test_a"/></testsuite></testsuites>'
BAD = """<testsuites><testsuite>
<testcase classname="tests.b" name="test_well"/>
<testcase classname="tests.b" name="test_wrong"><failure message="one is not two&#10;more">long</failure></testcase>
<testcase classname="tests.b" name="test_broken"><error message="no table">long</error></testcase>
<testcase classname="tests.b" name="test_later"><skipped message="later"/></testcase>
</testsuite></testsuites>"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of parts that were never run don't take the place of real ones."""
    monkeypatch.setattr(suite, "RESULTS", tmp_path)


def closing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], **texts: str) -> list[str]:
    """What is said when the parts have left such results, none for a part without; last whether all is well."""

    def run(part: str) -> bool:
        if part in texts:
            suite.path_of(part).write_text(texts[part])
        return texts.get(part) == GOOD

    monkeypatch.setattr(suite, "run", run)
    code = suite.main()
    return [*capsys.readouterr().out.splitlines(), "well" if code == 0 else "not well"]


def test_the_parts_are_counted_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, last, verdict = closing(monkeypatch, capsys, compiled=GOOD, source=GOOD)
    assert last.strip("= ").startswith("2 passed in ")
    assert verdict == "well"


def test_whatever_did_not_pass_is_named_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, wrong, broken, later, last, verdict = closing(monkeypatch, capsys, compiled=BAD, source=GOOD)
    assert wrong == "FAILED tests.b::test_wrong - one is not two"
    assert broken == "ERROR tests.b::test_broken - no table"
    assert later == "SKIPPED tests.b::test_later - later"
    assert last.strip("= ").startswith("1 failed, 1 error, 1 skipped, 2 passed in ")
    assert verdict == "not well"


def test_a_part_that_does_not_end_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, said, last, verdict = closing(monkeypatch, capsys, source=GOOD)
    assert said.startswith("ERROR Tests on the compiled package")
    assert last.strip("= ").startswith("1 error, 1 passed in ")
    assert verdict == "not well"


def test_ctrl_c_stops_all_parts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def run(part: str) -> bool:
        suite.path_of(part).write_text(GOOD)
        raise suite.Stopped

    monkeypatch.setattr(suite, "run", run)
    assert suite.main() == 1
    *_, said, last = capsys.readouterr().out.splitlines()
    assert said == "STOPPED Tests on the compiled package: not every test was run"
    assert last.strip("= ").startswith("1 passed in ")


def test_a_failing_test_is_shown_and_makes_its_part_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real run of pytest on one file outside the house."""
    (tmp_path / "test_one.py").write_text("def test_one():\n    assert False, 'one is wrong'\n")
    monkeypatch.setitem(suite.PARTS, "source", [str(tmp_path), "--rootdir", str(tmp_path), "-p", "no:xdist"])
    monkeypatch.setattr(suite, "CORES", [])
    assert not suite.run("source")
    counts, lines = suite.tally("source")
    assert counts == {"failed": 1}
    assert "one is wrong" in lines[0]


def test_every_test_belongs_to_one_part() -> None:
    """Conformance plays on the compiled package, what patches classes on the source."""
    assert part_of(ROOT / "tests/conformance/test_undo.py") == "compiled"
    assert part_of(ROOT / "tests/conformance/test_bites.py") == "source"
    assert part_of(ROOT / "tests/rules/urban_sprawl/test_setup.py") == "source"
