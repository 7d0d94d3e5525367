"""Reading content packs: every value is checked, and a fault is told with file, entry and what is wrong."""

import hashlib
import json
import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from boomtown.engine.errors import BadContent

MOST_BYTES = 2_000_000  # of one file
FAR = 20_000.0  # no point of a drawing lies farther out
SOURCES = ("rulebook", "rulebook-name", "public", "reconstruction", "own")
MARK_LISTS = ("rulebook", "reconstruction", "inferred")  # which keys of an entry come from where
MARK_TEXTS = ("note", "facts", "public")
MARKS = ("source", *MARK_LISTS, *MARK_TEXTS)  # any entry may say where it comes from
ID = re.compile(r"[A-Za-z0-9_-]{1,60}")
HEX = re.compile(r"#[0-9A-Fa-f]{6}")
BORROWED = " (ours)"  # behind the name of a file that a pack doesn't have


class Part:
    """One entry of a content file, read value by value; it remembers what was asked for."""

    def __init__(self, file: str, entry: str, data: Any) -> None:
        self.file = file
        self.entry = entry  # '' for the file as a whole
        if not isinstance(data, dict):
            raise self.fault(f"must be a table of named values, not {shown(data)}")
        self.data: dict[str, Any] = data
        self._asked: list[str] = []
        self._inside: dict[str, list[Part]] = {}

    def fault(self, what: str) -> BadContent:
        """The refusal that names this file and entry."""
        return BadContent(
            f"{self.file}, {self.entry or 'the file'}: {what}" + ("" if what.endswith("?") else ".")
        )

    def has(self, key: str) -> bool:
        """Whether a value that may be left out is there."""
        self._asked.append(key)
        return key in self.data

    def value(self, key: str) -> Any:
        """Any value that must be there."""
        if not self.has(key):
            slip = get_close_matches(key, [k for k in self.data if k not in self._asked], 1, 0.81)
            raise self.fault(f"'{key}' is missing" + (f"; there is '{slip[0]}' instead" if slip else ""))
        return self.data[key]

    # --- words -----------------------------------------------------------------------------------------------

    def text(self, key: str, most: int = 60) -> str:
        """One line of text that is not empty."""
        value = self.value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(f"'{key}' must be a text, not {shown(value)}")
        if len(value) > most or not value.isprintable():
            raise self.fault(f"'{key}' must be one line of at most {most} printable signs")
        return value

    def id(self) -> str:
        """The id of this entry."""
        value = self.text("id")
        if not ID.fullmatch(value):
            raise self.fault(f"the id '{_short(value)}' may have letters from A to Z, digits, _ and - only")
        return value

    def choice(self, key: str, allowed: list[str]) -> str:
        """One of some words."""
        value = self.value(key)
        if not isinstance(value, str) or value not in allowed:
            words = f"be '{allowed[0]}'" if len(allowed) == 1 else f"be one of {', '.join(allowed)}"
            raise self.fault(f"'{key}' must {words}, not {shown(value)}")
        return value

    def words(self, key: str) -> list[str]:
        """A list of texts, none of them twice."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.fault(f"'{key}' must be a list of texts, not {shown(value)}")
        for i, word in enumerate(value):
            if not isinstance(word, str) or not word.strip():
                raise self.fault(f"'{key}' must hold texts only, not {shown(word)}")
            if word in value[:i]:
                raise self.fault(f"'{key}' has '{_short(word)}' twice")
        return list(value)

    def colour(self, key: str) -> str:
        """A colour as '#RRGGBB'."""
        value = self.value(key)
        if not isinstance(value, str) or not HEX.fullmatch(value):
            raise self.fault(f"'{key}' must be a colour such as '#6B3E1F', not {shown(value)}")
        return value

    # --- numbers ---------------------------------------------------------------------------------------------

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            wanted = "a whole number from {} to {}" if high - low > 1 else "{} or {}" if low < high else "{}"
            raise self.fault(f"'{key}' must be {wanted.format(low, high)}, not {shown(value)}")
        return value

    def number(self, key: str, low: float = -FAR, high: float = FAR) -> float:
        """A number in a range."""
        value = self.value(key)
        if not is_number(value, low, high):
            raise self.fault(f"'{key}' must be a number from {low:g} to {high:g}, not {shown(value)}")
        return float(value)

    def numbers(self, key: str, least: int, most: int) -> list[float]:
        """A list of so many numbers."""
        value = self.value(key)
        size = f"{least}" if least == most else f"at least {least}"
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self.fault(f"'{key}' must be a list of {size} numbers, not {shown(value)}")
        for one in value:
            if not is_number(one, -FAR, FAR):
                raise self.fault(f"'{key}' must hold numbers from {-FAR:g} to {FAR:g} only, not {shown(one)}")
        return [float(one) for one in value]

    def rows(self, key: str, least: int, most: int, wide: int) -> list[list[float]]:
        """A list of so many points (`wide` is 2) or boxes (4)."""
        value = self.value(key)
        what = "points [x, y]" if wide == 2 else "boxes [x, y, width, height]"
        size = f"{least}" if least == most else f"{least} to {most}"
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self.fault(f"'{key}' must be a list of {size} {what}, not {shown(value)}")
        for row in value:
            if not isinstance(row, list) or len(row) != wide or not all(is_number(n, -FAR, FAR) for n in row):
                raise self.fault(f"'{key}' must hold {what} only, not {shown(row)}")
        return [[float(n) for n in row] for row in value]

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false; with a default it may be left out."""
        value = default if default is not None and not self.has(key) else self.value(key)
        if not isinstance(value, bool):
            raise self.fault(f"'{key}' must be true or false, not {shown(value)}")
        return value

    # --- entries inside --------------------------------------------------------------------------------------

    def part(self, key: str) -> "Part":
        """A table inside this entry."""
        if key not in self._inside:
            name = f"{self.entry}, {key}" if self.entry else f"[{key}]"
            self._inside[key] = [Part(self.file, name, self.value(key))]
        return self._inside[key][0]

    def parts(self, key: str, need: bool = True) -> list["Part"]:
        """A list of tables inside this entry, each named by its id or its place."""
        if key not in self._inside:
            value = self.value(key) if need or self.has(key) else []
            if not isinstance(value, list):
                raise self.fault(f"'{key}' must be a list of tables, not {shown(value)}")
            before = f"{self.entry}, {key}" if self.entry else key
            self._inside[key] = [Part(self.file, f"{before} {_name(v, i)}", v) for i, v in enumerate(value)]
        return self._inside[key]

    def done(self) -> None:
        """Refuse what nothing has asked for, here and in all entries inside: it must be a slip."""
        for key in self.data:
            if key not in self._asked and key not in MARKS:
                near = get_close_matches(key, [*self._asked, *MARKS], 1, 0.7)
                known = ", ".join(dict.fromkeys(self._asked))
                raise self.fault(
                    f"'{key}' is not known here; "
                    + (f"did you mean '{near[0]}'?" if near else f"known are {known}")
                )
        self._check_marks()
        for parts in self._inside.values():
            for part in parts:
                part.done()

    def _check_marks(self) -> None:
        """What an entry says of where it comes from must make sense."""
        for key in MARKS:
            if key in self._asked or key not in self.data:
                continue
            if key == "source":
                self.choice(key, list(SOURCES))
            elif key in MARK_TEXTS:
                self.text(key, 2000)
            else:
                for word in self.words(key):
                    if word not in self.data:
                        raise self.fault(f"'{key}' names '{_short(word)}', which is no key of this entry")


