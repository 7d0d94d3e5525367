"""Changing one value of a game's content by a path such as `display.cotton.1.cost`."""

import sys
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli_w

from boomtown.engine.content import MARKS
from boomtown.engine.errors import BadContent, BadOption
from boomtown.engine.game import Game

SEVERAL = 12  # more names than these are cut short in a sentence


@dataclass(frozen=True)
class Change:
    """One value to change: where it is, what it was and what it becomes."""

    path: str  # in full, as `display.counter.cotton_1.cost`
    file: str
    keys: tuple[str | int, ...]  # from the whole file down to the value
    before: Any  # None if the value was not there
    after: Any
    thing: str  # what people call the entry that is changed


def published(game: Game, pack: str) -> dict[str, dict[str, Any]]:
    """The content files of a game by name, as read; those of a pack's folder go before our own."""
    files = {path.stem: path for path in sorted(own_folder(game).glob("*.toml"))}
    if pack:
        game.new(game.players[0], 0, {"content": pack})
        files.update({path.stem: path for path in Path(pack).glob("*.toml")})
    return {name: tomllib.loads(path.read_text(encoding="utf-8-sig")) for name, path in files.items()}


def own_folder(game: Game) -> Path:
    """Where a game's published content lies."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / "content"


def changed(files: dict[str, dict[str, Any]], said: str) -> Change:
    """The change that `path=value` asks for; a path that leads nowhere is refused with what is there."""
    path, sign, text = said.partition("=")
    words = [word.strip() for word in path.strip().split(".")]
    if not sign or not all(words) or len(words) < 2:
        raise BadOption(f"A change is written path=value, such as display.cotton.1.cost=5, not '{said}'.")
    if words[0] not in files:
        raise BadOption(
            f"The content has no file '{words[0]}'; a path begins with one of {', '.join(files)}."
        )
    search = Search(files[words[0]])
    found = list(search.ways(files[words[0]], words[1:], ()))
    full = [".".join([words[0], *search.names(keys)]) for keys in found]
    if not found:
        raise BadOption(f"The path '{path.strip()}' leads nowhere: {search.said(words[0])}")
    if len(found) > 1:
        raise BadOption(f"The path '{path.strip()}' can mean {' or '.join(full[:SEVERAL])}; say which.")
    before = search.at(found[0])
    if isinstance(before, dict) or (isinstance(before, list) and before and isinstance(before[0], dict)):
        raise BadOption(f"'{full[0]}' is not a single value; go on with {listed(search.names_in(before))}.")
    return Change(full[0], words[0], found[0], before, value(text), search.thing(found[0]))


def value(text: str) -> Any:
    """A value as TOML writes it; a bare word is a text."""
    try:
        return tomllib.loads(f"value = {text.strip()}")["value"]
    except tomllib.TOMLDecodeError:
        return text.strip()


class Search:
    """The ways that a path can lead through a content file: by key, by id or name, or by number from 1."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self.whole = whole
        self.deepest: tuple[str | int, ...] = ()  # how far any way came
        self.missed = ""  # and the word that led no further

    def ways(
        self, node: Any, words: list[str], keys: tuple[str | int, ...]
    ) -> Iterator[tuple[str | int, ...]]:
        """Every list of keys that the words can mean from a node on."""
        if not words:
            yield keys
            return
        if len(keys) >= len(self.deepest):
            self.deepest, self.missed = keys, words[0]
        if isinstance(node, dict):
            yield from self.in_table(node, words, keys)
        elif isinstance(node, list):
            for place, used in entries(node, words):
                yield from self.ways(node[place], words[used:], (*keys, place))

    def in_table(
        self, node: dict[str, Any], words: list[str], keys: tuple[str | int, ...]
    ) -> Iterator[tuple[str | int, ...]]:
        """The ways through a table: a key of it, or an entry of one of its lists without the list's name."""
        if words[0] in node:
            yield from self.ways(node[words[0]], words[1:], (*keys, words[0]))
            return
        if len(words) == 1 and keys and isinstance(keys[-1], int) and self.known_beside(keys, words[0]):
            yield (*keys, words[0])
            return
        for key, inside in node.items():
            if isinstance(inside, list):
                for place, used in entries(inside, words, False):
                    yield from self.ways(inside[place], words[used:], (*keys, key, place))

    def known_beside(self, keys: tuple[str | int, ...], word: str) -> bool:
        """Whether other entries of the same list have this key, so that it can be added to this one."""
        return any(isinstance(entry, dict) and word in entry for entry in self.at(keys[:-1]))

    def at(self, keys: tuple[str | int, ...]) -> Any:
        """What lies at the end of some keys; None if only the last one is missing."""
        node: Any = self.whole
        for key in keys:
            node = node.get(key) if isinstance(node, dict) and isinstance(key, str) else node[key]
        return node

    def names(self, keys: tuple[str | int, ...]) -> list[str]:
        """The keys as one writes them: entries by id, else by number."""
        found: list[str] = []
        for depth, key in enumerate(keys):
            found.append(key if isinstance(key, str) else called(self.at(keys[: depth + 1]), key))
        return found

    def names_in(self, node: Any) -> list[str]:
        """What can stand next in a path."""
        if isinstance(node, dict):
            return [key for key in node if key not in MARKS]
        return [called(entry, place) for place, entry in enumerate(node)] if isinstance(node, list) else []

    def said(self, file: str) -> str:
        """Where the path ended, and what is there."""
        where = ".".join([file, *self.names(self.deepest)])
        there = self.names_in(self.at(self.deepest))
        if not there:
            return f"'{where}' is a single value."
        return f"'{where}' has no '{self.missed}'; it has {listed(there)}."

    def thing(self, keys: tuple[str | int, ...]) -> str:
        """What people call the innermost entry with a name on the way."""
        for depth in range(len(keys) - 1, 0, -1):
            node = self.at(keys[:depth])
            if isinstance(node, dict):
                for key in ("name", "title", "id"):
                    if isinstance(node.get(key), str):
                        return str(node[key])
        return ".".join(str(key) for key in keys)


