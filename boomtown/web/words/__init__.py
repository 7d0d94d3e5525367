"""The words of the site that are not a game's own: english.toml has those of the pages and scripts, site.py and
table.py the grammar.

What a person reads in a template is never written there, but named: `t.front.open_a_table`. Another language is another
file like english.toml.
"""

import tomllib
from pathlib import Path
from typing import Any

from markupsafe import Markup

from boomtown.engine.errors import BoomtownError


class Words:
    """Sentences by place and name, as HTML; what is put into their braces is escaped."""

    def __init__(self, entries: dict[str, Any], place: str = "") -> None:
        self._entries = entries
        self._place = place

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        entry = self._entries.get(name)
        if entry is None:
            raise BoomtownError(f"english.toml has no words '{self._place}{name}'.")
        return Words(entry, f"{name}.") if isinstance(entry, dict) else Markup(entry)


ENTRIES: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "english.toml").read_text(encoding="utf-8")
)
SCRIPTS = ENTRIES.pop("script")  # what the scripts say
SAID = ENTRIES.pop("said")  # what table.py puts together
TROUBLE = ENTRIES.pop("trouble")  # titles of refusals by status, and two sentences
KINDS = ENTRIES.pop("kinds")  # of rules
PAGES = Words(ENTRIES)