def _name(data: Any, place: int) -> str:
    """An entry of a list by its id, or by its place in the list."""
    id = data.get("id") if isinstance(data, dict) else None
    return f"'{id}'" if isinstance(id, str) and ID.fullmatch(id) else f"number {place + 1}"


def is_number(value: Any, low: float, high: float) -> bool:
    """Whether a value is a number in a range (which NaN never is)."""
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def shown(value: Any) -> str:
    """A value as a person would say it, never long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"the text '{_short(value)}'" if value.strip() else "an empty text"
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, int) and abs(value) >= 10**15:
        return "a huge number"
    return _short(str(value))


def _short(text: str, most: int = 40) -> str:
    plain = "".join(sign if sign.isprintable() else "?" for sign in text[:most])
    return plain if len(text) <= most else f"{plain}..."


def unique_ids(parts: list[Part]) -> list[str]:
    """The ids of a list of entries, each of which must be there once."""
    seen: list[str] = []
    for part in parts:
        id = part.id()
        if id in seen:
            raise part.fault(f"the id '{id}' is there twice")
        seen.append(id)
    return seen


# --- files ---------------------------------------------------------------------------------------------------


def pack_texts(
    folder: str, ours: Path, names: tuple[str, ...], ignored: tuple[str, ...] = ()
) -> tuple[tuple[str, bytes], ...]:
    """The name and the bytes of each content file: our own, or a pack's and our own for what it doesn't have."""
    if not folder:
        return tuple((name, read_file(ours / name)) for name in names)
    try:
        path = Path(folder).expanduser()
    except RuntimeError:
        raise _no_folder(folder) from None
    files = pack_files(path, ours, ignored)
    return tuple(
        (f"{name}{BORROWED}" if files[name].parent == ours else name, read_file(files[name]))
        for name in names
    )


def _no_folder(folder: Path | str) -> BadContent:
    return BadContent(f"There is no content folder {folder}; name the folder that holds the pack.")


def pack_files(folder: Path, ours: Path, ignored: tuple[str, ...] = ()) -> dict[str, Path]:
    """Where each content file is taken from: from a pack's folder if it is there, else from our own."""
    known = sorted(path.name for path in ours.glob("*.toml"))
    try:
        found = sorted(path.name for path in folder.iterdir() if path.suffix.lower() == ".toml")
    except NotADirectoryError:
        raise BadContent(f"{folder} is a file; a content pack is a folder with {either(known)}.") from None
    except FileNotFoundError:
        raise _no_folder(folder) from None
    except (OSError, ValueError) as error:
        raise BadContent(f"The content folder {folder} can't be read ({error}).") from None
    for name in found:
        if name not in known and name not in ignored:
            near = get_close_matches(name.lower()[:-5], [one.removesuffix(".toml") for one in known], 1, 0.7)
            hint = f"did you mean {near[0]}.toml?" if near else f"a pack may have {either(known)}."
            raise BadContent(f"{name}, the file: a pack has no file of this name; {hint}")
    if not any(name in known for name in found):
        raise BadContent(f"The content folder {folder} has none of the files of a pack: {either(known)}.")
    return {name: (folder if name in found else ours) / name for name in known}


def either(names: list[str]) -> str:
    """'a, b or c'."""
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


def read_file(path: Path) -> bytes:
    """The bytes of a content file."""
    name = path.name
    try:
        if not path.is_file():
            raise BadContent(f"{name}, the file: this is not a file that can be read.")
        if path.stat().st_size > MOST_BYTES:
            raise BadContent(f"{name}, the file: it is bigger than {MOST_BYTES // 1_000_000} MB.")
        return path.read_bytes()
    except OSError as error:
        raise BadContent(f"{name}, the file: it can't be read ({error.strerror or error}).") from None


def parsed(name: str, raw: bytes) -> Part:
    """A whole content file as one part."""
    try:
        return Part(name, "", tomllib.loads(raw.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadContent(f"{name}, line {line}: this is not UTF-8 text; save the file as UTF-8.") from None
    except RecursionError:
        raise BadContent(f"{name}, the file: its lists and tables are nested too deep.") from None
    except ValueError as error:
        raise BadContent(f"{name}, the file: this is not valid TOML ({_short(str(error), 160)}).") from None


def content_digest(parts: list[Part]) -> str:
    """A short text that changes with any value in the files; comments and line ends don't count."""
    said = json.dumps([part.data for part in parts], sort_keys=True, default=str)
    return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()
