"""The words of the pages stand in one file, and every one of them is used."""

import json
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import boomtown.web
from boomtown.engine.errors import BoomtownError
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.words import ENTRIES, PAGES, SAID, SCRIPTS, Words

WEB = Path(boomtown.web.__file__).parent
SCRIPT_FILES = sorted((WEB / "pages" / "static" / "js").glob("*.js"))
WRITTEN = re.compile(
    r">\s*([A-Za-z][^<>{}]*[a-z]{2}[^<>{}]*)<|(?:aria-label|title|placeholder)=\"([A-Z][^\"{}]*)\""
)


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    """What templates name and what english.toml holds are the same."""
    held = {f"{place}.{name}" for place, entries in ENTRIES.items() for name in entries}
    templates = [path.read_text(encoding="utf-8") for path in (WEB / "pages" / "templates").rglob("*.html")]
    named = {found for text in templates for found in re.findall(r"\bt\.(\w+\.\w+)", text)}
    assert named == held


def test_every_word_of_the_scripts_is_used_and_there() -> None:
    """What scripts name and what [script] holds are the same."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in SCRIPT_FILES}
    named = {word for text in texts.values() for word in re.findall(r"\bWORDS\.(\w+)", text)}
    made = set(re.findall(r"^  (\w+): ", texts["words.js"], flags=re.M))
    told = set(re.findall(r"\bsaid\.(\w+)", texts["words.js"]))
    assert made <= named, "words that nobody says"
    assert (named - made) | told == set(SCRIPTS)


def test_every_sentence_of_the_table_page_is_used() -> None:
    """What table.py takes from [said] is all that there is, and other code says it."""
    table = (WEB / "words" / "table.py").read_text(encoding="utf-8")
    taken = dict(re.findall(r'^([A-Z_]+) = SAID\["(\w+)"\]$', table, flags=re.M))
    assert sorted(taken.values()) == sorted(SAID)
    others = [
        path for path in WEB.rglob("*") if path.suffix in (".py", ".html") and "words" not in path.parts
    ]
    said = "\n".join(path.read_text(encoding="utf-8") for path in others)
    assert [name for name in taken if not re.search(rf"\b{name}\b", said)] == []


def test_no_script_holds_a_sentence_of_its_own() -> None:
    """Texts with a capital letter and a space are words for people."""
    found: list[str] = []
    for path in SCRIPT_FILES:
        code = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
        found += [
            f"{path.name}: {text}" for text in re.findall(r"[\"`]([A-Z][a-z']+ [a-z][^\"`]*)[\"`]", code)
        ]
    assert found == []


def test_the_scripts_words_are_served_as_data(tmp_path: Path) -> None:
    """A module that holds the words of english.toml and nothing else."""
    house = make_app(Settings(tmp_path, f"sqlite:///{tmp_path / 'house.sqlite'}", b"secret"))
    with TestClient(house) as visitor:
        answer = visitor.get("/words.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert json.loads(answer.text.removeprefix("export default ").removesuffix(";")) == SCRIPTS


def test_no_template_holds_a_sentence_of_its_own() -> None:
    """But for the program that is shown as an example."""
    found: list[str] = []
    for path in (WEB / "pages" / "templates").rglob("*.html"):
        text = re.sub(r"<pre.*?</pre>|\{#.*?#\}", "", path.read_text(encoding="utf-8"), flags=re.S)
        found += [f"{path.name}: {a or b}" for a, b in WRITTEN.findall(text)]
    assert found == []


def test_words_that_are_missing_are_told() -> None:
    with pytest.raises(BoomtownError, match=re.escape("english.toml has no words 'front.nonsense'")):
        _ = PAGES.front.nonsense


def test_what_is_put_into_words_is_escaped() -> None:
    words = Words({"front": {"of": "Rules of <b>{title}</b>"}})
    assert words.front.of.format(title="<i>") == "Rules of <b>&lt;i&gt;</b>"
