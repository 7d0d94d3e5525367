"""The README of every game says which chapter lies in which file, and says it truly."""

from tools.readme import ROOT, files, readme, stale


def test_every_readme_is_what_the_files_say() -> None:
    """Nobody has moved a chapter and forgotten `make readmes`."""
    assert [game.name for game in stale()] == []


def test_a_readme_names_every_file_of_the_rules_with_its_sections() -> None:
    """Each file has a line of its own and says what it is."""
    game = ROOT / "boomtown" / "games" / "age_of_industry"
    text = readme(game)
    for path in files(game / "rules"):
        line = next(line for line in text.splitlines() if line.startswith(f"| `{path.name}` |"))
        assert len(line.split("|")[2].strip()) > 10, path.name
    assert "| `sell.py` |" in text
    assert "Sell" in next(line for line in text.splitlines() if "`sell.py`" in line).split("|")[3]
