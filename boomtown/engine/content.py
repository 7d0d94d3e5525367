"""Reading content packs: every value is checked, and a fault is told with file, entry and what is wrong."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from boomtown.engine.errors import BadContent


class Part:
    """One entry of a content file, read value by value."""

    def __init__(self, file: str, entry: str, data: Any) -> None:
        self.file = file
        self.entry = entry
        if not isinstance(data, dict):
            raise BadContent(f"{file}, {entry}: must be a table of named values.")
        self.data: dict[str, Any] = data

    def fault(self, what: str) -> BadContent:
        """The refusal that names this file and entry."""
        return BadContent(f"{self.file}, {self.entry}: {what}.")

    def value(self, key: str) -> Any:
        """Any value that must be there."""
        if key not in self.data:
            raise self.fault(f"'{key}' is missing")
        return self.data[key]

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(f"'{key}' must be a text, not {value!r}")
        return value

    def choice(self, key: str, allowed: list[str]) -> str:
        """One of some words."""
        value = self.text(key)
        if value not in allowed:
            raise self.fault(f"'{key}' is '{value}', but must be one of {', '.join(allowed)}")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fault(f"'{key}' must be a whole number from {low} to {high}, not {value!r}")
        return value

    def number(self, key: str) -> float:
        """Any number."""
        value = self.value(key)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.fault(f"'{key}' must be a number, not {value!r}")
        return float(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self.value(key) if default is None else self.data.get(key, default)
        if not isinstance(value, bool):
            raise self.fault(f"'{key}' must be true or false, not {value!r}")
        return value

    def words(self, key: str) -> list[str]:
        """A list of texts."""
        value = self.value(key)
        if not isinstance(value, list) or any(not isinstance(v, str) for v in value):
            raise self.fault(f"'{key}' must be a list of texts, not {value!r}")
        return list(value)

    def part(self, key: str) -> "Part":
        """A table inside this entry."""
        return Part(self.file, f"{self.entry}.{key}", self.value(key))

    def parts(self, key: str, need: bool = True) -> list["Part"]:
        """A list of tables inside this entry, each named by its id or its place."""
        value = self.value(key) if need else self.data.get(key, [])
        if not isinstance(value, list):
            raise self.fault(f"'{key}' must be a list of tables")
        found: list[Part] = []
        for i, item in enumerate(value):
            name = item.get("id") if isinstance(item, dict) else None
            found.append(Part(self.file, f"{key} '{name}'" if isinstance(name, str) else f"{key} number {i + 1}", item))
        return found


def read_part(folder: Path, name: str) -> Part:
    """A whole content file as one part."""
    path = folder / name
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadContent(f"{name}: the file is missing from {folder}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{name}: can't be read ({error}).") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: is not valid TOML ({error}).") from None
    return Part(name, "the file", data)


def unique_ids(parts: list[Part]) -> list[str]:
    """The ids of a list of entries, each of which must be there once."""
    seen: list[str] = []
    for part in parts:
        id = part.text("id")
        if id in seen:
            raise part.fault(f"the id '{id}' is there twice")
        seen.append(id)
    return seen


def content_digest(folder: Path) -> str:
    """A short text that changes with any byte of a folder's TOML files."""
    total = hashlib.blake2b(digest_size=8)
    for path in sorted(folder.glob("*.toml")):
        total.update(path.name.encode())
        total.update(path.read_bytes())
    return total.hexdigest()