def entries(items: list[Any], words: list[str], by_number: bool = True) -> Iterator[tuple[int, int]]:
    """The entries that the first words can mean, each with how many words that took: `cotton`, `1` is `cotton_1`."""
    for used in range(1, len(words) + 1):
        said = slug("_".join(words[:used]))
        for place, entry in enumerate(items):
            if isinstance(entry, dict) and said in aliases(entry):
                yield place, used
    if by_number and words[0].isascii() and words[0].isdigit() and 1 <= int(words[0]) <= len(items):
        place = int(words[0]) - 1
        if not isinstance(items[place], dict) or words[0] not in aliases(items[place]):
            yield place, 1


def aliases(entry: dict[str, Any]) -> set[str]:
    """What an entry is called in a path: its id, its ids, its name, or `key:value` of anything in it."""
    found = {slug(str(entry[key])) for key in ("id", "name", "title") if key in entry}
    found.update(slug(str(id)) for id in entry.get("ids", []))
    found.update(slug(f"{key}:{one}") for key, one in entry.items() if isinstance(one, str | int))
    return found


def slug(text: str) -> str:
    """A text as one writes it in a path: 'Cotton mill' is cotton_mill, 'kiel-denmark' is kiel_denmark."""
    return "_".join(
        text.lower().replace("-", " ").replace("_", " ").replace("'", "").replace(".", "").split()
    )


def called(entry: Any, place: int) -> str:
    """An entry of a list by its id, its first id or its name, else by its number."""
    if isinstance(entry, dict):
        for name in (entry.get("id"), *entry.get("ids", [])[:1], entry.get("name")):
            if isinstance(name, str):
                return name if " " not in name else slug(name)
    return str(place + 1)


def listed(names: list[str]) -> str:
    """Some names in a sentence, not too many."""
    more = f" and {len(names) - SEVERAL} more" if len(names) > SEVERAL else ""
    return ", ".join(names[:SEVERAL]) + more


def write_pack(files: dict[str, dict[str, Any]], changes: list[Change], folder: Path) -> None:
    """Lay the changed content down in a new folder."""
    content = deepcopy(files)
    for change in changes:
        node: Any = content[change.file]
        for key in change.keys[:-1]:
            node = node[key]
        node[change.keys[-1]] = change.after
    folder.mkdir()
    for name, data in content.items():
        (folder / f"{name}.toml").write_text(tomli_w.dumps(data), encoding="utf-8")


def try_pack(game: Game, folder: Path, seats: int, options: dict[str, str]) -> None:
    """Refuse a changed content that can't be played, or that a table with these options takes no notice of."""
    try:
        table = game.new(seats, 0, {**options, "content": str(folder)})
    except BadContent as error:
        raise BadOption(f"With this change the content can't be played. {error}") from None
    if game.content_key(table) == game.content_key(game.new(seats, 0, options)):
        raise BadOption(
            "A table with these options takes no notice of the change: the value is the same as before, "
            "or it belongs to a part that is not played with."
        )
